"""Chapter 28: by standard rules who loses the own avatar loses the game."""

from __future__ import annotations

from mathom.games.meccg.council.scoring import lay_hands_open, total
from mathom.games.meccg.event_kinds import DEFEATED
from mathom.games.meccg.state import Realm
from mathom.kernel import Result


def end_if_decided(s: Realm) -> bool:
    """The game ends if somebody has lost it with the avatar; whether that is so. ME-28.8"""
    if 1 not in s.lost or s.terms.edition().goes_on:
        return False
    losers = [seat for seat in range(s.seats) if s.lost[seat]]
    for seat in losers:
        s.tell(DEFEATED, seat)
    # Where all lose theirs at once nobody is better off.
    winners = [seat for seat in range(s.seats) if seat not in losers] or losers
    lay_hands_open(s)
    s.finish(Result(winners, [total(s, seat) for seat in range(s.seats)], "avatar"))
    return True
