"""Facing an attack and making one: who takes a strike, who helps, whom the hazard player strikes."""

from __future__ import annotations

from typing import Final

from mathom.games.meccg.codes import DONE, act_of, deed, thing_in
from mathom.games.meccg.combat.attack import AUTOMATIC, Attack
from mathom.games.meccg.combat.strike import Strike
from mathom.games.meccg.corruption import CorruptionCheck, corruption_points
from mathom.games.meccg.sites.visit import Visit
from mathom.games.meccg.state import Realm
from mathom.games.meccg.two_dice import above
from mathom.players.meccg.dice import STAYING, prowess_of, wound_chance

STAY: Final = deed("stay-untapped")
SUPPORT: Final = deed("support")

# Below this a strike is taken lightly; above the other, companions help.
LIGHTLY: Final = 0.09
IN_NEED: Final = 0.25
# So much is risked by who alone could play something after the attack.
HOPED: Final = 0.42


def the_attack(s: Realm) -> Attack:
    attack = s.innermost(Attack)
    assert attack is not None
    return attack


def peril(s: Realm) -> float:
    """How many the attack that goes on will wound, about; 0 without one."""
    attack = s.innermost(Attack)
    if attack is None:
        return 0.0
    strength = attack.strength(s)
    chances = sorted([wound_chance(s, who, strength) for who in attack.defenders(s)])
    harm = sum(chances[: attack.number_of_strikes(s)])
    return 0.3 * harm if attack.detainment else harm


def assign(s: Realm, options: list[int]) -> int:
    """Every strike to the strongest who is free: who is left over is struck by the attacker's choice."""
    free = [code for code in options if code != DONE]
    return max(free, key=lambda code: prowess_of(s, thing_in(code)))


def strike_whom(s: Realm, options: list[int]) -> int:
    """The weakest, of these the most valuable."""
    return min(options, key=lambda code: (prowess_of(s, thing_in(code)), -s.face(thing_in(code)).points))


def defend(s: Realm, options: list[int]) -> int:
    strike = s.innermost(Strike)
    assert strike is not None
    strength = the_attack(s).strength(s)
    own = strike.prowess(s)
    bearable = HOPED if is_needed(s, strike.target) else LIGHTLY
    if STAY in options and 1 - above(strength - own + STAYING - 1) <= bearable:
        return STAY
    helpers = [code for code in options if act_of(code) == SUPPORT]
    if helpers and 1 - above(strength - own - 1) > IN_NEED and not the_attack(s).detainment:
        return min(helpers, key=lambda code: s.stat("prowess", thing_in(code)))
    return DONE


def is_needed(s: Realm, who: int) -> bool:
    """Whether at a site nobody else will be untapped to play something after the attack."""
    visit, attack = s.innermost(Visit), s.innermost(Attack)
    if visit is None or attack is None or attack.origin != AUTOMATIC:
        return False
    members = s.companies[visit.company].members
    return not any(s.is_untapped(one) and one != who and one not in attack.left for one in members)


def support_check(s: Realm, options: list[int]) -> int:
    """Companions help as long as the check can fail in more than one of ten throws."""
    check = s.innermost(CorruptionCheck)
    assert check is not None
    risk = 1 - above(corruption_points(s, check.character) - check.bonus(s))
    helpers = [code for code in options if code != DONE]
    if helpers and risk > 0.1:
        return min(helpers, key=lambda code: s.stat("prowess", thing_in(code)))
    return DONE
