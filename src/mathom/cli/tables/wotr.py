"""Der Ringkrieg in the terminal: the round, the Ring, both sides, politics, the map, the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from mathom.cli.tables.looking import Look, Thing
from mathom.cli.tables.plain import Events, PlainTable, View
from mathom.cli.tables.wotr_look import look_at, things_of, where_is
from mathom.cli.tables.wotr_map import NATION_STYLE, RING, SIDE_STYLE, append_army, draw_map, units_line
from mathom.games.wotr.box import (
    CARD_NAMES,
    CARD_TYPES,
    CARDS,
    CHARACTER_NAMES,
    FACTS,
    NATIONS,
    PLAIN_CHARACTERS,
    SIDES,
)
from mathom.games.wotr.victory import CORRUPTED, POINTS_TO_WIN
from mathom.texts import Texts

FIRST_BOX = 3
LAST_MORDOR_BOX = 5
# The Characters of the expansion; the card that brings a special hunt tile.
ADDED = CHARACTER_NAMES[PLAIN_CHARACTERS:]
BROUGHT_BY: dict[str, str] = {
    tile["id"]: tile["introduced_by"] for tile in FACTS.table("hunt_tiles")["tiles"] if tile["introduced_by"]
}
# What others are told of a card that its owner sees.
BACKS = ("drew", "discarded-hidden")


class WotrTable(PlainTable):
    noise = ("die-to-hunt-box",)
    counts_turns = True
    intent = "die:army"
    rule = "WR-11.2"

    def draw(self, texts: Texts, view: View, names: Sequence[str], width: int, height: int) -> RenderableType:
        """What is needed for the next choice comes last: a small terminal shows the end."""
        parts: list[RenderableType] = [
            *table_lines(texts, view),
            *supplement_lines(texts, view),
            Line(),
            draw_map(texts, view, width),
            Line(),
            round_line(texts, view, names),
            *fellowship_lines(texts, view),
            politics_line(texts, view),
            *mixed_lines(texts, view, names),
            sides_table(texts, view, names),
            *player_lines(texts, view, names),
            *dice_lines(texts, view),
            Line(),
            *battle_lines(texts, view),
            *hand_lines(texts, view),
        ]
        return Group(*parts)

    def narrate(
        self, texts: Texts, events: Events, viewer: int | None, names: Sequence[str], last: int | None = None
    ) -> list[str]:
        """Who knows which card it was need not be told that there was one."""
        fresh = [event for event in events if event["event"] not in BACKS or event["seat"] != viewer]
        return super().narrate(texts, fresh, viewer, names, last)

    def things(self, texts: Texts, view: View) -> list[Thing]:
        return things_of(texts, view)

    def look(self, texts: Texts, view: View, names: Sequence[str], thing: Thing) -> Look:
        return look_at(texts, view, names, thing)

    def hand(self, view: View) -> list[str]:
        return [] if view["seat"] is None else list(view["players"][view["seat"]]["hand"])

    def odds(self, texts: Texts, found: dict[str, Any]) -> list[str]:
        attacker = texts.name("wotr-side", found["attacker"])
        first = texts.say(
            f"wotr-table-odds-{found['kind']}", side=attacker, won=percent(found["won"]), sims=found["sims"]
        )
        losses = [
            texts.say(
                "wotr-table-odds-lost",
                side=texts.name("wotr-side", side),
                hits=round(found["losses"][side], 1),
                gone=percent(found["gone"][side]),
            )
            for side in SIDES
        ]
        return [first, *losses]

    def option(self, texts: Texts, view: View, option: dict[str, Any]) -> str:
        """Events with their type, for the die that plays them."""
        said = escape(super().option(texts, view, option))
        if option["text"] != "wotr-option-card":
            return said
        return f"{said} [dim]({escape(card_type(texts, option['args']['card']))})[/]"


def percent(share: float) -> int:
    return round(100 * share)


def card_type(texts: Texts, card: str) -> str:
    """The die that plays it, beside the event die."""
    return texts.name("wotr-die", CARD_TYPES[CARDS[CARD_NAMES.index(card)].type])


def round_line(texts: Texts, view: View, names: Sequence[str]) -> Line:
    """Which round, which phase, whose turn."""
    line = Line(texts.say("wotr-table-round", round=view["turn"], phase=view["phase"]), "bold")
    if view["turn_of"]:
        side = view["turn_of"]
        seat = view["team"]["actors"][side] if "team" in view else view["sides"][side]["lead"]
        line.append("  ")
        line.append(
            texts.say("wotr-table-turn-of", side=view["turn_of"], name=names[seat]), SIDE_STYLE[view["turn_of"]]
        )
    return line


# The Ring


def fellowship_lines(texts: Texts, view: View) -> list[RenderableType]:
    """Where the Ring is, what it weighs, and who guards it."""
    seen = view["fellowship"]
    first = Line("○ ", RING)
    if seen["mordor"] is None:
        first.append(texts.say("wotr-table-fellowship", region=seen["region"], progress=seen["progress"]))
    else:
        track = "".join("●" if box == seen["mordor"] else "·" for box in range(LAST_MORDOR_BOX + 1))
        first.append(texts.say("wotr-table-mordor", box=seen["mordor"], last=LAST_MORDOR_BOX))
        first.append(f" {track}")
    hidden = "hidden" if seen["hidden"] else "revealed"
    first.append(f"  {texts.say(f'wotr-table-{hidden}')}", "green3" if seen["hidden"] else "bold red1")
    first.append(f"  {texts.say('wotr-table-corruption', corruption=seen['corruption'], most=CORRUPTED)} ")
    first.append("█" * seen["corruption"], "red1")
    first.append("░" * (CORRUPTED - seen["corruption"]), "dim")
    company = [texts.name("wotr-character", c) for c in seen["companions"] if c != seen["guide"]]
    said = texts.say("wotr-table-guide", guide=seen["guide"], companions=", ".join(company) or "-")
    return [first, Padding(Line(said), (0, 0, 0, 2), expand=False)]


# The sides


def sides_table(texts: Texts, view: View, names: Sequence[str]) -> Table:
    """Points, dice, Hunt box, rings and cards of both sides, in a table of two with their players."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", show_edge=False)
    for column in ("side", "points", "dice", "hunt", "rings", "hand", "decks"):
        table.add_column(texts.say(f"wotr-table-{column}"), no_wrap=column != "side", overflow="fold")
    for number, side in enumerate(SIDES):
        seen = view["sides"][side]
        seats = seats_of(view, side)
        who = Line("> " if any(seat in view["asked"] for seat in seats) else "  ")
        player = f" ({names[seats[0]]})" if len(seats) == 1 else ""
        who.append(f"{texts.name('wotr-side', side)}{player}", SIDE_STYLE[side])
        rings = f"{seen['elven_rings']}{'*' if seen['ring_used'] else ''}"
        backs = [sum(p["hand_backs"].values()) for p in view["players"] if p["side"] == side]
        table.add_row(
            who,
            f"{seen['victory_points']}/{POINTS_TO_WIN[number]}",
            f"{len(seen['rolled'])}/{seen['dice']}",
            str(seen["hunt_box"]),
            rings,
            "+".join(str(count) for count in backs),
            "/".join(str(count) for count in seen["decks"].values()),
        )
    return table


