"""Chapter 16: the hunt roll, the damage, and several tiles."""

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
    next_tiles,
    offers,
    put,
    script,
    send,
    tiles_in,
    told,
)
from tests.games.wotr.plain_box import CHARACTER_NAMES
from tests.games.wotr.quest import (
    BALROG,
    CREBAIN,
    HORN,
    MITHRIL,
    STAFF,
    company,
    events,
    hunted,
    lies,
    position,
    start,
)

from mathom.games.wotr.battle.conquest import conquer, shut_in
from mathom.games.wotr.codes import NONE, PASS
from mathom.games.wotr.fellowship.moves import MoveFellowship
from mathom.games.wotr.fellowship.reveal import Declare, Reveal
from mathom.games.wotr.hunt.roll import DrawTile, HuntRoll, rerolls, succeeds
from mathom.games.wotr.state import (
    DRAWN,
    War,
)
from mathom.testing import part, rule

MERIADOC, PEREGRIN = CHARACTER_NAMES.index("meriadoc"), CHARACTER_NAMES.index("peregrin")
ALL_FIVE = ["gandalf_the_grey", "strider", "boromir", "legolas", "gimli"]


# The roll


def moved(w: War, *rolls: list[int], box: tuple[int, int] = (0, 1), where: str = "hollin") -> War:
    w.hunt_box = list(box)
    script(w, hunt=[rolls[0]], **({"hunt_again": [rolls[1]]} if len(rolls) > 1 else {}))
    return start(MoveFellowship(), w, where=where)


@rule("WR-16.13", "WR-16.14", "WR-16.15")
@pytest.mark.parametrize(("level", "dice"), [(1, 1), (3, 3), (5, 5), (7, 5)])
def test_the_shadow_rolls_a_die_for_each_of_its_dice_in_the_box_but_at_most_five(level: int, dice: int) -> None:
    w = moved(bare(), [2] * dice, box=(0, level))
    assert told(w)[1] == ("hunt-rolled", [2] * dice, 0, 0)


@rule("WR-16.16", "WR-16.17", "WR-16.18", "WR-16.19")
def test_when_a_die_succeeds() -> None:
    assert [[die for die in range(1, 7) if succeeds(die, bonus)] for bonus in (0, 1, 2, 4, 5, 7)] == [
        [6],
        [5, 6],
        [4, 5, 6],
        [2, 3, 4, 5, 6],
        [2, 3, 4, 5, 6],
        [2, 3, 4, 5, 6],
    ]


@rule("WR-16.16", "WR-16.17", "WR-16.18")
def test_ex_11_the_second_move_of_a_round_is_hunted_with_5_and_6() -> None:
    w = bare()
    w.hunt_box = [0, 1]
    next_tiles(w, "std_1_1")
    script(w, hunt=[[5], [5]])
    start(MoveFellowship(), w, where="hollin")
    first = told(w)
    start(MoveFellowship(), w, where="hollin", progress=1)
    assert (first[1:3], told(w)[1]) == (
        [("hunt-rolled", [5], 0, 0), ("hunt-failed",)],
        ("hunt-rolled", [5], 1, 1),
    )


@rule("WR-16.17")
@pytest.mark.parametrize("count", [2, 4, 6])
def test_every_die_of_the_free_peoples_in_the_box_adds_one(count: int) -> None:
    w = moved(bare(), [1, 2], box=(count, 2))
    assert told(w)[1] == ("hunt-rolled", [1, 2], count, int(count >= 4))


@part("AMB-57")
@rule("WR-16.17")
def test_the_die_of_this_move_does_not_count_for_its_own_hunt() -> None:
    w = moved(bare(), [5])
    assert (told(w)[1], w.hunt_box) == (("hunt-rolled", [5], 0, 0), [1, 1])


@rule("WR-16.20")
def test_without_dice_in_the_box_nothing_is_rolled() -> None:
    w = bare()
    lay(w, CREBAIN)
    start(MoveFellowship(), w)
    assert (events(w), w.chance.counters.get("hunt")) == (["fellowship-moved", "no-hunt", "die-to-hunt-box"], None)


@part("AMB-66")
@rule("WR-16.49", "WR-16.28")
def test_a_roll_ordered_by_a_card_is_a_full_hunt_but_moves_nothing() -> None:
    w = bare()
    w.hunt_box = [1, 3]
    next_tiles(w, "std_eye_reveal_1")
    script(w, hunt=[[5, 6, 2]])
    start(HuntRoll(by_move=False), w, where="hollin", progress=2)
    choose(w, "none")
    assert (w.corruption, w.progress, w.hunt_box, asked(w)) == (2, 2, [1, 3], (FP, "found"))
    choose(w, "hollin")
    assert (w.hunt_box, told(w)[:2]) == ([1, 3], [("hunt-ordered",), ("hunt-rolled", [5, 6, 2], 1, 2)])


