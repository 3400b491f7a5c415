"""Chapter 5: things that are touched too early. What comes before them, or why that would not help either."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.armies.armies import army_place
from mathom.games.wotr.armies.command import NOT_IN_COMMAND, led_force, refuse_lead
from mathom.games.wotr.armies.forces import NO_ARMY_THERE, NO_LEADER, force_at, has_leader
from mathom.games.wotr.box import (
    ARMY_CARD,
    ARMY_FACE,
    CARD_FACES,
    CARDS,
    CHARACTER_CARD,
    CHARACTER_FACE,
    MUSTER_ARMY_FACE,
    MUSTER_CARD,
    WILL_OF_THE_WEST,
)
from mathom.games.wotr.codes import CODES, REGION, face_in, origin_in
from mathom.games.wotr.events.card_text import refuse_event
from mathom.games.wotr.events.hand import NOT_IN_HAND
from mathom.games.wotr.events.play import WRONG_DIE, refuse_symbol
from mathom.games.wotr.round.actions import types_of
from mathom.games.wotr.state import HAND, NO_CARD, War
from mathom.games.wotr.team import DUEL
from mathom.kernel import Reason

DIE_FIRST: Final = Reason("choose-a-die-first", "WR-4.21")
ARMY_DIE_FIRST: Final = Reason("choose-a-die-that-moves-armies-first", "WR-5.12", "WR-5.20")
NATION_DIE_FIRST: Final = Reason("choose-a-muster-die-first", "WR-5.23")
CARD_DIE_FIRST: Final[dict[int, Reason]] = {
    CHARACTER_CARD: Reason("choose-an-event-or-character-die-first", "WR-6.8"),
    ARMY_CARD: Reason("choose-an-event-or-army-die-first", "WR-6.8"),
    MUSTER_CARD: Reason("choose-an-event-or-muster-die-first", "WR-6.8"),
}
NO_DIE_FOR_CARD: Final = Reason("none-of-your-unused-dice-plays-this-card", "WR-6.8")
ACTION_FIRST: Final = Reason("choose-what-the-die-does-first", "WR-4.21")

ON_THE_MAP: Final = ("region", "way", "figure-at")


def refuse_early(w: War, seat: int, side: int, code: int) -> Reason:
    """Why a thing cannot be chosen before a die is: what is missing, or the die that it needs. WR-4.21, WR-6.8"""
    family = CODES.family_of(code)
    if family in ON_THE_MAP:
        return refuse_early_army(w, side, code) if has_army(w, side, code) else NO_ARMY_THERE
    if family == "card":
        return refuse_early_card(w, seat, side, face_in(code))
    return NATION_DIE_FIRST if family == "nation" else DIE_FIRST


def refuse_early_army(w: War, side: int, code: int) -> Reason:
    """Whose army it is, or the die that it needs. WR-5.12, WR-5.20, WR-19.20, WR-19.35"""
    if CODES.family_of(code) == "figure-at":
        return ARMY_DIE_FIRST
    place = army_place(w, side, origin_in(code) if CODES.family_of(code) == "way" else code - REGION)
    reason = refuse_lead(w, side, place)
    if reason is not None:
        return reason
    armies = [face for face in w.rolled[side] if face in (ARMY_FACE, MUSTER_ARMY_FACE, WILL_OF_THE_WEST)]
    if armies or CHARACTER_FACE not in w.rolled[side]:
        return ARMY_DIE_FIRST
    if has_leader(w, led_force(w, side, place)):
        return ARMY_DIE_FIRST
    return NOT_IN_COMMAND if w.seats > DUEL and has_leader(w, force_at(w, side, place)) else NO_LEADER


def refuse_early_card(w: War, seat: int, side: int, face: int) -> Reason:
    """What keeps a card from being played, before it is asked which die plays it. WR-6.7, WR-6.8, WR-6.11"""
    if not 0 <= face < CARD_FACES or w.card_in(HAND + seat, face) == NO_CARD:
        return NOT_IN_HAND
    reason = refuse_symbol(w, seat, face) or refuse_event(w, seat, face)
    if reason is not None:
        return reason
    for die in w.rolled[side]:
        if die == WILL_OF_THE_WEST or CARDS[face].type in types_of(w, side, die):
            return CARD_DIE_FIRST[CARDS[face].type]
    return NO_DIE_FOR_CARD


def refuse_before_action(w: War, seat: int, side: int, code: int, die: int, action: Reason | None) -> Reason:
    """Why a thing cannot be chosen before it is said what the die does; `action` is why the die does not do it."""
    if CODES.family_of(code) in ON_THE_MAP and not has_army(w, side, code):
        return NO_ARMY_THERE
    if CODES.family_of(code) == "card":
        face = face_in(code)
        if not 0 <= face < CARD_FACES or w.card_in(HAND + seat, face) == NO_CARD:
            return NOT_IN_HAND
        symbol = refuse_symbol(w, seat, face)
        if symbol is not None:
            return symbol
        if CARDS[face].type not in types_of(w, side, die):
            return WRONG_DIE
        return refuse_event(w, seat, face) or ACTION_FIRST
    return action or ACTION_FIRST


def has_army(w: War, side: int, code: int) -> bool:
    """Whether the side has units in the region that the option is about, or begins in."""
    family = CODES.family_of(code)
    if family == "figure-at":
        return True
    region = origin_in(code) if family == "way" else code - REGION
    return w.has_units(side, army_place(w, side, region))
