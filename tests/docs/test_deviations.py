"""The log of deviations is complete and its numbers are in order; the pages cite rules that exist."""

import re

import pytest
from tests.docs.reading import page

from mathom import rulebook

ROW = re.compile(r"^\| (\d+) \| (.*)$", re.MULTILINE)
PAGES = ["architecture.md", "kernel.md", "records.md", "scenarios.md", "deviations.md"]


def test_entries_are_numbered_without_gaps() -> None:
    numbers = [int(number) for number, _ in ROW.findall(page("deviations.md"))]
    assert numbers == list(range(1, len(numbers) + 1))


def test_every_ruling_of_the_fellowship_rules_has_an_entry() -> None:
    rulings = re.findall(r"^\| (A\d+) \|", page("rules/en/fellowship.md"), re.MULTILINE)
    entries = [row.split(" | ")[0] for _, row in ROW.findall(page("deviations.md"))]
    assert entries[: len(rulings)] == rulings


@pytest.mark.parametrize("name", PAGES)
def test_cited_rules_exist(name: str) -> None:
    for rule_id in set(re.findall(r"\b(?:FE|WR|TA|RI|ME)-\d+\.\d+\b", page(name))):
        assert rulebook.rule(rule_id).id == rule_id


@pytest.mark.parametrize("name", PAGES)
def test_lines_can_be_read_in_an_editor(name: str) -> None:
    """Tables and excerpts may be wide; text is not."""
    text = re.sub(r"^```.*?^```$", "", page(name), flags=re.MULTILINE | re.DOTALL)
    assert [line for line in text.splitlines() if len(line) > 130 and not line.startswith("|")] == []
