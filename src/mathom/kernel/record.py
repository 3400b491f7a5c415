"""A game as a file of lines, each one JSON: who chose what, what chance brought, what happened.

| line                                                  | says                                                        |
|-------------------------------------------------------|-------------------------------------------------------------|
| ``{"mathom": .., "format": .., "game": .., ..}``      | the header: game, variant, seats, versions, seed commitment |
| ``{"n": 7, "seat": 0, "code": 5, "key": .., "then":}``| the seventh choice, and how many lines it brings with it     |
| ``{"chance": "deck.0", "of": [..], "got": [..]}``     | an outcome of chance                                        |
| ``{"event": "laid", ..}``                             | something that happened                                     |
| ``{"turn": 3, "digest": .., "snapshot": {..}}``       | a new turn: what the state must be, and the state itself    |
| ``{"undo": 7}``                                       | the seventh choice and all after it are taken back          |
| ``{"end": {..}, "digest": .., "seed": ..}``           | the result, and the seed that was committed to              |

A record holds everything, hidden things too: until the game is over it belongs to the table, not to a player. A killed
process may leave a torn last line, or a choice without all of its lines: both are ignored, nobody had heard of them.
"""
# mypyc: skip

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

from mathom import __version__
from mathom.kernel.chance import Chance, commitment, sample
from mathom.kernel.errors import (
    BadChance,
    BadVariant,
    DamagedRecord,
    Detail,
    IllegalChoice,
    NotARecord,
    OtherVersion,
    RefusedChoice,
)
from mathom.kernel.game import Game, Variant, check, option_key
from mathom.kernel.game import game as find_game
from mathom.kernel.plain import canonical
from mathom.kernel.state import State

FORMAT = 1
HEADER = ("game", "rules", "catalogue", "variant", "seats", "chance", "commitment", "then")


class Choice(NamedTuple):
    n: int
    seat: int
    code: int
    key: str


class Entry:
    """One choice with all that followed from it; the first entry is the setup and has no choice."""

    def __init__(self, choice: Choice | None, line: int) -> None:
        self.choice = choice
        self.line = line
        self.missing = 0
        self.chance: list[dict[str, Any]] = []
        self.events: list[dict[str, Any]] = []
        self.digest: str | None = None
        self.snapshot: str | None = None
        self.end: dict[str, Any] | None = None

    def take(self, data: dict[str, Any], line: str, number: int) -> None:
        """Take in a line that belongs to this entry."""
        if not self.missing:
            raise DamagedRecord(line=number, detail=Detail("it belongs to no choice"))
        self.missing -= 1
        if "chance" in data:
            self.chance.append({"chance": data["chance"], "of": data["of"], "got": data["got"]})
        elif "event" in data:
            self.events.append(data)
        elif "turn" in data:
            self.digest = data["digest"]
            self.snapshot = line if "snapshot" in data else None
        elif "end" in data:
            self.digest = data["digest"]
            self.end = {"end": data["end"], "seed": data["seed"]}
        else:
            raise DamagedRecord(line=number, detail=Detail("nobody knows what this line says"))


