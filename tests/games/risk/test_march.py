"""Chapter 5: moving figures, eagles, handing over troops."""

from __future__ import annotations

import pytest
from tests.games.risk.helpers import (
    HC,
    HI,
    LC,
    LI,
    at,
    choose,
    holder,
    keys,
    kind,
    position,
    skip_to,
    step,
    why_not,
    with_homes,
)

from mathom.games.risk.box import PARTIES, RANGE, UNITS
from mathom.games.risk.map import SPACE_NAMES
from mathom.games.risk.state import Realm
from mathom.testing import part, rule


def moving(party: str = "gondor", **forces: dict[str, dict[str, int]]) -> Realm:
    return position(turn_of=party, phase="move", forces=with_homes(**forces))


def left(s: Realm, space: str, unit: str) -> list[int]:
    """The steps left of the active party's figures."""
    return [column[0] for column in s.columns(SPACE_NAMES.index(space), UNITS.index(unit)) for _ in range(column[2])]


@rule("RI-5.2", "RI-5.1")
@part("risk.A-9")
def test_ranges() -> None:
    assert dict(zip(UNITS, RANGE, strict=True)) == {
        LI: 1,
        HI: 1,
        LC: 2,
        HC: 2,
        "troll": 1,
        "eagle": 3,
        "mumakil": 1,
        "ent": 1,
        "hero": 3,
    }


@rule("RI-5.1", "RI-5.3", "RI-5.9", "RI-5.25", "RI-5.30")
@part("risk.DP-5")
def test_figures_move_step_by_step_and_may_stop_or_go_on() -> None:
    s = moving(lebennin={"gondor": {HI: 1, LC: 2}})
    step(s, "lebennin", "minas_tirith")
    assert at(s, "minas_tirith") == {"gondor": {HI: 1, LC: 2}}
    assert left(s, "minas_tirith", HI) == [0]
    step(s, "anfalas", "vale_of_erech")
    step(s, "minas_tirith", "ithilien", f"count:{LC}.1:1")
    assert at(s, "ithilien") == {"gondor": {LC: 1}}
    assert at(s, "minas_tirith") == {"gondor": {HI: 1, LC: 1}}


@rule("RI-5.4", "RI-5.5", "RI-5.6")
def test_where_nobody_can_go_on_foot() -> None:
    s = moving(lebennin={"gondor": {HI: 2}})
    choose(s, "territory:lebennin")
    assert "territory:ithilien" not in keys(s)  # a river without a bridge
    assert "mountains:white_mountains" not in " ".join(keys(s))
    assert why_not(s, "territory:the_shire") == "that is not next to it (RI-5.4, RI-5.5, RI-5.6)"
    assert why_not(s, "territory:ithilien") == "only an eagle gets there (RI-5.5, RI-5.6, RI-5.28)"


@rule("RI-5.5")
def test_a_bridge_crosses_a_river() -> None:
    s = moving(minas_tirith={"gondor": {HI: 1}})
    step(s, "minas_tirith", "ithilien")
    assert at(s, "ithilien") == {"gondor": {HI: 1}}


@rule("RI-5.7")
def test_a_ship_goes_from_port_to_port_in_one_step() -> None:
    s = moving(belfalas={"gondor": {HI: 1}})
    step(s, "belfalas", "umbar")
    assert at(s, "umbar") == {"gondor": {HI: 1}}


@rule("RI-5.8")
@part("risk.A-10")
def test_enemy_troops_stop_who_enters() -> None:
    s = moving(minas_tirith={"gondor": {HC: 1, "hero": 1}}, ithilien={"sauron": {LI: 1}})
    step(s, "minas_tirith", "ithilien")
    assert "territory:ithilien" not in keys(s)
    assert why_not(s, "territory:ithilien") == "nobody there can go further (RI-5.1, RI-5.8)"


@rule("RI-5.8", "RI-5.10", "RI-7.42")
@part("risk.A-10")
def test_an_enemy_hero_alone_stops_nobody_and_falls() -> None:
    s = moving(minas_tirith={"gondor": {HC: 1}}, ithilien={"sauron": {"hero": 1}})
    step(s, "minas_tirith", "ithilien")
    assert at(s, "ithilien") == {"gondor": {HC: 1}}
    assert "territory:ithilien" in keys(s)


