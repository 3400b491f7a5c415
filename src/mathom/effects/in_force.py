"""Which standing effects are in force: plain data, found by what they touch."""

from __future__ import annotations

from typing import Final

from mathom.effects.carry import NO_SOURCE

# While its source is in play; and until somebody says that it is over.
WHILE_IN_PLAY: Final = ""

NO_FRAME: Final = 0


class Entry:
    """One standing effect in force: text `text` of the card `card`, for `seat`. Never changed once made.

    `source` is the thing that it comes from. `until` is WHILE_IN_PLAY or the name of what ends it; `depth`, if not
    NO_FRAME, says how many frames lie on the stack as long as it lasts. `targets` are numbers that were chosen when it
    began. `order` counts up: who came earlier has the lower number.
    """

    __slots__ = ("card", "depth", "order", "seat", "source", "targets", "text", "until")

    def __init__(
        self,
        seat: int = 0,
        card: int = 0,
        text: int = 0,
        source: int = NO_SOURCE,
        targets: list[int] | None = None,
        until: str = WHILE_IN_PLAY,
        depth: int = NO_FRAME,
        order: int = 0,
    ) -> None:
        self.seat = seat
        self.card = card
        self.text = text
        self.source = source
        self.targets: list[int] = [] if targets is None else targets
        self.until = until
        self.depth = depth
        self.order = order


class Due:
    """A trigger that waits: its text, what the moment was about, the number it came with. Never changed once made."""

    __slots__ = ("entry", "thing", "use")

    def __init__(self, entry: Entry | None = None, thing: int = 0, use: int = 0) -> None:
        self.entry: Entry = Entry() if entry is None else entry
        self.thing = thing
        self.use = use


# Shared and never changed.
NO_ENTRIES: Final[list[Entry]] = []


class InForce:
    """All that is in force. Never changed once made, so that copies of a state share it.

    `index` has a list for every key that something touches, in the order in which it began. `deepest` is the greatest
    `depth` of all, so that popping a frame costs a comparison where nothing ends with it.
    """

    __slots__ = ("begun", "deepest", "index")

    def __init__(self, index: dict[str, list[Entry]] | None = None, begun: int = 0, deepest: int = NO_FRAME) -> None:
        self.index: dict[str, list[Entry]] = {} if index is None else index
        self.begun = begun
        self.deepest = deepest

    def at(self, key: str) -> list[Entry]:
        return self.index.get(key, NO_ENTRIES)

    def entries(self) -> list[Entry]:
        """All of them, in the order in which they began."""
        return sorted([entry for found in self.index.values() for entry in found], key=begun_at)

    def with_entry(self, key: str, entry: Entry) -> InForce:
        """With one more, which must carry the number `begun`."""
        index = {**self.index, key: [*self.at(key), entry]}
        return InForce(index, self.begun + 1, max(self.deepest, entry.depth))

    def without(self, gone: list[Entry]) -> InForce:
        orders = {entry.order for entry in gone}
        index: dict[str, list[Entry]] = {}
        for key, found in self.index.items():
            left = [entry for entry in found if entry.order not in orders]
            if left:
                index[key] = left
        deepest = max([entry.depth for found in index.values() for entry in found], default=NO_FRAME)
        return InForce(index, self.begun, deepest)

    def of_source(self, source: int) -> list[Entry]:
        """What is in force while this thing is in play."""
        return [e for found in self.index.values() for e in found if e.source == source and e.until == WHILE_IN_PLAY]

    def until(self, name: str) -> list[Entry]:
        return [entry for found in self.index.values() for entry in found if entry.until == name]

    def deeper_than(self, depth: int) -> list[Entry]:
        return [entry for found in self.index.values() for entry in found if entry.depth > depth]


def begun_at(entry: Entry) -> int:
    return entry.order


# Shared and never changed.
NOTHING_IN_FORCE: Final = InForce()
NO_DUES: Final[list[Due]] = []
