"""Chapters 28, 29 and 33: what the players agree on before the game. How long it lasts, and whether it is a tournament,
is data of a `Length` and an `Edition`; the unofficial errata and General Opponent tournaments are switches."""

from __future__ import annotations

from typing import Any, Final

USUAL_LENGTH: Final = "two"
TOURNAMENT: Final = "tournament"
STANDARD: Final = "standard"


class Edition:
    """What differs between tournament and standard rules.

    `fewest` is how many resources and hazards each a deck has at least, `sideboard` how many cards may be there, both
    with the rule that says so. `drafts` is whether the starting companies are drafted, `spare_influence` whether some
    have more influence against their opponent, `closed` whether there are regions that starter movement does not lead
    heroes to, `goes_on` whether the game does without an avatar.
    """

    __slots__ = (
        "closed",
        "drafts",
        "fewest",
        "fewest_rule",
        "goes_on",
        "name",
        "sideboard",
        "sideboard_rule",
        "spare_influence",
    )

    def __init__(self, name: str) -> None:
        self.name = name
        self.fewest = 30
        self.fewest_rule = "ME-2.26"
        self.sideboard = 30
        self.sideboard_rule = "ME-2.60"
        self.drafts = True
        self.spare_influence = True
        self.closed = True
        self.goes_on = True


def standard() -> Edition:
    """ME-28.1 to ME-28.8"""
    e = Edition(STANDARD)
    e.fewest, e.fewest_rule = 25, "ME-28.2"
    e.sideboard, e.sideboard_rule = 25, "ME-28.5"
    e.drafts = e.spare_influence = e.closed = e.goes_on = False
    return e


EDITIONS: Final[dict[str, Edition]] = {edition.name: edition for edition in (Edition(TOURNAMENT), standard())}


class Length:
    """How long a game lasts.

    A player may call its end with `points`, if the own deck was exhausted `with_points` times, or without them after
    `alone` times; it ends by itself when every deck was exhausted `ends` times. `ring` are the tournament points of a
    ring victory. `sideboard` is how many cards may be there, with its rule; without a rule the edition says it.
    """

    __slots__ = ("alone", "ends", "points", "ring", "sideboard", "sideboard_rule", "with_points")

    def __init__(self, points: int, with_points: int, alone: int, ends: int, ring: int) -> None:
        self.points = points
        self.with_points = with_points
        self.alone = alone
        self.ends = ends
        self.ring = ring
        self.sideboard = 0
        self.sideboard_rule = ""

    def holding(self, sideboard: int, rule: str) -> Length:
        self.sideboard, self.sideboard_rule = sideboard, rule
        return self


# ME-27.9, ME-27.10, ME-27.47 to ME-27.50, ME-28.9 to ME-28.20
LENGTHS: Final[dict[str, Length]] = {
    USUAL_LENGTH: Length(25, 1, 2, 2, 7),
    "one": Length(20, 0, 1, 1, 8).holding(0, "ME-28.9"),
    "three": Length(30, 0, 2, 2, 6).holding(30, "ME-28.12"),
    "four": Length(40, 0, 3, 3, 6).holding(35, "ME-28.15"),
}
# As other rule sets have it: points alone are not enough, and every deck but the last is to be exhausted. C-13
LATER_LENGTHS: Final[dict[str, Length]] = {
    "three": Length(30, 2, 3, 3, 6).holding(30, "ME-28.12"),
    "four": Length(40, 3, 4, 4, 6).holding(35, "ME-28.15"),
}


