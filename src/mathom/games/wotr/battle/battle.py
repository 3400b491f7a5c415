"""Chapter 11: battles, from the announcement to the advance after them (Appendix G.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mathom.games.wotr.armies.command import note_army
from mathom.games.wotr.armies.forces import (
    NOT_ASKED,
    force_at,
    nazgul_leadership,
    units_of,
)
from mathom.games.wotr.armies.meeting import stand_together
from mathom.games.wotr.battle.advance import Advance
from mathom.games.wotr.battle.casualties import NO_LOSSES, Losses, Reduce
from mathom.games.wotr.battle.combat_round import CombatRound, RoundOver
from mathom.games.wotr.battle.conquest import settle_siege
from mathom.games.wotr.battle.numbers import BY_SHIP, FOUGHT, NO_CEASE, THREE_ROUNDS, WITHDREW, CombatNumbers
from mathom.games.wotr.battle.retreat import refuse_retreat, retreat, retreats
from mathom.games.wotr.battle.siege import extensions, is_siege_battle, is_sortie, may_withdraw
from mathom.games.wotr.box import (
    FREE_PEOPLES,
    GANDALF_THE_WHITE,
    KINDS,
    SHADOW,
    enemy_of,
    side_name,
)
from mathom.games.wotr.codes import (
    NO,
    REDUCE,
    REGION,
    WITHDRAW,
    YES,
    word,
)
from mathom.games.wotr.event_kinds import Said, leg, place_name
from mathom.games.wotr.map import REGIONS, region_name, region_of
from mathom.games.wotr.politics import army_attacked
from mathom.games.wotr.state import GROND_MAY_STOP, NOTHING, War
from mathom.kernel import EventKind, Frame, Reason

if TYPE_CHECKING:
    from mathom.games.wotr.edge.glance import Glance

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
FIGHT: Final = word("fight-in-the-field")
STAY: Final = word("stay")
ROUNDS_BY_CARD: Final = 3


class Battle(Frame):
    """`force`, of the army of `side` at the place `origin`, attacks the enemy's army at the place `target`.

    The places tell a siege battle and a sortie from a battle in the field (see `siege`). The figures stay where they
    are; `forces` says who of them is in the battle (WR-11.6, WR-11.12). `lost` are the Regulars that can still replace
    Elites (see `TakeHits`), `number` is that of the combat round which is fought or comes next, `white_rider` whether
    Gandalf the White has silenced the Nazgûl. `flags` are those of `numbers`.
    """

    __slots__ = ("flags", "forces", "lost", "number", "origin", "side", "target", "white_rider")
    shows: ClassVar[tuple[str, ...]] = (
        "step",
        "side",
        "origin",
        "target",
        "number",
        "flags",
        "forces",
        "lost",
        "white_rider",
    )

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
        self.number = 1
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

        WR-11.14, WR-11.84, WR-19.33, WR-14.7, WR-14.14, AMB-30, WR-12.29, WR-14.20, WR-14.33
        """
        enemy = enemy_of(self.side)
        region = region_of(self.target)
        if is_siege_battle(self.target):
            w.tell(BESIEGED_ATTACKED, self.side, region)
        elif is_sortie(self.origin):
            w.tell(SORTIE, self.side, region)
        else:
            w.tell(ATTACKED, self.side, self.origin, region)
        stand_together(w, enemy, self.target)
        for place in (self.origin, self.target):
            note_army(w, self.side, self.forces[self.side], self.origin, place)
        self.set_force(enemy, force_at(w, enemy, self.target))
        army_attacked(w, enemy, self.target)
        self.step = "start"

    def start(self, w: War) -> None:
        """Gandalf the White may silence the Nazgûl before the first round (DP-28). WR-7.37"""
        white = self.forces[FREE_PEOPLES][KINDS + GANDALF_THE_WHITE]
        if white and nazgul_leadership(self.forces[SHADOW]):
            place = self.origin if self.side == FREE_PEOPLES else self.target
            w.ask_one(w.commander(FREE_PEOPLES, place), "white-rider", [YES, NO], then="white_rider_chosen")
        else:
            self.step = "choose_ground"

    def white_rider_chosen(self, w: War) -> None:
        """If he does, neither they nor he have leadership in this battle. WR-7.37, WR-7.56, AMB-94"""
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

    def next_round(self, w: War) -> None:
        self.number += 1
        self.step = "fight" if is_siege_battle(self.target) else "choose_ground"

    def fight(self, w: War) -> None:
        if w.extra.before_round(w, self):
            return
        w.tell(ROUND_BEGINS, region_of(self.target), self.number)
        self.step = "after_round"
        numbers = CombatNumbers(
            self.side, self.origin, self.target, self.number, self.flags, self.white_rider, self.forces, self.lost
        )
        w.extra.set_numbers(w, self, numbers)
        w.push(CombatRound(numbers))

    # After a combat round

    def after_round(self, w: War) -> None:
        """The battle is over, or somebody decides whether it goes on. WR-11.22, WR-11.75, WR-12.16"""
        over: RoundOver = w.returned
        self.forces = over.forces
        self.lost = over.lost
        enemy = enemy_of(self.side)
        if over.ended == WITHDREW:
            self.step = "withdraw"
        elif over.ended != FOUGHT:
            self.retreat_to(w, over.ended)
        elif not units_of(self.forces[enemy]) or not units_of(self.forces[self.side]):
            self.step = "settle"
        elif is_siege_battle(self.target):
            self.step = "choose_extension"
        else:
            self.step = "choose_whether_to_cease"

    def choose_whether_to_cease(self, w: War) -> None:
        """The attacker may cease after every round (DP-46). WR-11.66"""
        if self.flags & (NO_CEASE | BY_SHIP):
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
        """If the attacker goes on, the defender may retreat, where there is a region for it (DP-47).

        WR-11.67, WR-11.70
        """
        enemy = enemy_of(self.side)
        regions = retreats(w, enemy, self.target)
        if regions:
            options = [STAY, *[REGION + region for region in regions]]
            w.ask_one(w.commander(enemy, self.target), "retreat", options, then="retreat_chosen")
        else:
            self.step = "next_round"

    def retreat_chosen(self, w: War) -> None:
        if w.reply == STAY:
            self.step = "next_round"
        else:
            self.retreat_to(w, w.reply - REGION)

    def retreat_to(self, w: War, region: int) -> None:
        enemy = enemy_of(self.side)
        retreat(w, enemy, self.forces[enemy], self.target, region)
        w.extra.beaten(w, self, enemy)
        self.step = "advance"

    # A siege battle goes on

    def extensions(self, w: War) -> list[int]:
        """Whether, and for which price, a siege battle may go on. AMB-95"""
        if self.flags & THREE_ROUNDS and self.number < ROUNDS_BY_CARD:
            return [CONTINUE, CEASE] if w.reads(GROND_MAY_STOP) else [CONTINUE]
        options = [CEASE, *extensions(w, self.side, self.forces[self.side], self.lost)]
        return w.extra.extensions(w, self, options)

    def choose_extension(self, w: War) -> None:
        """A siege battle has one round; an Elite that becomes a Regular buys another (DP-48). WR-12.16 to WR-12.18"""
        w.ask_or_take(w.commander(self.side, self.origin), "extend", self.extensions(w), then="extension_chosen")

    def extension_chosen(self, w: War) -> None:
        if w.reply == CEASE:
            self.step = "settle"
        elif w.reply == CONTINUE or w.extra.extended(w, self, w.reply):
            self.step = "next_round"
        else:
            self.step = "paid"
            w.push(Reduce(self.side, self.origin, w.reply - REDUCE, self.forces[self.side], self.lost))

    def paid(self, w: War) -> None:
        losses: Losses = w.returned
        self.set_force(self.side, losses.force)
        self.lost = losses.lost
        self.step = "next_round"

    # The end

    def settle(self, w: War) -> None:
        """An army is gone, or a siege battle is over. Victors of a siege battle or sortie are where they belong.

        WR-11.75, WR-12.10, WR-12.19, WR-12.27, WR-12.34, WR-13.3, AMB-42, AMB-43
        """
        settle_siege(w, region_of(self.origin))
        settle_siege(w, region_of(self.target))
        for side in (FREE_PEOPLES, SHADOW):
            if not units_of(self.forces[side]):
                w.extra.beaten(w, self, side)
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

    def about(self, s: War) -> Said:
        return [*leg(self.origin, self.target), ("region", place_name(self.target)), ("round", self.number)]

    def brief(self, glance: Glance) -> bool:
        glance.attacker = self.side
        glance.forces = self.forces
        glance.battle_round = self.number
        glance.goes(self.origin, self.target)
        return True

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if s.offers(seat, code):
            return None
        if self.step == "choose_retreat":
            if code == STAY:
                return None
            return refuse_retreat(s, enemy_of(self.side), self.target, code - REGION)
        return NOT_ASKED
