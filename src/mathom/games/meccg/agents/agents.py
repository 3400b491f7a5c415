"""Chapter 12: agents as hazards: where they are, face down or face up, and what they may do."""

from __future__ import annotations

from typing import Any, Final

from mathom.games.meccg.box import neighbours
from mathom.games.meccg.box import places as all_places
from mathom.games.meccg.company import NO_COMPANY, NO_THING
from mathom.games.meccg.event_kinds import AGENT_SHOWN
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.places import is_home_by_name, site_type
from mathom.games.meccg.state import TAPPED, UNTAPPED, WOUNDED, Realm
from mathom.games.meccg.uniqueness import other_forms, race_of
from mathom.games.meccg.zones import AGENT_SITES, AGENTS, ASIDE, GONE, PLAY, POINTS, SITES, is_at
from mathom.kernel import Reason

# What an agent may do, as its options are named.
ACTIONS: Final = (
    "agent-untap",
    "agent-heal",
    "agent-hide",
    "agent-move",
    "agent-back",
    "agent-home",
    "agent-creatures",
)

NOT_AN_AGENT: Final = Reason("that-agent-cannot-do-that-now", "ME-12.21")
WOUNDED_STAYS: Final = Reason("a-wounded-agent-does-not-move", "ME-12.26")
NOWHERE_TO_GO: Final = Reason("no-site-of-your-site-deck-is-near-the-agent", "ME-12.26", "ME-12.27")

WILD: Final = ("ruins-and-lairs", "shadow-hold", "dark-hold")

# Whom an agent at home lets come, by the type of the site (ME-12.38 to ME-12.41).
PEOPLES: Final = ("man", "dwarf", "elf", "dunadan", "hobbit")
COMERS: Final[dict[str, tuple[str, ...]]] = {
    "free-hold": PEOPLES,
    "border-hold": (*PEOPLES, "orc", "nazgul"),
    "ruins-and-lairs": ("orc", "nazgul", "troll"),
    "shadow-hold": ("orc", "nazgul", "troll", "undead"),
    "dark-hold": ("orc", "nazgul", "troll"),
}


def is_shown(s: Realm, agent: int) -> bool:
    """Whether the agent lies face up."""
    return is_at(s.zones.where[agent], PLAY)


def shown_agents(s: Realm, seat: int) -> list[int]:
    """The face-up agents of a seat: persons in play that are in no company."""
    found = [thing for thing in s.at(PLAY, seat) if s.face(thing).agent]
    return [thing for thing in found if s.company_of(thing) == NO_COMPANY]


def agents_of(s: Realm, seat: int) -> list[int]:
    return [*s.at(AGENTS, seat), *shown_agents(s, seat)]


def trail(s: Realm, agent: int) -> list[int]:
    """The agent's site cards, the current one last."""
    return [site for site in s.at(AGENT_SITES, s.owner(agent)) if s.on[site] == agent]


def home_titles(s: Realm, agent: int) -> list[str]:
    """Its home sites; none of the Under-deeps can be chosen. ME-12.7, ME-12.13"""
    titles = [title for where in s.face(agent).record.home_sites for title in where.sites]
    known = all_places()
    return [title for title in titles if title in known and not any(v.under_deeps for v in known[title].values())]


def is_there(s: Realm, agent: int, site: int) -> bool:
    """Whether the agent can be at the place of a site card. ME-12.7, ME-12.43"""
    path = trail(s, agent)
    title = s.face(site).title
    if path:
        return s.face(path[-1]).title == title
    return not is_shown(s, agent) and title in home_titles(s, agent)


def is_at_home(s: Realm, agent: int, site: int) -> bool:
    return is_home_by_name(s.zones.face[agent], s.zones.face[site])


# Playing and showing


def is_character(s: Realm, face: int) -> bool:
    """Whether the agent is in somebody's company, in whatever form."""
    return any(s.company_of(thing) != NO_COMPANY for thing in other_forms(s, face))


def may_come(s: Realm, face: int) -> bool:
    """Not while it is a character somewhere, or a prisoner, or after it was eliminated.
    ME-12.4, ME-13.37, ME-16.3, ME-25.21"""
    return FACES[face].agent and not is_character(s, face) and not is_away(s, face)


def is_away(s: Realm, face: int) -> bool:
    """Whether that person was eliminated or is a prisoner, in whatever form."""
    away = [t for seat in range(s.seats) for place in (POINTS, GONE, ASIDE) for t in s.at(place, seat)]
    return any(s.face(thing).identity == FACES[face].identity for thing in away)


def lay_down_agent(s: Realm, seat: int, agent: int) -> int:
    """An agent lies face down, untapped, at one of its home sites. ME-12.6, ME-12.7"""
    hidden = s.zones.slip(agent, AGENTS + seat)
    s.set_status(hidden, UNTAPPED)
    s.lay_on(hidden, NO_THING)
    changed = s.since[:]
    changed[hidden] = s.turn
    s.since = changed
    return hidden


def home_cards(s: Realm, agent: int) -> list[int]:
    """The home sites (faces) whose cards are in the site deck. ME-12.12"""
    homes = home_titles(s, agent)
    return [face for face in sorted(set(s.faces_at(SITES, s.owner(agent)))) if FACES[face].title in homes]


def place_at(s: Realm, agent: int, site: int) -> None:
    """A card of the site deck (its face) is the agent's current site; all see it if they see the agent."""
    seat = s.owner(agent)
    card = s.zones.slip(s.with_face(SITES, seat, site), AGENT_SITES + seat)
    s.lay_on(card, agent)
    if is_shown(s, agent):
        s.zones.reveal(card, -1)


