"""Runs commands in this process, as if typed."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

from mathom.cli.main import run


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Mathom = Callable[..., Ran]


@pytest.fixture
def mathom(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path_factory: pytest.TempPathFactory,
) -> Mathom:
    """``mathom("play", "fellowship", typed="1\\n")``; unless asked otherwise in English, 120 columns, an own home."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "120")
    home = str(tmp_path_factory.mktemp("home"))
    monkeypatch.setenv("HOME", home)
    monkeypatch.setenv("XDG_CONFIG_HOME", home)

    def ran(*args: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run(list(args))
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return ran
