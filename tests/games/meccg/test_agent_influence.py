"""Chapter 12: influence attempts of agents."""

from typing import Any

import pytest
from tests.games.meccg.scene import Scene

from mathom.games.meccg.agents.agents import agents_of, is_shown, lay_down_agent, place_at, trail
from mathom.games.meccg.agents.influence import AgentPersuasion
from mathom.games.meccg.faces import face_of
from mathom.games.meccg.game import GAME
from mathom.games.meccg.state import TAPPED
from mathom.games.meccg.zones import DISCARD, HAND, POINTS
from mathom.testing import part, rule

GOLODHROS, BILL = "dm-14", "dm-3"  # homes Minas Morgul, Cirith Ungol, Barad-dûr; Bree
ASTERNAK, SHAGRAT, LIEUTENANT = "le-1", "le-39", "le-22"  # the two last are at home with Golodhros
PON_OPAR = "le-37"
CIRITH_UNGOL, BARAD_DUR, BREE, WEATHERTOP = "tw-382", "tw-374", "tw-378", "tw-436"
MINION_UNGOL, MINION_BREE = "le-362", "le-356"
ARMY_OF_THE_DEAD, ERECH = "tw-193", "tw-434"  # a faction that no opponent may influence, and where it is playable
RECRUITS, UNGOL_ORCS, WORM = "ba-80", "le-290", "as-73"  # two factions; an ally of Barad-dûr (mind 3)
HELM, FOOLISH_WORDS = "le-313", "le-112"  # two more of influence for its bearer; four less for attempts


def plotting(
    agent: str = GOLODHROS,
    people: tuple[str, ...] = (ASTERNAK,),
    at: str = MINION_UNGOL,
    foes_hand: list[str] | None = None,
    more: list[str] | None = None,
    rolls: list[list[int]] | None = None,
) -> Scene:
    """A minion company stays where a face-down agent of the opponent may be; hazards may be played."""
    tale = Scene(
        *people,
        side="minion",
        at=at,
        more=more,
        foes_more=[agent],
        foes_sites=[CIRITH_UNGOL, BARAD_DUR, BREE, WEATHERTOP, ERECH],
        foes_hand=foes_hand,
        rolls={"influence": rolls or []},
    )
    lay_down_agent(tale.s, 1, tale.find(agent, 1))
    return tale.again().choose("move").until("plan").choose("stay").hazards()


def only(tale: Scene) -> int:
    return agents_of(tale.s, 1)[0]


def attempt(tale: Scene, target: str) -> dict[str, Any]:
    """The agent tries to influence that card; what is told of it."""
    tale.choose(f"agent-influence:{GOLODHROS}").choose(f"influence:{target}")
    while not tale.told("persuaded"):
        tale.decline()
    return tale.told("persuaded")[-1]


@rule("ME-12.60")
@part("dm-14.1")
def test_an_untapped_agent_tries_to_influence_only_if_its_card_permits_it() -> None:
    tale = plotting()
    assert tale.offering("agent-influence") == [f"agent-influence:{GOLODHROS}#{only(tale)}"]
    tale.s.set_status(only(tale), TAPPED)
    assert tale.again().offering("agent-influence") == []
    assert tale.why_not(f"agent-influence:{GOLODHROS}#{only(tale)}") == ("ME-12.60",)
    other = plotting(BILL, at=MINION_BREE)
    assert other.offering("agent-influence") == []
    assert other.why_not(f"agent-influence:{BILL}#{only(other)}") == ("ME-12.60",)


@rule("ME-12.61", "ME-10.9")
def test_it_neither_counts_against_the_limit_nor_is_it_the_agents_action() -> None:
    tale = plotting()
    tale.s.journey.count = tale.s.hazard_limit()
    attempt(tale.again(), ASTERNAK)
    assert (tale.s.journey.count, tale.s.agents_acted) == (tale.s.hazard_limit(), [])


@rule("ME-12.62")
def test_a_player_tries_once_in_a_turn() -> None:
    tale = plotting(rolls=[[1, 1, 6, 6]])
    assert attempt(tale, ASTERNAK)["outcome"] == "lost"
    assert tale.s.persuaded == [1]
    tale.s.set_status(only(tale), 0)
    assert tale.until("react").hazards().again().offering("agent-influence") == []
    assert tale.why_not(f"agent-influence:{GOLODHROS}#{only(tale)}") == ("ME-19.1", "ME-12.62")


