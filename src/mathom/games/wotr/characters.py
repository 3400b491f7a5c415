"""Chapter 7: Characters. How they enter the game and how they move without an army.

A Companion enters the map by leaving the Fellowship (WR-7.1, `fellowship.members`); what he can do beside guiding is
asked of his place on the map (WR-7.35). Alone he is unaffected by enemy armies (WR-1.39).
"""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.wotr.armies.armies import army_place
from mathom.games.wotr.armies.command import NOT_YOUR_CHARACTER, plays_character
from mathom.games.wotr.box import (
    ARAGORN,
    CHARACTERS,
    CHARACTERS_OF,
    COMPANIONS,
    DICE_AT_START,
    DIE_WITHOUT,
    ELITE,
    ELVES,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    ISENGARD,
    MINIONS,
    MOUTH_OF_SAURON,
    NATIONS_OF,
    REGULAR,
    SARUMAN,
    SAURON,
    SHADOW,
    STRIDER,
    VERSIONS,
    WITCH_KING,
    kind_of,
)
from mathom.games.wotr.codes import DONE, REGION, character_code, character_in
from mathom.games.wotr.event_kinds import (
    CHARACTERS_MOVED,
    Said,
    character_names,
)
from mathom.games.wotr.map import (
    ABSENT,
    ADJACENT,
    ASIDE,
    FELLOWSHIP,
    NATION_AT,
    NOWHERE,
    OUT,
    REGIONS,
    REINFORCEMENTS,
    STRONGHOLDS,
    distance,
    is_stronghold,
    region_named,
    region_of,
)
from mathom.games.wotr.politics import companion_arrived, rouse
from mathom.games.wotr.state import NOTHING, OFF_TRACK, PLACING_ACTIVATES, War
from mathom.kernel import Frame, Reason

ORTHANC: Final = region_named("orthanc")
FANGORN: Final = region_named("fangorn")
CROWN_CITIES: Final = [region_named(name) for name in ("minas_tirith", "dol_amroth", "pelargir")]
SAURON_UNITS: Final = [kind_of(SAURON, REGULAR), kind_of(SAURON, ELITE)]
WHITE_LEVEL: Final = 4  # Gandalf the White on Shadowfax (WR-7.24)

IN_PLAY_ALREADY: Final = Reason("the-character-is-or-was-in-play", "WR-7.2", "WR-7.7")
NOT_ENTERING: Final = Reason("that-is-no-character-to-bring-in-now", "WR-7.2", "WR-7.7")
GREY_IN_FELLOWSHIP: Final = Reason("gandalf-the-grey-is-in-the-fellowship", "WR-7.3")
NO_MINION_YET: Final = Reason("no-minion-is-or-was-in-play", "WR-7.3")
STRIDER_ELSEWHERE: Final = Reason("strider-is-not-in-a-city-of-gondor-that-you-hold", "WR-7.5", "WR-7.49")
TOO_PEACEFUL: Final = Reason("sauron-and-a-nation-of-the-free-peoples-must-be-at-war", "WR-7.8")
NO_SAURON_ARMY: Final = Reason("no-army-has-a-unit-of-sauron", "WR-7.8")
ISENGARD_AT_PEACE: Final = Reason("isengard-is-not-at-war", "WR-7.50")
ORTHANC_LOST: Final = Reason("the-free-peoples-hold-orthanc", "WR-7.50")
NO_LAST_HOUR: Final = Reason("the-ring-is-not-in-mordor-nor-are-all-free-peoples-at-war", "WR-7.54")
NO_SEAT_OF_SAURON: Final = Reason("no-stronghold-of-sauron-is-left-to-you", "WR-7.54")
NOT_HIS_REGION: Final[dict[int, Reason]] = {
    GANDALF_THE_WHITE: Reason("gandalf-the-white-does-not-enter-there", "WR-7.4"),
    WITCH_KING: Reason("the-witch-king-enters-with-an-army-of-sauron", "WR-7.8"),
    MOUTH_OF_SAURON: Reason("the-mouth-of-sauron-enters-in-a-stronghold-of-sauron", "WR-7.54"),
}
MUST_STOP: Final = Reason("companions-stop-at-a-stronghold-of-the-shadow", "WR-7.21")
NOT_THERE: Final = Reason("the-character-cannot-go-there", "WR-7.17", "WR-7.29")
NOT_INTO_SIEGE: Final = Reason("the-stronghold-is-besieged", "WR-7.22", "WR-7.32")
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
    there = [c for c in CHARACTERS_OF[side] if in_play(w, c) and not any(in_play(w, other) for other in DIE_WITHOUT[c])]
    return DICE_AT_START[side] + sum([CHARACTERS[c].die_bonus for c in there])


