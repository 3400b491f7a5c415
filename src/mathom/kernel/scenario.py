"""A short hand-written file: a position, some choices, and what must then be true. See docs/scenarios.md.

It is the test format, the puzzle format and the format of a bug report.
"""
# mypyc: skip

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from mathom.kernel.chance import Chance
from mathom.kernel.errors import BadChance, BadScenario, Detail, MathomError, ScenarioFailed, UnknownGame
from mathom.kernel.events import Event
from mathom.kernel.game import Game, apply, explain, game, option_key, option_keyed
from mathom.kernel.state import State

TOP = {"title": str, "game": str, "seats": int, "seed": str, "rules": list, "variant": dict, "position": dict}
TOP |= {"chance": dict, "step": list}
STEP = {"seat": int, "chance": dict, "choose": (str, list), "refuse": str, "because": str, "asked": (int, list)}
STEP |= {"question": str, "offered": list, "includes": list, "excludes": list, "viewer": (int, str), "view": dict}
STEP |= {"hidden": list, "events": list, "result": dict}
SPECTATOR = "spectator"


class Scenario:
    """A scenario file, read and checked for its form."""

    def __init__(self, file: str, data: dict[str, Any]) -> None:
        self.file = file
        self.data = data
        self._insist(_form(data, TOP))
        for name in ("title", "game", "seats", "step"):
            if name not in data:
                raise self._wrong(Detail("the entry '{name}' is missing", name=name))
        for number, step in enumerate(data["step"], 1):
            self._insist(_form(step, STEP), number)
            if "because" in step and "refuse" not in step:
                self._insist(Detail("'because' without 'refuse'"), number)
        scripts = [data, *data["step"]]
        if not all(_is_script(outcomes) for script in scripts for outcomes in script.get("chance", {}).values()):
            raise self._wrong(Detail("scripted chance is a list of outcomes for a stream, each a list of numbers"))

    @staticmethod
    def read(path: Path | str) -> Scenario:
        file = Path(path).name
        try:
            return Scenario(file, tomllib.loads(Path(path).read_text("utf-8")))
        except tomllib.TOMLDecodeError as error:
            raise BadScenario(file=file, detail=_where(str(error))) from error
        except UnicodeDecodeError as error:
            raise BadScenario(file=file, detail=Detail("it is not a text file")) from error
        except OSError as error:
            detail = Detail("it cannot be opened ({error})", error=error.strerror)
            raise BadScenario(file=file, detail=detail) from error

    def run(self) -> State:
        """Play it; the state at the end. Raises `ScenarioFailed` at the first expectation that does not hold."""
        try:
            ours = game(self.data["game"])
        except UnknownGame as error:
            raise self._wrong(error) from error
        state = self._position(ours)
        for number, step in enumerate(self.data["step"], 1):
            _Step(self, ours, state, number, step).run()
        unused = [stream for stream, outcomes in state.chance.script.items() if outcomes]
        if unused:
            raise self._wrong(Detail("the chance scripted for {streams} was not needed", streams=", ".join(unused)))
        return state

    def _position(self, ours: Game) -> State:
        chance = Chance(self.data.get("seed", self.data["title"]), script=self.data.get("chance", {}))
        try:
            state = ours.begin(self.data.get("variant", {}), self.data["seats"], chance)
            if "position" in self.data:
                ours.arrange(state, self.data["position"])
                state.run()
        except BadScenario as error:
            raise self._wrong(error.params["detail"]) from error
        except MathomError as error:
            raise self._wrong(error) from error
        except (TypeError, ValueError, LookupError, AttributeError) as error:
            raise self._wrong(Detail("[position] has an entry of the wrong form")) from error
        state.take_news()
        return state

    def _insist(self, problem: Detail | None, step: int = 0) -> None:
        """Raise the problem, if there is one; `step` is where."""
        if problem is not None:
            raise self._wrong(Detail("step {step}: {problem}", step=step, problem=problem) if step else problem)

    def _wrong(self, detail: object) -> BadScenario:
        return BadScenario(file=self.file, detail=detail)


