"""What a game must give, what it may leave as it is, and what a text may rely on while it is carried out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from tests.effects.purses import Earn, Playing, Purses, answer, play
from tests.effects.table import PLAY, Lies, Named, Pause, table

from mathom.effects import (
    NO_SOURCE,
    Action,
    All,
    AnyOf,
    AtLeast,
    CardState,
    Carry,
    Condition,
    Cost,
    Declared,
    Due,
    Entry,
    Exists,
    InForce,
    Modify,
    Number,
    Script,
    Selector,
    Standing,
    Use,
    Verb,
)
from mathom.effects.declare import CardChain
from mathom.effects.payment import pay_all, payments, refuse_costs
from mathom.kernel import Frame, Reason


@pytest.mark.parametrize(
    ("what", "call"),
    [
        ("CardState", lambda: CardState().script(0)),
        ("CardState", lambda: CardState().carry(0, 0, 0)),
        ("CardState", lambda: CardState().is_in_play(0)),
        ("CardState", lambda: CardState().put_away(0)),
        ("CardState", lambda: CardState().owner(0)),
        ("Carry", lambda: Carry().program()),
        ("Carry", lambda: Carry().rival(None)),
        ("CardChain", lambda: CardChain().playable(None, 0)),
        ("CardChain", lambda: CardChain().leave_hand(None, 0)),
        ("Verb", lambda: Verb().do(None, Carry())),
        ("Verb", lambda: Verb().take(None, Carry())),
        ("Condition", lambda: Condition().refuse(None, Carry())),
        ("Selector", lambda: Selector().things(None, Carry())),
        ("Number", lambda: Number().count(None, Carry())),
        ("Standing", lambda: Standing().touches()),
        ("Cost", lambda: Cost().ways(None, Carry())),
        ("Cost", lambda: Cost().pay(None, Carry(), 0)),
    ],
)
def test_who_leaves_out_what_is_needed_is_named(what: str, call: Callable[[], object]) -> None:
    with pytest.raises(NotImplementedError, match=f"^{what}$"):
        call()


class Plain(CardState):
    """Says only whose the cards are."""

    __slots__ = ()

    def owner(self, thing: int) -> int:
        return thing + 1


def test_a_game_that_says_nothing_else_has_cards_of_equal_rank_that_lie_for_themselves() -> None:
    s = Plain()
    assert (s.holder(4), s.bearer(4), s.printed("strength", 4)) == (5, NO_SOURCE, 0)
    assert (s.rank(Entry()), s.blank(Entry())) == (0, False)


def test_a_chain_that_says_nothing_else_is_about_nothing_and_forbids_no_more_than_the_cards() -> None:
    chain = CardChain()
    assert (chain.subject(None), chain.refuse_more(None, 0, 0, 0), chain.is_there(None, 7)) == (NO_SOURCE, None, True)


def test_what_an_older_save_lacks_is_as_if_nothing_had_happened() -> None:
    f, entry, due, link, chain = Carry(), Entry(), Due(), Declared(), CardChain()
    assert (f.seat, f.card, f.text, f.source, f.use, f.at, f.stage, f.step) == (0, 0, 0, NO_SOURCE, 0, 0, 0, "go")
    assert (f.targets, f.paid, f.notes, f.registers, f.loops) == ([], [], [], [], [])
    assert (entry.seat, entry.card, entry.text, entry.source, entry.targets) == (0, 0, 0, NO_SOURCE, [])
    assert (entry.until, entry.depth, entry.order) == ("", 0, 0)
    assert (due.entry.source, due.thing, due.use) == (NO_SOURCE, 0, 0)
    assert (link.seat, link.name, link.values, link.cancelled) == (0, "", [], False)
    assert (link.source, link.card, link.text, link.targets, link.paid, link.waived) == (NO_SOURCE, 0, 0, [], [], [])
    assert (chain.order, chain.window, chain.links, chain.current) == ([], "", [], None)
    assert (chain.source, chain.text, chain.targets, chain.paid) == (NO_SOURCE, 0, [], [])
    assert (InForce().index, InForce().begun, InForce().deepest) == ({}, 0, 0)


# A text being carried out


def test_numbers_are_kept_in_registers_and_those_that_nobody_wrote_are_nothing() -> None:
    f = Playing()
    assert f.value(0) == 0
    f.store(2, 7)
    assert ([f.value(n) for n in range(4)], f.registers) == ([0, 0, 7, 0], [0, 0, 7])
    f.store(0, 5)
    assert ([f.value(n) for n in range(4)], f.registers) == ([5, 0, 7, 0], [5, 0, 7])


def test_what_a_text_wrote_into_a_register_is_not_written_into_a_copy_of_it() -> None:
    f = Playing()
    f.store(0, 5)
    copy = f.clone()
    copy.store(0, 9)
    assert (f.value(0), copy.value(0)) == (5, 9)


@dataclass(frozen=True)
class Insist(Verb):
    """Asks the same question until it is answered with 0, without a word about what comes next."""

    def do(self, s: Purses, f: Carry) -> None:
        f.ask_one(s, f.seat, "really", [0, 1])

    def take(self, s: Purses, f: Carry) -> None:
        s.earn(f.seat, 1)
        if s.reply:
            f.again()


def test_a_verb_that_runs_again_begins_anew_unless_it_says_how_far_it_is() -> None:
    s = answer(play(Insist(), Earn(10)), 1)
    frame = s.stack[0]
    assert isinstance(frame, Playing)
    assert (frame.stage, frame.notes, s.coins[0]) == (0, [], 1)
    assert answer(s, 1, 0).coins == [13, 10]


def test_a_text_that_asks_is_carried_out_as_one_and_nobody_answers_for_its_player() -> None:
    s = play(Insist())
    assert (s.stack[0].undivided(), s.is_discreet()) == (True, True)
    assert s.ask is not None
    assert s.ask.then == "take"


def test_a_copy_of_a_text_under_way_is_the_same_in_everything() -> None:
    f = Playing(1, 2, 3)
    for number, name in enumerate(("source", "use", "at", "stage"), 4):
        setattr(f, name, number)
    for number, name in enumerate(("targets", "paid", "notes", "registers"), 20):
        setattr(f, name, [number])
    f.loops = [[30], [31]]
    f.step = "take"
    same = ("seat", "card", "text", "source", "use", "at", "stage", "targets", "paid", "notes", "registers", "loops")
    copy = f.clone()
    assert [getattr(copy, name) for name in (*same, "step")] == [getattr(f, name) for name in (*same, "step")]


# Why not


@pytest.mark.parametrize(
    ("condition", "why"),
    [
        (Use((8,), "not-for-that"), "not for that"),
        (Use((8,)), "that is not possible now"),
        (AtLeast(1, 2, "too-few"), "too few"),
        (AtLeast(1, 2), "that is not possible now"),
        (Exists(Named(())), "that is not possible now"),
        (AnyOf(()), "that is not possible now"),
        (AnyOf((Lies("king"), Use((8,), "not-for-that"))), "absent"),
        (All((Use((0,)), Lies("king"))), "absent"),
    ],
)
def test_a_condition_that_does_not_hold_says_why_in_its_own_words(condition: Condition, why: str) -> None:
    s = table(Script("a"))
    assert str(condition.refuse(s, s.carry(0, 0, 0))) == why


# Paying


@dataclass(frozen=True)
class Coin(Cost):
    """One of these coins."""

    of: tuple[int, ...]

    def ways(self, s: Any, f: Carry) -> list[int]:
        return list(self.of)

    def pay(self, s: Any, f: Carry, thing: int) -> None:
        s.append(thing)


def test_to_look_for_payments_leaves_what_was_chosen_as_it_was() -> None:
    f = Carry()
    f.paid = [1]
    costs = (Coin((1, 2)), Coin((1, 2, 3)), Coin((2, 3)))
    assert payments([], costs, f) == [2, 3]
    assert f.paid == [1]


def test_a_coin_with_which_the_rest_could_not_be_paid_is_not_offered() -> None:
    costs = (Coin((1, 2)), Coin((2,)))
    assert payments([], costs, Carry()) == [1]


@dataclass(frozen=True)
class Toll(Coin):
    """Says in its own words that nothing pays it."""

    def refuse(self, s: Any, f: Carry) -> Reason | None:
        return None if self.ways(s, f) else Reason("the-toll-is-too-high")


def test_what_nothing_can_pay_says_so_in_its_own_words() -> None:
    costs = (Coin((1,)), Toll(()))
    assert [str(refuse_costs([], costs, paid(*chosen))) for chosen in ((), (1,))] == ["the toll is too high"] * 2
    assert str(refuse_costs([], (Coin((1,)), Coin((1,))), paid())) == "the cost cannot be paid"
    assert refuse_costs([], (Coin((1,)), Toll((2,))), paid()) is None
    assert refuse_costs([], (Toll(()), Coin((2,))), paid(1)) is None, "what is chosen already is not asked about again"


def paid(*chosen: int) -> Carry:
    f = Carry()
    f.paid = list(chosen)
    return f


def test_everything_is_paid_with_what_was_chosen_for_it_and_nothing_by_halves() -> None:
    purse: list[int] = []
    f = Carry()
    f.paid = [2, 3]
    pay_all(purse, (Coin((1, 2)), Coin((3,))), f)
    assert purse == [2, 3]
    with pytest.raises(ValueError, match="zip"):
        pay_all(purse, (Coin((1, 2)),), f)


# Cards in play


def test_what_a_card_offers_is_asked_with_the_number_that_the_window_comes_with() -> None:
    s = table(Script("horn", Action("battle", Verb(), needs=Use((4,)))), Script("drum", Action("battle", Verb())))
    s.play_card("drum", "horn")
    assert [s.name(entry.source) for entry in s.actions("battle", 0, 4)] == ["drum", "horn"]
    assert [s.name(entry.source) for entry in s.actions("battle", 0)] == ["drum"]
    assert s.actions("march", 0) == []


def test_what_a_card_offers_about_one_thing_it_does_not_offer_about_another() -> None:
    s = table(Script("horn", Action("battle", Verb(), of=Named(("horn",)))), Script("drum"))
    s.play_card("drum", "horn")
    assert [len(s.actions("battle", thing)) for thing in (0, 1)] == [1, 0]


def test_a_card_goes_under_another_and_stays_in_play() -> None:
    s = table(Script("a"), Script("b"), Script("c", Modify("strength", 1)))
    for name in ("a", "c"):
        s.play_card(name)
    s.move(s.thing("c"), PLAY + 1, 0)
    s.move(s.thing("b"), PLAY + 1, 0)
    assert ([s.name(thing) for thing in s.zones.content[PLAY + 1]], s.stat("strength", 0)) == (["b", "c"], 4)


def test_what_ends_with_a_frame_ends_when_that_is_left_and_not_before() -> None:
    s = table(Script("rally", Modify("strength", 2)))
    rally = s.scripts[0].texts[0]
    assert isinstance(rally, Standing)
    for name in ("war", "battle", "strike"):
        s.push(Pause(name))
    f = s.carry(0, 0, 0)
    s.begin_lasting(f, rally, "battle")
    assert (s.in_force.entries()[0].depth, s.in_force.deepest) == (2, 2)
    s.pop()
    assert s.value("strength", 0, 3) == 5
    s.pop()
    assert (s.value("strength", 0, 3), s.in_force.deepest) == (3, 0)


def test_the_frame_below_is_told_what_came_of_the_one_that_ends() -> None:
    s = table(Script("a"))
    s.push(Pause("battle"))
    s.pop(Reason("won"))
    assert str(s.returned) == "won"
    s.push(Frame())
    s.pop()
    assert s.returned is None
