"""Rulings on what the rules leave open about the Fellowship, the Hunt and Mordor (appendices A.4 and A.7)."""

import pytest
from tests.games.wotr.events import event, refused
from tests.games.wotr.helpers import (
    FP,
    SH,
    asked,
    at,
    bare,
    choose,
    lay,
    next_tiles,
    offers,
    put,
    script,
    send,
    tiles_in,
    told,
)
from tests.games.wotr.plain_box import CHARACTER_NAMES
from tests.games.wotr.playing import asked as asked_side
from tests.games.wotr.playing import choose as play
from tests.games.wotr.playing import keys, names, why_not
from tests.games.wotr.playing import position as arranged
from tests.games.wotr.quest import (
    AXE,
    BALROG,
    HORN,
    NORMAL,
    STAFF,
    company,
    drain,
    hunted,
    in_fellowship,
    in_mordor,
    lies,
    position,
    start,
    step,
)

from mathom.games.wotr.battle.conquest import conquer
from mathom.games.wotr.box import GOLLUM, NATIONS
from mathom.games.wotr.fellowship.moves import MoveFellowship
from mathom.games.wotr.fellowship.reveal import Reveal
from mathom.games.wotr.game import READINGS
from mathom.games.wotr.hunt.roll import DrawTile, HuntRoll, bring_tile
from mathom.games.wotr.map import NOWHERE, OUT
from mathom.games.wotr.state import (
    ANY_GANDALF,
    DRAWN,
    GOLLUM_COVERS_NUMBERS,
    GOLLUM_DECLARES,
    GROND_MAY_STOP,
    NAME_THE_WAY,
    NO_SEPARATION_IN_MORDOR,
    OUTSIDE_ONLY,
    POOL,
    REVEALED_IN_CONQUERED,
    TILE_FOR_EACH_STRONGHOLD,
    War,
)
from mathom.testing import part, rule

ROUND_ABOUT = ["fords_of_bruinen", "high_pass", "goblins_gate", "old_ford", "gladden_fields"]


@part("AMB-53", "AMB-54", "AMB-61", "AMB-62", "AMB-89", "AMB-90", "AMB-95", "AMB-96", "AMB-97")
@pytest.mark.parametrize(
    ("setting", "reading"),
    [
        ("tile_for_each_stronghold", TILE_FOR_EACH_STRONGHOLD),
        ("gollum_covers_numbers", GOLLUM_COVERS_NUMBERS),
        ("gollum_declares", GOLLUM_DECLARES),
        ("revealed_in_conquered", REVEALED_IN_CONQUERED),
        ("any_gandalf", ANY_GANDALF),
        ("grond_may_stop", GROND_MAY_STOP),
        ("no_separation_in_mordor", NO_SEPARATION_IN_MORDOR),
        ("outside_only", OUTSIDE_ONLY),
        ("name_the_way", NAME_THE_WAY),
    ],
)
def test_a_table_turns_a_ruling_by_its_setting_and_no_other(setting: str, reading: int) -> None:
    w = arranged(variant={setting: True})
    assert (w.house, arranged().house) == (reading, 0)
    assert [name for name, bit in READINGS if w.reads(bit)] == [setting]


# Revealed


@part("AMB-53")
@rule("WR-15.44")
@pytest.mark.parametrize(("agreed", "drawn"), [(False, 1), (True, 2)])
def test_a_reveal_past_two_strongholds_of_the_shadow_draws_one_tile_or_by_agreement_two(
    agreed: bool, drawn: int
) -> None:
    w = arranged(variant={"tile_for_each_stronghold": agreed}, phase="hunt")
    next_tiles(w, "std_1_1", "std_2_1")
    start(Reveal(), w, where="minas_morgul", progress=2)
    choose(w, "morannon")
    for _ in range(drawn):
        choose(w, "none")
    assert (w.stack, position(w)) == ([], ("morannon", 0, False, (1, 3)[agreed]))
    assert [event[1:] for event in told(w) if event[0] == "tile-drawn"] == [("std_1_1",), ("std_2_1",)][:drawn]


