"""What cards in play change: numbers in layers, what may be done, what counts as what, what happens instead."""

from __future__ import annotations

import pytest
from tests.effects.table import PILE, PLAY, Lies, Named, Table, Unhurt, table

from mathom.effects import (
    Among,
    Bearer,
    Count,
    CountsAs,
    Exists,
    Forbid,
    Half,
    It,
    Modify,
    Not,
    Number,
    Permit,
    Script,
    Seats,
    Selector,
    Stat,
    Statement,
    Sum,
    This,
    Use,
    Used,
)
from mathom.kernel import Reason

RULE = Reason("the-rules-forbid-it")


def strength(*statements: Statement, base: int = 3, situation: int = 0, use: int = 0) -> int:
    """Of a figure, with cards that say these things, one each, in this order."""
    s = table(Script("figure"), *[Script(f"card-{i}", said) for i, said in enumerate(statements)])
    s.play_card("figure", *[f"card-{i}" for i in range(len(statements))])
    for i in range(len(statements)):
        s.give(f"card-{i}", "figure")
    return s.value("strength", 0, base, situation, use)


def test_where_nothing_stands_a_number_is_as_printed() -> None:
    s = table(Script("figure"))
    assert (s.value("strength", 0, 3), s.value("strength", 0, 3, -1), s.in_force.index) == (3, 2, {})
    assert (s.stat("strength", 0), s.stat("wisdom", 0)) == (3, 0)


@pytest.mark.parametrize(
    ("said", "value"),
    [
        ([Modify("strength", 2)], 5),
        ([Modify("strength", 2), Modify("strength", 2)], 7),
        ([Modify("wisdom", 2)], 3),
        ([Modify("strength", 2, of=Bearer())], 5),
        ([Modify("strength", 2, of=This())], 3),
        ([Modify("strength", 2, needs=Lies("figure"))], 5),
        ([Modify("strength", 2, needs=Lies("nobody"))], 3),
        ([Modify("strength", 2, op="set")], 2),
        ([Modify("strength", 2), Modify("strength", 7, op="set")], 9),
        ([Modify("strength", 1), Modify("strength", 2, op="times")], 8),
        ([Modify("strength", 2, op="times"), Modify("strength", 1)], 7),
        ([Modify("strength", op="half")], 2),
        ([Modify("strength", 4, op="least")], 4),
        ([Modify("strength", 2, op="least")], 3),
        ([Modify("strength", 2, op="most"), Modify("strength", 5)], 2),
        ([Modify("strength", 3, cap=5)], 5),
        ([Modify("strength", 3, cap=6)], 6),
        ([Modify("strength", 3, cap=2)], 3),
        ([Modify("strength", -3, floor=1)], 1),
        ([Modify("strength", -1, floor=1)], 2),
        ([Modify("strength", -1, floor=4)], 3),
        ([Modify("strength", 3, floor=4)], 6),
        ([Modify("strength", -1, cap=1)], 2),
        ([Modify("strength", 1, slot="weapon"), Modify("strength", 4, slot="weapon")], 7),
        ([Modify("strength", 4, slot="weapon", cap=4), Modify("strength", 2, slot="weapon")], 5),
        ([Modify("strength", 1, slot="weapon"), Modify("strength", 1, slot="shield")], 5),
        ([Modify("slot:weapon", 1), *[Modify("strength", n, slot="weapon") for n in (1, 3, 2)]], 8),
        ([Modify("strength", 9), Modify("strength", 3, slot="weapon", cap=5)], 14),
        ([Modify("strength", Count(Named(("figure", "card-0"))))], 5),
        ([Modify("strength", Used())], 12),
        ([Modify("strength", Sum((1, Used())))], 13),
        ([Modify("strength", Half(Used()))], 8),
        ([Modify("strength", 2, needs=Use((9,)))], 5),
        ([Modify("strength", 2, needs=Use((8,)))], 3),
        ([Modify("strength", 2, of=It())], 5),
    ],
)
def test_a_number_in_layers(said: list[Statement], value: int) -> None:
    assert strength(*said, use=9) == value


def test_a_printed_number_too_is_asked_for_a_use() -> None:
    s = table(Script("figure"), Script("card", Modify("strength", Used())))
    s.play_card("figure", "card")
    s.give("card", "figure")
    assert (s.stat("strength", 0), s.stat("strength", 0, 9)) == (3, 12)


