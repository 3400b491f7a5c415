"""Chapter 10: drawing cards from both decks, and shuffling a discard pile in."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.risk.box import (
    ADVENTURE,
    ENTMOOT,
    EVENT,
    FIRST_JOKER,
    GOOD,
    PARTY_SIDE,
    card_name,
    is_enemy_card,
    party_name,
    type_of,
)
from mathom.games.risk.cards.play import CardText, text_for
from mathom.games.risk.control import aftermath
from mathom.games.risk.event_kinds import CARD_DISCARDED, Said
from mathom.games.risk.state import (
    ADVENTURE_DECK,
    ADVENTURE_DISCARD,
    DRAWN,
    HAND,
    TERRITORY_BACK,
    TERRITORY_DECK,
    TERRITORY_DISCARD,
    Realm,
)
from mathom.kernel import EventKind, Frame, shuffle_sizes

DREW_TERRITORY: Final = EventKind("drew-territory-card", ("party",), ("RI-10.1",), (party_name,))
DREW_ADVENTURE: Final = EventKind("drew-adventure-card", ("party",), ("RI-10.3",), (party_name,))
DREW_CARD: Final = EventKind("drew-card", ("party", "card"), ("RI-10.1", "RI-10.3"), (party_name, card_name))
EVENT_DRAWN: Final = EventKind("event-drawn", ("party", "card"), ("RI-10.4",), (party_name, card_name))
CARD_SHOWN: Final = EventKind("card-shown", ("card",), ("RI-10.28", "RI-15.7"), (card_name,))
RESHUFFLED: Final = EventKind("reshuffled", ("deck",), ("RI-10.9",))

DECK_NAMES: Final[list[str]] = ["territory", "adventure"]


class Refill(Frame):
    """A discard pile becomes the new deck, if there is one. `deck` is the deck's zone. RI-10.9"""

    __slots__ = ("deck",)
    shows: ClassVar[tuple[str, ...]] = ("step", "deck")

    def __init__(self, deck: int = TERRITORY_DECK) -> None:
        super().__init__("gather")
        self.deck = deck

    def clone(self) -> Refill:
        other = Refill(self.deck)
        other.step = self.step
        return other

    def gather(self, s: Realm) -> None:
        for thing in s.zones.content[TERRITORY_DISCARD if self.deck == TERRITORY_DECK else ADVENTURE_DISCARD]:
            s.zones.move(thing, self.deck)
        self.step = "shuffled"
        s.throw(DECK_NAMES[self.deck], shuffle_sizes(len(s.zones.content[self.deck])))

    def shuffled(self, s: Realm) -> None:
        s.zones.shuffle(self.deck, s.outcome)
        s.tell(RESHUFFLED, DECK_NAMES[self.deck])
        s.pop()


def can_refill(s: Realm, deck: int) -> bool:
    return bool(s.zones.content[TERRITORY_DISCARD if deck == TERRITORY_DECK else ADVENTURE_DISCARD])


class ShowTerritories(Frame):
    """`count` territory cards are drawn because of a card: open, in the zone DRAWN, or with `to` into another zone.

    Jokers are replaced and shuffled back. Returns the number of cards. RI-10.23, RI-15.7, RI-15.35, RI-15.36
    """

    __slots__ = ("count", "got", "party", "to")
    shows: ClassVar[tuple[str, ...]] = ("step", "count", "got")

    def __init__(self, count: int = 0, to: int = DRAWN, party: int = 0) -> None:
        super().__init__("draw")
        self.count = count
        self.to = to
        self.party = party
        self.got = 0

    def clone(self) -> ShowTerritories:
        other = ShowTerritories(self.count, self.to, self.party)
        other.step = self.step
        other.got = self.got
        return other

    def draw(self, s: Realm) -> None:
        if self.got == self.count:
            self.step = "put_jokers_back"
            return
        if not s.zones.content[TERRITORY_DECK]:
            if can_refill(s, TERRITORY_DECK):
                s.push(Refill(TERRITORY_DECK))
            else:
                self.step = "put_jokers_back"
            return
        [thing] = s.zones.top(TERRITORY_DECK, 1)
        if s.face(thing) >= FIRST_JOKER:
            s.zones.move(thing, DRAWN)
            s.tell(CARD_SHOWN, s.face(thing))
            return
        s.zones.move(thing, self.to)
        self.got += 1
        if self.to == DRAWN:
            s.tell(CARD_SHOWN, s.face(thing))
        else:
            s.tell(DREW_TERRITORY, self.party)
            s.tell_to(1 << s.seat_of[self.party], DREW_CARD, self.party, s.face(thing))

    def put_jokers_back(self, s: Realm) -> None:
        jokers = [t for t in s.zones.content[DRAWN] if FIRST_JOKER <= s.face(t) < ADVENTURE]
        if not jokers:
            s.pop(self.got)
            return
        for thing in jokers:
            s.zones.move(thing, TERRITORY_DECK)
        self.step = "jokers_shuffled"
        s.throw("territory", shuffle_sizes(len(s.zones.content[TERRITORY_DECK])))

    def jokers_shuffled(self, s: Realm) -> None:
        s.zones.shuffle(TERRITORY_DECK, s.outcome)
        s.pop(self.got)


