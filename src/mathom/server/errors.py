"""What the server refuses, and why it may not start.

* MathomError
  x Refused             an answer to a request; has an HTTP status
    - NotKnown          no valid cookie
    - WrongToken        not that of the session
    - NotAllowed
    - PlaysThere        an admin, at the table of a report
    - AdminKeepsName
    - NoSuchTable
    - NoSuchReport
    - NoSuchCard
    - TooManyDecks
    - TooOften
    - BotsEnough        tables without people, of one maker
    - NameTaken
    - BadName
    - MisleadingName    when choosing one
    - BadPassword       when choosing one
    - WeakPassword      when choosing one
    - WrongPassword     when logging in
    - OldPasswordWrong  when changing it or deleting the account
    - NotHere           not possible in this mode
    - TableBusy         the table is changing hands
    - DatabaseAway      for a while
    - DatabaseGone      for good: deleted, replaced or cut under the running server
    - CommandFailed     a bug of ours; tried once
    - BadRequest        what the framework refuses
  x CannotStart         exit code 2
    - DatabaseUnreachable
    - DatabaseInUse
    - DatabaseTooNew
    - DatabaseUnknown   of a revision that never was
    - DriverMissing
    - ChannelsUnreachable
    - ChannelsNeeded
    - FolderNotWritable
    - PortTaken
    - NotStarted        for a reason that is in the log
    - NoSuchAccount     that is to be the admin
"""

from __future__ import annotations

from typing import ClassVar

from mathom.kernel import MathomError


class Refused(MathomError):
    status: ClassVar[int] = 400


class NotKnown(Refused):
    status = 401
    says = "The server does not know you yet. Ask for /api/me first."


class WrongToken(Refused):
    status = 403
    says = "The page is out of date. Load it again."


class NotAllowed(Refused):
    status = 403
    says = "You may not do that."


class PlaysThere(Refused):
    status = 403
    says = "You sit at this table yourself. Its record is yours to read when the game is over."


class AdminKeepsName(Refused):
    status = 403
    says = "You are the admin under this name: whoever took it after you would be. Keep it."


class NoSuchTable(Refused):
    status = 404
    says = "There is no table '{table}', or it is not yours to see."


class NoSuchCard(Refused):
    status = 404
    says = "There is no card '{card}'."


class TooManyDecks(Refused):
    status = 409
    says = "You keep {most} decks already. Delete one first."


class NoSuchReport(Refused):
    status = 404
    says = "There is no report '{report}'."


class TooOften(Refused):
    status = 429
    says = "That was too often. Try again in {seconds} seconds."


class BotsEnough(Refused):
    status = 429
    says = "{most} of your tables are played by bots alone already. Watch one to its end, or wait for an hour."


class NameTaken(Refused):
    status = 409
    says = "Somebody has the name '{name}' already. Choose another one."


class BadName(Refused):
    says = "A name has 1 to {longest} visible characters. Choose another one."


class MisleadingName(Refused):
    says = "This name could be taken for somebody else's, or for a bot's. Choose another one."


class BadPassword(Refused):
    says = "A password has {least} to {most} characters. Choose another one."


class WeakPassword(Refused):
    says = "This password is guessed too easily. Take a longer one, of several words."


class WrongPassword(Refused):
    status = 403
    says = "Name and password do not fit. Check both."


class OldPasswordWrong(Refused):
    status = 403
    says = "This is not your password until now. Enter it once more."


class NotHere(Refused):
    status = 409
    says = "On your own machine there are no accounts. Start 'mathom serve' for several people."


class TableBusy(Refused):
    status = 503
    says = "The table is moving to another server. Try again in a moment."


class DatabaseAway(Refused):
    status = 503
    says = "The server cannot reach its database. Nothing is lost. Try again in a moment."


class DatabaseGone(Refused):
    status = 503
    says = "Somebody has removed or cut the server's database: it keeps nothing more. It must be started anew."


class CommandFailed(Refused):
    status = 500
    says = "The server has failed at that; nothing has changed, and it has noted why. Do something else."


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


class DatabaseUnknown(CannotStart):
    says = "The database {database} has the revision '{revision}', which no Mathom wrote. Choose another database."


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


class NotStarted(CannotStart):
    says = "The server could not start; the log above says why. Mend that, and start it again."


class NoSuchAccount(CannotStart):
    says = "There is no account '{name}' that could be the admin. Start without --admin, make the account, start again."
