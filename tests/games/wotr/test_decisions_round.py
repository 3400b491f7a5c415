"""Decision points of the round and of a turn in the action phase (appendix B.1 and B.2)."""

from typing import Any

import pytest
from tests.games.wotr.plain_box import CHARACTER_NAMES
from tests.games.wotr.playing import FIRST, QUIET, SECOND, asked, choose, keys, names, position, question, why_not

from mathom.games.wotr.box import character_name
from mathom.games.wotr.game import GAME
from mathom.games.wotr.state import FACE_DOWN, OFF_TRACK, War
from mathom.kernel import Chance
from mathom.testing import part, rule

SIX_CARDS = ["fp_char_01", "fp_char_02", "fp_char_03", "fp_str_01", "fp_str_02", "fp_str_03"]
TOP = {"fp_character": ["fp_char_20"], "fp_strategy": ["fp_str_20"], "sh_character": ["sh_char_20"]}


def turn(free: list[str], shadow: list[str], **entries: Any) -> War:
    """The Free Peoples' turn with these dice; `turn_of` makes it the Shadow's."""
    return position(rolled={FIRST: free, SECOND: shadow}, **entries)


@part("DP-1")
@rule("WR-1.7")
@pytest.mark.parametrize(
    ("sides", "script", "free"),
    [
        ("free_peoples_first", {}, 0),
        ("shadow_first", {}, 1),
        ("drawn", {"sides": [[1]]}, 1),
        ("drawn", {"sides": [[0]]}, 0),
    ],
)
def test_sides_are_agreed_on_or_drawn_before_the_setup(sides: str, script: dict[str, Any], free: int) -> None:
    w = GAME.begin({"sides": sides}, 2, Chance("mathom", script=script))
    assert isinstance(w, War)
    assert w.ask is not None
    assert (w.ask.waiting(), w.ask.kind) == ([free], "declare")
    assert (w.side_of_seat[free], w.side_of_seat[1 - free]) == (0, 1)


# DP-2: the hand limit


@part("DP-2")
@rule("WR-6.3", "WR-6.4", "WR-6.5")
def test_who_has_drawn_above_six_cards_discards_any_of_them_face_down() -> None:
    w = position(phase="draw", hands={FIRST: SIX_CARDS}, decks=TOP)
    eight = [*[f"card:{card}" for card in SIX_CARDS[:3]], "card:fp_char_20"]
    eight += [*[f"card:{card}" for card in SIX_CARDS[3:]], "card:fp_str_20"]
    assert question(w) == (FIRST, "discard", eight)
    choose(w, "card:fp_char_20")
    assert question(w) == (FIRST, "discard", [card for card in eight if card != "card:fp_char_20"])
    choose(w, "card:fp_str_01")
    assert asked(w) == (FIRST, "declare")
    assert (len(w.hand(0)), len(w.zones.content[FACE_DOWN])) == (6, 2)


@part("DP-2")
@rule("WR-6.3")
def test_with_six_cards_nobody_discards_and_the_limit_holds_after_every_draw() -> None:
    w = position(phase="draw", hands={FIRST: SIX_CARDS[:4], SECOND: ["sh_char_01", "sh_char_02"]})
    assert (asked(w), len(w.hand(0))) == ((FIRST, "declare"), 6)
    w = turn(["event"], [], hands={FIRST: SIX_CARDS}, decks=TOP)
    choose(w, "die:event", "draw", "deck:fp_strategy")
    assert question(w) == (FIRST, "discard", [*[f"card:{card}" for card in SIX_CARDS], "card:fp_str_20"])


@part("DP-2")
@rule("WR-6.3")
def test_the_shadow_discards_its_own_surplus() -> None:
    hand = [f"sh_str_0{n}" for n in range(1, 6)]
    w = position(phase="draw", hands={SECOND: hand}, decks={**TOP, "sh_strategy": ["sh_str_20"]})
    assert question(w) == (SECOND, "discard", ["card:sh_char_20", *[f"card:{c}" for c in hand], "card:sh_str_20"])


