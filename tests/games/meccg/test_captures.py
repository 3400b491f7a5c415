"""Chapter 15: characters that are carried off, and how they are free again."""

from typing import Any

import pytest
from tests.games.meccg.scene import Rolls, Scene, face
from tests.games.meccg.test_hero_fights import attacked

from mathom.games.meccg.captures.prisoners import capture, lose_prisoner
from mathom.games.meccg.captures.rescue_sites import rescue_sites
from mathom.games.meccg.cards.selectors import Characters
from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.company import TO_CARD
from mathom.games.meccg.corruption import corruption_points
from mathom.games.meccg.council.scoring import raw_points, total
from mathom.games.meccg.edge.see import see
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.sites.persuasion import targets
from mathom.games.meccg.sites.visit import Visit
from mathom.games.meccg.state import TAPPED, UNTAPPED, WOUNDED
from mathom.games.meccg.zones import ASIDE, DISCARD, LAND, POINTS, SITES
from mathom.testing import part, rule

GLORFINDEL, SAM, BALIN, ELROND = "tw-161", "tw-180", "tw-123", "tw-145"
ASTERNAK, JERREK, LUITPRAND = "le-1", "le-17", "le-23"
SPIDERS, WIGHTS, ORCS = "dm-58", "dm-90", "dm-99"
ETTENMOORS, MORIA, BARROW_DOWNS = "tw-395", "tw-413", "tw-375"
MOUNT_GRAM, CARN_DUM, WEATHERTOP = "tw-415", "tw-380", "tw-436"
UNDER_GATES, UNDER_LEAS, IRON_DEEPS, UNDER_GROTTOS = "dm-38", "dm-40", "dm-33", "dm-39"
DAGGER, GOLD_RING, MAJOR, LURE, GANDALF = "tw-206", "tw-231", "tw-244", "tw-60", "tw-156"
LOSES: Rolls = {"strike": [[1, 1]]}
RACES = {SPIDERS: "spider", WIGHTS: "undead", ORCS: "orc"}


def on_the_way(card: str, *people: str | list[str], rolls: Rolls | None = None, **more: Any) -> Scene:
    """A company that stays at Rivendell, whose opponent holds a card that takes prisoners."""
    scene = Scene(*people, foes_hand=[card], rolls={**LOSES, **(rolls or {})}, **with_sites(more))
    scene.stay()
    scene.s.journey.limit = 9
    return scene


def struck(scene: Scene, card: str, who: str = SAM) -> Scene:
    """He faces a strike on which the card is played, on a Spider attack before it."""
    attacked(scene, RACES[card], prowess=20)
    if card == SPIDERS:
        scene.when(f"declare:{card}").choose(f"on:{who}").until("assign").choose(f"assign:{who}")
    else:
        scene.until("assign").choose(f"assign:{who}").when(f"declare:{card}")
    return scene.until("rescue-site")


def taken(scene: Scene, card: str, site: str = ETTENMOORS) -> Scene:
    return struck(scene, card).choose(f"bring-to:{site}")


def captive(*people: str | list[str], card: str = WIGHTS, rolls: Rolls | None = None) -> Scene:
    """Sam is a prisoner at the Ettenmoors; the others stay at Rivendell."""
    return taken(on_the_way(card, GLORFINDEL, *(people or (SAM,)), rolls=rolls), card)


def held(*people: str | list[str], card: str = WIGHTS, at: str = ETTENMOORS, **more: Any) -> Scene:
    """Sam is a prisoner at the Ettenmoors; Glorfindel and others are at a site, and it is their organisation phase."""
    scene = Scene(GLORFINDEL, *people, SAM, at=at, foes_hand=[card], **with_sites(more))
    host = scene.find(card, 1)
    scene.s.come_into_play(host, 1)
    capture(scene.s, scene.thing(SAM), host, scene.find(scene_site(more), 1), True)
    return scene.again()


def with_sites(more: dict[str, Any]) -> dict[str, Any]:
    return {"foes_sites": [ETTENMOORS], **more}


def scene_site(more: dict[str, Any]) -> str:
    return str(more.get("foes_sites", [ETTENMOORS])[0])


def enter(scene: Scene) -> Scene:
    """They enter and beat what is there without tapping, until prisoners can be freed or resources played."""
    scene.choose("move").until("enter").choose("enter")
    return beat(scene)


