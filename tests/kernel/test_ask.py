import pickle

from mathom.kernel import UNANSWERED, Ask, Option, Reason, Text


def test_a_reason_reads_as_plain_words_with_its_rules() -> None:
    assert [str(Reason("not-now")), str(Reason("no-such-thing", "AB-1", "AB-2"))] == [
        "not now",
        "no such thing (AB-1, AB-2)",
    ]


def test_a_reason_can_be_sent_to_another_process() -> None:
    sent = pickle.loads(pickle.dumps(Reason("no-such-thing", "AB-1", "AB-2")))

    assert [sent.key, sent.rules] == ["no-such-thing", ("AB-1", "AB-2")]


def test_an_option_is_plain_data_outside() -> None:
    option = Option(3, "thing:three", Text("take-thing", thing="three", number=3), ["thing:3"])

    assert option.plain() == {
        "code": 3,
        "key": "thing:three",
        "text": "take-thing",
        "args": {"thing": "three", "number": 3},
        "touches": ["thing:3"],
    }
    assert Option(0, "pass", Text("pass"), [], declines=True).plain()["declines"] is True


def test_a_question_to_one_seat_is_open() -> None:
    ask = Ask([2], "which", [[4, 5]], "take")

    assert not ask.sealed()
    assert ask.waiting() == [2]
    assert [ask.options_of(seat) for seat in (0, 1, 2)] == [[], [], [4, 5]]


def test_sealed_answers_are_kept_until_the_last_is_in() -> None:
    ask = Ask([2, 0, 1], "which", [[4, 5], [6], [7, 8]], "take")

    one = ask.with_answer(0, 6)
    two = one.with_answer(2, 5)
    three = two.with_answer(1, 7)

    assert ask.sealed()
    assert [a.answers for a in (ask, one, two, three)] == [
        [],
        [UNANSWERED, 6, UNANSWERED],
        [5, 6, UNANSWERED],
        [5, 6, 7],
    ]
    assert [a.waiting() for a in (ask, one, two, three)] == [[2, 0, 1], [2, 1], [1], []]
    assert [one.options_of(seat) for seat in (0, 1, 2)] == [[], [7, 8], [4, 5]]
    assert [three.seats, three.kind, three.options, three.then] == [ask.seats, "which", ask.options, "take"]


def test_a_question_can_be_built_without_arguments_for_loading() -> None:
    ask = Ask()

    assert [ask.seats, ask.kind, ask.options, ask.then, ask.answers] == [[], "", [], "", []]
