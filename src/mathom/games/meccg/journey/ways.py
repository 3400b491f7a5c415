"""Chapter 9: how a company gets from one site to another."""

from __future__ import annotations

from functools import cache
from typing import Final

from mathom.games.meccg.alignments import PROFILES
from mathom.games.meccg.box import passage_roll, region_paths, regions
from mathom.games.meccg.companies.influence import is_ringwraith, mode_of, refuse_together
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.places import BARAD_DUR
from mathom.games.meccg.state import A_COMPANY, Realm
from mathom.games.meccg.terms import TO_BARAD_DUR
from mathom.kernel import Reason

STARTER: Final = "starter"
REGION: Final = "region"
UNDER_DEEPS: Final = "under-deeps"
SPECIAL: Final = "special"

REGIONS: Final = 4
MOST_REGIONS: Final = 6

# Where eagles bring nobody.
NO_EAGLES: Final = ("shadow-hold", "dark-hold")

# Shared and never changed.
NO_NAMES: Final[list[str]] = []


class Way:
    """One way to move: its kind, the types of the regions on it, their names, and the roll that leaving the Under-deeps
    takes (0: none). Never changed once made."""

    __slots__ = ("kind", "regions", "roll", "types")

    def __init__(self, kind: str, types: list[str], names: list[str], roll: int = 0) -> None:
        self.kind = kind
        self.types = types
        self.regions = names
        self.roll = roll


@cache
def paths_between(origin: str, destination: str, alignment: str, most: int) -> list[tuple[str, ...]]:
    return region_paths(origin, destination, alignment, most)


@cache
def region_ways(origin: str, destination: str, alignment: str, most: int) -> list[Way]:
    """ME-9.11 to ME-9.15"""
    paths = paths_between(origin, destination, alignment, most)
    return [Way(REGION, [regions()[name].region_type for name in path], list(path)) for path in paths]


def starter_path(seat_alignment: str, origin: int, destination: int, closed: bool = True) -> list[str] | None:
    """The region types of starter movement, None if there is no such way. `closed` is whether there are regions that
    it does not lead heroes to. ME-9.7 to ME-9.9, ME-28.7, C-7, C-71"""
    here, there = FACES[origin].record, FACES[destination].record
    if here.under_deeps or there.under_deeps:
        return None
    if closed and there.region in PROFILES[seat_alignment].closed:
        return None
    start, end = FACES[origin].title, FACES[destination].title
    if here.haven and there.haven:
        for record, other in ((there, start), (here, end)):
            for path in record.haven_paths:
                if path.origin == other:
                    return list(path.path)
        return None
    if here.haven and there.nearest_haven == start:
        return list(there.site_path)
    if there.haven and here.nearest_haven == end:
        return list(here.site_path)[::-1]
    return None


def most_regions(s: Realm, company: int) -> int:
    """ME-9.11, ME-9.17"""
    return min(MOST_REGIONS, s.value("regions", A_COMPANY + company, REGIONS))


def ways(s: Realm, company: int, origin: int, destination: int) -> list[Way]:
    """All ways from one site to another (both are faces), for this company. ME-5.52, ME-9.6 to ME-9.25"""
    if FACES[origin].title == FACES[destination].title:
        return []
    found = special_ways(s, company, destination)
    below = deeps_ways(origin, destination)
    if below or FACES[origin].record.under_deeps or FACES[destination].record.under_deeps:
        found += below
    else:
        found += surface_ways(s, company, origin, destination)
    if not any(is_ringwraith(s, member) for member in s.companies[company].members):
        return found
    return [way for way in found if is_open_to(s, company, destination, way)]


def surface_ways(s: Realm, company: int, origin: int, destination: int) -> list[Way]:
    """ME-9.7 to ME-9.15"""
    profile = s.profile(s.owner(s.companies[company].members[0]))
    here, there = FACES[origin].record.region, FACES[destination].record.region
    found: list[Way] = []
    if profile.starter_movement:
        types = starter_path(profile.name, origin, destination, s.terms.edition().closed)
        if types is not None:
            found.append(Way(STARTER, types, [here, there] if here != there else [here]))
    return found + region_ways(here, there, profile.name, most_regions(s, company))


