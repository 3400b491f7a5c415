"""A server that has Barrows among its games, as if a package with it were installed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.site import Site

GAME = "[mathom.games]\nbarrows = tests.kernel.barrows:GAME\n"


@pytest.fixture
def barrows_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own_site: Callable[..., Site]) -> Site:
    package = tmp_path / "packages" / "barrows-1.0.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: barrows\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text(GAME)
    monkeypatch.setenv("PYTHONPATH", str(package.parent))
    return own_site()
