"""Tables that this program cannot open, since another one wrote them: that is said in words."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest
from tests.server.site import Site
from tests.server.visitor import ME, OPEN, Visitor, hung_up, play
from tests.tables.helpers import Room

from mathom.server.hub.host import Pen, restored
from mathom.tables import BadTable

Own = Callable[..., Site]
Change = Callable[[dict[str, Any]], None]


def other_format(header: dict[str, Any]) -> None:
    header["format"] = 99


def other_game(header: dict[str, Any]) -> None:
    header["game"] = "chess"


def rewrite(site: Site, table: str, change: Change) -> None:
    """As if another program had written the record, and the row in the lists long ago."""
    site.processes[0].stop()
    with closing(sqlite3.connect(site.db)) as database, database:
        rows = database.execute("SELECT n, text FROM lines WHERE table_id = ? ORDER BY n", (table,)).fetchall()
        for n, text in rows:
            lines = [json.loads(line) for line in text.splitlines()]
            for line in lines:
                if "mathom" in line:
                    change(line)
            new = "".join(json.dumps(line) + "\n" for line in lines)
            database.execute("UPDATE lines SET text = ? WHERE table_id = ? AND n = ?", (new, table, n))
        (info,) = database.execute("SELECT info FROM tables WHERE id = ?", (table,)).fetchone()
        old = {name: value for name, value in json.loads(info).items() if name != "rules"}
        database.execute("UPDATE tables SET info = ? WHERE id = ?", (json.dumps(old), table))
    site.processes[0].start()


@pytest.mark.parametrize(
    ("change", "error"), [(other_format, "error-other-version"), (other_game, "error-unknown-game")]
)
def test_a_table_of_another_program_says_why_it_cannot_be_opened(own_site: Own, change: Change, error: str) -> None:
    site = own_site()
    ann, bob = Visitor(site), Visitor(site)
    table, good = ann.new_table(ME, OPEN), ann.new_table(ME, OPEN)
    for one in (table, good):
        bob.sit(one)
    with ann.connect(table) as a, bob.connect(table) as b:
        play(a, b, choices=4)
    rewrite(site, table, change)
    for which in ("mine", "live"):
        troubles = {info["id"]: info["trouble"] for info in ann.get(f"/api/tables?list={which}")}
        assert troubles[good] is None
        assert troubles[table]["error"] == error
        assert troubles[table]["says"].endswith(".")
    with ann.connect(table) as line:
        assert hung_up(line) == 4409
        (said,) = map(json.loads, line.frames)
    assert (said["type"], said["id"], said["error"], said["says"]) == ("refused", None, error, troubles[table]["says"])
    assert ann.http.get(f"/api/tables/{table}").json()["error"] == error
    with ann.connect(good) as line:
        line.until(lambda line: line.welcomed)


@pytest.mark.parametrize("line", ["[]", "null", "7", '"x"', '{"table":true}', '{"table":true,"event":[]}', "{"])
def test_a_line_that_is_no_entry_is_said_in_words(line: str) -> None:
    """However it is wrong: what fails otherwise is tried again by everybody who comes."""
    lines = [*Room("me", "me").lines[:3], f"{line}\n"]
    with pytest.raises(BadTable, match="its lines cannot be read"):
        restored("t1", lines, Pen(), 0.0)
