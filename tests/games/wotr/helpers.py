"""Positions made by hand. Places are named: ``dale``, or ``in:erebor`` for the inside of a besieged Stronghold."""

from __future__ import annotations

from random import Random
from typing import Any

from mathom.games.wotr.board import CASUALTIES, GARRISON_AT, PLACES, REINFORCEMENTS, region_named
from mathom.games.wotr.components import CHARACTER_NAMES, KIND_SIDE, KINDS, NATIONS, kind_name, kind_named
from mathom.games.wotr.setup import ROLES, Setup, unpack
from mathom.games.wotr.war import War
from mathom.kernel import Chance

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
    from mathom.games.wotr import war as z

    for _ in range(moves):
        deck, seat = rng.randrange(4), rng.randrange(w.seats)
        content = w.zones.content
        if rng.random() < 0.5 and content[z.DECK + deck]:
            w.zones.move(content[z.DECK + deck][-1], z.HAND + seat)
        elif content[z.HAND + seat]:
            to = rng.choice([z.FACE_DOWN + seat, z.COMBAT + seat, z.DISCARDED, z.IN_PLAY + 1, z.HAND + (seat ^ 1)])
            w.zones.move(rng.choice(content[z.HAND + seat]), to)
        if rng.random() < 0.1 and content[z.POOL]:
            w.zones.move(content[z.POOL][-1], rng.choice([z.DRAWN, z.TILES_OUT]))
        if rng.random() < 0.1 and content[z.TILES_ASIDE]:
            w.zones.move(content[z.TILES_ASIDE][0], rng.choice([z.TILES_WAITING, z.POOL]))
            w.zones.shuffle(z.POOL, [rng.randrange(n) for n in range(len(w.zones.content[z.POOL]), 1, -1)])
    assert sum(map(sum, w.figures.content)) == 193
    assert len(w.figures.content) == PLACES
