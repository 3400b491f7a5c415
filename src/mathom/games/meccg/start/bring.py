"""Chapter 2: the decks that the seats bring: a built-in one by its name, or one of their own, checked."""

# mypyc: skip

from __future__ import annotations

from functools import cache
from typing import Any, Final

from mathom.games.meccg.alignments import PROFILES
from mathom.games.meccg.box import card
from mathom.games.meccg.decks import bring, built_in, deck_from
from mathom.games.meccg.decks.allowed import hazard_rule, resource_rule, site_rule
from mathom.games.meccg.decks.deck import FIRST, OWN, OWN_SECTIONS
from mathom.games.meccg.terms import USUAL, Terms
from mathom.kernel import BadBrought, Chance, Reason

NOT_PLAYED_YET: Final = Reason("fallen-wizards-and-the-balrog-are-not-played-yet")

# What a seat brings that has no wish of its own.
SUGGESTED: Final = ("challenge-a", "challenge-b")

# What programs bring.
PLAYED: Final = ("challenge-a", "challenge-b", "challenge-c", "challenge-f", "challenge-g", "challenge-h")

# Decks that somebody might have brought, by their alignment.
PLAUSIBLE: Final[dict[str, tuple[str, ...]]] = {
    "hero": ("challenge-a", "challenge-b", "challenge-c", "challenge-d", "challenge-e"),
    "minion": ("challenge-f", "challenge-g", "challenge-h", "challenge-i", "challenge-j"),
}


# The same for General Opponent tournaments: a deck against heroes, and one against minions that the sideboard of the
# first goes with. ME-33.1, ME-33.2
PAIRS: Final = (
    ("challenge-a", "challenge-c"),
    ("challenge-b", "challenge-c"),
    ("challenge-g", "challenge-f"),
    ("challenge-h", "challenge-f"),
)


@cache
def brought_pair(first: str, second: str) -> dict[str, Any]:
    """Two built-in decks as one that is brought, with the sideboard of the first. ME-33.1"""
    other = built_in(second).plain()
    own = {name: other[name] for name in OWN if name in other}
    return complete({**built_in(first).plain(), "second": own, "against_fallen_wizards": FIRST})


@cache
def brought_deck(name: str) -> dict[str, Any]:
    return complete(built_in(name).plain())


def complete(deck: dict[str, Any]) -> dict[str, Any]:
    """With all sections, also those without a card."""
    return {**deck, **{name: deck.get(name, {}) for name in (*OWN_SECTIONS, "sideboard")}}


def read_brought(given: Any, terms: Terms = USUAL) -> dict[str, Any]:
    """A built-in deck by its name, a deck or a file with one; `BadBrought` with the rules that it breaks."""
    deck = bring(given, terms=terms)
    if deck.alignment not in PROFILES:
        raise BadBrought(why=NOT_PLAYED_YET)
    return complete(deck.plain())


def taken(brought: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The alignments are declared; every seat takes the deck that it has for that of the opponent, without the cards
    that no deck may have against it. ME-2.46, ME-2.47, ME-2.51, ME-2.59, ME-3.1, ME-33.5"""
    found: list[dict[str, Any]] = []
    for seat, given in enumerate(brought):
        opponent = brought[(seat + 1) % len(brought)]["alignment"]
        deck = complete(deck_from(given).against(opponent).plain()) if "second" in given else given
        found.append(fitted(deck, opponent))
    return found


def fitted(deck: dict[str, Any], opponent: str) -> dict[str, Any]:
    """What is forbidden against this opponent stays in the box."""
    kept = dict(deck)
    for section in ("hazards", "sideboard", "sites"):
        cards = deck.get(section, {})
        kept[section] = {one: copies for one, copies in cards.items() if not is_barred(one, deck, section, opponent)}
    return kept


def is_barred(one: str, deck: dict[str, Any], section: str, opponent: str) -> bool:
    found, alignment = card(one), deck["alignment"]
    if section == "sites":
        return site_rule(found, alignment, "") != site_rule(found, alignment, opponent)
    if section == "sideboard" and not resource_rule(found, alignment, deck.get("avatar", "")):
        return False
    return hazard_rule(found, alignment, "") != hazard_rule(found, alignment, opponent)


def suggest(seat: int, seed: str = "", terms: Terms = USUAL) -> dict[str, Any]:
    """With a seed any of those that programs bring, by a draw that nobody can repeat without it."""
    if terms.general:
        number = Chance(seed).draw(f"suggested.{seat}", [len(PAIRS)])[0] if seed else seat % len(PAIRS)
        return brought_pair(*PAIRS[number])
    if not seed:
        return brought_deck(SUGGESTED[seat % len(SUGGESTED)])
    return brought_deck(PLAYED[Chance(seed).draw(f"suggested.{seat}", [len(PLAYED)])[0]])
