"""The drawn map of Der Ringkrieg 2 against the tables of the game: borders, rivers, bridges, mountains, names."""

from __future__ import annotations

import json
import math
import re
from itertools import combinations
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from PIL import Image, ImageFont
from tests.web.outlines import borders, inside, rings
from tests.web.test_war_map import corners_of, overlap

from mathom.testing import rule

ROOT = Path(__file__).parents[2]
RISK = ROOT / "web" / "src" / "games" / "risk"
MAP: dict[str, Any] = json.loads((RISK / "map.json").read_text(encoding="utf-8"))
DRAWN: dict[str, dict[str, Any]] = MAP["regions"]
TABLE: dict[str, Any] = json.loads((ROOT / "src/mathom/games/risk/data/territories.json").read_text(encoding="utf-8"))
TERRITORIES: dict[str, dict[str, Any]] = {territory["id"]: territory for territory in TABLE["territories"]}
RANGES: dict[str, dict[str, Any]] = {range_["id"]: range_ for range_ in TABLE["mountain_ranges"]}
ADJACENT = {frozenset((one, other)) for one, facts in TERRITORIES.items() for other in facts["adjacent"]}
RIVERS = {frozenset((one, other)) for one, facts in TERRITORIES.items() for other in facts["unbridged_river_to"]}
FOOTHILLS = {frozenset((one, other)) for one, facts in RANGES.items() for other in facts["borders"]}
SETUP: dict[str, Any] = json.loads((ROOT / "src/mathom/games/risk/data/setup.json").read_text(encoding="utf-8"))
# The measures of a plate in pixels, and how many units of the map one of them is while the whole map is seen.
PLATE = {name: int(n) for name, n in re.findall(r"const (\w+) = (\d+);", (RISK / "plates.ts").read_text("utf-8"))}
WHOLE_MAP = 2.2
# In units of the map: what counts as a border that one sees, and how far a bridge may be off it.
VISIBLE, OFF = 25, 3
BORDERS = borders({name: drawn["path"] for name, drawn in DRAWN.items()} | {"sea": MAP["sea"]})


def test_every_territory_and_every_range_is_drawn() -> None:
    assert {name for name, drawn in DRAWN.items() if drawn["kind"] == "territory"} == set(TERRITORIES)
    assert {name for name, drawn in DRAWN.items() if drawn["kind"] == "mountains"} == set(RANGES)


@rule("RI-5.4", "RI-5.5", "RI-5.6")
def test_exactly_neighbours_those_across_a_river_and_foothills_share_a_border_that_one_sees() -> None:
    wanted = ADJACENT | RIVERS | FOOTHILLS
    assert [sorted(pair) for pair in wanted if BORDERS.get(pair, 0) < VISIBLE] == []
    ranges = {pair for pair in BORDERS if pair <= set(RANGES)}
    touching = {pair for pair in BORDERS if "sea" not in pair}
    assert [sorted(pair) for pair in touching - wanted - ranges] == []


@rule("RI-5.5")
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_rivers_are_water_on_the_picture_and_no_other_border_is(theme: str) -> None:
    with Image.open(RISK / "art" / f"map-{theme}.webp") as opened:
        picture = opened.convert("RGB")
    assert picture.size == (MAP["width"], MAP["height"])
    bridged = {frozenset(bridge["between"]) for bridge in TABLE["bridges"]}
    wet = {pair for pair in ADJACENT | RIVERS if blueness(picture, pair) > 0}
    assert wet == RIVERS | bridged


def blueness(picture: Image.Image, pair: frozenset[str]) -> float:
    """How much bluer than red the picture is along the border of two territories, in the middle of its points."""
    one, other = ({spot for ring in rings(DRAWN[name]["path"]) for spot in ring} for name in pair)
    colours = [
        picture.getpixel((min(round(x), MAP["width"] - 1), min(round(y), MAP["height"] - 1))) for x, y in one & other
    ]
    return median(colour[2] - colour[0] for colour in colours if isinstance(colour, tuple))


