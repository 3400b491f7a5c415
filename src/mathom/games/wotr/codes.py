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
"""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.box import CARD_FACES, CHARACTERS, DECKS, FACES, KIND_COUNT, KINDS, MEMBERS, NATIONS
from mathom.games.wotr.map import REGIONS

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

# What does nothing, or ends something without a deed.
DECLINING: Final[tuple[str, ...]] = ("pass", "skip", "none", "no", "cease")


class Family:
    """The codes of one family: from `first` to before `end`."""

    __slots__ = ("end", "first", "name")

    def __init__(self, name: str, first: int, end: int) -> None:
        self.name = name
        self.first = first
        self.end = end


# In the order of their codes, one right after the other.
CODES: Final[list[Family]] = []


def family(name: str, size: int) -> int:
    """The next family, of so many codes; the first of them."""
    first = CODES[-1].end if CODES else 0
    CODES.append(Family(name, first, first + size))
    return first


# So many of a kind can be chosen, none included; and so high is no number that is chosen.
MOST_OF_A_KIND: Final[int] = max(KIND_COUNT) + 1
MOST_FACES: Final[int] = len(FACES)
MOST_NUMBERS: Final = 40

WORD: Final[int] = family("word", len(WORDS))
REGION: Final[int] = family("region", REGIONS)
FIGURE: Final[int] = family("figure", KINDS)
CHARACTER: Final[int] = family("character", len(CHARACTERS))
NATION: Final[int] = family("nation", len(NATIONS))
DIE: Final[int] = family("die", MOST_FACES)
NUMBER: Final[int] = family("number", MOST_NUMBERS)
DECK_CODE: Final[int] = family("deck", len(DECKS))
CARD: Final[int] = family("card", CARD_FACES)
COUNT: Final[int] = family("count", MEMBERS * MOST_OF_A_KIND)
FIGURE_AT: Final[int] = family("figure-at", KINDS * REGIONS)
WAY: Final[int] = family("way", REGIONS * REGIONS)
TURN: Final[int] = family("turn", MOST_FACES * MOST_FACES)
REDUCE: Final[int] = family("reduce", KINDS)
FALL: Final[int] = family("fall", KINDS)
END: Final[int] = CODES[-1].end


def family_of(code: int) -> str:
    """The name of the family that a code belongs to; empty for a number that is none."""
    for one in CODES:
        if one.first <= code < one.end:
            return one.name
    return ""


def word(name: str) -> int:
    return WORD + WORDS.index(name)


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


def count_code(member: int, count: int) -> int:
    """`member` is a kind, or KINDS + a Character."""
    return COUNT + member * MOST_OF_A_KIND + count


def count_in(code: int) -> int:
    return (code - COUNT) % MOST_OF_A_KIND


def member_in(code: int) -> int:
    return (code - COUNT) // MOST_OF_A_KIND


def figure_at_code(kind: int, region: int) -> int:
    return FIGURE_AT + kind * REGIONS + region


def kind_in(code: int) -> int:
    return (code - FIGURE_AT) // REGIONS


def region_in(code: int) -> int:
    return (code - FIGURE_AT) % REGIONS


def way_code(origin: int, to: int) -> int:
    return WAY + origin * REGIONS + to


def origin_in(code: int) -> int:
    return (code - WAY) // REGIONS


def target_in(code: int) -> int:
    return (code - WAY) % REGIONS


def turn_code(face: int, to: int) -> int:
    return TURN + face * MOST_FACES + to
