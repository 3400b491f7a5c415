#!/usr/bin/env python3
"""Two commands for a fresh machine; they need nothing but Python.

python3 dev.py run [ARGS...]     installs Mathom into .venv when something changed, then starts `mathom ARGS...`;
                                 the engine is compiled meanwhile, and plays faster from the next start on
python3 dev.py test [ARGS...]    installs the test tools into .venv-test, then runs linters and tests;
                                 with ARGS only pytest, which gets them
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
WINDOWS = os.name == "nt"
OLDEST = (3, 11)

PACKAGING = ("pyproject.toml", "hatch_build.py")
INSTALLED = (*PACKAGING, "README.md", "LICENSE", "src", "docs/rules", "tools", "web")
MADE = {"__pycache__", "node_modules", "dist"}

# What takes long and gains most by the compiled engine waits for it.
PATIENT = ("simulate", "arena", "bench")
LOOK_EVERY = 0.2  # seconds
# A process without a window, in a group of its own, below the others in priority.
APART_ON_WINDOWS = 0x00000008 | 0x00000200 | 0x00004000

LINTERS = (
    (["ruff", "check", "."], "ruff found problems; 'ruff check --fix' repairs many of them."),
    (["ruff", "format", "--check", "."], "Some files are not formatted; 'ruff format' formats them."),
    (["mypy", "--strict"], "mypy found type errors."),
    (["lint-imports"], "An import goes against the layers of the architecture."),
)
PYTEST = ["pytest", "-n", "2", "--dist", "worksteal"]


def main(args: list[str]) -> int:
    if sys.version_info < OLDEST:
        fail(f"Mathom needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is {sys.version.split()[0]}.")
    if args and args[0] == "run":
        return run(args[1:])
    if args and args[0] == "test":
        return test(args[1:])
    if args and args[0] == "compile":
        return compile_engine(ROOT / ".venv")
    print(__doc__.strip())
    return 0 if args and args[0] in ("-h", "--help", "help") else 2


def run(args: list[str]) -> int:
    venv = ROOT / ".venv"
    with locked(install_lock(venv), "Another start is installing Mathom; waiting for it ..."):
        prepare(venv, INSTALLED, ["."], "Installing Mathom (the first time takes a minute) ...")
    quicken(venv, patient=bool(args) and args[0] in PATIENT)
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
    stamp.unlink(missing_ok=True)
    engine_link(venv).unlink(missing_ok=True)
    complaint = "The installation failed: the reason is above. Is there a network connection?"
    step([*pip_install(venv), *what], complaint, {"MATHOM_COMPILE": "0"})
    stamp.write_text(f"{origin_now} {inputs_now}\n", encoding="utf-8")
    return True


def pip_install(venv: Path) -> list[str | Path]:
    return [program(venv, "python"), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]


# The compiled engine
#
# What is installed is never changed under a running program. The compiled engine is a copy of the installed package
# with the compiled modules in it, below `.venv/engine`; a link, one line that Python reads when it starts, puts it
# before the plain package. Folder and link appear by renaming: who is killed leaves at most a folder that the next one
# sweeps away.


def quicken(venv: Path, patient: bool) -> None:
    """Sees to it that the engine gets compiled: in the background, or before going on if `patient`."""
    wish = os.environ.get("MATHOM_COMPILE", "")
    made = engine_made(venv)
    if wish == "0" or made is True or (made is False and wish != "require"):
        return
    if patient or wish == "require":
        if made is False:
            (venv / "engine" / "made").unlink(missing_ok=True)
        if not wait_for(venv, start_compiling(venv)) and wish == "require":
            fail(f"The engine could not be compiled: see {venv.name}/engine/log.")
        return
    say("The engine is being compiled in the background: once that is done, Mathom starts with it and plays faster.")
    if not is_locked(venv / "engine" / "lock"):
        start_compiling(venv)


def engine_made(venv: Path) -> bool | None:
    """Whether the installed engine was compiled; None if nobody has tried yet."""
    inputs, _, result = read_text(venv / "engine" / "made").partition(" ")
    if not inputs or inputs != read_stamp(venv / "mathom-stamp")[1]:
        return None
    if result != "yes":
        return False
    return True if engine_link(venv).exists() else None


def start_compiling(venv: Path) -> subprocess.Popen[bytes]:
    """A process of its own, which goes on when this one ends."""
    home = venv / "engine"
    home.mkdir(exist_ok=True)
    with (home / "log").open("ab") as log:
        return subprocess.Popen(
            [str(program(venv, "python")), str(ROOT / "dev.py"), "compile"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            creationflags=APART_ON_WINDOWS if WINDOWS else 0,
            start_new_session=not WINDOWS,
        )


def wait_for(venv: Path, worker: subprocess.Popen[bytes]) -> bool:
    """Tells how far the compiler is until it is done; whether there is a compiled engine."""
    told = ""
    while worker.poll() is None:
        done, _, of = read_text(venv / "engine" / "progress").partition(" ")
        now = f"> Compiling the engine, once: {done} of {of} modules" if of else "> Compiling the engine, once ..."
        if now != told and (sys.stderr.isatty() or not told):
            print(f"\r{now}" if told else now, end="", file=sys.stderr, flush=True)
            told = now
        time.sleep(LOOK_EVERY)
    made = engine_made(venv) is True
    result = "Compiled." if made else "Not compiled: all works, only slower."
    print(f"\n> {result}" if told else f"> {result}", file=sys.stderr, flush=True)
    return made


def compile_engine(venv: Path) -> int:
    """Compiles what is installed, unless that is done or somebody else does it; then that one is waited for."""
    if hasattr(os, "nice"):
        os.nice(10)
    home = venv / "engine"
    home.mkdir(exist_ok=True)
    with locked(home / "lock"):
        inputs = read_stamp(venv / "mathom-stamp")[1]
        if not inputs or engine_made(venv) is not None:
            return 0
        for left in home.glob("making-*"):
            shutil.rmtree(left, ignore_errors=True)
        (home / "progress").unlink(missing_ok=True)
        making = Path(tempfile.mkdtemp(prefix="making-", dir=home))
        with locked(install_lock(venv)):
            if read_stamp(venv / "mathom-stamp")[1] != inputs:
                return 0
            shutil.copytree(site_packages(venv) / "mathom", making / "mathom")
        compiled = build_engine(venv, making)
        with locked(install_lock(venv)):
            # Another version may have been installed in the meantime; its own start sees to it.
            if compiled is not None and read_stamp(venv / "mathom-stamp")[1] == inputs:
                finish_engine(venv, making, inputs, compiled)
        shutil.rmtree(making, ignore_errors=True)
    return 0


def build_engine(venv: Path, making: Path) -> bool | None:
    """Whether the package could be compiled; None if the tools for it could not be had."""
    home = venv / "engine"
    tools = home / "tools"
    script = ROOT / "tools" / "compile_engine.py"
    if not tools.exists():
        requires = subprocess.check_output(
            [program(venv, "python"), "-c", "import compile_engine; print(*compile_engine.REQUIRES)"],
            cwd=script.parent,
            text=True,
        ).split()
        fresh = Path(tempfile.mkdtemp(prefix="making-", dir=home))
        if subprocess.call([*pip_install(venv), "--target", fresh, *requires], cwd=ROOT):
            return None
        fresh.rename(tools)
    command = [program(venv, "python"), script, making, home / "progress", *engines(venv)]
    return subprocess.call(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(tools)}) == 0


def finish_engine(venv: Path, making: Path, inputs: str, compiled: bool) -> None:
    """From now on programs that start take the compiled engine; that of the version before may still be in use."""
    home = venv / "engine"
    if compiled:
        ready = home / inputs[:16]
        shutil.rmtree(ready, ignore_errors=True)
        for folder in engines(venv)[:-1]:
            shutil.rmtree(folder, ignore_errors=True)
        making.rename(ready)
        line = f"import os, sys; sys.path.insert(0, os.path.join(sys.prefix, 'engine', '{ready.name}'))\n"
        write_whole(engine_link(venv), line)
    write_whole(home / "made", f"{inputs} {'yes' if compiled else 'no'}")


def engines(venv: Path) -> list[Path]:
    """The compiled engines that there are, the last one last."""
    found = [path for path in (venv / "engine").glob("[0-9a-f]" * 16) if path.is_dir()]
    return sorted(found, key=lambda path: path.stat().st_mtime)


def engine_link(venv: Path) -> Path:
    return site_packages(venv) / "mathom-engine.pth"


def site_packages(venv: Path) -> Path:
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    return venv / "Lib" / "site-packages" if WINDOWS else venv / "lib" / version / "site-packages"


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8").strip()
    except OSError:
        return ""


def write_whole(path: Path, text: str) -> None:
    """All of it or nothing, whoever reads it meanwhile."""
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)


def install_lock(venv: Path) -> Path:
    """Beside the environment: what is in it is cleared when it is made anew."""
    return venv.with_name(f"{venv.name}.lock")


@contextmanager
def locked(path: Path, waiting: str = "") -> Iterator[None]:
    """One process at a time; the lock of one that has died is free."""
    with path.open("a+b") as file:
        if not take(file.fileno(), wait=False):
            if waiting:
                say(waiting)
            take(file.fileno(), wait=True)
        yield


def is_locked(path: Path) -> bool:
    path.parent.mkdir(exist_ok=True)
    with path.open("a+b") as file:
        return not take(file.fileno(), wait=False)


def take(file: int, wait: bool) -> bool:
    """Locks an open file until it is closed; without `wait` False if another has it."""
    try:
        if WINDOWS:
            import msvcrt

            os.lseek(file, 0, os.SEEK_SET)
            while True:
                try:
                    msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
                    return True
                except OSError:
                    if not wait:
                        return False
                    time.sleep(LOOK_EVERY)
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
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


def step(command: list[str | Path], complaint: str, environment: dict[str, str] | None = None) -> None:
    code = subprocess.call([str(part) for part in command], cwd=ROOT, env={**os.environ, **(environment or {})})
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
