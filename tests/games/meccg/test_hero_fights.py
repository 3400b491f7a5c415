"""What heroes have against attacks and strikes, and for their checks; a test for each clause."""

import pytest
from tests.games.meccg.printings import every_printing
from tests.games.meccg.scene import Scene
from tests.games.meccg.test_burdens import ADRAZAR, DAGGER, ORCS, bearing
from tests.games.meccg.test_events import BALIN, FATTY, GLORFINDEL, SAM, on_the_way
from tests.games.meccg.test_hero_events import GATES

from mathom.games.meccg.combat.attack import AUTOMATIC, Attack
from mathom.games.meccg.corruption import CorruptionCheck
from mathom.games.meccg.sites.faction import FactionAttempt
from mathom.games.meccg.sites.persuasion import Persuasion
from mathom.games.meccg.state import TAPPED, UNTAPPED, WOUNDED
from mathom.games.meccg.zones import CHAIN, DISCARD
from mathom.testing import part, rule

TROLL = "tw-16"
CANCELLED = [{"seat": 1, "outcome": "cancelled"}]
WINS = {"strike": [[6, 6]] * 6, "body": [[6, 6]] * 6}


def attacked(
    scene: Scene, race: str, strikes: int = 1, prowess: int = 9, origin: str = "creature", key: str = ""
) -> Scene:
    """The company faces an attack."""
    attack = Attack(0, origin)
    attack.race, attack.strikes, attack.prowess, attack.key = race, strikes, prowess, key
    attack.body, attack.attacker = 8, 1
    scene.meanwhile(attack)
    return scene


def current(scene: Scene) -> Attack:
    attack = scene.s.innermost(Attack)
    assert attack is not None
    return attack


@part("tw-495.3")
def test_fatty_bolger_takes_a_strike_off_another_hobbit() -> None:
    scene = attacked(Scene(FATTY, SAM), "troll")
    scene.until("assign").choose(f"assign:{SAM}")
    scene.until("react").when(f"declare:{FATTY}").until("organise")
    assert (scene.status(FATTY, SAM), scene.told("struck")) == ([TAPPED, UNTAPPED], [])


@part("tw-495.3")
@pytest.mark.parametrize("struck", [FATTY, ADRAZAR])
def test_fatty_bolger_helps_neither_himself_nor_men(struck: str) -> None:
    scene = attacked(Scene(FATTY, ADRAZAR, rolls=WINS), "troll")
    scene.until("assign").choose(f"assign:{struck}")
    while scene.kind != "organise":
        assert not scene.offering(f"declare:{FATTY}")
        scene.decline()


@part("CR-179")
@every_printing("tw-229", 1, 2)
def test_escape_costs_a_wound(card: str) -> None:
    tale = on_the_way({card: 1}, {TROLL: 1})
    tale.s.set_status(tale.thing(SAM), WOUNDED)
    tale.s.ask_again()
    tale.when(f"declare:{TROLL}").when(f"declare:{card}").until("enter")
    assert tale.told("attack-over") == CANCELLED
    assert (tale.s.status[tale.thing(GLORFINDEL)], tale.told("body-check")) == (WOUNDED, [])


@pytest.mark.parametrize(
    ("ally", "key", "works"),
    [
        *[("tw-245", "region-type:wilderness", True), ("tw-245", "region-type:shadow-land", False)],
        *[("tw-245", "region:Rhudaur", False), ("tw-246", "region-type:wilderness", True)],
        *[("tw-246", "region-type:shadow-land", True), ("tw-246", "site-type:shadow-hold", False)],
    ],
)
def test_an_ally_of_the_wild_cancels_an_attack(ally: str, key: str, works: bool) -> None:
    scene = attacked(Scene([SAM, ally], rolls=WINS), "orc", key=key)
    offered = False
    while scene.kind != "organise":
        found = scene.offering(f"declare:{ally}")
        offered = offered or bool(found)
        scene.choose(found[0]) if found else scene.decline()
    assert (offered, scene.told("attack-over") == CANCELLED) == (works, works)


@part("tw-246.2")
def test_gollum_does_not_sneak_with_many() -> None:
    scene = attacked(Scene([SAM, "tw-246"], GLORFINDEL, BALIN, ADRAZAR), "orc", key="region-type:wilderness")
    assert not scene.offering("declare:tw-246")


@part("td-102.1")
@pytest.mark.parametrize(
    ("bearer", "origin", "key", "works"),
    [
        *[(GLORFINDEL, "creature", "region-type:wilderness", True), (GLORFINDEL, "creature", "site:Moria", False)],
        *[(GLORFINDEL, AUTOMATIC, "", False), (SAM, "creature", "region-type:wilderness", False)],
    ],
)
def test_a_bow_of_dragon_horn_takes_a_strike(bearer: str, origin: str, key: str, works: bool) -> None:
    scene = attacked(Scene([bearer, "td-102"], rolls=WINS), "orc", 3, origin=origin, key=key)
    found = scene.offering("declare:td-102")
    assert bool(found) == works
    if works:
        scene.choose(found[0])
        scene.quietly()
        assert (current(scene).number_of_strikes(scene.s), scene.status("td-102")) == (2, [TAPPED])


