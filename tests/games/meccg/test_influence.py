"""Chapter 8: general and direct influence, sizes and kinds of companies."""

import pytest
from tests.games.meccg.scene import Scene

from mathom.effects import Carry
from mathom.games.meccg.cards.attack_words import Covert
from mathom.games.meccg.companies.influence import (
    company_size,
    control_cost,
    general_influence,
    is_overt,
    may_be_together,
    unused_direct,
    unused_influence,
    used_influence,
)
from mathom.games.meccg.faces import face_of
from mathom.games.meccg.state import GENERAL
from mathom.testing import part, rule

GLORFINDEL, SAM, BALIN, BEREGOND, ELROND, GANDALF = "tw-161", "tw-180", "tw-123", "tw-127", "tw-145", "tw-156"
ETTENMOORS, CIRITH_UNGOL, CAPTAIN = "le-373", "le-361", "le-32"
GORBAG, SHAGRAT, GRISHNAKH, LUITPRAND, OLD_TROLL, CALENDAL = "le-11", "le-39", "le-12", "le-23", "le-29", "le-4"
WITCH_KING, KHAMUL, FELL_RIDER = "le-58", "le-55", "le-183"


@rule("ME-8.1", "ME-8.3")
def test_twenty_points_of_which_minds_use_up_their_worth() -> None:
    tale = Scene(GLORFINDEL, SAM)
    assert (general_influence(tale.s, 0), used_influence(tale.s, 0), unused_influence(tale.s, 0)) == (20, 12, 8)


@rule("ME-8.2", "ME-8.34")
def test_minions_have_five_more_but_not_to_control_characters() -> None:
    tale = Scene(LUITPRAND, side="minion")
    assert (general_influence(tale.s, 0), unused_influence(tale.s, 0)) == (20, 24)


@rule("ME-8.6")
def test_unused_influence_is_never_negative() -> None:
    tale = Scene(GLORFINDEL, ELROND, BALIN)
    assert (used_influence(tale.s, 0), unused_influence(tale.s, 0)) == (23, 0)


@rule("ME-8.4")
def test_a_follower_uses_its_leaders_influence_alone() -> None:
    tale = Scene(BALIN, BEREGOND)
    tale.follow(BEREGOND, BALIN)
    assert (used_influence(tale.s, 0), unused_direct(tale.s, tale.thing(BALIN))) == (5, 0)


@rule("ME-8.7", "ME-8.8")
def test_who_loses_its_leader_needs_no_influence_before_the_next_organisation_phase() -> None:
    tale = Scene(BALIN, BEREGOND)
    tale.follow(BEREGOND, BALIN)
    tale.s.discard(tale.thing(BALIN))
    assert (tale.s.under[tale.thing(BEREGOND)], used_influence(tale.s, 0)) == (GENERAL, 0)
    tale.again().choose("move")
    assert used_influence(tale.s, 0) == 0
    tale.next_organisation()
    assert used_influence(tale.s, 0) == 2


@rule("ME-8.7")
def test_a_follower_that_is_too_much_for_its_leader_falls_under_general_influence() -> None:
    tale = Scene(BALIN, BEREGOND, SAM)
    tale.follow(BEREGOND, BALIN)
    tale.follow(SAM, BALIN)
    tale.again().choose("move").reach("long-event")
    assert (tale.s.under[tale.thing(BEREGOND)], tale.s.under[tale.thing(SAM)]) == (tale.thing(BALIN), GENERAL)


@rule("ME-8.9")
def test_an_avatar_needs_no_influence() -> None:
    tale = Scene(GANDALF)
    assert (control_cost(tale.s, tale.thing(GANDALF)), used_influence(tale.s, 0)) == (0, 0)


@rule("ME-8.11", "ME-8.17")
def test_a_company_has_one_way_for_all_its_members() -> None:
    tale = Scene(GLORFINDEL, SAM, sites=["tw-413"]).choose(f"split:{SAM}", "move", "move:tw-413", "move:tw-408")
    tale.choose("company:company-0", "way:number-0")
    assert tale.told("moves")[0]["cards"] == [GLORFINDEL]


@rule("ME-8.12", "ME-8.13")
def test_hobbits_and_orc_scouts_count_half() -> None:
    heroes = Scene(GLORFINDEL, SAM)
    orcs = Scene(GORBAG, GRISHNAKH, OLD_TROLL, side="minion")
    sizes = [company_size(tale.s, tale.s.companies[0].members) for tale in (heroes, orcs)]
    assert sizes == [2, 2]


