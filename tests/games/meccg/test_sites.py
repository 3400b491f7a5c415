"""Chapters 7, 17 and 18: entering a site, automatic-attacks, items, allies, factions."""

import pytest
from tests.games.meccg.scene import Scene
from tests.games.meccg.tale import Tale, deck

from mathom.games.meccg.companies.arrive import take_site
from mathom.games.meccg.faces import face_of
from mathom.games.meccg.game import GAME
from mathom.games.meccg.state import TAPPED, UNTAPPED
from mathom.games.meccg.zones import AGENTS, DISCARD, POINTS
from mathom.testing import part, rule

HEROES = {"tw-161": 1, "tw-180": 1, "tw-123": 1}
WINS = {"strike": [[6, 6]] * 8}


def at(site: str, hand: dict[str, int], rolls: dict[str, list[list[int]]] | None = None) -> Tale:
    """Glorfindel, Sam and Balin are at a site and are asked whether they enter."""
    mine = deck(pool=HEROES, resources=hand, sites={site: 1})
    tale = Tale(mine, deck(), rolls={**WINS, **(rolls or {})}).draft(*HEROES).until("organise")
    there = take_site(tale.s, 0, face_of(site))
    tale.s.set_company(0, tale.s.companies[0].at_site(there))
    return tale.choose("move").until("enter")


def enter(tale: Tale) -> Tale:
    """They enter and beat the automatic-attacks without tapping."""
    tale.choose("enter")
    while tale.kind != "at-site":
        tale.choose("stay-untapped" if "stay-untapped" in tale.offers() else tale.offers()[0])
    return tale


@rule("ME-7.2")
@pytest.mark.parametrize("hand", [["tw-204"], ["tw-244"]])
def test_a_haven_where_nothing_waits_is_entered_unasked_whatever_somebody_holds(hand: list[str]) -> None:
    scene = Scene("tw-161", "tw-180", hand=hand).stay().reach("site")
    assert (scene.kind, scene.offers()) == ("at-site", ["done"])
    assert GAME.view(scene.s, 1)["asked"] == [0]


@rule("ME-7.2")
@pytest.mark.parametrize("waits", ["card", "agent"])
def test_whoever_could_meet_something_in_a_haven_is_asked_whether_to_enter(waits: str) -> None:
    """A card on-guard or an agent, as all can see."""
    scene = Scene("tw-161", "tw-180", hand=["tw-204"], foes_hand=["tw-72"], foes_more=["dm-3"]).stay()
    if waits == "card":
        scene.when("on-guard")
    else:
        scene.s.zones.move(scene.find("dm-3", 1), AGENTS + 1)
    assert scene.reach("site").kind == "enter"


@rule("ME-7.2", "ME-7.3")
def test_who_does_not_enter_plays_nothing() -> None:
    tale = at("tw-413", {"tw-244": 1}).choose("none")
    assert tale.kind != "at-site"


@rule("ME-7.4", "ME-13.50")
def test_who_enters_faces_the_automatic_attacks() -> None:
    tale = enter(at("tw-413", {"tw-244": 1}))
    attack = tale.told("attacked")[0]
    assert (attack["race"], attack["strikes"], attack["prowess"]) == ("orc", 4, 7)


@rule("ME-17.2", "ME-17.3", "ME-7.12", "ME-7.14")
def test_an_item_taps_its_bearer_and_the_site() -> None:
    tale = enter(at("tw-413", {"tw-244": 1}))
    tale.choose("play:tw-244", "give:tw-161")
    site = tale.s.companies[0].site
    assert tale.s.on[tale.thing("tw-244")] == tale.thing("tw-161")
    assert (tale.s.status[tale.thing("tw-161")], tale.s.status[site]) == (TAPPED, TAPPED)


@rule("ME-17.2")
def test_an_item_is_playable_where_the_site_has_its_class() -> None:
    tale = enter(at("tw-412", {"tw-244": 1, "td-105": 1}))
    assert tale.offers() == ["done"]


@rule("ME-7.15", "ME-17.8", "ME-7.24")
def test_after_the_site_is_tapped_another_plays_one_minor_item() -> None:
    tale = enter(at("tw-413", {"tw-244": 1, "td-105": 2, "tw-254": 1}))
    tale.choose("play:tw-244", "give:tw-161")
    assert tale.offers() == ["play:td-105", "done"]
    tale.s.set_status(tale.thing("tw-161"), UNTAPPED)
    tale.choose("play:td-105")
    assert not any(key.startswith("give:tw-161") for key in tale.offers())
    tale.choose("give:tw-180")
    assert not any(key.startswith("play:") for key in tale.offers())


@rule("ME-18.2")
def test_an_ally_is_not_handed_over() -> None:
    tale = Scene(["tw-161", "tw-353"], "tw-180")
    assert not tale.offering("transfer:tw-353")
    assert tale.why_not("transfer:tw-353") == ("ME-18.2",)


@rule("ME-18.1")
def test_an_ally_joins_at_its_home_site() -> None:
    tale = enter(at("tw-437", {"tw-353": 1})).choose("play:tw-353", "give:tw-161")
    assert tale.s.on[tale.thing("tw-353")] == tale.thing("tw-161")


@rule("ME-18.8", "ME-18.9", "ME-18.10", "ME-7.21")
@part("C-80")
def test_a_faction_joins_if_the_total_exceeds_its_number() -> None:
    tale = at("tw-386", {"tw-263": 1}, {"influence": [[4, 3]]}).choose("enter").choose("play:tw-263", "give:tw-161")
    told = {"seat": 0, "card": "tw-263", "roll": 7, "modifier": 2, "points": 8, "outcome": "won"}
    assert (tale.told("influenced"), tale.cards(POINTS)) == ([told], ["tw-263"])
    assert tale.s.status[tale.s.companies[0].site] == TAPPED


@rule("ME-7.23")
@part("C-82")
def test_a_faction_that_refuses_is_discarded_and_the_site_stays_untapped() -> None:
    tale = at("tw-386", {"tw-263": 1}, {"influence": [[4, 2]]}).choose("enter").choose("play:tw-263", "give:tw-161")
    assert (tale.cards(POINTS), tale.cards(DISCARD)) == ([], ["tw-263"])
    assert tale.s.status[tale.s.companies[0].site] == UNTAPPED
    assert tale.s.status[tale.thing("tw-161")] == TAPPED


@rule("ME-16.18", "ME-17.4")
def test_a_hoard_item_needs_a_hoard() -> None:
    tale = enter(at("tw-413", {"td-102": 1}))
    assert tale.offers() == ["done"]


@rule("ME-16.3", "ME-16.4")
def test_a_unique_item_in_play_is_not_played_again() -> None:
    tale = enter(at("tw-413", {"tw-244": 2}))
    tale.choose("play:tw-244", "give:tw-161", "done")
    tale.s.set_status(tale.s.companies[0].site, UNTAPPED)
    tale.s.ask_again()
    assert tale.offers() == ["done"]
