"""Words about companies under way, players and their decks, and what lies with what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Condition, Effect, Selector
from mathom.games.meccg.cards.fetching import Fetching
from mathom.games.meccg.companies.influence import has_skill
from mathom.games.meccg.company import NO_COMPANY, NO_THING
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.reasons import NO_SUCH_CARD
from mathom.games.meccg.round.sideboard import is_hazard_for
from mathom.games.meccg.state import A_COMPANY, PLAYER, Realm
from mathom.games.meccg.zones import DECK, SIDEBOARD
from mathom.kernel import Reason

NOT_MOVING: Final = Reason("no-such-company-is-under-way")
FEW_CARDS: Final = Reason("the-play-deck-has-fewer-than-five-cards")

# Selectors


@dataclass(frozen=True)
class Opponent(Selector):
    """The other player."""

    def things(self, s: Realm, f: Carry) -> list[int]:
        return [PLAYER + f.rival(s)]


@dataclass(frozen=True)
class HolderOf(Selector):
    """What the first card that the selector lists lies with; of a follower, who controls him."""

    of: Selector

    def things(self, s: Realm, f: Carry) -> list[int]:
        cards = [thing for thing in self.of.things(s, f) if 0 <= thing < len(s.on)]
        found = [s.under[card] if s.on[card] == NO_THING else s.on[card] for card in cards]
        return [holder for holder in found[:1] if holder >= 0]


@dataclass(frozen=True)
class Palantiri(Selector):
    """Palantíri that you hold, without a copy of this card: of this character (`of`), or with a sage in the company."""

    of: Selector | None = None

    def things(self, s: Realm, f: Carry) -> list[int]:
        bearers = s.characters(f.seat) if self.of is None else self.of.things(s, f)
        found: list[int] = []
        for who in bearers:
            members = s.companies[s.company_of(who)].members
            if self.of is None and not any(has_skill(s, member, "sage") for member in members):
                continue
            items = [card for card in s.cards_on(who) if s.face(card).kind == "item" and s.face(card).record.palantir]
            found += [item for item in items if not any(s.zones.face[card] == f.card for card in s.cards_on(item))]
        return found


# Conditions


@dataclass(frozen=True)
class Moving(Condition):
    """A company is under way and moves: one of these, if any are named; in this `way` (starter, region, under-deeps,
    special), if one is."""

    companies: Selector | None = None
    way: str = ""

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        if s.journey.company == NO_COMPANY or not s.journey.way:
            return NOT_MOVING
        if self.way and s.journey.way != self.way:
            return NOT_MOVING
        meant = self.companies is None or A_COMPANY + s.journey.company in self.companies.things(s, f)
        return None if meant else NOT_MOVING


@dataclass(frozen=True)
class PileHas(Condition):
    """A card of this kind lies in your discard pile, as `Recall` would find it."""

    what: str

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        return None if Fetching(f.seat, self.what, 1, "pile").wanted(s) else NO_SUCH_CARD

    def is_secret(self) -> bool:
        """How many cards lie there all can see, but not which."""
        return self.what != "anything"


@dataclass(frozen=True)
class HazardsAside(Condition):
    """A hazard lies in your sideboard."""

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        aside = [FACES[face] for face in s.faces_at(SIDEBOARD, f.seat)]
        return None if any(is_hazard_for(s, f.seat, card) for card in aside) else NO_SUCH_CARD

    def is_secret(self) -> bool:
        return True


@dataclass(frozen=True)
class DeckHas(Condition):
    """Your play deck has so many cards, or more."""

    least: int

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        return None if len(s.at(DECK, f.seat)) >= self.least else FEW_CARDS


# Verbs


JOURNEY_WORDS: Final[list[type[Effect]]] = [
    Opponent,
    HolderOf,
    Palantiri,
    Moving,
    DeckHas,
    PileHas,
    HazardsAside,
]
