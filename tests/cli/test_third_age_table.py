"""Das Ende des Dritten Zeitalters in the terminal: asked for by the name of its box, with its pieces told."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.cli.conftest import Mathom
from tests.cli.test_wotr_table import drawn, line_with

from mathom.games.wotr.game import GAME
from mathom.games.wotr.state import War
from mathom.kernel import Chance

POSITION: dict[str, Any] = {
    "clear": True,
    "turn_of": "shadow",
    "figures": ["helms_deep dunlending 3", "helms_deep isengard-regular 2", "in:helms_deep rohan-regular 1"],
    "characters": ["galadriel lorien", "balrog moria"],
    "rolled": {"shadow": ["muster", "army"]},
    "supplement": {
        "factions": ["corsairs"],
        "ships": ["umbar 2", "anfalas 1"],
        "ents": ["fangorn 3"],
        "towers": ["helms_deep 2"],
        "catapults": ["helms_deep 1"],
        "we_shall_get_it": True,
    },
}


def view() -> dict[str, Any]:
    state = GAME.begin({"third_age": True}, 2, Chance("terminal"))
    assert isinstance(state, War)
    GAME.arrange(state, POSITION)
    state.run()
    return GAME.view(state, 1)


def test_pieces_that_belong_to_no_army_are_told_by_region() -> None:
    shown = drawn(view(), width=90)
    assert line_with("Factions", shown).split(" · ")[1] == "Corsairs of Umbar (in play)"
    assert "Hillmen of Dunland (not in play yet)" in line_with("Factions", shown)
    people = re.sub(r"\s+", " ", shown[shown.index("Characters of the expansion") :])
    assert people.startswith(
        "Characters of the expansion: Sméagol (not in play yet) · Lady Galadriel (Lórien) · "
        "The Witch-king, Chief of the Ringwraiths (not in play yet) · The Balrog of Moria (Moria)"
    ), people[:200]
    assert line_with("Ships", shown).rstrip() == "Ships: Anfalas 1, Umbar 2"
    assert line_with("Ents:", shown).rstrip() == "Ents: Fangorn 3"
    assert line_with("Siege Towers", shown).rstrip() == "Siege Towers: Helm’s Deep 2"
    assert line_with("Catapults", shown).rstrip() == "Catapults: Helm’s Deep 1"
    assert "We Shall Get It" in shown
    assert "Is 2R 3D (besieged: Ro 1R)" in shown
    assert "Galadriel" in line_with("Lórien [", shown)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_it_speaks_both_languages(lang: str) -> None:
    assert max(len(line) for line in drawn(view(), lang, 80).splitlines()) <= 80


def test_it_is_played_by_the_name_of_its_box(mathom: Mathom) -> None:
    ran = mathom("play", "third_age", "--seats", "Ann,scripted", "--seed", "age", "--lang", "en", typed="")
    assert "Factions: Hillmen of Dunland (not in play yet)" in ran.out
    listed = mathom("games", "--lang", "en")
    assert "With the expansion “Twilight of the Third Age”: mathom play third_age" in listed.out
