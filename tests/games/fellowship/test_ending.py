"""Chapter 12: the end of the game."""

from random import Random

import pytest
from tests.games.fellowship.helpers import (
    after,
    around,
    asked,
    choose,
    hand,
    keys,
    look,
    new,
    only,
    play_on,
    position,
    question,
    ranking,
)

from mathom.games.fellowship.table import Table
from mathom.testing import rule

NINE = ("green-5", "green-4", "yellow-4", "yellow-3", "red-4", "red-2", "blue-1", "blue-1", "blue-1")
NO_DECKS: list[list[str]] = [[], [], [], []]


def outcome(t: Table) -> tuple[list[int], list[int]]:
    assert t.result is not None
    return t.result.winners, t.result.scores


@rule("FE-12.1", "FE-12.11")
def test_when_nobody_has_cards_the_location_is_scored_with_slots_free() -> None:
    t = position(hands=[["green-2"], [], [], []], cards=around("red-1", "blue-0"), decks=NO_DECKS, at="weathertop")
    told = choose(t, "card:green-2", "slot:S9")
    assert ([event[0] for event in told], only(told, "scored")[0][1:4], ranking(told), t.points) == (
        ["laid", "out-of-cards", "scored", "points", "points", "points", "ring-won", "game-over"],
        ("weathertop", False, False),
        [("green", 2, 1), ("red", 1, 1), ("blue", 0, 1), ("yellow", 0, 0)],
        [4, 0, 3, 2],
    )


@rule("FE-12.1", "FE-12.11")
def test_the_game_goes_on_while_anybody_has_a_card() -> None:
    t = position(hands=[["green-2"], [], [], []], decks=[[], [], [], ["blue-1"]])
    told = choose(t, "card:green-2", "slot:S9")
    assert (only(told, "scored"), t.result) == ([], None)


@rule("FE-12.2")
@pytest.mark.parametrize(
    ("hands", "over"),
    [
        ([["green-1"], [], [], []], True),
        ([["green-1"], ["yellow-1"], [], []], True),
        ([["green-1", "green-1"], [], [], []], True),
        ([["green-1"], ["yellow-1"], ["red-1"], []], False),
        ([["green-1", "green-1"], ["yellow-1"], [], []], False),
    ],
)
def test_after_a_scoring_the_game_ends_unless_two_players_have_cards(hands: list[list[str]], over: bool) -> None:
    t = position(hands=hands, cards=around(*NINE), decks=NO_DECKS)
    choose(t, "card:green-1", "slot:S9")
    assert (t.result is not None) == over


@rule("FE-12.3", "FE-12.4", "FE-12.12")
def test_a_lone_player_goes_on_turn_after_turn_and_refills() -> None:
    t = position(hands=[["green-1"], [], [], []], decks=[["green-3", "green-2"], [], [], []])
    first = choose(t, "card:green-1", "slot:S0")
    held, offered = hand(t), keys(t)
    second = after(t, "card:green-2", "slot:S1", "stop")
    assert (only(first, "drew"), held, offered, asked(t), second) == (
        [("drew", 0, 2)],
        ["green-2", "green-3"],
        ["card:green-2", "card:green-3"],
        0,
        ["green-3"],
    )


@rule("FE-12.3")
def test_a_lone_player_who_completes_the_location_ends_the_game() -> None:
    t = position(hands=[["green-1", "green-1"], [], [], []], cards=around(*NINE), decks=NO_DECKS)
    told = choose(t, "card:green-1", "slot:S9")
    assert (told[-1][0], look(t)["to_come"][0]) == ("game-over", "bree")


@rule("FE-12.4")
def test_a_lone_player_plays_until_the_cards_are_used_up() -> None:
    t = position(hands=[["green-1"], [], [], []], decks=[["green-2"], [], [], []])
    turns = choose(t, "card:green-1", "slot:S0", "card:green-2", "slot:S1")
    assert ([event[0] for event in turns], only(turns, "scored")[0][2]) == (
        ["laid", "drew", "drew-cards", "laid", "out-of-cards", "scored", "points", "ring-won", "game-over"],
        False,
    )


@rule("FE-12.5")
def test_the_game_ends_after_the_scoring_of_location_10_though_all_have_cards() -> None:
    t = position(hands=[["green-1", "green-1"]], cards=around(*NINE), at="amon_hen")
    choose(t, "card:green-1", "slot:S9")
    assert outcome(t) == ([0], [7, 4, 2, 0])


@rule("FE-12.5")
def test_the_game_does_not_end_after_location_9() -> None:
    t = position(hands=[["green-1", "green-1"]], cards=around(*NINE), at="lothlorien")
    choose(t, "card:green-1", "slot:S9")
    assert (t.result, question(t)) == (None, "anchor")


@rule("FE-12.6")
@pytest.mark.parametrize(
    ("last", "order"),
    [(0, ["yellow", "red", "blue", "green"]), (2, ["blue", "green", "yellow", "red"])],
)
def test_in_an_incomplete_scoring_the_last_card_laid_decides_ties(last: int, order: list[str]) -> None:
    others = [["green-1"], ["yellow-1"], ["red-1"], ["blue-1"]]
    colour = others[last][0]
    on_table = around(*[cards[0] for seat, cards in enumerate(others) if seat != last])
    hands: list[list[str]] = [[], [], [], []]
    hands[last] = [colour]
    t = position(hands=hands, cards=on_table, decks=NO_DECKS, active=last)
    assert [entry[0] for entry in ranking(choose(t, f"card:{colour}", "slot:S9"))] == order


