"""Chapter 2: setup with three or four players."""

from random import Random
from typing import Any

import pytest
from tests.games.fellowship.helpers import asked, choose, hand, look, new, play_on, position, table

from mathom.games.fellowship import GAME
from mathom.games.fellowship.table import BOX, DECK
from mathom.kernel import EVERYONE, Chance
from mathom.testing import rule


def players(seats: int, **variant: Any) -> list[list[str]]:
    return [player["colours"] for player in look(new(seats, **variant))["players"]]


@rule("FE-2.1")
def test_four_players_take_one_colour_each() -> None:
    assert players(4) == [["green"], ["yellow"], ["red"], ["blue"]]


@rule("FE-2.1")
def test_with_three_players_the_fourth_colour_stays_in_the_box() -> None:
    t = new(3)
    view = look(t)
    boxed = {name.split("-")[0] for name in view["box"]}
    assert (players(3), view["unused"], boxed, len(t.zones.content[BOX])) == (
        [["green"], ["yellow"], ["red"]],
        ["blue"],
        {"blue"},
        22,
    )


@rule("FE-2.2")
@pytest.mark.parametrize(
    ("swaps", "drawn"),
    [
        ([0] * 21, ["nazgul", "5", "4", "4", "4", "4"]),
        ([20] + [0] * 20, ["nazgul", "0", "4", "4", "4", "4"]),
        ([21] + [0] * 20, ["0", "5", "4", "4", "4", "4"]),
    ],
)
def test_the_deck_is_shuffled_and_six_cards_are_drawn_from_its_top(swaps: list[int], drawn: list[str]) -> None:
    t = table(GAME.begin({"start": 0}, 4, Chance("mathom", script={"deck.0": [swaps]})))
    told = [(event.kind.name, *event.args, event.to) for event in t.take_news()]
    names = [f"green-{kind}" for kind in drawn]
    assert (told[:2], hand(t)) == ([("drew", 0, 6, EVERYONE), ("drew-cards", 0, names, 1)], sorted(names))


@rule("FE-2.2")
def test_every_deck_has_its_own_shuffle() -> None:
    t = new(4)
    values = [sorted(t.zones.face[card] % 7 for card in t.hand(seat)) for seat in range(4)]
    assert len({tuple(cards) for cards in values}) == 4


@rule("FE-2.2")
def test_decks_lie_face_down_even_for_their_owner() -> None:
    t = new(4)
    assert [t.zones.known[card] for seat in range(4) for card in t.zones.content[DECK + seat]] == [0] * 64


@rule("FE-2.3")
def test_the_locations_to_come_are_open_in_ascending_order() -> None:
    assert look(new(4))["to_come"] == [
        "bree",
        "weathertop",
        "ford",
        "rivendell",
        "caradhras",
        "moria_gate",
        "moria",
        "lothlorien",
        "amon_hen",
    ]


@rule("FE-2.4")
def test_bag_end_lies_in_the_middle_and_is_current() -> None:
    view = look(new(4))
    assert (view["laid"], view["location"]["id"], view["location"]["number"]) == (
        [{"location": "bag_end", "cell": [0, 0]}],
        "bag_end",
        1,
    )


@rule("FE-2.5")
def test_the_location_laid_last_is_current() -> None:
    t = position(at="weathertop")
    view = look(t)
    assert (view["location"]["id"], view["location"]["cell"], len(view["laid"])) == ("weathertop", [0, 0], 3)


@rule("FE-2.6")
def test_all_six_rings_start_unowned_and_open() -> None:
    view = look(new(4))
    assert (view["rings_unowned"], [player["rings"] for player in view["players"]]) == (
        ["bag_end", "bree", "weathertop", "rivendell_first", "rivendell_second", "lothlorien"],
        [[], [], [], []],
    )


@rule("FE-2.7")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_start_seat_may_be_agreed(seat: int) -> None:
    t = new(4, start=seat)
    began = [event.args for event in t.take_news() if event.kind.name == "began"]
    assert (asked(t), began) == (seat, [(seat,)])


@rule("FE-2.7")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_start_seat_may_be_drawn(seat: int) -> None:
    t = table(GAME.begin({"start": "random"}, 3, Chance("mathom", script={"start": [[seat]]})))
    assert asked(t) == seat


@rule("FE-2.7")
def test_drawing_is_the_default_and_reaches_every_seat() -> None:
    assert {asked(new(3, seed=f"seed {i}")) for i in range(30)} == {0, 1, 2}


@rule("FE-2.8")
@pytest.mark.parametrize(("seat", "following"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_play_goes_clockwise_by_seat_number(seat: int, following: int) -> None:
    colour = ["green", "yellow", "red", "blue"][seat]
    t = position(hands=[["green-1"], ["yellow-1"], ["red-1"], ["blue-1"]], active=seat)
    choose(t, f"card:{colour}-1", "slot:S0")
    assert asked(t) == following


@rule("FE-2.9")
def test_colours_may_be_agreed() -> None:
    assert players(3, colours="blue,green,red") == [["blue"], ["green"], ["red"]]


@rule("FE-2.9")
def test_the_colour_has_no_effect_on_play() -> None:
    usual, other = new(4, start=0), new(4, start=0, colours="blue,red,yellow,green")
    rng = Random(7)
    while usual.ask is not None:
        assert other.ask is not None
        seat, pick = asked(usual), rng.randrange(len(usual.ask.options[0]))
        for t in (usual, other):
            assert t.ask is not None
            t.play(seat, t.ask.options_of(seat)[pick])
    assert (other.result and other.result.plain()) == (usual.result and usual.result.plain())


@rule("FE-2.10", "FE-2.2")
@pytest.mark.parametrize(("seats", "deck"), [(3, 16), (4, 16), (2, 38)])
def test_everybody_starts_without_points_and_rings_and_with_six_cards(seats: int, deck: int) -> None:
    seen = [(p["points"], p["rings"], p["hand_count"], p["deck_count"]) for p in look(new(seats))["players"]]
    assert seen == [(0, [], 6, deck)] * seats


@rule("FE-2.5")
def test_there_is_one_current_location_through_a_whole_game() -> None:
    t, rng = new(3, start=0), Random(5)
    while t.ask is not None:
        play_on(t, rng)
        view = look(t)
        assert view["location"]["number"] == len(view["laid"]) == 10 - len(view["to_come"])
