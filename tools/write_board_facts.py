#!/usr/bin/env python3
"""Writes what the boards of the two wars must know of their pieces, from the fact tables of the games.

python tools/write_board_facts.py      writes facts.json of web/src/games/wotr, its third_age, and web/src/games/risk
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))
from mathom.games.wotr.box import KIND_NAMES  # noqa: E402

GAMES = ["wotr", "wotr/third_age", "risk"]


def target(game: str) -> Path:
    return ROOT / "web" / "src" / "games" / game / "facts.json"


def table(game: str, name: str) -> Any:
    path = ROOT / "src" / "mathom" / "games" / game / "data" / f"{name}.json"
    return json.loads(path.read_text(encoding="utf-8"))


def supplement() -> dict[str, Any]:
    path = ROOT / "src" / "mathom" / "games" / "wotr" / "third_age" / "supplement.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def wotr() -> dict[str, Any]:
    """The kinds of figures are those of all boxes: forces are told as lists in their order."""
    return {
        "kinds": {kind: number for number, kind in enumerate(KIND_NAMES)},
        **pieces(
            table("wotr", "event_cards")["cards"],
            table("wotr", "characters")["characters"],
            table("wotr", "hunt_tiles")["tiles"],
        ),
    }


def third_age() -> dict[str, Any]:
    more = supplement()
    found = pieces(more["cards"], more["characters"], more["tiles"])
    for tile in found["tiles"].values():
        tile["who"] = "smeagol"
    return {**found, "supply": {one["id"]: one["count"] for one in more["supplies"]}}


def pieces(cards: list[Any], characters: list[Any], tiles: list[Any]) -> dict[str, Any]:
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
            for card in cards
        },
        "characters": {
            who["id"]: {"side": who["side"], "level": who["level"], "leadership": who["leadership"]}
            for who in characters
        },
        "tiles": {
            tile["id"]: {key: tile[key] for key in ("owner", "value", "eye", "die", "reveal", "stop")} for tile in tiles
        },
    }


def risk() -> dict[str, Any]:
    return {"cards": risk_cards(), **risk_pieces()}


def risk_cards() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for card in table("risk", "territory_cards")["cards"]:
        found[card["id"]] = {"type": card["kind"], "symbol": card.get("symbol"), "side": card.get("side")}
        if card["kind"] == "territory":
            found[card["id"]] |= {"territory": card["territory"], "ent": card["ent_for_good"]}
    for card in table("risk", "mission_cards")["cards"]:
        found[card["id"]] = {
            "type": "mission",
            "territory": card["site_territory"],
            "gold": card["gold_value"],
            "points": card["vp"],
        }
    for card in table("risk", "action_cards")["cards"]:
        found[card["id"]] = {"type": card["type"], "window": card["window"], "points": card["vp"]}
    return found


def risk_pieces() -> dict[str, Any]:
    units, path = table("risk", "units"), table("risk", "ring_path")
    return {
        "units": {
            unit["id"]: {
                "cost": unit["cost"],
                "move": unit["move"],
                "hits": unit["hits_to_destroy"],
                "numbers": list((unit["hit_numbers"] or {}).values()),
            }
            for unit in units["units"]
        },
        "search": {str(row["min"]): row["success_max"] for row in units["search_table"]},
        "regions": {
            region["id"]: {"bonus": region["bonus"], "territories": region["territories"]}
            for region in table("risk", "regions")["regions"]
        },
        "steps": {node["id"]: {"step": node["step"], "die": node["die"]} for node in path["nodes"]},
        "ways": {f"{edge['from']}>{edge['to']}": edge["route"] for edge in path["edges"]},
    }


FACTS = {"wotr": wotr, "wotr/third_age": third_age, "risk": risk}


def written(game: str) -> str:
    """One thing a line, so that a change is seen as one."""
    parts = []
    for name, things in FACTS[game]().items():
        lines = [f"    {json.dumps(key)}: {json.dumps(value)}" for key, value in things.items()]
        parts.append(f'  "{name}": {{\n' + ",\n".join(lines) + "\n  }")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> int:
    for game in GAMES:
        target(game).write_text(written(game), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
