"""Decision points about cards: drawing, playing, using and removing them (appendix B.3, DP-14 and DP-72)."""

from typing import Any

import pytest
from tests.games.wotr.battles import attack, field, hold
from tests.games.wotr.events import event
from tests.games.wotr.helpers import SH, bare, lay, on_table, put, script, send
from tests.games.wotr.plain_box import CARD_NAMES
from tests.games.wotr.playing import FIRST, QUIET, SECOND, asked, choose, keys, position, question, why_not
from tests.games.wotr.quest import hunted, road, start

from mathom.games.wotr.game import GAME
from mathom.games.wotr.hunt.roll import HuntRoll
from mathom.games.wotr.state import DECK, FACE_DOWN, IN_PLAY, War
from mathom.testing import part, rule

PALANTIR, FOLLY, POWER, BOMBADIL, CREBAIN = "sh_char_21", "sh_str_03", "fp_str_02", "fp_str_03", "sh_char_16"
SIEGE = ["in:minas_tirith gondor-regular 2", "minas_tirith sauron-regular 5"]


def turn(side: int, die: str, **entries: Any) -> War:
    """The last die of a side, and it is chosen; the other side has one left."""
    rolled = {FIRST: [die], SECOND: ["event"]} if side == 0 else {FIRST: ["event"], SECOND: [die]}
    w = position(rolled=rolled, turn_of=(FIRST, SECOND)[side], **entries)
    choose(w, f"die:{die}")
    return w


def in_play(w: War, card: str) -> bool:
    return on_table(w, card)


def empty(w: War, deck: int, seat: int) -> None:
    """All cards of a deck but those in hand are discarded face down."""
    for thing in w.zones.content[DECK + deck]:
        w.zones.move(thing, FACE_DOWN + seat)


# DP-14 and DP-72: removing a card in play


@part("DP-14")
@rule("WR-6.17", "WR-5.40")
def test_the_palantir_is_removed_with_the_will_of_the_west_or_with_a_ring_and_any_die() -> None:
    entries: dict[str, Any] = {"in_play": [PALANTIR], "characters": ["saruman orthanc"], **QUIET}
    w = turn(0, "will_of_the_west", rings={FIRST: 0}, **entries)
    assert keys(w) == ["die:character", "die:muster", "die:muster_army", "die:event", "dismiss-card", "skip"]
    choose(w, "dismiss-card")
    assert (in_play(w, PALANTIR), w.rings[0], asked(w)) == (False, 0, (SECOND, "turn"))
    w = turn(0, "event", **entries)
    assert question(w) == (FIRST, "action", ["draw", "dismiss-card", "skip"])
    choose(w, "dismiss-card")
    assert (in_play(w, PALANTIR), w.rings, w.rolled[0]) == (False, [2, 1], [])
    w = turn(0, "event", rings={FIRST: 0}, **entries)
    assert question(w) == (FIRST, "action", ["draw", "skip"])
    assert why_not(w, "dismiss-card") == ("WR-5.34",)


@part("DP-14")
@rule("WR-6.17", "WR-6.30")
@pytest.mark.parametrize(
    ("healer", "able"),
    [
        ("gandalf_the_grey in:minas_tirith", True),
        ("gandalf_the_white minas_tirith", True),
        ("aragorn in:minas_tirith", True),
        ("strider in:minas_tirith", False),
        ("aragorn osgiliath", False),
    ],
)
def test_denethors_folly_is_removed_with_any_die_if_gandalf_or_aragorn_is_there(healer: str, able: bool) -> None:
    w = turn(0, "event", in_play=[FOLLY], figures=SIEGE, characters=[healer], **QUIET)
    assert question(w) == (FIRST, "action", ["draw", *(["dismiss-card"] if able else []), "skip"])


@part("DP-14")
@rule("WR-6.30")
@pytest.mark.parametrize(("outside_only", "able"), [(False, True), (True, False)])
def test_gandalf_in_the_fellowship_is_where_the_ring_bearers_are_unless_agreed_otherwise(
    outside_only: bool, able: bool
) -> None:
    entries: dict[str, Any] = {"in_play": [FOLLY], "figures": SIEGE, "fellowship": {"region": "minas_tirith"}}
    w = turn(0, "event", variant={"outside_only": outside_only}, **entries, **QUIET)
    assert question(w) == (FIRST, "action", ["draw", *(["dismiss-card"] if able else []), "skip"])


