"""Automatic answers, which are the default, tell nobody what somebody else holds."""

from tests.server.planted import plant
from tests.server.site import Site
from tests.server.visitor import Visitor

from mathom.kernel import State


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
