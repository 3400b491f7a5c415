"""When a person at the keyboard is asked where they may pass. Who plays alone finds the orders in the next game.

The policies are those of tables (`mathom.tables.passing`): ``ask``, ``able``, ``never``, and ``stop`` for once.
"""

from __future__ import annotations

import json
from pathlib import Path

import typer

from mathom.kernel import Match
from mathom.tables.passing import ABLE, ASK, LONGEST, MOST, NEVER, POLICIES, STOP, names_of, policy_of


def kept_in() -> Path:
    return Path(typer.get_app_dir("mathom")) / "passing.json"


class Orders:
    """Of one person in one game; `file` keeps them for the next one."""

    def __init__(self, game: str, file: Path | None) -> None:
        self.game = game
        self.file = file
        self.stops: set[str] = set()
        self.passing: dict[str, str] = self.read().get(game, {})

    def read(self) -> dict[str, dict[str, str]]:
        """What cannot be read is forgotten: it is a convenience and no more."""
        try:
            found = json.loads(self.file.read_text("utf-8")) if self.file is not None else {}
        except (OSError, ValueError):
            return {}
        known = found.items() if isinstance(found, dict) else ()
        return {str(game): told for game, told in known if isinstance(told, dict) and is_orders(told)}

    def order(self, window: str, policy: str) -> None:
        if policy == STOP:
            self.stops.add(window)
            return
        self.passing[window] = policy
        if "/" not in window:
            # The order for a whole turn replaces those for its windows.
            self.passing = {name: told for name, told in self.passing.items() if not name.startswith(f"{window}/")}
        if self.file is not None:
            try:
                self.file.parent.mkdir(parents=True, exist_ok=True)
                self.file.write_text(json.dumps({**self.read(), self.game: self.passing}), "utf-8")
            except OSError:
                self.file = None

    def policy(self, window: str) -> str:
        return policy_of(self.passing, window)

    def passes(self, match: Match, seat: int, alone: bool) -> int | None:
        """The code that passes the question of now for the person; None if they want to be asked.

        Others at the keyboard would see that somebody had nothing to choose: among people ``able`` asks all the same.
        """
        window = match.game.passing(match.state, seat)
        if window is None:
            return None
        name, code = window
        if self.stops & names_of(name):
            self.stops -= names_of(name)
            return None
        policy = self.policy(name)
        if policy == NEVER:
            return code
        ask = match.state.ask
        nothing = ask is not None and len(ask.options_of(seat)) == 1
        return code if policy == ABLE and nothing and (alone or not match.state.is_discreet()) else None


def is_orders(told: dict[str, object]) -> bool:
    return len(told) <= MOST and all(len(w) <= LONGEST and p in POLICIES and p != STOP for w, p in told.items())


__all__ = ["ABLE", "ASK", "NEVER", "STOP", "Orders", "kept_in"]
