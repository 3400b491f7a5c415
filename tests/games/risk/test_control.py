"""Chapters 9, 13 and 14: control, elimination, victory."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.risk.helpers import (
    HC,
    HI,
    LI,
    at,
    choose,
    dice,
    holder,
    keys,
    kind,
    named,
    position,
    skip_to,
    step,
    with_homes,
)

from mathom.games.risk.box import EVIL, GOOD, PARTIES, UNITS
from mathom.games.risk.control import aftermath, holder_among, stronghold_points, update_control, victory_points
from mathom.games.risk.game import GAME
from mathom.games.risk.map import POINTS, SPACE_NAMES, STRONGHOLDS
from mathom.games.risk.state import HAND, Realm
from mathom.testing import part, rule


def without(home: str, **forces: dict[str, dict[str, int]]) -> dict[str, dict[str, dict[str, int]]]:
    """The usual forces, but one party has nobody at home."""
    return {name: force for name, force in with_homes(**forces).items() if name != home}


@rule("RI-9.1")
@part("risk.A-26")
def test_a_lone_hero_holds_a_territory() -> None:
    s = position(forces=with_homes(lorien={"elves": {"hero": 1}}))
    assert holder(s, "lorien") == "elves"


@rule("RI-9.2", "RI-9.3", "RI-9.8")
@part("risk.A-27")
def test_who_was_last_alone_controls_and_the_first_guest_follows() -> None:
    elves, rohan, gondor = 0, 2, 4
    assert holder_among([rohan, elves, gondor], rohan) == rohan
    assert holder_among([elves, gondor], rohan) == elves
    assert holder_among([gondor], elves) == gondor
    s = position(
        turn_of="gondor", phase="move", forces=with_homes(lorien={"elves": {LI: 1}}, the_wold={"gondor": {HI: 1}})
    )
    step(s, "the_wold", "lorien")
    choose(s, "done")
    assert holder(s, "lorien") == "elves"
    assert s.arrivals[SPACE_NAMES.index("lorien")] == [elves, gondor]


@rule("RI-9.3")
def test_when_the_controller_leaves_the_guest_has_it() -> None:
    s = position(turn_of="elves", phase="move", forces=with_homes(lorien={"elves": {LI: 1}, "gondor": {HI: 1}}))
    assert holder(s, "lorien") == "elves"
    step(s, "lorien", "the_wold")
    choose(s, "done")
    assert (holder(s, "lorien"), holder(s, "the_wold")) == ("gondor", "elves")


@rule("RI-9.4", "RI-14.12")
def test_an_empty_territory_is_nobodys() -> None:
    s = position(turn_of="gondor", phase="move", forces=with_homes(minas_tirith={"gondor": {HI: 1}}))
    assert stronghold_points(s, GOOD) == 5
    step(s, "minas_tirith", "ithilien")
    choose(s, "done")
    assert holder(s, "minas_tirith") is None
    assert stronghold_points(s, GOOD) == 0


@rule("RI-9.5", "RI-9.6", "RI-14.11")
@part("risk.A-57")
def test_the_former_controller_keeps_what_is_contested() -> None:
    assert holder_among([1, 4], 4) == 4
    assert holder_among([3, 4], -1) == -1


@rule("RI-9.7")
def test_swapping_garrisons_costs_nothing() -> None:
    s = position(
        turn_of="gondor",
        phase="move",
        forces=with_homes(minas_tirith={"gondor": {HI: 1}}, ithilien={"gondor": {LI: 1}}),
        points=[0, 19],
    )
    step(s, "minas_tirith", "ithilien", f"count:{HI}.1:1")
    assert s.result is None
    assert holder(s, "minas_tirith") == "gondor"
    step(s, "ithilien", "minas_tirith")
    choose(s, "done")
    assert s.result is None


# Victory


@rule("RI-14.6", "RI-14.15")
def test_what_strongholds_are_worth() -> None:
    worth = {SPACE_NAMES[t]: POINTS[t] for t in STRONGHOLDS}
    assert {name for name, points in worth.items() if points == 5} == {
        "minas_tirith",
        "west_rohan",
        "fangorn",
        "rhudaur",
    }
    assert sorted(worth.values()) == [2] * 7 + [5] * 4
    s = position(forces=with_homes(minas_tirith={"gondor": {HI: 1}}, umbar={"sauron": {HI: 1}}))
    before = victory_points(s, GOOD) - victory_points(s, EVIL)
    for name, unit in (("minas_tirith", HI), ("umbar", HI)):
        owner = PARTIES.index("gondor" if name == "minas_tirith" else "sauron")
        s.lose(owner, UNITS.index(unit), 1, SPACE_NAMES.index(name))
        s.put(3 if owner == 4 else 4, UNITS.index(unit), 1, SPACE_NAMES.index(name))
        update_control(s, SPACE_NAMES.index(name))
    assert before - (victory_points(s, GOOD) - victory_points(s, EVIL)) == 10 - 4


@rule("RI-14.4", "RI-14.9", "RI-14.14", "RI-14.13")
@part("risk.A-37")
@pytest.mark.parametrize(("points", "over"), [([14, 0], False), ([15, 0], True), ([0, 15], True), ([0, 14], False)])
def test_a_lead_of_fifteen_wins_at_once(points: list[int], over: bool) -> None:
    s = position(turn_of="gondor", phase="move", forces=with_homes(), points=points)
    choose(s, "done")
    assert (s.result is not None) == over
    if s.result is not None:
        assert s.result.how == "military"
        assert s.result.winners == ([0, 2, 4] if points[0] else [1, 3])


@rule("RI-14.5")
@part("risk.A-66")
def test_the_points_of_allies_are_added() -> None:
    s = position(forces=with_homes(umbar={"sauron": {HI: 1}}, moria={"saruman": {HI: 1}}))
    assert victory_points(s, EVIL) == 4


@rule("RI-14.7", "RI-14.9")
def test_points_change_when_a_stronghold_is_taken() -> None:
    s = position(
        turn_of="sauron",
        phase="combat",
        forces=with_homes(minas_tirith={"gondor": {LI: 1}, "sauron": {HI: 3}}),
        held={"minas_tirith": "gondor"},
    )
    assert [victory_points(s, side) for side in (GOOD, EVIL)] == [5, 0]
    dice(s, "combat", [1, 1, 1, 6])
    while kind(s) == "retreat":
        choose(s, "stay")
    assert [victory_points(s, side) for side in (GOOD, EVIL)] == [0, 5]


@rule("RI-14.8", "RI-13.6")
def test_points_of_cards_are_never_lost() -> None:
    s = position(forces=without("north_rhun"), points=[0, 4], played={"saruman": ["balrog"]})
    aftermath(s)
    assert s.out[1]
    assert victory_points(s, EVIL) == 4


# Elimination


def last_stand(**entries: Any) -> Realm:
    """Saruman's last figure defends the Wold against Gondor."""
    s = position(
        turn_of="gondor",
        phase="combat",
        gold={"saruman": 7, "gondor": 1},
        reserve={"saruman": {HI: 2}},
        forces=without("north_rhun", the_wold={"saruman": {LI: 1}, "gondor": {HI: 3}}),
        held={"the_wold": "saruman"},
        **entries,
    )
    dice(s, "combat", [1, 1, 1, 6])
    return s


