"""dev.py compiles the engine while the plain one is in use: nobody stumbles, and nothing is left half done."""

import importlib.util
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]

# A dev.py whose compiler is quick and does as it is told.
DRIVER = """
import importlib.util, sys, time
from pathlib import Path

spec = importlib.util.spec_from_file_location("dev", {script!r})
dev = importlib.util.module_from_spec(spec)
spec.loader.exec_module(dev)
dev.ROOT = Path(__file__).resolve().parent

def build(venv, making):
    with open(dev.ROOT / "builds", "a") as builds:
        builds.write("x")
    (venv / "engine" / "progress").write_text("1 2")
    (making / "mathom" / "where.py").write_text("WHERE = 'compiled'")
    time.sleep(float((dev.ROOT / "seconds").read_text()))
    return {{"yes": True, "no": False, "none": None}}[(dev.ROOT / "verdict").read_text()]

dev.build_engine = build
if __name__ == "__main__":
    sys.exit(dev.main(sys.argv[1:]))
"""


class Home:
    """A checkout with a plain Mathom of two modules installed."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.venv = root / ".venv"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", self.venv], check=True)
        (root / "dev.py").write_text(DRIVER.format(script=str(ROOT / "dev.py")))
        self.dev = load(root / "dev.py").dev
        package = self.dev.site_packages(self.venv) / "mathom"
        package.mkdir()
        (package / "__init__.py").write_text("")
        (package / "where.py").write_text("WHERE = 'plain'")
        self.installed("1" * 64)
        self.compiler("yes")

    def installed(self, inputs: str) -> None:
        (self.venv / "mathom-stamp").write_text(f"3.11-x {inputs}\n")

    def compiler(self, verdict: str, seconds: float = 0) -> None:
        (self.root / "verdict").write_text(verdict)
        (self.root / "seconds").write_text(str(seconds))

    def start(self, *args: str) -> subprocess.Popen[str]:
        command = [str(self.venv / "bin" / "python"), str(self.root / "dev.py"), *args]
        return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def compile(self) -> None:
        assert self.start("compile").wait(60) == 0

    def where(self) -> str:
        """Which engine a program takes that starts now."""
        command = [str(self.venv / "bin" / "python"), "-c", "from mathom.where import WHERE; print(WHERE)"]
        return subprocess.run(command, capture_output=True, text=True, check=True, cwd=self.root).stdout.strip()

    def builds(self) -> int:
        counted = self.root / "builds"
        return len(counted.read_text()) if counted.exists() else 0

    def wait_for_build(self) -> None:
        for _ in range(600):
            if self.builds():
                return
            time.sleep(0.05)
        raise AssertionError("nobody has begun to compile")


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("driver", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def home(tmp_path: Path) -> Home:
    if os.name == "nt":
        pytest.skip("the paths of this test are those of other systems")
    return Home(tmp_path)


def test_programs_that_start_later_take_the_compiled_engine_and_running_ones_do_not(home: Home) -> None:
    early = "import mathom; input(); from mathom.where import WHERE; print(WHERE)"
    running = subprocess.Popen(
        [home.venv / "bin" / "python", "-c", early], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert (home.dev.engine_made(home.venv), home.where()) == (None, "plain")

    home.compile()

    assert (home.dev.engine_made(home.venv), home.where()) == (True, "compiled")
    assert running.communicate("\n")[0].strip() == "plain"
    assert not list((home.venv / "engine").glob("making-*"))


def test_who_is_killed_in_the_middle_leaves_a_working_program_and_the_next_one_finishes(home: Home) -> None:
    home.compiler("yes", seconds=60)
    victim = home.start("compile")
    home.wait_for_build()
    os.kill(victim.pid, signal.SIGKILL)
    victim.wait()
    assert (home.dev.engine_made(home.venv), home.where()) == (None, "plain")

    home.compiler("yes")
    home.compile()

    assert home.where() == "compiled"
    assert not list((home.venv / "engine").glob("making-*"))


def test_of_two_at_once_one_compiles_and_the_other_waits(home: Home) -> None:
    home.compiler("yes", seconds=1)
    both = [home.start("compile"), home.start("compile")]
    assert [one.wait(60) for one in both] == [0, 0]
    assert (home.builds(), home.where()) == (1, "compiled")


@pytest.mark.parametrize(("verdict", "known", "builds"), [("no", False, 1), ("none", None, 2)])
def test_what_cannot_be_compiled_stays_plain_and_is_not_tried_again(
    home: Home, verdict: str, known: bool | None, builds: int
) -> None:
    """Where only the tools could not be had, the next start tries again."""
    home.compiler(verdict)
    home.compile()
    assert (home.dev.engine_made(home.venv), home.where()) == (known, "plain")
    home.compile()
    assert (home.builds(), home.where()) == (builds, "plain")


def test_an_engine_of_what_is_installed_no_longer_is_not_taken(home: Home) -> None:
    home.compiler("yes", seconds=1)
    late = home.start("compile")
    home.wait_for_build()
    home.installed("2" * 64)
    assert late.wait(60) == 0
    assert (home.dev.engine_made(home.venv), home.where()) == (None, "plain")


def test_a_new_installation_starts_plain(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    home.compile()
    done: list[dict[str, str] | None] = []
    monkeypatch.setattr(home.dev, "step", lambda command, complaint, environment=None: done.append(environment))
    monkeypatch.setattr(home.dev, "create", lambda venv: None)
    assert home.dev.prepare(home.venv, (), ["."], "Installing ...")
    assert done == [{"MATHOM_COMPILE": "0"}]
    assert (home.dev.engine_made(home.venv), home.where()) == (None, "plain")


def test_the_background_is_told_once_and_the_patient_hear_how_far_it_is(
    home: Home, capsys: pytest.CaptureFixture[str]
) -> None:
    home.compiler("yes", seconds=2)
    home.dev.quicken(home.venv, patient=False)
    home.wait_for_build()
    home.dev.quicken(home.venv, patient=False)
    assert capsys.readouterr().out.count("is being compiled in the background") == 2

    home.dev.quicken(home.venv, patient=True)

    told = capsys.readouterr().err
    assert "Compiling the engine" in told
    assert told.endswith("> Compiled.\n")
    assert (home.builds(), home.where()) == (1, "compiled")
    home.dev.quicken(home.venv, patient=True)
    assert capsys.readouterr() == ("", "")


def test_with_mathom_compile_0_nothing_is_compiled(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MATHOM_COMPILE", "0")
    home.dev.quicken(home.venv, patient=True)
    assert (home.builds(), home.where()) == (0, "plain")


def test_what_is_required_must_be_compiled(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    home.compiler("no")
    home.compile()
    monkeypatch.setenv("MATHOM_COMPILE", "require")
    with pytest.raises(SystemExit):
        home.dev.quicken(home.venv, patient=False)
    home.compiler("yes")
    home.dev.quicken(home.venv, patient=False)
    assert (home.builds(), home.where()) == (3, "compiled")


def test_compiled_modules_are_taken_over_where_no_module_has_changed(tmp_path: Path) -> None:
    tool = load(ROOT / "tools" / "compile_engine.py")
    suffix = tool.sysconfig.get_config_var("EXT_SUFFIX")
    for name in ("earlier", "same", "other"):
        kernel = tmp_path / name / "mathom" / "kernel"
        kernel.mkdir(parents=True)
        (kernel / "state.py").write_text("a = 2" if name == "other" else "a = 1")
    (tmp_path / "earlier" / f"mathom__mypyc{suffix}").write_text("all")
    (tmp_path / "earlier" / "mathom" / "kernel" / f"state{suffix}").write_text("one")
    modules = ["mathom/kernel/state.py"]
    taken = [tool.take_over(tmp_path / "earlier", tmp_path / name, modules) for name in ("same", "other")]
    assert taken == [True, False]
    assert (tmp_path / "same" / "mathom" / "kernel" / f"state{suffix}").read_text() == "one"
    assert not list((tmp_path / "other").rglob(f"*{suffix}"))


@pytest.mark.parametrize(("fault", "code"), [("", 0), ("raise TypeError('a class cannot do that')", 1)])
def test_an_engine_that_does_not_work_is_not_taken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, fault: str, code: int
) -> None:
    tool = load(ROOT / "tools" / "compile_engine.py")
    monkeypatch.setattr(tool, "compile_in_place", lambda workspace, modules, progress: None)
    monkeypatch.setattr(tool, "TRIAL", f"import mathom\n{fault}")
    (tmp_path / "mathom").mkdir()
    (tmp_path / "mathom" / "__init__.py").write_text("")
    assert tool.main([str(tmp_path), str(tmp_path / "progress")]) == code
    said = "compiled, but it does not work: TypeError: a class cannot do that\n"
    assert capsys.readouterr().out == ("" if code == 0 else said)
