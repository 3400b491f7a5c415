"""Bots in fair shares: whoever has many tables with bots does not keep a person's bot from its turn."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path

from tests.server.hubs import at_a_hub
from tests.server.site import Site
from tests.server.visitor import BODY, OPEN, RANDOM, Visitor

from mathom.server.hub import Care, Hub
from mathom.server.hub.host import Host, row_values
from mathom.server.hub.shares import Share, Shares
from mathom.server.storage import nodes
from mathom.tables import Person, TableSpec

ANN, BEN, EVE = Person("p-ann", "Ann"), Person("p-ben", "Ben"), Person("p-eve", "Eve")
LOOKS = itertools.count(1)
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


def spec(maker: Person, *seats: dict[str, str]) -> TableSpec:
    return TableSpec.read({"game": "fellowship", "public": True, "seats": list(seats)}, maker, ["random"])


async def look(hub: Hub, host: Host, *people: Person) -> None:
    """These people, and nobody else, have the table open."""
    names = {person.id: person.name for person in people}
    await host.perform(host.watch(hub.node, names, bool(names), next(LOOKS)))


def turns(hub: Hub) -> list[tuple[str, str]]:
    """What the pool is asked and answers from now on, and for which table."""
    seen: list[tuple[str, str]] = []
    choose = hub.bots.choose

    async def noted(turn, seed, share):  # type: ignore[no-untyped-def]
        seen.append(("asked", share.table))
        code = await choose(turn, seed, share)
        seen.append(("answered", share.table))
        return code

    hub.bots.choose = noted  # type: ignore[method-assign]
    return seen


async def ann_plays(host: Host, choices: int) -> None:
    """Ann chooses whenever she is asked."""
    table = host.table
    while choices and not table.finished:
        assert table.match
        if 0 not in table.asked():
            await asyncio.sleep(0.001)
            continue
        ask, seq = table.match.state.ask, table.match.seq
        assert ask
        command = {"do": "choose", "id": f"c{choices}", "seq": seq, "code": ask.options_of(0)[-1]}
        reply = await host.keeper.ask(table.id, "do", ANN, command=command)  # type: ignore[attr-defined]
        assert reply["type"] == "done", reply
        choices -= 1


def test_a_persons_bot_waits_for_one_turn_of_other_tables_at_most(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        seen = turns(hub)
        for _ in range(6):
            await look(hub, await hub.create(spec(EVE, BOT, BOT)), EVE)
        mine = await hub.create(spec(ANN, ME, BOT))
        await look(hub, mine, ANN)
        # All six are busy.
        while len(seen) < 30:
            await asyncio.sleep(0.001)
        await ann_plays(mine, 12)
        waits: list[int] = []
        for at, (what, table) in enumerate(seen):
            if (what, table) == ("asked", mine.table.id):
                after = seen[at:]
                if ("answered", table) in after:
                    before = after[: after.index(("answered", table))]
                    waits.append(sum(one == "answered" for one, _ in before))
        assert len(waits) > 3
        assert max(waits) <= 1

    at_a_hub(story, tmp_path, bot_workers=1)


def test_shares_go_round_by_person_and_then_by_table() -> None:
    async def story() -> list[str]:
        shares: Shares[str] = Shares()
        order: list[str] = []

        async def turn(share: Share) -> None:
            worker = await shares.get(share)
            order.append(share.table)
            await asyncio.sleep(0)
            shares.put(worker, share)

        eves = [Share(f"e{n}", "eve", True) for n in (1, 2, 3)]
        wanted = [*eves, *eves, Share("b1", "ben", True), Share("b1", "ben", True), Share("x", "ann", False)]
        tasks = [asyncio.create_task(turn(share)) for share in wanted]
        await asyncio.sleep(0)
        shares.add("worker")
        await asyncio.gather(*tasks)
        return order

    assert asyncio.run(story()) == ["e1", "b1", "e2", "b1", "e3", "e1", "e2", "e3", "x"]


def test_neither_bots_alone_nor_one_person_get_the_last_worker() -> None:
    async def story() -> None:
        shares: Shares[int] = Shares()
        for worker in (1, 2):
            shares.add(worker)
        first = await shares.get(Share("e1", "eve", False))
        late = asyncio.create_task(shares.get(Share("b1", "ben", False)))
        again = asyncio.create_task(shares.get(Share("e2", "eve", True)))
        await asyncio.sleep(0)
        assert not late.done()
        assert not again.done()
        second = await asyncio.wait_for(shares.get(Share("a1", "ann", True)), 1)
        shares.put(second, Share("a1", "ann", True))
        shares.put(first, Share("e1", "eve", False))
        assert await asyncio.wait_for(late, 1) + await asyncio.wait_for(again, 1) == 3

    asyncio.run(story())


def test_who_gives_up_waiting_leaves_the_worker_to_the_next() -> None:
    async def story() -> None:
        shares: Shares[str] = Shares()
        shares.add("worker")
        ann, ben, eve = (Share(name, name, True) for name in ("ann", "ben", "eve"))
        worker = await shares.get(ann)
        gone, stays = asyncio.create_task(shares.get(ben)), asyncio.create_task(shares.get(eve))
        await asyncio.sleep(0)
        shares.put(worker, ann)
        gone.cancel()
        assert await asyncio.wait_for(stays, 1) == "worker"

    asyncio.run(story())


def test_bots_alone_rest_while_nobody_looks(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        host = await hub.create(spec(EVE, BOT, BOT))
        table = host.table
        assert table.match
        assert (host._botting, host.is_quiet(), row_values(table)["wakes"]) == (None, True, None)
        await look(hub, host, BEN)
        while table.match.seq < 3:
            await asyncio.sleep(0.001)
        await look(hub, host)
        while host._botting is not None:
            await asyncio.sleep(0.001)
        at = table.match.seq
        # Neither now nor by the next process does anybody take it up.
        await Care(hub, alone=True)._put_away()
        assert hub.hosts == {}
        assert await hub.db.read(nodes.orphans, 10, hub.time.now()) == []
        await hub.ask(table.id, "info", EVE)
        again = hub.hosts[table.id]
        assert again.table.match
        assert (again._botting, again.table.match.seq) == (None, at)

    at_a_hub(story, tmp_path, bot_workers=1)


def test_nobody_makes_many_tables_for_bots_alone(house: Site) -> None:
    eve = Visitor(house)
    for _ in range(3):
        eve.new_table(RANDOM, RANDOM)
    refused = eve.http.post("/api/tables", json={**BODY, "seats": [RANDOM, RANDOM]})
    assert (refused.status_code, refused.json()["error"]) == (429, "error-bots-enough")
    eve.new_table(OPEN, RANDOM)
    Visitor(house).new_table(RANDOM, RANDOM)


def test_bots_go_on_for_a_person_who_has_gone_away(tmp_path: Path) -> None:
    """Until it is the person's turn."""

    async def story(hub: Hub) -> None:
        table = (await hub.create(spec(ANN, BOT, ME))).table
        while 1 not in table.asked():
            await asyncio.sleep(0.001)
        assert row_values(table)["wakes"] == 0.0

    at_a_hub(story, tmp_path, bot_workers=1)
