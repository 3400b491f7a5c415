"""The Strategy deck of the Free Peoples."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Choose, Effect, Joined, Sequence, Shared, Verb, When
from mathom.games.wotr.armies import quarters
from mathom.games.wotr.battle import Attack
from mathom.games.wotr.board import ADJACENT, NATION_AT, REGIONS, STRONGHOLDS, region_named, region_of
from mathom.games.wotr.cards.conditions import ANY_COMPANION, Active, ArmyIn, AtWar, Present, WithArmy
from mathom.games.wotr.cards.scripts import Script
from mathom.games.wotr.cards.selectors import (
    Anywhere,
    Armies,
    Coast,
    Free,
    OfNation,
    OutsideNations,
    Peaceful,
    Whereabouts,
    at,
)
from mathom.games.wotr.cards.verbs import (
    Activate,
    Advance,
    CompanionsMove,
    Draw,
    GoToWar,
    Levy,
    MoveArmies,
    Remains,
    Strike,
)
from mathom.games.wotr.codes import NATION, WAY, origin_in, target_in, way_code
from mathom.games.wotr.combat import GARRISON_DISTRACTS
from mathom.games.wotr.components import (
    ARAGORN,
    DECKS,
    DWARVES,
    ELVES,
    FREE_PEOPLES,
    GONDOR,
    KINDS,
    NORTH,
    ROHAN,
    SHADOW,
)
from mathom.games.wotr.conquest import enter, refuse_march, settle_siege
from mathom.games.wotr.forces import NO_UNIT, TOO_MANY, Pick, arrive, force_at, refuse_pick, shift, units_of
from mathom.games.wotr.happenings import MARCHED
from mathom.games.wotr.marching import FOREIGN_ARMY, room, welcome
from mathom.games.wotr.war import NOTHING, War
from mathom.kernel import Frame, Reason

STRATEGY: Final[int] = DECKS.index("fp_strategy")
MINAS_TIRITH: Final = region_named("minas_tirith")

NOT_BY_WOSES: Final = Reason("the-woses-do-not-lead-that-way", "WR-10.16")

# Help Unlooked For


def relief_ways(w: War) -> list[int]:
    """Armies next to a besieged Stronghold, against those who besiege it."""
    besieged = [region for region in STRONGHOLDS if w.besieger(region) == SHADOW]
    return [way_code(origin, region) for region in besieged for origin in ADJACENT[region]]


@dataclass(frozen=True)
class Relieve(Verb):
    """An army attacks, from an adjacent region, one that besieges a Stronghold; those inside draw off the besiegers."""

    def do(self, s: War, f: Carry) -> None:
        ways = relief_ways(s)
        if ways:
            s.push(Attack(f.seat, FREE_PEOPLES, False, ways, GARRISON_DISTRACTS))


# Paths of the Woses


class WosesMarch(Frame):
    """An army leaves Rohan, even a besieged Stronghold, for Minas Tirith or, if that is closed, a region next to it.

    DP-61. WR-10.14, WR-10.16, WR-10.17
    """

    __slots__ = ("place", "seat", "to")

    def __init__(self, seat: int = 0) -> None:
        super().__init__("choose_way")
        self.seat = seat
        self.place = 0
        self.to = 0

    def clone(self) -> WosesMarch:
        other = WosesMarch(self.seat)
        other.step = self.step
        other.place = self.place
        other.to = self.to
        return other

    def refuse_woses(self, w: War, origin: int, to: int) -> Reason | None:
        closed = w.held[MINAS_TIRITH] == SHADOW or w.is_besieged(MINAS_TIRITH)
        if NATION_AT[origin] != ROHAN or to not in (ADJACENT[MINAS_TIRITH] if closed else [MINAS_TIRITH]):
            return NOT_BY_WOSES
        reason = refuse_march(w, FREE_PEOPLES, to)
        if reason is not None:
            return reason
        if not room(w, FREE_PEOPLES, to):
            return TOO_MANY
        army = force_at(w, FREE_PEOPLES, quarters(w, FREE_PEOPLES, origin))
        if not units_of(army):
            return NO_UNIT
        pool = welcome(w, army, to)
        return refuse_pick(w, FREE_PEOPLES, army, pool, False, False) if units_of(pool) else FOREIGN_ARMY

    def choose_way(self, w: War) -> None:
        origins = [region for region in range(REGIONS) if NATION_AT[region] == ROHAN]
        goals = [*ADJACENT[MINAS_TIRITH], MINAS_TIRITH]
        ways = [way_code(o, to) for o in origins for to in goals if self.refuse_woses(w, o, to) is None]
        if not ways:
            w.pop()
        elif len(ways) == 1:
            w.reply = ways[0]
            self.step = "set_out"
        else:
            w.ask_one(self.seat, "woses", ways, then="set_out")

    def set_out(self, w: War) -> None:
        self.place = quarters(w, FREE_PEOPLES, origin_in(w.reply))
        self.to = target_in(w.reply)
        army = force_at(w, FREE_PEOPLES, self.place)
        self.step = "arrive"
        most = room(w, FREE_PEOPLES, self.to)
        w.push(Pick("who-marches", self.seat, FREE_PEOPLES, army, welcome(w, army, self.to), most=most))

    def arrive(self, w: War) -> None:
        force = w.picked
        w.picked = NOTHING
        w.pop()
        shift(w, force, self.place, self.to)
        w.tell(MARCHED, FREE_PEOPLES, self.place, self.to, force)
        enter(w, FREE_PEOPLES, self.to)
        arrive(w, force, self.to)
        settle_siege(w, region_of(self.place))

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        if not WAY <= code < WAY + REGIONS * REGIONS:
            return NOT_BY_WOSES
        return self.refuse_woses(s, origin_in(code), target_in(code))


@dataclass(frozen=True)
class FollowWoses(Verb):
    """An army of the Free Peoples goes from Rohan to Minas Tirith, or next to it if the city is closed."""

    def do(self, s: War, f: Carry) -> None:
        s.push(WosesMarch(f.seat))


# The deck

COMPANIONS_MARCH: Final = tuple([KINDS + character for character in ANY_COMPANION])

SCRIPTS: Final[list[Script]] = [
    # The Last Battle
    Script(
        "fp_str_01",
        Remains("fellowship", "showing"),
        condition=WithArmy((ARAGORN,), OutsideNations(FREE_PEOPLES)),
    ),
    # A Power too Great
    Script("fp_str_02", Advance(ELVES), Remains("table_cards", "dismissing")),
    # The Power of Tom Bombadil
    Script("fp_str_03", Advance(NORTH), Remains("table_cards", "dismissing")),
    # Book of Mazarbul
    Script(
        "fp_str_04",
        CompanionsMove(),
        When(Present(ANY_COMPANION, at("erebor", "ered_luin")), Sequence((Activate(DWARVES), GoToWar(DWARVES)))),
    ),
    # The Spirit of Mordor
    Script("fp_str_05", Strike(Armies(SHADOW, nations=2), dice=5, needed=5)),
    # Faramir's Rangers
    Script(
        "fp_str_06",
        Strike(at("osgiliath", "north_ithilien", "south_ithilien"), dice=3, needed=5),
        When(ArmyIn(FREE_PEOPLES, at("osgiliath")), Levy(GONDOR, at("osgiliath"), units=1, leaders=1)),
    ),
    # Fear! Fire! Foes!
    Script(
        "fp_str_07",
        CompanionsMove(),
        When(Present(ANY_COMPANION, at("the_shire", "bree")), Sequence((Activate(NORTH), GoToWar(NORTH)))),
    ),
    # Wisdom of Elrond
    Script(
        "fp_str_08",
        Choose("elrond", Peaceful(FREE_PEOPLES), Sequence((Activate(), Advance())), first=NATION),
    ),
    # The Red Arrow
    Script(
        "fp_str_09",
        Advance(ROHAN),
        Levy(ROHAN, at("edoras"), units=1, leaders=1),
        condition=Active(GONDOR),
    ),
    # Help Unlooked For
    Script("fp_str_10", Relieve()),
    # Paths of the Woses
    Script("fp_str_11", FollowWoses(), condition=AtWar((ROHAN,))),
    # Through a Day and a Night
    Script(
        "fp_str_12",
        MoveArmies(armies=1, regions=2, escort=COMPANIONS_MARCH),
        condition=WithArmy(ANY_COMPANION, Anywhere()),
    ),
    # Círdan's Ships
    Script(
        "fp_str_13",
        Levy(ELVES, Shared((Coast(), Armies(FREE_PEOPLES))), units=2),
        condition=AtWar((ELVES,)),
    ),
    # Guards of the Citadel
    Script("fp_str_14", Levy(GONDOR, at("minas_tirith"), units=1, leaders=1)),
    # Celeborn's Galadhrim
    Script("fp_str_15", Levy(ELVES, at("lorien"), units=1), Draw(STRATEGY)),
    # Riders of Théoden
    Script(
        "fp_str_16",
        Levy(
            ROHAN,
            Joined((at("edoras"), Shared((OfNation((ROHAN,)), Whereabouts(ANY_COMPANION))))),
            units=1,
            leaders=1,
        ),
    ),
    # Grimbeorn the Old, Son of Beorn
    Script("fp_str_17", Levy(NORTH, at("carrock"), units=1, leaders=1)),
    # Imrahil of Dol Amroth
    Script("fp_str_18", Levy(GONDOR, at("dol_amroth"), units=1, leaders=1)),
    # King Brand's Men
    Script("fp_str_19", Levy(NORTH, at("dale"), regulars=2), Draw(STRATEGY)),
    # Swords in Eriador
    Script(
        "fp_str_20",
        Levy(NORTH, at("the_shire"), units=1),
        Levy(DWARVES, at("ered_luin"), units=1),
        Draw(STRATEGY),
    ),
    # Kindred of Glorfindel
    Script("fp_str_21", Levy(ELVES, at("rivendell"), units=1), Draw(STRATEGY)),
    # Dáin Ironfoot's Guard
    Script("fp_str_22", Levy(DWARVES, at("erebor"), units=1, leaders=1)),
    # Éomer, Son of Éomund
    Script(
        "fp_str_23",
        Levy(ROHAN, Shared((OfNation((ROHAN,), settled=True), Free(FREE_PEOPLES))), units=1, leaders=1),
    ),
    # Thranduil's Archers
    Script("fp_str_24", Levy(ELVES, at("woodland_realm"), units=1), Draw(STRATEGY)),
]

# Words that only this deck uses.
VERBS: Final[list[type[Effect]]] = [Relieve, FollowWoses]
