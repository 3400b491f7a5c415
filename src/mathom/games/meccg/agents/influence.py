"""Chapter 12: an agent tries to influence away a character, ally, item or faction of the opponent."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.effects.layers import modified
from mathom.effects.standing import NUMBER
from mathom.games.meccg.agents.agents import home_cards, home_titles, is_shown, is_there, show, trail
from mathom.games.meccg.cards.chain import EventChain
from mathom.games.meccg.cards.statements import Persuades
from mathom.games.meccg.codes import deed, thing_in, things
from mathom.games.meccg.companies.influence import CONTROL
from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.places import fits_any
from mathom.games.meccg.sites.persuasion import (
    NO_TARGET,
    ONCE_A_TURN,
    Persuasion,
    belongings,
    is_open_faction,
    refuse_influence,
)
from mathom.games.meccg.state import UNTAPPED, Realm
from mathom.games.meccg.zones import POINTS
from mathom.kernel import Reason

INFLUENCE: Final = deed("influence")

# What an agent has besides against those who share its home (ME-12.69).
AT_HOME: Final = 2


NOT_PERMITTED: Final = Reason("only-an-untapped-agent-whose-card-permits-it-influences", "ME-12.60")
NOBODY_NEAR: Final = Reason("there-is-nothing-where-the-agent-is-to-influence", "ME-12.63", "ME-12.64")


def refuse_persuasion(s: Realm, agent: int) -> Reason | None:
    """Why the agent makes no attempt: only an untapped one does whose card permits it, and one in a turn.

    ME-12.60, ME-12.62 to ME-12.64
    """
    texts = s.script(s.zones.face[agent]).texts
    if s.status[agent] != UNTAPPED or not any(isinstance(text, Persuades) for text in texts):
        return NOT_PERMITTED
    if s.owner(agent) in s.persuaded:
        return ONCE_A_TURN
    return None if targets_of(s, agent) else NOBODY_NEAR


def sites_of(s: Realm, agent: int) -> list[int]:
    """Where the agent is (faces of sites): one that has not moved, at a home for which it can get the card."""
    path = trail(s, agent)
    if path:
        return [s.zones.face[path[-1]]]
    return [] if is_shown(s, agent) else home_cards(s, agent)


def targets_of(s: Realm, agent: int) -> list[int]:
    """In the company under way, if the agent is where that goes; factions that are playable where the agent is.

    ME-12.63, ME-12.64, ME-19.5
    """
    found: list[int] = []
    if is_there(s, agent, s.destination()):
        members = s.companies[s.journey.company].members
        near = [(member, thing) for member in members for thing in belongings(s, member)]
        found = [thing for member, thing in near if refuse_influence(s, member, thing, s.owner(agent)) is None]
    for faction in s.at(POINTS, s.active):
        if is_open_faction(s, faction) and meeting_places(s, agent, faction):
            found.append(faction)
    return found


def meeting_places(s: Realm, agent: int, faction: int) -> list[int]:
    """The sites (faces) where the agent may be and the faction is playable. ME-12.63"""
    where = s.face(faction).record.playable_at
    return [site for site in sites_of(s, agent) if fits_any(where, site)]


class AgentPersuasion(Persuasion):
    """The agent (`character`) chooses whom, is shown and taps; then it is as with a character.

    ME-12.60 to ME-12.69
    """

    __slots__ = ()
    discreet: ClassVar[tuple[str, ...]] = ("aim", "reveal")

    def __init__(self, agent: int = 0, target: int = NO_THING, shown: int = NO_THING, step: str = "aim") -> None:
        super().__init__(agent, target, shown, step)

    def clone(self) -> AgentPersuasion:
        other = AgentPersuasion(self.character, self.target, self.shown, self.step)
        other.cancelled = self.cancelled
        return other

    def about(self, s: Realm) -> list[tuple[str, object]]:
        return [] if self.target == NO_THING else super().about(s)

    def player(self, s: Realm) -> int:
        return s.owner(self.character)

    def aim(self, s: Realm) -> None:
        options = things(INFLUENCE, targets_of(s, self.character))
        s.ask_one(self.player(s), "agent-influence", options, "aimed")

    def aimed(self, s: Realm) -> None:
        """One that was face down is shown; it taps. ME-12.65"""
        self.target = thing_in(s.reply)
        s.persuaded = [*s.persuaded, self.player(s)]
        self.step = "reveal"
        if not is_shown(s, self.character):
            show(s, self.character, self.home(s))
        if not self.is_gone(s):
            s.tap(self.character)

    def home(self, s: Realm) -> int:
        """The home site (its face) where it must be for this target; NO_THING without a card for it."""
        if s.face(self.target).kind == "faction":
            return meeting_places(s, self.character, self.target)[0]
        title = s.face(s.destination()).title
        cards = [face for face in home_cards(s, self.character) if FACES[face].title == title]
        return cards[0] if cards else NO_THING

    def announce(self, s: Realm) -> None:
        self.step = "roll"
        s.push(EventChain([s.active, s.hazard_seat()], "agent-influence"))

    def is_kin(self, s: Realm) -> bool:
        """Whether a home of the agent is one of the target's, or a site where that is played; of no item.

        ME-12.67, ME-12.68
        """
        homes = home_titles(s, self.character)
        face = s.face(self.target)
        if face.kind == "item":
            return False
        if face.is_person():
            return any(title in where.sites for where in face.record.home_sites for title in homes)
        sites = [other.number for other in FACES if other.kind == "site" and other.title in homes]
        return any(fits_any(face.record.playable_at, site) for site in sites)

    def terms(self, s: Realm) -> list[tuple[str, int]]:
        """ME-12.66, ME-12.69"""
        influence = self.own_number(s, "di", s.face(self.character).influence, self.target + 1)
        return [("influence", influence), ("home", AT_HOME if self.is_kin(s) else 0)]

    def modifier(self, s: Realm) -> int:
        """Neither characters nor resources add to it. ME-12.66"""
        base = sum([value for _, value in self.terms(s)])
        return self.own_number(s, "influence_check", max(0, base), self.target + 1)

    def own_number(self, s: Realm, stat: str, base: int, use: int = CONTROL) -> int:
        """With what the agent's own card and hazards say."""
        entries = s.in_force.at(NUMBER + stat)
        meant = [entry for entry in entries if entry.source == self.character or FACES[entry.card].hazard]
        return modified(s, meant, self.character, base, 0, use)

    def ways(self, s: Realm) -> list[int]:
        """A hazard player plays no resources: what was shown returns to hand."""
        return []

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if self.step == "aim":
            return None if code in things(INFLUENCE, targets_of(s, self.character)) else NO_TARGET
        return super().refuse(s, seat, code)
