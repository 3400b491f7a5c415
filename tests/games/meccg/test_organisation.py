"""Chapter 5: characters come and go, companies are arranged, items change hands, movement is declared."""

import pytest
from tests.games.meccg.scene import Scene

from mathom.games.meccg.company import NO_COMPANY
from mathom.games.meccg.game import GAME
from mathom.games.meccg.state import GENERAL, TAPPED, UNTAPPED, WOUNDED
from mathom.games.meccg.zones import DECK, DISCARD, HAND, LAND, POINTS, SIDEBOARD, SITES
from mathom.testing import part, rule

GLORFINDEL, SAM, BALIN, ELROND, ARWEN, ADRAZAR = "tw-161", "tw-180", "tw-123", "tw-145", "tw-122", "tw-116"
GANDALF, SARUMAN, BARLIMAN, ARAGORN, BEREGOND = "tw-156", "tw-181", "tw-125", "tw-120", "tw-127"
ANBORN = "tw-118"
CRAM, HORN, GLAMDRING, ONE_RING, DESPAIR = "td-105", "tw-259", "tw-244", "tw-347", "tw-27"
RIVENDELL, LORIEN, MORIA, BREE, ISENGARD, DOL_AMROTH = "tw-421", "tw-408", "tw-413", "tw-378", "tw-404", "tw-386"


@rule("ME-5.1")
def test_things_are_done_in_any_order_and_repeatedly() -> None:
    tale = Scene(GLORFINDEL, [SAM, CRAM], BALIN, hand=[ARWEN])
    tale.choose(f"transfer:{CRAM}", f"under:{GLORFINDEL}")
    tale.choose(f"split:{BALIN}", f"play:{ARWEN}", "company:company-0", "under")
    tale.choose(f"transfer:{CRAM}", f"under:{SAM}")
    assert tale.members() == [[GLORFINDEL, SAM, ARWEN], [BALIN]]


@rule("ME-5.2")
def test_one_character_a_turn_is_played_or_discarded() -> None:
    tale = Scene(GLORFINDEL, SAM, hand=[ARWEN, BARLIMAN])
    assert tale.offering("play:") == [f"play:{ARWEN}", f"play:{BARLIMAN}"]
    tale.choose(f"play:{ARWEN}", "company:company-0", "under")
    assert (tale.offering("play:"), tale.offering("dismiss:")) == ([], [])
    other = Scene(GLORFINDEL, SAM, hand=[ARWEN]).choose(f"dismiss:{SAM}")
    assert other.offers().count(f"play:{ARWEN}") == 0


@rule("ME-5.3", "ME-5.57")
def test_an_avatar_is_the_one_character_of_its_turn() -> None:
    tale = Scene(GLORFINDEL, hand=[GANDALF, ARWEN]).choose(f"play:{GANDALF}", "company:company-0", "under")
    assert (tale.offering("play:"), tale.offering("dismiss:")) == ([], [])
    tale.s.characters_played = 0
    assert tale.again().offering("play:") == []
    other = Scene(GLORFINDEL, hand=[GANDALF, ARWEN]).choose(f"play:{ARWEN}", "company:company-0", "under")
    assert other.offers().count(f"play:{GANDALF}") == 0


@rule("ME-5.4")
def test_a_wizard_comes_to_rivendell_or_to_his_home() -> None:
    tale = Scene(GLORFINDEL, at=MORIA, hand=[SARUMAN], sites=[ISENGARD])
    tale.choose(f"play:{SARUMAN}")
    assert sorted(tale.offers()) == [f"place:{ISENGARD}", f"place:{RIVENDELL}"]


@rule("ME-5.5")
def test_a_ringwraith_comes_to_minas_morgul_dol_guldur_or_his_home() -> None:
    tale = Scene("le-1", at="le-359", side="minion", hand=["le-58"], sites=["le-354"])
    tale.choose("play:le-58")
    assert sorted(tale.offers()) == ["place:le-367", "place:le-390"]


@rule("ME-5.8", "ME-16.3")
def test_an_avatar_takes_the_place_of_its_hazard_form() -> None:
    tale = Scene(GLORFINDEL, hand=[GANDALF], foes_more=["as-11"])
    form = tale.find("as-11", 1)
    tale.s.come_into_play(form, 1)
    tale.again().choose(f"play:{GANDALF}", "company:company-0", "under")
    assert (tale.cards(DISCARD, 1), tale.members()) == (["as-11"], [[GLORFINDEL, GANDALF]])


