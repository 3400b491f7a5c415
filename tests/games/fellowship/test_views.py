"""Chapter 18: who sees what."""

from random import Random
from typing import Any

import pytest
from tests.games.fellowship.helpers import around, asked, choose, keys, look, new, position

from mathom.games.fellowship import GAME
from mathom.kernel import EVERYONE, NOBODY, apply, option_keyed
from mathom.testing import rule

HANDS = [["green-1", "green-5"], ["yellow-2"], ["red-3"], ["blue-4"]]


def test_everybody_sees_the_same_table() -> None:
    t = position(
        hands=HANDS,
        cards=around("red-4", "green-1 bag_end"),
        at="weathertop",
        rings=[[], ["bree"]],
        points=[1, 2, 3, 4],
        last=2,
        box=["red-5"],
        decks=[["green-2"], [], [], []],
    )
    view = look(t)
    view["box"] = [card for card in view["box"] if card == "red-5"]
    assert view == {
        "seat": None,
        "turn": 2,
        "active": 0,
        "last": 2,
        "location": {
            "id": "weathertop",
            "number": 3,
            "black": False,
            "scores": [4, 3, 2],
            "special": None,
            "rings": ["weathertop"],
            "scored": False,
            "cell": [0, 0],
            "slots": [[-1, -1], [0, -1], [1, -1], [2, -1], [2, 0], [2, 1], [1, 1], [0, 1], [-1, 1], [-1, 0]],
        },
        "laid": [
            {"location": "bag_end", "cell": [0, -6]},
            {"location": "bree", "cell": [0, -3]},
            {"location": "weathertop", "cell": [0, 0]},
        ],
        "to_come": ["ford", "rivendell", "caradhras", "moria_gate", "moria", "lothlorien", "amon_hen"],
        "cards": [
            {"cell": [-1, -1], "card": "red-4", "seat": 2, "ring": None},
            {"cell": [0, -1], "card": "green-1", "seat": 0, "ring": "bag_end"},
        ],
        "players": [
            {"colours": ["green"], "hand_count": 2, "deck_count": 1, "rings": [], "points": 1},
            {"colours": ["yellow"], "hand_count": 1, "deck_count": 0, "rings": ["bree"], "points": 2},
            {"colours": ["red"], "hand_count": 1, "deck_count": 0, "rings": [], "points": 3},
            {"colours": ["blue"], "hand_count": 1, "deck_count": 0, "rings": [], "points": 4},
        ],
        "rings_unowned": ["weathertop", "rivendell_first", "rivendell_second", "lothlorien"],
        "box": ["red-5"],
        "unused": [],
        "asked": [0],
        "result": None,
    }


def test_a_hand_is_seen_by_its_holder_only() -> None:
    t = position(hands=HANDS)
    seen = [[player.get("hand") for player in look(t, seat)["players"]] for seat in (None, 0, 1)]
    assert seen == [
        [None, None, None, None],
        [["green-1", "green-5"], None, None, None],
        [None, ["yellow-2"], None, None],
    ]


def test_who_sees_faces_in_which_zone_and_that_only_hands_are_mixed() -> None:
    kinds = new(4).zones.kinds
    assert (kinds.sight, kinds.mixed) == (
        [NOBODY] * 4 + [1, 2, 4, 8] + [EVERYONE] * 8,
        [False] * 4 + [True] * 4 + [False] * 8,
    )


def test_before_the_first_card_nobody_has_laid_the_last_one() -> None:
    assert look(new(4))["last"] is None


def test_who_laid_the_last_card_is_seen() -> None:
    t = position(hands=HANDS)
    choose(t, "card:green-1", "slot:S0")
    assert look(t)["last"] == 0


def test_the_active_player_is_seen_while_placing_a_location_too() -> None:
    nine = around("green-5", "green-4", "yellow-4", "yellow-3", "red-4", "red-2", "blue-1", "blue-1", "blue-1")
    t = position(hands=[["green-1"]], cards=nine)
    choose(t, "card:green-1", "slot:S9")
    view = look(t, 1)
    assert (view["active"], view["asked"], view["location"]["scored"], "ask" in view) == (0, [0], True, False)


def test_nobody_is_active_when_the_game_is_over() -> None:
    t = position(hands=[["green-1"], [], [], []], decks=[[], [], [], []])
    choose(t, "card:green-1", "slot:S0")
    view = look(t, 0)
    assert (view["active"], view["asked"], view["players"][0]["chosen"], view["result"]) == (
        None,
        [],
        None,
        {"winners": [0], "scores": [2, 0, 0, 0], "how": "most-points"},
    )


def test_hit_and_covered_cards_and_spent_nazgul_are_remembered() -> None:
    t = position(hands=[["green-nazgul", "green-5", "green-1"]], cards=around("red-4", "blue-2"), at="weathertop")
    choose(t, "card:green-nazgul", "slot:S1", "card:green-5", "slot:S0")
    assert look(t, 3)["box"] == ["blue-2", "green-nazgul", "red-4"]


