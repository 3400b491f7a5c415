"""Chapter 13: one strike: -3 or tapping, support, the roll, body checks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mathom.games.meccg.codes import DONE, deed, thing_in, things
from mathom.games.meccg.company import NO_COMPANY, NO_THING
from mathom.games.meccg.event_kinds import BODY_CHECK, STRUCK, SUPPORTED
from mathom.games.meccg.faces import NO_NUMBER
from mathom.games.meccg.state import NOTHING, TAPPED, UNTAPPED, WOUNDED, Realm
from mathom.kernel import Frame, Reason

if TYPE_CHECKING:
    from mathom.games.meccg.combat.attack import Attack

STAY: Final = deed("stay-untapped")
SUPPORT: Final = deed("support")
TAKE: Final = deed("take")

# How a strike ends.
DEFEATED: Final = "defeated"
FAILED: Final = "failed"
INEFFECTUAL: Final = "ineffectual"
SUCCESSFUL: Final = "successful"

STAYING: Final = 3
FACING_TAPPED: Final = 1
FACING_WOUNDED: Final = 2
WRAITH_RETURNS: Final = (7, 8)

CANNOT_SUPPORT: Final = Reason("only-untapped-companions-without-a-strike-support", "ME-13.23", "C-29")
CANNOT_STAY: Final = Reason("only-an-untapped-character-stays-untapped", "ME-13.22")
NO_SALVAGE: Final = Reason("one-item-for-each-unwounded-companion", "ME-13.43")


def current_attack(s: Realm) -> Attack:
    """The attack that goes on."""
    from mathom.games.meccg.combat.attack import Attack

    attack = s.innermost(Attack)
    assert attack is not None
    return attack


def dice_of(s: Realm, who: int) -> list[int]:
    """The dice of somebody who fights: two, and two more for each further roll that a card grants."""
    return [6, 6] * s.value("strike_rolls", who, 1)


def best_roll(outcome: list[int]) -> int:
    """The best of all rolls of somebody who fights."""
    return max([outcome[i] + outcome[i + 1] + 2 for i in range(0, len(outcome), 2)])


class Strike(Frame):
    """A strike on `target`, with `excess` strikes more. It ends with how it went.

    `staying` is whether the target takes -3 in order not to tap, `dodging` whether a card spares it both, `voided`
    whether a card spares it the strike. `helped` is what others added by tapping, `was` the state in which the target
    faces the strike. `skilled` are the seats that have played a resource that requires a skill (ME-13.25).
    """

    __slots__ = ("asked_heir", "dodging", "excess", "helped", "skilled", "staying", "target", "voided", "was")
    shows: ClassVar[tuple[str, ...]] = ("target", "excess", "staying", "helped")
    both_roll: ClassVar[bool] = False
    # The step after support and -3.
    prepared_for: ClassVar[str] = "roll"

    def __init__(self, target: int = 0, excess: int = 0, like: Strike | None = None) -> None:
        super().__init__("answer" if like is None else like.step)
        self.target: int = target if like is None else like.target
        self.excess: int = excess if like is None else like.excess
        self.staying: bool = False if like is None else like.staying
        self.dodging: bool = False if like is None else like.dodging
        self.voided: bool = False if like is None else like.voided
        self.helped: int = 0 if like is None else like.helped
        self.was: int = UNTAPPED if like is None else like.was
        self.asked_heir: int = NO_NUMBER if like is None else like.asked_heir
        self.skilled: list[int] = NOTHING if like is None else like.skilled

    def clone(self) -> Strike:
        return Strike(like=self)

    def scope(self) -> str:
        return "strike"

    def about(self, s: Realm) -> list[tuple[str, Any]]:
        told: list[tuple[str, Any]] = [("card", s.face(self.target).id), ("own", self.prowess(s))]
        if self.step == "salvage" and self.next_heir(s) != NO_THING:
            told.append(("heir", s.face(self.next_heir(s)).id))
        return told

    def champion(self, seat: int, s: Realm) -> int:
        """Who fights for the seat: here always the target."""
        return self.target

    def dodge(self, seat: int, s: Realm) -> None:
        """Who fights for the seat does not tap."""
        self.dodging = True

    def prowess(self, s: Realm) -> int:
        """With what the situation takes and gives. ME-13.11, ME-13.16 to ME-13.23"""
        state = s.status[self.target]
        situation = self.helped - self.excess - (STAYING if self.staying else 0)
        situation -= FACING_TAPPED if state == TAPPED else FACING_WOUNDED if state == WOUNDED else 0
        return s.value("prowess", self.target, s.printed("prowess", self.target), situation)

    def answer(self, s: Realm) -> None:
        """Both may play cards on the strike. ME-13.15, ME-13.25"""
        from mathom.games.meccg.cards.chain import EventChain

        attack = current_attack(s)
        self.step = "prepare"
        s.push(EventChain([attack.attacker, attack.defender(s)], "strike"))

    # K3: -3 and support (ME-13.22, ME-13.23)

    def helpers(self, s: Realm) -> list[int]:
        """Characters and allies of the company without a strike, untapped. ME-13.23, ME-13.24, G-8"""
        attack = current_attack(s)
        found: list[int] = []
        for member in s.companies[attack.company].members:
            allies = [card for card in s.cards_on(member) if s.face(card).kind == "ally"]
            found += [who for who in [member, *allies] if s.is_untapped(who) and who not in attack.targets]
        return found

    def prepare(self, s: Realm) -> None:
        if current_attack(s).cancelled or self.voided or self.is_gone(s):
            s.pop(INEFFECTUAL)
            return
        options = things(SUPPORT, self.helpers(s))
        if s.is_untapped(self.target) and not self.staying and not self.dodging:
            options.append(STAY)
        if options:
            s.ask_one(current_attack(s).defender(s), "defend", [*options, DONE], "prepared")
        else:
            self.step = self.prepared_for

    def is_gone(self, s: Realm) -> bool:
        return self.target not in current_attack(s).defenders(s)

    def prepared(self, s: Realm) -> None:
        self.step = "prepare"
        if s.reply == DONE:
            self.step = self.prepared_for
        elif s.reply == STAY:
            self.staying = True
        else:
            s.tap(thing_in(s.reply))
            s.tell(SUPPORTED, current_attack(s).defender(s), s.zones.face[thing_in(s.reply)])
            self.helped += 1

    # K4 and K5 (ME-13.26 to ME-13.45)

    def roll(self, s: Realm) -> None:
        self.step = "compare"
        s.throw("strike", dice_of(s, self.target))

    def rolled(self, s: Realm) -> int:
        """What the target has rolled."""
        return best_roll(s.outcome)

    def opposing(self, s: Realm) -> int:
        """The prowess that the target faces."""
        return current_attack(s).strength(s)

    def theirs(self, s: Realm) -> int:
        """What the target's roll and prowess are compared with."""
        return self.opposing(s)

    def compare(self, s: Realm) -> None:
        """ME-13.26 to ME-13.29"""
        rolled, own, theirs = self.rolled(s), self.prowess(s), self.theirs(s)
        self.was = s.status[self.target]
        total = rolled + own
        result = FAILED if total > theirs else INEFFECTUAL if total == theirs else SUCCESSFUL
        s.tell(STRUCK, s.active, s.zones.face[self.target], rolled, own, theirs, result)
        if not self.staying and not self.dodging:
            s.tap(self.target)
        if result == FAILED:
            self.step = "break_strike"
        elif result == SUCCESSFUL:
            self.step = "wound"
        else:
            self.end(s, INEFFECTUAL)

    def end(self, s: Realm, result: str) -> None:
        """The strike was faced, and is over."""
        s.happen("struck", self.target)
        s.pop(result)

    def break_strike(self, s: Realm) -> None:
        """A failed strike is defeated if a body check succeeds, or if there is no body. ME-13.30, ME-13.65, C-26"""
        attack = current_attack(s)
        if attack.detainment:
            self.end(s, FAILED)
        elif attack.toughness(s) == NO_NUMBER:
            self.end(s, DEFEATED)
        else:
            self.step = "broken"
            s.throw("body", [6, 6])

    def broken(self, s: Realm) -> None:
        attack = current_attack(s)
        rolled, body = s.value("strike_check", self.target, sum(s.outcome) + 2), attack.toughness(s)
        s.tell(BODY_CHECK, s.active, None, rolled, body, "defeated" if rolled > body else "holds")
        self.end(s, DEFEATED if rolled > body else FAILED)

    def wound(self, s: Realm) -> None:
        """A wound, then at once the body check; detainment only taps. ME-13.29, ME-13.31 to ME-13.34, ME-13.64"""
        if current_attack(s).detainment:
            s.tap(self.target)
            self.end(s, SUCCESSFUL)
            return
        if s.replaced("wound", self.target):
            self.step = "endured"
            return
        s.set_status(self.target, WOUNDED)
        s.happen("wounded", self.target)
        self.step = "salvage" if current_attack(s).deadly else "check_body"

    def endured(self, s: Realm) -> None:
        self.end(s, SUCCESSFUL)

    def check_body(self, s: Realm) -> None:
        """What the wound sets off comes first. ME-13.33"""
        if s.settle():
            return
        if self.is_gone(s):
            s.pop(SUCCESSFUL)
            return
        self.step = "fall"
        s.throw("body", [6, 6])

    def checked(self, s: Realm, roll: int) -> int:
        """What a roll for the body check counts. ME-13.34"""
        return s.value("body_check", self.target, roll, 1 if self.was == WOUNDED else 0)

    def fall(self, s: Realm) -> None:
        """ME-13.34 to ME-13.42"""
        body = s.stat("body", self.target)
        rolled = self.checked(s, sum(s.outcome) + 2)
        outcome = self.fate(s, rolled, body)
        s.tell(BODY_CHECK, s.owner(self.target), s.zones.face[self.target], rolled, body, outcome)
        self.step = "endured"
        if outcome == "returns":
            s.to_hand(self.target)
        elif outcome == "discarded":
            s.discard(self.target)
        elif outcome == "eliminated":
            self.step = "salvage"

    def fate(self, s: Realm, rolled: int, body: int) -> str:
        """What a body check does. ME-13.35, ME-13.36, ME-13.39 to ME-13.42"""
        face = s.face(self.target)
        shift = body - face.body
        numbers: tuple[int, ...] = getattr(face.record, "discard_on_body_check", ())
        spared = s.refuse_act("discard-by-body-check", self.target) is not None
        if not spared and rolled in [number + shift for number in numbers]:
            return "discarded"
        if rolled == body and s.counts_as("discarded-at-body", self.target):
            return "discarded"
        if face.race == "ringwraith" and rolled in WRAITH_RETURNS:
            return "returns"
        return "eliminated" if rolled > body else "wounded"

    # Items of the fallen (ME-13.43 to ME-13.45)

    def heirs(self, s: Realm) -> list[int]:
        company = s.company_of(self.target)
        members = [] if company == NO_COMPANY else s.companies[company].members
        return [who for who in members if who != self.target and s.status[who] != WOUNDED]

    def next_heir(self, s: Realm) -> int:
        """Whose turn it is to take over an item; NO_THING after the last."""
        later = [who for who in self.heirs(s) if who > self.asked_heir and self.estate(s, who)]
        return min(later, default=NO_THING)

    def estate(self, s: Realm, heir: int) -> list[int]:
        """The items that the heir can bear, as with one that is handed over."""
        from mathom.games.meccg.sites.playing import may_bear

        items = [card for card in s.cards_on(self.target) if s.face(card).kind == "item"]
        return [card for card in items if may_bear(s, heir, s.zones.face[card])]

    def salvage(self, s: Realm) -> None:
        """Each unwounded companion may take over one item; the rest is discarded. ME-13.43, ME-13.44"""
        heir = self.next_heir(s)
        if heir == NO_THING:
            s.eliminate(self.target)
            self.step = "endured"
            return
        s.ask_one(s.owner(self.target), "salvage", [*things(TAKE, self.estate(s, heir)), DONE], "salvaged")

    def salvaged(self, s: Realm) -> None:
        heir = self.next_heir(s)
        self.asked_heir = heir
        if s.reply != DONE:
            s.lay_on(thing_in(s.reply), heir)
            s.happen("gained", thing_in(s.reply))
        self.step = "salvage"

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if code == DONE:
            return None
        if self.step == "salvage":
            return None if code in things(TAKE, self.estate(s, self.next_heir(s))) else NO_SALVAGE
        if code == STAY:
            free = s.is_untapped(self.target) and not self.staying and not self.dodging
            return None if free else CANNOT_STAY
        return None if code in things(SUPPORT, self.helpers(s)) else CANNOT_SUPPORT