def test_how_many_things_of_a_kind_count_is_asked_of_who_wears_them() -> None:
    blades = [Script(f"blade-{n}", Modify("strength", n, of=Bearer(), slot="weapon")) for n in (1, 2)]
    s = table(Script("figure"), Script("other"), *blades, Script("hands", Modify("slot:weapon", 1, of=Bearer())))
    s.play_card("figure", "other", "blade-1", "blade-2", "hands")
    for blade in ("blade-1", "blade-2"):
        s.give(blade, "figure")
    s.give("hands", "other")
    assert s.value("strength", 0, 3) == 5
    s.give("hands", "figure")
    assert s.value("strength", 0, 3) == 6


def test_the_situation_comes_before_the_bounds_and_after_all_else() -> None:
    assert strength(Modify("strength", 2, op="times"), situation=-1) == 5
    assert strength(Modify("strength", 2, op="least"), situation=-2) == 2
    assert strength(Modify("strength", 4, op="most"), situation=2) == 4


def test_a_better_text_of_the_same_card_counts_instead_of_the_other_while_it_counts() -> None:
    blade = [
        Modify("strength", 2, of=Bearer()),
        Modify("strength", 4, of=Bearer(), needs=Lies("orc"), instead_of=1),
    ]
    s = table(Script("figure"), Script("blade", *blade), Script("orc"), Script("other blade", *blade))
    s.play_card("figure", "blade", "other blade")
    s.give("blade", "figure")
    assert s.value("strength", 0, 3) == 5
    s.play_card("orc")
    assert s.value("strength", 0, 3) == 7
    s.give("other blade", "figure")
    assert s.value("strength", 0, 3) == 11
    s.move(s.thing("orc"), PILE)
    assert s.value("strength", 0, 3) == 7


def test_what_a_card_says_is_in_force_while_it_is_in_play() -> None:
    s = table(Script("banner", Modify("strength", 1)), Script("figure"))
    before = s.in_force
    s.play_card("banner")
    assert s.value("strength", 1, 3) == 4
    s.move(0, PLAY + 1)
    assert (s.value("strength", 1, 3), len(s.in_force.entries())) == (4, 1)
    s.move(0, PILE)
    assert (s.value("strength", 1, 3), s.in_force.index, before.index) == (3, {}, {})
    s.play_card("banner")
    assert (s.in_force.entries()[0].order, s.value("strength", 1, 3)) == (1, 4)


def test_two_copies_count_twice_and_go_one_by_one() -> None:
    s = table(Script("banner", Modify("strength", 1)), Script("figure"), Script("banner", Modify("strength", 1)))
    for thing in (0, 2):
        s.move(thing, PLAY)
    assert s.value("strength", 1, 3) == 5
    s.move(0, PILE)
    assert (s.value("strength", 1, 3), [entry.source for entry in s.in_force.entries()]) == (4, [2])


def test_a_silent_card_changes_nothing() -> None:
    s = table(Script("banner", Modify("strength", 1), Forbid("march"), CountsAs("host")))
    s.play_card("banner")
    s.silent = [0]
    assert (s.value("strength", 0, 3), s.refuse_act("march", 0), s.counts_as("host", 0)) == (3, None, False)


def test_a_number_may_ask_for_another() -> None:
    now: Number = Stat("strength", It())
    printed = Stat("strength", It(), printed=True)
    nobodys = Stat("strength", Bearer())
    s = table(
        Script("banner", Modify("awe", now), Modify("fame", printed), Modify("shame", nobodys)),
        Script("drum", Modify("strength", 1)),
    )
    s.play_card("banner", "drum")
    assert [s.stat(stat, 0) for stat in ("awe", "fame", "shame")] == [4, 3, 0]


# What may be done


def refused(*statements: Statement, ranks: list[int] | None = None, by_rule: Reason | None = None) -> str | None:
    s = table(*[Script(f"card-{i}", said) for i, said in enumerate(statements)])
    s.play_card(*[f"card-{i}" for i in range(len(statements))])
    s.ranks = ranks or s.ranks
    reason = s.refuse_act("march", 0, by_rule)
    return None if reason is None else str(reason)


def test_the_rules_decide_where_no_card_speaks() -> None:
    assert (refused(), refused(by_rule=RULE)) == (None, "the rules forbid it")
    assert refused(Forbid("sail"), Permit("sail"), by_rule=RULE) == "the rules forbid it"


