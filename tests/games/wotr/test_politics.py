"""Chapter 14: politics."""

import pytest
from tests.games.wotr.helpers import FP, SH, at, bare, key, lay, new, put, told
from tests.games.wotr.plain_box import CHARACTER_NAMES
from tests.games.wotr.playing import choose, position
from tests.games.wotr.quest import lies

from mathom.games.wotr.armies.march import welcome
from mathom.games.wotr.battle.attack import fighters, refuse_attack_way
from mathom.games.wotr.battle.conquest import army_enters, conquer
from mathom.games.wotr.box import MEMBERS, NATIONS, kind_named
from mathom.games.wotr.politics import (
    activate,
    advance,
    army_attacked,
    companion_arrived,
    fellowship_declared,
    is_peaceful,
    refuse_advance,
    refuse_companion_activation,
    refuse_diplomacy,
    refuse_entry,
    refuse_muster,
    set_back,
    set_steps,
)
from mathom.games.wotr.state import War
from mathom.testing import part, rule

DWARVES, ELVES, GONDOR, NORTH, ROHAN, ISENGARD, SAURON, SOUTHRONS = range(8)
WORMTONGUE, THREATS = "sh_char_22", "sh_str_05"
FOREIGN = "a-peaceful-nation-does-not-enter-another-nation"


def marker(w: War, nation: int) -> tuple[int, bool]:
    return w.steps[nation], w.active[nation]


def army(**figures: int) -> list[int]:
    force = [0] * MEMBERS
    for word, count in figures.items():
        force[kind_named(word.replace("_", "-"))] = count
    return force


# The track


@rule("WR-14.1", "WR-14.2")
def test_the_last_of_four_boxes_is_at_war() -> None:
    w = bare()
    activate(w, ROHAN)
    boxes = []
    while not w.at_war(ROHAN):
        boxes.append(w.steps[ROHAN])
        advance(w, ROHAN)
    assert [*boxes, w.steps[ROHAN]] == [3, 2, 1, 0]


@rule("WR-14.3", "WR-14.4")
def test_a_passive_nation_stops_before_war() -> None:
    w = bare()
    for _ in range(4):
        advance(w, ROHAN)
    assert marker(w, ROHAN) == (1, False)
    assert key(refuse_advance(w, ROHAN)) == "a-passive-nation-does-not-go-to-war"


@rule("WR-14.19")
def test_a_marker_at_war_does_not_move_further() -> None:
    w = bare()
    advance(w, SAURON)
    assert (marker(w, SAURON), key(refuse_advance(w, SAURON))) == ((0, True), "the-nation-is-at-war-already")
    advance(w, SAURON)
    assert w.steps[SAURON] == 0


@rule("WR-14.34")
def test_a_card_may_set_a_marker_back_but_not_beyond_the_first_box() -> None:
    w = bare()
    set_steps(w, ROHAN, 0)
    set_back(w, ROHAN, 1)
    assert w.steps[ROHAN] == 1
    set_back(w, ROHAN, 9)
    assert (w.steps[ROHAN], told(w)) == (3, [("set-back", "rohan", 1), ("set-back", "rohan", 3)])


@rule("WR-14.34")
def test_a_marker_that_cannot_move_back_is_not_told_of() -> None:
    w = bare()
    set_steps(w, ROHAN, 3)
    set_back(w, ROHAN, 1)
    assert (w.steps[ROHAN], told(w)) == (3, [])


@rule("WR-14.12")
def test_activation_turns_the_marker_and_does_not_move_it() -> None:
    w = bare()
    activate(w, ROHAN)
    activate(w, ROHAN)
    assert (marker(w, ROHAN), told(w)) == ((3, True), [("activated", "rohan")])


# Activation


@rule("WR-14.6")
def test_an_enemy_army_that_enters_a_region_activates_its_nation() -> None:
    w = bare()
    put(w, "eastemnet", sauron_regular=1)
    army_enters(w, SH, at("eastemnet"))
    assert (marker(w, ROHAN), w.active.count(True)) == ((3, True), 5)


@rule("WR-14.6")
def test_friends_and_empty_lands_activate_nobody() -> None:
    w = bare()
    army_enters(w, FP, at("eastemnet"))
    army_enters(w, SH, at("osgiliath"))
    assert w.active == bare().active


