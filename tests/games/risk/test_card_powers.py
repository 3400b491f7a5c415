"""Chapter 15: power cards in combats and around the Ring-bearer."""

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
    dice,
    holder,
    keys,
    kind,
    named,
    position,
    skip_to,
    step,
    with_homes,
)

from mathom.games.risk.battle.combat import Combat
from mathom.games.risk.battle.dice import all_volleys
from mathom.games.risk.box import UNITS
from mathom.games.risk.game import GAME
from mathom.games.risk.map import SPACE_NAMES
from mathom.games.risk.ring.course import FAILED, LEFT, PLACE, get, true_course
from mathom.games.risk.state import Realm
from mathom.kernel import IllegalChoice, apply_macro, explain, option_keyed
from mathom.testing import part, rule


def powers(party: str, *hand: str, phase: str = "start", **entries: Any) -> Realm:
    forces = entries.pop("forces", with_homes())
    return position(turn_of=party, phase=phase, hands={party: list(hand)}, forces=forces, **entries)


# Powers against landings and in combats


@part("violent_storms", "risk.DP-7")
@rule("RI-10.36")
def test_violent_storms_destroy_up_to_three_who_landed() -> None:
    s = position(
        turn_of="gondor",
        phase="move",
        hands={"sauron": ["violent_storms"]},
        forces=with_homes(belfalas={"gondor": {HI: 3, HC: 1}}, umbar={"sauron": {HI: 1}}),
    )
    step(s, "belfalas", "umbar")
    choose(s, "done")
    assert (kind(s), asked(s)) == ("play-card", 3)
    choose(s, "card:violent_storms")
    assert (kind(s), asked(s)) == ("card-loss", 4)
    choose(s, f"figure:gondor-{HI}", f"figure:gondor-{HI}", f"figure:gondor-{HI}")
    assert at(s, "umbar") == {"gondor": {HC: 1}, "sauron": {HI: 1}}


def combat_with(hands: dict[str, list[str]], territory: str = "the_wold", **force: dict[str, int]) -> Realm:
    troops = force or {"sauron": {HI: 3}, "gondor": {LI: 2, HC: 1}}
    return position(
        turn_of="sauron",
        phase="combat",
        hands=hands,
        forces=with_homes(**{territory: troops}),
        held={territory: "gondor"},
    )


@part("grima_wormtongue", "risk.DP-15")
@rule("RI-10.33", "RI-10.36")
def test_grima_turns_enemies() -> None:
    s = combat_with({"sauron": ["grima_wormtongue"]})
    assert (kind(s), asked(s)) == ("play-card", 3)
    choose(s, "card:grima_wormtongue")
    assert keys(s) == [f"figure:gondor-{LI}", f"figure:gondor-{HC}", "done"]
    choose(s, f"figure:gondor-{HC}")
    assert at(s, "the_wold") == {"sauron": {HI: 3, HC: 1}, "gondor": {LI: 2}}
    defender = combat_with({"gondor": ["grima_wormtongue"]})
    skip_to(defender, "retreat")
    assert defender.card_points == [0, 0]


@part("courage_alone", "risk.DP-15")
@rule("RI-10.36", "RI-15.1")
def test_courage_brings_four_gold_to_the_defender() -> None:
    s = combat_with({"gondor": ["courage_alone"]})
    while "card:courage_alone" not in keys(s):
        choose(s, "pass")
    choose(s, "card:courage_alone", f"place:{HC}@the_wold", f"place:{HC}@the_wold")
    assert at(s, "the_wold")["gondor"] == {LI: 2, HC: 3}


@rule("RI-15.12", "RI-7.28")
@pytest.mark.parametrize("card", [pytest.param(card, marks=part(card)) for card in ("siege_machines", "enemy_at_hand")])
def test_siege_machines_take_the_bonus_for_the_whole_combat(card: str) -> None:
    s = combat_with({"sauron": [card]}, "minas_tirith")
    choose(s, f"card:{card}")
    combat = s.innermost(Combat)
    assert combat is not None
    assert combat.walls_down
    field = combat_with({"sauron": [card]})
    assert f"card:{card}" not in (keys(field) if kind(field) == "play-card" else [])


@rule("RI-15.11", "RI-15.28")
@part("black_sails")
def test_black_sails_add_one_for_the_attackers_of_a_port() -> None:
    s = combat_with({"sauron": ["black_sails"]}, "belfalas")
    choose(s, "card:black_sails")
    combat = s.innermost(Combat)
    assert combat is not None
    numbers = {(party, UNITS[unit]): number for party, unit, _, number, _ in all_volleys(s, combat)}
    assert numbers[(3, HI)] == 2
    assert numbers[(4, LI)] == 1
    inland = combat_with({"sauron": ["black_sails"]})
    assert kind(inland) != "play-card" or "card:black_sails" not in keys(inland)


