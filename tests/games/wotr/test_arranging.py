"""Positions written by hand: what can be said, and what no war can look like."""

from random import Random
from typing import Any

import pytest
from tests.games.wotr.playing import choose, position, why_not

from mathom.games.wotr.game import GAME
from mathom.kernel import BadScenario


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"fellowship": {"progres": 3}}, "position.fellowship: unknown entry 'progres'; perhaps 'progress' is meant"),
        ({"hunt_box": {"sauron": 3}}, "position.hunt_box: unknown entry 'sauron'; known: free_peoples, shadow"),
        ({"phase": "acton"}, "position.phase: there is no 'acton' here; perhaps 'action' is meant"),
        ({"figures": ["dael north-regular 2"]}, "there is no 'dael' here; perhaps 'dale' is meant"),
        ({"figures": ["dale north-regulars 2"]}, "there is no 'north-regulars' here; perhaps 'north-regular' is meant"),
        ({"figures": ["dale north-regular two"]}, "a number from 0 to 10 is wanted"),
        ({"figures": ["dale north-regular"]}, "position.figures.0: a text like 'dale north-regular 2' is wanted"),
        ({"figures": ["in:dale north-regular 1"]}, "'dale' has no Stronghold"),
        ({"figures": ["at:dale north-regular 1"]}, "the inside of a Stronghold is written as in:lorien"),
        ({"figures": ["dale north-leader 4"]}, "position.figures.0: there are not enough figures for"),
        ({"forces": {"dael": []}}, "position.forces.dael: there is no 'dael' here; perhaps 'dale' is meant"),
        ({"nations": ["rohan 7 active"]}, "position.nations.0 'rohan 7 active': a number from 0 to 3 is wanted"),
        ({"nations": ["gondor 0 aktiv"]}, "there is no 'aktiv' here; perhaps 'active' is meant"),
        ({"nations": ["gondor 0 passive"]}, "position.nations.0: a passive nation is not At War"),
        ({"held": ["anfalas shadow"]}, "'anfalas' has no settlement"),
        ({"fellowship": {"corruption": 40}}, "position.fellowship.corruption: a number from 0 to 12 is wanted"),
        ({"fellowship": {"mordor": 6}}, "position.fellowship.mordor: a number from 0 to 5 is wanted"),
        ({"fellowship": {"mordor": 1, "region": "moria"}}, "on the Mordor Track the Fellowship is in no region"),
        ({"fellowship": {"guide": "boromir"}}, "the Guide has the highest level in the Fellowship: gandalf_the_grey"),
        (
            {"characters": ["gandalf_the_grey out"], "fellowship": {"guide": "gandalf_the_grey"}},
            "the Guide has the highest level in the Fellowship: strider",
        ),
        ({"rolled": {"free_peoples": ["eye"]}}, "no rolled die of 'free_peoples' shows 'eye'"),
        ({"rolled": {"shadow": ["eye"]}}, "no rolled die of 'shadow' shows 'eye'"),
        ({"rolled": {"shadow": ["will_of_the_west"]}}, "no rolled die of 'shadow' shows 'will_of_the_west'"),
        ({"rolled": {"free_peoples": ["event"] * 7}}, "position.rolled: 'free_peoples' has 6 dice"),
        ({"dice": {"shadow": 11}}, "position.dice.shadow: a number from 0 to 10 is wanted"),
        ({"rings": {"free_peoples": 3, "shadow": 1}}, "position.rings: there are 3 Elven Rings"),
        ({"hands": {"free_peoples": ["sh_char_01"]}}, "'sh_char_01' is not a card of 'free_peoples'"),
        ({"hands": {"shadow": ["sh_char_01", "sh_char_01"]}}, "position.hands.shadow.1: 'sh_char_01' is named twice"),
        ({"decks": {"fp_strategy": ["fp_char_01"]}}, "'fp_char_01' is not a card of 'fp_strategy'"),
        ({"in_play": ["fp_char_01"]}, "'fp_char_01' does not stay on the table"),
        ({"pool": ["std_1_1", "std_1_1"]}, "position.pool.1: 'std_1_1' is named twice"),
        ({"waiting": ["std_1_1"]}, "'std_1_1' is no special tile"),
        ({"characters": ["gandalf_the_grey rivendell", "gandalf_the_white edoras"]}, "are the same person"),
        ({"characters": ["saruman fellowship"]}, "'saruman' is no member of the Fellowship"),
        ({"characters": ["strider edoras", "strider dale"]}, "'strider' is named twice"),
        ({"characters": ["legolas in:lorien"]}, "nobody is shut in at 'lorien'"),
        ({"figures": ["dale sauron-regular 1"]}, "position: both sides have an army in 'dale'"),
        ({"figures": ["in:lorien elves-regular 1"]}, "inside 'lorien' is an army of who holds it, and outside one of"),
        ({"ring_used": ["shadows"]}, "position.ring_used.0: there is no 'shadows' here; perhaps 'shadow' is meant"),
        ({"hunted": 1}, "position.hunted: true or false is wanted"),
        ({"round": 0}, "position.round: a number from 1 to 99 is wanted"),
    ],
)
def test_a_position_that_cannot_be(given: dict[str, Any], says: str) -> None:
    with pytest.raises(BadScenario) as wrong:
        position(**given)
    assert says in str(wrong.value)


