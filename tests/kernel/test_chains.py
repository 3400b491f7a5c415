"""Chains, told with a tower of declared words."""

from __future__ import annotations

import json

from tests.kernel.bells import Bottom, FirstFirst, Log, Tower, asked, play, start

from mathom.kernel import PASS, Chain, Link
from mathom.kernel.plain import dump, load


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
    assert s.innermost(Chain) is None

    s.push(outer)
    s.push(Bottom("goes_on"))
    assert s.innermost(Chain) is outer

    s.pop()
    s.push(inner)
    assert s.innermost(Chain) is inner

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
