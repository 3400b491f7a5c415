"""Chapter 19: what resists influence, and the same card shown from hand."""

import pytest
from tests.games.meccg.scene import Scene

from mathom.games.meccg.sites.persuasion import (
    NO_COPY,
    NO_TARGET,
    NOT_HIS,
    NOT_PLAYABLE_HERE,
    Persuasion,
    influencers,
    refuse_attempt,
    refuse_target,
    targets,
)
from mathom.games.meccg.state import GENERAL, UNTAPPED
from mathom.games.meccg.zones import CHAIN, DISCARD, HAND, POINTS
from mathom.testing import rule

GLORFINDEL, BALIN, GANDALF, HALDIR, SAM, ELROND = "tw-161", "tw-123", "tw-156", "tw-164", "tw-180", "tw-145"
BEREGOND, TREEBEARD, GLAMDRING, KNIGHTS, ASTERNAK = "tw-127", "tw-353", "tw-244", "tw-263", "le-1"
DOL_AMROTH, FILL = "tw-386", "tw-204"
Rolls = list[int]


def meeting(
    foe: list[str | list[str]], hand: list[str] | None = None, rolls: Rolls | None = None, at: str = ""
) -> Scene:
    """Glorfindel (2 points of influence, 1 more for Elves) meets somebody of the opponent in Rivendell."""
    tale = Scene(
        GLORFINDEL,
        foe=foe,
        hand=hand,
        rolls={"influence": [rolls or [6, 6, 1, 1]]},
        at=at,
        foe_at=at,
        foes_more=[KNIGHTS],
    )
    tale.s.turns = [2, 2]
    return tale


def attempt(tale: Scene, card: str, place: int | None = None) -> Scene:
    target = tale.thing(card, 1) if place is None else tale.find(card, 1)
    return tale.meanwhile(Persuasion(tale.thing(GLORFINDEL), target))


def points(tale: Scene) -> int:
    found: int = tale.told("persuaded")[0]["points"]
    return found


@rule("ME-19.3")
def test_an_avatar_makes_no_attempt_in_the_turn_it_came() -> None:
    tale = Scene(GANDALF, SAM)
    assert influencers(tale.s, 0) == [tale.thing(SAM)]
    tale.s.turn += 1
    assert influencers(tale.s, 0) == [tale.thing(GANDALF), tale.thing(SAM)]


@rule("ME-19.5")
def test_an_avatar_his_followers_items_and_allies_are_out_of_reach() -> None:
    tale = meeting([[GANDALF, GLAMDRING, TREEBEARD], BEREGOND, HALDIR], hand=[GLAMDRING])
    tale.follow(BEREGOND, GANDALF, 1)
    assert [tale.s.face(t).id for t in targets(tale.s, 0)] == [HALDIR]


@rule("ME-19.5", "ME-19.7", "ME-19.18", "ME-19.23")
def test_whatever_is_no_target_tells_why() -> None:
    tale = meeting([[GANDALF, TREEBEARD], BEREGOND, [HALDIR, GLAMDRING]], hand=[FILL])
    tale.follow(BEREGOND, GANDALF, 1)
    faction = tale.score(KNIGHTS, 1)
    told = {card: refuse_target(tale.s, 0, tale.thing(card, 1)) for card in (GANDALF, TREEBEARD, BEREGOND, GLAMDRING)}
    assert told == {GANDALF: NOT_HIS, TREEBEARD: NOT_HIS, BEREGOND: NOT_HIS, GLAMDRING: NO_COPY}
    assert refuse_target(tale.s, 0, faction) is NOT_PLAYABLE_HERE
    assert refuse_target(tale.s, 0, tale.thing(GLORFINDEL)) is NO_TARGET
    everything = range(len(tale.s.zones.face))
    assert [thing for thing in everything if refuse_target(tale.s, 0, thing) is None] == targets(tale.s, 0)


@rule("ME-19.10", "ME-19.13", "ME-19.12")
def test_a_character_resists_with_its_mind_and_its_players_influence() -> None:
    assert points(attempt(meeting([HALDIR]), HALDIR)) == 17 + 3


@rule("ME-19.11")
def test_the_other_side_is_five_harder() -> None:
    tale = Scene(GLORFINDEL, foe=[ASTERNAK], foes_side="minion", rolls={"influence": [[6, 6, 1, 1]]})
    assert points(attempt(tale, ASTERNAK)) == (15 + 5) + 5 + 5


