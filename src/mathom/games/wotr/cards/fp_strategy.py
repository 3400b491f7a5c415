"""The Strategy deck of the Free Peoples."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from mathom.effects import (
    Action,
    Carry,
    Choose,
    Effect,
    Exists,
    Forbid,
    Joined,
    Leaves,
    Sequence,
    Shared,
    Use,
    Verb,
    When,
    Without,
)
from mathom.games.wotr.armies.armies import army_place
from mathom.games.wotr.armies.command import led_force, note_army, refuse_lead
from mathom.games.wotr.armies.forces import (
    NO_UNIT,
    TOO_MANY,
    Pick,
    companions_arrived,
    force_at,
    refuse_pick,
    relocate,
    units_of,
)
from mathom.games.wotr.armies.march import FOREIGN_ARMY, room, welcome
from mathom.games.wotr.battle.conquest import army_enters, refuse_march, settle_siege
from mathom.games.wotr.battle.numbers import GARRISON_DISTRACTS
from mathom.games.wotr.box import (
    ARAGORN,
    ARMY_CARD,
    CHARACTER_CARD,
    DWARVES,
    ELVES,
    FP_STRATEGY,
    FREE_PEOPLES,
    GONDOR,
    KINDS,
    NATIONS_OF,
    NORTH,
    ROHAN,
    SHADOW,
)
from mathom.games.wotr.cards.army_verbs import DiceAgainst, FightSiege, Levy, MoveArmies
from mathom.games.wotr.cards.conditions import ANY_COMPANION, Active, AtWar, Present, WithArmy
from mathom.games.wotr.cards.scripts import DISCARD_CLAUSE, EVENT_CLAUSE, Script
from mathom.games.wotr.cards.selectors import (
    Anywhere,
    Armies,
    Coast,
    Free,
    OfNation,
    Peaceful,
    Sieges,
    Whereabouts,
    at,
)
from mathom.games.wotr.cards.table_words import FromHand, These
from mathom.games.wotr.cards.verbs import (
    Activate,
    CompanionsMove,
    Draw,
    GoToWar,
    LeaveTable,
    MoveTowardsWar,
)
from mathom.games.wotr.codes import NATION, WAY, origin_in, target_in, way_code
from mathom.games.wotr.event_kinds import MARCHED, Said, leg
from mathom.games.wotr.events import in_play
from mathom.games.wotr.map import ADJACENT, NATION_AT, REGIONS, region_named, region_of
from mathom.games.wotr.state import War
from mathom.kernel import NOTHING_SAID, Frame, Reason

MINAS_TIRITH: Final = region_named("minas_tirith")

NOT_BY_WOSES: Final = Reason("the-woses-do-not-lead-that-way", "WR-10.16")

# Paths of the Woses


class WosesMarch(Frame):
    """An army leaves Rohan, even a besieged Stronghold, for Minas Tirith or, if that is closed, a region next to it.

    DP-61. WR-10.14, WR-10.16, WR-10.17
    """

    __slots__ = ("place", "seat", "to")
    shows: ClassVar[tuple[str, ...]] = ("step", "place", "seat", "to")

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
        place = army_place(w, FREE_PEOPLES, origin)
        army, led = force_at(w, FREE_PEOPLES, place), led_force(w, FREE_PEOPLES, place)
        if not units_of(led):
            return refuse_lead(w, FREE_PEOPLES, place) or NO_UNIT
        pool = welcome(w, led, to)
        return refuse_pick(w, FREE_PEOPLES, army, pool, False, False) if units_of(pool) else FOREIGN_ARMY

    def choose_way(self, w: War) -> None:
        origins = [region for region in range(REGIONS) if NATION_AT[region] == ROHAN]
        goals = [*ADJACENT[MINAS_TIRITH], MINAS_TIRITH]
        ways = [way_code(o, to) for o in origins for to in goals if self.refuse_woses(w, o, to) is None]
        if not ways:
            w.pop()
        else:
            w.ask_or_take(self.seat, "woses", ways, then="set_out")

    def set_out(self, w: War) -> None:
        self.place = army_place(w, FREE_PEOPLES, origin_in(w.reply))
        self.to = target_in(w.reply)
        army = force_at(w, FREE_PEOPLES, self.place)
        self.step = "arrive"
        most = room(w, FREE_PEOPLES, self.to)
        pool = welcome(w, led_force(w, FREE_PEOPLES, self.place), self.to)
        w.push(Pick("who-marches", self.seat, FREE_PEOPLES, army, pool, most=most))

    def arrive(self, w: War) -> None:
        force: list[int] = w.returned
        w.pop()
        note_army(w, FREE_PEOPLES, force, self.place, self.to)
        relocate(w, force, self.place, self.to)
        w.tell(MARCHED, FREE_PEOPLES, self.place, self.to, force)
        army_enters(w, FREE_PEOPLES, self.to)
        companions_arrived(w, force, self.to)
        settle_siege(w, region_of(self.place))

    def about(self, s: War) -> Said:
        """Who asks for a way knows of none yet."""
        return NOTHING_SAID if s.stack[-1] is self else leg(self.place, self.to)

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


def closed(*regions: str) -> Forbid:
    """No army of the Shadow may enter or attack these regions."""
    why = "a-card-in-play-keeps-the-shadow-out"
    return Forbid(
        in_play.ENTER_REGION, why, ("WR-6.12", "WR-6.16"), of=at(*regions), needs=Use((SHADOW,)), clause=(EVENT_CLAUSE,)
    )


# The Shadow pays an Army card and a Character card.
TWO_CARDS: Final = Action(
    in_play.DISMISSAL,
    LeaveTable(itself=True),
    of=These((SHADOW,)),
    cost=(FromHand("pay-army-card", ARMY_CARD), FromHand("pay-character-card", CHARACTER_CARD)),
    clause=(DISCARD_CLAUSE,),
)

SCRIPTS: Final[list[Script]] = [
    # The Last Battle
    Script(
        "fp_str_01",
        Forbid(in_play.FILL_HUNT_BOX, clause=(EVENT_CLAUSE,)),
        Leaves(in_play.WHEN_DECLARED, clause=(DISCARD_CLAUSE,)),
        Leaves(in_play.WHEN_REVEALED, clause=(DISCARD_CLAUSE,)),
        condition=WithArmy((ARAGORN,), Without(Anywhere(), OfNation(tuple(NATIONS_OF[FREE_PEOPLES])))),
    ),
    # A Power too Great
    Script("fp_str_02", MoveTowardsWar(ELVES), closed("lorien", "rivendell", "grey_havens"), TWO_CARDS),
    # The Power of Tom Bombadil
    Script("fp_str_03", MoveTowardsWar(NORTH), closed("old_forest", "the_shire", "buckland"), TWO_CARDS),
    # Book of Mazarbul
    Script(
        "fp_str_04",
        CompanionsMove(),
        When(Present(ANY_COMPANION, at("erebor", "ered_luin")), Sequence((Activate(DWARVES), GoToWar(DWARVES)))),
    ),
    # The Spirit of Mordor
    Script("fp_str_05", DiceAgainst(Armies(SHADOW, nations=2), dice=5, needed=5)),
    # Faramir's Rangers
    Script(
        "fp_str_06",
        DiceAgainst(at("osgiliath", "north_ithilien", "south_ithilien"), dice=3, needed=5),
        When(
            Exists(Shared((at("osgiliath"), Armies(FREE_PEOPLES)))), Levy(GONDOR, at("osgiliath"), units=1, leaders=1)
        ),
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
        Choose("elrond", Peaceful(FREE_PEOPLES), Sequence((Activate(), MoveTowardsWar())), first=NATION),
    ),
    # The Red Arrow
    Script(
        "fp_str_09",
        MoveTowardsWar(ROHAN),
        Levy(ROHAN, at("edoras"), units=1, leaders=1),
        condition=Active(GONDOR),
    ),
    # Help Unlooked For
    Script("fp_str_10", FightSiege(Sieges(), GARRISON_DISTRACTS, relieve=True)),
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
    Script("fp_str_15", Levy(ELVES, at("lorien"), units=1), Draw(FP_STRATEGY)),
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
    Script("fp_str_19", Levy(NORTH, at("dale"), regulars=2), Draw(FP_STRATEGY)),
    # Swords in Eriador
    Script(
        "fp_str_20",
        Levy(NORTH, at("the_shire"), units=1),
        Levy(DWARVES, at("ered_luin"), units=1),
        Draw(FP_STRATEGY),
    ),
    # Kindred of Glorfindel
    Script("fp_str_21", Levy(ELVES, at("rivendell"), units=1), Draw(FP_STRATEGY)),
    # Dáin Ironfoot's Guard
    Script("fp_str_22", Levy(DWARVES, at("erebor"), units=1, leaders=1)),
    # Éomer, Son of Éomund
    Script(
        "fp_str_23",
        Levy(ROHAN, Shared((OfNation((ROHAN,), settled=True), Free(FREE_PEOPLES))), units=1, leaders=1),
    ),
    # Thranduil's Archers
    Script("fp_str_24", Levy(ELVES, at("woodland_realm"), units=1), Draw(FP_STRATEGY)),
]

# Words that only this deck uses.
VERBS: Final[list[type[Effect]]] = [FollowWoses]
