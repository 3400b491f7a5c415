"""Windows and chains, told with a bell that everybody may ring and a tower of declared words."""

from __future__ import annotations

import json

import pytest

from mathom.kernel import PASS, Chain, Frame, Link, Result, State, Window, innermost_chain, seats_from
from mathom.kernel.plain import dump, load
from mathom.kernel.windows import CANNOT_REACT


class Log(State):
    """`can` is what each seat can do, `lines` what happened."""

    __slots__ = ("can", "lines")

    def __init__(self, like: Log | None = None) -> None:
        super().__init__(like)
        self.can: list[list[int]] = [] if like is None else [codes[:] for codes in like.can]
        self.lines: list[str] = [] if like is None else like.lines[:]

    def clone(self) -> Log:
        return Log(self)


class Bottom(Frame):
    """What the window interrupts."""

    __slots__ = ()

    def clone(self) -> Bottom:
        return Bottom(self.step)

    def goes_on(self, s: Log) -> None:
        s.lines.append("goes on")
        s.finish(Result())


class Bell(Window):
    """Every code can be rung once. Who is in `polite` is asked even without anything to ring."""

    __slots__ = ("polite",)

    def __init__(self, order: list[int] | None = None, polite: int = 0, like: Bell | None = None) -> None:
        super().__init__(order, like)
        self.polite: int = polite if like is None else like.polite

    def clone(self) -> Bell:
        return Bell(like=self)

    def reactions(self, s: Log, seat: int) -> list[int]:
        return s.can[seat]

    def asks_anyway(self, s: Log, seat: int) -> bool:
        return bool(self.polite >> seat & 1)

    def react(self, s: Log, seat: int, code: int) -> None:
        s.can[seat] = [other for other in s.can[seat] if other != code]
        s.lines.append(f"{seat} rings {code}")
        if code == 50:
            s.push(Echo("sound"))


class Echo(Frame):
    """Asks in the middle of a reaction."""

    __slots__ = ()

    def clone(self) -> Echo:
        return Echo(self.step)

    def sound(self, s: Log) -> None:
        s.ask_one(2, "echo", [1, 2], "heard")

    def heard(self, s: Log) -> None:
        s.lines.append(f"echo {s.reply}")
        s.pop()


class FirstFirst(Bell):
    """After every reaction the first seat is asked again."""

    __slots__ = ()

    def next_offer(self) -> int:
        return 0


class Tower(Chain):
    """A seat may declare its codes. 7 throws the lowest link down, 8 asks on its way, 9 opens a bell when resolved, 5
    happens at once, and 6 is impossible once its turn has come."""

    __slots__ = ("pick",)

    def __init__(
        self, order: list[int] | None = None, links: list[Link] | None = None, like: Tower | None = None
    ) -> None:
        super().__init__(order, links, like)
        self.pick: int = 0 if like is None else like.pick

    def clone(self) -> Tower:
        return Tower(like=self)

    def kind(self) -> str:
        return "declare" if self.links else "begin"

    def reactions(self, s: Log, seat: int) -> list[int]:
        return [code for code in s.can[seat] if code != 1 or not self.links]

    def react(self, s: Log, seat: int, code: int) -> None:
        s.can[seat] = [other for other in s.can[seat] if other != code]
        if code == 5:
            s.lines.append(f"{seat} does 5 before it all")
        elif code == 8:
            self.pick = code
            self.step = "choose"
        else:
            s.lines.append(f"{seat} pays for {code}")
            self.declare(Link(seat, f"word{code}", [code]))

    def choose(self, s: Log) -> None:
        s.ask_one(self.order[self.at], "choose", [20, 21], "chosen")

    def chosen(self, s: Log) -> None:
        self.declare(Link(self.order[self.at], "word8", [8, s.reply]))
        self.pick = 0
        self.step = "reacted"

    def valid(self, s: Log, link: Link) -> bool:
        return link.values[0] != 6

    def carry_out(self, s: Log, link: Link) -> None:
        s.lines.append(f"does {link.name} {link.values}")
        if link.values[0] == 7:
            self.cancel(0)
        elif link.values[0] == 9:
            s.push(Bell([1]))
        elif link.values[0] == 4:
            self.step = "ask_late"

    def ask_late(self, s: Log) -> None:
        s.ask_one(0, "late", [30, 31], "answered_late")

    def answered_late(self, s: Log) -> None:
        assert self.current is not None
        s.lines.append(f"late {s.reply} for {self.current.name}")
        self.step = "settle"

    def fizzled(self, s: Log, link: Link) -> None:
        s.lines.append(f"{link.name} fizzles")

    def settled(self, s: Log, link: Link) -> None:
        assert self.current is None
        s.lines.append(f"{link.name} done, left {[left.name for left in self.links]}")


