"""Chapters 3, 8, 9 and 12: what a Muster die can do more. Factions, Dunlendings, the Black Ships, siege engines."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.wotr.armies.armies import army_place, limit, units
from mathom.games.wotr.armies.command import NOT_YOUR_CHARACTER, NOT_YOUR_NATION, plays_character
from mathom.games.wotr.armies.forces import NOT_ASKED
from mathom.games.wotr.armies.meeting import gather
from mathom.games.wotr.armies.recruit import recruit
from mathom.games.wotr.battle.conquest import refuse_free
from mathom.games.wotr.box import (
    COMPANIONS,
    FREE_PEOPLES,
    ISENGARD,
    NATION_SIDE,
    NO_NATION,
    REGULAR,
    ROHAN,
    SARUMAN,
    SHADOW,
    SOUTHRONS,
    kind_of,
)
from mathom.games.wotr.cards.conditions import whereabouts
from mathom.games.wotr.characters import FANGORN, EnterPlay, in_play, refuse_entry_of
from mathom.games.wotr.codes import REGION
from mathom.games.wotr.event_kinds import RECRUITED, Said
from mathom.games.wotr.fellowship.reveal import refuse_declare
from mathom.games.wotr.map import NATION_AT, REGIONS, REINFORCEMENTS, STRONGHOLDS
from mathom.games.wotr.state import NOTHING, War
from mathom.games.wotr.team import DUEL
from mathom.games.wotr.third_age.memory import age, build_engine, changed, engines, faction_is
from mathom.games.wotr.third_age.pieces import (
    BLACK_SHIPS,
    BRING_GALADRIEL,
    BUILD_CATAPULT,
    BUILD_TOWER,
    CALL,
    CATAPULTS,
    CORSAIRS,
    DUNLAND,
    DUNLENDING,
    DUNLENDINGS,
    ENGINES_IN_A_REGION,
    ENTS_CAME,
    ENTWOOD,
    FACTION_ASIDE,
    FACTION_CALLED,
    FACTION_IN_PLAY,
    FORGOIL,
    GALADRIEL,
    SECRET_PATHS,
    SHIPS,
    SHIPS_BUILT,
    SMEAGOL,
    TOWERS,
    UMBAR,
)
from mathom.games.wotr.third_age.smeagol import NOT_GUIDING, SecretPaths
from mathom.kernel import Frame, Reason

SOUTHRON_REGULAR: Final = kind_of(SOUTHRONS, REGULAR)
AT_START: Final = 2

IS_CALLED: Final = Reason("the-faction-is-or-was-in-play", "TA-8.2")
NOT_CALLED: Final = Reason("the-faction-is-not-in-play", "TA-8.1")
NO_WAR_OF_ISENGARD: Final = Reason("isengard-is-not-at-war", "TA-9.1")
SOUTH_AT_PEACE: Final = Reason("the-southrons-and-easterlings-are-not-at-war", "TA-10.1")
UMBAR_LOST: Final = Reason("the-shadow-is-not-master-of-umbar", "TA-10.2", "TA-10.3")
NO_VISITOR: Final = Reason("saruman-is-not-in-play-or-no-companion-is-in-fangorn", "TA-11.1")
NO_SITE: Final[dict[int, Reason]] = {
    FORGOIL: Reason("no-army-of-the-shadow-is-in-isengard-or-rohan", "TA-9.3"),
    BUILD_TOWER: Reason("no-besieged-stronghold-has-room-for-a-siege-tower", "TA-12.1", "TA-12.3"),
    BUILD_CATAPULT: Reason("no-stronghold-of-an-active-nation-has-room-for-a-catapult", "TA-12.2", "TA-12.3"),
}
NO_DUNLENDING_LEFT: Final = Reason("no-dunlending-is-left-in-the-supply", "TA-9.3", "TA-9.11")
NOT_BESIEGING: Final = Reason("you-have-no-unit-among-the-besiegers", "TA-1.10")
NO_SHIPS_LEFT: Final = Reason("neither-a-ship-nor-a-regular-is-left", "TA-10.25")


def companion_in_fangorn(w: War) -> bool:
    """Those in the Fellowship are where the Ring-bearers are, as for cards. TA-11.1, TA-11.32, WR-6.30"""
    return any(whereabouts(w, companion) == FANGORN for companion in COMPANIONS)


# Whether


def refuse_owner(w: War, seat: int, code: int) -> Reason | None:
    """Why the action is a team-mate's. TA-1.9, TA-1.10"""
    if w.seats == DUEL:
        return None
    nation = {CALL[DUNLENDINGS]: ISENGARD, FORGOIL: ISENGARD, CALL[CORSAIRS]: SOUTHRONS, BLACK_SHIPS: SOUTHRONS}.get(
        code, NO_NATION
    )
    if nation != NO_NATION and w.seat_of_nation[nation] != seat:
        return NOT_YOUR_NATION
    return NOT_YOUR_CHARACTER if code == BRING_GALADRIEL and not plays_character(w, seat, GALADRIEL) else None


