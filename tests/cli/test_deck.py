"""``mathom deck``: decks are checked, read and written."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Mathom

from mathom.effects import COMPLETE
from mathom.games.meccg.decks import built_in, deck_from, read_deck, write_deck
from mathom.games.meccg.start.bring import brought_pair
from mathom.games.meccg.status import status_of
from mathom.testing import rule


def test_a_built_in_deck_is_legal(mathom: Mathom) -> None:
    assert mathom("deck", "check", "challenge-a") == (0, "Stewards of Gondor: the deck is legal.\n", "")


def test_cards_that_do_not_work_yet_are_told_and_are_no_fault(mathom: Mathom) -> None:
    lacking = [card for card in built_in("challenge-d").section("resources") if status_of(card).status != COMPLETE]
    ran = mathom("deck", "check", "challenge-d")
    assert ran.code == 0
    assert "cards do not work as printed yet: " in ran.out
    assert all(card in json.loads(mathom("deck", "check", "challenge-d", "--json").out)["lacking"] for card in lacking)
    assert "Karten tun noch nicht alles" in mathom("deck", "check", "challenge-d", "--lang", "de").out


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


def test_a_deck_is_checked_for_the_table_that_it_is_meant_for(mathom: Mathom, tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    text = write_deck(built_in("challenge-a")).replace("tw-332 = 3", "tw-332 = 2").replace("dm-97 = 1", "")
    file.write_text(text, "utf-8")
    assert mathom("deck", "check", str(file)).code == 1
    assert mathom("deck", "check", str(file), "--variant", "rules=standard").code == 0
    assert mathom("deck", "check", str(file), "--variant", "rules=casual").code == 2


@rule("ME-33.1", "ME-33.3")
def test_two_decks_in_one_file_are_checked_for_a_general_opponent_tournament(mathom: Mathom, tmp_path: Path) -> None:
    file = tmp_path / "pair.toml"
    text = write_deck(deck_from(brought_pair("challenge-a", "challenge-c")))
    file.write_text(text, "utf-8")
    assert mathom("deck", "check", str(file), "--variant", "general_opponent=true").code == 0
    file.write_text(text.replace('against_fallen_wizards = "first"\n', ""), "utf-8")
    ran = mathom("deck", "check", str(file), "--variant", "general_opponent=true", "--lang", "de")
    assert (ran.code, ran.out.startswith("ME-33.3  Die Datei muss sagen, welches Deck gegen")) == (1, True)
    ran = mathom("deck", "check", "challenge-a", "--variant", "general_opponent=true")
    assert (ran.code, ran.out.startswith("ME-33.1  For a General Opponent tournament two decks")) == (1, True)
    ran = mathom("deck", "export", str(file), "--as", "list")
    assert "a list has one deck, and this file has two; write it as toml" in ran.err
