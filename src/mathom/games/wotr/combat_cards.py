"""The combat halves of the event cards: when each may be played, and what it does.

A half is a condition and an effect for each of its initiative numbers, which are printed on the card and stand in the
fact table. The verbs are in `combat_effects` and `combat_strikes`. WR-6.21 to WR-6.24
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mathom.games.wotr.board import NATION_AT, region_named, within
from mathom.games.wotr.combat import COMPANION_FOR_CARDS, Combat
from mathom.games.wotr.combat_effects import (
    Bats,
    Bonus,
    Defiance,
    DieLessPerCompanion,
    DieLessPerPoint,
    Effect,
    Escape,
    MostDice,
    Silence,
    Stench,
)
from mathom.games.wotr.combat_strikes import (
    BY_ELITES,
    BY_LEADERSHIP,
    Anduril,
    Assault,
    BlackBreath,
    Blade,
    Confusion,
    FatefulStrike,
    HitIfMore,
    HitsIfAny,
    Onslaught,
    Outnumber,
    Sacrifice,
    ShieldWall,
    Strike,
    TurnMiss,
)
from mathom.games.wotr.components import (
    ARAGORN,
    CARD_FACES,
    CARD_NAMES,
    CARDS,
    CHARACTERS,
    DECK_SIDE,
    ELITE,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    ISENGARD,
    KINDS,
    LEADERS,
    NATION_SIDE,
    NAZGUL,
    NO_NATION,
    REGULAR,
    ROHAN,
    SHADOW,
    SOUTHRONS,
    STRIDER,
    WITCH_KING,
    check,
    kind_of,
)
from mathom.games.wotr.forces import elites_of
from mathom.games.wotr.table_cards import DENETHORS_FOLLY
from mathom.games.wotr.war import ANY_GANDALF, War
from mathom.kernel import Reason

MINAS_TIRITH: Final = region_named("minas_tirith")
ENT_REGIONS: Final = [region_named("fangorn"), region_named("orthanc")]
NEAR_MORIA: Final = within(region_named("moria"), 2)
ISENGARD_UNITS: Final = [kind_of(ISENGARD, REGULAR), kind_of(ISENGARD, ELITE)]
SOUTHRON_ELITE: Final = kind_of(SOUTHRONS, ELITE)

FOLLY: Final = Reason("denethors-folly-allows-no-combat-cards", "WR-6.12", "WR-6.16")
NO_COMPANION_NOW: Final = Reason("without-a-companion-no-card-in-the-first-round", "WR-6.12")
NOT_YOUR_CARD: Final = Reason("that-is-a-card-of-the-enemy", "WR-6.21")
NO_FELLOWSHIP: Final = Reason("the-fellowship-is-not-with-the-defenders", "WR-11.32")
NO_HOBBIT: Final = Reason("no-hobbit-takes-part", "WR-11.32")
NO_COMPANION: Final = Reason("no-companion-takes-part", "WR-11.32", "WR-6.32")
NO_GREY: Final = Reason("gandalf-the-grey-does-not-take-part", "WR-11.32")
NO_HEIR: Final = Reason("neither-strider-nor-aragorn-takes-part", "WR-11.32")
NO_HERO: Final = Reason("neither-leader-nor-companion-takes-part", "WR-11.32")
NO_ENTS: Final = Reason("the-battle-is-not-near-the-ents", "WR-11.32")
NOT_HOME: Final = Reason("the-defenders-are-in-no-free-nation", "WR-11.32")
NOT_DEFENDING: Final = Reason("only-for-defenders-in-the-field", "WR-11.32")
NO_ELITE_HERE: Final = Reason("no-elite-takes-part", "WR-11.32")
NO_NAZGUL: Final = Reason("no-nazgul-takes-part", "WR-11.32")
NO_POINTS: Final = Reason("there-is-not-enough-nazgul-leadership", "WR-11.32", "WR-11.34", "WR-11.82")
FAR_FROM_MORIA: Final = Reason("the-defenders-are-too-far-from-moria", "WR-11.32")
NO_DEVILRY: Final = Reason("only-for-isengard-in-a-siege-battle", "WR-11.32")
NO_MUMAKIL: Final = Reason("no-southron-elite-takes-part", "WR-11.32")

Condition = Callable[[War, Combat, int], Reason | None]

# Conditions (WR-11.32, AMB-12)


def always(w: War, r: Combat, side: int) -> Reason | None:
    return None


def fellowship_there(w: War, r: Combat, side: int) -> Reason | None:
    return None if w.ring_bearers == r.region() else NO_FELLOWSHIP


def hobbit(w: War, r: Combat, side: int) -> Reason | None:
    return None if any(CHARACTERS[c].hobbit for c in r.companions()) else NO_HOBBIT


def companion(w: War, r: Combat, side: int) -> Reason | None:
    return None if r.companions() else NO_COMPANION


def gandalf_the_grey(w: War, r: Combat, side: int) -> Reason | None:
    """The Grey only, unless the table reads the card otherwise (AMB-90)."""
    force = r.forces[FREE_PEOPLES]
    there = force[KINDS + GANDALF_THE_GREY] or (force[KINDS + GANDALF_THE_WHITE] and w.reads(ANY_GANDALF))
    return None if there else NO_GREY


def heir_of_isildur(w: War, r: Combat, side: int) -> Reason | None:
    force = r.forces[FREE_PEOPLES]
    return None if force[KINDS + STRIDER] or force[KINDS + ARAGORN] else NO_HEIR


def hero(w: War, r: Combat, side: int) -> Reason | None:
    return None if any(r.forces[FREE_PEOPLES][LEADERS:NAZGUL]) or r.companions() else NO_HERO


def near_ents(w: War, r: Combat, side: int) -> Reason | None:
    region = r.region()
    return None if NATION_AT[region] == ROHAN or region in ENT_REGIONS else NO_ENTS


def in_free_nation(w: War, r: Combat, side: int) -> Reason | None:
    nation = NATION_AT[r.region()]
    return None if nation != NO_NATION and NATION_SIDE[nation] == FREE_PEOPLES else NOT_HOME


def defends_in_field(w: War, r: Combat, side: int) -> Reason | None:
    return None if side != r.side and not r.is_siege() else NOT_DEFENDING


def elite(w: War, r: Combat, side: int) -> Reason | None:
    return None if elites_of(r.forces[side]) else NO_ELITE_HERE


def nazgul(w: War, r: Combat, side: int) -> Reason | None:
    """The Witch-king is one. WR-7.27"""
    force = r.forces[SHADOW]
    return None if force[NAZGUL] or force[KINDS + WITCH_KING] else NO_NAZGUL


def nazgul_leads(w: War, r: Combat, side: int) -> Reason | None:
    return None if r.nazgul_points() >= 1 else NO_POINTS


def nazgul_lead_twice(w: War, r: Combat, side: int) -> Reason | None:
    return None if r.nazgul_points() >= 2 else NO_POINTS


def near_moria(w: War, r: Combat, side: int) -> Reason | None:
    return None if r.region() in NEAR_MORIA else FAR_FROM_MORIA


def isengard_in_siege(w: War, r: Combat, side: int) -> Reason | None:
    """A siege battle, on either side: a battle in the field before a Stronghold does not count (AMB-101)."""
    there = r.is_siege() and any(r.forces[SHADOW][kind] for kind in ISENGARD_UNITS)
    return None if there else NO_DEVILRY


def southron_elite(w: War, r: Combat, side: int) -> Reason | None:
    return None if r.forces[SHADOW][SOUTHRON_ELITE] else NO_MUMAKIL


# The halves


class Half:
    """A combat half: its title as a key, the cards that carry it, its condition, and an effect for each initiative."""

    __slots__ = ("cards", "effects", "needs", "title")

    def __init__(self, title: str, cards: str, needs: Condition, *effects: Effect) -> None:
        self.title = title
        self.cards = cards.split()
        self.needs = needs
        self.effects = list(effects)


HALVES: Final[list[Half]] = [
    # Free Peoples
    Half("it-is-a-gift", "fp_char_01 fp_char_02 fp_char_03 fp_char_04", fellowship_there, Bonus(roll=1, reroll=1)),
    Half("blade-of-westernesse", "fp_char_05", hobbit, Blade()),
    Half("mighty-attack", "fp_char_06 fp_char_07", companion, TurnMiss()),
    Half("servant-of-the-secret-fire", "fp_char_08", gandalf_the_grey, Bonus(roll=1)),
    Half("anduril", "fp_char_09", heir_of_isildur, Anduril()),
    Half("heroic-death", "fp_char_10 fp_char_13 fp_char_18", hero, Sacrifice()),
    Half("daring-defiance", "fp_char_11 fp_char_15 fp_char_16", companion, Defiance()),
    Half("fateful-strike", "fp_char_12", hero, FatefulStrike()),
    Half("sudden-strike", "fp_char_14 fp_char_22 fp_str_11", hero, Strike(BY_LEADERSHIP)),
    Half("brave-stand", "fp_char_17 fp_char_23 fp_char_24", companion, DieLessPerCompanion()),
    Half("ents-rage", "fp_char_19", near_ents, Bonus(roll=2)),
    Half("huorn-dark", "fp_char_20", near_ents, MostDice(2)),
    Half("nameless-wood", "fp_char_21", near_ents, HitsIfAny(2)),
    Half("daylight", "fp_str_01 fp_str_15 fp_str_16", always, MostDice(3)),
    Half("no-quarter", "fp_str_02 fp_str_10", always, HitsIfAny(1)),
    Half("advantageous-position", "fp_str_03 fp_str_04 fp_str_20 fp_str_21", in_free_nation, Bonus(enemy_roll=-1)),
    Half("scouts", "fp_str_05 fp_str_09 fp_str_17", defends_in_field, Escape()),
    Half("shield-wall", "fp_str_06 fp_str_07 fp_str_18 fp_str_19", always, ShieldWall()),
    Half("confusion", "fp_str_08 fp_str_12", always, Confusion()),
    Half("charge", "fp_str_13 fp_str_14", elite, Strike(BY_ELITES)),
    Half("valour", "fp_str_22 fp_str_23 fp_str_24", elite, Bonus(roll=1)),
    # Shadow
    Half(
        "one-for-the-dark-lord",
        "sh_char_01 sh_char_02 sh_char_03 sh_char_04",
        fellowship_there,
        Bonus(roll=1, reroll=1),
    ),
    Half(
        "cruel-as-death",
        "sh_char_05 sh_char_06 sh_char_10 sh_char_21",
        nazgul_lead_twice,
        Bonus(roll=1, price=2),
    ),
    Half("they-are-terrible", "sh_char_07 sh_char_13 sh_char_16", nazgul_leads, Bonus(reroll=1, price=1)),
    Half("dread-and-despair", "sh_char_08 sh_char_14 sh_char_20", nazgul_leads, DieLessPerPoint()),
    Half("foul-stench", "sh_char_09 sh_char_22 sh_char_24", nazgul_leads, Stench()),
    Half("black-breath", "sh_char_11 sh_char_12", nazgul, BlackBreath()),
    Half("words-of-power", "sh_char_15 sh_char_18 sh_char_23", nazgul, Silence()),
    Half("durins-bane", "sh_char_17", near_moria, Strike(3, needed=4)),
    Half("devilry-of-orthanc", "sh_char_19 sh_str_03 sh_str_05", isengard_in_siege, Bonus(roll=1)),
    Half("deadly-strife", "sh_str_01 sh_str_10 sh_str_21", always, Bonus(2, 2, 2, 2)),
    Half("onslaught", "sh_str_02 sh_str_19 sh_str_20", always, Onslaught(4, needed=4)),
    Half("relentless-assault", "sh_str_04 sh_str_11 sh_str_18", always, Assault(2)),
    Half("great-host", "sh_str_06 sh_str_16 sh_str_17", always, Outnumber()),
    Half("mumakil", "sh_str_07 sh_str_08", southron_elite, Bonus(roll=1), HitIfMore()),
    Half("swarm-of-bats", "sh_str_09 sh_str_12", always, Bats()),
    Half("we-come-to-kill", "sh_str_13 sh_str_14 sh_str_15", elite, Strike(BY_ELITES, needed=5)),
    Half("desperate-battle", "sh_str_22 sh_str_23 sh_str_24", always, Bonus(1, 1, 1, 1)),
]


def halves_of_faces() -> list[Half]:
    """The combat half of every face."""
    found = {CARD_NAMES.index(card): half for half in HALVES for card in half.cards}
    return [found[face] for face in range(CARD_FACES)]


HALF_OF: Final[list[Half]] = halves_of_faces()

check(sum([len(half.cards) for half in HALVES]) == CARD_FACES, "every card has one combat half")
check(
    all(len(HALF_OF[face].effects) == len(CARDS[face].initiative) for face in range(CARD_FACES)),
    "every effect of a combat half has an initiative",
)


def refuse_combat_card(w: War, r: Combat, side: int, face: int) -> Reason | None:
    """Why `side` cannot play the card as combat card in this combat round.

    WR-6.21, WR-6.23, WR-11.23, WR-11.32
    """
    if DECK_SIDE[CARDS[face].deck] != side:
        return NOT_YOUR_CARD
    if side == FREE_PEOPLES:
        if r.region() == MINAS_TIRITH and w.on_table(DENETHORS_FOLLY):
            return FOLLY
        if r.flags & COMPANION_FOR_CARDS and r.number == 1 and not r.companions():
            return NO_COMPANION_NOW
    return HALF_OF[face].needs(w, r, side)


# The order of effects


def queue_of(played: list[int], attacker: int) -> list[int]:
    """The effects of the revealed cards in the order in which they are applied, each as a number (see `effect_in`).

    The lower initiative comes first, then the defender. WR-11.30, WR-11.31
    """
    queue: list[int] = []
    for side, face in enumerate(played):
        if face >= 0:
            for index, initiative in enumerate(CARDS[face].initiative):
                queue.append(initiative * 8 + (4 if side == attacker else 0) + side * 2 + index)
    queue.sort()
    return queue


def initiative_in(code: int) -> int:
    return code >> 3


def side_in(code: int) -> int:
    return code >> 1 & 1


def effect_in(code: int, played: list[int]) -> Effect:
    """The effect that a number of the queue stands for."""
    return HALF_OF[played[side_in(code)]].effects[code & 1]