def test_a_force_is_all_that_stands_there() -> None:
    w = position(forces={"dale": ["north-elite 1"], "lorien": []}, figures=["dale north-leader 1"])
    regions = GAME.named(GAME.view(w, None))["regions"]
    assert regions["dale"]["figures"] == {"north-elite": 1, "north-leader": 1}
    assert regions["lorien"]["figures"] == {}
    assert regions["erebor"]["figures"] == {"dwarves-regular": 1, "dwarves-elite": 2, "dwarves-leader": 1}


def test_a_region_without_anything_has_a_name_too() -> None:
    regions = GAME.named(GAME.view(position(), None))["regions"]
    nothing: dict[str, Any] = {"held": None, "control_marker": False, "figures": {}, "characters": [], "besieged": None}
    assert (regions["anfalas"], len(regions)) == ({"region": "anfalas", **nothing}, 105)


def test_round_dice_rings_and_tiles_can_be_set() -> None:
    w = position(
        round=7,
        dice={"shadow": 9},
        ring_used=["free_peoples"],
        rings={"shadow": 1},
        tiles_out=["std_eye_reveal_1"],
        rolled={"free_peoples": ["event"], "shadow": ["army"]},
    )
    view = GAME.view(w, None)
    assert (view["turn"], view["sides"]["shadow"]["dice"], view["sides"]["free_peoples"]["dice"]) == (7, 9, 4)
    assert [view["sides"][side]["elven_rings"] for side in ("free_peoples", "shadow")] == [2, 1]
    assert [view["sides"][side]["ring_used"] for side in ("free_peoples", "shadow")] == [True, False]
    assert view["tiles"]["out"] == ["std_eye_reveal_1"]
    assert "std_eye_reveal_1" not in view["tiles"]["pool"]
    assert why_not(w, "use-ring") == ("WR-5.40",)


def test_who_follows_another_puts_him_out_and_the_guide_is_the_highest() -> None:
    w = position(characters=["aragorn minas_tirith", "gandalf_the_white lorien", "saruman orthanc"])
    view = GAME.view(w, None)
    assert view["fellowship"]["companions"] == ["boromir", "legolas", "gimli", "meriadoc", "peregrin"]
    assert (view["fellowship"]["guide"], view["minion_seen"]) == ("boromir", True)
    assert {"strider", "gandalf_the_grey"} <= set(view["characters_out"])


def test_without_companions_gollum_guides() -> None:
    names = ["gandalf_the_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"]
    view = GAME.view(position(characters=[f"{name} out" for name in names]), None)
    assert (view["fellowship"]["guide"], view["fellowship"]["companions"]) == ("gollum", [])


def test_a_position_keeps_the_law_of_knowledge() -> None:
    w = position(
        hands={"free_peoples": ["fp_char_01", "fp_str_02"], "shadow": ["sh_char_01"]},
        decks={"sh_strategy": ["sh_str_03"]},
        pool=["std_1_1", "std_2_1"],
        rolled={"free_peoples": ["event"]},
    )
    for seat in (0, 1):
        assert all(w.zones.knows(seat, thing) for thing in w.hand(seat))
        assert not any(w.zones.knows(1 - seat, thing) for thing in w.hand(seat))
        for seed in range(3):
            assert GAME.view(GAME.determinize(w, seat, Random(seed)), seat) == GAME.view(w, seat)
    choose(w, "die:event")
