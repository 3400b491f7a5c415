"""Who has no seat any more hears no more of it, however the seat was lost and whoever has it next."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from tests.server.visitor import ME, OPEN, Line, Visitor

Visit = Callable[[], Visitor]


def sees_the_game_from_outside(line: Line, begun: int) -> None:
    """What anybody may see, and no hand in all that was told since the frame `begun`."""
    line.until(lambda line: line.doc["view"] is not None)
    assert line.doc["you"] is None
    assert not any("hand" in player for player in line.doc["view"]["players"])
    told = [json.loads(frame) for frame in line.frames[begun:]]
    assert not any(message["type"] == "welcome" and message["doc"]["you"] is not None for message in told)
    paths = [str(change) for message in told if message["type"] == "update" for change in message["patch"]]
    assert not any("'hand'" in path for path in paths)


@pytest.mark.parametrize("freed", [False, True])
def test_the_socket_of_who_left_shows_no_hand_of_who_sits_there_next(visit: Visit, freed: bool) -> None:
    ann, bob, cem, dan = visit(), visit(), visit(), visit()
    table = ann.new_table(ME, OPEN, OPEN)
    assert bob.sit(table) == 1
    with ann.connect(table) as host, bob.connect(table) as old, bob.connect(table) as other:
        for line, seat in ((host, 0), (old, 1), (other, 1)):
            line.until(lambda line: line.welcomed)
            assert line.doc["you"] == seat
        begun = [len(old.frames), len(other.frames)]
        by = host if freed else old
        assert by.command("leave", **({"seat": 1} if freed else {}))["type"] == "done"
        for line in (old, other):
            line.until(lambda line: line.doc["you"] is None)
        host.until(lambda line: line.doc["table"]["spectators"] == 1)
        assert (cem.sit(table), dan.sit(table)) == (1, 2)
        with cem.connect(table) as new:
            new.until(lambda line: line.welcomed and line.doc["view"])
            assert "hand" in new.doc["view"]["players"][1]
            for line, first in zip((old, other), begun, strict=True):
                sees_the_game_from_outside(line, first)
        old.close()
        other.close()
        host.until(lambda line: line.doc["table"]["spectators"] == 0)


def test_who_left_with_an_invitation_is_not_seated_again(visit: Visit) -> None:
    ann, bob = visit(), visit()
    table = ann.new_table(ME, OPEN, OPEN)
    invite = ann.get(f"/api/tables/{table}")["invite"]
    with bob.connect(table, invite=invite) as line:
        line.until(lambda line: line.welcomed)
        assert line.doc["you"] == 1
        assert line.command("leave")["type"] == "done"
        line.until(lambda line: line.doc["you"] is None)
        assert not line.doc["table"]["seats"][1]["held"]


def test_who_gives_up_one_of_two_seats_looks_from_the_other(visit: Visit) -> None:
    ann, bob = visit(), visit()
    table = ann.new_table(ME, ME, OPEN)
    with ann.connect(table) as line:
        line.until(lambda line: line.welcomed)
        assert line.doc["you"] == 0
        assert line.command("leave", seat=0)["type"] == "done"
        line.until(lambda line: line.doc["you"] == 1)
        begun = len(line.frames)
        cem = visit()
        assert (bob.sit(table), cem.sit(table)) == (0, 2)
        line.until(lambda line: line.doc["view"])
        hands = [seat for seat, player in enumerate(line.doc["view"]["players"]) if "hand" in player]
        assert (line.doc["you"], hands) == (1, [1])
        assert not any('"players",0,"hand"' in frame for frame in line.frames[begun:])


def test_who_stands_up_at_a_private_table_is_shown_out(visit: Visit) -> None:
    ann, bob = visit(), visit()
    table = ann.new_table(ME, OPEN, OPEN, public=False)
    invite = ann.get(f"/api/tables/{table}")["invite"]
    bob.post(f"/api/tables/{table}/join", {"invite": invite})
    with bob.connect(table) as line:
        line.until(lambda line: line.welcomed)
        line.send("leave")
        line.until_cut()
        assert line.moved


def test_the_odds_of_a_private_table_are_as_if_it_were_not_there(visit: Visit) -> None:
    ann, eve = visit(), visit()
    table = ann.new_table(ME, ME, public=False)
    assert eve.http.get(f"/api/tables/{table}/odds?about=battle").status_code == 404