@part("DP-14")
@rule("WR-6.17")
def test_of_two_cards_that_can_be_removed_the_player_chooses_one() -> None:
    there = ["saruman orthanc", "aragorn in:minas_tirith"]
    w = turn(0, "muster", in_play=[PALANTIR, FOLLY], figures=SIEGE, characters=there, **QUIET)
    choose(w, "dismiss-card")
    assert question(w) == (FIRST, "dismiss", [f"card:{PALANTIR}", f"card:{FOLLY}"])
    choose(w, f"card:{FOLLY}")
    assert (in_play(w, PALANTIR), in_play(w, FOLLY), w.rings[0]) == (True, False, 3)


@part("DP-14")
@rule("WR-6.17")
def test_without_such_a_card_nothing_can_be_removed() -> None:
    w = turn(0, "event", **QUIET)
    assert question(w) == (FIRST, "action", ["draw", "skip"])
    assert why_not(w, "dismiss-card") == ("WR-6.17",)


@part("DP-14", "DP-72")
@rule("WR-6.17")
@pytest.mark.parametrize("card", [POWER, BOMBADIL])
def test_the_shadow_pays_with_any_die_an_army_card_and_a_character_card_of_its_choice(card: str) -> None:
    hand = ["sh_char_01", "sh_char_02", "sh_str_01", "sh_str_02", "sh_str_05"]
    w = turn(1, "event", in_play=[card], hands={SECOND: hand}, **QUIET)
    assert "dismiss-card" in keys(w)
    choose(w, "dismiss-card")
    assert question(w) == (SECOND, "pay-army-card", ["card:sh_str_01", "card:sh_str_02"])
    assert why_not(w, "card:sh_str_05") == ("WR-6.7",)
    choose(w, "card:sh_str_02")
    assert question(w) == (SECOND, "pay-character-card", ["card:sh_char_01", "card:sh_char_02"])
    told = [event.plain() for event in choose(w, "card:sh_char_01")]
    assert [event["card"] for event in told if event["event"] == "card-paid"] == ["sh_str_02", "sh_char_01"]
    left = sorted([CARD_NAMES[w.face(thing)] for thing in w.hand(1)])
    assert (in_play(w, card), left, w.rolled[1]) == (False, ["sh_char_02", "sh_str_01", "sh_str_05"], [])


@part("DP-14", "DP-72")
@rule("WR-6.17")
@pytest.mark.parametrize("hand", [["sh_char_01", "sh_str_05"], ["sh_str_01", "sh_str_02"], []])
def test_without_both_types_in_hand_the_shadow_cannot_pay(hand: list[str]) -> None:
    w = turn(1, "event", in_play=[POWER], hands={SECOND: hand}, **QUIET)
    assert "dismiss-card" not in keys(w)
    assert why_not(w, "dismiss-card") == ("WR-6.17",)


# DP-15 and DP-16: drawing and playing


@part("DP-15")
@rule("WR-5.27", "WR-6.6")
def test_an_event_die_draws_from_either_deck_that_has_cards() -> None:
    w = turn(1, "event", **QUIET)
    choose(w, "draw")
    assert question(w) == (SECOND, "deck", ["deck:sh_character", "deck:sh_strategy"])
    assert why_not(w, "deck:fp_strategy") == ("WR-6.1",)
    choose(w, "deck:sh_strategy")
    assert [w.back(thing) for thing in w.hand(1)] == [3]


@part("DP-15")
@rule("WR-6.6")
def test_with_one_deck_left_the_card_comes_from_it_and_with_none_nothing_is_drawn() -> None:
    w = turn(0, "event", **QUIET)
    empty(w, 0, 0)
    choose(w, "draw")
    assert ([w.back(thing) for thing in w.hand(0)], asked(w)) == ([1], (SECOND, "turn"))
    w = turn(0, "muster", **QUIET)
    choose(w, "skip")
    empty(w, 2, 1)
    empty(w, 3, 1)
    choose(w, "die:event")
    assert question(w) == (SECOND, "action", ["skip"])


@part("DP-16")
@rule("WR-6.8", "WR-6.9", "WR-6.11", "WR-5.28")
@pytest.mark.parametrize(
    ("die", "cards"),
    [
        ("character", ["sh_char_01"]),
        ("army", ["sh_str_07"]),
        ("muster", ["sh_str_05"]),
        ("muster_army", ["sh_str_05", "sh_str_07"]),
        ("event", ["sh_char_01", "sh_str_05", "sh_str_07"]),
    ],
)
def test_any_card_may_be_played_whose_condition_holds_and_whose_type_the_die_shows(die: str, cards: list[str]) -> None:
    hand = ["sh_char_01", "sh_char_12", "sh_str_04", "sh_str_05", "sh_str_07", "sh_str_24"]
    w = turn(1, die, hands={SECOND: hand})
    choose(w, "play-event")
    assert question(w) == (SECOND, "event-card", [f"card:{card}" for card in cards])
    assert why_not(w, "card:sh_str_24") == (("WR-6.11",) if "muster" in die or die == "event" else ("WR-6.8",))
    assert why_not(w, "card:sh_char_03") == ("WR-6.7",)


