"""Chapter 13: cards of the expansion that take several steps."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.wotr.armies.armies import army_place
from mathom.games.wotr.armies.command import company, led_force
from mathom.games.wotr.armies.forces import NOT_ASKED, Pick, companions_arrived, refuse_pick, units_of
from mathom.games.wotr.armies.march import march, refuse_way, room, welcome
from mathom.games.wotr.armies.recruit import recruit, refuse_recruit
from mathom.games.wotr.battle.attack import Attack, refuse_attack_way
from mathom.games.wotr.battle.casualties import CardHits
from mathom.games.wotr.battle.conquest import refuse_free, refuse_march
from mathom.games.wotr.battle.numbers import NO_FREE_CARD
from mathom.games.wotr.box import (
    DIE_SIDES,
    ELITE,
    FREE_PEOPLES,
    LEADER,
    NORTH,
    REGULAR,
    SHADOW,
    kind_of,
)
from mathom.games.wotr.cards.verbs import CARD_ROLLED
from mathom.games.wotr.codes import (
    DONE,
    NONE,
    NUMBER,
    REGION,
    figure_code,
    figure_in,
    is_fleet,
    origin_in,
    target_in,
    way_code,
)
from mathom.games.wotr.event_kinds import Said, leg
from mathom.games.wotr.map import ADJACENT, NATION_AT, NOWHERE, REGIONS, REINFORCEMENTS
from mathom.games.wotr.state import NOTHING, War
from mathom.games.wotr.third_age.factions import leads_siege, place_dunlendings, room_for, tower_sites
from mathom.games.wotr.third_age.memory import age, build_engine, changed, lose_engines
from mathom.games.wotr.third_age.pieces import DUNLAND, DUNLENDING, FELL_CATAPULTS, RAISE_TOWERS
from mathom.games.wotr.third_age.ships import by_ship, fleets, sail
from mathom.kernel import NOTHING_SAID, Frame, Reason

NO_FURTHER: Final = Reason("that-army-can-neither-move-nor-attack-there", "TA-13.10")
RANGER_DICE: Final = 3
RANGER_HIT: Final = 5
MOST_RAGING: Final = 4
MOST_ENGINES: Final = 2
NORTH_UNITS: Final = [kind_of(NORTH, REGULAR), kind_of(NORTH, ELITE)]
NORTH_LEADER: Final = kind_of(NORTH, LEADER)
NORTHERN: Final = [region for region in range(REGIONS) if NATION_AT[region] == NORTH]


# An army that a card has raised or carried moves or attacks


class MoveOrAttack(Frame):
    """The Shadow's army in a region may move or attack, without a die. `flags` go to the battle. TA-13.10"""

    __slots__ = ("by_sea", "flags", "region", "seat", "to")
    shows: ClassVar[tuple[str, ...]] = ("step", "by_sea", "flags", "region", "seat", "to")

    def __init__(self, seat: int = 0, region: int = NOWHERE, flags: int = 0, by_sea: bool = False) -> None:
        super().__init__("choose")
        self.seat = seat
        self.region = region
        self.flags = flags
        self.by_sea = by_sea
        self.to = NOWHERE

    def clone(self) -> MoveOrAttack:
        other = MoveOrAttack(self.seat, self.region, self.flags, self.by_sea)
        other.step = self.step
        other.to = self.to
        return other

    def refuse_move(self, w: War, to: int) -> Reason | None:
        reason = refuse_way(w, SHADOW, self.region, to)
        if reason is not None:
            return reason
        pool = welcome(w, led_force(w, SHADOW, self.region), to)
        if not units_of(pool) or not room(w, SHADOW, to):
            return NO_FURTHER
        return refuse_pick(w, SHADOW, company(w, SHADOW, self.region), pool, False, False)

    def ways(self, w: War) -> list[int]:
        near = by_ship(w, self.region) if self.by_sea else ADJACENT[self.region]
        moves = [to for to in ADJACENT[self.region] if self.refuse_move(w, to) is None]
        goals = [
            to
            for to in [self.region, *near]
            if refuse_attack_way(w, SHADOW, self.region, to, by_die=self.by_sea) is None
        ]
        return [way_code(self.region, to) for to in sorted({*moves, *goals})]

    def choose(self, w: War) -> None:
        ways = self.ways(w)
        if ways:
            w.ask_one(self.seat, "move-or-attack", [*ways, NONE], then="chosen")
        else:
            w.pop()

    def chosen(self, w: War) -> None:
        if w.reply == NONE:
            w.pop()
            return
        self.to = target_in(w.reply)
        if self.to != self.region and self.refuse_move(w, self.to) is None:
            self.step = "go"
            army = company(w, SHADOW, self.region)
            pool = welcome(w, led_force(w, SHADOW, self.region), self.to)
            w.push(Pick("who-marches", self.seat, SHADOW, army, pool, most=room(w, SHADOW, self.to)))
        else:
            w.pop()
            w.push(Attack(self.seat, SHADOW, False, [w.reply], self.flags, self.by_sea))

    def go(self, w: War) -> None:
        force: list[int] = w.returned
        w.pop()
        march(w, SHADOW, force, self.region, self.to)
        companions_arrived(w, force, self.to)

    def about(self, s: War) -> Said:
        return NOTHING_SAID if self.to == NOWHERE else leg(self.region, self.to)

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        return None if code == NONE or code in self.ways(s) else NO_FURTHER


