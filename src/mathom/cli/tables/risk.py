"""Der Ringkrieg 2 in the terminal: the round, the Ring-bearer, parties, territories by regions, hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text as Line

from mathom.cli.tables.looking import Look, Thing
from mathom.cli.tables.plain import PlainTable, View
from mathom.cli.tables.risk_look import look_at, things_of
from mathom.games.risk.box import PARTIES, PRICE, UNITS
from mathom.games.risk.map import REGION_OF, REGIONS, SPACE_NAMES, STRONGHOLD, TERRITORIES
from mathom.texts import Texts

STYLE = {"elves": "green3", "saruman": "red1", "rohan": "yellow3", "sauron": "grey70", "gondor": "dodger_blue1"}
RING = "bold gold1"
ELSEWHERE = len(REGIONS)  # the mountains


class RiskTable(PlainTable):
    noise = ("card-shown", "reshuffled")
    counts_turns = True
    intent = "unit:eagle"
    rule = "RI-9.1"

    def draw(self, texts: Texts, view: View, names: Sequence[str], width: int, height: int) -> RenderableType:
        """What is needed for the next choice comes last: a small terminal shows the end."""
        parts: list[RenderableType] = [
            *region_lines(texts, view),
            Line(),
            round_line(texts, view),
            bearer_line(texts, view),
            parties_table(texts, view, names),
            *hand_lines(texts, view),
        ]
        return Group(*parts)

    def option(self, texts: Texts, view: View, option: dict[str, Any]) -> str:
        """What is bought with its price."""
        said = escape(super().option(texts, view, option))
        unit = option["args"].get("unit")
        if view["ask"]["kind"] != "buy" or unit not in UNITS:
            return said
        return f"{said} [dim]({texts.say('risk-table-price', gold=PRICE[UNITS.index(unit)])})[/]"

    def things(self, texts: Texts, view: View) -> list[Thing]:
        return things_of(texts, view)

    def look(self, texts: Texts, view: View, names: Sequence[str], thing: Thing) -> Look:
        return look_at(texts, view, names, thing)

    def hand(self, view: View) -> list[str]:
        return [card for party in PARTIES for card in view["parties"][party].get("hand", [])]


def round_line(texts: Texts, view: View) -> Line:
    line = Line(texts.say("risk-table-round", round=view["round"], phase=view["phase"]), "bold")
    if view["active"]:
        line.append(f"  {texts.say('risk-table-turn-of', party=view['active'])}", STYLE[view["active"]])
    points = {side: seen["points"] for side, seen in view["sides"].items()}
    line.append(f"  {texts.say('risk-table-points', **points)}")
    return line


def bearer_line(texts: Texts, view: View) -> Line:
    """Where the Ring-bearer is, as far as the viewer may know."""
    seen = view["bearer"]
    if seen["shown"]:
        return Line(texts.say("risk-table-bearer-shown", territory=seen["shown"]), RING)
    if "space" in seen:
        return Line(texts.say("risk-table-bearer-known", territory=seen["space"], marches=seen["marches"]), RING)
    line = Line(texts.say("risk-table-bearer-hidden"), RING)
    spaces = ", ".join(texts.name("risk-territory", space) for space in seen["possible"])
    return line.append(f" {texts.say('risk-table-bearer-possible', spaces=spaces)}")


def parties_table(texts: Texts, view: View, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", show_edge=False)
    for column in ("party", "gold", "income", "cards", "reserve"):
        table.add_column(texts.say(f"risk-table-{column}"))
    for party in PARTIES:
        seen = view["parties"][party]
        mark = "> " if seen["seat"] in view["asked"] and party == view["active"] else "  "
        who = Line(f"{mark}{texts.name('risk-party', party)} ({names[seen['seat']]})", STYLE[party])
        if seen["out"]:
            who.append(f" {texts.say('risk-table-out')}", "dim")
        cards = f"{seen['territory_cards']}+{seen['adventure_cards']}"
        table.add_row(who, str(seen["gold"]), str(seen["income"]), cards, force(texts, seen["reserve"]))
    return table


def force(texts: Texts, figures: dict[str, int]) -> str:
    return ", ".join(f"{n} {texts.name('risk-unit', unit)}" for unit, n in figures.items()) or "-"


def region_lines(texts: Texts, view: View) -> list[Line]:
    """The territories that somebody stands in, by regions; a star marks a stronghold."""
    lines: list[Line] = []
    numbers = {name: i for i, name in enumerate(SPACE_NAMES)}
    spaces = sorted(view["spaces"], key=lambda seen: region_at(numbers[seen["space"]]))
    last = -1
    for seen in spaces:
        number = numbers[seen["space"]]
        if region_at(number) != last:
            last = region_at(number)
            title = "" if last == ELSEWHERE else texts.name("risk-region", REGIONS[last])
            lines.append(Line(title, "bold underline"))
        lines.append(space_line(texts, view, seen, number))
    return lines


def region_at(space: int) -> int:
    return REGION_OF[space] if space < TERRITORIES else ELSEWHERE


def space_line(texts: Texts, view: View, seen: dict[str, Any], number: int) -> Line:
    star = "*" if number < TERRITORIES and STRONGHOLD[number] else " "
    line = Line(f" {star}{texts.name('risk-territory', seen['space'])}: ")
    for party, figures in seen["figures"].items():
        line.append(f"{texts.say('risk-table-short', party=party)} {force(texts, figures)}  ", STYLE[party])
    if seen["space"] in (view["bearer"]["shown"], view["bearer"].get("space")):
        line.append(" ○", RING)
    return line


def hand_lines(texts: Texts, view: View) -> list[Line]:
    """The cards of the parties that the viewer runs."""
    lines: list[Line] = []
    for party in PARTIES:
        hand = view["parties"][party].get("hand")
        if hand:
            line = Line(f"{texts.say('risk-table-hand', party=party)} ", STYLE[party])
            line.append(", ".join(texts.name("risk-card", card) for card in hand))
            lines.append(line)
    return lines