class _Step:
    """One step: first its chance and choices, then its expectations, in the order of the methods below."""

    def __init__(self, scenario: Scenario, game: Game, state: State, number: int, step: dict[str, Any]) -> None:
        self.scenario = scenario
        self.game = game
        self.state = state
        self.number = number
        self.step = step
        asked = state.ask.waiting() if state.ask is not None else []
        self.seat: int = step.get("seat", asked[0] if asked else 0)

    def run(self) -> None:
        for stream, outcomes in self.step.get("chance", {}).items():
            queue = self.state.chance.script.get(stream, [])
            self.state.chance.script = {**self.state.chance.script, stream: [*queue, *outcomes]}
        happened = self.choose()
        for expectation in ("refuse", "asked", "question", "offered", "includes", "excludes", "view", "hidden"):
            if expectation in self.step:
                getattr(self, f"expect_{expectation}")(self.step[expectation])
        if "events" in self.step:
            self.expect_events(self.step["events"], [event.plain() for event in happened])
        if "result" in self.step:
            result = None if self.state.result is None else self.state.result.plain()
            self.expect(_contains(result, self.step["result"]), Detail("the result is {result}", result=str(result)))

    def choose(self) -> list[Event]:
        wanted = self.step.get("choose", [])
        happened: list[Event] = []
        for key in wanted.split() if isinstance(wanted, str) else wanted:
            try:
                code = option_keyed(self.game, self.state, self.seat, key)
            except MathomError as error:
                raise self.failed(error) from error
            try:
                happened += apply(self.state, self.seat, code)
            except BadChance as error:
                raise self.failed(error) from error
        return happened

    def expect_refuse(self, intent: str) -> None:
        reasons = explain(self.game, self.state, self.seat, intent)
        self.expect(bool(reasons), Detail("'{intent}' is allowed", intent=intent))
        because = self.step.get("because")
        for reason in reasons:
            why = Detail("'{intent}' is refused, but for another reason: {reason}", intent=intent, reason=reason)
            self.expect(because is None or because in reason.rules, why)

    def expect_asked(self, wanted: int | list[int]) -> None:
        asked = self.state.ask.waiting() if self.state.ask is not None else []
        fits = asked == ([wanted] if isinstance(wanted, int) else wanted)
        self.expect(fits, Detail("asked: {seats}", seats=str(asked)))

    def expect_question(self, wanted: str) -> None:
        kind = self.state.ask.kind if self.state.ask is not None else None
        self.expect(kind == wanted, Detail("the question is '{kind}'", kind=kind))

    def expect_offered(self, wanted: list[str]) -> None:
        offered = self.keys()
        self.expect(sorted(offered) == sorted(wanted), Detail("offered: {keys}", keys=", ".join(offered)))

    def expect_includes(self, wanted: list[str]) -> None:
        missing = [key for key in wanted if key not in self.keys()]
        told = {"missing": ", ".join(missing), "keys": ", ".join(self.keys())}
        self.expect(not missing, Detail("not offered: {missing}; offered: {keys}", **told))

    def expect_excludes(self, unwanted: list[str]) -> None:
        found = [key for key in unwanted if key in self.keys()]
        self.expect(not found, Detail("offered after all: {keys}", keys=", ".join(found)))

    def expect_view(self, wanted: dict[str, Any]) -> None:
        for path, value in wanted.items():
            found, seen = _look(self.view(), path)
            told = {"path": path, "seen": repr(seen), "wanted": repr(value)}
            self.expect(found and seen == value, Detail("{path} is {seen}, not {wanted}", **told))

    def expect_hidden(self, paths: list[str]) -> None:
        for path in paths:
            _, seen = _look(self.view(), path)
            self.expect(seen is None, Detail("{path} can be seen: {seen}", path=path, seen=repr(seen)))

    def expect_events(self, wanted: list[dict[str, Any]], happened: list[dict[str, Any]]) -> None:
        rest = list(happened)
        for event in wanted:
            at = next((i for i, real in enumerate(rest) if _contains(real, event)), None)
            told = {"event": str(event), "happened": str(happened)}
            if at is None:
                raise self.failed(Detail("{event} did not happen (in this order); what did: {happened}", **told))
            del rest[: at + 1]

    def keys(self) -> list[str]:
        ask = self.state.ask
        codes = [] if ask is None else ask.options_of(self.seat)
        return [option_key(self.game, self.state, self.seat, code) for code in codes]

    def view(self) -> dict[str, Any]:
        viewer = self.step.get("viewer", self.seat)
        if viewer != SPECTATOR and viewer not in range(self.state.seats):
            raise BadScenario(file=self.scenario.file, detail=Detail("there is no viewer '{viewer}'", viewer=viewer))
        return self.game.view(self.state, None if viewer == SPECTATOR else viewer)

    def expect(self, holds: bool, otherwise: Detail) -> None:
        if not holds:
            raise self.failed(otherwise)

    def failed(self, detail: object) -> ScenarioFailed:
        return ScenarioFailed(file=self.scenario.file, step=self.number, detail=detail)


def run_scenario(path: Path | str) -> State:
    """Read and play a scenario file."""
    return Scenario.read(path).run()


def _form(data: Any, known: dict[str, Any]) -> Detail | None:
    """What is wrong with the form of a table."""
    if not isinstance(data, dict):
        return Detail("a table is wanted")
    for name, value in data.items():
        if name not in known:
            return Detail("unknown entry '{name}'; known: {known}", name=name, known=", ".join(known))
        if not isinstance(value, known[name]):
            return Detail("'{name}' has the wrong type", name=name)
    return None


def _where(complaint: str) -> Detail:
    """Where a file stops being TOML, from the parser's complaint."""
    at = re.search(r"at line (\d+), column (\d+)", complaint)
    if at is None:
        return Detail("it is no TOML: something is missing at its end")
    return Detail("it is no TOML in line {line}, column {column}", line=int(at[1]), column=int(at[2]))


def _is_script(outcomes: Any) -> bool:
    if not isinstance(outcomes, list) or not all(isinstance(outcome, list) for outcome in outcomes):
        return False
    return all(type(number) is int for outcome in outcomes for number in outcome)


def _look(data: Any, path: str) -> tuple[bool, Any]:
    """What lies at a path such as ``players.0.points``, and whether there is anything."""
    for part in path.split("."):
        if isinstance(data, dict) and part in data:
            data = data[part]
        elif isinstance(data, list) and part.isdecimal() and int(part) < len(data):
            data = data[int(part)]
        else:
            return False, None
    return True, data


def _contains(real: Any, wanted: Any) -> bool:
    """Whether all that is wanted is in `real`; tables may have more entries than named."""
    if isinstance(real, dict) and isinstance(wanted, dict):
        return all(name in real and _contains(real[name], value) for name, value in wanted.items())
    return bool(real == wanted)
