"""Tells which changes to the code no test notices.

Usage: python -m tools.mutate FILE... --tests FOLDER... [--jobs 2] [--sample N [--seed N]] [--survivors FILE]
       [--again FILE]

The mutants are mutmut's. Its runner starts pytest for each of them, which takes longer than most of our tests; here the
tests are collected once, and each mutant is a fork that runs the tests of the changed function, the quickest first.
Needs `pip install -e '.[test,mutation]'`, and POSIX.
"""

from __future__ import annotations

import argparse
import difflib
import inspect
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

from tools.forks import FAILED, PASSED, Forks, in_child, passes
from tools.forks import HUNG as FORK_HUNG

ROOT = Path(__file__).resolve().parents[1]
CAUGHT, HUNG, SURVIVED, UNTESTED = "caught", "hung", "survived", "never called"
VERDICTS = {FAILED: CAUGHT, FORK_HUNG: HUNG, PASSED: SURVIVED}

Function = Callable[..., Any]
# Every function that has mutants: itself, and its variants by name.
mutable: list[tuple[FunctionType, dict[str, FunctionType]]] = []


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--tests", nargs="+", required=True)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--sample", type=int, help="only so many mutants, drawn at random")
    parser.add_argument("--seed", type=int, default=1, help="of the drawing, so that another sample is a fresh one")
    parser.add_argument("--survivors", type=Path, help="where the changes go that no test noticed")
    parser.add_argument("--again", type=Path, help="only the survivors that this file lists")
    args = parser.parse_args()
    survivors = args.survivors.resolve() if args.survivors else None
    again = set(re.findall(r"^(\S+__mutmut_\d+): ", args.again.read_text(), re.M)) if args.again else None
    with tempfile.TemporaryDirectory() as place:
        copy_project(Path(place))
        os.chdir(place)
        sys.path[:0] = [str(Path(place, "src")), place]
        for file in args.files:
            write_mutants(file)
        return run(args.tests, Run(args.jobs, again, survivors, args.sample, args.seed))


def copy_project(place: Path) -> None:
    """What git knows, as it is now, so that a run sees no later edits."""
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, names.split("\0")):
        if (ROOT / name).exists():
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, place / name)


def write_mutants(file: Path) -> None:
    from mutmut.mutation.file_mutation import mutate_file_contents

    file.write_text(mutate_file_contents(str(file), file.read_text("utf-8")).code, "utf-8")


def remember(mutants: dict[str, FunctionType], is_classmethod: bool = False) -> Callable[[Function], Function]:
    """In the place of mutmut's trampoline, which would cost every call: the function stays as it is until changed."""

    def keep(function: Function) -> Function:
        assert isinstance(function, FunctionType), function
        mutable.append((function, mutants))
        return function

    return keep


def run(tests: list[str], loop: Run) -> int:
    import mutmut.mutation.trampoline as trampoline
    import pytest

    trampoline.wrap_in_trampoline = remember
    quiet = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    return int(pytest.main([*quiet, *tests], plugins=[loop]))