@part("AMB-54")
@rule("WR-15.40", "WR-15.44")
@pytest.mark.parametrize(
    ("progress", "way", "drawn"),
    [
        (5, ["hollin", "moria", "dimrill_dale"], ["std_1_1"]),
        (6, ["hollin", *ROUND_ABOUT, "dimrill_dale"], []),
    ],
)
def test_the_way_is_told_and_leads_past_strongholds_as_soon_as_the_progress_allows(
    progress: int, way: list[str], drawn: list[str]
) -> None:
    w = bare()
    next_tiles(w, "std_1_1")
    start(Reveal(), w, where="hollin", progress=progress)
    choose(w, "dimrill_dale")
    assert tiles_in(w, DRAWN) == drawn
    assert told(w)[1] == ("found", "dimrill_dale", way)


@part("AMB-55")
@rule("WR-16.30", "WR-15.45")
def test_the_icon_on_the_tile_for_a_stronghold_reveals_nothing_more() -> None:
    w = bare()
    next_tiles(w, "std_0_reveal_1", "std_1_reveal_1", "std_3_1")
    start(DrawTile(), w, where="hollin", progress=1)
    choose(w, "moria", "none")
    assert (w.stack, position(w), tiles_in(w, DRAWN)) == (
        [],
        ("moria", 0, False, 1),
        ["std_0_reveal_1", "std_1_reveal_1"],
    )
    assert [event[0] for event in told(w)].count("revealed") == 1


@part("AMB-89")
@rule("WR-15.41")
@pytest.mark.parametrize(("agreed", "stops"), [(False, set()), (True, {"moria"})])
def test_a_revealed_fellowship_stops_in_no_stronghold_that_the_free_peoples_hold_or_by_agreement_in_conquered_ones(
    agreed: bool, stops: set[str]
) -> None:
    w = arranged(variant={"revealed_in_conquered": agreed}, phase="hunt")
    conquer(w, FP, at("moria"))
    start(Reveal(), w, where="dimrill_dale", progress=1)
    assert asked(w) == (FP, "found")
    assert set(offers(w)) & {"moria", "lorien"} == stops


@part("AMB-102")
@rule("WR-15.44")
@pytest.mark.parametrize(
    ("origin", "progress", "to", "wakes"),
    [("moria", 0, "moria", False), ("moria", 1, "moria", False), ("moria", 1, "hollin", True)],
)
def test_the_balrog_needs_a_move_and_the_stronghold_draws_its_tile_in_any_case(
    origin: str, progress: int, to: str, wakes: bool
) -> None:
    w = bare()
    lay(w, BALROG)
    next_tiles(w, "std_1_1")
    start(Reveal(), w, where=origin, progress=progress)
    if progress:
        choose(w, to)
    assert asked(w) == ((SH, "journey") if wakes else (FP, "casualty"))
    if wakes:
        choose(w, "none")
    choose(w, "none")
    assert (position(w), tiles_in(w, DRAWN), lies(w, BALROG)) == ((to, 0, False, 1), ["std_1_1"], True)


@part("AMB-102")
def test_the_balrog_wakes_for_who_goes_through_moria() -> None:
    w = bare()
    lay(w, BALROG)
    start(Reveal(), w, where="hollin", progress=2)
    choose(w, "dimrill_dale")
    assert (asked(w), offers(w)) == ((SH, "journey"), [BALROG, "none"])


# The Hunt


