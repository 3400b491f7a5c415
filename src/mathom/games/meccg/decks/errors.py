"""What can be wrong with a file before one can speak of the rules."""
# mypyc: skip

from __future__ import annotations

from typing import NoReturn

from mathom.kernel import Detail, MathomError


class BadDeck(MathomError):
    says = "This is not a deck that can be read: {detail}."


class NoSuchDeck(MathomError):
    says = "There is no built-in deck '{deck}'. The decks are {known}."


def wrong(says: str, cause: Exception | None = None, **params: object) -> NoReturn:
    raise BadDeck(detail=Detail(says, **params)) from cause
