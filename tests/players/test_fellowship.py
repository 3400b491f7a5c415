"""What the scripted player of Die Gefährten wants, in positions where it is plain what is right."""

from typing import Any

from mathom.games.fellowship import GAME
from mathom.games.fellowship.components import LOCATIONS
from mathom.kernel import Perspective, State, option_key
from mathom.players import make_player
from mathom.players.fellowship.outlook import Stake, evaluate, expected


def position(**entries: Any) -> State:
    state = GAME.new({"start": 0}, 2, "position")
    GAME.arrange(state, entries)  # type: ignore[arg-type]
    state.run()
    state.take_news()
    return state


def plays(state: State, choices: int) -> list[str]:
    """The keys of what the scripted player chooses next."""
    player = make_player("scripted", GAME, "1")
    keys: list[str] = []
    while state.ask is not None and len(keys) < choices:
        seat = state.ask.waiting()[0]
        code = player.choose(Perspective(GAME, state, seat))
        keys.append(option_key(GAME, state, seat, code))
        state.play(seat, code)
    return keys


NINE_AT_BAG_END = [
    "red-4 -1,-1",
    "red-4 0,-1",
    "blue-2 1,-1",
    "blue-1 2,-1",
    "green-1 2,0",
    "green-4 2,1",
    "green-2 1,1",
    "yellow-1 0,1",
    "yellow-1 -1,1",
]


def test_it_completes_a_location_with_the_card_that_wins_it() -> None:
    """Green has 7 against red's 8: the 1 would complete it for the other, the 4 wins it."""
    state = position(cards=NINE_AT_BAG_END, hands=[["green-1", "green-4"], ["red-1"]], last=1)
    assert plays(state, 1) == ["card:green-4"]


def test_it_covers_at_a_black_location() -> None:
    state = position(
        locations=[[0, 0], [0, -2], [0, -4]],
        cards=["red-4 -1,-5", "red-2 0,-5", "green-1 1,-5", "blue-1 2,-5"],
        hands=[["green-5", "yellow-1"], ["red-1", "red-2"]],
        last=1,
    )
    assert plays(state, 2) == ["card:green-5", "slot:S0"]


def test_it_sends_the_nazgul_against_the_card_that_decides() -> None:
    cards = [line.replace("red-4 0,-1", "red-5 0,-1") for line in NINE_AT_BAG_END]
    state = position(cards=cards, hands=[["green-nazgul", "yellow-0"], ["red-1"]], last=1)
    assert plays(state, 2) == ["card:green-nazgul", "slot:S1"]


def test_it_lays_the_next_location_where_its_own_cards_lie() -> None:
    """Green and yellow lie below Bag End, red and blue above."""
    state = position(
        cards=NINE_AT_BAG_END, hands=[["green-4", "green-2", "green-1"], ["red-1", "red-2"]], decks=[["green-1"], []]
    )
    *_, anchor = plays(state, 3)
    assert anchor.startswith("anchor:")
    assert int(anchor.rpartition(",")[2]) > 0


def test_certainty_when_no_slot_is_free() -> None:
    stakes = [Stake(0, 9, 4, 1), Stake(1, 9, 4, 0), Stake(0, 3, 1, 1), Stake(1, 0, 0, 0)]
    assert expected(stakes, LOCATIONS[3], 0, 2) == [4 + 3, 5]


def test_the_more_slots_are_free_the_less_a_lead_means() -> None:
    stakes = [Stake(0, 6, 2, 0), Stake(1, 3, 1, 1), Stake(0, 2, 1, 0), Stake(1, 0, 1, 1)]
    early = expected(stakes, LOCATIONS[3], 7, 2)
    late = expected(stakes, LOCATIONS[3], 1, 2)
    assert late[0] - late[1] > early[0] - early[1] > 0


def test_an_evaluation_favours_who_leads() -> None:
    state = position(points=[20, 5], hands=[["green-1"], ["red-1"]])
    ahead, behind = evaluate(state)
    assert 0 < behind < 0.5 < ahead < 1
