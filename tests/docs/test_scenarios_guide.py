"""The guide to scenarios: its complete examples hold, and it names every key there is."""

import re
import sys
import tomllib
from random import Random
from typing import Any

import pytest
from tests.docs.reading import blocks, page
from tools.write_scenario_words import PAGES, listed
from tools.write_scenario_words import page as page_of_words

from mathom.games.fellowship import arranging, happenings
from mathom.games.meccg.edge import arrange as card_positions
from mathom.games.meccg.edge import plan
from mathom.games.wotr.edge import arrange
from mathom.kernel import EventKind, Scenario, apply, game
from mathom.kernel.scenario import STEP, TOP_ENTRIES

COMPANIONS = ("strider", "gandalf_the_grey", "legolas", "gimli", "boromir", "meriadoc", "peregrin")
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
    used = {key for data in COMPLETE for step in data.get("step", []) for key in step}
    assert set(STEP) - used == {"result"}


def test_every_key_of_the_format_is_explained() -> None:
    assert rows("The file")[-2:] == ["step", "branch"]
    assert set(rows("The file")) == set(TOP_ENTRIES)
    assert set(rows("A step")) == set(STEP)


def test_every_entry_of_a_fellowship_position_is_explained() -> None:
    assert set(rows("Position")) == set(arranging.KNOWN)


def test_every_entry_of_a_position_of_der_ringkrieg_is_explained() -> None:
    assert set(rows("What a position says")) == set(arrange.KNOWN)


def test_every_event_of_der_ringkrieg_is_listed_with_its_parameters() -> None:
    game("wotr").classes()
    modules = [module for name, module in sys.modules.items() if name.startswith("mathom.games.wotr")]
    kinds = [kind for module in modules for kind in vars(module).values() if isinstance(kind, EventKind)]
    told = {
        kind.name: f"`{kind.name}` ({', '.join(kind.params)})" if kind.params else f"`{kind.name}`" for kind in kinds
    }
    section = " ".join(GUIDE.split("### What it tells\n")[1].split("A view has")[0].split())
    assert {entry for entry in told.values() if entry not in section} == set()
    assert set(re.findall(r"`([a-z-]+)`", section)) == set(told)


def test_every_part_of_a_view_of_der_ringkrieg_is_named() -> None:
    wotr = game("wotr")
    seen = wotr.view(wotr.new({}, 2, "any"), 1)
    hidden_away = {"under_way"}
    assert {part for part in {*seen, *seen["regions"][0]} - hidden_away if f"`{part}`" not in GUIDE} == {"region"}


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


@pytest.mark.parametrize("name", PAGES)
def test_the_page_of_words_lists_every_question_option_word_and_path(name: str) -> None:
    """Run ``python tools/write_scenario_words.py`` if it does not."""
    shown, true = listed(PAGES[name].page.read_text("utf-8")), listed(page_of_words(PAGES[name]))
    assert (sorted(true - shown), sorted(shown - true)) == ([], [])


@pytest.mark.parametrize("name", PAGES)
def test_every_question_that_is_asked_is_on_the_page_of_words(name: str) -> None:
    """What the game asks when programs play it: not a word of the page is needed to know that."""
    state = game(name).new({}, 2, "questions")
    rng, kinds = Random(1), set()
    for _ in range(600):
        if state.ask is None:
            break
        kinds.add(state.ask.kind)
        seat = state.ask.waiting()[0]
        apply(state, seat, rng.choice(state.ask.options_of(seat)))
    assert len(kinds) > 10
    assert kinds <= listed(PAGES[name].page.read_text("utf-8"))


def test_what_has_one_answer_is_not_asked_in_der_ringkrieg() -> None:
    """A lone Companion leaves the Fellowship without a question who does; the guide says so."""
    data = {
        "title": "a lone Companion",
        "game": "wotr",
        "seats": 2,
        "position": {
            "rolled": {"free_peoples": ["character"], "shadow": ["event"]},
            "characters": [f"{name} out" for name in COMPANIONS if name != "strider"],
        },
        "step": [{"choose": "die:character separate", "question": "separated-goal"}],
    }
    Scenario("guide", data).run()
    assert "Der Ringkrieg takes it without a question" in GUIDE


def test_every_entry_of_a_position_of_the_card_game_is_explained() -> None:
    assert set(rows("What stands in it")) == set(card_positions.KNOWN)
    assert set(rows("What a player has")) - {"challenge-a", "Doors of Night"} >= set(plan.OF_PLAYER)
    for entry in (*plan.OF_COMPANY, *plan.OF_CHARACTER, *plan.OF_AGENT, *plan.OF_CARD, *card_positions.PHASES):
        assert f"`{entry}`" in GUIDE or f"{entry} = " in GUIDE, entry
