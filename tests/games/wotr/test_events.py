"""Chapter 6: drawing, the hand limit, playing events, and cards that remain in play."""

from random import Random

import pytest
from tests.games.wotr.plain_box import CARD_NAMES, CARDS
from tests.games.wotr.playing import asked, choose, first, keys, names, position, why_not

from mathom.games.wotr.box import DECKS, card_name
from mathom.games.wotr.codes import CARD
from mathom.games.wotr.edge.see import see
from mathom.games.wotr.events.dismiss import Dismiss
from mathom.games.wotr.game import GAME
from mathom.games.wotr.state import DECK, DISCARDED, FACE_DOWN, IN_PLAY, War
from mathom.testing import part, rule
from mathom.testing.plays import play_on

SIX = [f"fp_char_{n:02}" for n in (12, 13, 14, 15, 16, 17)]


def cards(w: War, zone: int) -> list[str]:
    return [card_name(w.face(thing)) for thing in w.zones.content[zone]]


@rule("WR-6.1", "WR-1.13", "WR-1.18")
def test_each_player_has_a_strategy_and_a_character_deck() -> None:
    w = position(phase="fellowship")
    assert [len(w.zones.content[DECK + deck]) for deck in range(4)] == [24] * 4
    assert DECKS == ["fp_character", "fp_strategy", "sh_character", "sh_strategy"]
    assert {CARDS[face].type for face in range(24)} == {CARDS[face].type for face in range(48, 72)} == {0}
    assert {CARDS[face].type for face in range(24, 48)} == {CARDS[face].type for face in range(72, 96)} == {1, 2}


@rule("WR-6.2", "WR-5.27")
def test_an_event_die_draws_from_either_deck_that_has_cards() -> None:
    w = position(rolled={"free_peoples": ["event", "event"]}, decks={"fp_strategy": ["fp_str_05"]})
    told = choose(w, "die:event", "draw", "deck:fp_strategy")
    assert [first(told, name) for name in ("drew", "drew-card")] == [
        {"seat": 0, "deck": "fp_strategy"},
        {"seat": 0, "card": "fp_str_05", "to": [0]},
    ]


@part("AMB-10")
@rule("WR-6.6")
def test_an_exhausted_deck_cannot_be_drawn_from() -> None:
    w = position(rolled={"free_peoples": ["event", "event"]})
    for thing in w.zones.content[DECK]:
        w.zones.move(thing, DISCARDED)
    told = choose(w, "die:event", "draw")
    assert first(told, "drew") == {"seat": 0, "deck": "fp_strategy"}


@part("AMB-8")
@rule("WR-6.3", "WR-6.4", "WR-6.5")
def test_a_seventh_card_forces_a_discard_face_down() -> None:
    w = position(
        rolled={"free_peoples": ["event", "event"]}, hands={"free_peoples": SIX}, decks={"fp_strategy": ["fp_str_05"]}
    )
    choose(w, "die:event", "draw", "deck:fp_strategy")
    assert asked(w) == ("free_peoples", "discard")
    assert keys(w) == [f"card:{name}" for name in [*SIX, "fp_str_05"]]
    told = choose(w, "card:fp_char_14")
    assert first(told, "discarded-hidden") == {"seat": 0, "deck": "fp_character"}
    assert first(told, "discarded-card") == {"seat": 0, "card": "fp_char_14", "to": [0]}
    assert (len(w.hand(0)), cards(w, FACE_DOWN)) == (6, ["fp_char_14"])
    assert asked(w)[1] == "turn"


@part("AMB-7")
@rule("WR-6.3")
def test_the_limit_counts_after_both_cards_of_the_first_phase() -> None:
    w = position(phase="draw", hands={"free_peoples": SIX[:5]})
    assert asked(w) == ("free_peoples", "discard")
    assert len(keys(w)) == 7


@rule("WR-6.7", "WR-6.8", "WR-6.10")
def test_a_card_is_played_with_a_matching_die_and_then_discarded() -> None:
    w = position(
        rolled={"free_peoples": ["character", "event"]},
        hands={"free_peoples": ["fp_char_12", "fp_str_14"]},
        fellowship={"corruption": 3},
    )
    choose(w, "die:character", "play-event")
    assert keys(w) == ["card:fp_char_12"]
    assert why_not(w, "card:fp_str_14") == ("WR-6.8",)
    told = choose(w, "card:fp_char_12")
    assert first(told, "played") == {"seat": 0, "card": "fp_char_12"}
    assert (w.corruption, cards(w, DISCARDED), len(w.hand(0))) == (2, ["fp_char_12"], 1)


