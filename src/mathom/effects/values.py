"""Effects as values: frozen, typed, comparable, and the same after a trip through JSON.

Families, and a game adds its own members to each:

* a `Verb` does something;
* a `Condition` holds, or gives the `Reason` why not, so that it filters options and explains refusals alike;
* a `Selector` lists things: numbers that mean something to the verb that uses them;
* a `Number` is counted anew whenever it is asked for;
* a `Standing` does nothing by itself: it is in force, and whoever asks for what it touches finds it there;
* a `Cost` is paid when a card is declared.

A member is a frozen dataclass, and its fields are numbers, strings, truth values, other effects, and tuples of these;
never functions. Its docstring is its entry in the reference (see `reference`), so it is written for who writes cards.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, Final

from mathom.kernel.ask import Reason
from mathom.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from mathom.effects.carry import Carry, Program

NAME: Final = "@"

CANNOT_PAY: Final = Reason("the-cost-cannot-be-paid")


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Effect:
    """Base of verbs, conditions and selectors."""

    def plain(self) -> dict[str, Any]:
        """As JSON-able data. `Vocabulary.read` reads it back."""
        data: dict[str, Any] = {NAME: type(self).__name__}
        for field in fields(self):
            data[field.name] = plain(getattr(self, field.name))
        return data

    def parts(self) -> list[Effect]:
        """The effects inside this one, in the order of its fields."""
        found: list[Effect] = []
        for field in fields(self):
            value: Any = getattr(self, field.name)
            parts = value if isinstance(value, tuple) else (value,)
            found += [part for part in parts if isinstance(part, Effect)]
        return found

    def is_secret(self) -> bool:
        """Whether it, or anything inside it, looks at what only its player can see, such as a hand: what it lists, and
        whether it lists anything, must not show in who is asked."""
        return any(part.is_secret() for part in self.parts())


def words_in(value: object) -> list[Effect]:
    """All effects that an effect, or a tuple of them, is made of; itself included."""
    if isinstance(value, tuple):
        return [word for each in value for word in words_in(each)]
    if not isinstance(value, Effect):
        return []
    return [value, *[word for part in value.parts() for word in words_in(part)]]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Verb(Effect):
    """Does something when its turn comes.

    `do` does it at once, or leaves one thing pending: a pushed frame, after which the verb is done; or, through the
    frame `f` that carries the card out, a question, chance or a frame with a result (`ask_one`, `throw`, `call`), after
    which `take` goes on. `take` ends the verb, unless it calls ``f.again()``: then `do` runs anew, and ``f.stage`` and
    ``f.notes`` tell it what happened before. A `do` that asks changes nothing.
    """

    def do(self, s: Any, f: Carry) -> None:
        raise NotImplementedError(type(self).__name__)

    def take(self, s: Any, f: Carry) -> None:
        """Go on with the answer (``s.reply``), the outcome (``s.outcome``) or what the called frame has left."""
        raise NotImplementedError(type(self).__name__)

    def prevented(self, s: Any, f: Carry) -> Reason | None:
        """Why it would do nothing now; None if it would do something, or if that cannot be told beforehand."""
        return None

    def refuse(self, s: Any, f: Carry, code: int) -> Reason | None:
        """Why `code` is no answer to the question that `do` asks; None if it is, or if nothing more is to be said."""
        return None

    def lay(self, program: Program) -> None:
        """Write this verb into a flat program. Only verbs that control others have more to write than themselves."""
        program.add(self)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Condition(Effect):
    """Holds or does not."""

    def refuse(self, s: Any, f: Carry) -> Reason | None:
        """Why it does not hold; None if it does."""
        raise NotImplementedError(type(self).__name__)

    def holds(self, s: Any, f: Carry) -> bool:
        return self.refuse(s, f) is None


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Selector(Effect):
    """Lists things."""

    def things(self, s: Any, f: Carry) -> list[int]:
        """All of them, in the order in which they are offered."""
        raise NotImplementedError(type(self).__name__)

    def has(self, s: Any, f: Carry, thing: int) -> bool:
        """Whether it lists `thing`. Override it where that can be said without listing all."""
        return thing in self.things(s, f)

    def misses(self, source: int, thing: int) -> bool:
        """Whether it surely does not list `thing` where the card is `source`. A first look, for which nothing is made:
        most texts in force are about another card than the one that is asked about."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Number(Effect):
    """A number that depends on the table."""

    def count(self, s: Any, f: Carry) -> int:
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, kw_only=True)
class Statement(Effect):
    """A text of a card that is found by its number: see `Script`. `clause` are the numbers of the printed clauses."""

    clause: tuple[int, ...] = ()

    def program(self) -> Verb | None:
        """What is carried out when its time comes; None for what only changes answers."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, kw_only=True)
class Standing(Statement):
    """What can be in force: while its card is in play, or until something ends.

    `of` are the things that are meant; None: whatever is asked about. `needs` says when.
    """

    of: Selector | None = None
    needs: Condition | None = None

    def touches(self) -> str:
        """The key under which it is looked for, such as ``number:prowess``; see `standing`."""
        raise NotImplementedError(type(self).__name__)

    def misses(self, source: int, thing: int) -> bool:
        """Whether it is surely not about `thing` where the card is `source`."""
        return self.of is not None and self.of.misses(source, thing)

    def about(self, s: Any, f: Carry, thing: int) -> bool:
        """Whether it is about `thing` now; the frame says already that this is the thing at hand."""
        return (self.of is None or self.of.has(s, f, thing)) and (self.needs is None or self.needs.holds(s, f))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Cost(Effect):
    """Paid when something is declared, never given back, and nothing can replace it."""

    def refuse(self, s: Any, f: Carry) -> Reason | None:
        """Why it cannot be paid now; None if it can."""
        return None if self.ways(s, f) else CANNOT_PAY

    def ways(self, s: Any, f: Carry) -> list[int]:
        """The things it can be paid with now."""
        raise NotImplementedError(type(self).__name__)

    def asks(self) -> str:
        """The question what pays it; empty where it is paid in one way only."""
        return "payment"

    def pay(self, s: Any, f: Carry, thing: int) -> None:
        raise NotImplementedError(type(self).__name__)


def plain(value: Any) -> Any:
    """A field's value as JSON-able data."""
    if isinstance(value, Effect):
        return value.plain()
    if isinstance(value, tuple):
        return [plain(part) for part in value]
    if value is None or isinstance(value, (bool, int, str)):
        return value
    raise TypeError(f"an effect cannot hold {value!r}")


class Vocabulary:
    """The effects that a game knows, by their names."""

    __slots__ = ("classes",)

    def __init__(self, *groups: list[type[Effect]]) -> None:
        self.classes: dict[str, type[Effect]] = {}
        for group in groups:
            for cls in group:
                if cls.__name__ in self.classes:
                    raise ValueError(f"there are two effects named {cls.__name__}")
                self.classes[cls.__name__] = cls

    def read(self, data: Any) -> Any:
        """The value that `Effect.plain` wrote."""
        if isinstance(data, list):
            return tuple([self.read(part) for part in data])
        if not isinstance(data, dict):
            return data
        name = data.get(NAME)
        if name not in self.classes:
            raise ValueError(f"there is no effect named {name}")
        cls = self.classes[name]
        if sorted(data) != sorted([NAME, *[field.name for field in fields(cls)]]):
            raise ValueError(f"these are not the fields of {name}: {sorted(data)}")
        return cls(**{key: self.read(value) for key, value in data.items() if key != NAME})
