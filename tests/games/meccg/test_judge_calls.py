"""What a judge is asked about the start, organising, moving and the end: cases between two rules."""

from __future__ import annotations

import pytest
from tests.games.meccg.scene import Scene
from tests.games.meccg.tale import Tale, deck

from mathom.games.meccg.council.calling import may_call
from mathom.games.meccg.council.scoring import points_towards_call
from mathom.games.meccg.decks import Deck, check
from mathom.games.meccg.start.bring import brought_deck, taken
from mathom.games.meccg.terms import Terms
from mathom.testing import rule

ARAGORN, STRIDER, ARWEN, ELLADAN, FRODO, GANDALF = (
    "tw-120",
    "ba-1",
    "tw-122",
    "tw-143",
    "tw-152",
    "tw-156",
)
MAN, ORC, ELF, GORBAG, SHAGRAT, KHAMUL = "le-46", "le-18", "le-4", "le-11", "le-39", "le-55"
ELVEN_CLOAK, WHIP, STAFF, THONG = "tw-225", "le-348", "td-170", "as-132"
MINAS_MORGUL, DOL_GULDUR, GEANN = "le-390", "le-367", "le-374"


ELROHIR, ORDERS = "tw-144", "as-94"


# The start


@rule("ME-16.1", "ME-3.3")
def test_nobody_drafts_two_forms_of_one_character() -> None:
    tale = Tale(deck(pool={ARAGORN: 1, STRIDER: 1}), deck(pool={ARWEN: 1})).draft(ARAGORN)
    assert tale.offers() == ["stop"]


@rule("ME-3.20", "ME-2.44")
def test_agents_that_are_hazards_leave_room_for_characters() -> None:
    hazards = {f"dm-{number}": 1 for number in range(1, 11)}
    tale = Tale(deck(pool={ARWEN: 1}, hazards=hazards), deck()).choose("stop", seat=0).choose("stop", seat=1)
    assert (tale.kind, tale.offers()) == ("leftover", [f"shuffle-in:{ARWEN}", "done"])
    dark = Tale(deck("minion", pool={ORC: 1}, characters=hazards), deck()).choose("stop", seat=0).choose("stop", seat=1)
    assert (dark.kind, dark.offers()) == ("leftover", ["done"])


@rule("ME-3.21", "ME-1.7")
def test_a_starting_item_goes_to_who_may_bear_it() -> None:
    tale = Tale(deck(pool={ARWEN: 1, ELLADAN: 1, ELVEN_CLOAK: 2}), deck()).draft(ARWEN, ELLADAN)
    tale.until("starting-item").choose(f"give:{ELVEN_CLOAK}", f"give:{ARWEN}", f"give:{ELVEN_CLOAK}")
    assert [offer.split("#")[0] for offer in tale.offers()] == [f"give:{ELLADAN}"]
    dark = Tale(deck("minion", pool={MAN: 1, WHIP: 1}), deck()).choose(f"draft:{MAN}", seat=0).choose("stop", seat=1)
    dark.choose(f"place:{MINAS_MORGUL}").until("starting-item")
    assert dark.offers() == ["done"]


@rule("ME-1.7", "ME-2.17")
def test_an_event_may_start_in_place_of_a_minor_item() -> None:
    pool = {GORBAG: 1, MAN: 1, ORDERS: 1, "le-344": 2}
    tale = Tale(deck("minion", pool=pool), deck()).choose(f"draft:{MAN}", seat=0).choose("stop", seat=1)
    tale.choose(f"place:{MINAS_MORGUL}", f"draft:{GORBAG}", f"place:{MINAS_MORGUL}").until("starting-item")
    assert tale.offers() == ["give:le-344", f"give:{ORDERS}", "done"]
    tale.choose(f"give:{ORDERS}", f"give:{GORBAG}", "give:le-344", f"give:{MAN}")
    assert (tale.s.on[tale.thing(ORDERS)], tale.offers()) == (tale.thing(GORBAG), ["done"])