@rule("RI-13.1", "RI-13.2", "RI-13.3", "RI-13.8")
@part("risk.A-34", "risk.A-47")
def test_who_loses_his_last_territory_is_out_and_the_conqueror_takes_his_gold() -> None:
    s = last_stand()
    while kind(s) == "retreat":
        choose(s, "stay")
    assert s.out[1]
    assert (s.gold[1], s.gold[4]) == (0, 8)
    assert GAME.view(s, None)["parties"]["saruman"]["reserve"] == {}


@rule("RI-13.5", "RI-13.12")
@part("risk.A-35")
def test_the_conqueror_takes_territory_cards_that_he_can_use() -> None:
    hand = ["territory_lorien", "territory_fangorn", "territory_udun_vale", "joker_1", "balrog", "mission_bree"]
    s = last_stand(hands={"saruman": hand}, aside={"saruman": ["territory_moria"]})
    while kind(s) in ("retreat", "play-card"):
        choose(s, "stay" if kind(s) == "retreat" else "pass")
    assert s.out[1]
    names = sorted(GAME.view(s, 4)["parties"]["gondor"]["hand"])
    assert names == ["joker_1", "territory_fangorn", "territory_lorien"]
    assert s.zones.content[HAND + 1] == []


@rule("RI-13.7")
@part("risk.A-60")
def test_guests_keep_a_party_in_the_game_and_eagles_in_mountains_do_not() -> None:
    guest = position(forces=without("anfalas", lorien={"elves": {LI: 1}, "gondor": {HI: 1}}))
    aftermath(guest)
    assert not guest.out[4]
    eagle = position(forces=without("anfalas", grey_mountains={"gondor": {"eagle": 2}}))
    aftermath(eagle)
    assert eagle.out[4]
    assert at(eagle, "grey_mountains") == {}


@rule("RI-13.8")
def test_nobody_is_eliminated_in_the_middle_of_a_move() -> None:
    s = position(turn_of="gondor", phase="move", forces=without("anfalas", lorien={"gondor": {"eagle": 1}}))
    choose(s, "territory:lorien")
    peak = next(key for key in keys(s) if key.startswith("mountains:"))
    choose(s, peak)
    assert not s.out[4]
    choose(s, "done")
    assert s.out[4]
    assert s.active != 4


@rule("RI-13.9", "RI-13.10")
@part("risk.A-60")
def test_who_falls_in_his_own_attack_is_out_and_his_turn_ends() -> None:
    s = position(
        turn_of="gondor",
        phase="combat",
        gold={"gondor": 3, "sauron": 1},
        forces=without("anfalas", the_wold={"gondor": {LI: 1}, "sauron": {HI: 3}}),
        held={"the_wold": "sauron"},
    )
    dice(s, "combat", [6, 1, 1, 1])
    s.take_news()
    while kind(s) == "retreat":
        choose(s, "stay")
    assert s.out[4]
    assert s.active == PARTIES.index("elves")
    assert s.gold[3] == 4


@rule("RI-13.11")
def test_a_side_without_parties_still_has_the_ring_bearer() -> None:
    forces = {name: force for name, force in with_homes().items() if name in ("north_rhun", "khand")}
    s = position(turn_of="sauron", phase="transfer", out=["elves", "rohan", "gondor"], forces=forces)
    skip_to(s, "ring-bearer")
    assert (kind(s), s.result) == ("ring-bearer", None)
    assert PARTIES[s.active] in ("gondor", "elves", "rohan")


@rule("RI-9.7", "RI-7.55")
def test_a_retreat_conquers_at_once() -> None:
    s = position(
        turn_of="sauron",
        phase="combat",
        forces=with_homes(the_wold={"sauron": {HC: 1}, "gondor": {HC: 1}}),
        held={"the_wold": "gondor"},
    )
    news = choose(s, "territory:lorien")
    assert {"party": "sauron", "territory": "lorien"} in named(news, "conquered")
