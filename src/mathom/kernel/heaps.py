"""How many pieces of each kind lie at each place: for pieces of which one is like the other.

Where `Zones` follows every single thing, `Heaps` only counts. Everything in it is open to everybody. There is one
mutator, so that no piece can vanish or double.

>>> heaps = Heaps([[5, 2], [0, 0]])
>>> heaps.move(1, 2, 0, 1)
>>> heaps.content
[[5, 0], [0, 2]]
"""

from __future__ import annotations

from typing import Final

# Shared and never changed.
NO_HEAPS: Final[list[list[int]]] = []
NO_TOTALS: Final[list[int]] = []


class Heaps:
    """The counts of all pieces: ``content[place][kind]``. Read them freely; change them only through `move`.

    Every list in `content` is replaced, never changed in place, so that copies can share them. `totals` has the number
    of all pieces at a place, whatever their kind: most places are empty, and that is seen at a glance.
    """

    __slots__ = ("content", "totals")

    def __init__(self, content: list[list[int]] = NO_HEAPS, totals: list[int] = NO_TOTALS) -> None:
        self.content = content
        self.totals = totals if len(totals) == len(content) else [sum(heap) for heap in content]

    def clone(self) -> Heaps:
        return Heaps(self.content[:], self.totals[:])

    def move(self, kind: int, n: int, origin: int, to: int) -> None:
        """Move `n` pieces of a kind from one place to another. Nothing can be taken from where it is not.

        A negative number is no kind and no place: it would count from the end and hit another.
        """
        if min(kind, n, origin, to) < 0 or to >= len(self.content) or n > self.content[origin][kind]:
            raise ValueError(f"{n} pieces of kind {kind} cannot go from place {origin} to {to}")
        here = self.content[origin][:]
        here[kind] -= n
        self.content[origin] = here
        there = self.content[to][:]
        there[kind] += n
        self.content[to] = there
        self.totals[origin] -= n
        self.totals[to] += n

    def count(self, kind: int, place: int) -> int:
        return self.content[place][kind]

    def total(self, kind: int) -> int:
        """How many pieces of a kind there are, all places together."""
        return sum([heap[kind] for heap in self.content])

    def census(self) -> list[int]:
        """The total of every kind; the same at every moment of a game. Raises if a place has less than nothing."""
        for place, heap in enumerate(self.content):
            if min(heap, default=0) < 0:
                raise AssertionError(f"place {place} has less than nothing: {heap}")
            if sum(heap) != self.totals[place]:
                raise AssertionError(f"place {place} has {sum(heap)} pieces, but {self.totals[place]} are counted")
        return [self.total(kind) for kind in range(len(self.content[0]))] if self.content else []
