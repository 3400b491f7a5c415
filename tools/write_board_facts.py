#!/usr/bin/env python3
"""Writes what the board of Der Ringkrieg must know of its pieces, from the fact tables of the game.

python tools/write_board_facts.py      writes web/src/games/wotr/facts.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
DATA = ROOT / "src" / "mathom" / "games" / "wotr" / "data"
TARGET = ROOT / "web" / "src" / "games" / "wotr" / "facts.json"


def table(name: str) -> Any:
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


def facts() -> dict[str, Any]:
    return {
        "cards": {
            card["id"]: {
                "deck": card["deck"],
                "number": card["number"],
                "type": card["die_types"][0],
                "initiative": card["initiative"],
                "stays": card["plays_on_table"],
                **({"player": card["player_symbol"]} if card["player_symbol"] else {}),
            }
            for card in table("event_cards")["cards"]
        },
        "characters": {
            who["id"]: {"side": who["side"], "level": who["level"], "leadership": who["leadership"]}
            for who in table("characters")["characters"]
        },
        "tiles": {
            tile["id"]: {key: tile[key] for key in ("owner", "value", "eye", "die", "reveal", "stop")}
            for tile in table("hunt_tiles")["tiles"]
        },
    }


def written() -> str:
    """One thing a line, so that a change is seen as one."""
    parts = []
    for name, things in facts().items():
        lines = [f"    {json.dumps(key)}: {json.dumps(value)}" for key, value in things.items()]
        parts.append(f'  "{name}": {{\n' + ",\n".join(lines) + "\n  }")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> int:
    TARGET.write_text(written(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
