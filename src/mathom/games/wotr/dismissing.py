"""Chapter 6: getting rid of an enemy card in play with an action die (DP-14). WR-6.17"""

# mypyc: skip

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.wotr.board import region_named
from mathom.games.wotr.cards.conditions import whereabouts
from mathom.games.wotr.codes import CARD
from mathom.games.wotr.components import (
    ARAGORN,
    ARMY_CARD,
    CARDS,
    CHARACTER_CARD,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    SHADOW,
    WILL_OF_THE_WEST,
)
from mathom.games.wotr.events import NOT_IN_HAND, discard_played
from mathom.games.wotr.happenings import CARD_PAID, DISMISSED
from mathom.games.wotr.rings import refuse_ring, spend_ring
from mathom.games.wotr.table_cards import DENETHORS_FOLLY, PALANTIR, POWER_TOO_GREAT, TOM_BOMBADIL, leave_table
from mathom.games.wotr.war import HAND, NO_CARD, War
from mathom.kernel import Frame, Reason

NOT_IN_PLAY: Final = Reason("that-card-is-not-in-play", "WR-6.17")
CANNOT_PAY: Final = Reason("you-cannot-pay-for-its-removal", "WR-6.17")

MINAS_TIRITH: Final = region_named("minas_tirith")
FOR_FREE_PEOPLES: Final = [PALANTIR, DENETHORS_FOLLY]
FOR_SHADOW: Final = [POWER_TOO_GREAT, TOM_BOMBADIL]


def candidates(side: int) -> list[int]:
    return FOR_FREE_PEOPLES if side == FREE_PEOPLES else FOR_SHADOW


def refuse_dismissal(w: War, seat: int, side: int, shown: int, face: int) -> Reason | None:
    """Why the player cannot remove the card with a die that shows this face. WR-6.17, WR-6.30"""
    if face not in candidates(side) or not w.on_table(face):
        return NOT_IN_PLAY
    if side == SHADOW:
        types = [CARDS[w.face(thing)].type for thing in w.hand(seat)]
        return None if ARMY_CARD in types and CHARACTER_CARD in types else CANNOT_PAY
    if shown == WILL_OF_THE_WEST:
        return None
    if face == PALANTIR:
        return refuse_ring(w, FREE_PEOPLES)
    healers = (ARAGORN, GANDALF_THE_GREY, GANDALF_THE_WHITE)
    return None if any(whereabouts(w, c) == MINAS_TIRITH for c in healers) else CANNOT_PAY


def refuse_any_dismissal(w: War, seat: int, side: int, shown: int) -> Reason | None:
    found: Reason | None = NOT_IN_PLAY
    for face in candidates(side):
        reason = refuse_dismissal(w, seat, side, shown, face)
        if reason is None:
            return None
        if reason is not NOT_IN_PLAY:
            found = reason
    return found


class Dismiss(Frame):
    """Choose the card to remove and pay: the Shadow with an Army and a Character card from the hand (DP-72)."""

    __slots__ = ("card", "paid", "seat", "shown", "side")
    secret: ClassVar[tuple[str, ...]] = ("paid",)

    def __init__(self, seat: int = 0, side: int = FREE_PEOPLES, shown: int = 0) -> None:
        super().__init__("choose_card")
        self.seat = seat
        self.side = side
        self.shown = shown
        self.card = NO_CARD
        self.paid = NO_CARD

    def clone(self) -> Dismiss:
        other = Dismiss(self.seat, self.side, self.shown)
        other.step = self.step
        other.card = self.card
        other.paid = self.paid
        return other

    def choose_card(self, w: War) -> None:
        faces = [f for f in candidates(self.side) if refuse_dismissal(w, self.seat, self.side, self.shown, f) is None]
        if len(faces) == 1:
            w.reply = CARD + faces[0]
            self.step = "card_chosen"
        else:
            w.ask_one(self.seat, "dismiss", [CARD + face for face in faces], then="card_chosen")

    def card_chosen(self, w: War) -> None:
        self.card = w.reply - CARD
        if self.side == SHADOW:
            self.step = "choose_army_card"
        else:
            if self.card == PALANTIR and self.shown != WILL_OF_THE_WEST:
                spend_ring(w, FREE_PEOPLES)
            self.step = "remove_card"

    def of_type(self, w: War, wanted: int) -> list[int]:
        faces = sorted([w.face(thing) for thing in w.hand(self.seat)])
        return [CARD + face for face in faces if CARDS[face].type == wanted]

    def choose_army_card(self, w: War) -> None:
        w.ask_one(self.seat, "pay-army-card", self.of_type(w, ARMY_CARD), then="army_card_chosen")

    def army_card_chosen(self, w: War) -> None:
        self.paid = w.reply - CARD
        self.step = "choose_character_card"

    def choose_character_card(self, w: War) -> None:
        w.ask_one(self.seat, "pay-character-card", self.of_type(w, CHARACTER_CARD), then="character_card_chosen")

    def character_card_chosen(self, w: War) -> None:
        for face in (self.paid, w.reply - CARD):
            discard_played(w, self.seat, w.card_in(HAND + self.seat, face))
            w.tell(CARD_PAID, self.seat, face)
        self.step = "remove_card"

    def remove_card(self, w: War) -> None:
        w.tell(DISMISSED, self.seat, self.card)
        leave_table(w, self.card)
        w.pop()

    def forget(self, s: War, seat: int | None) -> None:
        """Which card will be paid is the player's secret until both are."""
        if seat != self.seat and self.paid != NO_CARD:
            self.paid = self.of_type(s, ARMY_CARD)[0] - CARD if self.of_type(s, ARMY_CARD) else NO_CARD

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if self.step == "choose_card":
            return refuse_dismissal(s, seat, self.side, self.shown, code - CARD)
        wanted = ARMY_CARD if self.step == "choose_army_card" else CHARACTER_CARD
        return None if code in self.of_type(s, wanted) else NOT_IN_HAND
