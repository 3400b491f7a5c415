"""Writes docs/scenario-words*.md: the questions, option words and view paths of the games, from the games themselves.

Usage: python tools/write_scenario_words.py
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from mathom.games.meccg.codes import DEEDS
from mathom.games.risk.box import PARTIES, UNITS
from mathom.games.risk.codes import WORDS as RISK_WORDS
from mathom.games.wotr.box import CHARACTER_NAMES, DECKS, KIND_NAMES, NATIONS, SIDES
from mathom.games.wotr.codes import WORDS
from mathom.kernel import Result, Scenario, State, game
from mathom.texts import Texts
from mathom.texts.shelves import files, keys

DOCS = Path(__file__).parents[1] / "docs"
INTRO = """# The words of scenarios: {title}

What a [scenario](scenarios.md) of {title} can name in `question`, in `choose`, `offered` and the like, and in
`view`. This page is written by `python tools/write_scenario_words.py` from the game itself.
"""

# The end of messages that say how names in others are put.
NAMES = "-names"

# Parts of a view whose entries depend on the question.
OPEN_ENDED = ("ask.about.", "ask.options.N.args.")

# What a question can be about (`Game.about`).
EXAMPLES: dict[str, dict[str, Any]] = {
    "wotr": {
        "card": "fp_char_05",
        "characters": ["gimli"],
        "count": 2,
        "damage": 2,
        "die": "army",
        "hits": 2,
        "limit": 6,
        "origin": "dale",
        "region": "lorien",
        "round": 2,
        "target": "erebor",
        "progress": 2,
        "what": "tower",
    },
    "risk": {
        "card": "balrog",
        "count": 2,
        "goal": "moria",
        "gold": 5,
        "hits": 2,
        "left": 2,
        "n": 2,
        "party": "rohan",
        "territory": "lorien",
        "unit": "troll",
        "window": "C0",
    },
    "meccg": {
        "card": "tw-168",
        "site": "tw-413",
        "seat": 1,
        "you": 0,
        "mine": "yes",
        "moves": "yes",
        "own": 6,
        "by": "tw-120",
        "who": "tw-120",
        "cards": 2,
        "count": 2,
        "of": 3,
        "declares": "tw-204",
        "extra": "no",
        "answers": "none",
        "hazards": "no",
        "heir": "tw-120",
        "influence": "no",
        "keyed": "no",
        "left": 2,
        "modifier": 1,
        "points": 2,
        "prowess": 8,
        "roll": 7,
        "source": "none",
        "strikes": 2,
        "to": "deck",
        "value": 2,
        "window": "mh",
    },
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


class Words(NamedTuple):
    """What a page is made of."""

    game: str
    title: str
    page: Path
    words: list[str]
    say_word: str  # the message that says a word, the word put after it
    families: list[tuple[str, list[str]]]  # names that many tables have in the place of entries
    tables: dict[str, str]  # tables whose entries are all of one kind
    positions: Callable[[], Iterator[State]]


def page(words: Words) -> str:
    return "\n".join([INTRO.format(title=words.title), *questions(words), *options(words), *paths(words)])


def questions(words: Words) -> list[str]:
    """Every kind of question with its sentence, about something that it could be about."""
    texts = Texts("en", strict=True)
    ask = f"{words.game}-ask-"
    asked = {key for path in files("en") for key in keys(path) if key.startswith(ask) and not key.endswith(NAMES)}
    kinds = sorted([key.removeprefix(ask) for key in asked])
    lines = [f"| `{kind}` | {texts.say(ask + kind, **EXAMPLES[words.game])} |" for kind in kinds]
    return ["## Questions\n", "Names and numbers are examples.\n", "| question | asks |", "|---|---|", *lines, ""]


def options(words: Words) -> list[str]:
    """The options that are words, or begin with one; all others name something (see the guide)."""
    texts = Texts("en", strict=True)
    lines = [f"| `{word}` | {texts.say(words.say_word + word)} |" for word in words.words]
    return ["## Option words\n", "| word | says |", "|---|---|", *lines, ""]


def paths(words: Words) -> list[str]:
    """All paths of the views of a player in the positions."""
    played = game(words.game)
    found: dict[str, set[str]] = {}
    for state in words.positions():
        for seat in range(state.seats):
            view = played.view(state, seat)
            walk("", {**view, **played.named(view)}, words, found)
    lines = [f"| `{path}` | {' or '.join(kinds_of(found[path]))} |" for path in sorted(found)]
    names = ", ".join(f"`{name}`" for name in (*[family for family, _ in words.families], *words.tables.values()))
    said = f"Words in capitals stand for any such name ({names}), `N` for a number from 0.\n"
    return ["## View paths\n", said, "| path | is |", "|---|---|", *lines, ""]


def of_the_war() -> Iterator[State]:
    """At the beginning, in a battle, after the end and on the Mordor track."""
    yield game("wotr").new({}, 2, "any")
    battle = Scenario("a battle", BATTLE).run()
    yield battle
    over = battle.clone()
    over.ask = None
    over.finish(Result([1], [0, 10], "corruption"))
    yield over
    yield Scenario("the track", {**BATTLE, **TRACK}).run()


def of_random_games(name: str, seats: int) -> Callable[[], Iterator[State]]:
    def positions() -> Iterator[State]:
        """Now and then in two games, and their ends."""
        for number in range(2):
            state, rng = game(name).new({}, seats, f"words/{number}"), Random(number)
            for count in range(100_000):
                if state.ask is None or count % 20 == 0:
                    yield state
                if state.ask is None:
                    break
                seat = state.ask.waiting()[0]
                state.play(seat, rng.choice(state.ask.options_of(seat)))

    return positions


PAGES: dict[str, Words] = {
    "wotr": Words(
        "wotr",
        "Der Ringkrieg",
        DOCS / "scenario-words.md",
        WORDS,
        "wotr-word-",
        [
            ("SIDE", SIDES),
            ("NATION", NATIONS),
            ("FIGURE", KIND_NAMES),
            ("CHARACTER", CHARACTER_NAMES),
            ("DECK", DECKS),
        ],
        {"regions": "REGION"},
        of_the_war,
    ),
    "risk": Words(
        "risk",
        "Der Ringkrieg 2",
        DOCS / "scenario-words-risk.md",
        RISK_WORDS,
        "risk-word-",
        [("PARTY", list(PARTIES)), ("TROOP", list(UNITS))],
        {"spaces": "SPACE"},
        of_random_games("risk", 3),
    ),
    "meccg": Words(
        "meccg",
        "Middle-earth CCG",
        DOCS / "scenario-words-meccg.md",
        DEEDS,
        "meccg-deed-",
        [],
        {"cards": "CARD", "places": "SITE", "companies": "MEMBER"},
        of_random_games("meccg", 2),
    ),
}


def walk(path: str, value: Any, words: Words, found: dict[str, set[str]]) -> None:
    if path.startswith(OPEN_ENDED):
        return
    if value == {}:
        found.setdefault(path, set()).add("table")
    elif isinstance(value, dict):
        for name, part in value.items():
            walk(f"{path}.{collective(path, name, words)}".strip("."), part, words, found)
    elif isinstance(value, list) and any(isinstance(part, (dict, list)) for part in value):
        for part in value:
            walk(f"{path}.N", part, words, found)
    elif not path.startswith("under_way.") or path.endswith((".procedure", ".step")):
        # What else a procedure shows is its own.
        found.setdefault(path, set()).add(kind_of(value))


def collective(path: str, name: str, words: Words) -> str:
    if path in words.tables:
        return words.tables[path]
    return next((family for family, names in words.families if name in names), name)


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
    for words in PAGES.values():
        words.page.write_text(page(words), "utf-8")


if __name__ == "__main__":
    main()
