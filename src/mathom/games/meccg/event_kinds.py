"""Everything that can happen, as the events that a log tells."""

from __future__ import annotations

from typing import Final

from mathom.games.meccg.faces import any_name, card_name, card_names, name_or_none
from mathom.kernel import EventKind

# The start (chapter 3)
ALIGNMENTS: Final = EventKind("alignments", ("alignments",), ("ME-3.1",))
DRAFTED: Final = EventKind("drafted", ("seat", "card"), ("ME-3.4",), (None, card_name))
SET_ASIDE: Final = EventKind("set-aside", ("seat", "card"), ("ME-3.5", "ME-3.27"), (None, card_name))
CLASHED: Final = EventKind("clashed", ("seat", "card"), ("ME-28.4",), (None, card_name))
STOPPED_DRAFTING: Final = EventKind("stopped-drafting", ("seat",), ("ME-3.8",))
SHUFFLED_IN: Final = EventKind("shuffled-in", ("seat", "count"), ("ME-3.19",))
STARTING_ITEM: Final = EventKind("starting-item", ("seat", "card", "who"), ("ME-3.21",), (None, card_name, card_name))
BEGINS: Final = EventKind("begins", ("seat", "rolls"), ("ME-3.25", "ME-3.26"))

# The turn (chapters 4 and 26)
TURN: Final = EventKind("turn", ("seat", "turn"), ("ME-4.2",))
PHASE: Final = EventKind("phase", ("seat", "phase"), ("ME-4.1",))
DREW: Final = EventKind("drew", ("seat", "count"))
DREW_CARDS: Final = EventKind("drew-cards", ("seat", "cards"), (), (None, card_names))
DISCARDED_HIDDEN: Final = EventKind("discarded-hidden", ("seat", "count"), ("ME-4.21", "ME-4.22"))
DISCARDED_OWN: Final = EventKind("discarded-own", ("seat", "card"), (), (None, card_name))
DISCARDED: Final = EventKind("discarded", ("seat", "card"), (), (None, card_name))
EXHAUSTED: Final = EventKind("exhausted", ("seat", "times"), ("ME-26.9",))
EXCHANGED: Final = EventKind("exchanged", ("seat", "count"), ("ME-26.1", "ME-26.2"))
TOOK_FROM: Final = EventKind("took-from", ("seat", "place"))
FETCHED: Final = EventKind("fetched", ("seat", "count", "place"), ("ME-26.3", "ME-26.8"))

# Companies (chapters 5 and 8)
CHARACTER_CAME: Final = EventKind(
    "character-came", ("seat", "card", "site", "leader"), ("ME-5.9",), (None, card_name, card_name, any_name)
)
DISMISSED: Final = EventKind("dismissed", ("seat", "card"), ("ME-5.22", "ME-5.56"), (None, card_name))
RETURNED_TO_HAND: Final = EventKind("returned-to-hand", ("seat", "card"), ("ME-5.12", "ME-5.55"), (None, card_name))
CONTROLLED: Final = EventKind("controlled", ("seat", "card", "leader"), ("ME-5.24",), (None, card_name, card_name))
UNCONTROLLED: Final = EventKind("uncontrolled", ("seat", "card"), ("ME-5.24",), (None, card_name))
SPLIT_OFF: Final = EventKind("split-off", ("seat", "cards"), ("ME-5.25",), (None, card_names))
JOINED: Final = EventKind("joined", ("seat", "cards", "company"), ("ME-5.62",), (None, card_names, card_name))
HANDED_OVER: Final = EventKind(
    "handed-over", ("seat", "card", "giver", "who"), ("ME-5.30",), (None, card_name, card_name, card_name)
)
CLEANSED: Final = EventKind(
    "cleansed",
    ("seat", "card", "who", "roll", "points", "outcome"),
    ("ME-20.6", "ME-20.8"),
    (None, card_name, card_name, None, None, None),
)
STORED: Final = EventKind("stored", ("seat", "card", "site"), ("ME-17.23",), (None, card_name, card_name))
PLANNED: Final = EventKind("planned", ("seat", "card", "plan"), ("ME-5.45", "ME-5.48"), (None, card_name, None))

# Movement (chapters 6 and 9)
MOVES: Final = EventKind(
    "moves",
    ("seat", "cards", "site", "way", "path", "regions"),
    ("ME-6.3", "ME-6.5"),
    (None, card_names, card_name, None, None, None),
)
SITE_SHOWN: Final = EventKind("site-shown", ("seat", "site"), ("ME-6.3", "ME-6.4"), (None, card_name))
STAYED: Final = EventKind("stayed", ("seat", "cards"), ("ME-9.1",), (None, card_names))
DEEPS_ROLL: Final = EventKind("deeps-roll", ("seat", "roll", "needed"), ("ME-9.22", "ME-9.23"))
LIMIT: Final = EventKind("limit", ("seat", "limit"), ("ME-10.1", "ME-10.2"))
ARRIVED: Final = EventKind("arrived", ("seat", "cards", "site"), ("ME-6.33",), (None, card_names, card_name))
MERGED: Final = EventKind("merged", ("seat", "cards"), ("ME-6.38",), (None, card_names))
PUT_BACK: Final = EventKind("put-back", ("seat", "cards"), ("ME-6.39",), (None, card_names))

