"""Chapter 15: who is in the Fellowship, who guides it, and what the Ring does to its bearers.

Companions leave it by being separated or by being lost; nobody ever joins it but Gollum. The functions that let
somebody leave push the questions that follow, so a step calls them last.
"""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.board import FELLOWSHIP, OUT, REGIONS, region_name
from mathom.games.wotr.characters import BESIEGED, place_companions, reach, shut
from mathom.games.wotr.codes import CHARACTER, DONE, REGION
from mathom.games.wotr.components import (
    CHARACTER_NAMES,
    CHARACTERS,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    GOLLUM,
    character_name,
)
from mathom.games.wotr.forces import NOT_ASKED
from mathom.games.wotr.happenings import character_names
from mathom.games.wotr.table_cards import AXE_AND_BOW, HORN_OF_GONDOR, WIZARDS_STAFF, leave_table
from mathom.games.wotr.victory import CORRUPTED, NOT_WON, end_war, won_at_once
from mathom.games.wotr.war import IN_PLAY, NO_SEPARATION_IN_MORDOR, NOTHING, OFF_TRACK, War
from mathom.kernel import EventKind, Frame, Reason

BOROMIR: Final = CHARACTER_NAMES.index("boromir")
LEGOLAS: Final = CHARACTER_NAMES.index("legolas")
GIMLI: Final = CHARACTER_NAMES.index("gimli")

OWN_LEVEL: Final = -1

CORRUPTION: Final = EventKind("corruption", ("steps", "total"), ("WR-15.6", "WR-16.36"))
HEALED: Final = EventKind("healed", ("steps", "total"), ("WR-15.8",))
GUIDE_NAMED: Final = EventKind("guide-named", ("character",), ("WR-15.11", "WR-15.12"), (character_name,))
GOLLUM_JOINED: Final = EventKind("gollum-joined", (), ("WR-15.16",))
SEPARATED: Final = EventKind(
    "separated", ("characters", "region"), ("WR-15.51", "WR-15.53"), (character_names, region_name)
)
COMPANION_LOST: Final = EventKind("companion-lost", ("character",), ("WR-16.41", "WR-17.20"), (character_name,))
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
    """WR-15.8, WR-16.10"""
    if steps > 0 and w.corruption:
        w.corruption = max(0, w.corruption - steps)
        w.tell(HEALED, steps, w.corruption)


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
    highest = max([CHARACTERS[c].level for c in there])
    return [c for c in there if CHARACTERS[c].level == highest]


def name_guide(w: War, character: int) -> None:
    if w.guide != character:
        w.guide = character
        w.tell(GUIDE_NAMED, character)


def guide_left(w: War) -> None:
    """Somebody has left the Fellowship: a Guide is named, by its owner where several can be; with nobody left, Gollum.

    Cards in play that need who has left are discarded. WR-15.12, WR-15.13, WR-15.16, WR-6.18
    """
    discard_orphans(w)
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


def discard_orphans(w: War) -> None:
    """Cards in play without the Companion that they need. WR-6.18"""
    if w.zones.content[IN_PLAY + FREE_PEOPLES]:
        there = w.companions_in_fellowship()
        if GANDALF_THE_GREY not in there:
            leave_table(w, WIZARDS_STAFF)
        if BOROMIR not in there:
            leave_table(w, HORN_OF_GONDOR)
        if GIMLI not in there and LEGOLAS not in there:
            leave_table(w, AXE_AND_BOW)


class ChangeGuide(Frame):
    """The Free Peoples name the Guide, if several have the highest level (DP-7, DP-23). WR-15.10 to WR-15.13"""

    __slots__ = ()

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
            w.ask_one(w.lead[FREE_PEOPLES], "guide", [CHARACTER + c for c in best], then="guide_chosen")

    def guide_chosen(self, w: War) -> None:
        name_guide(w, w.reply - CHARACTER)
        w.pop()

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if not CHARACTER <= code < CHARACTER + len(CHARACTERS):
            return NOT_ASKED
        return None if code - CHARACTER in guides(s) else NOT_HIGHEST


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
        remove_companion(w, character)
        guide_left(w)


def remove_companion(w: War, character: int) -> None:
    w.put_character(character, OUT)
    w.tell(COMPANION_LOST, character)


