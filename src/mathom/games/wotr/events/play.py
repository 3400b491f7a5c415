"""Chapter 6: playing a card from the hand as an event."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.wotr.box import (
    ARMY_CARD,
    ARMY_FACE,
    CARD_FACES,
    CARDS,
    CHARACTER_CARD,
    CHARACTER_FACE,
    EVENT_FACE,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    LAYOUT,
    MUSTER_ARMY_FACE,
    MUSTER_CARD,
    MUSTER_FACE,
    NO_NATION,
)
from mathom.games.wotr.codes import NO, YES, card_code, face_in
from mathom.games.wotr.event_kinds import PLAYED
from mathom.games.wotr.events import in_play
from mathom.games.wotr.events.card_text import CardText, refuse_event
from mathom.games.wotr.events.hand import NOT_IN_HAND, DrawCards
from mathom.games.wotr.state import DECK, DISCARDED, HAND, IN_PLAY, NO_CARD, War
from mathom.games.wotr.team import DUEL
from mathom.kernel import Frame, Reason

OTHER_SYMBOL: Final = Reason("the-card-shows-the-symbol-of-your-team-mate", "WR-19.39", "WR-19.40")
WRONG_DIE: Final = Reason("the-die-does-not-play-cards-of-this-type", "WR-6.8")
EMPTY_HAND: Final = Reason("you-have-no-event-cards-in-hand", "WR-6.7")
NO_SUCH_TYPE: Final = Reason("the-die-plays-no-card-of-your-hand", "WR-6.8")
NONE_PLAYABLE: Final = Reason("no-card-of-your-hand-meets-its-condition", "WR-6.11")

# A nation of the player whose symbol a card shows (WR-19.40).
SYMBOL_NATION: Final[dict[str, int]] = {
    nation["multiplayer_player"]: number for number, nation in enumerate(LAYOUT["nations"])
}

# The types of cards that a die plays (WR-5.14, WR-5.22, WR-5.24, WR-5.28, WR-5.29, WR-6.8, WR-6.9, AMB-1)
TYPES_OF_FACE: Final[dict[int, list[int]]] = {
    CHARACTER_FACE: [CHARACTER_CARD],
    ARMY_FACE: [ARMY_CARD],
    MUSTER_FACE: [MUSTER_CARD],
    MUSTER_ARMY_FACE: [ARMY_CARD, MUSTER_CARD],
    EVENT_FACE: [CHARACTER_CARD, ARMY_CARD, MUSTER_CARD],
}
NO_TYPES: Final[list[int]] = []

# With the Mouth of Sauron a Muster die plays what an Army die plays, too (WR-7.55).
ARMY_BY_MOUTH: Final[list[int]] = [MUSTER_CARD, ARMY_CARD]


def refuse_play(w: War, seat: int, face: int, types: list[int]) -> Reason | None:
    """Why the player cannot play the card with a die that plays these types. WR-6.7 to WR-6.9, WR-6.11"""
    if w.card_in(HAND + seat, face) == NO_CARD:
        return NOT_IN_HAND
    if CARDS[face].type not in types:
        return WRONG_DIE
    return refuse_symbol(w, seat, face) or refuse_event(w, seat, face)


def refuse_symbol(w: War, seat: int, face: int) -> Reason | None:
    """Why a card with a player's symbol is not the player's to play, where two share a side.

    WR-19.39 to WR-19.41
    """
    if w.seats == DUEL:
        return None
    nation = SYMBOL_NATION.get(CARDS[face].player, NO_NATION)
    if nation == NO_NATION or not w.is_divided(w.side_of_seat[seat]) or w.seat_of_nation[nation] == seat:
        return None
    return OTHER_SYMBOL


def is_barred(w: War, seat: int, face: int, types: list[int]) -> bool:
    """Whether a card of the hand cannot be played with a die that plays these types."""
    if CARDS[face].type not in types:
        return True
    return refuse_symbol(w, seat, face) is not None or refuse_event(w, seat, face) is not None


def playable(w: War, seat: int, types: list[int]) -> list[int]:
    faces = sorted([w.face(thing) for thing in w.hand(seat)])
    return [face for face in faces if not is_barred(w, seat, face, types)]


def can_play(w: War, seat: int, types: list[int]) -> bool:
    faces = w.zones.face
    return any(not is_barred(w, seat, faces[thing], types) for thing in w.hand(seat))


def refuse_any_event(w: War, seat: int, types: list[int]) -> Reason | None:
    """Why the player can play no card with a die that plays these types. WR-6.7 to WR-6.9, WR-6.11"""
    if not w.hand(seat):
        return EMPTY_HAND
    reasons = [refuse_play(w, seat, w.face(thing), types) for thing in w.hand(seat)]
    if None in reasons:
        return None
    fitting = [reason for reason in reasons if reason is not WRONG_DIE]
    if not fitting:
        return NO_SUCH_TYPE
    return fitting[0] if len(fitting) == 1 else NONE_PLAYABLE


class PlayEvent(Frame):
    """Play a card from the hand as an event; `types` are those that the die plays, `die` is the face of the die.

    Without a die (`die` -1) nothing is drawn afterwards. WR-6.7 to WR-6.16, WR-7.39
    """

    __slots__ = ("card", "die", "optional", "seat", "types")
    shows: ClassVar[tuple[str, ...]] = ("step", "card", "die", "optional", "seat", "types")
    discreet: ClassVar[tuple[str, ...]] = ("choose_card",)
    weighty: ClassVar[tuple[str, ...]] = ("choose_card",)

    def __init__(self, seat: int = 0, die: int = -1, types: list[int] | None = None, optional: bool = False) -> None:
        super().__init__("choose_card")
        self.seat = seat
        self.die = die
        self.types: list[int] = [] if types is None else types
        self.optional = optional
        self.card = NO_CARD

    def clone(self) -> PlayEvent:
        other = PlayEvent(self.seat, self.die, self.types, self.optional)
        other.step = self.step
        other.card = self.card
        return other

    def choose_card(self, w: War) -> None:
        """A free card after another may be declined, and is asked for whatever the hand holds (DP-16, DP-69)."""
        options = [card_code(face) for face in playable(w, self.seat, self.types)]
        if self.optional:
            if not w.hand(self.seat):
                w.pop()
                return
            options.append(NO)
        w.ask_one(self.seat, "event-card", options, then="card_chosen")

    def card_chosen(self, w: War) -> None:
        if w.reply == NO:
            w.pop()
            return
        self.card = face_in(w.reply)
        thing = w.card_in(HAND + self.seat, self.card)
        side = w.side_of_seat[self.seat]
        w.move(thing, (IN_PLAY if CARDS[self.card].remains else DISCARDED) + side)
        if self.types == ARMY_BY_MOUTH and CARDS[self.card].type == ARMY_CARD:
            w.mouth_used = True
        w.tell(PLAYED, self.seat, self.card)
        self.step = "tell_cards"
        w.push(CardText(self.seat, self.card))

    def tell_cards(self, w: War) -> None:
        """Cards in play hear of an event die, and what they do about it comes first, one after the other.

        They hear of the face: the number of the thing would tell everybody when the card was drawn.
        """
        self.step = "settle"
        if self.die == EVENT_FACE:
            w.happen(in_play.WHEN_EVENT_PLAYED, self.card, w.side_of_seat[self.seat])

    def settle(self, w: War) -> None:
        if w.due:
            w.settle()
        else:
            self.step = "draw_after"

    def draw_after(self, w: War) -> None:
        """Gandalf the Grey as Guide lets the player draw after an Event die (DP-19). WR-7.39"""
        side = w.side_of_seat[self.seat]
        deck = CARDS[self.card].deck
        if (
            self.die == EVENT_FACE
            and side == FREE_PEOPLES
            and w.guide == GANDALF_THE_GREY
            and w.zones.content[DECK + deck]
        ):
            w.ask_one(self.seat, "gandalf-draw", [YES, NO], then="draw_chosen")
        else:
            w.pop()

    def draw_chosen(self, w: War) -> None:
        deck = CARDS[self.card].deck
        drawing = w.reply == YES
        w.pop()
        if drawing:
            w.push(DrawCards(self.seat, deck))

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if self.step == "draw_after" or (code == NO and self.optional):
            return None if code in (YES, NO) else NOT_IN_HAND
        face = face_in(code)
        if not 0 <= face < CARD_FACES or s.card_in(HAND + seat, face) == NO_CARD:
            return NOT_IN_HAND
        return refuse_symbol(s, seat, face) or refuse_play(s, seat, face, self.types)
