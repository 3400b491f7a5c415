"""The guide to scenarios: its complete examples hold, and it names every key there is."""

import re
import tomllib
from typing import Any

import pytest
from tests.docs.reading import blocks, page

from mathom.games.fellowship import arranging, happenings
from mathom.kernel import EventKind, Scenario, game
from mathom.kernel.scenario import STEP, TOP

GUIDE = page("scenarios.md")
EXAMPLES: list[dict[str, Any]] = [tomllib.loads(block) for block in blocks(GUIDE, "toml")]
COMPLETE = [data for data in EXAMPLES if "title" in data]


def rows(heading: str) -> list[str]:
    """What stands first in the rows of the first table below a heading."""
    section = re.split(r"^#+ ", GUIDE.split(f"# {heading}\n")[1], flags=re.MULTILINE)[0]
    first_columns = re.findall(r"^\| (`[^|]*) \|", section, re.MULTILINE)
    return [name for column in first_columns for name in re.findall(r"`([^`]+)`", column)]


@pytest.mark.parametrize("data", COMPLETE, ids=lambda data: str(data["title"]))
def test_a_complete_example_holds(data: dict[str, Any]) -> None:
    Scenario("docs/scenarios.md", data).run()


def test_one_example_uses_every_key_of_a_step() -> None:
    used = {key for data in COMPLETE for step in data["step"] for key in step}
    assert set(STEP) - used == {"chance", "result"}


def test_every_key_of_the_format_is_explained() -> None:
    assert rows("The file") == ["title", "game", "seats", "rules", "variant", "seed", "chance", "position", "step"]
    assert set(rows("The file")) == set(TOP)
    assert set(rows("A step")) == set(STEP)


def test_every_entry_of_a_fellowship_position_is_explained() -> None:
    assert set(rows("Position")) == set(arranging.KNOWN)


def test_the_settings_shown_are_those_there_are() -> None:
    [shown] = [data["variant"] for data in EXAMPLES if "title" not in data]
    schema = game("fellowship").variants()
    assert list(shown) == [setting.name for setting in schema.settings]
    assert schema.read(3, shown) == shown


def test_every_event_is_listed_with_its_parameters() -> None:
    kinds = {kind.name: kind for kind in vars(happenings).values() if isinstance(kind, EventKind)}
    assert set(rows("Events and views")) == set(kinds)


def test_every_part_of_a_view_is_named() -> None:
    fellowship = game("fellowship")
    seen = fellowship.view(fellowship.new({"start": 0}, 3, "any"), 0)
    parts = {*seen, *seen["location"], *seen["players"][0]}
    assert {part for part in parts if f"`{part}`" not in GUIDE} == set()
