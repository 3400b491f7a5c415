from pathlib import Path

import pytest

from mathom.cli.commands.rules import later_rules
from mathom.rulebook import rules
from mathom.rulebook.places import Place, chapter_files, places

# So many rules of these games are named nowhere; the numbers may only be lowered.
UNNAMED = {"FE": 18, "ME": 95}


def test_a_rule_leads_to_the_methods_and_functions_that_name_it(tmp_path: Path) -> None:
    (tmp_path / "hunt.py").write_text(
        '''"""Chapter 3, with WR-3.9."""

class Hunt:
    """WR-3.2 to WR-3.4"""

    def roll(self):
        return 6  # WR-3.4, not WR-3.14


def tile():
    """FE-3.4, and WR-3.1 to
    WR-3.5"""
'''
    )
    assert places("WR-3.4", tmp_path) == [
        Place("hunt.py", 7, "Hunt.roll"),
        Place("hunt.py", 11, "tile"),
        Place("hunt.py", 4, "Hunt"),
    ]
    assert places("WR-3.9", tmp_path) == [Place("hunt.py", 1, "")]
    assert places("WR-3.6", tmp_path) == []


def test_what_acts_comes_before_classes_constants_and_whole_files(tmp_path: Path) -> None:
    (tmp_path / "first.py").write_text(
        '''"""WR-3.1"""

LATE = Reason(
    "WR-3.1",
)

class Hunt:
    """WR-3.1"""

    LEVEL: Final = "WR-3.1"

    def roll(self):
        """WR-3.1"""
'''
    )
    (tmp_path / "second.py").write_text('def tile():\n    """WR-3.1"""\n')
    assert places("WR-3.1", tmp_path) == [
        Place("first.py", 13, "Hunt.roll"),
        Place("second.py", 2, "tile"),
        Place("first.py", 8, "Hunt"),
        Place("first.py", 4, "LATE"),
        Place("first.py", 10, "Hunt.LEVEL"),
        Place("first.py", 1, ""),
    ]


def test_a_comment_is_about_what_follows_it(tmp_path: Path) -> None:
    (tmp_path / "hunt.py").write_text(
        """# WR-3.1
LEVELS = {
    # WR-3.2
    1: 2,
}

class Hunt:
    def roll(self):
        # WR-3.3
        return 6

    # Tiles (WR-3.4)

    @cached
    def draw(self):
        return 0

    # WR-3.5

# WR-3.7
for tile in bag:
    tile.turn()

def tile():
    return 1

# WR-3.6
"""
    )
    named = [places(f"WR-3.{number}", tmp_path) for number in range(1, 8)]
    assert [place.inside for [place] in named] == ["LEVELS", "LEVELS", "Hunt.roll", "Hunt.draw", "", "", ""]


def test_a_function_comes_before_the_reason_that_it_gives() -> None:
    first, *others = places("ME-20.12")
    assert first.inside == "supporters"
    assert others[-1].inside == "CANNOT_SUPPORT"


def unnamed(prefix: str) -> list[str]:
    """The rules that are played, and that no function, class or constant names, nor a whole file."""
    later = later_rules()
    return [rule.id for rule in rules(prefix) if rule.id not in later and not places(rule.id)]


@pytest.mark.parametrize("prefix", ["WR", "TA", "RI"])
def test_every_rule_is_named_where_it_is_played(prefix: str) -> None:
    assert unnamed(prefix) == []


@pytest.mark.parametrize("prefix", UNNAMED)
def test_no_more_rules_lack_a_place_than_before(prefix: str) -> None:
    """Consequences of others, mostly."""
    found = unnamed(prefix)
    assert len(found) <= UNNAMED[prefix], f"Name them where they are played: {found}"


def test_what_is_named_nowhere_leads_to_the_files_of_its_chapter() -> None:
    assert [rule_id for rule_id in unnamed("FE") if not chapter_files(rule_id)] == []


def test_the_files_of_a_chapter_are_those_of_its_own_game() -> None:
    assert [place.file for place in chapter_files("TA-10.4")] == ["wotr/third_age/ships.py"]
    assert "wotr/hunt/roll.py" in [place.file for place in chapter_files("WR-16.1")]