def shown_territories(s: Realm) -> list[int]:
    """The territories on the cards that lie open for an event."""
    return [s.face(thing) for thing in s.zones.content[DRAWN] if s.back(thing) == TERRITORY_BACK]


def clear_shown(s: Realm) -> None:
    """They go to the discard pile after the event. RI-10.28"""
    for thing in s.zones.content[DRAWN]:
        if s.back(thing) == TERRITORY_BACK:
            s.zones.move(thing, TERRITORY_DISCARD)


class DrawTerritory(Frame):
    """A party draws a territory card; one of the enemy side is discarded at once. RI-10.1, RI-10.13"""

    __slots__ = ("party",)
    shows: ClassVar[tuple[str, ...]] = ("step", "party")

    def __init__(self, party: int = 0) -> None:
        super().__init__("draw")
        self.party = party

    def clone(self) -> DrawTerritory:
        other = DrawTerritory(self.party)
        other.step = self.step
        return other

    def draw(self, s: Realm) -> None:
        if s.zones.content[TERRITORY_DECK]:
            [thing] = s.zones.top(TERRITORY_DECK, 1)
            take_territory_card(s, self.party, thing)
            s.pop()
        elif can_refill(s, TERRITORY_DECK):
            s.push(Refill(TERRITORY_DECK))
        else:
            s.pop()


def take_territory_card(s: Realm, party: int, thing: int) -> None:
    """RI-10.13, RI-4.12"""
    face = s.face(thing)
    if is_enemy_card(face, PARTY_SIDE[party]):
        s.zones.move(thing, TERRITORY_DISCARD)
        s.tell(CARD_DISCARDED, party, face)
        return
    s.zones.move(thing, HAND + party)
    s.tell(DREW_TERRITORY, party)
    s.tell_to(1 << s.seat_of[party], DREW_CARD, party, face)


class DrawAdventure(Frame):
    """A party draws an adventure card. Events are resolved at once, until another card comes. RI-10.4, RI-15.31

    Resolved events lie open until the draw is over, so that none comes twice. RI-10.22, RI-10.23
    """

    __slots__ = ("party",)
    shows: ClassVar[tuple[str, ...]] = ("step", "party")

    def __init__(self, party: int = 0) -> None:
        super().__init__("draw")
        self.party = party

    def clone(self) -> DrawAdventure:
        other = DrawAdventure(self.party)
        other.step = self.step
        return other

    def draw(self, s: Realm) -> None:
        if not s.zones.content[ADVENTURE_DECK]:
            if can_refill(s, ADVENTURE_DECK):
                s.push(Refill(ADVENTURE_DECK))
            else:
                self.step = "finish"
            return
        [thing] = s.zones.top(ADVENTURE_DECK, 1)
        face = s.face(thing)
        kept = face == ENTMOOT and PARTY_SIDE[self.party] == GOOD
        if type_of(face) != EVENT or kept:
            s.zones.move(thing, HAND + self.party)
            s.tell(DREW_ADVENTURE, self.party)
            s.tell_to(1 << s.seat_of[self.party], DREW_CARD, self.party, face)
            self.step = "finish"
            return
        s.zones.move(thing, DRAWN)
        s.tell(EVENT_DRAWN, self.party, face)
        self.step = "resolved"
        s.push(CardText(self.party, face, text_for(face, "DRAW"), s.seat_of[self.party]))

    def resolved(self, s: Realm) -> None:
        """RI-13.8, RI-14.9"""
        self.step = "draw"
        aftermath(s)

    def finish(self, s: Realm) -> None:
        self.abandoned(s)
        s.pop()

    def abandoned(self, s: Realm) -> None:
        for thing in s.zones.content[DRAWN]:
            s.zones.move(thing, TERRITORY_DISCARD if s.back(thing) == TERRITORY_BACK else ADVENTURE_DISCARD)

    def about(self, s: Realm) -> Said:
        return [("party", party_name(self.party))]
