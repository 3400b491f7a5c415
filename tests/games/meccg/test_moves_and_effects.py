"""Chapters 4, 5, 6, 9 and 11: long-events, last events, further moves, special ways, the order of effects."""

import pytest
from tests.games.meccg.scene import Scene

from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.combat.creature import CreatureAttack
from mathom.games.meccg.journey.keys import key_of, keys_for
from mathom.games.meccg.journey.ways import ways
from mathom.games.meccg.zones import CHAIN, DECK, DISCARD, HAND, PLAY
from mathom.testing import part, rule

GLORFINDEL, GIMLI, BALIN, SAM = "tw-161", "tw-159", "tw-123", "tw-180"  # Gimli is a diplomat
CLEAR_SKIES, GATES, SMOKE_RINGS, MASTER, EAGLES, CRAM = "tw-203", "tw-243", "dm-159", "td-135", "tw-220", "td-105"
MORGUL_NIGHT, LONG_WINTER, DOORS, CHOKING_SHADOWS = "tw-62", "tw-49", "tw-28", "tw-21"
PLAGUE, MOON, GOTHMOG, ORC_GUARD = "le-130", "dm-71", "td-28", "tw-72"
BREE, LAKE_TOWN, LONELY, EYRIE, DOL_AMROTH, MORIA, DAGGER = (
    "tw-378",
    "tw-406",
    "tw-428",
    "tw-391",
    "tw-386",
    "tw-413",
    "tw-206",
)
LEAS, GROTTOS, BLUE_HOLD, DROWNING, REACH, GHOSTS = "dm-40", "dm-39", "tw-377", "ba-89", "dm-82", "le-72"


# Chapter 4


@rule("ME-4.16", "ME-4.17")
@part("tw-203.1", "tw-203.2")
def test_long_events_are_played_in_their_phase_only() -> None:
    tale = Scene(GLORFINDEL, hand=[CLEAR_SKIES, CLEAR_SKIES], more=[GATES])
    tale.s.come_into_play(tale.find(GATES), 0)
    offered: set[str] = set()
    while tale.s.active == 0:
        if tale.seat == 0 and tale.offering(f"declare:{CLEAR_SKIES}"):
            offered.add(tale.told("phase")[-1]["phase"])
        tale.again() if tale.kind == "organise" and not offered else None
        tale.decline()
    assert offered == {"long-event"}
    other = Scene(GLORFINDEL, hand=[CLEAR_SKIES], more=[GATES])
    other.s.come_into_play(other.find(GATES), 0)
    prowess = other.s.stat("prowess", other.thing(GLORFINDEL))
    other.again().choose("move").when(f"declare:{CLEAR_SKIES}")
    while CLEAR_SKIES not in other.cards(PLAY):
        other.decline()
    assert (CLEAR_SKIES in other.cards(PLAY), other.s.stat("prowess", other.thing(GLORFINDEL))) == (True, prowess + 2)


@rule("ME-4.23")
def test_after_the_hands_are_adjusted_events_are_played_and_the_hand_stays_as_it_is() -> None:
    """Smoke Rings brings a card into the play deck, which nobody draws any more."""
    tale = Scene(GLORFINDEL, hand=[SMOKE_RINGS, SMOKE_RINGS], more=[DAGGER])
    tale.s.zones.move(tale.find(DAGGER), DISCARD)
    tale.reach("end").until("discard")
    while tale.kind != "events":
        assert tale.kind == "discard"
        tale.choose("none")
    assert tale.seat == 0
    tale.choose(f"declare:{SMOKE_RINGS}.0")
    while tale.s.active == 0:
        offers = tale.offers()
        tale.choose(offers[0] if tale.kind not in ("events", "react") else offers[-1])
    assert (tale.cards(HAND), tale.cards(DECK)) == ([SMOKE_RINGS], [DAGGER])


# Chapter 5


