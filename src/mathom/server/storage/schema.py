"""The tables of the database. The migrations build them; a test compares the two."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

# Small facts about this database itself: the secret that signs cookies.
facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# Accounts have a key (the name as it is compared) and a password; guests have neither.
people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("key", String(160), unique=True),
    Column("password", Text),
    Column("role", String(10), nullable=False),
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", Float, nullable=False),
    Index("sessions_person", "person"),
)

# Processes that serve this database, each with a lease that it must renew.
nodes = Table(
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("until", Float, nullable=False),
)

# `owner` is the node that plays the table now, `epoch` counts the owners, `wakes` is when somebody must look after it
# even if nobody comes: a bot has to move, or a clock runs. `maker` is the person who made it.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("open", Integer, nullable=False),
    Column("invite", String(32), nullable=False),
    Column("info", Text, nullable=False),
    Column("owner", String(32)),
    Column("epoch", Integer, nullable=False),
    Column("wakes", Float),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("maker", String(32)),
    Index("tables_status", "status", "updated"),
    Index("tables_wakes", "wakes"),
    Index("tables_owner", "owner"),
    Index("tables_maker", "maker"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Index("seats_person", "person"),
)

# What a table wrote, all lines of one command in a row. Two owners cannot both write row n: the key is the fence.
lines = Table(
    "lines",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("n", Integer),
    Column("words", Text, nullable=False),
    Column("person", String(32), nullable=False),
    Column("who", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("record", Text, nullable=False),
)

lessons = Table(
    "lessons",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("lesson", String(40), primary_key=True),
)

decks = Table(
    "decks",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("id", String(32), primary_key=True),
    Column("deck", Text, nullable=False),
    Column("changed", Float, nullable=False),
)
