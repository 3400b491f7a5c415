"""Chapter 2: what makes a deck illegal. Each story changes one thing in a legal deck."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.meccg.box import all_cards, card, titled, titles
from mathom.games.meccg.decks import BUILT_IN, Deck, bans, built_in, check
from mathom.games.meccg.decks.allowed import hazard_rule, resource_rule, site_rule
from mathom.games.meccg.decks.check import half_creatures
from mathom.games.meccg.terms import Terms
from mathom.testing import rule

PROMOS = Terms(errata=["ME-29.2"])  # two built-in decks have such cards
HERO, MINION, FALLEN, BALROG = "challenge-a", "challenge-g", "challenge-p", "balrog-1"


def changed(name: str, **sections: dict[str, int]) -> Deck:
    """A built-in deck with other numbers of some cards; 0 takes a card out."""
    plain: dict[str, Any] = built_in(name).plain()
    for section, cards in sections.items():
        mixed = {**plain.get(section, {}), **cards}
        plain[section] = {one: copies for one, copies in mixed.items() if copies}
    plain["starting"] = []
    return Deck(**plain)


def faults(deck: Deck, against: str = "") -> list[tuple[str, str, str, str]]:
    return [(f.rule, f.text.key.removeprefix("meccg-deck-"), f.section, f.card) for f in check(deck, against, PROMOS)]


@pytest.mark.parametrize("name", BUILT_IN)
@rule("ME-2.4")
def test_the_decks_that_come_with_the_game_are_legal(name: str) -> None:
    deck = built_in(name)
    assert faults(deck) == []
    assert {fault.rule for fault in check(deck)} == ({"ME-29.2"} if name in (FALLEN, "challenge-s") else set())
    assert deck.pool
    assert deck.characters
    assert deck.sites
    assert deck.sideboard
    assert set(deck.starting) <= set(deck.pool)


MANY = [f"tw-{number}" for number in (119, 120, 121, 122, 124, 125, 126, 127, 128, 129, 130)]


def case(
    name: str,
    broken: str,
    key: str,
    section: str,
    card: str = "",
    also: tuple[str, ...] = (),
    besides: str = "",
    **change: dict[str, int],
) -> Any:
    """A deck that is changed and its fault. `also` are other rules of the story, `besides` one that it cannot help
    breaking too."""
    return pytest.param(name, change, (broken, key, section, card), besides, marks=rule(broken, *also))


CASES = [
    case(HERO, "ME-2.1", "too-many-copies", "sideboard", "tw-332", also=("ME-2.63",), sideboard={"tw-332": 1}),
    case(HERO, "ME-2.2", "too-many-copies", "sideboard", "tw-244", also=("ME-2.63",), sideboard={"tw-244": 1}),
    case(HERO, "ME-2.3", "two-versions", "sideboard", "le-305", sideboard={"tw-213": 1, "le-305": 1}),
    case(HERO, "ME-2.6", "pool-characters", "pool", pool={"tw-119": 1}),
    case(MINION, "ME-2.7", "not-allowed", "pool", "dm-3", pool={"dm-3": 1}),
    case(HERO, "ME-2.8", "not-allowed", "pool", "le-18", pool={"tw-118": 0, "le-18": 1}),
    case(MINION, "ME-2.9", "not-allowed", "pool", "tw-118", pool={"tw-118": 1}),
    case(MINION, "ME-2.9", "not-allowed", "pool", "ba-6", pool={"ba-6": 1}),
    case(FALLEN, "ME-2.10", "not-allowed", "pool", "ba-6", pool={"ba-6": 1}),
    case(FALLEN, "ME-2.11", "too-many-copies", "characters", "le-31", characters={"le-31": 3}),
    case(FALLEN, "ME-2.12", "stage-cards", "pool", pool={"wh-95": 0, "wh-82": 0}),
    case(FALLEN, "ME-2.13", "stage-points", "pool", pool={"wh-82": 2}),
    case(FALLEN, "ME-2.14", "stage-unique", "pool", pool={"wh-82": 0, "wh-95": 0, "wh-68": 1}),
    case(BALROG, "ME-2.15", "not-allowed", "characters", "le-46", characters={"le-46": 1}),
    case(HERO, "ME-2.17", "starting-items", "pool", pool={"tw-195": 1}),
    case(
        HERO,
        "ME-2.17",
        "no-starting-item",
        "pool",
        "tw-353",
        pool={"td-105": 0, "tw-353": 1},
        resources={"tw-353": 0, "tw-209": 3},
    ),
    case(HERO, "ME-2.18", "unique-starting-item", "pool", "td-96", pool={"td-105": 0, "td-96": 1}),
    case(HERO, "ME-1.7", "not-starting", "pool", "dm-169", pool={"td-105": 0, "dm-169": 1}),
    case(MINION, "ME-1.7", "not-starting", "pool", "as-1", pool={"as-1": 1}, characters={"as-1": 0}),
    case(MINION, "ME-2.67", "not-allowed", "pool", "ba-60", pool={"le-310": 1, "ba-60": 1}),
    case(HERO, "ME-2.19", "characters", "characters", characters=dict.fromkeys(MANY, 1)),
    case(MINION, "ME-2.9", "not-allowed", "characters", "tw-118", also=("ME-2.19",), characters={"tw-118": 1}),
    case(HERO, "ME-2.20", "not-allowed", "characters", "dm-3", also=("ME-12.1",), characters={"dm-3": 1}),
    case(MINION, "ME-2.21", "not-allowed", "characters", "dm-29", characters={"dm-29": 1}),
    case(HERO, "ME-2.22", "avatars", "characters", characters={"tw-181": 4}),
    case(HERO, "ME-2.22", "three-avatars", "characters", characters={"tw-181": 1, "tw-156": 1, "tw-178": 1}),
    case(MINION, "ME-2.23", "three-avatars", "characters", characters={"le-52": 1, "le-50": 1, "le-51": 1}),
    case(MINION, "ME-2.23", "not-allowed", "characters", "tw-156", characters={"le-52": 2, "tw-156": 1}),
    case(FALLEN, "ME-2.24", "no-avatar", "characters", characters={"wh-1": 0}),
    case(FALLEN, "ME-2.24", "not-allowed", "characters", "wh-4", also=("ME-1.3",), characters={"wh-1": 2, "wh-4": 1}),
    case(BALROG, "ME-2.25", "no-avatar", "characters", characters={"ba-3": 0}),
    case(BALROG, "ME-2.25", "avatars", "characters", characters={"ba-3": 4}),
    case(HERO, "ME-2.26", "resources", "resources", resources={"tw-332": 2}, hazards={"dm-97": 0}),
    case(HERO, "ME-2.39", "halves", "hazards", besides="ME-2.26", resources={"tw-332": 2}),
    case(HERO, "ME-2.28", "not-allowed", "resources", "le-237", resources={"tw-332": 2, "le-237": 1}),
    case(MINION, "ME-2.29", "not-allowed", "resources", "tw-332", resources={"le-237": 0, "tw-332": 1}),
    case(MINION, "ME-2.30", "not-allowed", "resources", "ba-80", resources={"le-237": 0, "ba-80": 1}),
    case(FALLEN, "ME-2.31", "not-allowed", "resources", "ba-81", resources={"tw-244": 0, "ba-81": 1}),
    case(FALLEN, "ME-2.32", "too-many-copies", "resources", "tw-319", resources={"tw-319": 3, "tw-244": 0}),
    case(FALLEN, "ME-2.33", "not-allowed", "resources", "wh-101", resources={"tw-244": 0, "wh-101": 1}),
    case(FALLEN, "ME-2.34", "not-allowed", "resources", "tw-294", resources={"tw-244": 0, "tw-294": 1}),
    case(
        HERO,
        "ME-2.38",
        "not-allowed",
        "hazards",
        "tw-204",
        hazards={"dm-97": 0, "tw-204": 1},
        resources={"tw-204": 2, "tw-209": 3},
    ),
    case(
        HERO,
        "ME-2.40",
        "creatures",
        "hazards",
        besides="ME-2.39",
        hazards={
            "le-77": 0,
            "tw-73": 0,
            "tw-78": 0,
            "dm-97": 3,
            "tw-21": 3,
            "tw-106": 2,
            "le-132": 1,
            "as-24": 3,
            "dm-45": 3,
        },
        sideboard={"tw-106": 0},
    ),
    case(MINION, "ME-2.44", "not-allowed", "hazards", "dm-3", hazards={"tw-114": 1, "dm-3": 1}),
    case(HERO, "ME-2.52", "site-twice", "sites", "tw-413", sites={"tw-413": 2}),
    case(HERO, "ME-2.52", "not-allowed", "sites", "le-392", sites={"le-392": 1}),
    case(MINION, "ME-2.53", "site-twice", "sites", "le-392", sites={"le-392": 2}),
    case(FALLEN, "ME-2.54", "site-twice", "sites", "tw-421", sites={"tw-421": 2}),
    case(HERO, "ME-3.15", "no-start", "sites", sites={"tw-421": 0}),
    case(MINION, "ME-3.16", "no-start", "sites", sites={"le-367": 0, "le-390": 0}),
    case(HERO, "ME-2.60", "sideboard", "sideboard", sideboard={"le-59": 3, "le-68": 3, "le-75": 3, "le-98": 3}),
    case(
        HERO,
        "ME-2.62",
        "sideboard",
        "sideboard_fallen_wizard",
        sideboard_fallen_wizard={"le-59": 3, "le-68": 3, "le-75": 3, "le-98": 2},
    ),
    case(HERO, "ME-2.61", "not-allowed", "sideboard", "tw-413", sideboard={"tw-413": 1}),
    case(HERO, "ME-2.64", "spare-avatar", "sideboard", "tw-181", sideboard={"tw-181": 1}),
    case(HERO, "ME-2.64", "spare-avatar", "sideboard", "tw-117", sideboard={"tw-117": 2}),
    case(MINION, "ME-2.65", "spare-avatar", "sideboard", "le-50", sideboard={"le-50": 2}),
]


@pytest.mark.parametrize(("name", "change", "fault", "besides"), CASES)
def test_a_fault_is_found_with_its_rule(name: str, change: Any, fault: tuple[str, str, str, str], besides: str) -> None:
    found = faults(changed(name, **change))
    assert fault in found
    assert {rule for rule, *_ in found} - {fault[0]} == ({besides} if besides else set())
    if not besides:
        assert found == [fault]


@rule("ME-2.5")
def test_all_agents_together_have_a_mind_of_at_most_36() -> None:
    agents = {"dm-1": 1, "dm-2": 1, "dm-7": 1, "dm-10": 1, "dm-4": 1}  # 7 + 8 + 8 + 6 + 5
    assert faults(changed(HERO, sideboard=agents)) == []
    [fault] = check(changed(HERO, sideboard={**agents, "dm-3": 1}))
    assert (fault.rule, fault.text.args) == ("ME-2.5", {"mind": 37, "most": 36})


@rule("ME-2.16")
def test_characters_of_the_balrog_need_no_low_mind() -> None:
    azog = card("ba-2")
    assert getattr(azog, "mind", 0) > 8 or azog.avatar_specific == "Balrog"
    assert faults(changed(BALROG, characters={"ba-2": 1}, pool={"ba-2": 0}, sideboard={"ba-2": 0})) == []


@rule("ME-2.27")
def test_hazards_that_are_resources_too_count_among_the_resources() -> None:
    assert faults(changed(HERO, resources={"tw-332": 2, "tw-104": 1})) == []


@rule("ME-2.38")
def test_resources_that_are_hazards_too_count_among_the_hazards() -> None:
    assert faults(changed(MINION, hazards={"tw-114": 1, "le-235": 1}, sideboard={"le-235": 0})) == []


@rule("ME-2.28", "ME-2.29", "ME-2.35")
def test_items_of_the_other_side_may_be_used() -> None:
    assert faults(changed(HERO, resources={"tw-332": 2, "le-299": 1})) == []
    assert faults(changed(MINION, resources={"le-237": 0, "tw-254": 1})) == []
    assert resource_rule(card("tw-254"), "balrog", "The Balrog") == ""


@rule("ME-2.20")
def test_agents_may_be_characters_of_minions_and_fallen_wizards() -> None:
    assert faults(changed(MINION, characters={"dm-3": 1})) == []
    assert faults(changed(FALLEN, characters={"dm-3": 1})) == []


@rule("ME-2.41", "ME-2.42", "ME-2.43", "ME-2.44", "ME-12.5")
def test_halves_of_creatures_are_counted() -> None:
    halves = {"tw-14": 2, "tw-113": 1, "td-70": 1, "td-71": 1, "tw-86": 1, "tw-12": 1, "dm-110": 1, "tw-28": 0}
    assert {one: half_creatures(card(one), "hero") for one in halves} == halves
    agent = card("dm-3")
    assert [half_creatures(agent, who) for who in ("hero", "minion", "fallen-wizard", "balrog")] == [1, 0, 0, 1]


@rule("ME-2.35", "ME-2.36", "ME-2.37", "ME-2.45")
def test_what_a_balrog_deck_may_not_have() -> None:
    def asked(title: str) -> list[str]:
        return [resource_rule(card(one), "balrog", "The Balrog") for one in titled(title) if card(one).type != "avatar"]

    assert asked("Black Horse") == ["ME-2.37"]
    assert asked("The Balrog") == ["ME-2.37"]
    assert asked("Stealth") == ["ME-2.35"]
    assert [resource_rule(card(one), "balrog", "The Balrog") for one in ("le-264", "le-276")] == ["ME-2.36", ""]
    assert [hazard_rule(card(one), "balrog", "") for one in ("tw-12", "dm-107")] == ["ME-2.45", "ME-2.45"]


@rule("ME-2.34", "ME-2.37", "ME-2.46")
def test_the_lists_of_forbidden_cards_name_cards_that_exist() -> None:
    lists = [value for value in vars(bans).values() if isinstance(value, frozenset)]
    assert [len(one) for one in (bans.BANNED_FALLEN_WIZARD, bans.BANNED_BALROG)] == [15, 29]
    assert set().union(*lists) <= set(titles("en").values())


@rule("ME-2.46", "ME-2.47", "ME-2.48", "ME-2.51")
def test_some_hazards_depend_on_the_opponent() -> None:
    def against(title: str, *alignments: str) -> list[str]:
        return [hazard_rule(card(titled(title)[0]), "hero", alignment) for alignment in alignments]

    everybody = ("", "hero", "minion", "fallen-wizard", "balrog")
    assert against("Mûmak (Oliphant)", *everybody) == ["", "", "ME-2.46", "", "ME-2.46"]
    assert against("Cunning Foes", *everybody) == ["", "", "ME-2.47", "", "ME-2.47"]
    assert against("Chance of Being Lost", *everybody) == ["", "", "ME-2.51", "ME-2.51", "ME-2.51"]
    for title in ("Near to Hear a Whisper", "Sudden Fury", "Great Need or Purpose"):
        assert against(title, "minion") == [""]
    assert hazard_rule(card("dm-3"), "hero", "minion") == ""
    found = faults(changed(HERO, hazards={"tw-72": 0, "tw-66": 1}), "minion")
    assert found == [("ME-2.46", "not-allowed", "hazards", "tw-66")]


@rule("ME-2.52", "ME-2.55", "ME-2.56")
def test_havens_may_be_there_any_number_of_times() -> None:
    assert faults(changed(HERO, sites={"tw-421": 9})) == []
    assert faults(changed(FALLEN, sites={"wh-56": 9})) == []
    assert faults(changed(BALROG, sites={"ba-93": 9})) == []


@rule("ME-2.57", "ME-2.58", "ME-23.9")
def test_minion_sites_of_a_balrog_deck() -> None:
    asked = ("le-409", "le-374", "le-392", "le-359", "as-147", "le-412")
    found = [site_rule(card(one), "balrog", "") for one in asked]
    assert found == ["ME-2.57", "", "ME-2.57", "ME-2.57", "ME-2.57", ""]


@rule("ME-2.59")
def test_deeps_of_the_balrog_may_be_used_against_him() -> None:
    assert [site_rule(card("ba-104"), "hero", against) for against in ("balrog", "minion")] == ["", "ME-2.59"]
    assert site_rule(card("ba-93"), "hero", "balrog") == "ME-2.59"
    [fault] = faults(changed(HERO, sites={"ba-104": 2}), "balrog")
    assert fault == ("ME-2.52", "site-twice", "sites", "ba-104")


@rule("ME-2.66")
def test_stage_cards_to_start_with_are_permanent_events() -> None:
    stage = [one for one in all_cards() if "stage" in one.subtypes and "permanent-event" not in one.subtypes]
    assert stage
    found = faults(changed(FALLEN, pool={stage[0].id: 1}))
    assert ("ME-2.66", "no-stage-event", "pool", stage[0].id) in found


@rule("ME-3.17", "ME-3.18")
def test_a_site_to_start_at_is_needed() -> None:
    none = {one: 0 for one in built_in(FALLEN).sites if card(one).title in ("The White Towers", "Barrow-downs")}
    kept = {one: 0 for one in built_in(FALLEN).sites if getattr(card(one), "region", "") in ("Rhudaur", "Arthedain")}
    assert ("ME-3.17", "no-start", "sites", "") in faults(changed(FALLEN, sites={**none, **kept}))
    deeps = {one: 0 for one in built_in(BALROG).sites if card(one).title in ("Moria", "The Under-gates")}
    assert ("ME-3.18", "no-start", "sites", "") in faults(changed(BALROG, sites=deeps))
