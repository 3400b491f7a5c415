"""Decision points about Characters, armies, recruiting and politics (appendix B.4 and B.5)."""

from typing import Any

import pytest
from tests.games.wotr.battles import attack, field, left, roll, war
from tests.games.wotr.helpers import FP, SH, at, figures, put, send
from tests.games.wotr.plain_box import CHARACTER_NAMES
from tests.games.wotr.playing import FIRST, SECOND, asked, choose, keys, position, question, why_not

from mathom.games.wotr.box import character_name
from mathom.games.wotr.map import OUT, REGION_NAMES, REGIONS
from mathom.games.wotr.state import War
from mathom.testing import part, rule

FREE_STRONGHOLDS = [
    "rivendell",
    "grey_havens",
    "lorien",
    "woodland_realm",
    "erebor",
    "helms_deep",
    "minas_tirith",
    "dol_amroth",
]
IN_TWO_STEPS = [
    "bree",
    "buckland",
    "cardolan",
    "ettenmoors",
    "fords_of_bruinen",
    "high_pass",
    "hollin",
    "moria",
    "north_dunland",
    "rivendell",
    "south_downs",
    "south_dunland",
    "tharbad",
    "trollshaws",
    "weather_hills",
]
AROUND_HOLLIN = ["fords_of_bruinen", "hollin", "moria", "north_dunland", "south_downs", "trollshaws"]


def die(face: str, side: str = FIRST, *actions: str, **entries: Any) -> War:
    """On an empty map a side uses a die for something; both sides have another die."""
    rolled = {FIRST: ["event"], SECOND: ["event"], side: [face, "event"]}
    w = position(rolled=rolled, turn_of=side, **{"clear": True, **entries})
    choose(w, f"die:{face}", *actions)
    return w


def regions(*names: str) -> list[str]:
    return [f"region:{name}" for name in names]


def people(*names: str) -> list[str]:
    return [f"character:{name}" for name in names]


def where(w: War, name: str) -> int:
    return w.character_at[CHARACTER_NAMES.index(name)]


# DP-21 to DP-23: separating


@part("DP-21")
@rule("WR-15.49", "WR-15.53")
def test_any_group_of_companions_may_be_separated_but_not_nobody() -> None:
    w = die("character", FIRST, "separate", fellowship={"region": "hollin"})
    assert question(w) == (FIRST, "separate", people(*CHARACTER_NAMES[:7]))
    assert why_not(w, "done") == ("WR-15.49",)
    assert why_not(w, "character:gollum") == ("WR-15.49", "WR-15.63")
    choose(w, "character:legolas")
    assert question(w) == (FIRST, "separate", [*people("gimli", "meriadoc", "peregrin"), "done"])
    choose(w, "character:meriadoc")
    assert question(w) == (FIRST, "separate", [*people("peregrin"), "done"])
    choose(w, "done", "region:hollin")
    out = [name for name in CHARACTER_NAMES[:7] if where(w, name) == at("hollin")]
    assert out == ["legolas", "meriadoc"]


@part("DP-21")
@rule("WR-15.49")
def test_a_single_companion_is_separated_without_asking_who() -> None:
    others = [f"{name} out" for name in CHARACTER_NAMES[:6]]
    w = die("character", FIRST, "separate", characters=others, fellowship={"region": "hollin", "guide": "peregrin"})
    assert question(w) == (FIRST, "separated-goal", regions(*AROUND_HOLLIN))


@part("DP-22")
@rule("WR-15.52", "WR-15.53", "WR-15.54", "WR-7.21")
@pytest.mark.parametrize(
    ("group", "progress", "goals"),
    [
        (["meriadoc"], 0, AROUND_HOLLIN),
        (["meriadoc"], 1, IN_TWO_STEPS),
        (["gimli", "meriadoc"], 0, IN_TWO_STEPS),
    ],
)
def test_a_group_goes_as_far_as_progress_and_its_highest_level_allow(
    group: list[str], progress: int, goals: list[str]
) -> None:
    w = die("character", FIRST, "separate", fellowship={"region": "hollin", "progress": progress})
    choose(w, *people(*group), "done")
    assert question(w) == (FIRST, "separated-goal", regions(*goals))
    within = progress + len(group) > 1
    assert why_not(w, "region:dimrill_dale") == (("WR-7.21",) if within else ("WR-15.52", "WR-15.54"))
    assert why_not(w, "region:umbar") == ("WR-15.52", "WR-15.54")


