"""The current location as a player sees it, small enough to try plays on."""

from __future__ import annotations

from typing import Any, NamedTuple

from mathom.games.fellowship.components import COLOURS, LOCATIONS, Location
from mathom.players.fellowship.outlook import Stake, expected

HOBBIT = 3
RIVENDELL_BONUS = 2
NUMBER = {location.id: i for i, location in enumerate(LOCATIONS)}


class Lying(NamedTuple):
    colour: str
    value: int
    ring: str | None

    def worth(self) -> int:
        return self.value + (RIVENDELL_BONUS if self.ring == "rivendell_first" else 0)

    def protected(self) -> bool:
        return self.value == HOBBIT or self.ring is not None


class Board:
    """Ten slots, each with a card or none, and who owns which colour."""

    def __init__(
        self, location: Location, black: bool, slots: list[Lying | None], owner: dict[str, int], seats: int
    ) -> None:
        self.location = location
        self.black = black
        self.slots = slots
        self.owner = owner
        self.seats = seats

    @staticmethod
    def of(view: dict[str, Any], location: Location, black: bool, cells: list[list[int]]) -> Board:
        """The board of a location whose slots are `cells`."""
        there = {tuple(card["cell"]): lying(card["card"], card["ring"]) for card in view["cards"]}
        owner = {colour: seat for seat, player in enumerate(view["players"]) for colour in player["colours"]}
        return Board(location, black, [there.get(tuple(cell)) for cell in cells], owner, len(view["players"]))

    @staticmethod
    def current(view: dict[str, Any]) -> Board:
        here = view["location"]
        return Board.of(view, LOCATIONS[NUMBER[here["id"]]], here["black"], here["slots"])

    def free(self) -> list[int]:
        return [slot for slot, card in enumerate(self.slots) if card is None]

    def with_card(self, slot: int, card: Lying | None) -> Board:
        slots = self.slots[:]
        slots[slot] = card
        black = self.black != (card is not None and card.ring == "bag_end")
        return Board(self.location, black, slots, self.owner, self.seats)

    def targets(self, seat: int, card: Lying | None) -> list[int]:
        """The slots with cards that `card` (None: a Nazgûl) may be laid on (FE-5.1 to FE-5.4, FE-6.2 to FE-6.6)."""
        if card is not None and not self.black:
            return []
        return [
            slot
            for slot, under in enumerate(self.slots)
            if under is not None
            and self.owner[under.colour] != seat
            and not under.protected()
            and (card is None or under.value < card.worth())
        ]

    def counts_one(self) -> bool:
        """Whether the Bree ring lies here (FE-9.12)."""
        return any(card is not None and card.ring == "bree" for card in self.slots)

    def totals(self) -> dict[str, tuple[int, int]]:
        """Total and number of cards of every colour in play, as if scored now."""
        one = self.counts_one()
        found = {}
        for colour in COLOURS:
            if colour in self.owner:
                cards = [card for card in self.slots if card is not None and card.colour == colour]
                found[colour] = (sum(1 if one else card.worth() for card in cards), len(cards))
        return found

    def prospect(self, seat: int, last: int | None) -> float:
        """My expected points here, less what the others get on average. `last` laid the last card and loses ties."""
        stakes = []
        for colour, (total, count) in self.totals().items():
            order = (self.owner[colour] - (seat if last is None else last) - 1) % self.seats
            stakes.append(Stake(self.owner[colour], total, count, order))
        points = expected(stakes, self.location, len(self.free()), self.seats)
        return points[seat] - (sum(points) - points[seat]) / (self.seats - 1)

    def risk(self, seat: int) -> float:
        """What others may still cover of mine: the loose cards of middling value at a black location."""
        if not self.black or not self.free():
            return 0.0
        loose = (c for c in self.slots if c is not None and self.owner[c.colour] == seat and not c.protected())
        return sum(LOOSE[card.value] for card in loose)


# Cards of value 4 can be covered by a single card only, ones by nearly all, but they cost little.
LOOSE = (0.0, 0.04, 0.08, 0.0, 0.06, 0.0)


def lying(card: str, ring: str | None) -> Lying:
    colour, _, value = card.partition("-")
    return Lying(colour, int(value), ring)


def around(cell: list[int], offsets: list[list[int]]) -> list[list[int]]:
    return [[cell[0] + col, cell[1] + row] for col, row in offsets]
