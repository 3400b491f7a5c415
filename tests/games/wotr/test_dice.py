"""Chapter 5: action dice, what they allow, and the Elven Rings."""

import pytest
from tests.games.wotr.playing import asked, choose, first, keys, names, position, why_not

from mathom.games.wotr.box import FACES, FREE_PEOPLES, MOUTH_OF_SAURON, SHADOW, STRIDER
from mathom.games.wotr.characters import in_play
from mathom.games.wotr.game import GAME
from mathom.games.wotr.round.actions import refuse_face
from mathom.games.wotr.round.turn import ACTION_CODES, MAY_ALLOW
from mathom.games.wotr.state import War
from mathom.testing import part, rule

PLAIN = ("character", "muster", "muster_army", "event")


def faces(w: War, side: int) -> list[str]:
    return [FACES[face] for face in w.rolled[side]]


def actions(w: War, die: str) -> list[str]:
    """What the die allows in the position."""
    choose(w, f"die:{die}")
    return keys(w)


# The pool


@rule("WR-5.1", "WR-5.2", "WR-7.11", "WR-3.10")
def test_every_minion_in_play_adds_a_die_to_the_shadow() -> None:
    assert position(phase="draw").dice == [4, 7]
    w = position(phase="draw", characters=["saruman orthanc", "witch_king angmar", "mouth_of_sauron barad_dur"])
    assert w.dice == [4, 10]


@rule("WR-5.3", "WR-7.6")
def test_aragorn_and_gandalf_the_white_add_a_die_each() -> None:
    assert position(phase="draw", characters=["strider out", "aragorn pelargir"]).dice == [5, 7]
    both = ["strider out", "gandalf_the_grey out", "aragorn pelargir", "gandalf_the_white fangorn"]
    assert position(phase="draw", characters=both).dice == [6, 7]


@rule("WR-5.4")
def test_the_die_of_a_character_out_of_the_game_is_lost() -> None:
    assert position(phase="draw", characters=["saruman out"]).dice == [4, 7]


@rule("WR-5.5", "WR-5.26", "WR-7.7", "WR-7.11")
def test_a_gained_die_comes_with_the_next_round() -> None:
    w = position(nations=["isengard 0 active"], rolled={"shadow": ["muster"]})
    choose(w, "die:muster", "bring-minion", "character:saruman")
    assert w.turn == 2
    w = position(nations=["isengard 0 active"], rolled={"shadow": ["muster", "event"]})
    choose(w, "die:muster", "bring-minion", "character:saruman")
    assert (w.dice, len(w.rolled[1])) == ([4, 7], 1)
    choose(w, "die:event", "skip")
    assert w.dice == [4, 8]


# What a die allows


def armies(w: War) -> dict[str, list[str]]:
    """What the question for a die says about armies."""
    assert w.ask is not None
    found: dict[str, list[str]] = GAME.view(w, w.ask.waiting()[0])["ask"]["about"]["armies"]
    return found


@rule("WR-5.12", "WR-5.20", "WR-5.31")
def test_the_question_for_a_die_says_which_armies_it_can_move() -> None:
    stands = ["edoras rohan-regular 2", "helms_deep rohan-regular 1", "helms_deep rohan-leader 1"]
    dice = ["character", "muster_army", "event", "will_of_the_west"]
    w = position(clear=True, figures=stands, rolled={"free_peoples": dice, "shadow": ["event"]})
    assert armies(w) == {
        "character": ["helms_deep"],
        "muster_army": ["edoras", "helms_deep"],
        "will_of_the_west": ["edoras", "helms_deep"],
    }


@pytest.mark.parametrize("face", [face for face in FACES if face not in ("eye", "will_of_the_west")])
def test_a_die_is_asked_about_every_action_that_it_can_allow(face: str) -> None:
    """Strider hides with any die, the Mouth of Sauron makes an Army die of a Muster die: at most once a round."""
    w = position(fellowship={"guide": "strider"}, characters=["gandalf_the_grey out", "mouth_of_sauron barad_dur"])
    assert (w.guide, in_play(w, MOUTH_OF_SAURON)) == (STRIDER, True)
    die = FACES.index(face)
    for side in (FREE_PEOPLES, SHADOW):
        allowed = [code for code in ACTION_CODES if refuse_face(w, side, die, code) is None]
        assert allowed == [code for code in MAY_ALLOW[side][die] if refuse_face(w, side, die, code) is None]


