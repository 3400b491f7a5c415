"""Chapters 3, 4, 11 and 12: the round, buying, deploying, income."""

from __future__ import annotations

import pytest
from tests.games.risk.helpers import (
    HC,
    HI,
    LC,
    LI,
    at,
    battle,
    choose,
    dice,
    fresh,
    holder,
    keys,
    kind,
    named,
    position,
    skip_to,
    step,
    why_not,
    with_homes,
)

from mathom.games.risk.box import PARTIES, UNITS
from mathom.games.risk.cards.phase import hero_homes
from mathom.games.risk.cards.placing import Muster
from mathom.games.risk.control import military_victory, victory_points
from mathom.games.risk.game import GAME
from mathom.games.risk.map import SPACE_NAMES
from mathom.games.risk.ring.course import WITHOUT, get, true_course
from mathom.games.risk.round.income import income_of
from mathom.games.risk.state import Realm
from mathom.kernel import Chance
from mathom.testing import part, rule


def turns(s: Realm, count: int) -> list[str]:
    """The parties whose turns come, as long as everybody declines everything."""
    found = [PARTIES[s.active]]
    while len(found) < count:
        offered = keys(s)
        decline = [key for key in ("done", "pass", "stay", "stop", "none", "no") if key in offered]
        news = choose(s, decline[0] if decline else offered[0])
        found += [event["party"] for event in named(news, "turn-began")]
    return found


@rule("RI-3.1", "RI-3.6", "RI-3.9")
def test_rounds_follow_each_other_in_turn_order() -> None:
    s = fresh()
    s.take_news()
    assert turns(s, 11) == [*PARTIES, *PARTIES, "elves"]
    assert s.round == 3


@rule("RI-3.2", "RI-3.3", "RI-3.8")
@part("risk.A-50")
@pytest.mark.parametrize("without", [0, 1, 2])
def test_two_of_three_movement_cards_have_the_ring(without: int) -> None:
    s = GAME.begin({}, 5, Chance("deal", script={"movement": [[without]]}))
    assert isinstance(s, Realm)
    assert get(true_course(s), WITHOUT) == without
    symbols = [PARTIES[party] for i, party in enumerate((0, 2, 4)) if i != without]
    assert GAME.view(s, 0)["bearer"]["ring_symbols"] == symbols
    assert "ring_symbols" not in GAME.view(s, 1)["bearer"]
    assert "ring_symbols" not in GAME.view(s, None)["bearer"]


@rule("RI-3.4", "RI-3.10", "RI-6.2", "RI-10.21")
@part("risk.DP-3", "risk.DP-5", "risk.DP-9")
def test_a_turn_goes_through_its_phases() -> None:
    s = position(turn_of="gondor", phase="buy", gold={"gondor": 3}, forces=with_homes(minas_tirith={"gondor": {HI: 3}}))
    asked = [kind(s)]
    while asked[-1] != "buy" or len(asked) == 1:
        offered = keys(s)
        decline = [key for key in ("done", "pass", "stay") if key in offered]
        choose(s, decline[0] if decline else offered[0])
        asked.append(kind(s))
        if s.active != PARTIES.index("gondor"):
            break
    assert asked[:5] == ["buy", "march", "ring-bearer", "free-hero", "transfer-where"]


@rule("RI-3.7", "RI-3.3", "RI-13.4", "RI-12.7")
def test_an_eliminated_good_party_moves_the_ring_bearer_only() -> None:
    s = position(
        turn_of="sauron",
        phase="transfer",
        out=["gondor"],
        bearer={"without": "elves"},
        forces={k: v for k, v in with_homes().items() if k != "anfalas"},
    )
    assert s.active == PARTIES.index("gondor")
    assert kind(s) == "ring-bearer"
    gold = s.gold[4]
    s.take_news()
    news = choose(s, "territory:buckland")
    assert named(news, "turn-began")[0]["party"] == "elves"
    assert s.gold[4] == gold


@rule("RI-3.7")
def test_an_eliminated_evil_party_is_skipped() -> None:
    forces = {k: v for k, v in with_homes().items() if k != "north_rhun"}
    s = position(turn_of="elves", phase="transfer", out=["saruman"], forces=forces)
    assert s.active == PARTIES.index("rohan")


# Buying


