"""What the expansion offers more: whom to call and where to build; what ships, Ents and its cards are for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mathom.games.wotr.box import (
    CHARACTER_CARD,
    CHARACTER_FACE,
    COMPANIONS,
    ELVES,
    FREE_PEOPLES,
    GANDALF_THE_WHITE,
    GONDOR,
    ISENGARD,
    NATION_SIDE,
    NAZGUL_LORDS,
    ROHAN,
    SARUMAN,
    SAURON,
    SHADOW,
    SOUTHRONS,
    WITCH_KING,
)
from mathom.games.wotr.characters import FANGORN, ORTHANC
from mathom.games.wotr.codes import (
    ADDED_ACTIONS,
    DONE,
    DRAW,
    NONE,
    NUMBER,
    PLAY_EVENT,
    REGION,
    WAY,
    YES,
    face_in,
    fleet_goal,
    fleet_origin,
    is_card,
    is_fleet,
    origin_in,
    target_in,
)
from mathom.games.wotr.edge.glance import Glance
from mathom.games.wotr.map import ADJACENT, ASIDE, NATION_AT, REGIONS, STRONGHOLDS, is_stronghold, region_of
from mathom.games.wotr.third_age.memory import Age
from mathom.games.wotr.third_age.pieces import (
    BALROG,
    BALROG_CARD,
    BLACK_SHIPS,
    BRING_GALADRIEL,
    BUILD_CATAPULT,
    BUILD_TOWER,
    CALL,
    CHIEF,
    CORSAIRS,
    DUNLENDING,
    DUNLENDINGS,
    ENGINES_IN_A_REGION,
    ENTWOOD,
    FACTION_ASIDE,
    FACTION_IN_PLAY,
    FORGOIL,
    GALADRIEL,
    LORIEN,
    MORIA,
    SECRET_PATHS,
    SHIPS,
    SMEAGOL,
    UMBAR,
)
from mathom.games.wotr.third_age.ships import goals
from mathom.players.wotr import ring
from mathom.players.wotr.atlas import PRIZE, Army, army_at, defence_at
from mathom.players.wotr.cards import best_event, worth

if TYPE_CHECKING:
    from mathom.players.wotr.actions import Mind

# A die more in every round is worth nearly anything.
LORD: Final = 7.0
SECOND_LORD: Final = 3.0
CALLED: Final = [3.2, 2.4, 4.4]
CALLERS: Final = [ISENGARD, SOUTHRONS]
LAND_PRIZE: Final = 3.8
NEXT_TIME: Final = 0.6
MOST_FOR_HILLMEN: Final = 2.2
HEAVY: Final = 4


def ages(g: Glance) -> Age | None:
    """What the expansion has on the table, if it is played with."""
    extra = g.extra
    return extra if isinstance(extra, Age) else None


# Dice


def best_added(m: Mind, face: int) -> float:
    """The best that the expansion lets a die do."""
    side = m.g.side
    codes = [action.code for action in ADDED_ACTIONS if action.side == side and face in action.faces]
    return max([m.value(code, face) for code in codes], default=0.0)


def added_action(m: Mind, code: int) -> float:
    """What an action of the expansion is worth, 0 if its condition does not hold."""
    age, g = ages(m.g), m.g
    if age is None:
        return 0.0
    if code == BRING_GALADRIEL:
        return LORD - 1 if galadriel_ready(g) else 0.0
    if code in CALL:
        return call(g, age, CALL.index(code))
    if code == BLACK_SHIPS:
        ready = age.factions[CORSAIRS] == FACTION_IN_PLAY and len(age.ships) < SHIPS and g.plays(SOUTHRONS)
        return 1.2 if ready else 0.0
    if code == SECRET_PATHS:
        return secret_paths(g)
    return max([site(m, code, region) for region in sites(g, age, code)], default=0.0)


def galadriel_ready(g: Glance) -> bool:
    """Whether she can come, and brings a die."""
    wanted = g.at_war(SAURON) or g.at_war(ELVES)
    free = g.character_at[GALADRIEL] == ASIDE and not g.on_map(GANDALF_THE_WHITE)
    return wanted and free and g.held[LORIEN] == FREE_PEOPLES and g.plays(GONDOR)


def call(g: Glance, age: Age, faction: int) -> float:
    if age.factions[faction] != FACTION_ASIDE:
        return 0.0
    if faction == ENTWOOD:
        return CALLED[ENTWOOD] if g.on_map(SARUMAN) and companion_in_fangorn(g) else 0.0
    nation = CALLERS[faction]
    if not g.at_war(nation) or not g.plays(nation):
        return 0.0
    # Ships are for those who are there to be carried.
    idle = faction == CORSAIRS and not g.units[SHADOW][UMBAR]
    return CALLED[faction] * (0.4 if idle else 1.0)


def companion_in_fangorn(g: Glance) -> bool:
    return any(region_of(g.character_at[companion]) == FANGORN for companion in COMPANIONS)


def errand_in_fangorn(g: Glance) -> float:
    """What a Companion does there: he wakes the Ents, and while he stays Saruman's voice wakes more."""
    age = ages(g)
    if age is None or not g.on_map(SARUMAN):
        return 0.0
    return {FACTION_ASIDE: 2.0, FACTION_IN_PLAY: 0.8}.get(age.factions[ENTWOOD], 0.0)


