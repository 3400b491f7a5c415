"""Chapter 17: Mordor."""

import pytest
from tests.games.wotr.events import event
from tests.games.wotr.helpers import (
    FP,
    SH,
    asked,
    at,
    bare,
    choose,
    key,
    lay,
    next_tiles,
    offers,
    put,
    script,
    tiles_in,
    told,
)
from tests.games.wotr.plain_box import CHARACTER_NAMES, TILES
from tests.games.wotr.quest import (
    LAST_BATTLE,
    MITHRIL,
    NORMAL,
    STAFF,
    company,
    in_fellowship,
    in_mordor,
    lies,
    start,
    step,
)

from mathom.games.wotr.box import CARD_FACES, GOLLUM
from mathom.games.wotr.codes import NO, PASS
from mathom.games.wotr.edge.see import see
from mathom.games.wotr.fellowship.members import Separate
from mathom.games.wotr.fellowship.mordor import EnterMordor, refuse_enter, stayed_idle
from mathom.games.wotr.fellowship.moves import (
    FellowshipPhase,
    hide,
    refuse_hide,
    refuse_move_fellowship,
)
from mathom.games.wotr.fellowship.reveal import Declare, Reveal, refuse_declare
from mathom.games.wotr.hunt.roll import DrawTile, bring_tile
from mathom.games.wotr.map import ASIDE, OUT
from mathom.games.wotr.state import DRAWN, NO_SEPARATION_IN_MORDOR, OFF_TRACK, POOL, TILES_OUT, TILES_WAITING
from mathom.testing import part, rule

EYES = [tile for tile in NORMAL if "eye" in tile]


# Entering


@rule("WR-17.1", "WR-4.10")
@pytest.mark.parametrize("gate", ["minas_morgul", "morannon"])
def test_at_the_gates_the_fellowship_may_enter(gate: str) -> None:
    w = start(EnterMordor(), where=gate)
    assert (asked(w), offers(w)) == ((FP, "enter-mordor"), ["enter-mordor", "no"])
    assert [key(w.stack[-1].refuse(w, FP, code)) for code in (NO, PASS)] == [
        None,
        "the-ring-bearers-are-at-no-gate-of-mordor",
    ]
    choose(w, "no")
    assert (w.mordor, w.ring_bearers) == (OFF_TRACK, at(gate))


@rule("WR-17.1")
@pytest.mark.parametrize("region", ["gorgoroth", "dagorlad", "barad_dur"])
def test_elsewhere_it_may_not(region: str) -> None:
    w = start(EnterMordor(), where=region)
    assert (w.stack, key(refuse_enter(w))) == ([], "the-ring-bearers-are-at-no-gate-of-mordor")


@rule("WR-17.2")
def test_a_declaration_at_the_gates_is_resolved_first() -> None:
    w = start(FellowshipPhase(), where="dagorlad", progress=2)
    choose(w, "morannon")
    assert (asked(w), w.progress) == ((FP, "enter-mordor"), 0)


@rule("WR-17.3", "WR-17.4", "WR-17.5")
@pytest.mark.parametrize("hidden", [True, False])
def test_on_the_first_box_it_is_in_no_region_and_hidden_or_revealed_as_before(hidden: bool) -> None:
    w = bare()
    w.hidden = hidden
    start(EnterMordor(), w, where="morannon", progress=3)
    choose(w, "enter-mordor")
    seen = see(w, None)["fellowship"]
    assert [seen[name] for name in ("region", "mordor", "hidden", "progress")] == [None, 0, hidden, 0]


@rule("WR-17.21")
def test_neither_a_declaration_nor_a_hidden_fellowship_is_needed() -> None:
    w = bare()
    w.hidden = False
    start(FellowshipPhase(), w, where="minas_morgul")
    choose(w, "enter-mordor", "strider")
    assert w.mordor == 0


@part("AMB-70")
@rule("WR-17.5", "WR-15.29")
def test_it_cannot_be_declared_there() -> None:
    w = in_mordor(bare())
    w.push(Declare())
    w.run()
    assert (w.stack, key(refuse_declare(w))) == ([], "the-fellowship-is-in-no-region")


