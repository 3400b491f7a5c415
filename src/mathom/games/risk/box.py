"""Chapter 1: what is in the box. Numbers for sides, parties, troops and cards, read once from the fact tables.

* A *unit* is a type of figure: light infantry, troll, hero. A *kind* is a unit of one party's colour.
* The *face* of a card is its number: the territory cards in the order of the map, the jokers, then the adventure cards.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mathom.kernel.facts import Facts

HOME: Final = Path(__file__).parent
FACTS: Final = Facts(HOME)

LAYOUT: Final = FACTS.table("setup")

# Sides and parties (RI-1.1, RI-1.2), in turn order (RI-3.1)

SIDES: Final[list[str]] = ["good", "evil"]
GOOD: Final = 0
EVIL: Final = 1
NO_SIDE: Final = -1

PARTIES: Final[list[str]] = [party["id"] for party in LAYOUT["parties"]]
PARTY_SIDE: Final[list[int]] = [SIDES.index(party["side"]) for party in LAYOUT["parties"]]
PARTIES_OF: Final[list[list[int]]] = [[p for p, s in enumerate(PARTY_SIDE) if s == side] for side in range(2)]
START_GOLD: Final[list[int]] = [party["start_gold"] for party in LAYOUT["parties"]]
START_CARDS: Final[list[int]] = [party["start_adventure_cards"] for party in LAYOUT["parties"]]
ELVES: Final[int] = PARTIES.index("elves")
SARUMAN: Final[int] = PARTIES.index("saruman")
ROHAN: Final[int] = PARTIES.index("rohan")
SAURON: Final[int] = PARTIES.index("sauron")
GONDOR: Final[int] = PARTIES.index("gondor")
NO_PARTY: Final = -1
SIZE: Final = 5  # how many parties there are


def party_name(party: int) -> str | None:
    return None if party == NO_PARTY else PARTIES[party]


def side_name(side: int) -> str | None:
    return None if side == NO_SIDE else SIDES[side]


def enemies(a: int, b: int) -> bool:
    return PARTY_SIDE[a] != PARTY_SIDE[b]


def parties_from(first: int) -> list[int]:
    """All parties in turn order, beginning with `first`."""
    return [(first + i) % SIZE for i in range(SIZE)]


# Units (RI-1.4 to RI-1.6), their prices (RI-4.2), ranges (RI-5.2) and hit numbers (RI-7.24)

FIGURE_TYPES: Final[list[dict[str, Any]]] = FACTS.table("units")["units"]
UNITS: Final[list[str]] = [unit["id"] for unit in FIGURE_TYPES]
LIGHT_INFANTRY: Final = 0
HEAVY_INFANTRY: Final = 1
LIGHT_CAVALRY: Final = 2
HEAVY_CAVALRY: Final = 3
TROLL: Final = 4
EAGLE: Final = 5
MUMAKIL: Final = 6
ENT: Final = 7
HERO: Final = 8
UNIT_COUNT: Final = 9

NOT_FOR_SALE: Final = 0
PRICE: Final[list[int]] = [unit["cost"] or NOT_FOR_SALE for unit in FIGURE_TYPES]
# What a figure counts on cards: an Ent 3 (RI-10.24, RI-10.40), a hero nothing.
VALUE: Final[list[int]] = [unit["cost"] or unit.get("value_for_cards", 0) for unit in FIGURE_TYPES]
RANGE: Final[list[int]] = [unit["move"] for unit in FIGURE_TYPES]
TOUGHNESS: Final[list[int]] = [unit["hits_to_destroy"] or 0 for unit in FIGURE_TYPES]
COLUMNS: Final[list[str]] = ["attack", "defend", "attack_stronghold", "defend_stronghold"]
HIT_NUMBERS: Final[list[list[int]]] = [
    [unit["hit_numbers"][column] for unit in FIGURE_TYPES if unit["hit_numbers"]] for column in COLUMNS
]
CHARGE: Final[int] = FIGURE_TYPES[HEAVY_CAVALRY]["attack_first_round"]
WARG_BONUS: Final[int] = FIGURE_TYPES[LIGHT_CAVALRY]["search_extra_evil"]
# Whom a unit has the advantage over (RI-7.39); NO_UNIT for most.
NO_UNIT: Final = -1
ADVANTAGES: Final[dict[str, str]] = {
    entry["own"]: entry["against"] for entry in FACTS.table("units")["weapon_type_advantage"]
}
ADVANTAGE: Final[list[int]] = [UNITS.index(ADVANTAGES[u]) if u in ADVANTAGES else NO_UNIT for u in UNITS]
SEARCH_STEPS: Final[list[int]] = [entry["min"] for entry in FACTS.table("units")["search_table"]]
SEARCH_SUCCESS: Final[list[int]] = [entry["success_max"] for entry in FACTS.table("units")["search_table"]]

# The figures of every colour (RI-1.7, RI-1.9, RI-1.12)

LIMITS: Final[list[dict[str, int]]] = [party["limits"] for party in FACTS.table("figures")["parties"]]
KINDS: Final[int] = SIZE * UNIT_COUNT
KIND_COUNT: Final[list[int]] = [LIMITS[p].get(unit, 0) for p in range(SIZE) for unit in UNITS]
KIND_NAMES: Final[list[str]] = [f"{party}-{unit}" for party in PARTIES for unit in UNITS]


def kind_of(party: int, unit: int) -> int:
    return party * UNIT_COUNT + unit


def unit_in(kind: int) -> int:
    return kind % UNIT_COUNT


def party_in(kind: int) -> int:
    return kind // UNIT_COUNT


def kind_name(kind: int) -> str:
    return KIND_NAMES[kind]


def unit_name(unit: int) -> str:
    return UNITS[unit]


# Which units a party has, those for sale first.
UNITS_OF: Final[list[list[int]]] = [[u for u, unit in enumerate(UNITS) if LIMITS[p].get(unit, 0)] for p in range(SIZE)]
WARES_OF: Final[list[list[int]]] = [[u for u in UNITS_OF[p] if PRICE[u]] for p in range(SIZE)]


# Territory cards (RI-2.11)

SYMBOLS: Final[list[str]] = ["archer", "rider", "eagle", "all"]
ARCHER, RIDER, CREATURE, ALL_SYMBOLS = range(4)
FILLED_BY: Final[list[list[list[int]]]] = [
    [
        [UNITS.index(unit) for unit in FACTS.table("units")["territory_card_symbol_to_figure"][symbol][side]]
        for symbol in SYMBOLS[:3]
    ]
    for side in SIDES
]
NEUTRAL: Final = 2
ALIGNMENTS: Final[list[str]] = [*SIDES, "neutral", "wild"]


class TerritoryCard:
    """`side` is GOOD, EVIL or NEUTRAL; a joker has the number of no territory."""

    __slots__ = ("ents", "id", "side", "symbol", "territory")

    def __init__(self, entry: dict[str, Any]) -> None:
        self.id: str = entry["id"]
        self.territory: str = entry["territory"] or ""
        self.side: int = ALIGNMENTS.index(entry["side"])
        self.symbol: int = SYMBOLS.index(entry["symbol"])
        self.ents: bool = entry["ent_for_good"]


TERRITORY_CARDS: Final[list[TerritoryCard]] = [
    TerritoryCard(entry) for entry in FACTS.table("territory_cards")["cards"]
]
FIRST_JOKER: Final = 64
JOKERS: Final[list[int]] = [face for face, card in enumerate(TERRITORY_CARDS) if not card.territory]


def is_enemy_card(face: int, side: int) -> bool:
    """A territory card of the other side, of no use unless it brings a good party an Ent. RI-4.12, RI-10.13"""
    card = TERRITORY_CARDS[face]
    return card.side == 1 - side and not (card.ents and side == GOOD)


# Adventure cards (RI-16.2, RI-16.3)

TYPES: Final[list[str]] = ["mission", "event", "power"]
MISSION, EVENT, POWER = range(3)
PLACEMENTS: Final[list[str]] = ["site", "region", "any", "draw"]
AT_SITE, IN_REGION, ANYWHERE, DRAW_CARD = range(4)
WINDOWS: Final[list[str]] = list(FACTS.table("action_cards")["windows"])


class Adventure:
    """A mission, an event or a power card. `points` and `gold` are by side; `site` is the territory of a mission.

    What of the card is our reconstruction, and not read from a printed one, `reconstructed` says.
    """

    __slots__ = ("copies", "gold", "id", "placement", "points", "reconstructed", "site", "type", "windows")

    def __init__(self, entry: dict[str, Any]) -> None:
        points: Any = entry["vp"]
        gold: Any = entry.get("gold_value", {"good": 0, "evil": 0})
        self.id: str = entry["id"]
        self.type: int = TYPES.index(entry["type"])
        self.copies: int = entry["copies"]
        self.points: list[int] = [points[s] for s in SIDES] if isinstance(points, dict) else [points, points]
        self.gold: list[int] = [gold[side] for side in SIDES]
        self.site: str = entry.get("site_territory", "")
        self.placement: int = PLACEMENTS.index(entry.get("placement", "any"))
        self.windows: list[str] = list(entry.get("window", []))
        self.reconstructed: bool = entry["reconstructed"]


ADVENTURES: Final[list[Adventure]] = [
    Adventure(entry) for entry in FACTS.table("mission_cards")["cards"] + FACTS.table("action_cards")["cards"]
]
ADVENTURE: Final[int] = len(TERRITORY_CARDS)  # the first face of an adventure card
CARD_NAMES: Final[list[str]] = [card.id for card in TERRITORY_CARDS] + [card.id for card in ADVENTURES]
FACES: Final[int] = len(CARD_NAMES)


def card_name(face: int) -> str:
    return CARD_NAMES[face]


def card_named(name: str) -> int:
    """The face of the card with this name; -1 if there is none."""
    return CARD_NAMES.index(name) if name in CARD_NAMES else -1


def is_adventure(face: int) -> bool:
    return face >= ADVENTURE


def adventure(face: int) -> Adventure:
    return ADVENTURES[face - ADVENTURE]


def type_of(face: int) -> int:
    return ADVENTURES[face - ADVENTURE].type


ENTMOOT: Final[int] = card_named("entmoot")
LOCAL_UPRISING: Final[int] = card_named("local_uprising")
UNDER_THE_MOUNTAINS: Final[int] = card_named("under_the_mountains")
BALROG: Final[int] = card_named("balrog")

FACTS.check(len(PARTIES) == SIZE and [len(own) for own in PARTIES_OF] == [3, 2], "three good parties, two evil ones")
FACTS.check(
    UNITS.index("hero") == HERO and UNITS.index("mumakil") == MUMAKIL and len(UNITS) == UNIT_COUNT, "nine units"
)
FACTS.check(
    UNITS.index("troll") == TROLL and UNITS.index("eagle") == EAGLE and UNITS.index("ent") == ENT, "the creatures"
)
FACTS.check([len(column) for column in HIT_NUMBERS] == [HERO] * 4, "heroes, who come last, have no hit numbers")
FACTS.check(
    JOKERS == [FIRST_JOKER, FIRST_JOKER + 1] and ADVENTURE == FIRST_JOKER + 2, "the jokers end the territory cards"
)
FACTS.check(len(set(CARD_NAMES)) == FACES, "cards have names of their own")