@rule("ME-5.9")
def test_a_character_comes_to_its_home_or_a_haven() -> None:
    at_home = Scene(GLORFINDEL, at=DOL_AMROTH, hand=[ADRAZAR]).choose(f"play:{ADRAZAR}")
    assert "company:company-0" in at_home.offers()
    elsewhere = Scene(GLORFINDEL, at=MORIA, hand=[ADRAZAR]).choose(f"play:{ADRAZAR}")
    assert sorted(elsewhere.offers()) == [f"place:{LORIEN}", f"place:{RIVENDELL}"]


@rule("ME-5.10")
def test_with_the_avatar_in_play_others_come_to_him_or_follow_somebody() -> None:
    both = Scene(GANDALF, hand=[BARLIMAN], more=[GLORFINDEL])
    number = both.company(0, [GLORFINDEL], LORIEN)
    both.again().choose(f"play:{BARLIMAN}")
    assert both.offers() == ["company:company-0", f"company:company-{number}"]
    both.choose(f"company:company-{number}")
    assert [key.partition("#")[0] for key in both.offers()] == [f"under:{GLORFINDEL}"]


@rule("ME-5.11", "ME-5.12", "ME-5.55")
def test_who_cannot_be_controlled_in_the_end_returns_to_hand() -> None:
    tale = Scene(GLORFINDEL, ELROND, hand=[BEREGOND, BARLIMAN, ARWEN])
    tale.choose(f"play:{ARWEN}", "company:company-0", "under")
    assert tale.members() == [[GLORFINDEL, ELROND, ARWEN]]
    tale.choose("move").until("discard")
    assert (tale.members(), tale.told("returned-to-hand")) == ([[GLORFINDEL, ELROND]], [{"seat": 0, "card": ARWEN}])


@rule("ME-5.13")
def test_at_a_haven_somebody_new_may_form_a_company_with_an_own_site_card() -> None:
    tale = Scene(GLORFINDEL, hand=[ARWEN]).choose(f"play:{ARWEN}")
    assert sorted(tale.offers()) == ["company:company-0", f"place:{LORIEN}", f"place:{RIVENDELL}"]
    tale.choose(f"place:{RIVENDELL}")
    assert (tale.members(), tale.at()) == ([[GLORFINDEL], [ARWEN]], ["Rivendell", "Rivendell"])
    assert len(tale.s.at(LAND, 0)) == 2


@rule("ME-5.61")
def test_where_nobody_is_a_character_brings_the_site_card() -> None:
    tale = Scene(GLORFINDEL, hand=[ADRAZAR], sites=[DOL_AMROTH]).choose(f"play:{ADRAZAR}", f"place:{DOL_AMROTH}")
    assert (tale.members(), tale.at()) == ([[GLORFINDEL], [ADRAZAR]], ["Rivendell", "Dol Amroth"])
    assert DOL_AMROTH not in tale.cards(SITES)


@rule("ME-5.22")
def test_only_at_home_or_at_a_haven_a_character_is_discarded() -> None:
    tale = Scene(GLORFINDEL, ARAGORN, at=BREE)
    assert [key.partition("#")[0] for key in tale.offering("dismiss:")] == [f"dismiss:{ARAGORN}"]
    assert len(Scene(GLORFINDEL, ARAGORN).offering("dismiss:")) == 2
    tale.choose(f"dismiss:{ARAGORN}")
    assert (tale.members(), tale.cards(DISCARD)) == ([[GLORFINDEL]], [ARAGORN])


@rule("ME-5.23")
def test_an_avatar_is_not_discarded() -> None:
    tale = Scene(GANDALF, SAM)
    assert [key.partition("#")[0] for key in tale.offering("dismiss:")] == [f"dismiss:{SAM}"]


@rule("ME-5.24", "ME-8.4", "ME-8.33")
def test_followers_need_direct_influence_in_the_same_company() -> None:
    tale = Scene(BALIN, BEREGOND, SAM, more=[ARWEN])
    tale.company(0, [ARWEN], LORIEN)
    tale.again()
    assert [key.partition("#")[0] for key in tale.offering("follow:")] == [f"follow:{BEREGOND}"]
    tale.choose(f"follow:{BEREGOND}", f"under:{BALIN}")
    assert tale.s.under[tale.thing(BEREGOND)] == tale.thing(BALIN)
    tale.next_organisation().choose(f"lead:{BEREGOND}")
    assert tale.s.under[tale.thing(BEREGOND)] == GENERAL


