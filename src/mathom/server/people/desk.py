"""The desk where people say who they are."""

from __future__ import annotations

import secrets
import time
from typing import NamedTuple

from mathom.server.errors import BadName, NotAllowed, NotHere, WrongPassword
from mathom.server.people.cookies import Signer, new_session
from mathom.server.people.names import checked, guest_name, key
from mathom.server.people.passwords import Passwords
from mathom.server.storage import Database
from mathom.server.storage import people as rows
from mathom.server.storage.people import PersonRow
from mathom.tables import Person

LOCAL = "local"
KNOWN_FOR = 5.0
KNOWN_AT_ONCE = 20_000


class Visitor(NamedTuple):
    """Somebody with a valid cookie."""

    row: PersonRow
    session: str

    @property
    def person(self) -> Person:
        return Person(self.row.id, self.row.name)

    @property
    def is_admin(self) -> bool:
        return self.row.role == "admin"


class Desk:
    """On one's own machine everybody is the one local person, who needs no cookie."""

    def __init__(self, db: Database, signer: Signer, local: bool) -> None:
        self.db = db
        self.signer = signer
        self.local = local
        self.passwords = Passwords()
        # Sessions seen in the last seconds: a rename on another process is noticed after that time.
        self._known: dict[str, tuple[float, Visitor]] = {}
        self._only: Visitor | None = None

    async def open(self) -> None:
        if self.local:
            row = await self.db.read(rows.by_id, LOCAL)
            if row is None:
                row = await self.db.write(rows.add_person, LOCAL, "Player", "admin")
            self._only = Visitor(row, LOCAL)

    async def visitor(self, cookie: str | None) -> Visitor | None:
        if self._only is not None:
            return self._only
        session = self.signer.read(cookie) if cookie else None
        if session is None:
            return None
        known = self._known.get(session)
        if known is not None and known[0] > time.monotonic():
            return known[1]
        row = await self.db.read(rows.by_session, session)
        return None if row is None else self._remember(Visitor(row, session))

    async def guest(self) -> Visitor:
        """A newcomer."""
        person, session = secrets.token_hex(8), new_session()
        row = await self.db.write(rows.add_person, person, guest_name(), "player")
        await self.db.write(rows.add_session, session, person)
        return self._remember(Visitor(row, session))

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        tidy = checked(name)
        await self.db.write(rows.rename, visitor.row, tidy, key(tidy))
        return await self._again(visitor)

    async def register(self, visitor: Visitor, name: str, password: str) -> Visitor:
        """A guest becomes an account and keeps the tables; the session is a new one."""
        if self.local:
            raise NotHere()
        if not visitor.row.guest:
            raise NotAllowed()
        tidy = checked(name)
        hashed = await self.passwords.hash(password)
        await self.db.write(rows.make_account, visitor.row.id, tidy, key(tidy), hashed)
        return await self._begin(visitor.row.id, visitor)

    async def login(self, visitor: Visitor | None, name: str, password: str) -> Visitor:
        if self.local:
            raise NotHere()
        try:
            row = await self.db.read(rows.by_key, key(checked(name)))
        except BadName:
            row = None
        if not await self.passwords.fits(password, row.password if row else None) or row is None:
            raise WrongPassword()
        return await self._begin(row.id, visitor)

    async def logout(self, visitor: Visitor) -> Visitor:
        """Who leaves is a newcomer again."""
        if self.local:
            raise NotHere()
        await self._end(visitor)
        return await self.guest()

    async def _begin(self, person: str, before: Visitor | None) -> Visitor:
        session = new_session()
        await self.db.write(rows.add_session, session, person)
        if before is not None:
            await self._end(before)
        row = await self.db.read(rows.by_id, person)
        assert row is not None
        return self._remember(Visitor(row, session))

    async def _end(self, visitor: Visitor) -> None:
        await self.db.write(rows.end_session, visitor.session)
        self._known.pop(visitor.session, None)

    async def _again(self, visitor: Visitor) -> Visitor:
        row = await self.db.read(rows.by_id, visitor.row.id)
        assert row is not None
        return self._remember(Visitor(row, visitor.session))

    def _remember(self, visitor: Visitor) -> Visitor:
        if len(self._known) >= KNOWN_AT_ONCE:
            self._known.clear()
        if self._only is not None:
            self._only = visitor
        self._known[visitor.session] = (time.monotonic() + KNOWN_FOR, visitor)
        return visitor
