"""The road of Die Gefährten as a grid of small cells: cards, locations, free slots, places for the next location."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text as Line

from mathom.cli.tables.plain import View
from mathom.games.fellowship.components import LOCATIONS
from mathom.texts import Texts

# Letters and figures say everything that the colours say.
CHIP = {
    "green": "bold white on dark_green",
    "yellow": "bold black on gold1",
    "red": "bold white on dark_red",
    "blue": "bold white on blue3",
}
WHITE = "black on grey85"
BLACK = "white on grey23"
CURRENT_WHITE = "bold black on white"
CURRENT_BLACK = "bold white on black"
FREE = "dim"
LEGAL = "bold reverse"

CELL = 6
# The width of a location: two cells without the gap behind them.
BOTH = 2 * CELL - 1

Cell = tuple[int, int]
Piece = tuple[str, str, str]


def short(texts: Texts, colour: str) -> str:
    """The two letters that stand for a colour: in German green and yellow begin alike."""
    return texts.say(f"fellowship-colour-{colour}").capitalize()[:2]


def draw_map(texts: Texts, view: View, width: int, height: int) -> RenderableType:
    """As much of the road as there is room for, the current location in sight. Two lines a cell."""
    cells = {**locations(texts, view), **slots(view), **cards(texts, view), **anchors(view)}
    cols, rows = window(cells, view, max(4, width // CELL), max(3, height // 2))
    wide = {(laid["cell"][0], laid["cell"][1]) for laid in view["laid"]}
    lines = []
    for row in rows:
        for level in (0, 1):
            line = Line(no_wrap=True)
            for col in cols:
                piece = cells.get((col, row), (" " * CELL, " " * CELL, ""))
                # A line below and a gap beside every card keep neighbours of one colour apart.
                style = piece[2] + (" underline" if level and " on " in piece[2] else "")
                line.append(piece[level][: CELL - 1], style)
                line.append(piece[level][CELL - 1 :], style if (col, row) in wide else "")
            lines.append(line)
    return Group(*lines)


def window(cells: dict[Cell, Piece], view: View, wide: int, tall: int) -> tuple[range, range]:
    """The columns and rows to show: all if they fit, else those around the current location."""
    col, row = view["location"]["cell"]
    return span([c for c, _ in cells], col, wide), span([r for _, r in cells], row, tall)


def span(taken: list[int], centre: int, room: int) -> range:
    low, high = min(taken), max(taken)
    if high - low + 1 > room:
        low = max(low, min(centre - room // 2, high - room + 1))
        high = low + room - 1
    return range(low, high + 1)


def locations(texts: Texts, view: View) -> dict[Cell, Piece]:
    """Every location over its two cells: its name, below it the number and the points."""
    found: dict[Cell, Piece] = {}
    for i, laid in enumerate(view["laid"]):
        location = LOCATIONS[i]
        current = i == len(view["laid"]) - 1
        black = view["location"]["black"] if current else location.black
        style = (CURRENT_BLACK if black else CURRENT_WHITE) if current else (BLACK if black else WHITE)
        name = texts.name("fellowship-location", location.id, "short")
        scores = "-".join(str(score) for score in location.scores)
        top = name[:BOTH].center(BOTH) + " "
        bottom = f"{'*' if current else ''}{location.number}: {scores}".center(BOTH) + " "
        col, row = laid["cell"]
        found[col, row] = (top[:CELL], bottom[:CELL], style)
        found[col + 1, row] = (top[CELL:], bottom[CELL:], style)
    return found


def slots(view: View) -> dict[Cell, Piece]:
    """The free slots of the current location, those on offer lit up."""
    if view["location"]["scored"]:
        return {}
    legal = offered(view, "slot:")
    return {
        (col, row): free_slot(slot, f"slot:S{slot}" in legal)
        for slot, (col, row) in enumerate(view["location"]["slots"])
    }


def free_slot(slot: int, legal: bool) -> Piece:
    return (" ┌──┐ ", f" │S{slot}│ ", LEGAL if legal else FREE)


def cards(texts: Texts, view: View) -> dict[Cell, Piece]:
    """Every card: colour and value, a ring on it, below it the slot at the current location."""
    here = {tuple(cell): slot for slot, cell in enumerate(view["location"]["slots"])}
    legal = offered(view, "slot:")
    pickable = offered(view, "from:")
    found: dict[Cell, Piece] = {}
    for card in view["cards"]:
        col, row = card["cell"]
        colour, _, kind = card["card"].partition("-")
        slot = here.get((col, row))
        top = f" {short(texts, colour)}{kind}{'○' if card['ring'] else ' '} "
        label = "" if slot is None or view["location"]["scored"] else f"S{slot}"
        if f"slot:S{slot}" in legal or f"from:{col},{row}" in pickable:
            label = f">{label}<"
        style = CHIP[colour] if slot is not None else CHIP[colour].removeprefix("bold ")
        found[col, row] = (top, label.center(CELL - 1) + " ", style)
    return found


def anchors(view: View) -> dict[Cell, Piece]:
    """Where the next location may go: the number of the option in the left one of its two cells."""
    found: dict[Cell, Piece] = {}
    for number, option in enumerate(view.get("ask", {}).get("options", []), 1):
        if option["key"].startswith("anchor:"):
            col, row = (int(n) for n in option["args"]["cell"].split(","))
            found[col, row] = (f"[{number}]".center(CELL), " " * CELL, "bold cyan")
    return found


def offered(view: View, word: str) -> dict[str, Any]:
    options = view.get("ask", {}).get("options", [])
    return {option["key"]: option for option in options if option["key"].startswith(word)}
