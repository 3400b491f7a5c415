"""Chapters 4, 6, 9, 10, 24 and 26: what the phases do besides, meetings, sites."""

import pytest
from tests.games.meccg.scene import Scene

from mathom.games.meccg.box import places, surface_sites
from mathom.games.meccg.codes import with_face
from mathom.games.meccg.companies.havens import is_haven
from mathom.games.meccg.companies.march import MOVE
from mathom.games.meccg.companies.out_of_reach import CARD_IN_PLAY
from mathom.games.meccg.company import NO_THING, Company
from mathom.games.meccg.faces import FACES, face_of
from mathom.games.meccg.game import GAME
from mathom.games.meccg.journey.phase import MovementPhase
from mathom.games.meccg.journey.travel import Travel
from mathom.games.meccg.journey.ways import ways
from mathom.games.meccg.round.hand import Draw
from mathom.games.meccg.state import TAPPED, UNTAPPED
from mathom.games.meccg.zones import DECK, DISCARD, GUARD, HAND, LAND, MARCH, PLAY, SITE_DISCARD, SITES
from mathom.testing import part, rule

GLORFINDEL, SAM, BALIN, ARWEN, ELROND = "tw-161", "tw-180", "tw-123", "tw-122", "tw-145"
MORIA, RIVENDELL, LORIEN, BREE = "tw-413", "tw-421", "tw-408", "tw-378"
GATES, DOORS, STIR, CALL = "tw-243", "tw-28", "tw-61", "tw-18"
FILL, ORC_GUARD, GORBAG, SHAGRAT, LUITPRAND, LEADER = "tw-204", "tw-72", "le-11", "le-39", "le-23", "le-45"


# The turn (chapter 4)


@rule("ME-4.3")
def test_no_phase_is_skipped_even_by_who_does_nothing() -> None:
    tale = Scene(GLORFINDEL).choose("move").reach("untap")
    names = [event["phase"] for event in tale.told("phase")][:6]
    assert names == ["untap", "organisation", "long-event", "movement", "site", "end"]


@rule("ME-4.14", "ME-4.15")
def test_own_long_resources_and_the_opponents_long_hazards_end() -> None:
    tale = Scene(GLORFINDEL, more=[STIR], foes_more=[STIR, DOORS])
    for seat, card in ((0, STIR), (1, STIR), (1, DOORS)):
        tale.s.come_into_play(tale.find(card, seat), seat)
    tale.again().choose("move").reach("movement")
    assert (tale.cards(PLAY, 1), tale.cards(DISCARD, 1)) == ([DOORS], [STIR])
    assert STIR in tale.cards(PLAY)


@rule("ME-4.20")
def test_on_guard_cards_return_at_the_latest_in_the_end() -> None:
    tale = Scene(GLORFINDEL, foes_hand=[ORC_GUARD]).choose("move").until("plan").choose("stay").hazards()
    tale.choose(f"on-guard:{ORC_GUARD}").reach("end")
    assert (tale.cards(GUARD, 1), tale.cards(HAND, 1)) == ([], [ORC_GUARD])


@rule("ME-4.13")
@part("C-21")
def test_a_halved_limit_may_be_one() -> None:
    tale = Scene(SAM).choose("move")
    tale.s.halved = True
    tale.until("plan").choose("stay").reach("site")
    assert tale.told("limit")[-1]["limit"] == 1


@rule("ME-4.12", "ME-10.2")
@pytest.mark.parametrize(
    ("people", "limit", "half"),
    [([GLORFINDEL], 2, 1), ([GLORFINDEL, BALIN, ARWEN], 3, 2)],
)
def test_the_limit_is_at_least_two_and_halved_it_is_rounded_up(people: list[str], limit: int, half: int) -> None:
    found = []
    for halved in (False, True):
        tale = Scene(*people).choose("move")
        tale.s.halved = halved
        found.append(tale.until("plan").choose("stay").reach("site").told("limit")[-1]["limit"])
    assert found == [limit, half]


