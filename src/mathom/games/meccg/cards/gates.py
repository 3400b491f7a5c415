"""Who is asked in a window without being able to do anything: as many as needed to hide who can.

A seat is asked anyway if any card of the game that could be in its hand has a text for what goes on, as far as all can
see. So nobody is asked where no card could be played at all. Once the hazard limit is used up, that is a card that does
not count against it.
"""

from __future__ import annotations

from functools import cache

from mathom.effects import Action, All, Condition, Play
from mathom.effects.standing import TRAIT
from mathom.games.meccg.cards.scripts import script_of
from mathom.games.meccg.cards.statements import Uncounted
from mathom.games.meccg.combat.attack import faces_automatic, fights
from mathom.games.meccg.company import NO_COMPANY
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.state import A_COMPANY, Realm
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


@cache
def uncounted(window: str, answering: bool) -> list[tuple[int, int]]:
    """The hazards that can be played in a window without counting against the limit: face and number of the text."""
    found: list[tuple[int, int]] = []
    for face in FACES:
        texts = script_of(face.number).texts if face.hazard else []
        free = [text.window for text in texts if isinstance(text, Uncounted)]
        for number, text in enumerate(texts):
            if isinstance(text, Play) and text.window == window and not (answering and text.first):
                found += [(face.number, number)] if "" in free or window in free else []
    return found


@cache
def open_needs(card: int, text: int) -> Condition | None:
    """What a text needs, as far as all can see whether it holds."""
    said = script_of(card).texts[text]
    needs = said.needs if isinstance(said, (Play, Action)) else None
    if isinstance(needs, All):
        return All(tuple([part for part in needs.of if not part.is_secret()]))
    return None if needs is None or needs.is_secret() else needs


@cache
def asks_secretly(card: int, text: int) -> bool:
    """Whether it depends on what only its player can see if the text of a card in play can be used."""
    said = script_of(card).texts[text]
    if not isinstance(said, Action):
        return False
    terms = [said.of, said.needs, *said.on, *said.cost]
    return any(term is not None and term.is_secret() for term in terms)


def goes_on(s: Realm, window: str, seat: int, answering: bool) -> bool:
    """Whether a hazard could be declared though the limit is used up: as all can see, by what such cards need, and by
    cards in force that let others not count. ME-10.8"""
    if s.in_force.at(TRAIT + "uncounted"):
        return window in windows(s.alignments[seat], True, answering)
    for card, text in uncounted(window, answering):
        needs = open_needs(card, text)
        f = s.carry(seat, card, text)
        f.loops = [[A_COMPANY + s.journey.company]]
        if needs is None or needs.holds(s, f):
            return True
    return False


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
    if hazards and s.journey.company == NO_COMPANY:
        return False
    if hazards and s.journey.count >= s.hazard_limit():
        return goes_on(s, window, seat, answering)
    possible = windows(s.alignments[seat], hazards, answering)
    if window in possible or (answering and "response" in possible):
        return True
    return not hazards and ("any" in possible or "either" in possible) and not (faces_automatic(s) or fights(s))
