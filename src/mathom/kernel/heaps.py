"""How many pieces of each kind lie at each place: for pieces of which one is like the other.

Where `Zones` follows every single thing, `Heaps` only counts. Everything in it is open to everybody. There is one
mutator, so that no piece can vanish or double.

>>> heaps = Heaps([[5, 2, 1], [0, 0, 0]])
>>> heaps.count_groups([0, 1, 1])
>>> heaps.move(1, 2, 0, 1)
>>> heaps.content
[[5, 0, 1], [0, 2, 0]]
>>> heaps.counts
[[5, 0], [1, 2]]
"""

from __future__ import annotations

from typing import ClassVar, Final

# Shared and never changed.
NO_HEAPS: Final[list[list[int]]] = []
NO_NUMBERS: Final[list[int]] = []

NO_GROUP: Final = -1


class Heaps:
    """The counts of all pieces: ``content[place][kind]``. Read them freely; change them only through `move`.

    Every list in `content` is replaced, never changed in place, so that copies can share them. `totals` has the number
    of all pieces at a place, whatever their kind: most places are empty, and that is seen at a glance.

    What a game asks often can be counted where pieces move: ``groups[kind]`` is a group or NO_GROUP, and
    ``counts[group][place]`` the number of its pieces there. They follow from the rest and are not saved: who loads a
    state calls `count_groups`. `content`, `totals` and `counts` are `shared` after copying, until one of the two
    changes.
    """

    __slots__ = ("content", "counts", "groups", "shared", "totals")
    unsaved: ClassVar[tuple[str, ...]] = ("counts", "groups", "shared")

    def __init__(
        self,
        content: list[list[int]] = NO_HEAPS,
        totals: list[int] = NO_NUMBERS,
        groups: list[int] = NO_NUMBERS,
        counts: list[list[int]] = NO_HEAPS,
    ) -> None:
        self.content = content
        self.totals = totals if len(totals) == len(content) else [sum(heap) for heap in content]
        self.groups = groups
        self.counts = counts
        self.shared = False

    def count_groups(self, groups: list[int]) -> None:
        """From now on the pieces of these groups are counted."""
        self.groups = groups
        self.counts = [self._count(group) for group in range(max(groups, default=NO_GROUP) + 1)]

    def _count(self, group: int) -> list[int]:
        """The number of its pieces at every place, found the slow way."""
        kinds = [kind for kind, its in enumerate(self.groups) if its == group]
        return [sum([heap[kind] for kind in kinds]) for heap in self.content]

    def clone(self) -> Heaps:
        other = Heaps(self.content, self.totals, self.groups, self.counts)
        self.shared = other.shared = True
        return other

    def _own(self) -> None:
        """To be called before anything changes."""
        if self.shared:
            self.content = self.content[:]
            self.totals = self.totals[:]
            self.counts = [count[:] for count in self.counts]
            self.shared = False

    def move(self, kind: int, n: int, origin: int, to: int) -> None:
        """Move `n` pieces of a kind from one place to another. Nothing can be taken from where it is not.

        A negative number is no kind and no place: it would count from the end and hit another.
        """
        wrong = kind < 0 or n < 0 or origin < 0 or to < 0 or to >= len(self.content)
        if wrong or n > self.content[origin][kind]:
            raise ValueError(f"{n} pieces of kind {kind} cannot go from place {origin} to {to}")
        self._own()
        here = self.content[origin][:]
        here[kind] -= n
        self.content[origin] = here
        there = self.content[to][:]
        there[kind] += n
        self.content[to] = there
        self.totals[origin] -= n
        self.totals[to] += n
        if self.groups and self.groups[kind] != NO_GROUP:
            counts = self.counts[self.groups[kind]]
            counts[origin] -= n
            counts[to] += n

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
        for group, counts in enumerate(self.counts):
            if counts != self._count(group):
                raise AssertionError(f"group {group} is not counted as it stands")
        return [self.total(kind) for kind in range(len(self.content[0]))] if self.content else []