@rule("ME-28.9", "ME-2.1")
def test_a_sideboard_in_the_box_counts_for_no_limit() -> None:
    """Four copies in all, of which the 1-deck game uses two."""
    plain = brought_deck("challenge-a")
    crowded = Deck(
        alignment="hero",
        **{name: plain[name] for name in ("pool", "characters", "hazards", "sites")},
        resources={**plain["resources"], "tw-332": 2},
        sideboard={"tw-332": 2},
    )
    assert "ME-2.1" in [fault.rule for fault in check(crowded)]
    assert "ME-2.1" not in [fault.rule for fault in check(crowded, terms=Terms(length_name="one"))]


@rule("ME-2.46", "ME-2.47", "ME-2.51", "ME-3.1")
@pytest.mark.parametrize(("foe", "stay"), [("challenge-b", []), ("challenge-f", ["tw-36", "dm-49"])])
def test_what_no_deck_has_against_the_opponent_stays_in_the_box(foe: str, stay: list[str]) -> None:
    """Foul Fumes among the hazards, Chance of Being Lost in the sideboard: both may be used against heroes."""
    deck = brought_deck("challenge-a")
    mine = {**deck, "hazards": {**deck["hazards"], "tw-36": 1}, "sideboard": {**deck["sideboard"], "dm-49": 1}}
    found = taken([mine, brought_deck(foe)])
    sections = ("hazards", "sideboard", "sites", "pool", "characters", "resources")
    gone = [card for section in sections for card in mine[section] if card not in found[0][section]]
    assert gone == stay
    assert found[1] == brought_deck(foe)


# Organising


@rule("ME-5.30", "ME-1.7")
def test_an_item_is_handed_only_to_who_may_bear_it() -> None:
    tale = Scene([GANDALF, STAFF], ARWEN)
    assert tale.offering("transfer:") == []
    assert tale.why_not(f"transfer:{STAFF}") == ("ME-1.7",)
    dark = Scene([ORC, THONG], MAN, GORBAG, side="minion").choose(f"transfer:{THONG}")
    assert [offer.split("#")[0] for offer in dark.offers()] == [f"under:{GORBAG}"]


@rule("ME-5.30", "ME-1.7")
@pytest.mark.parametrize("item", ["as-125", "as-126"])
def test_what_only_some_may_receive_is_handed_to_nobody_else(item: str) -> None:
    """Goblin Earth-plumb is for Orcs and Trolls, Helm of Fear for one's own Ringwraith."""
    assert Scene([ORC, item], MAN, side="minion").why_not(f"transfer:{item}") == ("ME-1.7",)


@rule("ME-5.16")
def test_a_hero_holds_agents_as_hazards() -> None:
    tale = Scene(ARWEN, hand=["dm-3"])
    assert tale.offering("play:") == []
    assert tale.why_not("play:dm-3") == ("ME-5.16",)


@rule("ME-9.2")
def test_a_site_that_is_discarded_is_no_goal() -> None:
    assert Scene(ARWEN).choose("move").why_not("move:tw-378") == ("ME-5.46", "ME-9.2")


@rule("ME-5.9", "ME-5.31", "ME-1.7")
def test_nobody_comes_and_nothing_is_stored_at_geann_a_lisch() -> None:
    tale = Scene([MAN, WHIP], at=GEANN, side="minion", hand=[ORC])
    assert tale.offering("store:") == []
    assert tale.why_not(f"store:{WHIP}") == ("ME-1.7",)
    tale.choose(f"play:{ORC}")
    assert [offer.split("#")[0] for offer in tale.offers()] == [f"place:{DOL_GULDUR}", f"place:{MINAS_MORGUL}"]


