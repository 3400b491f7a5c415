"""What combat cards do, continued: special attacks, own hits, and what happens to hits and figures after the roll."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.casualties import TakeHits, endurance, spent, strike_character, strike_leader
from mathom.games.wotr.codes import CHARACTER, FIGURE, NONE, NUMBER
from mathom.games.wotr.combat import MOST_DICE, Combat, bump
from mathom.games.wotr.combat_effects import Effect, forfeit
from mathom.games.wotr.components import (
    ARAGORN,
    CHARACTERS,
    FREE_PEOPLES,
    KINDS,
    LEADERS,
    NAZGUL,
    SHADOW,
    STRIDER,
    enemy_of,
    side_name,
)
from mathom.games.wotr.forces import elites_of, units_of
from mathom.games.wotr.war import NOTHING, War
from mathom.kernel import EventKind

MISSES_TURNED: Final = EventKind("misses-turned", ("count",), ("WR-11.28",))
HITS_ADDED: Final = EventKind("hits-added", ("side", "count"), ("WR-11.28",), (side_name, None))
HITS_CANCELLED: Final = EventKind("hits-cancelled", ("side", "count"), ("WR-11.28",), (side_name, None))
CONFUSED: Final = EventKind("confused", ("count",), ("WR-11.28",))

# What the dice of a special attack are counted by.
BY_LEADERSHIP: Final = -1
BY_ELITES: Final = -2
NORMALLY: Final = 0


# Special attacks (WR-11.35 to WR-11.39)


class Strike(Effect):
    """A special attack with so many dice, or as many as leadership or Elites say, at the normal or another number."""

    __slots__ = ("dice", "needed")

    def __init__(self, dice: int, needed: int = NORMALLY) -> None:
        super().__init__()
        self.dice = dice
        self.needed = needed

    def apply(self, w: War, r: Combat, side: int, code: int) -> None:
        dice = self.dice
        if dice == BY_LEADERSHIP:
            dice = r.leadership(w, side)
        elif dice == BY_ELITES:
            dice = elites_of(r.forces[side])
        start_strike(r, side, dice, self.needed or r.hit_number(side))


def start_strike(r: Combat, side: int, dice: int, needed: int) -> None:
    """WR-11.19, WR-11.36"""
    r.striker = side
    r.shots = min(MOST_DICE, dice)
    r.needed = needed
    if r.shots:
        r.step = "strike"


class OwnHits(Effect):
    """The player may take up to `most` hits on his own army, which are removed at once (DP-78)."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        super().__init__("own-hits")
        self.most = most

    def options(self, w: War, r: Combat, side: int) -> list[int]:
        most = min(self.most, endurance(w, side, r.forces[side], r.lost))
        return [NUMBER + n for n in range(most + 1)]

    def apply(self, w: War, r: Combat, side: int, code: int) -> None:
        r.step = "own_losses"
        w.push(TakeHits(side, r.place_of(side), r.forces[side], code - NUMBER, r.lost))


class Assault(OwnHits):
    """Relentless Assault: a bonus on the combat roll for each hit."""

    __slots__ = ()

    def paid(self, w: War, r: Combat, side: int, hits: int) -> None:
        r.roll_bonus = bump(r.roll_bonus, side, hits)


class Onslaught(OwnHits):
    """Onslaught: a special attack with a die for each hit."""

    __slots__ = ("needed",)

    def __init__(self, most: int, needed: int) -> None:
        super().__init__(most)
        self.needed = needed

    def paid(self, w: War, r: Combat, side: int, hits: int) -> None:
        start_strike(r, side, hits, self.needed)


class Outnumber(Effect):
    """Great Host: a hit more for an army that is twice as large."""

    __slots__ = ()

    def apply(self, w: War, r: Combat, side: int, code: int) -> None:
        enemy = enemy_of(side)
        if units_of(r.forces[side]) >= 2 * units_of(r.forces[enemy]):
            r.striker = side
            w.tell(HITS_ADDED, side, 1)
            r.step = "strike_losses"
            w.push(TakeHits(enemy, r.place_of(enemy), r.forces[enemy], 1, r.lost))


# Between roll and re-roll


class TurnMiss(Effect):
    """Mighty Attack: the leadership of a Companion for a miss that becomes a hit (DP-77)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("forfeit")

    def options(self, w: War, r: Combat, side: int) -> list[int]:
        return [CHARACTER + c for c in r.forfeitable()] if r.misses[side] else NOTHING

    def apply(self, w: War, r: Combat, side: int, code: int) -> None:
        forfeit(w, r, code - CHARACTER)
        turn_misses(w, r, side, 1)


class Anduril(Effect):
    """Andúril: Strider turns a miss into a hit, Aragorn up to two, for their leadership (DP-77)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("turn-misses")

    def options(self, w: War, r: Combat, side: int) -> list[int]:
        able = r.forfeitable()
        if ARAGORN in able:
            return [NUMBER + n for n in range(min(2, r.misses[side]), -1, -1)]
        return [NUMBER + 1] if STRIDER in able and r.misses[side] else NOTHING

    def apply(self, w: War, r: Combat, side: int, code: int) -> None:
        forfeit(w, r, ARAGORN if ARAGORN in r.forfeitable() else STRIDER)
        turn_misses(w, r, side, code - NUMBER)


