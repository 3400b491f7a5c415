"""Chapter 5: who can take a step together: heroes that meet, eagles, blocked bridges, and what is told of a step."""

from __future__ import annotations

import pytest
from tests.games.risk.helpers import HC, HI, LC, LI, at, choose, keys, kind, named, position, step, why_not, with_homes

from mathom.games.risk.box import UNITS
from mathom.games.risk.map import SPACE_NAMES
from mathom.games.risk.march.group import refuse_group
from mathom.games.risk.march.march import leaving
from mathom.games.risk.march.steps import movers
from mathom.games.risk.state import MOVED, PERCHED, SAILED, STOPPED, Realm
from mathom.testing import part, rule

TOGETHER = "two heroes of a party could not part (RI-4.13)"
HERO, EAGLE = UNITS.index("hero"), UNITS.index("eagle")


def moving(party: str = "elves", **forces: dict[str, dict[str, int]]) -> Realm:
    return position(turn_of=party, phase="move", forces=with_homes(**forces))


def has_left(s: Realm, space: str, unit: int, steps: int, flags: int = MOVED) -> None:
    """All figures of the active party's unit there have so many steps left."""
    number = SPACE_NAMES.index(space)
    s.note(number, unit, steps, flags, s.number(s.active, unit, number))


def against(s: Realm, origin: str, to: str, **going: int) -> str:
    """What stands against a step of these figures."""
    start, goal = SPACE_NAMES.index(origin), SPACE_NAMES.index(to)
    found = movers(s, start, goal)
    group = [min(going.get(UNITS[entry[0]], 0), entry[2]) for entry in found]
    return str(refuse_group(s, start, goal, found, group) or "")


@rule("RI-4.13")
@part("risk.A-7")
@pytest.mark.parametrize(("mine", "other", "refused"), [(1, 0, True), (2, 0, False), (1, 1, False), (3, 3, False)])
def test_heroes_on_foot_meet_where_one_of_them_can_walk_on(mine: int, other: int, refused: bool) -> None:
    s = moving(lorien={"elves": {"hero": 1}}, the_wold={"elves": {"hero": 1}})
    has_left(s, "lorien", HERO, mine)
    has_left(s, "the_wold", HERO, other)
    assert against(s, "lorien", "the_wold", hero=1) == (TOGETHER if refused else "")


@rule("RI-4.13", "RI-5.8")
def test_among_enemies_nobody_walks_on_so_heroes_do_not_meet_there() -> None:
    s = moving(lorien={"elves": {"hero": 1, HI: 1}}, the_wold={"elves": {"hero": 1, HI: 1}, "sauron": {HI: 3}})
    has_left(s, "the_wold", HERO, 2, MOVED | STOPPED)
    assert against(s, "lorien", "the_wold", hero=1, heavy_infantry=1) == TOGETHER
    assert against(s, "lorien", "the_wold", heavy_infantry=1) == ""


@rule("RI-4.13", "RI-5.29")
@pytest.mark.parametrize(("wings", "refused"), [(1, True), (2, False)])
def test_among_enemies_an_eagle_that_can_fly_on_parts_two_heroes(wings: int, refused: bool) -> None:
    s = moving(lorien={"elves": {"hero": 1, "eagle": 1}}, the_wold={"elves": {"hero": 1, HI: 1}, "sauron": {HI: 3}})
    has_left(s, "lorien", EAGLE, wings)
    has_left(s, "the_wold", HERO, 2, MOVED | STOPPED)
    assert against(s, "lorien", "the_wold", hero=1, eagle=1) == (TOGETHER if refused else "")


@rule("RI-4.13", "RI-5.29")
def test_a_perched_hero_is_parted_by_the_eagle_that_waits_there() -> None:
    s = moving(lorien={"elves": {"hero": 1, HI: 1}}, the_wold={"elves": {"hero": 1, "eagle": 1}, "sauron": {HI: 3}})
    has_left(s, "the_wold", HERO, 2, MOVED | PERCHED)
    has_left(s, "the_wold", EAGLE, 2)
    assert against(s, "lorien", "the_wold", hero=1, heavy_infantry=1) == ""  # he who was flown there flies on
    has_left(s, "the_wold", EAGLE, 0)
    s.marched = [entry for entry in s.marched if entry[:3] != [SPACE_NAMES.index("the_wold"), EAGLE, 2]]
    assert against(s, "lorien", "the_wold", hero=1, heavy_infantry=1) == TOGETHER


@rule("RI-4.13", "RI-5.29")
def test_a_perched_hero_without_an_eagle_parts_from_nobody() -> None:
    s = moving(lorien={"elves": {"hero": 1, HI: 1}}, the_wold={"elves": {"hero": 1, HI: 1}, "sauron": {HI: 3}})
    has_left(s, "the_wold", HERO, 2, MOVED | PERCHED)
    assert against(s, "lorien", "the_wold", hero=1, heavy_infantry=1) == TOGETHER
    here = SPACE_NAMES.index("the_wold")
    assert leaving(s, here, HERO, 2, 1, riding=False) == []
    assert leaving(s, here, HERO, 2, 1, riding=True) == [[2, MOVED | PERCHED, 1]]