@rule("WR-17.6", "WR-17.18", "WR-17.19", "WR-16.8")
def test_the_new_pool_has_all_eyes_and_the_special_tiles_but_nothing_that_was_removed() -> None:
    w = bare()
    bring_tile(w, "fp_phial")
    bring_tile(w, "sh_shelob")
    by_name = {TILES[w.zones.face[thing] - CARD_FACES].id: thing for thing in w.zones.content[POOL]}
    for tile in (*EYES[:3], "std_3_1", "std_1_1"):
        w.zones.move(by_name[tile], DRAWN)
    w.zones.move(by_name[EYES[0]], TILES_OUT)
    start(EnterMordor(), w, where="morannon")
    choose(w, "enter-mordor")
    left = [tile for tile in NORMAL if tile not in (EYES[0], "std_3_1", "std_1_1")]
    assert tiles_in(w, POOL) == sorted([*left, "fp_phial", "sh_shelob"])
    assert [tiles_in(w, zone) for zone in (DRAWN, TILES_WAITING, TILES_OUT)] == [["std_1_1", "std_3_1"], [], [EYES[0]]]
    assert all(w.zones.known[thing] == 0 for thing in w.zones.content[POOL])


@rule("WR-17.6", "WR-16.3")
def test_an_empty_pool_is_filled_before_it_is_formed_anew() -> None:
    w = bare()
    for thing in w.zones.content[POOL]:
        w.zones.move(thing, DRAWN)
    bring_tile(w, "fp_phial")
    start(EnterMordor(), w, where="morannon")
    choose(w, "enter-mordor")
    assert tiles_in(w, POOL) == sorted([*NORMAL, "fp_phial"])


# On the track


@rule("WR-17.8", "WR-17.9", "WR-17.11", "WR-17.14", "WR-17.17")
def test_a_move_draws_a_tile_without_a_roll_and_leads_one_box_further() -> None:
    w = in_mordor(bare())
    w.hunt_box = [0, 3]
    put(w, "gorgoroth", sauron_regular=5, nazgul=2)
    step(w, "std_2_1")
    choose(w, "none")
    assert (w.mordor, w.corruption, w.hunt_box, w.tried) == (1, 2, [1, 3], True)
    assert (w.progress, w.chance.counters.get("hunt")) == (0, None)
    assert told(w) == [
        ("tile-drawn", "std_2_1"),
        ("hunt-damage", "std_2_1", 2),
        ("corruption", 2, 2),
        ("mordor-step", 1),
        ("die-to-hunt-box", 1),
    ]


@rule("WR-17.9")
def test_cards_guides_and_casualties_help_as_after_any_hunt() -> None:
    w = in_mordor(company(bare(), "gimli", "meriadoc"))
    lay(w, "fp_char_06")
    step(w, "std_3_1")
    choose(w, "fp_char_06", "guide")
    assert (w.corruption, in_fellowship(w), w.mordor) == (0, ["meriadoc"], 1)


@part("AMB-57", "AMB-67")
@rule("WR-17.10")
def test_an_eye_counts_all_dice_in_the_box_but_not_the_one_that_moves() -> None:
    w = in_mordor(company(bare()))
    w.hidden = True
    w.hunt_box = [2, 6]
    step(w, "std_eye_reveal_1")
    choose(w, "none")
    assert (w.corruption, w.hunt_box) == (8, [3, 6])


@part("AMB-66")
@rule("WR-17.10", "WR-16.29")
def test_an_eye_drawn_for_a_card_counts_nothing() -> None:
    w = in_mordor(bare())
    w.hunt_box = [2, 6]
    next_tiles(w, "std_eye_reveal_1")
    w.push(DrawTile())
    w.run()
    assert (w.corruption, w.mordor, w.hidden) == (0, 0, False)


