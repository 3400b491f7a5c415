"""What combat halves do to hits and figures: special attacks, own hits, and what happens after the roll."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Effect, Verb
from mathom.games.wotr.armies.forces import elites_of, units_of
from mathom.games.wotr.battle.card_verbs import forfeit
from mathom.games.wotr.battle.casualties import Losses, character_falls, leaders_fall, spent
from mathom.games.wotr.battle.combat_round import combat_numbers
from mathom.games.wotr.battle.numbers import CombatNumbers, raised
from mathom.games.wotr.battle.special_attack import SpecialAttack, Struck
from mathom.games.wotr.box import (
    ARAGORN,
    CHARACTERS,
    FREE_PEOPLES,
    KINDS,
    LEADERS,
    MOST_DICE,
    NAZGUL,
    SHADOW,
    STRIDER,
    enemy_of,
    side_name,
)
from mathom.games.wotr.codes import NONE, NUMBER, character_code, character_in, figure_code, figure_in, is_character
from mathom.games.wotr.state import NOTHING, War, side_of
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


def attack_specially(w: War, f: Carry, dice: int, needed: int) -> bool:
    """Call for a special attack, if there are dice for it; whether there are. WR-11.19, WR-11.36"""
    r, side = combat_numbers(w), side_of(f)
    enemy = enemy_of(side)
    dice = min(MOST_DICE, dice)
    if dice:
        f.call(w, SpecialAttack(side, dice, needed, r.place_of(enemy), r.forces[enemy], r.lost))
    return dice > 0


def has_struck(w: War, f: Carry) -> None:
    """Take what the special attack has returned: its casualties are removed at once. WR-11.39"""
    r, side = combat_numbers(w), side_of(f)
    struck: Struck = w.returned
    r.special_hits = raised(r.special_hits, side, struck.hits)
    r.suffered(enemy_of(side), struck.losses)


@dataclass(frozen=True)
class AttackSpecially(Verb):
    """A special attack with so many dice, or as many as leadership or Elites say, at the normal or another number."""

    dice: int
    needed: int = NORMALLY

    def do(self, s: War, f: Carry) -> None:
        r, side = combat_numbers(s), side_of(f)
        dice = self.dice
        if dice == BY_LEADERSHIP:
            dice = r.leadership(s, side)
        elif dice == BY_ELITES:
            dice = elites_of(r.forces[side])
        attack_specially(s, f, dice, self.needed or r.hit_number(side))

    def take(self, s: War, f: Carry) -> None:
        has_struck(s, f)


@dataclass(frozen=True)
class TakeOwnHits(Verb):
    """The player may take up to `most` hits on his own army, which are removed at once.

    For each he has a bonus of 1 on his combat roll; or, with `needed`, a die in a special attack that hits on it.
    """

    most: int
    needed: int = 0

    def do(self, s: War, f: Carry) -> None:
        """DP-78"""
        force = combat_numbers(s).forces[side_of(f)]
        most = min(self.most, units_of(force) + elites_of(force))
        f.ask_one(s, f.seat, "own-hits", [NUMBER + n for n in range(most + 1)])

    def take(self, s: War, f: Carry) -> None:
        """WR-11.39"""
        r, side = combat_numbers(s), side_of(f)
        if f.stage == 0:
            f.stage = 1
            f.call(s, r.hit(side, s.reply - NUMBER, own=True))
        elif f.stage == 2:
            has_struck(s, f)
        else:
            losses: Losses = s.returned
            r.suffered(side, losses)
            if not self.needed:
                r.roll_bonus = raised(r.roll_bonus, side, losses.hits)
            elif attack_specially(s, f, losses.hits, self.needed):
                f.stage = 2


@dataclass(frozen=True)
class HitAtOnce(Verb):
    """The enemy takes hits at once."""

    hits: int

    def do(self, s: War, f: Carry) -> None:
        s.tell(HITS_ADDED, side_of(f), self.hits)
        f.call(s, combat_numbers(s).hit(enemy_of(side_of(f)), self.hits))

    def take(self, s: War, f: Carry) -> None:
        losses: Losses = s.returned
        combat_numbers(s).suffered(enemy_of(side_of(f)), losses)


# Between roll and re-roll


@dataclass(frozen=True)
class TurnMisses(Verb):
    """The leadership of a Companion, whom the player chooses, is forfeited, and a miss becomes a hit.

    With `by_heir` it must be Strider, or Aragorn, who turns up to two.
    """

    by_heir: bool = False

    def do(self, s: War, f: Carry) -> None:
        """DP-77"""
        r = combat_numbers(s)
        able, misses = r.forfeitable(), r.misses[side_of(f)]
        if self.by_heir and ARAGORN in able:
            f.ask_one(s, f.seat, "turn-misses", [NUMBER + n for n in range(min(2, misses), -1, -1)])
            return
        if self.by_heir:
            able = [character for character in able if character == STRIDER]
        if able and misses:
            f.ask_one(s, f.seat, "forfeit", [character_code(c) for c in able])

    def take(self, s: War, f: Carry) -> None:
        r, side = combat_numbers(s), side_of(f)
        by_aragorn = s.reply >= NUMBER
        turned = s.reply - NUMBER if by_aragorn else 1
        forfeit(s, r, ARAGORN if by_aragorn else character_in(s.reply))
        r.misses = raised(r.misses, side, -turned)
        r.hits = raised(r.hits, side, turned)
        s.tell(MISSES_TURNED, turned)


@dataclass(frozen=True)
class Confuse(Verb):
    """The natural ones of the enemy's combat roll hit his own army and are not re-rolled."""

    def do(self, s: War, f: Carry) -> None:
        r, enemy = combat_numbers(s), enemy_of(side_of(f))
        ones = r.ones[enemy]
        if ones:
            r.misses = raised(r.misses, enemy, -ones)
            r.damage = raised(r.damage, enemy, ones)
            s.tell(CONFUSED, ones)


