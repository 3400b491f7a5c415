"""The kernel guide says what is true: its examples run, its excerpts are the example's own lines."""

from typing import Any

import pytest
from tests.docs.reading import ROOT, blocks, page

GUIDE, SMALL_GAME = page("kernel.md").split("## Write a small game\n")
EXCERPTS = blocks(SMALL_GAME, "python")


def test_the_examples_run_in_their_order() -> None:
    namespace: dict[str, Any] = {}
    for number, example in enumerate(blocks(GUIDE, "python"), 1):
        exec(compile(example, f"docs/kernel.md, example {number}", "exec"), namespace)


@pytest.mark.parametrize("excerpt", EXCERPTS, ids=lambda text: text.split("\n")[0].strip())
def test_an_excerpt_is_what_the_small_game_says(excerpt: str) -> None:
    assert excerpt in (ROOT / "examples" / "small_game.py").read_text("utf-8")


def test_the_guide_has_excerpts() -> None:
    assert len(EXCERPTS) > 8


@pytest.mark.parametrize("file", ["frames", "state", "ask", "chance", "zones", "events", "windows", "game"])
def test_the_modules_it_names_exist(file: str) -> None:
    assert f"`{file}.py`" in GUIDE
    assert (ROOT / "src" / "mathom" / "kernel" / f"{file}.py").exists()
