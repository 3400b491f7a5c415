"""Appendix C on what the rulebook leaves open about kinds of players, decks and the draft."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.games.meccg.scene import Scene
from tests.games.meccg.tale import Tale, deck

from mathom.games.meccg.alignments import PROFILES
from mathom.games.meccg.box import Person, Site, card, titled
from mathom.games.meccg.decks import Deck, built_in, check
from mathom.games.meccg.decks.allowed import character_rule, hazard_rule, resource_rule
from mathom.games.meccg.decks.check import Fault, half_creatures
from mathom.games.meccg.faces import face_of
from mathom.games.meccg.journey.ways import region_ways, starter_path
from mathom.games.meccg.zones import AGENTS, DECK, SET_ASIDE
from mathom.testing import part

GLORFINDEL, SAM, BALIN, ADRAZAR, ARAGORN, STRIDER = "tw-161", "tw-180", "tw-123", "tw-116", "tw-120", "ba-1"
ORC_BRAWLER, ASTERNAK, BILL, MY_PRECIOUS = "le-30", "le-1", "dm-3", "dm-29"
FILLER = {"tw-204": 12}


def changed(name: str, **sections: dict[str, int]) -> Deck:
    """A built-in deck in which these sections hold these cards and no others."""
    plain: dict[str, Any] = built_in(name).plain()
    return Deck(**{**plain, **sections, "starting": []})


def faults(found: Deck, *rules: str) -> list[Fault]:
    """The faults against these rules."""
    return [fault for fault in check(found) if fault.rule in rules]


# Kinds of players


@part("C-1")
@pytest.mark.parametrize("drafted", [4, 5])
def test_what_a_rule_says_of_one_kind_of_player_is_data_of_that_kind(
    drafted: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PROFILES["hero"], "drafted", drafted)
    people = ("tw-495", "tw-116", "tw-118", "td-93", "tw-176")
    tale = Tale(deck(pool=dict.fromkeys(people, 1)), deck()).draft(*people[:4])
    assert len(tale.offers(0)) == (1 if drafted == 4 else 2)


@part("C-7")
def test_only_heroes_have_no_starter_movement_to_udun_and_gorgoroth(monkeypatch: pytest.MonkeyPatch) -> None:
    lorien, mount_doom = face_of("tw-408"), face_of("tw-414")
    minas_morgul, barad_dur = face_of("le-390"), face_of("le-352")
    assert starter_path("hero", lorien, mount_doom) is None
    assert starter_path("minion", minas_morgul, barad_dur) == ["shadow-land", "dark-domain"]
    monkeypatch.setattr(PROFILES["hero"], "closed", [])
    mordor = card("tw-414")
    assert isinstance(mordor, Site)
    assert starter_path("hero", lorien, mount_doom) == list(mordor.site_path)


@part("C-51")
def test_udun_and_dagorlad_are_neighbours_for_minions_alone() -> None:
    def shortest(alignment: str) -> int:
        return min(len(way.regions) for way in region_ways("Udûn", "Dagorlad", alignment, 6))

    assert (shortest("minion"), shortest("hero")) == (2, 5)


# Decks


@part("C-2")
def test_an_agent_of_a_minion_deck_is_one_of_its_characters_and_comes_in_either_role() -> None:
    for alignment in ("minion", "fallen-wizard"):
        agent, precious = card(BILL), card(MY_PRECIOUS)
        assert isinstance(agent, Person)
        assert isinstance(precious, Person)
        assert (character_rule(agent, alignment), hazard_rule(agent, alignment, "")) == ("", "ME-2.44")
        assert half_creatures(agent, alignment) == 0
        assert (character_rule(precious, alignment), hazard_rule(precious, alignment, "")) == ("ME-2.21", "")
    plotter = Scene(GLORFINDEL, foes_hand=[BILL], foes_side="minion").choose("move").until("plan").choose("stay")
    plotter.hazards().choose(f"agent:{BILL}")
    assert plotter.cards(AGENTS, 1) == [BILL]
    home = Scene(ASTERNAK, side="minion", at="le-356", hand=[BILL])
    assert home.offering("play:") == [f"play:{BILL}"]


@part("C-3")
def test_the_balrog_may_not_use_the_blade_of_morgul_but_its_knife() -> None:
    banned = ("Morgul-blade", "Fell Rider", "Orders from Lugbúrz")
    assert [resource_rule(card(titled(one)[0]), "balrog", "The Balrog") for one in banned] == ["ME-2.37"] * 3
    assert hazard_rule(card(titled("Morgul-knife")[0]), "balrog", "") == ""


@part("C-4")
@pytest.mark.parametrize(("points", "cards"), [(2, {"wh-95": 1}), (3, {"wh-95": 1, "wh-82": 1}), (4, {"wh-95": 2})])
def test_stage_cards_to_start_with_have_three_points_exactly(points: int, cards: dict[str, int]) -> None:
    pool = {one: copies for one, copies in built_in("challenge-p").pool.items() if one not in ("wh-95", "wh-82")}
    found = faults(changed("challenge-p", pool={**pool, **cards}), "ME-2.12", "ME-2.13")
    assert [fault.text.args for fault in found] == ([] if points == 3 else [{"points": points, "wanted": 3}])


@part("C-5")
@pytest.mark.parametrize(("halves", "creatures"), [(1, 11.5), (2, None), (3, None)])
def test_halves_of_creatures_are_added_and_never_rounded(halves: int, creatures: float | None) -> None:
    """Eleven creatures, and cards that count as half of one each."""
    whole = {"le-77": 3, "tw-73": 3, "tw-78": 3, "tw-76": 2}
    half = dict(list({"tw-113": 1, "td-70": 1, "td-71": 1}.items())[:halves])
    found = faults(changed("challenge-a", hazards={**whole, **half}), "ME-2.40")
    assert [fault.text.args["count"] for fault in found] == ([] if creatures is None else [creatures])


@part("C-41")
def test_three_copies_of_each_stage_card() -> None:
    resources = built_in("challenge-p").resources
    three = changed("challenge-p", resources={**resources, "wh-74": 3, "wh-71": 3})
    four = changed("challenge-p", resources={**resources, "wh-74": 4})
    assert [faults(found, "ME-2.1", "ME-2.32") == [] for found in (three, four)] == [True, False]


@part("C-50")
def test_a_card_is_found_by_its_title_whatever_edition_a_list_gives() -> None:
    text = (Path("docs/rules/en") / "meccg-card-rulings.md").read_text("utf-8")
    marked = re.findall(r"→ (.+?) \(..\) .* \[list gives edition (..)\]", text)
    assert {title: (titled(title), mark) for title, mark in marked} == {
        "Black Breath": (("td-6",), "DM"),
        "Durin's Bane": (("dm-107",), "LE"),
        "Here, There, or Yonder": (("td-123",), "DM"),
        "News of Doom": (("le-127",), "DM"),
        "Wondrous Maps": (("td-171",), "DM"),
    }


# The draft


@part("C-38")
def test_a_draft_counts_printed_mind() -> None:
    """The Arkenstone raises the minds of all Dwarves by one, but all fit in exactly as they are printed."""
    people = ["le-3", "le-13", "le-26", "le-43", ASTERNAK]  # 3, 4, 3, 5 and 5; all but the last are Dwarves
    tale = Tale(deck("minion", pool=dict.fromkeys([*people, "le-418"], 1)), deck()).choose("stop", seat=1)
    for one in people:
        tale.choose(f"draft:{one}", "place:le-390")
        if one == people[0]:
            stone = next(t for t in range(tale.s.first[1]) if tale.s.face(t).id == "le-418")
            tale.s.come_into_play(stone, 0, tale.thing(one))
            assert tale.s.stat("mind", tale.thing(one)) == 4
            tale.s.ask_again()
    assert tale.members() == [people]


@part("C-60")
@pytest.mark.parametrize(("mine", "yours", "side"), [(ARAGORN, STRIDER, "hero"), (ORC_BRAWLER, ORC_BRAWLER, "minion")])
def test_two_forms_of_a_character_collide_and_so_do_two_that_are_not_unique(mine: str, yours: str, side: str) -> None:
    tale = Tale(deck(side, pool={mine: 1}), deck(side, pool={yours: 1}))
    tale.choose(f"draft:{mine}", seat=0).choose(f"draft:{yours}", seat=1)
    assert (tale.members(0), tale.members(1)) == ([], [])
    assert tale.told("set-aside") == [{"seat": 0, "card": mine}, {"seat": 1, "card": yours}]


@part("C-61")
def test_who_has_been_drafted_by_the_opponent_is_set_aside_and_stays_with_him() -> None:
    tale = Tale(deck(pool={GLORFINDEL: 1}, resources=FILLER), deck(pool={GLORFINDEL: 1, SAM: 1}, resources=FILLER))
    tale.choose(f"draft:{GLORFINDEL}", seat=0).choose(f"draft:{SAM}", seat=1)
    tale.choose("stop", seat=0).choose(f"draft:{GLORFINDEL}", seat=1)
    assert (tale.members(0), tale.members(1), tale.cards(SET_ASIDE, 1)) == ([[GLORFINDEL]], [[SAM]], [GLORFINDEL])
    while tale.seat == 0 or tale.kind != "leftover":
        tale.decline()
    assert tale.offers() == [f"shuffle-in:{GLORFINDEL}", "done"]


@part("C-62")
def test_who_was_never_shown_is_left_over_like_who_was_set_aside() -> None:
    tale = Tale(deck(pool={SAM: 1, BALIN: 1}, resources=FILLER), deck(pool={SAM: 1}, resources=FILLER))
    tale.choose(f"draft:{SAM}", seat=0).choose(f"draft:{SAM}", seat=1).choose("stop", seat=0).choose("stop", seat=1)
    assert sorted(tale.offers(0)) == ["done", f"shuffle-in:{BALIN}", f"shuffle-in:{SAM}"]
    tale.choose(f"shuffle-in:{BALIN}", f"shuffle-in:{SAM}", seat=0)
    assert {BALIN, SAM} <= set(tale.cards(DECK))
