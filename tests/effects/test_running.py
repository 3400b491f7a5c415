"""One frame carries all effects out: at once, with questions, chance and other procedures in between."""

from tests.effects.purses import (
    Earn,
    EarnIt,
    Gamble,
    Haggle,
    Playing,
    PursesGame,
    Rich,
    Spend,
    Sums,
    TaxRival,
    answer,
    play,
)

from mathom.effects import (
    All,
    Alternative,
    AnyOf,
    Choose,
    Count,
    Each,
    Either,
    Exists,
    It,
    Joined,
    May,
    Not,
    Possible,
    Repeat,
    Sequence,
    Shared,
    When,
    Without,
)
from mathom.kernel import explain

YES, NO = 1, 0


def test_effects_are_carried_out_one_after_the_other() -> None:
    assert play(Earn(1), Sequence((Earn(2), Earn(4)))).coins == [7, 10]


def test_a_condition_chooses_between_two_effects() -> None:
    card = When(Rich(5), Earn(100), Earn(1))
    assert [play(card, Earn(10), coins=n).coins[0] for n in (4, 5)] == [15, 115]


def test_without_an_otherwise_nothing_happens() -> None:
    assert play(When(Rich(5), Earn(100)), Earn(1)).coins == [1, 10]


def test_branches_nest() -> None:
    card = When(Rich(2), When(Rich(4), Earn(100), Earn(10)), When(Rich(1), Earn(1000)))
    assert [play(card, coins=n).coins[0] for n in (0, 1, 2, 4)] == [0, 1001, 12, 104]


def test_what_a_player_may_do_is_asked() -> None:
    card = Sequence((May("buy", Earn(5)), Earn(1)))
    s = play(card)
    assert s.ask is not None
    assert (s.ask.kind, s.ask.seats, s.ask.options) == ("buy", [0], [[YES, NO]])
    assert answer(play(card), YES).coins == [6, 10]
    assert answer(play(card), NO).coins == [1, 10]


def test_what_is_impossible_is_not_asked() -> None:
    assert play(May("buy", Earn(5), Rich(1)), Earn(1)).coins == [1, 10]


def test_one_of_several_ways_is_picked() -> None:
    card = Either("how", (Alternative(7, Earn(1)), Alternative(8, Earn(2), Rich(9)), Alternative(9)))
    s = play(card, Earn(10))
    assert s.ask is not None
    assert (s.ask.kind, s.ask.options) == ("how", [[7, 9]])
    assert [str(r) for r in explain(PursesGame(), s, 0, "8")] == ["too poor"]
    assert [str(r) for r in explain(PursesGame(), s, 0, "5")] == ["the card does not offer that"]
    assert answer(s, 7).coins == [11, 10]
    assert answer(play(card, Earn(10)), 9).coins == [10, 10]
    assert answer(play(card, coins=9), 8).coins == [11, 10]


def test_the_only_way_is_taken_without_a_question() -> None:
    assert play(Either("how", (Alternative(7, Earn(1)), Alternative(8, Earn(2), Rich(9))))).coins == [1, 10]
    assert play(Either("how", (Alternative(8, Earn(2), Rich(9)),)), Earn(3)).coins == [3, 10]


def test_the_other_player_can_be_asked() -> None:
    s = play(Either("how", (Alternative(7, Earn(1)), Alternative(9)), by_rival=True))
    assert s.ask is not None
    assert s.ask.seats == [1]


def test_the_other_player_can_choose_a_thing() -> None:
    s = play(Choose("sum", Sums((1, 2)), EarnIt(), by_rival=True), Earn(10))
    assert s.ask is not None
    assert (s.ask.seats, s.ask.kind, s.ask.options) == ([1], "sum", [[1, 2]])
    assert answer(s, 2).coins == [12, 10]


def test_what_was_chosen_is_at_hand_only_for_what_follows_from_it() -> None:
    card = Each(Sums((10, 20)), Sequence((Choose("sum", Sums((1, 2)), EarnIt()), EarnIt())))
    assert answer(play(card), 1, 2).coins == [33, 10]


def test_after_a_choice_nothing_is_at_hand_any_more() -> None:
    s = play(Choose("sum", Sums((3,)), EarnIt()), May("buy", Earn(5)))
    frame = s.stack[0]
    assert isinstance(frame, Playing)
    assert frame.loops == []


