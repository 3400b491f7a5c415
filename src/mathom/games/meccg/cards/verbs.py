"""Verbs and costs of cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Cost, Effect, Number, Selector, Verb
from mathom.games.meccg.cards.fetching import EITHER, SEARCH, WITH_PEOPLE, Fetching
from mathom.games.meccg.cards.groups import head_of
from mathom.games.meccg.cards.numbers import NOTES
from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.combat.creature import CreatureAttack
from mathom.games.meccg.combat.strike import Strike
from mathom.games.meccg.companies.bequest import Bequest
from mathom.games.meccg.companies.havens import healed_with
from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.corruption import CorruptionCheck
from mathom.games.meccg.event_kinds import ROLLED
from mathom.games.meccg.journey.keys import attack_key
from mathom.games.meccg.reasons import FIRM
from mathom.games.meccg.round.sideboard import Access
from mathom.games.meccg.sites.automatic import can_be_cancelled
from mathom.games.meccg.sites.facing import AutomaticAttacks
from mathom.games.meccg.state import A_COMPANY, TAPPED, UNTAPPED, WOUNDED, Realm
from mathom.games.meccg.zones import DISCARD, PLAY, POINTS, is_at, seat_in
from mathom.kernel import Reason


def counted(number: int | Number, s: Realm, f: Carry) -> int:
    return number.count(s, f) if isinstance(number, Number) else number


# Costs


@dataclass(frozen=True)
class TapCost(Cost):
    """One untapped card of these taps."""

    who: Selector

    def ways(self, s: Realm, f: Carry) -> list[int]:
        return [thing for thing in self.who.things(s, f) if s.is_untapped(thing)]

    def pay(self, s: Realm, f: Carry, thing: int) -> None:
        s.tap(thing)


@dataclass(frozen=True)
class DiscardCost(Cost):
    """One card of these is discarded."""

    what: Selector

    def ways(self, s: Realm, f: Carry) -> list[int]:
        return self.what.things(s, f)

    def pay(self, s: Realm, f: Carry, thing: int) -> None:
        s.discard(thing)


# Attacks


@dataclass(frozen=True)
class Assail(Verb):
    """The creature attacks the company, keyed to what was chosen."""

    def do(self, s: Realm, f: Carry) -> None:
        s.push(CreatureAttack(f.source, s.journey.company, attack_key(f.targets[0])))


@dataclass(frozen=True)
class CancelAttack(Verb):
    """The attack that goes on is cancelled; with `rest` also all automatic-attacks still to come at the site
    that can be."""

    rest: bool = False

    def do(self, s: Realm, f: Carry) -> None:
        attack, faced = s.innermost(Attack), s.innermost(AutomaticAttacks)
        if self.rest and faced is not None:
            faced.left = [number for number in faced.left if not can_be_cancelled(s, faced.site(s), number)]
        if attack is not None and not attack.is_firm(s):
            attack.cancelled = True

    def prevented(self, s: Realm, f: Carry) -> Reason | None:
        """One that cancels the rest may do that much."""
        attack = s.innermost(Attack)
        return FIRM if attack is not None and attack.is_firm(s) and not self.rest else None


@dataclass(frozen=True)
class FaceUntapped(Verb):
    """The character facing the strike does not tap, and its prowess is not lowered for that."""

    def do(self, s: Realm, f: Carry) -> None:
        strike = s.innermost(Strike)
        if strike is not None:
            strike.dodge(f.seat, s)


# Cards in play


@dataclass(frozen=True)
class ComeIn(Verb):
    """The card comes into play: for itself, or on the first thing that the selector lists. On a company it lies with a
    leader, if there is one; with `points` it goes to your marshalling points."""

    on: Selector | None = None
    points: bool = False

    def do(self, s: Realm, f: Carry) -> None:
        if self.points:
            s.move(f.source, POINTS + f.seat)
            return
        listed = [] if self.on is None else self.on.things(s, f)
        bearers = [head_of(s, thing - A_COMPANY) if thing >= A_COMPANY else thing for thing in listed]
        s.come_into_play(f.source, f.seat, bearers[0] if bearers else NO_THING)


@dataclass(frozen=True)
class Discard(Verb):
    """What the selector lists is discarded, with all that lies with it."""

    what: Selector

    def do(self, s: Realm, f: Carry) -> None:
        for thing in self.what.things(s, f):
            zone = s.zones.where[thing]
            if is_at(zone, POINTS):
                for card in [thing, *[other for other in s.at(POINTS, seat_in(zone)) if s.on[other] == thing]]:
                    s.lay_on(card, NO_THING)
                    s.move(card, DISCARD + s.owner(card))
            elif is_at(zone, PLAY):
                s.discard(thing)


@dataclass(frozen=True)
class ToHand(Verb):
    """What the selector lists returns to its owners' hands; with `bequest` it may leave one item to its company."""

    what: Selector
    bequest: bool = False

    def do(self, s: Realm, f: Carry) -> None:
        for thing in self.what.things(s, f):
            if self.bequest:
                s.push(Bequest(thing))
            else:
                s.to_hand(thing)


