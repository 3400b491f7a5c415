"""Who is asked in a window without being able to do anything: as many as needed to hide who can.

A seat is asked anyway if any card of the game that could be in its hand has a text for what goes on, as far as all can
see. So nobody is asked where no card could be played at all.
"""

from __future__ import annotations

from functools import cache

from mathom.effects import Play
from mathom.games.meccg.cards.scripts import script_of
from mathom.games.meccg.combat.attack import faces_automatic, fights
from mathom.games.meccg.company import NO_COMPANY
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.state import Realm
from mathom.games.meccg.zones import CHAIN


@cache
def windows(alignment: str, hazards: bool, answering: bool) -> frozenset[str]:
    """The windows for which a player of this alignment could hold a card: hazards, or resources; to answer with, those
    that need not begin a chain."""
    found: set[str] = set()
    for face in FACES:
        if face.hazard if hazards else face.resource and face.alignment in (alignment, "dual", "hazard"):
            plays = [text for text in script_of(face.number).texts if isinstance(text, Play)]
            found |= {play.window for play in plays if not (answering and play.first)}
    return frozenset(found)


def is_persuaded(s: Realm) -> bool:
    """Whether somebody tries to influence what the opponent has."""
    from mathom.games.meccg.sites.persuasion import Persuasion

    return s.innermost(Persuasion) is not None


def breaks_in(s: Realm, window: str) -> bool:
    """Whether what either player may declare in either turn is for the one whose turn it is not: as all can see, where
    an environment is in play or declared, and where hazards are played."""
    if window == "mh" and s.journey.company != NO_COMPANY and s.journey.count < s.hazard_limit():
        return True
    return any(s.face(thing).environment for thing in [*s.zones.content[CHAIN], *s.in_play()])


def could_act(s: Realm, window: str, seat: int, answering: bool) -> bool:
    """Whether the seat could hold a card for this."""
    hazards = seat != s.active and not fights(s)
    if hazards and breaks_in(s, window):
        return True
    if hazards and window == "influence" and is_persuaded(s):
        return "opposing" in windows(s.alignments[seat], False, answering)
    if hazards and (s.journey.company == NO_COMPANY or s.journey.count >= s.hazard_limit()):
        return False
    possible = windows(s.alignments[seat], hazards, answering)
    if window in possible or (answering and "response" in possible):
        return True
    return not hazards and ("any" in possible or "either" in possible) and not faces_automatic(s)