@rule("ME-5.24")
def test_a_follower_comes_under_general_influence_only_where_that_is_left() -> None:
    """Elrond and Glorfindel take 18 of the 20; Beregond has mind 2, Sam 4."""
    for follower, fits in ((BEREGOND, True), (SAM, False)):
        tale = Scene(ELROND, GLORFINDEL, follower)
        tale.follow(follower, ELROND)
        tale.again()
        assert tale.offered(f"lead:{follower}") is fits
        assert tale.why_not(f"lead:{follower}") == (() if fits else ("ME-5.24",))


@rule("ME-8.33")
def test_who_follows_somebody_leads_nobody() -> None:
    """Else a split would tear them apart."""
    tale = Scene(GANDALF, GLORFINDEL, ANBORN)
    tale.follow(GLORFINDEL, GANDALF)
    tale.again().choose(f"follow:{ANBORN}")
    assert [key.partition("#")[0] for key in tale.offers()] == [f"under:{GANDALF}"]
    other = Scene(GANDALF, GLORFINDEL, hand=[BARLIMAN])
    other.follow(GLORFINDEL, GANDALF)
    other.again().choose(f"play:{BARLIMAN}", "company:company-0")
    assert [key.partition("#")[0] for key in other.offers()] == ["under", f"under:{GANDALF}"]


@rule("ME-8.33", "ME-5.54")
def test_who_leads_somebody_by_now_does_not_go_back_under_the_former_leader() -> None:
    tale = Scene(GANDALF, GLORFINDEL, ANBORN, ELROND, hand=[ARAGORN])
    tale.follow(GLORFINDEL, GANDALF)
    tale.again().choose(f"lead:{GLORFINDEL}", f"follow:{ANBORN}", f"under:{GLORFINDEL}")
    tale.choose(f"play:{ARAGORN}", "company:company-0", "under", "move").reach("long-event")
    assert [tale.s.under[tale.thing(card)] for card in (GLORFINDEL, ANBORN)] == [GENERAL, tale.thing(GLORFINDEL)]
    assert tale.hand() == [ARAGORN]


@rule("ME-5.25")
def test_a_company_is_split_into_any_number() -> None:
    tale = Scene(GLORFINDEL, SAM, BALIN).choose(f"split:{SAM}", f"split:{BALIN}")
    assert tale.members() == [[GLORFINDEL], [SAM], [BALIN]]


@rule("ME-5.26")
@pytest.mark.parametrize(
    "arranging",
    [
        [f"split:{BALIN}"],
        [f"follow:{BEREGOND}", f"under:{BALIN}"],
        [f"join:{ARWEN}", "company:company-0"],
        [f"play:{ANBORN}", "company:company-0", "under"],
        [f"play:{ANBORN}", f"place:{LORIEN}"],
        [f"dismiss:{BALIN}"],
    ],
    ids=lambda keys: keys[0].partition(":")[0] + keys[-1].partition(":")[0],
)
@pytest.mark.parametrize("other", [[f"transfer:{CRAM}", f"under:{BEREGOND}"], [f"store:{CRAM}"]], ids=["hand", "store"])
def test_whatever_was_arranged_another_deed_ends_it(arranging: list[str], other: list[str]) -> None:
    tale = Scene([GLORFINDEL, CRAM], BALIN, BEREGOND, more=[ARWEN], hand=[ANBORN], rolls={"check": [[6, 6]]})
    tale.company(0, [ARWEN], RIVENDELL)
    tale.again().choose(*arranging)
    assert tale.offered(f"split:{GLORFINDEL}")
    tale.choose(*other).until("organise")
    assert tale.why_not(f"split:{GLORFINDEL}#{tale.thing(GLORFINDEL)}") == ("ME-5.26",)


@rule("ME-5.62")
def test_companies_at_one_site_are_merged() -> None:
    apart = Scene(GLORFINDEL, more=[SAM])
    apart.company(0, [SAM], LORIEN)
    assert apart.again().offering("join:") == []
    tale = Scene(GLORFINDEL, more=[SAM])
    number = tale.company(0, [SAM], RIVENDELL)
    tale.again().choose(f"join:{SAM}", "company:company-0")
    assert (tale.members(), number in tale.s.companies_of(0)) == ([[GLORFINDEL, SAM]], False)


