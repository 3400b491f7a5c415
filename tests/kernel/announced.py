"""Miniature games among the installed ones, for as long as a test lasts."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from mathom.kernel import library


@pytest.fixture
def barrows_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    announce("barrows", monkeypatch)


@pytest.fixture
def skirmish_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    announce("skirmish", monkeypatch)


def announce(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    announced = library.games()._announced
    monkeypatch.setitem(announced, name, EntryPoint(name, f"tests.kernel.{name}:GAME", "mathom.games"))
