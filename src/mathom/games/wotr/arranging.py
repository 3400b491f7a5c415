"""A position written by hand, for scenarios: what stands where, what lies where, and whose turn it is.

```toml
[position]
phase = "action"               # "draw", "fellowship", "hunt", "roll", "action" or "victory"
turn_of = "free_peoples"       # in the action phase
clear = true                   # all figures into the reinforcements first; else the setup of the game
figures = ["dale north-regular 2", "in:erebor dwarves-elite 1", "casualties gondor-regular 3"]
characters = ["strider edoras", "gandalf_the_grey out", "saruman orthanc", "legolas in:lorien"]
held = ["dale shadow"]         # settlements in other hands
nations = ["rohan 0 active", "north 2 passive"]     # boxes away from At War, and the side of the marker
fellowship = { region = "lorien", progress = 2, hidden = true, corruption = 3, mordor = 1, guide = "strider" }
rolled = { free_peoples = ["character", "event"], shadow = ["army"] }
hunt_box = { free_peoples = 1, shadow = 2 }
rings = { free_peoples = 2, shadow = 1 }
hands = { free_peoples = ["fp_char_09"], shadow = [] }
in_play = ["sh_char_15"]
discarded = ["sh_str_01"]
decks = { fp_strategy = ["fp_str_02", "fp_str_01"] }     # the top cards, the topmost last
pool = ["std_3_a"]             # the hunt pool, the next tile last; all other normal tiles count as drawn
waiting = ["fp_minus2"]        # special tiles in play
minion_seen = true
hunted = true                  # a die of the Free Peoples lay in the Hunt box last round
```

Characters not named stay where they are; the inside of a besieged Stronghold is ``in:`` its region. Hands not named are
empty.
"""

# mypyc: skip

from __future__ import annotations

from typing import Any, Final

from mathom.games.wotr.board import ASIDE, CASUALTIES, FELLOWSHIP, GARRISON_AT, OUT, REGION_NAMES, REINFORCEMENTS
from mathom.games.wotr.components import (
    CARD_NAMES,
    CARDS,
    CHARACTER_NAMES,
    DECK_SIDE,
    DECKS,
    FACES,
    KIND_SIDE,
    KINDS,
    NATIONS,
    SIDES,
    TILE_NAMES,
    kind_named,
)
from mathom.games.wotr.round import Round
from mathom.games.wotr.war import DECK, DISCARDED, DRAWN, HAND, IN_PLAY, POOL, TILES_ASIDE, TILES_WAITING, War
from mathom.kernel import BadScenario, Frame
from mathom.kernel.errors import Detail

KNOWN: Final = ("phase", "turn_of", "clear", "figures", "characters", "held", "nations", "fellowship", "rolled")
KNOWN_TOO: Final = ("hunt_box", "rings", "hands", "in_play", "discarded", "decks", "pool", "waiting", "minion_seen")
ENTRIES: Final = (*KNOWN, *KNOWN_TOO, "hunted")
PHASES: Final = {
    "draw": "recover_dice",
    "fellowship": "meet_in_council",
    "hunt": "allocate_hunt",
    "roll": "roll_free_peoples",
    "action": "act",
    "victory": "check_victory",
}


def wrong(says: str, **params: object) -> BadScenario:
    """The kernel puts in which file it is."""
    return BadScenario(file="", detail=Detail(says, **params))


def pick(name: str, known: list[str], what: str) -> int:
    """The number of a name; a clear error if there is no such thing."""
    if name not in known:
        raise wrong("there is no {what} '{name}'", what=what, name=name)
    return known.index(name)


def arrange(w: War, position: dict[str, Any]) -> None:
    for name in position:
        if name not in ENTRIES:
            raise wrong("unknown entry '{name}' in [position]; known: {known}", name=name, known=", ".join(ENTRIES))
    place_figures(w, position)
    for line in position.get("characters", []):
        who, where = line.split()
        w.put_character(pick(who, CHARACTER_NAMES, "character"), character_place(where))
    settle_nations(w, position)
    set_fellowship(w, position.get("fellowship", {}))
    set_dice(w, position)
    deal_cards(w, position)
    lay_tiles(w, position)
    w.minion_seen = position.get("minion_seen", w.minion_seen)
    w.hunted = position.get("hunted", w.hunted)
    begin(w, position.get("phase", "action"), position.get("turn_of", "free_peoples"))


def place_of(name: str) -> int:
    word, _, region = name.rpartition(":")
    number = pick(region, REGION_NAMES, "region")
    return GARRISON_AT[number] if word == "in" else number


def character_place(name: str) -> int:
    special = {"fellowship": FELLOWSHIP, "aside": ASIDE, "out": OUT}
    return special[name] if name in special else place_of(name)


