"""Chapters 3, 6, 7, 9, 11, 12: what the phases allow, rule by rule."""

import pytest
from tests.games.meccg.scene import Scene
from tests.games.meccg.tale import Tale, deck

from mathom.effects import Entry
from mathom.games.meccg.cards.groups import OwnCompanies
from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.combat.creature import CreatureAttack
from mathom.games.meccg.companies.regroup import split
from mathom.games.meccg.faces import face_of
from mathom.games.meccg.journey.keys import key_of, keys_for
from mathom.games.meccg.journey.phase import MovementPhase
from mathom.games.meccg.journey.ways import most_regions
from mathom.games.meccg.state import A_COMPANY, TAPPED, UNTAPPED
from mathom.games.meccg.zones import DISCARD, GUARD
from mathom.testing import rule

GLORFINDEL, SAM, BALIN, GIMLI, HALDIR = "tw-161", "tw-180", "tw-123", "tw-159", "tw-164"
ASTERNAK, TROS, BILL = "le-1", "le-46", "dm-3"
MORIA, DOL_AMROTH, GROTTOS, LEAS, BREE = "tw-413", "tw-386", "dm-39", "dm-40", "tw-378"
CRAM, GLAMDRING, DAGGER, HAUBERK, KNIGHTS = "td-105", "tw-244", "tw-206", "tw-254", "tw-263"
DESPAIR, STIR, TWILIGHT, MIGHT, ITANGAST = "tw-27", "tw-61", "tw-106", "td-56", "td-37"
LAKE_TOWN, LONELY, FREE_HOLD, BINDING_RING = "tw-406", "tw-428", "le-372", "le-298"


# Chapter 12 and the start


@rule("ME-12.2")
def test_no_agent_is_drafted() -> None:
    tale = Tale(deck("minion", pool={BILL: 1, ASTERNAK: 1}), deck())
    assert tale.offers(0) == [f"draft:{ASTERNAK}", "stop"]


# Chapter 6


@rule("ME-6.40")
@pytest.mark.parametrize("has_origin", [True, False])
def test_a_company_that_is_put_back_and_has_no_site_of_origin_is_discarded(has_origin: bool) -> None:
    """Eight characters at one site are too many."""
    many = [GLORFINDEL, BALIN, GIMLI, HALDIR, "tw-116", "tw-117", "tw-118", "tw-119"]
    tale = Scene(*many, at=MORIA, sites=[BREE])
    one = split(tale.s, tale.thing(GLORFINDEL))
    number = tale.s.company_of(one[0])
    moved = tale.s.companies[number].copy()
    moved.moved = True
    moved.origin = tale.site(BREE) if has_origin else -1
    tale.s.set_company(number, moved)
    for other in tale.s.companies_of(0):
        done = tale.s.companies[other].copy()
        done.has_travelled = True
        tale.s.set_company(other, done)
    tale.meanwhile(MovementPhase())
    assert (GLORFINDEL in tale.cards(DISCARD)) == (not has_origin)
    assert sorted(tale.at()) == (["Bree", "Moria"] if has_origin else ["Moria"])


@rule("ME-6.21")
def test_a_hazard_is_played_on_the_company_in_question_only() -> None:
    """Two companies; during the phase of the one nobody of the other can be aimed at."""
    tale = Scene(GLORFINDEL, GIMLI, BALIN, foes_hand=[DESPAIR] * 2, sites=[BREE])
    split(tale.s, tale.thing(BALIN))
    tale.again().choose("move")
    tale.until("plan").choose("stay").choose(f"move:{BREE}")
    tale.until("next-company").choose(f"company:company-{tale.number(GLORFINDEL)}").hazards()
    tale.when(f"declare:{DESPAIR}")
    assert [key.partition("#")[0] for key in tale.offers()] == [f"on:{GLORFINDEL}", f"on:{GIMLI}"]


