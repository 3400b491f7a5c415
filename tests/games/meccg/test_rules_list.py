"""Every rule and every ruling is proven by a test or listed as not played, and none is both."""

import ast
import re
from functools import cache
from pathlib import Path

from mathom.games.meccg.box import clauses_of
from mathom.games.meccg.cards.clauses import cards_in_decks
from mathom.games.meccg.edge.proofs import RULINGS
from mathom.games.meccg.game import GAME
from mathom.rulebook import rules
from mathom.rulebook.ids import split
from mathom.testing import rule
from mathom.texts import Texts

# The chapters of which nothing is left to do.
FINISHED = set(range(1, 34))


# Functions of tests whose arguments are the rules that they prove.
CITING = ("rule", "case", "part")
PREFIXES = ("ME-", "CR-", "C-")


@cache
def cited() -> frozenset[str]:
    found: set[str] = set()
    for file in Path("tests").rglob("*.py"):
        text = file.read_text("utf-8")
        if any(prefix in text for prefix in PREFIXES):
            calls = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
            marks = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id in CITING]
            found |= {rule_id for mark in marks for rule_id in ids_in(mark)}
    return frozenset(found)


def ids_in(call: ast.Call) -> list[str]:
    words = [str(node.value) for node in ast.walk(call) if isinstance(node, ast.Constant)]
    return [word for word in words if word.startswith(PREFIXES)]


def chapter_of(rule_id: str) -> int:
    return split(rule_id)[1]


def test_a_rule_that_is_listed_as_not_played_exists_and_is_cited_by_no_test() -> None:
    listed = set(GAME.later_rules())
    assert listed <= {rule.id for rule in rules("meccg")} | rulings_on_cards() | set(appendix())
    assert sorted(listed & cited()) == []


def appendix() -> list[str]:
    """The rulings on what the rulebook leaves open."""
    text = Path("docs/rules/en/meccg.md").read_text("utf-8")
    return re.findall(r"^- \*\*(C-\d+)\*\*", text, re.MULTILINE)


@rule("ME-1.9")
def test_a_ruling_on_what_the_rulebook_leaves_open_is_cited_or_listed() -> None:
    assert appendix() == RULINGS
    assert [ruling for ruling in RULINGS if ruling not in cited() and ruling not in GAME.later_rules()] == []


def rulings_on_cards() -> set[str]:
    """Those that the built-in decks refer to."""
    clauses = [clause for card in cards_in_decks() for clause in clauses_of(card)]
    return {ruling for clause in clauses for ruling in clause.rulings if ruling.startswith("CR-")}


def test_a_ruling_on_a_card_of_the_decks_is_cited_or_listed() -> None:
    assert sorted(rulings_on_cards() - cited() - set(GAME.later_rules())) == []


def test_a_rule_of_a_finished_chapter_is_cited_or_listed() -> None:
    wanted = [rule.id for rule in rules("meccg") if chapter_of(rule.id) in FINISHED]
    assert [rule_id for rule_id in wanted if rule_id not in cited() and rule_id not in GAME.later_rules()] == []


def test_every_reason_is_told_in_both_languages() -> None:
    for reason in set(GAME.later_rules().values()):
        words = [Texts(lang, strict=True).say(f"rules-later-{reason}") for lang in ("de", "en")]
        assert words[0] != words[1]


def test_every_group_of_parts_is_told_in_both_languages() -> None:
    for group in GAME.parts():
        words = [Texts(lang, strict=True).say(f"rules-part-{group}") for lang in ("de", "en")]
        assert words[0] != words[1]
