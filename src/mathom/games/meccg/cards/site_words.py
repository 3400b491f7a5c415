"""Words about what is done at a site: where a card is played, what attacks it brings, what is kept there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Condition, Effect, Number, Selector, Verb
from mathom.games.meccg.box import places
from mathom.games.meccg.cards.company_words import is_at_site
from mathom.games.meccg.cards.numbers import NOTES
from mathom.games.meccg.cards.selectors import company_at_hand
from mathom.games.meccg.combat.attack import AUTOMATIC, BEATEN, EVENT, Attack
from mathom.games.meccg.combat.dragons import homes
from mathom.games.meccg.company import NO_COMPANY, NO_THING
from mathom.games.meccg.faces import face_of
from mathom.games.meccg.places import fits_any, nearest_haven, site_type
from mathom.games.meccg.reasons import NO_SUCH_ATTACK, ONE_COPY
from mathom.games.meccg.sites.automatic import PICKED, all_attacks, as_target
from mathom.games.meccg.sites.facing import AutomaticAttacks
from mathom.games.meccg.sites.visit import Visit
from mathom.games.meccg.state import TAPPED, Realm
from mathom.games.meccg.zones import PLAY, POINTS
from mathom.kernel import Reason

# Selectors


@dataclass(frozen=True)
class SiteHere(Selector):
    """The site card where the company is whose site phase it is, if it fits: by title or type, tapped or not.

    `hoard`: only one with a hoard; `unhaunted`: neither a Dragon's home nor below the earth.
    """

    titles: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    tapped: bool | None = None
    hoard: bool = False
    unhaunted: bool = False

    def things(self, s: Realm, f: Carry) -> list[int]:
        visit = s.innermost(Visit)
        if visit is None:
            return []
        site: int = visit.site(s)
        return [site] if self.fits(s, site) else []

    def fits(self, s: Realm, site: int) -> bool:
        face = s.face(site)
        if (self.titles or self.types) and face.title not in self.titles and site_type(s, site) not in self.types:
            return False
        if self.tapped is not None and (s.status[site] == TAPPED) != self.tapped:
            return False
        if self.unhaunted and (face.record.under_deeps or face.title in homes()):
            return False
        return not self.hoard or bool(face.record.hoard)


@dataclass(frozen=True)
class AttacksThere(Selector):
    """The automatic-attacks of the first site listed, to pick one of them; during its visit those still to come."""

    site: Selector

    def things(self, s: Realm, f: Carry) -> list[int]:
        found = [number for site in self.site.things(s, f)[:1] for number in all_attacks(s, site)]
        faced = s.innermost(AutomaticAttacks)
        gone = [] if faced is None or faced.step != "gather" else [n for n in found if n not in faced.left]
        return [as_target(number) for number in found if number not in gone]


# Conditions


@dataclass(frozen=True)
class PickedAttack(Condition):
    """The automatic-attack that goes on is the one that was picked at the site, or the question is about that one."""

    which: Selector
    site: Selector

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        picked = self.which.things(s, f)
        if f.use:
            return None if f.use - PICKED in picked else NO_SUCH_ATTACK
        attack, faced = s.innermost(Attack), s.innermost(AutomaticAttacks)
        if faced is None or attack is None or attack.origin != AUTOMATIC or faced.facing == NO_THING:
            return NO_SUCH_ATTACK
        is_it = faced.site(s) in self.site.things(s, f) and as_target(faced.facing) in picked
        return None if is_it else NO_SUCH_ATTACK


@dataclass(frozen=True)
class NoneHeld(Condition):
    """No copy of the card is yours in play or stored; with `here`, none of anybody in play at this site."""

    here: bool = False

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        mine = [*s.at(PLAY, f.seat), *([] if self.here else s.at(POINTS, f.seat))]
        copies = [card for card in mine if s.zones.face[card] == f.card and card != f.source]
        company = company_at_hand(s)
        if self.here and company != NO_COMPANY:
            title = s.face(s.companies[company].site).title
            copies = [card for card in copies if s.on[card] >= 0 and is_at_site(s, s.on[card], title)]
        return ONE_COPY if copies else None


# Verbs


@dataclass(frozen=True)
class FaceAttack(Verb):
    """The company at hand faces an attack that the card brings, without a key; or one character alone (`on`).

    Under `detains` it is detainment. Whether it was defeated is known afterwards (`Noted`).
    """

    race: str
    strikes: int
    prowess: int | Number
    on: Selector | None = None
    detains: Condition | None = None
    uncancellable: bool = False

    def do(self, s: Realm, f: Carry) -> None:
        attack = Attack(company_at_hand(s), EVENT)
        if self.on is not None:
            attack.victim = self.on.things(s, f)[0]
            attack.company = s.company_of(attack.victim)
            attack.alone = True
        more = self.prowess
        attack.prowess = more.count(s, f) if isinstance(more, Number) else more
        attack.race, attack.strikes, attack.uncancellable = self.race, self.strikes, self.uncancellable
        attack.detainment = self.detains is not None and self.detains.holds(s, f)
        attack.attacker = s.hazard_seat()
        f.call(s, attack)

    def take(self, s: Realm, f: Carry) -> None:
        f.store(NOTES.index("beaten"), int(s.returned == BEATEN))


# Allies far from home


def strays(s: Realm, ally: int) -> bool:
    """Whether an ally is below the earth, or nearer to another haven than the sites where it is played are; by the
    site cards of its own alignment. ME-24.11"""
    face = s.face(ally)
    site = s.site_of(s.on[ally])
    if site == NO_THING:
        return False
    here = places()[s.face(site).title].get(face.alignment, s.face(site).record)
    homes_of = [versions[face.alignment] for versions in places().values() if face.alignment in versions]
    near = {nearest_haven(home) for home in homes_of if fits_any(face.record.playable_at, face_of(home.id))}
    return bool(here.under_deeps) or nearest_haven(here) not in near


@dataclass(frozen=True)
class Strays(Selector):
    """The allies in play that are far from where they are at home."""

    def things(self, s: Realm, f: Carry) -> list[int]:
        return [card for card in s.in_play() if s.face(card).kind == "ally" and strays(s, card)]


SITE_WORDS: Final[list[type[Effect]]] = [SiteHere, AttacksThere, PickedAttack, NoneHeld, FaceAttack, Strays]
