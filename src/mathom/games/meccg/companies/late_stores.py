"""A card may let a player store items and events at the end of the turn, as in the organisation phase."""

from __future__ import annotations

from typing import Final

from mathom.games.meccg.codes import DONE, deed, thing_in, things
from mathom.games.meccg.companies.stores import NO_HAVEN, Handing, refuse_store
from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.state import PLAYER, Realm
from mathom.games.meccg.zones import PLAY
from mathom.kernel import Frame, Reason

STORE: Final = deed("store")


class LateStores(Frame):
    """One after the other, as long as something can be stored; each time after a corruption check."""

    __slots__ = ()

    def __init__(self, step: str = "offer") -> None:
        super().__init__(step)

    def clone(self) -> LateStores:
        return LateStores(self.step)

    def storable(self, s: Realm) -> list[int]:
        """Nothing, if no card allows it."""
        if s.refuse_act("store-late", PLAYER + s.active, NO_HAVEN) is not None:
            return []
        cards = [thing for thing in s.at(PLAY, s.active) if s.on[thing] != NO_THING]
        return [card for card in cards if refuse_store(s, s.active, card) is None]

    def offer(self, s: Realm) -> None:
        found = self.storable(s)
        if found:
            s.ask_one(s.active, "store-late", [*things(STORE, found), DONE], "chosen")
        else:
            s.pop()

    def chosen(self, s: Realm) -> None:
        if s.reply == DONE:
            s.pop()
        else:
            self.step = "offer"
            s.push(Handing(thing_in(s.reply)))

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        return None if code == DONE or code in things(STORE, self.storable(s)) else NO_HAVEN