@rule("ME-5.26")
def test_characters_and_companies_are_arranged_in_one_go() -> None:
    """Between two changes of companies nobody hands an item over."""
    tale = Scene([GLORFINDEL, DAGGER], GIMLI, BALIN, SAM, rolls={"corruption": [[6, 6]]})
    tale.choose(f"split:{GLORFINDEL}", f"join:{GIMLI}")
    while tale.kind != "organise":
        tale.choose(tale.offers()[0])
    assert tale.offering("split:") != []
    tale.choose(f"transfer:{DAGGER}")
    while tale.kind != "organise":
        tale.choose(tale.offers()[0])
    assert [key for act in ("split", "join", "dismiss", "follow") for key in tale.offering(f"{act}:")] == []
    assert tale.why_not(f"split:{BALIN}#{tale.thing(BALIN)}") == ("ME-5.26",)
    first = Scene([GLORFINDEL, DAGGER], GIMLI, BALIN, rolls={"corruption": [[6, 6]]}).choose(f"transfer:{DAGGER}")
    while first.kind != "organise":
        first.choose(first.offers()[0])
    assert first.offering("split:") != []


# Chapter 6: further moves


def to_esgaroth(*foes: str) -> Scene:
    """The company goes from the Lonely Mountain to Lake-town with Master of Esgaroth and Cram; `foes` lay in wait, and
    the first of them has come over Glorfindel."""
    sites = [LAKE_TOWN, DOL_AMROTH, BREE, EYRIE]
    tale = Scene([GLORFINDEL, CRAM], GIMLI, at=LONELY, sites=sites, hand=[MASTER], foes_hand=[*foes])
    tale.choose(next(key for key in tale.offers() if key.startswith(f"declare:{CRAM}")))
    tale.choose("move").until("plan").choose(f"move:{LAKE_TOWN}")
    tale.when(f"declare:{MASTER}")
    for card in foes[:1]:
        tale.when(f"declare:{card}")
        if tale.kind == "target":
            tale.choose(f"on:{GLORFINDEL}")
    return tale.until("move-again")


@rule("ME-6.34")
@part("td-135.1", "C-66")
def test_who_may_move_again_says_so_on_arriving_and_the_next_phase_follows_directly() -> None:
    tale = to_esgaroth()
    assert (tale.seat, tale.offers(), tale.at()) == (0, ["yes", "no"], ["Lake-town"])
    tale.choose("yes").until("plan")
    assert (tale.at(), tale.told("phase")[-1]["phase"]) == (["Lake-town"], "movement")
    tale.choose(f"move:{EYRIE}").until("way").choose("way:number-0")
    while tale.kind != "enter":
        assert tale.kind != "move-again"
        tale.decline()
    assert (tale.at(), len(tale.told("arrived"))) == (["Eagles' Eyrie"], 2)
    stays = to_esgaroth().choose("no").reach("site")
    assert stays.at() == ["Lake-town"]


@rule("ME-20.2", "ME-6.34")
def test_who_moves_again_can_be_tempted_again() -> None:
    """One corruption card for each character in each of the two movement/hazard phases."""
    tale = to_esgaroth("tw-27", "le-123").choose("yes").until("plan").choose(f"move:{EYRIE}").hazards()
    assert (tale.s.turn, len(tale.told("limit"))) == (1, 2)
    tale.choose("declare:le-123.0")
    assert [tale.s.on[tale.thing(card, 1)] for card in ("tw-27", "le-123")] == [tale.thing(GLORFINDEL)] * 2


@rule("ME-6.35", "ME-9.30", "ME-25.19")
def test_what_was_played_for_the_way_works_in_the_next_phase_too() -> None:
    """With Cram five regions may be crossed, in both phases."""
    tale = to_esgaroth().choose("yes").until("plan").choose(f"move:{EYRIE}").until("way")
    longest = [
        len(way.regions)
        for way in ways(tale.s, 0, tale.s.zones.face[tale.s.companies[0].site], tale.s.zones.face[tale.s.destination()])
    ]
    assert max(longest) == 5


# Chapter 6: the order of effects


def winter(*cards: str) -> Scene:
    """Events of the opponent are in play when a company without a ranger sets out through the wild."""
    tale = Scene(GIMLI, BALIN, sites=[MORIA], foes_more=[DOORS, *cards], foes_hand=[])
    tale.choose("move").until("plan").choose(f"move:{MORIA}").until("way")
    for card in (DOORS, *cards):
        tale.s.come_into_play(tale.find(card, 1), 1)
    return tale.again().choose(tale.offers()[0])


