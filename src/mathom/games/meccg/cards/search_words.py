"""Words about what is looked for in the own play deck and hand, and what is kept off to the side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Effect, Selector, Verb, words_in
from mathom.games.meccg.cards.conditions import InPlay
from mathom.games.meccg.cards.numbers import NOTES
from mathom.games.meccg.codes import NO, deed, face_in, faces
from mathom.games.meccg.companies.arrive import bring_in
from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.event_kinds import TURNED_UP
from mathom.games.meccg.faces import FACES, Face
from mathom.games.meccg.journey.keys import GATES_OF_MORNING
from mathom.games.meccg.reasons import NO_SUCH_CARD
from mathom.games.meccg.state import GENERAL, Realm
from mathom.games.meccg.uniqueness import avatar_is_out, out_already
from mathom.games.meccg.zones import CHAIN, DECK, HAND
from mathom.kernel import Reason, shuffle_sizes

PLAY_IT: Final = deed("play")


# Selectors


@dataclass(frozen=True)
class Found(Selector):
    """The item that was turned up, as long as it is in play."""

    def things(self, s: Realm, f: Carry) -> list[int]:
        item = f.value(NOTES.index("found")) - 1
        return [item] if item in s.in_play() else []


@dataclass(frozen=True)
class PlayedWithIt(Selector):
    """The resource that is played with this card; before there is one, each of your resources that asks for Gates of
    Morning and could be."""

    def is_secret(self) -> bool:
        return True

    def things(self, s: Realm, f: Carry) -> list[int]:
        return [thing for thing in range(s.first[f.seat], s.first[f.seat + 1]) if self.has(s, f, thing)]

    def has(self, s: Realm, f: Carry, thing: int) -> bool:
        if thing < 0 or s.on[f.source] != NO_THING:
            return bool(thing >= 0 and s.on[f.source] == thing)
        held = s.zones.where[thing] in (HAND + f.seat, CHAIN) and s.owner(thing) == f.seat
        return held and s.face(thing).resource and asks_for_gates(s, s.zones.face[thing])


def asks_for_gates(s: Realm, face: int) -> bool:
    words = words_in(tuple(s.script(face).statements))
    return any(isinstance(word, InPlay) and word.title == GATES_OF_MORNING for word in words)


# Verbs


@dataclass(frozen=True)
class Welcome(Verb):
    """You may play an avatar from your hand into the company that the moment is about, besides the one character of the
    turn. Whoever holds any card is asked: that it is none of these is nobody else's business."""

    def is_secret(self) -> bool:
        return True

    def options(self, s: Realm, seat: int) -> list[int]:
        held = [face for face in s.faces_at(HAND, seat) if FACES[face].is_avatar()]
        return faces(PLAY_IT, [face for face in held if not avatar_is_out(s, seat, face)])

    def do(self, s: Realm, f: Carry) -> None:
        if s.companies[f.use - 1].members and s.at(HAND, f.seat):
            f.ask_always(s, f.seat, "welcome", [*self.options(s, f.seat), NO])

    def take(self, s: Realm, f: Carry) -> None:
        if s.reply != NO:
            played = (s.characters_played, s.avatar_played)
            bring_in(s, f.seat, face_in(s.reply), f.use - 1, -1, GENERAL)
            s.characters_played, s.avatar_played = played

    def refuse(self, s: Realm, f: Carry, code: int) -> Reason | None:
        return None if code == NO or code in self.options(s, f.seat) else NO_SUCH_CARD


@dataclass(frozen=True)
class TurnUp(Verb):
    """You turn up cards of your play deck until an item shows that can be played and is not special; the first that is
    listed gets it. How many were turned up is `Noted`."""

    who: Selector

    def do(self, s: Realm, f: Carry) -> None:
        deck = s.at(DECK, f.seat)[::-1]
        place = next((n for n, card in enumerate(deck) if self.fits(s, s.face(card))), len(deck))
        shown = deck[: place + 1]
        s.tell(TURNED_UP, f.seat, [s.zones.face[card] for card in shown])
        f.store(NOTES.index("turned"), len(shown))
        if place < len(deck):
            s.come_into_play(deck[place], f.seat, self.who.things(s, f)[0])
            s.happen("gained", deck[place])
            f.store(NOTES.index("found"), deck[place] + 1)

    def fits(self, s: Realm, face: Face) -> bool:
        return face.kind == "item" and face.item_class != "special" and not out_already(s, face.number)


@dataclass(frozen=True)
class Shuffle(Verb):
    """Your play deck is shuffled; with `this` the card from your hand is in it, too."""

    this: bool = False

    def do(self, s: Realm, f: Carry) -> None:
        if self.this:
            s.zones.move(f.source, DECK + f.seat)
        f.throw(s, f"deck.{f.seat}", shuffle_sizes(len(s.at(DECK, f.seat))))

    def take(self, s: Realm, f: Carry) -> None:
        s.zones.shuffle(DECK + f.seat, s.outcome)


WORDS: Final[list[type[Effect]]] = [Found, PlayedWithIt, Welcome, TurnUp, Shuffle]
