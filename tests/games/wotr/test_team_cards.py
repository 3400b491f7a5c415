"""Chapter 19: event cards, Elites of the South, the single Free Peoples player, and corners."""

from typing import Any

import pytest
from tests.games.wotr.helpers import at, figures
from tests.games.wotr.plain_box import CARDS
from tests.games.wotr.playing import choose, keys, position, role, why_not
from tests.games.wotr.teams import ROHAN, WAR, WITCH_KING, origins, war, ways

from mathom.games.wotr.armies.forces import force_at, has_leader
from mathom.games.wotr.battle.conquest import balance, conquer
from mathom.games.wotr.battle.numbers import CombatNumbers
from mathom.games.wotr.box import FREE_PEOPLES, SHADOW
from mathom.games.wotr.edge.see import see
from mathom.games.wotr.state import War
from mathom.testing import part, rule

# Event cards


@rule("WR-19.39", "WR-19.40")
@pytest.mark.parametrize(
    ("acts", "card", "die"),
    [
        ("gondor", "fp_str_09", "muster_army"),
        ("rohan", "fp_str_14", "muster_army"),
        ("witch_king", "sh_str_17", "muster"),
        ("saruman", "sh_str_20", "muster"),
    ],
)
def test_a_card_with_a_team_mates_symbol_is_not_played(acts: str, card: str, die: str) -> None:
    w = war(acts, die, hands={acts: [card]})
    choose(w, f"die:{die}")
    assert "play-event" not in keys(w)
    mate = {"gondor": "rohan", "rohan": "gondor", "witch_king": "saruman", "saruman": "witch_king"}[acts]
    assert CARDS[[c.id for c in CARDS].index(card)].player == mate
    w = war(mate, die, hands={mate: [card]})
    choose(w, f"die:{die}", "play-event")
    assert keys(w) == [f"card:{card}"]


@rule("WR-19.40")
def test_the_symbol_says_why_not() -> None:
    w = war("gondor", "muster_army", hands={"gondor": ["fp_str_09", "fp_str_14"]})
    choose(w, "die:muster_army", "play-event")
    assert why_not(w, "card:fp_str_09") == ("WR-19.39", "WR-19.40")


@rule("WR-19.41")
@pytest.mark.parametrize("acts", ["gondor", "rohan"])
def test_a_card_without_a_symbol_is_played_by_either(acts: str) -> None:
    w = war(acts, "muster_army", hands={acts: ["fp_str_08"]}, nations=["gondor 2 passive", "north 2 passive"])
    choose(w, "die:muster_army", "play-event", "card:fp_str_08")
    assert keys(w) == (
        ["nation:elves", "nation:gondor"] if acts == "gondor" else ["nation:dwarves", "nation:north", "nation:rohan"]
    )


@rule("WR-19.40")
def test_with_one_player_the_symbols_do_not_matter() -> None:
    w = war("free_peoples", "muster_army", seats=3, hands={"free_peoples": ["fp_str_09", "fp_str_14"]})
    choose(w, "die:muster_army", "play-event")
    assert keys(w) == ["card:fp_str_09", "card:fp_str_14"]


# Southron and Easterling Elites


@part("AMB-21")
@rule("WR-19.42")
@pytest.mark.parametrize(("seats", "leadership"), [(2, 1), (3, 3), (4, 3)])
def test_elites_of_the_south_lead_while_saruman_is_in_play(seats: int, leadership: int) -> None:
    w = position(
        seats=seats,
        clear=True,
        figures=["moria isengard-elite 1", "moria southrons_easterlings-elite 2"],
        characters=["saruman orthanc"],
    )
    force = force_at(w, SHADOW, at("moria"))
    numbers = CombatNumbers(SHADOW, at("moria"), at("lorien"), forces=[force, force])
    assert numbers.leadership(w, SHADOW) == leadership
    south = [0 if i == next(k for k, n in enumerate(force) if n == 1) else n for i, n in enumerate(force)]
    assert has_leader(w, south) is (seats > 2)


@rule("WR-19.42")
def test_elites_of_the_south_lead_a_move_of_a_character_die() -> None:
    w = war("saruman", "character", "far_harad southrons_easterlings-elite 1", characters=["saruman orthanc"])
    assert origins(ways(w, "move-army", "character")) == {"far_harad"}


# Three players


def alone(*stands: str, second: str = "muster_army", **entries: Any) -> War:
    """The single player of the Free Peoples has two dice, the Shadow one that it skips."""
    dice = {"free_peoples": ["muster_army", second], "shadow": ["character"]}
    return position(seats=3, clear=True, figures=list(stands), rolled=dice, **{"nations": WAR, **entries})


def then(w: War) -> None:
    """The Shadow skips its die."""
    choose(w, "die:character", "skip")