@rule("WR-14.7", "WR-14.14", "WR-14.17")
def test_an_attack_activates_and_moves_every_nation_with_units_in_the_army() -> None:
    w = bare()
    put(w, "osgiliath", gondor_regular=1, rohan_elite=1, north_leader=1)
    army_attacked(w, FP, at("osgiliath"))
    assert [marker(w, nation) for nation in (GONDOR, ROHAN, NORTH, DWARVES)] == [
        (1, True),
        (2, True),
        (3, False),
        (3, False),
    ]


@part("AMB-31")
@rule("WR-14.7", "WR-14.14")
def test_an_attacked_passive_nation_becomes_active_first_and_then_goes_to_war() -> None:
    """AMB-31"""
    w = bare()
    put(w, "osgiliath", gondor_regular=1)
    advance(w, GONDOR)
    army_attacked(w, FP, at("osgiliath"))
    assert marker(w, GONDOR) == (0, True)


@rule("WR-14.7", "WR-14.14")
def test_an_attack_on_besieged_units_counts() -> None:
    w = bare()
    put(w, "in:erebor", dwarves_regular=1)
    put(w, "erebor", sauron_regular=1)
    army_attacked(w, FP, at("in:erebor"))
    assert (marker(w, DWARVES), marker(w, SAURON)) == ((2, True), (1, True))


@rule("WR-14.16")
def test_attack_and_conquest_move_shadow_nations_too() -> None:
    w = bare()
    put(w, "umbar", southrons_easterlings_regular=1)
    army_attacked(w, SH, at("umbar"))
    assert w.steps[SOUTHRONS] == 1
    conquer(w, FP, at("umbar"))
    assert w.steps[SOUTHRONS] == 0


@rule("WR-14.18", "WR-14.15")
def test_attack_and_conquest_of_dale_move_the_north_twice() -> None:
    """EX-6"""
    w = new()
    army_attacked(w, FP, at("dale"))
    for kind in ("north-regular", "north-leader"):
        w.figures.move(kind_named(kind), 1, at("dale"), at("erebor"))
    put(w, "dale", sauron_regular=2)
    army_enters(w, SH, at("dale"))
    assert marker(w, NORTH) == (1, True)


@rule("WR-14.8")
@pytest.mark.parametrize(
    ("region", "nation", "active"),
    [("edoras", ROHAN, True), ("helms_deep", ROHAN, True), ("folde", ROHAN, False), ("eastemnet", ROHAN, False)],
)
def test_the_fellowship_declared_in_a_city_or_stronghold_activates_its_nation(
    region: str, nation: int, active: bool
) -> None:
    w = bare()
    fellowship_declared(w, at(region))
    assert marker(w, nation) == (3, active)


@part("AMB-29")
@rule("WR-14.8")
def test_declared_in_a_place_the_shadow_holds_or_owns_it_activates_nobody() -> None:
    w = bare()
    conquer(w, SH, at("edoras"))
    fellowship_declared(w, at("edoras"))
    fellowship_declared(w, at("moria"))
    assert w.active == bare().active


@rule("WR-14.9", "WR-14.10")
def test_a_companion_activates_his_nation_in_its_cities_and_strongholds() -> None:
    w = bare()
    gimli = CHARACTER_NAMES.index("gimli")
    refused = [key(refuse_companion_activation(w, gimli, at(r))) for r in ("erebor", "ered_luin", "dale")]
    assert refused == [
        None,
        "there-is-no-city-or-stronghold-of-a-free-nation",
        "the-companion-cannot-activate-that-nation",
    ]
    companion_arrived(w, gimli, at("dale"))
    companion_arrived(w, gimli, at("erebor"))
    assert (marker(w, NORTH), marker(w, DWARVES)) == ((3, False), (3, True))


@part("AMB-29")
@rule("WR-14.9")
def test_a_companion_activates_nobody_where_the_shadow_holds_the_settlement() -> None:
    w = bare()
    conquer(w, SH, at("erebor"))
    companion_arrived(w, CHARACTER_NAMES.index("gimli"), at("erebor"))
    assert not w.active[DWARVES]