@part("AMB-56")
@rule("WR-15.22", "WR-16.13", "WR-16.24")
def test_the_hunt_and_its_re_rolls_come_unasked() -> None:
    w = arranged(
        chance={"hunt": [[1, 2]], "hunt.again": [[5, 0]]},
        clear=True,
        figures=["hollin sauron-regular 1", "hollin nazgul 1"],
        fellowship={"region": "hollin"},
        rolled={"free_peoples": ["character"], "shadow": ["event"]},
        hunt_box={"shadow": 2},
        pool=["std_1_1"],
    )
    news = play(w, "die:character", "move-fellowship")
    assert names(news)[1:] == ["fellowship-moved", "hunt-rolled", "hunt-rerolled", "tile-drawn", "hunt-damage"]
    assert (asked_side(w), keys(w)) == (("free_peoples", "casualty"), ["guide", "random", "none"])


@part("AMB-92")
@rule("WR-16.24", "WR-16.26")
@pytest.mark.parametrize(
    ("dice", "again", "end"),
    [([2, 6], [3], "tile-drawn"), ([3], [4], "hunt-failed"), ([3, 4, 1, 2, 2], [4, 1, 5], "hunt-failed")],
)
def test_a_die_is_rolled_again_once_though_three_conditions_hold(dice: list[int], again: list[int], end: str) -> None:
    w = bare()
    put(w, "moria", sauron_regular=1, nazgul=1)
    w.hunt_box = [0, len(dice)]
    script(w, hunt=[dice], hunt_again=[again])
    next_tiles(w, "std_1_1")
    start(HuntRoll(), w, where="moria")
    news = told(w)
    assert news[:2] == [("hunt-rolled", dice, 0, dice.count(6)), ("hunt-rerolled", again, 0, 0)]
    assert (news[2][0], w.chance.counters["hunt.again"]) == (end, 1)


@part("AMB-58")
@rule("WR-16.33")
def test_the_staff_is_offered_before_the_tile_is_drawn_and_one_other_card_after_it() -> None:
    w = bare()
    lay(w, STAFF, AXE, HORN)
    hunted(w, "std_3_1")
    assert (asked(w), offers(w), tiles_in(w, DRAWN)) == ((FP, "prevent-tile"), [STAFF, "none"], [])
    choose(w, "none")
    assert (asked(w), offers(w), tiles_in(w, DRAWN)) == ((FP, "hunt-card"), [AXE, HORN, "none"], ["std_3_1"])
    choose(w, HORN)
    assert (asked(w), [lies(w, card) for card in (STAFF, AXE, HORN)]) == ((FP, "casualty"), [True, True, False])


@part("AMB-59", "AMB-60")
@rule("WR-16.35", "WR-16.38")
def test_every_new_guide_is_asked_but_one_companion_only_falls_and_the_rest_is_corruption() -> None:
    w = company(bare(), "boromir", "meriadoc", "peregrin")
    hunted(w, "std_3_1")
    questions = [(asked(w), offers(w))]
    for answer in ("guide", "peregrin", "none"):
        choose(w, answer)
        questions.append((asked(w), offers(w)) if w.ask else (None, []))
    assert questions == [
        ((FP, "casualty"), ["guide", "random", "none"]),
        ((FP, "guide"), ["meriadoc", "peregrin"]),
        ((FP, "guide-ability"), ["separate", "none"]),
        (None, []),
    ]
    assert (w.corruption, in_fellowship(w)) == (1, ["meriadoc", "peregrin"])


@part("AMB-60")
@rule("WR-16.34", "WR-16.35", "WR-16.38")
def test_the_new_guide_is_asked_before_a_casualty_and_the_ring_comes_last() -> None:
    w = company(bare(), "meriadoc", "peregrin")
    next_tiles(w, "std_eye_reveal_1")
    start(DrawTile(eye=4), w, where="hollin")
    questions = [asked(w)]
    for answer in ("separate", "hollin", "none", "guide", "hollin", "none"):
        assert w.corruption == 0
        choose(w, answer)
        questions.append(asked(w))
    assert questions == [
        (FP, "guide-ability"),
        (FP, "separated-goal"),
        (FP, "guide-ability"),
        (FP, "casualty"),
        (FP, "separated-goal"),
        (FP, "guide-ability"),
        None,
    ]
    assert (w.corruption, w.guide, w.hidden) == (2, GOLLUM, True)


