"""Tables whose game was begun by other rules: they go on, and they say so."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.kernel.records import old_lines
from tests.tables.helpers import ANN, BEN, BOTS, Room, two

from mathom.tables import NotNow, Table, do, moment, moments
from mathom.tables.undo import ask_undo
from mathom.texts import Texts


def before(room: Room, **header: Any) -> list[str]:
    """The lines of the table as other rules would have written them."""
    lines = []
    for line in room.lines:
        data = json.loads(line)
        lines.append(json.dumps({**data, **header}) + "\n" if "mathom" in data else line)
    return lines


def of_older_rules() -> Room:
    """A table of Der Ringkrieg whose lines end where rules version 1 left them."""
    room = two(game="wotr")
    first = next(i for i, line in enumerate(room.lines) if '"mathom"' in line)
    room.lines = [*room.lines[:first], *old_lines()]
    room.table = room.restored()
    return room


def test_a_running_table_goes_on_and_tells_everybody() -> None:
    room = of_older_rules()
    assert room.table.status == "running"
    assert room.table.match is not None
    n = room.table.match.seq
    [told] = [entry for entry in room.table.log if entry["event"] == "other-rules"]
    assert told == {"table": True, "event": "other-rules", "n": n, "lost": 112 - n}
    for viewer in (0, 1, None):
        assert told in json.loads(room.table.welcome(viewer, room.now)[1])["log"]
    room.play(20)
    again = room.restored()
    assert again.match is not None
    assert again.match.seq == room.table.match.seq
    assert [entry["event"] for entry in again.log].count("other-rules") == 1


def test_what_the_choices_told_that_are_lost_is_marked_as_taken_back_at_once() -> None:
    room = of_older_rules()
    assert room.table.match is not None
    lasting = [entry for entry in room.table.log if not entry.get("table") and not entry.get("undone")]
    assert lasting == room.table.match.recording.events()
    assert any(entry.get("undone") for entry in room.table.log)
    assert room.restored().log == room.table.log


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "The rules or facts of this game were corrected. It goes on by the new ones"),
        ("de", "Die Regeln oder Tabellen dieses Spiels wurden berichtigt. Es geht nach den neuen weiter"),
    ],
)
def test_the_sentence_counts_what_is_to_be_chosen_again(lang: str, says: str) -> None:
    texts = Texts(lang, strict=True)
    for lost, more in ((0, "."), (1, ","), (7, ",")):
        sentence = texts.say("table-event-other-rules", lost=lost)
        assert sentence.startswith(says + more)
        assert ("7" in sentence) == (lost == 7)


def test_what_was_chosen_by_other_rules_is_not_taken_back_at_the_table() -> None:
    room = two(undo="free")
    room.play(12)
    room.lines = before(room, catalogue="x")
    room.table = room.restored()
    seat = room.table.asked()[0]
    with pytest.raises(NotNow):
        ask_undo(room.table, seat, None)
    room.move()
    assert do(room.table, room.person(seat), {"do": "undo", "id": "u"}, room.now)["type"] == "done"


def test_a_replay_says_where_it_is_not_exact() -> None:
    room = of_older_rules()
    room.do(ANN, "resign")
    shown = moments(room.table, BEN)
    assert room.table.match is not None
    assert len(shown) == len(room.table.match.recording.entries)
    inexact = [one["n"] for one in shown if not one["exact"]]
    assert 31 in inexact
    assert not {0, 32, 50, 91} & set(inexact)
    assert [moment(room.table, BEN, n, 0)["exact"] for n in (0, 31, 32)] == [True, False, True]
    last = room.table.match.recording.nearest(31)[1]
    assert moment(room.table, BEN, 31, 0)["view"] == moment(room.table, BEN, last, 0)["view"]


def test_a_finished_table_of_other_rules_stays_finished() -> None:
    room = two()
    room.play()
    assert room.table.finished
    table = Table.restore("t1", before(room, rules=0), BOTS, room.now, room.write)
    assert (table.status, table.result) == ("finished", room.table.result)
    assert not [entry for entry in table.log if entry["event"] == "other-rules"]
