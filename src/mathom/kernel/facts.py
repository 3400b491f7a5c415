"""The fact tables of a game: what lies in its box, read once, when the game is imported."""
# mypyc: skip

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


class Facts:
    """The tables of one game, ``data/*.json`` in its home."""

    __slots__ = ("home",)

    def __init__(self, home: Path) -> None:
        self.home = home

    def table(self, name: str) -> dict[str, Any]:
        data: dict[str, Any] = json.loads((self.home / "data" / f"{name}.json").read_text("utf-8"))
        return data

    def check(self, holds: bool, what: str) -> None:
        """Raise if the tables do not fit together."""
        if not holds:
            raise ValueError(f"the fact tables of {self.home.name} are wrong: {what}")
