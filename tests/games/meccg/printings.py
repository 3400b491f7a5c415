"""Stories that are told with every printing of a card, for each of its printings is a card that can be dropped."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.meccg.cards.printings import said_again
from mathom.games.meccg.cards.written import WRITTEN
from mathom.games.meccg.faces import FACES, face_of
from mathom.testing import part


def every_printing(card: str, *clauses: int) -> pytest.MarkDecorator:
    """The story gets each printing of the card as `card`, and cites those of its clauses that say the same."""
    return pytest.mark.parametrize("card", printings(card, clauses=clauses))


def printings(card: str, *more: object, clauses: tuple[int, ...] = ()) -> list[Any]:
    """The same case for each printing of the card, which comes first in it."""
    known = FACES[face_of(card)].card
    found = [face.id for face in FACES if face.card == known and face.id in WRITTEN]
    assert card in found, f"{card} is not written"
    return [pytest.param(one, *more, marks=part(*cited(card, one, clauses))) for one in found]


def cited(card: str, printing: str, clauses: tuple[int, ...]) -> list[str]:
    again = said_again(card, printing)
    return [f"{printing}.{own}" for number in clauses for own in again[number]]
