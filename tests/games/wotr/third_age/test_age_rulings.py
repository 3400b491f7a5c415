"""Chapters 16 and 20: what the booklet leaves open, and who may see what."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.wotr.playing import asked, choose, keys, names
from tests.games.wotr.third_age.wars import (
    AT_WAR,
    alone_with,
    count,
    draw,
    pieces,
    pool_first,
    tiles,
    turn,
    war,
    where,
)

from mathom.games.wotr.armies.forces import force_at
from mathom.games.wotr.battle.battle import Battle
from mathom.games.wotr.battle.casualties import TakeHits
from mathom.games.wotr.battle.numbers import THREE_ROUNDS
from mathom.games.wotr.box import CARD_NAMES, CARDS, FREE_PEOPLES, MUSTER_CARD, SHADOW
from mathom.games.wotr.cards.decks import ALL_SCRIPTS
from mathom.games.wotr.cards.halves import HALF_OF
from mathom.games.wotr.game import GAME
from mathom.games.wotr.hunt.roll import rerolls
from mathom.games.wotr.map import GARRISON_AT, region_named
from mathom.games.wotr.state import DRAWN, IN_PLAY, POOL, TILES_OUT, War
from mathom.games.wotr.third_age.memory import age
from mathom.games.wotr.third_age.pieces import ENTS_CARDS, ON_THE_TABLE
from mathom.games.wotr.third_age.ships import goals
from mathom.testing import part, rule

FP, SH = "free_peoples", "shadow"
WHITE = ["gandalf_the_grey out", "gandalf_the_white edoras"]
MISS = 0


def wake(**entries: Any) -> War:
    w = turn(
        FP,
        "character",
        clear=True,
        hands={FP: ["ta_fp_char_19b"], **entries.pop("hands", {})},
        characters=[*WHITE, *entries.pop("characters", [])],
        supplement={"factions": ["ents"], "ents": [f"fangorn {entries.pop('ents', 1)}"]},
        **entries,
    )
    choose(w, "die:character", "play-event", "card:ta_fp_char_19b")
    return w


# Rulings


@part("TA-B1")
def test_each_card_wakes_two_ents() -> None:
    assert len(pieces(wake(ents=1)).ents) == 3
    assert len(ENTS_CARDS) == 3


@part("TA-B2")
def test_galadriel_does_not_come_to_a_lost_lorien() -> None:
    for held in ("lorien shadow", "lorien free_peoples"):
        w = turn(FP, "muster", clear=True, nations=["elves 0 active"], held=[held])
        choose(w, "die:muster")
        assert ("bring-galadriel" in keys(w)) == held.endswith("free_peoples")


@part("TA-B3")
def test_the_chief_activates_nobody() -> None:
    passive = ["dwarves 3 passive", "north 3 passive", "rohan 3 passive", "gondor 2 passive"]
    w = turn(SH, "muster", nations=passive, fellowship={"region": "hollin"})
    told = choose(w, "die:muster", "bring-minion", "character:witch_king_chief")
    assert "activated" not in names(told)
    assert not any(w.active[n] for n in (0, 2, 3, 4))


@part("TA-B4")
def test_each_reroll_is_of_a_die_of_its_own() -> None:
    w = turn(
        FP,
        "character",
        clear=True,
        fellowship={"region": "hollin"},
        figures=["hollin nazgul 4"],
        characters=["witch_king_chief hollin"],
        hunt_box={SH: 2},
        chance={"hunt": [[0, 0]], "hunt.again": [[0, 0]]},
    )
    assert rerolls(w) == 5
    told = [event.plain() for event in choose(w, "die:character", "move-fellowship")]
    again = [event for event in told if event["event"] == "hunt-rerolled"]
    assert [(event["dice"], event["successes"]) for event in again] == [([1, 1], 0)]


def past_the_balrog(*first: str, **entries: Any) -> War:
    w = war(
        phase="fellowship",
        fellowship={"region": "moria", "progress": 1},
        characters=["balrog moria", *entries.pop("characters", [])],
        **entries,
    )
    pool_first(w, *first)
    choose(w, "region:dimrill_dale")
    return w


@part("TA-B5")
def test_the_lady_may_turn_the_balrogs_eye_away() -> None:
    w = past_the_balrog("std_eye_reveal_1", "std_1_1", characters=["galadriel lorien"])
    assert asked(w) == (FP, "lady-of-light")
    choose(w, "yes")
    assert (where(w, "balrog"), where(w, "gandalf_the_grey"), tiles(w, DRAWN)) == ("moria", "fellowship", ["std_1_1"])


@part("TA-B6")
def test_a_tile_of_smeagol_for_the_balrog_does_what_it_always_does() -> None:
    w = past_the_balrog("smeagol_1")
    assert (where(w, "smeagol"), where(w, "balrog"), w.corruption) == ("fellowship", "moria", 0)
    w = past_the_balrog("smeagol_1", characters=["smeagol fellowship"])
    assert ("smeagol_1" in tiles(w, POOL), where(w, "balrog"), w.corruption) == (True, "moria", 0)


@part("TA-B7")
def test_a_fleet_counts_its_way_along_the_coast() -> None:
    assert region_named("pelargir") in goals(region_named("umbar"))
    assert region_named("lamedon") not in goals(region_named("umbar"))
    assert region_named("forlindon") not in goals(region_named("umbar"))


@part("TA-B8")
def test_ships_land_at_an_undefended_settlement_of_the_enemy() -> None:
    w = turn(
        SH,
        "army",
        clear=True,
        nations=AT_WAR,
        figures=["umbar southrons_easterlings-regular 1"],
        supplement={"factions": ["corsairs"], "ships": ["umbar 1", "pelargir 1"]},
    )
    choose(w, "die:army", "move-army", "way:umbar>pelargir")
    assert w.held[region_named("pelargir")] == SHADOW


@part("TA-B9")
def test_nazgul_and_minions_fall_with_an_army_that_ents_destroy() -> None:
    figures = ["fords_of_isen isengard-regular 1", "fords_of_isen nazgul 2"]
    w = wake(figures=figures, characters=["mouth_of_sauron fords_of_isen"], chance={"card": [[5, 5, 0, 0, 0]]})
    choose(w, "way:fangorn>fords_of_isen")
    assert (count(w, "nazgul", "fords_of_isen"), where(w, "mouth_of_sauron")) == (0, "out")
    w = wake(figures=["fords_of_isen isengard-regular 2", figures[1]], chance={"card": [[5, 0, 0, 0, 0]]})
    choose(w, "way:fangorn>fords_of_isen")
    assert count(w, "nazgul", "fords_of_isen") == 2


def storm(towers: int, flags: int = 0) -> War:
    w = war(
        phase="hunt",
        clear=True,
        nations=AT_WAR,
        figures=["in:minas_tirith gondor-regular 2", "minas_tirith sauron-elite 3"],
        supplement={"towers": [f"minas_tirith {towers}"]},
    )
    place = region_named("minas_tirith")
    w.ask = None
    w.stack = [Battle(SHADOW, place, GARRISON_AT[place], force_at(w, SHADOW, place), flags)]
    w.chance.script = {"combat.fp": [[MISS] * 2] * 6, "combat.sh": [[MISS] * 3] * 6}
    w.run()
    return w


@part("TA-B10")
def test_a_round_for_nothing_comes_once_in_a_battle() -> None:
    w = storm(2)
    choose(w, "extra-round")
    assert keys(w) == ["cease", "reduce:sauron-elite"]
    choose(w, "reduce:sauron-elite")
    assert "extra-round" not in keys(w)


@part("TA-B11")
def test_one_dunlending_among_others_is_no_loss() -> None:
    for figures, offered in (
        (["hollin sauron-regular 1", "hollin isengard-regular 1", "hollin dunlending 1"], False),
        (["hollin sauron-regular 1", "hollin dunlending 2"], True),
    ):
        w = war(phase="hunt", clear=True, figures=figures)
        place = region_named("hollin")
        w.ask = None
        w.stack = [TakeHits(SHADOW, place, force_at(w, SHADOW, place), 1)]
        w.run()
        assert ("figure:dunlending" in keys(w)) == offered


@part("TA-B12")
def test_smeagol_who_leaves_by_a_declaration_brings_the_shadow_its_card() -> None:
    w = war(phase="fellowship", characters=["smeagol fellowship"], fellowship={"region": "trollshaws", "progress": 1})
    choose(w, "region:rivendell")
    assert (where(w, "smeagol"), age(w).get_it) == ("out", ON_THE_TABLE)


@part("TA-B13")
def test_no_balrog_while_moria_is_besieged() -> None:
    siege = ["in:moria sauron-regular 1", "moria dwarves-regular 2"]
    w = turn(SH, "muster", clear=True, figures=siege, fellowship={"region": "rivendell"})
    choose(w, "die:muster")
    assert "bring-minion" not in keys(w)


@part("TA-B14")
def test_every_card_is_known_with_both_halves() -> None:
    cards = [card.id for card in CARDS if card.id.startswith("ta_")]
    scripts = {script.card for script in ALL_SCRIPTS}
    assert (len(cards), set(cards) <= scripts, set(cards) <= set(HALF_OF)) == (14, True, True)


@part("TA-B15")
def test_a_conquered_city_is_no_refuge() -> None:
    there = {"region": "trollshaws", "progress": 1, "corruption": 3}
    for held, left in (("rivendell shadow", "fellowship"), ("rivendell free_peoples", "out")):
        w = turn(FP, "character", clear=True, held=[held], characters=["smeagol fellowship"], fellowship=there)
        choose(w, "die:character", "secret-paths", "region:rivendell")
        assert where(w, "smeagol") == left


@part("TA-B16")
def test_with_his_card_the_balrog_walks_two_regions_alone() -> None:
    w = turn(SH, "character", clear=True, characters=["balrog moria"], in_play=["ta_sh_char_17b"])
    choose(w, "die:character", "move-minions", "character:balrog", "region:parth_celebrant")
    assert where(w, "balrog") == "parth_celebrant"
    w = turn(SH, "character", clear=True, characters=["balrog moria"], figures=["angmar nazgul 1"])
    choose(w, "die:character", "move-minions")
    assert "character:balrog" not in keys(w)


@part("TA-B17")
def test_ents_awake_needs_no_companion_in_fangorn() -> None:
    w = wake()
    assert asked(w) == (FP, "ents")
    choose(w, "done")
    assert asked(w)[1] == "turn"


@part("TA-B18")
def test_after_three_rounds_by_card_the_engines_are_looked_at() -> None:
    w = storm(1, THREE_ROUNDS)
    battle = w.innermost(Battle)
    assert battle is not None
    assert (battle.number, "extra-round" in keys(w)) == (3, True)


@part("TA-B19")
def test_with_a_card_on_the_table_nobody_looks_at_a_hand() -> None:
    w = turn(FP, "event", hands={FP: ["ta_fp_char_25"], SH: ["sh_str_01"]}, in_play=["ta_sh_char_25"])
    choose(w, "die:event", "play-event", "card:ta_fp_char_25")
    assert (asked(w)[1], len(w.hand(1)), w.zones.content[IN_PLAY + SHADOW]) == ("gandalf-draw", 1, [])


@part("TA-B20")
def test_the_die_that_plays_captain_of_despair_does_not_go_to_the_hunt() -> None:
    w = turn(
        SH,
        "character",
        "character",
        "muster",
        characters=["witch_king_chief angmar"],
        hands={SH: ["ta_sh_char_26"]},
    )
    choose(w, "die:character", "play-event", "card:ta_sh_char_26")
    assert w.hunt_box == [0, 0]
    choose(w, "die:character", "skip")
    choose(w, "die:character", "move-minions", "done")
    assert w.hunt_box == [0, 1]


@part("TA-B21")
def test_deep_trenches_build_or_destroy_but_not_both() -> None:
    siege = ["in:minas_tirith gondor-regular 1", "minas_tirith sauron-regular 2"]
    w = turn(
        SH,
        "muster",
        clear=True,
        figures=siege,
        hands={SH: ["ta_sh_str_25"]},
        supplement={"catapults": ["minas_tirith 1"]},
    )
    choose(w, "die:muster", "play-event", "card:ta_sh_str_25", "towers", "region:minas_tirith")
    assert keys(w) == ["region:minas_tirith", "done"]
    choose(w, "region:minas_tirith")
    assert (len(pieces(w).towers), len(pieces(w).catapults)) == (2, 1)


@part("TA-B22")
def test_the_rage_of_the_dunlendings_is_played_with_a_muster_die() -> None:
    assert CARDS[CARD_NAMES.index("ta_sh_str_11b")].type == MUSTER_CARD
    for die, playable in (("muster", True), ("army", False)):
        w = turn(
            SH,
            die,
            hands={SH: ["ta_sh_str_11b"]},
            supplement={"factions": ["dunlendings"]},
            figures=["north_dunland isengard-regular 1"],
        )
        choose(w, f"die:{die}")
        assert ("play-event" in keys(w)) == playable


@part("TA-B23")
def test_the_lady_may_also_turn_away_a_tile_that_is_only_read() -> None:
    w = turn(
        FP,
        "event",
        clear=True,
        characters=["strider edoras", "galadriel lorien"],
        figures=["edoras rohan-regular 1"],
        hands={FP: ["fp_char_14"]},
    )
    pool_first(w, "std_eye_reveal_1", "std_1_1", "std_2_1", "std_3_1")
    choose(w, "die:event", "play-event", "card:fp_char_14")
    assert asked(w) == (FP, "lady-of-light")
    choose(w, "yes")
    assert (tiles(w, TILES_OUT), w.rings) == (["std_eye_reveal_1"], [2, 1])


@part("TA-B24")
@rule("TA-7.6", "TA-7.15")
def test_where_booklet_and_card_agree_the_card_is_played() -> None:
    w = war(phase="hunt", characters=["balrog moria"], in_play=["ta_sh_char_17b"])
    assert w.level(next(n for n, place in enumerate(w.character_at) if place == region_named("moria"))) == 2


# Who sees what


EVERYBODY = (None, 0, 1)


@part("TA-INF-1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_all_pieces_and_supplies_are_open(seat: int | None) -> None:
    w = war(
        phase="hunt",
        clear=True,
        figures=["north_dunland dunlending 2", "in:minas_tirith gondor-regular 1", "minas_tirith sauron-regular 1"],
        characters=["galadriel lorien"],
        supplement={
            "factions": ["ents", "corsairs"],
            "ships": ["umbar 2"],
            "ents": ["fangorn 3"],
            "towers": ["minas_tirith 1"],
            "catapults": ["minas_tirith 2"],
        },
    )
    view = GAME.view(w, seat)
    assert view["supplement"] == {
        **view["supplement"],
        "factions": {"dunlendings": "aside", "corsairs": "in_play", "ents": "in_play"},
        "ships": {"umbar": 2},
        "ents": {"fangorn": 3},
        "ents_left": 5,
        "siege_towers": {"minas_tirith": 1},
        "catapults": {"minas_tirith": 2},
    }
    places = {place["region"]: place for place in view["regions"]}
    assert places["north_dunland"]["figures"] == {"dunlending": 2}
    assert places["lorien"]["characters"] == ["galadriel"]
    assert view["sides"][SH]["reinforcements"]["dunlending"] == 10


@part("TA-INF-2")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_what_lies_on_the_table_is_open(seat: int | None) -> None:
    w = war(phase="hunt", in_play=["ta_sh_char_25"], supplement={"we_shall_get_it": True})
    view = GAME.view(w, seat)
    assert (view["supplement"]["we_shall_get_it"], view["sides"][SH]["in_play"]) == (True, ["ta_sh_char_25"])


@part("TA-INF-3", "TA-INF-5")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_which_tiles_are_in_the_pool_is_open_and_their_order_is_not(seat: int | None) -> None:
    w = war(phase="hunt", characters=alone_with(), supplement={"we_shall_get_it": True})
    assert {"smeagol_1", "smeagol_2"} <= set(GAME.view(w, seat)["tiles"]["pool"])
    draw(w, "std_1_1", "std_3_1")
    choose(w, "yes")
    while w.ask is not None:
        choose(w, "none")
    view = GAME.view(w, seat)["tiles"]
    assert ("std_1_1" in view["pool"], view["drawn"]) == (True, ["std_3_1"])
    w2 = w.clone()
    w2.zones.content = [zone[:] for zone in w.zones.content]
    w2.zones.content[POOL].reverse()
    assert GAME.view(w2, seat) == GAME.view(w, seat)
    w = war(phase="hunt", characters=["galadriel lorien"])
    draw(w, "std_eye_reveal_1", "std_1_1", eye=1)
    choose(w, "yes")
    assert GAME.view(w, seat)["tiles"]["out"] == ["std_eye_reveal_1"]


@part("TA-INF-4")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_who_has_been_in_play_is_open(seat: int | None) -> None:
    w = wake(characters=["smeagol out", "witch_king_chief out"])
    choose(w, "done")
    view = GAME.view(w, seat)
    assert {"smeagol", "witch_king_chief"} <= set(view["characters_out"])
    assert view["supplement"]["ents_cards_played"] == 1


@part("TA-INF-6")
def test_a_hand_that_is_looked_at_is_shown_to_the_free_peoples_only() -> None:
    w = turn(FP, "event", hands={FP: ["ta_fp_char_25"], SH: ["sh_char_05", "sh_str_01"]})
    choose(w, "die:event", "play-event", "card:ta_fp_char_25")
    told = [event.plain() for event in choose(w, "look-at-hand")]
    assert "sh_str_01" not in json.dumps(told)
    assert [event["count"] for event in told if event["event"] == "hand-seen"] == [2]
    assert keys(w) == ["card:sh_char_05", "card:sh_str_01"]
    assert "sh_char_05" not in json.dumps(GAME.view(w, None))
    told = [event.plain() for event in choose(w, "card:sh_str_01")]
    assert [event["card"] for event in told if event["event"] == "hand-robbed"] == ["sh_str_01"]
    assert "sh_char_05" not in json.dumps([told, GAME.view(w, None)])


@part("TA-INF-6")
def test_with_four_players_both_free_peoples_see_it_and_the_other_shadow_does_not() -> None:
    w = war(
        phase="action",
        seats=4,
        turn_of=FP,
        rolled={FP: ["event"] * 2, SH: ["event"] * 2},
        hands={"rohan": ["ta_fp_char_25"], "witch_king": ["sh_char_05", "sh_str_01"]},
    )
    robbed = w.seat_of_nation[6]
    choose(w, "die:event", "play-event", "card:ta_fp_char_25", "look-at-hand")
    seen = {seat: "sh_char_05" in json.dumps(GAME.view(w, seat)) for seat in range(4)}
    assert seen == {seat: seat == robbed or w.side_of_seat[seat] == FREE_PEOPLES for seat in range(4)}


@part("TA-INF-7")
def test_a_card_drawn_in_fangorn_is_seen_by_its_holder_only() -> None:
    w = wake(characters=["meriadoc fangorn"])
    told = [event.plain() for event in choose(w, "done", "draw")]
    drawn = CARD_NAMES[w.face(w.hand(0)[0])]
    assert [event["deck"] for event in told if event["event"] == "drew"] == ["fp_character"]
    assert drawn not in json.dumps([GAME.view(w, seat) for seat in (None, 1)])
    assert drawn in json.dumps(GAME.view(w, 0))


@part("TA-INF-8")
def test_the_gift_of_the_ents_is_asked_about_whatever_the_hand_holds() -> None:
    for more in ([], ["fp_char_24"]):
        w = wake(characters=["meriadoc fangorn"], hands={FP: ["ta_fp_char_19b", *more]})
        choose(w, "done")
        assert (asked(w), keys(w)) == ((FP, "ents-gift"), ["play-event", "draw", "none"])
    w = wake(characters=["meriadoc fangorn"])
    choose(w, "done")
    held = len(w.hand(0))
    choose(w, "play-event")
    if asked(w)[1] != "turn":
        choose(w, "none")
    assert (asked(w)[1], len(w.hand(0))) == ("turn", held)
