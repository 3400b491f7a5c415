"""Chapter 19: whose figures are whose. Restrictions and mixed armies."""

from typing import Any

import pytest
from tests.games.wotr.helpers import at, figures
from tests.games.wotr.playing import choose, first, keys, names, role, why_not
from tests.games.wotr.teams import GONDOR, ROHAN, origins, war, ways

from mathom.games.wotr.box import FREE_PEOPLES, GIMLI
from mathom.games.wotr.edge.see import see
from mathom.games.wotr.state import War
from mathom.testing import part, rule

# Restrictions

TWO_ARMIES = (
    "edoras rohan-regular 2",
    "minas_tirith gondor-regular 2",
    "moria sauron-regular 2",
    "orthanc isengard-regular 2",
)


@rule("WR-19.20", "WR-19.17")
@pytest.mark.parametrize(
    ("acts", "die", "origin"),
    [
        ("gondor", "muster_army", "minas_tirith"),
        ("rohan", "muster_army", "edoras"),
        ("witch_king", "army", "moria"),
        ("saruman", "army", "orthanc"),
    ],
)
def test_a_player_moves_armies_of_his_own_nations(acts: str, die: str, origin: str) -> None:
    assert origins(ways(war(acts, die, *TWO_ARMIES), "move-army", die)) == {origin}


@rule("WR-19.20")
def test_a_team_mates_army_is_refused_with_the_reason() -> None:
    w = war("gondor", "muster_army", *TWO_ARMIES)
    choose(w, "die:muster_army", "move-army")
    assert why_not(w, "way:edoras>westemnet") == ("WR-19.20", "WR-19.30")


@rule("WR-19.20", "WR-19.35")
@pytest.mark.parametrize(
    ("region", "dice", "rules"),
    [
        ("edoras", ["muster_army"], ("WR-19.20", "WR-19.30")),
        ("minas_tirith", ["muster_army"], ("WR-5.12", "WR-5.20")),
        ("minas_tirith", ["character"], ("WR-10.3", "WR-10.7")),
        ("moria", ["muster_army"], ("WR-8.1", "WR-10.4", "WR-11.3")),
    ],
)
def test_an_army_that_is_touched_before_a_die_says_whose_it_is_or_which_die_it_needs(
    region: str, dice: list[str], rules: tuple[str, ...]
) -> None:
    w = war("gondor", dice[0], *TWO_ARMIES)
    assert why_not(w, f"region:{region}") == rules


@rule("WR-19.20", "WR-10.4")
@pytest.mark.parametrize(
    ("region", "rules"), [("edoras", ("WR-19.20", "WR-19.30")), ("moria", ("WR-8.1", "WR-10.4", "WR-11.3"))]
)
def test_an_army_that_does_not_move_says_why_before_its_goal_is_named(region: str, rules: tuple[str, ...]) -> None:
    w = war("gondor", "muster_army", *TWO_ARMIES)
    choose(w, "die:muster_army", "move-army")
    assert why_not(w, f"region:{region}") == rules


@rule("WR-11.2", "WR-19.20")
def test_who_plays_no_nation_at_war_is_not_told_of_a_team_mates_army() -> None:
    peace = [f"{nation} 1 active" for nation in ("gondor", "elves")]
    stands = ("edoras rohan-regular 1", "fords_of_isen isengard-regular 1", "minas_tirith gondor-regular 1")
    w = war("gondor", "muster_army", *stands, nations=[*peace, "rohan 0 active", "isengard 0 active"])
    choose(w, "die:muster_army")
    assert why_not(w, "attack") == ("WR-11.2", "WR-19.20")


@rule("WR-19.20")
@pytest.mark.parametrize(("acts", "nations"), [("gondor", {"gondor", "elves"}), ("rohan", {"rohan"})])
def test_a_player_recruits_for_his_own_nations(acts: str, nations: set[str]) -> None:
    w = war(acts, "muster_army")
    choose(w, "die:muster_army", "recruit")
    assert {key.split(":")[1].rsplit("-", 1)[0] for key in keys(w)} == nations


