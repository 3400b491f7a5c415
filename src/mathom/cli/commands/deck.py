"""``mathom deck check | import | export``: decks of Middle-earth CCG."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from mathom.cli.errors import CannotOpen, NoSuchFile, UnknownChoice
from mathom.cli.options import Json, Lang, Settings
from mathom.cli.shell import Shell, settings

if TYPE_CHECKING:  # the cards are read when a deck is, not when the program starts
    from mathom.games.meccg.decks import Deck, Reading

app = typer.Typer(no_args_is_help=True)
FAULTY = 1

DeckFile = Annotated[str, typer.Argument(metavar="DECK")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE")]


@app.callback()
def deck(lang: Lang = None) -> None:
    pass


@app.command("check")
def check_deck(
    context: typer.Context,
    deck_file: DeckFile,
    against: Annotated[str, typer.Option("--against", metavar="hero|minion|fallen-wizard|balrog")] = "",
    variant: Settings = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Every fault with its rule; exit code 1 if there is one. Cards that do not work yet are told, and are no fault."""
    from mathom.games.meccg.decks import ALIGNMENTS, check
    from mathom.games.meccg.game import GAME
    from mathom.games.meccg.status import lacking_in
    from mathom.games.meccg.terms import agreed

    shell: Shell = context.obj
    one_of("--against", against, ("", *ALIGNMENTS))
    reading = read(deck_file)
    terms = agreed(GAME.variants().read(2, settings(variant, GAME)))
    faults = check(reading.deck, against, terms)
    lacking = list(lacking_in(reading.deck))
    if as_json:
        unmatched = [{"line": one.line, "text": one.text, "near": list(one.near)} for one in reading.unmatched]
        plain = {"faults": [fault.plain() for fault in faults], "unmatched": unmatched, "lacking": lacking}
        shell.data(json.dumps(plain))
    else:
        tell_unmatched(shell, reading)
        for fault in faults:
            where = shell.texts.name("meccg-section", fault.section) if fault.section else ""
            told = shell.texts.text(fault.text)
            shell.say("deck-fault", rule=fault.rule, section=where or "none", fault=told)
        if lacking:
            titles = ", ".join(shell.texts.name("meccg-card", card) for card in lacking)
            shell.say("deck-lacking", count=len(lacking), cards=titles)
        shell.say("deck-checked", title=name_of(shell, reading.deck), faults=len(faults) + len(reading.unmatched))
    if faults or reading.unmatched:
        raise typer.Exit(FAULTY)


@app.command("import")
def import_deck(context: typer.Context, deck_file: DeckFile, out: Out = None, lang: Lang = None) -> None:
    """A list or a GCCG deck as a deck file; lines that mean no card are told with suggestions, exit code 1."""
    from mathom.games.meccg.decks import write_deck

    shell: Shell = context.obj
    reading = read(deck_file)
    give(shell, write_deck(reading.deck, "toml", shell.texts.lang), out)
    tell_unmatched(shell, reading)
    if reading.unmatched:
        raise typer.Exit(FAULTY)


@app.command("export")
def export_deck(
    context: typer.Context,
    deck_file: DeckFile,
    form: Annotated[str, typer.Option("--as", metavar="toml|list|gccg")] = "list",
    out: Out = None,
    lang: Lang = None,
) -> None:
    from mathom.games.meccg.decks import FORMS, write_deck

    shell: Shell = context.obj
    one_of("--as", form, FORMS)
    reading = read(deck_file)
    give(shell, write_deck(reading.deck, form, shell.texts.lang), out)
    tell_unmatched(shell, reading)
    if reading.unmatched:
        raise typer.Exit(FAULTY)


def one_of(option: str, given: str, allowed: tuple[str, ...]) -> None:
    if given not in allowed:
        raise UnknownChoice(option=option, given=given, known=", ".join(word for word in allowed if word))


def read(name: str) -> Reading:
    """The deck in a file, or a built-in one by its name."""
    from mathom.games.meccg.decks import BUILT_IN, Reading, built_in, read_deck

    if name in BUILT_IN and not Path(name).exists():
        return Reading(built_in(name))
    try:
        return read_deck(Path(name).read_bytes())
    except FileNotFoundError:
        raise NoSuchFile(file=name) from None
    except (OSError, ValueError) as error:
        detail = error.strerror if isinstance(error, OSError) else None
        raise CannotOpen(file=name, detail=detail or str(error)) from error


def give(shell: Shell, text: str, out: Path | None) -> None:
    """Writes a deck to a file, or to the standard output; what is said about it goes beside."""
    if out is None:
        shell.data(text.removesuffix("\n"))
        return
    try:
        out.write_text(text, "utf-8")
    except OSError as error:
        raise CannotOpen(file=str(out), detail=error.strerror or str(error)) from error


def tell_unmatched(shell: Shell, reading: Reading) -> None:
    for one in reading.unmatched:
        near = [shell.texts.name("meccg-card", card) for card in one.near]
        told = shell.texts.say("deck-unmatched", line=one.line, text=one.text, near=", ".join(near) or "none")
        shell.err.print(told, markup=False, soft_wrap=True)


def name_of(shell: Shell, found: Deck) -> str:
    return found.title or shell.texts.name("meccg-alignment", found.alignment)