@part("DP-22")
@rule("WR-15.55")
def test_who_is_separated_in_a_besieged_stronghold_stays_there_unasked() -> None:
    siege = ["in:rivendell elves-elite 1", "rivendell sauron-regular 3"]
    w = die("character", FIRST, "separate", figures=siege, fellowship={"region": "rivendell", "progress": 2})
    choose(w, "character:gimli", "done")
    assert (where(w, "gimli"), asked(w)) == (at("in:rivendell"), (FIRST, "guide"))


@part("DP-23")
@rule("WR-15.12", "WR-15.13")
@pytest.mark.parametrize(
    ("leaving", "guides"),
    [
        (["gimli"], ["gandalf_the_grey", "strider"]),
        (["gandalf_the_grey", "strider"], ["boromir", "legolas", "gimli"]),
    ],
)
def test_whenever_somebody_leaves_a_guide_is_named_among_the_highest(leaving: list[str], guides: list[str]) -> None:
    w = die("character", FIRST, "separate", fellowship={"region": "hollin"})
    choose(w, *people(*leaving), "done", "region:hollin")
    assert question(w) == (FIRST, "guide", people(*guides))
    choose(w, *people(guides[-1]))
    assert (character_name(w.guide), asked(w)) == (guides[-1], (SECOND, "turn"))


@part("DP-23")
@rule("WR-15.13", "WR-15.16")
def test_without_a_choice_the_new_guide_is_not_asked_about() -> None:
    w = die("character", FIRST, "separate", fellowship={"region": "hollin"})
    choose(w, "character:gandalf_the_grey", "done", "region:hollin")
    assert (character_name(w.guide), asked(w)) == ("strider", (SECOND, "turn"))
    w = die("character", FIRST, "separate", fellowship={"region": "hollin"})
    choose(w, *people(*CHARACTER_NAMES[:7]), "region:hollin")
    assert (character_name(w.guide), asked(w)) == ("gollum", (SECOND, "turn"))


# DP-24 and DP-25: Characters on their way


@part("DP-24")
@rule("WR-7.17", "WR-7.18", "WR-7.19")
def test_companions_of_a_region_go_together_or_apart_or_stay() -> None:
    there = ["strider helms_deep", "meriadoc helms_deep", "peregrin helms_deep", "gimli iron_hills"]
    w = die("character", FIRST, "move-companions", characters=there)
    assert question(w) == (FIRST, "companion", [*people("strider", "gimli", "meriadoc", "peregrin"), "done"])
    assert why_not(w, "character:boromir") == ("WR-7.12",)
    choose(w, "character:peregrin")
    assert question(w) == (FIRST, "company", [*people("strider", "meriadoc"), "done"])
    choose(w, "done")
    assert question(w) == (FIRST, "companion-goal", regions("fords_of_isen", "westemnet"))
    choose(w, "region:westemnet")
    assert question(w) == (FIRST, "companion", [*people("strider", "gimli", "meriadoc"), "done"])
    choose(w, "character:meriadoc", "character:strider")
    far = [
        "andrast",
        "druadan_forest",
        "druwaith_iaur",
        "eastemnet",
        "edoras",
        "enedwaith",
        "fangorn",
        "folde",
        "fords_of_isen",
        "gap_of_rohan",
        "orthanc",
        "parth_celebrant",
        "south_dunland",
        "westemnet",
        "western_brown_lands",
        "western_emyn_muil",
    ]
    assert question(w) == (FIRST, "companion-goal", regions(*far))
    choose(w, "region:edoras")
    assert question(w) == (FIRST, "companion", [*people("gimli"), "done"])
    choose(w, "done")
    places = [where(w, name) for name in ("strider", "meriadoc", "peregrin", "gimli")]
    assert places == [at("edoras"), at("edoras"), at("westemnet"), at("iron_hills")]


