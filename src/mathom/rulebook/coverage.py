"""Which rules have been proven by a test, computed from the last test results.

A rule counts when a test that cites it passed and none that cites it failed. An expected failure is a failure.
"""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TypedDict

from mathom.rulebook.errors import ResultsNotFound
from mathom.rulebook.ids import GAMES
from mathom.rulebook.library import rules

RESULTS = Path(".mathom", "test-results.json")

PASSED = "passed"
FAILURES = frozenset({"failed", "xfailed"})


class Verdict(TypedDict):
    """How one test ended and the rules it cites."""

    outcome: str
    rules: list[str]


class Coverage(TypedDict):
    rules: int
    tested: int
    missing: list[str]


class RuleCoverage(Coverage):
    """`later` are the rules that are not played, by the reason; they are not among the missing ones."""

    later: dict[str, list[str]]


def find_results(start: Path) -> Path:
    """The results file of the project that `start` lies in."""
    for folder in (start, *start.parents):
        if (folder / RESULTS).is_file():
            return folder / RESULTS
    raise ResultsNotFound("There are no test results here. Run 'python3 dev.py test' in the project first.")


def read_results(path: Path) -> dict[str, Verdict]:
    """Test node ids with what they cite and how they ended."""
    try:
        results: dict[str, Verdict] = json.loads(path.read_text(encoding="utf-8"))["tests"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ResultsNotFound(f"{path} cannot be read as test results. Run 'python3 dev.py test' again.") from error
    return results


def proven(results: Iterable[Verdict]) -> set[str]:
    passed: set[str] = set()
    failed: set[str] = set()
    for result in results:
        if result["outcome"] == PASSED:
            passed.update(result["rules"])
        elif result["outcome"] in FAILURES:
            failed.update(result["rules"])
    return passed - failed


def proven_parts(path: Path, parts: dict[str, dict[str, list[str]]]) -> dict[str, Coverage]:
    """By group: a part is proven when all that it cites is."""
    tested = proven(read_results(path).values())
    report: dict[str, Coverage] = {}
    for group, wanted in parts.items():
        missing = [name for name, citations in wanted.items() if not tested.issuperset(citations)]
        report[group] = {"rules": len(wanted), "tested": len(wanted) - len(missing), "missing": missing}
    return report


def coverage(path: Path, later: Mapping[str, str] = MappingProxyType({})) -> dict[str, RuleCoverage]:
    """By prefix; the rules are in reading order. `later` gives the reasons why some are not played."""
    tested = proven(read_results(path).values())
    report: dict[str, RuleCoverage] = {}
    for prefix, game in GAMES.items():
        ids = [rule.id for rule in rules(game)]
        unproven = [rule_id for rule_id in ids if rule_id not in tested]
        waiting: dict[str, list[str]] = {}
        for rule_id in unproven:
            if rule_id in later:
                waiting.setdefault(later[rule_id], []).append(rule_id)
        report[prefix] = {
            "rules": len(ids),
            "tested": len(ids) - len(unproven),
            "missing": [rule_id for rule_id in unproven if rule_id not in later],
            "later": waiting,
        }
    return report