# DP-5 to DP-8: the phases before the dice


@part("DP-5")
@rule("WR-15.29", "WR-15.30")
def test_a_hidden_fellowship_may_be_declared_anywhere_within_its_progress_or_not_at_all() -> None:
    w = position(phase="fellowship", fellowship={"region": "hollin", "progress": 1})
    near = ["fords_of_bruinen", "hollin", "moria", "north_dunland", "south_downs", "trollshaws"]
    assert question(w) == (FIRST, "declare", [*[f"region:{region}" for region in near], "no"])
    assert why_not(w, "region:rivendell") == ("WR-15.30", "WR-15.40")
    choose(w, "no")
    assert (w.ring_bearers, w.progress, asked(w)[1]) == (46, 1, "guide")
    w = position(phase="fellowship", fellowship={"region": "hollin", "progress": 1})
    choose(w, "region:moria")
    assert (w.ring_bearers, w.progress, w.hidden) == (56, 0, True)


@part("DP-5")
@rule("WR-15.29", "WR-15.32")
def test_without_progress_it_may_be_declared_where_it_is() -> None:
    w = position(phase="fellowship", fellowship={"region": "hollin", "progress": 0})
    assert question(w) == (FIRST, "declare", ["region:hollin", "no"])


@part("DP-5")
@rule("WR-15.29", "WR-17.5")
@pytest.mark.parametrize("where", [{"region": "hollin", "hidden": False}, {"mordor": 2}])
def test_neither_a_revealed_fellowship_nor_one_in_mordor_is_asked_to_declare(where: dict[str, Any]) -> None:
    assert asked(position(phase="fellowship", fellowship=where)) == (FIRST, "guide")


@part("DP-6")
@rule("WR-17.1", "WR-17.21")
@pytest.mark.parametrize("gate", ["minas_morgul", "morannon"])
@pytest.mark.parametrize("hidden", [True, False])
def test_at_a_gate_of_mordor_the_free_peoples_say_whether_they_enter(gate: str, hidden: bool) -> None:
    for answer, box in (("no", OFF_TRACK), ("enter-mordor", 0)):
        w = position(phase="fellowship", fellowship={"region": gate, "progress": 0, "hidden": hidden})
        if hidden:
            choose(w, "no")
        assert question(w) == (FIRST, "enter-mordor", ["enter-mordor", "no"])
        choose(w, answer)
        assert (w.mordor, asked(w)) == (box, (FIRST, "guide"))


@part("DP-6")
@rule("WR-17.1")
def test_away_from_the_gates_nobody_is_asked_about_mordor() -> None:
    w = position(phase="fellowship", fellowship={"region": "gorgoroth", "hidden": False})
    assert asked(w) == (FIRST, "guide")


@part("DP-7")
@rule("WR-15.11", "WR-15.12", "WR-4.11")
def test_at_the_end_of_phase_2_any_companion_of_the_highest_level_may_be_named_guide() -> None:
    w = position(phase="fellowship", fellowship={"hidden": False})
    assert question(w) == (FIRST, "guide", ["character:gandalf_the_grey", "character:strider"])
    assert why_not(w, "character:legolas") == ("WR-15.11",)
    choose(w, "character:strider")
    assert (character_name(w.guide), asked(w)) == ("strider", (SECOND, "hunt-allocation"))
    w = position(phase="fellowship", fellowship={"hidden": False, "guide": "strider"})
    choose(w, "character:gandalf_the_grey")
    assert character_name(w.guide) == "gandalf_the_grey"


@part("DP-7")
@rule("WR-15.11")
def test_a_guide_without_an_equal_is_not_asked_about() -> None:
    w = position(phase="fellowship", characters=["strider rivendell"], fellowship={"hidden": False})
    assert asked(w) == (SECOND, "hunt-allocation")
    gone = [f"{who} out" for who in CHARACTER_NAMES[:7]]
    w = position(phase="fellowship", characters=gone, fellowship={"hidden": False, "guide": "gollum"})
    assert asked(w) == (SECOND, "hunt-allocation")


