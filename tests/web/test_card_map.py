"""The drawn map of Middle-earth CCG against its cards: borders are the adjacent pairs, and every place is on it."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import Any

from tests.web.outlines import borders, inside

from mathom.games.meccg.box import card, places, regions, surface_sites, title_of
from mathom.testing import rule

ROOT = Path(__file__).parents[2]
MAP: dict[str, Any] = json.loads((ROOT / "web/src/games/meccg/map.json").read_text(encoding="utf-8"))
DRAWN: dict[str, dict[str, Any]] = MAP["regions"]
SITES: dict[str, dict[str, Any]] = MAP["sites"]
TITLE = {name: title_of(drawn["card"], "en") for name, drawn in DRAWN.items()}
NAME = {title: name for name, title in TITLE.items()}
ADJACENT = {frozenset((NAME[title], NAME[other])) for title, region in regions().items() for other in region.adjacent}
# In units of the map: what counts as a border that one sees.
VISIBLE = 25


def outlines() -> dict[str, str]:
    blocks = {f"block {i}": block["path"] for i, block in enumerate(MAP["blocks"])}
    return {name: drawn["path"] for name, drawn in DRAWN.items()} | blocks | {"sea": MAP["sea"]}


BORDERS = borders(outlines())


def test_every_region_is_drawn_with_its_type_and_neighbours() -> None:
    assert set(TITLE.values()) == set(regions())
    for name, drawn in DRAWN.items():
        region = regions()[TITLE[name]]
        assert drawn["type"] == region.region_type
        assert {TITLE[other] for other in drawn["adjacent"]} == set(region.adjacent)


@rule("ME-9.12")
def test_exactly_the_adjacent_regions_share_a_border_that_one_sees() -> None:
    assert [sorted(pair) for pair in ADJACENT if BORDERS.get(pair, 0) < VISIBLE] == []
    touching = {pair for pair in BORDERS if pair <= set(DRAWN)}
    assert [sorted(pair) for pair in touching - ADJACENT] == []


@rule("ME-9.15")
def test_the_way_for_minions_only_is_a_road_through_a_gate_and_no_border() -> None:
    [link] = MAP["links"]
    assert ({TITLE[name] for name in link["between"]}, link["for"]) == ({"Dagorlad", "Udûn"}, ["minion", "balrog"])
    assert frozenset(link["between"]) not in BORDERS
    [gate] = [f"block {i}" for i, block in enumerate(MAP["blocks"]) if block["kind"] == "gate"]
    assert all(BORDERS[frozenset((gate, name))] > 0 for name in link["between"])


def test_every_place_is_on_the_map_in_its_region_with_all_its_cards() -> None:
    found = {title_of(next(iter(site["cards"].values())), "en"): site for site in SITES.values()}
    assert set(found) == set(places())
    for title, site in found.items():
        versions = places()[title]
        assert site["cards"] == {alignment: version.id for alignment, version in versions.items()}
        if site["region"] is None:
            assert all(version.under_deeps for version in versions.values()), title
            continue
        assert {version.region for version in versions.values()} == {TITLE[site["region"]]}
        assert inside(DRAWN[site["region"]]["path"], *site["at"]), title
        assert site["label"]["de"]["lines"]


def test_sites_do_not_lie_on_each_other() -> None:
    for (a, one), (b, other) in combinations(SITES.items(), 2):
        (ax, ay), (bx, by) = one["at"], other["at"]
        assert (ax - bx) ** 2 + (ay - by) ** 2 >= (one["r"] + other["r"]) ** 2 * 0.8, (a, b)


def test_under_deeps_lie_beside_the_site_above_them() -> None:
    for name, site in SITES.items():
        if "surface" in site:
            below = places()[title_of(next(iter(site["cards"].values())), "en")]
            above = {title for version in below.values() for title in surface_sites(version)}
            title = title_of(next(iter(SITES[site["surface"]]["cards"].values())), "en")
            assert not above or title in above, name
            assert SITES[site["surface"]]["under"] == name


def test_companies_stand_in_their_region() -> None:
    for name, drawn in DRAWN.items():
        for spot in (drawn["at"], *drawn["slots"]):
            assert inside(drawn["path"], *spot), name


def test_the_names_are_those_of_the_cards() -> None:
    for drawn in DRAWN.values():
        for lang in ("de", "en"):
            written = "".join(drawn["label"][lang]["lines"]).replace(" ", "").replace("-", "")
            assert written == title_of(drawn["card"], lang).replace(" ", "").replace("-", "")
            assert card(drawn["card"]).type == "region"
