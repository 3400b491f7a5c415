"""Chapters 9, 13 and 14: who controls a territory, who is eliminated, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.risk.box import (
    ADVENTURE,
    EVIL,
    GOOD,
    HERO,
    NO_PARTY,
    NO_SIDE,
    PARTIES_OF,
    PARTY_SIDE,
    SIZE,
    UNIT_COUNT,
    enemies,
    is_enemy_card,
    kind_of,
)
from mathom.games.risk.event_kinds import ABANDONED, CARD_DISCARDED, CONQUERED, ELIMINATED, HERO_FELL, WON
from mathom.games.risk.map import NOWHERE, POINTS, RESERVE, SPACES, STRONGHOLDS, SUPPLY, TERRITORIES
from mathom.games.risk.state import ADVENTURE_DISCARD, ASIDE, HAND, TERRITORY_DISCARD, Realm
from mathom.kernel import Result

if TYPE_CHECKING:
    from mathom.games.risk.round.turn import Turn

LEAD: Final = 15  # RI-14.4, RI-14.14

# How a game can end.
HOW: Final[list[str]] = ["ring-destroyed", "bearer-captured", "military"]
RING_DESTROYED, BEARER_CAPTURED, MILITARY = HOW


# Who stands where


def parties_at(s: Realm, territory: int) -> list[int]:
    """The parties with figures there, in turn order."""
    return [party for party in range(SIZE) if s.strength(party, territory)]


def is_contested(s: Realm, territory: int) -> bool:
    """Troops of both sides stand there: a combat is to be fought. RI-7.1, RI-7.43"""
    return s.troops_of_side(GOOD, territory) > 0 and s.troops_of_side(EVIL, territory) > 0


def lone_heroes_fall(s: Realm, territory: int) -> None:
    """Heroes among enemy troops and without friendly ones are destroyed. RI-7.42, RI-7.43, RI-7.44"""
    for side in (GOOD, EVIL):
        if not s.heroes_of_side(side, territory) or s.troops_of_side(side, territory):
            continue
        if s.troops_of_side(1 - side, territory):
            for party in PARTIES_OF[side]:
                heroes = s.number(party, HERO, territory)
                if heroes:
                    s.lose(party, HERO, heroes, territory)
                    s.tell(HERO_FELL, party, territory)


# Control


def update_control(s: Realm, territory: int) -> None:
    """Who controls the territory now, after figures have come or gone. RI-9.1 to RI-9.8"""
    if territory >= TERRITORIES:
        return
    lone_heroes_fall(s, territory)
    here = parties_at(s, territory)
    old = s.arrivals[territory]
    if here != old:
        arrivals = s.arrivals[:]
        arrivals[territory] = [p for p in old if p in here] + [p for p in here if p not in old]
        s.arrivals = arrivals
    holder = holder_among(s.arrivals[territory], s.holder[territory])
    if holder != s.holder[territory]:
        holders = s.holder[:]
        holders[territory] = holder
        s.holder = holders
        if holder == NO_PARTY:
            s.tell(ABANDONED, territory)
        else:
            s.tell(CONQUERED, holder, territory)


def holder_among(here: list[int], former: int) -> int:
    """The controller, of the parties that stand there in the order in which they came.

    While both sides are there the former one keeps it; so does one who stays. RI-9.2 to RI-9.6
    """
    if not here:
        return NO_PARTY
    if former in here or len({PARTY_SIDE[party] for party in here}) > 1:
        return former
    return here[0]


def update_all_control(s: Realm) -> None:
    """What moving figures conquered or vacated. RI-9.7"""
    for territory in range(TERRITORIES):
        if s.figures.totals[territory] or s.arrivals[territory]:
            update_control(s, territory)


def speaker(s: Realm, side: int, territory: int) -> int:
    """The party that decides for a side in a combat: who controls the territory, else the first in turn order.

    RI-7.23, RI-7.64
    """
    holder = s.holder[territory]
    if holder != NO_PARTY and PARTY_SIDE[holder] == side and s.present(holder, territory):
        return holder
    for party in PARTIES_OF[side]:
        if s.present(party, territory):
            return party
    return PARTIES_OF[side][0]


# Victory points


def stronghold_points(s: Realm, side: int) -> int:
    """RI-14.5 to RI-14.7, RI-14.11, RI-14.12"""
    held = [s.holder[t] for t in STRONGHOLDS]
    return sum([POINTS[t] for t, p in zip(STRONGHOLDS, held, strict=True) if p != NO_PARTY and PARTY_SIDE[p] == side])


def victory_points(s: Realm, side: int) -> int:
    """Of strongholds held now and of cards played, without an upper limit. RI-14.5, RI-14.8, RI-14.10"""
    return stronghold_points(s, side) + s.card_points[side]


def end(s: Realm, side: int, how: str) -> None:
    """The game is over at once. RI-14.13"""
    s.tell(WON, side, how)
    winners = sorted({s.seat_of[party] for party in PARTIES_OF[side]})
    side_at = [NO_SIDE] * s.seats
    for party, seat in enumerate(s.seat_of):
        side_at[seat] = PARTY_SIDE[party]
    s.finish(Result(winners, [victory_points(s, side_at[seat]) for seat in range(s.seats)], how))


def military_victory(s: Realm) -> bool:
    """RI-14.4, RI-14.9, RI-14.14, RI-14.15"""
    lead = victory_points(s, GOOD) - victory_points(s, EVIL)
    if abs(lead) < LEAD:
        return False
    end(s, GOOD if lead > 0 else EVIL, MILITARY)
    return True


# Elimination


def aftermath(s: Realm, territory: int = NOWHERE) -> bool:
    """What follows when figures or control have changed, most recently in `territory`: eliminations, then the end.

    True if the procedure that called is no more: the game is over, or the active party was eliminated and its turn is
    over. A side without parties plays on. RI-13.1, RI-13.7 to RI-13.11, RI-14.9
    """
    for party in range(SIZE):
        if not s.out[party] and not s.territories_with(party):
            eliminate(s, party, heir_of(s, party, territory))
    if military_victory(s):
        return True
    if s.active != NO_PARTY and s.out[s.active]:
        return end_turn_at_once(s)
    return False


def end_turn_at_once(s: Realm) -> bool:
    """The active party is eliminated: nothing more happens in its turn. RI-13.10"""
    from mathom.games.risk.round.turn import Turn

    turn: Turn | None = s.innermost(Turn)
    if turn is None or turn.cut_short:
        return False
    s.unwind(turn)
    turn.cut_short = True
    turn.step = "end_turn"
    return True


def heir_of(s: Realm, party: int, territory: int) -> int:
    """Who conquered its last territory; NO_PARTY if nobody did. RI-13.2, RI-13.9"""
    active = s.active
    attacks = active != NO_PARTY and enemies(active, party) and not s.out[active]
    if attacks and (territory == NOWHERE or s.present(active, territory)):
        return active
    if territory != NOWHERE and s.holder[territory] != NO_PARTY and enemies(s.holder[territory], party):
        return s.holder[territory]
    return NO_PARTY


def eliminate(s: Realm, party: int, heir: int) -> None:
    """The party leaves the game; its played cards keep their points. RI-13.1 to RI-13.6, RI-13.12"""
    out = s.out[:]
    out[party] = True
    s.out = out
    s.tell(ELIMINATED, party, heir, s.gold[party])
    if heir != NO_PARTY:
        s.pay(heir, s.gold[party])
    s.pay(party, -s.gold[party])
    for place in [*range(TERRITORIES, SPACES), RESERVE]:
        for unit in range(UNIT_COUNT):
            if s.number(party, unit, place):
                s.figures.move(kind_of(party, unit), s.number(party, unit, place), place, SUPPLY)
    for thing in s.zones.content[HAND + party]:
        pass_on(s, party, thing, heir)
    for thing in s.zones.content[ASIDE + party]:
        pass_on(s, party, thing, NO_PARTY)


def pass_on(s: Realm, party: int, thing: int, heir: int) -> None:
    """A card of an eliminated party: the heir takes territory cards that are not the enemy's. RI-13.5, RI-13.12"""
    face = s.face(thing)
    if face < ADVENTURE and heir != NO_PARTY and not is_enemy_card(face, PARTY_SIDE[heir]):
        s.zones.move(thing, HAND + heir)
        return
    s.zones.move(thing, ADVENTURE_DISCARD if face >= ADVENTURE else TERRITORY_DISCARD)
    s.tell(CARD_DISCARDED, party, face)