@rule("WR-14.10", "WR-14.11")
def test_whom_each_companion_can_activate() -> None:
    w = bare()
    places = {"dwarves": "erebor", "elves": "lorien", "gondor": "minas_tirith", "north": "dale", "rohan": "edoras"}
    able = {
        name: [n for n, region in places.items() if refuse_companion_activation(w, character, at(region)) is None]
        for character, name in enumerate(CHARACTER_NAMES)
    }
    everybody = list(places)
    assert able == {
        "gandalf_the_grey": everybody,
        "strider": ["north"],
        "boromir": ["gondor"],
        "legolas": ["elves"],
        "gimli": ["dwarves"],
        "meriadoc": everybody,
        "peregrin": everybody,
        "aragorn": everybody,
        "gandalf_the_white": everybody,
        "gollum": [],
        "witch_king": [],
        "saruman": [],
        "mouth_of_sauron": [],
    }


# Cards in play


@part("sh_char_22.event")
@rule("WR-6.16", "WR-14.7", "WR-14.14")
@pytest.mark.parametrize("where", ["folde", "osgiliath", "minas_tirith"])
def test_with_wormtongue_an_attack_elsewhere_moves_rohan_but_does_not_wake_it(where: str) -> None:
    """He has the ear of Rohan alone: Gondor, attacked together with it, becomes active."""
    w = bare()
    lay(w, WORMTONGUE)
    put(w, where, rohan_regular=1, gondor_regular=1)
    army_attacked(w, FP, at(where))
    assert (marker(w, ROHAN), marker(w, GONDOR), lies(w, WORMTONGUE)) == ((2, False), (1, True), True)


@part("sh_char_22.event")
@rule("WR-6.16", "WR-14.7", "WR-14.14")
@pytest.mark.parametrize("where", ["edoras", "helms_deep", "in:helms_deep"])
def test_an_attack_on_edoras_or_helms_deep_wakes_rohan_and_ends_wormtongue(where: str) -> None:
    w = bare()
    lay(w, WORMTONGUE)
    put(w, where, rohan_regular=1)
    told(w)
    army_attacked(w, FP, at(where))
    assert (marker(w, ROHAN), lies(w, WORMTONGUE), told(w)) == (
        (2, True),
        False,
        [("card-left-play", WORMTONGUE), ("activated", "rohan"), ("advanced", "rohan", 2)],
    )


@part("sh_char_22.event")
@rule("WR-6.16")
def test_an_attack_on_edoras_ends_wormtongue_even_if_others_defend_it() -> None:
    w = bare()
    lay(w, WORMTONGUE)
    put(w, "edoras", gondor_regular=1)
    army_attacked(w, FP, at("edoras"))
    assert (marker(w, ROHAN), lies(w, WORMTONGUE)) == ((3, True), False)


@part("sh_char_22.event")
@rule("WR-6.16", "WR-14.6")
def test_with_wormtongue_an_army_in_rohan_wakes_nobody_but_one_in_gondor_wakes_gondor() -> None:
    w = bare()
    lay(w, WORMTONGUE)
    for region in ("eastemnet", "druadan_forest"):
        put(w, region, sauron_regular=1)
        army_enters(w, SH, at(region))
    assert (marker(w, ROHAN), marker(w, GONDOR), lies(w, WORMTONGUE)) == ((3, False), (2, True), True)


@part("sh_str_05.event")
@rule("WR-6.16", "WR-14.13")
def test_threats_and_promises_holds_passive_nations_back_from_a_muster_die_and_no_others() -> None:
    w = bare()
    activate(w, GONDOR)
    before = [refuse_diplomacy(w, nation) for nation in (ROHAN, GONDOR)]
    lay(w, THREATS)
    refused = [key(refuse_diplomacy(w, nation)) for nation in (ROHAN, GONDOR)]
    assert (before, refused) == ([None, None], ["threats-and-promises-holds-passive-nations-back", None])


@part("sh_str_05.event")
@rule("WR-6.16", "WR-14.14", "WR-14.16")
def test_threats_and_promises_ends_when_an_attack_moves_a_marker_of_the_free_peoples() -> None:
    """Not when one of the Shadow is moved, nor when the nation attacked is At War already, nor by a conquest."""
    w = bare()
    lay(w, THREATS)
    set_steps(w, NORTH, 0)
    put(w, "umbar", southrons_easterlings_regular=1)
    put(w, "dale", north_regular=1)
    put(w, "osgiliath", gondor_regular=1)
    army_attacked(w, SH, at("umbar"))
    army_attacked(w, FP, at("dale"))
    conquer(w, SH, at("edoras"))
    before = lies(w, THREATS)
    army_attacked(w, FP, at("osgiliath"))
    assert (before, lies(w, THREATS), w.steps[SOUTHRONS], w.steps[ROHAN]) == (True, False, 1, 2)