@rule("ME-6.15")
@part("tw-62.2")
@pytest.mark.parametrize(("first", "arrives"), [(MORGUL_NIGHT, True), (LONG_WINTER, False)])
def test_the_hazard_player_orders_what_the_events_in_play_do_to_a_company_that_sets_out(
    first: str, arrives: bool
) -> None:
    """Where the wild has become a shadow first, no winter bars the way."""
    tale = winter(MORGUL_NIGHT, LONG_WINTER).until("order-effects")
    assert tale.seat == 1
    assert [key.partition("#")[0] for key in tale.offers()] == [f"effect:{LONG_WINTER}", f"effect:{MORGUL_NIGHT}"]
    tale.choose(f"effect:{first}").reach("site")
    assert tale.at() == (["Moria"] if arrives else ["Rivendell"])


@rule("ME-6.15")
def test_one_event_alone_asks_nobody() -> None:
    tale = winter(LONG_WINTER)
    asked: set[str] = set()
    while tale.told("phase")[-1]["phase"] == "movement":
        asked.add(tale.kind)
        tale.decline()
    assert ("order-effects" in asked, tale.at()) == (False, ["Rivendell"])


@rule("ME-6.16")
def test_what_comes_later_in_the_phase_works_in_the_order_in_which_it_comes() -> None:
    """One wilderness becomes a shadow-land, and with Morgul Night after it a dark-domain."""
    night = Scene(GIMLI, BALIN, sites=[MORIA], foes_more=[DOORS], foes_hand=[CHOKING_SHADOWS, MORGUL_NIGHT, ORC_GUARD])
    night.s.come_into_play(night.find(DOORS, 1), 1)
    night.again().choose("move").until("plan").choose(f"move:{MORIA}").until("way").choose("way:number-0").hazards()
    night.s.journey.types, night.s.journey.limit = ["wilderness"], 9
    night.again().when(f"declare:{CHOKING_SHADOWS}")
    while night.s.journey.types == ["wilderness"]:
        night.decline()
    assert night.s.journey.types == ["shadow-land"]
    night.hazards().when(f"declare:{MORGUL_NIGHT}")
    while night.s.journey.types == ["shadow-land"]:
        night.decline()
    assert (night.s.journey.types, MORGUL_NIGHT in night.cards(PLAY, 1)) == (["dark-domain"], True)


def strikes(early: list[str], late: list[str]) -> int:
    """How many an attack by Undead has that has three by itself, with cards from before and from within the phase."""
    tale = Scene(GIMLI, BALIN, foes_more=[DOORS, PLAGUE, MOON, GHOSTS], foes_hand=[ORC_GUARD])
    tale.choose("move").until("plan").choose("stay").hazards()
    for card in [DOORS, *early]:
        tale.s.come_into_play(tale.find(card, 1), 1)
    tale.s.journey.began = tale.s.in_force.begun
    for card in late:
        tale.s.come_into_play(tale.find(card, 1), 1)
    tale.s.zones.move(tale.find(GHOSTS, 1), CHAIN)
    tale.meanwhile(CreatureAttack(tale.find(GHOSTS, 1), 0))
    return int(tale.told("attacked")[0]["strikes"])


@rule("ME-6.17")
@pytest.mark.parametrize("cards", [(PLAGUE, MOON), (MOON, PLAGUE)])
def test_effects_that_wait_for_an_attack_come_in_the_order_that_is_best_for_the_player(cards: tuple[str, ...]) -> None:
    """Three strikes: doubled and one more are seven, one more and doubled were eight."""
    assert strikes([*cards], []) == 7


@rule("ME-6.52")
@pytest.mark.parametrize(("early", "late", "number"), [(PLAGUE, MOON, 7), (MOON, PLAGUE, 8)])
def test_what_came_into_play_in_the_phase_itself_follows_as_it_came(early: str, late: str, number: int) -> None:
    assert strikes([early], [late]) == number
    assert strikes([], [early, late]) == number


# Chapter 9


