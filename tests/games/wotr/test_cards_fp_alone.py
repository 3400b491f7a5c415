"""Events of the Free Peoples' Character deck that stand alone: King, Eagles, Ents, the Dead, the Grey Company."""

import pytest
from tests.games.wotr.events import CLASSES, FP, SH, event, hand, keys, nation, pick, refused, take, where
from tests.games.wotr.helpers import at, bare, figures, key, lay, next_tiles, put, script, send, tiles_in, told
from tests.games.wotr.plain_box import TILES
from tests.games.wotr.quest import STAFF, lies

from mathom.games.wotr.box import NO_SIDE, STRIDER, kind_named
from mathom.games.wotr.codes import REGION
from mathom.games.wotr.map import CASUALTIES, FELLOWSHIP, OUT
from mathom.games.wotr.state import DRAWN, OUTSIDE_ONLY, POOL, TILES_OUT, War
from mathom.kernel.plain import dump, load
from mathom.testing import part, rule

EYES = [tile.id for tile in TILES if tile.eye and tile.owner == NO_SIDE]


# The King


@part("AMB-97")
@rule("WR-6.11", "WR-6.30")
def test_fp_char_14_the_king_challenges_sauron_where_an_army_of_his_is() -> None:
    w = bare()
    send(w, "strider", "osgiliath")
    put(w, "osgiliath", gondor_regular=1)
    assert refused(w, "fp_char_14") == "the-card-needs-a-character-and-an-army-in-one-region"
    send(w, "strider", "edoras")
    assert refused(w, "fp_char_14") == "the-card-needs-a-character-and-an-army-in-one-region"
    put(w, "edoras", rohan_regular=1)
    assert refused(w, "fp_char_14") is None
    w.put_character(STRIDER, FELLOWSHIP)
    w.ring_bearers = at("edoras")
    assert refused(w, "fp_char_14") is None
    w.house = OUTSIDE_ONLY
    assert refused(w, "fp_char_14") == "the-card-needs-a-character-and-an-army-in-one-region"


def challenge(*tiles: str, inside: bool = False) -> War:
    w = bare()
    put(w, "edoras", rohan_regular=1)
    if inside:
        w.ring_bearers = at("edoras")
    else:
        send(w, "strider", "edoras")
    next_tiles(w, *tiles)
    return event(w, "fp_char_14")


@rule("WR-6.13")
def test_fp_char_14_eyes_are_removed_for_good_and_the_others_return() -> None:
    plain = [tile for tile in tiles_in(bare(), POOL) if tile not in EYES]
    w = challenge(EYES[0], plain[0], EYES[1])
    assert (tiles_in(w, TILES_OUT), tiles_in(w, DRAWN), len(tiles_in(w, POOL))) == (sorted(EYES[:2]), [], 14)
    assert (where(w, "strider"), w.hidden, w.corruption) == (at("edoras"), True, 0)
    assert ("eyes-removed", 2) in told(w)


@rule("WR-6.13", "WR-16.33")
def test_fp_char_14_the_wizards_staff_prevents_only_what_the_shadow_draws() -> None:
    w = bare()
    lay(w, STAFF)
    put(w, "edoras", rohan_regular=1)
    send(w, "strider", "edoras")
    event(w, "fp_char_14")
    assert (w.ask, [name for name, *_ in told(w)][:3], lies(w, STAFF)) == (None, ["tile-drawn"] * 3, True)


@rule("WR-6.13")
@pytest.mark.parametrize("inside", [False, True])
def test_fp_char_14_three_eyes_are_the_end_of_strider(inside: bool) -> None:
    w = challenge(*EYES[:3], inside=inside)
    assert (tiles_in(w, TILES_OUT), len(tiles_in(w, POOL)), where(w, "strider")) == ([], 16, OUT)


def test_fp_char_14_tiles_drawn_for_the_card_stay_out_of_a_refill() -> None:
    w = bare()
    send(w, "strider", "edoras")
    put(w, "edoras", rohan_regular=1)
    next_tiles(w, EYES[0])
    for thing in w.zones.content[POOL][:-1]:
        w.zones.move(thing, DRAWN)
    event(w, "fp_char_14")
    assert EYES[0] in tiles_in(w, TILES_OUT)
    assert len(tiles_in(w, POOL)) + len(tiles_in(w, TILES_OUT)) == 16


# Eagles


