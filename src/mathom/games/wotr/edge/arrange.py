"""A position written by hand, for scenarios: what stands where, what lies where, and whose turn it is.

docs/scenarios.md describes every entry. Figures and Characters not named stay where the setup puts them; the inside of
a besieged Stronghold is ``in:`` its region. Hands not named are empty. `possible` says what no war can look like.
"""

# mypyc: skip

from __future__ import annotations

from typing import Any, Final

from mathom.games.wotr.armies.command import begin_actions
from mathom.games.wotr.armies.meeting import note_commanders, sides_at
from mathom.games.wotr.box import (
    CARD_FACES,
    CARD_NAMES,
    CARDS,
    CHARACTER_NAMES,
    DECK_SIDE,
    DECKS,
    DICE_OWNED,
    DIE_FACES,
    ELVEN_RINGS,
    EYE,
    FACES,
    FREE_PEOPLES,
    GOLLUM,
    KIND_COUNT,
    KIND_NAMES,
    KIND_SIDE,
    KINDS,
    NATIONS,
    NO_SIDE,
    SHADOW,
    SIDES,
    TILE_NAMES,
    TILES,
)
from mathom.games.wotr.edge.possible import SUCCESSORS, check_position
from mathom.games.wotr.fellowship.members import guides
from mathom.games.wotr.map import (
    ABSENT,
    ASIDE,
    CASUALTIES,
    CRACK_OF_DOOM,
    FELLOWSHIP,
    GARRISON_AT,
    NO_GARRISON,
    NOWHERE,
    OUT,
    REGION_NAMES,
    REINFORCEMENTS,
    is_settlement,
)
from mathom.games.wotr.politics import FIRST_BOX
from mathom.games.wotr.round.round import Round
from mathom.games.wotr.round.setup import role_of
from mathom.games.wotr.state import (
    DECK,
    DISCARDED,
    DRAWN,
    HAND,
    IN_PLAY,
    NO_CARD,
    POOL,
    TILES_ASIDE,
    TILES_OUT,
    TILES_WAITING,
    War,
)
from mathom.games.wotr.team import DUEL
from mathom.games.wotr.victory import CORRUPTED
from mathom.kernel import Frame, Written

PHASES: Final = {
    "draw": "recover_dice",
    "fellowship": "meet_in_council",
    "hunt": "allocate_hunt",
    "roll": "roll_free_peoples",
    "action": "act",
    "victory": "check_victory",
}
FORCES: Final = ("clear", "figures", "forces", "characters", "held", "nations")
QUEST: Final = ("fellowship", "hunt_box", "pool", "waiting", "tiles_out", "hunted", "tried")
DICE_ENTRIES: Final = ("dice", "rolled", "rings", "ring_used", "mouth_used", "minion_seen")
CARDS_HELD: Final = ("hands", "in_play", "discarded", "decks")
TEAMS: Final = ("lead", "acts", "mixed")
KNOWN: Final = ("phase", "turn_of", "round", "supplement", *FORCES, *QUEST, *DICE_ENTRIES, *CARDS_HELD, *TEAMS)
OF_FELLOWSHIP: Final = ("region", "progress", "hidden", "corruption", "mordor", "guide")
MARKERS: Final = ("passive", "active")
# More rounds or steps than any war has.
MANY: Final = 99

Given = dict[str, Written]


def arrange(w: War, position: dict[str, Any]) -> None:
    written = Written(position, "position")
    given = written.table(KNOWN)
    place_figures(w, given)
    place_characters(w, given)
    settle_nations(w, given)
    divide(w, given)
    set_fellowship(w, given["fellowship"].table(OF_FELLOWSHIP) if "fellowship" in given else {})
    set_dice(w, given)
    deal_cards(w, given)
    lay_tiles(w, given)
    w.hunted = flag(given, "hunted", w.hunted)
    w.tried = flag(given, "tried", w.tried)
    w.mouth_used = flag(given, "mouth_used", w.mouth_used)
    if "supplement" in given:
        given["supplement"].insist(w.extra.is_used(), "the game is played without a supplement")
        w.extra.arrange(w, given["supplement"])
    check_position(w, written)
    begin(w, given)


