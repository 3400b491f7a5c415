"""Lesson files: ``lessons/course.toml`` of a game lists them, each is a TOML file beside it."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from mathom.kernel import MathomError, game, games

LANGS = ("en", "de")
Words = dict[str, dict[str, str]]


class BadLesson(MathomError):
    says = "The lesson {file} cannot be used: {detail}."


class NoSuchLesson(MathomError):
    says = "There is no lesson '{lesson}' for '{game}'."


class Task(NamedTuple):
    """Something to do. `accept` are patterns of the keys that lead there, `goal` the events that end it.

    `view` are paths into the learner's view with what must be found there, `solution` the keys of one good way.
    """

    words: Words
    accept: list[str]
    goal: list[dict[str, Any]]
    view: dict[str, Any]
    solution: list[str]


class Lesson(NamedTuple):
    """A position for the learner at `seat`; `others` are the choices of everybody else, in order."""

    id: str
    game: str
    words: Words
    seat: int
    seats: int
    seed: str
    variant: dict[str, Any]
    chance: dict[str, list[list[int]]]
    position: dict[str, Any]
    others: list[str]
    tasks: list[Task]


class CourseFile(NamedTuple):
    """All lessons of a game or an expansion, and what it is about: paragraphs by language."""

    game: str
    about: dict[str, list[str]]
    lessons: list[Lesson]


@cache
def course_of(name: str) -> CourseFile | None:
    """The lessons of a game or an expansion; None if it has none. A lesson of an expansion is played with it."""
    box = games().boxes().get(name)
    home = (game(name).home if box is None else box.home) / "lessons"
    if not (home / "course.toml").is_file():
        return None
    data = _toml(home / "course.toml")
    played, settings = (name, {}) if box is None else (box.game, box.settings)
    lessons = [read(played, home / f"{entry}.toml", settings) for entry in data["lessons"]]
    return CourseFile(name, {lang: data[lang]["about"] for lang in LANGS}, lessons)


def lesson(name: str, id: str) -> Lesson:
    course = course_of(name)
    for found in course.lessons if course is not None else []:
        if found.id == id:
            return found
    raise NoSuchLesson(game=name, lesson=id)


def read(name: str, path: Path, settings: dict[str, Any] | None = None) -> Lesson:
    data = _toml(path)
    try:
        return Lesson(
            id=path.stem,
            game=name,
            words=_words(data, ("title", "text", "end")),
            seat=data.get("seat", 0),
            seats=data["seats"],
            seed=data.get("seed", path.stem),
            variant={**(settings or {}), **data.get("variant", {})},
            chance=data.get("chance", {}),
            position=data["position"],
            others=data.get("others", []),
            tasks=[_task(entry) for entry in data["task"]],
        )
    except (KeyError, TypeError) as error:
        raise BadLesson(file=path.name, detail=f"an entry is missing or wrong ({error})") from error


def _task(entry: dict[str, Any]) -> Task:
    solution = entry["solution"].split()
    accept = entry["accept"].split() if "accept" in entry else solution
    goal, view = entry.get("goal", []), entry.get("view", {})
    if not (goal or view):
        raise KeyError("goal")
    return Task(_words(entry, ("task", "hint")), accept, goal, view, solution)


def _words(entry: dict[str, Any], names: tuple[str, ...]) -> Words:
    return {lang: {name: str(entry[lang][name]) for name in names} for lang in LANGS}


def _toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise BadLesson(file=path.name, detail=str(error)) from error
