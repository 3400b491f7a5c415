"""Positions for tests: whoever is needed stands where he is needed, in the first organisation phase of seat 0."""

from __future__ import annotations

from typing import Any, Self

from tests.games.meccg.tale import Tale, deck

from mathom.games.meccg.company import Company
from mathom.games.meccg.faces import face_of
from mathom.games.meccg.state import GENERAL
from mathom.games.meccg.terms import USUAL, Terms
from mathom.games.meccg.zones import HAND, LAND, POINTS
from mathom.kernel import Frame

Rolls = dict[str, list[list[int]]]
Cards = list[str]

HAVEN = {"hero": "tw-421", "minion": "le-390"}  # Rivendell, Minas Morgul
NOBODY: Cards = []


class Scene(Tale):
    """`own` and `foe` are characters and what they bear (``[character, item, item]``), or single ids.

    All of a side are one company, at its first haven or at `at`. What is in `hand` and `foes_hand` is in hand, nothing
    else. `more` are further cards that the position can use (`bring`).
    """

    def __init__(
        self,
        *own: str | Cards,
        foe: list[str | Cards] | None = None,
        at: str = "",
        foe_at: str = "",
        hand: Cards | None = None,
        foes_hand: Cards | None = None,
        side: str = "hero",
        foes_side: str = "hero",
        more: Cards | None = None,
        foes_more: Cards | None = None,
        sites: Cards | None = None,
        foes_sites: Cards | None = None,
        rolls: Rolls | None = None,
        terms: Terms = USUAL,
        **sections: dict[str, int],
    ) -> None:
        enemies = [] if foe is None else foe
        piles: list[dict[str, Any]] = []
        for people, extra, place, cards, which in (
            (own, more, at, sites, side),
            (enemies, foes_more, foe_at, foes_sites, foes_side),
        ):
            needed = [card for one in people for card in ([one] if isinstance(one, str) else one)] + (extra or [])
            there = dict.fromkeys([*([place] if place and place != HAVEN[which] else []), *(cards or [])], 1)
            piles.append({"alignment": which, "pool": dict.fromkeys(needed, 1), "sites": there})
        piles[0].update({"resources": counted(hand), **sections})
        piles[1].update({"resources": counted(foes_hand)})
        decks = [deck(pile.pop("alignment"), **pile) for pile in piles]
        super().__init__(*decks, rolls=rolls, terms=terms)
        self.choose("stop", seat=0).choose("stop", seat=1)
        self.until("organise")
        self.company(0, list(own), at or HAVEN[side])
        if enemies:
            self.company(1, enemies, foe_at or HAVEN[foes_side])
        self.again()

    # Placing

    def find(self, card: str, seat: int = 0) -> int:
        """A card of the seat, wherever it is."""
        s = self.s
        return next(t for t in range(s.first[seat], s.first[seat + 1]) if s.face(t).id == card)

    def company(self, seat: int, people: list[str | Cards], site: str, fresh: bool = True) -> int:
        """A company of these at a site; its number."""
        members = [self.enter(one if isinstance(one, str) else one[0], seat) for one in people]
        number = self.s.free_company(seat)
        self.s.set_company(number, Company(members, self.site(site, seat, fresh)))
        for one in people:
            for card in [] if isinstance(one, str) else one[1:]:
                self.bear(card, one[0], seat)
        return number

    def site(self, card: str, seat: int = 0, fresh: bool = True) -> int:
        """The site card in play: a new one of the site deck, or one that lies there."""
        s = self.s
        if not fresh:
            return next(t for t in s.at(LAND, seat) if s.face(t).id == card)
        thing = next(t for t in range(s.first[seat], s.first[seat + 1]) if s.face(t).id == card and not self.lies(t))
        s.zones.move(thing, LAND + seat)
        s.begin(thing)
        return thing

    def lies(self, thing: int) -> bool:
        return self.s.zones.where[thing] in (LAND, LAND + 1)

    def enter(self, card: str, seat: int = 0) -> int:
        thing = self.find(card, seat)
        self.s.come_into_play(thing, seat)
        self.s.set_under(thing, GENERAL)
        return thing

    def bear(self, card: str, bearer: str | int, seat: int = 0, whose: int | None = None) -> int:
        """A card of a seat lies on a character (of the same seat, or `whose`)."""
        thing = self.find(card, seat)
        on = bearer if isinstance(bearer, int) else self.thing(bearer, seat if whose is None else whose)
        self.s.come_into_play(thing, seat, on)
        return thing

    def score(self, card: str, seat: int = 0) -> int:
        thing = self.find(card, seat)
        self.s.zones.move(thing, POINTS + seat)
        return thing

    def hold(self, card: str, seat: int = 0) -> int:
        thing = self.find(card, seat)
        self.s.zones.move(thing, HAND + seat)
        return thing

    def follow(self, follower: str, leader: str, seat: int = 0) -> None:
        self.s.set_under(self.thing(follower, seat), self.thing(leader, seat))

    def status(self, *cards: str, seat: int = 0) -> list[int]:
        return [self.s.status[self.thing(card, seat)] for card in cards]

    def make(self, status: int, *cards: str, seat: int = 0) -> Self:
        for card in cards:
            self.s.set_status(self.thing(card, seat), status)
        return self.again()

    # Going on

    def again(self) -> Self:
        """The question is asked again after a change of the position."""
        self.s.ask_again()
        self.news += [event.plain() for event in self.s.take_news()]
        return self

    def meanwhile(self, frame: Frame) -> Self:
        """The frame is carried out now."""
        self.s.ask = None
        self.s.push(frame)
        self.s.run()
        self.news += [event.plain() for event in self.s.take_news()]
        return self

    def offering(self, start: str) -> list[str]:
        """What is offered that begins so."""
        return [key for key in self.offers() if key.startswith(start)]

    def number(self, card: str, seat: int = 0) -> int:
        """The company of a character."""
        return self.s.company_of(self.thing(card, seat))

    def why_not(self, key: str) -> tuple[str, ...]:
        """The rules that speak against it."""
        from mathom.games.meccg.game import GAME
        from mathom.kernel import explain

        found = explain(GAME, self.s, self.seat, key)
        return tuple(rule for reason in found for rule in reason.rules)

    def next_organisation(self, seat: int = 0) -> Self:
        """On to the next organisation phase of this seat; companies stay where they are."""
        turn = self.s.turn
        while not (self.kind == "organise" and self.s.active == seat and self.s.turn > turn):
            self.decline()
        return self

    def reach(self, phase: str, most: int = 200) -> Self:
        """Declines until this phase has begun."""
        known = len(self.news)
        for _ in range(most):
            if any(event["event"] == "phase" and event["phase"] == phase for event in self.news[known:]):
                return self
            self.decline()
        raise AssertionError(f"{phase} is never reached; now it is {self.kind}: {self.offers()}")

    def stay(self) -> Self:
        """All companies of the active player stay; on until hazards may be played."""
        self.choose("move")
        while self.kind in ("plan", "react", "events", "next-company") and not self.s.journey.limit:
            self.choose("stay") if self.kind == "plan" else self.decline()
        return self


def counted(cards: Cards | None) -> dict[str, int]:
    found: dict[str, int] = {}
    for card in cards or []:
        found[card] = found.get(card, 0) + 1
    return found


def face(card: str) -> int:
    return face_of(card)
