"""Chapter 1: what is in the box. Numbers for sides, nations, figures, characters, dice, cards and tiles.

All are read once from the fact tables, and the tables are checked once, here and in `map`: so many Characters, rings
and markers there are (WR-1.14, WR-1.25, WR-1.26). What only marks something on the board is no piece here (WR-1.27,
WR-1.28, WR-8.10). Rank, not nation, is what a unit fights with (WR-1.29).

* A *kind* of figures is a number: first the units of every nation, then the Leaders, then the Nazgûl. Which ranks there
  are, and which nation has them, the tables say.
* A *member* of an army is a kind of figures, or KINDS + a Character.
* The *face* of an event card is its number among all cards, deck by deck; the hunt tiles follow.

A folder with a ``supplement.json`` adds to the tables. What it adds comes after what was there before (of the units,
after all other units) and is in no game that does without it; the `PLAIN_` numbers count what is in every game.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from mathom.kernel.facts import Facts

HOME: Final = Path(__file__).parent
FACTS: Final = Facts(HOME)

LAYOUT: Final = FACTS.table("setup")
SUPPLEMENTS: Final[list[dict[str, Any]]] = [
    json.loads(path.read_text("utf-8")) for path in sorted(HOME.glob("*/supplement.json"))
]


def more(table: str) -> list[dict[str, Any]]:
    """What supplements add to a table."""
    return [entry for supplement in SUPPLEMENTS for entry in supplement[table]]


# Sides (WR-1.2)

SIDES: Final[list[str]] = ["free_peoples", "shadow"]
FREE_PEOPLES: Final = 0
SHADOW: Final = 1
NO_SIDE: Final = -1


def enemy_of(side: int) -> int:
    return 1 - side


def side_name(side: int) -> str | None:
    return None if side == NO_SIDE else SIDES[side]


# Nations (WR-2.10), those of the Free Peoples first

NATIONS: Final[list[str]] = [nation["id"] for nation in LAYOUT["nations"]]
NATION_SIDE: Final[list[int]] = [SIDES.index(nation["side"]) for nation in LAYOUT["nations"]]
NATIONS_OF: Final[list[list[int]]] = [[n for n, s in enumerate(NATION_SIDE) if s == side] for side in range(2)]
DWARVES: Final[int] = NATIONS.index("dwarves")
ELVES: Final[int] = NATIONS.index("elves")
GONDOR: Final[int] = NATIONS.index("gondor")
NORTH: Final[int] = NATIONS.index("north")
ROHAN: Final[int] = NATIONS.index("rohan")
ISENGARD: Final[int] = NATIONS.index("isengard")
SAURON: Final[int] = NATIONS.index("sauron")
SOUTHRONS: Final[int] = NATIONS.index("southrons_easterlings")
NO_NATION: Final = -1


def nation_name(nation: int) -> str | None:
    return None if nation == NO_NATION else NATIONS[nation]


# Figures (WR-1.19, WR-1.20)


class Rank:
    """A rank of figures. A `unit` makes an army (WR-8.1). A figure that is `replaced_by` another rank, where that is to
    be had, takes two hits (WR-11.52). One that is `named_alone` is known without its nation. A hit removes `per_hit`
    figures. Not `mustered` are figures that come by no Muster die like others.
    """

    __slots__ = ("id", "mustered", "named_alone", "per_hit", "replaced_by", "unit")

    def __init__(self, entry: dict[str, Any]) -> None:
        self.id: str = entry["id"]
        self.unit: bool = entry["unit"]
        self.replaced_by: str = entry["replaced_by"] or ""
        self.named_alone: bool = entry["named_alone"]
        self.per_hit: int = entry.get("per_hit", 1)
        self.mustered: bool = entry.get("mustered", True)


RANKED: Final[list[Rank]] = [Rank(entry) for entry in [*FACTS.table("ranks")["ranks"], *more("ranks")]]
RANKS: Final[list[str]] = [rank.id for rank in RANKED]
REGULAR: Final[int] = RANKS.index("regular")
ELITE: Final[int] = RANKS.index("elite")
LEADER: Final[int] = RANKS.index("leader")
NO_KIND: Final = -1


ADDED_FIGURES: Final[dict[tuple[int, int], int]] = {
    (NATIONS.index(entry["nation"]), RANKS.index(entry["rank"])): entry["count"] for entry in more("figures")
}


def count_in_box(nation: int, rank: int) -> int:
    """How many figures of the rank the nation has."""
    plain: int = LAYOUT["nations"][nation]["figures_total"].get(RANKS[rank], 0)
    return plain + ADDED_FIGURES.get((nation, rank), 0)


def has(nation: int, rank: int) -> bool:
    """Whether figures of the rank are in the box."""
    return count_in_box(nation, rank) > 0


def kinds_in_box() -> list[tuple[int, int]]:
    """Nation and rank of every kind of figures: the units, nation by nation; those added; then all others, by rank."""
    ranks, nations = range(len(RANKS)), range(len(NATIONS))
    units = [(n, r) for n in nations for r in ranks if RANKED[r].unit and has(n, r) and (n, r) not in ADDED_FIGURES]
    others = [(n, r) for r in ranks for n in nations if not RANKED[r].unit and has(n, r)]
    return [*units, *ADDED_FIGURES, *others]


KIND_NATION: Final[list[int]] = [nation for nation, _ in kinds_in_box()]
KIND_RANK: Final[list[int]] = [rank for _, rank in kinds_in_box()]
KIND_SIDE: Final[list[int]] = [NATION_SIDE[nation] for nation in KIND_NATION]
KIND_COUNT: Final[list[int]] = [count_in_box(n, r) for n, r in kinds_in_box()]
KIND_ADDED: Final[list[bool]] = [pair in ADDED_FIGURES for pair in kinds_in_box()]
PLAIN_KINDS: Final[list[int]] = [kind for kind, added in enumerate(KIND_ADDED) if not added]
KIND_NAMES: Final[list[str]] = [
    RANKS[r] if RANKED[r].named_alone else f"{NATIONS[n]}-{RANKS[r]}" for n, r in kinds_in_box()
]
KINDS: Final[int] = len(KIND_NAMES)
KIND_OF: Final[list[list[int]]] = [
    [kinds_in_box().index((n, r)) if has(n, r) else NO_KIND for r in range(len(RANKS))] for n in range(len(NATIONS))
]

# The units come first, then the Leaders of the Free Peoples, then the Nazgûl.
UNIT_KINDS: Final[int] = sum([RANKED[rank].unit for rank in KIND_RANK])
LEADERS: Final[int] = UNIT_KINDS
NAZGUL: Final[int] = KIND_NAMES.index("nazgul")
UNITS_OF: Final[list[list[int]]] = [[k for k in range(UNIT_KINDS) if KIND_SIDE[k] == side] for side in range(2)]
SHADOW_UNITS: Final[int] = UNITS_OF[SHADOW][0]
LEADERS_OF: Final[list[list[int]]] = [[k for k in range(LEADERS, KINDS) if KIND_SIDE[k] == side] for side in range(2)]

# The kind that takes the place of one which is hit, NO_KIND for those that fall; and those that have one (WR-11.52).
REPLACED_BY: Final[list[int]] = [
    KIND_OF[n][RANKS.index(RANKED[r].replaced_by)] if RANKED[r].replaced_by else NO_KIND for n, r in kinds_in_box()
]
ELITES: Final[list[int]] = [kind for kind in range(KINDS) if REPLACED_BY[kind] != NO_KIND]
PER_HIT: Final[list[int]] = [RANKED[rank].per_hit for rank in KIND_RANK]
MUSTERED: Final[list[bool]] = [RANKED[rank].mustered for rank in KIND_RANK]


def kind_of(nation: int, rank: int) -> int:
    """The kind of a nation's figures of a rank, NO_KIND if it has none; the nation of the Nazgûl is Sauron."""
    return KIND_OF[nation][rank]


