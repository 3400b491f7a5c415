"""What stands on the lid of a game's box: how many can play, what can be agreed on, which programs know it.

It lies beside the game as ``lid.json``, so that a list of all games imports none of them.
"""

# mypyc: skip

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from mathom.kernel.game import Setting, VariantSchema

FILE: Final = "lid.json"


class Lid(NamedTuple):
    """`players` are the names of the programs that know this game, beside those that play every game.

    `boxes` are the expansions that stand on the shelf beside it: by their names, the settings they are played with.
    """

    schema: VariantSchema
    players: list[str]
    boxes: dict[str, dict[str, Any]]


def has_lid(home: Path) -> bool:
    return (home / FILE).exists()


@cache
def lid_of(home: Path) -> Lid:
    """The lid of the game that lives in this folder."""
    read = json.loads((home / FILE).read_text("utf-8"))
    settings = [
        Setting(one["name"], one["allowed"], tuple(one["rules"]), one.get("offered", True)) for one in read["settings"]
    ]
    return Lid(VariantSchema(read["seats"], settings), read["players"], read.get("boxes", {}))