@pytest.mark.parametrize("seat", [None, 1, 2, 3])
def test_options_are_shown_to_the_asked_seat_only(seat: int | None) -> None:
    t = position(hands=HANDS)
    assert ("ask" in look(t, seat), "ask" in look(t, 0)) == (False, True)


def test_the_asked_seat_sees_its_options() -> None:
    t = position(hands=HANDS)
    assert look(t, 0)["ask"] == {
        "kind": "card",
        "about": {"card": None, "location": "bree"},
        "options": [
            {
                "code": code,
                "key": f"card:{card}",
                "text": "fellowship-option-card",
                "args": {"card": card},
                "touches": [f"hand:{card}"],
            }
            for code, card in ((1, "green-1"), (5, "green-5"))
        ],
    }


def chosen(t: Any, seat: int | None) -> list[Any]:
    return [player.get("chosen") for player in look(t, seat)["players"]]


def test_a_card_picked_but_not_laid_is_seen_by_its_player_only() -> None:
    t = position(hands=HANDS, rings=[["bree"]])
    seen = []
    for key in ("card:green-5", "ring:bree"):
        choose(t, key)
        seen.append((chosen(t, 0), chosen(t, 1), chosen(t, None)))
    assert seen == [
        ([{"card": "green-5", "ring": None, "from": None}, None, None, None], [None] * 4, [None] * 4),
        ([{"card": "green-5", "ring": "bree", "from": None}, None, None, None], [None] * 4, [None] * 4),
    ]


def test_choosing_no_ring_is_seen_as_no_ring() -> None:
    t = position(hands=HANDS, rings=[["bree"]])
    choose(t, "card:green-5", "ring:none")
    assert chosen(t, 0)[0] == {"card": "green-5", "ring": None, "from": None}


def test_nothing_is_chosen_while_a_card_is_asked_for() -> None:
    t = position(hands=HANDS)
    assert (chosen(t, 0), chosen(t, 1)) == ([None] * 4, [None] * 4)


def test_a_card_about_to_be_laid_again_is_seen_with_its_cell() -> None:
    t = position(hands=[["green-1"]], rings=[["lothlorien"]], cards=around("green-5", at=(0, -3)), at="amon_hen")
    choose(t, "replay")
    before = chosen(t, 0)[0]
    choose(t, "from:-1,-4")
    assert (before, chosen(t, 0)[0]) == (None, {"card": "green-5", "ring": "lothlorien", "from": [-1, -4]})


def test_a_question_tells_the_card_and_the_location_that_it_is_about() -> None:
    t = position(hands=HANDS)
    before = look(t, 0)["ask"]["about"]
    choose(t, "card:green-5")
    assert before == {"card": None, "location": "bree"}
    assert look(t, 0)["ask"]["about"] == {"card": "green-5", "location": "bree"}


def test_while_somebody_chooses_the_others_see_no_change() -> None:
    t = position(hands=HANDS, rings=[["bree"]])
    before = [look(t, seat) for seat in (None, 1, 2, 3)]
    choose(t, "card:green-5", "ring:bree")
    assert [look(t, seat) for seat in (None, 1, 2, 3)] == before


@rule("FE-3.3")
def test_everybody_learns_how_many_cards_were_drawn_and_only_the_drawer_which() -> None:
    t = position(hands=HANDS, decks=[["green-3", "green-2"], [], [], []])
    choose(t, "card:green-1", "slot:S0")
    told = apply(t, 0, option_keyed(GAME, t, 0, "stop"))
    assert [[event.plain() for event in told if event.visible(seat)] for seat in (0, 1, None)] == [
        [
            {"event": "drew", "seat": 0, "count": 2, "rules": ["FE-3.3"]},
            {"event": "drew-cards", "seat": 0, "cards": ["green-2", "green-3"], "rules": ["FE-3.3"], "to": [0]},
        ],
        [{"event": "drew", "seat": 0, "count": 2, "rules": ["FE-3.3"]}],
        [{"event": "drew", "seat": 0, "count": 2, "rules": ["FE-3.3"]}],
    ]


@pytest.mark.parametrize(("drawer", "card"), [(1, "yellow-2"), (2, "red-3"), (3, "blue-4")])
def test_drawn_cards_are_told_to_no_seat_but_the_drawer(drawer: int, card: str) -> None:
    t = position(hands=HANDS, active=drawer)
    choose(t, f"card:{card}")
    told = apply(t, drawer, option_keyed(GAME, t, drawer, "slot:S0"))
    faces = [event for event in told if event.kind.name == "drew-cards"]
    assert [[event.visible(seat) for seat in (None, 0, 1, 2, 3)] for event in faces] == [
        [seat == drawer for seat in (None, 0, 1, 2, 3)]
    ]


@rule("FE-8.12", "FE-8.16")
def test_with_hidden_points_everybody_sees_only_the_own_total() -> None:
    t = position(hands=HANDS, points=[1, 2, 3, 4], variant={"hidden_points": True})
    assert [[player["points"] for player in look(t, seat)["players"]] for seat in (None, 0, 3)] == [
        [None, None, None, None],
        [1, None, None, None],
        [None, None, None, 4],
    ]