class Recording:
    """A record, read or being written. `entries[n]` is the n-th choice that was not taken back."""

    def __init__(self, header: dict[str, Any], game: Game) -> None:
        self.header = header
        self.game = game
        self.entries = [Entry(None, 1)]
        self.entries[0].missing = header["then"]
        self.lines = 1
        self.torn = False

    @staticmethod
    def read(path: Path | str, salvage: bool = False) -> Recording:
        """Read a file. With `salvage`, everything before a damaged line is kept instead of raising."""
        try:
            text = Path(path).read_bytes().decode("utf-8")
        except UnicodeDecodeError as error:
            raise NotARecord(detail=Detail("it is not a text file")) from error
        return Recording.parse(lines_of(text), salvage)

    @staticmethod
    def parse(lines: Iterable[str], salvage: bool = False) -> Recording:
        whole = [line for line in lines if line.endswith("\n")]
        if not whole:
            raise NotARecord(detail=Detail("there is no complete line in it"))
        try:
            header = _parsed(whole[0], 1)
        except DamagedRecord as error:
            raise NotARecord(detail=Detail("it does not begin like one")) from error
        _check_header(header)
        recording = Recording(header, find_game(header["game"]))
        for number, line in enumerate(whole[1:], 2):
            try:
                recording.add(line, number)
            except DamagedRecord:
                if salvage:
                    break
                raise
        recording._drop_torn_choice()
        return recording

    def _drop_torn_choice(self) -> None:
        if self.entries[-1].missing:
            if len(self.entries) == 1:
                raise NotARecord(detail=Detail("it ends before the game begins"))
            self.entries.pop()
            self.torn = True

    def add(self, line: str, number: int | None = None) -> None:
        """Take in the next line. Only its form is checked here; `verify` checks the rest."""
        self.lines = number = number or self.lines + 1
        data = _parsed(line, number)
        entry = self.entries[-1]
        try:
            if "undo" in data:
                if not 0 < data["undo"] < len(self.entries):
                    raise DamagedRecord(line=number, detail=Detail("choice {n} cannot be taken back", n=data["undo"]))
                del self.entries[data["undo"] :]
            elif "n" in data:
                last = len(self.entries) - 1
                if entry.missing:
                    raise DamagedRecord(line=number, detail=Detail("lines of choice {n} are missing", n=last))
                choice = Choice(data["n"], data["seat"], data["code"], data["key"])
                if choice.n != last + 1:
                    detail = Detail("choice {n} follows choice {last}", n=choice.n, last=last)
                    raise DamagedRecord(line=number, detail=detail)
                self.entries.append(Entry(choice, number))
                self.entries[-1].missing = data["then"]
            else:
                entry.take(data, line, number)
        except KeyError as error:
            detail = Detail("the entry '{name}' is missing", name=error.args[0])
            raise DamagedRecord(line=number, detail=detail) from error
        except (TypeError, AttributeError) as error:
            raise DamagedRecord(line=number, detail=Detail("an entry has the wrong form")) from error

    # What it tells

    @property
    def names(self) -> list[str]:
        names: list[str] = self.header["seats"]
        return names

    @property
    def choices(self) -> list[Choice]:
        return [entry.choice for entry in self.entries if entry.choice is not None]

    @property
    def result(self) -> dict[str, Any] | None:
        end = self.entries[-1].end
        return None if end is None else end["end"]

    def events(self) -> list[dict[str, Any]]:
        return [event for entry in self.entries for event in entry.events]

    def turns(self) -> list[int]:
        """The number of choices made before every turn."""
        return [n for n, entry in enumerate(self.entries) if entry.digest is not None and entry.end is None]

    def state_at(self, n: int) -> State:
        """The state after `n` choices, from the nearest snapshot on. It can be played on."""
        if not 0 <= n < len(self.entries):
            detail = Detail("it has {last} choices, not {n}", last=len(self.entries) - 1, n=n)
            raise DamagedRecord(line=self.lines, detail=detail)
        start = n
        while start > 0 and self.entries[start].snapshot is None:
            start -= 1
        state = self._begin() if self.entries[start].snapshot is None else self._unpack(self.entries[start])
        state.quiet = True
        for entry in self.entries[start + 1 : n + 1]:
            self._replay(state, entry)
        state.take_news()
        state.quiet = False
        return state

    def _unpack(self, entry: Entry) -> State:
        """The state of a snapshot, if it is the one that the digest and the commitment speak of."""
        assert entry.snapshot is not None
        state = self.game.load(json.loads(entry.snapshot)["snapshot"])
        sampled = self.header["chance"] == "sampled"
        if state.digest() != entry.digest or (sampled and commitment(state.chance.seed) != self.header["commitment"]):
            raise DamagedRecord(line=entry.line, detail=Detail("the snapshot is not the state it should be"))
        return state

    def step(self, state: State, entry: Entry) -> None:
        """Carry out the next entry on a state from `state_at`, without a word."""
        state.quiet = True
        self._replay(state, entry)

    def verify(self) -> State:
        """Replay all of it and compare every key, outcome, event and digest; the state at the end.

        With the seed revealed, also check that it is the one committed to and that it gives the outcomes recorded.
        """
        state = self._begin()
        state.quiet = False
        self._compare(state, self.entries[0])
        for entry in self.entries[1:]:
            self._replay(state, entry)
            self._compare(state, entry)
        self._check_seed()
        return state

    def _begin(self) -> State:
        chance = Chance("", script=_script(self.entries[0]), explicit=self.header["chance"] == "explicit")
        chance.logging = True
        try:
            state = self.game.begin(self.header["variant"], len(self.names), chance)
        except (BadChance, BadVariant) as error:
            raise DamagedRecord(line=1, detail=error) from error
        self._check_chance(state, self.entries[0])
        return state

    def _replay(self, state: State, entry: Entry) -> None:
        """Carry out the entry's choice with the chance it had. The events stay with the state."""
        choice = entry.choice
        assert choice is not None
        state.chance.script = _script(entry)
        state.chance.logging = True
        try:
            check(state, choice.seat, choice.code, choice.n - 1)
            if option_key(self.game, state, choice.seat, choice.code) != choice.key:
                detail = Detail("option {code} is not '{key}'", code=choice.code, key=choice.key)
                raise DamagedRecord(line=entry.line, detail=detail)
            state.play(choice.seat, choice.code)
        except IllegalChoice as error:
            detail = Detail("'{key}': {why}", key=choice.key, why=error.params["why"])
            raise DamagedRecord(line=entry.line, detail=detail) from error
        except (RefusedChoice, BadChance) as error:
            raise DamagedRecord(line=entry.line, detail=error) from error
        self._check_chance(state, entry)

    def _check_chance(self, state: State, entry: Entry) -> None:
        if [draw.plain() for draw in state.chance.take_log()] != entry.chance:
            raise DamagedRecord(line=entry.line, detail=Detail("the chance that it needs is not the chance written"))
        state.chance.script = {}
        state.chance.logging = False

    def _compare(self, state: State, entry: Entry) -> None:
        happened = [event.plain() for event in state.take_news()]
        if canonical(happened) != canonical(entry.events):
            raise DamagedRecord(line=entry.line, detail=Detail("what happened differs from what is written"))
        if entry.digest is not None and entry.digest != state.digest():
            raise DamagedRecord(line=entry.line, detail=Detail("the digest differs from the replayed state's"))
        if entry.snapshot is not None:
            self._unpack(entry)
        result = None if state.result is None else state.result.plain()
        if entry.end is not None and entry.end["end"] != result:
            raise DamagedRecord(line=entry.line, detail=Detail("the result differs from the replayed one"))

    def _check_seed(self) -> None:
        end = self.entries[-1].end
        if end is None or self.header["chance"] == "explicit":
            return
        if commitment(end["seed"]) != self.header["commitment"]:
            raise DamagedRecord(line=self.lines, detail=Detail("the seed revealed is not the one committed to"))
        counters: dict[str, int] = {}
        for entry in self.entries:
            for draw in entry.chance:
                stream = draw["chance"]
                counter = counters.get(stream, 0)
                counters[stream] = counter + 1
                if min(draw["of"], default=1) < 1 or draw["got"] != sample(end["seed"], stream, counter, draw["of"]):
                    detail = Detail("the seed gives another outcome for '{stream}'", stream=stream)
                    raise DamagedRecord(line=entry.line, detail=detail)


