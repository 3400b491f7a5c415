"""Running tables: seats, undo, clocks, spectators, bots, replays.

Pure logic: `mathom.server` brings time and storage.
"""

from mathom.tables.bot_turns import BotTurn, bot_choice
from mathom.tables.commands import do, refusal
from mathom.tables.errors import BadCommand, BadTable, NoSeat, NotNow, NotSeated, WrongInvitation
from mathom.tables.feeds import Feed
from mathom.tables.replay import continuation, moment, moments, since_yours, turning_points
from mathom.tables.spec import ClockSpec, Person, SeatSpec, TableSpec
from mathom.tables.table import Table

__all__ = [
    "BadCommand",
    "BadTable",
    "BotTurn",
    "ClockSpec",
    "Feed",
    "NoSeat",
    "NotNow",
    "NotSeated",
    "Person",
    "SeatSpec",
    "Table",
    "TableSpec",
    "WrongInvitation",
    "bot_choice",
    "continuation",
    "do",
    "moment",
    "moments",
    "refusal",
    "since_yours",
    "turning_points",
]
