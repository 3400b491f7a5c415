"""Chapter 13: strikes, support, wounds, body checks, defeated creatures, detainment."""

import pytest
from tests.games.meccg.scene import Scene
from tests.games.meccg.tale import Tale, deck

from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.faces import EACH
from mathom.games.meccg.state import TAPPED, UNTAPPED, WOUNDED
from mathom.games.meccg.zones import DISCARD, GONE, POINTS
from mathom.testing import part, rule

GLORFINDEL, SAM, BALIN = "tw-161", "tw-180", "tw-123"  # prowess and body 8 9, 1 9, 4 7
Rolls = dict[str, list[list[int]]]


def attacked(
    *heroes: str,
    strikes: int = 1,
    prowess: int = 10,
    body: int = -1,
    rolls: Rolls | None = None,
    alignment: str = "hero",
    detainment: bool = False,
    chooses: bool = False,
    **sections: dict[str, int],
) -> Tale:
    """An attack on a company at its haven, in the organisation phase: nothing else goes on."""
    mine = deck(alignment, pool=dict.fromkeys(heroes, 1), **sections)
    tale = Tale(mine, deck(hazards={"tw-72": 1}), rolls=rolls).draft(heroes[0])
    for hero in heroes[1:]:
        tale.choose("place:le-390") if tale.kind == "start-at" else None
        tale.choose(f"draft:{hero}")
    tale.until("organise")
    attack = Attack(tale.s.companies_of(0)[0], "event")
    attack.attacker, attack.race, attack.strikes, attack.prowess, attack.body = 1, "orc", strikes, prowess, body
    attack.detainment, attack.attacker_chooses = detainment, chooses
    tale.s.ask = None
    tale.s.push(attack)
    tale.s.run()
    tale.news += [event.plain() for event in tale.s.take_news()]
    return tale


def status(tale: Tale, *cards: str) -> list[int]:
    return [tale.s.status[tale.thing(card)] for card in cards]


@rule("ME-13.26", "ME-13.27")
@part("C-26")
def test_a_higher_total_defeats_a_strike_without_body_and_taps_the_character() -> None:
    tale = attacked(GLORFINDEL, rolls={"strike": [[1, 2]]}).choose("done")
    struck = {"seat": 0, "card": GLORFINDEL, "roll": 3, "own": 8, "prowess": 10, "outcome": "failed"}
    assert tale.told("struck") == [struck]
    assert (status(tale, GLORFINDEL), tale.told("attack-over")[0]["outcome"]) == ([TAPPED], "defeated")


@rule("ME-13.28")
def test_an_equal_total_is_ineffectual() -> None:
    tale = attacked(GLORFINDEL, rolls={"strike": [[1, 1]]}).choose("done")
    assert tale.told("struck")[0]["outcome"] == "ineffectual"
    assert tale.told("attack-over") == [{"seat": 1, "outcome": "endured"}]


@rule("ME-13.29", "ME-13.31", "ME-13.35")
def test_a_lower_total_wounds_and_a_body_check_up_to_the_body_is_survived() -> None:
    tale = attacked(GLORFINDEL, prowess=11, rolls={"strike": [[1, 1]], "body": [[4, 5]]}).choose("done")
    assert tale.told("body-check") == [{"seat": 0, "card": GLORFINDEL, "roll": 9, "body": 9, "outcome": "wounded"}]
    assert status(tale, GLORFINDEL) == [WOUNDED]


@rule("ME-13.36")
def test_a_body_check_above_the_body_eliminates() -> None:
    tale = attacked(GLORFINDEL, prowess=11, rolls={"strike": [[1, 1]], "body": [[4, 6]]}).choose("done")
    assert (tale.members(), tale.cards(GONE)) == ([], [GLORFINDEL])


@rule("ME-13.34")
def test_who_was_wounded_before_is_one_worse_off() -> None:
    tale = attacked(GLORFINDEL, prowess=12, rolls={"strike": [[1, 1]], "body": [[4, 5]]})
    tale.s.set_status(tale.thing(GLORFINDEL), WOUNDED)
    tale.s.ask_again()
    assert tale.told("struck") == []
    tale.news += [event.plain() for event in tale.s.take_news()]
    assert tale.told("struck")[0]["own"] == 6
    assert tale.told("body-check")[0]["roll"] == 10


