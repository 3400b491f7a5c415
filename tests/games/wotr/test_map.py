"""Chapter 2: regions, nations, settlements, free regions."""

from itertools import pairwise

import pytest
from tests.games.wotr.helpers import FP, SH, at, bare, key, put, send
from tests.games.wotr.plain_box import CHARACTER_NAMES

from mathom.games.wotr.armies.armies import is_in_region, units_in_region
from mathom.games.wotr.battle.conquest import conquer, refuse_free, refuse_march, refuse_recruiting_in, victory_points
from mathom.games.wotr.box import NATION_SIDE, NATIONS, NO_NATION, NO_SIDE, side_name
from mathom.games.wotr.map import (
    ADJACENT,
    BLOCKED,
    COASTAL,
    FORTIFIED,
    GARRISON_AT,
    MAP,
    NATION_AT,
    OWNER_AT,
    POINTS_AT,
    REGION_NAMES,
    REGIONS,
    REINFORCEMENTS,
    SETTLEMENT_AT,
    SETTLEMENTS,
    STRONGHOLDS,
    adjacent,
    distance,
    is_settlement,
    region_name,
    region_named,
    region_of,
    within,
)
from mathom.testing import part, rule

ARMY, SETTLEMENT, UNITS = "an-enemy-army-is-there", "the-enemy-holds-the-settlement-there", "enemy-units-are-there"


def groups(nation: str) -> list[list[str]]:
    """The regions of a nation, in groups that hang together."""
    left = {r for r in range(REGIONS) if NATION_AT[r] == NATIONS.index(nation)}
    found = []
    while left:
        front = [left.pop()]
        group = []
        while front:
            region = front.pop()
            group.append(REGION_NAMES[region])
            near = [other for other in ADJACENT[region] if other in left]
            left -= set(near)
            front += near
        found.append(sorted(group))
    return sorted(found)


# Regions


@rule("WR-2.1")
def test_there_are_105_named_regions() -> None:
    assert len(set(REGION_NAMES)) == REGIONS == 105
    assert [region_named(region_name(r) or "") for r in range(REGIONS)] == [*range(REGIONS)]
    assert (region_named("mirkwood"), region_name(-1)) == (-1, None)


@part("AMB-87")
@rule("WR-2.2")
def test_the_adjacencies_of_the_rulebooks_examples() -> None:
    walk = ["rivendell", "fords_of_bruinen", "hollin", "moria", "dimrill_dale", "lorien"]
    other = ["fords_of_bruinen", "high_pass", "goblins_gate"]
    steps = [*pairwise(walk), *pairwise(other), ("dale", "erebor")]
    assert all(adjacent(at(a), at(b)) and adjacent(at(b), at(a)) for a, b in steps)
    assert sum(map(len, ADJACENT)) == 2 * 232


@rule("WR-2.3")
def test_a_black_line_separates() -> None:
    assert len(BLOCKED) == 43
    assert not [pair for pair in BLOCKED if adjacent(at(pair[0]), at(pair[1]))]
    assert not adjacent(at("orthanc"), at("fangorn"))


def test_distances_and_reach() -> None:
    assert [distance(at("rivendell"), at(to)) for to in ("rivendell", "lorien", "goblins_gate")] == [0, 5, 3]
    assert distance(at("rivendell"), at("woodland_realm")) <= 7
    assert [region_name(r) for r in within(at("erebor"), 1)] == sorted(["erebor", *MAP[at("erebor")]["adjacent"]])


@rule("WR-2.4")
def test_every_region_can_be_reached_over_land_only() -> None:
    assert within(at("the_shire"), REGIONS) == [*range(REGIONS)]
    assert not adjacent(at("umbar"), at("dol_amroth"))