@part("AMB-77")
@rule("WR-19.46")
def test_no_two_actions_in_a_row_for_the_same_nation() -> None:
    w = alone("edoras rohan-regular 2", "minas_tirith gondor-regular 2")
    choose(w, "die:muster_army", "move-army", "way:edoras>folde", "all", "done")
    then(w)
    choose(w, "die:muster_army", "move-army")
    assert origins(keys(w)) == {"minas_tirith"}
    assert why_not(w, "way:folde>edoras") == ("WR-19.46", "WR-19.47")


@part("AMB-77")
@rule("WR-19.46")
def test_recruiting_and_markers_are_actions_for_a_nation_too() -> None:
    w = alone(second="muster_army", nations=["rohan 0 active", "gondor 0 active", "north 2 active"])
    choose(w, "die:muster_army", "recruit", "figure:rohan-elite@edoras")
    then(w)
    choose(w, "die:muster_army")
    choose(w, "recruit")
    assert not [key for key in keys(w) if key.startswith("figure:rohan")]
    w = alone(nations=["north 2 active", "dwarves 2 active"])
    choose(w, "die:muster_army", "diplomacy", "nation:north")
    then(w)
    choose(w, "die:muster_army", "diplomacy")
    assert "nation:north" not in keys(w)
    assert "nation:dwarves" in keys(w)
    assert why_not(w, "nation:north") == ("WR-19.46", "WR-19.47")


@part("AMB-77")
@rule("WR-19.46")
def test_an_action_without_a_nation_breaks_the_chain_and_a_skipped_die_does_not() -> None:
    for middle, free in (("draw", True), ("skip", False)):
        dice = {"free_peoples": ["event", "muster_army", "muster_army"], "shadow": ["character"] * 2}
        w = position(seats=3, clear=True, nations=WAR, figures=["edoras rohan-regular 2"], rolled=dice)
        choose(w, "die:muster_army", "move-army", "way:edoras>folde", "all")
        then(w)
        choose(w, "die:event", middle, *(["deck:fp_character"] if middle == "draw" else []))
        then(w)
        choose(w, "die:muster_army")
        assert ("move-army" in keys(w)) is free


@part("AMB-77")
@rule("WR-19.47")
def test_two_mixed_armies_may_act_in_a_row_but_not_the_same_one() -> None:
    w = alone("edoras rohan-regular 1", "edoras gondor-regular 1", "dale north-regular 1", "dale rohan-regular 1")
    choose(w, "die:muster_army", "move-army", "way:edoras>folde", "all", "done")
    then(w)
    choose(w, "die:muster_army", "move-army")
    assert origins(keys(w)) == {"dale"}
    choose(w, "way:dale>northern_rhovanion", "all")
    assert figures(w, "northern_rhovanion") == {"north-regular": 1, "rohan-regular": 1}


@rule("WR-19.46")
def test_the_limit_is_for_the_single_player_only() -> None:
    dice = {"free_peoples": ["character"], "shadow": ["army"] * 2}
    w = position(
        seats=3, clear=True, nations=WAR, figures=["orthanc isengard-regular 2"], rolled=dice, turn_of="shadow"
    )
    choose(w, "die:army", "move-army", "way:orthanc>fords_of_isen", "all")
    choose(w, "die:character", "skip")
    assert role(w)[0] == "witch_king"


# Corners


@rule("WR-19.28", "WR-19.30")
def test_nazgul_go_with_the_army_of_either_player_and_make_no_mixed_one() -> None:
    """Two Nazgûl stand where Saruman's player has units: they go along, and nobody is asked about a mixed army."""
    w = war("saruman", "character", "orthanc isengard-regular 2", "orthanc nazgul 2")
    choose(w, "die:character", "move-army", "way:orthanc>fords_of_isen", "all")
    assert figures(w, "fords_of_isen") == {"isengard-regular": 2, "nazgul": 2}
    assert role(w)[1] == "turn"


@rule("WR-19.32")
def test_who_joins_a_mixed_army_is_not_asked_again() -> None:
    w = war(
        "rohan",
        "muster_army",
        "edoras rohan-regular 1",
        "edoras gondor-regular 1",
        "folde rohan-regular 1",
        mixed=["edoras"],
    )
    choose(w, "die:muster_army", "move-army", "way:folde>edoras", "done")
    assert role(w)[1] == "turn"
    assert w.team.mixed == [at("edoras")]


@rule("WR-19.25", "WR-19.30")
def test_a_team_mates_minion_needs_no_guard_of_an_attacker() -> None:
    """The Mouth of Sauron stands among the Southrons; all of them may attack, led by an Elite."""
    stands = ("south_ithilien southrons_easterlings-regular 1", "south_ithilien southrons_easterlings-elite 1")
    w = war(
        "saruman",
        "character",
        *stands,
        "osgiliath gondor-regular 5",
        characters=["saruman orthanc", "mouth_of_sauron south_ithilien"],
        hands={"saruman": ["sh_str_01"]},
    )
    choose(w, "die:character", "attack", "all")
    forces = see(w, None)["battle"]["forces"]["shadow"]
    assert forces == {
        "figures": {"southrons_easterlings-regular": 1, "southrons_easterlings-elite": 1},
        "characters": [],
    }


