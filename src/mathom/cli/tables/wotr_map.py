"""The map of Der Ringkrieg as text: the regions by the lands they lie in, those with something on them."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from mathom.cli.tables.plain import View
from mathom.games.wotr.box import KIND_NATION, KIND_RANK, NATIONS, NO_NATION, RANKS, kind_named
from mathom.games.wotr.map import FORTIFIED, NATION_AT, POINTS_AT, SETTLEMENT_AT, SETTLEMENTS, region_named
from mathom.texts import Texts

# The lands, from north-west to south-east, and in them the regions by the roads that join them.
LANDS: dict[str, str] = {
    "eriador": """
        rivendell fords_of_bruinen trollshaws ettenmoors mount_gram angmar arnor north_downs weather_hills bree
        buckland the_shire old_forest south_downs cardolan tharbad minhiriath evendim tower_hills grey_havens forlindon
        harlindon ered_luin north_ered_luin south_ered_luin
    """,
    "misty": """
        mount_gundabad goblins_gate high_pass eagles_eyrie hollin moria dimrill_dale lorien parth_celebrant fangorn
        gladden_fields carrock north_anduin_vale old_ford rhosgobel south_anduin_vale
    """,
    "mirkwood": """
        woodland_realm northern_mirkwood western_mirkwood eastern_mirkwood southern_mirkwood narrows_of_the_forest
        old_forest_road dol_guldur erebor dale withered_heath iron_hills vale_of_the_carnen vale_of_the_celduin
        northern_rhovanion southern_rhovanion northern_dorwinion southern_dorwinion
    """,
    "rohan": """
        edoras helms_deep westemnet eastemnet folde fords_of_isen gap_of_rohan orthanc north_dunland south_dunland
        enedwaith druwaith_iaur
    """,
    "gondor": """
        minas_tirith osgiliath pelargir dol_amroth lossarnach lamedon erech anfalas andrast druadan_forest
        north_ithilien south_ithilien
    """,
    "mordor": """
        morannon minas_morgul barad_dur gorgoroth nurn dagorlad ash_mountains noman_lands dead_marshes
        western_emyn_muil eastern_emyn_muil western_brown_lands eastern_brown_lands
    """,
    "south_east": """
        umbar near_harad far_harad west_harondor east_harondor khand south_rhun east_rhun north_rhun
    """,
}
LAND_REGIONS: dict[str, list[str]] = {land: names.split() for land, names in LANDS.items()}

# Letters say everything that the colours say.
NATION_STYLE = {
    "dwarves": "orange3",
    "elves": "green3",
    "gondor": "dodger_blue1",
    "north": "deep_sky_blue3",
    "rohan": "chartreuse3",
    "isengard": "gold3",
    "sauron": "red1",
    "southrons_easterlings": "dark_orange3",
}
SIDE_STYLE = {"free_peoples": "bold dodger_blue1", "shadow": "bold red1"}
RING = "bold yellow"
COLUMN = 46
WIDEST = 3


def draw_map(texts: Texts, view: View, width: int) -> RenderableType:
    """Every land with the regions that have something on them; empty settlements last, in a line of their own."""
    seen = {region["region"]: region for region in view["regions"]}
    columns = max(1, min(WIDEST, width // COLUMN))
    parts: list[RenderableType] = []
    for land, regions in LAND_REGIONS.items():
        lines = [region_line(texts, view, name, seen.get(name)) for name in regions if is_busy(view, name, seen)]
        parts.append(Line(texts.say(f"wotr-table-land-{land}"), "bold underline"))
        if lines:
            parts.append(in_columns(lines, columns, width))
        empty = [name for name in regions if name in seen and not is_busy(view, name, seen)]
        if empty:
            names = [region_title(texts, name) for name in empty]
            parts.append(Line(f"  {texts.say('wotr-table-empty', names=', '.join(names))}", "dim"))
    return Group(*parts)


def in_columns(lines: list[Line], columns: int, width: int) -> Table:
    """The lines one below the other, column by column."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(columns):
        grid.add_column(width=width // columns - 2)
    rows = -(-len(lines) // columns)
    for row in range(rows):
        cells = [
            lines[row + rows * column] if row + rows * column < len(lines) else Line() for column in range(columns)
        ]
        grid.add_row(*cells)
    return grid


def is_busy(view: View, name: str, seen: dict[str, Any]) -> bool:
    """Whether more than an untouched settlement is there."""
    if view["fellowship"]["region"] == name:
        return True
    region = seen.get(name)
    return region is not None and bool(
        region["figures"] or region["characters"] or region["besieged"] or region["control_marker"]
    )


def region_title(texts: Texts, name: str) -> str:
    """The name with what is printed there: T for a Town, C for a City, S for a Stronghold, F for a Fortification."""
    region = region_named(name)
    kind = "fortification" if FORTIFIED[region] else SETTLEMENTS[SETTLEMENT_AT[region]]
    title = texts.name("wotr-region", name)
    if kind == "none":
        return title
    points = str(POINTS_AT[region]) if POINTS_AT[region] else ""
    return f"{title} [{texts.name('wotr-settlement', kind)[:1]}{points}]"


def region_line(texts: Texts, view: View, name: str, region: dict[str, Any] | None) -> Line:
    """One region: its name, who holds it if that has changed, the armies, the Characters, in brackets the besieged."""
    line = Line("  ")
    line.append(region_title(texts, name), f"bold {name_style(name)}".strip())
    if region is not None and region["control_marker"]:
        side = region["held"]
        line.append(f" {texts.say('wotr-table-held', side=side)}", SIDE_STYLE[side])
    if region is not None:
        append_army(texts, line, region["figures"], region["characters"])
        if region["besieged"]:
            line.append(" (", "bold")
            line.append(texts.say("wotr-table-inside"), "dim")
            append_army(texts, line, region["besieged"]["figures"], region["besieged"]["characters"])
            line.append(")", "bold")
    if view["fellowship"]["region"] == name:
        line.append(f" ○ {texts.say('wotr-table-ring-bearers')}", RING)
    return line


def name_style(name: str) -> str:
    nation = NATION_AT[region_named(name)]
    return "" if nation == NO_NATION else NATION_STYLE[NATIONS[nation]]


def append_army(texts: Texts, line: Line, figures: dict[str, int], characters: list[str]) -> None:
    """``Go 3R 1E 1L`` for every nation, then Nazgûl and Characters by name."""
    for nation, name in enumerate(NATIONS):
        ranks = [
            (KIND_RANK[kind_named(kind)], count)
            for kind, count in figures.items()
            if KIND_NATION[kind_named(kind)] == nation
        ]
        if ranks:
            letters = [f"{count}{texts.say(f'wotr-table-rank-{RANKS[rank]}')}" for rank, count in sorted(ranks)]
            line.append(f" {texts.say(f'wotr-table-nation-{name}')} {' '.join(letters)}", NATION_STYLE[name])
    for character in characters:
        line.append(f" {texts.name('wotr-character', character)}", "bold italic")


def units_line(texts: Texts, figures: dict[str, int]) -> Line:
    """Figures off the map."""
    line = Line()
    append_army(texts, line, figures, [])
    return line if figures else Line(" -", "dim")
