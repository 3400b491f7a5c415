"""A refusal names the rule that decides and the condition that fails."""

from typing import Any

import pytest
from tests.games.wotr.plain_box import CARD_NAMES
from tests.games.wotr.playing import FIRST, SECOND, asked, choose, position, role

from mathom.games.wotr.game import GAME
from mathom.games.wotr.state import War
from mathom.kernel import explain
from mathom.testing import rule


def told(w: War, intent: str) -> tuple[str, ...]:
    """The reason with its rules."""
    assert w.ask is not None
    [reason] = explain(GAME, w, w.ask.waiting()[0], intent)
    return (reason.key, *reason.rules)


def at_die(die: str, side: str = FIRST, **entries: Any) -> War:
    """At the question what to do with the die."""
    w = position(turn_of=side, rolled={side: [die]}, **entries)
    choose(w, f"die:{die}")
    return w


# Characters who enter


@rule("WR-7.3")
@pytest.mark.parametrize(
    ("entries", "reason"),
    [
        ({}, ("gandalf-the-grey-is-in-the-fellowship", "WR-7.3")),
        ({"characters": ["gandalf_the_grey out"]}, ("no-minion-is-or-was-in-play", "WR-7.3")),
        ({"characters": ["gandalf_the_grey bree"]}, ("no-minion-is-or-was-in-play", "WR-7.3")),
        ({"minion_seen": True}, ("gandalf-the-grey-is-in-the-fellowship", "WR-7.3")),
    ],
)
def test_gandalf_the_white_waits_for_a_minion_and_for_the_grey(
    entries: dict[str, Any], reason: tuple[str, ...]
) -> None:
    assert told(at_die("will_of_the_west", **entries), "character:gandalf_the_white") == reason


@rule("WR-7.4")
def test_gandalf_the_white_enters_in_certain_places_only() -> None:
    w = at_die("will_of_the_west", characters=["gandalf_the_grey out"], minion_seen=True)
    choose(w, "character:gandalf_the_white")
    assert told(w, "region:edoras") == ("gandalf-the-white-does-not-enter-there", "WR-7.4")


@rule("WR-7.8", "WR-7.50", "WR-7.54")
@pytest.mark.parametrize(
    ("nations", "fellowship", "minion", "reason"),
    [
        (
            ["isengard 0 active"],
            {"mordor": 1},
            "witch_king",
            ("sauron-and-a-nation-of-the-free-peoples-must-be-at-war", "WR-7.8"),
        ),
        (["sauron 0 active", "rohan 0 active"], {"mordor": 1}, "saruman", ("isengard-is-not-at-war", "WR-7.50")),
        (
            ["sauron 0 active", "rohan 0 active", "isengard 0 active"],
            {},
            "mouth_of_sauron",
            ("the-ring-is-not-in-mordor-nor-are-all-free-peoples-at-war", "WR-7.54"),
        ),
    ],
)
def test_a_minion_names_the_condition_on_his_card(
    nations: list[str], fellowship: dict[str, Any], minion: str, reason: tuple[str, ...]
) -> None:
    """The two others can enter."""
    w = at_die("muster", SECOND, nations=nations, fellowship=fellowship)
    choose(w, "bring-minion")
    assert asked(w) == (SECOND, "minion")
    assert told(w, f"character:{minion}") == reason


@rule("WR-7.8", "WR-7.54")
def test_a_minion_enters_in_certain_places_only() -> None:
    called = ["sauron 0 active", "rohan 0 active"]
    w = at_die("muster", SECOND, nations=called, fellowship={"mordor": 1})
    choose(w, "bring-minion")
    for minion, reason in (
        ("witch_king", ("the-witch-king-enters-with-an-army-of-sauron", "WR-7.8")),
        ("mouth_of_sauron", ("the-mouth-of-sauron-enters-in-a-stronghold-of-sauron", "WR-7.54")),
    ):
        other = w.clone()
        choose(other, f"character:{minion}")
        assert told(other, "region:edoras") == reason