@part("sh_str_05.event")
@rule("WR-6.16", "WR-7.45")
def test_threats_and_promises_ends_when_a_companion_moves_a_marker() -> None:
    """He may do so although his nation is passive."""
    w = position(
        clear=True,
        rolled={"free_peoples": ["event", "event"]},
        characters=["gimli erebor"],
        nations=["dwarves 3 passive"],
        in_play=[THREATS],
    )
    choose(w, "die:event", "character:gimli")
    assert (marker(w, DWARVES), lies(w, THREATS)) == ((2, False), False)


# Peaceful nations


@rule("WR-14.23", "WR-14.24")
@pytest.mark.parametrize("kind", ["north-regular", "north-elite", "north-leader"])
def test_peaceful_figures_leave_their_borders_but_enter_no_other_nation(kind: str) -> None:
    w = bare()
    entries = [key(refuse_entry(w, kind_named(kind), at(r))) for r in ("dale", "old_ford", "erebor", "moria")]
    assert entries == [None, None, FOREIGN, FOREIGN]


@rule("WR-14.25", "WR-14.23")
def test_peaceful_figures_do_not_attack() -> None:
    w = bare()
    put(w, "dale", north_regular=2, north_leader=1)
    put(w, "vale_of_the_carnen", sauron_regular=1)
    refused = key(refuse_attack_way(w, FP, at("dale"), at("vale_of_the_carnen")))
    set_steps(w, NORTH, 0)
    assert (refused, refuse_attack_way(w, FP, at("dale"), at("vale_of_the_carnen"))) == ("nobody-there-is-at-war", None)


@rule("WR-14.26")
def test_peaceful_nations_do_not_recruit_with_a_die() -> None:
    w = bare()
    set_steps(w, GONDOR, 0)
    refused = {NATIONS[n]: key(refuse_muster(w, n)) for n in (GONDOR, ROHAN)}
    assert refused == {"gondor": None, "rohan": "a-peaceful-nation-is-not-recruited-with-a-die"}


@rule("WR-14.27")
def test_the_peaceful_figures_of_an_army_at_war_neither_come_along_nor_attack() -> None:
    w = bare()
    set_steps(w, GONDOR, 0)
    mixed = army(gondor_regular=3, north_leader=1, rohan_regular=1)
    assert (welcome(w, mixed, at("edoras")), fighters(w, mixed)) == (
        army(gondor_regular=3, rohan_regular=1),
        army(gondor_regular=3),
    )


@rule("WR-14.28")
def test_in_a_retreat_they_may_enter_other_nations() -> None:
    """EX-7"""
    w = bare()
    unit = kind_named("north-regular")
    assert [key(refuse_entry(w, unit, at("erebor"), retreating)) for retreating in (False, True)] == [FOREIGN, None]


@rule("WR-14.29")
def test_after_such_a_retreat_the_next_move_leads_out() -> None:
    """From Erebor the North may go on to Dale or the Withered Heath, but not to the Iron Hills of the Dwarves."""
    w = bare()
    unit = kind_named("north-regular")
    moves = {region: key(refuse_entry(w, unit, at(region))) for region in ("dale", "withered_heath", "iron_hills")}
    assert moves == {"dale": None, "withered_heath": None, "iron_hills": FOREIGN}
    set_steps(w, NORTH, 0)
    assert refuse_entry(w, unit, at("iron_hills")) is None


@rule("WR-14.30")
def test_at_war_all_restrictions_end() -> None:
    w = bare()
    set_steps(w, NORTH, 0)
    unit = kind_named("north-elite")
    assert [refuse_entry(w, unit, at("moria")), refuse_muster(w, NORTH)] == [None, None]
    assert fighters(w, army(north_elite=2, north_leader=1)) == army(north_elite=2, north_leader=1)


@rule("WR-14.31")
def test_nazgul_move_and_fight_whatever_sauron_does() -> None:
    """EX-20. Characters are no counted figures, so nothing here can hold them back."""
    w = bare()
    nazgul, orc = kind_named("nazgul"), kind_named("sauron-regular")
    assert [is_peaceful(w, kind) for kind in (nazgul, orc)] == [False, True]
    winged = army(nazgul=2, sauron_regular=1)
    assert (welcome(w, winged, at("dale")), fighters(w, winged)) == (army(nazgul=2), army(nazgul=2))
