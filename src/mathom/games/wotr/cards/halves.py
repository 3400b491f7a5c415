"""The combat halves of the event cards: when each may be played, and what it does. WR-6.21 to WR-6.24

A half has a text for each of its initiative numbers, which are printed on the card and stand in the fact table.
"""

from __future__ import annotations

from typing import Final

from mathom.effects import All, Condition, Joined, Play, Sequence, Verb, When
from mathom.games.wotr.battle.card_conditions import (
    BattleIn,
    CanForfeit,
    DefendsInField,
    EnemyHasCard,
    FellowshipThere,
    HasHit,
    HasHitMore,
    InSiegeBattle,
    NazgulLead,
    TakesPart,
    TwiceAsLarge,
)
from mathom.games.wotr.battle.card_strikes import (
    BY_ELITES,
    BY_LEADERSHIP,
    AddHits,
    AttackSpecially,
    CancelHits,
    Confuse,
    HitAtOnce,
    Sacrifice,
    Slay,
    TakeOwnHits,
    TurnMisses,
)
from mathom.games.wotr.battle.card_verbs import (
    Bonus,
    CancelCard,
    DieLessPerCompanion,
    DieLessPerPoint,
    Escape,
    ForfeitAll,
    MostDice,
    NoReroll,
    Silence,
)
from mathom.games.wotr.box import (
    ARAGORN,
    CARD_COMPANIONS,
    CARD_NAMES,
    CARDS,
    CHARACTERS,
    COMPANIONS,
    ELITE,
    FACTS,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    ISENGARD,
    KIND_RANK,
    KINDS,
    LEADERS,
    NATIONS_OF,
    NAZGUL,
    NAZGUL_LORDS,
    ROHAN,
    SOUTHRONS,
    STRIDER,
    kind_of,
    units_of_nation,
)
from mathom.games.wotr.cards.selectors import At, OfNation, at
from mathom.games.wotr.map import region_named, within
from mathom.games.wotr.state import ANY_GANDALF

COMBAT_HALF: Final = "combat"


def characters(*who: int) -> tuple[int, ...]:
    """Characters as figures of a force."""
    return tuple([KINDS + character for character in who])


ALL_COMPANIONS: Final = characters(*CARD_COMPANIONS)
HOBBITS: Final = characters(*[c for c in COMPANIONS if CHARACTERS[c].hobbit])
ELITE_KINDS: Final = tuple([kind for kind in range(LEADERS) if KIND_RANK[kind] == ELITE])
ISENGARD_UNITS: Final = units_of_nation(ISENGARD)

HOBBIT: Final = TakesPart(HOBBITS, "no-hobbit-takes-part")
COMPANION: Final = TakesPart(ALL_COMPANIONS, "no-companion-takes-part", ("WR-11.32", "WR-6.32"))
HEIR_FIGHTS: Final = TakesPart(characters(STRIDER, ARAGORN), "neither-strider-nor-aragorn-takes-part")
HERO: Final = TakesPart((*range(LEADERS, NAZGUL), *ALL_COMPANIONS), "neither-leader-nor-companion-takes-part")
ELITE_UNIT: Final = TakesPart(ELITE_KINDS, "no-elite-takes-part")
MUMAKIL: Final = TakesPart((kind_of(SOUTHRONS, ELITE),), "no-southron-elite-takes-part")
# The Witch-king is one (WR-7.27).
NAZGUL_FIGHT: Final = TakesPart((NAZGUL, *characters(*NAZGUL_LORDS)), "no-nazgul-takes-part")
# The Grey only, unless the table reads the card otherwise (AMB-90).
GANDALF: Final = TakesPart(
    characters(GANDALF_THE_GREY),
    "gandalf-the-grey-does-not-take-part",
    others=characters(GANDALF_THE_WHITE),
    reading=ANY_GANDALF,
)
NEAR_ENTS: Final = BattleIn(Joined((OfNation((ROHAN,)), at("fangorn", "orthanc"))), "the-battle-is-not-near-the-ents")
NEAR_MORIA: Final = BattleIn(At(tuple(within(region_named("moria"), 2))), "the-defenders-are-too-far-from-moria")
AT_HOME: Final = BattleIn(OfNation(tuple(NATIONS_OF[FREE_PEOPLES])), "the-defenders-are-in-no-free-nation")
DEVILRY: Final = All((InSiegeBattle(), TakesPart(ISENGARD_UNITS, "only-for-isengard-in-a-siege-battle")))


class Half:
    """A combat half: its title as a key, the cards that carry it, its condition, and a verb for each initiative."""

    __slots__ = ("cards", "needs", "title", "verbs")

    def __init__(self, title: str, cards: str, needs: Condition | None, *verbs: Verb) -> None:
        self.title = title
        self.cards = cards.split()
        self.needs = needs
        self.verbs = list(verbs)