@rule("WR-2.5")
def test_coastal_regions_lie_at_the_sea_in_the_west() -> None:
    coast = {REGION_NAMES[r] for r in range(REGIONS) if COASTAL[r]}
    assert {"grey_havens", "dol_amroth", "pelargir", "umbar", "andrast"} <= coast
    assert not {"north_rhun", "nurn", "dale", "minas_tirith", "osgiliath"} & coast
    assert [region["id"] for region in MAP if region["east_edge"]] == [
        "east_rhun",
        "far_harad",
        "khand",
        "south_rhun",
    ]


# Free regions


@rule("WR-2.6")
def test_an_enemy_army_makes_a_region_unfree() -> None:
    w = bare()
    put(w, "hollin", sauron_regular=1)
    assert [key(refuse_free(w, side, at("hollin"))) for side in (FP, SH)] == [ARMY, None]


@rule("WR-2.6")
@pytest.mark.parametrize("region", ["bree", "dale", "erebor"])
def test_an_enemy_settlement_makes_a_region_unfree(region: str) -> None:
    w = bare()
    assert [key(refuse_free(w, side, at(region))) for side in (FP, SH)] == [None, SETTLEMENT]
    conquer(w, SH, at(region))
    assert [key(refuse_free(w, side, at(region))) for side in (FP, SH)] == [SETTLEMENT, None]


@rule("WR-2.6")
def test_a_fortification_or_a_mere_border_does_not() -> None:
    w = bare()
    assert [refuse_free(w, SH, at(region)) for region in ("osgiliath", "fords_of_isen", "eastemnet")] == [None] * 3


@rule("WR-2.7")
def test_enemies_without_units_do_not_matter() -> None:
    w = bare()
    put(w, "hollin", nazgul=3)
    send(w, "witch_king", "hollin")
    send(w, "gimli", "moria")
    w.ring_bearers = at("moria")
    assert refuse_free(w, FP, at("hollin")) is None
    assert refuse_free(w, SH, at("moria")) is None


@rule("WR-2.8")
def test_a_besieged_stronghold_is_free_for_the_besieger() -> None:
    w = bare()
    put(w, "in:erebor", dwarves_regular=2)
    put(w, "erebor", sauron_regular=1)
    assert [key(refuse_free(w, side, at("erebor"))) for side in (FP, SH)] == [ARMY, None]


@rule("WR-2.8")
def test_units_outside_in_front_of_an_empty_stronghold_do_not_besiege_it() -> None:
    w = bare()
    put(w, "erebor", dwarves_regular=2)
    assert key(refuse_free(w, SH, at("erebor"))) == ARMY


@rule("WR-2.9")
def test_an_army_may_march_into_an_empty_settlement_but_not_against_units() -> None:
    w = bare()
    put(w, "dale", north_regular=1)
    send(w, "gimli", "erebor")
    marches = [key(refuse_march(w, SH, at(region))) for region in ("hollin", "erebor", "dale")]
    assert marches == [None, None, UNITS]


@rule("WR-2.9", "WR-2.8")
def test_a_besieger_may_bring_more_troops_and_the_besieged_side_may_not() -> None:
    w = bare()
    put(w, "in:erebor", dwarves_regular=2)
    put(w, "erebor", sauron_regular=1)
    assert [key(refuse_march(w, side, at("erebor"))) for side in (FP, SH)] == [UNITS, None]


# Nations


@rule("WR-2.10")
def test_there_are_eight_nations() -> None:
    assert [(nation, side_name(NATION_SIDE[n])) for n, nation in enumerate(NATIONS)] == [
        ("dwarves", "free_peoples"),
        ("elves", "free_peoples"),
        ("gondor", "free_peoples"),
        ("north", "free_peoples"),
        ("rohan", "free_peoples"),
        ("isengard", "shadow"),
        ("sauron", "shadow"),
        ("southrons_easterlings", "shadow"),
    ]


@rule("WR-2.11")
def test_a_region_belongs_to_one_nation_or_none() -> None:
    assert {region: NATION_AT[at(region)] for region in ("dale", "erebor", "eastemnet", "hollin")} == {
        "dale": NATIONS.index("north"),
        "erebor": NATIONS.index("dwarves"),
        "eastemnet": NATIONS.index("rohan"),
        "hollin": NO_NATION,
    }
    assert NATION_AT.count(NO_NATION) == 53