@rule("ME-5.9")
def test_who_is_at_home_in_ruins_comes_where_fumes_have_made_them() -> None:
    """Bûrat's home is any Ruins & Lairs; Vile Fumes lie with Bree."""
    tale = Scene(MAN, at="le-356", side="minion", hand=["as-1"], more=["wh-54"])
    assert f"company:company-{tale.number(MAN)}" not in tale.choose("play:as-1").offers()
    burnt = Scene(MAN, at="le-356", side="minion", hand=["as-1"], more=["wh-54"])
    burnt.bear("wh-54", burnt.s.companies[burnt.number(MAN)].site)
    burnt.again().choose("play:as-1")
    assert f"company:company-{burnt.number(MAN)}" in burnt.offers()


# On the way


@rule("ME-8.30", "ME-9.5", "ME-6.8")
@pytest.mark.parametrize(("people", "why"), [((ORC, ELF), "ME-8.30"), ((GORBAG, SHAGRAT), "ME-8.31")])
def test_who_is_together_at_darkhavens_only_does_not_go_from_one_to_another(people: tuple[str, str], why: str) -> None:
    """On the way a company is at no site."""
    tale = Scene(*people, side="minion").choose("move")
    assert tale.offers() == ["stay"]
    assert tale.why_not(f"move:{DOL_GULDUR}") == (why,)


@rule("ME-8.28", "ME-21.8")
def test_a_ringwraith_goes_with_others_from_one_darkhaven_to_another() -> None:
    assert f"move:{DOL_GULDUR}" in Scene(KHAMUL, ORC, side="minion").choose("move").offers()


# The end


@rule("ME-27.11", "ME-27.35", "ME-27.48")
def test_what_lies_below_counts_nothing_towards_a_call_category_by_category() -> None:
    """Without those below, the characters are worth less than nothing, and so nothing; the factions stay."""
    tale = Scene(ELLADAN, more=[ARAGORN, FRODO, "tw-329", "tw-222"], sites=["dm-38"])
    tale.company(0, [FRODO], "dm-38")
    for card in (ARAGORN, "tw-329", "tw-222"):
        tale.score(card)
    assert points_towards_call(tale.s, 0) == 9
    assert not may_call(tale.s, 0)


# Refusals name the rule that decides


@rule("ME-5.26")
def test_what_could_never_be_done_is_not_refused_because_arranging_is_over() -> None:
    tale = Scene([ARWEN, ELVEN_CLOAK], GANDALF, ELLADAN, hand=["tw-36"])
    tale.choose(f"split:{ELLADAN}", f"store:{ELVEN_CLOAK}").until("organise")
    assert tale.why_not("play:tw-36") == ("ME-4.4",)
    assert tale.why_not(f"dismiss:{GANDALF}") == ("ME-5.23",)
    assert tale.why_not(f"dismiss:{ELLADAN}") == ("ME-5.26",)


@rule("ME-5.2", "ME-5.3", "ME-5.22")
def test_one_character_a_turn_is_three_rules() -> None:
    tale = Scene(ARWEN, FRODO, hand=[ELLADAN, GANDALF]).choose(f"dismiss:{ARWEN}")
    assert tale.why_not(f"play:{ELLADAN}") == ("ME-5.2",)
    assert tale.why_not(f"play:{GANDALF}") == ("ME-5.3",)
    assert tale.why_not(f"dismiss:{FRODO}") == ("ME-5.2", "ME-5.22")


@rule("ME-5.14")
def test_a_second_ringwraith_comes_only_as_a_follower() -> None:
    assert Scene("le-57", side="minion", hand=["le-50"]).why_not("play:le-50") == ("ME-5.14", "ME-21.1")


@rule("ME-8.4", "ME-5.10")
def test_a_controller_without_the_influence_is_refused_for_that() -> None:
    tale = Scene(ARWEN, ELLADAN, hand=[ELROHIR]).choose(f"play:{ELROHIR}", "company:company-0")
    assert tale.offers() == ["under"]
    assert tale.why_not(f"under:{ARWEN}") == ("ME-5.10", "ME-8.4")
