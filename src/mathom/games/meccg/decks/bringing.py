"""What a seat brings to the game: a built-in deck by its name, a deck, or a file with one. It must be legal."""
# mypyc: skip

from __future__ import annotations

from typing import Any

from mathom.games.meccg.decks.built_in import BUILT_IN, built_in
from mathom.games.meccg.decks.check import check
from mathom.games.meccg.decks.deck import Deck, deck_from
from mathom.games.meccg.decks.errors import BadDeck
from mathom.games.meccg.decks.files import read_deck
from mathom.kernel import BadBrought, Reason


def bring(given: Any, against: str = "") -> Deck:
    """The legal deck that is meant; `BadBrought` with the rules that another one breaks."""
    if isinstance(given, str) and given in BUILT_IN:
        return built_in(given)
    try:
        deck = from_text(given) if isinstance(given, str) else deck_from(given)
    except BadDeck as error:
        raise BadBrought(why=error) from error
    broken = dict.fromkeys(fault.rule for fault in check(deck, against))
    if broken:
        raise BadBrought(why=Reason("the-deck-breaks-rules", *broken))
    return deck


def from_text(text: str) -> Deck:
    reading = read_deck(text)
    if reading.unmatched:
        raise BadBrought(why=Reason("some-lines-of-the-deck-mean-no-card"))
    return reading.deck
