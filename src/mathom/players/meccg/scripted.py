"""Rules of thumb for both alignments, a first measure: do rather than not, and never give up what one has."""

from __future__ import annotations

from random import Random
from typing import Final

from mathom.games.meccg.codes import DEEDS, SPAN
from mathom.kernel import PASS, Game, Perspective

# How gladly something is done; what is not named here, moderately.
LIKING: Final[dict[str, int]] = {
    "item": 9,
    "ally": 9,
    "faction": 9,
    "play": 9,
    "enter": 8,
    "yes": 7,
    "pass": 3,
    "done": 3,
    "none": 3,
    "stop": 2,
    "split": 1,
    "join": 1,
    "transfer": 1,
    "follow": 1,
    "lead": 1,
    "sideboard": 0,
    "dismiss": -1,
}
MODERATELY: Final = 5


class Scripted:
    def __init__(self, game: Game, text: str, rng: Random) -> None:
        self.rng = rng

    def choose(self, perspective: Perspective) -> int:
        options = perspective.options()
        most = max([liking(code) for code in options])
        return self.rng.choice([code for code in options if liking(code) == most])


def liking(code: int) -> int:
    if code == PASS:
        return LIKING["pass"]
    return LIKING.get(DEEDS[code // SPAN], MODERATELY) if code // SPAN < len(DEEDS) else MODERATELY