def beat(scene: Scene) -> Scene:
    while scene.kind not in ("rescue", "free-prisoners", "at-site"):
        scene.choose("stay-untapped" if "stay-untapped" in scene.offers() else scene.offers()[-1])
    return scene


def prisoner(scene: Scene, card: str = SAM) -> int:
    return next(thing for thing in scene.s.at(ASIDE, 0) if scene.s.face(thing).id == card)


@rule("ME-15.1", "ME-15.2", "ME-15.3")
@part("dm-90.1", "dm-90.2")
def test_whom_the_strike_would_wound_is_carried_off_unharmed() -> None:
    scene = on_the_way(WIGHTS, GLORFINDEL, SAM)
    taken(scene, WIGHTS)
    assert scene.told("captured") == [{"seat": 0, "card": SAM, "by": WIGHTS, "site": ETTENMOORS}]
    assert (scene.members(), scene.s.status[prisoner(scene)]) == ([[GLORFINDEL]], TAPPED)
    assert scene.cards(ASIDE, 1) == [ETTENMOORS]
    assert scene.s.on[scene.thing(WIGHTS, 1)] == -1


@rule("ME-15.2", "ME-15.3")
def test_everybody_sees_who_is_a_prisoner_where() -> None:
    scene = captive()
    for seat in (0, 1):
        seen = {one["card"]: (one["seat"], one["prisoner_at"]) for one in see(scene.s, seat)["aside"]}
        assert seen == {SAM: (0, ETTENMOORS), ETTENMOORS: (1, None)}


@rule("ME-15.4")
@part("dm-90.2")
def test_without_a_rescue_site_nobody_is_captured() -> None:
    scene = on_the_way(WIGHTS, GLORFINDEL, SAM, foes_sites=[MORIA])
    struck(scene, WIGHTS)
    assert scene.offers() == ["none"]
    scene.choose("none")
    assert (scene.told("not-captured"), scene.members()) == ([{"seat": 0, "card": SAM}], [[GLORFINDEL, SAM]])
    assert (scene.status(SAM), scene.cards(DISCARD, 1)) == ([TAPPED], [WIGHTS])


@rule("ME-15.4")
def test_who_has_a_rescue_site_must_name_one() -> None:
    scene = struck(on_the_way(WIGHTS, GLORFINDEL, SAM), WIGHTS)
    assert scene.offers() == [f"bring-to:{ETTENMOORS}"]
    assert scene.why_not("none") == ("ME-15.5", "ME-15.7", "ME-15.10")


@rule("ME-15.10")
@part("dm-58.3")
@pytest.mark.parametrize(
    ("card", "open_sites"),
    [
        (SPIDERS, ["none"]),
        (WIGHTS, [f"bring-to:{MOUNT_GRAM}"]),
        (ORCS, [f"bring-to:{CARN_DUM}", f"bring-to:{MOUNT_GRAM}"]),
    ],
)
def test_the_prisoner_card_says_what_the_rescue_site_must_be(card: str, open_sites: list[str]) -> None:
    """Carn Dûm is a Dark-hold, Mount Gram a Shadow-hold; both lie in Angmar, next to Rhudaur."""
    scene = on_the_way(card, GLORFINDEL, SAM, foes_sites=[CARN_DUM, MOUNT_GRAM])
    scene.s.journey.way, scene.s.journey.regions = "region", ["Rhudaur"]
    assert struck(scene, card).offers() == open_sites


@rule("ME-15.11", "ME-15.12")
def test_a_prisoner_needs_no_influence_and_his_followers_none_this_turn() -> None:
    scene = on_the_way(WIGHTS, GLORFINDEL, SAM, BALIN)
    scene.follow(BALIN, SAM)
    used = see(scene.s, 0)["players"][0]["general_influence"][0]
    taken(scene, WIGHTS)
    assert used == 12
    assert (scene.members(), scene.s.under[scene.thing(BALIN)]) == ([[GLORFINDEL, BALIN]], -1)
    assert see(scene.s, 0)["players"][0]["general_influence"][0] == 8


@rule("ME-15.13")
@part("dm-90.2")
@pytest.mark.parametrize(("card", "kept"), [(SPIDERS, [GOLD_RING, SAM]), (WIGHTS, [SAM])])
def test_a_prisoner_keeps_his_rings_only(card: str, kept: list[str]) -> None:
    scene = captive([SAM, DAGGER, GOLD_RING], card=card)
    assert scene.cards(ASIDE) == sorted(kept)
    assert DAGGER in scene.cards(DISCARD)


