"""Chapter 26: a few cards come from the sideboard into the discard pile or the play deck."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.meccg.alignments import LIGHT
from mathom.games.meccg.codes import DONE, NONE, deed, face_in, faces
from mathom.games.meccg.event_kinds import FETCHED
from mathom.games.meccg.faces import FACES, Face
from mathom.games.meccg.state import Realm
from mathom.games.meccg.zones import DECK, DISCARD, SIDEBOARD
from mathom.kernel import Frame, Reason, shuffle_sizes

MOST_FETCHED: Final = 5
DECK_NEEDED: Final = 5

TO_DISCARD: Final = deed("to-discard-pile")
TO_DECK: Final = deed("to-play-deck")
FETCH: Final = deed("fetch")

NO_SUCH_CARD: Final = Reason("the-sideboard-has-no-such-card", "ME-26.3", "ME-26.5")
DECK_TOO_SMALL: Final = Reason("the-play-deck-has-fewer-than-five-cards", "ME-26.7")
ONE_AT_LEAST: Final = Reason("at-least-one-card-must-be-fetched", "ME-5.38", "C-64")


def is_hazard_for(s: Realm, seat: int, card: Face) -> bool:
    """Whether the card is among the hazards of a player: what may be played as either is what it is printed as, but a
    resource that heroes have as a hazard only is one for them. Agents are hazards for all.

    ME-2.38, ME-2.44, C-2, G-16
    """
    if card.alignment == "hazard" or card.agent:
        return True
    return card.hazard and s.profile(seat).side == LIGHT


def is_resource_for(s: Realm, seat: int, card: Face) -> bool:
    """Whether the card is among the resources and characters of a player; agents are characters for minions.

    ME-2.20, C-2, G-16
    """
    if card.alignment == "hazard" or card.kind == "site":
        return False
    return not (card.hazard or card.agent) or s.profile(seat).side != LIGHT


class Access(Frame):
    """A player takes up to five cards into the discard pile, or one into the play deck, which is then shuffled.

    `hazards` says which: hazards, else resources and characters. It ends with whether any card was taken. The others
    see how many cards go where. ME-5.38 to ME-5.41, ME-26.3 to ME-26.8, C-64
    """

    __slots__ = ("fetched", "hazards", "may_decline", "seat", "to")
    discreet: ClassVar[tuple[str, ...]] = ("offer", "pick")

    def __init__(
        self,
        seat: int = 0,
        hazards: bool = False,
        may_decline: bool = True,
        to: int = 0,
        fetched: int = 0,
        step: str = "offer",
    ) -> None:
        super().__init__(step)
        self.seat = seat
        self.hazards = hazards
        self.may_decline = may_decline
        self.to = to
        self.fetched = fetched

    def clone(self) -> Access:
        return Access(self.seat, self.hazards, self.may_decline, self.to, self.fetched, self.step)

    def about(self, s: Realm) -> list[tuple[str, object]]:
        more = 1 if self.to == TO_DECK else MOST_FETCHED - self.fetched
        return [("hazards", self.hazards), ("left", more)]

    def wanted(self, s: Realm) -> list[int]:
        cards = s.faces_at(SIDEBOARD, self.seat)
        if self.hazards:
            return [face for face in cards if is_hazard_for(s, self.seat, FACES[face])]
        return [face for face in cards if is_resource_for(s, self.seat, FACES[face])]

    def offer(self, s: Realm) -> None:
        """Who sees the question learns nothing from it: it is asked whatever the sideboard has. ME-4.10"""
        options = [code for code in (TO_DISCARD, TO_DECK, NONE) if self.refuse(s, self.seat, code) is None]
        s.ask_one(self.seat, "sideboard", options or [NONE], "chosen")

    def chosen(self, s: Realm) -> None:
        if s.reply == NONE:
            s.pop(False)
            return
        self.to = s.reply
        self.step = "pick"

    def pick(self, s: Realm) -> None:
        options = faces(FETCH, self.wanted(s))
        s.ask_one(self.seat, "fetch", [*options, DONE] if self.fetched else options, "picked")

    def picked(self, s: Realm) -> None:
        if s.reply == DONE:
            self.step = "tell"
            return
        card = s.with_face(SIDEBOARD, self.seat, face_in(s.reply))
        s.zones.slip(card, (DECK if self.to == TO_DECK else DISCARD) + self.seat)
        self.fetched += 1
        full = self.to == TO_DECK or self.fetched == MOST_FETCHED or not s.at(SIDEBOARD, self.seat)
        self.step = "tell" if full else "pick"

    def tell(self, s: Realm) -> None:
        s.tell(FETCHED, self.seat, self.fetched, "play-deck" if self.to == TO_DECK else "discard-pile")
        if self.to == TO_DECK:
            self.step = "shuffle"
            s.throw(f"deck.{self.seat}", shuffle_sizes(len(s.at(DECK, self.seat))))
        else:
            s.pop(True)

    def shuffle(self, s: Realm) -> None:
        s.zones.shuffle(DECK + self.seat, s.outcome)
        s.pop(True)

    def forget(self, s: Realm, seat: int | None) -> None:
        """Where to is not known before the first card goes there."""
        if self.step == "pick" and not self.fetched and seat != self.seat:
            self.to = 0
            self.step = "offer"

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if self.step == "pick":
            if code == DONE:
                return None if self.fetched else ONE_AT_LEAST
            return None if code in faces(FETCH, self.wanted(s)) else NO_SUCH_CARD
        if code == NONE:
            return None if self.may_decline or not self.wanted(s) else ONE_AT_LEAST
        if not self.wanted(s):
            return NO_SUCH_CARD
        if code == TO_DECK:
            return DECK_TOO_SMALL if len(s.at(DECK, seat)) < DECK_NEEDED else None
        return None if code == TO_DISCARD else NO_SUCH_CARD
