"""Chapter 14: companies of both sides fight each other. Also one resource with a skill for each strike (ME-13.25)."""

import pytest
from tests.games.meccg.scene import Rolls, Scene

from mathom.games.meccg.combat.companies import CompanyAttack, opponents_here
from mathom.games.meccg.council.scoring import raw_points
from mathom.games.meccg.state import TAPPED, UNTAPPED, WOUNDED
from mathom.games.meccg.zones import HAND, POINTS
from mathom.testing import part, rule

GLORFINDEL, SAM, BALIN, ARAGORN, GANDALF = "tw-161", "tw-180", "tw-123", "tw-120", "tw-156"
ASTERNAK, GORBAG, LUITPRAND, JERREK = "le-1", "le-11", "le-23", "le-17"
SWIFT_STROKES, HALFLING_STRENGTH, CRAM, SHIELD = "le-238", "tw-253", "td-105", "td-114"
BREE, MINION_BREE, CONCEALMENT, RISKY_BLOW, DARK_QUARRELS, MINIONS_STIR = (
    "tw-378",
    "le-356",
    "tw-204",
    "tw-319",
    "tw-207",
    "tw-61",
)


def meet(
    own: list[str | list[str]],
    foe: list[str | list[str]],
    side: str = "hero",
    hand: list[str] | None = None,
    foes_hand: list[str] | None = None,
    foes_more: list[str] | None = None,
    rolls: Rolls | None = None,
) -> Scene:
    """Companies of both sides are in Bree; that of seat 0 has entered and done all else."""
    sites = {"hero": BREE, "minion": MINION_BREE}
    other = "minion" if side == "hero" else "hero"
    tale = Scene(
        *own,
        foe=foe,
        at=sites[side],
        foe_at=sites[other],
        side=side,
        foes_side=other,
        hand=hand,
        foes_hand=foes_hand,
        foes_more=foes_more,
        rolls={"strike": [[6, 6]] * 9, **(rolls or {})},
    )
    tale.choose("move").until("enter").choose("enter")
    while tale.kind != "fight":
        tale.choose("stay-untapped") if "stay-untapped" in tale.offers() else tale.decline()
    return tale


def fight(own: list[str | list[str]], foe: list[str | list[str]], rolls: Rolls | None = None) -> Scene:
    """Seat 0 attacks; on to the pairs. The card in hand stops the game before the next turn."""
    return meet(own, foe, hand=["tw-28"], rolls=rolls).choose("attack:company-12").quietly()


@rule("ME-14.1", "ME-14.2", "ME-7.20")
@part("C-72")
def test_a_company_attacks_one_of_the_other_side_at_the_same_site() -> None:
    tale = meet([GLORFINDEL], [ASTERNAK])
    assert tale.offers() == ["attack:company-12", "none"]
    friends = Scene(GLORFINDEL, foe=[BALIN], at=BREE, foe_at=BREE)
    far = Scene(GLORFINDEL, foe=[ASTERNAK], foes_side="minion", at=BREE, foe_at="le-407")
    assert [opponents_here(s.s, 0) for s in (friends, far)] == [[], []]


@rule("ME-24.17", "ME-14.2")
def test_nobody_is_attacked_at_an_own_darkhaven() -> None:
    tale = Scene(GLORFINDEL, foe=[ASTERNAK], foes_side="minion", at="tw-387", foe_at="le-367")
    assert opponents_here(tale.s, 0) == []


@rule("ME-14.4", "ME-7.20", "ME-19.4")
def test_who_has_tried_to_influence_the_opponent_does_not_attack_and_the_reverse() -> None:
    tale = Scene(GLORFINDEL, foe=[ASTERNAK], foes_side="minion", at=BREE, foe_at=MINION_BREE)
    tale.s.persuaded = [0]
    tale.again().choose("move").until("enter").choose("enter").reach("end")
    assert tale.told("attacked") == []
    fought = fight([GLORFINDEL], [ASTERNAK])
    assert (fought.s.fought, fought.s.persuaded) == (True, [])


@rule("ME-14.5", "ME-14.6", "ME-14.7")
def test_every_attacker_makes_one_strike_without_a_key() -> None:
    tale = fight([GLORFINDEL, SAM], [ASTERNAK, JERREK, LUITPRAND])
    attack = tale.s.innermost(CompanyAttack)
    assert attack is not None
    assert (attack.strikes, attack.key, attack.origin) == (2, "", "company")