# The unofficial errata that can be turned on, each by the name of its setting: the number of its rule. ME-29.1
PROMOS: Final = "ME-29.2"
NINE_RINGWRAITHS: Final = "ME-29.4"
TO_BARAD_DUR: Final = "ME-29.5"
ATHELAS: Final = "ME-29.7"
SKIN_CHANGERS: Final = "ME-29.8"
DWAR_UNLEASHED: Final = "ME-29.9"
ELF_LORD: Final = "ME-29.10"
FLIES_AND_SPIDERS: Final = "ME-29.11"
RIVER: Final = "ME-29.12"
FELL_BEAST: Final = "ME-29.13"
BARROW_WIGHT: Final = "ME-29.14"
FELL_RIDER: Final = "ME-29.15"
HOBBIT_LORE: Final = "ME-29.16"
CAVE_DRAKE: Final = "ME-29.17"
KHAMUL: Final = "ME-29.18"
MUMAK: Final = "ME-29.20"
ARMY_OF_THE_DEAD: Final = "ME-29.21"
BLACK_RIDER: Final = "ME-29.22"
BLACKBOLE: Final = "ME-29.23"
SNEAKIN: Final = "ME-29.24"
ERRATA: Final[dict[str, str]] = {
    "ue_promo_cards": PROMOS,
    "ue_nine_ringwraiths": NINE_RINGWRAITHS,
    "ue_to_barad_dur": TO_BARAD_DUR,
    "ue_athelas": ATHELAS,
    "ue_skin_changers": SKIN_CHANGERS,
    "ue_dwar_unleashed": DWAR_UNLEASHED,
    "ue_elf_lord": ELF_LORD,
    "ue_flies_and_spiders": FLIES_AND_SPIDERS,
    "ue_river": RIVER,
    "ue_fell_beast": FELL_BEAST,
    "ue_barrow_wight": BARROW_WIGHT,
    "ue_fell_rider": FELL_RIDER,
    "ue_hobbit_lore": HOBBIT_LORE,
    "ue_cave_drake": CAVE_DRAKE,
    "ue_khamul": KHAMUL,
    "ue_mumak": MUMAK,
    "ue_army_of_the_dead": ARMY_OF_THE_DEAD,
    "ue_black_rider": BLACK_RIDER,
    "ue_blackbole": BLACKBOLE,
    "ue_sneakin": SNEAKIN,
}

# Shared and never changed.
NO_ERRATA: Final[list[str]] = []


class Terms:
    """What was agreed on; `errata` by the numbers of their rules, `general` is whether it is a General Opponent
    tournament. Never changed once the game has begun, so that all copies share it."""

    __slots__ = ("ends_late", "errata", "general", "length_name", "rules")

    def __init__(
        self,
        rules: str = TOURNAMENT,
        length_name: str = USUAL_LENGTH,
        ends_late: bool = False,
        errata: list[str] | None = None,
        general: bool = False,
    ) -> None:
        self.rules = rules
        self.length_name = length_name
        self.ends_late = ends_late
        self.errata: list[str] = NO_ERRATA if errata is None else errata
        self.general = general

    def edition(self) -> Edition:
        return EDITIONS[self.rules]

    def has(self, erratum: str) -> bool:
        """Whether the unofficial erratum is played with. ME-29.1"""
        return erratum in self.errata

    def length(self) -> Length:
        if self.ends_late and self.length_name in LATER_LENGTHS:
            return LATER_LENGTHS[self.length_name]
        return LENGTHS[self.length_name]

    def sideboard(self) -> tuple[int, str]:
        """How many cards the sideboard holds at most, and the rule. ME-2.60, ME-28.5, ME-28.9, ME-28.12, ME-28.15"""
        length, edition = self.length(), self.edition()
        if length.sideboard_rule:
            return length.sideboard, length.sideboard_rule
        return edition.sideboard, edition.sideboard_rule


# The two-deck tournament game.
USUAL: Final = Terms()


def agreed(variant: dict[str, Any]) -> Terms:
    """What the settings of a table mean; those that are missing are as usual."""
    return Terms(
        variant.get("rules", TOURNAMENT),
        variant.get("length", USUAL_LENGTH),
        variant.get("ends_late", False),
        [rule for name, rule in ERRATA.items() if variant.get(name, False)],
        variant.get("general_opponent", False),
    )
