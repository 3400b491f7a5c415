"""What the Shadow's cards do with its armies: attacks, spells, and the Corsairs of Umbar."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Condition, Selector, Verb
from mathom.effects.control import NOT_OFFERED
from mathom.games.wotr.armies import quarters, surplus
from mathom.games.wotr.battle import (
    Attack,
    Battle,
    attack_ways,
    fighters,
    origin_place,
    refuse_attack_way,
    target_place,
)
from mathom.games.wotr.board import ADJACENT, NOWHERE, REGIONS, STRONGHOLDS, region_named
from mathom.games.wotr.cards.conditions import has_army
from mathom.games.wotr.cards.journeys import CardMarch, member_code, one_of
from mathom.games.wotr.cards.verbs import hits_in, side_of, throw_dice
from mathom.games.wotr.casualties import CardHits
from mathom.games.wotr.codes import CHARACTER, FIGURE, REGION, WAY, origin_in, target_in, way_code
from mathom.games.wotr.combat import COMPANION_FOR_CARDS, NO_CEASE, THREE_ROUNDS
from mathom.games.wotr.components import FREE_PEOPLES, KINDS, NAZGUL, SHADOW, WITCH_KING
from mathom.games.wotr.conquest import enter, refuse_march
from mathom.games.wotr.forces import TOO_MANY, Pick, force_at, minus, plus, refuse_pick, shift, units_of
from mathom.games.wotr.happenings import MARCHED
from mathom.games.wotr.marching import FOREIGN_ARMY, room, welcome
from mathom.games.wotr.stacking import Surplus
from mathom.games.wotr.table_cards import refuse_barred
from mathom.games.wotr.war import NOTHING, War
from mathom.kernel import Frame, Reason

UMBAR: Final = region_named("umbar")
GONDOR_COAST: Final = [region_named(name) for name in ("anfalas", "dol_amroth", "lamedon", "pelargir")]
ANY_NAZGUL: Final = (NAZGUL, KINDS + WITCH_KING)
MOST_DICE: Final = 5
SPELL_HIT: Final = 5

NO_SIEGE: Final = Reason("no-such-army-besieges-a-stronghold", "WR-6.11")
NO_SPELLS: Final = Reason("no-army-with-nazgul-is-near-an-army-of-the-free-peoples", "WR-6.11")
NO_ESCORT: Final = Reason("nobody-whom-the-card-needs-can-attack-there", "WR-6.13", "WR-11.2")
CANNOT_MARCH: Final = Reason("no-army-that-the-card-names-can-move", "WR-10.16")
CANNOT_ATTACK: Final = Reason("no-army-that-the-card-names-can-attack", "WR-11.2")
NO_LANDING: Final = Reason("the-corsairs-land-on-the-coast-of-gondor-only", "WR-6.13")
NO_FLEET: Final = Reason("no-army-is-at-umbar", "WR-8.1", "WR-6.14")
NOBODY_AT_WAR: Final = Reason("nobody-at-umbar-can-attack", "WR-11.2", "WR-11.13")


def has_member(force: list[int], members: tuple[int, ...]) -> bool:
    return any(force[member] for member in members)


# Sieges


@dataclass(frozen=True)
class Sieges(Selector):
    """The regions with a Stronghold that a Shadow army besieges.

    The army has one of `members` in it (kinds of figures, or 22 + a Character), if any are named.
    """

    members: tuple[int, ...] = ()

    def things(self, s: War, f: Carry) -> list[int]:
        sieges = [region for region in STRONGHOLDS if s.besieger(region) == SHADOW]
        return [r for r in sieges if not self.members or has_member(force_at(s, SHADOW, r), self.members)]


@dataclass(frozen=True)
class Besieging(Condition):
    """One of these sieges is going on; in one of the regions, if any are named."""

    sieges: Sieges
    regions: Selector | None = None

    def refuse(self, s: War, f: Carry) -> Reason | None:
        found = self.sieges.things(s, f)
        if self.regions is not None:
            named = self.regions.things(s, f)
            found = [region for region in found if region in named]
        return None if found else NO_SIEGE


@dataclass(frozen=True)
class Storm(Verb):
    """A Stronghold in one of these sieges is attacked. The battle lasts three combat rounds without payment.

    In the first the Free Peoples need a Companion in the battle to use a combat card.
    """

    sieges: Sieges

    def do(self, s: War, f: Carry) -> None:
        """DP-38, DP-60. AMB-46, AMB-95"""
        ways = [way_code(region, region) for region in self.sieges.things(s, f)]
        if ways:
            s.push(Attack(f.seat, SHADOW, False, ways, THREE_ROUNDS | COMPANION_FOR_CARDS))


# Dreadful Spells


def spell_ways(w: War) -> list[int]:
    """From each Shadow army with Nazgûl to each army of the Free Peoples in its region or next to it, besieged too."""
    found: list[int] = []
    for origin in range(REGIONS):
        place = quarters(w, SHADOW, origin)
        if w.has_units(SHADOW, place) and has_member(force_at(w, SHADOW, place), ANY_NAZGUL):
            targets = [to for to in sorted([origin, *ADJACENT[origin]]) if has_army(w, FREE_PEOPLES, to)]
            found += [way_code(origin, to) for to in targets]
    return found


@dataclass(frozen=True)
class SpellsReach(Condition):
    """A Shadow army with a Nazgûl is in the region of an army of the Free Peoples, or next to it."""

    def refuse(self, s: War, f: Carry) -> Reason | None:
        return None if spell_ways(s) else NO_SPELLS


@dataclass(frozen=True)
class CastSpells(Verb):
    """A die for each Nazgûl of an army, the Witch-king among them and 5 at most: each 5 or more hits an army near it.

    The player chooses the two armies. It is no attack, so nations do not react.
    """

    def do(self, s: War, f: Carry) -> None:
        """DP-60. WR-6.31, WR-7.27"""
        if f.stage:
            force = force_at(s, SHADOW, quarters(s, SHADOW, origin_in(f.notes[0])))
            throw_dice(s, f, min(MOST_DICE, force[NAZGUL] + force[KINDS + WITCH_KING]))
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
            s.push(CardHits(FREE_PEOPLES, quarters(s, FREE_PEOPLES, target_in(f.notes[0])), hits))

    def refuse(self, s: War, f: Carry, code: int) -> Reason | None:
        return None if code in spell_ways(s) else NOT_OFFERED


# An army with a Nazgûl moves or attacks


class CardAttack(Frame):
    """An army of `side` attacks that has one of `escort` in it, and one of these must be among the attackers.

    The way (DP-37), the escort, then who attacks (DP-38). `guard` is the escort chosen. WR-11.1 to WR-11.13, AMB-46
    """

    __slots__ = ("escort", "guard", "origin", "seat", "side", "target")

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
        force = fighters(w, force_at(w, self.side, place))
        return [member for member in self.escort if force[member]]

    def ways(self, w: War) -> list[int]:
        return [code for code in attack_ways(w, self.side) if self.escorts(w, code)]

    def choose_way(self, w: War) -> None:
        ways = self.ways(w)
        if not ways:
            w.pop()
        elif len(ways) == 1:
            w.reply = ways[0]
            self.step = "way_chosen"
        else:
            w.ask_one(self.seat, "attack", ways, then="way_chosen")

    def way_chosen(self, w: War) -> None:
        origin, target = origin_in(w.reply), target_in(w.reply)
        self.origin = origin_place(w, self.side, origin, target)
        self.target = target_place(w, self.side, origin, target)
        self.step = "choose_escort"

    def choose_escort(self, w: War) -> None:
        force = force_at(w, self.side, self.origin)
        options = [member_code(member) for member in self.escort if force[member]]
        if len(options) == 1:
            w.reply = options[0]
            self.step = "escort_chosen"
        else:
            w.ask_one(self.seat, "escort", options, then="escort_chosen")

    def escort_chosen(self, w: War) -> None:
        self.guard = w.reply - FIGURE if w.reply < CHARACTER else w.reply - CHARACTER + KINDS
        army = minus(force_at(w, self.side, self.origin), one_of(self.guard))
        self.step = "begin"
        w.push(Pick("attackers", self.seat, self.side, army, fighters(w, army), False, True))

    def begin(self, w: War) -> None:
        force = plus(w.picked, one_of(self.guard))
        w.picked = NOTHING
        w.pop()
        w.push(Battle(self.side, self.origin, self.target, force))

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if s.offers(seat, code):
            return None
        if self.step == "choose_escort" or not WAY <= code < WAY + REGIONS * REGIONS:
            return NOT_OFFERED
        reason = refuse_attack_way(s, self.side, origin_in(code), target_in(code))
        return reason if reason is not None or self.escorts(s, code) else NO_ESCORT


@dataclass(frozen=True)
class CanMarchWith(Condition):
    """An army with one of these in it (kinds of figures, or 22 + a Character) can move."""

    escort: tuple[int, ...]

    def refuse(self, s: War, f: Carry) -> Reason | None:
        return None if CardMarch(f.seat, side_of(f), escort=list(self.escort)).ways(s) else CANNOT_MARCH


@dataclass(frozen=True)
class CanAttackWith(Condition):
    """An army with one of these in it (kinds of figures, or 22 + a Character) can attack."""

    escort: tuple[int, ...]

    def refuse(self, s: War, f: Carry) -> Reason | None:
        return None if CardAttack(f.seat, side_of(f), list(self.escort)).ways(s) else CANNOT_ATTACK


@dataclass(frozen=True)
class AttackWith(Verb):
    """An army attacks, and one of these (kinds of figures, or 22 + a Character) is among the attackers."""

    escort: tuple[int, ...]

    def do(self, s: War, f: Carry) -> None:
        s.push(CardAttack(f.seat, side_of(f), list(self.escort)))


# Corsairs of Umbar


class Corsairs(Frame):
    """An army sails from Umbar to the coast of Gondor: where to (DP-61), and who.

    Against an army in the field it attacks and may not cease. Where the Shadow besieges Dol Amroth already it joins the
    besiegers, who are counted at once, and then the Stronghold is attacked.
    WR-10.14, WR-10.16, WR-11.2, WR-13.2, WR-14.7, AMB-46
    """

    __slots__ = ("seat", "to")

    def __init__(self, seat: int = 0) -> None:
        super().__init__("choose_goal")
        self.seat = seat
        self.to = NOWHERE

    def clone(self) -> Corsairs:
        other = Corsairs(self.seat)
        other.step = self.step
        other.to = self.to
        return other

    def refuse_landing(self, w: War, to: int) -> Reason | None:
        """Why no army can sail there."""
        if to not in GONDOR_COAST:
            return NO_LANDING
        army = force_at(w, SHADOW, UMBAR)
        if not units_of(army):
            return NO_FLEET
        if w.has_units(FREE_PEOPLES, to):
            pool = fighters(w, army)
            return refuse_pick(w, SHADOW, army, pool, False, True) if units_of(pool) else NOBODY_AT_WAR
        barred = refuse_march(w, SHADOW, to) or refuse_barred(w, SHADOW, to)
        if barred is not None:
            return barred
        if not room(w, SHADOW, to):
            return TOO_MANY
        pool = welcome(w, army, to)
        return refuse_pick(w, SHADOW, army, pool, False, False) if units_of(pool) else FOREIGN_ARMY

    def choose_goal(self, w: War) -> None:
        goals = [REGION + to for to in GONDOR_COAST if self.refuse_landing(w, to) is None]
        if not goals:
            w.pop()
        elif len(goals) == 1:
            w.reply = goals[0]
            self.step = "goal_chosen"
        else:
            w.ask_one(self.seat, "corsairs", goals, then="goal_chosen")

    def goal_chosen(self, w: War) -> None:
        self.to = w.reply - REGION
        army = force_at(w, SHADOW, UMBAR)
        if w.has_units(FREE_PEOPLES, self.to):
            self.step = "attack"
            w.push(Pick("attackers", self.seat, SHADOW, army, fighters(w, army), False, True))
        else:
            self.step = "land"
            pool = welcome(w, army, self.to)
            w.push(Pick("who-marches", self.seat, SHADOW, army, pool, most=room(w, SHADOW, self.to)))

    def attack(self, w: War) -> None:
        force = w.picked
        w.picked = NOTHING
        w.pop()
        w.push(Battle(SHADOW, UMBAR, self.to, force, NO_CEASE))

    def land(self, w: War) -> None:
        force = w.picked
        w.picked = NOTHING
        shift(w, force, UMBAR, self.to)
        w.tell(MARCHED, SHADOW, UMBAR, self.to, force)
        enter(w, SHADOW, self.to)
        self.step = "assault"
        if surplus(w, SHADOW, self.to):
            w.push(Surplus(w.commander(SHADOW, self.to), SHADOW, self.to))

    def assault(self, w: War) -> None:
        """Besieged defenders can only be attacked in a siege battle, which the attacker may end. WR-12.14, WR-12.16"""
        w.pop()
        if w.besieger(self.to) == SHADOW:
            w.push(Attack(self.seat, SHADOW, False, [way_code(self.to, self.to)]))

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        return self.refuse_landing(s, code - REGION) if REGION <= code < REGION + REGIONS else NO_LANDING


@dataclass(frozen=True)
class SendCorsairs(Verb):
    """An army sails from Umbar to a coastal region of Gondor; an army of the Free Peoples there is attacked."""

    def do(self, s: War, f: Carry) -> None:
        s.push(Corsairs(f.seat))


WORDS: Final = [
    Sieges,
    Besieging,
    Storm,
    SpellsReach,
    CastSpells,
    CanMarchWith,
    CanAttackWith,
    AttackWith,
    SendCorsairs,
]
