"""The one frame that carries effects out, and the flat programs that it runs.

A frame is plain data, so it holds no effect: it knows which card it is and which of its texts, and how far it has come.
The game's subclass finds the program (`Carry.program`), which was laid out once, when the cards were read.
"""

from __future__ import annotations

from typing import Any, Final

from mathom.effects.values import Effect, Verb
from mathom.kernel.ask import Reason
from mathom.kernel.frames import Frame
from mathom.kernel.native import mypyc_attr

# Shared and never changed.
NOTHING: Final[list[int]] = []
NO_LOOPS: Final[list[list[int]]] = []

NO_SOURCE: Final = -1


class Program:
    """Verbs one after the other. Control verbs become instructions that jump."""

    __slots__ = ("verbs",)

    def __init__(self, *effects: Effect) -> None:
        self.verbs: list[Verb] = []
        for effect in effects:
            self.lay(effect)

    def lay(self, effect: Effect | None) -> None:
        """Append an effect, with everything inside it. None is nothing."""
        if isinstance(effect, Verb):
            effect.lay(self)
        elif effect is not None:
            raise TypeError(f"{effect!r} does nothing by itself")

    def add(self, verb: Verb) -> int:
        """Append one instruction; its place."""
        self.verbs.append(verb)
        return len(self.verbs) - 1

    def hold(self) -> int:
        """Keep a place for an instruction that is known when what follows it is laid; which place."""
        return self.add(Verb())

    def end(self) -> int:
        """The place of what comes next."""
        return len(self.verbs)


@mypyc_attr(allow_interpreted_subclasses=True)
class Carry(Frame):
    """A card's text being carried out: by `seat`, text `text` of card `card`, now at the `at`-th verb of its program.

    `source` is the thing that the card is, `targets` what was chosen when it was declared, `paid` what it was paid
    with, and `use` the number that a question or a moment comes with. A frame that is never run serves the conditions
    and selectors of effects in force.

    `stage` and `notes` belong to the verb that is at work, and are reset when it is done. `registers` are numbers that
    verbs leave for later ones; which is for what, the game says. `loops` are the things still to come, for each loop
    around the verb; the first of the innermost is the one at hand (`it`).
    """

    __slots__ = (
        "at",
        "card",
        "loops",
        "notes",
        "paid",
        "registers",
        "seat",
        "source",
        "stage",
        "targets",
        "text",
        "use",
    )

    def __init__(self, seat: int = 0, card: int = 0, text: int = 0, like: Carry | None = None) -> None:
        if like is None:
            super().__init__("go")
            self.seat = seat
            self.card = card
            self.text = text
            self.source = NO_SOURCE
            self.targets: list[int] = NOTHING
            self.paid: list[int] = NOTHING
            self.use = 0
            self.at = 0
            self.stage = 0
            self.notes: list[int] = NOTHING
            self.registers: list[int] = NOTHING
            self.loops: list[list[int]] = NO_LOOPS
        else:
            super().__init__(like.step)
            self.seat = like.seat
            self.card = like.card
            self.text = like.text
            self.source = like.source
            self.targets = like.targets
            self.paid = like.paid
            self.use = like.use
            self.at = like.at
            self.stage = like.stage
            self.notes = like.notes
            self.registers = like.registers
            self.loops = like.loops

    # What the game gives

    def program(self) -> Program:
        raise NotImplementedError(type(self).__name__)

    def rival(self, s: Any) -> int:
        """The seat that answers for the other side."""
        raise NotImplementedError(type(self).__name__)

    def yes(self) -> int:
        """The code of the answer yes."""
        return 1

    def no(self) -> int:
        return 0

    def undivided(self) -> bool:
        """The text of a card is carried out to its end before anything settles."""
        return True

    # For verbs

    def ask_one(self, s: Any, seat: int, kind: str, options: list[int]) -> None:
        """Ask, then `take`. A single option is taken without a question."""
        if len(options) == 1:
            s.reply = options[0]
            self.step = "take"
        else:
            self.step = "go"
            s.ask_one(seat, kind, options, "take")

    def ask_always(self, s: Any, seat: int, kind: str, options: list[int]) -> None:
        """Ask, then `take`, also where there is a single option, or none but `no`: how many there are is nobody else's
        business."""
        self.step = "go"
        s.ask_one(seat, kind, options or [self.no()], "take")

    def is_discreet(self, s: Any) -> bool:
        """A single option is offered only where the question itself tells."""
        return True

    def throw(self, s: Any, stream: str, sizes: list[int]) -> None:
        """Chance, then `take`."""
        self.step = "take"
        s.throw(stream, sizes)

    def call(self, s: Any, frame: Frame) -> None:
        """Another procedure, then `take`."""
        self.step = "take"
        s.push(frame)

    def again(self, stage: int = 0, notes: list[int] = NOTHING) -> None:
        """The verb is not done: its `do` runs again, with these."""
        self.step = "go"
        self.stage = stage
        self.notes = notes

    def jump(self, to: int) -> None:
        """The verb is done, and the one at `to` follows. For control verbs."""
        self.at = to - 1

    def it(self) -> int:
        """The thing at hand in the innermost loop or choice."""
        return self.loops[-1][0]

    def value(self, register: int) -> int:
        return self.registers[register] if register < len(self.registers) else 0

    def store(self, register: int, value: int) -> None:
        values = self.registers + [0] * (register + 1 - len(self.registers))
        values[register] = value
        self.registers = values

    # The steps

    def go(self, s: Any) -> None:
        verbs = self.program().verbs
        if self.at == len(verbs):
            s.pop()
        else:
            self.step = "pass_on"
            verbs[self.at].do(s, self)

    def take(self, s: Any) -> None:
        self.step = "pass_on"
        self.program().verbs[self.at].take(s, self)

    def pass_on(self, s: Any) -> None:
        self.step = "go"
        self.at += 1
        self.stage = 0
        self.notes = NOTHING

    def refuse(self, s: Any, seat: int, code: int) -> Reason | None:
        return self.program().verbs[self.at].refuse(s, self, code)
