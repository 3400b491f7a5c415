"""The tables of docs/security.md, cell by cell, for every game: real requests, real sockets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, NamedTuple

import pytest
from tests.docs.reading import page
from tests.server.site import Site
from tests.server.stages import Stage, Views, bare, stage
from tests.server.visitor import Line, Visitor
from websockets.exceptions import ConnectionClosed

from mathom.kernel import games

PASSWORD = "speak, friend, and enter"
MOMENTS = ("Before", "During", "After")
PRIVATE = ("spectator", "stranger", "admin")


def tables() -> dict[str, list[list[str]]]:
    """The tables of the page by their headings, row by row."""
    found: dict[str, list[list[str]]] = {}
    heading = "Who may see and do what"
    for line in page("security.md").splitlines():
        if line.startswith("## "):
            heading = line.removeprefix("## ")
        elif line.startswith("|") and not line.startswith("|---"):
            found.setdefault(heading, []).append([cell.strip() for cell in line.strip("|").split("|")])
    return found


PAGE = tables()
WHO = PAGE["Before"][0][1:]


class House(NamedTuple):
    site: Site
    admin: Visitor


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    site = Site(str(tmp_path_factory.mktemp("security") / "mathom.sqlite3"), "", 1)
    admin = account(site, "Warden")
    site.restart(admin="Warden")
    yield House(site, admin)
    site.stop()


def account(site: Site, name: str) -> Visitor:
    visitor = Visitor(site)
    visitor.me = visitor.post("/api/accounts", {"name": name, "password": PASSWORD})
    return visitor


class Visit(NamedTuple):
    """Somebody at a table: `who` tries something, `other` plays there."""

    who: Visitor
    other: Visitor
    invite: str | None
    seat: int | None
    at: Stage

    def path(self, path: str, **query: Any) -> str:
        asked = {**query, **({} if self.invite is None else {"invite": self.invite})}
        return f"/api/tables/{self.at.id}{path}?" + "&".join(f"{name}={value}" for name, value in asked.items())

    def body(self, **body: Any) -> dict[str, Any]:
        return {**body, **({} if self.invite is None else {"invite": self.invite})}

    def connect(self) -> Line | None:
        """A socket at the table, if there is one for them."""
        query: dict[str, Any] = {} if self.invite is None else {"invite": self.invite}
        line = self.who.connect(self.at.id, **query)
        with suppress(ConnectionClosed):
            line.until(lambda line: line.welcomed)
            return line
        line.close()
        return None


# What can be tried: each gives the word that the page has for what came of it.


def seen(view: Any, views: Views, visit: Visit) -> str:
    """Whose view it is. Every one must be a view of somebody, whole and exact."""
    found = [viewer for viewer, shown in views.items() if shown == bare(view)]
    assert len(found) == 1, f"nobody's view: {found}"
    return "public" if found == [None] else "own" if found == [visit.seat] else "all"


def live_view(visit: Visit) -> str:
    line = visit.connect()
    if line is None:
        return "no"
    with line:
        if line.doc["you"] != visit.seat:
            return "a seat"
        return "table" if line.doc["view"] is None else seen(line.doc["view"], visit.at.views(), visit)


def facts(visit: Visit) -> str:
    answer = visit.who.http.get(visit.path(""))
    return "yes" if answer.status_code == 200 and answer.json()["id"] == visit.at.id else "no"


def replay(visit: Visit) -> str:
    answer = visit.who.http.get(visit.path("/moments"))
    if answer.status_code != 200:
        return "no"
    told = {seat for moment in answer.json() for event in moment["events"] for seat in event.get("to", [])}
    return "all" if told - {visit.seat} else "own" if told else "public"


def moment(visit: Visit) -> str:
    answer = visit.who.http.get(visit.path("/moments/50", seat=1 if visit.seat == 0 else 0))
    return "no" if answer.status_code != 200 else seen(answer.json()["view"], visit.at.views(50), visit)


def odds(visit: Visit) -> str:
    """Whether an answer is worked out for the own seat, be it that there is nothing to be fought."""
    answer = visit.who.http.get(visit.path("/odds", about="battle"))
    if answer.is_success:
        return "own"
    reasons = [reason["key"] for reason in answer.json()["reasons"]]
    return "own" if reasons in (["no-battle-is-being-fought"], ["this-game-has-no-odds"]) else "no"


def chances(visit: Visit) -> str:
    answer = visit.who.http.get(visit.path("/chances"))
    return "yes" if answer.is_success else "no"


def continuation(visit: Visit) -> str:
    answer = visit.who.http.post(f"/api/tables/{visit.at.id}/continue", json=visit.body(n=50))
    return "yes" if answer.is_success else "no"


def report(visit: Visit) -> str:
    answer = visit.who.http.post("/api/reports", json=visit.body(table=visit.at.id, words="odd"))
    return "yes" if answer.is_success else "no"


def record(visit: Visit) -> str:
    made = visit.other.post("/api/reports", {"table": visit.at.id, "words": "odd", "invite": visit.at.invite})
    answer = visit.who.http.get(f"/api/admin/reports/{made['id']}/record")
    return "yes" if answer.is_success else "no"


def undo(visit: Visit) -> str:
    line = visit.connect()
    if line is None:
        return "no"
    with line:
        answer = visit.who.http.get(visit.path("/moments"))
        shown = answer.json() if answer.is_success else []
        own = [entry["n"] for entry in shown if visit.seat is not None and entry["seat"] == visit.seat]
        asks = asked(line, "undo", n=own[0] if own else 1)
        assert not [event for event in line.log if event["event"] == "undone"]
        return asks


def asked(line: Line, do: str, **details: Any) -> str:
    """Whether the others are asked; it is taken back at once."""
    done = line.command(do, **details)["type"] == "done"
    request = line.doc["table"]["request"]
    if not done or not request or not request["waiting"]:
        return "no"
    assert line.command("answer", request=request["id"], yes=False)["type"] == "done"
    return "asks"


def rematch(visit: Visit) -> str:
    line = visit.connect()
    if line is None:
        return "no"
    with line:
        asks = asked(line, "rematch")
        assert line.doc["table"]["rematch"] is None
        return asks


def chat(visit: Visit) -> str:
    return commanded(visit, "chat", text="hello")


def commanded(visit: Visit, do: str, **details: Any) -> str:
    line = visit.connect()
    if line is None:
        return "no"
    with line:
        return "yes" if line.command(do, **details)["type"] == "done" else "no"


ACTS: dict[str, Callable[[Visit], str]] = {
    "live view": live_view,
    "facts in the lists": facts,
    "replay": replay,
    "moment, asked for another seat": moment,
    "odds of a battle": odds,
    "win chances": chances,
    "continuation": continuation,
    "report": report,
    "record of a report": record,
    "undo": undo,
    "rematch": rematch,
    "chat": chat,
}


def visit_of(house: House, game: str, moment: str, who: str) -> Visit:
    """That somebody, at a table of their kind."""
    site = house.site
    other = Visitor(site)
    if who in ("player", "absent player", "admin who plays"):
        me = house.admin if who == "admin who plays" else Visitor(site)
        at = stage(site.db, game, moment, me, other, public=False)
        if who == "absent player" and moment == "During":
            lend(other, at)
        return Visit(me, other, None, 0, at)
    public = who not in PRIVATE
    at = stage(site.db, game, moment, Visitor(site), other, public)
    me = {"admin": house.admin, "stranger": account(site, f"Stranger {at.id}")}.get(who) or Visitor(site)
    return Visit(me, other, at.invite if who == "spectator" else None, None, at)


def lend(other: Visitor, at: Stage) -> None:
    """The other player lets a bot play for who is away, and the game rests."""
    with other.connect(at.id) as line:
        line.until(lambda line: line.welcomed)
        assert line.command("pause")["type"] == "done"
        assert line.command("bot", seat=0)["type"] == "done"


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("game", sorted(games()))
def test_what_the_page_says_is_so(house: House, game: str, moment: str, who: str) -> None:
    column = WHO.index(who) + 1
    said = {row[0]: row[column] for row in PAGE[moment][1:]}
    visit = visit_of(house, game, moment, who)
    tried = [what for what in said if said[what] != "-"]
    # What comes last gives a seat at an open table.
    found = {what: ACTS[what](visit) for what in reversed(tried)}
    assert found == {what: said[what] for what in tried}


@pytest.mark.parametrize("game", sorted(games()))
def test_a_bot_on_a_persons_seat_gives_nothing_away(house: House, game: str) -> None:
    other, me = Visitor(house.site), Visitor(house.site)
    at = stage(house.site.db, game, "During", me, other, public=False)
    lend(other, at)
    visit = Visit(other, me, None, 1, at)
    found = {
        "a bot's consent to undo": {"asks": "no"}.get(undo(visit), "yes"),
        "a continuation of the game": continuation(visit),
        "the moments of that seat": {"own": "no"}.get(moment(visit), "yes"),
    }
    assert commanded(visit, "go") == "yes"
    found["a bot's consent to a draw"] = commanded(visit, "draw")
    assert found == dict(PAGE["A bot on a person's seat"][1:])


def test_the_page_has_no_row_that_nobody_tries() -> None:
    for when in MOMENTS:
        assert [row[0] for row in PAGE[when][1:]] == list(ACTS)
        assert PAGE[when][0][1:] == [row[0] for row in PAGE["Who may see and do what"][1:]]