class CorsairRaid(Frame):
    """Ships sail, one army is carried from ship to ship, and then moves or attacks.

    TA-13.3, TA-13.21, TA-13.22
    """

    __slots__ = ("origin", "seat", "to")
    shows: ClassVar[tuple[str, ...]] = ("step", "origin", "seat", "to")

    def __init__(self, seat: int = 0) -> None:
        super().__init__("choose_fleet")
        self.seat = seat
        self.origin = NOWHERE
        self.to = NOWHERE

    def clone(self) -> CorsairRaid:
        other = CorsairRaid(self.seat)
        other.step = self.step
        other.origin = self.origin
        other.to = self.to
        return other

    def choose_fleet(self, w: War) -> None:
        found = fleets(w)
        if found:
            w.ask_one(self.seat, "raid", [*found, DONE], then="fleet_chosen")
        else:
            self.step = "choose_passage"

    def fleet_chosen(self, w: War) -> None:
        if is_fleet(w.reply):
            self.step = "choose_fleet"
            sail(w, self.seat, w.reply)
        else:
            self.step = "choose_passage"

    def passages(self, w: War) -> list[int]:
        """From ship to ship, where no enemy units are and politics lets somebody in. TA-10.12, TA-10.15, TA-10.31"""
        ships = sorted(set(age(w).ships))
        found: list[int] = []
        for origin in ships:
            for to in ships:
                pool = welcome(w, led_force(w, SHADOW, origin), to)
                if to == origin or not units_of(pool) or refuse_march(w, SHADOW, to) is not None:
                    continue
                army = company(w, SHADOW, origin)
                if room(w, SHADOW, to) and refuse_pick(w, SHADOW, army, pool, False, False) is None:
                    found.append(way_code(origin, to))
        return found

    def choose_passage(self, w: War) -> None:
        ways = self.passages(w)
        if ways:
            w.ask_one(self.seat, "passage", [*ways, NONE], then="passage_chosen")
        else:
            w.pop()

    def passage_chosen(self, w: War) -> None:
        if w.reply == NONE:
            w.pop()
            return
        self.origin, self.to = origin_in(w.reply), target_in(w.reply)
        self.step = "land"
        pool = welcome(w, led_force(w, SHADOW, self.origin), self.to)
        army = company(w, SHADOW, self.origin)
        w.push(Pick("who-marches", self.seat, SHADOW, army, pool, most=room(w, SHADOW, self.to)))

    def land(self, w: War) -> None:
        force: list[int] = w.returned
        w.pop()
        march(w, SHADOW, force, self.origin, self.to)
        companions_arrived(w, force, self.to)
        w.push(MoveOrAttack(self.seat, self.to, NO_FREE_CARD, by_sea=True))

    def about(self, s: War) -> Said:
        return NOTHING_SAID if self.to == NOWHERE else leg(self.origin, self.to)

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        return None if s.offers(seat, code) else NOT_ASKED


