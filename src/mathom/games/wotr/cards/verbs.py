"""What cards do to cards, dice, the Fellowship, Companions and nations. Each is done as far as possible (WR-6.14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Effect, Selector, Verb
from mathom.effects.control import NOT_OFFERED
from mathom.games.wotr.armies.command import note_deed, refuse_again
from mathom.games.wotr.box import (
    DIE_SIDES,
    FACES,
    VERSIONS,
    card_name,
    face_name,
)
from mathom.games.wotr.cards.conditions import RING_BEARERS
from mathom.games.wotr.cards.journeys import GroupMove
from mathom.games.wotr.characters import MoveCompanions
from mathom.games.wotr.codes import DIE, DONE
from mathom.games.wotr.event_kinds import CHARACTERS_MOVED, face_names
from mathom.games.wotr.events.hand import ChooseDeck, DrawCards
from mathom.games.wotr.events.in_play import SAFE, leave_table
from mathom.games.wotr.fellowship.moves import (
    MoveFellowship,
    Separate,
    add_corruption,
    heal,
    hide,
    refuse_hide,
    refuse_move_fellowship,
    ring_decides,
)
from mathom.games.wotr.fellowship.reveal import DrawTile, Reveal
from mathom.games.wotr.hunt.roll import HuntRoll, bring_tile
from mathom.games.wotr.map import NOWHERE, region_name, region_of
from mathom.games.wotr.minions import MoveMinions
from mathom.games.wotr.politics import advance, rouse, set_back
from mathom.games.wotr.state import War
from mathom.kernel import EventKind, Reason

LOST, TO_HUNT_BOX = -1, -2  # where dice go
ANY_FACE, ALL_DICE = -1, 0
EITHER_DECK: Final = -1
HIDDEN, MOVED, FOUND_OUT = 0, 1, 2  # what happens to the Fellowship

CARD_ROLLED: Final = EventKind(
    "card-rolled", ("card", "dice", "needed", "hits"), ("WR-6.31",), (card_name, None, None, None)
)
DIE_TURNED: Final = EventKind("die-turned", ("card", "die", "goal"), ("WR-6.12",), (card_name, face_name, face_name))

DICE_LOST: Final = EventKind("dice-lost", ("die", "count"), ("WR-6.12",), (face_name, None))
EYE_OPENED: Final = EventKind("eye-opened", ("dice", "level"), ("WR-6.12", "WR-16.14"), (face_names, None))
DRIVEN: Final = EventKind("ring-bearers-driven", ("region", "goal"), ("WR-6.12",), (region_name, region_name))


def throw_dice(w: War, f: Carry, count: int) -> None:
    """Combat dice for a card; neither modifiers nor re-rolls apply. WR-6.31"""
    f.throw(w, "card", [DIE_SIDES] * count)


def hits_in(w: War, f: Carry, needed: int) -> int:
    """How many of the dice that fell show `needed` or more. WR-6.31"""
    dice = [die + 1 for die in w.outcome]
    hits = len([die for die in dice if die >= needed])
    w.tell(CARD_ROLLED, f.card, dice, needed, hits)
    return hits


# The card itself


@dataclass(frozen=True)
class Draw(Verb):
    """The player draws cards from a deck, or one from either of his (EITHER_DECK), then keeps the hand limit."""

    deck: int
    count: int = 1

    def do(self, s: War, f: Carry) -> None:
        s.push(ChooseDeck(f.seat) if self.deck == EITHER_DECK else DrawCards(f.seat, self.deck, self.count))


@dataclass(frozen=True)
class LeaveTable(Verb):
    """The card at hand, a card in play, is discarded; with `itself` the card does not remain in play."""

    itself: bool = False

    def do(self, s: War, f: Carry) -> None:
        """WR-6.16"""
        leave_table(s, f.card if self.itself else f.it())


# Unused dice


@dataclass(frozen=True)
class ChangeDice(Verb):
    """Unused dice of a side that show `face` are turned to another, lost (LOST), or go to the Hunt box (TO_HUNT_BOX).

    All of them, or so many at most. With ANY_FACE the player chooses up to so many of his own.
    """

    side: int
    face: int
    to: int
    most: int = ALL_DICE

    def left(self, w: War, f: Carry) -> list[int]:
        """The unused dice but for those already named; `notes` are their faces."""
        dice = w.rolled[self.side][:]
        for face in f.notes:
            dice.remove(face)
        return dice

    def do(self, s: War, f: Carry) -> None:
        """DP-68"""
        dice = self.left(s, f)
        if self.face != ANY_FACE:
            named = [face for face in dice if face == self.face]
            self.change(s, f, named if self.most == ALL_DICE else named[: self.most])
        elif dice and len(f.notes) < self.most:
            f.ask_one(s, f.seat, "lidless-eye", [*[DIE + face for face in sorted(set(dice))], DONE])
        else:
            self.change(s, f, f.notes)

    def take(self, s: War, f: Carry) -> None:
        if s.reply == DONE:
            self.change(s, f, f.notes)
        else:
            f.again(1, [*f.notes, s.reply - DIE])

    def change(self, w: War, f: Carry, named: list[int]) -> None:
        if not named:
            return
        dice = w.rolled[self.side][:]
        for face in named:
            if self.to < 0:
                dice.remove(face)
            else:
                dice[dice.index(face)] = self.to
        w.rolled = [dice if i == self.side else other for i, other in enumerate(w.rolled)]
        if self.to == LOST:
            w.tell(DICE_LOST, self.face, len(named))
        elif self.to == TO_HUNT_BOX:
            w.hunt_box = [n + len(named) if i == self.side else n for i, n in enumerate(w.hunt_box)]
            w.tell(EYE_OPENED, named, w.hunt_box[self.side])
        else:
            w.tell(DIE_TURNED, f.card, self.face, self.to)

    def refuse(self, s: War, f: Carry, code: int) -> Reason | None:
        offered = code == DONE or (DIE <= code < DIE + len(FACES) and code - DIE in self.left(s, f))
        return None if offered else NOT_OFFERED


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
class CorruptByDice(Verb):
    """Dice are rolled; corruption rises, or with `heal` falls, by 1 for each that shows `needed` or more."""

    dice: int
    needed: int
    heal: bool = False

    def do(self, s: War, f: Carry) -> None:
        throw_dice(s, f, self.dice)

    def take(self, s: War, f: Carry) -> None:
        points = hits_in(s, f, self.needed)
        if self.heal:
            heal(s, points)
        else:
            add_corruption(s, points)
            ring_decides(s)


@dataclass(frozen=True)
class BringTile(Verb):
    """A special hunt tile comes into play: it waits, or joins the pool if the Fellowship is on the Mordor track."""

    tile: str

    def do(self, s: War, f: Carry) -> None:
        bring_tile(s, self.tile)


@dataclass(frozen=True)
class FellowshipIs(Verb):
    """The Fellowship is MOVED, with the Hunt, but no die goes to the Hunt box; HIDDEN again; or FOUND_OUT.

    Not if it cannot be.
    """

    what: int

    def prevented(self, s: War, f: Carry) -> Reason | None:
        if self.what == MOVED:
            return refuse_move_fellowship(s)
        return refuse_hide(s) if self.what == HIDDEN else None

    def do(self, s: War, f: Carry) -> None:
        if self.prevented(s, f) is not None:
            return
        if self.what == MOVED:
            s.push(MoveFellowship(by_card=True))
        elif self.what == HIDDEN:
            hide(s)
        else:
            s.push(Reveal())


@dataclass(frozen=True)
class Hunt(Verb):
    """A hunt tile is drawn and resolved like a successful Hunt; an Eye and a special tile of the Free Peoples do
    nothing.

    With `roll` there is a hunt roll first, as after a move of the Fellowship, and then every tile counts; neither
    progress nor the Hunt box changes. Where the Ring-bearers are SAFE, the tile reveals nothing. With `unreduced` all
    damage is corruption, with `casualty` damage costs a random Companion first.
    """

    roll: bool = False
    unreduced: bool = False
    casualty: bool = False

    def do(self, s: War, f: Carry) -> None:
        """WR-16.2, WR-16.29, WR-16.49, AMB-66"""
        if self.roll:
            s.push(HuntRoll(by_move=False))
        else:
            s.push(DrawTile(0, True, self.unreduced, self.casualty, ignore_reveal=f.use == SAFE))


# Companions, Ring-bearers and Nazgûl


@dataclass(frozen=True)
class PutFigure(Verb):
    """A Character on the map, or the figure of the RING_BEARERS, is put into a region; nothing else changes."""

    figure: int
    where: Selector

    def do(self, s: War, f: Carry) -> None:
        """No nation becomes active, no tile is drawn. WR-6.12"""
        [region] = self.where.things(s, f)
        if self.figure == RING_BEARERS:
            s.tell(DRIVEN, s.ring_bearers, region)
            s.ring_bearers = region
            return
        for figure in VERSIONS[self.figure]:
            origin = s.character_at[figure]
            if region_of(origin) not in (NOWHERE, region):
                s.put_character(figure, region)
                s.tell(CHARACTERS_MOVED, [figure], origin, region)


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
class MoveTowardsWar(Verb):
    """A nation, the named one or the one at hand (-1), moves one box towards At War, if it can; or with `back` away
    from it, but not beyond the first.
    """

    nation: int = -1
    back: bool = False

    def do(self, s: War, f: Carry) -> None:
        """WR-14.5, WR-14.34"""
        nation = f.it() if self.nation < 0 else self.nation
        if self.back:
            set_back(s, nation, 1)
        elif refuse_again(s, nation) is None:
            advance(s, nation)
            note_deed(s, nation)


@dataclass(frozen=True)
class GoToWar(Verb):
    """An active nation goes straight to At War."""

    nation: int

    def do(self, s: War, f: Carry) -> None:
        if refuse_again(s, self.nation) is None:
            note_deed(s, self.nation)
            while s.active[self.nation] and not s.at_war(self.nation):
                advance(s, self.nation)


VERBS: Final[list[type[Effect]]] = [
    Draw,
    LeaveTable,
    ChangeDice,
    Heal,
    Corrupt,
    CorruptByDice,
    BringTile,
    FellowshipIs,
    Hunt,
    PutFigure,
    SeparateCompanions,
    MoveGroup,
    CompanionsMove,
    NazgulFly,
    Activate,
    MoveTowardsWar,
    GoToWar,
]
