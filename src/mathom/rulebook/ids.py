"""Rule ids such as `FE-4.1`: prefix of the game, chapter, number."""

import re
from collections.abc import Collection, Mapping
from types import MappingProxyType

from mathom.rulebook.errors import UnknownGame, UnknownRule

GAMES: Mapping[str, str] = MappingProxyType(
    {"FE": "fellowship", "WR": "wotr", "TA": "third_age", "RI": "risk", "ME": "meccg"}
)
PREFIXES: Mapping[str, str] = MappingProxyType({game: prefix for prefix, game in GAMES.items()})

_ID = re.compile(r"([A-Z]{2})-(\d+)\.(\d+)")


def game_of(name: str) -> str:
    """The game id for a game id or a prefix in either case."""
    if name in PREFIXES:
        return name
    if name.upper() in GAMES:
        return GAMES[name.upper()]
    known = ", ".join(f"{game} ({prefix})" for prefix, game in GAMES.items())
    raise UnknownGame(f"There is no game {name!r}. The games are {known}.")


def split(rule_id: str) -> tuple[str, int, int]:
    """
    >>> split("fe-4.1")
    ('FE', 4, 1)
    """
    match = _ID.fullmatch(rule_id.strip().upper())
    if match is None or match[1] not in GAMES:
        raise UnknownRule(
            f"{rule_id!r} is no rule id. An id looks like FE-4.1 and starts with one of {', '.join(GAMES)}."
        )
    return match[1], int(match[2]), int(match[3])


def unknown(rule_id: str, existing: Collection[str]) -> UnknownRule:
    """The error for a well-formed id that no rule of its game has; it names the nearest ids that exist."""
    prefix, chapter, number = split(rule_id)

    def distance(candidate: str) -> tuple[int, int]:
        _, other_chapter, other_number = split(candidate)
        return abs(other_chapter - chapter), abs(other_number - number)

    nearest = sorted(sorted(existing, key=distance)[:3], key=split)
    return UnknownRule(f"There is no rule {prefix}-{chapter}.{number}. The nearest are {', '.join(nearest)}.")
