"""Full-text search over the rules."""

import re
import unicodedata
from dataclasses import dataclass
from functools import cache

from mathom.rulebook.ids import GAMES, game_of
from mathom.rulebook.library import rules
from mathom.rulebook.parser import Rule

ID, WORD, WORD_START, INSIDE, TITLE = 16, 8, 4, 2, 1


def search(words: str, lang: str = "en", game: str | None = None) -> list[Rule]:
    """The rules in which every word occurs, the best first; case and diacritics do not matter.

    A whole word counts more than the start of one, that more than a part of a compound, and the chapter's title least.
    Among equals shorter rules come first, then reading order.
    """
    wanted = [_fold(word) for word in words.split()]
    games = [game_of(game)] if game is not None else list(GAMES.values())
    if not wanted:
        return []
    scored = [(page.score(wanted), page) for game_id in games for page in _pages(game_id, lang)]
    hits = sorted((hit for hit in scored if hit[0]), key=lambda hit: (-hit[0], len(hit[1].text)))
    return [page.rule for _, page in hits]


@dataclass(frozen=True, slots=True)
class _Page:
    rule: Rule
    id: str
    title: str
    text: str

    def score(self, wanted: list[str]) -> int:
        """0 unless every word occurs."""
        scores = [self._score_word(word) for word in wanted]
        return sum(scores) if all(scores) else 0

    def _score_word(self, word: str) -> int:
        if word == self.id:
            return ID
        if word not in self.text:
            return TITLE if word in self.title else 0
        if re.search(rf"\b{re.escape(word)}\b", self.text):
            return WORD
        return WORD_START if re.search(rf"\b{re.escape(word)}", self.text) else INSIDE


@cache
def _pages(game: str, lang: str) -> tuple[_Page, ...]:
    return tuple(_Page(rule, _fold(rule.id), _fold(rule.chapter_title), _fold(rule.text)) for rule in rules(game, lang))


def _fold(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in decomposed if not unicodedata.combining(char))
