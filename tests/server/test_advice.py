"""What programs work out for people: odds for those who play, chances for those who look back."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.planted import plant
from tests.server.stages import stage
from tests.server.visitor import ME, PATIENCE, SCRIPTED, Visitor

from mathom.games.wotr.battle.battle import Battle
from mathom.kernel import State

Visit = Callable[[], Visitor]
WAR = {"game": "wotr", "variant": {"sides": "shadow_first"}}


def is_fought(state: State) -> bool:
    return state.ask is not None and state.innermost(Battle) is not None


def test_players_ask_for_the_odds_of_the_battle_that_is_fought(visit: Visit) -> None:
    ann, bob, cat = visit(), visit(), visit()
    table = plant(ann.site, "wotr", ann, bob, until=is_fought)
    for player in (ann, bob):
        found = player.get(f"/api/tables/{table}/odds?about=battle")["odds"]
        assert found["attacker"] in ("free_peoples", "shadow")
        assert found["sims"] >= 1
        assert 0 <= found["won"] <= 1
    refused = cat.http.get(f"/api/tables/{table}/odds?about=battle")
    assert (refused.status_code, refused.json()["error"]) == (403, "error-not-seated")


def test_what_cannot_be_fought_is_refused_with_the_rule(visit: Visit) -> None:
    ann = visit()
    table = ann.new_table(ME, SCRIPTED, **WAR)
    refused = ann.http.get(f"/api/tables/{table}/odds?about=way:orthanc>lorien")
    assert (refused.status_code, refused.json()["reasons"][0]["rules"]) == (409, ["WR-11.3", "WR-11.7", "WR-12.13"])


def chances(ann: Visitor, table: str, enough: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    until = time.monotonic() + PATIENCE
    while not enough(found := ann.get(f"/api/tables/{table}/chances")):
        assert time.monotonic() < until
        time.sleep(0.1)
    return dict(found)


@pytest.mark.parametrize("game", ["fellowship", "wotr"])
def test_chances_grow_while_somebody_asks_and_end_with_the_result(visit: Visit, game: str) -> None:
    ann, bob = visit(), visit()
    at = stage(ann.site.db, game, "After", ann, bob, public=False)
    found = chances(ann, at.id, lambda found: len(found["points"]) > 3)
    winners = ann.get(f"/api/tables/{at.id}")["result"]["winners"]
    *points, end = found["points"]
    assert end["chances"] == [1 / len(winners) if seat in winners else 0 for seat in (0, 1)]
    assert 0 < found["left"] < 1
    for point in points:
        assert sum(point["chances"]) == pytest.approx(1, abs=0.01)
        assert point["games"] >= 3
    again = ann.get(f"/api/tables/{at.id}/chances")
    assert [point["n"] for point in again["points"]][:4] == [point["n"] for point in found["points"]][:4]