@rule("ME-14.12")
def test_first_untapped_defenders_choose_whom_they_face() -> None:
    tale = meet([GLORFINDEL, SAM], [ASTERNAK, JERREK])
    tale.make(TAPPED, JERREK, seat=1).choose("attack:company-12")
    assert (tale.kind, tale.seat) == ("who-faces", 1)
    assert [key.partition("#")[0] for key in tale.offers()] == [f"assign:{ASTERNAK}", "done"]
    tale.choose(f"assign:{ASTERNAK}", f"strike:{SAM}")
    attack = tale.s.innermost(CompanyAttack)
    assert attack is not None
    assert (attack.strikers[0], attack.targets[0]) == (tale.thing(SAM), tale.thing(ASTERNAK, 1))


@rule("ME-14.13", "ME-14.14")
def test_then_untapped_attackers_choose_and_the_defender_gives_out_the_rest() -> None:
    tale = meet([GLORFINDEL, SAM, BALIN], [ASTERNAK, JERREK, LUITPRAND, GORBAG])
    tale.make(TAPPED, SAM).choose("attack:company-12", "done")
    assert (tale.kind, tale.seat, len(tale.offers())) == ("who-strikes", 0, 2)
    tale.choose(f"strike:{GLORFINDEL}", f"assign:{GORBAG}", f"assign:{JERREK}")
    assert (tale.kind, tale.seat) == ("strike-whom", 1)
    tale.choose(f"assign:{LUITPRAND}")
    attack = tale.s.innermost(CompanyAttack)
    assert attack is not None
    pairs = {tale.s.face(a).id: tale.s.face(b).id for a, b in zip(attack.strikers, attack.targets, strict=True)}
    assert pairs == {GLORFINDEL: GORBAG, BALIN: JERREK, SAM: LUITPRAND}


@rule("ME-14.15", "ME-14.18")
def test_surplus_attackers_lower_the_prowess_of_defenders() -> None:
    tale = fight([GLORFINDEL, SAM, BALIN], [ASTERNAK], rolls={"strike": [[6, 6]] * 9, "duel": [[3, 3, 3, 3]]})
    tale.choose(f"assign:{ASTERNAK}", f"strike:{GLORFINDEL}")
    attack = tale.s.innermost(CompanyAttack)
    assert attack is not None
    assert attack.excess == [2]
    tale.choose("no", "done")
    assert tale.told("duelled")[0]["own"] == 5 - 2 + 6


def duel(roll: list[int], body: list[int] | None = None, choices: tuple[str, ...] = ("no", "done")) -> Scene:
    """Glorfindel (8) against Asternak (5)."""
    rolls: Rolls = {"duel": [roll], "body": [body or [1, 1]]}
    return fight([GLORFINDEL], [ASTERNAK], rolls=rolls).choose("done").choose(*choices)


@rule("ME-14.23", "ME-14.24")
@pytest.mark.parametrize(
    ("roll", "states"),
    [([3, 3, 3, 3], [TAPPED, WOUNDED]), ([1, 1, 6, 6], [WOUNDED, TAPPED]), ([2, 2, 4, 3], [TAPPED, TAPPED])],
)
def test_both_roll_and_who_has_less_is_wounded(roll: list[int], states: list[int]) -> None:
    tale = duel(roll)
    told = tale.told("duelled")[0]
    assert (told["roll"], told["own"]) == (8 + sum(roll[:2]), 5 + sum(roll[2:]))
    assert [*tale.status(GLORFINDEL), *tale.status(ASTERNAK, seat=1)] == states


@rule("ME-14.19", "ME-14.23")
@part("C-68")
def test_both_may_take_three_less_and_stay_untapped() -> None:
    tale = duel([3, 3, 3, 3], choices=("yes", "stay-untapped"))
    told = tale.told("duelled")[0]
    assert (told["roll"], told["own"]) == (8 - 3 + 6, 5 - 3 + 6)
    assert tale.status(GLORFINDEL) == [UNTAPPED]


