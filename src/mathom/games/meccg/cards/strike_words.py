"""Words about strikes, checks and attempts: what goes on now, and who it is about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Condition, Effect, Selector, Verb
from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.combat.strike import Strike
from mathom.games.meccg.companies.influence import has_skill
from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.corruption import CorruptionCheck
from mathom.games.meccg.event_kinds import BODY_CHECK
from mathom.games.meccg.reasons import FIRM, NO_SUCH_ATTACK
from mathom.games.meccg.sites.attempt import Attempt
from mathom.games.meccg.sites.persuasion import Persuasion
from mathom.games.meccg.state import Realm
from mathom.kernel import Reason

NO_SUCH_CHECK: Final = Reason("no-such-check-is-made-now")

# Who it is about


@dataclass(frozen=True)
class TheChecked(Selector):
    """The character that makes the corruption check of now."""

    def things(self, s: Realm, f: Carry) -> list[int]:
        check = s.innermost(CorruptionCheck)
        return [] if check is None else [check.character]


def influencer(s: Realm) -> int:
    attempt = s.innermost(Attempt)
    return NO_THING if attempt is None else attempt.character


@dataclass(frozen=True)
class TheInfluencer(Selector):
    """The character that makes the influence check of now."""

    def things(self, s: Realm, f: Carry) -> list[int]:
        who = influencer(s)
        return [] if who == NO_THING else [who]


# What goes on


@dataclass(frozen=True)
class AttackFrom(Condition):
    """The attack that goes on comes from one of these: creature, automatic, event."""

    origins: tuple[str, ...]

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        attack = s.innermost(Attack)
        return None if attack is not None and attack.origin in self.origins else NO_SUCH_ATTACK


@dataclass(frozen=True)
class KeyedTo(Condition):
    """The attack that goes on is keyed to one of these: ``site``, ``region-type:wilderness``."""

    keys: tuple[str, ...]

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        attack = s.innermost(Attack)
        fits = attack is not None and any(attack.key.startswith(key) for key in self.keys)
        return None if fits else NO_SUCH_ATTACK


@dataclass(frozen=True)
class CheckBy(Condition):
    """A corruption check is made by a character of one of these races; by anybody, without them."""

    races: tuple[str, ...] = ()

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        check = s.innermost(CorruptionCheck)
        fits = check is not None and (not self.races or s.face(check.character).race in self.races)
        return None if fits else NO_SUCH_CHECK


@dataclass(frozen=True)
class AttemptBy(Condition):
    """An influence check is made by a character with this skill, against a faction if so wanted."""

    skill: str = ""
    faction: bool = False

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        who = influencer(s)
        if who == NO_THING or (self.skill and not has_skill(s, who, self.skill)):
            return NO_SUCH_CHECK
        other = s.innermost(Persuasion)
        at_faction = other is None or s.face(other.target).kind == "faction"
        return None if at_faction or not self.faction else NO_SUCH_CHECK


# Verbs


@dataclass(frozen=True)
class CancelStrike(Verb):
    """The strike of now has no effect: it neither succeeds nor fails. One that cannot be cancelled goes on, unless it
    is only made `ineffectual`."""

    ineffectual: bool = False

    def do(self, s: Realm, f: Carry) -> None:
        strike = s.innermost(Strike)
        if strike is not None and self.prevented(s, f) is None:
            strike.voided = True

    def prevented(self, s: Realm, f: Carry) -> Reason | None:
        attack = s.innermost(Attack)
        kept = attack is not None and attack.alone and attack.uncancellable and not self.ineffectual
        return FIRM if kept else None


@dataclass(frozen=True)
class CancelAttempt(Verb):
    """The opponent's attempt to influence something of yours comes to nothing."""

    def do(self, s: Realm, f: Carry) -> None:
        attempt = s.innermost(Persuasion)
        if attempt is not None:
            attempt.cancelled = True


@dataclass(frozen=True)
class Attempted(Selector):
    """What of yours the opponent tries to influence now: a faction, or something else, if `faction` says so."""

    faction: bool | None = None

    def things(self, s: Realm, f: Carry) -> list[int]:
        attempt = s.innermost(Persuasion)
        if attempt is None or s.holder(attempt.target) != f.seat:
            return []
        fits = self.faction is None or (s.face(attempt.target).kind == "faction") == self.faction
        return [attempt.target] if fits else []


@dataclass(frozen=True)
class Strip(Verb):
    """The first that is listed makes a body check, outside of any strike, that costs no wound: an Orc or Troll goes if
    its card says so for that number, everybody else taps who fails."""

    who: Selector
    modifier: int = 0

    def do(self, s: Realm, f: Carry) -> None:
        f.throw(s, "body", [6, 6])

    def take(self, s: Realm, f: Carry) -> None:
        found = self.who.things(s, f)
        if not found:
            return
        who, body = found[0], s.stat("body", found[0])
        rolled = sum(s.outcome) + 2 + self.modifier
        fate = Strike(who).fate(s, rolled, body)
        goes = fate == "discarded" and s.face(who).race in ("orc", "troll")
        outcome = "discarded" if goes else "wounded" if rolled <= body else "taps"
        s.tell(BODY_CHECK, s.owner(who), s.zones.face[who], rolled, body, outcome)
        if goes:
            s.discard(who)
        elif rolled > body:
            s.tap(who)


STRIKE_WORDS: Final[list[type[Effect]]] = [
    TheChecked,
    TheInfluencer,
    AttackFrom,
    KeyedTo,
    CheckBy,
    AttemptBy,
    CancelStrike,
    CancelAttempt,
    Attempted,
    Strip,
]
