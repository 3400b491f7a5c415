"""What a character leaves behind that returns to its player's hand: one item, to somebody of the company."""

from __future__ import annotations

from typing import Final

from mathom.games.meccg.codes import DONE, deed, thing_in, things
from mathom.games.meccg.company import NO_COMPANY, NO_THING
from mathom.games.meccg.event_kinds import HANDED_OVER
from mathom.games.meccg.reasons import NO_ITEM
from mathom.games.meccg.sites.playing import may_bear
from mathom.games.meccg.state import Realm
from mathom.kernel import Frame, Reason

TAKE: Final = deed("take")
GIVE: Final = deed("give")


class Bequest(Frame):
    """`who` goes; `item` is the one that stays, NO_THING while it is not chosen. No check is made for it."""

    __slots__ = ("item", "who")

    def __init__(self, who: int = 0, item: int = NO_THING, step: str = "choose") -> None:
        super().__init__(step)
        self.who = who
        self.item = item

    def clone(self) -> Bequest:
        return Bequest(self.who, self.item, self.step)

    def about(self, s: Realm) -> list[tuple[str, object]]:
        return [("card", s.face(self.who if self.item == NO_THING else self.item).id)]

    def heirs(self, s: Realm, item: int) -> list[int]:
        company = s.company_of(self.who)
        members = [] if company == NO_COMPANY else s.companies[company].members
        return [m for m in members if m != self.who and may_bear(s, m, s.zones.face[item])]

    def items(self, s: Realm) -> list[int]:
        cards = [card for card in s.cards_on(self.who) if s.face(card).kind == "item"]
        return [card for card in cards if self.heirs(s, card)]

    def choose(self, s: Realm) -> None:
        if not self.items(s):
            self.step = "go_home"
        else:
            s.ask_one(s.owner(self.who), "salvage", [*things(TAKE, self.items(s)), DONE], "chosen")

    def chosen(self, s: Realm) -> None:
        self.step = "go_home"
        if s.reply != DONE:
            self.item = thing_in(s.reply)
            self.step = "hand_over"

    def hand_over(self, s: Realm) -> None:
        s.ask_or_take(s.owner(self.who), "receiver", things(GIVE, self.heirs(s, self.item)), "handed")

    def handed(self, s: Realm) -> None:
        heir, faces = thing_in(s.reply), s.zones.face
        s.lay_on(self.item, heir)
        s.tell(HANDED_OVER, s.owner(self.who), faces[self.item], faces[self.who], faces[heir])
        s.happen("gained", self.item)
        self.step = "go_home"

    def go_home(self, s: Realm) -> None:
        s.pop()
        s.to_hand(self.who)

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if self.step == "choose":
            return None if code == DONE or code in things(TAKE, self.items(s)) else NO_ITEM
        return None if code in things(GIVE, self.heirs(s, self.item)) else NO_ITEM
