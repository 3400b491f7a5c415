"""Everything that can happen so far, as the events that a log tells."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.board import region_name, region_of
from mathom.games.wotr.components import kind_name, nation_name, side_name
from mathom.kernel import EventKind


def place_name(place: int) -> str | None:
    """The region of a place, for readers."""
    return region_name(region_of(place))


SIDES_TAKEN: Final = EventKind("sides-taken", ("roles",), ("WR-1.7",))
ACTIVATED: Final = EventKind("activated", ("nation",), ("WR-14.12",), (nation_name,))
ADVANCED: Final = EventKind("advanced", ("nation", "steps"), ("WR-14.13",), (nation_name, None))
SET_BACK: Final = EventKind("set-back", ("nation", "steps"), ("WR-14.34",), (nation_name, None))
CONQUERED: Final = EventKind(
    "conquered", ("side", "region", "points"), ("WR-13.2", "WR-13.4"), (side_name, region_name, None)
)
RETAKEN: Final = EventKind("retaken", ("side", "region"), ("WR-13.10",), (side_name, region_name))
SIEGE_OVER: Final = EventKind("siege-over", ("region",), ("WR-12.10", "WR-12.12"), (region_name,))
LEADERS_LOST: Final = EventKind(
    "leaders-lost", ("region", "kind", "count"), ("WR-1.44",), (place_name, kind_name, None)
)
SURPLUS: Final = EventKind("surplus", ("region", "kind"), ("WR-8.7", "WR-8.8"), (place_name, kind_name))
WAR_OVER: Final = EventKind("war-over", ("side", "how"), ("WR-18.1",), (side_name, None))