@rule("ME-5.29", "ME-8.14")
@part("C-45")
def test_a_company_has_a_size_of_seven_at_most() -> None:
    seven = [GLORFINDEL, BALIN, ARWEN, ADRAZAR, BARLIMAN, BEREGOND, "tw-124"]
    tale = Scene(*seven, more=[SAM, "tw-130"], hand=["tw-132"])
    tale.company(0, ["tw-130"], RIVENDELL)
    tale.again()
    assert not any(key.startswith("join:tw-130") for key in tale.offers())
    tale.choose("play:tw-132")
    assert "company:company-0" not in tale.offers()


@rule("ME-5.30", "ME-5.32", "ME-20.10")
def test_items_are_handed_over_one_by_one_each_after_a_check() -> None:
    tale = Scene(SAM, [GLORFINDEL, CRAM, HORN], rolls={"check": [[3, 3], [3, 4]]})
    tale.choose(f"transfer:{CRAM}", f"under:{SAM}", "done")
    assert (tale.s.on[tale.thing(CRAM)], tale.s.on[tale.thing(HORN)]) == (tale.thing(SAM), tale.thing(GLORFINDEL))
    tale.choose(f"transfer:{HORN}", f"under:{SAM}").until("organise")
    assert [event["points"] for event in tale.told("checked")] == [2, 1]


@rule("ME-5.31", "ME-17.21", "ME-24.10")
def test_items_are_stored_at_havens_only_and_the_one_ring_never() -> None:
    assert Scene([GLORFINDEL, GLAMDRING], at=MORIA).offering("store:") == []
    tale = Scene([GLORFINDEL, GLAMDRING, ONE_RING])
    assert [key.partition("#")[0] for key in tale.offering("store:")] == [f"store:{GLAMDRING}"]


@rule("ME-17.22", "ME-17.23", "ME-17.24")
def test_storing_takes_a_check_each_and_needs_a_bearer_that_stays() -> None:
    kept = Scene([GLORFINDEL, GLAMDRING, CRAM, HORN], SAM, rolls={"check": [[6, 6], [1, 2]]})
    kept.choose(f"store:{GLAMDRING}", "done")
    assert kept.cards(POINTS) == [GLAMDRING]
    lost = Scene([GLORFINDEL, GLAMDRING, CRAM, HORN], rolls={"check": [[1, 2]]}).choose(f"store:{GLAMDRING}")
    assert (lost.cards(POINTS), lost.told("checked")[0]["outcome"]) == ([], "discarded")
    assert sorted(lost.cards(DISCARD)) == sorted([GLORFINDEL, GLAMDRING, CRAM, HORN])


@rule("ME-5.34", "ME-20.6")
def test_a_character_taps_to_be_rid_of_a_corruption_card() -> None:
    tale = Scene(GLORFINDEL, foes_more=[DESPAIR], rolls={"removal": [[2, 3]]})
    card = tale.bear(DESPAIR, GLORFINDEL, 1, whose=0)
    tale.again().choose(f"remove:{DESPAIR}")
    assert tale.told("cleansed")[0] == {
        "seat": 0,
        "card": DESPAIR,
        "who": GLORFINDEL,
        "roll": 5,
        "points": 4,
        "outcome": "removed",
    }
    assert (tale.status(GLORFINDEL), tale.s.zones.where[card]) == ([TAPPED], DISCARD + 1)


@rule("ME-5.35", "ME-5.36", "ME-20.8")
@part("C-83")
def test_without_tapping_it_takes_three_more_and_there_is_one_attempt() -> None:
    tale = Scene(GLORFINDEL, foes_more=[DESPAIR], rolls={"removal": [[3, 4]]})
    tale.bear(DESPAIR, GLORFINDEL, 1, whose=0)
    tale.again().choose(f"remove-untapped:{DESPAIR}")
    assert (tale.told("cleansed")[0]["points"], tale.told("cleansed")[0]["outcome"]) == (7, "remains")
    assert (tale.status(GLORFINDEL), tale.offering("remove")) == ([UNTAPPED], [])


@rule("ME-5.35", "ME-20.8")
def test_who_has_tapped_for_it_in_vain_has_no_attempt_without_tapping() -> None:
    tale = Scene(GLORFINDEL, foes_more=[DESPAIR, "tw-56"], rolls={"removal": [[1, 1]]})
    for card in (DESPAIR, "tw-56"):
        tale.bear(card, GLORFINDEL, 1, whose=0)
    tale.again().choose(f"remove:{DESPAIR}")
    assert [key.partition("#")[0] for key in tale.offering("remove")] == ["remove-untapped:tw-56"]


