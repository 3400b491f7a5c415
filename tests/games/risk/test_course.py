"""Chapter 6, number by number: what a course remembers, and what the evil side can work out from what it sees."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.risk.helpers import HI, at, choose, dice, fresh, named, position, quest, skip_to, with_homes

from mathom.games.risk.codes import USE_THE_RING
from mathom.games.risk.game import GAME
from mathom.games.risk.map import DIE_SPACES, GORGOROTH, ITHILIEN, MINAS_MORGUL, MORIA, PATH, SPACE_NAMES
from mathom.games.risk.ring.course import (
    BEGINNING,
    DARK,
    FAILED,
    FARAMIR,
    FOR_THIS_PHASE,
    GIFT,
    LEFT,
    PLACE,
    QUIET,
    ROLL,
    begin_phase,
    beset,
    found_by_faramir,
    get,
    modified,
    needs_roll,
    put,
    put_back,
    settle_phase,
    true_course,
)
from mathom.games.risk.ring.course import choose as choose_course
from mathom.games.risk.state import Realm
from mathom.kernel import play_at_random
from mathom.testing import rule

STEP = {node["id"]: node["step"] for node in PATH["nodes"]}


def course_in(space: int) -> int:
    return put(BEGINNING, PLACE, space)


@rule("RI-15.4")
def test_who_begins_the_phase_in_moria_is_in_the_dark() -> None:
    waiting = begin_phase(course_in(MORIA))
    assert get(waiting, DARK) == 1
    assert get(begin_phase(put(course_in(GORGOROTH), DARK, 1)), DARK) == 0
    caught = put_back(waiting)
    assert (get(caught, PLACE), get(caught, FAILED)) == (MORIA, 1)
    elsewhere = course_in(GORGOROTH)
    assert put_back(elsewhere) == elsewhere


@rule("RI-15.4", "RI-15.19")
def test_the_balrog_takes_back_the_march_of_lorien() -> None:
    lorien = SPACE_NAMES.index("lorien")
    fled = put(put(put(course_in(lorien), DARK, 1), GIFT, 1), LEFT, 2)
    back = put_back(fled)
    assert (get(back, PLACE), get(back, LEFT), get(back, GIFT), get(back, FAILED)) == (MORIA, 1, 0, 1)


@rule("RI-10.35", "RI-15.13")
def test_cards_count_only_where_they_say() -> None:
    cards = [2, -1, -2, -3]
    moria = SPACE_NAMES.index("moria")
    assert modified(course_in(SPACE_NAMES.index("rhudaur")), 3, cards) == 5
    assert modified(course_in(GORGOROTH), 3, cards) == 3 + 2 - 1 - 3
    assert modified(course_in(MINAS_MORGUL), 3, cards) == 3 + 2 - 2 - 3
    assert modified(course_in(moria), 3, cards) == 3 + 2 - 3
    assert modified(course_in(ITHILIEN), 3, [0, 0, 0, 0]) == 3
    for adds, wanted in ((True, 5), (False, 1)):
        assert modified(found_by_faramir(course_in(ITHILIEN), adds), 3, [0, 0, 0, 0]) == wanted
        assert modified(found_by_faramir(course_in(moria), adds), 3, [0, 0, 0, 0]) == 3


@rule("RI-6.9", "RI-6.12", "RI-6.31", "RI-15.13")
def test_when_a_roll_is_needed() -> None:
    anywhere = SPACE_NAMES.index("south_ithilien")
    for space in DIE_SPACES:
        assert needs_roll(course_in(space), anywhere)
        assert not needs_roll(put(course_in(space), FAILED, 1), anywhere)
    plain = course_in(SPACE_NAMES.index("buckland"))
    assert not needs_roll(plain, anywhere)
    assert needs_roll(beset(plain), anywhere)
    assert not needs_roll(put(beset(plain), FAILED, 1), anywhere)
    assert not needs_roll(course_in(ITHILIEN), anywhere)
    assert needs_roll(found_by_faramir(course_in(ITHILIEN), False), anywhere)
    assert get(found_by_faramir(plain, True), FARAMIR) == 0


def test_a_phase_leaves_nothing_behind_but_what_lasts() -> None:
    full = put(put(course_in(MORIA), FAILED, 1), LEFT, 2)
    for field in FOR_THIS_PHASE:
        assert settle_phase(put(full, field, field[1])) == full


@rule("RI-6.25")
def test_who_hides_in_lorien_has_given_its_march_up_for_good() -> None:
    s = quest("gladden_fields", marches=1, shown=True)
    choose(s, "territory:lorien", "hide")
    assert (get(true_course(s), GIFT), get(true_course(s), LEFT)) == (0, 1)
    assert {(get(course, GIFT), get(course, LEFT)) for course in s.belief} == {(0, 1)}


@rule("RI-6.24")
def test_who_takes_the_march_of_lorien_keeps_it_and_stays_revealed() -> None:
    s = quest("gladden_fields", marches=1, shown=True)
    choose(s, "territory:lorien", "march")
    assert get(true_course(s), LEFT) == 2
    assert {get(course, LEFT) for course in s.belief} == {2}
    choose(s, "stop")
    assert s.ask is not None
    assert s.ask.kind != "lorien"


def test_the_question_for_the_ring_bearer_says_whose_turn_and_which_roll() -> None:
    s = quest("moria", "rohan")
    frame = s.stack[-1]
    assert frame.about(s) == [("party", "rohan"), ("die", 0)]
    dice(s, "ring-bearer", [2])
    choose(s, "territory:gladden_fields")
    assert frame.about(s) == [("party", "rohan"), ("die", 2)]


# What is believed


@rule("RI-8.7")
def test_after_he_is_found_every_course_that_led_there_is_possible_and_no_other() -> None:
    s = position(
        turn_of="elves",
        phase="ring",
        forces=with_homes(old_forest={"sauron": {HI: 4}}),
        bearer={"space": "the_shire", "without": "gondor"},
    )
    choose(s, "route:buckland>old_forest")
    before = s.belief
    assert {SPACE_NAMES[get(course, PLACE)] for course in before} == {"the_shire", "buckland", "old_forest"}
    skip_to(s, "ring-bearer")
    choose(s, "stay")
    there = SPACE_NAMES.index("old_forest")
    fitting = [course for course in s.belief if get(course, PLACE) == there]
    skip_to(s, "combat")
    dice(s, "search", [1])
    choose(s, "search:old_forest")
    assert s.shown == there
    assert {get(course, PLACE) for course in s.belief} == {there}
    assert len(s.belief) >= 1
    assert true_course(s) in s.belief
    assert {get(course, LEFT) for course in s.belief} <= {get(course, LEFT) for course in fitting}


@rule("RI-8.8")
def test_after_a_success_elsewhere_no_course_leads_there() -> None:
    s = position(
        turn_of="elves",
        phase="ring",
        forces=with_homes(old_forest={"sauron": {HI: 4}}),
        bearer={"space": "the_shire", "without": "gondor"},
    )
    choose(s, "stay")
    skip_to(s, "combat")
    dice(s, "search", [1])
    choose(s, "search:old_forest")
    assert "old_forest" not in {SPACE_NAMES[get(course, PLACE)] for course in s.belief}
    assert true_course(s) in s.belief


# Retreats of one of several parties


@rule("RI-7.18", "RI-7.16")
def test_a_pursuit_hits_only_the_party_that_leaves() -> None:
    s = position(
        turn_of="sauron",
        phase="combat",
        forces=with_homes(the_wold={"sauron": {"heavy_cavalry": 3}, "elves": {HI: 2}, "gondor": {HI: 2}}),
        held={"the_wold": "gondor"},
    )
    choose(s, "stay")
    choose(s, "stay")
    choose(s, "territory:lorien")
    dice(s, "pursuit", [1, 1, 1])
    dice(s, "combat", [6] * 5)
    [pursued] = named(choose(s, "pursue"), "pursued")
    assert pursued["hits"] == 3
    assert at(s, "lorien") == {}
    assert at(s, "the_wold")["gondor"] == {HI: 2}


@rule("RI-7.15", "RI-7.19")
def test_all_pursuers_hits_are_added_each_with_its_own_number() -> None:
    s = battle_of_riders()
    choose(s, "territory:lorien")
    dice(s, "pursuit", [1, 2, 2, 3])
    [pursued] = named(choose(s, "pursue"), "pursued")
    assert (pursued["dice"], pursued["hits"]) == ([1, 2, 2, 3], 2)  # light riders hit with 1, heavy ones with 2


def battle_of_riders() -> Realm:
    return position(
        turn_of="sauron",
        phase="combat",
        forces=with_homes(
            the_wold={"sauron": {HI: 5}, "gondor": {"light_cavalry": 2, "heavy_cavalry": 2}},
        ),
        held={"the_wold": "gondor"},
    )


@rule("RI-13.1", "RI-13.9", "RI-7.52")
@pytest.mark.parametrize("seats", [2, 5])
def test_who_flies_from_the_last_territory_into_the_mountains_is_eliminated(seats: int) -> None:
    forces = {name: force for name, force in with_homes().items() if "gondor" not in force}
    ring = {
        name: {"sauron": {HI: 1}} for name in ("gladden_fields", "fangorn", "the_wold", "anduin_valley", "emyn_muil")
    }
    forces |= {"lorien": {"sauron": {HI: 3}, "gondor": {"eagle": 1}}, **ring}
    s = position(
        seats,
        turn_of="sauron",
        phase="combat",
        forces=forces,
        held={"lorien": "gondor"},
        gold={"gondor": 4, "sauron": 0},
    )
    choose(s, "stay")
    news = choose(s, "mountains:misty_mountains_south")
    [gone] = named(news, "eliminated")
    assert (gone["party"], gone["heir"], gone["gold"]) == ("gondor", "sauron", 4)


@rule("RI-6.13", "RI-6.40", "RI-17.1")
@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_done_in_secret_everybody_sees_the_same_possible_spaces(seed: int) -> None:
    """INF-18: his choices that look alike to the evil side leave it with the same view, marked spaces included."""
    s, rng, compared = fresh(2), Random(seed), 0
    while s.ask is not None and s.round < 12:
        if s.ask.kind.startswith("ring-bearer") and s.shown < 0:
            true, alike = true_course(s), dict[int, list[dict[str, Any]]]()
            for code in s.ask.options_of(0):
                noticed = choose_course(true, code, False)[1]
                other = s.clone()
                other.play(0, code)
                if noticed in (QUIET, ROLL):
                    alike.setdefault(noticed, []).append(GAME.view(other, 1))
            for views in alike.values():
                compared += len(views) - 1
                assert all(view == views[0] for view in views)
        seat = s.ask.waiting()[0]
        options = s.ask.options_of(seat)
        s.play(seat, rng.choice([code for code in options if code != USE_THE_RING] or options))
    assert compared > 5


@rule("RI-6.18", "RI-6.20", "RI-6.40", "RI-8.7")
@pytest.mark.parametrize("seed", range(4))
def test_everybody_sees_how_far_he_can_be(seed: int) -> None:
    """INF-18: the truth is among it, and it is no more than two ring symbols a round with two steps each allow."""
    s, rng = fresh(2), Random(seed)
    rounds_hidden, start, last, believed = 0, 0, s.round, s.belief
    while s.ask is not None and s.round < 8:
        play_at_random(s, rng, 1)
        if s.round != last:
            last, rounds_hidden = s.round, rounds_hidden + 1
        if s.belief is believed:
            continue
        believed = s.belief
        if s.shown >= 0:
            rounds_hidden, start = 0, STEP[SPACE_NAMES[s.shown]]
        good, marked = GAME.view(s, 0)["bearer"], GAME.view(s, 1)["bearer"]["possible"]
        assert good["possible"] == GAME.view(s, None)["bearer"]["possible"] == marked
        assert good["space"] in marked
        assert s.shown < 0 or marked == [SPACE_NAMES[s.shown]]
        assert max(STEP[space] for space in marked) <= start + 4 * (rounds_hidden + 1)


def test_a_position_says_where_the_evil_side_must_reckon_with_him() -> None:
    """INF-18: beside the space where he is, which is always one of them."""
    assert GAME.view(quest("eregion"), 1)["bearer"]["possible"] == ["eregion"]
    doubtful = quest("eregion", possible=["carrock", "rhudaur"])
    assert GAME.view(doubtful, 1)["bearer"]["possible"] == ["rhudaur", "carrock", "eregion"]
    assert GAME.view(doubtful, 0)["bearer"]["space"] == "eregion"
