"""Chapter 19: the round of three and four players. Who leads, draws, exchanges, acts, and who wins."""

from random import Random
from typing import Any

import pytest
from tests.games.wotr.plain_box import CARD_NAMES
from tests.games.wotr.playing import choose, first, keys, names, position, role, why_not
from tests.games.wotr.teams import GONDOR, ROHAN, SARUMAN, WITCH_KING

from mathom.games.wotr.box import FREE_PEOPLES, NATIONS, SHADOW, card_name
from mathom.games.wotr.edge.see import see
from mathom.games.wotr.events.hand import hand_limit
from mathom.games.wotr.game import GAME
from mathom.games.wotr.round.setup import ROLES, role_of
from mathom.games.wotr.state import War
from mathom.games.wotr.victory import end_war
from mathom.kernel import Event, apply
from mathom.kernel.game import option_keyed
from mathom.testing import part, rule
from mathom.texts import Texts

DICE = {"free_peoples": ["character"] * 3, "shadow": ["character"] * 3}


def new_war(**variant: str) -> War:
    """Four players at their first question."""
    w = GAME.new(variant, 4, "mathom")
    assert isinstance(w, War)
    return w


def answer(w: War, **picks: str) -> list[Event]:
    """Everybody who is asked at the same time answers, by what he plays; what happened then."""
    told: list[Event] = []
    for name, pick in picks.items():
        seat = [role_of(w, s) for s in range(w.seats)].index(name)
        told += apply(w, seat, option_keyed(GAME, w, seat, pick))
    return told


def hand(w: War, seat: int) -> list[str]:
    return sorted([card_name(w.face(thing)) for thing in w.hand(seat)])


def skip(w: War) -> str:
    """Who is asked skips a Character die; what he plays."""
    who, kind = role(w)
    assert kind == "turn"
    choose(w, "die:character", "skip")
    return who


# Division


@rule("WR-19.1", "WR-19.2", "WR-19.25", "WR-19.26", "WR-1.4")
def test_four_players_divide_the_nations() -> None:
    w = position(seats=4)
    played = {role: [n for i, n in enumerate(NATIONS) if w.seat_of_nation[i] == s] for s, role in enumerate(ROLES[4])}
    assert played == {
        "gondor": ["elves", "gondor"],
        "rohan": ["dwarves", "north", "rohan"],
        "witch_king": ["sauron"],
        "saruman": ["isengard", "southrons_easterlings"],
    }


@rule("WR-19.3", "WR-19.43")
def test_what_the_chapter_does_not_change_is_as_for_two() -> None:
    two, three, four = [position(seats=n, phase="hunt") for n in (2, 3, 4)]
    assert keys(two) == keys(three) == keys(four)
    assert two.figures.content == three.figures.content == four.figures.content


@rule("WR-19.4", "WR-19.5")
def test_the_lead_player_markers_start_with_gondor_and_the_witch_king_and_then_change_hands() -> None:
    new = new_war()
    assert new.lead == [GONDOR, WITCH_KING]
    w = position(seats=4, phase="draw", round=1)
    assert (w.turn, w.lead) == (2, [ROHAN, SARUMAN])


@part("DP-1")
@rule("WR-19.4")
def test_drawn_sides_give_every_role_once() -> None:
    w = new_war(sides="drawn")
    assert sorted(role_of(w, seat) for seat in range(4)) == sorted(ROLES[4])


# Phase 1


@part("AMB-75")
@rule("WR-19.6", "WR-19.8")
def test_in_round_one_everybody_draws_from_both_decks() -> None:
    w = new_war()
    assert [sorted(see(w, seat)["players"][seat]["hand_backs"]) for seat in range(4)] == [
        ["fp_character", "fp_strategy"],
        [],
        ["fp_character", "fp_strategy"],
        [],
    ]
    answer(w, gondor="no", rohan="no")
    assert [len(w.hand(seat)) for seat in range(4)] == [2, 2, 2, 2]
    drew = [event for event in new_war().take_news() if event.kind.name == "drew"]
    assert [event.plain()["seat"] for event in drew] == [GONDOR, GONDOR, ROHAN, ROHAN]


@part("DP-3", "AMB-75")
@rule("WR-19.7")
def test_later_everybody_draws_one_card_from_a_deck_of_his_choice_the_lead_player_first() -> None:
    w = position(seats=4, phase="draw", round=1)
    asked = []
    for _ in range(2):
        asked.append((role(w), keys(w)))
        choose(w, "deck:fp_strategy")
    decks = ["deck:fp_character", "deck:fp_strategy"]
    assert asked == [(("rohan", "deck"), decks), (("gondor", "deck"), decks)]
    answer(w, gondor="no", rohan="no")
    assert (role(w), [len(w.hand(seat)) for seat in range(4)]) == (("saruman", "deck"), [1, 0, 1, 0])