@rule("WR-2.12")
def test_a_nation_may_lie_apart() -> None:
    assert groups("elves") == [["grey_havens"], ["lorien"], ["rivendell"], ["woodland_realm"]]
    assert len(groups("dwarves")) > 1
    assert len(groups("rohan")) == 1


@part("AMB-86")
@rule("WR-2.13", "WR-2.15")
def test_osgiliath_belongs_to_nobody_and_the_fords_of_isen_to_rohan() -> None:
    fortified = [r for r in range(REGIONS) if FORTIFIED[r]]
    assert [(REGION_NAMES[r], NATION_AT[r]) for r in fortified] == [
        ("fords_of_isen", NATIONS.index("rohan")),
        ("osgiliath", NO_NATION),
    ]


# Settlements


@rule("WR-2.14")
def test_a_region_has_one_settlement_or_fortification_at_most() -> None:
    assert not [REGION_NAMES[r] for r in range(REGIONS) if FORTIFIED[r] and SETTLEMENT_AT[r]]


@rule("WR-2.16")
def test_a_fortification_is_no_settlement() -> None:
    w = bare()
    for name in ("osgiliath", "fords_of_isen"):
        region = at(name)
        assert (is_settlement(region), w.held[region], POINTS_AT[region]) == (False, NO_SIDE, 0)
        refused = [key(refuse_recruiting_in(w, nation, region)) for nation in range(8)]
        assert refused == ["that-is-no-settlement-of-the-nation"] * 8


@rule("WR-2.17")
@pytest.mark.parametrize("region", ["bree", "dale"])
def test_a_nation_recruits_in_its_settlements(region: str) -> None:
    w = bare()
    allowed = [n for n in range(8) if refuse_recruiting_in(w, n, at(region)) is None]
    assert (allowed, is_settlement(at("erebor"))) == ([NATIONS.index("north")], True)


@rule("WR-2.18", "WR-2.31")
def test_every_settlement_starts_with_the_side_of_its_nation() -> None:
    w = bare()
    settled = [r for r in range(REGIONS) if is_settlement(r)]
    assert all(w.held[r] == NATION_SIDE[NATION_AT[r]] == OWNER_AT[r] for r in settled)
    assert all(w.held[r] == NO_SIDE for r in range(REGIONS) if r not in settled)


@rule("WR-2.19", "WR-2.20", "WR-2.21")
@pytest.mark.parametrize(("region", "points"), [("bree", 0), ("dale", 1), ("erebor", 2)])
def test_what_a_settlement_is_worth(region: str, points: int) -> None:
    w = bare()
    conquer(w, SH, at(region))
    assert victory_points(w, SH) == points


@rule("WR-2.32")
def test_the_number_and_the_worth_of_all_settlements() -> None:
    kinds = [SETTLEMENTS[kind] for kind in SETTLEMENT_AT]
    assert [kinds.count(kind) for kind in ("stronghold", "city", "town")] == [16, 6, 14]
    assert [sum(POINTS_AT[r] for r in range(REGIONS) if OWNER_AT[r] == side) for side in (FP, SH)] == [20, 18]
    assert len(STRONGHOLDS) == 16


# Boxes


@rule("WR-2.28")
def test_who_is_inside_a_stronghold_is_in_its_region() -> None:
    w = bare()
    put(w, "in:erebor", dwarves_regular=2)
    put(w, "erebor", sauron_regular=3)
    send(w, "gimli", "in:erebor")
    assert [units_in_region(w, side, at("erebor")) for side in (FP, SH)] == [2, 3]
    assert is_in_region(w, CHARACTER_NAMES.index("gimli"), at("erebor"))
    assert not is_in_region(w, CHARACTER_NAMES.index("strider"), at("rivendell"))
    assert [region_of(GARRISON_AT[r]) for r in STRONGHOLDS] == STRONGHOLDS
    assert region_of(REINFORCEMENTS) == -1
