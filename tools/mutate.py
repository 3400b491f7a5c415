"""Tells which changes to the code no test notices.

Usage: python -m tools.mutate FILE... --tests FOLDER... [--jobs 2] [--sample N [--seed N]] [--log FILE] [--again FILE]

The mutants are mutmut's. Its runner starts pytest for each of them, which takes longer than most of our tests; here the
tests are collected once, and each mutant is a fork that runs the tests of the changed function, the quickest first.
The log has a line for each mutant that is over; whoever gives it again goes on where it ends, also to a greater sample.
Needs `pip install -e '.[test,mutation]'`, and POSIX.
"""

from __future__ import annotations

import argparse
import difflib
import hashlib
import inspect
import json
import os
import random
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
    parser.add_argument("--log", type=Path, help="where the results go, and which are known from an earlier run")
    parser.add_argument("--again", type=Path, help="only the changes that no test noticed in the run of this log")
    args = parser.parse_args()
    log = Log(args.log.resolve() if args.log else None, fingerprint(args.files))
    again = survivors(args.again) if args.again else None
    with tempfile.TemporaryDirectory() as place:
        copy_project(Path(place))
        os.chdir(place)
        sys.path[:0] = [str(Path(place, "src")), place]
        for file in args.files:
            write_mutants(file)
        return run(args.tests, Run(args.jobs, log, again, args.sample, args.seed))


class Log:
    """What became of which mutant: the fingerprint of the files, then a line for each. Without a path, nothing."""

    def __init__(self, path: Path | None, files: str) -> None:
        self.path = path
        self.results: dict[str, str] = {}
        if path is None or not path.exists():
            self.write({"files": files})
            return
        first, *lines = read_lines(path)
        if first != {"files": files}:
            raise SystemExit(f"{path} is the log of other files, or of these before they were changed")
        self.results = {line["mutant"]: line["result"] for line in lines}

    def add(self, mutant: str, result: str, change: str) -> None:
        self.results[mutant] = result
        self.write({"mutant": mutant, "result": result, "change": change})

    def write(self, line: dict[str, str]) -> None:
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                print(json.dumps(line), file=file)


def read_lines(path: Path) -> list[dict[str, str]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def fingerprint(files: list[Path]) -> str:
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()


def survivors(log: Path) -> set[tuple[str, str]]:
    """By their functions and changes: their numbers are others as soon as the function is edited."""
    lines = [line for line in read_lines(log)[1:] if line["result"] in (SURVIVED, UNTESTED)]
    return {(function_of(line["mutant"]), line["change"]) for line in lines}


def function_of(mutant: str) -> str:
    return mutant.rpartition("__mutmut_")[0]


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
        self, jobs: int, log: Log, again: set[tuple[str, str]] | None, sample: int | None = None, seed: int = 1
    ) -> None:
        self.forks = Forks(jobs, self.over)
        self.log = log
        self.again = again
        self.sample = sample
        self.seed = seed
        self.mutants: dict[str, tuple[FunctionType, FunctionType]] = {}
        self.start = time.monotonic()

    def pytest_runtestloop(self, session: Any) -> bool | None:
        if session.testsfailed:
            return None
        items = {item.nodeid: item for item in session.items}
        self.mutants = {
            name: (function, variant) for function, variants in mutable for name, variant in named(function, variants)
        }
        print(f"{len(self.mutants)} mutants of {len(mutable)} functions, {len(items)} tests", flush=True)
        called, seconds = watch(items)
        chosen = self.choose()
        self.start = time.monotonic()
        for name in chosen:
            tests = sorted(called.get(function_of(name), ()), key=seconds.__getitem__)
            if name in self.log.results:
                continue
            if tests:
                usual = sum(seconds[test] for test in tests)
                self.forks.start(name, partial(install, *self.mutants[name]), [items[test] for test in tests], usual)
            else:
                self.note(name, UNTESTED)
        self.forks.wait_for_all()
        self.report(chosen)
        return True

    def choose(self) -> list[str]:
        chosen = [name for name in self.mutants if self.again is None or self.identity(name) in self.again]
        random.Random(self.seed).shuffle(chosen)
        return chosen[: self.sample]

    def identity(self, name: str) -> tuple[str, str]:
        return function_of(name), difference(*self.mutants[name])

    def over(self, name: str, ended: str) -> None:
        self.note(name, VERDICTS[ended])

    def note(self, name: str, result: str) -> None:
        change = difference(*self.mutants[name])
        self.log.add(name, result, change)
        if result in (SURVIVED, UNTESTED):
            print(f"{name}: {result}\n{change}", flush=True)
        if len(self.log.results) % 100 == 0:
            so_far = dict(Counter(self.log.results.values()))
            print(f"{so_far} after {time.monotonic() - self.start:.0f} s", flush=True)

    def report(self, chosen: list[str]) -> None:
        by_file: dict[str, Counter[str]] = {}
        for name in chosen:
            by_file.setdefault(self.mutants[name][0].__module__, Counter())[self.log.results[name]] += 1
        by_file["all"] = sum(by_file.values(), Counter())
        for module, results in sorted(by_file.items()):
            score = (results[CAUGHT] + results[HUNG]) / results.total()
            told = ", ".join(f"{results[kind]} {kind}" for kind in (CAUGHT, HUNG, SURVIVED, UNTESTED))
            print(f"{module}: {results.total()} mutants, {told}: {score:.1%}")


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
        owners[function.__code__] = function_of(next(named(function, variants))[0])
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
    after = inspect.getsource(variant).replace(f"def {variant.__name__}(", f"def {function.__name__}(").splitlines()
    lines = list(difflib.unified_diff(before, after, lineterm="", n=0))[2:]
    return "\n".join(line for line in lines if line[0] in "+-" and not line[1:].strip().startswith("@")) + "\n"


if __name__ == "__main__":
    sys.exit(main())
