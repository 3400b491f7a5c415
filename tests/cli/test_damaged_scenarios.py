"""However a scenario is damaged: one sentence and exit code 1 or 2, never a traceback."""

from __future__ import annotations

import json
import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.damage import DEEP, damaged, scratched

from mathom.cli.main import run
from mathom.kernel import BadScenario, Scenario, ScenarioFailed

FILES = sorted((Path(__file__).parents[1] / "scenarios").glob("*/*.toml"))
TEXTS = [path.read_text("utf-8") for path in FILES]
BOUNDED = settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))


def written(value: Any) -> str:
    """A value in the words of TOML, as far as there are any."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(name)} = {written(entry)}" for name, entry in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(written(entry) for entry in value) + "]"
    return '"null"' if value is None else json.dumps(value)


@st.composite
def damaged_files(draw: st.DrawFn) -> str:
    text = draw(st.sampled_from(TEXTS))
    if draw(st.booleans()):
        return draw(scratched(text))
    data = draw(damaged(tomllib.loads(text)))
    return "\n".join(f"{json.dumps(name)} = {written(value)}" for name, value in data.items())


@BOUNDED
@given(text=damaged_files())
def test_no_damage_to_a_scenario_ends_in_a_traceback(text: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("scenarios") / "damaged.toml"
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    assert run(["scenario", "run", str(path)]) in (0, 1, 2)


@BOUNDED
@given(data=st.sampled_from(TEXTS).flatmap(lambda text: damaged(tomllib.loads(text))))
def test_no_damage_to_what_a_scenario_says_is_more_than_an_error(data: dict[str, Any]) -> None:
    with suppress(BadScenario, ScenarioFailed):
        Scenario("damaged.toml", data).run()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("a = " + "[" * DEEP, "it is nested too deep"),
        ("a = " + "[" * 60 + "]" * 60, "unknown entry 'a'"),
        ("a = " + "9" * 5000, "it is no TOML: a number or date is too large"),
        ("game = 5", "'game' has the wrong type"),
        ("title = 5", "'title' has the wrong type"),
        ("rules = [5]", "'rules' has the wrong type"),
        ('chance = { "deck.0" = "x" }', "chance is a list of outcomes for each stream"),
        ("variant = { start = [1] }", "start"),
        ("position = { hands = 5 }", "position.hands: a list is wanted"),
        ("position = { hands = [5, 6, 7] }", "position.hands.0: a list is wanted"),
        ("position = { points = ['a', 0, 0] }", "position.points.0: a number from 0 to 999 is wanted"),
        ("position = { active = true }", "position.active: a number from 0 to 2 is wanted"),
        ("position = { locations = [[0]] }", "position.locations.0: a column and a row are wanted"),
    ],
)
def test_the_place_is_named(text: str, says: str, mathom: Any, tmp_path: Path) -> None:
    lines = {"title": '"x"', "game": '"fellowship"', "seats": "3", "step": "[]"}
    file = "\n".join([text, *(f"{name} = {value}" for name, value in lines.items() if not text.startswith(name))])
    (tmp_path / "damaged.toml").write_text(file, "utf-8")
    ran = mathom("scenario", "run", str(tmp_path / "damaged.toml"))
    assert (ran.code, ran.out, ran.err.startswith("The scenario damaged.toml is wrong: ")) == (2, "", True)
    assert says in " ".join(ran.err.split())
