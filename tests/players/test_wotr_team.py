"""The scripted player of Der Ringkrieg in a team: what it exchanges, joins and leads."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.wotr.edge.glance import Glance
from mathom.games.wotr.game import GAME
from mathom.games.wotr.map import region_named
from mathom.games.wotr.state import War
from mathom.kernel import Perspective, option_key
from mathom.players import make_player
from mathom.players.running import Fixture, play_out

GONDOR, WITCH_KING, ROHAN, SARUMAN = range(4)


def position(**entries: Any) -> War:
    w = GAME.new({}, 4, "position")
    assert isinstance(w, War)
    GAME.arrange(w, entries)
    w.run()
    return w


def chosen(w: War, seat: int) -> str:
    code = make_player("scripted", GAME, "1").choose(Perspective(GAME, w, seat))
    return option_key(GAME, w, seat, code)


def at_the_exchange(gondor: list[str], rohan: list[str]) -> War:
    decks = {"fp_character": ["fp_char_01", "fp_char_02"]}
    w = position(phase="draw", round=1, hands={"gondor": gondor, "rohan": rohan}, decks=decks)
    for seat in (ROHAN, GONDOR):
        w.play(seat, w.ask.options_of(seat)[0] if w.ask else 0)
    return w


@pytest.mark.parametrize(("gondor", "wish"), [("fp_str_09", "yes"), ("fp_str_14", "no")])
def test_a_card_with_the_team_mates_symbol_is_offered_and_given(gondor: str, wish: str) -> None:
    w = at_the_exchange([gondor, "fp_char_05"], ["fp_str_15"])
    assert chosen(w, GONDOR) == wish
    if wish == "yes":
        assert chosen(w, ROHAN) == "yes"
        for seat in (GONDOR, ROHAN):
            assert w.ask is not None
            w.play(seat, next(c for c in w.ask.options_of(seat) if option_key(GAME, w, seat, c) == "yes"))
        assert chosen(w, GONDOR) == f"card:{gondor}"


@pytest.mark.parametrize(("rohan", "joins"), [(1, "yes"), (3, "no"), (8, "yes")])
def test_a_small_troop_joins_a_large_army_and_equals_stay_apart(rohan: int, joins: str) -> None:
    w = position(
        clear=True,
        acts=["gondor"],
        figures=[f"edoras rohan-regular {min(rohan, 7)}", "folde gondor-regular 3"],
        nations=["gondor 0 active", "rohan 0 active"],
        rolled={"free_peoples": ["muster_army"], "shadow": ["army"]},
    )
    for key in ("die:muster_army", "move-army", "way:folde>edoras", "all"):
        assert w.ask is not None
        [seat] = w.ask.waiting()
        w.play(seat, next(c for c in w.ask.options_of(seat) if option_key(GAME, w, seat, c) == key))
    assert w.ask is not None
    assert (w.ask.kind, chosen(w, GONDOR)) == ("mixed-army", joins)


def test_a_seat_knows_which_armies_obey_it() -> None:
    w = position(
        clear=True,
        figures=[
            "edoras rohan-regular 3",
            "edoras gondor-regular 1",
            "dale north-regular 1",
            "pelargir gondor-regular 1",
        ],
        mixed=["edoras"],
    )
    places = [region_named(name) for name in ("edoras", "dale", "pelargir", "moria")]
    assert [Glance(w, GONDOR).leads(place) for place in places] == [False, False, True, False]
    assert [Glance(w, ROHAN).leads(place) for place in places] == [True, True, False, False]


@pytest.mark.parametrize("seats", [3, 4])
def test_scripted_players_in_all_seats_finish_a_war(seats: int) -> None:
    outcome = play_out(GAME, {}, Fixture(("scripted",) * seats, "team", "1"))
    sides = [0, 1, 1] if seats == 3 else [0, 1, 0, 1]
    won = [seat for seat, share in enumerate(outcome.wins) if share]
    assert won in ([s for s in range(seats) if sides[s] == side] for side in (0, 1))
