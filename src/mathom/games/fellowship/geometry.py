"""Chapter 10: the grid of cells, the ten slots of a location, and where the next location may go.

A cell is one number, ``row * WIDTH + column`` counted from far outside the table, so that a neighbour is a sum.
"""

from __future__ import annotations

from typing import Final

from mathom.games.fellowship.components import PLACES

# A table without an edge: no game comes near one (FE-10.1).
WIDTH: Final = 256
ORIGIN: Final = 128 * WIDTH + 128
RIGHT: Final = 1
DOWN: Final = WIDTH

# S0 to S9, clockwise from the top left, relative to the anchor, the left one of two cells. FE-10.3, FE-10.4
SLOTS: Final[list[int]] = [row * WIDTH + col for col, row in PLACES["geometry"]["slot_offsets_clockwise_from_top_left"]]
SLOT_AT: Final[dict[int, int]] = {offset: slot for slot, offset in enumerate(SLOTS)}

# The cells that share an edge with a location at the anchor (FE-10.7).
EDGES: Final[list[int]] = [-RIGHT, 2 * RIGHT, -DOWN, RIGHT - DOWN, DOWN, RIGHT + DOWN]


def cell_at(col: int, row: int) -> int:
    return ORIGIN + row * WIDTH + col


def col_row(cell: int) -> list[int]:
    """The column and row of a cell; Bag End lies at [0, 0] and [1, 0]."""
    return [cell % WIDTH - 128, cell // WIDTH - 128]


def cell_name(cell: int) -> str:
    col, row = col_row(cell)
    return f"{col},{row}"


def cell_named(name: str) -> int:
    """The cell of a name such as ``2,-1``; -1 for anything else."""
    col, _, row = name.partition(",")
    try:
        return cell_at(int(col), int(row))
    except ValueError:
        return -1


def fits(cells: dict[int, int], anchor: int) -> bool:
    """Whether both cells of a location with this anchor are empty (FE-10.6)."""
    return anchor not in cells and anchor + RIGHT not in cells


def touches(cells: dict[int, int], anchor: int) -> bool:
    """Whether one of its cells shares an edge with an occupied cell; corner contact is not enough (FE-10.7)."""
    return any(anchor + edge in cells for edge in EDGES)


def anchors(cells: dict[int, int]) -> list[int]:
    """All legal anchors for the next location, in ascending order (FE-10.6 to FE-10.8, FE-11.8).

    A row is a number with a bit for each of its columns, so that all its cells are looked at together. Cell by cell,
    this took a sixth of the time of a game.
    """
    top = min(cells) // WIDTH - 2
    left = min([cell % WIDTH for cell in cells]) - 2
    rows = [0] * (max(cells) // WIDTH - top + 3)
    for cell in cells:
        rows[cell // WIDTH - top] |= 1 << (cell % WIDTH - left)
    found: list[int] = []
    for row in range(1, len(rows) - 1):
        taken = rows[row]
        beside = rows[row - 1] | rows[row + 1]
        touching = beside | beside >> 1 | taken << 1 | taken >> 2
        legal = touching & ~(taken | taken >> 1)
        anchor = (top + row) * WIDTH + left
        while legal:
            if legal & 1:
                found.append(anchor)
            legal >>= 1
            anchor += 1
    return found
