"""A game for a test: small decks, known shuffles, choices by their keys."""

from __future__ import annotations

from typing import Any, Self

from mathom.games.meccg.faces import FACES, face_of
from mathom.games.meccg.game import GAME
from mathom.games.meccg.round.game_course import Course
from mathom.games.meccg.start.unpack import unpack
from mathom.games.meccg.state import Realm
from mathom.games.meccg.terms import USUAL, Terms
from mathom.games.meccg.zones import HAND, PLAY
from mathom.kernel import Chance, apply, option_key, option_keyed

# What declines: a tale goes on by itself through these until something is asked that it is about.
DECLINE = ("pass", "none", "stop", "no", "done", "stay", "move")

# A tale is about a few turns at most.
MOST_DECLINED = 800

Deck = dict[str, Any]


def deck(alignment: str = "hero", **sections: dict[str, int]) -> Deck:
    """A deck of these cards and nothing else, with havens to start from."""
    havens = {"hero": {"tw-421": 3, "tw-408": 2}, "minion": {"le-390": 3, "le-367": 2}}[alignment]
    sites = {**havens, **sections.pop("sites", {})}
    empty: dict[str, dict[str, int]] = {
        name: {} for name in ("pool", "characters", "resources", "hazards", "sideboard")
    }
    return {"alignment": alignment, **empty, **sections, "sites": sites}


class Tale:
    """`s` is the state. Seat 0 begins, nobody's deck is out of order, and dice are as scripted."""

    def __init__(
        self,
        *decks: Deck,
        rolls: dict[str, list[list[int]]] | None = None,
        first: int = 0,
        terms: Terms = USUAL,
    ) -> None:
        script: dict[str, list[list[int]]] = {
            "first": [[5, 5, 0, 0] if first == 0 else [0, 0, 5, 5]],
            **{name: [[one - 1 for one in roll] for roll in found] for name, found in (rolls or {}).items()},
        }
        for seat, one in enumerate(decks):
            size = sum(n for part in ("characters", "resources", "hazards") for n in one[part].values())
            script[f"deck.{seat}"] = [[0] * max(0, size - 1)]
        self.declined = 0
        self.s: Realm = unpack(list(decks), Chance("tale", script=script), terms)
        self.s.seats = len(decks)
        self.s.push(Course())
        self.s.run()
        self.news: list[dict[str, Any]] = [event.plain() for event in self.s.take_news()]

    # Questions

    @property
    def kind(self) -> str:
        return "" if self.s.ask is None else self.s.ask.kind

    @property
    def seat(self) -> int:
        assert self.s.ask is not None
        return self.s.ask.waiting()[0]

    def offers(self, seat: int | None = None) -> list[str]:
        assert self.s.ask is not None
        who = self.seat if seat is None else seat
        return [option_key(GAME, self.s, who, code) for code in self.s.ask.options_of(who)]

    def choose(self, *keys: str, seat: int | None = None) -> Self:
        """Each by whoever is asked; a key without its number means the card that has it."""
        for key in keys:
            while seat is None and self.kind in ("react", "events") and not self.offered(key):
                self.decline()
            who = self.seat if seat is None else seat
            full = next((k for k in self.offers(who) if k == key or k.startswith(f"{key}#")), key)
            self.news += [e.plain() for e in apply(self.s, who, option_keyed(GAME, self.s, who, full))]
        return self

    def offered(self, key: str) -> bool:
        return any(offer == key or offer.startswith(f"{key}#") for offer in self.offers())

    def decline(self) -> None:
        """Pass, or say that nothing is to be done; not for ever."""
        self.declined += 1
        assert self.declined < MOST_DECLINED, "the tale never comes to what it is about"
        offers = self.offers()
        key = next((word for word in DECLINE if word in offers), offers[-1])
        self.news += [e.plain() for e in apply(self.s, self.seat, option_keyed(GAME, self.s, self.seat, key))]

    def hazards(self) -> Self:
        """On until the opponent of the active player may play hazards."""
        while self.kind != "react" or self.seat == self.s.active:
            self.decline()
        return self

    def quietly(self) -> Self:
        """On to the first question that is not about playing events."""
        while self.kind in ("react", "events"):
            self.decline()
        return self

    def until(self, kind: str, most: int = 200) -> Self:
        """Declines whatever is asked before the first question of this kind."""
        for _ in range(most):
            if self.kind == kind:
                return self
            self.decline()
        raise AssertionError(f"{kind} is never asked; now it is {self.kind}: {self.offers()}")

    def when(self, key: str, most: int = 60) -> Self:
        """Declines until something is offered whose key begins so, and chooses it."""
        for _ in range(most):
            found = [offer for offer in self.offers() if offer.startswith(key)]
            if found:
                return self.choose(found[0])
            self.decline()
        raise AssertionError(f"{key} is never offered; now it is {self.kind}: {self.offers()}")

    def draft(self, *cards: str, seat: int = 0) -> Self:
        """The seat drafts these, the others what they can or nothing."""
        for card in cards:
            for who in list(self.s.ask.waiting() if self.s.ask else []):
                self.choose(f"draft:{card}" if who == seat else "stop", seat=who)
        return self

    # Looking

    def told(self, name: str) -> list[dict[str, Any]]:
        """What happened of this kind, without its rules."""
        found = [event for event in self.news if event["event"] == name]
        return [{k: v for k, v in event.items() if k not in ("event", "rules", "to")} for event in found]

    def thing(self, card: str, seat: int = 0) -> int:
        """A card in play."""
        return next(t for t in self.s.at(PLAY, seat) if self.s.face(t).id == card)

    def hand(self, seat: int = 0) -> list[str]:
        return sorted(self.s.face(t).id for t in self.s.at(HAND, seat))

    def cards(self, place: int, seat: int = 0) -> list[str]:
        return sorted(self.s.face(t).id for t in self.s.at(place, seat))

    def members(self, seat: int = 0) -> list[list[str]]:
        """The companies of a seat, each as the cards of its characters."""
        found = self.s.companies_of(seat)
        return [[self.s.face(m).id for m in self.s.companies[n].members] for n in found]

    def at(self, seat: int = 0) -> list[str]:
        """The sites of a seat's companies."""
        return [self.s.face(self.s.companies[n].site).title for n in self.s.companies_of(seat)]


def title(card: str) -> str:
    return FACES[face_of(card)].title
