"""The log of a mutation run: it goes on where it was, and survivors are found again in functions that were edited."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.mutate import CAUGHT, SURVIVED, UNTESTED, Log, difference, fingerprint, survivors


def test_a_run_goes_on_where_its_log_ends(tmp_path: Path) -> None:
    path = tmp_path / "run.log"
    log = Log(path, "print")
    log.add("a.x_f__mutmut_1", CAUGHT, "-1\n+2\n")
    log.add("a.x_f__mutmut_2", SURVIVED, "-3\n+4\n")
    assert Log(path, "print").results == {"a.x_f__mutmut_1": CAUGHT, "a.x_f__mutmut_2": SURVIVED}


def test_a_log_of_other_files_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.log"
    Log(path, "print")
    with pytest.raises(SystemExit, match="is the log of other files, or of these before they were changed"):
        Log(path, "another")
    source = tmp_path / "a.py"
    source.write_text("1")
    before = fingerprint([source])
    source.write_text("2")
    assert fingerprint([source]) != before


def test_without_a_path_nothing_is_kept_but_known(tmp_path: Path) -> None:
    log = Log(None, "print")
    log.add("a.x_f__mutmut_1", CAUGHT, "")
    assert (log.results, list(tmp_path.iterdir())) == ({"a.x_f__mutmut_1": CAUGHT}, [])


def test_what_no_test_noticed_is_known_by_its_function_and_its_change(tmp_path: Path) -> None:
    log = Log(tmp_path / "run.log", "print")
    for number, result in enumerate((CAUGHT, SURVIVED, UNTESTED), 1):
        log.add(f"a.x_f__mutmut_{number}", result, f"-{number}\n")
    assert survivors(tmp_path / "run.log") == {("a.x_f", "-2\n"), ("a.x_f", "-3\n")}


def answer(number: int = 1) -> int:
    return number + 1


def x_answer__mutmut_1(number: int = 2) -> int:
    return number + 1


def x_answer__mutmut_2(number: int = 1) -> int:
    return number - 1


def test_a_change_is_told_by_its_lines_also_that_of_a_default() -> None:
    assert difference(answer, x_answer__mutmut_2) == "-    return number + 1\n+    return number - 1\n"  # type: ignore[arg-type]
    assert difference(answer, x_answer__mutmut_1) == (  # type: ignore[arg-type]
        "-def answer(number: int = 1) -> int:\n+def answer(number: int = 2) -> int:\n"
    )