def secret_paths(g: Glance) -> float:
    """At the gates of Mordor no time is lost, if another die then moves the Fellowship."""
    if g.guide != SMEAGOL or g.in_mordor() or not g.hidden or ring.to_go(g) > 0:
        return 0.0
    spare = g.rolled[FREE_PEOPLES].count(CHARACTER_FACE) > 1
    return 4.0 if spare and ring.ready_for_mordor(g) else 0.0


# Lords of the Shadow


def chief_ready(g: Glance) -> bool:
    safe = is_stronghold(g.ring_bearers) and g.held[g.ring_bearers] == FREE_PEOPLES
    aside = g.character_at[CHIEF] == ASIDE and g.character_at[WITCH_KING] == ASIDE
    return aside and not g.in_mordor() and not safe and g.plays(SAURON)


def balrog_ready(g: Glance) -> bool:
    alone = not any(g.on_map(lord) for lord in NAZGUL_LORDS)
    quiet = g.held[MORIA] == SHADOW and not g.units[FREE_PEOPLES][MORIA]
    return g.character_at[BALROG] == ASIDE and alone and quiet and g.plays(SAURON)


def bring_lord(g: Glance) -> float:
    """What the Chief or the Balrog is worth: only one of them brings a die."""
    if ages(g) is None:
        return 0.0
    if chief_ready(g):
        return SECOND_LORD if g.on_map(BALROG) else LORD
    return LORD - 1.5 if balrog_ready(g) else 0.0


# Where


def sites(g: Glance, age: Age, code: int) -> list[int]:
    """Where Dunlendings can come, or an engine can be built, as far as can be told beforehand."""
    if code == FORGOIL:
        if age.factions[DUNLENDINGS] != FACTION_IN_PLAY or not g.plays(ISENGARD):
            return []
        return [r for r in range(REGIONS) if NATION_AT[r] in (ISENGARD, ROHAN) and g.units[SHADOW][r]]
    if code == BUILD_TOWER:
        besieged = [r for r in STRONGHOLDS if g.held[r] == FREE_PEOPLES and g.is_besieged(r) and g.leads(r)]
        return [r for r in besieged if age.towers.count(r) < ENGINES_IN_A_REGION]
    own = [r for r in STRONGHOLDS if g.held[r] == FREE_PEOPLES and NATION_SIDE[NATION_AT[r]] == FREE_PEOPLES]
    ready = [r for r in own if g.active[NATION_AT[r]] and g.plays(NATION_AT[r])]
    return [r for r in ready if age.catapults.count(r) < ENGINES_IN_A_REGION]


def site(m: Mind, code: int, region: int) -> float:
    """What it is worth to do it there."""
    g, age = m.g, ages(m.g)
    if age is None:
        return 0.0
    if code == FORGOIL:
        return min(MOST_FOR_HILLMEN, 1.6 * m.campaign.recruit(DUNLENDING, region))
    ahead = age.towers.count(region) - age.catapults.count(region)
    if code == BUILD_TOWER:
        ours, theirs = army_at(g, SHADOW, region), defence_at(g, FREE_PEOPLES, region)
        strong = ours.strength >= 1.3 * theirs.strength
        return (0.8 + 0.9 * PRIZE[region]) * (1.0 if strong else 0.4) if -1 <= ahead <= 0 else 0.3
    if g.is_besieged(region):
        return 1.8 + 1.3 * PRIZE[region] if ahead >= 0 else 0.3
    return min(1.6, 0.4 * m.campaign.need_here(region)) if ahead >= 0 else 0.1


def build_site(m: Mind, code: int) -> float:
    """The question does not say what for: the side and the regions do."""
    region = code - REGION
    if m.g.side == FREE_PEOPLES:
        return site(m, BUILD_CATAPULT, region)
    tower = m.g.held[region] == FREE_PEOPLES and m.g.is_besieged(region)
    return site(m, BUILD_TOWER if tower else FORGOIL, region)


# Ships


def best_by_sea(m: Mind, attack: bool, leader: bool) -> float:
    """The best that an army can do from ship to ship, or a fleet for an army."""
    age = ages(m.g)
    if age is None or m.g.side != SHADOW or not age.ships:
        return 0.0
    plan, harbours = m.campaign, sorted(set(age.ships))
    best = 0.0
    for origin in harbours:
        army = plan.armies[origin]
        if army is None or (leader and not army.leaders) or not m.g.leads(origin):
            continue
        for to in harbours:
            if to != origin and to not in ADJACENT[origin] and (plan.foes_at[to] is not None) == attack:
                best = max(best, plan.attack(origin, to) if attack else plan.march(origin, to))
        if not attack and not leader and age.ships.count(origin) > 1:
            best = max(best, max([landing(m, origin, to) for to in goals(origin)]))
    return best


