"""Plays like a person who knows the game: tries each card in mind and counts who would win the location.

It plans card, ring and slot at once and then answers the three questions one after the other.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from mathom.games.fellowship.components import LOCATIONS, PLACES
from mathom.kernel import Game, Perspective
from mathom.players.fellowship.board import NUMBER, Board, around, lying

OFFSETS: list[list[int]] = PLACES["geometry"]["slot_offsets_clockwise_from_top_left"]

# What it costs to have played a card: strong cards serve better where much is at stake.
CARD_COST = {"0": 0.05, "1": 0.05, "2": 0.1, "3": 0.25, "4": 0.35, "5": 0.6, "nazgul": 0.7}
RING_COST = {"bag_end": 0.8, "bree": 0.9, "weathertop": 0.7, "rivendell_first": 0.8, "rivendell_second": 0.5}
# Whoever completes a location also says where the next one lies.
PLACING = 0.5
PROTECTED = 0.15


class Plan(NamedTuple):
    gain: float
    card: str
    ring: str | None
    slot: int


def by_gain(plan: Plan) -> float:
    return plan.gain


class Scripted:
    def __init__(self, game: Game, text: str, rng: Random) -> None:
        self.rng = rng
        self.plan: Plan | None = None

    def choose(self, perspective: Perspective) -> int:
        options = perspective.options()
        if len(options) == 1:
            return options[0]
        view = perspective.view()
        keys: dict[str, int] = {option["key"]: option["code"] for option in view["ask"]["options"]}
        kind = view["ask"]["kind"]
        if kind == "card":
            return keys[self.choose_card(view, keys)]
        if kind == "anchor":
            return keys[choose_anchor(view, list(keys))]
        if kind == "origin":
            return keys[choose_origin(view, view["ask"]["options"])]
        return keys[self.follow(view, kind, keys)]

    def choose_card(self, view: dict[str, Any], keys: dict[str, int]) -> str:
        """The best play; none if stopping is better."""
        if "replay" in keys:
            return "replay"
        board = Board.current(view)
        cards = [key.removeprefix("card:") for key in keys if key.startswith("card:")]
        plans = [plan for card in cards for plan in plans_for(view, board, card)]
        self.plan = max(plans, key=by_gain, default=None)
        if self.plan is None or ("stop" in keys and self.plan.gain <= 0):
            return "stop"
        return f"card:{self.plan.card}"

    def follow(self, view: dict[str, Any], kind: str, keys: dict[str, int]) -> str:
        """The planned ring or slot; if it is not on offer (a ring was forced), the best now."""
        chosen = view["players"][view["seat"]]["chosen"]
        plan = self.plan
        if kind == "ring":
            wanted = f"ring:{plan.ring or 'none'}" if plan else "ring:none"
            return wanted if wanted in keys else next(iter(keys))
        as_planned = plan is not None and (plan.card, plan.ring) == (chosen["card"], chosen["ring"])
        if plan is None or not as_planned or f"slot:S{plan.slot}" not in keys:
            board = Board.current(view)
            plans = slots_for(view, board, chosen["card"], chosen["ring"])
            plan = max((p for p in plans if f"slot:S{p.slot}" in keys), key=by_gain, default=None)
        return f"slot:S{plan.slot}" if plan else next(iter(keys))


def plans_for(view: dict[str, Any], board: Board, card: str) -> list[Plan]:
    """All ways to play `card`, with each ring owned and without."""
    rings: list[str | None] = [None]
    if not card.endswith("nazgul"):
        rings += view["players"][view["seat"]]["rings"]
    return [plan for ring in rings for plan in slots_for(view, board, card, ring)]


def slots_for(view: dict[str, Any], board: Board, card: str, ring: str | None) -> list[Plan]:
    """One free slot (the one nearest to own cards) and every card that can be hit or covered."""
    seat = view["seat"]
    now = board.prospect(seat, view["last"]) - board.risk(seat)
    cost = CARD_COST[card.partition("-")[2]] * patience(board) + ring_cost(board, ring)
    laid = None if card.endswith("nazgul") else lying(card, ring)
    slots = [*board.targets(seat, laid), *best_free(board, seat)]
    plans = []
    for slot in slots:
        after = board.with_card(slot, laid)
        gain = after.prospect(seat, seat) - after.risk(seat) - now - cost
        if not after.free():
            gain += PLACING
        if ring and after.black and after.free():
            gain += PROTECTED * (laid.value if laid else 0)
        plans.append(Plan(gain, card, ring, slot))
    return plans


def patience(board: Board) -> float:
    """Cards saved are worth less the nearer the end is."""
    return max(0.0, 1 - NUMBER[board.location.id] / 9)


def ring_cost(board: Board, ring: str | None) -> float:
    return 0.0 if ring is None else RING_COST.get(ring, 1.0) * patience(board)


def best_free(board: Board, seat: int) -> list[int]:
    """The free slot beside most own value: cards that lie together can be shared with the next location together."""

    def company(slot: int) -> float:
        beside = [board.slots[(slot - 1) % 10], board.slots[(slot + 1) % 10]]
        return sum(card.value for card in beside if card is not None and board.owner[card.colour] == seat)

    return sorted(board.free(), key=company, reverse=True)[:1]


def choose_anchor(view: dict[str, Any], keys: list[str]) -> str:
    """Where the own cards count again and the others' do not."""
    location = LOCATIONS[NUMBER[view["to_come"][0]]]

    def worth(key: str) -> float:
        col, row = key.removeprefix("anchor:").split(",")
        board = Board.of(view, location, location.black, around([int(col), int(row)], OFFSETS))
        return board.prospect(view["seat"], view["seat"]) - board.risk(view["seat"])

    return max(keys, key=worth)


def choose_origin(view: dict[str, Any], options: list[dict[str, Any]]) -> str:
    """The highest card that does not lie at the current location already."""
    here = {tuple(cell) for cell in view["location"]["slots"]}

    def worth(option: dict[str, Any]) -> tuple[int, str]:
        cell = tuple(int(n) for n in option["args"]["cell"].split(","))
        value = int(option["args"]["card"].partition("-")[2])
        return (value - (10 if cell in here else 0), option["key"])

    best: str = max(options, key=worth)["key"]
    return best
