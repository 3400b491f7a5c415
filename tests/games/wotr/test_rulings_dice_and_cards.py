"""Appendix A.1: rulings on dice, phases and cards."""

from typing import Any

import pytest
from tests.games.wotr.battles import field, hold, pick, question, roll, rolled
from tests.games.wotr.battles import keys as offered
from tests.games.wotr.card_battles import fight
from tests.games.wotr.helpers import FP, SH, figures, key, told
from tests.games.wotr.playing import asked, choose, keys, names, position, why_not

from mathom.games.wotr.box import DECKS, card_name
from mathom.games.wotr.codes import DECK_CODE
from mathom.games.wotr.edge.see import see
from mathom.games.wotr.state import DECK, DISCARDED, FACE_DOWN, IN_PLAY, War
from mathom.testing import part, rule

SH_CHARACTER, SH_STRATEGY = DECKS.index("sh_character"), DECKS.index("sh_strategy")
FP_FACES = ["character", "muster", "muster_army", "event"]
SIX = ["fp_char_01", "fp_char_02", "fp_char_03", "fp_char_04", "fp_str_14", "fp_str_16"]
NOBODY_LEFT: dict[str, Any] = {
    "characters": [f"{who} out" for who in ("gandalf_the_grey", "strider", "boromir", "legolas", "gimli")]
    + ["meriadoc out", "peregrin out"],
    "fellowship": {"guide": "gollum"},
}


def cards(w: War, zone: int) -> list[str]:
    return [card_name(w.face(thing)) for thing in w.zones.content[zone]]


