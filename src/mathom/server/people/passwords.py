"""Passwords: hashed with Argon2, in a thread, a few at a time, since each takes 64 MB and a good part of a second."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from mathom.server.errors import BadPassword, WeakPassword
from mathom.server.people.weak import is_weak

LEAST, MOST = 8, 200
AT_ONCE = 2


class Passwords:
    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._nobody: str | None = None

    async def choose(self, password: str, name: str) -> str:
        """The hash of a new password, if it is one that others do not guess."""
        if not LEAST <= len(password) <= MOST:
            raise BadPassword(least=LEAST, most=MOST)
        if is_weak(password, name):
            raise WeakPassword()
        return await self._hash(password)

    async def _hash(self, password: str) -> str:
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Takes the same time when there is no such account, so that nobody learns which names exist."""
        if len(password) > MOST:
            return False
        if self._nobody is None:
            self._nobody = await self._hash("a password of nobody")
        async with self._turn:
            fits = await asyncio.to_thread(self._verify, password, hashed or self._nobody)
        return fits and hashed is not None

    def _verify(self, password: str, hashed: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False