def test_names_and_troops_are_where_the_drawing_tool_puts_them() -> None:
    """So that nobody changes by hand what the next drawing would change back."""
    tuned = json.loads((ROOT / "tools" / "maps" / "risk_names.json").read_text(encoding="utf-8"))
    assert {name: {"at": drawn["at"], **drawn["label"]} for name, drawn in DRAWN.items()} == tuned


def test_bridges_stand_on_the_border_of_their_territories() -> None:
    ends = {bridge["id"]: bridge["between"] for bridge in TABLE["bridges"]}
    assert set(MAP["bridges"]) == set(ends)
    for bridge, at in MAP["bridges"].items():
        for end in ends[bridge]:
            assert min(math.dist(at, spot) for ring in rings(DRAWN[end]["path"]) for spot in ring) < OFF, bridge


def test_ports_lie_at_the_sea() -> None:
    assert [t for t, facts in TERRITORIES.items() if facts["port"] and frozenset((t, "sea")) not in BORDERS] == []


def test_troops_and_strongholds_stand_in_their_territory() -> None:
    for name, drawn in DRAWN.items():
        assert inside(drawn["path"], *drawn["at"]), name
        assert drawn["town"] is None or inside(drawn["path"], *drawn["town"]), name


def test_facts_on_the_map_are_those_of_the_table() -> None:
    for name, facts in TERRITORIES.items():
        drawn = DRAWN[name]
        assert (drawn["points"], drawn["site"], drawn["port"], drawn["region"]) == (
            facts["stronghold_vp"],
            facts["site_of_power"],
            facts["port"],
            facts["region"],
        )
        assert (drawn["town"] is not None) == (facts["stronghold"] or facts["site_of_power"] or facts["port"])
        assert set(drawn["adjacent"]) == {*facts["adjacent"], *facts["sea_to"], *facts["mountains"]}


@pytest.fixture(scope="module")
def font() -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(ROOT / "web/src/games/wotr/art/EBGaramond-SemiBold.woff2"), 200)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_no_name_overlaps_another(lang: str, font: ImageFont.FreeTypeFont) -> None:
    boxes = {name: corners_of(drawn["label"][lang], font) for name, drawn in DRAWN.items()}
    assert [pair for pair in combinations(sorted(boxes), 2) if overlap(boxes[pair[0]], boxes[pair[1]])] == []


Box = tuple[float, float, float, float]


def drawn_of(box: Box, at: list[float]) -> list[tuple[float, float]]:
    """The corners of what is drawn around a place, when the whole map is on the screen."""
    left, top, right, bottom = (at[i % 2] + side * WHOLE_MAP for i, side in enumerate(box))
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def plates_of(units: dict[str, int]) -> list[Box]:
    """An army's plate, and its hero's banner above the right end."""
    kinds = len(units) - ("hero" in units)
    half = (PLATE["TAB"] + kinds * PLATE["COLUMN"] + 1) / 2
    plate, banner = (
        (-half, -PLATE["ROW"] / 2, half, PLATE["ROW"] / 2),
        (half - 15, -PLATE["ROW"] / 2 - 16, half + 1, 0.0),
    )
    return [plate, banner] if "hero" in units else [plate]


@pytest.mark.parametrize("lang", ["de", "en"])
def test_no_army_of_the_beginning_covers_a_name(lang: str, font: ImageFont.FreeTypeFont) -> None:
    names = {name: corners_of(drawn["label"][lang], font) for name, drawn in DRAWN.items()}
    covered = [
        (army["territory"], name)
        for army in SETUP["placements"]
        for box in plates_of(army["units"])
        for name, corners in names.items()
        if overlap(drawn_of(box, DRAWN[army["territory"]]["at"]), corners)
    ]
    assert covered == []


@pytest.mark.parametrize("lang", ["de", "en"])
def test_names_are_those_of_the_table(lang: str) -> None:
    def plain(words: str) -> str:
        return re.sub(r"[\s-]", "", re.sub(r" \(.*\)", "", words))

    written = {name: plain("".join(drawn["label"][lang]["lines"])) for name, drawn in DRAWN.items()}
    assert written == {name: plain(facts[f"name_{lang}"]) for name, facts in (TERRITORIES | RANGES).items()}