@rule("ME-15.5", "ME-15.7")
@pytest.mark.parametrize(
    ("way", "regions", "found"),
    [
        ("", [], [ETTENMOORS]),
        ("starter", ["Rhudaur", "Cardolan"], [BARROW_DOWNS, ETTENMOORS]),
        ("region", ["Rhudaur", "Cardolan"], [BARROW_DOWNS, ETTENMOORS, WEATHERTOP, MOUNT_GRAM]),
    ],
)
def test_prisoners_are_brought_near_the_way_of_the_company(way: str, regions: list[str], found: list[str]) -> None:
    """Weathertop lies in Arthedain and Mount Gram in Angmar, beside the regions on the way; Moria far from it."""
    foes = [ETTENMOORS, BARROW_DOWNS, WEATHERTOP, MOUNT_GRAM, MORIA]
    scene = on_the_way(WIGHTS, GLORFINDEL, SAM, foes_sites=foes, sites=[BARROW_DOWNS])
    s, number = scene.s, scene.number(SAM)
    if way:
        s.set_company(number, s.companies[number].planning(TO_CARD, scene.site(BARROW_DOWNS)))
    s.journey.way, s.journey.regions = way, regions
    open_sites = rescue_sites(s, number, 1, ("ruins-and-lairs", "shadow-hold"))
    assert sorted(FACES[site].id for site in open_sites) == sorted(found)


@rule("ME-15.6", "ME-15.8", "ME-15.9")
@pytest.mark.parametrize(
    ("here", "there", "way", "found"),
    [
        (MORIA, "", "", [MORIA, UNDER_GATES]),
        (MORIA, UNDER_GATES, "under-deeps", [UNDER_GATES, UNDER_LEAS]),
        (UNDER_GATES, "", "", []),
    ],
)
def test_prisoners_are_brought_below(here: str, there: str, way: str, found: list[str]) -> None:
    """Who goes below is not brought to the surface site; nobody is taken from a company that stays below."""
    foes = [MORIA, UNDER_GATES, UNDER_LEAS, IRON_DEEPS]
    scene = on_the_way(WIGHTS, GLORFINDEL, SAM, at=here, foes_sites=foes, sites=[there] if there else [])
    s, number = scene.s, scene.number(SAM)
    if there:
        s.set_company(number, s.companies[number].planning(TO_CARD, scene.site(there)))
    s.journey.way = way
    open_sites = rescue_sites(s, number, 1, ("ruins-and-lairs", "shadow-hold", "dark-hold"))
    assert sorted(FACES[site].id for site in open_sites) == sorted(found)


@rule("ME-15.14")
def test_a_prisoner_neither_untaps_nor_heals() -> None:
    scene = held(card=ORCS)
    for status in (TAPPED, WOUNDED):
        scene.s.set_status(prisoner(scene), status)
        scene.next_organisation()
        assert scene.s.status[prisoner(scene)] == status


@rule("ME-15.15", "ME-25.21", "ME-25.22")
def test_nothing_that_lies_on_a_prisoner_has_any_effect() -> None:
    scene = Scene(GLORFINDEL, [SAM, GOLD_RING], foes_hand=[SPIDERS], foes_sites=[ETTENMOORS], foes_more=[LURE])
    scene.bear(LURE, SAM, 1, whose=0)
    s, sam = scene.s, scene.thing(SAM)
    assert corruption_points(s, sam) == 3
    host = scene.find(SPIDERS, 1)
    s.come_into_play(host, 1)
    capture(s, sam, host, scene.find(ETTENMOORS, 1), True)
    assert (scene.cards(ASIDE), scene.cards(ASIDE, 1)) == ([SAM, GOLD_RING], [ETTENMOORS, LURE])
    assert (corruption_points(s, sam), s.in_force.of_source(s.at(ASIDE, 1)[1])) == (0, [])
    s.discard(host)
    assert corruption_points(s, sam) == 3


@rule("ME-15.16", "ME-27.35")
def test_the_points_of_a_prisoner_count_against_his_player() -> None:
    scene = Scene(GLORFINDEL, ELROND, SAM, foes_hand=[WIGHTS], foes_sites=[ETTENMOORS])
    before = raw_points(scene.s, 0)[0]
    host = scene.find(WIGHTS, 1)
    scene.s.come_into_play(host, 1)
    capture(scene.s, scene.thing(GLORFINDEL), host, scene.find(ETTENMOORS, 1), True)
    after = raw_points(scene.s, 0)[0]
    lose_prisoner(scene.s, prisoner(scene, GLORFINDEL))
    assert (before, after, raw_points(scene.s, 0)[0]) == (7, 1, 1)
    assert scene.cards(POINTS) == [GLORFINDEL]