@rule("ME-12.63")
def test_a_faction_is_influenced_where_it_is_playable() -> None:
    tale = plotting(more=[RECRUITS], at=MINION_BREE)
    assert tale.offering("agent-influence") == []
    assert tale.why_not(f"agent-influence:{GOLODHROS}#{only(tale)}") == ("ME-12.63", "ME-12.64")
    tale.score(RECRUITS)
    tale.again().choose(f"agent-influence:{GOLODHROS}")
    assert tale.offers() == [f"influence:{RECRUITS}#{tale.find(RECRUITS)}"]
    away = plotting(more=[UNGOL_ORCS], at=MINION_BREE)
    away.score(UNGOL_ORCS)
    assert away.again().offering("agent-influence") != []
    place_at(away.s, only(away), face_of(WEATHERTOP))
    assert away.again().offering("agent-influence") == []


@rule("ME-12.63", "ME-12.66")
@part("tw-193.3")
def test_a_faction_that_says_so_is_not_influenced_by_agents_either() -> None:
    tale = plotting(more=[ARMY_OF_THE_DEAD], at=MINION_BREE)
    tale.score(ARMY_OF_THE_DEAD)
    place_at(tale.s, only(tale), face_of(ERECH))
    assert tale.again().offering("agent-influence") == []


@rule("ME-12.64")
def test_anybody_else_is_influenced_where_the_company_goes() -> None:
    tale = plotting(people=(ASTERNAK, SHAGRAT)).choose(f"agent-influence:{GOLODHROS}")
    assert [key.partition("#")[0] for key in tale.offers()] == [f"influence:{ASTERNAK}", f"influence:{SHAGRAT}"]
    assert plotting(at=MINION_BREE).offering("agent-influence") == []
    moved = plotting()
    place_at(moved.s, only(moved), face_of(WEATHERTOP))
    assert moved.again().offering("agent-influence") == []


@rule("ME-12.64", "ME-12.66", "ME-19.23", "ME-19.24")
@pytest.mark.parametrize("holds", [True, False])
def test_an_item_is_influenced_with_the_same_card_from_the_hand_of_the_agents_player(holds: bool) -> None:
    """What the opponent holds does not count. Golodhros has 4; against him bearer's mind and influence, and 5."""
    tale = plotting(people=(ASTERNAK, PON_OPAR, LIEUTENANT), more=[HELM], foes_hand=[HELM] if holds else [])
    tale.bear(HELM, ASTERNAK)
    tale.again().choose(f"agent-influence:{GOLODHROS}")
    assert bool(tale.offering(f"influence:{HELM}")) == holds
    if holds:
        tale.choose(f"influence:{HELM}")
        assert (tale.kind, tale.seat, tale.offers()) == ("reveal-copy", 1, [f"reveal:{HELM}"])
        tale.choose(f"reveal:{HELM}")
        for _ in range(20):
            if tale.told("persuaded"):
                break
            tale.decline()
        assert tale.told("persuaded")[0]["modifier"] == 4


@rule("ME-12.65")
def test_a_face_down_agent_is_shown_there_for_the_attempt_and_taps() -> None:
    tale = plotting()
    attempt(tale, ASTERNAK)
    agent = only(tale)
    assert (is_shown(tale.s, agent), tale.s.status[agent]) == (True, TAPPED)
    assert [tale.s.face(site).id for site in trail(tale.s, agent)] == [CIRITH_UNGOL]
    assert tale.told("agent-shown")[0]["card"] == GOLODHROS


@rule("ME-12.66")
def test_the_attempt_is_decided_as_that_of_a_character() -> None:
    """Golodhros has 4 of influence; against him the mind, the unused influence and 5 for the other side."""
    tale = plotting(rolls=[[6, 6, 1, 1]])
    told = attempt(tale, ASTERNAK)
    mind = tale.s.face(tale.find(ASTERNAK)).mind
    unused = 20 - mind + 5
    assert (told["roll"], told["modifier"], told["other"], told["points"]) == (12, 4, 2, mind + unused + 5)
    assert told["outcome"] == "lost"