class Depart(Frame):
    """A group leaves the Fellowship and goes where its owner says (DP-22, DP-57); then a Guide is named.

    It goes as far as the progress and its highest level allow, or `level` instead of that, and `bonus` regions more. On
    the Mordor track it is removed from the game. WR-15.51 to WR-15.58, WR-17.20, AMB-51, AMB-96
    """

    __slots__ = ("bonus", "group", "into_sieges", "level", "seat")

    def __init__(
        self,
        seat: int = 0,
        group: list[int] = NOTHING,
        bonus: int = 0,
        level: int = OWN_LEVEL,
        into_sieges: bool = False,
    ) -> None:
        super().__init__("choose_goal")
        self.seat = seat
        self.group = group
        self.bonus = bonus
        self.level = level
        self.into_sieges = into_sieges

    def clone(self) -> Depart:
        other = Depart(self.seat, self.group, self.bonus, self.level, self.into_sieges)
        other.step = self.step
        return other

    def goals(self, w: War) -> list[int]:
        """WR-15.51 to WR-15.55"""
        level = max([CHARACTERS[c].level for c in self.group]) if self.level == OWN_LEVEL else self.level
        return reach(w, w.ring_bearers, w.progress + level + self.bonus, self.into_sieges)

    def choose_goal(self, w: War) -> None:
        if w.mordor != OFF_TRACK:
            self.step = "perish"
            return
        goals = self.goals(w)
        if len(goals) == 1:
            w.reply = REGION + goals[0]
            self.step = "go"
        else:
            w.ask_one(self.seat, "separated-goal", [REGION + region for region in goals], then="go")

    def go(self, w: War) -> None:
        """The progress stays as it is (WR-15.58)."""
        region = w.reply - REGION
        w.tell(SEPARATED, self.group, region)
        place_companions(w, self.group, region)
        w.pop()
        guide_left(w)

    def perish(self, w: War) -> None:
        for character in self.group:
            remove_companion(w, character)
        w.pop()
        guide_left(w)

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if not REGION <= code < REGION + REGIONS:
            return NOT_ASKED
        region = code - REGION
        if region in self.goals(s):
            return None
        return BESIEGED if shut(s, FREE_PEOPLES, region) and not self.into_sieges else TOO_FAR


class Separate(Frame):
    """One or several Companions are separated from the Fellowship: who (DP-21), in ascending order, then `Depart`.

    With nobody to separate nothing happens. `bonus`, `level` and `into_sieges` are what a card changes.
    WR-15.49 to WR-15.58, WR-17.20
    """

    __slots__ = ("bonus", "group", "into_sieges", "level", "seat")

    def __init__(self, seat: int = 0, bonus: int = 0, level: int = OWN_LEVEL, into_sieges: bool = False) -> None:
        super().__init__("choose_companion")
        self.seat = seat
        self.bonus = bonus
        self.level = level
        self.into_sieges = into_sieges
        self.group: list[int] = NOTHING

    def clone(self) -> Separate:
        other = Separate(self.seat, self.bonus, self.level, self.into_sieges)
        other.step = self.step
        other.group = self.group
        return other

    def choose_companion(self, w: War) -> None:
        """WR-15.49, WR-15.53"""
        if refuse_separate(w, by_card=True) is not None:
            w.pop()
            return
        options = [CHARACTER + c for c in w.companions_in_fellowship() if self.refuse_member(w, c) is None]
        if self.group:
            if not options:
                self.step = "depart"
                return
            options.append(DONE)
        if len(options) == 1:
            w.reply = options[0]
            self.step = "companion_chosen"
        else:
            w.ask_one(self.seat, "separate", options, then="companion_chosen")

    def refuse_member(self, w: War, character: int) -> Reason | None:
        """The order is fixed, so that there is one way to name a group."""
        if w.character_at[character] != FELLOWSHIP or not CHARACTERS[character].companion:
            return NOT_A_COMPANION
        return OUT_OF_ORDER if self.group and character <= self.group[-1] else None

    def companion_chosen(self, w: War) -> None:
        if w.reply == DONE:
            self.step = "depart"
        else:
            self.group = [*self.group, w.reply - CHARACTER]
            self.step = "choose_companion"

    def depart(self, w: War) -> None:
        w.pop()
        w.push(Depart(self.seat, self.group, self.bonus, self.level, self.into_sieges))

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if code == DONE:
            return None if self.group else NOBODY_YET
        if not CHARACTER <= code < CHARACTER + len(CHARACTERS):
            return NOT_ASKED
        return self.refuse_member(s, code - CHARACTER)
