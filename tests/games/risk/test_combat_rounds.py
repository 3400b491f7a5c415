"""Chapter 7, die by die: who rolls with which number, what becomes of the walls, and what a retreat leaves behind."""

from __future__ import annotations

from tests.games.risk.helpers import (
    HC,
    HI,
    LC,
    LI,
    asked,
    at,
    battle,
    choose,
    dice,
    keys,
    kind,
    named,
    position,
    skip_to,
    stay,
    step,
    weapon_question,
    why_not,
    with_homes,
)

from mathom.games.risk.battle.combat import Combat
from mathom.games.risk.box import UNITS
from mathom.games.risk.game import GAME
from mathom.games.risk.map import SPACE_NAMES
from mathom.games.risk.state import DELVED, FOUGHT, MOVED, PERCHED, RETREATED, STOPPED, Realm
from mathom.testing import part, rule


def columns(s: Realm, space: str, unit: str) -> list[list[int]]:
    return s.columns(SPACE_NAMES.index(space), UNITS.index(unit))


@rule("RI-7.20", "RI-7.29", "RI-7.25")
def test_every_troop_rolls_its_own_die_against_its_own_number() -> None:
    s = battle({LI: 2, HC: 1}, {HI: 2})
    dice(s, "combat", [1, 6, 5, 2, 6])
    choose(s, "stay")
    news = choose(s, "stay")
    assert named(news, "combat-dice") == [
        {"party": "sauron", "unit": LI, "number": 1, "dice": [1, 6], "hits": 1},
        {"party": "sauron", "unit": HC, "number": 5, "dice": [5], "hits": 1},
        {"party": "gondor", "unit": HI, "number": 2, "dice": [2, 6], "hits": 1},
    ]
    assert (kind(s), keys(s)) == ("loss", [f"figure:sauron-{LI}", f"figure:sauron-{HC}"])


@rule("RI-7.29")
def test_a_number_of_seven_hits_with_a_six_and_a_number_of_zero_not_even_with_a_one() -> None:
    strong = battle({HC: 1, "hero": 1}, {LI: 1}, variant={"weapon_bonus": True})
    dice(strong, "combat", [6, 6])
    choose(strong, "stay")
    [lance, _] = named(choose(strong, "stay"), "combat-dice")
    assert (lance["number"], lance["dice"], lance["hits"]) == (7, [6], 1)
    tired = position(
        turn_of="sauron",
        phase="move",
        hands={"sauron": ["under_the_mountains"]},
        forces=with_homes(moria={"sauron": {HI: 2}}, eregion={"gondor": {HI: 1}}),
    )
    choose(tired, "card:under_the_mountains", "territory:moria", "territory:eregion", f"count:{HI}.0:1")
    skip_to(tired, "retreat")
    dice(tired, "combat", [1, 6])
    [pike, _] = named(choose(tired, "stay"), "combat-dice")
    assert (pike["number"], pike["dice"], pike["hits"]) == (0, [1], 0)


@rule("RI-7.48", "RI-7.4")
def test_the_order_of_a_combat() -> None:
    forces = with_homes(fangorn={"rohan": {"ent": 2}, "saruman": {HI: 3, LI: 1}})
    held, hands = {"fangorn": "saruman"}, {"rohan": ["siege_machines"]}
    s = position(turn_of="rohan", phase="combat", forces=forces, held=held, hands=hands)
    dice(s, "combat", [1, 6, 6, 6, 6, 6])
    order = []
    for answer in ("pass", "stay", "stay", "number:0", f"figure:saruman-{LI}"):
        order.append((kind(s), asked(s)))
        choose(s, answer)
    order.append((kind(s), asked(s)))
    assert order == [("play-card", 2), ("retreat", 2), ("retreat", 1), ("walls", 2), ("loss", 1), ("retreat", 2)]


@rule("RI-7.36")
def test_the_battlefield_sheet_is_looked_at_and_nothing_is_done_on_it() -> None:
    s = battle({HI: 6, "troll": 2, "mumakil": 1, HC: 3}, {HI: 8, LC: 3, "ent": 1, "hero": 1}, "minas_tirith")
    asked_for = set()
    while s.innermost(Combat) is not None:
        before = s.dump()
        assert GAME.view(s, 1)["combat"]["squads"]
        assert s.dump() == before
        asked_for.add(kind(s))
        choose(s, keys(s)[0])
    assert asked_for == {"retreat", "loss", "direct-hit"}


@rule("RI-7.35")
def test_walls_stand_when_the_ents_miss() -> None:
    s = battle({"ent": 2}, {HI: 3}, "fangorn", by="rohan", on="saruman")
    stay(s)
    dice(s, "combat", [6, 6, 6, 6, 6])
    assert named(choose(s, "number:2"), "walls-fell") == []
    combat = s.innermost(Combat)
    assert combat is not None
    assert not combat.walls_down
    assert why_not(s, "territory:khand") == "nobody can retreat there (RI-7.5, RI-7.6, RI-7.8)"


