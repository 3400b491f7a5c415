"""Chapter 11: the attack that an action or a card makes. Which army attacks whom, and who stays behind.

The battle that follows is a `Battle`; cards that choose the armies themselves start with that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mathom.games.wotr.armies.command import NOT_YOUR_ARMY, company, led_force, refuse_command
from mathom.games.wotr.armies.forces import (
    NO_ARMY_THERE,
    NO_LEADER_ATTACKS,
    Pick,
    refuse_pick,
    units_of,
)
from mathom.games.wotr.battle.battle import Battle
from mathom.games.wotr.battle.conquest import SHUT_IN
from mathom.games.wotr.box import (
    NAZGUL,
    enemy_of,
)
from mathom.games.wotr.codes import (
    REGION,
    WAY,
    origin_in,
    target_in,
    way_code,
)
from mathom.games.wotr.event_kinds import Said, leg
from mathom.games.wotr.events.in_play import refuse_barred
from mathom.games.wotr.map import ADJACENT, GARRISON_AT, NO_GARRISON, REGIONS
from mathom.games.wotr.politics import is_peaceful
from mathom.games.wotr.state import COUNTED_UNITS, NOTHING, War
from mathom.games.wotr.team import DUEL
from mathom.kernel import NOTHING_SAID, Frame, Reason

if TYPE_CHECKING:
    from mathom.games.wotr.edge.glance import Glance

NO_WAY: Final = Reason("that-is-no-attack", "WR-11.3")
APART: Final = Reason("armies-attack-adjacent-regions", "WR-11.3", "WR-11.7", "WR-12.13")
NO_ENEMY: Final = Reason("no-enemy-army-is-there", "WR-11.3", "WR-11.64")
NO_SIEGE: Final = Reason("there-is-no-siege", "WR-11.3", "WR-12.13")
FROM_OUTSIDE: Final = Reason("only-besiegers-attack-the-besieged", "WR-12.13")
NO_ATTACKER: Final = Reason("nobody-there-is-at-war", "WR-11.2", "WR-11.13")
NONE_READY: Final = Reason("those-beside-an-enemy-are-not-at-war", "WR-11.2", "WR-11.13")
NOBODY_BESIDE: Final = Reason("no-army-of-yours-stands-beside-an-enemy-army", "WR-11.3")
AT_PEACE: Final = Reason("only-nations-at-war-attack-and-none-of-yours-is", "WR-11.2")
ALL_AT_PEACE: Final = Reason("none-of-the-nations-you-play-is-at-war", "WR-11.2", "WR-19.20")
WHOM_TO_ATTACK: Final = Reason("say-whom-the-army-attacks", "WR-11.3")
NOT_ALLOWED: Final = Reason("that-attack-is-not-allowed-now", "WR-11.1", "WR-11.4")

# Who attacks whom


def origin_place(w: War, side: int, origin: int, target: int) -> int:
    """Where the attackers are: in the region, or inside its Stronghold for a sortie. WR-11.3"""
    return GARRISON_AT[origin] if origin == target and w.held[origin] == side else origin


def target_place(w: War, side: int, origin: int, target: int) -> int:
    """Where the defenders are: in the region, or inside its Stronghold in a siege battle. WR-11.3"""
    return GARRISON_AT[target] if origin == target and w.held[target] != side else target


def fighters(w: War, force: list[int]) -> list[int]:
    """Those of an army who can attack: figures of peaceful nations cannot, Nazgûl and Characters always can.

    WR-11.2, WR-11.13, AMB-20, AMB-23
    """
    able = force[:]
    for kind in range(NAZGUL):
        if able[kind] and is_peaceful(w, kind):
            able[kind] = 0
    return able


def refuse_attack_way(
    w: War, side: int, origin: int, target: int, leader: bool = False, by_die: bool = False
) -> Reason | None:
    """Why no army of `side` in region `origin` can attack an army in region `target`.

    Twice the same region is a siege battle or a sortie. With `leader` somebody must lead the attack.
    WR-11.2 to WR-11.7, WR-11.9, WR-11.13, WR-12.13, WR-12.22, WR-12.28, AMB-24
    """
    if origin == target:
        if not w.is_besieged(origin):
            return NO_SIEGE
    elif target not in roads(w, side, by_die)[origin]:
        return APART
    elif not w.has_units(enemy_of(side), target):
        return FROM_OUTSIDE if w.besieger(target) == side else NO_ENEMY
    barred = refuse_barred(w, side, target)
    if barred is not None:
        return barred
    reason = refuse_attackers(w, side, origin_place(w, side, origin, target), leader)
    if reason is NO_ATTACKER and origin != target and w.besieger(origin) == enemy_of(side):
        return SHUT_IN
    return reason


def refuse_attackers(w: War, side: int, place: int, leader: bool) -> Reason | None:
    """Why nobody in the army at a place can attack, whomever. WR-11.2, WR-11.5, WR-11.9, WR-11.13, WR-19.35"""
    if w.seats > DUEL:
        command = refuse_command(w, side, place)
        if command is not None:
            return command
    army = company(w, side, place)
    pool = fighters(w, army if w.seats == DUEL else led_force(w, side, place))
    if not units_of(pool):
        return NO_ATTACKER
    return refuse_pick(w, side, army, pool, leader, True)


def roads(w: War, side: int, by_die: bool) -> list[list[int]]:
    """Region by region, where an army can attack: what is adjacent, and with a die what a supplement adds."""
    return w.extra.roads(w, side) if by_die else ADJACENT


def attack_ways(w: War, side: int, leader: bool = False, first: bool = False, by_die: bool = False) -> list[int]:
    """All attacks that an action of `side` can make; with `first` those of one army are enough.

    WR-11.1, WR-11.3, WR-11.4
    """
    # This is asked often: who stands where comes before the reasons why not, and those of an army are found once.
    ours = w.figures.counts[COUNTED_UNITS + side]
    theirs = w.figures.counts[COUNTED_UNITS + enemy_of(side)]
    near = roads(w, side, by_die)
    ways: list[int] = []
    for origin in range(REGIONS):
        inside = GARRISON_AT[origin]
        shut_in = inside != NO_GARRISON and (ours[inside] or theirs[inside])
        if shut_in and refuse_attack_way(w, side, origin, origin, leader) is None:
            ways.append(way_code(origin, origin))
        if ours[origin]:
            targets = [to for to in near[origin] if theirs[to] and refuse_barred(w, side, to) is None]
            if targets and refuse_attackers(w, side, origin, leader) is None:
                ways += [way_code(origin, target) for target in targets]
        if first and ways:
            break
    return ways


def refuse_any_attack(w: War, side: int, leader: bool = False) -> Reason | None:
    """Why no army of the side can attack: that there is peace, what keeps one beside an enemy, or that none is there.

    Who only lacks a leader comes first: he is nearest to it. WR-11.2, WR-11.3, WR-11.5, WR-11.13
    """
    own = [nation for nation, seat in enumerate(w.seat_of_nation) if seat == w.actor(side)]
    if not any(w.at_war(nation) for nation in own):
        return ALL_AT_PEACE if w.is_divided(side) else AT_PEACE
    found: list[Reason] = []
    near = roads(w, side, True)
    for origin in range(REGIONS):
        here = w.is_besieged(origin) or w.has_units(side, origin)
        for target in [origin, *near[origin]] if here else []:
            reason = refuse_attack_way(w, side, origin, target, leader, True)
            if reason is None:
                return None
            if reason not in (NO_SIEGE, NO_ENEMY, NOT_YOUR_ARMY):
                found.append(reason)
    if NO_LEADER_ATTACKS in found:
        return NO_LEADER_ATTACKS
    if NO_ATTACKER in found:
        return NONE_READY
    return found[0] if found else NOBODY_BESIDE


def refuse_attack_from(w: War, side: int, origin: int, leader: bool, by_die: bool) -> Reason | None:
    """Why the army of a region attacks nobody: whose it is, that it lacks a leader, or that no enemy is near."""
    inside = GARRISON_AT[origin]
    shut_in = inside != NO_GARRISON and w.has_units(side, inside)
    if not shut_in and not w.has_units(side, origin):
        return NO_ARMY_THERE
    reason = refuse_attackers(w, side, inside if shut_in else origin, leader)
    if reason is not None:
        return reason
    targets = [origin, *roads(w, side, by_die)[origin]]
    found = [refuse_attack_way(w, side, origin, target, leader, by_die) for target in targets]
    found = [reason for reason in found if reason not in (NO_SIEGE, NO_ENEMY)]
    return NOBODY_BESIDE if not found else WHOM_TO_ATTACK if None in found else found[0]


class Attack(Frame):
    """The attack of an action or a card: the way (DP-37), then who attacks and who is the rearguard (DP-38).

    With `leader` a Leader or Character must attack. `ways` are the ways that a card allows, all if it is empty; `flags`
    go to the battle. Nothing happens if there is no way. WR-11.1 to WR-11.14, WR-11.84, WR-12.24
    """

    __slots__ = ("by_die", "flags", "leader", "origin", "seat", "side", "target", "ways")
    shows: ClassVar[tuple[str, ...]] = ("step", "side", "leader", "origin", "target", "ways", "flags")

    def __init__(
        self,
        seat: int = 0,
        side: int = 0,
        leader: bool = False,
        ways: list[int] = NOTHING,
        flags: int = 0,
        by_die: bool = False,
    ) -> None:
        super().__init__("choose_way")
        self.by_die = by_die
        self.seat = seat
        self.side = side
        self.leader = leader
        self.ways = ways
        self.flags = flags
        self.origin = 0
        self.target = 0

    def clone(self) -> Attack:
        other = Attack(self.seat, self.side, self.leader, self.ways, self.flags, self.by_die)
        other.step = self.step
        other.origin = self.origin
        other.target = self.target
        return other

    def choose_way(self, w: War) -> None:
        options = attack_ways(w, self.side, self.leader, by_die=self.by_die)
        if self.ways:
            options = [code for code in options if code in self.ways]
        if options:
            w.ask_or_take(self.seat, "attack", options, then="divide")
        else:
            w.pop()

    def divide(self, w: War) -> None:
        """The attacker says who attacks; the others are the rearguard. WR-11.8 to WR-11.13"""
        origin, target = origin_in(w.reply), target_in(w.reply)
        self.origin = origin_place(w, self.side, origin, target)
        self.target = target_place(w, self.side, origin, target)
        army = company(w, self.side, self.origin)
        self.step = "begin"
        pool = fighters(w, led_force(w, self.side, self.origin))
        w.push(Pick("attackers", self.seat, self.side, army, pool, self.leader, True))

    def begin(self, w: War) -> None:
        force: list[int] = w.returned
        w.pop()
        flags = self.flags | w.extra.battle_flags(w, self.side, self.origin, self.target)
        w.push(Battle(self.side, self.origin, self.target, force, flags))

    def brief(self, glance: Glance) -> bool:
        glance.attacker = self.side
        glance.goes(self.origin, self.target)
        return True

    def about(self, s: War) -> Said:
        """Who asks for a way knows of none yet."""
        return NOTHING_SAID if s.stack[-1] is self else leg(self.origin, self.target)

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if REGION <= code < REGION + REGIONS:
            return refuse_attack_from(s, self.side, code - REGION, self.leader, self.by_die)
        if not WAY <= code < WAY + REGIONS * REGIONS:
            return NO_WAY
        if self.ways and code not in self.ways:
            return NOT_ALLOWED
        return refuse_attack_way(s, self.side, origin_in(code), target_in(code), self.leader, self.by_die)
