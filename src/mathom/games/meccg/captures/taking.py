"""Chapter 15: a character is taken prisoner, if there is a place for him."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.meccg.captures.prisoners import capture
from mathom.games.meccg.captures.rescue_sites import rescue_sites
from mathom.games.meccg.codes import NONE, deed, face_in, faces
from mathom.games.meccg.event_kinds import NOT_CAPTURED
from mathom.games.meccg.state import Realm
from mathom.games.meccg.zones import SITES
from mathom.kernel import Frame, Reason

BRING: Final = deed("bring-to")

NO_PLACE: Final = Reason("a-prisoner-cannot-be-brought-there", "ME-15.5", "ME-15.7", "ME-15.10")


class Capturing(Frame):
    """The player of the prisoner card `host` brings `who` of the company to a site of the own site deck, of one of the
    `types`. He is asked even if he has none, so that nobody knows before the answer. ME-15.2 to ME-15.4"""

    __slots__ = ("company", "host", "keeps_rings", "types", "who")
    discreet: ClassVar[tuple[str, ...]] = ("ask",)

    def __init__(
        self,
        host: int = 0,
        who: int = 0,
        company: int = 0,
        types: list[str] | None = None,
        keeps_rings: bool = True,
        step: str = "ask",
    ) -> None:
        super().__init__(step)
        self.host = host
        self.who = who
        self.company = company
        self.types: list[str] = [] if types is None else types
        self.keeps_rings = keeps_rings

    def clone(self) -> Capturing:
        return Capturing(self.host, self.who, self.company, self.types, self.keeps_rings, self.step)

    def about(self, s: Realm) -> list[tuple[str, object]]:
        return [("card", s.face(self.who).id)]

    def open_sites(self, s: Realm) -> list[int]:
        return rescue_sites(s, self.company, s.holder(self.host), tuple(self.types))

    def ask(self, s: Realm) -> None:
        options = faces(BRING, self.open_sites(s)) or [NONE]
        s.ask_one(s.holder(self.host), "rescue-site", options, "taken")

    def taken(self, s: Realm) -> None:
        s.pop()
        if s.reply == NONE:
            s.tell(NOT_CAPTURED, s.owner(self.who), s.zones.face[self.who])
        else:
            site = s.with_face(SITES, s.holder(self.host), face_in(s.reply))
            capture(s, self.who, self.host, site, self.keeps_rings)

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        found = self.open_sites(s)
        if code == NONE:
            return NO_PLACE if found else None
        return None if code in faces(BRING, found) else NO_PLACE