@part("DP-16")
@rule("WR-6.11")
def test_without_a_playable_card_playing_one_is_not_offered() -> None:
    w = turn(0, "character", hands={FIRST: ["fp_char_14", "fp_str_08"]}, **QUIET)
    assert question(w) == (FIRST, "action", ["move-fellowship", "separate", "skip"])


# DP-17 and DP-18: choices of a card


@part("DP-17", "DP-18")
@rule("WR-6.25", "WR-6.26", "WR-6.13")
def test_the_player_of_a_card_chooses_what_it_leaves_open_and_the_owner_his_losses() -> None:
    w = bare()
    put(w, "osgiliath", gondor_regular=2, gondor_elite=1, north_elite=1)
    put(w, "dale", north_regular=1)
    put(w, "north_ithilien", sauron_regular=1, nazgul=2)
    put(w, "erebor", sauron_regular=1, nazgul=1)
    script(w, card=[[5, 6]])
    event(w, "sh_char_19")
    assert question(w) == (SECOND, "spells", ["way:erebor>dale", "way:north_ithilien>osgiliath"])
    choose(w, "way:north_ithilien>osgiliath")
    elites = ["reduce:gondor-elite", "figure:gondor-elite", "reduce:north-elite", "figure:north-elite"]
    assert question(w) == (FIRST, "loss", ["figure:gondor-regular", *elites])
    choose(w, "reduce:gondor-elite")
    assert question(w) == (FIRST, "loss", ["figure:gondor-regular", "reduce:north-elite"])


@part("DP-18")
@rule("WR-6.25")
def test_the_shadow_takes_the_hits_of_a_card_against_it() -> None:
    w = bare()
    put(w, "dagorlad", sauron_regular=2, southrons_easterlings_regular=2)
    script(w, card=[[5, 1, 1, 1, 1]])
    event(w, "fp_str_05")
    assert question(w) == (SECOND, "loss", ["figure:sauron-regular", "figure:southrons_easterlings-regular"])


# DP-19: draws that a play allows


@part("DP-19")
@rule("WR-7.39")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", [0]), ("no", [])])
def test_with_gandalf_as_guide_the_free_peoples_may_draw_from_the_deck_of_their_event(
    answer: str, drawn: list[int]
) -> None:
    w = turn(0, "event", hands={FIRST: ["fp_char_01"]}, **QUIET)
    choose(w, "play-event", "card:fp_char_01")
    assert question(w) == (FIRST, "gandalf-draw", ["yes", "no"])
    choose(w, answer)
    assert ([w.back(thing) for thing in w.hand(0)], asked(w)) == (drawn, (SECOND, "turn"))


@part("DP-19")
@rule("WR-7.39")
@pytest.mark.parametrize(("die", "guide"), [("character", "gandalf_the_grey"), ("event", "strider")])
def test_with_another_die_or_another_guide_nothing_is_drawn(die: str, guide: str) -> None:
    w = turn(0, die, hands={FIRST: ["fp_char_01"]}, fellowship={"guide": guide}, **QUIET)
    choose(w, "play-event", "card:fp_char_01")
    assert (asked(w), w.hand(0)) == ((SECOND, "turn"), [])


@part("DP-19", "sh_char_21.event")
@rule("WR-7.39")
def test_with_the_palantir_the_shadow_draws_and_only_the_deck_is_its_choice() -> None:
    entries: dict[str, Any] = {"in_play": [PALANTIR], "characters": ["saruman orthanc"], **QUIET}
    w = turn(1, "event", hands={SECOND: ["sh_char_01"]}, **entries)
    choose(w, "play-event", "card:sh_char_01")
    assert question(w) == (SECOND, "deck", ["deck:sh_character", "deck:sh_strategy"])
    w = turn(1, "character", hands={SECOND: ["sh_char_01"]}, **entries)
    choose(w, "play-event", "card:sh_char_01")
    assert asked(w) == (FIRST, "turn")


