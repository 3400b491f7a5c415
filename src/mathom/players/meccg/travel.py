"""Where a company goes, by which way, and whether it enters: what can be played there against what waits there."""

from __future__ import annotations

from typing import Any, Final

from mathom.games.meccg.combat.attack import AUTOMATIC, Attack
from mathom.games.meccg.combat.creature import numbers
from mathom.games.meccg.companies.havens import is_haven
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.journey.ways import REGIONS, Way, paths_between, starter_path, ways
from mathom.games.meccg.state import UNTAPPED, WOUNDED, Realm
from mathom.players.meccg.dice import faced
from mathom.players.meccg.worth import own_sites, site_gain

# What a wound costs in points, what healing one gives, and what a drawn card is worth.
WOUND: Final = 1.6
HEALING: Final = 1.2
DRAWN: Final = 0.3
AGAINST: Final = 0.12
LATER: Final = 0.5

DANGER: Final = {
    "free-domain": 0.03,
    "border-land": 0.08,
    "coastal-sea": 0.08,
    "wilderness": 0.12,
    "shadow-land": 0.18,
    "dark-domain": 0.25,
}


def way_danger(types: list[str]) -> float:
    return sum([DANGER.get(kind, 0.1) for kind in types])


def best_way(found: list[Way]) -> int:
    """The number of the least dangerous way."""
    return min(range(len(found)), key=lambda i: way_danger(found[i].types) + 0.1 * found[i].roll)


def attacks_at(site: int) -> list[Attack]:
    """The automatic-attacks of a site (its face), as printed."""
    printed: list[Any] = [one for one in FACES[site].record.automatic_attacks if hasattr(one, "prowess")]
    return [numbers(Attack(0, AUTOMATIC), one) for one in printed]


def entering_worth(s: Realm, company: int, site: int) -> float:
    """What it is worth to enter at a site card: what can be played if somebody is untapped after the automatic-attacks,
    against what these cost."""
    wounds, chance = faced(s, s.companies[company].members, attacks_at(s.zones.face[site]))
    gain = site_gain(s, company, site, s.status[site] == UNTAPPED)
    return gain * chance - WOUND * wounds


def stop_worth(s: Realm, company: int, site: int) -> float:
    """What it is worth to be at a site card in the site phase: to enter it, or not."""
    seat = s.holder(s.companies[company].members[0])
    entering = entering_worth(s, company, site)
    wounded = [m for m in s.companies[company].members if s.status[m] == WOUNDED]
    rest = HEALING * len(wounded) + 0.2 if is_haven(s, site, seat) else 0.0
    return rest + max(0.0, entering)


def can_reach(s: Realm, seat: int, origin: int, destination: int) -> bool:
    """Whether companies usually get from one site to another (both are faces)."""
    here, there = FACES[origin].record, FACES[destination].record
    if here.under_deeps or there.under_deeps or here.title == there.title:
        return False
    profile = s.profile(seat)
    closed = s.terms.edition().closed
    if profile.starter_movement and starter_path(profile.name, origin, destination, closed) is not None:
        return True
    return bool(paths_between(here.region, there.region, profile.name, REGIONS))


def journey_worth(s: Realm, company: int, site: int, stops: dict[int, float]) -> float:
    """What it is worth to go to a site card: what is there, cards drawn on the way, and where one gets from there.

    `stops` has the worth of all sites to be at.
    """
    here = s.companies[company]
    seat = s.holder(here.members[0])
    there, face = FACES[s.zones.face[site]].record, s.zones.face[site]
    found = ways(s, company, s.zones.face[here.site], face)
    danger = min([way_danger(way.types) for way in found], default=1.0)
    drawn: float = DRAWN * there.draw_resource - AGAINST * there.draw_hazard
    later = max([worth for other, worth in stops.items() if can_reach(s, seat, face, s.zones.face[other])], default=0.0)
    return stops.get(site, 0.0) + drawn + LATER * later - danger


def all_stops(s: Realm, company: int) -> dict[int, float]:
    """The worth of every site of the player, one card of each."""
    seat = s.holder(s.companies[company].members[0])
    found: dict[int, int] = {}
    for site in own_sites(s, seat):
        found.setdefault(s.zones.face[site], site)
    return {site: stop_worth(s, company, site) for site in found.values()}
