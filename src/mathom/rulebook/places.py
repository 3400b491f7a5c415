"""From a rule to the code that plays it.

The code names a rule where it carries it out, alone or in a range such as WR-11.52 to WR-11.60. What is nowhere carried
out by itself is in the files of its chapter: their first lines say which chapters they are.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import mathom
from mathom.rulebook.ids import GAMES, split

GAMES_FOLDER = Path(mathom.__file__).parent / "games"
# An expansion lives inside the folder of its game.
FOLDERS = {prefix: "wotr/third_age" if prefix == "TA" else game for prefix, game in GAMES.items()}
_CHAPTERS = re.compile(r"[Cc]hapters? (\d+(?:(?:, | and | to )\d+)*)")
_NAMED = re.compile(r"\b([A-Z]{2})-(\d+)\.(\d+)(?:\s+to\s+\1-\2\.(\d+))?")


@dataclass(frozen=True, slots=True)
class Place:
    """A line that names a rule, and what it is part of: a method, a function, a class, or nothing for a whole file."""

    file: str
    line: int
    inside: str


def places(rule_id: str, folder: Path = GAMES_FOLDER) -> list[Place]:
    prefix, chapter, number = split(rule_id)
    wanted = f"{prefix}-{chapter}.{number}"
    return [place for place, ids in named_in(folder) if wanted in ids]


def chapter_files(rule_id: str) -> list[Place]:
    """The files whose first line says that they are its chapter, or a part of it."""
    prefix, chapter, _ = split(rule_id)
    home = GAMES_FOLDER / FOLDERS[prefix]
    inner = [GAMES_FOLDER / other for other in FOLDERS.values() if (GAMES_FOLDER / other).is_relative_to(home)]
    found = []
    for file in sorted(home.rglob("*.py")):
        if max((folder for folder in inner if file.is_relative_to(folder)), key=lambda one: len(one.parts)) == home:
            with file.open(encoding="utf-8") as lines:
                if chapter in chapters_in(lines.readline()):
                    found.append(Place(file.relative_to(GAMES_FOLDER).as_posix(), 1, ""))
    return found


def chapters_in(line: str) -> set[int]:
    """
    >>> sorted(chapters_in("Chapters 2, 5 to 7 and 12: ..."))
    [2, 5, 6, 7, 12]
    """
    found: set[int] = set()
    for match in _CHAPTERS.finditer(line):
        for part in re.split(", | and ", match[1]):
            first, _, last = part.partition(" to ")
            found.update(range(int(first), int(last or first) + 1))
    return found


@cache
def named_in(folder: Path) -> list[tuple[Place, frozenset[str]]]:
    """Every line of the Python files that names rules, with their ids."""
    found = []
    for file in sorted(folder.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        lines = dict(_lines(text))
        if lines:
            parts = list(_parts(ast.parse(text)))
            name = file.relative_to(folder).as_posix()
            found += [(Place(name, line, _innermost(parts, line)), ids) for line, ids in lines.items()]
    return found


def _lines(text: str) -> Iterator[tuple[int, frozenset[str]]]:
    """A range may go on in the next line: it counts for the line where it begins."""
    ids: dict[int, set[str]] = {}
    for match in _NAMED.finditer(text):
        prefix, chapter, first, last = match.groups()
        line = text.count("\n", 0, match.start()) + 1
        numbers = range(int(first), int(last or first) + 1)
        ids.setdefault(line, set()).update(f"{prefix}-{chapter}.{number}" for number in numbers)
    return ((line, frozenset(found)) for line, found in ids.items())


def _parts(tree: ast.AST, outer: str = "") -> Iterator[tuple[range, str]]:
    """The lines and names of classes and functions, outer ones first."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            name = f"{outer}.{node.name}" if outer else node.name
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            yield range(first, (node.end_lineno or node.lineno) + 1), name
            yield from _parts(node, name)


def _innermost(parts: list[tuple[range, str]], line: int) -> str:
    return next((name for lines, name in reversed(parts) if line in lines), "")
