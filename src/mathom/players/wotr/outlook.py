"""How near to victory each side is, from what lies open: the Ring on its way, and the points of the war."""

from __future__ import annotations

from math import exp
from typing import Final

from mathom.games.wotr.battle.conquest import victory_points
from mathom.games.wotr.box import CHARACTERS, COMPANIONS, FREE_PEOPLES, SHADOW
from mathom.games.wotr.map import FELLOWSHIP, REGIONS
from mathom.games.wotr.state import COUNTED_UNITS, OFF_TRACK, War
from mathom.kernel import State
from mathom.players.wotr.atlas import TO_GATE

LONGEST: Final = 18.0
DECISIVE: Final = 0.22


def quest(w: War) -> float:
    """How near the Ring is to the fire, 0 to 1, less what it weighs."""
    if w.mordor != OFF_TRACK:
        way = 1 - (5 - w.mordor) / LONGEST
    else:
        way = 1 - (5 + max(0, TO_GATE[w.ring_bearers] - w.progress)) / LONGEST
    shield = sum([CHARACTERS[c].level for c in COMPANIONS if w.character_at[c] == FELLOWSHIP])
    burden = max(0.0, w.corruption - 0.25 * shield) / 12
    return way * (1 - burden) - 0.5 * burden - (0.0 if w.hidden else 0.04)


def war(w: War) -> float:
    """How near the Shadow is to its ten points, with a little for its armies on the map."""
    ours, theirs = victory_points(w, SHADOW) / 10, victory_points(w, FREE_PEOPLES) / 4
    men, orcs = [sum(w.figures.counts[COUNTED_UNITS + side][:REGIONS]) for side in (FREE_PEOPLES, SHADOW)]
    ready = sum([3 - steps for steps in w.steps[5:]]) / 9
    return ours - theirs * 0.7 + 0.15 * (orcs - 2 * men) / 60 + 0.12 * ready


def evaluate(state: State) -> list[float]:
    """Each seat's chance to win; those of a side win together."""
    assert isinstance(state, War)
    lead = quest(state) - war(state) - 0.1
    chance = 1 / (1 + exp(-lead / DECISIVE))
    return [chance if side == FREE_PEOPLES else 1 - chance for side in state.side_of_seat]
