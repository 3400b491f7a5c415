"""Every lesson can be solved, wrong choices get the hint, and the texts are there in both languages."""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from mathom.kernel import IllegalChoice, games, option_key
from mathom.lessons import BadLesson, Course, Lesson, NoSuchLesson, Verdict, course_of, lesson
from mathom.lessons.files import LANGS, read

COURSES = [course for name in (*games(), *games().boxes()) if (course := course_of(name)) is not None]
LESSONS = [one for course in COURSES for one in course.lessons]
every_lesson = pytest.mark.parametrize("one", LESSONS, ids=lambda one: f"{one.game}-{one.id}")


def offered(course: Course) -> list[str]:
    assert course.state.ask is not None
    seat = course.lesson.seat
    return [option_key(course.game, course.state, seat, code) for code in course.state.ask.options_of(seat)]


def test_the_games_have_their_lessons() -> None:
    wanted = {"fellowship": 5, "meccg": 8, "wotr": 11, "risk": 5, "third_age": 4}
    assert {course.game: len(course.lessons) for course in COURSES} == wanted
    boxes = games().boxes()
    for course in COURSES:
        home = boxes[course.game].home if course.game in boxes else games()[course.game].home
        files = {path.stem for path in (home / "lessons").glob("*.toml")} - {"course"}
        assert {one.id for one in course.lessons} == files


@every_lesson
def test_the_model_solution_solves_it(one: Lesson) -> None:
    course = Course(one)
    for number, task in enumerate(one.tasks):
        assert course.at == number
        *way, last = task.solution
        assert [course.choose(key) for key in way] == [Verdict.ON] * len(way)
        end = Verdict.DONE if number == len(one.tasks) - 1 else Verdict.TASK_DONE
        assert course.choose(last) is end
    assert course.done
    assert "ask" not in course.document()["view"]
    assert not any(course.state.chance.script.values()), "scripted chance that nobody needs"


@every_lesson
def test_a_wrong_choice_changes_nothing_and_gets_the_hint(one: Lesson) -> None:
    course = Course(one)
    wrong = 0
    for task in one.tasks:
        for key in task.solution:
            before = course.state.digest(), len(course.log), course.choices[:]
            others = [other for other in offered(course) if course.lesson.tasks[course.at] is task]
            refused = [other for other in others if not fits(task.accept, other)]
            assert [course.choose(other) for other in refused] == [Verdict.WRONG] * len(refused)
            assert (course.state.digest(), len(course.log), course.choices) == before
            wrong += len(refused)
            course.choose(key)
    assert wrong, "every choice leads to the goal: there is nothing to learn"


def fits(patterns: list[str], key: str) -> bool:
    return any(fnmatchcase(key, pattern) for pattern in patterns)


@every_lesson
def test_the_same_choices_lead_to_the_same_position(one: Lesson) -> None:
    course = Course(one)
    for task in one.tasks:
        for key in task.solution:
            course.choose(key)
            again = Course(one, course.choices)
            assert (again.state.digest(), again.at, again.log) == (course.state.digest(), course.at, course.log)


@every_lesson
def test_it_says_everything_in_both_languages(one: Lesson) -> None:
    for words in (one.words, *[task.words for task in one.tasks]):
        assert set(words) == set(LANGS)
        for said in zip(*[words[lang].values() for lang in LANGS], strict=True):
            assert all(len(text) > 5 for text in said)
            assert len(set(said)) == len(LANGS)


def test_what_nobody_may_do_is_refused_with_its_reason() -> None:
    course = Course(lesson("fellowship", "covering"), ["card:green-4"])
    with pytest.raises(IllegalChoice):
        course.choose("slot:S1")
    [reason] = course.why("slot:S1")
    assert "FE-6.5" in reason.rules


def test_a_way_that_leads_nowhere_is_taken_back(tmp_path: Path) -> None:
    """The task accepts every card, but wants the 5."""
    text = (games()["fellowship"].home / "lessons" / "first_cards.toml").read_text("utf-8")
    path = tmp_path / "loose.toml"
    path.write_text(text.replace('accept = "card:green-5 slot:*"', 'accept = "*"'), "utf-8")
    course = Course(read("fellowship", path))
    before = course.state.digest()
    verdicts = [course.choose(key) for key in ("card:green-2", "slot:S0", "card:green-0", "slot:S1", "card:green-1")]
    assert verdicts == [*[Verdict.ON] * 4, Verdict.MISSED]
    assert (course.state.digest(), course.choices, course.log, course.at) == (before, [], [], 0)
    assert [course.choose(key) for key in ("card:green-5", "slot:S0")] == [Verdict.ON, Verdict.TASK_DONE]


def test_files_that_are_no_lessons_say_what_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    path.write_text("seats = 3\n", "utf-8")
    with pytest.raises(BadLesson, match=r"broken\.toml"):
        read("fellowship", path)
    with pytest.raises(NoSuchLesson, match="no lesson 'nothing'"):
        lesson("fellowship", "nothing")
