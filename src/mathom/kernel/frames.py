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
    * the end:            ``s.pop()``, after which the frame below goes on with its own next step

Rules for writing one
    * Fields are numbers, strings and lists of them: never objects of the state, functions or generators.
    * All constructor arguments have defaults (loading needs that), and `clone` copies every field.
    * A step that asks changes nothing: it is run again whenever the options must be found anew.
    * `refuse` is the same predicate that the options are filtered with, so that "why not" and "what" cannot disagree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mathom.kernel.ask import CHANCE_SEAT, Reason
from mathom.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from mathom.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One procedure under way. See the module's text for how to write one."""

    __slots__ = ("step",)

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

    def forget(self, s: Any, seat: int | None) -> None:
        """In a copy made for `seat`'s imagination: drop what others have picked but not disclosed yet."""


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

    def forget(self, s: State, seat: int | None) -> None:
        """Nobody learns a part of an outcome before all of it is there."""
        self.got = []