@rule("ME-15.17", "ME-27.8")
def test_a_captured_avatar_costs_nothing_before_he_is_eliminated() -> None:
    scene = Scene(GLORFINDEL, GANDALF, foes_hand=[WIGHTS], foes_sites=[ETTENMOORS])
    host = scene.find(WIGHTS, 1)
    scene.s.come_into_play(host, 1)
    before = total(scene.s, 0)
    capture(scene.s, scene.thing(GANDALF), host, scene.find(ETTENMOORS, 1), True)
    assert (total(scene.s, 0), scene.s.lost) == (before, [0, 0])
    lose_prisoner(scene.s, prisoner(scene, GANDALF))
    assert scene.s.lost == [1, 0]


@rule("ME-15.17", "ME-25.21")
def test_a_captured_avatar_is_not_played_again() -> None:
    scene = Scene(GLORFINDEL, GANDALF, foes_hand=[WIGHTS], foes_sites=[ETTENMOORS], hand=[GANDALF])
    host = scene.find(WIGHTS, 1)
    scene.s.come_into_play(host, 1)
    capture(scene.s, scene.thing(GANDALF), host, scene.find(ETTENMOORS, 1), True)
    scene.s.avatars = [face(GANDALF), -1]
    scene.again()
    assert scene.why_not(f"play:{GANDALF}") == ("ME-16.3",)


@rule("ME-15.18")
def test_a_prisoner_card_without_prisoners_goes() -> None:
    scene = held()
    lose_prisoner(scene.s, prisoner(scene))
    assert (scene.cards(ASIDE, 1), scene.cards(DISCARD, 1)) == ([], [WIGHTS])
    assert ETTENMOORS in scene.cards(SITES, 1)


@rule("ME-15.19")
@pytest.mark.parametrize("own_card", [True, False])
def test_when_the_prisoner_card_goes_its_prisoners_are_a_company_at_the_rescue_site(own_card: bool) -> None:
    """With a card of their own player's, if he has one left."""
    scene = held(at="tw-421", sites=[ETTENMOORS] if own_card else [])
    scene.s.discard(scene.thing(WIGHTS, 1))
    scene.again()
    assert (scene.members(), scene.at()) == ([[GLORFINDEL], [SAM]], ["Rivendell", "Ettenmoors"])
    site = scene.s.companies[scene.number(SAM)].site
    assert scene.s.owner(site) == (0 if own_card else 1)
    assert (ETTENMOORS in scene.cards(SITES, 1)) is own_card


@rule("ME-15.20", "ME-15.21")
@pytest.mark.parametrize("own_card", [True, False])
def test_a_company_goes_to_the_rescue_site_with_its_own_card_if_there_is_one(own_card: bool) -> None:
    scene = held(at="tw-421", sites=[ETTENMOORS] if own_card else [])
    scene.choose("move").until("plan")
    key = f"move:{ETTENMOORS}" if own_card else f"move:{ETTENMOORS}#{scene.s.at(ASIDE, 1)[0]}"
    assert scene.offering(f"move:{ETTENMOORS}") == [key]
    scene.choose(key).until("enter")
    assert scene.at() == ["Ettenmoors"]
    scene.choose("enter")
    assert scene.told("attacked")[0]["race"] == "troll"
    beat(scene)
    assert scene.kind == "rescue"


@rule("ME-15.21")
def test_the_opponents_card_lies_with_the_prisoner_card_again_when_all_have_left() -> None:
    scene = held(at="tw-421")
    scene.choose("move").until("plan").when(f"move:{ETTENMOORS}").until("enter")
    assert (scene.cards(LAND, 1), scene.cards(ASIDE, 1)) == ([ETTENMOORS], [])
    scene.next_organisation().choose("move").until("plan").choose("move:tw-421").next_organisation()
    assert (scene.at(), scene.cards(ASIDE, 1)) == (["Rivendell"], [ETTENMOORS])