def landing(m: Mind, origin: int, to: int) -> float:
    """What it is worth to have a ship at a coast: an army where it comes from, and a prize that it can take."""
    army = m.campaign.armies[origin]
    if army is None or not m.campaign.ready_at(origin):
        return 0.0
    further = max([prize_at(m, army, region) for region in goals(to)])
    return max(prize_at(m, army, to), NEXT_TIME * further)


def prize_at(m: Mind, army: Army, region: int) -> float:
    """What the army could win there if a ship carried it."""
    if not PRIZE[region] or m.g.held[region] != FREE_PEOPLES:
        return 0.0
    guard = defence_at(m.g, FREE_PEOPLES, region).strength
    if not guard:
        return LAND_PRIZE * PRIZE[region]
    return 0.8 * PRIZE[region] if army.strength > 1.5 * guard else 0.0


def sail(m: Mind, code: int) -> float:
    age = ages(m.g)
    assert age is not None
    origin, to = fleet_origin(code), fleet_goal(code)
    if age.ships.count(origin) < 2 and m.campaign.armies[origin] is not None:
        return 0.0
    return landing(m, origin, to) if to not in age.ships else 0.0


def raid(m: Mind, code: int) -> float:
    return sail(m, code) if is_fleet(code) else 0.05


def fleet(m: Mind, code: int) -> float:
    """A ship stays where an army is, so that it can follow."""
    most = max(m.g.options) - NUMBER
    return -abs(code - NUMBER - max(1, most - 1))


def passage(m: Mind, code: int) -> float:
    return 0.1 if code == NONE else m.campaign.march(origin_in(code), target_in(code))


def move_or_attack(m: Mind, code: int) -> float:
    if code == NONE:
        return 0.1
    origin, to = origin_in(code), target_in(code)
    fights = to == origin or m.campaign.foes_at[to] is not None
    return m.campaign.attack(origin, to) if fights else m.campaign.march(origin, to)


# Ents


def ents(m: Mind, code: int) -> float:
    """Saruman first; then whoever is near."""
    if code == DONE:
        return 0.5
    age, g = ages(m.g), m.g
    assert age is not None
    hunted = region_of(g.character_at[SARUMAN]) == ORTHANC
    if code >= WAY:
        region = target_in(code)
        army = army_at(g, SHADOW, region)
        return 1.0 + 0.1 * min(5, army.strength) + (2.0 if hunted and region == ORTHANC else 0.0)
    region = code - REGION
    if hunted and region == ORTHANC:
        return 9.0
    reached = any(ORTHANC in ADJACENT[ent] for ent in age.ents)
    return 2.0 if hunted and not reached and ORTHANC in ADJACENT[region] else 0.1


def ents_gift(m: Mind, code: int) -> float:
    if code == PLAY_EVENT:
        return 1.0 if best_event(m.g, [CHARACTER_CARD]) >= 2.5 else 0.0
    return 0.5 if code == DRAW else 0.1


# The Hunt


def lady_of_light(m: Mind, code: int) -> float:
    """A ring is well spent where the Eye does much."""
    return 1.0 if (code == YES) == (m.g.in_mordor() or m.g.corruption >= HEAVY) else 0.0


def get_it(m: Mind, code: int) -> float:
    """A tile that does little is given back."""
    return 1.0 if (code == YES) == (m.g.damage <= 1) else 0.0


# Cards


def rangers(m: Mind, code: int) -> float:
    """A small army that may be destroyed, rather than a large one that is scratched."""
    army = army_at(m.g, SHADOW, code - REGION)
    return 1.0 / max(1, army.units) + 0.05 * army.leaders


def raging_army(m: Mind, code: int) -> float:
    return m.campaign.recruit(DUNLENDING, code - REGION)


def blow_away(m: Mind, code: int) -> float:
    """The card of a Balrog who has left Moria takes him with it."""
    if not is_card(code):
        return 0.5
    if face_in(code) == BALROG_CARD and region_of(m.g.character_at[BALROG]) != MORIA:
        return 9.0
    return worth(m.g, face_in(code))


def blow_away_hand(m: Mind, code: int) -> float:
    return worth(m.g, face_in(code))


ANSWERS: Final[dict[str, Callable[[Any, int], float]]] = {
    "site": build_site,
    "raid": raid,
    "fleet": fleet,
    "passage": passage,
    "move-or-attack": move_or_attack,
    "ents": ents,
    "ents-gift": ents_gift,
    "lady-of-light": lady_of_light,
    "we-shall-get-it": get_it,
    "rangers": rangers,
    "raging-army": raging_army,
    "blow-away": blow_away,
    "blow-away-hand": blow_away_hand,
}
