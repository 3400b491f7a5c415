"""Several things at once at one table: nothing is done twice, nothing is lost, nobody waits for ever."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy.exc import OperationalError
from tests.server.hubs import at_a_hub

from mathom.kernel import MathomError
from mathom.server.errors import CommandFailed, DatabaseAway
from mathom.server.hub import Care, Hub, Listener
from mathom.server.hub.host import Host, Lost
from mathom.server.hub.letters import Ask, Item, News
from mathom.server.hub.room import QUEUE, Room
from mathom.server.storage import nodes
from mathom.tables import BadCommand, Person, SeatSpec, Table, TableSpec, commands

ANN, BEN = Person("p-ann", "Ann"), Person("p-ben", "Ben")
SEATS = [SeatSpec(ANN), SeatSpec(BEN)]


def spec() -> TableSpec:
    body = {"game": "fellowship", "seats": [{"kind": "open"}, {"kind": "open"}], "public": True}
    return TableSpec.read(body, ANN, ["random"])._replace(seats=SEATS)


async def choose(hub: Hub, table: str, id: str) -> dict[str, Any]:
    host = hub.hosts[table]
    match = host.table.match
    assert match is not None
    assert match.state.ask is not None
    seat = match.state.ask.waiting()[0]
    command = {"do": "choose", "id": id, "seq": match.seq, "code": match.state.ask.options_of(seat)[0]}
    reply: dict[str, Any] = await hub.ask(table, "do", (ANN, BEN)[seat], command=command)
    return reply


def test_all_who_want_a_table_at_once_open_it_once(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        table = (await hub.create(spec())).table.id
        await hub.lay_aside(hub.hosts[table])
        assert hub.hosts == {}
        await asyncio.gather(*(hub.ask(table, "info", ANN) for _ in range(10)))
        assert hub.metrics.takeovers == 1
        assert (await choose(hub, table, "c1"))["type"] == "done"

    at_a_hub(story, tmp_path)


def test_who_opens_a_table_and_goes_away_does_not_hinder_the_others(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        table = (await hub.create(spec())).table.id
        await hub.lay_aside(hub.hosts[table])
        first = asyncio.create_task(hub.ask(table, "info", ANN))
        second = asyncio.create_task(hub.ask(table, "info", BEN))
        await asyncio.sleep(0)
        first.cancel()
        assert (await second)["id"] == table

    at_a_hub(story, tmp_path)


def test_two_who_want_a_rematch_get_the_same_one(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        table = (await hub.create(spec())).table.id
        await hub.ask(table, "do", ANN, command={"do": "resign", "id": "r"})
        wishes = [hub.ask(table, "do", who, command={"do": "rematch", "id": "again"}) for who in (ANN, BEN)]
        replies = await asyncio.gather(*wishes)
        assert [reply["type"] for reply in replies] == ["done", "done"]
        assert sorted(hub.hosts) == sorted([table, str(hub.hosts[table].table.rematch)])

    at_a_hub(story, tmp_path)


def test_a_table_where_somebody_has_sat_down_meanwhile_is_not_laid_aside(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        first, second = [(await hub.create(spec())).table.id for _ in range(2)]
        room = hub.room(second)
        plain = hub.lay_aside

        async def lay_aside(host: Host) -> None:
            if host.table.id == first:
                await room.enter(Listener(ANN, None), None)
            await plain(host)

        hub.lay_aside = lay_aside  # type: ignore[method-assign]
        await Care(hub, alone=True)._put_away()
        assert list(hub.hosts) == [second]

    at_a_hub(story, tmp_path)


def test_a_report_that_was_held_up_says_nothing_new(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        host = await hub.create(spec())
        await host.perform(host.watch("far", {ANN.id: ANN.name}, True, 7))
        await host.perform(host.watch("far", {}, False, 6))
        assert (host.present(), host.table.seats[0].here) == ({ANN.id: ANN.name}, True)
        await host.perform(host.dead("far"))
        assert (host.present(), host.table.seats[0].here) == ({}, False)

    at_a_hub(story, tmp_path)


def test_a_command_goes_on_when_its_sender_is_gone(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        table = (await hub.create(spec())).table.id
        task = asyncio.create_task(choose(hub, table, "c1"))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        host = hub.hosts[table]
        await host.perform(lambda table: None)
        assert host.table.match is not None
        assert host.table.match.seq == 1

    at_a_hub(story, tmp_path)


def test_what_cannot_be_written_is_given_up_and_read_again(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        host = await hub.create(spec())
        table = host.table.id
        # Somebody else has written the next row.
        waits = asyncio.get_running_loop().create_future()
        hub.db.append(table, 1, "{}\n", None, lambda _, failed: waits.set_result(failed))
        assert await waits is None
        results = await asyncio.gather(*(host.perform(say_hello) for _ in range(3)), return_exceptions=True)
        assert [type(result) for result in results] == [Lost] * 3
        assert host.lost

    at_a_hub(story, tmp_path)


def test_a_command_that_fails_is_tried_once_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []

    def fail(table: Table, person: Person, command: dict[str, Any], now: float) -> None:
        tried.append(command["id"])
        table.note("paused", seat=0)
        raise RecursionError

    async def story(hub: Hub) -> None:
        table = (await hub.create(spec())).table.id
        monkeypatch.setitem(commands.COMMANDS, "pause", fail)
        with pytest.raises(CommandFailed):
            await hub.ask(table, "do", ANN, command={"do": "pause", "id": "p"})
        assert tried == ["p"]
        assert (await hub.ask(table, "do", ANN, command={"do": "chat", "id": "c", "text": "hi"}))["type"] == "done"
        assert (hub.hosts[table].table.status, hub.metrics.takeovers) == ("running", 1)

    at_a_hub(story, tmp_path)


def test_what_the_database_does_not_take_is_tried_twice_and_then_said(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        table = (await hub.create(spec())).table.id
        tried: list[int] = []

        def full(table: str, n: int, text: str, work: object, then: Callable[..., None]) -> None:
            tried.append(n)
            asyncio.get_running_loop().call_soon(then, None, OperationalError("INSERT", {}, Exception("disk full")))

        plain, hub.db.append = hub.db.append, full  # type: ignore[method-assign]
        with pytest.raises(DatabaseAway):
            await hub.ask(table, "do", ANN, command={"do": "chat", "id": "c", "text": "hi"})
        assert tried == [1, 1]
        hub.db.append = plain  # type: ignore[method-assign]
        assert (await hub.ask(table, "do", ANN, command={"do": "chat", "id": "c", "text": "hi"}))["type"] == "done"

    at_a_hub(story, tmp_path)


def say_hello(table: Table) -> None:
    table.note("chat", seat=0, name="Ann", text="hello")
    table.flush()


def test_a_refusal_harms_nobody_behind_it(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        host = await hub.create(spec())

        def refuse(table: Table) -> None:
            raise BadCommand(detail="no")

        results = await asyncio.gather(
            host.perform(refuse), host.perform(lambda table: table.id), return_exceptions=True
        )
        assert isinstance(results[0], MathomError)
        assert results[1] == host.table.id

    at_a_hub(story, tmp_path)


def test_a_lost_letter_is_noticed_and_made_good(tmp_path: Path) -> None:
    """Ben is at another process than the table. The last news are lost, and no others follow."""

    async def story(hub: Hub) -> None:
        other = Hub(hub.settings, hub.db, hub.metrics, hub._post._plugin)
        await hub.db.write(nodes.enter, other.node, False)
        await other.open()
        for one in (hub, other):
            await Care(one, alone=False)._renew()
        host = await hub.create(spec())
        room, listener = other.room(host.table.id), Listener(BEN, None)
        await room.enter(listener, None)
        plain, hub.send_news = hub.send_news, lambda node, news: None  # type: ignore[method-assign]
        await hub.ask(host.table.id, "do", ANN, command={"do": "chat", "id": "c", "text": "hello"})
        hub.send_news = plain  # type: ignore[method-assign]
        assert listener.n < host.table.feed(1).n
        for _ in range(100):
            other.checks.ask()
            await asyncio.sleep(0.02)
        assert listener.n == host.table.feed(1).n
        assert [json.loads(listener.queue.get_nowait() or "")["type"] for _ in range(listener.queue.qsize())].count(
            "welcome"
        ) == 1
        await other._post.close()

    at_a_hub(story, tmp_path)


def test_a_letter_that_was_held_up_is_not_carried_out(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        await Care(hub, alone=False)._renew()
        table = (await hub.create(spec())).table.id
        for seconds in (-1.0, 5.0):
            args = {"command": {"do": "chat", "id": f"{seconds}", "text": f"{seconds}"}}
            until = time.monotonic() + hub.ahead + seconds
            await hub._serve(Ask("call", "elsewhere", table, "do", (ANN.id, ANN.name), args, until))
        said = [entry["text"] for entry in hub.hosts[table].table.log if entry["event"] == "chat"]
        assert said == ["5.0"]

    at_a_hub(story, tmp_path)


def item(n: int) -> Item:
    return Item(0, n, msgspec.Raw(json.dumps({"n": n}).encode()))


def test_who_reads_too_slowly_is_told_to_come_again_and_gets_no_half() -> None:
    async def story() -> None:
        listener = Listener(ANN, None)
        listener.seat({"viewer": 0, "messages": [], "n": 0})
        for n in range(1, QUEUE + 5):
            listener.hear(item(n))
        assert listener.stopped
        assert [listener.queue.get_nowait() for _ in range(listener.queue.qsize())] == [None]

    asyncio.run(story())


class Deaf:
    """A hub whose table never answers."""

    node = "here"

    async def ask(self, table: str, verb: str, person: Person | None, **args: Any) -> Any:
        await asyncio.Event().wait()

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        return asyncio.create_task(work)


def test_news_do_not_pile_up_for_who_waits_for_the_beginning() -> None:
    async def story() -> None:
        room = Room(Deaf(), "t")
        listener = Listener(ANN, None)
        entering = asyncio.create_task(room.enter(listener, None))
        await asyncio.sleep(0)
        for n in range(3 * QUEUE):
            room.deliver(News("t", [item(n)]))
        assert listener.stopped
        assert len(listener._early) <= QUEUE + 1
        entering.cancel()

    asyncio.run(story())


@pytest.mark.parametrize("missing", [1, 3])
def test_a_gap_in_the_news_is_asked_for_again(missing: int) -> None:
    async def story() -> None:
        listener = Listener(ANN, None)
        listener.seat({"viewer": 0, "messages": [], "n": 0})
        assert listener.hear(item(1))
        assert not listener.hear(item(2 + missing))
        assert listener.n == 1

    asyncio.run(story())
