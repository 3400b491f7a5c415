"""Chapter 27: calling the end with a card, the end of the Ring, and what may be done at the council."""

from typing import Any

import pytest
from tests.games.meccg.scene import Scene
from tests.games.meccg.test_council import council

from mathom.games.meccg.corruption import corruption_points
from mathom.games.meccg.state import TAPPED, UNTAPPED
from mathom.games.meccg.zones import CHAIN, DECK, DISCARD, HAND
from mathom.testing import part, rule

GLORFINDEL, SAM, BALIN, GANDALF, FRODO = "tw-161", "tw-180", "tw-123", "tw-156", "tw-152"
ASTERNAK, CALL, SOUL = "le-1", "le-235", "le-46"
ONE_RING, GOLLUM, MOUNT_DOOM, MORIA = "tw-347", "tw-246", "tw-414", "tw-413"
CRACKS, FATE = "tw-205", "tw-247"
CRAM, SCROLL, GOLD_RING, LESSER_RING = "td-105", "tw-323", "tw-231", "tw-266"
FREE_TO_CHOOSE, MARVELS_TOLD, LURE, MOON_IS_DEAD = "dm-133", "td-134", "tw-60", "dm-71"
SMOKE_RINGS, FRIEND, HARP = "dm-159", "tw-189", "td-130"


# Calling the end with a card


def ready(times: int = 2, **more: Any) -> Scene:
    """A minion player has exhausted the play deck, and it is his organisation phase."""
    wanted: dict[str, Any] = {"foe": [BALIN], "hand": [CALL], **more}
    scene = Scene(ASTERNAK, side="minion", **wanted)
    scene.s.exhausted = [times, 0]
    return scene.again()


@rule("ME-27.14", "ME-27.12")
@part("le-235.1")
def test_a_minion_player_calls_the_end_with_sudden_call() -> None:
    scene = ready().choose(f"declare:{CALL}.0").until("organise")
    assert (scene.told("called"), scene.s.last) == ([{"seat": 0}], 1)
    while scene.s.ask is not None:
        scene.decline()
    assert scene.told("turn")[-1]["seat"] == 1


@rule("ME-27.14", "ME-27.10", "ME-27.48")
@part("le-235.1")
def test_sudden_call_waits_until_the_end_may_be_called() -> None:
    scene = ready(times=1)
    assert f"declare:{CALL}.0" not in scene.offers()
    assert scene.why_not(f"declare:{CALL}.0") == ("ME-27.10", "ME-27.48")


@rule("ME-27.15", "ME-27.16")
@part("C-14", "le-235.2", "CR-573")
@pytest.mark.parametrize(("side", "times", "offered"), [("minion", 2, True), ("minion", 1, False), ("hero", 2, False)])
def test_sudden_call_is_a_hazard_for_minions_whose_end_may_be_called(side: str, times: int, offered: bool) -> None:
    people = {"minion": ASTERNAK, "hero": GLORFINDEL}
    scene = Scene(people[side], side=side, foe=[BALIN], foes_hand=[CALL])
    scene.s.exhausted = [times, 0]
    scene.stay()
    while scene.seat != 1:
        scene.decline()
    assert (f"declare:{CALL}.1" in scene.offers()) is offered
    if offered:
        scene.choose(f"declare:{CALL}.1")
        while not scene.told("called"):
            scene.decline()
        assert (scene.told("called"), scene.s.last) == ([{"seat": 1}], 1)
        while scene.s.ask is not None:
            scene.decline()
        assert (scene.told("turn")[-1]["seat"], scene.told("turn")[-2]["seat"]) == (1, 0)


@part("le-235.3")
def test_sudden_call_is_shuffled_back_into_the_play_deck() -> None:
    scene = ready(times=0).choose(f"declare:{CALL}.2").until("organise")
    assert (scene.hand(), scene.cards(DECK)) == ([], [CALL])


@part("le-235.3")
def test_sudden_call_is_shuffled_back_in_the_turn_of_the_opponent() -> None:
    """It is shown, but it is no hazard then: the limit stays as it is."""
    scene = Scene(GLORFINDEL, foe=[ASTERNAK], foes_side="minion", foes_hand=[CALL, *[LURE] * 8])
    s = scene.s
    for card in [*s.at(DECK, 1), *s.at(HAND, 1)]:
        s.zones.move(card, HAND + 1)
    scene.stay().hazards()
    count = scene.s.journey.count
    scene.choose(f"declare:{CALL}.2")
    while scene.s.zones.content[CHAIN]:
        scene.decline()
    assert (scene.hand(1), scene.cards(DECK, 1), scene.s.journey.count) == ([LURE] * 8, [CALL], count)


