"""Positions of four players, and what they may do."""

from __future__ import annotations

from typing import Any

from tests.games.wotr.playing import choose, keys, position

from mathom.games.wotr.state import War

GONDOR, WITCH_KING, ROHAN, SARUMAN = range(4)  # the seats of four players
WAR = [f"{nation} 0 active" for nation in ("gondor", "rohan", "elves", "sauron", "isengard", "southrons_easterlings")]


def war(acts: str, die: str, *stands: str, seats: int = 4, **entries: Any) -> War:
    """The player is to act with one die; both sides have three. Everybody is At War."""
    side = "shadow" if acts in ("witch_king", "saruman") else "free_peoples"
    dice = {"free_peoples": ["character"] * 3, "shadow": ["character"] * 3}
    dice[side] = [die, "character", "character"]
    entries = {"nations": WAR, "clear": True, "turn_of": side, **({"acts": [acts]} if seats == 4 else {}), **entries}
    return position(seats=seats, figures=list(stands), rolled=dice, **entries)


def ways(w: War, action: str, die: str = "army") -> list[str]:
    choose(w, f"die:{die}", action)
    return [key for key in keys(w) if key.startswith("way:")]


def origins(found: list[str]) -> set[str]:
    return {way.split(":")[1].split(">")[0] for way in found}
