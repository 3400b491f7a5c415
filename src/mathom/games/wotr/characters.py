"""Chapter 7: Characters. How they enter the game and how they move without an army."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.armies import quarters
from mathom.games.wotr.board import (
    ADJACENT,
    ASIDE,
    FELLOWSHIP,
    GARRISON,
    NATION_AT,
    NOWHERE,
    OUT,
    REGIONS,
    REINFORCEMENTS,
    STRONGHOLDS,
    is_stronghold,
    region_named,
    region_of,
)
from mathom.games.wotr.codes import CHARACTER, DONE, REGION, figure_at_code, region_in
from mathom.games.wotr.components import (
    ARAGORN,
    CHARACTERS,
    COMPANIONS,
    DICE_AT_START,
    ELVES,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    ISENGARD,
    MINIONS,
    MOUTH_OF_SAURON,
    NATIONS_OF,
    NAZGUL,
    SARUMAN,
    SAURON,
    SHADOW,
    STRIDER,
    WITCH_KING,
    kind_of,
)
from mathom.games.wotr.happenings import CHARACTER_ENTERED, CHARACTERS_MOVED, NAZGUL_FLEW
from mathom.games.wotr.politics import companion_arrived, rouse
from mathom.games.wotr.war import NOTHING, OFF_TRACK, PLACING_ACTIVATES, War
from mathom.kernel import Frame, Reason

ORTHANC: Final = region_named("orthanc")
FANGORN: Final = region_named("fangorn")
CROWN_CITIES: Final = [region_named(name) for name in ("minas_tirith", "dol_amroth", "pelargir")]
SAURON_UNITS: Final = [kind_of(SAURON, 0), kind_of(SAURON, 1)]
WHITE_LEVEL: Final = 4  # Gandalf the White on Shadowfax (WR-7.24)

IN_PLAY_ALREADY: Final = Reason("the-character-is-or-was-in-play", "WR-7.2", "WR-7.7")
NO_ENTRY: Final = Reason("the-condition-of-the-character-is-not-met", "WR-7.2", "WR-7.7")
NOT_THERE: Final = Reason("the-character-cannot-go-there", "WR-7.17", "WR-7.29")
BESIEGED: Final = Reason("the-stronghold-is-besieged", "WR-7.22", "WR-7.32")
ENEMY_STRONGHOLD: Final = Reason("the-free-peoples-hold-that-stronghold", "WR-7.26", "WR-7.33")
NOT_WITH_HIM: Final = Reason("that-companion-is-not-with-him", "WR-7.18")
NOT_ONE_OF_YOURS: Final = Reason("that-is-no-character-to-move-now", "WR-7.12")


def in_play(w: War, character: int) -> bool:
    """Whether a Character is on the map."""
    return w.character_at[character] < REINFORCEMENTS


def outside(w: War) -> list[int]:
    """The Companions on the map."""
    return [c for c in COMPANIONS if w.character_at[c] < REINFORCEMENTS]


def dice_of(w: War, side: int) -> int:
    """The size of the pool: a die more for each Character in play who brings one. WR-5.2 to WR-5.4, WR-7.6, WR-7.11"""
    bonus = [who.die_bonus for c, who in enumerate(CHARACTERS) if who.side == side and in_play(w, c)]
    return DICE_AT_START[side] + sum(bonus)


# Companions on their way


def group_level(group: list[int]) -> int:
    """How far a group goes: the highest level in it; Gandalf the White alone or with one Hobbit goes 4.

    WR-7.17, WR-7.18, WR-7.24
    """
    level = max([CHARACTERS[c].level for c in group])
    if GANDALF_THE_WHITE in group and (
        len(group) == 1 or (len(group) == 2 and any(CHARACTERS[c].hobbit for c in group))
    ):
        return max(level, WHITE_LEVEL)
    return level


def shut(w: War, side: int, region: int) -> bool:
    """Whether the side's own Stronghold there is besieged, so that nobody goes in or out. WR-7.22, WR-7.32"""
    return w.held[region] == side and w.is_besieged(region)


def reach(w: War, origin: int, steps: int, into_sieges: bool = False) -> list[int]:
    """Where Companions in a region can go, the region itself included, in ascending order.

    Armies do not hinder them. They stop on entering a Stronghold that the Shadow holds, and neither enter nor leave an
    own one that is besieged, unless a card lets them end there. WR-7.17, WR-7.20 to WR-7.23, AMB-27
    """
    found = [origin]
    if shut(w, FREE_PEOPLES, origin):
        return found
    seen = [False] * REGIONS
    seen[origin] = True
    front = [origin]
    for _ in range(steps):
        following: list[int] = []
        for region in front:
            for other in ADJACENT[region]:
                if seen[other]:
                    continue
                seen[other] = True
                if is_stronghold(other):
                    if shut(w, FREE_PEOPLES, other):
                        if into_sieges:
                            found.append(other)
                        continue
                    found.append(other)
                    if w.held[other] == FREE_PEOPLES:
                        following.append(other)
                else:
                    found.append(other)
                    following.append(other)
        front = following
    return sorted(found)


