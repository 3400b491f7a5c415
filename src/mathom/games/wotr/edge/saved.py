"""A war is saved with what is in its box: what only a supplement adds is left out of a war that does without it."""

# mypyc: skip

from __future__ import annotations

from typing import Any, Final

from mathom.games.wotr.box import (
    CARD_FACES,
    CHARACTERS,
    KIND_ADDED,
    PLAIN_CARDS,
    PLAIN_CHARACTERS,
)
from mathom.games.wotr.codes import ADDED_KINDS
from mathom.games.wotr.map import ABSENT

SHIFT: Final = CARD_FACES - PLAIN_CARDS


def as_plain(data: dict[str, Any]) -> dict[str, Any]:
    """The dump of a war without a supplement, as a box without one writes it."""
    plain = {name: value for name, value in data.items() if name != "extra"}
    plain["character_at"] = data["character_at"][:PLAIN_CHARACTERS]
    heaps, zones = data["figures"], data["zones"]
    content = [[n for kind, n in enumerate(heap) if not KIND_ADDED[kind]] for heap in heaps["content"]]
    plain["figures"] = {**heaps, "content": content}
    plain["zones"] = {**zones, "face": [face - SHIFT if face >= PLAIN_CARDS else face for face in zones["face"]]}
    return plain


def as_full(data: dict[str, Any]) -> dict[str, Any]:
    """The other way round; what is saved with a supplement stays as it is."""
    if "extra" in data:
        return data
    full = {**data, "extra": {"@": "Supplement"}}
    full["character_at"] = [*data["character_at"], *[ABSENT] * (len(CHARACTERS) - PLAIN_CHARACTERS)]
    heaps, zones = data["figures"], data["zones"]
    full["figures"] = {**heaps, "content": [with_added(heap) for heap in heaps["content"]]}
    full["zones"] = {**zones, "face": [face + SHIFT if face >= PLAIN_CARDS else face for face in zones["face"]]}
    return full


def with_added(heap: list[int]) -> list[int]:
    full = list(heap)
    for kind in ADDED_KINDS:
        full.insert(kind, 0)
    return full