@rule("RI-4.1", "RI-4.2", "RI-4.3", "RI-4.4", "RI-4.20")
@part("risk.DP-3")
def test_troops_are_bought_one_by_one_and_set_aside() -> None:
    s = position(turn_of="gondor", phase="buy", gold={"gondor": 6}, forces=with_homes())
    assert keys(s) == [f"unit:{u}" for u in (LI, HI, LC, HC, "eagle")] + ["done"]
    choose(s, f"unit:{HC}", "unit:eagle", f"unit:{LC}")
    assert s.gold[4] == 0
    assert GAME.view(s, 4)["parties"]["gondor"]["reserve"] == {HC: 1, "eagle": 1, LC: 1}
    assert at(s, "anfalas") == {"gondor": {HI: 1}}
    assert s.gold[0] == 3


@rule("RI-4.2", "RI-4.19", "RI-1.9")
def test_the_evil_prices() -> None:
    s = position(turn_of="sauron", phase="buy", gold={"sauron": 8}, forces=with_homes())
    choose(s, "unit:mumakil", "unit:troll", f"unit:{LI}")
    assert s.gold[3] == 0
    assert why_not(position(turn_of="sauron", phase="buy", gold={"sauron": 8}), "unit:eagle").startswith("that is not")


@rule("RI-4.3", "RI-4.5", "RI-4.9")
def test_what_cannot_be_bought() -> None:
    s = position(turn_of="elves", phase="buy", gold={"elves": 2}, forces=with_homes())
    assert why_not(s, "unit:hero") == "that is not for sale (RI-4.5, RI-4.9, RI-1.9)"
    assert why_not(s, "unit:ent") == "that is not for sale (RI-4.5, RI-4.9, RI-1.9)"
    assert why_not(s, "unit:eagle") == "there is not enough gold (RI-4.3, RI-4.1)"


@rule("RI-1.7", "RI-4.3")
def test_the_supply_is_limited() -> None:
    s = position(turn_of="rohan", phase="buy", gold={"rohan": 4}, forces=with_homes(lorien={"rohan": {HC: 6}}))
    assert why_not(s, f"unit:{HC}") == "none is in the supply (RI-1.7, RI-4.3)"


@rule("RI-1.8")
def test_the_fallen_can_be_bought_again() -> None:
    s = position(turn_of="rohan", phase="combat", forces=with_homes(lorien={"rohan": {HC: 6}, "saruman": {"troll": 4}}))
    dice(s, "combat", [6] * 6 + [1] * 4, [6] * 2 + [1] * 4)
    skip_to(s, "transfer-where")
    assert s.in_supply(2, UNITS.index(HC)) == 6


# The free hero


@rule("RI-4.6", "RI-4.17", "RI-4.13", "RI-4.18")
@part("risk.A-6", "risk.DP-23")
def test_a_party_without_a_hero_gets_one_free() -> None:
    s = position(turn_of="gondor", phase="cards", forces=with_homes(lorien={"gondor": {HI: 2}}))
    assert (kind(s), keys(s)) == ("free-hero", ["territory:lorien", "territory:anfalas"])
    choose(s, "territory:lorien")
    assert at(s, "lorien") == {"gondor": {HI: 2, "hero": 1}}
    assert kind(s) != "draw-adventure"  # Lórien is a Site of Power, but he has not moved


@rule("RI-4.6")
def test_who_had_a_hero_when_the_turn_began_gets_none() -> None:
    s = position(turn_of="gondor", phase="cards", forces=with_homes(lorien={"gondor": {HI: 2, "hero": 1}}))
    assert kind(s) != "free-hero"


@rule("RI-4.17")
def test_no_hero_comes_to_a_party_without_troops() -> None:
    s = position(forces=with_homes(lorien={"gondor": {"hero": 1}}))
    gondor = PARTIES.index("gondor")
    assert hero_homes(s, gondor) == [SPACE_NAMES.index("anfalas")]
    s.lose(gondor, UNITS.index(HI), 1, SPACE_NAMES.index("anfalas"))
    assert hero_homes(s, gondor) == []


# Deploying


