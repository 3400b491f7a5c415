"""More clauses that only say again what the fact tables have: sites, creatures, allies, items that are stored."""

import pytest
from tests.games.meccg.tale import Tale, deck
from tests.games.meccg.test_burdens import DAGGER, ORCS, bearing
from tests.games.meccg.test_events import GLORFINDEL, SAM, on_the_way
from tests.games.meccg.test_hero_events import at_home
from tests.games.meccg.test_printed import attacked_by, in_play, realm, thing

from mathom.games.meccg.combat.attack import AUTOMATIC, Attack
from mathom.games.meccg.combat.strike import Strike
from mathom.games.meccg.companies.arrive import take_site
from mathom.games.meccg.companies.stores import receivers, refuse_store
from mathom.games.meccg.corruption import corruption_points
from mathom.games.meccg.council.scoring import worth
from mathom.games.meccg.faces import face_of
from mathom.games.meccg.journey.keys import key_named, keys_for
from mathom.games.meccg.round.hand import HAND_SIZE, hand_size
from mathom.games.meccg.sites.playing import may_bear, refuse_here
from mathom.games.meccg.state import A_COMPANY, AN_ATTACK
from mathom.games.meccg.zones import DISCARD, POINTS
from mathom.testing import part, rule

ORI, BALIN, ELROND, ADRAZAR = "tw-173", "tw-123", "tw-145", "tw-116"
RIVENDELL, MORIA, MINAS_TIRITH, WELLINGHALL = "tw-421", "tw-413", "tw-412", "tw-437"


def company_at(tale: Tale, site: str) -> int:
    """The company is at this site from now on; the site card."""
    s = tale.s
    there = take_site(s, 0, face_of(site))
    s.set_company(0, s.companies[0].at_site(there))
    return there


@rule("ME-13.33")
@pytest.mark.parametrize("site", ["tw-375", "tw-384", "tw-409", "tw-433"])
def test_who_is_wounded_there_checks(site: str) -> None:
    rolls = {"strike": [[1, 1]] * 3, "body": [[1, 1]] * 3, "check": [[6, 6]] * 3}
    own = deck(pool={SAM: 1}, resources={DAGGER: 1}, sites={site: 1})
    tale = Tale(own, deck(), rolls=rolls).draft(SAM).until("organise")
    bearing(tale, DAGGER, SAM)
    company_at(tale, site)
    tale.choose("move").until("plan").choose("stay").until("enter").choose("enter").until("organise")
    assert [check["card"] for check in tale.told("checked")] == [SAM]


@pytest.mark.parametrize(
    ("site", "item", "fits"),
    [
        *[("tw-433", "tw-323", True), ("tw-433", "td-172", False)],
        *[("tw-409", "tw-295", False), ("tw-384", "tw-295", True)],
    ],
)
def test_a_site_is_choosy_about_greater_items(site: str, item: str, fits: bool) -> None:
    s = realm(item, sites=(site,))
    assert (refuse_here(s, face_of(item), take_site(s, 0, face_of(site))) is None) == fits


@part("tw-259.2")
def test_nobody_bears_two_horns() -> None:
    tale = at_home({"tw-259": 2}, {})
    horn = bearing(tale, "tw-259", SAM)
    s, sam, elf = tale.s, tale.thing(SAM), tale.thing(GLORFINDEL)
    assert [may_bear(s, who, s.zones.face[horn]) for who in (sam, elf)] == [False, True]
    other = next(t for t, face in enumerate(s.zones.face) if face == s.zones.face[horn] and t != horn)
    s.come_into_play(other, 0, elf)
    assert receivers(s, horn) == []


@part("tw-145.1")
def test_elrond_at_rivendell_holds_one_card_more() -> None:
    tale = Tale(deck(pool={ELROND: 1}, sites={MORIA: 1}), deck()).draft(ELROND).until("organise")
    assert hand_size(tale.s, 0) == HAND_SIZE + 1
    company_at(tale, MORIA)
    assert hand_size(tale.s, 0) == HAND_SIZE


@part("tw-145.2")
def test_elrond_is_sorely_missed() -> None:
    s = realm(ELROND)
    who = in_play(s, ELROND)
    s.eliminate(who)
    assert (s.at(POINTS, 0), worth(s, who, 0)) == ([who], -3)


@part("tw-176.3")
@pytest.mark.parametrize(("race", "body"), [("nazgul", 5), ("orc", 9)])
def test_peath_halves_the_body_of_nazgul(race: str, body: int) -> None:
    s = realm("tw-176", SAM)
    peath, sam = in_play(s, "tw-176"), in_play(s, SAM)
    attacked_by(s, race)
    attack = s.innermost(Attack)
    assert attack is not None
    attack.body = 9
    s.push(Strike(peath))
    assert attack.toughness(s) == body
    s.push(Strike(sam))
    assert attack.toughness(s) == 9


@part("td-172.1")
@pytest.mark.parametrize(("race", "prowess", "body"), [("dragon", 5, 6), ("drake", 5, 6), ("orc", 3, 8)])
def test_wormsbane_bites_dragons(race: str, prowess: int, body: int) -> None:
    s = realm("td-172", SAM)
    sam = in_play(s, SAM)
    in_play(s, "td-172", sam)
    attacked_by(s, race)
    s.push(Strike(sam))
    assert (s.stat("prowess", sam), s.value("attack_body", AN_ATTACK, 8)) == (prowess, body)


@part("tw-212.2")
@pytest.mark.parametrize(("bearer", "numbers"), [(ORI, (6, 3, 4)), (SAM, (3, 2, 2))])
def test_a_dwarf_does_more_with_durins_axe(bearer: str, numbers: tuple[int, int, int]) -> None:
    s = realm("tw-212", bearer)
    who = in_play(s, bearer)
    axe = in_play(s, "tw-212", who)
    assert (s.stat("prowess", who), corruption_points(s, who), worth(s, axe, 0)) == numbers