# Re-rolls


@rule("WR-16.21", "WR-16.22", "WR-16.23", "WR-16.24")
def test_ex_12_how_many_dice_are_rolled_again() -> None:
    w = bare()
    w.ring_bearers = at("hollin")
    found = [rerolls(w)]
    put(w, "hollin", sauron_regular=3)
    found.append(rerolls(w))
    put(w, "hollin", nazgul=2)
    found.append(rerolls(w))
    w.ring_bearers = at("moria")
    found.append(rerolls(w))
    put(w, "moria", sauron_regular=2, nazgul=1)
    found.append(rerolls(w))
    assert found == [0, 1, 2, 1, 3]


@rule("WR-16.21")
def test_a_stronghold_counts_while_the_shadow_holds_it_whoever_it_belongs_to() -> None:
    w = bare()
    w.ring_bearers = at("moria")
    conquer(w, FP, at("moria"))
    lost = rerolls(w)
    w.ring_bearers = at("lorien")
    conquer(w, SH, at("lorien"))
    assert (lost, rerolls(w)) == (0, 1)


@rule("WR-16.22", "WR-16.23")
def test_besieged_troops_of_the_shadow_are_in_the_region_and_the_witch_king_is_a_nazgul() -> None:
    w = bare()
    w.ring_bearers = at("moria")
    put(w, "moria", sauron_regular=2, nazgul=1)
    shut_in(w, SH, at("moria"))
    put(w, "moria", elves_regular=3)
    inside = rerolls(w)
    w.ring_bearers = at("hollin")
    send(w, "witch_king", "hollin")
    assert (inside, rerolls(w)) == (3, 1)


@rule("WR-16.24", "WR-16.25", "WR-16.26", "WR-16.28")
def test_failed_dice_are_rolled_again_with_the_same_bonus_each_once() -> None:
    w = bare()
    put(w, "hollin", sauron_regular=1, nazgul=1)
    next_tiles(w, "std_eye_reveal_1")
    moved(w, [1, 6, 3], [5, 4], box=(1, 3))
    assert told(w)[1:3] == [("hunt-rolled", [1, 6, 3], 1, 1), ("hunt-rerolled", [5, 4], 1, 1)]
    choose(w, "none")
    assert w.corruption == 2


@rule("WR-16.24")
def test_no_more_dice_are_rolled_again_than_have_failed() -> None:
    w = bare()
    put(w, "moria", sauron_regular=1, nazgul=1)
    next_tiles(w, "std_1_1")
    moved(w, [6, 2], [2], box=(0, 2), where="moria")
    assert told(w)[2] == ("hunt-rerolled", [2], 0, 0)


@rule("WR-16.26")
def test_a_hunt_without_success_draws_nothing() -> None:
    w = bare()
    put(w, "hollin", sauron_regular=1)
    moved(w, [3, 1], [4], box=(0, 2))
    assert (events(w)[-2:], tiles_in(w, DRAWN)) == (["hunt-failed", "die-to-hunt-box"], [])


@rule("WR-6.16", "WR-16.17")
def test_flocks_of_crebain_help_one_roll_and_its_re_roll() -> None:
    w = bare()
    lay(w, CREBAIN)
    put(w, "hollin", sauron_regular=1)
    next_tiles(w, "std_3_1")
    moved(w, [5, 2], [5], box=(0, 2))
    assert (asked(w), offers(w)) == ((SH, "hunt-roll"), [CREBAIN, "none"])
    assert (w.stack[-1].refuse(w, SH, NONE), key(w.stack[-1].refuse(w, SH, PASS))) == (
        None,
        "that-card-cannot-be-used-so",
    )
    choose(w, CREBAIN)
    rolls = [event for event in told(w) if event[0].startswith("hunt-r")]
    assert (rolls, lies(w, CREBAIN)) == (
        [("hunt-rolled", [5, 2], 1, 1), ("hunt-rerolled", [5], 1, 1)],
        False,
    )


def test_flocks_of_crebain_may_wait() -> None:
    w = bare()
    lay(w, CREBAIN)
    moved(w, [5])
    choose(w, "none")
    assert (told(w)[1], lies(w, CREBAIN)) == (("hunt-rolled", [5], 0, 0), True)


@rule("WR-16.13", "WR-16.24")
def test_the_dice_of_the_hunt_have_six_sides() -> None:
    w = bare()
    w.hunt_box = [0, 2]
    put(w, "hollin", sauron_regular=1)
    script(w, hunt=[[2, 3]], hunt_again=[[4]])
    w.chance.logging = True
    start(MoveFellowship(), w, where="hollin")
    assert [draw.plain() for draw in w.chance.take_log()] == [
        {"chance": "hunt", "of": [6, 6], "got": [1, 2]},
        {"chance": "hunt.again", "of": [6], "got": [3]},
    ]


