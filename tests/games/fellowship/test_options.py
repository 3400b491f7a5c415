"""The options as a player meets them: what they say and what they light up."""

from typing import Any

import pytest
from tests.games.fellowship.helpers import around, choose, look, position

from mathom.games.fellowship import GAME
from mathom.testing import rule

NINE = ("green-5", "green-4", "yellow-4", "yellow-3", "red-4", "red-2", "blue-1", "blue-1", "blue-1")


def option(t: Any, key: str) -> tuple[str, dict[str, Any], list[str]]:
    [found] = [entry for entry in look(t, 0)["ask"]["options"] if entry["key"] == key]
    return found["text"], found["args"], found["touches"]


def test_a_card_in_hand() -> None:
    t = position(hands=[["green-nazgul"]])
    assert option(t, "card:green-nazgul") == ("fellowship-option-card", {"card": "green-nazgul"}, ["hand:green-nazgul"])


def test_to_stop() -> None:
    t = position(hands=[["green-1", "green-1"]])
    choose(t, "card:green-1", "slot:S0")
    assert option(t, "stop") == ("fellowship-option-stop", {}, [])


def test_a_ring_or_none() -> None:
    t = position(hands=[["green-1"]], rings=[["rivendell_second"]])
    choose(t, "card:green-1")
    assert [option(t, key) for key in ("ring:rivendell_second", "ring:none")] == [
        ("fellowship-option-ring", {"ring": "rivendell_second"}, ["ring:rivendell_second"]),
        ("fellowship-option-no-ring", {}, []),
    ]


def test_a_free_slot_and_a_card_to_cover() -> None:
    t = position(hands=[["green-5"]], cards=around("red-4"), at="weathertop")
    choose(t, "card:green-5")
    assert [option(t, key) for key in ("slot:S0", "slot:S4")] == [
        ("fellowship-option-cover", {"slot": 0, "cell": "-1,-1", "card": "red-4"}, ["cell:-1,-1"]),
        ("fellowship-option-slot", {"slot": 4, "cell": "2,0"}, ["cell:2,0"]),
    ]


def test_to_lay_a_card_again() -> None:
    t = position(hands=[["green-5"]], rings=[["lothlorien"]], cards=around("green-4", at=(0, -3)), at="amon_hen")
    replay = option(t, "replay")
    choose(t, "replay")
    assert (replay, option(t, "from:-1,-4")) == (
        ("fellowship-option-replay", {}, ["ring:lothlorien"]),
        (
            "fellowship-option-origin",
            {
                "card": "green-4",
                "cell": "-1,-4",
                "here": "amon_hen",
                "away": 4,
                "end": "up",
                "aside": 1,
                "side": "left",
                "both": True,
            },
            ["cell:-1,-4"],
        ),
    )


@rule("FE-11.2")
def test_a_place_for_the_next_location() -> None:
    t = position(hands=[["green-1"]], cards=around(*NINE))
    choose(t, "card:green-1", "slot:S9")
    assert option(t, "anchor:-2,2") == (
        "fellowship-option-anchor",
        {
            "location": "bree",
            "cell": "-2,2",
            "here": "bag_end",
            "away": 2,
            "end": "down",
            "aside": 2,
            "side": "left",
            "both": True,
        },
        ["cell:-2,2"],
    )


@pytest.mark.parametrize(
    "played",
    [
        (),
        ("card:green-1",),
        ("card:green-1", "ring:none"),
        ("card:green-1", "ring:none", "slot:S8"),
        ("replay",),
        ("card:green-1", "ring:none", "slot:S8", "card:green-1", "ring:none", "slot:S9"),
    ],
)
def test_every_option_carries_the_number_it_is_chosen_by(played: tuple[str, ...]) -> None:
    """For each question: card, ring, slot, another card or none, origin, anchor."""
    cards = [*around("green-2", at=(0, -3)), *around(*NINE[:8])]
    t = position(hands=[["green-1", "green-1"]], rings=[["lothlorien", "bree"]], cards=cards, at="bree")
    choose(t, *played)
    assert t.ask is not None
    assert [GAME.describe(t, 0, code).code for code in t.ask.options_of(0)] == t.ask.options_of(0)


def test_a_ring_that_comes_too_late_is_described_like_any_ring() -> None:
    t = position(hands=[["green-1"]], rings=[["bree"]])
    choose(t, "card:green-1", "ring:bree")
    code = GAME.parse(t, 0, "ring:weathertop")
    late = GAME.describe(t, 0, code)
    assert (late.code, late.key, late.text.args, late.touches) == (
        code,
        "ring:weathertop",
        {"ring": "weathertop"},
        ["ring:weathertop"],
    )


@pytest.mark.parametrize(("cell", "card"), [("5,5", ""), ("0,0", ""), ("0,-4", "red-4")])
def test_a_cell_from_which_nothing_can_be_picked_up_is_described_too(cell: str, card: str) -> None:
    cards = around("green-4", "red-4", at=(0, -3))
    t = position(hands=[["green-5"]], rings=[["lothlorien"]], cards=cards, at="amon_hen")
    choose(t, "replay")
    described = GAME.describe(t, 0, GAME.parse(t, 0, f"from:{cell}"))
    assert (described.key, described.text.args["card"]) == (f"from:{cell}", card)


def test_stopping_and_doing_without_a_ring_only_decline() -> None:
    t = position(hands=[["green-1", "green-1"]], rings=[["bree"]])
    choose(t, "card:green-1")
    told = look(t, 0)["ask"]["options"]
    assert [entry["key"] for entry in told if entry.get("declines")] == ["ring:none"]
    choose(t, "ring:none", "slot:S0")
    told = look(t, 0)["ask"]["options"]
    assert [entry["key"] for entry in told if entry.get("declines")] == ["stop"]