# Companions on their way


def group_level(w: War, group: list[int]) -> int:
    """How far a group goes: the highest level in it; Gandalf the White alone or with one Hobbit goes 4.

    WR-7.17, WR-7.18, WR-7.24
    """
    level = max([w.level(c) for c in group])
    if GANDALF_THE_WHITE in group and (
        len(group) == 1 or (len(group) == 2 and any(CHARACTERS[c].hobbit for c in group))
    ):
        return max(level, WHITE_LEVEL)
    return level


def shut(w: War, side: int, region: int) -> bool:
    """Whether the side's own Stronghold there is besieged, so that nobody goes in or out. WR-7.22, WR-7.32"""
    return w.held[region] == side and w.is_besieged(region)


def refuse_journey(w: War, origin: int, steps: int, region: int) -> Reason | None:
    """What keeps Companions in `origin` from a region that is near enough. WR-7.21, WR-7.22"""
    if not 0 <= region < REGIONS:
        return None
    if shut(w, FREE_PEOPLES, region) or shut(w, FREE_PEOPLES, origin):
        return NOT_INTO_SIEGE
    if region in reach(w, origin, steps, stopped=False):
        return MUST_STOP
    return NOT_INTO_SIEGE if distance(origin, region) <= steps else None


def reach(w: War, origin: int, steps: int, into_sieges: bool = False, stopped: bool = True) -> list[int]:
    """Where Companions in a region can go, the region itself included, in ascending order.

    Armies do not hinder them. They stop on entering a Stronghold that the Shadow holds (unless the question is where
    they would come if they were not `stopped`), and neither enter nor leave an own one that is besieged, unless a card
    lets them end there. WR-7.17, WR-7.20 to WR-7.23, AMB-27
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
                    if w.held[other] == FREE_PEOPLES or not stopped:
                        following.append(other)
                else:
                    found.append(other)
                    following.append(other)
        front = following
    return sorted(found)


def place_companions(w: War, group: list[int], region: int) -> None:
    """Companions end a move in a region, which may activate its nation. WR-14.9, AMB-28"""
    place = army_place(w, FREE_PEOPLES, region)
    for character in group:
        w.put_character(character, place)
        companion_arrived(w, character, region)


class Gather(Frame):
    """Who goes with a Companion: any of `free` who are where he is. Returns the group.

    WR-7.18, WR-7.19
    """

    __slots__ = ("free", "group", "seat")
    shows: ClassVar[tuple[str, ...]] = ("step", "free", "group", "seat")

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
        others = [character_code(c) for c in self.others(w)]
        if others:
            w.ask_one(self.seat, "company", [*others, DONE], then="company_chosen")
        else:
            w.pop(self.group)

    def company_chosen(self, w: War) -> None:
        if w.reply == DONE:
            w.pop(self.group)
        else:
            self.group = sorted([*self.group, character_in(w.reply)])
            self.step = "choose_company"

    def about(self, s: War) -> Said:
        return [("characters", character_names(self.group) or None)]

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        return None if code == DONE or character_in(code) in self.others(s) else NOT_WITH_HIM


class MoveCompanions(Frame):
    """All Companions on the map may move, singly or in groups (DP-24). `left` have not moved yet.

    WR-7.13, WR-7.17 to WR-7.24
    """

    __slots__ = ("group", "left", "seat")
    shows: ClassVar[tuple[str, ...]] = ("step", "group", "left", "seat")

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
            w.ask_one(self.seat, "companion", [*[character_code(c) for c in self.left], DONE], then="companion_chosen")

    def companion_chosen(self, w: War) -> None:
        if w.reply == DONE:
            w.pop()
        else:
            self.step = "company_gathered"
            w.push(Gather(self.seat, [character_in(w.reply)], self.left))

    def company_gathered(self, w: War) -> None:
        self.group = w.returned
        self.step = "choose_goal"

    def goals(self, w: War, group: list[int]) -> list[int]:
        origin = region_of(w.character_at[group[0]])
        return [region for region in reach(w, origin, group_level(w, group)) if region != origin]

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

    def about(self, s: War) -> Said:
        return [("characters", character_names(self.group) or None)]

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if self.step == "choose_goal":
            region = code - REGION
            if region in self.goals(s, self.group):
                return None
            origin = region_of(s.character_at[self.group[0]])
            return refuse_journey(s, origin, group_level(s, self.group), region) or NOT_THERE
        who = character_in(code)
        if code == DONE or who in self.left:
            return None
        inside = who in outside(s) and shut(s, FREE_PEOPLES, region_of(s.character_at[who]))
        return NOT_INTO_SIEGE if inside else NOT_ONE_OF_YOURS


# Entering the game


def refuse_entry_of(w: War, character: int) -> Reason | None:
    """Why the Character cannot be brought into play now.

    WR-7.2 to WR-7.5, WR-7.7 to WR-7.10, WR-7.49, WR-7.50, WR-7.54
    """
    for version in VERSIONS[character]:
        if w.character_at[version] not in (ASIDE, ABSENT):
            return IN_PLAY_ALREADY
    if w.character_at[character] == ABSENT:
        return NOT_ENTERING
    return None if entries(w, character) else refuse_condition(w, character)


def refuse_condition(w: War, character: int) -> Reason:
    """Which condition on the card of a Character who cannot enter is not met."""
    if character == WITCH_KING:
        return NO_SAURON_ARMY if witch_king_is_called(w) else TOO_PEACEFUL
    if character == SARUMAN:
        return ORTHANC_LOST if w.at_war(ISENGARD) else ISENGARD_AT_PEACE
    if character == MOUTH_OF_SAURON:
        return NO_SEAT_OF_SAURON if mouth_is_called(w) else NO_LAST_HOUR
    if character == GANDALF_THE_WHITE:
        return NO_MINION_YET if w.character_at[GANDALF_THE_GREY] != FELLOWSHIP else GREY_IN_FELLOWSHIP
    return STRIDER_ELSEWHERE if character == ARAGORN else w.extra.refuse_condition(w, character)


def minions_of(w: War, seat: int) -> list[int]:
    """The Minions whom the player can bring into play now. WR-7.7, WR-19.25, WR-19.26"""
    return [c for c in MINIONS if plays_character(w, seat, c) and refuse_entry_of(w, c) is None]


def refuse_minion(w: War, seat: int, minion: int) -> Reason | None:
    """Why the player cannot bring this Minion into play now. WR-7.7, WR-19.25, WR-19.26"""
    if minion not in MINIONS:
        return NOT_ENTERING
    return refuse_entry_of(w, minion) if plays_character(w, seat, minion) else NOT_YOUR_CHARACTER


def refuse_any_entry(w: War, characters: list[int]) -> Reason | None:
    """Why none of the Characters can enter now: what keeps the first who is still aside."""
    reasons = [refuse_entry_of(w, character) for character in characters if w.character_at[character] != ABSENT]
    if None in reasons:
        return None
    return next((reason for reason in reasons if reason is not IN_PLAY_ALREADY), IN_PLAY_ALREADY)


def witch_king_is_called(w: War) -> bool:
    """Sauron and a nation of the Free Peoples are At War. WR-7.8"""
    return w.at_war(SAURON) and any(w.at_war(nation) for nation in NATIONS_OF[FREE_PEOPLES])


def mouth_is_called(w: War) -> bool:
    """The Fellowship is on the Mordor Track, or all Free Peoples are At War. WR-7.54"""
    return w.mordor != OFF_TRACK or all(w.at_war(nation) for nation in NATIONS_OF[FREE_PEOPLES])


def entries(w: War, character: int) -> list[int]:
    """The regions where the Character may enter now; none if the condition on the card is not met."""
    if character == WITCH_KING:
        return sauron_armies(w) if witch_king_is_called(w) else []
    if character == SARUMAN:
        return [ORTHANC] if w.at_war(ISENGARD) and w.held[ORTHANC] == SHADOW else []
    if character == MOUTH_OF_SAURON:
        if not mouth_is_called(w):
            return []
        return [r for r in STRONGHOLDS if NATION_AT[r] == SAURON and w.held[r] == SHADOW]
    if character == ARAGORN:
        region = region_of(w.character_at[STRIDER]) if in_play(w, STRIDER) else NOWHERE
        return [region] if region in CROWN_CITIES and w.held[region] == FREE_PEOPLES else []
    return white_entries(w) if character == GANDALF_THE_WHITE else w.extra.entries(w, character)


def sauron_armies(w: War) -> list[int]:
    """Regions with an army of the Shadow that has a Sauron unit, besieged or not. WR-7.8"""
    found = []
    for region in range(REGIONS):
        heap = w.figures.content[army_place(w, SHADOW, region)]
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
    place = army_place(w, side, region)
    former = {ARAGORN: STRIDER, GANDALF_THE_WHITE: GANDALF_THE_GREY}.get(character, NOWHERE)
    if former != NOWHERE:
        w.put_character(former, OUT)
    w.put_character(character, place)
    w.tell(w.extra.entry(character), character, place)
    if CHARACTERS[character].herald:
        w.minion_seen = True
    if character == WITCH_KING:
        for nation in NATIONS_OF[FREE_PEOPLES]:
            rouse(w, nation)
    if side == FREE_PEOPLES and w.reads(PLACING_ACTIVATES):
        companion_arrived(w, character, region)


class EnterPlay(Frame):
    """A Character enters the game: who, if `character` is not settled, and where (DP-26, DP-27)."""

    __slots__ = ("character", "seat")
    shows: ClassVar[tuple[str, ...]] = ("step", "character", "seat")
    weighty: ClassVar[tuple[str, ...]] = ("choose_minion",)

    def __init__(self, seat: int = 0, character: int = NOWHERE) -> None:
        super().__init__("choose_minion" if character == NOWHERE else "choose_region")
        self.seat = seat
        self.character = character

    def clone(self) -> EnterPlay:
        other = EnterPlay(self.seat, self.character)
        other.step = self.step
        return other

    def choose_minion(self, w: War) -> None:
        minions = [character_code(c) for c in minions_of(w, self.seat)]
        w.ask_one(self.seat, "minion", minions, then="minion_chosen")

    def minion_chosen(self, w: War) -> None:
        self.character = character_in(w.reply)
        self.step = "choose_region"

    def choose_region(self, w: War) -> None:
        regions = [REGION + region for region in entries(w, self.character)]
        w.ask_or_take(self.seat, "entry", regions, then="enter")

    def enter(self, w: War) -> None:
        bring(w, self.character, w.reply - REGION)
        w.pop()
        w.extra.entered(w, self.seat, self.character)

    def about(self, s: War) -> Said:
        return [("characters", None if self.character == NOWHERE else character_names([self.character]))]

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if self.step == "choose_region":
            known = code - REGION in entries(s, self.character)
            return None if known else NOT_HIS_REGION.get(self.character, NOT_ENTERING)
        return refuse_minion(s, seat, character_in(code))
