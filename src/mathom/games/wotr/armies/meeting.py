"""Chapter 19: figures of both players of a side in one place. They stay separate armies or form a mixed one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mathom.games.wotr.box import FREE_PEOPLES, KIND_NATION, NAZGUL, SIDES, side_name
from mathom.games.wotr.codes import NO, YES
from mathom.games.wotr.event_kinds import Said, place_name
from mathom.games.wotr.map import NOWHERE
from mathom.games.wotr.state import War
from mathom.games.wotr.team import DUEL, NO_PLACES
from mathom.kernel import EventKind, Frame, Reason

if TYPE_CHECKING:
    from mathom.games.wotr.edge.glance import Glance

JOINED: Final = EventKind("mixed-army", ("side", "region"), ("WR-19.32", "WR-19.33"), (side_name, place_name))
STAYED_APART: Final = EventKind("armies-apart", ("side", "region"), ("WR-19.29", "WR-19.30"), (side_name, place_name))
COMMANDS: Final = EventKind("commands", ("seat", "region"), ("WR-19.34", "WR-19.36"), (None, place_name))

NO_ANSWER: Final = Reason("that-is-not-the-question-now")


def have_come(w: War, force: list[int], origin: int, to: int) -> None:
    """Figures have come to a place: who was a mixed army stays one, others may become one. WR-19.29"""
    if w.seats == DUEL:
        return
    owners = {w.seat_of_nation[KIND_NATION[kind]] for kind in range(NAZGUL) if force[kind]}
    if origin in w.team.mixed and len(owners) > 1:
        w.set_mixed(to, True)
        remember_commander(w, origin, to)
    gather(w, to)


def gather(w: War, place: int) -> None:
    """Whose figures are at the place will be looked at after the action. WR-19.29"""
    if w.seats > DUEL and place not in w.team.gathered:
        team = w.team.clone()
        team.gathered = [*team.gathered, place]
        w.team = team


def go_together(w: War, origin: int, to: int) -> None:
    """All who were at a place are at another now, and are what they were."""
    if origin in w.team.mixed:
        w.set_mixed(origin, False)
        w.set_mixed(to, True)
        remember_commander(w, origin, to)


def remember_commander(w: War, origin: int, to: int) -> None:
    """Who commanded a mixed army before it went is known to command it where it has come to."""
    team = w.team.clone()
    team.commands = [*team.commands, *[[to, seat] for place, seat in team.commands if place == origin]]
    w.team = team


def tell_commanders(w: War) -> None:
    """All learn who commands a mixed army that was formed, or whose command has changed. WR-19.34, WR-19.36"""
    for place, seat in note_commanders(w):
        w.tell(COMMANDS, seat, place)


def note_commanders(w: War) -> list[list[int]]:
    """Remember who commands the mixed armies now; those of whom that was not known before are returned."""
    known = w.team.commands
    commands = [[place, w.commander(sides_at(w, place)[0], place)] for place in w.team.mixed]
    if commands != known:
        team = w.team.clone()
        team.commands = commands
        w.team = team
    return [command for command in commands if command not in known]


def stand_together(w: War, side: int, place: int) -> None:
    """The troops of both players at a place are attacked: now they are a mixed army. WR-19.33"""
    if w.is_divided(side) and place not in w.team.mixed and w.is_shared(side, place):
        w.set_mixed(place, True)
        w.tell(JOINED, side, place)


def sides_at(w: War, place: int) -> list[int]:
    """The sides whose two players both have figures at the place."""
    return [side for side in range(len(SIDES)) if w.is_divided(side) and w.is_shared(side, place)]


def prune_mixed(w: War) -> None:
    """An army that has figures of one player only is no mixed army any more. WR-19.37"""
    for place in w.team.mixed:
        if not sides_at(w, place):
            w.set_mixed(place, False)


def next_meeting(w: War) -> int:
    """The next place where two players may form a mixed army, NOWHERE if there is none; it is not asked about again."""
    while w.team.gathered:
        place = w.team.gathered[0]
        team = w.team.clone()
        team.gathered = team.gathered[1:] or NO_PLACES
        w.team = team
        if place not in w.team.mixed and sides_at(w, place):
            return place
    return NOWHERE


class Meeting(Frame):
    """Both players of a side have figures at a place: if both agree they are a mixed army (DP-36). The lead player is
    asked first; if he declines, nobody else is. WR-19.29, WR-19.30, WR-19.32
    """

    __slots__ = ("place", "side")
    shows: ClassVar[tuple[str, ...]] = ("step", "place", "side")

    def __init__(self, side: int = FREE_PEOPLES, place: int = 0) -> None:
        super().__init__("ask_lead")
        self.side = side
        self.place = place

    def clone(self) -> Meeting:
        other = Meeting(self.side, self.place)
        other.step = self.step
        return other

    def ask_lead(self, w: War) -> None:
        w.ask_one(w.seats_of(self.side)[0], "mixed-army", [YES, NO], then="lead_has_answered")

    def lead_has_answered(self, w: War) -> None:
        if w.reply == YES:
            self.step = "ask_other"
        else:
            self.stay_apart(w)

    def ask_other(self, w: War) -> None:
        w.ask_one(w.seats_of(self.side)[1], "mixed-army", [YES, NO], then="other_has_answered")

    def other_has_answered(self, w: War) -> None:
        if w.reply == YES:
            w.set_mixed(self.place, True)
            w.tell(JOINED, self.side, self.place)
            w.pop()
        else:
            self.stay_apart(w)

    def stay_apart(self, w: War) -> None:
        w.tell(STAYED_APART, self.side, self.place)
        w.pop()

    def about(self, s: War) -> Said:
        return [("region", place_name(self.place))]

    def brief(self, glance: Glance) -> bool:
        glance.goes(self.place, self.place)
        return True

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        return None if code in (YES, NO) else NO_ANSWER
