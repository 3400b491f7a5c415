"""A game being played and recorded: every choice is written down before anybody hears of it."""
# mypyc: skip

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from mathom import __version__
from mathom.kernel.brought import Sealed, seal
from mathom.kernel.chance import Chance, commitment, new_seed
from mathom.kernel.errors import NothingToUndo
from mathom.kernel.events import Event
from mathom.kernel.game import Game, Variant, check, knowledge, opens, option_key, taught
from mathom.kernel.lines import new_header, write_line
from mathom.kernel.older import asked_anew, concluded
from mathom.kernel.plain import parse
from mathom.kernel.record import Recording
from mathom.kernel.state import State, digest_of
from mathom.kernel.zones import NOBODY

Write = Callable[[str], None]


def _nowhere(lines: str) -> None:
    """For a game that nobody keeps."""


class Adopted(NamedTuple):
    """A game played by other rules or facts goes on by ours after choice `n`; `lost` choices are taken back."""

    n: int
    lost: int


class Match:
    """A state and its record, kept in step. `write` gets whole lines, all lines of a choice in one call.

    `adopted` says so where the game was played by other rules or facts until now.
    """

    def __init__(self, recording: Recording, state: State, write: Write | None) -> None:
        self.recording = recording
        self.game = recording.game
        self.state = state
        self.adopted: Adopted | None = None
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
        brought: list[Sealed | None] | None = None,
    ) -> Match:
        """A new game. Without a seed a secret one is made; with `explicit` a chance player makes all outcomes.

        `brought` is what the seats bring, sealed; for None what the game suggests.
        """
        chance = Chance(seed if seed is not None else new_seed(), explicit=explicit)
        chance.logging = True
        full = game.variants().read(len(names), variant)
        sealed = all_sealed(game, full, len(names), brought, chance.seed) if game.brings(full) else None
        state = game.begin(full, len(names), chance, None if sealed is None else [one["value"] for one in sealed])
        followed = what_followed(state, state.take_news(), before=-1)
        header = new_header(game, full, names, chance, len(followed), sealed)
        match = Match(Recording(header, game), state, write)
        match._keep(followed, after=write_line(header))
        return match

    @staticmethod
    def resume(lines: Iterable[str], write: Write | None = None, at: int | None = None) -> Match:
        """Go on with a recorded game from its last choice, or from after choice `at`.

        Going on from an earlier choice with `write` takes the later ones back in the record. A game played by other
        rules or facts goes on by those of this program, from the last moment that both agree on (see `adopted`).
        """
        recording = Recording.parse(lines)
        last = len(recording.entries) - 1
        match = Match(recording, concluded(recording), write)
        if recording.torn:
            match._write(write_line({"undo": last + 1}))
        if at is not None and at < last:
            match._keep([{"undo": at + 1}])
            match._rewind(at)
        else:
            match._adopt()
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
        something hidden came to light, `seat` can work out more, sealed answers were opened, or another seat has
        chosen."""
        later = self.recording.entries[n:]
        if any(entry.chance or entry.choice is None or entry.choice.seat != seat for entry in later):
            return True
        before = self.recording.state_at(n - 1)
        if opens(before) or taught(knowledge(before), self.state) != NOBODY:
            return True
        return before.concluded(seat) != self.state.concluded(seat)

    def _rewind(self, n: int) -> None:
        self.state, _ = self.recording.nearest(n)
        self.state.chance.logging = True
        self._adopt()

    def _adopt(self) -> None:
        """Go on by our rules where the last choices were made by others, and say so in the record."""
        recording = self.recording
        last = len(recording.entries) - 1
        if recording.plays_by_ours(last) or recording.result is not None:
            return
        state, n = recording.nearest(last)
        state = asked_anew(state)
        rules, catalogue = recording.ours
        plain = state.dump()
        line = {"version": __version__, "rules": rules, "catalogue": catalogue, "digest": digest_of(plain)}
        self._keep([*([{"undo": n + 1}] if n < last else []), {**line, "snapshot": plain}])
        self.state = state
        state.chance.logging = True
        self.adopted = Adopted(n, last - n)

    def _keep(self, lines: list[dict[str, Any]], after: str = "") -> None:
        written = [(line, write_line(line)) for line in lines]
        self._write(after + "".join([text for _, text in written]))
        for line, text in written:
            self.recording.keep(line, text)


def all_sealed(
    game: Game, variant: Variant, seats: int, brought: list[Sealed | None] | None, seed: str
) -> list[Sealed]:
    """What every seat brings, sealed; what the game suggests is sealed now."""
    given = brought or [None] * seats
    return [seal(game.suggest(variant, seats, seat, seed)) if one is None else one for seat, one in enumerate(given)]


def branched(lines: list[str], n: int) -> list[str]:
    """The record of a game that goes on after choice `n` of this one, with a secret seed of its own."""
    recording = Recording.parse(lines)
    whole = [line for line in lines if line.endswith("\n")]
    seed = new_seed()
    last = recording.entries[n].line
    kept: list[str] = []
    for line in whole[: last + parse(whole[last - 1])["then"]]:
        data = parse(line)
        if not kept:
            data.update(commitment=commitment(seed), continues=n)
        elif "snapshot" in data:
            data["snapshot"]["chance"]["seed"] = seed
        kept.append(write_line(data))
    return kept


def what_followed(state: State, events: list[Event], before: int) -> list[dict[str, Any]]:
    """The lines that a choice brings with it: chance, events, the new turn, the end."""
    lines = [draw.plain() for draw in state.chance.take_log()]
    lines += [event.plain() for event in events]
    if state.turn != before and state.result is None:
        plain = state.dump()
        lines.append({"turn": state.turn, "digest": digest_of(plain), "snapshot": plain})
    if state.result is not None:
        lines.append({"end": state.result.plain(), "digest": state.digest(), "seed": state.chance.seed})
    return lines
