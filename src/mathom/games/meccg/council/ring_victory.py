"""Chapter 27: the game is won at once by what becomes of The One Ring."""

from __future__ import annotations

from typing import Final

from mathom.games.meccg.alignments import MINION
from mathom.games.meccg.council.defeat import end_if_decided
from mathom.games.meccg.council.scoring import lay_hands_open
from mathom.games.meccg.event_kinds import RING_VICTORY
from mathom.games.meccg.faces import RINGS
from mathom.games.meccg.places import BARAD_DUR, is_on_the_road
from mathom.games.meccg.state import Realm
from mathom.kernel import Result

LOST: Final = 0


def win_by_ring(s: Realm, seat: int) -> None:
    """The game ends and the seat has won. ME-27.1, ME-27.47, ME-27.49, ME-27.50"""
    won = s.terms.length().ring
    s.tell(RING_VICTORY, seat, won)
    lay_hands_open(s)
    s.finish(Result([seat], [won if player == seat else LOST for player in range(s.seats)], "ring"))


def ends_the_game(s: Realm) -> bool:
    """Whether the Ring is at its end, or an avatar that must not be; then the game is over. ME-27.3, ME-28.8"""
    if end_if_decided(s):
        return True
    winner = ring_is_home(s)
    if winner >= 0:
        win_by_ring(s, winner)
    return winner >= 0


def ring_is_home(s: Realm) -> int:
    """The minion player whose character bears The One Ring at Barad-dûr; -1 for nobody.

    Who has moved is there only from the site phase on. ME-27.3, ME-6.49
    """
    for seat in range(s.seats):
        if s.alignments[seat] != MINION:
            continue
        for thing in s.in_play():
            if s.zones.face[thing] in RINGS and s.on[thing] in s.characters(seat):
                number = s.company_of(s.on[thing])
                there = s.face(s.companies[number].site).title == BARAD_DUR
                if there and not is_on_the_road(s, number):
                    return seat
    return -1