@part("td-114.1")
@pytest.mark.parametrize(("bearer", "works"), [(GLORFINDEL, True), (SAM, False)])
def test_the_enruned_shield_makes_a_strike_ineffectual(bearer: str, works: bool) -> None:
    scene = attacked(Scene([bearer, "td-114"], rolls=WINS), "orc")
    used = False
    while scene.kind != "organise":
        found = scene.offering("declare:td-114")
        used = used or bool(found)
        scene.choose(found[0]) if found else scene.decline()
    assert (used, scene.told("struck") == []) == (works, works)


@part("td-143.1", "CR-480")
@pytest.mark.parametrize(
    ("race", "origin", "key", "works"),
    [
        *[("dragon", AUTOMATIC, "", True), ("troll", "creature", "site-type:shadow-hold", True)],
        *[("troll", "creature", "region-type:wilderness", False), ("orc", AUTOMATIC, "", False)],
    ],
)
def test_nobody_is_at_home(race: str, origin: str, key: str, works: bool) -> None:
    scene = attacked(Scene(SAM, hand=["td-143"], rolls=WINS), race, origin=origin, key=key)
    assert bool(scene.offering("declare:td-143.0")) == works
    if works:
        scene.choose("declare:td-143.0").until("organise")
        assert scene.told("attack-over") == CANCELLED


@part("td-143.2", "CR-478")
@pytest.mark.parametrize(("strikes", "left"), [(4, 2), (2, 1)])
def test_with_gates_of_morning_fewer_are_at_home(strikes: int, left: int) -> None:
    scene = Scene(SAM, hand=["td-143"], more=[GATES])
    assert not attacked(scene, "orc", strikes, origin=AUTOMATIC).offering("declare:td-143.1")
    scene.s.come_into_play(scene.find(GATES), 0)
    scene.again().choose("declare:td-143.1").quietly()
    assert current(scene).number_of_strikes(scene.s) == left


@part("dm-124.1")
def test_the_dwarves_are_upon_them_once_an_attack() -> None:
    scene = attacked(Scene(BALIN, SAM, hand=["dm-124", "dm-124"]), "man")
    s, balin, sam = scene.s, scene.thing(BALIN), scene.thing(SAM)
    before = [s.stat(stat, who) for who in (balin, sam) for stat in ("prowess", "body")]
    scene.choose("declare:dm-124.0").until("assign")
    after = [s.stat(stat, who) for who in (balin, sam) for stat in ("prowess", "body")]
    assert [b - a for a, b in zip(before, after, strict=True)] == [2, -1, 0, 0]
    assert scene.hand() == ["dm-124"]


@part("dm-124.1")
def test_without_dwarves_nothing_is_upon_them() -> None:
    assert not attacked(Scene(SAM, hand=["dm-124"]), "man").offering("declare:dm-124")


@part("tw-346.1", "CR-017")
@pytest.mark.parametrize(
    ("race", "prowess", "works"), [("dragon", 13, True), ("dragon", 12, False), ("nazgul", 15, False)]
)
def test_the_old_thrush_speaks_against_the_strong(race: str, prowess: int, works: bool) -> None:
    scene = attacked(Scene(SAM, hand=["tw-346"]), race, prowess=prowess)
    assert bool(scene.offering("declare:tw-346")) == works
    if works:
        scene.choose("declare:tw-346.0").quietly()
        assert (current(scene).strength(scene.s), current(scene).toughness(scene.s)) == (10, 5)


@part("tw-346.2", "CR-015")
def test_the_old_thrush_knows_nothing_of_agents() -> None:
    scene = attacked(Scene(SAM, hand=["tw-346"]), "man", prowess=14, origin="agent")
    assert not scene.offering("declare:tw-346")


@part("tw-346.3", "CR-014")
def test_the_old_thrush_speaks_once_an_attack() -> None:
    scene = attacked(Scene(SAM, hand=["tw-346", "tw-346"]), "dragon", prowess=20)
    scene.choose("declare:tw-346.0")
    seen = []
    while scene.kind == "react":
        seen += scene.offering("declare:tw-346")
        scene.decline()
    assert (seen, current(scene).strength(scene.s)) == ([], 17)


def attempt(scene: Scene, who: str, faction: str) -> FactionAttempt:
    """Somebody tries to influence a faction."""
    s = scene.s
    card = scene.find(faction)
    s.zones.move(card, CHAIN)
    frame = FactionAttempt(scene.thing(who), card)
    scene.meanwhile(frame)
    return frame