def test_a_card_forbids_with_its_own_reason() -> None:
    assert refused(Forbid("march", "snow", ("X-1",))) == "snow (X-1)"
    assert refused(Forbid("march", "snow"), by_rule=RULE) == "snow"
    assert refused(Forbid("march", "snow", needs=Lies("nobody"))) is None


def test_a_card_permits_what_the_rules_forbid() -> None:
    assert refused(Permit("march"), by_rule=RULE) is None


@pytest.mark.parametrize(("ranks", "reason"), [([0, 0], "snow"), ([1, 0], "snow"), ([0, 1], None)])
def test_the_higher_rank_decides_and_among_equals_who_forbids(ranks: list[int], reason: str | None) -> None:
    assert refused(Forbid("march", "snow"), Permit("march"), ranks=ranks, by_rule=RULE) == reason
    assert refused(Permit("march"), Forbid("march", "snow"), ranks=ranks[::-1]) == reason


def test_of_several_who_forbid_the_highest_says_why() -> None:
    assert refused(Forbid("march", "snow"), Forbid("march", "storm"), Permit("march"), ranks=[0, 2, 1]) == "storm"
    assert refused(Forbid("march", "snow"), Forbid("march", "storm")) == "snow"
    assert refused(Permit("march"), Permit("march"), Forbid("march", "snow"), ranks=[2, 0, 1]) is None


# What counts as what


def test_a_thing_counts_as_what_the_last_card_says() -> None:
    s = table(Script("mask", CountsAs("orc")), Script("mirror", CountsAs("orc", absent=True)))
    assert (s.counts_as("orc", 0), s.counts_as("orc", 0, printed=True)) == (False, True)
    s.play_card("mask")
    assert (s.counts_as("orc", 0), s.counts_as("troll", 0)) == (True, False)
    s.play_card("mirror")
    assert (s.counts_as("orc", 0), s.counts_as("orc", 0, printed=True)) == (False, False)


# Seats and words


def seats(s: Table, role: str, seat: int) -> list[int]:
    f = s.carry(seat, 0, 0)
    f.source = 1
    selector: Selector = Seats(role)
    return selector.things(s, f)


def test_seats_by_their_role() -> None:
    s = table(Script("a"), Script("b"))
    s.seats = 3
    assert [seats(s, role, 1) for role in ("you", "foes", "each", "owner", "holder")] == [
        [1],
        [2, 0],
        [1, 2, 0],
        [1],
        [1],
    ]
    with pytest.raises(ValueError, match=r"^nobody has the role 'king'$"):
        seats(s, "king", 0)


def test_a_card_that_lies_for_itself_has_no_bearer() -> None:
    s = table(Script("a"), Script("b"))
    f = s.carry(0, 0, 0)
    f.source = 0
    assert Bearer().things(s, f) == []
    s.give("a", "b")
    assert (Bearer().things(s, f), This().things(s, f)) == ([1], [0])


def test_what_is_in_force_must_be_what_the_things_in_play_say() -> None:
    s = table(Script("banner", Modify("strength", 1)))
    s.zones.move(0, PLAY)
    with pytest.raises(AssertionError, match=r"^what is in force is not what the things in play say$"):
        s.census()
    s.begin(0)
    assert s.census() == [[0]]
    s.zones.move(0, PILE)
    with pytest.raises(AssertionError, match=r"^what is in force is not what the things in play say$"):
        s.census()


def test_conditions_are_looked_at_with_every_question() -> None:
    s = table(Script("banner", Modify("strength", 1, needs=Not(Lies("orc")))), Script("orc"))
    s.play_card("banner")
    assert s.value("strength", 0, 3) == 4
    s.play_card("orc")
    assert s.value("strength", 0, 3) == 3


def test_a_condition_looks_at_the_thing_that_is_asked_about() -> None:
    only_bob = Forbid("rest", needs=Among(It(), Named(("bob",))))
    s = table(Script("law", only_bob), Script("ann"), Script("bob"))
    s.play_card("law", "ann", "bob")
    assert [s.refuse_act("rest", s.thing(name)) is None for name in ("ann", "bob")] == [True, False]


def test_something_exists_where_the_table_has_it() -> None:
    hurt = Forbid("rest", needs=Not(Exists(Unhurt(), "all-are-hurt")))
    s = table(Script("law", hurt), Script("ann"))
    s.play_card("law", "ann")
    rested = s.refuse_act("rest", 1)
    s.strength = [0, 0]
    assert (rested, s.refuse_act("rest", 1) is not None) == (None, True)
