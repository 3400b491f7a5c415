"""What somebody wrote into a file by hand, with the place where it stands: what is wrong with it is said there."""
# mypyc: skip

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from mathom.kernel.errors import BadScenario, Detail

# So many names are listed; of more the nearest one alone.
SHORT = 20


class Written:
    """A value and its place, such as ``position.hands.0``. Every method gives what is wanted, or says what is wrong."""

    __slots__ = ("place", "value")

    def __init__(self, value: Any, place: str) -> None:
        self.value = value
        self.place = place

    def wrong(self, says: str, **params: object) -> BadScenario:
        """The kernel puts in which file it is."""
        detail = Detail("{place}: {problem}", place=self.place, problem=Detail(says, **params))
        return BadScenario(file="", detail=detail)

    def insist(self, holds: bool, says: str, **params: object) -> None:
        if not holds:
            raise self.wrong(says, **params)

    def text(self) -> str:
        self.insist(isinstance(self.value, str), "a text is wanted")
        return str(self.value)

    def flag(self) -> bool:
        self.insist(isinstance(self.value, bool), "true or false is wanted")
        return bool(self.value)

    def number(self, least: int, most: int) -> int:
        fits = type(self.value) is int and least <= self.value <= most
        self.insist(fits, "a number from {least} to {most} is wanted", least=least, most=most)
        return int(self.value)

    def entries(self) -> list[Written]:
        self.insist(isinstance(self.value, list), "a list is wanted")
        return [Written(entry, f"{self.place}.{number}") for number, entry in enumerate(self.value)]

    def each_seat(self, seats: int) -> list[Written]:
        """A list with one entry for each seat."""
        entries = self.entries()
        self.insist(len(entries) == seats, "one entry for each of the {seats} seats is wanted", seats=seats)
        return entries

    def table(self, known: Sequence[str] | None = None) -> dict[str, Written]:
        """The entries of a table by their names; only those that are `known`."""
        self.insist(isinstance(self.value, dict), "a table is wanted")
        for name in self.value:
            problem = None if known is None else unknown_entry(str(name), known)
            if problem is not None:
                raise BadScenario(file="", detail=Detail("{place}: {problem}", place=self.place, problem=problem))
        return {str(name): Written(value, f"{self.place}.{name}") for name, value in self.value.items()}

    def words(self, example: str, least: int | None = None) -> list[Written]:
        """The words of a text like the example; at least so many (left out: as many as the example has)."""
        most = len(example.split())
        words = self.value.split() if isinstance(self.value, str) else []
        fits = (most if least is None else least) <= len(words) <= most
        self.insist(fits, "a text like '{example}' is wanted", example=example)
        return [Written(word, f"{self.place} '{self.value}'") for word in words]

    def count(self, least: int, most: int) -> int:
        """The number that a word says."""
        number = int(self.text()) if self.text().isascii() and self.text().isdecimal() and len(self.text()) < 9 else -1
        self.insist(least <= number <= most, "a number from {least} to {most} is wanted", least=least, most=most)
        return number

    def one_of(self, names: Sequence[str]) -> int:
        """The number of a name in the list of all such names."""
        name = self.text()
        if name not in names:
            near = nearest_name(name, names)
            if near:
                raise self.wrong("there is no '{name}' here; perhaps '{near}' is meant", name=name, near=near)
            if len(names) <= SHORT:
                raise self.wrong("there is no '{name}' here; known: {known}", name=name, known=", ".join(names))
            raise self.wrong("there is no '{name}' here", name=name)
        return names.index(name)


def nearest_name(name: str, names: Sequence[str]) -> str:
    """The name that was probably meant; empty if none is near."""
    return next(iter(get_close_matches(name, names, 1)), "")


def unknown_entry(name: str, known: Sequence[str]) -> Detail | None:
    """What is wrong if an entry is not among those that there are."""
    if name in known:
        return None
    near = nearest_name(name, known)
    if near:
        return Detail("unknown entry '{name}'; perhaps '{near}' is meant", name=name, near=near)
    return Detail("unknown entry '{name}'; known: {known}", name=name, known=", ".join(known))
