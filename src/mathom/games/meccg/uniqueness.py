"""Chapter 16: of a unique card there is one in play, in whatever form."""

from __future__ import annotations

from mathom.games.meccg.cards.scripts import correction
from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.faces import FACES, Face, same_card
from mathom.games.meccg.reasons import DRAGON_IS_DEAD, OUT_ALREADY, STORED_ALREADY, THING_IS_OUT
from mathom.games.meccg.state import GENERAL, Realm
from mathom.games.meccg.zones import ASIDE, CHAIN, GONE, PLAY, POINTS
from mathom.kernel import Reason


def other_forms(s: Realm, face: int) -> list[int]:
    """What is in play of the same person, creature or thing as this card."""
    identity = FACES[face].identity
    return [thing for thing in s.in_play() if s.face(thing).unique and s.face(thing).identity == identity]


def avatar_is_out(s: Realm, seat: int, face: int) -> bool:
    """Whether an avatar cannot come any more: it is eliminated, a prisoner, or somebody's already.

    A hazard gives way to it, and so does an opponent's Ringwraith follower to a player's first Ringwraith. One that has
    returned to the hand of an opponent is still his. ME-5.8, ME-16.3, ME-21.3, ME-21.16
    """
    identity = FACES[face].identity
    for other in range(s.seats):
        if any(s.face(thing).identity == identity for place in (POINTS, GONE, ASIDE) for thing in s.at(place, other)):
            return True
        played = s.avatars[other]
        if other != seat and played != NO_THING and FACES[played].identity == identity:
            return True
    first = s.avatars[seat] == NO_THING
    people = [thing for thing in other_forms(s, face) if s.face(thing).is_person()]
    return any(s.owner(thing) == seat or s.under[thing] == GENERAL or not first for thing in people)


def out_already(s: Realm, face: int) -> bool:
    """Whether a unique card, or another form of it, is in play, declared, stored, set aside or eliminated.

    Several forms of a unique Dragon may be in play together, until one is killed.
    ME-13.37, ME-16.1 to ME-16.5, ME-16.13, ME-16.20, ME-25.21
    """
    card = FACES[face]
    if not card.unique:
        return False
    from mathom.games.meccg.combat.dragons import is_unique_dragon, slain_in

    faces = s.zones.face
    if is_unique_dragon(card.identity):
        around = [thing for seat in range(s.seats) for place in (PLAY, POINTS) for thing in s.at(place, seat)]
        same = any(FACES[faces[thing]].title == card.title for thing in [*around, *s.zones.content[CHAIN]])
        return same or slain_in(s, card.identity) > 0
    for seat in range(s.seats):
        for place in (PLAY, POINTS, GONE, ASIDE):
            for thing in s.zones.content[place + seat]:
                other = FACES[faces[thing]]
                if other.identity == card.identity and other.unique:
                    return True
    return any(FACES[faces[thing]].identity == card.identity for thing in s.zones.content[CHAIN])


def refuse_unique(s: Realm, face: int) -> Reason | None:
    """Why a unique card cannot come, if another form or its end stands in the way. ME-16.3 to ME-16.5, ME-16.20"""
    if not out_already(s, face):
        return None
    from mathom.games.meccg.combat.dragons import is_unique_dragon, slain_in

    card = FACES[face]
    if is_unique_dragon(card.identity) and slain_in(s, card.identity):
        return DRAGON_IS_DEAD
    stored = [thing for seat in range(s.seats) for thing in s.at(POINTS, seat)]
    if card.kind == "item" and any(s.face(thing).identity == card.identity for thing in stored):
        return STORED_ALREADY
    return OUT_ALREADY if card.is_person() or card.kind == "creature" else THING_IS_OUT


def bears_enough(s: Realm, character: int, face: int) -> bool:
    """Whether a card that nobody may have twice is with the character already."""
    if FACES[face].record.duplication_limit != "character":
        return False
    return any(same_card(s.zones.face[card], face) for card in s.cards_on(character))


def race_of(s: Realm, face: Face) -> str:
    """What a creature is: as printed, if no unofficial erratum corrects it. ME-16.10, ME-29.17"""
    return correction(face.number, "race", s.terms) or face.race


def is_doubled(s: Realm, face: Face) -> bool:
    """Whether a card of which only one copy may be in effect is in play, declared, or lasts."""
    if face.record.duplication_limit != "global":
        return False
    around = [*s.in_play(), *s.zones.content[CHAIN]]
    return any(same_card(s.zones.face[thing], face.number) for thing in around) or any(
        same_card(entry.card, face.number) for entry in s.in_force.entries()
    )
