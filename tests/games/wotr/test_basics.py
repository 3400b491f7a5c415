"""Chapters 1 to 3: what the pieces are, what they can never do, and what the board shows."""

from random import Random
from typing import Any

import pytest
from tests.games.wotr.battles import combat
from tests.games.wotr.helpers import SH, figures
from tests.games.wotr.plain_box import COMPANIONS, MINIONS
from tests.games.wotr.playing import asked, choose, first, keys, position, why_not

from mathom.games.wotr.armies.forces import force_at, units_of
from mathom.games.wotr.box import FREE_PEOPLES, GOLLUM, NATION_SIDE
from mathom.games.wotr.edge.see import see
from mathom.games.wotr.fellowship.moves import refuse_move_fellowship
from mathom.games.wotr.game import GAME
from mathom.games.wotr.map import ASIDE, CRACK_OF_DOOM, OWNER_AT
from mathom.games.wotr.state import War
from mathom.testing import part, rule

AT_WAR = ["gondor 0 active", "rohan 0 active", "sauron 0 active"]


def battle(*stands: str, **entries: Any) -> War:
    """The Shadow attacks from South Ithilien into Osgiliath, with an Army die."""
    w = position(clear=True, figures=list(stands), nations=AT_WAR, rolled={"shadow": ["army"]}, **entries)
    choose(w, "die:army", "attack")
    while asked(w)[1] == "attackers":
        choose(w, "all")
    return w


@rule("WR-1.6", "WR-1.1", "WR-1.3")
def test_the_game_is_played_by_two_to_four() -> None:
    assert GAME.variants().seats == [2, 3, 4]


@rule("WR-1.10", "WR-11.19", "WR-16.15")
def test_no_more_than_five_combat_dice_are_rolled() -> None:
    w = position(rolled={"free_peoples": ["character"]}, hunt_box={"shadow": 8}, chance={"hunt": [[0] * 5]})
    told = choose(w, "die:character", "move-fellowship")
    assert first(told, "hunt-rolled")["dice"] == [1] * 5


@part("AMB-83")
@rule("WR-1.14", "WR-1.21", "WR-1.23")
def test_the_character_cards() -> None:
    """The tenth Companion card of the booklet's list has no function (AMB-83)."""
    assert (len(COMPANIONS), len(MINIONS), GOLLUM not in COMPANIONS) == (9, 3, True)


@rule("WR-1.26", "WR-2.24")
def test_every_nation_has_a_marker_on_the_political_track() -> None:
    nations = see(position(phase="fellowship"), None)["nations"]
    assert {name: (entry["steps"], entry["active"]) for name, entry in nations.items()} == {
        "dwarves": (3, False),
        "elves": (3, True),
        "gondor": (2, False),
        "north": (3, False),
        "rohan": (3, False),
        "isengard": (1, True),
        "sauron": (1, True),
        "southrons_easterlings": (2, True),
    }


@rule("WR-1.27", "WR-13.4")
def test_a_control_marker_lies_where_another_than_the_owner_rules() -> None:
    w = position(phase="fellowship", held=["dale shadow", "moria free_peoples"])
    marked = [region["region"] for region in see(w, None)["regions"] if region["control_marker"]]
    assert marked == ["dale", "moria"]
    assert sum(owner >= 0 for owner in OWNER_AT) == 36


@rule("WR-1.28", "WR-2.22", "WR-2.25", "WR-2.26", "WR-2.29", "WR-3.1")
def test_the_tracks_and_boxes_are_on_the_table() -> None:
    view = see(position(phase="fellowship", fellowship={"progress": 3, "corruption": 2}), None)
    fellowship = view["fellowship"]
    assert (fellowship["progress"], fellowship["corruption"], fellowship["hidden"]) == (3, 2, True)
    assert (fellowship["guide"], len(fellowship["companions"])) == ("gandalf_the_grey", 7)
    for side in view["sides"].values():
        assert {"victory_points", "dice", "hunt_box", "discarded", "casualties", "reinforcements"} <= set(side)


@rule("WR-2.22", "WR-15.6")
def test_the_fellowship_track_ends_at_twelve() -> None:
    w = position(phase="fellowship", fellowship={"progress": 12})
    assert refuse_move_fellowship(w) is not None
    assert refuse_move_fellowship(position(phase="fellowship", fellowship={"progress": 11})) is None


@part("AMB-64")
@rule("WR-2.30", "WR-17.3")
def test_the_mordor_track_has_five_steps_and_is_part_of_no_region() -> None:
    w = position(phase="hunt", fellowship={"mordor": 0})
    seen = see(w, None)["fellowship"]
    assert (CRACK_OF_DOOM, seen["mordor"], seen["region"]) == (5, 0, None)


@rule("WR-1.29", "WR-11.15")
@pytest.mark.parametrize("kind", ["gondor-regular", "rohan-regular", "elves-regular", "gondor-elite", "dwarves-elite"])
def test_all_units_are_equally_strong(kind: str) -> None:
    w = position(clear=True, phase="fellowship", figures=[f"osgiliath {kind} 2"])
    assert units_of(force_at(w, FREE_PEOPLES, 76)) == 2