@part("sh_char_21.event")
@rule("WR-7.39")
def test_what_the_palantir_hears_of_does_not_tell_when_the_card_was_drawn() -> None:
    """Whichever of two things in hand is the card: everybody sees the same while it is chosen from where to draw."""
    views: list[list[dict[str, Any]]] = []
    for hand in (["sh_char_01", "sh_char_02"], ["sh_char_02", "sh_char_01"]):
        w = turn(1, "event", hands={SECOND: hand}, in_play=[PALANTIR], characters=["saruman orthanc"], **QUIET)
        low, high = sorted(w.hand(1))
        w.zones.imagine([low, high], [CARD_NAMES.index(card) for card in hand])
        choose(w, "play-event", "card:sh_char_01")
        assert asked(w) == (SECOND, "deck")
        views.append([GAME.view(w, viewer) for viewer in (0, 1, None)])
    assert views[0] == views[1]


@part("DP-19", "sh_char_21.event")
@rule("WR-6.16")
def test_the_palantir_itself_brings_no_card_when_it_is_played() -> None:
    w = turn(1, "event", hands={SECOND: [PALANTIR]}, characters=["saruman orthanc"], **QUIET)
    choose(w, "play-event", f"card:{PALANTIR}")
    assert (asked(w), in_play(w, PALANTIR), w.hand(1)) == ((FIRST, "turn"), True, [])


@part("DP-19", "AMB-11", "sh_char_21.discard")
@rule("WR-6.18")
def test_an_event_that_costs_saruman_takes_the_palantir_before_anything_is_drawn() -> None:
    w = position(
        {"combat.sh": [[0]], "combat.sh.reroll": [[0]], "combat.fp": [[5] * 3]},
        nations=["isengard 0 active"],
        rolled={FIRST: ["event"], SECOND: ["event"]},
        turn_of=SECOND,
        hands={SECOND: ["sh_char_23"]},
        in_play=[PALANTIR],
        characters=["saruman orthanc"],
        figures=["orthanc isengard-regular 1", "orthanc nazgul 1", "fords_of_isen rohan-regular 3"],
        **QUIET,
    )
    choose(w, "die:event", "play-event", "card:sh_char_23", "done", "attack")
    assert (asked(w), in_play(w, PALANTIR), w.hand(1)) == ((FIRST, "turn"), False, [])


@part("DP-19")
@rule("WR-7.38")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_the_witch_king_may_draw_for_the_combat_card_of_the_first_round(answer: str, drawn: int) -> None:
    w = field({"sauron_regular": 5}, {"gondor_regular": 5})
    send(w, "witch_king", "hollin")
    hold(w, SH, "sh_str_22", "sh_str_23")
    attack(w)
    choose(w, "card:sh_str_22")
    assert question(w) == (SECOND, "sorcery", ["yes", "no"])
    script(w, combat_sh=[[1] * 5], combat_fp=[[1] * 5], combat_sh_reroll=[[1] * 2])
    choose(w, answer)
    assert [w.back(thing) for thing in w.hand(1)] == [3] * (1 + drawn)
    script(w, combat_sh=[[1] * 5], combat_fp=[[1] * 5], combat_sh_reroll=[[1] * 2])
    choose(w, "continue", "stay", "card:sh_str_23")
    assert asked(w) == (SECOND, "cease")


# DP-20: cards in play


@part("DP-20")
@rule("WR-6.16", "WR-16.13")
@pytest.mark.parametrize(("answer", "left"), [("card:sh_char_16", False), ("none", True)])
def test_before_a_hunt_roll_the_shadow_may_use_the_flocks_of_crebain(answer: str, left: bool) -> None:
    w = road()
    w.hunt_box = [0, 1]
    lay(w, CREBAIN)
    script(w, hunt=[[1]])
    start(HuntRoll(), w)
    assert question(w) == (SECOND, "hunt-roll", ["card:sh_char_16", "none"])
    choose(w, answer)
    assert (in_play(w, CREBAIN), w.ask) == (left, None)


@part("DP-20")
@rule("WR-6.16", "WR-16.20")
def test_without_a_roll_or_without_the_card_nobody_is_asked_about_crebain() -> None:
    w = road()
    lay(w, CREBAIN)
    start(HuntRoll(), w)
    assert (w.ask, in_play(w, CREBAIN)) == (None, True)
    w = road()
    w.hunt_box = [0, 1]
    script(w, hunt=[[1]])
    assert start(HuntRoll(), w).ask is None


@part("DP-20")
@rule("WR-6.16")
def test_the_owner_of_a_card_in_play_may_keep_it_for_later() -> None:
    w = bare()
    lay(w, "fp_char_05")
    hunted(w, "std_1_1")
    assert question(w) == (FIRST, "hunt-card", ["card:fp_char_05", "none"])
    choose(w, "none")
    assert [CARD_NAMES[w.face(thing)] for thing in w.zones.content[IN_PLAY]] == ["fp_char_05"]
