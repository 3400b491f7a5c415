"""A lesson being played."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from fnmatch import fnmatchcase
from typing import Any

from mathom.kernel import Chance, Reason, State, apply, explain, game, option_key, option_keyed
from mathom.lessons.files import Lesson, Task

# So many choices more than the model needs, and the learner is on no way that leads to the goal.
PATIENCE = 3


class Verdict(StrEnum):
    """What a choice was: on the way, the end of a task or of the lesson, not what is wanted, or a way to nowhere."""

    ON = "on"
    TASK_DONE = "task-done"
    DONE = "done"
    WRONG = "wrong"
    MISSED = "missed"


class Course:
    """The position after all that was done, and how far the learner is.

    `choices` are those that led here: what was wrong is not carried out, and a way that led nowhere is taken back to
    the beginning of its task.
    """

    def __init__(self, lesson: Lesson, choices: Iterable[str] = ()) -> None:
        self.lesson = lesson
        self.game = game(lesson.game)
        self.choices: list[str] = []
        self.log: list[dict[str, Any]] = []
        self.state = self._set_up()
        if not self.is_asked():
            self._go_on()
        self._begin_task(0)
        for key in choices:
            self.choose(key)

    @property
    def done(self) -> bool:
        return self.at >= len(self.lesson.tasks)

    @property
    def task(self) -> Task | None:
        return None if self.done else self.lesson.tasks[self.at]

    def _set_up(self) -> State:
        lesson = self.lesson
        state = self.game.begin(lesson.variant, lesson.seats, Chance(lesson.seed))
        self.game.arrange(state, lesson.position)
        state.chance.script = dict(lesson.chance)
        self._others = list(lesson.others)
        state.run()
        state.take_news()
        return state

    def _begin_task(self, number: int) -> None:
        self.at = number
        self._tried = 0
        self._before = (self.state.clone(), len(self.choices), len(self.log), self._others[:])

    # The learner

    def choose(self, key: str) -> Verdict:
        """Carries out the choice if it is one that the task wants; raises what `apply` raises if nobody may do it."""
        code = option_keyed(self.game, self.state, self.lesson.seat, key)
        task = self.task
        if task is None or not any(fnmatchcase(key, pattern) for pattern in task.accept):
            return Verdict.WRONG
        self.choices.append(key)
        self._tried += 1
        self._apply(self.lesson.seat, code)
        if not (self.at == len(self.lesson.tasks) - 1 and self._reached(task)):
            self._go_on()
        if self._reached(task):
            self._begin_task(self.at + 1)
            return Verdict.DONE if self.done else Verdict.TASK_DONE
        if self._tried >= len(task.solution) + PATIENCE or not self.is_asked():
            self._take_back()
            return Verdict.MISSED
        return Verdict.ON

    def why(self, intent: str) -> list[Reason]:
        return explain(self.game, self.state, self.lesson.seat, intent)

    def is_asked(self) -> bool:
        return self.state.ask is not None and self.lesson.seat in self.state.ask.waiting()

    def _take_back(self) -> None:
        state, choices, log, others = self._before
        state.quiet = False
        self.state, self._others = state, others
        del self.choices[choices:]
        del self.log[log:]
        self._begin_task(self.at)

    def _reached(self, task: Task) -> bool:
        happened = iter(self.log[self._before[2] :])
        view = self.game.view(self.state, self.lesson.seat)
        return all(any(contains(real, event) for real in happened) for event in task.goal) and all(
            found_at(view, path) == value for path, value in task.view.items()
        )

    # Everybody else, and questions that are none

    def _go_on(self) -> None:
        """Others choose as the lesson says, else they decline; the learner is asked only where there is a choice."""
        while self.state.ask is not None and self.state.result is None:
            seat = self.state.ask.waiting()[0]
            codes = self.state.ask.options_of(seat)
            if seat == self.lesson.seat:
                if len(codes) > 1:
                    return
                self._apply(seat, codes[0])
            else:
                self._apply(seat, self._others_choice(seat, codes))

    def _others_choice(self, seat: int, codes: list[int]) -> int:
        keys = {option_key(self.game, self.state, seat, code): code for code in codes}
        if len(keys) > 1 and self._others and self._others[0] in keys:
            return keys[self._others.pop(0)]
        declining = [code for code in codes if self.game.describe(self.state, seat, code).declines]
        return (declining or codes)[0]

    def _apply(self, seat: int, code: int) -> None:
        for event in apply(self.state, seat, code):
            told = event.plain()
            if "to" not in told or self.lesson.seat in told["to"]:
                self.log.append(told)

    # What the learner sees

    def document(self) -> dict[str, Any]:
        """As a table tells it, so that the same client shows it."""
        lesson = self.lesson
        view = self.game.view(self.state, lesson.seat)
        if self.done:
            view.pop("ask", None)
            view["asked"] = []
        seats = [self._seat(number) for number in range(lesson.seats)]
        table = {
            "id": lesson.id,
            "game": lesson.game,
            "variant": lesson.variant,
            "status": "running",
            "undo": "free",
            "public": False,
            "seats": seats,
            "clock": {"kind": "none"},
            "request": None,
            "result": None,
            "rematch": None,
            "spectators": 0,
            "turn": self.state.turn,
        }
        return {"table": table, "you": lesson.seat, "seq": len(self.choices), "view": view}

    def _seat(self, number: int) -> dict[str, Any]:
        mine = number == self.lesson.seat
        bot = None if mine else "scripted"
        base = {"name": None if mine else bot, "bot": bot, "here": True, "resigned": False, "auto": True, "held": mine}
        return {"kind": "human" if mine else "bot", **base}


def contains(real: Any, wanted: Any) -> bool:
    """Whether all that is wanted is in `real`, which may have more."""
    if isinstance(real, dict) and isinstance(wanted, dict):
        return all(name in real and contains(real[name], value) for name, value in wanted.items())
    return bool(real == wanted)


def found_at(data: Any, path: str) -> Any:
    """What lies at a path such as ``players.0.points``; None if there is nothing."""
    for part in path.split("."):
        if isinstance(data, dict):
            data = data.get(part)
        elif isinstance(data, list) and part.isdecimal() and int(part) < len(data):
            data = data[int(part)]
        else:
            return None
    return data
