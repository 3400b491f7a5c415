"""Chapter 14: a company attacks one of the opponent's."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mathom.games.meccg.alignments import DARK
from mathom.games.meccg.cards.chain import EventChain
from mathom.games.meccg.codes import DONE, deed, thing_in, things
from mathom.games.meccg.combat.attack import ASSIGN, COMPANIES, STRIKE, Attack
from mathom.games.meccg.combat.duel import Duel
from mathom.games.meccg.companies.havens import is_haven
from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.event_kinds import ATTACKED
from mathom.games.meccg.state import NOTHING, Realm
from mathom.kernel import Reason

FIGHT: Final = deed("attack")

# Races that some cards take for one kind of attackers.
RABBLE: Final = ("orc", "troll", "man")

HAS_PERSUADED: Final = Reason("who-has-tried-to-influence-does-not-attack", "ME-14.4", "ME-7.20")
NOBODY_TO_FIGHT: Final = Reason("no-company-here-can-be-attacked", "ME-14.1", "ME-14.2")
NOT_PAIRED_SO: Final = Reason("those-are-not-to-be-paired", "ME-14.12", "ME-14.13", "ME-14.14")


def opponents_here(s: Realm, company: int) -> list[int]:
    """The companies of the other side at the same site; none at its own Darkhaven. ME-14.1, ME-14.2, ME-24.17"""
    own = s.companies[company]
    title, side = s.face(own.site).title, s.profile(s.active).side
    found: list[int] = []
    for seat in range(s.seats):
        if seat == s.active or s.profile(seat).side == side:
            continue
        for number in s.companies_of(seat):
            site = s.companies[number].site
            sheltered = s.profile(seat).side == DARK and is_haven(s, site, seat)
            if s.face(site).title == title and not sheltered:
                found.append(number)
    return found


def refuse_fight(s: Realm, company: int, other: int) -> Reason | None:
    """ME-7.20, ME-14.1, ME-14.2, ME-14.4"""
    if s.active in s.persuaded:
        return HAS_PERSUADED
    return None if other in opponents_here(s, company) else NOBODY_TO_FIGHT


class CompanyAttack(Attack):
    """One attack with a strike of every character and ally of the company `by`.

    `strikers` are those who strike the `targets`, one each; `pairing` is who is to be paired next. ME-14.5 to ME-14.15
    """

    __slots__ = ("by", "pairing", "strikers")
    shows: ClassVar[tuple[str, ...]] = (*Attack.shows, "by", "strikers")

    def __init__(self, company: int = 0, by: int = 0, like: CompanyAttack | None = None) -> None:
        super().__init__(company, COMPANIES, like)
        self.by: int = by if like is None else like.by
        self.strikers: list[int] = NOTHING if like is None else like.strikers
        self.pairing: int = NO_THING if like is None else like.pairing

    def clone(self) -> CompanyAttack:
        return CompanyAttack(like=self)

    # Numbers: nothing that hazards say counts (ME-14.11)

    def number_of_strikes(self, s: Realm) -> int:
        return len(self.attackers(s))

    def strength(self, s: Realm) -> int:
        """The best of the attackers: what everyone strikes with is his own."""
        return max([s.stat("prowess", who) for who in self.attackers(s)], default=0)

    def defender(self, s: Realm) -> int:
        return s.owner(s.companies[self.company].members[0]) if s.companies[self.company].members else s.hazard_seat()

    def defenders(self, s: Realm) -> list[int]:
        """No ally that faces no strikes at sites: companies meet there. CR-614"""
        found = super().defenders(s)
        return [who for who in found if not getattr(s.face(who).record, "no_strikes_at_sites", False)]

    def attackers(self, s: Realm) -> list[int]:
        """The characters, and allies that can fight. ME-14.6"""
        found: list[int] = []
        for member in s.companies[self.by].members:
            found.append(member)
            found += [card for card in s.cards_on(member) if s.face(card).kind == "ally" and self.can_strike(s, card)]
        return found

    def declare(self, s: Realm) -> None:
        """The defender alone may play cards on the whole attack. ME-14.8 to ME-14.10"""
        s.fought = True
        self.attacker = s.active
        races = {s.face(who).race for who in self.attackers(s)}
        self.race = sorted(races)[0] if len(races) == 1 or races <= set(RABBLE) else ""
        self.strikes = self.number_of_strikes(s)
        faces = [s.zones.face[member] for member in s.companies[self.company].members]
        s.tell(ATTACKED, self.attacker, -1, faces, self.race, self.strikes, self.strength(s), self.body, False)
        self.step = "face"
        s.push(EventChain([self.defender(s)], "attack"))

    def face(self, s: Realm) -> None:
        super().face(s)
        if self.step != "end":
            self.step = "defender_pairs"

    # Pairs (ME-14.12 to ME-14.15)

    def idle(self, s: Realm) -> list[int]:
        """Attackers without a target."""
        return [who for who in self.attackers(s) if who not in self.strikers]

    def pair(self, striker: int, target: int) -> None:
        self.strikers = [*self.strikers, striker]
        self.give(target)
        self.pairing = NO_THING

    def defender_pairs(self, s: Realm) -> None:
        """Untapped defenders choose whom they face, as many as like to. ME-14.12"""
        if self.pairing != NO_THING:
            s.ask_or_take(self.defender(s), "face-whom", things(STRIKE, self.idle(s)), "defender_paired")
            return
        free = [who for who in self.unassigned(s) if s.is_untapped(who)]
        if not free or not self.idle(s):
            self.step = "attacker_pairs"
        else:
            s.ask_one(self.defender(s), "who-faces", [*things(ASSIGN, free), DONE], "defender_paired")

    def defender_paired(self, s: Realm) -> None:
        self.step = "defender_pairs"
        if s.reply == DONE:
            self.step = "attacker_pairs"
        elif self.pairing == NO_THING:
            self.pairing = thing_in(s.reply)
        else:
            self.pair(thing_in(s.reply), self.pairing)

    def attacker_pairs(self, s: Realm) -> None:
        """Untapped attackers strike defenders who face nobody yet. ME-14.13"""
        self.ask_pair(s, [who for who in self.idle(s) if s.is_untapped(who)], self.attacker, "rest_pairs")

    def rest_pairs(self, s: Realm) -> None:
        """The defender says whom the rest strikes. ME-14.14"""
        self.ask_pair(s, self.idle(s), self.defender(s), "surplus")

    def ask_pair(self, s: Realm, strikers: list[int], seat: int, after: str) -> None:
        free = self.unassigned(s)
        if self.pairing != NO_THING:
            s.ask_or_take(seat, "strike-whom", things(ASSIGN, free), "paired")
        elif not strikers or not free:
            self.step = after
        else:
            s.ask_or_take(seat, "who-strikes", things(STRIKE, strikers), "paired")

    def paired(self, s: Realm) -> None:
        untapped = self.pairing == NO_THING and s.is_untapped(thing_in(s.reply))
        if self.pairing == NO_THING:
            self.pairing = thing_in(s.reply)
            self.step = "attacker_pairs" if untapped else "rest_pairs"
            return
        self.step = "attacker_pairs"
        self.pair(self.pairing, thing_in(s.reply))

    def surplus(self, s: Realm) -> None:
        """Who has nobody to strike takes one from somebody's prowess. ME-14.15, ME-14.18"""
        self.open_strikes = len(self.idle(s))
        self.step = "add_excess"

    # Strike by strike (ME-14.16)

    def picked(self, s: Realm) -> None:
        who = thing_in(s.reply)
        number = self.targets.index(who)
        self.left = [other for other in self.left if other != who]
        self.step = "struck"
        s.push(Duel(who, self.strikers[number], self.excess[number]))

    def waiting(self, s: Realm) -> list[int]:
        there = self.attackers(s)
        pairs = dict(zip(self.targets, self.strikers, strict=True))
        return [who for who in super().waiting(s) if pairs[who] in there]

    def end(self, s: Realm) -> None:
        self.beaten = -1
        super().end(s)

    def remember(self, s: Realm) -> None:
        """No creature was faced."""

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if self.step in ("pick", "add_excess"):
            return super().refuse(s, seat, code)
        free, idle = things(ASSIGN, self.unassigned(s)), things(STRIKE, self.idle(s))
        offered = [DONE, *free, *idle]
        return None if code in offered else NOT_PAIRED_SO

    def about(self, s: Realm) -> list[tuple[str, Any]]:
        pairing = None if self.pairing == NO_THING else s.face(self.pairing).id
        return [*super().about(s), ("card", pairing)]
