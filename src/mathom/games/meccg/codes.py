"""The numbers of all options: a deed, and what it is done with. One number means one thing, whatever the question.

| what      | key                        | means                                                                |
|-----------|----------------------------|----------------------------------------------------------------------|
| nothing   | ``done``                   | the deed alone                                                       |
| FACE      | ``play:tw-204``            | a card in a place that only its owner sees; copies are one option    |
| THING     | ``heal:tw-161#12``         | a card that lies open, by the number of the thing                    |
| COMPANY   | ``split:company-3``        | a company                                                            |
| NUMBER    | ``key:number-2``           | a number, or one of several ways                                     |
| TEXT      | ``declare:tw-204#12.1``    | a text of a card, as chains of cards number them                     |
"""

from __future__ import annotations

from typing import Final

# A code is deed * SPAN + what. Deed 0 is a text of a card: those codes are as `mathom.effects.declare` has them.
SPAN: Final = 1 << 18
FACE: Final = 1
THING: Final = 1 << 12
COMPANY: Final = 1 << 13
NUMBER: Final = 1 << 14
MOST_NUMBERS: Final = 256

DEEDS: Final[list[str]] = [
    "declare",
    "done",
    "pass",
    "none",
    "yes",
    "no",
    # the start (chapter 3)
    "draft",
    "stop",
    "place",
    "shuffle-in",
    "give",
    # sideboard and hand (chapters 4 and 26)
    "to-discard-pile",
    "to-play-deck",
    "fetch",
    "exchange",
    "discard",
    "draw",
    # organisation (chapter 5)
    "play",
    "under",
    "dismiss",
    "follow",
    "lead",
    "split",
    "join",
    "merge",
    "transfer",
    "store",
    "remove",
    "sideboard",
    "organise",
    "move",
    "stay",
    "return",
    # movement and hazards (chapters 6, 9 to 11)
    "company",
    "way",
    "hazard",
    "key",
    "on-guard",
    "reveal",
    # combat (chapter 13)
    "assign",
    "excess",
    "strike",
    "stay-untapped",
    "support",
    "take",
    "cancel",
    # sites (chapters 7, 17 to 19)
    "enter",
    "item",
    "ally",
    "faction",
    "influence",
    "keep",
    # the end (chapter 27)
    "call",
    "check",
    # corruption cards (chapter 20)
    "remove-untapped",
    # company versus company combat (chapter 14)
    "attack",
    # agents (chapter 12)
    "agent",
    "agent-reveal",
    "agent-untap",
    "agent-heal",
    "agent-hide",
    "agent-move",
    "agent-back",
    "agent-home",
    "agent-creatures",
    "agent-attack",
    "agent-influence",
    # captures (chapter 15)
    "bring-to",
    "rescue",
    "free",
    # what cards make somebody do
    "tap",
    # effects of events in play (chapter 6)
    "effect",
    # the start by standard rules (chapter 28)
    "start-with",
]


# What is done with a card in play and with nothing else.
WITH_THINGS: Final[tuple[str, ...]] = (
    "dismiss",
    "follow",
    "lead",
    "split",
    "join",
    "transfer",
    "store",
    "remove",
    "remove-untapped",
    "assign",
    "excess",
    "strike",
    "support",
    "influence",
    "check",
)


def deed(name: str) -> int:
    return DEEDS.index(name) * SPAN


# What declines or ends something without doing anything.
DECLINING: Final[tuple[str, ...]] = ("done", "pass", "none", "no", "stop", "stay")

DONE: Final = deed("done")
NONE: Final = deed("none")
YES: Final = deed("yes")
NO: Final = deed("no")


def with_face(act: int, face: int) -> int:
    return act + FACE + face


def with_thing(act: int, thing: int) -> int:
    return act + THING + thing


def with_company(act: int, company: int) -> int:
    return act + COMPANY + company


def with_number(act: int, number: int) -> int:
    return act + NUMBER + number


def act_of(code: int) -> int:
    """The deed, as `deed` gives it."""
    return code // SPAN * SPAN


def face_in(code: int) -> int:
    return code % SPAN - FACE


def thing_in(code: int) -> int:
    return code % SPAN - THING


def names_thing(code: int) -> bool:
    """Whether the deed is meant with a card by its number: only then `thing_in` is a thing."""
    return THING <= code % SPAN < COMPANY


def company_in(code: int) -> int:
    return code % SPAN - COMPANY


def number_in(code: int) -> int:
    return code % SPAN - NUMBER


def faces(act: int, found: list[int]) -> list[int]:
    """The options with these cards: copies are one option."""
    return [with_face(act, face) for face in sorted(set(found))]


def things(act: int, found: list[int]) -> list[int]:
    return [with_thing(act, thing) for thing in found]