def place_companions(w: War, group: list[int], region: int) -> None:
    """Companions end a move in a region, which may activate its nation. WR-14.9, AMB-28"""
    place = quarters(w, FREE_PEOPLES, region)
    for character in group:
        w.put_character(character, place)
        companion_arrived(w, character, region)


class Gather(Frame):
    """Who goes with a Companion: any of `free` who are where he is. The group is left in `picked`.

    WR-7.18, WR-7.19
    """

    __slots__ = ("free", "group", "seat")

    def __init__(self, seat: int = 0, group: list[int] = NOTHING, free: list[int] = NOTHING) -> None:
        super().__init__("choose_company")
        self.seat = seat
        self.group = group
        self.free = free

    def clone(self) -> Gather:
        other = Gather(self.seat, self.group, self.free)
        other.step = self.step
        return other

    def others(self, w: War) -> list[int]:
        place = w.character_at[self.group[0]]
        return [c for c in self.free if w.character_at[c] == place and c not in self.group]

    def choose_company(self, w: War) -> None:
        others = [CHARACTER + c for c in self.others(w)]
        if others:
            w.ask_one(self.seat, "company", [*others, DONE], then="company_chosen")
        else:
            w.picked = self.group
            w.pop()

    def company_chosen(self, w: War) -> None:
        if w.reply == DONE:
            w.picked = self.group
            w.pop()
        else:
            self.group = sorted([*self.group, w.reply - CHARACTER])
            self.step = "choose_company"

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        return None if code == DONE or code - CHARACTER in self.others(s) else NOT_WITH_HIM


class MoveCompanions(Frame):
    """All Companions on the map may move, singly or in groups (DP-24). `left` have not moved yet.

    WR-7.13, WR-7.17 to WR-7.24
    """

    __slots__ = ("group", "left", "seat")

    def __init__(self, seat: int = 0) -> None:
        super().__init__("count_companions")
        self.seat = seat
        self.left: list[int] = NOTHING
        self.group: list[int] = NOTHING

    def clone(self) -> MoveCompanions:
        other = MoveCompanions(self.seat)
        other.step = self.step
        other.left = self.left
        other.group = self.group
        return other

    def count_companions(self, w: War) -> None:
        self.left = [c for c in outside(w) if self.goals(w, [c])]
        self.step = "choose_companion"

    def choose_companion(self, w: War) -> None:
        if not self.left:
            w.pop()
        else:
            w.ask_one(self.seat, "companion", [*[CHARACTER + c for c in self.left], DONE], then="companion_chosen")

    def companion_chosen(self, w: War) -> None:
        if w.reply == DONE:
            w.pop()
        else:
            self.step = "company_gathered"
            w.push(Gather(self.seat, [w.reply - CHARACTER], self.left))

    def company_gathered(self, w: War) -> None:
        self.group = w.picked
        w.picked = NOTHING
        self.step = "choose_goal"

    def goals(self, w: War, group: list[int]) -> list[int]:
        origin = region_of(w.character_at[group[0]])
        return [region for region in reach(w, origin, group_level(group)) if region != origin]

    def choose_goal(self, w: War) -> None:
        goals = [REGION + region for region in self.goals(w, self.group)]
        w.ask_one(self.seat, "companion-goal", goals, then="go")

    def go(self, w: War) -> None:
        to = w.reply - REGION
        w.tell(CHARACTERS_MOVED, self.group, w.character_at[self.group[0]], to)
        place_companions(w, self.group, to)
        self.left = [c for c in self.left if c not in self.group]
        self.group = NOTHING
        self.step = "choose_companion"

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if self.step == "choose_goal":
            region = code - REGION
            if region in self.goals(s, self.group):
                return None
            return BESIEGED if 0 <= region < REGIONS and shut(s, FREE_PEOPLES, region) else NOT_THERE
        who = code - CHARACTER
        if code == DONE or who in self.left:
            return None
        inside = who in outside(s) and shut(s, FREE_PEOPLES, region_of(s.character_at[who]))
        return BESIEGED if inside else NOT_ONE_OF_YOURS


# Nazgûl and Minions on their way


def refuse_flight(w: War, region: int) -> Reason | None:
    """Why a Nazgûl without an army cannot go to the region. WR-1.37, WR-7.25, WR-7.26, AMB-25"""
    if is_stronghold(region) and w.held[region] == FREE_PEOPLES and not w.is_besieged(region):
        return ENEMY_STRONGHOLD
    return None


