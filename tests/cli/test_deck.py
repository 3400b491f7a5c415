"""``mathom deck``: decks are checked, read and written."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Mathom

from mathom.games.meccg.decks import built_in, read_deck, write_deck


def test_a_built_in_deck_is_legal(mathom: Mathom) -> None:
    assert mathom("deck", "check", "challenge-a") == (0, "Stewards of Gondor: the deck is legal.\n", "")


def test_faults_are_told_with_their_rules_in_both_languages(mathom: Mathom, tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(write_deck(built_in("challenge-a")).replace("tw-332 = 3", "tw-332 = 4"), "utf-8")
    ran = mathom("deck", "check", str(file))
    assert ran.code == 1
    assert "ME-2.1  Resources: Stealth is in the deck 4 times; at most 3 copies are allowed.\n" in ran.out
    assert ran.out.endswith("Stewards of Gondor: 2 faults.\n")
    ran = mathom("deck", "check", str(file), "--lang", "de")
    assert (
        "ME-2.39  Gefahren: Es sind 30 Gefahrenkarten und 31 Unterstützungskarten; es müssen gleich viele sein."
        in ran.out
    )


def test_the_opponent_matters(mathom: Mathom, tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    text = write_deck(built_in("challenge-a")).replace("tw-72 = 1", "tw-66 = 1")
    file.write_text(text, "utf-8")
    assert mathom("deck", "check", str(file)).code == 0
    ran = mathom("deck", "check", str(file), "--against", "minion", "--json")
    assert ran.code == 1
    assert [fault["rule"] for fault in json.loads(ran.out)["faults"]] == ["ME-2.46"]
    ran = mathom("deck", "check", str(file), "--against", "ents")
    assert (ran.code, ran.err) == (2, "--against cannot be “ents”. It is one of hero, minion, fallen-wizard, balrog.\n")


def test_a_list_is_imported_and_exported(mathom: Mathom, tmp_path: Path) -> None:
    deck = built_in("challenge-g")
    listed, own = tmp_path / "list.txt", tmp_path / "own.toml"
    ran = mathom("deck", "export", "challenge-g", "--as", "list", "--out", str(listed), "--lang", "de")
    assert ran == (0, "", "")
    assert "Unterstützung (30)" in listed.read_text("utf-8")
    assert mathom("deck", "import", str(listed), "--out", str(own)).code == 0
    assert read_deck(own.read_bytes()).deck.resources == deck.resources
    shown = mathom("deck", "export", str(own), "--as", "gccg").out
    assert read_deck(shown).deck.hazards == deck.hazards
    assert mathom("deck", "export", str(own), "--as", "pdf").code == 2


def test_lines_without_a_card_come_with_suggestions(mathom: Mathom, tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_text("1 Gandalf\n2 Barrow-wihgt\n", "utf-8")
    ran = mathom("deck", "import", str(file))
    assert ran.code == 1
    assert ran.err == "Line 2 means no card: 2 Barrow-wihgt (perhaps Barrow-wight, Barrow-downs?)\n"
    assert "tw-156 = 1  # Gandalf" in ran.out


def test_files_that_are_none_are_refused_in_a_sentence(mathom: Mathom, tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    file.write_bytes(b"\x00\x01")
    ran = mathom("deck", "check", str(file))
    assert (ran.code, ran.out) == (2, "")
    assert "it is not a text" in ran.err
    assert "There is no file" in mathom("deck", "check", str(tmp_path / "none")).err
    assert mathom("deck", "check", str(tmp_path)).code == 2
    assert mathom("deck", "check", "a\0b").code == 2
    assert mathom("deck", "import", "challenge-a", "--out", str(tmp_path / "no" / "where")).code == 2
