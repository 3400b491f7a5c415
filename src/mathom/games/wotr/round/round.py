"""Chapter 4: the round and its six phases."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.wotr.armies.command import begin_actions, pass_markers, side_acts
from mathom.games.wotr.box import DIE_FACES, DIE_SIDES, EYE, FREE_PEOPLES, SHADOW
from mathom.games.wotr.characters import dice_of
from mathom.games.wotr.codes import NUMBER
from mathom.games.wotr.event_kinds import DICE_ROLLED, EYES_ROLLED, HUNT_ALLOCATED, ROUND_BEGAN
from mathom.games.wotr.events.hand import HandLimit, decks_of, draw
from mathom.games.wotr.fellowship.members import ring_decides
from mathom.games.wotr.fellowship.mordor import stayed_idle
from mathom.games.wotr.fellowship.moves import FellowshipPhase
from mathom.games.wotr.round.draw import TeamDraw
from mathom.games.wotr.round.turn import Turn
from mathom.games.wotr.state import War
from mathom.games.wotr.team import DUEL
from mathom.games.wotr.victory import NOT_WON, end_war, won_in_phase_6
from mathom.kernel import Frame, Reason

# The phase in which a step is the next one, as far as that step alone tells it.
PHASE_AT: Final[dict[str, str]] = {
    "recover_dice": "draw",
    "draw_cards": "draw",
    "meet_in_council": "draw",
    "check_victory": "victory",
}

TOO_FEW: Final = Reason("at-least-one-die-goes-to-the-hunt-after-the-fellowship-moved", "WR-4.13")
TOO_MANY_DICE: Final = Reason("no-more-dice-than-companions-go-to-the-hunt", "WR-4.14", "WR-4.15")


class Round(Frame):
    """One round after the other until somebody has won. `side` is whose turn it is in phase 5. WR-4.1, WR-4.2"""

    __slots__ = ("side",)
    shows: ClassVar[tuple[str, ...]] = ("step", "side")

    def __init__(self) -> None:
        super().__init__("recover_dice")
        self.side = FREE_PEOPLES

    def clone(self) -> Round:
        other = Round()
        other.step = self.step
        other.side = self.side
        return other

    def phase(self, w: War) -> str:
        """The phase of the round, as views and positions name it."""
        if self.step == "allocate_hunt":
            return "hunt" if w.stack[-1] is self else "fellowship"
        return PHASE_AT.get(self.step, "action")

    # Phase 1: recover dice and draw cards

    def recover_dice(self, w: War) -> None:
        """A new round: all dice come back, and what was once a round may be done again. WR-4.3 to WR-4.5, WR-5.5"""
        w.turn += 1
        w.tell(ROUND_BEGAN, w.turn)
        w.hunted = w.hunt_box[FREE_PEOPLES] > 0
        w.hunt_box = [0, 0]
        w.rolled = [[], []]
        w.dice = [dice_of(w, side) for side in (FREE_PEOPLES, SHADOW)]
        w.ring_used = [False, False]
        w.tried = False
        w.mouth_used = False
        self.side = FREE_PEOPLES
        if w.turn > 1:
            pass_markers(w)
        self.step = "draw_cards"

    def draw_cards(self, w: War) -> None:
        """Each player draws from both decks and then keeps the hand limit. WR-4.6, WR-4.7, AMB-7"""
        if w.seats > DUEL:
            self.step = "meet_in_council"
            w.push(TeamDraw())
            return
        seat = w.lead[self.side]
        for deck in decks_of(self.side):
            draw(w, seat, deck)
        if self.side == FREE_PEOPLES:
            self.side = SHADOW
        else:
            self.step = "meet_in_council"
        w.push(HandLimit(seat))

    # Phase 2: Fellowship (WR-4.8 to WR-4.11, AMB-50)

    def meet_in_council(self, w: War) -> None:
        self.step = "allocate_hunt"
        w.push(FellowshipPhase())

    # Phase 3: hunt allocation

    def refuse_allocation(self, w: War, count: int) -> Reason | None:
        """Why the Shadow cannot put so many dice into the Hunt box. WR-4.12 to WR-4.15, AMB-6"""
        if count < (1 if w.hunted else 0):
            return TOO_FEW
        return None if count <= min(w.dice[SHADOW], max(1, len(w.companions_in_fellowship()))) else TOO_MANY_DICE

    def allocate_hunt(self, w: War) -> None:
        counts = [n for n in range(w.dice[SHADOW] + 1) if self.refuse_allocation(w, n) is None]
        w.ask_one(w.lead[SHADOW], "hunt-allocation", [NUMBER + n for n in counts], then="place_hunters")

    def place_hunters(self, w: War) -> None:
        w.hunt_box = [0, w.reply - NUMBER]
        w.tell(HUNT_ALLOCATED, w.reply - NUMBER)
        self.step = "roll_free_peoples"

    # Phase 4: action roll

    def roll_free_peoples(self, w: War) -> None:
        """The Free Peoples roll all their dice. WR-4.17, WR-19.14"""
        self.step = "roll_shadow"
        w.throw("dice.free_peoples", [DIE_SIDES] * w.dice[FREE_PEOPLES])

    def roll_shadow(self, w: War) -> None:
        """Dice of the Hunt are not rolled. WR-4.16, WR-4.17"""
        rolled = sorted([DIE_FACES[FREE_PEOPLES][pick] for pick in w.outcome])
        w.rolled = [rolled, []]
        w.tell(DICE_ROLLED, FREE_PEOPLES, rolled)
        self.step = "set_eyes_aside"
        w.throw("dice.shadow", [DIE_SIDES] * (w.dice[SHADOW] - w.hunt_box[SHADOW]))

    def set_eyes_aside(self, w: War) -> None:
        """Every Eye goes to the Hunt box. WR-4.18, WR-4.19"""
        rolled = sorted([DIE_FACES[SHADOW][pick] for pick in w.outcome])
        w.tell(DICE_ROLLED, SHADOW, rolled)
        eyes = rolled.count(EYE)
        if eyes:
            w.hunt_box = [0, w.hunt_box[SHADOW] + eyes]
            w.tell(EYES_ROLLED, eyes)
        w.rolled = [w.rolled[FREE_PEOPLES], [face for face in rolled if face != EYE]]
        self.side = FREE_PEOPLES
        begin_actions(w)
        self.step = "act"

    # Phase 5: action resolution

    def act(self, w: War) -> None:
        """The sides alternate; who has no dice left is skipped. WR-4.20, WR-4.24, WR-5.10, WR-5.11, WR-19.18, AMB-3"""
        if not w.rolled[FREE_PEOPLES] and not w.rolled[SHADOW]:
            self.step = "rest_in_mordor"
            return
        side = self.side if w.rolled[self.side] else 1 - self.side
        self.side = 1 - side
        side_acts(w, side)
        w.push(Turn(w.actor(side), side))

    def rest_in_mordor(self, w: War) -> None:
        """Idleness on the Mordor track corrupts. WR-17.15, AMB-69"""
        stayed_idle(w)
        if not ring_decides(w):
            self.step = "check_victory"

    # Phase 6: victory check

    def check_victory(self, w: War) -> None:
        """Who has the points has won; else another round follows. WR-4.25, WR-18.6"""
        won = won_in_phase_6(w)
        if won != NOT_WON:
            end_war(w, won)
        else:
            self.step = "recover_dice"

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        return self.refuse_allocation(s, code - NUMBER)