@rule("ME-6.13")
@pytest.mark.parametrize(("origin", "numbers"), [(MORIA, [0, 2, 1, 3]), (BREE, [0, 1, 1, 1])])
def test_on_the_way_to_a_haven_the_site_of_origin_says_how_many_cards(origin: str, numbers: list[int]) -> None:
    tale = Scene(GLORFINDEL, at=origin, sites=[RIVENDELL if origin == BREE else LORIEN])
    tale.choose("move", f"move:{RIVENDELL if origin == BREE else LORIEN}").until("way")
    travel = tale.s.innermost(Travel)
    assert travel is not None
    assert travel.draws(tale.s) == numbers


@rule("ME-3.24")
def test_the_first_hand_is_eight_whatever_cards_say() -> None:
    tale = Scene(ELROND, hand=[FILL] * 12)
    assert len(tale.cards(HAND)) == 8


@rule("ME-26.10")
def test_on_exhaustion_discarded_sites_return_to_the_site_deck() -> None:
    tale = Scene(GLORFINDEL, hand=[FILL] * 9, sites=[MORIA])
    tale.s.zones.move(tale.find(MORIA), SITE_DISCARD)
    tale.meanwhile(Draw(0, 1))
    assert (tale.s.exhausted, tale.cards(SITE_DISCARD), MORIA in tale.cards(SITES)) == ([1, 0], [], True)
    assert len(tale.cards(DECK)) == 0


# Movement and meetings (chapters 6 and 9)


@rule("ME-6.1", "ME-6.2")
def test_every_company_has_its_own_phase_in_the_order_its_player_likes() -> None:
    tale = Scene(GLORFINDEL, more=[SAM])
    number = tale.company(0, [SAM], LORIEN)
    tale.again().choose("move", "stay", "stay").until("next-company")
    assert tale.offers() == ["company:company-0", f"company:company-{number}"]
    tale.choose(f"company:company-{number}").reach("site")
    assert [event["cards"] for event in tale.told("stayed")] == [[SAM], [GLORFINDEL]]


@rule("ME-6.4")
def test_a_site_in_play_is_named_when_the_company_sets_out() -> None:
    tale = Scene(GLORFINDEL, more=[SAM])
    tale.company(0, [SAM], LORIEN)
    key = next(k for k in tale.again().choose("move").offering(f"move:{LORIEN}#"))
    tale.choose(key, "stay").until("next-company").choose("company:company-0")
    assert tale.told("site-shown") == [{"seat": 0, "site": LORIEN}]


def bound_for_moria() -> Scene:
    """Glorfindel goes from Rivendell to Moria with a site card, Sam from Lórien to the site in play."""
    tale = Scene(GLORFINDEL, more=[SAM], sites=[MORIA], foes_hand=[ORC_GUARD])
    tale.company(0, [SAM], LORIEN)
    tale.again().choose("move", f"move:{MORIA}")
    assert len(tale.offering(f"move:{MORIA}#")) == 1
    assert tale.s.stack[-1].refuse(tale.s, 0, with_face(MOVE, face_of(MORIA))) is CARD_IN_PLAY
    return tale.choose(tale.offering(f"move:{MORIA}#")[0]).until("next-company")


@rule("ME-5.47", "ME-5.48")
def test_a_destination_may_lie_face_down_beside_another_company_and_nobody_else_knows() -> None:
    tale = bound_for_moria()
    one, other = (tale.number(card) for card in (GLORFINDEL, SAM))
    seen = [{c["company"]: (c["plan"], c["going"]) for c in GAME.view(tale.s, seat)["companies"]} for seat in (0, 1)]
    card = tale.s.companies[one].going
    assert seen == [
        {one: ("card", card), other: ("site-in-play", card)},
        {one: ("card", card), other: ("site-in-play", None)},
    ]
    assert MORIA not in str(GAME.view(tale.s, 1))
    possible = tale.s.possible(other, 1)
    assert (card in possible, len(possible) > 1) == (True, True)


