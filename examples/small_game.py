"""Mushroom Market, a small game to learn the kernel with. docs/kernel.md explains it step by step.

The rules, our own. Two to four hobbits shuffle fifteen cards numbered 1 to 15; each is dealt three. In each of three
rounds a die says how many mushrooms are in the basket. All bid one card at the same time, face down. The highest card
takes the basket, and the bids are out of the game. Most mushrooms win.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mathom.kernel import (
    EVERYONE,
    NOBODY,
    UNANSWERED,
    Chance,
    EventKind,
    Frame,
    Game,
    Option,
    Reason,
    Result,
    State,
    Text,
    Variant,
    VariantSchema,
    ZoneKinds,
    set_up,
    shuffle_sizes,
)

CARDS, HAND_SIZE = 15, 3
DECK, PILE, HAND = 0, 1, 2  # zones; HAND + seat for every seat

DEALT = EventKind("dealt", ("seat", "cards"))
BASKET = EventKind("basket", ("mushrooms",))
BIDS = EventKind("bids", ("cards",))
SOLD = EventKind("sold", ("seat", "mushrooms"))

NOT_HELD = Reason("you-do-not-hold-that-card")


class Stall(State):
    """The mushrooms of every seat, and those in the basket."""

    __slots__ = ("basket", "mushrooms")

    def __init__(self, like: Stall | None = None) -> None:
        super().__init__(like)
        self.basket: int = 0 if like is None else like.basket
        self.mushrooms: list[int] = [] if like is None else like.mushrooms

    def clone(self) -> Stall:
        return Stall(self)

    def hand(self, seat: int) -> list[int]:
        return sorted([self.zones.face[thing] for thing in self.zones.content[HAND + seat]])


class Market(Frame):
    """The whole game: shuffle, deal, then a round for every card in hand."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("shuffle")

    def clone(self) -> Market:
        other = Market()
        other.step = self.step
        return other

    def shuffle(self, s: Stall) -> None:
        self.step = "deal"
        s.throw("deck", shuffle_sizes(CARDS))

    def deal(self, s: Stall) -> None:
        s.zones.shuffle(DECK, s.outcome)
        for seat in range(s.seats):
            for thing in s.zones.content[DECK][-HAND_SIZE:]:
                s.zones.move(thing, HAND + seat)
            s.tell_to(1 << seat, DEALT, seat, s.hand(seat))
        self.step = "fill_basket"

    def fill_basket(self, s: Stall) -> None:
        s.turn += 1
        self.step = "show_basket"
        s.throw("basket", [6])

    def show_basket(self, s: Stall) -> None:
        s.basket = s.outcome[0] + 1
        s.tell(BASKET, s.basket)
        self.step = "bid"

    def bid(self, s: Stall) -> None:
        seats = list(range(s.seats))
        s.ask_sealed(seats, "bid", [s.hand(seat) for seat in seats], then="sell")

    def sell(self, s: Stall) -> None:
        bids = s.replies
        for thing in [t for t, face in enumerate(s.zones.face) if face in bids]:
            s.zones.move(thing, PILE)
        winner = bids.index(max(bids))
        s.mushrooms = [n + s.basket if seat == winner else n for seat, n in enumerate(s.mushrooms)]
        s.tell(BIDS, bids)
        s.tell(SOLD, winner, s.basket)
        self.step = "fill_basket" if s.hand(0) else "close"

    def close(self, s: Stall) -> None:
        most = max(s.mushrooms)
        s.finish(Result([seat for seat, n in enumerate(s.mushrooms) if n == most], s.mushrooms, "most-mushrooms"))

    def refuse(self, s: Stall, seat: int, code: int) -> Reason | None:
        return None if code in s.hand(seat) else NOT_HELD


class MushroomMarket(Game):
    id = "mushroom_market"
    version = 1
    home = Path(__file__).parent

    def variants(self) -> VariantSchema:
        return VariantSchema([2, 3, 4], [])

    def start(self, variant: Variant, seats: int, chance: Chance) -> State:
        s = Stall()
        sight = [NOBODY, EVERYONE, *[1 << seat for seat in range(seats)]]
        mixed = [False, False, *[True] * seats]
        backs = [0] * CARDS
        s.zones = set_up(ZoneKinds(sight, mixed, backs), list(range(1, CARDS + 1)), [DECK] * CARDS)
        s.chance = chance
        s.seats = seats
        s.mushrooms = [0] * seats
        s.push(Market())
        return s

    def see(self, state: Stall, seat: int | None) -> dict[str, Any]:
        return {
            "basket": state.basket,
            "mushrooms": state.mushrooms,
            "hand": [] if seat is None else state.hand(seat),
            "cards": [len(state.zones.content[HAND + player]) for player in range(state.seats)],
            "pile": sorted([state.zones.face[thing] for thing in state.zones.content[PILE]]),
        }

    def describe(self, state: Stall, seat: int, code: int) -> Option:
        return Option(code, f"bid:{code}", Text("market-option-bid", card=code), [f"hand:{code}"])

    def parse(self, state: Stall, seat: int, key: str) -> int:
        word, _, number = key.partition(":")
        known = word == "bid" and number in [str(card) for card in range(1, CARDS + 1)]
        return int(number) if known else UNANSWERED

    def classes(self) -> list[type]:
        return [Stall, Market]


GAME = MushroomMarket()