# Passing and skipping


@part("AMB-2")
@rule("WR-5.6", "WR-5.7")
def test_who_has_fewer_dice_may_pass() -> None:
    w = position(rolled={"free_peoples": ["event"], "shadow": ["event", "event"]})
    told = choose(w, "pass")
    assert names(told) == ["passed"]
    assert [len(pool) for pool in w.rolled] == [1, 2]
    assert asked(w) == ("shadow", "turn")


@part("AMB-2")
@rule("WR-5.6")
@pytest.mark.parametrize("enemy", [1, 2])
def test_equal_or_more_dice_do_not_allow_a_pass(enemy: int) -> None:
    w = position(rolled={"free_peoples": ["event", "event"], "shadow": ["event"] * enemy})
    assert why_not(w, "pass") == ("WR-5.6",)


@rule("WR-5.8")
def test_passing_again_and_again_is_allowed() -> None:
    w = position(rolled={"free_peoples": ["event"], "shadow": ["event"] * 4})
    for _ in range(3):
        choose(w, "pass", "die:event", "skip")
        if len(w.rolled[1]) <= 1:
            break
    assert [len(pool) for pool in w.rolled] == [1, 1]
    assert why_not(w, "pass") == ("WR-5.6",)


@rule("WR-5.9", "WR-4.22")
def test_a_die_may_be_set_aside_without_an_action() -> None:
    w = position(rolled={"free_peoples": ["event", "character"], "shadow": ["event"]})
    told = choose(w, "die:event", "skip")
    assert first(told, "die-skipped") == {"seat": 0, "die": "event"}
    assert (faces(w, 0), asked(w)) == (["character"], ("shadow", "turn"))


@rule("WR-5.11", "WR-2.23")
def test_dice_in_the_hunt_box_are_not_unused() -> None:
    w = position(rolled={"free_peoples": ["event"], "shadow": ["event"]}, hunt_box={"shadow": 5})
    assert why_not(w, "pass") == ("WR-5.6",)


# Faces


@rule("WR-5.12", "WR-5.13", "WR-5.14", "WR-5.15", "WR-5.17", "WR-5.19", "WR-4.21")
def test_what_a_character_die_allows() -> None:
    w = position(
        rolled={"free_peoples": ["character"], "shadow": ["character"]}, hands={"free_peoples": ["fp_char_12"]}
    )
    assert actions(w, "character") == ["move-army", "play-event", "move-fellowship", "separate", "skip"]
    choose(w, "skip")
    assert actions(w, "character") == ["move-army", "move-minions", "skip"]


@rule("WR-5.13")
def test_a_character_die_attacks_with_a_leader_only() -> None:
    nations = ["gondor 0 active", "sauron 0 active"]
    for leader, found in ((0, False), (1, True)):
        w = position(
            clear=True,
            nations=nations,
            figures=[
                "osgiliath gondor-regular 2",
                f"osgiliath gondor-leader {leader}",
                "south_ithilien sauron-regular 1",
            ],
            rolled={"free_peoples": ["character"]},
        )
        assert ("attack" in actions(w, "character")) is found


@rule("WR-5.16", "WR-5.18")
def test_a_character_die_hides_the_fellowship_and_moves_companions() -> None:
    w = position(rolled={"free_peoples": ["character"]}, fellowship={"hidden": False}, characters=["boromir edoras"])
    assert actions(w, "character") == ["move-army", "hide", "separate", "move-companions", "skip"]


@rule("WR-5.20", "WR-5.21", "WR-5.22")
def test_what_an_army_die_allows() -> None:
    w = position(
        nations=["sauron 0 active"],
        figures=["south_ithilien sauron-regular 1"],
        rolled={"shadow": ["army"]},
        hands={"shadow": ["sh_str_07", "sh_str_20", "sh_char_18"]},
    )
    assert actions(w, "army") == ["move-army", "attack", "play-event", "skip"]
    choose(w, "play-event")
    assert keys(w) == ["card:sh_str_07"]


