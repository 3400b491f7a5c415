"""How a strike would end: how often each outcome, by the rules' own arithmetic for what lies open."""

from __future__ import annotations

from typing import Any, Final

from mathom.games.meccg.codes import DONE, NO, YES, thing_in, things
from mathom.games.meccg.combat.attack import ASSIGN, EXCESS, STRIKE, Attack
from mathom.games.meccg.combat.companies import CompanyAttack
from mathom.games.meccg.combat.duel import Duel
from mathom.games.meccg.combat.strike import STAY, SUPPORT, Strike, dice_of
from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.faces import NO_NUMBER
from mathom.games.meccg.state import Realm
from mathom.games.meccg.two_dice import ROLLS, share

PRECISION: Final = 4

# How a strike ends for whom it is aimed at: it is defeated; it fails but is not defeated; it is ineffectual; it only
# taps; what a card does in place of a wound; a wound; and what the body check adds to that.
OUTCOMES: Final = (
    "defeated",
    "failed",
    "ineffectual",
    "tapped",
    "replaced",
    "wounded",
    "discarded",
    "returns",
    "eliminated",
)

# Questions about whom a strike is for, and how it is met.
QUESTIONS: Final = (
    "assign",
    "assign-strike",
    "excess",
    "next-strike",
    "defend",
    "strike-untapped",
    "face-whom",
    "strike-whom",
)


def best_of(throws: int) -> list[float]:
    """How often each sum from 2 to 12 is the best of so many throws of two dice."""
    shares: list[float] = []
    below = 0.0
    for roll in ROLLS:
        up_to = below + share(roll)
        shares.append(up_to**throws - below**throws)
        below = up_to
    return shares


def throws_of(s: Realm, who: int) -> list[float]:
    """The best roll of somebody who fights. ME-13.26"""
    return best_of(len(dice_of(s, who)) // 2)


def fates(s: Realm, strike: Strike) -> list[str]:
    """What a wound would come to by each roll of the body check, from 2 to 12. ME-13.32 to ME-13.42"""
    attack = s.innermost(Attack)
    if attack is not None and attack.deadly:
        return ["eliminated"] * len(ROLLS)
    likely = strike.clone()
    likely.was = s.status[strike.target]
    body = s.stat("body", strike.target)
    return [likely.fate(s, likely.checked(s, roll), body) for roll in ROLLS]


def beaten(s: Realm, strike: Strike, attack: Attack) -> float:
    """How often a strike that failed is defeated as well. ME-13.30, ME-13.65"""
    if attack.detainment:
        return 0.0
    body = attack.toughness(s)
    if body == NO_NUMBER or isinstance(strike, Duel):
        return 1.0
    return sum([share(roll) for roll in ROLLS if s.value("strike_check", strike.target, roll) > body])


def chances(s: Realm, strike: Strike, attack: Attack) -> dict[str, float]:
    """How often each outcome comes about, without those that cannot. ME-13.26 to ME-13.42, ME-14.23, ME-14.24

    In a fight of companies a strike that fails wounds the striker: here that is a defeat of it.
    """
    ahead = strike.prowess(s) - strike.opposing(s)
    theirs = throws_of(s, strike.striker) if isinstance(strike, Duel) else [1.0]
    found = dict.fromkeys(OUTCOMES, 0.0)
    won, hit = 0.0, 0.0
    for own_roll, own_share in zip(ROLLS, throws_of(s, strike.target), strict=True):
        for i, their_share in enumerate(theirs):
            margin = own_roll + ahead - (ROLLS[i] if isinstance(strike, Duel) else 0)
            if margin > 0:
                won += own_share * their_share
            elif margin == 0:
                found["ineffectual"] += own_share * their_share
            else:
                hit += own_share * their_share
    defeats = beaten(s, strike, attack)
    found["defeated"] = won * defeats
    found["failed"] = won * (1 - defeats)
    if attack.detainment:
        found["tapped"] = hit
    elif s.replacement("wound", strike.target) is not None:
        found["replaced"] = hit
    else:
        for roll, fate in zip(ROLLS, fates(s, strike), strict=True):
            found[fate] += hit * share(roll)
    return {outcome: round(part, PRECISION) for outcome, part in found.items() if part > 0}


def met(strike: Strike, code: int, s: Realm) -> Strike | None:
    """The strike if it is met so. ME-13.22, ME-13.23, ME-14.19"""
    likely = strike.clone()
    if code == STAY:
        likely.staying = True
    elif code in (YES, NO) and isinstance(likely, Duel):
        likely.striker_stays = code == YES
    elif code in things(SUPPORT, strike.helpers(s)):
        likely.helped += 1
    elif code != DONE:
        return None
    return likely


def aimed(s: Realm, attack: Attack, code: int) -> Strike | None:
    """The strike that an option is about: given to somebody, or the next one that is faced. ME-13.5 to ME-13.14"""
    if code == DONE:
        return None
    who = thing_in(code)
    has = attack.excess[attack.targets.index(who)] if who in attack.targets else 0
    if code in things(EXCESS, [who]):
        has += 1
    if not isinstance(attack, CompanyAttack):
        return (
            Strike(who, has) if code in things(ASSIGN, [who]) + things(EXCESS, [who]) + things(STRIKE, [who]) else None
        )
    if who in attack.targets:
        return Duel(who, attack.strikers[attack.targets.index(who)], has)
    if attack.pairing == NO_THING:
        return None
    # One of a pair is settled: the defender chooses the striker, or the other way round (ME-14.12 to ME-14.14).
    return Duel(attack.pairing, who, 0) if code in things(STRIKE, [who]) else Duel(who, attack.pairing, 0)


def chances_of(s: Realm, code: int) -> dict[str, Any]:
    """What an option says about the strike it is about: the chances, and those of whoever stays untapped; with the
    prowess of who would take -3 or not."""
    attack = s.innermost(Attack)
    if s.ask is None or s.ask.kind not in QUESTIONS or attack is None:
        return {}
    frame = s.stack[-1]
    strike = met(frame, code, s) if isinstance(frame, Strike) else aimed(s, attack, code)
    if strike is None:
        return {}
    own = strike.opposing(s) if code in (YES, NO) else strike.prowess(s)
    told: dict[str, Any] = {"chances": chances(s, strike, attack), "own": own}
    if not isinstance(frame, Strike) and s.is_untapped(strike.target):
        strike.staying = True
        told["untapped"] = chances(s, strike, attack)
    return told
