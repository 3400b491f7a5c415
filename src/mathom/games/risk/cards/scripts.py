"""What every card says: the one place to look for what a card does. Texts for people are in the fact tables.

Cards that chapter 15 does not change do what is printed on them. RI-15.2
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from mathom.effects import CONDITIONS as ANY_CONDITIONS
from mathom.effects import NUMBERS as ANY_NUMBERS
from mathom.effects import SELECTORS as ANY_SELECTORS
from mathom.effects import STATEMENTS as ANY_STATEMENTS
from mathom.effects import VERBS as ANY_VERBS
from mathom.effects import Choose, ClauseMap, Each, Play, Script, Sequence, Verb, Vocabulary
from mathom.games.risk.box import (
    ADVENTURE,
    ADVENTURES,
    ANYWHERE,
    AT_SITE,
    DRAW_CARD,
    EVIL,
    FIRST_JOKER,
    GOOD,
    MISSION,
    TERRITORY_CARDS,
    Adventure,
    card_named,
)
from mathom.games.risk.cards.conditions import (
    CONDITIONS,
    Attacking,
    CanAmbush,
    CanBear,
    CanDelve,
    CanTurn,
    CanWithdraw,
    Defending,
    FiguresAnywhere,
    FiguresIn,
    HasAllies,
    HeroCame,
    SeenLanding,
)
from mathom.games.risk.cards.ring_verbs import VERBS as RING_VERBS
from mathom.games.risk.cards.ring_verbs import AddToRoll, Beset, ChooseSign, Hold, Hunted, PutBack
from mathom.games.risk.cards.verbs import (
    SELECTORS,
    VERBS,
    BlackSails,
    BlockBridge,
    Bridges,
    ClearCards,
    Close,
    DoubleRange,
    Drown,
    Entmoot,
    FiguresOf,
    HalveTroops,
    Havens,
    HeroHomes,
    Landings,
    LiftHero,
    MusterAt,
    MusterHere,
    MusterIn,
    OweCard,
    OwnHeroes,
    OwnTerritories,
    PlaceHero,
    Raid,
    Reward,
    SetAside,
    SetHeroDown,
    ShowCards,
    Shown,
    Siege,
    TakeOver,
    TurnTroops,
    WallsDown,
    WaysOut,
    WayUnder,
    Withdraw,
)
from mathom.games.risk.codes import BRIDGE, SPACE
from mathom.games.risk.map import MINAS_TIRITH, MORIA, REGION_OF, SPACE_NAMES, UDUN_VALE

VOCABULARY: Final = Vocabulary(
    [*ANY_STATEMENTS, *ANY_NUMBERS, *ANY_VERBS, *ANY_CONDITIONS, *ANY_SELECTORS],
    [*VERBS, *RING_VERBS, *CONDITIONS, *SELECTORS],
)

# Every card has one clause: what it does.
EFFECT: Final = (1,)


def shown(effect: Verb) -> Sequence:
    """Three territory cards are drawn, and something happens in each of the territories."""
    return Sequence((ShowCards(3), Each(Shown(), effect), ClearCards()))


def where(kind: str, selector: Any, effect: Verb, first: int = SPACE) -> Choose:
    return Choose(kind, selector, effect, first)


def event(card: str, do: Verb) -> Script:
    """Resolved when it is drawn. RI-10.4"""
    return Script(card, Play("DRAW", do, clause=EFFECT))


def power(card: str, window: str, do: Verb, needs: Any = None) -> Script:
    """Played in its moment. RI-10.32, RI-10.36"""
    return Script(card, Play(window, do, needs=needs, clause=EFFECT))


NIGHT_MARCH: Final = Choose("night-where", OwnTerritories(rested=True), DoubleRange(), SPACE, optional=True)

EVENTS: Final[list[Script]] = [
    event("appoint_second_leader", where("hero-where", HeroHomes(), PlaceHero())),
    event("winter_storms", shown(Close())),
    event("raiders", shown(HalveTroops())),
    event("mustering", shown(MusterAt(3, holder=True))),
    event("local_uprising", SetAside()),
    event("corsairs_of_umbar", Raid()),
    event("black_gates_open", Siege(UDUN_VALE, EVIL, gold=10)),
    event("cave_troll", Siege(MORIA, EVIL, count=2)),
    Script("entmoot", Play("DRAW", Entmoot(), clause=EFFECT), Play("D", Entmoot(), clause=EFFECT)),
    event("aragorn_arrives", Siege(MINAS_TIRITH, GOOD, gold=10)),
]

POWERS: Final[list[Script]] = [
    power("grima_wormtongue", "C0", TurnTroops(2), CanTurn(2)),
    power("courage_alone", "C0", MusterHere(4), Defending()),
    power("you_shall_not_pass", "T0", where("bridge", Bridges(), BlockBridge(), BRIDGE)),
    power("ambush", "M0", where("ambush-where", OwnTerritories(at_the_front=True), MusterAt(3)), CanAmbush()),
    power("enemy_at_hand", "C0", WallsDown(), Attacking(stronghold=True)),
    power("siege_machines", "C0", WallsDown(), Attacking(stronghold=True)),
    power("move_by_night", "M0", Sequence((NIGHT_MARCH, NIGHT_MARCH)), FiguresAnywhere()),
    power("under_the_mountains", "M1", WayUnder(), CanDelve()),
    power("violent_storms", "M2", where("storm-where", Landings(), Drown()), SeenLanding()),
    power(
        "borne_to_another_place",
        "T0",
        Sequence((where("which-hero", OwnHeroes(), LiftHero()), where("hero-where", Havens(), SetHeroDown()))),
        CanBear(),
    ),
    power("hunt_for_the_ringbearer", "T0", Hunted()),
    power("strategic_withdrawal", "C0", where("withdraw-where", WaysOut(), Withdraw()), CanWithdraw()),
    power("black_sails", "C0", BlackSails(), Attacking(port=True)),
    power("balrog", "B2", PutBack()),
    power("boromir", "B0", Hold()),
    power("knife_in_the_dark", "B0", Beset()),
    power("dangerous_crossing", "B0", Beset()),
    power("gollum", "B0", Beset()),
    Script(
        "faramir",
        Play("B0", ChooseSign(beforehand=True), clause=EFFECT),
        Play("B1", ChooseSign(), clause=EFFECT),
    ),
    power("captured_by_orcs", "B1", AddToRoll("orcs", -1)),
    power("shelobs_lair", "B1", AddToRoll("shelob", -2)),
    power("smeagol", "B1", AddToRoll("smeagol", 2)),
    power("unwanted_alliance", "M0", TakeOver(5), HasAllies()),
]


def mission(card: Adventure) -> Script:
    """The reward of a mission, placed as the card says. RI-10.17 to RI-10.19, RI-10.29"""
    site = SPACE_NAMES.index(card.site)
    good, evil = card.gold
    do: Verb
    if card.placement == DRAW_CARD:
        do = OweCard()
    elif card.placement == AT_SITE:
        do = Reward(good, evil, site)
    else:
        do = MusterIn(good, evil, -1 if card.placement == ANYWHERE else REGION_OF[site])
    return power(card.id, "D", do, HeroCame(site))


def territory_script(face: int) -> Script:
    """A joker needs figures anywhere, every other card in its territory. RI-10.10, RI-10.14"""
    needs = FiguresAnywhere() if face >= FIRST_JOKER else FiguresIn(face)
    return power(TERRITORY_CARDS[face].id, "D", FiguresOf(face), needs)


MISSIONS: Final[list[Script]] = [mission(card) for card in ADVENTURES if card.type == MISSION]
TERRITORIES: Final[list[Script]] = [territory_script(face) for face in range(ADVENTURE)]
WRITTEN: Final[list[Script]] = [*TERRITORIES, *MISSIONS, *EVENTS, *POWERS]
ALL_SCRIPTS: Final[dict[int, Script]] = {card_named(script.card): script for script in WRITTEN}


@cache
def clause_map() -> ClauseMap:
    """What carries out the effect of every card."""
    found = ClauseMap({script.card: [f"{script.card}.effect"] for script in WRITTEN})
    for script in WRITTEN:
        found.implement(f"{script.card}.effect", *[text.do for text in script.texts if isinstance(text, Play)])
    return found


def drop_clause(clause: str) -> None:
    """From now on a card does nothing; see `Game.drop_clause`."""
    clauses = clause_map()
    if clause not in clauses.carried_out:
        raise ValueError(f"there is no clause {clause}")
    clauses.drop(clause, ALL_SCRIPTS[card_named(clause.rpartition(".")[0])])
