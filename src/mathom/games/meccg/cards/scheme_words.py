"""Words of schemes: cards that undo others, change the way, or call back what was beaten."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Condition, Effect, Verb
from mathom.games.meccg.codes import NO, deed, face_in, faces
from mathom.games.meccg.combat.creature import Keying
from mathom.games.meccg.journey.keys import keys_for
from mathom.games.meccg.reasons import NO_SUCH_CARD
from mathom.games.meccg.state import Realm
from mathom.games.meccg.uniqueness import out_already
from mathom.games.meccg.zones import CHAIN, DISCARD
from mathom.kernel import Reason

RAISE: Final = deed("play")


# Conditions


@dataclass(frozen=True)
class CanRise(Condition):
    """A creature of this race that could be played now lies in your discard pile."""

    race: str

    def is_secret(self) -> bool:
        return True

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        return None if risers(s, f.seat, self.race) else NO_SUCH_CARD


def risers(s: Realm, seat: int, race: str) -> list[int]:
    """The creatures (faces) of a race in a discard pile that can be keyed to something now."""
    found: list[int] = []
    for thing in s.at(DISCARD, seat):
        face = s.face(thing)
        if face.kind == "creature" and face.race == race and not out_already(s, face.number) and keys_for(s, thing):
            found.append(face.number)
    return found


# Verbs


@dataclass(frozen=True)
class Raise(Verb):
    """You choose a creature of this race in your discard pile; it attacks at once, with this much more prowess."""

    race: str
    prowess: int

    def is_secret(self) -> bool:
        return True

    def do(self, s: Realm, f: Carry) -> None:
        f.ask_always(s, f.seat, "raise", faces(RAISE, risers(s, f.seat, self.race)))

    def take(self, s: Realm, f: Carry) -> None:
        if s.reply == NO:
            return
        card = s.zones.slip(s.with_face(DISCARD, f.seat, face_in(s.reply)), CHAIN)
        s.push(Keying(card, self.prowess))

    def refuse(self, s: Realm, f: Carry, code: int) -> Reason | None:
        found = faces(RAISE, risers(s, f.seat, self.race)) or [NO]
        return None if code in found else NO_SUCH_CARD


WORDS: Final[list[type[Effect]]] = [
    CanRise,
    Raise,
]