@rule("ME-5.37", "ME-20.9")
def test_tapped_and_wounded_characters_try_without_tapping_every_card() -> None:
    tale = Scene(GLORFINDEL, foes_more=[DESPAIR, "tw-56"], rolls={"removal": [[1, 1], [6, 6]]})
    for card in (DESPAIR, "tw-56"):
        tale.bear(card, GLORFINDEL, 1, whose=0)
    for status in (TAPPED, WOUNDED):
        tale.make(status, GLORFINDEL)
        assert [key.partition(":")[0] for key in tale.offering("remove")] == ["remove-untapped", "remove-untapped"]
    tale.choose(f"remove-untapped:{DESPAIR}", "remove-untapped:tw-56")
    assert [event["outcome"] for event in tale.told("cleansed")] == ["remains", "removed"]


@rule("ME-20.7")
def test_who_untaps_again_may_tap_again_for_it() -> None:
    tale = Scene(GLORFINDEL, foes_more=[DESPAIR], rolls={"removal": [[1, 1], [6, 6]]})
    tale.bear(DESPAIR, GLORFINDEL, 1, whose=0)
    tale.again().choose(f"remove:{DESPAIR}")
    assert tale.offering("remove:") == []
    tale.make(UNTAPPED, GLORFINDEL).choose(f"remove:{DESPAIR}")
    assert [event["outcome"] for event in tale.told("cleansed")] == ["remains", "removed"]


@rule("ME-5.39")
def test_one_card_into_a_play_deck_of_five_only() -> None:
    few = Scene(GANDALF, sideboard={GLAMDRING: 1}).choose("sideboard")
    assert few.offers() == ["to-discard-pile"]
    enough = Scene(GANDALF, hand=["tw-204"] * 13, sideboard={GLAMDRING: 1}).choose("sideboard")
    assert enough.offers() == ["to-discard-pile", "to-play-deck"]


@rule("ME-5.40", "ME-5.41", "ME-26.8")
def test_after_one_card_the_deck_is_shuffled_and_the_other_sees_a_number() -> None:
    rolls = {"deck.0": [[0] * 12, [4, 3, 2, 1, 0]]}
    tale = Scene(GANDALF, hand=["tw-204"] * 13, sideboard={GLAMDRING: 1}, rolls=rolls)
    tale.choose("sideboard", "to-play-deck", f"fetch:{GLAMDRING}")
    assert tale.told("fetched") == [{"seat": 0, "count": 1, "place": "play-deck"}]
    assert (GLAMDRING in tale.cards(DECK), tale.cards(SIDEBOARD)) == (True, [])
    assert tale.s.face(tale.s.at(DECK, 0)[-1]).id == "tw-204"


@rule("ME-5.41")
def test_the_other_player_does_not_see_what_comes_from_the_sideboard() -> None:
    tale = Scene(GANDALF, sideboard={GLAMDRING: 1, "tw-204": 1}).choose("sideboard", "to-discard-pile")
    tale.choose(f"fetch:{GLAMDRING}", "done")
    piles = [GAME.view(tale.s, viewer)["players"][0]["discard"] for viewer in (0, 1, None)]
    assert piles == [{"count": 1, "cards": [GLAMDRING]}, {"count": 1, "cards": []}, {"count": 1, "cards": []}]


@rule("ME-26.4")
def test_an_avatar_that_untaps_opens_the_sideboard_again() -> None:
    tale = Scene(GANDALF, sideboard={GLAMDRING: 1, "tw-204": 1})
    tale.choose("sideboard", "to-discard-pile", "fetch:tw-204", "done")
    assert "sideboard" not in tale.offers()
    assert "sideboard" in tale.make(UNTAPPED, GANDALF).offers()


@rule("ME-5.45", "ME-5.52", "ME-9.1", "ME-9.2")
def test_every_company_stays_or_goes_to_a_site_in_reach_that_is_at_hand() -> None:
    tale = Scene(GLORFINDEL, more=[SAM], sites=[MORIA, DOL_AMROTH])
    tale.company(0, [SAM], LORIEN)
    tale.again().choose("move")
    first = tale.offers()
    tale.choose("stay")
    second = tale.offers()
    assert (f"move:{MORIA}" in first, f"move:{DOL_AMROTH}" in first, "stay" in first) == (True, False, True)
    assert (f"move:{MORIA}" in second, f"move:{BREE}" in second) == (True, False)