@rule("ME-9.29")
@part("tw-220.1", "tw-220.2", "tw-220.3")
def test_eagles_carry_a_company_far_and_without_a_site_path() -> None:
    tale = Scene(GIMLI, at=EYRIE, sites=[DOL_AMROTH, MORIA], hand=[EAGLES])
    assert tale.offering(f"declare:{EAGLES}") != []
    tale.when(f"declare:{EAGLES}").until("organise").choose("move").until("plan")
    assert f"move:{DOL_AMROTH}" in tale.offers()
    tale.choose(f"move:{DOL_AMROTH}")
    while not tale.told("moves"):
        tale.decline()
    told = tale.told("moves")[0]
    assert (told["way"], told["path"], told["regions"]) == ("special", [], [])
    earthbound = Scene(GIMLI, at=EYRIE, sites=[DOL_AMROTH, MORIA], hand=[EAGLES]).choose("move").until("plan")
    assert f"move:{DOL_AMROTH}" not in earthbound.offers()
    assert Scene(GIMLI, sites=[DOL_AMROTH], hand=[EAGLES]).offering(f"declare:{EAGLES}") == []


@rule("ME-9.28")
@part("C-9", "dm-82.2")
@pytest.mark.parametrize(("site", "to", "up"), [(GROTTOS, LEAS, False), (DROWNING, BLUE_HOLD, True)])
def test_what_hinders_ways_below_does_not_hinder_the_way_up(site: str, to: str, up: bool) -> None:
    """The Reach of Ulmo takes two of the roll, where the way stays below."""
    tale = Scene(GIMLI, at=site, sites=[to], foes_more=[REACH], rolls={"deeps": [[6, 2]]})
    tale.s.come_into_play(tale.find(REACH, 1), 1)
    tale.again().choose("move").until("plan").choose(f"move:{to}")
    while not tale.told("deeps-roll"):
        tale.decline()
    assert tale.told("deeps-roll")[0]["roll"] == (8 if up else 6)


# Chapter 11


@rule("ME-11.10")
@part("td-28.1")
def test_a_creature_that_comes_by_its_own_text_has_no_key() -> None:
    tale = Scene(GLORFINDEL, SAM, at=BREE, foes_hand=[GOTHMOG]).choose("move").until("plan").choose("stay").hazards()
    assert keys_for(tale.s, tale.find(GOTHMOG, 1)) == []
    tale.s.set_company(0, tale.s.companies[0].having_met("keyed:orc:region-type:shadow-land"))
    assert [key_of(key) for key in keys_for(tale.s, tale.find(GOTHMOG, 1))] == ["none:card"]
    tale.again().when(f"declare:{GOTHMOG}")
    while tale.s.innermost(Attack) is None:
        tale.decline()
    attack = tale.s.innermost(Attack)
    assert attack is not None
    assert (attack.key, attack.source) == ("", tale.find(GOTHMOG, 1))


@rule("ME-9.26")
@part("dm-82.1")
def test_before_the_roll_below_only_the_reach_of_ulmo_is_played() -> None:
    tale = Scene(GIMLI, at=GROTTOS, sites=[LEAS], foes_hand=[REACH, DOORS, ORC_GUARD], rolls={"deeps": [[6, 2]]})
    tale.choose("move").until("plan").choose(f"move:{LEAS}").hazards()
    assert tale.told("deeps-roll") == []
    assert [key.partition(".")[0] for key in tale.offers()] == [f"declare:{REACH}", "pass"]
    tale.choose(f"declare:{REACH}.0")
    while not tale.told("deeps-roll"):
        tale.decline()
    assert (tale.told("deeps-roll")[0]["roll"], tale.s.journey.count) == (6, 1)


# Cards on a company


HUNGER, ORDERS, TROS, LAGDUF = "le-128", "as-94", "le-46", "le-18"