def flag(given: Given, name: str, otherwise: bool) -> bool:
    return given[name].flag() if name in given else otherwise


def lines(given: Given, name: str) -> list[Written]:
    return given[name].entries() if name in given else []


def by_side(given: Given, name: str) -> list[Written | None]:
    """The entries of a table with an entry for each side, or for one of them."""
    found = given[name].table(SIDES) if name in given else {}
    return [found.get(side) for side in SIDES]


# Figures and nations


def place_of(name: Written) -> int:
    """A region, or with ``in:`` the inside of its Stronghold."""
    word, colon, _ = name.text().rpartition(":")
    region = Written(name.text().rpartition(":")[2], name.place).one_of(REGION_NAMES)
    name.insist(not colon or word == "in", "the inside of a Stronghold is written as in:lorien")
    if not colon:
        return region
    name.insist(GARRISON_AT[region] != NO_GARRISON, "'{region}' has no Stronghold", region=REGION_NAMES[region])
    return GARRISON_AT[region]


def place_figures(w: War, given: Given) -> None:
    if flag(given, "clear", False):
        for place in range(REINFORCEMENTS):
            take_away(w, place)
    forces = given["forces"].table() if "forces" in given else {}
    for name, force in forces.items():
        place = place_of(Written(name, force.place))
        take_away(w, place)
        for line in force.entries():
            kind, count = line.words("north-regular 2")
            put_figures(w, line, kind, count, place)
    for line in lines(given, "figures"):
        where, kind, count = line.words("dale north-regular 2")
        put_figures(w, line, kind, count, NOWHERE if where.value == "casualties" else place_of(where))


def take_away(w: War, place: int) -> None:
    """All figures of a place back into the reinforcements."""
    for kind in range(KINDS):
        w.figures.move(kind, w.figures.count(kind, place), place, REINFORCEMENTS + KIND_SIDE[kind])


def put_figures(w: War, line: Written, name: Written, number: Written, place: int) -> None:
    """Figures out of the reinforcements to a place; NOWHERE stands for the casualties."""
    kind = name.one_of(KIND_NAMES)
    count = number.count(0, KIND_COUNT[kind])
    left = w.figures.count(kind, REINFORCEMENTS + KIND_SIDE[kind])
    line.insist(count <= left, "there are not enough figures for '{line}'", line=line.value)
    to = CASUALTIES + KIND_SIDE[kind] if place == NOWHERE else place
    w.figures.move(kind, count, REINFORCEMENTS + KIND_SIDE[kind], to)


def place_characters(w: War, given: Given) -> None:
    special = {"fellowship": FELLOWSHIP, "aside": ASIDE, "out": OUT}
    named: set[int] = set()
    for line in lines(given, "characters"):
        who, where = line.words("strider edoras")
        character = who.one_of(CHARACTER_NAMES)
        who.insist(character not in named, "'{card}' is named twice", card=who.value)
        named.add(character)
        who.insist(w.character_at[character] != ABSENT, "'{card}' is not in the box of this game", card=who.value)
        w.put_character(character, special[where.text()] if where.value in special else place_of(where))
    for first, later in SUCCESSORS:
        if later in named and w.character_at[later] != ASIDE and first not in named:
            w.put_character(first, OUT)
    w.minion_seen = flag(given, "minion_seen", w.minion_seen)


def settle_nations(w: War, given: Given) -> None:
    held, steps, active = w.held[:], w.steps[:], w.active[:]
    for line in lines(given, "held"):
        name, side = line.words("dale shadow")
        region = name.one_of(REGION_NAMES)
        name.insist(is_settlement(region), "'{region}' has no settlement", region=name.value)
        held[region] = side.one_of(SIDES)
    for line in lines(given, "nations"):
        name, boxes, marker = line.words("rohan 1 active")
        nation = name.one_of(NATIONS)
        steps[nation] = boxes.count(0, FIRST_BOX)
        active[nation] = bool(marker.one_of(MARKERS))
        line.insist(active[nation] or steps[nation] > 0, "a passive nation is not At War")
    w.held, w.steps, w.active = held, steps, active


