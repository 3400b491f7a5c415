"""Rulings on what the rules leave open about the map, the Characters, event cards and combat cards (A.6 and A.7)."""

from typing import Any

import pytest
from tests.games.wotr.battles import field, left, roll, rolled
from tests.games.wotr.card_battles import fight, rolls
from tests.games.wotr.events import event, keys, nation, over, pick, refused
from tests.games.wotr.events import hold as held_by
from tests.games.wotr.helpers import FP, SH, asked, at, bare, figures, lose, put, script, send, told
from tests.games.wotr.plain_box import CHARACTERS
from tests.games.wotr.playing import asked as asked_side
from tests.games.wotr.playing import choose as play
from tests.games.wotr.playing import keys as offered
from tests.games.wotr.playing import position, why_not
from tests.games.wotr.quest import company

from mathom.games.wotr.battle.conquest import shut_in
from mathom.games.wotr.box import card_name
from mathom.games.wotr.map import OWNER_AT, REGION_NAMES, REGIONS, SETTLEMENT_AT, SETTLEMENTS
from mathom.games.wotr.state import DISCARDED, OUTSIDE_ONLY, War
from mathom.testing import part, rule

# The map and the Characters


@part("AMB-85")
def test_gollum_has_neither_level_nor_leadership() -> None:
    [gollum] = [character for character in CHARACTERS if character.id == "gollum"]
    assert (gollum.level, gollum.leadership, gollum.companion, gollum.minion) == (0, 0, False, False)


@part("AMB-86")
@rule("WR-2.13", "WR-14.6", "WR-14.7")
def test_entering_osgiliath_wakes_nobody_but_an_attack_on_gondor_there_does() -> None:
    w = position(
        clear=True,
        figures=["south_ithilien sauron-regular 2", "gap_of_rohan sauron-regular 1"],
        nations=["sauron 0 active"],
        rolled={"shadow": ["army", "event"]},
    )
    play(w, "die:army", "move-army", "way:south_ithilien>osgiliath", "all", "way:gap_of_rohan>fords_of_isen")
    assert [nation(w, name) for name in ("gondor", "rohan")] == [(2, False), (3, True)]
    w = position(
        clear=True,
        figures=["south_ithilien sauron-regular 2", "osgiliath gondor-regular 1"],
        nations=["sauron 0 active"],
        rolled={"shadow": ["army", "event"]},
    )
    play(w, "die:army", "attack", "all")
    assert nation(w, "gondor") == (1, True)


@part("AMB-87")
@rule("WR-2.32")
@pytest.mark.parametrize(
    ("side", "kind", "places"),
    [
        (FP, "stronghold", "dol_amroth erebor grey_havens helms_deep lorien minas_tirith rivendell woodland_realm"),
        (SH, "stronghold", "barad_dur dol_guldur minas_morgul morannon moria mount_gundabad orthanc umbar"),
        (FP, "city", "dale edoras pelargir the_shire"),
        (SH, "city", "angmar far_harad"),
    ],
)
def test_the_strongholds_and_cities_of_both_sides(side: int, kind: str, places: str) -> None:
    found = [r for r in range(REGIONS) if OWNER_AT[r] == side and SETTLEMENTS[SETTLEMENT_AT[r]] == kind]
    assert sorted(REGION_NAMES[region] for region in found) == places.split()


# Whose Stronghold a card means


@part("AMB-91")
@rule("WR-6.28")
@pytest.mark.parametrize(("region", "holder"), [("lorien", FP), ("lorien", SH), ("moria", SH), ("moria", FP)])
@pytest.mark.parametrize("besieged", [False, True])
def test_a_stronghold_is_of_those_who_owned_it_first_held_or_besieged_by_whomever(
    region: str, holder: int, besieged: bool
) -> None:
    w = bare()
    held_by(w, holder, region)
    troops = [{"elves_regular": 1}, {"sauron_regular": 1}]
    put(w, region, **troops[holder])
    if besieged:
        shut_in(w, holder, at(region))
        put(w, region, **troops[1 - holder])
    w.ring_bearers = at(region)
    why = "the-ring-bearers-are-in-a-settlement-of-the-free-peoples" if region == "lorien" else None
    assert (refused(w, "sh_char_05"), w.is_besieged(at(region))) == (why, besieged)


@part("AMB-91")
@rule("WR-6.28")
def test_pits_of_mordor_are_sauron_strongholds_whoever_besieges_them_but_none_that_the_shadow_took() -> None:
    w = bare()
    w.steps = [0] * 8
    held_by(w, SH, "minas_tirith")
    put(w, "in:moria", sauron_regular=1)
    put(w, "moria", elves_regular=1)
    event(w, "sh_str_24")
    strongholds = ["barad_dur", "dol_guldur", "minas_morgul", "morannon", "moria", "mount_gundabad"]
    assert (asked(w), keys(w)) == ((SH, "levy-region"), [f"region:{name}" for name in strongholds])