def seats_of(view: View, side: str) -> list[int]:
    return [seat for seat, player in enumerate(view["players"]) if player["side"] == side]


def player_lines(texts: Texts, view: View, names: Sequence[str]) -> list[Line]:
    """Of a side that two share, who plays what; the lead player first."""
    lines = []
    for side in SIDES:
        seats = seats_of(view, side)
        if len(seats) > 1:
            lead = view["sides"][side]["lead"]
            roles = {seat: texts.name("wotr-role", view["players"][seat]["role"]) for seat in seats}
            in_order = [lead, *[seat for seat in seats if seat != lead]]
            roles[lead] += f", {texts.say('wotr-board-leads')}"
            said = "; ".join(f"{names[seat]}: {roles[seat]}" for seat in in_order)
            lines.append(Line(f"{texts.name('wotr-side', side)} ({said})", SIDE_STYLE[side]))
    return lines


def dice_lines(texts: Texts, view: View) -> list[Line]:
    """The faces of the dice that are left; the one whose turn it is last, near the question."""
    lines = []
    for side in sorted(SIDES, key=lambda one: one == view["turn_of"]):
        faces = view["sides"][side]["rolled"]
        if faces:
            line = Line(texts.say("wotr-table-dice-of", side=side) + " ")
            line.append(" · ".join(texts.name("wotr-die", face) for face in faces), SIDE_STYLE[side])
            lines.append(line)
    return lines


def mixed_lines(texts: Texts, view: View, names: Sequence[str]) -> list[Line]:
    """The mixed armies, with who commands them."""
    armies = view["team"]["mixed"] if "team" in view else []
    said = [f"{texts.name('wotr-region', army['region'])} ({names[army['commander']]})" for army in armies]
    return [Line(f"{texts.say('wotr-view-mixed')}: {', '.join(said)}")] if said else []


def politics_line(texts: Texts, view: View) -> Line:
    """The boxes of the political track, from peace to war; a passive nation in brackets."""
    line = Line(texts.say("wotr-table-politics") + ": ")
    for steps in range(FIRST_BOX, -1, -1):
        if steps != FIRST_BOX:
            line.append(" | ", "dim")
        line.append(texts.say("wotr-table-box", steps=steps) + " ", "bold" if steps == 0 else "dim")
        here = [name for name in NATIONS if view["nations"][name]["steps"] == steps]
        for name in here:
            said = texts.name("wotr-nation", name)
            style = NATION_STYLE[name]
            line.append(f"{said} " if view["nations"][name]["active"] else f"({said}) ", style)
        if not here:
            line.append("- ", "dim")
    return line