@rule("RI-5.9", "RI-5.10", "RI-5.11", "RI-9.7")
@part("risk.A-58")
def test_passing_through_gives_neither_control_nor_a_loss_of_it() -> None:
    s = moving(minas_tirith={"gondor": {LC: 1}}, ithilien={"elves": {LI: 1}})
    step(s, "minas_tirith", "ithilien")
    step(s, "ithilien", "south_ithilien")
    skip_to(s, "transfer-where")
    assert holder(s, "ithilien") == "elves"
    assert holder(s, "south_ithilien") == "gondor"
    assert holder(s, "minas_tirith") is None


@rule("RI-5.12", "RI-9.4")
@part("risk.A-11")
def test_nobody_has_to_stay_behind() -> None:
    s = moving(minas_tirith={"gondor": {HI: 2}})
    step(s, "minas_tirith", "ithilien")
    choose(s, "done")
    assert (holder(s, "minas_tirith"), holder(s, "ithilien")) == (None, "gondor")


@rule("RI-5.24")
def test_only_the_active_party_moves() -> None:
    s = moving(ithilien={"gondor": {HI: 1}, "elves": {LI: 3}}, lorien={"elves": {LI: 1}})
    assert keys(s) == ["territory:anfalas", "territory:ithilien", "done"]
    step(s, "ithilien", "south_ithilien")
    assert at(s, "ithilien") == {"elves": {LI: 3}}


# Heroes


@rule("RI-7.42", "RI-5.25")
@part("risk.A-44")
def test_a_hero_ahead_of_his_escort_falls() -> None:
    s = moving(minas_tirith={"gondor": {HI: 1, "hero": 1}}, ithilien={"sauron": {LI: 1}})
    step(s, "minas_tirith", "ithilien", "count:hero.3:1", f"count:{HI}.1:0")
    assert at(s, "ithilien") == {"sauron": {LI: 1}}
    assert at(s, "minas_tirith") == {"gondor": {HI: 1}}


@rule("RI-4.13", "RI-4.8")
@part("risk.A-7")
def test_two_heroes_of_a_party_do_not_end_together() -> None:
    s = moving(minas_tirith={"gondor": {"hero": 1}}, lebennin={"gondor": {"hero": 1}})
    step(s, "lebennin", "minas_tirith")
    assert why_not(s, "done") == "two heroes of a party could not part (RI-4.13)"
    step(s, "minas_tirith", "ithilien", "count:hero.3:0", "count:hero.2:1")
    assert "done" in keys(s)


@rule("RI-4.13")
def test_a_step_that_brings_heroes_together_for_good_is_refused() -> None:
    s = moving(minas_tirith={"gondor": {"hero": 1}}, dead_marshes={"gondor": {"hero": 1}}, ithilien={"gondor": {HI: 1}})
    step(s, "dead_marshes", "ithilien", "count:hero.3:1")
    step(s, "ithilien", "south_ithilien", "count:hero.2:1", f"count:{HI}.1:0")
    step(s, "south_ithilien", "ithilien")
    step(s, "minas_tirith", "ithilien")
    assert "done" not in keys(s)
    step(s, "ithilien", "dead_marshes", "count:hero.2:1", f"count:{HI}.1:0")
    assert "done" in keys(s)


@rule("RI-4.21")
def test_heroes_that_cannot_move_may_stay_together() -> None:
    s = position(
        turn_of="gondor",
        phase="move",
        closed={"ithilien": "sauron"},
        forces=with_homes(ithilien={"gondor": {HI: 1, "hero": 2}}),
    )
    assert "done" in keys(s)
    free = moving(ithilien={"gondor": {HI: 1, "hero": 2}})
    assert "done" not in keys(free)


@rule("RI-4.13")
@part("risk.A-7")
def test_heroes_of_allies_may_stand_together() -> None:
    s = moving(minas_tirith={"gondor": {"hero": 1}}, ithilien={"elves": {"hero": 1}})
    step(s, "minas_tirith", "ithilien")
    assert "done" in keys(s)


# Eagles


@rule("RI-5.17", "RI-5.8")
def test_an_eagle_flies_over_enemies() -> None:
    s = moving("elves", lorien={"elves": {"eagle": 1}}, gladden_fields={"sauron": {HI: 1}}, moria={"sauron": {HI: 1}})
    step(s, "lorien", "gladden_fields")
    assert left(s, "gladden_fields", "eagle") == [2]
    step(s, "gladden_fields", "moria")
    assert left(s, "moria", "eagle") == [1]


