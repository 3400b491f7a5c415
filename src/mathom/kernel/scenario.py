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
from mathom.kernel.errors import BadChance, BadScenario, Detail, MathomError, UnknownGame
from mathom.kernel.expect import Step, as_written, dice_in, script_of
from mathom.kernel.game import Game
from mathom.kernel.library import game
from mathom.kernel.plain import is_shallow
from mathom.kernel.state import State
from mathom.kernel.written import unknown_entry

TOP_ENTRIES = {"title": str, "game": str, "seats": int, "seed": str, "rules": list, "variant": dict, "position": dict}
TOP_ENTRIES |= {"chance": dict, "step": list, "branch": list}
BRANCH = {"title": str, "step": list}
STEP = {"seat": int, "chance": dict, "choose": (str, list), "refuse": str, "because": str, "asked": (int, list)}
STEP |= {"question": str, "offered": list, "includes": list, "excludes": list, "viewer": (int, str), "view": dict}
STEP |= {"nothing": list, "hidden": list, "events": list, "no_events": list, "result": dict}
OF_TEXTS = ("choose", "offered", "includes", "excludes", "nothing", "hidden", "rules")
OF_TABLES = ("events", "no_events")


class Scenario:
    """A scenario file, read and checked for its form."""

    def __init__(self, file: str, data: dict[str, Any]) -> None:
        self.file = file
        self.data = data
        self._insist(_form(data, TOP_ENTRIES))
        if not is_shallow(data):
            raise self._wrong(Detail("it is nested too deep"))
        needed = ["title", "game", "seats", *(["step"] if "branch" not in data else [])]
        self._insist(_lacks(data, needed))
        self._check_chance(data)
        self._check_steps(data.get("step", []), "")
        for number, branch in enumerate(data.get("branch", []), 1):
            where = Detail("branch {number}", number=number)
            self._insist(_form(branch, BRANCH) or _lacks(branch, list(BRANCH)), where)
            self._check_steps(branch["step"], branch["title"])
        branched = [step for branch in data.get("branch", []) for step in branch["step"]]
        self._dice = dice_in([data, *data.get("step", []), *branched])

    def _check_steps(self, steps: list[Any], branch: str) -> None:
        for number, step in enumerate(steps, 1):
            where = step_name(number, branch)
            self._insist(_form(step, STEP), where)
            if "because" in step and "refuse" not in step:
                self._insist(Detail("'because' without 'refuse'"), where)
            self._check_chance(step, where)

    def _check_chance(self, holder: dict[str, Any], where: Detail | None = None) -> None:
        for outcomes in holder.get("chance", {}).values():
            if not _is_script(outcomes):
                self._insist(Detail("chance is a list of outcomes for each stream, like [1, 5] or '2 6'"), where)

    @staticmethod
    def read(path: Path | str) -> Scenario:
        file = Path(path).name
        try:
            return Scenario(file, tomllib.loads(Path(path).read_text("utf-8")))
        except tomllib.TOMLDecodeError as error:
            raise BadScenario(file=file, detail=_where(str(error))) from error
        except RecursionError as error:
            raise BadScenario(file=file, detail=Detail("it is nested too deep")) from error
        except (ValueError, OverflowError) as error:
            text = isinstance(error, UnicodeDecodeError)
            why = Detail("it is not a text file") if text else Detail("it is no TOML: a number or date is too large")
            raise BadScenario(file=file, detail=why) from error
        except OSError as error:
            detail = Detail("it cannot be opened ({error})", error=error.strerror)
            raise BadScenario(file=file, detail=detail) from error

    def run(self) -> State:
        """Play it; the state at the end (of the last branch). Raises at the first expectation that does not hold:
        `ScenarioFailed`, or `BadScenario` if it cannot hold in any game."""
        try:
            ours = game(self.data["game"])
        except UnknownGame as error:
            raise self._wrong(error) from error
        state = self._position(ours)
        self._play(ours, state, self.data.get("step", []), "")
        branches = self.data.get("branch", [])
        for branch in branches:
            end = state.clone()
            end.quiet = False
            self._play(ours, end, branch["step"], branch["title"])
            self._check_unused(end)
        if not branches:
            self._check_unused(state)
        return end if branches else state

    def _play(self, ours: Game, state: State, steps: list[dict[str, Any]], branch: str) -> None:
        for number, step in enumerate(steps, 1):
            Step(self.file, ours, state, step_name(number, branch), step, self._dice).run()

    def _check_unused(self, state: State) -> None:
        unused = [stream for stream, outcomes in state.chance.script.items() if outcomes]
        if unused:
            raise self._wrong(Detail("the chance scripted for {streams} was not needed", streams=", ".join(unused)))

    def _position(self, ours: Game) -> State:
        chance = Chance(self.data.get("seed", self.data["title"]), script=script_of(self.data))
        try:
            state = ours.begin(self.data.get("variant", {}), self.data["seats"], chance)
            if "position" in self.data:
                ours.arrange(state, self.data["position"])
                state.run()
        except BadScenario as error:
            raise self._wrong(error.params["detail"]) from error
        except BadChance as error:
            raise self._wrong(as_written(error, self._dice)) from error
        except MathomError as error:
            raise self._wrong(error) from error
        state.take_news()
        return state

    def _insist(self, problem: Detail | None, where: Detail | None = None) -> None:
        """Raise the problem, if there is one."""
        if problem is not None:
            raise self._wrong(problem if where is None else Detail("{where}: {problem}", where=where, problem=problem))

    def _wrong(self, detail: object) -> BadScenario:
        return BadScenario(file=self.file, detail=detail)


def run_scenario(path: Path | str) -> State:
    """Read and play a scenario file."""
    return Scenario.read(path).run()


def step_name(number: int, branch: str) -> Detail:
    if branch:
        return Detail("step {number} of branch '{branch}'", number=number, branch=branch)
    return Detail("step {number}", number=number)


def _is_script(outcomes: Any) -> bool:
    return isinstance(outcomes, list) and all(_is_outcome(outcome) for outcome in outcomes)


def _is_outcome(outcome: Any) -> bool:
    if isinstance(outcome, str):
        return all(re.fullmatch("[1-9][0-9]{0,3}", die) for die in outcome.split())
    return isinstance(outcome, list) and all(type(number) is int for number in outcome)


def _lacks(data: dict[str, Any], names: list[str]) -> Detail | None:
    for name in names:
        if name not in data:
            return Detail("the entry '{name}' is missing", name=name)
    return None


def _form(data: Any, known: dict[str, Any]) -> Detail | None:
    """What is wrong with the form of a table."""
    if not isinstance(data, dict):
        return Detail("a table is wanted")
    for name, value in data.items():
        problem = unknown_entry(name, list(known))
        if problem is not None:
            return problem
        parts = value if isinstance(value, list) else []
        wanted = str if name in OF_TEXTS else dict if name in OF_TABLES else int if name == "asked" else object
        fits = isinstance(value, known[name]) and not isinstance(value, bool)
        if not fits or not all(isinstance(part, wanted) and not isinstance(part, bool) for part in parts):
            return Detail("'{name}' has the wrong type", name=name)
    return None


def _where(complaint: str) -> Detail:
    """Where a file stops being TOML, from the parser's complaint."""
    at = re.search(r"at line (\d+), column (\d+)", complaint)
    if at is None:
        return Detail("it is no TOML: something is missing at its end")
    return Detail("it is no TOML in line {line}, column {column}", line=int(at[1]), column=int(at[2]))
