"""Several seats of one person: whose hand lies open on their screen, and when it is covered again.

Two who play at one screen are one person to the server. They see what anybody may see until one of them says whose eyes
look now; then that seat's hand lies open, and no other. As soon as another of their seats is to choose, it is covered.
"""

from __future__ import annotations

from typing import NamedTuple


class Look(NamedTuple):
    """Somebody looks from this seat since so many choices were made."""

    seat: int
    since: int


class Screens:
    """Only of people with several seats. Not written: after a restart all hands are covered."""

    def __init__(self) -> None:
        self._open: dict[str, Look] = {}
        self._turned: set[str] = set()

    def seat(self, person: str) -> int | None:
        look = self._open.get(person)
        return None if look is None else look.seat

    def begin(self, holders: list[str]) -> None:
        """The game begins: before that there are no hands, and whoever has several seats sees the table from one."""
        self._turned.update(person for person in holders if person and holders.count(person) > 1)

    def look(self, person: str, seat: int | None, choices: int) -> None:
        """From now on they look from this seat; None covers all hands."""
        if seat != self.seat(person):
            self._turned.add(person)
        if seat is None:
            self._open.pop(person, None)
        else:
            self._open[person] = Look(seat, choices)

    def follow(self, holders: dict[int, str], choices: int) -> None:
        """`holders` are the people who are to choose, by seat. Who looked before the last choice, and from a seat that
        is not to choose while another of theirs is, hands over."""
        for person, look in list(self._open.items()):
            waiting = [seat for seat, holder in holders.items() if holder == person]
            if waiting and look.seat not in waiting and look.since != choices:
                self.look(person, None, choices)

    def take_turned(self) -> list[str]:
        """Who sees from elsewhere since the last call."""
        turned = sorted(self._turned)
        self._turned.clear()
        return turned
