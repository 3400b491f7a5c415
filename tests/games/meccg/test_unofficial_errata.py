"""Chapter 29: the unofficial errata, each of which a table may play with or not."""

from __future__ import annotations

import json

import pytest
from tests.games.meccg.dark import MAN, MINAS_MORGUL, SHELOBS_LAIR, at_home, lay
from tests.games.meccg.printings import every_printing
from tests.games.meccg.scene import Scene
from tests.games.meccg.test_deck_check import changed
from tests.games.meccg.test_hero_sites import visiting
from tests.games.meccg.test_hosts import waiting
from tests.games.meccg.test_rulings_on_cards import RANGER, RIVER, at_the_river

from mathom.effects import Carry, Entry
from mathom.games.meccg.agents.agents import may_lure
from mathom.games.meccg.box.titles import HOME
from mathom.games.meccg.cards.fetching import Fetching
from mathom.games.meccg.cards.host_words import CreaturesHeld
from mathom.games.meccg.cards.road_words import OfNamedRace
from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.companies.influence import may_be_together
from mathom.games.meccg.company import Company
from mathom.games.meccg.decks import bring, built_in, check, creatures
from mathom.games.meccg.faces import FACES, face_of
from mathom.games.meccg.game import GAME
from mathom.games.meccg.journey.keys import key_named, key_of, keys_for, site_keys
from mathom.games.meccg.journey.ways import ways
from mathom.games.meccg.round.turn import Turn
from mathom.games.meccg.state import A_COMPANY, PLAYER, TAPPED, Realm
from mathom.games.meccg.terms import ERRATA, Terms, agreed
from mathom.games.meccg.zones import PLAY
from mathom.kernel import BadBrought, Chance
from mathom.testing import part, rule
from mathom.texts import Texts

GLORFINDEL, SAM = "tw-161", "tw-180"
NINE = ("le-50", "le-51", "le-52", "le-53", "le-54", "le-55", "le-56", "le-57", "le-58")
DWAR, BARAD_DUR, RIDER, SNEAKIN, SPY = "le-52", "le-352", "le-183", "le-231", "le-9"
BARROWS, CAVE_DRAKE, LOST = "tw-375", "tw-20", "tw-53"
MUMAK, OASIS = "tw-66", "tw-426"


def with_erratum(number: str) -> list[Terms]:
    """Without the erratum, and with it alone."""
    return [Terms(), Terms(errata=[number])]


# The settings


@rule("ME-29.1")
def test_every_erratum_is_a_setting_of_its_own_and_off_at_first() -> None:
    usual = GAME.variants().read(2, {})
    assert agreed(usual).errata == []
    for name, number in ERRATA.items():
        only = agreed(GAME.variants().read(2, {name: "true"}))
        assert (usual[name], only.errata, only.has(number)) == (False, [number], True)
    s = GAME.begin({"ue_river": True, "ue_sneakin": True}, 2, Chance("two"))
    assert isinstance(s, Realm)
    assert s.terms.errata == ["ME-29.12", "ME-29.24"]


def test_the_form_names_each_with_its_rule() -> None:
    lid = json.loads((HOME / "lid.json").read_text("utf-8"))
    settings = {one["name"]: one["rules"] for one in lid["settings"] if one["name"].startswith("ue_")}
    assert settings == {name: [number] for name, number in ERRATA.items()}
    assert not {*ERRATA.values()} & {*GAME.later_rules()}
    for lang in ("de", "en"):
        words = [Texts(lang, strict=True).say(f"meccg-setting-{name}") for name in ERRATA]
        assert len(set(words)) == len(ERRATA)


PROMOS = ("dm-181", "td-185", "dm-182", "td-183", "tw-497", "td-184", "tw-498", "dm-183", "tw-499")


@rule("ME-29.2")
@pytest.mark.parametrize("card", PROMOS)
def test_nine_promotional_cards_may_be_in_decks(card: str) -> None:
    section = "hazards" if card == "tw-497" else "characters" if card.startswith("dm-") else "resources"
    deck = changed("challenge-g" if section == "characters" else "challenge-a", **{section: {card: 1}})
    plain, corrected = with_erratum("ME-29.2")
    faults = [[(fault.rule, fault.card) for fault in check(deck, terms=terms)] for terms in (plain, corrected)]
    assert [("ME-29.2", card) in found for found in faults] == [True, False]
    assert {fault for fault in faults[0] if fault not in faults[1]} == {("ME-29.2", card)}
    with pytest.raises(BadBrought, match=r"ME-29\.2"):
        bring(deck.plain())


