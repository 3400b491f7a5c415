"""The number of ways to choose, some choices deep, from tricky positions: it changes when any rule does.

The files ``<game>_trees.toml`` hold positions as scenarios have them, with the count for each depth. Those of a
supplement name its game and its setting.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from mathom.kernel import Chance, State, game

HERE = Path(__file__).parent
TREES = [
    pytest.param(file.name.removesuffix("_trees.toml"), tree, id=f"{file.stem}: {tree['title']}")
    for file in sorted(HERE.glob("*_trees.toml"))
    for tree in tomllib.loads(file.read_text("utf-8"))["tree"]
]


def leaves(state: State, depth: int) -> int:
    if depth == 0 or state.ask is None:
        return 1
    seat = state.ask.waiting()[0]
    count = 0
    for code in state.ask.options_of(seat):
        branch = state.clone()
        branch.play(seat, code)
        count += leaves(branch, depth - 1)
    return count


@pytest.mark.parametrize(("name", "tree"), TREES)
def test_option_tree(name: str, tree: dict[str, Any]) -> None:
    ours = game(tree.get("game", name))
    state = ours.begin(tree.get("variant", {}), tree["seats"], Chance("tree"))
    ours.arrange(state, tree["position"])
    state.run()
    assert [leaves(state, depth) for depth in range(1, len(tree["counts"]) + 1)] == tree["counts"]