@rule("ME-5.47", "ME-6.4", "ME-6.38")
@pytest.mark.parametrize("first", [GLORFINDEL, SAM])
def test_companies_with_one_new_site_card_arrive_in_any_order(first: str) -> None:
    tale = bound_for_moria().choose(f"company:company-{0 if first == GLORFINDEL else 1}")
    assert (tale.told("site-shown"), tale.cards(LAND).count(MORIA)) == ([{"seat": 0, "site": MORIA}], 1)
    tale.reach("site")
    assert (tale.members(), tale.at(), tale.cards(MARCH)) == ([[GLORFINDEL, SAM]], ["Moria"], [])


@rule("ME-5.47", "ME-6.28")
@pytest.mark.parametrize("first", [GLORFINDEL, SAM])
def test_the_card_stays_for_the_second_if_the_first_is_sent_back(first: str) -> None:
    tale = bound_for_moria().choose(f"company:company-{0 if first == GLORFINDEL else 1}")
    if tale.quietly().kind == "way":
        tale.choose("way:number-0")
    tale.hazards().s.journey.sent_back = True
    tale.choose("pass").reach("site")
    assert sorted(tale.at()) == sorted(["Moria", "Rivendell" if first == GLORFINDEL else "Lórien"])


@rule("ME-6.47")
def test_the_site_card_of_a_company_that_is_no_more_goes_back() -> None:
    tale = Scene(GLORFINDEL, more=[SAM], sites=[MORIA])
    tale.company(0, [SAM], LORIEN)
    tale.again().choose("move", f"move:{MORIA}", "stay").until("next-company")
    tale.s.discard(tale.thing(GLORFINDEL))
    tale.again().reach("site")
    assert (tale.cards(MARCH), tale.cards(SITES).count(MORIA)) == ([], 1)


@rule("ME-6.6", "ME-9.6")
def test_who_can_go_in_several_ways_chooses_one() -> None:
    tale = Scene(GLORFINDEL).choose("move", f"move:{LORIEN}").until("way")
    kinds = {way.kind for way in ways(tale.s, 0, face_of(RIVENDELL), face_of(LORIEN))}
    assert (kinds, len(tale.offers()) > 1) == ({"starter", "region"}, True)


@rule("ME-6.9", "ME-10.3")
def test_the_limit_is_fixed_before_the_company_changes() -> None:
    people = [GLORFINDEL, BALIN, ARWEN, "tw-127"]
    tale = Scene(*people, foes_hand=[ORC_GUARD]).choose("move").until("plan").choose("stay").hazards()
    tale.s.discard(tale.thing(ARWEN))
    assert (tale.told("limit")[-1]["limit"], tale.s.hazard_limit()) == (4, 4)


@rule("ME-10.4", "ME-10.5", "ME-10.6")
def test_cards_change_the_limit_even_below_two_but_not_below_zero() -> None:
    tale = Scene(GLORFINDEL, foes_hand=[ORC_GUARD]).choose("move").until("plan").choose("stay").hazards()
    found = []
    for limit in (1, 0, -3):
        tale.s.journey.limit = limit
        found.append(tale.s.hazard_limit())
    assert found == [1, 0, 0]


@rule("ME-6.27", "ME-6.50")
@part("C-70")
def test_the_active_player_begins_chains_and_both_pass_in_the_end() -> None:
    tale = Scene(GLORFINDEL, hand=[GATES], foes_hand=[DOORS, CALL]).stay()
    assert (tale.kind, tale.seat) == ("react", 0)
    tale.choose("pass")
    assert tale.seat == 1
    tale.choose(f"declare:{DOORS}.0")
    while tale.cards(PLAY, 1) != [DOORS]:
        tale.choose("pass")
    assert (tale.kind, tale.seat) == ("react", 0)


@rule("ME-6.28", "ME-6.29")
def test_a_company_sent_back_meets_no_more_hazards_and_does_nothing() -> None:
    tale = Scene(GLORFINDEL, sites=[MORIA], foes_hand=[ORC_GUARD] * 2).choose("move", f"move:{MORIA}").until("way")
    tale.choose("way:number-0").hazards()
    tale.s.journey.sent_back = True
    tale.choose("pass").reach("end")
    assert (tale.at(), tale.cards(LAND), tale.told("entered")) == (["Rivendell"], [RIVENDELL], [])
    assert "enter" not in [event["event"] for event in tale.news]


