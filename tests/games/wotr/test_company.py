"""Chapter 15: who is in the Fellowship, its Guide, and separating Companions."""

import pytest
from tests.games.wotr.helpers import (
    FP,
    SH,
    asked,
    at,
    bare,
    choose,
    key,
    lay,
    new,
    next_tiles,
    offers,
    put,
    script,
    send,
    told,
)
from tests.games.wotr.plain_box import CHARACTER_NAMES, COMPANIONS
from tests.games.wotr.quest import (
    company,
    in_fellowship,
    lies,
    position,
    refused,
    start,
)

from mathom.games.wotr.armies.armies import characters
from mathom.games.wotr.battle.conquest import shut_in
from mathom.games.wotr.box import GANDALF_THE_GREY, GOLLUM, STRIDER, character_name
from mathom.games.wotr.codes import CHARACTER, DONE, REGION
from mathom.games.wotr.edge.see import see
from mathom.games.wotr.fellowship.members import (
    ChangeGuide,
    Separate,
    add_corruption,
    heal,
    lose_companion,
    refuse_separate,
    ring_decides,
)
from mathom.games.wotr.fellowship.moves import (
    FellowshipPhase,
    MoveFellowship,
)
from mathom.games.wotr.fellowship.reveal import Declare
from mathom.games.wotr.fellowship.route import DISTANCES
from mathom.games.wotr.map import FELLOWSHIP, OUT
from mathom.games.wotr.state import (
    NO_SEPARATION_IN_MORDOR,
)
from mathom.testing import part, rule

DWARVES, ELVES, GONDOR, NORTH, ROHAN, ISENGARD, SAURON, SOUTHRONS = range(8)
MERIADOC, PEREGRIN = CHARACTER_NAMES.index("meriadoc"), CHARACTER_NAMES.index("peregrin")


# Figures and markers


@rule("WR-15.1", "WR-15.2")
def test_figure_and_marker_show_the_last_known_position_and_how_far_it_may_be_by_now() -> None:
    w = start(MoveFellowship())
    seen = see(w, None)["fellowship"]
    assert [seen[name] for name in ("region", "progress", "hidden")] == ["rivendell", 1, True]


@rule("WR-15.3", "WR-15.63")
def test_neither_the_ring_bearers_nor_gollum_can_be_separated() -> None:
    w = company(bare(), "gandalf_the_grey", "strider")
    w.put_character(GOLLUM, FELLOWSHIP)
    start(Separate(FP), w)
    assert offers(w) == ["gandalf_the_grey", "strider"]
    assert refused(w, CHARACTER + GOLLUM) == "no-such-companion-is-in-the-fellowship"
    assert key(refuse_separate(company(bare()))) == "no-companion-is-left-in-the-fellowship"


@rule("WR-15.4", "WR-15.51", "WR-15.59")
def test_companions_in_the_fellowship_are_where_the_figure_is_whatever_the_progress() -> None:
    w = start(Separate(FP), where="hollin", progress=4)
    choose(w, "gimli", "done", "hollin", "strider")
    assert w.character_at[CHARACTER_NAMES.index("gimli")] == at("hollin")


@rule("WR-15.5")
def test_companions_in_the_fellowship_are_in_no_army() -> None:
    w = start(MoveFellowship())
    put(w, "rivendell", elves_regular=2)
    assert characters(w, FP, at("rivendell")) == []


@rule("WR-15.6", "WR-15.8")
def test_corruption_stays_between_0_and_12() -> None:
    w = bare()
    add_corruption(w, 9)
    heal(w, 2)
    add_corruption(w, 7)
    add_corruption(w, 0)
    heal(w, 0)
    highest = w.corruption
    heal(w, 14)
    heal(w, 1)
    assert (highest, w.corruption) == (12, 0)
    assert told(w) == [("corruption", 9, 9), ("healed", 2, 7), ("corruption", 7, 12), ("healed", 12, 0)]