def units_of_nation(nation: int) -> tuple[int, ...]:
    """The kinds of its units."""
    return tuple([kind for kind in range(UNIT_KINDS) if KIND_NATION[kind] == nation])


ISENGARD_REGULAR: Final[int] = kind_of(ISENGARD, REGULAR)
ISENGARD_ELITE: Final[int] = kind_of(ISENGARD, ELITE)
SOUTHRON_ELITE: Final[int] = kind_of(SOUTHRONS, ELITE)


def is_unit(kind: int) -> bool:
    return kind < UNIT_KINDS


def kind_name(kind: int) -> str:
    """``gondor-elite``, ``rohan-leader``, ``nazgul``."""
    return KIND_NAMES[kind]


def kind_named(name: str) -> int:
    """The kind with this name; -1 if there is none."""
    return KIND_NAMES.index(name) if name in KIND_NAMES else -1


# Characters (WR-1.21 to WR-1.23)

UNLIMITED: Final = 99
VARIABLE: Final = -1  # a level that depends on the position


class Character:
    """A Companion, Gollum or a Minion with what its card states (WR-1.15, WR-1.16). Texts stay in the fact table.

    `card_level` is the level that cards ask for, -1 if they do not take him for a Companion. `strength` is what he adds
    to that of his army. `die_without` are those without whom he brings his die, `version_of` is whose other version he
    is ("" for nobody's). A `herald` is a Minion whose coming lets Gandalf the White enter (WR-7.3).
    """

    __slots__ = (
        "abilities",
        "activates",
        "always_guides",
        "card_level",
        "companion",
        "die_bonus",
        "die_without",
        "guides",
        "herald",
        "hobbit",
        "id",
        "leadership",
        "level",
        "minion",
        "nation",
        "nazgul",
        "side",
        "starts_in_fellowship",
        "strength",
        "version_of",
    )

    def __init__(self, entry: dict[str, Any]) -> None:
        level: Any = entry["level"]
        self.id: str = entry["id"]
        self.side: int = SIDES.index(entry["side"])
        self.companion: bool = entry["kind"] == "companion"
        self.minion: bool = entry["kind"] == "minion"
        self.nazgul: bool = entry.get("is_nazgul", False)
        self.hobbit: bool = entry.get("hobbit", False)
        self.level: int = {"unlimited": UNLIMITED, "variable": VARIABLE}.get(level, level)
        self.card_level: int = entry.get("card_level", self.level if self.companion else -1)
        self.leadership: int = entry["leadership"]
        self.nation: int = NATIONS.index(entry["nation"]) if "nation" in entry else NO_NATION
        self.activates: list[int] = [NATIONS.index(nation) for nation in entry.get("activates", [])]
        self.starts_in_fellowship: bool = entry.get("starts_in_fellowship", False)
        self.die_bonus: int = entry["action_die_bonus"]
        self.guides: bool = entry["guide"] is not None
        self.always_guides: bool = entry.get("always_guides", False)
        self.strength: int = entry.get("strength", 0)
        self.die_without: list[str] = entry.get("die_without", [])
        self.version_of: str = entry.get("version_of", "")
        self.herald: bool = self.minion and entry.get("herald", True)
        self.abilities: list[str] = [ability["id"] for ability in entry["abilities"]]


