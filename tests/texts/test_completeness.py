"""Both languages say everything that the code can want to say."""

import ast as python
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import mathom
from mathom.cli.app import app
from mathom.effects import Effect
from mathom.games.wotr.cards.decks import ALL_SCRIPTS
from mathom.kernel import Detail, Game, games
from mathom.texts import LANGS, Texts
from mathom.texts.shelves import files, keys, shelves

SOURCES = sorted(Path(mathom.__file__).parent.rglob("*.py"))


class Gathering(Visitor):
    """All nodes of a kind."""

    def __init__(self, kind: type[ast.BaseNode]) -> None:
        self.kind = kind
        self.found: list[Any] = []

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, self.kind):
            self.found.append(node)
        super().generic_visit(node)


def nodes(trees: Iterable[ast.BaseNode], kind: type[ast.BaseNode]) -> list[Any]:
    gathering = Gathering(kind)
    for tree in trees:
        gathering.visit(tree)
    return gathering.found


def messages(lang: str) -> dict[str, set[str]]:
    """Every message with the variables that it uses."""
    found: dict[str, set[str]] = {}
    for path in files(lang):
        for entry in parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
                found[entry.id.name] = {node.id.name for node in nodes([entry], ast.VariableReference)}
    return found


def in_code(pattern: str) -> set[str]:
    return {found for path in SOURCES for found in re.findall(pattern, path.read_text("utf-8"))}


def commands(command: object, path: str = "mathom") -> Iterator[tuple[str, object]]:
    yield path, command
    for name, child in getattr(command, "commands", {}).items():
        yield from commands(child, name if path == "mathom" else f"{path}-{name}")


def all_errors() -> dict[str, set[str]]:
    """Every error class of the family in the sources, by its message key, with the parameters that it names."""
    classes = [node for path in SOURCES for node in ast_of(path).body if isinstance(node, python.ClassDef)]
    family = {"MathomError"}
    found: dict[str, set[str]] = {"error-mathom-error": {"detail"}}
    while grown := [c for c in classes if c.name not in family and any(base_name(b) in family for b in c.bases)]:
        for cls in grown:
            family.add(cls.name)
            key = "error" + re.sub(r"([A-Z])", lambda m: "-" + m[1].lower(), cls.name)
            found[key] = set(re.findall(r"{(\w+)}", python.unparse(cls)))
    return found


def all_details() -> set[str]:
    """The phrases within errors: the first argument of ``Detail`` and ``wrong``, the second of ``insist``."""
    place = {"Detail": 0, "wrong": 0, "insist": 1}
    found: set[str] = set()
    for path in SOURCES:
        for node in python.walk(ast_of(path)):
            if isinstance(node, python.Call):
                name = node.func.attr if isinstance(node.func, python.Attribute) else base_name(node.func)
                said = node.args[place[name] :][:1] if name in place else []
                found |= {str(arg.value) for arg in said if isinstance(arg, python.Constant)}
    return found


def ast_of(path: Path) -> python.Module:
    return python.parse(path.read_text("utf-8"))


def base_name(base: python.expr) -> str:
    return base.id if isinstance(base, python.Name) else ""


def said_by_cards(*names: str) -> set[str]:
    """What the cards of Der Ringkrieg have in these fields: a reason is `why`, a question is `kind` or `question`."""
    waiting: list[Effect] = [text for script in ALL_SCRIPTS for text in script.statements]
    found: set[str] = set()
    while waiting:
        effect = waiting.pop()
        found |= {key for name in names if isinstance(key := getattr(effect, name, None), str)}
        waiting += effect.parts()
    return found


def test_german_and_english_have_the_same_messages_with_the_same_variables() -> None:
    english, german = messages("en"), messages("de")
    assert {key: german.get(key) for key in english} == english
    assert set(german) == set(english)


@pytest.mark.parametrize("lang", LANGS)
def test_every_reason_event_option_question_setting_and_error_has_a_message(lang: str) -> None:
    wanted = {f"reason-{key}" for key in in_code(r'Reason\(\s*"([a-z0-9-]+)"')}
    wanted |= {f"reason-{key}" for key in in_code(r'Reason\(\s*"[a-z0-9-]+" if .* else "([a-z0-9-]+)"')}
    wanted |= in_code(r'Text\(\s*"([a-z-]+)"')
    for game in games().values():
        code = "".join(path.read_text("utf-8") for path in sorted(game.home.rglob("*.py")))
        wanted |= {f"{game.id}-event-{name}" for name in re.findall(r'EventKind\(\s*"([a-z-]+)"', code)}
        asked = re.findall(r'ask_(?:one|sealed|or_take)\([^"]*"([a-z-]+)"', code)
        wanted |= {f"{game.id}-ask-{kind}" for kind in asked}
        wanted |= {f"{game.id}-setting-{setting.name}" for setting in game.variants().settings}
        wanted |= {f"{game.id}-title", f"{game.id}-about"}
    wanted |= set(all_errors())
    wanted |= {Detail(says).key for says in all_details()}
    assert wanted - set(messages(lang)) == set()
    assert len(wanted) > 70


