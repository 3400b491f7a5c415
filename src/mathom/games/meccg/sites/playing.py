"""Chapters 7, 17 and 18: which resources may be played at a site, and by whom."""

from __future__ import annotations

from typing import Final

from mathom.games.meccg.alignments import HERO
from mathom.games.meccg.cards.statements import PlayedBy
from mathom.games.meccg.combat.dragons import has_hoard
from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.faces import FACES, Face, same_card
from mathom.games.meccg.places import fits_now, site_type
from mathom.games.meccg.reasons import HAZARD
from mathom.games.meccg.state import A_COMPANY, UNTAPPED, Realm
from mathom.games.meccg.uniqueness import bears_enough, refuse_unique
from mathom.kernel import Reason

NOT_HERE: Final = Reason("that-cannot-be-played-at-this-site", "ME-17.2", "ME-18.1", "ME-18.8")
TAPPED_SITE: Final = Reason("the-site-is-tapped", "ME-7.12")
TAPPED_FOR_FACTIONS: Final = Reason("the-site-is-tapped", "ME-7.21")
ONLY_AFTER_TEST: Final = Reason("that-ring-comes-of-a-test-only", "ME-17.28")
NO_HOARD: Final = Reason("the-site-has-no-hoard", "ME-16.18", "ME-17.4")
NOBODY_FREE: Final = Reason("nobody-there-can-tap-for-it", "ME-7.12", "C-29")
NO_RESOURCE: Final = Reason("that-is-nothing-to-be-played-at-a-site")
IN_ORGANISATION: Final = Reason("characters-are-played-in-the-organisation-phase", "ME-5.2")
MINOR_ONLY: Final = Reason("only-one-more-item-may-be-played", "ME-7.15", "ME-7.16", "ME-15.28")
ONE_MORE: Final = Reason("one-minor-item-follows-a-play", "ME-7.15", "ME-17.8")

ONE_EACH: Final = Reason("the-company-has-a-copy-of-that-card")

KINDS: Final = ("item", "ally", "faction")


def item_fits(s: Realm, item: int, site: int) -> bool:
    """Whether an item (its face) is playable at a site card: by its own text, or by what the site has. ME-17.2"""
    card, there = FACES[item], s.face(site).record
    if card.record.playable_at and not fits_now(s, card.record.playable_at, site):
        return False
    if card.record.playable_at and card.item_class != "gold-ring":
        return True
    if site_type(s, site) in card.record.not_playable_at_site_types:
        return False
    here = card.item_class in there.playable.items and is_meant(card, there.playable.restrictions)
    return s.counts_as(f"playable:{card.item_class}", site, here)


def is_meant(card: Face, restrictions: dict[str, str]) -> bool:
    """Whether what the site says besides about a class of items lets this one be."""
    said = restrictions.get(card.item_class, "")
    if said.startswith("title:"):
        return card.title == said.removeprefix("title:")
    if said == "palantir-only":
        return bool(card.record.palantir)
    if said == "weapon-armor-shield-helmet-only":
        return card.record.equipment in ("weapon", "armor", "shield", "helmet")
    return card.alignment == HERO if said == "hero-items-only" else True


def refuse_here(s: Realm, face: int, site: int) -> Reason | None:
    """Why a resource cannot be played at this site card, whoever would.

    ME-16.18, ME-17.2, ME-17.28, ME-18.1, ME-18.8
    """
    card = FACES[face]
    if card.kind not in KINDS:
        return why_no_resource(card)
    taken = refuse_unique(s, face)
    if taken is not None:
        return taken
    if card.kind == "item":
        if card.record.requires_ring_test:
            return ONLY_AFTER_TEST
        if card.record.hoard_item and not has_hoard(s, site):
            return NO_HOARD
        return None if item_fits(s, face, site) or from_hoard(s, face, site) else NOT_HERE
    if card.kind == "faction" and card.record.influence_check_greater_than is None and not joins_surely(s, face):
        return NOT_HERE
    return None if fits_now(s, card.record.playable_at, site) else NOT_HERE


def why_no_resource(card: Face) -> Reason:
    """What the card is for, if not for a site."""
    if card.is_person():
        return IN_ORGANISATION
    return HAZARD if card.hazard and not card.resource else NO_RESOURCE


def from_hoard(s: Realm, face: int, site: int) -> bool:
    """Whether a card allows a minor or major item more from the hoard of the site."""
    if FACES[face].item_class not in ("minor", "major"):
        return False
    return s.refuse_act("take-from-hoard", site, TAPPED_SITE) is None


