"""A name of Der Ringkrieg means one thing, in whichever room it is said."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

import mathom.games.wotr

# The words and the cards of a deck, and of all: every file adds its own.
LISTS = {"CONDITIONS", "NUMBERS", "SCRIPTS", "SELECTORS", "VERBS", "WORDS"}


def said() -> dict[str, dict[str, Any]]:
    """What every name in capitals is, by the modules that have it."""
    found: dict[str, dict[str, Any]] = {}
    for info in pkgutil.walk_packages(mathom.games.wotr.__path__, "mathom.games.wotr."):
        for name, value in vars(importlib.import_module(info.name)).items():
            if name.isupper() and not name.startswith("_"):
                found.setdefault(name, {})[info.name] = value
    return found


def test_no_name_means_two_things() -> None:
    names = said()
    assert len(names) > 500
    several = [
        name
        for name, values in names.items()
        if name not in LISTS and any(value != next(iter(values.values())) for value in values.values())
    ]
    assert several == []
