"""Appendix C: what is open and what is hidden; copies, saving, and that nothing gets lost."""

import json
from random import Random
from typing import Any

import pytest
from tests.games.wotr.helpers import FP, SH, at, bare, new, put, scatter, send

from mathom.games.wotr.armies.forces import Pick
from mathom.games.wotr.armies.stacking import Surplus
from mathom.games.wotr.battle.conquest import conquer
from mathom.games.wotr.box import (
    CARD_FACES,
    KIND_ADDED,
    KIND_COUNT,
    KIND_SIDE,
    KINDS,
    MEMBERS,
    PLAIN_CARDS,
    PLAIN_TILES,
    kind_named,
)
from mathom.games.wotr.edge.see import see
from mathom.games.wotr.game import GAME
from mathom.games.wotr.map import REINFORCEMENTS
from mathom.games.wotr.politics import activate, advance
from mathom.games.wotr.round.setup import ROLES, Setup, unpack
from mathom.games.wotr.state import COMBAT, DECK, DISCARDED, DRAWN, FACE_DOWN, HAND, IN_PLAY, POOL, TILES_WAITING, War
from mathom.kernel import Chance


def viewers(w: War) -> list[int | None]:
    return [None, *range(w.seats)]


def deal(w: War, deck: int, seat: int) -> int:
    """Draw a card; its number as a thing."""
    thing = w.zones.content[DECK + deck][-1]
    w.zones.move(thing, HAND + seat)
    return thing


def player(w: War, whose: int, viewer: int | None) -> dict[str, Any]:
    seen: dict[str, Any] = see(w, viewer)["players"][whose]
    return seen


# What is seen


def test_a_view_is_plain_data() -> None:
    w = new()
    assert all(json.loads(json.dumps(see(w, seat))) == see(w, seat) for seat in viewers(w))


def test_figures_and_besieged_armies_are_open() -> None:
    """INF-1"""
    w = bare()
    put(w, "in:erebor", dwarves_regular=2)
    put(w, "erebor", sauron_regular=4, nazgul=1)
    send(w, "gimli", "in:erebor")
    send(w, "witch_king", "erebor")
    [erebor] = [region for region in see(w, None)["regions"] if region["region"] == "erebor"]
    assert erebor == {
        "region": "erebor",
        "held": "free_peoples",
        "control_marker": False,
        "figures": {"sauron-regular": 4, "nazgul": 1},
        "characters": ["witch_king"],
        "besieged": {"figures": {"dwarves-regular": 2}, "characters": ["gimli"]},
    }


def test_who_may_go_along_is_open_while_it_is_picked() -> None:
    """INF-11. A board sets so many of each at once: it must know whom it may set."""
    pool = [0] * MEMBERS
    pool[kind_named("gondor-elite")] = 2
    assert Pick("who-marches", 0, FP, pool, pool).seen()["pool"] == pool


def test_politics_points_and_fellowship_are_open() -> None:
    """INF-2 to INF-6"""
    w = bare()
    conquer(w, SH, at("dale"))
    w.progress, w.corruption, w.hidden = 3, 2, False
    w.rolled = [[0, 4], [6]]
    view = see(w, None)
    assert view["nations"]["north"] == {"seat": 0, "steps": 2, "active": False, "at_war": False}
    assert [view["sides"][side]["victory_points"] for side in ("free_peoples", "shadow")] == [0, 1]
    assert [view["sides"][side]["rolled"] for side in ("free_peoples", "shadow")] == [["character", "event"], ["eye"]]
    assert {key: view["fellowship"][key] for key in ("region", "progress", "hidden", "corruption", "mordor")} == {
        "region": "rivendell",
        "progress": 3,
        "hidden": False,
        "corruption": 2,
        "mordor": None,
    }


def test_a_hand_is_seen_by_its_holder_and_its_backs_by_all() -> None:
    """INF-7, INF-13"""
    w = new(4)
    cards = [deal(w, 0, 0), deal(w, 1, 0), deal(w, 1, 0)]
    seen = [player(w, 0, viewer) for viewer in viewers(w)]
    assert [s["hand_backs"] for s in seen] == [{"fp_character": 1, "fp_strategy": 2}] * 5
    assert ["hand" in s for s in seen] == [False, True, False, False, False]
    assert len(seen[1]["hand"]) == len(cards)


def test_a_face_down_combat_card_shows_its_back() -> None:
    """INF-11, INF-16"""
    w = new()
    card = deal(w, 2, 1)
    w.zones.move(card, COMBAT + 1)
    seen = [player(w, 1, viewer) for viewer in (0, 1)]
    assert [s["combat_card_backs"] for s in seen] == [{"sh_character": 1}] * 2
    assert [s.get("combat_card") for s in seen] == [None, see(w, 1)["players"][1]["combat_card"]]


def test_cards_discarded_face_down_are_known_to_who_discarded_them() -> None:
    """INF-9, INF-15"""
    w = new()
    card = deal(w, 0, 0)
    w.zones.move(card, FACE_DOWN)
    assert [w.zones.knows(seat, card) for seat in (None, 0, 1)] == [False, True, False]
    assert [("face_down" in player(w, 0, viewer)) for viewer in viewers(w)] == [False, True, False]
    assert player(w, 0, None)["face_down_backs"] == {"fp_character": 1}


