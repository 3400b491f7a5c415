"""A short hand-written file: a position, some choices, and what must then be true. See docs/scenarios.md.

It is the test format, the puzzle format and the format of a bug report.
"""
# mypyc: skip

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from mathom.kernel.chance import Chance
from mathom.kernel.errors import BadChance, BadScenario, MathomError, ScenarioFailed, UnknownGame
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
        self._check_form(data, TOP, "")
        for name in ("title", "game", "seats", "step"):
            if name not in data:
                raise self._wrong(f"the entry '{name}' is missing")
        for number, step in enumerate(data["step"], 1):
            self._check_form(step, STEP, f" in step {number}")
            if "because" in step and "refuse" not in step:
                raise self._wrong(f"'because' without 'refuse' in step {number}")
        scripts = [data, *data["step"]]
        if not all(_is_script(outcomes) for script in scripts for outcomes in script.get("chance", {}).values()):
            raise self._wrong("scripted chance is a list of outcomes for a stream, each a list of numbers")

    @staticmethod
    def read(path: Path | str) -> Scenario:
        file = Path(path).name
        try:
            return Scenario(file, tomllib.loads(Path(path).read_text("utf-8")))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise BadScenario(file=file, detail=str(error)) from error

    def run(self) -> State:
        """Play it; the state at the end. Raises `ScenarioFailed` at the first expectation that does not hold."""
        try:
            ours = game(self.data["game"])
        except UnknownGame as error:
            raise self._wrong(str(error)) from error
        state = self._position(ours)
        for number, step in enumerate(self.data["step"], 1):
            _Step(self, ours, state, number, step).run()
        unused = [stream for stream, outcomes in state.chance.script.items() if outcomes]
        if unused:
            raise self._wrong(f"the chance scripted for {', '.join(unused)} was not needed")
        return state

    def _position(self, ours: Game) -> State:
        chance = Chance(self.data.get("seed", self.data["title"]), script=self.data.get("chance", {}))
        try:
            state = ours.begin(self.data.get("variant", {}), self.data["seats"], chance)
            if "position" in self.data:
                ours.arrange(state, self.data["position"])
                state.run()
        except BadScenario as error:
            raise self._wrong(str(error.params["detail"])) from error
        except MathomError as error:
            raise self._wrong(str(error)) from error
        except (TypeError, ValueError, LookupError, AttributeError) as error:
            raise self._wrong(f"[position] has an entry of the wrong form ({error})") from error
        state.take_news()
        return state

    def _check_form(self, data: Any, known: dict[str, Any], where: str) -> None:
        if not isinstance(data, dict):
            raise self._wrong(f"a table is wanted{where}")
        for name, value in data.items():
            if name not in known:
                raise self._wrong(f"unknown entry '{name}'{where}; known: {', '.join(known)}")
            if not isinstance(value, known[name]):
                raise self._wrong(f"'{name}'{where} has the wrong type")

    def _wrong(self, detail: str) -> BadScenario:
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
            self.expect(_contains(result, self.step["result"]), f"the result is {result}")

    def choose(self) -> list[Event]:
        wanted = self.step.get("choose", [])
        happened: list[Event] = []
        for key in wanted.split() if isinstance(wanted, str) else wanted:
            try:
                code = option_keyed(self.game, self.state, self.seat, key)
            except MathomError as error:
                raise self.failed(str(error)) from error
            try:
                happened += apply(self.state, self.seat, code)
            except BadChance as error:
                raise self.failed(str(error)) from error
        return happened

    def expect_refuse(self, intent: str) -> None:
        reasons = explain(self.game, self.state, self.seat, intent)
        self.expect(bool(reasons), f"'{intent}' is allowed")
        because = self.step.get("because")
        rules = [rule for reason in reasons for rule in reason.rules]
        said = "; ".join(str(reason) for reason in reasons)
        self.expect(because is None or because in rules, f"'{intent}' is refused, but because {said}")

    def expect_asked(self, wanted: int | list[int]) -> None:
        asked = self.state.ask.waiting() if self.state.ask is not None else []
        self.expect(asked == ([wanted] if isinstance(wanted, int) else wanted), f"asked: {asked}")

    def expect_question(self, wanted: str) -> None:
        kind = self.state.ask.kind if self.state.ask is not None else None
        self.expect(kind == wanted, f"the question is '{kind}'")

    def expect_offered(self, wanted: list[str]) -> None:
        self.expect(sorted(self.keys()) == sorted(wanted), f"offered: {', '.join(self.keys())}")

    def expect_includes(self, wanted: list[str]) -> None:
        missing = [key for key in wanted if key not in self.keys()]
        self.expect(not missing, f"not offered: {', '.join(missing)}; offered: {', '.join(self.keys())}")

    def expect_excludes(self, unwanted: list[str]) -> None:
        found = [key for key in unwanted if key in self.keys()]
        self.expect(not found, f"offered after all: {', '.join(found)}")

    def expect_view(self, wanted: dict[str, Any]) -> None:
        for path, value in wanted.items():
            found, seen = _look(self.view(), path)
            self.expect(found and seen == value, f"{path} is {seen!r}, not {value!r}")

    def expect_hidden(self, paths: list[str]) -> None:
        for path in paths:
            _, seen = _look(self.view(), path)
            self.expect(seen is None, f"{path} can be seen: {seen!r}")

    def expect_events(self, wanted: list[dict[str, Any]], happened: list[dict[str, Any]]) -> None:
        rest = list(happened)
        for event in wanted:
            at = next((i for i, real in enumerate(rest) if _contains(real, event)), None)
            self.expect(at is not None, f"{event} did not happen (in this order); what did: {happened}")
            assert at is not None
            del rest[: at + 1]

    def keys(self) -> list[str]:
        ask = self.state.ask
        codes = [] if ask is None else ask.options_of(self.seat)
        return [option_key(self.game, self.state, self.seat, code) for code in codes]

    def view(self) -> dict[str, Any]:
        viewer = self.step.get("viewer", self.seat)
        if viewer != SPECTATOR and viewer not in range(self.state.seats):
            raise BadScenario(file=self.scenario.file, detail=f"there is no viewer {viewer!r}")
        return self.game.view(self.state, None if viewer == SPECTATOR else viewer)

    def expect(self, holds: bool, otherwise: str) -> None:
        if not holds:
            raise self.failed(otherwise)

    def failed(self, detail: str) -> ScenarioFailed:
        return ScenarioFailed(file=self.scenario.file, step=self.number, detail=detail)


def run_scenario(path: Path | str) -> State:
    """Read and play a scenario file."""
    return Scenario.read(path).run()


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