@rule("RI-15.9", "RI-15.27")
@part("strategic_withdrawal")
def test_a_strategic_withdrawal_crosses_a_bridge_without_pursuit() -> None:
    s = combat_with({"sauron": ["strategic_withdrawal"]})
    choose(s, "card:strategic_withdrawal")
    assert "territory:emyn_muil" in keys(s)  # over a bridge
    choose(s, "territory:emyn_muil")
    assert at(s, "emyn_muil") == {"sauron": {HI: 3}}
    assert holder(s, "the_wold") == "gondor"
    castle = combat_with({"gondor": ["strategic_withdrawal"]}, "minas_tirith")
    while "card:strategic_withdrawal" not in keys(castle):
        choose(castle, "pass")
    choose(castle, "card:strategic_withdrawal", "territory:ithilien")
    assert at(castle, "ithilien") == {"gondor": {LI: 2, HC: 1}}


# Powers about the Ring-bearer


def ring(hands: dict[str, list[str]], space: str = "buckland", **bearer: Any) -> Realm:
    bearer.setdefault("without", "gondor")
    return position(turn_of="elves", phase="ring", hands=hands, bearer={"space": space, **bearer}, forces=with_homes())


def place(s: Realm) -> str:
    return SPACE_NAMES[get(true_course(s), PLACE)]


@rule("RI-15.4", "RI-15.19")
@part("balrog", "risk.A-38", "risk.DP-13")
def test_the_balrog_puts_him_back_in_silence() -> None:
    s = ring({"sauron": ["balrog"]}, "moria", failed=True)
    skip_to(s, "ring-bearer")
    choose(s, "route:gladden_fields>lorien")
    assert (place(s), get(true_course(s), LEFT)) == ("lorien", 3)
    while "card:balrog" not in keys(s):
        choose(s, "pass")
    news = choose(s, "card:balrog")
    assert (place(s), get(true_course(s), LEFT), get(true_course(s), FAILED)) == ("moria", 2, 1)
    assert all(event.to == s.good_seats() for event in news if event.kind.name == "bearer-moved")
    elsewhere = ring({"sauron": ["balrog"]}, "buckland")
    skip_to(elsewhere, "ring-bearer")
    choose(elsewhere, "territory:old_forest")
    choose(elsewhere, "card:balrog")
    assert place(elsewhere) == "old_forest"


@part("boromir", "risk.DP-8")
@rule("RI-10.34")
def test_boromir_keeps_him_where_he_is() -> None:
    s = ring({"sauron": ["boromir"]})
    choose(s, "card:boromir")
    skip_to(s, "ring-bearer")
    assert keys(s) == ["stay"]


@pytest.mark.parametrize(
    "card", [pytest.param(card, marks=part(card)) for card in ("knife_in_the_dark", "dangerous_crossing", "gollum")]
)
@rule("RI-6.31", "RI-10.35")
def test_a_beset_ring_bearer_must_roll_once(card: str) -> None:
    s = ring({"sauron": [card]})
    choose(s, f"card:{card}")
    dice(s, "ring-bearer", [3])
    skip_to(s, "ring-bearer")
    assert not any(key.startswith("route:") for key in keys(s))
    news = choose(s, "territory:old_forest")
    assert named(news, "bearer-rolled") == [{"party": "elves", "die": 3}]
    skip_to(s, "ring-bearer-second")
    choose(s, "territory:old_forest")  # a roll has failed here: automatic
    assert place(s) == "old_forest"
    failed = ring({"sauron": [card]}, "buckland", failed=True)
    choose(failed, f"card:{card}")
    skip_to(failed, "ring-bearer")
    assert named(choose(failed, "territory:old_forest"), "bearer-rolled") == []


@rule("RI-15.13", "RI-10.35")
@part("faramir", "risk.DP-10")
@pytest.mark.parametrize(("sign", "die", "expected"), [("minus", 5, "ithilien"), ("plus", 2, "minas_morgul")])
def test_faramir_finds_him_in_ithilien(sign: str, die: int, expected: str) -> None:
    s = ring({"sauron": ["faramir"]}, "ithilien")
    choose(s, "card:faramir", sign)
    dice(s, "ring-bearer", [die])
    skip_to(s, "ring-bearer")
    choose(s, "territory:minas_morgul")
    assert place(s) == expected
    elsewhere = ring({"sauron": ["faramir"]}, "buckland")
    choose(elsewhere, "card:faramir", sign)
    skip_to(elsewhere, "ring-bearer")
    assert named(choose(elsewhere, "territory:old_forest"), "bearer-rolled") == []


@part("faramir", "risk.DP-10")
@rule("RI-15.13")
def test_faramir_after_a_roll_counts_in_die_spaces() -> None:
    s = ring({"sauron": ["faramir"]}, "moria")
    dice(s, "ring-bearer", [5])
    skip_to(s, "ring-bearer")
    choose(s, "territory:gladden_fields", "card:faramir", "minus")
    assert place(s) == "moria"