@part("CR-572")
def test_sudden_call_is_not_shuffled_back_while_cards_are_drawn() -> None:
    scene = Scene(GLORFINDEL, sites=[MORIA], foe=[ASTERNAK], foes_side="minion", foes_hand=[CALL, CALL])
    s = scene.s
    s.zones.move(scene.find(CALL, 1), DECK + 1)
    scene.again().choose("move").until("plan").choose(f"move:{MORIA}").until("draw-more")
    while scene.seat != 1:
        scene.decline()
    assert (scene.kind, set(scene.hand(1)), scene.offers()) == ("draw-more", {CALL}, ["draw", "stop"])


# The end of the Ring


def at_doom(
    *hand: str, ally: bool = False, rolls: dict[str, list[list[int]]] | None = None, at: str = MOUNT_DOOM
) -> Scene:
    """Frodo and the Ring are at Mount Doom, and have entered."""
    bearer = [FRODO, ONE_RING, GOLLUM] if ally else [FRODO, ONE_RING]
    wins = {"strike": [[6, 6]] * 8}
    scene = Scene(bearer, GLORFINDEL, at=at, hand=list(hand), rolls={**wins, **(rolls or {})})
    scene.choose("move").until("enter").choose("enter")
    while scene.kind != "at-site":
        scene.choose("stay-untapped" if "stay-untapped" in scene.offers() else scene.offers()[-1])
    return scene


@rule("ME-27.2", "ME-27.1", "ME-27.47")
@part("tw-205.1", "tw-205.2")
@pytest.mark.parametrize(("roll", "won"), [([6, 6], True), ([1, 1], False)])
def test_the_ring_falls_into_the_cracks_of_doom_if_its_bearer_can_let_it_go(roll: list[int], won: bool) -> None:
    scene = at_doom(CRACKS, rolls={"check": [roll]}).choose(f"declare:{CRACKS}.0")
    while scene.s.ask is not None and not scene.told("checked"):
        scene.choose("pass" if "pass" in scene.offers() else "done")
    check = scene.told("checked")[0]
    assert (check["card"], check["modifier"]) == (FRODO, 0)
    assert (scene.s.result is not None) is won
    if scene.s.result is not None:
        assert (scene.s.result.winners, scene.s.result.how, scene.s.result.scores) == ([0], "ring", [7, 0])


@rule("ME-27.2")
@part("tw-205.1", "tw-247.1")
@pytest.mark.parametrize("card", [CRACKS, FATE])
def test_the_ring_is_destroyed_at_mount_doom_only(card: str) -> None:
    scene = at_doom(card, ally=True, at=MORIA)
    assert scene.why_not(f"declare:{card}.0") == ("ME-27.2",)


@rule("ME-27.2")
@part("tw-247.1", "tw-247.2")
@pytest.mark.parametrize("ally", [True, False])
def test_gollum_takes_the_ring_with_him(ally: bool) -> None:
    scene = at_doom(FATE, ally=ally)
    assert (f"declare:{FATE}.0" in scene.offers()) is ally
    if ally:
        scene.choose(f"declare:{FATE}.0")
        while scene.s.ask is not None:
            scene.decline()
        assert scene.s.result is not None
        assert (scene.s.result.winners, scene.s.result.how) == ([0], "ring")


# The council


@rule("ME-27.18")
def test_nothing_else_is_played_at_the_council() -> None:
    scene = council(Scene([GLORFINDEL, SCROLL], SAM, hand=[SMOKE_RINGS]))
    assert (scene.kind, scene.offers()) == ("events", ["done"])
    assert scene.why_not(f"declare:{SMOKE_RINGS}.0") == ("ME-27.18",)


@rule("ME-27.18")
@part("td-130.1", "CR-425")
def test_nor_is_anything_else_while_somebody_checks() -> None:
    """Cards for checks are, and the harp that keeps somebody from being discarded, once."""
    scene = council(Scene([GLORFINDEL, SCROLL, HARP], SAM, hand=[SMOKE_RINGS, FRIEND]))
    scene.decline()
    assert scene.kind == "react"
    assert scene.why_not(f"declare:{SMOKE_RINGS}.0") == ("ME-27.18",)
    assert len(scene.offering(f"declare:{FRIEND}")) == 1
    assert len(scene.offering(f"declare:{HARP}")) == 1