# Before the losses


@dataclass(frozen=True)
class AddHits(Verb):
    """So many hits more on the enemy, without dice."""

    hits: int

    def do(self, s: War, f: Carry) -> None:
        r, side = combat_numbers(s), side_of(f)
        r.special_hits = raised(r.special_hits, side, self.hits)
        r.damage = raised(r.damage, enemy_of(side), self.hits)
        s.tell(HITS_ADDED, side, self.hits)


@dataclass(frozen=True)
class CancelHits(Verb):
    """So many hits less for the player's own army."""

    hits: int

    def do(self, s: War, f: Carry) -> None:
        cancel_hits(s, combat_numbers(s), side_of(f), self.hits)


def cancel_hits(w: War, r: CombatNumbers, side: int, count: int) -> None:
    """Hits that `side` does not have to take."""
    count = min(count, r.damage[side])
    r.damage = raised(r.damage, side, -count)
    w.tell(HITS_CANCELLED, side, count)


# Figures that fall


def leaders_of_the_free(r: CombatNumbers) -> list[int]:
    """The Free Peoples' kinds of Leaders in the battle, as options."""
    force = r.forces[FREE_PEOPLES]
    return [figure_code(kind) for kind in range(LEADERS, NAZGUL) if force[kind]]


def strike_down(w: War, r: CombatNumbers, side: int, code: int) -> None:
    """A Leader, Nazgûl or Character of `side` falls. WR-11.62, WR-11.63"""
    if is_character(code):
        character_falls(w, character_in(code))
        r.set_force(side, spent(r.forces[side], KINDS + character_in(code), 1))
    else:
        leaders_fall(w, side, r.place_of(side), figure_in(code))
        r.set_force(side, spent(r.forces[side], figure_in(code), 1))


@dataclass(frozen=True)
class Sacrifice(Verb):
    """The player may let a Leader fall for a hit less, or a Companion for as many as his level."""

    def do(self, s: War, f: Carry) -> None:
        """DP-79"""
        r = combat_numbers(s)
        if r.damage[side_of(f)]:
            heroes = [*leaders_of_the_free(r), *[character_code(c) for c in r.companions()]]
            f.ask_one(s, f.seat, "sacrifice", [NONE, *heroes])

    def take(self, s: War, f: Carry) -> None:
        if s.reply != NONE:
            r, side, code = combat_numbers(s), side_of(f), s.reply
            strike_down(s, r, side, code)
            cancel_hits(s, r, side, CHARACTERS[character_in(code)].card_level if is_character(code) else 1)


@dataclass(frozen=True)
class Slay(Verb):
    """If the re-roll has hit, an enemy figure falls too, or `instead` of a hit on the army; `question` asks which.

    It may be a `nazgul`, a Minion if the re-roll has hit so often (`minion_for`), or with `heroes` a Leader or a
    Companion whose level is not above the hits. None need fall, but for a Nazgûl, or with `instead`.
    """

    question: str
    instead: bool = False
    nazgul: bool = False
    minion_for: int = MOST_DICE + 1
    heroes: bool = False

    def targets(self, r: CombatNumbers, side: int) -> list[int]:
        hits = r.reroll_hits[side]
        if not hits:
            return NOTHING
        found = [figure_code(NAZGUL)] if self.nazgul and r.forces[SHADOW][NAZGUL] else []
        must = self.instead or bool(found)
        if hits >= self.minion_for:
            found += [character_code(c) for c in r.minions()]
        if self.heroes:
            found += leaders_of_the_free(r)
            found += [character_code(c) for c in r.companions() if CHARACTERS[c].card_level <= hits]
        return found if must else [NONE, *found]

    def do(self, s: War, f: Carry) -> None:
        """DP-80"""
        targets = self.targets(combat_numbers(s), side_of(f))
        if targets:
            f.ask_one(s, f.seat, self.question, targets)

    def take(self, s: War, f: Carry) -> None:
        if s.reply != NONE:
            r, enemy = combat_numbers(s), enemy_of(side_of(f))
            strike_down(s, r, enemy, s.reply)
            if self.instead:
                r.damage = raised(r.damage, enemy, -1)


VERBS: Final[list[type[Effect]]] = [
    AttackSpecially,
    TakeOwnHits,
    HitAtOnce,
    TurnMisses,
    Confuse,
    AddHits,
    CancelHits,
    Sacrifice,
    Slay,
]
