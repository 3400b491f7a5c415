"""The numbered rules of all games in both languages, for looking up; read-only."""

from mathom.rulebook.errors import ResultsNotFound, RulebookError, UnknownGame, UnknownLanguage, UnknownRule
from mathom.rulebook.finder import search
from mathom.rulebook.ids import GAMES, PREFIXES
from mathom.rulebook.library import LANGS, rule, rules
from mathom.rulebook.parser import Rule

__all__ = [
    "GAMES",
    "LANGS",
    "PREFIXES",
    "ResultsNotFound",
    "Rule",
    "RulebookError",
    "UnknownGame",
    "UnknownLanguage",
    "UnknownRule",
    "rule",
    "rules",
    "search",
]
