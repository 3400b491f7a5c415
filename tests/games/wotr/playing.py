"""Playing from positions written as in scenarios: ``position(phase="action", rolled={...})``, then keys of options."""

from __future__ import annotations

from typing import Any

from tests.games.wotr.helpers import agrees

from mathom.games.wotr.game import GAME
from mathom.games.wotr.round.setup import role_of
from mathom.games.wotr.state import War
from mathom.kernel import Chance, Event, Reason, explain
from mathom.kernel.game import apply, option_keyed

FIRST, SECOND = "free_peoples", "shadow"
QUIET: dict[str, Any] = {"clear": True}


def position(
    chance: dict[str, list[list[int]]] | None = None,
    variant: dict[str, Any] | None = None,
    seats: int = 2,
    **entries: Any,
) -> War:
    """A war at its first question in the position. Dice in scripts count from 0."""
    w = GAME.begin(variant or {}, seats, Chance("mathom"))
    assert isinstance(w, War)
    GAME.arrange(w, entries)
    w.chance.script = chance or {}
    w.run()
    w.take_news()
    return w


def asked(w: War) -> tuple[str, str]:
    """Who is asked (by side), and what."""
    assert w.ask is not None
    [seat] = w.ask.waiting()
    return (FIRST, SECOND)[w.side_of_seat[seat]], w.ask.kind


def role(w: War) -> tuple[str, str]:
    """Who is asked (by what he plays), and what."""
    assert w.ask is not None
    [seat] = w.ask.waiting()
    return role_of(w, seat), w.ask.kind


def keys(w: War) -> list[str]:
    """What is offered."""
    assert w.ask is not None
    [seat] = w.ask.waiting()
    return [GAME.describe(w, seat, code).key for code in w.ask.options_of(seat)]


def question(w: War) -> tuple[str, str, list[str]]:
    """Who is asked (by side), what, and all that is offered."""
    return *asked(w), keys(w)


def choose(w: War, *picks: str) -> list[Event]:
    """Choose one option after the other, whoever is asked; all that happened."""
    told: list[Event] = []
    for pick in picks:
        assert w.ask is not None, pick
        [seat] = w.ask.waiting()
        agrees(w)
        told += apply(w, seat, option_keyed(GAME, w, seat, pick))
    return told


def why_not(w: War, intent: str) -> tuple[str, ...]:
    """The rules that refuse it; empty if it is allowed."""
    assert w.ask is not None
    [seat] = w.ask.waiting()
    reasons: list[Reason] = explain(GAME, w, seat, intent)
    return tuple(rule for reason in reasons for rule in reason.rules) or tuple(r.key for r in reasons)


def names(events: list[Event]) -> list[str]:
    return [event.kind.name for event in events]


def first(events: list[Event], name: str) -> dict[str, Any]:
    """The first event of a kind, as plain data without its rules."""
    found = next(event for event in events if event.kind.name == name).plain()
    return {key: value for key, value in found.items() if key not in ("event", "rules")}
