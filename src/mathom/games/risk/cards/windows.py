"""Chapter 10: the moments of action cards. RI-10.32 to RI-10.34"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mathom.games.risk.box import party_name
from mathom.games.risk.cards.play import (
    NOT_HELD,
    PlayCard,
    might_play,
    playable_in,
    refuse_card,
)
from mathom.games.risk.codes import BRIDGE, CARD, DISCARD, DONE, PASS
from mathom.games.risk.control import aftermath
from mathom.games.risk.event_kinds import CARD_DISCARDED, Said
from mathom.games.risk.state import ADVENTURE_BACK, ADVENTURE_DISCARD, HAND, TERRITORY_DISCARD, Realm
from mathom.kernel import Frame, Reason, Window

NOTHING_TO_DISCARD: Final = Reason("there-is-no-card-to-discard", "RI-10.8")


class CardWindow(Window):
    """A moment in which the parties of `order` may play cards, until all decline in a row. `window` is its name.

    The order is of parties: a player may run several. Who might hold a card for this moment, as far as the others can
    tell, is asked even if he has none. RI-10.33, RI-10.34, INF-14
    """

    __slots__ = ("window",)
    shows: ClassVar[tuple[str, ...]] = ("step", "window")

    def __init__(self, order: list[int] | None = None, window: str = "B0", like: CardWindow | None = None) -> None:
        super().__init__(order, like)
        self.window: str = window if like is None else like.window

    def clone(self) -> CardWindow:
        return CardWindow(like=self)

    def reactions(self, s: Any, seat: int) -> list[int]:
        """What a party may do: `seat` is the party here."""
        return [CARD + face for face in playable_in(s, seat, self.window)]

    def asks_anyway(self, s: Any, seat: int) -> bool:
        return might_play(s, seat, self.window)

    def offer(self, s: Realm) -> None:
        if self.passes >= len(self.order):
            self.step = "close"
            return
        party = self.order[self.at]
        if self.asks_anyway(s, party):
            s.ask_one(s.seat_of[party], "play-card", [*self.reactions(s, party), DISCARD, PASS], "answer")
        else:
            self.pass_on()

    def answer(self, s: Realm) -> None:
        if s.reply == PASS:
            self.pass_on()
            return
        party = self.order[self.at]
        self.step = "reacted"
        if s.reply == DISCARD:
            self.step = "offer"
            s.push(DiscardCard(party))
        else:
            s.push(PlayCard(party, s.reply - CARD, self.window))

    def reacted(self, s: Realm) -> None:
        """What the card did may have changed the board. RI-13.8, RI-14.9"""
        super().reacted(s)
        aftermath(s)

    def about(self, s: Realm) -> Said:
        return [("party", party_name(self.order[self.at])), ("window", self.window)]

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if code in (PASS, DISCARD):
            return None
        return refuse_card(s, self.order[self.at], code - CARD, self.window) if is_card(code) else NOT_HELD


def is_card(code: int) -> bool:
    return CARD <= code < BRIDGE


class OwnCards(Frame):
    """A moment of the active party alone: the start of its turn (T0) or of its movement (M0). DP-2, DP-4, DP-31"""

    __slots__ = ("party", "window")
    shows: ClassVar[tuple[str, ...]] = ("step", "party", "window")
    discreet: ClassVar[tuple[str, ...]] = ("offer",)

    def __init__(self, party: int = 0, window: str = "T0") -> None:
        super().__init__("offer")
        self.party = party
        self.window = window

    def clone(self) -> OwnCards:
        other = OwnCards(self.party, self.window)
        other.step = self.step
        return other

    def offer(self, s: Realm) -> None:
        if not might_play(s, self.party, self.window):
            s.pop()
            return
        options = [CARD + face for face in playable_in(s, self.party, self.window)]
        s.ask_one(s.seat_of[self.party], "play-card", [*options, DISCARD, DONE], then="answered")

    def answered(self, s: Realm) -> None:
        self.step = "offer"
        if s.reply == DONE:
            s.pop()
        elif s.reply == DISCARD:
            s.push(DiscardCard(self.party))
        else:
            self.step = "played"
            s.push(PlayCard(self.party, s.reply - CARD, self.window))

    def played(self, s: Realm) -> None:
        self.step = "offer"
        aftermath(s)

    def about(self, s: Realm) -> Said:
        return [("party", party_name(self.party)), ("window", self.window)]

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if code in (DONE, DISCARD):
            return None
        return refuse_card(s, self.party, code - CARD, self.window) if is_card(code) else NOT_HELD


class DiscardCard(Frame):
    """A party discards a card of its hand, which is shown and scores nothing (DP-31). RI-10.8, RI-10.41"""

    __slots__ = ("party",)
    shows: ClassVar[tuple[str, ...]] = ("step", "party")
    discreet: ClassVar[tuple[str, ...]] = ("choose_card",)

    def __init__(self, party: int = 0) -> None:
        super().__init__("choose_card")
        self.party = party

    def clone(self) -> DiscardCard:
        other = DiscardCard(self.party)
        other.step = self.step
        return other

    def choose_card(self, s: Realm) -> None:
        options = [CARD + face for face in s.faces_in(HAND + self.party)]
        s.ask_one(s.seat_of[self.party], "discard", [*options, PASS], then="discarded")

    def discarded(self, s: Realm) -> None:
        if s.reply != PASS:
            discard(s, self.party, s.reply - CARD)
        s.pop()

    def about(self, s: Realm) -> Said:
        return [("party", party_name(self.party))]

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if code == PASS:
            return None
        return None if is_card(code) and s.card_in(HAND + self.party, code - CARD) >= 0 else NOTHING_TO_DISCARD


def discard(s: Realm, party: int, face: int) -> None:
    """It goes to its own pile. RI-10.8"""
    thing = s.card_in(HAND + party, face)
    s.zones.move(thing, ADVENTURE_DISCARD if s.back(thing) == ADVENTURE_BACK else TERRITORY_DISCARD)
    s.tell(CARD_DISCARDED, party, face)
