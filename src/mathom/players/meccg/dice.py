"""How a strike goes: chances that everything else here weighs."""

from __future__ import annotations

from typing import Final

from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.state import TAPPED, UNTAPPED, WOUNDED, Realm
from mathom.games.meccg.two_dice import at_least

# What it costs to stay untapped (ME-13.19).
STAYING: Final = 3


# A tapped character has 1 less, a wounded one 2 (ME-13.20).
WORN: Final = {TAPPED: -1, WOUNDED: -2}


def prowess_of(s: Realm, who: int) -> int:
    return s.stat("prowess", who) + WORN.get(s.status[who], 0)


def wound_chance(s: Realm, who: int, strength: int, bonus: int = 0) -> float:
    """That a strike of this prowess wounds."""
    return 1 - at_least(strength - prowess_of(s, who) - bonus)


def faced(s: Realm, members: list[int], attacks: list[Attack]) -> tuple[float, float]:
    """How many the attacks will wound, one after the other, and the chance that somebody is untapped after them.

    The strongest of those that are untapped face each; where all would tap, the best stays untapped and takes the risk.
    """
    free = sorted([who for who in members if s.status[who] == UNTAPPED], key=lambda who: -prowess_of(s, who))
    wounds, chance = 0.0, 1.0 if free else 0.0
    for attack in attacks:
        wounds += expected_wounds(s, members, attack)
        strikes = len(members) if attack.strikes < 0 else attack.strikes
        if not free:
            continue
        if strikes < len(free):
            free = free[strikes:]
            continue
        stays = 1 - wound_chance(s, free[0], attack.prowess, -STAYING)
        wounds += (1 - stays) - wound_chance(s, free[0], attack.prowess)
        chance *= stays
        free = free[:1]
    return wounds, chance


def expected_wounds(s: Realm, members: list[int], attack: Attack) -> float:
    """How many an attack will wound, if the strongest face it."""
    best = sorted([wound_chance(s, who, attack.prowess) for who in members])
    if not best:
        return 0.0
    strikes = len(best) if attack.strikes < 0 else attack.strikes
    faced = best[:strikes]
    left_over = max(0, strikes - len(best))
    wounds = sum(faced) + 0.3 * left_over
    return 0.3 * wounds if attack.detainment else wounds
