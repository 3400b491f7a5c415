"""What a card is worth to its holder: in hand, and played at a site by a company."""

from __future__ import annotations

from typing import Final

from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.corruption import check_modifier, corruption_points
from mathom.games.meccg.council.scoring import CATEGORIES, raw_points
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.sites.faction import FactionAttempt, faction_number
from mathom.games.meccg.sites.playing import KINDS, joins_surely, players_of, refuse_here
from mathom.games.meccg.state import Realm
from mathom.games.meccg.two_dice import above, at_least
from mathom.games.meccg.uniqueness import out_already
from mathom.games.meccg.zones import HAND, LAND, SITES

# An item also helps its bearer; a card that cannot be played anywhere only fills the hand.
OF_USE: Final = 0.5
FIRST: Final = 2.0
CREATURE: Final = 1.0
EVENT: Final = 0.8
CHARACTER: Final = 1.5
OF_A_TEST: Final = 0.5
UNKNOWN: Final = 0.5


def bearing_risk(s: Realm, who: int, more: int) -> float:
    """The chance that a check fails with so many corruption points more."""
    return 1 - above(corruption_points(s, who) + more - check_modifier(s, who))


def best_bearer(s: Realm, who: list[int], face: int) -> int:
    """Whoever is least tempted by it."""
    more = FACES[face].corruption
    return min(who, key=lambda one: (bearing_risk(s, one, more), s.stat("prowess", one)))


def faction_chance(s: Realm, who: int, card: int) -> float:
    """That the character wins the faction; one that is not in hand cannot be weighed."""
    if card == NO_THING:
        return UNKNOWN
    if joins_surely(s, s.zones.face[card]):
        return 1.0
    return at_least(faction_number(s, card) + 1 - FactionAttempt(who, card).modifier(s))


def best_speaker(s: Realm, who: list[int], card: int) -> int:
    return max(who, key=lambda one: faction_chance(s, one, card))


def lacking(s: Realm, seat: int) -> list[str]:
    """Categories without points. None counts for more than all others together (ME-27.37): each first card is dear."""
    return [category for category, points in zip(CATEGORIES, raw_points(s, seat), strict=True) if not points]


def play_worth(s: Realm, company: int, face: int, site: int, wanted: list[str]) -> float:
    """What it gives to play the card at this site card; 0 if nobody can. `wanted` are the categories that lack."""
    card = FACES[face]
    if card.kind not in KINDS or refuse_here(s, face, site) is not None:
        return 0.0
    who = players_of(s, company, face)
    if not who:
        return 0.0
    points = card.points + OF_USE + (FIRST if card.points and card.category in wanted else 0.0)
    if card.kind == "faction":
        thing = s.with_face(HAND, s.holder(who[0]), face)
        return points * faction_chance(s, best_speaker(s, who, thing), thing)
    if card.kind == "item":
        bearer = best_bearer(s, who, face)
        return points * (1 - bearing_risk(s, bearer, card.corruption))
    return points


def site_gain(s: Realm, company: int, site: int, open_site: bool) -> float:
    """The best card of the hand there, and a minor item more."""
    seat = s.holder(s.companies[company].members[0])
    wanted = lacking(s, seat)
    hand = set(s.faces_at(HAND, seat))
    found = sorted([(play_worth(s, company, face, site, wanted), face) for face in hand], reverse=True)
    found = [one for one in found if one[0] > 0]
    if not found or not open_site:
        return 0.0
    more = [worth for worth, face in found[1:] if FACES[face].item_class == "minor"]
    return found[0][0] + sum(more[:1])


def own_sites(s: Realm, seat: int) -> list[int]:
    return s.at(SITES, seat) + s.at(LAND, seat)


def has_gold_ring(s: Realm, seat: int) -> bool:
    """In play or in hand: others come of its test."""
    own = [card for member in s.characters(seat) for card in s.cards_on(member)] + s.at(HAND, seat)
    return any(s.face(card).item_class == "gold-ring" for card in own)


def hand_worth(s: Realm, seat: int, face: int) -> float:
    """What a card is worth in hand: points that can still be made, hazards, events."""
    card = FACES[face]
    if card.unique and out_already(s, face):
        return 0.0
    if card.is_person():
        return CHARACTER if not card.is_avatar() or s.avatar(seat) == NO_THING else 0.0
    if card.kind == "item" and card.record.requires_ring_test:
        return card.points * OF_A_TEST if has_gold_ring(s, seat) else 0.2
    if card.kind in KINDS:
        places = [site for site in own_sites(s, seat) if refuse_here(s, face, site) is None]
        return card.points + OF_USE if places else 0.2
    if card.kind == "creature":
        return CREATURE + 0.03 * float(card.record.attack.prowess)
    return EVENT
