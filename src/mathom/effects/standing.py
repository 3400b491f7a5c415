"""What a card changes while it is in force.

Questions that a game asks about a thing (a number: whatever the game counts with), and what answers them:

* `CardState.value`, a number: `Modify`, in layers;
* `CardState.refuse_act`, whether something may be done: `Forbid` and `Permit`;
* `CardState.counts_as`, what something is taken for: `CountsAs`;
* `CardState.replacement`, what happens in place of an event: `Replace`;
* `CardState.actions`, what can be done with cards where a procedure asks: `Action`;
* `CardState.happen`, what a moment sets off: `Trigger`, and `Leaves`, which also has conditions.

`of` and `needs` are looked at anew with every question; the thing asked about is `it`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mathom.effects.carry import Carry
from mathom.effects.values import Condition, Cost, Effect, Number, Selector, Standing, Statement, Verb
from mathom.kernel.ask import Reason
from mathom.kernel.native import mypyc_attr

# Families of keys. A key is a family and a name: NUMBER + "prowess".
NUMBER: Final = "number:"
ACT: Final = "act:"
TRAIT: Final = "trait:"
EVENT: Final = "event:"
WINDOW: Final = "window:"
MOMENT: Final = "moment:"
LEAVES: Final = "leaves:"

# The layers of a number, in the order in which they are applied to the printed one. What comes of the situation (a
# wound, an advantage of place) is added by the procedure that asks.
SET: Final = 1
GEAR: Final = 2
OTHERS: Final = 3
BOUNDS: Final = 4

LAYER_OF: Final = {"set": SET, "add": OTHERS, "times": OTHERS, "half": OTHERS, "least": BOUNDS, "most": BOUNDS}


@dataclass(frozen=True)
class Modify(Standing):
    """A number changes. `op`: add, set, times, half (rounded up), least, most.

    Layers, in this order: set; gear, which is what names a `slot` and of which one counts for each slot, the best; all
    other additions, factors and halves, as they came into play; the situation, which the procedure adds; least and
    most. `cap` and `floor` bound what this addition may reach; they never take away what was there before. With
    `instead_of` it counts in place of the card's text of that number (1 is the first), while it counts itself.
    """

    stat: str
    by: int | Number = 0
    op: str = "add"
    slot: str = ""
    cap: int | Number | None = None
    floor: int | None = None
    instead_of: int = 0

    def touches(self) -> str:
        return NUMBER + self.stat

    def layer(self) -> int:
        return GEAR if self.slot else LAYER_OF[self.op]

    def apply(self, s: Any, f: Carry, value: int) -> int:
        by = self.by.count(s, f) if isinstance(self.by, Number) else self.by
        if self.op == "add":
            return self.bounded(s, f, value, value + by)
        if self.op == "set":
            return by
        if self.op == "times":
            return value * by
        if self.op == "half":
            return -(-value // 2)
        return max(value, by) if self.op == "least" else min(value, by)

    def bounded(self, s: Any, f: Carry, old: int, new: int) -> int:
        if self.cap is not None and new > old:
            most = self.cap.count(s, f) if isinstance(self.cap, Number) else self.cap
            return max(old, min(new, most))
        if self.floor is not None and new < old:
            return min(old, max(new, self.floor))
        return new


@dataclass(frozen=True)
class Forbid(Standing):
    """An act is impossible; `why` is the key of the reason, `rules` are the rules behind it.

    Card goes before rule. Where one card permits what another forbids, the higher rank of the two decides (the game
    says which has it), and among equals the one that forbids.
    """

    act: str
    why: str = "a-card-in-play-forbids-it"
    rules: tuple[str, ...] = ()

    def touches(self) -> str:
        return ACT + self.act

    def reason(self) -> Reason:
        return Reason(self.why, *self.rules)


@dataclass(frozen=True)
class Permit(Standing):
    """An act is possible though a rule, or a card of lower rank, forbids it."""

    act: str

    def touches(self) -> str:
        return ACT + self.act


@dataclass(frozen=True)
class CountsAs(Standing):
    """Something is taken for what it is not printed as; with `absent`, it is not taken for what it is.

    Where two contradict each other, the higher rank decides (the game says which has it), among equals what came into
    play last.
    """

    trait: str
    absent: bool = False

    def touches(self) -> str:
        return TRAIT + self.trait


@dataclass(frozen=True)
class Replace(Standing):
    """In place of an event something else is done, or nothing. A text does not replace what it brings about itself."""

    event: str
    do: Verb | None = None

    def touches(self) -> str:
        return EVENT + self.event

    def program(self) -> Verb | None:
        return self.do


@dataclass(frozen=True)
class Play(Statement):
    """One way to play the card in a window: targets `on` and `cost` are chosen when it is declared, then `do` waits.

    `needs` must hold when it is declared and still when its turn comes. With `first` it must begin a chain.
    """

    window: str
    do: Verb
    on: tuple[Selector, ...] = ()
    needs: Condition | None = None
    cost: tuple[Cost, ...] = ()
    first: bool = False

    def program(self) -> Verb | None:
        return self.do


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Action(Standing):
    """What can be done with a card that is in play, in a window; declared like the play of a card."""

    window: str
    do: Verb
    on: tuple[Selector, ...] = ()
    cost: tuple[Cost, ...] = ()
    first: bool = False

    def touches(self) -> str:
        return WINDOW + self.window

    def program(self) -> Verb | None:
        return self.do


@dataclass(frozen=True)
class Trigger(Standing):
    """When the moment comes, this is done before anybody is asked again."""

    moment: str
    do: Verb

    def touches(self) -> str:
        return MOMENT + self.moment

    def program(self) -> Verb | None:
        return self.do


@dataclass(frozen=True)
class Leaves(Standing):
    """The card goes by itself: at once when the `moment` comes, or before the next question when `unless` fails.

    One of the two: a card that has both says it in two statements.
    """

    moment: str = ""
    unless: Condition | None = None

    def __post_init__(self) -> None:
        if bool(self.moment) == (self.unless is not None):
            raise ValueError("a card leaves at a moment or unless a condition holds: one of them must be named")

    def touches(self) -> str:
        return MOMENT + self.moment if self.moment else LEAVES

    def ceased(self, s: Any, f: Carry) -> bool:
        return self.unless is not None and not self.unless.holds(s, f)


STATEMENTS: Final[list[type[Effect]]] = [Play, Modify, Forbid, Permit, CountsAs, Replace, Action, Trigger, Leaves]