@rule("WR-7.50")
def test_saruman_does_not_enter_a_lost_orthanc() -> None:
    w = at_die(
        "muster",
        SECOND,
        clear=True,
        figures=["orthanc rohan-regular 1", "morannon sauron-regular 1"],
        held=["orthanc free_peoples"],
        nations=["isengard 0 active"],
    )
    assert told(w, "bring-minion") == ("sauron-and-a-nation-of-the-free-peoples-must-be-at-war", "WR-7.8")


@rule("WR-7.8")
def test_the_witch_king_needs_an_army_of_sauron() -> None:
    war = ["sauron 0 active", "rohan 0 active"]
    w = at_die("muster", SECOND, clear=True, figures=["umbar southrons_easterlings-regular 1"], nations=war)
    assert told(w, "bring-minion") == ("no-army-has-a-unit-of-sauron", "WR-7.8")


@rule("WR-7.7", "WR-7.8")
def test_where_no_minion_can_enter_the_first_condition_is_named() -> None:
    w = at_die("muster", SECOND)
    assert told(w, "bring-minion") == ("sauron-and-a-nation-of-the-free-peoples-must-be-at-war", "WR-7.8")
    w = at_die("muster", SECOND, characters=["witch_king morannon", "saruman out", "mouth_of_sauron out"])
    assert told(w, "bring-minion") == ("the-character-is-or-was-in-play", "WR-7.2", "WR-7.7")


@rule("WR-9.2", "WR-9.4")
def test_recruiting_names_peace_or_that_nothing_is_left() -> None:
    lost = [f"{region} shadow" for region in ("minas_tirith", "dol_amroth", "pelargir", "lossarnach", "lamedon")]
    w = at_die("muster", clear=True, nations=["gondor 0 active"], held=lost)
    assert told(w, "recruit") == ("no-figure-or-settlement-is-left-to-those-at-war", "WR-9.2", "WR-9.4")


@rule("WR-9.2", "WR-19.20")
def test_in_a_team_recruiting_names_the_nations_one_plays() -> None:
    rolled = {FIRST: ["muster"], SECOND: ["army"]}
    w = position(seats=4, turn_of=FIRST, rolled=rolled, nations=["gondor 0 active"])
    assert role(w) == ("rohan", "turn")
    choose(w, "die:muster")
    assert told(w, "recruit") == ("none-of-the-nations-you-play-is-at-war", "WR-9.2", "WR-19.20")


@rule("WR-7.50", "WR-19.26")
def test_in_a_team_a_minion_names_the_condition_on_the_card_of_ones_own() -> None:
    rolled = {FIRST: ["character"], SECOND: ["muster"]}
    w = position(seats=4, turn_of=SECOND, rolled=rolled, nations=["sauron 0 active", "gondor 0 active"])
    assert role(w) == ("saruman", "turn")
    choose(w, "die:muster")
    assert told(w, "bring-minion") == ("isengard-is-not-at-war", "WR-7.50")


# Attacks

BESIDE = ["edoras rohan-regular 2", "westemnet isengard-regular 2"]


@rule("WR-11.2", "WR-11.13")
def test_an_attack_of_nations_at_peace_is_refused_as_such() -> None:
    w = at_die("muster_army", clear=True, figures=BESIDE, nations=["rohan 2 active"])
    assert told(w, "attack") == ("only-nations-at-war-attack-and-none-of-yours-is", "WR-11.2")
    w = at_die("muster_army", clear=True, figures=BESIDE, nations=["rohan 2 active", "gondor 0 active"])
    assert told(w, "attack") == ("those-beside-an-enemy-are-not-at-war", "WR-11.2", "WR-11.13")


@rule("WR-11.5")
def test_an_attack_without_a_leader_is_refused_as_such() -> None:
    w = at_die("character", clear=True, figures=BESIDE, nations=["rohan 0 active"])
    assert told(w, "attack") == ("a-leader-or-character-must-attack", "WR-11.5", "WR-11.11")


@rule("WR-11.3")
def test_an_attack_on_nobody_is_refused_as_such() -> None:
    w = at_die("muster_army", clear=True, figures=["edoras rohan-regular 2"], nations=["rohan 0 active"])
    assert told(w, "attack") == ("no-army-of-yours-stands-beside-an-enemy-army", "WR-11.3")