def test_played_cards_and_drawn_tiles_are_open_and_the_pool_but_for_its_order() -> None:
    """INF-8, INF-10, INF-17"""
    w = new()
    w.zones.move(deal(w, 0, 0), DISCARDED)
    w.move(deal(w, 0, 0), IN_PLAY)
    w.zones.move(w.zones.content[POOL][-1], DRAWN)
    w.zones.move(w.zones.content[TILES_WAITING - 1][0], TILES_WAITING)
    view = see(w, None)
    side = view["sides"]["free_peoples"]
    assert (len(side["discarded"]), len(side["in_play"]), side["decks"]) == (
        1,
        1,
        {"fp_character": 22, "fp_strategy": 24},
    )
    tiles = view["tiles"]
    assert [len(tiles[key]) for key in ("pool", "drawn", "waiting", "aside", "out")] == [15, 1, 1, 7, 0]
    assert tiles["pool"] == sorted(tiles["pool"])


# What is not


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("moves", [0, 30, 150])
def test_the_view_does_not_depend_on_what_the_viewer_does_not_know(seats: int, moves: int) -> None:
    w, rng = new(seats), Random(seats * 1000 + moves)
    scatter(w, rng, moves)
    for viewer in viewers(w):
        view = see(w, viewer)
        for i in range(5):
            other = w.clone()
            other.zones.deal_anew(viewer, Random(i))
            assert see(other, viewer) == view
            assert other.zones.face != w.zones.face
            backs = [[-1 if face >= CARD_FACES else face // 24 for face in z.face] for z in (other.zones, w.zones)]
            assert backs[0] == backs[1]


def test_the_view_tells_no_numbers_of_hidden_things_and_no_chance() -> None:
    """INF-21; a spectator gets no front that is not in the open."""
    w = new()
    scatter(w, Random(3))
    hidden = [thing for thing in range(96) if not w.zones.knows(None, thing)]
    said = json.dumps(see(w, None))
    from mathom.games.wotr.box import card_name

    assert len(hidden) > 50
    assert not [name for name in (card_name(w.zones.face[thing]) for thing in hidden) if f'"{name}"' in said]
    assert w.chance.seed not in said


# Copies and saving


def test_a_copy_goes_its_own_way() -> None:
    w = new()
    copy = w.clone()
    before = w.digest()
    assert copy.digest() == before

    scatter(copy, Random(1))
    copy.figures.move(0, 1, REINFORCEMENTS, at("erebor"))
    conquer(copy, SH, at("dale"))
    activate(copy, 4)
    advance(copy, 4)
    send(copy, "gimli", "erebor")
    copy.progress, copy.hidden, copy.guide = 4, False, 2
    assert (w.digest() == before, copy.digest() == before) == (True, False)


def test_every_field_is_copied() -> None:
    w = new()
    w.progress, w.corruption, w.hidden, w.mordor, w.guide, w.ring_bearers = 4, 3, False, 2, 1, 7
    w.dice, w.rolled, w.hunt_box, w.rings, w.lead = [5, 8], [[1], [2, 6]], [1, 2], [2, 1], [1, 0]
    assert w.clone().dump() == w.dump()


@pytest.mark.parametrize("seats", [2, 4])
def test_a_war_is_saved_and_loaded(seats: int) -> None:
    w = bare(seats)
    scatter(w, Random(2))
    put(w, "dale", gondor_regular=12)
    w.push(Surplus(FP, at("dale")))
    w.run()
    again = GAME.load(json.loads(json.dumps(w.dump())))
    assert isinstance(again, War)
    assert (again.digest(), again.dump(), again.census()) == (w.digest(), w.dump(), w.census())
    assert again.figures.counts == w.figures.counts
    again.play(0, again.ask.options_of(0)[0] if again.ask else -1)
    assert see(again, 0) != see(w, 0)


def test_setup_is_saved_in_the_middle() -> None:
    w = unpack(ROLES[2], Chance("any", explicit=True))
    w.push(Setup(drawn=True))
    w.run()
    w.play(-1, 1)
    copy = w.clone()
    for state in (w, copy):
        while state.ask is not None:
            state.play(-1, 0)
    assert (w.side_of_seat, copy.digest()) == ([SH, FP], w.digest())


# Nothing gets lost


def test_the_census_of_figures_and_things_never_changes() -> None:
    w, rng = new(), Random(9)
    for _ in range(300):
        kind, origin, to = rng.randrange(KINDS), rng.randrange(REINFORCEMENTS), rng.randrange(REINFORCEMENTS)
        w.figures.move(kind, rng.randint(0, w.figures.count(kind, origin)), origin, to)
    scatter(w, rng)
    counts = [0 if KIND_ADDED[kind] else count for kind, count in enumerate(KIND_COUNT)]
    faces = [*range(PLAIN_CARDS), *range(CARD_FACES, CARD_FACES + PLAIN_TILES)]
    assert (w.figures.census(), w.zones.census()) == (counts, faces)
    assert [KIND_SIDE[kind] for kind in range(KINDS)].count(SH) == 8