@rule("ME-13.20", "ME-13.21", "ME-13.22")
def test_staying_untapped_costs_three() -> None:
    tale = attacked(GLORFINDEL, prowess=10, rolls={"strike": [[3, 3]]}).choose("stay-untapped")
    assert (tale.told("struck")[0]["own"], status(tale, GLORFINDEL)) == (5, [UNTAPPED])


@rule("ME-13.23")
@part("C-29")
def test_others_tap_for_one_more_each() -> None:
    tale = attacked(GLORFINDEL, SAM, BALIN, rolls={"strike": [[1, 2]]})
    tale.choose(f"assign:{GLORFINDEL}", f"support:{SAM}", f"support:{BALIN}", "done")
    assert tale.told("struck")[0]["own"] == 10
    assert status(tale, GLORFINDEL, SAM, BALIN) == [TAPPED, TAPPED, TAPPED]


@rule("ME-13.5", "ME-13.7", "ME-13.8")
@part("C-73")
def test_what_the_defender_does_not_assign_the_attacker_does() -> None:
    tale = attacked(GLORFINDEL, SAM)
    assert (tale.kind, tale.seat) == ("assign", 0)
    tale.choose("done")
    assert (tale.kind, tale.seat) == ("assign-strike", 1)
    tale.choose(f"assign:{SAM}")
    attack = tale.s.innermost(Attack)
    assert attack is not None
    assert attack.targets == [tale.thing(SAM)]


@rule("ME-13.6")
def test_an_attacker_that_chooses_defenders_assigns_first() -> None:
    assert attacked(GLORFINDEL, SAM, chooses=True).seat == 1


@rule("ME-13.9", "ME-13.10", "ME-13.11")
@part("C-27")
def test_excess_strikes_take_one_each() -> None:
    tale = attacked(GLORFINDEL, SAM, strikes=4, rolls={"strike": [[1, 3], [6, 6]]})
    assert (tale.kind, tale.seat) == ("excess", 1)
    tale.choose(f"excess:{GLORFINDEL}", f"excess:{GLORFINDEL}", f"strike:{GLORFINDEL}", "done")
    assert tale.told("struck")[0] == {
        "seat": 0,
        "card": GLORFINDEL,
        "roll": 4,
        "own": 6,
        "prowess": 10,
        "outcome": "ineffectual",
    }


@rule("ME-13.12")
def test_one_strike_for_each_character() -> None:
    tale = attacked(GLORFINDEL, SAM, BALIN, strikes=EACH)
    attack = tale.s.innermost(Attack)
    assert attack is not None
    assert (len(attack.targets), attack.excess) == (3, [0, 0, 0])


@rule("ME-13.14")
def test_the_defender_picks_the_order_of_strikes() -> None:
    tale = attacked(GLORFINDEL, SAM, strikes=2)
    assert (tale.kind, tale.seat, len(tale.offers())) == ("next-strike", 0, 2)


@rule("ME-13.30", "ME-13.46")
def test_a_failed_strike_against_a_body_needs_a_body_check() -> None:
    holds = attacked(GLORFINDEL, body=8, rolls={"strike": [[6, 6]], "body": [[4, 4]]}).choose("done")
    assert (holds.told("body-check")[0]["outcome"], holds.told("attack-over")[0]["outcome"]) == ("holds", "endured")
    breaks = attacked(GLORFINDEL, body=8, rolls={"strike": [[6, 6]], "body": [[4, 5]]}).choose("done")
    assert breaks.told("attack-over")[0]["outcome"] == "defeated"


@rule("ME-13.46")
@pytest.mark.parametrize(("second", "outcome"), [([6, 6], "defeated"), ([1, 2], "endured")])
def test_an_attack_is_defeated_with_its_last_strike(second: list[int], outcome: str) -> None:
    rolls = {"strike": [[6, 6], second], "body": [[1, 1]]}
    tale = attacked(GLORFINDEL, SAM, strikes=2, rolls=rolls).choose(f"strike:{GLORFINDEL}").choose("done")
    tale.until("organise")
    assert tale.told("attack-over")[0]["outcome"] == outcome


