"""Decks that people keep. Nobody else sees them."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from mathom.server.storage.schema import decks

MOST = 100


def kept(connection: Connection, person: str) -> list[dict[str, Any]]:
    """The decks of a person, the last changed first."""
    rows = connection.execute(
        select(decks).where(decks.c.person == person).order_by(decks.c.changed.desc(), decks.c.id)
    )
    return [{"id": row.id, "deck": row.deck} for row in rows]


def keep(connection: Connection, person: str, deck_id: str, deck: str) -> bool:
    """Keeps a deck, new or changed; False if the person has too many already."""
    mine = (decks.c.person == person, decks.c.id == deck_id)
    changed = {"deck": deck, "changed": time.time()}
    if connection.execute(update(decks).where(*mine).values(changed)).rowcount:
        return True
    count = connection.execute(select(func.count()).select_from(decks).where(decks.c.person == person)).scalar_one()
    if count >= MOST:
        return False
    connection.execute(insert(decks).values(person=person, id=deck_id, **changed))
    return True


def drop(connection: Connection, person: str, deck_id: str) -> None:
    connection.execute(delete(decks).where(decks.c.person == person, decks.c.id == deck_id))