@part("DP-8")
@rule("WR-4.12", "WR-4.13", "WR-4.14", "WR-4.15")
@pytest.mark.parametrize(
    ("away", "hunted", "counts"),
    [(0, False, range(8)), (0, True, range(1, 8)), (5, False, range(3)), (5, True, range(1, 3)), (7, False, range(2))],
)
def test_the_shadow_says_how_many_dice_hunt(away: int, hunted: bool, counts: range) -> None:
    gone = [f"{who} out" for who in CHARACTER_NAMES[:7][7 - away :]]
    guide = "gollum" if away == 7 else "gandalf_the_grey"
    w = position(phase="hunt", hunted=hunted, characters=gone, fellowship={"guide": guide})
    assert question(w) == (SECOND, "hunt-allocation", [f"number:{n}" for n in counts])
    choose(w, f"number:{counts[-1]}")
    assert w.hunt_box[1] >= counts[-1]


# DP-9 to DP-11: rings and dice


@part("DP-9", "DP-10", "DP-11")
@rule("WR-5.37", "WR-5.38", "WR-5.39", "WR-5.40", "WR-5.41")
def test_the_free_peoples_may_turn_any_unused_die_to_any_face_but_the_will_of_the_west() -> None:
    w = turn(["character", "will_of_the_west"], ["event"])
    assert question(w) == (FIRST, "turn", ["die:character", "die:will_of_the_west", "use-ring"])
    choose(w, "use-ring")
    ways = [f"turn:character>{face}" for face in ("muster", "muster_army", "event")]
    ways += [f"turn:will_of_the_west>{face}" for face in ("character", "muster", "muster_army", "event")]
    assert question(w) == (FIRST, "ring", ways)
    assert why_not(w, "turn:character>will_of_the_west") == ("WR-5.41",)
    assert why_not(w, "turn:character>army") == ("WR-1.11", "WR-1.12")
    assert why_not(w, "turn:event>muster") == ("WR-4.21",)
    choose(w, "turn:will_of_the_west>event")
    assert question(w) == (FIRST, "turn", ["die:character", "die:event"])
    assert w.rings == [2, 1]
    choose(w, "die:character", "skip")
    assert question(w) == (SECOND, "turn", ["die:event", "use-ring"])
    choose(w, "die:event", "skip")
    assert question(w) == (FIRST, "turn", ["die:event"])
    assert why_not(w, "use-ring") == ("WR-5.40",)


@part("DP-9")
@rule("WR-5.36", "WR-5.42", "WR-5.39")
def test_the_shadow_may_turn_a_die_to_the_eye_too_and_then_takes_its_turn() -> None:
    w = turn([], ["army", "muster"], turn_of=SECOND, rings={FIRST: 2, SECOND: 1})
    choose(w, "use-ring")
    faces = ("character", "army", "muster", "muster_army", "event", "eye")
    ways = [f"turn:{face}>{to}" for face in ("army", "muster") for to in faces if to != face]
    assert question(w) == (SECOND, "ring", ways)
    choose(w, "turn:army>eye")
    assert (question(w), w.hunt_box, w.rings) == ((SECOND, "turn", ["die:muster"]), [0, 1], [2, 0])


@part("DP-9")
@rule("WR-5.34")
def test_without_a_ring_nobody_is_offered_one() -> None:
    w = turn(["event"], ["event"], rings={FIRST: 0, SECOND: 0})
    assert question(w) == (FIRST, "turn", ["die:event"])
    assert why_not(w, "use-ring") == ("WR-5.34",)


