"""The kernel and dev.py run with a bare Python.

The kernel may look for mypy_extensions, whose marks speak to the compiler, but must do without it.
"""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BARE = [ROOT / "dev.py", *sorted((ROOT / "src" / "mathom" / "kernel").rglob("*.py"))]


def imported_packages(path: Path) -> set[str]:
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    plain = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    from_ = [node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module and not node.level]
    return {name.partition(".")[0] for name in plain + from_}


@pytest.mark.parametrize("path", BARE, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_only_the_standard_library_is_imported(path: Path) -> None:
    assert imported_packages(path) - sys.stdlib_module_names - {"mathom", "mypy_extensions"} == set()
