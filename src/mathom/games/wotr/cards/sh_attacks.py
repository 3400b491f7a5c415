"""What the Shadow's cards do with its armies: attacks, spells, and the Corsairs of Umbar."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from mathom.effects import Carry, Selector, Verb
from mathom.effects.control import NOT_OFFERED
from mathom.games.wotr.armies.armies import army_place, surplus
from mathom.games.wotr.armies.command import company, led_force, refuse_command, refuse_lead
from mathom.games.wotr.armies.forces import TOO_MANY, Pick, force_at, minus, plus, refuse_pick, relocate, units_of
from mathom.games.wotr.armies.march import FOREIGN_ARMY, room, welcome
from mathom.games.wotr.armies.stacking import Surplus
from mathom.games.wotr.battle.attack import Attack, attack_ways, fighters, origin_place, refuse_attack_way, target_place
from mathom.games.wotr.battle.battle import Battle
from mathom.games.wotr.battle.casualties import CardHits
from mathom.games.wotr.battle.conquest import army_enters, refuse_march
from mathom.games.wotr.battle.numbers import NO_CEASE
from mathom.games.wotr.box import FREE_PEOPLES, KINDS, MOST_DICE, NAZGUL, NAZGUL_LORDS, SHADOW
from mathom.games.wotr.cards.conditions import has_army
from mathom.games.wotr.cards.journeys import one_of
from mathom.games.wotr.cards.selectors import has_member
from mathom.games.wotr.cards.verbs import hits_in, throw_dice
from mathom.games.wotr.codes import REGION, WAY, member_code, named_member, origin_in, target_in, way_code
from mathom.games.wotr.event_kinds import MARCHED, Said, leg
from mathom.games.wotr.events.in_play import refuse_barred
from mathom.games.wotr.map import ADJACENT, NOWHERE, REGIONS, region_named
from mathom.games.wotr.state import NOTHING, War, side_of
from mathom.kernel import NOTHING_SAID, Frame, Reason

UMBAR: Final = region_named("umbar")
ANY_NAZGUL: Final = (NAZGUL, *[KINDS + lord for lord in NAZGUL_LORDS])
SPELL_HIT: Final = 5

NO_SPELLS: Final = Reason("no-army-with-nazgul-is-near-an-army-of-the-free-peoples", "WR-6.11")
NO_ATTACKER_NEEDED: Final = Reason("nobody-whom-the-card-needs-can-attack-there", "WR-6.13", "WR-11.2")
CANNOT_ATTACK: Final = Reason("no-army-that-the-card-names-can-attack", "WR-11.2")
NO_LANDING: Final = Reason("the-corsairs-land-on-the-coast-of-gondor-only", "WR-6.13")
NO_FLEET: Final = Reason("no-army-is-at-umbar", "WR-8.1", "WR-6.14")
NOBODY_AT_WAR: Final = Reason("nobody-at-umbar-can-attack", "WR-11.2", "WR-11.13")


# Dreadful Spells


def spell_ways(w: War) -> list[int]:
    """From each Shadow army with Nazgûl to each army of the Free Peoples in its region or next to it, besieged too."""
    found: list[int] = []
    for origin in range(REGIONS):
        place = army_place(w, SHADOW, origin)
        if w.has_units(SHADOW, place) and has_member(force_at(w, SHADOW, place), ANY_NAZGUL):
            targets = [to for to in sorted([origin, *ADJACENT[origin]]) if has_army(w, FREE_PEOPLES, to)]
            found += [way_code(origin, to) for to in targets]
    return found


@dataclass(frozen=True)
class CastSpells(Verb):
    """A die for each Nazgûl of an army, the Witch-king among them and 5 at most: each 5 or more hits an army near it.

    The player chooses the two armies. It is no attack, so nations do not react.
    """

    def prevented(self, s: War, f: Carry) -> Reason | None:
        return None if spell_ways(s) else NO_SPELLS

    def do(self, s: War, f: Carry) -> None:
        """DP-60. WR-6.31, WR-7.27"""
        if f.stage:
            force = force_at(s, SHADOW, army_place(s, SHADOW, origin_in(f.notes[0])))
            throw_dice(s, f, min(MOST_DICE, sum([force[member] for member in ANY_NAZGUL])))
            return
        ways = spell_ways(s)
        if ways:
            f.ask_one(s, f.seat, "spells", ways)

    def take(self, s: War, f: Carry) -> None:
        """DP-18. WR-6.19, WR-6.20, WR-6.25"""
        if f.stage == 0:
            f.again(1, [s.reply])
            return
        hits = hits_in(s, f, SPELL_HIT)
        if hits:
            s.push(CardHits(FREE_PEOPLES, army_place(s, FREE_PEOPLES, target_in(f.notes[0])), hits))

    def refuse(self, s: War, f: Carry, code: int) -> Reason | None:
        return None if code in spell_ways(s) else NOT_OFFERED


# An army with a Nazgûl moves or attacks


class CardAttack(Frame):
    """An army of `side` attacks that has one of `escort` in it, and one of these must be among the attackers.

    The way (DP-37), the escort, then who attacks (DP-38). `guard` is the escort chosen. WR-11.1 to WR-11.13, AMB-46
    """

    __slots__ = ("escort", "guard", "origin", "seat", "side", "target")
    shows: ClassVar[tuple[str, ...]] = ("step", "escort", "guard", "origin", "seat", "side", "target")

    def __init__(self, seat: int = 0, side: int = SHADOW, escort: list[int] = NOTHING) -> None:
        super().__init__("choose_way")
        self.seat = seat
        self.side = side
        self.escort = escort
        self.origin = NOWHERE
        self.target = NOWHERE
        self.guard = NOWHERE

    def clone(self) -> CardAttack:
        other = CardAttack(self.seat, self.side, self.escort)
        other.step = self.step
        other.origin = self.origin
        other.target = self.target
        other.guard = self.guard
        return other

    def escorts(self, w: War, code: int) -> list[int]:
        place = origin_place(w, self.side, origin_in(code), target_in(code))
        force = fighters(w, led_force(w, self.side, place))
        return [member for member in self.escort if force[member]]

    def ways(self, w: War) -> list[int]:
        return [code for code in attack_ways(w, self.side) if self.escorts(w, code)]

    def can_go(self, w: War) -> bool:
        """Whether there is any way: asked often, so the first will do."""
        return any(self.escorts(w, code) for code in attack_ways(w, self.side))

    def choose_way(self, w: War) -> None:
        ways = self.ways(w)
        if not ways:
            w.pop()
        else:
            w.ask_or_take(self.seat, "attack", ways, then="way_chosen")

    def way_chosen(self, w: War) -> None:
        origin, target = origin_in(w.reply), target_in(w.reply)
        self.origin = origin_place(w, self.side, origin, target)
        self.target = target_place(w, self.side, origin, target)
        self.step = "choose_escort"

    def choose_escort(self, w: War) -> None:
        force = led_force(w, self.side, self.origin)
        options = [member_code(member) for member in self.escort if force[member]]
        w.ask_or_take(self.seat, "escort", options, then="escort_chosen")

    def escort_chosen(self, w: War) -> None:
        self.guard = named_member(w.reply)
        army = minus(company(w, self.side, self.origin), one_of(self.guard))
        pool = fighters(w, minus(led_force(w, self.side, self.origin), one_of(self.guard)))
        self.step = "begin"
        w.push(Pick("attackers", self.seat, self.side, army, pool, False, True))

    def begin(self, w: War) -> None:
        force = plus(w.returned, one_of(self.guard))
        w.pop()
        w.push(
            Battle(
                self.side, self.origin, self.target, force, w.extra.battle_flags(w, self.side, self.origin, self.target)
            )
        )

    def about(self, s: War) -> Said:
        return NOTHING_SAID if self.step == "choose_way" else leg(self.origin, self.target)

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if s.offers(seat, code):
            return None
        if self.step == "choose_escort" or not WAY <= code < WAY + REGIONS * REGIONS:
            return NOT_OFFERED
        reason = refuse_attack_way(s, self.side, origin_in(code), target_in(code))
        return reason if reason is not None or self.escorts(s, code) else NO_ATTACKER_NEEDED


@dataclass(frozen=True)
class AttackWith(Verb):
    """An army attacks, and one of these (kinds of figures, or KINDS + a Character) is among the attackers."""

    escort: tuple[int, ...]

    def attack(self, f: Carry) -> CardAttack:
        return CardAttack(f.seat, side_of(f), list(self.escort))

    def prevented(self, s: War, f: Carry) -> Reason | None:
        return None if self.attack(f).can_go(s) else CANNOT_ATTACK

    def do(self, s: War, f: Carry) -> None:
        s.push(self.attack(f))


# Corsairs of Umbar


class Corsairs(Frame):
    """An army sails from Umbar to one of the `goals`: where to (DP-61), and who.

    Against an army in the field it attacks and may not cease. Where the Shadow besieges Dol Amroth already it joins the
    besiegers, who are counted at once, and then the Stronghold is attacked.
    WR-10.14, WR-10.16, WR-11.2, WR-13.2, WR-14.7, AMB-46
    """

    __slots__ = ("goals", "seat", "to")
    shows: ClassVar[tuple[str, ...]] = ("step", "goals", "seat", "to")

    def __init__(self, seat: int = 0, goals: list[int] = NOTHING) -> None:
        super().__init__("choose_goal")
        self.seat = seat
        self.goals = goals
        self.to = NOWHERE

    def clone(self) -> Corsairs:
        other = Corsairs(self.seat, self.goals)
        other.step = self.step
        other.to = self.to
        return other

    def refuse_landing(self, w: War, to: int) -> Reason | None:
        """Why no army can sail there."""
        if to not in self.goals:
            return NO_LANDING
        army, fleet = company(w, SHADOW, UMBAR), led_force(w, SHADOW, UMBAR)
        if not units_of(fleet):
            return refuse_lead(w, SHADOW, UMBAR) or NO_FLEET
        if w.has_units(FREE_PEOPLES, to):
            command = refuse_command(w, SHADOW, UMBAR)
            if command is not None:
                return command
            pool = fighters(w, fleet)
            return refuse_pick(w, SHADOW, army, pool, False, True) if units_of(pool) else NOBODY_AT_WAR
        barred = refuse_march(w, SHADOW, to) or refuse_barred(w, SHADOW, to)
        if barred is not None:
            return barred
        if not room(w, SHADOW, to):
            return TOO_MANY
        pool = welcome(w, fleet, to)
        return refuse_pick(w, SHADOW, army, pool, False, False) if units_of(pool) else FOREIGN_ARMY

    def choose_goal(self, w: War) -> None:
        goals = [REGION + to for to in self.goals if self.refuse_landing(w, to) is None]
        if not goals:
            w.pop()
        else:
            w.ask_or_take(self.seat, "corsairs", goals, then="goal_chosen")

    def goal_chosen(self, w: War) -> None:
        self.to = w.reply - REGION
        army, fleet = company(w, SHADOW, UMBAR), led_force(w, SHADOW, UMBAR)
        if w.has_units(FREE_PEOPLES, self.to):
            self.step = "attack"
            w.push(Pick("attackers", self.seat, SHADOW, army, fighters(w, fleet), False, True))
        else:
            self.step = "land"
            pool = welcome(w, fleet, self.to)
            w.push(Pick("who-marches", self.seat, SHADOW, army, pool, most=room(w, SHADOW, self.to)))

    def attack(self, w: War) -> None:
        force: list[int] = w.returned
        w.pop()
        w.push(Battle(SHADOW, UMBAR, self.to, force, NO_CEASE))

    def land(self, w: War) -> None:
        force: list[int] = w.returned
        relocate(w, force, UMBAR, self.to)
        w.tell(MARCHED, SHADOW, UMBAR, self.to, force)
        army_enters(w, SHADOW, self.to)
        self.step = "assault"
        if surplus(w, SHADOW, self.to):
            w.push(Surplus(SHADOW, self.to))

    def assault(self, w: War) -> None:
        """Besieged defenders can only be attacked in a siege battle, which the attacker may end. WR-12.14, WR-12.16"""
        w.pop()
        if w.besieger(self.to) == SHADOW:
            w.push(Attack(self.seat, SHADOW, False, [way_code(self.to, self.to)]))

    def about(self, s: War) -> Said:
        """Who asks for a way knows of none yet."""
        return NOTHING_SAID if s.stack[-1] is self else leg(UMBAR, self.to)

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        return self.refuse_landing(s, code - REGION) if REGION <= code < REGION + REGIONS else NO_LANDING


@dataclass(frozen=True)
class SendCorsairs(Verb):
    """An army sails from Umbar to one of the regions; an army of the Free Peoples there is attacked."""

    where: Selector

    def do(self, s: War, f: Carry) -> None:
        s.push(Corsairs(f.seat, self.where.things(s, f)))


WORDS: Final = [CastSpells, AttackWith, SendCorsairs]
