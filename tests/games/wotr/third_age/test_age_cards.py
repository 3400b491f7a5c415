"""Chapter 13: the event cards of the expansion.

Long because every half of every card has its story here.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.wotr.playing import asked, choose, keys, names
from tests.games.wotr.third_age.wars import (
    AT_WAR,
    alone_with,
    count,
    pieces,
    pool_first,
    regions,
    tiles,
    turn,
    war,
    where,
)

from mathom.games.wotr.armies.forces import force_at
from mathom.games.wotr.battle.battle import Battle
from mathom.games.wotr.box import CARD_NAMES, CARDS, FREE_PEOPLES, SHADOW, kind_named
from mathom.games.wotr.cards.decks import ALL_SCRIPTS
from mathom.games.wotr.cards.halves import HALF_OF
from mathom.games.wotr.game import GAME
from mathom.games.wotr.map import GARRISON_AT, region_named
from mathom.games.wotr.state import DISCARDED, DRAWN, IN_PLAY, NO_CARD, War
from mathom.games.wotr.third_age.memory import age
from mathom.games.wotr.third_age.pieces import GONE
from mathom.kernel import Event
from mathom.testing import part, rule

HIT, MISS = 5, 0


def holds(side: str, die: str, card: str, **entries: Any) -> War:
    """A side with a card and a die that plays it."""
    return turn(side, die, hands={side: [card, *entries.pop("more", [])]}, **entries)


def play(w: War, die: str, card: str, *picks: str) -> list[str]:
    return names(choose(w, f"die:{die}", "play-event", f"card:{card}", *picks))


def lies(w: War, card: str) -> bool:
    return w.card_in(IN_PLAY + SHADOW, CARD_NAMES.index(card)) != NO_CARD


# General


@part(
    "ta_fp_char_19b.combat",
    "ta_fp_char_20b.combat",
    "ta_fp_char_21b.combat",
    "ta_sh_char_17b.combat",
    "ta_sh_str_10b.combat",
    "ta_sh_str_11b.combat",
)
@rule("TA-13.6")
def test_a_card_that_replaces_another_has_its_combat_half() -> None:
    replaced = {card.id: card.replaces for card in CARDS if card.replaces}
    assert len(replaced) == 6 < len(ALL_SCRIPTS)
    assert all(HALF_OF[new] is HALF_OF[old] for new, old in replaced.items())
    assert all(
        CARDS[CARD_NAMES.index(new)].initiative == CARDS[CARD_NAMES.index(old)].initiative
        for new, old in replaced.items()
    )


@rule("TA-13.8", "TA-13.40")
def test_a_card_is_played_with_an_event_die_or_that_of_its_icon() -> None:
    icons = {"character": 0, "army": 1, "muster": 2}
    for card, icon in (("ta_sh_str_11b", "muster"), ("ta_sh_str_10b", "army"), ("ta_sh_char_25", "character")):
        assert CARDS[CARD_NAMES.index(card)].type == icons[icon]
    for die in ("event", "character"):
        w = holds("shadow", die, "ta_sh_char_25")
        play(w, die, "ta_sh_char_25")
        assert lies(w, "ta_sh_char_25")
    w = holds("shadow", "army", "ta_sh_char_25")
    choose(w, "die:army")
    assert "play-event" not in keys(w)


# Free Peoples


@part("ta_fp_char_25.event")
@rule("TA-13.11", "TA-13.16", "TA-4.37")
def test_wind_from_the_west_blows_a_card_of_the_shadow_away() -> None:
    w = holds(
        "free_peoples",
        "character",
        "ta_fp_char_25",
        characters=["balrog hollin"],
        in_play=["ta_sh_char_17b", "ta_sh_char_25"],
        supplement={"we_shall_get_it": True},
    )
    choose(w, "die:character", "play-event", "card:ta_fp_char_25")
    assert keys(w) == ["card:ta_sh_char_17b", "card:ta_sh_char_25", "we-shall-get-it"]
    choose(w, "card:ta_sh_char_17b")
    assert (where(w, "balrog"), lies(w, "ta_sh_char_17b"), lies(w, "ta_sh_char_25")) == ("out", False, True)
    w = holds("free_peoples", "character", "ta_fp_char_25", supplement={"we_shall_get_it": True})
    told = play(w, "character", "ta_fp_char_25")
    assert (age(w).get_it, told[-1]) == (GONE, "get-it-lost")


@part("ta_fp_char_25.event")
@rule("TA-13.30", "TA-13.31")
def test_without_one_it_shows_a_hand() -> None:
    w = turn(
        "free_peoples",
        "character",
        hands={"free_peoples": ["ta_fp_char_25"], "shadow": ["sh_char_05", "sh_str_01"]},
    )
    choose(w, "die:character", "play-event", "card:ta_fp_char_25", "look-at-hand")
    assert keys(w) == ["card:sh_char_05", "card:sh_str_01"]
    assert "sh_char_05" not in str(GAME.view(w, None))
    told = choose(w, "card:sh_str_01")
    assert "hand-robbed" in names(told)
    assert [CARD_NAMES[w.face(thing)] for thing in w.zones.content[DISCARDED + SHADOW]] == ["sh_str_01"]
    w = turn(
        "free_peoples",
        "character",
        hands={"free_peoples": ["ta_fp_char_25"], "shadow": ["sh_char_05"]},
    )
    choose(w, "die:character", "play-event", "card:ta_fp_char_25", "none")
    assert len(w.hand(1)) == 1


@part("ta_fp_char_25.event")
@rule("TA-13.30")
def test_of_two_hands_it_names_whose_is_looked_at_and_shows_no_other() -> None:
    hands = {"gondor": ["ta_fp_char_25"], "witch_king": ["sh_char_05"], "saruman": ["sh_str_01", "sh_str_02"]}
    w = turn("free_peoples", "character", seats=4, acts=["gondor", "saruman"], hands=hands)
    choose(w, "die:character", "play-event", "card:ta_fp_char_25")
    assert keys(w) == ["nation:sauron", "nation:isengard", "none"]
    assert "wotr-option-hand-of" in str(GAME.view(w, 0)["ask"])
    choose(w, "nation:isengard")
    assert keys(w) == ["card:sh_str_01", "card:sh_str_02"]
    for seat in (0, 2):
        assert "sh_str_01" in str(GAME.view(w, seat))
        assert "sh_char_05" not in str(GAME.view(w, seat))
    assert "sh_str_01" not in str(GAME.view(w, 1))
    assert "sh_str_01" not in str(GAME.view(w, None))


@part("ta_fp_char_26.event")
@rule("TA-13.12", "TA-13.32")
def test_ex_13_three_rings_come_back_first_from_outside() -> None:
    w = holds(
        "free_peoples",
        "character",
        "ta_fp_char_26",
        rings={"free_peoples": 1, "shadow": 1},
        ring_used=["free_peoples"],
        chance={"card": [[1, 3, 5]]},
    )
    play(w, "character", "ta_fp_char_26")
    assert (w.rings, w.ring_used) == ([3, 0], [True, False])
    w = holds(
        "free_peoples",
        "character",
        "ta_fp_char_26",
        rings={"free_peoples": 1, "shadow": 1},
        chance={"card": [[0, 0, 5]]},
    )
    play(w, "character", "ta_fp_char_26")
    assert w.rings == [2, 1]


@part("ta_fp_str_25.event")
@rule("TA-13.14", "TA-13.33", "TA-13.35")
def test_rangers_of_the_north_strike_and_recruit_beside_the_army() -> None:
    w = holds(
        "free_peoples",
        "muster_army",
        "ta_fp_str_25",
        clear=True,
        figures=["weather_hills sauron-regular 3", "bree north-regular 1"],
        nations=["sauron 3 passive"],
        chance={"card": [[4, 5, 0]]},
    )
    choose(w, "die:muster_army", "play-event", "card:ta_fp_str_25")
    choose(w, "region:weather_hills")
    assert (count(w, "sauron-regular", "weather_hills"), keys(w)) == (1, ["region:bree", "region:north_downs"])
    choose(w, "region:bree", "figure:north-elite")
    assert (count(w, "north-elite", "bree"), count(w, "north-leader", "bree")) == (1, 1)
    assert (w.steps[6], w.active[6]) == (3, False)


@part("ta_fp_str_25.event")
@rule("TA-13.34")
def test_without_an_army_they_recruit_anywhere_in_the_north() -> None:
    w = holds("free_peoples", "muster_army", "ta_fp_str_25", clear=True)
    choose(w, "die:muster_army", "play-event", "card:ta_fp_str_25")
    assert asked(w) == ("free_peoples", "levy-region")
    assert {"region:bree", "region:dale", "region:the_shire"} <= set(keys(w))
    choose(w, "region:dale", "figure:north-regular")
    assert (count(w, "north-regular", "dale"), count(w, "north-leader", "dale")) == (1, 1)


@part("ta_fp_str_26.event")
@rule("TA-13.13", "TA-10.5")
def test_threats_to_the_fiefs_raise_gondor_and_sink_ships() -> None:
    w = holds(
        "free_peoples",
        "muster",
        "ta_fp_str_26",
        clear=True,
        supplement={"factions": ["corsairs"], "ships": ["umbar 1", "pelargir 1", "dol_amroth 2"]},
        chance={"card": [[3, 2, 5]]},
    )
    told = choose(w, "die:muster", "play-event", "card:ta_fp_str_26")
    lost = [event.plain() for event in told if event.kind.name == "ships-lost"]
    assert [(event["region"], event["count"]) for event in lost] == [("dol_amroth", 1), ("pelargir", 1)]
    assert [count(w, "gondor-regular", r) for r in ("pelargir", "lossarnach", "lamedon")] == [1, 1, 1]
    assert regions(pieces(w).ships) == ["dol_amroth", "umbar"]
    w = holds("free_peoples", "muster", "ta_fp_str_26", clear=True)
    choose(w, "die:muster")
    assert "play-event" not in keys(w)


# Shadow


@part("ta_sh_char_25.event")
@rule("TA-13.17", "TA-13.37", "TA-13.38")
def test_the_gates_are_closed_costs_a_tile_on_the_way_past_a_shadow_stronghold() -> None:
    entries: dict[str, Any] = {"phase": "fellowship", "fellowship": {"region": "hollin", "progress": 1}}
    w = war(in_play=["ta_sh_char_25"], **entries)
    choose(w, "region:moria")
    assert asked(w) == ("shadow", "journey")
    pool_first(w, "std_eye_reveal_1")
    choose(w, "card:ta_sh_char_25")
    assert (w.corruption, w.hidden, tiles(w, DRAWN), lies(w, "ta_sh_char_25")) == (
        0,
        True,
        ["std_eye_reveal_1"],
        False,
    )
    w = war(in_play=["ta_sh_char_25"], held=["moria free_peoples"], clear=True, **entries)
    choose(w, "region:moria")
    assert asked(w) != ("shadow", "journey")


@part("ta_sh_char_25.event")
@rule("TA-13.18")
def test_the_free_peoples_open_the_gates() -> None:
    w = turn("free_peoples", "will_of_the_west", in_play=["ta_sh_char_25"])
    choose(w, "die:will_of_the_west", "dismiss-card")
    assert not lies(w, "ta_sh_char_25")
    w = turn("free_peoples", "character", in_play=["ta_sh_char_25"])
    choose(w, "die:character", "dismiss-card")
    assert not lies(w, "ta_sh_char_25")
    w = turn("free_peoples", "character", in_play=["ta_sh_char_25"], characters=["gandalf_the_grey out"])
    choose(w, "die:character")
    assert "dismiss-card" not in keys(w)


@part("ta_sh_char_26.event")
@rule("TA-13.19", "TA-13.39", "TA-3.11")
def test_captain_of_despair_sends_character_dice_to_the_hunt() -> None:
    entries: dict[str, Any] = {"characters": ["witch_king_chief angmar"], "clear": True}
    w = holds("shadow", "character", "ta_sh_char_26", **entries)
    play(w, "character", "ta_sh_char_26")
    assert (lies(w, "ta_sh_char_26"), w.hunt_box) == (True, [0, 0])
    w = turn("shadow", "character", "muster", in_play=["ta_sh_char_26"], **entries)
    told = choose(w, "die:character", "move-minions", "done")
    assert ("despair" in names(told), w.hunt_box) == (True, [0, 1])
    w = turn("shadow", "event", in_play=["ta_sh_char_26"], **entries)
    choose(w, "die:event", "draw", "deck:sh_strategy")
    assert w.hunt_box == [0, 0]
    w = holds("shadow", "character", "ta_sh_char_26")
    choose(w, "die:character")
    assert "play-event" not in keys(w)


@part("ta_sh_char_26.event")
@rule("TA-13.20")
def test_it_goes_when_the_fellowship_is_declared_in_a_stronghold() -> None:
    entries: dict[str, Any] = {"phase": "fellowship", "characters": ["witch_king_chief angmar"]}
    w = war(in_play=["ta_sh_char_26"], fellowship={"region": "trollshaws", "progress": 1}, **entries)
    choose(w, "region:rivendell")
    assert not lies(w, "ta_sh_char_26")
    w = war(in_play=["ta_sh_char_26"], fellowship={"region": "north_downs", "progress": 1}, **entries)
    choose(w, "region:north_downs")
    assert lies(w, "ta_sh_char_26")
    w = turn("free_peoples", "event", in_play=["ta_sh_char_26"], characters=["witch_king_chief out"])
    choose(w, "die:event", "draw", "deck:fp_strategy")
    assert not lies(w, "ta_sh_char_26")
    w = turn("free_peoples", "event", in_play=["ta_sh_char_26"], characters=["witch_king_chief angmar", *alone_with()])
    choose(w, "die:event", "draw", "deck:fp_strategy")
    assert not lies(w, "ta_sh_char_26")


RAID = {"factions": ["corsairs"], "ships": ["umbar 2"]}


@part("ta_sh_str_10b.event")
@rule("TA-13.3", "TA-13.21", "TA-13.22", "TA-13.9")
def test_the_corsairs_sail_carry_an_army_and_strike() -> None:
    w = holds(
        "shadow",
        "army",
        "ta_sh_str_10b",
        clear=True,
        nations=AT_WAR,
        supplement=RAID,
        figures=["umbar southrons_easterlings-regular 3", "lossarnach gondor-regular 1"],
    )
    choose(w, "die:army", "play-event", "card:ta_sh_str_10b", "fleet:umbar>pelargir", "number:1")
    assert "fleet:pelargir>lamedon" not in keys(w)
    choose(w, "done", "way:umbar>pelargir", "all")
    assert (asked(w), w.held[region_named("pelargir")]) == (("shadow", "move-or-attack"), SHADOW)
    assert {"way:pelargir>lossarnach", "way:pelargir>lamedon", "none"} <= set(keys(w))
    told = choose(w, "way:pelargir>lossarnach", "all")
    assert "attacked" in names(told)
    w = holds("shadow", "army", "ta_sh_str_10b", clear=True, supplement=RAID)
    play(w, "army", "ta_sh_str_10b", "done")
    assert asked(w)[1] != "move-or-attack"


@rule("TA-13.3", "TA-13.22")
def test_the_carried_army_may_attack_by_ship() -> None:
    w = holds(
        "shadow",
        "army",
        "ta_sh_str_10b",
        clear=True,
        nations=AT_WAR,
        supplement={"factions": ["corsairs"], "ships": ["umbar 1", "pelargir 1", "forlindon 1"]},
        figures=["umbar southrons_easterlings-regular 3", "forlindon elves-regular 1"],
    )
    choose(w, "die:army", "play-event", "card:ta_sh_str_10b", "done")
    assert "way:umbar>forlindon" not in keys(w)
    choose(w, "way:umbar>pelargir", "all")
    assert {"way:pelargir>forlindon", "way:pelargir>lamedon"} <= set(keys(w))
    assert "way:pelargir>umbar" not in keys(w)
    assert "attacked" in names(choose(w, "way:pelargir>forlindon", "all"))


@rule("TA-13.21")
def test_in_the_first_round_of_that_battle_the_free_peoples_play_no_card() -> None:
    from mathom.games.wotr.battle.cards import refuse_combat_card
    from mathom.games.wotr.battle.numbers import NO_FREE_CARD, CombatNumbers

    w = war(phase="hunt")
    face = CARD_NAMES.index("fp_str_01")
    numbers = CombatNumbers(SHADOW, region_named("pelargir"), region_named("lossarnach"), 1, NO_FREE_CARD)
    refused = refuse_combat_card(w, numbers, FREE_PEOPLES, face)
    assert refused is not None
    assert refused.key == "no-combat-card-of-yours-in-the-first-round"


@part("ta_sh_str_11b.event")
@rule("TA-13.4", "TA-13.10", "TA-9.15", "TA-13.9")
def test_rage_of_the_dunlendings_raises_up_to_four_who_may_move_or_attack() -> None:
    entries: dict[str, Any] = {
        "clear": True,
        "nations": AT_WAR,
        "supplement": {"factions": ["dunlendings"]},
        "figures": ["north_dunland isengard-regular 8"],
    }
    w = holds("shadow", "muster", "ta_sh_str_11b", **entries)
    choose(w, "die:muster", "play-event", "card:ta_sh_str_11b")
    assert keys(w) == ["number:2", "number:1", "number:0"]
    choose(w, "number:2", "way:north_dunland>hollin", "all")
    assert (count(w, "dunlending", "hollin"), count(w, "isengard-regular", "hollin")) == (2, 8)


@rule("TA-13.23")
def test_without_an_army_in_dunland_nobody_comes() -> None:
    w = holds("shadow", "muster", "ta_sh_str_11b", clear=True, supplement={"factions": ["dunlendings"]})
    play(w, "muster", "ta_sh_str_11b")
    assert (count(w, "dunlending", "north_dunland"), count(w, "dunlending", "south_dunland")) == (0, 0)


SIEGE = ["in:minas_tirith gondor-regular 3", "minas_tirith sauron-elite 4"]


@part("ta_sh_str_25.event")
@rule("TA-13.5", "TA-13.24")
def test_deep_trenches_build_towers_or_destroy_catapults() -> None:
    entries: dict[str, Any] = {"clear": True, "nations": AT_WAR, "figures": SIEGE}
    w = holds("shadow", "muster", "ta_sh_str_25", supplement={"catapults": ["minas_tirith 2"]}, **entries)
    choose(w, "die:muster", "play-event", "card:ta_sh_str_25")
    assert keys(w) == ["towers", "catapults"]
    choose(w, "catapults", "region:minas_tirith", "region:minas_tirith")
    assert (pieces(w).catapults, pieces(w).towers) == ([], [])
    w = holds("shadow", "muster", "ta_sh_str_25", supplement={"towers": ["minas_tirith 1"]}, **entries)
    choose(w, "die:muster", "play-event", "card:ta_sh_str_25", "region:minas_tirith")
    assert (len(pieces(w).towers), asked(w)[1] == "trenches-where") == (2, False)


@rule("TA-1.10", "TA-13.5", "WR-19.20")
@pytest.mark.parametrize(
    ("role", "offered"),
    [("witch_king", ["region:minas_tirith", "done"]), ("saruman", ["region:helms_deep", "done"])],
)
@pytest.mark.parametrize("what", ["towers", "catapults"])
def test_of_two_shadow_players_each_digs_trenches_at_his_own_sieges(role: str, offered: list[str], what: str) -> None:
    w = war(
        seats=4,
        phase="action",
        turn_of="shadow",
        acts=[role],
        clear=True,
        nations=AT_WAR,
        rolled={"shadow": ["muster"] * 2, "free_peoples": ["character"] * 2},
        hands={role: ["ta_sh_str_25"]},
        figures=[*SIEGE, "in:helms_deep rohan-regular 2", "helms_deep isengard-regular 4"],
        supplement={"catapults": ["minas_tirith 1", "helms_deep 1"]},
    )
    choose(w, "die:muster", "play-event", "card:ta_sh_str_25", what)
    assert keys(w) == offered


@part("ta_sh_str_26.event")
@rule("TA-13.25", "TA-13.26", "TA-13.10")
def test_the_shadow_of_dol_guldur_gathers_orcs_by_nazgul_leadership() -> None:
    entries: dict[str, Any] = {"clear": True, "figures": ["dol_guldur nazgul 1"]}
    w = holds("shadow", "army", "ta_sh_str_26", characters=["witch_king_chief dol_guldur"], **entries)
    choose(w, "die:army", "play-event", "card:ta_sh_str_26")
    assert (count(w, "sauron-regular", "dol_guldur"), asked(w)[1]) == (3, "move-or-attack")
    assert not [key for key in keys(w) if key == "way:dol_guldur>dol_guldur"]
    w = holds("shadow", "army", "ta_sh_str_26", clear=True)
    choose(w, "die:army")
    assert "play-event" not in keys(w)


@rule("TA-13.25", "TA-13.10")
def test_a_besieged_dol_guldur_takes_as_many_orcs_as_fit_inside_and_may_sortie() -> None:
    figures = ["in:dol_guldur nazgul 5", "in:dol_guldur sauron-regular 3", "dol_guldur elves-regular 2"]
    w = holds("shadow", "army", "ta_sh_str_26", clear=True, nations=AT_WAR, figures=figures)
    choose(w, "die:army", "play-event", "card:ta_sh_str_26")
    inside = w.figures.count(kind_named("sauron-regular"), GARRISON_AT[region_named("dol_guldur")])
    assert (inside, asked(w)[1]) == (5, "move-or-attack")
    assert keys(w) == ["way:dol_guldur>dol_guldur", "none"]


@rule("TA-13.10", "TA-13.9")
def test_an_army_of_a_nation_at_peace_is_raised_but_does_not_attack() -> None:
    figures = ["dol_guldur nazgul 1", "dol_guldur sauron-regular 1", "north_anduin_vale elves-regular 1"]
    entries: dict[str, Any] = {"clear": True, "figures": figures}
    attack = "way:dol_guldur>north_anduin_vale"
    offered = []
    for nations in (AT_WAR, ["sauron 1 active"]):
        w = holds("shadow", "army", "ta_sh_str_26", nations=nations, **entries)
        choose(w, "die:army", "play-event", "card:ta_sh_str_26")
        offered.append(attack in keys(w))
    assert offered == [True, False]


# Combat halves


def rolls(told: list[Event], side: str, kind: str = "combat-roll") -> list[dict[str, Any]]:
    plain = [event.plain() for event in told]
    return [event for event in plain if event["event"] == kind and event["side"] == side]


def storm(card: str, side: str, towers: int, catapults: int, figures: list[str], **chance: list[list[int]]) -> War:
    """A siege battle in which one side holds a card; the cards are asked for next."""
    w = war(
        phase="hunt",
        clear=True,
        nations=AT_WAR,
        figures=figures,
        hands={side: [card]},
        supplement={"towers": [f"minas_tirith {towers}"], "catapults": [f"minas_tirith {catapults}"]},
    )
    place = region_named("minas_tirith")
    w.ask = None
    w.stack = [Battle(SHADOW, place, GARRISON_AT[place], force_at(w, SHADOW, place))]
    w.chance.script = {name.replace("_", "."): rolls for name, rolls in chance.items()}
    w.run()
    return w


@part("ta_fp_char_25.combat", "ta_fp_char_26.combat")
@rule("TA-13.27", "TA-13.7", "TA-12.29")
def test_among_the_siege_engines_a_reroll_that_hits_fells_a_tower() -> None:
    figures = ["in:minas_tirith gondor-regular 2", "in:minas_tirith gondor-leader 1", "minas_tirith sauron-elite 4"]
    w = storm(
        "ta_fp_char_25",
        "free_peoples",
        2,
        0,
        figures,
        combat_fp=[[0, 1]],
        combat_sh=[[MISS] * 4],
        combat_fp_reroll=[[5]],
    )
    choose(w, "card:ta_fp_char_25")
    assert (asked(w), keys(w)) == (("free_peoples", "fell-engine"), ["fell-engine", "none"])
    choose(w, "fell-engine")
    assert len(pieces(w).towers) == 1
    w = storm(
        "ta_fp_char_26",
        "free_peoples",
        2,
        0,
        figures,
        combat_fp=[[0, 1]],
        combat_sh=[[MISS] * 4],
        combat_fp_reroll=[[0]],
    )
    choose(w, "card:ta_fp_char_26")
    assert asked(w) == ("shadow", "extend")


@part("ta_fp_str_25.combat", "ta_fp_str_26.combat")
@rule("TA-13.28")
@pytest.mark.parametrize("card", ["ta_fp_str_25", "ta_fp_str_26"])
def test_last_defences_add_the_catapults_to_the_strength(card: str) -> None:
    figures = ["in:minas_tirith gondor-regular 2", "minas_tirith sauron-elite 4"]
    w = storm(card, "free_peoples", 0, 2, figures, combat_fp=[[0, 0, 0, 0]], combat_sh=[[MISS] * 4])
    told = choose(w, f"card:{card}")
    assert [len(roll["dice"]) for roll in rolls(told, "free_peoples")] == [4]
    w = storm(card, "free_peoples", 1, 0, figures)
    assert keys(w) == ["none"]


@part("ta_sh_char_25.combat", "ta_sh_char_26.combat")
@rule("TA-13.29")
@pytest.mark.parametrize("card", ["ta_sh_char_25", "ta_sh_char_26"])
@pytest.mark.parametrize("towers", [1, 0])
def test_heads_of_the_fallen_need_a_tower(towers: int, card: str) -> None:
    figures = ["in:minas_tirith gondor-regular 2", "in:minas_tirith gondor-leader 1", "minas_tirith sauron-elite 4"]
    w = storm(card, "shadow", towers, 0, figures, combat_fp=[[0, 0]], combat_sh=[[4, 0, 0, 0]])
    if not towers:
        assert keys(w) == ["none"]
        return
    told = choose(w, f"card:{card}")
    hits = [roll["hits"] for roll in rolls(told, "shadow")]
    assert (hits, "leader-reroll" in names(told), "no-reroll" in names(told)) == ([1], False, True)


@part("ta_sh_str_25.combat", "ta_sh_str_26.combat")
@rule("TA-13.41", "TA-13.42")
@pytest.mark.parametrize("card", ["ta_sh_str_25", "ta_sh_str_26"])
def test_old_hatred_strikes_with_a_die_for_each_dunlending(card: str) -> None:
    figures = ["in:minas_tirith gondor-regular 3", "minas_tirith dunlending 7"]
    w = storm(
        card,
        "shadow",
        0,
        0,
        figures,
        combat_sh_strike=[[5, 4, 4, 4, 4]],
        combat_fp=[[0, 0]],
        combat_sh=[[MISS] * 5],
    )
    told = choose(w, f"card:{card}")
    strikes = rolls(told, "shadow", "special-attack")
    assert [(len(strike["dice"]), strike["needed"], strike["hits"]) for strike in strikes] == [(5, 6, 1)]
    w = storm(card, "shadow", 0, 0, SIEGE)
    assert keys(w) == ["none"]
