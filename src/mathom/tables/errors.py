"""What a table refuses, beside the illegal choices of the game itself."""

from __future__ import annotations

from mathom.kernel import MathomError, RefusedChoice


class BadTable(MathomError):
    says = "This table cannot be set up: {detail}."


class NotSeated(RefusedChoice):
    says = "You do not sit at this table. Take a seat first, or watch."


class NoSeat(MathomError):
    says = "This seat is not free. Choose another one, or watch."


class WrongInvitation(MathomError):
    says = "This invitation does not fit the table. Ask the host for the link."


class NotNow(RefusedChoice):
    says = "That is not possible now: {why}."


class StillExpected(RefusedChoice):
    says = "This player has only just gone and may come back any moment. In {seconds} seconds a bot may play for them."


class BadCommand(MathomError):
    says = "The server does not understand the command: {detail}."
