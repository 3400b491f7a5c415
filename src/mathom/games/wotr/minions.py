"""Chapter 7: Nazgûl and Minions on their way without an army, past enemy armies too. WR-1.35, WR-1.38"""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.wotr.armies.armies import army_place
from mathom.games.wotr.armies.command import NOT_YOUR_CHARACTER, plays_character
from mathom.games.wotr.box import CHARACTERS, FREE_PEOPLES, MINIONS, NAZGUL, NAZGUL_LORDS, SARUMAN, SHADOW
from mathom.games.wotr.characters import NOT_INTO_SIEGE, NOT_ONE_OF_YOURS, NOT_THERE, in_play, shut
from mathom.games.wotr.codes import DONE, REGION, character_code, character_in, figure_at_code, is_character, region_in
from mathom.games.wotr.event_kinds import CHARACTERS_MOVED, NAZGUL_FLEW, Said, character_names, place_name
from mathom.games.wotr.map import ADJACENT, GARRISON, NOWHERE, REGIONS, STRONGHOLDS, is_stronghold, region_of
from mathom.games.wotr.state import COUNTED_LEADERS, NOTHING, War
from mathom.kernel import NOTHING_SAID, Frame, Reason

ENEMY_STRONGHOLD: Final = Reason("the-free-peoples-hold-that-stronghold", "WR-7.26", "WR-7.33")

NAZGUL_MOVES: Final = -1
# Minions who neither fly nor stay where they are (WR-7.28, WR-7.29).
WALKERS: Final[list[int]] = [c for c in MINIONS if c not in NAZGUL_LORDS and CHARACTERS[c].level]
STAYS_IN_ORTHANC: Final = Reason("saruman-never-leaves-orthanc", "WR-7.28", "WR-7.15")


def refuse_flight(w: War, region: int) -> Reason | None:
    """Why a Nazgûl without an army cannot go to the region. WR-1.37, WR-7.25, WR-7.26, AMB-25"""
    if is_stronghold(region) and w.held[region] == FREE_PEOPLES and not w.is_besieged(region):
        return ENEMY_STRONGHOLD
    return None


def walk_reach(w: War, minion: int, origin: int) -> list[int]:
    """Where a Minion who goes on foot can go alone: the Mouth of Sauron. WR-7.29 to WR-7.33, AMB-26"""
    if shut(w, SHADOW, origin):
        return []
    seen = [region == origin for region in range(REGIONS)]
    found: list[int] = []
    front = [origin]
    for _ in range(w.level(minion)):
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
    shows: ClassVar[tuple[str, ...]] = ("step", "arrived", "moved", "mover", "nazgul_only", "origin", "seat")

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
        nazgul = w.figures.counts[COUNTED_LEADERS + SHADOW]
        found = [
            figure_at_code(NAZGUL, region_of(place))
            for place in range(GARRISON + len(STRONGHOLDS))
            if nazgul[place] and nazgul[place] > self.arrived.count(place)
        ]
        found += [character_code(lord) for lord in NAZGUL_LORDS if self.may_move(w, lord)]
        if not self.nazgul_only:
            walkers = [c for c in WALKERS if self.may_move(w, c)]
            found += [character_code(c) for c in walkers if walk_reach(w, c, region_of(w.character_at[c]))]
        return found

    def may_move(self, w: War, minion: int) -> bool:
        """Both players of the Shadow move Nazgûl, but a Minion only who plays him. WR-19.25, WR-19.28"""
        return in_play(w, minion) and minion not in self.moved and plays_character(w, self.seat, minion)

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
        if is_character(w.reply):
            self.mover = character_in(w.reply)
            self.origin = w.character_at[self.mover]
        else:
            self.mover = NAZGUL_MOVES
            self.origin = army_place(w, SHADOW, region_in(w.reply))
        self.step = "choose_goal"

    def goals(self, w: War) -> list[int]:
        here = region_of(self.origin)
        if self.mover in WALKERS:
            return walk_reach(w, self.mover, here)
        return [region for region in range(REGIONS) if region != here and refuse_flight(w, region) is None]

    def choose_goal(self, w: War) -> None:
        w.ask_one(self.seat, "minion-goal", [REGION + region for region in self.goals(w)], then="go")

    def go(self, w: War) -> None:
        to = army_place(w, SHADOW, w.reply - REGION)
        if self.mover == NAZGUL_MOVES:
            w.figures.move(NAZGUL, 1, self.origin, to)
            w.tell(NAZGUL_FLEW, self.origin, to)
            self.arrived = [*self.arrived, to]
        else:
            w.put_character(self.mover, to)
            w.tell(CHARACTERS_MOVED, [self.mover], self.origin, to)
            self.moved = [*self.moved, self.mover]
        self.step = "choose_mover"

    def about(self, s: War) -> Said:
        if self.step != "choose_goal":
            return NOTHING_SAID
        mover = None if self.mover == NAZGUL_MOVES else character_names([self.mover])
        return [("characters", mover), ("region", place_name(self.origin))]

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if self.step == "choose_mover":
            if code == DONE or code in self.movers(s):
                return None
            if code == character_code(SARUMAN):
                return STAYS_IN_ORTHANC
            who = character_in(code)
            mobile = who in NAZGUL_LORDS or who in WALKERS
            if mobile and in_play(s, who) and not plays_character(s, seat, who):
                return NOT_YOUR_CHARACTER
            home = region_of(s.character_at[who]) if who in WALKERS else NOWHERE
            return NOT_INTO_SIEGE if home != NOWHERE and shut(s, SHADOW, home) else NOT_ONE_OF_YOURS
        region = code - REGION
        if region in self.goals(s):
            return None
        if not 0 <= region < REGIONS:
            return NOT_THERE
        inside = self.mover in WALKERS and shut(s, SHADOW, region)
        return NOT_INTO_SIEGE if inside else refuse_flight(s, region) or NOT_THERE
