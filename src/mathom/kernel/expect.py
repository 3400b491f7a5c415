"""One step of a scenario: first its chance and choices, then its expectations, in the order of the methods below."""
# mypyc: skip

from __future__ import annotations

from typing import Any

from mathom.kernel.errors import BadChance, BadScenario, Detail, IllegalChoice, MathomError, ScenarioFailed
from mathom.kernel.events import DECLARED, RESERVED, Event
from mathom.kernel.game import Game, apply, explain, option_key, option_keyed
from mathom.kernel.state import State
from mathom.kernel.written import nearest_name, unknown_entry

SPECTATOR = "spectator"
NOTHING = "nothing"
EXPECTATIONS = ("refuse", "asked", "question", "offered", "includes", "excludes", "view", "nothing", "hidden")
# Reasons that refuse whatever anybody wants.
REFUSES_ALL = ("it-is-not-your-turn", "the-game-is-over")
# A question with more options than this is not listed as a whole.
LISTED = 40
# Longer values are cut: nobody reads them, and a message has an end.
READABLE = 400

Table = dict[str, Any]
# Streams with outcomes.
Dice = frozenset[tuple[str, tuple[int, ...]]]
NO_DICE: Dice = frozenset()


class Step:
    """`where` says which step it is, `dice` are the outcomes that the file has as texts (see `dice_in`)."""

    def __init__(self, file: str, game: Game, state: State, where: Detail, step: Table, dice: Dice = NO_DICE) -> None:
        self.file = file
        self.game = game
        self.state = state
        self.where = where
        self.step = step
        self.dice = dice
        asked = state.ask.waiting() if state.ask is not None else []
        self.seat: int = step.get("seat", asked[0] if asked else 0)
        if self.seat not in range(state.seats):
            raise self.wrong(Detail("there is no seat {seat}", seat=self.seat))

    def run(self) -> None:
        for stream, outcomes in script_of(self.step).items():
            queue = self.state.chance.script.get(stream, [])
            self.state.chance.script = {**self.state.chance.script, stream: [*queue, *outcomes]}
        happened = [event.plain() for event in self.choose()]
        for expectation in EXPECTATIONS:
            if expectation in self.step:
                getattr(self, f"expect_{expectation}")(self.step[expectation])
        self.expect_events(self.step.get("events", []), happened)
        self.expect_no_events(self.step.get("no_events", []), happened)
        if "result" in self.step:
            result = None if self.state.result is None else self.state.result.plain()
            self.expect(contains(result, self.step["result"]), Detail("the result is {result}", result=str(result)))

    # Choosing

    def choose(self) -> list[Event]:
        wanted = self.step.get("choose", [])
        happened: list[Event] = []
        for key in wanted.split() if isinstance(wanted, str) else wanted:
            try:
                code = option_keyed(self.game, self.state, self.seat, self.full(key))
            except MathomError as error:
                raise self.failed(self.with_question(self.not_chosen(key, error))) from error
            try:
                happened += apply(self.state, self.seat, code)
            except BadChance as error:
                told = {"key": key, "problem": as_written(error, self.dice)}
                raise self.failed(Detail("after '{key}': {problem}", **told)) from error
        return happened

    def not_chosen(self, key: str, error: MathomError) -> Detail:
        if isinstance(error, IllegalChoice) and not self.game.has_key(key):
            return self.no_such_key(key)
        why = error.params["why"] if isinstance(error, IllegalChoice) else error
        return Detail("'{key}' is not possible: {why}", key=key, why=why)

    def no_such_key(self, key: str) -> Detail:
        near = nearest_name(key, self.keys())
        if near:
            return Detail(
                "no question of this game has an option '{key}'; perhaps '{near}' is meant", key=key, near=near
            )
        return Detail("no question of this game has an option '{key}'", key=key)

    def with_question(self, problem: Detail) -> Detail:
        """The problem, and what was asked."""
        ask = self.state.ask
        if ask is None:
            return problem
        seat = ask.waiting()[0]
        keys = [option_key(self.game, self.state, seat, code) for code in ask.options_of(seat)]
        told = {"problem": problem, "seat": seat, "kind": ask.kind, "keys": shortened(keys)}
        return Detail("{problem}; seat {seat} is asked '{kind}': {keys}", **told)

    def check_keys(self, keys: list[str]) -> None:
        """What cannot be offered in any game is neither refused nor left out: it is a typo."""
        for key in keys:
            if not self.game.has_key(key):
                raise self.wrong(self.no_such_key(key))

    # Questions

    def expect_refuse(self, intent: str) -> None:
        self.check_keys(intent.split())
        if not intent.split():
            raise self.wrong(Detail("'{name}' has the wrong type", name="refuse"))
        reasons = explain(self.game, self.state, self.seat, intent)
        self.expect(bool(reasons), Detail("'{intent}' is allowed", intent=intent))
        because = self.step.get("because")
        for reason in reasons:
            told = {"intent": intent, "reason": reason, "key": reason.key}
            if because is None:
                everything = "'{intent}' is refused, like everything now: {reason}; if that is meant: because = '{key}'"
                self.expect(reason.key not in REFUSES_ALL, Detail(everything, **told))
            else:
                why = Detail("'{intent}' is refused, but for another reason: {reason}", **told)
                self.expect(because in (*reason.rules, reason.key), why)

    def expect_asked(self, wanted: int | list[int]) -> None:
        asked = self.state.ask.waiting() if self.state.ask is not None else []
        fits = asked == ([wanted] if isinstance(wanted, int) else wanted)
        self.expect(fits, Detail("asked: {seats}", seats=str(asked)))

    def expect_question(self, wanted: str) -> None:
        kind = self.state.ask.kind if self.state.ask is not None else None
        self.expect(kind == wanted, Detail("the question is '{kind}'", kind=kind))

    def expect_offered(self, wanted: list[str]) -> None:
        offered = self.keys()
        full = [self.full(key) for key in wanted]
        otherwise = Detail("offered: {keys}", keys=shortened(offered)) if offered else self.nobody_asked()
        self.expect(sorted(offered) == sorted(full), otherwise)

    def expect_includes(self, wanted: list[str]) -> None:
        missing = [key for key in wanted if self.full(key) not in self.keys()]
        told = {"missing": ", ".join(missing), "keys": shortened(self.keys())}
        offered = Detail("not offered: {missing}; offered: {keys}", **told)
        self.expect(not missing, offered if self.keys() else self.nobody_asked())

    def expect_excludes(self, unwanted: list[str]) -> None:
        self.check_keys(unwanted)
        found = [key for key in unwanted if self.full(key) in self.keys()]
        self.expect(not found, Detail("offered after all: {keys}", keys=", ".join(found)))

    def nobody_asked(self) -> Detail:
        return self.with_question(Detail("seat {seat} is not asked, so nothing is offered", seat=self.seat))

    def full(self, key: str) -> str:
        """The key of the option that the game reads it as, itself if it is none: a file may leave out what is clear."""
        ask = self.state.ask
        options = [] if ask is None else ask.options_of(self.seat)
        if key in self.keys() or not options or not self.game.has_key(key):
            return key
        code = self.game.parse(self.state, self.seat, key)
        return option_key(self.game, self.state, self.seat, code) if code in options else key

    def keys(self) -> list[str]:
        ask = self.state.ask
        codes = [] if ask is None else ask.options_of(self.seat)
        return [option_key(self.game, self.state, self.seat, code) for code in codes]

    # Views

    def expect_view(self, wanted: Table) -> None:
        for path, value in wanted.items():
            found, seen = self.look(path)
            self.expect(found, self.no_such_path(path))
            told = {"path": path, "seen": written(seen), "wanted": written(value)}
            self.expect(seen == value, Detail("{path} is {seen}, not {wanted}", **told))

    def expect_nothing(self, paths: list[str]) -> None:
        for path in paths:
            found, seen = self.look(path)
            self.expect(found, self.no_such_path(path))
            told = {"path": path, "seen": written(seen)}
            self.expect(seen is None, Detail("{path} is {seen}, not nothing", **told))

    def expect_hidden(self, paths: list[str]) -> None:
        for path in paths:
            found, seen = self.look(path)
            self.expect(not found or seen is None, Detail("{path} can be seen: {seen}", path=path, seen=written(seen)))
            others = [self.game.view(self.state, viewer) for viewer in (None, *range(self.state.seats))]
            if not found and not any(look(self.game, view, path)[0] for view in others):
                raise self.wrong(self.no_such_path(path))

    def look(self, path: str) -> tuple[bool, Any]:
        return look(self.game, self.view(), path)

    def view(self) -> Table:
        viewer = self.step.get("viewer", self.seat)
        if viewer != SPECTATOR and viewer not in range(self.state.seats):
            raise BadScenario(file=self.file, detail=Detail("there is no viewer '{viewer}'", viewer=viewer))
        return self.game.view(self.state, None if viewer == SPECTATOR else viewer)

    def no_such_path(self, path: str) -> Detail:
        """How far the path leads, and what there is instead."""
        parts = path.split(".")
        for length in range(len(parts)):
            if not look(self.game, self.view(), ".".join(parts[: length + 1]))[0]:
                break
        here = ".".join(parts[:length])
        names = names_at(self.game, self.view(), here)
        near = nearest_name(parts[length], names)
        told = {"path": path, "part": parts[length], "near": near, "known": shortened(names)}
        if near:
            return Detail("the view has no {path}: there is no '{part}'; perhaps '{near}' is meant", **told)
        return Detail("the view has no {path}: there is no '{part}' among: {known}", **told)

    # Events

    def expect_events(self, wanted: list[Table], happened: list[Table]) -> None:
        rest = list(happened)
        for event in wanted:
            self.check_event(event)
            at = next((i for i, real in enumerate(rest) if is_event(real, event)), None)
            told = {"event": str(event), "happened": written(happened)}
            if at is None:
                raise self.failed(Detail("{event} did not happen (in this order); what did: {happened}", **told))
            del rest[: at + 1]

    def expect_no_events(self, unwanted: list[Table], happened: list[Table]) -> None:
        for event in unwanted:
            self.check_event(event)
            real = next((real for real in happened if is_event(real, event)), None)
            self.expect(real is None, Detail("{event} did happen", event=str(real)))

    def check_event(self, event: Table) -> None:
        """The event is one that some game tells, and so are its parameters."""
        problem = None if "event" in event else Detail("the entry '{name}' is missing", name="event")
        if problem is None:
            problem = unknown_entry(str(event["event"]), sorted(DECLARED))
        if problem is None:
            known = sorted({*DECLARED[event["event"]], *RESERVED, NOTHING})
            names = [*event, *(name for name in listed(event.get(NOTHING)))]
            problem = next((found for name in names if (found := unknown_entry(name, known))), None)
        if problem is not None:
            raise self.wrong(Detail("{event}: {problem}", event=str(event), problem=problem))

    # Saying it

    def expect(self, holds: bool, otherwise: Detail) -> None:
        if not holds:
            raise self.failed(otherwise)

    def failed(self, detail: object) -> ScenarioFailed:
        return ScenarioFailed(file=self.file, where=self.where, detail=detail)

    def wrong(self, detail: object) -> BadScenario:
        return BadScenario(file=self.file, detail=Detail("{where}: {problem}", where=self.where, problem=detail))