@rule("ME-6.19")
def test_hazards_that_are_played_on_the_attack_of_a_dragon_in_play_count_against_the_limit() -> None:
    """Itangast hunts on the way to the Lonely Mountain; Prowess of Might is played on his attack."""
    tale = Scene(
        GLORFINDEL,
        SAM,
        at=LAKE_TOWN,
        sites=[LONELY],
        hand=[CRAM],
        foes_more=[ITANGAST],
        foes_hand=[MIGHT, MIGHT, MIGHT],
    )
    tale.choose("move").until("plan").choose(f"move:{LONELY}").reach("long-event")
    tale.s.come_into_play(tale.find(ITANGAST, 1), 1)
    tale.when(f"declare:{MIGHT}")
    attack = tale.s.innermost(Attack)
    assert attack is not None
    assert attack.source == tale.find(ITANGAST, 1)
    assert (tale.s.journey.count, tale.s.hazard_limit()) == (1, 2)
    tale.when(f"declare:{MIGHT}")
    assert tale.s.journey.count == 2
    while tale.s.innermost(Attack) is not None:
        assert tale.offering(f"declare:{MIGHT}") == []
        tale.decline()


@rule("ME-6.8")
def test_a_company_under_way_is_at_no_site() -> None:
    tale = Scene(GLORFINDEL, BALIN, sites=[BREE], foes_hand=[STIR])
    split(tale.s, tale.thing(BALIN))
    tale.again().choose("move").until("plan").choose("stay").choose(f"move:{BREE}")
    stays, goes = sorted(tale.s.companies_of(0), key=lambda number: tale.s.companies[number].plan)
    tale.until("next-company").choose(f"company:company-{goes}")
    while not tale.s.journey.way:
        tale.decline()
    people = [tale.s.companies[number].members[0] for number in (stays, goes)]
    assert [tale.s.site_of(who) >= 0 for who in people] == [True, False]
    here = OwnCompanies(at_haven=True).things(tale.s, tale.s.carry(0, 0, 0))
    assert here == [A_COMPANY + stays]


# Chapter 7


@rule("ME-7.16", "ME-24.25")
def test_at_an_under_deeps_site_the_item_more_may_be_any_that_is_playable_there() -> None:
    rolls = {"strike": [[6, 6]] * 9}
    tale = Scene(GLORFINDEL, BALIN, GIMLI, at=GROTTOS, hand=[GLAMDRING, HAUBERK, DAGGER], rolls=rolls)
    tale.choose("move").until("enter").choose("enter")
    while tale.kind != "at-site":
        tale.choose("stay-untapped" if "stay-untapped" in tale.offers() else tale.offers()[-1])
    major = [key for key in tale.offering("play:") if key != f"play:{DAGGER}"]
    assert major
    tale.choose(major[0], f"give:{GLORFINDEL}")
    left = [key for key in (f"play:{GLAMDRING}", f"play:{HAUBERK}", f"play:{DAGGER}") if key != major[0]]
    assert sorted(tale.offering("play:")) == sorted(left)
    tale.choose(left[0], f"give:{BALIN}")
    assert tale.offering("play:") == []


def facing(*hand: str) -> Scene:
    """Heroes and Haldir of the opponent at Dol Amroth, in the site phase of the third turn."""
    tale = Scene(GLORFINDEL, BALIN, GIMLI, foe=[HALDIR], at=DOL_AMROTH, foe_at=DOL_AMROTH, hand=list(hand))
    tale.s.turns = [3, 3]
    return tale.choose("move").until("enter").choose("enter").until("at-site")


@rule("ME-7.18")
def test_a_character_taps_to_influence_what_is_the_opponents_at_the_site() -> None:
    tale = facing(KNIGHTS)
    assert tale.offering("influence:") == [f"influence:{HALDIR}#{tale.thing(HALDIR, 1)}"]
    tale.choose(f"influence:{HALDIR}", f"give:{GLORFINDEL}")
    assert tale.status(GLORFINDEL, BALIN) == [TAPPED, UNTAPPED]
    away = Scene(GLORFINDEL, foe=[HALDIR], at=DOL_AMROTH, foe_at=BREE, hand=[KNIGHTS])
    away.s.turns = [3, 3]
    away.choose("move").until("enter").choose("enter").until("at-site")
    assert away.offering("influence:") == []