def give_up_sites(s: Realm, agent: int, sites: list[int]) -> None:
    """Site cards return to the site deck."""
    for site in sites:
        s.lay_on(site, NO_THING)
        s.zones.move(site, SITES + s.owner(agent))


def show(s: Realm, agent: int, home: int = NO_THING) -> None:
    """A face-down agent is turned face up; `home` is the home site (a face) of one that has not moved.

    All see its way; of its site cards the last stays. One that the opponent has already, that was eliminated or that is
    a prisoner is discarded. ME-12.10 to ME-12.12, ME-12.17, ME-12.18, ME-13.37, ME-25.21
    """
    seat = s.owner(agent)
    state, came, path = s.status[agent], s.since[agent], trail(s, agent)
    others = [thing for thing in other_forms(s, s.zones.face[agent]) if s.owner(thing) != seat]
    barred = bool(others) or is_away(s, s.zones.face[agent])
    s.come_into_play(agent, seat)
    s.set_status(agent, state)
    changed = s.since[:]
    changed[agent] = came
    s.since = changed
    s.tell(AGENT_SHOWN, seat, s.zones.face[agent], [s.zones.face[site] for site in path])
    if barred:
        s.discard(agent)
        return
    for site in path:
        s.zones.reveal(site, -1)
    give_up_sites(s, agent, path[:-1])
    if not path and home != NO_THING and home in home_cards(s, agent):
        place_at(s, agent, home)


def hide(s: Realm, agent: int) -> None:
    """A face-up agent and its site are turned face down; who has seen them remembers. ME-12.24, ME-12.25"""
    give_up_sites(s, agent, trail(s, agent)[:-1])
    s.move(agent, AGENTS + s.owner(agent))


# Moving


def regions_of(s: Realm, agent: int) -> list[str]:
    """Where the agent is: the region of its site, or those of its homes. ME-12.26"""
    path = trail(s, agent)
    titles = [s.face(path[-1]).title] if path else home_titles(s, agent)
    found = [version.region for title in titles for version in all_places()[title].values() if version.region]
    return sorted(set(found))


def sites_in_reach(s: Realm, agent: int) -> list[int]:
    """The sites (faces) of the site deck in the same or an adjacent region; no havens, no Under-deeps.

    ME-12.26 to ME-12.28
    """
    seat = s.owner(agent)
    here = regions_of(s, agent)
    near = {*here, *[name for region in here for name in neighbours(region, s.alignments[seat])]}
    path = trail(s, agent)
    current = s.face(path[-1]).title if path else ""
    found: list[int] = []
    for face in sorted(set(s.faces_at(SITES, seat))):
        record: Any = FACES[face].record
        if record.region in near and not record.haven and not record.under_deeps and FACES[face].title != current:
            found.append(face)
    return found


# What an agent may do (ME-12.21 to ME-12.37)


def may_act(s: Realm, agent: int) -> bool:
    """One action a turn, of an agent that was there before it. ME-12.21"""
    return s.since[agent] < s.turn and agent not in s.agents_acted


def deeds_of(s: Realm, agent: int) -> list[str]:
    """The names of the actions that the agent can take now."""
    return [name for name in ACTIONS if refuse_action(s, agent, name) is None] if may_act(s, agent) else []


def refuse_action(s: Realm, agent: int, name: str) -> Reason | None:
    """Why an agent that may act cannot take this action. ME-12.22 to ME-12.27, ME-12.32, ME-12.36"""
    state, shown = s.status[agent], is_shown(s, agent)
    if name == "agent-move":
        if state == WOUNDED:
            return WOUNDED_STAYS
        return None if sites_in_reach(s, agent) else NOWHERE_TO_GO
    if name == "agent-untap":
        fits = state == TAPPED
    elif name == "agent-heal":
        fits = state == WOUNDED
    elif name == "agent-hide":
        fits = shown and bool(trail(s, agent))
    elif name == "agent-back":
        fits = not shown and bool(trail(s, agent))
    elif name == "agent-home":
        fits = bool(home_cards(s, agent)) if shown else bool(trail(s, agent))
    else:
        fits = name == "agent-creatures" and bool(comers(s, agent))
    return None if fits else NOT_AN_AGENT


def comers(s: Realm, agent: int) -> list[str]:
    """The races that an untapped face-up agent lets come against the company, where that is or goes to.

    Those with a ``*`` come as creatures that are not unique. The type is that of the site as it is now.
    ME-12.20, ME-12.36 to ME-12.41, ME-12.70
    """
    path = trail(s, agent)
    if not path or not is_shown(s, agent) or s.status[agent] != UNTAPPED:
        return []
    site: Any = s.face(path[-1]).record
    if s.face(s.destination()).title != site.title:
        return []
    found: list[str] = []
    kind = site_type(s, s.destination())
    if kind in WILD:
        found += [f"{attack.race}*" for attack in site.automatic_attacks if getattr(attack, "race", "")]
    if is_at_home(s, agent, path[-1]):
        found += COMERS.get(kind, ())
    return found


def may_lure(s: Realm, creature: int) -> bool:
    """Whether an agent has made the creature playable. ME-12.36, ME-12.37"""
    face = s.face(creature)
    race = race_of(s, face)
    return race in s.journey.lured or (not face.unique and f"{race}*" in s.journey.lured)
