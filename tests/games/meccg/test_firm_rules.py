"""Rules of several chapters, each with what would happen without it."""

from __future__ import annotations

import pytest
from tests.games.meccg.scene import Scene
from tests.games.meccg.test_deck_check import HERO, changed, faults

from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.combat.creature import CreatureAttack
from mathom.games.meccg.decks import built_in
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.state import TAPPED, UNTAPPED
from mathom.games.meccg.zones import CHAIN, DISCARD, GUARD, PLAY, POINTS, SITE_DISCARD, SITES
from mathom.testing import part, rule

GLORFINDEL, TRIBES, DOORS, ORC_GUARD = "tw-161", "dm-97", "tw-28", "tw-72"
MORIA, LORIEN, RIVENDELL, BARROWS = "tw-413", "tw-408", "tw-421", "tw-375"
GATES, TWILIGHT, MOON, SPELLS, CANDLE, PRECIOUS, LEAST = (
    "tw-243",
    "tw-106",
    "dm-71",
    "dm-90",
    "le-67",
    "tw-306",
    "le-315",
)


@rule("ME-2.26")
@pytest.mark.parametrize(("number", "legal"), [(29, False), (30, True), (50, True), (51, False)])
def test_thirty_to_fifty_resources(number: int, legal: bool) -> None:
    resources, left = {}, number
    for card, copies in {**built_in(HERO).resources, **dict.fromkeys(("tw-204", "tw-209", "tw-206"), 30)}.items():
        resources[card] = min(copies, left)
        left -= resources[card]
    gone = {card: 0 for card in built_in(HERO).resources if card not in resources}
    found = [fault for fault in faults(changed(HERO, resources={**gone, **resources})) if fault[0] == "ME-2.26"]
    assert found == ([] if legal else [("ME-2.26", "resources", "resources", "")])


@rule("ME-16.7", "ME-16.10")
def test_drakes_are_not_unique_and_of_the_other_dragons_only_the_cave_drake() -> None:
    creatures = [face for face in FACES if face.kind == "creature" and face.race in ("dragon", "drake")]
    assert {(face.race, face.unique) for face in creatures if face.title != "Cave-drake"} == {
        ("dragon", True),
        ("drake", False),
    }
    assert {(face.race, face.unique) for face in creatures if face.title == "Cave-drake"} == {("dragon", False)}


@rule("ME-1.7")
@part("dm-97.2")
def test_drakes_are_named_where_a_card_sets_them_apart_from_dragons() -> None:
    """Two or Three Tribes Present is for any type of creatures but Nazgûl, Undead and Dragons; Drakes it names."""
    tale = Scene(GLORFINDEL, sites=["tw-413"], foes_hand=[TRIBES, TRIBES])
    tale.choose("move").until("plan").choose("move:tw-413").until("way").choose("way:number-0").hazards()
    tale.s.journey.types = ["wilderness", "wilderness"]
    tale.again().choose(f"declare:{TRIBES}.0")
    named = {key.partition("=")[2] for key in tale.offers()}
    assert (named & {"dragon", "undead", "nazgul"}, {"orc", "wolf", "drake"} <= named) == (set(), True)


@rule("ME-6.29")
@pytest.mark.parametrize("sent_back", [True, False])
def test_a_company_that_was_sent_back_does_not_enter_the_site_where_it_is(sent_back: bool) -> None:
    """One that has stayed there may."""
    tale = Scene(GLORFINDEL, at=MORIA, foes_hand=[ORC_GUARD] * 2).choose("move")
    if sent_back:
        tale.choose(f"move:{LORIEN}").until("way").choose("way:number-0").hazards()
        tale.s.journey.sent_back = True
    asked = set()
    while tale.s.active == 0:
        asked.add(tale.kind)
        tale.decline()
    assert (tale.at(), "enter" in asked) == (["Moria"], not sent_back)


@rule("ME-6.46", "ME-6.47")
@pytest.mark.parametrize(
    ("site", "status", "pile"),
    [(MORIA, UNTAPPED, SITES), (MORIA, TAPPED, SITE_DISCARD), (LORIEN, UNTAPPED, SITES), (LORIEN, TAPPED, SITES)],
)
def test_a_vacated_site_returns_if_it_is_untapped_or_a_haven(site: str, status: int, pile: int) -> None:
    tale = Scene(GLORFINDEL, at=site)
    left = tale.s.companies[0].site
    tale.s.set_status(left, status)
    tale.again().choose("move", f"move:{RIVENDELL}").until("organise")
    assert (tale.at(), tale.s.zones.where[left]) == (["Rivendell"], pile)