def refuse_action(w: War, seat: int, code: int) -> Reason | None:
    """Why the player cannot do that with a die that allows it. TA-3.7 to TA-3.10, TA-8.1 to TA-8.4"""
    owner = refuse_owner(w, seat, code)
    if owner is not None:
        return owner
    if code == BRING_GALADRIEL:
        return refuse_entry_of(w, GALADRIEL)
    if code in CALL:
        return refuse_call(w, CALL.index(code))
    if code == SECRET_PATHS:
        return refuse_declare(w) if w.guide == SMEAGOL else NOT_GUIDING
    if code == BLACK_SHIPS:
        return refuse_black_ships(w)
    if code == FORGOIL and not faction_is(w, DUNLENDINGS):
        return NOT_CALLED
    return None if sites(w, seat, code) else refuse_site(w, code)


def refuse_call(w: War, faction: int) -> Reason | None:
    """Why the faction cannot enter play. TA-8.1, TA-8.2, TA-9.1, TA-10.1, TA-11.1"""
    if not faction_is(w, faction, FACTION_ASIDE):
        return IS_CALLED
    if faction == DUNLENDINGS:
        return None if w.at_war(ISENGARD) else NO_WAR_OF_ISENGARD
    if faction == CORSAIRS:
        if not w.at_war(SOUTHRONS):
            return SOUTH_AT_PEACE
        return None if w.held[UMBAR] == SHADOW else UMBAR_LOST
    return None if in_play(w, SARUMAN) and companion_in_fangorn(w) else NO_VISITOR


def refuse_black_ships(w: War) -> Reason | None:
    """TA-10.2, TA-10.3, TA-10.25"""
    if not faction_is(w, CORSAIRS):
        return NOT_CALLED
    if w.held[UMBAR] != SHADOW or w.is_besieged(UMBAR):
        return UMBAR_LOST
    left = len(age(w).ships) < SHIPS or w.figures.count(SOUTHRON_REGULAR, REINFORCEMENTS + SHADOW)
    return None if left else NO_SHIPS_LEFT


def refuse_site(w: War, code: int) -> Reason:
    """Why there is no place for it: nothing is left of it, or the places are a team-mate's. TA-1.10, TA-12.3"""
    if code == FORGOIL:
        return NO_SITE[code] if w.figures.count(DUNLENDING, REINFORCEMENTS + SHADOW) else NO_DUNLENDING_LEFT
    if code == BUILD_TOWER:
        return NOT_BESIEGING if tower_sites(w) else NO_SITE[code]
    return NOT_YOUR_NATION if catapult_sites(w) else NO_SITE[code]


# Where


def sites(w: War, seat: int, code: int) -> list[int]:
    """The regions where it can be done."""
    if code == FORGOIL:
        left = w.figures.count(DUNLENDING, REINFORCEMENTS + SHADOW)
        return forgoil_regions(w) if left else NOTHING
    if code == BUILD_TOWER:
        return [region for region in tower_sites(w) if leads_siege(w, seat, region)]
    return [r for r in catapult_sites(w) if w.seats == DUEL or w.seat_of_nation[NATION_AT[r]] == seat]


def forgoil_regions(w: War) -> list[int]:
    """Regions of Isengard or Rohan with a Shadow army that is not shut in. TA-9.3, TA-9.14"""
    return [r for r in range(REGIONS) if NATION_AT[r] in (ISENGARD, ROHAN) and w.has_units(SHADOW, r)]


def has_room(w: War, side: int, region: int) -> bool:
    """TA-12.3, TA-12.23"""
    pieces = engines(w, side)
    most = CATAPULTS if side == FREE_PEOPLES else TOWERS
    return len(pieces) < most and pieces.count(region) < ENGINES_IN_A_REGION


def tower_sites(w: War) -> list[int]:
    """Strongholds that the Shadow besieges. TA-12.1, TA-12.24"""
    return [region for region in STRONGHOLDS if w.besieger(region) == SHADOW and has_room(w, SHADOW, region)]


def catapult_sites(w: War) -> list[int]:
    """Strongholds of active free nations that the Free Peoples hold, besieged or not. TA-12.2, TA-12.4, TA-12.24"""
    found: list[int] = []
    for region in STRONGHOLDS:
        nation = NATION_AT[region]
        if NATION_SIDE[nation] == FREE_PEOPLES and w.held[region] == FREE_PEOPLES and w.active[nation]:
            found += [region] if has_room(w, FREE_PEOPLES, region) else []
    return found


