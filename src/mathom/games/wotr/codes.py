"""The numbers of all options. One number means one thing, whatever the question: only the question gives it a purpose.

| family    | key                                | means                                                        |
|-----------|------------------------------------|--------------------------------------------------------------|
| WORD      | ``pass``, ``attack``               | one of WORDS                                                 |
| REGION    | ``region:lorien``                  | a region                                                     |
| FIGURE    | ``figure:gondor-elite``            | a kind of figures                                            |
| CHARACTER | ``character:gimli``                | a Character                                                  |
| NATION    | ``nation:elves``                   | a nation                                                     |
| DIE       | ``die:army``                       | a face of an action die                                      |
| NUMBER    | ``number:2``                       | a number                                                     |
| DECK_CODE      | ``deck:fp_strategy``               | a deck                                                       |
| CARD      | ``card:fp_char_01``                | an event card                                                |
| COUNT     | ``count:gondor-elite:2``           | so many of a kind of figures; of a Character 0 or 1          |
| FIGURE_AT | ``figure:gondor-elite@dale``       | a kind of figures in a region                                |
| WAY       | ``way:dale>erebor``                | from a region to another; twice the same: a siege or sortie  |
| TURN      | ``turn:army>muster``               | a die of one face turned to another                          |
| REDUCE    | ``reduce:gondor-elite``            | an Elite replaced by a Regular                               |
| FALL      | ``fall:gondor-elite``              | an Elite that no Regular can replace, for a single hit       |
| MORE_...  | like those above                   | the same for what a supplement adds to the box               |
| FLEET     | ``fleet:umbar>pelargir``           | ships from a region of the coast to another                  |

What a supplement adds has its numbers after all others, so that these stay what they are. Therefore a figure, a
Character, a card or a word is turned into a code, and back, by the functions below.
"""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.box import (
    CARD_FACES,
    CHARACTERS,
    DECKS,
    FACES,
    KIND_ADDED,
    KIND_COUNT,
    KINDS,
    MEMBERS,
    NATIONS,
    PLAIN_CARDS,
    PLAIN_CHARACTERS,
    PLAIN_KINDS,
    SIDES,
    more,
)
from mathom.games.wotr.map import REGIONS, region_named
from mathom.kernel.codes import Codes

WORDS: Final[list[str]] = [
    "done",
    "pass",
    "skip",
    "none",
    "yes",
    "no",
    "all",
    "split",
    # actions (chapter 5)
    "move-army",
    "attack",
    "play-event",
    "draw",
    "diplomacy",
    "recruit",
    "bring-minion",
    "move-fellowship",
    "hide",
    "separate",
    "move-companions",
    "move-minions",
    "dismiss-card",
    "recruit-everywhere",
    "exchange-in-orthanc",
    "use-ring",
    # battles (chapters 11 and 12)
    "cease",
    "continue",
    "withdraw",
    "fight-in-the-field",
    "stay",
    "casualties",
    "reinforcements",
    # Fellowship and Hunt (chapters 15 to 17)
    "declare",
    "enter-mordor",
    "guide",
    "random",
    "reveal",
    "corruption",
    "eliminate",
    # cards
    "move",
    "hunt-roll",
    "remove-card",
    "recruit-nazgul",
    "fly",
    "random-card",
]

MORE_WORDS: Final[list[str]] = [entry["id"] for entry in more("words")]

# The regions along which ships sail, in their order.
COAST: Final[list[int]] = [region_named(entry["region"]) for entry in more("coast")]

# What does nothing, or ends something without a deed.
DECLINING: Final[tuple[str, ...]] = ("pass", "skip", "none", "no", "cease")


CODES: Final = Codes()

# So many of a kind can be chosen, none included; and so high is no number that is chosen.
MOST_OF_A_KIND: Final[int] = max(KIND_COUNT) + 1
MOST_FACES: Final[int] = len(FACES)
MOST_NUMBERS: Final = 40
PLAIN_MEMBERS: Final[list[int]] = [*PLAIN_KINDS, *range(KINDS, KINDS + PLAIN_CHARACTERS)]
ADDED_MEMBERS: Final[list[int]] = [member for member in range(MEMBERS) if member not in PLAIN_MEMBERS]
ADDED_KINDS: Final[list[int]] = [kind for kind in range(KINDS) if KIND_ADDED[kind]]

