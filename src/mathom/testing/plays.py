"""A game played through by chance alone, kept at every question: what the laws of `conformance` look at."""

from __future__ import annotations

from collections.abc import Iterator, MutableSequence
from functools import cached_property
from random import Random
from typing import Any

from mathom.kernel import BadVariant, Chance, Event, Game, State, Variant, apply
from mathom.kernel.chance import Draw

Choice = tuple[int, int]


class Course:
    """What happened: a copy before each choice and one of the end, their digests, the choices, events and draws."""

    def __init__(self) -> None:
        self.moments: list[State] = []
        self.digests: list[str] = []
        self.choices: list[Choice] = []
        self.events: list[list[Event]] = []
        self.draws: list[Draw] = []


class Play:
    """One game, fixed by its variant, number of seats and seed; it is played when first looked at.

    `bound` is the number of choices within which it should be over, `sample` how many of its questions are looked at
    closely by the laws that take their time. Of a game with more than `most` moments so many are looked at, and it is
    followed for `ahead` choices. `disclosing` names the events that show something hidden for a moment
    only, so that a view taken afterwards does not have it.
    """

    def __init__(
        self,
        game: Game,
        variant: Variant,
        seats: int,
        seed: str,
        *,
        bound: int = 20_000,
        sample: int = 12,
        most: int = 400,
        ahead: int = 400,
        disclosing: frozenset[str] = frozenset(),
    ) -> None:
        self.game = game
        self.variant = variant
        self.seats = seats
        self.seed = seed
        self.bound = bound
        self.sample = sample
        self.most = most
        self.ahead = ahead
        self.disclosing = disclosing

    def __str__(self) -> str:
        settings = [f"{name}={value}" for name, value in self.variant.items()]
        return "-".join([self.game.id, f"{self.seats}p", *settings, self.seed])

    def brought(self) -> list[Any] | None:
        """What the seats bring with this seed, for the same game with another one; None if they bring nothing."""
        variant = self.full_variant()
        brings = self.game.brings(variant)
        return self.game.all_brought(variant, self.seats, None, self.seed) if brings else None

    @cached_property
    def course(self) -> Course:
        course = Course()
        chance = Chance(self.seed)
        chance.logging = True
        state = self.game.begin(self.variant, self.seats, chance)
        rng = self.rng("choices")
        course.events.append(state.take_news())
        while True:
            course.moments.append(state.clone())
            course.digests.append(state.digest())
            if state.ask is None or len(course.choices) == self.bound:
                break
            seat, code = self.choice(state, rng)
            course.choices.append((seat, code))
            course.events.append(apply(state, seat, code))
        course.draws = state.chance.log
        return course

    def choice(self, state: State, rng: Random) -> Choice:
        """Who chooses what; a play that is to come to something rare prefers what leads there."""
        return any_choice(state, rng)

    def rng(self, purpose: object) -> Random:
        return Random(f"{self.seed}/{purpose}")

    def full_variant(self) -> Variant:
        """With all settings."""
        return self.game.variants().read(self.seats, self.variant)

    def viewers(self) -> list[int | None]:
        """Everybody who can look: a spectator and all seats."""
        return [None, *range(self.seats)]

    def telling(self, number: int = 0) -> list[int]:
        """Up to `number` (else `sample`) questions worth a closer look: every kind of situation first, then any."""
        wanted = number or self.sample
        kinds: dict[str, int] = {}
        for i, state in enumerate(self.course.moments[:-1]):
            kinds.setdefault(situation(state), i)
        chosen = self.rng("telling").sample(sorted(kinds.values()), min(wanted, len(kinds)))
        others = [i for i in range(len(self.course.choices)) if i not in chosen]
        chosen += self.rng("others").sample(others, min(wanted - len(chosen), len(others)))
        return sorted(chosen)

    def moments(self) -> list[tuple[int, State]]:
        """The moments of the game with their numbers; of a long game `most` of them, and its end."""
        found = self.course.moments
        if len(found) <= self.most:
            return list(enumerate(found))
        return [(i, found[i]) for i in [*self.telling(self.most), len(found) - 1]]

    def again(self) -> Iterator[tuple[int, State]]:
        """A fresh game that makes the same choices, before each of them and at the end."""
        state = self.game.new(self.variant, self.seats, self.seed)
        for i, (seat, code) in enumerate(self.course.choices):
            yield i, state
            apply(state, seat, code)
        yield len(self.course.choices), state


def situation(state: State) -> str:
    """Which steps of which frames are under way, what is asked, and how many have answered."""
    ask = state.ask
    asked = "" if ask is None else f"{ask.kind}/{len(ask.seats) - len(ask.waiting())}"
    return " ".join([f"{type(frame).__name__}.{frame.step}" for frame in state.stack] + [asked])


def any_choice(state: State, rng: Random) -> Choice:
    assert state.ask is not None
    seat = rng.choice(state.ask.waiting())
    return seat, rng.choice(state.ask.options_of(seat))


def play_on(state: State, rng: Random, bound: int) -> None:
    """Play by chance alone to the end, or for `bound` choices."""
    for _ in range(bound):
        if state.ask is None:
            return
        seat, code = any_choice(state, rng)
        state.play(seat, code)


class Turned(Random):
    """Deals in order, beginning at place `by`: over all values of `by`, every hidden thing gets every face it can."""

    def __init__(self, by: int) -> None:
        super().__init__(by)
        self.by = by

    def shuffle(self, x: MutableSequence[Any]) -> None:
        start = self.by % max(1, len(x))
        x[:] = [*x[start:], *x[:start]]

    def choice(self, seq: Any) -> Any:
        return seq[self.by % len(seq)]


def plays_of(game: Game, seeds: int = 2, **limits: Any) -> list[Play]:
    """Games for every number of seats, with all settings at their defaults, then each yes/no setting turned over."""
    schema = game.variants()
    variants: list[Variant] = [{}]
    variants += [{s.name: not s.allowed[0]} for s in schema.settings if isinstance(s.allowed[0], bool)]
    plays: list[Play] = []
    for seats in schema.seats:
        for variant in variants:
            try:
                schema.read(seats, variant)
            except BadVariant:
                continue
            plays += [Play(game, variant, seats, f"seed{i}", **limits) for i in range(seeds)]
    return plays
