"""Chapters 5 to 7: Galadriel, the Chief of the Ringwraiths and the Balrog enter; what the two hunters do."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.wotr.armies.armies import army_place
from mathom.games.wotr.armies.forces import NOT_ASKED
from mathom.games.wotr.armies.recruit import recruit
from mathom.games.wotr.box import (
    DWARVES,
    ELITE,
    ELVES,
    FREE_PEOPLES,
    GANDALF_THE_WHITE,
    GOLLUM,
    NAZGUL,
    NAZGUL_LORDS,
    NORTH,
    REGULAR,
    SAURON,
    SHADOW,
    kind_of,
    tile_of,
)
from mathom.games.wotr.characters import in_play
from mathom.games.wotr.codes import NO, YES, figure_code, figure_in
from mathom.games.wotr.event_kinds import CHARACTERS_MOVED, Said
from mathom.games.wotr.fellowship.members import COMPANION_LOST, guide_left, remove_companion
from mathom.games.wotr.hunt.pool import NO_TILE, PullTile, return_tiles
from mathom.games.wotr.hunt.tile import TILE_DISCARDED, TakeTile
from mathom.games.wotr.map import (
    GARRISON_AT,
    NO_GARRISON,
    NOWHERE,
    OUT,
    OWNER_AT,
    REINFORCEMENTS,
    is_stronghold,
    region_name,
    region_of,
)
from mathom.games.wotr.politics import advance
from mathom.games.wotr.state import IN_PLAY, NO_CARD, NOTHING, OFF_TRACK, War
from mathom.games.wotr.third_age.pieces import (
    BALROG,
    BALROG_CARD,
    BALROG_FELL,
    CHIEF,
    CHIEF_CAME,
    FIRE_AND_SHADOW,
    GALADRIEL,
    GALADRIEL_LEFT,
    LORIEN,
    MORIA,
)
from mathom.kernel import Frame, Reason

SAURON_UNITS: Final = [kind_of(SAURON, REGULAR), kind_of(SAURON, ELITE)]
FEARFUL: Final = [ELVES, DWARVES, NORTH]
BALROG_LEVEL: Final = 2

ELVES_AT_PEACE: Final = Reason("neither-sauron-nor-the-elves-are-at-war", "TA-5.1")
WHITE_IS_HERE: Final = Reason("gandalf-the-white-is-in-play", "TA-5.1")
LORIEN_LOST: Final = Reason("the-shadow-holds-lorien", "TA-5.1")
RING_IS_SAFE: Final = Reason("the-ring-bearers-are-in-a-stronghold-or-in-mordor", "TA-6.1", "TA-6.3")
LORD_IS_HERE: Final = Reason("a-witch-king-is-in-play", "TA-7.1")
MORIA_LOST: Final = Reason("the-shadow-is-not-master-of-moria", "TA-7.3")

# Entering


def is_free_stronghold(w: War, region: int) -> bool:
    """Whether a Stronghold of a free nation is there that the Free Peoples hold. TA-1.7"""
    return is_stronghold(region) and OWNER_AT[region] == FREE_PEOPLES and w.held[region] == FREE_PEOPLES


def refuse_character(w: War, character: int) -> Reason | None:
    """Which condition is not met, when one enters: later a Witch-king does not remove the Balrog.

    TA-5.1, TA-5.22, TA-6.1, TA-6.3, TA-6.4, TA-6.11, TA-7.1, TA-7.3, TA-7.14, TA-7.30
    """
    if character == GALADRIEL:
        if not w.at_war(SAURON) and not w.at_war(ELVES):
            return ELVES_AT_PEACE
        if in_play(w, GANDALF_THE_WHITE):
            return WHITE_IS_HERE
        return None if w.held[LORIEN] == FREE_PEOPLES else LORIEN_LOST
    if character == CHIEF:
        wild = w.mordor == OFF_TRACK and not is_free_stronghold(w, w.ring_bearers)
        return None if wild else RING_IS_SAFE
    if character == BALROG:
        if any(in_play(w, lord) for lord in NAZGUL_LORDS):
            return LORD_IS_HERE
        quiet = w.held[MORIA] == SHADOW and not w.has_units(FREE_PEOPLES, MORIA)
        return None if quiet else MORIA_LOST
    return NOT_ASKED


def entry_regions(w: War, character: int) -> list[int]:
    """The only region where each may enter."""
    if refuse_character(w, character) is not None:
        return NOTHING
    return [{GALADRIEL: LORIEN, BALROG: MORIA}.get(character, w.ring_bearers)]


def lorien_taken(w: War) -> None:
    """Galadriel does not stay where the Shadow rules. TA-5.3, TA-5.20"""
    if in_play(w, GALADRIEL) and w.held[LORIEN] == SHADOW:
        w.put_character(GALADRIEL, OUT)
        w.tell(GALADRIEL_LEFT)


class BalrogRises(Frame):
    """A unit of Sauron comes with the Balrog, and three nations fear him. TA-7.1, TA-7.2, TA-7.18, TA-7.19"""

    __slots__ = ("seat",)
    shows: ClassVar[tuple[str, ...]] = ("step", "seat")

    def __init__(self, seat: int = 0) -> None:
        super().__init__("choose_unit")
        self.seat = seat

    def clone(self) -> BalrogRises:
        other = BalrogRises(self.seat)
        other.step = self.step
        return other

    def kinds(self, w: War) -> list[int]:
        left = w.figures.content[REINFORCEMENTS + SHADOW]
        return [kind for kind in SAURON_UNITS if left[kind]]

    def choose_unit(self, w: War) -> None:
        kinds = self.kinds(w)
        if kinds:
            w.ask_or_take(self.seat, "balrog-unit", [figure_code(kind) for kind in kinds], then="place_unit")
        else:
            self.step = "alarm"

    def place_unit(self, w: War) -> None:
        recruit(w, figure_in(w.reply), MORIA)
        self.step = "alarm"

    def alarm(self, w: War) -> None:
        """A passive nation does not reach At War this way. TA-7.2"""
        w.pop()
        for nation in FEARFUL:
            advance(w, nation)

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        return None if figure_in(code) in self.kinds(s) else NOT_ASKED


# The Chief


def nazgul_in(w: War, region: int) -> int:
    """How many Nazgûl are there, their lord included. TA-6.6, TA-6.7"""
    inside = GARRISON_AT[region]
    count = w.figures.content[region][NAZGUL] + (w.figures.content[inside][NAZGUL] if inside != NO_GARRISON else 0)
    return count + len([lord for lord in NAZGUL_LORDS if region_of(w.character_at[lord]) == region])


class HeSees(Frame):
    """The Fellowship is declared: the Chief may come at once. TA-6.8, TA-6.10, TA-6.15"""

    __slots__ = ("region",)
    shows: ClassVar[tuple[str, ...]] = ("step", "region")

    def __init__(self, region: int = NOWHERE) -> None:
        super().__init__("ask")
        self.region = region

    def clone(self) -> HeSees:
        other = HeSees(self.region)
        other.step = self.step
        return other

    def ask(self, w: War) -> None:
        w.ask_one(w.seat_of_nation[SAURON], "he-sees", [YES, NO], then="come")

    def come(self, w: War) -> None:
        w.pop()
        if w.reply == YES:
            origin = w.character_at[CHIEF]
            to = army_place(w, SHADOW, self.region)
            w.put_character(CHIEF, to)
            w.tell(CHIEF_CAME, self.region)
            w.tell(CHARACTERS_MOVED, [CHIEF], origin, to)

    def about(self, s: War) -> Said:
        return [("region", region_name(self.region))]

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        return None if code in (YES, NO) else NOT_ASKED


# The Balrog


def balrog_level(w: War) -> int:
    """He moves only while his card lies on the table; without it he fights where he stands, with others or alone.

    TA-7.5, TA-7.6, TA-7.16, TA-7.17, TA-7.21, TA-7.23
    """
    return 0 if w.card_in(IN_PLAY + SHADOW, BALROG_CARD) == NO_CARD else BALROG_LEVEL


class FireAndShadow(Frame):
    """The Ring-bearers came through the Balrog's region: a tile is drawn, whose Eye has its own outcome.

    TA-7.8 to TA-7.13, TA-7.24 to TA-7.29
    """

    __slots__ = ()
    shows: ClassVar[tuple[str, ...]] = ("step",)

    def __init__(self) -> None:
        super().__init__("draw")

    def clone(self) -> FireAndShadow:
        other = FireAndShadow()
        other.step = self.step
        return other

    def draw(self, w: War) -> None:
        w.tell(FIRE_AND_SHADOW)
        self.step = "look"
        w.push(PullTile())

    def look(self, w: War) -> None:
        """Any other tile is applied, but reveals nothing. TA-7.8, TA-7.11"""
        tile: int = w.returned
        if tile == NO_TILE:
            w.pop()
            return_tiles(w, NO_TILE)
        elif not tile_of(w.zones.face[tile]).eye:
            w.pop()
            w.push(TakeTile(tile, ignore_reveal=True))
        elif w.guide == GOLLUM:
            w.tell(TILE_DISCARDED, w.zones.face[tile])
            w.pop()
            return_tiles(w, NO_TILE)
        else:
            self.step = "fall"

    def fall(self, w: War) -> None:
        """With an Eye he and the Guide are gone; Gollum survives him.

        TA-7.9, TA-7.10, TA-7.20, TA-7.27, TA-7.28
        """
        w.pop()
        guide = w.guide
        w.tell(BALROG_FELL, guide)
        w.put_character(BALROG, OUT)
        remove_companion(w, guide, COMPANION_LOST)
        guide_left(w)


def travelled(w: War, way: list[int], declared: bool) -> None:
    """What the hunters do about it; what is pushed last comes first. TA-6.8, TA-7.8, TA-7.12, TA-7.13, TA-7.29"""
    if len(way) > 1 and in_play(w, BALROG) and region_of(w.character_at[BALROG]) in way:
        w.push(FireAndShadow())
    if declared and in_play(w, CHIEF):
        here = region_of(w.character_at[CHIEF])
        if way[-1] != here and not is_free_stronghold(w, way[-1]):
            w.push(HeSees(way[-1]))
