"""Chapter 15: who is in the Fellowship, who guides it, and what the Ring does to its bearers.

Companions leave it by being separated or by being lost; nobody ever joins it but Gollum. The functions that let
somebody leave push the questions that follow, so a step calls them last. Whose card lies where follows from it
(WR-15.9, WR-15.14).
"""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.wotr.armies.forces import NOT_ASKED
from mathom.games.wotr.box import (
    CHARACTERS,
    FREE_PEOPLES,
    GOLLUM,
    character_name,
)
from mathom.games.wotr.characters import place_companions, reach, refuse_journey, shut
from mathom.games.wotr.codes import DONE, REGION, character_code, character_in, is_character
from mathom.games.wotr.event_kinds import Said, character_names
from mathom.games.wotr.map import FELLOWSHIP, OUT, REGIONS, region_name
from mathom.games.wotr.state import NO_SEPARATION_IN_MORDOR, NOTHING, OFF_TRACK, War
from mathom.games.wotr.victory import CORRUPTED, NOT_WON, end_war, won_at_once
from mathom.kernel import EventKind, Frame, Reason
from mathom.kernel.native import mypyc_attr

OWN_LEVEL: Final = -1

CORRUPTION: Final = EventKind("corruption", ("steps", "total"), ("WR-15.6", "WR-16.36"))
HEALED: Final = EventKind("healed", ("steps", "total"), ("WR-15.8",))
GUIDE_NAMED: Final = EventKind("guide-named", ("character",), ("WR-15.11", "WR-15.12"), (character_name,))
GOLLUM_JOINED: Final = EventKind("gollum-joined", (), ("WR-15.16",))
SEPARATED: Final = EventKind(
    "separated", ("characters", "region"), ("WR-15.51", "WR-15.53"), (character_names, region_name)
)
COMPANION_LOST: Final = EventKind("companion-lost", ("character",), ("WR-16.41",), (character_name,))
LOST_IN_MORDOR: Final = EventKind("companion-lost", ("character",), ("WR-17.20",), (character_name,))
HOBBIT_ESCAPED: Final = EventKind("hobbit-escaped", ("character",), ("WR-7.48",), (character_name,))

NOT_HIGHEST: Final = Reason("the-guide-has-the-highest-level-in-the-fellowship", "WR-15.11")
NOT_A_COMPANION: Final = Reason("no-such-companion-is-in-the-fellowship", "WR-15.49", "WR-15.63")
OUT_OF_ORDER: Final = Reason("companions-are-named-in-their-order", "WR-15.53")
NOBODY_YET: Final = Reason("at-least-one-companion-must-be-separated", "WR-15.49")
TOO_FAR: Final = Reason("the-companions-cannot-get-there", "WR-15.52", "WR-15.54")
NO_COMPANIONS: Final = Reason("no-companion-is-left-in-the-fellowship", "WR-15.49")
IN_MORDOR: Final = Reason("nobody-is-separated-on-the-mordor-track", "WR-15.50", "WR-17.7")


# The Ring


def add_corruption(w: War, steps: int) -> None:
    """The Ring is used. Who calls this ends the game if `ring_decides`. WR-15.6, WR-16.36"""
    if steps > 0:
        w.corruption = min(CORRUPTED, w.corruption + steps)
        w.tell(CORRUPTION, steps, w.corruption)


def heal(w: War, steps: int) -> None:
    """Corruption falls, not below 0. WR-15.8, WR-16.10"""
    healed = min(steps, w.corruption)
    if healed > 0:
        w.corruption -= healed
        w.tell(HEALED, healed, w.corruption)


def ring_decides(w: War) -> bool:
    """End the game at once if the Ring has won or is destroyed; whether it has ended. WR-15.7, WR-16.50, WR-18.3"""
    condition = won_at_once(w)
    if condition == NOT_WON:
        return False
    end_war(w, condition)
    return True


# The Guide


def guides(w: War) -> list[int]:
    """The Companions of the highest level in the Fellowship. WR-15.11"""
    there = w.companions_in_fellowship()
    if not there:
        return there
    for companion in there:
        if CHARACTERS[companion].always_guides:
            return [companion]
    highest = max([w.level(c) for c in there])
    return [c for c in there if w.level(c) == highest]


