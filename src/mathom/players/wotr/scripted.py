"""Plays like a person who has played before: a plan for the Ring, a plan for the war, no calculation ahead.

For every kind of question there is a rule of thumb (`ANSWERS`). It sees the table through `Glance` and remembers no
plan, so that it can take over any seat at any time; what it has worked out about the map it keeps while that stays so.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from mathom.games.wotr.box import (
    CARDS,
    CHARACTERS,
    DECK_SIDE,
    FREE_PEOPLES,
    GOLLUM,
    KIND_RANK,
    KINDS,
    NAZGUL,
    SHADOW,
    STRIDER,
    UNIT_KINDS,
    WITCH_KING,
    enemy_of,
)
from mathom.games.wotr.codes import (
    ALL,
    DECK_CODE,
    DONE,
    FIGURE,
    NATION,
    NO,
    NONE,
    NUMBER,
    PASS,
    REGION,
    SKIP,
    SPLIT,
    WITHDRAW,
    YES,
    character_in,
    count_in,
    face_in,
    figure_in,
    is_card,
    is_fall,
    is_figure,
    is_figure_at,
    is_fleet,
    is_reduce,
    kind_in,
    member_in,
    origin_in,
    region_in,
    target_in,
    word,
)
from mathom.games.wotr.edge.glance import Glance
from mathom.games.wotr.map import (
    ADJACENT,
    OWNER_AT,
    POINTS_AT,
    REGIONS,
    is_stronghold,
)
from mathom.games.wotr.third_age.pieces import DUNLENDING, EXTRA_ROUND
from mathom.kernel import Game, Perspective
from mathom.players.wotr import characters, ring, third_age
from mathom.players.wotr.actions import (
    Memory,
    Mind,
    choose_action,
    choose_die,
    choose_turning,
    choose_will,
    nation_worth,
)
from mathom.players.wotr.atlas import HARD, NORMAL, PRIZE, Army, army_at, army_of, clash
from mathom.players.wotr.cards import keeping, worth
from mathom.players.wotr.team import exchange, give_card, mixed_army

GUIDE: Final = word("guide")
RANDOM: Final = word("random")
CEASE: Final = word("cease")
CONTINUE: Final = word("continue")
FIGHT: Final = word("fight-in-the-field")
STAY: Final = word("stay")
REVEAL: Final = word("reveal")
ENTER: Final = word("enter-mordor")

WELCOME: Final = [ALL, YES, CONTINUE, ENTER]
REFUSALS: Final = [NONE, DONE, NO, SKIP, PASS, CEASE, STAY]

Rule = Callable[[Mind, int], float]


class Scripted:
    def __init__(self, game: Game, text: str, rng: Random) -> None:
        self.rng = rng
        self.memory = Memory()

    def choose(self, perspective: Perspective) -> int:
        options = perspective.options()
        if len(options) == 1:
            return options[0]
        g = perspective.glance()
        assert isinstance(g, Glance)
        return answer(Mind(g, self.memory))


def answer(m: Mind) -> int:
    decide = DECISIONS.get(m.g.kind)
    if decide is not None:
        return decide(m)
    rule = ANSWERS.get(m.g.kind, unknown)
    best, chosen = -1e9, m.g.options[0]
    for code in m.g.options:
        value = rule(m, code)
        if value > best:
            best, chosen = value, code
    return chosen


def unknown(m: Mind, code: int) -> float:
    """A question without a rule: rather something than nothing, and the first thing rather than another."""
    if code in WELCOME:
        return 2.0
    return -1.0 if code in REFUSALS else 1.0


# Marching and recruiting


def march(m: Mind, code: int) -> float:
    if is_fleet(code):
        return third_age.sail(m, code)
    return 0.15 if code == DONE else m.campaign.march(origin_in(code), target_in(code))


def attack(m: Mind, code: int) -> float:
    return m.campaign.attack(origin_in(code), target_in(code))


def who_marches(m: Mind, code: int) -> float:
    """All, but a guard stays where points could be lost behind the army's back."""
    return 1.0 if (code == SPLIT) == leaves_guard(m) else 0.0


def leaves_guard(m: Mind) -> bool:
    g, origin = m.g, m.g.origin
    if g.side != SHADOW or not 0 <= origin < REGIONS or g.held[origin] != SHADOW:
        return False
    if not POINTS_AT[origin] or OWNER_AT[origin] != FREE_PEOPLES:
        return False
    return army_at(g, SHADOW, origin).units > 2 and m.campaign.near(origin, 3)


def how_many(m: Mind, code: int) -> float:
    """All that can go, but for a Regular as a guard."""
    count, kind = count_in(code), member_in(code)
    if kind < UNIT_KINDS and not KIND_RANK[kind] and leaves_guard(m):
        return -abs(count - (m.g.figures[m.g.origin][kind] - 1))
    return float(count)


