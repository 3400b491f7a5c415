"""The rule texts as they lie on disk, each game and language read once, when first asked for."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from mathom.rulebook.errors import UnknownLanguage
from mathom.rulebook.ids import GAMES, PREFIXES, game_of, split, unknown
from mathom.rulebook.parser import Rule, parse

LANGS = ("en", "de")


def texts() -> Path:
    """The folder with one folder a language: package data of the wheel, or `docs/rules` of a source checkout."""
    packaged = Path(__file__).parent / "texts"
    return packaged if packaged.is_dir() else Path(__file__).parents[3] / "docs" / "rules"


def rule(rule_id: str, lang: str = "en") -> Rule:
    """
    >>> rule("FE-1.7").text
    '[B] There are six ring tokens; each is unique.'
    """
    prefix, chapter, number = split(rule_id)
    shelf = _shelf(GAMES[prefix], _checked(lang))
    if found := shelf.get(f"{prefix}-{chapter}.{number}"):
        return found
    raise unknown(rule_id, shelf)


def rules(game: str, lang: str = "en") -> tuple[Rule, ...]:
    """All rules of a game (id or prefix) in reading order."""
    return tuple(_shelf(game_of(game), _checked(lang)).values())


def _checked(lang: str) -> str:
    if lang not in LANGS:
        raise UnknownLanguage(f"There are no rules in the language {lang!r}, only in {' and '.join(LANGS)}.")
    return lang


@cache
def _shelf(game: str, lang: str) -> Mapping[str, Rule]:
    name = re.compile(rf"{game}(-\d+)?\.md")
    files = sorted(path for path in (texts() / lang).iterdir() if name.fullmatch(path.name))
    found = (parse(path.read_text(encoding="utf-8"), game, PREFIXES[game], lang) for path in files)
    return MappingProxyType({rule.id: rule for part in found for rule in part})