def special_ways(s: Realm, company: int, destination: int) -> list[Way]:
    """A way that a card opens, without a site path: to the site by its title, or on eagles. ME-9.29"""
    led = is_led(s, company, destination, s.counts_as("flies", A_COMPANY + company))
    return [Way(SPECIAL, NO_NAMES, NO_NAMES)] if led else []


def is_led(s: Realm, company: int, destination: int, flies: bool) -> bool:
    there = FACES[destination].record
    if flies and not there.under_deeps and there.site_type not in NO_EAGLES:
        return True
    return s.counts_as("way-to:" + FACES[destination].title, A_COMPANY + company)


def deeps_ways(origin: int, destination: int) -> list[Way]:
    """ME-9.19 to ME-9.25: down from the surface without a roll, else by the number on the current site."""
    here, there = FACES[origin].record, FACES[destination].record
    if here.under_deeps:
        roll = passage_roll(here, there.title)
        return [] if roll is None else [Way(UNDER_DEEPS, NO_NAMES, NO_NAMES, roll)]
    if there.under_deeps and passage_roll(there, here.title) is not None:
        return [Way(UNDER_DEEPS, NO_NAMES, NO_NAMES)]
    return []


def is_open_to(s: Realm, company: int, destination: int, way: Way) -> bool:
    """A Ringwraith goes to Darkhavens, and never over the sea; elsewhere in a mode and by starter movement, unless a
    card lets him cross regions, and so never below the earth; by an unofficial erratum to Barad-dûr without a mode.

    ME-5.60, ME-9.18, ME-21.8 to ME-21.11, ME-29.5, C-43
    """
    members = s.companies[company].members
    if "coastal-sea" in way.types:
        return False
    if FACES[destination].record.haven_kind in s.profile(s.owner(members[0])).havens:
        return True
    crosses = way.kind == REGION and s.counts_as("crosses-regions", A_COMPANY + company)
    if way.kind != STARTER and not crosses:
        return False
    if not all(is_ringwraith(s, member) for member in members):
        return False
    if FACES[destination].title == BARAD_DUR and s.terms.has(TO_BARAD_DUR):
        return True
    return s.counts_as("mode", A_COMPANY + company, mode_of(s, company) != "")


class Reach:
    """Where a company can go from its site: what is the same for all destinations, found once.

    `apart` is why it may not be together on its way, `split` why not even to a haven, where a Ringwraith may go with
    others: while it moves, a company is nowhere (ME-6.8). `wraiths` is whether one of its members is a Ringwraith,
    `flies` whether eagles carry it, `most` how many regions it may cross.
    """

    __slots__ = ("apart", "company", "flies", "most", "origin", "profile", "split", "wraiths")

    def __init__(self, s: Realm, company: int) -> None:
        members = s.companies[company].members
        self.company = company
        self.origin: int = s.zones.face[s.companies[company].site]
        self.profile = s.profile(s.owner(members[0]))
        self.apart: Reason | None = refuse_together(s, members, False)
        self.split: Reason | None = refuse_together(s, members, False, escorting=True)
        self.wraiths = any(is_ringwraith(s, member) for member in members)
        self.flies = s.counts_as("flies", A_COMPANY + company)
        self.most = most_regions(s, company)

    def is_haven(self, destination: int) -> bool:
        """Whether the site (its face) is printed as a haven of the company's player."""
        return FACES[destination].record.haven_kind in self.profile.havens

    def refuse_company(self, destination: int) -> Reason | None:
        """Why it may not be together on its way to the site (its face). ME-6.8"""
        return self.split if self.is_haven(destination) else self.apart

    def has(self, s: Realm, destination: int) -> bool:
        """Whether the company can go to the site (its face), and may be together there. ME-5.52, ME-9.5"""
        one, other = FACES[self.origin].record, FACES[destination].record
        if self.refuse_company(destination) is not None:
            return False
        if one.under_deeps or other.under_deeps or self.wraiths:
            return bool(ways(s, self.company, self.origin, destination))
        if FACES[self.origin].title == FACES[destination].title:
            return False
        if is_led(s, self.company, destination, self.flies):
            return True
        name = self.profile.name
        if paths_between(one.region, other.region, name, self.most):
            return True
        if not self.profile.starter_movement:
            return False
        return starter_path(name, self.origin, destination, s.terms.edition().closed) is not None
