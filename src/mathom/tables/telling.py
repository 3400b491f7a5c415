"""What of a table's log is told, and how much of its chat is kept."""

from __future__ import annotations

from typing import Any

Entry = dict[str, Any]
Viewer = int | None

# Entries that only the table needs.
SILENT = ("created", "auto", "passing", "brought", "clock", "did", "started", "rematch", "came", "withdrawn", "request")
CHATS_TOLD = 100
# Of what else happened at the table; the events of the game are all told.
ENTRIES_TOLD = 200
# A seat's, each spectator's, and those of all who look on together: nobody can take the room of another.
CHATS_KEPT = {"seat": 1000, "spectator": 60, "spectators": 2000}


def is_for(event: Entry, viewer: Viewer) -> bool:
    """Whether a viewer may know of an event of the game. The seats in `to` are those who may."""
    return "to" not in event or viewer in event["to"]


def may_read(entry: Entry, viewer: Viewer) -> bool:
    """Whether the viewer may read this entry of a table's log."""
    if entry.get("table"):
        return entry["event"] not in SILENT
    return is_for(entry, viewer)


def told(entry: Entry) -> Entry:
    """Who somebody is stays with the table; the others read a name.

    >>> told({"table": True, "event": "sat", "seat": 1, "person": "a1b2", "name": "Ann"})
    {'table': True, 'event': 'sat', 'seat': 1, 'name': 'Ann'}
    """
    if entry.get("table"):
        return {name: value for name, value in entry.items() if name not in ("person", "barred", "own")}
    return entry


def lasting(log: list[Entry]) -> list[int]:
    """Where in the log the events of the game stand that were not taken back."""
    return [i for i, entry in enumerate(log) if not entry.get("table") and not entry.get("undone")]


def strike_out(log: list[Entry], first: int) -> list[int]:
    """Marks what the game told from `first` on as taken back, and says where that stands in the log.

    >>> log = [{"event": "drew"}, {"table": True, "event": "chat"}, {"event": "laid"}]
    >>> strike_out(log, 1), log[2]
    ([2], {'event': 'laid', 'undone': True})
    """
    found = [i for i in lasting(log) if i >= first]
    for i in found:
        log[i] = {**log[i], "undone": True}
    return found


def newest(log: list[Entry]) -> list[Entry]:
    """The log with no more than the newest chats and entries of the table."""
    chats = [number for number, entry in enumerate(log) if is_chat(entry)]
    others = [number for number, entry in enumerate(log) if entry.get("table") and not is_chat(entry)]
    old = {*chats[:-CHATS_TOLD], *others[:-ENTRIES_TOLD]}
    return [entry for number, entry in enumerate(log) if number not in old] if old else log


def is_chat(entry: Entry) -> bool:
    return entry["event"] == "chat" and bool(entry.get("table"))


def chat_is_full(log: list[Entry], seat: int | None, person: str) -> bool:
    said = [entry for entry in log if is_chat(entry) and entry["seat"] == seat]
    if seat is not None:
        return len(said) >= CHATS_KEPT["seat"]
    own = sum(entry.get("person") == person for entry in said)
    return own >= CHATS_KEPT["spectator"] or len(said) >= CHATS_KEPT["spectators"]