def place_figures(w: War, position: dict[str, Any]) -> None:
    if position.get("clear", False):
        for place in range(REINFORCEMENTS):
            for kind in range(KINDS):
                w.figures.move(kind, w.figures.count(kind, place), place, REINFORCEMENTS + KIND_SIDE[kind])
    for line in position.get("figures", []):
        where, name, count = line.split()
        kind = kind_named(name)
        if kind < 0:
            raise wrong("there is no {what} '{name}'", what="figure", name=name)
        to = CASUALTIES + KIND_SIDE[kind] if where == "casualties" else place_of(where)
        if w.figures.count(kind, REINFORCEMENTS + KIND_SIDE[kind]) < int(count):
            raise wrong("there are not enough figures for '{line}'", line=line)
        w.figures.move(kind, int(count), REINFORCEMENTS + KIND_SIDE[kind], to)


def settle_nations(w: War, position: dict[str, Any]) -> None:
    held, steps, active = w.held[:], w.steps[:], w.active[:]
    for line in position.get("held", []):
        region, side = line.split()
        held[pick(region, REGION_NAMES, "region")] = pick(side, SIDES, "side")
    for line in position.get("nations", []):
        name, boxes, marker = line.split()
        nation = pick(name, NATIONS, "nation")
        steps[nation] = int(boxes)
        active[nation] = marker == "active"
    w.held, w.steps, w.active = held, steps, active


def set_fellowship(w: War, entries: dict[str, Any]) -> None:
    if "region" in entries:
        w.ring_bearers = pick(entries["region"], REGION_NAMES, "region")
    if "mordor" in entries:
        w.mordor = entries["mordor"]
        w.ring_bearers = -1
    if "guide" in entries:
        w.guide = pick(entries["guide"], CHARACTER_NAMES, "character")
    w.progress = entries.get("progress", w.progress)
    w.hidden = entries.get("hidden", w.hidden)
    w.corruption = entries.get("corruption", w.corruption)


def set_dice(w: War, position: dict[str, Any]) -> None:
    rolled = position.get("rolled", {})
    w.rolled = [sorted([pick(face, FACES, "die") for face in rolled.get(side, [])]) for side in SIDES]
    box = position.get("hunt_box", {})
    w.hunt_box = [box.get(side, 0) for side in SIDES]
    rings = position.get("rings", {})
    w.rings = [rings.get(side, w.rings[number]) for number, side in enumerate(SIDES)]


def deal_cards(w: War, position: dict[str, Any]) -> None:
    """All cards back into their decks, then those that are named to their places."""
    for thing in range(len(CARDS)):
        w.zones.move(thing, DECK + w.back(thing))
        w.zones.forget(thing)
    for name, cards in position.get("decks", {}).items():
        deck = pick(name, DECKS, "deck")
        for card in cards:
            thing = find(w, card)
            w.zones.move(thing, DECK + deck)
            w.zones.forget(thing)
    for side, cards in position.get("hands", {}).items():
        for card in cards:
            w.zones.move(find(w, card), HAND + w.lead[pick(side, SIDES, "side")])
    for zone, name in ((IN_PLAY, "in_play"), (DISCARDED, "discarded")):
        for card in position.get(name, []):
            thing = find(w, card)
            w.zones.move(thing, zone + DECK_SIDE[w.back(thing)])


def find(w: War, card: str) -> int:
    """The card in its deck."""
    face = pick(card, CARD_NAMES, "card")
    thing = w.card_in(DECK + CARDS[face].deck, face)
    if thing < 0:
        raise wrong("'{card}' is named twice", card=card)
    return thing


def lay_tiles(w: War, position: dict[str, Any]) -> None:
    if "pool" in position:
        for thing in w.zones.content[POOL]:
            w.zones.move(thing, DRAWN)
        for name in position["pool"]:
            thing = tile(w, name)
            w.zones.move(thing, POOL)
            w.zones.forget(thing)
    for name in position.get("waiting", []):
        w.zones.move(tile(w, name), TILES_WAITING)


def tile(w: War, name: str) -> int:
    face = len(CARDS) + pick(name, TILE_NAMES, "tile")
    for zone in (DRAWN, TILES_ASIDE, POOL):
        for thing in w.zones.content[zone]:
            if w.face(thing) == face:
                return thing
    raise wrong("'{card}' is named twice", card=name)


def begin(w: War, phase: str, turn_of: str) -> None:
    frame = Round()
    frame.step = PHASES.get(phase, "")
    if not frame.step:
        raise wrong("there is no {what} '{name}'", what="phase", name=phase)
    frame.side = pick(turn_of, SIDES, "side")
    frames: list[Frame] = [frame]
    w.stack = frames
    w.ask = None
