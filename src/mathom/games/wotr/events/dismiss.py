"""Chapter 6: getting rid of an enemy card in play with an action die (DP-14). WR-6.17"""

# mypyc: skip

from __future__ import annotations

from typing import ClassVar, Final

from mathom.effects import Action, Carry, Entry
from mathom.effects.payment import pay_all, payments, refuse_costs
from mathom.effects.standing import WINDOW
from mathom.games.wotr.box import FREE_PEOPLES
from mathom.games.wotr.codes import NONE, card_code, face_in
from mathom.games.wotr.event_kinds import DISMISSED
from mathom.games.wotr.events.hand import NOT_IN_HAND
from mathom.games.wotr.events.in_play import DISMISSAL
from mathom.games.wotr.state import NO_CARD, NOTHING, War
from mathom.kernel import Frame, Reason

NOT_IN_PLAY: Final = Reason("that-card-is-not-in-play", "WR-6.17")
NOT_REMOVED_SO: Final = Reason("you-cannot-pay-for-its-removal", "WR-6.17")


def dismissals(w: War, side: int, face: int) -> list[Entry]:
    """The ways in which the card in play lets the side be rid of it."""
    found: list[Entry] = []
    for entry in w.in_force.at(WINDOW + DISMISSAL):
        whose = action_of(w, entry).of
        if entry.card == face and (whose is None or whose.has(w, w.context(entry, side, 0), side)):
            found.append(entry)
    return found


def action_of(w: War, entry: Entry) -> Action:
    action = w.text(entry)
    assert isinstance(action, Action)
    return action


def paying(w: War, entry: Entry, seat: int, side: int, shown: int) -> Carry:
    """The text of the way, in the hands of the player who pays."""
    f = w.context(entry, side, shown)
    f.seat = seat
    return f


def refuse_way(w: War, entry: Entry, seat: int, side: int, shown: int) -> Reason | None:
    f = paying(w, entry, seat, side, shown)
    action = action_of(w, entry)
    if action.needs is not None and not action.needs.holds(w, f):
        return NOT_REMOVED_SO
    return refuse_costs(w, action.cost, f)


def refuse_dismissal(w: War, seat: int, side: int, shown: int, face: int) -> Reason | None:
    """Why the player cannot remove the card with a die that shows this face. WR-6.17, WR-6.30"""
    found: Reason | None = NOT_IN_PLAY
    for entry in dismissals(w, side, face):
        found = refuse_way(w, entry, seat, side, shown)
        if found is None:
            return None
    return found


def candidates(w: War) -> list[int]:
    return sorted({entry.card for entry in w.in_force.at(WINDOW + DISMISSAL)})


def refuse_any_dismissal(w: War, seat: int, side: int, shown: int) -> Reason | None:
    found: Reason | None = NOT_IN_PLAY
    for face in candidates(w):
        reason = refuse_dismissal(w, seat, side, shown, face)
        if reason is None:
            return None
        if reason is not NOT_IN_PLAY:
            found = reason
    return found


class Dismiss(Frame):
    """Choose the card to remove, then what pays for it (DP-72); all is paid at once.

    `text` is the text of the card that says how, `paid` what was chosen so far.
    """

    __slots__ = ("card", "paid", "seat", "shown", "side", "text")
    shows: ClassVar[tuple[str, ...]] = ("step", "seat", "side", "shown", "card")
    discreet: ClassVar[tuple[str, ...]] = ("choose_payment",)

    def __init__(self, seat: int = 0, side: int = FREE_PEOPLES, shown: int = 0) -> None:
        super().__init__("choose_card")
        self.seat = seat
        self.side = side
        self.shown = shown
        self.card = NO_CARD
        self.text = 0
        self.paid: list[int] = NOTHING

    def clone(self) -> Dismiss:
        other = Dismiss(self.seat, self.side, self.shown)
        other.step = self.step
        other.card = self.card
        other.text = self.text
        other.paid = self.paid
        return other

    def choose_card(self, w: War) -> None:
        faces = [f for f in candidates(w) if refuse_dismissal(w, self.seat, self.side, self.shown, f) is None]
        w.ask_or_take(self.seat, "dismiss", [card_code(face) for face in faces], then="card_chosen")

    def card_chosen(self, w: War) -> None:
        """Of several ways the first that can be paid."""
        self.card = face_in(w.reply)
        for entry in reversed(dismissals(w, self.side, self.card)):
            if refuse_way(w, entry, self.seat, self.side, self.shown) is None:
                self.text = entry.text
        self.step = "choose_payment"

    def way(self, w: War) -> tuple[Action, Carry]:
        [entry] = [entry for entry in dismissals(w, self.side, self.card) if entry.text == self.text]
        f = paying(w, entry, self.seat, self.side, self.shown)
        f.paid = self.paid
        return action_of(w, entry), f

    def choose_payment(self, w: War) -> None:
        """How many of the hand could pay is the player's secret: a single one is asked for all the same. In somebody's
        imagination it may be none: then the question has no other answer than nothing."""
        action, f = self.way(w)
        if len(self.paid) == len(action.cost):
            self.step = "pay"
            return
        options = payments(w, action.cost, f) or [NONE]
        question = action.cost[len(self.paid)].asks()
        if question:
            w.ask_one(self.seat, question, options, then="payment_chosen")
        else:
            self.paid = [*self.paid, options[0]]

    def payment_chosen(self, w: War) -> None:
        self.paid = [*self.paid, w.reply]
        self.step = "choose_payment"

    def pay(self, w: War) -> None:
        action, f = self.way(w)
        pay_all(w, action.cost, f)
        w.pop()
        w.tell(DISMISSED, self.seat, self.card)
        w.push(f)

    def forget(self, s: War, seat: int | None) -> None:
        """What will be paid is the player's secret until all is."""
        if seat != self.seat and self.paid:
            action, f = self.way(s)
            ways = [cost.ways(s, f) for cost in action.cost[: len(self.paid)]]
            self.paid = [found[0] if found else NONE for found in ways]

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if self.step == "choose_card":
            return refuse_dismissal(s, seat, self.side, self.shown, face_in(code))
        action, f = self.way(s)
        return None if code in payments(s, action.cost, f) else NOT_IN_HAND