def start(frame: Frame, can: list[list[int]]) -> Log:
    s = Log()
    s.seats = len(can)
    s.can = can
    s.push(Bottom("goes_on"))
    s.push(frame)
    s.run()
    return s


def asked(s: Log) -> list[object]:
    assert s.ask is not None
    return [s.ask.seats[0], s.ask.kind, s.ask.options[0]]


def play(s: Log, *codes: int) -> Log:
    """Everybody answers as asked, in turn."""
    for code in codes:
        assert s.ask is not None
        assert code in s.ask.options[0]
        s.play(s.ask.seats[0], code)
    return s


# Windows


def test_seats_in_turn_order() -> None:
    assert [seats_from(first, 3) for first in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_a_window_is_offered_in_order_and_closes_when_all_pass() -> None:
    s = start(Bell([2, 0, 1]), [[1], [2], [3]])
    order = []
    while s.ask is not None:
        order.append(asked(s))
        play(s, PASS)

    assert order == [[2, "react", [3, PASS]], [0, "react", [1, PASS]], [1, "react", [2, PASS]]]
    assert s.lines == ["goes on"]


def test_after_a_reaction_all_must_pass_anew_beginning_with_the_next() -> None:
    s = start(Bell([0, 1, 2]), [[1, 4], [2], [3]])
    play(s, PASS, 2)
    order = []
    while s.ask is not None:
        order.append(s.ask.seats[0])
        play(s, PASS)

    assert order == [2, 0]
    assert s.lines == ["1 rings 2", "goes on"]


def test_who_reacted_may_react_again_when_the_others_have_passed() -> None:
    s = play(start(Bell([0, 1]), [[1, 4], [2]]), 1, PASS)

    assert asked(s) == [0, "react", [4, PASS]]
    assert play(s, 4, PASS).lines == ["0 rings 1", "0 rings 4", "goes on"]


def test_a_window_may_begin_anew_with_the_first_after_a_reaction() -> None:
    s = play(start(FirstFirst([0, 1, 2]), [[1], [2], [3]]), PASS, 2)

    assert asked(s) == [0, "react", [1, PASS]]


def test_who_can_do_nothing_is_skipped() -> None:
    s = start(Bell([0, 1, 2]), [[], [2], []])

    assert asked(s) == [1, "react", [2, PASS]]
    assert play(s, PASS).lines == ["goes on"]


def test_who_can_do_nothing_is_asked_where_skipping_would_tell_something() -> None:
    s = start(Bell([0, 1, 2], polite=0b101), [[], [], []])

    assert asked(s) == [0, "react", [PASS]]
    assert asked(play(s, PASS)) == [2, "react", [PASS]]


def test_a_window_for_nobody_or_with_nothing_to_do_closes_at_once() -> None:
    assert start(Bell(), [[1]]).lines == ["goes on"]
    assert start(Bell([0, 1]), [[], []]).lines == ["goes on"]


def test_a_reaction_may_ask_somebody_before_the_window_goes_on() -> None:
    s = play(start(Bell([0, 1]), [[50], [2], []]), 50)
    assert asked(s) == [2, "echo", [1, 2]]

    play(s, 2)
    assert asked(s) == [1, "react", [2, PASS]]
    assert s.lines == ["0 rings 50", "echo 2"]


def test_a_window_copies_all_its_fields() -> None:
    window = Bell([2, 0], polite=3)
    window.at, window.passes, window.step = 1, 1, "answer"

    assert (
        dump(window.clone())
        == dump(window)
        == {
            "@": "Bell",
            "at": 1,
            "order": [2, 0],
            "passes": 1,
            "polite": 3,
            "step": "answer",
        }
    )


def test_only_what_can_be_done_or_passing_is_not_refused() -> None:
    s = start(Bell([0, 1]), [[1], [2]])

    assert [s.stack[-1].refuse(s, 0, code) for code in (1, 2, PASS)] == [None, CANNOT_REACT, None]
    assert str(CANNOT_REACT) == "that is no possible reaction now"


def test_windows_and_chains_want_their_hooks() -> None:
    s = Log()
    for name, call in (
        ("Window", lambda: Window([0]).reactions(s, 0)),
        ("Window", lambda: Window([0]).react(s, 0, 1)),
        ("Chain", lambda: Chain([0]).carry_out(s, Link())),
    ):
        with pytest.raises(NotImplementedError, match=f"^{name}$"):
            call()


def test_hooks_that_may_be_left_out() -> None:
    s, chain = Log(), Chain([0])
    chain.fizzled(s, Link())
    chain.settled(s, Link())

    assert [chain.valid(s, Link()), chain.kind(), chain.asks_anyway(s, 0)] == [True, "react", False]


# Chains


def test_a_chain_resolves_last_in_first_out() -> None:
    s = play(start(Tower([0, 1]), [[1, 3], [2]]), 1, 2, 3)

    assert s.lines == [
        "0 pays for 1",
        "1 pays for 2",
        "0 pays for 3",
        "does word3 [3]",
        "word3 done, left ['word1', 'word2']",
        "does word2 [2]",
        "word2 done, left ['word1']",
        "does word1 [1]",
        "word1 done, left []",
        "goes on",
    ]


def test_the_declarer_may_go_on_when_the_other_passes_and_all_must_pass_in_succession() -> None:
    s = start(Tower([0, 1]), [[2, 3, 13], [12]])
    asks = []
    for code in (2, PASS, 3, PASS, PASS):
        asks.append(asked(s))
        play(s, code)

    assert asks == [
        [0, "begin", [2, 3, 13, PASS]],
        [1, "declare", [12, PASS]],
        [0, "declare", [3, 13, PASS]],
        [1, "declare", [12, PASS]],
        [0, "declare", [13, PASS]],
    ]
    assert s.lines[-1] == "goes on"


def test_what_must_be_first_is_offered_only_while_there_is_no_link() -> None:
    s = start(Tower([0, 1]), [[1, 2], [1, 2]])
    assert asked(s) == [0, "begin", [1, 2, PASS]]

    play(s, 2)
    assert asked(s) == [1, "declare", [2, PASS]]


def test_a_chain_may_begin_with_links_chosen_elsewhere() -> None:
    s = start(Tower([1, 0], [Link(0, "trigger", [0]), Link(0, "delayed", [2])]), [[], [3]])
    assert asked(s) == [1, "declare", [3, PASS]]

    play(s, PASS)
    assert s.lines == [
        "does delayed [2]",
        "delayed done, left ['trigger']",
        "does trigger [0]",
        "trigger done, left []",
        "goes on",
    ]


def test_a_chain_that_nobody_begins_is_over() -> None:
    assert play(start(Tower([0, 1]), [[1], [2]]), PASS, PASS).lines == ["goes on"]


def test_an_impossible_link_fizzles_and_stays_paid() -> None:
    s = play(start(Tower([0, 1]), [[6], []]), 6)

    assert s.lines == ["0 pays for 6", "word6 fizzles", "goes on"]


def test_a_cancelled_link_fizzles_at_its_turn() -> None:
    s = play(start(Tower([0, 1]), [[1], [2, 7]]), 1, 2, 7)

    assert s.lines[3:] == [
        "does word7 [7]",
        "word7 done, left ['word1', 'word2']",
        "does word2 [2]",
        "word2 done, left ['word1']",
        "word1 fizzles",
        "goes on",
    ]


def test_cancelling_marks_one_link_and_keeps_what_it_says() -> None:
    chain = Chain([0], [Link(0, "a", [1]), Link(1, "b", [2]), Link(0, "c", [3])])
    before = chain.links

    chain.cancel(1)

    assert [[x.seat, x.name, x.values, x.cancelled] for x in chain.links] == [
        [0, "a", [1], False],
        [1, "b", [2], True],
        [0, "c", [3], False],
    ]
    assert not before[1].cancelled


def test_an_effect_before_the_chain_happens_at_once_and_can_be_answered() -> None:
    """Seat 1 has passed, then seat 0 does something at once: seat 1 is asked again."""
    s = play(start(Tower([0, 1]), [[2, 5], [3]]), 2, PASS, 5)
    assert s.lines == ["0 pays for 2", "0 does 5 before it all"]
    assert asked(s) == [1, "declare", [3, PASS]]

    play(s, PASS)
    assert s.lines[2:] == ["does word2 [2]", "word2 done, left []", "goes on"]


def test_a_declaration_may_ask_and_counts_when_it_is_complete() -> None:
    s = play(start(Tower([0, 1]), [[8], [3]]), 8)
    top = s.stack[-1]
    assert isinstance(top, Tower)
    assert [asked(s), top.links, top.at, top.pick] == [[0, "choose", [20, 21]], [], 0, 8]

    play(s, 21)
    assert asked(s) == [1, "declare", [3, PASS]]
    assert play(s, PASS).lines == ["does word8 [8, 21]", "word8 done, left []", "goes on"]


def test_a_link_may_open_a_window_and_ask_while_it_is_carried_out() -> None:
    s = play(start(Tower([0, 1]), [[9], [4, 60]]), 9, 4, PASS)
    assert asked(s) == [0, "late", [30, 31]]

    play(s, 31)
    assert asked(s) == [1, "react", [60, PASS]]

    play(s, 60)
    assert s.lines == [
        "0 pays for 9",
        "1 pays for 4",
        "does word4 [4]",
        "late 31 for word4",
        "word4 done, left ['word9']",
        "does word9 [9]",
        "1 rings 60",
        "word9 done, left []",
        "goes on",
    ]


class Phase(FirstFirst):
    """A phase of a turn: a window in which every reaction is the first link of a chain."""

    __slots__ = ()

    def kind(self) -> str:
        return "phase"

    def react(self, s: Log, seat: int, code: int) -> None:
        s.can[seat] = [other for other in s.can[seat] if other != code]
        s.push(Tower([1 - seat, seat], [Link(seat, f"first{code}", [code])]))


def test_a_phase_goes_on_with_chain_after_chain_until_both_pass_in_succession() -> None:
    s = start(Phase([0, 1]), [[1, 2], [1, 3]])
    asks = []
    for code in (PASS, 1, PASS, PASS, 1, 3, PASS, PASS):
        asks.append(asked(s))
        play(s, code)

    assert asks == [
        [0, "phase", [1, 2, PASS]],
        [1, "phase", [1, 3, PASS]],
        [0, "declare", [2, PASS]],
        [1, "declare", [3, PASS]],
        [0, "phase", [1, 2, PASS]],
        [1, "declare", [3, PASS]],
        [0, "declare", [2, PASS]],
        [0, "phase", [2, PASS]],
    ]
    assert [line for line in s.lines if line.startswith("does")] == [
        "does first1 [1]",
        "does word3 [3]",
        "does first1 [1]",
    ]
    assert s.lines[-1] == "goes on"


def test_a_chain_inside_a_chain() -> None:
    outer, inner = Tower([0, 1], [Link(0, "outer", [0])]), Tower([1], [Link(1, "inner", [0])])
    s = Log()
    s.can = [[], []]
    s.push(Bottom("goes_on"))
    assert innermost_chain(s) is None

    s.push(outer)
    s.push(Bottom("goes_on"))
    assert innermost_chain(s) is outer

    s.pop()
    s.push(inner)
    assert innermost_chain(s) is inner

    s.run()
    assert s.lines == [
        "does inner [0]",
        "inner done, left []",
        "does outer [0]",
        "outer done, left []",
        "goes on",
    ]


def test_a_chain_can_be_copied_and_saved_in_the_middle() -> None:
    s = play(start(Tower([0, 1]), [[9], [4, 60]]), 9, 4, PASS)
    top = s.stack[-1]
    data = dump(top)
    loaded = load(json.loads(json.dumps(data)), {"Tower": Tower, "Link": Link})

    assert data == {
        "@": "Tower",
        "at": 0,
        "current": {"@": "Link", "cancelled": False, "name": "word4", "seat": 1, "values": [4]},
        "links": [{"@": "Link", "cancelled": False, "name": "word9", "seat": 0, "values": [9]}],
        "order": [0, 1],
        "passes": 2,
        "pick": 0,
        "step": "ask_late",
    }
    assert dump(loaded) == dump(top.clone()) == data
    copy = s.clone()
    play(copy, 30)
    assert dump(top) == data
    assert play(s, 31).lines[3] == "late 31 for word4"


def test_there_are_defaults_for_loading() -> None:
    assert dump(Chain()) == {
        "@": "Chain",
        "at": 0,
        "current": None,
        "links": [],
        "order": [],
        "passes": 0,
        "step": "offer",
    }
    assert dump(Link()) == {"@": "Link", "cancelled": False, "name": "", "seat": 0, "values": []}
