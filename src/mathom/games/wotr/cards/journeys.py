"""Journeys that cards allow: an army over several regions, one group of Companions further than normal."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.wotr.armies.command import note_army, refuse_lead
from mathom.games.wotr.armies.forces import (
    NOBODY_THERE,
    TOO_MANY,
    Pick,
    companions_arrived,
    force_at,
    minus,
    plus,
    refuse_pick,
    units_of,
)
from mathom.games.wotr.armies.march import FOREIGN_ARMY, march, refuse_way, room, unmoved, welcome
from mathom.games.wotr.battle.conquest import ENEMY_UNITS, SHUT_IN
from mathom.games.wotr.box import enemy_of
from mathom.games.wotr.characters import Gather, group_level, outside, place_companions, reach
from mathom.games.wotr.codes import (
    DONE,
    REGION,
    WAY,
    character_code,
    character_in,
    member_code,
    named_member,
    origin_in,
    target_in,
    way_code,
)
from mathom.games.wotr.event_kinds import CHARACTERS_MOVED, Said, leg, place_name
from mathom.games.wotr.fellowship.members import OWN_LEVEL, Company
from mathom.games.wotr.map import ADJACENT, NOWHERE, REGIONS, region_of
from mathom.games.wotr.state import NO_POOLS, NOTHING, War
from mathom.kernel import NOTHING_SAID, Frame, Reason

NO_ESCORT: Final = Reason("nobody-whom-the-card-needs-can-come-along", "WR-10.17")
NO_COMPANY: Final = Reason("the-army-must-end-where-another-army-stands", "WR-10.16")
FULL_WAY: Final = Reason("the-card-moves-the-army-no-further", "WR-10.16")
NOT_A_WAY: Final = Reason("the-card-moves-no-army-there", "WR-10.16")
ENEMY_IN_THE_WAY: Final = Reason("an-army-never-moves-through-an-enemy-army", "WR-10.20", "WR-2.9")
NOT_IN_GROUP: Final = Reason("that-companion-cannot-be-in-the-group", "WR-7.18")
TOO_FAR_FOR_GROUP: Final = Reason("the-companions-do-not-get-there", "WR-7.17", "WR-7.20")


def one_of(member: int) -> list[int]:
    force = NOBODY_THERE[:]
    force[member] = 1
    return force


class CardMarch(Frame):
    """Up to `most` armies of a side go up to `far` regions each. The player may stop at any time (DP-61).

    First the way is settled, region by region, then who goes: only those who can go all the way, and with somebody of
    `escort` if it names anybody. With `join` the way ends where another army stands. `path` is the way so far;
    `arrived` are the forces that have moved in this action and `where` they are now: they do not move again.
    WR-10.9, WR-10.16 to WR-10.20
    """

    __slots__ = ("arrived", "escort", "far", "guard", "join", "most", "path", "seat", "side", "where")
    shows: ClassVar[tuple[str, ...]] = (
        "step",
        "side",
        "most",
        "escort",
        "far",
        "join",
        "guard",
        "path",
        "arrived",
        "where",
    )

    def __init__(
        self,
        seat: int = 0,
        side: int = 0,
        most: int = 1,
        far: int = 1,
        escort: list[int] = NOTHING,
        join: bool = False,
    ) -> None:
        super().__init__("choose_way")
        self.seat = seat
        self.side = side
        self.most = most
        self.far = far
        self.escort = escort
        self.join = join
        self.path: list[int] = NOTHING
        self.guard = NOWHERE
        self.arrived: list[list[int]] = NO_POOLS
        self.where: list[int] = NOTHING

    def clone(self) -> CardMarch:
        other = CardMarch(self.seat, self.side, self.most, self.far, self.escort, self.join)
        other.step = self.step
        other.path = self.path
        other.guard = self.guard
        other.arrived = self.arrived
        other.where = self.where
        return other

    # Who can go

    def army(self, w: War, origin: int) -> list[int]:
        return unmoved(w, self.side, origin, self.where, self.arrived)

    def travellers(self, w: War, path: list[int]) -> list[int]:
        """Those of the army at the beginning of the path who can go all along it. WR-10.14, WR-10.17"""
        force = self.army(w, path[0])
        for region in path[1:]:
            force = welcome(w, force, region)
        return force

    def escorts(self, pool: list[int]) -> list[int]:
        return [member for member in self.escort if pool[member]]

    def refuse_path(self, w: War, path: list[int]) -> Reason | None:
        """Why nobody can go that way, wherever it leads from there. WR-10.16, WR-10.20

        Besiegers do not come back: with them gone, those inside are in the region again (WR-12.10).
        """
        reason = refuse_way(w, self.side, path[-2], path[-1])
        if reason is not None:
            return ENEMY_IN_THE_WAY if reason is ENEMY_UNITS else reason
        if path[-1] == path[0] and w.besieger(path[0]) == self.side:
            return ENEMY_IN_THE_WAY
        pool = self.travellers(w, path)
        if not units_of(pool):
            return refuse_lead(w, self.side, path[0]) or FOREIGN_ARMY
        if self.escort and not self.escorts(pool):
            return NO_ESCORT
        reason = refuse_pick(w, self.side, force_at(w, self.side, path[0]), pool, False, False)
        if reason is not None:
            return reason
        reason = self.refuse_end(w, path)
        if reason is not None and len(path) <= self.far:
            for to in ADJACENT[path[-1]]:
                if self.refuse_path(w, [*path, to]) is None:
                    return None
        return reason

    def refuse_end(self, w: War, path: list[int]) -> Reason | None:
        """Why the army cannot stay at the end of the path."""
        if self.join and (path[-1] == path[0] or not w.has_units(self.side, path[-1])):
            return NO_COMPANY
        return None if room(w, self.side, path[-1]) else TOO_MANY

    # The way

    def ways(self, w: War) -> list[int]:
        return [
            way_code(origin, to)
            for origin in self.origins(w)
            for to in ADJACENT[origin]
            if self.refuse_path(w, [origin, to]) is None
        ]

    def can_go(self, w: War) -> bool:
        """Whether there is any way: asked often, so the first will do."""
        return any(self.refuse_path(w, [origin, to]) is None for origin in self.origins(w) for to in ADJACENT[origin])

    def origins(self, w: War) -> list[int]:
        """The regions with an army, and with somebody of the escort if the card needs one."""
        found = [origin for origin in range(REGIONS) if w.has_units(self.side, origin)]
        return [origin for origin in found if self.escorts(self.army(w, origin))] if self.escort else found

    def choose_way(self, w: War) -> None:
        ways = self.ways(w) if len(self.where) < self.most else []
        if ways:
            w.ask_one(self.seat, "card-march", [*ways, DONE], then="way_chosen")
        else:
            w.pop()

    def way_chosen(self, w: War) -> None:
        if w.reply == DONE:
            w.pop()
        else:
            self.path = [origin_in(w.reply), target_in(w.reply)]
            self.step = "choose_region"

    def choose_region(self, w: War) -> None:
        options = [REGION + to for to in ADJACENT[self.path[-1]] if self.refuse_region(w, REGION + to) is None]
        if self.refuse_region(w, DONE) is None:
            options.append(DONE)
        w.ask_or_take(self.seat, "card-march-on", options, then="region_chosen")

    def refuse_region(self, w: War, code: int) -> Reason | None:
        if code == DONE:
            return self.refuse_end(w, self.path)
        if len(self.path) > self.far:
            return FULL_WAY
        return self.refuse_path(w, [*self.path, code - REGION])

    def region_chosen(self, w: War) -> None:
        if w.reply == DONE:
            self.step = "choose_escort"
        else:
            self.path = [*self.path, w.reply - REGION]
            self.step = "choose_region"

    # The army

    def choose_escort(self, w: War) -> None:
        """One of those whom the card needs comes along in any case."""
        options = [member_code(member) for member in self.escorts(self.travellers(w, self.path))]
        if len(options) > 1:
            w.ask_one(self.seat, "escort", options, then="escort_chosen")
        else:
            w.reply = options[0] if options else NOWHERE
            self.step = "escort_chosen"

    def escort_chosen(self, w: War) -> None:
        code = w.reply
        if code != NOWHERE:
            self.guard = named_member(code)
        self.step = "set_out"

    def set_out(self, w: War) -> None:
        army = force_at(w, self.side, self.path[0])
        pool = self.travellers(w, self.path)
        if self.guard != NOWHERE:
            army = minus(army, one_of(self.guard))
            pool = minus(pool, one_of(self.guard))
        self.step = "go"
        most = room(w, self.side, self.path[-1])
        w.push(Pick("who-marches", self.seat, self.side, army, pool, most=most))

    def go(self, w: War) -> None:
        """What the army passes it conquers; how many it has become is counted after the action. WR-10.18, WR-10.19"""
        force: list[int] = w.returned
        if self.guard != NOWHERE:
            force = plus(force, one_of(self.guard))
        note_army(w, self.side, force, self.path[0], self.path[-1])
        for i, region in enumerate(self.path[1:]):
            march(w, self.side, force, self.path[i], region)
        companions_arrived(w, force, self.path[-1])
        self.arrived = [*self.arrived, force]
        self.where = [*self.where, self.path[-1]]
        self.path = NOTHING
        self.guard = NOWHERE
        self.step = "choose_way"

    def about(self, s: War) -> Said:
        if not self.path:
            return NOTHING_SAID
        return [*leg(self.path[0], self.path[-1]), ("region", place_name(self.path[-1]))]

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if s.offers(seat, code):
            return None
        if self.step == "choose_region":
            return self.refuse_region(s, code) if code == DONE or REGION <= code < REGION + REGIONS else NOT_A_WAY
        if self.step == "choose_escort":
            return NO_ESCORT
        if not WAY <= code < WAY + REGIONS * REGIONS:
            return NOT_A_WAY
        if not s.has_units(self.side, origin_in(code)):
            return SHUT_IN if s.besieger(origin_in(code)) == enemy_of(self.side) else NOT_A_WAY
        return self.refuse_path(s, [origin_in(code), target_in(code)])


class GroupMove(Company):
    """One Companion or group on the map moves (DP-63). WR-7.17 to WR-7.23"""

    __slots__ = ()

    def __init__(
        self,
        seat: int = 0,
        bonus: int = 0,
        level: int = OWN_LEVEL,
        into_sieges: bool = False,
        like: Company | None = None,
    ) -> None:
        super().__init__("choose_companion", seat, NOTHING, bonus, level, into_sieges, like)

    def clone(self) -> GroupMove:
        return GroupMove(like=self)

    def goals(self, w: War, group: list[int]) -> list[int]:
        """The origin is among them: a distance is a maximum (AMB-51)."""
        steps = group_level(w, group) + self.bonus if self.level == OWN_LEVEL else self.level
        return reach(w, region_of(w.character_at[group[0]]), steps, self.into_sieges)

    def choose_companion(self, w: War) -> None:
        options = [character_code(c) for c in outside(w) if len(self.goals(w, [c])) > 1]
        if not options:
            w.pop()
        else:
            w.ask_or_take(self.seat, "companion", options, then="companion_chosen")

    def companion_chosen(self, w: War) -> None:
        self.step = "company_gathered"
        w.push(Gather(self.seat, [character_in(w.reply)], outside(w)))

    def company_gathered(self, w: War) -> None:
        self.group = w.returned
        self.step = "choose_goal"

    def choose_goal(self, w: War) -> None:
        goals = [REGION + region for region in self.goals(w, self.group)]
        w.ask_one(self.seat, "companion-goal", goals, then="go")

    def go(self, w: War) -> None:
        """Who stays has not moved, so that no nation becomes active. AMB-28"""
        origin, to = w.character_at[self.group[0]], w.reply - REGION
        w.pop()
        if region_of(origin) != to:
            w.tell(CHARACTERS_MOVED, self.group, origin, to)
            place_companions(w, self.group, to)

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if s.offers(seat, code):
            return None
        return TOO_FAR_FOR_GROUP if self.step == "choose_goal" else NOT_IN_GROUP
