"""What a seat brings to the game: a built-in deck by its name, a deck, or a file with one. It must be legal."""
# mypyc: skip

from __future__ import annotations

from typing import Any, Final

from mathom.games.meccg.decks.built_in import BUILT_IN, built_in
from mathom.games.meccg.decks.check import check
from mathom.games.meccg.decks.deck import Deck, deck_from
from mathom.games.meccg.decks.errors import BadDeck
from mathom.games.meccg.decks.files import read_deck
from mathom.games.meccg.terms import USUAL, Terms
from mathom.kernel import BadBrought, Reason

TWO_DECKS: Final = Reason("two-decks-are-for-general-opponent-tournaments", "ME-33.1")


def bring(given: Any, against: str = "", terms: Terms = USUAL) -> Deck:
    """The legal deck that is meant; `BadBrought` with the rules that another one breaks. Two decks are for General
    Opponent tournaments, and for these everybody registers two. ME-33.1"""
    if isinstance(given, str) and given in BUILT_IN and not terms.general:
        return built_in(given)
    try:
        deck = from_text(given) if isinstance(given, str) else deck_from(given)
    except BadDeck as error:
        raise BadBrought(why=error) from error
    if deck.second is not None and not terms.general:
        raise BadBrought(why=TWO_DECKS)
    broken = dict.fromkeys(fault.rule for fault in check(deck, against, terms))
    if broken:
        raise BadBrought(why=Reason("the-deck-breaks-rules", *broken))
    return deck


def from_text(text: str) -> Deck:
    if text in BUILT_IN:
        return built_in(text)
    # A table waits meanwhile, and with it all others of its process; and nobody hears of suggestions.
    reading = read_deck(text, suggested=0)
    if reading.unmatched:
        raise BadBrought(why=Reason("some-lines-of-the-deck-mean-no-card"))
    return reading.deck
