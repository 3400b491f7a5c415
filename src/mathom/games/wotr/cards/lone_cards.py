"""Cards of the Free Peoples that stand alone: Challenge of the King, The Eagles are Coming!, The Grey Company."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from mathom.effects import Carry, Verb
from mathom.games.wotr.armies.armies import army_place, remove_lone_leaders
from mathom.games.wotr.armies.command import note_deed, refuse_nation
from mathom.games.wotr.battle.casualties import UNITS_LOST, character_falls, leaders_fall
from mathom.games.wotr.battle.conquest import settle_siege
from mathom.games.wotr.box import (
    ARAGORN,
    CARD_COMPANIONS,
    DIE_SIDES,
    ELITE,
    FREE_PEOPLES,
    KIND_NATION,
    KIND_RANK,
    MOST_DICE,
    NAZGUL,
    REGULAR,
    SAURON,
    SHADOW,
    STRIDER,
    UNITS_OF,
    kind_of,
    tile_of,
)
from mathom.games.wotr.cards.army_verbs import NOT_STRUCK
from mathom.games.wotr.cards.conditions import leads_army
from mathom.games.wotr.cards.verbs import hits_in
from mathom.games.wotr.codes import REGION, figure_code, figure_in
from mathom.games.wotr.event_kinds import RECRUITED, place_name
from mathom.games.wotr.fellowship.moves import lose_companion
from mathom.games.wotr.hunt.pool import NO_TILE, PullTile, put_back
from mathom.games.wotr.map import (
    ADJACENT,
    CASUALTIES,
    FELLOWSHIP,
    NATION_AT,
    NOWHERE,
    REGIONS,
    REINFORCEMENTS,
    STRONGHOLDS,
    region_of,
)
from mathom.games.wotr.state import NOTHING, TILES_OUT, War
from mathom.kernel import EventKind, Frame, Reason

HEIR: Final = (STRIDER, ARAGORN)

EYES_REMOVED: Final = EventKind("eyes-removed", ("count",), ("WR-6.13",))
NAZGUL_DRIVEN: Final = EventKind(
    "nazgul-driven", ("count", "region", "goal"), ("WR-6.13",), (None, place_name, place_name)
)

NO_EAGLES: Final = Reason("no-companion-with-an-army-is-near-an-army-with-nazgul", "WR-6.11", "WR-6.32")
NOT_FOR_NAZGUL: Final = Reason("that-is-no-stronghold-for-the-nazgul", "WR-6.28")
NO_SUCH_REGULAR: Final = Reason("the-army-has-no-such-regular", "WR-6.13")

# Challenge of the King


class Challenge(Frame):
    """Three tiles are drawn. Three Eyes return to the pool and the challenger falls; else the Eyes are out of the game.

    They lie apart from the drawn ones until that is settled, so that they stay out of a refill.
    """

    __slots__ = ("tiles",)
    shows: ClassVar[tuple[str, ...]] = ("step", "tiles")

    def __init__(self) -> None:
        super().__init__("draw")
        self.tiles: list[int] = NOTHING

    def clone(self) -> Challenge:
        other = Challenge()
        other.step = self.step
        other.tiles = self.tiles
        return other

    def draw(self, w: War) -> None:
        self.step = "look"
        w.push(PullTile(preventable=False))

    def look(self, w: War) -> None:
        thing: int = w.returned
        if thing != NO_TILE:
            w.zones.move(thing, TILES_OUT)
            self.tiles = [*self.tiles, thing]
        ended = thing == NO_TILE or len(self.tiles) == 3
        self.step = "settle" if ended else "draw"

    def settle(self, w: War) -> None:
        eyes = [thing for thing in self.tiles if tile_of(w.zones.face[thing]).eye]
        lost = len(eyes) == 3
        if eyes and not lost:
            w.tell(EYES_REMOVED, len(eyes))
        self.step = "fall" if lost else "end"
        put_back(w, w.extra.returning(w, [thing for thing in self.tiles if lost or thing not in eyes]))

    def fall(self, w: War) -> None:
        w.pop()
        for character in HEIR:
            if w.character_at[character] == FELLOWSHIP:
                lose_companion(w, character)
            elif region_of(w.character_at[character]) != NOWHERE:
                character_falls(w, character)

    def end(self, w: War) -> None:
        w.pop()


@dataclass(frozen=True)
class ChallengeSauron(Verb):
    """Three tiles are drawn: three Eyes are the end of Strider or Aragorn, else the Eyes are out of the game."""

    def do(self, s: War, f: Carry) -> None:
        s.push(Challenge())


# The Eagles are Coming!


def eagle_targets(w: War) -> list[int]:
    """Regions with a Shadow army with Nazgûl, near an army of the Free Peoples with a Companion. WR-6.32

    The Witch-king does not count.
    """
    camps = {leads_army(w, companion, FREE_PEOPLES) for companion in CARD_COMPANIONS} - {NOWHERE}
    found: list[int] = []
    for region in range(REGIONS):
        place = army_place(w, SHADOW, region)
        near = region in camps or any(other in camps for other in ADJACENT[region])
        if near and w.figures.content[place][NAZGUL] and w.has_units(SHADOW, place):
            found.append(region)
    return found


@dataclass(frozen=True)
class CallEagles(Verb):
    """A die is rolled for each Nazgûl of an army; each 5 or 6 strikes one. The others are driven to a Stronghold.

    The player chooses the army (DP-60) and the Sauron Stronghold (DP-59).
    """

    def prevented(self, s: War, f: Carry) -> Reason | None:
        return None if eagle_targets(s) else NO_EAGLES

    def refuges(self, w: War) -> list[int]:
        return [r for r in STRONGHOLDS if NATION_AT[r] == SAURON and w.held[r] != FREE_PEOPLES]

    def do(self, s: War, f: Carry) -> None:
        if f.stage == 0:
            targets = eagle_targets(s)
            if targets:
                f.ask_one(s, f.seat, "strike", [REGION + region for region in targets])
        elif f.stage == 1:
            count = s.figures.count(NAZGUL, army_place(s, SHADOW, f.notes[0]))
            f.throw(s, "card", [DIE_SIDES] * min(MOST_DICE, count))
        else:
            refuges = self.refuges(s)
            if refuges and s.figures.count(NAZGUL, army_place(s, SHADOW, f.notes[0])):
                f.ask_one(s, f.seat, "refuge", [REGION + region for region in refuges])

    def take(self, s: War, f: Carry) -> None:
        if f.stage == 0:
            f.again(1, [s.reply - REGION])
            return
        place = army_place(s, SHADOW, f.notes[0])
        if f.stage == 1:
            struck = hits_in(s, f, 5)
            if struck:
                leaders_fall(s, SHADOW, place, NAZGUL, struck)
            f.again(2, f.notes)
        else:
            to = army_place(s, SHADOW, s.reply - REGION)
            count = s.figures.count(NAZGUL, place)
            s.figures.move(NAZGUL, count, place, to)
            s.tell(NAZGUL_DRIVEN, count, place, to)

    def refuse(self, s: War, f: Carry, code: int) -> Reason | None:
        region = code - REGION
        if f.stage == 0:
            return None if region in eagle_targets(s) else NOT_STRUCK
        return None if region in self.refuges(s) else NOT_FOR_NAZGUL


# The Grey Company


@dataclass(frozen=True)
class GreyCompany(Verb):
    """A Regular in the army of Strider or Aragorn falls; an Elite of its nation is recruited there, if one is left."""

    def place(self, w: War) -> int:
        for character in HEIR:
            if leads_army(w, character, FREE_PEOPLES) != NOWHERE:
                return w.character_at[character]
        return NOWHERE

    def regulars(self, w: War) -> list[int]:
        heap = w.figures.content[self.place(w)]
        regulars = [kind for kind in UNITS_OF[FREE_PEOPLES] if KIND_RANK[kind] == REGULAR and heap[kind]]
        return [kind for kind in regulars if refuse_nation(w, KIND_NATION[kind]) is None]

    def do(self, s: War, f: Carry) -> None:
        kinds = self.regulars(s) if self.place(s) != NOWHERE else []
        if kinds:
            f.ask_one(s, f.seat, "grey-company", [figure_code(kind) for kind in kinds])

    def take(self, s: War, f: Carry) -> None:
        """The Elite comes first, so that a siege does not end in between; there is room for it all the same."""
        place = self.place(s)
        regular = figure_in(s.reply)
        note_deed(s, KIND_NATION[regular])
        elite = kind_of(KIND_NATION[regular], ELITE)
        if s.figures.content[REINFORCEMENTS + FREE_PEOPLES][elite]:
            s.figures.move(elite, 1, REINFORCEMENTS + FREE_PEOPLES, place)
            s.tell(RECRUITED, elite, place)
        s.figures.move(regular, 1, place, CASUALTIES + FREE_PEOPLES)
        s.tell(UNITS_LOST, place, regular, 1)
        remove_lone_leaders(s, place)
        settle_siege(s, region_of(place))

    def refuse(self, s: War, f: Carry, code: int) -> Reason | None:
        return None if figure_in(code) in self.regulars(s) else NO_SUCH_REGULAR