@rule("RI-7.28", "RI-7.19")
def test_who_pursues_from_broken_walls_has_lost_their_bonus() -> None:
    s = battle({"ent": 2, HI: 2}, {HC: 2}, "fangorn", by="rohan", on="saruman")
    stay(s)
    dice(s, "combat", [6, 6, 3, 6, 6, 6])
    choose(s, "number:1", "territory:lorien")
    dice(s, "pursuit", [3, 2])
    news = choose(s, "pursue")
    assert named(news, "pursued") == [{"party": "saruman", "territory": "fangorn", "dice": [3, 2], "hits": 1}]


@rule("RI-7.63")
@part("risk.DP-19")
def test_the_rider_from_under_the_mountains_gets_the_bonus_if_his_owner_says_so() -> None:
    s = weapon_question()
    dice(s, "combat", [6] * 6)
    news = named(choose(s, "number:1"), "combat-dice")
    assert [(roll["number"], roll["dice"]) for roll in news if roll["party"] == "sauron"] == [(5, [6]), (5, [6])]


@rule("RI-7.31")
@part("risk.A-46")
def test_a_wounded_troll_falls_with_its_second_hit_and_an_unhurt_one_is_wounded() -> None:
    s = battle({"troll": 2}, {HI: 4})
    dice(s, "combat", [6, 6, 1, 1, 6, 6], [6, 6, 6, 6, 6, 6])
    stay(s)
    assert sorted(keys(s)) == ["figure:sauron-troll", "wounded:sauron-troll"]
    choose(s, "wounded:sauron-troll")
    assert at(s, "the_wold")["sauron"] == {"troll": 1}
    assert why_not(s, "territory:khand") == "nobody can retreat there (RI-7.5, RI-7.6, RI-7.8)"


# Retreats


@rule("RI-7.54", "RI-7.53")
def test_eagles_with_walkers_go_where_these_can() -> None:
    s = battle({HI: 3}, {"eagle": 1, HI: 1}, "lorien")
    choose(s, "stay")
    assert (kind(s), asked(s)) == ("retreat", 4)
    assert keys(s) == ["stay", "territory:fangorn", "territory:gladden_fields", "territory:the_wold"]
    free = battle({HI: 3}, {"eagle": 1, "hero": 1}, "lorien")
    choose(free, "stay")
    assert "territory:anduin_valley" in keys(free)
    assert "mountains:misty_mountains_south" in keys(free)


@rule("RI-7.5", "RI-15.18")
def test_nobody_retreats_into_winter_storms() -> None:
    s = position(
        turn_of="sauron",
        phase="combat",
        closed={"fangorn": "sauron"},
        forces=with_homes(the_wold={"sauron": {HI: 2}, "gondor": {HI: 2}}),
    )
    assert keys(s) == ["stay", "territory:lorien"]


@rule("RI-7.12", "RI-8.11")
def test_who_has_retreated_has_fought_and_keeps_the_rest_of_his_steps() -> None:
    s = position(
        turn_of="sauron",
        phase="move",
        forces=with_homes(lorien={"sauron": {LC: 1}}, the_wold={"gondor": {HC: 2}}),
        held={"the_wold": "gondor"},
    )
    step(s, "lorien", "the_wold")
    assert columns(s, "the_wold", LC) == [[1, MOVED | STOPPED, 1]]
    skip_to(s, "retreat")
    assert columns(s, "the_wold", LC) == [[1, MOVED | STOPPED | FOUGHT, 1]]
    choose(s, "territory:lorien")
    assert columns(s, "lorien", LC) == [[1, MOVED | FOUGHT | RETREATED, 1]]


# What a step leaves behind


@rule("RI-5.29")
def test_among_enemies_the_rider_is_bound_to_his_eagle_and_the_eagle_to_nothing() -> None:
    forces = with_homes(lorien={"elves": {"eagle": 1, "hero": 1}}, gladden_fields={"sauron": {HI: 1}})
    s = position(turn_of="elves", phase="move", forces=forces)
    step(s, "lorien", "gladden_fields")
    assert columns(s, "gladden_fields", "eagle") == [[2, MOVED, 1]]
    assert columns(s, "gladden_fields", "hero") == [[2, MOVED | PERCHED, 1]]


@rule("RI-15.17")
def test_who_came_under_the_mountains_goes_no_further() -> None:
    s = position(
        turn_of="sauron",
        phase="move",
        hands={"sauron": ["under_the_mountains"]},
        forces=with_homes(moria={"sauron": {HC: 2}}),
    )
    choose(s, "card:under_the_mountains", "territory:moria", "territory:eregion", f"count:{HC}.0:1")
    assert columns(s, "eregion", HC) == [[0, MOVED | DELVED | STOPPED, 1]]
    assert why_not(s, "territory:eregion") == "nobody there can go further (RI-5.1, RI-5.8)"
    assert "territory:moria" in keys(s)