def recruit(m: Mind, code: int) -> float:
    if not is_figure_at(code):
        return 0.1
    kind, region = kind_in(code), region_in(code)
    if kind == NAZGUL:
        return 1.6 if sum(heap[NAZGUL] for heap in m.g.figures[:REGIONS]) < 4 else 0.6
    value = m.campaign.recruit(kind, region)
    if kind >= UNIT_KINDS:
        there = army_at(m.g, m.g.side, region)
        return 0.9 * value + 0.4 if there.units > 1 and not there.leaders else 0.3
    return value * (1.25 if KIND_RANK[kind] else 1.0)


def levy(m: Mind, code: int) -> float:
    """A region or a kind of figures to recruit by a card."""
    if REGION <= code < FIGURE:
        return 1.0 + m.campaign.recruit(0, code - REGION)
    if is_figure(code):
        return 3.0 if KIND_RANK[figure_in(code)] else 2.0
    return recruit(m, code) if is_figure_at(code) else unknown(m, code)


def surplus(m: Mind, code: int) -> float:
    """Regulars rather than Elites."""
    return -float(KIND_RANK[figure_in(code)]) if is_figure(code) else 0.0


# Battles


def armies(m: Mind) -> tuple[Army, Army]:
    """Those of the battle: the attacker's and the defender's."""
    forces = m.g.forces
    return army_of(forces[m.g.attacker]), army_of(forces[enemy_of(m.g.attacker)])


def cease(m: Mind, code: int) -> float:
    """Fight on while it goes well."""
    ours, theirs = armies(m)
    left, rest = clash(ours, theirs, NORMAL, NORMAL, 3)
    good = left - rest + (0.5 if ours.strength > theirs.strength else 0.0)
    return good if code == CONTINUE else 0.0


def retreat(m: Mind, code: int) -> float:
    """Away from what cannot be held, to where friends are."""
    g = m.g
    theirs, ours = armies(m)
    left, rest = clash(theirs, ours, NORMAL, NORMAL, 3)
    if code == STAY:
        home = PRIZE[g.target] if g.target < REGIONS and g.held[g.target] == g.side else 0.0
        return rest - left + 1.5 * home
    if not REGION <= code < FIGURE:
        return 0.0
    region = code - REGION
    friends = army_at(g, g.side, region)
    safe = 1.0 if is_stronghold(region) and g.held[region] == g.side else 0.0
    return 0.2 * friends.strength + safe - 0.1 * sum(any(g.figures[r][:UNIT_KINDS]) for r in ADJACENT[region]) - 0.5


def ground(m: Mind, code: int) -> float:
    """Walls are for the weaker; but more than five do not fit inside."""
    theirs, ours = armies(m)
    odds = theirs.strength / max(1, ours.strength)
    inside = 0.75 if ours.units <= 5 else 1.3
    return odds - inside if code == WITHDRAW else 0.0


def extend(m: Mind, code: int) -> float:
    """Elites are given up where the Stronghold can fall in this round."""
    if code == CEASE:
        return 0.0
    ours, theirs = armies(m)
    left, rest = clash(ours, theirs, HARD, HARD, 1)
    if code == EXTRA_ROUND:
        return 2.0 if ours.strength > theirs.strength else -1.0
    return 1.0 if ours.strength >= 2.5 * theirs.strength and rest < 2.5 and left > 4 else -1.0


def advance(m: Mind, code: int) -> float:
    """Go in, unless home is worth more."""
    g = m.g
    if code == SPLIT:
        return 9.0 if leaves_guard(m) else 0.0
    if code == ALL:
        home = 0.0
        if g.side == FREE_PEOPLES and g.origin < REGIONS and g.held[g.origin] == g.side:
            home = PRIZE[g.origin]
        siege = is_stronghold(g.target) and g.held[g.target] != g.side
        return 1.0 + PRIZE[g.target] + (0.5 if siege else 0.0) - 1.2 * home
    return 0.5 if code == NONE else 0.0


def combat_card(m: Mind, code: int) -> float:
    """Cards that are little good as events are for battles; where much is at stake, others too."""
    if code == NONE:
        return 0.0
    ours = army_of(m.g.forces[m.g.side])
    stake = 0.5 + min(2.0, 0.15 * ours.strength) + (0.7 if m.g.target >= REGIONS else 0.0)
    return 1.0 + stake - worth(m.g, face_in(code))


def loss(m: Mind, code: int) -> float:
    """Who rolls no die is lost first; then Elites become Regulars, so that the dice stay."""
    units = army_of(m.g.forces[m.g.side]).units if m.g.attacker >= 0 and m.g.forces[0] else 5
    if is_fall(code):
        return -1.0
    if is_reduce(code):
        return 2.0 if units <= 5 else 1.0
    if figure_in(code) == DUNLENDING:
        return 1.2 if units > 6 else 0.3
    return 0.0 if KIND_RANK[figure_in(code)] else 1.5


