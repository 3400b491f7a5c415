"""What everybody sees of influence attempts and corruption checks: what adds to the throw, and what it must exceed."""

from typing import Any

from tests.games.meccg.scene import Scene
from tests.games.meccg.tale import Tale
from tests.games.meccg.test_agent_influence import ASTERNAK, FOOLISH_WORDS, GOLODHROS, LIEUTENANT, plotting

from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.combat.companies import CompanyAttack
from mathom.games.meccg.combat.strike import Strike
from mathom.games.meccg.corruption import CorruptionCheck
from mathom.games.meccg.edge.chances import fates
from mathom.games.meccg.game import GAME
from mathom.games.meccg.sites.faction import FactionAttempt
from mathom.games.meccg.sites.persuasion import Persuasion
from mathom.games.meccg.state import UNTAPPED, WOUNDED
from mathom.testing import rule

BALIN, GLORFINDEL, HALDIR, SAM, ORC = "tw-123", "tw-161", "tw-164", "tw-180", "le-25"
GORBAG = "le-11"
GLAMDRING, HORN, FRIENDS, KNIGHTS, DOL_AMROTH = "tw-244", "tw-259", "tw-189", "tw-263", "tw-386"


def attempts(tale: Tale, seat: int | None = None) -> list[dict[str, Any]]:
    return [one for one in GAME.view(tale.s, seat)["going_on"] if one["procedure"] == "Attempt"]


@rule("ME-18.9", "ME-18.10")
def test_an_attempt_on_a_faction_is_told_term_by_term() -> None:
    tale = Scene(GLORFINDEL, SAM, at=DOL_AMROTH, hand=[KNIGHTS, FRIENDS], foes_more=[FOOLISH_WORDS])
    tale.bear(FOOLISH_WORDS, GLORFINDEL, 1, whose=0)
    tale.meanwhile(FactionAttempt(tale.thing(GLORFINDEL), tale.find(KNIGHTS)))
    told = {
        "procedure": "Attempt",
        "kind": "faction",
        "who": tale.thing(GLORFINDEL),
        "by": GLORFINDEL,
        "card": KNIGHTS,
        "own": [["influence", 2], ["cards", -4]],
        "against": [["number", 8]],
    }
    assert [attempts(tale, seat) for seat in (0, 1, None)] == [[told]] * 3


@rule("ME-19.8", "ME-19.10", "ME-19.11", "ME-19.13", "ME-19.32")
def test_an_attempt_against_the_opponent_is_told_with_all_that_resists() -> None:
    tale = Scene(GLORFINDEL, hand=[FRIENDS], foe=[LIEUTENANT, ORC], foes_side="minion")
    tale.follow(ORC, LIEUTENANT, 1)
    tale.meanwhile(Persuasion(tale.thing(GLORFINDEL), tale.thing(ORC, 1)))
    told = [(one["by"], one["card"], one["own"], dict(one["against"])) for one in attempts(tale)]
    assert told == [
        (GLORFINDEL, ORC, [["influence", 2]], {"general": 20 - 9 + 5, "side": 5, "mind": 2, "controller": 2})
    ]


@rule("ME-12.65")
def test_an_agent_that_looks_for_its_target_is_not_told() -> None:
    tale = plotting(foes_hand=[HORN]).choose(f"agent-influence:{GOLODHROS}")
    assert [attempts(tale, seat) for seat in (0, 1, None)] == [[]] * 3
    tale.choose(f"influence:{ASTERNAK}").until("reveal-copy")
    assert [(one["by"], one["card"]) for one in attempts(tale, 0)] == [(GOLODHROS, ASTERNAK)]


@rule("ME-20.11", "ME-20.12", "ME-20.16", "ME-20.17")
def test_a_check_is_told_with_its_points_and_what_a_narrow_failure_brings() -> None:
    tale = Scene([BALIN, GLAMDRING, HORN], SAM, HALDIR)
    tale.meanwhile(CorruptionCheck(tale.thing(BALIN), -1)).choose(f"support:{SAM}")
    told = attempts(tale)
    assert [(one["kind"], one["by"], one["against"], one["narrowly"], one["price"]) for one in told] == [
        ("check", BALIN, [["corruption", 2]], "discarded", None)
    ]
    assert dict(told[0]["own"])["demand"] == -1
    assert dict(told[0]["own"])["support"] == 1


@rule("ME-14.19", "ME-14.23")
def test_in_a_fight_of_companies_a_strike_tells_who_strikes_and_that_both_roll() -> None:
    tale = Scene(ASTERNAK, GORBAG, foe=[GLORFINDEL], side="minion", foes_side="hero", at="le-392", foe_at="tw-413")
    tale.meanwhile(CompanyAttack(tale.s.companies_of(1)[0], tale.s.companies_of(0)[0]))
    tale.choose(f"assign:{GLORFINDEL}").choose(f"strike:{ASTERNAK}").until("strike-untapped")
    attack, strike = GAME.view(tale.s, None)["going_on"]
    assert (attack["now"]["prowess"], strike["striker"]) == (6, tale.thing(ASTERNAK))
    assert (strike["own"], strike["theirs"], strike["both_roll"]) == (8 - 1, 5, True)


@rule("ME-13.35", "ME-13.39")
def test_a_strike_tells_what_each_roll_of_the_body_check_would_bring() -> None:
    """Gorbag (body 9) is discarded on a 9 exactly; wounded already, every roll counts one more."""
    tale = Scene(GORBAG, side="minion")
    strike = Strike(tale.thing(GORBAG))
    found = [fates(tale.make(state, GORBAG).s, strike) for state in (UNTAPPED, WOUNDED)]
    assert found == [
        ["wounded"] * 7 + ["discarded"] + ["eliminated"] * 3,
        ["wounded"] * 6 + ["discarded"] + ["eliminated"] * 4,
    ]


def test_whom_a_deadly_attack_wounds_no_roll_of_the_body_check_saves() -> None:
    tale = Scene(GORBAG, side="minion")
    attack = Attack(tale.s.companies_of(0)[0], "event")
    attack.attacker, attack.strikes, attack.prowess, attack.deadly = 1, 1, 12, True
    tale.meanwhile(attack).until("defend")
    assert fates(tale.s, Strike(tale.thing(GORBAG))) == ["eliminated"] * 11