@rule("ME-15.22", "ME-7.11")
@part("C-30", "C-31", "dm-99.4")
def test_the_rescue_attacks_follow_the_automatic_attacks_if_the_company_likes() -> None:
    scene = enter(held(card=ORCS, rolls={"strike": [[6, 6]] * 8}))
    assert scene.offers() == [f"rescue:{ORCS}#{scene.thing(ORCS, 1)}", "none"]
    scene.choose(scene.offers()[0])
    beat(scene)
    told = [(one["race"], one["strikes"], one["prowess"]) for one in scene.told("attacked")]
    assert told == [("troll", 1, 9), ("orc", 3, 6), ("orc", 4, 7), ("orc", 5, 8)]
    other = enter(held(card=ORCS, hand=[DAGGER], rolls={"strike": [[6, 6]] * 8})).choose("none")
    assert (other.kind, len(other.told("attacked"))) == ("at-site", 1)


@rule("ME-15.23", "ME-15.24")
@part("dm-90.4")
def test_one_who_taps_frees_the_prisoners_and_the_site_taps() -> None:
    scene = enter(held(BALIN, rolls={"strike": [[6, 6]] * 8})).when("rescue:")
    beat(scene)
    told = [(one["race"], one["strikes"], one["prowess"]) for one in scene.told("attacked")]
    assert told == [("troll", 1, 9), ("undead", 3, 8)]
    assert scene.offers() == [*[f"free:{who}#{scene.thing(who)}" for who in (GLORFINDEL, BALIN)], "none"]
    scene.choose(f"free:{BALIN}")
    assert scene.told("freed") == [{"seat": 0, "cards": [SAM], "site": ETTENMOORS}]
    assert (scene.members(), scene.status(GLORFINDEL, BALIN)) == ([[GLORFINDEL, BALIN, SAM]], [UNTAPPED, TAPPED])
    assert scene.s.under[scene.thing(SAM)] == -1
    assert scene.s.status[scene.s.companies[scene.number(SAM)].site] == TAPPED
    assert (scene.cards(DISCARD, 1), scene.cards(ASIDE), scene.cards(ASIDE, 1)) == ([WIGHTS], [], [])


@rule("ME-10.13", "ME-15.23")
def test_who_was_a_prisoner_in_the_phase_before_is_no_target_from_on_guard() -> None:
    scene = enter(held(BALIN, hand=[DAGGER], rolls={"strike": [[6, 6]] * 8}))
    freed = prisoner(scene)
    beat(scene.when("rescue:")).choose(f"free:{BALIN}")
    visit = scene.s.innermost(Visit)
    assert visit is not None
    assert visit.new == [freed]


@rule("ME-15.23")
def test_without_anybody_untapped_nobody_is_freed() -> None:
    scene = enter(held(rolls={"strike": [[6, 6]] * 8})).when("rescue:")
    while scene.kind not in ("free-prisoners", "at-site", "discard-one", "organise"):
        scene.decline()
    assert (scene.told("freed"), scene.members()) == ([], [[GLORFINDEL]])


@rule("ME-15.25", "ME-15.28")
@pytest.mark.parametrize("at", [ETTENMOORS, UNDER_GROTTOS])
def test_after_a_rescue_another_plays_a_minor_item(at: str) -> None:
    wins = {"strike": [[6, 6]] * 12}
    scene = held(BALIN, at=at, foes_sites=[at], hand=[DAGGER, DAGGER, MAJOR], rolls=wins)
    enter(scene).when("rescue:")
    beat(scene).choose(f"free:{BALIN}")
    assert scene.offers() == [f"play:{DAGGER}", "done"]
    scene.choose(f"play:{DAGGER}")
    assert scene.offers() == [f"give:{GLORFINDEL}#{scene.thing(GLORFINDEL)}", f"give:{SAM}#{scene.thing(SAM)}"]
    scene.choose(f"give:{GLORFINDEL}")
    assert not scene.offering("play:")


@rule("ME-15.26", "ME-15.27", "ME-25.22")
def test_nobody_can_do_anything_with_a_prisoner() -> None:
    """Neither his player, with whom he is not; nor the opponent, who finds him neither to influence nor to tempt."""
    scene = held(BALIN, foes_side="minion", foes_sites=["le-373"], foe=["le-46"], foe_at="le-373")
    sam = prisoner(scene)
    assert not [key for key in scene.offers() if key.endswith(f"#{sam}")]
    assert sam not in targets(scene.s, scene.number("le-46", 1))
    frame = scene.s.carry(1, face(LURE), 0)
    assert sam not in Characters().things(scene.s, frame)