def plays_at_tapped(s: Realm, face: int, site: int) -> bool:
    """Whether the card's text allows a tapped site. ME-7.17"""
    return any(where.tapped_ok and fits_now(s, (where,), site) for where in FACES[face].record.playable_at)


def players_of(s: Realm, company: int, face: int, but: int = NO_THING) -> list[int]:
    """The untapped characters who can play the card: an item's conditions are about its bearer. ME-17.2, C-29"""
    members = [m for m in s.companies[company].members if s.status[m] == UNTAPPED and m != but]
    return [member for member in members if may_bear(s, member, face) and is_meant_for(s, member, face)]


def own_terms(s: Realm, face: int) -> list[tuple[int, PlayedBy]]:
    """What the card itself says about who plays it, with the numbers of these texts."""
    script = s.script(face)
    texts = [(number, script.texts[number]) for number in script.of_kind(PlayedBy)]
    return [(number, text) for number, text in texts if isinstance(text, PlayedBy)]


def joins_surely(s: Realm, face: int) -> bool:
    """Whether a faction needs no influence check."""
    return any(text.surely for _, text in own_terms(s, face))


def is_meant_for(s: Realm, character: int, face: int) -> bool:
    """Whether the card's own text lets the character play it now."""
    for number, text in own_terms(s, face):
        frame = s.carry(s.owner(character), face, number)
        if text.who is not None and character not in text.who.things(s, frame):
            return False
        if text.needs is not None and not text.needs.holds(s, frame):
            return False
    return True


def may_bear(s: Realm, character: int, face: int) -> bool:
    """Whether the card can be the character's; an item that does nothing for a Ringwraith asks the same. ME-17.16"""
    card = FACES[face]
    if card.kind == "ally":
        return s.refuse_act("allies", A_COMPANY + s.company_of(character)) is None
    if card.kind != "item":
        return s.refuse_act("influence", character) is None
    who, record = s.face(character), card.record
    if bears_enough(s, character, face):
        return False
    if record.bearer_race and who.race not in record.bearer_race:
        return False
    if record.bearer_title and who.title != record.bearer_title:
        return False
    return record.bearer_min_prowess is None or s.stat("prowess", character) >= record.bearer_min_prowess


def refuse_play(s: Realm, company: int, face: int, extra: bool, but: int, minor: bool = False) -> Reason | None:
    """Why the company cannot play the card now. `extra`: one more item, by another character; a `minor` one, after a
    rescue. ME-7.12 to ME-7.17, ME-15.25"""
    site = s.companies[company].site
    against = refuse_extra(s, face, site, minor) if extra else refuse_first(s, face, site)
    if against is None and is_doubled_in(s, company, face):
        against = ONE_EACH
    if against is None and not players_of(s, company, face, but if extra else NO_THING):
        return NOBODY_FREE
    return against


def refuse_first(s: Realm, face: int, site: int) -> Reason | None:
    """Why nobody can play the card here, if the play taps the site. ME-7.12, ME-7.17, ME-7.21"""
    against = refuse_here(s, face, site)
    if against is not None or s.status[site] == UNTAPPED:
        return against
    if plays_at_tapped(s, face, site) or from_hoard(s, face, site):
        return None
    return TAPPED_FOR_FACTIONS if FACES[face].kind == "faction" else TAPPED_SITE


def is_doubled_in(s: Realm, company: int, face: int) -> bool:
    """Whether the company has a copy of a card of which it may have one only."""
    if FACES[face].record.duplication_limit != "company":
        return False
    members = s.companies[company].members
    return any(same_card(s.zones.face[card], face) for member in members for card in s.cards_on(member))


def refuse_extra(s: Realm, face: int, site: int, minor: bool) -> Reason | None:
    """After a play that tapped the site: a minor item, whatever else is playable there; at Under-deeps sites any item
    that is, unless it must be a `minor` one. ME-7.15, ME-7.16, ME-15.28, ME-17.6, ME-17.8, ME-17.9, ME-24.25"""
    card = FACES[face]
    if card.item_class == "minor":
        taken = refuse_unique(s, face)
        if taken is not None:
            return taken
        if card.record.hoard_item and not has_hoard(s, site):
            return NO_HOARD
        where = card.record.playable_at
        return None if not where or fits_now(s, where, site) else NOT_HERE
    if card.kind not in KINDS:
        return why_no_resource(card)
    if card.kind != "item" or minor or not s.face(site).record.under_deeps:
        return MINOR_ONLY
    return refuse_here(s, face, site)
