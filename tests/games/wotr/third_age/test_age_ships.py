"""Chapter 10: the Corsairs, their ships, and armies that they carry."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.wotr.playing import asked, choose, keys, names, why_not
from tests.games.wotr.third_age.wars import AT_WAR, count, pieces, regions, turn, war

from mathom.games.wotr.box import FREE_PEOPLES, SHADOW
from mathom.games.wotr.codes import COAST
from mathom.games.wotr.map import REGION_NAMES, adjacent, region_named
from mathom.games.wotr.third_age.ships import goals
from mathom.testing import rule

CALLED = {"factions": ["corsairs"]}
HIT, MISS = 5, 0  # as chance gives them


def fleet(*ships: str) -> dict[str, Any]:
    return {**CALLED, "ships": list(ships)}


def at_sea(*dice: str, ships: tuple[str, ...] = ("umbar 1", "dol_amroth 1"), **entries: Any) -> Any:
    """The Shadow's turn, with ships, all nations At War and only the named figures."""
    return turn(
        "shadow", *dice, clear=True, nations=entries.pop("nations", AT_WAR), supplement=fleet(*ships), **entries
    )


@rule("TA-10.1", "TA-8.1")
def test_a_muster_die_calls_the_corsairs_when_the_south_is_at_war() -> None:
    w = turn("shadow", "muster", nations=["southrons_easterlings 0 active"])
    choose(w, "die:muster", "call-corsairs")
    assert regions(pieces(w).ships) == ["umbar", "umbar"]
    w = turn("shadow", "muster", nations=["southrons_easterlings 0 active"], held=["umbar free_peoples"], clear=True)
    choose(w, "die:muster")
    assert why_not(w, "call-corsairs") == ("TA-10.2", "TA-10.3")
    w = turn("shadow", "muster")
    choose(w, "die:muster")
    assert why_not(w, "call-corsairs") == ("TA-10.1",)


@rule("TA-10.2", "TA-10.21", "TA-10.26")
def test_the_black_ships_bring_a_ship_and_a_regular_to_umbar() -> None:
    w = turn("shadow", "muster", clear=True, supplement=CALLED)
    choose(w, "die:muster", "black-ships")
    assert (regions(pieces(w).ships), count(w, "southrons_easterlings-regular", "umbar")) == (["umbar"], 1)


@rule("TA-10.3", "TA-10.2")
@pytest.mark.parametrize(
    "entries",
    [
        {"held": ["umbar free_peoples"]},
        {"figures": ["in:umbar southrons_easterlings-regular 1", "umbar gondor-regular 2"]},
    ],
)
def test_not_while_umbar_is_lost_or_besieged(entries: dict[str, Any]) -> None:
    w = turn("shadow", "muster", clear=True, supplement=CALLED, **entries)
    choose(w, "die:muster")
    assert why_not(w, "black-ships") == ("TA-10.2", "TA-10.3")


@rule("TA-10.25", "TA-1.3")
def test_if_one_figure_is_missing_the_other_still_comes() -> None:
    w = turn("shadow", "muster", clear=True, supplement=fleet("umbar 6"))
    choose(w, "die:muster", "black-ships")
    assert (len(pieces(w).ships), count(w, "southrons_easterlings-regular", "umbar")) == (6, 1)
    lost = ["casualties southrons_easterlings-regular 24"]
    w = turn("shadow", "muster", clear=True, supplement=CALLED, figures=lost)
    choose(w, "die:muster", "black-ships")
    assert len(pieces(w).ships) == 1


@rule("TA-10.7", "TA-10.8", "TA-10.29")
def test_the_coast_is_a_path_of_fourteen_regions() -> None:
    assert [REGION_NAMES[region] for region in COAST] == [
        "umbar",
        "west_harondor",
        "pelargir",
        "lamedon",
        "dol_amroth",
        "anfalas",
        "andrast",
        "druwaith_iaur",
        "enedwaith",
        "minhiriath",
        "south_ered_luin",
        "harlindon",
        "grey_havens",
        "forlindon",
    ]
    for n, region in enumerate(COAST):
        near = [m for m, other in enumerate(COAST) if adjacent(region, other)]
        assert near == [m for m in (n - 1, n + 1) if 0 <= m < len(COAST)]
    assert region_named("north_ered_luin") not in COAST