PLAIN_CHARACTERS: Final[int] = len(FACTS.table("characters")["characters"])
CHARACTERS: Final[list[Character]] = [
    Character(entry) for entry in [*FACTS.table("characters")["characters"], *more("characters")]
]
CHARACTER_NAMES: Final[list[str]] = [character.id for character in CHARACTERS]
CHARACTERS_OF: Final[list[list[int]]] = [[c for c, who in enumerate(CHARACTERS) if who.side == s] for s in range(2)]
COMPANIONS: Final[list[int]] = [c for c, who in enumerate(CHARACTERS) if who.companion]
MINIONS: Final[list[int]] = [c for c, who in enumerate(CHARACTERS) if who.minion]
NAZGUL_LORDS: Final[list[int]] = [c for c, who in enumerate(CHARACTERS) if who.nazgul]
# Whom cards take for Companions.
CARD_COMPANIONS: Final[list[int]] = [
    c for c, who in enumerate(CHARACTERS) if who.companion or (who.side == FREE_PEOPLES and who.card_level > 0)
]
GANDALF_THE_GREY: Final[int] = CHARACTER_NAMES.index("gandalf_the_grey")
STRIDER: Final[int] = CHARACTER_NAMES.index("strider")
BOROMIR: Final[int] = CHARACTER_NAMES.index("boromir")
LEGOLAS: Final[int] = CHARACTER_NAMES.index("legolas")
GIMLI: Final[int] = CHARACTER_NAMES.index("gimli")
MERIADOC: Final[int] = CHARACTER_NAMES.index("meriadoc")
PEREGRIN: Final[int] = CHARACTER_NAMES.index("peregrin")
ARAGORN: Final[int] = CHARACTER_NAMES.index("aragorn")
GANDALF_THE_WHITE: Final[int] = CHARACTER_NAMES.index("gandalf_the_white")
GOLLUM: Final[int] = CHARACTER_NAMES.index("gollum")
WITCH_KING: Final[int] = CHARACTER_NAMES.index("witch_king")
SARUMAN: Final[int] = CHARACTER_NAMES.index("saruman")
MOUTH_OF_SAURON: Final[int] = CHARACTER_NAMES.index("mouth_of_sauron")

