"""Why a card cannot be declared, told by the rule that decides."""

from __future__ import annotations

from typing import Final

from mathom.effects import Carry, Sequence, Verb, When
from mathom.effects.declare import MUST_BE_FIRST, NOT_HERE
from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.journey.keys import why_no_key
from mathom.games.meccg.reasons import NOT_WRITTEN
from mathom.games.meccg.state import Realm
from mathom.games.meccg.zones import HAND, PLAY, is_at
from mathom.kernel import Reason

CREATURE_FIRST: Final = Reason(MUST_BE_FIRST.key, "ME-11.11", "ME-25.15")
CORRUPTION_FIRST: Final = Reason(MUST_BE_FIRST.key, "ME-20.3", "ME-25.15")
NO_EFFECT_FOR_SIDE: Final = Reason("an-item-of-the-other-side-has-no-effect", "ME-17.12")
NO_EFFECT_FOR_WRAITH: Final = Reason("items-have-no-effect-for-a-ringwraith", "ME-17.15", "ME-21.12")
NOT_TEMPTED: Final = Reason("one-corruption-card-for-each-in-a-phase-and-none-for-ringwraiths", "ME-20.2", "ME-20.4")


def why_not_here(s: Realm, seat: int, source: int) -> Reason:
    """An event of which nothing is written, or an item that does nothing for who bears it. ME-17.12, ME-17.15"""
    if not 0 <= source < len(s.zones.face):
        return NOT_HERE  # another deed altogether
    face = s.face(source)
    if face.kind == "event" and source in s.at(HAND, seat):
        return NOT_HERE if s.script(s.zones.face[source]).plays else NOT_WRITTEN
    if face.kind != "item" or not is_at(s.zones.where[source], PLAY) or s.on[source] == NO_THING:
        return NOT_HERE
    if s.face(s.on[source]).race == "ringwraith":
        return NO_EFFECT_FOR_WRAITH
    return NO_EFFECT_FOR_SIDE if s.is_foreign_item(s.zones.face[source], s.holder(source)) else NOT_HERE


def why_first(face: int) -> Reason:
    """ME-11.11, ME-20.3, ME-25.15"""
    if FACES[face].kind == "creature":
        return CREATURE_FIRST
    return CORRUPTION_FIRST if "corruption" in FACES[face].keywords else MUST_BE_FIRST


def tempted(s: Realm, target: int) -> int:
    """Whom a corruption card aims at: at who bears the item that it picks. ME-20.2, ME-20.4"""
    return s.on[target] if target < len(s.zones.face) and s.face(target).kind == "item" else target


def why_no_target(s: Realm, source: int, otherwise: Reason, barred: bool) -> Reason:
    """Of a creature that finds no key; of a corruption card for which only those are left who are `barred`."""
    if s.face(source).kind == "creature":
        return why_no_key(s, source)
    return NOT_TEMPTED if barred and "corruption" in s.face(source).keywords else otherwise


def closed_palantir(s: Realm, source: int) -> bool:
    """A Palantír cannot be used unless a card or its bearer opens it."""
    face = s.face(source)
    return face.kind == "item" and bool(face.record.palantir) and not s.counts_as("usable-palantir", source)


def in_vain(do: Verb, s: Realm, f: Carry) -> Reason | None:
    """Why it could not be carried out now: a text of several verbs goes by each of them."""
    if isinstance(do, When):
        return in_vain(do.then, s, f)
    if not isinstance(do, Sequence):
        return do.prevented(s, f)
    against = [in_vain(verb, s, f) for verb in do.of]
    return next((reason for reason in against if reason is not None), None)