@rule("ME-6.31", "ME-6.32")
def test_of_a_company_that_is_no_more_only_the_destination_is_left_for_a_card() -> None:
    tale = Scene(GLORFINDEL, sites=[MORIA], foes_hand=[ORC_GUARD, DOORS]).choose("move", f"move:{MORIA}").until("way")
    tale.choose("way:number-0").hazards().choose(f"declare:{DOORS}.0")
    tale.s.discard(tale.thing(GLORFINDEL))
    while tale.cards(PLAY, 1) != [DOORS]:
        tale.choose("pass")
    assert tale.offers() == [f"on-guard:{ORC_GUARD}", "pass"]


@rule("ME-6.36")
def test_after_every_phase_hands_are_adjusted() -> None:
    tale = Scene(GLORFINDEL, hand=[FILL] * 12, sites=[MORIA]).choose("move", f"move:{MORIA}").until("surplus")
    assert (tale.seat, len(tale.cards(HAND)) > 8) == (0, True)


@rule("ME-6.38", "ME-6.42")
def test_companies_with_one_site_card_merge_with_all_that_happened_to_them() -> None:
    tale = Scene(GLORFINDEL, more=[SAM], sites=[MORIA])
    other = tale.company(0, [SAM], MORIA)
    tale.s.set_company(other, tale.s.companies[other].having_met("attack:orc"))
    key = next(k for k in tale.again().choose("move").offering(f"move:{MORIA}#"))
    tale.choose(key, "stay").reach("site")
    assert tale.members() == [[GLORFINDEL, SAM]]
    assert tale.s.companies[0].met == ["attack:orc"]


@rule("ME-6.39", "ME-6.41")
@part("C-67")
def test_who_would_make_a_company_impossible_is_put_back() -> None:
    tale = Scene(GORBAG, side="minion", more=[SHAGRAT], sites=["le-362"])
    tale.company(0, [SHAGRAT], "le-362")
    key = next(k for k in tale.again().choose("move").offering("move:le-362#"))
    tale.choose(key, "stay").reach("site")
    assert (tale.members(), tale.at()) == ([[GORBAG], [SHAGRAT]], ["Minas Morgul", "Cirith Ungol"])
    assert (tale.told("put-back")[0]["cards"], tale.s.companies[0].idle) == ([GORBAG], True)


@rule("ME-6.39")
def test_of_two_companies_that_have_moved_the_hazard_player_says_which_is_put_back() -> None:
    tale = Scene(GORBAG, side="minion", more=[SHAGRAT], sites=["le-362", "le-404"])
    tale.company(0, [SHAGRAT], "le-404")
    tale.again().choose("move", "move:le-362")
    tale.choose(tale.offering("move:le-362#")[0]).until("put-back")
    assert (tale.seat, tale.offers()) == (1, ["company:company-0", "company:company-1"])
    assert (tale.why_not("company:company-1"), tale.why_not("company:company-2")) == ((), ("ME-6.39",))
    tale.choose("company:company-1")
    assert (tale.told("put-back")[0]["cards"], tale.at()) == ([SHAGRAT], ["Cirith Ungol", "Southron Oasis"])


def crowded(comes_too: bool) -> Scene:
    """Gorbag has come from Cirith Ungol to Shagrat; a third leader is at Cirith Ungol, and may have come there."""
    tale = Scene(LEADER, side="minion", more=[SHAGRAT, GORBAG], sites=["le-362", "le-404", "le-361"])
    origin, there, far = (tale.site(site) for site in ("le-362", "le-404", "le-361"))
    shagrat, gorbag = (tale.company(0, [who], "le-390", fresh=False) for who in (SHAGRAT, GORBAG))
    for number, site, came_from in (
        (0, origin, far if comes_too else NO_THING),
        (shagrat, there, NO_THING),
        (gorbag, there, origin),
    ):
        after = tale.s.companies[number].at_site(site)
        after.origin, after.moved, after.has_travelled = came_from, came_from != NO_THING, True
        tale.s.set_company(number, after)
    return tale.meanwhile(MovementPhase())


