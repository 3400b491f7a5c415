"""What asks for the type of a site means that of now; and where creatures are keyed by routes, neighbours and turns."""

import pytest
from tests.games.meccg.dark import MAN
from tests.games.meccg.scene import Scene
from tests.games.meccg.test_events import BALIN, SAM
from tests.games.meccg.test_hero_sites import BARROWS, MINAS_TIRITH, MORIA, visiting

from mathom.effects import Carry, Exists, Selector, This
from mathom.effects.values import Condition
from mathom.games.meccg.cards.company_words import AtHaven, Sites
from mathom.games.meccg.cards.conditions import SiteIs
from mathom.games.meccg.cards.groups import CompaniesAt, OwnCompanies, SiteOf
from mathom.games.meccg.cards.ring_words import HereIs, PeopleAt
from mathom.games.meccg.cards.road_words import SiteAhead
from mathom.games.meccg.companies.recruit import refuse_dismissal
from mathom.games.meccg.companies.stores import refuse_store
from mathom.games.meccg.faces import face_of
from mathom.games.meccg.journey.keys import key_of, keys_for
from mathom.games.meccg.sites.persuasion import targets
from mathom.games.meccg.sites.playing import plays_at_tapped
from mathom.testing import part, rule

REBUILT, WHITE_TREE, PRISONERS, RIVENDELL, LORIEN = "dm-155", "tw-348", "tw-315", "tw-421", "tw-408"
UNDER_GATES, SULFUR_DEEPS = "dm-38", "dm-35"
RUINS, TOWN = "ruins-and-lairs", "border-hold"


def holds(scene: Scene, condition: Condition) -> bool:
    """Whether it holds for a card that lies with Sam."""
    frame = Carry(0, face_of(SAM))
    frame.source = scene.thing(SAM)
    return condition.holds(scene.s, frame)


def asked(word: Selector | Condition) -> Condition:
    return Exists(word) if isinstance(word, Selector) else word


@part("dm-155.2")
@pytest.mark.parametrize("rebuilt", [False, True])
def test_every_word_about_the_type_of_a_site_means_that_of_now(rebuilt: bool) -> None:
    scene = visiting(Scene(SAM, at=BARROWS, more=[REBUILT], hand=["tw-206"]))
    if rebuilt:
        scene.bear(REBUILT, scene.s.companies[0].site)
    for kind, now in ((TOWN, rebuilt), (RUINS, not rebuilt)):
        words: list[Selector | Condition] = [
            HereIs((kind,)),
            SiteIs(SiteOf(This()), types=(kind,)),
            SiteAhead((kind,)),
            Sites(types=(kind,)),
            OwnCompanies(types=(kind,)),
        ]
        for word in words:
            assert holds(scene, asked(word)) == now, (word, kind)


@part("tw-315.3")
@pytest.mark.parametrize("rebuilt", [False, True])
def test_prisoners_are_safe_in_a_rebuilt_town(rebuilt: bool) -> None:
    scene = Scene([SAM, PRISONERS], at=BARROWS, more=[REBUILT])
    if rebuilt:
        scene.bear(REBUILT, scene.s.companies[0].site)
    assert (refuse_store(scene.s, 0, scene.thing(PRISONERS)) is None) == rebuilt


@part("tw-348.2")
@rule("ME-24.16")
@pytest.mark.parametrize("planted", [False, True])
def test_what_spares_havens_spares_minas_tirith_with_the_white_tree(planted: bool) -> None:
    scene = Scene(SAM, at=MINAS_TIRITH, more=[WHITE_TREE])
    if planted:
        scene.enter(WHITE_TREE)
    path = scene.s.face(scene.s.companies[0].site).record.site_path
    assert holds(scene, Exists(Sites(path=(path[0], 1)))) != planted


@rule("ME-5.23", "ME-7.17")
@pytest.mark.parametrize("rebuilt", [False, True])
def test_homes_and_sites_of_a_type_are_those_of_now(rebuilt: bool) -> None:
    """A Troll who is at home in any ruins, an ally that is found in any Border-hold."""
    scene = Scene("as-1", at="le-353", side="minion", more=[REBUILT])
    site = scene.s.companies[0].site
    if rebuilt:
        scene.bear(REBUILT, site)
    assert (refuse_dismissal(scene.s, 0, scene.thing("as-1")) is None) != rebuilt
    assert plays_at_tapped(scene.s, face_of("dm-179"), site) == rebuilt