def eagles(w: War) -> War:
    """Legolas with an army in Dale, Nazgûl with armies next to it and far away."""
    put(w, "dale", north_regular=1)
    send(w, "legolas", "dale")
    put(w, "old_forest_road", sauron_regular=1, nazgul=3)
    put(w, "moria", sauron_regular=1, nazgul=1)
    return w


@rule("WR-6.11", "WR-6.32", "WR-6.26", "WR-6.28")
def test_fp_char_18_eagles_strike_nazgul_and_drive_the_others_away() -> None:
    w = eagles(bare())
    send(w, "witch_king", "old_forest_road")
    put(w, "erebor", sauron_regular=1, nazgul=2)
    w.held = [FP if region == at("moria") else held for region, held in enumerate(w.held)]
    script(w, card=[[5, 4, 6]])
    event(w, "fp_char_18")
    assert keys(w) == ["region:erebor", "region:old_forest_road"]
    assert key(w.stack[-1].refuse(w, 0, REGION + at("moria"))) == "the-card-does-not-strike-there"
    pick(w, "region:old_forest_road")
    assert figures(w, "old_forest_road") == {"sauron-regular": 1, "nazgul": 1}
    assert "region:moria" not in keys(w)
    assert key(w.stack[-1].refuse(w, 0, REGION + at("moria"))) == "that-is-no-stronghold-for-the-nazgul"
    pick(w, "region:barad_dur")
    assert (figures(w, "old_forest_road"), figures(w, "barad_dur")) == ({"sauron-regular": 1}, {"nazgul": 1})
    assert where(w, "witch_king") == at("old_forest_road")
    assert ("card-rolled", "fp_char_18", [5, 4, 6], 5, 2) in told(w)


@rule("WR-6.11", "WR-6.32")
def test_fp_char_18_eagles_need_a_companion_with_an_army_near_an_army_with_nazgul() -> None:
    why = "no-companion-with-an-army-is-near-an-army-with-nazgul"
    w = eagles(bare())
    assert refused(w, "fp_char_18") is None
    send(w, "legolas", "erebor")
    assert refused(w, "fp_char_18") == why
    w = eagles(bare())
    w.figures.move(kind_named("nazgul"), 3, at("old_forest_road"), at("nurn"))
    assert refused(w, "fp_char_18") == why
    send(w, "witch_king", "old_forest_road")
    assert refused(w, "fp_char_18") == why


# Ents


def fangorn(w: War, white: str = "fangorn") -> War:
    send(w, "gandalf_the_white", white)
    send(w, "saruman", "orthanc")
    return w


@pytest.mark.parametrize("card", ["fp_char_19", "fp_char_20", "fp_char_21"])
@rule("WR-14.21", "WR-6.25", "WR-6.31", "WR-6.20")
def test_ents_strike_the_army_in_orthanc(card: str) -> None:
    w = fangorn(bare())
    put(w, "orthanc", isengard_regular=1, isengard_elite=2, nazgul=1)
    script(w, card=[[4, 3, 6]])
    event(w, card)
    assert nation(w, "isengard") == (0, True)
    assert w.ask is not None
    assert w.ask.seats == [SH]
    while w.ask is not None:
        pick(w, keys(w)[0])
    assert sum(figures(w, "orthanc").values()) - 1 + figures(w, "orthanc").get("isengard-elite", 0) == 3
    assert where(w, "saruman") == at("orthanc")


@pytest.mark.parametrize("card", ["fp_char_19", "fp_char_20", "fp_char_21"])
@rule("WR-6.13")
def test_ents_leave_nobody_of_a_beaten_army_alive(card: str) -> None:
    w = fangorn(bare())
    put(w, "orthanc", isengard_regular=2, nazgul=2)
    script(w, card=[[4, 3, 6]])
    event(w, card)
    assert (figures(w, "orthanc"), where(w, "saruman"), w.held[at("orthanc")]) == ({}, OUT, SH)


@rule("WR-6.13", "WR-14.21")
def test_fp_char_19_saruman_without_an_army_falls_at_once() -> None:
    w = event(fangorn(bare()), "fp_char_19")
    assert (where(w, "saruman"), nation(w, "isengard")) == (OUT, (1, True))


@rule("WR-6.13")
def test_fp_char_19_a_besieged_garrison_is_struck_and_orthanc_falls() -> None:
    w = fangorn(bare())
    put(w, "in:orthanc", isengard_regular=1)
    send(w, "saruman", "in:orthanc")
    put(w, "orthanc", rohan_regular=2)
    script(w, card=[[4, 1, 1]])
    event(w, "fp_char_19")
    assert (w.held[at("orthanc")], where(w, "saruman")) == (FP, OUT)


