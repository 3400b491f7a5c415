"""Plays like a person who has played before: a rule of thumb for every kind of question, no calculation ahead.

The good side hurries the Ring-bearer on, the evil side searches wherever he can be; both take strongholds that they are
strong enough for and keep the rest of their troops near the front.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from mathom.games.risk.box import (
    CARD_NAMES,
    EVIL,
    GOOD,
    HEAVY_CAVALRY,
    HEAVY_INFANTRY,
    HERO,
    HIT_NUMBERS,
    KINDS,
    PARTY_SIDE,
    TOUGHNESS,
    TROLL,
    UNIT_COUNT,
    VALUE,
    party_in,
    unit_in,
)
from mathom.games.risk.codes import (
    ALL,
    BACK,
    BRIDGE,
    CARD,
    COUNT,
    DONE,
    DRAW,
    FIGURE,
    HIDE,
    MINUS,
    NONE,
    NUMBER,
    PASS,
    PLACE,
    PLUS,
    PURSUE,
    ROUTE,
    SEARCH,
    SPACE,
    SPLIT,
    STAY,
    UNIT,
    USE_THE_RING,
    WOUNDED,
    count_in,
    territory_placed,
    unit_placed,
)
from mathom.games.risk.edge.glance import Glance
from mathom.games.risk.map import FAILS_UP_TO, ON_FOOT, POINTS, REGION_BONUS, REGION_OF, SITE, STRONGHOLD, TERRITORIES
from mathom.games.risk.state import TROOPS_OF
from mathom.kernel import Game, Perspective

# Cards that a side does not play against itself, by their names.
HURT_THE_RING: Final = (
    "balrog",
    "boromir",
    "knife_in_the_dark",
    "dangerous_crossing",
    "gollum",
    "captured_by_orcs",
    "shelobs_lair",
)
HELP_THE_RING: Final = ("smeagol", "hunt_for_the_ringbearer")
WASTEFUL: Final = ("strategic_withdrawal", "you_shall_not_pass", "under_the_mountains", "move_by_night")
BRAVE: Final[list[float]] = [1.1, 1.6]  # how much stronger an attacker of the good and of the evil side wants to be


def power(g: Glance, side: int, space: int, attacks: bool) -> float:
    """What a side's troops in a space are worth in a combat there."""
    column = (2 if attacks else 3) if space < TERRITORIES and STRONGHOLD[space] else (0 if attacks else 1)
    total, heroes = 0.0, 0
    for kind in range(KINDS):
        count = g.figures[space][kind]
        if count and PARTY_SIDE[party_in(kind)] == side:
            unit = unit_in(kind)
            if unit == HERO:
                heroes = 1
            else:
                total += count * (HIT_NUMBERS[column][unit] + 1) * TOUGHNESS[unit]
    return total * (1 + 0.3 * heroes)


def worth(territory: int) -> float:
    """What holding a territory brings."""
    return 1 + 3 * POINTS[territory] + (1 if SITE[territory] else 0) + REGION_BONUS[REGION_OF[territory]] / 4


def side_holding(g: Glance, territory: int) -> int:
    return -1 if g.holder[territory] < 0 else PARTY_SIDE[g.holder[territory]]


def front(g: Glance, side: int) -> list[int]:
    """How many steps every territory is from one that the side does not hold."""
    far = [99] * TERRITORIES
    edge = [t for t in range(TERRITORIES) if side_holding(g, t) != side]
    for t in edge:
        far[t] = 0
    steps = 0
    while edge:
        steps += 1
        following: list[int] = []
        for t in edge:
            for to in ON_FOOT[t]:
                if far[to] > steps:
                    far[to] = steps
                    following.append(to)
        edge = following
    return far


def gain(g: Glance, side: int, origin: int, to: int, far: list[int]) -> float:
    """What a step of the active party's figures is worth; nothing to gain: 0 or less."""
    if to >= TERRITORIES or origin >= TERRITORIES:
        return 0.0
    if STRONGHOLD[origin] and sum(g.figures[origin]) < 2:
        return -1.0
    own = power(g, side, origin, True)
    enemy = power(g, 1 - side, to, False)
    if enemy:
        odds = own / enemy
        return worth(to) * 2 if odds > BRAVE[side] else -1.0
    if side_holding(g, to) != side:
        return worth(to) if g.figures[origin] and own > 0 else 0.2
    alone = g.troops[TROOPS_OF + side][origin] < 2
    return 0.0 if alone or far[to] >= far[origin] else 0.5


class Scripted:
    def __init__(self, game: Game, text: str, rng: Random) -> None:
        self.rng = rng

    def choose(self, perspective: Perspective) -> int:
        options = perspective.options()
        if len(options) == 1:
            return options[0]
        g: Glance = perspective.glance()
        side = PARTY_SIDE[g.seat_of.index(perspective.seat)]
        answer = ANSWERS.get(g.kind)
        return self.rng.choice(options) if answer is None else answer(g, side, self.rng)


# Moving


def march(g: Glance, side: int, rng: Random) -> int:
    """The step that gains most; enough is enough when none does."""
    far = front(g, side)
    best, chosen = 0.0, DONE if DONE in g.options else g.options[0]
    for code in g.options:
        if SPACE <= code < SEARCH and code - SPACE < TERRITORIES:
            value = max([gain(g, side, code - SPACE, to, far) for to in ON_FOOT[code - SPACE]])
            if value > best:
                best, chosen = value, code
    return chosen


def goal(g: Glance, side: int, rng: Random) -> int:
    far = front(g, side)
    options = [code for code in g.options if code != BACK]
    return max(options, key=lambda code: gain(g, side, g.origin, code - SPACE, far)) if options else BACK


