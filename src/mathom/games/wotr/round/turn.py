"""Chapter 5: a turn in the action phase. Use a die for an action, skip one, or pass; before that perhaps a ring."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.wotr.armies.command import turn_taken
from mathom.games.wotr.armies.march import March
from mathom.games.wotr.battle.attack import attack_ways
from mathom.games.wotr.box import (
    ARAGORN,
    BOROMIR,
    CHARACTER_FACE,
    DIE_FACES,
    EYE,
    FACES,
    FREE_PEOPLES,
    GANDALF_THE_WHITE,
    GIMLI,
    LEGOLAS,
    MINIONS,
    MUSTER_ARMY_FACE,
    SHADOW,
    WILL_OF_THE_WEST,
    enemy_of,
    face_name,
)
from mathom.games.wotr.characters import EnterPlay, refuse_entry_of, refuse_minion
from mathom.games.wotr.codes import (
    ACTION_WORDS,
    ATTACK,
    BRING_MINION,
    CODES,
    DIE,
    DIPLOMACY,
    DISMISS_CARD,
    MOST_FACES,
    MOVE_ARMY,
    PASS,
    SKIP,
    TURN,
    USE_RING,
    character_code,
    character_in,
    origin_in,
    turn_code,
)
from mathom.games.wotr.event_kinds import DIE_SKIPPED, DIE_USED, PASSED, PASSED_IN_TEAM, RING_USED, WILL_TURNED, Said
from mathom.games.wotr.map import REGION_NAMES
from mathom.games.wotr.round.actions import (
    NOTHING_TO_DO,
    begin,
    is_worth_telling,
    may_allow,
    refuse_action,
    refuse_all,
    refuse_face,
)
from mathom.games.wotr.round.aftermath import AfterAction
from mathom.games.wotr.round.beforehand import ACTION_FIRST, ON_THE_MAP, refuse_before_action, refuse_early
from mathom.games.wotr.round.rings import refuse_ring, spend_ring
from mathom.games.wotr.state import War
from mathom.kernel import NOTHING_SAID, Frame, Reason

NO_DIE: Final = -1

NO_SUCH_DIE: Final = Reason("you-have-no-unused-die-of-that-face", "WR-4.21")
NOT_FEWER: Final = Reason("only-who-has-fewer-dice-may-pass", "WR-5.6")
NOT_TO_WILL: Final = Reason("a-ring-does-not-turn-a-die-to-the-will-of-the-west", "WR-5.41")
NOT_ON_THE_DIE: Final = Reason("your-dice-have-no-such-face", "WR-1.11", "WR-1.12")
EYE_STAYS: Final = Reason("a-die-that-shows-the-eye-is-not-turned", "WR-5.43")
SAME_FACE: Final = Reason("the-die-shows-that-face-already", "WR-5.31", "WR-5.38")
NO_ACTION: Final = Reason("that-is-no-action-of-this-die", "WR-4.21")

PERSUADERS: Final = [BOROMIR, LEGOLAS, GIMLI]


def refuse_pass(w: War, side: int) -> Reason | None:
    """Why the side cannot pass: it must have fewer dice than the enemy. WR-5.6, AMB-2"""
    return None if len(w.rolled[side]) < len(w.rolled[enemy_of(side)]) else NOT_FEWER


def refuse_turning(w: War, side: int, face: int, to: int) -> Reason | None:
    """Why a ring does not turn a die from one face to another. WR-5.38, WR-5.41 to WR-5.43, AMB-4"""
    if side == SHADOW and face == EYE:
        return EYE_STAYS
    if face not in w.rolled[side]:
        return NO_SUCH_DIE
    if to not in DIE_FACES[side]:
        return NOT_ON_THE_DIE
    if to == WILL_OF_THE_WEST:
        return NOT_TO_WILL
    return SAME_FACE if face == to else None


def refuse_will(face: int) -> Reason | None:
    """Why the Will of the West does not count as this face. WR-5.31"""
    if face not in DIE_FACES[FREE_PEOPLES]:
        return NOT_ON_THE_DIE
    return SAME_FACE if face == WILL_OF_THE_WEST else None


def take_die(w: War, side: int, face: int) -> None:
    """The die is no longer unused. WR-4.22"""
    left = w.rolled[side][:]
    left.remove(face)
    rolled = w.rolled[:]
    rolled[side] = left
    w.rolled = rolled


def armies_for(w: War, side: int, dice: list[int]) -> dict[str, list[str]]:
    """For each of these dice the regions whose armies can move or attack with it; the Will of the West is turned to
    what can do both. WR-5.12, WR-5.20, WR-5.31"""
    found: dict[bool, list[str]] = {}
    armies: dict[str, list[str]] = {}
    for die in dice:
        face = MUSTER_ARMY_FACE if die == WILL_OF_THE_WEST else die
        leader = face == CHARACTER_FACE
        if refuse_face(w, side, face, MOVE_ARMY) is not None:
            continue
        if leader not in found:
            ways = March(0, side, 1, leader, by_die=True).ways(w) + attack_ways(w, side, leader, by_die=True)
            found[leader] = [REGION_NAMES[origin] for origin in sorted({origin_in(way) for way in ways})]
        armies[face_name(die)] = found[leader]
    return armies


class Turn(Frame):
    """One player's turn. `die` is the face of the die he uses, as it counts; `shown` what it showed when he took it.

    WR-4.21, WR-4.22, WR-5.6 to WR-5.9, WR-5.31, WR-5.37 to WR-5.43
    """

    __slots__ = ("die", "seat", "shown", "side")
    shows: ClassVar[tuple[str, ...]] = ("step", "die", "seat", "shown", "side")
    discreet: ClassVar[tuple[str, ...]] = ("choose_action",)

    def __init__(self, seat: int = 0, side: int = FREE_PEOPLES) -> None:
        super().__init__("choose_die")
        self.seat = seat
        self.side = side
        self.die = NO_DIE
        self.shown = NO_DIE

    def clone(self) -> Turn:
        other = Turn(self.seat, self.side)
        other.step = self.step
        other.die = self.die
        other.shown = self.shown
        return other

    # Which die (DP-9 to DP-11)

    def choose_die(self, w: War) -> None:
        options = [DIE + face for face in range(len(FACES)) if face in w.rolled[self.side]]
        options += [code for code in (PASS, USE_RING) if self.refuse_die(w, code) is None]
        w.ask_one(self.seat, "turn", options, then="die_chosen")

    def refuse_die(self, w: War, code: int) -> Reason | None:
        if code == PASS:
            return refuse_pass(w, self.side)
        if code == USE_RING:
            return refuse_ring(w, self.side)
        if not DIE <= code < DIE + len(FACES):
            return refuse_early(w, self.seat, self.side, code)
        return None if code - DIE in w.rolled[self.side] else NO_SUCH_DIE

    def die_chosen(self, w: War) -> None:
        if w.reply == PASS:
            w.tell(PASSED_IN_TEAM if w.is_divided(self.side) else PASSED, self.seat)
            w.pop()
        elif w.reply == USE_RING:
            self.step = "choose_turning"
        else:
            self.die = self.shown = w.reply - DIE
            self.step = "choose_will" if self.die == WILL_OF_THE_WEST else "choose_action"

    # A ring (DP-9)

    def choose_turning(self, w: War) -> None:
        faces = range(len(FACES))
        pairs = [(face, to) for face in faces for to in faces if refuse_turning(w, self.side, face, to) is None]
        w.ask_one(self.seat, "ring", [turn_code(face, to) for face, to in pairs], then="turn_die")

    def turn_die(self, w: War) -> None:
        """A die turned to the Eye goes to the Hunt box; that is no action. WR-5.38, WR-5.39, WR-5.42"""
        face, to = divmod(w.reply - TURN, MOST_FACES)
        spend_ring(w, self.side)
        take_die(w, self.side, face)
        w.tell(RING_USED, self.seat, face, to)
        if to == EYE:
            w.hunt_box = [w.hunt_box[FREE_PEOPLES], w.hunt_box[SHADOW] + 1]
        else:
            rolled = w.rolled[:]
            rolled[self.side] = sorted([*rolled[self.side], to])
            w.rolled = rolled
        if w.rolled[self.side]:
            self.step = "choose_die"
        else:
            turn_taken(w, self.side, False)
            w.pop()

    # The Will of the West (DP-12, DP-27)

    def choose_will(self, w: War) -> None:
        options = [DIE + face for face in range(len(FACES)) if refuse_will(face) is None]
        options += [character_code(c) for c in (ARAGORN, GANDALF_THE_WHITE) if refuse_entry_of(w, c) is None]
        if refuse_action(w, self.seat, self.side, self.shown, self.die, DISMISS_CARD) is None:
            options.append(DISMISS_CARD)
        w.ask_one(self.seat, "will", [*options, SKIP], then="will_chosen")

    def will_chosen(self, w: War) -> None:
        """The Will of the West becomes another face, or brings Aragorn or Gandalf the White. WR-5.31, WR-5.32"""
        if DIE <= w.reply < DIE + len(FACES):
            self.die = w.reply - DIE
            w.tell(WILL_TURNED, self.seat, self.die)
            self.step = "choose_action"
        elif w.reply in (character_code(ARAGORN), character_code(GANDALF_THE_WHITE)):
            who = character_in(w.reply)
            self.use_die(w)
            w.push(EnterPlay(self.seat, who))
        else:
            self.step = "act"

    # Which action (DP-13, DP-14)

    def choose_action(self, w: War) -> None:
        options = [
            code
            for code in MAY_ALLOW[self.side][self.die] + w.extra.actions(self.side, self.die)
            if refuse_action(w, self.seat, self.side, self.shown, self.die, code) is None
        ]
        w.ask_one(self.seat, "action", [*options, SKIP], then="act")

    def act(self, w: War) -> None:
        """The die is used up, for an action or for nothing. WR-4.21, WR-4.22, WR-5.9"""
        code = w.reply
        if code == SKIP:
            take_die(w, self.side, self.shown)
            w.tell(DIE_SKIPPED, self.seat, self.shown)
            turn_taken(w, self.side, False)
            w.pop()
            return
        self.use_die(w)
        begin(w, self.seat, self.side, self.shown, self.die, code)

    def use_die(self, w: War) -> None:
        take_die(w, self.side, self.shown)
        w.tell(DIE_USED, self.seat, self.shown)
        self.step = "finish"

    def finish(self, w: War) -> None:
        turn_taken(w, self.side, True)
        w.pop()
        w.extra.die_spent(w, self.side, self.die)
        w.push(AfterAction())

    def expected(self, s: War, seat: int) -> list[int]:
        """The actions of the die, and of those that need somebody in play, those whose people are there."""
        if self.step == "choose_die":
            return [PASS, USE_RING]
        if self.step != "choose_action":
            return []
        codes = [code for code in ACTION_WORDS if code != DISMISS_CARD and may_allow(self.side, self.die, code)]
        codes += s.extra.actions(self.side, self.die)
        return [code for code in codes if is_worth_telling(s, self.side, self.die, code)]

    def about(self, s: War) -> Said:
        if self.step == "choose_action":
            return [("die", face_name(self.die))]
        if self.step != "choose_die":
            return NOTHING_SAID
        return [("armies", armies_for(s, self.side, sorted(set(s.rolled[self.side]))))]

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if self.step == "choose_die":
            return self.refuse_die(s, code)
        if self.step == "choose_turning":
            face, to = divmod(code - TURN, MOST_FACES)
            return refuse_turning(s, self.side, face, to) if code >= TURN else NO_ACTION
        if self.step == "choose_will" and DIE <= code < DIE + len(FACES):
            return refuse_will(code - DIE)
        who = character_in(code)
        if self.step == "choose_will" and who in (ARAGORN, GANDALF_THE_WHITE):
            return refuse_entry_of(s, who)
        if code == SKIP:
            return None
        if CODES.family_of(code) in ON_THE_MAP:
            reasons = [self.refuse(s, seat, action) for action in (MOVE_ARMY, ATTACK)]
            return refuse_before_action(s, seat, self.side, code, self.die, None if None in reasons else reasons[0])
        if who in MINIONS and refuse_face(s, self.side, self.die, BRING_MINION) is None:
            return refuse_minion(s, seat, who) or ACTION_FIRST
        if CODES.family_of(code) == "card":
            return refuse_before_action(s, seat, self.side, code, self.die, None)
        if CODES.family_of(code) == "nation":
            return refuse_before_action(s, seat, self.side, code, self.die, self.refuse(s, seat, DIPLOMACY))
        if code not in ACTION_CODES and code not in s.extra.actions(self.side, self.die):
            return NO_ACTION
        reason = refuse_action(s, self.seat, self.side, self.shown, self.die, code)
        return reason if reason is not NOTHING_TO_DO else refuse_all(s, self.seat, self.side, self.die, code) or reason


ACTION_CODES: Final[list[int]] = [*ACTION_WORDS, *[character_code(c) for c in PERSUADERS]]
# By side and face of the die: the actions to look at when a die is used.
MAY_ALLOW: Final[list[list[list[int]]]] = [
    [[code for code in ACTION_CODES if may_allow(side, die, code)] for die in range(len(FACES))]
    for side in (FREE_PEOPLES, SHADOW)
]