# All versions of a Character, himself included.
VERSIONS: Final[list[list[int]]] = [
    [o for o, other in enumerate(CHARACTERS) if o == c or other.version_of == who.id or who.version_of == other.id]
    for c, who in enumerate(CHARACTERS)
]
# Beside whom a Character brings no die, whoever of them came first. TA-3.2, TA-3.4, TA-3.6, TA-5.13
DIE_WITHOUT: Final[list[list[int]]] = [[CHARACTER_NAMES.index(name) for name in who.die_without] for who in CHARACTERS]

# All that a force counts: kinds of figures, then Characters.
MEMBERS: Final[int] = KINDS + len(CHARACTERS)


def character_name(character: int) -> str:
    return CHARACTER_NAMES[character]


# Dice (WR-1.8 to WR-1.12)

DIE_SIDES: Final = 6
MOST_DICE: Final = 5  # in one roll of dice, for a battle, the Hunt or a card

DICE: Final = FACTS.table("dice")
FACES: Final[list[str]] = list(DICE["name_de"])
DIE_FACES: Final[list[list[int]]] = [[FACES.index(face) for face in DICE[side]] for side in SIDES]
EYE: Final[int] = FACES.index("eye")
DICE_OWNED: Final[list[int]] = [LAYOUT["dice"][side]["physical"] for side in SIDES]
DICE_AT_START: Final[list[int]] = [LAYOUT["dice"][side]["start"] for side in SIDES]
ELVEN_RINGS: Final[int] = LAYOUT["elven_rings"]["count"]


CHARACTER_FACE: Final[int] = FACES.index("character")
ARMY_FACE: Final[int] = FACES.index("army")
MUSTER_FACE: Final[int] = FACES.index("muster")
MUSTER_ARMY_FACE: Final[int] = FACES.index("muster_army")
EVENT_FACE: Final[int] = FACES.index("event")
WILL_OF_THE_WEST: Final[int] = FACES.index("will_of_the_west")


def face_name(face: int) -> str:
    return FACES[face]


# Event cards (WR-1.13, WR-1.17, WR-1.18)

DECKS: Final[list[str]] = ["fp_character", "fp_strategy", "sh_character", "sh_strategy"]
FP_CHARACTER, FP_STRATEGY = DECKS.index("fp_character"), DECKS.index("fp_strategy")
DECK_SIDE: Final[list[int]] = [FREE_PEOPLES, FREE_PEOPLES, SHADOW, SHADOW]


def deck_name(deck: int) -> str:
    return DECKS[deck]


CARD_TYPES: Final[list[str]] = ["character", "army", "muster"]
CHARACTER_CARD: Final = 0
ARMY_CARD: Final = 1
MUSTER_CARD: Final = 2


