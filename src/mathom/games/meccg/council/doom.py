"""Chapter 27: The One Ring is destroyed."""

from __future__ import annotations

from typing import Final

from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.corruption import PASSED, CorruptionCheck
from mathom.games.meccg.council.ring_victory import win_by_ring
from mathom.games.meccg.faces import THE_ONE_RING
from mathom.games.meccg.state import Realm
from mathom.kernel import Frame

MOUNT_DOOM: Final = "Mount Doom"


def bearer_at_doom(s: Realm, seat: int) -> int:
    """The seat's character who bears The One Ring at Mount Doom; NO_THING for nobody. ME-27.2"""
    for who in s.characters(seat):
        has_it = any(s.face(card).title == THE_ONE_RING for card in s.cards_on(who))
        if has_it and s.face(s.site_of(who)).title == MOUNT_DOOM:
            return who
    return NO_THING


class Doom(Frame):
    """The Ring of `bearer` is destroyed and his player wins: at once, or after a check with this modifier if it is
    passed. ME-27.1, ME-27.2"""

    __slots__ = ("bearer", "checks", "modifier")

    def __init__(self, bearer: int = 0, checks: bool = False, modifier: int = 0, step: str = "begin") -> None:
        super().__init__(step)
        self.bearer = bearer
        self.checks = checks
        self.modifier = modifier

    def clone(self) -> Doom:
        return Doom(self.bearer, self.checks, self.modifier, self.step)

    def begin(self, s: Realm) -> None:
        self.step = "win"
        if self.checks:
            self.step = "judge"
            s.push(CorruptionCheck(self.bearer, self.modifier))

    def judge(self, s: Realm) -> None:
        if s.returned == PASSED:
            self.step = "win"
        else:
            s.pop()

    def win(self, s: Realm) -> None:
        win_by_ring(s, s.owner(self.bearer))
