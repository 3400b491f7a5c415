"""Finds cards: by id, by set, by title in German or English. A set is read when its first card is needed."""
# mypyc: skip

from __future__ import annotations

import json
import unicodedata
from functools import cache
from typing import Final, TypeVar

from msgspec.json import Decoder

from mathom.games.meccg.box.records import AnyCard, Card, Creature, Event
from mathom.games.meccg.box.titles import HOME, LANGS, titles

SETS: Final = ("tw", "td", "dm", "le", "as", "wh", "ba")
SIZES: Final = {"tw": 500, "td": 185, "dm": 183, "le": 419, "as": 170, "wh": 122, "ba": 104}

C = TypeVar("C", bound=Card)


class UnknownCard(KeyError):
    """There is no card with this id."""


@cache
def card_set(name: str) -> dict[str, AnyCard]:
    """The cards of a set by their ids."""
    cards = Decoder(list[AnyCard]).decode((HOME / "data" / f"{name}.json").read_bytes())
    return {card.id: card for card in cards}


def card(card_id: str) -> AnyCard:
    """The record of a card; only its set is read."""
    name = card_id.partition("-")[0]
    found = card_set(name).get(card_id) if name in SETS else None
    if found is None:
        raise UnknownCard(card_id)
    return found


def the(kind: type[C], card_id: str) -> C:
    """The record of a card that is of this kind."""
    found = card(card_id)
    if not isinstance(found, kind):
        raise TypeError(f"{card_id} is a {found.type}")
    return found


def exists(card_id: str) -> bool:
    return card_id in titles("en")


def all_ids() -> list[str]:
    """The ids of all cards, set by set."""
    return list(titles("en"))


def all_cards() -> list[AnyCard]:
    return [found for name in SETS for found in card_set(name).values()]


def plain_title(title: str) -> str:
    """A title as one compares titles: without accents, case, quotes and punctuation.

    >>> plain_title("“Bert” (Bûrat)")
    'bert burat'
    """
    letters = unicodedata.normalize("NFKD", title.replace("ß", "ss").casefold())
    kept = "".join(c if c.isalnum() else " " for c in letters if not unicodedata.combining(c))
    return " ".join(kept.replace(" s ", "s ").split())


@cache
def index() -> dict[str, tuple[str, ...]]:
    """The ids of the cards with a title, in whatever language it is, compared by `plain_title`."""
    found: dict[str, dict[str, None]] = {}
    for lang in LANGS:
        for card_id, title in titles(lang).items():
            found.setdefault(plain_title(title), {})[card_id] = None
    for card_id, others in other_titles().items():
        for title in others:
            found.setdefault(plain_title(title), {})[card_id] = None
    return {title: tuple(ids) for title, ids in found.items()}


@cache
def other_titles() -> dict[str, list[str]]:
    """Further German titles under which cards were published."""
    found: dict[str, list[str]] = json.loads((HOME / "data" / "other_titles.json").read_text("utf-8"))
    return found


def titled(title: str) -> tuple[str, ...]:
    """The ids of all cards with this title in German or English: every version and every printing."""
    return index().get(plain_title(title), ())


def is_resource(of: AnyCard) -> bool:
    """Whether a card belongs among the resources by its kind; an event by its alignment."""
    return of.type in ("item", "ally", "faction") or (isinstance(of, Event) and of.alignment != "hazard")


def is_hazard(of: AnyCard) -> bool:
    return isinstance(of, Creature) or of.alignment == "hazard"
