"""The numbers of the options of a game, where one number means one thing whatever the question: in families.

>>> codes = Codes()
>>> word, region = codes.family("word", 3), codes.family("region", 40)
>>> word, region, codes.end, codes.family_of(5)
(0, 3, 43, 'region')
"""

from __future__ import annotations


class Codes:
    """Families of numbers, one right after the other. Two may have the same name: what a supplement adds comes last."""

    __slots__ = ("_families", "end")

    def __init__(self) -> None:
        self._families: list[tuple[str, int]] = []
        self.end = 0

    def family(self, name: str, size: int) -> int:
        """The next family, of so many numbers; the first of them."""
        first = self.end
        self.end += size
        self._families.append((name, self.end))
        return first

    def family_of(self, code: int) -> str:
        """The name of the family that a number belongs to; empty for a number that is none."""
        if code < 0:
            return ""
        return next((name for name, end in self._families if code < end), "")
