"""Cards of the hero decks about the road and its end, a test for each clause."""

import pytest
from tests.games.meccg.printings import every_printing
from tests.games.meccg.scene import Scene
from tests.games.meccg.tale import Tale
from tests.games.meccg.test_burdens import DAGGER, ORCS, bearing
from tests.games.meccg.test_events import BALIN, FATTY, GLORFINDEL, SAM, on_the_way
from tests.games.meccg.test_hero_events import DOORS
from tests.games.meccg.test_hero_journeys import moving

from mathom.games.meccg.cards.chain import EventChain
from mathom.games.meccg.combat.attack import AUTOMATIC, Attack
from mathom.games.meccg.combat.creature import CreatureAttack
from mathom.games.meccg.combat.dragons import roams_here
from mathom.games.meccg.companies.influence import used_influence
from mathom.games.meccg.companies.regroup import split
from mathom.games.meccg.corruption import check_modifier
from mathom.games.meccg.faces import face_of
from mathom.games.meccg.game import GAME
from mathom.games.meccg.journey.keys import is_in_play
from mathom.games.meccg.places import site_type
from mathom.games.meccg.sites.automatic import attacks_at
from mathom.games.meccg.sites.facing import AutomaticAttacks
from mathom.games.meccg.state import GENERAL, TAPPED, UNTAPPED
from mathom.games.meccg.zones import DECK, DISCARD, PLAY
from mathom.testing import part, rule

GOLLUM, RING, MORIA, LONELY = "tw-246", "tw-347", "tw-413", "tw-428"
SARUMAN = "tw-181"


def hazard(scene: Scene, *types: str) -> Scene:
    """The company is under way, and the opponent may play hazards."""
    moving(scene, *types)
    scene.s.journey.limit = 9
    return scene.meanwhile(EventChain([1, 0], "mh"))


@part("tw-246.3", "CR-290")
def test_gollum_falls_with_the_ring() -> None:
    scene = Scene([SAM, GOLLUM], foe=[[BALIN, RING]], at=MORIA, foe_at=MORIA)
    scene.when(f"declare:{GOLLUM}").quietly()
    assert (scene.cards(DISCARD), scene.cards(DISCARD, 1)) == ([GOLLUM], [RING])


@part("tw-246.3")
def test_gollum_does_nothing_to_the_ring_at_a_haven() -> None:
    assert not Scene([SAM, GOLLUM], foe=[[BALIN, RING]]).offering(f"declare:{GOLLUM}")


@part("td-158.1")
def test_thrors_map_opens_the_lair_of_a_dragon_again() -> None:
    scene = Scene([SAM, "td-158"], at=LONELY)
    assert not scene.offering("declare:td-158")
    site = scene.s.companies[0].site
    scene.s.tap(site)
    scene.again().when("declare:td-158").quietly()
    assert (scene.s.status[site], scene.cards(DISCARD)) == (UNTAPPED, ["td-158"])


@part("tw-323.1")
def test_the_scroll_of_isildur_tells_of_rings() -> None:
    scene = Scene([SAM, "tw-323"], [BALIN, "tw-306"])
    ring = scene.thing("tw-306")
    assert scene.s.value("ring_test", ring, 7) == 9
    split(scene.s, scene.thing(BALIN))
    assert scene.s.value("ring_test", ring, 7) == 7


@part("td-21.1", "td-21.2")
@pytest.mark.parametrize(
    ("regions", "types", "night", "attacks"),
    [
        *[(["Andrast"], [], False, True), (["Enedhwaith"], [], False, False), (["Enedhwaith"], [], True, True)],
        *[([], ["coastal-sea"], True, True), ([], ["coastal-sea"], False, False)],
    ],
)
def test_earcaraxe_hunts_along_the_coasts(regions: list[str], types: list[str], night: bool, attacks: bool) -> None:
    scene = Scene(SAM, foe=[BALIN], foes_hand=["td-21"], foes_more=[DOORS])
    if night:
        scene.s.come_into_play(scene.find(DOORS, 1), 1)
    hazard(scene, *types).when("declare:td-21").until("organise")
    scene.s.journey.regions = regions
    dragon = scene.thing("td-21", 1)
    assert roams_here(scene.s, dragon) == attacks


@part("tw-240.1", "tw-240.2")
def test_a_fellowship_of_four_is_stronger() -> None:
    scene = Scene(SAM, GLORFINDEL, [BALIN, "tw-353"], hand=["tw-240"])
    s = scene.s
    who = [scene.thing(card) for card in (SAM, BALIN, "tw-353")]
    before = [s.stat("prowess", one) for one in who] + [check_modifier(s, who[0])]
    scene.choose("declare:tw-240.0").quietly()
    assert [s.stat("prowess", one) for one in who] + [check_modifier(s, who[0])] == [n + 1 for n in before]