@part("AMB-65")
@rule("WR-17.11", "WR-16.12")
@pytest.mark.parametrize("tile", ["sh_shelob", "sh_ring_is_mine", "sh_on_on_they_went", "sh_give_it_to_us"])
def test_a_stop_icon_holds_the_ring_bearers(tile: str) -> None:
    w = in_mordor(company(bare()), 2)
    script(w, hunt_tile=[[1]])
    step(w, tile)
    while w.ask is not None:
        choose(w, "none")
    assert (w.mordor, w.hunt_box) == (2, [1, 0])
    assert ("mordor-stop", 2) in told(w)


@part("AMB-98")
@rule("WR-17.11")
def test_without_a_tile_there_is_no_stop() -> None:
    w = in_mordor(bare(), 1)
    lay(w, STAFF)
    step(w, "sh_shelob")
    choose(w, STAFF)
    assert (w.mordor, w.hunt_box, tiles_in(w, DRAWN), lies(w, STAFF)) == (2, [1, 0], [], False)


@rule("WR-17.11")
@pytest.mark.parametrize(("tiles", "box"), [(("sh_shelob", "std_1_1"), 2), (("std_1_1", "sh_on_on_they_went"), 1)])
def test_with_mithril_coat_only_the_second_tile_can_stop(tiles: tuple[str, ...], box: int) -> None:
    w = in_mordor(bare(), 1)
    lay(w, MITHRIL)
    script(w, hunt_tile=[[6]])
    step(w, *tiles)
    choose(w, MITHRIL, "none")
    assert w.mordor == box


@part("AMB-68")
@rule("WR-17.4", "WR-16.37", "WR-17.12")
def test_revealed_there_only_the_marker_is_turned() -> None:
    w = in_mordor(bare())
    step(w, "std_0_reveal_1")
    assert (w.hidden, w.mordor, w.stack, tiles_in(w, DRAWN)) == (False, 1, [], ["std_0_reveal_1"])
    assert key(refuse_move_fellowship(w)) == "the-fellowship-is-revealed"


@part("AMB-62")
@rule("WR-17.4", "WR-15.18")
def test_gollum_shows_it_there_by_turning_the_marker_only() -> None:
    w = in_mordor(company(bare()))
    step(w, "std_1_1")
    choose(w, "reveal")
    assert (w.hidden, w.corruption, w.mordor) == (False, 0, 1)


@rule("WR-17.12", "WR-17.13")
def test_it_must_be_hidden_before_it_moves() -> None:
    w = in_mordor(bare())
    w.push(Reveal())
    w.run()
    refused = key(refuse_move_fellowship(w)), refuse_hide(w)
    hide(w)
    assert (refused, refuse_move_fellowship(w)) == (("the-fellowship-is-revealed", None), None)


@rule("WR-17.14", "WR-15.24")
def test_a_move_by_card_puts_no_die_into_the_box() -> None:
    w = in_mordor(company(bare()))
    step(w, "std_0_reveal_1", by_card=True)
    assert (w.mordor, w.hunt_box) == (1, [0, 0])


@rule("WR-17.15")
def test_who_tries_neither_to_move_nor_to_hide_pays() -> None:
    w = in_mordor(bare(), corruption=4)
    stayed_idle(w)
    assert (w.corruption, told(w)) == (5, [("mordor-idle",), ("corruption", 1, 5)])
    w.tried = True
    stayed_idle(w)
    w.tried = False
    w.mordor = OFF_TRACK
    stayed_idle(w)
    assert w.corruption == 5


@rule("WR-17.15")
def test_a_stopped_move_and_hiding_are_attempts() -> None:
    moved = step(in_mordor(company(bare())), "sh_on_on_they_went")
    choose(moved, "none")
    hid = in_mordor(bare())
    hid.hidden = False
    hide(hid)
    assert (moved.mordor, moved.tried, hid.tried) == (0, True, True)


@part("AMB-64")
@rule("WR-17.16")
def test_the_fifth_step_reaches_the_crack_of_doom_and_wins() -> None:
    w = in_mordor(company(bare()), corruption=9)
    for tile in ("std_0_reveal_1", "fp_elven_rope", "fp_elven_cloaks", "fp_smeagol", "fp_phial"):
        assert w.result is None
        step(w, tile)
    assert w.result is not None
    assert (w.mordor, w.result.winners, w.result.how, w.corruption) == (5, [FP], "crack-of-doom", 6)