@rule("ME-6.39", "ME-6.40")
@part("C-67")
@pytest.mark.parametrize("comes_too", [True, False])
def test_who_is_put_back_beside_another_stays_if_that_one_can_go_back(comes_too: bool) -> None:
    """The other has a site to go back to if it has moved; if not, who was put back has none."""
    tale = crowded(comes_too)
    gone = [event["cards"] for event in tale.told("put-back")]
    assert gone == [[GORBAG], [LEADER] if comes_too else [GORBAG]]
    assert (GORBAG in tale.cards(DISCARD)) != comes_too
    if comes_too:
        back = tale.s.companies[tale.number(GORBAG)]
        assert (tale.at(), back.moved, back.idle) == (["Cirith Gorgor", "Southron Oasis", "Cirith Ungol"], False, True)


@rule("ME-6.29", "ME-6.42")
def test_with_a_company_that_was_sent_back_nobody_does_anything() -> None:
    tale = Scene(GLORFINDEL, SAM, at=MORIA, foes_hand=[ORC_GUARD] * 2)
    tale.choose(f"split:{SAM}", "move", "stay", f"move:{LORIEN}")
    tale.until("next-company").choose(f"company:company-{tale.number(SAM)}").until("way").choose("way:number-0")
    tale.hazards().s.journey.sent_back = True
    tale.choose("pass").reach("end")
    assert (tale.members(), tale.s.companies[0].idle, tale.told("entered")) == ([[GLORFINDEL, SAM]], True, [])


@rule("ME-6.44")
def test_of_three_site_cards_at_a_haven_the_player_says_which_one_stays() -> None:
    tale = Scene(GLORFINDEL, more=[SAM, BALIN])
    tale.company(0, [SAM], RIVENDELL)
    third = tale.company(0, [BALIN], RIVENDELL)
    tale.again().choose("move", "stay", "stay", "stay").until("merge-companies").choose("merge:company-0")
    assert (tale.kind, tale.offers()) == ("merge-with", ["company:company-1", f"company:company-{third}"])
    kept = tale.s.companies[third].site
    tale.choose(f"company:company-{third}")
    assert (tale.members(), tale.s.companies[third].site) == ([[SAM], [BALIN, GLORFINDEL]], kept)


@rule("ME-6.48")
def test_what_lies_on_guard_at_a_site_card_that_is_given_up_returns_to_hand() -> None:
    """At once, before the site phase: a third company is still asked whether it joins."""
    tale = Scene(GLORFINDEL, more=[SAM, BALIN], foes_hand=[ORC_GUARD])
    other = tale.company(0, [SAM], RIVENDELL)
    tale.company(0, [BALIN], RIVENDELL)
    tale.again().choose("move", "stay", "stay", "stay").until("next-company").choose("company:company-0").hazards()
    tale.choose(f"on-guard:{ORC_GUARD}").until("merge-companies").choose("merge:company-0")
    assert tale.cards(GUARD, 1) == [ORC_GUARD]
    tale.choose(f"company:company-{other}")
    assert (tale.kind, tale.cards(GUARD, 1), tale.hand(1)) == ("merge-companies", [], [ORC_GUARD])
    assert tale.s.on[tale.find(ORC_GUARD, 1)] == NO_THING


@rule("ME-4.19")
def test_what_still_lies_on_guard_at_the_end_returns_to_hand_and_lies_nowhere() -> None:
    tale = Scene(GLORFINDEL, at=MORIA, foes_hand=[ORC_GUARD])
    tale.choose("move", "stay").hazards()
    tale.s.set_company(0, idle(tale.s.companies[0]))
    tale.choose(f"on-guard:{ORC_GUARD}").reach("untap")
    assert (tale.hand(1), tale.s.on[tale.find(ORC_GUARD, 1)]) == ([ORC_GUARD], NO_THING)


def idle(company: Company) -> Company:
    """It does nothing in its site phase."""
    other = company.copy()
    other.idle = True
    return other


