"""What the architecture page says is there is there."""

import re

from tests.docs.reading import ROOT, page

import mathom.kernel
from mathom.kernel import Game

PAGE = page("architecture.md")


def test_the_folders_that_are_not_planned_exist() -> None:
    [layout] = re.findall(r"^```\n(src/mathom/\n.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    parents: list[str] = []
    for line in layout.splitlines():
        depth = (len(line) - len(line.lstrip())) // 2
        folder = line.split()[0]
        parents = [*parents[:depth], folder]
        if "(planned)" not in line:
            assert (ROOT / "".join(parents)).is_dir(), folder


def test_the_contract_names_what_exists() -> None:
    contract = PAGE.split("## The contract\n")[1].split("## Layers\n")[0]
    first_columns = re.findall(r"^\| (`[^|]*) \|", contract, re.MULTILINE)
    calls = [name for column in first_columns for name in re.findall(r"`([\w.]+)", column)]
    unknown = [
        name
        for name in calls
        if not hasattr(Game, name)
        and not hasattr(mathom.kernel, name)
        and not hasattr(mathom.kernel.State, name.removeprefix("state."))
    ]
    assert unknown == []


def test_the_chapters_lead_to_files_and_folders_that_exist() -> None:
    """A name is in the game's folder, or in the one that its line has named last."""
    tables = re.findall(r"^\| chapter \| where in `games/(\w+)/` \|\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
    assert [game for game, _ in tables] == ["wotr", "risk", "meccg"]
    lost = []
    for game, rows in tables:
        home = ROOT / "src/mathom/games" / game
        for row in rows.splitlines():
            folder = home
            for name in re.findall(r"`([^`]+)`", row.split("|")[2]):
                folder = home / name if name.endswith("/") else folder
                ways = [near.glob(pattern) for near in (home, folder) for pattern in (name.rstrip("/"), f"{name}.py")]
                lost += [] if any(path for way in ways for path in way) else [f"{game}: {name}"]
    assert lost == []