@rule("ME-5.27")
@part("le-128.2")
@pytest.mark.parametrize("with_new", [True, False])
def test_when_a_company_is_split_the_hazard_player_says_with_whom_a_hazard_stays(with_new: bool) -> None:
    tale = Scene(GLORFINDEL, GIMLI, BALIN, at=MORIA, foes_more=[HUNGER])
    tale.s.come_into_play(tale.find(HUNGER, 1), 1, tale.thing(GLORFINDEL))
    old, prowess = tale.number(GLORFINDEL), tale.s.printed("prowess", tale.thing(BALIN))
    assert tale.s.stat("prowess", tale.thing(BALIN)) == prowess - 1
    tale.again().choose(f"split:{BALIN}")
    new = tale.number(BALIN)
    assert (tale.kind, tale.seat, tale.offers()) == (
        "card-stays",
        1,
        [f"company:company-{old}", f"company:company-{new}"],
    )
    assert tale.why_not(f"company:company-{new + 1}") == ("ME-5.27", "ME-5.28")
    tale.choose(f"company:company-{new if with_new else old}")
    assert (tale.kind, tale.seat) == ("organise", 0)
    bearer = tale.s.on[tale.find(HUNGER, 1)]
    assert tale.s.company_of(bearer) == (new if with_new else old)
    assert tale.s.stat("prowess", tale.thing(BALIN)) == prowess - (1 if with_new else 0)


@rule("ME-5.28")
def test_with_whom_a_resource_stays_its_player_says() -> None:
    tale = Scene("le-1", LAGDUF, TROS, side="minion", more=[ORDERS])
    tale.s.come_into_play(tale.find(ORDERS), 0, tale.thing("le-1"))
    tale.again().choose(f"split:{TROS}")
    assert (tale.kind, tale.seat) == ("card-stays", 0)
    tale.choose(f"company:company-{tale.number(TROS)}")
    assert tale.s.on[tale.thing(ORDERS)] == tale.thing(TROS)


# A site card that is replaced


@rule("ME-4.19", "ME-9.31")
def test_to_go_back_by_the_great_road_is_movement_without_a_phase_of_its_own() -> None:
    tale = Scene(GIMLI, sites=[MORIA], hand=["tw-249"], foes_hand=[ORC_GUARD], rolls={"strike": [[6, 6]] * 9})
    tale.choose("move").until("plan").choose(f"move:{MORIA}").when("declare:tw-249")
    while tale.kind != "take-the-road":
        tale.choose(tale.offers()[0]) if tale.kind in ("way", "target") else tale.decline()
    limits, drawn = len(tale.told("limit")), len(tale.told("drew"))
    tale.choose("yes")
    company = tale.s.companies[tale.number(GIMLI)]
    assert (tale.at(), company.moved, tale.s.face(company.origin).title) == (["Rivendell"], True, "Moria")
    assert tale.told("phase")[-1]["phase"] == "end"
    assert (len(tale.told("limit")), len(tale.told("drew"))) == (limits, drawn)


# Two weapons


@rule("ME-13.18", "ME-13.16")
@part("tw-498.2")
def test_a_swordmaster_fights_with_two_weapons_and_then_without_a_shield() -> None:
    """Glamdring is worth 3 up to 8, the dagger 1 up to 8; Balin has 4."""
    items = [BALIN, "tw-244", DAGGER]
    assert [prowess_of(items), prowess_of([*items, "tw-498"])] == [7, 8]
    body = [body_of([BALIN, "tw-327", *more]) for more in ([], ["tw-498"], ["tw-244", DAGGER, "tw-498"])]
    assert body == [8, 8, 7]


@part("tw-498.2")
def test_who_becomes_a_warrior_by_it_has_one_weapon() -> None:
    sage = ["tw-121", "tw-244", DAGGER]
    assert prowess_of([*sage, "tw-498"]) == prowess_of(sage)


def prowess_of(one: list[str]) -> int:
    tale = Scene(one)
    return tale.s.stat("prowess", tale.thing(one[0]))


def body_of(one: list[str]) -> int:
    tale = Scene(one)
    return tale.s.stat("body", tale.thing(one[0]))


@rule("ME-13.38")
def test_of_two_shields_the_better_one_counts_for_the_body_and_a_helmet_besides() -> None:
    """Adrazar has 6; the shields give 1 up to 8 and 2 up to 9, the helmet 1 up to 9."""
    bodies = [body_of(["tw-116", *items]) for items in ([], ["tw-327"], ["tw-250"], ["tw-327", "tw-250"])]
    assert bodies == [6, 7, 8, 8]
    assert body_of(["tw-116", "tw-327", "tw-250", "td-96"]) == 9
