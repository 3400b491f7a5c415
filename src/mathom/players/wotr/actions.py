"""Which die, and what to do with it: every action has a worth, and the best one is taken."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.box import (
    ARAGORN,
    ARMY_FACE,
    CHARACTER_FACE,
    CHARACTERS,
    COMPANIONS,
    EVENT_FACE,
    FACES,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    ISENGARD,
    MOUTH_OF_SAURON,
    MUSTER_ARMY_FACE,
    NATIONS_OF,
    NAZGUL,
    ROHAN,
    SARUMAN,
    SAURON,
    SHADOW,
    SHADOW_UNITS,
    STRIDER,
    WILL_OF_THE_WEST,
    WITCH_KING,
)
from mathom.games.wotr.characters import FANGORN
from mathom.games.wotr.codes import (
    ADDED_ACTIONS,
    ATTACK,
    BRING_MINION,
    DIE,
    DIPLOMACY,
    DISMISS_CARD,
    DRAW,
    EXCHANGE_IN_ORTHANC,
    HIDE,
    MOST_FACES,
    MOVE_ARMY,
    MOVE_COMPANIONS,
    MOVE_FELLOWSHIP,
    MOVE_MINIONS,
    PASS,
    PLAY_EVENT,
    RECRUIT,
    RECRUIT_EVERYWHERE,
    SEPARATE,
    SKIP,
    TURN,
    USE_RING,
    is_character,
)
from mathom.games.wotr.edge.glance import Glance
from mathom.games.wotr.events.play import TYPES_OF_FACE
from mathom.games.wotr.map import (
    ASIDE,
    FELLOWSHIP,
    NATION_AT,
    OWNER_AT,
    REINFORCEMENTS,
    is_city_or_stronghold,
    region_named,
    region_of,
)
from mathom.games.wotr.round.actions import FACES_FOR, ONLY_FOR
from mathom.players.wotr import ring, third_age
from mathom.players.wotr.atlas import FAR, PRIZES_OF
from mathom.players.wotr.campaign import Campaign
from mathom.players.wotr.cards import best_event

# Where Companions can do something.
GOALS: Final = [*PRIZES_OF[FREE_PEOPLES], FANGORN]
CROWN: Final = [region_named(name) for name in ("minas_tirith", "dol_amroth", "pelargir")]
HAND_LIMIT: Final = 6
ADDED: Final = [action.code for action in ADDED_ACTIONS]

# What a die could still do for others: better a plain one for a plain task.
SPARING: Final[dict[int, float]] = {WILL_OF_THE_WEST: 0.8, MUSTER_ARMY_FACE: 0.15}
WAITING: Final = 0.3


class Memory:
    """The first and the last campaign that a player has worked out; a search comes back to the first every time."""

    __slots__ = ("first", "last")

    def __init__(self) -> None:
        self.first: Campaign | None = None
        self.last: Campaign | None = None

    def campaign(self, g: Glance) -> Campaign:
        first, last = self.first, self.last
        if first is None or last is None:
            self.first = self.last = Campaign(g)
            return self.first
        if last.g is g:
            return last
        for known in (last, first):
            if known.still_fits(g):
                # The figures that it has seen belong to a state that may have moved on.
                known.g = g
                self.last = known
                return known
        nearer = first if first.changes(g) < last.changes(g) else last
        self.last = Campaign(g, nearer)
        return self.last


class Mind:
    """One decision: what is seen, and what follows from it, worked out once and only if needed."""

    __slots__ = ("_values", "expanded", "g", "memory")

    def __init__(self, g: Glance, memory: Memory) -> None:
        self.g = g
        self.memory = memory
        self.expanded = g.extra.is_used()
        self._values: dict[tuple[int, int], float] = {}

    @property
    def campaign(self) -> Campaign:
        return self.memory.campaign(self.g)

    def value(self, code: int, face: int) -> float:
        """The worth of an action with a die."""
        leader = face == CHARACTER_FACE
        about = face if code in (MOVE_ARMY, ATTACK, PLAY_EVENT) and (leader or code == PLAY_EVENT) else 0
        known = self._values.get((code, about))
        if known is None:
            known = self._values[code, about] = self.work_out(code, face, leader)
        return known

    def work_out(self, code: int, face: int, leader: bool) -> float:
        g = self.g
        if code == MOVE_ARMY:
            best = self.campaign.best_march(leader)
            return max(best, third_age.best_by_sea(self, False, leader)) if self.expanded else best
        if code == ATTACK:
            best = self.campaign.best_attack(leader)
            return max(best, third_age.best_by_sea(self, True, leader)) if self.expanded else best
        if code == PLAY_EVENT:
            return best_event(g, TYPES_OF_FACE[face])
        if code == DRAW:
            return 1.6 if len(g.hand) <= 3 else 1.2 if len(g.hand) < HAND_LIMIT else 0.4
        if code == DIPLOMACY:
            return max([nation_worth(self, n) for n in NATIONS_OF[g.side] if g.plays(n)])
        if code == RECRUIT:
            return self.campaign.best_recruit()
        if self.expanded and code in ADDED:
            return third_age.added_action(self, code)
        if g.side == FREE_PEOPLES:
            return free_peoples_action(g, code)
        return shadow_action(g, code)


def free_peoples_action(g: Glance, code: int) -> float:
    if code == MOVE_FELLOWSHIP:
        return ring.move(g)
    if code == HIDE:
        return 9.0 if g.in_mordor() else 6.0
    if code == SEPARATE:
        return 2.2 if strider_near_crown(g) else 0.1
    if code == MOVE_COMPANIONS:
        return max([errand(g, c) for c in COMPANIONS if g.on_map(c)], default=0.0)
    if is_character(code):
        return 2.4
    return 0.8 if code == DISMISS_CARD else 0.1


def shadow_action(g: Glance, code: int) -> float:
    if code == BRING_MINION:
        return 7.0 if minion_ready(g) else third_age.bring_lord(g)
    if code in (RECRUIT_EVERYWHERE, EXCHANGE_IN_ORTHANC):
        return 2.0
    if code == MOVE_MINIONS:
        return 2.0 if ring.wanted_by_nazgul(g, g.ring_bearers) and nazgul_on_map(g) else 0.2
    return 0.1


def nazgul_on_map(g: Glance) -> bool:
    return any(heap[NAZGUL] for heap in g.figures[:REINFORCEMENTS])


def minion_ready(g: Glance) -> bool:
    """Whether Saruman or the Witch-king can come, as far as politics go."""
    if g.character_at[SARUMAN] == ASIDE and g.at_war(ISENGARD):
        return True
    if g.character_at[WITCH_KING] == ASIDE and g.at_war(SAURON):
        return any(g.at_war(nation) for nation in NATIONS_OF[FREE_PEOPLES])
    return g.character_at[MOUTH_OF_SAURON] == ASIDE and g.in_mordor()


def nation_worth(m: Mind, nation: int) -> float:
    """What it is worth to bring a nation a step nearer to war."""
    g = m.g
    steps = g.steps[nation]
    if not steps or (steps == 1 and not g.active[nation]):
        return 0.0
    if g.side == SHADOW:
        return 5.0 - 0.3 * steps + (0.4 if nation == ISENGARD else 0.2 if nation == SAURON else 0.0)
    worth = 1.9 + (0.9 if steps == 1 else 0.0) + (0.3 if nation == ROHAN else 0.0)
    need = max([m.campaign.need_here(r) for r in PRIZES_OF[FREE_PEOPLES] if NATION_AT[r] == nation])
    return worth + min(2.0, 0.5 * need)


# Companions


def strider_near_crown(g: Glance) -> bool:
    """Whether Strider could leave the Fellowship for a city where Aragorn is crowned."""
    if g.character_at[STRIDER] != FELLOWSHIP or g.in_mordor():
        return False
    far = FAR[g.ring_bearers]
    return any(far[city] <= g.progress + CHARACTERS[STRIDER].level for city in crown_cities(g))


def crown_cities(g: Glance) -> list[int]:
    return [city for city in CROWN if g.held[city] == FREE_PEOPLES and not g.is_besieged(city)]


def goal_worth(g: Glance, companion: int, region: int) -> float:
    """What a Companion can do in a region."""
    if companion == STRIDER and region in CROWN and g.held[region] == FREE_PEOPLES:
        return 3.0
    if region == FANGORN:
        return third_age.errand_in_fangorn(g)
    nation = NATION_AT[region]
    if g.held[region] != FREE_PEOPLES or OWNER_AT[region] != FREE_PEOPLES or not is_city_or_stronghold(region):
        return 0.0
    worth = 0.3 if sum(g.figures[region][:SHADOW_UNITS]) else 0.0
    if nation in CHARACTERS[companion].activates and not g.active[nation]:
        worth += 2.0
    return worth


def errand(g: Glance, companion: int) -> float:
    """What a Companion on the map could still do elsewhere."""
    here = region_of(g.character_at[companion])
    best = 0.0
    for region in GOALS:
        best = max(best, goal_worth(g, companion, region) / (1 + 0.15 * FAR[here][region]))
    return best - goal_worth(g, companion, here)


def way_worth(g: Glance, companion: int, region: int) -> float:
    """How good a region is for a Companion, seen where he can go from there."""
    return max([goal_worth(g, companion, r) / (1 + 0.25 * FAR[region][r]) for r in GOALS])


# Dice


def face_worth(m: Mind, face: int) -> float:
    """The best that a die can do, as far as can be told beforehand."""
    g = m.g
    if face == WILL_OF_THE_WEST:
        if g.character_at[ARAGORN] == ASIDE and region_of(g.character_at[STRIDER]) in CROWN:
            return 8.0
        if g.character_at[GANDALF_THE_WHITE] == ASIDE and g.minion_seen and gandalf_gone(g):
            return 8.0
        faces = [CHARACTER_FACE, ARMY_FACE, EVENT_FACE, MUSTER_ARMY_FACE]
        return max([face_worth(m, other) for other in faces])
    best = 0.0
    for code, faces_of in FACES_FOR.items():
        if face not in faces_of or ONLY_FOR.get(code, g.side) != g.side:
            continue
        if (code == MOVE_FELLOWSHIP and not g.hidden) or (code == HIDE and g.hidden):
            continue
        if code in (RECRUIT_EVERYWHERE, EXCHANGE_IN_ORTHANC) and not g.on_map(SARUMAN):
            continue
        if code == SEPARATE and g.in_mordor():
            continue
        best = max(best, m.value(code, face))
    if g.guide == STRIDER and not g.hidden and g.side == FREE_PEOPLES:
        best = max(best, m.value(HIDE, face))
    return max(best, third_age.best_added(m, face)) if m.expanded else best


def gandalf_gone(g: Glance) -> bool:
    return g.character_at[GANDALF_THE_GREY] != FELLOWSHIP


def ring_worth(g: Glance) -> float:
    """An Elven Ring is for the hour in which the Fellowship needs a die that is not there."""
    mine = g.rolled[g.side]
    if g.side == SHADOW or CHARACTER_FACE in mine or WILL_OF_THE_WEST in mine:
        return -1.0
    if g.in_mordor() and not g.tried:
        return 7.0
    return 3.0 if not g.hidden and g.guide != STRIDER else -1.0


def choose_die(m: Mind) -> int:
    g = m.g
    best, chosen = -9.0, g.options[0]
    for code in g.options:
        if code == PASS:
            worth = WAITING
        elif code == USE_RING:
            worth = ring_worth(g)
        else:
            worth = face_worth(m, code - DIE) - SPARING.get(code - DIE, 0.0)
        if worth > best:
            best, chosen = worth, code
    return chosen


def choose_turning(m: Mind) -> int:
    """The die that is worth least becomes a Character die."""
    best, chosen = -9.0, m.g.options[0]
    for code in m.g.options:
        face, to = divmod(code - TURN, MOST_FACES)
        worth = -face_worth(m, face) if to == CHARACTER_FACE else -8.0
        if worth > best:
            best, chosen = worth, code
    return chosen


def choose_will(m: Mind) -> int:
    best, chosen = -9.0, m.g.options[0]
    for code in m.g.options:
        if is_character(code):
            worth = 8.0
        elif DIE <= code < DIE + len(FACES):
            worth = face_worth(m, code - DIE)
        else:
            worth = 0.0
        if worth > best:
            best, chosen = worth, code
    return chosen


def choose_action(m: Mind) -> int:
    """The face of the die is not told, but what it offers is."""
    g = m.g
    leader = not any(code in g.options for code in (DIPLOMACY, RECRUIT, DRAW)) and (
        MOVE_FELLOWSHIP in g.options or HIDE in g.options or MOVE_MINIONS in g.options
    )
    face = CHARACTER_FACE if leader else EVENT_FACE if DRAW in g.options else MUSTER_ARMY_FACE
    best, chosen = -9.0, g.options[0]
    for code in g.options:
        worth = 0.0 if code == SKIP else m.value(code, face)
        if worth > best:
            best, chosen = worth, code
    return chosen
