"""The lines of a record: what each kind of line holds, checked before anything in it is believed.

| line                                                  | says                                                        |
|-------------------------------------------------------|-------------------------------------------------------------|
| ``{"mathom": .., "format": .., "game": .., ..}``      | the header: game, variant, seats, versions, seed commitment |
| ``{"n": 7, "seat": 0, "code": 5, "key": .., "then":}``| the seventh choice, and how many lines it brings with it     |
| ``{"chance": "deck.0", "of": [..], "got": [..]}``     | an outcome of chance                                        |
| ``{"event": "laid", ..}``                             | something that happened                                     |
| ``{"turn": 3, "digest": .., "snapshot": {..}}``       | a new turn: what the state must be, and the state itself    |
| ``{"undo": 7}``                                       | the seventh choice and all after it are taken back          |
| ``{"version": .., "rules": .., "snapshot": {..}, ..}``| from here on other rules or facts; the state to go on from  |
| ``{"end": {..}, "digest": .., "seed": ..}``           | the result, and the seed that was committed to              |

The first entry of a line says of what kind it is.
"""
# mypyc: skip

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from mathom import __version__
from mathom.kernel.brought import Sealed, is_sealed
from mathom.kernel.chance import Chance, commitment
from mathom.kernel.errors import DamagedRecord, Detail, NotARecord, OtherVersion
from mathom.kernel.game import Game, Variant
from mathom.kernel.plain import parse

FORMAT = 1
# What a computer of any kind can count.
LARGEST = 2**53

Check = Callable[[Any], bool]


def is_text(value: Any) -> bool:
    return isinstance(value, str)


def is_table(value: Any) -> bool:
    return isinstance(value, dict)


def is_number(value: Any) -> bool:
    return type(value) is int and abs(value) < LARGEST


def is_count(value: Any) -> bool:
    return is_number(value) and value >= 0


def are_numbers(value: Any) -> bool:
    return isinstance(value, list) and all(is_number(entry) for entry in value)


def are_texts(value: Any) -> bool:
    return isinstance(value, list) and all(is_text(entry) for entry in value)


def is_result(value: Any) -> bool:
    if not is_table(value) or not is_text(value.get("how")):
        return False
    return are_numbers(value.get("winners")) and are_numbers(value.get("scores"))


def are_sealed(value: Any) -> bool:
    return isinstance(value, list) and all(is_sealed(entry) for entry in value)


HEADER: dict[str, Check] = {"game": is_text, "rules": is_number, "catalogue": is_text, "variant": is_table}
HEADER |= {"seats": are_texts, "chance": lambda value: value in ("sampled", "explicit"), "commitment": is_text}
HEADER |= {"then": is_count}
STATE: dict[str, Check] = {"digest": is_text}
FORMS: dict[str, dict[str, Check]] = {
    "n": {"n": is_count, "seat": is_number, "code": is_number, "key": is_text, "then": is_count},
    "chance": {"chance": is_text, "of": are_numbers, "got": are_numbers},
    "event": {"event": is_text},
    "turn": {"turn": is_count, **STATE},
    "undo": {"undo": is_number},
    "version": {"version": is_text, "rules": is_number, "catalogue": is_text, "snapshot": is_table, **STATE},
    "end": {"end": is_result, "seed": is_text, **STATE},
}
MAY_HAVE: dict[str, dict[str, Check]] = {
    "event": {"seat": is_number, "rules": are_texts, "to": are_numbers},
    "turn": {"snapshot": is_table},
}


class Choice(NamedTuple):
    n: int
    seat: int
    code: int
    key: str


class Version(NamedTuple):
    """What a game was played by: the version of its rules, and the digest of its fact tables."""

    rules: int
    catalogue: str

    @staticmethod
    def of(game: Game) -> Version:
        return Version(game.version, game.catalogue())


