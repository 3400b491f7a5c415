"""Chapter 11: battles, from the announcement of an attack to the advance after it.

`Attack` is the action: which army attacks whom, and who stays behind. `Battle` is what follows (Appendix G.2); cards
that choose the armies themselves start with it. A combat round is a `CombatRound`.
"""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.advancing import Advance
from mathom.games.wotr.board import ADJACENT, GARRISON_AT, NO_GARRISON, REGIONS, region_name, region_of
from mathom.games.wotr.casualties import NO_LOSSES, Reduce
from mathom.games.wotr.codes import (
    MEMBERS,
    NO,
    REDUCE,
    REGION,
    WAY,
    YES,
    origin_in,
    target_in,
    way_code,
    word,
)
from mathom.games.wotr.combat import FOUGHT, NO_CEASE, THREE_ROUNDS, WITHDREW
from mathom.games.wotr.combat_round import CombatRound
from mathom.games.wotr.components import (
    FREE_PEOPLES,
    GANDALF_THE_WHITE,
    KINDS,
    NAZGUL,
    SHADOW,
    UNIT_KINDS,
    enemy_of,
    side_name,
)
from mathom.games.wotr.conquest import SHUT_IN, settle_siege
from mathom.games.wotr.forces import (
    NOT_ASKED,
    Pick,
    force_at,
    nazgul_leadership,
    refuse_pick,
    units_of,
)
from mathom.games.wotr.politics import army_attacked, is_peaceful
from mathom.games.wotr.retreats import refuse_retreat, retreat, retreats
from mathom.games.wotr.siege import extensions, is_siege_battle, is_sortie, may_withdraw
from mathom.games.wotr.table_cards import refuse_barred
from mathom.games.wotr.war import GROND_MAY_STOP, NOTHING, War
from mathom.kernel import EventKind, Frame, Reason

ATTACKED: Final = EventKind(
    "attacked", ("side", "start", "region"), ("WR-11.84",), (side_name, region_name, region_name)
)
BESIEGED_ATTACKED: Final = EventKind("besieged-attacked", ("side", "region"), ("WR-12.14",), (side_name, region_name))
SORTIE: Final = EventKind("sortie", ("side", "region"), ("WR-12.22",), (side_name, region_name))
WHITE_RIDER: Final = EventKind("white-rider", ("region",), ("WR-7.37", "WR-7.56"), (region_name,))
ROUND_BEGINS: Final = EventKind("combat-round", ("region", "number"), ("WR-11.20",), (region_name, None))
WITHDRAWN: Final = EventKind("withdrawn", ("side", "region"), ("WR-11.72", "WR-12.4"), (side_name, region_name))
CEASED: Final = EventKind("ceased", ("side", "region"), ("WR-11.66", "WR-11.68"), (side_name, region_name))
CEASE: Final = word("cease")
CONTINUE: Final = word("continue")
WITHDRAW: Final = word("withdraw")
FIGHT: Final = word("fight-in-the-field")
STAY: Final = word("stay")

NO_WAY: Final = Reason("that-is-no-attack", "WR-11.3")
APART: Final = Reason("armies-attack-adjacent-regions", "WR-11.3", "WR-11.7", "WR-12.13")
NO_ENEMY: Final = Reason("no-enemy-army-is-there", "WR-11.3", "WR-11.64")
NO_SIEGE: Final = Reason("there-is-no-siege", "WR-11.3", "WR-12.13")
FROM_OUTSIDE: Final = Reason("only-besiegers-attack-the-besieged", "WR-12.13")
NO_ATTACKER: Final = Reason("nobody-there-is-at-war", "WR-11.2", "WR-11.13")
NOT_OFFERED: Final = Reason("that-attack-is-not-allowed-now", "WR-11.1", "WR-11.4")

ROUNDS_BY_CARD: Final = 3

# Where the units of a side are in a heap.
UNIT_SLICE: Final = [slice(0, 10), slice(10, UNIT_KINDS)]

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