@rule("WR-6.11", "WR-6.30")
def test_ents_need_gandalf_the_white_and_a_companion_in_fangorn() -> None:
    w = bare()
    send(w, "meriadoc", "fangorn")
    assert refused(w, "fp_char_20") == "the-card-needs-a-character-who-is-not-in-play"
    send(w, "gandalf_the_white", "dale")
    assert refused(w, "fp_char_20") is None
    send(w, "meriadoc", "edoras")
    assert refused(w, "fp_char_20") == "the-card-needs-a-character-in-another-region"
    w.ring_bearers = at("fangorn")
    assert refused(w, "fp_char_20") is None


@rule("WR-6.11", "WR-6.13")
def test_fp_char_19_with_gandalf_near_another_character_card_is_free() -> None:
    w = fangorn(bare(), "edoras")
    send(w, "meriadoc", "fangorn")
    take(w, "fp_char_12", "fp_char_07", "fp_str_14")
    send(w, "boromir", "dale")
    w.corruption = 3
    event(w, "fp_char_19")
    assert keys(w) == ["card:fp_char_12", "no"]
    pick(w, "card:fp_char_12")
    assert (w.corruption, hand(w, FP), w.stack) == (2, ["fp_char_07", "fp_str_14"], [])
    w = fangorn(bare(), "dale")
    send(w, "meriadoc", "fangorn")
    take(w, "fp_char_12")
    assert event(w, "fp_char_19").stack == []


# The Dead


@rule("WR-6.11", "WR-6.32")
def test_fp_char_22_the_dead_follow_the_heir_only_out_of_rohan() -> None:
    w = bare()
    w.ring_bearers = at("edoras")
    assert refused(w, "fp_char_22") == "the-card-needs-a-character-on-the-map-there"
    send(w, "strider", "fangorn")
    assert refused(w, "fp_char_22") == "the-card-needs-a-character-on-the-map-there"
    send(w, "strider", "edoras")
    assert refused(w, "fp_char_22") is None


@rule("WR-14.21", "WR-6.13", "WR-6.25", "WR-6.12")
def test_fp_char_22_the_dead_strike_drive_out_and_gondor_takes_the_city_back() -> None:
    w = bare()
    send(w, "strider", "edoras")
    send(w, "gimli", "edoras")
    send(w, "legolas", "edoras")
    put(w, "pelargir", southrons_easterlings_regular=4, nazgul=1)
    put(w, "lossarnach", gondor_regular=1)
    w.held = [SH if region == at("pelargir") else held for region, held in enumerate(w.held)]
    script(w, card=[[2]])
    event(w, "fp_char_22")
    pick(w, "character:gimli", "done")
    assert keys(w) == ["region:erech", "region:lamedon", "region:pelargir"]
    pick(w, "region:pelargir")
    assert (where(w, "strider"), where(w, "gimli"), where(w, "legolas")) == (
        at("pelargir"),
        at("pelargir"),
        at("edoras"),
    )
    assert nation(w, "southrons_easterlings") == (1, True)
    assert w.ask is not None
    assert (w.ask.seats, sorted(keys(w))) == ([SH], ["region:osgiliath", "region:west_harondor"])
    pick(w, "region:west_harondor")
    assert figures(w, "west_harondor") == {"southrons_easterlings-regular": 2, "nazgul": 1}
    assert keys(w) == ["number:0", "number:1", "number:2", "number:3"]
    pick(w, "number:2")
    assert (figures(w, "pelargir"), w.held[at("pelargir")]) == ({"gondor-regular": 2}, FP)


@rule("WR-6.13", "WR-11.69")
def test_fp_char_22_who_cannot_retreat_is_destroyed_with_all_who_are_there() -> None:
    w = bare()
    send(w, "aragorn", "in:helms_deep")
    put(w, "in:helms_deep", rohan_regular=1)
    put(w, "helms_deep", isengard_regular=1)
    put(w, "erech", sauron_regular=3, nazgul=1)
    send(w, "mouth_of_sauron", "erech")
    for region in ("anfalas", "dol_amroth", "lamedon"):
        put(w, region, gondor_regular=1)
    script(w, card=[[1]])
    pick(event(w, "fp_char_22"), "region:erech", "number:0")
    assert (figures(w, "erech"), where(w, "mouth_of_sauron"), where(w, "aragorn")) == ({}, OUT, at("erech"))


