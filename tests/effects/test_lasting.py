"""What begins and ends: effects that last, cards that go by themselves, triggers, and what happens instead."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.effects.table import HAND, PILE, PLAY, Hurt, Lies, Named, Pause, Reading, Table, Unhurt, Write, table

from mathom.effects import (
    CONDITIONS,
    NUMBERS,
    SAVED,
    SELECTORS,
    STATEMENTS,
    VERBS,
    Among,
    AtLeast,
    Choose,
    ClauseMap,
    CountsAs,
    Each,
    It,
    Last,
    Leaves,
    Modify,
    Play,
    Replace,
    Script,
    Sequence,
    Stat,
    Statement,
    Target,
    This,
    Trigger,
    Use,
    Vocabulary,
)
from mathom.kernel import Ask, Chance, Result, ZoneKinds, Zones
from mathom.kernel.plain import load


def carry_out(s: Table, name: str, text: int = 0) -> None:
    """A text of a card is carried out, as if it had been played."""
    thing = s.thing(name)
    f = s.carry(s.owner(thing), s.zones.face[thing], text)
    f.source = thing
    s.push(f)


def rest(s: Table, *names: str) -> Table:
    """The table with pauses going on, the last of them innermost."""
    for name in names:
        s.push(Pause(name))
    return s


def answer(s: Table, code: int = 0) -> None:
    s.play(0, code)


# Lasting


def rally(until: str) -> Script:
    return Script("rally", Play("any", Last(Modify("strength", 2), until)))


def test_what_lasts_ends_with_the_innermost_frame_of_its_scope() -> None:
    s = rest(table(rally("battle")), "battle", "battle")
    carry_out(s, "rally")
    s.run()
    assert (s.value("strength", 0, 3), s.in_force.deepest) == (5, 2)
    s.push(Pause("strike"))
    s.ask = None
    s.run()
    answer(s, 1)
    assert s.value("strength", 0, 3) == 5
    answer(s, 1)
    assert (len(s.stack), s.value("strength", 0, 3), s.in_force.index, s.in_force.deepest) == (1, 3, {}, 0)


def test_what_no_frame_ends_lasts_until_the_game_says_so() -> None:
    s = rest(table(rally("turn")), "battle")
    carry_out(s, "rally")
    s.run()
    answer(s, 1)
    assert (s.stack, s.value("strength", 0, 3)) == ([], 5)
    s.expire("phase")
    assert s.value("strength", 0, 3) == 5
    s.expire("turn")
    assert s.value("strength", 0, 3) == 3


def test_what_lasts_does_not_end_with_its_card() -> None:
    s = rest(table(rally("turn")), "battle")
    s.play_card("rally")
    carry_out(s, "rally")
    s.run()
    s.move(0, PILE)
    assert (s.value("strength", 0, 3), s.census()) == (5, [[0]])


def test_of_two_that_last_the_outer_one_stays() -> None:
    both = Sequence((Last(Modify("strength", 2), "battle"), Last(Modify("strength", 5), "strike")))
    s = rest(table(Script("rally", Play("any", both))), "battle", "strike")
    carry_out(s, "rally")
    s.run()
    assert s.value("strength", 0, 3) == 10
    answer(s, 1)
    assert s.value("strength", 0, 3) == 5


def test_what_lasts_is_about_what_was_at_hand_when_it_began() -> None:
    courage = Each(Named(("a", "c")), Last(Modify("strength", 2, of=Target(-1)), "turn"))
    s = rest(table(Script("a"), Script("b"), Script("c"), Script("courage", Play("any", courage))), "battle")
    carry_out(s, "courage")
    s.run()
    assert [s.stat("strength", thing) for thing in range(3)] == [5, 3, 5]


def test_a_target_that_was_never_chosen_is_nothing() -> None:
    s = table(Script("a"))
    f = s.carry(0, 0, 0)
    f.targets = [7, 8]
    assert [Target(n).things(s, f) for n in (0, 1, 2, -1, -2, -3)] == [[7], [8], [], [8], [7], []]


# Going


def test_a_card_goes_before_the_next_question_when_its_condition_fails() -> None:
    s = rest(table(Script("guard", Leaves(unless=Lies("king"))), Script("king")), "evening")
    s.play_card("king", "guard")
    s.run()
    assert s.in_play() == ["guard", "king"]
    s.move(1, PILE)
    assert s.in_play() == ["guard"]
    answer(s)
    assert (s.in_play(), s.lines, s.in_force.index) == ([], ["guard goes"], {})


def test_a_card_stays_while_what_would_let_it_go_is_not_meant() -> None:
    """The condition fails from the start, but counts only while the lord lies there too."""
    s = rest(table(Script("guard", Leaves(unless=Lies("king"), needs=Lies("lord"))), Script("lord")), "evening")
    s.play_card("guard")
    s.run()
    assert s.in_play() == ["guard"]
    s.play_card("lord")
    answer(s)
    assert s.in_play() == ["lord"]


def test_what_lets_a_card_go_before_a_question_comes_with_no_number() -> None:
    s = rest(table(Script("guard", Leaves(unless=Use((0,)))), Script("page", Leaves(unless=Use((1,))))), "evening")
    s.play_card("guard", "page")
    s.run()
    assert s.in_play() == ["guard"]


@pytest.mark.parametrize("wrong", [{}, {"moment": "dawn", "unless": Lies("king")}])
def test_a_card_leaves_at_a_moment_or_by_a_condition(wrong: dict[str, Any]) -> None:
    with pytest.raises(
        ValueError, match=r"^a card leaves at a moment or unless a condition holds: one of them must be named$"
    ):
        Leaves(**wrong)


def test_cards_that_lean_on_each_other_go_round_by_round() -> None:
    s = rest(
        table(
            Script("horse", Leaves(unless=Lies("rider"))),
            Script("rider", Leaves(unless=Lies("king")), Modify("strength", 1)),
            Script("page", Leaves(unless=Lies("king"))),
            Script("king"),
        ),
        "evening",
    )
    s.play_card("horse", "rider", "page")
    s.run()
    assert s.lines == ["rider goes", "page goes", "horse goes"]
    assert s.in_force.index == {}


def test_a_card_goes_at_once_when_its_moment_comes() -> None:
    s = table(
        Script("veil", Leaves("dawn", of=Named(("sun",)), needs=Use((1,))), Modify("strength", -1)), Script("sun")
    )
    s.play_card("veil")
    for thing, use in ((0, 1), (1, 0)):
        s.happen("dawn", thing, use)
    assert (s.in_play(), s.value("strength", 1, 3)) == (["veil"], 2)
    s.happen("dawn", 1, 1)
    assert (s.in_play(), s.value("strength", 1, 3), s.due) == ([], 3, [])


def test_a_card_that_goes_with_any_other_goes_once() -> None:
    s = table(Script("wisp", Leaves("goes"), Leaves("goes")), Script("lamp"))
    s.play_card("wisp", "lamp")
    s.move(1, PILE)
    assert (s.in_play(), s.lines) == ([], ["wisp goes"])


# Triggers


HERALD = Script("herald", Trigger("comes", Write("behold")), Trigger("goes", Write("farewell")))


def test_a_trigger_runs_before_anybody_is_asked_again() -> None:
    s = rest(table(HERALD, Script("king")), "evening")
    s.play_card("herald")
    s.run()
    assert (s.lines, s.due) == (["behold herald 0"], [])
    s.play_card("king")
    assert (s.lines, len(s.due)) == (["behold herald 0"], 1)
    answer(s)
    assert s.lines == ["behold herald 0", "behold king 0"]


def test_a_card_that_moves_within_play_or_outside_of_it_neither_comes_nor_goes() -> None:
    s = table(HERALD, Script("king"))
    s.play_card("herald")
    s.due = []
    s.move(1, PILE)
    s.move(1, HAND)
    s.move(0, PLAY + 1)
    assert (s.due, s.in_play()) == ([], ["herald"])
    s.move(1, PLAY)
    s.move(1, PILE)
    assert [(due.thing, s.text(due.entry).touches()) for due in s.due] == [(1, "moment:comes"), (1, "moment:goes")]


def test_a_trigger_about_its_own_going_runs_though_it_is_gone() -> None:
    s = rest(table(HERALD), "evening")
    s.play_card("herald")
    s.move(0, PILE)
    s.run()
    assert s.lines == ["behold herald 0", "farewell herald 0"]


def test_triggers_run_in_the_order_of_moments_and_then_of_coming() -> None:
    s = rest(
        table(
            Script("late", Trigger("hurt", Write("late"))),
            Script("early", Trigger("hurt", Write("early"), of=Named(("late",)))),
        ),
        "evening",
    )
    s.play_card("early", "late")
    s.happen("hurt", 1, 4)
    s.happen("hurt", 0, 5)
    s.run()
    assert s.lines == ["late early 4", "early late 5", "late late 5"]


def test_a_trigger_may_set_off_another() -> None:
    s = rest(
        table(
            Script("thorn", Trigger("hurt", Hurt(It()), of=Unhurt())),
            Script("rose", Trigger("hurt", Write("ouch"))),
        ),
        "evening",
    )
    s.play_card("thorn", "rose")
    s.happen("hurt", 1, 1)
    s.run()
    assert (s.strength, s.lines) == ([3, 2], ["ouch rose 1", "ouch rose 1"])


def test_triggers_run_on_copies_though_copies_tell_nothing() -> None:
    s = rest(table(HERALD, Script("king")), "evening")
    s.play_card("herald")
    s.run()
    s.play_card("king")
    copy = s.clone()
    for state in (s, copy):
        answer(state)
    assert (copy.lines, copy.digest()) == (s.lines, s.digest())


def test_a_silent_trigger_is_not_set_off() -> None:
    s = rest(table(HERALD, Script("king")), "evening")
    s.play_card("herald")
    s.run()
    s.silent = [0]
    s.play_card("king")
    assert s.due == []


# Instead


def test_something_happens_instead_of_an_event_and_not_instead_of_itself() -> None:
    shield = Replace("hurt", Sequence((Write("the shield takes it"), Hurt(It()))), of=Named(("figure",)))
    s = rest(table(Script("figure"), Script("shield", shield), Script("blow", Play("any", Hurt(Target())))), "evening")
    s.play_card("figure", "shield")
    carry_out(s, "blow")
    s.stack[-1].targets = [0]  # type: ignore[attr-defined]
    s.run()
    assert (s.lines, s.strength) == (["the shield takes it figure 0"], [2, 3, 3])


def test_of_several_replacements_the_first_in_play_is_taken_and_nothing_may_be_one() -> None:
    s = table(Script("cloak", Replace("hurt")), Script("shield", Replace("hurt", Write("shield"))))
    s.play_card("shield", "cloak")
    found = s.replacement("hurt", 0)
    assert found is not None
    assert (found.source, s.replacement("heal", 0)) == (1, None)
    s.move(1, PILE)
    assert s.replaced("hurt", 0)
    s.run()
    assert (s.stack, s.lines, s.replaced("heal", 0)) == ([], [], False)


# Saving


def test_all_of_it_is_saved_and_loaded() -> None:
    s = rest(table(HERALD, rally("battle"), Script("king")), "battle")
    carry_out(s, "rally")
    s.run()
    s.play_card("herald", "king")
    classes = [Table, Reading, Pause, Zones, ZoneKinds, Chance, Ask, Result, *SAVED]
    again = load(json.loads(json.dumps(s.dump())), {cls.__name__: cls for cls in classes})
    assert (again.dump(), again.digest()) == (s.dump(), s.digest())
    again.scripts = s.scripts
    for state in (s, again):
        answer(state, 1)
    assert (again.lines, again.value("strength", 0, 3), again.digest()) == (s.lines, 3, s.digest())


def test_copies_share_what_is_in_force_until_one_changes() -> None:
    s = rest(table(HERALD, Script("king")), "evening")
    copy = s.clone()
    copy.play_card("herald")
    assert (s.in_force.index, s.due, len(copy.in_force.entries()), len(copy.due)) == ({}, [], 2, 1)


def test_every_statement_survives_a_trip_through_json() -> None:
    from tests.effects import table as words

    vocabulary = Vocabulary(
        [*STATEMENTS, *VERBS, *CONDITIONS, *SELECTORS, *NUMBERS], [words.Write, words.Hurt, words.Named, words.Lies]
    )
    said = [
        Modify("strength", Stat("strength", It()), of=This(), needs=AtLeast(2, 1), clause=(1, 2), cap=4),
        Play("any", Last(CountsAs("orc", needs=Among(This(), This())), "turn"), on=(Named(("a",)),)),
        Trigger("dawn", Choose("who", Named(("a", "b")), Write("dawn"))),
        Leaves(unless=Lies("king")),
    ]
    for effect in said:
        assert vocabulary.read(json.loads(json.dumps(effect.plain()))) == effect


# Scripts


def test_a_script_numbers_its_texts_and_knows_which_stand_while_in_play() -> None:
    inner = Modify("strength", 2)
    script = Script(
        "x-1",
        Play("any", Last(inner, "turn"), clause=(1,)),
        Modify("strength", 1, clause=(2,)),
        Trigger("dawn", Last(inner, "turn"), clause=(1, 3)),
    )
    assert [type(text).__name__ for text in script.texts] == ["Play", "Modify", "Modify", "Trigger", "Modify"]
    assert (script.standing, script.number(inner), [len(p.verbs) for p in script.programs]) == (
        [2, 3],
        1,
        [1, 0, 0, 1, 0],
    )


def test_a_script_finds_texts_of_a_kind_also_when_some_were_dropped() -> None:
    inner = Modify("strength", 2)
    script = Script(
        "x-1", Play("any", Last(inner, "turn")), Modify("strength", 1), Trigger("dawn", Last(inner, "turn"))
    )
    assert (script.of_kind(Modify), script.of_kind(Play), script.of_kind(Leaves)) == ([1, 2, 4], [0], [])
    script.drop(inner)
    assert script.of_kind(Modify) == [2]


def test_a_script_knows_what_carries_out_its_clauses() -> None:
    script = Script(
        "x-1", Modify("strength", 1, clause=(1,)), Modify("strength", 2, clause=(1, 2)), Leaves("dawn", clause=(3,))
    )
    assert {name: len(said) for name, said in script.clauses().items()} == {"x-1.1": 2, "x-1.2": 1, "x-1.3": 1}


def test_a_part_can_be_dropped_and_all_numbers_stay() -> None:
    inner = Modify("strength", 2)
    play = Play("any", Last(inner, "turn"), needs=Lies("king"))
    other = Play("any", Write("x"))
    script = Script("x-1", Modify("strength", 1, needs=Lies("orc")), play, other)
    script.drop(play.do)
    assert ([len(program.verbs) for program in script.programs], script.number(other)) == ([0, 0, 0, 1], 3)
    script.drop(Lies("king"))
    assert script.texts[1] == Play("any", Last(inner, "turn"))
    script.drop(Modify("strength", 1, needs=Lies("orc")))
    assert script.standing == []
    script.drop(other)
    assert [len(program.verbs) for program in script.programs] == [0, 0, 0, 0]
    with pytest.raises(ValueError, match=r"^x-1 does not say Lies\(name='elf'\)$"):
        script.drop(Lies("elf"))


def test_what_stands_inside_another_text_can_be_dropped_alone() -> None:
    inner = Modify("strength", 2)
    play = Play("any", Last(inner, "turn"))
    script = Script("x-1", play, Modify("strength", 1))
    script.drop(inner)
    assert script.texts == [play, Statement(), Modify("strength", 1)]
    assert ([len(program.verbs) for program in script.programs], script.standing) == ([1, 0, 0], [2])


def test_a_play_that_is_dropped_keeps_its_place_and_does_nothing() -> None:
    play = Play("any", Write("x"))
    script = Script("x-1", play)
    script.drop(play)
    assert (script.texts, script.plays, len(script.programs[0].verbs)) == ([play], [(0, "any")], 0)


def test_what_a_text_does_is_dropped_wherever_it_is_said() -> None:
    say = Write("x")
    script = Script("x-1", Trigger("dawn", say), Play("any", say), Trigger("dusk", Write("y")))
    script.drop(say)
    assert ([len(program.verbs) for program in script.programs], script.standing) == ([0, 0, 1], [0, 2])


def test_a_card_is_played_in_each_of_its_windows() -> None:
    script = Script("x-1", Leaves("dawn"), Play("any", Write("x")), Play("dusk", Write("y")))
    assert script.plays == [(1, "any"), (2, "dusk")]


def test_texts_are_found_by_their_kind_also_inside_others_until_they_are_dropped() -> None:
    inner = Modify("strength", 2)
    script = Script("x-1", Play("any", Last(inner, "turn")), Leaves("dawn"), Modify("strength", 1))
    assert [script.of_kind(kind) for kind in (Modify, Modify, Play, Trigger)] == [[1, 3], [1, 3], [0], []]
    script.drop(inner)
    assert script.of_kind(Modify) == [3]


def test_a_clause_is_dropped_with_all_that_carries_it_out() -> None:
    first, second = Modify("strength", 1), Modify("strength", 2)
    script = Script("x-1", first, second, Modify("strength", 4))
    clauses = ClauseMap({"x-1": ["x-1.1"]})
    clauses.implement("x-1.1", first, second)
    clauses.drop("x-1.1", script)
    assert script.standing == [2]


@pytest.mark.parametrize(
    ("ours", "others", "holds"), [(("a",), ("a", "b"), True), (("a", "c"), ("a", "b"), False), ((), ("a",), False)]
)
def test_some_things_are_among_others(ours: tuple[str, ...], others: tuple[str, ...], holds: bool) -> None:
    s = table(Script("a"), Script("b"), Script("c"))
    assert Among(Named(ours), Named(others)).holds(s, s.carry(0, 0, 0)) == holds


@pytest.mark.parametrize(("number", "holds"), [(2, False), (3, True), (4, True)])
def test_a_number_is_great_enough(number: int, holds: bool) -> None:
    s = table(Script("a"))
    assert AtLeast(number, Stat("strength", Named(("a",)))).holds(s, s.carry(0, 0, 0)) == holds
