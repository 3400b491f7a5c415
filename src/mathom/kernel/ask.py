"""A question to one or several seats, and its options.

Inside the engine an option is a number that means something to the frame that asks. Outside it is an `Option`: the
same number with a readable key that stays the same over versions, a text, and the things it touches.
"""

from __future__ import annotations

from typing import Any, Final

CHANCE_SEAT: Final = -1
UNANSWERED: Final = -1


class Reason:
    """Why something is not allowed. The key says it in plain words (``hobbits-cannot-be-covered``)."""

    __slots__ = ("key", "rules")

    def __init__(self, key: str, *rules: str) -> None:
        self.key = key
        self.rules = rules

    def __str__(self) -> str:
        said = self.key.replace("-", " ")
        return f"{said} ({', '.join(self.rules)})" if self.rules else said

    def __reduce__(self) -> tuple[Any, ...]:
        """A worker sends it to another process; a compiled class does not find out by itself how it was made."""
        return Reason, (self.key, *self.rules)


class Text:
    """A message key with parameters, rendered in the reader's language at the edge."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, **args: Any) -> None:
        self.key = key
        self.args = args


class Option:
    """One option as a player meets it. `touches` names what to light up, in the words of the game's view.

    An option that `declines` does nothing or stops: nobody should take it by haste.
    """

    __slots__ = ("code", "declines", "key", "text", "touches")

    def __init__(self, code: int, key: str, text: Text, touches: list[str], declines: bool = False) -> None:
        self.code = code
        self.declines = declines
        self.key = key
        self.text = text
        self.touches = touches

    def plain(self) -> dict[str, Any]:
        plain: dict[str, Any] = {
            "code": self.code,
            "key": self.key,
            "text": self.text.key,
            "args": self.text.args,
            "touches": self.touches,
        }
        if self.declines:
            plain["declines"] = True
        return plain


class Ask:
    """Who must choose, from which options (numbers from 0), and which step of the asking frame takes the answer.

    Never changed once made, so that copies of a state can share it. With several seats the answers are sealed: they
    are kept here until the last one is in.
    """

    __slots__ = ("answers", "kind", "options", "seats", "then")

    def __init__(
        self,
        seats: list[int] | None = None,
        kind: str = "",
        options: list[list[int]] | None = None,
        then: str = "",
        answers: list[int] | None = None,
    ) -> None:
        self.seats: list[int] = [] if seats is None else seats
        self.kind = kind
        self.options: list[list[int]] = [] if options is None else options
        self.then = then
        self.answers: list[int] = [] if answers is None else answers

    def sealed(self) -> bool:
        return len(self.seats) > 1

    def waiting(self) -> list[int]:
        """The seats that have not answered yet."""
        if not self.answers:
            return self.seats
        return [seat for i, seat in enumerate(self.seats) if self.answers[i] == UNANSWERED]

    def options_of(self, seat: int) -> list[int]:
        """What `seat` may choose now; nothing when it is not asked or has answered."""
        for i, asked in enumerate(self.seats):
            if asked == seat and (not self.answers or self.answers[i] == UNANSWERED):
                return self.options[i]
        return []

    def with_answer(self, seat: int, code: int) -> Ask:
        answers = self.answers[:] if self.answers else [UNANSWERED] * len(self.seats)
        answers[self.seats.index(seat)] = code
        return Ask(self.seats, self.kind, self.options, self.then, answers)