@rule("RI-11.1", "RI-11.2", "RI-11.4", "RI-11.8", "RI-14.9")
@part("risk.DP-29")
def test_bought_troops_go_to_strongholds_held_since_the_turn_began() -> None:
    s = position(
        turn_of="gondor",
        phase="deploy",
        reserve={"gondor": {HI: 3}},
        forces=with_homes(minas_tirith={"gondor": {HI: 1}}),
    )
    assert keys(s) == [f"place:{HI}@minas_tirith", "done"]
    assert why_not(s, f"place:{HI}@anfalas") == "bought troops go to strongholds (RI-11.1)"
    assert why_not(s, f"place:{HI}@fangorn").startswith("the stronghold must be held now and since the turn began")
    choose(s, f"place:{HI}@minas_tirith", f"place:{HI}@minas_tirith", "done")
    assert at(s, "minas_tirith") == {"gondor": {HI: 3}}
    assert GAME.view(s, 4)["parties"]["gondor"]["reserve"] == {HI: 1}


@rule("RI-11.1", "RI-11.10")
def test_a_stronghold_taken_in_this_turn_is_no_place_to_deploy() -> None:
    s = position(
        turn_of="gondor",
        phase="move",
        reserve={"gondor": {HI: 1}},
        forces=with_homes(gap_of_rohan={"gondor": {HI: 2}}),
    )
    step(s, "gap_of_rohan", "west_rohan")
    skip_to(s, "transfer-where")
    assert holder(s, "west_rohan") == "gondor"
    assert GAME.view(s, 4)["parties"]["gondor"]["reserve"] == {HI: 1}


@rule("RI-11.3")
def test_a_guest_does_not_deploy() -> None:
    s = position(
        turn_of="gondor",
        phase="deploy",
        reserve={"gondor": {HI: 1}},
        forces=with_homes(west_rohan={"rohan": {HI: 1}, "gondor": {HI: 1}}),
    )
    assert holder(s, "west_rohan") == "rohan"
    assert kind(s) != "deploy"


@rule("RI-11.6", "RI-11.9", "RI-4.19")
def test_mumakil_are_deployed_in_umbar_only() -> None:
    s = position(
        turn_of="sauron",
        phase="deploy",
        reserve={"sauron": {"mumakil": 1}},
        forces=with_homes(**{name: {"sauron": {HI: 1}} for name in ("umbar", "harad", "barad_dur")}),
    )
    assert keys(s) == ["place:mumakil@umbar", "done"]
    assert why_not(s, "place:mumakil@barad_dur").startswith("mumakil are placed in haradwaith only")
    assert why_not(s, "place:mumakil@harad").startswith("bought troops go to strongholds")


# Income


@rule("RI-12.1", "RI-12.3", "RI-2.15")
@part("risk.A-33")
def test_income_of_the_start_position() -> None:
    assert [income_of(fresh(), party) for party in range(5)] == [6, 1, 1, 10, 10]


@rule("RI-12.2", "RI-12.8", "RI-12.9")
def test_income_is_at_least_one() -> None:
    s = position(forces=with_homes(lorien={"elves": {HI: 1}, "gondor": {HI: 1}}))
    assert income_of(s, 0) == 1
    guests = position(forces={"lorien": {"elves": {HI: 1}, "gondor": {HI: 1}}})
    assert income_of(guests, 4) == 1


@rule("RI-12.5")
def test_only_the_controller_counts_a_shared_territory() -> None:
    names = ["north_rhun", "withered_heath", "esgaroth", "south_rhun"]
    whole = position(forces={name: {"elves": {LI: 1}} for name in names})
    assert income_of(whole, 0) == 4 // 3 + 2
    shared = position(forces={name: {"elves": {LI: 1}, "gondor": {LI: 1}} for name in names})
    assert income_of(shared, 0) == 4 // 3 + 2
    assert income_of(shared, 4) == 1


@rule("RI-12.6", "RI-12.1")
def test_gold_comes_after_buying() -> None:
    s = position(turn_of="gondor", phase="buy", gold={"gondor": 0}, forces=with_homes())
    assert kind(s) == "march"
    skip_to(s, "buy")
    assert s.gold[4] == 1


@rule("RI-12.7")
def test_an_eliminated_party_gets_nothing() -> None:
    s = position(out=["saruman"], forces=with_homes())
    assert income_of(s, 1) == 0