@part("DP-2", "AMB-76")
@rule("WR-19.8", "WR-19.45")
@pytest.mark.parametrize(("seats", "limits"), [(2, [6, 6]), (3, [6, 4, 4]), (4, [4, 4, 4, 4])])
def test_two_players_of_a_side_hold_four_cards_each(seats: int, limits: list[int]) -> None:
    w = position(seats=seats)
    assert [hand_limit(w, seat) for seat in range(seats)] == limits


@part("AMB-76")
@rule("WR-19.8")
def test_a_fifth_card_is_discarded() -> None:
    cards = ["fp_char_01", "fp_char_02", "fp_char_03", "fp_char_04"]
    w = position(seats=4, hands={"rohan": cards}, rolled={"free_peoples": ["event"], "shadow": ["event"]})
    choose(w, "die:event", "draw", "deck:fp_character")
    assert role(w) == ("rohan", "discard")
    choose(w, "card:fp_char_02")
    assert len(w.hand(ROHAN)) == 4


@rule("WR-19.45")
def test_the_single_free_peoples_player_draws_two_cards_a_round() -> None:
    w = position(seats=3, phase="draw", round=1)
    assert (role(w), [len(w.hand(seat)) for seat in range(3)]) == (("saruman", "deck"), [2, 0, 0])


@rule("WR-6.3", "WR-19.8")
@pytest.mark.parametrize(("seats", "role_", "limit", "says"), [(4, "gondor", 4, "four"), (2, "free_peoples", 6, "six")])
def test_who_must_discard_is_told_how_many_cards_may_stay(seats: int, role_: str, limit: int, says: str) -> None:
    cards = [f"fp_char_{number:02}" for number in range(1, limit + 1)]
    w = position(seats=seats, phase="draw", round=1, hands={role_: cards})
    while role(w)[1] == "deck":
        choose(w, "deck:fp_character")
    assert role(w) == (role_, "discard")
    about = GAME.about(w, GONDOR)
    assert about["limit"] == limit
    assert Texts("en").say("wotr-ask-discard", **about).startswith(f"More than {says} cards")


# The exchange


def exchanging(**entries: Any) -> War:
    """The Free Peoples have drawn; Gondor and Rohan hold two known cards and one drawn one each."""
    hands = {"gondor": ["fp_char_01", "fp_str_01"], "rohan": ["fp_char_02", "fp_str_02"]}
    decks = {"fp_character": ["fp_char_09", "fp_char_10"]}
    w = position(seats=4, phase="draw", round=1, hands=hands, decks=decks, **entries)
    choose(w, "deck:fp_character", "deck:fp_character")
    return w


@part("DP-4")
@rule("WR-19.9", "WR-19.11")
def test_a_card_is_exchanged_if_both_agree() -> None:
    w = exchanging()
    assert w.ask is not None
    assert (w.ask.kind, w.ask.waiting()) == ("exchange", [GONDOR, ROHAN])
    answer(w, gondor="yes", rohan="yes")
    assert w.ask.kind == "give-card"
    answer(w, rohan="card:fp_str_02", gondor="card:fp_char_01")
    assert hand(w, GONDOR) == ["fp_char_09", "fp_str_01", "fp_str_02"]
    assert hand(w, ROHAN) == ["fp_char_01", "fp_char_02", "fp_char_10"]


@part("DP-4")
@rule("WR-19.11")
@pytest.mark.parametrize(("gondor", "rohan"), [("yes", "no"), ("no", "yes"), ("no", "no")])
def test_no_card_is_exchanged_unless_both_agree(gondor: str, rohan: str) -> None:
    w = exchanging()
    before = hand(w, GONDOR), hand(w, ROHAN)
    assert names(answer(w, gondor=gondor, rohan=rohan)) == ["no-exchange"]
    assert (hand(w, GONDOR), hand(w, ROHAN)) == before
    assert role(w) == ("saruman", "deck")


@rule("WR-19.10")
def test_nobody_sees_a_card_or_a_wish_before_it_is_agreed() -> None:
    w = exchanging()
    assert answer(w, gondor="yes") == []
    assert GAME.view(w, ROHAN)["players"][GONDOR].get("hand") is None
    assert GAME.view(w, ROHAN)["players"][GONDOR]["known"] == []


