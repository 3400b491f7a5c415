"""Chapters 6 and 8: the Ring-bearer's hidden course, and the search for him."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.risk.helpers import (
    HC,
    HI,
    LC,
    LI,
    asked,
    choose,
    dice,
    fresh,
    keys,
    kind,
    named,
    position,
    quest,
    step,
    why_not,
    with_homes,
)

from mathom.games.risk.box import PARTIES
from mathom.games.risk.game import GAME
from mathom.games.risk.map import AHEAD, DIE_SPACES, SPACE_NAMES
from mathom.games.risk.ring.course import FAILED, LEFT, PLACE, get, true_course
from mathom.games.risk.ring.search import strength, succeeds_up_to
from mathom.games.risk.state import Realm
from mathom.testing import part, rule


def place(s: Realm) -> str:
    return SPACE_NAMES[get(true_course(s), PLACE)]


def marches(s: Realm) -> int:
    return get(true_course(s), LEFT)


def possible(s: Realm) -> set[str]:
    """Where the evil side must reckon with him."""
    return {SPACE_NAMES[get(course, PLACE)] for course in s.belief}


@rule("RI-6.1", "RI-6.3", "RI-6.4", "RI-6.18")
@part("risk.DP-9", "risk.DP-12", "risk.A-53")
def test_a_step_a_march_or_waiting() -> None:
    s = quest()
    assert (kind(s), asked(s)) == ("ring-bearer", 0)
    assert keys(s) == ["stay", "territory:buckland", "route:buckland>old_forest", "use-the-ring"]
    choose(s, "territory:buckland")
    assert (place(s), marches(s)) == ("buckland", 3)


@rule("RI-6.1", "RI-6.35", "RI-6.40")
def test_without_the_symbol_he_stays_but_is_asked_for_all_the_same() -> None:
    s = quest(without="elves")
    assert keys(s) == ["stay"]
    assert s.is_discreet()
    assert why_not(s, "territory:buckland").startswith("the ring bearer cannot do that now")


@rule("RI-6.18", "RI-6.19", "RI-6.20", "RI-6.33", "RI-6.41")
def test_a_forced_march_is_two_steps_and_is_noted() -> None:
    s = quest()
    choose(s, "route:buckland>old_forest")
    assert (place(s), marches(s)) == ("old_forest", 2)
    sheet = GAME.view(s, 0)["bearer"]["sheet"]
    assert [(line["what"], line["space"]) for line in sheet] == [("entered", "buckland"), ("marched", "old_forest")]
    none_left = quest(marches=0)
    assert keys(none_left) == ["stay", "territory:buckland", "use-the-ring"]


@rule("RI-6.5")
@part("risk.A-14")
def test_the_three_routes() -> None:
    ahead = {SPACE_NAMES[s]: [SPACE_NAMES[to] for to in AHEAD[s]] for s in range(64) if AHEAD[s]}
    assert ahead["rhudaur"] == ["eregion", "carrock"]
    assert ahead["eregion"] == ["moria", "dunland"]
    assert [ahead[name][0] for name in ("carrock", "anduin_valley")] == ["anduin_valley", "gladden_fields"]
    assert [ahead[name][0] for name in ("dunland", "enedwaith", "gap_of_rohan")] == [
        "enedwaith",
        "gap_of_rohan",
        "the_wold",
    ]


@rule("RI-6.6")
def test_enemies_never_stop_him() -> None:
    s = position(
        turn_of="elves", phase="ring", forces=with_homes(buckland={"sauron": {HI: 9}}), bearer={"without": "gondor"}
    )
    choose(s, "route:buckland>old_forest")
    assert place(s) == "old_forest"


@rule("RI-6.7")
def test_waiting_and_failing_are_noted() -> None:
    s = quest("moria")
    dice(s, "ring-bearer", [2])
    choose(s, "territory:gladden_fields", "stop")
    s2 = quest()
    choose(s2, "stay")
    assert GAME.view(s, 0)["bearer"]["sheet"][0]["what"] == "failed"
    assert GAME.view(s2, 0)["bearer"]["sheet"][0]["what"] == "waited"


# Die spaces


@rule("RI-6.10", "RI-6.11")
def test_the_die_spaces() -> None:
    assert {SPACE_NAMES[s] for s in DIE_SPACES} == {
        "moria",
        "lorien",
        "dead_marshes",
        "minas_morgul",
        "gorgoroth",
        "mount_doom",
        "dunland",
        "gap_of_rohan",
    }


@rule("RI-6.9", "RI-6.13", "RI-6.30")
@pytest.mark.parametrize(
    ("die", "expected"), [(3, "moria"), (4, "gladden_fields"), (1, "moria"), (6, "gladden_fields")]
)
def test_leaving_a_die_space_needs_four_or_more(die: int, expected: str) -> None:
    s = quest("moria")
    dice(s, "ring-bearer", [die])
    news = choose(s, "territory:gladden_fields")
    assert place(s) == expected
    [rolled] = named(news, "bearer-rolled")
    assert rolled == {"party": "elves", "die": die}


@rule("RI-6.12", "RI-6.14", "RI-6.31")
@part("risk.A-62")
def test_the_second_attempt_succeeds_without_a_roll() -> None:
    s = quest("moria", failed=True)
    news = choose(s, "territory:gladden_fields")
    assert place(s) == "gladden_fields"
    assert named(news, "bearer-rolled") == []
    assert get(true_course(s), FAILED) == 0


@rule("RI-6.21", "RI-6.14")
def test_after_a_failed_roll_a_march_brings_him_on() -> None:
    s = quest("moria")
    dice(s, "ring-bearer", [1])
    choose(s, "territory:gladden_fields")
    assert (kind(s), keys(s)) == ("ring-bearer-second", ["stop", "territory:gladden_fields"])
    news = choose(s, "territory:gladden_fields")
    assert (place(s), marches(s)) == ("gladden_fields", 2)
    assert named(news, "bearer-rolled") == []


@rule("RI-6.22")
def test_a_march_into_a_die_space_needs_its_roll() -> None:
    s = quest("eregion")
    dice(s, "ring-bearer", [5])
    news = choose(s, "route:moria>gladden_fields")
    assert (place(s), marches(s)) == ("gladden_fields", 2)
    assert len(named(news, "bearer-rolled")) == 1


@rule("RI-6.20")
def test_only_one_march_in_a_turn() -> None:
    s = quest("eregion")
    dice(s, "ring-bearer", [5])
    choose(s, "route:moria>gladden_fields")
    assert kind(s) != "ring-bearer-second" or keys(s) == ["stop"]


@rule("RI-6.29", "RI-6.3", "RI-6.11", "RI-6.15")
@pytest.mark.parametrize("space", [s for s in range(64) if AHEAD[s]])
def test_dice_are_thrown_where_a_roll_is_needed_and_nowhere_else(space: int) -> None:
    for to in AHEAD[space]:
        s = quest(SPACE_NAMES[space], marches=0)
        ahead = [f"territory:{SPACE_NAMES[one]}" for one in AHEAD[space]]
        assert [key for key in keys(s) if not key.startswith("route:")] == ["stay", *ahead, "use-the-ring"]
        rolls = named(choose(s, f"territory:{SPACE_NAMES[to]}"), "bearer-rolled")
        over_the_pass = (SPACE_NAMES[space], SPACE_NAMES[to]) == ("rhudaur", "carrock")
        assert len(rolls) == (1 if space in DIE_SPACES or over_the_pass else 0)


# The pass


@rule("RI-6.15")
def test_only_the_pass_needs_a_roll_in_rhudaur() -> None:
    over = quest("rhudaur")
    dice(over, "ring-bearer", [4])
    choose(over, "territory:carrock")
    assert place(over) == "carrock"
    around = quest("rhudaur")
    assert named(choose(around, "territory:eregion"), "bearer-rolled") == []


@rule("RI-6.16", "RI-6.17", "RI-6.32")
@part("risk.A-15")
def test_a_failed_roll_closes_the_pass_for_good() -> None:
    s = quest("rhudaur")
    dice(s, "ring-bearer", [3])
    choose(s, "territory:carrock")
    assert keys(s) == ["stop", "territory:eregion"]
    choose(s, "territory:eregion")
    assert (place(s), marches(s)) == ("eregion", 2)
    closed = quest("rhudaur", pass_closed=True)
    assert not any("carrock" in key for key in keys(closed))


# Lórien and the Ring


@rule("RI-6.24", "RI-6.38")
def test_hidden_in_lorien_he_gains_a_march_without_a_question() -> None:
    s = quest("gladden_fields", marches=1)
    news = choose(s, "territory:lorien")
    assert (place(s), marches(s)) == ("lorien", 2)
    assert all(event.to == s.good_seats() for event in news if event.kind.name == "bearer-moved")


@rule("RI-6.23", "RI-6.25", "RI-6.37", "RI-6.39", "RI-6.8")
@part("risk.DP-11")
@pytest.mark.parametrize(("answer", "left", "hidden"), [("hide", 1, True), ("march", 2, False)])
def test_revealed_in_lorien_he_hides_or_gains_a_march(answer: str, left: int, hidden: bool) -> None:
    s = quest("gladden_fields", marches=1, shown=True)
    choose(s, "territory:lorien")
    assert (kind(s), keys(s)) == ("lorien", ["hide", "march"])
    choose(s, answer)
    assert marches(s) == left
    assert (GAME.view(s, 1)["bearer"]["shown"] is None) == hidden
    assert kind(s) == "ring-bearer-second"


@rule("RI-6.26", "RI-6.27", "RI-6.28", "RI-6.36")
@part("risk.A-16", "risk.A-63")
def test_using_the_ring_reveals_him_and_gives_a_march() -> None:
    s = quest("buckland", marches=0)
    choose(s, "use-the-ring")
    assert GAME.view(s, 1)["bearer"] == {"shown": "buckland", "possible": ["buckland"]}
    assert keys(s) == ["territory:old_forest", "route:old_forest>fornost"]
    choose(s, "route:old_forest>fornost")
    assert GAME.view(s, 1)["bearer"] == {"shown": "fornost", "possible": ["fornost"]}
    assert marches(s) == 0
    assert "use-the-ring" not in keys(quest(shown=True))


@rule("RI-6.34")
def test_the_player_of_the_active_party_decides() -> None:
    s = position(2, turn_of="rohan", phase="ring", forces=with_homes(), bearer={"without": "gondor"})
    assert (kind(s), asked(s)) == ("ring-bearer", 0)
    s5 = position(5, turn_of="rohan", phase="ring", forces=with_homes(), bearer={"without": "gondor"})
    assert asked(s5) == 2


# What the evil side knows


@rule("RI-6.40", "RI-6.13", "RI-17.1", "RI-17.2")
def test_the_evil_side_reckons_with_all_that_may_have_happened() -> None:
    s = quest()
    choose(s, "stay")
    assert possible(s) == {"the_shire", "buckland", "old_forest"}
    moved = quest()
    choose(moved, "route:buckland>old_forest")
    assert moved.belief == s.belief
    assert GAME.view(moved, 1) == GAME.view(s, 1)
    assert GAME.view(moved, 0)["bearer"]["space"] == GAME.view(moved, 2)["bearer"]["space"] == "old_forest"


@rule("RI-6.13", "RI-6.40")
def test_a_roll_tells_that_there_was_one_and_nothing_else() -> None:
    s = quest("eregion")
    dice(s, "ring-bearer", [4])
    choose(s, "route:moria>gladden_fields")
    assert possible(s) == {"gladden_fields", "enedwaith"}


@rule("RI-17.1")
def test_imagined_courses_are_those_that_fit() -> None:
    s = quest("rhudaur")
    dice(s, "ring-bearer", [2])
    choose(s, "territory:carrock", "stop")
    seen = {SPACE_NAMES[GAME.determinize(s, 1, Random(i)).secret_numbers().values[0]] for i in range(40)}
    assert seen <= {"rhudaur", "eregion"}
    assert true_course(s) in s.belief


@pytest.mark.parametrize("seed", range(6))
def test_the_truth_is_always_among_what_is_believed(seed: int) -> None:
    s = GAME.new({}, 2 + seed % 4, f"belief{seed}")
    assert isinstance(s, Realm)
    rng = Random(seed)
    s.quiet = True
    while s.ask is not None:
        seat = s.ask.seats[0]
        s.play(seat, rng.choice(s.ask.options_of(seat)))
        assert true_course(s) in s.belief
    assert s.census()


# Victory


@rule("RI-14.1", "RI-14.13")
def test_the_ring_is_destroyed() -> None:
    s = quest("mount_doom")
    assert keys(s) == ["stay", "territory:mount_doom", "use-the-ring"]
    dice(s, "ring-bearer", [4])
    choose(s, "territory:mount_doom")
    assert s.result is not None
    assert (s.result.winners, s.result.how) == ([0, 2, 4], "ring-destroyed")


@rule("RI-14.2", "RI-6.21")
@part("risk.A-36")
def test_a_failure_at_mount_doom_wins_in_a_later_turn() -> None:
    s = quest("mount_doom")
    dice(s, "ring-bearer", [3])
    choose(s, "territory:mount_doom")
    assert keys(s) == ["stop"]
    later = quest("mount_doom", failed=True)
    choose(later, "territory:mount_doom")
    assert later.result is not None
    assert later.result.how == "ring-destroyed"


# The search


def searching(strong: dict[str, int], space: str = "lorien", **bearer: Any) -> Realm:
    return position(
        turn_of="sauron",
        phase="combat",
        forces=with_homes(lorien={"sauron": strong}),
        bearer={"space": space, **bearer},
    )


@rule("RI-8.6")
@pytest.mark.parametrize(
    ("power", "highest"),
    [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (7, 2), (8, 3), (15, 3), (16, 4), (31, 4), (32, 5), (99, 5)],
)
def test_the_search_table(power: int, highest: int) -> None:
    assert succeeds_up_to(power) == highest


@rule("RI-8.3", "RI-8.4", "RI-8.5", "RI-8.13", "RI-8.14")
@part("risk.A-24", "risk.A-64")
def test_the_strength_of_a_search() -> None:
    s = searching({HI: 2, LC: 2, HC: 1, "hero": 1})
    assert strength(s, SPACE_NAMES.index("lorien")) == 2 + 2 * 3 + 2 + 3
    shared = position(
        turn_of="sauron",
        phase="combat",
        forces=with_homes(lorien={"sauron": {HI: 2}, "saruman": {HI: 9}}),
    )
    assert strength(shared, SPACE_NAMES.index("lorien")) == 2


@rule("RI-8.3", "RI-8.4", "RI-8.14")
def test_steps_that_were_made_are_missing_in_a_search() -> None:
    s = position(turn_of="sauron", phase="move", forces=with_homes(the_wold={"sauron": {LC: 2, HI: 1, "hero": 1}}))
    step(s, "the_wold", "lorien")
    assert strength(s, SPACE_NAMES.index("lorien")) == 2 * (1 + 1) + 0 + 2


@rule("RI-8.1", "RI-8.2", "RI-8.12")
@part("risk.DP-14")
def test_every_territory_is_searched_at_most_once() -> None:
    s = searching({HI: 4}, "the_shire")
    assert keys(s) == ["search:lorien", "done"]
    dice(s, "search", [6])
    choose(s, "search:lorien")
    assert kind(s) != "combat"
    again = searching({HI: 4}, "the_shire")
    dice(again, "search", [6])
    assert why_not(again, "search:khand") == "such a search cannot succeed (RI-8.6)"
    assert why_not(again, "search:moria").startswith("nobody there can search")


@rule("RI-8.1")
def test_the_good_side_does_not_search() -> None:
    s = position(turn_of="elves", phase="combat", forces=with_homes(lorien={"elves": {HI: 9}}))
    assert kind(s) != "combat"


@rule("RI-8.7", "RI-8.10", "RI-6.8")
def test_a_successful_search_reveals_him() -> None:
    s = searching({HI: 4})
    dice(s, "search", [2])
    news = choose(s, "search:lorien")
    assert named(news, "bearer-revealed") == [{"territory": "lorien"}]
    assert GAME.view(s, None)["bearer"]["shown"] == "lorien"
    assert s.result is None


@rule("RI-8.8", "RI-8.15")
@part("risk.A-25")
def test_a_success_elsewhere_tells_that_he_is_not_there() -> None:
    s = searching({HI: 4}, "moria")
    dice(s, "search", [1])
    news = choose(s, "search:lorien")
    assert named(news, "searched") == [
        {"party": "sauron", "territory": "lorien", "strength": 4, "die": 1, "success": True}
    ]
    assert named(news, "not-there") == [{"territory": "lorien"}]


@rule("RI-8.8")
def test_a_failed_search_tells_nothing() -> None:
    s = searching({HI: 4})
    believed = s.belief
    dice(s, "search", [3])
    news = choose(s, "search:lorien")
    assert named(news, "not-there") == named(news, "bearer-revealed") == []
    assert s.belief == believed


@rule("RI-8.9", "RI-14.3")
def test_a_search_in_a_later_turn_captures_the_revealed_one() -> None:
    s = searching({HI: 4}, shown=True)
    dice(s, "search", [1])
    choose(s, "search:lorien")
    assert s.result is not None
    assert (s.result.winners, s.result.how) == ([1, 3], "bearer-captured")


@rule("RI-8.10")
def test_reveal_and_capture_are_not_in_one_turn() -> None:
    s = position(
        turn_of="sauron",
        phase="combat",
        forces=with_homes(lorien={"sauron": {HI: 4}}, moria={"sauron": {HI: 4}}),
        bearer={"space": "lorien", "shown": True},
    )
    s.shown_since = s.turn
    dice(s, "search", [1])
    choose(s, "search:lorien")
    assert s.result is None


@rule("RI-8.11")
def test_who_stood_in_a_contested_territory_does_not_search() -> None:
    s = position(
        turn_of="sauron",
        phase="combat",
        forces=with_homes(lorien={"sauron": {HI: 4}, "elves": {LI: 1}}),
    )
    assert kind(s) == "retreat"
    choose(s, "territory:gladden_fields")
    assert s.active == PARTIES.index("sauron")
    assert strength(s, SPACE_NAMES.index("gladden_fields")) == 0


@rule("RI-8.16", "RI-7.43", "RI-9.6")
@part("risk.A-23")
def test_a_hero_among_heroes_may_search() -> None:
    s = position(
        turn_of="sauron",
        phase="combat",
        forces=with_homes(lorien={"sauron": {"hero": 1}, "elves": {"hero": 1}}),
        bearer={"space": "moria"},
    )
    assert keys(s) == ["search:lorien", "done"]


def test_a_new_game_begins_with_one_course() -> None:
    s = fresh()
    assert len(s.belief) == 3
    assert (place(s), marches(s)) == ("the_shire", 3)
