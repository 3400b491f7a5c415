"""Minion companies for tests: who is named is in play, at Minas Morgul or on the way to Shelob's Lair."""

from __future__ import annotations

from tests.games.meccg.tale import Tale, deck

from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.companies.arrive import take_site
from mathom.games.meccg.faces import face_of
from mathom.games.meccg.zones import HAND

MINAS_MORGUL, DOL_GULDUR, SHELOBS_LAIR = "le-390", "le-367", "le-402"
MAN, ORC, SCOUT_ORC = "le-46", "le-18", "le-12"  # Tros Hesnef, Lagduf, Grishnákh

Rolls = dict[str, list[list[int]]]


def at_home(
    people: tuple[str, ...],
    mine: dict[str, int] | None = None,
    foe: dict[str, int] | None = None,
    rolls: Rolls | None = None,
    site: str = MINAS_MORGUL,
    sites: dict[str, int] | None = None,
) -> Tale:
    """These people are a company in its player's organisation phase."""
    cards: dict[str, int] = dict(mine or {})
    for card in people:
        cards[card] = cards.get(card, 0) + 1
    places = {SHELOBS_LAIR: 1, **({} if site in (MINAS_MORGUL, DOL_GULDUR) else {site: 1}), **(sites or {})}
    own = deck("minion", resources=cards, sites=places)
    tale = Tale(own, deck("minion", hazards=foe or {}), rolls=rolls).until("organise")
    s = tale.s
    place = take_site(s, 0, face_of(site))
    members: list[int] = []
    for card in people:
        found = next(i for i, face in enumerate(s.zones.face) if face == face_of(card) and i not in members)
        s.come_into_play(found, 0)
        members.append(found)
    s.found_company(0, members, place)
    s.ask_again()
    return tale


def under_way(
    people: tuple[str, ...],
    mine: dict[str, int] | None = None,
    foe: dict[str, int] | None = None,
    rolls: Rolls | None = None,
    types: tuple[str, ...] = ("wilderness",) * 3,
) -> Tale:
    """They are on their way, and the opponent is asked for hazards first."""
    tale = at_home(people, mine, foe, rolls)
    tale.choose("move").until("plan").choose(f"move:{SHELOBS_LAIR}")
    while tale.seat != 1 or tale.kind != "react":
        tale.decline()
    tale.s.journey.types = list(types)
    tale.s.journey.limit = 9
    tale.s.ask_again()
    return tale


def lay(tale: Tale, card: str, bearer: int = -1, seat: int = 0) -> int:
    """A card comes into play, with a bearer or for itself."""
    s = tale.s
    mine = range(s.first[seat], s.first[seat + 1])
    found = next(i for i in mine if s.zones.face[i] == face_of(card))
    s.come_into_play(found, seat, bearer)
    s.ask_again()
    return found


def declare(tale: Tale, card: str) -> Tale:
    """The card is declared; of targets the first is taken."""
    tale.when(f"declare:{card}")
    while tale.kind in ("target", "payment"):
        tale.choose(tale.offers()[0])
    return tale


def offered(tale: Tale, card: str, most: int = 60) -> bool:
    """Whether the card is offered to its player before anything else than events is asked."""
    for _ in range(most):
        if any(key.startswith(f"declare:{card}") for key in tale.offers()):
            return True
        if tale.kind not in ("react", "target", "events"):
            return False
        tale.decline()
    return False


def attack_of(tale: Tale) -> Attack:
    attack = tale.s.innermost(Attack)
    assert attack is not None
    return attack


def outcomes(tale: Tale) -> list[str]:
    """How the attacks ended."""
    return [over["outcome"] for over in tale.told("attack-over")]


def to_hand(tale: Tale, card: str, seat: int = 0) -> None:
    s = tale.s
    s.move(s.zones.face.index(face_of(card)), HAND + seat)
    s.ask_again()