@part("DP-24")
@rule("WR-7.22")
def test_companions_in_a_besieged_stronghold_are_not_asked() -> None:
    siege = ["in:erebor dwarves-elite 1", "erebor sauron-regular 3"]
    w = die("character", FIRST, figures=siege, characters=["gimli in:erebor"])
    assert "move-companions" not in keys(w)
    w = die("character", FIRST, "move-companions", figures=siege, characters=["gimli in:erebor", "legolas dale"])
    assert question(w) == (FIRST, "companion", [*people("legolas"), "done"])


@part("DP-25")
@rule("WR-7.25", "WR-7.26", "WR-7.29", "WR-7.33")
def test_every_nazgul_and_minion_may_move_and_none_has_to() -> None:
    w = die(
        "character",
        SECOND,
        "move-minions",
        figures=["moria nazgul 2", "in:lorien elves-elite 1", "lorien sauron-regular 1"],
        characters=["witch_king morannon", "mouth_of_sauron barad_dur", "saruman orthanc"],
    )
    minions = people("witch_king", "mouth_of_sauron")
    assert question(w) == (SECOND, "minion-mover", ["figure:nazgul@moria", *minions, "done"])
    choose(w, "figure:nazgul@moria")
    closed = [name for name in FREE_STRONGHOLDS if name != "lorien"]
    everywhere = [REGION_NAMES[region] for region in range(REGIONS)]
    assert question(w) == (SECOND, "minion-goal", regions(*[r for r in everywhere if r not in (*closed, "moria")]))
    assert why_not(w, "region:rivendell") == ("WR-7.26", "WR-7.33")
    choose(w, "region:lorien")
    assert question(w) == (SECOND, "minion-mover", ["figure:nazgul@moria", *minions, "done"])
    choose(w, "character:mouth_of_sauron")
    near = regions("dagorlad", "gorgoroth", "minas_morgul", "morannon", "north_ithilien", "nurn", "south_ithilien")
    assert question(w) == (SECOND, "minion-goal", near)
    choose(w, "region:nurn")
    assert question(w) == (SECOND, "minion-mover", ["figure:nazgul@moria", "character:witch_king", "done"])
    choose(w, "done")
    assert (figures(w, "moria"), where(w, "witch_king"), asked(w)) == ({"nazgul": 1}, at("morannon"), (FIRST, "turn"))


@part("DP-25")
@rule("WR-7.28")
def test_with_saruman_alone_there_is_nobody_to_move() -> None:
    assert keys(die("character", SECOND, characters=["saruman orthanc"])) == ["skip"]


# DP-26 and DP-27: Characters who enter


@part("DP-26")
@rule("WR-7.7", "WR-7.8", "WR-7.54")
def test_the_shadow_says_which_minion_enters_and_where() -> None:
    all_at_war = [f"{nation} 0 active" for nation in ("dwarves", "elves", "gondor", "north", "rohan", "sauron")]
    troops = ["angmar sauron-regular 1", "morannon sauron-elite 1", "umbar southrons_easterlings-regular 1"]
    w = die("muster", SECOND, "bring-minion", nations=all_at_war, figures=troops)
    assert question(w) == (SECOND, "minion", people("witch_king", "mouth_of_sauron"))
    assert why_not(w, "character:saruman") == ("WR-7.50",)
    choose(w, "character:witch_king")
    assert question(w) == (SECOND, "entry", regions("angmar", "morannon"))
    choose(w, "region:angmar")
    assert (where(w, "witch_king"), asked(w)) == (at("angmar"), (FIRST, "turn"))
    w = die("muster", SECOND, "bring-minion", nations=all_at_war, figures=troops, held=["moria free_peoples"])
    choose(w, "character:mouth_of_sauron")
    assert question(w) == (
        SECOND,
        "entry",
        regions("barad_dur", "dol_guldur", "minas_morgul", "morannon", "mount_gundabad"),
    )


@part("DP-26")
@rule("WR-7.50")
def test_saruman_enters_orthanc_and_nobody_asks_where() -> None:
    w = die("muster", SECOND, "bring-minion", nations=["isengard 0 active"])
    assert question(w) == (SECOND, "minion", people("saruman"))
    choose(w, "character:saruman")
    assert (where(w, "saruman"), asked(w)) == (at("orthanc"), (FIRST, "turn"))