@rule("ME-12.66")
def test_who_is_influenced_away_is_discarded_and_a_copy_that_was_shown_returns_to_hand() -> None:
    """With 20 points of mind in play there is no unused influence but the 5 against the opponent."""
    tale = plotting(people=(ASTERNAK, PON_OPAR, LIEUTENANT), foes_hand=[ASTERNAK], rolls=[[6, 6, 1, 1]])
    tale.choose(f"agent-influence:{GOLODHROS}").choose(f"influence:{ASTERNAK}")
    assert (tale.kind, tale.seat, tale.offers()) == ("reveal-copy", 1, [f"reveal:{ASTERNAK}", "none"])
    tale.choose(f"reveal:{ASTERNAK}")
    while not tale.told("persuaded"):
        tale.decline()
    told = tale.told("persuaded")[0]
    assert (told["points"], told["outcome"]) == (5 + 5, "discarded")
    assert (tale.cards(DISCARD), tale.cards(HAND, 1)) == ([ASTERNAK], [ASTERNAK])


@rule("ME-12.66")
def test_resources_and_characters_do_not_change_the_agents_roll_but_hazards_do() -> None:
    tale = plotting(more=[HELM], foes_hand=[FOOLISH_WORDS])
    frame = AgentPersuasion(only(tale), tale.thing(ASTERNAK))
    tale.bear(HELM, only(tale))
    assert (tale.s.stat("di", only(tale)), frame.modifier(tale.s)) == (6, 4)
    tale.bear(FOOLISH_WORDS, only(tale), 1)
    assert frame.modifier(tale.s) == 0


@rule("ME-12.67", "ME-12.69")
def test_who_shares_the_agents_home_has_no_mind_against_it() -> None:
    tale = plotting(people=(SHAGRAT,))
    told = attempt(tale, SHAGRAT)
    mind = tale.s.face(tale.find(SHAGRAT)).mind
    assert (told["modifier"], told["points"]) == (4 + 2, 20 - mind + 5 + 5)
    stranger = plotting(people=(ASTERNAK,))
    told = attempt(stranger, ASTERNAK)
    mind = stranger.s.face(stranger.find(ASTERNAK)).mind
    assert (told["modifier"], told["points"]) == (4, 20 - mind + 5 + 5 + mind)
    ally = plotting(people=(ASTERNAK,), more=[WORM])
    ally.bear(WORM, ASTERNAK)
    told = attempt(ally.again(), WORM)
    unused = 20 - ally.s.face(ally.find(ASTERNAK)).mind + 5
    assert (told["modifier"], told["points"]) == (6, unused + 5 + ally.s.face(ally.find(ASTERNAK)).influence)


@rule("ME-12.68", "ME-12.69")
def test_a_faction_of_the_agents_home_has_no_number_against_it() -> None:
    tale = plotting(more=[RECRUITS])
    tale.score(RECRUITS)
    told = attempt(tale.again(), RECRUITS)
    unused = 20 - tale.s.face(tale.find(ASTERNAK)).mind + 5
    assert (told["modifier"], told["points"]) == (6, unused + 5)


@rule("ME-12.66", "ME-19.20")
def test_a_faction_that_is_influenced_away_is_discarded() -> None:
    tale = plotting(people=(ASTERNAK, PON_OPAR, LIEUTENANT), more=[RECRUITS], rolls=[[6, 6, 1, 1]])
    tale.score(RECRUITS)
    assert attempt(tale.again(), RECRUITS)["outcome"] == "discarded"
    assert (tale.cards(POINTS), tale.cards(DISCARD)) == ([], [RECRUITS])


@rule("ME-12.66", "ME-19.8")
def test_an_agent_that_has_left_play_influences_nobody() -> None:
    tale = plotting(people=(ASTERNAK, PON_OPAR, LIEUTENANT), more=[RECRUITS], rolls=[[6, 6, 1, 1]])
    tale.score(RECRUITS)
    agent = only(tale)
    tale.s.come_into_play(agent, 1)
    tale.s.discard(agent)
    tale.meanwhile(AgentPersuasion(agent, tale.find(RECRUITS), step="roll"))
    assert (tale.cards(POINTS), tale.told("persuaded")) == ([RECRUITS], [])


def test_nobody_learns_whom_a_face_down_agent_could_influence() -> None:
    tale = plotting().choose(f"agent-influence:{GOLODHROS}")
    view = GAME.view(tale.s, 0)
    assert GOLODHROS not in str(view)
    assert tale.cards(HAND, 1) == []