def refuse_attack_way(w: War, side: int, origin: int, target: int, leader: bool = False) -> Reason | None:
    """Why no army of `side` in region `origin` can attack an army in region `target`.

    Twice the same region is a siege battle or a sortie. With `leader` somebody must lead the attack.
    WR-11.2 to WR-11.7, WR-11.9, WR-11.13, WR-12.13, WR-12.22, WR-12.28, AMB-24
    """
    if origin == target:
        if not w.is_besieged(origin):
            return NO_SIEGE
    elif target not in ADJACENT[origin]:
        return APART
    elif not w.has_units(enemy_of(side), target):
        return FROM_OUTSIDE if w.besieger(target) == side else NO_ENEMY
    barred = refuse_barred(w, side, target)
    if barred is not None:
        return barred
    army = force_at(w, side, origin_place(w, side, origin, target))
    pool = fighters(w, army)
    if not units_of(pool):
        shut_in = origin != target and w.besieger(origin) == enemy_of(side)
        return SHUT_IN if shut_in else NO_ATTACKER
    return refuse_pick(w, side, army, pool, leader, True)


def attack_ways(w: War, side: int, leader: bool = False, first: bool = False) -> list[int]:
    """All attacks that an action of `side` can make; with `first` one is enough. WR-11.1, WR-11.3, WR-11.4"""
    # Most regions are empty, and this is asked often: who stands where comes before the reasons why not.
    heaps = w.figures.content
    ours, theirs = UNIT_SLICE[side], UNIT_SLICE[enemy_of(side)]
    totals = w.figures.totals
    enemies = [totals[region] > 0 and any(heaps[region][theirs]) for region in range(REGIONS)]
    ways: list[int] = []
    for origin in range(REGIONS):
        inside = GARRISON_AT[origin]
        targets = [origin] if inside != NO_GARRISON and totals[inside] else NOTHING
        if totals[origin] and any(heaps[origin][ours]):
            targets = targets + [target for target in ADJACENT[origin] if enemies[target]]
        for target in targets:
            if refuse_attack_way(w, side, origin, target, leader) is None:
                ways.append(way_code(origin, target))
                if first:
                    return ways
    return ways


class Attack(Frame):
    """The attack of an action or a card: the way (DP-37), then who attacks and who is the rearguard (DP-38).

    With `leader` a Leader or Character must attack. `ways` are the ways that a card allows, all if it is empty; `flags`
    go to the battle. Nothing happens if there is no way. WR-11.1 to WR-11.14, WR-11.84, WR-12.24
    """

    __slots__ = ("flags", "leader", "origin", "seat", "side", "target", "ways")

    def __init__(
        self, seat: int = 0, side: int = 0, leader: bool = False, ways: list[int] = NOTHING, flags: int = 0
    ) -> None:
        super().__init__("choose_way")
        self.seat = seat
        self.side = side
        self.leader = leader
        self.ways = ways
        self.flags = flags
        self.origin = 0
        self.target = 0

    def clone(self) -> Attack:
        other = Attack(self.seat, self.side, self.leader, self.ways, self.flags)
        other.step = self.step
        other.origin = self.origin
        other.target = self.target
        return other

    def choose_way(self, w: War) -> None:
        options = attack_ways(w, self.side, self.leader)
        if self.ways:
            options = [code for code in options if code in self.ways]
        if not options:
            w.pop()
        elif len(options) == 1:
            w.reply = options[0]
            self.step = "divide"
        else:
            w.ask_one(self.seat, "attack", options, then="divide")

    def divide(self, w: War) -> None:
        """WR-11.8 to WR-11.13"""
        origin, target = origin_in(w.reply), target_in(w.reply)
        self.origin = origin_place(w, self.side, origin, target)
        self.target = target_place(w, self.side, origin, target)
        army = force_at(w, self.side, self.origin)
        self.step = "begin"
        w.push(Pick("attackers", self.seat, self.side, army, fighters(w, army), self.leader, True))

    def begin(self, w: War) -> None:
        force = w.picked
        w.picked = NOTHING
        w.pop()
        w.push(Battle(self.side, self.origin, self.target, force, self.flags))

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if not WAY <= code < WAY + REGIONS * REGIONS:
            return NO_WAY
        if self.ways and code not in self.ways:
            return NOT_OFFERED
        return refuse_attack_way(s, self.side, origin_in(code), target_in(code), self.leader)


# The battle