def leads_siege(w: War, seat: int, region: int) -> bool:
    """Whether the player has a unit among the besiegers. TA-1.10"""
    return w.seats == DUEL or w.contribution(seat, region)[0] > 0


# What happens


def place_dunlendings(w: War, region: int, count: int) -> None:
    """As many as are left come to the region: by the faction's actions or its card alone.

    TA-9.3, TA-9.4, TA-9.11, TA-9.15
    """
    for _ in range(min(count, w.figures.count(DUNLENDING, REINFORCEMENTS + SHADOW))):
        w.figures.move(DUNLENDING, 1, REINFORCEMENTS + SHADOW, region)
        w.tell(RECRUITED, DUNLENDING, region)
    gather(w, region)


def room_for(w: War, region: int) -> int:
    """How many units of the Shadow still fit in, inside the Stronghold where that is besieged. TA-13.4, TA-13.25"""
    place = army_place(w, SHADOW, region)
    return max(0, limit(place) - units(w, SHADOW, place))


def launch(w: War, count: int) -> None:
    """Ships come to Umbar, and nowhere else. TA-10.1, TA-10.2, TA-10.26"""
    built = min(count, SHIPS - len(age(w).ships))
    if built:
        memory = changed(w)
        memory.ships = sorted([*memory.ships, *[UMBAR] * built])
        w.tell(SHIPS_BUILT, UMBAR, built)


def wake_ents(w: War, count: int) -> None:
    """Ents come to Fangorn, as many as are left. TA-11.3, TA-11.4, TA-11.20"""
    memory = changed(w)
    came = min(count, memory.ents_left)
    memory.ents = sorted([*memory.ents, *[FANGORN] * came])
    memory.ents_left -= came
    if came:
        w.tell(ENTS_CAME, came)


def call(w: War, faction: int) -> None:
    """The faction enters play with its first figures. TA-8.1, TA-9.1, TA-9.2, TA-10.1, TA-11.1"""
    memory = changed(w)
    memory.factions = [FACTION_IN_PLAY if n == faction else state for n, state in enumerate(memory.factions)]
    w.tell(FACTION_CALLED, faction)
    if faction == DUNLENDINGS:
        for region in DUNLAND:
            if refuse_free(w, SHADOW, region) is None:
                place_dunlendings(w, region, AT_START)
    elif faction == CORSAIRS:
        launch(w, AT_START)
    else:
        wake_ents(w, 1)


def treebeard(w: War) -> None:
    """Saruman's voice wakes an Ent, while a Companion is in Fangorn; the faction needs neither.

    TA-11.2, TA-11.25, TA-11.29
    """
    if faction_is(w, ENTWOOD) and companion_in_fangorn(w):
        wake_ents(w, 1)


def begin(w: War, seat: int, code: int) -> None:
    """Carry out one of the new actions."""
    if code == BRING_GALADRIEL:
        w.push(EnterPlay(seat, GALADRIEL))
    elif code in CALL:
        call(w, CALL.index(code))
    elif code == SECRET_PATHS:
        w.push(SecretPaths())
    elif code == BLACK_SHIPS:
        launch(w, 1)
        if w.figures.count(SOUTHRON_REGULAR, REINFORCEMENTS + SHADOW):
            recruit(w, SOUTHRON_REGULAR, UMBAR)
    else:
        w.push(ChooseSite(seat, code))


class ChooseSite(Frame):
    """Where Dunlendings come, or an engine is built. TA-9.3, TA-12.1, TA-12.2"""

    __slots__ = ("code", "seat")
    shows: ClassVar[tuple[str, ...]] = ("step", "code", "seat")

    def __init__(self, seat: int = 0, code: int = 0) -> None:
        super().__init__("choose_site")
        self.seat = seat
        self.code = code

    def clone(self) -> ChooseSite:
        other = ChooseSite(self.seat, self.code)
        other.step = self.step
        return other

    def choose_site(self, w: War) -> None:
        regions = [REGION + region for region in sites(w, self.seat, self.code)]
        w.ask_or_take(self.seat, "site", regions, then="build")

    def build(self, w: War) -> None:
        w.pop()
        region = w.reply - REGION
        if self.code == FORGOIL:
            place_dunlendings(w, region, AT_START)
        else:
            build_engine(w, SHADOW if self.code == BUILD_TOWER else FREE_PEOPLES, region)

    def about(self, s: War) -> Said:
        """What is built or placed there, as a word of the question."""
        return [("what", {FORGOIL: "dunlendings", BUILD_TOWER: "tower"}.get(self.code, "catapult"))]

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if not REGION <= code < REGION + REGIONS:
            return NOT_ASKED
        return None if code - REGION in sites(s, seat, self.code) else NO_SITE[self.code]
