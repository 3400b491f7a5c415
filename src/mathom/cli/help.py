"""Help texts in the reader's language: put onto the finished commands, so that the functions need none.

A command's text is the message ``help-<command>``, a parameter's ``help-<command>-<parameter>``, or for those that mean
the same everywhere ``help-<parameter>``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import typer
from typer import rich_utils

from mathom.texts import Texts

PANELS = ("ARGUMENTS_PANEL_TITLE", "OPTIONS_PANEL_TITLE", "COMMANDS_PANEL_TITLE")


def localize(command: Any, texts: Texts, path: str = "mathom") -> None:
    command.help = texts.say(f"help-{path}")
    command.short_help = command.help.split("\n")[0]
    command.get_help_option = localized(command.get_help_option, texts.say("help-help"))
    for parameter in command.params:
        parameter.help = parameter_help(texts, path, parameter.name)
    for name, child in getattr(command, "commands", {}).items():
        localize(child, texts, name if path == "mathom" else f"{path}-{name}")


def localized(get_help_option: Callable[[Any], Any], text: str) -> Callable[[Any], Any]:
    """The option ``--help`` is made late, so its text is put on whenever it is asked for."""

    def get(context: Any) -> Any:
        option = get_help_option(context)
        if option is not None:
            option.help = text
        return option

    return get


def parameter_help(texts: Texts, path: str, name: str) -> str:
    own = f"help-{path}-{name}"
    return texts.say(own if texts.has(own) else f"help-{name}")


def localize_panels(texts: Texts) -> None:
    for panel in PANELS:
        setattr(rich_utils, panel, texts.say("help-" + panel.lower().replace("_", "-")))
    rich_utils.DEFAULT_STRING = texts.say("help-default-string") + ": {}]"
    rich_utils.REQUIRED_LONG_STRING = texts.say("help-required")


def command_tree(app: typer.Typer, texts: Texts) -> Any:
    """The commands of `app` as typer runs them, with their help."""
    tree = typer.main.get_command(app)
    localize(tree, texts)
    localize_panels(texts)
    return tree
