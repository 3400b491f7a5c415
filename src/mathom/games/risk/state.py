"""The state of the realm: where everything is, who holds what, and who may know."""

from __future__ import annotations

from typing import Final

from mathom.games.risk.box import (
    ADVENTURE,
    GOOD,
    HERO,
    KINDS,
    NO_PARTY,
    PARTIES_OF,
    PARTY_SIDE,
    RANGE,
    UNIT_COUNT,
    kind_of,
    party_in,
    unit_in,
)
from mathom.games.risk.map import NOWHERE, SPACES, SUPPLY, TERRITORIES
from mathom.kernel import Heaps, Secrets, State

# Zones of cards. Those marked (party) are one for each of the five.
TERRITORY_DECK: Final = 0
ADVENTURE_DECK: Final = 1
TERRITORY_DISCARD: Final = 2
ADVENTURE_DISCARD: Final = 3
DRAWN: Final = 4  # drawn for an event, open to all (INF-6)
HAND: Final = 5  # (party)
ASIDE: Final = 10  # (party) set aside by an uprising (INF-12)
PLAYED: Final = 15  # (party) played missions and powers, open to all (RI-10.20)
ZONES: Final = 20

TERRITORY_BACK: Final = 0
ADVENTURE_BACK: Final = 1

# Hidden numbers: where the Ring-bearer is, and the rest of what is secret about him (see `ring.course`).
BEARER: Final = 0
COURSE: Final = 1

# What a figure of the active party has done in this turn: flags of an entry of `Realm.marched`.
MOVED: Final = 1  # it entered a space, or went under the mountains
SAILED: Final = 2  # it came to where it is by a sea lane
DELVED: Final = 4  # it used The Way Is Under the Mountains (RI-15.17)
STOPPED: Final = 8  # it walked into enemy troops (RI-5.8)
PERCHED: Final = 16  # it was flown among enemy troops, and leaves them by wing only (RI-5.29)
RETREATED: Final = 64  # it retreated, which is no movement (RI-10.30)
FOUGHT: Final = 32  # it stood in a contested territory in phase c (RI-8.11)

# Counted where figures move: the troops of both sides, then the heroes of both sides.
TROOPS_OF: Final = 0
HEROES_OF: Final = 2
COUNTED: Final[list[int]] = [
    (HEROES_OF if unit_in(kind) == HERO else TROOPS_OF) + PARTY_SIDE[party_in(kind)] for kind in range(KINDS)
]

# Agreements before the game (DP-1): bits of `Realm.house`.
WEAPON_BONUS: Final = 1
HERO_BONUS_STACKS: Final = 2
SARUMAN_FIRST_LIGHT: Final = 4

# Shared and never changed.
NOTHING: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
NO_FLAGS: Final[list[bool]] = []
NO_FIGURES: Final = Heaps()
NO_SECRETS: Final = Secrets()