@rule("ME-29.2")
def test_other_promotional_cards_are_like_any() -> None:
    """Fatty Bolger, Neeker-breekers, The Arkenstone."""
    for name, card in (("challenge-a", "tw-495"), ("challenge-c", "tw-493"), ("challenge-g", "le-418")):
        deck = built_in(name)
        assert FACES[face_of(card)].record.promo
        assert (card in [one for _, one, _ in deck.entries()], check(deck)) == (True, [])


# Ringwraiths


@rule("ME-29.4")
def test_nine_ringwraiths_may_ride_together() -> None:
    tale = at_home((*NINE, MAN))
    people = [tale.thing(card) for card in NINE]
    found = []
    for terms in with_erratum("ME-29.4"):
        tale.s.terms = terms
        mixed = [*people[:7], tale.thing(MAN)]
        found.append([may_be_together(tale.s, group, True) for group in (people[:7], people, mixed)])
    assert found == [[True, False, False], [True, True, False]]


@rule("ME-29.5")
def test_a_ringwraith_needs_no_mode_to_go_to_barad_dur() -> None:
    tale = at_home((DWAR,), sites={BARAD_DUR: 1})
    found = []
    for terms in with_erratum("ME-29.5"):
        tale.s.terms = terms
        sites = (BARAD_DUR, SHELOBS_LAIR)
        found.append([[w.kind for w in ways(tale.s, 0, face_of(MINAS_MORGUL), face_of(site))] for site in sites])
    assert found == [[[], []], [["starter"], []]]


@rule("ME-29.15")
@part("CR-298")
@pytest.mark.parametrize(
    ("origin", "moved", "stays"), [("le-402", True, False), ("le-367", True, True), ("le-402", False, True)]
)
def test_the_ride_ends_at_a_darkhaven_after_coming_from_elsewhere(origin: str, moved: bool, stays: bool) -> None:
    found = []
    for terms in with_erratum("ME-29.15"):
        tale = at_home((DWAR,), {RIDER: 1})
        tale.s.terms = terms
        lay(tale, RIDER, tale.thing(DWAR))
        ride(tale.s, origin, moved)
        found.append(RIDER in tale.cards(PLAY))
    assert found == [False, stays]


def ride(s: Realm, origin: str, moved: bool) -> None:
    """The company comes to its site, or stays there; then its player's next turn begins."""
    from mathom.games.meccg.companies.arrive import take_site
    from mathom.games.meccg.company import TO_CARD
    from mathom.games.meccg.journey.travel import Travel

    home = s.companies[0].site
    if moved:
        away = take_site(s, 0, face_of(origin))
        s.set_company(0, Company(s.companies[0].members, away).planning(TO_CARD, home))
        s.journey.company, s.journey.way = 0, "starter"
        Travel(0).arrive(s)
    Turn().begin(s)
    s.happen("phase:organisation", PLAYER + 0)


# Cards


@rule("ME-29.12")
@part("CR-228", "tw-84.3")
def test_one_ranger_crosses_all_rivers_of_a_site() -> None:
    found = []
    for terms in with_erratum("ME-29.12"):
        scene = at_the_river(RANGER, rivers=2)
        scene.s.terms = terms
        visiting(scene, "arrive").choose(f"cancel:{RANGER}")
        assert scene.status(RANGER) == [TAPPED]
        found.append(scene.kind == "enter")
    assert found == [False, True]


@rule("ME-29.12")
def test_what_else_keeps_the_company_out_a_ranger_does_not_cross() -> None:
    """Lost in Free-domains."""
    scene = at_the_river(RANGER, rivers=2)
    scene.s.terms = Terms(errata=["ME-29.12"])
    lost = Entry(1, face_of(LOST), 1, scene.find(RIVER, 1), [A_COMPANY], "turn", order=scene.s.in_force.begun)
    scene.s.enter(lost)
    visiting(scene, "arrive")
    assert (scene.kind == "find-a-way", [event["card"] for event in scene.told("barred")]) == (False, [LOST])