@rule("ME-10.8")
def test_a_card_laid_on_guard_counts_one_against_the_limit() -> None:
    tale = Scene(GLORFINDEL, foes_hand=[ORC_GUARD, DOORS, DOORS]).stay().hazards()
    assert (tale.s.hazard_limit(), tale.s.journey.count) == (2, 0)
    tale.choose(f"on-guard:{ORC_GUARD}").hazards()
    assert tale.s.journey.count == 1
    tale.choose(f"declare:{DOORS}.0").hazards()
    assert (tale.s.journey.count, tale.offering("declare:"), tale.offering("on-guard:")) == (2, [], [])


@rule("ME-10.18")
def test_nobody_answers_a_card_that_is_revealed_from_on_guard() -> None:
    """The Moon Is Dead works before the wights attack, though Twilight could cancel it in a chain."""
    tale = Scene(GLORFINDEL, at=BARROWS, hand=[TWILIGHT], foes_hand=[MOON], foes_more=[DOORS])
    tale.s.come_into_play(tale.find(DOORS, 1), 1)
    card = tale.find(MOON, 1)
    tale.s.zones.move(card, GUARD + 1)
    tale.s.lay_on(card, tale.s.companies[0].site)
    tale.again().choose("move").until("enter").choose("enter")
    asked = []
    tale.when(f"declare:{MOON}")
    while not tale.told("attacked"):
        asked.append((tale.kind, tale.seat))
        tale.decline()
    assert (asked, tale.cards(PLAY, 1), tale.told("attacked")[0]["strikes"]) == ([], sorted([DOORS, MOON]), 2)


@rule("ME-13.15")
def test_the_attacker_may_play_a_hazard_on_a_strike() -> None:
    """Spells of the Barrow-wights are for a strike of Undead."""
    tale = Scene(GLORFINDEL, "tw-180", foes_hand=[SPELLS, ORC_GUARD]).stay().hazards()
    attack = Attack(0, "creature")
    attack.attacker, attack.race, attack.strikes, attack.prowess = 1, "undead", 1, 12
    tale.meanwhile(attack)
    assert tale.offering(f"declare:{SPELLS}") == []
    tale.until("assign").choose(f"assign:{GLORFINDEL}").hazards()
    assert tale.offering("declare:") == [f"declare:{SPELLS}.0"]


@rule("ME-13.66")
@pytest.mark.parametrize(("key", "pile"), [("site-type:shadow-hold", DISCARD + 1), ("region:Rhudaur", POINTS)])
def test_a_creature_that_has_detained_gives_no_points_though_its_strike_failed(key: str, pile: int) -> None:
    tale = Scene("le-1", side="minion", at="le-410", foes_more=[CANDLE], rolls={"strike": [[6, 6]]})
    creature = tale.find(CANDLE, 1)
    tale.s.zones.move(creature, CHAIN)
    tale.meanwhile(CreatureAttack(creature, 0, key)).until("organise")
    assert tale.told("struck")[0]["outcome"] == "failed"
    assert tale.s.zones.where[creature] == pile


@rule("ME-17.30")
def test_a_ring_is_tested_by_a_declared_action_or_where_a_rule_says_so() -> None:
    """Gandalf taps for a test; at Barad-dûr the site itself tests."""
    roll = {"ring": [[3, 3]]}
    hero = Scene("tw-156", [GLORFINDEL, PRECIOUS], rolls=roll)
    assert hero.told("ring-tested") == []
    hero.when("declare:tw-156").until("organise")
    assert [test["card"] for test in hero.told("ring-tested")] == [PRECIOUS]
    minion = Scene(["le-1", LEAST], side="minion", at="le-352", rolls={**roll, "check": [[6, 6]]})
    minion.choose("move").reach("site").until("organise")
    assert [test["card"] for test in minion.told("ring-tested")] == [LEAST]


@rule("ME-25.3", "ME-25.7")
def test_players_answer_each_other_in_turn_and_the_last_answer_works_first() -> None:
    tale = Scene(GLORFINDEL, hand=[GATES, TWILIGHT], foes_hand=[TWILIGHT, DOORS]).stay()
    tale.choose(f"declare:{GATES}.0")
    assert (tale.kind, tale.seat, tale.offering(f"declare:{TWILIGHT}")) == ("react", 1, [f"declare:{TWILIGHT}.1"])
    tale.choose(f"declare:{TWILIGHT}.1")
    while tale.kind != "react":
        tale.choose(tale.offers()[0])
    assert tale.seat == 0
    while tale.s.zones.content[CHAIN]:
        tale.choose("pass")
    assert (tale.cards(PLAY), tale.cards(DISCARD), tale.cards(DISCARD, 1)) == ([GLORFINDEL], [GATES], [TWILIGHT])
