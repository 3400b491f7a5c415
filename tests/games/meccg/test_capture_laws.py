"""The laws in a game in which both players take prisoners whenever they can, and go to free them."""

from functools import cache
from random import Random
from typing import Any

import pytest
from tests.games.meccg.laws import OWN_LAWS
from tests.games.meccg.test_laws import Short, thin

from mathom.games.meccg.faces import FACES, face_of
from mathom.games.meccg.zones import ASIDE
from mathom.kernel import State, option_key
from mathom.testing import knowledge
from mathom.testing.conformance import (
    Law,
    Play,
    a_saved_game_loads_as_it_was,
    every_option_can_be_played,
    explanations_agree_with_the_options,
    keys_name_one_option_each,
    nothing_vanishes_or_doubles,
)

CAPTORS = {"dm-58": 3, "dm-90": 3, "dm-99": 3}
ATTACKERS = {"tw-14": 3, "tw-40": 3, "tw-37": 3, "tw-74": 3, "tw-72": 3}
WANTED = ("free:", "rescue:", "enter", *[f"declare:{card}" for card in [*CAPTORS, *ATTACKERS]])

LAWS: list[Law] = [
    a_saved_game_loads_as_it_was,
    every_option_can_be_played,
    explanations_agree_with_the_options,
    keys_name_one_option_each,
    nothing_vanishes_or_doubles,
    knowledge.a_view_is_the_same_in_every_imagined_world,
    knowledge.only_a_discreet_question_hides_whether_there_is_a_choice,
    knowledge.no_hidden_face_reaches_a_view,
    knowledge.events_and_views_tell_the_same,
    knowledge.imagined_worlds_can_be_played_to_the_end,
    *OWN_LAWS,
]


def hostile(name: str) -> dict[str, Any]:
    return {**thin(name), "hazards": {**CAPTORS, **ATTACKERS}}


GAME = Short("challenge-a", "challenge-b")
GAME.decks = [hostile("challenge-a"), hostile("challenge-b")]


def rescue_sites(s: Any) -> set[str]:
    lying = [thing for seat in (0, 1) for thing in s.at(ASIDE, seat)]
    return {s.face(thing).title for thing in lying if s.face(thing).kind == "site"}


class Raids(Play):
    """Looked at are only moments in which somebody is a prisoner, or is about to be one."""

    def choice(self, state: State, rng: Random) -> tuple[int, int]:
        assert state.ask is not None
        seat = rng.choice(state.ask.waiting())
        options = state.ask.options_of(seat)
        wanted = [code for code in options if self.is_wanted(state, option_key(self.game, state, seat, code))]
        return seat, rng.choice(wanted or options)

    def is_wanted(self, state: Any, key: str) -> bool:
        there = FACES[face_of(key[5:].partition("#")[0])].title if key.startswith("move:") else ""
        return key.startswith(WANTED) or there in rescue_sites(state)

    def telling(self, number: int = 0) -> list[int]:
        found = [i for i, state in enumerate(self.course.moments[:-1]) if self.is_telling(state)]
        wanted = number or self.sample
        return sorted(self.rng("telling").sample(found, min(wanted, len(found))))

    def is_telling(self, state: Any) -> bool:
        asked = "" if state.ask is None else state.ask.kind
        return asked in ("rescue-site", "rescue", "free-prisoners") or bool(rescue_sites(state))


@cache
def raids() -> Raids:
    """The first play in which somebody is taken prisoner."""
    plays = (Raids(GAME, {}, 2, f"raids {i}", sample=6, most=30, ahead=40) for i in range(20))
    return next(play for play in plays if any(rescue_sites(state) for state in play.course.moments))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Law) -> None:
    law(raids())