class Raging(Frame):
    """Up to four Dunlendings join a Shadow army in Dunland, which may then move or attack. TA-13.4, TA-13.23"""

    __slots__ = ("region", "seat")
    shows: ClassVar[tuple[str, ...]] = ("step", "region", "seat")

    def __init__(self, seat: int = 0) -> None:
        super().__init__("choose_army")
        self.seat = seat
        self.region = NOWHERE

    def clone(self) -> Raging:
        other = Raging(self.seat)
        other.step = self.step
        other.region = self.region
        return other

    def armies(self, w: War) -> list[int]:
        return [region for region in DUNLAND if w.has_units(SHADOW, region)]

    def choose_army(self, w: War) -> None:
        armies = self.armies(w)
        if armies:
            w.ask_or_take(self.seat, "raging-army", [REGION + region for region in armies], then="army_chosen")
        else:
            w.pop()

    def army_chosen(self, w: War) -> None:
        self.region = w.reply - REGION
        self.step = "choose_number"

    def most(self, w: War) -> int:
        left = w.figures.count(DUNLENDING, REINFORCEMENTS + SHADOW)
        return min(MOST_RAGING, left, room_for(w, self.region))

    def choose_number(self, w: War) -> None:
        numbers = [NUMBER + n for n in range(self.most(w), -1, -1)]
        w.ask_or_take(self.seat, "raging-number", numbers, then="come")

    def come(self, w: War) -> None:
        place_dunlendings(w, self.region, w.reply - NUMBER)
        w.pop()
        w.push(MoveOrAttack(self.seat, self.region))

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        return None if s.offers(seat, code) else NOT_ASKED


class Trenches(Frame):
    """Siege Towers are built or Catapults destroyed, two in all, where the Shadow besieges. TA-13.5, TA-13.24"""

    __slots__ = ("count", "seat", "what")
    shows: ClassVar[tuple[str, ...]] = ("step", "count", "seat", "what")

    def __init__(self, seat: int = 0) -> None:
        super().__init__("choose_what")
        self.seat = seat
        self.what = 0
        self.count = 0

    def clone(self) -> Trenches:
        other = Trenches(self.seat)
        other.step = self.step
        other.what = self.what
        other.count = self.count
        return other

    def regions(self, w: War, what: int) -> list[int]:
        """Where his own units are among the besiegers. TA-1.10, WR-19.20"""
        if what == RAISE_TOWERS:
            besieged = tower_sites(w)
        else:
            besieged = sorted({region for region in age(w).catapults if w.besieger(region) == SHADOW})
        return [region for region in besieged if leads_siege(w, self.seat, region)]

    def choose_what(self, w: War) -> None:
        options = [what for what in (RAISE_TOWERS, FELL_CATAPULTS) if self.regions(w, what)]
        if options:
            w.ask_or_take(self.seat, "trenches", options, then="what_chosen")
        else:
            w.pop()

    def what_chosen(self, w: War) -> None:
        self.what = w.reply
        self.step = "choose_region"

    def choose_region(self, w: War) -> None:
        regions = self.regions(w, self.what)
        if self.count == MOST_ENGINES or not regions:
            w.pop()
        else:
            w.ask_one(self.seat, "trenches-where", [*[REGION + r for r in regions], DONE], then="region_chosen")

    def region_chosen(self, w: War) -> None:
        if w.reply == DONE:
            w.pop()
            return
        region = w.reply - REGION
        if self.what == RAISE_TOWERS:
            build_engine(w, SHADOW, region)
        else:
            lose_engines(w, FREE_PEOPLES, region, 1)
        self.count += 1
        self.step = "choose_region"

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        return None if s.offers(seat, code) else NOT_ASKED


