"""Chapter 13: automatic-attacks: what may be played meanwhile, creatures played as some, the Balrog."""

from typing import Any

import pytest
from tests.games.meccg.scene import Scene

from mathom.games.meccg.combat.attack import AUTOMATIC, Attack
from mathom.games.meccg.game import GAME
from mathom.games.meccg.sites.automatic import attacks_at
from mathom.games.meccg.zones import DISCARD, GONE, HAND, POINTS
from mathom.testing import rule

GLORFINDEL, GIMLI, SAM, LAGDUF = "tw-161", "tw-159", "tw-180", "le-18"
GROTTOS, GATES, MORIA = "dm-39", "dm-38", "tw-413"  # Orcs and a creature; the Balrog and a creature; Orcs
CANDLE, ROGROG, PATROL = "tw-23", "tw-85", "tw-74"  # Rogrog is unique
CONCEALMENT, SMOKE_RINGS, DODGE = "tw-204", "dm-159", "tw-209"  # against an attack; at any time; on a strike
BALROG_EVENT, BALROG_ALLY = "tw-12", "as-71"
OSTISEN, GORBAG, HALLS = "le-36", "le-11", "le-408"


def entering(*people: str, at: str, **more: Any) -> Scene:
    """The company has just entered a site; on-guard cards there are none."""
    more.setdefault("foes_hand", [])
    tale = Scene(*people, at=at, **more)
    return tale.choose("move").until("enter").choose("enter")


def offered_in(tale: Scene, window: str) -> set[str]:
    """The cards that the active player may declare while an automatic-attack is faced."""
    found: set[str] = set()
    while tale.s.innermost(Attack) is not None:
        where = GAME.passing(tale.s, 0)
        if where is not None and where[0] == f"own/{window}":
            found |= {key.partition(".")[0].partition("#")[0] for key in tale.offering("declare:")}
        tale.decline()
    return found


@rule("ME-13.51", "ME-4.5")
@pytest.mark.parametrize(
    ("window", "expected"), [("attack", {f"declare:{CONCEALMENT}"}), ("strike", {f"declare:{DODGE}"})]
)
def test_during_automatic_attacks_only_what_is_for_attacks_and_strikes_is_played(
    window: str, expected: set[str]
) -> None:
    tale = entering(SAM, GLORFINDEL, at=MORIA, hand=[CONCEALMENT, SMOKE_RINGS, DODGE])
    tale.until("react")
    assert tale.s.innermost(Attack) is not None
    assert offered_in(tale, window) == expected
    tale.until("at-site")
    assert tale.offering(f"declare:{SMOKE_RINGS}") != []


@rule("ME-13.52")
def test_the_opponent_may_play_a_creature_as_the_automatic_attack_of_an_under_deeps_site() -> None:
    tale = entering(GLORFINDEL, GIMLI, at=GROTTOS, foes_hand=[CANDLE, ROGROG, PATROL, CONCEALMENT])
    assert tale.until("automatic-creature").seat == 1
    assert tale.offers() == [f"play:{CANDLE}", f"play:{PATROL}", "none"]
    assert tale.why_not(f"play:{ROGROG}") == ("ME-13.52",)
    tale.choose(f"play:{CANDLE}")
    attack = tale.s.innermost(Attack)
    assert attack is not None
    assert (attack.origin, attack.key, attack.prowess, attack.race) == (AUTOMATIC, "", 7, "undead")


@rule("ME-13.52")
def test_whoever_holds_cards_is_asked_and_may_decline() -> None:
    tale = entering(GLORFINDEL, at=GROTTOS, foes_hand=[CONCEALMENT])
    assert tale.until("automatic-creature").offers() == ["none"]
    tale.choose("none").reach("end")
    assert ([attack["race"] for attack in tale.told("attacked")], tale.cards(HAND, 1)) == (["orc"], [CONCEALMENT])
    tale = entering(GLORFINDEL, at=GROTTOS)
    asked: set[str] = set()
    while tale.s.active == 0:
        asked.add(tale.kind)
        tale.decline()
    assert "automatic-creature" not in asked


@rule("ME-13.53")
def test_a_creature_that_was_an_automatic_attack_is_discarded_though_defeated() -> None:
    tale = entering(GLORFINDEL, at=GROTTOS, foes_hand=[CANDLE], rolls={"strike": [[6, 6], [6, 6]]})
    tale.until("automatic-creature").choose(f"play:{CANDLE}")
    while len(tale.told("attack-over")) < 2:
        tale.decline()
    assert tale.told("attack-over")[-1]["outcome"] == "defeated"
    assert (tale.cards(POINTS), tale.cards(DISCARD, 1)) == ([], [CANDLE])


@rule("ME-13.54")
@pytest.mark.parametrize("how", ["nowhere", "ally", "event", "killed", "eliminated"])
def test_there_is_no_balrog_where_he_is_somewhere_else_or_dead(how: str) -> None:
    tale = Scene(GLORFINDEL, SAM, at=GATES, foes_side="minion", foe=[LAGDUF], foes_more=[BALROG_ALLY, BALROG_EVENT])
    if how == "ally":
        tale.bear(BALROG_ALLY, LAGDUF, 1)
    elif how == "event":
        tale.s.come_into_play(tale.find(BALROG_EVENT, 1), 1)
    elif how == "killed":
        tale.s.zones.move(tale.find(BALROG_EVENT, 1), POINTS)
    elif how == "eliminated":
        tale.s.zones.move(tale.find(BALROG_ALLY, 1), GONE + 1)
    tale.again().choose("move").until("enter").choose("enter").reach("end")
    assert [attack["race"] for attack in tale.told("attacked")] == (["balrog"] if how == "nowhere" else [])


@pytest.mark.parametrize(("who", "faced"), [(OSTISEN, 1), (GORBAG, 2)])
def test_the_second_attack_at_the_halls_of_thranduil_is_for_overt_companies_only(who: str, faced: int) -> None:
    s = Scene(who, side="minion", at=HALLS).s
    assert len(attacks_at(s, 0, s.companies[0].site)) == faced
