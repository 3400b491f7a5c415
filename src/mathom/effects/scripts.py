"""A card: its statements, numbered, with a program for each that does something."""

from __future__ import annotations

from dataclasses import replace

from mathom.effects.carry import Program
from mathom.effects.standing import Play
from mathom.effects.values import Effect, Standing, Statement, words_in
from mathom.kernel.native import mypyc_attr

# Shared and never changed.
EMPTY = Program()


@mypyc_attr(allow_interpreted_subclasses=True)
class Script:
    """What a card says. `texts` are all its statements, also those inside others, in the order in which they stand.

    A text is known by its number in there: so a frame or an effect in force, which is plain data, can say which it is.
    `standing` are the numbers of those in force while the card is in play; what stands inside another (what lasts until
    the end of a turn) is not among them. `plays` are the ways to play it, each with its window. `sorted` keeps what
    `of_kind` has found.
    """

    __slots__ = ("card", "plays", "programs", "sorted", "standing", "statements", "texts")

    def __init__(self, card: str, *statements: Statement) -> None:
        self.card = card
        self.statements: tuple[Statement, ...] = statements
        self.texts: list[Statement] = []
        self.standing: list[int] = []
        for statement in statements:
            if isinstance(statement, Standing):
                self.standing.append(len(self.texts))
            self.texts += texts_in(statement)
        plays = [(number, text) for number, text in enumerate(self.texts) if isinstance(text, Play)]
        self.plays: list[tuple[int, str]] = [(number, text.window) for number, text in plays]
        self.sorted: dict[type[Statement], list[int]] = {}
        self.programs: list[Program] = []
        for text in self.texts:
            do = text.program()
            self.programs.append(EMPTY if do is None else Program(do))

    def number(self, text: Statement) -> int:
        """The number of a statement of this card; of several that are equal, the first."""
        return self.texts.index(text)

    def of_kind(self, kind: type[Statement]) -> list[int]:
        """The numbers of the texts of a kind."""
        if kind not in self.sorted:
            self.sorted[kind] = [number for number, text in enumerate(self.texts) if isinstance(text, kind)]
        return self.sorted[kind]

    def clauses(self) -> dict[str, tuple[Statement, ...]]:
        """What carries out each printed clause: ``tw-19.1``."""
        found: dict[str, tuple[Statement, ...]] = {}
        for statement in self.statements:
            for number in statement.clause:
                name = f"{self.card}.{number}"
                found[name] = (*found.get(name, ()), statement)
        return found

    def drop(self, effect: Effect) -> None:
        """Change the card as if nobody had written this part of it; for finding out whether a test notices.

        The part is a text, what a text does, or what it needs. The numbers of all texts stay as they are.
        """
        found = False
        self.sorted.clear()
        for number, text in enumerate(self.texts):
            if text == effect or text.program() == effect:
                found = True
                self.programs[number] = EMPTY
                if text == effect and number in self.standing:
                    self.standing.remove(number)
                elif text == effect and not isinstance(text, Play):
                    self.texts[number] = Statement()
            elif isinstance(text, (Play, Standing)) and text.needs == effect:
                found = True
                self.texts[number] = replace(text, needs=None)
        if not found:
            raise ValueError(f"{self.card} does not say {effect!r}")


def texts_in(effect: Effect) -> list[Statement]:
    """The statements in an effect, itself first."""
    return [word for word in words_in(effect) if isinstance(word, Statement)]
