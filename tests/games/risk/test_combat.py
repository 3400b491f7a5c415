"""Chapter 7: combat, losses, retreat and pursuit, heroes."""

from __future__ import annotations

from typing import Any

from tests.games.risk.helpers import (
    FIELD,
    HC,
    HI,
    LC,
    LI,
    asked,
    at,
    battle,
    choose,
    dice,
    holder,
    keys,
    kind,
    named,
    position,
    skip_to,
    stay,
    step,
    why_not,
    with_homes,
)

from mathom.games.risk.battle.combat import Combat
from mathom.games.risk.battle.dice import all_volleys
from mathom.games.risk.box import HIT_NUMBERS, PARTIES, UNITS
from mathom.games.risk.map import SPACE_NAMES
from mathom.games.risk.state import Realm
from mathom.testing import part, rule

CASTLE = "minas_tirith"


def numbers(s: Realm, territory: str = FIELD, **changes: Any) -> dict[tuple[str, str], list[int]]:
    """The hit numbers of all dice of the next round, by party and unit."""
    attacker = 0 if PARTIES[s.active] in ("elves", "rohan", "gondor") else 1
    combat = Combat(SPACE_NAMES.index(territory), attacker)
    for name, value in changes.items():
        setattr(combat, name, value)
    found: dict[tuple[str, str], list[int]] = {}
    for party, unit, count, number, _ in all_volleys(s, combat):
        found.setdefault((PARTIES[party], UNITS[unit]), []).extend([number] * count)
    return found


def quiet(attackers: dict[str, int], defenders: dict[str, int], territory: str = FIELD, **more: Any) -> Realm:
    """The same troops, before the active party's movement."""
    by, on = more.pop("by", "sauron"), more.pop("on", "gondor")
    return position(
        5,
        more.pop("variant", None),
        turn_of=by,
        phase="move",
        forces=with_homes(**{territory: {by: attackers, on: defenders}}),
    )


# Hit numbers


@rule("RI-7.24")
def test_the_table_of_hit_numbers() -> None:
    columns = dict(zip(UNITS, zip(*HIT_NUMBERS, strict=True), strict=False))
    assert columns == {
        LI: (1, 1, 2, 3),
        HI: (1, 2, 1, 3),
        LC: (2, 1, 1, 2),
        HC: (4, 2, 3, 3),
        "troll": (4, 4, 5, 5),
        "eagle": (3, 1, 3, 2),
        "mumakil": (4, 4, 4, 5),
        "ent": (3, 5, 3, 6),
    }


@rule("RI-7.2", "RI-7.24", "RI-7.20", "RI-7.30", "RI-7.3")
@part("risk.A-22")
def test_attackers_and_defenders_use_their_columns() -> None:
    s = quiet({HI: 2, "hero": 0, "troll": 1}, {HI: 1, HC: 1})
    assert numbers(s) == {
        ("sauron", HI): [1, 1],
        ("sauron", "troll"): [4],
        ("gondor", HI): [2],
        ("gondor", HC): [2],
    }


@rule("RI-7.25")
def test_heavy_cavalry_charges_in_the_first_round_of_a_field_battle() -> None:
    s = quiet({HC: 1}, {HI: 1})
    assert numbers(s)[("sauron", HC)] == [5]
    assert numbers(s, round=1)[("sauron", HC)] == [4]
    assert numbers(quiet({HC: 1}, {HI: 1}, CASTLE), CASTLE)[("sauron", HC)] == [3]
    assert numbers(s)[("gondor", HI)] == [2]


@rule("RI-7.26")
@part("risk.A-20", "risk.DP-1")
def test_a_hero_gives_one_more_to_his_side() -> None:
    s = quiet({HC: 1, "hero": 1}, {HI: 1})
    assert numbers(s)[("sauron", HC)] == [6]
    two = position(
        turn_of="sauron",
        phase="move",
        forces=with_homes(the_wold={"sauron": {HI: 1, "hero": 1}, "saruman": {"hero": 1}, "gondor": {HI: 1}}),
    )
    assert numbers(two)[("sauron", HI)] == [2]
    two.house |= 2
    assert numbers(two)[("sauron", HI)] == [3]