def test_each_thing_has_its_turn() -> None:
    assert play(Each(Sums((1, 2, 4)), EarnIt()), Earn(10)).coins == [17, 10]
    assert play(Each(Sums(()), EarnIt()), Earn(10)).coins == [10, 10]
    assert play(Each(Sums((10, 20)), Each(Sums((1, 2)), Sequence((EarnIt(), Earn(100)))))).coins == [406, 10]
    assert play(Repeat(3, Earn(2))).coins == [6, 10]
    assert play(Repeat(Count(Sums((7, 8))), Earn(2))).coins == [4, 10]


def test_a_loop_can_stop_for_questions() -> None:
    s = play(Each(Sums((1, 2, 4)), May("take", EarnIt())))
    assert answer(s, YES, NO, YES).coins == [5, 10]


def test_a_thing_is_chosen() -> None:
    card = Choose("sum", Sums((1, 2)), EarnIt(), first=50, optional=True)
    s = play(card, Earn(10))
    assert s.ask is not None
    assert s.ask.options == [[51, 52, NO]]
    assert [str(r) for r in explain(PursesGame(), s, 0, "53")] == ["the card does not offer that"]
    assert [s.stack[-1].refuse(s, 0, code) for code in (51, 52, NO)] == [None] * 3
    assert answer(s, 52).coins == [12, 10]
    assert answer(play(card, Earn(10)), NO).coins == [10, 10]
    assert play(Choose("sum", Sums((3,)), EarnIt())).coins == [3, 10]
    assert play(Choose("sum", Sums(()), EarnIt()), Earn(1)).coins == [1, 10]


def test_selectors_combine() -> None:
    both, any_of = Shared((Sums((1, 2, 3)), Sums((3, 2)))), Joined((Sums((1, 2)), Sums((2, 8))))
    assert play(Each(both, EarnIt())).coins == [5, 10]
    assert play(Each(any_of, EarnIt())).coins == [11, 10]
    assert play(Each(Sums((1, 2)), Each(It(), EarnIt()))).coins == [3, 10]
    assert play(Each(Without(Sums((4, 1, 2)), Sums((2, 8))), EarnIt())).coins == [5, 10]


def test_conditions_combine() -> None:
    frame = Playing()
    s = play(coins=3)
    reasons = {
        "all": All((Rich(1), Rich(9))),
        "any": AnyOf((Rich(9), Rich(1))),
        "none": AnyOf((Rich(9), Not(Rich(1)))),
        "not": Not(Rich(1), "too-rich", ("FE-1.1",)),
        "exists": Exists(Sums(()), "no-sums", ("FE-1.2",)),
        "possible": Possible(Earn(1)),
        "prevented": Possible(Spend(4)),
    }
    said = {name: str(condition.refuse(s, frame)) for name, condition in reasons.items()}
    assert said == {
        "all": "too poor",
        "any": "None",
        "none": "too poor",
        "not": "too rich (FE-1.1)",
        "exists": "no sums (FE-1.2)",
        "possible": "None",
        "prevented": "too poor",
    }


def test_a_verb_asks_several_times_and_leaves_a_number() -> None:
    s = answer(play(Haggle(), Earn(10)), 7, 4)
    assert s.ask is not None
    assert s.ask.options == [[0, 1, 2, 3]]
    assert [str(r) for r in explain(PursesGame(), s, 0, "5")] == ["too much"]
    frame = s.stack[0]
    assert isinstance(frame, Playing)
    assert (frame.stage, frame.notes, frame.value(2)) == (2, [7, 4], 0)
    assert answer(s, 3).coins == [13, 10]
    assert (frame.stage, frame.notes, frame.value(2)) == (0, [], 3)


def test_chance_and_other_procedures_come_back_to_the_verb() -> None:
    s = play(Gamble(), TaxRival(), Earn(10))
    assert s.coins == [4, 10]
    assert s.ask is not None
    assert (s.ask.kind, s.ask.seats) == ("tax", [1])
    assert answer(s, 2).coins == [15, 8]


def test_a_card_can_be_copied_and_saved_in_the_middle_of_everything() -> None:
    game = PursesGame()
    card = Each(Sums((1, 2)), Sequence((Haggle(), TaxRival(), Gamble(), EarnIt())))
    choices = [7, 4, 3, 2, 6, 5, 1, 1]
    whole = answer(play(card), *choices)
    for stop in range(len(choices)):
        s = answer(play(card), *choices[:stop])
        copy, loaded = s.clone(), game.load(s.dump())
        assert isinstance(loaded, type(s))
        assert copy.digest() == loaded.digest() == s.digest()
        assert answer(copy, *choices[stop:]).coins == answer(loaded, *choices[stop:]).coins == whole.coins
        s.ask_again()
        assert answer(s, *choices[stop:]).coins == whole.coins