WORD: Final[int] = CODES.family("word", len(WORDS))
REGION: Final[int] = CODES.family("region", REGIONS)
FIGURE: Final[int] = CODES.family("figure", len(PLAIN_KINDS))
CHARACTER: Final[int] = CODES.family("character", PLAIN_CHARACTERS)
NATION: Final[int] = CODES.family("nation", len(NATIONS))
DIE: Final[int] = CODES.family("die", MOST_FACES)
NUMBER: Final[int] = CODES.family("number", MOST_NUMBERS)
DECK_CODE: Final[int] = CODES.family("deck", len(DECKS))
CARD: Final[int] = CODES.family("card", PLAIN_CARDS)
COUNT: Final[int] = CODES.family("count", len(PLAIN_MEMBERS) * MOST_OF_A_KIND)
FIGURE_AT: Final[int] = CODES.family("figure-at", len(PLAIN_KINDS) * REGIONS)
WAY: Final[int] = CODES.family("way", REGIONS * REGIONS)
TURN: Final[int] = CODES.family("turn", MOST_FACES * MOST_FACES)
REDUCE: Final[int] = CODES.family("reduce", len(PLAIN_KINDS))
FALL: Final[int] = CODES.family("fall", len(PLAIN_KINDS))
MORE_WORD: Final[int] = CODES.family("word", len(MORE_WORDS))
MORE_FIGURE: Final[int] = CODES.family("figure", len(ADDED_KINDS))
MORE_CHARACTER: Final[int] = CODES.family("character", len(CHARACTERS) - PLAIN_CHARACTERS)
MORE_CARD: Final[int] = CODES.family("card", CARD_FACES - PLAIN_CARDS)
MORE_COUNT: Final[int] = CODES.family("count", len(ADDED_MEMBERS) * MOST_OF_A_KIND)
MORE_FIGURE_AT: Final[int] = CODES.family("figure-at", len(ADDED_KINDS) * REGIONS)
FLEET: Final[int] = CODES.family("fleet", len(COAST) * len(COAST))
END: Final[int] = CODES.end

# By kind of figures, and by member of a force: the code, or the first one.
FIGURE_CODES: Final[list[int]] = [
    MORE_FIGURE + ADDED_KINDS.index(kind) if KIND_ADDED[kind] else FIGURE + PLAIN_KINDS.index(kind)
    for kind in range(KINDS)
]
FIGURE_AT_CODES: Final[list[int]] = [
    MORE_FIGURE_AT + ADDED_KINDS.index(kind) * REGIONS
    if KIND_ADDED[kind]
    else FIGURE_AT + PLAIN_KINDS.index(kind) * REGIONS
    for kind in range(KINDS)
]
COUNT_CODES: Final[list[int]] = [
    COUNT + PLAIN_MEMBERS.index(member) * MOST_OF_A_KIND
    if member in PLAIN_MEMBERS
    else MORE_COUNT + ADDED_MEMBERS.index(member) * MOST_OF_A_KIND
    for member in range(MEMBERS)
]
NO_THING: Final = -1  # what a code of another family is about


def word(name: str) -> int:
    return MORE_WORD + MORE_WORDS.index(name) if name in MORE_WORDS else WORD + WORDS.index(name)


DONE: Final = word("done")
PASS: Final = word("pass")
SKIP: Final = word("skip")
NONE: Final = word("none")
YES: Final = word("yes")
NO: Final = word("no")
ALL: Final = word("all")
SPLIT: Final = word("split")

MOVE_ARMY: Final = word("move-army")
ATTACK: Final = word("attack")
PLAY_EVENT: Final = word("play-event")
DRAW: Final = word("draw")
DIPLOMACY: Final = word("diplomacy")
RECRUIT: Final = word("recruit")
BRING_MINION: Final = word("bring-minion")
MOVE_FELLOWSHIP: Final = word("move-fellowship")
HIDE: Final = word("hide")
SEPARATE: Final = word("separate")
MOVE_COMPANIONS: Final = word("move-companions")
MOVE_MINIONS: Final = word("move-minions")
DISMISS_CARD: Final = word("dismiss-card")
RECRUIT_EVERYWHERE: Final = word("recruit-everywhere")
EXCHANGE_IN_ORTHANC: Final = word("exchange-in-orthanc")
USE_RING: Final = word("use-ring")
WITHDRAW: Final = word("withdraw")
ACTION_WORDS: Final[list[int]] = list(range(MOVE_ARMY, EXCHANGE_IN_ORTHANC + 1))


# The actions that a supplement adds: their codes, the side that has them, and the faces of dice that allow them.


class AddedAction:
    __slots__ = ("code", "faces", "side")

    def __init__(self, code: int, side: str, faces: list[str]) -> None:
        self.code = code
        self.side = SIDES.index(side)
        self.faces = [FACES.index(face) for face in faces]