def name_guide(w: War, character: int) -> None:
    if w.guide != character:
        w.guide = character
        w.tell(GUIDE_NAMED, character)


def guide_left(w: War) -> None:
    """Somebody has left the Fellowship: a Guide is named, by its owner where several can be; with nobody left, Gollum.

    WR-15.12, WR-15.13, WR-15.16
    """
    w.extra.others_left(w)
    best = guides(w)
    if not best:
        if w.character_at[GOLLUM] != FELLOWSHIP:
            w.put_character(GOLLUM, FELLOWSHIP)
            w.guide = GOLLUM
            w.tell(GOLLUM_JOINED)
    elif len(best) == 1:
        name_guide(w, best[0])
    else:
        w.push(ChangeGuide())


class ChangeGuide(Frame):
    """The Free Peoples name the Guide, if several have the highest level (DP-7, DP-23). WR-15.10 to WR-15.13"""

    __slots__ = ()
    shows: ClassVar[tuple[str, ...]] = ("step",)

    def __init__(self) -> None:
        super().__init__("choose_guide")

    def clone(self) -> ChangeGuide:
        other = ChangeGuide()
        other.step = self.step
        return other

    def choose_guide(self, w: War) -> None:
        best = guides(w)
        if len(best) < 2:
            w.pop()
        else:
            w.ask_one(w.lead[FREE_PEOPLES], "guide", [character_code(c) for c in best], then="guide_chosen")

    def guide_chosen(self, w: War) -> None:
        name_guide(w, character_in(w.reply))
        w.pop()

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if not is_character(code):
            return NOT_ASKED
        return None if character_in(code) in guides(s) else NOT_HIGHEST


# Leaving


def refuse_separate(w: War, by_card: bool = False) -> Reason | None:
    """Why nobody can be separated. A card or an ability works on the Mordor track too (see `Separate`).

    WR-15.49, WR-15.50, WR-17.7, AMB-96
    """
    if w.mordor != OFF_TRACK and (not by_card or w.reads(NO_SEPARATION_IN_MORDOR)):
        return IN_MORDOR
    return None if w.companions_in_fellowship() else NO_COMPANIONS


def lose_companion(w: War, character: int) -> None:
    """A Companion in the Fellowship is out of the game, but Meriadoc and Peregrin come back as if separated.

    WR-16.41, WR-7.48
    """
    if CHARACTERS[character].hobbit and w.mordor == OFF_TRACK:
        w.tell(HOBBIT_ESCAPED, character)
        w.push(Depart(w.lead[FREE_PEOPLES], [character]))
    else:
        remove_companion(w, character, COMPANION_LOST)
        guide_left(w)


def remove_companion(w: War, character: int, told: EventKind) -> None:
    """`told` names the rule that takes him out of the game."""
    w.put_character(character, OUT)
    w.tell(told, character)
    w.extra.lost(w, character)


@mypyc_attr(allow_interpreted_subclasses=True)
class Company(Frame):
    """A `group` of Companions that goes somewhere. `bonus`, `level` and `into_sieges` are what a card changes: regions
    more, a level instead of its own, and whether it may end inside a besieged Stronghold.
    """

    __slots__ = ("bonus", "group", "into_sieges", "level", "seat")
    shows: ClassVar[tuple[str, ...]] = ("step", "bonus", "group", "into_sieges", "level", "seat")

    def __init__(
        self,
        step: str = "",
        seat: int = 0,
        group: list[int] = NOTHING,
        bonus: int = 0,
        level: int = OWN_LEVEL,
        into_sieges: bool = False,
        like: Company | None = None,
    ) -> None:
        super().__init__(step if like is None else like.step)
        self.seat: int = seat if like is None else like.seat
        self.group: list[int] = group if like is None else like.group
        self.bonus: int = bonus if like is None else like.bonus
        self.level: int = level if like is None else like.level
        self.into_sieges: bool = into_sieges if like is None else like.into_sieges

    def clone(self) -> Company:
        return Company(like=self)

    def about(self, s: War) -> Said:
        return [("characters", character_names(self.group) or None)]


