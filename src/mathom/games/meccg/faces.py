"""Every card as a face: a number, and what the rules ask for most, flat. The whole record is in `box`.

The order is fixed (sets as they appeared, then by number), so that the number of a card is the same in every game.
"""

from __future__ import annotations

from typing import Any, Final

from mathom.games.meccg.box import all_cards

SETS: Final = ("tw", "td", "dm", "le", "as", "wh", "ba")

# No mind, body or strikes of a number.
NO_NUMBER: Final = -1
EACH: Final = -2  # one strike for each character (ME-13.12)

PEOPLE: Final = ("character", "avatar", "agent")

# Those of whom the cards do not all name the same form.
ONE_AND_THE_SAME: Final = {
    "Mistress Lobelia": "Lobelia",
    "Lobelia Sackville-Baggins": "Lobelia",
}

# The cards by title, kind and whose they are, whatever their printings: a number each.
CARDS: Final[dict[tuple[str, str, str], int]] = {}


class Face:
    """What is printed on a card. `identity` is what uniqueness compares (chapter 16): the title, or whose form it is.

    `body`, `mind` and `prowess` are NO_NUMBER where nothing is printed. `hazard` and `resource` say in which half of a
    deck it may be; both for a card that may be played as either. `card` is the same number for all printings of a card.
    """

    __slots__ = (
        "agent",
        "alignment",
        "body",
        "card",
        "category",
        "check_modifier",
        "corruption",
        "durations",
        "environment",
        "hazard",
        "id",
        "identity",
        "influence",
        "item_class",
        "keywords",
        "kind",
        "mind",
        "never_taps",
        "number",
        "points",
        "prowess",
        "race",
        "record",
        "resource",
        "skills",
        "starred",
        "title",
        "unique",
    )

    def __init__(self, number: int, record: Any) -> None:
        kind: str = record.type
        self.number = number
        self.record: Any = record
        self.id: str = record.id
        self.title: str = record.title
        self.kind = kind
        self.alignment: str = record.alignment
        self.card = CARDS.setdefault((self.title, kind, self.alignment), len(CARDS))
        self.unique: bool = record.unique
        form_of: str = record.manifestation_of.partition(" and ")[0]
        self.identity: str = ONE_AND_THE_SAME.get(record.title) or form_of or record.title
        self.keywords: list[str] = list(record.keywords)
        self.race: str = first_of(record, "race", "races")
        self.skills: list[str] = [*getattr(record, "skills", ()), *getattr(record, "magic", ())]
        self.mind = number_or_none(getattr(record, "mind", None))
        self.prowess = number_or_none(getattr(record, "prowess", None))
        self.body = number_or_none(getattr(record, "body", None))
        self.influence: int = getattr(record, "direct_influence", 0)
        self.check_modifier: int = getattr(record, "corruption_check_modifier", 0)
        self.corruption: int = getattr(record, "corruption_points", 0)
        self.item_class: str = getattr(record, "item_class", "")
        self.durations: list[str] = list(getattr(record, "durations", ()))
        self.environment = "environment" in record.keywords
        self.agent = kind == "agent" or "agent" in record.subtypes or "agent" in record.keywords
        other: str = getattr(record, "also_playable_as", "")
        self.hazard = record.alignment == "hazard" or other == "hazard"
        made_as_resource = kind in ("item", "ally", "faction", "event") and record.alignment != "hazard"
        self.resource = other == "resource" or made_as_resource
        self.never_taps = kind == "site" and any(rule.tag == "site-never-taps" for rule in record.special)
        points = record.kill_marshalling_points if kind == "creature" else record.marshalling_points
        points = record.kill_marshalling_points if kind == "event" and points is None else points
        self.points: int = 0 if points is None else points.value
        self.category: str = "" if points is None else points.category
        self.starred: bool = points is not None and points.star

    def printed(self, stat: str) -> int:
        """The number that effects call so; 0 where nothing is printed."""
        if stat == "prowess":
            return max(0, self.prowess)
        if stat == "body":
            return self.body
        if stat == "mind":
            return max(0, self.mind)
        if stat == "di":
            return self.influence
        if stat == "cp":
            return self.corruption
        return self.points if stat == "mp" else 0

    def is_person(self) -> bool:
        return self.kind in PEOPLE

    def is_avatar(self) -> bool:
        return self.kind == "avatar"


def number_or_none(value: int | None) -> int:
    return NO_NUMBER if value is None else value


def first_of(record: Any, one: str, several: str) -> str:
    race: str = getattr(record, one, "")
    races: tuple[str, ...] = getattr(record, several, ())
    return race or (races[0] if races else "")


def in_order(record: Any) -> tuple[int, int]:
    return SETS.index(record.set), record.number


FACES: Final[list[Face]] = [Face(n, record) for n, record in enumerate(sorted(all_cards(), key=in_order))]
THE_ONE_RING: Final = "The One Ring"
RINGS: Final = frozenset(face.number for face in FACES if face.title == THE_ONE_RING)
BY_ID: Final[dict[str, int]] = {face.id: face.number for face in FACES}


def face_of(card: str) -> int:
    """The face of a card's id; -1 for what no card has."""
    return BY_ID.get(card, -1)


def same_card(one: int, other: int) -> bool:
    """Whether two faces are printings of one card. ME-2.1"""
    return FACES[one].card == FACES[other].card


def reprint(face: int, record: Any) -> None:
    """The card is as this record says from now on; for finding out whether a test notices."""
    FACES[face] = Face(face, record)


def card_name(face: int) -> str:
    return FACES[face].id


def card_names(faces: list[int]) -> list[str]:
    return [FACES[face].id for face in faces]


def any_name(face: int) -> str | None:
    """The card's id, None for no card (-1)."""
    return None if face < 0 else FACES[face].id


def name_or_none(face: int | None) -> str | None:
    return None if face is None else FACES[face].id
