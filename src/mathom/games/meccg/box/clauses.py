"""What the cards say, clause by clause, in our own words: facts in ``data/clauses.json``, texts by language and set."""
# mypyc: skip

from __future__ import annotations

import json
from functools import cache
from typing import NamedTuple

from mathom.games.meccg.box.titles import HOME


class Clause(NamedTuple):
    """One statement of a card: its id (``tw-117.2``), its kind, and the rules and rulings behind it."""

    id: str
    kind: str
    rulings: tuple[str, ...]


@cache
def _facts() -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads((HOME / "data" / "clauses.json").read_text("utf-8"))
    return found


@cache
def _texts(name: str, lang: str) -> dict[str, list[str]]:
    path = HOME / "texts" / lang / "clauses" / f"{name}.json"
    found: dict[str, list[str]] = json.loads(path.read_text("utf-8"))
    return found


def clauses_of(card_id: str) -> list[Clause]:
    """The clauses of a card, in their order; none for a card without text."""
    entries = enumerate(_facts().get(card_id, []), 1)
    split = [(n, entry.split()) for n, entry in entries]
    return [Clause(f"{card_id}.{n}", words[0], tuple(words[1:])) for n, words in split]


def clause_texts(card_id: str, lang: str) -> list[str]:
    """What the clauses of a card say in a language, in the same order."""
    return _texts(card_id.partition("-")[0], lang).get(card_id, [])