@rule("ME-19.31")
def test_a_follower_resists_with_its_leaders_influence() -> None:
    tale = meeting([ELROND, HALDIR])
    tale.follow(HALDIR, ELROND, 1)
    assert points(attempt(tale, HALDIR)) == 10 + 3 + (4 - 3)


@rule("ME-19.21", "ME-19.32")
def test_an_ally_resists_with_its_mind_and_its_controllers_influence() -> None:
    tale = meeting([[BALIN, TREEBEARD]])
    mind = tale.s.face(tale.thing(TREEBEARD, 1)).mind
    assert points(attempt(tale, TREEBEARD)) == 15 + mind + 2


@rule("ME-19.18", "ME-19.19")
def test_a_faction_resists_with_its_number_where_it_is_playable() -> None:
    tale = meeting([HALDIR], at=DOL_AMROTH)
    tale.score(KNIGHTS, 1)
    assert tale.find(KNIGHTS, 1) in targets(tale.s, 0)
    assert points(attempt(tale, KNIGHTS, POINTS)) == 17 + 8
    away = meeting([HALDIR])
    away.score(KNIGHTS, 1)
    assert away.find(KNIGHTS, 1) not in targets(away.s, 0)


@rule("ME-19.15", "ME-16.6", "ME-19.27")
def test_the_same_character_shown_makes_the_mind_nothing() -> None:
    tale = attempt(meeting([HALDIR], hand=[HALDIR, FILL]), HALDIR)
    assert tale.offers() == [f"reveal:{HALDIR}", "none"]
    tale.choose(f"reveal:{HALDIR}").quietly()
    assert (tale.told("copy-shown"), points(tale)) == ([{"seat": 0, "card": HALDIR}], 17)


def won(hand: list[str], card: str, foe: list[str | list[str]], at: str = "") -> Scene:
    """Glorfindel shows a card and succeeds; the opponent's influence is used up."""
    tale = meeting([*foe, ELROND, "tw-184"], hand=hand, rolls=[6, 6, 1, 1], at=at)
    if card == KNIGHTS:
        tale.score(KNIGHTS, 1)
    attempt(tale, card, POINTS if card == KNIGHTS else None).choose(f"reveal:{card}")
    return tale.quietly()


@rule("ME-19.14")
def test_with_a_character_go_its_cards_but_not_its_followers() -> None:
    tale = meeting([[BALIN, GLAMDRING], BEREGOND, ELROND, "tw-184"], hand=[FILL], rolls=[6, 6, 1, 1])
    tale.follow(BEREGOND, BALIN, 1)
    attempt(tale, BALIN).quietly()
    while tale.kind == "reveal-copy":
        tale.choose("none").quietly()
    assert tale.told("persuaded")[0]["outcome"] == "discarded"
    assert (tale.cards(DISCARD, 1), BEREGOND in tale.members(1)[0]) == (sorted([BALIN, GLAMDRING]), True)


@rule("ME-19.16", "ME-19.29")
def test_on_success_the_shown_character_joins_at_once() -> None:
    tale = won([HALDIR], HALDIR, [HALDIR])
    offers = [key.partition("#")[0] for key in tale.offers()]
    assert (tale.kind, offers) == ("play-revealed", ["under", f"under:{GLORFINDEL}", "no"])
    tale.choose("under")
    assert (tale.members(), tale.s.under[tale.thing(HALDIR)]) == ([[GLORFINDEL, HALDIR]], GENERAL)
    assert (tale.s.status[tale.s.companies[0].site], tale.s.characters_played) == (UNTAPPED, 0)


@rule("ME-19.16")
def test_it_needs_influence_to_join() -> None:
    rolls = {"influence": [[6, 6, 1, 1]]}
    full = Scene(GLORFINDEL, ELROND, foe=[BALIN, "tw-184", "tw-120"], hand=[BALIN], rolls=rolls)
    attempt(full, BALIN).choose(f"reveal:{BALIN}").quietly()
    assert full.told("persuaded")[0]["outcome"] == "discarded"
    assert (full.kind, full.cards(HAND)) == ("organise", [BALIN])


@rule("ME-19.22", "ME-19.33")
def test_a_shown_ally_has_no_mind_and_follows_the_influencer() -> None:
    tale = won([TREEBEARD], TREEBEARD, [[BALIN, TREEBEARD]])
    assert points(tale) == 0 + 2
    tale.choose("yes")
    assert tale.s.on[tale.thing(TREEBEARD)] == tale.thing(GLORFINDEL)