@rule("FE-8.16")
def test_hidden_points_are_shown_when_the_game_is_over() -> None:
    t = position(hands=[["green-1"], [], [], []], decks=[[], [], [], []], variant={"hidden_points": True})
    choose(t, "card:green-1", "slot:S0")
    assert [player["points"] for player in look(t)["players"]] == [2, 0, 0, 0]


@rule("FE-8.16")
@pytest.mark.parametrize(
    ("hidden", "seat", "standing"),
    [
        (False, None, [1, 2, 3, 4]),
        (False, 2, [1, 2, 3, 4]),
        (True, None, [0, 0, 0, 0]),
        (True, 0, [1, 0, 0, 0]),
        (True, 3, [0, 0, 0, 4]),
    ],
)
def test_a_chart_shows_the_points_that_its_reader_may_see(hidden: bool, seat: int | None, standing: list[int]) -> None:
    t = position(hands=HANDS, points=[1, 2, 3, 4], variant={"hidden_points": hidden})
    assert GAME.standing(t, seat) == standing


@rule("FE-8.16")
def test_a_chart_shows_all_points_when_the_game_is_over() -> None:
    t = position(
        hands=[["green-1"], [], [], []],
        decks=[[], [], [], []],
        points=[0, 2, 3, 4],
        variant={"hidden_points": True},
    )
    choose(t, "card:green-1", "slot:S0")
    assert GAME.standing(t, None) == [2, 2, 3, 4]


@rule("FE-8.16")
def test_the_awards_are_public_even_with_hidden_points() -> None:
    nine = around("green-5", "green-4", "yellow-4", "yellow-3", "red-4", "red-2", "blue-1", "blue-1", "blue-1")
    t = position(hands=[["green-1"]], cards=nine, variant={"hidden_points": True})
    choose(t, "card:green-1")
    told = apply(t, 0, option_keyed(GAME, t, 0, "slot:S9"))
    assert {(event.kind.name, event.visible(None)) for event in told} == {
        ("laid", True),
        ("scored", True),
        ("points", True),
        ("ring-won", True),
    }


def test_the_unused_colour_is_known_with_three_players() -> None:
    view = look(new(3), 1)
    assert (view["unused"], len(view["box"])) == (["blue"], 22)


# What a seat imagines


def test_an_imagined_game_keeps_what_the_seat_knows() -> None:
    t = new(4, start=0)
    imagined = GAME.determinize(t, 1, Random(1))
    assert GAME.view(imagined, 1) == look(t, 1)


def test_an_imagined_game_deals_the_hands_of_the_others_anew() -> None:
    t = new(4, start=0)
    hands = {tuple(look_in(t, seed)) for seed in range(10)}
    assert len(hands) > 1


def look_in(t: Any, seed: int) -> list[str]:
    hand: list[str] = GAME.view(GAME.determinize(t, 1, Random(seed)), 0)["players"][0]["hand"]
    return hand


@pytest.mark.parametrize(
    "picked", [["card:green-5"], ["card:green-5", "ring:bree"], ["replay"], ["replay", "from:-1,-4"]]
)
def test_the_others_imagine_the_choice_of_a_card_anew(picked: list[str]) -> None:
    t = position(
        hands=[["green-1", "green-5"]],
        rings=[["bree", "lothlorien"]],
        cards=around("green-4", at=(0, -3)),
        at="amon_hen",
    )
    choose(t, *picked)
    theirs, own = GAME.determinize(t, 1, Random(1)), GAME.determinize(t, 0, Random(1))
    assert theirs.ask is not None
    assert own.ask is not None
    assert t.ask is not None
    assert (theirs.ask.kind, own.ask.kind, own.ask.options) == ("card", t.ask.kind, t.ask.options)


def test_the_others_imagine_no_trace_of_what_was_picked() -> None:
    t = position(
        hands=[["green-1", "green-5"]],
        rings=[["bree", "lothlorien"]],
        cards=around("green-4", at=(0, -3)),
        at="amon_hen",
    )
    unpicked = GAME.determinize(t, 1, Random(1)).dump()["stack"]
    choose(t, "replay", "from:-1,-4")
    assert GAME.determinize(t, 1, Random(1)).dump()["stack"] == unpicked


def test_a_saved_game_goes_on_as_it_was() -> None:
    t, rng = new(2, start=0), Random(4)
    t.take_news()
    while t.ask is not None:
        copy, loaded = t.clone(), GAME.load(t.dump())
        assert copy.digest() == loaded.digest() == t.digest()
        key = rng.choice(keys(t))
        seat = asked(t)
        told = [event.plain() for event in apply(t, seat, option_keyed(GAME, t, seat, key))]
        again = [event.plain() for event in apply(loaded, seat, option_keyed(GAME, loaded, seat, key))]
        apply(copy, seat, option_keyed(GAME, copy, seat, key))
        assert (told, copy.digest()) == (again, t.digest())


def test_the_special_rule_of_the_current_location_is_open_to_all() -> None:
    anchors = [[3 * i, 0] for i in range(4)]
    assert look(position(3, locations=anchors))["location"]["special"] == "max_cards_per_turn"