@rule("ME-19.5")
@pytest.mark.parametrize("rebuilt", [False, True])
def test_a_faction_of_a_type_of_site_is_influenced_where_that_is_now(rebuilt: bool) -> None:
    """Snaga-hai are playable at any Shadow-hold."""
    scene = Scene(MAN, at="le-392", side="minion", foe=[], foes_side="minion", foes_more=["le-286"], more=[REBUILT])
    faction = scene.score("le-286", 1)
    if rebuilt:
        scene.bear(REBUILT, scene.s.companies[0].site)
    assert (faction in targets(scene.s, 0)) != rebuilt


# Keys


def keyed(creature: str, origin: str, goal: str = "", night: bool = False, met: str = "") -> list[str]:
    """What a creature can be keyed to that is played on a company at a site, or going from there to another."""
    scene = Scene(SAM, at=origin, foes_hand=[creature], foes_more=["tw-28"], sites=[goal] if goal else [])
    s = scene.s
    if night:
        s.come_into_play(scene.find("tw-28", 1), 1)
    company = s.companies[0].having_met(met) if met else s.companies[0]
    s.set_company(0, company.planning(1, scene.site(goal)) if goal else company)
    s.journey.company, s.journey.way, s.journey.limit = 0, "region" if goal else "", 2
    return [key_of(key) for key in keys_for(s, scene.find(creature, 1))]


@part("dm-107")
def test_durins_bane_comes_to_the_neighbours_of_the_under_gates() -> None:
    assert keyed("dm-107", UNDER_GATES) == ["site:The Under-gates"]
    assert keyed("dm-107", MORIA) == ["site:Moria"]
    assert keyed("dm-107", SULFUR_DEEPS) == ["site:The Sulfur-deeps"]
    assert keyed("dm-107", BARROWS) == []


@part("dm-110")
def test_the_spider_comes_to_the_neighbours_of_the_sulfur_deeps_by_night() -> None:
    assert keyed("dm-110", UNDER_GATES) == []
    assert keyed("dm-110", UNDER_GATES, night=True) == ["site:The Under-gates"]
    assert keyed("dm-110", "tw-387") == ["site:Dol Guldur"]
    assert keyed("dm-110", MORIA, night=True) == []


@part("tw-95.1", "CR-304")
def test_the_great_goblin_waits_between_rivendell_and_lorien() -> None:
    for origin, goal in ((RIVENDELL, LORIEN), (LORIEN, RIVENDELL)):
        assert keyed("tw-95", origin, goal) == ["none:card"]
    for origin, goal in ((RIVENDELL, BARROWS), (RIVENDELL, ""), (LORIEN, "")):
        assert keyed("tw-95", origin, goal) == []


@part("tw-66.1")
def test_mumakil_follow_the_corsairs() -> None:
    """To the ruins of The Stones, in Andrast; not to Dol Amroth."""
    assert keyed("tw-66", "tw-429") == []
    assert keyed("tw-66", "tw-429", met="faced:Corsairs of Umbar") == ["site:The Stones"]
    assert keyed("tw-66", "tw-386", met="faced:Corsairs of Umbar") == []


@rule("ME-6.49")
def test_who_has_moved_is_at_the_new_site_when_the_site_phase_begins() -> None:
    """Balin's company is still to go when Sam's has come to Rivendell."""
    scene = Scene(SAM, at=BARROWS, more=[BALIN], hand=["tw-206"] * 3, foes_hand=["tw-72"] * 3, sites=[MORIA])
    scene.company(0, [BALIN], MORIA)
    scene.again().choose("move", f"move:{RIVENDELL}", "stay")
    there = Sites(titles=("Rivendell",))
    words: list[Selector | Condition] = [
        AtHaven(This()),
        SiteIs(SiteOf(This()), titles=("Rivendell",)),
        PeopleAt(there),
        CompaniesAt(there),
        OwnCompanies(at_haven=True),
    ]
    while not scene.s.companies[0].moved:
        sam = f"company:company-{scene.number(SAM)}"
        scene.choose(sam) if sam in scene.offers() else scene.decline()
    scene.hazards()
    assert (scene.s.journey.company, scene.at()[0]) == (scene.number(BALIN), "Rivendell")
    assert [holds(scene, asked(word)) for word in words] == [False] * len(words)
    scene.reach("site")
    assert [holds(scene, asked(word)) for word in words] == [True] * len(words)
