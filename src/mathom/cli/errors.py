"""What can be wrong with a command line. The sentences are in ``texts/*/cli.ftl``; those here are for programmers."""

from __future__ import annotations

from mathom.kernel import MathomError


class NoSuchFile(MathomError):
    says = "There is no file {file}. Check the name."


class CannotOpen(MathomError):
    says = "The file {file} cannot be opened: {detail}. Choose another one."


class FileExists(MathomError):
    says = "The file {file} exists already. Continue it with --resume, or choose another name."


class BadSetting(MathomError):
    says = "'{setting}' is no setting. Write it as name=value, for example {example}."


class BadNumber(MathomError):
    says = "{option} must be at least {least}."


class BadSeats(MathomError):
    says = "{game} is for {seats} players, not for {given}. Give one name a seat."


class BadDecks(MathomError):
    says = "{game} takes {seats} decks, not {given}. Give one a seat: the name of a built-in deck, or a file."


class UnknownChoice(MathomError):
    says = "{option} cannot be '{given}'. It is one of {known}."


class NoSuchRule(MathomError):
    says = "There is no rule {rule}. Did you mean {near}?"


class NoResults(MathomError):
    says = "There are no test results here. Run 'python3 dev.py test' in the project first."


class NotEnoughPlayers(MathomError):
    says = "An arena needs at least two players, as in --players scripted,random."


class NeedsChess(MathomError):
    says = "The yardstick python-chess is not installed. Install it with: pip install chess"


class UnknownCommand(MathomError):
    says = "There is no command '{command}'. The commands are {known}."


class MissingCommand(MathomError):
    says = "'{path}' needs a command: {known}."


class UnknownOption(MathomError):
    says = "There is no option {option} here. See mathom --help."


class MissingArgument(MathomError):
    says = "{argument} is missing. See mathom --help."


class BadArgument(MathomError):
    says = "The value for {argument} does not fit. See {command} --help."


class BadUsage(MathomError):
    says = "{detail}. See mathom --help."