@rule("WR-6.8", "WR-5.28")
@pytest.mark.parametrize(("face", "plays"), [("event", True), ("army", True), ("muster", False), ("character", False)])
def test_paths_of_the_woses_needs_an_event_or_army_die(face: str, plays: bool) -> None:
    """EX-18; the Free Peoples' dice show Army together with Muster only."""
    shown = "muster_army" if face == "army" else face
    w = position(rolled={"free_peoples": [shown]}, hands={"free_peoples": ["fp_str_11"]}, nations=["rohan 0 active"])
    choose(w, f"die:{shown}")
    assert ("play-event" in keys(w)) is plays


@rule("WR-6.11")
def test_a_card_whose_condition_does_not_hold_cannot_be_played() -> None:
    w = position(
        rolled={"free_peoples": ["muster_army"]},
        hands={"free_peoples": ["fp_str_11", "fp_str_14"]},
        nations=["rohan 1 active"],
    )
    choose(w, "die:muster_army", "play-event")
    assert keys(w) == ["card:fp_str_14"]
    assert "WR-6.11" in why_not(w, "card:fp_str_11")


@rule("WR-6.16", "WR-6.27")
def test_a_card_that_remains_in_play_is_no_hand_card() -> None:
    w = position(rolled={"free_peoples": ["character", "event"]}, hands={"free_peoples": ["fp_char_05"]})
    choose(w, "die:character", "play-event", "card:fp_char_05")
    assert (cards(w, IN_PLAY), w.hand(0)) == (["fp_char_05"], [])
    w = position(phase="draw", hands={"free_peoples": SIX[:4]}, in_play=["fp_char_05"])
    assert asked(w)[1] == "declare"


@part("AMB-11")
@rule("WR-6.18")
def test_a_card_leaves_play_as_soon_as_its_condition_ceases() -> None:
    w = position(rolled={"free_peoples": ["character", "event"]}, in_play=["fp_char_07"], fellowship={"progress": 1})
    told = choose(w, "die:character", "separate", "character:boromir", "done", "region:rivendell")
    assert "card-left-play" in names(told)
    assert (cards(w, IN_PLAY), cards(w, DISCARDED)) == ([], ["fp_char_07"])


# Getting rid of cards in play


@rule("WR-6.17")
def test_the_shadow_pays_with_a_die_and_two_cards() -> None:
    w = position(
        rolled={"shadow": ["event", "event"]},
        in_play=["fp_str_02"],
        hands={"shadow": ["sh_char_18", "sh_str_07", "sh_str_08", "sh_str_20"]},
    )
    choose(w, "die:event", "dismiss-card")
    assert keys(w) == ["card:sh_str_07", "card:sh_str_08"]
    choose(w, "card:sh_str_08")
    assert keys(w) == ["card:sh_char_18"]
    choose(w, "card:sh_char_18")
    assert (cards(w, IN_PLAY), cards(w, DISCARDED), sorted(cards(w, DISCARDED + 1))) == (
        [],
        ["fp_str_02"],
        ["sh_char_18", "sh_str_08"],
    )
    assert asked(w) == ("shadow", "turn")


@rule("WR-6.17")
def test_without_both_types_it_cannot_pay() -> None:
    w = position(rolled={"shadow": ["event"]}, in_play=["fp_str_03"], hands={"shadow": ["sh_char_18", "sh_str_20"]})
    choose(w, "die:event")
    assert why_not(w, "dismiss-card") == ("WR-6.17",)


@rule("WR-6.17", "WR-5.35")
def test_the_palantir_goes_for_the_will_of_the_west_or_a_die_and_a_ring() -> None:
    w = position(
        rolled={"free_peoples": ["will_of_the_west", "event"]}, in_play=["sh_char_21"], characters=["saruman orthanc"]
    )
    choose(w, "die:will_of_the_west", "dismiss-card")
    assert (cards(w, IN_PLAY + 1), w.rings) == ([], [3, 0])
    w = position(rolled={"free_peoples": ["event", "event"]}, in_play=["sh_char_21"], characters=["saruman orthanc"])
    choose(w, "die:event", "dismiss-card")
    assert (cards(w, IN_PLAY + 1), w.rings) == ([], [2, 1])


