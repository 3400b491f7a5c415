"""Chapter 6: the Ring-bearer's move, the last action of a good party's phase b."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.risk.box import GOOD, parties_from, party_name
from mathom.games.risk.cards.windows import CardWindow
from mathom.games.risk.codes import HIDE, MARCH, ROUTE, SPACE, STAY, USE_THE_RING
from mathom.games.risk.control import RING_DESTROYED, end
from mathom.games.risk.event_kinds import Said
from mathom.games.risk.map import AHEAD, CARROCK, LORIEN, NOWHERE, SPACES, space_name
from mathom.games.risk.ring.course import (
    DOOM,
    GIFT,
    LEFT,
    PENDING,
    PLACE,
    RING,
    ROLL,
    STEPS,
    begin_phase,
    believe,
    choices,
    choose,
    finish_roll,
    follow,
    get,
    is_pass_closed,
    modified,
    put,
    settle_phase,
    true_course,
)
from mathom.games.risk.state import BEARER, Realm
from mathom.kernel import EVERYONE, EventKind, Frame, Reason

BEARER_MOVED: Final = EventKind("bearer-moved", ("party", "territory"), ("RI-6.3",), (party_name, space_name))
BEARER_WAITED: Final = EventKind("bearer-waited", ("party", "territory"), ("RI-6.3",), (party_name, space_name))
BEARER_FAILED: Final = EventKind("bearer-failed", ("party", "territory"), ("RI-6.9",), (party_name, space_name))
BEARER_ROLLED: Final = EventKind("bearer-rolled", ("party", "die"), ("RI-6.9", "RI-6.13"), (party_name, None))
REVEALED: Final = EventKind("bearer-revealed", ("territory",), ("RI-6.27", "RI-8.7"), (space_name,))
HIDDEN: Final = EventKind("bearer-hidden", ("territory",), ("RI-6.25",), (space_name,))
RING_USED: Final = EventKind("ring-used", ("party",), ("RI-6.26",), (party_name,))

NOT_HIS_WAY: Final = Reason("the-ring-bearer-cannot-do-that-now", "RI-6.1", "RI-6.3", "RI-6.4")
SEEN_ALREADY: Final = Reason("who-is-revealed-cannot-use-the-ring", "RI-6.28")
MUST_TRY: Final = Reason("who-used-the-ring-must-try-a-step", "RI-6.36")
NO_MARCH: Final = Reason("no-forced-march-is-left", "RI-6.18", "RI-6.19")
PASS_CLOSED: Final = Reason("the-pass-is-closed", "RI-6.16")

NOTHING_CHOSEN: Final = -1

# What the secret sheet says of an entry (RI-6.7, RI-6.41).
ENTERED, WAITED, FAILED_THERE, ENTERED_BY_MARCH, PUT_BACK = range(5)
SHEET: Final[list[str]] = ["entered", "waited", "failed", "marched", "put-back"]


def write_down(s: Realm, what: int, space: int) -> None:
    """The good side keeps a secret record of every space, every wait and every failed roll. RI-6.7, RI-6.41"""
    s.record = [*s.record, [s.round, s.active, what, space]]


def tell_move(s: Realm, party: int, kind: EventKind, space: int) -> None:
    """Everybody sees an open move, the good side alone a hidden one. RI-6.8, RI-6.40"""
    s.tell_to(EVERYONE if s.shown != NOWHERE else s.good_seats(), kind, party, space)


def reveal(s: Realm) -> None:
    """He stands on the board from now on, where everybody sees him. RI-6.8, RI-8.7"""
    s.shown = s.secrets.values[BEARER]
    s.shown_since = s.turn
    s.secrets.reveal(BEARER, EVERYONE)
    s.tell(REVEALED, s.shown)
    believe(s, s.belief)


def hide(s: Realm) -> None:
    """He is taken off the board. RI-6.25"""
    s.tell(HIDDEN, s.shown)
    s.shown = NOWHERE
    follow(s, true_course(s))


def tell_course(s: Realm, party: int, before: int, after: int) -> None:
    """What the true course did, step by step, for the sheet and those who may know."""
    if get(after, PLACE) == get(before, PLACE):
        return
    for i, space in enumerate(path_between(get(before, PLACE), get(after, PLACE))):
        second = get(before, STEPS) + i > 0
        write_down(s, ENTERED_BY_MARCH if second else ENTERED, space)
        tell_move(s, party, BEARER_MOVED, space)


def path_between(origin: int, to: int) -> list[int]:
    """The spaces entered on the way."""
    if to in AHEAD[origin]:
        return [to]
    return [next(space for space in AHEAD[origin] if to in AHEAD[space]), to]


class RingMove(Frame):
    """A good party's chance to move the Ring-bearer, with the windows around it (DP-8 to DP-13).

    All of this looks the same to the evil side, whether he moves, waits or cannot move: everything hidden is in the
    course. Open are: `held`, whether Boromir keeps him; `granted`, whether he used the Ring; the `die` of a roll and
    what cards add to it (see `course.modified`); `rolled`, whether there was a roll; `in_lorien`, what a revealed one
    chose there. RI-6.2, RI-6.34, RI-10.34
    """

    __slots__ = ("cards", "die", "granted", "held", "in_lorien", "party", "rolled")
    shows: ClassVar[tuple[str, ...]] = ("step", "cards", "die", "granted", "held", "in_lorien", "party", "rolled")
    discreet: ClassVar[tuple[str, ...]] = ("ask_first", "ask_second")

    def __init__(self, party: int = 0) -> None:
        super().__init__("before")
        self.party = party
        self.held = False
        self.granted = False
        self.in_lorien = NOTHING_CHOSEN
        self.rolled = False
        self.die = 0
        self.cards: list[int] = [0, 0, 0, 0]

    def clone(self) -> RingMove:
        other = RingMove(self.party)
        other.step = self.step
        other.held = self.held
        other.granted = self.granted
        other.in_lorien = self.in_lorien
        other.rolled = self.rolled
        other.die = self.die
        other.cards = self.cards
        return other

    def before(self, s: Realm) -> None:
        follow(s, begin_phase(true_course(s)))
        believe(s, [begin_phase(course) for course in s.belief])
        self.step = "ask_first"
        s.push(CardWindow(parties_from(self.party), "B0"))

    # The first step (DP-9)

    def options(self, s: Realm, course: int) -> list[int]:
        return choices(course, self.party, s.shown == NOWHERE, self.held, self.granted)

    def ask_first(self, s: Realm) -> None:
        s.ask_one(s.seat_of[self.party], "ring-bearer", self.options(s, true_course(s)), then="chosen")

    def ask_second(self, s: Realm) -> None:
        s.ask_one(s.seat_of[self.party], "ring-bearer-second", self.options(s, true_course(s)), then="chosen")

    def chosen(self, s: Realm) -> None:
        """The true course and every possible one go on in the same way. RI-6.40, INF-14, INF-15"""
        before = true_course(s)
        after, noticed = choose(before, s.reply, self.granted)
        moved = self.imagine_choice(s, noticed)
        if noticed == RING:
            self.use_the_ring(s, moved)
            return
        follow(s, after)
        if s.reply == STAY and get(before, PENDING) == 0:
            write_down(s, WAITED, get(after, PLACE))
            tell_move(s, self.party, BEARER_WAITED, get(after, PLACE))
        tell_course(s, self.party, before, after)
        self.believe_seen(s, moved, after)
        if noticed == DOOM:
            end(s, GOOD, RING_DESTROYED)
        elif noticed == ROLL:
            self.step = "roll"
        else:
            self.step = "arrived"

    def imagine_choice(self, s: Realm, noticed: int) -> list[int]:
        """All courses after any choice of which the evil side would have noticed the same."""
        found: list[int] = []
        for course in s.belief:
            for code in self.options(s, course):
                after, seen = choose(course, code, self.granted)
                if seen == noticed:
                    found.append(after)
        return found

    def believe_seen(self, s: Realm, courses: list[int], true: int) -> None:
        """While he is revealed everybody sees how many steps he takes. INF-4"""
        if s.shown != NOWHERE:
            courses = [course for course in courses if get(course, STEPS) == get(true, STEPS)]
        believe(s, courses)

    def use_the_ring(self, s: Realm, possible: list[int]) -> None:
        """He is revealed before the march, and must then take a step. RI-6.26, RI-6.27, RI-6.36"""
        s.tell(RING_USED, self.party)
        self.granted = True
        s.belief = sorted(set(possible))
        reveal(s)
        self.step = "ask_first"

    # A roll (DP-10)

    def roll(self, s: Realm) -> None:
        self.step = "rolled_open"
        s.throw("ring-bearer", [6])

    def rolled_open(self, s: Realm) -> None:
        """The number is open to all, the space is not. RI-6.9, RI-6.13"""
        self.die = s.outcome[0] + 1
        self.rolled = True
        self.cards = [0, 0, 0, 0]
        s.tell(BEARER_ROLLED, self.party, self.die)
        self.step = "apply_roll"
        s.push(CardWindow(parties_from(self.party), "B1"))

    def apply_roll(self, s: Realm) -> None:
        before = true_course(s)
        after, destroyed = finish_roll(before, modified(before, self.die, self.cards))
        if destroyed:
            end(s, GOOD, RING_DESTROYED)
            return
        follow(s, after)
        if get(after, PLACE) == get(before, PLACE):
            write_down(s, FAILED_THERE, get(after, PLACE))
            tell_move(s, self.party, BEARER_FAILED, get(after, PLACE))
        tell_course(s, self.party, before, after)
        found: list[int] = []
        for course in s.belief:
            other, ended = finish_roll(course, modified(course, self.die, self.cards))
            if not ended:
                found.append(other)
        self.believe_seen(s, found, after)
        self.step = "arrived"

    # Lórien (DP-11)

    def arrived(self, s: Realm) -> None:
        """Who is revealed chooses in Lórien; who is hidden has his march. RI-6.23 to RI-6.25, RI-6.37 to RI-6.39"""
        if s.shown == LORIEN and get(true_course(s), GIFT) and self.in_lorien == NOTHING_CHOSEN:
            self.step = "choose_in_lorien"
        else:
            self.after_step(s)

    def choose_in_lorien(self, s: Realm) -> None:
        s.ask_one(s.seat_of[self.party], "lorien", [HIDE, MARCH], then="chosen_in_lorien")

    def chosen_in_lorien(self, s: Realm) -> None:
        """The march came with entering; who hides gives it up. RI-6.24, RI-6.25"""
        self.in_lorien = s.reply
        if s.reply == HIDE:
            give_up = [without_gift(course) for course in s.belief]
            follow(s, without_gift(true_course(s)))
            hide(s)
            believe(s, give_up)
        self.rolled = True
        self.after_step(s)

    # The second step (DP-12)

    def after_step(self, s: Realm) -> None:
        """Asked whenever something open has happened before: a roll, or Lórien. RI-6.18 to RI-6.22, RI-6.32"""
        if self.rolled:
            self.rolled = False
            self.step = "ask_second"
        else:
            self.step = "after"

    # Afterwards (DP-13)

    def after(self, s: Realm) -> None:
        self.step = "finish"
        s.push(CardWindow(parties_from(self.party), "B2"))

    def finish(self, s: Realm) -> None:
        follow(s, settle_phase(true_course(s)))
        believe(s, [settle_phase(course) for course in s.belief])
        s.pop()

    def about(self, s: Realm) -> Said:
        return [("party", party_name(self.party)), ("die", self.die)]

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if self.step == "choose_in_lorien":
            return None if code in (HIDE, MARCH) else NOT_HIS_WAY
        course = true_course(s)
        return None if code in self.options(s, course) else self.refuse_course(s, course, code)

    def refuse_course(self, s: Realm, course: int, code: int) -> Reason:
        """Which of the rules of his move stands against it. RI-6.16, RI-6.19, RI-6.28, RI-6.36"""
        if code == USE_THE_RING:
            return SEEN_ALREADY if s.shown != NOWHERE else NOT_HIS_WAY
        if code == STAY:
            return MUST_TRY if self.granted else NOT_HIS_WAY
        if is_pass_closed(course) and code == SPACE + CARROCK:
            return PASS_CLOSED
        second = code >= ROUTE or (get(course, STEPS) > 0 and code < SPACE + SPACES)
        return NO_MARCH if second and not (self.granted or get(course, LEFT)) else NOT_HIS_WAY


def without_gift(course: int) -> int:
    """The march of Lórien is given up."""
    return put(put(course, LEFT, get(course, LEFT) - 1), GIFT, 0)
