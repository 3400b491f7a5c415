"""Chapter 14: politics. Who is active, who is At War, and what the peaceful nations may not do.

Cards in play may change these rules, and are told what happens (`events.in_play`); other cards move markers only by
what they say (WR-14.22). The nations of a mixed army are asked like those of any other (WR-19.38).
"""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.armies.armies import nations
from mathom.games.wotr.box import (
    CHARACTERS,
    FREE_PEOPLES,
    KIND_NATION,
    KINDS,
    LAYOUT,
    NATION_SIDE,
    NATIONS_OF,
    NAZGUL,
    NO_NATION,
)
from mathom.games.wotr.event_kinds import ACTIVATED, ADVANCED, ADVANCED_BY_ATTACK, ADVANCED_BY_LOSS, SET_BACK
from mathom.games.wotr.events import in_play
from mathom.games.wotr.map import NATION_AT, OWNER_AT, is_city_or_stronghold, region_of
from mathom.games.wotr.state import War
from mathom.kernel import EventKind, Reason

FIRST_BOX: Final[int] = max(LAYOUT["political_track"]["steps"])
LAST_BOX_OF_PEACE: Final = 1
RESTRAINED: Final[list[list[int]]] = [
    [kind for kind in range(KINDS) if KIND_NATION[kind] == nation and kind != NAZGUL]
    for nation in range(len(NATION_SIDE))
]

IS_AT_WAR: Final = Reason("the-nation-is-at-war-already", "WR-14.19")
IS_PASSIVE: Final = Reason("a-passive-nation-does-not-go-to-war", "WR-14.3")
FOREIGN: Final = Reason("a-peaceful-nation-does-not-enter-another-nation", "WR-14.24")
NO_MUSTER: Final = Reason("a-peaceful-nation-is-not-recruited-with-a-die", "WR-14.26")
NO_CITY: Final = Reason("there-is-no-city-or-stronghold-of-a-free-nation", "WR-14.8", "WR-14.9")
LOST_CITY: Final = Reason("the-shadow-holds-that-settlement", "WR-13.7")
NOT_HIS_NATION: Final = Reason("the-companion-cannot-activate-that-nation", "WR-14.10")

# The marker


def refuse_advance(w: War, nation: int) -> Reason | None:
    """Why the nation's marker cannot move one box towards At War. WR-14.3, WR-14.4, WR-14.19"""
    if w.at_war(nation):
        return IS_AT_WAR
    return IS_PASSIVE if w.steps[nation] == LAST_BOX_OF_PEACE and not w.active[nation] else None


def advance(w: War, nation: int, told: EventKind = ADVANCED) -> None:
    """Move the nation's marker one box, if it can move; `told` names the rule that moves it.

    WR-14.3, WR-14.4, WR-14.13, WR-14.19
    """
    if refuse_advance(w, nation) is None:
        set_steps(w, nation, w.steps[nation] - 1)
        w.tell(told, nation, w.steps[nation])


def set_back(w: War, nation: int, boxes: int) -> None:
    """Move the marker away from At War, as a card says, but not beyond the first box. WR-14.5, WR-14.34"""
    steps = min(FIRST_BOX, w.steps[nation] + boxes)
    if steps != w.steps[nation]:
        set_steps(w, nation, steps)
        w.tell(SET_BACK, nation, steps)


def set_steps(w: War, nation: int, steps: int) -> None:
    track = w.steps[:]
    track[nation] = steps
    w.steps = track


def activate(w: War, nation: int) -> None:
    """Turn the marker to its active side; it does not move. WR-14.12, WR-14.32"""
    if not w.active[nation]:
        w.happen(in_play.WHEN_ACTIVATED, nation)
        sides = w.active[:]
        sides[nation] = True
        w.active = sides
        w.tell(ACTIVATED, nation)


def rouse(w: War, nation: int) -> None:
    """Activate a nation in a way that a card in play may forbid. WR-6.12"""
    if w.refuse_act(in_play.ROUSE, nation) is None:
        activate(w, nation)


# What sets the markers in motion


