"""Chapters 8, 11 and 12: a location is scored, and the next one is laid or the game ends."""

from __future__ import annotations

from typing import Final

from mathom.games.fellowship.components import (
    BREE_RING,
    COLOURS,
    KINDS_PER_COLOUR,
    LOCATIONS,
    RINGS,
    RIVENDELL_BONUS,
    RIVENDELL_RING,
)
from mathom.games.fellowship.geometry import SLOTS, anchors, col_row, fits, touches
from mathom.games.fellowship.happenings import GAME_OVER, LOCATION_LAID, LOSS, POINTS, RING_WON, SCORED
from mathom.games.fellowship.table import FIRST_RING, FREE, OWNED, UNUSED, Table
from mathom.kernel import Frame, Reason, Result

CELLS_TAKEN = Reason("both-cells-of-a-location-must-be-empty", "FE-10.6")
TURN_IS_OVER = Reason("the-location-is-complete-and-your-turn-is-over", "FE-8.2")
HALF_A_CELL = Reason("locations-lie-on-whole-cells", "FE-10.8")
NO_EDGE = Reason("a-location-must-touch-a-card-along-an-edge", "FE-10.7")

# Named when the question is where the next location goes: never options, but one can ask why not.
LATE_CARD: Final = 70_000
HALF_CELL: Final = 80_000


class Scoring(Frame):
    """Score the current location; `seat` laid the last card and places the next one.

    `complete` is false when the cards ran out before the slots did (FE-12.1).
    """

    __slots__ = ("complete", "seat")

    def __init__(self, seat: int = 0, complete: bool = True) -> None:
        super().__init__("score")
        self.seat = seat
        self.complete = complete

    def clone(self) -> Scoring:
        other = Scoring(self.seat, self.complete)
        other.step = self.step
        return other

    def score(self, t: Table) -> None:
        """Totals, ranking, points, Moria's loss, rings, the check for the end: in this order (FE-8.17).

        No location follows the tenth, or when at most one player has cards.
        FE-11.4, FE-11.6, FE-12.2, FE-12.5, FE-12.7, FE-12.13
        """
        totals, counts = count_up(t)
        ranking = rank(t, totals, counts, self.seat)
        t.scored = len(t.laid)
        t.tell(
            SCORED,
            t.location().id,
            self.complete,
            bree_in_force(t),
            [{"colour": COLOURS[c], "seat": t.owner[c], "total": totals[c], "cards": counts[c]} for c in ranking],
        )
        t.points = t.points[:]
        t.gain = [0] * t.seats
        pay(t, ranking, counts)
        lose(t, ranking)
        award_rings(t, ranking, counts)
        if not self.complete or t.scored == len(LOCATIONS) or t.players_with_cards() <= 1:
            end(t)
        else:
            self.step = "choose_anchor"

    def choose_anchor(self, t: Table) -> None:
        """Any legal place will do (DP-7, DP-8), also for who has no cards left. FE-11.1, FE-11.7, FE-11.8"""
        t.ask_one(self.seat, "anchor", anchors(t.cells), "lay_location")

    def lay_location(self, t: Table) -> None:
        """The next location in order; full on arrival, it is scored at once. FE-10.16 to FE-10.18, FE-11.2"""
        t.put_location(t.reply)
        t.tell(LOCATION_LAID, self.seat, t.location().id, col_row(t.reply), t.is_black())
        if t.has_free_slot():
            t.pop()
        else:
            self.step = "score"

    def refuse(self, s: Table, seat: int, code: int) -> Reason | None:
        if code >= LATE_CARD:
            return HALF_A_CELL if code == HALF_CELL else TURN_IS_OVER
        if not fits(s.cells, code):
            return CELLS_TAKEN
        return None if touches(s.cells, code) else NO_EDGE


def bree_in_force(t: Table) -> bool:
    """Whether every card counts 1 at the current location (FE-9.12)."""
    return t.at_current(t.ring_at[BREE_RING])


def count_up(t: Table) -> tuple[list[int], list[int]]:
    """The total and the number of cards of every colour in the ten slots, also of who is skipped.

    FE-3.8, FE-8.3, FE-8.11, FE-8.15, FE-9.12, FE-9.17, FE-9.25, FE-9.26, FE-10.5, FE-10.9
    """
    totals = [0] * len(COLOURS)
    counts = [0] * len(COLOURS)
    each_counts_one = bree_in_force(t)
    anchor = t.anchor()
    for slot, card in enumerate(t.slots):
        if card != FREE:
            face = t.zones.face[card]
            bonus = RIVENDELL_BONUS if t.ring_at[RIVENDELL_RING] == anchor + SLOTS[slot] else 0
            colour = face // KINDS_PER_COLOUR
            totals[colour] += 1 if each_counts_one else face % KINDS_PER_COLOUR + bonus
            counts[colour] += 1
    return totals, counts


def rank(t: Table, totals: list[int], counts: list[int], last: int) -> list[int]:
    """The colours from first to last place. Ties go to whoever comes first clockwise after `last`.

    FE-8.4, FE-8.6, FE-8.7, FE-8.9, FE-13.4, FE-13.7
    """
    standings = [
        (counts[colour] == 0, -totals[colour], (owner - last - 1) % t.seats, name, colour)
        for colour, (owner, name) in enumerate(zip(t.owner, COLOURS, strict=True))
        if owner != UNUSED
    ]
    return [colour for *_, colour in sorted(standings)]


def pay(t: Table, ranking: list[int], counts: list[int]) -> None:
    """Points for every place but the last, to colours with a card in the slots.

    FE-8.4, FE-8.5, FE-8.8, FE-8.10, FE-8.14, FE-8.18, FE-13.4, FE-13.5, FE-13.11
    """
    for place, colour in enumerate(ranking[:-1]):
        points = t.location().scores[place]
        if counts[colour] and points:
            seat = t.owner[colour]
            t.points[seat] += points
            t.gain[seat] += points
            t.tell(POINTS, seat, COLOURS[colour], place + 1, points)


def lose(t: Table, ranking: list[int]) -> None:
    """At Moria the last place loses 3 points, but nobody falls below 0. The stated loss counts for the tie-break.

    FE-7.5, FE-8.13, FE-8.20, FE-12.9, FE-13.9
    """
    loss = t.location().loss
    if loss:
        seat = t.owner[ranking[-1]]
        lost = min(loss, t.points[seat])
        t.points[seat] -= lost
        t.gain[seat] -= loss
        t.tell(LOSS, seat, COLOURS[ranking[-1]], lost)


def award_rings(t: Table, ranking: list[int], counts: list[int]) -> None:
    """A location's rings go to the first places that have a card there; otherwise they stay unowned for good.

    FE-9.1 to FE-9.3, FE-13.8
    """
    for place, ring in enumerate(t.location().rings):
        colour = ranking[place]
        if counts[colour]:
            seat = t.owner[colour]
            t.zones.move(FIRST_RING + ring, OWNED + seat)
            t.tell(RING_WON, seat, RINGS[ring])


def end(t: Table) -> None:
    """Most points win; a tie goes to the higher gain at the location laid last, else the victory is shared.

    FE-12.8 to FE-12.10, FE-12.14, FE-13.16
    """
    standings = [[t.points[seat], t.gain[seat]] for seat in range(t.seats)]
    winners = [seat for seat in range(t.seats) if standings[seat] == max(standings)]
    t.tell(GAME_OVER, winners, t.points[:])
    t.finish(Result(winners, t.points[:], "most-points"))