@rule("TA-10.9", "TA-10.10", "TA-3.10")
def test_ex_9_a_fleet_sails_two_regions_past_enemies_and_the_army_needs_a_ship_where_it_is() -> None:
    army = ["umbar southrons_easterlings-regular 3", "west_harondor gondor-regular 2"]
    w = at_sea("army", ships=("umbar 2",), figures=army)
    choose(w, "die:army", "move-army")
    assert [key for key in keys(w) if key.startswith("fleet")] == ["fleet:umbar>west_harondor", "fleet:umbar>pelargir"]
    choose(w, "fleet:umbar>pelargir", "number:2")
    assert regions(pieces(w).ships) == ["pelargir", "pelargir"]
    assert "way:umbar>pelargir" not in keys(w)
    w = at_sea("army", ships=("umbar 2",), figures=army)
    choose(w, "die:army", "move-army", "fleet:umbar>pelargir", "number:1", "way:umbar>pelargir", "all")
    assert count(w, "southrons_easterlings-regular", "pelargir") == 3
    assert [REGION_NAMES[region] for region in goals(region_named("dol_amroth"))] == [
        "pelargir",
        "lamedon",
        "anfalas",
        "andrast",
    ]


@rule("TA-10.14", "TA-10.30")
def test_a_die_makes_two_moves_and_no_ship_or_army_moves_twice() -> None:
    w = at_sea("army", ships=("umbar 1",), figures=["umbar southrons_easterlings-regular 2"])
    choose(w, "die:army", "move-army", "fleet:umbar>pelargir")
    assert not [key for key in keys(w) if key.startswith("fleet")]
    w = at_sea("army", "army", figures=["umbar southrons_easterlings-regular 2"])
    choose(w, "die:army", "move-army", "way:umbar>dol_amroth", "all")
    assert not [key for key in keys(w) if key.startswith("way:dol_amroth")]
    choose(w, "fleet:umbar>west_harondor")
    assert asked(w)[1] != "march"


@rule("TA-10.11", "TA-10.12", "TA-10.13", "TA-10.15")
def test_ex_8_an_army_is_carried_and_takes_an_undefended_stronghold() -> None:
    w = at_sea(
        "army",
        figures=["umbar southrons_easterlings-regular 3"],
        nations=[*[line for line in AT_WAR if not line.startswith("gondor")], "gondor 2 passive"],
    )
    told = choose(w, "die:army", "move-army", "way:umbar>dol_amroth", "all")
    assert (w.held[region_named("dol_amroth")], w.steps[2], w.active[2]) == (SHADOW, 1, True)
    assert {"conquered", "activated"} <= set(names(told))
    assert regions(pieces(w).ships) == ["dol_amroth", "umbar"]
    w = at_sea("army", figures=["umbar southrons_easterlings-regular 3", "dol_amroth gondor-regular 1"])
    choose(w, "die:army", "move-army")
    assert "way:umbar>dol_amroth" not in keys(w)


@rule("TA-10.11", "TA-10.31", "TA-3.10")
def test_with_a_leader_a_character_die_carries_and_a_part_may_go() -> None:
    figures = ["umbar southrons_easterlings-regular 3", "umbar nazgul 1"]
    w = at_sea("character", figures=figures)
    choose(w, "die:character", "move-army")
    assert not [key for key in keys(w) if key.startswith("fleet")]
    choose(w, "way:umbar>dol_amroth", "split", "count:southrons_easterlings-regular:1")
    assert (count(w, "southrons_easterlings-regular", "dol_amroth"), count(w, "nazgul", "dol_amroth")) == (1, 1)
    w = at_sea("army", figures=figures, nations=["southrons_easterlings 1 active"])
    choose(w, "die:army", "move-army")
    assert "way:umbar>dol_amroth" not in keys(w)


@rule("TA-10.4", "TA-10.5", "TA-10.6", "TA-10.27", "TA-10.28")
def test_ships_are_no_army_and_hold_nothing() -> None:
    w = war(phase="hunt", clear=True, supplement=fleet("dol_amroth 3"))
    place = region_named("dol_amroth")
    assert (w.figures.totals[place], w.held[place], w.active[2]) == (0, FREE_PEOPLES, False)
    w = turn("free_peoples", "muster_army", clear=True, nations=AT_WAR, supplement=fleet("lamedon 2"))
    choose(w, "die:muster_army")
    assert "attack" not in keys(w)
    w = turn(
        "free_peoples",
        "muster_army",
        clear=True,
        nations=AT_WAR,
        supplement=fleet("lamedon 2"),
        figures=["dol_amroth gondor-regular 1"],
    )
    choose(w, "die:muster_army", "move-army", "way:dol_amroth>lamedon")
    assert regions(pieces(w).ships) == ["lamedon", "lamedon"]


# Fighting


def landing(fp: list[list[int]], sh: list[list[int]], ships: tuple[str, ...] = ("umbar 1", "anfalas 2")) -> Any:
    return at_sea(
        "army",
        ships=ships,
        figures=["umbar southrons_easterlings-regular 2", "anfalas gondor-regular 2"],
        chance={"combat.fp": fp, "combat.sh": sh},
    )


