"""Tests of cards say in their names which cards they prove: ``test_fp_char_09_...``, or a case ``[sh_str_07]``.

What runs over all 96 cards alike proves none of them.
"""

import re

import pytest

from mathom.testing import part

FAMILY = re.compile(r"(fp|sh)_(char|str)((?:_\d\d)+)(?!\d)")
OVER_ALL = ("test_every_", "test_no_card_", "test_all_")


def cards_in(name: str) -> list[str]:
    """
    >>> cards_in("test_sh_str_04_09_need_war")
    ['sh_str_04', 'sh_str_09']
    """
    return [f"{a}_{b}_{n}" for a, b, numbers in FAMILY.findall(name) for n in re.findall(r"\d\d", numbers)]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        file = item.path.name
        if file.startswith(("test_cards_", "test_combat_cards")) and not item.name.startswith(OVER_ALL):
            half = "combat" if file.startswith("test_combat") else "event"
            for card in cards_in(item.name):
                item.add_marker(part(f"{card}.{half}"))