@rule("FE-12.6")
@pytest.mark.parametrize("kind", ["nazgul", "0"])
def test_a_nazgul_counts_as_the_last_card_laid(kind: str) -> None:
    cards = around("green-1", "yellow-1", "red-1", "blue-1")
    t = position(hands=[[], [f"yellow-{kind}"], [], []], cards=cards, decks=NO_DECKS, active=1, last=3)
    told = choose(t, f"card:yellow-{kind}", "slot:S9")
    assert ([entry[0] for entry in ranking(told)], look(t)["last"]) == (["red", "blue", "green", "yellow"], 1)


@rule("FE-12.7")
def test_a_location_completed_with_the_very_last_card_is_scored_once() -> None:
    t = position(hands=[["green-1"], [], [], []], cards=around(*NINE), decks=NO_DECKS)
    told = choose(t, "card:green-1", "slot:S9")
    assert (len(only(told, "scored")), only(told, "scored")[0][2], t.points) == (1, True, [2, 2, 1, 0])


def ended(points: list[int], nine: tuple[str, ...] = NINE, at: str = "moria_gate") -> Table:
    """The game over after the scoring of `at`, with these points before it."""
    t = position(hands=[["green-1"], [], [], []], cards=around(*nine), decks=NO_DECKS, at=at, points=points)
    choose(t, "card:green-1", "slot:S9")
    return t


@rule("FE-12.8")
def test_most_points_win() -> None:
    assert outcome(ended([0, 9, 0, 0])) == ([1], [6, 12, 1, 0])


@rule("FE-12.8")
@pytest.mark.parametrize(
    ("points", "winner"),
    [([0, 3, 0, 6], 0), ([0, 3, 0, 0], 0), ([0, 4, 6, 0], 1), ([0, 0, 6, 7], 2)],
)
def test_a_tie_goes_to_the_higher_gain_at_the_location_laid_last(points: list[int], winner: int) -> None:
    assert outcome(ended(points))[0] == [winner]


@rule("FE-12.8", "FE-12.14")
def test_a_gain_at_an_earlier_location_does_not_count_for_the_tie() -> None:
    nine = ("red-4", "blue-3", "yellow-1", "yellow-0", "green-5", "green-4", "red-2", "blue-1", "blue-1")
    t = position(
        hands=[["green-1", "green-nazgul"], ["yellow-nazgul"], [], []],
        cards=around(*nine),
        decks=NO_DECKS,
        points=[10, 11, 0, 0],
    )
    choose(t, "card:green-1", "slot:S9", "anchor:0,-2")
    choose(t, "card:yellow-nazgul", "slot:S0", "card:green-nazgul", "slot:S0")
    assert outcome(t) == ([1], [12, 12, 5, 4])


@rule("FE-12.9")
def test_a_tie_in_points_and_gain_is_a_shared_victory() -> None:
    t = position(hands=[["green-nazgul"], [], [], []], decks=NO_DECKS, points=[5, 4, 5, 5])
    told = choose(t, "card:green-nazgul", "slot:S0")
    assert (outcome(t), told[-1]) == (
        ([0, 2, 3], [5, 4, 5, 5]),
        ("game-over", [0, 2, 3], [5, 4, 5, 5]),
    )


@rule("FE-12.9")
def test_morias_loss_counts_against_a_player_in_the_tie() -> None:
    assert outcome(ended([0, 5, 0, 8], at="moria")) == ([1], [3, 5, 0, 5])


@rule("FE-12.9")
def test_the_stated_loss_counts_even_if_less_was_paid() -> None:
    t = position(hands=[["green-nazgul"], [], [], []], decks=NO_DECKS, at="moria")
    told = choose(t, "card:green-nazgul", "slot:S0")
    assert (only(told, "loss"), outcome(t)) == ([("loss", 0, "green", 0)], ([1, 2, 3], [0, 0, 0, 0]))


@rule("FE-12.10")
def test_unused_rings_are_worth_nothing() -> None:
    t = position(
        hands=[["green-nazgul"], [], [], []],
        decks=NO_DECKS,
        points=[5, 5, 0, 0],
        rings=[["bag_end", "bree"], [], ["weathertop"], []],
    )
    choose(t, "card:green-nazgul", "slot:S0")
    assert outcome(t) == ([0, 1], [5, 5, 0, 0])


@rule("FE-12.11")
def test_the_end_is_checked_after_the_refill_of_the_turn() -> None:
    t = position(hands=[["green-1"], [], [], []], decks=[["green-2"], [], [], []])
    told = choose(t, "card:green-1", "slot:S0")
    assert ([event[0] for event in told], asked(t)) == (["laid", "drew", "drew-cards"], 0)


@rule("FE-12.13")
def test_locations_never_laid_are_not_scored_and_their_rings_not_awarded() -> None:
    t = ended([0, 0, 0, 0], at="ford")
    view = look(t)
    assert (view["rings_unowned"][-3:], [p["rings"] for p in view["players"]], view["to_come"][0], t.points) == (
        ["rivendell_first", "rivendell_second", "lothlorien"],
        [[], [], [], []],
        "rivendell",
        [5, 4, 3, 0],
    )


@rule("FE-12.14")
def test_the_tie_break_looks_at_an_incompletely_scored_last_location() -> None:
    t = position(
        hands=[["green-1"], [], [], []], decks=NO_DECKS, cards=around("red-5"), points=[0, 6, 0, 0], at="moria_gate"
    )
    choose(t, "card:green-1", "slot:S1")
    assert outcome(t) == ([2], [3, 6, 6, 0])


@rule("FE-12.1", "FE-12.2", "FE-12.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_whole_games_every_location_laid_is_scored_exactly_once(seats: int) -> None:
    t, rng, told = new(seats, start=0), Random(seats), []
    while t.ask is not None:
        told += play_on(t, rng)
    scored = [event[1] for event in only(told, "scored")]
    assert scored == [place["location"] for place in look(t)["laid"]]
