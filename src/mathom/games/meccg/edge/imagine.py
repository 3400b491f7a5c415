"""What a seat imagines of the cards it does not know. The list of an opponent's deck is secret itself: so the unknown
cards are those of any plausible deck, never of the true one."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Final

from mathom.games.meccg.company import COMPANIES_PER_SEAT
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.start.fixed import FixedStart
from mathom.games.meccg.start.unpack import listed
from mathom.games.meccg.state import Realm
from mathom.games.meccg.zones import AGENTS, HAND, POOL, is_at

# What lies face down as an agent can be any of these.
EVERY_AGENT: Final = [face.number for face in FACES if face.agent]


def suppose(s: Realm, seat: int | None, rng: Random) -> None:
    """Every hidden card of the others is one of a plausible deck of their alignment; the own deck is dealt anew."""
    for owner in range(s.seats):
        things = range(s.first[owner], s.first[owner + 1])
        unknown = [thing for thing in things if not s.zones.knows(seat, thing)]
        if owner == seat:
            faces = sorted([s.zones.face[thing] for thing in unknown])
            rng.shuffle(faces)
            s.zones.imagine(unknown, faces)
        else:
            known = [s.zones.face[thing] for thing in things if s.zones.knows(seat, thing)]
            deal(s, owner, unknown, known, rng)
    for secret in range(COMPANIES_PER_SEAT * s.seats):
        if not s.plans.knows(seat, secret):
            s.plans.imagine(secret, rng.choice(s.possible(secret, seat)))


def deal(s: Realm, owner: int, unknown: list[int], known: list[int], rng: Random) -> None:
    """Sites, the pool, and all the rest, each from its own part of a plausible deck. Who is chosen for a starting
    company lies in hand and is of the pool."""
    sites_of, pool_of, others = rng.choice(plausible(s.alignments[owner], s.terms.sideboard()[0] > 0))
    back = s.zones.kinds.back
    sites = [thing for thing in unknown if back[thing] % 2]
    pool = [thing for thing in unknown if is_at(s.zones.where[thing], POOL)]
    agents = [thing for thing in unknown if is_at(s.zones.where[thing], AGENTS)]
    s.zones.imagine(agents, [rng.choice(EVERY_AGENT) for _ in agents])
    rest = [thing for thing in unknown if not back[thing] % 2 and thing not in pool and thing not in agents]
    hand_out(s, sites, rest_of(sites_of, known), sites_of, rng)
    if s.innermost(FixedStart) is not None:
        chosen = [thing for thing in rest if is_at(s.zones.where[thing], HAND)]
        people = [face for face in pool_of if FACES[face].kind == "character"]
        hand_out(s, chosen, rest_of(people, known), people, rng)
        known = known + [s.zones.face[thing] for thing in chosen]
        rest = [thing for thing in rest if thing not in chosen]
    hand_out(s, pool, rest_of(pool_of, known), pool_of, rng)
    used = [s.zones.face[thing] for thing in pool]
    hand_out(s, rest, rest_of(others + pool_of, known + used), others, rng)


def rest_of(faces: list[int], known: list[int]) -> list[int]:
    """The cards of a deck without those that were seen."""
    left = faces[:]
    for face in known:
        if face in left:
            left.remove(face)
    return left


def hand_out(s: Realm, things: list[int], faces: list[int], spare: list[int], rng: Random) -> None:
    """Where a plausible deck has too few cards, some are there twice."""
    deal_out = sorted(faces)
    rng.shuffle(deal_out)
    while len(deal_out) < len(things):
        deal_out.append(rng.choice(spare))
    s.zones.imagine(things, deal_out[: len(things)])


# The sites of a deck, its pool, and all the rest, as faces.
Parts = tuple[list[int], list[int], list[int]]


@cache
def plausible(alignment: str, sideboard: bool = True) -> list[Parts]:
    """Decks that a player of this alignment might have brought; in some games without a sideboard. ME-28.9"""
    from mathom.games.meccg.start.bring import PLAUSIBLE, brought_deck

    return [parts_of(brought_deck(name), sideboard) for name in PLAUSIBLE[alignment]]


def parts_of(deck: dict[str, Any], sideboard: bool) -> Parts:
    played = ("characters", "resources", "hazards", *(("sideboard",) if sideboard else ()))
    others = [face for part in played for face in listed(deck[part])]
    return listed(deck["sites"]), listed(deck["pool"]), others