# Damage


@rule("WR-16.27", "WR-16.28", "WR-16.36")
@pytest.mark.parametrize(("tile", "damage"), [("std_1_1", 1), ("std_2_1", 2), ("std_3_1", 3), ("std_eye_reveal_1", 2)])
def test_damage_becomes_corruption(tile: str, damage: int) -> None:
    w = hunted(bare(), tile)
    choose(w, "none")
    assert w.corruption == damage


@rule("WR-16.29")
def test_an_eye_drawn_for_a_card_or_a_stronghold_does_no_damage() -> None:
    w = bare()
    next_tiles(w, "std_eye_reveal_1")
    start(DrawTile(), w, where="hollin")
    assert (position(w), asked(w)) == (("hollin", 0, False, 0), None)


@rule("WR-16.30", "WR-16.37", "WR-16.6")
def test_the_icon_counts_after_everything_else() -> None:
    w = bare()
    next_tiles(w, "std_2_reveal")
    start(DrawTile(), w, where="hollin", progress=1)
    hidden = w.hidden
    choose(w, "none")
    assert (hidden, asked(w), w.corruption) == (True, (FP, "found"), 2)
    choose(w, "hollin")
    assert position(w) == ("hollin", 0, False, 2)


@part("AMB-55")
@rule("WR-16.30")
def test_a_second_icon_has_no_further_effect() -> None:
    w = bare()
    w.hidden = False
    hunted(w, "std_0_reveal_1", where="moria")
    assert (position(w), len(tiles_in(w, DRAWN))) == (("moria", 0, False, 0), 1)


@rule("WR-16.31", "WR-16.32", "WR-15.45")
def test_ex_14_three_tiles_one_after_the_other() -> None:
    w = bare()
    lay(w, BALROG)
    next_tiles(w, "std_1_reveal_1", "std_2_1", "std_3_1")
    w.hunt_box = [0, 1]
    script(w, hunt=[[6]])
    start(MoveFellowship(), w, where="hollin")
    choose(w, "none", "moria", BALROG, "none")
    assert w.corruption == 3
    choose(w, "none")
    steps = [event for event in told(w) if event[0] in ("tile-drawn", "revealed", "corruption", "stronghold-tile")]
    assert steps == [
        ("tile-drawn", "std_1_reveal_1"),
        ("corruption", 1, 1),
        ("revealed",),
        ("tile-drawn", "std_2_1"),
        ("corruption", 2, 3),
        ("stronghold-tile",),
        ("tile-drawn", "std_3_1"),
        ("corruption", 3, 6),
    ]


@rule("WR-16.50", "WR-16.31")
def test_at_12_nothing_more_is_drawn() -> None:
    w = bare()
    next_tiles(w, "std_2_reveal", "std_1_1")
    start(DrawTile(), w, where="moria", corruption=10)
    choose(w, "none")
    assert (w.result is not None, w.stack, w.hidden, tiles_in(w, DRAWN)) == (True, [], True, ["std_2_reveal"])


# In the middle


def test_a_hunt_can_be_copied_at_every_question() -> None:
    w = bare()
    lay(w, BALROG, CREBAIN, MITHRIL, STAFF)
    w.hunt_box = [0, 2]
    next_tiles(w, "std_3_1", "std_1_reveal_1", "std_2_1", "std_3_2")
    script(w, hunt=[[5, 5]])
    start(MoveFellowship(), w, where="hollin")
    answers = [CREBAIN, "none", MITHRIL, "none", "none", "moria", BALROG]
    while w.ask is not None:
        answer = answers.pop(0) if answers else offers(w)[-1]
        twin = w.clone()
        before = w.digest()
        choose(twin, answer)
        assert w.digest() == before
        choose(w, answer)
        assert twin.digest() == w.digest() != before
    assert (w.stack, answers, w.ring_bearers) == ([], [], at("moria"))


@rule("WR-16.31")
def test_asking_again_changes_nothing() -> None:
    w = company(bare(), "boromir", "meriadoc")
    lay(w, HORN)
    hunted(w, "std_3_1")
    for answer in ("none", "guide", "separate", "hollin"):
        before = w.digest()
        w.ask_again()
        assert w.digest() == before
        choose(w, answer)


def test_reveal_and_declare_are_asked_again_too() -> None:
    for frame in (Reveal(), Declare()):
        w = start(frame, where="hollin", progress=2)
        before = w.digest()
        w.ask_again()
        assert w.digest() == before