@rule("RI-7.27", "RI-7.62")
def test_in_a_stronghold_both_sides_use_its_columns() -> None:
    s = quiet({LI: 1, "troll": 1}, {LI: 1, LC: 1}, CASTLE)
    assert numbers(s, CASTLE) == {
        ("sauron", LI): [2],
        ("sauron", "troll"): [5],
        ("gondor", LI): [3],
        ("gondor", LC): [2],
    }


@rule("RI-7.28")
@part("risk.A-21")
def test_without_its_bonus_a_stronghold_gives_one_less() -> None:
    s = quiet({HI: 1, HC: 1}, {LI: 1, HI: 1, LC: 1, HC: 1, "eagle": 1, "ent": 1}, CASTLE)
    found = numbers(s, CASTLE, walls_down=True)
    assert {unit: n for (party, unit), n in found.items() if party == "gondor"} == {
        LI: [2],
        HI: [2],
        LC: [1],
        HC: [2],
        "eagle": [1],
        "ent": [5],
    }
    assert (found[("sauron", HI)], found[("sauron", HC)]) == ([1], [3])


# Weapon types


@rule("RI-7.38", "RI-7.39", "RI-7.40", "RI-7.41", "RI-7.47", "RI-7.63")
@part("risk.DP-1")
def test_the_weapon_bonus_goes_to_as_many_as_there_are_enemies() -> None:
    s = quiet({HC: 3}, {LI: 2}, variant={"weapon_bonus": True})
    assert sorted(numbers(s)[("sauron", HC)]) == [5, 6, 6]
    pairs = quiet({LI: 1, HI: 1, LC: 1, HC: 1}, {LI: 1, HI: 1, LC: 1, HC: 1}, variant={"weapon_bonus": True})
    found = numbers(pairs, round=1)
    assert [found[("sauron", unit)] for unit in (LI, HI, LC, HC)] == [[2], [2], [3], [5]]
    assert sorted(numbers(quiet({HC: 3}, {LI: 2}))[("sauron", HC)]) == [5, 5, 5]
    castle = quiet({HC: 3}, {LI: 2}, CASTLE, variant={"weapon_bonus": True})
    assert sorted(numbers(castle, CASTLE)[("sauron", HC)]) == [3, 3, 3]


# Rounds and losses


@rule("RI-7.1", "RI-7.20", "RI-7.21", "RI-7.22", "RI-7.37")
def test_rounds_are_fought_until_one_side_is_left() -> None:
    s = battle({HI: 1}, {HI: 1})
    dice(s, "combat", [6, 6], [2, 3], [1, 3])
    for _ in range(3):
        stay(s)
    assert at(s, FIELD) == {"sauron": {HI: 1}}
    assert holder(s, FIELD) == "sauron"


@rule("RI-7.21", "RI-7.61")
def test_the_fallen_have_still_rolled() -> None:
    s = battle({HI: 1}, {HI: 1})
    dice(s, "combat", [1, 1])
    stay(s)
    assert at(s, FIELD) == {}
    assert holder(s, FIELD) is None


@rule("RI-7.23", "RI-7.64")
@part("risk.DP-21", "risk.A-45")
def test_the_side_that_suffers_chooses() -> None:
    s = battle({HI: 3}, {LI: 2, HI: 2})
    dice(s, "combat", [1, 6, 6] + [6] * 4)
    stay(s)
    assert (kind(s), asked(s), keys(s)) == ("loss", 4, [f"figure:gondor-{LI}", f"figure:gondor-{HI}"])
    choose(s, f"figure:gondor-{HI}")
    assert at(s, FIELD)["gondor"] == {LI: 2, HI: 1}


