#!/usr/bin/env python3
"""Compiles the hot modules with mypyc.

python tools/compile_engine.py WORKSPACE PROGRESS [EARLIER...]    compiles the package in WORKSPACE/mathom, in place

The compiled modules lie beside their sources, so that a package without them is the same program, only slower. The
build hook uses it for wheels, dev.py for what is installed already. PROGRESS is a file that tells how many of the
modules are done; if the same modules are compiled in an EARLIER workspace, they are taken from there. It needs what
REQUIRES lists and a C compiler; everything it imports itself comes with Python.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

REQUIRES = ("mypy>=1.15", "setuptools>=75")

COMPILED = ("mathom/kernel/*.py", "mathom/effects/*.py", "mathom/games/**/*.py", "mathom/players/**/*.py")
# Cards are many and each is rare: compiling them would double the time of an installation and gain nothing.
NOT_COMPILED = "mathom/games/*/cards/*.py"
# But for what the card game looks at with every question: what may be declared, and the words of which cards are made.
QUESTIONS = ("carrying", "chain", "fetching", "gates", "scripts")
WORDS = ("conditions", "control", "groups", "numbers", "selectors", "statements", "verbs", "*_words")
AFTER_ALL = tuple(f"mathom/games/meccg/cards/{name}.py" for name in (*QUESTIONS, *WORDS))
SKIP_MARK = "# mypyc: skip"

# One C file for each module: a single file for all of them takes the compiler several times as long. The files of an
# extension are compiled one after the other by setuptools, here side by side.
SETUP = """\
import os
from concurrent.futures import ThreadPoolExecutor
from setuptools import setup
from distutils.ccompiler import new_compiler
from mypyc.build import mypycify

PROGRESS = os.environ.get("MATHOM_PROGRESS")

def compile_side_by_side(self, sources, output_dir=None, macros=None, include_dirs=None, debug=0, extra_preargs=None,
                         extra_postargs=None, depends=None):
    macros, objects, extra_postargs, pp_opts, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs)
    cc_args = self._get_cc_args(pp_opts, debug, extra_preargs)
    done = []
    def compile_one(obj):
        self._compile(obj, *build[obj], cc_args, extra_postargs, pp_opts)
        done.append(obj)
        if PROGRESS and len(build) > 1:
            with open(PROGRESS, "w") as file:
                file.write(f"{{len(done)}} {{len(build)}}")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compile_one, build))
    return objects

# The class that is really used: setuptools knows its own by two names, which are two classes.
compiler = type(new_compiler())
if compiler.compiler_type == "unix":
    compiler.compile = compile_side_by_side
flags = ["--config-file=", "--ignore-missing-imports"]
compiled = mypycify(
    flags + {modules!r}, group_name="mathom", opt_level="{level}", debug_level="0", multi_file=True)
setup(name="mathom", packages=[], ext_modules=compiled)
"""


TRIAL = """\
import mathom.cli.main
from mathom.kernel import game, games
from mathom.players.running import Fixture, play_many

for name in games():
    seats = game(name).variants().seats[0]
    for player in ("random", "scripted"):
        for outcome in play_many(name, {}, [Fixture((player,) * seats, "trial", "trial")], check=True):
            assert outcome.error is None, outcome.error
"""


class CompileError(Exception):
    """Why there are no compiled modules, in one line."""


def main(args: list[str]) -> int:
    if len(args) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    workspace = Path(args[0])
    modules = modules_to_compile(workspace)
    try:
        if not any(take_over(Path(earlier), workspace, modules) for earlier in args[2:]):
            compile_in_place(workspace, modules, args[1])
        try_out(workspace)
    except (CompileError, OSError) as error:
        print(error)
        return 1
    shutil.rmtree(workspace / "build", ignore_errors=True)
    (workspace / "setup.py").unlink(missing_ok=True)
    return 0


def modules_to_compile(source: Path) -> list[str]:
    """Paths below `source`. A package's `__init__` only lists names: compiling it gains nothing."""
    found = sorted(path for pattern in COMPILED for path in source.glob(pattern) if path.name != "__init__.py")
    places = [path.relative_to(source) for path in found if not is_skipped(path)]
    return [place.as_posix() for place in places if not place.match(NOT_COMPILED) or is_wanted(place)]


def is_wanted(place: Path) -> bool:
    return any(place.match(pattern) for pattern in AFTER_ALL)


def is_skipped(path: Path) -> bool:
    """The mark is a line of its own, usually the first; a module's docstring may come before it."""
    return SKIP_MARK in path.read_text(encoding="utf-8").splitlines()


def compile_modules(source: Path, modules: list[str], workspace: Path, level: int = 3) -> dict[str, str]:
    """Compiles a copy of the sources, so that the work tree stays clean; maps built files to places in the wheel."""
    shutil.copytree(
        source, workspace, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    )
    return compile_in_place(workspace, modules, level=level)


def take_over(earlier: Path, workspace: Path, modules: list[str]) -> bool:
    """Copies the compiled modules of another workspace, if it has the same modules in the same words."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    built = [path.relative_to(earlier) for path in earlier.rglob(f"*{suffix}")]
    if modules_to_compile(earlier) != modules or len(built) <= len(modules):
        return False
    if any((earlier / name).read_bytes() != (workspace / name).read_bytes() for name in modules):
        return False
    for place in built:
        shutil.copy2(earlier / place, workspace / place)
    return True


def compile_in_place(workspace: Path, modules: list[str], progress: str = "", level: int = 3) -> dict[str, str]:
    """Compiles the modules in a folder; maps the files that it built to their places below it. The C compiler takes
    longer the higher the level of its optimisation, up to 3, and the game is faster."""
    (workspace / "setup.py").write_text(SETUP.format(modules=modules, level=level), encoding="utf-8")
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    environment = {**os.environ, "MATHOM_PROGRESS": progress}
    run = subprocess.run(command, cwd=workspace, env=environment, capture_output=True, text=True, errors="replace")
    if run.returncode:
        raise CompileError(reason(run.stdout + run.stderr))
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    places = {path: path.relative_to(workspace) for path in workspace.rglob(f"*{suffix}")}
    built = {str(path): place.as_posix() for path, place in places.items() if place.parts[0] != "build"}
    if len(built) < len(modules):
        raise CompileError(f"{len(modules)} modules gave only {len(built)} compiled files")
    return built


def try_out(workspace: Path) -> None:
    """Plays a game of each kind with what was compiled: an engine that only seems to work must not be used."""
    environment = {**os.environ, "PYTHONPATH": str(workspace), "MATHOM_PURE": "0"}
    run = subprocess.run(
        [sys.executable, "-c", TRIAL], cwd=workspace, env=environment, capture_output=True, text=True, errors="replace"
    )
    if run.returncode:
        raise CompileError(f"compiled, but it does not work: {reason(run.stdout + run.stderr)}")


def reason(output: str) -> str:
    """The first line that names an error, else the last one: a compiler's output is long, its cause is not."""
    lines = [line.strip() for line in output.splitlines() if line.strip()] or ["no output"]
    return next((line for line in lines if "error:" in line.lower()), lines[-1])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
