"""A position written by hand, for scenarios: what stands where, who holds which cards, where the Ring-bearer is.

docs/scenarios.md describes every entry. Figures not named stay where the setup puts them, unless the board is cleared.
Hands that are not named are empty.
"""

# mypyc: skip

from __future__ import annotations

from typing import Any, Final

from mathom.games.risk.box import CARD_NAMES, GOOD, PARTIES, PARTIES_OF, SIZE, UNIT_COUNT, UNITS, kind_of
from mathom.games.risk.control import update_control
from mathom.games.risk.map import (
    BRIDGE_NAMES,
    NOWHERE,
    ON_PATH,
    RESERVE,
    SPACE_NAMES,
    SPACES,
    SUPPLY,
    TERRITORY_NAMES,
)
from mathom.games.risk.ring.bearer import reveal
from mathom.games.risk.ring.course import CLOSED, FAILED, LEFT, PLACE, WITHOUT, believe, follow, get, put, true_course
from mathom.games.risk.round.round import Round
from mathom.games.risk.round.turn import Turn
from mathom.games.risk.state import (
    ADVENTURE_BACK,
    ADVENTURE_DECK,
    ADVENTURE_DISCARD,
    ASIDE,
    HAND,
    PLAYED,
    TERRITORY_DECK,
    TERRITORY_DISCARD,
    Realm,
)
from mathom.kernel import Written

PHASES: Final = {
    "start": "begin",
    "buy": "buy",
    "move": "march",
    "after_moving": "losses_at_sea",
    "ring": "ring_bearer",
    "combat": "combat",
    "cards": "cards",
    "deploy": "deploy",
    "income": "income",
    "transfer": "hand_over",
}
BOARD: Final = ("clear", "forces", "reserve", "gold", "out")
CARDS: Final = ("hands", "played", "aside", "decks", "discarded")
LASTING: Final = ("blocked", "closed", "corsairs")
KNOWN: Final = ("phase", "turn_of", "round", "bearer", "held", "points", *BOARD, *CARDS, *LASTING)
OF_BEARER: Final = ("space", "shown", "marches", "failed", "pass_closed", "without", "possible")
MANY: Final = 99
DECK_OF: Final = (TERRITORY_DECK, ADVENTURE_DECK)  # by the back of a card
DECKS: Final = ("territory", "adventure")

Given = dict[str, Written]


def arrange(s: Realm, position: dict[str, Any]) -> None:
    given = Written(position, "position").table(KNOWN)
    place_figures(s, given)
    deal_cards(s, given)
    set_bearer(s, given["bearer"].table(OF_BEARER) if "bearer" in given else {})
    for party, gold in by_party(given, "gold").items():
        s.gold = [gold.number(0, MANY) if p == party else old for p, old in enumerate(s.gold)]
    out = [name.one_of(PARTIES) for name in given["out"].entries()] if "out" in given else []
    s.out = [party in out for party in range(SIZE)]
    if "points" in given:
        s.card_points = [entry.number(0, MANY) for entry in given["points"].each_seat(2)]
    set_lasting(s, given)
    begin(s, given)


def by_party(given: Given, name: str) -> dict[int, Written]:
    """The entries of a table with an entry for some of the parties."""
    found = given[name].table(PARTIES) if name in given else {}
    return {PARTIES.index(party): entry for party, entry in found.items()}


# Figures


def place_figures(s: Realm, given: Given) -> None:
    if "clear" in given and given["clear"].flag():
        for space in range(SPACES):
            clear(s, space)
    for name, forces in (given["forces"].table(SPACE_NAMES) if "forces" in given else {}).items():
        space = SPACE_NAMES.index(name)
        clear(s, space)
        for party, force in forces.table(PARTIES).items():
            place_force(s, PARTIES.index(party), space, force)
        update_control(s, space)
    for owner, bought in by_party(given, "reserve").items():
        place_force(s, owner, RESERVE, bought)
    for name, holder in (given["held"].table(TERRITORY_NAMES) if "held" in given else {}).items():
        holders = s.holder[:]
        holders[TERRITORY_NAMES.index(name)] = holder.one_of(PARTIES)
        s.holder = holders


def clear(s: Realm, space: int) -> None:
    for party in range(SIZE):
        for unit in range(UNIT_COUNT):
            s.figures.move(kind_of(party, unit), s.number(party, unit, space), space, SUPPLY)
    update_control(s, space)


