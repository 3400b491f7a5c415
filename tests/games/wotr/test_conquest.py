"""Chapter 13: conquering settlements, sieges that end, victory points."""

import pytest
from tests.games.wotr.helpers import FP, SH, at, bare, figures, go, key, lose, put, send, told

from mathom.games.wotr.armies.armies import characters
from mathom.games.wotr.battle.conquest import (
    army_enters,
    conquer,
    has_control_marker,
    refuse_recruiting_in,
    settle_siege,
    shut_in,
    victory_points,
)
from mathom.games.wotr.box import NATION_SIDE, NATIONS, character_name, kind_named
from mathom.games.wotr.map import CASUALTIES, NATION_AT, OWNER_AT, REGIONS, is_settlement
from mathom.games.wotr.politics import refuse_activation
from mathom.games.wotr.state import War
from mathom.testing import rule

NORTH, DWARVES = NATIONS.index("north"), NATIONS.index("dwarves")


def march(w: War, to: str, side: int = SH) -> None:
    """A lone unit enters a region."""
    put(w, to, **({"sauron_regular": 1} if side == SH else {"gondor_regular": 1}))
    army_enters(w, side, at(to))


def siege() -> War:
    """Two Dwarves, a Leader and Gimli in Erebor, besieged by four of Sauron's, a Nazgûl and the Witch-king."""
    w = bare()
    put(w, "erebor", dwarves_regular=2, dwarves_leader=1)
    put(w, "erebor", nazgul=1)
    send(w, "gimli", "erebor")
    send(w, "witch_king", "erebor")
    shut_in(w, FP, at("erebor"))
    put(w, "erebor", sauron_regular=4)
    army_enters(w, SH, at("erebor"))
    w.take_news()
    return w


@rule("WR-13.1")
def test_at_the_start_every_settlement_is_held_by_its_nation() -> None:
    w = bare()
    assert [w.held[r] for r in range(REGIONS) if is_settlement(r)] == [
        NATION_SIDE[NATION_AT[r]] for r in range(REGIONS) if is_settlement(r)
    ]


@rule("WR-13.2", "WR-13.4")
@pytest.mark.parametrize("region", ["bree", "dale", "erebor"])
def test_an_army_that_enters_conquers_town_city_or_empty_stronghold(region: str) -> None:
    w = bare()
    march(w, region)
    assert (w.held[at(region)], has_control_marker(w, at(region))) == (SH, True)


@rule("WR-13.2")
def test_the_free_peoples_conquer_as_well() -> None:
    w = bare()
    march(w, "moria", FP)
    assert (w.held[at("moria")], victory_points(w, FP)) == (FP, 2)


@rule("WR-13.2")
def test_entering_an_own_settlement_or_an_empty_land_conquers_nothing() -> None:
    w = bare()
    march(w, "moria")
    march(w, "hollin")
    assert w.held == OWNER_AT


@rule("WR-13.2")
def test_entering_does_not_conquer_a_stronghold_with_an_army_inside() -> None:
    w = siege()
    assert (w.held[at("erebor")], w.besieger(at("erebor"))) == (FP, SH)


@rule("WR-13.3")
def test_a_stronghold_falls_when_its_defenders_are_gone_and_a_besieging_unit_is_left() -> None:
    w = siege()
    lose(w, "in:erebor")
    settle_siege(w, at("erebor"))
    assert (w.held[at("erebor")], w.is_besieged(at("erebor"))) == (SH, False)
    assert [character_name(c) for c in characters(w, FP, at("erebor"))] == ["gimli"]
    assert told(w) == [("siege-over", "erebor"), ("conquered", "shadow", "erebor", 2), ("advanced", "dwarves", 2)]


@rule("WR-13.3", "WR-1.44")
def test_leaders_left_inside_without_units_are_lost_with_the_stronghold() -> None:
    w = siege()
    w.figures.move(kind_named("dwarves-regular"), 2, at("in:erebor"), CASUALTIES + FP)
    settle_siege(w, at("erebor"))
    assert (w.held[at("erebor")], figures(w, "in:erebor"), figures(w, "erebor")) == (
        SH,
        {},
        {"sauron-regular": 4, "nazgul": 1},
    )


