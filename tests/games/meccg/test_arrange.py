"""Positions written by hand: what is named lies where it is named, and what cannot be is refused at its place."""

from typing import Any

import pytest

from mathom.games.meccg.faces import face_of
from mathom.games.meccg.game import GAME
from mathom.games.meccg.state import GENERAL, TAPPED, WOUNDED, Realm
from mathom.games.meccg.zones import AGENTS, DECK, DISCARD, GUARD, HAND, POINTS, SIDEBOARD, SITES, UNUSED
from mathom.kernel import BadScenario

AT_HOME = {"site": "Rivendell", "characters": ["Gimli"]}


def arranged(*players: dict[str, Any], **entries: Any) -> Realm:
    s = GAME.new({}, 2, "arranged")
    assert isinstance(s, Realm)
    both = [*players, *[{} for _ in range(2 - len(players))]]
    GAME.arrange(s, {"players": both, **entries})
    s.run()
    s.zones.census()
    return s


def cards(s: Realm, place: int, seat: int = 0) -> list[str]:
    return [s.face(thing).id for thing in s.at(place, seat)]


def thing(s: Realm, card: str) -> int:
    return s.zones.face.index(face_of(card))


def test_everything_lies_where_it_is_named() -> None:
    aragorn = {"card": "Aragorn II", "state": "wounded", "bears": ["Glamdring"], "followers": ["Fatty Bolger"]}
    s = arranged(
        {
            "companies": [
                {"site": "Moria", "tapped": True, "characters": [aragorn], "guard": ["Orc-watch"]},
                {"site": "Rivendell", "going": "Bree", "characters": ["Gimli"]},
            ],
            "hand": ["tw-204", "Concealment"],
            "deck": ["Dodge", "Stealth"],
            "discard": ["Risky Blow"],
            "sites": ["Edoras"],
            "points": ["Rangers of the North", "Orc-guard"],
            "sideboard": ["Halfling Strength"],
            "exhausted": 1,
        },
        {"alignment": "minion", "agents": [{"card": "Bill Ferny", "state": "tapped"}], "lost_avatar": True},
        turn=7,
    )
    follower, leader, sword = thing(s, "tw-495"), thing(s, "tw-120"), thing(s, "tw-244")
    assert (s.under[follower], s.under[leader], s.on[sword]) == (leader, GENERAL, leader)
    assert s.status[leader] == WOUNDED
    assert [s.face(m).id for m in s.companies[0].members] == ["tw-120", "tw-495"]
    assert s.status[s.companies[0].site] == TAPPED
    assert s.on[s.at(GUARD, 1)[0]] == s.companies[0].site
    assert s.face(s.companies[1].going).title == "Bree"
    assert [cards(s, place) for place in (HAND, DECK, DISCARD, SITES, SIDEBOARD)] == [
        ["tw-204", "tw-204"],
        ["tw-209", "tw-332"],
        ["tw-319"],
        ["tw-394"],
        ["tw-253"],
    ]
    assert cards(s, POINTS) == ["tw-311", "tw-72"]
    assert s.owner(s.at(POINTS, 0)[1]) == 1
    assert (cards(s, AGENTS, 1), s.status[s.at(AGENTS, 1)[0]]) == (["dm-3"], TAPPED)
    assert (s.alignments, s.exhausted, s.lost) == (["hero", "minion"], [1, 0], [0, 1])
    assert (s.turn, s.turns, s.since[leader]) == (7, [4, 3], 6)


def test_what_is_not_named_of_a_deck_is_where_it_belongs() -> None:
    s = arranged({"brings": "challenge-a", "hand": ["Glamdring"], "companies": [AT_HOME]}, {"brings": "challenge-f"})
    assert cards(s, HAND) == ["tw-244"]
    assert "tw-244" not in cards(s, DECK)
    assert s.alignments == ["hero", "minion"]
    assert {"tw-116", "tw-161"} <= set(cards(s, UNUSED))
    assert len(cards(s, DECK)) == 62
    assert len(cards(s, SIDEBOARD)) == 20


