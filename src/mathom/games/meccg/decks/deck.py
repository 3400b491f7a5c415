"""A deck: which cards lie where before the game (ME-2.4), whatever file it came from."""
# mypyc: skip

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct, ValidationError, convert, to_builtins
from msgspec.structs import replace

from mathom.games.meccg.box import exists
from mathom.games.meccg.decks.errors import wrong

ALIGNMENTS: Final = ("hero", "minion", "fallen-wizard", "balrog")
# Where somebody registers two decks each has these of its own, and the sideboards are common to both. ME-33.1
OWN_SECTIONS: Final = ("pool", "characters", "resources", "hazards", "sites")
SECTIONS: Final = (*OWN_SECTIONS, "sideboard", "sideboard_fallen_wizard")
OWN: Final = ("avatar", "starting", *OWN_SECTIONS)
MOST_COPIES: Final = 99
LONGEST_TITLE: Final = 120
FIRST: Final = "first"
SECOND: Final = "second"

Cards = dict[str, int]


class Second(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The deck against minions and the Balrog, where somebody registers two: without a sideboard, which is common to
    both, and of the same alignment. Who says either here is told that. ME-33.1"""

    alignment: str = ""
    avatar: str = ""
    starting: tuple[str, ...] = ()
    pool: Cards = {}
    characters: Cards = {}
    resources: Cards = {}
    hazards: Cards = {}
    sites: Cards = {}
    sideboard: Cards = {}


class Deck(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Cards by their ids, with how many of each, section by section.

    `pool` has the starting characters, the starting items and, for a fallen-wizard, the starting stage cards.
    `characters`, `resources` and `hazards` are the play deck. `sideboard_fallen_wizard` are the ten cards that may be
    there besides against such an opponent (ME-2.62). `starting` are those of the pool that the owner means to draft.
    With a `second` deck this one is against heroes; `against_fallen_wizards` says which is against them. ME-33.2
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
    second: Second | None = None
    against_fallen_wizards: str = ""

    def section(self, name: str) -> Cards:
        cards: Cards = getattr(self, name)
        return cards

    def entries(self) -> Iterator[tuple[str, str, int]]:
        """Every section, card and number of copies."""
        for name in SECTIONS:
            for card, copies in self.section(name).items():
                yield name, card, copies

    def decks(self) -> list[Deck]:
        """The deck, or both of them, each with the common sideboard. ME-33.1"""
        other = self.second
        if other is None:
            return [self]
        first = replace(self, second=None, against_fallen_wizards="")
        return [first, replace(first, **{name: getattr(other, name) for name in OWN})]

    def which(self, opponent: str) -> int:
        """Which of two decks is played against an opponent of this alignment. ME-33.2, ME-33.3"""
        if opponent == "fallen-wizard":
            return int(self.against_fallen_wizards == SECOND)
        return int(opponent != "hero")

    def against(self, opponent: str) -> Deck:
        """What is played against an opponent of this alignment: of two decks the matching one; against a fallen-wizard
        with the cards that the sideboard has for that. ME-33.2 to ME-33.4"""
        taken = self if self.second is None else self.decks()[self.which(opponent)]
        if opponent != "fallen-wizard" or self.second is None:
            return taken
        more = taken.sideboard_fallen_wizard
        board = {card: taken.sideboard.get(card, 0) + more.get(card, 0) for card in {**taken.sideboard, **more}}
        return replace(taken, sideboard=board, sideboard_fallen_wizard={})

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
    said = [deck.alignment, *([deck.second.alignment] if deck.second is not None and deck.second.alignment else [])]
    for given in [one for one in said if one not in ALIGNMENTS]:
        wrong("the alignment must be one of {known}, not {given}", known=", ".join(ALIGNMENTS), given=given)
    if len(deck.title) > LONGEST_TITLE:
        wrong("its title is longer than {most} letters", most=LONGEST_TITLE)
    if deck.against_fallen_wizards not in ("", FIRST, SECOND):
        wrong("the deck against fallen-wizards must be first or second, not {given}", given=deck.against_fallen_wizards)
    for one in deck.decks():
        insist_on_cards(one)
    return deck


def insist_on_cards(deck: Deck) -> None:
    for section, card, copies in deck.entries():
        if not exists(card):
            wrong("there is no card {card} ({section})", card=card, section=section)
        if not 1 <= copies <= MOST_COPIES:
            wrong("the copies of {card} must be 1 to {most}, not {given}", card=card, most=MOST_COPIES, given=copies)
    for card in deck.starting:
        if card not in deck.pool:
            wrong("{card} is to start but is not in the pool", card=card)
