"""A position written by hand, for scenarios and lessons: the cards of its `Plan` are laid out, and the phase begins."""

# mypyc: skip

from __future__ import annotations

from typing import Any, Final

from mathom.games.meccg.company import NO_THING, TO_CARD, Company
from mathom.games.meccg.council.council import Council
from mathom.games.meccg.edge.plan import MANY, Band, Piece, Plan
from mathom.games.meccg.round.game_course import Course
from mathom.games.meccg.round.turn import Turn
from mathom.games.meccg.start.bring import complete
from mathom.games.meccg.start.unpack import unpack
from mathom.games.meccg.state import GENERAL, Realm
from mathom.games.meccg.zones import AGENT_SITES, DECK, LAND, PLAY, POOL, UNUSED, is_at
from mathom.kernel import Frame, Written, shuffle_sizes
from mathom.kernel.plain import fields

KNOWN: Final = ("players", "active", "phase", "turn", "called_by")

# The phases and the step of the turn that begins them.
PHASES: Final = {
    "untap": "begin",
    "organisation": "organise",
    "long-event": "play_long_events",
    "movement": "move",
    "site": "visit_sites",
    "end": "end",
    "council": "",
}

Given = dict[str, Written]


def arrange(s: Realm, position: dict[str, Any]) -> None:
    given = Written(position, "position").table(KNOWN)
    players = given.get("players", Written([{}] * s.seats, "position.players")).each_seat(s.seats)
    plan = Plan(players)
    turn = given["turn"].number(1, MANY) if "turn" in given else 1
    lay_out(s, plan)
    s.turn = turn - 1
    for piece in plan.pieces:
        put(s, piece)
    for band in plan.bands:
        gather(s, band)
    deal_rest(s, plan)
    set_players(s, plan)
    begin(s, given)


# Cards


def lay_out(s: Realm, plan: Plan) -> None:
    """All cards as things: those that the seats bring, and what is named beside them; each named one has its thing."""
    decks = [deck_of(plan, seat) for seat in range(s.seats)]
    fresh = unpack(decks, s.chance, s.terms)
    for name in fields(Realm):
        setattr(s, name, getattr(fresh, name))
    free: dict[tuple[int, int], list[int]] = {}
    for thing, face in enumerate(s.zones.face):
        free.setdefault((s.owner(thing), face), []).append(thing)
    for piece in plan.pieces:
        piece.thing = free[piece.owner, piece.face.number].pop(0)


def deck_of(plan: Plan, seat: int) -> dict[str, Any]:
    """What is named and not in the deck that is brought comes as well."""
    deck = complete({**plan.rest[seat], "alignment": plan.alignments[seat]})
    missing: dict[str, dict[str, int]] = {"resources": {}, "sites": {}}
    for piece in plan.pieces:
        if piece.owner == seat:
            section = missing["sites" if piece.face.kind == "site" else "resources"]
            section[piece.face.id] = section.get(piece.face.id, 0) + 1
    for name, cards in missing.items():
        parts = ("sites",) if name == "sites" else ("pool", "characters", "resources", "hazards", "sideboard")
        for card, wanted in cards.items():
            there = sum([deck[part].get(card, 0) for part in parts])
            if wanted > there:
                deck[name] = {**deck[name], card: deck[name].get(card, 0) + wanted - there}
    return deck


def put(s: Realm, piece: Piece) -> None:
    thing = piece.thing
    on = NO_THING if piece.on is None else piece.on.thing
    if is_at(piece.zone, PLAY):
        s.come_into_play(thing, piece.zone - PLAY, on)
        s.set_under(thing, GENERAL if piece.under is None else piece.under.thing)
    else:
        s.zones.move(thing, piece.zone)
        s.lay_on(thing, on)
    if is_at(piece.zone, DECK):
        s.zones.forget(thing)
    if is_at(piece.zone, LAND):
        s.begin(thing)
    if is_at(piece.zone, AGENT_SITES) and piece.on is not None and is_at(piece.on.zone, PLAY):
        s.zones.reveal(thing, -1)
    s.set_status(thing, piece.state)


def gather(s: Realm, band: Band) -> None:
    company = Company([piece.thing for piece in band.members], band.site.thing)
    if band.going is not None:
        company = company.planning(TO_CARD, band.going.thing)
    if band.came_from is not None:
        company.origin = band.came_from.thing
        company.moved = True
    company.idle = band.sent_back
    s.set_company(s.free_company(band.seat), company)
    for member in company.members:
        if s.face(member).is_avatar() and s.under[member] == GENERAL:
            s.avatars = [s.zones.face[member] if i == band.seat else face for i, face in enumerate(s.avatars)]


def deal_rest(s: Realm, plan: Plan) -> None:
    """What is not named of a deck that is brought: pool out of the game, the play deck in an order of the seed."""
    named = [piece.thing for piece in plan.pieces]
    for seat in range(s.seats):
        for place in (POOL, DECK) if "deck" in plan.given[seat] else (POOL,):
            for thing in s.at(place, seat)[:]:
                if thing not in named:
                    s.zones.move(thing, UNUSED + seat)
        if "deck" not in plan.given[seat]:
            deck = s.at(DECK, seat)
            s.zones.shuffle(DECK + seat, s.chance.draw(f"arrange.{seat}", shuffle_sizes(len(deck))))


# Players and the turn


def set_players(s: Realm, plan: Plan) -> None:
    for seat, given in enumerate(plan.given):
        if "exhausted" in given:
            s.exhausted = changed(s.exhausted, seat, given["exhausted"].number(0, MANY))
        if "lost_avatar" in given:
            s.lost = changed(s.lost, seat, 1 if given["lost_avatar"].flag() else 0)


def changed(numbers: list[int], seat: int, number: int) -> list[int]:
    return [number if i == seat else other for i, other in enumerate(numbers)]


def begin(s: Realm, given: Given) -> None:
    """The phase begins; `called_by` has called the end of the game, so that the other has the last turn."""
    phase = list(PHASES)[given["phase"].one_of(list(PHASES))] if "phase" in given else "organisation"
    s.active = given["active"].number(0, s.seats - 1) if "active" in given else 0
    s.turns = [(s.turn + (seat != s.active)) // s.seats for seat in range(s.seats)]
    if "called_by" in given:
        s.caller = given["called_by"].number(0, s.seats - 1)
        s.last = (s.caller + 1) % s.seats
    course = Course(s.seats, "go_on")
    frames: list[Frame] = [course]
    if phase == "council":
        course.step = "end"
        frames = [course, Council()]
    else:
        frames = [course, Turn(PHASES[phase])]
    if phase != "untap":
        s.turn += 1
        s.turns = changed(s.turns, s.active, s.turns[s.active] + 1)
    s.stack = frames
    s.ask = None
    s.due = []
    s.take_news()
