"""Tells which clauses of cards no test notices when they are gone.

Usage: python -m tools.drop_clauses GAME [CLAUSE or CARD...] --tests FOLDER... [--jobs 2]

For each clause the card's tests run without what carries it out; one of them must fail. They are collected once, and
each clause is dropped in a fork (POSIX). pytest's option --drop-clause of this project does the same for one clause,
with all that pytest tells. GAME is the id of an installed game, or ``package.module:name``.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest
from tools.forks import HUNG, PASSED, Forks

from mathom.kernel import Game, game, registered
from mathom.testing.plugin import is_about

NOTICED, UNNOTICED, UNTESTED = "noticed", "no test notices", "no test"
FAILS = "its tests fail without it being dropped"
SECONDS = 60  # of the slowest card's tests, with a wide margin


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("only", nargs="*", help="clauses or cards; all if none are named")
    parser.add_argument("--tests", nargs="+", required=True)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    found = registered(args.game) if ":" in args.game else game(args.game)
    clauses = [clause for clause in clauses_of(found) if wanted(clause, args.only)]
    loop = Run(found, clauses, args.jobs)
    code = pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:xdist", *args.tests], plugins=[loop])
    if code != 0 or not loop.verdicts:
        return 2
    for clause, verdict in loop.verdicts.items():
        if verdict != NOTICED:
            print(f"{clause}: {verdict}")
    noticed = list(loop.verdicts.values()).count(NOTICED)
    print(f"{noticed} of {len(clauses)} clauses are noticed")
    return 0 if noticed == len(clauses) else 1


def clauses_of(found: Game) -> list[str]:
    """All clauses of all cards of the game that something carries out."""
    module: Any = import_module(type(found).__module__)
    if not hasattr(module, "clause_map"):
        home = f"{module.__name__.rpartition('.')[0]}.cards"
        names = [name for name in (f"{home}.decks", f"{home}.clauses") if find_spec(name) is not None]
        module = import_module(names[0])
    maps = [module.clause_map(), *([module.other_clauses()] if hasattr(module, "other_clauses") else [])]
    return [clause for each in maps for clause in each.carried_out]


def wanted(clause: str, only: list[str]) -> bool:
    return not only or clause in only or card_of(clause) in only


def card_of(clause: str) -> str:
    return clause.rpartition(".")[0]


class Run:
    """Takes the place of pytest's own loop over the tests."""

    def __init__(self, found: Game, clauses: list[str], jobs: int) -> None:
        self.game = found
        self.clauses = clauses
        self.jobs = jobs
        self.verdicts: dict[str, str] = {}

    def pytest_runtestloop(self, session: Any) -> bool | None:
        if session.testsfailed:
            return None
        ended: dict[str, str] = {}
        forks = Forks(self.jobs, ended.__setitem__)
        about = {card: [item for item in session.items if is_about(card, item)] for card in self.cards()}
        for card, tests in about.items():
            forks.start(card, lambda: None, tests, SECONDS)
        for clause in self.clauses:
            forks.start(clause, partial(self.game.drop_clause, clause), about[card_of(clause)], SECONDS)
        forks.wait_for_all()
        for clause in self.clauses:
            card = card_of(clause)
            passed, anyway = ended[clause] == PASSED, ended[card] == PASSED
            said = UNNOTICED if passed else NOTICED if anyway else FAILS
            self.verdicts[clause] = said if about[card] else UNTESTED
            if ended[clause] == HUNG:
                print(f"{clause}: its tests never ended", flush=True)
        return True

    def cards(self) -> list[str]:
        return list(dict.fromkeys([card_of(clause) for clause in self.clauses]))


if __name__ == "__main__":
    sys.exit(main())
