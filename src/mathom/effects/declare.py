"""Cards declared, answered and resolved: a chain whose links are texts of cards.

Declare
    Targets are chosen, then what the costs are paid with, then all is paid at once, and the link is made. Until the
    last answer nothing has happened for the others.

Valid
    When the link's turn comes: every target is there and fits, and what the text needs holds; except what the payment
    itself has made untrue (who was tapped to pay need not be untapped). Else it fizzles, and the costs stay paid.

Resolve
    The text is carried out to its end; then the table settles, and triggers have their turn, before the next link.
"""

from __future__ import annotations

from typing import Any, Final

from mathom.effects.card_state import CardState
from mathom.effects.carry import NO_SOURCE, Carry
from mathom.effects.payment import pay_all, payments, refuse_costs
from mathom.effects.standing import WINDOW, Action, Play
from mathom.kernel.ask import Reason
from mathom.kernel.native import mypyc_attr
from mathom.kernel.windows import PASS, Chain, Link

# What can be declared: both say targets, costs, needs, and whether it must begin a chain.
Terms = Play | Action

# The code of a declaration is the thing and the number of its text.
TEXTS: Final = 64

NO_TARGET: Final = Reason("there-is-nothing-to-aim-at")
MUST_BE_FIRST: Final = Reason("that-must-begin-a-chain")
NOT_HERE: Final = Reason("the-card-cannot-be-declared-here")

# Shared and never changed.
NOTHING: Final[list[int]] = []
NEEDS: Final = -1


def declaration(source: int, text: int) -> int:
    """The code of the option."""
    return source * TEXTS + text


class Declared(Link):
    """A text of a card on a chain: the thing and its face, the number of the text, targets, what paid for it.

    `waived` are the numbers of the targets that need not fit any more, since the payment has changed them; NEEDS for
    what the text needs.
    """

    __slots__ = ("card", "paid", "source", "targets", "text", "waived")

    def __init__(self, seat: int = 0, name: str = "", values: list[int] | None = None, cancelled: bool = False) -> None:
        super().__init__(seat, name, values, cancelled)
        self.source = NO_SOURCE
        self.card = 0
        self.text = 0
        self.targets: list[int] = NOTHING
        self.paid: list[int] = NOTHING
        self.waived: list[int] = NOTHING

    def void(self) -> Declared:
        other = Declared(self.seat, self.name, self.values, True)
        other.source = self.source
        other.card = self.card
        other.text = self.text
        other.targets = self.targets
        other.paid = self.paid
        other.waived = self.waived
        return other