@rule("ME-13.43", "ME-13.44", "ME-1.13")
def test_an_unwounded_companion_takes_over_one_item_of_the_fallen() -> None:
    rolls = {"strike": [[1, 1]], "body": [[6, 6]]}
    mine = deck(pool={GLORFINDEL: 1, SAM: 1, "td-105": 1, "tw-259": 1})
    tale = Tale(mine, deck(), rolls=rolls).draft(GLORFINDEL, SAM).choose("stop", "done")
    tale.choose("give:td-105", f"give:{GLORFINDEL}", "give:tw-259", f"give:{GLORFINDEL}").until("organise")
    attack = Attack(0, "event")
    attack.attacker, attack.strikes, attack.prowess = 1, 1, 15
    tale.s.ask = None
    tale.s.push(attack)
    tale.s.run()
    tale.choose(f"assign:{GLORFINDEL}", "done").choose("take:td-105")
    assert tale.s.on[tale.thing("td-105")] == tale.thing(SAM)
    assert (tale.cards(DISCARD), tale.members()) == (["tw-259"], [[SAM]])
    assert tale.s.is_untapped(tale.thing(SAM))


@rule("ME-13.43")
def test_each_unwounded_companion_takes_over_one_and_the_wounded_none() -> None:
    rolls = {"strike": [[1, 1]], "body": [[6, 6]]}
    tale = Scene([GLORFINDEL, "td-105", "tw-259", "tw-204"], SAM, "tw-123", "tw-122", rolls=rolls)
    tale.make(WOUNDED, "tw-123")
    attack = Attack(0, "event")
    attack.attacker, attack.strikes, attack.prowess = 1, 1, 15
    tale.meanwhile(attack).choose(f"assign:{GLORFINDEL}").until("defend").choose("done")
    tale.choose("take:td-105", "take:tw-259")
    bearers = [tale.s.face(tale.s.on[tale.find(item)]).id for item in ("td-105", "tw-259")]
    assert (sorted(bearers), tale.kind) == (sorted([SAM, "tw-122"]), "organise")


@rule("ME-13.64", "ME-13.65", "ME-13.68")
def test_detainment_only_taps_and_is_never_defeated() -> None:
    tale = attacked(GLORFINDEL, prowess=15, detainment=True, rolls={"strike": [[1, 1]]}).choose("done")
    assert (status(tale, GLORFINDEL), tale.told("body-check")) == ([TAPPED], [])
    won = attacked(GLORFINDEL, prowess=5, detainment=True, rolls={"strike": [[6, 6]]}).choose("done")
    assert won.told("attack-over")[0]["outcome"] == "endured"


@rule("ME-13.39", "ME-13.41")
def test_an_orc_is_discarded_by_the_number_on_its_card() -> None:
    gorbag = "le-11"
    tale = attacked(gorbag, alignment="minion", prowess=20, rolls={"strike": [[1, 1]], "body": [[4, 5]]}).choose("done")
    assert (tale.told("body-check")[0]["outcome"], tale.cards(DISCARD)) == ("discarded", [gorbag])


@rule("ME-13.47", "ME-11.13", "ME-27.26")
def test_a_defeated_creature_is_worth_its_points() -> None:
    mine = deck(pool={GLORFINDEL: 1}, resources={"tw-204": 2}, sites={"tw-413": 1})
    rolls = {"strike": [[6, 6], [6, 6], [6, 6]]}
    tale = (
        Tale(mine, deck(hazards={"dm-108": 1}), rolls={**rolls, "body": [[6, 6]]}).draft(GLORFINDEL).until("organise")
    )
    tale.choose("move").until("plan").choose("move:tw-413").choose("way:number-0").until("react")
    tale.when("declare:dm-108.0").when("on:").until("defend").choose("done")
    assert (tale.cards(POINTS), tale.told("killed")) == (["dm-108"], [{"seat": 0, "card": "dm-108"}])
