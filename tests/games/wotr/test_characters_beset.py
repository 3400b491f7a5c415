"""Chapter 7: Characters where cards, sieges and rounds meet, and what is said of who cannot move."""

from typing import Any

import pytest
from tests.games.wotr.helpers import at
from tests.games.wotr.plain_box import CHARACTER_NAMES
from tests.games.wotr.playing import asked, choose, keys, names, position, why_not

from mathom.games.wotr.state import War
from mathom.testing import part, rule


def where(w: War, name: str) -> int:
    return w.character_at[CHARACTER_NAMES.index(name)]


def die(face: str, side: str, **entries: Any) -> War:
    """At the question what to do with the die."""
    w = position(rolled={side: [face, "event"]}, **{"clear": True, **entries})
    choose(w, f"die:{face}")
    return w


# Entering


@part("sh_char_22.event")
@rule("WR-7.9", "WR-6.12")
def test_wormtongue_keeps_rohan_asleep_even_when_the_witch_king_comes() -> None:
    w = die(
        "muster",
        "shadow",
        figures=["angmar sauron-regular 1"],
        nations=["sauron 0 active", "elves 0 active", "rohan 2 passive"],
        characters=["saruman orthanc"],
        in_play=["sh_char_22"],
    )
    told = choose(w, "bring-minion", "character:witch_king")
    assert w.active == [True, True, True, True, False, True, True, True]
    assert "card-left-play" not in names(told)


@rule("WR-7.8", "WR-2.28")
def test_the_witch_king_may_enter_with_a_besieged_sauron_army() -> None:
    w = die(
        "muster",
        "shadow",
        figures=["moria elves-regular 3", "in:moria sauron-regular 1"],
        nations=["sauron 0 active", "elves 0 active"],
    )
    choose(w, "bring-minion", "character:witch_king")
    assert where(w, "witch_king") == at("in:moria")


# On their way


@rule("WR-7.18")
def test_only_who_starts_in_the_same_region_joins_a_group() -> None:
    w = die("character", "free_peoples", characters=["legolas dale", "gimli erebor"])
    choose(w, "move-companions", "character:legolas")
    assert asked(w)[1] == "companion-goal"


@rule("WR-7.22", "WR-7.17")
def test_who_asks_why_a_companion_stays_out_or_inside_hears_of_the_siege() -> None:
    w = die(
        "character",
        "free_peoples",
        figures=["minas_tirith sauron-regular 3", "in:minas_tirith gondor-regular 1"],
        characters=["boromir in:minas_tirith", "strider osgiliath"],
    )
    choose(w, "move-companions")
    assert why_not(w, "character:boromir") == ("WR-7.22", "WR-7.32")
    assert why_not(w, "character:gimli") == ("WR-7.12",)
    choose(w, "character:strider")
    assert why_not(w, "region:minas_tirith") == ("WR-7.22", "WR-7.32")
    assert why_not(w, "region:the_shire") == ("WR-7.17", "WR-7.29")


@rule("WR-7.29")
def test_the_mouth_of_sauron_moves_once_with_a_die() -> None:
    w = die("character", "shadow", characters=["mouth_of_sauron barad_dur"])
    choose(w, "move-minions", "character:mouth_of_sauron", "region:gorgoroth")
    assert asked(w) == ("shadow", "turn")


@rule("WR-7.32", "WR-7.29")
@pytest.mark.parametrize(("place", "intent"), [("in:morannon", ""), ("dagorlad", "region:morannon")])
def test_who_asks_why_the_mouth_of_sauron_stays_out_or_inside_hears_of_the_siege(place: str, intent: str) -> None:
    siege = ["morannon gondor-regular 3", "in:morannon sauron-regular 1", "nurn nazgul 1"]
    w = die("character", "shadow", figures=siege, characters=[f"mouth_of_sauron {place}"])
    choose(w, "move-minions")
    assert why_not(w, f"character:mouth_of_sauron {intent}") == ("WR-7.22", "WR-7.32")
    assert why_not(w, "character:saruman") == ("WR-7.28", "WR-7.15")
    if intent:
        assert why_not(w, "character:mouth_of_sauron region:umbar") == ("WR-7.17", "WR-7.29")
        assert why_not(w, "character:mouth_of_sauron region:minas_tirith") == ("WR-7.26", "WR-7.33")


# The Mouth of Sauron lends a die


@rule("WR-7.55", "WR-6.8")
@pytest.mark.parametrize("first_use", ["move-army", "attack", "play-event"])
def test_after_an_attack_a_march_or_an_army_card_the_mouth_of_sauron_lends_no_other_die(first_use: str) -> None:
    w = position(
        clear=True,
        figures=["nurn sauron-regular 2", "osgiliath gondor-regular 5", "south_ithilien sauron-regular 5"],
        nations=["sauron 0 active"],
        characters=["mouth_of_sauron barad_dur"],
        hands={"shadow": ["sh_str_07", "sh_str_08"]},
        rolled={"shadow": ["muster", "muster"]},
    )
    choose(w, "die:muster")
    assert {"move-army", "attack", "play-event"} <= set(keys(w))
    choose(w, first_use)
    while asked(w) != ("shadow", "turn"):
        choose(w, keys(w)[-1])
    choose(w, "die:muster")
    assert (why_not(w, "move-army"), why_not(w, "attack")) == (("WR-7.55",), ("WR-7.55",))
    assert why_not(w, "play-event") == ("WR-6.8",)


@rule("WR-7.55")
def test_the_mouth_of_sauron_lends_a_die_again_in_the_next_round() -> None:
    w = position(
        {"dice.free_peoples": [[0] * 4], "dice.shadow": [[2] * 8]},
        clear=True,
        figures=["nurn sauron-regular 2"],
        nations=["sauron 0 active"],
        characters=["mouth_of_sauron barad_dur"],
        rolled={"shadow": ["muster"]},
    )
    choose(w, "die:muster", "move-army", "way:nurn>gorgoroth", "all")
    choose(w, "no", "character:gandalf_the_grey", "number:0", "die:character", "skip", "die:muster")
    assert (w.turn, "move-army" in keys(w)) == (2, True)


@rule("WR-7.55", "WR-5.24")
def test_a_muster_card_is_played_without_his_help() -> None:
    w = position(
        clear=True,
        figures=["nurn sauron-regular 2"],
        nations=["sauron 0 active"],
        characters=["mouth_of_sauron barad_dur"],
        hands={"shadow": ["sh_str_05"]},
        rolled={"shadow": ["muster", "muster"]},
    )
    choose(w, "die:muster", "play-event", "card:sh_str_05", "die:muster")
    assert "move-army" in keys(w)


# Boromir, Legolas and Gimli


@part("sh_str_05.discard")
@rule("WR-7.43", "WR-6.16")
def test_a_companion_who_advances_his_nation_ends_threats_and_promises() -> None:
    w = die("event", "free_peoples", characters=["boromir pelargir"], in_play=["sh_str_05"])
    told = choose(w, "character:boromir")
    assert names(told) == ["die-used", "advanced", "card-left-play"]