@rule("ME-14.20")
def test_tapped_and_wounded_fight_worse() -> None:
    tale = meet([GLORFINDEL], [ASTERNAK], rolls={"duel": [[3, 3, 3, 3]], "body": [[1, 1]]})
    tale.make(TAPPED, GLORFINDEL).make(WOUNDED, ASTERNAK, seat=1)
    tale.choose("attack:company-12")
    told = tale.told("duelled")[0]
    assert (told["roll"], told["own"]) == (8 - 1 + 6, 5 - 2 + 6)


@rule("ME-14.21")
def test_defenders_without_a_strike_support() -> None:
    tale = fight([GLORFINDEL], [ASTERNAK, JERREK], rolls={"duel": [[3, 3, 3, 3]], "body": [[1, 1]]})
    tale.choose(f"assign:{ASTERNAK}", "no", f"support:{JERREK}", "done")
    assert tale.told("duelled")[0]["own"] == 5 + 1 + 6


@rule("ME-14.21", "ME-14.22")
def test_support_comes_before_the_cards_of_the_defender() -> None:
    tale = meet([ASTERNAK], [GLORFINDEL, SAM], side="minion", foes_hand=[RISKY_BLOW], rolls={"duel": [[3, 3, 3, 3]]})
    tale.choose("attack:company-12", f"assign:{GLORFINDEL}").until("strike-untapped").choose("no")
    assert (tale.kind, tale.seat) == ("defend", 1)
    tale.choose(f"support:{SAM}", "done")
    assert (tale.kind, tale.seat, tale.offers()) == ("react", 1, [f"declare:{RISKY_BLOW}.0", "pass"])
    tale.choose(f"declare:{RISKY_BLOW}.0")
    while not tale.told("duelled") and tale.kind == "react":
        tale.decline()
    assert tale.told("duelled")[0]["own"] == 8 + 1 + 3 + 6


@rule("ME-14.22")
def test_a_card_of_the_defender_can_end_the_strike_before_anybody_rolls() -> None:
    """Enruned Shield."""
    tale = meet([ASTERNAK], [[GLORFINDEL, SHIELD]], side="minion", hand=["tw-28"])
    tale.choose("attack:company-12").until("strike-untapped").choose("no").until("defend").choose("done")
    tale.when(f"declare:{SHIELD}").quietly()
    assert tale.told("duelled") == []
    assert [*tale.status(ASTERNAK), *tale.status(GLORFINDEL, SHIELD, seat=1)] == [UNTAPPED, UNTAPPED, TAPPED]


@rule("ME-14.16")
def test_the_defender_picks_the_order() -> None:
    tale = fight([GLORFINDEL, SAM], [ASTERNAK, JERREK])
    tale.choose(f"assign:{ASTERNAK}", f"strike:{SAM}", "done")
    assert (tale.kind, tale.seat) == ("next-strike", 1)


@rule("ME-14.24", "ME-14.25")
def test_who_falls_gives_points_to_the_other_among_the_creatures() -> None:
    tale = duel([6, 6, 1, 1], [6, 6])
    assert (tale.members(1), tale.cards(POINTS)) == ([], [ASTERNAK])
    assert raw_points(tale.s, 0)[-1] == 2
    mine = duel([1, 1, 6, 6], [6, 6])
    assert (mine.members(), mine.cards(POINTS, 1), raw_points(mine.s, 1)[-1]) == ([], [GLORFINDEL], 3)


@rule("ME-14.8", "ME-14.9")
def test_the_defender_may_cancel_the_whole_attack() -> None:
    tale = meet([ASTERNAK], [SAM], side="minion", foes_hand=[CONCEALMENT])
    tale.choose("attack:company-12")
    assert (tale.seat, tale.offers()[0]) == (1, f"declare:{CONCEALMENT}.0")
    tale.choose(f"declare:{CONCEALMENT}.0").quietly()
    assert (tale.told("attack-over")[-1]["outcome"], tale.told("duelled")) == ("cancelled", [])


@rule("ME-14.8")
def test_rabble_quarrels() -> None:
    tale = meet([ASTERNAK, GORBAG], [SAM], side="minion", foes_hand=[DARK_QUARRELS]).choose("attack:company-12")
    assert f"declare:{DARK_QUARRELS}.0" in tale.offers()


