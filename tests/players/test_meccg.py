"""The scripted player of Middle-earth CCG: legal, blind for what it may not see, and better than chance."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.meccg.scene import Scene

from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.game import GAME
from mathom.kernel import Chance, Perspective, State, option_key
from mathom.players import make_player
from mathom.players.meccg import evaluate

GLORFINDEL, SAM, BALIN = "tw-161", "tw-180", "tw-123"  # prowess 8, 1, 4
GLAMDRING, MORIA, RIVENDELL = "tw-244", "tw-413", "tw-421"


def answer(s: State) -> str:
    """What the scripted player chooses now."""
    assert s.ask is not None
    seat = s.ask.waiting()[0]
    return option_key(GAME, s, seat, make_player("scripted", GAME, "1").choose(Perspective(GAME, s, seat)))


def play(decks: list[str], players: list[str], deal: str) -> State:
    state = GAME.begin({}, 2, Chance(deal), list(decks))
    state.quiet = True
    made = [make_player(name, GAME, f"{deal}/{seat}") for seat, name in enumerate(players)]
    while state.ask is not None:
        seat = state.ask.waiting()[0]
        state.play(seat, made[seat].choose(Perspective(GAME, state, seat)))
    return state


@pytest.mark.parametrize(
    "decks", [["challenge-a", "challenge-g"], ["challenge-c", "challenge-b"], ["challenge-h", "challenge-f"]]
)
def test_it_wins_far_more_points_than_chance_with_every_deck(decks: list[str]) -> None:
    won = lost = 0
    for own, players in ((0, ["scripted", "random"]), (1, ["random", "scripted"])):
        end = play(decks, players, "strength")
        assert end.result is not None
        won += end.result.scores[own]
        lost += end.result.scores[1 - own]
    assert won > 10 + 3 * lost


def test_two_of_them_reach_the_council() -> None:
    end = play(["challenge-b", "challenge-f"], ["scripted", "scripted"], "two")
    assert end.result is not None
    assert end.result.how == "council"


def test_it_chooses_the_same_whatever_the_opponent_holds() -> None:
    """Every card of the opponent that it has not seen is another one: nothing of it tells."""
    state = GAME.begin({}, 2, Chance("unseen"), ["challenge-a", "challenge-g"])
    rng = Random(1)
    asked = 0
    while asked < 60:
        assert state.ask is not None
        seat = state.ask.waiting()[0]
        options = state.ask.options_of(seat)
        if len(options) > 1 and rng.random() < 0.3:
            asked += 1
            swapped = GAME.determinize(state, seat, Random(asked))
            assert swapped.zones.face != state.zones.face
            assert answer(swapped) == answer(state)
        state.play(seat, rng.choice(options))


def test_it_travels_to_where_it_can_play_an_item_and_plays_it() -> None:
    tale = Scene(GLORFINDEL, "tw-132", BALIN, hand=[GLAMDRING], sites=[MORIA], rolls={"strike": [[6, 6]] * 8})
    tale.choose("move")
    assert answer(tale.s) == f"move:{MORIA}"
    tale.choose(f"move:{MORIA}").until("enter")
    assert answer(tale.s) == "enter"
    while tale.kind != "at-site":
        tale.choose(answer(tale.s))
    assert answer(tale.s) == f"play:{GLAMDRING}"


def test_it_does_not_enter_where_nothing_is_to_be_won() -> None:
    tale = Scene(GLORFINDEL, SAM, at=MORIA, sites=[MORIA])
    assert answer(tale.choose("move").until("enter").s) == "none"


def test_the_strongest_take_the_strikes_and_excess_ones_go_to_the_weakest() -> None:
    tale = Scene(SAM, GLORFINDEL, at=MORIA, hand=[GLAMDRING], sites=[MORIA])
    tale.choose("move").until("enter").choose("enter").until("excess")
    assert answer(tale.s).startswith(f"excess:{SAM}")
    attack = Attack(tale.s.companies_of(0)[0], "event")
    attack.attacker, attack.strikes, attack.prowess = 1, 1, 10
    tale.s.ask = None
    tale.s.push(attack)
    tale.s.run()
    tale.until("assign")
    assert answer(tale.s).startswith(f"assign:{GLORFINDEL}")


def test_two_leaders_part_before_they_travel() -> None:
    tale = Scene("le-31", "le-22", side="minion")
    assert answer(tale.s).startswith("split:")
    tale.choose(answer(tale.s))
    assert answer(tale.s) == "move"


def test_who_has_more_points_stands_better() -> None:
    even, ahead = Scene(GLORFINDEL, foe=[BALIN]), Scene([GLORFINDEL, GLAMDRING], foe=[BALIN])
    assert sum(evaluate(even.s)) == pytest.approx(1)
    assert evaluate(ahead.s)[0] > evaluate(even.s)[0]