@rule("ME-8.19", "ME-8.20", "ME-8.21", "ME-8.22")
@pytest.mark.parametrize(
    ("side", "people", "overt"),
    [
        ("hero", [GLORFINDEL], False),
        ("minion", [LUITPRAND], False),
        ("minion", [LUITPRAND, "wh-5"], False),
        ("minion", [LUITPRAND, GORBAG], True),
        ("minion", [OLD_TROLL], True),
        ("minion", [KHAMUL], False),
        ("minion", [[KHAMUL, FELL_RIDER]], True),
    ],
)
def test_orcs_trolls_and_fell_riders_make_a_company_overt(side: str, people: list[str], overt: bool) -> None:
    assert is_overt(Scene(*people, side=side).s, 0) == overt


@rule("ME-8.19", "ME-8.21")
@pytest.mark.parametrize(
    ("side", "people", "covert"), [("hero", GLORFINDEL, False), ("minion", LUITPRAND, True), ("minion", GORBAG, False)]
)
def test_only_minion_companies_are_covert(side: str, people: str, covert: bool) -> None:
    tale = Scene(people, side=side)
    tale.s.journey.company = 0
    assert Covert().holds(tale.s, Carry(0, face_of(people))) == covert


@rule("ME-8.28", "ME-21.7")
def test_a_ringwraith_is_with_others_at_darkhavens_only() -> None:
    tale = Scene(KHAMUL, LUITPRAND, side="minion")
    members = tale.s.companies[0].members
    assert (may_be_together(tale.s, members, True), may_be_together(tale.s, members, False)) == (True, False)


@rule("ME-8.30")
@part("C-48")
def test_orcs_and_elves_are_together_at_darkhavens_only() -> None:
    tale = Scene(GORBAG, CALENDAL, side="minion")
    members = tale.s.companies[0].members
    assert (may_be_together(tale.s, members, True), may_be_together(tale.s, members, False)) == (True, False)
    heroes = Scene(GLORFINDEL, SAM)
    assert may_be_together(heroes.s, heroes.s.companies[0].members, False)


@rule("ME-8.31")
def test_one_leader_is_enough_outside_darkhavens() -> None:
    tale = Scene(GORBAG, SHAGRAT, side="minion")
    members = tale.s.companies[0].members
    assert (may_be_together(tale.s, members, True), may_be_together(tale.s, members, False)) == (True, False)


@rule("ME-8.30", "ME-8.28")
@pytest.mark.parametrize(("people", "why"), [((GORBAG, CALENDAL), "ME-8.30"), (("le-51", GORBAG), "ME-8.28")])
def test_who_cannot_join_a_company_is_told_which_rule_forbids_it(people: tuple[str, str], why: str) -> None:
    tale = Scene(people[0], at="le-407", side="minion", more=[people[1]])
    tale.company(0, [people[1]], "le-407", fresh=False)
    assert tale.again().why_not(f"join:{people[1]}") == (why,)


@rule("ME-8.31", "ME-5.62")
def test_leaders_are_together_in_the_organisation_phase_and_part_at_its_end() -> None:
    tale = Scene(GORBAG, LUITPRAND, at=ETTENMOORS, side="minion", more=[SHAGRAT])
    tale.company(0, [SHAGRAT], ETTENMOORS, fresh=False)
    tale.again().choose(f"join:{SHAGRAT}", f"company:company-{tale.number(GORBAG)}")
    assert tale.number(SHAGRAT) == tale.number(GORBAG)
    tale.choose("move")
    assert tale.number(LUITPRAND) == tale.number(GORBAG) != tale.number(SHAGRAT)
    assert (tale.told("split-off")[-1]["cards"], tale.kind) == ([SHAGRAT], "plan")


@rule("ME-8.31", "ME-5.9")
@pytest.mark.parametrize("under", ["under", f"under:{SHAGRAT}"])
def test_a_leader_comes_home_where_another_is_and_goes_apart_from_him(under: str) -> None:
    """If he came as a follower of the other, he is under general influence then."""
    tale = Scene(SHAGRAT, at=CIRITH_UNGOL, side="minion", hand=[CAPTAIN])
    tale.choose(f"play:{CAPTAIN}", f"company:company-{tale.number(SHAGRAT)}", under)
    assert tale.number(CAPTAIN) == tale.number(SHAGRAT)
    tale.choose("move")
    assert tale.number(CAPTAIN) != tale.number(SHAGRAT)
    assert tale.s.under[tale.thing(CAPTAIN)] == GENERAL


@rule("ME-9.5", "ME-8.31")
def test_two_leaders_do_not_leave_a_darkhaven_together() -> None:
    tale = Scene(GORBAG, SHAGRAT, side="minion", sites=["le-362"]).choose("move")
    assert tale.offering("move:") == []
    assert tale.why_not("move:le-362") == ("ME-8.31",)
    alone = Scene(GORBAG, LUITPRAND, side="minion", sites=["le-362"]).choose("move")
    assert "move:le-362" in alone.offers()
