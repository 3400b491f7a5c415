"""Chapters 4 and 26: drawing, hands of the right size, and what happens when a play deck is exhausted."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.meccg.codes import DONE, NONE, deed, face_in, faces
from mathom.games.meccg.event_kinds import (
    DISCARDED_HIDDEN,
    DISCARDED_OWN,
    DREW,
    DREW_CARDS,
    EXCHANGED,
    EXHAUSTED,
)
from mathom.games.meccg.reasons import NO_SUCH_CARD
from mathom.games.meccg.state import NOTHING, PLAYER, Realm
from mathom.games.meccg.zones import DECK, DISCARD, HAND, SIDEBOARD, SITE_DISCARD, SITES
from mathom.kernel import EVERYONE, Frame, Reason, shuffle_sizes

HAND_SIZE: Final = 8
MOST_EXCHANGED: Final = 5

DISCARD_IT: Final = deed("discard")
EXCHANGE: Final = deed("exchange")
FETCH: Final = deed("fetch")

NOT_IN_HAND: Final = Reason("you-do-not-hold-that-card")
TOO_MANY: Final = Reason("your-hand-is-too-large", "ME-4.22", "ME-6.36")


def hand_size(s: Realm, seat: int) -> int:
    """Normally 8. ME-4.22, ME-6.36"""
    return s.value("hand_size", PLAYER + seat, HAND_SIZE)


def throw_away(s: Realm, seat: int, face: int) -> None:
    """A card goes from hand to the discard pile; the others see only that one does, unless a card shows it."""
    thing = s.zones.slip(s.with_face(HAND, seat, face), DISCARD + seat)
    if s.counts_as("discards-openly", PLAYER + seat):
        s.zones.reveal(thing, EVERYONE)
        s.tell(DISCARDED_OWN, seat, face)
        return
    s.tell(DISCARDED_HIDDEN, seat, 1)
    s.tell_to(1 << seat, DISCARDED_OWN, seat, face)


class Draw(Frame):
    """A player draws `left` more cards. A deck whose last card is drawn is made anew, and drawing goes on. C-25"""

    __slots__ = ("drawn", "left", "seat")

    def __init__(self, seat: int = 0, left: int = 0, drawn: list[int] | None = None, step: str = "draw") -> None:
        super().__init__(step)
        self.seat = seat
        self.left = left
        self.drawn: list[int] = NOTHING if drawn is None else drawn

    def clone(self) -> Draw:
        return Draw(self.seat, self.left, self.drawn, self.step)

    def draw(self, s: Realm) -> None:
        deck = s.at(DECK, self.seat)
        if not self.left or not deck:
            self.tell(s)
            s.pop()
            return
        card = deck[-1]
        self.left -= 1
        self.drawn = [*self.drawn, s.zones.face[card]]
        s.zones.move(card, HAND + self.seat)
        if len(deck) == 1:
            self.tell(s)
            s.push(Exhaustion(self.seat))

    def tell(self, s: Realm) -> None:
        if self.drawn:
            s.tell(DREW, self.seat, len(self.drawn))
            s.tell_to(1 << self.seat, DREW_CARDS, self.seat, self.drawn)
            self.drawn = NOTHING


class Exhaustion(Frame):
    """The play deck is exhausted: site cards return, up to five cards are exchanged, the discard pile is shuffled.

    ME-26.1, ME-26.2, ME-26.9 to ME-26.12
    """

    __slots__ = ("exchanged", "given", "seat")
    discreet: ClassVar[tuple[str, ...]] = ("give", "take")

    def __init__(self, seat: int = 0, exchanged: int = 0, given: int = 0, step: str = "exhaust") -> None:
        super().__init__(step)
        self.seat = seat
        self.exchanged = exchanged
        self.given = given

    def clone(self) -> Exhaustion:
        return Exhaustion(self.seat, self.exchanged, self.given, self.step)

    def exhaust(self, s: Realm) -> None:
        s.exhausted = [n + (seat == self.seat) for seat, n in enumerate(s.exhausted)]
        s.tell(EXHAUSTED, self.seat, s.exhausted[self.seat])
        for site in s.at(SITE_DISCARD, self.seat):
            s.zones.move(site, SITES + self.seat)
        s.happen("exhausted", PLAYER + self.seat)
        self.step = "give"

    def give(self, s: Realm) -> None:
        """Which card of the discard pile leaves? ME-26.1"""
        if self.exchanged == MOST_EXCHANGED or not s.at(DISCARD, self.seat) or not s.at(SIDEBOARD, self.seat):
            self.step = "turn_over"
            return
        s.ask_one(self.seat, "exchange", [*faces(EXCHANGE, s.faces_at(DISCARD, self.seat)), DONE], "given_up")

    def given_up(self, s: Realm) -> None:
        if s.reply == DONE:
            self.step = "turn_over"
            return
        self.given = face_in(s.reply)
        self.step = "take"

    def take(self, s: Realm) -> None:
        s.ask_one(self.seat, "exchange-for", faces(FETCH, s.faces_at(SIDEBOARD, self.seat)), "taken")

    def taken(self, s: Realm) -> None:
        taken = s.zones.slip(s.with_face(SIDEBOARD, self.seat, face_in(s.reply)), DISCARD + self.seat)
        given = [thing for thing in s.at(DISCARD, self.seat) if s.zones.face[thing] == self.given and thing != taken]
        s.zones.slip(given[0], SIDEBOARD + self.seat)
        self.exchanged += 1
        self.given = 0
        self.step = "give"

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if self.step == "take":
            return None if code in faces(FETCH, s.faces_at(SIDEBOARD, seat)) else NO_SUCH_CARD
        return None if code == DONE or code in faces(EXCHANGE, s.faces_at(DISCARD, seat)) else NO_SUCH_CARD

    def forget(self, s: Realm, seat: int | None) -> None:
        """Which card is given up is not known before another one is taken for it."""
        if self.step == "take" and seat != self.seat:
            self.given = 0
            self.step = "give"

    def turn_over(self, s: Realm) -> None:
        if self.exchanged:
            s.tell(EXCHANGED, self.seat, self.exchanged)
        for card in s.at(DISCARD, self.seat):
            s.zones.move(card, DECK + self.seat)
        self.step = "shuffle"
        s.throw(f"deck.{self.seat}", shuffle_sizes(len(s.at(DECK, self.seat))))

    def shuffle(self, s: Realm) -> None:
        s.zones.shuffle(DECK + self.seat, s.outcome)
        s.pop()


class Adjust(Frame):
    """Players draw up or discard down to the hand size, those in `order` one after the other. ME-4.22, ME-6.36"""

    __slots__ = ("order",)
    discreet: ClassVar[tuple[str, ...]] = ("adjust",)

    def __init__(self, order: list[int] | None = None, step: str = "adjust") -> None:
        super().__init__(step)
        self.order: list[int] = NOTHING if order is None else order

    def clone(self) -> Adjust:
        return Adjust(self.order, self.step)

    def about(self, s: Realm) -> list[tuple[str, object]]:
        return [("left", self.surplus(s, self.order[0]))] if self.order else []

    def surplus(self, s: Realm, seat: int) -> int:
        """How many cards are too many; below 0 so many are missing."""
        return len(s.at(HAND, seat)) - hand_size(s, seat)

    def adjust(self, s: Realm) -> None:
        if not self.order:
            s.pop()
            return
        seat = self.order[0]
        surplus = self.surplus(s, seat)
        if surplus > 0:
            s.ask_one(seat, "surplus", faces(DISCARD_IT, s.faces_at(HAND, seat)), "thrown")
            return
        self.order = self.order[1:]
        if surplus < 0:
            s.push(Draw(seat, -surplus))

    def thrown(self, s: Realm) -> None:
        throw_away(s, self.order[0], face_in(s.reply))
        self.step = "adjust"

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if code in faces(DISCARD_IT, s.faces_at(HAND, seat)):
            return None
        return TOO_MANY if code == NONE else NOT_IN_HAND


class LastDiscard(Frame):
    """Each player may discard one card from hand. ME-4.21"""

    __slots__ = ("order",)
    discreet: ClassVar[tuple[str, ...]] = ("offer",)

    def __init__(self, order: list[int] | None = None, step: str = "offer") -> None:
        super().__init__(step)
        self.order: list[int] = NOTHING if order is None else order

    def clone(self) -> LastDiscard:
        return LastDiscard(self.order, self.step)

    def offer(self, s: Realm) -> None:
        if not self.order:
            s.pop()
        elif not s.at(HAND, self.order[0]):
            self.order = self.order[1:]
        else:
            seat = self.order[0]
            s.ask_one(seat, "discard", [*faces(DISCARD_IT, s.faces_at(HAND, seat)), NONE], "thrown")

    def thrown(self, s: Realm) -> None:
        if s.reply != NONE:
            throw_away(s, self.order[0], face_in(s.reply))
        self.order = self.order[1:]
        self.step = "offer"

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        return None if code == NONE or code in faces(DISCARD_IT, s.faces_at(HAND, seat)) else NOT_IN_HAND