@rule("WR-1.31", "WR-1.30")
def test_leaders_do_not_move_on_their_own() -> None:
    w = position(
        clear=True,
        nations=AT_WAR,
        figures=["edoras rohan-regular 2", "edoras rohan-leader 2"],
        rolled={"free_peoples": ["character"]},
    )
    choose(w, "die:character", "move-army", "way:edoras>folde", "split")
    assert keys(w) == ["count:rohan-regular:1", "count:rohan-regular:2"]
    assert why_not(w, "count:rohan-regular:0") == ("WR-8.1", "WR-10.4")


@rule("WR-1.33", "WR-10.3")
def test_a_leader_leads_units_of_any_nation_of_his_side() -> None:
    w = position(
        clear=True,
        nations=AT_WAR,
        figures=["edoras gondor-regular 2", "edoras rohan-regular 1", "edoras rohan-leader 1"],
        rolled={"free_peoples": ["character", "event"]},
    )
    choose(
        w, "die:character", "move-army", "way:edoras>folde", "split", "count:gondor-regular:2", "count:rohan-regular:0"
    )
    assert figures(w, "folde") == {"gondor-regular": 2, "rohan-leader": 1}


@rule("WR-1.35", "WR-1.34", "WR-11.17")
def test_nazgul_are_the_leaders_of_the_shadow() -> None:
    w = position(clear=True, phase="fellowship", figures=["osgiliath sauron-regular 2", "osgiliath nazgul 3"])
    numbers = combat(w, SH, "osgiliath", "minas_tirith")
    assert (units_of(numbers.forces[SH]), numbers.leadership(w, SH)) == (2, 3)


@rule("WR-1.40", "WR-15.63", "WR-15.16")
def test_gollum_is_never_on_the_map() -> None:
    w = position(phase="fellowship")
    assert w.character_at[GOLLUM] == ASIDE
    everybody = ("gandalf_the_grey", "strider", "legolas", "gimli", "boromir", "meriadoc", "peregrin")
    w = position(
        characters=[f"{who} out" for who in everybody],
        fellowship={"guide": "gollum"},
        rolled={"free_peoples": ["character"]},
    )
    choose(w, "die:character")
    assert not {"separate", "move-companions"} & set(keys(w))


@rule("WR-1.42", "WR-11.16")
def test_leaders_add_nothing_to_the_strength() -> None:
    w = battle(
        "south_ithilien sauron-regular 5",
        "osgiliath gondor-regular 1",
        "osgiliath gondor-leader 3",
        chance={"combat.sh": [[0] * 5], "combat.fp": [[0]]},
    )
    assert asked(w) == ("shadow", "cease")


@rule("WR-1.43", "WR-11.54")
def test_leaders_are_never_chosen_as_casualties() -> None:
    w = battle(
        "south_ithilien sauron-regular 5",
        "osgiliath gondor-regular 2",
        "osgiliath gondor-elite 1",
        "osgiliath gondor-leader 3",
        chance={"combat.sh": [[5, 0, 0, 0, 0]], "combat.fp": [[0] * 3], "combat.fp.reroll": [[0] * 3]},
    )
    assert (asked(w), keys(w)) == (("free_peoples", "loss"), ["figure:gondor-regular", "reduce:gondor-elite"])


@rule("WR-14.33", "WR-14.14")
def test_a_battle_of_several_rounds_is_one_attack() -> None:
    quiet = [[0] * 5] * 3
    w = position(
        clear=True,
        figures=["south_ithilien sauron-regular 5", "osgiliath gondor-regular 5"],
        nations=["sauron 0 active", "gondor 3 passive"],
        rolled={"shadow": ["army"]},
        chance={"combat.sh": quiet, "combat.fp": quiet},
    )
    choose(w, "die:army", "attack", "all", "continue", "stay", "continue", "stay")
    assert (w.steps[2], w.active[2]) == (2, True)


@rule("WR-14.32", "WR-14.5")
def test_no_nation_becomes_passive_again_and_none_leaves_the_war() -> None:
    w = GAME.new({}, 2, "politics")
    assert isinstance(w, War)
    rng = Random(5)
    active, at_war = w.active, [w.at_war(nation) for nation in range(8)]
    for _ in range(3000):
        if w.ask is None:
            break
        w.play(w.ask.waiting()[0], rng.choice(w.ask.options_of(w.ask.waiting()[0])))
        assert all(now or not before for before, now in zip(active, w.active, strict=True))
        now_at_war = [w.at_war(nation) for nation in range(8)]
        assert all(now or not before for before, now in zip(at_war, now_at_war, strict=True))
        active, at_war = w.active, now_at_war
    assert any(active[nation] for nation in range(5) if NATION_SIDE[nation] == FREE_PEOPLES)


@rule("WR-18.6", "WR-18.3")
def test_conquest_wins_only_in_the_last_phase() -> None:
    held = [f"{region} shadow" for region in ("minas_tirith", "dol_amroth", "helms_deep", "erebor", "lorien")]
    w = position(rolled={"shadow": ["event", "event"]}, held=held)
    choose(w, "die:event", "skip")
    assert w.result is None
    choose(w, "die:event", "skip")
    assert w.result is not None