HALVES: Final[list[Half]] = [
    # Free Peoples
    Half("it-is-a-gift", "fp_char_01 fp_char_02 fp_char_03 fp_char_04", FellowshipThere(), Bonus(roll=1, reroll=1)),
    Half("blade-of-westernesse", "fp_char_05", HOBBIT, Slay("strike-minion", instead=True, minion_for=1)),
    Half("mighty-attack", "fp_char_06 fp_char_07", COMPANION, TurnMisses()),
    Half("servant-of-the-secret-fire", "fp_char_08", GANDALF, Bonus(roll=1)),
    Half("anduril", "fp_char_09", HEIR_FIGHTS, TurnMisses(by_heir=True)),
    Half("heroic-death", "fp_char_10 fp_char_13 fp_char_18", HERO, Sacrifice()),
    Half(
        "daring-defiance",
        "fp_char_11 fp_char_15 fp_char_16",
        COMPANION,
        When(CanForfeit(), Sequence((ForfeitAll(), CancelCard()))),
    ),
    Half("fateful-strike", "fp_char_12", HERO, Slay("strike-figure", nazgul=True, minion_for=2)),
    Half("sudden-strike", "fp_char_14 fp_char_22 fp_str_11", HERO, AttackSpecially(BY_LEADERSHIP)),
    Half("brave-stand", "fp_char_17 fp_char_23 fp_char_24", COMPANION, DieLessPerCompanion()),
    Half("ents-rage", "fp_char_19", NEAR_ENTS, Bonus(roll=2)),
    Half("huorn-dark", "fp_char_20", NEAR_ENTS, MostDice(2)),
    Half("nameless-wood", "fp_char_21", NEAR_ENTS, When(HasHit(1), AddHits(2))),
    Half("daylight", "fp_str_01 fp_str_15 fp_str_16", None, MostDice(3)),
    Half("no-quarter", "fp_str_02 fp_str_10", None, When(HasHit(1), AddHits(1))),
    Half("advantageous-position", "fp_str_03 fp_str_04 fp_str_20 fp_str_21", AT_HOME, Bonus(enemy_roll=-1)),
    Half("scouts", "fp_str_05 fp_str_09 fp_str_17", DefendsInField(), Escape()),
    Half(
        "shield-wall",
        "fp_str_06 fp_str_07 fp_str_18 fp_str_19",
        None,
        When(HasHit(2, enemy=True), CancelHits(1)),
    ),
    Half("confusion", "fp_str_08 fp_str_12", None, Confuse()),
    Half("charge", "fp_str_13 fp_str_14", ELITE_UNIT, AttackSpecially(BY_ELITES)),
    Half("valour", "fp_str_22 fp_str_23 fp_str_24", ELITE_UNIT, Bonus(roll=1)),
    # Shadow
    Half(
        "one-for-the-dark-lord",
        "sh_char_01 sh_char_02 sh_char_03 sh_char_04",
        FellowshipThere(),
        Bonus(roll=1, reroll=1),
    ),
    Half("cruel-as-death", "sh_char_05 sh_char_06 sh_char_10 sh_char_21", NazgulLead(2), Bonus(roll=1, price=2)),
    Half("they-are-terrible", "sh_char_07 sh_char_13 sh_char_16", NazgulLead(1), Bonus(reroll=1, price=1)),
    Half("dread-and-despair", "sh_char_08 sh_char_14 sh_char_20", NazgulLead(1), DieLessPerPoint()),
    Half("foul-stench", "sh_char_09 sh_char_22 sh_char_24", NazgulLead(1), NoReroll()),
    Half("black-breath", "sh_char_11 sh_char_12", NAZGUL_FIGHT, Slay("black-breath", heroes=True)),
    Half("words-of-power", "sh_char_15 sh_char_18 sh_char_23", NAZGUL_FIGHT, Silence()),
    Half("durins-bane", "sh_char_17", NEAR_MORIA, AttackSpecially(3, needed=4)),
    Half("devilry-of-orthanc", "sh_char_19 sh_str_03 sh_str_05", DEVILRY, Bonus(roll=1)),
    Half("deadly-strife", "sh_str_01 sh_str_10 sh_str_21", None, Bonus(2, 2, 2, 2)),
    Half("onslaught", "sh_str_02 sh_str_19 sh_str_20", None, TakeOwnHits(4, needed=4)),
    Half("relentless-assault", "sh_str_04 sh_str_11 sh_str_18", None, TakeOwnHits(2)),
    Half("great-host", "sh_str_06 sh_str_16 sh_str_17", None, When(TwiceAsLarge(), HitAtOnce(1))),
    Half("mumakil", "sh_str_07 sh_str_08", MUMAKIL, Bonus(roll=1), When(HasHitMore(), AddHits(1))),
    Half("swarm-of-bats", "sh_str_09 sh_str_12", None, When(EnemyHasCard(), CancelCard(), Bonus(reroll=1))),
    Half("we-come-to-kill", "sh_str_13 sh_str_14 sh_str_15", ELITE_UNIT, AttackSpecially(BY_ELITES, needed=5)),
    Half("desperate-battle", "sh_str_22 sh_str_23 sh_str_24", None, Bonus(1, 1, 1, 1)),
]
HALF_OF: Final[dict[str, Half]] = {card: half for half in HALVES for card in half.cards}

FACTS.check(len(HALF_OF) == sum([len(half.cards) for half in HALVES]), "no card has two combat halves")
FACTS.check(
    all(len(half.verbs) == len(CARDS[CARD_NAMES.index(card)].initiative) for card, half in HALF_OF.items()),
    "every text of a combat half has an initiative",
)


def add_half(half: Half, *cards: str) -> None:
    """A half that a supplement adds, or more cards that carry one."""
    for card in cards or half.cards:
        HALF_OF[card] = half


def combat_plays(card: str, condition: int, effect: int) -> list[Play]:
    """The texts of the card's combat half, in the order of their initiative; none if it is not written.

    `condition` and `effect` are the numbers of the clauses that they carry out.
    """
    half = HALF_OF.get(card)
    if half is None:
        return []
    clause = (effect,) if half.needs is None else (condition, effect)
    return [Play(COMBAT_HALF, verb, needs=half.needs, clause=clause) for verb in half.verbs]
