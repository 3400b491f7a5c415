"""What tests prove beside the single rules: the rulings of appendix C, and those on cards.

And the rules and rulings that they cannot prove, because what they are about is not played.
"""

# mypyc: skip

from __future__ import annotations

import json
from typing import Final

from mathom.games.meccg.box import clauses_of
from mathom.games.meccg.box.titles import HOME

# Every ruling of the appendix; its numbers have gaps.
RULINGS: Final = [f"C-{n}" for n in (*range(1, 54), *range(60, 74), *range(80, 92))]


def card_rulings() -> list[str]:
    """The rulings that clauses of the built-in hero and minion decks refer to, without those that are listed as not
    played."""
    # Not before: the cards are read when they are needed.
    from mathom.games.meccg.cards.clauses import cards_in_decks

    found = {one for card in cards_in_decks() for clause in clauses_of(card) for one in clause.rulings}
    return sorted(one for one in found - set(later_rules()) if one.startswith(("CR-", "G-")))


def parts() -> dict[str, dict[str, list[str]]]:
    later = later_rules()
    return {
        "rulings": {ruling: [ruling] for ruling in RULINGS if ruling not in later},
        "card-rulings": {ruling: [ruling] for ruling in card_rulings()},
    }


def later_rules() -> dict[str, str]:
    found: dict[str, str] = json.loads((HOME / "data" / "later_rules.json").read_text("utf-8"))
    return found
