"""Where cards can lie. Every place is one for each seat, and the zone is ``place + seat``; the chain is one for all."""

from __future__ import annotations

from typing import Final

from mathom.kernel import EVERYONE, NOBODY, ZoneKinds

MOST_SEATS: Final = 6


class Place:
    """What is true of a place for every seat: whether everybody, its owner alone or nobody sees the faces there, and
    whether the others can follow a single card in and out (see `kernel.zones`)."""

    __slots__ = ("mixed", "name", "seen_by")

    def __init__(self, name: str, seen_by: str, mixed: bool = False) -> None:
        self.name = name
        self.seen_by = seen_by
        self.mixed = mixed


PLACES: Final[list[Place]] = [
    Place("deck", "nobody"),
    Place("hand", "owner", mixed=True),
    # What is thrown away from hand is seen by its owner alone; what comes from play is remembered by all.
    Place("discard", "owner", mixed=True),
    Place("sideboard", "owner", mixed=True),
    Place("sites", "owner", mixed=True),
    Place("pool", "owner", mixed=True),
    Place("unused", "owner", mixed=True),
    Place("set-aside", "everyone"),
    Place("play", "everyone"),
    Place("land", "everyone"),
    Place("march", "owner"),
    Place("guard", "owner"),
    Place("agents", "owner"),
    Place("agent-sites", "owner"),
    Place("points", "everyone"),
    Place("site-discard", "everyone"),
    Place("gone", "everyone"),
    Place("aside", "everyone"),
]


def place(name: str) -> int:
    """The zone of the place for seat 0."""
    return [each.name for each in PLACES].index(name) * MOST_SEATS


DECK: Final = place("deck")
HAND: Final = place("hand")
DISCARD: Final = place("discard")
SIDEBOARD: Final = place("sideboard")
SITES: Final = place("sites")  # the site deck
POOL: Final = place("pool")  # characters and items to start with
UNUSED: Final = place("unused")  # of the pool, neither drafted nor in the play deck
SET_ASIDE: Final = place("set-aside")  # revealed in the draft, but nobody's (ME-3.5)
PLAY: Final = place("play")
LAND: Final = place("land")  # site cards in play, face up
MARCH: Final = place("march")  # site cards face down beside a moving company (ME-5.46)
GUARD: Final = place("guard")  # on-guard cards (ME-10.10)
AGENTS: Final = place("agents")  # face-down agents (ME-12.6)
AGENT_SITES: Final = place("agent-sites")
POINTS: Final = place("points")  # the marshalling point pile: factions, stored items, defeated creatures
SITE_DISCARD: Final = place("site-discard")  # site cards in the discard pile (ME-6.46, ME-26.10)
GONE: Final = place("gone")  # removed from the game
ASIDE: Final = place("aside")  # off to the side (ME-25.21)
CHAIN: Final[int] = len(PLACES) * MOST_SEATS
ZONES: Final[int] = CHAIN + 1


def kinds(backs: list[int]) -> ZoneKinds:
    sight: list[int] = []
    mixed: list[bool] = []
    for each in PLACES:
        for seat in range(MOST_SEATS):
            owner = 1 << seat
            sight.append({"everyone": EVERYONE, "owner": owner, "nobody": NOBODY}[each.seen_by])
            mixed.append(each.mixed)
    return ZoneKinds([*sight, EVERYONE], [*mixed, False], backs)


def seat_in(zone: int) -> int:
    return zone % MOST_SEATS


def is_at(zone: int, where: int) -> bool:
    """Whether the zone is that place, of whichever seat."""
    return where <= zone < where + MOST_SEATS