@part("tw-288.1", "CR-323")
@pytest.mark.parametrize(("who", "more"), [(GLORFINDEL, 5), ("tw-173", 2), (SAM, None)])
def test_muster_adds_the_prowess_of_a_warrior(who: str, more: int | None) -> None:
    scene = Scene(who, hand=["tw-288"], more=["tw-276"])
    frame = attempt(scene, who, "tw-276")
    assert bool(scene.offering("declare:tw-288")) == (more is not None)
    if more is not None:
        before = frame.modifier(scene.s)
        scene.choose("declare:tw-288.0")
        told = scene.until("organise").told("influenced")[0]
        assert told["modifier"] - before == more


@part("tw-189.1", "CR-144", "CR-145")
def test_friends_count_in_an_influence_check() -> None:
    scene = Scene(SAM, BALIN, GLORFINDEL, hand=["tw-189"], more=["tw-276"])
    frame = attempt(scene, SAM, "tw-276")
    before = frame.modifier(scene.s)
    scene.choose("declare:tw-189.0")
    assert scene.until("organise").told("influenced")[0]["modifier"] - before == 3


@part("tw-189.1")
@rule("ME-20.13")
def test_friends_count_in_a_corruption_check() -> None:
    scene = Scene([SAM, "tw-244"], [GLORFINDEL, "tw-323"], hand=["tw-189"], rolls={"check": [[1, 1]]})
    scene.meanwhile(CorruptionCheck(scene.thing(GLORFINDEL)))
    scene.choose("declare:tw-189.2").until("organise")
    assert (scene.told("checked")[0]["modifier"], scene.members()) == (2, [[SAM, GLORFINDEL]])


@part("tw-253.3")
@pytest.mark.parametrize(("who", "works"), [(FATTY, True), (GLORFINDEL, False)])
def test_halfling_strength_helps_a_check(who: str, works: bool) -> None:
    scene = Scene([who, "tw-323"], hand=["tw-253"], rolls={"check": [[1, 1]]})
    scene.meanwhile(CorruptionCheck(scene.thing(who)))
    assert bool(scene.offering("declare:tw-253.2")) == works
    if works:
        scene.choose("declare:tw-253.2").until("organise")
        assert scene.told("checked")[0]["modifier"] == 4 + 1


@part("tw-37.1")
def test_ghosts_corrupt_whom_they_wound() -> None:
    rolls = {"strike": [[1, 1]], "body": [[1, 1]], "check": [[6, 6]]}
    tale = on_the_way({DAGGER: 1}, {"tw-37": 1, ORCS: 1}, rolls, (SAM,))
    bearing(tale, DAGGER, SAM)
    tale.s.journey.types = ["shadow-land"]
    tale.s.ask_again()
    tale.when("declare:tw-37").until("enter")
    assert tale.told("checked")[0]["modifier"] == 3 - 1


@part("tw-40.1")
@pytest.mark.parametrize(("roll", "left"), [([3, 5], [SAM]), ([4, 5], [])])
def test_giant_spiders_carry_off_whom_they_just_failed_to_kill(roll: list[int], left: list[str]) -> None:
    rolls = {"strike": [[1, 1]] * 2, "body": [roll] * 2}
    tale = on_the_way({}, {"tw-40": 1}, rolls, (SAM,))
    tale.when("declare:tw-40").until("organise")
    assert (tale.members(), tale.cards(DISCARD)) == ([left] if left else [], [] if left else [SAM])


@part("tw-362.1", "tw-362.2", "CR-263")
@pytest.mark.parametrize("laughs", [True, False])
def test_a_wizard_laughs_at_an_attempt(laughs: bool) -> None:
    rolls = {"influence": [[6, 6, 1, 1]], "check": [[6, 6]]}
    scene = Scene(GLORFINDEL, foe=[["tw-181", DAGGER], SAM], foes_hand=["tw-362"], rolls=rolls)
    scene.meanwhile(Persuasion(scene.thing(GLORFINDEL), scene.thing(SAM, 1)))
    if laughs:
        scene.when("declare:tw-362")
    scene.until("organise")
    assert (scene.told("persuaded") == []) == laughs
    assert [check["modifier"] for check in scene.told("checked")] == ([-2] if laughs else [])


@part("tw-362.1")
def test_without_a_wizard_nobody_laughs() -> None:
    scene = Scene(GLORFINDEL, foe=[SAM], foes_hand=["tw-362"], rolls={"influence": [[1, 1, 6, 6]]})
    scene.meanwhile(Persuasion(scene.thing(GLORFINDEL), scene.thing(SAM, 1)))
    while scene.kind != "organise":
        assert not scene.offering("declare:tw-362")
        scene.decline()
