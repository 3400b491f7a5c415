"""Chapter 14: one strike between two characters of companies that fight."""

from __future__ import annotations

from typing import Any, ClassVar

from mathom.games.meccg.codes import NO, YES
from mathom.games.meccg.combat.strike import (
    FACING_TAPPED,
    FACING_WOUNDED,
    FAILED,
    INEFFECTUAL,
    STAYING,
    SUCCESSFUL,
    Strike,
    best_roll,
    current_attack,
    dice_of,
)
from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.event_kinds import DUELLED, KILLED
from mathom.games.meccg.faces import NO_NUMBER
from mathom.games.meccg.reasons import YES_OR_NO
from mathom.games.meccg.state import TAPPED, WOUNDED, Realm
from mathom.games.meccg.zones import GONE, POINTS, is_at
from mathom.kernel import Reason


class Duel(Strike):
    """`striker` strikes `target`. Both roll; who has less is wounded.

    `striker_stays` is whether the striker takes -3 in order not to tap, `loser` who is wounded and
    `winner` who is not. ME-14.17 to ME-14.25
    """

    __slots__ = ("loser", "striker", "striker_dodges", "striker_stays", "winner")
    shows: ClassVar[tuple[str, ...]] = (*Strike.shows, "striker", "striker_stays")
    both_roll: ClassVar[bool] = True
    prepared_for: ClassVar[str] = "defend"

    def __init__(self, target: int = 0, striker: int = 0, excess: int = 0, like: Duel | None = None) -> None:
        super().__init__(target, excess, like)
        self.striker: int = striker if like is None else like.striker
        self.striker_stays: bool = False if like is None else like.striker_stays
        self.striker_dodges: bool = False if like is None else like.striker_dodges
        self.loser: int = NO_NUMBER if like is None else like.loser
        self.winner: int = NO_NUMBER if like is None else like.winner

    def clone(self) -> Duel:
        return Duel(like=self)

    def about(self, s: Realm) -> list[tuple[str, Any]]:
        return [*super().about(s), ("prowess", self.opposing(s))]

    def champion(self, seat: int, s: Realm) -> int:
        return self.striker if seat == s.owner(self.striker) else self.target

    def foe(self, who: int) -> int:
        """Who stands against one of the two; nobody against anybody else."""
        one, other = (self.striker, self.target) if self.loser == NO_NUMBER else (self.winner, self.loser)
        return other if who == one else one if who == other else NO_THING

    def dodge(self, seat: int, s: Realm) -> None:
        if seat == s.owner(self.striker):
            self.striker_dodges = True
        else:
            self.dodging = True

    def opposing(self, s: Realm) -> int:
        """The prowess of the striker. ME-14.19, ME-14.20"""
        state = s.status[self.striker]
        situation = -FACING_TAPPED if state == TAPPED else -FACING_WOUNDED if state == WOUNDED else 0
        situation -= STAYING if self.striker_stays else 0
        return s.value("prowess", self.striker, s.printed("prowess", self.striker), situation)

    # W1 to W5 (ME-14.17 to ME-14.22)

    def answer(self, s: Realm) -> None:
        """First the attacker plays cards. ME-14.17"""
        from mathom.games.meccg.cards.chain import EventChain

        self.step = "spare"
        s.push(EventChain([current_attack(s).attacker], "strike"))

    def spare(self, s: Realm) -> None:
        """The striker may take -3 and stay untapped. ME-14.19"""
        if not s.is_untapped(self.striker) or self.striker_dodges or self.is_gone(s):
            self.step = "prepare"
        else:
            s.ask_one(current_attack(s).attacker, "strike-untapped", [YES, NO], "spared")

    def spared(self, s: Realm) -> None:
        self.striker_stays = s.reply == YES
        self.step = "prepare"

    def defend(self, s: Realm) -> None:
        """After support and -3 the defender plays cards. ME-14.21, ME-14.22, C-68"""
        from mathom.games.meccg.cards.chain import EventChain

        self.step = "clash"
        s.push(EventChain([current_attack(s).defender(s)], "strike"))

    def clash(self, s: Realm) -> None:
        """The defender's cards may have ended the strike."""
        if current_attack(s).cancelled or self.voided or self.is_gone(s):
            s.pop(INEFFECTUAL)
        else:
            self.step = "roll"

    # W6 and W7 (ME-14.23, ME-14.24)

    def roll(self, s: Realm) -> None:
        self.step = "compare"
        s.throw("duel", [*dice_of(s, self.striker), *dice_of(s, self.target)])

    def rolled(self, s: Realm) -> int:
        return best_roll(s.outcome[len(dice_of(s, self.striker)) :])

    def theirs(self, s: Realm) -> int:
        return best_roll(s.outcome[: len(dice_of(s, self.striker))]) + self.opposing(s)

    def checked(self, s: Realm, roll: int) -> int:
        """A strike that fails is the striker's loss; whom it was for may make that worse. C-15"""
        rolled = super().checked(s, roll)
        return s.value("strike_check", self.winner, rolled) if self.loser == self.striker else rolled

    def compare(self, s: Realm) -> None:
        own, theirs = self.rolled(s) + self.prowess(s), self.theirs(s)
        faces = s.zones.face
        s.tell(DUELLED, s.active, faces[self.striker], theirs, faces[self.target], own)
        states = {who: s.status[who] for who in (self.striker, self.target)}
        if not self.staying and not self.dodging:
            s.tap(self.target)
        if not self.striker_stays and not self.striker_dodges:
            s.tap(self.striker)
        if own == theirs:
            self.end(s, INEFFECTUAL)
            return
        self.loser = self.target if own < theirs else self.striker
        self.winner = self.striker if own < theirs else self.target
        self.was = states[self.loser]
        self.target = self.loser
        self.step = "wound"

    def end(self, s: Realm, result: str) -> None:
        """Who falls is the opponent's, in the pile of creatures. ME-14.25"""
        if result == SUCCESSFUL and self.loser == self.striker:
            result = FAILED
        fallen = self.loser != NO_NUMBER and s.zones.where[self.loser] in (
            GONE + s.owner(self.loser),
            POINTS + s.owner(self.loser),
        )
        if fallen:
            winner = (s.owner(self.loser) + 1) % s.seats
            s.tell(KILLED, winner, s.zones.face[self.loser])
            s.move(self.loser, POINTS + winner)
        super().end(s, result)

    def is_gone(self, s: Realm) -> bool:
        from mathom.games.meccg.zones import PLAY

        return not all(is_at(s.zones.where[who], PLAY) for who in (self.striker, self.target))

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if self.step == "spare":
            return None if code in (YES, NO) else YES_OR_NO
        return super().refuse(s, seat, code)
