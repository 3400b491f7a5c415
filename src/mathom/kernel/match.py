"""A game being played and recorded: every choice is written down before anybody hears of it."""
# mypyc: skip

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from mathom.kernel.chance import Chance, new_seed
from mathom.kernel.errors import NothingToUndo
from mathom.kernel.events import Event
from mathom.kernel.game import Game, Variant, check, option_key
from mathom.kernel.record import Recording, new_header
from mathom.kernel.state import State

Write = Callable[[str], None]


def _nowhere(lines: str) -> None:
    """For a game that nobody keeps."""


class Match:
    """A state and its record, kept in step. `write` gets whole lines, all lines of a choice in one call."""

    def __init__(self, recording: Recording, state: State, write: Write | None) -> None:
        self.recording = recording
        self.game = recording.game
        self.state = state
        self._write = write or _nowhere
        state.chance.logging = True

    @staticmethod
    def start(
        game: Game,
        variant: Variant,
        names: list[str],
        seed: str | None = None,
        write: Write | None = None,
        explicit: bool = False,
    ) -> Match:
        """A new game. Without a seed a secret one is made; with `explicit` a chance player makes all outcomes."""
        chance = Chance(seed if seed is not None else new_seed(), explicit=explicit)
        chance.logging = True
        full = game.variants().read(len(names), variant)
        state = game.begin(full, len(names), chance)
        followed = what_followed(state, state.take_news(), before=-1)
        header = new_header(game, full, names, chance, len(followed))
        match = Match(Recording(header, game), state, write)
        match._write(_line(header) + "".join(_line(line) for line in followed))
        for line in followed:
            match.recording.add(_line(line))
        return match

    @staticmethod
    def resume(lines: Iterable[str], write: Write | None = None, at: int | None = None) -> Match:
        """Go on with a recorded game from its last choice, or from after choice `at`.

        Going on from an earlier choice with `write` takes the later ones back in the record.
        """
        recording = Recording.parse(lines)
        last = len(recording.entries) - 1
        match = Match(recording, recording.state_at(last), write)
        if recording.torn:
            match._write(_line({"undo": last + 1}))
        if at is not None and at < last:
            match.undo(at + 1)
        return match

    @property
    def names(self) -> list[str]:
        return self.recording.names

    @property
    def seq(self) -> int:
        return self.state.seq

    def choose(self, seat: int, code: int, seq: int | None = None) -> list[Event]:
        """Carry out a choice; it is in the record when this returns. A refusal, or a record that cannot be written,
        leaves the game as it was."""
        state = self.state
        check(state, seat, code, seq)
        key = option_key(self.game, state, seat, code)
        turn = state.turn
        state.play(seat, code)
        events = state.take_news()
        followed = what_followed(state, events, turn)
        choice = {"n": state.seq, "seat": seat, "code": code, "key": key, "then": len(followed)}
        try:
            self._keep([choice, *followed])
        except OSError:
            self._rewind(state.seq - 1)
            raise
        return events

    def undo(self, n: int | None = None) -> None:
        """Take back choice `n` (the last one, if not said) and all after it. Chance will bring the same again."""
        back = self.seq if n is None else n
        if not 0 < back <= self.seq:
            raise NothingToUndo(n=back)
        self._keep([{"undo": back}])
        self._rewind(back - 1)

    def reveals(self, seat: int, n: int) -> bool:
        """Whether anybody can have learnt something from choice `n` of `seat` and those after it: chance has spoken,
        something hidden came to light, or another seat has chosen."""
        later = self.recording.entries[n:]
        if any(entry.chance or entry.choice is None or entry.choice.seat != seat for entry in later):
            return True
        before = self.recording.state_at(n - 1).zones.known
        return any(new & ~old for new, old in zip(self.state.zones.known, before, strict=True))

    def _rewind(self, n: int) -> None:
        self.state = self.recording.state_at(n)
        self.state.chance.logging = True

    def _keep(self, lines: list[dict[str, Any]]) -> None:
        texts = [_line(line) for line in lines]
        self._write("".join(texts))
        for text in texts:
            self.recording.add(text)


def what_followed(state: State, events: list[Event], before: int) -> list[dict[str, Any]]:
    """The lines that a choice brings with it: chance, events, the new turn, the end."""
    lines = [draw.plain() for draw in state.chance.take_log()]
    lines += [event.plain() for event in events]
    if state.turn != before and state.result is None:
        lines.append({"turn": state.turn, "digest": state.digest(), "snapshot": state.dump()})
    if state.result is not None:
        lines.append({"end": state.result.plain(), "digest": state.digest(), "seed": state.chance.seed})
    return lines


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