@rule("WR-6.17", "WR-5.31")
def test_the_will_of_the_west_pays_for_the_palantir_whatever_face_it_was_turned_to() -> None:
    w = position(
        rolled={"free_peoples": ["will_of_the_west", "event"]}, in_play=["sh_char_21"], characters=["saruman orthanc"]
    )
    choose(w, "die:will_of_the_west", "die:muster", "dismiss-card")
    assert (cards(w, IN_PLAY + 1), w.rings) == ([], [3, 0])


@rule("WR-6.17")
@pytest.mark.parametrize(("where", "found"), [("in:minas_tirith", True), ("edoras", False)])
def test_denethors_folly_yields_to_any_die_with_gandalf_in_minas_tirith(where: str, found: bool) -> None:
    w = position(
        rolled={"free_peoples": ["event", "event"]},
        clear=True,
        figures=["minas_tirith sauron-regular 3", "in:minas_tirith gondor-regular 2"],
        in_play=["sh_str_03"],
        characters=[f"gandalf_the_grey {where}"],
    )
    choose(w, "die:event")
    assert ("dismiss-card" in keys(w)) is found


@part("sh_char_21.event")
@rule("WR-5.28")
def test_with_the_palantir_an_event_die_brings_a_card_from_a_deck_of_choice() -> None:
    w = position(
        rolled={"shadow": ["event", "event"]},
        in_play=["sh_char_21"],
        characters=["saruman orthanc"],
        hands={"shadow": ["sh_char_18"]},
    )
    choose(w, "die:event", "play-event", "card:sh_char_18")
    while asked(w)[1] not in ("deck", "turn"):
        choose(w, keys(w)[-1])
    assert asked(w) == ("shadow", "deck")
    choose(w, "deck:sh_strategy")
    assert len(w.hand(1)) == 1


@part("sh_char_21.event")
@rule("WR-5.28", "WR-6.13")
def test_the_palantir_itself_brings_no_card_when_an_event_die_plays_it() -> None:
    w = position(
        rolled={"shadow": ["event", "event"]}, characters=["saruman orthanc"], hands={"shadow": ["sh_char_21"]}
    )
    choose(w, "die:event", "play-event", "card:sh_char_21")
    assert (asked(w), w.hand(1), cards(w, IN_PLAY + 1)) == (("shadow", "turn"), [], ["sh_char_21"])


@part("AMB-10")
@rule("WR-7.39", "WR-6.6")
def test_gandalf_the_grey_asks_for_no_card_of_an_exhausted_deck() -> None:
    w = position(rolled={"free_peoples": ["event", "event"]}, hands={"free_peoples": ["fp_char_12"]})
    for thing in w.zones.content[DECK]:
        w.zones.move(thing, DISCARDED)
    choose(w, "die:event", "play-event", "card:fp_char_12")
    assert asked(w) == ("free_peoples", "turn")


@rule("WR-6.17")
@pytest.mark.parametrize("chosen", [[], ["card:sh_str_08"]])
def test_whoever_imagines_a_price_can_go_on_though_the_hand_may_have_nothing_to_pay_it(chosen: list[str]) -> None:
    """INF-13"""
    hands = {"shadow": ["sh_char_18", "sh_char_19", "sh_str_07", "sh_str_08"]}
    w = position(rolled={"shadow": ["event", "event"]}, in_play=["fp_str_02"], hands=hands)
    choose(w, "die:event", "dismiss-card", *chosen)
    for number in range(40):
        imagined = GAME.determinize(w, 0, Random(number))
        assert isinstance(imagined, War)
        assert GAME.view(imagined, 0)["asked"] == [1]
        play_on(imagined, Random(number), 2 - len(chosen))
        assert cards(imagined, IN_PLAY) == []


@rule("WR-6.17")
def test_nobody_else_sees_the_first_card_of_a_price_before_both_are_paid() -> None:
    """INF-13"""
    w = position(
        rolled={"shadow": ["event", "event"]},
        in_play=["fp_str_02"],
        hands={"shadow": ["sh_char_18", "sh_char_19", "sh_str_07", "sh_str_08"]},
    )
    choose(w, "die:event", "dismiss-card", "card:sh_str_08")
    assert asked(w) == ("shadow", "pay-character-card")
    assert [see(w, viewer)["under_way"][-1].get("paid") for viewer in (0, None)] == [None, None]
    imagined = [GAME.determinize(w, 0, Random(n)).stack[-1] for n in range(20)]
    assert {frame.paid[0] for frame in imagined if isinstance(frame, Dismiss)} != {CARD + CARD_NAMES.index("sh_str_08")}
