"""The entry point: language first, then the command, and every error as one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

import typer

from mathom.cli.app import app
from mathom.cli.errors import BadArgument, BadUsage, MissingArgument, MissingCommand, UnknownCommand, UnknownOption
from mathom.cli.help import command_tree
from mathom.cli.shell import Shell
from mathom.kernel import MathomError
from mathom.texts import language

REFUSED = 2
INTERRUPTED = 130

# The class is not part of typer's public names in every version.
UsageError: type[Exception] = typer.BadParameter.__mro__[1]


def main(args: Sequence[str] | None = None) -> None:
    sys.exit(run(sys.argv[1:] if args is None else list(args)))


def run(args: list[str]) -> int:
    """The exit code of ``mathom ARGS``."""
    try:
        shell = Shell(language(wished_language(args), os.environ))
    except MathomError as error:
        shell = Shell(language(None, os.environ))
        return refuse(shell, error)
    tree = command_tree(app, shell.texts)
    try:
        code = tree(args, prog_name="mathom", standalone_mode=False, obj=shell)
    except MathomError as error:
        return refuse(shell, error)
    except UsageError as error:
        # A group without a command has shown its help already.
        return REFUSED if type(error).__name__ == "NoArgsIsHelpError" else refuse(shell, usage(error))
    except (KeyboardInterrupt, EOFError, typer.Abort):
        shell.err.print(shell.texts.say("cli-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has seen enough; the interpreter must not complain about it at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code if isinstance(code, int) else 0


def refuse(shell: Shell, error: MathomError) -> int:
    sys.stdout.flush()
    print(shell.texts.error(error), file=sys.stderr)
    return REFUSED


def wished_language(args: list[str]) -> str | None:
    """What follows ``--lang``, wherever it stands: help and errors need it before the command is known."""
    wish = None
    for i, arg in enumerate(args):
        if arg == "--":
            break
        if arg.startswith("--lang="):
            wish = arg.partition("=")[2]
        elif arg == "--lang":
            wish = args[i + 1] if i + 1 < len(args) else ""
    return wish


def usage(error: Any) -> MathomError:
    """A complaint of the argument parser as an error of ours."""
    kind = type(error).__name__
    parameter = getattr(error, "param", None)
    if kind == "NoSuchOption":
        return UnknownOption(option=error.option_name)
    if kind == "MissingParameter":
        return MissingArgument(argument=label(parameter))
    if parameter is not None:
        return BadArgument(argument=label(parameter), command=error.ctx.command_path)
    command = getattr(error.ctx, "command", None)
    known = getattr(command, "commands", None)
    words = error.message.split("'")
    if known and len(words) > 1:
        return UnknownCommand(command=words[1], known=", ".join(known))
    if known:
        return MissingCommand(path=error.ctx.command_path, known=", ".join(known))
    return BadUsage(detail=error.message.rstrip("."))


def label(parameter: Any) -> str:
    return str(parameter.opts[0]) if parameter.param_type_name == "option" else str(parameter.name).upper()