@part("AMB-77")
@rule("WR-19.47")
def test_after_a_mixed_army_another_may_act_for_one_of_its_nations() -> None:
    w = alone("edoras rohan-regular 1", "edoras gondor-regular 1", "westemnet rohan-regular 1")
    choose(w, "die:muster_army", "move-army", "way:edoras>folde", "all", "done")
    then(w)
    choose(w, "die:muster_army", "move-army")
    assert origins(keys(w)) == {"westemnet"}


@part("AMB-82")
@rule("WR-19.49", "WR-19.50")
def test_a_conquest_that_is_lost_again_counts_for_nobody() -> None:
    w = position(seats=4, phase="hunt")
    conquer(w, SHADOW, at("dale"))
    assert (balance(w, WITCH_KING), balance(w, ROHAN)) == (1, -1)
    conquer(w, FREE_PEOPLES, at("dale"))
    assert (balance(w, WITCH_KING), balance(w, ROHAN)) == (0, 0)


@part("DP-66", "sh_str_06.event")
@rule("WR-19.20")
def test_who_plays_the_nation_chooses_what_stormcrow_costs_it() -> None:
    """Rohan leads, but Gondor is struck."""
    w = war(
        "saruman",
        "muster",
        "minas_tirith gondor-regular 1",
        "minas_tirith gondor-elite 1",
        lead=["rohan"],
        hands={"saruman": ["sh_str_06"]},
        nations=["gondor 1 active", "southrons_easterlings 0 active"],
        characters=["boromir minas_tirith"],
    )
    choose(w, "die:muster", "play-event", "card:sh_str_06")
    while role(w)[0] == "saruman":
        choose(w, "nation:gondor")
    assert role(w)[0] == "gondor"
    assert "figure:gondor-regular@minas_tirith" in keys(w)


@part("fp_char_24.event")
@rule("WR-19.20")
def test_the_grey_company_promotes_units_of_the_players_own_nations() -> None:
    stands = ("edoras rohan-regular 1", "edoras gondor-regular 1", "edoras north-regular 1")
    w = war("rohan", "character", *stands, characters=["strider edoras"], hands={"rohan": ["fp_char_24"]})
    choose(w, "die:character", "play-event", "card:fp_char_24")
    assert keys(w) == ["figure:north-regular", "figure:rohan-regular"]


@rule("WR-19.21")
def test_a_card_says_that_a_nation_is_the_team_mates() -> None:
    w = war("rohan", "muster_army", hands={"rohan": ["fp_str_08"]}, nations=["gondor 2 passive", "rohan 2 passive"])
    choose(w, "die:muster_army", "play-event", "card:fp_str_08")
    assert why_not(w, "nation:gondor") == ("WR-19.20", "WR-19.21")
    assert why_not(w, "nation:isengard") == ("WR-6.13",)


@rule("WR-19.20")
def test_a_card_that_moves_armies_says_that_one_is_the_team_mates() -> None:
    stands = ("orthanc isengard-regular 3", "morannon sauron-regular 3")
    w = war("saruman", "army", *stands, hands={"saruman": ["sh_str_09"]})
    choose(w, "die:army", "play-event", "card:sh_str_09")
    assert why_not(w, "way:morannon>dagorlad") == ("WR-19.20", "WR-19.30")


@part("AMB-77")
@rule("WR-19.46")
def test_an_attack_is_an_action_for_the_nations_of_the_attackers() -> None:
    w = alone("edoras rohan-regular 5", "pelargir gondor-regular 1", "westemnet isengard-regular 1")
    choose(w, "die:muster_army", "attack", "all")
    while role(w)[1] != "turn":
        choose(w, "cease" if "cease" in keys(w) else keys(w)[0])
    then(w)
    choose(w, "die:muster_army", "move-army")
    assert origins(keys(w)) == {"pelargir"}


@part("AMB-77")
@rule("WR-19.46")
def test_a_card_that_moves_a_marker_does_not_follow_an_action_for_that_nation() -> None:
    """A Power too Great is still played, but the Elves stay where they are."""
    w = alone(hands={"free_peoples": ["fp_str_02"]}, nations=["elves 3 active"])
    choose(w, "die:muster_army", "diplomacy", "nation:elves")
    then(w)
    choose(w, "die:muster_army", "play-event", "card:fp_str_02")
    assert see(w, None)["nations"]["elves"]["steps"] == 2
