"""Words of the cards that remain in play: what they do when they are used, and what rids a player of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Cost, Effect, Selector, Verb
from mathom.games.wotr.box import CARDS, FP_CHARACTER, FREE_PEOPLES, SHADOW, card_name
from mathom.games.wotr.codes import NONE, card_code, face_in, word
from mathom.games.wotr.event_kinds import CARD_PAID
from mathom.games.wotr.events.dismiss import NOT_REMOVED_SO
from mathom.games.wotr.events.hand import discard_played
from mathom.games.wotr.events.in_play import leave_table
from mathom.games.wotr.fellowship.reveal import CARD_USED
from mathom.games.wotr.hunt.pool import PullTile
from mathom.games.wotr.hunt.tile import DrawnTile, TakeTile
from mathom.games.wotr.round.rings import refuse_ring, spend_ring
from mathom.games.wotr.state import DISCARDED, HAND, IN_PLAY, NO_CARD, War
from mathom.kernel import EventKind, Reason

PREVENTED, REPLACED, WEAKENED = 0, 1, 2  # what happens to a hunt tile

RANDOM_CARD: Final = word("random-card")

CARD_STRIPPED: Final = EventKind("card-stripped", ("card",), ("WR-6.16",), (card_name,))

NOTHING_TO_STRIP: Final = Reason("there-is-no-such-card-to-take", "WR-6.16")


@dataclass(frozen=True)
class These(Selector):
    """What has one of these numbers: nations, Characters, sides, whatever is asked about."""

    numbers: tuple[int, ...]

    def things(self, s: War, f: Carry) -> list[int]:
        return list(self.numbers)


# The Hunt


@dataclass(frozen=True)
class UseUp(Verb):
    """The card in play is used up: it is discarded."""

    def do(self, s: War, f: Carry) -> None:
        s.tell(CARD_USED, f.card)
        leave_table(s, f.card)


@dataclass(frozen=True)
class TileIs(Verb):
    """The hunt tile is PREVENTED from being drawn; or REPLACED by another and put back in the end; or WEAKENED by 1."""

    what: int

    def do(self, s: War, f: Carry) -> None:
        pulling, drawn, tile = s.innermost(PullTile), s.innermost(DrawnTile), s.innermost(TakeTile)
        if self.what == PREVENTED and pulling is not None:
            pulling.prevent(s, f.card)
        elif self.what == REPLACED and drawn is not None:
            drawn.replace(s, f.card)
        elif self.what == WEAKENED and tile is not None:
            tile.shield(s, f.card, 1)


@dataclass(frozen=True)
class StripCard(Verb):
    """The player may take a Character card from the Free Peoples: one in play, or a random one from the hand."""

    def lying(self, w: War) -> list[int]:
        things = [t for t in w.zones.content[IN_PLAY + FREE_PEOPLES] if w.back(t) == FP_CHARACTER]
        return sorted([card_code(w.zones.face[thing]) for thing in things])

    def held(self, w: War) -> list[int]:
        """The backs show that they are there."""
        hands = [thing for seat in w.seats_of(FREE_PEOPLES) for thing in w.hand(seat)]
        return [thing for thing in hands if w.back(thing) == FP_CHARACTER]

    def options(self, w: War) -> list[int]:
        found = [*([RANDOM_CARD] if self.held(w) else []), *self.lying(w)]
        return [*found, NONE] if found else []

    def do(self, s: War, f: Carry) -> None:
        """DP-71"""
        options = self.options(s)
        if f.stage:
            f.throw(s, "hunt.card", [len(self.held(s))])
        elif options:
            f.ask_one(s, s.lead[SHADOW], "strip-card", options)

    def take(self, s: War, f: Carry) -> None:
        if f.stage:
            thing = self.held(s)[s.outcome[0]]
            s.tell(CARD_STRIPPED, s.zones.face[thing])
            s.zones.move(thing, DISCARDED + FREE_PEOPLES)
        elif s.reply == RANDOM_CARD:
            f.again(1)
        elif s.reply != NONE:
            s.tell(CARD_STRIPPED, face_in(s.reply))
            leave_table(s, face_in(s.reply))

    def refuse(self, s: War, f: Carry, code: int) -> Reason | None:
        return None if code in self.options(s) else NOTHING_TO_STRIP


# What rids a player of a card in play


@dataclass(frozen=True)
class FromHand(Cost):
    """A card of this type from the hand; `question` asks which."""

    question: str
    type: int

    def refuse(self, s: War, f: Carry) -> Reason | None:
        return None if self.ways(s, f) else NOT_REMOVED_SO

    def ways(self, s: War, f: Carry) -> list[int]:
        faces = sorted([s.face(thing) for thing in s.hand(f.seat)])
        return [card_code(face) for face in faces if CARDS[face].type == self.type]

    def asks(self) -> str:
        return self.question

    def pay(self, s: War, f: Carry, thing: int) -> None:
        """In somebody's imagination the hand may have had no such card: then nothing is paid."""
        card = s.card_in(HAND + f.seat, face_in(thing))
        if card != NO_CARD:
            discard_played(s, f.seat, card)
            s.tell(CARD_PAID, f.seat, face_in(thing))


@dataclass(frozen=True)
class ElvenRing(Cost):
    """An Elven Ring."""

    def refuse(self, s: War, f: Carry) -> Reason | None:
        return refuse_ring(s, FREE_PEOPLES)

    def ways(self, s: War, f: Carry) -> list[int]:
        return [0] if refuse_ring(s, FREE_PEOPLES) is None else []

    def asks(self) -> str:
        return ""

    def pay(self, s: War, f: Carry, thing: int) -> None:
        spend_ring(s, FREE_PEOPLES)


WORDS: Final[list[type[Effect]]] = [
    These,
    UseUp,
    TileIs,
    StripCard,
    FromHand,
    ElvenRing,
]