@rule("ME-14.10", "ME-14.17")
def test_the_attacker_plays_cards_on_single_strikes_only() -> None:
    tale = meet([GLORFINDEL], [ASTERNAK], hand=[RISKY_BLOW, CONCEALMENT], rolls={"duel": [[3, 3, 3, 3]]})
    tale.until("fight").choose("attack:company-12")
    assert tale.seat == 1
    tale.choose("done")
    assert (tale.seat, tale.offers()) == (0, [f"declare:{RISKY_BLOW}.0", "pass"])
    tale.choose(f"declare:{RISKY_BLOW}.0").until("strike-untapped").choose("no", "done")
    assert tale.told("duelled")[0]["roll"] == 8 + 3 + 6
    assert tale.told("duelled")[0]["own"] == 5 + 6


@rule("ME-14.10")
def test_nor_does_the_attacker_play_or_use_what_is_for_any_time() -> None:
    """Halfling Strength and Cram untap Sam at any time of the own turn, but for the fight."""
    tale = meet([GLORFINDEL, [SAM, CRAM]], [ASTERNAK], hand=[RISKY_BLOW, HALFLING_STRENGTH])
    tale.make(TAPPED, SAM).choose("attack:company-12", f"assign:{ASTERNAK}", f"strike:{GLORFINDEL}")
    assert (tale.seat, tale.offers()) == (0, [f"declare:{RISKY_BLOW}.0", "pass"])


@rule("ME-14.11")
def test_hazards_neither_come_nor_count() -> None:
    tale = meet([GORBAG], [SAM], side="minion", foes_hand=["tw-72"], foes_more=[MINIONS_STIR])
    tale.s.come_into_play(tale.find(MINIONS_STIR, 1), 1)
    tale.choose("attack:company-12")
    attack = tale.s.innermost(CompanyAttack)
    assert attack is not None
    assert (attack.number_of_strikes(tale.s), attack.strength(tale.s)) == (1, 6)
    assert not any(key.startswith("declare:tw-72") for key in tale.offers())


@rule("ME-13.25", "ME-14.22")
def test_one_resource_with_a_skill_for_each_strike() -> None:
    tale = meet([ASTERNAK], [GLORFINDEL], side="minion", foes_hand=[RISKY_BLOW, RISKY_BLOW])
    tale.choose("attack:company-12").until("strike-untapped").choose("no", "done")
    assert (tale.seat, tale.offers()[0]) == (1, f"declare:{RISKY_BLOW}.0")
    tale.choose(f"declare:{RISKY_BLOW}.0")
    assert f"declare:{RISKY_BLOW}.0" not in tale.offers()
    assert len(tale.cards(HAND, 1)) == 1


@rule("ME-14.19")
def test_the_striker_is_asked_the_same_when_the_game_is_loaded() -> None:
    tale = meet([ASTERNAK], [GLORFINDEL], side="minion").choose("attack:company-12").until("strike-untapped")
    tale.again()
    assert (tale.kind, tale.seat, tale.offers()) == ("strike-untapped", 0, ["yes", "no"])


@rule("ME-14.23")
@part("le-238.2")
@pytest.mark.parametrize(
    ("side", "rolls", "own", "theirs"),
    [("hero", [3, 3, 1, 1, 5, 4], 5 + 1 + 9, 8 + 6), ("minion", [1, 1, 5, 4, 3, 3], 8 + 6, 5 + 1 + 9)],
)
def test_swift_strokes_are_two_rolls_for_either_of_both(side: str, rolls: list[int], own: int, theirs: int) -> None:
    """Asternak is struck, or strikes."""
    if side == "hero":
        tale = meet([GLORFINDEL], [ASTERNAK], foes_hand=[SWIFT_STROKES], rolls={"duel": [rolls], "body": [[1, 1]]})
    else:
        tale = meet([ASTERNAK], [GLORFINDEL], side, hand=[SWIFT_STROKES], rolls={"duel": [rolls], "body": [[1, 1]]})
    tale.choose("attack:company-12").when(f"declare:{SWIFT_STROKES}")
    while not tale.told("duelled"):
        tale.decline()
    told = tale.told("duelled")[0]
    assert (told["own"], told["roll"]) == (own, theirs)
