"""What cards do: the verbs that several cards share. Each is done as far as possible (WR-6.14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Effect, Selector, Verb
from mathom.games.wotr.armies import quarters
from mathom.games.wotr.board import REINFORCEMENTS
from mathom.games.wotr.cards.journeys import CardMarch, GroupMove
from mathom.games.wotr.casualties import CardHits
from mathom.games.wotr.characters import MoveCompanions, MoveMinions
from mathom.games.wotr.codes import FIGURE, REGION
from mathom.games.wotr.components import (
    CARDS,
    DECK_SIDE,
    ELITE,
    KIND_SIDE,
    LEADER,
    NAZGUL,
    REGULAR,
    card_name,
    enemy_of,
    face_name,
    kind_of,
)
from mathom.games.wotr.events import DrawCards
from mathom.games.wotr.fellowship import (
    MoveFellowship,
    Separate,
    add_corruption,
    heal,
    hide,
    refuse_hide,
    refuse_move_fellowship,
    ring_decides,
)
from mathom.games.wotr.hunt import bring_tile
from mathom.games.wotr.politics import advance, rouse
from mathom.games.wotr.recruiting import recruit, refuse_recruit
from mathom.games.wotr.war import War
from mathom.kernel import EventKind, Reason

CARD_ROLLED: Final = EventKind(
    "card-rolled", ("card", "dice", "needed", "hits"), ("WR-6.31",), (card_name, None, None, None)
)
DIE_TURNED: Final = EventKind("die-turned", ("card", "die", "goal"), ("WR-6.12",), (card_name, face_name, face_name))

NOT_A_PLACE: Final = Reason("nothing-can-be-recruited-there", "WR-9.15", "WR-9.18")
NOT_A_UNIT: Final = Reason("no-such-unit-can-be-recruited-there", "WR-9.12", "WR-9.15")
NO_TARGET: Final = Reason("the-card-does-not-strike-there", "WR-6.26")


def side_of(f: Carry) -> int:
    """The side whose card it is."""
    return DECK_SIDE[CARDS[f.card].deck]


def throw_dice(w: War, f: Carry, count: int) -> None:
    """Combat dice for a card; neither modifiers nor re-rolls apply. WR-6.31"""
    f.throw(w, "card", [6] * count)


def hits_in(w: War, f: Carry, needed: int) -> int:
    """How many of the dice that fell show `needed` or more. WR-6.31"""
    dice = [die + 1 for die in w.outcome]
    hits = len([die for die in dice if die >= needed])
    w.tell(CARD_ROLLED, f.card, dice, needed, hits)
    return hits


# The card itself


@dataclass(frozen=True)
class Remains(Verb):
    """The card stays in play. It is in force in the chapter `in_force`, and `discarded` says which lets it go."""

    in_force: str
    discarded: str

    def do(self, s: War, f: Carry) -> None:
        """It lies on the table already. WR-6.16"""


@dataclass(frozen=True)
class Draw(Verb):
    """The player draws cards from a deck, then keeps the hand limit."""

    deck: int
    count: int = 1

    def do(self, s: War, f: Carry) -> None:
        s.push(DrawCards(f.seat, self.deck, self.count))


@dataclass(frozen=True)
class TurnDie(Verb):
    """One unused die of the player that shows a face is turned to another, if there is one."""

    face: int
    to: int

    def do(self, s: War, f: Carry) -> None:
        side = side_of(f)
        dice = s.rolled[side][:]
        if self.face in dice:
            dice[dice.index(self.face)] = self.to
            s.rolled = [dice if i == side else other for i, other in enumerate(s.rolled)]
            s.tell(DIE_TURNED, f.card, self.face, self.to)


# The Fellowship


@dataclass(frozen=True)
class Heal(Verb):
    """Corruption falls, not below 0."""

    points: int

    def do(self, s: War, f: Carry) -> None:
        heal(s, self.points)


@dataclass(frozen=True)
class Corrupt(Verb):
    """Corruption rises."""

    points: int

    def do(self, s: War, f: Carry) -> None:
        add_corruption(s, self.points)
        ring_decides(s)


@dataclass(frozen=True)
class HealByDice(Verb):
    """Dice are rolled; corruption falls by 1 for each that shows `needed` or more."""

    dice: int
    needed: int

    def do(self, s: War, f: Carry) -> None:
        throw_dice(s, f, self.dice)

    def take(self, s: War, f: Carry) -> None:
        heal(s, hits_in(s, f, self.needed))


@dataclass(frozen=True)
class CorruptByDice(Verb):
    """Dice are rolled; corruption rises by 1 for each that shows `needed` or more."""

    dice: int
    needed: int

    def do(self, s: War, f: Carry) -> None:
        throw_dice(s, f, self.dice)

    def take(self, s: War, f: Carry) -> None:
        add_corruption(s, hits_in(s, f, self.needed))
        ring_decides(s)


@dataclass(frozen=True)
class BringTile(Verb):
    """A special hunt tile comes into play: it waits, or joins the pool if the Fellowship is on the Mordor track."""

    tile: str

    def do(self, s: War, f: Carry) -> None:
        bring_tile(s, self.tile)


@dataclass(frozen=True)
class FellowshipMoves(Verb):
    """The Fellowship moves, with the Hunt; no die goes to the Hunt box. Not if it cannot."""

    def do(self, s: War, f: Carry) -> None:
        if refuse_move_fellowship(s) is None:
            s.push(MoveFellowship(by_card=True))


@dataclass(frozen=True)
class FellowshipHides(Verb):
    """The Fellowship is hidden again, if it is revealed."""

    def do(self, s: War, f: Carry) -> None:
        if refuse_hide(s) is None:
            hide(s)


# Companions and Nazgûl


@dataclass(frozen=True)
class SeparateCompanions(Verb):
    """The player separates a Companion or a group, if there is one.

    It goes `bonus` regions further than normal, or counts as of this `level`; with `into_sieges` it may end in a
    besieged Stronghold.
    """

    bonus: int = 0
    level: int = -1
    into_sieges: bool = False

    def do(self, s: War, f: Carry) -> None:
        if s.companions_in_fellowship():
            s.push(Separate(f.seat, self.bonus, self.level, self.into_sieges))


@dataclass(frozen=True)
class MoveGroup(Verb):
    """The player moves one Companion or group on the map, with `bonus`, `level` and `into_sieges` as in separating."""

    bonus: int = 0
    level: int = -1
    into_sieges: bool = False

    def do(self, s: War, f: Carry) -> None:
        s.push(GroupMove(f.seat, self.bonus, self.level, self.into_sieges))


@dataclass(frozen=True)
class CompanionsMove(Verb):
    """All Companions on the map may move, as with a Character die."""

    def do(self, s: War, f: Carry) -> None:
        s.push(MoveCompanions(f.seat))


@dataclass(frozen=True)
class NazgulFly(Verb):
    """Any number of Nazgûl, the Witch-king among them, may fly."""

    def do(self, s: War, f: Carry) -> None:
        s.push(MoveMinions(f.seat, nazgul_only=True))


# Nations


@dataclass(frozen=True)
class Activate(Verb):
    """A nation becomes active: the named one, or the one at hand (-1). Wormtongue in play keeps Rohan passive."""

    nation: int = -1

    def do(self, s: War, f: Carry) -> None:
        rouse(s, f.it() if self.nation < 0 else self.nation)


@dataclass(frozen=True)
class Advance(Verb):
    """A nation, the named one or the one at hand (-1), moves one box towards At War, if it can."""

    nation: int = -1

    def do(self, s: War, f: Carry) -> None:
        advance(s, f.it() if self.nation < 0 else self.nation)


@dataclass(frozen=True)
class GoToWar(Verb):
    """An active nation goes straight to At War."""

    nation: int

    def do(self, s: War, f: Carry) -> None:
        while s.active[self.nation] and not s.at_war(self.nation):
            advance(s, self.nation)


# Recruiting


@dataclass(frozen=True)
class Levy(Verb):
    """Figures of a nation are recruited in one region; which, the player chooses if several are possible.

    For each of `units` he chooses a Regular or an Elite. The rest is settled: `regulars`, `elites`, `leaders`, and
    `nazgul` of Sauron.
    """

    nation: int
    where: Selector
    units: int = 0
    regulars: int = 0
    elites: int = 0
    leaders: int = 0
    nazgul: int = 0

    def settled(self) -> list[tuple[int, int]]:
        """The kinds whose number the card settles. Leaders come last: they need company (AMB-15)."""
        return [
            (kind_of(self.nation, REGULAR), self.regulars),
            (kind_of(self.nation, ELITE), self.elites),
            (kind_of(self.nation, LEADER) if self.leaders else NAZGUL, self.leaders + self.nazgul),
        ]

    def unit_kinds(self, w: War, region: int) -> list[int]:
        kinds = [kind_of(self.nation, REGULAR), kind_of(self.nation, ELITE)]
        return [kind for kind in kinds if refuse_recruit(w, kind, region, True) is None]

    def refuse_region(self, w: War, region: int) -> Reason | None:
        """Why nothing can be recruited there. WR-9.12, WR-9.15 to WR-9.19"""
        if self.units and self.unit_kinds(w, region):
            return None
        for kind, count in self.settled():
            if count and refuse_recruit(w, kind, region, True) is None:
                return None
        return NOT_A_PLACE

    def do(self, s: War, f: Carry) -> None:
        if f.stage == 0:
            regions = [region for region in self.where.things(s, f) if self.refuse_region(s, region) is None]
            if regions:
                f.ask_one(s, f.seat, "levy-region", [REGION + region for region in regions])
            return
        region, left = f.notes
        kinds = self.unit_kinds(s, region) if left else []
        if kinds:
            f.ask_one(s, f.seat, "levy-unit", [FIGURE + kind for kind in kinds])
            return
        for kind, count in self.settled():
            for _ in range(count):
                if refuse_recruit(s, kind, region, True) is None:
                    recruit(s, kind, region)

    def take(self, s: War, f: Carry) -> None:
        if f.stage == 0:
            f.again(1, [s.reply - REGION, self.units])
        else:
            region, left = f.notes
            recruit(s, s.reply - FIGURE, region)
            f.again(1, [region, left - 1])

    def refuse(self, s: War, f: Carry, code: int) -> Reason | None:
        if f.stage == 0:
            region = code - REGION
            return self.refuse_region(s, region) if region in self.where.things(s, f) else NOT_A_PLACE
        return None if code - FIGURE in self.unit_kinds(s, f.notes[0]) else NOT_A_UNIT


@dataclass(frozen=True)
class LevyEverywhere(Verb):
    """Figures of one kind are recruited, so many in each region. If they are too few, the player chooses where."""

    kind: int
    where: Selector
    each: int = 1

    def open_regions(self, w: War, f: Carry) -> list[int]:
        """A region for every figure that it still lacks; `notes` are the regions of those already placed."""
        found: list[int] = []
        for region in self.where.things(w, f):
            if refuse_recruit(w, self.kind, region, True) is None:
                found += [region] * (self.each - f.notes.count(region))
        return found

    def do(self, s: War, f: Carry) -> None:
        lacking = self.open_regions(s, f)
        if not lacking:
            return
        if len(lacking) <= s.figures.count(self.kind, REINFORCEMENTS + KIND_SIDE[self.kind]):
            for region in lacking:
                if refuse_recruit(s, self.kind, region, True) is None:
                    recruit(s, self.kind, region)
        else:
            f.ask_one(s, f.seat, "levy-region", [REGION + region for region in sorted(set(lacking))])

    def take(self, s: War, f: Carry) -> None:
        region = s.reply - REGION
        recruit(s, self.kind, region)
        f.again(1, [*f.notes, region])

    def refuse(self, s: War, f: Carry, code: int) -> Reason | None:
        return None if code - REGION in self.open_regions(s, f) else NOT_A_PLACE


# Dice against armies


@dataclass(frozen=True)
class Strike(Verb):
    """Dice are rolled against an enemy army in one of the regions: a die that shows `needed` or more is a hit.

    The player chooses the army, its owner takes the hits. It is no attack, so nations do not react.
    """

    where: Selector
    dice: int
    needed: int

    def targets(self, w: War, f: Carry) -> list[int]:
        enemy = enemy_of(side_of(f))
        return [r for r in self.where.things(w, f) if w.has_units(enemy, quarters(w, enemy, r))]

    def do(self, s: War, f: Carry) -> None:
        if f.stage:
            throw_dice(s, f, self.dice)
            return
        targets = self.targets(s, f)
        if targets:
            f.ask_one(s, f.seat, "strike", [REGION + region for region in targets])

    def take(self, s: War, f: Carry) -> None:
        if f.stage == 0:
            f.again(1, [s.reply - REGION])
            return
        enemy = enemy_of(side_of(f))
        hits = hits_in(s, f, self.needed)
        if hits:
            s.push(CardHits(enemy, quarters(s, enemy, f.notes[0]), hits))

    def refuse(self, s: War, f: Carry, code: int) -> Reason | None:
        return None if code - REGION in self.targets(s, f) else NO_TARGET


# Armies on the way


@dataclass(frozen=True)
class MoveArmies(Verb):
    """Up to so many armies may each move up to so many regions; who goes is settled at the start.

    One of `escort` (kinds of figures, or 22 + a Character) must come along, if any are named. With `join` each must end
    where another army of the side stands outside a besieged Stronghold.
    """

    armies: int = 1
    regions: int = 1
    escort: tuple[int, ...] = ()
    join: bool = False

    def do(self, s: War, f: Carry) -> None:
        s.push(CardMarch(f.seat, side_of(f), self.armies, self.regions, list(self.escort), self.join))


VERBS: Final[list[type[Effect]]] = [
    Remains,
    Draw,
    TurnDie,
    Heal,
    Corrupt,
    HealByDice,
    CorruptByDice,
    BringTile,
    FellowshipMoves,
    FellowshipHides,
    SeparateCompanions,
    MoveGroup,
    CompanionsMove,
    NazgulFly,
    Activate,
    Advance,
    GoToWar,
    Levy,
    LevyEverywhere,
    Strike,
    MoveArmies,
]