class Rangers(Frame):
    """Dice against a Shadow army in or near the North, then recruits of the North beside it.

    TA-13.14, TA-13.33 to TA-13.35
    """

    __slots__ = ("card", "region", "seat", "target")
    shows: ClassVar[tuple[str, ...]] = ("step", "card", "region", "seat", "target")

    def __init__(self, seat: int = 0, card: int = 0) -> None:
        super().__init__("choose_target")
        self.seat = seat
        self.card = card
        self.target = NOWHERE
        self.region = NOWHERE

    def clone(self) -> Rangers:
        other = Rangers(self.seat, self.card)
        other.step = self.step
        other.target = self.target
        other.region = self.region
        return other

    def targets(self, w: War) -> list[int]:
        near = sorted({*NORTHERN, *[to for region in NORTHERN for to in ADJACENT[region]]})
        return [region for region in near if w.has_units(SHADOW, army_place(w, SHADOW, region))]

    def choose_target(self, w: War) -> None:
        targets = self.targets(w)
        if targets:
            w.ask_one(self.seat, "rangers", [REGION + region for region in targets], then="shoot")
        else:
            self.step = "choose_region"

    def shoot(self, w: War) -> None:
        self.target = w.reply - REGION
        self.step = "count"
        w.throw("card", [DIE_SIDES] * RANGER_DICE)

    def count(self, w: War) -> None:
        dice = [die + 1 for die in w.outcome]
        hits = len([die for die in dice if die >= RANGER_HIT])
        w.tell(CARD_ROLLED, self.card, dice, RANGER_HIT, hits)
        self.step = "choose_region"
        if hits:
            w.push(CardHits(SHADOW, army_place(w, SHADOW, self.target), hits))

    def kinds(self, w: War, region: int) -> list[int]:
        return [kind for kind in NORTH_UNITS if refuse_recruit(w, kind, region, True) is None]

    def regions(self, w: War) -> list[int]:
        """Free regions of the North next to the army; without one, any. TA-13.33, TA-13.34"""
        near = NORTHERN if self.target == NOWHERE else [r for r in NORTHERN if r in ADJACENT[self.target]]
        free = [region for region in near if refuse_free(w, FREE_PEOPLES, region) is None]
        leader = [r for r in free if refuse_recruit(w, NORTH_LEADER, r, True) is None]
        return [region for region in free if self.kinds(w, region) or region in leader]

    def choose_region(self, w: War) -> None:
        regions = self.regions(w)
        if regions:
            w.ask_or_take(self.seat, "levy-region", [REGION + region for region in regions], then="region_chosen")
        else:
            w.pop()

    def region_chosen(self, w: War) -> None:
        self.region = w.reply - REGION
        self.step = "choose_unit"

    def choose_unit(self, w: War) -> None:
        kinds = self.kinds(w, self.region)
        if kinds:
            w.ask_or_take(self.seat, "levy-unit", [figure_code(kind) for kind in kinds], then="unit_chosen")
        else:
            self.step = "lead"

    def unit_chosen(self, w: War) -> None:
        recruit(w, figure_in(w.reply), self.region)
        self.step = "lead"

    def lead(self, w: War) -> None:
        w.pop()
        if refuse_recruit(w, NORTH_LEADER, self.region, True) is None:
            recruit(w, NORTH_LEADER, self.region)

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        return None if s.offers(seat, code) else NOT_ASKED


def forget_voyage(w: War) -> None:
    """An action is over, and ships may sail again. TA-10.14"""
    if age(w).sailed:
        changed(w).sailed = NOTHING
