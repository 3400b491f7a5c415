#!/usr/bin/env python3
"""Two commands for a fresh machine; they need nothing but Python.

python3 dev.py run [ARGS...]     installs Mathom into .venv when something changed, then starts `mathom ARGS...`
python3 dev.py test [ARGS...]    installs the test tools into .venv-test, then runs linters and tests;
                                 with ARGS only pytest, which gets them
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
WINDOWS = os.name == "nt"
OLDEST = (3, 11)

PACKAGING = ("pyproject.toml", "hatch_build.py")
INSTALLED = (*PACKAGING, "README.md", "LICENSE", "src", "docs/rules", "tools", "web")
MADE = {"__pycache__", "node_modules", "dist"}

LINTERS = (
    (["ruff", "check", "."], "ruff found problems; 'ruff check --fix' repairs many of them."),
    (["ruff", "format", "--check", "."], "Some files are not formatted; 'ruff format' formats them."),
    (["mypy", "--strict"], "mypy found type errors."),
    (["lint-imports"], "An import goes against the layers of the architecture."),
)
PYTEST = ["pytest", "-n", "2"]


def main(args: list[str]) -> int:
    if sys.version_info < OLDEST:
        fail(f"Mathom needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is {sys.version.split()[0]}.")
    if args and args[0] == "run":
        return run(args[1:])
    if args and args[0] == "test":
        return test(args[1:])
    print(__doc__.strip())
    return 0 if args and args[0] in ("-h", "--help", "help") else 2


def run(args: list[str]) -> int:
    venv = ROOT / ".venv"
    if prepare(venv, INSTALLED, ["."], "Installing Mathom (the first time takes a few minutes) ..."):
        compiled = any(venv.rglob("mathom/**/*.pyd" if WINDOWS else "mathom/**/*.so"))
        say("Installed and compiled." if compiled else "Installed without compiling: all works, only slower.")
    command = [str(program(venv, "mathom")), *args]
    if WINDOWS:
        return subprocess.call(command)
    sys.stdout.flush()
    os.execv(command[0], command)


def test(args: list[str]) -> int:
    venv = ROOT / ".venv-test"
    prepare(venv, PACKAGING, ["-e", ".[test]"], "Installing the test tools ...")
    client = ["tools/build_client.py"] if args else ["tools/build_client.py", "check"]
    say(" ".join(client))
    step([program(venv, "python"), *client], "The browser client is not in order.")
    checks = [([*PYTEST, *args], "Some tests failed.")]
    for (tool, *options), complaint in checks if args else [*LINTERS, *checks]:
        say(" ".join([tool, *options]))
        step([program(venv, tool), *options], complaint)
    say("All is well.")
    return 0


def prepare(venv: Path, watched: tuple[str, ...], what: list[str], message: str) -> bool:
    """Creates the environment and installs `what`, unless the last installation had the same inputs; True if it did."""
    stamp = venv / "mathom-stamp"
    origin_now = origin()
    origin_then, inputs_then = read_stamp(stamp)
    inputs_now = fingerprint(ROOT, watched)
    if origin_then == origin_now and program(venv, "python").exists():
        if inputs_then == inputs_now:
            return False
    else:
        create(venv)
    say(message)
    pip = [program(venv, "python"), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    step([*pip, *what], "The installation failed: the reason is above. Is there a network connection?")
    stamp.write_text(f"{origin_now} {inputs_now}\n", encoding="utf-8")
    return True


def create(venv: Path) -> None:
    try:
        import ensurepip  # noqa: F401
        import venv as _  # noqa: F401
    except ImportError:
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        fail(
            "This Python cannot make virtual environments. "
            f"On Debian or Ubuntu run 'sudo apt install python{version}-venv'; "
            "elsewhere install Python from python.org."
        )
    say(f"Creating {venv.name} ...")
    step([sys.executable, "-m", "venv", "--clear", venv], f"The virtual environment {venv.name} could not be created.")


def origin() -> str:
    """What an environment is bound to: the version of Python and its own place, which its programs have written in."""
    place = hashlib.sha256(str(ROOT).encode()).hexdigest()[:12]
    return f"{sys.version_info.major}.{sys.version_info.minor}-{place}"


def read_stamp(stamp: Path) -> tuple[str, str]:
    """Origin and fingerprint of the last installation that succeeded, empty if none did."""
    try:
        made_by, inputs = stamp.read_text(encoding="utf-8").split()
    except (OSError, ValueError):
        return "", ""
    return made_by, inputs


def fingerprint(root: Path, watched: tuple[str, ...]) -> str:
    """A hash over names and contents of files and of all files below folders, except what is made from others."""
    digest = hashlib.sha256()
    for path in sorted(file for name in watched for file in files_below(root / name)):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        digest.update(f"{path.relative_to(root).as_posix()} {content}\n".encode())
    # What the build takes from the environment changes its result too.
    digest.update(os.environ.get("MATHOM_COMPILE", "").encode())
    return digest.hexdigest()


def files_below(path: Path) -> list[Path]:
    if path.is_file():
        return [path]
    found: list[Path] = []
    for folder, folders, names in os.walk(path):
        folders[:] = [name for name in folders if name not in MADE]
        found += [Path(folder, name) for name in names]
    return found


def program(venv: Path, name: str) -> Path:
    return venv / "Scripts" / f"{name}.exe" if WINDOWS else venv / "bin" / name


def step(command: list[str | Path], complaint: str) -> None:
    code = subprocess.call([str(part) for part in command], cwd=ROOT)
    if code:
        fail(complaint, code)


def say(text: str) -> None:
    print(f"> {text}", flush=True)


def fail(text: str, code: int = 1) -> NoReturn:
    sys.stdout.flush()
    print(text, file=sys.stderr)
    sys.exit(code if 0 < code < 128 else 1)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
