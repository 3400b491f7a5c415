"""Games that were played by other rules or facts than this program has: what of them can be shown, and played on.

A record keeps a snapshot of every turn, all choices by their keys, all chance and all that happened. A snapshot that
this program can load, whose things it numbers alike, and whose question it puts with the option that was chosen, is
shown as it is. From there the choices are made
again, by their keys and with the chance they had, as long as exactly what is written happens. Where something else
would happen, the last moment before it is shown until the next snapshot.
"""
# mypyc: skip

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from mathom.kernel.chance import Chance, commitment
from mathom.kernel.errors import MathomError
from mathom.kernel.game import option_key, option_keyed
from mathom.kernel.lines import Entry
from mathom.kernel.plain import canonical, dump, parse
from mathom.kernel.state import NO_FRAMES, Result, State

if TYPE_CHECKING:
    from mathom.kernel.record import Recording

# What a state of other rules may do to the rules of this program: anything that comes from what they do not expect.
ASTRAY = (MathomError, TypeError, ValueError, LookupError, AttributeError, AssertionError, RuntimeError)


class Moment(NamedTuple):
    """The state after `n` choices; if it is not `exact`, the last one before that can be shown."""

    n: int
    state: State
    exact: bool


def nearest(recording: Recording, n: int) -> tuple[State, int]:
    """The state after `n` choices, or the last one before that can be shown; and which it is."""
    start = n
    state = _snapshot(recording, start)
    while state is None and start > 0:
        start -= 1
        state = _snapshot(recording, start)
    state = state or _setup(recording)
    if state is None:
        raise recording.other_rules(n)
    for reached in range(start, n):
        further = _played(recording, state, recording.entries[reached + 1])
        if further is None:
            return state, reached
        state = further
    return state, n


def walk(recording: Recording, aloud: bool) -> Iterator[Moment]:
    """Every moment in order."""
    state: State | None = None
    exact = True
    for n, entry in enumerate(recording.entries):
        if recording.plays_by_ours(n):
            state, exact = _by_ours(recording, n, state, aloud), True
        else:
            further = _snapshot(recording, n)
            if further is None and exact:
                further = _setup(recording) if state is None else _played(recording, state, entry)
            state, exact = further or state, further is not None
            if state is None:
                raise recording.other_rules(n)
        yield Moment(n, state, exact)


def _by_ours(recording: Recording, n: int, state: State | None, aloud: bool) -> State:
    """The next moment, where the rules are those of this program."""
    if state is not None and n != recording.floor:
        recording.replay(state, recording.entries[n])
        return state
    first = recording.unpack(recording.entries[n]) if n or recording.was_adopted else recording.begin()
    if not aloud:
        first.take_news()
        first.quiet = True
    return first


def concluded(recording: Recording) -> State:
    """The last moment of a finished game that can be shown, with the end that it came to."""
    last = len(recording.entries) - 1
    state, reached = recording.nearest(last)
    if reached < last and recording.result is not None:
        result = recording.result
        state.result = Result(result["winners"], result["scores"], result["how"])
        state.stack, state.ask, state.seq = NO_FRAMES, None, last
    return state


def asked_anew(state: State) -> State:
    """The state with its question as our rules put it, if they ask the same; else the question stays as it is."""
    before = state.ask
    if before is None or before.answers:
        return state
    copy = state.clone()
    copy.quiet = False
    try:
        copy.ask_again()
    except ASTRAY:
        return state
    asked = copy.ask
    same = asked is not None and (asked.seats, asked.kind) == (before.seats, before.kind)
    return copy if same and not copy.take_news() and copy.chance.counters == state.chance.counters else state


def _snapshot(recording: Recording, n: int) -> State | None:
    """The snapshot after `n` choices, if this program means by it what was meant."""
    entry = recording.entries[n]
    if entry.snapshot is None:
        return None
    try:
        state = asked_anew(recording.unpack(entry, strict=False))
        if not _has_our_things(recording, state):
            return None
        if n + 1 < len(recording.entries):
            choice = recording.entries[n + 1].choice
            assert choice is not None
            codes = [] if state.ask is None else state.ask.options_of(choice.seat)
            if choice.key not in [option_key(recording.game, state, choice.seat, code) for code in codes]:
                return None
        recording.game.view(state, None)
    except ASTRAY:
        return None
    return state


def _has_our_things(recording: Recording, state: State) -> bool:
    """Whether things, zones and heaps are numbered as ours are: then what lies where means what it meant."""
    ours = recording.game.begin(recording.header["variant"], len(recording.names), Chance())
    same = dump(state.zones.kinds) == dump(ours.zones.kinds) and len(state.zones.content) == len(ours.zones.content)
    return same and state.census() == ours.census()


def _setup(recording: Recording) -> State | None:
    try:
        state = recording.begin(_seed(recording))
    except ASTRAY:
        return None
    return state if _happened(state, recording.entries[0]) else None


def _played(recording: Recording, state: State, entry: Entry) -> State | None:
    """A copy of the state after the entry's choice; nothing if that does not lead to exactly what is written."""
    choice = entry.choice
    assert choice is not None
    copy = state.clone()
    copy.quiet = False
    copy.chance.script = entry.script()
    copy.chance.logging = True
    try:
        copy.play(choice.seat, option_keyed(recording.game, copy, choice.seat, choice.key))
    except ASTRAY:
        return None
    if [draw.plain() for draw in copy.chance.take_log()] != entry.chance or not _happened(copy, entry):
        return None
    copy.chance.script = {}
    copy.chance.logging = False
    return copy


def _happened(state: State, entry: Entry) -> bool:
    """Whether exactly what is written has happened."""
    result: Any = None if state.result is None else state.result.plain()
    told = _without_rules([event.plain() for event in state.take_news()])
    return told == _without_rules(entry.events) and result == (None if entry.end is None else entry.end["end"])


def _without_rules(events: list[dict[str, Any]]) -> bytes:
    """What happened, whichever rules are named as the reason."""
    return canonical([{name: value for name, value in event.items() if name != "rules"} for event in events])


def _seed(recording: Recording) -> str:
    """The seed that the snapshots hold, so that chance goes on as it would have; empty if none holds the right one."""
    for entry in recording.entries:
        if entry.snapshot is not None:
            chance = parse(entry.snapshot)["snapshot"].get("chance")
            seed = chance.get("seed") if isinstance(chance, dict) else None
            if isinstance(seed, str) and commitment(seed) == recording.header["commitment"]:
                return seed
    return ""
