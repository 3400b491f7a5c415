"""Chapters 18 and 19: what all influence attempts have in common."""

from __future__ import annotations

from mathom.games.meccg.state import Realm
from mathom.games.meccg.zones import PLAY, is_at
from mathom.kernel import Frame


class Attempt(Frame):
    """`character`, or an agent, has tapped to influence something. Once he has left play it comes to nothing.

    ME-18.8, ME-19.6, ME-19.8
    """

    __slots__ = ("character",)

    def __init__(self, character: int = 0, step: str = "") -> None:
        super().__init__(step)
        self.character = character

    def scope(self) -> str:
        return "check"

    def is_gone(self, s: Realm) -> bool:
        """Whether nobody is there any more who could try."""
        return not is_at(s.zones.where[self.character], PLAY)