class Battle(Frame):
    """`force`, of the army of `side` at the place `origin`, attacks the enemy's army at the place `target`.

    The places tell a siege battle and a sortie from a battle in the field (see `siege`). The figures stay where they
    are; `forces` says who of them is in the battle (WR-11.6, WR-11.12). `lost` are the Regulars that can still replace
    Elites (see `TakeHits`), `number` is that of the combat round, `white_rider` whether Gandalf the White has silenced
    the Nazgûl. `flags` are those of `combat`.
    """

    __slots__ = ("flags", "forces", "lost", "number", "origin", "side", "target", "white_rider")

    def __init__(
        self, side: int = 0, origin: int = 0, target: int = 0, force: list[int] = NOTHING, flags: int = 0
    ) -> None:
        super().__init__("announce")
        self.side = side
        self.origin = origin
        self.target = target
        self.flags = flags
        self.forces: list[list[int]] = [force, force]
        self.lost: list[int] = NO_LOSSES
        self.number = 0
        self.white_rider = False

    def clone(self) -> Battle:
        other = Battle(self.side, self.origin, self.target, NOTHING, self.flags)
        other.step = self.step
        other.forces = self.forces
        other.lost = self.lost
        other.number = self.number
        other.white_rider = self.white_rider
        return other

    def set_force(self, side: int, force: list[int]) -> None:
        self.forces = [force, self.forces[1]] if side == FREE_PEOPLES else [self.forces[0], force]

    # The announcement

    def announce(self, w: War) -> None:
        """Everybody at the target defends. The attacked nations react before anything else.

        WR-11.14, WR-11.84, WR-14.7, WR-14.14, AMB-30
        """
        enemy = enemy_of(self.side)
        region = region_of(self.target)
        if is_siege_battle(self.target):
            w.tell(BESIEGED_ATTACKED, self.side, region)
        elif is_sortie(self.origin):
            w.tell(SORTIE, self.side, region)
        else:
            w.tell(ATTACKED, self.side, self.origin, region)
        self.set_force(enemy, force_at(w, enemy, self.target))
        army_attacked(w, enemy, self.target)
        self.step = "start"

    def start(self, w: War) -> None:
        """DP-28. WR-7.37"""
        white = self.forces[FREE_PEOPLES][KINDS + GANDALF_THE_WHITE]
        if white and nazgul_leadership(self.forces[SHADOW]):
            place = self.origin if self.side == FREE_PEOPLES else self.target
            w.ask_one(w.commander(FREE_PEOPLES, place), "white-rider", [YES, NO], then="white_rider_chosen")
        else:
            self.step = "choose_ground"

    def white_rider_chosen(self, w: War) -> None:
        """WR-7.37, WR-7.56, AMB-94"""
        if w.reply == YES:
            self.white_rider = True
            w.tell(WHITE_RIDER, region_of(self.target))
        self.step = "choose_ground"

    # Before a combat round

    def choose_ground(self, w: War) -> None:
        """The defender in a region with his own Stronghold fights in the field or withdraws (DP-39).

        WR-11.72, WR-12.4, AMB-33
        """
        enemy = enemy_of(self.side)
        if may_withdraw(w, enemy, self.target):
            w.ask_one(w.commander(enemy, self.target), "ground", [FIGHT, WITHDRAW], then="ground_chosen")
        else:
            self.step = "fight"

    def ground_chosen(self, w: War) -> None:
        self.step = "withdraw" if w.reply == WITHDRAW else "fight"

    def withdraw(self, w: War) -> None:
        """The attackers may follow and besiege the Stronghold; in any case the battle is over. WR-12.6, WR-12.7"""
        w.tell(WITHDRAWN, enemy_of(self.side), self.target)
        w.pop()
        whole = self.flags & NO_CEASE != 0
        w.push(Advance(self.side, self.origin, self.target, self.forces[self.side], True, whole))

    def fight(self, w: War) -> None:
        self.number += 1
        w.tell(ROUND_BEGINS, region_of(self.target), self.number)
        self.step = "after_round"
        w.push(
            CombatRound(
                self.side,
                self.origin,
                self.target,
                self.number,
                self.flags,
                self.white_rider,
                self.forces,
                self.lost,
            )
        )

    # After a combat round

    def after_round(self, w: War) -> None:
        """WR-11.22, WR-11.75, WR-12.16"""
        left = w.picked
        w.picked = NOTHING
        self.forces = [left[:MEMBERS], left[MEMBERS : 2 * MEMBERS]]
        self.lost = left[2 * MEMBERS : 2 * MEMBERS + UNIT_KINDS]
        ended = left[-1]
        enemy = enemy_of(self.side)
        if ended == WITHDREW:
            self.step = "withdraw"
        elif ended != FOUGHT:
            self.retreat_to(w, ended)
        elif not units_of(self.forces[enemy]) or not units_of(self.forces[self.side]):
            self.step = "settle"
        elif is_siege_battle(self.target):
            self.step = "choose_extension"
        else:
            self.step = "choose_whether_to_cease"

    def choose_whether_to_cease(self, w: War) -> None:
        """DP-46. WR-11.66"""
        if self.flags & NO_CEASE:
            self.step = "choose_retreat"
        else:
            w.ask_one(w.commander(self.side, self.origin), "cease", [CONTINUE, CEASE], then="cease_chosen")

    def cease_chosen(self, w: War) -> None:
        """Who has ceased stays, or returns to the Stronghold. WR-11.68, WR-12.25, WR-12.33"""
        if w.reply == CEASE:
            w.tell(CEASED, self.side, region_of(self.target))
            w.pop()
        else:
            self.step = "choose_retreat"

    def choose_retreat(self, w: War) -> None:
        """DP-47. WR-11.67, WR-11.70"""
        enemy = enemy_of(self.side)
        regions = retreats(w, enemy, self.target)
        if regions:
            options = [STAY, *[REGION + region for region in regions]]
            w.ask_one(w.commander(enemy, self.target), "retreat", options, then="retreat_chosen")
        else:
            self.step = "choose_ground"

    def retreat_chosen(self, w: War) -> None:
        if w.reply == STAY:
            self.step = "choose_ground"
        else:
            self.retreat_to(w, w.reply - REGION)

    def retreat_to(self, w: War, region: int) -> None:
        enemy = enemy_of(self.side)
        retreat(w, enemy, self.forces[enemy], self.target, region)
        self.step = "advance"

    # A siege battle goes on

    def extensions(self, w: War) -> list[int]:
        """AMB-95"""
        if self.flags & THREE_ROUNDS and self.number < ROUNDS_BY_CARD:
            return [CONTINUE, CEASE] if w.reads(GROND_MAY_STOP) else [CONTINUE]
        return [CEASE, *extensions(w, self.side, self.forces[self.side], self.lost)]

    def choose_extension(self, w: War) -> None:
        """DP-48. WR-12.16 to WR-12.18"""
        options = self.extensions(w)
        if len(options) == 1:
            w.reply = options[0]
            self.step = "extension_chosen"
        else:
            w.ask_one(w.commander(self.side, self.origin), "extend", options, then="extension_chosen")

    def extension_chosen(self, w: War) -> None:
        if w.reply == CEASE:
            self.step = "settle"
        elif w.reply == CONTINUE:
            self.step = "fight"
        else:
            self.step = "paid"
            w.push(Reduce(self.side, self.origin, w.reply - REDUCE, self.forces[self.side], self.lost))

    def paid(self, w: War) -> None:
        self.set_force(self.side, w.picked[:MEMBERS])
        self.lost = w.picked[MEMBERS:]
        w.picked = NOTHING
        self.step = "fight"

    # The end

    def settle(self, w: War) -> None:
        """An army is gone, or a siege battle is over. Victors of a siege battle or sortie are where they belong.

        WR-11.75, WR-12.10, WR-12.19, WR-12.27, WR-12.34, WR-13.3, AMB-42, AMB-43
        """
        settle_siege(w, region_of(self.origin))
        settle_siege(w, region_of(self.target))
        gone = not units_of(self.forces[enemy_of(self.side)])
        if gone:
            self.step = "advance"
        else:
            w.pop()

    def advance(self, w: War) -> None:
        """Victors in the field may advance; those of a siege battle or sortie are there. WR-11.76, WR-12.27"""
        w.pop()
        if self.origin < REGIONS and self.target < REGIONS and units_of(self.forces[self.side]):
            whole = self.flags & NO_CEASE != 0
            w.push(Advance(self.side, self.origin, self.target, self.forces[self.side], False, whole))

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if s.offers(seat, code):
            return None
        if self.step == "choose_retreat":
            if code == STAY:
                return None
            return refuse_retreat(s, enemy_of(self.side), self.target, code - REGION)
        return NOT_ASKED
