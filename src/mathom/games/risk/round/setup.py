"""Chapters 1 and 2: who runs which party, the fixed start position, the deal of the first cards."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.risk.box import (
    ADVENTURE,
    ADVENTURES,
    ELVES,
    EVENT,
    EVIL,
    FACES,
    FIRST_JOKER,
    GONDOR,
    GOOD,
    HEAVY_INFANTRY,
    KIND_COUNT,
    KINDS,
    LAYOUT,
    LIGHT_INFANTRY,
    NO_PARTY,
    PARTIES,
    PARTIES_OF,
    ROHAN,
    SARUMAN,
    SAURON,
    SIZE,
    START_CARDS,
    START_GOLD,
    UNITS,
    card_name,
    kind_of,
    party_name,
    type_of,
)
from mathom.games.risk.map import FANGORN, PLACES, SPACE_NAMES, START, SUPPLY, TERRITORIES
from mathom.games.risk.ring.course import BEGINNING, SPACE_BITS
from mathom.games.risk.state import (
    ADVENTURE_BACK,
    ADVENTURE_DECK,
    COUNTED,
    DRAWN,
    HAND,
    SARUMAN_FIRST_LIGHT,
    TERRITORY_BACK,
    TERRITORY_DECK,
    ZONES,
    Realm,
)
from mathom.kernel import EVERYONE, NOBODY, Chance, EventKind, Frame, Heaps, Secrets, ZoneKinds, set_up, shuffle_sizes

DEALT: Final = EventKind("dealt", ("party", "card"), ("RI-2.9",), (party_name, card_name))

# The parties of every seat, by the number of players and what they agreed on (RI-1.3, RI-1.10, A-48).
EACH: Final[list[list[int]]] = [[ELVES], [SARUMAN], [ROHAN], [SAURON], [GONDOR]]
SPREADS: Final[list[str]] = ["elves_rohan", "elves_gondor", "rohan_gondor", "other_way"]
PAIRS: Final[list[list[list[int]]]] = [
    [[ELVES, ROHAN], [GONDOR]],
    [[ELVES, GONDOR], [ROHAN]],
    [[ELVES], [ROHAN, GONDOR]],
]


def copies(face: int) -> int:
    return 1 if face < ADVENTURE else ADVENTURES[face - ADVENTURE].copies


def spread(seats: int, agreed: str) -> list[list[int]]:
    """The parties of every seat, seats in the order of their first parties. RI-1.3, RI-1.10"""
    if seats == 5:
        return EACH
    good, evil = PARTIES_OF[GOOD], PARTIES_OF[EVIL]
    other = agreed == "other_way"
    if seats == 2:
        groups = [good, evil]
    elif seats == 3:
        groups = [good, [SARUMAN], [SAURON]] if other else [*PAIRS[SPREADS.index(agreed)], evil]
    else:
        groups = [[p] for p in good] + [evil] if other else [*PAIRS[SPREADS.index(agreed)], [SARUMAN], [SAURON]]
    return sorted(groups)


def seats_of(groups: list[list[int]]) -> list[int]:
    """The seat of every party."""
    found = [NO_PARTY] * SIZE
    for seat, parties in enumerate(groups):
        for party in parties:
            found[party] = seat
    return found


def unpack(groups: list[list[int]], house: int, chance: Chance) -> Realm:
    """The board as the list says, decks not shuffled yet. RI-2.1 to RI-2.8, RI-2.12, RI-2.13, RI-2.15, RI-2.16"""
    s = Realm()
    s.chance = chance
    s.seats = len(groups)
    s.seat_of = seats_of(groups)
    s.house = house
    s.gold = START_GOLD
    s.out = [False] * SIZE
    s.card_points = [0, 0]
    s.figures = Heaps([KIND_COUNT if place == SUPPLY else [0] * KINDS for place in range(PLACES)])
    s.figures.count_groups(COUNTED)
    s.holder = [NO_PARTY] * TERRITORIES
    s.arrivals = [[] for _ in range(TERRITORIES)]
    for entry in LAYOUT["placements"]:
        place_at_start(s, PARTIES.index(entry["party"]), SPACE_NAMES.index(entry["territory"]), entry["units"])
    good = s.good_seats()
    s.secrets = Secrets([START, BEGINNING >> SPACE_BITS], [good, good])
    s.belief = [BEGINNING]
    lay_out_cards(s)
    return s


def place_at_start(s: Realm, party: int, territory: int, units: dict[str, int]) -> None:
    """With the agreement, the first entry of Isengard is light infantry (A-2)."""
    for unit, count in units.items():
        s.put(party, UNITS.index(unit), count, territory)
    if territory == FANGORN and s.reads(SARUMAN_FIRST_LIGHT):
        first = LAYOUT["saruman_first_entry"]
        s.figures.move(kind_of(party, HEAVY_INFANTRY), first, territory, SUPPLY)
        s.put(party, LIGHT_INFANTRY, first, territory)
    holders, arrivals = s.holder[:], s.arrivals[:]
    holders[territory] = party
    arrivals[territory] = [party]
    s.holder, s.arrivals = holders, arrivals


def lay_out_cards(s: Realm) -> None:
    """Both decks, the events beside them; who runs a party sees its hand. RI-2.10, RI-2.11, INF-11 to INF-13"""
    faces = [face for face in range(FACES) for _ in range(copies(face))]
    owners = [1 << s.seat_of[party] for party in range(SIZE)]
    sight = [NOBODY, NOBODY, EVERYONE, EVERYONE, EVERYONE, *owners, *owners, *[EVERYONE] * SIZE]
    mixed = [HAND <= zone < HAND + SIZE for zone in range(ZONES)]
    backs = [ADVENTURE_BACK if face >= ADVENTURE else TERRITORY_BACK for face in faces]
    places = [
        TERRITORY_DECK if face < ADVENTURE else DRAWN if type_of(face) == EVENT else ADVENTURE_DECK for face in faces
    ]
    s.zones = set_up(ZoneKinds(sight, mixed, backs), faces, places)


class Setup(Frame):
    """Decks are shuffled and the first cards dealt. RI-2.9 to RI-2.11, RI-2.14"""

    __slots__ = ()
    shows: ClassVar[tuple[str, ...]] = ("step",)

    def __init__(self) -> None:
        super().__init__("shuffle_territories")

    def clone(self) -> Setup:
        other = Setup()
        other.step = self.step
        return other

    def shuffle_territories(self, s: Realm) -> None:
        self.step = "shuffle_adventures"
        s.throw("territories", shuffle_sizes(FIRST_JOKER + 2))

    def shuffle_adventures(self, s: Realm) -> None:
        s.zones.shuffle(TERRITORY_DECK, s.outcome)
        self.step = "deal"
        s.throw("adventures", shuffle_sizes(len(s.zones.content[ADVENTURE_DECK])))

    def deal(self, s: Realm) -> None:
        s.zones.shuffle(ADVENTURE_DECK, s.outcome)
        for party in range(SIZE):
            for thing in s.zones.top(ADVENTURE_DECK, START_CARDS[party]):
                s.zones.move(thing, HAND + party)
                s.tell_to(1 << s.seat_of[party], DEALT, party, s.face(thing))
        for thing in s.zones.content[DRAWN]:
            s.zones.move(thing, ADVENTURE_DECK)
        self.step = "shuffle_events_in"
        s.throw("adventures", shuffle_sizes(len(s.zones.content[ADVENTURE_DECK])))

    def shuffle_events_in(self, s: Realm) -> None:
        s.zones.shuffle(ADVENTURE_DECK, s.outcome)
        s.pop()
