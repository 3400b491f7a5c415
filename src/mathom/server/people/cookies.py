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

    def token(self, session: str) -> str:
        """What a page of ours sends with every change. It fits this session alone: nobody can bring one along."""
        return self._mark(f"token of {session}")


def marked(session: str) -> str:
    """What processes call a session among each other: the session itself would let in whoever reads it."""
    return hashlib.sha256(session.encode()).hexdigest()[:32]


def new_session() -> str:
    return secrets.token_urlsafe(24)


def new_secret() -> str:
    return secrets.token_hex(32)
