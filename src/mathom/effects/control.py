"""Verbs that control other verbs, and conditions made of conditions.

Laid into a program, a control verb becomes instructions that jump: those in the last part, which no card names.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mathom.effects.carry import Carry, Program
from mathom.effects.values import Condition, Effect, Number, Selector, Verb
from mathom.kernel.ask import Reason

NOT_POSSIBLE: Final = Reason("that-is-not-possible-now")
NOT_OFFERED: Final = Reason("the-card-does-not-offer-that")

# Conditions


@dataclass(frozen=True)
class All(Condition):
    """All of the conditions hold."""

    of: tuple[Condition, ...]

    def refuse(self, s: Any, f: Carry) -> Reason | None:
        for condition in self.of:
            reason = condition.refuse(s, f)
            if reason is not None:
                return reason
        return None


@dataclass(frozen=True)
class AnyOf(Condition):
    """At least one of the conditions holds. If none does, the first says why."""

    of: tuple[Condition, ...]

    def refuse(self, s: Any, f: Carry) -> Reason | None:
        first: Reason | None = NOT_POSSIBLE
        for i, condition in enumerate(self.of):
            reason = condition.refuse(s, f)
            if reason is None:
                return None
            if i == 0:
                first = reason
        return first


@dataclass(frozen=True)
class Not(Condition):
    """The condition does not hold. If it does, `why` is the key of the reason and `rules` are its rules."""

    condition: Condition
    why: str = NOT_POSSIBLE.key
    rules: tuple[str, ...] = ()

    def refuse(self, s: Any, f: Carry) -> Reason | None:
        return Reason(self.why, *self.rules) if self.condition.holds(s, f) else None


@dataclass(frozen=True)
class Exists(Condition):
    """The selector lists something. If not, `why` is the key of the reason and `rules` are its rules."""

    selector: Selector
    why: str = NOT_POSSIBLE.key
    rules: tuple[str, ...] = ()

    def refuse(self, s: Any, f: Carry) -> Reason | None:
        return None if self.selector.things(s, f) else Reason(self.why, *self.rules)


@dataclass(frozen=True)
class Possible(Condition):
    """The verb would do something now. If not, it says why itself."""

    verb: Verb

    def refuse(self, s: Any, f: Carry) -> Reason | None:
        return self.verb.prevented(s, f)


# Selectors


@dataclass(frozen=True)
class Shared(Selector):
    """The things that all of the selectors list, in the order of the first."""

    of: tuple[Selector, ...]

    def things(self, s: Any, f: Carry) -> list[int]:
        found = self.of[0].things(s, f)
        for selector in self.of[1:]:
            others = selector.things(s, f)
            found = [thing for thing in found if thing in others]
        return found


@dataclass(frozen=True)
class Joined(Selector):
    """The things that any of the selectors lists, each once."""

    of: tuple[Selector, ...]

    def things(self, s: Any, f: Carry) -> list[int]:
        found: list[int] = []
        for selector in self.of:
            found += [thing for thing in selector.things(s, f) if thing not in found]
        return found


@dataclass(frozen=True)
class Without(Selector):
    """The things that the one selector lists and the other does not."""

    of: Selector
    these: Selector

    def things(self, s: Any, f: Carry) -> list[int]:
        others = self.these.things(s, f)
        return [thing for thing in self.of.things(s, f) if thing not in others]


@dataclass(frozen=True)
class It(Selector):
    """The thing at hand in the innermost `Each`, `Repeat` or `Choose`."""

    def things(self, s: Any, f: Carry) -> list[int]:
        return [f.it()]


# Verbs


@dataclass(frozen=True)
class Sequence(Verb):
    """Do all of them, in this order."""

    of: tuple[Verb, ...]

    def lay(self, program: Program) -> None:
        for verb in self.of:
            program.lay(verb)


@dataclass(frozen=True)
class When(Verb):
    """If the condition holds, do the one thing, else the other, if there is one."""

    condition: Condition
    then: Verb
    otherwise: Verb | None = None

    def lay(self, program: Program) -> None:
        at = program.hold()
        program.lay(self.then)
        leave = program.end() if self.otherwise is None else program.hold()
        program.verbs[at] = JumpUnless(self.condition, program.end())
        if self.otherwise is not None:
            program.lay(self.otherwise)
            program.verbs[leave] = Jump(program.end())


@dataclass(frozen=True)
class May(Verb):
    """The player may do it, if the condition holds. `kind` is the question."""

    kind: str
    effect: Verb
    condition: Condition | None = None

    def lay(self, program: Program) -> None:
        at = program.hold()
        program.lay(self.effect)
        program.verbs[at] = Offer(self.kind, self.condition, program.end())


@dataclass(frozen=True)
class Alternative(Effect):
    """One way of an `Either`: the code of the option, what it does (nothing: None), and when it is offered."""

    code: int
    effect: Verb | None = None
    condition: Condition | None = None


@dataclass(frozen=True)
class Either(Verb):
    """The player picks one of several ways, or with `by_rival` the other player. If there is none, nothing happens."""

    kind: str
    ways: tuple[Alternative, ...]
    by_rival: bool = False

    def lay(self, program: Program) -> None:
        at = program.hold()
        starts: list[int] = []
        leave: list[int] = []
        for way in self.ways:
            starts.append(program.end())
            program.lay(way.effect)
            leave.append(program.hold())
        for place in leave:
            program.verbs[place] = Jump(program.end())
        program.verbs[at] = PickAlternative(self.kind, self.ways, self.by_rival, tuple(starts), program.end())


@dataclass(frozen=True)
class Each(Verb):
    """Do it once for each thing that the selector lists when the loop begins; `it` is the thing."""

    selector: Selector
    effect: Verb

    def lay(self, program: Program) -> None:
        at = program.hold()
        program.lay(self.effect)
        program.add(NextTurn(at + 1))
        program.verbs[at] = BeginLoop(self.selector, program.end())


@dataclass(frozen=True)
class Repeat(Verb):
    """Do it so many times, as counted when it begins."""

    times: int | Number
    effect: Verb

    def lay(self, program: Program) -> None:
        Each(Numbers(self.times), self.effect).lay(program)


@dataclass(frozen=True)
class Choose(Verb):
    """The player chooses one of the things that the selector lists, `it`, and the effect follows. No thing, no effect.

    `first` is added to a thing to make the code of its option. With `optional` he may choose none. With `by_rival` the
    other player chooses. Among things that only he can see he is asked also where there is one, or none.
    """

    kind: str
    selector: Selector
    effect: Verb
    first: int = 0
    optional: bool = False
    by_rival: bool = False

    def lay(self, program: Program) -> None:
        at = program.hold()
        program.lay(self.effect)
        program.add(LayAside())
        always = self.selector.is_secret()
        program.verbs[at] = PickThing(
            self.kind, self.selector, self.first, self.optional, self.by_rival, program.end(), always
        )


# Instructions


@dataclass(frozen=True)
class Jump(Verb):
    to: int

    def do(self, s: Any, f: Carry) -> None:
        f.jump(self.to)


@dataclass(frozen=True)
class JumpUnless(Verb):
    condition: Condition
    to: int

    def do(self, s: Any, f: Carry) -> None:
        if not self.condition.holds(s, f):
            f.jump(self.to)


@dataclass(frozen=True)
class Offer(Verb):
    kind: str
    condition: Condition | None
    to: int

    def do(self, s: Any, f: Carry) -> None:
        if self.condition is None or self.condition.holds(s, f):
            f.ask_one(s, f.seat, self.kind, [f.yes(), f.no()])
        else:
            f.jump(self.to)

    def take(self, s: Any, f: Carry) -> None:
        if s.reply == f.no():
            f.jump(self.to)


@dataclass(frozen=True)
class PickAlternative(Verb):
    kind: str
    ways: tuple[Alternative, ...]
    by_rival: bool
    starts: tuple[int, ...]
    to: int

    def do(self, s: Any, f: Carry) -> None:
        options = [way.code for way in self.ways if way.condition is None or way.condition.holds(s, f)]
        if options:
            f.ask_one(s, f.rival(s) if self.by_rival else f.seat, self.kind, options)
        else:
            f.jump(self.to)

    def take(self, s: Any, f: Carry) -> None:
        codes = [way.code for way in self.ways]
        f.jump(self.starts[codes.index(s.reply)])

    def refuse(self, s: Any, f: Carry, code: int) -> Reason | None:
        for way in self.ways:
            if way.code == code:
                return None if way.condition is None else way.condition.refuse(s, f)
        return NOT_OFFERED


@dataclass(frozen=True)
class BeginLoop(Verb):
    selector: Selector
    to: int

    def do(self, s: Any, f: Carry) -> None:
        things = self.selector.things(s, f)
        if things:
            f.loops = [*f.loops, things]
        else:
            f.jump(self.to)


@dataclass(frozen=True)
class NextTurn(Verb):
    to: int

    def do(self, s: Any, f: Carry) -> None:
        rest = f.loops[-1][1:]
        f.loops = [*f.loops[:-1], rest] if rest else f.loops[:-1]
        if rest:
            f.jump(self.to)


@dataclass(frozen=True)
class PickThing(Verb):
    kind: str
    selector: Selector
    first: int
    optional: bool
    by_rival: bool
    to: int
    always: bool = False

    def do(self, s: Any, f: Carry) -> None:
        options = [self.first + thing for thing in self.selector.things(s, f)]
        if not options and not self.always:
            f.jump(self.to)
            return
        seat = f.rival(s) if self.by_rival else f.seat
        offered = [*options, f.no()] if self.optional else options
        if self.always:
            f.ask_always(s, seat, self.kind, offered)
        else:
            f.ask_one(s, seat, self.kind, offered)

    def take(self, s: Any, f: Carry) -> None:
        if (self.optional or self.always) and s.reply == f.no():
            f.jump(self.to)
        else:
            f.loops = [*f.loops, [s.reply - self.first]]

    def refuse(self, s: Any, f: Carry, code: int) -> Reason | None:
        things = self.selector.things(s, f)
        declines = self.optional or (self.always and not things)
        return None if (declines and code == f.no()) or code - self.first in things else NOT_OFFERED


@dataclass(frozen=True)
class LayAside(Verb):
    def do(self, s: Any, f: Carry) -> None:
        f.loops = f.loops[:-1]


@dataclass(frozen=True)
class Numbers(Selector):
    below: int | Number

    def things(self, s: Any, f: Carry) -> list[int]:
        return list(range(self.below.count(s, f) if isinstance(self.below, Number) else self.below))


VERBS: Final[list[type[Effect]]] = [Sequence, When, May, Either, Alternative, Each, Repeat, Choose]
CONDITIONS: Final[list[type[Effect]]] = [All, AnyOf, Not, Exists, Possible]
SELECTORS: Final[list[type[Effect]]] = [Shared, Joined, Without, It]