class Card:
    """An event card with what is printed on it, as numbers (WR-1.17). Its texts stay in the fact table.

    `player` is the player's symbol for three and four players, "" for none. `initiative` has a number for each effect
    of the combat half. With a supplement it `replaces` another card ("" for none).
    """

    __slots__ = ("conditional", "deck", "id", "initiative", "number", "player", "remains", "replaces", "type")

    def __init__(self, entry: dict[str, Any]) -> None:
        initiative: Any = entry["initiative"]
        self.id: str = entry["id"]
        self.deck: int = DECKS.index(entry["deck"])
        self.number: int = entry["number"]
        self.type: int = CARD_TYPES.index(entry["die_types"][0])
        self.remains: bool = entry["plays_on_table"]
        self.conditional: bool = entry["precondition"] is not None
        self.player: str = entry["player_symbol"] or ""
        self.replaces: str = entry.get("replaces") or ""
        self.initiative: list[int] = list(initiative) if isinstance(initiative, list) else [initiative]


CARD_ENTRIES: Final[list[dict[str, Any]]] = [*FACTS.table("event_cards")["cards"], *more("cards")]
PLAIN_CARDS: Final[int] = len(FACTS.table("event_cards")["cards"])
CARDS: Final[list[Card]] = [Card(entry) for entry in CARD_ENTRIES]
CARD_NAMES: Final[list[str]] = [card.id for card in CARDS]
CARD_FACES: Final[int] = len(CARDS)


def card_name(face: int) -> str:
    """``fp_char_01``"""
    return CARD_NAMES[face]


# Hunt tiles (WR-1.24)


class Tile:
    """A hunt tile. `owner` is NO_SIDE for a normal one; `damage` is negative for a healing one, 0 with Eye or die."""

    __slots__ = ("damage", "die", "eye", "id", "owner", "reveal", "stop")

    def __init__(self, entry: dict[str, Any]) -> None:
        self.id: str = entry["id"]
        self.owner: int = NO_SIDE if entry["owner"] == "standard" else SIDES.index(entry["owner"])
        self.damage: int = entry["value"] or 0
        self.eye: bool = entry["eye"]
        self.die: bool = entry["die"]
        self.reveal: bool = entry["reveal"]
        self.stop: bool = entry["stop"]


PLAIN_TILES: Final[int] = len(FACTS.table("hunt_tiles")["tiles"])
TILES: Final[list[Tile]] = [Tile(entry) for entry in [*FACTS.table("hunt_tiles")["tiles"], *more("tiles")]]
TILE_NAMES: Final[list[str]] = [tile.id for tile in TILES]


def tile_of(face: int) -> Tile:
    """The tile with this face."""
    return TILES[face - CARD_FACES]


def tile_name(face: int) -> str:
    return TILE_NAMES[face - CARD_FACES]


def in_order(numbers: list[int]) -> bool:
    """Whether they follow each other without a gap."""
    return numbers == list(range(numbers[0], numbers[0] + len(numbers)))


FACTS.check(sorted(NATION_SIDE) == NATION_SIDE, "the nations of the Free Peoples come first")
FACTS.check(all(in_order(UNITS_OF[side]) for side in range(2)), "the units of a side come one after the other")
FACTS.check(
    [list(range(LEADERS, NAZGUL)), [NAZGUL]] == LEADERS_OF, "the Leaders come before the Nazgûl, who are the last"
)
FACTS.check(all(KIND_OF[n][ELITE] != NO_KIND for n in range(len(NATIONS))), "every nation has Elites")
FACTS.check(len(set(KIND_NAMES)) == KINDS == len(KIND_COUNT), "kinds of figures have names of their own")
FACTS.check(len(set(CHARACTER_NAMES)) == len(CHARACTERS), "Characters have names of their own")
FACTS.check(len(set(CARD_NAMES)) == CARD_FACES, "cards have names of their own")
FACTS.check(
    [card.deck for card in CARDS[:PLAIN_CARDS]] == sorted([card.deck for card in CARDS[:PLAIN_CARDS]]),
    "the cards come deck by deck",
)
FACTS.check(
    all(
        in_order([1] + [card.number + 1 for card in CARDS[:PLAIN_CARDS] if card.deck == deck])
        for deck in range(len(DECKS))
    ),
    "the cards of a deck are numbered from 1",
)
FACTS.check(
    all(not card.replaces or card.replaces in CARD_NAMES for card in CARDS), "cards replace cards that there are"
)
FACTS.check(len(set(TILE_NAMES)) == len(TILES), "tiles have names of their own")