@rule("ME-5.47", "ME-9.3")
def test_for_a_site_in_play_no_card_is_taken_except_for_a_haven() -> None:
    tale = Scene(GLORFINDEL, more=[SAM, BALIN], sites=[MORIA])
    tale.company(0, [SAM], MORIA)
    tale.company(0, [BALIN], LORIEN)
    tale.again().choose("move")
    moves = [key.partition("#")[0] for key in tale.offering(f"move:{MORIA}")]
    havens = [key.partition("#")[0] for key in tale.offering(f"move:{LORIEN}")]
    assert (moves, havens) == ([f"move:{MORIA}"], [f"move:{LORIEN}", f"move:{LORIEN}"])
    assert "#" in tale.offering(f"move:{MORIA}")[0]


@rule("ME-5.51", "ME-8.18")
def test_companies_with_own_site_cards_of_one_haven_all_stay() -> None:
    tale = Scene(GLORFINDEL, more=[SAM])
    tale.company(0, [SAM], RIVENDELL)
    tale.again().choose("move", "stay")
    assert "stay" in tale.offers()
    tale.choose("stay").reach("end")
    assert (len(tale.told("limit")), tale.members()) == (2, [[GLORFINDEL], [SAM]])


@rule("ME-5.53", "ME-5.56", "ME-8.3", "ME-8.5")
def test_too_many_minds_in_the_end_are_discarded_at_choice() -> None:
    tale = Scene(GLORFINDEL, ELROND, BALIN)
    tale.choose("move").until("give-up")
    assert len(tale.offers()) == 3
    tale.choose(f"dismiss:{BALIN}")
    assert tale.members() == [[GLORFINDEL, ELROND]]


@rule("ME-5.54")
def test_who_was_released_goes_back_to_the_controller_first() -> None:
    tale = Scene(ELROND, GLORFINDEL, BEREGOND, hand=[ARWEN])
    tale.follow(BEREGOND, ELROND)
    tale.again().choose(f"lead:{BEREGOND}", f"play:{ARWEN}", "company:company-0", "under")
    assert tale.s.under[tale.thing(BEREGOND)] == GENERAL
    tale.choose("move").reach("long-event")
    assert tale.s.under[tale.thing(BEREGOND)] == tale.thing(ELROND)
    assert tale.told("returned-to-hand") == [{"seat": 0, "card": ARWEN}]


@rule("ME-5.60", "ME-21.8", "ME-21.10")
@part("C-43")
def test_a_ringwraith_without_mode_goes_to_darkhavens_only() -> None:
    tale = Scene("le-58", side="minion", sites=["le-359", "le-381"]).choose("move")
    assert tale.offering("move:") == ["move:le-367"]
    both = Scene("le-58", "le-1", side="minion", sites=["le-359"]).choose("move")
    assert both.offering("move:") == ["move:le-367"]


@rule("ME-5.59", "ME-12.1", "ME-12.3")
def test_an_agent_comes_to_its_home_only_and_is_the_character_of_the_turn() -> None:
    tale = Scene("le-1", side="minion", hand=["dm-1", "le-7"], sites=["le-392"]).choose("play:dm-1")
    assert tale.offers() == ["place:le-392"]
    tale.choose("place:le-392")
    assert (tale.members(), tale.offering("play:")) == ([["le-1"], ["dm-1"]], [])
    assert Scene(GLORFINDEL, hand=["dm-1"], sites=[MORIA]).offering("play:") == []


@rule("ME-1.13")
def test_a_discarded_character_takes_its_cards_along_but_not_its_followers() -> None:
    tale = Scene([BALIN, CRAM], BEREGOND)
    tale.follow(BEREGOND, BALIN)
    tale.again().choose(f"dismiss:{BALIN}")
    assert (tale.members(), tale.cards(DISCARD), tale.cards(HAND)) == ([[BEREGOND]], sorted([CRAM, BALIN]), [])


def test_a_copy_of_a_game_has_companies_of_its_own() -> None:
    tale = Scene(GLORFINDEL, SAM)
    sam, copy = tale.thing(SAM), tale.s.clone()
    here = tale.s.company_of(sam)
    copy.remove_member(sam)
    assert (copy.company_of(sam), copy.characters(0)) == (NO_COMPANY, [tale.thing(GLORFINDEL)])
    assert (tale.s.company_of(sam), sam in tale.s.characters(0)) == (here, True)
    copy.found_company(0, [sam], tale.s.companies[here].site)
    assert copy.companies_of(0) == [here, copy.company_of(sam)]
    assert tale.s.companies_of(0) == [here]
