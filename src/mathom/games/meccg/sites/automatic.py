"""Chapter 13: the automatic-attacks of a site: which of them are faced, and creatures that are played as some."""

from __future__ import annotations

from typing import Any, Final

from mathom.games.meccg.combat.creature import is_sheltered
from mathom.games.meccg.combat.dragons import lives_here, residents
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.state import Realm
from mathom.games.meccg.uniqueness import out_already
from mathom.games.meccg.zones import GONE, HAND, PLAY, POINTS
from mathom.kernel import Reason

# The number of an automatic-attack that a card in play makes.
OF_CARD: Final = 1 << 10

BALROG: Final = "Balrog of Moria"

NOT_AUTOMATIC: Final = Reason("that-creature-is-no-automatic-attack-here", "ME-13.52")


def attacks_at(s: Realm, company: int, site: int) -> list[int]:
    """The numbers of the automatic-attacks that a company faces at its site. ME-7.4, ME-16.12, ME-24.17"""
    if is_sheltered(s, company) or s.counts_as("no-automatic-attacks", site):
        return []
    printed = s.face(site).record.automatic_attacks
    own = [number for number, attack in enumerate(printed) for _ in range(times(s, site, attack))]
    return [*own, *[OF_CARD + card for card in residents(s, site)]]


def times(s: Realm, site: int, attack: Any) -> int:
    """How often an automatic-attack is faced: not at all that of a dead Dragon, or of a Balrog who is elsewhere.

    ME-13.54, ME-13.55
    """
    race: str = getattr(attack, "race", "")
    if race == "dragon" and not lives_here(s, site):
        return 0
    if race == "balrog" and balrog_is_elsewhere(s):
        return 0
    twice = bool(race) and s.counts_as(f"twice:{race}", site)
    return 1 + twice + s.counts_as("attacks-again", site)


def balrog_is_elsewhere(s: Realm) -> bool:
    """Whether the Balrog is in play, in whatever form, or was eliminated. ME-13.54"""
    around = [t for seat in range(s.seats) for place in (PLAY, POINTS, GONE) for t in s.at(place, seat)]
    return any(s.face(thing).identity == BALROG for thing in around)


def is_played(attack: Any) -> bool:
    """Whether the opponent may play a creature as this automatic-attack. ME-13.52"""
    return not hasattr(attack, "prowess")


def creatures_for(s: Realm, seat: int, attack: Any) -> list[int]:
    """The creatures (faces) in hand that may be played as the automatic-attack. ME-13.52"""
    held = [face for face in sorted(set(s.faces_at(HAND, seat))) if FACES[face].kind == "creature"]
    return [face for face in held if fits(face, attack) and not out_already(s, face)]


def fits(creature: int, attack: Any) -> bool:
    """Whether the creature (its face) can normally be keyed to what the site says."""
    card = FACES[creature]
    if card.record.keyed_to is None or (attack.non_unique and card.unique):
        return False
    return any(is_keyed(keys, wanted) for keys in all_keys(card.record) for wanted in attack.normally_keyed_to_any)


def all_keys(record: Any) -> list[Any]:
    return [record.keyed_to, *record.keyed_to.further]


def is_keyed(keys: Any, wanted: str) -> bool:
    """``site:shadow-hold``, ``region:coastal-sea``, ``region:wilderness(single)``: one such region is enough for it."""
    kind, _, name = wanted.partition(":")
    if kind == "site":
        return name in keys.site_types
    plain = name.removesuffix("(single)")
    return plain in keys.region_types and (plain == name or keys.region_types[plain] == 1)
