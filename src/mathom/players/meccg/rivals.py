"""Against the opponent's own company at the same site: influence it away, or fight it."""

from __future__ import annotations

from typing import Final

from mathom.games.meccg.codes import NONE, act_of, company_in, deed, thing_in
from mathom.games.meccg.companies.influence import unused_direct
from mathom.games.meccg.sites.persuasion import Persuasion
from mathom.games.meccg.sites.visit import Visit
from mathom.games.meccg.state import Realm
from mathom.players.meccg.dice import prowess_of

FIGHT: Final = deed("attack")
# The difference of two rolls of two dice is above so much in about one of three, and in one of eighteen.
LIKELY: Final = -2
POSSIBLE: Final = -6
# A fight is sought by who is so much stronger.
STRONGER: Final = 1.6
EVEN: Final = 2


def best_victim(s: Realm, options: list[int], who: list[int]) -> int:
    """The most valuable of the opponent's cards that somebody could influence away; NONE if there is no hope."""
    worths: dict[int, float] = {}
    for code in options:
        target = thing_in(code)
        lead = max([lead_over(s, one, target) for one in who], default=POSSIBLE)
        if lead > POSSIBLE:
            worths[code] = (s.face(target).points + 0.5) * (1.0 if lead >= LIKELY else 0.3)
    return max(worths, key=lambda code: worths[code]) if worths else NONE


def lead_over(s: Realm, who: int, target: int) -> int:
    """By how much an attempt is ahead before the rolls."""
    attempt = Persuasion(who, target)
    return attempt.modifier(s) - attempt.resistance(s)


def best_influencer(s: Realm, who: list[int], target: int) -> int:
    return max(who, key=lambda one: (unused_direct(s, one, target + 1), one))


def fight(s: Realm, options: list[int]) -> int:
    """Whoever is clearly stronger attacks."""
    strongest = NONE
    for code in options:
        if act_of(code) != FIGHT:
            continue
        theirs = [prowess_of(s, m) for m in s.companies[company_in(code)].members]
        visit = s.innermost(Visit)
        ours = [] if visit is None else [prowess_of(s, m) for m in s.companies[visit.company].members]
        if ours and sum(ours) > STRONGER * sum(theirs) and max(ours) >= max(theirs) + EVEN:
            strongest = code
    return strongest if strongest != NONE else next((code for code in options if act_of(code) != FIGHT), options[0])
