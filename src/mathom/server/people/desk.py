"""The desk where people say who they are."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from mathom.kernel import games
from mathom.players import player_names
from mathom.server.errors import AdminKeepsName, BadName, NotAllowed, NotHere, OldPasswordWrong, WrongPassword
from mathom.server.people.cookies import Signer, marked, new_session
from mathom.server.people.names import checked, chosen, guest_name, key
from mathom.server.people.passwords import Passwords
from mathom.server.storage import Database
from mathom.server.storage import people as rows
from mathom.server.storage.people import LOCAL, PersonRow
from mathom.tables import Person
from mathom.texts import LANGS, Texts

# Stands in no session's id.
REPLACES = "~"
KNOWN_FOR = 5.0
KNOWN_AT_ONCE = 20_000


class Visitor(NamedTuple):
    """Somebody with a valid cookie. `replaces` is the session that ends as soon as the new cookie has arrived."""

    row: PersonRow
    session: str
    replaces: str = ""

    @property
    def cookie(self) -> str:
        return f"{self.session}{REPLACES}{self.replaces}" if self.replaces else self.session

    @property
    def person(self) -> Person:
        return Person(self.row.id, self.row.name)

    @property
    def is_admin(self) -> bool:
        return self.row.role == "admin"


@cache
def bot_names() -> frozenset[str]:
    """All names under which bots sit at tables, in every language."""
    kinds = {bot.partition(":")[0] for name in games() for bot in player_names(name)}
    texts = [Texts(lang) for lang in LANGS]
    return frozenset(kinds) | {
        text.say(key) for text in texts for kind in kinds if text.has(key := f"client-bot-{kind}")
    }


class Desk:
    """On one's own machine everybody is the one local person, who needs no cookie."""

    def __init__(self, db: Database, signer: Signer, local: bool) -> None:
        self.db = db
        self.signer = signer
        self.local = local
        self.passwords = Passwords()
        # Called with the marks of sessions that are over.
        self.ended: Callable[[list[str]], None] = self.forget
        # Sessions seen in the last seconds, by their marks: a rename on another process is noticed after that time.
        self._known: dict[str, tuple[float, Visitor]] = {}
        self._only: Visitor | None = None

    async def open(self) -> None:
        if self.local:
            row = await self.db.read(rows.by_id, LOCAL)
            if row is None:
                row = await self.db.write(rows.add_person, LOCAL, "Player", "admin")
            self._only = Visitor(row, LOCAL)

    def session(self, cookie: str | None) -> str | None:
        """The session that a cookie of ours names, whether it lasts or not."""
        return LOCAL if self.local else self._read(cookie)[0]

    def _read(self, cookie: str | None) -> tuple[str | None, str]:
        """The session that a cookie of ours names, and the one that it replaces."""
        signed = self.signer.read(cookie) if cookie else None
        if signed is None:
            return None, ""
        session, _, before = signed.partition(REPLACES)
        return session, before

    async def visitor(self, cookie: str | None) -> Visitor | None:
        if self._only is not None:
            return self._only
        session, before = self._read(cookie)
        if session is None:
            return None
        known = self._known.get(marked(session))
        if known is not None and known[0] > time.monotonic():
            return known[1]
        if before:
            await self._end(before)
        row = await self.db.read(rows.by_session, session)
        return None if row is None else self._remember(Visitor(row, session))

    async def guest(self) -> Visitor:
        """A newcomer."""
        person, session = secrets.token_hex(8), new_session()
        row = await self.db.write(rows.add_person, person, guest_name(), "player")
        await self.db.write(rows.add_session, session, person)
        return self._remember(Visitor(row, session))

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        tidy = chosen(name, bot_names())
        if visitor.is_admin and not self.local and key(tidy) != visitor.row.key:
            raise AdminKeepsName()
        await self.db.write(rows.rename, visitor.row, tidy, key(tidy))
        return await self._again(visitor)

    async def register(self, visitor: Visitor, name: str, password: str) -> Visitor:
        """A guest becomes an account and keeps the tables; the session is a new one."""
        if self.local:
            raise NotHere()
        if not visitor.row.guest:
            raise NotAllowed()
        tidy = chosen(name, bot_names())
        hashed = await self.passwords.choose(password, tidy)
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

    async def logout(self, visitor: Visitor) -> None:
        """Who leaves is unknown again."""
        if self.local:
            raise NotHere()
        await self._end(visitor.session)

    async def change_password(self, visitor: Visitor, old: str, new: str) -> Visitor:
        """Every other session of the account ends: whoever knew the old password is out."""
        await self._check_password(visitor, old)
        hashed = await self.passwords.choose(new, visitor.row.name)
        self._over(await self.db.write(rows.set_password, visitor.row.id, hashed, visitor.session))
        return await self._again(visitor)

    async def delete(self, visitor: Visitor, password: str) -> None:
        """The account is gone and its name free. Its seats stay, as those of a guest who never comes back."""
        await self._check_password(visitor, password)
        if visitor.is_admin:
            raise AdminKeepsName()
        self._over(await self.db.write(rows.unmake_account, visitor.row.id, guest_name()))

    async def _check_password(self, visitor: Visitor, password: str) -> None:
        if self.local:
            raise NotHere()
        if visitor.row.guest:
            raise NotAllowed()
        if not await self.passwords.fits(password, visitor.row.password):
            raise OldPasswordWrong()

    async def _begin(self, person: str, before: Visitor | None) -> Visitor:
        """The session before lasts until the new cookie is seen: an answer that gets lost costs nobody the session."""
        session = new_session()
        await self.db.write(rows.add_session, session, person)
        if before is not None:
            self.forget([marked(before.session)])
        row = await self.db.read(rows.by_id, person)
        assert row is not None
        return Visitor(row, session, before.session if before else "")

    async def _end(self, session: str) -> None:
        await self.db.write(rows.end_session, session)
        self._over([session])

    def _over(self, sessions: list[str]) -> None:
        self.ended([marked(session) for session in sessions])

    def forget(self, marks: list[str]) -> None:
        """These sessions are over, here or at another process."""
        for mark in marks:
            self._known.pop(mark, None)

    async def _again(self, visitor: Visitor) -> Visitor:
        row = await self.db.read(rows.by_id, visitor.row.id)
        assert row is not None
        return self._remember(Visitor(row, visitor.session))

    def _remember(self, visitor: Visitor) -> Visitor:
        if len(self._known) >= KNOWN_AT_ONCE:
            self._known.clear()
        if self._only is not None:
            self._only = visitor
        self._known[marked(visitor.session)] = (time.monotonic() + KNOWN_FOR, visitor)
        return visitor
