"""Files are chapters: one above 500 lines says at its top why it is so long."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = ("src", "tests", "tools", "benchmarks", "examples", "web/src", "web/tests")
SOURCES = {".css", ".ftl", ".py", ".svelte", ".ts"}
MOST = 500
TOP = 10


def test_a_long_file_says_why() -> None:
    files = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.suffix in SOURCES]
    long = {path: lines for path in files if len(lines := path.read_text("utf-8").splitlines()) > MOST}
    silent = [path for path, lines in long.items() if not any("Long because" in line for line in lines[:TOP])]
    assert [str(path.relative_to(ROOT)) for path in silent] == []
    assert len(files) > 400
