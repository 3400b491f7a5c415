"""The program as its users run it: a process of its own with a terminal."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from mathom.kernel import Recording

pty = pytest.importorskip("pty", reason="needs a Unix terminal")

PATIENCE = 40


class Terminal:
    """A running ``mathom`` and what it has written so far."""

    def __init__(self, *args: str) -> None:
        self.master, slave = pty.openpty()
        env = {**os.environ, "LANG": "C.UTF-8", "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "50"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "mathom.cli", *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
            start_new_session=True,
            preexec_fn=take_terminal,
        )
        os.close(slave)
        self.seen = ""

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def wait_for(self, text: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while text not in self.seen and time.monotonic() < deadline and self.listen():
            pass
        assert text in self.seen, self.seen[-2000:]

    def end(self) -> int:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.listen():
            pass
        return self.process.wait(PATIENCE)

    def listen(self) -> bool:
        """Takes what is written within a second; false if the program has gone."""
        try:
            if select.select([self.master], [], [], 1)[0]:
                self.seen += os.read(self.master, 65536).decode(errors="replace")
        except OSError:
            return False
        return True

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)


def take_terminal() -> None:
    """Makes the terminal the controlling one, so that Ctrl-C reaches the program as a signal.

    Programs in the background ignore that signal, and so would their children.
    """
    import fcntl
    import termios

    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


@pytest.fixture
def terminal(file: Path) -> Iterator[Terminal]:
    running = Terminal("play", "fellowship", "--seats", "Ann,random", "--seed", "3", "--save", str(file))
    yield running
    running.close()


def test_a_whole_game_by_keystrokes(terminal: Terminal, file: Path) -> None:
    terminal.type("1\r" * 250)
    assert terminal.end() == 0
    assert "The game is over." in terminal.seen
    assert Recording.read(file).result is not None


def test_a_killed_game_goes_on_where_it_was(terminal: Terminal, file: Path) -> None:
    terminal.type("1\r" * 12)
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and (not file.exists() or file.read_text("utf-8").count('"n":') < 12):
        time.sleep(0.02)
    os.kill(terminal.process.pid, signal.SIGKILL)
    terminal.process.wait()
    before = Recording.read(file).choices
    assert len(before) >= 12
    again = Terminal("play", "--resume", str(file), "--lang", "de")
    again.wait_for("Ann: ")
    again.type("ende\r")
    assert again.end() == 0
    again.close()
    assert "Weiter mit:" in again.seen
    after = Recording.read(file)
    after.verify()
    assert after.choices[: len(before)] == before


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_ctrl_c_and_ctrl_d_keep_the_game(terminal: Terminal, file: Path, key: str) -> None:
    terminal.wait_for("Ann: ")
    terminal.wait_for("> ")
    terminal.type(key)
    assert terminal.end() == 0
    assert f"mathom play --resume {file}" in terminal.seen
    assert "Traceback" not in terminal.seen


def test_a_closed_pipe_is_no_error() -> None:
    command = f"{sys.executable} -m mathom.cli rules search the --all | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=PATIENCE)
    assert "Traceback" not in done.stderr
    assert "Exception" not in done.stderr
