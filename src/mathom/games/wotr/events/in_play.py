"""Chapter 6: what the chapters ask cards in play about, and what they tell them. WR-6.16

What a card says while it lies there stands in `cards`. The chapters ask by these names: acts that a card may forbid or
permit, windows in which it offers something, moments at which something happens. A `use` goes with most of them.
"""

from __future__ import annotations

from typing import Final

from mathom.effects import Entry
from mathom.effects.standing import WINDOW
from mathom.games.wotr.box import CARDS, DECK_SIDE
from mathom.games.wotr.state import IN_PLAY, NO_CARD, War
from mathom.kernel import Reason

NOTHING_MEANT: Final = -1  # what is asked about where there is only one thing to ask about

# Acts
ENTER_REGION: Final = "enter"  # an army enters or attacks the region; the use is its side
FILL_HUNT_BOX: Final = "fill-hunt-box"  # the die that moved the Fellowship goes to the Hunt box
ROUSE: Final = "rouse"  # the nation becomes active in a way that no card names
USE_DIPLOMACY: Final = "diplomacy"  # a Muster die moves the nation's marker
COMBAT_CARDS: Final = "combat-cards"  # combat cards are used in a battle in the region; the use is the side
FROM_TABLE: Final = "combat-card-from-table"  # the card in play is used as a combat card

# Numbers
HUNT_BONUS: Final = "hunt-bonus"  # on every die of a hunt roll

# Traits
WAKES: Final = "wakes"  # an attack on the region makes its nation active, whoever defends it

# Windows
PREVENT_TILE: Final = "prevent-tile"  # the Shadow is about to draw a tile
HUNT_CARD: Final = "hunt-card"  # a tile is drawn; the use is the damage
HUNT_ROLL: Final = "hunt-roll"  # the Shadow is about to roll
AFTER_CASUALTY: Final = "after-casualty"  # the Fellowship has taken one
JOURNEY: Final = "journey"  # the Ring-bearers have come through the region; the use is SAFE or not
DISMISSAL: Final = "dismissal"  # a die of the side is spent to be rid of the card; the use is its face

# Moments
WHEN_REVEALED: Final = "revealed"
WHEN_DECLARED: Final = "declared"  # in the region; the use is SAFE or not
WHEN_ACTIVATED: Final = "activated"  # the nation is about to become active
WHEN_ALARMED: Final = "alarmed"  # an attack or a Companion has moved the nation's marker
WHEN_FALLEN: Final = "fallen"  # the Character is out of the game
WHEN_EVENT_PLAYED: Final = "event-played"  # the card of this face was played with an event die; the use is the side

# The use where the Ring-bearers are in a refuge of the Free Peoples: no side, damage or face of a die has this number.
SAFE: Final = -1


def refuse_barred(w: War, side: int, region: int) -> Reason | None:
    """Why an army of `side` may neither enter nor attack the region: a card in play protects it. WR-6.12"""
    return w.refuse_act(ENTER_REGION, region, None, side) if w.in_force.index else None


def offered(w: War, window: str, thing: int = NOTHING_MEANT, use: int = 0) -> list[int]:
    """The faces of the cards in play that offer something here, in ascending order."""
    return sorted([entry.card for entry in w.actions(window, thing, use)])


def lurking(w: War, window: str, things: int) -> list[int]:
    """About which of so many things a card in play offers something."""
    if not w.in_force.at(WINDOW + window):
        return []
    return [thing for thing in range(things) if w.actions(window, thing)]


def offer_of(w: War, window: str, face: int, thing: int = NOTHING_MEANT, use: int = 0) -> Entry:
    """What the card offers there."""
    return next(entry for entry in w.actions(window, thing, use) if entry.card == face)


def use_card(w: War, window: str, face: int, thing: int = NOTHING_MEANT, use: int = 0) -> None:
    """Push what the card does that is used there."""
    w.push(w.context(offer_of(w, window, face, thing, use), thing, use))


def leave_table(w: War, face: int) -> None:
    """A card in play is discarded, if it is in play. WR-6.16, WR-6.18"""
    thing = w.card_in(IN_PLAY + DECK_SIDE[CARDS[face].deck], face)
    if thing != NO_CARD:
        w.put_away(thing)
