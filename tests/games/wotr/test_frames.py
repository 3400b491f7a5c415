"""All frames of the war: whatever a procedure under way remembers, a copy of it and a saved game remember too."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.wotr.events import CLASSES

from mathom.games.wotr.battle.numbers import CombatNumbers
from mathom.kernel import Frame
from mathom.kernel.plain import dump, fields, load

# Lists of lists; most are empty at first, which does not tell.
POOLS = ("March.arrived", "CardMarch.arrived", "Battle.forces", "CombatNumbers.forces", "CardText.loops")


def is_abstract(cls: type[Frame]) -> bool:
    """Whether it is there for its subclasses only, which say how they are copied."""
    return cls.clone is Frame.clone and cls.__subclasses__() != []


# What is a part of a frame: an object that the frame copies.
PARTS: list[type] = [CombatNumbers]

FRAMES = [cls for cls in CLASSES.values() if issubclass(cls, Frame) and not is_abstract(cls)]


def other_value(name: str, default: Any, number: int) -> Any:
    """A value like the default one, but another, and another for each number. Of flags there are but two."""
    match default:
        case bool():
            return not default
        case int():
            return 1000 + number
        case str():
            return f"{name} {number}"
        case list():
            return [[number], [-number]] if name in POOLS else [number, -number]
    if type(default) in PARTS:
        return in_the_middle(type(default))
    raise TypeError(f"{name} is {default!r}, but frames have numbers, strings and lists of them")


def in_the_middle(cls: type) -> Any:
    """A frame in which no field is as it was at the beginning, and no two are alike."""
    frame = cls()
    for number, name in enumerate(fields(cls)):
        setattr(frame, name, other_value(f"{cls.__name__}.{name}", getattr(frame, name), number))
    return frame


def forgotten(frame: Any) -> list[str]:
    """The fields that a copy of the frame has otherwise."""
    twin = frame.clone()
    assert type(twin) is type(frame)
    return [name for name in fields(type(frame)) if dump(getattr(twin, name)) != dump(getattr(frame, name))]


def forgotten_ever(cls: type) -> list[str]:
    """The same with all fields changed, and once more with each flag as it was: a flag may be taken for another."""
    frame = in_the_middle(cls)
    lost = forgotten(frame)
    for flag in [name for name in fields(cls) if isinstance(getattr(frame, name), bool)]:
        changed = getattr(frame, flag)
        setattr(frame, flag, not changed)
        lost += forgotten(frame)
        setattr(frame, flag, changed)
    return lost


@pytest.mark.parametrize("cls", [*FRAMES, *PARTS])
def test_a_copy_of_a_frame_is_like_it_in_every_field(cls: type) -> None:
    assert forgotten_ever(cls) == []


@pytest.mark.parametrize("cls", FRAMES)
def test_a_frame_shows_its_step_and_fields_that_it_has(cls: type[Frame]) -> None:
    assert set(cls.shows) - set(fields(cls)) == set()
    assert {"procedure", "step"} <= set(cls().seen())


@pytest.mark.parametrize("cls", FRAMES)
def test_a_saved_frame_comes_back_with_every_field(cls: type[Frame]) -> None:
    frame = in_the_middle(cls)
    again = load(dump(frame), CLASSES)
    assert (type(again), dump(again)) == (cls, dump(frame))


class Forgetful(Frame):
    """Copies neither its step nor its second list, and mixes its flags up."""

    __slots__ = ("first", "hasty", "second", "weary")

    def __init__(self, hasty: bool = False, weary: bool = False) -> None:
        super().__init__("begin")
        self.hasty = hasty
        self.weary = weary
        self.first: list[int] = []
        self.second: list[int] = []

    def clone(self) -> Forgetful:
        other = Forgetful(self.weary, self.hasty)
        other.first = self.first
        return other


def test_what_a_copy_forgets_or_mixes_up_is_found() -> None:
    assert set(forgotten_ever(Forgetful)) == {"step", "second", "hasty", "weary"}


def test_all_chapters_have_been_asked_for_their_frames() -> None:
    """Those of the cards come with the decks."""
    chapters = {cls.__module__.removeprefix("mathom.games.wotr.") for cls in FRAMES}
    assert chapters > {
        "battle.battle",
        "hunt.roll",
        "round.turn",
        "events.card_text",
        "cards.lone_cards",
        "cards.sh_hunting",
    }
    assert [name for name, cls in CLASSES.items() if issubclass(cls, Frame) and cls not in FRAMES] == []
