import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "tools" / "compile_engine.py"


@pytest.fixture
def hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("compile_engine", SCRIPT)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_kernel_games_and_players_are_compiled_unless_they_say_no(hook: ModuleType, tmp_path: Path) -> None:
    for name, content in {
        "mathom/cli/main.py": "",
        "mathom/kernel/__init__.py": "",
        "mathom/kernel/state.py": "",
        "mathom/kernel/debug.py": "# mypyc: skip\n",
        "mathom/kernel/told.py": '"""Words."""\n# mypyc: skip\n',
        "mathom/games/a/rules.py": "x = 1  # mypyc: skip\n",
        "mathom/games/a/battle/siege.py": "",
        "mathom/games/a/cards/one.py": "",
        "mathom/games/a/data/facts.json": "{}",
        "mathom/players/search.py": "",
        "mathom/players/a/script.py": "",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
    assert sorted(hook.modules_to_compile(tmp_path)) == [
        "mathom/games/a/battle/siege.py",
        "mathom/games/a/rules.py",
        "mathom/kernel/state.py",
        "mathom/players/a/script.py",
        "mathom/players/search.py",
    ]


@pytest.mark.parametrize(
    ("output", "reason"),
    [
        ("building\na.py:1: error: bad type\nmore\n", "a.py:1: error: bad type"),
        ("building\nerror: command 'cc' failed: No such file\n", "error: command 'cc' failed: No such file"),
        ("nothing said\n", "nothing said"),
        ("", "no output"),
    ],
)
def test_the_reason_of_a_failure_is_one_line(hook: ModuleType, output: str, reason: str) -> None:
    assert hook.reason(output) == reason
