"""What a question is about, and how it is put: the player need not remember which army, battle or card it was."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.wotr.battles import HIT, MISS, attack, field, hold, pick, roll, storm, war
from tests.games.wotr.events import at_war, event
from tests.games.wotr.events import pick as choose_in_event
from tests.games.wotr.helpers import FP, SH, at, bare, choose, next_tiles, put, send
from tests.games.wotr.playing import choose as choose_key
from tests.games.wotr.playing import position
from tests.games.wotr.quest import company, hunted, start

from mathom.cli.tables.wotr import WotrTable
from mathom.games.wotr.armies.stacking import Surplus
from mathom.games.wotr.battle.attack import Attack
from mathom.games.wotr.box import WITCH_KING
from mathom.games.wotr.cards.ents_and_dead import DeadMen
from mathom.games.wotr.cards.journeys import GroupMove
from mathom.games.wotr.characters import EnterPlay, MoveCompanions
from mathom.games.wotr.codes import WORDS, word
from mathom.games.wotr.edge.options import describe
from mathom.games.wotr.fellowship.members import Separate
from mathom.games.wotr.fellowship.reveal import Declare, Reveal
from mathom.games.wotr.game import GAME
from mathom.games.wotr.minions import MoveMinions
from mathom.games.wotr.state import NAME_THE_WAY, War
from mathom.texts import Texts

ENGLISH, GERMAN = Texts("en", strict=True), Texts("de", strict=True)


def put_to(w: War, texts: Texts = ENGLISH) -> str:
    """The question as the asked player reads it."""
    assert w.ask is not None
    return WotrTable(GAME).question(texts, GAME.view(w, w.ask.waiting()[0]))


def about(w: War) -> dict[str, Any]:
    """What the question is about, without what nobody knows."""
    assert w.ask is not None
    told = GAME.about(w, w.ask.waiting()[0])
    return {name: value for name, value in told.items() if value is not None and name != "progress"}


# Armies


def marching(*picks: str) -> War:
    w = position(
        clear=True,
        figures=["edoras rohan-regular 2", "edoras rohan-elite 1"],
        nations=["rohan 0 active"],
        rolled={"free_peoples": ["muster_army", "event"]},
    )
    choose_key(w, "die:muster_army", *picks)
    return w


def test_the_die_in_hand_is_named() -> None:
    assert put_to(marching()) == "Muster/Army: what do you do with the die?"
    assert put_to(marching(), GERMAN) == "Rekrutierung/Armee: Was tust du mit dem Würfel?"


def test_the_way_of_an_army_is_named_once_it_is_chosen() -> None:
    asked = marching("move-army")
    assert about(asked) == {}
    assert put_to(marching("move-army", "way:edoras>folde")) == "Edoras → Folde: who marches?"
    split = marching("move-army", "way:edoras>folde", "split")
    assert about(split) == {"origin": "edoras", "target": "folde"}
    assert put_to(split, GERMAN) == "Edoras → Ostfold: Wie viele ziehen mit?"
    choose_key(split, "count:rohan-regular:1", "count:rohan-elite:0")
    assert about(split) == {}


def test_a_battle_is_named_with_its_round() -> None:
    w = field({"sauron_regular": 3}, {"north_regular": 3})
    put(w, "hollin", nazgul=1)
    hold(w, w.lead[SH], "sh_char_01")
    attack(w)
    assert about(w) == {"origin": "hollin", "target": "trollshaws", "region": "trollshaws", "round": 1}
    assert put_to(w) == "Trollshaws, combat round 1: which combat card do you play?"
    roll(w, sh=[MISS] * 3, fp=[MISS] * 3, sh_again=[MISS])
    pick(w, "none")
    assert put_to(w) == "Trollshaws, after combat round 1: do you fight on or cease the attack?"


def test_a_combat_card_is_offered_by_its_title_in_combat() -> None:
    w = field({"sauron_regular": 3}, {"north_regular": 3})
    put(w, "hollin", nazgul=1)
    hold(w, w.lead[SH], "sh_str_09")
    attack(w)
    view = GAME.view(w, w.lead[SH])
    assert [WotrTable(GAME).option(ENGLISH, view, option) for option in view["ask"]["options"]] == [
        "Play no combat card",
        "Swarm of Bats (“The Shadow is Moving”)",
    ]


def test_who_attacks_is_asked_with_the_way() -> None:
    w = field({"sauron_regular": 3}, {"north_regular": 3})
    w.push(Attack(w.lead[SH], SH))
    w.run()
    assert put_to(w) == "Hollin → Trollshaws: who attacks? The others are the rearguard."


def test_who_advances_is_asked_with_the_way() -> None:
    w = field({"sauron_regular": 3}, {"north_regular": 1})
    roll(w, sh=[HIT, MISS, MISS], fp=[MISS])
    attack(w)
    assert put_to(w) == "Hollin → Trollshaws: who moves into the contested region?"


def test_in_a_siege_nobody_goes_anywhere() -> None:
    w = war(minas_tirith={"sauron_regular": 3}, **{"in:minas_tirith": {"gondor_regular": 2}})
    hold(w, w.lead[SH], "sh_char_01")
    storm(w, "minas_tirith", "in:minas_tirith")
    assert about(w) == {"target": "minas_tirith", "region": "minas_tirith", "round": 1}


@pytest.mark.parametrize(("hits", "says"), [(1, "one hit"), (2, "2 hits")])
def test_hits_are_counted_down(hits: int, says: str) -> None:
    w = field({"sauron_regular": 5}, {"north_regular": 2, "rohan_regular": 2})
    roll(w, sh=[HIT] * hits + [MISS] * (5 - hits), fp=[MISS] * 4)
    attack(w)
    assert put_to(w) == f"Trollshaws, {says} to take: who falls?"
    if hits == 2:
        pick(w, "figure:north-regular")
        assert about(w)["hits"] == 1


def test_too_many_units_are_counted() -> None:
    w = bare()
    put(w, "hollin", sauron_regular=11, isengard_regular=1)
    start(Surplus(SH, at("hollin")), w)
    assert put_to(w) == "Hollin: 2 units too many. Which one returns to the reinforcements?"
    assert put_to(w, GERMAN) == "Hollin: 2 Einheiten zu viel. Welche kehrt zu den Verstärkungen zurück?"


# Characters


def test_characters_on_their_way_are_named() -> None:
    w = bare()
    for name in ("gimli", "legolas", "boromir"):
        send(w, name, "dale")
    start(MoveCompanions(w.lead[FP]), w)
    assert about(w) == {}
    choose(w, "gimli")
    assert put_to(w) == "Gimli: who goes along?"
    choose(w, "legolas", "done")
    assert put_to(w, GERMAN) == "Legolas und Gimli: Wohin?"


def test_those_who_leave_are_named_one_after_the_other() -> None:
    w = start(Separate(0))
    assert put_to(w) == "Who leaves the Fellowship?"
    choose(w, "boromir")
    assert put_to(w) == "Boromir: who else leaves the Fellowship?"
    choose(w, "done")
    assert put_to(w) == "Boromir: where to?"


def test_a_nazgul_is_named_with_where_it_is() -> None:
    w = bare()
    put(w, "hollin", nazgul=1)
    send(w, "witch_king", "moria")
    start(MoveMinions(w.lead[SH]), w)
    assert about(w) == {}
    nazgul = w.clone()
    pick(nazgul, "figure:nazgul@hollin")
    choose(w, "witch_king")
    assert (put_to(nazgul), put_to(w)) == ("Nazgûl, Hollin: where to?", "The Witch-king, Moria: where to?")


def test_who_enters_is_named() -> None:
    w = bare()
    put(w, "hollin", sauron_regular=1)
    put(w, "moria", sauron_regular=1)
    start(EnterPlay(w.lead[SH], WITCH_KING), w)
    assert put_to(w) == "The Witch-king: where does he enter play?"


# The quest


def test_the_progress_is_told_where_it_matters() -> None:
    declared = start(Declare(), progress=2)
    revealed = start(Reveal(), progress=3)
    assert put_to(declared) == "Does the Fellowship (progress 2) declare itself, and where?"
    assert put_to(revealed) == "The Fellowship is revealed (progress 3): where is it found?"


def test_a_way_that_is_named_is_told_from_where_it_has_come_to() -> None:
    w = bare()
    w.house = NAME_THE_WAY
    start(Declare(), w, where="hollin", progress=4)
    choose(w, "dimrill_dale")
    assert put_to(w) == "Hollin → Dimrill Dale: which region is next on the Fellowship’s way?"
    choose(w, "moria", "dimrill_dale")
    assert put_to(w, GERMAN) == "Schattenbachtal: Welche Region kommt als nächste auf dem Weg der Gemeinschaft?"


def test_the_damage_of_a_tile_is_told_as_it_falls() -> None:
    w = hunted(company(bare(), "meriadoc", "gimli"), "std_3_1")
    assert put_to(w) == "The tile does 3 damage: does the Guide use his ability for 1 less?"
    choose(w, "separate", "moria")
    assert put_to(w) == "The tile does 2 damage: who falls to reduce it?"


# Cards


def test_a_card_is_named_as_long_as_it_is_carried_out() -> None:
    w = bare()
    at_war(w, "sauron")
    put(w, "moria", sauron_regular=2)
    put(w, "dimrill_dale", sauron_regular=2)
    event(w, "sh_str_07")
    assert put_to(w) == "“Shadows Gather”: which army moves, and where to?"
    choose_in_event(w, "way:moria>dimrill_dale")
    assert put_to(w) == "Moria → Dimrill Dale: does the army go on?"
    choose_in_event(w, "done")
    assert (about(w)["card"], put_to(w)) == ("sh_str_07", "Moria → Dimrill Dale: who marches?")


def test_the_woses_lead_an_army_on_a_way_of_their_own() -> None:
    w = bare()
    at_war(w, "rohan")
    put(w, "edoras", rohan_regular=2, rohan_leader=1)
    event(w, "fp_str_11")
    assert put_to(w) == "Edoras → Minas Tirith: who marches?"


def test_the_breaking_counts_who_has_still_to_leave() -> None:
    w = company(bare(), "strider", "legolas", "gimli")
    w.hidden = False
    w.ring_bearers = at("lorien")
    next_tiles(w, "std_2_reveal")
    event(w, "sh_char_14")
    assert put_to(w) == "The Fellowship breaks, and 2 Companions have to leave: who?"
    choose_in_event(w, "character:strider")
    assert put_to(w) == "The Fellowship breaks, and one Companion has to leave: who?"


@pytest.mark.parametrize("frame", [GroupMove(), DeadMen()])
def test_groups_that_a_card_moves_are_named(frame: GroupMove | DeadMen) -> None:
    w = bare()
    send(w, "strider", "edoras")
    start(frame.clone(), w)
    assert put_to(w) == "Strider: where to?"


@pytest.mark.parametrize("texts", [ENGLISH, GERMAN])
def test_every_question_of_a_game_can_be_put(texts: Texts) -> None:
    rng = Random(1954)
    w = GAME.new({}, 2, "questions")
    assert isinstance(w, War)
    kinds: set[str] = set()
    while w.ask is not None and w.seq < 2_000:
        seat = w.ask.waiting()[0]
        kinds.add(w.ask.kind)
        assert texts.say(f"wotr-ask-{w.ask.kind}", **GAME.about(w, seat))
        w.play(seat, rng.choice(w.ask.options_of(seat)))
    assert len(kinds) > 30


def test_options_that_do_nothing_say_so() -> None:
    w = bare()
    declining = {WORDS[code] for code in range(len(WORDS)) if describe(w, code).declines}
    assert declining == {"pass", "skip", "none", "no", "cease"}
    assert not describe(w, word("attack")).declines


@pytest.mark.parametrize(
    ("keys", "entries"),
    [
        (["die:event", "play-event"], {"rolled": {"shadow": ["event"]}, "hands": {"shadow": ["sh_str_17"]}}),
        (["die:muster", "bring-minion"], {"rolled": {"shadow": ["muster"]}}),
    ],
)
def test_what_costs_something_is_asked_even_if_there_is_one_answer(keys: list[str], entries: dict[str, Any]) -> None:
    w = position(turn_of="shadow", nations=["isengard 0 active", "southrons_easterlings 0 active"], **entries)
    choose_key(w, *keys)
    assert w.ask is not None
    assert len(w.ask.options_of(w.ask.waiting()[0])) == 1
    assert w.is_weighty()
