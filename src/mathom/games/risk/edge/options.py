"""The options as a player meets them: keys, texts and what they touch. See the table in `codes`."""

# mypyc: skip

from __future__ import annotations

from mathom.games.risk.box import CARD_NAMES, KIND_NAMES, PARTIES, UNITS, kind_name
from mathom.games.risk.codes import (
    BRIDGE,
    CARD,
    COUNT,
    DECLINING,
    END,
    FIGURE,
    MOST_LEFT,
    MOST_NUMBERS,
    MOST_OF_A_KIND,
    NUMBER,
    PARTY,
    PLACE,
    ROUTE,
    SEARCH,
    SPACE,
    UNIT,
    WORDS,
    WOUNDED,
    count_code,
    count_in,
    first_of,
    left_in,
    place_code,
    route_code,
    second_of,
    territory_placed,
    unit_counted,
    unit_placed,
)
from mathom.games.risk.map import BRIDGE_NAMES, SPACE_NAMES, TERRITORIES, TERRITORY_NAMES
from mathom.kernel import UNANSWERED, Option, Text

NUMBERS = [str(number) for number in range(MOST_NUMBERS)]
RANGE_NAMES = SPACE_NAMES[TERRITORIES:]


def space_key(space: int) -> str:
    return f"{'territory' if space < TERRITORIES else 'mountains'}:{SPACE_NAMES[space]}"


def describe(code: int) -> Option:
    """The option `code`, which means the same in every question."""
    if code < SPACE:
        name = WORDS[code] if 0 <= code < len(WORDS) else "none"
        return Option(code, name, Text("risk-option-word", word=name), [], name in DECLINING)
    if code < SEARCH:
        key = space_key(code - SPACE)
        return Option(code, key, Text("risk-option-space", territory=SPACE_NAMES[code - SPACE]), [key])
    if code < PLACE:
        return describe_thing(code)
    if code < COUNT:
        unit, territory = UNITS[unit_placed(code)], SPACE_NAMES[territory_placed(code)]
        text = Text("risk-option-place", unit=unit, territory=territory)
        return Option(code, f"place:{unit}@{territory}", text, [f"territory:{territory}", f"unit:{unit}"])
    if code < ROUTE:
        unit, left, n = UNITS[unit_counted(code)], left_in(code), count_in(code)
        return Option(code, f"count:{unit}.{left}:{n}", Text("risk-option-count", unit=unit, n=n), [f"unit:{unit}"])
    first, second = TERRITORY_NAMES[first_of(code)], TERRITORY_NAMES[second_of(code)]
    text = Text("risk-option-route", territory=first, goal=second)
    return Option(code, f"route:{first}>{second}", text, [f"territory:{first}", f"territory:{second}"])


def describe_thing(code: int) -> Option:
    """A search, a party, a type of figure, a figure, a number, a card or a bridge."""
    if code < PARTY:
        name = TERRITORY_NAMES[code - SEARCH]
        return Option(code, f"search:{name}", Text("risk-option-search", territory=name), [f"territory:{name}"])
    if code < UNIT:
        name = PARTIES[code - PARTY]
        return Option(code, f"party:{name}", Text("risk-option-party", party=name), [f"party:{name}"])
    if code < FIGURE:
        name = UNITS[code - UNIT]
        return Option(code, f"unit:{name}", Text("risk-option-unit", unit=name), [f"unit:{name}"])
    if code < NUMBER:
        wounded = code >= WOUNDED
        kind = kind_name(code - (WOUNDED if wounded else FIGURE))
        party, _, unit = kind.partition("-")
        text = Text("risk-option-wounded" if wounded else "risk-option-figure", party=party, unit=unit)
        return Option(code, f"{'wounded' if wounded else 'figure'}:{kind}", text, [f"figure:{kind}"])
    if code < CARD:
        return Option(code, f"number:{code - NUMBER}", Text("risk-option-number", n=code - NUMBER), [])
    if code < BRIDGE:
        name = CARD_NAMES[code - CARD]
        return Option(code, f"card:{name}", Text("risk-option-card", card=name), [f"card:{name}"])
    name = BRIDGE_NAMES[code - BRIDGE]
    ends = name.removeprefix("bridge_").split("__")
    text = Text("risk-option-bridge", territory=ends[0], goal=ends[1])
    return Option(code, f"bridge:{name}", text, [f"territory:{end}" for end in ends])


FAMILIES: dict[str, tuple[int, list[str]]] = {
    "territory": (SPACE, TERRITORY_NAMES),
    "mountains": (SPACE + TERRITORIES, RANGE_NAMES),
    "search": (SEARCH, TERRITORY_NAMES),
    "party": (PARTY, PARTIES),
    "unit": (UNIT, UNITS),
    "figure": (FIGURE, KIND_NAMES),
    "wounded": (WOUNDED, KIND_NAMES),
    "number": (NUMBER, NUMBERS),
    "card": (CARD, CARD_NAMES),
    "bridge": (BRIDGE, BRIDGE_NAMES),
}


def parse(key: str) -> int:
    """The code that `key` means in every question; -1 if it means nothing."""
    family, _, name = key.partition(":")
    if not name:
        return WORDS.index(key) if key in WORDS else UNANSWERED
    if family == "place":
        unit, _, territory = name.partition("@")
        known = unit in UNITS and territory in TERRITORY_NAMES
        return place_code(UNITS.index(unit), TERRITORY_NAMES.index(territory)) if known else UNANSWERED
    if family == "route":
        first, _, second = name.partition(">")
        known = first in TERRITORY_NAMES and second in TERRITORY_NAMES
        return route_code(TERRITORY_NAMES.index(first), TERRITORY_NAMES.index(second)) if known else UNANSWERED
    if family == "count":
        return parse_count(name)
    base, names = FAMILIES.get(family, (END, []))
    return base + names.index(name) if name in names else UNANSWERED


def parse_count(name: str) -> int:
    """``light_cavalry.2:3``"""
    who, _, number = name.rpartition(":")
    unit, _, left = who.partition(".")
    if unit not in UNITS or not left.isdecimal() or not number.isdecimal():
        return UNANSWERED
    if int(left) >= MOST_LEFT or int(number) >= MOST_OF_A_KIND:
        return UNANSWERED
    return count_code(UNITS.index(unit), int(left), int(number))