@rule("WR-19.28", "WR-19.25")
@pytest.mark.parametrize(("acts", "may"), [("witch_king", True), ("saruman", False)])
def test_only_the_witch_kings_player_recruits_nazgul(acts: str, may: bool) -> None:
    w = war(acts, "muster")
    choose(w, "die:muster", "recruit")
    assert any(key.startswith("figure:nazgul") for key in keys(w)) is may
    assert why_not(w, "figure:nazgul@minas_morgul") == (() if may else ("WR-19.20", "WR-19.28"))


@rule("WR-19.21")
def test_a_player_moves_the_markers_of_his_own_nations() -> None:
    peace = ["gondor 2 active", "rohan 2 active", "dwarves 2 active"]
    w = war("rohan", "muster_army", nations=peace)
    choose(w, "die:muster_army", "diplomacy")
    assert keys(w) == ["nation:dwarves", "nation:north", "nation:rohan"]
    assert why_not(w, "nation:gondor") == ("WR-19.20", "WR-19.21")


@rule("WR-19.21")
def test_a_companions_word_moves_any_marker() -> None:
    w = war("rohan", "event", nations=["gondor 2 active"], characters=["boromir minas_tirith"])
    choose(w, "die:event", "character:boromir")
    assert see(w, None)["nations"]["gondor"]["steps"] == 1


@rule("WR-19.22", "WR-19.23", "WR-19.17")
@pytest.mark.parametrize("acts", ["gondor", "rohan"])
def test_both_players_lead_the_fellowship_and_the_companions(acts: str) -> None:
    w = war(acts, "character", characters=["gimli edoras", "legolas minas_tirith"])
    choose(w, "die:character")
    assert {"move-fellowship", "separate", "move-companions"} <= set(keys(w))
    choose(w, "move-companions")
    assert keys(w) == ["character:legolas", "character:gimli", "done"]


@rule("WR-19.22")
@pytest.mark.parametrize("acts", ["gondor", "rohan"])
def test_both_players_hide_the_fellowship(acts: str) -> None:
    w = war(acts, "character", fellowship={"hidden": False})
    choose(w, "die:character", "hide")
    assert w.hidden


@part("AMB-80")
@rule("WR-19.24")
def test_the_lead_player_decides_about_the_hunt_whoever_has_moved() -> None:
    w = war(
        "gondor",
        "character",
        lead=["rohan"],
        hunt_box={"shadow": 1},
        pool=["std_3_1"],
        chance={"hunt": [[5]]},
    )
    choose(w, "die:character", "move-fellowship")
    assert role(w)[0] == "rohan"


@rule("WR-19.25", "WR-19.26")
@pytest.mark.parametrize(
    ("acts", "minions"), [("witch_king", ["character:witch_king"]), ("saruman", ["character:saruman"])]
)
def test_a_player_brings_his_own_minions(acts: str, minions: list[str]) -> None:
    w = war(acts, "muster", "moria sauron-regular 1", "orthanc isengard-regular 1")
    choose(w, "die:muster", "bring-minion")
    assert keys(w) == minions


@rule("WR-19.25", "WR-19.28")
@pytest.mark.parametrize(
    ("acts", "movers"),
    [("witch_king", ["figure:nazgul@moria", "character:witch_king"]), ("saruman", ["figure:nazgul@moria"])],
)
def test_both_move_nazgul_but_one_the_witch_king(acts: str, movers: list[str]) -> None:
    w = war(acts, "character", "moria nazgul 1", "orthanc isengard-regular 1", characters=["witch_king moria"])
    choose(w, "die:character", "move-minions")
    assert keys(w) == [*movers, "done"]
    if acts == "saruman":
        assert why_not(w, "character:witch_king") == ("WR-19.25", "WR-19.26")


@rule("WR-19.26")
@pytest.mark.parametrize(("acts", "may"), [("saruman", True), ("witch_king", False)])
def test_saruman_musters_for_his_player(acts: str, may: bool) -> None:
    w = war(acts, "muster", "orthanc isengard-regular 2", characters=["saruman orthanc"])
    choose(w, "die:muster")
    assert ({"recruit-everywhere", "exchange-in-orthanc"} <= set(keys(w))) is may