@rule("WR-10.3")
def test_a_march_without_a_leader_is_refused_as_such() -> None:
    w = at_die("character", clear=True, figures=["edoras rohan-regular 2"])
    assert told(w, "move-army") == ("a-leader-or-character-must-come-along", "WR-10.3", "WR-10.7")


# Dice, markers, ways


@rule("WR-5.43")
def test_a_die_that_shows_the_eye_is_not_turned() -> None:
    w = position(turn_of=SECOND, rolled={SECOND: ["army"]}, rings={SECOND: 1}, hunt_box={SECOND: 1})
    choose(w, "use-ring")
    assert told(w, "turn:eye>army") == ("a-die-that-shows-the-eye-is-not-turned", "WR-5.43")
    assert told(w, "turn:muster>army") == ("you-have-no-unused-die-of-that-face", "WR-4.21")


@rule("WR-14.3", "WR-14.13")
def test_diplomacy_says_what_keeps_the_nations_back() -> None:
    free = ("dwarves", "elves", "gondor", "north", "rohan")
    w = at_die("muster", nations=[f"{nation} 0 active" for nation in free])
    assert told(w, "diplomacy") == ("the-nation-is-at-war-already", "WR-14.19")
    w = at_die("muster", nations=["dwarves 1 passive", *[f"{nation} 0 active" for nation in free[1:]]])
    assert told(w, "diplomacy") == ("a-passive-nation-does-not-go-to-war", "WR-14.3")


@rule("WR-7.21", "WR-7.17")
def test_companions_are_told_that_they_stop_at_a_stronghold_of_the_shadow() -> None:
    w = at_die("character", characters=["strider hollin"])
    choose(w, "move-companions", "character:strider")
    assert told(w, "region:dimrill_dale") == ("companions-stop-at-a-stronghold-of-the-shadow", "WR-7.21")
    assert told(w, "region:umbar")[0] == "the-character-cannot-go-there"


# Cards


@rule("WR-6.7", "WR-6.8", "WR-6.11")
@pytest.mark.parametrize(
    ("hand", "reason"),
    [
        ([], ("you-have-no-event-cards-in-hand", "WR-6.7")),
        (["fp_char_01"], ("the-die-plays-no-card-of-your-hand", "WR-6.8")),
        (["fp_char_01", "fp_str_13"], ("the-card-needs-a-nation-at-war", "WR-6.11")),
        (["fp_str_09", "fp_str_13"], ("no-card-of-your-hand-meets-its-condition", "WR-6.11")),
    ],
)
def test_who_can_play_no_card_is_told_what_is_missing(hand: list[str], reason: tuple[str, ...]) -> None:
    w = at_die("muster", hands={FIRST: hand}, nations=["gondor 3 passive"])
    assert told(w, "play-event") == reason


@rule("WR-6.6")
def test_who_can_draw_no_card_is_told_that_the_decks_are_empty() -> None:
    w = at_die("event", discarded=[name for name in CARD_NAMES if name.startswith("fp_")])
    assert told(w, "draw") == ("your-decks-are-empty", "WR-6.6")


# Things that are touched too early, or that nobody asks about


@rule("WR-4.21", "WR-5.12", "WR-5.20", "WR-5.23")
@pytest.mark.parametrize(
    ("intent", "reason"),
    [
        ("region:edoras", ("choose-a-die-that-moves-armies-first", "WR-5.12", "WR-5.20")),
        ("way:edoras>folde", ("choose-a-die-that-moves-armies-first", "WR-5.12", "WR-5.20")),
        ("region:orthanc", ("no-army-of-yours-is-there", "WR-8.1", "WR-10.4", "WR-11.3")),
        ("nation:rohan", ("choose-a-muster-die-first", "WR-5.23")),
        ("character:gimli", ("choose-a-die-first", "WR-4.21")),
        ("attack", ("choose-a-die-first", "WR-4.21")),
        ("die:event", ("you-have-no-unused-die-of-that-face", "WR-4.21")),
    ],
)
def test_before_a_die_is_chosen_a_thing_says_which_die_it_needs(intent: str, reason: tuple[str, ...]) -> None:
    w = position(turn_of=FIRST, rolled={FIRST: ["muster_army", "character"]})
    assert told(w, intent) == reason