class Realm(State):
    """Everything on the table. All lists are replaced, never changed in place, so that copies can share them.

    Figures
        `figures` counts them at every place (see `map`) by kind, and the troops and heroes of both sides (COUNTED).
        `marched` are the figures of the `active` party that are not as they were when its turn began: entries of
        space, unit, steps left, flags, count. All others have their whole range left.

    Parties
        `seat_of` is who runs each party, `gold` its treasury, `out` whether it is eliminated. Parties of one seat share
        nothing (RI-1.11). `holder` is the party
        that controls each territory, NO_PARTY for none, and `arrivals` are the parties that stand there, in the order
        in which they came (RI-9.2, RI-9.3). `card_points` are the victory points of each side's played cards.

    The Ring-bearer
        `secrets` has his space and the rest of his course, which the good side knows. `belief` is all that both can be
        as far as the evil side can tell. `shown` is his space while he is revealed, and `shown_since` the turn in which
        he was revealed (RI-8.10). `record` is the secret sheet of the good side (RI-6.7, RI-6.41).

    Effects that last (until the next turn of a party): `blocked` bridges, `closed` territories, and `corsairs`, each
    with the party that brought them. `owed` are the territory cards that missions still bring in this turn (RI-10.29).
    """

    __slots__ = (
        "active",
        "arrivals",
        "belief",
        "blocked",
        "card_points",
        "closed",
        "corsairs",
        "figures",
        "gold",
        "holder",
        "house",
        "marched",
        "out",
        "owed",
        "record",
        "round",
        "seat_of",
        "secrets",
        "shown",
        "shown_since",
    )

    def __init__(self, like: Realm | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.figures: Heaps = NO_FIGURES
            self.marched: list[list[int]] = NO_LISTS
            self.seat_of: list[int] = NOTHING
            self.gold: list[int] = NOTHING
            self.out: list[bool] = NO_FLAGS
            self.holder: list[int] = NOTHING
            self.arrivals: list[list[int]] = NO_LISTS
            self.card_points: list[int] = NOTHING
            self.secrets: Secrets = NO_SECRETS
            self.belief: list[int] = NOTHING
            self.shown = NOWHERE
            self.shown_since = 0
            self.record: list[list[int]] = NO_LISTS
            self.blocked: list[list[int]] = NO_LISTS
            self.closed: list[list[int]] = NO_LISTS
            self.corsairs: list[int] = NOTHING
            self.active = NO_PARTY
            self.round = 0
            self.owed = 0
            self.house = 0
        else:
            self.figures = like.figures.clone()
            self.marched = like.marched
            self.seat_of = like.seat_of
            self.gold = like.gold
            self.out = like.out
            self.holder = like.holder
            self.arrivals = like.arrivals
            self.card_points = like.card_points
            self.secrets = like.secrets.clone()
            self.belief = like.belief
            self.shown = like.shown
            self.shown_since = like.shown_since
            self.record = like.record
            self.blocked = like.blocked
            self.closed = like.closed
            self.corsairs = like.corsairs
            self.active = like.active
            self.round = like.round
            self.owed = like.owed
            self.house = like.house

    def clone(self) -> Realm:
        return Realm(self)

    def census(self) -> list[list[int]]:
        return [*super().census(), self.figures.census()]

    def concluded(self, seat: int) -> list[int]:
        return NOTHING if self.secrets.knows(seat, COURSE) else self.belief

    def secret_numbers(self) -> Secrets:
        return self.secrets

    # Players

    def seats_of_side(self, side: int) -> int:
        """The seats of a side, as a set. RI-1.1"""
        seats = 0
        for party in PARTIES_OF[side]:
            seats |= 1 << self.seat_of[party]
        return seats

    def good_seats(self) -> int:
        """Who knows what is secret about the Ring-bearer. RI-17.2, INF-7"""
        return self.seats_of_side(GOOD)

    def reads(self, agreement: int) -> bool:
        return self.house & agreement != 0

    def pay(self, party: int, gold: int) -> None:
        """Gold of one party; it is never pooled. RI-4.1"""
        treasuries = self.gold[:]
        treasuries[party] += gold
        self.gold = treasuries

    # Figures

    def number(self, party: int, unit: int, place: int) -> int:
        return self.figures.content[place][party * UNIT_COUNT + unit]

    def in_supply(self, party: int, unit: int) -> int:
        """RI-1.7, RI-1.13"""
        return self.figures.content[SUPPLY][party * UNIT_COUNT + unit]

    def troops_of_side(self, side: int, space: int) -> int:
        return self.figures.counts[TROOPS_OF + side][space]

    def heroes_of_side(self, side: int, space: int) -> int:
        return self.figures.counts[HEROES_OF + side][space]

    def enemy_troops(self, party: int, space: int) -> bool:
        """Heroes are not troops."""
        return self.figures.counts[TROOPS_OF + 1 - PARTY_SIDE[party]][space] > 0

    def enemy_figures(self, party: int, space: int) -> bool:
        enemy = 1 - PARTY_SIDE[party]
        return self.figures.counts[TROOPS_OF + enemy][space] + self.figures.counts[HEROES_OF + enemy][space] > 0

    def strength(self, party: int, place: int) -> int:
        """How many figures the party has there, heroes included."""
        first = party * UNIT_COUNT
        return sum(self.figures.content[place][first : first + UNIT_COUNT])

    def troops(self, party: int, place: int) -> int:
        first = party * UNIT_COUNT
        return sum(self.figures.content[place][first : first + HERO])

    def present(self, party: int, place: int) -> bool:
        return self.figures.totals[place] > 0 and self.strength(party, place) > 0

    def spaces_with(self, party: int) -> list[int]:
        """Where the party has figures, mountain ranges included."""
        first = party * UNIT_COUNT
        after = first + UNIT_COUNT
        content, totals = self.figures.content, self.figures.totals
        return [space for space in range(SPACES) if totals[space] and any(content[space][first:after])]

    def territories_with(self, party: int) -> list[int]:
        """Where the party has figures."""
        return [space for space in self.spaces_with(party) if space < TERRITORIES]

    def heroes_on_board(self, party: int) -> int:
        kind = kind_of(party, HERO)
        return sum([heap[kind] for heap in self.figures.content[:SPACES]])

    # Figures of the active party in this turn

    def columns(self, space: int, unit: int) -> list[list[int]]:
        """The active party's figures of a unit in a space, by what they did: entries of steps left, flags, count."""
        fresh = self.figures.content[space][self.active * UNIT_COUNT + unit]
        if not fresh:
            return []
        found: list[list[int]] = []
        for entry in self.marched:
            if entry[0] == space and entry[1] == unit:
                found.append([entry[2], entry[3], entry[4]])
                fresh -= entry[4]
        if fresh:
            found.insert(0, [RANGE[unit], 0, fresh])
        return found

    def note(self, space: int, unit: int, left: int, flags: int, count: int) -> None:
        """So many figures are as described (a negative number: no longer). Fresh ones are not listed."""
        if left == RANGE[unit] and not flags:
            return
        kept: list[list[int]] = []
        total = count
        for entry in self.marched:
            if entry[0] == space and entry[1] == unit and entry[2] == left and entry[3] == flags:
                total += entry[4]
            else:
                kept.append(entry)
        if total:
            kept.append([space, unit, left, flags, total])
            kept.sort()
        self.marched = kept

    def lose(self, party: int, unit: int, count: int, place: int, only: int = 0) -> None:
        """Figures go back to the supply: of the active party those first that have done most. RI-1.8

        With `only` a flag, those first that have it.
        """
        self.figures.move(kind_of(party, unit), count, place, SUPPLY)
        if party != self.active:
            return
        entries = [entry for entry in self.marched if entry[0] == place and entry[1] == unit]
        entries.sort(key=lambda entry: (-(entry[3] & only), -(entry[3] & DELVED), -entry[3]))
        for entry in entries:
            taken = min(count, entry[4])
            self.note(place, unit, entry[2], entry[3], -taken)
            count -= taken

    def put(self, party: int, unit: int, count: int, place: int) -> None:
        """Figures come from the supply."""
        self.figures.move(kind_of(party, unit), count, SUPPLY, place)

    # Cards

    def hand(self, party: int) -> list[int]:
        return self.zones.content[HAND + party]

    def face(self, thing: int) -> int:
        return self.zones.face[thing]

    def card_in(self, zone: int, face: int) -> int:
        """The thing with this face in a zone; -1 if it is not there."""
        faces = self.zones.face
        for thing in self.zones.content[zone]:
            if faces[thing] == face:
                return thing
        return -1

    def faces_in(self, zone: int) -> list[int]:
        """The different faces in a zone, in order."""
        faces = self.zones.face
        return sorted({faces[thing] for thing in self.zones.content[zone]})

    def back(self, thing: int) -> int:
        return self.zones.kinds.back[thing]

    def adventures_held(self, party: int) -> int:
        """How many adventure cards a party holds: everybody sees the backs."""
        return len([thing for thing in self.hand(party) if self.back(thing) == ADVENTURE_BACK])


def back_of(face: int) -> int:
    return ADVENTURE_BACK if face >= ADVENTURE else TERRITORY_BACK