ADDED_ACTIONS: Final[list[AddedAction]] = [
    AddedAction(word(entry["word"]), entry["side"], entry["faces"]) for entry in more("actions")
]


def figure_code(kind: int) -> int:
    return FIGURE_CODES[kind]


def figure_in(code: int) -> int:
    """The kind that the code of a figure names, NO_THING if it is none."""
    if FIGURE <= code < CHARACTER:
        return PLAIN_KINDS[code - FIGURE]
    return ADDED_KINDS[code - MORE_FIGURE] if MORE_FIGURE <= code < MORE_CHARACTER else NO_THING


def character_code(character: int) -> int:
    return CHARACTER + character if character < PLAIN_CHARACTERS else MORE_CHARACTER + character - PLAIN_CHARACTERS


def character_in(code: int) -> int:
    """The Character that the code names, NO_THING if it is none."""
    if CHARACTER <= code < NATION:
        return code - CHARACTER
    return code - MORE_CHARACTER + PLAIN_CHARACTERS if MORE_CHARACTER <= code < MORE_CARD else NO_THING


def is_figure(code: int) -> bool:
    return figure_in(code) != NO_THING


def is_character(code: int) -> bool:
    return character_in(code) != NO_THING


def card_code(face: int) -> int:
    return CARD + face if face < PLAIN_CARDS else MORE_CARD + face - PLAIN_CARDS


def face_in(code: int) -> int:
    """The face of the card that the code names, NO_THING if it is none."""
    if CARD <= code < COUNT:
        return code - CARD
    return code - MORE_CARD + PLAIN_CARDS if MORE_CARD <= code < MORE_COUNT else NO_THING


def is_card(code: int) -> bool:
    return face_in(code) != NO_THING


def member_code(member: int) -> int:
    """A kind of figures or a Character, as forces count them."""
    return figure_code(member) if member < KINDS else character_code(member - KINDS)


def named_member(code: int) -> int:
    """The member of a force that the code of a figure or Character names."""
    kind = figure_in(code)
    return kind if kind != NO_THING else KINDS + character_in(code)


def count_code(member: int, count: int) -> int:
    """`member` is a kind, or KINDS + a Character."""
    return COUNT_CODES[member] + count


def count_in(code: int) -> int:
    return (code - (COUNT if code < FIGURE_AT else MORE_COUNT)) % MOST_OF_A_KIND


def member_in(code: int) -> int:
    """The member that the code of a count is about, NO_THING if it is none."""
    if COUNT <= code < FIGURE_AT:
        return PLAIN_MEMBERS[(code - COUNT) // MOST_OF_A_KIND]
    return ADDED_MEMBERS[(code - MORE_COUNT) // MOST_OF_A_KIND] if MORE_COUNT <= code < MORE_FIGURE_AT else NO_THING


def is_reduce(code: int) -> bool:
    return REDUCE <= code < FALL


def is_fall(code: int) -> bool:
    return FALL <= code < MORE_WORD


def figure_at_code(kind: int, region: int) -> int:
    return FIGURE_AT_CODES[kind] + region


def is_figure_at(code: int) -> bool:
    return FIGURE_AT <= code < WAY or MORE_FIGURE_AT <= code < FLEET


def kind_in(code: int) -> int:
    """The kind that the code of figures in a region is about, NO_THING if it is none."""
    if FIGURE_AT <= code < WAY:
        return PLAIN_KINDS[(code - FIGURE_AT) // REGIONS]
    return ADDED_KINDS[(code - MORE_FIGURE_AT) // REGIONS] if MORE_FIGURE_AT <= code < FLEET else NO_THING


def region_in(code: int) -> int:
    return (code - (FIGURE_AT if code < WAY else MORE_FIGURE_AT)) % REGIONS


def fleet_code(origin: int, to: int) -> int:
    return FLEET + COAST.index(origin) * len(COAST) + COAST.index(to)


def fleet_origin(code: int) -> int:
    return COAST[(code - FLEET) // len(COAST)]


def fleet_goal(code: int) -> int:
    return COAST[(code - FLEET) % len(COAST)]


def is_fleet(code: int) -> bool:
    return FLEET <= code < END


def way_code(origin: int, to: int) -> int:
    return WAY + origin * REGIONS + to


def origin_in(code: int) -> int:
    return (code - WAY) // REGIONS


def target_in(code: int) -> int:
    return (code - WAY) % REGIONS


def turn_code(face: int, to: int) -> int:
    return TURN + face * MOST_FACES + to
