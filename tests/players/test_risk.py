"""The scripted player of Der Ringkrieg 2: legal, blind for what it may not see, and better than chance."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.risk.helpers import HI, LI, choose, keys, kind, position, with_homes

from mathom.games.risk.game import GAME
from mathom.games.risk.state import Realm
from mathom.kernel import Perspective, option_key
from mathom.players import known_players, make_player
from mathom.players.risk import evaluate
from mathom.players.running import Fixture, play_out


def answer(s: Realm) -> str:
    """What the scripted player chooses now."""
    assert s.ask is not None
    seat = s.ask.waiting()[0]
    return option_key(GAME, s, seat, make_player("scripted", GAME, "1").choose(Perspective(GAME, s, seat)))


def test_the_game_has_three_players() -> None:
    assert set(known_players(GAME)) >= {"montecarlo", "random", "scripted"}


@pytest.mark.parametrize("players", [("scripted", "random"), ("random", "scripted")])
def test_it_beats_chance_on_either_side(players: tuple[str, str]) -> None:
    side = players.index("scripted")
    won = 0
    for game in range(6):
        outcome = play_out(GAME, {}, Fixture(players, f"strength/{game}", f"{game}"))
        won += outcome.wins[side] > outcome.wins[1 - side]
    assert won >= 5


def test_it_plays_a_whole_game_for_five() -> None:
    outcome = play_out(GAME, {}, Fixture(("scripted",) * 5, "five", "five"))
    assert sum(outcome.wins) > 0


def test_it_sees_the_same_in_every_world_that_could_be() -> None:
    s = position(
        2, turn_of="sauron", phase="combat", forces=with_homes(lorien={"sauron": {HI: 8}}, moria={"sauron": {HI: 8}})
    )
    choices = set()
    for i in range(6):
        world = GAME.determinize(s, 1, Random(i))
        choices.add(make_player("scripted", GAME, "1").choose(Perspective(GAME, world, 1)))
    assert len(choices) == 1


def test_it_hurries_the_ring_bearer_on() -> None:
    s = position(2, turn_of="elves", phase="ring", bearer={"without": "gondor"}, forces=with_homes())
    assert answer(s) == "route:buckland>old_forest"


def test_it_searches_where_he_can_be() -> None:
    forces = with_homes(lorien={"sauron": {HI: 8}}, moria={"sauron": {HI: 8}})
    s = position(2, turn_of="sauron", phase="combat", bearer={"space": "moria"}, forces=forces)
    assert answer(s) == "search:moria"


def test_it_attacks_the_weak_and_keeps_its_strongholds() -> None:
    weak = with_homes(minas_tirith={"gondor": {HI: 8}}, ithilien={"sauron": {LI: 1}})
    s = position(2, turn_of="gondor", phase="move", forces=weak)
    assert answer(s) == "territory:minas_tirith"
    choose(s, "territory:minas_tirith")
    assert answer(s) == "territory:ithilien"
    choose(s, "territory:ithilien")
    assert answer(s) == "split"
    choose(s, "split")
    assert (kind(s), answer(s)) == ("how-many", f"count:{HI}.1:7")
    lonely = position(2, turn_of="gondor", phase="move", forces=with_homes(minas_tirith={"gondor": {HI: 1}}))
    assert "territory:minas_tirith" in keys(lonely)
    assert answer(lonely) != "territory:minas_tirith"


def test_eagles_leave_mountains_in_parts() -> None:
    """Mountains are no territory, and nobody need stay there."""
    there = with_homes(white_mountains={"gondor": {"eagle": 3, "hero": 1}})
    s = position(2, turn_of="gondor", phase="move", forces=there)
    choose(s, "mountains:white_mountains", "territory:anfalas", "split")
    assert (kind(s), answer(s)) == ("how-many", "count:eagle.3:3")


def test_an_outlook_is_better_the_nearer_he_is() -> None:
    near = position(2, bearer={"space": "gorgoroth"}, forces=with_homes())
    far = position(2, bearer={"space": "the_shire"}, forces=with_homes())
    assert evaluate(near)[0] > evaluate(far)[0]
    assert sum(evaluate(near)) == pytest.approx(1)
