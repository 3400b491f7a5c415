"""Events that heroes play at sites, a test for each clause."""

import pytest
from tests.games.meccg.scene import Scene
from tests.games.meccg.test_events import BALIN, GLORFINDEL, SAM
from tests.games.meccg.test_hero_journeys import moving

from mathom.games.meccg.box.parts import Keys
from mathom.games.meccg.companies.havens import heals
from mathom.games.meccg.companies.stores import refuse_store
from mathom.games.meccg.council.scoring import worth
from mathom.games.meccg.journey.keys import keys_of_site
from mathom.games.meccg.places import site_type
from mathom.games.meccg.sites.visit import Visit
from mathom.games.meccg.state import PLAYER, TAPPED, UNTAPPED
from mathom.games.meccg.zones import DISCARD, PLAY, POINTS, SITES
from mathom.testing import part, rule

BARROWS, MORIA, LONELY, MINAS_TIRITH, RIVENDELL, EDORAS = "tw-375", "tw-413", "tw-428", "tw-412", "tw-421", "tw-394"
SAPLING, SARUMAN, DAGGER, SWORD = "tw-322", "tw-181", "tw-206", "tw-244"
WINS = {"strike": [[6, 6]] * 6, "check": [[6, 6]] * 3}


def visiting(scene: Scene, step: str = "act") -> Scene:
    """The company is in its site phase and may play resources."""
    visit = Visit(0)
    visit.step = step
    return scene.meanwhile(visit)


@part("dm-155.1")
@rule("ME-4.5")
@pytest.mark.parametrize(("site", "works"), [(BARROWS, True), (LONELY, False), (MORIA, False)])
def test_a_town_is_rebuilt_in_ruins(site: str, works: bool) -> None:
    scene = visiting(Scene(SAM, at=site, hand=["dm-155"]))
    assert bool(scene.offering("declare:dm-155")) == works
    if works:
        scene.choose("declare:dm-155.0").quietly()
        assert scene.s.on[scene.thing("dm-155")] == scene.s.companies[0].site


@part("dm-155.2", "CR-770")
def test_a_rebuilt_town_is_a_border_hold_without_attacks() -> None:
    scene = Scene(SAM, at=BARROWS, more=["dm-155"], foe=[BALIN], foe_at=BARROWS)
    scene.bear("dm-155", scene.s.companies[0].site)
    sites = [scene.s.companies[number].site for number in (0, scene.number(BALIN, 1))]
    assert [site_type(scene.s, site) for site in sites] == ["border-hold", "ruins-and-lairs"]
    visiting(scene, "arrive").choose("enter").until("organise")
    assert scene.told("attacked") == []


@part("dm-155.3")
def test_a_rebuilt_town_goes_with_its_site() -> None:
    scene = visiting(Scene(SAM, at=BARROWS, hand=["dm-155"])).choose("declare:dm-155.0").quietly()
    site = scene.s.companies[0].site
    scene.s.lay_down(site, SITES)
    assert "dm-155" in scene.cards(DISCARD)


@part("tw-348.1", "CR-767")
@pytest.mark.parametrize("stored", [True, False])
def test_the_white_tree_grows_from_a_sapling(stored: bool) -> None:
    scene = Scene(SARUMAN, at=MINAS_TIRITH, hand=["tw-348"], more=[SAPLING])
    assert not visiting(scene).offering("declare:tw-348")
    if stored:
        scene.s.prized = [scene.score(SAPLING)]
    else:
        scene.bear(SAPLING, SARUMAN)
    scene.again().choose("declare:tw-348.0").quietly()
    assert ("tw-348" in scene.cards(PLAY), scene.cards(DISCARD)) == (True, [SAPLING])


@part("tw-348.1")
def test_the_white_tree_needs_a_sage_at_minas_tirith() -> None:
    for who, site in ((SAM, MINAS_TIRITH), (SARUMAN, EDORAS)):
        assert not visiting(Scene([who, SAPLING], at=site, hand=["tw-348"])).offering("declare:tw-348")


@part("tw-348.2")
def test_under_the_white_tree_the_wounded_heal() -> None:
    scene = moving(Scene(SAM, at=MINAS_TIRITH, more=["tw-348"]))
    keys, site = Keys(site_types=("free-hold",)), scene.s.destination()
    found = keys_of_site(scene.s, keys, site, site_type(scene.s, site))
    assert (heals(scene.s, scene.thing(SAM)), found) == (False, ["site-type:free-hold"])
    scene.s.come_into_play(scene.find("tw-348"), 0)
    found = keys_of_site(scene.s, keys, site, site_type(scene.s, site))
    assert (heals(scene.s, scene.thing(SAM)), found) == (True, [])


@part("td-101.1")
def test_bounty_of_the_hoard_is_for_one_item() -> None:
    scene = visiting(Scene(SAM, GLORFINDEL, at=LONELY, hand=["td-101", DAGGER, SWORD]))
    assert not scene.offering("declare:td-101")
    scene.s.tap(scene.s.companies[0].site)
    assert not scene.again().offering("play:")
    scene.choose("declare:td-101.0").quietly()
    assert sorted(scene.offering("play:")) == sorted([f"play:{DAGGER}", f"play:{SWORD}"])
    scene.choose(f"play:{SWORD}", f"give:{SAM}")
    assert not scene.offering("play:")


