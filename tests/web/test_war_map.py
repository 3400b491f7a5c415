"""The drawn map of Der Ringkrieg against the tables of the game: its borders are exactly the adjacent pairs."""

from __future__ import annotations

import importlib.util
import json
import math
import re
from collections import defaultdict
from itertools import combinations
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from PIL import ImageFont
from tests.web.outlines import Spot, borders, inside, rings

ROOT = Path(__file__).parents[2]
WOTR = ROOT / "web" / "src" / "games" / "wotr"
MAP: dict[str, Any] = json.loads((WOTR / "map.json").read_text(encoding="utf-8"))
DRAWN: dict[str, dict[str, Any]] = MAP["regions"]
TABLE: dict[str, Any] = json.loads((ROOT / "src/mathom/games/wotr/data/regions.json").read_text(encoding="utf-8"))
REGIONS: dict[str, dict[str, Any]] = {region["id"]: region for region in TABLE["regions"]}
ADJACENT = {frozenset((region, other)) for region, facts in REGIONS.items() for other in facts["adjacent"]}
# In units of the map: what counts as a border that one sees, how near strangers may come, and what is near.
VISIBLE, GAP, NEAR = 25, 12, 30


def shared_borders() -> dict[frozenset[str], float]:
    """How long the line is that two outlines have in common; ranges are `range 0`, waters `sea` and `lake 0`."""
    outlines = {region: drawn["path"] for region, drawn in DRAWN.items()}
    outlines |= {f"range {i}": path for i, path in enumerate(MAP["ranges"])} | {"sea": MAP["sea"]}
    outlines |= {f"lake {i}": path for i, path in enumerate(MAP["lakes"])}
    return borders(outlines)


BORDERS = shared_borders()


def test_every_region_is_drawn() -> None:
    assert set(DRAWN) == set(REGIONS)


def test_adjacent_regions_share_a_border_that_one_sees() -> None:
    assert [sorted(pair) for pair in ADJACENT if BORDERS.get(pair, 0) < VISIBLE] == []


def test_no_other_regions_touch() -> None:
    strangers = [pair for pair in BORDERS if pair <= set(REGIONS) and pair not in ADJACENT]
    assert [sorted(pair) for pair in strangers] == []
    corners: dict[Spot, set[str]] = defaultdict(set)
    for region, drawn in DRAWN.items():
        for ring in rings(drawn["path"]):
            for point in ring:
                corners[point].add(region)
    met = {frozenset(pair) for names in corners.values() for pair in combinations(sorted(names), 2)}
    assert [sorted(pair) for pair in met - ADJACENT] == []


def strangers_nearby() -> dict[tuple[str, str], float]:
    """Regions that are not adjacent and come near each other, with their distance."""
    points = {region: [spot for ring in rings(drawn["path"]) for spot in ring] for region, drawn in DRAWN.items()}
    near = {}
    for a, b in combinations(sorted(DRAWN), 2):
        if frozenset((a, b)) not in ADJACENT and math.dist(DRAWN[a]["at"], DRAWN[b]["at"]) < 400:
            distance = min(math.dist(p, q) for p in points[a][::2] for q in points[b][::2])
            if distance < NEAR:
                near[a, b] = distance
    return near


def common_neighbour(a: str, b: str) -> bool:
    """Whether a region lies between the two, with a border to each."""
    return any({frozenset((a, other)), frozenset((b, other))} <= ADJACENT for other in REGIONS)


def test_where_strangers_come_near_each_other_something_impassable_lies_between() -> None:
    walls: dict[str, set[str]] = defaultdict(set)
    for pair in BORDERS:
        for wall in pair:
            if wall not in REGIONS:
                walls[next(iter(pair - {wall}))].add(wall)
    near = strangers_nearby()
    assert min(near.values()) > GAP
    between = [pair for pair in near if walls[pair[0]] & walls[pair[1]] or common_neighbour(*pair)]
    assert between == list(near)
    # The black lines of the printed board are walls here too, or the two are far from each other.
    blocked = [(min(pair), max(pair)) for pair in TABLE["meta"]["impassable_neighbours"]]
    assert len(blocked) > 20
    assert [pair for pair in blocked if not walls[pair[0]] & walls[pair[1]] and pair in near] == []


def test_coasts_are_the_coasts_of_the_table() -> None:
    wet = {region for region in REGIONS if BORDERS.get(frozenset((region, "sea")), 0) > VISIBLE}
    assert wet == {region for region, facts in REGIONS.items() if facts["coastal"]}


def test_armies_and_settlements_stand_in_their_region() -> None:
    for region, drawn in DRAWN.items():
        assert inside(drawn["path"], *drawn["at"]), region
        settlement = drawn["settlement"]
        if settlement is not None:
            assert inside(drawn["path"], settlement["x"], settlement["y"]), region


def test_facts_on_the_map_are_those_of_the_table() -> None:
    for region, facts in REGIONS.items():
        drawn = DRAWN[region]
        kind = "fortification" if facts["fortification"] else facts["settlement"]
        assert (drawn["settlement"] or {"kind": "none"})["kind"] == kind
        assert (drawn["nation"], drawn["points"]) == (facts["nation"], facts["victory_points"])
        assert set(drawn["adjacent"]) == set(facts["adjacent"])


# Names


def corners_of(label: dict[str, Any], font: ImageFont.FreeTypeFont) -> list[Spot]:
    """The box that a name takes at its size: its widest line, its lines above each other, turned."""
    width = max(font.getlength(line) for line in label["lines"]) * label["size"] / font.size
    height = len(label["lines"]) * label["size"] * 0.9
    turn = math.radians(label["angle"])
    c, s = math.cos(turn), math.sin(turn)
    found = []
    for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        x, y = u * width / 2, v * height / 2
        found.append((label["x"] + x * c - y * s, label["y"] + x * s + y * c))
    return found


def overlap(one: list[Spot], other: list[Spot]) -> bool:
    """Two convex shapes overlap unless a side of one has the other wholly beyond it."""
    for shape in (one, other):
        for (ax, ay), (bx, by) in zip(shape, shape[1:] + shape[:1], strict=True):
            nx, ny = by - ay, ax - bx
            first = [x * nx + y * ny for x, y in one]
            second = [x * nx + y * ny for x, y in other]
            if max(first) <= min(second) or max(second) <= min(first):
                return False
    return True


@pytest.fixture(scope="module")
def font() -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(WOTR / "art" / "EBGaramond-SemiBold.woff2"), 200)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_no_name_overlaps_another(lang: str, font: ImageFont.FreeTypeFont) -> None:
    boxes = {region: corners_of(drawn["label"][lang], font) for region, drawn in DRAWN.items()}
    assert [pair for pair in combinations(sorted(boxes), 2) if overlap(boxes[pair[0]], boxes[pair[1]])] == []


@pytest.mark.parametrize("lang", ["de", "en"])
def test_names_are_those_of_the_table(lang: str) -> None:
    def plain(words: str) -> str:
        return re.sub(r"[\s-]", "", words)

    written = {region: plain("".join(drawn["label"][lang]["lines"])) for region, drawn in DRAWN.items()}
    assert written == {region: plain(facts[f"name_{lang}"]) for region, facts in REGIONS.items()}


# Facts of the pieces


@pytest.fixture
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("write_board_facts", ROOT / "tools" / "write_board_facts.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", ["wotr", "wotr/third_age", "risk"])
def test_the_board_knows_the_pieces_of_the_game(game: str, tool: ModuleType) -> None:
    assert tool.target(game).read_text(encoding="utf-8") == tool.written(game)