@rule("WR-6.8", "WR-6.11")
@pytest.mark.parametrize(
    ("dice", "reason"),
    [
        (["event"], ("choose-an-event-or-character-die-first", "WR-6.8")),
        (["character", "muster"], ("choose-an-event-or-character-die-first", "WR-6.8")),
        (["muster_army", "muster"], ("none-of-your-unused-dice-plays-this-card", "WR-6.8")),
    ],
)
def test_before_a_die_is_chosen_a_card_says_which_die_plays_it(dice: list[str], reason: tuple[str, ...]) -> None:
    w = position(turn_of=FIRST, rolled={FIRST: dice}, hands={FIRST: ["fp_char_01"]})
    assert told(w, "card:fp_char_01") == reason
    assert told(w, "card:fp_char_02")[0] == "that-card-is-not-in-your-hand-of-events"


@rule("WR-4.21", "WR-6.8")
def test_before_an_action_is_chosen_a_thing_says_whether_the_die_would_serve_it() -> None:
    army = at_die("muster_army", hands={FIRST: ["fp_char_01"]})
    assert told(army, "region:edoras") == ("choose-what-the-die-does-first", "WR-4.21")
    assert told(army, "region:orthanc") == ("no-army-of-yours-is-there", "WR-8.1", "WR-10.4", "WR-11.3")
    assert told(army, "card:fp_char_01")[0] == "the-die-does-not-play-cards-of-this-type"
    fields = ["helms_deep rohan-regular 1", "fords_of_isen isengard-regular 1", "westemnet isengard-regular 1"]
    attack = at_die("muster_army", figures=fields, nations=["rohan 0 active", "isengard 0 active"], clear=True)
    choose(attack, "attack")
    assert told(attack, "region:folde") == ("no-army-of-yours-is-there", "WR-8.1", "WR-10.4", "WR-11.3")
    muster = at_die("muster")
    assert told(muster, "region:edoras")[0] == "the-die-does-not-allow-that-action"
    assert told(muster, "nation:rohan") == ("choose-what-the-die-does-first", "WR-4.21")


@rule("WR-4.21")
def test_a_thing_that_nobody_asks_about_says_so() -> None:
    w = at_die("muster_army", hands={FIRST: ["fp_char_01"]})
    choose(w, "move-army")
    assert told(w, "card:fp_char_01") == ("that-is-not-the-question-now",)
    assert told(w, "nation:rohan") == ("that-is-not-the-question-now",)
    assert told(w, "way:edoras>khand")[0] == "the-regions-are-not-adjacent"


# What one looks for and does not find


def closed(w: War) -> dict[str, tuple[str, ...]]:
    """By key the reason, as the asked seat sees it."""
    assert w.ask is not None
    missing = GAME.view(w, w.ask.waiting()[0])["ask"].get("closed", [])
    return {one["key"]: (one["why"]["key"], *one["why"]["rules"]) for one in missing}


@rule("WR-5.6", "WR-5.34")
def test_who_cannot_pass_or_use_a_ring_is_told_why() -> None:
    w = position(turn_of=FIRST, rolled={FIRST: ["muster_army"], SECOND: ["army"]})
    assert closed(w) == {"pass": ("only-who-has-fewer-dice-may-pass", "WR-5.6")}


@rule("WR-5.25", "WR-9.2")
def test_an_action_that_the_die_allows_and_nobody_can_do_is_told_with_its_reason() -> None:
    muster = closed(at_die("muster"))
    assert muster == {
        "recruit": ("none-of-your-nations-is-at-war", "WR-9.2"),
        "play-event": ("you-have-no-event-cards-in-hand", "WR-6.7"),
    }
    character = closed(at_die("character", hands={FIRST: ["fp_char_19"]}))
    assert character["attack"][0] == "only-nations-at-war-attack-and-none-of-yours-is"
    assert character["move-companions"] == ("no-companion-is-on-the-map", "WR-5.18")
    assert character["play-event"][1:] == ("WR-6.11",)
    assert "hide" not in character
