"""Cards that an event brings from the discard pile or the sideboard into the play deck."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.meccg.codes import DONE, act_of, deed, face_in, faces
from mathom.games.meccg.combat.dragons import is_unique_dragon
from mathom.games.meccg.event_kinds import FETCHED, TOOK_FROM
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.reasons import NO_SUCH_CARD
from mathom.games.meccg.round.sideboard import is_hazard_for, is_resource_for
from mathom.games.meccg.state import Realm
from mathom.games.meccg.uniqueness import race_of
from mathom.games.meccg.zones import DECK, DISCARD, HAND, SIDEBOARD
from mathom.kernel import Frame, Reason, shuffle_sizes

FETCH: Final = deed("fetch")
SHUFFLE_IN: Final = deed("shuffle-in")

SEARCH: Final = "search"
EITHER: Final = "either"
WITH_PEOPLE: Final = "resources-and-characters"
FROM: Final = {DISCARD: "from-discard-pile", SIDEBOARD: "from-sideboard", DECK: "from-play-deck"}


class Fetching(Frame):
    """`left` more cards go from the discard pile or the sideboard of `seat` into the play deck, which is shuffled then;
    or with `place` "pile" from the discard pile alone, with "hand" from there to hand, with "search" from there
    and from the play deck to hand; with "either" one from the discard pile into the play deck, or up to one Dragon and
    one drake to hand.

    `what` are hazards, resources, with or without characters, spells, unique Dragons, drakes, minor items, or anything.
    G-7, G-16, G-17
    """

    __slots__ = ("fetched", "left", "place", "seat", "what")
    discreet: ClassVar[tuple[str, ...]] = ("pick",)

    def __init__(
        self,
        seat: int = 0,
        what: str = WITH_PEOPLE,
        left: int = 1,
        place: str = "",
        fetched: int = 0,
        step: str = "pick",
    ) -> None:
        super().__init__(step)
        self.seat = seat
        self.what = what
        self.left = left
        self.place = place
        self.fetched = fetched

    def clone(self) -> Fetching:
        return Fetching(self.seat, self.what, self.left, self.place, self.fetched, self.step)

    def about(self, s: Realm) -> list[tuple[str, object]]:
        return [("to", EITHER if self.place == EITHER else "hand" if self.is_for_hand() else "deck")]

    def fits(self, s: Realm, face: int) -> bool:
        card = FACES[face]
        if self.what == "anything":
            return True
        dragon = is_unique_dragon(card.identity)
        drake = card.kind == "creature" and race_of(s, card) == "drake"
        if self.what in ("dragons", "drakes", "dragons-and-drakes"):
            return (dragon and self.what != "drakes") or (drake and self.what != "dragons")
        if self.what == "avatars":
            return card.is_avatar() and card.alignment == s.alignments[self.seat]
        if self.what == "minor-items":
            return card.kind == "item" and card.item_class == "minor"
        if self.what == "spells":
            return "spell" in card.keywords
        if self.what == "hazards":
            return is_hazard_for(s, self.seat, card)
        if not is_resource_for(s, self.seat, card):
            return False
        if card.is_person():
            return self.what == WITH_PEOPLE
        return card.alignment in (s.alignments[self.seat], "dual")

    def wanted(self, s: Realm) -> list[int]:
        places = [place for place in self.sources() if s.at(place, self.seat)]
        return [face for place in places for face in s.faces_at(place, self.seat) if self.fits(s, face)]

    def sources(self) -> tuple[int, ...]:
        if self.place == SEARCH:
            return (DISCARD, DECK)
        return (DISCARD,) if self.place else (DISCARD, SIDEBOARD)

    def is_for_hand(self) -> bool:
        return self.place in ("hand", SEARCH)

    def options(self, s: Realm) -> list[int]:
        wanted = self.wanted(s)
        return [*faces(FETCH, wanted), *faces(SHUFFLE_IN, wanted if self.place == EITHER else []), DONE]

    def pick(self, s: Realm) -> None:
        if not self.left or not any(s.at(place, self.seat) for place in self.sources()):
            self.step = "tell"
        else:
            s.ask_one(self.seat, "fetch-any", self.options(s), "picked")

    def picked(self, s: Realm) -> None:
        if s.reply == DONE:
            self.step = "tell"
            return
        face = face_in(s.reply)
        if self.place == EITHER:
            self.settle_for(act_of(s.reply) == FETCH, is_unique_dragon(FACES[face].identity))
        place = next(place for place in self.sources() if face in s.faces_at(place, self.seat))
        s.zones.slip(s.with_face(place, self.seat, face), (HAND if self.is_for_hand() else DECK) + self.seat)
        s.tell(TOOK_FROM, self.seat, FROM[place])
        self.fetched += 1
        self.left -= 1
        self.step = "pick"

    def settle_for(self, hand: bool, dragon: bool) -> None:
        """What was open is decided by the first card: to hand one of the other kind may follow."""
        self.place = "hand" if hand else "pile"
        if hand:
            self.what = "drakes" if dragon else "dragons"
            self.left += 1

    def tell(self, s: Realm) -> None:
        if self.fetched:
            s.tell(FETCHED, self.seat, self.fetched, "hand" if self.is_for_hand() else "play-deck")
        self.step = "shuffle"
        if self.place in ("hand", EITHER):
            s.pop()
            return
        s.throw(f"deck.{self.seat}", shuffle_sizes(len(s.at(DECK, self.seat))))

    def shuffle(self, s: Realm) -> None:
        s.zones.shuffle(DECK + self.seat, s.outcome)
        s.pop()

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        return None if code in self.options(s) else NO_SUCH_CARD

    def forget(self, s: Realm, seat: int | None) -> None:
        """Of which kind the first card was is nobody else's business."""
        if seat != self.seat and self.what in ("dragons", "drakes"):
            self.what = "dragons-and-drakes"
