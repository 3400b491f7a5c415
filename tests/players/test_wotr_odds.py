"""The odds of a battle: what they say, and that they depend on nothing the asking seat may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.wotr.battles import MISS, attack, field, hold, pick, question, war
from tests.games.wotr.helpers import FP, SH, put, script

from mathom.games.wotr.game import GAME
from mathom.games.wotr.state import DECK, HAND, War
from mathom.kernel import Perspective, Reason, game
from mathom.players.roles import skills_of
from mathom.players.wotr import forecast

MANY = 60
LONG = 600.0


def odds(w: War, about: str, seat: int = 0, sims: int = MANY) -> dict[str, Any]:
    found = forecast(Perspective(GAME, w, seat), about, Random("odds"), sims, LONG)
    assert not isinstance(found, Reason)
    return found


def refusal(w: War, about: str, seat: int = 0) -> str:
    found = forecast(Perspective(GAME, w, seat), about, Random("odds"), 1, LONG)
    assert isinstance(found, Reason)
    return found.key


def test_many_against_one_nearly_always_win_and_lose_little() -> None:
    w = field({"sauron_regular": 9, "nazgul": 2}, {"north_regular": 1})
    found = odds(w, "way:hollin>trollshaws")
    assert (found["sims"], found["kind"], found["attacker"]) == (MANY, "field", "shadow")
    assert found["won"] > 0.9
    assert found["losses"]["free_peoples"] <= 1
    assert found["losses"]["shadow"] < 1
    assert found["gone"]["shadow"] == 0


def test_losses_count_two_hits_for_an_elite_and_all_of_them_when_nobody_is_left() -> None:
    w = field({"sauron_regular": 10, "nazgul": 5}, {"north_elite": 1})
    found = odds(w, "way:hollin>trollshaws")
    assert found["gone"]["free_peoples"] > 0
    assert found["losses"]["free_peoples"] >= 2 * found["gone"]["free_peoples"]


def test_walls_are_harder_than_the_field() -> None:
    army = {"sauron_regular": 6, "nazgul": 2}
    field_odds = odds(war(south_ithilien=army, osgiliath={"gondor_regular": 3}), "way:south_ithilien>osgiliath")
    siege = war(minas_tirith=army)
    put(siege, "in:minas_tirith", gondor_regular=3)
    siege_odds = odds(siege, "way:minas_tirith>minas_tirith", SH)
    assert siege_odds["kind"] == "siege"
    assert siege_odds["won"] < field_odds["won"]


def test_both_sides_may_ask_about_the_same_attack() -> None:
    w = field({"sauron_regular": 5, "nazgul": 1}, {"north_regular": 3})
    for seat in (FP, SH):
        assert odds(w, "way:hollin>trollshaws", seat, 5)["attacker"] == "shadow"
        assert odds(w, "way:trollshaws>hollin", seat, 5)["attacker"] == "free_peoples"


def test_a_battle_that_is_being_fought_is_fought_on_from_where_it_is() -> None:
    w = field({"sauron_regular": 5, "nazgul": 1}, {"north_regular": 5})
    attack(w)
    assert w.ask is not None
    before = w.digest()
    found = odds(w, "battle")
    assert (found["attacker"], found["kind"]) == ("shadow", "field")
    assert w.digest() == before


def test_who_is_asked_whether_to_stay_is_told_what_comes_of_staying() -> None:
    w = field({"sauron_regular": 9, "nazgul": 2}, {"north_regular": 4})
    script(w, combat_sh=[[MISS] * 5], combat_sh_reroll=[[MISS] * 2], combat_fp=[[MISS] * 4])
    attack(w)
    pick(w, "continue")
    assert question(w) == "retreat"
    found = odds(w, "battle", FP)
    assert found["losses"]["free_peoples"] > 2
    assert found["losses"]["shadow"] > 0
    # The other side cannot know the answer: there the army retreats, and nobody is hit.
    assert odds(w, "battle", SH)["losses"] != found["losses"]


def test_who_cannot_attack_is_told_why() -> None:
    w = field({"sauron_regular": 5}, {"north_regular": 5})
    assert refusal(w, "way:hollin>moria") == "no-enemy-army-is-there"
    assert refusal(w, "way:hollin>dale") == "armies-attack-adjacent-regions"
    assert refusal(w, "battle") == "no-battle-is-being-fought"
    for nonsense in ("", "way:", "way:nowhere>hollin", "region:hollin", "pass"):
        assert refusal(w, nonsense) == "that-is-no-attack"


def test_a_part_of_an_army_attacks_while_the_others_stay() -> None:
    w = field({"sauron_regular": 9, "nazgul": 2}, {"north_regular": 4})
    whole = odds(w, "way:hollin>trollshaws", SH)
    few = odds(w, "way:hollin>trollshaws count:sauron-regular:2 count:nazgul:0", SH)
    assert few["won"] < whole["won"]
    assert few["losses"]["shadow"] <= 2
    assert few["gone"]["shadow"] > whole["gone"]["shadow"]


def test_a_part_must_be_there_and_have_a_unit() -> None:
    w = field({"sauron_regular": 5, "nazgul": 1}, {"north_regular": 5})
    for part in ("count:sauron-regular:6", "count:nazgul:1", "count:rohan-regular:1", "nonsense"):
        assert refusal(w, f"way:hollin>trollshaws {part}", SH) == "so-many-are-not-in-the-army"


def hand_swapped(w: War, seat: int) -> War:
    """The same position, but the cards in a seat's hand are others of the same decks."""
    other = w.clone()
    assert isinstance(other, War)
    faces = other.zones.face[:]
    for deck, zone in enumerate(range(DECK, DECK + 4)):
        held = [thing for thing in other.zones.content[HAND + seat] if other.zones.kinds.back[thing] == deck]
        for one, two in zip(held, other.zones.content[zone], strict=False):
            faces[one], faces[two] = faces[two], faces[one]
    assert faces != other.zones.face
    other.zones.face = faces
    return other


def test_hidden_cards_change_nothing() -> None:
    """With the same seed: what the other side holds and what the decks bring is unknown to who asks."""
    w = GAME.new({}, 2, "hidden")
    assert isinstance(w, War)
    w.steps, w.active = [0] * 8, [True] * 8
    put(w, "south_ithilien", sauron_regular=5)
    about = "way:south_ithilien>osgiliath"
    put(w, "osgiliath", gondor_regular=1)
    asked = [odds(position, about, FP, 30) for position in (w, hand_swapped(w, SH))]
    assert asked[0] == asked[1]


def test_the_own_cards_count() -> None:
    """Or the test above would pass for odds that look at no card at all."""
    w = field({"sauron_regular": 5, "nazgul": 1}, {"north_regular": 5})
    armed = w.clone()
    assert isinstance(armed, War)
    hold(armed, SH, "sh_str_08", "sh_str_09", "sh_str_10", "sh_str_11", "sh_str_12")
    assert odds(w, "way:hollin>trollshaws", SH) != odds(armed, "way:hollin>trollshaws", SH)


def test_time_ends_it_after_at_least_one_battle() -> None:
    w = field({"sauron_regular": 5}, {"north_regular": 5})
    found = forecast(Perspective(GAME, w, FP), "way:hollin>trollshaws", Random(1), 10**6, 0.0)
    assert isinstance(found, dict)
    assert found["sims"] == 1


@pytest.mark.parametrize(("name", "has"), [("wotr", True), ("fellowship", False)])
def test_games_say_whether_they_have_odds(name: str, has: bool) -> None:
    assert (skills_of(game(name)).forecast is not None) == has
