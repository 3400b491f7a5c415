"""The cards of Barrows, and the words that they are written with; the rules are in `barrows`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mathom.effects import (
    CONDITIONS,
    NUMBERS,
    SELECTORS,
    STATEMENTS,
    VERBS,
    Action,
    Bearer,
    Carry,
    ClauseMap,
    Condition,
    Cost,
    Effect,
    Forbid,
    Last,
    Leaves,
    Modify,
    Play,
    Replace,
    Script,
    Selector,
    Sequence,
    Target,
    This,
    Trigger,
    Verb,
    Vocabulary,
)
from mathom.kernel import Chain, EventKind, Frame, Reason

LOOKED: Final = EventKind("looked", ("seat",))
SAW: Final = EventKind("saw", ("seat", "cards"))
CANCELLED: Final = EventKind("cancelled", ("seat",))

WOUNDED: Final = Reason("the-captain-is-wounded")
NO_ATTACK: Final = Reason("there-is-no-attack")


class Attack(Frame):
    """An attack on the captain of `seat`, as strong as `strength`. A chain is opened in it, and it may be cancelled."""

    __slots__ = ("cancelled", "seat", "strength")

    def __init__(self, seat: int = 0, strength: int = 0) -> None:
        super().__init__("answer_it")
        self.seat = seat
        self.strength = strength
        self.cancelled = False

    def clone(self) -> Attack:
        other = Attack(self.seat, self.strength)
        other.step = self.step
        other.cancelled = self.cancelled
        return other

    def scope(self) -> str:
        return "attack"

    def answer_it(self, s: Any) -> None:
        self.step = "strike"
        s.push(s.answers(self.seat))

    def strike(self, s: Any) -> None:
        if self.cancelled:
            s.tell(CANCELLED, self.seat)
            s.pop()
        else:
            self.step = "hit"
            s.throw("strike", [6])

    def hit(self, s: Any) -> None:
        self.step = "over"
        s.defend(self.seat, self.strength, s.outcome[0] + 1)

    def over(self, s: Any) -> None:
        s.pop()


def attack_under_way(s: Any) -> Attack | None:
    attack: Attack | None = s.innermost(Attack)
    return attack


# Selectors, conditions, costs


@dataclass(frozen=True)
class Captain(Selector):
    """The captain of a seat by its role."""

    role: str = "you"

    def things(self, s: Any, f: Carry) -> list[int]:
        seats: list[int] = s.seats_by(self.role, f)
        return seats


@dataclass(frozen=True)
class InPlay(Selector):
    """The cards in play, captains apart."""

    def things(self, s: Any, f: Carry) -> list[int]:
        cards: list[int] = s.cards_in_play()
        return cards


@dataclass(frozen=True)
class Links(Selector):
    """What is declared and not resolved yet, by its place on the chain."""

    def things(self, s: Any, f: Carry) -> list[int]:
        chain = s.innermost(Chain)
        return [] if chain is None else list(range(len(chain.links)))


@dataclass(frozen=True)
class Unwounded(Condition):
    """Your captain has no wound."""

    def refuse(self, s: Any, f: Carry) -> Reason | None:
        return WOUNDED if s.wounds[f.seat] else None


@dataclass(frozen=True)
class Attacked(Condition):
    """Your captain is under attack."""

    def refuse(self, s: Any, f: Carry) -> Reason | None:
        attack = attack_under_way(s)
        return None if attack is not None and attack.seat == f.seat and not attack.cancelled else NO_ATTACK


@dataclass(frozen=True)
class TapCost(Cost):
    """Your captain is tapped."""

    def ways(self, s: Any, f: Carry) -> list[int]:
        return [] if s.tapped[f.seat] else [f.seat]

    def pay(self, s: Any, f: Carry, thing: int) -> None:
        s.tap(thing)


# Verbs


@dataclass(frozen=True)
class ComeIn(Verb):
    """The card comes into play."""

    def do(self, s: Any, f: Carry) -> None:
        s.come_in(f.source, f.seat)


@dataclass(frozen=True)
class Discard(Verb):
    """Cards go to the piles of their owners."""

    what: Selector

    def do(self, s: Any, f: Carry) -> None:
        for thing in self.what.things(s, f):
            s.put_away(thing)


@dataclass(frozen=True)
class Assault(Verb):
    """The captain of the other seat is attacked."""

    strength: int

    def do(self, s: Any, f: Carry) -> None:
        s.push(Attack(1 - f.seat, self.strength))


@dataclass(frozen=True)
class CancelAttack(Verb):
    """The attack under way will not be carried out."""

    def do(self, s: Any, f: Carry) -> None:
        attack = attack_under_way(s)
        if attack is not None:
            attack.cancelled = True


@dataclass(frozen=True)
class CancelLink(Verb):
    """What was declared fizzles at its turn."""

    def do(self, s: Any, f: Carry) -> None:
        chain = s.innermost(Chain)
        if chain is not None:
            chain.cancel(f.targets[0])


@dataclass(frozen=True)
class Draw(Verb):
    """The player draws a card, if there is one."""

    def do(self, s: Any, f: Carry) -> None:
        s.draw(f.seat)


@dataclass(frozen=True)
class Foresee(Verb):
    """The player looks at the two topmost cards of his deck and lays them back the other way round, if he wants."""

    def do(self, s: Any, f: Carry) -> None:
        top = s.zones.top(f.seat, 2)
        if f.stage == 0:
            for thing in top:
                s.zones.reveal(thing, 1 << f.seat)
            s.tell(LOOKED, f.seat)
            s.tell_to(1 << f.seat, SAW, f.seat, [s.name(thing) for thing in top])
            f.again(1)
        elif len(top) == 2:
            f.ask_one(s, f.seat, "turn-round", [f.no(), f.yes()])

    def take(self, s: Any, f: Carry) -> None:
        top = s.zones.top(f.seat, 2)
        s.zones.arrange(top, top[::-1] if s.reply else top, 1 << f.seat)


# The cards

BAND: Final = Modify("prowess", 1, of=Captain(), clause=(1,))

SCRIPTS: Final[list[Script]] = [
    Script("captain"),
    Script(
        "blade",
        Play("turn", ComeIn(), clause=(1,)),
        Modify("prowess", 2, of=Bearer(), slot="weapon", cap=5, clause=(2,)),
    ),
    Script(
        "great-axe",
        Play("turn", ComeIn(), cost=(TapCost(),), clause=(1,)),
        Modify("prowess", 4, of=Bearer(), slot="weapon", cap=6, clause=(2,)),
    ),
    Script(
        "shield",
        Play("turn", ComeIn(), clause=(1,)),
        Replace("wound", Discard(This()), of=Bearer(), clause=(2,)),
    ),
    Script(
        "banner",
        Play("turn", ComeIn(), needs=Unwounded(), clause=(1,)),
        BAND,
        Leaves(unless=Unwounded(), clause=(2,)),
    ),
    Script(
        "raven",
        Play("turn", ComeIn(), clause=(1,)),
        Trigger("wounded", Draw(), of=Captain("foes"), clause=(2,)),
        Leaves("wounded", of=Captain(), clause=(3,)),
    ),
    Script(
        "frost",
        Play("turn", ComeIn(), clause=(1,)),
        Modify("prowess", -2, of=Captain("foes"), floor=1, clause=(2,)),
        Modify("prowess", 7, op="most", clause=(3,)),
        Forbid("search", "frost-forbids-it", of=Captain("foes"), clause=(4,)),
    ),
    Script("thaw", Play("turn", Discard(Target()), on=(InPlay(),), cost=(TapCost(),), clause=(1,))),
    Script("wolf", Play("turn", Assault(4), first=True, clause=(1,))),
    Script("mist", Play("attack", CancelAttack(), needs=Attacked(), clause=(1,))),
    Script(
        "courage",
        Play("attack", Last(Modify("prowess", 2, of=Captain()), "attack"), needs=Attacked(), clause=(1,)),
    ),
    Script(
        "ward",
        Play("turn", CancelLink(), on=(Links(),), clause=(1,)),
        Play("attack", CancelLink(), on=(Links(),), clause=(1,)),
    ),
    Script("seer", Play("turn", Foresee(), clause=(1,))),
    Script("snare", Play("snare", Sequence((CancelAttack(), Draw())), needs=Attacked(), clause=(1,))),
    Script(
        "horn",
        Play("turn", ComeIn(), clause=(1,)),
        Action("attack", Sequence((Last(Modify("prowess", 2, op="times", of=Target(-1)), "attack"), Discard(This()))),
               of=Captain(), needs=Attacked(), clause=(2,)),
    ),
]  # fmt: skip


def clause_map() -> ClauseMap:
    """What carries out every clause; a text is one or several."""
    found = ClauseMap({script.card: list(script.clauses()) for script in SCRIPTS})
    for script in SCRIPTS:
        for clause, texts in script.clauses().items():
            found.implement(clause, *texts)
    return found


NAMES: Final = [script.card for script in SCRIPTS]
EVERY_CARD: Final = NAMES[1:]
WORDS: Final[list[type[Effect]]] = [
    Captain, InPlay, Links, Unwounded, Attacked, TapCost, ComeIn, Discard, Assault, CancelAttack, CancelLink, Draw,
    Foresee,
]  # fmt: skip
VOCABULARY: Final = Vocabulary([*STATEMENTS, *VERBS, *CONDITIONS, *SELECTORS, *NUMBERS], WORDS)
