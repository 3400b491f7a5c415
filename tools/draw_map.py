#!/usr/bin/env python3
"""Grows the map of Der Ringkrieg from its table of regions, the same one every time.

python tools/draw_map.py      writes web/src/games/wotr/map.json, in about a minute

Needs numpy, scipy, shapely and networkx: pip install -e ".[maps]". The places of the names are tuned by hand, in
tools/maps/names.json. Any change of a hint or a weight grows another map: the pictures of the land in
web/src/games/wotr/art lie under these outlines and would have to be drawn again.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

TOOLS = Path(__file__).resolve().parent
ROOT = TOOLS.parent
sys.path.insert(0, str(TOOLS))

from maps.build import build, outlines  # noqa: E402
from maps.publish import publish  # noqa: E402
from maps.wotr import load  # noqa: E402

TABLE = ROOT / "src" / "mathom" / "games" / "wotr" / "data" / "regions.json"
NAMES = TOOLS / "maps" / "names.json"
TARGET = ROOT / "web" / "src" / "games" / "wotr" / "map.json"


def written(drawn: dict[str, Any]) -> str:
    """A region a line, so that a change is seen as one."""

    def dense(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

    regions = ",\n".join(f"{dense(region)}:{dense(facts)}" for region, facts in drawn["regions"].items())
    parts = [
        f'"{key}": ' + (f"{{\n{regions}\n}}" if key == "regions" else dense(value)) for key, value in drawn.items()
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> int:
    facts = json.loads(TABLE.read_text(encoding="utf-8"))
    names = json.loads(NAMES.read_text(encoding="utf-8"))
    grown = outlines(build(load(facts)))
    TARGET.write_text(written(publish(grown, facts, names)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
