"""What The One Ring does to those who bear it, and to those around them."""

import pytest
from tests.games.meccg.dark import MAN, ORC
from tests.games.meccg.scene import Scene
from tests.games.meccg.test_events import BALIN, SAM
from tests.games.meccg.test_hero_fights import attacked

from mathom.games.meccg.companies.influence import direct_influence
from mathom.games.meccg.corruption import corruption_points
from mathom.games.meccg.state import WOUNDED
from mathom.testing import part, rule

RING, DARK_RING, SWORD, RINGWRAITH = "tw-347", "le-326", "tw-244", "le-51"
BEARERS = [(RING, "hero", (SAM, BALIN)), (DARK_RING, "minion", (MAN, ORC))]
BEARER = [(ring, side, people[0]) for ring, side, people in BEARERS]


@part("tw-347.3", "tw-347.4", "CR-138", "le-326.2")
@pytest.mark.parametrize(("ring", "side", "people"), BEARERS)
def test_the_ring_lends_strength_up_to_twice_the_printed_prowess(ring: str, side: str, people: tuple[str, str]) -> None:
    scene = Scene(*people, side=side, more=[ring])
    s, one, other = scene.s, *[scene.thing(who) for who in people]
    before = [(s.stat("prowess", who), s.stat("body", who), direct_influence(s, who)) for who in (one, other)]
    card = scene.bear(ring, people[0])
    assert s.stat("prowess", one) == min(before[0][0] + 5, 2 * s.face(one).prowess)
    assert (s.stat("body", one), direct_influence(s, one)) == (min(10, before[0][1] + 5), before[0][2] + 5)
    s.lay_on(card, other)
    assert s.stat("prowess", other) == min(before[1][0] + 5, 2 * s.face(other).prowess)
    assert (s.stat("prowess", one), direct_influence(s, one)) == (before[0][0], before[0][2])


@part("tw-347.3", "CR-138")
def test_other_strength_counts_towards_that_bound() -> None:
    """A sword gives 3: with Sam's 1 that is beyond the bound, with Balin's 4 there is room for 1 more."""
    for who, prowess in ((SAM, 4), (BALIN, 8)):
        scene = Scene([who, SWORD, RING])
        assert scene.s.stat("prowess", scene.thing(who)) == prowess


@part("tw-347.6", "CR-141", "le-326.4")
@pytest.mark.parametrize(("ring", "side", "people"), BEARERS)
def test_all_around_the_ring_feel_its_weight(ring: str, side: str, people: tuple[str, str]) -> None:
    scene = Scene(*people, side=side, more=[ring])
    scene.bear(ring, people[0])
    assert [corruption_points(scene.s, scene.thing(who)) for who in people] == [7, 1]


@part("CR-142")
def test_with_a_ringwraith_it_weighs_on_nobody_else() -> None:
    scene = Scene(RINGWRAITH, MAN, side="minion", more=[DARK_RING])
    scene.bear(DARK_RING, RINGWRAITH)
    assert corruption_points(scene.s, scene.thing(MAN)) == 0


@part("tw-347.7", "CR-143")
def test_the_hero_ring_gives_minions_nothing() -> None:
    scene = Scene(MAN, ORC, side="minion", more=[RING])
    s, man = scene.s, scene.thing(MAN)
    before = s.stat("prowess", man)
    scene.bear(RING, MAN)
    assert (s.stat("prowess", man), corruption_points(s, man), corruption_points(s, scene.thing(ORC))) == (before, 6, 0)
    attacked(scene, "wolf").until("assign").choose(f"assign:{MAN}")
    while scene.kind in ("react", "defend"):
        assert not scene.offering(f"declare:{RING}")
        scene.decline()


def struck(bearer: tuple[str, str, str], race: str, *rolls: list[int]) -> Scene:
    ring, side, who = bearer
    scene = Scene([who, ring], side=side, rolls={"check": list(rolls), "strike": [[6, 6]]})
    return attacked(scene, race)


@part("tw-347.5", "CR-139", "le-326.3")
@pytest.mark.parametrize("bearer", BEARER)
@pytest.mark.parametrize(("roll", "safe"), [([6, 6], True), ([1, 2], False)])
def test_its_bearer_escapes_from_a_strike_after_a_corruption_check(
    bearer: tuple[str, str, str], roll: list[int], safe: bool
) -> None:
    scene = struck(bearer, "troll", roll)
    ring, _, who = bearer
    scene.when(f"declare:{ring}").until("organise")
    own = scene.s.face(scene.find(who)).check_modifier
    assert [told["modifier"] for told in scene.told("checked")] == [own - 2]
    assert (scene.members() == [[who]], scene.told("struck")) == (safe, [])


@part("tw-347.5", "le-326.3")
@pytest.mark.parametrize("bearer", BEARER)
@pytest.mark.parametrize("race", ["undead", "nazgul"])
def test_nobody_escapes_so_from_the_dead(bearer: tuple[str, str, str], race: str) -> None:
    scene = struck(bearer, race, [6, 6])
    while scene.kind in ("react", "defend"):
        assert not scene.offering(f"declare:{bearer[0]}")
        scene.decline()


@part("CR-139")
@rule("ME-20.10")
def test_the_ring_helps_as_often_as_its_bearer_dares() -> None:
    scene = Scene([SAM, RING], rolls={"check": [[6, 6]] * 2})
    for _ in range(2):
        attacked(scene, "troll").when(f"declare:{RING}").until("organise")
    assert len(scene.told("checked")) == 2
    assert scene.s.status[scene.thing(SAM)] != WOUNDED