@rule("RI-17.4")
def test_treasuries_reserves_and_points_are_open() -> None:
    s = position(turn_of="gondor", reserve={"gondor": {HI: 1}}, forces=with_homes())
    view = GAME.view(s, None)
    assert view["parties"]["gondor"]["reserve"] == {HI: 1}
    assert view["parties"]["gondor"]["gold"] == 5
    assert set(view["sides"]["good"]) == {"points", "stronghold_points", "card_points"}
    assert {seen["space"]: seen["holder"] for seen in view["spaces"]}["anfalas"] == "gondor"


@rule("RI-16.5")
def test_what_is_not_used_from_the_original_game() -> None:
    strongholds_alone = position(forces=with_homes(minas_tirith={"gondor": {HI: 1}}, fangorn={"gondor": {HI: 1}}))
    assert income_of(strongholds_alone, 4) == 1  # no gold for strongholds, no minimum of three
    # Sets of territory cards are not exchanged: three cards of one symbol offer nothing beside themselves.
    hand = ["territory_harlindon", "territory_mithlond", "territory_forlindon"]
    cards = position(
        turn_of="gondor",
        phase="cards",
        hands={"gondor": hand},
        forces=with_homes(lorien={"gondor": {HI: 1, "hero": 1}}),
    )
    assert keys(cards) == ["discard", "done"]
    # Dice are not compared, and not limited to three and two: all roll.
    fight = battle({HI: 5}, {HI: 4})
    choose(fight, "stay")
    assert [len(roll["dice"]) for roll in named(choose(fight, "stay"), "combat-dice")] == [5, 4]
    # Territories and whole regions are worth no victory points.
    land = {name: {"elves": {LI: 1}} for name in ("forlindon", "mithlond", "harlindon", "lune_valley", "tower_hills")}
    assert victory_points(position(forces=with_homes(**land)), 0) == 0
    # Nobody moves the Ring-bearer when a turn ends.
    resting = position(turn_of="elves", phase="ring", forces=with_homes(), bearer={"without": "gondor"})
    choose(resting, "stay")
    skip_to(resting, "ring-bearer")
    assert GAME.view(resting, 0)["bearer"]["space"] == "the_shire"


@rule("RI-14.10", "RI-14.4")
def test_scores_go_beyond_the_track() -> None:
    s = position(turn_of="gondor", phase="cards", forces=with_homes())
    s.card_points = [60, 50]
    assert GAME.view(s, None)["sides"]["good"]["points"] == 60
    assert not military_victory(s)
    s.card_points = [65, 50]
    assert military_victory(s)
    assert s.result is not None
    assert s.result.scores == [65, 50, 65, 50, 65]


@rule("RI-10.32", "RI-3.4")
@part("risk.DP-2")
def test_a_turn_begins_with_cards() -> None:
    s = position(turn_of="sauron", hands={"sauron": ["you_shall_not_pass"]}, gold={"sauron": 2}, forces=with_homes())
    assert (kind(s), keys(s)) == ("play-card", ["card:you_shall_not_pass", "discard", "done"])
    choose(s, "done")
    assert kind(s) == "buy"


@rule("RI-11.5")
@part("risk.A-32")
def test_troops_of_cards_need_no_stronghold() -> None:
    s = position(
        turn_of="gondor",
        phase="cards",
        hands={"gondor": ["territory_the_shire"]},
        forces=with_homes(the_shire={"gondor": {HI: 1, "hero": 1}}),
    )
    choose(s, "card:territory_the_shire")
    assert all("@the_shire" in key or key == "none" for key in keys(s))
    choose(s, keys(s)[0])
    assert kind(s) == "place"
    assert f"place:{HI}@the_shire" in keys(s)


@rule("RI-16.4")
def test_reinforcements_come_only_where_own_figures_are() -> None:
    s = position(turn_of="gondor", phase="cards", forces=with_homes(the_shire={"gondor": {HI: 1}}))
    shire, lorien = SPACE_NAMES.index("the_shire"), SPACE_NAMES.index("lorien")
    muster = Muster(PARTIES.index("gondor"), 5, [shire, lorien])
    assert muster.refuse_figure(s, UNITS.index(HI), shire) is None
    assert "RI-16.4" in str(muster.refuse_figure(s, UNITS.index(HI), lorien))