@rule("ME-29.13")
@part("tw-33.5")
def test_a_fell_beast_counts_as_half_a_creature() -> None:
    deck = changed("challenge-a", hazards={"tw-33": 1, "dm-97": 0})
    plain, corrected = with_erratum("ME-29.13")
    assert (creatures(deck), creatures(deck, plain), creatures(deck, corrected)) == (16.0, 16.0, 16.5)
    few = changed("challenge-a", hazards={"tw-73": 0, "tw-78": 1, "tw-33": 2})
    faults = [[fault.rule for fault in check(few, terms=terms)] for terms in (plain, corrected)]
    assert ["ME-2.40" in found for found in faults] == [True, False]


@rule("ME-29.14")
@part("CR-293")
@every_printing("tw-14", 2)
def test_a_barrow_wight_comes_at_the_barrow_downs(card: str) -> None:
    scene = Scene(GLORFINDEL, at=BARROWS, foes_hand=[card])
    found = []
    for terms in with_erratum("ME-29.14"):
        scene.s.terms = terms
        found.append(site_keys(scene.s, scene.find(card, 1), 0, scene.s.companies[0].site))
    assert found == [[], ["site:Barrow-downs"]]
    elsewhere = Scene(GLORFINDEL, at="tw-413", foes_hand=[card], terms=Terms(errata=["ME-29.14"]))
    moria = elsewhere.s.companies[0].site
    assert site_keys(elsewhere.s, elsewhere.find(card, 1), 0, moria) == ["site-type:shadow-hold"]


@rule("ME-29.20")
def test_a_mumak_comes_in_harondor() -> None:
    scene = Scene(GLORFINDEL, at=OASIS, foes_hand=[MUMAK]).stay()
    found = []
    for terms in with_erratum("ME-29.20"):
        scene.s.terms = terms
        scene.s.journey.regions = ["Harondor"]
        found.append([key_of(key) for key in keys_for(scene.s, scene.find(MUMAK, 1))])
    assert found == [[], ["region:Harondor", "site:Southron Oasis"]]


@rule("ME-29.17")
@part("CR-354", "tw-20.2")
def test_a_cave_drake_is_a_drake() -> None:
    found = []
    for terms in with_erratum("ME-29.17"):
        scene = waiting(GLORFINDEL)
        scene.s.terms = terms
        scene.again().when(f"declare:{CAVE_DRAKE}")
        while scene.s.innermost(Attack) is None:
            scene.decline()
        attack = scene.s.innermost(Attack)
        assert attack is not None
        fetched = Fetching(1, "drakes", 1).fits(scene.s, face_of(CAVE_DRAKE))
        found.append((attack.race, fetched))
    assert found == [("dragon", False), ("drake", True)]


@rule("ME-29.17")
@pytest.mark.parametrize("card", [CAVE_DRAKE, pytest.param("le-66", marks=part("le-66.3"))])
def test_whoever_looks_for_a_race_takes_it_for_a_drake(card: str) -> None:
    """An agent who lures, a card that names a race, a card that takes creatures of a race in hand."""
    scene = Scene(GLORFINDEL, foes_hand=[card])
    drake, names, found = scene.find(card, 1), Carry(1), []
    names.targets = [key_named("race:drake")]
    scene.s.journey.lured = ["drake*"]
    for terms in with_erratum("ME-29.17"):
        scene.s.terms = terms
        held = CreaturesHeld(("drake",)).things(scene.s, Carry(1))
        found.append((may_lure(scene.s, drake), OfNamedRace().things(scene.s, names), held))
    assert found == [(False, [], []), (True, [drake], [drake])]


@rule("ME-29.24")
@part("CR-639", "le-231.1")
def test_sneaking_begins_at_the_end_of_the_organisation_phase() -> None:
    found = []
    for terms in with_erratum("ME-29.24"):
        tale = at_home((SPY, MAN), {SNEAKIN: 1})
        tale.s.terms = terms
        tale.s.ask_again()
        early = tale.offered(f"declare:{SNEAKIN}.0")
        tale.choose("move").until("events")
        found.append((early, tale.offered(f"declare:{SNEAKIN}.2")))
    assert found == [(True, False), (False, True)]
