"""Chapter 20: in the organisation phase characters try to be rid of corruption cards."""

from __future__ import annotations

from typing import Final

from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.event_kinds import CLEANSED
from mathom.games.meccg.state import Realm
from mathom.kernel import Frame, Reason

WITHOUT_TAPPING: Final = 3
WITHOUT: Final = "removed-without-tapping"  # what is a card's own way to go

NOT_REMOVABLE: Final = Reason("that-card-cannot-be-removed-so", "ME-5.34", "ME-20.6")
MUST_TAP: Final = Reason("only-an-untapped-character-taps-for-it", "ME-20.6")
TRIED_ALREADY: Final = Reason("without-tapping-there-is-one-attempt", "ME-20.8", "C-83")


def removal_number(s: Realm, card: int) -> int | None:
    """What a roll must exceed to remove the card from its bearer; None if its text allows no attempt. ME-20.6"""
    number: int | None = getattr(s.face(card).record, "removal_roll_greater_than", None)
    return number


def removable(s: Realm, seat: int) -> list[int]:
    """The cards on the seat's characters that can be removed by a roll. ME-5.34"""
    found = [card for who in s.characters(seat) for card in s.cards_on(who)]
    return [card for card in found if removal_number(s, card) is not None]


def is_corruption(s: Realm, card: int) -> bool:
    """Whether it is a corruption card: only those can be removed without tapping where the text has tapping."""
    return "corruption" in s.face(card).keywords


def attempt(card: int, tapping: bool) -> int:
    """An attempt on the card as a number, by which the other kind of attempt can be told."""
    return ~card if tapping else card


def refuse_removal(s: Realm, seat: int, card: int, tapping: bool, tried: list[int]) -> Reason | None:
    """An attempt without tapping is the only one in all; after one by tapping there are only others by tapping. `tried`
    has what `attempt` makes of those of this phase. ME-5.35 to ME-5.37, ME-20.7 to ME-20.9"""
    if card not in removable(s, seat):
        return NOT_REMOVABLE
    if attempt(card, False) in tried or (not tapping and attempt(card, True) in tried):
        return TRIED_ALREADY
    by_roll_alone = s.counts_as(WITHOUT, card)
    if by_roll_alone if tapping else not (by_roll_alone or is_corruption(s, card)):
        return NOT_REMOVABLE
    return MUST_TAP if tapping and not s.is_untapped(s.on[card]) else None


class Cleansing(Frame):
    """The bearer of `card` rolls to be rid of it; without having tapped the roll must be 3 higher. ME-5.36, ME-20.8"""

    __slots__ = ("card", "tapping")

    def __init__(self, card: int = NO_THING, tapping: bool = True, step: str = "roll") -> None:
        super().__init__(step)
        self.card = card
        self.tapping = tapping

    def clone(self) -> Cleansing:
        return Cleansing(self.card, self.tapping, self.step)

    def roll(self, s: Realm) -> None:
        if self.tapping:
            s.tap(s.on[self.card])
        self.step = "compare"
        s.throw("removal", [6, 6])

    def compare(self, s: Realm) -> None:
        bearer = s.on[self.card]
        printed = removal_number(s, self.card)
        assert printed is not None
        rolled = s.value("removal", bearer, sum(s.outcome) + 2, 0, self.card + 1)
        needed = printed + (0 if self.tapping or s.counts_as(WITHOUT, self.card) else WITHOUT_TAPPING)
        won = rolled > needed
        seat, faces = s.owner(bearer), s.zones.face
        s.tell(CLEANSED, seat, faces[self.card], faces[bearer], rolled, needed, "removed" if won else "remains")
        if won:
            s.discard(self.card)
        s.pop()
