"""Chapter 27: marshalling points and tournament points."""

from __future__ import annotations

from typing import Final

from mathom.games.meccg.alignments import DARK, HERO, MINION
from mathom.games.meccg.captures.prisoners import is_prisoner
from mathom.games.meccg.company import NO_COMPANY, NO_THING
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.state import NO_SEAT, Realm
from mathom.games.meccg.zones import ASIDE, HAND, PLAY, POINTS, is_at
from mathom.kernel import EVERYONE

CATEGORIES: Final = ("character", "miscellaneous", "item", "ally", "faction", "kill")
NOT_DOUBLED: Final = ("miscellaneous", "kill")
LOST_AVATAR: Final = 5

# An item made for one of them is worth half for the other (ME-17.14).
OPPOSITE: Final = {HERO: MINION, MINION: HERO}


def worth(s: Realm, thing: int, seat: int) -> int:
    """What a card in play or in the pile gives the player. ME-27.25 to ME-27.30"""
    face = s.face(thing)
    if is_at(s.zones.where[thing], ASIDE):
        return worth_aside(s, thing)
    points = s.stat("mp", thing)
    if face.category == "kill":
        counts = face.starred == (s.profile(seat).side == DARK)
        return points if counts and s.owner(thing) != seat else 0
    if face.is_person() and s.owner(thing) != seat:
        return points
    if face.is_person() and not is_at(s.zones.where[thing], PLAY):
        # Eliminated: as a prisoner, or one who gives negative points anyway.
        return -face.points
    if face.kind == "event" and is_at(s.zones.where[thing], POINTS) and face.record.marshalling_points is not None:
        return face.record.marshalling_points.alternate or points
    if face.kind == "item" and s.on[thing] == NO_THING and thing in s.prized:
        points = max([stored.marshalling_points for stored in face.record.stored], default=points)
    if face.kind == "item" and OPPOSITE.get(face.alignment) == s.profile(seat).name:
        return -(-points // 2)
    return points


def worth_aside(s: Realm, thing: int) -> int:
    """Prisoners count against their player; avatars have no points. ME-15.16, ME-15.17, ME-25.24"""
    points = s.face(thing).points
    return -points if is_prisoner(s, thing) else points


def scoring_cards(s: Realm, seat: int) -> list[int]:
    """With what lies off to the side with a card of the player's, and his prisoners. ME-15.16, ME-25.24"""
    aside = [thing for other in range(s.seats) for thing in s.at(ASIDE, other) if scorer(s, thing) == seat]
    return s.at(PLAY, seat) + s.at(POINTS, seat) + aside


def scorer(s: Realm, thing: int) -> int:
    """Whose points a card off to the side gives; nobody's what a prisoner has kept."""
    host = s.on[thing]
    if is_prisoner(s, thing):
        return s.owner(thing)
    return s.holder(host) if host != NO_THING and is_at(s.zones.where[host], PLAY) else NO_SEAT


def category_of(s: Realm, thing: int, seat: int) -> str:
    """An opponent's character that fell in a fight is among the creatures. ME-14.25"""
    return "kill" if s.face(thing).is_person() and s.owner(thing) != seat else s.face(thing).category


def raw_points(s: Realm, seat: int) -> list[int]:
    """The sum of every category, at least 0 each. ME-27.25, ME-27.35"""
    return summed(s, seat, scoring_cards(s, seat))


def summed(s: Realm, seat: int, cards: list[int]) -> list[int]:
    sums = dict.fromkeys(CATEGORIES, 0)
    for thing in cards:
        category = category_of(s, thing, seat)
        if category:
            sums[category] += worth(s, thing, seat)
    return [max(0, sums[category]) for category in CATEGORIES]


def doubled(own: list[int], other: list[int]) -> list[int]:
    """A category in which the opponent has nothing counts twice. ME-27.36, C-18"""
    return [
        points * 2 if theirs == 0 and category not in NOT_DOUBLED else points
        for category, points, theirs in zip(CATEGORIES, own, other, strict=True)
    ]


def capped(points: list[int]) -> list[int]:
    """No category is worth more than all others together. ME-27.37, C-17"""
    total = sum(points)
    return [min(category, total - category) for category in points]


def held_cards(s: Realm, seat: int) -> list[int]:
    """Unique cards with points of which an opponent holds a copy or another form. ME-27.38, C-19"""
    held = {FACES[face].identity for other in range(s.seats) if other != seat for face in s.faces_at(HAND, other)}
    scoring = [thing for thing in scoring_cards(s, seat) if s.face(thing).unique and worth(s, thing, seat) > 0]
    return [thing for thing in scoring if s.face(thing).identity in held]


def most_of_others(s: Realm, seat: int) -> list[int]:
    """What the opponents have in each category; of several, those who have most in it."""
    others = [raw_points(s, other) for other in range(s.seats) if other != seat]
    return [max([points[i] for points in others], default=0) for i in range(len(CATEGORIES))]


def counted_points(s: Realm, seat: int) -> list[int]:
    """Every category as it counts in the end."""
    return capped(doubled(raw_points(s, seat), most_of_others(s, seat)))


def total(s: Realm, seat: int) -> int:
    """ME-27.37 to ME-27.40, C-17"""
    points = sum(counted_points(s, seat)) - len(held_cards(s, seat))
    return max(0, points - (LOST_AVATAR if s.lost[seat] else 0))


def lay_hands_open(s: Realm) -> None:
    """Everybody shows the hand when the game is over: what opponents hold costs points. ME-27.38"""
    for seat in range(s.seats):
        for card in s.at(HAND, seat):
            s.zones.reveal(card, EVERYONE)


def points_towards_call(s: Realm, seat: int) -> int:
    """Without what lies at Under-deeps sites. ME-27.11, ME-27.48"""
    return sum(summed(s, seat, [thing for thing in scoring_cards(s, seat) if not is_below(s, thing)]))


def is_below(s: Realm, thing: int) -> bool:
    """Whether a card is at an Under-deeps site: a character, what lies with one, or what lies at the site card."""
    while is_at(s.zones.where[thing], PLAY) and s.company_of(thing) == NO_COMPANY and s.on[thing] != NO_THING:
        thing = s.on[thing]
    site = s.site_of(thing) if s.face(thing).is_person() else thing
    return site != NO_THING and s.face(site).kind == "site" and bool(s.face(site).record.under_deeps)


def tournament_points(winner: int, loser: int) -> tuple[int, int]:
    """ME-27.43 to ME-27.46, C-37"""
    if winner == loser:
        return 3, 3
    if winner >= 2 * loser:
        return 6, 0
    return (5, 1) if 2 * winner >= 3 * loser else (4, 2)
