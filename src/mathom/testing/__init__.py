"""What the tests of a rules engine need: `@rule` says which rules a test proves.

    @rule("FE-4.1", "FE-4.2")
    def test_three_equal_cards_may_be_played_together() -> None: ...

It also marks classes and, as `pytest.param(..., marks=rule("FE-1.2"))`, single cases.
"""

import pytest

from mathom import rulebook

__all__ = ["part", "rule"]


def part(*ids: str) -> pytest.MarkDecorator:
    """Cites parts of a game that are no rules, such as ``fp_char_01.event``; a game lists its parts (`Game.parts`)."""
    return pytest.mark.part(*ids)


def rule(first: str, *more: str) -> pytest.MarkDecorator:
    """Raises `UnknownRule` for an id that is in no rulebook, so that the test module cannot be collected."""
    return pytest.mark.rule(*(rulebook.rule(rule_id).id for rule_id in (first, *more)))
