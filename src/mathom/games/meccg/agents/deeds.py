"""Chapter 12: what the owner of agents may do with them in the movement/hazard phase of the opponent."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.meccg.agents.agents import (
    ACTIONS,
    NOT_AN_AGENT,
    agents_of,
    comers,
    deeds_of,
    give_up_sites,
    hide,
    home_cards,
    is_character,
    is_shown,
    lay_down_agent,
    may_act,
    may_come,
    place_at,
    refuse_action,
    show,
    sites_in_reach,
    trail,
)
from mathom.games.meccg.codes import NONE, act_of, deed, face_in, faces, thing_in, with_thing
from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.event_kinds import AGENT_ACTED, AGENT_PLAYED
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.reasons import OUT_ALREADY
from mathom.games.meccg.state import TAPPED, UNTAPPED, Realm
from mathom.games.meccg.zones import AGENTS, HAND
from mathom.kernel import Frame, Reason

PLAY_AGENT: Final = deed("agent")
SHOW: Final = deed("agent-reveal")
PERSUADE: Final = deed("agent-influence")
AT: Final = deed("place")
ALL_DEEDS: Final[list[int]] = [deed(name) for name in ("agent", "agent-reveal", "agent-influence", *ACTIONS)]

A_CHARACTER: Final = Reason("that-agent-is-in-play-as-a-character", "ME-12.4", "ME-16.1")


def agent_options(s: Realm, seat: int, limit_left: bool) -> list[int]:
    """What may be done with agents now: to show one, or to influence, does not count against the limit.

    ME-12.6, ME-12.10, ME-12.21, ME-12.61
    """
    from mathom.games.meccg.agents.influence import refuse_persuasion

    found = [with_thing(SHOW, agent) for agent in s.at(AGENTS, seat)]
    found += [with_thing(PERSUADE, agent) for agent in agents_of(s, seat) if refuse_persuasion(s, agent) is None]
    if not limit_left:
        return found
    for agent in agents_of(s, seat):
        found += [with_thing(deed(name), agent) for name in deeds_of(s, agent)]
    return found + faces(PLAY_AGENT, [face for face in s.faces_at(HAND, seat) if may_come(s, face)])


def refuse_agent_deed(s: Realm, seat: int, code: int) -> Reason | None:
    """Why nothing of the kind can be done with that agent, but for the hazard limit.

    ME-12.4, ME-12.21, ME-12.26, ME-12.27, ME-12.60, ME-12.62, ME-13.37
    """
    from mathom.games.meccg.agents.influence import refuse_persuasion

    act = act_of(code)
    if act == PLAY_AGENT:
        face = face_in(code)
        if face not in s.faces_at(HAND, seat) or not FACES[face].agent:
            return NOT_AN_AGENT
        if may_come(s, face):
            return None
        return A_CHARACTER if is_character(s, face) else OUT_ALREADY
    agent = thing_in(code)
    if act == SHOW or agent not in agents_of(s, seat):
        return NOT_AN_AGENT
    if act == PERSUADE:
        return refuse_persuasion(s, agent)
    if not may_act(s, agent):
        return NOT_AN_AGENT
    return refuse_action(s, agent, action_in(code))


def action_in(code: int) -> str:
    """The action that is meant by the option."""
    return next(name for name in ACTIONS if deed(name) == act_of(code))


def is_agent_deed(code: int) -> bool:
    return act_of(code) in ALL_DEEDS


def do_agent_deed(s: Realm, seat: int, code: int) -> None:
    """It is done, or asks on; all but showing and influencing counts one against the hazard limit.

    ME-10.8, ME-10.9, ME-12.61
    """
    from mathom.games.meccg.agents.influence import AgentPersuasion

    act = act_of(code)
    if act in (SHOW, PERSUADE):
        s.push(Showing(thing_in(code)) if act == SHOW else AgentPersuasion(thing_in(code)))
        return
    s.journey.count += 1
    if act == PLAY_AGENT:
        lay_down_agent(s, seat, s.with_face(HAND, seat, face_in(code)))
        s.tell(AGENT_PLAYED, seat)
        return
    agent = thing_in(code)
    s.agents_acted = [*s.agents_acted, agent]
    name = action_in(code)
    s.tell(AGENT_ACTED, seat, name)
    if name in ("agent-move", "agent-home"):
        s.push(Going(agent, name == "agent-home"))
    else:
        act_at_once(s, agent, name)


def act_at_once(s: Realm, agent: int, name: str) -> None:
    """ME-12.22 to ME-12.24, ME-12.32, ME-12.36"""
    if name == "agent-untap":
        s.set_status(agent, UNTAPPED)
    elif name == "agent-heal":
        s.set_status(agent, TAPPED)
    elif name == "agent-hide":
        hide(s, agent)
    elif name == "agent-back":
        give_up_sites(s, agent, trail(s, agent)[-1:])
        s.tap(agent)
    else:
        s.journey.lured = [*s.journey.lured, *comers(s, agent)]
        s.tap(agent)


class Showing(Frame):
    """An agent is turned face up; one that has not moved appears at a home site of its owner's choice. ME-12.12"""

    __slots__ = ("agent",)
    discreet: ClassVar[tuple[str, ...]] = ("choose",)

    def __init__(self, agent: int = 0, step: str = "choose") -> None:
        super().__init__(step)
        self.agent = agent

    def clone(self) -> Showing:
        return Showing(self.agent, self.step)

    def choose(self, s: Realm) -> None:
        if trail(s, self.agent):
            self.step = "turn"
        else:
            options = faces(AT, home_cards(s, self.agent)) or [NONE]
            s.ask_one(s.owner(self.agent), "agent-site", options, "chosen")

    def chosen(self, s: Realm) -> None:
        s.pop()
        show(s, self.agent, NO_THING if s.reply == NONE else face_in(s.reply))

    def turn(self, s: Realm) -> None:
        s.pop()
        show(s, self.agent)

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        return None if code in (faces(AT, home_cards(s, self.agent)) or [NONE]) else NOT_AN_AGENT


class Going(Frame):
    """An agent goes to another site and taps, or home and does not. ME-12.26, ME-12.29 to ME-12.35"""

    __slots__ = ("agent", "home")
    discreet: ClassVar[tuple[str, ...]] = ("choose",)

    def __init__(self, agent: int = 0, home: bool = False, step: str = "choose") -> None:
        super().__init__(step)
        self.agent = agent
        self.home = home

    def clone(self) -> Going:
        return Going(self.agent, self.home, self.step)

    def options(self, s: Realm) -> list[int]:
        if not self.home:
            return faces(AT, sites_in_reach(s, self.agent))
        return faces(AT, home_cards(s, self.agent)) if is_shown(s, self.agent) else [NONE]

    def choose(self, s: Realm) -> None:
        s.ask_one(s.owner(self.agent), "agent-site", self.options(s), "chosen")

    def chosen(self, s: Realm) -> None:
        """Of a face-up agent only the new site stays. ME-12.30, ME-12.33"""
        s.pop()
        if self.home or is_shown(s, self.agent):
            give_up_sites(s, self.agent, trail(s, self.agent))
        if s.reply != NONE:
            place_at(s, self.agent, face_in(s.reply))
        if not self.home:
            s.tap(self.agent)

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        return None if code in self.options(s) else NOT_AN_AGENT