@part("DP-27")
@rule("WR-7.2", "WR-7.3", "WR-7.4")
def test_gandalf_the_white_comes_to_fangorn_or_an_elven_stronghold_of_the_free_peoples() -> None:
    gone: dict[str, Any] = {
        "characters": ["gandalf_the_grey out"],
        "minion_seen": True,
        "fellowship": {"guide": "strider"},
    }
    siege = ["in:lorien elves-elite 1", "lorien sauron-regular 3"]
    w = die("will_of_the_west", FIRST, figures=siege, held=["rivendell shadow"], **gone)
    faces = ["die:character", "die:muster", "die:muster_army", "die:event"]
    assert question(w) == (FIRST, "will", [*faces, "character:gandalf_the_white", "skip"])
    choose(w, "character:gandalf_the_white")
    assert question(w) == (FIRST, "entry", regions("fangorn", "grey_havens", "lorien", "woodland_realm"))
    choose(w, "region:lorien")
    assert where(w, "gandalf_the_white") == at("in:lorien")


@part("DP-27")
@rule("WR-7.4", "WR-7.5")
def test_who_is_replaced_where_he_stands_is_not_asked_about() -> None:
    there = ["gandalf_the_grey bree", "strider pelargir"]
    for character, former, place in (
        ("gandalf_the_white", "gandalf_the_grey", "bree"),
        ("aragorn", "strider", "pelargir"),
    ):
        w = die("will_of_the_west", FIRST, characters=there, minion_seen=True, fellowship={"guide": "legolas"})
        choose(w, f"character:{character}")
        assert (where(w, character), where(w, former), asked(w)) == (at(place), OUT, (SECOND, "turn"))


@part("DP-28")
@rule("WR-7.37", "WR-7.56")
@pytest.mark.parametrize("attacker", [FP, SH])
@pytest.mark.parametrize(("answer", "again"), [("yes", (0, 0)), ("no", (1, 2))])
def test_at_the_start_of_a_battle_gandalf_the_white_may_silence_the_nazgul(
    attacker: int, answer: str, again: tuple[int, int]
) -> None:
    w = field({"sauron_regular": 5, "nazgul": 2}, {"gondor_regular": 5})
    send(w, "gandalf_the_white", "trollshaws")
    attack(w, "hollin>trollshaws" if attacker == SH else "trollshaws>hollin", side=attacker)
    assert question(w) == (FIRST, "white-rider", ["yes", "no"])
    roll(w, sh=[1] * 5, fp=[1] * 5, fp_again=[1] * again[0] or None, sh_again=[1] * again[1] or None)
    choose(w, answer)
    assert asked(w) == ((FIRST, SECOND)[attacker], "cease")


@part("DP-28")
@rule("WR-7.37")
@pytest.mark.parametrize(("nazgul", "white"), [(0, "trollshaws"), (2, "rivendell")])
def test_without_nazgul_or_without_him_nobody_is_asked(nazgul: int, white: str) -> None:
    w = field({"sauron_regular": 5, "nazgul": nazgul}, {"gondor_regular": 5})
    send(w, "gandalf_the_white", white)
    attack(w)
    assert asked(w) == (SECOND, "cease")


# DP-29 to DP-31: recruiting and diplomacy


ROHAN_AT_WAR: dict[str, Any] = {"nations": ["rohan 0 active"], "figures": ["edoras rohan-regular 1"]}


def raised(kind: str, *places: str) -> list[str]:
    return [f"figure:{kind}@{place}" for place in places]