# Three and four players


def roles(w: War) -> dict[str, int]:
    """The seats by what they play."""
    return {role_of(w, seat): seat for seat in range(w.seats)}


def chosen_of(w: War, given: Given, entry: str, seats: list[int]) -> list[int]:
    """A seat of each side: those that the entry names by what they play, else these."""
    named = seats[:]
    names = roles(w)
    for role in lines(given, entry):
        seat = names[list(names)[role.one_of(list(names))]]
        named[w.side_of_seat[seat]] = seat
    return named


def divide(w: War, given: Given) -> None:
    """Who leads, who acts next for his side, and which armies are mixed."""
    w.lead = chosen_of(w, given, "lead", w.lead)
    begin_actions(w)
    if w.seats > DUEL:
        w.team = w.team.clone()
        w.team.actors = chosen_of(w, given, "acts", w.team.actors)
    for name in lines(given, "mixed"):
        place = place_of(name)
        name.insist(bool(sides_at(w, place)), "no two players of a side have an army in '{region}'", region=name.value)
        w.set_mixed(place, True)
    note_commanders(w)


# The Fellowship


def set_fellowship(w: War, given: Given) -> None:
    if "region" in given:
        w.ring_bearers = given["region"].one_of(REGION_NAMES)
    if "mordor" in given:
        given["mordor"].insist("region" not in given, "on the Mordor Track the Fellowship is in no region")
        w.mordor = given["mordor"].number(0, CRACK_OF_DOOM)
        w.ring_bearers = NOWHERE
    w.progress = given["progress"].number(0, MANY) if "progress" in given else w.progress
    w.corruption = given["corruption"].number(0, CORRUPTED) if "corruption" in given else w.corruption
    w.hidden = flag(given, "hidden", w.hidden)
    best = guides(w) or [GOLLUM]
    if w.guide not in best:
        w.guide = best[0]
    if best == [GOLLUM]:
        w.put_character(GOLLUM, FELLOWSHIP)
    if "guide" in given:
        w.guide = given["guide"].one_of(CHARACTER_NAMES)
        allowed = ", ".join(CHARACTER_NAMES[c] for c in best)
        given["guide"].insist(w.guide in best, "the Guide has the highest level in the Fellowship: {who}", who=allowed)


# Dice and rings


def set_dice(w: War, given: Given) -> None:
    pools, boxes, rings = by_side(given, "dice"), by_side(given, "hunt_box"), by_side(given, "rings")
    w.dice = [w.dice[side] if pool is None else pool.number(0, DICE_OWNED[side]) for side, pool in enumerate(pools)]
    w.hunt_box = [0 if box is None else box.number(0, DICE_OWNED[side]) for side, box in enumerate(boxes)]
    if "rings" in given:
        # A ring that one side uses goes to the other, or out of the game: the rest is with the Free Peoples.
        theirs = 0 if rings[SHADOW] is None else rings[SHADOW].number(0, ELVEN_RINGS)
        ours = rings[FREE_PEOPLES]
        w.rings = [ELVEN_RINGS - theirs if ours is None else ours.number(0, ELVEN_RINGS), theirs]
        given["rings"].insist(sum(w.rings) <= ELVEN_RINGS, "there are {most} Elven Rings", most=ELVEN_RINGS)
    w.rolled = [rolled_dice(side, rolled) for side, rolled in enumerate(by_side(given, "rolled"))]
    for side, name in enumerate(SIDES):
        for entry in ("rolled", "hunt_box"):
            enough = len(w.rolled[side]) + w.hunt_box[side] <= DICE_OWNED[side]
            if entry in given:
                given[entry].insist(enough, "'{side}' has {most} dice", side=name, most=DICE_OWNED[side])
    used = [side.one_of(SIDES) for side in lines(given, "ring_used")]
    w.ring_used = [side in used for side in range(len(SIDES))]