@rule("TA-10.17", "TA-10.18", "TA-10.32", "TA-10.24")
def test_an_attack_by_ship_goes_on_until_somebody_is_beaten() -> None:
    w = landing([[MISS, MISS], [MISS]], [[HIT, MISS], [HIT, MISS]])
    choose(w, "die:army", "attack", "all")
    assert asked(w) == ("free_peoples", "retreat")
    choose(w, "stay")
    assert (asked(w), count(w, "southrons_easterlings-regular", "umbar")) == (("shadow", "advance"), 2)
    choose(w, "all")
    assert (count(w, "southrons_easterlings-regular", "anfalas"), regions(pieces(w).ships)) == (
        2,
        ["anfalas", "anfalas", "umbar"],
    )


@rule("TA-10.18")
def test_an_attack_on_a_neighbour_is_one_on_land_and_may_be_ceased() -> None:
    w = at_sea(
        "army",
        ships=("umbar 1", "west_harondor 1"),
        figures=["umbar southrons_easterlings-regular 2", "west_harondor gondor-regular 2"],
        chance={"combat.fp": [[MISS, MISS]], "combat.sh": [[MISS, MISS]]},
    )
    choose(w, "die:army", "attack", "all")
    assert asked(w) == ("shadow", "cease")


@rule("TA-10.17")
def test_without_a_ship_at_both_ends_there_is_no_attack() -> None:
    w = landing([], [], ships=("umbar 1",))
    choose(w, "die:army")
    assert "attack" not in keys(w)


@rule("TA-10.19", "TA-10.21")
def test_if_the_attackers_perish_the_ships_there_are_lost() -> None:
    w = landing([[HIT, HIT]], [[MISS, MISS]])
    told = choose(w, "die:army", "attack", "all")
    assert (regions(pieces(w).ships), "ships-lost" in names(told)) == (["umbar"], True)


def beset(ships: str, region: str, fp: list[list[int]], sh: list[list[int]], held: str = "") -> Any:
    """The Free Peoples attack a Shadow army that has ships."""
    return turn(
        "free_peoples",
        "muster_army",
        clear=True,
        nations=AT_WAR,
        supplement=fleet(ships),
        held=[held] if held else [],
        figures=["erech gondor-regular 3", f"{region} southrons_easterlings-regular 2"],
        chance={"combat.fp": fp, "combat.sh": sh},
    )


@rule("TA-10.20", "TA-10.16")
def test_if_a_shadow_army_is_destroyed_or_retreats_its_ships_are_lost() -> None:
    w = beset("anfalas 2", "anfalas", [[HIT, HIT, MISS]], [[MISS, MISS]])
    choose(w, "die:muster_army", "attack", "all")
    assert pieces(w).ships == []
    w = beset("anfalas 2", "anfalas", [[HIT, MISS, MISS]], [[MISS, MISS]])
    choose(w, "die:muster_army", "attack", "all", "continue")
    assert asked(w) == ("shadow", "retreat")
    assert "region:umbar" not in keys(w)
    choose(w, "region:andrast")
    assert pieces(w).ships == []


@rule("TA-10.33")
def test_who_withdraws_into_a_stronghold_keeps_his_ships() -> None:
    w = beset("dol_amroth 2", "dol_amroth", [], [], held="dol_amroth shadow")
    choose(w, "die:muster_army", "attack", "all", "withdraw", "all")
    assert regions(pieces(w).ships) == ["dol_amroth", "dol_amroth"]


@rule("TA-10.22")
def test_arriving_where_the_shadow_is_besieged_is_an_attack_on_the_besiegers() -> None:
    w = at_sea(
        "army",
        held=["dol_amroth shadow"],
        figures=[
            "umbar southrons_easterlings-regular 2",
            "in:dol_amroth southrons_easterlings-regular 1",
            "dol_amroth gondor-regular 2",
        ],
    )
    choose(w, "die:army")
    choose(w, "attack")
    assert "way:umbar>dol_amroth" in keys(w)


@rule("TA-10.23")
def test_arriving_where_the_shadow_besieges_reinforces_the_siege() -> None:
    w = at_sea(
        "army",
        figures=[
            "umbar southrons_easterlings-regular 2",
            "in:dol_amroth gondor-regular 1",
            "dol_amroth southrons_easterlings-regular 2",
        ],
    )
    choose(w, "die:army", "move-army", "way:umbar>dol_amroth", "all")
    assert count(w, "southrons_easterlings-regular", "dol_amroth") == 4
