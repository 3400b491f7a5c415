"""Chapter 3: a turn. Lay one or more cards at the current location, then refill the hand."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.fellowship.combinations import refuse_card
from mathom.games.fellowship.components import (
    BAG_END_RING,
    CARD_FACES,
    HAND_SIZE,
    KINDS_PER_COLOUR,
    LOTHLORIEN_RING,
    ONE,
    RIVENDELL_BONUS,
    RIVENDELL_RING,
    WEATHERTOP_RING,
)
from mathom.games.fellowship.geometry import SLOTS
from mathom.games.fellowship.happenings import (
    COLOUR_CHANGED,
    COVERED,
    DREW,
    DREW_CARDS,
    HIT,
    LAID,
    OUT_OF_CARDS,
    REPLAYED,
    SPENT,
)
from mathom.games.fellowship.rings import (
    NO_RING,
    refuse_late_ring,
    refuse_pick_up,
    refuse_replay,
    refuse_ring,
    replayable,
)
from mathom.games.fellowship.scoring import Scoring
from mathom.games.fellowship.slots import COLOUR_COMES_LATER, OUT_OF_REACH, is_nazgul, refuse_cover, refuse_hit
from mathom.games.fellowship.table import BOX, DECK, FIRST_RING, FREE, HAND, TABLE, Table
from mathom.kernel import Frame, Reason

# Answers to "which card?" beside the faces.
STOP: Final = CARD_FACES
REPLAY: Final = CARD_FACES + 1

# A ring named when the question is "which slot?": never an option, but one can ask why not.
LATE_RING: Final = 100

# A card on the table named by its cell when the question is "which slot?": never an option either.
FAR_CELL: Final = 1000

NONE: Final = -1

NOT_IN_HAND: Final = Reason("that-card-is-not-in-your-hand", "FE-3.1")
NO_SUCH_SLOT: Final = Reason("cards-go-to-the-ten-slots-of-the-current-location", "FE-4.8")
NO_SUCH_RING: Final = Reason("there-is-no-such-ring", "FE-1.7")
MUST_GO_ON: Final = Reason("a-lone-player-goes-on-until-the-location-is-complete", "FE-12.4", "FE-3.2")
MUST_PLAY: Final = Reason("at-least-one-card-must-be-played", "FE-3.2", "FE-3.9")


class Turn(Frame):
    """One player's turn.

    What was played so far: `count` cards, `ones` and `highs` of the main set, `values` as a bit mask of the printed
    values. What is being played now: `card`, its `ring`, and the cell of `origin` if it is picked up from the table.
    """

    __slots__ = ("card", "count", "highs", "ones", "origin", "ring", "seat", "values")
    discreet: ClassVar[tuple[str, ...]] = ("choose_card", "choose_ring", "choose_slot")

    def __init__(self, seat: int = 0, like: Turn | None = None) -> None:
        self.seat = seat
        if like is None:
            self.step = "choose_card"
            self.count = self.ones = self.highs = self.values = 0
            self.card = self.origin = NONE
            self.ring = NO_RING
        else:
            self.step = like.step
            self.count = like.count
            self.ones = like.ones
            self.highs = like.highs
            self.values = like.values
            self.card = like.card
            self.ring = like.ring
            self.origin = like.origin

    def clone(self) -> Turn:
        return Turn(self.seat, self)

    # Which card (DP-2, DP-3)

    def choose_card(self, t: Table) -> None:
        """Ask for the next card, or to stop. FE-3.2, FE-3.5, FE-3.9, FE-3.10"""
        hand = t.hand(self.seat)
        if not hand:
            self.step = "refill"
            return
        options: list[int] = []
        last = NONE
        for face in sorted([t.zones.face[card] for card in hand]):
            if face != last and refuse_card(t, self, face) is None:
                options.append(face)
            last = face
        if self.count:
            options.append(STOP)
        if refuse_replay(t, self.seat) is None:
            options.append(REPLAY)
        t.ask_one(self.seat, "card", options, "card_chosen")

    def card_chosen(self, t: Table) -> None:
        self.ring = NO_RING
        self.origin = NONE
        if t.reply == STOP:
            self.step = "refill"
        elif t.reply == REPLAY:
            self.step = "choose_origin"
        else:
            self.card = self.find_in_hand(t, t.reply)
            may_have_ring = t.rings_of(self.seat) and not is_nazgul(t.reply)
            self.step = "choose_ring" if may_have_ring else "choose_slot"

    def find_in_hand(self, t: Table, face: int) -> int:
        for card in t.hand(self.seat):
            if t.zones.face[card] == face:
                return card
        return NONE

    # Which ring (DP-5), or which card to pick up (DP-6)

    def choose_ring(self, t: Table) -> None:
        rings = [*t.rings_of(self.seat), NO_RING]
        t.ask_one(self.seat, "ring", [r for r in rings if refuse_ring(t, self, r) is None], "ring_chosen")

    def ring_chosen(self, t: Table) -> None:
        self.ring = t.reply
        self.step = "choose_slot"

    def choose_origin(self, t: Table) -> None:
        t.ask_one(self.seat, "origin", replayable(t, self.seat), "origin_chosen")

    def origin_chosen(self, t: Table) -> None:
        self.origin = t.reply
        self.card = t.cells[self.origin]
        self.ring = LOTHLORIEN_RING
        self.step = "choose_slot"

    # Which slot (DP-4)

    def choose_slot(self, t: Table) -> None:
        options = [slot for slot in range(len(SLOTS)) if self.refuse_slot(t, slot) is None]
        t.ask_one(self.seat, "slot", options, "lay")

    def refuse_slot(self, t: Table, slot: int) -> Reason | None:
        """Any free slot will do, also the one that the card is just picked up from. FE-4.8, FE-5.6, FE-6.1, FE-9.23"""
        if t.slots[slot] == FREE or t.anchor() + SLOTS[slot] == self.origin:
            return None
        face = t.zones.face[self.card]
        if is_nazgul(face):
            return refuse_hit(t, self.seat, slot)
        bonus = RIVENDELL_BONUS if self.ring == RIVENDELL_RING else 0
        if self.ring == BAG_END_RING and not t.is_black():
            return COLOUR_COMES_LATER
        return refuse_cover(t, self.seat, face % KINDS_PER_COLOUR + bonus, slot)

    # The play itself

    def lay(self, t: Table) -> None:
        """Lay the chosen card. The last free slot filled completes the location (FE-8.1, FE-8.19).

        FE-3.6, FE-5.5, FE-5.6, FE-5.8, FE-5.9, FE-6.8, FE-6.9, FE-9.5
        """
        cell = t.anchor() + SLOTS[t.reply]
        face = t.zones.face[self.card]
        self.count += 1
        t.last = self.seat
        self.step = "choose_card"
        if is_nazgul(face):
            self.send_nazgul(t, cell)
            return
        self.count_for_main_set(t, face % KINDS_PER_COLOUR)
        if self.origin != NONE:
            t.tell(REPLAYED, self.seat, face, self.origin)
            t.take_up(self.origin)
        self.put_down(t, face, cell)
        if self.ring != NO_RING:
            self.put_ring(t, cell)
        if not t.has_free_slot():
            self.step = "refill"
            t.push(Scoring(self.seat))

    def send_nazgul(self, t: Table, cell: int) -> None:
        """The Nazgûl and the card it hits leave the game; a free slot stays free. FE-1.4, FE-5.5, FE-5.6, FE-5.11"""
        face = t.zones.face
        t.zones.move(self.card, BOX)
        if cell in t.cells:
            target = t.take_up(cell)
            t.zones.move(target, BOX)
            t.tell(HIT, self.seat, face[self.card], cell, face[target])
        else:
            t.tell(SPENT, self.seat, face[self.card], cell)

    def count_for_main_set(self, t: Table, value: int) -> None:
        """Count the card unless a ring makes it an extra one. FE-4.1, FE-9.14, FE-9.22"""
        doubled = self.ring == WEATHERTOP_RING and bool(self.values >> value & 1)
        extra = doubled or self.origin != NONE
        self.values |= 1 << value
        if value == ONE and not extra:
            self.ones += 1
        elif value > ONE and not extra:
            self.highs += 1

    def put_down(self, t: Table, face: int, cell: int) -> None:
        """Move the card to its cell; a covered card leaves the game (FE-6.8)."""
        if cell in t.cells:
            covered = t.cells[cell]
            t.zones.move(covered, BOX)
            t.tell(COVERED, self.seat, face, cell, self.ring, t.zones.face[covered])
        else:
            t.tell(LAID, self.seat, face, cell, self.ring)
        t.put(self.card, cell)

    def put_ring(self, t: Table, cell: int) -> None:
        """The ring lies on the card for the rest of the game (FE-9.5, FE-9.33)."""
        t.zones.move(FIRST_RING + self.ring, TABLE)
        t.ring_at = [cell if ring == self.ring else at for ring, at in enumerate(t.ring_at)]
        if self.ring == BAG_END_RING:
            t.tell(COLOUR_CHANGED, t.location().id, t.is_black())

    # The end of the turn

    def refill(self, t: Table) -> None:
        """Draw up to six cards or until the deck is empty. FE-3.3, FE-3.4, FE-11.3"""
        refill(t, self.seat)
        if not t.has_cards(self.seat):
            t.tell(OUT_OF_CARDS, self.seat)
        t.pop()

    # Why not

    def refuse(self, s: Table, seat: int, code: int) -> Reason | None:
        if self.step == "choose_slot":
            if LATE_RING <= code < LATE_RING + NO_RING:
                return refuse_late_ring(s, self, code - LATE_RING)
            if 0 <= code < len(SLOTS):
                return self.refuse_slot(s, code)
            hits = code >= FAR_CELL and is_nazgul(s.zones.face[self.card])
            return OUT_OF_REACH if hits else NO_SUCH_SLOT
        if self.step == "choose_ring":
            return refuse_ring(s, self, code) if 0 <= code <= NO_RING else NO_SUCH_RING
        if self.step == "choose_origin":
            return refuse_pick_up(s, self.seat, code)
        if code == STOP:
            if self.count:
                return None
            return MUST_GO_ON if s.players_with_cards() == 1 else MUST_PLAY
        if code == REPLAY:
            return refuse_replay(s, self.seat)
        return NOT_IN_HAND if self.find_in_hand(s, code) == NONE else refuse_card(s, self, code)

    def forget(self, s: Table, seat: int | None) -> None:
        """The others do not know what the player has picked before it is laid (INF-5, INF-9)."""
        if seat != self.seat and self.step in ("choose_ring", "choose_origin", "choose_slot"):
            self.step = "choose_card"
            self.card = NONE
            self.ring = NO_RING
            self.origin = NONE


def refill(t: Table, seat: int) -> None:
    """Draw until the hand is full or the deck is empty, and tell the others only how many."""
    deck = t.zones.content[DECK + seat]
    missing = min(HAND_SIZE - len(t.hand(seat)), len(deck))
    drawn: list[int] = []
    for card in deck[::-1][:missing]:
        drawn.append(t.zones.face[card])
        t.zones.move(card, HAND + seat)
    if drawn:
        t.tell(DREW, seat, len(drawn))
        t.tell_to(1 << seat, DREW_CARDS, seat, drawn)
