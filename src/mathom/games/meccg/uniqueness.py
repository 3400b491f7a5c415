"""Chapter 16: of a unique card there is one in play, in whatever form."""

from __future__ import annotations

from mathom.games.meccg.faces import FACES
from mathom.games.meccg.state import Realm
from mathom.games.meccg.zones import ASIDE, CHAIN, GONE, PLAY, POINTS


def out_already(s: Realm, face: int) -> bool:
    """Whether a unique card, or another form of it, is in play, declared, stored, set aside or eliminated.

    ME-13.37, ME-16.1, ME-16.3 to ME-16.5, ME-25.21
    """
    card = FACES[face]
    if not card.unique:
        return False
    faces = s.zones.face
    for seat in range(s.seats):
        for place in (PLAY, POINTS, GONE, ASIDE):
            for thing in s.zones.content[place + seat]:
                other = FACES[faces[thing]]
                if other.identity == card.identity and other.unique:
                    return True
    return any(FACES[faces[thing]].identity == card.identity for thing in s.zones.content[CHAIN])
