"""A deck: which cards lie where before the game (ME-2.4), whatever file it came from."""
# mypyc: skip

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct, ValidationError, convert, to_builtins

from mathom.games.meccg.box import exists
from mathom.games.meccg.decks.errors import wrong

ALIGNMENTS: Final = ("hero", "minion", "fallen-wizard", "balrog")
SECTIONS: Final = ("pool", "characters", "resources", "hazards", "sites", "sideboard", "sideboard_fallen_wizard")
MOST_COPIES: Final = 99
LONGEST_TITLE: Final = 120

Cards = dict[str, int]


class Deck(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Cards by their ids, with how many of each, section by section.

    `pool` has the starting characters, the starting items and, for a fallen-wizard, the starting stage cards.
    `characters`, `resources` and `hazards` are the play deck. `sideboard_fallen_wizard` are the ten cards that may be
    there besides against such an opponent (ME-2.62). `starting` are those of the pool that the owner means to draft.
    """

    title: str = ""
    alignment: str
    avatar: str = ""
    starting: tuple[str, ...] = ()
    pool: Cards = {}
    characters: Cards = {}
    resources: Cards = {}
    hazards: Cards = {}
    sites: Cards = {}
    sideboard: Cards = {}
    sideboard_fallen_wizard: Cards = {}

    def section(self, name: str) -> Cards:
        cards: Cards = getattr(self, name)
        return cards

    def entries(self) -> Iterator[tuple[str, str, int]]:
        """Every section, card and number of copies."""
        for name in SECTIONS:
            for card, copies in self.section(name).items():
                yield name, card, copies

    def plain(self) -> dict[str, Any]:
        """The deck as plain data, which `deck_from` reads back."""
        found: dict[str, Any] = to_builtins(self)
        return found


def count(cards: Cards) -> int:
    return sum(cards.values())


def deck_from(data: Any) -> Deck:
    """The deck that plain data from anybody describes; `BadDeck` if it describes none."""
    try:
        deck = convert(data, Deck)
    except ValidationError as error:
        wrong("it does not have the form of a deck ({what})", error, what=str(error))
    if deck.alignment not in ALIGNMENTS:
        wrong("the alignment must be one of {known}, not {given}", known=", ".join(ALIGNMENTS), given=deck.alignment)
    if len(deck.title) > LONGEST_TITLE:
        wrong("its title is longer than {most} letters", most=LONGEST_TITLE)
    for section, card, copies in deck.entries():
        if not exists(card):
            wrong("there is no card {card} ({section})", card=card, section=section)
        if not 1 <= copies <= MOST_COPIES:
            wrong("the copies of {card} must be 1 to {most}, not {given}", card=card, most=MOST_COPIES, given=copies)
    for card in deck.starting:
        if card not in deck.pool:
            wrong("{card} is to start but is not in the pool", card=card)
    return deck