@part("tw-240.1")
def test_three_are_no_fellowship_and_four_only_at_a_haven() -> None:
    assert not Scene(SAM, GLORFINDEL, BALIN, hand=["tw-240"]).offering("declare:tw-240")
    assert not Scene(SAM, GLORFINDEL, BALIN, FATTY, at=MORIA, hand=["tw-240"]).offering("declare:tw-240")


@part("tw-240.3")
@pytest.mark.parametrize("gone", [FATTY, SAM, "tw-353"])
def test_the_breaking_of_the_fellowship(gone: str) -> None:
    scene = Scene(SAM, GLORFINDEL, [BALIN, "tw-353"], FATTY, hand=["tw-240"]).choose("declare:tw-240.0").quietly()
    assert "tw-240" in scene.cards(PLAY)
    scene.s.discard(scene.thing(gone))
    assert "tw-240" in scene.cards(DISCARD)


@part("tw-21.1")
def test_shadows_strengthen_an_automatic_attack() -> None:
    scene = hazard(Scene(SAM, foe=[BALIN], at="tw-375", foes_hand=["tw-21"]))
    scene.when("declare:tw-21.0").until("organise")
    faced, attack = AutomaticAttacks(0), Attack(0, AUTOMATIC)
    faced.facing = 0
    attack.source, attack.prowess = scene.s.companies[0].site, 8
    scene.s.push(faced)
    scene.s.push(attack)
    assert attack.strength(scene.s) == 10
    other = Attack(0, "creature")
    other.prowess = 8
    scene.s.push(other)
    assert other.strength(scene.s) == 8


@part("tw-21.2")
def test_at_night_ruins_are_a_shadow_hold_and_wilderness_a_shadow_land() -> None:
    scene = Scene(SAM, foe=[BALIN], at="tw-375", foes_hand=["tw-21", "tw-21"], foes_more=[DOORS])
    assert not hazard(scene, "wilderness", "wilderness").offering("declare:tw-21.2")
    scene.s.come_into_play(scene.find(DOORS, 1), 1)
    assert is_in_play(scene.s, "Doors of Night")
    ways = [offer for offer in scene.again().offering("declare:tw-21") if not offer.endswith(".0")]
    assert len(ways) == 2
    scene.choose(ways[0]).until("organise")
    assert site_type(scene.s, scene.s.companies[0].site) == "shadow-hold"
    other = Scene(SAM, foe=[BALIN], at="tw-375", foes_hand=["tw-21"], foes_more=[DOORS])
    other.s.come_into_play(other.find(DOORS, 1), 1)
    hazard(other, "wilderness", "wilderness").choose(ways[1]).until("organise")
    assert other.s.journey.types == ["shadow-land", "wilderness"]


@part("tw-21.3")
def test_one_choking_shadow_at_a_time() -> None:
    scene = hazard(Scene(SAM, foe=[BALIN], at="tw-375", foes_hand=["tw-21", "tw-21"]))
    scene.when("declare:tw-21.0").until("organise")
    moving(scene)
    scene.meanwhile(EventChain([1, 0], "mh"))
    assert not scene.offering("declare:tw-21")


@part("dm-97.1", "dm-97.2")
def test_tribes_come_in_numbers() -> None:
    tale = on_the_way({}, {"dm-97": 1, ORCS: 2, "tw-16": 1})
    tale.s.journey.limit = 3
    tale.s.ask_again()
    tale.choose("declare:dm-97.0")
    assert tale.kind == "target"
    assert not {"on:race=nazgul", "on:race=undead", "on:race=dragon"} & set(tale.offers())
    assert "on:race=drake" in tale.offers()
    tale.choose("on:race=orc")
    chain = EventChain([1, 0], "mh")
    while links(tale):
        tale.decline()
    orcs, troll = (tale.s.zones.face.index(face_of(card)) for card in (ORCS, "tw-16"))
    assert [chain.counts(tale.s, 1, card, 0) for card in (orcs, troll)] == [False, True]


def links(tale: Tale) -> list[object]:
    chain = tale.s.innermost(EventChain)
    return [] if chain is None else list(chain.links)


@part("dm-97.1")
@pytest.mark.parametrize(
    ("types", "works"),
    [(["wilderness"], False), (["wilderness"] * 2, True), (["shadow-land"], True), (["border-land"], False)],
)
def test_tribes_live_in_the_wild(types: list[str], works: bool) -> None:
    scene = hazard(Scene(SAM, foe=[BALIN], foes_hand=["dm-97"]), *types)
    assert bool(scene.offering("declare:dm-97")) == works