class Entry:
    """One choice with all that followed from it; the first entry is the setup and has no choice."""

    def __init__(self, choice: Choice | None, line: int, missing: int) -> None:
        self.choice = choice
        self.line = line
        self.missing = missing
        self.chance: list[dict[str, Any]] = []
        self.events: list[dict[str, Any]] = []
        self.begins_turn = False
        self.digest: str | None = None
        self.snapshot: str | None = None
        self.end: dict[str, Any] | None = None

    def take(self, kind: str, data: dict[str, Any], line: str) -> None:
        """Take in a line that belongs to this entry."""
        self.missing -= 1
        if kind == "chance":
            self.chance.append({"chance": data["chance"], "of": data["of"], "got": data["got"]})
        elif kind == "event":
            self.events.append(data)
        elif kind == "turn":
            self.begins_turn = True
            self.digest = data["digest"]
            self.snapshot = line if "snapshot" in data else None
        else:
            self.digest = data["digest"]
            self.end = {"end": data["end"], "seed": data["seed"]}

    def script(self) -> dict[str, list[list[int]]]:
        """The chance of this entry, to be brought again."""
        script: dict[str, list[list[int]]] = {}
        for draw in self.chance:
            script.setdefault(draw["chance"], []).append(draw["got"])
        return script


def read_line(line: str, number: int) -> dict[str, Any]:
    """The table that a line says."""
    try:
        data = parse(line)
        # Half a surrogate pair is JSON, but no file and no terminal takes it.
        if "\\ud" in line.lower():
            json.dumps(data, ensure_ascii=False).encode()
    except ValueError as error:
        raise DamagedRecord(line=number, detail=Detail("it is not JSON")) from error
    if not isinstance(data, dict):
        raise DamagedRecord(line=number, detail=Detail("it is not a JSON object"))
    return data


def kind_of(data: dict[str, Any]) -> str:
    """What a line is about; nothing if nobody knows."""
    return next((name for name in data if name in FORMS), "")


def check_form(kind: str, data: dict[str, Any], number: int) -> None:
    """Every entry that the line needs is there and has its form."""
    for name, check in FORMS[kind].items():
        if name not in data:
            raise DamagedRecord(line=number, detail=Detail("the entry '{name}' is missing", name=name))
        _insist(check, data, name, number)
    for name, check in MAY_HAVE.get(kind, {}).items():
        if name in data:
            _insist(check, data, name, number)


def _insist(check: Check, data: dict[str, Any], name: str, number: int) -> None:
    if not check(data[name]):
        raise DamagedRecord(line=number, detail=Detail("the entry '{name}' has the wrong form", name=name))


def read_header(line: str) -> dict[str, Any]:
    """The first line, if it is the header of a record that this program can read."""
    try:
        header = read_line(line, 1)
    except DamagedRecord as error:
        raise NotARecord(detail=Detail("it does not begin like one")) from error
    if not is_text(header.get("mathom")) or "format" not in header:
        raise NotARecord(detail=Detail("it does not begin like one"))
    if header["format"] != FORMAT:
        raise OtherVersion(what=Detail("format"), theirs=str(header["format"]), ours=FORMAT)
    missing = [name for name in HEADER if name not in header]
    if missing:
        raise DamagedRecord(line=1, detail=Detail("the header lacks {names}", names=", ".join(missing)))
    for name, check in HEADER.items():
        _insist(check, header, name, 1)
    if "continues" in header:
        _insist(is_count, header, "continues", 1)
    if "brought" in header:
        _insist(are_sealed, header, "brought", 1)
    return header


def new_header(
    game: Game, variant: Variant, names: list[str], chance: Chance, then: int, brought: list[Sealed] | None = None
) -> dict[str, Any]:
    """The first line; `then` is how many lines the setup brings with it, `brought` what the seats bring."""
    return {
        "mathom": __version__,
        "format": FORMAT,
        "game": game.id,
        "rules": game.version,
        "catalogue": game.catalogue(),
        "variant": variant,
        "seats": names,
        "chance": "explicit" if chance.explicit else "sampled",
        "commitment": commitment(chance.seed),
        "then": then,
        **({} if brought is None else {"brought": brought}),
    }


def write_line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def lines_of(text: str) -> list[str]:
    """The lines of a record with their ends. Only a line feed ends one: a name may hold other separators."""
    return [line + "\n" for line in text.split("\n")[:-1]] + [line for line in text.split("\n")[-1:] if line]


def append_to(path: Path | str) -> Callable[[str], None]:
    """A writer that appends whole lines to a file and flushes each; a torn last line is cut off first."""
    path = Path(path)
    if path.exists():
        data = path.read_bytes()
        path.write_bytes(data[: data.rfind(b"\n") + 1])

    def write(lines: str) -> None:
        with path.open("ab") as file:
            whole = file.tell()
            try:
                file.write(lines.encode())
                file.flush()
            except OSError:
                file.truncate(whole)
                raise

    return write
