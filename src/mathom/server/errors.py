"""What the server refuses, and why it may not start.

* MathomError
  x Refused             an answer to a request; has an HTTP status
    - NotKnown          no valid cookie
    - NotAllowed
    - NoSuchTable
    - NoSuchReport
    - TooOften
    - NameTaken
    - BadName
    - BadPassword       when choosing one
    - WrongPassword     when logging in
    - NotHere           not possible in this mode
    - TableBusy         the table is changing hands
    - DatabaseAway      for a while
    - BadRequest        what the framework refuses
  x CannotStart         exit code 2
    - DatabaseUnreachable
    - DatabaseInUse
    - DatabaseTooNew
    - DriverMissing
    - ChannelsUnreachable
    - ChannelsNeeded
    - FolderNotWritable
    - PortTaken
"""

from __future__ import annotations

from typing import ClassVar

from mathom.kernel import MathomError


class Refused(MathomError):
    status: ClassVar[int] = 400


class NotKnown(Refused):
    status = 401
    says = "The server does not know you yet. Ask for /api/me first."


class NotAllowed(Refused):
    status = 403
    says = "You may not do that."


class NoSuchTable(Refused):
    status = 404
    says = "There is no table '{table}', or it is not yours to see."


class NoSuchReport(Refused):
    status = 404
    says = "There is no report '{report}'."


class TooOften(Refused):
    status = 429
    says = "That was too often. Try again in {seconds} seconds."


class NameTaken(Refused):
    status = 409
    says = "Somebody has the name '{name}' already. Choose another one."


class BadName(Refused):
    says = "A name has 1 to {longest} visible characters. Choose another one."


class BadPassword(Refused):
    says = "A password has {least} to {most} characters. Choose another one."


class WrongPassword(Refused):
    status = 403
    says = "Name and password do not fit. Check both."


class NotHere(Refused):
    status = 409
    says = "On your own machine there are no accounts. Start 'mathom serve' for several people."


class TableBusy(Refused):
    status = 503
    says = "The table is moving to another server. Try again in a moment."


class DatabaseAway(Refused):
    status = 503
    says = "The server cannot reach its database. Nothing is lost. Try again in a moment."


class BadRequest(Refused):
    says = "The request is not understood: {detail}."


class CannotStart(MathomError):
    pass


class DatabaseUnreachable(CannotStart):
    says = "The database {database} cannot be opened: {detail}. Check the address and that it is running."


class DatabaseInUse(CannotStart):
    says = "Another Mathom uses {database} already. Stop it, or choose another file with --db."


class DatabaseTooNew(CannotStart):
    says = "The database {database} was written by a newer Mathom. Install that version, or choose another database."


class DriverMissing(CannotStart):
    says = "The package for {what} is not installed. Install it with: pip install 'mathom[{extra}]'"


class ChannelsUnreachable(CannotStart):
    says = "The channels at {channels} cannot be reached: {detail}. Check the address and that Redis is running."


class ChannelsNeeded(CannotStart):
    says = "Another server uses the database {database}. Give both the same --channels redis://..., or stop the other."


class FolderNotWritable(CannotStart):
    says = "The folder {folder} cannot be written: {detail}. Choose another place with --db."


class PortTaken(CannotStart):
    says = "The address {host}:{port} cannot be used: {detail}. Choose another one with --port or --host."