@part("le-115.1", "le-115.2")
@pytest.mark.parametrize(("site", "works"), [("tw-394", False), ("as-139", True), (MORIA, False)])
def test_defenders_are_incited(site: str, works: bool) -> None:
    scene = hazard(Scene(SAM, foe=[BALIN], at=site, foes_hand=["le-115"]))
    assert bool(scene.offering("declare:le-115")) == works
    if works:
        scene.when("declare:le-115").until("organise")
        assert attacks_at(scene.s, 0, scene.s.companies[0].site) == [0, 0]


@part("le-115.3")
def test_defenders_are_incited_once() -> None:
    scene = hazard(Scene(SAM, foe=[BALIN], at="as-139", foes_hand=["le-115", "le-115"]))
    scene.when("declare:le-115").until("organise")
    moving(scene)
    scene.meanwhile(EventChain([1, 0], "mh"))
    assert not scene.offering("declare:le-115")


@part("CR-560")
@every_printing("tw-18", 3)
@pytest.mark.parametrize("kept", [True, False])
def test_who_is_called_home_leaves_an_item(card: str, kept: bool) -> None:
    tale = on_the_way({DAGGER: 1, "tw-244": 1}, {card: 1, ORCS: 1}, {"event": [[1, 1]]}, (GLORFINDEL, SAM, BALIN))
    for item in (DAGGER, "tw-244"):
        bearing(tale, item, SAM)
    tale.choose(f"declare:{card}.0", f"on:{SAM}").until("salvage")
    if kept:
        tale.choose("take:tw-244", f"give:{BALIN}")
        assert tale.s.on[tale.thing("tw-244")] == tale.thing(BALIN)
    else:
        tale.choose("done")
    tale.until("enter")
    assert (SAM in tale.hand(), tale.cards(DISCARD)) == (True, [DAGGER] if kept else [DAGGER, "tw-244"])


@part("tw-99.1", "tw-99.2")
@pytest.mark.parametrize(("roll", "kept"), [([1, 1], False), ([6, 6], True)])
def test_a_ring_betrays_its_bearer(roll: list[int], kept: bool) -> None:
    scene = Scene([GLORFINDEL, "tw-306", "tw-323"], SAM, foe=[BALIN], foes_hand=["tw-99"], rolls={"check": [roll]})
    hazard(scene).when("declare:tw-99").until("organise")
    [check] = scene.told("checked")
    assert (check["modifier"], check["outcome"]) == (-2, "passed" if kept else "remains")
    assert (scene.members(), scene.cards(DISCARD)) == ([[GLORFINDEL, SAM]], [] if kept else ["tw-306"])


@part("tw-99.1")
def test_without_a_ring_nothing_betrays() -> None:
    scene = hazard(Scene([GLORFINDEL, "tw-323"], foe=[BALIN], foes_hand=["tw-99"]))
    assert not scene.offering("declare:tw-99")


@part("dm-88.1", "dm-88.2", "CR-750")
@pytest.mark.parametrize(("roll", "flees"), [([3, 4], True), ([4, 4], False)])
def test_who_is_seized_by_terror_goes_back(roll: list[int], flees: bool) -> None:
    scene = Scene(SAM, SARUMAN, foe=[BALIN], foes_hand=["dm-88"], rolls={"event": [roll]})
    assert not hazard(scene, "wilderness").offering("declare:dm-88")
    scene.s.journey.types = ["shadow-land"]
    scene.again().when("declare:dm-88").until("organise")
    assert scene.members() == ([[SARUMAN], [SAM]] if flees else [[SAM, SARUMAN]])
    assert scene.s.companies[scene.number(SAM)].idle == flees


@rule("ME-8.7", "ME-8.8", "ME-8.33")
def test_a_follower_who_is_seized_by_terror_leaves_its_controller() -> None:
    scene = Scene(SARUMAN, SAM, foe=[BALIN], foes_hand=["dm-88"], rolls={"event": [[1, 1]]})
    scene.follow(SAM, SARUMAN)
    hazard(scene, "shadow-land").when("declare:dm-88").until("organise")
    assert (scene.members(), scene.s.under[scene.thing(SAM)]) == ([[SARUMAN], [SAM]], GENERAL)
    assert used_influence(scene.s, 0) == 0