@rule("ME-7.19")
def test_that_may_be_before_or_after_a_faction_is_played() -> None:
    before = facing(KNIGHTS).choose(f"influence:{HALDIR}", f"give:{GLORFINDEL}").until("at-site")
    assert before.offering("play:") == [f"play:{KNIGHTS}"]
    after = facing(KNIGHTS).choose(f"play:{KNIGHTS}", f"give:{GLORFINDEL}").until("at-site")
    while after.kind == "at-site" and not after.offering("influence:"):
        after.choose("done")
    assert after.offering("influence:") != []


@rule("ME-7.22", "ME-7.24", "ME-7.14")
def test_an_event_that_taps_the_site_needs_it_untapped_and_lets_another_play_a_minor_item() -> None:
    """To Satisfy the Questioner is such an event of minions, at Free-holds."""
    rolls = {"strike": [[6, 6]] * 9}
    tale = Scene(TROS, ASTERNAK, side="minion", at=FREE_HOLD, hand=["le-246", BINDING_RING], rolls=rolls)
    tale.choose("move").until("enter").choose("enter")
    while tale.kind != "at-site":
        tale.choose("stay-untapped" if "stay-untapped" in tale.offers() else tale.offers()[-1])
    assert tale.offering("declare:le-246") != []
    tale.choose(tale.offering("declare:le-246")[0])
    while tale.kind in ("target", "payment", "react"):
        tale.choose(tale.offers()[0]) if tale.kind != "react" else tale.decline()
    site = tale.s.companies[0].site
    assert (tale.s.status[site], tale.offering("declare:le-246")) == (TAPPED, [])
    assert tale.offering("play:") == [f"play:{BINDING_RING}"]


# Chapter 9


@rule("ME-9.17")
def test_a_way_never_leads_through_more_than_six_regions() -> None:
    tale = Scene([GLORFINDEL, CRAM])
    assert most_regions(tale.s, 0) == 4
    for lasting in range(1, 5):
        card = tale.thing(CRAM)
        last = tale.s.script(face_of(CRAM))
        number = next(n for n, text in enumerate(last.texts) if getattr(text, "stat", "") == "regions")
        order = tale.s.in_force.begun
        tale.s.enter(Entry(0, face_of(CRAM), number, card, [tale.thing(GLORFINDEL)], "turn", order=order))
        assert most_regions(tale.s, 0) == min(6, 4 + lasting)


# Chapter 11


def keys(card: str, at: str) -> list[str]:
    tale = Scene(GLORFINDEL, at=at, foes_hand=[card]).choose("move").until("plan").choose("stay").hazards()
    return [key_of(key) for key in keys_for(tale.s, tale.find(card, 1))]


@rule("ME-11.7")
def test_a_creature_is_keyed_to_the_site_that_it_names() -> None:
    assert keys("tw-110", MORIA) == ["site:Moria"]
    assert keys("tw-110", BREE) == []


@rule("ME-11.8")
def test_a_creature_of_the_sites_in_a_region_is_keyed_to_the_site_by_name() -> None:
    """Adûnaphel is at home in Western Mirkwood and some other regions."""
    assert keys("tw-2", "tw-438") == ["site:Woodmen-town"]
    assert keys("tw-2", BREE) == []


@rule("ME-11.12")
def test_a_creature_from_guard_need_not_begin_a_chain() -> None:
    rolls = {"strike": [[6, 6]] * 9}
    tale = Scene(GLORFINDEL, SAM, at=MORIA, foes_hand=["tw-72"], rolls=rolls)
    card = tale.find("tw-72", 1)
    tale.s.zones.move(card, GUARD + 1)
    tale.s.lay_on(card, tale.s.companies[0].site)
    tale.again().choose("move").until("enter").choose("enter")
    tale.choose(next(key for key in tale.offers() if key.startswith("reveal:tw-72")))
    while tale.s.innermost(CreatureAttack) is None:
        tale.decline()
    attack = tale.s.innermost(Attack)
    assert attack is not None
    assert (attack.source, tale.told("declared")) == (card, [])
