"""Chapter 25: which of a card's texts is declared, for whoever declares it and for all who hear of it."""

from __future__ import annotations

from typing import Final

from mathom.effects.standing import Play
from mathom.games.meccg.cards.verbs import Assail
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.state import Realm

USED: Final = "use"
PLAYED: Final = "play"
AS_CREATURE: Final = "creature"
AS_EVENT: Final = "event"


def how(s: Realm, face: int, text: int) -> str:
    """A card in play is used, another one played: one that can come as a creature and as an event says as what."""
    texts = s.script(face).texts
    chosen = texts[text]
    if not isinstance(chosen, Play):
        return USED
    attacks = [isinstance(other.do, Assail) for other in texts if isinstance(other, Play)]
    if all(attacks) or not any(attacks):
        return PLAYED
    return AS_CREATURE if isinstance(chosen.do, Assail) else AS_EVENT


def clauses_of(s: Realm, face: int, text: int) -> list[str]:
    """The clauses of the card that the text is."""
    return [f"{FACES[face].id}.{number}" for number in s.script(face).texts[text].clause]