# Who is where


@part("AMB-97")
@rule("WR-6.30")
@pytest.mark.parametrize(("card", "region"), [("fp_char_14", "edoras"), ("fp_char_19", "fangorn")])
def test_a_card_that_asks_who_is_in_a_region_counts_the_fellowship_unless_the_table_agreed_otherwise(
    card: str, region: str
) -> None:
    w = company(bare(), "strider")
    send(w, "gandalf_the_white", "dale")
    put(w, "edoras", rohan_regular=1)
    w.ring_bearers = at("hollin")
    assert refused(w, card) is not None
    w.ring_bearers = at(region)
    assert refused(w, card) is None
    w.house = OUTSIDE_ONLY
    assert refused(w, card) is not None
    send(w, "strider", region)
    assert refused(w, card) is None


@part("AMB-97")
@rule("WR-6.30")
@pytest.mark.parametrize(
    ("card", "region", "who"), [("fp_str_04", "ered_luin", "dwarves"), ("fp_str_07", "bree", "north")]
)
@pytest.mark.parametrize(("house", "marker"), [(0, (0, True)), (OUTSIDE_ONLY, (3, False))])
def test_the_fellowship_brings_news_to_a_nation_unless_the_table_agreed_otherwise(
    card: str, region: str, who: str, house: int, marker: tuple[int, bool]
) -> None:
    w = company(bare(), "strider")
    w.ring_bearers = at(region)
    w.house = house
    assert (over(event(w, card)), nation(w, who)) == (True, marker)


@part("AMB-97")
@rule("WR-6.30", "WR-6.17")
@pytest.mark.parametrize(
    ("region", "agreed", "found"),
    [("minas_tirith", False, True), ("osgiliath", False, False), ("minas_tirith", True, False)],
)
def test_denethors_folly_yields_to_a_gandalf_who_is_there_with_the_ring_bearers(
    region: str, agreed: bool, found: bool
) -> None:
    w = position(
        variant={"outside_only": agreed},
        clear=True,
        figures=["minas_tirith sauron-regular 3", "in:minas_tirith gondor-regular 2"],
        rolled={"free_peoples": ["event", "event"]},
        in_play=["sh_str_03"],
        fellowship={"region": region},
    )
    play(w, "die:event")
    assert offered(w) == ["draw", *(["dismiss-card"] if found else []), "skip"]
    assert why_not(w, "dismiss-card") == (() if found else ("WR-6.17",))


@part("AMB-97")
@rule("WR-6.32")
@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("fp_char_18", "no-companion-with-an-army-is-near-an-army-with-nazgul"),
        ("fp_char_22", "the-card-needs-a-character-on-the-map-there"),
        ("fp_char_24", "the-card-needs-a-character-with-an-army-there"),
        ("fp_str_12", "the-card-needs-a-character-with-an-army-there"),
    ],
)
def test_who_is_in_the_fellowship_is_in_no_army_and_is_not_moved(card: str, why: str) -> None:
    w = company(bare(), "strider")
    put(w, "edoras", rohan_regular=2)
    put(w, "folde", sauron_regular=1, nazgul=1)
    w.ring_bearers = at("edoras")
    assert refused(w, card) == why
    send(w, "strider", "edoras")
    assert refused(w, card) is None


# Hits and choices


@part("AMB-99")
@rule("WR-6.25")
def test_regulars_lost_to_a_card_in_one_place_replace_elites_that_it_hits_in_another() -> None:
    w = bare()
    held_by(w, SH, "lorien")
    put(w, "grey_havens", elves_regular=2)
    put(w, "woodland_realm", elves_regular=1, elves_elite=1)
    put(w, "dale", elves_regular=2)
    lose(w, "dale")
    script(w, card=[[6, 1], [6, 2]])
    event(w, "sh_str_01")
    assert figures(w, "grey_havens") == {"elves-regular": 1}
    assert (asked(w), keys(w)) == ((FP, "loss"), ["figure:elves-regular", "reduce:elves-elite"])
    pick(w, "reduce:elves-elite")
    assert (figures(w, "woodland_realm"), over(w)) == ({"elves-regular": 2}, True)