@rule("WR-6.13")
def test_fp_char_22_refuses_with_reasons_and_takes_no_city_without_units() -> None:
    w = bare()
    send(w, "strider", "edoras")
    send(w, "gimli", "edoras")
    send(w, "legolas", "dale")
    put(w, "pelargir", southrons_easterlings_regular=4)
    w.held = [SH if region == at("pelargir") else held for region, held in enumerate(w.held)]
    script(w, card=[[2]])
    event(w, "fp_char_22")
    said = []
    for choice in ("done", "region:pelargir", "region:osgiliath", "number:0"):
        said.append(key(w.stack[-1].refuse(w, 0, REGION + at("dale"))))
        pick(w, choice)
    assert said == [
        "that-companion-is-not-with-him",
        "the-dead-go-to-erech-lamedon-or-pelargir",
        "the-army-cannot-retreat-there",
        "the-card-raises-no-more",
    ]
    assert w.held[at("pelargir")] == SH


@rule("WR-14.9", "WR-6.14")
def test_fp_char_22_without_an_enemy_it_is_a_move_that_can_wake_gondor() -> None:
    w = bare()
    send(w, "aragorn", "edoras")
    pick(event(w, "fp_char_22"), "region:pelargir", "number:3")
    assert (nation(w, "gondor"), figures(w, "pelargir")) == ((2, True), {"gondor-regular": 3})


# Gondor and the Grey Company


@rule("WR-6.30", "WR-6.11", "WR-6.13")
def test_fp_char_23_boromir_raises_a_unit_and_two_cards_are_drawn() -> None:
    w = bare()
    send(w, "boromir", "osgiliath")
    assert refused(w, "fp_char_23") == "the-card-needs-a-character-in-another-region"
    send(w, "boromir", "minas_tirith")
    pick(event(w, "fp_char_23"), "figure:gondor-elite")
    assert figures(w, "minas_tirith") == {"gondor-elite": 1}
    assert [card[:6] for card in hand(w, FP)] == ["fp_str", "fp_str"]
    w = bare()
    w.ring_bearers = at("druadan_forest")
    pick(event(w, "fp_char_23"), "figure:gondor-regular")
    assert figures(w, "druadan_forest") == {"gondor-regular": 1}


@rule("WR-6.32", "WR-6.13", "WR-6.26")
def test_fp_char_24_a_regular_becomes_an_elite_of_its_nation() -> None:
    w = bare()
    w.ring_bearers = at("dale")
    put(w, "dale", north_regular=1, dwarves_regular=1)
    assert refused(w, "fp_char_24") == "the-card-needs-a-character-with-an-army-there"
    send(w, "strider", "dale")
    event(w, "fp_char_24")
    assert keys(w) == ["figure:dwarves-regular", "figure:north-regular"]
    pick(w, "figure:north-regular")
    assert figures(w, "dale") == {"dwarves-regular": 1, "north-elite": 1}
    assert w.figures.count(kind_named("north-regular"), CASUALTIES + FP) == 1
    assert len(hand(w, FP)) == 2


@rule("WR-6.13", "WR-9.17")
def test_fp_char_24_works_inside_a_siege_with_a_single_unit() -> None:
    w = bare()
    put(w, "in:helms_deep", rohan_regular=1)
    put(w, "helms_deep", isengard_regular=1)
    send(w, "aragorn", "in:helms_deep")
    event(w, "fp_char_24")
    assert (figures(w, "in:helms_deep"), w.held[at("helms_deep")]) == ({"rohan-elite": 1}, FP)


# Saving


def test_lone_cards_can_be_copied_and_saved_at_every_question() -> None:
    picks = ["character:gimli", "done", "region:pelargir", "region:osgiliath", "number:2"]
    for stop in range(len(picks)):
        w = bare()
        send(w, "strider", "edoras")
        send(w, "gimli", "edoras")
        send(w, "legolas", "edoras")
        put(w, "pelargir", southrons_easterlings_regular=4)
        script(w, card=[[2]])
        pick(event(w, "fp_char_22"), *picks[:stop])
        copy = w.clone()
        w.stack = load(dump(w.stack), CLASSES)
        assert dump(w.stack) == dump(copy.stack)
        ends = [figures(pick(s, *picks[stop:]), "osgiliath") for s in (w, copy)]
        assert ends == [{"southrons_easterlings-regular": 2}] * 2
