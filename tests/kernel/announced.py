"""Barrows among the installed games, for as long as a test lasts."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from mathom.kernel import library


@pytest.fixture
def barrows_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    announced = library.games()._announced
    monkeypatch.setitem(announced, "barrows", EntryPoint("barrows", "tests.kernel.barrows:GAME", "mathom.games"))
