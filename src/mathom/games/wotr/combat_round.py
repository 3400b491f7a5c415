"""Chapter 11: the five steps of a combat round, the last of which is the battle's.

1. Combat cards, and what they do before the roll; 2. the combat roll; 3. the leader re-roll; 4. casualties. Combat
cards act at their initiative: up to 3 before the roll, at 4 before the re-roll, at 5 and 6 before the casualties, at 7
after them.
"""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.armies import units_in_region
from mathom.games.wotr.casualties import NO_LOSSES, TakeHits, strike_followers
from mathom.games.wotr.codes import CARD, MEMBERS, NO, NONE, YES
from mathom.games.wotr.combat import GARRISON_DISTRACTS, NO_FORCES, Combat, bump, hits_in
from mathom.games.wotr.combat_cards import effect_in, initiative_in, queue_of, refuse_combat_card, side_in
from mathom.games.wotr.components import (
    CARD_FACES,
    CARDS,
    DECKS,
    FREE_PEOPLES,
    KINDS,
    SHADOW,
    UNIT_KINDS,
    WITCH_KING,
    card_name,
    enemy_of,
    side_name,
)
from mathom.games.wotr.forces import NOT_ASKED, units_of
from mathom.games.wotr.table_cards import BALROG
from mathom.games.wotr.war import COMBAT, DECK, DISCARDED, HAND, IN_PLAY, NO_CARD, NOTHING, War
from mathom.kernel import EventKind, Reason


def deck_name(deck: int) -> str:
    return DECKS[deck]


CARD_PLACED: Final = EventKind("combat-card-placed", ("seat", "deck"), ("WR-11.24", "WR-11.27"), (None, deck_name))
NO_CARD_PLACED: Final = EventKind("no-combat-card", ("seat",), ("WR-11.24", "WR-11.25"))
CARD_REVEALED: Final = EventKind("combat-card-revealed", ("side", "card"), ("WR-11.26",), (side_name, card_name))
ROLLED: Final = EventKind(
    "combat-roll", ("side", "dice", "modifier", "needed", "hits"), ("WR-11.40", "WR-11.41"), (side_name,) + (None,) * 4
)
REROLLED: Final = EventKind(
    "leader-reroll", ("side", "dice", "modifier", "needed", "hits"), ("WR-11.42",), (side_name,) + (None,) * 4
)
STRUCK: Final = EventKind(
    "special-attack", ("side", "dice", "needed", "hits"), ("WR-11.35",), (side_name, None, None, None)
)

NOT_IN_HAND: Final = Reason("that-card-is-not-in-your-hand-of-combat-cards", "WR-11.23")

STREAMS: Final = ["combat.fp", "combat.sh"]
REROLL_STREAMS: Final = ["combat.fp.reroll", "combat.sh.reroll"]
STRIKE_STREAMS: Final = ["combat.fp.strike", "combat.sh.strike"]

# The highest initiative of each stage, and the step that follows it.
LATEST: Final = [3, 4, 6, 7]
FOLLOWING: Final = ["roll", "reroll", "casualties", "finish"]
BEFORE_ROLL: Final = 0
BEFORE_REROLL: Final = 1
BEFORE_LOSSES: Final = 2
AFTER_LOSSES: Final = 3