@part("DP-29", "DP-30")
@rule("WR-9.3", "WR-9.5", "WR-9.9")
def test_a_muster_die_recruits_an_elite_or_up_to_two_lesser_figures_in_two_settlements() -> None:
    w = die("muster", FIRST, "recruit", **ROHAN_AT_WAR)
    settlements = ("edoras", "folde", "helms_deep", "westemnet")
    first = (
        raised("rohan-regular", *settlements) + raised("rohan-elite", *settlements) + raised("rohan-leader", "edoras")
    )
    assert question(w) == (FIRST, "recruit", first)
    assert why_not(w, "figure:gondor-regular@lamedon") == ("WR-14.26",)
    choose(w, "figure:rohan-regular@folde")
    second = raised("rohan-regular", "edoras", "helms_deep", "westemnet") + raised("rohan-leader", "edoras")
    assert question(w) == (FIRST, "recruit-second", [*second, "done"])
    assert why_not(w, "figure:rohan-regular@folde") == ("WR-9.9",)
    assert why_not(w, "figure:rohan-elite@edoras") == ("WR-9.3",)
    choose(w, "figure:rohan-leader@edoras")
    assert (figures(w, "folde"), asked(w)) == ({"rohan-regular": 1}, (SECOND, "turn"))
    assert figures(w, "edoras") == {"rohan-regular": 1, "rohan-leader": 1}


@part("DP-29")
@rule("WR-9.7")
def test_nazgul_are_offered_in_sauron_strongholds_only() -> None:
    held = [f"{place} free_peoples" for place in ("angmar", "barad_dur", "dol_guldur", "moria", "mount_gundabad")]
    w = die("muster", SECOND, "recruit", nations=["sauron 0 active"], held=held)
    places = ("minas_morgul", "morannon", "nurn")
    found = raised("sauron-regular", *places) + raised("sauron-elite", *places)
    assert question(w) == (SECOND, "recruit", [*found, *raised("nazgul", "minas_morgul", "morannon")])


@part("DP-30")
@rule("WR-9.3", "WR-9.9")
def test_the_second_figure_may_be_declined_and_is_not_asked_for_after_an_elite_or_without_a_place() -> None:
    w = die("muster", FIRST, "recruit", **ROHAN_AT_WAR)
    choose(w, "figure:rohan-leader@edoras", "done")
    assert (figures(w, "edoras"), asked(w)) == ({"rohan-regular": 1, "rohan-leader": 1}, (SECOND, "turn"))
    w = die("muster", FIRST, "recruit", **ROHAN_AT_WAR)
    choose(w, "figure:rohan-elite@folde")
    assert asked(w) == (SECOND, "turn")
    held = [f"{place} shadow" for place in ("folde", "helms_deep", "westemnet")]
    w = die("muster", FIRST, "recruit", held=held, **ROHAN_AT_WAR)
    choose(w, "figure:rohan-regular@edoras")
    assert asked(w) == (SECOND, "turn")


@part("DP-31")
@rule("WR-14.13", "WR-14.3")
def test_diplomacy_moves_a_nation_of_ones_own_that_can_still_advance() -> None:
    nations = ["dwarves 3 passive", "elves 1 active", "gondor 2 passive", "north 1 passive", "rohan 0 active"]
    w = die("muster", FIRST, "diplomacy", nations=nations)
    assert question(w) == (FIRST, "nation", ["nation:dwarves", "nation:elves", "nation:gondor"])
    assert why_not(w, "nation:north") == ("WR-14.3",)
    assert why_not(w, "nation:rohan") == ("WR-14.19",)
    choose(w, "nation:elves")
    assert (w.steps[:5], asked(w)) == ([3, 0, 2, 1, 0], (SECOND, "turn"))
    w = die("muster", SECOND, "diplomacy")
    assert question(w) == (SECOND, "nation", ["nation:isengard", "nation:sauron", "nation:southrons_easterlings"])


# DP-32 to DP-34: moving armies


@part("DP-32")
@rule("WR-10.2", "WR-10.3", "WR-10.5", "WR-10.7")
def test_a_character_die_moves_one_army_with_a_leader_and_its_owner_says_who_goes() -> None:
    troops = ["edoras rohan-regular 2", "edoras rohan-leader 2", "grey_havens elves-elite 1"]
    w = die("character", FIRST, "move-army", figures=troops, nations=["rohan 0 active", "elves 0 active"])
    assert question(w) == (FIRST, "march", ["way:edoras>folde", "way:edoras>westemnet"])
    assert why_not(w, "way:grey_havens>forlindon") == ("WR-10.3", "WR-10.7")
    choose(w, "way:edoras>folde")
    assert question(w) == (FIRST, "who-marches", ["all", "split"])
    choose(w, "split")
    assert question(w) == (FIRST, "how-many", ["count:rohan-regular:1", "count:rohan-regular:2"])
    choose(w, "count:rohan-regular:1")
    assert question(w) == (FIRST, "how-many", ["count:rohan-leader:1", "count:rohan-leader:2"])
    choose(w, "count:rohan-leader:1")
    each = {"rohan-regular": 1, "rohan-leader": 1}
    assert (left(w, "folde", FP), left(w, "edoras", FP)) == (each, each)
    assert asked(w) == (SECOND, "turn")


