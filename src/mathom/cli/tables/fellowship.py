"""Die Gefährten in the terminal: the road with its cards, the location at stake, the players, the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text as Line

from mathom.cli.tables.fellowship_look import look_at, things_of
from mathom.cli.tables.fellowship_map import CHIP, draw_map, short
from mathom.cli.tables.looking import Look, Thing
from mathom.cli.tables.plain import Events, PlainTable, View, may_know
from mathom.games.fellowship.components import LOCATIONS, PLACES
from mathom.players.fellowship.board import NUMBER, Board, around
from mathom.texts import Texts

OFFSETS: list[list[int]] = PLACES["geometry"]["slot_offsets_clockwise_from_top_left"]
WIDE = 104
SIDE = 52
SMALL = 10
SMALLEST_MAP = 6
LAST_MARK = " ¹"


class FellowshipTable(PlainTable):
    noise = ("drew",)
    intent = "slot:S3"
    rule = "FE-4.1"

    def draw(self, texts: Texts, view: View, names: Sequence[str], width: int, height: int) -> RenderableType:
        small = height < SMALL
        place = location_line(texts, view) if small else location_panel(texts, view)
        people: list[RenderableType] = [players_table(texts, view, names), *notes(texts, view, names)]
        hand = hand_line(texts, view)
        gap: list[RenderableType] = [] if small else [Line()]
        below: list[RenderableType] = [*gap, hand] if hand else []
        road = max(SMALLEST_MAP, height)
        # The places for a new location lie all around the road, so they need the whole width.
        if width < WIDE or view.get("ask", {}).get("kind") == "anchor":
            return Group(place, *gap, draw_map(texts, view, width, road), *gap, *people, *below)
        grid = Table.grid(padding=(0, 2))
        grid.add_column(width=width - SIDE - 4)
        grid.add_column(width=SIDE)
        grid.add_row(draw_map(texts, view, width - SIDE - 4, road + 6), Group(place, *gap, *people))
        return Group(grid, *below)

    def option(self, texts: Texts, view: View, option: dict[str, Any]) -> str:
        said = escape(super().option(texts, view, option))
        kind = view["ask"]["kind"]
        if kind == "card" and option["key"].startswith("card:"):
            return chip(texts, option["args"]["card"])
        if kind == "anchor":
            return f"{escape(option['args']['cell']):>6}  [dim]{shared_cards(texts, view, option['args']['cell'])}[/]"
        return said

    def things(self, texts: Texts, view: View) -> list[Thing]:
        return things_of(texts, view)

    def look(self, texts: Texts, view: View, names: Sequence[str], thing: Thing) -> Look:
        return look_at(texts, view, names, thing)

    def hand(self, view: View) -> list[str]:
        return [] if view["seat"] is None else list(view["players"][view["seat"]]["hand"])

    def narrate(
        self, texts: Texts, events: Events, viewer: int | None, names: Sequence[str], last: int | None = None
    ) -> list[str]:
        """The places are told as slots of the location that was current then."""
        anchor = [0, 0]
        told: list[tuple[dict[str, Any], list[int]]] = []
        for event in events:
            own_draw = event["event"] == "drew" and event["seat"] == viewer
            if may_know(event, viewer) and not own_draw:
                told.append((event, anchor))
            if event["event"] == "location-laid":
                anchor = event["cell"]
        kept = told if last is None else told[max(0, len(told) - last) :]
        return [texts.event(self.game, event, viewer, names, SlotNames(at)) for event, at in kept]


class SlotNames:
    """Calls a cell by its slot at the location with this anchor, S0 to S9; a cell elsewhere by column and row."""

    def __init__(self, anchor: list[int]) -> None:
        self.slots = around(anchor, OFFSETS)

    def __call__(self, cell: list[int]) -> str:
        return f"S{self.slots.index(cell)}" if cell in self.slots else f"{cell[0]},{cell[1]}"


def chip(texts: Texts, card: str) -> str:
    """A card as a small coloured block, with its name beside it."""
    colour, _, kind = card.partition("-")
    name = escape(texts.say(f"fellowship-card-{card}"))
    return f"[{CHIP[colour]}] {short(texts, colour)}{'N' if kind == 'nazgul' else kind} [/] {name}"


def shared_cards(texts: Texts, view: View, cell: str) -> str:
    """How many cards a location at `cell` would share with earlier ones, and what they count for every colour."""
    location = LOCATIONS[NUMBER[view["to_come"][0]]]
    board = Board.of(view, location, location.black, around([int(n) for n in cell.split(",")], OFFSETS))
    totals = [f"{short(texts, c)} {total}" for c, (total, count) in board.totals().items() if count]
    return texts.say("fellowship-table-shares", count=10 - len(board.free()), totals=", ".join(totals))


def location_panel(texts: Texts, view: View) -> RenderableType:
    """The current location: number, points, colour in force, rings, special rule, what comes next."""
    here = view["location"]
    lines = [Line(texts.say("fellowship-table-current", location=here["id"], number=here["number"]), "bold")]
    scores = "-".join(str(score) for score in here["scores"])
    lines[0].append("   " + texts.say("fellowship-table-scores", scores=scores), "bold yellow")
    colour = Line(texts.say("fellowship-table-black" if here["black"] else "fellowship-table-white"))
    colour.stylize("white on grey23" if here["black"] else "black on grey85")
    if here["black"] != LOCATIONS[NUMBER[here["id"]]].black:
        colour.append(f"  {texts.say('fellowship-table-turned')}", "italic")
    lines.append(colour)
    for place, ring in enumerate(here["rings"]):
        lines.append(Line(texts.say(f"fellowship-table-ring-{('first', 'second')[place]}", ring=ring)))
    if texts.has(f"fellowship-special-{here['id']}"):
        lines.append(Line(texts.say(f"fellowship-special-{here['id']}"), "bold red"))
    if Board.current(view).counts_one():
        lines.append(Line(texts.say("fellowship-table-bree"), "bold red"))
    to_come = [texts.say(f"fellowship-location-{name}") for name in view["to_come"][:3]]
    following = texts.say("fellowship-table-next", names=" > ".join(to_come)) if to_come else ""
    lines.append(Line(following or texts.say("fellowship-table-last"), "dim"))
    return Group(*lines)


def location_line(texts: Texts, view: View) -> RenderableType:
    """The same on a line or two, for a small terminal."""
    here = view["location"]
    scores = "-".join(str(score) for score in here["scores"])
    parts = [
        texts.say("fellowship-table-current", location=here["id"], number=here["number"]),
        texts.say("fellowship-table-scores", scores=scores),
        texts.say("fellowship-table-black" if here["black"] else "fellowship-table-white"),
    ]
    if texts.has(f"fellowship-special-{here['id']}"):
        parts.append(texts.say(f"fellowship-special-{here['id']}"))
    if Board.current(view).counts_one():
        parts.append(texts.say("fellowship-table-bree"))
    return Line(" | ".join(parts), "bold")


def players_table(texts: Texts, view: View, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", show_edge=False)
    for name in ("player", "here", "points", "hand", "deck"):
        right = name in ("points", "hand", "deck")
        table.add_column(texts.say(f"fellowship-table-{name}"), justify="right" if right else "left", no_wrap=True)
    totals = Board.current(view).totals()
    for seat, player in enumerate(view["players"]):
        here = Line(" ").join(
            Line(f" {short(texts, c)} {totals[c][0] if totals[c][1] else '-'} ", CHIP[c]) for c in player["colours"]
        )
        mark = "> " if seat in view["asked"] else "  "
        who = Line(mark + names[seat], "bold" if seat == view["seat"] else "")
        who.append(LAST_MARK if seat == view["last"] else "", "dim")
        points = "?" if player["points"] is None else str(player["points"])
        out = not player["hand_count"] and not player["deck_count"]
        hand = texts.say("fellowship-table-out") if out else str(player["hand_count"])
        table.add_row(who, here, Line(points, "bold yellow"), hand, str(player["deck_count"]))
    return table


def notes(texts: Texts, view: View, names: Sequence[str]) -> list[Line]:
    """Who loses ties, who owns which ring, which rings lie at the current location."""
    lines = []
    if view["last"] is not None and not view["location"]["scored"]:
        lines.append(Line(f" {LAST_MARK}  {texts.say('fellowship-table-last-laid')}", "dim"))
    for seat, player in enumerate(view["players"]):
        for ring in player["rings"]:
            does = texts.say("fellowship-table-ring", ring=ring)
            lines.append(Line(f"  ○ {names[seat]}: {does}"))
    here = view["location"]["slots"]
    for card in view["cards"]:
        if card["ring"] and card["cell"] in here and not view["location"]["scored"]:
            does = texts.say("fellowship-table-ring", ring=card["ring"])
            lines.append(Line(f"  ○ S{here.index(card['cell'])}: {does}", "dim"))
    return lines


def hand_line(texts: Texts, view: View) -> Line | None:
    """The own hand as coloured blocks, a chosen card marked."""
    if view["seat"] is None:
        return None
    me = view["players"][view["seat"]]
    line = Line(texts.say("fellowship-table-your-hand") + ":  ")
    chosen = (me["chosen"] or {}).get("card") if not (me["chosen"] or {}).get("from") else None
    for card in me["hand"]:
        colour, _, kind = card.partition("-")
        line.append(f" {short(texts, colour)}{'N' if kind == 'nazgul' else kind} ", CHIP[colour])
        if card == chosen:
            line.append("<", "bold")
            chosen = None
        line.append(" ")
    if not me["hand"]:
        line.append(texts.say("fellowship-table-no-hand"), "dim")
    return line
