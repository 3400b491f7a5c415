"""Heroes on their way and at home: Wizards, Palantíri, healing, hazards of the road; a test for each clause."""

import pytest
from tests.games.meccg.printings import every_printing
from tests.games.meccg.scene import Scene
from tests.games.meccg.test_burdens import DAGGER, ORCS, bearing
from tests.games.meccg.test_events import BALIN, GLORFINDEL, SAM, on_the_way
from tests.games.meccg.test_hero_events import DOORS, GATES, lay
from tests.games.meccg.test_hero_fights import attacked, current

from mathom.games.meccg.cards.chain import EventChain
from mathom.games.meccg.companies.havens import healed_with
from mathom.games.meccg.companies.stores import Handing
from mathom.games.meccg.companies.vacated import clear_site
from mathom.games.meccg.journey.keys import key_of, keys_for
from mathom.games.meccg.journey.travel import Travel
from mathom.games.meccg.journey.ways import most_regions
from mathom.games.meccg.round.hand import HAND_SIZE, hand_size
from mathom.games.meccg.state import A_COMPANY, TAPPED, UNTAPPED, WOUNDED
from mathom.games.meccg.zones import DECK, DISCARD, HAND, PLAY, POINTS, SITE_DISCARD, SITES
from mathom.testing import part, rule

ALATAR, RADAGAST, SARUMAN, GANDALF, ELROND = "tw-117", "tw-178", "tw-181", "tw-156", "tw-145"
ORTHANC, ALIGN, MORIA = "tw-300", "tw-190", "tw-413"


def moving(scene: Scene, *types: str) -> Scene:
    """The company is under way through regions of these types."""
    s = scene.s
    s.journey.company, s.journey.way, s.journey.types, s.journey.limit = 0, "region", list(types), 2
    return scene


def draws(scene: Scene) -> list[int]:
    """Seat and number of cards of everybody who draws for a journey to Moria."""
    site = scene.site(MORIA)
    scene.s.set_company(0, scene.s.companies[0].planning(1, site))
    return Travel(0).draws(scene.s)


@part("tw-117.1")
def test_where_alatar_goes_the_opponent_draws_one_card_less() -> None:
    for wizard, number in ((ALATAR, 2), (SARUMAN, 3)):
        scene = moving(Scene(wizard, SAM, sites=[MORIA]), "wilderness")
        assert draws(scene)[2:] == [1, number]


@part("tw-178.1")
def test_radagast_draws_for_each_wilderness() -> None:
    scene = moving(Scene(RADAGAST, sites=[MORIA]), "wilderness", "shadow-land", "wilderness")
    plain = moving(Scene(SARUMAN, sites=[MORIA]), "wilderness", "shadow-land", "wilderness")
    assert draws(scene)[1] - draws(plain)[1] == 2


@part("tw-181.1", "tw-300.2", "tw-300.3")
def test_saruman_uses_the_palantir_that_he_bears() -> None:
    scene = Scene([SARUMAN, ORTHANC], hand=[DAGGER] * 9, rolls={"check": [[6, 6]], "deck.0": [[1] * 20]})
    s = scene.s
    for card in s.at(HAND, 0)[:6]:
        s.zones.move(card, DECK + 0)
    s.zones.move(s.at(HAND, 0)[0], DISCARD + 0)
    s.chance.script["deck.0"] = [[0] * (len(s.at(DECK, 0)))]
    scene.again()
    assert not scene.offering(f"declare:{ORTHANC}")
    scene.when(f"declare:{SARUMAN}").quietly()
    assert scene.status(SARUMAN) == [TAPPED]
    known = len(s.at(DECK, 0))
    scene.when(f"declare:{ORTHANC}").until("fetch-any").choose(f"fetch:{DAGGER}")
    assert (len(s.at(DECK, 0)), s.at(DISCARD, 0), scene.status(ORTHANC)) == (known + 1, [], [TAPPED])
    assert scene.until("organise").told("checked")[0]["card"] == SARUMAN


@part("tw-300.2")
def test_a_palantir_wants_five_cards_in_the_play_deck() -> None:
    scene = Scene([SARUMAN, ORTHANC])
    scene.when(f"declare:{SARUMAN}").quietly()
    assert not scene.offering(f"declare:{ORTHANC}")


@part("tw-300.4", "CR-507")
@pytest.mark.parametrize(("alignment", "points"), [("hero", 2), ("fallen-wizard", 0)])
def test_a_fallen_wizard_gains_nothing_by_a_palantir(alignment: str, points: int) -> None:
    scene = Scene([SAM, ORTHANC])
    scene.s.alignments = [alignment, "hero"]
    assert scene.s.stat("mp", scene.thing(ORTHANC)) == points


