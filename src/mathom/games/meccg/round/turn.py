"""Chapter 4: a turn, phase by phase."""

from __future__ import annotations

from typing import Final

from mathom.effects.standing import WINDOW
from mathom.games.meccg.agents.agents import agents_of, shown_agents, trail
from mathom.games.meccg.companies.havens import heals
from mathom.games.meccg.companies.influence import release_surplus
from mathom.games.meccg.companies.late_stores import LateStores
from mathom.games.meccg.companies.organise import Organisation
from mathom.games.meccg.companies.vacated import take_guard_back
from mathom.games.meccg.council.calling import Calling
from mathom.games.meccg.event_kinds import PHASE, TURN
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.journey.phase import MovementPhase
from mathom.games.meccg.round.events import EventPhase
from mathom.games.meccg.round.hand import Adjust, LastDiscard
from mathom.games.meccg.round.sideboard import Access
from mathom.games.meccg.sites.phase import SitePhase
from mathom.games.meccg.sites.rings import LastTests
from mathom.games.meccg.state import PLAYER, TAPPED, UNTAPPED, WOUNDED, Realm
from mathom.games.meccg.zones import GUARD, PLAY
from mathom.kernel import Frame, seats_from

PHASES: Final = ("untap", "organisation", "long-event", "movement", "site", "end")

# The phase that goes on, by the step that comes after it.
BEFORE: Final = {
    "reach_for_sideboard": "untap",
    "halve": "untap",
    "organise": "untap",
    "play_long_events": "organisation",
    "move": "long-event",
    "visit_sites": "movement",
    "end": "site",
    "clear_guards": "end",
    "discard_one": "end",
    "last_discard": "end",
    "adjust": "end",
    "play_last_events": "end",
    "call": "end",
    "over": "end",
}


class Turn(Frame):
    """The turn of the active player. ME-4.1, ME-4.3"""

    __slots__ = ()

    def __init__(self, step: str = "begin") -> None:
        super().__init__(step)

    def clone(self) -> Turn:
        return Turn(self.step)

    def run(self, s: Realm) -> None:
        """What a step has set off comes before the next one, even if nobody is asked; only an answer is taken first."""
        if self.step == "halve" or not s.due or not s.settle():
            super().run(s)

    def begin(self, s: Realm) -> None:
        s.turn += 1
        s.turns = [n + (seat == s.active) for seat, n in enumerate(s.turns)]
        s.characters_played = 0
        s.agents_acted = s.persuaded = []
        s.avatar_played = s.halved = s.fought = False
        for number in s.companies_of(s.active):
            s.set_company(number, s.companies[number].fresh())
        s.tell(TURN, s.active, s.turn)
        self.step = "untap"

    def enter(self, s: Realm, phase: str) -> None:
        s.tell(PHASE, s.active, phase)
        for seat in range(s.seats):
            release_surplus(s, seat)
        s.happen("phase:" + phase, PLAYER + s.active)

    # Untap phase

    def untap(self, s: Realm) -> None:
        """Characters untap, the wounded heal at havens, resources untap, agents untap. ME-4.6 to ME-4.9, ME-24.9"""
        self.enter(s, "untap")
        s.end([entry for entry in s.in_force.until("own-untap") if entry.seat == s.active])
        status = s.status[:]
        for member in s.characters(s.active):
            if status[member] == TAPPED and s.refuse_act("untap", member) is None:
                status[member] = UNTAPPED
            elif status[member] == WOUNDED and heals(s, member):
                status[member] = TAPPED
        for thing in s.at(PLAY, s.active):
            resource = not s.face(thing).is_person()
            if status[thing] == TAPPED and resource and s.refuse_act("untap", thing) is None:
                status[thing] = UNTAPPED
        for agent in agents_of(s, s.active):
            if status[agent] == TAPPED:
                status[agent] = UNTAPPED
        s.status = status
        s.happen("untapped", PLAYER + s.active)
        self.step = "reach_for_sideboard"

    def reach_for_sideboard(self, s: Realm) -> None:
        """With the active player's avatar in play the hazard player may take hazards. ME-4.10, ME-4.11, C-22"""
        self.step = "halve"
        if s.avatar(s.active) >= 0 and s.at_sideboard(s.hazard_seat()):
            s.push(Access(s.hazard_seat(), hazards=True))
        else:
            s.returned = False

    def halve(self, s: Realm) -> None:
        """ME-4.12"""
        s.halved = bool(s.returned)
        self.step = "organise"

    # The others

    def organise(self, s: Realm) -> None:
        self.enter(s, "organisation")
        self.step = "play_long_events"
        s.push(Organisation())

    def play_long_events(self, s: Realm) -> None:
        """The active player's long-event resources and the opponent's long-event hazards go, with what lasts as long as
        such a card. ME-4.14, ME-4.15, ME-11.17"""
        self.enter(s, "long-event")
        for seat in seats_from(s.active, s.seats):
            for thing in s.at(PLAY, seat):
                face = s.face(thing)
                if "long" in face.durations and face.hazard == (seat != s.active):
                    s.discard(thing)
        lasting = s.in_force.until("long")
        s.end([entry for entry in lasting if FACES[entry.card].hazard == (entry.seat != s.active)])
        self.step = "move"
        s.push(EventPhase("long"))

    def move(self, s: Realm) -> None:
        self.enter(s, "movement")
        self.step = "visit_sites"
        s.push(MovementPhase())

    def visit_sites(self, s: Realm) -> None:
        self.enter(s, "site")
        self.step = "end"
        s.push(SitePhase())

    def end(self, s: Realm) -> None:
        """First gold rings are tested. ME-4.18, ME-4.24"""
        self.enter(s, "end")
        self.step = "clear_guards"
        s.push(LastTests())

    def clear_guards(self, s: Realm) -> None:
        """On-guard cards return to hand; what cards in play offer now comes first. ME-4.19, ME-4.20"""
        for seat in range(s.seats):
            take_guard_back(s, s.at(GUARD, seat))
        self.step = "discard_one"
        if any(entry.seat == s.active for entry in s.in_force.at(WINDOW + "end")):
            s.push(EventPhase("end"))

    def discard_one(self, s: Realm) -> None:
        """After what a card lets the player store. ME-4.21"""
        self.step = "last_discard"
        s.push(LateStores())

    def last_discard(self, s: Realm) -> None:
        self.step = "adjust"
        s.push(LastDiscard(seats_from(s.active, s.seats)))

    def adjust(self, s: Realm) -> None:
        """ME-4.22"""
        self.step = "play_last_events"
        s.push(Adjust(seats_from(s.active, s.seats)))

    def play_last_events(self, s: Realm) -> None:
        """Events may still be played; the hands stay as they are then. ME-4.23"""
        self.step = "call"
        s.push(EventPhase("last"))

    def call(self, s: Realm) -> None:
        self.step = "over"
        s.push(Calling())

    def over(self, s: Realm) -> None:
        """Agents that were shown and have no site card are discarded. ME-12.14"""
        for seat in range(s.seats):
            for agent in shown_agents(s, seat):
                if not trail(s, agent):
                    s.discard(agent)
        s.expire("turn")
        s.pop()


def phase_of(s: Realm) -> str | None:
    """The phase of the turn that goes on; None before the first turn and at the council."""
    turn = s.innermost(Turn)
    return None if turn is None else BEFORE.get(turn.step)
