"""The compiled program is the same program: it plays the golden games and keeps the laws."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools.compile_engine import compile_in_place, compile_modules, modules_to_compile

ROOT = Path(__file__).parents[2]
# What a worker sends to the server's process must arrive there.
SENT = """
import pickle
from mathom.kernel import IllegalChoice, Reason
refused = Reason("so-many", "WR-11.8", "WR-11.9")
for sent in (Reason("no-battle"), refused, IllegalChoice(choice=1, why=refused)):
    assert str(pickle.loads(pickle.dumps(sent))) == str(sent), sent
"""
WHERE = "import mathom.kernel.state, sys; print(mathom.kernel.state.__file__)"


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with the compiled modules beside them. What they do does not depend on how well the C
    compiler optimises, how long it takes does."""
    workspace = tmp_path_factory.mktemp("compiled")
    source = ROOT / "src"
    built = compile_modules(source, modules_to_compile(source), workspace, level=1)
    assert built
    return workspace


def run(workspace: Path, *command: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(workspace)}
    env.pop("MATHOM_PURE", None)
    return subprocess.run([sys.executable, *command], cwd=ROOT, env=env, capture_output=True, text=True)


@pytest.mark.skipif(shutil.which("cc") is None and shutil.which("gcc") is None, reason="there is no C compiler")
def test_the_compiler_tells_how_far_it_is(tmp_path: Path) -> None:
    """It does so from within the compiler that takes the modules side by side: without that, nobody would tell."""
    kernel = tmp_path / "mathom" / "kernel"
    kernel.mkdir(parents=True)
    for name in ("one", "two"):
        (kernel / f"{name}.py").write_text(f"def {name}(n: int) -> int:\n    return n + 1\n")
    modules = modules_to_compile(tmp_path)
    built = compile_in_place(tmp_path, modules, str(tmp_path / "progress"))
    assert (modules, len(built)) == (["mathom/kernel/one.py", "mathom/kernel/two.py"], 3)
    done, of = (tmp_path / "progress").read_text().split()
    assert done == of
    assert int(of) >= len(modules)


@pytest.mark.skipif(shutil.which("cc") is None and shutil.which("gcc") is None, reason="there is no C compiler")
def test_the_golden_games_and_the_laws_hold_when_compiled(compiled: Path) -> None:
    assert run(compiled, "-c", WHERE).stdout.strip().startswith(str(compiled))
    assert not run(compiled, "-c", WHERE).stdout.strip().endswith(".py")
    sent = run(compiled, "-c", SENT)
    assert sent.returncode == 0, sent.stderr[-2000:]
    for game in ("fellowship", "wotr"):
        played = run(
            compiled, "-m", "mathom.cli", "simulate", game, "-n", "2", "--players", "scripted,random", "--check"
        )
        assert played.returncode == 0, played.stderr[-2000:]
    tests = ["tests/golden", "tests/conformance/test_laws.py", "tests/kernel/test_record.py"]
    ran = run(compiled, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests)
    assert ran.returncode == 0, ran.stdout[-4000:]