def mouth_reach(w: War, origin: int) -> list[int]:
    """Where the Mouth of Sauron can go alone. WR-7.29 to WR-7.33, AMB-26"""
    if shut(w, SHADOW, origin):
        return []
    seen = [region == origin for region in range(REGIONS)]
    found: list[int] = []
    front = [origin]
    for _ in range(CHARACTERS[MOUTH_OF_SAURON].level):
        following: list[int] = []
        for region in front:
            for other in ADJACENT[region]:
                if not seen[other]:
                    seen[other] = True
                    if refuse_flight(w, other) is None and not shut(w, SHADOW, other):
                        found.append(other)
                        following.append(other)
        front = following
    return sorted(found)


class MoveMinions(Frame):
    """Every Nazgûl, the Witch-king and the Mouth of Sauron may move (DP-25, DP-62), one after the other.

    `arrived` are the places of the Nazgûl that have moved, `moved` the Characters. `mover` is who moves now: a
    Character, or `NAZGUL_MOVES` with its place in `origin`. WR-7.14, WR-7.25 to WR-7.33
    """

    __slots__ = ("arrived", "moved", "mover", "nazgul_only", "origin", "seat")

    def __init__(self, seat: int = 0, nazgul_only: bool = False) -> None:
        super().__init__("choose_mover")
        self.seat = seat
        self.nazgul_only = nazgul_only
        self.arrived: list[int] = NOTHING
        self.moved: list[int] = NOTHING
        self.mover = NAZGUL_MOVES
        self.origin = NOWHERE

    def clone(self) -> MoveMinions:
        other = MoveMinions(self.seat, self.nazgul_only)
        other.step = self.step
        other.arrived = self.arrived
        other.moved = self.moved
        other.mover = self.mover
        other.origin = self.origin
        return other

    def movers(self, w: War) -> list[int]:
        found = [
            figure_at_code(NAZGUL, region_of(place))
            for place in range(GARRISON + len(STRONGHOLDS))
            if w.figures.content[place][NAZGUL] > self.arrived.count(place)
        ]
        if in_play(w, WITCH_KING) and WITCH_KING not in self.moved:
            found.append(CHARACTER + WITCH_KING)
        if not self.nazgul_only and in_play(w, MOUTH_OF_SAURON) and MOUTH_OF_SAURON not in self.moved:
            found += [CHARACTER + MOUTH_OF_SAURON] if mouth_reach(w, region_of(w.character_at[MOUTH_OF_SAURON])) else []
        return found

    def choose_mover(self, w: War) -> None:
        movers = self.movers(w)
        if not movers:
            w.pop()
        else:
            w.ask_one(self.seat, "minion-mover", [*movers, DONE], then="mover_chosen")

    def mover_chosen(self, w: War) -> None:
        if w.reply == DONE:
            w.pop()
            return
        if w.reply < CHARACTER + len(CHARACTERS):
            self.mover = w.reply - CHARACTER
            self.origin = w.character_at[self.mover]
        else:
            self.mover = NAZGUL_MOVES
            self.origin = quarters(w, SHADOW, region_in(w.reply))
        self.step = "choose_goal"

    def goals(self, w: War) -> list[int]:
        here = region_of(self.origin)
        if self.mover == MOUTH_OF_SAURON:
            return mouth_reach(w, here)
        return [region for region in range(REGIONS) if region != here and refuse_flight(w, region) is None]

    def choose_goal(self, w: War) -> None:
        w.ask_one(self.seat, "minion-goal", [REGION + region for region in self.goals(w)], then="go")

    def go(self, w: War) -> None:
        to = quarters(w, SHADOW, w.reply - REGION)
        if self.mover == NAZGUL_MOVES:
            w.figures.move(NAZGUL, 1, self.origin, to)
            w.tell(NAZGUL_FLEW, self.origin, to)
            self.arrived = [*self.arrived, to]
        else:
            w.put_character(self.mover, to)
            w.tell(CHARACTERS_MOVED, [self.mover], self.origin, to)
            self.moved = [*self.moved, self.mover]
        self.step = "choose_mover"

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if self.step == "choose_mover":
            if code == DONE or code in self.movers(s):
                return None
            home = region_of(s.character_at[MOUTH_OF_SAURON]) if code == CHARACTER + MOUTH_OF_SAURON else NOWHERE
            return BESIEGED if home != NOWHERE and shut(s, SHADOW, home) else NOT_ONE_OF_YOURS
        region = code - REGION
        if region in self.goals(s):
            return None
        if not 0 <= region < REGIONS:
            return NOT_THERE
        inside = self.mover == MOUTH_OF_SAURON and shut(s, SHADOW, region)
        return BESIEGED if inside else refuse_flight(s, region) or NOT_THERE


NAZGUL_MOVES: Final = -1