def empty(w: War, deck: int) -> None:
    """All cards of the deck have been played."""
    for thing in w.zones.content[DECK + deck]:
        w.zones.move(thing, DISCARDED + deck // 2)


# Dice


@part("AMB-1")
@rule("WR-5.24", "WR-6.8")
@pytest.mark.parametrize(
    ("die", "plays"),
    [
        ("muster", ["card:sh_str_17"]),
        ("army", ["card:sh_str_07"]),
        ("muster_army", ["card:sh_str_07", "card:sh_str_17"]),
        ("character", ["card:sh_char_17"]),
        ("event", ["card:sh_char_17", "card:sh_str_07", "card:sh_str_17"]),
    ],
)
def test_a_die_plays_cards_of_its_own_type_only(die: str, plays: list[str]) -> None:
    hand = ["sh_char_17", "sh_str_07", "sh_str_17"]
    w = position(rolled={"shadow": [die]}, hands={"shadow": hand})
    choose(w, f"die:{die}", "play-event")
    assert (asked(w), keys(w)) == (("shadow", "event-card"), plays)
    others = [f"card:{card}" for card in hand if f"card:{card}" not in plays]
    assert [why_not(w, card) for card in others] == [("WR-6.8",)] * len(others)


@part("AMB-1")
def test_a_muster_die_plays_no_army_card_even_if_it_is_the_only_one() -> None:
    w = position(rolled={"shadow": ["muster"]}, hands={"shadow": ["sh_str_07"]})
    choose(w, "die:muster")
    assert "play-event" not in keys(w)


@part("AMB-2", "AMB-3")
@rule("WR-5.6", "WR-5.10")
def test_who_has_turned_his_last_die_to_the_eye_is_not_asked_to_pass() -> None:
    w = position(rolled={"free_peoples": ["event"], "shadow": ["army"]}, rings={"shadow": 1}, turn_of="shadow")
    assert keys(w) == ["die:army", "use-ring"]
    choose(w, "use-ring", "turn:army>eye")
    assert (asked(w), w.rolled[SH], w.hunt_box) == (("free_peoples", "turn"), [], [0, 1])
    choose(w, "die:event", "skip")
    assert w.turn == 2


@part("AMB-3")
@rule("WR-5.10")
def test_without_dice_the_shadow_is_skipped_as_well() -> None:
    w = position(rolled={"free_peoples": ["event", "event"]}, rings={"free_peoples": 0})
    for _ in range(2):
        assert (asked(w), keys(w)) == (("free_peoples", "turn"), ["die:event"])
        choose(w, "die:event", "skip")
    assert w.turn == 2


@part("AMB-4")
@rule("WR-5.41")
def test_a_ring_turns_the_will_of_the_west_to_every_other_face_and_nothing_to_it() -> None:
    w = position(rolled={"free_peoples": ["will_of_the_west", "muster"]})
    choose(w, "use-ring")
    to_event = [f"turn:muster>{face}" for face in FP_FACES if face != "muster"]
    assert keys(w) == to_event + [f"turn:will_of_the_west>{face}" for face in FP_FACES]
    assert why_not(w, "turn:muster>will_of_the_west") == ("WR-5.41",)


@part("AMB-5")
@rule("WR-5.39")
def test_the_turned_die_may_be_used_at_once() -> None:
    w = position(rolled={"free_peoples": ["event", "event"], "shadow": ["army"]}, fellowship={"region": "hollin"})
    choose(w, "use-ring", "turn:event>character")
    assert (asked(w), keys(w)) == (("free_peoples", "turn"), ["die:character", "die:event"])
    choose(w, "die:character", "move-fellowship")
    assert (w.progress, asked(w)) == (1, ("shadow", "turn"))


@part("AMB-5")
@rule("WR-5.39")
def test_a_ring_is_used_before_the_action_and_not_after_it() -> None:
    w = position(rolled={"free_peoples": ["event", "character"], "shadow": ["army"]})
    assert keys(w) == ["die:character", "die:event", "use-ring"]
    choose(w, "die:event")
    assert ("use-ring" in keys(w), why_not(w, "use-ring")) == (False, ("WR-4.21",))
    choose(w, "draw", "deck:fp_character")
    assert asked(w) == ("shadow", "turn")


@part("AMB-5")
@rule("WR-5.39")
@pytest.mark.parametrize("then", [["pass"], ["die:event", "skip"]])
def test_after_a_ring_a_player_may_also_pass_or_skip_and_has_then_had_his_turn(then: list[str]) -> None:
    w = position(rolled={"free_peoples": ["character", "muster"], "shadow": ["army"] * 3})
    choose(w, "use-ring", "turn:character>event", *then)
    assert (asked(w), w.ring_used) == (("shadow", "turn"), [True, False])


@part("AMB-6")
@rule("WR-4.13", "WR-4.14", "WR-4.15")
def test_the_least_number_of_hunting_dice_can_always_be_placed() -> None:
    free = position(phase="hunt", **NOBODY_LEFT)
    bound = position(phase="hunt", hunted=True, **NOBODY_LEFT)
    assert (keys(free), keys(bound)) == (["number:0", "number:1"], ["number:1"])
    assert (why_not(bound, "number:0"), why_not(bound, "number:2")) == (("WR-4.13",), ("WR-4.14", "WR-4.15"))


@part("AMB-6")
def test_no_more_dice_hunt_than_are_in_the_pool() -> None:
    w = position(phase="hunt", hunted=True)
    assert keys(w) == [f"number:{n}" for n in range(1, 8)]
    w.dice = [4, 3]
    w.ask = None
    w.run()
    assert (keys(w), why_not(w, "number:4")) == (["number:1", "number:2", "number:3"], ("WR-4.14", "WR-4.15"))


# The hand


@part("AMB-7")
@rule("WR-6.3")
def test_in_phase_1_the_hand_is_counted_after_both_cards() -> None:
    w = position(
        phase="draw",
        hands={"free_peoples": SIX},
        decks={"fp_character": ["fp_char_20"], "fp_strategy": ["fp_str_20"]},
    )
    hand = [f"card:{card}" for card in sorted([*SIX, "fp_char_20", "fp_str_20"])]
    assert (asked(w), keys(w)) == (("free_peoples", "discard"), hand)
    choose(w, "card:fp_str_20")
    assert (asked(w), len(keys(w))) == (("free_peoples", "discard"), 7)
    choose(w, "card:fp_char_20")
    assert asked(w) == ("free_peoples", "declare")


@part("AMB-7")
@rule("WR-6.3")
def test_a_card_being_played_has_left_the_hand() -> None:
    """King Brand's Men draw a card: six in the hand, one of them played, one drawn, are six."""
    w = position(
        rolled={"free_peoples": ["muster", "event"]},
        hands={"free_peoples": [*SIX[:5], "fp_str_19"]},
        decks={"fp_strategy": ["fp_str_20"]},
        clear=True,
        turn_of="free_peoples",
    )
    choose(w, "die:muster", "play-event", "card:fp_str_19")
    assert (asked(w), len(w.hand(FP)), figures(w, "dale")) == (("free_peoples", "turn"), 6, {"north-regular": 2})


@part("AMB-7")
@rule("WR-6.3")
def test_a_draw_of_a_card_is_followed_by_the_limit_before_anything_else() -> None:
    """Seven cards in the hand are six after the play and seven after its draw; then comes Gandalf's card."""
    w = position(
        rolled={"free_peoples": ["event", "event"]},
        hands={"free_peoples": [*SIX, "fp_str_19"]},
        decks={"fp_strategy": ["fp_str_20"]},
        clear=True,
    )
    choose(w, "die:event", "play-event", "card:fp_str_19")
    assert (asked(w), len(keys(w))) == (("free_peoples", "discard"), 7)
    choose(w, "card:fp_str_20")
    assert asked(w) == ("free_peoples", "gandalf-draw")
    choose(w, "yes")
    assert (asked(w), len(keys(w))) == (("free_peoples", "discard"), 7)


@part("AMB-8")
@rule("WR-6.4")
def test_cards_played_lie_open_and_cards_discarded_for_the_limit_do_not() -> None:
    w = position(
        rolled={"free_peoples": ["event", "character"]},
        hands={"free_peoples": [*SIX, "fp_char_12"]},
        decks={"fp_strategy": ["fp_str_20"]},
        fellowship={"guide": "strider"},
    )
    choose(w, "die:character", "play-event", "card:fp_char_12", "die:event", "draw", "deck:fp_strategy")
    choose(w, "card:fp_char_03")
    mine, theirs = (see(w, seat)["players"][FP] for seat in (FP, SH))
    open_to_all = [see(w, seat)["sides"]["free_peoples"]["discarded"] for seat in (FP, SH, None)]
    assert open_to_all == [["fp_char_12"]] * 3
    assert (mine["face_down"], mine["face_down_backs"]) == (["fp_char_03"], {"fp_character": 1})
    assert ("face_down" in theirs, theirs["face_down_backs"]) == (False, {"fp_character": 1})
    assert (cards(w, FACE_DOWN + FP), cards(w, DISCARDED + FP)) == (["fp_char_03"], ["fp_char_12"])


@part("AMB-9")
@rule("WR-6.14")
@pytest.mark.parametrize(
    ("side", "card", "entries"),
    [
        (FP, "fp_char_12", {}),
        (SH, "sh_str_04", {"nations": ["sauron 0 active", "isengard 0 active", "southrons_easterlings 0 active"]}),
        (FP, "fp_str_17", {"figures": ["carrock sauron-regular 1"], "clear": True}),
    ],
    ids=["no-corruption-to-heal", "no-will-of-the-west-to-lose", "carrock-is-taken"],
)
def test_a_card_may_be_played_for_no_effect(side: int, card: str, entries: dict[str, Any]) -> None:
    name = ("free_peoples", "shadow")[side]
    w = position(rolled={name: ["event", "muster"]}, hands={name: [card]}, fellowship={"guide": "strider"}, **entries)
    before = (w.corruption, w.rolled[1 - side], w.figures.content)
    choose(w, "die:event", "play-event", f"card:{card}")
    assert (w.corruption, w.rolled[1 - side], w.figures.content) == before
    assert (cards(w, DISCARDED + side), w.hand(side), asked(w)) == ([card], [], (name, "turn"))


@part("AMB-9")
@rule("WR-6.11")
def test_a_card_whose_condition_fails_is_not_played_even_for_no_effect() -> None:
    w = position(rolled={"shadow": ["event"]}, hands={"shadow": ["sh_str_04", "sh_str_07"]})
    choose(w, "die:event", "play-event")
    assert (keys(w), "WR-6.11" in why_not(w, "card:sh_str_04")) == (["card:sh_str_07"], True)


@part("AMB-9")
@rule("WR-6.14")
def test_a_card_is_applied_as_far_as_possible() -> None:
    """No Regular of the North is left for Dale, but the card is drawn all the same."""
    w = position(
        rolled={"free_peoples": ["muster", "event"]},
        hands={"free_peoples": ["fp_str_19"]},
        decks={"fp_strategy": ["fp_str_20"]},
        clear=True,
        figures=["casualties north-regular 10"],
    )
    choose(w, "die:muster", "play-event", "card:fp_str_19")
    assert (figures(w, "dale"), [card_name(w.face(thing)) for thing in w.hand(FP)]) == ({}, ["fp_str_20"])


@part("AMB-10")
@rule("WR-5.27", "WR-6.6")
def test_an_event_die_draws_from_the_deck_that_has_cards_or_not_at_all() -> None:
    w = position(rolled={"shadow": ["event", "event"]})
    choose(w, "die:event")
    both, one = w.clone(), w.clone()
    choose(both, "draw")
    assert (asked(both), keys(both)) == (("shadow", "deck"), ["deck:sh_character", "deck:sh_strategy"])
    empty(both, SH_CHARACTER)
    assert key(both.stack[-1].refuse(both, SH, DECK_CODE + SH_CHARACTER)) == "that-deck-is-empty"
    empty(one, SH_CHARACTER)
    choose(one, "draw")
    assert ([one.back(thing) for thing in one.hand(SH)], asked(one)) == ([SH_STRATEGY], ("shadow", "turn"))
    empty(w, SH_CHARACTER)
    empty(w, SH_STRATEGY)
    w.ask = None
    w.run()
    assert ("draw" in keys(w), "skip" in keys(w), why_not(w, "draw")) == (False, True, ("WR-6.6",))


# Cards in play


@part("AMB-11")
@rule("WR-6.18")
def test_a_card_whose_condition_ceases_in_a_hunt_goes_before_the_next_decision() -> None:
    """Boromir dies of a tile: the Horn of Gondor cannot be used against it any more, nor later."""
    w = position(
        rolled={"free_peoples": ["character", "event"]},
        characters=[f"{who} rivendell" for who in ("gandalf_the_grey", "strider", "legolas", "gimli")],
        fellowship={"region": "hollin", "guide": "boromir"},
        in_play=["fp_char_07"],
        pool=["std_3_1"],
        hunt_box={"shadow": 1},
        chance={"hunt": [[5]]},
    )
    choose(w, "die:character", "move-fellowship")
    assert (asked(w), keys(w)) == (("free_peoples", "hunt-card"), ["card:fp_char_07", "none"])
    choose(w, "none")
    assert asked(w) == ("free_peoples", "casualty")
    news = choose(w, "guide")
    assert names(news)[:3] == ["casualty", "companion-lost", "card-left-play"]
    assert (cards(w, IN_PLAY), cards(w, DISCARDED)) == ([], ["fp_char_07"])


@part("AMB-11")
@rule("WR-6.18")
def test_the_effect_under_way_is_finished_before_the_card_goes() -> None:
    """A sortie lifts the siege of Minas Tirith. Denethor's Folly holds to the end of the battle and no longer."""
    w = position(
        rolled={"free_peoples": ["muster_army", "event"], "shadow": ["event"]},
        clear=True,
        nations=["gondor 0 active", "sauron 0 active"],
        figures=["in:minas_tirith gondor-regular 3", "minas_tirith sauron-regular 1"],
        hands={"free_peoples": ["fp_str_01"]},
        in_play=["sh_str_03"],
        chance={"combat.fp": [[5, 1, 1]], "combat.sh": [[0]]},
    )
    choose(w, "die:muster_army", "attack", "all")
    assert (asked(w), keys(w)) == (("free_peoples", "combat-card"), ["none"])
    assert (cards(w, IN_PLAY + SH), why_not(w, "card:fp_str_01")) == (["sh_str_03"], ("WR-6.12", "WR-6.16"))
    news = choose(w, "none")
    order = [name for name in names(news) if name in ("combat-roll", "siege-over", "card-left-play")]
    assert order == ["combat-roll", "combat-roll", "siege-over", "card-left-play"]
    assert (asked(w), cards(w, IN_PLAY + SH)) == (("shadow", "turn"), [])


@part("AMB-11", "fp_str_01.discard")
@rule("WR-6.18")
def test_the_last_battle_leaves_with_aragorns_retreat_before_the_attacker_advances() -> None:
    w = position(
        rolled={"free_peoples": ["event"], "shadow": ["army", "event"]},
        clear=True,
        nations=["gondor 0 active", "sauron 0 active"],
        figures=["osgiliath gondor-regular 3", "south_ithilien sauron-regular 5"],
        characters=["aragorn osgiliath"],
        in_play=["fp_str_01"],
        chance={"combat.fp": [[0] * 4], "combat.sh": [[0] * 5], "combat.fp.reroll": [[0, 0]]},
    )
    choose(w, "pass", "die:army", "attack", "all", "continue")
    assert (asked(w), cards(w, IN_PLAY)) == (("free_peoples", "retreat"), ["fp_str_01"])
    news = choose(w, "region:lossarnach")
    assert names(news) == ["retreated", "card-left-play"]
    assert (asked(w), cards(w, IN_PLAY)) == (("shadow", "advance"), [])


@part("AMB-11", "sh_str_03.discard")
@rule("WR-6.18", "WR-12.10")
def test_denethors_folly_leaves_with_the_last_besieger_before_the_relief_advances() -> None:
    w = position(
        rolled={"free_peoples": ["muster_army", "event"], "shadow": ["event"]},
        clear=True,
        nations=["gondor 0 active", "sauron 0 active"],
        figures=[
            "in:minas_tirith gondor-regular 3",
            "minas_tirith sauron-regular 1",
            "osgiliath gondor-regular 3",
        ],
        in_play=["sh_str_03"],
        chance={"combat.fp": [[5, 1, 1]], "combat.sh": [[0]]},
    )
    news = choose(w, "die:muster_army", "attack", "way:osgiliath>minas_tirith", "all")
    assert names(news)[-2:] == ["siege-over", "card-left-play"]
    assert (asked(w), cards(w, IN_PLAY + SH)) == (("free_peoples", "advance"), [])


@part("AMB-12")
@rule("WR-11.32")
def test_a_combat_card_placed_in_time_is_applied_as_far_as_possible() -> None:
    """Sudden Strike reduces the only Elite. Mûmakil, placed while it stood, still add 1 at initiative 3."""
    w = field({"southrons_easterlings_elite": 1, "sauron_regular": 2}, {"gondor_regular": 3, "gondor_leader": 1})
    roll(w, fp_strike=[6])
    fight(w, "sh_str_07", "fp_str_11")
    assert (question(w), offered(w)) == ("loss", ["figure:sauron-regular", "reduce:southrons_easterlings-elite"])
    roll(w, sh=[4, 2, 2], fp=[2, 2, 2], fp_again=[2])
    pick(w, "reduce:southrons_easterlings-elite")
    assert rolled(told(w))[0] == ("shadow", [4, 2, 2], 1, 5, 1)


@part("AMB-12")
@rule("WR-11.32")
def test_what_such_a_card_needs_and_no_longer_finds_is_left_out() -> None:
    """We Come to Kill rolls a die for each surviving Elite: with none left nothing is rolled."""
    w = field({"sauron_elite": 1, "sauron_regular": 2}, {"gondor_regular": 3, "gondor_leader": 1})
    roll(w, fp_strike=[6])
    fight(w, "sh_str_14", "fp_str_11")
    roll(w, sh=[2, 2, 2], fp=[2, 2, 2], fp_again=[2])
    pick(w, "reduce:sauron-elite")
    news = told(w)
    assert [event[1] for event in news if event[0] == "special-attack"] == ["free_peoples"]
    assert question(w) == "cease"


@part("AMB-12")
@rule("WR-11.32")
def test_the_condition_is_tested_again_in_the_next_round() -> None:
    w = field({"sauron_elite": 1, "sauron_regular": 2}, {"gondor_regular": 3})
    hold(w, SH, "sh_str_14")
    roll(w, sh=[2, 2, 2], fp=[6, 2, 2])
    fight(w)
    pick(w, "reduce:sauron-elite", "continue", "stay")
    assert (question(w), offered(w)) == ("combat-card", ["none"])


@part("AMB-13")
@rule("WR-6.16", "WR-6.6")
def test_a_card_that_leaves_play_never_comes_back_whatever_its_text_calls_that() -> None:
    """The Horn of Gondor is "discarded", Wormtongue "removed"; no empty deck takes either of them up again."""
    w = position(
        rolled={"free_peoples": ["character"], "shadow": ["event"]},
        in_play=["fp_char_07", "sh_char_22"],
        nations=["rohan 3 passive"],
        characters=["saruman orthanc"],
        fellowship={"region": "edoras"},
    )
    for deck in range(4):
        empty(w, deck)
    choose(w, "die:character", "separate", "character:boromir", "character:meriadoc", "done", "region:edoras")
    choose(w, "character:strider")
    gone = [see(w, None)["sides"][side]["discarded"][-1] for side in ("free_peoples", "shadow")]
    assert (gone, cards(w, IN_PLAY + FP), cards(w, IN_PLAY + SH)) == (["fp_char_07", "sh_char_22"], [], [])
    choose(w, "die:event", "skip")
    assert (w.turn, [len(w.hand(seat)) for seat in (FP, SH)]) == (2, [0, 0])
    assert [len(w.zones.content[DECK + deck]) for deck in range(4)] == [0] * 4
    assert [len(w.zones.content[DISCARDED + side]) for side in (FP, SH)] == [48, 48]
