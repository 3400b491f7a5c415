"""The pieces of the expansion in a position written by hand."""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.games.wotr.map import REGION_NAMES
from mathom.games.wotr.state import War
from mathom.games.wotr.third_age.memory import changed
from mathom.games.wotr.third_age.pieces import (
    CATAPULTS,
    ENTS,
    ENTS_CARDS,
    FACTION_IN_PLAY,
    FACTIONS,
    ON_THE_TABLE,
    SHIPS,
    TOWERS,
)
from mathom.kernel import Written

ENTRIES: Final = ("factions", "ships", "ents", "towers", "catapults", "ents_cards_played", "we_shall_get_it")


def pieces(line: Written | None, most: int) -> list[int]:
    """Lines such as ``umbar 2``, as a region for every piece."""
    found: list[int] = []
    for entry in line.entries() if line is not None else []:
        where, count = entry.words("umbar 2")
        found += [where.one_of(REGION_NAMES)] * count.count(0, most)
    if line is not None:
        line.insist(len(found) <= most, "there are not enough figures for '{line}'", line=line.place)
    return sorted(found)


def arrange(w: War, entries: Written) -> None:
    given = entries.table(ENTRIES)
    memory = changed(w)
    called = [name.one_of(FACTIONS) for name in (given["factions"].entries() if "factions" in given else [])]
    memory.factions = [FACTION_IN_PLAY if n in called else state for n, state in enumerate(memory.factions)]
    memory.ships = pieces(given.get("ships"), SHIPS)
    memory.ents = pieces(given.get("ents"), ENTS)
    memory.ents_left = ENTS - len(memory.ents)
    memory.towers = pieces(given.get("towers"), TOWERS)
    memory.catapults = pieces(given.get("catapults"), CATAPULTS)
    if "ents_cards_played" in given:
        memory.awake = ENTS_CARDS[: given["ents_cards_played"].number(0, len(ENTS_CARDS))]
    if "we_shall_get_it" in given and given["we_shall_get_it"].flag():
        memory.get_it = ON_THE_TABLE
