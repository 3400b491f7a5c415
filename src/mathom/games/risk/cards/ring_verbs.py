"""Words of cards about the Ring-bearer. Each changes the true course and every possible one in the same way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from mathom.effects import Carry, Effect, Verb
from mathom.games.risk.box import GOOD, PARTY_SIDE, parties_from, party_name
from mathom.games.risk.cards.placing import Muster
from mathom.games.risk.codes import HIDE, MARCH, MINUS, PLUS, SPACE
from mathom.games.risk.event_kinds import Said
from mathom.games.risk.map import LORIEN, MOUNT_DOOM, NOWHERE
from mathom.games.risk.ring.bearer import (
    BEARER_MOVED,
    ENTERED,
    NOT_HIS_WAY,
    NOTHING_CHOSEN,
    PUT_BACK,
    RingMove,
    hide,
    reveal,
    tell_move,
    without_gift,
    write_down,
)
from mathom.games.risk.ring.course import (
    DARK,
    GIFT,
    PLACE,
    believe,
    beset,
    enter,
    follow,
    found_by_faramir,
    get,
    put,
    put_back,
    settle_phase,
    true_course,
    ways,
)
from mathom.games.risk.state import Realm
from mathom.kernel import Frame, Reason

SMEAGOL, ORCS, SHELOB, FARAMIR = range(4)  # what counts where: see `course.modified`
EVERYWHERE: Final[dict[str, int]] = {"smeagol": SMEAGOL, "orcs": ORCS, "shelob": SHELOB, "faramir": FARAMIR}


def add_to_roll(s: Realm, which: int, by: int) -> None:
    move = s.innermost(RingMove)
    assert move is not None
    move.cards = [number + by if i == which else number for i, number in enumerate(move.cards)]


@dataclass(frozen=True)
class AddToRoll(Verb):
    """The Ring-bearer's roll changes: `smeagol` everywhere, `orcs` in Gorgoroth, `shelob` in Minas Morgul."""

    which: str
    by: int

    def do(self, s: Realm, f: Carry) -> None:
        add_to_roll(s, EVERYWHERE[self.which], self.by)


@dataclass(frozen=True)
class ChooseSign(Verb):
    """The player adds or subtracts 2: at once from the roll, or with `beforehand` when he leaves Ithilien this turn."""

    beforehand: bool = False

    def do(self, s: Realm, f: Carry) -> None:
        f.ask_one(s, f.seat, "sign", [PLUS, MINUS])

    def take(self, s: Realm, f: Carry) -> None:
        if self.beforehand:
            adds = s.reply == PLUS
            follow(s, found_by_faramir(true_course(s), adds))
            believe(s, [found_by_faramir(course, adds) for course in s.belief])
        else:
            add_to_roll(s, FARAMIR, 2 if s.reply == PLUS else -2)


@dataclass(frozen=True)
class Hold(Verb):
    """The Ring-bearer may not leave his space in this turn."""

    def do(self, s: Realm, f: Carry) -> None:
        move = s.innermost(RingMove)
        assert move is not None
        move.held = True


@dataclass(frozen=True)
class Beset(Verb):
    """The next attempt of this turn to leave a space needs a roll."""

    def do(self, s: Realm, f: Carry) -> None:
        follow(s, beset(true_course(s)))
        believe(s, [beset(course) for course in s.belief])


@dataclass(frozen=True)
class PutBack(Verb):
    """If he is or was in Moria in this movement phase, he is there again; nothing is said about it.

    Who has hidden in Lórien meanwhile is revealed again: that choice is undone. RI-15.4, RI-15.19
    """

    def do(self, s: Realm, f: Carry) -> None:
        before = true_course(s)
        after = put_back(before)
        if s.shown != NOWHERE and get(after, PLACE) != s.shown:
            s.shown = get(after, PLACE)
        if get(after, PLACE) != get(before, PLACE):
            write_down(s, PUT_BACK, get(after, PLACE))
            tell_move(s, s.active, BEARER_MOVED, get(after, PLACE))
        follow(s, after)
        believe(s, [put_back(course) for course in s.belief])
        move = s.innermost(RingMove)
        if move is not None and move.in_lorien == HIDE and get(before, DARK):
            move.in_lorien = NOTHING_CHOSEN
            reveal(s)


