"""Chapter 10: missions, and whose rewards go where."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.risk.helpers import (
    HC,
    HI,
    LC,
    LI,
    asked,
    at,
    choose,
    keys,
    kind,
    position,
    skip_to,
    step,
    why_not,
    with_homes,
)
from tests.games.risk.test_cards import cards, hand, to_a_site

from mathom.games.risk.box import ADVENTURES, CARD_NAMES, PARTIES, UNITS
from mathom.games.risk.control import victory_points
from mathom.games.risk.game import GAME
from mathom.games.risk.map import REGION_OF, SPACE_NAMES
from mathom.games.risk.state import (
    ADVENTURE_DECK,
    HAND,
    TERRITORY_DECK,
    Realm,
)
from mathom.testing import part, rule

# Missions


@rule("RI-10.17", "RI-10.18", "RI-10.19", "RI-10.20", "RI-10.31")
@part("risk.A-61", "mission_rauros", "risk.DP-27")
def test_a_mission_is_played_by_a_hero_who_came() -> None:
    s = to_a_site("mission_bree")
    s.zones.move(s.card_in(ADVENTURE_DECK, CARD_NAMES.index("mission_rauros")), HAND + 4)
    choose(s, "none")
    points = victory_points(s, 0)
    choose(s, "card:mission_rauros")
    assert victory_points(s, 0) == points + 2
    assert kind(s) == "place"
    assert set(keys(s)) == {f"place:{u}@{t}" for u in (LI, HI, LC, HC) for t in ("lorien", "the_wold")} | {"done"}
    choose(s, f"place:{HI}@lorien", f"place:{HI}@lorien")
    assert at(s, "lorien") == {"gondor": {HI: 4}}
    assert GAME.view(s, None)["parties"]["gondor"]["played"] == ["mission_rauros"]


@rule("RI-10.17", "RI-10.30", "RI-4.18")
def test_a_hero_who_did_not_move_there_fulfils_nothing() -> None:
    s = cards(hand=["mission_rauros"], forces={"the_wold": {"gondor": {HI: 1, "hero": 1}}})
    assert why_not(s, "card:mission_rauros") == "no own hero came to the site in this turn (RI-10.17, RI-10.31)"


@rule("RI-10.30")
def test_a_retreat_is_no_movement() -> None:
    s = position(
        turn_of="gondor",
        phase="move",
        hands={"gondor": ["mission_lothlorien"]},
        forces=with_homes(fangorn={"gondor": {HC: 1, "hero": 1}}, the_wold={"sauron": {HC: 9}}),
    )
    step(s, "fangorn", "the_wold")
    skip_to(s, "retreat")
    choose(s, "territory:lorien")
    skip_to(s, "cards")
    assert at(s, "lorien")["gondor"]["hero"] == 1
    assert "card:mission_lothlorien" not in keys(s)


@rule("RI-10.29", "RI-15.35")
@part("mission_lothlorien")
def test_a_mission_may_bring_a_territory_card_after_income() -> None:
    s = position(
        turn_of="gondor",
        phase="move",
        hands={"gondor": ["mission_lothlorien", "mission_bree"]},
        forces=with_homes(the_wold={"gondor": {HC: 1, "hero": 1}}, lorien={"gondor": {HI: 1}}),
        decks={"territory": ["territory_ithilien", "joker_1"]},
    )
    step(s, "the_wold", "lorien")
    skip_to(s, "draw-adventure")
    choose(s, "none", "card:mission_lothlorien")
    assert hand(s, "gondor") == ["mission_bree"]
    skip_to(s, "transfer-where")
    assert hand(s, "gondor") == ["mission_bree", "territory_ithilien"]
    assert len(s.zones.content[TERRITORY_DECK]) == 65


MISSIONS = [card for card in ADVENTURES if card.type == 0]


@rule("RI-10.17", "RI-10.18", "RI-15.1", "RI-15.2")
@pytest.mark.parametrize("card", [pytest.param(card, marks=part(card.id), id=card.id) for card in MISSIONS])
@pytest.mark.parametrize("party", ["gondor", "sauron"])
def test_every_mission_gives_its_reward_where_it_says(card: Any, party: str) -> None:
    site = card.site
    s = cards(party, [card.id, "balrog"], forces={site: {party: {LC: 1, "hero": 1}}})
    number = PARTIES.index(party)
    assert f"card:{card.id}" not in keys(s)
    s.note(SPACE_NAMES.index(site), UNITS.index("hero"), 1, 1, 1)  # he has moved
    s.ask_again()
    side = 0 if party == "gondor" else 1
    points = s.card_points[side]
    choose(s, f"card:{card.id}")
    assert s.card_points[side] - points == card.points[side]
    if card.placement == 3:
        assert s.owed == 1
        return
    allowed = {key.partition("@")[2] for key in keys(s)} - {""}
    own = {SPACE_NAMES[t] for t in s.territories_with(number)}
    region = GAME_REGION[site]
    wanted = {0: {site}, 1: {name for name in own if GAME_REGION[name] == region}, 2: own}[card.placement]
    assert allowed == wanted
    assert named_gold(s) == card.gold[side]


GAME_REGION = dict(zip(SPACE_NAMES, REGION_OF, strict=False))


def named_gold(s: Realm) -> int:
    about = GAME.about(s, asked(s))
    gold: int = about["gold"]
    return gold
