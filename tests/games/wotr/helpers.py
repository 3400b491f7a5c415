"""Positions made by hand. Places are named: ``dale``, or ``in:erebor`` for the inside of a besieged Stronghold."""

from __future__ import annotations

from random import Random
from typing import Any

from mathom.games.wotr.box import CARD_NAMES, CHARACTER_NAMES, KIND_SIDE, KINDS, NATIONS, kind_name, kind_named
from mathom.games.wotr.map import CASUALTIES, GARRISON_AT, PLACES, REINFORCEMENTS, region_named
from mathom.games.wotr.round.setup import ROLES, Setup, unpack
from mathom.games.wotr.state import War
from mathom.kernel import Chance, Frame

FP, SH = 0, 1


def new(seats: int = 2, seed: str = "mathom") -> War:
    """A war after setup, seats in the order of the roles."""
    w = unpack(ROLES[seats], Chance(seed))
    w.push(Setup())
    w.run()
    return w


def bare(seats: int = 2) -> War:
    """A war with all figures in the reinforcements."""
    w = new(seats)
    for place in range(REINFORCEMENTS):
        for kind in range(KINDS):
            count = w.figures.count(kind, place)
            w.figures.move(kind, count, place, REINFORCEMENTS + KIND_SIDE[kind])
    return w


def at(name: str) -> int:
    """The place with this name."""
    word, _, region = name.rpartition(":")
    number = region_named(region)
    assert number >= 0, name
    return GARRISON_AT[number] if word == "in" else number


def put(w: War, where: str, **figures: int) -> None:
    """Figures out of the reinforcements: ``put(w, "dale", north_regular=2, nazgul=1)``."""
    for word, count in figures.items():
        nation = next((n for n in NATIONS if word.startswith(n)), "")
        kind = kind_named(f"{nation}-{word[len(nation) + 1 :]}" if nation else word)
        assert kind >= 0, word
        w.figures.move(kind, count, REINFORCEMENTS + KIND_SIDE[kind], at(where))


def lose(w: War, where: str) -> None:
    """All figures at a place become casualties."""
    for kind in range(KINDS):
        w.figures.move(kind, w.figures.count(kind, at(where)), at(where), CASUALTIES + KIND_SIDE[kind])


def go(w: War, origin: str, to: str, side: int) -> None:
    """All figures of a side go from one place to another; nothing else happens."""
    for kind in range(KINDS):
        if KIND_SIDE[kind] == side:
            w.figures.move(kind, w.figures.count(kind, at(origin)), at(origin), at(to))


def send(w: War, character: str, where: str) -> None:
    w.put_character(CHARACTER_NAMES.index(character), at(where))


def figures(w: War, where: str) -> dict[str, int]:
    return {kind_name(kind): count for kind, count in enumerate(w.figures.content[at(where)]) if count}


def told(w: War) -> list[tuple[Any, ...]]:
    return [(event.kind.name, *event.args) for event in w.take_news()]


def key(reason: object) -> str | None:
    """The key of a reason, None if there is none."""
    return None if reason is None else str(getattr(reason, "key", reason))


def scatter(w: War, rng: Random, moves: int = 60) -> None:
    """Cards and tiles go where they can go in a game, at random."""
    from mathom.games.wotr import state as z

    for _ in range(moves):
        deck, seat = rng.randrange(4), rng.randrange(w.seats)
        content = w.zones.content
        if rng.random() < 0.5 and content[z.DECK + deck]:
            w.zones.move(content[z.DECK + deck][-1], z.HAND + seat)
        elif content[z.HAND + seat]:
            to = rng.choice([z.FACE_DOWN + seat, z.COMBAT + seat, z.DISCARDED, z.IN_PLAY + 1, z.HAND + (seat ^ 1)])
            w.move(rng.choice(content[z.HAND + seat]), to)
        if rng.random() < 0.1 and content[z.POOL]:
            w.zones.move(content[z.POOL][-1], rng.choice([z.DRAWN, z.TILES_OUT]))
        if rng.random() < 0.1 and content[z.TILES_ASIDE]:
            w.zones.move(content[z.TILES_ASIDE][0], rng.choice([z.TILES_WAITING, z.POOL]))
            w.zones.shuffle(z.POOL, [rng.randrange(n) for n in range(len(w.zones.content[z.POOL]), 1, -1)])
    assert sum(map(sum, w.figures.content)) == 193
    assert len(w.figures.content) == PLACES


