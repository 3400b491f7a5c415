"""Chapter 6: a player may use one of the cards in play that offer something now. WR-6.16

A chapter opens the window and knows no card: `offer_cards(w, HUNT_ROLL, seat)`. The question is named like the window.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.wotr.codes import NONE, card_code, face_in
from mathom.games.wotr.events.in_play import HUNT_CARD, NOTHING_MEANT, PREVENT_TILE, offered, use_card
from mathom.games.wotr.state import War
from mathom.kernel import Frame, Reason

NOT_NOW: Final = Reason("that-card-cannot-be-used-so", "WR-6.16")
NOT_APPLICABLE: Final = Reason("that-card-does-not-apply-to-this-tile", "WR-16.33")


def offer_cards(w: War, window: str, seat: int, thing: int = NOTHING_MEANT, use: int = 0) -> None:
    """Push the offer, if any card in play makes one. A step calls it last."""
    if offered(w, window, thing, use):
        w.push(OfferCards(window, seat, thing, use))


class OfferCards(Frame):
    """The player may use one of the cards in play that offer something in the `window`, about `thing` with `use`.

    DP-20, DP-52
    """

    __slots__ = ("seat", "thing", "use", "window")
    shows: ClassVar[tuple[str, ...]] = ("step", "seat", "window")

    def __init__(self, window: str = "", seat: int = 0, thing: int = NOTHING_MEANT, use: int = 0) -> None:
        super().__init__("offer")
        self.window = window
        self.seat = seat
        self.thing = thing
        self.use = use

    def clone(self) -> OfferCards:
        other = OfferCards(self.window, self.seat, self.thing, self.use)
        other.step = self.step
        return other

    def options(self, w: War) -> list[int]:
        cards = offered(w, self.window, self.thing, self.use)
        return [*[card_code(face) for face in cards], NONE] if cards else []

    def offer(self, w: War) -> None:
        options = self.options(w)
        if options:
            w.ask_one(self.seat, self.window, options, then="card_chosen")
        else:
            w.pop()

    def card_chosen(self, w: War) -> None:
        w.pop()
        if w.reply != NONE:
            use_card(w, self.window, face_in(w.reply), self.thing, self.use)

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if code in self.options(s):
            return None
        return NOT_APPLICABLE if self.window in (PREVENT_TILE, HUNT_CARD) else NOT_NOW
