import json
from pathlib import Path

import pytest

from mathom.rulebook import ResultsNotFound, rules
from mathom.rulebook.coverage import RESULTS, RuleCoverage, Verdict, coverage, find_results


def write(folder: Path, *tests: Verdict) -> Path:
    path = folder / RESULTS
    path.parent.mkdir()
    path.write_text(json.dumps({"tests": {f"test_{number}": test for number, test in enumerate(tests)}}))
    return path


def passed(*ids: str) -> Verdict:
    return {"outcome": "passed", "rules": list(ids)}


def expected(prefix: str, *tested: str) -> RuleCoverage:
    ids = [rule.id for rule in rules(prefix)]
    missing = [rule_id for rule_id in ids if rule_id not in tested]
    return {"rules": len(ids), "tested": len(tested), "missing": missing, "later": {}}


def test_a_passed_test_proves_the_rules_it_cites(tmp_path: Path) -> None:
    path = write(tmp_path, passed("FE-1.1", "WR-2.1"), passed("FE-1.1", "FE-3.1"), passed())
    assert coverage(path) == {
        "FE": expected("FE", "FE-1.1", "FE-3.1"),
        "WR": expected("WR", "WR-2.1"),
        "TA": expected("TA"),
        "RI": expected("RI"),
        "ME": expected("ME"),
    }


@pytest.mark.parametrize("outcome", ["failed", "xfailed"])
def test_one_failure_outweighs_all_passes(tmp_path: Path, outcome: str) -> None:
    path = write(tmp_path, passed("FE-1.1", "FE-1.2"), {"outcome": outcome, "rules": ["FE-1.1"]}, passed("FE-1.1"))
    assert coverage(path)["FE"] == expected("FE", "FE-1.2")


@pytest.mark.parametrize("outcome", ["skipped", "xpassed"])
def test_other_outcomes_count_as_nothing(tmp_path: Path, outcome: str) -> None:
    path = write(tmp_path, passed("FE-1.1"), {"outcome": outcome, "rules": ["FE-1.1", "FE-1.2"]})
    assert coverage(path)["FE"] == expected("FE", "FE-1.1")


def test_a_cited_id_that_is_gone_counts_as_nothing(tmp_path: Path) -> None:
    assert coverage(write(tmp_path, passed("FE-99.1")))["FE"] == expected("FE")


def test_a_rule_that_is_not_played_is_not_missing_but_listed_with_its_reason(tmp_path: Path) -> None:
    path = write(tmp_path, passed("FE-1.1"))
    found = coverage(path, {"FE-1.1": "proven all the same", "FE-1.3": "later", "FE-1.2": "later"})["FE"]
    assert found["later"] == {"later": ["FE-1.2", "FE-1.3"]}
    assert found["missing"] == expected("FE", "FE-1.1", "FE-1.2", "FE-1.3")["missing"]
    assert found["tested"] == 1


def test_the_results_are_found_from_a_folder_inside_the_project(tmp_path: Path) -> None:
    path = write(tmp_path, passed())
    inside = tmp_path / "docs" / "rules"
    inside.mkdir(parents=True)
    assert find_results(inside) == path


def test_missing_results_say_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(ResultsNotFound, match=r"Run 'python3 dev\.py test'"):
        find_results(tmp_path)


def test_damaged_results_say_what_to_do(tmp_path: Path) -> None:
    path = write(tmp_path)
    path.write_text("[")
    with pytest.raises(ResultsNotFound, match=r"Run 'python3 dev\.py test' again"):
        coverage(path)
