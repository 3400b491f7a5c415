"""Chapter 4: the round and its six phases."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.characters import dice_of
from mathom.games.wotr.codes import NUMBER
from mathom.games.wotr.company import ring_decides
from mathom.games.wotr.components import DIE_FACES, EYE, FREE_PEOPLES, SHADOW
from mathom.games.wotr.events import HandLimit, decks_of, draw
from mathom.games.wotr.fellowship import FellowshipPhase
from mathom.games.wotr.happenings import DICE_ROLLED, EYES_ROLLED, HUNT_ALLOCATED, ROUND_BEGAN
from mathom.games.wotr.mordor import stayed_idle
from mathom.games.wotr.turn import Turn
from mathom.games.wotr.victory import NOT_WON, end_war, won_in_phase_6
from mathom.games.wotr.war import War
from mathom.kernel import Frame, Reason

TOO_FEW: Final = Reason("at-least-one-die-goes-to-the-hunt-after-the-fellowship-moved", "WR-4.13")
TOO_MANY: Final = Reason("no-more-dice-than-companions-go-to-the-hunt", "WR-4.14", "WR-4.15")


class Round(Frame):
    """One round after the other until somebody has won. `side` is whose turn it is in phase 5. WR-4.1, WR-4.2"""

    __slots__ = ("side",)

    def __init__(self) -> None:
        super().__init__("recover_dice")
        self.side = FREE_PEOPLES

    def clone(self) -> Round:
        other = Round()
        other.step = self.step
        other.side = self.side
        return other

    # Phase 1: recover dice and draw cards

    def recover_dice(self, w: War) -> None:
        """WR-4.3 to WR-4.5, WR-5.5"""
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
        self.step = "draw_cards"

    def draw_cards(self, w: War) -> None:
        """Each player draws from both decks and then keeps the hand limit. WR-4.6, WR-4.7, AMB-7"""
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
        """WR-4.12 to WR-4.15, AMB-6"""
        if count < (1 if w.hunted else 0):
            return TOO_FEW
        return None if count <= min(w.dice[SHADOW], max(1, len(w.companions_in_fellowship()))) else TOO_MANY

    def allocate_hunt(self, w: War) -> None:
        counts = [n for n in range(w.dice[SHADOW] + 1) if self.refuse_allocation(w, n) is None]
        w.ask_one(w.lead[SHADOW], "hunt-allocation", [NUMBER + n for n in counts], then="place_hunters")

    def place_hunters(self, w: War) -> None:
        w.hunt_box = [0, w.reply - NUMBER]
        w.tell(HUNT_ALLOCATED, w.reply - NUMBER)
        self.step = "roll_free_peoples"

    # Phase 4: action roll

    def roll_free_peoples(self, w: War) -> None:
        """WR-4.17"""
        self.step = "roll_shadow"
        w.throw("dice.free_peoples", [6] * w.dice[FREE_PEOPLES])

    def roll_shadow(self, w: War) -> None:
        """Dice of the Hunt are not rolled. WR-4.16, WR-4.17"""
        rolled = sorted([DIE_FACES[FREE_PEOPLES][pick] for pick in w.outcome])
        w.rolled = [rolled, []]
        w.tell(DICE_ROLLED, FREE_PEOPLES, rolled)
        self.step = "set_eyes_aside"
        w.throw("dice.shadow", [6] * (w.dice[SHADOW] - w.hunt_box[SHADOW]))

    def set_eyes_aside(self, w: War) -> None:
        """WR-4.18, WR-4.19"""
        rolled = sorted([DIE_FACES[SHADOW][pick] for pick in w.outcome])
        w.tell(DICE_ROLLED, SHADOW, rolled)
        eyes = rolled.count(EYE)
        if eyes:
            w.hunt_box = [0, w.hunt_box[SHADOW] + eyes]
            w.tell(EYES_ROLLED, eyes)
        w.rolled = [w.rolled[FREE_PEOPLES], [face for face in rolled if face != EYE]]
        self.side = FREE_PEOPLES
        self.step = "act"

    # Phase 5: action resolution

    def act(self, w: War) -> None:
        """The players alternate; who has no dice left is skipped. WR-4.20, WR-4.24, WR-5.10, AMB-3"""
        if not w.rolled[FREE_PEOPLES] and not w.rolled[SHADOW]:
            self.step = "rest_in_mordor"
            return
        side = self.side if w.rolled[self.side] else 1 - self.side
        self.side = 1 - side
        w.push(Turn(w.lead[side], side))

    def rest_in_mordor(self, w: War) -> None:
        """Idleness on the Mordor track corrupts. WR-17.15, AMB-69"""
        stayed_idle(w)
        if not ring_decides(w):
            self.step = "check_victory"

    # Phase 6: victory check

    def check_victory(self, w: War) -> None:
        """WR-4.25, WR-18.6"""
        won = won_in_phase_6(w)
        if won != NOT_WON:
            end_war(w, won)
        else:
            self.step = "recover_dice"

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        return self.refuse_allocation(s, code - NUMBER)
