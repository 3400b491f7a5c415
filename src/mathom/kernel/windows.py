"""Reactions in the middle of a procedure: windows and chains.

Window
    Seats are asked in order to react or to pass. A reaction is carried out at once, before anybody else is asked. When
    all have passed in succession, the window closes. A procedure opens one where its rulebook says "now the others may
    ...": ``self.step = "strike"; s.push(Ambush([defender]))``.

Chain
    A window in which the reactions are *declarations*: the costs are paid, the effect waits as a link. When all have
    passed in succession, the links are resolved, last in first out. A link that has become impossible fizzles, and its
    costs stay paid.

How they fit together
    * Actions that must be *first in a chain* are offered where chains begin, and not by `Chain.reactions` once there
      are links. A chain begins empty, or with its first links (``Chain(order, links)``): an action chosen elsewhere, a
      trigger, actions whose declaration was delayed.
    * An effect that counts as declared and resolved *before* the current chain is a reaction that does its work at once
      and declares no link. All must pass anew after it, so that they can answer the new situation.
    * Nothing comes between the actions of one link: the chain asks nobody until the frame that carries it out is done.
      That frame may open windows and chains of its own, where its rules allow it.
    * Frames lie on the stack, so any of this may happen inside any other, and all of it can be saved and copied.

Who is asked, and what that gives away
    A seat that can do something is always asked. A seat that cannot is skipped, unless `asks_anyway`. If what a seat
    can do depends on hidden things, its being skipped would tell the others about them. So `asks_anyway` must be true
    for every seat that *might* be able to react as far as all others know, and it may look at public things only: how
    many things somebody holds, never which. Nobody passes for a player who is asked anyway (`Frame.is_discreet`). The
    law `a_view_is_the_same_in_every_imagined_world` of `mathom.testing.conformance` finds mistakes.
"""

from __future__ import annotations

from typing import Any, Final

from mathom.kernel.ask import Reason
from mathom.kernel.frames import Frame
from mathom.kernel.native import mypyc_attr

# Out of the way of all other codes, which usually are numbers of things.
PASS: Final = 1 << 30

CANNOT_REACT: Final = Reason("that-is-no-possible-reaction-now")

# Shared and never changed.
NO_SEATS: Final[list[int]] = []


def seats_from(first: int, seats: int) -> list[int]:
    """All seats in turn order, beginning with `first`."""
    return [(first + i) % seats for i in range(seats)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Frame):
    """A chance to react, for the seats in `order`, whose `at`-th is asked now; `passes` counts those in succession.

    A subclass says what a seat may do (`reactions`) and does it (`react`). Its `clone` is
    ``return MyWindow(like=self)``, with a constructor that hands `like` on and copies its own fields.
    """

    __slots__ = ("at", "order", "passes")

    def __init__(self, order: list[int] | None = None, like: Window | None = None) -> None:
        if like is None:
            super().__init__("offer")
            self.order: list[int] = NO_SEATS if order is None else order
            self.at = 0
            self.passes = 0
        else:
            super().__init__(like.step)
            self.order = like.order
            self.at = like.at
            self.passes = like.passes

    # What a subclass gives

    def reactions(self, s: Any, seat: int) -> list[int]:
        """What `seat` may do now, apart from passing."""
        raise NotImplementedError(type(self).__name__)

    def react(self, s: Any, seat: int, code: int) -> None:
        """Do it. May push a frame or throw.

        To ask (for a target, for the way to pay), set `step` to a step of your own that asks; the last of these steps
        sets it to "reacted". Until then nothing has happened for the others: `forget` takes back the picks and sets
        `step` to "offer".
        """
        raise NotImplementedError(type(self).__name__)

    def kind(self) -> str:
        """The kind of the question."""
        return "react"

    def asks_anyway(self, s: Any, seat: int) -> bool:
        """Whether `seat` is asked though it can only pass. Look at public things only; see the module's text."""
        return False

    def is_discreet(self, s: Any) -> bool:
        """Who is asked anyway may be able to do nothing, and nobody is to know."""
        return super().is_discreet(s) or self.asks_anyway(s, self.order[self.at])

    def next_offer(self) -> int:
        """Who is asked after a reaction, as an index of `order`: the next one. (0 would begin anew with the first.)"""
        return (self.at + 1) % len(self.order)

    # The steps

    def offer(self, s: Any) -> None:
        if self.passes >= len(self.order):
            self.step = "close"
            return
        seat = self.order[self.at]
        options = self.reactions(s, seat)
        if options or self.asks_anyway(s, seat):
            s.ask_one(seat, self.kind(), [*options, PASS], "answer")
        else:
            self.pass_on()

    def answer(self, s: Any) -> None:
        if s.reply == PASS:
            self.pass_on()
        else:
            self.step = "reacted"
            self.react(s, self.order[self.at], s.reply)

    def pass_on(self) -> None:
        self.step = "offer"
        self.passes += 1
        self.at = (self.at + 1) % len(self.order)

    def reacted(self, s: Any) -> None:
        """Something has happened: all must pass anew."""
        self.step = "offer"
        self.passes = 0
        self.at = self.next_offer()

    def close(self, s: Any) -> None:
        s.pop()

    def refuse(self, s: Any, seat: int, code: int) -> Reason | None:
        """Override it to say more."""
        return None if code == PASS or code in self.reactions(s, seat) else CANNOT_REACT