@rule("RI-5.18", "RI-5.23", "RI-5.26")
@part("risk.A-13")
def test_an_eagle_enters_mountains_and_ground_figures_never_do() -> None:
    s = moving("elves", lorien={"elves": {"eagle": 1, HI: 1}})
    choose(s, "territory:lorien")
    ranges = [key for key in keys(s) if key.startswith("mountains:")]
    assert ranges
    choose(s, ranges[0])
    name = ranges[0].removeprefix("mountains:")
    assert at(s, name) == {"elves": {"eagle": 1}}
    choose(s, ranges[0])
    assert not [key for key in keys(s) if key.startswith("mountains:")]
    choose(s, "back", "done")
    skip_to(s, "transfer-where")
    assert at(s, name) == {"elves": {"eagle": 1}}


@rule("RI-5.19", "RI-5.20")
def test_an_eagle_crosses_rivers_and_does_not_sail() -> None:
    s = moving(lebennin={"gondor": {"eagle": 1}}, belfalas={"gondor": {"eagle": 1}})
    choose(s, "territory:lebennin")
    assert "territory:ithilien" in keys(s)
    choose(s, "back", "territory:belfalas")
    assert "territory:umbar" not in keys(s)
    assert "territory:minhiriath" not in keys(s)


@rule("RI-5.21", "RI-5.22", "RI-5.27")
@part("risk.A-51")
def test_a_hero_rides_an_eagle_of_his_party() -> None:
    s = moving(lebennin={"gondor": {"eagle": 1, "hero": 1}, "elves": {"hero": 1}})
    step(s, "lebennin", "ithilien")
    assert at(s, "ithilien") == {"gondor": {"eagle": 1, "hero": 1}}
    assert at(s, "lebennin") == {"elves": {"hero": 1}}
    assert (left(s, "ithilien", "eagle"), left(s, "ithilien", "hero")) == ([2], [2])


@rule("RI-5.28")
def test_a_hero_is_in_the_mountains_with_an_eagle_only() -> None:
    s = moving("elves", lorien={"elves": {"eagle": 1, "hero": 1, HI: 1}})
    choose(s, "territory:lorien")
    peak = next(key for key in keys(s) if key.startswith("mountains:"))
    choose(s, peak, "split")
    while kind(s) == "how-many":
        choose(s, keys(s)[-1])
    assert at(s, peak.removeprefix("mountains:")) == {"elves": {"eagle": 1, "hero": 1}}
    choose(s, peak, "territory:lorien")
    if kind(s) == "who-marches":
        choose(s, "split")  # both must go, so nothing is asked
    assert at(s, "lorien")["elves"] == {"eagle": 1, "hero": 1, HI: 1}


@rule("RI-5.29", "RI-7.45")
def test_a_rider_among_enemies_flies_on() -> None:
    s = moving("elves", lorien={"elves": {"eagle": 1, "hero": 1}}, gladden_fields={"sauron": {HI: 1}})
    step(s, "lorien", "gladden_fields")
    assert at(s, "gladden_fields")["elves"] == {"eagle": 1, "hero": 1}
    step(s, "gladden_fields", "anduin_valley")
    assert at(s, "anduin_valley") == {"elves": {"eagle": 1, "hero": 1}}


@rule("RI-5.29", "RI-7.42")
def test_a_rider_left_among_enemies_falls() -> None:
    s = moving("elves", lorien={"elves": {"eagle": 1, "hero": 1}}, gladden_fields={"sauron": {HI: 1}})
    step(s, "lorien", "gladden_fields")
    step(s, "gladden_fields", "anduin_valley", "count:eagle.2:1", "count:hero.2:0")
    assert at(s, "gladden_fields") == {"sauron": {HI: 1}}


# Handing over


def giving(**forces: dict[str, dict[str, int]]) -> Realm:
    return position(turn_of="rohan", phase="transfer", forces=with_homes(**forces))


@rule("RI-5.13", "RI-5.15", "RI-5.31", "RI-5.32", "RI-9.7")
@part("risk.A-12", "risk.A-52", "risk.DP-30")
def test_troops_change_their_colour_and_stay() -> None:
    s = giving(the_wold={"rohan": {HI: 2, LC: 1, "hero": 1}})
    assert keys(s) == ["territory:the_wold", "done"]
    choose(s, "territory:the_wold")
    assert keys(s) == [f"unit:{HI}", f"unit:{LC}", "done"]
    assert why_not(s, "unit:hero").startswith("only troops that neither moved nor fought")
    choose(s, f"unit:{HI}")
    assert keys(s) == ["party:elves", "party:gondor", "back"]
    choose(s, "party:gondor", f"unit:{LC}", "party:elves", "done")
    assert at(s, "the_wold") == {"rohan": {HI: 1, "hero": 1}, "gondor": {HI: 1}, "elves": {LC: 1}}