@part("tw-181.2")
def test_saruman_takes_a_spell_back_at_the_end_of_the_turn() -> None:
    scene = Scene(SARUMAN, hand=["tw-356", "tw-204"])
    for card in list(scene.s.at(HAND, 0)):
        scene.s.zones.move(card, DISCARD + 0)
    scene.again().choose("move").until("events")
    scene.when(f"declare:{SARUMAN}").until("fetch-any")
    assert scene.offers() == ["fetch:tw-356", "done"]
    scene.choose("fetch:tw-356")
    assert scene.hand() == ["tw-356"]


@part("tw-190.1", "CR-512")
@pytest.mark.parametrize(("bearer", "works"), [(SAM, False), (GLORFINDEL, False), (SARUMAN, True)])
def test_a_sage_aligns_a_palantir_once(bearer: str, works: bool) -> None:
    scene = Scene([bearer, ORTHANC], hand=[ALIGN, ALIGN])
    sage = "sage" in scene.s.face(scene.thing(bearer)).skills
    assert bool(scene.offering(f"declare:{ALIGN}")) == sage
    if works:
        scene.choose(f"declare:{ALIGN}.0").quietly()
        assert scene.s.on[scene.thing(ALIGN)] == scene.thing(ORTHANC)
        assert not scene.offering(f"declare:{ALIGN}")


@part("tw-190.2")
def test_an_aligned_palantir_is_used_by_its_bearer() -> None:
    scene = Scene([SAM, ORTHANC], more=[ALIGN])
    assert not scene.s.counts_as("usable-palantir", scene.thing(ORTHANC))
    scene.bear(ALIGN, ORTHANC)
    assert scene.s.counts_as("usable-palantir", scene.thing(ORTHANC))


@part("tw-190.3", "CR-513")
def test_what_aligned_a_palantir_is_stored_with_it() -> None:
    scene = Scene([SAM, ORTHANC], more=[ALIGN], rolls={"check": [[6, 6]]})
    scene.bear(ALIGN, ORTHANC)
    palantir = scene.thing(ORTHANC)
    scene.meanwhile(Handing(palantir)).until("organise")
    assert scene.cards(POINTS) == sorted([ORTHANC, ALIGN])


@part("tw-190.4")
def test_a_palantir_on_the_way_is_no_longer_aligned() -> None:
    scene = Scene([SAM, ORTHANC], BALIN, more=[ALIGN])
    scene.bear(ALIGN, ORTHANC)
    scene.s.happen("moves", A_COMPANY + 1)
    assert scene.cards(DISCARD) == []
    scene.s.happen("moves", A_COMPANY + 0)
    assert scene.cards(DISCARD) == [ALIGN]


@part("td-93.1", "CR-367", "CR-391")
def test_ioreth_heals_the_whole_company() -> None:
    for healer, healed in (("td-93", UNTAPPED), (BALIN, WOUNDED)):
        scene = Scene(SAM, GLORFINDEL, healer, hand=["tw-253"]).make(WOUNDED, SAM, GLORFINDEL)
        scene.choose("declare:tw-253.1").quietly()
        assert scene.status(SAM, GLORFINDEL) == [UNTAPPED, healed]


@part("tw-417.1", "CR-027")
def test_healing_in_the_old_forest_is_for_all() -> None:
    for site, number in (("tw-417", 2), (MORIA, 1)):
        scene = Scene(SAM, foe=[BALIN], at=site, foe_at=site)
        assert len(healed_with(scene.s, scene.thing(SAM))) == number


@part("td-105.2")
def test_cram_lasts_for_a_region_more() -> None:
    scene = Scene([SAM, "td-105"])
    before = most_regions(scene.s, 0)
    scene.when("declare:td-105").quietly()
    assert (most_regions(scene.s, 0), scene.cards(DISCARD)) == (before + 1, ["td-105"])


@part("tw-201.3", "CR-103")
@pytest.mark.parametrize(("bearer", "works"), [(SARUMAN, True), (SAM, False)])
def test_a_sage_reads_the_book_of_mazarbul(bearer: str, works: bool) -> None:
    scene = Scene([bearer, "tw-201"])
    assert bool(scene.offering("declare:tw-201")) == works
    if works:
        scene.when("declare:tw-201").quietly()
        assert (hand_size(scene.s, 0), scene.status("tw-201")) == (HAND_SIZE + 1, [TAPPED])
        scene.until("organise").choose("move").until("organise")
        assert (scene.s.active, hand_size(scene.s, 0)) == (1, HAND_SIZE + 1)
        scene.choose("move").until("organise")
        assert (scene.s.active, hand_size(scene.s, 0)) == (0, HAND_SIZE)