@part("DP-10")
@rule("WR-5.6", "WR-5.7", "WR-5.8", "WR-5.9")
def test_a_player_uses_a_die_skips_one_or_passes_with_fewer_dice() -> None:
    w = turn(["event"], ["army", "event"], rings={FIRST: 0})
    assert question(w) == (FIRST, "turn", ["die:event", "pass"])
    choose(w, "pass")
    assert question(w) == (SECOND, "turn", ["die:army", "die:event"])
    assert why_not(w, "pass") == ("WR-5.6",)
    told = choose(w, "die:army", "skip")
    assert names(told)[-1] == "die-skipped"
    assert question(w) == (FIRST, "turn", ["die:event"])
    assert why_not(w, "pass") == ("WR-5.6",)


@part("DP-9", "DP-10")
@rule("WR-5.6", "WR-5.42")
def test_a_die_turned_to_the_eye_is_gone_and_may_entitle_to_pass() -> None:
    w = turn(["event", "event"], ["army", "muster"], turn_of=SECOND, rings={FIRST: 2, SECOND: 1})
    assert question(w) == (SECOND, "turn", ["die:army", "die:muster", "use-ring"])
    choose(w, "use-ring", "turn:army>eye")
    assert question(w) == (SECOND, "turn", ["die:muster", "pass"])
    choose(w, "pass")
    assert asked(w) == (FIRST, "turn")


@part("DP-10")
@rule("WR-5.10")
def test_without_dice_nobody_is_asked_not_even_to_pass() -> None:
    w = turn([], ["army", "event"])
    assert question(w) == (SECOND, "turn", ["die:army", "die:event"])


@part("DP-11")
@rule("WR-4.21", "WR-5.11")
def test_every_unused_face_is_offered_once_and_no_die_of_the_hunt_box() -> None:
    w = turn([], ["army", "army", "muster"], turn_of=SECOND, hunt_box={SECOND: 3})
    assert question(w) == (SECOND, "turn", ["die:army", "die:muster"])
    assert why_not(w, "die:event") == ("WR-4.21",)
    assert why_not(w, "die:eye") == ("WR-4.21",)


# DP-12 and DP-13: the Will of the West, and the actions of a die


@part("DP-12")
@rule("WR-5.31", "WR-5.32")
def test_the_will_of_the_west_counts_as_another_face_or_brings_who_can_enter() -> None:
    faces = ["die:character", "die:muster", "die:muster_army", "die:event"]
    w = turn(["will_of_the_west"], ["event"])
    choose(w, "die:will_of_the_west")
    assert question(w) == (FIRST, "will", [*faces, "skip"])
    assert why_not(w, "character:aragorn") == ("WR-7.5", "WR-7.49")
    assert why_not(w, "die:army") == ("WR-1.11", "WR-1.12")
    ready = {"characters": ["strider pelargir", "gandalf_the_grey out"], "minion_seen": True}
    w = turn(["will_of_the_west"], ["event"], fellowship={"guide": "legolas"}, **ready)
    choose(w, "die:will_of_the_west")
    assert question(w) == (FIRST, "will", [*faces, "character:aragorn", "character:gandalf_the_white", "skip"])
    choose(w, "die:event")
    assert question(w) == (FIRST, "action", ["draw", "skip"])
    choose(w, "draw", "deck:fp_strategy")
    assert w.rolled[0] == []


RICH: dict[str, Any] = {
    "clear": True,
    "figures": ["osgiliath gondor-regular 2", "osgiliath gondor-leader 1", "north_ithilien sauron-regular 2"],
    "characters": ["legolas lorien", "gimli erebor", "saruman orthanc", "witch_king north_ithilien"],
    "nations": ["gondor 0 active", "sauron 0 active", "isengard 0 active", "elves 2 active", "dwarves 2 passive"],
    "hands": {FIRST: ["fp_char_01", "fp_str_08", "fp_str_05"], SECOND: ["sh_char_01", "sh_str_05", "sh_str_07"]},
}
SAY = ["character:legolas", "character:gimli"]


