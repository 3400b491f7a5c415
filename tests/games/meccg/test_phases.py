"""Chapters 4, 6, 9, 10, 24, 25 and 26: what the phases do besides, meetings, sites, the chain of effects."""

from tests.games.meccg.scene import Scene

from mathom.games.meccg.box import places, surface_sites
from mathom.games.meccg.cards.chain import EventChain
from mathom.games.meccg.companies.havens import is_haven
from mathom.games.meccg.faces import FACES, face_of
from mathom.games.meccg.journey.ways import ways
from mathom.games.meccg.round.hand import Draw
from mathom.games.meccg.state import TAPPED, UNTAPPED
from mathom.games.meccg.zones import DECK, DISCARD, GUARD, HAND, LAND, PLAY, SITE_DISCARD, SITES
from mathom.testing import part, rule

GLORFINDEL, SAM, BALIN, ARWEN, GANDALF, ELROND = "tw-161", "tw-180", "tw-123", "tw-122", "tw-156", "tw-145"
MORIA, RIVENDELL, LORIEN, BREE = "tw-413", "tw-421", "tw-408", "tw-378"
GATES, DOORS, TWILIGHT, MARVELS, STIR, CALL = "tw-243", "tw-28", "tw-106", "td-134", "tw-61", "tw-18"
FILL, ORC_GUARD, GORBAG, SHAGRAT, LUITPRAND = "tw-204", "tw-72", "le-11", "le-39", "le-23"
SIDES = [(GLORFINDEL, "hero"), (LUITPRAND, "minion")]


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


@rule("ME-24.1", "ME-24.2", "ME-24.3")
def test_players_use_the_site_cards_of_their_alignment() -> None:
    alignments = {card.alignment for versions in places().values() for card in versions.values()}
    assert alignments == {"hero", "minion", "fallen-wizard", "balrog"}
    used = [Scene(who, side=side).s.profile(0).site_alignments for who, side in SIDES]
    assert used == [["hero"], ["minion"]]


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


# The chain of effects (chapter 25)


def chained(hand: list[str], foes: list[str], **more: list[str]) -> Scene:
    tale = Scene(GLORFINDEL, "tw-184", hand=hand, foes_hand=foes, foes_more=more.get("foes_more"))
    return tale.stay()


@rule("ME-25.4", "ME-25.5", "ME-25.7")
def test_a_chain_closes_when_nobody_adds_to_it_and_resolves_backwards() -> None:
    tale = chained([GATES, TWILIGHT], [TWILIGHT])
    tale.choose(f"declare:{GATES}.0")
    chain = tale.s.innermost(EventChain)
    assert (chain is not None, tale.seat) == (True, 1)
    tale.when(f"declare:{TWILIGHT}.1")
    while tale.cards(DISCARD) != [GATES]:
        tale.choose("pass")
    assert tale.cards(PLAY) == [GLORFINDEL, "tw-184"]


@rule("ME-25.8", "ME-25.9", "ME-25.10", "ME-11.21")
def test_what_has_lost_its_target_does_nothing_and_costs_stay_paid() -> None:
    tale = chained([MARVELS], [TWILIGHT], foes_more=[STIR])
    thing = tale.find(STIR, 1)
    tale.s.come_into_play(thing, 1)
    tale.again().choose(f"declare:{MARVELS}.0")
    while tale.kind == "target":
        tale.choose(tale.offers()[0])
    sage = [who for who in (GLORFINDEL, "tw-184") if tale.status(who) == [TAPPED]]
    tale.s.discard(thing)
    while not tale.told("fizzled"):
        tale.choose("pass")
    assert (len(sage), tale.told("fizzled")) == (1, [{"seat": 0, "card": MARVELS}])
    assert (tale.cards(DISCARD), tale.status(*sage)) == ([MARVELS], [TAPPED])


@rule("ME-25.14")
def test_a_short_event_is_discarded_after_it_has_worked() -> None:
    tale = chained([MARVELS], [], foes_more=[STIR])
    tale.s.come_into_play(tale.find(STIR, 1), 1)
    tale.again().choose(f"declare:{MARVELS}.0")
    while tale.kind == "target":
        tale.choose(tale.offers()[0])
    tale.reach("site")
    gone = [event["card"] for event in tale.told("discarded")]
    assert (gone, tale.cards(DISCARD)) == ([STIR], [MARVELS])


@rule("ME-25.6")
def test_of_several_texts_one_is_chosen_when_the_card_is_played() -> None:
    hobbits = Scene(SAM, "tw-170", hand=["tw-253"])
    hobbits.make(TAPPED, SAM).make(2, "tw-170")
    assert hobbits.offering("declare:tw-253") == ["declare:tw-253.0", "declare:tw-253.1"]


@rule("ME-11.11", "ME-25.15", "ME-13.1")
def test_a_creature_begins_its_chain() -> None:
    tale = Scene(GLORFINDEL, hand=[GATES], foes_hand=[ORC_GUARD, TWILIGHT], sites=[MORIA])
    tale.choose("move", f"move:{MORIA}").until("way").choose("way:number-0")
    while tale.kind != "react":
        tale.decline()
    tale.choose(f"declare:{GATES}.0")
    assert (tale.seat, tale.offers()) == (1, [f"declare:{TWILIGHT}.1", "pass"])
    tale.choose("pass", "pass").hazards()
    assert f"declare:{ORC_GUARD}.0" in tale.offers()


@rule("ME-20.1", "ME-20.2", "ME-20.3", "ME-20.4")
@part("C-46")
def test_one_corruption_card_for_each_character_first_in_its_chain_and_none_for_ringwraiths() -> None:
    tale = Scene(GLORFINDEL, "tw-184", hand=[GATES], foes_hand=["tw-27", "tw-27"]).stay().choose(f"declare:{GATES}.0")
    assert not any(key.startswith("declare:tw-27") for key in tale.offers())
    tale.hazards()
    while "declare:tw-27.0" not in tale.offers():
        tale.choose("pass")
    tale.choose("declare:tw-27.0", f"on:{GLORFINDEL}").hazards()
    while "declare:tw-27.0" not in tale.offers():
        tale.choose("pass")
    tale.choose("declare:tw-27.0").reach("site")
    found = sorted(tale.s.face(tale.s.on[t]).id for t in tale.s.at(PLAY, 1))
    assert found == [GLORFINDEL, "tw-184"]
    chain = EventChain([1], "mh")
    dark = Scene("le-57", LUITPRAND, side="minion", foes_more=["tw-27"])
    card = dark.find("tw-27", 1)
    assert [chain.may_aim(dark.s, card, dark.thing(who)) for who in ("le-57", LUITPRAND)] == [False, True]