@dataclass(frozen=True)
class Untap(Verb):
    """What the selector lists untaps, if it is tapped."""

    what: Selector

    def do(self, s: Realm, f: Carry) -> None:
        for thing in self.what.things(s, f):
            if s.status[thing] == TAPPED:
                s.set_status(thing, UNTAPPED)


@dataclass(frozen=True)
class Heal(Verb):
    """Who is wounded becomes untapped; others with him, where a card spreads healing."""

    who: Selector

    def do(self, s: Realm, f: Carry) -> None:
        for who in self.who.things(s, f):
            for thing in healed_with(s, who) if s.status[who] == WOUNDED else []:
                if s.status[thing] == WOUNDED:
                    s.set_status(thing, UNTAPPED)


# Checks, rolls, decks


@dataclass(frozen=True)
class Check(Verb):
    """The first that the selector lists makes a corruption check. To fail costs the `price`, if there is one, and
    nothing else."""

    who: Selector
    modifier: int | Number = 0
    price: Selector | None = None

    def do(self, s: Realm, f: Carry) -> None:
        found = [who for who in self.who.things(s, f) if who in s.characters(s.owner(who))]
        if found:
            more = self.modifier
            check = CorruptionCheck(found[0], more.count(s, f) if isinstance(more, Number) else more)
            check.price = NO_THING if self.price is None else self.price.things(s, f)[0]
            s.push(check)


@dataclass(frozen=True)
class Roll(Verb):
    """The active player rolls, or his opponent (`by_foe`), and adds the number: it is `Noted` as the roll. `needed` is
    what everybody is told about."""

    needed: int | Number
    add: Number | None = None
    by_foe: bool = False

    def do(self, s: Realm, f: Carry) -> None:
        f.throw(s, "event", [6, 6])

    def take(self, s: Realm, f: Carry) -> None:
        rolled, more = sum(s.outcome) + 2, 0 if self.add is None else self.add.count(s, f)
        s.tell(ROLLED, s.hazard_seat() if self.by_foe else s.active, f.card, rolled, more, counted(self.needed, s, f))
        f.store(NOTES.index("roll"), rolled + more)


@dataclass(frozen=True)
class ShuffleIn(Verb):
    """You shuffle so many cards from your discard pile or sideboard into your play deck: hazards, or else resources and
    characters of your own alignment."""

    hazards: bool
    number: int = 1

    def do(self, s: Realm, f: Carry) -> None:
        s.push(Fetching(f.seat, "hazards" if self.hazards else WITH_PEOPLE, self.number))


@dataclass(frozen=True)
class Recall(Verb):
    """You take so many cards of your discard pile: resources, spells, anything; into your play deck, or to hand.

    With `each` every player may, the active one first. With `search` the cards are in your play deck, too. With
    `either` you may take one Dragon and one drake to hand instead.
    """

    what: str
    number: int = 1
    to_hand: bool = False
    each: bool = False
    search: bool = False
    either: bool = False

    def do(self, s: Realm, f: Carry) -> None:
        seats = [(s.active + i) % s.seats for i in range(s.seats)] if self.each else [f.seat]
        for seat in reversed(seats):
            place = SEARCH if self.search else EITHER if self.either else "hand" if self.to_hand else "pile"
            s.push(Fetching(seat, self.what, self.number, place))


@dataclass(frozen=True)
class TakeHazards(Verb):
    """You take up to five hazards from your sideboard into your discard pile, or one into your play deck."""

    def do(self, s: Realm, f: Carry) -> None:
        s.push(Access(f.seat, hazards=True, may_decline=False))


COSTS: Final[list[type[Effect]]] = [TapCost, DiscardCost]
VERBS: Final[list[type[Effect]]] = [
    Assail,
    CancelAttack,
    FaceUntapped,
    ComeIn,
    Discard,
    ToHand,
    Untap,
    Heal,
    Check,
    Roll,
    ShuffleIn,
    Recall,
    TakeHazards,
]
