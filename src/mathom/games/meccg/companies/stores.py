"""Chapters 5 and 17: items are handed over or stored, each time after a corruption check."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.meccg.companies.havens import is_haven
from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.corruption import CorruptionCheck
from mathom.games.meccg.event_kinds import HANDED_OVER, STORED
from mathom.games.meccg.faces import THE_ONE_RING
from mathom.games.meccg.places import rule_of, site_type
from mathom.games.meccg.reasons import NO_ITEM
from mathom.games.meccg.sites.playing import may_bear
from mathom.games.meccg.state import Realm
from mathom.games.meccg.zones import POINTS
from mathom.kernel import Frame, Reason

TROPHY_STAYS: Final = Reason("trophies-are-neither-handed-over-nor-stored", "ME-18.14")
ALLY_STAYS: Final = Reason("an-ally-stays-with-its-character", "ME-18.2")
NOT_TRANSFERRED: Final = Reason("that-item-cannot-be-handed-over")
NOT_FOR_OTHERS: Final = Reason("nobody-else-here-can-bear-it", "ME-1.7")
NOBODY_THERE: Final = Reason("nobody-else-is-in-the-company", "ME-5.30")
NO_HAVEN: Final = Reason("items-are-stored-at-havens", "ME-5.31", "ME-17.21")
NOT_HERE: Final = Reason("nothing-is-stored-at-that-site", "ME-1.7")
NOT_STORED: Final = Reason("that-item-cannot-be-stored", "ME-17.21")


def is_own_item(s: Realm, seat: int, item: int) -> bool:
    return (
        s.counts_as("storable", item, s.face(item).kind == "item")
        and s.on[item] in s.characters(seat)
        and s.holder(item) == seat
    )


def receivers(s: Realm, item: int) -> list[int]:
    """The others in the bearer's company, if the card lets them bear it. ME-1.7, ME-5.30"""
    bearer, face = s.on[item], s.zones.face[item]
    members = s.companies[s.company_of(bearer)].members
    return [member for member in members if member != bearer and may_bear(s, member, face)]


def refuse_transfer(s: Realm, seat: int, item: int) -> Reason | None:
    """ME-5.30, ME-18.2, ME-18.14"""
    if s.is_trophy(item):
        return TROPHY_STAYS
    if s.face(item).kind == "ally" and s.on[item] in s.characters(seat):
        return ALLY_STAYS
    if not is_own_item(s, seat, item) or s.face(item).kind != "item":
        return NO_ITEM
    if s.face(item).record.cannot_be_transferred:
        return NOT_TRANSFERRED
    if receivers(s, item):
        return None
    return NOT_FOR_OTHERS if len(s.companies[s.company_of(s.on[item])].members) > 1 else NOBODY_THERE


def refuse_store(s: Realm, seat: int, item: int) -> Reason | None:
    """ME-5.31, ME-17.21, ME-18.14"""
    if s.is_trophy(item):
        return TROPHY_STAYS
    if not is_own_item(s, seat, item):
        return NO_ITEM
    if getattr(s.face(item).record, "cannot_be_stored", False) or s.face(item).title == THE_ONE_RING:
        return NOT_STORED
    site = s.site_of(s.on[item])
    if rule_of(s.face(site).record, "no-storing"):
        return NOT_HERE
    return None if is_haven(s, site, seat) or is_prized_at(s, item, site) else NO_HAVEN


def is_prized_at(s: Realm, item: int, site: int) -> bool:
    """Whether the item's card names the site as one where it is stored. ME-17.21"""
    haven = is_haven(s, site, s.holder(item))
    if s.face(item).kind == "event":
        return s.counts_as(f"storable:{site_type(s, site)}", item)
    named = [stored.at for stored in getattr(s.face(item).record, "stored", ())]
    return any((at == "Haven" and haven) or s.face(site).title.endswith(at) for at in named)


class Handing(Frame):
    """The bearer makes a corruption check; if it is still there, the item goes to another, or into storage.

    Each item has a check of its own, and all know before it what it is for.
    ME-5.32, ME-17.22 to ME-17.24, ME-25.1
    """

    __slots__ = ("item", "to")
    shows: ClassVar[tuple[str, ...]] = ("item", "to")

    def __init__(self, item: int = 0, to: int = NO_THING, step: str = "check") -> None:
        super().__init__(step)
        self.item = item
        self.to = to

    def clone(self) -> Handing:
        return Handing(self.item, self.to, self.step)

    def check(self, s: Realm) -> None:
        self.step = "hand"
        s.push(CorruptionCheck(s.on[self.item]))

    def hand(self, s: Realm) -> None:
        s.pop()
        seat = s.active
        if not is_own_item(s, seat, self.item):
            return
        face = s.zones.face[self.item]
        if self.to == NO_THING and s.replaced("store", self.item):
            return
        if self.to == NO_THING:
            s.tell(STORED, seat, face, s.zones.face[s.site_of(s.on[self.item])])
            s.happen("stored", self.item, s.company_of(s.on[self.item]) + 1)
            others = [item for item in s.prized if item != self.item]
            s.prized = [*others, self.item] if is_prized_at(s, self.item, s.site_of(s.on[self.item])) else others
            along = [card for card in s.cards_on(self.item) if s.counts_as("stored-along", card)]
            for card in along:
                s.lay_down(card, POINTS + seat)
                s.lay_on(card, self.item)
            s.lay_down(self.item, POINTS + seat)
        elif self.to in receivers(s, self.item):
            s.tell(HANDED_OVER, seat, face, s.zones.face[s.on[self.item]], s.zones.face[self.to])
            s.lay_on(self.item, self.to)
            s.happen("gained", self.item)