@rule("ME-19.20")
def test_a_shown_faction_is_the_influencers() -> None:
    tale = won([KNIGHTS], KNIGHTS, [HALDIR], at=DOL_AMROTH).choose("yes")
    assert (tale.cards(POINTS), tale.cards(POINTS, 1), tale.cards(DISCARD, 1)) == ([KNIGHTS], [], [KNIGHTS])


@rule("ME-19.23", "ME-19.24", "ME-19.25")
def test_an_item_needs_the_same_one_in_hand_and_nothing_on_it() -> None:
    without = meeting([[BALIN, GLAMDRING]])
    assert without.thing(GLAMDRING, 1) not in targets(without.s, 0)
    tale = meeting([[BALIN, GLAMDRING], ELROND, "tw-184"], hand=[GLAMDRING], rolls=[6, 6, 1, 1])
    assert tale.thing(GLAMDRING, 1) in targets(tale.s, 0)
    burdened = meeting([[BALIN, GLAMDRING], ELROND, "tw-184"], hand=[GLAMDRING])
    burdened.s.come_into_play(burdened.find("tw-184", 1), 1, burdened.thing(GLAMDRING, 1))
    assert burdened.thing(GLAMDRING, 1) not in targets(burdened.s, 0)
    attempt(tale, GLAMDRING)
    assert tale.offers() == [f"reveal:{GLAMDRING}"]
    tale.choose(f"reveal:{GLAMDRING}").quietly()
    assert points(tale) == 0 + 5 + 2
    tale.choose("yes")
    assert tale.s.on[tale.thing(GLAMDRING)] == tale.thing(GLORFINDEL)


@rule("ME-19.30")
def test_a_shown_card_is_lost_with_the_attempt() -> None:
    tale = meeting([HALDIR], hand=[HALDIR], rolls=[1, 1, 6, 6])
    attempt(tale, HALDIR).choose(f"reveal:{HALDIR}").quietly()
    assert (tale.cards(DISCARD), tale.members(1)) == ([HALDIR], [[HALDIR]])


@rule("ME-19.6", "ME-19.8")
def test_without_the_influencer_there_is_no_attempt() -> None:
    """A card that lay on-guard has cost him the game: he shows nothing and rolls for nothing."""
    tale = meeting([HALDIR], hand=[HALDIR])
    who, whom = tale.thing(GLORFINDEL), tale.thing(HALDIR, 1)
    tale.s.discard(who)
    tale.meanwhile(Persuasion(who, whom))
    assert (tale.kind, tale.told("persuaded"), tale.members(1)) == ("organise", [], [[HALDIR]])
    assert (tale.hand(), tale.cards(DISCARD)) == ([HALDIR], [GLORFINDEL])


@rule("ME-19.30")
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_shown_card_is_lost_with_an_attempt_that_comes_to_nothing(cancelled: bool) -> None:
    """Cancelled by a card, or since the influencer has left play after he showed it."""
    tale = meeting([HALDIR], hand=[HALDIR])
    shown = tale.find(HALDIR)
    tale.s.zones.move(shown, CHAIN)
    attempt = Persuasion(tale.thing(GLORFINDEL), tale.thing(HALDIR, 1), shown, "roll")
    attempt.cancelled = cancelled
    if not cancelled:
        tale.s.discard(attempt.character)
    tale.meanwhile(attempt)
    assert (tale.told("persuaded"), tale.members(1), tale.hand()) == ([], [[HALDIR]], [])
    assert tale.cards(DISCARD) == sorted([HALDIR] if cancelled else [GLORFINDEL, HALDIR])


@rule("ME-19.26")
def test_the_own_version_of_a_card_does() -> None:
    tale = Scene(ASTERNAK, side="minion", foe=[[BALIN, "tw-323"]], hand=["le-343"])
    assert tale.thing("tw-323", 1) not in targets(tale.s, 0)
    both = Scene(ASTERNAK, side="minion", at="le-356", foe=[[BALIN, "tw-323"]], foe_at="tw-378", hand=["le-343"])
    assert both.thing("tw-323", 1) in targets(both.s, 0)


@rule("ME-19.4", "ME-19.1")
@pytest.mark.parametrize("fought", [True, False])
def test_one_attempt_and_none_after_a_fight(fought: bool) -> None:
    tale = meeting([HALDIR])
    assert refuse_attempt(tale.s, 0, tale.thing(HALDIR, 1)) is None
    tale.s.fought, tale.s.persuaded = fought, [] if fought else [0]
    assert refuse_attempt(tale.s, 0, tale.thing(HALDIR, 1)) is not None