def army_attacked(w: War, side: int, place: int) -> None:
    """An army of `side` is attacked: each nation with units in it becomes active, then its marker moves one box.

    A card in play may name regions where an attack wakes the nation, whoever defends them.
    WR-6.18, WR-14.7, WR-14.14, WR-14.16, WR-14.17, AMB-30, AMB-31
    """
    if side == FREE_PEOPLES and w.counts_as(in_play.WAKES, region_of(place)):
        activate(w, NATION_AT[region_of(place)])
    for nation in nations(w, side, place):
        rouse(w, nation)
        if refuse_advance(w, nation) is None:
            advance(w, nation, ADVANCED_BY_ATTACK)
            if side == FREE_PEOPLES:
                w.happen(in_play.WHEN_ALARMED, nation)


def army_entered(w: War, side: int, region: int) -> None:
    """An army of `side` enters a region: if it lies in an enemy nation, that nation becomes active. WR-14.6"""
    nation = NATION_AT[region]
    if nation != NO_NATION and NATION_SIDE[nation] != side:
        rouse(w, nation)


def settlement_lost(w: War, region: int) -> None:
    """The enemy has conquered the region's settlement: its nation's marker moves one box. WR-14.15, WR-14.16"""
    advance(w, NATION_AT[region], ADVANCED_BY_LOSS)


def companion_persuades(w: War, nation: int, told: EventKind) -> None:
    """A Companion's ability moves a nation's marker. WR-7.43 to WR-7.46"""
    advance(w, nation, told)
    w.happen(in_play.WHEN_ALARMED, nation)


def refuse_diplomacy(w: War, nation: int) -> Reason | None:
    """Why a Muster die cannot move the nation's marker. WR-14.13"""
    barred = w.refuse_act(in_play.USE_DIPLOMACY, nation)
    return refuse_advance(w, nation) if barred is None else barred


def refuse_activation(w: War, region: int) -> Reason | None:
    """Why nothing in the region lets the Fellowship or a Companion activate a nation. WR-13.7, AMB-29"""
    if OWNER_AT[region] != FREE_PEOPLES or not is_city_or_stronghold(region):
        return NO_CITY
    return None if w.held[region] == FREE_PEOPLES else LOST_CITY


def fellowship_declared(w: War, region: int) -> None:
    """Declared in a City or Stronghold of a nation, the Fellowship activates it. WR-14.8"""
    if refuse_activation(w, region) is None:
        activate(w, NATION_AT[region])


def refuse_companion_activation(w: War, character: int, region: int) -> Reason | None:
    """Why a Companion who ends a move in the region activates no nation. WR-14.9 to WR-14.11"""
    reason = refuse_activation(w, region)
    if reason is not None:
        return reason
    return None if NATION_AT[region] in CHARACTERS[character].activates else NOT_HIS_NATION


def companion_arrived(w: War, character: int, region: int) -> None:
    """A Companion ends a move, not a mere placement (AMB-28). WR-14.9"""
    if refuse_companion_activation(w, character, region) is None:
        activate(w, NATION_AT[region])


# Peaceful nations


def is_peaceful(w: War, kind: int) -> bool:
    """Whether figures of this kind are under the restrictions. Nazgûl never are.

    WR-14.23, WR-14.25, WR-14.27, WR-14.30, WR-14.31
    """
    return kind != NAZGUL and not w.at_war(KIND_NATION[kind])


def peaceful_kinds(w: War, side: int) -> list[int]:
    """All kinds of a side's figures that are under the restrictions now. WR-14.23"""
    nations = [nation for nation in NATIONS_OF[side] if not w.at_war(nation)]
    return [kind for nation in nations for kind in RESTRAINED[nation]]


def refuse_entry(w: War, kind: int, region: int, retreating: bool = False) -> Reason | None:
    """Why politics keeps a figure of this kind out of the region.

    What has retreated into another nation is bound by the same rule, so that its next move leads out.
    WR-14.24, WR-14.28 to WR-14.30
    """
    if retreating or not is_peaceful(w, kind) or NATION_AT[region] in (NO_NATION, KIND_NATION[kind]):
        return None
    return FOREIGN


def refuse_muster(w: War, nation: int) -> Reason | None:
    """Why nothing of the nation can be recruited with a die. Nazgûl are recruited like all of Sauron. WR-14.26"""
    return None if w.at_war(nation) else NO_MUSTER
