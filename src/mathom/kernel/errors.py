"""Everything that can be refused, as one family.

* MathomError
  x RefusedChoice
    - IllegalChoice     not among the options; carries the reasons
    - StaleChoice       made for an earlier decision
    - WrongSeat         somebody else is to choose
    - GameIsOver
  x UnknownGame
  x BadVariant
  x BadBrought          what a seat brings to the game does not fit it; carries the reason
  x BadChance           a scripted outcome that cannot happen
  x BadState            a saved state that this program cannot load
  x BadRecord
    - NotARecord        some other file
    - DamagedRecord     unreadable, or it does not replay to what it says
    - OtherVersion      written in another version of the format
    - OtherRules        played by other rules or facts, which those of this program do not follow
  x NothingToUndo
  x BadScenario         the file itself is wrong
  x ScenarioFailed      the file is right, an expectation does not hold

An error is a message key with parameters, like everything a player reads. ``str(error)`` is the English sentence; the
edge of the program translates ``error.key`` with ``error.params``. A parameter that is a phrase is a `Detail`, with a
key and parameters of its own, or another error.
"""
# mypyc: skip

from __future__ import annotations

import re
from typing import Any, ClassVar


class Detail:
    """A phrase within the sentence of an error: its English pattern, and what stands in it.

    >>> detail = Detail("choice {n} follows choice {last}", n=3, last=5)
    >>> str(detail), detail.key
    ('choice 3 follows choice 5', 'detail-choice-n-follows-choice-last')
    """

    __slots__ = ("params", "says")

    def __init__(self, says: str, **params: object) -> None:
        self.says = says
        self.params = params

    @property
    def key(self) -> str:
        """The message key, for translation."""
        return "detail-" + re.sub(r"\W+", "-", self.says.lower()).strip("-")

    def __str__(self) -> str:
        return filled(self.says, self.params)


class MathomError(Exception):
    """Base of all errors that are somebody's input, not our bug."""

    says: ClassVar[str] = "{detail}"

    def __init__(self, **params: object) -> None:
        super().__init__(params)
        self.params = params

    @property
    def key(self) -> str:
        """The message key, for translation: ``IllegalChoice`` is ``error-illegal-choice``."""
        name = type(self).__name__
        return "error" + "".join("-" + c.lower() if c.isupper() else c for c in name)

    def __str__(self) -> str:
        return filled(self.says, self.params)

    def __reduce__(self) -> tuple[Any, ...]:
        """It may be raised in a worker and caught in another process."""
        return raised_again, (type(self), self.params)


def raised_again(error: type[MathomError], params: dict[str, object]) -> MathomError:
    return error(**params)


def filled(says: str, params: dict[str, object]) -> str:
    """The pattern with its parameters; a sentence within a sentence loses its full stop."""
    inner = {name: str(p).removesuffix(".") if isinstance(p, MathomError) else p for name, p in params.items()}
    return says.format(**inner)


class RefusedChoice(MathomError):
    pass


class IllegalChoice(RefusedChoice):
    says = "'{choice}' is not one of the options: {why}. Choose one of the options offered."


class StaleChoice(RefusedChoice):
    says = "This choice was made for decision {given}, but the game is at decision {now}. Look again and choose anew."


class WrongSeat(RefusedChoice):
    says = "Seat {seat} has nothing to choose now; it is the turn of seat {asked}. Wait for your turn."


class GameIsOver(RefusedChoice):
    says = "The game is over; there is nothing left to choose. Start a new one."


class UnknownGame(MathomError):
    says = "There is no game '{game}'. Known games: {known}."


class BadVariant(MathomError):
    says = "The variant setting {name}={value} is not possible; allowed: {allowed}."


class BadBrought(MathomError):
    says = "That cannot be brought to the game: {why}."


class BadChance(MathomError):
    says = "The scripted outcome {got} for '{stream}' cannot happen; wanted: {sizes}."


class BadState(MathomError):
    says = "The saved state cannot be loaded: {detail}."


class BadRecord(MathomError):
    pass


class NotARecord(BadRecord):
    says = "This is not the record of a game: {detail}."


class DamagedRecord(BadRecord):
    says = "The record is damaged at line {line}: {detail}. The choices before that line can be salvaged."


class OtherVersion(BadRecord):
    says = "The record was written with {what} {theirs}, this program has {ours}. Open it with a matching version."


class OtherRules(BadRecord):
    says = (
        "The record was written with {what} {theirs}, this program has {ours}: choice {n} would lead elsewhere. "
        "It can be watched and continued."
    )


class NothingToUndo(MathomError):
    says = "There is no choice {n} to take back."


class BadScenario(MathomError):
    says = "The scenario {file} is wrong: {detail}."


class ScenarioFailed(MathomError):
    says = "{file}, {where}: {detail}"