@rule("WR-15.7")
def test_at_12_the_shadow_wins_at_once() -> None:
    w = bare()
    add_corruption(w, 11)
    before = ring_decides(w)
    add_corruption(w, 1)
    assert (before, ring_decides(w)) == (False, True)
    assert w.result is not None
    assert (w.result.winners, w.result.how) == ([SH], "corruption")


@rule("WR-15.9", "WR-15.56")
def test_who_leaves_is_seen_on_the_map_and_no_longer_in_the_fellowship() -> None:
    w = start(Separate(FP))
    choose(w, "boromir", "done", "rivendell", "gandalf_the_grey")
    seen = see(w, None)
    assert "boromir" not in seen["fellowship"]["companions"]
    assert [r["characters"] for r in seen["regions"] if r["region"] == "rivendell"] == [["boromir"]]


# The Guide


@rule("WR-15.10")
def test_gandalf_the_grey_is_guide_at_the_start() -> None:
    assert new().guide == GANDALF_THE_GREY


@rule("WR-15.11", "WR-15.12", "WR-4.11")
def test_ex_19_strider_may_become_guide_at_the_end_of_phase_2_of_round_1() -> None:
    w = start(FellowshipPhase())
    choose(w, "no")
    assert (asked(w), offers(w)) == ((FP, "guide"), ["gandalf_the_grey", "strider"])
    assert refused(w, CHARACTER + MERIADOC) == "the-guide-has-the-highest-level-in-the-fellowship"
    choose(w, "strider")
    assert (w.guide, w.stack, told(w)) == (STRIDER, [], [("guide-named", "strider")])


@rule("WR-15.11")
def test_nobody_is_asked_if_only_one_has_the_highest_level() -> None:
    w = company(bare(), "strider", "gimli", "meriadoc")
    start(ChangeGuide(), w)
    assert (asked(w), w.guide) == (None, STRIDER)


@rule("WR-15.12", "WR-15.13")
def test_when_the_guide_leaves_the_next_of_the_highest_level_takes_over_at_once() -> None:
    w = company(bare(), "gandalf_the_grey", "gimli", "meriadoc")
    start(Separate(FP), w)
    choose(w, "gandalf_the_grey", "done", "rivendell")
    assert (asked(w), character_name(w.guide)) == (None, "gimli")


@rule("WR-15.12", "WR-15.13")
def test_with_a_tie_the_free_peoples_choose_whenever_the_company_changes() -> None:
    w = company(bare(), "gandalf_the_grey", "gimli", "legolas", "meriadoc")
    start(Separate(FP), w)
    choose(w, "gandalf_the_grey", "done", "rivendell")
    assert (asked(w), offers(w)) == ((FP, "guide"), ["legolas", "gimli"])
    choose(w, "gimli")
    assert character_name(w.guide) == "gimli"


@rule("WR-15.12")
def test_the_guide_may_change_when_somebody_else_leaves() -> None:
    w = start(Separate(FP))
    choose(w, "meriadoc", "done", "rivendell", "strider")
    assert w.guide == STRIDER


@rule("WR-15.14", "WR-15.15", "WR-7.34")
def test_the_guide_is_public_and_only_his_ability_counts() -> None:
    w = company(bare(), "strider", "meriadoc")
    w.hunt_box = [0, 1]
    next_tiles(w, "std_1_1")
    script(w, hunt=[[6]])
    start(MoveFellowship(), w)
    assert (see(w, None)["fellowship"]["guide"], asked(w)) == ("strider", (FP, "casualty"))


@rule("WR-15.16")
def test_with_no_companion_left_gollum_joins_and_guides() -> None:
    w = company(bare(), "gimli", "meriadoc")
    start(Separate(FP), w)
    choose(w, "gimli", "meriadoc", "rivendell")
    assert (w.guide, w.character_at[GOLLUM], in_fellowship(w)) == (GOLLUM, FELLOWSHIP, [])
    assert told(w)[-1] == ("gollum-joined",)


@rule("WR-15.16", "WR-15.13")
def test_gollum_joins_too_when_the_last_companion_dies() -> None:
    w = company(bare(), "boromir")
    lose_companion(w, CHARACTER_NAMES.index("boromir"))
    assert (w.guide, w.character_at[GOLLUM]) == (GOLLUM, FELLOWSHIP)