@rule("WR-19.9", "WR-19.10")
def test_who_gave_a_card_knows_it_and_the_enemy_sees_the_backs() -> None:
    w = exchanging()
    answer(w, gondor="yes", rohan="yes")
    answer(w, rohan="card:fp_str_02", gondor="card:fp_char_01")
    assert GAME.view(w, GONDOR)["players"][ROHAN]["known"] == ["fp_char_01"]
    assert GAME.view(w, SARUMAN)["players"][ROHAN]["known"] == []
    assert GAME.view(w, SARUMAN)["players"][ROHAN]["hand_backs"] == {"fp_character": 3}


@rule("WR-19.9", "WR-19.10")
def test_an_exchange_is_told_in_the_same_words_to_all_and_which_cards_to_the_two() -> None:
    w = exchanging()
    answer(w, gondor="yes", rohan="yes")
    [told, *given] = answer(w, rohan="card:fp_str_02", gondor="card:fp_char_01")
    event = {"event": "cards-swapped", "side": "free_peoples", "decks": ["fp_character", "fp_strategy"]}
    assert told.plain() == {**event, "rules": ["WR-19.9"]}
    assert all(told.visible(seat) for seat in (None, GONDOR, WITCH_KING, ROHAN, SARUMAN))
    decks = "Free Peoples Character deck and Free Peoples Strategy deck"
    says = f"Free Peoples: the two players exchange a card each ({decks})."
    assert {Texts("en").event(GAME, told, seat) for seat in (None, GONDOR, SARUMAN)} == {says}
    gift = {"event": "card-given", "rules": ["WR-19.9"], "to": sorted([GONDOR, ROHAN])}
    assert [one.plain() for one in given] == [
        {**gift, "seat": GONDOR, "card": "fp_char_01"},
        {**gift, "seat": ROHAN, "card": "fp_str_02"},
    ]


@rule("WR-19.9", "WR-19.10")
def test_what_the_enemy_imagines_does_not_depend_on_the_cards_exchanged() -> None:
    """Not even by who knows what: where a card lies that the team-mate knows would tell which one it is."""
    imagined = []
    for gives in ("card:fp_char_02", "card:fp_char_10"):
        w = exchanging()
        answer(w, gondor="yes", rohan="yes")
        answer(w, gondor="card:fp_char_01", rohan=gives)
        imagined.append([GAME.determinize(w, seat, Random(1)).dump() for seat in (None, WITCH_KING, SARUMAN)])
    assert imagined[0] == imagined[1]


# Phases 2 to 4


@part("AMB-80")
@rule("WR-19.12")
def test_the_lead_player_declares_the_fellowship_and_picks_the_guide() -> None:
    w = position(seats=4, phase="fellowship", lead=["rohan"], fellowship={"progress": 1})
    assert role(w) == ("rohan", "declare")
    choose(w, "no")
    assert role(w) == ("rohan", "guide")


@rule("WR-19.13")
def test_the_lead_player_of_the_shadow_allocates_the_hunt() -> None:
    assert role(position(seats=4, phase="hunt", lead=["saruman"])) == ("saruman", "hunt-allocation")


@rule("WR-19.14", "WR-19.16")
def test_the_dice_of_a_side_are_one_pool() -> None:
    w = position(seats=4, phase="roll", dice={"free_peoples": 4, "shadow": 7})
    assert [len(w.rolled[FREE_PEOPLES]), len(w.rolled[SHADOW]) + w.hunt_box[SHADOW]] == [4, 7]
    assert role(w) == ("rohan", "turn")


# Phase 5


@rule("WR-19.15", "WR-19.16", "WR-19.18")
def test_the_order_of_actions_with_four() -> None:
    w = position(seats=4, rolled=DICE)
    assert [skip(w) for _ in range(6)] == ["rohan", "saruman", "gondor", "witch_king", "rohan", "saruman"]
    assert w.turn == 2


@rule("WR-19.44")
def test_the_order_of_actions_with_three() -> None:
    w = position(seats=3, rolled=DICE)
    assert [skip(w) for _ in range(6)] == [
        "free_peoples",
        "saruman",
        "free_peoples",
        "witch_king",
        "free_peoples",
        "saruman",
    ]


@rule("WR-19.18")
def test_a_side_without_dice_is_skipped_and_its_enemy_goes_on_in_turn() -> None:
    w = position(seats=4, rolled={"shadow": ["character"] * 3})
    assert [skip(w) for _ in range(3)] == ["saruman", "witch_king", "saruman"]