@part("DP-13")
@rule("WR-5.12", "WR-5.20", "WR-5.23", "WR-5.27", "WR-5.29", "WR-7.44", "WR-7.45", "WR-7.57")
@pytest.mark.parametrize(
    ("side", "die", "actions"),
    [
        (0, "character", "move-army attack play-event move-fellowship separate move-companions"),
        (0, "muster", "play-event diplomacy recruit"),
        (0, "muster_army", "move-army attack play-event diplomacy recruit"),
        (0, "event", "play-event draw"),
        (1, "character", "move-army attack play-event move-minions"),
        (1, "army", "move-army attack play-event"),
        (1, "muster", "play-event diplomacy recruit recruit-everywhere"),
        (1, "muster_army", "move-army attack play-event diplomacy recruit recruit-everywhere"),
        (1, "event", "play-event draw"),
    ],
)
def test_each_face_offers_its_own_actions_and_the_abilities_of_any_die(side: int, die: str, actions: str) -> None:
    w = turn(*([[die], []] if side == 0 else [[], [die]]), **RICH)
    choose(w, f"die:{die}")
    assert question(w) == ((FIRST, SECOND)[side], "action", [*actions.split(), *(SAY if side == 0 else []), "skip"])


@part("DP-13")
@rule("WR-5.26", "WR-7.52", "WR-7.55")
def test_saruman_minions_and_the_mouth_of_sauron_add_actions_to_a_muster_die() -> None:
    figures = ["orthanc isengard-regular 2", "north_ithilien sauron-regular 1"]
    nations = ["isengard 0 active", "sauron 0 active", "gondor 0 active"]
    w = turn([], ["muster"], clear=True, figures=figures, nations=nations, characters=["saruman orthanc"])
    choose(w, "die:muster")
    levies = ["recruit-everywhere", "exchange-in-orthanc"]
    assert question(w) == (SECOND, "action", ["diplomacy", "recruit", "bring-minion", *levies, "skip"])
    w = turn([], ["muster"], clear=True, figures=figures, nations=nations, characters=["mouth_of_sauron morannon"])
    choose(w, "die:muster")
    assert question(w) == (SECOND, "action", ["move-army", "diplomacy", "recruit", "bring-minion", "skip"])


@part("DP-13")
@rule("WR-7.40", "WR-5.33", "WR-5.9")
def test_with_strider_as_guide_any_die_hides_the_fellowship_and_every_die_may_be_skipped() -> None:
    for guide, offered in (("strider", ["draw", "hide", "skip"]), ("gandalf_the_grey", ["draw", "skip"])):
        w = turn(["event"], [], fellowship={"hidden": False, "guide": guide}, **QUIET)
        choose(w, "die:event")
        assert question(w) == (FIRST, "action", offered)


@part("DP-50")
@rule("WR-15.19", "WR-15.20", "WR-15.46")
@pytest.mark.parametrize(("hidden", "offered"), [(True, "move-fellowship"), (False, "hide")])
def test_a_character_die_moves_a_hidden_fellowship_and_hides_a_revealed_one(hidden: bool, offered: str) -> None:
    w = turn(["character"], ["event"], fellowship={"region": "hollin", "hidden": hidden, "progress": 1}, **QUIET)
    choose(w, "die:character")
    assert question(w) == (FIRST, "action", [offered, "separate", "skip"])
    assert why_not(w, "move-fellowship") == (() if hidden else ("WR-15.20", "WR-15.29", "WR-15.42"))
    assert why_not(w, "hide") == (("WR-15.46",) if hidden else ())
    choose(w, offered)
    assert (w.progress, w.hidden, w.hunt_box) == ((2, True, [1, 0]) if hidden else (1, True, [0, 0]))


@part("DP-50")
@rule("WR-15.19")
def test_other_faces_neither_move_nor_hide_it_and_the_shadow_never_does() -> None:
    w = turn(["muster_army"], ["character"], fellowship={"hidden": False}, **QUIET)
    choose(w, "die:muster_army")
    assert keys(w) == ["diplomacy", "skip"]
    choose(w, "skip", "die:character")
    assert question(w) == (SECOND, "action", ["skip"])