@rule("ME-6.43", "ME-6.44")
def test_companies_at_a_haven_become_one_at_will() -> None:
    tale = Scene(GLORFINDEL, more=[SAM])
    other = tale.company(0, [SAM], RIVENDELL)
    tale.again().choose("move", "stay", "stay").until("merge-companies")
    assert tale.offers() == ["merge:company-0", f"merge:company-{other}", "done"]
    kept = tale.s.companies[other].site
    tale.choose("merge:company-0")
    assert (tale.members(), tale.s.companies[other].site, len(tale.s.at(LAND, 0))) == ([[SAM, GLORFINDEL]], kept, 1)


@rule("ME-9.4", "ME-6.45")
def test_so_a_tapped_haven_is_exchanged_for_an_untapped_one() -> None:
    tale = Scene(GLORFINDEL, more=[SAM, GATES])
    other = tale.company(0, [SAM], RIVENDELL)
    tapped = tale.s.companies[0].site
    tale.s.set_status(tapped, TAPPED)
    tale.s.come_into_play(tale.find(GATES), 0, tapped)
    tale.again().choose("move", "stay", "stay").until("merge-companies").choose("merge:company-0")
    assert tale.s.status[tale.s.companies[other].site] == UNTAPPED
    assert (tale.s.zones.where[tapped], tale.cards(DISCARD)) == (SITES, [GATES])


@rule("ME-6.48")
def test_on_guard_cards_at_a_vacated_site_return_to_hand() -> None:
    tale = Scene(GLORFINDEL, at=MORIA, foes_hand=[ORC_GUARD], sites=[BREE])
    site = tale.s.companies[0].site
    card = tale.find(ORC_GUARD, 1)
    tale.s.zones.move(card, GUARD + 1)
    tale.s.lay_on(card, site)
    tale.again().choose("move", f"move:{LORIEN}").reach("site")
    assert (tale.cards(GUARD, 1), tale.cards(HAND, 1)) == ([], [ORC_GUARD])


# Sites (chapter 24)


@rule("ME-24.1")
def test_site_cards_have_one_of_four_alignments() -> None:
    alignments = {card.alignment for versions in places().values() for card in versions.values()}
    assert alignments == {"hero", "minion", "fallen-wizard", "balrog"}


@rule("ME-24.5", "ME-24.6", "ME-24.12")
def test_havens_have_no_site_path_but_for_geann_a_lisch() -> None:
    havens = [card for versions in places().values() for card in versions.values() if card.haven]
    assert {card.title for card in havens if card.site_path} <= {"Geann a-Lisch"}
    assert FACES[face_of(MORIA)].record.site_path == ("wilderness", "wilderness")


@rule("ME-1.10", "ME-24.16", "ME-24.14")
def test_havens_are_those_of_the_own_kind() -> None:
    heroes, minions = Scene(GLORFINDEL), Scene(LUITPRAND, side="minion")
    found = [is_haven(tale.s, tale.s.companies[0].site, 0) for tale in (heroes, minions)]
    tale = Scene(GLORFINDEL, at="tw-411")
    assert (found, is_haven(tale.s, tale.s.companies[0].site, 0)) == ([True, True], False)


@rule("ME-24.20", "ME-24.21", "ME-24.23")
def test_under_deeps_lie_in_no_region_below_a_surface_site() -> None:
    gates = places()["The Under-gates"]["hero"]
    assert (gates.region, surface_sites(gates)[0], gates.adjacent[0].site) == ("", "Moria", "Moria")
    found = {passage.site: passage.roll for passage in gates.adjacent}
    assert found == {
        "Moria": 0,
        "The Under-leas": 6,
        "The Under-grottos": 8,
        "The Gem-deeps": 6,
        "The Sulfur-deeps": 5,
    }


@rule("ME-9.21", "ME-9.25", "ME-24.23")
@pytest.mark.parametrize(
    ("who", "side", "above", "below"),
    [(GLORFINDEL, "hero", "as-137", "dm-37"), (SHAGRAT, "minion", "le-361", "as-164")],
)
def test_the_under_galleries_are_below_every_site_in_udun(who: str, side: str, above: str, below: str) -> None:
    for here, there in ((above, below), (below, above)):
        tale = Scene(who, side=side, at=here, sites=[there]).choose("move", f"move:{there}").reach("site")
        assert tale.at() == [FACES[face_of(there)].title]