@part("tw-358.1", "tw-358.2", "tw-358.3", "tw-358.4")
def test_vilya() -> None:
    scene = Scene([ELROND, "tw-244"], SAM, hand=["tw-358", "tw-358", *[DAGGER] * 7], rolls={"check": [[6, 6]]})
    s, elrond = scene.s, scene.thing(ELROND)
    daggers = [thing for thing in s.at(HAND, 0) if s.face(thing).id == DAGGER]
    for card in daggers[1:]:
        s.zones.move(card, DECK + 0)
    s.zones.move(daggers[0], DISCARD + 0)
    known = len(s.at(DECK, 0))
    s.chance.script["deck.0"] = [[0] * known]
    before = [s.stat(stat, elrond) for stat in ("prowess", "body", "di")]
    scene.again().choose("declare:tw-358.0").until("fetch-any").choose(f"fetch:{DAGGER}")
    scene.until("organise")
    after = [s.stat(stat, elrond) for stat in ("prowess", "body", "di")]
    assert [b - a for a, b in zip(before, after, strict=True)] == [4, 2, 2]
    assert (len(s.at(DECK, 0)), scene.told("checked")[0]["modifier"]) == (known + 1, -3)
    assert not scene.offering("declare:tw-358")


@part("td-169.1")
def test_the_wizard_uncloaked_returns_hazards() -> None:
    scene = Scene([SARUMAN, DAGGER], SAM, foe=[BALIN], hand=["td-169"], foes_more=["tw-27"], rolls={"check": [[6, 6]]})
    scene.bear("tw-27", scene.thing(SAM), seat=1)
    scene.again().choose("declare:td-169.0").until("organise")
    assert (scene.hand(1), scene.told("checked")[0]["modifier"]) == (["tw-27"], -2)


@part("dm-142.1")
def test_butterflies_untap_and_draw_hazards() -> None:
    scene = moving(Scene(SAM, hand=["dm-142"]), "wilderness").make(TAPPED, SAM)
    scene.meanwhile(EventChain([0, 1], "mh")).choose("declare:dm-142.0").until("organise")
    assert (scene.status(SAM), scene.s.hazard_limit()) == ([UNTAPPED], 2 + 1)


@part("td-132.2")
def test_with_gates_of_morning_a_ranger_lowers_the_hazard_limit() -> None:
    tale = on_the_way({"td-132": 1, GATES: 1}, {ORCS: 1})
    lay(tale, GATES, 0)
    before = tale.s.hazard_limit()
    tale.when("declare:td-132.1")
    while tale.s.hazard_limit() == before and tale.kind == "react":
        tale.decline()
    assert tale.s.hazard_limit() == before - 1


@part("wh-34.1", "wh-34.3")
def test_one_ranger_of_a_company_is_prompted() -> None:
    scene = Scene(SAM, "tw-120", GLORFINDEL, hand=["wh-34", "wh-34"]).choose("declare:wh-34.0")
    assert scene.kind == "target"
    scene.choose(f"on:{SAM}").quietly()
    assert scene.s.on[scene.thing("wh-34")] == scene.thing(SAM)
    assert not scene.offering("declare:wh-34.")


@part("CR-804", "CR-805")
@part("tw-377.1", "tw-403.1", "le-355.1", "le-383.1")
@rule("ME-24.22")
@pytest.mark.parametrize(
    ("who", "side", "site"),
    [(SAM, "hero", "tw-377"), (SAM, "hero", "tw-403"), ("le-46", "minion", "le-355"), ("le-46", "minion", "le-383")],
)
def test_hazards_find_no_way_below_a_dwarf_hold(who: str, side: str, site: str) -> None:
    """Neither Shelob's Brood nor a Nameless Thing is keyed to it by its name; Moria has the Under-gates below it."""
    found = []
    for place in (site, "tw-413" if side == "hero" else "le-392"):
        scene = moving(Scene(who, side=side, at=place, foes_hand=["ba-13", "dm-109"], foes_more=[DOORS]))
        lay(scene, DOORS, 1)
        keys = [key_of(key) for card in ("ba-13", "dm-109") for key in keys_for(scene.s, scene.find(card, 1))]
        found.append([key for key in keys if key.startswith("site:")])
    assert found == [[], ["site:Moria"] * 2]