def guarded(g: Glance) -> bool:
    """Whether those who march stand in a stronghold; eagles may also leave mountains, which are no territory."""
    return g.origin < TERRITORIES and bool(STRONGHOLD[g.origin])


def who_marches(g: Glance, side: int, rng: Random) -> int:
    """Nobody leaves a stronghold empty."""
    return SPLIT if guarded(g) and SPLIT in g.options else ALL if ALL in g.options else g.options[0]


def how_many(g: Glance, side: int, rng: Random) -> int:
    """As many as can; in a stronghold one stays."""
    most = max(g.options, key=count_in)
    left = sum(g.figures[g.origin]) - g.picked - count_in(most)
    fewer = [code for code in g.options if count_in(code) < count_in(most)]
    return max(fewer, key=count_in) if guarded(g) and left < 1 and fewer else most


# The Ring


def ring_bearer(g: Glance, side: int, rng: Random) -> int:
    """Two steps are better than one, one is better than none; the Ring stays in the pocket."""
    routes = [code for code in g.options if code >= ROUTE]
    steps = [code for code in g.options if SPACE <= code < SEARCH]
    return rng.choice(routes or steps or [code for code in g.options if code != USE_THE_RING])


def lorien(g: Glance, side: int, rng: Random) -> int:
    return HIDE


def combat(g: Glance, side: int, rng: Random) -> int:
    """Search wherever he can be, then fight."""
    searches = [code for code in g.options if SEARCH <= code < SEARCH + TERRITORIES and g.haunts[code - SEARCH]]
    if searches:
        return max(searches, key=lambda code: g.haunts[code - SEARCH])
    fights = [code for code in g.options if SPACE <= code < SEARCH]
    return fights[0] if fights else DONE


# Combat


def retreat(g: Glance, side: int, rng: Random) -> int:
    """Who is clearly weaker leaves, if there is a way."""
    attacks = side == g.attacker
    own, enemy = power(g, side, g.territory, attacks), power(g, 1 - side, g.territory, not attacks)
    goals = [code for code in g.options if code != STAY]
    return rng.choice(goals) if goals and own * 2 < enemy else STAY


def pursue(g: Glance, side: int, rng: Random) -> int:
    return PURSUE


def loss(g: Glance, side: int, rng: Random) -> int:
    """A hit that kills nobody first, then the cheapest."""
    whole = [code for code in g.options if code < WOUNDED and TOUGHNESS[unit_in(code - FIGURE)] > 1]
    return whole[0] if whole else min(g.options, key=lambda code: VALUE[(code - FIGURE) % UNIT_COUNT])


def direct_hit(g: Glance, side: int, rng: Random) -> int:
    return max([c for c in g.options if c != NONE], key=lambda code: VALUE[(code - FIGURE) % UNIT_COUNT])


def most_number(g: Glance, side: int, rng: Random) -> int:
    return max([code for code in g.options if code >= NUMBER])


# Gold and cards


def buy(g: Glance, side: int, rng: Random) -> int:
    wanted = [UNIT + unit for unit in (TROLL, HEAVY_CAVALRY, HEAVY_INFANTRY)]
    found = [code for code in g.options if code in wanted] or [code for code in g.options if code != DONE]
    return rng.choice(found) if found else DONE


def place(g: Glance, side: int, rng: Random) -> int:
    """The dearest figure, where the enemy is nearest."""
    far = front(g, side)
    found = [code for code in g.options if PLACE <= code < COUNT]
    if not found:
        return DONE if DONE in g.options else NONE
    return min(found, key=lambda code: (far[territory_placed(code)], -VALUE[unit_placed(code)], code))


def cards(g: Glance, side: int, rng: Random) -> int:
    """Whatever helps, or at least does not hurt, brings points."""
    found = [code for code in g.options if CARD <= code < BRIDGE and helps(g, side, CARD_NAMES[code - CARD])]
    if found:
        return rng.choice(found)
    return PASS if PASS in g.options else DONE


def helps(g: Glance, side: int, card: str) -> bool:
    if card in HURT_THE_RING:
        return side == EVIL
    if card == "faramir":
        return g.kind == "play-card" and (side == EVIL or 0 < g.die <= FAILS_UP_TO)
    if card == "smeagol":
        return side == GOOD and 0 < g.die <= FAILS_UP_TO
    return card not in WASTEFUL and not (card in HELP_THE_RING and side == EVIL)


def sign(g: Glance, side: int, rng: Random) -> int:
    return PLUS if side == GOOD else MINUS


def draw(g: Glance, side: int, rng: Random) -> int:
    return DRAW


def give_nothing(g: Glance, side: int, rng: Random) -> int:
    return DONE


def keep(g: Glance, side: int, rng: Random) -> int:
    return PASS


ANSWERS: Final[dict[str, Callable[[Glance, int, Random], int]]] = {
    "march": march,
    "goal": goal,
    "who-marches": who_marches,
    "how-many": how_many,
    "ring-bearer": ring_bearer,
    "ring-bearer-second": ring_bearer,
    "lorien": lorien,
    "combat": combat,
    "retreat": retreat,
    "pursue": pursue,
    "loss": loss,
    "card-loss": loss,
    "direct-hit": direct_hit,
    "walls": most_number,
    "weapon-bonus": most_number,
    "buy": buy,
    "deploy": place,
    "place": place,
    "card-figure": place,
    "cards": cards,
    "play-card": cards,
    "sign": sign,
    "draw-territory": draw,
    "draw-adventure": draw,
    "transfer-where": give_nothing,
    "discard": keep,
}
