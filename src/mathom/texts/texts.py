"""Renders messages in one language.

Values that a message gets are made readable on the way: truth values become ``yes`` and ``no``, nothing becomes
``none``, a seat becomes the player's name, and a list is joined, its entries rendered by the message
``<id>-<parameter>`` if there is one. In a message, ``{ NAME("fellowship-card", $card) }`` is the message
``fellowship-card-<card>``; with ``form: "acc"`` it is the attribute of that name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from fluent.runtime import FluentBundle

from mathom.kernel import Detail, Event, Game, MathomError, Reason, Text
from mathom.texts.shelves import Shelf, common_shelves, game_shelf, homes, keys, names, owners, resource

Place = Callable[[list[int]], str]

LISTS_OF_SEATS = ("winners",)
CELLS = ("cell", "origin")
NOT_TOLD = ("event", "rules", "to")
# Greater numbers are written as they are: the formatter gives up on them.
FORMATTED = 10**15


def with_minus_signs(said: str) -> str:
    """Numbers below nothing as they are printed: ``4 + -2`` is ``4 − 2``, and ``(-1)`` is ``(−1)``."""
    return re.sub(r"(^|[\s(])-(?=\d)", r"\1−", re.sub(r"\+ -(?=\d)", "− ", said))


class MissingText(Exception):
    """A message, or something that it needs, does not exist: a bug in our texts."""


class Texts:
    """All texts in one language. `strict` raises where otherwise the key would be shown.

    A shelf of messages is parsed when the first of them is needed: a program that starts needs few of them. Those of a
    game are not even looked through before: its messages begin with its name, other ones only it can have sent.
    """

    def __init__(self, lang: str, strict: bool = False) -> None:
        self.lang = lang
        self.strict = strict
        function: Any = self.name
        self.bundle = FluentBundle([lang], functions={"NAME": function}, use_isolating=False)
        self.index: dict[str, Shelf] = {}
        for shelf in common_shelves(lang):
            self._look_through(shelf)
        self.unread = list(homes())
        self.opened: set[Shelf] = set()

    def say(self, key: str, /, **args: Any) -> str:
        """The message `key`; its parameters are written with underscores for hyphens."""
        if not self.has(key):
            return self._missing(key, "no such message")
        message = self.bundle.get_message(key)
        return self._format(key, message.value, {name: self._plain(key, name, a) for name, a in args.items()})

    def has(self, key: str) -> bool:
        shelf = self._shelf_of(key)
        if shelf is not None and shelf not in self.opened:
            self.opened.add(shelf)
            for path in shelf:
                self.bundle.add_resource(resource(path))
        return bool(self.bundle.has_message(key))

    def _shelf_of(self, key: str) -> Shelf | None:
        if key not in self.index and self.unread:
            known = owners(key)
            for game in [name for name in self.unread if name in known] or self.unread[:]:
                self.unread.remove(game)
                self._look_through(game_shelf(self.lang, game))
                if key in self.index:
                    break
        return self.index.get(key)

    def _look_through(self, shelf: Shelf) -> None:
        self.index.update((key, shelf) for path in shelf for key in keys(path))

    def text(self, text: Text) -> str:
        return self.say(text.key, **text.args)

    def reason(self, reason: Reason) -> str:
        """Why not, with the rules to look up: ``Hobbits cannot be covered (FE-6.5)``."""
        said = self.say(f"reason-{reason.key}")
        return f"{said} ({', '.join(reason.rules)})" if reason.rules else said

    def error(self, error: MathomError) -> str:
        """The error as one sentence. An error of a kind that has no message speaks for itself, in English."""
        return self.say(error.key, **self._readable(error.params)) if self.has(error.key) else str(error)

    def event(
        self,
        game: Game,
        event: Event | dict[str, Any],
        viewer: int | None,
        names: Sequence[str] = (),
        place: Place | None = None,
    ) -> str:
        """What happened (fresh or as a record has it), told to `viewer`, who is ``you``.

        `place` puts a cell of the board into words.
        """
        told = event.plain() if isinstance(event, Event) else event
        key = f"{game.id}-event-{told['event']}"
        args: dict[str, Any] = {"you": "seat" in told and told["seat"] == viewer}
        for name, value in {**told, **game.tells(told)}.items():
            if name == "seat":
                args[name] = self.seat(value, names)
            elif name in LISTS_OF_SEATS:
                args[name] = [self.seat(seat, names) for seat in value]
                args["you"] = value == [viewer]
                args["many"] = len(value) > 1
            elif name in CELLS:
                args[name] = place(value) if place else ",".join(str(n) for n in value)
            elif isinstance(value, list) and name not in NOT_TOLD:
                args[name] = [self._entry(f"{key}-{name}", i, v, names) for i, v in enumerate(value)]
            elif name not in NOT_TOLD:
                args[name] = value
        return self.say(key, **args)

    def seat(self, seat: int, names: Sequence[str] = ()) -> str:
        return names[seat] if seat < len(names) else self.say("seat-name", number=seat + 1)

    def listed(self, parts: Sequence[str]) -> str:
        """
        >>> Texts("en").listed(["ale", "bread", "cheese"])
        'ale, bread and cheese'
        """
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list-and", most=", ".join(parts[:-1]), last=parts[-1])

    def either(self, parts: Sequence[str]) -> str:
        """
        >>> Texts("en").either(["ale", "bread", "cheese"])
        'ale, bread or cheese'
        """
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list-or", most=", ".join(parts[:-1]), last=parts[-1])

    def _readable(self, params: dict[str, object]) -> dict[str, object]:
        """The parameters of an error, those that are messages themselves put into words."""
        return {name: self._worded(value) for name, value in params.items()}

    def _worded(self, value: object) -> object:
        if isinstance(value, Reason):
            return self.reason(value)
        if isinstance(value, Text):
            return self.text(value)
        if isinstance(value, Detail):
            return self.say(value.key, **self._readable(value.params)) if self.has(value.key) else str(value)
        return self.error(value).removesuffix(".") if isinstance(value, MathomError) else value

    def _entry(self, key: str, index: int, entry: Any, names: Sequence[str]) -> Any:
        """One entry of a list: a record has its own message, a number in a list by seats names the seat."""
        if not self.has(key):
            return entry
        args = dict(entry) if isinstance(entry, dict) else {"value": entry, "seat": index}
        if isinstance(args.get("seat"), int):
            args["seat"] = self.seat(args["seat"], names)
        return self.say(key, **args)

    def _plain(self, key: str, name: str, value: Any) -> Any:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if value is None:
            return "none"
        if isinstance(value, (list, tuple)):
            parts = [str(v) for v in value]
            return ", ".join(parts) if self.has(f"{key}-{name}") else self.listed(self._names(key, name, parts))
        return value if isinstance(value, (int, float)) and abs(value) < FORMATTED else str(value)

    def _names(self, key: str, name: str, parts: list[str]) -> list[str]:
        """The entries by the names that the message ``<id>-<parameter>-names`` gives a prefix for, else as they are."""
        prefix = f"{key}-{name}-names"
        return [self.name(self.say(prefix), part, "acc") for part in parts] if self.has(prefix) else parts

    def name(self, prefix: Any, name: Any, form: Any = "") -> str:
        """The name of a thing, in the given form if it has that form. In messages it is the function ``NAME``."""
        key = f"{prefix}-{name}"
        if found := names(self.lang, str(prefix)).get(str(name)):
            return found
        if not self.has(key):
            return self._missing(key, "no such name")
        message = self.bundle.get_message(key)
        return self._format(key, message.attributes.get(str(form), message.value), {})

    def attribute(self, key: str, form: str) -> str:
        """A form of a message that not all of its kind have; nothing where it is missing."""
        if not self.has(key):
            return self._missing(key, "no such message")
        pattern = self.bundle.get_message(key).attributes.get(form)
        return "" if pattern is None else self._format(key, pattern, {})

    def _format(self, key: str, pattern: Any, args: dict[str, Any]) -> str:
        if pattern is None:
            return self._missing(key, "no text")
        said, errors = self.bundle.format_pattern(pattern, args)
        if errors and self.strict:
            raise MissingText(f"{self.lang}: {key}: {'; '.join(str(e) for e in errors)}")
        return with_minus_signs(str(said))

    def _missing(self, key: str, why: str) -> str:
        if self.strict:
            raise MissingText(f"{self.lang}: {key}: {why}")
        return key
