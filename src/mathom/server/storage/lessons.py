"""Lessons that people have finished."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select

from mathom.server.storage.schema import lessons


def finished(connection: Connection, person: str) -> set[tuple[str, str]]:
    """The games and lessons."""
    rows = connection.execute(select(lessons.c.game, lessons.c.lesson).where(lessons.c.person == person))
    return {(str(game), str(lesson)) for game, lesson in rows}


def finish(connection: Connection, person: str, game: str, lesson: str) -> None:
    if (game, lesson) not in finished(connection, person):
        connection.execute(insert(lessons).values(person=person, game=game, lesson=lesson))