@part("td-173.1")
@pytest.mark.parametrize(("site", "place"), [("td-173", SITES), ("tw-375", SITE_DISCARD)])
def test_buhr_widu_returns_to_the_site_deck(site: str, place: int) -> None:
    scene = Scene(SAM, sites=[site])
    there = scene.site(site)
    scene.s.tap(there)
    clear_site(scene.s, there)
    assert scene.s.zones.where[there] == place


@part("dm-108.2")
@pytest.mark.parametrize(("strike", "works"), [([1, 1], False), ([6, 6], True)])
def test_after_the_snuffler_nobody_hides(strike: list[int], works: bool) -> None:
    rolls = {"strike": [strike, [6, 6], [6, 6]], "body": [[6, 6] if works else [1, 1], [6, 6], [6, 6]]}
    tale = on_the_way({"tw-204": 1}, {"dm-108": 1, "tw-16": 1}, rolls, (GLORFINDEL, SAM))
    tale.s.journey.limit = 5
    tale.s.ask_again()
    tale.when("declare:dm-108").when("on:").when(f"assign:{GLORFINDEL}")
    while tale.kind != "react" or not tale.offered("declare:tw-16.0"):
        tale.decline()
    tale.choose("declare:tw-16.0")
    offered = False
    while tale.kind in ("react", "target"):
        offered = offered or tale.offered("declare:tw-204.0")
        tale.decline()
    assert offered == works


@every_printing("tw-23", 1)
def test_corpse_candles_tempt_everybody_first(card: str) -> None:
    rolls = {"strike": [[6, 6]], "body": [[6, 6]], "check": [[6, 6]] * 2}
    tale = on_the_way({DAGGER: 1, "tw-244": 1}, {card: 1, ORCS: 1}, rolls)
    bearing(tale, DAGGER, SAM)
    bearing(tale, "tw-244", GLORFINDEL)
    tale.s.journey.types = ["shadow-land"]
    tale.s.ask_again()
    tale.when(f"declare:{card}").until("enter")
    assert sorted(check["card"] for check in tale.told("checked")) == sorted([SAM, GLORFINDEL])


@part("td-18.1")
def test_dragon_sickness_is_for_who_bears_treasure() -> None:
    tale = on_the_way({DAGGER: 1, "tw-244": 1}, {"td-18": 1, ORCS: 1}, {"check": [[6, 6]]})
    bearing(tale, DAGGER, SAM)
    assert not tale.offered("declare:td-18.0")
    bearing(tale, "tw-244", GLORFINDEL)
    tale.when("declare:td-18").until("enter")
    assert [(check["card"], check["modifier"]) for check in tale.told("checked")] == [(GLORFINDEL, -1)]


@part("CR-712")
@every_printing("tw-53", 1, 2)
def test_who_is_lost_does_nothing_at_the_site(card: str) -> None:
    tale = on_the_way({}, {card: 1, ORCS: 1})
    assert not tale.offered(f"declare:{card}.0")
    tale.s.journey.types = ["free-domain"]
    tale.s.ask_again()
    tale.when(f"declare:{card}")
    asked = set()
    while tale.kind != "organise":
        asked.add(tale.kind)
        tale.decline()
    assert ("enter" in asked, tale.at(), tale.s.active) == (False, ["Moria"], 1)


@part("tw-243.2", "CR-673", "CR-676", "G-2")
@every_printing("tw-28", 2)
def test_doors_and_gates_are_no_answer_to_each_other(card: str) -> None:
    tale = on_the_way({GATES: 1}, {card: 1}).choose(f"declare:{card}.0")
    assert (tale.seat, tale.offered(f"declare:{GATES}.0")) == (0, False)
    scene = moving(Scene(SAM, hand=[GATES], foes_hand=[card]), "wilderness")
    scene.meanwhile(EventChain([0, 1], "mh")).choose(f"declare:{GATES}.0")
    seen: list[str] = []
    while GATES not in scene.cards(PLAY):
        seen += scene.offering(f"declare:{card}")
        scene.decline()
    assert seen == []


@part("tw-243.2", "CR-674", "G-3")
def test_gates_do_not_open_when_strikes_are_assigned() -> None:
    scene = attacked(Scene(SAM, hand=[GATES]), "orc")
    assert scene.offering(f"declare:{GATES}")
    current(scene).faced = True
    scene.again()
    assert not scene.offering(f"declare:{GATES}")
