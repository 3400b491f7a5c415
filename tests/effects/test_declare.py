"""Declaring texts of cards: targets, then payments, then the link; what is valid at its turn; what others know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from tests.effects.table import HAND, PILE, PLAY, Lies, Named, Reading, Table, Write, table

from mathom.effects import (
    Action,
    Carry,
    Condition,
    Cost,
    Declared,
    Modify,
    Play,
    Script,
    Selector,
    Sequence,
    Target,
    Verb,
    declaration,
)
from mathom.effects.declare import NEEDS, CardChain, Terms
from mathom.effects.values import CANNOT_PAY
from mathom.kernel import PASS, Link, Reason


class Chain(CardChain):
    __slots__ = ()

    def clone(self) -> Chain:
        return Chain(like=self)

    def playable(self, s: Table, seat: int) -> list[int]:
        return s.zones.content[HAND + seat]

    def leave_hand(self, s: Table, source: int) -> int:
        s.move(source, PILE)
        return source

    def refuse_seat(self, s: Table, seat: int, source: int, terms: Terms) -> Reason | None:
        return Reason("alien") if (s.name(source), seat, terms.needs) == ("alien", 1, Lies("king")) else None

    def refuse_more(self, s: Table, seat: int, source: int, text: int) -> Reason | None:
        return Reason("banned") if (s.name(source), seat, text) == ("banned", 1, 0) else None

    def is_there(self, s: Table, target: int) -> bool:
        return s.zones.where[target] != PILE

    def asks_anyway(self, s: Table, seat: int) -> bool:
        return seat in range(s.seats)

    def withdraw(self, s: Table) -> None:
        s.write("withdrawn")

    def fizzled(self, s: Table, link: Link) -> None:
        s.write(f"{link.name} fizzles")


@dataclass(frozen=True)
class Strong(Selector):
    """Everybody in play with strength left."""

    def things(self, s: Table, f: Carry) -> list[int]:
        assert isinstance(f, Reading)
        both = s.zones.content[PLAY] + s.zones.content[PLAY + 1]
        return [thing for thing in both if s.strength[thing] > 0]


@dataclass(frozen=True)
class Exhaust(Cost):
    """Somebody gives all strength: who is among these."""

    who: Selector

    def ways(self, s: Table, f: Carry) -> list[int]:
        return [thing for thing in self.who.things(s, f) if s.strength[thing] > 0]

    def pay(self, s: Table, f: Carry, thing: int) -> None:
        assert thing in f.paid
        s.strength = [0 if i == thing else n for i, n in enumerate(s.strength)]


@dataclass(frozen=True)
class Note(Verb):
    """Who was aimed at and who paid."""

    def do(self, s: Table, f: Carry) -> None:
        s.write(f"{[s.name(t) for t in f.targets]} {[s.name(t) for t in f.paid]}")


ANN, BOB, CID = Script("ann"), Script("bob"), Script("cid")


def opened(*scripts: Script, links: list[Link] | None = None) -> Table:
    """Ann, Bob and Cid are in play, the rest in the hands: of seat 1 the first, of seat 0 the second ..."""
    s = table(ANN, BOB, CID, *scripts)
    s.play_card("ann", "bob", "cid")
    s.push(Chain([1, 0], "any", links))
    s.run()
    return s


def code(s: Table, name: str, text: int = 0) -> int:
    return declaration(s.thing(name), text)


def options(s: Table) -> list[int]:
    assert s.ask is not None
    return s.ask.options[0]


def declare(s: Table, name: str, *picks: str) -> None:
    s.play(1, code(s, name))
    for pick in picks:
        s.play(1, s.thing(pick))


def close(s: Table) -> list[str]:
    while s.ask is not None:
        s.play(s.ask.seats[0], PASS)
    return s.lines


def chain_of(s: Table) -> Chain:
    chain = s.stack[0]
    assert isinstance(chain, Chain)
    return chain


KNIGHTS = Script("knights", Play("any", Note(), on=(Strong(),), cost=(Exhaust(Target()),)))


def test_a_payment_may_change_the_target_itself_and_the_link_stays_valid() -> None:
    s = opened(KNIGHTS)
    declare(s, "knights", "bob")
    link = chain_of(s).links[0]
    assert isinstance(link, Declared)
    assert (link.targets, link.paid, link.waived, s.strength) == ([1], [1], [0], [3, 0, 3, 3])
    assert close(s) == ["['bob'] ['bob']"]


def test_a_target_that_is_gone_makes_the_link_fizzle_and_the_payment_stays() -> None:
    s = opened(KNIGHTS)
    declare(s, "knights", "bob")
    s.move(1, PILE)
    assert (close(s), s.strength[1]) == (["knights fizzles"], 0)


def test_a_target_that_no_longer_fits_makes_the_link_fizzle() -> None:
    s = opened(Script("arrow", Play("any", Note(), on=(Strong(),))))
    declare(s, "arrow", "bob")
    s.strength = [3, 0, 3, 3]
    assert close(s) == ["arrow fizzles"]


def test_what_a_text_needs_is_looked_at_again_at_its_turn() -> None:
    s = opened(Script("song", Play("any", Note(), needs=Lies("cid"))))
    declare(s, "song")
    s.move(2, PILE)
    assert close(s) == ["song fizzles"]


def test_what_the_payment_made_untrue_need_not_hold_any_more() -> None:
    @dataclass(frozen=True)
    class Leave(Cost):
        def ways(self, s: Table, f: Carry) -> list[int]:
            return [2]

        def pay(self, s: Table, f: Carry, thing: int) -> None:
            s.move(thing, PILE)

    s = opened(Script("song", Play("any", Note(), needs=Lies("cid"), cost=(Leave(),))))
    declare(s, "song")
    link = chain_of(s).links[0]
    assert isinstance(link, Declared)
    assert link.waived == [NEEDS]
    assert close(s) == ["[] ['cid']"]


def test_only_picks_with_which_all_else_can_be_found_are_offered() -> None:
    """Each thing pays once, and the target pays too: so with two who are strong, both must."""
    duel = Script("duel", Play("any", Note(), on=(Strong(), Strong()), cost=(Exhaust(Target(0)), Exhaust(Target(1)))))
    s = opened(duel)
    s.strength = [3, 3, 0, 3]
    s.ask_again()
    s.play(1, code(s, "duel"))
    assert options(s) == [0, 1]
    s.play(1, 0)
    assert (chain_of(s).links[0].name, s.strength[:2]) == ("duel", [0, 0])
    assert close(s) == ["['ann', 'bob'] ['ann', 'bob']"]


def test_to_ask_whether_all_can_be_found_leaves_what_was_chosen_as_it_was() -> None:
    s = opened(KNIGHTS)
    chain, source = chain_of(s), s.thing("knights")
    terms = chain.terms(s, source, 0)
    assert terms is not None
    f = chain.frame(s, 1, source, 0, [], [])
    assert (chain.refuse_picks(s, terms, f), f.targets, f.paid) == (None, [], [])
    s.strength = [0, 0, 0, 3]
    refused = chain.refuse_picks(s, terms, f)
    assert (str(refused), f.targets, f.paid) == ("there is nothing to aim at", [], [])


def test_a_single_pick_is_taken_without_a_question() -> None:
    s = opened(Script("arrow", Play("any", Note(), on=(Named(("cid",)),))))
    declare(s, "arrow")
    assert close(s) == ["['cid'] []"]


@pytest.mark.parametrize(
    ("said", "why"),
    [
        (Play("any", Note(), on=(Named(()),)), "there-is-nothing-to-aim-at"),
        (Play("any", Note(), cost=(Exhaust(Named(())),)), "the-cost-cannot-be-paid"),
        (Play("any", Note(), cost=(Exhaust(Named(("ann",))), Exhaust(Named(("ann",))))), "the-cost-cannot-be-paid"),
        (Play("any", Note(), on=(Strong(),), cost=(Exhaust(Named(())),)), "the-cost-cannot-be-paid"),
        (Play("any", Note(), on=(Strong(), Named(()))), "there-is-nothing-to-aim-at"),
        (Play("any", Note(), needs=Lies("king")), "absent"),
        (Play("any", Note(), needs=Lies("bob")), None),
        (Play("dawn", Note()), "the-card-cannot-be-declared-here"),
        (Play("any", Note()), None),
    ],
)
def test_why_a_card_cannot_be_declared(said: Play, why: str | None) -> None:
    s = opened(Script("card", said))
    reason = s.stack[-1].refuse(s, 1, code(s, "card"))
    assert (None if reason is None else reason.key) == why
    assert (code(s, "card") in options(s)) == (why is None)


def test_what_must_come_first_cannot_follow_and_the_game_may_forbid_more() -> None:
    s = opened(Script("horn", Play("any", Note(), first=True)), Script("x"), Script("banned", Play("any", Note())))
    assert options(s) == [code(s, "horn"), PASS]
    chain = chain_of(s)
    chain.links = [Declared(0, "other")]
    reasons = [chain.refuse_code(s, 1, code(s, name)) for name in ("horn", "banned", "ann")]
    assert [reason.key for reason in reasons if reason is not None] == [
        "that-must-begin-a-chain",
        "banned",
        "the-card-cannot-be-declared-here",
    ]


def test_what_is_not_for_the_seat_is_refused_before_anything_else_is_looked_at() -> None:
    s = opened(Script("alien", Play("any", Note(), needs=Lies("king"))))
    reason = chain_of(s).refuse(s, 1, code(s, "alien"))
    assert str(reason) == "alien"
    assert CardChain().refuse_seat(s, 1, 3, Play("any", Note())) is None


def test_an_action_of_a_card_in_play_is_declared_where_it_lies() -> None:
    trumpet = Script(
        "trumpet", Action("any", Sequence((Note(), Write("blown"))), of=Named(("trumpet",)), needs=Lies("ann"))
    )
    s = table(ANN, BOB, CID, trumpet)
    s.play_card("ann", "trumpet")

    class About(Chain):
        __slots__ = ()

        def clone(self) -> About:
            return About(like=self)

        def subject(self, s: Any) -> int:
            return 3

    s.push(About([1, 0], "any"))
    s.run()
    assert options(s) == [code(s, "trumpet"), PASS]
    s.play(1, code(s, "trumpet"))
    assert ("trumpet" in s.in_play(), close(s)) == (True, ["[] []", "blown trumpet 0"])
    s.silent = [3]
    s.push(About([1, 0], "any"))
    s.run()
    assert options(s) == [PASS]


def test_an_action_is_not_declared_where_something_else_is_at_issue() -> None:
    trumpet = Script("trumpet", Action("any", Write("blown"), of=Named(("cid",))))
    s = table(ANN, BOB, CID, trumpet)
    s.play_card("ann", "trumpet")
    s.push(Chain([1, 0], "any"))
    s.run()
    chain = s.stack[-1]
    assert isinstance(chain, Chain)
    refused = chain.refuse_code(s, 1, code(s, "trumpet"))
    assert refused is not None
    assert refused.key == "the-card-cannot-be-declared-here"
    assert chain.terms_of(s, s.zones.face[3], 9) is None


def test_only_what_is_played_or_done_can_be_declared() -> None:
    s = opened(Script("flag", Modify("strength", 1), Play("any", Note())))
    face = s.zones.face[s.thing("flag")]
    assert [chain_of(s).terms_of(s, face, text) for text in range(3)] == [None, Play("any", Note()), None]


@dataclass(frozen=True)
class Informed(Selector):
    """Bob and Cid; writes down what it is asked about."""

    def things(self, s: Table, f: Carry) -> list[int]:
        s.write(f"{f.seat} {s.name(f.source)} {f.card} {f.text} {f.targets} {f.paid} {f.loops}")
        return [1, 2]


def test_targets_are_looked_for_with_all_that_is_known_of_the_text() -> None:
    told = Script("told", Play("dawn", Note()), Play("any", Note(), on=(Informed(), Informed())))
    s = opened(told)
    face = s.zones.face[s.thing("told")]
    s.lines = []
    s.play(1, code(s, "told", 1))
    assert s.ask is not None
    assert (s.ask.seats, s.ask.kind, s.ask.then) == ([1], "target", "picked")
    assert s.lines[0] == f"1 told {face} 1 [] [] [[-1]]"
    s.lines = []
    s.play(1, 2)
    assert s.lines[0] == f"1 told {face} 1 [2] [] [[-1]]"


@dataclass(frozen=True)
class Knows(Condition):
    """Writes down what it is asked about, and whether that is already paid."""

    def refuse(self, s: Table, f: Carry) -> Reason | None:
        s.write(f"{f.seat} {s.name(f.source)} {f.card} {f.text} {f.targets} {f.paid} {f.loops}")
        return None


def test_what_a_text_needs_is_asked_with_all_that_is_known_of_the_text() -> None:
    """Before it is declared, after it is paid for, and when its turn comes."""
    told = Script("told", Play("dawn", Note()), Play("any", Note(), on=(Strong(),), needs=Knows()))
    s = opened(told)
    face = s.zones.face[s.thing("told")]
    assert s.lines == [f"1 told {face} 1 [] [] [[-1]]"]
    s.play(1, code(s, "told", 1))
    s.lines = []
    s.play(1, s.thing("bob"))
    after = f"1 told {face} 1 [1] [] [[-1]]"
    assert s.lines[0] == after
    s.lines = []
    assert close(s) == [after, "['bob'] []"]


def test_a_declaration_leaves_the_chain_ready_for_the_next() -> None:
    s = opened(KNIGHTS)
    declare(s, "knights", "bob")
    chain = chain_of(s)
    assert (chain.source, chain.text, chain.targets, chain.paid, chain.step) == (-1, 0, [], [], "offer")
    link = chain.links[0]
    assert isinstance(link, Declared)
    assert (link.seat, link.name, link.source, link.card, link.text) == (1, "knights", 3, 3, 0)


def test_a_copy_of_a_chain_is_the_same_in_the_middle_of_a_declaration() -> None:
    s = opened(
        Script("other"), Script("x"), Script("duel", Play("any", Note()), Play("any", Note(), on=(Strong(),) * 3))
    )
    s.play(1, code(s, "duel", 1))
    s.play(1, s.thing("bob"))
    chain, copy = chain_of(s), chain_of(s.clone())
    assert (chain.source, chain.text, chain.targets) == (s.thing("duel"), 1, [1])
    same = ("window", "source", "text", "targets", "paid", "order", "at", "passes", "links", "current", "step")
    assert [getattr(copy, name) for name in same] == [getattr(chain, name) for name in same]


def test_what_is_no_pick_is_refused_and_each_pick_is_not() -> None:
    s = opened(KNIGHTS)
    s.play(1, code(s, "knights"))
    chain = chain_of(s)
    reasons = [chain.refuse(s, 1, thing) for thing in (s.thing("bob"), s.thing("knights"))]
    assert [None if reason is None else reason.key for reason in reasons] == [None, "there-is-nothing-to-aim-at"]


def test_whoever_is_in_the_middle_of_a_declaration_has_not_begun_it_for_the_others() -> None:
    s = opened(
        Script("duel", Play("any", Note()), Play("any", Note(), on=(Strong(), Strong()))), links=[Declared(0, "x")]
    )
    s.play(1, code(s, "duel", 1))
    s.play(1, s.thing("bob"))
    chain = chain_of(s)
    chain.forget(s, 0)
    assert (chain.source, chain.text, chain.targets, chain.paid, chain.step) == (-1, 0, [], [], "offer")
    assert s.lines == [], "the chain had begun before"


def test_an_answer_is_declared_by_who_is_asked_then() -> None:
    s = opened(KNIGHTS, Script("parry", Play("any", Note(), on=(Named(("cid",)),))))
    declare(s, "knights", "bob")
    s.play(0, code(s, "parry"))
    assert [(link.seat, link.name) for link in chain_of(s).links] == [(1, "knights"), (0, "parry")]
    assert close(s) == ["['cid'] []", "['bob'] ['bob']"]


def test_until_the_last_pick_nothing_has_happened_for_the_others() -> None:
    s = opened(KNIGHTS)
    s.play(1, code(s, "knights"))
    for seat, source, lines in ((1, s.thing("knights"), []), (0, -1, ["withdrawn"]), (None, -1, ["withdrawn"])):
        copy = s.clone()
        chain = copy.stack[0]
        assert isinstance(chain, Chain)
        chain.forget(copy, seat)
        assert (chain.source, chain.step, copy.lines) == (source, "pick" if source >= 0 else "offer", lines)


def test_a_cancelled_link_keeps_what_it_was_and_fizzles() -> None:
    s = opened(KNIGHTS)
    declare(s, "knights", "bob")
    before = chain_of(s).links[0]
    chain_of(s).cancel(0)
    after = chain_of(s).links[0]
    assert isinstance(before, Declared)
    assert isinstance(after, Declared)
    same = ("seat", "name", "source", "card", "text", "targets", "paid", "waived")
    assert [getattr(after, name) for name in same] == [getattr(before, name) for name in same]
    assert (before.cancelled, after.cancelled, close(s)) == (False, True, ["knights fizzles"])


def test_costs_that_want_the_same_thing_cannot_both_be_paid_and_a_cost_asks_in_its_own_words() -> None:
    @dataclass(frozen=True)
    class Tribute(Exhaust):
        def asks(self) -> str:
            return "tribute"

    s = opened(Script("toll", Play("any", Note(), cost=(Tribute(Strong()), Exhaust(Strong())))))
    kinds = []
    s.play(1, code(s, "toll"))
    for pick in ("bob", "cid"):
        assert s.ask is not None
        kinds.append((s.ask.kind, [s.name(thing) for thing in options(s)]))
        s.play(1, s.thing(pick))
    assert kinds == [("tribute", ["ann", "cid", "bob"]), ("payment", ["ann", "cid"])]
    assert close(s) == ["[] ['bob', 'cid']"]
    poor = opened(Script("toll", Play("any", Note(), cost=(Exhaust(Strong()), Exhaust(Strong())))))
    poor.strength = [3, 0, 0, 3]
    assert str(chain_of(poor).refuse(poor, 1, code(poor, "toll"))) == str(CANNOT_PAY)
    assert poor.strength == [3, 0, 0, 3]
