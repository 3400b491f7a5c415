"""Chapter 15: every event, and the power cards before a turn and before moving."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.risk.helpers import (
    HC,
    HI,
    LC,
    LI,
    asked,
    at,
    choose,
    dice,
    holder,
    keys,
    kind,
    named,
    position,
    step,
    weapon_question,
    why_not,
    with_homes,
)

from mathom.games.risk.battle.combat import Combat
from mathom.games.risk.battle.dice import all_volleys
from mathom.games.risk.box import CARD_NAMES, FIRST_JOKER, PARTIES, UNITS
from mathom.games.risk.cards.conditions import tunnel_mouths
from mathom.games.risk.cards.draw import DrawAdventure
from mathom.games.risk.cards.play import CardText, text_for
from mathom.games.risk.game import GAME
from mathom.games.risk.map import SPACE_NAMES
from mathom.games.risk.ring.search import strength
from mathom.games.risk.state import TERRITORY_DECK, TERRITORY_DISCARD, Realm
from mathom.testing import part, rule


def drawn(party: str, event: str, territories: list[str] | None = None, **entries: Any) -> Realm:
    """The party draws the event, with these territory cards on top of their deck; a mission follows it."""
    deck = [f"territory_{name}" if "joker" not in name else name for name in reversed(territories or [])]
    forces = entries.pop("forces", with_homes())
    s = position(
        turn_of=party,
        phase="cards",
        forces=forces,
        decks={"adventure": ["mission_bree", event], "territory": deck},
        hands={party: ["mission_erech"]},
        **entries,
    )
    if kind(s) == "free-hero":
        choose(s, keys(s)[-1])
    s.ask = None
    s.push(DrawAdventure(PARTIES.index(party)))
    s.run()
    return s


def discards(s: Realm) -> list[str]:
    return sorted(CARD_NAMES[s.face(thing)] for thing in s.zones.content[TERRITORY_DISCARD])


# Events


@rule("RI-4.7", "RI-4.8", "RI-4.13")
@part("appoint_second_leader", "risk.DP-26")
def test_a_second_leader() -> None:
    s = drawn("gondor", "appoint_second_leader", forces=with_homes(lorien={"gondor": {HI: 1, "hero": 1}}))
    assert at(s, "anfalas") == {"gondor": {HI: 1, "hero": 1}}
    two = with_homes(lorien={"gondor": {HI: 1, "hero": 1}}, the_wold={"gondor": {HI: 1, "hero": 1}})
    none = drawn("gondor", "appoint_second_leader", forces=two)
    assert at(none, "anfalas") == {"gondor": {HI: 1}}


@rule("RI-15.18", "RI-15.7", "RI-10.28")
@part("winter_storms", "risk.A-40")
def test_winter_storms_close_three_territories() -> None:
    forces = with_homes(lorien={"gondor": {HI: 1, "hero": 1}, "sauron": {HI: 1}})
    s = drawn("gondor", "winter_storms", ["lorien", "joker_1", "moria", "the_wold"])
    assert sorted(SPACE_NAMES[t] for t, _ in s.closed) == ["lorien", "moria", "the_wold"]
    assert discards(s) == ["territory_lorien", "territory_moria", "territory_the_wold"]
    assert sum(s.face(t) >= FIRST_JOKER for t in s.zones.content[TERRITORY_DECK]) == 2
    stuck = position(turn_of="gondor", phase="move", closed={"lorien": "sauron"}, forces=forces)
    assert why_not(stuck, "territory:lorien") == "winter storms close the territory (RI-15.18)"
    next_door = position(
        turn_of="gondor", phase="move", closed={"lorien": "sauron"}, forces=with_homes(the_wold={"gondor": {HI: 1}})
    )
    choose(next_door, "territory:the_wold")
    assert why_not(next_door, "territory:lorien") == "winter storms close the territory (RI-15.18)"
    caught = position(turn_of="gondor", phase="combat", closed={"lorien": "sauron"}, forces=forces)
    dice(caught, "combat", [6, 6], [6, 1])
    assert kind(caught) != "retreat"


@rule("RI-15.18")
@part("risk.A-40")
def test_storms_do_not_stop_the_ring_bearer() -> None:
    s = position(
        turn_of="elves", phase="ring", closed={"buckland": "sauron"}, bearer={"without": "gondor"}, forces=with_homes()
    )
    assert "territory:buckland" in keys(s)


@rule("RI-15.25")
def test_storms_do_not_hinder_placing() -> None:
    s = position(
        turn_of="gondor",
        phase="deploy",
        closed={"minas_tirith": "sauron"},
        reserve={"gondor": {HI: 1}},
        forces=with_homes(minas_tirith={"gondor": {HI: 1}}),
    )
    assert keys(s) == [f"place:{HI}@minas_tirith", "done"]


@rule("RI-15.3", "RI-15.26")
@part("raiders", "risk.A-42")
def test_wolves_halve_every_type() -> None:
    forces = with_homes(
        lorien={"elves": {LI: 5, HI: 2, HC: 1, "hero": 1}, "gondor": {LI: 3}}, moria={"saruman": {HI: 1, "troll": 1}}
    )
    s = drawn("gondor", "raiders", ["lorien", "moria", "umbar"], forces=forces)
    assert at(s, "lorien") == {"elves": {LI: 2, HI: 1, "hero": 1}, "gondor": {LI: 1}}
    assert at(s, "moria") == {"saruman": {HI: 1}}


@rule("RI-15.26")
@part("risk.DP-26")
def test_the_owner_of_the_survivor_chooses_among_equally_cheap_ones() -> None:
    forces = with_homes(moria={"saruman": {HI: 1, LI: 1, "troll": 1}})
    s = drawn("gondor", "raiders", ["moria", "umbar", "harad"], forces=forces)
    assert (kind(s), asked(s)) == ("survivor", 1)
    assert keys(s) == [f"figure:saruman-{LI}", f"figure:saruman-{HI}"]
    choose(s, f"figure:saruman-{LI}")
    assert at(s, "moria") == {"saruman": {LI: 1}}


@rule("RI-15.6", "RI-15.34", "RI-15.1")
@part("mustering", "risk.DP-26")
def test_mustering_gives_three_gold_to_who_controls() -> None:
    forces = with_homes(lorien={"elves": {LI: 1}, "gondor": {HI: 1}})
    s = drawn("gondor", "mustering", ["lorien", "moria", "umbar"], forces=forces)
    assert (kind(s), asked(s)) == ("place", 0)
    choose(s, "place:eagle@lorien")
    assert at(s, "lorien") == {"elves": {LI: 1, "eagle": 1}, "gondor": {HI: 1}}
    assert at(s, "moria") == at(s, "umbar") == {}


@rule("RI-10.28", "RI-15.7")
@part("local_uprising")
def test_an_uprising_is_kept_in_secret_and_called_later() -> None:
    s = drawn("gondor", "local_uprising", ["joker_2", "lorien"], forces=with_homes(lorien={"gondor": {HI: 1}}))
    assert GAME.view(s, 4)["parties"]["gondor"]["aside"] == ["territory_lorien"]
    assert "aside" not in GAME.view(s, 0)["parties"]["gondor"]
    assert GAME.view(s, 0)["parties"]["gondor"]["set_aside"] == 1
    news = choose(s, "card:local_uprising")
    assert named(news, "uprising") == [{"party": "gondor", "card": "territory_lorien"}]
    choose(s, f"place:{HC}@lorien", f"place:{HC}@lorien")
    assert at(s, "lorien")["gondor"] == {HI: 1, HC: 2}
    assert discards(s) == ["territory_lorien"]


@rule("RI-15.29", "RI-10.40")
@part("corsairs_of_umbar", "risk.DP-6")
def test_corsairs_take_three_gold_of_a_landing_once() -> None:
    assert drawn("gondor", "corsairs_of_umbar").corsairs == [4]
    s = position(
        turn_of="gondor",
        phase="move",
        corsairs=["sauron"],
        forces=with_homes(belfalas={"gondor": {HI: 3, HC: 1}}, umbar={"sauron": {HI: 1}}),
    )
    step(s, "belfalas", "umbar", f"count:{HI}.1:3", f"count:{HC}.2:0")
    step(s, "belfalas", "umbar")
    choose(s, "done")
    assert (kind(s), asked(s)) == ("card-loss", 4)
    choose(s, f"figure:gondor-{HC}")
    assert at(s, "umbar")["gondor"] == {HI: 2}


@rule("RI-15.34")
@part("black_gates_open")
def test_the_black_gates() -> None:
    s = drawn("gondor", "black_gates_open", forces=with_homes(udun_vale={"sauron": {HI: 1}}))
    assert (kind(s), asked(s), GAME.about(s, 3)["gold"]) == ("place", 3, 10)
    good = drawn("sauron", "black_gates_open", forces=with_homes(udun_vale={"gondor": {HI: 1, LI: 2}}))
    assert (kind(good), asked(good)) == ("card-loss", 4)
    choose(good, f"figure:gondor-{LI}", f"figure:gondor-{LI}")
    assert at(good, "udun_vale") == {"gondor": {HI: 1}}
    empty = drawn("sauron", "black_gates_open")
    assert kind(empty) == "cards"


@rule("RI-15.15", "RI-15.34")
@part("cave_troll", "risk.A-39")
def test_the_cave_troll_brings_two_figures() -> None:
    s = drawn("gondor", "cave_troll", forces=with_homes(moria={"saruman": {HI: 1}}))
    assert (kind(s), asked(s)) == ("place", 1)
    assert "place:mumakil@moria" not in keys(s)
    choose(s, "place:troll@moria", "place:troll@moria")
    assert at(s, "moria") == {"saruman": {HI: 1, "troll": 2}}
    good = drawn("sauron", "cave_troll", forces=with_homes(moria={"gondor": {HC: 2, HI: 1}}))
    choose(good, f"figure:gondor-{HI}")
    assert at(good, "moria") == {"gondor": {HC: 1}}


@rule("RI-15.8", "RI-15.31", "RI-15.32", "RI-15.33", "RI-4.10")
@part("entmoot", "risk.A-43")
def test_the_entmoot() -> None:
    kept = drawn("gondor", "entmoot")
    assert "card:entmoot" in keys(kept)
    choose(kept, "card:entmoot")
    assert at(kept, "fangorn") == {"gondor": {"ent": 2}}
    evil = drawn("saruman", "entmoot")
    assert at(evil, "fangorn") == {"rohan": {"ent": 2}}
    held = drawn("sauron", "entmoot", forces=with_homes(fangorn={"saruman": {HI: 4}}))
    assert at(held, "fangorn") == {"saruman": {HI: 2}}
    few = drawn("saruman", "entmoot", forces=with_homes(lorien={"rohan": {"ent": 3}}))
    assert at(few, "fangorn") == {"rohan": {"ent": 1}}


@part("aragorn_arrives")
@rule("RI-15.34")
def test_aragorn_arrives() -> None:
    s = drawn("sauron", "aragorn_arrives", forces=with_homes(minas_tirith={"gondor": {HI: 1}}))
    assert (kind(s), asked(s), GAME.about(s, 4)["gold"]) == ("place", 4, 10)
    evil = drawn("gondor", "aragorn_arrives", forces=with_homes(minas_tirith={"sauron": {HI: 4}}))
    assert at(evil, "minas_tirith") == {"sauron": {HI: 2}}


@rule("RI-15.34")
@pytest.mark.parametrize(
    ("card", "territory"),
    [
        ("mustering", "moria"),
        ("aragorn_arrives", "minas_tirith"),
        ("black_gates_open", "udun_vale"),
        ("cave_troll", "moria"),
    ],
)
def test_where_nobody_is_in_control_nobody_gets_or_loses_anything(card: str, territory: str) -> None:
    there = {party: {HI: 3, LI: 1} for party in ("elves", "saruman", "rohan", "sauron", "gondor")}
    there["gondor"]["hero"] = 1
    forces = {**with_homes(), territory: there}
    s = drawn("gondor", card, [territory, "harad", "deep_harad"] if card == "mustering" else [], forces=forces)
    assert holder(s, territory) is None
    assert kind(s) == "cards"
    assert at(s, territory) == there


# Powers before a turn and before moving


def powers(party: str, *hand: str, phase: str = "start", **entries: Any) -> Realm:
    forces = entries.pop("forces", with_homes())
    return position(turn_of=party, phase=phase, hands={party: list(hand)}, forces=forces, **entries)


@part("you_shall_not_pass")
@rule("RI-10.36")
def test_nobody_passes_without_a_hero() -> None:
    s = powers("sauron", "you_shall_not_pass")
    choose(s, "card:you_shall_not_pass", "bridge:bridge_ithilien__minas_tirith")
    assert len(s.blocked) == 1
    foot = position(
        turn_of="gondor",
        phase="move",
        blocked={"bridge_ithilien__minas_tirith": "sauron"},
        forces=with_homes(minas_tirith={"gondor": {HI: 2}}),
    )
    choose(foot, "territory:minas_tirith")
    assert "territory:ithilien" not in keys(foot)
    led = position(
        turn_of="gondor",
        phase="move",
        blocked={"bridge_ithilien__minas_tirith": "sauron"},
        forces=with_homes(minas_tirith={"gondor": {HI: 2, "hero": 1}}),
    )
    step(led, "minas_tirith", "ithilien")
    assert at(led, "ithilien") == {"gondor": {HI: 2, "hero": 1}}
    flown = position(
        turn_of="gondor",
        phase="move",
        blocked={"bridge_ithilien__minas_tirith": "sauron"},
        forces=with_homes(minas_tirith={"gondor": {"eagle": 1}}),
    )
    step(flown, "minas_tirith", "ithilien")
    assert at(flown, "ithilien") == {"gondor": {"eagle": 1}}


@part("borne_to_another_place")
@rule("RI-10.36", "RI-10.3")
def test_a_hero_is_borne_away_and_keeps_his_range() -> None:
    s = powers("gondor", "borne_to_another_place", "balrog", forces=with_homes(lorien={"gondor": {HI: 1, "hero": 1}}))
    choose(s, "card:borne_to_another_place")
    assert at(s, "anfalas") == {"gondor": {HI: 1, "hero": 1}}
    column = s.columns(SPACE_NAMES.index("anfalas"), UNITS.index("hero"))
    assert column == [[3, 0, 1]]


@part("ambush", "risk.DP-4")
@rule("RI-10.36", "RI-15.1")
def test_an_ambush_next_to_enemies() -> None:
    forces = with_homes(minas_tirith={"gondor": {HI: 1}}, ithilien={"sauron": {HI: 1}})
    s = powers("gondor", "ambush", phase="start", forces=forces)
    while GAME.about(s, asked(s))["window"] != "M0":
        choose(s, "done")
    choose(s, "card:ambush", "place:eagle@minas_tirith")
    assert at(s, "minas_tirith") == {"gondor": {HI: 1, "eagle": 1}}
    far = before_moving("gondor", "ambush")
    assert why_not(far, "card:ambush") == "no own territory lies next to enemies (RI-10.36)"


def before_moving(party: str, *hand: str, **entries: Any) -> Realm:
    s = powers(party, *hand, **entries)
    for _ in range(9):
        if kind(s) == "play-card" and GAME.about(s, asked(s))["window"] == "M0":
            break
        choose(s, "done")
    return s


@rule("RI-15.5", "RI-15.24", "RI-8.14")
@part("move_by_night", "risk.DP-4", "risk.A-64")
def test_two_territories_move_by_night() -> None:
    forces = with_homes(
        lorien={"sauron": {HI: 1, LC: 1, "hero": 1}}, moria={"sauron": {HI: 1}}, nurn={"sauron": {HI: 1}}
    )
    s = before_moving("sauron", "move_by_night", forces=forces)
    choose(s, "card:move_by_night", "territory:lorien", "territory:moria")
    assert [c[0] for c in s.columns(SPACE_NAMES.index("lorien"), UNITS.index("hero"))] == [6]
    assert [c[0] for c in s.columns(SPACE_NAMES.index("moria"), UNITS.index(HI))] == [2]
    assert [c[0] for c in s.columns(SPACE_NAMES.index("nurn"), UNITS.index(HI))] == [1]
    assert strength(s, SPACE_NAMES.index("lorien")) == 2 + 5 + 6


@rule("RI-15.10", "RI-15.23")
@part("unwanted_alliance", "risk.DP-4")
def test_an_unwanted_alliance() -> None:
    forces = with_homes(lorien={"elves": {LI: 4, HI: 3, "hero": 1}})
    s = before_moving("gondor", "unwanted_alliance", forces=forces)
    choose(s, "card:unwanted_alliance")
    choose(s, "territory:lorien")
    assert "unit:hero" not in keys(s)
    for _ in range(3):
        choose(s, f"unit:{LI}")
    for _ in range(2):
        choose(s, f"unit:{HI}")
    assert at(s, "lorien") == {"elves": {LI: 1, HI: 1, "hero": 1}, "gondor": {LI: 3, HI: 2}}
    assert kind(s) != "exchange"


@rule("RI-15.23")
def test_an_unwanted_alliance_takes_only_what_the_own_supply_replaces() -> None:
    forces = with_homes(lorien={"elves": {HC: 3, HI: 2}}, belfalas={"gondor": {HC: 6}})
    s = before_moving("gondor", "unwanted_alliance", forces=forces)
    choose(s, "card:unwanted_alliance", "territory:lorien")
    assert f"unit:{HI}" in keys(s)
    assert f"unit:{HC}" not in keys(s)


@rule("RI-15.16", "RI-15.17", "RI-15.30", "RI-8.14")
@part("under_the_mountains", "risk.DP-5", "risk.DP-19")
def test_the_way_under_the_mountains() -> None:
    forces = with_homes(moria={"sauron": {HI: 3, HC: 1, "hero": 1}}, eregion={"gondor": {LI: 1}})
    s = position(turn_of="sauron", phase="move", hands={"sauron": ["under_the_mountains"]}, forces=forces)
    choose(s, "card:under_the_mountains", "territory:moria", "territory:eregion")
    choose(s, f"count:{HI}.0:2", f"count:{HC}.0:1", "count:hero.0:1")
    assert at(s, "eregion") == {"sauron": {HI: 2, HC: 1, "hero": 1}, "gondor": {LI: 1}}
    assert at(s, "moria") == {"sauron": {HI: 1}}
    assert strength(s, SPACE_NAMES.index("eregion")) == 0
    assert "territory:eregion" not in keys(s)
    volleys = all_volleys(s, Combat(SPACE_NAMES.index("eregion"), 1))
    assert {UNITS[unit]: number for party, unit, _, number, _ in volleys if party == 3} == {HI: 1, HC: 5}
    moved = position(turn_of="sauron", phase="move", hands={"sauron": ["under_the_mountains"]}, forces=forces)
    step(moved, "moria", "gladden_fields")
    assert SPACE_NAMES.index("gladden_fields") not in tunnel_mouths(moved)


@rule("RI-7.63")
@part("risk.DP-19")
def test_the_owner_says_who_gets_the_weapon_bonus_if_they_differ() -> None:
    s = weapon_question()
    assert keys(s) == ["number:0", "number:1"]
    combat = s.innermost(Combat)
    assert combat is not None
    combat.chosen = [1 if unit == UNITS.index(HC) else 0 for unit in range(len(UNITS))]
    assert sorted(v[3] for v in all_volleys(s, combat) if v[0] == 3) == [5, 5]
    combat.chosen = [0] * len(UNITS)
    assert sorted(v[3] for v in all_volleys(s, combat) if v[0] == 3) == [4, 6]


@rule("RI-15.36", "RI-10.23")
def test_a_deck_of_jokers_is_filled_up_or_brings_nothing() -> None:
    s = drawn("gondor", "corsairs_of_umbar")
    for thing in s.zones.content[TERRITORY_DECK]:
        if s.face(thing) < FIRST_JOKER:
            s.zones.move(thing, TERRITORY_DISCARD)
    face = CARD_NAMES.index("mustering")
    s.ask = None
    s.push(CardText(4, face, text_for(face, "DRAW"), 4))
    s.run()
    assert sum(s.face(t) >= FIRST_JOKER for t in s.zones.content[TERRITORY_DECK]) == 2
    empty = drawn("gondor", "corsairs_of_umbar")
    for thing in empty.zones.content[TERRITORY_DECK]:
        if empty.face(thing) < FIRST_JOKER:
            empty.zones.move(thing, 5)
    empty.ask = None
    empty.push(CardText(4, face, text_for(face, "DRAW"), 4))
    empty.run()
    assert len(empty.zones.content[TERRITORY_DECK]) == 2
