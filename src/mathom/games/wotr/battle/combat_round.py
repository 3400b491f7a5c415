"""Chapter 11: the five steps of a combat round, the last of which is the battle's.

1. Combat cards, and what they do before the roll; 2. the combat roll; 3. the leader re-roll; 4. casualties. Combat
cards act at their initiative: up to 3 before the roll, at 4 before the re-roll, at 5 and 6 before the casualties, at 7
after them.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mathom.games.wotr.armies.armies import units_in_region
from mathom.games.wotr.armies.forces import NOT_ASKED, units_of
from mathom.games.wotr.battle.cards import initiative_in, queue_of, refuse_combat_card, side_in, text_in
from mathom.games.wotr.battle.casualties import followers_fall
from mathom.games.wotr.battle.numbers import FOUGHT, GARRISON_DISTRACTS, NO_CARDS, CombatNumbers, raised
from mathom.games.wotr.box import (
    CARD_FACES,
    CARDS,
    DIE_SIDES,
    FREE_PEOPLES,
    KINDS,
    SHADOW,
    WITCH_KING,
    card_name,
    deck_name,
    enemy_of,
    side_name,
)
from mathom.games.wotr.codes import NO, NONE, YES, card_code, face_in
from mathom.games.wotr.events.in_play import FROM_TABLE
from mathom.games.wotr.state import COMBAT, DECK, DISCARDED, HAND, IN_PLAY, NO_CARD, NOTHING, War
from mathom.kernel import EventKind, Frame, Reason

CARD_PLACED: Final = EventKind("combat-card-placed", ("seat", "deck"), ("WR-11.24", "WR-11.27"), (None, deck_name))
NO_CARD_PLACED: Final = EventKind("no-combat-card", ("seat",), ("WR-11.24", "WR-11.25"))
CARD_REVEALED: Final = EventKind("combat-card-revealed", ("side", "card"), ("WR-11.26",), (side_name, card_name))
ROLLED: Final = EventKind(
    "combat-roll", ("side", "dice", "modifier", "needed", "hits"), ("WR-11.40", "WR-11.41"), (side_name,) + (None,) * 4
)
REROLLED: Final = EventKind(
    "leader-reroll", ("side", "dice", "modifier", "needed", "hits"), ("WR-11.42",), (side_name,) + (None,) * 4
)

NO_COMBAT_CARD: Final = Reason("that-card-is-not-in-your-hand-of-combat-cards", "WR-11.23")

STREAMS: Final = ["combat.fp", "combat.sh"]
REROLL_STREAMS: Final = ["combat.fp.reroll", "combat.sh.reroll"]

# The highest initiative of each stage, and the step that follows it.
LATEST: Final = [3, 4, 6, 7]
FOLLOWING: Final = ["roll", "reroll", "casualties", "finish"]
BEFORE_ROLL: Final = 0
BEFORE_REROLL: Final = 1
BEFORE_LOSSES: Final = 2
AFTER_LOSSES: Final = 3


class RoundOver:
    """What a combat round has left: both forces, the Regulars lost so far, and how it has ended the battle.

    See `TakeHits` for the Regulars, `numbers` for the ways to end.
    """

    __slots__ = ("ended", "forces", "lost")

    def __init__(self, forces: list[list[int]], lost: list[int], ended: int) -> None:
        self.forces = forces
        self.lost = lost
        self.ended = ended


class CombatRound(Frame):
    """One combat round, which returns a `RoundOver`. Everything that counts in it is in its `numbers`.

    `cards` are the things that were placed, `queue` their texts in order, `at` is the next one, and `stage` how far
    the round has come. `turn` counts who has done the current step: the attacker goes first, where it matters.
    WR-11.20, WR-11.21
    """

    __slots__ = ("at", "cards", "numbers", "queue", "stage", "turn")
    shows: ClassVar[tuple[str, ...]] = ("step", "at", "cards", "numbers", "queue", "stage", "turn")
    discreet: ClassVar[tuple[str, ...]] = ("attackers_card", "defenders_card")

    def __init__(self, numbers: CombatNumbers | None = None) -> None:
        super().__init__("attackers_card")
        self.numbers: CombatNumbers = CombatNumbers() if numbers is None else numbers
        self.cards: list[int] = NO_CARDS
        self.queue: list[int] = NOTHING
        self.at = 0
        self.stage = BEFORE_ROLL
        self.turn = 0

    def clone(self) -> CombatRound:
        other = CombatRound(self.numbers.clone())
        other.step = self.step
        other.cards = self.cards
        other.queue = self.queue
        other.at = self.at
        other.stage = self.stage
        other.turn = self.turn
        return other

    def seen(self) -> dict[str, Any]:
        """Whether each side has placed a card: its number would tell when cards that are played by now were drawn.
        WR-11.24"""
        return {**super().seen(), "cards": [thing != NO_CARD for thing in self.cards]}

    # Step 1: combat cards

    def attackers_card(self, w: War) -> None:
        """The attacker may place a card first (DP-41). WR-11.23, WR-11.24, AMB-47"""
        self.offer_card(w, self.numbers.side, "attacker_has_chosen", "defenders_card")

    def defenders_card(self, w: War) -> None:
        """Then the defender, who has seen whether there is one (DP-42). WR-11.25"""
        self.offer_card(w, enemy_of(self.numbers.side), "defender_has_chosen", "reveal")

    def offer_card(self, w: War, side: int, then: str, otherwise: str) -> None:
        """Whoever holds cards is asked, playable or not: not being asked would tell what they are (Appendix C.3)."""
        seat = self.numbers.seat_of(w, side)
        hand = w.hand(seat)
        options = self.card_options(w, side)
        if hand or len(options) > 1:
            w.ask_one(seat, "combat-card", options, then=then)
        else:
            self.step = otherwise

    def card_options(self, w: War, side: int) -> list[int]:
        """No card, a card of the hand, or one in play that says so (DP-83)."""
        face = w.zones.face
        faces = sorted([face[thing] for thing in w.hand(self.numbers.seat_of(w, side))])
        options = [NONE] + [card_code(f) for f in faces if refuse_combat_card(w, self.numbers, side, f) is None]
        lying = [face[thing] for thing in w.zones.content[IN_PLAY + side] if self.refuse_lying(w, thing) is None]
        return options + [card_code(f) for f in lying if refuse_combat_card(w, self.numbers, side, f) is None]

    def refuse_lying(self, w: War, thing: int) -> Reason | None:
        """Why a card in play cannot be used: a combat card comes from the hand, unless a card says otherwise."""
        return w.refuse_act(FROM_TABLE, thing, NO_COMBAT_CARD)

    def attacker_has_chosen(self, w: War) -> None:
        self.place_card(w, self.numbers.side)
        self.step = "defenders_card"

    def defender_has_chosen(self, w: War) -> None:
        self.place_card(w, enemy_of(self.numbers.side))
        self.step = "reveal"

    def place_card(self, w: War, side: int) -> None:
        """Face down, except what lies open already; everybody sees the back. WR-11.24, WR-11.27"""
        seat = self.numbers.seat_of(w, side)
        if w.reply == NONE:
            w.tell(NO_CARD_PLACED, seat)
            return
        thing = w.card_in(HAND + seat, face_in(w.reply))
        if thing == NO_CARD:
            thing = w.card_in(IN_PLAY + side, face_in(w.reply))
            w.move(thing, COMBAT + seat)
        else:
            thing = w.zones.slip(thing, COMBAT + seat)
        self.cards = [thing, self.cards[1]] if side == FREE_PEOPLES else [self.cards[0], thing]
        w.tell(CARD_PLACED, seat, w.back(thing))

    def reveal(self, w: War) -> None:
        """All cards are open, and will count as played and discarded, before the first is applied.

        WR-11.26, WR-11.29, WR-6.24
        """
        played: list[int] = []
        for side, thing in enumerate(self.cards):
            face = NO_CARD
            if thing != NO_CARD:
                face = w.face(thing)
                w.zones.move(thing, DISCARDED + side)
                w.tell(CARD_REVEALED, side, face)
            played.append(face)
        self.numbers.played = played
        self.queue = queue_of(played, self.numbers.side)
        if self.numbers.flags & GARRISON_DISTRACTS:
            distracting = units_in_region(w, FREE_PEOPLES, self.numbers.region())
            self.numbers.fewer = raised(self.numbers.fewer, SHADOW, distracting)
        self.step = "offer_sorcery"

    def offer_sorcery(self, w: War) -> None:
        """DP-19: the Witch-king's player may draw for his first combat card. WR-7.38"""
        numbers = self.numbers
        face = numbers.played[SHADOW]
        if (
            face != NO_CARD
            and numbers.number == 1
            and numbers.forces[SHADOW][KINDS + WITCH_KING]
            and w.zones.content[DECK + CARDS[face].deck]
        ):
            w.ask_one(numbers.seat_of(w, SHADOW), "sorcery", [YES, NO], then="sorcery_chosen")
        else:
            self.step = "resolve"

    def sorcery_chosen(self, w: War) -> None:
        self.step = "resolve"
        if w.reply == YES:
            # Imported here because events can be battles.
            from mathom.games.wotr.events.hand import DrawCards

            w.push(DrawCards(self.numbers.seat_of(w, SHADOW), CARDS[self.numbers.played[SHADOW]].deck, 1))

    # What the cards do

    def resolve(self, w: War) -> None:
        """Carry out the next text of this stage; then go on.

        WR-11.30 to WR-11.32, WR-11.83
        """
        numbers = self.numbers
        if numbers.ended != FOUGHT or not numbers.both_stand():
            self.step = "finish"
            return
        if self.at == len(self.queue) or initiative_in(self.queue[self.at]) > LATEST[self.stage]:
            self.turn = 0
            self.step = FOLLOWING[self.stage]
            return
        code = self.queue[self.at]
        self.at += 1
        if not numbers.cancelled[side_in(code)]:
            w.push(text_in(w, code, numbers))

    # Steps 2 and 3: the combat roll and the leader re-roll

    def roller(self) -> int:
        return self.numbers.side if self.turn == 0 else enemy_of(self.numbers.side)

    def roll(self, w: War) -> None:
        """The combat roll of one side. WR-11.40"""
        side = self.roller()
        self.step = "count_roll"
        w.throw(STREAMS[side], [DIE_SIDES] * self.numbers.dice(side))

    def count_roll(self, w: War) -> None:
        """Dice that reach the number needed hit. WR-11.41, WR-11.45"""
        side = self.roller()
        numbers = self.numbers
        hits = numbers.count_roll(side, w.outcome)
        if not w.quiet:
            dice = [die + 1 for die in w.outcome]
            w.tell(ROLLED, side, dice, numbers.roll_bonus[side], numbers.hit_number(side), hits)
        self.next_roller("roll", BEFORE_REROLL)

    def reroll(self, w: War) -> None:
        """All misses that leadership reaches: it never does harm (DP-44). WR-11.42, WR-11.43"""
        side = self.roller()
        dice = self.numbers.rerolls(w, side)
        if dice:
            self.step = "count_reroll"
            w.throw(REROLL_STREAMS[side], [DIE_SIDES] * dice)
        else:
            self.next_roller("reroll", BEFORE_LOSSES)

    def count_reroll(self, w: War) -> None:
        """Re-rolled dice hit like others. WR-11.44, WR-11.47"""
        side = self.roller()
        numbers = self.numbers
        hits = numbers.count_reroll(side, w.outcome)
        if not w.quiet:
            dice = [die + 1 for die in w.outcome]
            w.tell(REROLLED, side, dice, numbers.reroll_bonus[side], numbers.hit_number(side), hits)
        self.next_roller("reroll", BEFORE_LOSSES)

    def next_roller(self, step: str, stage: int) -> None:
        """Both complete a step before the next begins. WR-11.21"""
        self.turn += 1
        if self.turn == 1:
            self.step = step
            return
        if stage == BEFORE_LOSSES:
            self.numbers.hits_become_damage()
        self.stage = stage
        self.step = "resolve"

    # Step 4: casualties

    def casualties(self, w: War) -> None:
        """The attacker first. Who falls has still hit. WR-11.50, WR-11.51, WR-11.81"""
        side = self.roller()
        self.step = "casualties_taken"
        w.push(self.numbers.hit(side, self.numbers.damage[side]))

    def casualties_taken(self, w: War) -> None:
        self.numbers.suffered(self.roller(), w.returned)
        self.turn += 1
        if self.turn == 1:
            self.step = "casualties"
        else:
            self.stage = AFTER_LOSSES
            self.step = "resolve"

    def finish(self, w: War) -> None:
        """Leaders and Characters fall with their army. WR-11.61"""
        numbers = self.numbers
        for side in (FREE_PEOPLES, SHADOW):
            if not units_of(numbers.forces[side]):
                numbers.set_force(side, followers_fall(w, side, numbers.place_of(side), numbers.forces[side]))
        w.pop(RoundOver(numbers.forces, numbers.lost, numbers.ended))

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        """Cards are refused with the reason why; whatever else is asked is asked with all its answers.

        WR-11.23, WR-11.32
        """
        if s.offers(seat, code):
            return None
        face = face_in(code)
        if self.step not in ("attackers_card", "defenders_card") or not 0 <= face < CARD_FACES:
            return NOT_ASKED
        side = self.numbers.side if self.step == "attackers_card" else enemy_of(self.numbers.side)
        if s.card_in(HAND + seat, face) == NO_CARD:
            lying = s.card_in(IN_PLAY + side, face)
            reason = NO_COMBAT_CARD if lying == NO_CARD else self.refuse_lying(s, lying)
            if reason is not None:
                return reason
        return refuse_combat_card(s, self.numbers, side, face)


def combat_numbers(w: War) -> CombatNumbers:
    """The numbers of the combat round that is going on."""
    going_on = w.innermost(CombatRound)
    assert going_on is not None
    return going_on.numbers