@rule("RI-10.35")
@part("risk.DP-10")
@pytest.mark.parametrize(
    ("card", "space", "die", "stays"),
    [
        pytest.param("captured_by_orcs", "gorgoroth", 4, True, marks=part("captured_by_orcs")),
        pytest.param("captured_by_orcs", "minas_morgul", 4, False, marks=part("captured_by_orcs")),
        pytest.param("shelobs_lair", "minas_morgul", 5, True, marks=part("shelobs_lair")),
        pytest.param("shelobs_lair", "gorgoroth", 4, False, marks=part("shelobs_lair")),
        pytest.param("smeagol", "moria", 2, False, marks=part("smeagol")),
        pytest.param("smeagol", "moria", 1, True, marks=part("smeagol")),
    ],
)
def test_cards_that_change_a_roll(card: str, space: str, die: int, stays: bool) -> None:
    s = ring({"sauron": [card]}, space)
    dice(s, "ring-bearer", [die])
    skip_to(s, "ring-bearer")
    choose(s, next(key for key in keys(s) if key.startswith("territory:")))
    choose(s, f"card:{card}")
    assert (place(s) == space) == stays


@rule("RI-15.14", "RI-15.20", "RI-15.21", "RI-15.22")
@part("hunt_for_the_ringbearer", "risk.DP-32")
def test_the_hunt_moves_him_or_brings_figures_where_he_is() -> None:
    s = powers("sauron", "hunt_for_the_ringbearer", bearer={"space": "eregion"})
    choose(s, "card:hunt_for_the_ringbearer")
    assert (kind(s), asked(s)) == ("hunted", 4)
    assert keys(s) == ["territory:moria", "territory:dunland"]
    choose(s, "territory:dunland")
    assert (place(s), get(true_course(s), LEFT)) == ("dunland", 3)
    found = powers(
        "sauron", "hunt_for_the_ringbearer", bearer={"space": "lorien"}, forces=with_homes(lorien={"sauron": {HI: 1}})
    )
    choose(found, "card:hunt_for_the_ringbearer")
    assert (kind(found), asked(found), GAME.about(found, 3)["gold"]) == ("place", 3, 4)
    assert GAME.view(found, 1)["bearer"]["shown"] is None
    good = powers("gondor", "hunt_for_the_ringbearer", bearer={"space": "rhudaur", "pass_closed": True})
    choose(good, "card:hunt_for_the_ringbearer")
    assert (asked(good), keys(good)) == (4, ["territory:eregion"])


@pytest.mark.parametrize("space", ["lorien", "gladden_fields"])
def test_the_hunt_is_not_rehearsed_to_find_him(space: str) -> None:
    """Whether he is there must be paid for with the card: a question what could follow it has one answer."""
    s = powers(
        "sauron",
        "hunt_for_the_ringbearer",
        bearer={"space": space, "possible": ["lorien", "gladden_fields"]},
        forces=with_homes(lorien={"sauron": {HI: 1}}),
    )
    for then in (f"place:{HI}@lorien", "done", "nonsense:1"):
        reasons = explain(GAME, s, 3, f"card:hunt_for_the_ringbearer {then}")
        assert [reason.key for reason in reasons] == ["something-comes-to-light-first"]
    card = option_keyed(GAME, s, 3, "card:hunt_for_the_ringbearer")
    with pytest.raises(IllegalChoice, match="comes to light"):
        apply_macro(s, 3, [card, 10**6])


@pytest.mark.parametrize("space", ["mount_doom", "gorgoroth"])
def test_the_end_is_not_rehearsed_before_a_card_is_kept(space: str) -> None:
    s = ring({"sauron": ["captured_by_orcs"]}, space, marches=2, possible=["mount_doom", "gorgoroth"])
    dice(s, "ring-bearer", [4])
    skip_to(s, "ring-bearer")
    choose(s, next(key for key in keys(s) if key.startswith("territory:")))
    assert (kind(s), asked(s)) == ("play-card", 3)
    reasons = explain(GAME, s, 3, "pass nonsense:1")
    assert [reason.key for reason in reasons] == ["something-comes-to-light-first"]


@rule("RI-15.20", "RI-6.23")
def test_the_hunt_into_lorien_asks_for_the_choice() -> None:
    s = powers("sauron", "hunt_for_the_ringbearer", bearer={"space": "gladden_fields", "shown": True})
    choose(s, "card:hunt_for_the_ringbearer", "territory:lorien")
    assert (kind(s), keys(s)) == ("lorien", ["hide", "march"])
    choose(s, "hide")
    assert GAME.view(s, 1)["bearer"]["shown"] is None