class Depart(Company):
    """A group leaves the Fellowship and goes where its owner says (DP-22, DP-57); then a Guide is named.

    It goes as far as the progress and its highest level allow. On the Mordor track it is removed from the game.
    WR-15.51 to WR-15.58, WR-17.20, AMB-51, AMB-96
    """

    __slots__ = ()

    def __init__(
        self,
        seat: int = 0,
        group: list[int] = NOTHING,
        bonus: int = 0,
        level: int = OWN_LEVEL,
        into_sieges: bool = False,
        like: Company | None = None,
    ) -> None:
        super().__init__("choose_goal", seat, group, bonus, level, into_sieges, like)

    def clone(self) -> Depart:
        return Depart(like=self)

    def goals(self, w: War) -> list[int]:
        """Where the separated can go: as far as progress and level reach. WR-15.51 to WR-15.55"""
        return reach(w, w.ring_bearers, self.steps(w), self.into_sieges)

    def steps(self, w: War) -> int:
        """How far they go. WR-15.51, WR-15.52"""
        level = max([w.level(c) for c in self.group]) if self.level == OWN_LEVEL else self.level
        return w.progress + level + self.bonus

    def choose_goal(self, w: War) -> None:
        self.group = w.extra.leaving(w, self.group)
        if w.mordor != OFF_TRACK:
            self.step = "perish"
            return
        if not self.group:
            w.pop()
            guide_left(w)
            return
        goals = self.goals(w)
        w.ask_or_take(self.seat, "separated-goal", [REGION + region for region in goals], then="go")

    def go(self, w: War) -> None:
        """The progress stays as it is (WR-15.58)."""
        region = w.reply - REGION
        w.tell(SEPARATED, self.group, region)
        place_companions(w, self.group, region)
        w.pop()
        guide_left(w)

    def perish(self, w: War) -> None:
        for character in self.group:
            remove_companion(w, character, LOST_IN_MORDOR)
        w.pop()
        guide_left(w)

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if not REGION <= code < REGION + REGIONS:
            return NOT_ASKED
        region = code - REGION
        if region in self.goals(s):
            return None
        if self.into_sieges and shut(s, FREE_PEOPLES, region):
            return TOO_FAR
        return refuse_journey(s, s.ring_bearers, self.steps(s), region) or TOO_FAR


class Separate(Company):
    """One or several Companions are separated from the Fellowship: who (DP-21), in ascending order, then `Depart`.

    With nobody to separate nothing happens. WR-15.49 to WR-15.58, WR-17.20
    """

    __slots__ = ()

    def __init__(
        self,
        seat: int = 0,
        bonus: int = 0,
        level: int = OWN_LEVEL,
        into_sieges: bool = False,
        like: Company | None = None,
    ) -> None:
        super().__init__("choose_companion", seat, NOTHING, bonus, level, into_sieges, like)

    def clone(self) -> Separate:
        return Separate(like=self)

    def choose_companion(self, w: War) -> None:
        """One Companion after the other, until the player is done; who leaves together goes together.

        WR-15.49, WR-15.53
        """
        if refuse_separate(w, by_card=True) is not None:
            w.pop()
            return
        options = [character_code(c) for c in w.companions_in_fellowship() if self.refuse_member(w, c) is None]
        if self.group:
            if not options:
                self.step = "depart"
                return
            options.append(DONE)
        w.ask_or_take(self.seat, "separate", options, then="companion_chosen")

    def refuse_member(self, w: War, character: int) -> Reason | None:
        """The order is fixed, so that there is one way to name a group."""
        if w.character_at[character] != FELLOWSHIP or not CHARACTERS[character].companion:
            return NOT_A_COMPANION
        return OUT_OF_ORDER if self.group and character <= self.group[-1] else None

    def companion_chosen(self, w: War) -> None:
        if w.reply == DONE:
            self.step = "depart"
        else:
            self.group = [*self.group, character_in(w.reply)]
            self.step = "choose_companion"

    def depart(self, w: War) -> None:
        w.pop()
        w.push(Depart(self.seat, self.group, self.bonus, self.level, self.into_sieges))

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if code == DONE:
            return None if self.group else NOBODY_YET
        if not is_character(code):
            return NOT_ASKED
        return self.refuse_member(s, character_in(code))