def test_nobody_knows_more_than_the_places_tell() -> None:
    s = arranged({"brings": "challenge-a", "companies": [AT_HOME], "hand": ["Dodge"], "deck": ["Dodge"]})
    known = [
        (s.zones.knows(0, t), s.zones.knows(1, t)) for t in (s.at(HAND, 0)[0], s.at(DECK, 0)[0], s.at(SITES, 0)[0])
    ]
    assert known == [(True, False), (False, False), (True, False)]
    assert all(s.zones.knows(1, t) for t in s.companies[0].members)


@pytest.mark.parametrize("phase", ["untap", "organisation", "long-event", "movement", "site", "end", "council"])
def test_every_phase_can_begin(phase: str) -> None:
    s = arranged(
        {"companies": [AT_HOME]}, {"companies": [{"site": "Rivendell", "characters": ["Legolas"]}]}, phase=phase
    )
    assert s.ask is not None or s.result is not None


LED_BY_A_FOLLOWER = {"card": "Balin", "followers": ["Sam Gamgee"]}


@pytest.mark.parametrize(
    ("player", "says"),
    [
        ({"hnad": []}, r"position.players.0: unknown entry 'hnad'; perhaps 'hand' is meant"),
        ({"hand": ["Gimly"]}, r"position.players.0.hand.0: there is no 'Gimly' here; perhaps 'Gimli' is meant"),
        ({"hand": ["Bree"]}, r"position.players.0.hand.0: 'Bree' is a site, which does not go there"),
        ({"sites": ["Gimli"]}, r"position.players.0.sites.0: 'Gimli' is no site"),
        ({"companies": [{"site": "Bree"}]}, r"position.players.0.companies.0: the entry 'characters' is missing"),
        ({"companies": [{"site": "Bree", "characters": []}]}, r"companies.0.characters: a company has at least one"),
        ({"companies": [{"site": "Bree", "characters": ["Dodge"]}]}, r"characters.0: 'Dodge' is no character"),
        ({"companies": [AT_HOME, AT_HOME]}, r"companies.1.characters.0: 'Gimli' is unique and in play twice"),
        (
            {"companies": [{"site": "Bree", "characters": ["Gimli"]}, {**AT_HOME, "going": "Bree"}]},
            r"companies.1.going: the site 'Bree' has one card in play; only havens have more",
        ),
        ({"in_play": ["Smaug Ahunt", "Smaug at Home", "td-70"]}, r"in_play.2: 'td-70' is unique and in play twice"),
        (
            {"companies": [{"site": "Bree", "characters": [{"card": "Gimli", "followers": [LED_BY_A_FOLLOWER]}]}]},
            r"characters.0.followers.0: unknown entry 'followers'",
        ),
        ({"in_play": ["Gimli"]}, r"position.players.0.in_play.0: characters are in companies"),
        ({"in_play": [{"card": "Lure of Nature", "on": "Gimli"}]}, r"in_play.0.on: 'Gimli' is not in play before this"),
        ({"agents": ["Gimli"]}, r"position.players.0.agents.0: 'Gimli' is no agent"),
        ({"brings": "challenge-z"}, r"position.players.0.brings: there is no 'challenge-z' here"),
        (
            {"brings": "challenge-a", "alignment": "minion"},
            r"players.0.alignment: the deck that is brought is of another",
        ),
        ({"exhausted": -1}, r"position.players.0.exhausted: a number from 0 to 99 is wanted"),
    ],
)
def test_what_cannot_be_is_refused_at_its_place(player: dict[str, Any], says: str) -> None:
    with pytest.raises(BadScenario, match=says):
        arranged(player)


def test_there_is_a_player_for_each_seat() -> None:
    with pytest.raises(BadScenario, match=r"position.players: one entry for each of the 2 seats is wanted"):
        arranged({}, {}, {})
