"""Appendix C on what the rulebook leaves open about cards: chains, corruption, items and trophies."""

from __future__ import annotations

import pytest
from tests.games.meccg.scene import Scene

from mathom.games.meccg.combat.creature import CreatureAttack
from mathom.games.meccg.corruption import CorruptionCheck, corruption_points
from mathom.games.meccg.state import A_COMPANY
from mathom.games.meccg.zones import CHAIN, DISCARD, HAND, PLAY
from mathom.testing import part, rule

GLORFINDEL, SAM, BALIN = "tw-161", "tw-180", "tw-123"
GORBAG, ASTERNAK, WITCH_KING, TROLL, LAGDUF = "le-11", "le-1", "le-58", "le-21", "le-18"
CRAM, SCROLL, MACE = "td-105", "tw-323", "le-299"
LITTLE_RING, LEAST_RING, LUGBURZ = "le-297", "le-315", "as-94"
EXPEDIENCE, COVETOUS, PITS, DRAKE = "le-122", "le-107", "td-27", "td-57"
GATES, TURNS, CALL, ABDUCTOR = "tw-243", "td-132", "tw-18", "tw-1"
PASSED = {"check": [[6, 6]] * 9}


# Effects that come at the same moment


@part("C-34")
@pytest.mark.parametrize("first", [0, 1])
def test_a_player_orders_what_own_cards_do_at_the_same_moment(first: int) -> None:
    """Two rings tempt their bearers at the end of the untap phase."""
    rings, bearers = (LITTLE_RING, LEAST_RING), (ASTERNAK, GORBAG)
    tale = Scene(ASTERNAK, GORBAG, side="minion", more=list(rings), rolls=PASSED).next_organisation(1)
    for ring, who in zip(rings, bearers, strict=True):
        tale.bear(ring, who)
    tale.again().until("order-effects")
    assert (tale.seat, [key.partition("#")[0] for key in tale.offers()]) == (0, [f"effect:{ring}" for ring in rings])
    tale.choose(f"effect:{rings[first]}").until("organise")
    assert [check["card"] for check in tale.told("checked")] == [bearers[first], bearers[1 - first]]


@part("C-34")
@pytest.mark.parametrize("first", [0, 1])
def test_the_hazard_player_orders_his_own(first: int) -> None:
    """Two are lured when a third gets something; the first check is over when the second begins."""
    tale = Scene([GLORFINDEL, CRAM, SCROLL], SAM, [BALIN, SCROLL], foes_hand=[EXPEDIENCE, EXPEDIENCE], rolls=PASSED)
    lures = sorted(tale.s.at(HAND, 1))
    for lure, who in zip(lures, (GLORFINDEL, BALIN), strict=True):
        tale.s.come_into_play(lure, 1, tale.thing(who))
    tale.again().choose(f"transfer:{CRAM}", f"under:{SAM}").until("order-effects")
    assert (tale.seat, len(tale.offers())) == (1, 2)
    tale.choose(tale.offers()[first]).until("organise")
    told = [check["card"] for check in tale.told("checked")]
    assert told[-2:] == ([GLORFINDEL, BALIN] if first == 0 else [BALIN, GLORFINDEL])


@rule("ME-6.16")
@pytest.mark.parametrize("lured", [("tw-161", "tw-120"), ("tw-120", "tw-161")])
def test_in_the_movement_phase_they_come_as_they_came_into_play(lured: tuple[str, str]) -> None:
    """Lure of Nature tempts at the end of a journey through the wilds."""
    tale = Scene(GLORFINDEL, "tw-120", foes_hand=["le-123", "le-123"], sites=["tw-413"], rolls=PASSED)
    for lure, who in zip(tale.s.at(HAND, 1), lured, strict=True):
        tale.s.come_into_play(lure, 1, tale.thing(who))
    tale.again().choose("move", "move:tw-413").until("way").choose("way:number-0")
    asked = set()
    while tale.kind != "enter":
        asked.add(tale.kind)
        tale.decline()
    told = list(dict.fromkeys(check["card"] for check in tale.told("checked")))
    assert (told, "order-effects" in asked) == (list(lured), False)