def bitten(*heroes: str) -> Scene:
    """Neeker-breekers attack."""
    scene = Scene(*heroes, foe=[BALIN], foes_more=["tw-493"], rolls={"strike": [[1, 1]] * 3})
    moving(scene, "wilderness")
    scene.meanwhile(CreatureAttack(scene.find("tw-493", 1), 0, "region-type:wilderness"))
    return scene


@part("tw-493.1", "CR-799")
def test_neeker_breekers_bite_all_but_wizards() -> None:
    scene = bitten(SAM, SARUMAN, GLORFINDEL).until("organise")
    assert sorted(strike["card"] for strike in scene.told("struck")) == sorted([SAM, GLORFINDEL])


@part("tw-493.2", "tw-493.3")
def test_neeker_breekers_are_a_matter_of_mind() -> None:
    scene = bitten(SAM).until("organise")
    mind = scene.s.face(scene.thing(SAM)).mind
    struck = scene.told("struck")[0]
    assert (struck["own"], struck["outcome"]) == (mind, "successful")
    assert (scene.status(SAM), scene.told("body-check")) == ([TAPPED], [])


@part("CR-223")
@every_printing("tw-84", 1, 2, 3)
@pytest.mark.parametrize(
    ("heroes", "tapped", "asked"), [((GLORFINDEL, SAM), True, True), ((GLORFINDEL,), False, False)]
)
def test_a_river_keeps_a_company_away_unless_a_ranger_taps(
    card: str, heroes: tuple[str, ...], tapped: bool, asked: bool
) -> None:
    tale = on_the_way({}, {card: 1, ORCS: 1}, heroes=heroes)
    tale.when(f"declare:{card}")
    seen: list[str] = []
    while tale.kind not in ("enter", "organise"):
        seen.append(tale.kind)
        tale.when(f"cancel:{SAM}") if tale.kind == "find-a-way" else tale.decline()
    assert ("find-a-way" in seen, tale.kind == "enter") == (asked, asked)
    if tapped:
        assert tale.s.status[tale.thing(SAM)] == TAPPED


@part("tw-84.3")
def test_who_finds_a_way_across_a_river_is_told_no_card_of_the_opponents_deck() -> None:
    """The river is a short event: its card may have been shuffled into the deck when the company has come so far."""
    tale = on_the_way({}, {"tw-84": 1, ORCS: 1}, heroes=(GLORFINDEL, SAM))
    tale.when("declare:tw-84").until("find-a-way")
    s = tale.s
    river = next(thing for thing in s.at(DISCARD, 1) if s.face(thing).id == "tw-84")
    s.zones.move(river, DECK + 1)
    s.zones.forget(river)
    s.zones.imagine([river], [face_of(ORCS)])
    assert GAME.view(s, 0)["ask"]["about"]["card"] == "tw-84"


@part("le-146.1")
def test_veils_are_flung_away_by_day_for_nothing() -> None:
    scene = Scene(SAM, foe=[BALIN], foes_hand=["le-146"], foes_more=[DOORS])
    assert not hazard(scene, "shadow-land").offering("declare:le-146")
    scene.s.journey.types = ["wilderness"]
    scene.s.journey.count = scene.s.journey.limit
    assert scene.again().offering("declare:le-146")
    scene.s.come_into_play(scene.find(DOORS, 1), 1)
    assert not scene.again().offering("declare:le-146")


@part("le-146.2")
def test_who_is_unveiled_taps_or_goes() -> None:
    rolls = {"body": [[5, 4], [5, 6], [1, 1]]}
    scene = Scene("le-11", "le-46", "le-1", foe=[BALIN], side="minion", foes_hand=["le-146"], rolls=rolls)
    bodies = [scene.s.stat("body", scene.thing(card)) for card in ("le-11", "le-46")]
    assert (bodies[0] >= 8, bodies[1] < 10) == (True, True)
    hazard(scene, "wilderness").when("declare:le-146").until("organise")
    told = [(check["card"], check["roll"], check["outcome"]) for check in scene.told("body-check")]
    assert told == [("le-11", 8, "wounded"), ("le-46", 10, "taps"), ("le-1", 1, "wounded")]
    assert scene.status("le-11", "le-46", "le-1") == [UNTAPPED, TAPPED, UNTAPPED]


@part("le-146.2")
def test_an_orc_goes_at_his_number() -> None:
    scene = Scene("le-11", "le-46", foe=[BALIN], side="minion", foes_hand=["le-146"], rolls={"body": [[5, 5], [1, 1]]})
    hazard(scene, "wilderness").when("declare:le-146").until("organise")
    assert (scene.cards(DISCARD), scene.status("le-46")) == (["le-11"], [UNTAPPED])