@rule("RI-7.23", "RI-7.3", "RI-7.64")
@part("risk.A-45")
def test_the_controlling_party_chooses_for_its_allies() -> None:
    s = position(
        turn_of="sauron",
        phase="combat",
        forces=with_homes(the_wold={"gondor": {HI: 2}, "elves": {LI: 2}, "sauron": {HI: 4}}),
        held={"the_wold": "gondor"},
    )
    dice(s, "combat", [1, 6, 6, 6] + [6] * 4)
    stay(s)
    assert (asked(s), keys(s)) == (4, [f"figure:elves-{LI}", f"figure:gondor-{HI}"])


@rule("RI-7.31", "RI-7.32")
@part("risk.A-46")
def test_trolls_take_two_hits() -> None:
    s = battle({"troll": 2}, {HI: 4})
    dice(s, "combat", [6, 6, 1, 6, 6, 6], [6, 6, 1, 6, 6, 6])
    stay(s)
    assert at(s, FIELD)["sauron"] == {"troll": 2}
    combat = s.innermost(Combat)
    assert combat is not None
    assert sum(combat.wounds) == 1
    stay(s)
    assert (kind(s), keys(s)) == ("loss", ["figure:sauron-troll", "wounded:sauron-troll"])
    choose(s, "figure:sauron-troll")
    assert at(s, FIELD)["sauron"] == {"troll": 2}


@rule("RI-7.60")
def test_surplus_hits_are_lost() -> None:
    s = battle({HI: 5}, {LI: 1})
    dice(s, "combat", [1] * 5 + [6])
    stay(s)
    assert at(s, FIELD) == {"sauron": {HI: 5}}


@rule("RI-7.33", "RI-7.59")
@part("risk.DP-20")
def test_a_mumakil_hits_whom_its_owner_wants() -> None:
    s = battle({"mumakil": 1}, {LI: 2, HC: 1})
    dice(s, "combat", [1, 6, 6, 6])
    stay(s)
    assert (kind(s), asked(s)) == ("direct-hit", 3)
    assert keys(s) == [f"figure:gondor-{LI}", f"figure:gondor-{HC}", "none"]
    choose(s, f"figure:gondor-{HC}")
    assert at(s, FIELD)["gondor"] == {LI: 2}


@rule("RI-7.33", "RI-7.46")
def test_the_owner_may_leave_the_choice_and_never_takes_a_hero() -> None:
    s = battle({"mumakil": 1}, {LI: 2, HC: 1, "hero": 1})
    dice(s, "combat", [1, 6, 6, 6])
    stay(s)
    assert "figure:gondor-hero" not in keys(s)
    choose(s, "none")
    assert (kind(s), asked(s)) == ("loss", 4)


@rule("RI-7.34", "RI-7.35", "RI-7.65")
@part("risk.A-56", "risk.DP-18")
def test_ents_attack_the_walls() -> None:
    s = battle({"ent": 2}, {HI: 3}, "fangorn", by="rohan", on="saruman")
    stay(s)
    assert (kind(s), keys(s)) == ("walls", ["number:0", "number:1", "number:2"])
    dice(s, "combat", [3, 6, 6, 6, 6])
    news = choose(s, "number:1")
    assert named(news, "walls-fell") == [{"territory": "fangorn"}]
    assert at(s, "fangorn")["saruman"] == {HI: 3}  # the hit on the walls costs nobody
    combat = s.innermost(Combat)
    assert combat is not None
    assert combat.walls_down


# Heroes


@rule("RI-7.44", "RI-7.42")
def test_heroes_fall_with_the_last_troops() -> None:
    s = battle({HI: 2}, {HI: 1, "hero": 1})
    dice(s, "combat", [1, 6, 6])
    stay(s)
    assert at(s, FIELD) == {"sauron": {HI: 2}}


