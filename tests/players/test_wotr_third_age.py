"""The scripted player with the expansion: it calls, builds, sails and wakes, and wins against chance."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.wotr.third_age.wars import AT_WAR, alone_with, draw, turn, war

from mathom.games.wotr.game import GAME
from mathom.games.wotr.state import War
from mathom.kernel import Perspective, option_key
from mathom.players import make_player
from mathom.players.running import Fixture, play_out

FP, SH = "free_peoples", "shadow"


def answers(w: War, count: int = 1) -> list[str]:
    """What the scripted player chooses next, whoever is asked; the last choice is not made."""
    players = [make_player("scripted", GAME, "1") for _ in range(w.seats)]
    made: list[str] = []
    for n in range(count):
        assert w.ask is not None
        [seat] = w.ask.waiting()
        code = players[seat].choose(Perspective(GAME, w, seat))
        made.append(option_key(GAME, w, seat, code))
        if n < count - 1:
            w.play(seat, code)
    return made


SIEGE = ["in:minas_tirith gondor-regular 3", "minas_tirith sauron-regular 6"]
BARE: dict[str, Any] = {"clear": True, "nations": AT_WAR}


@pytest.mark.parametrize(
    ("side", "entries", "expected"),
    [
        (FP, {"nations": ["elves 0 active"]}, ["bring-galadriel"]),
        (SH, {"fellowship": {"region": "hollin"}, "clear": True}, ["bring-minion", "character:witch_king_chief"]),
        (SH, {"clear": True, "characters": ["witch_king_chief out"]}, ["bring-minion", "character:balrog"]),
        (SH, {"nations": ["isengard 0 active", "sauron 0 active", "southrons_easterlings 0 active"]}, ["bring-minion"]),
        (FP, {"characters": ["saruman orthanc", "gimli fangorn", "galadriel out"], "nations": AT_WAR}, ["call-ents"]),
    ],
)
def test_a_muster_die_brings_who_is_worth_most(side: str, entries: dict[str, Any], expected: list[str]) -> None:
    w = turn(side, "muster", **entries)
    assert answers(w, 1 + len(expected)) == ["die:muster", *expected]


LORDS = ["witch_king_chief barad_dur", "saruman orthanc", "mouth_of_sauron out", "balrog out"]


def test_hillmen_are_called_and_engines_built_where_they_count() -> None:
    called = {"factions": ["dunlendings"], "catapults": ["minas_tirith 1"]}
    w = turn(SH, "muster", figures=["edoras isengard-regular 1"], characters=LORDS, **BARE)
    assert "call-dunlendings" in answers(w, 2)
    w = turn(SH, "muster", figures=SIEGE, characters=LORDS, supplement=called, **BARE)
    assert answers(w, 2)[1] == "build-tower"
    w = turn(
        FP, "muster", figures=SIEGE, characters=["galadriel lorien"], supplement={"towers": ["minas_tirith 1"]}, **BARE
    )
    assert answers(w, 3)[1:] == ["build-catapult", "region:minas_tirith"]


def test_a_fleet_leads_an_army_to_an_undefended_city() -> None:
    w = turn(
        SH,
        "army",
        figures=["umbar southrons_easterlings-regular 5"],
        characters=LORDS,
        supplement={"factions": ["corsairs"], "ships": ["umbar 2"]},
        **BARE,
    )
    assert answers(w, 6)[1:] == ["move-army", "fleet:umbar>pelargir", "number:1", "way:umbar>pelargir", "all"]


def test_ents_go_for_saruman() -> None:
    w = turn(
        FP,
        "character",
        clear=True,
        hands={FP: ["ta_fp_char_19b"]},
        characters=["gandalf_the_grey out", "gandalf_the_white edoras", "saruman orthanc"],
        supplement={"factions": ["ents"], "ents": ["fangorn 2"]},
        fellowship={"mordor": 1, "corruption": 11},
    )
    w.tried = True
    made = answers(w, 5)
    assert made[2:] == ["card:ta_fp_char_19b", "region:fords_of_isen", "region:orthanc"]


@pytest.mark.parametrize(("corruption", "ring"), [(0, "no"), (6, "yes")])
def test_the_lady_is_asked_for_light_when_the_ring_weighs(corruption: int, ring: str) -> None:
    w = war(phase="hunt", characters=["galadriel lorien"], fellowship={"region": "hollin", "corruption": corruption})
    draw(w, "std_eye_reveal_1", eye=2)
    assert answers(w) == [ring]


@pytest.mark.parametrize(("tile", "again"), [("std_1_1", "yes"), ("std_3_1", "no")])
def test_a_tile_that_does_little_is_given_back(tile: str, again: str) -> None:
    w = war(phase="hunt", characters=alone_with(), supplement={"we_shall_get_it": True})
    draw(w, tile)
    assert answers(w) == [again]


def test_a_round_for_nothing_is_fought() -> None:
    w = turn(SH, "army", figures=SIEGE, characters=LORDS, supplement={"towers": ["minas_tirith 1"]}, **BARE)
    w.chance.script = {"combat.fp": [[0] * 3] * 3, "combat.sh": [[0] * 5] * 3}
    assert "extra-round" in answers(w, 4)


@pytest.mark.parametrize(
    "seats",
    [("scripted", "random"), ("random", "scripted"), ("random", "scripted", "random", "scripted")],
)
def test_it_wins_against_chance(seats: tuple[str, ...]) -> None:
    outcome = play_out(GAME, {"third_age": True}, Fixture(seats, "chance", "chance"), check=True)
    assert outcome.error is None
    assert all(won == 0 for won, name in zip(outcome.wins, seats, strict=True) if name == "random")