class CombatRound(Combat):
    """One combat round. `turn` counts who has done the current step: the attacker goes first, where it matters.

    Leaves in `picked` the forces of the Free Peoples and of the Shadow, the Regulars lost so far (see `TakeHits`), and
    how the round has ended the battle (see `combat`). WR-11.20, WR-11.21
    """

    __slots__ = ("stage",)

    def __init__(
        self,
        side: int = 0,
        origin: int = 0,
        target: int = 0,
        number: int = 1,
        flags: int = 0,
        white_rider: bool = False,
        forces: list[list[int]] = NO_FORCES,
        lost: list[int] = NO_LOSSES,
        like: Combat | None = None,
    ) -> None:
        super().__init__(side, origin, target, number, flags, white_rider, forces, lost, like)
        self.stage = BEFORE_ROLL

    def clone(self) -> CombatRound:
        other = CombatRound(like=self)
        other.stage = self.stage
        return other

    # Step 1: combat cards

    def attackers_card(self, w: War) -> None:
        """DP-41. WR-11.23, WR-11.24, AMB-47"""
        self.offer_card(w, self.side, "attacker_has_chosen", "defenders_card")

    def defenders_card(self, w: War) -> None:
        """DP-42. WR-11.25"""
        self.offer_card(w, enemy_of(self.side), "defender_has_chosen", "reveal")

    def offer_card(self, w: War, side: int, then: str, otherwise: str) -> None:
        """Whoever holds cards is asked, playable or not: not being asked would tell what they are (Appendix C.3)."""
        seat = self.seat_of(w, side)
        hand = w.hand(seat)
        options = self.card_options(w, side)
        if hand or len(options) > 1:
            w.ask_one(seat, "combat-card", options, then=then)
        else:
            self.step = otherwise

    def card_options(self, w: War, side: int) -> list[int]:
        """No card, a card of the hand, or the Balrog who is in play (DP-83)."""
        face = w.zones.face
        faces = sorted([face[thing] for thing in w.hand(self.seat_of(w, side))])
        options = [NONE] + [CARD + f for f in faces if refuse_combat_card(w, self, side, f) is None]
        if side == SHADOW and self.has_balrog(w) and refuse_combat_card(w, self, side, BALROG) is None:
            options.append(CARD + BALROG)
        return options

    def has_balrog(self, w: War) -> bool:
        return w.card_in(IN_PLAY + SHADOW, BALROG) != NO_CARD

    def attacker_has_chosen(self, w: War) -> None:
        self.place_card(w, self.side)
        self.step = "defenders_card"

    def defender_has_chosen(self, w: War) -> None:
        self.place_card(w, enemy_of(self.side))
        self.step = "reveal"

    def place_card(self, w: War, side: int) -> None:
        """Face down, except what lies open already; everybody sees the back. WR-11.24, WR-11.27"""
        seat = self.seat_of(w, side)
        if w.reply == NONE:
            w.tell(NO_CARD_PLACED, seat)
            return
        thing = w.card_in(HAND + seat, w.reply - CARD)
        if thing == NO_CARD:
            thing = w.card_in(IN_PLAY + side, w.reply - CARD)
            w.zones.move(thing, COMBAT + seat)
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
        self.played = played
        self.queue = queue_of(played, self.side)
        if self.flags & GARRISON_DISTRACTS:
            self.fewer = bump(self.fewer, SHADOW, units_in_region(w, FREE_PEOPLES, self.region()))
        self.step = "offer_sorcery"

    def offer_sorcery(self, w: War) -> None:
        """DP-19: the Witch-king's player may draw for his first combat card. WR-7.38"""
        face = self.played[SHADOW]
        if (
            face != NO_CARD
            and self.number == 1
            and self.forces[SHADOW][KINDS + WITCH_KING]
            and w.zones.content[DECK + CARDS[face].deck]
        ):
            w.ask_one(self.seat_of(w, SHADOW), "sorcery", [YES, NO], then="sorcery_chosen")
        else:
            self.step = "resolve"

    def sorcery_chosen(self, w: War) -> None:
        self.step = "resolve"
        if w.reply == YES:
            # Imported here because events can be battles.
            from mathom.games.wotr.events import DrawCards

            w.push(DrawCards(self.seat_of(w, SHADOW), CARDS[self.played[SHADOW]].deck, 1))

    # What the cards do

    def resolve(self, w: War) -> None:
        """Apply the next effect of this stage, after its question if it has one; then go on.

        WR-11.30 to WR-11.32, WR-11.83
        """
        if not self.both_stand():
            self.step = "finish"
            return
        if self.at == len(self.queue) or initiative_in(self.queue[self.at]) > LATEST[self.stage]:
            self.turn = 0
            self.step = FOLLOWING[self.stage]
            return
        code = self.queue[self.at]
        side = side_in(code)
        if self.cancelled[side]:
            self.at += 1
            return
        effect = effect_in(code, self.played)
        if not effect.question:
            self.at += 1
            effect.apply(w, self, side, NONE)
            return
        options = effect.options(w, self, side)
        if len(options) > 1:
            w.ask_one(self.seat_of(w, side), effect.question, options, then="effect_chosen")
            return
        self.at += 1
        if options:
            effect.apply(w, self, side, options[0])

    def effect_chosen(self, w: War) -> None:
        code = self.queue[self.at]
        self.at += 1
        self.step = "resolve"
        effect_in(code, self.played).apply(w, self, side_in(code), w.reply)

    def both_stand(self) -> bool:
        return units_of(self.forces[0]) > 0 and units_of(self.forces[1]) > 0

    def own_losses(self, w: War) -> None:
        """Hits taken on purpose have been taken. WR-11.39"""
        taken = w.picked[-1]
        code = self.queue[self.at - 1]
        side = side_in(code)
        self.take_back(w, side)
        self.step = "resolve"
        effect_in(code, self.played).paid(w, self, side, taken)

    def strike(self, w: War) -> None:
        """A special attack. WR-11.35 to WR-11.38"""
        self.step = "strike_hits"
        w.throw(STRIKE_STREAMS[self.striker], [6] * self.shots)

    def strike_hits(self, w: War) -> None:
        """Its casualties are removed at once. WR-11.39"""
        side = self.striker
        hits = hits_in(w.outcome, 0, self.needed)
        if not w.quiet:
            w.tell(STRUCK, side, [die + 1 for die in w.outcome], self.needed, hits)
        self.struck = bump(self.struck, side, hits)
        self.step = "strike_losses"
        enemy = enemy_of(side)
        w.push(TakeHits(enemy, self.place_of(enemy), self.forces[enemy], hits, self.lost))

    def strike_losses(self, w: War) -> None:
        self.take_back(w, enemy_of(self.striker))
        self.step = "resolve"

    def take_back(self, w: War, side: int) -> None:
        """The force that has taken hits."""
        self.set_force(side, w.picked[:MEMBERS])
        self.lost = w.picked[MEMBERS : MEMBERS + UNIT_KINDS]
        w.picked = NOTHING

    # Steps 2 and 3: the combat roll and the leader re-roll

    def roller(self) -> int:
        return self.side if self.turn == 0 else enemy_of(self.side)

    def roll(self, w: War) -> None:
        """WR-11.40"""
        side = self.roller()
        self.step = "count_roll"
        w.throw(STREAMS[side], [6] * self.dice(side))

    def count_roll(self, w: War) -> None:
        """WR-11.41, WR-11.45"""
        side = self.roller()
        dice = w.outcome
        needed = self.hit_number(side)
        hits = hits_in(dice, self.roll_bonus[side], needed)
        self.hits = bump(self.hits, side, hits)
        self.misses = bump(self.misses, side, len(dice) - hits)
        self.ones = bump(self.ones, side, dice.count(0))
        if not w.quiet:
            w.tell(ROLLED, side, [die + 1 for die in dice], self.roll_bonus[side], needed, hits)
        self.next_roller("roll", BEFORE_REROLL)

    def reroll(self, w: War) -> None:
        """All misses that leadership reaches: it never does harm (DP-44). WR-11.42, WR-11.43"""
        side = self.roller()
        dice = self.rerolls(w, side)
        if dice:
            self.step = "count_reroll"
            w.throw(REROLL_STREAMS[side], [6] * dice)
        else:
            self.next_roller("reroll", BEFORE_LOSSES)

    def count_reroll(self, w: War) -> None:
        """WR-11.44, WR-11.47"""
        side = self.roller()
        needed = self.hit_number(side)
        hits = hits_in(w.outcome, self.reroll_bonus[side], needed)
        self.again = bump(self.again, side, hits)
        self.hits = bump(self.hits, side, hits)
        if not w.quiet:
            w.tell(REROLLED, side, [die + 1 for die in w.outcome], self.reroll_bonus[side], needed, hits)
        self.next_roller("reroll", BEFORE_LOSSES)

    def next_roller(self, step: str, stage: int) -> None:
        """Both complete a step before the next begins. WR-11.21"""
        self.turn += 1
        if self.turn == 1:
            self.step = step
            return
        if stage == BEFORE_LOSSES:
            self.damage = [self.damage[0] + self.hits[1], self.damage[1] + self.hits[0]]
        self.stage = stage
        self.step = "resolve"

    # Step 4: casualties

    def casualties(self, w: War) -> None:
        """The attacker first. Who falls has still hit. WR-11.50, WR-11.51, WR-11.81"""
        side = self.roller()
        self.step = "casualties_taken"
        w.push(TakeHits(side, self.place_of(side), self.forces[side], self.damage[side], self.lost))

    def casualties_taken(self, w: War) -> None:
        self.take_back(w, self.roller())
        self.turn += 1
        if self.turn == 1:
            self.step = "casualties"
        else:
            self.stage = AFTER_LOSSES
            self.step = "resolve"

    def finish(self, w: War) -> None:
        """Leaders and Characters fall with their army. WR-11.61"""
        for side in (FREE_PEOPLES, SHADOW):
            if not units_of(self.forces[side]):
                self.set_force(side, strike_followers(w, side, self.place_of(side), self.forces[side]))
        w.picked = [*self.forces[0], *self.forces[1], *self.lost, self.ended]
        w.pop()

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        """WR-11.23, WR-11.32"""
        if s.offers(seat, code):
            return None
        face = code - CARD
        if self.step not in ("attackers_card", "defenders_card") or not 0 <= face < CARD_FACES:
            return NOT_ASKED
        side = self.side if self.step == "attackers_card" else enemy_of(self.side)
        if s.card_in(HAND + seat, face) == NO_CARD and not (face == BALROG and side == SHADOW and self.has_balrog(s)):
            return NOT_IN_HAND
        return refuse_combat_card(s, self, side, face)
