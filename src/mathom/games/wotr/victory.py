"""Chapter 18: the end of the game."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.battle.conquest import balance, victory_points
from mathom.games.wotr.box import FREE_PEOPLES, LAYOUT, SHADOW
from mathom.games.wotr.event_kinds import CHAMPION, WAR_OVER
from mathom.games.wotr.map import CRACK_OF_DOOM
from mathom.games.wotr.state import War
from mathom.games.wotr.team import DUEL
from mathom.kernel import Result

CORRUPTED: Final[int] = LAYOUT["fellowship"]["corruption_loss_at"]
POINTS_TO_WIN: Final = [4, 10]  # Free Peoples, Shadow (WR-18.7, WR-18.8)

# The conditions by their numbers (WR-18.1); 0 is none.
NOT_WON: Final = 0
RING_CORRUPTS: Final = 1
RING_DESTROYED: Final = 2
SHADOW_CONQUERS: Final = 3
FREE_PEOPLES_CONQUER: Final = 4

WINNER: Final = [-1, SHADOW, FREE_PEOPLES, SHADOW, FREE_PEOPLES]
HOW: Final = ["", "corruption", "crack-of-doom", "shadow-conquest", "free-peoples-conquest"]


def won_at_once(w: War) -> int:
    """The condition, of the first two, that is met: these end the game at the very moment.

    WR-18.2 to WR-18.5
    """
    if w.corruption >= CORRUPTED:
        return RING_CORRUPTS
    return RING_DESTROYED if w.mordor == CRACK_OF_DOOM else NOT_WON


def won_in_phase_6(w: War) -> int:
    """The condition with the lowest number that is met in phase 6, where all four count. WR-18.2, WR-18.6 to WR-18.8"""
    first = won_at_once(w)
    if first != NOT_WON:
        return first
    if victory_points(w, SHADOW) >= POINTS_TO_WIN[SHADOW]:
        return SHADOW_CONQUERS
    return FREE_PEOPLES_CONQUER if victory_points(w, FREE_PEOPLES) >= POINTS_TO_WIN[FREE_PEOPLES] else NOT_WON


def end_war(w: War, condition: int) -> None:
    """End the game. The side wins as a whole. The score of every seat are the victory points of its side.

    With three and four players it is the seat's own balance, and of the winning team the best is named.
    WR-18.1, WR-19.48 to WR-19.50
    """
    side = WINNER[condition]
    w.tell(WAR_OVER, side, HOW[condition])
    winners = sorted(w.seats_of(side))
    if w.seats == DUEL:
        scores = [victory_points(w, own) for own in w.side_of_seat]
    else:
        scores = [balance(w, seat) for seat in range(w.seats)]
        for seat in champions(winners, scores):
            w.tell(CHAMPION, seat, scores[seat])
    w.finish(Result(winners, scores, HOW[condition]))


def champions(winners: list[int], scores: list[int]) -> list[int]:
    """The individual winner among the winning side: all who share the best score. WR-19.49, WR-19.50, AMB-81"""
    best = max([scores[seat] for seat in winners])
    return [seat for seat in winners if scores[seat] == best]