@rule("RI-5.14")
def test_only_one_territory_gives() -> None:
    s = giving(the_wold={"rohan": {HI: 2}}, lorien={"rohan": {HI: 2}})
    choose(s, "territory:the_wold", f"unit:{HI}", "party:elves")
    assert kind(s) != "transfer"
    assert s.active == PARTIES.index("sauron")


@rule("RI-5.34")
def test_the_last_figure_stays() -> None:
    s = giving(the_wold={"rohan": {HI: 2}})
    choose(s, "territory:the_wold")
    choose(s, f"unit:{HI}", "party:elves")
    assert at(s, "the_wold") == {"rohan": {HI: 1}, "elves": {HI: 1}}
    lonely = giving(lorien={"rohan": {HI: 1}}, the_wold={"rohan": {HI: 2}})
    assert why_not(lonely, "territory:lorien") == "the last figure stays (RI-5.34)"


@rule("RI-5.13")
def test_who_moved_is_not_handed_over() -> None:
    s = position(turn_of="rohan", phase="move", forces=with_homes(the_wold={"rohan": {HI: 2, LC: 1}}))
    step(s, "the_wold", "fangorn")
    skip_to(s, "transfer-where")
    assert s.active != PARTIES.index("rohan") or "territory:fangorn" not in keys(s)


@rule("RI-5.33")
def test_troops_placed_in_this_turn_are_handed_over() -> None:
    s = position(
        turn_of="rohan",
        phase="deploy",
        reserve={"rohan": {HI: 1}},
        forces=with_homes(west_rohan={"rohan": {"hero": 1}}),
    )
    choose(s, f"place:{HI}@west_rohan")
    assert (kind(s), keys(s)) == ("transfer-where", ["territory:west_rohan", "done"])


@rule("RI-5.15", "RI-5.32")
def test_the_receiver_needs_a_figure_and_must_be_in_the_game() -> None:
    forces = dict(with_homes(the_wold={"rohan": {"ent": 2}}, lorien={"elves": {"ent": 4}}))
    del forces["anfalas"]
    s = position(turn_of="rohan", phase="transfer", out=["gondor"], forces=forces)
    assert s.active != PARTIES.index("rohan")  # nobody can take an Ent


@rule("RI-5.16")
@pytest.mark.parametrize("party", ["saruman", "sauron"])
def test_the_evil_side_hands_nothing_over(party: str) -> None:
    s = position(turn_of=party, phase="transfer", forces=with_homes(the_wold={party: {HI: 3}}))
    assert kind(s) != "transfer-where"


@rule("RI-5.35")
def test_eagles_in_the_mountains_are_not_handed_over() -> None:
    s = position(
        turn_of="elves",
        phase="transfer",
        forces=with_homes(grey_mountains={"elves": {"eagle": 2}}, lorien={"elves": {HI: 2}}),
    )
    assert keys(s) == ["territory:lorien", "done"]
    assert why_not(s, "mountains:grey_mountains") == "troops are handed over in a territory (RI-5.35)"


# Heroes who meet on eagles


@rule("RI-4.13", "RI-5.28")
def test_a_hero_flies_to_another_where_one_of_them_can_fly_on() -> None:
    flown = moving("elves", lorien={"elves": {"eagle": 1, "hero": 1}}, the_wold={"elves": {"hero": 1}})
    step(flown, "lorien", "the_wold")
    assert at(flown, "the_wold") == {"elves": {"eagle": 1, "hero": 2}}
    assert why_not(flown, "done") == "two heroes of a party could not part (RI-4.13)"


@rule("RI-4.13", "RI-5.28")
def test_in_the_mountains_two_heroes_need_two_eagles() -> None:
    peak, coming = "misty_mountains_south", {"elves": {"eagle": 1, "hero": 1}}
    two = moving("elves", lorien=coming, **{peak: {"elves": {"eagle": 1, "hero": 1}}})
    choose(two, "territory:lorien", f"mountains:{peak}")
    assert keys(two) == ["all", "split"]
    one = moving("elves", lorien=coming, **{peak: {"elves": {"hero": 1}}})
    choose(one, "territory:lorien", f"mountains:{peak}")
    assert at(one, peak) == {"elves": {"eagle": 1, "hero": 1}}  # only the eagle could go, so nobody was asked
    assert at(one, "lorien") == {"elves": {"hero": 1}}