@part("AMB-73")
@rule("WR-19.19")
def test_who_passes_is_next_of_his_side() -> None:
    w = position(seats=4, rolled={"free_peoples": ["character"], "shadow": ["character"] * 3})
    assert role(w) == ("rohan", "turn")
    choose(w, "pass")
    assert skip(w) == "saruman"
    assert role(w) == ("rohan", "turn")


@part("AMB-74")
@rule("WR-19.20")
def test_who_has_nothing_to_do_must_still_use_up_a_die() -> None:
    """The Witch-king's player has no Sauron unit on the map."""
    w = position(
        seats=4,
        clear=True,
        acts=["witch_king"],
        turn_of="shadow",
        figures=["orthanc isengard-regular 2"],
        rolled={"free_peoples": ["muster_army"], "shadow": ["army"]},
    )
    assert keys(w) == ["die:army"]
    choose(w, "die:army")
    assert keys(w) == ["skip"]


# Winning


@rule("WR-19.48")
def test_the_side_wins_as_a_whole() -> None:
    w = position(seats=4)
    end_war(w, 1)
    assert w.result is not None
    assert (w.result.winners, w.result.how) == ([WITCH_KING, SARUMAN], "corruption")


def conquered(by: str, **entries: Any) -> War:
    """An army of a Shadow player marches into undefended Dale and Pelargir in two actions."""
    return position(
        seats=4,
        clear=True,
        turn_of="shadow",
        acts=[by],
        nations=["sauron 0 active", "southrons_easterlings 0 active", "isengard 0 active"],
        rolled={"shadow": ["army"]},
        **entries,
    )


@part("AMB-82")
@rule("WR-19.49")
def test_the_player_of_the_shadow_with_the_better_balance_is_the_individual_winner() -> None:
    w = conquered(
        "saruman", figures=["vale_of_the_carnen southrons_easterlings-regular 1", "rhosgobel sauron-regular 1"]
    )
    choose(w, "die:army", "move-army", "way:vale_of_the_carnen>dale")
    assert GAME.standing(w, None) == [0, 0, -1, 1]
    end_war(w, 3)
    assert w.result is not None
    assert w.result.winners == [WITCH_KING, SARUMAN]
    assert first(w.take_news(), "champion") == {"seat": SARUMAN, "balance": 1}


@part("AMB-81", "AMB-82")
@rule("WR-19.49")
def test_losses_count_against_the_owner_and_a_tie_is_shared() -> None:
    """Saruman's player has taken Dale and lost a City of the South: he is level with who has done nothing."""
    w = conquered(
        "saruman", figures=["vale_of_the_carnen southrons_easterlings-regular 1"], held=["far_harad free_peoples"]
    )
    choose(w, "die:army", "move-army", "way:vale_of_the_carnen>dale")
    end_war(w, 3)
    assert [e.plain()["seat"] for e in w.take_news() if e.kind.name == "champion"] == [WITCH_KING, SARUMAN]


@rule("WR-19.50")
def test_the_player_of_the_free_peoples_who_has_lost_less_is_the_individual_winner() -> None:
    """Conquests do not count for the Free Peoples."""
    w = position(seats=4, held=["dale shadow", "umbar free_peoples"])
    end_war(w, 2)
    assert w.result is not None
    assert (w.result.winners, w.result.scores) == ([GONDOR, ROHAN], [0, 0, -1, -2])
    assert first(w.take_news(), "champion") == {"seat": GONDOR, "balance": 0}


@rule("WR-19.43", "WR-19.48")
def test_the_single_player_of_the_free_peoples_wins_alone() -> None:
    w = position(seats=3)
    end_war(w, 2)
    assert w.result is not None
    assert w.result.winners == [0]


@part("AMB-72")
@rule("WR-19.16")
def test_the_elven_rings_belong_to_the_side() -> None:
    """Whoever acts may use one, and then nobody of his side uses another in this round."""
    dice = {"free_peoples": ["character", "event", "event"], "shadow": ["character"] * 3}
    w = position(seats=4, rolled=dice)
    assert role(w)[0] == "rohan"
    choose(w, "use-ring", "turn:event>character", "die:event", "skip")
    assert skip(w) == "saruman"
    assert role(w)[0] == "gondor"
    assert why_not(w, "use-ring") == ("WR-5.40",)


@rule("WR-19.9")
def test_who_holds_no_card_is_not_asked_for_an_exchange() -> None:
    """Both decks are empty: only Rohan holds a card."""
    gone = [name for name in CARD_NAMES if name.startswith("fp") and name != "fp_char_01"]
    w = position(seats=4, phase="draw", round=1, hands={"rohan": ["fp_char_01"]}, discarded=gone)
    assert role(w) == ("saruman", "deck")