# Questions, chance, cards and tiles


def option_name(code: int) -> str:
    """An option as tests name it: ``done``, ``moria``, ``gimli``, ``fp_char_05``."""
    from mathom.games.wotr import codes as c
    from mathom.games.wotr.box import CARD_NAMES
    from mathom.games.wotr.map import REGION_NAMES, REGIONS

    if code < len(c.WORDS):
        return c.WORDS[code]
    if c.MORE_WORD <= code < c.MORE_FIGURE:
        return c.MORE_WORDS[code - c.MORE_WORD]
    if c.REGION <= code < c.REGION + REGIONS:
        return REGION_NAMES[code - c.REGION]
    if c.is_figure(code):
        return kind_name(c.figure_in(code))
    if c.is_character(code):
        return CHARACTER_NAMES[c.character_in(code)]
    return CARD_NAMES[c.face_in(code)] if c.is_card(code) else str(code)


def offers(w: War) -> list[str]:
    """The options of the question now."""
    assert w.ask is not None
    return [option_name(code) for code in w.ask.options[0]]


def asked(w: War) -> tuple[int, str] | None:
    """Who is asked what."""
    return None if w.ask is None else (w.ask.seats[0], w.ask.kind)


def agrees(w: War) -> None:
    """What is offered is not refused: both come from the same predicate."""
    assert w.ask is not None
    [seat] = w.ask.waiting()
    refused = [(code, reason) for code in w.ask.options_of(seat) if (reason := w.stack[-1].refuse(w, seat, code))]
    assert refused == [], (w.stack[-1], w.ask.kind)


def choose(w: War, *names: str) -> None:
    """Answer question after question."""
    for name in names:
        assert w.ask is not None, f"nobody is asked, so nobody answers {name}"
        assert name in offers(w), f"{name} is not offered to {asked(w)}: {offers(w)}"
        agrees(w)
        w.play(w.ask.seats[0], w.ask.options[0][offers(w).index(name)])


def script(w: War, **streams: list[list[int]]) -> None:
    """The next dice of streams, as they show: ``script(w, hunt=[[2, 5, 6]])``; ``_`` stands for the dot in a name."""
    faces = {stream.replace("_", "."): [[n - 1 for n in roll] for roll in rolls] for stream, rolls in streams.items()}
    w.chance = Chance(w.chance.seed, w.chance.counters, {**w.chance.script, **faces})


def lay(w: War, *cards: str) -> None:
    """Cards are in play, wherever they were."""
    from mathom.games.wotr.box import CARD_NAMES, CARDS, DECK_SIDE
    from mathom.games.wotr.state import IN_PLAY

    for card in cards:
        face = CARD_NAMES.index(card)
        w.move(w.zones.face.index(face), IN_PLAY + DECK_SIDE[CARDS[face].deck])


def next_tiles(w: War, *tiles: str) -> None:
    """The tiles in the pool that are drawn next, in this order."""
    from mathom.games.wotr.box import CARD_FACES, TILE_NAMES
    from mathom.games.wotr.state import POOL

    face = w.zones.face[:]
    for n, tile in enumerate(tiles):
        there = w.zones.content[POOL][-1 - n]
        thing = face.index(CARD_FACES + TILE_NAMES.index(tile))
        assert thing in w.zones.content[POOL], tile
        face[there], face[thing] = face[thing], face[there]
    w.zones.face = face


def tiles_in(w: War, zone: int) -> list[str]:
    from mathom.games.wotr.box import tile_name

    return sorted([tile_name(w.zones.face[thing]) for thing in w.zones.content[zone]])


class Caller(Frame):
    """Takes what the frame above it returns."""

    __slots__ = ("got",)

    def __init__(self) -> None:
        super().__init__("take")
        self.got: Any = None

    def take(self, w: War) -> None:
        self.got = w.returned
        w.pop()


def result_of(w: War, frame: Frame) -> Any:
    """What a procedure returns that asks nothing."""
    caller = Caller()
    w.push(caller)
    w.push(frame)
    w.run()
    return caller.got


def on_table(w: War, card: str) -> bool:
    """Whether the card is in play."""
    return w.is_in_play(w.zones.where[w.zones.face.index(CARD_NAMES.index(card))])
