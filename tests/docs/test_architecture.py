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
