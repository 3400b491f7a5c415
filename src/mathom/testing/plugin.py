"""A pytest plugin that writes down which tests cite which rules and how they ended.

The results lie in `.mathom/test-results.json` below the root folder. A full run replaces the file; a run that selects,
deselects or stops early only updates the tests that ran. Under pytest-xdist the workers collect and the controller,
which sees every report, writes.
"""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from mathom import rulebook
from mathom.kernel import game, registered
from mathom.rulebook import coverage
from mathom.rulebook.coverage import RESULTS, Verdict

WORKER_KEY = "mathom_rules"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--drop-clause", help="GAME:CLAUSE: run a card's tests without what carries out one of its clauses"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the numbered rules that this test proves")
    config.addinivalue_line("markers", "part(*ids): the parts of a game, such as cards, that this test proves")
    dropped = config.getoption("--drop-clause")
    if dropped:
        # What these tests say is about a card that does not exist, so nothing is written down.
        config.pluginmanager.register(TestsOfOneCard(dropped), "mathom-tests-of-one-card")
    else:
        config.pluginmanager.register(RuleRecorder(config), "mathom-rule-recorder")


class TestsOfOneCard:
    """Drops a clause of a card, and selects the tests that name the card or cite one of its clauses."""

    __test__ = False

    def __init__(self, dropped: str) -> None:
        place, _, clause = dropped.rpartition(":")
        found = registered(place) if ":" in place else game(place)
        found.drop_clause(clause)
        self.card = clause.rpartition(".")[0]

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        about = [item for item in items if is_about(self.card, item)]
        config.hook.pytest_deselected(items=[item for item in items if item not in about])
        items[:] = about


def is_about(card: str, item: pytest.Item) -> bool:
    """Whether the test names the card or cites one of its clauses."""
    cited = [str(part) for mark in item.iter_markers("part") for part in mark.args]
    named = card.replace("-", "_") in item.nodeid or card in item.nodeid
    return named or any(part == card or part.startswith(f"{card}.") for part in cited)


class RuleRecorder:
    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.cited: dict[str, list[str]] = {}
        self.outcomes: dict[str, str] = {}
        self.partial = False

    def pytest_deselected(self) -> None:
        self.partial = True

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.partial |= report.failed

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        self.cited = {item.nodeid: cited_rules(item) for item in items}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.outcome == "rerun":  # type: ignore[comparison-overlap]  # a word of pytest-rerunfailures
            self.outcomes.pop(report.nodeid, None)
            return
        self.outcomes[report.nodeid] = combined(self.outcomes.get(report.nodeid), outcome(report))

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """A worker of pytest-xdist has ended; one that crashed left no message."""
        message = getattr(node, "workeroutput", {}).get(WORKER_KEY)
        if message:
            self.cited.update(message["cited"])
            self.partial |= message["partial"]

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self) -> None:
        worker_output = getattr(self.config, "workeroutput", None)
        if worker_output is not None:
            worker_output[WORKER_KEY] = {"cited": self.cited, "partial": self.partial}
        elif self.outcomes:
            self.write(self.config.rootpath / RESULTS)

    def write(self, path: Path) -> None:
        kept = {} if self.is_full_run() else earlier_results(path)
        for test, ending in self.outcomes.items():
            known = kept[test]["rules"] if test in kept else []
            kept[test] = {"outcome": ending, "rules": self.cited.get(test, known)}
        path.parent.mkdir(exist_ok=True)
        # Two runs at once must not leave a half-written file.
        draft = path.with_suffix(f".{os.getpid()}")
        draft.write_text(json.dumps({"tests": dict(sorted(kept.items()))}, indent=1) + "\n", encoding="utf-8")
        draft.replace(path)

    def is_full_run(self) -> bool:
        config = self.config
        chosen = config.args_source is pytest.Config.ArgsSource.ARGS
        ignored = config.getoption("ignore") or config.getoption("ignore_glob")
        elsewhere = config.invocation_params.dir != config.rootpath
        everything_ran = set(self.cited) == set(self.outcomes)
        return everything_ran and not (chosen or ignored or elsewhere or self.partial)


def cited_rules(item: pytest.Item) -> list[str]:
    ids = dict.fromkeys(rule_id for mark in item.iter_markers("rule") for rule_id in mark.args)
    for rule_id in ids:
        try:
            rulebook.rule(rule_id)
        except rulebook.UnknownRule as error:
            raise pytest.UsageError(f"{item.nodeid}: {error}") from None
    parts = {part for mark in item.iter_markers("part") for part in mark.args}
    return [*sorted(ids), *sorted(parts)]


def outcome(report: pytest.TestReport) -> str:
    if hasattr(report, "wasxfail"):
        return "xpassed" if report.passed else "xfailed"
    return report.outcome


def combined(earlier: str | None, now: str) -> str:
    """Of set-up, call and tear-down the first that did not simply pass decides, and a failure always does."""
    if earlier is None or earlier == coverage.PASSED or now == "failed":
        return now
    return earlier


def earlier_results(path: Path) -> dict[str, Verdict]:
    try:
        return coverage.read_results(path)
    except rulebook.ResultsNotFound:
        return {}
