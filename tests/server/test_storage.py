"""The database: migrations, one writer for all, and the fence between two owners."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, insert, select, text
from sqlalchemy.exc import IntegrityError
from tests.server.conftest import Backend

from mathom.server.errors import DatabaseInUse, DatabaseTooNew, DatabaseUnreachable, NameTaken
from mathom.server.metrics import Histogram
from mathom.server.settings import Settings
from mathom.server.storage import Database, FileLock, nodes, open_engine, people
from mathom.server.storage.opening import MIGRATIONS, REVISIONS
from mathom.server.storage.schema import facts, lines, metadata, tables


@pytest.fixture
def engine(backend: Backend, tmp_path: Path) -> Iterator[Engine]:
    engine = open_engine(Settings(db=backend.db if backend.channels else str(tmp_path / "x.sqlite3")))
    yield engine
    engine.dispose()


def add_table(connection: Connection, id: str, /, **values: object) -> None:
    row = {"game": "g", "status": "running", "public": True, "spectators": True, "open": 0, "invite": "i"}
    row |= {"info": "{}", "epoch": 1, "created": 0.0, "updated": 0.0, "wakes": None, **values}
    connection.execute(insert(tables).values(id=id, **row))


def test_the_migrations_build_what_the_program_expects(engine: Engine) -> None:
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
    steps = ScriptDirectory(str(MIGRATIONS))
    assert [step.revision for step in steps.walk_revisions()][::-1] == list(REVISIONS)


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    settings = Settings(db=str(tmp_path / "new.sqlite3"))
    engine = open_engine(settings)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(DatabaseTooNew):
        open_engine(settings)


def test_what_is_not_a_database_is_a_plain_error(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("not a database at all, but long enough to be looked at" * 20)
    for db in (str(file), "postgresql+psycopg://nobody@127.0.0.1:1/nothing", "nonsense://x"):
        with pytest.raises(DatabaseUnreachable):
            open_engine(Settings(db=db))


def test_a_file_has_one_server(tmp_path: Path) -> None:
    file = tmp_path / "one.sqlite3"
    lock = FileLock(file)
    lock.say("http://127.0.0.1:1234")
    with pytest.raises(DatabaseInUse):
        FileLock(file)
    assert FileLock.holder(file) == "http://127.0.0.1:1234"
    lock.release()
    FileLock(file).release()


def test_one_job_that_fails_does_not_harm_those_committed_with_it(engine: Engine) -> None:
    name = f"job {time.time()} "

    def slow(connection: Connection) -> None:
        time.sleep(0.1)

    def write(connection: Connection, number: int) -> int:
        connection.execute(insert(facts).values(name=f"{name}{number}"[:40], value="x"))
        return number

    async def run() -> list[object]:
        db = Database(engine, Histogram())
        jobs = [db.write(slow), *(db.write(write, number % 8) for number in range(9))]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        await asyncio.to_thread(db.close)
        return list(results)

    results = asyncio.run(run())
    assert results[1:9] == list(range(8))
    assert isinstance(results[9], IntegrityError)
    with engine.connect() as connection:
        kept = connection.execute(select(facts.c.name).where(facts.c.name.like(f"{name[:30]}%"))).all()
    assert len(kept) == 8


async def appended(db: Database, table: str, n: int, text: str) -> None:
    """Returns when the row is committed, and raises what went wrong."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def then(_: object, failed: Exception | None) -> None:
        if failed is not None:
            done.set_exception(failed)
        else:
            done.set_result(None)

    db.append(table, n, text, None, then)
    await done


def test_two_owners_cannot_write_the_same_row(engine: Engine) -> None:
    table = f"fence{time.time()}"

    async def run() -> list[object]:
        db = Database(engine, Histogram())
        await db.write(add_table, table)
        await appended(db, table, 0, "first\n")
        results = await asyncio.gather(
            appended(db, table, 1, "of one owner\n"), appended(db, table, 1, "of another\n"), return_exceptions=True
        )
        await asyncio.to_thread(db.close)
        return list(results)

    results = asyncio.run(run())
    assert [type(result) for result in results] == [type(None), IntegrityError]
    with engine.connect() as connection:
        written = connection.execute(select(lines.c.text).where(lines.c.table_id == table).order_by(lines.c.n))
        assert list(written.scalars()) == ["first\n", "of one owner\n"]


def test_a_table_is_claimed_by_one_node_and_free_when_its_lease_has_run_out(engine: Engine) -> None:
    mark = f"{time.time():.3f}"
    table, ann, bob = f"t{mark}", f"a{mark}", f"b{mark}"
    with engine.begin() as connection:
        nodes.enter(connection, ann, alone=False)
        nodes.enter(connection, bob, alone=False)
        add_table(connection, table, wakes=0.0)
        claims = [nodes.claim(connection, table, who) for who in (ann, bob, ann)]
        assert table not in nodes.orphans(connection, 1000, time.time())
        connection.execute(text("UPDATE nodes SET until = 1 WHERE id = :id"), {"id": ann})
        orphaned = table in nodes.orphans(connection, 1000, time.time())
        claims.append(nodes.claim(connection, table, bob))
        renewed = [nodes.renew(connection, who)[0] for who in (ann, bob)]
        nodes.leave(connection, ann)
        nodes.leave(connection, bob)
        assert nodes.claim(connection, "nothing", ann) is None
    assert claims == [(ann, 2), (ann, 2), (ann, 3), (bob, 4)]
    assert (orphaned, renewed) == (True, [False, True])


def test_a_name_is_taken_whatever_its_case(engine: Engine) -> None:
    mark = f"{time.time():.3f}"
    with engine.begin() as connection:
        for person in ("x", "y"):
            people.add_person(connection, person + mark, "Guest", "player")
        people.make_account(connection, "x" + mark, "Ann", f"ann{mark}", "hash")
    with pytest.raises(NameTaken), engine.begin() as connection:
        people.make_account(connection, "y" + mark, "ANN", f"ann{mark}", "hash")


def test_urls_and_files(tmp_path: Path) -> None:
    settings = Settings(db=str(tmp_path / "a b.sqlite3"))
    assert (settings.sqlite_file, Settings(db="postgresql+psycopg://h/d").sqlite_file) == (
        tmp_path / "a b.sqlite3",
        None,
    )
    create_engine(settings.url).dispose()
