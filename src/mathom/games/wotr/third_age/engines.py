"""Chapter 12: siege engines in battle, and when they are lost."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.wotr.armies.armies import units_in_region
from mathom.games.wotr.armies.forces import NOT_ASKED
from mathom.games.wotr.battle.battle import CEASE, ROUNDS_BY_CARD, Battle
from mathom.games.wotr.battle.numbers import THREE_ROUNDS, CombatNumbers, raised
from mathom.games.wotr.battle.siege import is_siege_battle
from mathom.games.wotr.box import FREE_PEOPLES, NO_SIDE, SHADOW, side_name
from mathom.games.wotr.codes import NO, YES
from mathom.games.wotr.map import NOWHERE, region_of
from mathom.games.wotr.state import War
from mathom.games.wotr.third_age.memory import age, engines, lose_engines
from mathom.games.wotr.third_age.pieces import EXTRA_ROUND
from mathom.kernel import Frame, Reason

# Bits of `Battle.flags` beside those of the game.
FELLED: Final = 1 << 8  # the Free Peoples have given up a catapult for superiority
EXTENDED: Final = 1 << 9  # the Shadow has had its further round
ASKED: Final = 1 << 10  # the question before this round has been answered


def in_battle(w: War, side: int, target: int) -> int:
    """The engines of a side that take part: only in a siege battle. TA-12.5, TA-12.15, TA-12.29"""
    return engines(w, side).count(region_of(target)) if is_siege_battle(target) else 0


def superior(w: War, battle: Battle) -> int:
    """The side with superiority, NO_SIDE if nobody has it. TA-12.5, TA-12.6, TA-12.12"""
    if not is_siege_battle(battle.target) or battle.side != SHADOW:
        return NO_SIDE
    if battle.flags & FELLED:
        return FREE_PEOPLES
    towers, catapults = in_battle(w, SHADOW, battle.target), in_battle(w, FREE_PEOPLES, battle.target)
    if towers == catapults:
        return NO_SIDE
    return SHADOW if towers > catapults else FREE_PEOPLES


def superior_side(w: War) -> str | None:
    """Who has superiority in the battle that is fought; everybody sees it. TA-INF-2"""
    battle = w.innermost(Battle)
    return None if battle is None else side_name(superior(w, battle))


class GiveUpCatapult(Frame):
    """With equal engines the Free Peoples may give up a catapult before combat cards are played.

    TA-12.12, TA-12.13, TA-12.27
    """

    __slots__ = ("place",)
    shows: ClassVar[tuple[str, ...]] = ("step", "place")

    def __init__(self, place: int = NOWHERE) -> None:
        super().__init__("ask")
        self.place = place

    def clone(self) -> GiveUpCatapult:
        other = GiveUpCatapult(self.place)
        other.step = self.step
        return other

    def ask(self, w: War) -> None:
        w.ask_one(w.commander(FREE_PEOPLES, self.place), "give-up-catapult", [YES, NO], then="chosen")

    def chosen(self, w: War) -> None:
        w.pop()
        if w.reply == YES:
            lose_engines(w, FREE_PEOPLES, region_of(self.place), 1)
            battle = w.innermost(Battle)
            assert battle is not None
            battle.flags |= FELLED

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        return None if code in (YES, NO) else NOT_ASKED


def before_round(w: War, battle: Battle) -> bool:
    """Whether the question comes first now."""
    if battle.flags & (ASKED | FELLED) or battle.side != SHADOW:
        return False
    towers = in_battle(w, SHADOW, battle.target)
    if not towers or towers != in_battle(w, FREE_PEOPLES, battle.target):
        return False
    battle.flags |= ASKED
    w.push(GiveUpCatapult(battle.target))
    return True


def set_numbers(w: War, battle: Battle, numbers: CombatNumbers) -> None:
    """Superiority changes the first combat roll of the Free Peoples, but no natural 1 or 6.

    TA-12.7, TA-12.9, TA-12.14, TA-12.26, TA-12.28
    """
    battle.flags &= ~ASKED
    ahead = superior(w, battle)
    if battle.number == 1 and ahead != NO_SIDE:
        numbers.roll_bonus = raised(numbers.roll_bonus, FREE_PEOPLES, 1 if ahead == FREE_PEOPLES else -1)


def extensions(w: War, battle: Battle, options: list[int]) -> list[int]:
    """After the first round, or the third with a card: a round for free, or none at all.

    TA-12.8, TA-12.10, TA-12.11, TA-12.25
    """
    ahead = superior(w, battle)
    if ahead == FREE_PEOPLES:
        return [CEASE]
    settled = ROUNDS_BY_CARD if battle.flags & THREE_ROUNDS else 1
    if ahead == SHADOW and battle.number == settled and not battle.flags & EXTENDED:
        return [*options, EXTRA_ROUND]
    return options


def extended(battle: Battle, code: int) -> bool:
    if code != EXTRA_ROUND:
        return False
    battle.flags |= EXTENDED
    return True


def prune(w: War, region: int) -> None:
    """Towers without a siege and catapults without an army or a Stronghold are gone.

    TA-12.16 to TA-12.18, TA-12.20, TA-12.21
    """
    towers = age(w).towers.count(region)
    if towers and w.besieger(region) != SHADOW:
        lose_engines(w, SHADOW, region, towers)
    catapults = age(w).catapults.count(region)
    if catapults and (w.held[region] != FREE_PEOPLES or not units_in_region(w, FREE_PEOPLES, region)):
        lose_engines(w, FREE_PEOPLES, region, catapults)
