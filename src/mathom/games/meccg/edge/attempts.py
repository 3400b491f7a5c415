"""Influence attempts and corruption checks as everybody sees them: what adds to the throw, and what it must exceed."""

from __future__ import annotations

from typing import Any, Final

from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.corruption import CorruptionCheck, corruption_points, outcome
from mathom.games.meccg.sites.faction import FactionAttempt, faction_number
from mathom.games.meccg.sites.persuasion import Persuasion
from mathom.games.meccg.state import Realm
from mathom.kernel import Frame

Terms = list[tuple[str, int]]
# An agent that looks for its target may be face down, and a target that was won over is gone.
OPEN_STEPS: Final = ("reveal", "announce", "roll")


def see_attempt(s: Realm, frame: Frame) -> dict[str, Any] | None:
    """An attempt of either kind or a check, if it is one that can be seen. ME-18.9, ME-19.8, ME-20.16"""
    if isinstance(frame, FactionAttempt):
        own = completed(frame.terms(s), frame.modifier(s))
        return told("faction", s, frame.character, frame.faction, own, [("number", faction_number(s, frame.faction))])
    if isinstance(frame, Persuasion):
        if frame.step not in OPEN_STEPS:
            return None
        own = completed(frame.terms(s), frame.modifier(s))
        return told("persuasion", s, frame.character, frame.target, own, frame.obstacles(s))
    return see_check(s, frame) if isinstance(frame, CorruptionCheck) else None


def see_check(s: Realm, check: CorruptionCheck) -> dict[str, Any]:
    """`narrowly` is what happens when the points are not exceeded, but for one at the most. ME-20.17 to ME-20.19"""
    points = corruption_points(s, check.character)
    printed = s.face(check.character).check_modifier
    own = completed([("demand", check.modifier), ("character", printed), ("support", check.helped)], check.bonus(s))
    return {
        **told("check", s, check.character, check.character, own, [("corruption", points)]),
        "narrowly": outcome(s, check.character, points, points),
        "price": None if check.price == NO_THING else s.face(check.price).id,
    }


def told(kind: str, s: Realm, who: int, target: int, own: Terms, against: Terms) -> dict[str, Any]:
    return {
        "procedure": "Attempt",
        "kind": kind,
        "who": who,
        "by": s.face(who).id,
        "card": s.face(target).id,
        "own": [list(term) for term in own],
        "against": [list(term) for term in present(against)],
    }


def completed(terms: Terms, total: int) -> Terms:
    """Those that count, with what all other cards and effects make of them."""
    return present([*terms, ("cards", total - sum([value for _, value in terms]))])


def present(terms: Terms) -> Terms:
    return [(name, value) for name, value in terms if value]
