"""A running table: it owns a game and everything around it, and it can be built again from its lines.

Everything that changes a table is an *entry*: a line of the game's record, or an entry of the table itself, marked
``"table": true``. Entries are written before anybody hears of them, and `restore` is nothing but reading them again.
The table does no input or output and knows no time of day: callers bring `now`, which only its clock is interested in,
and `write` takes the lines.

Long because all that a table is, and all that anybody may be told of it, is said once and here.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from secrets import token_urlsafe
from typing import Any

from mathom.kernel import Detail, Event, Match, State, game, knowledge, opens, taught
from mathom.tables.bot_turns import BotTurn
from mathom.tables.clocks import Clock
from mathom.tables.entries import TAKES
from mathom.tables.errors import BadTable, NoSeat, WrongInvitation
from mathom.tables.feeds import Feed, Message, first_number
from mathom.tables.parts import all_but, decision_of, goes_on, goes_on_without, last_parts
from mathom.tables.passing import forced_choice, gives_away, passes, stops_here, told_of
from mathom.tables.screens import Screens
from mathom.tables.seats import DoneIds, Seat, among_the_staying
from mathom.tables.spec import Person, TableSpec
from mathom.tables.telling import SILENT, Entry, Viewer, lasting, may_read, newest, strike_out, told
from mathom.tables.views import Views

Write = Callable[[str], None]

# Seconds for which somebody who has gone away is waited for, and within which who has taken a seat must come.
EXPECTED = 60.0
COMES_WITHIN = 600.0
PAGE = 200


class Table:
    """See the module's text. Commands come through `mathom.tables.commands.do`."""

    def __init__(self, id: str, spec: TableSpec, invite: str, bots: list[str], now: float, write: Write) -> None:
        self.id = id
        self.spec = spec
        self.invite = invite
        self.game = game(spec.game)
        self.seats = [Seat(seat, now) for seat in spec.seats]
        self.clock = Clock(spec.clock, len(spec.seats), now)
        self.match: Match | None = None
        self.paused = False
        self.result: dict[str, Any] | None = None
        self.rematch: str | None = None
        # A rematch that was asked for and has no table yet; whoever makes that table has taken it.
        self.wants_rematch: TableSpec | None = None
        self._rematch_taken: TableSpec | None = None
        self.request: dict[str, Any] | None = None
        self.requests = 0
        # What a seat asked for in vain, and its last choice at that time.
        self.declined: dict[tuple[str, int], int] = {}
        # People whose seat here was freed for somebody else.
        self.barred: set[str] = set()
        # How long somebody who has gone away is expected back before a bot may play for them.
        self.expects_for = EXPECTED
        self.revealing: set[int] = set()
        # The choices after which the same seat goes on choosing, and of which nobody else has seen anything.
        self.parts: set[int] = set()
        self.screens = Screens()
        self.done = DoneIds()
        self.watching = 0
        # When the last choice was made, in seconds since 1970, if it was made here; whoever keeps the table says it.
        self.moved: float | None = None
        self.log: list[Entry] = []
        self._fresh = 0
        # The how manieth owner has this table: its feeds have numbers of their own.
        self.epoch = 0
        self._feeds: dict[Viewer, Feed] = {}
        self._asleep: set[Viewer] = set()
        self._views: Views | None = None
        self._updates: dict[Viewer, list[Message]] = {}
        self.bots = bots
        # Cards that do not work as printed yet, with the clauses that are missing: a warning for who sits down.
        self.incomplete = self.game.incomplete(spec.variant)
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
            table.log.extend(table.match.recording.events())
            table._say_adopted()
            table.catch_up(now)
        elif table.is_ready():
            table.start(now, seed)
        table.flush()
        return table

    @staticmethod
    def restore(id: str, lines: list[str], bots: list[str], now: float, write: Write) -> Table:
        """The table that wrote these lines. Nobody is present yet."""
        created = json.loads(lines[0])
        if created.get("event") != "created":
            raise BadTable(detail=Detail("its first line is missing"))
        table = Table(id, TableSpec.load(created["spec"]), created["invite"], bots, now, write)
        record: list[str] = []
        # Where in the log the events of each choice begin.
        begun: dict[int, int] = {}
        for line in lines[1:]:
            entry = json.loads(line)
            if entry.get("table"):
                table._take_in(entry)
            else:
                record.append(line)
                if "event" in entry:
                    table.log.append(entry)
                elif "n" in entry:
                    begun[entry["n"]] = len(table.log)
                elif "undo" in entry:
                    strike_out(table.log, begun.get(entry["undo"], len(table.log)))
        if record:
            table.match = Match.resume(record, table._lines.append)
            # Choices that these rules do not lead to are taken back.
            table.take_out(len(lasting(table.log)) - len(table.match.recording.events()))
            table._say_adopted()
            table.parts = last_parts(table)
            table.revealing = {n for n in range(1, table.match.seq + 1) if not table._was_unseen(n)}
            table._see_result()
        for seat in table.seats:
            seat.away_since = now
        # Time that was not written down before the last process ended is nobody's.
        table.clock.at = min(table.clock.at, now)
        table.catch_up(now)
        table.flush()
        return table

    def _was_unseen(self, n: int) -> bool:
        """Whether choice `n` of a game that was read again is a pick from which nobody has learnt anything."""
        match = self.match
        if n not in self.parts or match is None or match.state.ask is None:
            return False
        return not match.reveals(match.state.ask.seats[0], n)

    def start(self, now: float, seed: str | None = None) -> None:
        names = [str(seat.plain()["name"]) for seat in self.seats]
        self.note("started", at=now)
        brought = [seat.brought for seat in self.seats]
        self.match = Match.start(self.game, self.spec.variant, names, seed, self._lines.append, brought=brought)
        self.log.extend(self.match.recording.events())
        self.screens.begin([seat.holder() for seat in self.seats])
        self.catch_up(now)

    def _say_adopted(self) -> None:
        """Tell everybody if the game was played by other rules or facts until now."""
        if self.match is not None and self.match.adopted is not None:
            self.note("other-rules", n=self.match.adopted.n, lost=self.match.adopted.lost)

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

    def is_ready(self) -> bool:
        """Whether the game can begin: nobody is missing, and every person has brought what the game asks for. Never at
        a table that was cancelled: what is over is shown to everybody, with all that was brought."""
        if self.finished or not self.is_full():
            return False
        return not self.game.brings(self.spec.variant) or not any(
            seat.is_human() and seat.brought is None for seat in self.seats
        )

    def seats_of(self, person: Person) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.person is not None and seat.person.id == person.id]

    def seat_of(self, person: Person) -> int | None:
        """The seat from which the person looks and chooses; none while all of several are covered (see `screens`)."""
        mine = self.seats_of(person)
        several = len(mine) > 1 and self.match is not None
        return self.screens.seat(person.id) if several else mine[0] if mine else None

    def other_persons(self, seat: int | None) -> list[int]:
        """The seats of all other people, also of those for whom a bot plays: the ones who can be cheated."""
        me = None if seat is None else self.seats[seat].holder()
        return [number for number, other in enumerate(self.seats) if other.is_a_persons() and other.holder() != me]

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
            "request": self.request and {name: value for name, value in self.request.items() if name != "seq"},
            "result": self.result,
            "rematch": self.rematch,
            "spectators": self.watching,
            "turn": 0 if self.match is None else self.match.state.turn,
            "incomplete": self.lacking(viewer) if self.match is None else {},
            "brings": self.game.brings(self.spec.variant),
            "host": self.seat_of(Person(self.spec.maker, "")) if self.match is None else None,
        }
        if viewer is not None:
            info["invite"] = self.invite
        return info

    def lacking(self, viewer: Viewer) -> dict[str, list[str]]:
        """The cards that do not work as printed yet: of the game, and of what the viewer brings, which nobody else
        may know."""
        brought = None if viewer is None else self.seats[viewer].brought
        return self.incomplete if brought is None else {**self.incomplete, **self.game.lacking(brought["value"])}

    def row(self, viewer: Viewer) -> dict[str, Any]:
        """The same with what tells one table of a list from another: who is to move, and where the game is."""
        view = {} if self.match is None else self.game.view(self.match.state, None)
        location = view.get("location")
        place = location.get("id") if isinstance(location, dict) else None
        return {**self.info(viewer), "asked": self.asked(), "place": place, "you": viewer, "moved": self.moved}

    def document(self, viewer: Viewer) -> dict[str, Any]:
        """All that the viewer is shown of the table; the parts of the view are JSON already (see `Packed`)."""
        match = self.match
        view = None if match is None else self.views(match).of(viewer)
        if view is not None and self.status != "running":
            view["asked"] = b"[]"
        # Who has handed the seat to a bot is not asked, nor is anybody while the table rests.
        decides = viewer is not None and viewer in self.asked() and self.seats[viewer].is_human()
        if view is not None and not decides:
            view.pop("ask", None)
        seq = match.seq if match is not None and decides else None
        return {"table": self.info(viewer), "you": viewer, "seq": seq, "view": view, **told_of(self, viewer, decides)}

    def views(self, match: Match) -> Views:
        """What everybody sees now."""
        if self._views is None or not self._views.are_of(match.state):
            self._views = Views(self.game, match.state)
        return self._views

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

    def position(self, viewer: Viewer) -> int | None:
        """The number of the last message that the viewer was told; None while nobody listens."""
        feed = self._feeds.get(viewer)
        return None if feed is None or viewer in self._asleep else feed.n

    def welcome(self, viewer: Viewer, now: float, mine: list[int] | None = None) -> Message:
        """The whole document and log, for somebody who knows nothing yet; `mine` are all seats of theirs."""
        feed = self.feed(viewer)
        readable = [entry for entry in self.log[: feed.heard] if may_read(entry, viewer)]
        shown = newest(readable)
        return feed.welcome([told(entry) for entry in shown], len(readable) - len(shown), now, mine or [])

    def page(self, viewer: Viewer, before: int) -> dict[str, Any]:
        """Up to `PAGE` entries of all that the viewer may read, those before the entry with the number `before`."""
        readable = [entry for entry in self.log if may_read(entry, viewer)]
        end = max(0, min(before, len(readable)))
        first = max(0, end - PAGE)
        return {"first": first, "count": len(readable), "log": [told(entry) for entry in readable[first:end]]}

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
        events = [told(entry) for entry in self.log[feed.heard : self._fresh] if may_read(entry, viewer)]
        message = feed.update(self.document(viewer), events, self._fresh)
        if message is not None:
            self._updates.setdefault(viewer, []).append(message)

    def take_out(self, count: int) -> None:
        """The last `count` events of the game were taken back: who reads of them reads that too."""
        struck = strike_out(self.log, lasting(self.log)[-count]) if count else []
        for viewer, feed in self._feeds.items():
            feed.undone += sum(i < feed.heard and may_read(self.log[i], viewer) for i in struck)

    # Entries

    def note(self, event: str, **details: Any) -> None:
        """Something happened at the table: it takes effect, and it will be written."""
        entry = {"table": True, "event": event, **details}
        self._lines.append(json.dumps(entry, ensure_ascii=False, separators=(",", ":")) + "\n")
        self._take_in(entry)

    def _take_in(self, entry: Entry) -> None:
        if entry["event"] not in SILENT:
            self.log.append(entry)
        take = TAKES.get(entry["event"])
        if take is not None:
            take(self, entry)

    # People

    def join(self, person: Person, invite: str | None, seat: int | None, now: float) -> int:
        """Give `person` a free seat; the one it has, if it has one."""
        mine = self.seats_of(person)
        if mine:
            return mine[0]
        if not self.spec.public and invite != self.invite:
            raise WrongInvitation()
        self.free_unused(now)
        free = [number for number, other in enumerate(self.seats) if other.is_open()]
        if self.finished or person.id in self.barred or not free or (seat is not None and seat not in free):
            raise NoSeat()
        number = free[0] if seat is None else seat
        self.note("sat", seat=number, person=person.id, name=person.name, at=now)
        if self.is_ready():
            self.start(now)
        self.flush()
        return number

    def unused(self, now: float) -> list[int]:
        """The seats before the game that somebody has taken, and has never come to."""
        if self.match is not None or self.finished:
            return []
        taken = [number for number, seat in enumerate(self.seats) if seat.is_a_persons() and not seat.came]
        return [number for number in taken if now - self.seats[number].sat_at > COMES_WITHIN]

    def free_unused(self, now: float) -> None:
        for number in self.unused(now):
            self.note("left", seat=number)

    def here(self, person: Person, connected: bool, now: float) -> None:
        """Somebody came to the table, or went away. Not written: a new process asks who is there.

        A feed that nobody listens to sleeps: when somebody comes back, all that was missed is one message.
        """
        viewer, mine = self.seat_of(person), self.seats_of(person)
        if not mine:
            self.watching += 1 if connected else -1
        for seat in mine:
            self.seats[seat].here = connected
            self.seats[seat].away_since = now
            if connected and self.match is None and not self.seats[seat].came:
                self.note("came", seat=seat)
            if connected and self.seats[seat].covered and not self.finished:
                self.comes_back(seat)
        if connected or (viewer is None and self.watching > 0):
            self._asleep.discard(viewer)
        else:
            self._asleep.add(viewer)
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
        known, opened = knowledge(match.state), opens(match.state)
        decided, before = self.decision(), self.views(match)
        before.outlive()
        stopped = stops_here(self, seat)
        events = match.choose(seat, code, seq)
        others = all_but(self, seat)
        if goes_on(self, match.recording.entries[-1]) and before.look_alike(self.views(match), others):
            self.parts.add(match.seq)
        if self.seats[seat].is_on_the_clock():
            self.clock.chose(seat, decided)
        self.seats[seat].stops -= stopped
        if opened or taught(known, match.state) or match.recording.entries[-1].chance:
            self.revealing.add(match.seq)
        self.log.extend(match.recording.entries[-1].events)
        return events

    def catch_up(self, now: float) -> None:
        """After every change: answer forced questions for those who want that, see to the end and to the clock."""
        while (forced := forced_choice(self)) is not None:
            self.choose(*forced)
        self._see_result()
        if self.request is not None and self.match is not None and goes_on_without(self, self.request):
            self.ask_for(None)
        ask = None if self.match is None else self.match.state.ask
        human = {seat: self.seats[seat].holder() for seat in self.asked() if self.seats[seat].is_human()}
        self.screens.follow(human, 0 if self.match is None else self.match.seq)
        thinking = [seat for seat in self.asked() if self.seats[seat].is_on_the_clock()]
        if self.clock.runs_for(thinking, [] if ask is None else ask.waiting(), self.decision(), now):
            self.note("clock", at=now, **self.clock.kept())

    def decision(self) -> int:
        """The number of choices before the decision that is asked for now, as all know it."""
        return 0 if self.match is None else decision_of(self, self.match)

    def ask_for(self, request: dict[str, Any] | None) -> None:
        """What needs the consent of others from now on; None: nothing. Written, so that it is open as long as it is."""
        if request != self.request:
            self.note("request", request=request)

    def answers_for(self, seat: int, state: State) -> bool:
        """Whether the question of this state is answered for the seat: it wants that, and has no choice, or passes.

        Not where other people would learn from it that there was no choice, nor where the answer costs something.
        """
        if state.ask is None:
            return False
        if passes(self, seat, state) is not None:
            return True
        alone = self.seats[seat].auto and len(state.ask.options_of(seat)) == 1
        return alone and not state.is_weighty() and not gives_away(self, seat, state)

    def _see_result(self) -> None:
        """The game's own end. Who has resigned cannot win any more."""
        if self.match is not None and self.match.state.result is not None and self.result is None:
            self.result = among_the_staying(self.match.state.result.plain(), self.seats)

    def comes_back(self, seat: int) -> None:
        """A player takes the seat back from a bot."""
        late = self.seats[seat].late
        self.note("back", seat=seat)
        if late:
            self.clock.comes_back(seat, self.decision())

    def tick(self, now: float) -> None:
        """Look at the clock: whose time is up is replaced by a bot, and who never came loses the seat."""
        if self.unused(now):
            self.free_unused(now)
            self.flush()
        late = self.clock.out_of_time(now) if self.status == "running" else []
        for seat in late:
            self.note("timeout", seat=seat, bot=self.stand_in())
        if late:
            self.catch_up(now)
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

    def bots_alone(self) -> bool:
        """Whether no person decides anything here now."""
        return not any(seat.is_human() for seat in self.seats)

    def awaits_the_late(self) -> bool:
        """Whether only bots are left to play while somebody who is late or away may come back: there is no hurry."""
        missed = [seat for seat in self.seats if (seat.late or seat.covered) and seat.bot is not None]
        return any(not seat.resigned for seat in missed) and self.bots_alone()

    def bot_moves(self, seat: int, code: int, seq: int, now: float) -> None:
        """What a bot has chosen. It is ignored if the game has gone on, or the seat has its player back."""
        in_charge = seat in self.asked() and self.seats[seat].bot is not None
        if in_charge and self.match is not None and self.match.seq == seq:
            self.choose(seat, code, seq)
            self.catch_up(now)
            self.flush()
