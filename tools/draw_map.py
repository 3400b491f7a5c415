#!/usr/bin/env python3
"""Grows the maps of the two wars from their tables of regions, the same ones every time.

python tools/draw_map.py [wotr] [risk]      writes map.json in web/src/games/wotr and in web/src/games/risk

That takes half a minute each. Needs numpy, scipy, shapely and networkx: pip install -e ".[maps]". The places of the
names are tuned by hand, in tools/maps/wotr_names.json and tools/maps/risk_names.json. Any change of a hint or a weight
grows another map: the pictures of the land in the folder art beside map.json lie under these outlines and would have to
be drawn again.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

TOOLS = Path(__file__).resolve().parent
ROOT = TOOLS.parent
sys.path.insert(0, str(TOOLS))

from maps import publish, risk, wotr  # noqa: E402
from maps.build import build, outlines  # noqa: E402

# For every game: its table of regions, what to grow from it, and what the client gets of that.
GAMES = {"wotr": ("regions", wotr.load, publish.wotr), "risk": ("territories", risk.load, publish.risk)}


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def written(drawn: dict[str, Any]) -> str:
    """A region a line, so that a change is seen as one."""

    def dense(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

    regions = ",\n".join(f"{dense(region)}:{dense(facts)}" for region, facts in drawn["regions"].items())
    parts = [
        f'"{key}": ' + (f"{{\n{regions}\n}}" if key == "regions" else dense(value)) for key, value in drawn.items()
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def draw(game: str) -> str:
    table, load, published = GAMES[game]
    facts = read(ROOT / "src" / "mathom" / "games" / game / "data" / f"{table}.json")
    return written(published(outlines(build(load(facts))), facts, read(TOOLS / "maps" / f"{game}_names.json")))


def main(games: list[str]) -> int:
    unknown = [game for game in games if game not in GAMES]
    if unknown:
        print(f"There is no map of {unknown[0]}, only of {' and '.join(GAMES)}.", file=sys.stderr)
        return 2
    for game in games or GAMES:
        (ROOT / "web" / "src" / "games" / game / "map.json").write_text(draw(game), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
