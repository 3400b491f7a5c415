"""A running table: it owns a game and everything around it, and it can be built again from its lines.

Everything that changes a table is an *entry*: a line of the game's record, or an entry of the table itself, marked
``"table": true``. Entries are written before anybody hears of them, and `restore` is nothing but reading them again.
The table does no input or output and knows no time of day: callers bring `now`, and `write` takes the lines.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from secrets import token_urlsafe
from typing import Any, NamedTuple

from mathom.kernel import Detail, Event, Match, Perspective, game
from mathom.tables.clocks import Clock
from mathom.tables.errors import BadTable, NoSeat, WrongInvitation
from mathom.tables.feeds import Feed, Message, first_number
from mathom.tables.seats import DoneIds, Seat
from mathom.tables.spec import Person, TableSpec

Write = Callable[[str], None]
Entry = dict[str, Any]
Viewer = int | None

# Entries that only the table needs.
SILENT = ("created", "auto", "clock", "did", "started", "rematch")


def is_for(event: Entry, viewer: Viewer) -> bool:
    """Whether a viewer may know of an event of the game. The seats in `to` are those who may."""
    return "to" not in event or viewer in event["to"]


class BotTurn(NamedTuple):
    """A bot is to choose; `state` is for a worker, which must look at it through a Perspective only."""

    seat: int
    bot: str
    seq: int
    game: str
    state: dict[str, Any]


class Table:
    """See the module's text. Commands come through `mathom.tables.commands.do`."""

    def __init__(self, id: str, spec: TableSpec, invite: str, bots: list[str], now: float, write: Write) -> None:
        self.id = id
        self.spec = spec
        self.invite = invite
        self.game = game(spec.game)
        self.seats = [Seat(seat) for seat in spec.seats]
        self.clock = Clock(spec.clock, len(spec.seats), now)
        self.match: Match | None = None
        self.paused = False
        self.result: dict[str, Any] | None = None
        self.rematch: str | None = None
        # A rematch that was asked for and has no table yet; whoever makes that table has taken it.
        self.wants_rematch: TableSpec | None = None
        self._rematch_taken: TableSpec | None = None
        self.request: dict[str, Any] | None = None
        self.revealing: set[int] = set()
        self.done = DoneIds()
        self.watching = 0
        # When the last choice was made, if it was made here.
        self.moved: float | None = None
        self.log: list[Entry] = []
        self._fresh = 0
        self._settled: int | None = None
        # The how manieth owner has this table: its feeds have numbers of their own.
        self.epoch = 0
        self._feeds: dict[Viewer, Feed] = {}
        self._asleep: set[Viewer] = set()
        self._updates: dict[Viewer, list[Message]] = {}
        self.bots = bots
        self._write = write
        self._lines: list[str] = []

    # Making one

    @staticmethod
    def create(
        id: str,
        spec: TableSpec,
        bots: list[str],
        now: float,
        write: Write,
        seed: str | None = None,
        record: list[str] | None = None,
    ) -> Table:
        """A new table; it starts by itself when no seat is open. `record` are the lines of a game to go on with.

        `bots` are the names of the game's bots, the best stand-in for a person first.
        """
        table = Table(id, spec, token_urlsafe(9), bots, now, write)
        table.note("created", id=id, spec=spec.plain(), invite=table.invite, at=now)
        if record is not None:
            table._lines.extend(record)
            table.match = Match.resume(record, table._lines.append)
            table._take_events_of(table.match)
            table.settle(now)
        elif table.is_full():
            table.start(now, seed)
        table.flush()
        return table

    @staticmethod
    def restore(id: str, lines: list[str], bots: list[str], now: float, write: Write) -> Table:
        """The table that wrote these lines. Nobody is present yet, and open requests are forgotten."""
        created = json.loads(lines[0])
        if created.get("event") != "created":
            raise BadTable(detail=Detail("its first line is missing"))
        table = Table(id, TableSpec.load(created["spec"]), created["invite"], bots, now, write)
        record: list[str] = []
        for line in lines[1:]:
            entry = json.loads(line)
            if entry.get("table"):
                table._take_in(entry)
            else:
                record.append(line)
                if "event" in entry:
                    table.log.append(entry)
        if record:
            table.match = Match.resume(record, table._lines.append)
            table.revealing = set(range(1, table.match.seq + 1))
            table._settled = table.match.seq
            table._see_result()
        table.clock.running = []
        table.clock.at = now
        table.settle(now)
        table.flush()
        return table

    def start(self, now: float, seed: str | None = None) -> None:
        names = [str(seat.plain()["name"]) for seat in self.seats]
        self.note("started", at=now)
        self.match = Match.start(self.game, self.spec.variant, names, seed, self._lines.append)
        self._take_events_of(self.match)
        self.settle(now)

    def _take_events_of(self, match: Match) -> None:
        self.log.extend(match.recording.events())

    # What it says of itself

    @property
    def status(self) -> str:
        if self.result is not None:
            return "finished"
        if self.match is None:
            return "open"
        return "paused" if self.paused else "running"

    @property
    def finished(self) -> bool:
        return self.result is not None

    def is_full(self) -> bool:
        return not any(seat.is_open() for seat in self.seats)

    def seat_of(self, person: Person) -> int | None:
        for number, seat in enumerate(self.seats):
            if seat.person is not None and seat.person.id == person.id:
                return number
        return None

    viewer = seat_of

    def asked(self) -> list[int]:
        """The seats that must choose now; nobody while the table rests."""
        if self.match is None or self.match.state.ask is None or self.status != "running":
            return []
        return self.match.state.ask.waiting()

    def info(self, viewer: Viewer) -> dict[str, Any]:
        """The table as the lists show it; the invitation only for those who sit here."""
        info = {
            "id": self.id,
            "game": self.spec.game,
            "variant": self.spec.variant,
            "status": self.status,
            "undo": self.spec.undo,
            "public": self.spec.public,
            "seats": [seat.plain() for seat in self.seats],
            "clock": self.clock.plain(),
            "request": self.request,
            "result": self.result,
            "rematch": self.rematch,
            "spectators": self.watching,
            "turn": 0 if self.match is None else self.match.state.turn,
        }
        if viewer is not None:
            info["invite"] = self.invite
        return info

    def row(self, viewer: Viewer) -> dict[str, Any]:
        """The same with what tells one table of a list from another: who is to move, and where the game is."""
        view = {} if self.match is None else self.game.view(self.match.state, None)
        location = view.get("location")
        place = location.get("id") if isinstance(location, dict) else None
        return {**self.info(viewer), "asked": self.asked(), "place": place, "you": viewer, "moved": self.moved}

    def document(self, viewer: Viewer) -> dict[str, Any]:
        match = self.match
        view = None if match is None else self.game.view(match.state, viewer)
        if view is not None and self.status != "running":
            view["asked"] = []
        # Who has handed the seat to a bot is not asked, nor is anybody while the table rests.
        decides = viewer is not None and viewer in self.asked() and self.seats[viewer].is_human()
        if view is not None and not decides:
            view.pop("ask", None)
        seq = match.seq if match is not None and decides else None
        return {"table": self.info(viewer), "you": viewer, "seq": seq, "view": view}

    def visible(self, entry: Entry, viewer: Viewer) -> bool:
        """Whether the viewer may read this entry of the log."""
        if entry.get("table"):
            return entry["event"] not in SILENT
        return is_for(entry, viewer)

    # Feeds

    def feed(self, viewer: Viewer) -> Feed:
        """The viewer's feed, up to date."""
        feed = self._feeds.get(viewer)
        if feed is None:
            feed = Feed(first_number(self.epoch, viewer), self.document(viewer), self._fresh)
            self._feeds[viewer] = feed
        elif viewer in self._asleep:
            self._asleep.discard(viewer)
            self._tell(viewer, feed)
        return feed

    def welcome(self, viewer: Viewer) -> Message:
        """The whole document and log, for somebody who knows nothing yet."""
        feed = self.feed(viewer)
        return feed.welcome([entry for entry in self.log[: feed.heard] if self.visible(entry, viewer)])

    def take_updates(self) -> dict[Viewer, list[Message]]:
        """The new messages of every feed since the last call."""
        updates = self._updates
        self._updates = {}
        return updates

    def flush(self) -> None:
        """Write down what has happened, then let the feeds hear of it."""
        if self._lines:
            lines = "".join(self._lines)
            self._lines.clear()
            self._write(lines)
        self._fresh = len(self.log)
        for viewer, feed in self._feeds.items():
            if viewer not in self._asleep:
                self._tell(viewer, feed)

    def _tell(self, viewer: Viewer, feed: Feed) -> None:
        events = [entry for entry in self.log[feed.heard : self._fresh] if self.visible(entry, viewer)]
        message = feed.update(self.document(viewer), events, self._fresh)
        if message is not None:
            self._updates.setdefault(viewer, []).append(message)

    # Entries

    def note(self, event: str, **details: Any) -> None:
        """Something happened at the table: it takes effect, and it will be written."""
        entry = {"table": True, "event": event, **details}
        self._lines.append(json.dumps(entry, ensure_ascii=False, separators=(",", ":")) + "\n")
        self._take_in(entry)

    def _take_in(self, entry: Entry) -> None:
        if entry["event"] not in SILENT:
            self.log.append(entry)
        take = getattr(self, f"_on_{entry['event']}", None)
        if take is not None:
            take(entry)

    def _on_sat(self, entry: Entry) -> None:
        self.seats[entry["seat"]].person = Person(entry["person"], entry["name"])

    def _on_left(self, entry: Entry) -> None:
        self.seats[entry["seat"]].person = None

    def _on_bot(self, entry: Entry) -> None:
        self.seats[entry["seat"]].bot = entry["bot"]

    def _on_timeout(self, entry: Entry) -> None:
        self._on_bot(entry)
        self.seats[entry["seat"]].late = True

    def _on_back(self, entry: Entry) -> None:
        self.seats[entry["seat"]].bot = None
        self.seats[entry["seat"]].late = False
        self.clock.refill(entry["seat"])

    def _on_auto(self, entry: Entry) -> None:
        self.seats[entry["seat"]].auto = entry["on"]

    def _on_resigned(self, entry: Entry) -> None:
        seat = self.seats[entry["seat"]]
        seat.resigned = True
        seat.bot = entry["bot"]
        staying = [number for number, other in enumerate(self.seats) if not other.resigned]
        if len(staying) == 1:
            self.result = {"winners": staying, "scores": [], "how": "resigned"}

    def _on_draw(self, entry: Entry) -> None:
        self.result = {"winners": list(range(len(self.seats))), "scores": [], "how": "draw"}

    def _on_paused(self, entry: Entry) -> None:
        self.paused = True

    def _on_resumed(self, entry: Entry) -> None:
        self.paused = False

    def _on_clock(self, entry: Entry) -> None:
        self.clock.left = list(entry["left"])

    def _on_did(self, entry: Entry) -> None:
        self.done.add(entry["person"], entry["id"])

    def _on_rematch(self, entry: Entry) -> None:
        self.rematch = entry["id"]

    # People

    def join(self, person: Person, invite: str | None, seat: int | None, now: float) -> int:
        """Give `person` a free seat; the one it has, if it has one."""
        mine = self.seat_of(person)
        if mine is not None:
            return mine
        if not self.spec.public and invite != self.invite:
            raise WrongInvitation()
        free = [number for number, other in enumerate(self.seats) if other.is_open()]
        if not free or (seat is not None and seat not in free):
            raise NoSeat()
        number = free[0] if seat is None else seat
        self.note("sat", seat=number, person=person.id, name=person.name)
        if self.is_full():
            self.start(now)
        self.flush()
        return number

    def here(self, person: Person, connected: bool) -> None:
        """Somebody came to the table, or went away. Not written: a new process asks who is there.

        A feed that nobody listens to sleeps: when somebody comes back, all that was missed is one message.
        """
        seat = self.seat_of(person)
        if seat is None:
            self.watching += 1 if connected else -1
        else:
            self.seats[seat].here = connected
        if connected or (seat is None and self.watching > 0):
            self._asleep.discard(seat)
        else:
            self._asleep.add(seat)
        self.flush()

    def take_rematch(self) -> TableSpec | None:
        """The rematch for which a table must be made; told once, even if several ask for it at the same time."""
        if self.wants_rematch is None or self.wants_rematch is self._rematch_taken:
            return None
        self._rematch_taken = self.wants_rematch
        return self.wants_rematch

    def rematched(self, id: str) -> None:
        """The rematch that was wanted has its table."""
        self.wants_rematch = None
        self.note("rematch", id=id)
        self.flush()

    # Playing

    def choose(self, seat: int, code: int, seq: int | None) -> list[Event]:
        """One choice, with a note of whether it revealed anything."""
        assert self.match is not None
        match = self.match
        known = match.state.zones.known[:]
        events = match.choose(seat, code, seq)
        learnt = any(new & ~old for new, old in zip(match.state.zones.known, known, strict=True))
        if learnt or match.recording.entries[-1].chance:
            self.revealing.add(match.seq)
        self.log.extend(match.recording.entries[-1].events)
        return events

    def settle(self, now: float) -> None:
        """After every change: answer forced questions for those who want that, see to the end and to the clock."""
        while (forced := self._forced()) is not None:
            self.choose(*forced)
        if self.match is not None and self.match.seq != self._settled:
            self.moved, self._settled = now, self.match.seq
        self._see_result()
        if self.request is not None and self.match is not None and self.match.seq != self.request["seq"]:
            self.request = None
        human = [seat for seat in self.asked() if self.seats[seat].is_human()]
        before = self.clock.left[:]
        self.clock.now_runs(human, now)
        if self.clock.left != before:
            self.note("clock", left=self.clock.left, at=now)

    def _forced(self) -> tuple[int, int, int] | None:
        for seat in self.asked():
            match = self.match
            assert match is not None
            assert match.state.ask is not None
            options = match.state.ask.options_of(seat)
            if len(options) == 1 and self.seats[seat].is_human() and self.seats[seat].auto:
                return seat, options[0], match.seq
        return None

    def _see_result(self) -> None:
        """The game's own end. Who has resigned cannot win any more."""
        if self.match is None or self.match.state.result is None or self.result is not None:
            return
        result = self.match.state.result.plain()
        staying = [seat for seat, held in enumerate(self.seats) if not held.resigned]
        winners = [seat for seat in result["winners"] if seat in staying]
        if not winners:
            best = max(result["scores"][seat] for seat in staying)
            winners = [seat for seat in staying if result["scores"][seat] == best]
        self.result = {**result, "winners": winners}

    def tick(self, now: float) -> None:
        """Look at the clock: whose time is up is replaced by a bot."""
        late = self.clock.out_of_time(now) if self.status == "running" else []
        for seat in late:
            self.note("timeout", seat=seat, bot=self.stand_in())
        if late:
            self.settle(now)
            self.flush()

    def stand_in(self) -> str:
        """The bot that takes over where a person is missing."""
        return self.bots[0]

    def bot_to_move(self) -> BotTurn | None:
        for seat in self.asked():
            bot = self.seats[seat].bot
            if bot is not None and self.match is not None:
                return BotTurn(seat, bot, self.match.seq, self.spec.game, self.match.state.dump())
        return None

    def awaits_the_late(self) -> bool:
        """Whether only bots are left to play while somebody whose time ran out may come back: there is no hurry."""
        late = any(seat.late and seat.bot is not None and not seat.resigned for seat in self.seats)
        return late and not any(seat.is_human() for seat in self.seats)

    def bot_moves(self, seat: int, code: int, seq: int, now: float) -> None:
        """What a bot has chosen. It is ignored if the game has gone on, or the seat has its player back."""
        in_charge = seat in self.asked() and self.seats[seat].bot is not None
        if in_charge and self.match is not None and self.match.seq == seq:
            self.choose(seat, code, seq)
            self.settle(now)
            self.flush()


def bot_choice(turn: BotTurn, choose: Callable[[Perspective], int]) -> int:
    """For a worker: the choice of a bot that sees its own perspective only."""
    ours = game(turn.game)
    return choose(Perspective(ours, ours.load(turn.state), turn.seat))