@rule("WR-5.23", "WR-5.24", "WR-5.25", "WR-6.8")
def test_what_a_muster_die_allows() -> None:
    w = position(
        nations=["sauron 0 active"],
        rolled={"shadow": ["muster"]},
        hands={"shadow": ["sh_str_07", "sh_str_20", "sh_char_18"]},
    )
    assert actions(w, "muster") == ["play-event", "diplomacy", "recruit", "skip"]
    choose(w, "play-event")
    assert keys(w) == ["card:sh_str_20"]
    assert why_not(w, "card:sh_str_07") == ("WR-6.8",)


@rule("WR-5.23", "WR-14.13", "WR-14.3")
def test_a_muster_die_advances_one_own_nation() -> None:
    w = position(nations=["rohan 1 passive", "north 3 passive"], rolled={"free_peoples": ["muster"]})
    choose(w, "die:muster", "diplomacy")
    assert keys(w) == ["nation:dwarves", "nation:elves", "nation:gondor", "nation:north"]
    assert why_not(w, "nation:rohan") == ("WR-14.3",)
    told = choose(w, "nation:north")
    assert first(told, "advanced") == {"nation": "north", "steps": 2}


@rule("WR-5.27", "WR-5.28")
def test_an_event_die_draws_or_plays_any_card() -> None:
    w = position(
        rolled={"shadow": ["event", "event"]}, hands={"shadow": ["sh_str_07", "sh_str_20", "sh_char_18", "sh_char_12"]}
    )
    assert actions(w, "event") == ["play-event", "draw", "skip"]
    choose(w, "play-event")
    assert keys(w) == ["card:sh_char_18", "card:sh_str_07", "card:sh_str_20"]
    w = position(rolled={"shadow": ["event", "event"]})
    choose(w, "die:event", "draw")
    assert keys(w) == ["deck:sh_character", "deck:sh_strategy"]
    choose(w, "deck:sh_strategy")
    assert len(w.hand(1)) == 1


@rule("WR-5.29", "WR-6.9")
def test_a_muster_army_die_allows_both() -> None:
    w = position(
        nations=["sauron 0 active"],
        figures=["south_ithilien sauron-regular 1"],
        rolled={"shadow": ["muster_army"]},
        hands={"shadow": ["sh_str_07", "sh_str_20", "sh_char_18"]},
    )
    assert actions(w, "muster_army") == ["move-army", "attack", "play-event", "diplomacy", "recruit", "skip"]
    choose(w, "play-event")
    assert keys(w) == ["card:sh_str_07", "card:sh_str_20"]


@rule("WR-5.31")
def test_the_will_of_the_west_counts_as_any_other_face() -> None:
    w = position(rolled={"free_peoples": ["will_of_the_west"]})
    choose(w, "die:will_of_the_west")
    assert keys(w) == [*[f"die:{face}" for face in PLAIN], "skip"]
    choose(w, "die:event")
    assert keys(w) == ["draw", "skip"]


@rule("WR-5.32", "WR-7.2")
def test_the_will_of_the_west_brings_aragorn() -> None:
    w = position(rolled={"free_peoples": ["will_of_the_west", "event"]}, characters=["strider pelargir"])
    choose(w, "die:will_of_the_west")
    assert "character:aragorn" in keys(w)
    told = choose(w, "character:aragorn")
    assert first(told, "character-entered") == {"character": "aragorn", "region": "pelargir"}
    assert faces(w, 0) == ["event"]


@rule("WR-5.33", "WR-7.40", "WR-7.57")
@pytest.mark.parametrize("die", ["event", "muster"])
def test_with_strider_as_guide_any_die_hides_the_fellowship(die: str) -> None:
    w = position(rolled={"free_peoples": [die, die]}, fellowship={"hidden": False, "guide": "strider"})
    choose(w, f"die:{die}", "hide")
    assert w.hidden
    w = position(rolled={"free_peoples": [die]}, fellowship={"hidden": False, "guide": "gandalf_the_grey"})
    choose(w, f"die:{die}")
    assert why_not(w, "hide") == ("WR-4.21",)