def white_rider(m: Mind, code: int) -> float:
    nazgul = m.g.forces[SHADOW][NAZGUL] + 2 * m.g.forces[SHADOW][KINDS + WITCH_KING]
    return 1.0 if (code == YES) == (nazgul >= 2) else 0.0


def lowest(m: Mind, code: int) -> float:
    """As little as possible, nothing if that is allowed."""
    return 1.0 if code in REFUSALS else -float(code)


def highest(m: Mind, code: int) -> float:
    return float(code) if code >= NUMBER else -1.0


# Cards


def event_card(m: Mind, code: int) -> float:
    return worth(m.g, face_in(code)) if is_card(code) else 0.0


def discard(m: Mind, code: int) -> float:
    return -keeping(m.g, face_in(code)) if is_card(code) else 0.0


def deck(m: Mind, code: int) -> float:
    """Of which kind there are fewer in the hand; the Ring needs the Character deck more."""
    number = code - DECK_CODE
    have = [CARDS[face].deck for face in m.g.hand].count(number)
    return -have + (0.5 if number in (0, 3) and 0 <= number < len(DECK_SIDE) else 0.0)


# The Fellowship and the Hunt


def declare(m: Mind, code: int) -> float:
    return ring.declare(m.g, code - REGION) if REGION <= code < FIGURE else 0.0


def enter_mordor(m: Mind, code: int) -> float:
    return 0.0 if code == NO else 1.0 if ring.ready_for_mordor(m.g) else -1.0


def found(m: Mind, code: int) -> float:
    return ring.found(m.g, code - REGION) if REGION <= code < FIGURE else -99.0


def way(m: Mind, code: int) -> float:
    return 1.0 if code == DONE else ring.step(m.g, code - REGION)


def casualty(m: Mind, code: int) -> float:
    return ring.casualty(m.g, code == GUIDE) if code in (GUIDE, RANDOM) else 0.0


def guide_ability(m: Mind, code: int) -> float:
    """Hobbits help at once; Gollum shows the Fellowship only when the Ring weighs heavily."""
    if code == NONE:
        return 0.0
    return -1.0 if code == REVEAL and m.g.corruption + m.g.damage < 9 else 1.0


def hunt_card(m: Mind, code: int) -> float:
    if code == NONE:
        return 0.0
    return 1.0 if m.g.damage >= 2 or m.g.corruption >= 6 else -1.0


def guide(m: Mind, code: int) -> float:
    """Who hides with any die leads a Fellowship that is seen, and in Mordor."""
    who = character_in(code)
    if who == STRIDER and (not m.g.hidden or m.g.in_mordor()):
        return 5.0
    return 0.5 if who == GOLLUM else float(len(CHARACTERS) - who) / 10


def hunt_allocation(m: Mind, code: int) -> float:
    most = max(m.g.options) - NUMBER
    return -abs(code - NUMBER - ring.hunters_to_send(m.g, most))


def nation(m: Mind, code: int) -> float:
    return nation_worth(m, code - NATION)


DECISIONS: Final[dict[str, Callable[[Mind], int]]] = {
    "turn": choose_die,
    "action": choose_action,
    "ring": choose_turning,
    "will": choose_will,
}

ANSWERS: Final[dict[str, Rule]] = {
    "march": march,
    "attack": attack,
    "who-marches": who_marches,
    "how-many": how_many,
    "recruit": recruit,
    "recruit-second": recruit,
    "levy-region": levy,
    "levy-unit": levy,
    "surplus": surplus,
    "cease": cease,
    "retreat": retreat,
    "ground": ground,
    "extend": extend,
    "advance": advance,
    "combat-card": combat_card,
    "loss": loss,
    "white-rider": white_rider,
    "own-hits": lowest,
    "sacrifice": lowest,
    "nazgul-points": lowest,
    "turn-misses": highest,
    "how-many-rise": highest,
    "event-card": event_card,
    "exchange": exchange,
    "give-card": give_card,
    "mixed-army": mixed_army,
    "discard": discard,
    "pay-army-card": discard,
    "pay-character-card": discard,
    "deck": deck,
    "declare": declare,
    "enter-mordor": enter_mordor,
    "found": found,
    "way": way,
    "casualty": casualty,
    "guide-ability": guide_ability,
    "hunt-card": hunt_card,
    "guide": guide,
    "hunt-allocation": hunt_allocation,
    "nation": nation,
    "elrond": nation,
    "separate": characters.separate,
    "separated-goal": characters.separated_goal,
    "companion": characters.companion,
    "companion-goal": characters.companion_goal,
    "minion": characters.minion,
    "minion-mover": characters.minion_mover,
    "minion-goal": characters.minion_goal,
    "entry": characters.entry,
    **third_age.ANSWERS,
    "balrog-unit": levy,
}
