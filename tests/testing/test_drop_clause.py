"""Without what carries out a clause, the tests of its card fail; without a test, the tool says so."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.kernel.barrows import GAME
from tools.drop_clauses import UNNOTICED, UNTESTED, clauses_of, wanted

from mathom.kernel import Game, game

BARROWS = "tests.kernel.barrows:GAME"
CARDS = "tests/kernel/test_barrow_cards.py"


@pytest.mark.parametrize(
    ("clause", "tests", "found"),
    [
        ("blade.2", CARDS, None),
        ("blade.2", f"{CARDS}::test_great_axe_cannot_be_paid_by_a_tapped_captain", UNTESTED),
        ("great-axe.2", f"{CARDS}::test_great_axe_cannot_be_paid_by_a_tapped_captain", UNNOTICED),
    ],
)
def test_the_tests_of_a_card_run_without_one_of_its_clauses(clause: str, tests: str, found: str | None) -> None:
    command = [sys.executable, "-m", "tools.drop_clauses", BARROWS, clause, "--tests", tests]
    ran = subprocess.run(command, capture_output=True, text=True)
    said = [line for line in ran.stdout.splitlines() if line.startswith(clause) or line.endswith("noticed")]
    if found is None:
        assert (said, ran.returncode) == (["1 of 1 clauses are noticed"], 0)
    else:
        assert (said, ran.returncode) == ([f"{clause}: {found}", "0 of 1 clauses are noticed"], 1)


def test_nothing_is_written_down_of_such_a_run() -> None:
    results = Path(".mathom/test-results.json")
    before = results.stat().st_mtime_ns if results.exists() else None
    subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-x", f"--drop-clause={BARROWS}:blade.2", CARDS], capture_output=True
    )
    assert (results.stat().st_mtime_ns if results.exists() else None) == before


def test_all_clauses_of_a_game_are_found_and_some_are_wanted() -> None:
    clauses = clauses_of(GAME)
    assert {"blade.1", "blade.2", "frost.4"} <= set(clauses)
    assert "fp_char_06.condition" in clauses_of(game("wotr"))
    assert [wanted("blade.1", only) for only in ([], ["blade"], ["blade.1"], ["wolf"], ["blade.2"])] == [
        True,
        True,
        True,
        False,
        False,
    ]


def test_most_games_have_no_clauses_to_drop() -> None:
    assert Game().incomplete({}) == {}
    with pytest.raises(NotImplementedError):
        Game().drop_clause("x.1")