@rule("WR-19.25")
@pytest.mark.parametrize(("acts", "may"), [("witch_king", True), ("saruman", False)])
def test_the_mouth_of_sauron_lends_his_die_to_his_player(acts: str, may: bool) -> None:
    w = war(
        acts, "muster", "moria sauron-regular 1", "orthanc isengard-regular 1", characters=["mouth_of_sauron moria"]
    )
    choose(w, "die:muster")
    assert ("move-army" in keys(w)) is may
    assert why_not(w, "move-army") == (() if may else ("WR-4.21", "WR-19.25"))


@rule("WR-19.27")
@pytest.mark.parametrize("acts", ["witch_king", "saruman"])
def test_both_players_of_the_shadow_hunt(acts: str) -> None:
    """A card that draws a hunt tile has no symbol."""
    w = war(acts, "character", hands={acts: ["sh_char_05"]}, fellowship={"region": "hollin"})
    choose(w, "die:character", "play-event")
    told = choose(w, "card:sh_char_05")
    assert "tile-drawn" in names(told)


# Mixed armies

MEETING = ("edoras rohan-regular 2", "westemnet gondor-regular 3")


def meet(*, rohan: str = "yes", gondor: str = "yes", **entries: Any) -> War:
    """The Gondor player moves to Edoras, where Rohan stands; both answer whether they form a mixed army."""
    w = war("gondor", "muster_army", *MEETING, **entries)
    choose(w, "die:muster_army", "move-army", "way:westemnet>edoras", "all")
    while role(w)[1] != "mixed-army":
        choose(w, "done")
    choose(w, gondor)
    if gondor == "yes":
        choose(w, rohan)
    return w


@part("DP-36")
@rule("WR-19.29", "WR-19.32")
def test_figures_of_both_players_in_a_region_may_form_a_mixed_army() -> None:
    w = war("gondor", "muster_army", *MEETING)
    choose(w, "die:muster_army", "move-army", "way:westemnet>edoras", "all")
    assert (role(w), keys(w)) == (("gondor", "mixed-army"), ["yes", "no"])
    choose(w, "yes")
    assert role(w) == ("rohan", "mixed-army")
    told = choose(w, "yes")
    assert first(told, "mixed-army") == {"side": "free_peoples", "region": "edoras"}
    assert first(told, "commands") == {"seat": GONDOR, "region": "edoras"}
    assert see(w, None)["team"]["mixed"] == [
        {"region": "edoras", "besieged": False, "side": "free_peoples", "commander": GONDOR}
    ]


@part("DP-36")
@rule("WR-19.29", "WR-19.32")
@pytest.mark.parametrize(("gondor", "rohan"), [("no", "yes"), ("yes", "no")])
def test_one_who_declines_keeps_the_armies_separate(gondor: str, rohan: str) -> None:
    w = meet(gondor=gondor, rohan=rohan)
    assert w.team.mixed == []
    assert role(w)[1] == "turn"


@rule("WR-19.30")
def test_of_separate_armies_each_player_commands_his_own() -> None:
    w = war("rohan", "muster_army", "edoras rohan-regular 2", "edoras gondor-regular 3", "edoras rohan-leader 1")
    choose(w, "die:muster_army", "move-army", "way:edoras>folde", "all")
    assert figures(w, "folde") == {"rohan-regular": 2, "rohan-leader": 1}
    assert figures(w, "edoras") == {"gondor-regular": 3}


@rule("WR-19.30", "WR-19.35")
def test_a_separate_army_attacks_alone_and_its_player_decides() -> None:
    w = war(
        "saruman",
        "army",
        "south_ithilien southrons_easterlings-regular 1",
        "south_ithilien sauron-regular 5",
        "osgiliath gondor-regular 1",
        hands={"saruman": ["sh_str_01"], "witch_king": ["sh_str_04"]},
    )
    choose(w, "die:army", "attack")
    assert role(w) == ("saruman", "combat-card")
    assert see(w, None)["battle"]["forces"]["shadow"]["figures"] == {"southrons_easterlings-regular": 1}


