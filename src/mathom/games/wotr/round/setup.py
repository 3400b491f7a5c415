"""Chapter 3: setup, and who plays which side. WR-3.1, and who holds what at the start (WR-13.1)"""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.wotr.armies.command import begin_actions
from mathom.games.wotr.box import (
    CARD_FACES,
    CARDS,
    CHARACTERS,
    DECKS,
    DICE_AT_START,
    ELVEN_RINGS,
    FACTS,
    FREE_PEOPLES,
    KIND_ADDED,
    KIND_COUNT,
    KIND_SIDE,
    KINDS,
    LAYOUT,
    NATION_SIDE,
    NATIONS,
    NO_SIDE,
    PLAIN_CARDS,
    PLAIN_CHARACTERS,
    PLAIN_TILES,
    RANKS,
    SHADOW,
    SIDES,
    TILES,
    character_name,
    kind_of,
)
from mathom.games.wotr.event_kinds import SIDES_TAKEN
from mathom.games.wotr.map import (
    ABSENT,
    ASIDE,
    FELLOWSHIP,
    OWNER_AT,
    PLACES,
    REGION_NAMES,
    REGIONS,
    REINFORCEMENTS,
    region_named,
)
from mathom.games.wotr.state import (
    COMBAT,
    COUNTED,
    DECK,
    FACE_DOWN,
    HAND,
    MOST_SEATS,
    POOL,
    TILE_BACK,
    TILES_ASIDE,
    ZONES,
    War,
)
from mathom.games.wotr.supplement import NO_SUPPLEMENT, Supplement
from mathom.games.wotr.team import DUEL, NO_SEAT, Team
from mathom.kernel import EVERYONE, NOBODY, Chance, Frame, Heaps, ZoneKinds, set_up, shuffle_sizes

# What the players divide among them, by their number (WR-1.3 to WR-1.5, WR-19.1, WR-19.2). The first of a side leads in
# round 1 (WR-19.4).
ROLES: Final[dict[int, list[str]]] = {
    2: ["free_peoples", "shadow"],
    3: ["free_peoples", "witch_king", "saruman"],
    4: ["gondor", "witch_king", "rohan", "saruman"],
}
WHOLE_SIDES: Final[dict[str, int]] = {"free_peoples": FREE_PEOPLES, "shadow": SHADOW}
PLAYER_OF_NATION: Final[list[str]] = [nation["multiplayer_player"] for nation in LAYOUT["nations"]]


def plays(role: str, nation: int) -> bool:
    """Whether a role has the nation."""
    return WHOLE_SIDES.get(role, NO_SIDE) == NATION_SIDE[nation] or PLAYER_OF_NATION[nation] == role


def role_of(w: War, seat: int) -> str:
    """What the seat plays: a side, or one of the powers that share it. WR-1.3 to WR-1.5"""
    side = w.side_of_seat[seat]
    return PLAYER_OF_NATION[w.seat_of_nation.index(seat)] if w.is_divided(side) else SIDES[side]


def take_sides(w: War, roles: list[str]) -> None:
    """Every seat gets the role of its number. WR-1.3 to WR-1.5"""
    w.seat_of_nation = [
        next(seat for seat, role in enumerate(roles) if plays(role, nation)) for nation in range(len(NATIONS))
    ]
    side_of_seat = [NO_SIDE] * len(roles)
    for nation, seat in enumerate(w.seat_of_nation):
        side_of_seat[seat] = NATION_SIDE[nation]
    w.side_of_seat = side_of_seat
    order = ROLES[len(roles)]
    lead = [-1, -1]
    for role in reversed(order):
        seat = roles.index(role)
        lead[side_of_seat[seat]] = seat
    w.lead = lead
    if w.seats > DUEL:
        w.team = Team()
        w.team.credit = [NO_SEAT] * REGIONS
        begin_actions(w)


def all_figures(added: bool) -> Heaps:
    """The figures at their places at the start, all others in the reinforcements. WR-3.13, WR-3.17

    With those that a supplement adds, or without.
    """
    content = [[0] * KINDS for _ in range(PLACES)]
    for side in (FREE_PEOPLES, SHADOW):
        content[REINFORCEMENTS + side] = [
            n if KIND_SIDE[k] == side and (added or not KIND_ADDED[k]) else 0 for k, n in enumerate(KIND_COUNT)
        ]
    heaps = Heaps(content)
    heaps.count_groups(COUNTED)
    for army in LAYOUT["starting_armies"]:
        nation = NATIONS.index(army["nation"])
        for rank, word in enumerate(RANKS):
            count: int = army.get(word, 0)
            if count:
                origin = REINFORCEMENTS + NATION_SIDE[nation]
                heaps.move(kind_of(nation, rank), count, origin, region_named(army["region"]))
    return heaps


def sights() -> list[int]:
    """Who sees faces in which zone: nobody in decks and pool, one seat in its own zones, else everybody.

    INF-8, INF-10, INF-13 to INF-17
    """
    sight = [EVERYONE] * ZONES
    for deck in range(len(DECKS)):
        sight[DECK + deck] = NOBODY
    for seat in range(MOST_SEATS):
        for zone in (HAND, COMBAT, FACE_DOWN):
            sight[zone + seat] = 1 << seat
    sight[POOL] = NOBODY
    return sight


