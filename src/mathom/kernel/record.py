"""A game as a file of lines (see `mathom.kernel.lines`): who chose what, what chance brought, what happened.

A record holds everything, hidden things too: until the game is over it belongs to the table, not to a player. A killed
process may leave a torn last line, or a choice without all of its lines: both are ignored, nobody had heard of them.
"""
# mypyc: skip

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from mathom.kernel.chance import Chance, commitment, sample
from mathom.kernel.errors import (
    BadBrought,
    BadChance,
    BadState,
    BadVariant,
    DamagedRecord,
    Detail,
    IllegalChoice,
    NotARecord,
    OtherRules,
    RefusedChoice,
)
from mathom.kernel.game import Game, check, option_key
from mathom.kernel.library import game as find_game
from mathom.kernel.lines import Choice, Entry, Version, check_form, kind_of, lines_of, read_header, read_line
from mathom.kernel.older import Moment, nearest, walk
from mathom.kernel.plain import canonical, parse
from mathom.kernel.state import State, digest_of


class Recording:
    """A record, read or being written. `entries[n]` is the n-th choice that was not taken back.

    `version` is what the last choices were played by; all up to `floor` were played by another one.
    """

    def __init__(self, header: dict[str, Any], game: Game, ours: Version | None = None) -> None:
        """`ours` is the version of this program, if it may differ from the record's."""
        self.header = header
        self.game = game
        self.begun_by = Version(header["rules"], header["catalogue"])
        self.ours = ours or self.begun_by
        self.entries = [Entry(None, 1, header["then"])]
        self.choices: list[Choice] = []
        self.lines = 1
        self.torn = False
        self._changes: list[tuple[int, Version]] = []

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
        header = read_header(whole[0])
        game = find_game(header["game"])
        recording = Recording(header, game, Version.of(game))
        if len(recording.names) not in game.variants().seats:
            raise DamagedRecord(line=1, detail=Detail("the entry '{name}' has the wrong form", name="seats"))
        if len(header.get("brought", recording.names)) != len(recording.names):
            raise DamagedRecord(line=1, detail=Detail("the entry '{name}' has the wrong form", name="brought"))
        for line in whole[1:]:
            try:
                recording.add(line)
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
            self._take_back(len(self.entries) - 1)
            self.torn = True

    def add(self, line: str) -> None:
        """Take in the next line of a file. Only its form is checked here; `verify` checks the rest."""
        number = self.lines + 1
        self.lines = number
        data = read_line(line, number)
        kind = kind_of(data)
        mine = kind in ("n", "undo", "version")
        if not mine and not self.entries[-1].missing:
            raise DamagedRecord(line=number, detail=Detail("it belongs to no choice"))
        if not kind:
            raise DamagedRecord(line=number, detail=Detail("nobody knows what this line says"))
        check_form(kind, data, number)
        if kind == "undo" and not 0 < data["undo"] < len(self.entries):
            raise DamagedRecord(line=number, detail=Detail("choice {n} cannot be taken back", n=data["undo"]))
        last = len(self.entries) - 1
        if kind in ("n", "version") and self.entries[-1].missing:
            raise DamagedRecord(line=number, detail=Detail("lines of choice {n} are missing", n=last))
        if kind == "n" and data["n"] != last + 1:
            detail = Detail("choice {n} follows choice {last}", n=data["n"], last=last)
            raise DamagedRecord(line=number, detail=detail)
        self._take(kind, data, line, number)

    def keep(self, data: dict[str, Any], line: str) -> None:
        """Take in a line that this program has just written."""
        self.lines += 1
        self._take(kind_of(data), data, line, self.lines)

    def _take(self, kind: str, data: dict[str, Any], line: str, number: int) -> None:
        if kind == "undo":
            self._take_back(data["undo"])
        elif kind == "n":
            choice = Choice(data["n"], data["seat"], data["code"], data["key"])
            self.entries.append(Entry(choice, number, data["then"]))
            self.choices.append(choice)
        elif kind == "version":
            entry = self.entries[-1]
            entry.digest, entry.snapshot = data["digest"], line
            self._changes.append((len(self.entries) - 1, Version(data["rules"], data["catalogue"])))
        else:
            self.entries[-1].take(kind, data, line)

    def _take_back(self, n: int) -> None:
        del self.entries[n:]
        del self.choices[n - 1 :]
        while self._changes and self._changes[-1][0] >= n:
            self._changes.pop()

    # What it tells

    @property
    def names(self) -> list[str]:
        names: list[str] = self.header["seats"]
        return names

    @property
    def version(self) -> Version:
        return self._changes[-1][1] if self._changes else self.begun_by

    @property
    def was_adopted(self) -> bool:
        """Whether it goes on from a snapshot of ours: perhaps before the first choice, and not from our setup."""
        return bool(self._changes)

    @property
    def floor(self) -> int:
        return self._changes[-1][0] if self._changes else 0

    @property
    def result(self) -> dict[str, Any] | None:
        end = self.entries[-1].end
        return None if end is None else end["end"]

    def events(self) -> list[dict[str, Any]]:
        return [event for entry in self.entries for event in entry.events]

    def turns(self) -> list[int]:
        """The number of choices made before every turn."""
        return [n for n, entry in enumerate(self.entries) if entry.begins_turn]

    def plays_by_ours(self, n: int) -> bool:
        """Whether the rules and facts of this program are those by which the n-th moment came about."""
        return n >= self.floor and self.version == self.ours

    def other_rules(self, n: int) -> OtherRules:
        """Why the n-th moment cannot be shown as it was."""
        theirs = next((version for at, version in reversed(self._changes) if at <= n), self.begun_by)
        if theirs.rules != self.ours.rules:
            what, numbers = Detail("rules version of {game}", game=self.game.id), (theirs.rules, self.ours.rules)
            return OtherRules(what=what, theirs=numbers[0], ours=numbers[1], n=n)
        what = Detail("fact tables of {game}", game=self.game.id)
        return OtherRules(what=what, theirs=theirs.catalogue, ours=self.ours.catalogue, n=n)

    def state_at(self, n: int) -> State:
        """The state after `n` choices, from the nearest snapshot on. It can be played on.

        `OtherRules` if it came about by other rules or facts, and those of this program do not lead there.
        """
        state, reached = self.nearest(n)
        if reached < n:
            raise self.other_rules(n)
        return state

    def nearest(self, n: int) -> tuple[State, int]:
        """The state after `n` choices, or the last one before that which this program can show; and which it is."""
        if not 0 <= n < len(self.entries):
            detail = Detail("it has {last} choices, not {n}", last=len(self.entries) - 1, n=n)
            raise DamagedRecord(line=self.lines, detail=detail)
        if not self.plays_by_ours(n):
            return nearest(self, n)
        start = n
        while start > self.floor and self.entries[start].snapshot is None:
            start -= 1
        state = self.begin() if self.entries[start].snapshot is None else self.unpack(self.entries[start])
        state.quiet = True
        for entry in self.entries[start + 1 : n + 1]:
            self.replay(state, entry)
        state.take_news()
        state.quiet = False
        return state, n

    def walk(self, aloud: bool = False) -> Iterator[Moment]:
        """Every moment in order, with what it told if `aloud`; a state is good until the next one is asked for."""
        return walk(self, aloud)

    def unpack(self, entry: Entry, strict: bool = True) -> State:
        """The state of a snapshot, if it is the one that the digest and the commitment speak of; without `strict` one
        that another version may have written."""
        assert entry.snapshot is not None
        plain = parse(entry.snapshot)["snapshot"]
        try:
            fits = digest_of(plain) == entry.digest and plain["seats"] == len(self.names)
            seed = plain["chance"]["seed"]
            if not fits or (self.header["chance"] == "sampled" and commitment(seed) != self.header["commitment"]):
                raise DamagedRecord(line=entry.line, detail=Detail("the snapshot is not the state it should be"))
            return self.game.load(plain, strict)
        except (BadState, TypeError, LookupError, AttributeError) as error:
            detail = error if isinstance(error, BadState) else Detail("the snapshot is not the state it should be")
            raise DamagedRecord(line=entry.line, detail=detail) from error

    def begin(self, seed: str = "") -> State:
        """The setup with the chance that it had."""
        chance = Chance(seed, script=self.entries[0].script(), explicit=self.header["chance"] == "explicit")
        chance.logging = True
        try:
            sealed = self.header.get("brought")
            brought = None if sealed is None else [one["value"] for one in sealed]
            state = self.game.begin(self.header["variant"], len(self.names), chance, brought)
        except (BadBrought, BadChance, BadVariant) as error:
            raise DamagedRecord(line=1, detail=error) from error
        self._check_chance(state, self.entries[0])
        return state

    def replay(self, state: State, entry: Entry) -> None:
        """Carry out the entry's choice with the chance it had. The events stay with the state."""
        choice = entry.choice
        assert choice is not None
        state.chance.script = entry.script()
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

    # Whether it is true

    def verify(self) -> State:
        """Replay all of it and compare every key, outcome, event and digest; the state at the end.

        With the seed revealed, also check that it is the one committed to and that it gives the outcomes recorded.
        `OtherRules` where choices were made by other rules or facts, and those of this program lead elsewhere.
        """
        for moment in self.walk(aloud=True):
            if not moment.exact:
                self._check_seed()
                raise self.other_rules(moment.n)
            adopted = self.was_adopted and moment.n == self.floor
            if self.plays_by_ours(moment.n) and not adopted:
                self._compare(moment.state, self.entries[moment.n])
        self._check_seed()
        return moment.state

    def _compare(self, state: State, entry: Entry) -> None:
        happened = [event.plain() for event in state.take_news()]
        if canonical(happened) != canonical(entry.events):
            raise DamagedRecord(line=entry.line, detail=Detail("what happened differs from what is written"))
        if entry.digest is not None and entry.digest != state.digest():
            raise DamagedRecord(line=entry.line, detail=Detail("the digest differs from the replayed state's"))
        if entry.snapshot is not None:
            self.unpack(entry)
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
        for n, entry in enumerate(self.entries):
            for draw in entry.chance:
                stream = draw["chance"]
                counter = counters.get(stream, 0)
                counters[stream] = counter + 1
                if n <= self.header.get("continues", -1):
                    # From the game that this one goes on with, and so from its seed.
                    continue
                if min(draw["of"], default=1) < 1 or draw["got"] != sample(end["seed"], stream, counter, draw["of"]):
                    detail = Detail("the seed gives another outcome for '{stream}'", stream=stream)
                    raise DamagedRecord(line=entry.line, detail=detail)
