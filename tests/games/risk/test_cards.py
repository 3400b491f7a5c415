"""Chapter 10: drawing, playing and discarding cards, and their windows."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.risk.helpers import (
    HC,
    HI,
    LI,
    asked,
    at,
    choose,
    keys,
    kind,
    named,
    position,
    skip_to,
    step,
    why_not,
    with_homes,
)

from mathom.effects import Effect
from mathom.games.risk.box import ADVENTURES, CARD_NAMES, PARTIES, UNITS
from mathom.games.risk.cards.placing import Losses
from mathom.games.risk.cards.scripts import ALL_SCRIPTS, VOCABULARY, WRITTEN, clause_map
from mathom.games.risk.game import GAME
from mathom.games.risk.map import SPACE_NAMES
from mathom.games.risk.state import (
    ADVENTURE_DECK,
    ADVENTURE_DISCARD,
    DRAWN,
    HAND,
    TERRITORY_DISCARD,
    Realm,
)
from mathom.testing import part, rule


def cards(party: str = "gondor", hand: list[str] | None = None, **entries: Any) -> Realm:
    """Phase d of a party with these cards, and a hero, so that none comes free."""
    forces = entries.pop("forces", {})
    forces.setdefault(
        "andrast", {"rohan": {HI: 1}, party: {HI: 1, "hero": 1}} if party != "rohan" else {"rohan": {HI: 1, "hero": 1}}
    )
    if party in ("saruman", "sauron"):
        forces["andrast"] = {"rohan": {HI: 1}}
        forces.setdefault("nurn", {party: {HI: 1, "hero": 1}})
    return position(
        turn_of=party,
        phase=entries.pop("phase", "cards"),
        hands={party: hand or []},
        forces=with_homes(**forces),
        **entries,
    )


def hand(s: Realm, party: str) -> list[str]:
    return sorted(CARD_NAMES[s.face(thing)] for thing in s.hand(PARTIES.index(party)))


def zone(s: Realm, number: int) -> list[str]:
    return [CARD_NAMES[s.face(thing)] for thing in s.zones.content[number]]


# Drawing


@rule("RI-10.1", "RI-10.2")
@part("risk.A-28", "risk.A-65", "risk.DP-24")
def test_who_gained_a_territory_may_draw_one_territory_card() -> None:
    s = position(
        turn_of="gondor",
        phase="move",
        forces=with_homes(lorien={"gondor": {HI: 2, "hero": 1}}),
        decks={"territory": ["territory_ithilien"]},
    )
    step(s, "lorien", "the_wold", "count:hero.3:0", f"count:{HI}.1:1")
    skip_to(s, "draw-territory")
    assert (kind(s), keys(s)) == ("draw-territory", ["draw", "none"])
    choose(s, "draw")
    assert hand(s, "gondor") == ["territory_ithilien"]
    assert kind(s) != "draw-territory"


@rule("RI-10.2")
@part("risk.A-28")
def test_an_allys_territory_is_not_gained() -> None:
    s = position(
        turn_of="gondor",
        phase="move",
        forces=with_homes(lorien={"gondor": {HI: 2, "hero": 1}}, the_wold={"elves": {LI: 1}}),
    )
    step(s, "lorien", "the_wold", "count:hero.3:0", f"count:{HI}.1:1")
    skip_to(s, "transfer-where")
    assert PARTIES[s.active] == "gondor"


@rule("RI-10.21")
@part("risk.A-59")
def test_the_territory_card_is_drawn_before_the_adventure_card() -> None:
    s = position(turn_of="gondor", phase="move", forces=with_homes(lorien={"gondor": {HI: 2, "hero": 1}}))
    step(s, "lorien", "the_wold", "count:hero.3:1", f"count:{HI}.1:1")
    skip_to(s, "draw-territory")
    choose(s, "none")
    assert kind(s) == "draw-adventure"


@rule("RI-10.13")
def test_an_enemy_card_is_discarded_at_once() -> None:
    s = position(
        turn_of="gondor",
        phase="move",
        forces=with_homes(lorien={"gondor": {HI: 2, "hero": 1}}),
        decks={"territory": ["territory_udun_vale"]},
    )
    step(s, "lorien", "the_wold", "count:hero.3:0", f"count:{HI}.1:1")
    skip_to(s, "draw-territory")
    choose(s, "draw")
    assert hand(s, "gondor") == []
    assert zone(s, TERRITORY_DISCARD) == ["territory_udun_vale"]


def to_a_site(*deck: str, party: str = "gondor") -> Realm:
    """A hero comes to the Wold, a Site of Power."""
    s = position(
        turn_of=party,
        phase="move",
        forces=with_homes(lorien={party: {HI: 2, "hero": 1}}, the_wold={party: {HI: 1}}),
        decks={"adventure": list(deck)},
    )
    step(s, "lorien", "the_wold", "count:hero.3:1", f"count:{HI}.1:0")
    skip_to(s, "draw-adventure")
    return s


@rule("RI-10.3")
@part("risk.DP-25")
def test_a_hero_who_came_to_a_site_may_draw_an_adventure_card() -> None:
    s = to_a_site("mission_bree")
    assert keys(s) == ["draw", "none"]
    choose(s, "draw")
    assert hand(s, "gondor") == ["mission_bree"]


@rule("RI-10.3", "RI-10.17")
@part("risk.A-29")
def test_a_hero_who_simply_stays_draws_nothing() -> None:
    s = cards(forces={"the_wold": {"gondor": {HI: 1, "hero": 1}}})
    assert kind(s) != "draw-adventure"


@rule("RI-10.4", "RI-10.22")
def test_events_are_resolved_until_another_card_comes() -> None:
    s = to_a_site("mission_bree", "corsairs_of_umbar")
    news = choose(s, "draw")
    assert named(news, "event-drawn") == [{"party": "gondor", "card": "corsairs_of_umbar"}]
    assert s.corsairs == [4]
    assert hand(s, "gondor") == ["mission_bree"]
    assert zone(s, ADVENTURE_DISCARD) == ["corsairs_of_umbar"]


@rule("RI-10.9", "RI-10.22", "RI-10.23")
def test_an_empty_deck_is_made_of_its_discards_and_no_event_comes_twice() -> None:
    s = to_a_site()
    for thing in s.zones.content[ADVENTURE_DECK]:
        s.zones.move(thing, ADVENTURE_DISCARD)
    things = s.zones.content[ADVENTURE_DISCARD]
    for thing in things[:]:
        if CARD_NAMES[s.face(thing)] not in ("corsairs_of_umbar",):
            s.zones.move(thing, HAND + 1)
    choose(s, "draw")
    assert s.corsairs == [4]
    assert zone(s, ADVENTURE_DISCARD) == ["corsairs_of_umbar"]
    assert zone(s, DRAWN) == []


@rule("RI-10.7")
def test_there_is_no_hand_limit() -> None:
    names = [card.id for card in ADVENTURES if card.type == 0][:15]
    s = cards(hand=names)
    assert len(hand(s, "gondor")) == 15
    choose(s, "done")
    assert len(hand(s, "gondor")) == 15


# Discarding


@rule("RI-10.8", "RI-10.41")
@part("risk.DP-31")
def test_any_card_may_be_discarded_and_scores_nothing() -> None:
    s = cards(hand=["mission_bree", "territory_lorien"])
    choose(s, "discard")
    assert keys(s) == ["card:territory_lorien", "card:mission_bree", "pass"]
    news = choose(s, "card:mission_bree")
    assert named(news, "card-discarded") == [{"party": "gondor", "card": "mission_bree"}]
    assert (zone(s, ADVENTURE_DISCARD), s.card_points) == (["mission_bree"], [0, 0])
    choose(s, "discard", "card:territory_lorien")
    assert zone(s, TERRITORY_DISCARD) == ["territory_lorien"]


# Territory cards


@rule("RI-10.5", "RI-10.10", "RI-10.11", "RI-10.26", "RI-10.16", "RI-10.38")
@part("risk.A-31", "risk.DP-27", "risk.DP-28", "risk.A-32")
def test_a_neutral_territory_card_brings_one_figure() -> None:
    s = cards(hand=["territory_harlindon"], forces={"harlindon": {"gondor": {HI: 1}}})
    choose(s, "card:territory_harlindon")
    assert keys(s) == [f"place:{LI}@harlindon", f"place:{HI}@harlindon", "none"]
    choose(s, f"place:{HI}@harlindon")
    assert at(s, "harlindon") == {"gondor": {HI: 2}}
    assert zone(s, TERRITORY_DISCARD) == ["territory_harlindon"]
    assert s.card_points == [0, 0]


@rule("RI-10.10", "RI-4.15", "RI-16.4", "RI-10.36")
def test_a_territory_card_needs_a_figure_there() -> None:
    s = cards(hand=["territory_harlindon"])
    assert why_not(s, "card:territory_harlindon") == "the party has no figure there (RI-10.10, RI-4.15)"


@rule("RI-10.12", "RI-10.39", "RI-15.1")
@part("risk.A-30", "risk.DP-28")
def test_a_card_of_the_own_side_brings_five_gold_more() -> None:
    s = cards(hand=["territory_the_shire"], forces={"the_shire": {"gondor": {HI: 1}}})
    choose(s, "card:territory_the_shire", "none")
    assert kind(s) == "place"
    choose(s, f"place:{HC}@the_shire", "place:eagle@the_shire")
    assert at(s, "the_shire") == {"gondor": {HI: 1, HC: 1, "eagle": 1}}
    neutral = cards(hand=["territory_forlindon"], forces={"forlindon": {"gondor": {HI: 1}}})
    choose(neutral, "card:territory_forlindon", "none")
    assert kind(neutral) != "place"


@rule("RI-10.11", "RI-11.6", "RI-11.7")
def test_a_creature_is_a_troll_or_in_haradwaith_a_mumakil() -> None:
    s = cards("sauron", ["territory_harad"], forces={"harad": {"sauron": {HI: 1}}})
    choose(s, "card:territory_harad")
    assert keys(s) == ["place:troll@harad", "place:mumakil@harad", "none"]
    north = cards(
        "sauron", ["territory_forlindon"], forces={"forlindon": {"sauron": {HI: 1}}, "mithlond": {"elves": {LI: 1}}}
    )
    choose(north, "card:territory_forlindon")
    assert keys(north) == ["place:troll@forlindon", "none"]


@rule("RI-10.14", "RI-10.27")
def test_a_joker_brings_three_figures_anywhere() -> None:
    s = cards(hand=["joker_1"], forces={"lorien": {"gondor": {HI: 1}}})
    choose(s, "card:joker_1")
    assert f"place:{LI}@lorien" in keys(s)
    assert f"place:{LI}@anfalas" in keys(s)
    choose(s, f"place:{LI}@lorien", f"place:{HC}@anfalas", "place:eagle@lorien")
    assert at(s, "lorien") == {"gondor": {LI: 1, HI: 1, "eagle": 1}}
    assert at(s, "anfalas") == {"gondor": {HI: 1, HC: 1}}
    assert kind(s) != "place"


@rule("RI-10.15", "RI-10.24", "RI-10.25")
def test_a_missing_figure_is_replaced_by_the_next_cheaper() -> None:
    s = cards(
        "sauron",
        ["territory_forlindon"],
        forces={"forlindon": {"sauron": {"troll": 6}}, "mithlond": {"elves": {LI: 1}}},
    )
    choose(s, "card:territory_forlindon")
    assert keys(s) == [f"place:{HC}@forlindon", "none"]


@rule("RI-4.10", "RI-4.11", "RI-4.14", "RI-4.16")
def test_a_good_party_gets_an_ent_for_lorien_and_the_gap() -> None:
    s = cards(hand=["territory_lorien"], forces={"lorien": {"gondor": {HI: 1}}})
    choose(s, "card:territory_lorien")
    assert keys(s) == ["place:ent@lorien", "none"]
    choose(s, "place:ent@lorien")
    assert kind(s) == "place"  # the five gold of the own side
    choose(s, "done")
    assert at(s, "lorien") == {"gondor": {HI: 1, "ent": 1}}


@rule("RI-4.12", "RI-10.13")
@part("risk.A-8")
def test_fangorn_brings_a_good_party_an_ent_and_no_gold() -> None:
    s = cards(hand=["territory_fangorn"], forces={"fangorn": {"gondor": {HI: 1}}})
    choose(s, "card:territory_fangorn", "place:ent@fangorn")
    assert kind(s) != "place"
    assert at(s, "fangorn") == {"gondor": {HI: 1, "ent": 1}}


@rule("RI-4.16", "RI-10.24")
def test_without_ents_the_next_cheaper_figure_comes() -> None:
    s = cards(hand=["territory_lorien"], forces={"lorien": {"gondor": {"ent": 4}}})
    choose(s, "card:territory_lorien")
    assert keys(s) == [f"place:{HC}@lorien", "none"]


# Windows


@rule("RI-10.6", "RI-10.32", "RI-10.33")
@part("risk.DP-8")
def test_in_a_window_the_active_party_is_asked_first_until_all_decline() -> None:
    s = position(
        turn_of="elves",
        phase="ring",
        bearer={"without": "gondor"},
        hands={"sauron": ["boromir", "gollum"], "rohan": ["mission_bree"], "elves": ["mission_erech"]},
        forces=with_homes(),
    )
    order = []
    while kind(s) == "play-card":
        order.append(PARTIES[asked(s)])
        choose(s, "card:boromir" if "card:boromir" in keys(s) else "pass")
    assert order == ["elves", "rohan", "sauron", "elves", "rohan", "sauron"]
    assert keys(s) == ["stay"]


@rule("RI-10.34", "RI-10.33")
@part("risk.DP-13", "risk.DP-8")
def test_the_windows_open_whether_or_not_he_can_move() -> None:
    s = position(
        turn_of="elves",
        phase="ring",
        bearer={"without": "elves"},
        hands={"sauron": ["mission_bree"]},
        forces=with_homes(),
    )
    assert (kind(s), asked(s)) == ("play-card", 3)
    choose(s, "pass")
    assert keys(s) == ["stay"]
    choose(s, "stay")
    assert (kind(s), asked(s)) == ("play-card", 3)  # after his move
    assert GAME.about(s, 3)["window"] == "B2"


@rule("RI-10.33")
def test_whose_card_is_seen_elsewhere_is_not_asked() -> None:
    s = position(
        turn_of="elves",
        phase="ring",
        bearer={"without": "elves"},
        hands={"sauron": ["mission_bree"]},
        discarded=["balrog"],
        forces=with_homes(),
    )
    choose(s, "pass", "stay")
    assert kind(s) != "play-card" or GAME.about(s, asked(s))["window"] != "B2"


@rule("RI-10.32")
def test_a_card_is_played_in_its_window_only() -> None:
    s = position(
        turn_of="sauron", phase="start", hands={"sauron": ["balrog", "you_shall_not_pass"]}, forces=with_homes()
    )
    assert (kind(s), keys(s)) == ("play-card", ["card:you_shall_not_pass", "discard", "done"])
    assert why_not(s, "card:balrog") == "that card is for another moment (RI-10.32)"
    assert why_not(s, "card:gollum") == "the party does not hold that card (RI-17.3)"


@rule("RI-10.35")
def test_a_card_played_on_suspicion_scores_without_effect() -> None:
    s = position(
        turn_of="elves",
        phase="ring",
        bearer={"without": "elves", "space": "buckland"},
        hands={"sauron": ["balrog"]},
        forces=with_homes(),
    )
    skip_to(s, "ring-bearer")
    choose(s, "stay")
    news = choose(s, "card:balrog")
    assert s.card_points == [0, 1]
    assert {event.kind.name for event in news if event.visible(3)} <= {"card-played", "turn-began"} | {
        event.kind.name for event in news if event.to == -1
    }
    assert "bearer-moved" not in {event.kind.name for event in news}


@rule("RI-10.37")
def test_what_lasts_ends_when_the_partys_place_comes() -> None:
    s = position(
        turn_of="rohan",
        phase="transfer",
        closed={"lorien": "sauron", "moria": "gondor"},
        corsairs=["sauron"],
        forces=with_homes(),
    )
    assert s.active == PARTIES.index("sauron")
    assert s.closed == [[SPACE_NAMES.index("moria"), 4]]
    assert s.corsairs == []


@rule("RI-10.37")
def test_it_ends_also_for_an_eliminated_party() -> None:
    forces = {k: v for k, v in with_homes().items() if k != "khand"}
    s = position(turn_of="rohan", phase="transfer", out=["sauron"], closed={"lorien": "sauron"}, forces=forces)
    assert s.active == PARTIES.index("gondor")
    assert s.closed == []


@rule("RI-10.40")
@pytest.mark.parametrize(
    ("force", "offered"),
    [({LI: 3}, [LI]), ({HC: 1, LI: 1}, [HC]), ({"troll": 2}, []), ({LI: 1, HC: 2}, [HC]), ({LI: 1, "hero": 1}, [LI])],
)
def test_losses_come_as_near_as_possible_and_one_figure_survives(force: dict[str, int], offered: list[str]) -> None:
    s = position(forces=with_homes(lorien={"sauron": force}))
    frame = Losses(3, SPACE_NAMES.index("lorien"), 2)
    assert [UNITS[unit] for unit in frame.victims(s)] == offered


# The cards as such


def test_every_card_is_written_and_survives_a_trip_through_json() -> None:
    assert len(ALL_SCRIPTS) == len(CARD_NAMES)
    assert clause_map().incomplete() == {}
    for script in WRITTEN:
        for text in script.texts:
            again = VOCABULARY.read(text.plain())
            assert isinstance(again, Effect)
            assert again == text


@rule("RI-17.3")
@part("risk.A-41")
def test_hands_are_secret_and_stay_where_they_are() -> None:
    s = position(2, hands={"elves": ["balrog"], "rohan": ["gollum"]}, forces=with_homes())
    assert GAME.view(s, 0)["parties"]["rohan"]["hand"] == ["gollum"]
    five = position(5, hands={"elves": ["balrog"], "rohan": ["gollum"]}, forces=with_homes())
    assert "hand" not in GAME.view(five, 0)["parties"]["rohan"]
    assert GAME.view(five, 0)["parties"]["rohan"]["adventure_cards"] == 1
