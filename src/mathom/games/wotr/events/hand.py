"""Chapter 6: event cards. Drawing, the hand limit and discarding; the rest is in `play`, `in_play` and `dismiss`."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.wotr.box import CARDS, DECK_SIDE, DECKS
from mathom.games.wotr.codes import DECK_CODE, card_code, face_in
from mathom.games.wotr.event_kinds import DISCARDED_CARD, DISCARDED_HIDDEN, DREW, DREW_CARD, Said
from mathom.games.wotr.state import DECK, DISCARDED, FACE_DOWN, HAND, NO_CARD, War
from mathom.kernel import Frame, Reason

HAND_LIMIT: Final = 6
TEAM_HAND_LIMIT: Final = 4

NOT_IN_HAND: Final = Reason("that-card-is-not-in-your-hand-of-events", "WR-6.7")
EMPTY_DECK: Final = Reason("that-deck-is-empty", "WR-6.6")
NOT_YOUR_DECK: Final = Reason("that-is-not-your-deck", "WR-6.1")

# Drawing


def decks_of(side: int) -> list[int]:
    return [deck for deck in range(len(DECKS)) if DECK_SIDE[deck] == side]


def refuse_draw(w: War, side: int, deck: int) -> Reason | None:
    """Why no card can be drawn from the deck: it is empty, or the enemy's. WR-5.27, WR-6.1, WR-6.6, AMB-10"""
    if DECK_SIDE[deck] != side:
        return NOT_YOUR_DECK
    return None if w.zones.content[DECK + deck] else EMPTY_DECK


def draw(w: War, seat: int, deck: int) -> None:
    """Draw a card, if there is one: an exhausted deck is never reshuffled. WR-4.7, WR-6.6"""
    pile = w.zones.content[DECK + deck]
    if pile:
        thing = pile[-1]
        w.zones.move(thing, HAND + seat)
        w.tell(DREW, seat, deck)
        w.tell_to(1 << seat, DREW_CARD, seat, w.face(thing))


def hand_limit(w: War, seat: int) -> int:
    """Six cards; four for each of two players of a side. WR-6.3, WR-19.8, WR-19.45, AMB-76"""
    return TEAM_HAND_LIMIT if w.is_divided(w.side_of_seat[seat]) else HAND_LIMIT


class DrawCards(Frame):
    """Draw `count` cards from a deck, then keep the hand limit. WR-6.2, AMB-7"""

    __slots__ = ("count", "deck", "seat")
    shows: ClassVar[tuple[str, ...]] = ("step", "count", "deck", "seat")

    def __init__(self, seat: int = 0, deck: int = 0, count: int = 1) -> None:
        super().__init__("draw_cards")
        self.seat = seat
        self.deck = deck
        self.count = count

    def clone(self) -> DrawCards:
        other = DrawCards(self.seat, self.deck, self.count)
        other.step = self.step
        return other

    def draw_cards(self, w: War) -> None:
        for _ in range(self.count):
            draw(w, self.seat, self.deck)
        w.pop()
        w.push(HandLimit(self.seat))


class ChooseDeck(Frame):
    """The player chooses the deck to draw a card from (DP-15, DP-19). WR-5.27"""

    __slots__ = ("seat",)
    shows: ClassVar[tuple[str, ...]] = ("step", "seat")

    def __init__(self, seat: int = 0) -> None:
        super().__init__("choose_deck")
        self.seat = seat

    def clone(self) -> ChooseDeck:
        other = ChooseDeck(self.seat)
        other.step = self.step
        return other

    def choose_deck(self, w: War) -> None:
        side = w.side_of_seat[self.seat]
        decks = [DECK_CODE + deck for deck in decks_of(side) if refuse_draw(w, side, deck) is None]
        if not decks:
            w.pop()
        else:
            w.ask_or_take(self.seat, "deck", decks, then="deck_chosen")

    def deck_chosen(self, w: War) -> None:
        deck = w.reply - DECK_CODE
        w.pop()
        w.push(DrawCards(self.seat, deck))

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        deck = code - DECK_CODE
        return refuse_draw(s, s.side_of_seat[seat], deck) if 0 <= deck < len(DECKS) else NOT_YOUR_DECK


class HandLimit(Frame):
    """Down to the limit: the player chooses what he discards face down (DP-2). WR-6.3 to WR-6.5, WR-6.27"""

    __slots__ = ("seat",)
    shows: ClassVar[tuple[str, ...]] = ("step", "seat")

    def __init__(self, seat: int = 0) -> None:
        super().__init__("choose_discard")
        self.seat = seat

    def clone(self) -> HandLimit:
        other = HandLimit(self.seat)
        other.step = self.step
        return other

    def choose_discard(self, w: War) -> None:
        hand = w.hand(self.seat)
        if len(hand) <= hand_limit(w, self.seat):
            w.pop()
        else:
            w.ask_one(self.seat, "discard", sorted([card_code(w.face(thing)) for thing in hand]), then="discard")

    def discard(self, w: War) -> None:
        discard_face_down(w, self.seat, w.card_in(HAND + self.seat, face_in(w.reply)))
        self.step = "choose_discard"

    def about(self, s: War) -> Said:
        """How many cards may stay. WR-6.3, WR-19.8"""
        return [("limit", hand_limit(s, self.seat))]

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        return NOT_IN_HAND if s.card_in(HAND + seat, face_in(code)) == NO_CARD else None


def discard_face_down(w: War, seat: int, thing: int) -> None:
    """The others see the back only. WR-6.4, AMB-8"""
    face = w.face(thing)
    w.zones.slip(thing, FACE_DOWN + seat)
    w.tell(DISCARDED_HIDDEN, seat, CARDS[face].deck)
    w.tell_to(1 << seat, DISCARDED_CARD, seat, face)


def discard_played(w: War, seat: int, thing: int) -> None:
    """A card that everybody has seen. WR-6.10"""
    w.zones.move(thing, DISCARDED + w.side_of_seat[seat])