@mypyc_attr(allow_interpreted_subclasses=True)
class CardChain(Chain):
    """The seats in `order` declare texts of cards and answer each other; `window` says which texts.

    `source`, `text`, `targets` and `paid` are those of a declaration that is being made.
    """

    __slots__ = ("paid", "source", "targets", "text", "window")

    def __init__(
        self,
        order: list[int] | None = None,
        window: str = "",
        links: list[Link] | None = None,
        like: CardChain | None = None,
    ) -> None:
        super().__init__(order, links, like)
        self.window: str = window if like is None else like.window
        self.source: int = NO_SOURCE if like is None else like.source
        self.text: int = 0 if like is None else like.text
        self.targets: list[int] = NOTHING if like is None else like.targets
        self.paid: list[int] = NOTHING if like is None else like.paid

    # What the game gives

    def playable(self, s: Any, seat: int) -> list[int]:
        """The things that the seat may play from outside the game's table: its hand."""
        raise NotImplementedError(type(self).__name__)

    def subject(self, s: Any) -> int:
        """What the window is about: the thing that actions of cards in play are asked for."""
        return NO_SOURCE

    def leave_hand(self, s: Any, source: int) -> int:
        """The declared card lies open; the number of the thing from now on."""
        raise NotImplementedError(type(self).__name__)

    def refuse_seat(self, s: Any, seat: int, source: int, terms: Terms) -> Reason | None:
        """Why the text is not for the seat now, whatever else the card says: what can be told without looking far."""
        return None

    def refuse_more(self, s: Any, seat: int, source: int, text: int) -> Reason | None:
        """Why the seat may not declare it, beside what the card says itself (a limit, uniqueness)."""
        return None

    def is_there(self, s: Any, target: int) -> bool:
        """Whether a target that has been changed by the payment is still there."""
        return True

    def withdraw(self, s: Any) -> None:
        """In somebody's imagination the seat has not declared anything yet, and the chain is empty."""

    # Declaring

    def terms(self, s: CardState, source: int, text: int) -> Terms | None:
        """What the text asks for; None if it cannot be declared at all."""
        return self.terms_of(s, s.zones.face[source], text)

    def terms_of(self, s: CardState, card: int, text: int) -> Terms | None:
        """The same by the face of the card: what was declared stays so, though its card was shuffled away since."""
        texts = s.script(card).texts
        said = texts[text] if text < len(texts) else None
        return said if isinstance(said, (Play, Action)) else None

    def frame(self, s: CardState, seat: int, source: int, text: int, targets: list[int], paid: list[int]) -> Carry:
        return self.framed(s, seat, source, s.zones.face[source], text, targets, paid)

    def framed(
        self, s: CardState, seat: int, source: int, card: int, text: int, targets: list[int], paid: list[int]
    ) -> Carry:
        f = s.carry(seat, card, text)
        f.source = source
        f.targets = targets
        f.loops = [[self.subject(s)]]
        f.paid = paid
        return f

    def candidates(self, s: Any, seat: int) -> list[int]:
        """The codes of all texts for this window, possible or not."""
        found: list[int] = []
        for thing in self.playable(s, seat):
            for number, window in s.script(s.zones.face[thing]).plays:
                if window == self.window:
                    found.append(declaration(thing, number))
        entries = s.in_force.at(WINDOW + self.window)
        found += [declaration(e.source, e.text) for e in entries if e.seat == seat and not s.blank(e)]
        return found

    def reactions(self, s: Any, seat: int) -> list[int]:
        return [code for code in self.candidates(s, seat) if self.refuse_candidate(s, seat, code) is None]

    def refuse_code(self, s: CardState, seat: int, code: int) -> Reason | None:
        """Why the seat may not declare this text of this card now."""
        return self.refuse_candidate(s, seat, code) if code in self.candidates(s, seat) else NOT_HERE

    def refuse_candidate(self, s: CardState, seat: int, code: int) -> Reason | None:
        """The same for a text that is for this window."""
        source, text = code // TEXTS, code % TEXTS
        terms = self.terms(s, source, text)
        assert terms is not None
        if terms.first and self.links:
            return MUST_BE_FIRST
        against = self.refuse_seat(s, seat, source, terms)
        if against is not None:
            return against
        f = self.frame(s, seat, source, text, NOTHING, NOTHING)
        if isinstance(terms, Action) and terms.of is not None and not terms.of.has(s, f, f.it()):
            return NOT_HERE
        if terms.needs is not None:
            against = terms.needs.refuse(s, f)
        if against is None:
            against = self.refuse_more(s, seat, source, text)
        return self.refuse_picks(s, terms, f) if against is None else against

    def refuse_picks(self, s: Any, terms: Terms, f: Carry) -> Reason | None:
        """Why the targets and payments still to be chosen cannot all be found; those in `f` are chosen."""
        if len(f.targets) < len(terms.on):
            against: Reason | None = NO_TARGET
            chosen = f.targets
            for thing in terms.on[len(chosen)].things(s, f):
                f.targets = [*chosen, thing]
                against = self.refuse_picks(s, terms, f)
                if against is None:
                    break
            f.targets = chosen
            return against
        return refuse_costs(s, terms.cost, f)

    def react(self, s: Any, seat: int, code: int) -> None:
        self.source, self.text = code // TEXTS, code % TEXTS
        self.targets = self.paid = NOTHING
        self.step = "pick"

    def picks(self, s: CardState, terms: Terms) -> list[int]:
        """The options for the next target or payment: those with which all others can still be found."""
        f = self.frame(s, self.order[self.at], self.source, self.text, self.targets, self.paid)
        if len(self.targets) == len(terms.on):
            return payments(s, terms.cost, f)
        found: list[int] = []
        for thing in terms.on[len(self.targets)].things(s, f):
            f.targets = [*self.targets, thing]
            if self.refuse_picks(s, terms, f) is None:
                found.append(thing)
        return found

    def pick(self, s: CardState) -> None:
        """The next target, then the next payment; then it is declared."""
        terms = self.terms(s, self.source, self.text)
        assert terms is not None
        if len(self.targets) == len(terms.on) and len(self.paid) == len(terms.cost):
            self.step = "reacted"
            self.declare_picked(s, terms)
            return
        options = self.picks(s, terms)
        if len(options) == 1:
            self.take(terms, options[0])
        else:
            kind = "target" if len(self.targets) < len(terms.on) else terms.cost[len(self.paid)].asks()
            s.ask_one(self.order[self.at], kind, options, "picked")

    def picked(self, s: CardState) -> None:
        terms = self.terms(s, self.source, self.text)
        assert terms is not None
        self.step = "pick"
        self.take(terms, s.reply)

    def take(self, terms: Terms, thing: int) -> None:
        if len(self.targets) < len(terms.on):
            self.targets = [*self.targets, thing]
        else:
            self.paid = [*self.paid, thing]

    def declare_picked(self, s: CardState, terms: Terms) -> None:
        seat = self.order[self.at]
        f = self.frame(s, seat, self.source, self.text, self.targets, self.paid)
        pay_all(s, terms.cost, f)
        source = self.source
        if source in self.playable(s, seat):
            source = self.leave_hand(s, source)
        link = Declared(seat, s.script(s.zones.face[source]).card)
        link.source = source
        link.card = s.zones.face[source]
        link.text = self.text
        link.targets = self.targets
        link.paid = self.paid
        self.source, self.text = NO_SOURCE, 0
        self.targets = self.paid = NOTHING
        link.waived = self.untrue(s, terms, link)
        self.declare(link)
        self.declared(s, link)

    def declared(self, s: Any, link: Declared) -> None:
        """The card is declared and paid for. A place to tell it."""

    def refuse(self, s: Any, seat: int, code: int) -> Reason | None:
        if self.step == "pick":
            terms = self.terms(s, self.source, self.text)
            assert terms is not None
            return None if code in self.picks(s, terms) else NO_TARGET
        return None if code == PASS else self.refuse_code(s, seat, code)

    def forget(self, s: Any, seat: int | None) -> None:
        if self.step == "pick" and seat != self.order[self.at]:
            self.source, self.text = NO_SOURCE, 0
            self.targets = self.paid = NOTHING
            self.step = "offer"
            if not self.links:
                self.withdraw(s)

    # Resolving

    def untrue(self, s: CardState, terms: Terms, link: Declared) -> list[int]:
        """What does not hold now: the numbers of the targets, NEEDS for what the text needs."""
        f = self.link_frame(s, link)
        found = [i for i, target in enumerate(link.targets) if not terms.on[i].has(s, f, target)]
        if terms.needs is not None and not terms.needs.holds(s, f):
            found.append(NEEDS)
        return found

    def valid(self, s: Any, link: Link) -> bool:
        assert isinstance(link, Declared)
        terms = self.terms_of(s, link.card, link.text)
        assert terms is not None
        if any(not self.is_there(s, target) for target in link.targets):
            return False
        return all(failing in link.waived for failing in self.untrue(s, terms, link))

    def link_frame(self, s: CardState, link: Declared) -> Carry:
        return self.framed(s, link.seat, link.source, link.card, link.text, link.targets, link.paid)

    def carry_out(self, s: Any, link: Link) -> None:
        assert isinstance(link, Declared)
        s.push(self.link_frame(s, link))

    def resolve(self, s: Any) -> None:
        """Between two links the table settles."""
        if not s.settle():
            super().resolve(s)
