"""`MATHOM_PURE=1` loads the sources even where compiled modules lie beside them."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "src" / "mathom"


def import_twin(folder: Path, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "import mathom.sub.twin as twin; print(twin.__file__)"]
    return subprocess.run(command, cwd=folder, env={**os.environ, **env}, capture_output=True, text=True)


def test_source_wins_over_compiled_only_when_asked(tmp_path: Path) -> None:
    sub = tmp_path / "mathom" / "sub"
    sub.mkdir(parents=True)
    for name in ("__init__.py", "_pure.py"):
        shutil.copy(PACKAGE / name, tmp_path / "mathom")
    (sub / "__init__.py").touch()
    (sub / "twin.py").touch()
    (sub / f"twin{EXTENSION_SUFFIXES[0]}").touch()  # empty: loading it fails

    pure = import_twin(tmp_path, MATHOM_PURE="1")
    usual = import_twin(tmp_path, MATHOM_PURE="0")
    assert (Path(pure.stdout.strip()), "ImportError" in usual.stderr) == (sub / "twin.py", True)
