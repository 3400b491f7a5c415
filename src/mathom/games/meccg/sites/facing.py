"""Chapter 7: a company faces the automatic-attacks of its site, and what is revealed from on-guard before and after."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mathom.games.meccg.codes import NONE, deed, thing_in, things
from mathom.games.meccg.combat.creature import CreatureAttack
from mathom.games.meccg.companies.vacated import guards_at
from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.event_kinds import AUTOMATIC_CANCELLED, FIZZLED, REVEALED
from mathom.games.meccg.journey.keys import site_keys
from mathom.games.meccg.places import is_home_by_name
from mathom.games.meccg.sites.automatic import (
    LONE,
    OF_CARD,
    Sending,
    SingleOut,
    attack_of,
    attacks_at,
    can_be_cancelled,
    is_played,
)
from mathom.games.meccg.sites.guard import ATTACKS, lurk
from mathom.games.meccg.state import NOTHING, Realm
from mathom.games.meccg.uniqueness import out_already
from mathom.games.meccg.zones import CHAIN, DISCARD
from mathom.kernel import Frame, Reason

REVEAL: Final = deed("reveal")
CANCEL: Final = deed("cancel")

NOT_ON_GUARD: Final = Reason("that-card-cannot-be-revealed-now", "ME-10.12", "ME-10.14")
NOT_AT_HOME: Final = Reason("only-an-untapped-character-at-home-cancels-it", "ME-7.9")


class AutomaticAttacks(Frame):
    """A company that has entered its site faces what waits there, until it is over or nobody is left.

    `left` are the numbers of the automatic-attacks still to come, `listed` those of the site when a card could last be
    revealed between two of them, `facing` that which is faced or was faced last, `creatures` those from on-guard that
    attack after them. ME-7.4 to ME-7.9, ME-10.14, ME-10.15
    """

    __slots__ = ("company", "creatures", "facing", "left", "listed")
    discreet: ClassVar[tuple[str, ...]] = ("guard",)

    def __init__(self, company: int = 0, like: AutomaticAttacks | None = None) -> None:
        super().__init__("begin" if like is None else like.step)
        self.company: int = company if like is None else like.company
        self.left: list[int] = NOTHING if like is None else like.left
        self.listed: list[int] = NOTHING if like is None else like.listed
        self.facing: int = NO_THING if like is None else like.facing
        self.creatures: list[int] = NOTHING if like is None else like.creatures

    def clone(self) -> AutomaticAttacks:
        return AutomaticAttacks(like=self)

    def about(self, s: Realm) -> list[tuple[str, Any]]:
        members = s.companies[self.company].members
        return [("who", [s.face(member).id for member in members]), ("site", s.face(self.site(s)).id)]

    def site(self, s: Realm) -> int:
        return s.companies[self.company].site

    def is_anybody_left(self, s: Realm) -> bool:
        return bool(s.companies[self.company].members)

    # What is revealed before the first attack (ME-7.5, ME-7.8, ME-10.14, ME-10.15)

    def begin(self, s: Realm) -> None:
        self.left = attacks_at(s, self.company, self.site(s))
        self.step = "guard"

    def guards(self, s: Realm) -> list[int]:
        return guards_at(s, self.site(s))

    def lurkers(self, s: Realm) -> list[int]:
        """The creatures there that are playable at the site by type or name. ME-10.14"""
        fresh = [card for card in self.guards(s) if not out_already(s, s.zones.face[card])]
        return [card for card in fresh if site_keys(s, card, self.company, self.site(s))]

    def guard(self, s: Realm) -> None:
        """Asked whenever a card lies there, so that nobody learns what it is; without an automatic-attack no creature
        comes, and no card brings one to such a site. ME-10.14"""
        if not self.guards(s):
            self.step = "muster"
        elif not self.left:
            self.step = "strengthen"
        else:
            s.ask_one(s.hazard_seat(), "reveal", [*things(REVEAL, self.lurkers(s)), NONE], "guarded")

    def guarded(self, s: Realm) -> None:
        """Cards that were laid there against other companies may follow. ME-10.10, ME-10.14"""
        self.step = "strengthen"
        if s.reply != NONE:
            creature = thing_in(s.reply)
            self.creatures = [*self.creatures, creature]
            s.zones.reveal(creature, -1)
            s.zones.move(creature, CHAIN)
            s.lay_on(creature, NO_THING)
            s.tell(REVEALED, s.hazard_seat(), s.zones.face[creature])
            self.step = "guard"

    def strengthen(self, s: Realm) -> None:
        """Or a card that makes the automatic-attacks worse, or brings one. ME-7.8, ME-10.15"""
        self.step = "muster"
        lurk(s, ATTACKS, self.site(s), NOTHING)

    def muster(self, s: Realm) -> None:
        """With what was revealed; of several a card may leave one."""
        self.left = attacks_at(s, self.company, self.site(s))
        self.step = "attack"
        if len(self.left) > 1 and s.counts_as("one-attack", self.site(s)):
            self.step = "single_out"
            s.push(SingleOut(self.left))

    def single_out(self, s: Realm) -> None:
        self.left = s.returned
        self.step = "attack"

    # The automatic-attacks (ME-7.4, ME-7.8, ME-7.9)

    def natives(self, s: Realm) -> list[int]:
        """Untapped characters whose home site this is, by name. ME-7.9"""
        site = s.zones.face[self.site(s)]
        bold = not self.left or can_be_cancelled(s, self.site(s), self.left[0])
        members = s.companies[self.company].members if bold else []
        return [m for m in members if s.is_untapped(m) and is_home_by_name(s.zones.face[m], site)]

    def attack(self, s: Realm) -> None:
        if not self.left or not self.is_anybody_left(s):
            self.step = "attack_from_guard"
        elif self.natives(s):
            s.ask_one(s.active, "cancel-automatic", [*things(CANCEL, self.natives(s)), NONE], "answered")
        else:
            self.step = "face"

    def answered(self, s: Realm) -> None:
        self.step = "face"
        if s.reply != NONE:
            s.tap(thing_in(s.reply))
            s.tell(AUTOMATIC_CANCELLED, s.active, s.zones.face[thing_in(s.reply)])
            self.left = self.left[1:]
            self.step = "between"

    def face(self, s: Realm) -> None:
        """The next automatic-attack. ME-7.4"""
        number, self.left = self.left[0], self.left[1:]
        self.step = "between"
        self.facing = plain = number % LONE
        if plain < OF_CARD and is_played(s.face(self.site(s)).record.automatic_attacks[plain]):
            s.push(Sending(self.company, plain))
        elif plain < OF_CARD or plain - OF_CARD in s.in_play():
            s.push(attack_of(s, self.company, self.site(s), number))

    def between(self, s: Realm) -> None:
        """Before each further automatic-attack a card that changes it may be revealed. ME-7.8, ME-10.15"""
        self.step = "attack"
        if self.left and self.is_anybody_left(s) and self.guards(s):
            self.listed = attacks_at(s, self.company, self.site(s))
            self.step = "gather"
            lurk(s, ATTACKS, self.site(s), NOTHING)

    def gather(self, s: Realm) -> None:
        """What a card revealed between two attacks has brought comes last, or right after what it repeats; those that
        were faced do not come again. ME-7.4, ME-7.8, ME-10.15"""
        before, now = self.listed, attacks_at(s, self.company, self.site(s))
        more = [n for n in sorted(set(now)) for _ in range(now.count(n) - before.count(n))]
        ahead = [n for n in sorted(set(self.left), key=self.left.index) for _ in range((self.left + more).count(n))]
        self.left = ahead + [n for n in more if n not in before]
        self.listed = NOTHING
        self.step = "attack"

    # The creatures that were revealed (ME-7.6)

    def attack_from_guard(self, s: Realm) -> None:
        """Keyed to the site: by its name or by its type is the same there (ME-13.60), and not asked."""
        if not self.creatures or not self.is_anybody_left(s):
            self.step = "end"
            return
        creature, self.creatures = self.creatures[0], self.creatures[1:]
        keys = site_keys(s, creature, self.company, self.site(s))
        s.push(CreatureAttack(creature, self.company, keys[0] if keys else ""))

    def end(self, s: Realm) -> None:
        """A creature that finds nobody left to attack is discarded. ME-25.9"""
        for creature in self.creatures:
            s.tell(FIZZLED, s.owner(creature), s.zones.face[creature])
            s.zones.move(creature, DISCARD + s.owner(creature))
        s.pop()

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if self.step == "guard":
            return None if code == NONE or code in things(REVEAL, self.lurkers(s)) else NOT_ON_GUARD
        return None if code == NONE or code in things(CANCEL, self.natives(s)) else NOT_AT_HOME
