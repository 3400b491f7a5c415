"""What a card asks for. All of it is open to everybody: whoever might hold such a card is asked (RI-10.33)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mathom.effects import Carry, Condition, Effect
from mathom.games.risk.battle.combat import Combat
from mathom.games.risk.battle.retreat import is_free
from mathom.games.risk.box import HEAVY_CAVALRY, HERO, NO_PARTY, PARTIES_OF, PARTY_SIDE, PRICE, kind_of
from mathom.games.risk.cards.phase import visited
from mathom.games.risk.cards.sea import landings
from mathom.games.risk.map import BRIDGED, FOOTHILLS, LAND, ON_FOOT, PEAKS, PORT, STRONGHOLD, TERRITORIES
from mathom.games.risk.march.steps import is_closed
from mathom.games.risk.state import Realm
from mathom.kernel import Reason

NO_ATTACK: Final = Reason("the-party-does-not-attack-here", "RI-10.36")
NO_DEFENCE: Final = Reason("the-party-does-not-defend-here", "RI-10.36")
NO_STRONGHOLD: Final = Reason("there-is-no-stronghold-here", "RI-10.36")
NO_PORT: Final = Reason("there-is-no-port-here", "RI-15.11")
NO_WAY_OUT: Final = Reason("there-is-nowhere-to-withdraw-to", "RI-15.9")
NO_RECRUITS: Final = Reason("there-is-nobody-to-win-over", "RI-10.36")
NOT_THERE: Final = Reason("the-party-has-no-figure-there", "RI-10.10", "RI-4.15")
NO_HERO_CAME: Final = Reason("no-own-hero-came-to-the-site-in-this-turn", "RI-10.17", "RI-10.31")
NO_AMBUSH: Final = Reason("no-own-territory-lies-next-to-enemies", "RI-10.36")
NO_ALLIES: Final = Reason("there-are-no-allied-troops-to-exchange", "RI-15.10", "RI-15.23")
NO_TUNNEL: Final = Reason("no-way-under-the-mountains-is-open", "RI-15.16")
NO_HERO: Final = Reason("no-hero-can-be-borne-anywhere", "RI-10.36")
NO_LANDING: Final = Reason("nobody-came-to-your-territories-by-sea", "RI-10.36")
NO_FIGURES: Final = Reason("the-party-has-no-figures-on-the-map", "RI-15.5")


def party_of(f: Any) -> int:
    """The party that plays the card."""
    party: int = f.party
    return party


def combat_of(s: Realm) -> Combat | None:
    return s.innermost(Combat)


@dataclass(frozen=True)
class Attacking(Condition):
    """The party attacks in the combat, with figures there; with `stronghold` or `port` it attacks one of these."""

    stronghold: bool = False
    port: bool = False

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        combat = combat_of(s)
        if combat is None or PARTY_SIDE[party_of(f)] != combat.attacker or not s.present(party_of(f), combat.territory):
            return NO_ATTACK
        if self.stronghold and not STRONGHOLD[combat.territory]:
            return NO_STRONGHOLD
        return NO_PORT if self.port and not PORT[combat.territory] else None


@dataclass(frozen=True)
class Defending(Condition):
    """The party has figures in the combat, on the side that is attacked."""

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        combat = combat_of(s)
        if combat is None or PARTY_SIDE[party_of(f)] == combat.attacker or not s.present(party_of(f), combat.territory):
            return NO_DEFENCE
        return None


def way_out(s: Realm, party: int, territory: int) -> list[int]:
    """Where a strategic withdrawal can lead: over land or a bridge. RI-15.9, RI-15.27"""
    if is_closed(s, territory):
        return []
    return sorted([to for to in LAND[territory] + BRIDGED[territory] if is_free(s, party, to)])


@dataclass(frozen=True)
class CanWithdraw(Condition):
    """The party has figures in the combat, and a territory without enemy troops is next to it by land or bridge."""

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        combat = combat_of(s)
        if combat is None or not s.present(party_of(f), combat.territory):
            return NO_ATTACK
        return None if way_out(s, party_of(f), combat.territory) else NO_WAY_OUT


def turncoats(s: Realm, party: int, territory: int, gold: int) -> list[int]:
    """The kinds of enemy troops worth at most `gold` that would change sides; one stays. (Gríma Wormtongue)"""
    enemy = 1 - PARTY_SIDE[party]
    if s.troops_of_side(enemy, territory) < 2:
        return []
    return [
        kind_of(foe, unit)
        for foe in PARTIES_OF[enemy]
        for unit in range(HEAVY_CAVALRY + 1)
        if s.number(foe, unit, territory) and PRICE[unit] <= gold and s.in_supply(party, unit)
    ]


@dataclass(frozen=True)
class FiguresIn(Condition):
    """The party has a figure in the territory shown on the card."""

    territory: int

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        return None if s.present(party_of(f), self.territory) else NOT_THERE


@dataclass(frozen=True)
class FiguresAnywhere(Condition):
    """The party has a figure in some territory."""

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        return None if s.territories_with(party_of(f)) else NO_FIGURES


@dataclass(frozen=True)
class HeroCame(Condition):
    """In this turn an own hero conquered the territory or moved to it and stopped, and he is still there."""

    territory: int

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        return None if party_of(f) == s.active and visited(s, self.territory) else NO_HERO_CAME


def ambushes(s: Realm, party: int) -> list[int]:
    """The territories with own figures next to one with enemy figures."""
    return [t for t in s.territories_with(party) if any(s.enemy_figures(party, to) for to in ON_FOOT[t])]


@dataclass(frozen=True)
class CanAmbush(Condition):
    """The party has figures next to enemies, by land, bridge or sea."""

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        return None if ambushes(s, party_of(f)) else NO_AMBUSH


def allies_in(s: Realm, party: int, territory: int) -> list[int]:
    """The allied parties with troops there of which some can be exchanged. RI-15.10, RI-15.23"""
    return [
        ally
        for ally in PARTIES_OF[PARTY_SIDE[party]]
        if ally != party and any(exchangeable(s, party, ally, territory, unit) for unit in range(HERO))
    ]


def exchangeable(s: Realm, party: int, ally: int, territory: int, unit: int) -> bool:
    return s.number(ally, unit, territory) > 0 and s.in_supply(party, unit) > 0


@dataclass(frozen=True)
class HasAllies(Condition):
    """Somewhere allied troops stand that the party has the like of in its supply."""

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        found = any(allies_in(s, party_of(f), t) for t in range(TERRITORIES) if s.figures.totals[t])
        return None if found else NO_ALLIES


def is_unmoved(s: Realm, territory: int) -> bool:
    """Whether the active party has figures there that have not moved in this turn. RI-15.16"""
    return any(flags == 0 for unit in range(HERO + 1) for _, flags, _ in s.columns(territory, unit))


def tunnels(s: Realm, territory: int) -> list[int]:
    """The territories at the other ends of the ranges next to it. RI-15.16, RI-15.18"""
    if is_closed(s, territory):
        return []
    ends = {to for range_ in PEAKS[territory] for to in FOOTHILLS[range_ - TERRITORIES]}
    return sorted([to for to in ends if to != territory and not is_closed(s, to)])


def tunnel_mouths(s: Realm) -> list[int]:
    return [t for t in s.territories_with(s.active) if PEAKS[t] and is_unmoved(s, t) and tunnels(s, t)]


@dataclass(frozen=True)
class CanDelve(Condition):
    """Own figures that have not moved stand next to a mountain range."""

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        return None if party_of(f) == s.active and tunnel_mouths(s) else NO_TUNNEL


def bearable(s: Realm, party: int) -> list[int]:
    """The territories with an own hero."""
    return [t for t in range(TERRITORIES) if s.number(party, HERO, t)]


def havens(s: Realm, party: int) -> list[int]:
    """The controlled territories without an own hero."""
    return [t for t in range(TERRITORIES) if s.holder[t] == party and not s.number(party, HERO, t)]


@dataclass(frozen=True)
class CanBear(Condition):
    """An own hero stands in a territory, and one that the party controls has none of its heroes."""

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        return None if bearable(s, party_of(f)) and havens(s, party_of(f)) else NO_HERO


@dataclass(frozen=True)
class SeenLanding(Condition):
    """An enemy came by sea to where the party has figures."""

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        return None if any(s.present(party_of(f), t) for t in landings(s)) else NO_LANDING


@dataclass(frozen=True)
class CanTurn(Condition):
    """The party attacks, and enemy troops worth at most `gold` could join it."""

    gold: int

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        reason = Attacking().refuse(s, f)
        combat = combat_of(s)
        if reason is not None or combat is None:
            return reason
        return None if turncoats(s, party_of(f), combat.territory, self.gold) else NO_RECRUITS


def holder_side(s: Realm, territory: int) -> int:
    """The side that controls it, -1 for none."""
    return -1 if s.holder[territory] == NO_PARTY else PARTY_SIDE[s.holder[territory]]


CONDITIONS: Final[list[type[Effect]]] = [
    Attacking,
    Defending,
    CanWithdraw,
    FiguresIn,
    FiguresAnywhere,
    HeroCame,
    CanAmbush,
    HasAllies,
    CanDelve,
    CanBear,
    SeenLanding,
    CanTurn,
]