@part("td-101.1")
def test_without_a_hoard_there_is_no_bounty() -> None:
    scene = Scene(SAM, at=MORIA, hand=["td-101"])
    scene.s.tap(scene.s.companies[0].site)
    assert not visiting(scene).offering("declare:td-101")


@part("tw-315.1", "tw-315.2")
@pytest.mark.parametrize("taken", [True, False])
def test_prisoners_are_rescued_from_spiders(taken: bool) -> None:
    scene = Scene(SAM, GLORFINDEL, BALIN, at=MORIA, hand=["tw-315"], rolls=WINS)
    assert not visiting(scene).offering("declare:tw-315")
    scene.s.tap(scene.s.companies[0].site)
    scene.again().choose("declare:tw-315.0").until("take-up")
    told = scene.told("attacked")[0]
    assert (told["race"], told["strikes"], told["prowess"]) == ("spider", 2, 7)
    who = scene.offering("give:")[0]
    scene.choose(who if taken else "no")
    assert ("tw-315" in scene.cards(PLAY), "tw-315" in scene.cards(DISCARD)) == (taken, not taken)
    if taken:
        assert scene.s.status[scene.s.on[scene.thing("tw-315")]] == TAPPED


@part("tw-315.3", "CR-065")
@rule("ME-5.33")
@pytest.mark.parametrize(("site", "works"), [(RIVENDELL, True), (EDORAS, True), (MORIA, False)])
def test_rescued_prisoners_are_brought_to_safety(site: str, works: bool) -> None:
    scene = Scene([SAM, "tw-315"], at=site, rolls=WINS).make(TAPPED, SAM)
    s, card = scene.s, scene.thing("tw-315")
    assert (s.refuse_act("untap", scene.thing(SAM)) is not None, worth(s, card, 0)) == (True, 0)
    assert (refuse_store(s, 0, card) is None) == works
    if works:
        scene.when("store:tw-315").until("organise")
        assert (s.at(POINTS, 0), worth(s, card, 0)) == ([card], 2)
        assert s.refuse_act("untap", scene.thing(SAM)) is None


@part("tw-315.4")
def test_prisoners_are_rescued_once_at_a_site() -> None:
    scene = Scene(SAM, GLORFINDEL, at=MORIA, hand=["tw-315", "tw-315"])
    scene.s.tap(scene.s.companies[0].site)
    assert visiting(scene).offering("declare:tw-315")
    scene.bear("tw-315", SAM)
    assert not scene.again().offering("declare:tw-315")
    scene.s.discard(scene.thing("tw-315"))
    assert scene.again().offering("declare:tw-315")


@part("dm-164.2", "dm-164.3", "CR-336", "CR-341", "CR-342")
def test_the_windlord_finds_somebody() -> None:
    scene = Scene(SAM, GLORFINDEL, BALIN, "tw-116", "tw-495", at="tw-404", hand=["dm-164", "dm-164"], rolls=WINS)
    visiting(scene).choose("declare:dm-164.0").until("take-up")
    told = scene.told("attacked")[0]
    assert (told["race"], told["strikes"], told["prowess"]) == ("orc", 4, 9)
    assert scene.s.status[scene.s.companies[0].site] == TAPPED
    scene.choose(scene.offering("give:")[0])
    assert scene.s.status[scene.s.on[scene.thing("dm-164")]] == TAPPED
    assert worth(scene.s, scene.thing("dm-164"), 0) == 3
    scene.s.set_status(scene.s.companies[0].site, UNTAPPED)
    assert not scene.again().offering("declare:dm-164")


@part("dm-164.4")
@pytest.mark.parametrize(("site", "works"), [(RIVENDELL, True), (EDORAS, False)])
def test_the_windlord_brings_news_to_a_haven(site: str, works: bool) -> None:
    scene = Scene([SAM, "dm-164"], at=site, rolls=WINS)
    assert scene.s.refuse_act("untap", scene.thing(SAM)) is not None
    assert (refuse_store(scene.s, 0, scene.thing("dm-164")) is None) == works


@part("as-54.1")
def test_safe_from_the_shadow_items_are_stored_at_the_end_of_the_turn() -> None:
    scene = Scene([SAM, SWORD], more=["as-54"], rolls=WINS)
    scene.s.come_into_play(scene.find("as-54"), 0)
    scene.again().choose("move").until("store-late").when(f"store:{SWORD}").until("organise")
    assert scene.cards(POINTS) == [SWORD]
    other = Scene([SAM, SWORD], more=["as-54"], rolls=WINS).choose("move")
    while other.kind != "organise":
        assert other.kind != "store-late"
        other.decline()


@part("as-54.2")
def test_one_safety_is_enough() -> None:
    scene = Scene(SAM, hand=["as-54", "as-54"]).choose("declare:as-54.0").quietly()
    assert ("as-54" in scene.cards(PLAY), scene.offering("declare:as-54")) == (True, [])


@part("as-54.3")
@pytest.mark.parametrize("seat", [0, 1])
def test_safety_ends_with_a_play_deck(seat: int) -> None:
    scene = Scene(SAM, more=["as-54"])
    scene.s.come_into_play(scene.find("as-54"), 0)
    scene.s.happen("exhausted", PLAYER + seat)
    assert scene.cards(DISCARD) == ["as-54"]
