"""Writes docs/scenario-words.md: the questions, option words and view paths of Der Ringkrieg, from the game itself.

Usage: python tools/write_scenario_words.py
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mathom.games.wotr.box import CHARACTER_NAMES, DECKS, KIND_NAMES, NATIONS, SIDES
from mathom.games.wotr.codes import WORDS
from mathom.kernel import Result, Scenario, game
from mathom.texts import Texts
from mathom.texts.shelves import files, keys

PAGE = Path(__file__).parents[1] / "docs" / "scenario-words.md"
INTRO = """# The words of scenarios

What a [scenario](scenarios.md) of Der Ringkrieg can name in `question`, in `choose`, `offered` and the like, and in
`view`. This page is written by `python tools/write_scenario_words.py` from the game itself.
"""

# Messages that are questions, and those that say how names in them are put.
ASK, NAMES = "wotr-ask-", "-names"

# Names that many tables have in the place of entries.
FAMILIES: list[tuple[str, list[str]]] = [
    ("SIDE", SIDES),
    ("NATION", NATIONS),
    ("FIGURE", KIND_NAMES),
    ("CHARACTER", CHARACTER_NAMES),
    ("DECK", DECKS),
]

# Parts of a view whose entries depend on the question.
OPEN_ENDED = ("ask.about.", "ask.options.N.args.")

# What a question can be about (`Game.about`).
EXAMPLE: dict[str, Any] = {
    "card": "fp_char_05",
    "characters": ["gimli"],
    "count": 2,
    "damage": 2,
    "die": "army",
    "hits": 2,
    "origin": "dale",
    "region": "lorien",
    "round": 2,
    "target": "erebor",
    "progress": 2,
}

# A siege battle, in which most of a view has something in it.
BATTLE: dict[str, Any] = {
    "title": "a battle",
    "game": "wotr",
    "seats": 2,
    "position": {
        "turn_of": "shadow",
        "nations": ["rohan 0 active", "isengard 0 active"],
        "rolled": {"shadow": ["army"], "free_peoples": ["event"]},
        "rings": {"free_peoples": 2, "shadow": 1},
        "hands": {"free_peoples": ["fp_char_09"], "shadow": ["sh_str_01"]},
        "in_play": ["sh_char_15"],
        "discarded": ["fp_char_01", "sh_char_01"],
        "characters": ["boromir in:helms_deep", "meriadoc out"],
        "figures": ["casualties gondor-regular 1", "casualties sauron-regular 1"],
        "waiting": ["fp_phial"],
        "tiles_out": ["std_0_reveal_1"],
        "forces": {"helms_deep": ["isengard-regular 5"], "in:helms_deep": ["rohan-regular 2"]},
    },
    "step": [{"choose": "die:army attack way:helms_deep>helms_deep all card:sh_str_01"}],
}


TRACK: dict[str, Any] = {
    "position": {"fellowship": {"mordor": 1}},
    "variant": {"name_the_way": True},
    "step": [],
}


def page() -> str:
    return "\n".join([INTRO, *questions(), *words(), *paths()])


def questions() -> list[str]:
    """Every kind of question with its sentence, about something that it could be about."""
    texts = Texts("en", strict=True)
    asked = {key for path in files("en") for key in keys(path) if key.startswith(ASK) and not key.endswith(NAMES)}
    kinds = sorted([key.removeprefix(ASK) for key in asked])
    lines = [f"| `{kind}` | {texts.say(ASK + kind, **EXAMPLE)} |" for kind in kinds]
    return ["## Questions\n", "Names and numbers are examples.\n", "| question | asks |", "|---|---|", *lines, ""]


def words() -> list[str]:
    """The options that are words; all others name something (see the guide)."""
    texts = Texts("en", strict=True)
    lines = [f"| `{word}` | {texts.say(f'wotr-word-{word}')} |" for word in WORDS]
    return ["## Option words\n", "| word | says |", "|---|---|", *lines, ""]


def paths() -> list[str]:
    """All paths of the views of a player: at the beginning, in a battle, on the Mordor track and after the end."""
    wotr = game("wotr")
    battle = Scenario("a battle", BATTLE).run()
    over = battle.clone()
    over.ask = None
    over.finish(Result([1], [0, 10], "corruption"))
    found: dict[str, set[str]] = {}
    mordor = Scenario("the track", {**BATTLE, **TRACK}).run()
    for state in (wotr.new({}, 2, "any"), battle, over, mordor):
        for seat in range(2):
            walk("", {**wotr.view(state, seat), **wotr.named(wotr.view(state, seat))}, found)
    lines = [f"| `{path}` | {' or '.join(kinds_of(found[path]))} |" for path in sorted(found)]
    names = ", ".join(f"`{family}`" for family, _ in FAMILIES)
    said = f"Words in capitals stand for any such name ({names}, `REGION`), `N` for a number from 0.\n"
    return ["## View paths\n", said, "| path | is |", "|---|---|", *lines, ""]


def walk(path: str, value: Any, found: dict[str, set[str]]) -> None:
    if path.startswith(OPEN_ENDED):
        return
    if value == {}:
        found.setdefault(path, set()).add("table")
    elif isinstance(value, dict):
        for name, part in value.items():
            walk(f"{path}.{collective(path, name)}".strip("."), part, found)
    elif isinstance(value, list) and any(isinstance(part, (dict, list)) for part in value):
        for part in value:
            walk(f"{path}.N", part, found)
    elif not path.startswith("under_way.") or path.endswith((".procedure", ".step")):
        # What else a procedure shows is its own.
        found.setdefault(path, set()).add(kind_of(value))


def collective(path: str, name: str) -> str:
    if path == "regions":
        return "REGION"
    return next((family for family, names in FAMILIES if name in names), name)


def kinds_of(kinds: set[str]) -> list[str]:
    """What an empty list or table says is said better by a full one."""
    vague = {"list"} if any(kind.startswith("list of") for kind in kinds) else set()
    return sorted(kinds - vague, key=lambda kind: (kind == "nothing", kind))


def kind_of(value: Any) -> str:
    if isinstance(value, list):
        return "list" if not value else f"list of {kind_of(value[0])}s"
    kinds = {bool: "true or false", int: "number", str: "text", type(None): "nothing"}
    return kinds[type(value)]


def listed(text: str) -> set[str]:
    """What the page explains: all that stands first in a row."""
    return {line.split("`")[1] for line in text.splitlines() if line.startswith("| `")}


def main() -> None:
    PAGE.write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
