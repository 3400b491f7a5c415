from pathlib import Path

from mathom.rulebook import rules
from mathom.rulebook.places import Place, chapter_files, places

COMPLETE = ("FE", "WR", "TA", "RI")


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
        Place("hunt.py", 4, "Hunt"),
        Place("hunt.py", 7, "Hunt.roll"),
        Place("hunt.py", 11, "tile"),
    ]
    assert places("WR-3.9", tmp_path) == [Place("hunt.py", 1, "")]
    assert places("WR-3.6", tmp_path) == []


def test_every_rule_of_the_complete_games_leads_to_the_code_that_plays_it() -> None:
    lost = [rule.id for game in COMPLETE for rule in rules(game) if not places(rule.id) and not chapter_files(rule.id)]
    assert lost == []


def test_the_files_of_a_chapter_are_those_of_its_own_game() -> None:
    assert [place.file for place in chapter_files("TA-10.4")] == ["wotr/third_age/ships.py"]
    assert "wotr/hunt/roll.py" in [place.file for place in chapter_files("WR-16.1")]
