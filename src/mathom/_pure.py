"""An import hook that prefers Python source over compiled modules."""

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder:
    """Finds the modules of this package by their `.py` files only; leaves all others to the usual finders."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("mathom.") or path is None:
            return None
        specs = (FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name) for entry in path)
        return next((spec for spec in specs if spec and spec.loader), None)


def install() -> None:
    """Must run before the first module with a compiled twin is imported."""
    sys.meta_path.insert(0, SourceFinder)