# Hazards and combat (chapters 10, 11, 13, 25)
DECLARED: Final = EventKind("declared", ("seat", "card", "on"), ("ME-25.1", "ME-25.2"), (None, card_name, None))
ATTACK_PICKED: Final = EventKind(
    "attack-picked",
    ("seat", "card", "site", "race", "strikes", "prowess"),
    ("ME-25.6",),
    (None, card_name, card_name, None, None, None),
)
FIZZLED: Final = EventKind("fizzled", ("seat", "card"), ("ME-25.8", "ME-25.9"), (None, card_name))
TURNED_UP: Final = EventKind("turned-up", ("seat", "cards"), (), (None, card_names))
ROLLED: Final = EventKind(
    "rolled", ("seat", "card", "roll", "modifier", "points"), (), (None, card_name, None, None, None)
)
ON_GUARD: Final = EventKind("on-guard", ("seat", "site"), ("ME-10.10",), (None, card_name))
AGENT_PLAYED: Final = EventKind("agent-played", ("seat",), ("ME-12.6",))
AGENT_ACTED: Final = EventKind("agent-acted", ("seat", "deed"), ("ME-12.21",))
AGENT_SHOWN: Final = EventKind("agent-shown", ("seat", "card", "cards"), ("ME-12.10",), (None, card_name, card_names))
ATTACKED: Final = EventKind(
    "attacked",
    ("seat", "card", "cards", "race", "strikes", "prowess", "body", "detainment"),
    ("ME-13.1",),
    (None, any_name, card_names, None, None, None, None, None),
)
STRUCK: Final = EventKind(
    "struck",
    ("seat", "card", "roll", "own", "prowess", "outcome"),
    ("ME-13.27", "ME-13.28", "ME-13.29"),
    (None, card_name, None, None, None, None),
)
SUPPORTED: Final = EventKind("supported", ("seat", "card"), ("ME-13.23",), (None, card_name))
DUELLED: Final = EventKind(
    "duelled",
    ("seat", "card", "roll", "who", "own"),
    ("ME-14.23", "ME-14.24"),
    (None, card_name, None, card_name, None),
)
BODY_CHECK: Final = EventKind(
    "body-check",
    ("seat", "card", "roll", "body", "outcome"),
    ("ME-13.30", "ME-13.31"),
    (None, name_or_none, None, None, None),
)
ATTACK_OVER: Final = EventKind("attack-over", ("seat", "outcome"), ("ME-13.46",))
KILLED: Final = EventKind("killed", ("seat", "card"), ("ME-13.47",), (None, card_name))

# Captures (chapter 15)
CAPTURED: Final = EventKind(
    "captured", ("seat", "card", "by", "site"), ("ME-15.2", "ME-15.3"), (None, card_name, card_name, card_name)
)
NOT_CAPTURED: Final = EventKind("not-captured", ("seat", "card"), ("ME-15.4",), (None, card_name))
FREED: Final = EventKind("freed", ("seat", "cards", "site"), ("ME-15.19", "ME-15.23"), (None, card_names, card_name))
PRISONER_LOST: Final = EventKind("prisoner-lost", ("seat", "card"), ("ME-15.16",), (None, card_name))
RESERVED: Final = EventKind("reserved", ("seat", "card", "host"), ("ME-25.21",), (None, card_name, card_name))

# Sites (chapters 7, 17, 18)
BARRED: Final = EventKind("barred", ("seat", "site", "card"), ("ME-7.1",), (None, card_name, card_name))
ENTERED: Final = EventKind("entered", ("seat", "site"), ("ME-7.2",), (None, card_name))
REVEALED: Final = EventKind("revealed", ("seat", "card"), ("ME-10.14",), (None, card_name))
AUTOMATIC_CANCELLED: Final = EventKind("automatic-cancelled", ("seat", "card"), ("ME-7.9",), (None, card_name))
PLAYED: Final = EventKind("played", ("seat", "card", "who"), ("ME-7.12", "ME-7.21"), (None, card_name, card_name))
INFLUENCED: Final = EventKind(
    "influenced",
    ("seat", "card", "roll", "modifier", "points", "outcome"),
    ("ME-18.9", "ME-18.10"),
    (None, card_name, None, None, None, None),
)

COPY_SHOWN: Final = EventKind("copy-shown", ("seat", "card"), ("ME-19.15", "ME-19.26"), (None, card_name))
PERSUADED: Final = EventKind(
    "persuaded",
    ("seat", "card", "roll", "modifier", "other", "points", "outcome"),
    ("ME-19.8", "ME-19.12"),
    (None, card_name, None, None, None, None, None),
)

RING_TESTED: Final = EventKind(
    "ring-tested", ("seat", "card", "roll", "modifier"), ("ME-17.31", "ME-17.33"), (None, card_name, None, None)
)
TROPHY: Final = EventKind("trophy", ("seat", "card", "who"), ("ME-18.12",), (None, card_name, card_name))

# The end (chapter 27)
RING_VICTORY: Final = EventKind("ring-victory", ("seat", "tournament"), ("ME-27.1", "ME-27.47"))
DEFEATED: Final = EventKind("defeated", ("seat",), ("ME-28.8",))
CALLED: Final = EventKind("called", ("seat",), ("ME-27.10", "ME-27.48"))
COUNCIL: Final = EventKind("council", ("name",), ("ME-27.13", "ME-27.17"))
CHECKED: Final = EventKind(
    "checked",
    ("seat", "card", "roll", "modifier", "points", "outcome"),
    ("ME-20.11",),
    (None, card_name, None, None, None, None),
)
POINTS: Final = EventKind("points", ("seat", "category", "printed", "counted"), ("ME-27.25",))
TOTAL: Final = EventKind("total", ("seat", "points", "tournament"), ("ME-27.40", "ME-27.44"))