@part("DP-32", "DP-33")
@rule("WR-10.2", "WR-10.9", "WR-10.10")
def test_an_army_die_moves_a_second_army_too_but_nobody_twice() -> None:
    troops = ["helms_deep rohan-regular 2", "westemnet rohan-elite 1"]
    w = die("muster_army", FIRST, "move-army", figures=troops, nations=["rohan 0 active"])
    west = [f"way:westemnet>{to}" for to in ("eastemnet", "edoras", "fangorn", "folde", "fords_of_isen", "helms_deep")]
    deep = ["way:helms_deep>fords_of_isen", "way:helms_deep>westemnet"]
    assert question(w) == (FIRST, "march", [*deep, *west])
    assert why_not(w, "done") == ("WR-10.2",)
    choose(w, "way:helms_deep>westemnet", "split", "count:rohan-regular:1")
    assert question(w) == (FIRST, "march", [*deep, *west, "done"])
    choose(w, "way:westemnet>edoras")
    assert (left(w, "edoras", FP), left(w, "westemnet", FP)) == ({"rohan-elite": 1}, {"rohan-regular": 1})
    assert asked(w) == (SECOND, "turn")


@part("DP-33")
@rule("WR-10.2")
def test_one_may_stop_after_the_first_move_and_is_not_asked_if_nobody_else_can_move() -> None:
    troops = ["helms_deep rohan-regular 2"]
    w = die("muster_army", FIRST, "move-army", figures=troops, nations=["rohan 0 active"])
    choose(w, "way:helms_deep>westemnet", "split", "count:rohan-regular:1", "done")
    assert (left(w, "helms_deep", FP), asked(w)) == ({"rohan-regular": 1}, (SECOND, "turn"))
    w = die("muster_army", FIRST, "move-army", figures=troops, nations=["rohan 0 active"])
    choose(w, "way:helms_deep>westemnet", "all")
    assert (left(w, "westemnet", FP), asked(w)) == ({"rohan-regular": 2}, (SECOND, "turn"))


@part("DP-34")
@rule("WR-8.7", "WR-8.9")
def test_the_owner_of_more_than_ten_units_removes_the_surplus_after_the_action() -> None:
    troops = ["gorgoroth sauron-regular 8", "gorgoroth sauron-elite 2", "nurn sauron-regular 2"]
    w = die("army", SECOND, "move-army", figures=troops, nations=["sauron 0 active"])
    choose(w, "way:nurn>gorgoroth", "all", "done")
    assert question(w) == (SECOND, "surplus", ["figure:sauron-regular", "figure:sauron-elite"])
    choose(w, "figure:sauron-elite", "figure:sauron-regular")
    assert (left(w, "gorgoroth", SH), asked(w)) == ({"sauron-regular": 9, "sauron-elite": 1}, (FIRST, "turn"))


@part("DP-34")
@rule("WR-12.9", "WR-8.7")
def test_the_besieged_remove_what_exceeds_five_at_once() -> None:
    w = war(osgiliath={"sauron_regular": 5}, minas_tirith={"gondor_regular": 5, "gondor_elite": 1})
    put(w, "minas_tirith", gondor_leader=1)
    attack(w, "osgiliath>minas_tirith")
    choose(w, "withdraw", "all")
    assert question(w) == (FIRST, "surplus", ["figure:gondor-regular", "figure:gondor-elite"])
    choose(w, "figure:gondor-regular")
    garrison = {"gondor-regular": 4, "gondor-elite": 1, "gondor-leader": 1}
    assert (left(w, "in:minas_tirith", FP), w.ask) == (garrison, None)