def place_force(s: Realm, party: int, place: int, force: Written) -> None:
    for unit, count in force.table(UNITS).items():
        number = UNITS.index(unit)
        s.put(party, number, count.number(0, s.in_supply(party, number)), place)


# Cards


def deal_cards(s: Realm, given: Given) -> None:
    """All cards back into their decks, then those named to their places; of a deck the last named is on top."""
    for thing in range(len(s.zones.face)):
        s.zones.move(thing, DECK_OF[s.back(thing)])
        s.zones.forget(thing)
    for cards in (given["decks"].table(DECKS) if "decks" in given else {}).values():
        for card in cards.entries():
            thing = find(s, card)
            s.zones.move(thing, DECK_OF[s.back(thing)])
            s.zones.forget(thing)
    for entry, zone in (("hands", HAND), ("played", PLAYED), ("aside", ASIDE)):
        for party, cards in by_party(given, entry).items():
            for card in cards.entries():
                s.zones.move(find(s, card), zone + party)
    for card in given["discarded"].entries() if "discarded" in given else []:
        thing = find(s, card)
        s.zones.move(thing, ADVENTURE_DISCARD if s.back(thing) == ADVENTURE_BACK else TERRITORY_DISCARD)


def find(s: Realm, card: Written) -> int:
    """A copy of the card that is still in its deck."""
    face = card.one_of(CARD_NAMES)
    for zone in DECK_OF:
        for thing in s.zones.content[zone]:
            if s.face(thing) == face:
                return thing
    raise card.wrong("'{card}' is named twice", card=card.value)


# The Ring-bearer, and what lasts


def set_bearer(s: Realm, given: Given) -> None:
    course = true_course(s)
    path = [SPACE_NAMES[space] for space in ON_PATH]
    if "space" in given:
        course = put(course, PLACE, ON_PATH[given["space"].one_of(path)])
    if "marches" in given:
        course = put(course, LEFT, given["marches"].number(0, 7))
    if "failed" in given:
        course = put(course, FAILED, 1 if given["failed"].flag() else 0)
    if "pass_closed" in given:
        course = put(course, CLOSED, 1 if given["pass_closed"].flag() else 0)
    if "without" in given:
        good = [PARTIES[party] for party in PARTIES_OF[GOOD]]
        course = put(course, WITHOUT, given["without"].one_of(good))
    s.shown = NOWHERE
    follow(s, course)
    spaces = {get(course, PLACE)}
    if "possible" in given:
        spaces.update(ON_PATH[space.one_of(path)] for space in given["possible"].entries())
    courses = [put(course, PLACE, space) for space in spaces]
    believe(s, [put(one, WITHOUT, party) for one in courses for party in range(len(PARTIES_OF[GOOD]))])
    if "shown" in given and given["shown"].flag():
        reveal(s)
        s.shown_since = 0


def set_lasting(s: Realm, given: Given) -> None:
    """Bridges and territories, each with the party that brought it."""
    if "blocked" in given:
        found = given["blocked"].table(BRIDGE_NAMES)
        s.blocked = [[BRIDGE_NAMES.index(name), party.one_of(PARTIES)] for name, party in found.items()]
    if "closed" in given:
        closed = given["closed"].table(TERRITORY_NAMES)
        s.closed = [[TERRITORY_NAMES.index(name), party.one_of(PARTIES)] for name, party in closed.items()]
    if "corsairs" in given:
        s.corsairs = [party.one_of(PARTIES) for party in given["corsairs"].entries()]


# Whose turn it is


def begin(s: Realm, given: Given) -> None:
    party = given["turn_of"].one_of(PARTIES) if "turn_of" in given else 0
    phase = list(PHASES)[given["phase"].one_of(list(PHASES))] if "phase" in given else "start"
    s.round = given["round"].number(1, MANY) if "round" in given else max(1, s.round)
    rounds = Round()
    rounds.step = "next_turn"
    rounds.next = party + 1
    turn = Turn(party)
    turn.step = PHASES[phase]
    if phase != "start":
        s.turn += 1
        s.active = party
        turn.held = s.holder
        turn.had_hero = s.heroes_on_board(party) > 0
    s.stack = [rounds, turn]
    s.ask = None
    s.marched = []
