"""Chapters 1 to 4: the box, the dice and Sméagol."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.wotr.playing import asked, choose, first, keys, why_not
from tests.games.wotr.third_age.wars import alone_with, draw, fresh, pool_first, tiles, turn, war, where

from mathom.games.wotr.box import (
    CARD_NAMES,
    CARDS,
    CHARACTER_NAMES,
    DECKS,
    KIND_NAMES,
    SHADOW,
    kind_named,
)
from mathom.games.wotr.characters import dice_of
from mathom.games.wotr.edge.see import see
from mathom.games.wotr.game import GAME
from mathom.games.wotr.map import ASIDE, FELLOWSHIP, OUT, REINFORCEMENTS, region_named
from mathom.games.wotr.state import DRAWN, POOL, TILES_OUT, War
from mathom.games.wotr.third_age.memory import age
from mathom.games.wotr.third_age.pieces import BALROG, CHIEF, GALADRIEL, NOT_YET, ON_THE_TABLE, SMEAGOL
from mathom.testing import rule

# The box


@rule("TA-1.2", "TA-1.3", "TA-1.5", "TA-1.6", "TA-1.8", "TA-2.1", "TA-2.8")
def test_nothing_new_is_in_play_at_the_start_and_every_supply_is_full() -> None:
    w = fresh()
    assert [w.character_at[c] for c in (SMEAGOL, GALADRIEL, CHIEF, BALROG)] == [ASIDE] * 4
    assert w.figures.count(kind_named("dunlending"), REINFORCEMENTS + SHADOW) == 12
    assert w.figures.total(kind_named("dunlending")) == 12
    assert age(w).census() == [6, 8, 6, 6]
    assert see(w, None)["supplement"] == {
        "factions": {"dunlendings": "aside", "corsairs": "aside", "ents": "aside"},
        "ships": {},
        "ents": {},
        "ents_left": 8,
        "ents_cards_played": 0,
        "siege_towers": {},
        "catapults": {},
        "superior": None,
        "we_shall_get_it": False,
    }
    assert "treebeard" not in CHARACTER_NAMES


@rule("TA-1.1")
def test_the_setting_brings_everything_or_nothing() -> None:
    without = GAME.new({}, 2, "mathom")
    assert "supplement" not in GAME.view(without, 0)
    assert [name for name in KIND_NAMES if name in str(GAME.view(without, 0))].count("dunlending") == 0
    assert "supplement" in GAME.view(fresh(), 0)


@rule("TA-2.2")
def test_two_tiles_of_smeagol_are_in_the_pool_from_the_start() -> None:
    w = fresh()
    assert [name for name in tiles(w, POOL) if name.startswith("smeagol")] == ["smeagol_1", "smeagol_2"]
    assert len(tiles(w, POOL)) == 18


@rule("TA-2.3", "TA-2.4", "TA-2.5", "TA-2.6", "TA-2.7")
def test_six_cards_are_replaced_and_eight_are_added() -> None:
    w = fresh()
    faces = [face for face in w.zones.face if face < len(CARDS)]
    assert Counter(DECKS[CARDS[face].deck] for face in faces) == dict.fromkeys(DECKS, 26)
    gone = set(range(len(CARDS))) - set(faces)
    assert {CARD_NAMES[face] for face in gone} == {
        "fp_char_19",
        "fp_char_20",
        "fp_char_21",
        "sh_char_17",
        "sh_str_10",
        "sh_str_11",
    }
    replaced = {card.replaces: card for card in CARDS if card.replaces}
    assert all(
        (card.number, card.deck) == (CARDS[CARD_NAMES.index(old)].number, CARDS[CARD_NAMES.index(old)].deck)
        for old, card in replaced.items()
    )
    assert (
        sorted(card.number for card in CARDS if card.id.startswith("ta_") and not card.replaces) == [25] * 4 + [26] * 4
    )


# Dice


@rule("TA-3.1", "TA-3.2", "TA-3.3", "TA-3.4", "TA-3.5", "TA-3.6", "TA-5.13", "TA-7.14")
def test_each_brings_a_die_unless_a_greater_one_does() -> None:
    w = war(phase="hunt")
    assert [dice_of(w, side) for side in (0, 1)] == [4, 7]
    w.put_character(GALADRIEL, region_named("lorien"))
    w.put_character(BALROG, region_named("moria"))
    assert ([dice_of(w, side) for side in (0, 1)], w.dice) == ([5, 8], [4, 7])
    white, captain = CHARACTER_NAMES.index("gandalf_the_white"), CHARACTER_NAMES.index("witch_king")
    w.put_character(white, region_named("fangorn"))
    w.put_character(CHIEF, region_named("angmar"))
    assert [dice_of(w, side) for side in (0, 1)] == [5, 8]
    w.put_character(white, OUT)
    w.put_character(CHIEF, OUT)
    assert [dice_of(w, side) for side in (0, 1)] == [5, 8]
    w.put_character(captain, region_named("angmar"))
    w.put_character(BALROG, OUT)
    w.put_character(GALADRIEL, OUT)
    assert [dice_of(w, side) for side in (0, 1)] == [4, 8]


# Sméagol


@rule("TA-4.1", "TA-4.2", "TA-4.3", "TA-4.7", "TA-4.31", "TA-4.32", "TA-4.36")
def test_a_tile_of_smeagol_brings_him_and_leaves_the_game() -> None:
    w = war(phase="hunt", fellowship={"region": "hollin", "progress": 2})
    draw(w, "smeagol_1", eye=3)
    assert (where(w, "smeagol"), CHARACTER_NAMES[w.guide]) == ("fellowship", "smeagol")
    assert (w.corruption, w.hidden, w.progress) == (0, True, 2)
    assert (tiles(w, TILES_OUT), "smeagol_1" in tiles(w, POOL)) == (["smeagol_1"], False)


@rule("TA-4.12", "TA-4.27")
def test_while_he_is_there_his_tile_does_nothing_and_returns_to_the_pool() -> None:
    w = war(phase="hunt", characters=["smeagol fellowship"])
    draw(w, "smeagol_2")
    assert (w.corruption, tiles(w, DRAWN), age(w).owed_tiles) == (0, [], [])
    assert "smeagol_2" in tiles(w, POOL)


@rule("TA-4.5", "TA-4.6", "TA-4.25")
@pytest.mark.parametrize("characters", [["smeagol out"], alone_with()])
def test_once_he_or_gollum_was_there_his_tile_is_out_and_another_is_drawn(characters: list[str]) -> None:
    w = war(phase="hunt", characters=characters)
    draw(w, "smeagol_1", "std_2_1")
    if w.ask is not None:
        choose(w, "none")
    assert (tiles(w, TILES_OUT), tiles(w, DRAWN), w.corruption) == (["smeagol_1"], ["std_2_1"], 2)
    assert where(w, "smeagol") != "fellowship"


@rule("TA-4.9", "TA-4.39")
def test_he_counts_as_a_companion_for_the_hunt() -> None:
    w = war(phase="hunt", characters=[*alone_with("gimli"), "smeagol fellowship"])
    assert keys(w) == ["number:0", "number:1", "number:2"]


@rule("TA-4.10", "TA-4.2")
def test_his_level_is_the_highest_of_the_others_and_he_always_guides() -> None:
    w = war(phase="hunt", characters=[*alone_with("legolas", "gimli"), "smeagol fellowship"])
    assert (w.level(SMEAGOL), w.guide) == (2, SMEAGOL)
    w.put_character(CHARACTER_NAMES.index("strider"), FELLOWSHIP)
    assert w.level(SMEAGOL) == 3


@rule("TA-4.11", "TA-4.21", "TA-4.33", "TA-4.24")
def test_as_a_casualty_he_takes_his_level_and_the_shadow_gets_its_card() -> None:
    w = war(phase="hunt", characters=[*alone_with("legolas", "meriadoc"), "smeagol fellowship"])
    assert age(w).get_it == NOT_YET
    draw(w, "std_3_1")
    choose(w, "guide")
    assert (where(w, "smeagol"), age(w).get_it, CHARACTER_NAMES[w.guide]) == ("out", ON_THE_TABLE, "legolas")
    assert w.corruption == 1


@rule("TA-4.22", "TA-4.23", "TA-4.24")
def test_ex_10_alone_he_is_gollum_again_and_the_shadow_gets_nothing() -> None:
    w = turn("free_peoples", "character", characters=[*alone_with("legolas", "gimli"), "smeagol fellowship"])
    assert w.level(SMEAGOL) == 2
    choose(w, "die:character", "separate", "character:legolas", "character:gimli", "done", "region:rivendell")
    assert (where(w, "smeagol"), where(w, "gollum"), CHARACTER_NAMES[w.guide]) == ("out", "fellowship", "gollum")
    assert age(w).get_it == NOT_YET


@rule("TA-4.19", "TA-4.34")
def test_separated_he_leaves_play_and_the_group_goes_on_without_him() -> None:
    w = turn("free_peoples", "character", characters=[*alone_with("strider", "gimli"), "smeagol fellowship"])
    choose(w, "die:character", "separate", "character:gimli", "character:smeagol", "region:hollin")
    assert (where(w, "smeagol"), where(w, "gimli"), CHARACTER_NAMES[w.guide]) == ("out", "hollin", "strider")
    assert age(w).get_it == ON_THE_TABLE
    w = turn("free_peoples", "character", characters=["smeagol fellowship"])
    choose(w, "die:character", "separate", "character:smeagol")
    assert (where(w, "smeagol"), age(w).get_it) == ("out", ON_THE_TABLE)


@rule("TA-4.13", "TA-4.14", "TA-4.28", "TA-4.29", "TA-3.10")
def test_with_him_a_character_die_declares_the_fellowship() -> None:
    there = {"region": "hollin", "progress": 1}
    w = turn("free_peoples", "character", "character", characters=["smeagol fellowship"], fellowship=there)
    choose(w, "die:character", "secret-paths")
    assert (asked(w), "no" in keys(w)) == (("free_peoples", "declare"), False)
    choose(w, "region:moria")
    assert (w.ring_bearers, w.progress, w.hunt_box) == (region_named("moria"), 0, [0, 0])
    assert CHARACTER_NAMES[w.guide] == "smeagol"
    w = turn("free_peoples", "character", characters=["smeagol fellowship"], fellowship={**there, "hidden": False})
    choose(w, "die:character")
    assert "secret-paths" not in keys(w)
    w = turn("free_peoples", "character", fellowship=there)
    choose(w, "die:character")
    assert why_not(w, "secret-paths") == ("TA-4.13",)


@rule("TA-4.15", "TA-6.10")
def test_ex_11_declared_at_the_gates_it_enters_mordor_at_once_after_the_chief_has_come() -> None:
    w = turn(
        "free_peoples",
        "character",
        characters=["smeagol fellowship", "witch_king_chief angmar"],
        fellowship={"region": "dagorlad", "progress": 2},
    )
    choose(w, "die:character", "secret-paths", "region:morannon")
    assert asked(w) == ("shadow", "he-sees")
    choose(w, "yes")
    assert (where(w, "witch_king_chief"), w.mordor, w.ring_bearers) == ("morannon", 0, -1)


@rule("TA-4.16", "TA-4.17", "TA-4.18", "TA-4.20")
def test_in_a_refuge_of_the_free_peoples_he_leaves() -> None:
    there = {"region": "trollshaws", "progress": 1, "corruption": 3}
    w = turn("free_peoples", "character", characters=["smeagol fellowship"], fellowship=there)
    choose(w, "die:character", "secret-paths", "region:rivendell")
    assert (where(w, "smeagol"), w.corruption, age(w).get_it) == ("out", 3, ON_THE_TABLE)
    w = war(phase="fellowship", characters=["smeagol fellowship"], fellowship=there)
    choose(w, "region:rivendell")
    assert (where(w, "smeagol"), w.corruption, age(w).get_it) == ("out", 2, ON_THE_TABLE)
    lost = {"held": ["rivendell shadow"], "clear": True}
    w = turn("free_peoples", "character", characters=["smeagol fellowship"], fellowship=there, **lost)
    choose(w, "die:character", "secret-paths", "region:rivendell")
    assert where(w, "smeagol") == "fellowship"


@rule("TA-4.26", "TA-4.27", "TA-4.30", "TA-4.38")
def test_with_gollum_as_guide_the_shadow_may_ask_for_another_tile() -> None:
    w = war(phase="hunt", characters=alone_with(), supplement={"we_shall_get_it": True})
    draw(w, "std_1_1", "std_3_1")
    assert asked(w) == ("shadow", "we-shall-get-it")
    choose(w, "yes")
    while w.ask is not None:
        choose(w, "none")
    assert (w.corruption, "std_1_1" in tiles(w, POOL), tiles(w, DRAWN)) == (3, True, ["std_3_1"])
    draw(w, "std_2_1")
    assert w.ask is None or w.ask.kind != "we-shall-get-it"
    assert all("get" not in name for name in CARD_NAMES)


@rule("TA-4.4")
def test_smeagol_is_not_gollum() -> None:
    w = war(phase="hunt", characters=["smeagol fellowship"], supplement={"we_shall_get_it": True})
    draw(w, "std_1_1", "std_3_1")
    assert asked(w) == ("free_peoples", "casualty")


@rule("TA-4.8", "TA-4.7")
def test_a_tile_that_is_only_read_counts_nothing_and_brings_him_too() -> None:
    w = turn("shadow", "event", fellowship={"region": "hollin", "hidden": False}, hands={"shadow": ["sh_char_14"]})
    pool_first(w, "smeagol_1")
    choose(w, "die:event", "play-event", "card:sh_char_14")
    assert (where(w, "smeagol"), where(w, "strider")) == ("fellowship", "fellowship")


# Tiles that cards read or replace

CHALLENGE: dict[str, Any] = {
    "characters": ["strider edoras"],
    "figures": ["edoras rohan-regular 1"],
    "hands": {"free_peoples": ["fp_char_14"]},
    "clear": True,
}


def challenge(*drawn: str, also: tuple[str, ...] = (), **entries: Any) -> War:
    """Challenge of the King is played, and draws three tiles."""
    characters = [*CHALLENGE["characters"], *also]
    w = turn("free_peoples", "event", **{**CHALLENGE, **entries, "characters": characters})
    pool_first(w, *drawn)
    choose(w, "die:event", "play-event", "card:fp_char_14")
    return w


@rule("TA-4.1", "TA-4.7", "TA-4.8")
def test_his_tile_stays_out_when_the_king_challenges_sauron() -> None:
    w = challenge("smeagol_1", "std_1_1", "std_eye_reveal_1")
    assert (where(w, "smeagol"), tiles(w, TILES_OUT)) == ("fellowship", ["smeagol_1", "std_eye_reveal_1"])
    assert ("std_1_1" in tiles(w, POOL), tiles(w, DRAWN)) == (True, [])


@rule("TA-4.12")
def test_while_he_is_there_it_returns_after_a_challenge_and_is_owed_no_longer() -> None:
    w = challenge("smeagol_1", "std_1_1", "std_2_1", also=("smeagol fellowship",))
    assert {"smeagol_1", "std_1_1", "std_2_1"} <= set(tiles(w, POOL))
    assert (tiles(w, TILES_OUT), age(w).owed_tiles) == ([], [])


@rule("TA-4.27")
def test_a_tile_that_the_shadow_refuses_returns_after_a_challenge() -> None:
    alone = tuple(line for line in alone_with() if not line.startswith("strider"))
    w = challenge("std_1_1", "std_2_1", "std_3_1", "std_1_2", also=alone, supplement={"we_shall_get_it": True})
    assert asked(w) == ("shadow", "we-shall-get-it")
    choose(w, "yes")
    assert {"std_1_1", "std_2_1", "std_3_1"} <= set(tiles(w, POOL))
    assert (tiles(w, DRAWN), age(w).owed_tiles) == ([], [])


@rule("TA-4.27")
def test_it_is_not_among_those_that_fill_a_pool_that_has_run_empty() -> None:
    w = war(phase="hunt", characters=alone_with(), supplement={"we_shall_get_it": True}, pool=["std_3_1"])
    before = len(tiles(w, DRAWN))
    draw(w, "std_3_1")
    told = choose(w, "yes")
    assert [first(told, "pool-refilled")["count"]] == [before]
    while w.ask is not None:
        choose(w, "none")
    assert ("std_3_1" in tiles(w, POOL), age(w).owed_tiles) == (True, [])


@rule("TA-4.27", "TA-4.5")
def test_what_is_drawn_instead_in_a_challenge_cannot_be_prevented_either() -> None:
    """Wizard's Staff prevents what the Shadow draws."""
    w = challenge("smeagol_1", "std_1_1", "std_2_1", "std_3_1", also=("smeagol out",), in_play=["fp_char_08"])
    assert (asked(w)[1], tiles(w, TILES_OUT)) == ("gandalf-draw", ["smeagol_1"])
    alone = tuple(line for line in alone_with("gandalf_the_grey") if not line.startswith("strider"))
    gollum = ("gandalf_the_grey moria", *alone)
    staff = {"in_play": ["fp_char_08"], "supplement": {"we_shall_get_it": True}}
    w = challenge("std_1_1", "std_2_1", "std_3_1", "std_1_2", also=gollum, **staff)
    assert asked(w) == ("shadow", "we-shall-get-it")
    choose(w, "yes")
    assert asked(w)[1] == "turn"