class HuntStep(Frame):
    """Hunt for the Ringbearer: `owner` places figures where it controls his space, else he goes one step (DP-32).

    `guide` is the good party that looks and chooses. RI-15.14, RI-15.20 to RI-15.22
    """

    __slots__ = ("guide", "owner")
    shows: ClassVar[tuple[str, ...]] = ("step", "guide", "owner")
    discreet: ClassVar[tuple[str, ...]] = ("ask_branch",)

    def __init__(self, owner: int = 0, guide: int = 0) -> None:
        super().__init__("look")
        self.owner = owner
        self.guide = guide

    def clone(self) -> HuntStep:
        other = HuntStep(self.owner, self.guide)
        other.step = self.step
        return other

    def is_found(self, s: Realm, course: int) -> bool:
        return s.holder[get(course, PLACE)] == self.owner

    def look(self, s: Realm) -> None:
        """Figures that are placed show everybody where he is, though he stays hidden. RI-15.22"""
        course = true_course(s)
        if self.is_found(s, course):
            place = get(course, PLACE)
            believe(s, [c for c in s.belief if get(c, PLACE) == place])
            s.pop()
            s.push(Muster(self.owner, 4, [place]))
        else:
            believe(s, [c for c in s.belief if not self.is_found(s, c)])
            self.step = "ask_branch"

    def branches(self, course: int) -> list[int]:
        """Forward along an open edge; at Mount Doom nothing. RI-15.21"""
        if get(course, PLACE) == MOUNT_DOOM:
            return [SPACE + MOUNT_DOOM]
        return [SPACE + to for to in ways(course)]

    def ask_branch(self, s: Realm) -> None:
        s.ask_one(s.seat_of[self.guide], "hunted", self.branches(true_course(s)), then="step_on")

    def step_on(self, s: Realm) -> None:
        to = s.reply - SPACE
        before = true_course(s)
        follow(s, stepped(before, to))
        if to != get(before, PLACE):
            write_down(s, ENTERED, to)
            tell_move(s, self.guide, BEARER_MOVED, to)
        believe(s, [stepped(c, code - SPACE) for c in s.belief for code in self.branches(c)])
        if s.shown == LORIEN and to == LORIEN:
            self.step = "ask_lorien"
        else:
            self.finish(s)

    def ask_lorien(self, s: Realm) -> None:
        s.ask_one(s.seat_of[self.guide], "lorien", [HIDE, MARCH], then="lorien_chosen")

    def lorien_chosen(self, s: Realm) -> None:
        if s.reply == HIDE:
            given_up = [without_gift(course) for course in s.belief]
            follow(s, without_gift(true_course(s)))
            hide(s)
            believe(s, given_up)
        self.finish(s)

    def finish(self, s: Realm) -> None:
        follow(s, settle_phase(true_course(s)))
        believe(s, [settle_phase(course) for course in s.belief])
        s.pop()

    def about(self, s: Realm) -> Said:
        return [("party", party_name(self.guide))]

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if self.step == "ask_lorien":
            return None if code in (HIDE, MARCH) else NOT_HIS_WAY
        return None if code in self.branches(true_course(s)) else NOT_HIS_WAY


def stepped(course: int, to: int) -> int:
    """One step without a roll, a movement card or a march. RI-15.21"""
    return course if to == get(course, PLACE) else put(enter(course, to), GIFT, 1 if to == LORIEN else 0)


def guide_for(s: Realm, party: int) -> int:
    """Who picks the branch: a good player of the card itself, else the next good party, eliminated or not. RI-15.20"""
    return next(p for p in parties_from(party) if PARTY_SIDE[p] == GOOD)


@dataclass(frozen=True)
class Hunted(Verb):
    """Figures worth 4 gold where the player controls the Ring-bearer's space; else he goes one step without a roll."""

    def do(self, s: Realm, f: Any) -> None:
        s.push(HuntStep(f.party, guide_for(s, f.party)))


VERBS: Final[list[type[Effect]]] = [AddToRoll, ChooseSign, Hold, Beset, PutBack, Hunted]
