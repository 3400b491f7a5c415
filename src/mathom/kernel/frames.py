"""Everything that is going on, as plain data.

Purpose
    A frame is one procedure of the rulebook under way: a battle, a turn, a hunt. The stack of frames *is* what the game
    waits for and what comes next, so it can be copied, saved, searched and looked at.

Steps
    ``frame.step`` names the method that runs next, and it is named like the rulebook's step. A step does its work,
    names the step that follows, and leaves at most one thing pending:

    * nothing:            ``self.step = "refill"``
    * another procedure:  ``self.step = "after_battle"; s.push(Battle(region))``
    * chance:             ``self.step = "count_hits"; s.throw("combat", [6] * dice)``, then find it in ``s.outcome``
    * a question:         ``s.ask_one(seat, "slot", options, then="lay")``, then find the answer in ``s.reply``
    * the end:            ``s.pop(losses)``, after which the frame below goes on with its own next step, which finds
      what was returned in ``s.returned``

Rules for writing one
    * Fields are numbers, strings and lists of them, or an object of such fields that the frame owns and copies: never
      objects of the state, functions or generators.
    * All constructor arguments have defaults (loading needs that), and `clone` copies every field.
    * A step that asks changes nothing and reads neither reply nor result: it is run again whenever the options must be
      found anew.
    * A result is taken by the very next step of the frame below. It is a number, a list or a small object of a class of
      its own, which the step names: ``losses: Losses = s.returned``. No question ever comes between.
    * `discreet` names the steps whose question may have a single option because of what others may not know. Nobody but
      the seat itself answers it, or the others would notice; `tests/conformance/test_tables.py` finds missing ones.
    * `weighty` names the steps whose question is asked even if it has a single option: the answer costs something.
    * `refuse` is the same predicate that the options are filtered with, so that "why not" and "what" cannot disagree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mathom.kernel.ask import CHANCE_SEAT, Reason
from mathom.kernel.native import mypyc_attr
from mathom.kernel.plain import dump

if TYPE_CHECKING:
    from mathom.kernel.state import State

# Shared and never changed.
NOTHING_SAID: Final[list[tuple[str, Any]]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One procedure under way. See the module's text for how to write one."""

    __slots__ = ("step",)
    shows: ClassVar[tuple[str, ...]] = ()
    discreet: ClassVar[tuple[str, ...]] = ()
    weighty: ClassVar[tuple[str, ...]] = ()

    def __init__(self, step: str = "") -> None:
        self.step = step

    def run(self, s: Any) -> None:
        """Do the next step."""
        getattr(self, self.step)(s)

    def clone(self) -> Frame:
        raise NotImplementedError(type(self).__name__)

    def refuse(self, s: Any, seat: int, code: int) -> Reason | None:
        """Why `seat` may not choose `code` in the question this frame asks now; None if it may."""
        return None

    def expected(self, s: Any, seat: int) -> list[int]:
        """Options that `seat` would look for in the question of now: those that are not offered say why (`refuse`).

        Only what follows from what the seat may know.
        """
        return []

    def is_discreet(self, s: Any) -> bool:
        """Whether the others would learn something if a seat without a choice were not asked the question of now."""
        return self.step in self.discreet

    def scope(self) -> str:
        """The name of what ends when this frame does, for effects that last so long; see `mathom.effects`."""
        return ""

    def undivided(self) -> bool:
        """Whether nothing settles while this frame asks (see `State.settle`): what it does happens as one."""
        return False

    def forget(self, s: Any, seat: int | None) -> None:
        """In a copy made for `seat`'s imagination: drop what others have picked but not disclosed yet."""

    def abandoned(self, s: Any) -> None:
        """It was broken off (see `State.unwind`) and is off the stack: put in order what it leaves behind."""

    # What others may know of it

    def about(self, s: Any) -> list[tuple[str, Any]]:
        """What it is about, in names, as far as everybody knows: parameters for the message of a question."""
        return NOTHING_SAID

    def seen(self) -> dict[str, Any]:
        """What everybody may see of it: its name, and those of its fields that it lists as `shows`."""
        return {"procedure": type(self).__name__, **{name: dump(getattr(self, name)) for name in self.shows}}

    def brief(self, glance: Any) -> bool:
        """Put into a game's glance (see `Game.glance`) what programs want to know of it; True if that says it all."""
        return False


class Throw(Frame):
    """Chance in the hands of a chance player: one question for each number of the outcome."""

    __slots__ = ("got", "sizes", "stream")

    def __init__(self, stream: str = "", sizes: list[int] | None = None, got: list[int] | None = None) -> None:
        super().__init__("offer")
        self.stream = stream
        self.sizes: list[int] = [] if sizes is None else sizes
        self.got: list[int] = [] if got is None else got

    def clone(self) -> Frame:
        other = Throw(self.stream, self.sizes, self.got[:])
        other.step = self.step
        return other

    def offer(self, s: State) -> None:
        if len(self.got) == len(self.sizes):
            s.chance.note(self.stream, self.sizes, self.got)
            s.outcome = self.got
            s.pop()
        else:
            s.ask_one(CHANCE_SEAT, "chance", list(range(self.sizes[len(self.got)])), "take")

    def take(self, s: State) -> None:
        self.got.append(s.reply)
        self.step = "offer"

    def undivided(self) -> bool:
        """Chance in other hands does not change what happens when."""
        return True

    def forget(self, s: State, seat: int | None) -> None:
        """Nobody learns a part of an outcome before all of it is there."""
        self.got = []


def frames_in(package: str, base: type = Frame) -> list[type]:
    """All kinds of frames that the package defines."""
    found: list[type] = []
    children: list[type] = base.__subclasses__()
    for child in children:
        if child.__module__.startswith(package):
            found.append(child)
        found += frames_in(package, child)
    return found