@part("DP-35", "DP-34")
@rule("WR-19.31")
def test_separate_armies_share_the_limit_and_the_players_remove_one_unit_each() -> None:
    """Six and six are two too many; Rohan does not lead."""
    w = war("rohan", "muster_army", "edoras gondor-regular 6", "folde rohan-regular 6", lead=["gondor"])
    choose(w, "die:muster_army", "move-army", "way:folde>edoras", "all", "no")
    assert (role(w), keys(w)) == (("rohan", "surplus"), ["figure:rohan-regular"])
    assert why_not(w, "figure:gondor-regular") == ("WR-19.31",)
    assert why_not(w, "figure:rohan-elite") == ("WR-8.9",)
    choose(w, "figure:rohan-regular")
    assert (role(w), keys(w)) == (("gondor", "surplus"), ["figure:gondor-regular"])
    choose(w, "figure:gondor-regular")
    assert figures(w, "edoras") == {"gondor-regular": 5, "rohan-regular": 5}


@rule("WR-19.31")
def test_of_a_mixed_army_the_commander_removes_the_surplus() -> None:
    w = war("rohan", "muster_army", "edoras gondor-regular 6", "folde rohan-regular 5")
    choose(w, "die:muster_army", "move-army", "way:folde>edoras", "all", "yes", "yes")
    assert (role(w), keys(w)) == (("gondor", "surplus"), ["figure:gondor-regular", "figure:rohan-regular"])


@rule("WR-19.33")
def test_who_is_attacked_together_is_a_mixed_army() -> None:
    w = war(
        "witch_king",
        "army",
        "south_ithilien sauron-regular 3",
        "osgiliath gondor-regular 1",
        "osgiliath rohan-regular 2",
    )
    assert w.team.mixed == []
    choose(w, "die:army", "attack")
    choose(w, "all")
    assert w.team.mixed == [at("osgiliath")]
    assert see(w, None)["battle"]["forces"]["free_peoples"]["figures"] == {"gondor-regular": 1, "rohan-regular": 2}


@part("AMB-78")
@rule("WR-19.34", "WR-19.35")
@pytest.mark.parametrize(
    ("stands", "lead", "commander"),
    [
        (("osgiliath gondor-regular 1", "osgiliath rohan-regular 2"), "gondor", "rohan"),
        (("osgiliath gondor-regular 2", "osgiliath rohan-regular 1"), "rohan", "gondor"),
        (("osgiliath gondor-regular 2", "osgiliath rohan-elite 2"), "gondor", "rohan"),
        (("osgiliath gondor-regular 2", "osgiliath rohan-regular 2"), "gondor", "gondor"),
        (("osgiliath gondor-regular 2", "osgiliath rohan-regular 2"), "rohan", "rohan"),
    ],
)
def test_the_commander_plays_the_combat_card(stands: tuple[str, ...], lead: str, commander: str) -> None:
    """Most units, then most Elites, then the lead player."""
    hands = {"gondor": ["fp_char_01"], "rohan": ["fp_char_02"]}
    w = war("witch_king", "army", "south_ithilien sauron-regular 1", *stands, lead=[lead], hands=hands)
    choose(w, "die:army", "attack")
    assert role(w) == (commander, "combat-card")


@rule("WR-19.35")
@pytest.mark.parametrize(
    ("acts", "goes"), [("rohan", {"rohan-regular": 3, "gondor-regular": 2}), ("gondor", {"gondor-regular": 2})]
)
def test_only_the_commander_moves_the_mixed_army(acts: str, goes: dict[str, int]) -> None:
    w = war(acts, "muster_army", "edoras rohan-regular 3", "edoras gondor-regular 2", mixed=["edoras"])
    choose(w, "die:muster_army", "move-army", "way:edoras>folde", "all")
    assert figures(w, "folde") == goes
    assert w.team.mixed == ([at("folde")] if acts == "rohan" else [])