@rule("WR-13.3")
def test_a_stronghold_does_not_fall_if_both_armies_are_gone() -> None:
    w = siege()
    lose(w, "in:erebor")
    lose(w, "erebor")
    settle_siege(w, at("erebor"))
    assert w.held[at("erebor")] == FP


@rule("WR-13.3")
def test_a_siege_goes_on_while_both_have_units() -> None:
    w = siege()
    before = w.digest()
    settle_siege(w, at("erebor"))
    assert (w.digest(), told(w)) == (before, [])


@rule("WR-12.10", "WR-12.12")
def test_when_the_besiegers_leave_the_defenders_are_back_in_the_region() -> None:
    w = siege()
    go(w, "erebor", "dale", SH)
    settle_siege(w, at("erebor"))
    assert (figures(w, "erebor"), figures(w, "in:erebor")) == ({"dwarves-regular": 2, "dwarves-leader": 1}, {})
    assert [character_name(c) for c in characters(w, FP, at("erebor"))] == ["gimli"]
    assert (w.held[at("erebor")], told(w)) == (FP, [("siege-over", "erebor")])


def test_settling_where_there_is_no_siege_changes_nothing() -> None:
    w = bare()
    put(w, "dol_amroth", gondor_regular=3)
    before = w.digest()
    settle_siege(w, at("dol_amroth"))
    settle_siege(w, at("hollin"))
    assert (w.digest(), told(w)) == (before, [])


@rule("WR-12.8")
def test_an_army_withdraws_with_leaders_and_characters_and_leaves_the_enemy_outside() -> None:
    w = siege()
    assert figures(w, "in:erebor") == {"dwarves-regular": 2, "dwarves-leader": 1}
    assert [character_name(c) for c in characters(w, FP, at("in:erebor"))] == ["gimli"]
    assert figures(w, "erebor") == {"sauron-regular": 4, "nazgul": 1}


@rule("WR-13.5")
def test_the_marker_stays_when_the_army_leaves() -> None:
    w = bare()
    march(w, "dale")
    go(w, "dale", "vale_of_the_celduin", SH)
    assert (w.held[at("dale")], victory_points(w, SH)) == (SH, 1)


@rule("WR-13.6")
def test_a_side_does_not_recruit_in_a_lost_settlement() -> None:
    w = bare()
    assert refuse_recruiting_in(w, NORTH, at("dale")) is None
    conquer(w, SH, at("dale"))
    assert (
        key(refuse_recruiting_in(w, NORTH, at("dale"))) == "nothing-is-recruited-where-the-enemy-holds-the-settlement"
    )


@rule("WR-13.7")
def test_a_lost_settlement_is_of_no_use_for_politics() -> None:
    w = bare()
    assert refuse_activation(w, at("dale")) is None
    conquer(w, SH, at("dale"))
    assert key(refuse_activation(w, at("dale"))) == "the-shadow-holds-that-settlement"


@rule("WR-13.8", "WR-13.9")
def test_cities_bring_one_point_and_strongholds_two() -> None:
    w = bare()
    points = []
    for region in ("dale", "erebor", "bree"):
        march(w, region)
        points.append(victory_points(w, SH))
    assert (points, victory_points(w, FP)) == ([1, 3, 3], 0)


@rule("WR-13.10", "WR-13.11", "WR-13.13")
def test_a_settlement_retaken_loses_its_marker_and_brings_no_points() -> None:
    w = bare()
    conquer(w, SH, at("erebor"))
    assert [victory_points(w, side) for side in (FP, SH)] == [0, 2]
    w.take_news()

    march(w, "erebor", FP)

    assert [victory_points(w, side) for side in (FP, SH)] == [0, 0]
    assert (has_control_marker(w, at("erebor")), told(w)[-1]) == (False, ("retaken", "free_peoples", "erebor"))


@rule("WR-13.12", "WR-14.15")
def test_conquering_an_enemy_settlement_moves_its_nation() -> None:
    w = bare()
    march(w, "dale")
    assert (w.steps[NORTH], w.active[NORTH]) == (2, True)


@rule("WR-13.12")
def test_retaking_an_own_settlement_moves_nobody() -> None:
    w = bare()
    conquer(w, SH, at("dale"))
    steps = w.steps
    march(w, "dale", FP)
    assert w.steps == steps
