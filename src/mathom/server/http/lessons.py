"""Lessons: what there is to learn, and playing one. The browser brings the choices made so far."""

from __future__ import annotations

from asyncio import to_thread

from litestar import get, post

from mathom.kernel import games
from mathom.lessons import Course, Verdict, course_of, lesson
from mathom.server.context import Context
from mathom.server.http.who import REFUSALS, AnyRequest
from mathom.server.people import Visitor
from mathom.server.storage import lessons as rows
from mathom.server.wire import CourseInfo, LessonInfo, LessonNow, LessonWish, TaskInfo


@get(
    "/api/lessons",
    responses=REFUSALS,
    summary="The lessons of every game and expansion, and which you have finished",
    tags=["lessons"],
)
async def lessons(context: Context, visitor: Visitor) -> list[CourseInfo]:
    done = await context.db.read(rows.finished, visitor.row.id)
    found = [course for name in (*games(), *games().boxes()) if (course := course_of(name)) is not None]
    return [
        CourseInfo(
            course.game,
            course.about,
            [LessonInfo(one.id, one.words, len(one.tasks), (course.game, one.id) in done) for one in course.lessons],
        )
        for course in found
    ]


@post(
    "/api/lessons/{game:str}/{name:str}",
    responses=REFUSALS,
    status_code=200,
    summary="A lesson after these choices, and one more if you make one",
    tags=["lessons"],
)
async def play(
    request: AnyRequest, context: Context, visitor: Visitor, game: str, name: str, data: LessonWish
) -> LessonNow:
    await context.lessons.keep(visitor.row.id)
    now = await to_thread(_play, game, name, data)
    if now.verdict == Verdict.DONE:
        await context.db.write(rows.finish, visitor.row.id, game, name)
    return now


def _play(game: str, name: str, wish: LessonWish) -> LessonNow:
    course = Course(lesson(game, name), wish.choices)
    at = course.task
    known = len(course.log)
    verdict = None if wish.choose is None else course.choose(wish.choose)
    reasons = [] if wish.why is None else [{"key": r.key, "rules": list(r.rules)} for r in course.why(wish.why)]
    task = course.task
    return LessonNow(
        doc=course.document(),
        log=course.log,
        fresh=max(0, len(course.log) - known),
        choices=course.choices,
        done=course.at,
        task=None if task is None else TaskInfo(task.words),
        verdict=verdict,
        hint=at.words if at is not None and verdict in (Verdict.WRONG, Verdict.MISSED) else None,
        reasons=reasons,
    )


HANDLERS = [lessons, play]
