import pytest

from mathom.kernel import Event, EventKind

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
    with pytest.raises(ValueError, match=f"event 'sent' cannot have a parameter {param}"):
        EventKind("sent", ("seat", param))
