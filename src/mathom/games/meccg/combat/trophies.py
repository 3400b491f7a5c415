"""Chapter 18: Orcs and Trolls keep creatures that were defeated as trophies."""

from __future__ import annotations

from mathom.games.meccg.alignments import DARK
from mathom.games.meccg.companies.influence import is_orc_or_troll
from mathom.games.meccg.state import Realm


def trophy_takers(s: Realm, company: int) -> list[int]:
    """The Orcs and Trolls of a company that has defeated a creature; no Half-orcs. ME-18.12, ME-18.16, C-47"""
    members = s.companies[company].members
    if not members or s.profile(s.owner(members[0])).side != DARK:
        return []
    return [member for member in members if is_orc_or_troll(s, member)]
