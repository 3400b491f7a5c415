"""What a position written by hand says, read and checked: every card with its place, before any lies there.

docs/scenarios.md describes every entry.
"""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.games.meccg.alignments import PROFILES
from mathom.games.meccg.combat.dragons import is_unique_dragon
from mathom.games.meccg.decks.built_in import CHALLENGE
from mathom.games.meccg.edge.see import STATES
from mathom.games.meccg.faces import BY_ID, FACES, Face
from mathom.games.meccg.start.bring import brought_deck
from mathom.games.meccg.zones import (
    AGENT_SITES,
    AGENTS,
    DECK,
    DISCARD,
    GONE,
    GUARD,
    HAND,
    LAND,
    MARCH,
    PLAY,
    POINTS,
    SIDEBOARD,
    SITE_DISCARD,
    SITES,
)
from mathom.kernel import Written

PILES: Final[dict[str, int]] = {
    "deck": DECK,
    "hand": HAND,
    "discard": DISCARD,
    "sideboard": SIDEBOARD,
    "sites": SITES,
    "points": POINTS,
    "site_discard": SITE_DISCARD,
    "gone": GONE,
}
OF_PLAYER: Final = (
    "alignment",
    "brings",
    "companies",
    "in_play",
    "agents",
    "exhausted",
    "lost_avatar",
    *PILES,
)
OF_COMPANY: Final = ("site", "tapped", "characters", "going", "came_from", "guard", "sent_back")
OF_FOLLOWER: Final = ("card", "state", "bears")
OF_CHARACTER: Final = (*OF_FOLLOWER, "followers")
OF_AGENT: Final = ("card", "state", "shown", "sites")
OF_CARD: Final = ("card", "state", "on")
MANY: Final = 99

TITLES: Final[dict[str, list[Face]]] = {}
for each in FACES:
    TITLES.setdefault(each.title, []).append(each)


class Piece:
    """A card that somebody named: whose it is, where it goes, and what it lies with; its thing when there is one."""

    __slots__ = ("face", "name", "on", "owner", "state", "thing", "under", "zone")

    def __init__(self, name: Written, face: Face, owner: int, zone: int) -> None:
        self.name = name
        self.face = face
        self.owner = owner
        self.zone = zone
        self.state = 0
        self.on: Piece | None = None
        self.under: Piece | None = None
        self.thing = -1


class Band:
    """A company: its site card, and the card that it goes to or came from."""

    __slots__ = ("came_from", "going", "members", "seat", "sent_back", "site")

    def __init__(self, seat: int, site: Piece) -> None:
        self.seat = seat
        self.site = site
        self.members: list[Piece] = []
        self.going: Piece | None = None
        self.came_from: Piece | None = None
        self.sent_back = False