class Run:
    """Takes the place of pytest's own loop over the tests."""

    def __init__(
        self, jobs: int, again: set[str] | None, survivors: Path | None, sample: int | None = None, seed: int = 1
    ) -> None:
        self.forks = Forks(jobs)
        self.again = again
        self.survivors = survivors
        self.sample = sample
        self.seed = seed
        self.untested: list[str] = []

    def pytest_runtestloop(self, session: Any) -> bool | None:
        if session.testsfailed:
            return None
        items = {item.nodeid: item for item in session.items}
        mutants = {
            name: (function, variant) for function, variants in mutable for name, variant in named(function, variants)
        }
        print(f"{len(mutants)} mutants of {len(mutable)} functions, {len(items)} tests", flush=True)
        called, seconds = watch(items)
        chosen = [name for name in mutants if self.again is None or name in self.again]
        random.Random(self.seed).shuffle(chosen)
        chosen = chosen[: self.sample]
        start = time.monotonic()
        for number, name in enumerate(chosen, 1):
            tests = sorted(called.get(name.rpartition("__mutmut_")[0], ()), key=seconds.__getitem__)
            if tests:
                usual = sum(seconds[test] for test in tests)
                self.forks.start(name, partial(install, *mutants[name]), [items[test] for test in tests], usual)
            else:
                self.untested.append(name)
            if number % 100 == 0:
                so_far = dict(Counter(self.results().values()))
                print(f"{number} in {time.monotonic() - start:.0f} s: {so_far}", flush=True)
                self.write_survivors(mutants)
        self.forks.wait_for_all()
        self.report(mutants)
        return True

    def results(self) -> dict[str, str]:
        found = {name: VERDICTS[ended] for name, ended in self.forks.ended.items()}
        return {**found, **dict.fromkeys(self.untested, UNTESTED)}

    def report(self, mutants: dict[str, tuple[FunctionType, FunctionType]]) -> None:
        by_file: dict[str, Counter[str]] = {}
        found = self.results()
        for name, result in found.items():
            by_file.setdefault(mutants[name][0].__module__, Counter())[result] += 1
        by_file["all"] = sum(by_file.values(), Counter())
        for module, results in sorted(by_file.items()):
            score = (results[CAUGHT] + results[HUNG]) / results.total()
            told = ", ".join(f"{results[kind]} {kind}" for kind in (CAUGHT, HUNG, SURVIVED, UNTESTED))
            print(f"{module}: {results.total()} mutants, {told}: {score:.1%}")
        self.write_survivors(mutants)

    def write_survivors(self, mutants: dict[str, tuple[FunctionType, FunctionType]]) -> None:
        """Also on the way, so that they can be looked at before the end."""
        if self.survivors:
            found = self.results()
            left = sorted(name for name, result in found.items() if result in (SURVIVED, UNTESTED))
            self.survivors.write_text(
                "\n".join(f"{name}: {found[name]}\n{difference(*mutants[name])}" for name in left)
            )


def named(function: FunctionType, variants: dict[str, FunctionType]) -> Iterator[tuple[str, FunctionType]]:
    for name, variant in variants.items():
        if name != "_mutmut_orig":
            yield f"{function.__module__}.{name}", variant


def install(function: FunctionType, variant: FunctionType) -> None:
    """Whoever holds the function holds the changed one."""
    function.__code__ = variant.__code__
    function.__defaults__ = variant.__defaults__
    function.__kwdefaults__ = variant.__kwdefaults__


def watch(items: dict[str, Any]) -> tuple[dict[str, list[str]], dict[str, float]]:
    """Which tests call which function, and how long they take; seen in a fork, so that nothing is left behind."""
    _, path = tempfile.mkstemp()
    pid = os.fork()
    if pid == 0:
        in_child(lambda: bool(Path(path).write_text(json.dumps(calls(items)))))
    os.waitpid(pid, 0)
    called, seconds, failed = json.loads(Path(path).read_text())
    os.unlink(path)
    for test in failed:
        print("left out, it fails without a mutant:", test, flush=True)
    return called, seconds


def calls(items: dict[str, Any]) -> tuple[dict[str, list[str]], dict[str, float], list[str]]:
    owners: dict[CodeType, str] = {}
    for function, variants in mutable:
        owners[function.__code__] = next(named(function, variants))[0].rpartition("__mutmut_")[0]
    called: dict[str, list[str]] = {}
    seconds, failed = {}, []
    seen: set[CodeType] = set()

    def look(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            seen.add(frame.f_code)

    for name, item in items.items():
        seen.clear()
        start = time.process_time()
        sys.setprofile(look)
        try:
            passed = passes(item)
        finally:
            sys.setprofile(None)
        seconds[name] = time.process_time() - start
        if not passed:
            failed.append(name)
            continue
        for code in seen & owners.keys():
            called.setdefault(owners[code], []).append(name)
    return called, seconds, failed


def difference(function: FunctionType, variant: FunctionType) -> str:
    before = inspect.getsource(function).splitlines()
    after = inspect.getsource(variant).splitlines()
    lines = list(difflib.unified_diff(before, after, lineterm="", n=0))[2:]
    names = ("def ", "async def ", "@")
    return "\n".join(line for line in lines if line[0] in "+-" and not line[1:].strip().startswith(names)) + "\n"


if __name__ == "__main__":
    sys.exit(main())