def rolled_dice(side: int, rolled: Written | None) -> list[int]:
    """The faces rolled; an Eye lies in the Hunt box at once (WR-4.17)."""
    faces = [face.one_of(FACES) for face in rolled.entries()] if rolled is not None else []
    for face in faces:
        fits = face in DIE_FACES[side] and face != EYE
        if rolled is not None and not fits:
            raise rolled.wrong("no rolled die of '{side}' shows '{face}'", side=SIDES[side], face=FACES[face])
    return sorted(faces)


# Cards and tiles


def deal_cards(w: War, given: Given) -> None:
    """All cards back into their decks, then those that are named to their places."""
    for thing, face in enumerate(w.zones.face):
        if face >= CARD_FACES:
            break
        w.zones.move(thing, DECK + w.back(thing))
        w.zones.forget(thing)
    taken: set[int] = set()
    for deck, cards in (given["decks"].table(DECKS) if "decks" in given else {}).items():
        for card in cards.entries():
            thing = find(w, card, taken)
            own = CARDS[w.face(thing)].deck == DECKS.index(deck)
            card.insist(own, "'{card}' is not a card of '{whose}'", card=card.value, whose=deck)
            w.zones.move(thing, DECK + DECKS.index(deck))
            w.zones.forget(thing)
    holders = {**{side: w.lead[n] for n, side in enumerate(SIDES)}, **roles(w)}
    for holder, hand in (given["hands"].table(list(holders)) if "hands" in given else {}).items():
        seat = holders[holder]
        for card in hand.entries():
            thing = find(w, card, taken)
            own = DECK_SIDE[w.back(thing)] == w.side_of_seat[seat]
            card.insist(own, "'{card}' is not a card of '{whose}'", card=card.value, whose=holder)
            w.zones.move(thing, HAND + seat)
    for zone, name in ((IN_PLAY, "in_play"), (DISCARDED, "discarded")):
        for card in lines(given, name):
            thing = find(w, card, taken)
            stays = zone == DISCARDED or CARDS[w.face(thing)].remains
            card.insist(stays, "'{card}' does not stay on the table", card=card.value)
            w.move(thing, zone + DECK_SIDE[w.back(thing)])


def find(w: War, card: Written, taken: set[int]) -> int:
    """The card in its deck, named for the first time."""
    face = card.one_of(CARD_NAMES)
    card.insist(face not in taken, "'{card}' is named twice", card=card.value)
    taken.add(face)
    thing = w.card_in(DECK + CARDS[face].deck, face)
    card.insist(thing != NO_CARD, "'{card}' is not in the box of this game", card=card.value)
    return thing


def lay_tiles(w: War, given: Given) -> None:
    if "pool" in given:
        for thing in w.zones.content[POOL]:
            w.zones.move(thing, DRAWN)
    taken: set[int] = set()
    for entry, zone in (("tiles_out", TILES_OUT), ("waiting", TILES_WAITING), ("pool", POOL)):
        for name in lines(given, entry):
            number = name.one_of(TILE_NAMES)
            special = entry != "waiting" or TILES[number].owner != NO_SIDE
            name.insist(special, "'{tile}' is no special tile", tile=name.value)
            name.insist(number not in taken, "'{card}' is named twice", card=name.value)
            taken.add(number)
            name.insist(CARD_FACES + number in w.zones.face, "'{card}' is not in the box of this game", card=name.value)
            thing = next(
                t for z in (DRAWN, TILES_ASIDE, POOL) for t in w.zones.content[z] if w.face(t) == CARD_FACES + number
            )
            w.zones.move(thing, zone)
            if zone == POOL:
                w.zones.forget(thing)


def begin(w: War, given: Given) -> None:
    frame = Round()
    phases = list(PHASES)
    frame.step = PHASES[phases[given["phase"].one_of(phases)] if "phase" in given else "action"]
    frame.side = given["turn_of"].one_of(SIDES) if "turn_of" in given else 0
    w.turn = given["round"].number(1, MANY) if "round" in given else w.turn
    frames: list[Frame] = [frame]
    w.stack = frames
    w.ask = None
