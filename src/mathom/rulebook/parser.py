"""Reads numbered rules out of the Markdown of the rule texts."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

_CHAPTER = re.compile(r"## (?:(?:Chapter|Kapitel) )?(?:\d+ )?(?:[–—] )?(.+)")
_RULE = re.compile(r"[-*] (?:\*\*)?([A-Z]{2}-\d+\.\d+)(?:\*\*)? (.*)")


@dataclass(frozen=True, slots=True)
class Rule:
    id: str
    game: str
    chapter_title: str
    text: str
    lang: str


def parse(markdown: str, game: str, prefix: str, lang: str) -> Iterator[Rule]:
    """The rules in reading order.

    A rule reaches to the next rule, heading or dividing line, with the tables and pictures between. The ids of
    other games are no rules here.
    """
    title = ""
    rule_id = ""
    lines: list[str] = []
    fenced = False

    def finished() -> Iterator[Rule]:
        if rule_id:
            yield Rule(rule_id, game, title, "\n".join(lines).strip(), lang)

    for line in markdown.splitlines():
        fenced ^= line.lstrip().startswith("```")
        rule = None if fenced else _RULE.match(line)
        if rule and rule[1].startswith(f"{prefix}-"):
            yield from finished()
            rule_id, lines = rule[1], [rule[2]]
        elif not fenced and line.startswith(("#", "---")):
            yield from finished()
            rule_id = ""
            if chapter := _CHAPTER.fullmatch(line):
                title = chapter[1]
        else:
            lines.append(line)
    yield from finished()
