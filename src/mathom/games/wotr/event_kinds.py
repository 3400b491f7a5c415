"""Everything that can happen so far, as the events that a log tells."""

from __future__ import annotations

from typing import Any, Final

from mathom.games.wotr.box import (
    KINDS,
    card_name,
    character_name,
    deck_name,
    face_name,
    kind_name,
    nation_name,
    side_name,
)
from mathom.games.wotr.map import region_name, region_of
from mathom.kernel import EventKind

# What a frame is about (`Frame.about`): names of parameters with their values.
Said = list[tuple[str, Any]]


def place_name(place: int) -> str | None:
    """The region of a place, for readers."""
    return region_name(region_of(place))


def leg(origin: int, target: int) -> Said:
    """What a question is about, for somebody on his way; in a siege battle or a sortie nobody goes anywhere."""
    start, end = place_name(origin), place_name(target)
    return [("origin", None if start == end else start), ("target", end)]


def member_name(member: int) -> str:
    """A kind of figures or a Character, as forces count them."""
    return kind_name(member) if member < KINDS else character_name(member - KINDS)


def force_names(force: list[int]) -> list[dict[str, object]]:
    """A force for readers: names with their numbers."""
    return [
        {"kind": "figure" if member < KINDS else "character", "who": member_name(member), "n": count}
        for member, count in enumerate(force)
        if count
    ]


def character_names(characters: list[int]) -> list[str]:
    return [character_name(character) for character in characters]


def face_names(faces: list[int]) -> list[str]:
    return [face_name(face) for face in faces]


# Setup and the end

SIDES_TAKEN: Final = EventKind("sides-taken", ("roles",), ("WR-1.7",))
ACTIVATED: Final = EventKind("activated", ("nation",), ("WR-14.12",), (nation_name,))
ADVANCED: Final = EventKind("advanced", ("nation", "steps"), ("WR-14.13",), (nation_name, None))
ADVANCED_BY_ATTACK: Final = EventKind("advanced", ("nation", "steps"), ("WR-14.14",), (nation_name, None))
ADVANCED_BY_LOSS: Final = EventKind("advanced", ("nation", "steps"), ("WR-14.15",), (nation_name, None))
SET_BACK: Final = EventKind("set-back", ("nation", "steps"), ("WR-14.34",), (nation_name, None))
CONQUERED: Final = EventKind(
    "conquered", ("side", "region", "points"), ("WR-13.2", "WR-13.4"), (side_name, region_name, None)
)
RETAKEN: Final = EventKind("retaken", ("side", "region"), ("WR-13.10",), (side_name, region_name))
SIEGE_OVER: Final = EventKind("siege-over", ("region",), ("WR-12.10", "WR-12.12"), (region_name,))
LEADERS_LOST: Final = EventKind(
    "leaders-lost", ("region", "kind", "count"), ("WR-1.44",), (place_name, kind_name, None)
)
SURPLUS: Final = EventKind("surplus", ("region", "kind"), ("WR-8.7", "WR-8.8"), (place_name, kind_name))
WAR_OVER: Final = EventKind("war-over", ("side", "how"), ("WR-18.1",), (side_name, None))
CHAMPION: Final = EventKind("champion", ("seat", "balance"), ("WR-19.49", "WR-19.50"))
CARD_LEFT_PLAY: Final = EventKind("card-left-play", ("card",), ("WR-6.16", "WR-6.18"), (card_name,))

# The round (chapter 4)

ROUND_BEGAN: Final = EventKind("round-began", ("round",), ("WR-4.1",))
LEAD_PASSED: Final = EventKind("lead-passed", ("seat", "side"), ("WR-19.4", "WR-19.5"), (None, side_name))
HUNT_ALLOCATED: Final = EventKind("hunt-allocated", ("count",), ("WR-4.12",))
DICE_ROLLED: Final = EventKind("dice-rolled", ("side", "dice"), ("WR-4.17",), (side_name, face_names))
EYES_ROLLED: Final = EventKind("eyes-rolled", ("count",), ("WR-4.18",))

# Actions (chapter 5)

DIE_USED: Final = EventKind("die-used", ("seat", "die"), ("WR-4.21",), (None, face_name))
DIE_SKIPPED: Final = EventKind("die-skipped", ("seat", "die"), ("WR-5.9",), (None, face_name))
PASSED: Final = EventKind("passed", ("seat",), ("WR-5.6",))
PASSED_IN_TEAM: Final = EventKind("passed-in-team", ("seat",), ("WR-5.6", "WR-19.19"))
RING_USED: Final = EventKind("ring-used", ("seat", "die", "goal"), ("WR-5.38",), (None, face_name, face_name))
WILL_TURNED: Final = EventKind("will-turned", ("seat", "die"), ("WR-5.31",), (None, face_name))

# Cards (chapter 6)

DREW: Final = EventKind("drew", ("seat", "deck"), ("WR-6.2",), (None, deck_name))
DREW_CARD: Final = EventKind("drew-card", ("seat", "card"), ("WR-6.2",), (None, card_name))
DISCARDED_HIDDEN: Final = EventKind("discarded-hidden", ("seat", "deck"), ("WR-6.4",), (None, deck_name))
DISCARDED_CARD: Final = EventKind("discarded-card", ("seat", "card"), ("WR-6.4",), (None, card_name))
PLAYED: Final = EventKind("played", ("seat", "card"), ("WR-6.7",), (None, card_name))

# Characters (chapter 7)

CHARACTERS_MOVED: Final = EventKind(
    "characters-moved", ("characters", "region", "goal"), ("WR-7.12",), (character_names, place_name, place_name)
)
NAZGUL_FLEW: Final = EventKind("nazgul-flew", ("region", "goal"), ("WR-7.25",), (place_name, place_name))
CHARACTER_ENTERED: Final = EventKind(
    "character-entered", ("character", "region"), ("WR-7.2", "WR-7.7"), (character_name, place_name)
)

# Armies (chapters 9 and 10)

RECRUITED: Final = EventKind("recruited", ("kind", "region"), ("WR-9.1",), (kind_name, place_name))
EXCHANGED: Final = EventKind("exchanged", ("kind", "into", "region"), ("WR-7.52",), (kind_name, kind_name, place_name))
MARCHED: Final = EventKind(
    "marched", ("side", "region", "goal", "force"), ("WR-10.4",), (side_name, place_name, place_name, force_names)
)
CARD_PAID: Final = EventKind("card-paid", ("seat", "card"), ("WR-6.17",), (None, card_name))
DISMISSED: Final = EventKind("dismissed", ("seat", "card"), ("WR-6.17",), (None, card_name))
