"""Chapter 2: which cards a deck of an alignment may have at all. The answer is the rule that forbids it, or nothing."""
# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.games.meccg.box import Ally, AnyCard, Avatar, Character, Event, Faction, Item, Person, Site, is_resource
from mathom.games.meccg.decks.bans import (
    BANNED_BALROG,
    BANNED_FALLEN_WIZARD,
    DEEPS_AGAINST_BALROG,
    NEED_AN_AGENT,
    NOT_AGAINST_MINIONS,
    NOT_AGAINST_OTHER_SITES,
    OWN_BALROG_HAZARDS,
)

ALLOWED: Final = ""
BALROG_FACTIONS: Final = ("orc", "troll", "dragon", "wolf", "animal")
HIGHEST_BALROG_MIND: Final = 8

CHARACTER_RULE: Final = {"hero": "ME-2.8", "minion": "ME-2.9", "fallen-wizard": "ME-2.10", "balrog": "ME-2.15"}
RESOURCE_RULE: Final = {"hero": "ME-2.28", "minion": "ME-2.29", "fallen-wizard": "ME-2.31", "balrog": "ME-2.35"}
AVATAR_RULE: Final = {"hero": "ME-2.22", "minion": "ME-2.23", "fallen-wizard": "ME-2.24", "balrog": "ME-2.25"}
SITE_RULE: Final = {"hero": "ME-2.52", "minion": "ME-2.53", "fallen-wizard": "ME-2.54", "balrog": "ME-2.57"}


def is_agent(found: AnyCard) -> bool:
    return isinstance(found, Person) and found.agent


def character_rule(found: Person, alignment: str) -> str:
    """ME-2.8 to ME-2.10, ME-2.15, ME-2.16, ME-2.20, ME-2.21; the avatars of a deck have rules of their own."""
    if found.type == "agent":
        return "ME-2.21"
    if found.agent and alignment not in ("minion", "fallen-wizard"):
        return "ME-2.20"
    balrogs = found.avatar_specific == "Balrog"
    if alignment == "balrog":
        low = found.mind is not None and found.mind <= HIGHEST_BALROG_MIND
        fits = balrogs or (found.alignment == "minion" and found.race in ("orc", "troll") and low)
    elif alignment == "fallen-wizard":
        fits = found.alignment in ("hero", "minion") and not balrogs
    else:
        fits = found.alignment == alignment and not balrogs
    return ALLOWED if fits else CHARACTER_RULE[alignment]


def avatar_rule(found: Avatar, alignment: str, avatar: str) -> str:
    """ME-2.22 to ME-2.25: whose avatars may be in the deck."""
    other = alignment == "fallen-wizard" and avatar and found.title != avatar
    return AVATAR_RULE[alignment] if other or found.alignment != alignment else ALLOWED


def resource_rule(found: AnyCard, alignment: str, avatar: str) -> str:
    """ME-2.26 to ME-2.37: whether the card may be used as a resource."""
    if isinstance(found, Event) and found.also_playable_as == "resource":
        return ALLOWED
    if not is_resource(found):
        return "ME-2.26"
    if found.avatar_specific == "Balrog" and alignment in ("minion", "fallen-wizard"):
        return "ME-2.30" if alignment == "minion" else "ME-2.31"
    banned = {"fallen-wizard": BANNED_FALLEN_WIZARD, "balrog": BANNED_BALROG}.get(alignment, frozenset())
    named = found.title in banned and (found.title != "The Balrog" or isinstance(found, Ally))
    if named or alignment in found.excluded_from:
        return "ME-2.34" if alignment == "fallen-wizard" else "ME-2.37"
    if found.alignment == "fallen-wizard":
        own = alignment == "fallen-wizard" and found.avatar_specific in ("", avatar)
        return ALLOWED if own else "ME-2.33" if alignment == "fallen-wizard" else RESOURCE_RULE[alignment]
    if alignment == "balrog" and isinstance(found, Faction) and found.race not in BALROG_FACTIONS:
        return ALLOWED if found.avatar_specific == "Balrog" else "ME-2.36"
    usable = {"hero": ("hero",), "fallen-wizard": ("hero", "minion"), "balrog": ("minion", "balrog")}
    kinds = (*usable.get(alignment, ("minion",)), "dual")
    return ALLOWED if isinstance(found, Item) or found.alignment in kinds else RESOURCE_RULE[alignment]


def hazard_rule(found: AnyCard, alignment: str, against: str) -> str:
    """ME-2.38, ME-2.44 to ME-2.51: whether the card may be used as a hazard; `against` "" if that is not known yet."""
    if isinstance(found, Character):
        return ALLOWED if found.agent and alignment in ("hero", "balrog") else "ME-2.44" if found.agent else "ME-2.38"
    other = isinstance(found, Event) and found.also_playable_as == "hazard"
    if found.alignment != "hazard" and not other:
        return "ME-2.38"
    if alignment == "balrog" and found.title in OWN_BALROG_HAZARDS:
        return "ME-2.45"
    if against in ("minion", "balrog"):
        if found.title in NOT_AGAINST_MINIONS:
            return "ME-2.46"
        if found.title in NEED_AN_AGENT:
            return "ME-2.47"
    if against and against != alignment and found.title in NOT_AGAINST_OTHER_SITES:
        return "ME-2.51"
    return ALLOWED


def site_rule(found: AnyCard, alignment: str, against: str) -> str:
    """ME-2.52 to ME-2.59, ME-24.2, ME-24.3: whether the card may be in the site deck."""
    if not isinstance(found, Site):
        return "ME-2.4"
    if alignment != "balrog" and found.alignment == "balrog":
        return ALLOWED if against in ("", "balrog") and found.title in DEEPS_AGAINST_BALROG else "ME-2.59"
    if alignment == "fallen-wizard":
        return ALLOWED if found.alignment in ("hero", "minion", "fallen-wizard") else "ME-2.54"
    if alignment == "balrog" and found.alignment == "minion":
        return ALLOWED if minion_site_of_balrog(found) else "ME-2.57"
    return ALLOWED if found.alignment == alignment else SITE_RULE[alignment]


def minion_site_of_balrog(found: Site) -> bool:
    """ME-2.57; Geann a-Lisch is no Darkhaven for him (ME-23.9)."""
    if found.title == "Geann a-Lisch":
        return True
    return not (found.haven or found.site_type == "dark-hold" or found.under_deeps or found.title == "Moria")


def site_copies(found: Site, alignment: str) -> int | None:
    """How many copies of a site a deck may have (ME-2.52 to ME-2.57); None for any number."""
    own = found.alignment == alignment
    any_number = own and (found.haven or alignment == "fallen-wizard")
    return None if any_number else 1