def turn_misses(w: War, r: Combat, side: int, count: int) -> None:
    r.misses = bump(r.misses, side, -count)
    r.hits = bump(r.hits, side, count)
    w.tell(MISSES_TURNED, count)


class Confusion(Effect):
    """Confusion: the enemy's natural ones hit his own army and are not re-rolled."""

    __slots__ = ()

    def apply(self, w: War, r: Combat, side: int, code: int) -> None:
        enemy = enemy_of(side)
        ones = r.ones[enemy]
        if ones:
            r.misses = bump(r.misses, enemy, -ones)
            r.damage = bump(r.damage, enemy, ones)
            w.tell(CONFUSED, ones)


# Before the losses


def add_hits(w: War, r: Combat, side: int, count: int) -> None:
    """Hits that `side` scores without dice."""
    r.struck = bump(r.struck, side, count)
    r.damage = bump(r.damage, enemy_of(side), count)
    w.tell(HITS_ADDED, side, count)


def cancel_hits(w: War, r: Combat, side: int, count: int) -> None:
    """Hits that `side` does not have to take."""
    count = min(count, r.damage[side])
    r.damage = bump(r.damage, side, -count)
    w.tell(HITS_CANCELLED, side, count)


class HitsIfAny(Effect):
    """No Quarter, Nameless Wood: more hits if roll and re-roll have scored one."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def apply(self, w: War, r: Combat, side: int, code: int) -> None:
        if r.hits[side]:
            add_hits(w, r, side, self.count)


class HitIfMore(Effect):
    """Mûmakil: a hit more for who has scored more in this round; what the enemy's card has scored counts too."""

    __slots__ = ()

    def apply(self, w: War, r: Combat, side: int, code: int) -> None:
        enemy = enemy_of(side)
        if r.hits[side] > r.hits[enemy] + r.struck[enemy]:
            add_hits(w, r, side, 1)


class ShieldWall(Effect):
    """Shield-wall: a hit less if the enemy's roll and re-roll have scored at least two."""

    __slots__ = ()

    def apply(self, w: War, r: Combat, side: int, code: int) -> None:
        if r.hits[enemy_of(side)] >= 2:
            cancel_hits(w, r, side, 1)


class Sacrifice(Effect):
    """Heroic Death: a Leader for a hit, or a Companion for as many as his level (DP-79)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("sacrifice")

    def options(self, w: War, r: Combat, side: int) -> list[int]:
        if not r.damage[side]:
            return NOTHING
        return [NONE, *own_leaders(r), *[CHARACTER + c for c in r.companions()]]

    def apply(self, w: War, r: Combat, side: int, code: int) -> None:
        if code != NONE:
            strike(w, r, side, code)
            cancel_hits(w, r, side, CHARACTERS[code - CHARACTER].level if code >= CHARACTER else 1)


def own_leaders(r: Combat) -> list[int]:
    """The Free Peoples' kinds of Leaders in the battle."""
    force = r.forces[FREE_PEOPLES]
    return [FIGURE + kind for kind in range(LEADERS, NAZGUL) if force[kind]]


def strike(w: War, r: Combat, side: int, code: int) -> None:
    """A Leader, Nazgûl or Character of `side` falls. WR-11.62, WR-11.63"""
    if code >= CHARACTER:
        strike_character(w, code - CHARACTER)
        r.set_force(side, spent(r.forces[side], KINDS + code - CHARACTER, 1))
    else:
        strike_leader(w, side, r.place_of(side), code - FIGURE)
        r.set_force(side, spent(r.forces[side], code - FIGURE, 1))


class Blade(Effect):
    """Blade of Westernesse: a hit of the re-roll strikes a Minion, not the army (DP-80)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("strike-minion")

    def options(self, w: War, r: Combat, side: int) -> list[int]:
        return [CHARACTER + c for c in r.minions()] if r.again[side] else NOTHING

    def apply(self, w: War, r: Combat, side: int, code: int) -> None:
        enemy = enemy_of(side)
        strike(w, r, enemy, code)
        r.damage = bump(r.damage, enemy, -1)


class FatefulStrike(Effect):
    """Fateful Strike: a hit in the re-roll strikes a Nazgûl too; with two a Minion may fall instead (DP-80)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("strike-figure")

    def options(self, w: War, r: Combat, side: int) -> list[int]:
        if not r.again[side]:
            return NOTHING
        nazgul = [FIGURE + NAZGUL] if r.forces[SHADOW][NAZGUL] else NOTHING
        minions = [CHARACTER + c for c in r.minions()] if r.again[side] >= 2 else NOTHING
        return nazgul + minions if nazgul else [NONE, *minions]

    def apply(self, w: War, r: Combat, side: int, code: int) -> None:
        if code != NONE:
            strike(w, r, enemy_of(side), code)


class BlackBreath(Effect):
    """Black Breath: the hits of the re-roll may also strike a Leader, or a Companion of such a level (DP-80)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("black-breath")

    def options(self, w: War, r: Combat, side: int) -> list[int]:
        again = r.again[side]
        if not again:
            return NOTHING
        found = own_leaders(r) + [CHARACTER + c for c in r.companions() if CHARACTERS[c].level <= again]
        return [NONE, *found]

    def apply(self, w: War, r: Combat, side: int, code: int) -> None:
        if code != NONE:
            strike(w, r, enemy_of(side), code)
