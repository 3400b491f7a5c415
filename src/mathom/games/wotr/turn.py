"""Chapter 5: a turn in the action phase. Use a die for an action, skip one, or pass; before that perhaps a ring."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.actions import begin, refuse_action
from mathom.games.wotr.aftermath import AfterAction
from mathom.games.wotr.characters import Entry, refuse_entry_of
from mathom.games.wotr.codes import (
    ACTION_WORDS,
    CHARACTER,
    DIE,
    DISMISS_CARD,
    MOST_FACES,
    PASS,
    SKIP,
    TURN,
    USE_RING,
    turn_code,
)
from mathom.games.wotr.components import (
    ARAGORN,
    BOROMIR,
    DIE_FACES,
    EYE,
    FACES,
    FREE_PEOPLES,
    GANDALF_THE_WHITE,
    GIMLI,
    LEGOLAS,
    SHADOW,
    WILL_OF_THE_WEST,
    enemy_of,
)
from mathom.games.wotr.happenings import DIE_SKIPPED, DIE_USED, PASSED, RING_USED, WILL_TURNED
from mathom.games.wotr.rings import refuse_ring, spend_ring
from mathom.games.wotr.war import War
from mathom.kernel import Frame, Reason

NO_DIE: Final = -1

NO_SUCH_DIE: Final = Reason("you-have-no-unused-die-of-that-face", "WR-4.21")
NOT_FEWER: Final = Reason("only-who-has-fewer-dice-may-pass", "WR-5.6")
NOT_TO_WILL: Final = Reason("a-ring-does-not-turn-a-die-to-the-will-of-the-west", "WR-5.41")
NOT_ON_THE_DIE: Final = Reason("your-dice-have-no-such-face", "WR-1.11", "WR-1.12")
SAME_FACE: Final = Reason("the-die-shows-that-face-already", "WR-5.31", "WR-5.38")
NO_ACTION: Final = Reason("that-is-no-action-of-this-die", "WR-4.21")

PERSUADERS: Final = [BOROMIR, LEGOLAS, GIMLI]


def refuse_pass(w: War, side: int) -> Reason | None:
    """WR-5.6, AMB-2"""
    return None if len(w.rolled[side]) < len(w.rolled[enemy_of(side)]) else NOT_FEWER


def refuse_turning(w: War, side: int, face: int, to: int) -> Reason | None:
    """Why a ring does not turn a die from one face to another. WR-5.38, WR-5.41 to WR-5.43, AMB-4"""
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


class Turn(Frame):
    """One player's turn. `die` is the face of the die he uses, as it counts; `shown` what it showed when he took it.

    WR-4.21, WR-4.22, WR-5.6 to WR-5.9, WR-5.31, WR-5.37 to WR-5.43
    """

    __slots__ = ("die", "seat", "shown", "side")

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
        return None if code - DIE in w.rolled[self.side] else NO_SUCH_DIE

    def die_chosen(self, w: War) -> None:
        if w.reply == PASS:
            w.tell(PASSED, self.seat)
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
            w.pop()

    # The Will of the West (DP-12, DP-27)

    def choose_will(self, w: War) -> None:
        options = [DIE + face for face in range(len(FACES)) if refuse_will(face) is None]
        options += [CHARACTER + c for c in (ARAGORN, GANDALF_THE_WHITE) if refuse_entry_of(w, c) is None]
        if refuse_action(w, self.seat, self.side, self.shown, self.die, DISMISS_CARD) is None:
            options.append(DISMISS_CARD)
        w.ask_one(self.seat, "will", [*options, SKIP], then="will_chosen")

    def will_chosen(self, w: War) -> None:
        """WR-5.31, WR-5.32"""
        if DIE <= w.reply < DIE + len(FACES):
            self.die = w.reply - DIE
            w.tell(WILL_TURNED, self.seat, self.die)
            self.step = "choose_action"
        elif w.reply in (CHARACTER + ARAGORN, CHARACTER + GANDALF_THE_WHITE):
            who = w.reply - CHARACTER
            self.use_die(w)
            w.push(Entry(self.seat, who))
        else:
            self.step = "act"

    # Which action (DP-13, DP-14)

    def choose_action(self, w: War) -> None:
        options = [
            code for code in ACTION_CODES if refuse_action(w, self.seat, self.side, self.shown, self.die, code) is None
        ]
        w.ask_one(self.seat, "action", [*options, SKIP], then="act")

    def act(self, w: War) -> None:
        """WR-4.21, WR-4.22, WR-5.9"""
        code = w.reply
        if code == SKIP:
            take_die(w, self.side, self.shown)
            w.tell(DIE_SKIPPED, self.seat, self.shown)
            w.pop()
            return
        self.use_die(w)
        begin(w, self.seat, self.side, self.shown, self.die, code)

    def use_die(self, w: War) -> None:
        take_die(w, self.side, self.shown)
        w.tell(DIE_USED, self.seat, self.shown)
        self.step = "finish"

    def finish(self, w: War) -> None:
        w.pop()
        w.push(AfterAction())

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if self.step == "choose_die":
            return self.refuse_die(s, code)
        if self.step == "choose_turning":
            face, to = divmod(code - TURN, MOST_FACES)
            return refuse_turning(s, self.side, face, to) if code >= TURN else NO_ACTION
        if self.step == "choose_will" and DIE <= code < DIE + len(FACES):
            return refuse_will(code - DIE)
        who = code - CHARACTER
        if self.step == "choose_will" and who in (ARAGORN, GANDALF_THE_WHITE):
            return refuse_entry_of(s, who)
        if code == SKIP:
            return None
        if code not in ACTION_CODES:
            return NO_ACTION
        return refuse_action(s, self.seat, self.side, self.shown, self.die, code)


ACTION_CODES: Final[list[int]] = [*ACTION_WORDS, *[CHARACTER + c for c in PERSUADERS]]
