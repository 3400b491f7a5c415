"""Chapter 11: phase e, deploying bought troops."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.risk.box import MUMAKIL, UNIT_COUNT, UNITS_OF, kind_of, party_name
from mathom.games.risk.codes import COUNT, DONE, PLACE, place_code, territory_placed, unit_placed
from mathom.games.risk.control import update_control
from mathom.games.risk.event_kinds import PLACED, Said
from mathom.games.risk.map import HARADWAITH, REGION_OF, RESERVE, STRONGHOLD, STRONGHOLDS
from mathom.games.risk.state import NOTHING, Realm
from mathom.kernel import Frame, Reason

NO_STRONGHOLD: Final = Reason("bought-troops-go-to-strongholds", "RI-11.1")
NOT_HELD: Final = Reason("the-stronghold-must-be-held-now-and-since-the-turn-began", "RI-11.1", "RI-11.3", "RI-11.10")
NOT_BOUGHT: Final = Reason("no-such-troops-are-in-the-reserve", "RI-11.4")
ONLY_IN_HARADWAITH: Final = Reason("mumakil-are-placed-in-haradwaith-only", "RI-11.6", "RI-11.9")


def may_stand(unit: int, territory: int) -> bool:
    """Whether a unit may be placed there at all. RI-11.6"""
    return unit != MUMAKIL or REGION_OF[territory] == HARADWAITH


def refuse_deployment(s: Realm, party: int, held: list[int], unit: int, territory: int) -> Reason | None:
    """Why the party cannot place the troop there. RI-11.1, RI-11.3, RI-11.6, RI-11.9, RI-11.10"""
    if not STRONGHOLD[territory]:
        return NO_STRONGHOLD
    if s.holder[territory] != party or held[territory] != party:
        return NOT_HELD
    if not s.number(party, unit, RESERVE):
        return NOT_BOUGHT
    return None if may_stand(unit, territory) else ONLY_IN_HARADWAITH


class Deploy(Frame):
    """Troops come from the reserve, one after the other (DP-29). `held` is who controlled what when the turn began.

    What is not placed stays in the reserve. RI-11.2, RI-11.4, RI-11.8
    """

    __slots__ = ("held", "party")
    shows: ClassVar[tuple[str, ...]] = ("step", "party")

    def __init__(self, party: int = 0, held: list[int] = NOTHING) -> None:
        super().__init__("choose_troop")
        self.party = party
        self.held = held

    def clone(self) -> Deploy:
        other = Deploy(self.party, self.held)
        other.step = self.step
        return other

    def choose_troop(self, s: Realm) -> None:
        options: list[int] = []
        if s.strength(self.party, RESERVE):
            options = [
                place_code(unit, territory)
                for unit in UNITS_OF[self.party]
                if s.number(self.party, unit, RESERVE)
                for territory in STRONGHOLDS
                if refuse_deployment(s, self.party, self.held, unit, territory) is None
            ]
        s.ask_or_take(s.seat_of[self.party], "deploy", [*options, DONE], then="placed")

    def placed(self, s: Realm) -> None:
        if s.reply == DONE:
            s.pop()
            return
        unit, territory = unit_placed(s.reply), territory_placed(s.reply)
        s.figures.move(kind_of(self.party, unit), 1, RESERVE, territory)
        s.tell(PLACED, self.party, unit, 1, territory)
        update_control(s, territory)
        self.step = "choose_troop"

    def about(self, s: Realm) -> Said:
        return [("party", party_name(self.party))]

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if code == DONE:
            return None
        if not PLACE <= code < COUNT or unit_placed(code) >= UNIT_COUNT:
            return NOT_BOUGHT
        return refuse_deployment(s, self.party, self.held, unit_placed(code), territory_placed(code))