@part("AMB-99")
@rule("WR-6.25")
def test_regulars_lost_before_the_card_replace_nobody() -> None:
    w = bare()
    held_by(w, SH, "lorien")
    put(w, "woodland_realm", elves_elite=2)
    put(w, "dale", elves_regular=5)
    lose(w, "dale")
    script(w, card=[[6, 2]])
    event(w, "sh_str_01")
    assert (figures(w, "woodland_realm"), over(w)) == ({"elves-elite": 1}, True)


@part("AMB-100")
@rule("WR-6.26")
def test_the_player_of_the_eagles_chooses_the_stronghold_for_the_nazgul() -> None:
    w = bare()
    put(w, "dale", north_regular=1)
    send(w, "legolas", "dale")
    put(w, "old_forest_road", sauron_regular=1, nazgul=2)
    script(w, card=[[4, 4]])
    event(w, "fp_char_18")
    strongholds = ["barad_dur", "dol_guldur", "minas_morgul", "morannon", "moria", "mount_gundabad"]
    assert (asked(w), keys(w)) == ((FP, "refuge"), [f"region:{name}" for name in strongholds])


# Marching


def march(*stands: str) -> War:
    w = position(
        clear=True, figures=list(stands), nations=["rohan 0 active"], rolled={"free_peoples": ["muster_army", "event"]}
    )
    play(w, "die:muster_army", "move-army")
    return w


@part("AMB-103")
@rule("WR-10.21", "WR-8.7")
def test_an_army_moves_on_where_another_has_just_arrived_and_surplus_is_counted_after_both() -> None:
    w = march("edoras rohan-regular 3", "folde rohan-elite 4", "folde rohan-regular 5")
    play(w, "way:edoras>folde", "all")
    assert (figures(w, "folde"), asked_side(w)) == (
        {"rohan-regular": 8, "rohan-elite": 4},
        ("free_peoples", "march"),
    )
    play(w, "way:folde>eastemnet", "split")
    assert offered(w) == [f"count:rohan-regular:{n}" for n in range(6)]
    play(w, "count:rohan-regular:5", "count:rohan-elite:0")
    assert (figures(w, "folde"), figures(w, "eastemnet"), asked_side(w)[1]) == (
        {"rohan-regular": 3, "rohan-elite": 4},
        {"rohan-regular": 5},
        "turn",
    )


# Combat cards


@part("AMB-93")
@rule("WR-11.82")
def test_the_witch_king_alone_pays_a_point_and_keeps_the_other() -> None:
    w = field({"sauron_regular": 5}, {"north_regular": 5})
    send(w, "witch_king", "hollin")
    fight(w, "sh_char_20")
    assert (asked(w), keys(w)) == ((SH, "nazgul-points"), ["number:1", "number:2"])
    roll(w, sh=[2] * 5, fp=[2] * 4, sh_again=[2])
    pick(w, "number:1")
    assert rolls(w) == [
        ("roll", "shadow", 0, 5, 0),
        ("roll", "free_peoples", 0, 5, 0),
        ("reroll", "shadow", 0, 5, 0),
    ]


def defied(card: str, **rolled_again: Any) -> War:
    """A card of the attacking Shadow is cancelled by Gimli's Daring Defiance."""
    w = field({"sauron_regular": 5, "nazgul": 2}, {"north_regular": 5})
    send(w, "gimli", "trollshaws")
    roll(w, sh=[4] * 5, fp=[2] * 5, **rolled_again)
    fight(w, card, "fp_char_11")
    return w


@part("AMB-104")
@rule("WR-11.83")
@pytest.mark.parametrize("card", ["sh_char_05", "sh_char_07", "sh_char_20", "sh_str_04", "sh_str_02"])
def test_a_cancelled_card_is_discarded_but_neither_leadership_nor_hits_are_paid_for_it(card: str) -> None:
    w = defied(card, sh_again=[4, 4])
    assert asked(w) == (SH, "cease")
    assert [card_name(w.face(thing)) for thing in w.zones.content[DISCARDED + SH]] == [card]
    assert left(w, "hollin", SH) == {"sauron-regular": 5, "nazgul": 2}
    news = told(w)
    assert [rolled(news, name) for name in ("combat-card-cancelled", "nazgul-leadership-forfeited")] == [[(card,)], []]
    assert rolled(news, "leader-reroll") == [("shadow", [4, 4], 0, 5, 0)]


@part("AMB-104")
@rule("WR-11.83", "WR-11.31")
def test_a_price_paid_before_the_other_card_is_cancelled_stays_paid() -> None:
    w = defied("sh_str_09", sh_again=[4, 4])
    news = told(w)
    assert rolled(news, "leadership-forfeited") == [("gimli",)]
    assert rolled(news, "combat-card-cancelled") == [("sh_str_09",)]
    assert [event[0] for event in rolled(news, "leader-reroll")] == ["shadow"]