@rule("WR-6.18")
@pytest.mark.parametrize(
    ("card", "leaves", "stays"),
    [
        ("fp_char_08", ["gandalf_the_grey"], ["strider"]),
        ("fp_char_07", ["boromir"], ["gimli"]),
        ("fp_char_06", ["legolas", "gimli"], ["legolas"]),
    ],
)
def test_cards_in_play_go_with_the_companion_they_need(card: str, leaves: list[str], stays: list[str]) -> None:
    kept = []
    for group in (stays, leaves):
        w = bare()
        lay(w, card)
        start(Separate(FP), w)
        choose(w, *group, "done", "rivendell")
        w.clear_away()
        kept.append(lies(w, card))
    assert kept == [True, False]


# Separating


@rule("WR-15.49", "WR-15.53", "WR-15.54", "WR-15.58", "WR-7.1")
def test_ex_3_legolas_and_meriadoc_reach_the_woodland_realm() -> None:
    w = start(Separate(FP), progress=5)
    choose(w, "legolas", "meriadoc", "done")
    assert asked(w) == (FP, "separated-goal")
    assert all(DISTANCES[at("rivendell")][at(region)] <= 7 for region in offers(w))
    choose(w, "woodland_realm", "gandalf_the_grey")
    assert [character_name(c) for c in characters(w, FP, at("woodland_realm"))] == ["legolas", "meriadoc"]
    assert (position(w), told(w)) == (
        ("rivendell", 5, True, 0),
        [("separated", ["legolas", "meriadoc"], "woodland_realm")],
    )


@part("AMB-51")
@rule("WR-15.52")
@pytest.mark.parametrize(("who", "level"), [("strider", 3), ("gimli", 2), ("meriadoc", 1)])
def test_one_companion_goes_as_far_as_progress_and_level_allow(who: str, level: int) -> None:
    w = start(Separate(FP), where="dale", progress=1)
    choose(w, who, "done")
    far = max(DISTANCES[at("dale")][at(region)] for region in offers(w))
    assert (far, "dale" in offers(w)) == (1 + level, True)
    assert refused(w, REGION + at("far_harad")) == "the-companions-cannot-get-there"


@rule("WR-15.49", "WR-15.53")
def test_a_group_is_named_in_order_and_has_somebody() -> None:
    w = start(Separate(FP))
    assert (offers(w)[0], "done" in offers(w)) == ("gandalf_the_grey", False)
    assert refused(w, DONE) == "at-least-one-companion-must-be-separated"
    choose(w, "gimli")
    assert offers(w) == ["meriadoc", "peregrin", "done"]
    assert refused(w, CHARACTER + STRIDER) == "companions-are-named-in-their-order"


@rule("WR-15.53")
def test_what_a_card_adds_to_the_distance() -> None:
    for bonus, level, steps in ((0, -1, 2), (2, -1, 4), (0, 4, 5)):
        w = start(Separate(FP, bonus, level), where="dale", progress=1)
        choose(w, "meriadoc", "done")
        assert max(DISTANCES[at("dale")][at(region)] for region in offers(w)) == steps


@rule("WR-15.54", "WR-7.21", "WR-7.22")
def test_the_rules_for_moving_companions_hold() -> None:
    w = bare()
    put(w, "lorien", elves_regular=2)
    shut_in(w, FP, at("lorien"))
    put(w, "lorien", sauron_regular=5)
    start(Separate(FP), w, where="hollin", progress=2)
    choose(w, "meriadoc", "done")
    assert ["moria" in offers(w), "dimrill_dale" in offers(w), "lorien" in offers(w)] == [True, False, False]
    assert refused(w, REGION + at("lorien")) == "the-stronghold-is-besieged"
    assert refused(w, REGION + at("dimrill_dale")) == "companions-stop-at-a-stronghold-of-the-shadow"
    assert refused(w, REGION + at("umbar")) == "the-companions-cannot-get-there"
    start(Separate(FP, into_sieges=True), w, where="dale", progress=0)
    choose(w, "meriadoc", "done")
    assert refused(w, REGION + at("lorien")) == "the-companions-cannot-get-there"
    start(Separate(FP, into_sieges=True), w, where="dimrill_dale", progress=0)
    choose(w, "meriadoc", "done")
    assert "lorien" in offers(w)