def table_lines(texts: Texts, view: View) -> list[Line]:
    """Cards in play, drawn tiles, and the fallen and the fresh of both sides."""
    lines = []
    for side in SIDES:
        cards = view["sides"][side]["in_play"]
        if cards:
            titles = ", ".join(texts.name("wotr-card", card) for card in cards)
            lines.append(Line(texts.say("wotr-table-in-play", side=side, cards=titles), SIDE_STYLE[side]))
    tiles = view["tiles"]
    drawn = " · ".join(texts.name("wotr-tile", tile) for tile in tiles["drawn"]) or "-"
    said = texts.say("wotr-table-tiles", drawn=drawn, pool=len(tiles["pool"]))
    lines.append(Line(said))
    if tiles["waiting"]:
        waiting = " · ".join(special_tile(texts, tile) for tile in tiles["waiting"])
        lines.append(Line(texts.say("wotr-table-waiting", tiles=waiting)))
    for side in SIDES:
        line = Line(texts.say("wotr-table-reinforcements", side=side) + ":", "dim")
        line.append_text(units_line(texts, view["sides"][side]["reinforcements"]))
        lines.append(line)
    return lines


def special_tile(texts: Texts, tile: str) -> str:
    """A tile that a card brought, with the card's name: ``Shelob’s Lair (die, Stop)``."""
    said = texts.name("wotr-tile", tile)
    card = BROUGHT_BY.get(tile)
    return f"{texts.name('wotr-card', card)} ({said})" if card else said


def supplement_lines(texts: Texts, view: View) -> list[Line]:
    """What an expansion adds: its factions, and where its pieces stand that belong to no army."""
    if "supplement" not in view:
        return []
    seen = view["supplement"]
    states = [
        f"{texts.name('wotr-faction', faction)} ({texts.say(f'wotr-board-state-{state}')})"
        for faction, state in seen["factions"].items()
    ]
    lines = [Line(f"{texts.say('wotr-table-factions')}: {' · '.join(states)}")]
    people = [f"{texts.name('wotr-character', one)} ({where_is(texts, view, one)})" for one in ADDED]
    lines.append(Line(f"{texts.say('wotr-table-people')}: {' · '.join(people)}"))
    for pieces in ("ships", "ents", "siege_towers", "catapults"):
        where = ", ".join(f"{texts.name('wotr-region', region)} {count}" for region, count in seen[pieces].items())
        if where:
            lines.append(Line(f"{texts.say(f'wotr-table-{pieces}')}: {where}"))
    if seen["we_shall_get_it"]:
        lines.append(Line(texts.name("wotr-word", "we-shall-get-it"), SIDE_STYLE["shadow"]))
    return lines


# The battle and the hand


def battle_lines(texts: Texts, view: View) -> list[Line]:
    battle = view["battle"]
    if battle is None:
        return []
    kind = "siege" if battle["siege"] else "sortie" if battle["sortie"] else "field"
    said = texts.say(f"wotr-table-battle-{kind}", region=battle["region"], start=battle["from"], round=battle["round"])
    lines = [Line(said, "bold reverse")]
    for side in SIDES:
        line = Line(f"  {texts.name('wotr-side', side)}:", SIDE_STYLE[side])
        append_army(texts, line, battle["forces"][side]["figures"], battle["forces"][side]["characters"])
        if side == battle["attacker"]:
            line.append(f"  {texts.say('wotr-table-attacks')}", "dim")
        lines.append(line)
    return [*lines, Line()]


def hand_lines(texts: Texts, view: View) -> list[Line]:
    """The own hand, each card with its type, and where a side is shared with whose symbol it shows. WR-19.40"""
    if view["seat"] is None:
        return []
    me = view["players"][view["seat"]]
    line = Line(texts.say("wotr-table-your-hand") + ": ", "bold")
    for i, card in enumerate(me["hand"]):
        line.append(" · " if i else "", "dim")
        line.append(texts.name("wotr-card", card), SIDE_STYLE[me["side"]])
        symbol = CARDS[CARD_NAMES.index(card)].player if len(seats_of(view, me["side"])) > 1 else ""
        whose = f", {texts.name('wotr-role', symbol)}" if symbol else ""
        line.append(f" ({card_type(texts, card)}{whose})", "dim")
    if not me["hand"]:
        line.append(texts.say("wotr-table-no-hand"), "dim")
    lines = [line]
    if me["combat_card"]:
        titles = ", ".join(texts.name("wotr-card", card) for card in me["combat_card"])
        lines.append(Line(texts.say("wotr-table-combat-card", cards=titles)))
    return lines
