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
from typing import NamedTuple

import mathom
from mathom.rulebook.ids import GAMES, split

GAMES_FOLDER = Path(mathom.__file__).parent / "games"
# An expansion lives inside the folder of its game.
FOLDERS = {prefix: "wotr/third_age" if prefix == "TA" else game for prefix, game in GAMES.items()}
_CHAPTERS = re.compile(r"[Cc]hapters? (\d+(?:(?:, | and | to )\d+)*)")
_NAMED = re.compile(r"\b([A-Z]{2})-(\d+)\.(\d+)(?:\s+to\s+\1-\2\.(\d+))?")


@dataclass(frozen=True, slots=True)
class Place:
    """A line that names a rule, and its function, class or constant; nothing for a whole file."""

    file: str
    line: int
    inside: str


class Part(NamedTuple):
    """Some lines of a file, what they are, and their name."""

    lines: range
    kind: int
    name: str


# What acts comes before what it acts on.
FUNCTION, CLASS, CONSTANT, FILE = range(4)


def places(rule_id: str, folder: Path = GAMES_FOLDER) -> list[Place]:
    """Functions and methods first, then classes, constants and whole files."""
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
    """Every line of the Python files that names rules, with their ids, in the order of `places`."""
    found = []
    for file in sorted(folder.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        lines = dict(_lines(text))
        if lines:
            whole = text.splitlines()
            parts = [Part(range(1, len(whole) + 1), FILE, ""), *_parts(ast.parse(text))]
            name = file.relative_to(folder).as_posix()
            for line, ids in lines.items():
                part = _part_of(parts, line, is_comment=whole[line - 1].lstrip().startswith("#"))
                found.append((part.kind, Place(name, line, part.name), ids))
    return [(place, ids) for _, place, ids in sorted(found, key=lambda one: one[0])]


def _lines(text: str) -> Iterator[tuple[int, frozenset[str]]]:
    """A range may go on in the next line: it counts for the line where it begins."""
    ids: dict[int, set[str]] = {}
    for match in _NAMED.finditer(text):
        prefix, chapter, first, last = match.groups()
        line = text.count("\n", 0, match.start()) + 1
        numbers = range(int(first), int(last or first) + 1)
        ids.setdefault(line, set()).update(f"{prefix}-{chapter}.{number}" for number in numbers)
    return ((line, frozenset(found)) for line, found in ids.items())


def _parts(tree: ast.AST, outer: str = "") -> Iterator[Part]:
    """The functions, classes and constants, outer ones first; the other statements are of the whole file."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            kind = CLASS if isinstance(node, ast.ClassDef) else FUNCTION
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            part = Part(range(first, (node.end_lineno or first) + 1), kind, f"{outer}{node.name}")
            yield part
            yield from _parts(node, f"{part.name}.")
        elif isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(tree, ast.Module | ast.ClassDef):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            lines = range(node.lineno, (node.end_lineno or node.lineno) + 1)
            yield Part(lines, CONSTANT, f"{outer}{ast.unparse(target)}")
        elif isinstance(node, ast.stmt) and isinstance(tree, ast.Module):
            yield Part(range(node.lineno, (node.end_lineno or node.lineno) + 1), FILE, "")


def _part_of(parts: list[Part], line: int, is_comment: bool) -> Part:
    """The innermost part. A comment between parts is about the next one."""
    inside = next(part for part in reversed(parts) if line in part.lines)
    if not is_comment or inside.kind in (FUNCTION, CONSTANT):
        return inside
    below = [part for part in parts if part.lines.start > line and part.lines.start in inside.lines]
    return min(below, key=lambda part: part.lines.start, default=inside)
