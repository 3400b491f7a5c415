"""``mathom rules show | search | where | coverage``: the numbered rules of all games."""

from __future__ import annotations

import difflib
import json
from pathlib import Path
from typing import Annotated

import typer
from rich.padding import Padding
from rich.table import Table

from mathom.cli.errors import NoResults, NoSuchRule
from mathom.cli.options import Json, Lang
from mathom.cli.shell import Shell
from mathom.kernel import UnknownGame, games
from mathom.rulebook import GAMES, PREFIXES, ResultsNotFound, Rule, RulebookError, rule, rules, search
from mathom.rulebook import UnknownGame as UnknownRulebook
from mathom.rulebook.coverage import Coverage, coverage, find_results, proven_parts
from mathom.rulebook.places import chapter_files, places

app = typer.Typer(no_args_is_help=True)
SHOWN = 12
RuleIds = Annotated[list[str], typer.Argument(metavar="ID...")]


@app.callback()
def rulebook(lang: Lang = None) -> None:
    pass


@app.command("show")
def show(context: typer.Context, rule_id: RuleIds, lang: Lang = None) -> None:
    shell: Shell = context.obj
    for found in [look_up(one, shell.texts.lang) for one in rule_id]:
        print_rule(shell, found)


@app.command("search")
def find(
    context: typer.Context,
    words: Annotated[list[str], typer.Argument(metavar="WORD...")],
    game: Annotated[str | None, typer.Option("--game")] = None,
    everything: Annotated[bool, typer.Option("--all")] = False,
    lang: Lang = None,
) -> None:
    shell: Shell = context.obj
    try:
        found = search(" ".join(words), shell.texts.lang, game)
    except UnknownRulebook as error:
        raise UnknownGame(game=game, known=", ".join(PREFIXES)) from error
    for one in found if everything else found[:SHOWN]:
        print_rule(shell, one)
    left = 0 if everything else max(0, len(found) - SHOWN)
    shell.say("rules-found", count=len(found), left=left)


@app.command("where")
def where(context: typer.Context, rule_id: RuleIds, lang: Lang = None) -> None:
    shell: Shell = context.obj
    for found in [look_up(one, shell.texts.lang) for one in rule_id]:
        print_rule(shell, found)
        named = places(found.id)
        for place in named:
            shell.data(f"  mathom/games/{place.file}:{place.line}  {place.inside}".rstrip())
        later = later_rules().get(found.id)
        if named or later is None:
            shell.say("rules-named", rule=found.id, count=len(named))
        if later is not None:
            shell.say("rules-not-played", rule=found.id, why=shell.texts.say(f"rules-later-{later}"))
        shell.say("rules-chapter", files=", ".join(place.file for place in chapter_files(found.id)) or "-")


@app.command("coverage")
def covered(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    shell: Shell = context.obj
    prefixes = [prefix_of(game)] if game else list(GAMES)
    try:
        results = find_results(Path.cwd())
        report = coverage(results, later_rules())
    except ResultsNotFound as error:
        raise NoResults() from error
    listed = parts_by_rulebook()
    parts = {prefix: proven_parts(results, listed[name]) for prefix, name in GAMES.items() if name in listed}
    if as_json:
        plain = {prefix: {**report[prefix], "parts": parts.get(prefix, {})} for prefix in prefixes}
        shell.data(json.dumps(plain))
        return
    table = Table(box=None, padding=(0, 2), header_style="dim")
    for column in ("rules-game", "rules-rules", "rules-tested", "rules-missing"):
        table.add_column(shell.texts.say(column), overflow="fold")
    for prefix in prefixes:
        add_row(table, f"{prefix} {GAMES[prefix]}", report[prefix], listing=game is not None)
        for group, found in parts.get(prefix, {}).items():
            add_row(table, f"{prefix} {shell.texts.say(f'rules-part-{group}')}", found, listing=game is not None)
    shell.out.print(table)
    if game is not None:
        print_later(shell, with_rulings(report[prefixes[0]]["later"], GAMES[prefixes[0]]))


def parts_by_rulebook() -> dict[str, dict[str, dict[str, list[str]]]]:
    found: dict[str, dict[str, dict[str, list[str]]]] = {}
    for name, game in games().items():
        found |= {name: game.parts(), **game.supplements()}
    return found


def later_rules() -> dict[str, str]:
    return {rule_id: reason for game in games().values() for rule_id, reason in game.later_rules().items()}


def with_rulings(later: dict[str, list[str]], rulebook: str) -> dict[str, list[str]]:
    """What is listed as not played beside rules comes after these."""
    found = {reason: list(ids) for reason, ids in later.items()}
    known = {one.id for one in rules(rulebook)}
    listed = games()[rulebook].later_rules() if rulebook in games() else {}
    for ruling in [one for one in listed if one not in known]:
        found.setdefault(listed[ruling], []).append(ruling)
    return found


def print_later(shell: Shell, later: dict[str, list[str]]) -> None:
    for reason, ids in later.items():
        why = shell.texts.say(f"rules-later-{reason}")
        shell.out.print(f"{shell.texts.say('rules-later', why=why, count=len(ids))} {', '.join(ids)}")


def add_row(table: Table, name: str, found: Coverage, listing: bool) -> None:
    missing = ", ".join(found["missing"]) if listing else str(len(found["missing"]))
    table.add_row(name, str(found["rules"]), str(found["tested"]), missing)


def look_up(rule_id: str, lang: str) -> Rule:
    try:
        return rule(rule_id, lang)
    except RulebookError as error:
        ids = [known.id for game in PREFIXES for known in rules(game)]
        near = difflib.get_close_matches(rule_id.upper(), ids, 3) or ["FE-4.1"]
        raise NoSuchRule(rule=rule_id, near=", ".join(near)) from error


def prefix_of(game: str) -> str:
    if game.upper() in GAMES:
        return game.upper()
    if game in PREFIXES:
        return PREFIXES[game]
    raise UnknownGame(game=game, known=", ".join(PREFIXES))


def print_rule(shell: Shell, found: Rule) -> None:
    shell.out.print(f"[bold]{found.id}[/]  [dim]{found.chapter_title}[/]")
    shell.out.print(Padding(found.text.replace("[", r"\["), (0, 0, 1, 2)))