@part("AMB-62")
@rule("WR-15.18", "WR-15.60", "WR-15.41")
@pytest.mark.parametrize(
    ("agreed", "question", "goals", "hidden"),
    [(False, "found", {"moria", "dimrill_dale"}, False), (True, "declare", {"lorien", "moria", "dimrill_dale"}, True)],
)
def test_gollum_reveals_the_fellowship_as_the_shadow_does_or_by_agreement_declares_it(
    agreed: bool, question: str, goals: set[str], hidden: bool
) -> None:
    w = company(arranged(variant={"gollum_declares": agreed}, phase="hunt"))
    next_tiles(w, "std_1_1")
    start(DrawTile(), w, where="dimrill_dale", progress=1)
    choose(w, "reveal")
    assert asked(w) == (FP, question)
    assert (set(offers(w)) & {"lorien", "moria", "dimrill_dale"}, "no" in offers(w)) == (goals, False)
    choose(w, "moria")
    assert (position(w), tiles_in(w, DRAWN), w.stack) == (("moria", 0, hidden, 0), ["std_1_1"], [])


@part("AMB-63")
@rule("WR-15.21")
@pytest.mark.parametrize(("progress", "actions"), [(11, ["move-fellowship", "separate"]), (12, ["separate"])])
def test_on_its_last_box_the_marker_does_not_move_by_die(progress: int, actions: list[str]) -> None:
    w = arranged(clear=True, rolled={"free_peoples": ["character"]}, fellowship={"progress": progress})
    play(w, "die:character")
    assert keys(w) == [*actions, "skip"]
    assert why_not(w, "move-fellowship") == (("WR-15.21",) if progress == 12 else ())


@part("AMB-63")
@rule("WR-15.21")
def test_nor_does_it_move_by_card() -> None:
    w = company(bare())
    w.progress = 12
    event(w, "fp_char_10")
    assert (w.ask, w.progress) == (None, 12)
    w.progress = 11
    event(w, "fp_char_10")
    assert (asked(w), offers(w)) == ((FP, "another-way"), ["move-fellowship", "none"])


# Mordor


@part("AMB-65")
@rule("WR-17.11", "WR-17.16")
def test_a_tile_is_resolved_on_the_box_where_the_fellowship_stands_and_healing_counts_before_the_step() -> None:
    w = in_mordor(bare(), 4, corruption=11)
    step(w, "std_1_1")
    assert (asked(w), w.mordor, w.result) == ((FP, "casualty"), 4, None)
    choose(w, "guide")
    assert w.result is not None
    assert (w.mordor, w.result.how, w.corruption) == (5, "crack-of-doom", 11)


@part("AMB-68")
@rule("WR-17.4", "WR-16.37")
def test_a_reveal_on_the_track_asks_for_no_region_and_draws_no_more_tiles() -> None:
    w = in_mordor(bare(), 3)
    lay(w, BALROG)
    step(w, "std_0_reveal_1", "std_3_1")
    assert (w.ask, w.hidden, w.mordor, w.progress, w.ring_bearers) == (None, False, 4, 0, NOWHERE)
    assert [event[0] for event in told(w)] == [
        "tile-drawn",
        "hunt-damage",
        "revealed",
        "mordor-step",
        "die-to-hunt-box",
    ]


def idle_round(w: War) -> None:
    """Every die that is left is laid aside; then the next round begins."""
    turn = w.turn
    while w.result is None and w.turn == turn:
        play(w, keys(w)[0], "skip")


@part("AMB-69")
@rule("WR-17.15")
def test_the_round_of_entering_mordor_counts() -> None:
    w = arranged(phase="fellowship", fellowship={"region": "morannon", "corruption": 2})
    play(w, "no", "enter-mordor", "character:strider", "number:0")
    idle_round(w)
    assert (w.mordor, w.corruption) == (0, 3)


