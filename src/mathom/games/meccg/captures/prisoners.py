"""Chapter 15: characters that are carried off, what becomes of what they have, and how they are free again."""

from __future__ import annotations

from mathom.games.meccg.avatars import lose_avatar
from mathom.games.meccg.captures.aside import give_site_back, put_aside, rescue_site, throw_away
from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.event_kinds import CAPTURED, FREED, PRISONER_LOST
from mathom.games.meccg.state import GENERAL, Realm
from mathom.games.meccg.zones import ASIDE, LAND, MARCH, PLAY, POINTS, SITES, is_at


def is_prisoner(s: Realm, thing: int) -> bool:
    """A character off to the side with a prisoner card, which is one that has a rescue site. ME-15.1, ME-15.2"""
    aside = is_at(s.zones.where[thing], ASIDE) and s.face(thing).is_person()
    return aside and rescue_site(s, s.on[thing]) != NO_THING


def prisoners_of(s: Realm, host: int) -> list[int]:
    return [thing for thing in s.aside_with(host) if is_prisoner(s, thing)]


def hosts_at(s: Realm, site: int, seat: int) -> list[int]:
    """The prisoner cards with characters of the seat whose rescue site is this one, whatever its card. ME-15.20"""
    found: list[int] = []
    if not s.at(ASIDE, seat):
        return found
    for host in s.in_play():
        held = [thing for thing in prisoners_of(s, host) if s.owner(thing) == seat]
        if held and s.face(rescue_site(s, host)).title == s.face(site).title:
            found.append(host)
    return found


def foreign_rescue_sites(s: Realm, seat: int) -> list[int]:
    """The opponents' cards of rescue sites that the seat's companies may go to: it has no copy of its own left.

    ME-15.20, ME-15.21
    """
    found: list[int] = []
    if not s.at(ASIDE, seat):
        return found
    for host in s.in_play():
        site = rescue_site(s, host) if any(s.owner(thing) == seat for thing in prisoners_of(s, host)) else NO_THING
        own = [*s.at(SITES, seat), *s.at(LAND, seat), *s.at(MARCH, seat)]
        if site != NO_THING and not any(s.face(card).title == s.face(site).title for card in own):
            found.append(site)
    return found


def is_ring(s: Realm, thing: int) -> bool:
    """A ring in the sense of the rules: no Wizard's Ring, no Mind-ring. ME-17.25, ME-17.26"""
    face = s.face(thing)
    return face.kind == "item" and (face.item_class == "gold-ring" or face.record.ring_kind not in ("", "mind-ring"))


def capture(s: Realm, who: int, host: int, site: int, keeps_rings: bool) -> None:
    """The character is off to the side with the prisoner card `host`, and so is the rescue site, a card of the site
    deck. Rings and hazards stay with him, all else is discarded. ME-15.2, ME-15.3, ME-15.11 to ME-15.15"""
    face = s.zones.face[who]
    s.lay_on(host, NO_THING)
    site = s.zones.slip(site, ASIDE + s.holder(host))
    s.lay_on(site, host)
    s.set_status(site, 0)
    for card in s.cards_on(who):
        if s.face(card).hazard or (keeps_rings and is_ring(s, card)):
            put_aside(s, card, who)
        else:
            s.discard(card)
    s.forsake(who)
    s.remove_member(who)
    s.set_under(who, GENERAL)
    put_aside(s, who, host)
    s.tell(CAPTURED, s.owner(who), face, s.zones.face[host], s.zones.face[site])


def set_free(s: Realm, captives: list[int], company: int) -> None:
    """They are in play again with what they kept, in a company, under general influence. ME-15.23"""
    for who in captives:
        kept = s.aside_with(who)
        s.lay_on(who, NO_THING)
        s.move(who, PLAY + s.owner(who))
        s.add_member(company, who)
        s.set_under(who, GENERAL)
        for card in kept:
            s.move(card, PLAY + s.owner(card))
    s.tell(
        FREED,
        s.owner(captives[0]),
        [s.zones.face[who] for who in captives],
        s.zones.face[s.companies[company].site],
    )


def walk_free(s: Realm, captives: list[int], site: int) -> None:
    """They are a company of their own at the rescue site. ME-15.19"""
    seat = s.owner(captives[0])
    number = s.found_company(seat, [], own_card_for(s, seat, site))
    set_free(s, captives, number)


def own_card_for(s: Realm, seat: int, site: int) -> int:
    """The card for the rescue site: the player's own copy in play or in the site deck, else the opponent's card."""
    title = s.face(site).title
    for thing in s.at(LAND, seat):
        if s.face(thing).title == title:
            return thing
    for thing in s.at(SITES, seat):
        if s.face(thing).title == title:
            from mathom.games.meccg.companies.arrive import take_site

            return take_site(s, seat, s.zones.face[thing])
    lay_out(s, site)
    return site


def lay_out(s: Realm, site: int) -> None:
    """A company uses the opponent's card of the rescue site: it is in play. ME-15.21"""
    if is_at(s.zones.where[site], ASIDE):
        s.move(site, LAND + s.owner(site))


def lose_prisoner(s: Realm, who: int) -> None:
    """A prisoner is eliminated: he counts against his player, and what he kept is discarded. ME-15.16 to ME-15.18"""
    host, owner = s.on[who], s.owner(who)
    for card in s.aside_with(who):
        throw_away(s, card)
    if s.face(who).is_avatar():
        lose_avatar(s, who)
    s.lay_on(who, NO_THING)
    s.set_status(who, 0)
    s.move(who, POINTS + owner)
    s.tell(PRISONER_LOST, owner, s.zones.face[who])
    close(s, host)


def close(s: Realm, host: int) -> None:
    """A prisoner card with nobody left is discarded, its rescue site returns to the site deck. ME-15.18"""
    if not prisoners_of(s, host):
        give_site_back(s, rescue_site(s, host))
        s.discard(host)
