"""Chapter 13: an attack: declared, faced strike by strike, defeated or not."""

from __future__ import annotations

from itertools import permutations
from typing import Any, ClassVar, Final

from mathom.effects import Entry, Modify
from mathom.effects.layers import modified
from mathom.effects.standing import NUMBER
from mathom.games.meccg.codes import DONE, deed, thing_in, things
from mathom.games.meccg.combat.strike import DEFEATED, Strike
from mathom.games.meccg.company import NO_COMPANY, NO_THING
from mathom.games.meccg.event_kinds import ATTACK_OVER, ATTACKED
from mathom.games.meccg.faces import EACH, NO_NUMBER
from mathom.games.meccg.state import AN_ATTACK, NOTHING, Realm
from mathom.kernel import Frame, Reason

ASSIGN: Final = deed("assign")
EXCESS: Final = deed("excess")
STRIKE: Final = deed("strike")

# Where an attack comes from.
CREATURE: Final = "creature"
AUTOMATIC: Final = "automatic"
EVENT: Final = "event"
COMPANIES: Final = "company"  # of another company (chapter 14)

# How it ends.
CANCELLED: Final = "cancelled"
BEATEN: Final = "defeated"
ENDURED: Final = "endured"

# More effects than ever meet; their orders are all tried.
MOST_ORDERED: Final = 5

HAS_STRIKE: Final = Reason("strikes-go-to-characters-without-one", "ME-13.8", "ME-13.9")
NOT_UNTAPPED: Final = Reason("the-defender-assigns-to-untapped-characters", "ME-13.5")
NO_STRIKE: Final = Reason("no-strike-of-this-attack-waits-for-that-character", "ME-13.14")


def gentlest(s: Realm, stat: str, printed: int) -> int:
    """A number of the attack that goes on. What was in force before the phase comes in the order that is best for the
    defender, who may choose it anew each time; what came later follows as it came. ME-6.16, ME-6.17, ME-6.52"""
    entries = s.in_force.at(NUMBER + stat)
    early = entries
    if s.journey.company != NO_COMPANY:
        early = [entry for entry in entries if entry.order < s.journey.began]
    if not 1 < len(early) <= MOST_ORDERED or all(is_sum(s, entry) for entry in entries):
        return s.value(stat, AN_ATTACK, printed)
    late = [entry for entry in entries if entry not in early]
    orders = [[*some, *late] for some in permutations(early)]
    return min([modified(s, order, AN_ATTACK, printed, 0, 0) for order in orders])


def is_sum(s: Realm, entry: Entry) -> bool:
    """Whether it only adds: then the order does not matter."""
    text = s.text(entry)
    return isinstance(text, Modify) and text.op == "add"


