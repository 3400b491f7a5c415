"""The laws hold for Barrows: secret decks, effects in force, triggers, chains of cards, hidden numbers."""

from __future__ import annotations

from tests.kernel.barrows import GAME

from mathom.testing.conformance import Law, Play, laws, plays_of


@laws(plays_of(GAME, seeds=4))
def test_the_laws_hold(law: Law, play: Play) -> None:
    law(play)