@rule("WR-15.55")
def test_who_is_separated_in_a_besieged_stronghold_stays_inside() -> None:
    w = bare()
    put(w, "rivendell", elves_regular=2)
    shut_in(w, FP, at("rivendell"))
    put(w, "rivendell", sauron_regular=5)
    start(Separate(FP), w, progress=5)
    choose(w, "boromir", "done")
    assert (asked(w), w.character_at[CHARACTER_NAMES.index("boromir")]) == ((FP, "guide"), at("in:rivendell"))


@rule("WR-15.57")
def test_nobody_comes_back() -> None:
    w = start(Separate(FP))
    choose(w, "boromir", "done", "rivendell", "gandalf_the_grey")
    start(Separate(FP), w)
    assert "boromir" not in offers(w)
    start(Declare(), w, progress=0)
    choose(w, "rivendell")
    assert "boromir" not in in_fellowship(w)


@part("AMB-28")
@rule("WR-15.51", "WR-14.9")
def test_separating_is_a_move_even_over_no_distance() -> None:
    w = bare()
    w.active = [False] * 8
    start(Separate(FP), w, where="erebor")
    choose(w, "gimli", "done", "erebor")
    assert w.active[DWARVES]


@rule("WR-15.50", "WR-17.7")
def test_no_die_separates_on_the_mordor_track() -> None:
    w = bare()
    before = refuse_separate(w)
    w.mordor = 0
    assert (before, key(refuse_separate(w))) == (None, "nobody-is-separated-on-the-mordor-track")
    by_card = refuse_separate(w, by_card=True)
    w.house = NO_SEPARATION_IN_MORDOR
    assert (by_card, key(refuse_separate(w, by_card=True))) == (None, "nobody-is-separated-on-the-mordor-track")


def test_with_nobody_to_separate_nothing_happens() -> None:
    w = start(Separate(FP), company(bare()))
    assert (w.stack, told(w)) == ([], [])


@rule("WR-7.48", "WR-15.51")
@pytest.mark.parametrize("hobbit", ["meriadoc", "peregrin"])
def test_a_hobbit_who_dies_in_the_fellowship_returns_as_if_separated(hobbit: str) -> None:
    w = bare()
    w.progress = 2
    w.ring_bearers = at("hollin")
    lose_companion(w, CHARACTER_NAMES.index(hobbit))
    w.run()
    assert asked(w) == (FP, "separated-goal")
    choose(w, "rivendell", "strider")
    assert w.character_at[CHARACTER_NAMES.index(hobbit)] == at("rivendell")


@rule("WR-7.48")
def test_a_hobbit_who_dies_on_the_mordor_track_does_not_escape() -> None:
    w = bare()
    w.mordor = 1
    lose_companion(w, CHARACTER_NAMES.index("meriadoc"))
    assert (told(w), w.character_at[CHARACTER_NAMES.index("meriadoc")]) == ([("companion-lost", "meriadoc")], OUT)


@rule("WR-7.35")
def test_outside_abilities_need_a_place_on_the_map() -> None:
    w = bare()
    assert [c for c in COMPANIONS if w.character_at[c] < 121] == []
    send(w, "gimli", "erebor")
    assert [character_name(c) for c in COMPANIONS if w.character_at[c] < 121] == ["gimli"]


@rule("WR-15.49", "WR-15.16")
def test_the_only_companion_left_need_not_be_named() -> None:
    w = start(Separate(FP), company(bare(), "gimli"))
    assert asked(w) == (FP, "separated-goal")
    choose(w, "rivendell")
    assert (w.character_at[CHARACTER_NAMES.index("gimli")], w.guide) == (at("rivendell"), GOLLUM)