@part("C-34")
def test_what_is_the_active_players_comes_first() -> None:
    tale = Scene([GLORFINDEL, SCROLL], [SAM, CRAM], more=[PITS, DRAKE], foes_more=[COVETOUS], rolls=PASSED)
    tale.bear(COVETOUS, GLORFINDEL, 1, whose=0)
    tale.s.come_into_play(tale.find(PITS), 0)
    tale.s.zones.move(tale.find(DRAKE), DISCARD)
    tale.again().choose("move").reach("end")
    news = tale.until("fetch-any").choose(f"fetch:{DRAKE}").until("organise").news
    names = [event["event"] for event in news if event["event"] in ("checked", "fetched", "turn")]
    assert names[-3:] == ["fetched", "checked", "turn"]


@part("C-35")
def test_the_hazard_limit_is_asked_when_a_hazard_is_declared_and_again_when_it_is_resolved() -> None:
    """Two may be declared, a third may not; where the limit then sinks to one, the second comes to nothing."""
    tale = Scene("tw-120", SAM, hand=[TURNS], more=[GATES], foes_hand=[CALL, CALL, CALL])
    tale.s.come_into_play(tale.find(GATES), 0)
    tale.again().stay().hazards()
    for _ in range(2):
        tale.when(f"declare:{CALL}", most=1).choose(tale.offers()[0])
        while tale.seat == 0 and tale.s.journey.count == 1:
            tale.choose("pass")
    assert (tale.seat, tale.s.journey.count) == (0, 2)
    tale.choose(f"declare:{TURNS}.1")
    assert (tale.seat, tale.offering(f"declare:{CALL}")) == (1, [])
    assert tale.why_not(f"declare:{CALL}.0") == ("ME-10.8", "C-35")
    tale.choose("pass")
    while tale.s.zones.content[CHAIN]:
        tale.decline()
    assert tale.told("fizzled") == [{"seat": 1, "card": CALL}]


# Corruption


@part("C-33")
def test_what_helps_against_corruption_adds_up() -> None:
    """+2 for the Ringwraith, +1 under a Troll by Orders from Lugbúrz, +1 for support."""
    rolls = {"check": [[1, 1]]}
    tale = Scene([LAGDUF, "le-343", MACE], WITCH_KING, TROLL, side="minion", more=[LUGBURZ], rolls=rolls)
    tale.bear(LUGBURZ, A_COMPANY)
    tale.follow(LAGDUF, TROLL)
    tale.meanwhile(CorruptionCheck(tale.thing(LAGDUF)))
    tale.until("support-check").choose(f"support:{TROLL}", "done")
    assert tale.told("checked")[0]["modifier"] == 2 + 1 + 1


@part("C-81")
def test_items_of_the_other_side_tempt_like_others() -> None:
    hero = Scene([GLORFINDEL, MACE, CRAM])
    minion = Scene([ASTERNAK, SCROLL], side="minion")
    assert corruption_points(hero.s, hero.thing(GLORFINDEL)) == 3 + 1
    assert corruption_points(minion.s, minion.thing(ASTERNAK)) == 3


# Items and trophies


@part("C-28")
@pytest.mark.parametrize("way", ["dismissed", "corrupted"])
def test_who_leaves_otherwise_than_in_combat_bequeaths_nothing(way: str) -> None:
    tale = Scene([BALIN, SCROLL, CRAM], SAM, rolls={"check": [[2, 2]]})
    if way == "dismissed":
        tale.choose(f"dismiss:{BALIN}")
    else:
        tale.meanwhile(CorruptionCheck(tale.thing(BALIN))).choose("done")
    assert (tale.kind, tale.cards(DISCARD), tale.cards(PLAY)) == ("organise", sorted([BALIN, SCROLL, CRAM]), [SAM])


@part("C-47")
def test_an_orc_who_has_faced_no_strike_may_take_the_trophy() -> None:
    rolls = {"strike": [[6, 6]]}
    tale = Scene(ASTERNAK, GORBAG, side="minion", at="le-410", foes_more=[ABDUCTOR], rolls=rolls)
    creature = tale.find(ABDUCTOR, 1)
    tale.s.zones.move(creature, CHAIN)
    tale.meanwhile(CreatureAttack(creature, 0)).choose(f"assign:{ASTERNAK}").until("trophy")
    assert [strike["card"] for strike in tale.told("struck")] == [ASTERNAK]
    tale.choose(f"take:{GORBAG}")
    assert tale.s.on[creature] == tale.thing(GORBAG)