def script_of(holder: Table) -> dict[str, list[list[int]]]:
    """The chance scripted in a file or a step, counted from 0; a text has the dice as they show, from 1."""
    return {stream: [_outcome(one) for one in outcomes] for stream, outcomes in holder.get("chance", {}).items()}


def dice_in(holders: list[Table]) -> Dice:
    """The outcomes that are written as texts, as the dice show, in a file and its steps."""
    return frozenset(
        (stream, tuple(_outcome(one)))
        for holder in holders
        for stream, outcomes in holder.get("chance", {}).items()
        for one in outcomes
        if isinstance(one, str)
    )


def as_written(error: BadChance, dice: Dice) -> object:
    """An outcome that cannot happen, counted as it was written."""
    got, wanted = error.params["got"], error.params["sizes"]
    assert isinstance(got, list)
    assert isinstance(wanted, Detail)
    if (error.params["stream"], tuple(got)) not in dice:
        return error
    shown = " ".join(str(number + 1) for number in got)
    told = {"dice": shown, "stream": error.params["stream"], **wanted.params}
    return Detail("the dice '{dice}' for '{stream}' cannot be rolled; wanted: {count} dice with {sizes} sides", **told)


def _outcome(written: str | list[int]) -> list[int]:
    return [int(die) - 1 for die in written.split()] if isinstance(written, str) else written


