"""Automatic answers, which are the default, tell nobody what somebody else holds."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.server.arranged import plant_position
from tests.server.planted import person, plant
from tests.server.site import Site
from tests.server.visitor import Visitor

from mathom.kernel import State
from mathom.tables import SeatSpec


def defender_without_a_card(state: State) -> bool:
    """Whether the attacker is asked for a combat card, and the defender will be asked and can play none."""
    if state.ask is None or state.stack[-1].step != "attackers_card":
        return False
    attacker = state.ask.waiting()[0]
    trial = state.clone()
    trial.play(attacker, state.ask.options_of(attacker)[0])
    return trial.ask is not None and trial.ask.kind == "combat-card" and len(trial.ask.options[0]) == 1


def test_an_attacker_does_not_learn_that_the_defender_has_no_card_to_play(house: Site) -> None:
    players = Visitor(house), Visitor(house)
    table = plant(house, "wotr", *players, until=defender_without_a_card)
    with players[0].connect(table) as first, players[1].connect(table) as second:
        for line in (first, second):
            line.until(lambda line: line.welcomed)
            line.command("auto", on=True)
        attacker, defender = (first, second) if first.options else (second, first)
        heard = len(attacker.log)
        assert attacker.choose()["type"] == "done"
        attacker.quiet(1.5)
        assert attacker.doc["view"]["asked"] == [defender.doc["you"]]
        assert {event["seat"] for event in attacker.log[heard:] if "seat" in event} == {attacker.doc["you"]}
        defender.until(lambda line: line.options)
        assert len(defender.options) == 1
        assert defender.choose()["type"] == "done"
        attacker.until(lambda line: {event.get("seat") for event in line.log[heard:]} >= {0, 1})


GATES = "tw-243"
ON_THE_ROAD: dict[str, Any] = {
    "companies": [{"site": "Rivendell", "going": "Moria", "characters": ["Balin", "Beretar"]}],
    "hand": ["Gates of Morning"],
    "deck": ["Horn of Anor", "Elven Cloak", "Men of Lebennin", "Healing Herbs"] * 3,
}


def heard_of_an_answer(house: Site, holds: str, policy: str | None) -> tuple[list[Any], int]:
    """All that the active player hears from declaring a card until the other has passed; and how many options that was
    among."""
    first, second = Visitor(house), Visitor(house)
    waits = {**ON_THE_ROAD, "companies": [{"site": "Rivendell", "characters": ["Elrond"]}], "hand": [holds]}
    position = {"phase": "movement", "players": [ON_THE_ROAD, waits]}
    seats = [SeatSpec(person(first)), SeatSpec(person(second))]
    table = plant_position(house.db, "meccg", seats, position, choices=["way:number-0", "stop", "stop"]).id
    with first.connect(table) as active, second.connect(table) as other:
        for line in (active, other):
            line.until(lambda line: line.welcomed)
        if policy is not None:
            assert other.command("passing", window="other", policy=policy)["type"] == "done"
        active.quiet(0.3)
        before = len(active.frames)
        code = next(option["code"] for option in active.options if option["key"] == f"declare:{GATES}.0")
        assert active.command("choose", seq=active.doc["seq"], code=code)["type"] == "done"
        active.quiet(1.0)
        assert active.doc["view"]["asked"] == [1]
        other.until(lambda line: line.options)
        number = len(other.options)
        passing = next(option["code"] for option in other.options if option["key"] == "pass")
        assert other.command("choose", seq=other.doc["seq"], code=passing)["type"] == "done"
        active.until(lambda line: any(card["card"] == GATES for card in line.doc["view"]["cards"]))
        active.quiet(0.3)
        messages = [json.loads(frame) for frame in active.frames[before:]]
    return [[one["type"], one.get("patch"), one.get("events")] for one in messages], number


@pytest.mark.parametrize("policy", [None, "able"])
def test_who_declares_a_card_does_not_learn_whether_the_other_could_have_answered(
    house: Site, policy: str | None
) -> None:
    (able, two), (unable, one) = (heard_of_an_answer(house, card, policy) for card in ("Twilight", "Orc-lieutenant"))
    assert (two, one) == (2, 1)
    assert unable == able