@part("AMB-69")
@rule("WR-17.15")
@pytest.mark.parametrize(
    ("answers", "hidden", "corruption"),
    [
        (("die:character", "skip"), True, 4),
        (("die:character", "move-fellowship"), True, 3),
        (("die:character", "play-event", "card:fp_char_10", "move-fellowship"), True, 2),
        (("die:character", "hide"), False, 3),
        (("die:character", "play-event", "card:fp_char_10", "hide"), False, 2),
    ],
)
def test_a_move_or_hiding_is_an_attempt_by_die_or_card_even_if_it_is_stopped(
    answers: tuple[str, ...], hidden: bool, corruption: int
) -> None:
    companions = ("gandalf_the_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin")
    w = arranged(
        characters=[*[f"{who} out" for who in companions], "gollum fellowship"],
        fellowship={"mordor": 2, "corruption": 3, "hidden": hidden, "guide": "gollum"},
        rolled={"free_peoples": ["character"], "shadow": ["event"]},
        hands={"free_peoples": ["fp_char_10"]},
        pool=["sh_ring_is_mine"],
    )
    play(w, *answers)
    idle_round(w)
    assert (w.mordor, w.corruption) == (2, corruption)


@part("AMB-71")
@rule("WR-16.3", "WR-17.8")
def test_an_empty_pool_on_the_track_gets_the_normal_tiles_back_and_no_others() -> None:
    w = in_mordor(bare(), 1)
    for tile in ("sh_shelob", "fp_phial"):
        bring_tile(w, tile)
        w.run()
    drain(w)
    w.take_news()
    w.push(MoveFellowship())
    w.run()
    assert told(w)[0] == ("pool-refilled", len(NORMAL))
    assert (len(tiles_in(w, POOL)), {"sh_shelob", "fp_phial"} <= set(tiles_in(w, DRAWN))) == (len(NORMAL) - 1, True)


# Nobody is separated in Mordor


@part("AMB-96")
@rule("WR-15.50", "WR-17.7")
def test_on_the_track_a_character_die_separates_nobody() -> None:
    w = arranged(clear=True, rolled={"free_peoples": ["character"]}, fellowship={"mordor": 1})
    play(w, "die:character")
    assert keys(w) == ["move-fellowship", "skip"]
    assert why_not(w, "separate") == ("WR-15.50", "WR-17.7")


@part("AMB-96")
@rule("WR-17.20")
def test_who_goes_alone_on_the_track_is_lost_and_the_ring_eased_unless_the_table_forbids_it() -> None:
    w = in_mordor(company(bare(), "strider", "gimli"), corruption=5)
    assert refused(w, "fp_char_11") is None
    event(w, "fp_char_11")
    choose(w, "gimli")
    assert (w.character_at[CHARACTER_NAMES.index("gimli")], in_fellowship(w), w.corruption) == (OUT, ["strider"], 4)
    w.house = NO_SEPARATION_IN_MORDOR
    assert refused(w, "fp_char_11") == "nobody-is-separated-on-the-mordor-track"


@part("AMB-96")
@rule("WR-17.20")
@pytest.mark.parametrize(
    ("legolas", "house", "left", "steps"),
    [
        ("dale", 0, [], 2),
        ("hollin", 0, ["gimli"], 3),
        ("dale", NO_SEPARATION_IN_MORDOR, ["gimli"], 2),
    ],
)
def test_there_and_back_again_costs_a_companion_on_the_track_only_if_the_rest_has_an_effect(
    legolas: str, house: int, left: list[str], steps: int
) -> None:
    w = in_mordor(company(bare(), "gimli"))
    send(w, "legolas", legolas)
    w.house = house
    event(w, "fp_char_17")
    assert (w.ask, in_fellowship(w), w.steps[NATIONS.index("dwarves")]) == (None, left, steps)