def cards_of(added: bool) -> list[int]:
    """The faces of the cards in the box; those that a supplement adds may replace others."""
    if not added:
        return list(range(PLAIN_CARDS))
    replaced = {card.replaces for card in CARDS}
    return [face for face, card in enumerate(CARDS) if card.id not in replaced]


def unpack(roles: list[str], chance: Chance, extra: Supplement = NO_SUPPLEMENT) -> War:
    """The board laid out, with nothing shuffled yet. WR-3.2 to WR-3.16"""
    w = War()
    added = extra.is_used()
    w.extra = extra
    cards = cards_of(added)
    tiles = TILES if added else TILES[:PLAIN_TILES]
    mixed = [HAND <= zone < COMBAT or FACE_DOWN <= zone < FACE_DOWN + MOST_SEATS for zone in range(ZONES)]
    backs = [CARDS[face].deck for face in cards] + [TILE_BACK] * len(tiles)
    places = [DECK + CARDS[face].deck for face in cards]
    places += [POOL if tile.owner == NO_SIDE else TILES_ASIDE for tile in tiles]
    faces = cards + [CARD_FACES + number for number in range(len(tiles))]
    w.zones = set_up(ZoneKinds(sights(), mixed, backs), faces, places)
    w.chance = chance
    w.seats = len(roles)
    w.figures = (ALL_FIGURES_AT_START if added else FIGURES_AT_START).clone()
    w.character_at = [FELLOWSHIP if who.starts_in_fellowship else ASIDE for who in CHARACTERS]
    if not added:
        w.character_at[PLAIN_CHARACTERS:] = [ABSENT] * (len(CHARACTERS) - PLAIN_CHARACTERS)
    w.held = OWNER_AT
    w.steps = [nation["political_start_steps_to_war"] for nation in LAYOUT["nations"]]
    w.active = [nation["active_at_start"] for nation in LAYOUT["nations"]]
    w.ring_bearers = region_named(LAYOUT["fellowship"]["start_region"])
    w.dice = DICE_AT_START
    w.rolled = [[], []]
    w.hunt_box = [0, 0]
    w.rings = [ELVEN_RINGS, 0]
    w.ring_used = [False, False]
    take_sides(w, roles)
    return w


class Setup(Frame):
    """Sides are drawn unless they were agreed (WR-1.7), then the four decks and the hunt pool are shuffled.

    `zone` is the zone that is shuffled next.
    """

    __slots__ = ("drawn", "zone")
    shows: ClassVar[tuple[str, ...]] = ("step", "drawn", "zone")

    def __init__(self, drawn: bool = False) -> None:
        super().__init__("draw_sides" if drawn else "shuffle")
        self.drawn = drawn
        self.zone = DECK

    def clone(self) -> Setup:
        other = Setup(self.drawn)
        other.step = self.step
        other.zone = self.zone
        return other

    def draw_sides(self, w: War) -> None:
        self.step = "seat_players"
        w.throw("sides", shuffle_sizes(w.seats))

    def seat_players(self, w: War) -> None:
        """Who plays which side, if that is drawn by lot. WR-1.7"""
        roles = ROLES[w.seats][:]
        for i, pick in enumerate(w.outcome):
            roles[i], roles[i + pick] = roles[i + pick], roles[i]
        take_sides(w, roles)
        w.tell(SIDES_TAKEN, roles)
        self.step = "shuffle"

    def shuffle(self, w: War) -> None:
        """Every deck is shuffled by itself, and the tiles are mixed in their pool. WR-3.8, WR-3.9"""
        self.step = "lay_down"
        name = "hunt-pool" if self.zone == POOL else f"deck.{DECKS[self.zone - DECK]}"
        w.throw(name, shuffle_sizes(len(w.zones.content[self.zone])))

    def lay_down(self, w: War) -> None:
        w.zones.shuffle(self.zone, w.outcome)
        if self.zone == POOL:
            w.pop()
        else:
            self.zone = self.zone + 1 if self.zone + 1 < DECK + len(DECKS) else POOL
            self.step = "shuffle"


FIGURES_AT_START: Final[Heaps] = all_figures(added=False)
ALL_FIGURES_AT_START: Final[Heaps] = all_figures(added=True)

FACTS.check(
    all(
        FIGURES_AT_START.count(kind_of(n, rank), REINFORCEMENTS + NATION_SIDE[n]) == nation["reinforcements"][word]
        for n, nation in enumerate(LAYOUT["nations"])
        for rank, word in enumerate(RANKS)
        if word in nation["reinforcements"]
    ),
    "placed figures and reinforcements add up to the limits",
)
FACTS.check(
    [character_name(c) for c, who in enumerate(CHARACTERS) if who.starts_in_fellowship]
    == LAYOUT["fellowship"]["companions"],
    "the companions of the start are those of the Fellowship",
)
FACTS.check(LAYOUT["fellowship"]["start_region"] in REGION_NAMES, "the Ring-bearers start in a region")