@pytest.mark.parametrize("lang", LANGS)
def test_every_reason_and_question_of_a_card_has_a_message(lang: str) -> None:
    reasons, questions = said_by_cards("why"), said_by_cards("kind", "question")
    wanted = {f"reason-{key}" for key in reasons} | {f"wotr-ask-{key}" for key in questions}
    assert wanted - set(messages(lang)) == set()
    assert {"no-hobbit-takes-part", "no-such-army-besieges-a-stronghold"} <= reasons
    assert {"strike-minion", "stormcrow-loss"} <= questions


@pytest.mark.parametrize("lang", LANGS)
def test_a_message_tells_all_that_an_error_tells(lang: str) -> None:
    known = messages(lang)
    for key, params in all_errors().items():
        assert params <= known[key], key


@pytest.mark.parametrize("lang", LANGS)
def test_who_is_told_of_himself_is_not_named(lang: str) -> None:
    texts = Texts(lang)
    about_you = {key: used for key, used in messages(lang).items() if {"you", "seat"} <= used}
    told = {
        key: texts.say(key, **(dict.fromkeys(used, 1) | {"you": True, "seat": "Rosie"}))
        for key, used in about_you.items()
    }
    assert {key for key, text in told.items() if "Rosie" in text} == set()
    named = {
        key
        for key, used in messages(lang).items()
        if re.match("(wotr|fellowship)-event-[a-z-]+$", key) and "seat" in used
    }
    assert named - set(told) == {"fellowship-event-game-over-points"}
    assert len(told) > 20


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", games().values(), ids=lambda game: str(game.id))
def test_a_question_uses_only_what_it_is_given(lang: str, game: Game) -> None:
    known = set(game.about(game.new({}, 2, "asked"), 0))
    used = {key: names for key, names in messages(lang).items() if key.startswith(f"{game.id}-ask-")}
    assert {key: names - known for key, names in used.items() if names - known} == {}
    assert len(used) > 4


@pytest.mark.parametrize("lang", LANGS)
def test_everything_the_command_line_says_has_a_message(lang: str) -> None:
    wanted = in_code(r'\bsay\(\s*f?"([a-z-]+[a-z])"')
    assert wanted - set(messages(lang)) == set()
    assert len(wanted) > 50


@pytest.mark.parametrize("lang", LANGS)
def test_every_command_and_every_parameter_has_help(lang: str) -> None:
    known = set(messages(lang))
    for path, command in commands(typer.main.get_command(app)):
        assert f"help-{path}" in known
        for parameter in command.params:  # type: ignore[attr-defined]
            assert {f"help-{path}-{parameter.name}", f"help-{parameter.name}"} & known, (path, parameter.name)


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_ring_location_and_colour_has_a_name(lang: str) -> None:
    from mathom.games.fellowship.components import CARD_NAMES, COLOURS, LOCATIONS, RINGS

    texts = Texts(lang, strict=True)
    names = [texts.name("fellowship-card", card) for card in CARD_NAMES]
    names += [texts.name("fellowship-ring", ring) for ring in RINGS]
    names += [texts.name("fellowship-colour", colour) for colour in COLOURS]
    names += [texts.name("fellowship-location", location.id) for location in LOCATIONS]
    assert len(set(names)) == 28 + 6 + 4 + 10


@pytest.mark.parametrize("lang", LANGS)
def test_a_shelf_knows_its_messages_and_needs_no_other(lang: str) -> None:
    """Shelves are read one by one, when a message is asked for that a quick look found on them."""
    for shelf in shelves(lang):
        entries = [entry for path in shelf for entry in parse(path.read_text("utf-8")).body]
        known = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
        assert [key for path in shelf for key in keys(path)] == known
        assert {node.id.name for node in nodes(entries, ast.MessageReference)} <= set(known)


@pytest.mark.parametrize("lang", LANGS)
def test_no_text_shows_a_name_from_the_program(lang: str) -> None:
    """But for those that a player types."""
    for path in files(lang):
        words = [node.value for node in nodes([parse(path.read_text("utf-8"))], ast.TextElement)]
        assert [text for text in words if re.search(r"[a-z]_[a-z]", text) and "seat_order" not in text] == []


def test_german_uses_german_quotation_marks_and_the_familiar_form() -> None:
    for path in files("de"):
        for line in path.read_text("utf-8").splitlines():
            value = line.partition("=")[2]
            assert "'" not in value, line
            assert not re.search(r"\b(Ihnen|\w+en Sie)\b", value), line
