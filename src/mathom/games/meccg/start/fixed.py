"""Chapter 28: by standard rules each player fixes a starting company, and all are revealed at once."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.meccg.codes import deed
from mathom.games.meccg.event_kinds import CLASHED
from mathom.games.meccg.start.draft import Draft
from mathom.games.meccg.state import NOTHING, Realm
from mathom.games.meccg.zones import DECK, HAND, SET_ASIDE
from mathom.kernel import BOTTOM, EVERYONE

START_WITH: Final = deed("start-with")


class FixedStart(Draft):
    """All choose at once, character by character; what is chosen lies in hand until nobody chooses any more. As many
    and as much mind as in a draft. ME-28.3, ME-28.4"""

    __slots__ = ()
    question: ClassVar[str] = "starting-company"
    act: ClassVar[int] = START_WITH

    def clone(self) -> FixedStart:
        return FixedStart(self.drafting, self.joining, self.step)

    def reveal(self, s: Realm) -> None:
        """The others see how many are chosen, not who. ME-28.3"""
        self.step = "choose" if self.take_out(s, HAND) else "show"

    def show(self, s: Realm) -> None:
        """Whom several have chosen, in whichever version, goes into their play decks. ME-28.3, ME-28.4, C-60"""
        chosen = [[s.face(card).identity for card in s.at(HAND, seat)] for seat in range(s.seats)]
        self.joining = NOTHING
        for seat in range(s.seats):
            for card in s.at(HAND, seat)[:]:
                name = s.face(card).identity
                s.zones.reveal(card, EVERYONE)
                if any(name in chosen[other] for other in range(s.seats) if other != seat):
                    s.zones.move(card, DECK + seat, BOTTOM)
                    s.tell(CLASHED, seat, s.zones.face[card])
                else:
                    s.zones.move(card, SET_ASIDE + seat)
                    self.let_join(s, seat, card)
        self.step = "place"
