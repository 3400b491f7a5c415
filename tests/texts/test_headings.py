"""A game without a board of its own shows its view as a ledger: everything in it has a heading or a name."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.texts.test_completeness import messages

from mathom.games.wotr.game import GAME
from mathom.texts import LANGS

NOT_SHOWN = ("seat", "asked", "ask", "result", "players", "under_way")
# Messages of the game that are no names of things.
NOT_NAMES = ("ask", "event", "option", "setting", "view", "word", "role", "table", "title", "about")


def keys_in(part: Any) -> set[str]:
    if isinstance(part, dict):
        return set(part) | {key for value in part.values() for key in keys_in(value)}
    return {key for value in part for key in keys_in(value)} if isinstance(part, list) else set()


@pytest.fixture(scope="module")
def headings() -> set[str]:
    """All that is shown to somebody in a random game."""
    rng, found = Random(7), set()
    for seats in (2, 4):
        state = GAME.new({"no_overstacking": True}, seats, "headings")
        while state.ask is not None:
            seat = state.ask.waiting()[0]
            if state.seq % 50 == 0 or state.ask.kind == "loss":
                view = GAME.view(state, seat)
                found |= keys_in([part for name, part in view.items() if name not in NOT_SHOWN])
                found |= {name for name in view if name not in NOT_SHOWN} | keys_in(view["players"])
            state.play(seat, rng.choice(state.ask.options_of(seat)))
    return found


@pytest.mark.parametrize("lang", LANGS)
def test_every_heading_of_the_ledger_has_words(lang: str, headings: set[str]) -> None:
    known = [key.removeprefix("wotr-") for key in messages(lang) if key.startswith("wotr-")]
    names = {name for kind, _, name in (key.partition("-") for key in known) if kind not in NOT_NAMES}
    worded = {key.removeprefix("view-") for key in known if key.startswith("view-")}
    assert headings - names - worded == set()
    assert {"battle", "forces", "ring_used"} <= headings & worded