@rule("WR-19.35")
def test_only_the_commander_attacks_with_the_mixed_army() -> None:
    stands = ("edoras rohan-regular 3", "edoras gondor-regular 2", "westemnet isengard-regular 1")
    w = war("rohan", "muster_army", *stands, mixed=["edoras"], hands={"rohan": ["fp_char_01"]})
    choose(w, "die:muster_army", "attack", "all")
    assert see(w, None)["battle"]["forces"]["free_peoples"]["figures"] == {"gondor-regular": 2, "rohan-regular": 3}
    w = war("gondor", "muster_army", *stands, mixed=["edoras"])
    choose(w, "die:muster_army")
    assert why_not(w, "attack") == ("WR-19.35",)


@rule("WR-19.36")
def test_command_passes_with_the_composition() -> None:
    """Rohan has more units until two of its Regulars have fallen."""
    w = war("rohan", "muster_army", "edoras rohan-regular 3", "edoras gondor-regular 2", mixed=["edoras"])
    assert w.commander(FREE_PEOPLES, at("edoras")) == ROHAN
    choose(
        w,
        "die:muster_army",
        "move-army",
        "way:edoras>folde",
        "split",
        "count:gondor-regular:0",
        "count:rohan-regular:2",
    )
    assert w.commander(FREE_PEOPLES, at("edoras")) == GONDOR
    told = choose(w, "done")
    assert first(told, "commands") == {"seat": GONDOR, "region": "edoras"}


@rule("WR-19.34")
def test_who_commands_a_mixed_army_that_goes_elsewhere_is_not_told_again() -> None:
    w = war("rohan", "muster_army", "edoras rohan-regular 3", "edoras gondor-regular 2", mixed=["edoras"])
    told = choose(w, "die:muster_army", "move-army", "way:edoras>folde", "all")
    assert (w.team.commands, "commands" in names(told)) == ([[at("folde"), ROHAN]], False)


@rule("WR-19.37")
def test_a_player_leads_his_part_out_of_a_mixed_army() -> None:
    """Characters stay with the commander."""
    stands = ("edoras rohan-regular 3", "edoras gondor-regular 2", "edoras gondor-leader 1")
    w = war("gondor", "muster_army", *stands, mixed=["edoras"], characters=["gimli edoras"])
    choose(w, "die:muster_army", "move-army", "way:edoras>folde", "all")
    assert figures(w, "folde") == {"gondor-regular": 2, "gondor-leader": 1}
    assert (w.team.mixed, w.character_at[GIMLI]) == ([], at("edoras"))


@part("AMB-79")
@rule("WR-19.35", "WR-19.23")
def test_companions_go_with_the_commander() -> None:
    w = war(
        "rohan",
        "muster_army",
        "edoras rohan-regular 3",
        "edoras gondor-regular 2",
        mixed=["edoras"],
        characters=["gimli edoras"],
    )
    choose(w, "die:muster_army", "move-army", "way:edoras>folde", "all")
    assert see(w, None)["regions"]
    assert "gimli" in next(r for r in see(w, None)["regions"] if r["region"] == "folde")["characters"]


@rule("WR-19.38")
def test_peaceful_nations_are_bound_in_a_mixed_army_too() -> None:
    """Gondor is at peace: of the mixed army only Rohan may attack, and enter a foreign nation."""
    stands = ("edoras rohan-regular 3", "edoras gondor-regular 2", "westemnet isengard-regular 1")
    w = war("rohan", "muster_army", *stands, mixed=["edoras"], nations=["rohan 0 active", "gondor 1 active"])
    choose(w, "die:muster_army", "attack", "all")
    assert see(w, None)["battle"]["forces"]["free_peoples"]["figures"] == {"rohan-regular": 3}


@rule("WR-19.33", "WR-19.35")
def test_a_mixed_army_that_withdraws_or_retreats_stays_mixed() -> None:
    w = war(
        "saruman",
        "army",
        "fords_of_isen isengard-regular 3",
        "helms_deep rohan-regular 2",
        "helms_deep gondor-regular 1",
    )
    choose(w, "die:army", "attack", "all", "withdraw", "all")
    assert w.team.mixed == [at("in:helms_deep")]