@rule("RI-7.43", "RI-7.61", "RI-9.6")
@part("risk.A-23")
def test_heroes_alone_coexist() -> None:
    s = battle({HI: 1, "hero": 1}, {HI: 1, "hero": 1})
    dice(s, "combat", [1, 1])
    stay(s)
    assert at(s, FIELD) == {"sauron": {"hero": 1}, "gondor": {"hero": 1}}
    assert holder(s, FIELD) == "gondor"


# Retreat


@rule("RI-7.4", "RI-7.5", "RI-7.6", "RI-7.14", "RI-7.49")
@part("risk.DP-16", "risk.A-17", "risk.A-18")
def test_the_active_party_is_asked_first() -> None:
    s = battle({HI: 1}, {HI: 1}, "the_wold")
    assert (kind(s), asked(s)) == ("retreat", 3)
    assert "territory:emyn_muil" not in keys(s)  # over a bridge
    choose(s, "stay")
    assert (kind(s), asked(s)) == ("retreat", 4)


@rule("RI-7.11")
@part("risk.A-17")
def test_each_party_decides_for_its_own_figures() -> None:
    s = position(
        turn_of="sauron",
        phase="combat",
        forces=with_homes(the_wold={"gondor": {HI: 1}, "elves": {LI: 1}, "sauron": {HI: 4}}),
        held={"the_wold": "gondor"},
    )
    choose(s, "stay")
    assert (kind(s), asked(s)) == ("retreat", 4)
    choose(s, "stay")
    assert (kind(s), asked(s)) == ("retreat", 0)
    choose(s, "territory:lorien")
    assert at(s, "lorien") == {"elves": {LI: 1}}


@rule("RI-7.5", "RI-7.8")
def test_no_retreat_without_a_free_territory() -> None:
    near = {name: {"gondor": {HI: 1}} for name in ("lorien", "fangorn")}
    s = battle({HI: 1}, {HI: 1}, "the_wold", more=near)
    assert asked(s) == 4
    assert kind(s) == "retreat"


@rule("RI-7.9", "RI-7.10", "RI-7.51", "RI-7.12", "RI-7.67", "RI-7.55")
def test_all_figures_retreat_together() -> None:
    s = battle({HI: 2, HC: 1, "hero": 1}, {HI: 1}, "the_wold", more={"lorien": {"gondor": {"hero": 1}}})
    choose(s, "territory:lorien")
    if kind(s) == "pursue":
        choose(s, "no")
    assert at(s, "lorien") == {"sauron": {HI: 2, HC: 1, "hero": 1}}
    assert holder(s, "lorien") == "sauron"
    assert holder(s, FIELD) == "gondor"


@rule("RI-7.13")
def test_defenders_of_a_stronghold_stay_after_the_first_round() -> None:
    s = battle({HI: 2}, {HI: 2}, CASTLE)
    dice(s, "combat", [6] * 4)
    while kind(s) == "retreat" and asked(s) == 3:
        choose(s, "stay")
    assert (kind(s), asked(s)) == ("retreat", 4)
    choose(s, "stay")
    while kind(s) == "retreat":
        assert asked(s) == 3
        dice(s, "combat", [6, 6, 1, 1])
        choose(s, "stay")


@rule("RI-7.7", "RI-7.52", "RI-7.53", "RI-7.54", "RI-7.9")
@part("risk.A-54")
def test_eagles_retreat_over_rivers_and_into_mountains() -> None:
    near = {name: {"sauron": {HI: 1}} for name in ("gladden_fields", "moria", "the_wold", "fangorn")}
    s = battle({HI: 3}, {HI: 1, "eagle": 1, "hero": 1}, "lorien", more=near)
    choose(s, "stay")
    assert (kind(s), asked(s)) == ("retreat", 4)
    assert "territory:anduin_valley" in keys(s)  # across a river
    assert any(key.startswith("mountains:") for key in keys(s))
    choose(s, "territory:anduin_valley")
    assert at(s, "anduin_valley") == {"gondor": {"eagle": 1, "hero": 1}}