@rule("RI-4.13")
def test_the_goal_where_heroes_could_not_part_is_refused_with_that_reason() -> None:
    s = moving(lorien={"elves": {"hero": 1}}, the_wold={"elves": {"hero": 1}})
    has_left(s, "lorien", HERO, 1)
    has_left(s, "the_wold", HERO, 0)
    choose(s, "territory:lorien")
    assert "territory:the_wold" not in keys(s)
    assert why_not(s, "territory:the_wold") == TOGETHER
    assert why_not(s, "territory:khand") == "that is not next to it (RI-5.4, RI-5.5, RI-5.6)"


@rule("RI-5.28")
def test_nobody_leaves_a_hero_in_the_mountains() -> None:
    s = moving(misty_mountains_south={"elves": {"hero": 1, "eagle": 2}})
    stranded = "an eagle may not leave a hero in the mountains (RI-5.28)"
    assert against(s, "misty_mountains_south", "lorien", eagle=2) == stranded
    assert against(s, "misty_mountains_south", "lorien", eagle=1) == ""
    assert against(s, "misty_mountains_south", "lorien", eagle=2, hero=1) == ""
    assert against(s, "misty_mountains_south", "lorien", hero=1) == "only an eagle gets there (RI-5.5, RI-5.6, RI-5.28)"


@rule("RI-5.21", "RI-5.29")
def test_a_hero_who_was_flown_among_enemies_does_not_walk_away() -> None:
    s = moving(the_wold={"elves": {"hero": 1, "eagle": 1, HI: 1}, "sauron": {HI: 1}})
    has_left(s, "the_wold", HERO, 2, MOVED | PERCHED)
    assert against(s, "the_wold", "lorien", hero=1) == "only an eagle gets there (RI-5.5, RI-5.6, RI-5.28)"
    assert against(s, "the_wold", "lorien", hero=1, eagle=1) == ""


@rule("RI-10.36")
def test_a_blocked_bridge_is_crossed_by_wing_or_with_a_hero_and_other_bridges_are_open() -> None:
    blocked = {"bridge_gap_of_rohan__the_wold": "sauron"}
    forces = with_homes(the_wold={"rohan": {HI: 2, LC: 1, "hero": 1, "eagle": 1}})
    s = position(turn_of="rohan", phase="move", blocked=blocked, forces=forces)
    shut = "the bridge is blocked (RI-10.36)"
    assert against(s, "the_wold", "gap_of_rohan", heavy_infantry=1) == shut
    assert against(s, "the_wold", "gap_of_rohan", heavy_infantry=1, eagle=1) == shut
    assert against(s, "the_wold", "gap_of_rohan", heavy_infantry=2, hero=1) == ""
    assert against(s, "the_wold", "gap_of_rohan", eagle=1) == ""
    assert against(s, "the_wold", "emyn_muil", heavy_infantry=1) == ""
    assert against(s, "the_wold", "lorien", heavy_infantry=1) == ""
    only_feet = position(turn_of="rohan", phase="move", blocked=blocked, forces=with_homes(the_wold={"rohan": {HI: 2}}))
    choose(only_feet, "territory:the_wold")
    assert "territory:gap_of_rohan" not in keys(only_feet)
    assert "territory:emyn_muil" in keys(only_feet)


def test_somebody_must_go() -> None:
    s = moving(lorien={"elves": {HI: 2}})
    assert against(s, "lorien", "the_wold") == "somebody must go (RI-5.3)"


# What a step does and says


@rule("RI-5.1", "RI-5.25")
def test_a_step_is_told_with_all_who_took_it() -> None:
    s = moving("gondor", lebennin={"gondor": {HI: 2, LI: 1, HC: 3, "hero": 1}})
    [told] = named(step(s, "lebennin", "minas_tirith"), "marched")
    assert told == {
        "party": "gondor",
        "territory": "lebennin",
        "goal": "minas_tirith",
        "force": [{"unit": unit, "n": n} for unit, n in ((LI, 1), (HI, 2), (HC, 3), ("hero", 1))],
    }
    [part_of_them] = named(step(s, "minas_tirith", "gap_of_rohan", "count:hero.2:0", f"count:{HC}.1:2"), "marched")
    assert part_of_them["force"] == [{"unit": HC, "n": 2}]
    assert at(s, "gap_of_rohan") == {"gondor": {HC: 2}}


@rule("RI-5.30")
def test_who_has_done_more_goes_first() -> None:
    s = moving("gondor", belfalas={"gondor": {LC: 3}})
    here, riders = SPACE_NAMES.index("belfalas"), UNITS.index(LC)
    s.note(here, riders, 1, MOVED, 2)
    s.note(here, riders, 1, MOVED | SAILED, 1)
    assert leaving(s, here, riders, 1, 2, False) == [[1, MOVED | SAILED, 1], [1, MOVED, 1]]
    assert leaving(s, here, riders, 1, 1, False) == [[1, MOVED | SAILED, 1]]
    assert leaving(s, here, riders, 2, 1, False) == []


@rule("RI-10.32")
def test_no_card_that_is_not_for_this_moment_not_even_the_first() -> None:
    s = moving(lorien={"elves": {HI: 2}})
    assert why_not(s, "card:territory_forlindon") == "that card cannot be played now (RI-10.32)"
    assert kind(s) == "march"