def shortened(names: list[str]) -> str:
    return ", ".join(names[:LISTED]) + (", ..." if len(names) > LISTED else "")


def written(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= READABLE else f"{text[:READABLE]} ..."


def listed(value: Any) -> list[str]:
    return [str(part) for part in value] if isinstance(value, list) else []


def look(game: Game, view: Table, path: str) -> tuple[bool, Any]:
    """What lies at a path such as ``players.0.points`` or ``regions.gondor.figures``, and whether there is anything."""
    named = game.named(view)
    data: Any = view
    parts = path.split(".")
    for i, part in enumerate(parts):
        if i == 1 and parts[0] in named and part in named[parts[0]]:
            data = named[parts[0]][part]
        elif isinstance(data, dict) and part in data:
            data = data[part]
        elif isinstance(data, list) and part.isascii() and part.isdecimal() and int(part[:9]) < len(data):
            data = data[int(part[:9])]
        else:
            return False, None
    return True, data


def names_at(game: Game, view: Table, path: str) -> list[str]:
    """What a path can go on with."""
    here = look(game, view, path)[1] if path else view
    if path in game.named(view):
        return list(game.named(view)[path])
    return (
        list(here) if isinstance(here, dict) else [str(i) for i in range(len(here))] if isinstance(here, list) else []
    )


def is_event(real: Table, wanted: Table) -> bool:
    """Whether it is the event that is wanted; what it lists as `nothing` must be null."""
    rest = {name: value for name, value in wanted.items() if name != NOTHING}
    return contains(real, rest) and all(real.get(name) is None for name in listed(wanted.get(NOTHING)))


def contains(real: Any, wanted: Any) -> bool:
    """Whether all that is wanted is in `real`; tables may have more entries than named."""
    if isinstance(real, dict) and isinstance(wanted, dict):
        return all(name in real and contains(real[name], value) for name, value in wanted.items())
    return bool(real == wanted)