@rule("ME-15.26")
@part("dm-90.3")
@pytest.mark.parametrize(("roll", "lost"), [([5, 5], True), ([4, 5], False)])
def test_barrow_wights_wear_their_prisoners_out(roll: list[int], lost: bool) -> None:
    """Sam's body is 9."""
    scene = held(rolls={"body": [roll]})
    while scene.s.active == 0:
        scene.decline()
    while scene.s.active == 1:
        scene.decline()
    assert (scene.cards(POINTS) == [SAM]) is lost
    assert len(scene.told("prisoner-lost")) == lost


@part("dm-58.4")
@pytest.mark.parametrize(("roll", "free"), [([4, 3], True), ([3, 3], False)])
def test_who_is_strong_enough_breaks_free_of_the_webs(roll: list[int], free: bool) -> None:
    scene = held(card=SPIDERS, at="tw-421", rolls={"body": [[1, 1]] * 2, "event": [roll, [1, 1]]})
    scene.next_organisation()
    assert (scene.members() == [[GLORFINDEL], [SAM]]) is free


@part("dm-58.1", "dm-58.3")
def test_the_spiders_card_goes_if_its_target_is_not_struck() -> None:
    scene = on_the_way(SPIDERS, GLORFINDEL, SAM, rolls={"strike": [[6, 6]]})
    attacked(scene, "spider", prowess=1).when(f"declare:{SPIDERS}").choose(f"on:{SAM}")
    scene.until("assign").choose(f"assign:{GLORFINDEL}")
    while scene.s.innermost(Attack) is not None:
        scene.decline()
    assert (scene.cards(DISCARD, 1), scene.members()) == ([SPIDERS], [[GLORFINDEL, SAM]])


@part("dm-58.5")
def test_spiders_guard_their_prisoners() -> None:
    scene = enter(held(card=SPIDERS, rolls={"strike": [[6, 6]] * 8})).when("rescue:")
    beat(scene)
    last = scene.told("attacked")[-1]
    assert (last["race"], last["strikes"], last["prowess"]) == ("spider", 3, 9)


@part("dm-99.1", "dm-99.2")
def test_orcs_drag_hobbits_away_who_fight_harder() -> None:
    scene = on_the_way(ORCS, GLORFINDEL, SAM)
    attacked(scene, "orc", prowess=20).until("assign").choose(f"assign:{GLORFINDEL}")
    while scene.s.innermost(Attack) is not None:
        assert not scene.offering(f"declare:{ORCS}")
        scene.decline()
    other = on_the_way(ORCS, GLORFINDEL, SAM)
    taken(other, ORCS)
    assert other.told("struck")[0]["own"] == scene.s.printed("prowess", scene.thing(SAM)) + 2


@part("dm-99.3")
@pytest.mark.parametrize(("roll", "kept"), [([3, 4], True), ([3, 3], False)])
def test_orcs_may_find_the_ring(roll: list[int], kept: bool) -> None:
    scene = Scene(GLORFINDEL, [SAM, GOLD_RING], foes_hand=[ORCS], foes_sites=[ETTENMOORS], rolls={"event": [roll]})
    host = scene.find(ORCS, 1)
    scene.s.come_into_play(host, 1)
    capture(scene.s, scene.thing(SAM), host, scene.find(ETTENMOORS, 1), True)
    scene.again().next_organisation()
    assert scene.cards(ASIDE) == ([SAM, GOLD_RING] if kept else [SAM])


@rule("ME-15.24")
@part("le-415.1")
@pytest.mark.parametrize(("site", "state"), [("le-415", UNTAPPED), ("le-373", TAPPED)])
def test_a_rescue_taps_the_site_but_never_the_worthy_hills(site: str, state: int) -> None:
    wins = {"strike": [[6, 6]] * 12, "body": [[1, 1]] * 4}
    foes: dict[str, Any] = {"foes_side": "minion", "foes_sites": [site], "foes_hand": [WIGHTS]}
    scene = Scene(ASTERNAK, JERREK, LUITPRAND, side="minion", at=site, rolls=wins, **foes)
    host = scene.find(WIGHTS, 1)
    scene.s.come_into_play(host, 1)
    capture(scene.s, scene.thing(LUITPRAND), host, scene.find(site, 1), True)
    enter(scene.again()).when("rescue:")
    beat(scene).choose(f"free:{JERREK}")
    assert (len(scene.told("freed")), scene.s.status[scene.s.companies[0].site]) == (1, state)
