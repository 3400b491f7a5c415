"""Chapters 9 and 24: the regions and their neighbours, the places with their site cards, the Under-deeps.

All of it stands on the region and site cards; here it is found.
"""
# mypyc: skip

from __future__ import annotations

from functools import cache
from typing import Final

from mathom.games.meccg.box.library import all_cards
from mathom.games.meccg.box.parts import Passage
from mathom.games.meccg.box.records import Region, Site

# How a card names all sites of a region at once.
ANY_SITE_IN: Final = "Any site in "


@cache
def regions() -> dict[str, Region]:
    """The regions by their English titles."""
    return {card.title: card for card in all_cards() if isinstance(card, Region)}


@cache
def places() -> dict[str, dict[str, Site]]:
    """The places by their English titles, each with its site card of every alignment that has one."""
    found: dict[str, dict[str, Site]] = {}
    for card in all_cards():
        if isinstance(card, Site):
            found.setdefault(card.title, {})[card.alignment] = card
    return found


def neighbours(region: str, alignment: str) -> tuple[str, ...]:
    """The regions adjacent to a region, for a player of this alignment (ME-9.12, ME-9.15)."""
    there = regions()[region]
    return there.adjacent + there.adjacent_for.get(alignment, ())


def region_paths(origin: str, destination: str, alignment: str, most: int = 4) -> list[tuple[str, ...]]:
    """All ways by region movement: adjacent regions, none twice, at most so many (ME-9.11 to ME-9.13)."""
    found: list[tuple[str, ...]] = []
    open_ways: list[tuple[str, ...]] = [(origin,)]
    while open_ways:
        way = open_ways.pop(0)
        if way[-1] == destination:
            found.append(way)
        elif len(way) < most:
            open_ways += [(*way, there) for there in neighbours(way[-1], alignment) if there not in way]
    return found


@cache
def titles_in(region: str) -> tuple[str, ...]:
    """The places of a region."""
    return tuple(title for title, versions in places().items() if any(v.region == region for v in versions.values()))


def passages(site: Site) -> list[Passage]:
    """The ways from an Under-deeps site to its adjacent ones; some lead to every site of a region (ME-24.23)."""
    found: list[Passage] = []
    for passage in site.adjacent:
        if passage.site.startswith(ANY_SITE_IN):
            found += [Passage(title, passage.roll) for title in titles_in(passage.site.removeprefix(ANY_SITE_IN))]
        else:
            found.append(passage)
    return found


def passage_roll(site: Site, destination: str) -> int | None:
    """The roll that the way from an Under-deeps site to an adjacent one needs, None if it is not adjacent (ME-9.21)."""
    return next((passage.roll for passage in passages(site) if passage.site == destination), None)


def surface_sites(site: Site) -> tuple[str, ...]:
    """The places above an Under-deeps site: those adjacent to it that are no Under-deeps themselves."""
    known = places()
    above = [
        p.site for p in passages(site) if p.site in known and not any(v.under_deeps for v in known[p.site].values())
    ]
    return tuple(above)
