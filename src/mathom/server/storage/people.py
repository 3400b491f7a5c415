"""Accounts, guests and their sessions in the database."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from mathom.server.errors import NameTaken
from mathom.server.storage.schema import decks, facts, lessons, people, reports, seats, sessions

LOCAL = "local"
DAY = 60 * 60 * 24
SESSION_LASTS = DAY * 180
FORGOTTEN_AT_ONCE = 500


class PersonRow(NamedTuple):
    id: str
    name: str
    key: str | None
    password: str | None
    role: str

    @property
    def guest(self) -> bool:
        return self.key is None


PERSON = (people.c.id, people.c.name, people.c.key, people.c.password, people.c.role)


def fact(connection: Connection, name: str, value: str) -> str:
    """The fact `name`; `value` becomes it if there is none."""
    found = connection.execute(select(facts.c.value).where(facts.c.name == name)).scalar()
    if found is not None:
        return str(found)
    connection.execute(insert(facts).values(name=name, value=value))
    return value


def by_session(connection: Connection, session: str) -> PersonRow | None:
    query = select(*PERSON).join(sessions, sessions.c.person == people.c.id)
    fresh = sessions.c.created > time.time() - SESSION_LASTS
    return _one(connection, query.where(sessions.c.id == session, fresh))


def by_key(connection: Connection, key: str) -> PersonRow | None:
    return _one(connection, select(*PERSON).where(people.c.key == key))


def by_id(connection: Connection, person: str) -> PersonRow | None:
    return _one(connection, select(*PERSON).where(people.c.id == person))


def add_person(connection: Connection, person: str, name: str, role: str) -> PersonRow:
    connection.execute(insert(people).values(id=person, name=name, role=role, created=time.time()))
    return PersonRow(person, name, None, None, role)


def add_session(connection: Connection, session: str, person: str) -> None:
    connection.execute(insert(sessions).values(id=session, person=person, created=time.time()))


def end_session(connection: Connection, session: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.id == session))


def forget_guests(connection: Connection, days: float) -> int:
    """Guests who came longer ago and sit at no table, with their sessions; how many. Sessions that are over go too."""
    connection.execute(delete(sessions).where(sessions.c.created < time.time() - SESSION_LASTS))
    old = people.c.created < time.time() - days * DAY
    at_a_table = select(seats.c.person).where(seats.c.person == people.c.id).exists()
    reported = select(reports.c.person).where(reports.c.person == people.c.id).exists()
    guests = (people.c.key.is_(None), people.c.role == "player", old, ~at_a_table, ~reported)
    gone = select(people.c.id).where(*guests).limit(FORGOTTEN_AT_ONCE)
    found = list(connection.execute(gone).scalars())
    connection.execute(delete(sessions).where(sessions.c.person.in_(found)))
    connection.execute(delete(lessons).where(lessons.c.person.in_(found)))
    connection.execute(delete(decks).where(decks.c.person.in_(found)))
    connection.execute(delete(people).where(people.c.id.in_(found)))
    return len(found)


def make_account(connection: Connection, person: str, name: str, key: str, password: str) -> None:
    """A guest becomes an account and stays the same person."""
    _named(connection, person, name, key, {"name": name, "key": key, "password": password})


def set_password(connection: Connection, person: str, password: str, session: str) -> list[str]:
    """Ends all sessions of the person but this one; those that have ended."""
    connection.execute(update(people).where(people.c.id == person).values(password=password))
    return _end_sessions(connection, sessions.c.person == person, sessions.c.id != session)


def _end_sessions(connection: Connection, *which: ColumnElement[bool]) -> list[str]:
    ended = list(connection.execute(select(sessions.c.id).where(*which)).scalars())
    connection.execute(delete(sessions).where(*which))
    return ended


def unmake_account(connection: Connection, person: str, name: str) -> list[str]:
    """An account becomes a guest without a session; the sessions that have ended."""
    gone = {"name": name, "key": None, "password": None, "role": "player"}
    connection.execute(update(people).where(people.c.id == person).values(gone))
    connection.execute(delete(lessons).where(lessons.c.person == person))
    connection.execute(delete(decks).where(decks.c.person == person))
    return _end_sessions(connection, sessions.c.person == person)


def rename(connection: Connection, person: PersonRow, name: str, key: str) -> None:
    """Guests may share names with each other, but not with an account."""
    _named(connection, person.id, name, key, {"name": name} if person.guest else {"name": name, "key": key})


def appoint(connection: Connection, key: str) -> bool:
    """The account `key` is the admin from now on, and nobody else; False if there is no such account.

    The one person of one's own machine, who has no account either, is left alone.
    """
    others = (people.c.role == "admin", people.c.id != LOCAL)
    connection.execute(update(people).where(*others).values(role="player"))
    wanted = (people.c.key == key, people.c.key.is_not(None))
    return bool(key) and connection.execute(update(people).where(*wanted).values(role="admin")).rowcount > 0


def _named(connection: Connection, person: str, name: str, key: str, values: dict[str, str]) -> None:
    holder = connection.execute(select(people.c.id).where(people.c.key == key)).scalar()
    if holder is not None and holder != person:
        raise NameTaken(name=name)
    try:
        connection.execute(update(people).where(people.c.id == person).values(values))
    except IntegrityError as error:
        raise NameTaken(name=name) from error


def _one(connection: Connection, query: Select[Any]) -> PersonRow | None:
    row = connection.execute(query).first()
    return None if row is None else PersonRow(*row)
