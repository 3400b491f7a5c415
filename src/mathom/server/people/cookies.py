"""The signed cookie: a session's id with a signature, so that guesses do not even reach the database."""

from __future__ import annotations

import hashlib
import hmac
import secrets

COOKIE = "mathom"
LASTS = 60 * 60 * 24 * 180


class Signer:
    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def sign(self, session: str) -> str:
        return f"{session}.{self._mark(session)}"

    def read(self, cookie: str) -> str | None:
        """The session that a cookie names; None if we did not sign it."""
        session, _, mark = cookie.rpartition(".")
        return session if session and hmac.compare_digest(mark.encode(), self._mark(session).encode()) else None

    def _mark(self, session: str) -> str:
        return hmac.new(self._secret, session.encode(), hashlib.sha256).hexdigest()


def new_session() -> str:
    return secrets.token_urlsafe(24)


def new_secret() -> str:
    return secrets.token_hex(32)