# Elven Rings


@rule("WR-5.34", "WR-5.35", "WR-5.38", "WR-5.39", "WR-2.27")
def test_a_ring_of_the_free_peoples_turns_a_die_and_goes_to_the_shadow() -> None:
    w = position(rolled={"free_peoples": ["event", "muster"], "shadow": ["army"]})
    told = choose(w, "use-ring", "turn:event>character")
    assert first(told, "ring-used") == {"seat": 0, "die": "event", "goal": "character"}
    assert (w.rings, faces(w, 0)) == ([2, 1], ["character", "muster"])
    assert asked(w) == ("free_peoples", "turn")
    assert keys(w) == ["die:character", "die:muster"]


@rule("WR-5.36")
def test_a_ring_of_the_shadow_leaves_the_game() -> None:
    w = position(rolled={"shadow": ["army", "event"]}, rings={"free_peoples": 2, "shadow": 1})
    choose(w, "use-ring", "turn:army>muster")
    assert (w.rings, faces(w, 1)) == ([2, 0], ["muster", "event"])


@rule("WR-5.37", "WR-5.34")
def test_only_the_owner_on_his_turn_uses_a_ring() -> None:
    w = position(rolled={"shadow": ["army"]})
    assert why_not(w, "use-ring") == ("WR-5.34",)


@rule("WR-5.40")
def test_one_ring_a_round() -> None:
    w = position(rolled={"free_peoples": ["event", "event"], "shadow": ["army"]})
    choose(w, "use-ring", "turn:event>character")
    assert why_not(w, "use-ring") == ("WR-5.40",)
    choose(w, "die:event", "skip", "die:army", "skip")
    assert why_not(w, "use-ring") == ("WR-5.40",)


@part("AMB-4")
@rule("WR-5.41")
def test_a_ring_turns_no_die_to_the_will_of_the_west_but_one_that_shows_it() -> None:
    w = position(rolled={"free_peoples": ["will_of_the_west", "event"]})
    choose(w, "use-ring")
    assert why_not(w, "turn:event>will_of_the_west") == ("WR-5.41",)
    choose(w, "turn:will_of_the_west>muster")
    assert faces(w, 0) == ["muster", "event"]


@rule("WR-5.42", "WR-5.43")
def test_the_shadow_may_turn_a_die_to_the_eye_and_still_acts() -> None:
    w = position(rolled={"shadow": ["army", "event"]}, rings={"free_peoples": 2, "shadow": 1})
    choose(w, "use-ring", "turn:army>eye")
    assert (w.hunt_box, faces(w, 1)) == ([0, 1], ["event"])
    assert asked(w) == ("shadow", "turn")


@rule("WR-5.42", "WR-4.23")
def test_the_eye_lies_beside_the_dice_that_moved_the_fellowship() -> None:
    w = position(rolled={"shadow": ["army", "event"]}, rings={"shadow": 1}, hunt_box={"free_peoples": 1, "shadow": 2})
    choose(w, "use-ring", "turn:army>eye")
    assert w.hunt_box == [1, 3]


@rule("WR-5.43", "WR-4.18")
def test_eyes_are_never_among_the_unused_dice() -> None:
    w = position(
        phase="hunt", chance={"dice.free_peoples": [[0] * 4], "dice.shadow": [[5] * 6 + [0]]}, rings={"shadow": 1}
    )
    choose(w, "number:0", "die:character", "skip", "use-ring")
    assert keys(w) == [f"turn:character>{face}" for face in ("army", "muster", "muster_army", "event", "eye")]


@part("AMB-2")
@rule("WR-5.6", "WR-5.42")
def test_turning_a_die_to_the_eye_can_allow_a_pass() -> None:
    w = position(
        rolled={"free_peoples": ["event"] * 2, "shadow": ["army", "event"]}, rings={"shadow": 1}, turn_of="shadow"
    )
    assert why_not(w, "pass") == ("WR-5.6",)
    choose(w, "use-ring", "turn:army>eye", "pass")
    assert asked(w) == ("free_peoples", "turn")
