"""The numbers of all options. One number means one thing, whatever the question: only the question gives it a purpose.

| family  | key                              | means                                                             |
|---------|----------------------------------|-------------------------------------------------------------------|
| WORD    | ``done``, ``pursue``             | one of WORDS                                                      |
| SPACE   | ``territory:lorien``             | a territory, or ``mountains:...`` a range                         |
| SEARCH  | ``search:lorien``                | a search in a territory                                           |
| PARTY   | ``party:rohan``                  | a party                                                           |
| UNIT    | ``unit:troll``                   | a type of figure                                                  |
| FIGURE  | ``figure:saruman-troll``         | a figure of a party that takes a hit                              |
| WOUNDED | ``wounded:saruman-troll``        | one that has taken a hit before                                   |
| NUMBER  | ``number:2``                     | a number                                                          |
| CARD    | ``card:balrog``                  | a card                                                            |
| BRIDGE  | ``bridge:...``                   | a bridge                                                          |
| PLACE   | ``place:troll@moria``            | a figure put into a territory                                     |
| COUNT   | ``count:light_cavalry.2:3``      | so many of a type that have so many steps left                    |
| ROUTE   | ``route:moria>gladden_fields``   | two steps of the Ring-bearer, one after the other                 |
"""

from __future__ import annotations

from typing import Final

from mathom.games.risk.box import FACES, KIND_COUNT, KINDS, SIZE, UNIT_COUNT
from mathom.games.risk.map import BRIDGES, SPACES, TERRITORIES
from mathom.kernel.codes import Codes

WORDS: Final[list[str]] = [
    "done",
    "pass",
    "none",
    "yes",
    "no",
    "all",
    "split",
    "back",
    "discard",
    "stay",
    "use-the-ring",
    "stop",
    "hide",
    "march",
    "pursue",
    "draw",
    "plus",
    "minus",
]
# What does nothing, or ends something without a deed.
DECLINING: Final[tuple[str, ...]] = ("done", "pass", "none", "no", "stay", "stop", "back")


CODES: Final = Codes()

MOST_OF_A_KIND: Final[int] = max(KIND_COUNT) + 1
MOST_LEFT: Final = 7  # steps that a figure may have left, none included: a hero's range doubled is 6
MOST_NUMBERS: Final = 45

WORD: Final[int] = CODES.family("word", len(WORDS))
SPACE: Final[int] = CODES.family("space", SPACES)
SEARCH: Final[int] = CODES.family("search", TERRITORIES)
PARTY: Final[int] = CODES.family("party", SIZE)
UNIT: Final[int] = CODES.family("unit", UNIT_COUNT)
FIGURE: Final[int] = CODES.family("figure", KINDS)
WOUNDED: Final[int] = CODES.family("wounded", KINDS)
NUMBER: Final[int] = CODES.family("number", MOST_NUMBERS)
CARD: Final[int] = CODES.family("card", FACES)
BRIDGE: Final[int] = CODES.family("bridge", len(BRIDGES))
PLACE: Final[int] = CODES.family("place", UNIT_COUNT * TERRITORIES)
COUNT: Final[int] = CODES.family("count", UNIT_COUNT * MOST_LEFT * MOST_OF_A_KIND)
ROUTE: Final[int] = CODES.family("route", TERRITORIES * TERRITORIES)
END: Final[int] = CODES.end


def word(name: str) -> int:
    return WORD + WORDS.index(name)


DONE: Final = word("done")
PASS: Final = word("pass")
NONE: Final = word("none")
YES: Final = word("yes")
NO: Final = word("no")
ALL: Final = word("all")
SPLIT: Final = word("split")
BACK: Final = word("back")
DISCARD: Final = word("discard")
STAY: Final = word("stay")
USE_THE_RING: Final = word("use-the-ring")
STOP: Final = word("stop")
HIDE: Final = word("hide")
MARCH: Final = word("march")
PURSUE: Final = word("pursue")
DRAW: Final = word("draw")
PLUS: Final = word("plus")
MINUS: Final = word("minus")


def place_code(unit: int, territory: int) -> int:
    return PLACE + unit * TERRITORIES + territory


def unit_placed(code: int) -> int:
    return (code - PLACE) // TERRITORIES


def territory_placed(code: int) -> int:
    return (code - PLACE) % TERRITORIES


def count_code(unit: int, left: int, count: int) -> int:
    return COUNT + (unit * MOST_LEFT + left) * MOST_OF_A_KIND + count


def count_in(code: int) -> int:
    return (code - COUNT) % MOST_OF_A_KIND


def left_in(code: int) -> int:
    return (code - COUNT) // MOST_OF_A_KIND % MOST_LEFT


def unit_counted(code: int) -> int:
    return (code - COUNT) // MOST_OF_A_KIND // MOST_LEFT


def route_code(first: int, second: int) -> int:
    return ROUTE + first * TERRITORIES + second


def first_of(code: int) -> int:
    return (code - ROUTE) // TERRITORIES


def second_of(code: int) -> int:
    return (code - ROUTE) % TERRITORIES
