"""Other printings of the cards that are written by hand: which clauses of theirs say what."""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.games.meccg.box import clauses_of

# Where the clauses of a printing are divided otherwise than those of the card that is written: for each clause of that
# card those of the printing that say the same. Both were read side by side.
DIVIDED: Final[dict[str, dict[int, tuple[int, ...]]]] = {
    "le-61": {1: (1,), 2: (2,)},
    "le-66": {1: (1,), 2: (2, 3)},
    "le-105": {1: (1,), 2: (2,), 3: (3,)},
    "le-109": {1: (1,), 2: (3,), 3: (4,), 4: (5,)},
    "le-110": {1: (2,), 2: (1,), 3: (3,)},
    "td-25": {1: (1,), 2: (2,), 3: (3,), 4: (4,)},
    "td-67": {1: (1,), 2: (1,), 3: (2,)},
    "tw-57": {1: (1,), 2: (1,), 3: (2,), 4: (3,), 5: (4,)},
    "tw-58": {1: (1,), 2: (1,), 3: (2, 3), 4: (4,), 5: (5,)},
    "tw-89": {1: (1,), 2: (1,), 3: (2,), 4: (3,)},
}


def said_again(card: str, printing: str) -> dict[int, tuple[int, ...]]:
    """For each clause of a card those of a printing that say the same: the same ones, if they are of the same kinds in
    the same order. Otherwise none, until somebody has read both: then they are missing."""
    kinds, others = [[clause.kind for clause in clauses_of(one)] for one in (card, printing)]
    if kinds == others:
        return {number: (number,) for number in range(1, len(kinds) + 1)}
    return DIVIDED.get(printing, {})
