"""The end of chapter 25: cards off to the side, and the card that holds them there."""

import pytest
from tests.games.meccg.scene import Scene

from mathom.games.meccg.captures.aside import put_aside
from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.council.scoring import raw_points
from mathom.games.meccg.edge.see import see
from mathom.games.meccg.state import Realm
from mathom.games.meccg.uniqueness import out_already
from mathom.games.meccg.zones import ASIDE, DISCARD, POINTS
from mathom.testing import part, rule

GLORFINDEL, SAM, GANDALF, GLAMDRING = "tw-161", "tw-180", "tw-156", "tw-244"
SUMMONS, CAVE_DRAKE, SMAUG, MARVELS_TOLD = "as-39", "tw-20", "tw-90", "td-134"
MORIA, ORC_GUARD = "tw-413", "tw-72"


def waiting(*people: str, rolls: dict[str, list[list[int]]] | None = None, hand: list[str] | None = None) -> Scene:
    """The opponent has Summons from Long Sleep in play and a Cave-drake in hand; a company is under way to Moria."""
    scene = Scene(
        *(people or (GLORFINDEL, SAM)),
        hand=hand,
        foes_hand=[CAVE_DRAKE, ORC_GUARD],
        foes_more=[SUMMONS],
        sites=[MORIA],
        rolls=rolls,
    )
    scene.s.come_into_play(scene.find(SUMMONS, 1), 1)
    scene.again().choose("move").until("plan").choose(f"move:{MORIA}")
    while scene.kind != "react" or scene.seat != 1:
        scene.choose(scene.offers()[0]) if scene.kind == "way" else scene.decline()
    scene.s.journey.types = ["wilderness", "wilderness"]
    scene.s.journey.limit = 9
    return scene.again()


def reserve(scene: Scene) -> Scene:
    scene.when(f"declare:{SUMMONS}")
    while scene.cards(ASIDE, 1) == []:
        scene.choose(scene.offers()[0]) if scene.kind == "reserve" else scene.decline()
    while scene.kind != "react" or scene.seat != 1:
        scene.decline()
    return scene


@rule("ME-25.21", "ME-25.23")
@part("as-39.1", "CR-193", "CR-196")
def test_a_creature_waits_off_to_the_side_and_everybody_sees_it() -> None:
    scene = reserve(waiting())
    assert (scene.cards(ASIDE, 1), scene.hand(1)) == ([CAVE_DRAKE], [ORC_GUARD])
    assert [(one["card"], one["prisoner_at"]) for one in see(scene.s, 0)["aside"]] == [(CAVE_DRAKE, None)]
    assert scene.s.journey.count == 0
    assert not scene.offering(f"declare:{SUMMONS}")


@part("as-39.2", "as-39.3", "CR-191", "CR-195")
@pytest.mark.parametrize("outcome", ["endured", "cancelled"])
def test_what_was_in_reserve_attacks_harder_and_the_card_goes(outcome: str) -> None:
    """The Cave-drake has prowess 10; after a cancelled attack the card stays."""
    scene = reserve(waiting(rolls={"strike": [[1, 1]] * 2, "body": [[1, 1]] * 2}, hand=["tw-204"]))
    scene.when(f"declare:{CAVE_DRAKE}")
    if outcome == "cancelled":
        scene.when("declare:tw-204")
    while not scene.told("attack-over"):
        scene.decline()
    assert (scene.told("attacked")[0]["prowess"], scene.told("attack-over")[0]["outcome"]) == (12, outcome)
    assert (SUMMONS in scene.cards(DISCARD, 1)) is (outcome == "endured")
    while scene.kind != "enter":
        scene.decline()
    assert (CAVE_DRAKE in scene.cards(DISCARD, 1), scene.s.journey.count) == (True, 0)


@rule("ME-25.23", "ME-25.25")
def test_a_card_played_on_the_host_costs_what_lies_with_it() -> None:
    scene = reserve(waiting(GANDALF, SAM, hand=[MARVELS_TOLD], rolls={"check": [[6, 6]]}))
    scene.when(f"declare:{MARVELS_TOLD}")
    while scene.cards(ASIDE, 1) != []:
        scene.choose(scene.offers()[0]) if scene.kind == "target" else scene.decline()
    assert scene.cards(DISCARD, 1) == [SUMMONS, CAVE_DRAKE]


@rule("ME-25.22", "ME-25.21")
def test_what_is_aside_is_found_by_nothing_but_its_own_host() -> None:
    scene = reserve(waiting())
    drake = scene.s.at(ASIDE, 1)[0]
    assert (drake in scene.s.in_play(), scene.s.in_force.of_source(drake)) == (False, [])
    assert scene.s.is_in_play(scene.s.zones.where[drake]) is False


def held_item(s: Realm, scene: Scene) -> None:
    """Glamdring lies with a card of the opponent's."""
    s.come_into_play(scene.find(SUMMONS, 1), 1)
    put_aside(s, scene.find(GLAMDRING), scene.thing(SUMMONS, 1))


@rule("ME-25.24", "ME-25.21")
def test_the_points_of_what_lies_aside_are_its_hosts_players() -> None:
    scene = Scene([GLORFINDEL, GLAMDRING], foes_more=[SUMMONS])
    before = [raw_points(scene.s, seat)[2] for seat in (0, 1)]
    held_item(scene.s, scene)
    assert (before, [raw_points(scene.s, seat)[2] for seat in (0, 1)]) == ([2, 0], [0, 2])
    assert out_already(scene.s, scene.s.zones.face[scene.find(GLAMDRING)])
    scene.s.discard(scene.thing(SUMMONS, 1))
    assert (scene.cards(DISCARD), [raw_points(scene.s, seat)[2] for seat in (0, 1)]) == ([GLAMDRING], [0, 0])
    assert scene.cards(POINTS) == []


@part("as-39.2", "CR-194")
def test_without_its_host_a_creature_attacks_as_ever() -> None:
    scene = reserve(waiting())
    scene.when(f"declare:{CAVE_DRAKE}")
    while not scene.told("attacked"):
        scene.decline()
    attack = scene.s.innermost(Attack)
    assert attack is not None
    assert attack.strength(scene.s) == 12
    scene.s.discard(scene.thing(SUMMONS, 1))
    assert attack.strength(scene.s) == 10
