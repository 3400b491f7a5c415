import pytest

from mathom.kernel import Event, EventKind
from mathom.kernel.events import DECLARED

MOVED = EventKind("moved", ("seat", "thing"), ("AB-1", "AB-2"))
QUIET = EventKind("quiet", ())


def test_an_event_is_plain_data_with_its_rules() -> None:
    assert Event(MOVED, (1, "ship")).plain() == {
        "event": "moved",
        "seat": 1,
        "thing": "ship",
        "rules": ["AB-1", "AB-2"],
    }
    assert Event(QUIET, ()).plain() == {"event": "quiet"}


def test_a_private_event_lists_who_may_know() -> None:
    assert Event(QUIET, (), 0b1010).plain() == {"event": "quiet", "to": [1, 3]}
    assert Event(QUIET, (), 0).plain() == {"event": "quiet", "to": []}


def test_everybody_sees_a_public_event_and_few_a_private_one() -> None:
    everyone, second, nobody = Event(QUIET, ()), Event(QUIET, (), 0b10), Event(QUIET, (), 0)

    assert [everyone.visible(seat) for seat in (None, 0, 1, 9)] == [True, True, True, True]
    assert [second.visible(seat) for seat in (None, 0, 1, 2)] == [False, False, True, False]
    assert [nobody.visible(seat) for seat in (None, 0, 1)] == [False, False, False]


def test_numbers_of_the_engine_are_shown_as_a_reader_knows_them() -> None:
    kind = EventKind("named", ("seat", "letter"), (), (None, "abc".__getitem__))

    assert kind.show((2, 1)) == (2, "b")
    assert MOVED.show((2, 1)) == (2, 1)


@pytest.mark.parametrize("param", ["event", "rules", "to", "table"])
def test_a_parameter_cannot_take_the_name_of_what_every_event_has(param: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - the sentence follows
        EventKind("sent", ("seat", param))
    assert str(refused.value) == f"event 'sent' cannot have a parameter {param}: every event has its own"


def test_all_names_that_are_taken_are_named_at_once() -> None:
    with pytest.raises(ValueError, match=r"cannot have a parameter rules, to: every event has its own$"):
        EventKind("sent", ("to", "rules"))


@pytest.mark.parametrize("told", [(1,), (1, "ship", "sea")])
def test_an_event_is_told_with_a_value_for_each_parameter_and_no_more(told: tuple[object, ...]) -> None:
    with pytest.raises(ValueError, match="zip"):
        Event(MOVED, told).plain()
    with pytest.raises(ValueError, match="zip"):
        EventKind("named", ("seat", "letter"), (), (None, str)).show(told)


def test_every_kind_is_known_with_all_parameters_that_its_name_has() -> None:
    EventKind("twice", ("seat",))
    EventKind("twice", ("card",))
    assert DECLARED["twice"] == {"seat", "card"}