# Entering the game


def refuse_entry_of(w: War, character: int) -> Reason | None:
    """Why the Character cannot be brought into play now.

    WR-7.2 to WR-7.5, WR-7.7 to WR-7.10, WR-7.49, WR-7.50, WR-7.54
    """
    if w.character_at[character] != ASIDE:
        return IN_PLAY_ALREADY
    return None if entries(w, character) else NO_ENTRY


def entries(w: War, character: int) -> list[int]:
    """The regions where the Character may enter now; none if the condition on the card is not met."""
    if character == WITCH_KING:
        war = w.at_war(SAURON) and any(w.at_war(nation) for nation in NATIONS_OF[FREE_PEOPLES])
        return sauron_armies(w) if war else []
    if character == SARUMAN:
        return [ORTHANC] if w.at_war(ISENGARD) and w.held[ORTHANC] == SHADOW else []
    if character == MOUTH_OF_SAURON:
        if w.mordor == OFF_TRACK and not all(w.at_war(nation) for nation in NATIONS_OF[FREE_PEOPLES]):
            return []
        return [r for r in STRONGHOLDS if NATION_AT[r] == SAURON and w.held[r] == SHADOW]
    if character == ARAGORN:
        region = region_of(w.character_at[STRIDER]) if in_play(w, STRIDER) else NOWHERE
        return [region] if region in CROWN_CITIES and w.held[region] == FREE_PEOPLES else []
    return white_entries(w) if character == GANDALF_THE_WHITE else []


def sauron_armies(w: War) -> list[int]:
    """Regions with an army of the Shadow that has a Sauron unit, besieged or not. WR-7.8"""
    found = []
    for region in range(REGIONS):
        heap = w.figures.content[quarters(w, SHADOW, region)]
        if heap[SAURON_UNITS[0]] or heap[SAURON_UNITS[1]]:
            found.append(region)
    return found


def white_entries(w: War) -> list[int]:
    """Where Gandalf the Grey stands, else Fangorn or an Elven Stronghold of the Free Peoples. WR-7.3, WR-7.4"""
    if not w.minion_seen or w.character_at[GANDALF_THE_GREY] == FELLOWSHIP:
        return []
    if in_play(w, GANDALF_THE_GREY):
        return [region_of(w.character_at[GANDALF_THE_GREY])]
    elven = [r for r in STRONGHOLDS if NATION_AT[r] == ELVES and w.held[r] == FREE_PEOPLES]
    return sorted([FANGORN, *elven])


def bring(w: War, character: int, region: int) -> None:
    """The Character enters; Aragorn and Gandalf the White replace who they were. WR-1.22, WR-7.4, WR-7.5, WR-7.9"""
    side = CHARACTERS[character].side
    place = quarters(w, side, region)
    former = {ARAGORN: STRIDER, GANDALF_THE_WHITE: GANDALF_THE_GREY}.get(character, NOWHERE)
    if former != NOWHERE:
        w.put_character(former, OUT)
    w.put_character(character, place)
    w.tell(CHARACTER_ENTERED, character, place)
    if character in MINIONS:
        w.minion_seen = True
    if character == WITCH_KING:
        for nation in NATIONS_OF[FREE_PEOPLES]:
            rouse(w, nation)
    if side == FREE_PEOPLES and w.reads(PLACING_ACTIVATES):
        companion_arrived(w, character, region)


class Entry(Frame):
    """A Character enters the game: who, if `character` is not settled, and where (DP-26, DP-27)."""

    __slots__ = ("character", "seat")

    def __init__(self, seat: int = 0, character: int = NOWHERE) -> None:
        super().__init__("choose_minion" if character == NOWHERE else "choose_region")
        self.seat = seat
        self.character = character

    def clone(self) -> Entry:
        other = Entry(self.seat, self.character)
        other.step = self.step
        return other

    def choose_minion(self, w: War) -> None:
        minions = [CHARACTER + c for c in MINIONS if refuse_entry_of(w, c) is None]
        w.ask_one(self.seat, "minion", minions, then="minion_chosen")

    def minion_chosen(self, w: War) -> None:
        self.character = w.reply - CHARACTER
        self.step = "choose_region"

    def choose_region(self, w: War) -> None:
        regions = [REGION + region for region in entries(w, self.character)]
        if len(regions) == 1:
            w.reply = regions[0]
            self.step = "enter"
        else:
            w.ask_one(self.seat, "entry", regions, then="enter")

    def enter(self, w: War) -> None:
        bring(w, self.character, w.reply - REGION)
        w.pop()

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if self.step == "choose_region":
            return None if code - REGION in entries(s, self.character) else NO_ENTRY
        minion = code - CHARACTER
        return refuse_entry_of(s, minion) if minion in MINIONS else NO_ENTRY
