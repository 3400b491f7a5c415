import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "dev.py"


@pytest.fixture
def dev() -> ModuleType:
    spec = importlib.util.spec_from_file_location("dev", SCRIPT)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_without_a_command_it_explains_itself() -> None:
    run = subprocess.run([sys.executable, SCRIPT], capture_output=True, text=True)
    assert (run.returncode, run.stdout.splitlines()[0]) == (
        2,
        "Two commands for a fresh machine; they need nothing but Python.",
    )


def test_an_old_python_is_told_so(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "OLDEST", (99, 0))
    with pytest.raises(SystemExit):
        dev.main(["run"])
    assert capsys.readouterr().err.startswith("Mathom needs Python 99.0 or newer; this is ")


def test_the_fingerprint_sees_names_and_contents_but_no_byte_code(dev: ModuleType, tmp_path: Path) -> None:
    source = tmp_path / "src" / "a.py"
    source.parent.mkdir()
    source.write_text("1")
    prints = [dev.fingerprint(tmp_path, ("src",))]

    cache = source.parent / "__pycache__"
    cache.mkdir()
    (cache / "a.pyc").write_text("x")
    prints.append(dev.fingerprint(tmp_path, ("src",)))

    source.write_text("2")
    prints.append(dev.fingerprint(tmp_path, ("src",)))

    source.rename(source.with_name("b.py"))
    prints.append(dev.fingerprint(tmp_path, ("src",)))
    assert [prints.index(one) for one in prints] == [0, 0, 2, 3]


def test_a_broken_stamp_is_no_stamp(dev: ModuleType, tmp_path: Path) -> None:
    stamp = tmp_path / "stamp"
    readings = [dev.read_stamp(stamp)]
    for content in ("", "3.11", "3.11 abc\n"):
        stamp.write_text(content)
        readings.append(dev.read_stamp(stamp))
    assert readings == [("", ""), ("", ""), ("", ""), ("3.11", "abc")]
