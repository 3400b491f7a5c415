"""What an option says about a strike: how often each outcome comes about, by the arithmetic of the rules."""

from typing import Any

import pytest
from tests.games.meccg.scene import Scene
from tests.games.meccg.tale import Tale
from tests.games.meccg.test_combat import BALIN, GLORFINDEL, SAM, attacked
from tests.games.meccg.test_fights import ASTERNAK, GORBAG, fight

from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.combat.companies import CompanyAttack
from mathom.games.meccg.combat.duel import Duel
from mathom.games.meccg.combat.strike import Strike
from mathom.games.meccg.edge.chances import OUTCOMES, best_of, chances
from mathom.games.meccg.game import GAME
from mathom.games.meccg.two_dice import share
from mathom.testing import rule

# Two dice that show a sum.
DICE = {roll: [min(6, roll - 1), roll - min(6, roll - 1)] for roll in range(2, 13)}


def told(tale: Tale, key: str) -> dict[str, Any]:
    """What is said with an option to whoever is asked."""
    options = GAME.view(tale.s, tale.seat)["ask"]["options"]
    found: dict[str, Any] = next(one["args"] for one in options if one["key"].startswith(key))
    return found


def outcome(tale: Tale, detainment: bool) -> str:
    """How the strike has ended; in detainment none is defeated (ME-13.65)."""
    struck = tale.told("struck")[-1]["outcome"]
    checks = [one["outcome"] for one in tale.told("body-check")]
    if struck == "failed":
        return "failed" if detainment or (checks and checks[-1] != "defeated") else "defeated"
    return "ineffectual" if struck == "ineffectual" else str(checks[-1]) if checks else "tapped"


def counted(key: str, **attack: Any) -> dict[str, float]:
    """Every throw is tried out: how often each outcome comes about after the choice."""
    found: dict[str, float] = {}
    for roll in range(2, 13):
        for body in range(2, 13):
            rolls = {"strike": [DICE[roll]], "body": [DICE[body]] * 2}
            tale = attacked(GLORFINDEL, BALIN, rolls=rolls, **attack).choose(f"assign:{GLORFINDEL}").quietly()
            while tale.kind != "defend":
                tale.decline()
            tale.choose(key)
            if tale.kind == "defend":
                tale.choose("done")
            result = outcome(tale, "detainment" in attack)
            found[result] = found.get(result, 0) + share(roll) * share(body)
    return found


@rule("ME-13.26", "ME-13.27", "ME-13.28", "ME-13.29", "ME-13.30", "ME-13.35", "ME-13.65")
@pytest.mark.parametrize("key", ["done", "stay-untapped", "support"])
@pytest.mark.parametrize("attack", [{"prowess": 14}, {"prowess": 13, "body": 7}, {"prowess": 13, "detainment": True}])
def test_the_chances_are_what_the_throws_bring(key: str, attack: dict[str, Any]) -> None:
    tale = attacked(GLORFINDEL, BALIN, **attack).choose(f"assign:{GLORFINDEL}").quietly()
    while tale.kind != "defend":
        tale.decline()
    full = next(one for one in tale.offers() if one.startswith(key))
    assert told(tale, full)["chances"] == pytest.approx(counted(full, **attack), abs=1e-3)


@rule("ME-13.5", "ME-13.22")
def test_who_may_take_a_strike_is_told_by_how_it_would_end_tapped_and_untapped() -> None:
    tale = attacked(GLORFINDEL, BALIN, SAM, prowess=10)
    tale.until("assign")
    mine, sams = told(tale, f"assign:{GLORFINDEL}"), told(tale, f"assign:{SAM}")
    # Prowess 8 against 10: any throw but a 2 wins, and a 2 is ineffectual.
    assert mine["chances"] == pytest.approx({"defeated": 35 / 36, "ineffectual": 1 / 36}, abs=1e-3)
    assert mine["untapped"]["defeated"] == pytest.approx(26 / 36, abs=1e-3)
    # Sam has prowess 1: only ten or more wins.
    assert sams["chances"]["defeated"] == pytest.approx(6 / 36, abs=1e-3)
    assert sams["own"] == 1
    assert "chances" not in told(tale, "done")


@rule("ME-13.11")
def test_one_more_excess_strike_makes_it_harder() -> None:
    tale = attacked(GLORFINDEL, BALIN, prowess=14, strikes=4).until("excess")
    before = told(tale, f"excess:{GLORFINDEL}")
    tale.choose(f"excess:{GLORFINDEL}")
    after = told(tale, f"excess:{GLORFINDEL}")
    assert (before["own"], after["own"]) == (7, 6)
    assert after["chances"]["defeated"] < before["chances"]["defeated"]


@rule("ME-14.12", "ME-14.23")
def test_in_a_fight_of_companies_both_throw() -> None:
    tale = fight([GLORFINDEL], [ASTERNAK, GORBAG])
    tale.choose(f"assign:{ASTERNAK}") if tale.kind == "who-faces" else None
    while tale.kind not in ("face-whom", "next-strike", "strike-untapped"):
        tale.decline()
    options = GAME.view(tale.s, tale.seat)["ask"]["options"]
    found = [one["args"]["chances"] for one in options]
    assert all(sum(one.values()) == pytest.approx(1, abs=1e-3) for one in found)


@rule("ME-14.23")
def test_of_two_who_are_equally_strong_each_wins_as_often() -> None:
    """Each throws two dice: 146 of the 1,296 pairs of throws are equal."""
    tale = Scene(GORBAG, foe=[GORBAG], side="minion", foes_side="minion")
    own, other = tale.thing(GORBAG), tale.thing(GORBAG, 1)
    attack = CompanyAttack(tale.s.company_of(own), tale.s.company_of(other))
    tale.s.push(attack)
    found = chances(tale.s, Duel(own, other), attack)
    assert (found["defeated"], found["ineffectual"]) == pytest.approx((575 / 1296, 146 / 1296), abs=1e-3)


@rule("ME-13.26")
def test_of_several_throws_the_best_counts() -> None:
    assert best_of(1) == pytest.approx([share(roll) for roll in range(2, 13)])
    assert best_of(2)[-1] == pytest.approx(1 - (35 / 36) ** 2)


def test_all_outcomes_add_up() -> None:
    tale = Scene(GORBAG, side="minion")
    attack = Attack(tale.s.companies_of(0)[0], "event")
    attack.attacker, attack.prowess, attack.strikes = 1, 15, 1
    tale.s.push(attack)
    found = chances(tale.s, Strike(tale.thing(GORBAG)), attack)
    assert set(found) <= set(OUTCOMES)
    assert "discarded" in found
    assert sum(found.values()) == pytest.approx(1, abs=1e-3)
