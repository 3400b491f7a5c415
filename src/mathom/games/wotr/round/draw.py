"""Chapter 19: phase 1 with three and four players. Drawing, and the exchange of a card in a team."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.wotr.box import CARDS, FREE_PEOPLES, SHADOW, card_name, deck_name, side_name
from mathom.games.wotr.codes import NO, YES, card_code, face_in
from mathom.games.wotr.events.hand import NOT_IN_HAND, ChooseDeck, HandLimit, decks_of, draw
from mathom.games.wotr.state import HAND, NO_CARD, War
from mathom.kernel import EventKind, Frame, Reason


def deck_names(decks: list[int]) -> list[str]:
    return [deck_name(deck) for deck in decks]


SWAPPED: Final = EventKind("cards-swapped", ("side", "decks"), ("WR-19.9",), (side_name, deck_names))
CARD_GIVEN: Final = EventKind("card-given", ("seat", "card"), ("WR-19.9",), (None, card_name))
NOT_EXCHANGED: Final = EventKind("no-exchange", ("side",), ("WR-19.11",), (side_name,))


class TeamDraw(Frame):
    """Each player draws, the Free Peoples first and the lead player of a side first; then a team may exchange a card.

    A single player of a side, and in round 1 everybody, draws from both decks; else each chooses a deck (DP-3). `at` is
    the number of the next player of `side`. WR-19.6, WR-19.7, WR-19.9, WR-19.45, AMB-75
    """

    __slots__ = ("at", "side")
    shows: ClassVar[tuple[str, ...]] = ("step", "at", "side")

    def __init__(self) -> None:
        super().__init__("draw_cards")
        self.side = FREE_PEOPLES
        self.at = 0

    def clone(self) -> TeamDraw:
        other = TeamDraw()
        other.step = self.step
        other.side = self.side
        other.at = self.at
        return other

    def draw_cards(self, w: War) -> None:
        seats = w.seats_of(self.side)
        if self.at == len(seats):
            self.step = "next_side"
            if w.is_divided(self.side) and all(w.hand(seat) for seat in seats):
                w.push(Exchange(self.side))
            return
        seat = seats[self.at]
        self.at += 1
        if w.is_divided(self.side) and w.turn > 1:
            w.push(ChooseDeck(seat))
        else:
            for deck in decks_of(self.side):
                draw(w, seat, deck)
            w.push(HandLimit(seat))

    def next_side(self, w: War) -> None:
        if self.side == SHADOW:
            w.pop()
        else:
            self.side = SHADOW
            self.at = 0
            self.step = "draw_cards"


class Exchange(Frame):
    """The two players of a side may exchange a card each, if both want to; neither says anything else (DP-4).

    Both answer at the same time, and then choose at the same time.
    WR-19.9 to WR-19.11, INF-19
    """

    __slots__ = ("side",)
    shows: ClassVar[tuple[str, ...]] = ("step", "side")

    def __init__(self, side: int = FREE_PEOPLES) -> None:
        super().__init__("ask_wishes")
        self.side = side

    def clone(self) -> Exchange:
        other = Exchange(self.side)
        other.step = self.step
        return other

    def pair(self, w: War) -> list[int]:
        return sorted(w.seats_of(self.side))

    def ask_wishes(self, w: War) -> None:
        w.ask_sealed(self.pair(w), "exchange", [[YES, NO], [YES, NO]], then="wishes_told")

    def wishes_told(self, w: War) -> None:
        if w.replies == [YES, YES]:
            self.step = "choose_cards"
        else:
            w.tell(NOT_EXCHANGED, self.side)
            w.pop()

    def choose_cards(self, w: War) -> None:
        hands = [sorted([card_code(w.face(thing)) for thing in w.hand(seat)]) for seat in self.pair(w)]
        w.ask_sealed(self.pair(w), "give-card", hands, then="exchange")

    def exchange(self, w: War) -> None:
        """The two know both cards from then on; all others see the backs, and are told no more. What comes in can
        change places with what is there, so that its number tells nothing.
        """
        pair = self.pair(w)
        faces = [face_in(code) for code in w.replies]
        w.pop()
        for seat, receiver, face in zip(pair, reversed(pair), faces, strict=True):
            w.zones.slip(w.card_in(HAND + seat, face), HAND + receiver)
        w.tell(SWAPPED, self.side, [CARDS[face].deck for face in faces])
        for seat, face in zip(pair, faces, strict=True):
            w.tell_to(1 << pair[0] | 1 << pair[1], CARD_GIVEN, seat, face)

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if self.step == "ask_wishes":
            return None if code in (YES, NO) else NOT_IN_HAND
        return NOT_IN_HAND if s.card_in(HAND + seat, face_in(code)) == NO_CARD else None
