"""What a game's box holds and how its options are numbered."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mathom.kernel.codes import Codes
from mathom.kernel.facts import Facts


def test_a_fact_table_is_read_from_the_home_of_its_game(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "cards.json").write_text(json.dumps({"names": ["Éowyn"]}, ensure_ascii=False), "utf-8")
    assert Facts(tmp_path).table("cards") == {"names": ["Éowyn"]}


def test_tables_that_do_not_fit_together_are_told_with_their_game() -> None:
    facts = Facts(Path("games") / "shire")
    facts.check(True, "one hobbit is missing")
    with pytest.raises(ValueError, match=r"^the fact tables of shire are wrong: one hobbit is missing$"):
        facts.check(False, "one hobbit is missing")


def test_families_of_options_follow_each_other_without_a_gap() -> None:
    codes = Codes()
    assert codes.end == 0
    assert [codes.family("word", 2), codes.family("none", 0), codes.family("region", 3), codes.family("word", 1)] == [
        0,
        2,
        2,
        5,
    ]
    assert codes.end == 6
    families = ["", "word", "word", "region", "region", "region", "word", ""]
    assert [codes.family_of(code) for code in range(-1, 7)] == families