@rule("ME-27.21", "ME-27.18")
def test_marvels_told_removes_only_what_tempts_while_somebody_checks() -> None:
    scene = Scene([GANDALF, SCROLL], SAM, hand=[MARVELS_TOLD], foes_more=[MOON_IS_DEAD])
    scene.bear(MOON_IS_DEAD, SAM, 1, whose=0)
    council(scene).decline()
    assert (scene.kind, scene.offering("declare:")) == ("react", [])


@rule("ME-27.19", "ME-27.18")
def test_cram_untaps_a_character_at_the_council() -> None:
    scene = Scene([GLORFINDEL, CRAM], SAM, rolls={"check": [[6, 6]]}).make(TAPPED, GLORFINDEL)
    council(scene).choose(f"declare:{CRAM}#{scene.thing(CRAM)}.0")
    while scene.s.ask is not None and scene.kind == "react":
        scene.decline()
    assert scene.status(GLORFINDEL) == [UNTAPPED]
    assert corruption_points(scene.s, scene.thing(GLORFINDEL)) == 0
    while scene.s.ask is not None:
        scene.decline()
    assert scene.told("checked") == []


@rule("ME-27.20", "ME-27.51", "ME-27.52")
@part("tw-156.2")
def test_gandalf_tests_a_ring_at_the_council_whatever_comes_of_it() -> None:
    scene = Scene(GANDALF, [SAM, GOLD_RING], hand=[LESSER_RING], rolls={"ring": [[2, 3]], "check": [[6, 6]]})
    council(scene).choose(f"declare:{GANDALF}#{scene.thing(GANDALF)}.{ability(scene)}")
    if scene.kind == "target":
        scene.choose(f"on:{GOLD_RING}")
    while scene.kind == "react":
        scene.decline()
    assert (scene.kind, scene.status(GANDALF)) == ("new-ring", [TAPPED])
    scene.choose(scene.offers()[0])
    assert scene.cards(DISCARD) == [GOLD_RING]
    assert scene.s.on[scene.thing(LESSER_RING)] == scene.thing(SAM)


def ability(scene: Scene) -> str:
    """The number of Gandalf's text that can be declared."""
    found = scene.offering(f"declare:{GANDALF}")
    return found[0].rpartition(".")[2]


@rule("ME-27.21")
@part("dm-133.1", "dm-133.2", "dm-133.3", "dm-133.4")
def test_free_to_choose_is_played_at_the_council() -> None:
    scene = Scene([GLORFINDEL, SCROLL], hand=[FREE_TO_CHOOSE], rolls={"check": [[6, 6]]})
    before = corruption_points(scene.s, scene.thing(GLORFINDEL))
    council(scene).choose(f"declare:{FREE_TO_CHOOSE}.0")
    while scene.s.ask is not None:
        scene.decline()
    assert ([check["points"] for check in scene.told("checked")], scene.cards(DISCARD)) == (
        [before - 2],
        [FREE_TO_CHOOSE],
    )


@rule("ME-27.21", "ME-27.18")
@pytest.mark.parametrize(("hazard", "removed"), [(LURE, True), (MOON_IS_DEAD, False)])
def test_marvels_told_removes_only_what_tempts_at_the_council(hazard: str, removed: bool) -> None:
    scene = Scene([GANDALF, SCROLL], SAM, hand=[MARVELS_TOLD], foes_more=[hazard], rolls={"check": [[6, 6]] * 3})
    scene.bear(hazard, SAM, 1, whose=0)
    council(scene)
    assert (f"declare:{MARVELS_TOLD}.0" in scene.offers()) is removed
    if removed:
        scene.choose(f"declare:{MARVELS_TOLD}.0")
        while scene.s.ask is not None:
            scene.choose(scene.offers()[0]) if scene.kind == "target" else scene.decline()
        assert scene.cards(DISCARD, 1) == [LURE]


@rule("ME-27.23")
def test_what_is_in_play_stays_in_force_at_the_council() -> None:
    """The lure lies with Sam, who has the points of it at the council."""
    scene = Scene(GLORFINDEL, SAM, foes_more=[LURE], rolls={"check": [[6, 6]]})
    scene.bear(LURE, SAM, 1, whose=0)
    council(scene)
    while scene.s.ask is not None:
        scene.decline()
    assert [(check["card"], check["points"]) for check in scene.told("checked")] == [(SAM, 2)]