@part("AMB-65")
@rule("WR-17.16", "WR-17.11", "WR-18.2")
def test_with_12_corruption_on_the_last_step_the_shadow_wins() -> None:
    w = in_mordor(bare(), 4, corruption=10)
    step(w, "std_2_1")
    choose(w, "none")
    assert w.result is not None
    assert (w.result.winners, w.result.how, w.mordor) == ([SH], "corruption", 4)


@rule("WR-17.11", "WR-16.33")
def test_a_second_tile_that_is_prevented_does_not_stop_either() -> None:
    w = in_mordor(bare(), 1)
    lay(w, STAFF, MITHRIL)
    step(w, "sh_on_on_they_went")
    choose(w, "none", MITHRIL, STAFF)
    assert (w.mordor, w.corruption, tiles_in(w, DRAWN)) == (2, 0, [])


# Nobody leaves


@rule("WR-17.7", "WR-17.20")
def test_who_is_separated_there_by_a_card_is_out_of_the_game() -> None:
    w = in_mordor(company(bare(), "strider", "gimli", "meriadoc"))
    w.push(Separate(FP))
    w.run()
    choose(w, "strider", "meriadoc")
    assert (w.stack, in_fellowship(w), CHARACTER_NAMES[w.guide]) == ([], ["gimli"], "gimli")
    assert [w.character_at[CHARACTER_NAMES.index(c)] for c in ("strider", "meriadoc")] == [OUT, OUT]


@part("AMB-96")
@rule("WR-17.7", "WR-17.20", "WR-7.47")
@pytest.mark.parametrize(("house", "questions"), [(0, "guide-ability"), (NO_SEPARATION_IN_MORDOR, "casualty")])
def test_a_hobbit_guide_still_lowers_the_damage_but_is_lost(house: int, questions: str) -> None:
    w = in_mordor(company(bare(), "meriadoc", "peregrin"))
    w.house = house
    step(w, "std_2_1")
    assert asked(w) == (FP, questions)
    if not house:
        choose(w, "separate", "none", "none")
        assert (w.corruption, w.character_at[CHARACTER_NAMES.index("meriadoc")]) == (1, OUT)


@rule("WR-7.48")
def test_a_hobbit_who_dies_there_does_not_return() -> None:
    w = in_mordor(company(bare(), "meriadoc"))
    step(w, "std_1_1")
    choose(w, "none", "guide")
    assert (w.character_at[CHARACTER_NAMES.index("meriadoc")], w.guide, w.mordor) == (OUT, GOLLUM, 1)
    assert w.character_at[CHARACTER_NAMES.index("aragorn")] == ASIDE


@rule("WR-6.16", "WR-17.4")
def test_the_last_battle_leaves_play_when_the_fellowship_is_revealed_on_the_track_too() -> None:
    w = in_mordor(bare())
    lay(w, LAST_BATTLE)
    step(w, "std_0_reveal_1")
    assert (w.hidden, lies(w, LAST_BATTLE), w.hunt_box[FP]) == (False, False, 1)


@part("AMB-66", "sh_char_05.event")
@rule("WR-16.29")
def test_an_eye_of_the_shadow_that_a_card_draws_on_the_track_does_nothing() -> None:
    w = in_mordor(bare())
    bring_tile(w, "sh_ring_is_mine")
    w.run()
    next_tiles(w, "sh_ring_is_mine")
    event(w, "sh_char_05")
    assert (w.stack, w.hidden, w.corruption, tiles_in(w, DRAWN)) == ([], True, 0, ["sh_ring_is_mine"])


@rule("WR-7.48", "WR-16.41")
def test_a_hobbit_who_falls_on_the_track_does_not_come_back() -> None:
    w = company(in_mordor(bare()), "meriadoc")
    step(w, "std_2_1")
    choose(w, "none", "guide", "none")
    assert w.character_at[CHARACTER_NAMES.index("meriadoc")] == OUT
    assert {"hobbit-escaped", "companion-lost"} & {event[0] for event in told(w)} == {"companion-lost"}