class Plan:
    """All that the players' entries say. `rest` is the deck that each brings, empty for who brings none."""

    def __init__(self, players: list[Written]) -> None:
        self.pieces: list[Piece] = []
        self.bands: list[Band] = []
        self.given = [player.table(OF_PLAYER) for player in players]
        self.rest = [self.read_deck(given) for given in self.given]
        self.alignments = [self.read_alignment(seat) for seat in range(len(players))]
        for seat in range(len(players)):
            self.read_player(seat)
        for piece in self.pieces:
            self.insist_unique(piece)
            self.insist_one_card(piece)

    def read_deck(self, given: dict[str, Written]) -> dict[str, dict[str, int]]:
        if "brings" not in given:
            return {}
        deck = brought_deck(CHALLENGE[given["brings"].one_of(CHALLENGE)])
        given["brings"].insist(deck["alignment"] in PROFILES, "players of this kind cannot play yet")
        return deck

    def read_alignment(self, seat: int) -> str:
        given, deck = self.given[seat], self.rest[seat]
        known = list(PROFILES)
        named = known[given["alignment"].one_of(known)] if "alignment" in given else ""
        if deck and named:
            given["alignment"].insist(str(deck["alignment"]) == named, "the deck that is brought is of another one")
        return named or str(deck.get("alignment", known[0]))

    def read_player(self, seat: int) -> None:
        given = self.given[seat]
        for company in given["companies"].entries() if "companies" in given else []:
            self.read_company(seat, company)
        for card in given["in_play"].entries() if "in_play" in given else []:
            self.read_in_play(seat, card)
        for agent in given["agents"].entries() if "agents" in given else []:
            self.read_agent(seat, agent)
        for name, place in PILES.items():
            for card in given[name].entries() if name in given else []:
                self.add(seat, card, place + seat, owner=self.dealer(seat, card) if place == POINTS else seat)

    # Cards

    def face(self, seat: int, card: Written) -> Face:
        """By its id, or by its title: then that of the player's own kind, of several alike the first."""
        name = card.text()
        if name in BY_ID:
            return FACES[BY_ID[name]]
        found = TITLES[list(TITLES)[card.one_of(list(TITLES))]]
        own = [face for face in found if face.alignment == self.alignments[seat]]
        return (own or found)[0]

    def dealer(self, seat: int, card: Written) -> int:
        """Whose card it is that lies with a player: hazards are the opponent's."""
        return 1 - seat if self.face(seat, card).kind in ("creature", "event") and self.is_hazard(seat, card) else seat

    def is_hazard(self, seat: int, card: Written) -> bool:
        face = self.face(seat, card)
        return face.hazard and not face.resource

    def add(self, seat: int, card: Written, zone: int, owner: int) -> Piece:
        face = self.face(seat, card)
        is_site = face.kind == "site"
        for_sites = zone - owner in (SITES, SITE_DISCARD, LAND, MARCH, AGENT_SITES)
        card.insist(is_site or not for_sites, "'{card}' is no site", card=card.value)
        card.insist(for_sites or not is_site, "'{card}' is a site, which does not go there", card=card.value)
        piece = Piece(card, face, owner, zone)
        self.pieces.append(piece)
        return piece

    def read_state(self, piece: Piece, given: dict[str, Written]) -> None:
        if "state" in given:
            piece.state = given["state"].one_of(STATES)

    def insist_unique(self, piece: Piece) -> None:
        """Of a unique card one is in play, in whatever form; of a unique Dragon one of each form. ME-16.1, ME-16.13"""
        face = piece.face
        if not face.unique or face.kind == "site" or not PLAY <= piece.zone < LAND:
            return
        same = [p for p in self.pieces if PLAY <= p.zone < LAND and p.face.identity == face.identity]
        if is_unique_dragon(face.identity):
            same = [p for p in same if p.face.title == face.title]
        same[-1].name.insist(len(same) == 1, "'{card}' is unique and in play twice", card=same[-1].name.value)

    def insist_one_card(self, piece: Piece) -> None:
        """Of a site that is no haven of its player one card is in play. ME-5.47, ME-9.3"""
        seat = piece.owner
        if piece.zone not in (LAND + seat, MARCH + seat):
            return
        if piece.face.record.haven_kind in PROFILES[self.alignments[seat]].havens:
            return
        same = [p for p in self.pieces if p.zone in (LAND + seat, MARCH + seat) and p.face.title == piece.face.title]
        said = "the site '{card}' has one card in play; only havens have more"
        same[-1].name.insist(len(same) == 1, said, card=same[-1].name.value)

    # Companies

    def read_company(self, seat: int, company: Written) -> None:
        given = company.table(OF_COMPANY)
        for needed in ("site", "characters"):
            company.insist(needed in given, "the entry '{name}' is missing", name=needed)
        band = Band(seat, self.add(seat, given["site"], LAND + seat, seat))
        band.site.state = 1 if "tapped" in given and given["tapped"].flag() else 0
        self.bands.append(band)
        people = given["characters"].entries()
        given["characters"].insist(bool(people), "a company has at least one character")
        for one in people:
            self.read_character(band, one, None)
        if "going" in given:
            band.going = self.add(seat, given["going"], MARCH + seat, seat)
        if "came_from" in given:
            band.came_from = self.add(seat, given["came_from"], SITES + seat, seat)
        band.sent_back = "sent_back" in given and given["sent_back"].flag()
        for card in given["guard"].entries() if "guard" in given else []:
            self.add(1 - seat, card, GUARD + 1 - seat, 1 - seat).on = band.site

    def read_character(self, band: Band, one: Written, leader: Piece | None) -> None:
        entries = OF_CHARACTER if leader is None else OF_FOLLOWER
        given = one.table(entries) if isinstance(one.value, dict) else {"card": one}
        one.insist("card" in given, "the entry '{name}' is missing", name="card")
        who = self.add(band.seat, given["card"], PLAY + band.seat, band.seat)
        given["card"].insist(who.face.is_person(), "'{card}' is no character", card=given["card"].value)
        self.read_state(who, given)
        who.under = leader
        band.members.append(who)
        for card in given["bears"].entries() if "bears" in given else []:
            self.read_borne(band.seat, card, who)
        for follower in given["followers"].entries() if "followers" in given else []:
            self.read_character(band, follower, who)

    def read_borne(self, seat: int, card: Written, bearer: Piece) -> None:
        """A trophy is the opponent's card but lies with its taker's; another hazard lies with its player's."""
        given = card.table(OF_CARD[:2]) if isinstance(card.value, dict) else {"card": card}
        card.insist("card" in given, "the entry '{name}' is missing", name="card")
        owner = self.dealer(seat, given["card"])
        trophy = self.face(seat, given["card"]).kind == "creature"
        borne = self.add(seat, given["card"], PLAY + (seat if trophy else owner), owner)
        given["card"].insist(not borne.face.is_person(), "'{card}' is a character", card=given["card"].value)
        self.read_state(borne, given)
        borne.on = bearer

    # Everything else in play

    def read_in_play(self, seat: int, card: Written) -> None:
        given = card.table(OF_CARD) if isinstance(card.value, dict) else {"card": card}
        card.insist("card" in given, "the entry '{name}' is missing", name="card")
        piece = self.add(seat, given["card"], PLAY + seat, seat)
        given["card"].insist(not piece.face.is_person(), "characters are in companies")
        self.read_state(piece, given)
        if "on" in given:
            piece.on = self.lying(seat, given["on"])

    def lying(self, seat: int, card: Written) -> Piece:
        """What lies in play with this name, of whichever player."""
        wanted = {face.number for side in (seat, 1 - seat) for face in [self.face(side, card)]}
        found = [p for p in self.pieces if p.face.number in wanted and PLAY <= p.zone < MARCH]
        card.insist(bool(found), "'{card}' is not in play before this", card=card.value)
        return found[0]

    def read_agent(self, seat: int, agent: Written) -> None:
        given = agent.table(OF_AGENT) if isinstance(agent.value, dict) else {"card": agent}
        agent.insist("card" in given, "the entry '{name}' is missing", name="card")
        shown = "shown" in given and given["shown"].flag()
        piece = self.add(seat, given["card"], (PLAY if shown else AGENTS) + seat, seat)
        given["card"].insist(piece.face.agent, "'{card}' is no agent", card=given["card"].value)
        self.read_state(piece, given)
        for site in given["sites"].entries() if "sites" in given else []:
            self.add(seat, site, AGENT_SITES + seat, seat).on = piece