class Attack(Frame):
    """One attack on a company. It ends with CANCELLED, BEATEN or ENDURED.

    `source` is the card that attacks, `origin` where the attack comes from, `key` what it is keyed to. `strikes`,
    `prowess` and `body` are the printed numbers; EACH is one strike for each character. `faced` says that nobody can
    change the number of strikes any more: `targets` are the characters with a strike, `excess` how many strikes more
    each of them has, `left` the targets whose strike is still to come. `beaten` counts the strikes that were defeated.
    With `same_target` all strikes are for one character, who is `victim` if that is settled; with `alone` nobody
    else can be struck. Whom a `deadly` attack wounds is eliminated. Who is `pledged`
    has a strike before all others. An
    `isolated` attack is one of several that a card has left.
    """

    __slots__ = (
        "alone",
        "attacker",
        "attacker_chooses",
        "beaten",
        "body",
        "cancelled",
        "company",
        "deadly",
        "detainment",
        "excess",
        "faced",
        "isolated",
        "key",
        "left",
        "open_strikes",
        "origin",
        "pledged",
        "prowess",
        "race",
        "same_target",
        "source",
        "strikes",
        "targets",
        "uncancellable",
        "victim",
    )
    shows: ClassVar[tuple[str, ...]] = (
        "company",
        "origin",
        "race",
        "strikes",
        "prowess",
        "body",
        "detainment",
        "key",
        "targets",
        "excess",
        "left",
        "beaten",
    )

    def __init__(self, company: int = 0, origin: str = CREATURE, like: Attack | None = None) -> None:
        super().__init__("declare" if like is None else like.step)
        self.company: int = company if like is None else like.company
        self.origin: str = origin if like is None else like.origin
        self.source: int = NO_THING if like is None else like.source
        self.attacker: int = 0 if like is None else like.attacker
        self.race: str = "" if like is None else like.race
        self.strikes: int = 0 if like is None else like.strikes
        self.prowess: int = 0 if like is None else like.prowess
        self.body: int = NO_NUMBER if like is None else like.body
        self.same_target: bool = False if like is None else like.same_target
        self.victim: int = NO_THING if like is None else like.victim
        self.isolated: bool = False if like is None else like.isolated
        self.pledged: int = NO_THING if like is None else like.pledged
        self.alone: bool = False if like is None else like.alone
        self.key: str = "" if like is None else like.key
        self.attacker_chooses: bool = False if like is None else like.attacker_chooses
        self.detainment: bool = False if like is None else like.detainment
        self.cancelled: bool = False if like is None else like.cancelled
        self.uncancellable: bool = False if like is None else like.uncancellable
        self.deadly: bool = False if like is None else like.deadly
        self.faced: bool = False if like is None else like.faced
        self.open_strikes: int = 0 if like is None else like.open_strikes
        self.targets: list[int] = NOTHING if like is None else like.targets
        self.excess: list[int] = NOTHING if like is None else like.excess
        self.left: list[int] = NOTHING if like is None else like.left
        self.beaten: int = 0 if like is None else like.beaten

    def clone(self) -> Attack:
        return Attack(like=self)

    def scope(self) -> str:
        return "attack"

    def about(self, s: Realm) -> list[tuple[str, Any]]:
        return [
            ("race", self.race or None),
            ("strikes", self.number_of_strikes(s)),
            ("left", self.open_strikes),
            ("prowess", self.strength(s)),
            ("attacker", None if self.source == NO_THING else s.face(self.source).id),
        ]

    # Numbers

    def number_of_strikes(self, s: Realm) -> int:
        """ME-13.12: what gives each character one strike is not changed."""
        if self.strikes == EACH:
            return len(self.defenders(s))
        return max(1, gentlest(s, "strikes", self.strikes))

    def strength(self, s: Realm) -> int:
        return max(0, gentlest(s, "attack_prowess", self.prowess))

    def toughness(self, s: Realm) -> int:
        """NO_NUMBER if it has no body."""
        return self.body if self.body == NO_NUMBER else s.value("attack_body", AN_ATTACK, self.body)

    def defender(self, s: Realm) -> int:
        """Whose company is attacked: the active player's."""
        return s.active

    def defenders(self, s: Realm) -> list[int]:
        """The characters, and allies that can be attacked. ME-13.3, ME-13.4, ME-18.6"""
        found: list[int] = []
        if self.alone:
            return [self.victim] if self.victim in s.companies[self.company].members else found
        for member in s.companies[self.company].members:
            found.append(member)
            found += [card for card in s.cards_on(member) if s.face(card).kind == "ally" and self.can_strike(s, card)]
        return [who for who in found if s.refuse_act("be-assigned", who) is None]

    def can_strike(self, s: Realm, ally: int) -> bool:
        record = s.face(ally).record
        if record.cannot_be_attacked:
            return False
        at_site = self.origin == AUTOMATIC or self.key.startswith("site")
        return not (record.no_strikes_at_sites and at_site)

    def is_isolated(self, s: Realm) -> bool:
        return self.isolated

    def is_firm(self, s: Realm) -> bool:
        """Whether nothing can cancel it."""
        return self.uncancellable or self.is_isolated(s)

    # A0: declared (ME-11.13, ME-13.51)

    def declare(self, s: Realm) -> None:
        from mathom.games.meccg.cards.chain import EventChain

        source = -1 if self.source == NO_THING else s.zones.face[self.source]
        faces = [s.zones.face[member] for member in s.companies[self.company].members]
        strength, strikes = self.strength(s), self.number_of_strikes(s)
        s.tell(ATTACKED, self.attacker, source, faces, self.race, strikes, strength, self.toughness(s), self.detainment)
        self.step = "face"
        s.push(EventChain([self.defender(s), self.attacker], "attack"))

    def face(self, s: Realm) -> None:
        if self.cancelled or not s.companies[self.company].members:
            self.step = "end"
            return
        s.happen("attack-faced", AN_ATTACK)
        self.step = "begin"

    def begin(self, s: Realm) -> None:
        """What the attack brings about by being faced comes before the assignment."""
        if s.settle():
            return
        self.open_strikes = self.number_of_strikes(s)
        self.faced = True
        if self.pledged in self.defenders(s) and self.strikes != EACH:
            self.give(self.pledged)
        self.step = "assign_all" if self.strikes == EACH else "defender_assigns"

    # A1 to A3: assignment (ME-13.5 to ME-13.13)

    def assign_all(self, s: Realm) -> None:
        """ME-13.12"""
        for who in self.defenders(s):
            self.give(who)
        self.step = "start"

    def unassigned(self, s: Realm) -> list[int]:
        return [who for who in self.defenders(s) if who not in self.targets]

    def give(self, who: int) -> None:
        self.targets = [*self.targets, who]
        self.excess = [*self.excess, 0]
        self.left = [*self.left, who]
        self.open_strikes -= 1

    def defender_assigns(self, s: Realm) -> None:
        """One strike each to untapped characters, as many as the defender likes. ME-13.5 to ME-13.7"""
        free = [who for who in self.unassigned(s) if s.is_untapped(who)]
        if self.attacker_chooses or not self.open_strikes or not free:
            self.step = "attacker_assigns"
        elif len(free) == len(self.unassigned(s)) <= self.open_strikes:
            # Everybody has a strike anyway (ME-13.9).
            self.step = "attacker_assigns"
        else:
            s.ask_one(self.defender(s), "assign", [*things(ASSIGN, free), DONE], "defender_assigned")

    def defender_assigned(self, s: Realm) -> None:
        if s.reply == DONE:
            self.step = "attacker_assigns"
        else:
            self.give(thing_in(s.reply))
            self.step = "defender_assigns"

    def strikable(self, s: Realm) -> list[int]:
        """Whom the attacker may give a strike: only the one whom all of them are for, if that is settled."""
        free = self.unassigned(s)
        return free if self.victim == NO_THING else [who for who in free if who == self.victim]

    def attacker_assigns(self, s: Realm) -> None:
        """The rest, one each, to as many as possible. ME-13.8, ME-13.9, C-73"""
        free = self.strikable(s)
        if not self.open_strikes:
            self.step = "start"
        elif not free or (self.same_target and self.targets):
            self.step = "add_excess"
        elif len(free) <= self.open_strikes and (not self.same_target or len(free) == 1):
            for who in free:
                self.give(who)
        else:
            s.ask_one(self.attacker, "assign-strike", things(ASSIGN, free), "attacker_assigned")

    def attacker_assigned(self, s: Realm) -> None:
        self.give(thing_in(s.reply))
        self.step = "attacker_assigns"

    def add_excess(self, s: Realm) -> None:
        """ME-13.10, ME-13.11, C-27"""
        if not self.open_strikes or not self.targets:
            self.step = "start"
        else:
            s.ask_or_take(self.attacker, "excess", things(EXCESS, self.targets), "excess_added")

    def excess_added(self, s: Realm) -> None:
        who = thing_in(s.reply)
        self.excess = [n + (target == who) for n, target in zip(self.excess, self.targets, strict=True)]
        self.open_strikes -= 1
        self.step = "add_excess"

    # A4: strike by strike (ME-13.14)

    def start(self, s: Realm) -> None:
        self.step = "pick"

    def waiting(self, s: Realm) -> list[int]:
        there = self.defenders(s)
        return [who for who in self.left if who in there]

    def pick(self, s: Realm) -> None:
        waiting = self.waiting(s)
        if self.cancelled or not waiting:
            self.step = "end"
        else:
            s.ask_or_take(self.defender(s), "next-strike", things(STRIKE, waiting), "picked")

    def picked(self, s: Realm) -> None:
        who = thing_in(s.reply)
        self.left = [other for other in self.left if other != who]
        self.step = "struck"
        s.push(Strike(who, self.excess[self.targets.index(who)]))

    def struck(self, s: Realm) -> None:
        if s.returned == DEFEATED:
            self.beaten += 1
        self.step = "pick"

    # A6: the end (ME-13.46)

    def end(self, s: Realm) -> None:
        result = ENDURED
        if self.cancelled:
            result = CANCELLED
        elif self.targets and self.beaten == len(self.targets):
            result = BEATEN
        if result != CANCELLED:
            self.remember(s)
        s.tell(ATTACK_OVER, self.attacker, result)
        s.happen(f"attack:{result}", AN_ATTACK)
        s.pop(result)

    def remember(self, s: Realm) -> None:
        """What the company has faced in this turn, by race and by title."""
        company = s.companies[self.company].having_met(f"attack:{self.race}")
        if self.key:
            company = company.having_met(f"keyed:{self.race}:{self.key}")
        if self.source != NO_THING:
            company = company.having_met(f"faced:{s.face(self.source).title}")
        s.set_company(self.company, company)

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if self.step == "pick":
            return None if code in things(STRIKE, self.waiting(s)) else NO_STRIKE
        if self.step == "add_excess":
            return None if code in things(EXCESS, self.targets) else NO_STRIKE
        if self.step == "defender_assigns":
            untapped = [who for who in self.unassigned(s) if s.is_untapped(who)]
            return None if code == DONE or code in things(ASSIGN, untapped) else NOT_UNTAPPED
        return None if code in things(ASSIGN, self.strikable(s)) else HAS_STRIKE


def fights(s: Realm) -> bool:
    """Whether companies fight each other (chapter 14)."""
    attack = s.innermost(Attack)
    return attack is not None and attack.origin == COMPANIES


def faces_automatic(s: Realm) -> bool:
    """Whether an automatic-attack is faced: only what is for attacks and strikes may be played then. ME-13.51"""
    attack = s.innermost(Attack)
    return attack is not None and attack.origin == AUTOMATIC
