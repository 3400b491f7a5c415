"""Chapters 11 and 13: a creature attacks, once or several times, and what becomes of its card."""

from __future__ import annotations

from typing import Final

from mathom.effects import Entry
from mathom.games.meccg.alignments import DARK
from mathom.games.meccg.codes import NONE, deed, thing_in, things
from mathom.games.meccg.combat.attack import AUTOMATIC, BEATEN, CANCELLED, CREATURE, Attack
from mathom.games.meccg.combat.trophies import trophy_takers
from mathom.games.meccg.companies.havens import is_haven
from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.event_kinds import ATTACK_OVER, KILLED, TROPHY
from mathom.games.meccg.faces import EACH, NO_NUMBER
from mathom.games.meccg.journey.keys import NO_KEY, attack_key, is_detainment, keys_for
from mathom.games.meccg.places import rule_of
from mathom.games.meccg.state import Realm
from mathom.games.meccg.uniqueness import race_of
from mathom.games.meccg.zones import CHAIN, DISCARD, GUARD, POINTS, is_at
from mathom.kernel import Frame, Reason

TAKE: Final = deed("take")

NO_TROPHY: Final = Reason("trophies-are-for-orcs-and-trolls", "ME-18.12", "ME-18.16")


def numbers(attack: Attack, record: object) -> Attack:
    """The printed numbers of an attack of the fact tables."""
    strikes = getattr(record, "strikes", 0)
    body: int | None = getattr(record, "body", None)
    attack.strikes = strikes if isinstance(strikes, int) else EACH
    attack.prowess = getattr(record, "prowess", 0)
    attack.body = NO_NUMBER if body is None else body
    attack.attacker_chooses = getattr(record, "attacker_chooses_defenders", False)
    attack.same_target = getattr(record, "same_target", False)
    attack.detainment = getattr(record, "detainment", False)
    attack.uncancellable = getattr(record, "cannot_be_canceled", False)
    attack.deadly = getattr(record, "wounded_are_eliminated", False)
    return attack


def is_sheltered(s: Realm, company: int) -> bool:
    """Attacks on minions at a Darkhaven are cancelled. ME-24.17"""
    seat = s.active
    return s.profile(seat).side == DARK and is_haven(s, s.companies[company].site, seat)


class CreatureAttack(Frame):
    """The creature `card` attacks a company, keyed to `key`, `left` more times; `beaten` is whether all were defeated.

    `cancelled` is how many of its attacks were cancelled, `victim` whom all of them are for, if for one. One that is
    `automatic` was played as an automatic-attack of the site.

    ME-13.2, ME-13.47, ME-13.52, ME-13.53, ME-13.66
    """

    __slots__ = (
        "automatic",
        "beaten",
        "bonus",
        "cancelled",
        "card",
        "company",
        "detainment",
        "key",
        "left",
        "several",
        "victim",
    )

    def __init__(
        self,
        card: int = 0,
        company: int = 0,
        key: str = "",
        automatic: bool = False,
        like: CreatureAttack | None = None,
    ) -> None:
        super().__init__("begin" if like is None else like.step)
        self.card: int = card if like is None else like.card
        self.company: int = company if like is None else like.company
        self.key: str = key if like is None else like.key
        self.automatic: bool = automatic if like is None else like.automatic
        self.several: bool = False if like is None else like.several
        self.left: int = 0 if like is None else like.left
        self.beaten: bool = True if like is None else like.beaten
        self.detainment: bool = False if like is None else like.detainment
        self.cancelled: int = 0 if like is None else like.cancelled
        self.bonus: int = 0 if like is None else like.bonus
        self.victim: int = NO_THING if like is None else like.victim

    def clone(self) -> CreatureAttack:
        return CreatureAttack(like=self)

    def begin(self, s: Realm) -> None:
        record = s.face(self.card).record
        self.left = record.attack.attacks
        self.several = self.left > 1
        self.detainment = self.is_detainment(s)
        self.step = "attack"

    def is_detainment(self, s: Realm) -> bool:
        """By the card, or against minions by its race and key; not one that is an automatic-attack. ME-13.56 to
        ME-13.62"""
        face = s.face(self.card)
        name = s.profile(s.active).name
        site = s.destination(self.company)
        printed = face.record.attack.detainment or name in face.record.detainment_against
        detains = not self.automatic and is_detainment(s, self.key, race_of(s, face), site)
        return printed or (detains and not self.is_bold_here(s))

    def is_bold_here(self, s: Realm) -> bool:
        """Whether it is keyed to a site whose card says that creatures there do more than detain."""
        rule = rule_of(s.face(s.destination(self.company)).record, "keyed-creatures-not-detainment")
        return (
            rule is not None and self.key.startswith("site") and race_of(s, s.face(self.card)) not in rule.except_races
        )

    def attack(self, s: Realm) -> None:
        alone = self.several and s.counts_as("one-attack-each", self.card)
        if alone and self.left:
            self.left = 1 if self.left == s.face(self.card).record.attack.attacks else 0
        if not self.left or not s.companies[self.company].members:
            self.beaten = self.beaten and not self.left
            self.step = "put_away"
            return
        if s.journey.way == "" and is_sheltered(s, self.company):
            self.beaten = False
            self.step = "put_away"
            s.tell(ATTACK_OVER, s.owner(self.card), CANCELLED)
            return
        self.left -= 1
        self.step = "count"
        face = s.face(self.card)
        origin = AUTOMATIC if self.automatic else CREATURE
        attack = numbers(CreatureStrikes(self.company, origin), face.record.attack)
        attack.victim = self.victim
        attack.isolated = alone
        attack.prowess += self.bonus
        attack.source = self.card
        attack.race = race_of(s, face)
        attack.attacker = s.owner(self.card)
        attack.key = self.key
        attack.detainment = self.detainment
        s.push(attack)
        self.speak(s)

    def speak(self, s: Realm) -> None:
        """What the creature's card says is in force during its attack."""
        card = s.zones.face[self.card]
        for text in s.script(card).standing:
            order = s.in_force.begun
            s.enter(Entry(s.owner(self.card), card, text, self.card, [], "attack", len(s.stack), order))

    def count(self, s: Realm) -> None:
        self.beaten = self.beaten and s.returned == BEATEN
        self.cancelled += s.returned == CANCELLED
        self.step = "attack"

    def put_away(self, s: Realm) -> None:
        """A creature all whose attacks are defeated is the defender's; not one that was an automatic-attack.

        ME-13.47, ME-13.53
        """
        s.pop()
        zone = s.zones.where[self.card]
        if zone != CHAIN and not is_at(zone, GUARD):
            return
        s.lay_on(self.card, NO_THING)
        if self.beaten and not self.automatic:
            s.tell(KILLED, s.active, s.zones.face[self.card])
            s.move(self.card, POINTS + s.active)
            from mathom.games.meccg.combat.dragons import slay

            slay(s, self.card)
            if trophy_takers(s, self.company):
                s.push(Trophy(self.card, self.company))
        else:
            s.move(self.card, DISCARD + s.owner(self.card))