@part("tw-353.4")
@rule("ME-18.4")
@pytest.mark.parametrize(("site", "stays"), [("tw-404", True), ("tw-375", False)])
def test_treebeard_does_not_leave_his_country(site: str, stays: bool) -> None:
    tale = Tale(deck(pool={SAM: 1}, resources={"tw-353": 1}, sites={site: 1}), deck()).draft(SAM).until("organise")
    bearing(tale, "tw-353", SAM)
    company_at(tale, site)
    tale.s.happen("arrived", A_COMPANY + 0)
    assert tale.cards(DISCARD) == ([] if stays else ["tw-353"])


@rule("ME-13.24")
@pytest.mark.parametrize("ent", ["tw-307", "tw-353"])
def test_an_ent_supports_where_he_is_not_struck(ent: str) -> None:
    s = realm(ent, SAM)
    sam = in_play(s, SAM)
    ally = in_play(s, ent, sam)
    s.set_company(0, s.companies[0].with_members([sam]))
    s.push(Attack(0, AUTOMATIC))
    attack = s.innermost(Attack)
    assert attack is not None
    attack.targets = [sam]
    assert (attack.defenders(s), Strike(sam).helpers(s)) == ([sam], [ally])


@part("tw-245.2", "CR-288")
@rule("ME-13.24", "ME-18.6")
def test_goldberry_is_never_struck_and_supports() -> None:
    s = realm("tw-245", SAM)
    sam = in_play(s, SAM)
    ally = in_play(s, "tw-245", sam)
    s.set_company(0, s.companies[0].with_members([sam]))
    s.push(Attack(0))
    attack = s.innermost(Attack)
    assert attack is not None
    attack.targets = [sam]
    assert (attack.defenders(s), Strike(sam).helpers(s)) == ([sam], [ally])
    assert s.refuse_act("be-assigned", ally) is not None


@rule("ME-17.21")
@pytest.mark.parametrize(
    ("item", "site", "points", "elsewhere"),
    [("tw-322", MINAS_TIRITH, 2, 1), ("tw-201", "tw-377", 5, 1), ("tw-201", "tw-403", 5, 1)],
)
def test_some_items_are_worth_more_where_they_are_stored(item: str, site: str, points: int, elsewhere: int) -> None:
    own = deck(pool={SAM: 1}, resources={item: 1}, sites={site: 1, "tw-372": 1})
    tale = Tale(own, deck(), rolls={"check": [[6, 6]]}).draft(SAM).until("organise")
    found = bearing(tale, item, SAM)
    s = tale.s
    company_at(tale, "tw-372")
    assert refuse_store(s, 0, found) is not None
    company_at(tale, site)
    s.ask_again()
    tale.when("store:").until("organise")
    assert (s.at(POINTS, 0), worth(s, found, 0)) == ([found], points)
    s.prized = []
    assert worth(s, found, 0) == elsewhere


@part("dm-108.1")
def test_rangers_wear_down_the_snuffler() -> None:
    bodies = []
    for heroes in ((GLORFINDEL,), (GLORFINDEL, SAM)):
        tale = on_the_way({}, {"dm-108": 1}, {"strike": [[6, 6]], "body": [[1, 1]]}, heroes)
        tale.when("declare:dm-108").when("on:").until("enter")
        bodies.append(tale.told("attacked")[0]["body"])
    assert bodies == [10, 8]


@part("le-59.1")
def test_the_ambusher_chooses_whom_he_strikes() -> None:
    tale = on_the_way({}, {"le-59": 1}, {"strike": [[6, 6]] * 2}, (GLORFINDEL, SAM, BALIN))
    tale.s.journey.types = ["border-land"]
    tale.s.ask_again()
    tale.when("declare:le-59").quietly()
    assert (tale.kind, tale.seat) == ("assign-strike", 1)


@part("tw-24.1")
@pytest.mark.parametrize(
    ("regions", "site", "key"),
    [(["Anfalas"], MORIA, "region:Anfalas"), ([], "tw-433", "site:Tolfalas"), ([], "tw-375", "site:Barrow-downs")],
)
def test_corsairs_come_to_the_coasts(regions: list[str], site: str, key: str) -> None:
    tale = on_the_way({}, {"tw-24": 1, ORCS: 1})
    tale.s.journey.regions = regions
    tale.s.journey.types = []
    tale.s.zones.face[tale.s.destination()] = face_of(site)
    assert keys_for(tale.s, thing(tale.s, "tw-24")) == [key_named(key)]


@part("tw-109.1")
def test_wargs_are_wolves() -> None:
    tale = on_the_way({}, {"tw-109": 1}, {"strike": [[6, 6]] * 2})
    tale.when("declare:tw-109").until("enter")
    assert tale.told("attacked")[0]["race"] == "wolf"


@part("tw-110.1")
@rule("ME-13.12")
def test_the_watcher_strikes_everybody() -> None:
    tale = on_the_way({}, {"tw-110": 1}, {"strike": [[6, 6]] * 3}, (GLORFINDEL, SAM, BALIN))
    tale.when("declare:tw-110").when("on:").until("enter")
    assert len(tale.told("struck")) == 3


@part("tw-110.2")
def test_the_watcher_lives_at_moria() -> None:
    tale = on_the_way({}, {"tw-110": 1, ORCS: 1})
    tale.s.journey.types = []
    assert keys_for(tale.s, thing(tale.s, "tw-110")) == [key_named("site:Moria")]