@mypyc_attr(allow_interpreted_subclasses=True)
class Link:
    """A declared effect: whose, what, and numbers to go with it (targets, ways to pay). Never changed once made."""

    __slots__ = ("cancelled", "name", "seat", "values")

    def __init__(self, seat: int = 0, name: str = "", values: list[int] | None = None, cancelled: bool = False) -> None:
        self.seat = seat
        self.name = name
        self.values: list[int] = [] if values is None else values
        self.cancelled = cancelled

    def void(self) -> Link:
        """The same link, cancelled."""
        return Link(self.seat, self.name, self.values, True)


# Shared and never changed.
NO_LINKS: Final[list[Link]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Chain(Window):
    """Effects declared in turn and resolved last in first out.

    `react` pays the costs and calls `declare`. `links` are the effects not resolved yet, `current` the one being
    carried out. A link keeps its place in `links` until it is resolved, so its index can be another link's target.
    """

    __slots__ = ("current", "links")

    def __init__(
        self, order: list[int] | None = None, links: list[Link] | None = None, like: Chain | None = None
    ) -> None:
        super().__init__(order, like)
        if like is None:
            self.links: list[Link] = NO_LINKS if links is None else links
            self.current: Link | None = None
        else:
            self.links = like.links
            self.current = like.current

    # What a subclass gives, beside `reactions` and `react`

    def carry_out(self, s: Any, link: Link) -> None:
        """Resolve the link. May push a frame or throw.

        To ask, set `step` to a step of your own that asks; the last of these steps sets it to "settle".
        """
        raise NotImplementedError(type(self).__name__)

    def valid(self, s: Any, link: Link) -> bool:
        """Whether the link, at its turn, can still be carried out: its target is there, its conditions hold."""
        return True

    def fizzled(self, s: Any, link: Link) -> None:
        """The link was cancelled or has become impossible; what was paid stays paid. A place to discard its card."""

    def settled(self, s: Any, link: Link) -> None:
        """The link was carried out completely. A place to discard its card."""

    # For subclasses and for the frames that carry links out

    def declare(self, link: Link) -> None:
        self.links = [*self.links, link]

    def cancel(self, index: int) -> None:
        """The link at `index` will fizzle at its turn."""
        void = self.links[index].void()
        self.links = [void if i == index else other for i, other in enumerate(self.links)]

    # The steps

    def close(self, s: Any) -> None:
        self.step = "resolve"

    def resolve(self, s: Any) -> None:
        if not self.links:
            s.pop()
            return
        link = self.links[-1]
        self.links = self.links[:-1]
        if link.cancelled or not self.valid(s, link):
            self.fizzled(s, link)
        else:
            self.current = link
            self.step = "settle"
            self.carry_out(s, link)

    def settle(self, s: Any) -> None:
        link = self.current
        assert link is not None
        self.current = None
        self.step = "resolve"
        self.settled(s, link)
