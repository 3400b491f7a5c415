"""Positions written by hand, choices by key, and what was told, as plain values.

Unless a test says otherwise seat 0 is to play at Bag End, the others hold a single 1 and no rings, the rest is in the
decks. The current location lies at [0, 0] with the earlier ones above it, where nothing touches it.
"""

from random import Random
from typing import Any

from mathom.games.fellowship import GAME
from mathom.games.fellowship.components import COLOURS, LOCATIONS, card_name
from mathom.games.fellowship.geometry import ORIGIN, SLOTS, cell_name
from mathom.games.fellowship.table import Table
from mathom.kernel import State, apply, explain, option_key, option_keyed

Told = tuple[Any, ...]

NAMES = [location.id for location in LOCATIONS]


def new(seats: int = 4, seed: str = "mathom", **variant: Any) -> Table:
    return table(GAME.new(variant, seats, seed))


def position(seats: int = 4, at: str = "bag_end", variant: dict[str, Any] | None = None, **given: Any) -> Table:
    """The first question in a position as `arranging` describes it; `at` stands for a list of locations."""
    t = table(GAME.new({"start": 0, **(variant or {})}, seats, "mathom"))
    hands = given.get("hands", [])
    others = [[f"{COLOURS[t.owner.index(seat)]}-1"] for seat in range(seats)]
    rings = given.get("rings", [])
    number = NAMES.index(at)
    far_above = [[0, 3 * (earlier - number)] for earlier in range(number)]
    full = {
        "locations": [*far_above, [0, 0]],
        **given,
        "hands": [*hands, *others[len(hands) :]],
        "rings": [*rings, *[[]] * (seats - len(rings))],
    }
    GAME.arrange(t, full)
    t.run()
    t.take_news()
    return t


def around(*cards: str, at: tuple[int, int] = (0, 0)) -> list[str]:
    """Cards in the slots S0, S1, ... of a location; an empty name leaves its slot free, a ring follows its card."""
    col, row = at
    laid = []
    for slot, card in enumerate(cards):
        if card:
            name, *ring = card.split()
            cell = cell_name(ORIGIN + row * 256 + col + SLOTS[slot])
            laid.append(" ".join([name, cell, *ring]))
    return laid


def table(state: State) -> Table:
    assert isinstance(state, Table)
    return state


def asked(t: Table) -> int:
    assert t.ask is not None
    return t.ask.waiting()[0]


def question(t: Table) -> str:
    assert t.ask is not None
    return t.ask.kind


def keys(t: Table) -> list[str]:
    """The options of the current question."""
    assert t.ask is not None
    seat = asked(t)
    return [option_key(GAME, t, seat, code) for code in t.ask.options_of(seat)]


def names(t: Table) -> list[str]:
    """The options without the word before the colon."""
    return [key.partition(":")[2] or key for key in keys(t)]


def choose(t: Table, *wanted: str) -> list[Told]:
    """Make the choices one after the other, each for the seat that is asked; returns all that was told."""
    told: list[Told] = []
    for key in wanted:
        seat = asked(t)
        told += [(event.kind.name, *event.args) for event in apply(t, seat, option_keyed(GAME, t, seat, key))]
    return told


def after(t: Table, *wanted: str) -> list[str]:
    """The options after these choices, without the word before the colon."""
    choose(t, *wanted)
    return names(t)


def slots_for(t: Table, *wanted: str) -> list[str]:
    """The slots offered after these choices."""
    offered = after(t, *wanted)
    assert question(t) == "slot"
    return offered


def cells_offered(t: Table) -> list[str]:
    """What the options would light up on the table."""
    return [touched for option in look(t, asked(t))["ask"]["options"] for touched in option["touches"]]


def why_not(t: Table, intent: str, seat: int | None = None) -> list[tuple[str, ...]]:
    """The reasons against the asked seat's (or another's) intent: key and rules."""
    who = asked(t) if seat is None else seat
    return [(reason.key, *reason.rules) for reason in explain(GAME, t, who, intent)]


def only(told: list[Told], *kinds: str) -> list[Told]:
    return [event for event in told if event[0] in kinds]


def ranking(told: list[Told]) -> list[tuple[str, int, int]]:
    """Colour, total and number of cards, from first to last place, of the one scoring that was told."""
    [scored] = only(told, "scored")
    return [(entry["colour"], entry["total"], entry["cards"]) for entry in scored[4]]


def cards_at(t: Table) -> dict[str, str]:
    """Every card on the table by its cell, followed by its ring."""
    seen = GAME.view(t, None)["cards"]
    return {
        ",".join(map(str, card["cell"])): card["card"] + (f" {card['ring']}" if card["ring"] else "") for card in seen
    }


def hand(t: Table, seat: int = 0) -> list[str]:
    return sorted(card_name(t.zones.face[card]) for card in t.hand(seat))


def look(t: Table, seat: int | None = None) -> dict[str, Any]:
    return GAME.view(t, seat)


def play_on(t: Table, rng: Random) -> list[Told]:
    """One random choice; returns what was told."""
    return choose(t, rng.choice(keys(t)))