def new_header(game: Game, variant: Variant, names: list[str], chance: Chance, then: int) -> dict[str, Any]:
    """The first line; `then` is how many lines the setup brings with it."""
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
    }


def _check_header(header: dict[str, Any]) -> None:
    """The record must be ours, and of this version of the format, the rules and the facts."""
    if "mathom" not in header or "format" not in header:
        raise NotARecord(detail=Detail("it does not begin like one"))
    if header["format"] != FORMAT:
        raise OtherVersion(what=Detail("format"), theirs=header["format"], ours=FORMAT)
    missing = [name for name in HEADER if name not in header]
    if missing:
        raise DamagedRecord(line=1, detail=Detail("the header lacks {names}", names=", ".join(missing)))
    ours = find_game(header["game"])
    if header["rules"] != ours.version:
        what = Detail("rules version of {game}", game=ours.id)
        raise OtherVersion(what=what, theirs=header["rules"], ours=ours.version)
    if header["catalogue"] != ours.catalogue():
        what = Detail("fact tables of {game}", game=ours.id)
        raise OtherVersion(what=what, theirs=header["catalogue"], ours=ours.catalogue())


def _parsed(line: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except ValueError as error:
        raise DamagedRecord(line=number, detail=Detail("it is not JSON")) from error
    if not isinstance(data, dict):
        raise DamagedRecord(line=number, detail=Detail("it is not a JSON object"))
    return data


def _script(entry: Entry) -> dict[str, list[list[int]]]:
    script: dict[str, list[list[int]]] = {}
    for draw in entry.chance:
        script.setdefault(draw["chance"], []).append(draw["got"])
    return script


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


def lines_of(text: str) -> list[str]:
    """The lines of a record with their ends. Only a line feed ends one: a name may hold other separators."""
    return [line + "\n" for line in text.split("\n")[:-1]] + [line for line in text.split("\n")[-1:] if line]
