"""Hidden numbers: a place on a map, a choice made in secret, a march face down. They keep the law of hidden faces.

A *secret* is a number of the state that not everybody knows, such as "where the Ring-bearers are". Who sees it revealed
has learnt something: then nobody takes a choice back for free. Whoever does not know it imagines it, as any number that
`State.possible` says it could be.
"""

from __future__ import annotations

from typing import Final

UNKNOWN: Final = -1


class Secrets:
    """The numbers, and for each the seats that know it (as in `Zones`). Change them through the methods only.

    Both lists are replaced, never changed in place, so that copies can share them.
    """

    __slots__ = ("known", "values")

    def __init__(self, values: list[int] | None = None, known: list[int] | None = None) -> None:
        """`known` are the seats that know each number from the start: its keepers."""
        self.values: list[int] = [] if values is None else values
        self.known: list[int] = [] if known is None else known

    def clone(self) -> Secrets:
        return Secrets(self.values, self.known)

    def choose(self, secret: int, value: int, seats: int) -> None:
        """The number is another one now, and only `seats` know it."""
        values, known = self.values[:], self.known[:]
        values[secret] = value
        known[secret] = seats
        self.values, self.known = values, known

    def reveal(self, secret: int, seats: int) -> None:
        """Show the number to `seats`. They know it until it is chosen anew."""
        known = self.known[:]
        known[secret] |= seats
        self.known = known

    def imagine(self, secret: int, value: int) -> None:
        """In somebody's imagination it is this number. Who knows it stays as it is."""
        values = self.values[:]
        values[secret] = value
        self.values = values

    def knows(self, seat: int | None, secret: int) -> bool:
        """Whether the seat (None: a spectator) knows the number."""
        known = self.known[secret]
        return known == -1 if seat is None else bool(known >> seat & 1)

    def seen_by(self, seat: int | None, secret: int) -> int:
        """The number, as far as the seat may know: UNKNOWN if it does not. For views."""
        return self.values[secret] if self.knows(seat, secret) else UNKNOWN


# Shared and never changed.
NO_SECRETS: Final = Secrets()
