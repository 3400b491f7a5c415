"""What can be agreed before the game (DP-1)."""

from typing import Any

import pytest
from tests.games.fellowship.helpers import asked, look, new

from mathom.games.fellowship import GAME
from mathom.kernel import BadVariant
from mathom.testing import rule


@rule("FE-2.7", "FE-2.9", "FE-8.16")
def test_the_settings_with_their_defaults_first() -> None:
    schema = GAME.variants()
    assert (schema.seats, [(s.name, s.allowed, s.rules) for s in schema.settings]) == (
        [2, 3, 4],
        [
            ("start", ["random", 0, 1, 2, 3], ("FE-2.7",)),
            ("colours", ["seat_order"], ("FE-2.9", "FE-13.1")),
            ("hidden_points", [False, True], ("FE-8.16",)),
        ],
    )


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(BadVariant, match=f"seats={seats} is not possible; allowed: 2, 3, 4"):
        new(seats)


@rule("FE-2.7")
@pytest.mark.parametrize(("seats", "start"), [(2, 2), (3, 3), (2, 3)])
def test_the_start_seat_must_be_at_the_table(seats: int, start: int) -> None:
    with pytest.raises(
        BadVariant, match=f"start={start} is not possible; allowed: random, or a seat from 0 to {seats - 1}"
    ):
        new(seats, start=start)


@rule("FE-2.7")
def test_the_last_seat_may_start() -> None:
    assert asked(new(3, start="2")) == 2


@rule("FE-2.9")
@pytest.mark.parametrize(
    ("seats", "colours"),
    [
        (3, "green,green,red"),
        (3, "green,pink,red"),
        (3, "green"),
        (3, "green,red"),
        (3, "green,red,blue,yellow"),
        (2, "green,yellow"),
        (2, "green"),
        (2, "green,red,blue"),
        (4, ""),
    ],
)
def test_every_seat_needs_a_colour_of_its_own(seats: int, colours: str) -> None:
    with pytest.raises(BadVariant, match="colours="):
        new(seats, colours=colours)


@rule("FE-2.9")
@pytest.mark.parametrize(
    ("seats", "colours", "sees"),
    [
        (4, "red,blue,green,yellow", [["red"], ["blue"], ["green"], ["yellow"]]),
        (4, "seat_order", [["green"], ["yellow"], ["red"], ["blue"]]),
        (3, "yellow,blue,green", [["yellow"], ["blue"], ["green"]]),
    ],
)
def test_colours_are_given_as_agreed(seats: int, colours: str, sees: Any) -> None:
    assert [player["colours"] for player in look(new(seats, colours=colours))["players"]] == sees


@rule("FE-13.1", "FE-2.9")
@pytest.mark.parametrize("colours", ["red,green", "blue,green", "red,yellow", "blue,yellow"])
def test_with_two_players_a_colour_stands_for_its_pair(colours: str) -> None:
    assert [player["colours"] for player in look(new(2, colours=colours))["players"]] == [
        ["red", "blue"],
        ["green", "yellow"],
    ]


@rule("FE-8.16")
@pytest.mark.parametrize(("given", "hidden"), [(True, True), (False, False), ("true", True)])
def test_points_may_be_hidden(given: Any, hidden: bool) -> None:
    assert new(3, hidden_points=given).hidden_points is hidden


def test_colours_that_are_wrong_are_answered_with_those_there_are() -> None:
    with pytest.raises(
        BadVariant,
        match="colours=pink is not possible; allowed: seat_order, or different colours: green, yellow, red, blue",
    ):
        new(4, colours="pink")


def test_a_missing_colour_is_answered_with_the_number_of_seats() -> None:
    with pytest.raises(BadVariant, match=r"one colour \(or pair\) for each of the 3 seats"):
        new(3, colours="green,red")


def test_the_game_has_an_id_and_a_version() -> None:
    assert (GAME.id, GAME.version, (GAME.home / "data" / "cards.json").is_file()) == ("fellowship", 1, True)