# Pursuit


@rule("RI-7.15", "RI-7.16", "RI-7.17", "RI-7.57", "RI-7.58")
@part("risk.DP-17", "risk.DP-22")
def test_cavalry_pursues_slow_troops() -> None:
    s = battle({HI: 3, LC: 1}, {HC: 2, HI: 1}, "the_wold")
    choose(s, "territory:lorien")
    assert (kind(s), asked(s), keys(s)) == ("pursue", 4, ["pursue", "no"])
    dice(s, "pursuit", [2, 2])
    choose(s, "pursue")
    assert at(s, "lorien") == {"sauron": {HI: 1, LC: 1}}


@rule("RI-7.18", "RI-7.68")
@part("risk.A-67", "risk.DP-22")
def test_the_owner_chooses_and_heroes_escape() -> None:
    s = battle({LI: 1, HI: 1, "hero": 1}, {HC: 2}, "the_wold")
    choose(s, "territory:lorien")
    dice(s, "pursuit", [1, 6])
    choose(s, "pursue")
    assert (kind(s), asked(s)) == ("loss", 3)
    choose(s, f"figure:sauron-{LI}")
    assert at(s, "lorien") == {"sauron": {HI: 1, "hero": 1}}
    all_fall = battle({HI: 2, "hero": 1}, {HC: 2}, "the_wold")
    choose(all_fall, "territory:lorien")
    dice(all_fall, "pursuit", [1, 1])
    choose(all_fall, "pursue")
    assert at(all_fall, "lorien") == {"sauron": {"hero": 1}}


@rule("RI-7.19", "RI-7.56")
@part("risk.A-19", "risk.A-55")
def test_a_pursuit_uses_the_normal_hit_number() -> None:
    s = battle({HC: 1}, {HI: 2}, "the_wold")
    choose(s, "stay", "territory:lorien")
    dice(s, "pursuit", [5])  # the charge would hit with 5
    choose(s, "pursue")
    assert at(s, "lorien") == {"gondor": {HI: 2}}
    hit = battle({HC: 1, "hero": 1}, {HI: 2}, "the_wold")
    choose(hit, "stay", "territory:lorien")
    dice(hit, "pursuit", [5])  # four, and one for the hero
    choose(hit, "pursue")
    assert at(hit, "lorien") == {"gondor": {HI: 1}}


@rule("RI-7.16", "RI-7.15")
def test_nobody_is_asked_where_nobody_can_be_caught() -> None:
    s = battle({HC: 2}, {HC: 2}, "the_wold")
    choose(s, "territory:lorien")
    assert at(s, "lorien") == {"sauron": {HC: 2}}


# Phase c


@rule("RI-3.5", "RI-7.66", "RI-7.48", "RI-7.50")
@part("risk.DP-14")
def test_the_active_party_chooses_the_order_and_fights_them_all() -> None:
    s = position(
        turn_of="sauron",
        phase="combat",
        forces=with_homes(
            the_wold={"sauron": {HI: 1}, "gondor": {LI: 1}}, moria={"sauron": {HI: 1}, "gondor": {LI: 1}}
        ),
    )
    assert keys(s)[:2] == ["territory:moria", "territory:the_wold"]
    assert why_not(s, "done") == "every combat must be fought (RI-7.66)"
    dice(s, "combat", [1, 6])
    choose(s, "territory:the_wold")
    stay(s)
    skip_to(s, "combat")
    assert holder(s, "the_wold") == "sauron"


@rule("RI-9.5", "RI-14.11")
@part("risk.A-57")
def test_the_former_controller_keeps_a_contested_territory() -> None:
    field = position(
        turn_of="sauron",
        phase="move",
        forces=with_homes(lorien={"sauron": {HI: 2}}, the_wold={"gondor": {HI: 1}}),
    )
    step(field, "lorien", "the_wold")
    choose(field, "done")
    assert holder(field, "the_wold") == "gondor"