class Keying(Frame):
    """The player of the creature `card`, which comes by another card, declares what it is keyed to; then it attacks the
    company under way, with so much `bonus` to its prowess. ME-11.2"""

    __slots__ = ("bonus", "card")

    def __init__(self, card: int = 0, bonus: int = 0, step: str = "declare") -> None:
        super().__init__(step)
        self.card = card
        self.bonus = bonus

    def clone(self) -> Keying:
        return Keying(self.card, self.bonus, self.step)

    def about(self, s: Realm) -> list[tuple[str, object]]:
        return [("card", s.face(self.card).id)]

    def declare(self, s: Realm) -> None:
        s.ask_or_take(s.owner(self.card), "key", keys_for(s, self.card), "attack")

    def attack(self, s: Realm) -> None:
        """With the key that was declared it attacks. ME-11.2, ME-11.13"""
        attack = CreatureAttack(self.card, s.journey.company, attack_key(s.reply))
        attack.bonus = self.bonus
        s.pop()
        s.push(attack)

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        return None if code in keys_for(s, self.card) else NO_KEY


class Trophy(Frame):
    """The defeated creature `card` may be kept by an Orc or Troll of the company. ME-18.12"""

    __slots__ = ("card", "company")

    def __init__(self, card: int = 0, company: int = 0, step: str = "offer") -> None:
        super().__init__(step)
        self.card = card
        self.company = company

    def clone(self) -> Trophy:
        return Trophy(self.card, self.company, self.step)

    def about(self, s: Realm) -> list[tuple[str, object]]:
        return [("card", s.face(self.card).id)]

    def offer(self, s: Realm) -> None:
        s.ask_one(s.active, "trophy", [*things(TAKE, trophy_takers(s, self.company)), NONE], "taken")

    def taken(self, s: Realm) -> None:
        if s.reply != NONE:
            who = thing_in(s.reply)
            s.come_into_play(self.card, s.active, who)
            s.tell(TROPHY, s.active, s.zones.face[self.card], s.zones.face[who])
        s.pop()

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        return None if code == NONE or code in things(TAKE, trophy_takers(s, self.company)) else NO_TROPHY


class CreatureStrikes(Attack):
    """One attack of a creature. If all are for one character, the next ones are for the one who has faced this."""

    __slots__ = ()

    def clone(self) -> CreatureStrikes:
        return CreatureStrikes(like=self)

    def is_isolated(self, s: Realm) -> bool:
        """Also if the card that leaves one of several attacks comes while this one is under way."""
        several = s.face(self.source).record.attack.attacks > 1
        return self.isolated or (several and s.counts_as("one-attack-each", self.source))

    def end(self, s: Realm) -> None:
        creature = s.stack[-2]
        if self.same_target and self.targets and isinstance(creature, CreatureAttack):
            creature.victim = self.targets[0]
        if self.is_isolated(s) and isinstance(creature, CreatureAttack):
            creature.left = 0
        super().end(s)
