"""The state of the game: where every card is, in which company and under whose control.

Long because all that happens to a card in play goes through it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.effects import CardState, Carry, Entry, Modify, Script
from mathom.games.meccg.alignments import HERO, MINION, PROFILES, Profile
from mathom.games.meccg.cards.carrying import Telling
from mathom.games.meccg.cards.scripts import script_of
from mathom.games.meccg.company import COMPANIES_PER_SEAT as PER_SEAT
from mathom.games.meccg.company import NO_COMPANIES, NO_COMPANY, NO_ROSTER, NO_THING, Company, Roster
from mathom.games.meccg.event_kinds import DISCARDED
from mathom.games.meccg.faces import FACES, NO_NUMBER, RINGS, Face
from mathom.games.meccg.journey.journey import NO_NAMES, Journey
from mathom.games.meccg.terms import USUAL, Terms
from mathom.games.meccg.zones import (
    AGENT_SITES,
    ASIDE,
    DISCARD,
    GONE,
    HAND,
    LAND,
    PLAY,
    POINTS,
    SIDEBOARD,
    SITE_DISCARD,
    SITES,
    is_at,
    seat_in,
)
from mathom.kernel import Secrets

# The three states of a card in play (ME-1.11).
UNTAPPED: Final = 0
TAPPED: Final = 1
WOUNDED: Final = 2

# Who controls a character: another one, or the player's general influence; nobody, if it is a Ringwraith follower whose
# Ringwraith has left play (ME-21.5).
GENERAL: Final = -1
LEADERLESS: Final = -2
NO_SEAT: Final = -1

# What effects can be about beside cards: players and companies (see `CardState.value`).
PLAYER: Final = 1 << 16
A_COMPANY: Final = 1 << 17
AN_ATTACK: Final = 1 << 18  # the one that goes on
A_KEY: Final = 1 << 19  # what a creature is keyed to (see `journey.keys`)
A_LINK: Final = 1 << 20  # what was declared in a chain, by its place there
A_LASTING: Final = 1 << 21  # what lasts, by its order

# Shared and never changed.
NOTHING: Final[list[int]] = []
NO_SECRETS: Final = Secrets()


def with_value(values: list[int], place: int, value: int) -> list[int]:
    """The list with this value in the place; itself where it has it already."""
    if values[place] == value:
        return values
    changed = values[:]
    changed[place] = value
    return changed


class Realm(CardState):
    """Everything on the table. All lists are replaced, never changed in place, so that copies can share them.

    Cards
        `first` is the first thing of every seat, and the number of all things: a card's owner follows from its number.
        `status` is UNTAPPED, TAPPED or WOUNDED for every thing. `on` is what it lies with: an item with its bearer, a
        hazard with its target, an on-guard card with its site; NO_THING for what lies for itself. `under` is who
        controls a character, GENERAL for the player. `since` is the turn in which a thing came into play. `prized` are
        the things stored where they are worth more.

    Companies
        `companies` has twelve for every seat, most of them empty: a company keeps its number. `plans` has the
        destination of each that goes to a site in play (ME-5.48), which its player alone knows. `unled` are the
        characters that lost their controller since the last organisation phase, and so need no influence (ME-8.8).
        `roster` is what was worked out of `companies` when it was last asked for: see `on_roster`.

    Players
        `alignments` are the names of the profiles, `terms` what was agreed on. `exhausted` is how often each has
        exhausted the play deck, `lost` whether the avatar is eliminated, `turns` how many turns each has taken,
        `avatars` the face of the avatar that each has played, NO_THING before. `caller` has called the end of the game;
        then `last` is the seat that has the last turn.

    The turn
        `active` is whose turn it is. `characters_played` and `avatar_played` count for ME-5.2 and ME-5.57, `halved` is
        ME-4.12. `journey` is that of the company whose movement/hazard phase it is. `persuaded` are the seats that have
        tried to influence their opponent (ME-12.62, ME-19.1), `fought` is whether the active player has attacked a
        company of his (ME-14.4), `agents_acted` are the agents that have taken their action (ME-12.21).
    """

    __slots__ = (
        "active",
        "agents_acted",
        "alignments",
        "avatar_played",
        "avatars",
        "caller",
        "characters_played",
        "companies",
        "exhausted",
        "first",
        "fought",
        "halved",
        "journey",
        "last",
        "lost",
        "on",
        "persuaded",
        "plans",
        "prized",
        "roster",
        "since",
        "status",
        "terms",
        "turns",
        "under",
        "unled",
    )

    unsaved: ClassVar[tuple[str, ...]] = (*CardState.unsaved, "roster")

    def __init__(self, like: Realm | None = None) -> None:
        super().__init__(like)
        self.roster: Roster = NO_ROSTER if like is None else like.roster
        self.terms: Terms = USUAL if like is None else like.terms
        if like is None:
            self.first: list[int] = NOTHING
            self.status: list[int] = NOTHING
            self.on: list[int] = NOTHING
            self.under: list[int] = NOTHING
            self.since: list[int] = NOTHING
            self.prized: list[int] = NOTHING
            self.companies: list[Company] = NO_COMPANIES
            self.plans = NO_SECRETS
            self.unled: list[int] = NOTHING
            self.alignments: list[str] = NO_NAMES
            self.exhausted: list[int] = NOTHING
            self.lost: list[int] = NOTHING
            self.turns: list[int] = NOTHING
            self.avatars: list[int] = NOTHING
            self.caller = NO_SEAT
            self.last = NO_SEAT
            self.active = 0
            self.characters_played = 0
            self.avatar_played = False
            self.halved = False
            self.journey = Journey()
            self.agents_acted: list[int] = NOTHING
            self.persuaded: list[int] = NOTHING
            self.fought = False
        else:
            self.first = like.first
            self.status = like.status
            self.on = like.on
            self.under = like.under
            self.since = like.since
            self.prized = like.prized
            self.companies = like.companies
            self.plans = like.plans.clone()
            self.unled = like.unled
            self.alignments = like.alignments
            self.exhausted = like.exhausted
            self.lost = like.lost
            self.turns = like.turns
            self.avatars = like.avatars
            self.caller = like.caller
            self.last = like.last
            self.active = like.active
            self.characters_played = like.characters_played
            self.avatar_played = like.avatar_played
            self.halved = like.halved
            self.journey = like.journey.clone()
            self.agents_acted = like.agents_acted
            self.persuaded = like.persuaded
            self.fought = like.fought

    def clone(self) -> Realm:
        return Realm(self)

    # Seats

    def profile(self, seat: int) -> Profile:
        return PROFILES[self.alignments[seat]]

    def hazard_seat(self) -> int:
        """Who plays hazards against the active player."""
        return (self.active + 1) % self.seats

    # Cards

    def face(self, thing: int) -> Face:
        return FACES[self.zones.face[thing]]

    def at(self, place: int, seat: int) -> list[int]:
        """The things in a place of a seat; the top of a pile is the end."""
        return self.zones.content[place + seat]

    def faces_at(self, place: int, seat: int) -> list[int]:
        return [self.zones.face[thing] for thing in self.zones.content[place + seat]]

    def with_face(self, place: int, seat: int, face: int) -> int:
        """One of the cards with this face in a place; NO_THING if there is none."""
        for thing in self.zones.content[place + seat]:
            if self.zones.face[thing] == face:
                return thing
        return NO_THING

    def in_play(self) -> list[int]:
        """All cards in play but site cards, seat by seat."""
        return [thing for seat in range(self.seats) for thing in self.zones.content[PLAY + seat]]

    def cards_on(self, thing: int) -> list[int]:
        """What lies with a card, whoever played it."""
        on = self.on
        return [other for seat in range(self.seats) for other in self.zones.content[PLAY + seat] if on[other] == thing]

    def stored_with(self, thing: int) -> list[int]:
        """What was stored along with a card that is stored now."""
        zone = self.zones.where[thing]
        return (
            [other for other in self.zones.content[zone] if self.on[other] == thing] if is_at(zone, POINTS) else NOTHING
        )

    def aside_with(self, host: int) -> list[int]:
        """What lies off to the side with a card. ME-25.23"""
        on = self.on
        return [other for seat in range(self.seats) for other in self.zones.content[ASIDE + seat] if on[other] == host]

    def is_untapped(self, thing: int) -> bool:
        return self.status[thing] == UNTAPPED

    def set_status(self, thing: int, status: int) -> None:
        self.status = with_value(self.status, thing, status)

    def tap(self, thing: int) -> None:
        """What is tapped or wounded stays as it is, and so does a site that never taps."""
        if self.status[thing] == UNTAPPED and not self.face(thing).never_taps:
            self.set_status(thing, TAPPED)

    def lay_on(self, thing: int, bearer: int) -> None:
        self.on = with_value(self.on, thing, bearer)

    def set_under(self, thing: int, controller: int) -> None:
        self.under = with_value(self.under, thing, controller)
        if thing in self.unled:
            self.unled = [other for other in self.unled if other != thing]

    def come_into_play(self, thing: int, seat: int, bearer: int = NO_THING) -> None:
        """A card lies in play, untapped, with its bearer or for itself."""
        self.set_status(thing, UNTAPPED)
        self.lay_on(thing, bearer)
        self.since = with_value(self.since, thing, self.turn)
        self.move(thing, PLAY + seat)
        self.tell_company(thing)

    def tell_company(self, thing: int) -> None:
        """An ally comes or goes: that changes a company too."""
        if self.face(thing).kind == "ally" and self.on[thing] != NO_THING:
            self.happen("regrouped", A_COMPANY + self.company_of(self.on[thing]))

    def at_sideboard(self, seat: int) -> bool:
        """Whether the seat has cards in its sideboard."""
        return bool(self.zones.content[SIDEBOARD + seat])

    # The movement/hazard phase

    def hazard_limit(self) -> int:
        """As it is now: cards change it, to no less than 0. ME-10.4 to ME-10.6"""
        return max(0, self.value("hazard_limit", A_COMPANY + self.journey.company, self.journey.limit))

    def destination(self, number: int = NO_COMPANY) -> int:
        """The site card that a company (the one that acts, if none is given) goes to, or where it stays."""
        company = self.companies[self.journey.company if number == NO_COMPANY else number]
        return company.going if company.going != NO_THING else company.site

    # Companies

    def on_roster(self) -> Roster:
        """Worked out anew where the companies are others than those that it was made from."""
        if self.roster.made_from is not self.companies:
            self.roster = Roster(self.companies)
        return self.roster

    def company_of(self, character: int) -> int:
        """The number of the company that a character is in; NO_COMPANY if it is in none."""
        return self.on_roster().company_of.get(character, NO_COMPANY)

    def companies_of(self, seat: int) -> list[int]:
        return self.on_roster().numbers[seat]

    def set_company(self, number: int, company: Company) -> None:
        self.companies = [company if i == number else other for i, other in enumerate(self.companies)]

    def free_company(self, seat: int) -> int:
        """A number for a new company; NO_COMPANY if the seat has as many as it can have."""
        for number in range(seat * PER_SEAT, (seat + 1) * PER_SEAT):
            if not self.companies[number].members:
                return number
        return NO_COMPANY

    def found_company(self, seat: int, members: list[int], site: int) -> int:
        """A new company at a site card in play."""
        number = self.free_company(seat)
        self.set_company(number, Company(members, site))
        return number

    def remove_member(self, character: int) -> None:
        number = self.company_of(character)
        if number != NO_COMPANY:
            self.happen("parts", character)
            self.happen("regrouped", A_COMPANY + number)
            company = self.companies[number]
            self.set_company(number, company.with_members([m for m in company.members if m != character]))

    def add_member(self, number: int, character: int) -> None:
        self.happen("regrouped", A_COMPANY + number)
        company = self.companies[number]
        self.set_company(number, company.with_members([*company.members, character]))

    def characters(self, seat: int) -> list[int]:
        """The seat's characters in play, company by company."""
        return self.on_roster().people[seat]

    def avatar(self, seat: int) -> int:
        """The seat's own avatar in play; NO_THING if there is none."""
        for member in self.characters(seat):
            if self.face(member).is_avatar() and self.under[member] == GENERAL:
                return member
        return NO_THING

    def is_under_way(self, company: int) -> bool:
        """A moving company is at no site. ME-6.8"""
        return company == self.journey.company and self.journey.way != "" and self.companies[company].going != NO_THING

    def site_of(self, character: int) -> int:
        """The site card where a character is; NO_THING if it is at none."""
        number = self.company_of(character)
        return NO_THING if number == NO_COMPANY or self.is_under_way(number) else self.companies[number].site

    # Leaving play

    def forsake(self, character: int) -> None:
        """The followers of a character that leaves have no controller, and need no influence for now.

        ME-8.7, ME-8.8, ME-21.5
        """
        if character in self.under:
            for other in [thing for thing, controller in enumerate(self.under) if controller == character]:
                self.set_loose(other)

    def set_loose(self, follower: int) -> None:
        """It falls under general influence, which it does not use up before the next organisation phase."""
        self.set_under(follower, GENERAL if self.has_mind(follower) else LEADERLESS)
        self.unled = [*self.unled, follower]

    def lay_down(self, thing: int, to: int) -> None:
        """A card leaves play for a zone, and what lies with it is discarded, except followers.

        A rescue site goes back to its prisoner card. ME-1.13, ME-15.21
        """
        for other in [*self.cards_on(thing), *self.stored_with(thing)]:
            self.discard(other)
        if self.face(thing).kind == "site" and self.on[thing] != NO_THING and is_at(self.zones.where[thing], LAND):
            self.move(thing, ASIDE + self.owner(thing))
            return
        for site in self.at(AGENT_SITES, self.owner(thing)):
            if self.on[site] == thing:
                self.lay_on(site, NO_THING)
                self.zones.move(site, SITES + self.owner(thing))
        self.forsake(thing)
        self.tell_company(thing)
        self.remove_member(thing)
        self.lay_on(thing, NO_THING)
        self.set_status(thing, UNTAPPED)
        self.set_under(thing, GENERAL)
        self.move(thing, to)
        if self.aside_with(thing):
            from mathom.games.meccg.captures.aside import part_from

            part_from(self, thing)

    def discard(self, thing: int) -> None:
        """A card in play goes to its owner's discard pile, a trophy to the points or out of the game; one that a card
        keeps stays. ME-18.15, C-40"""
        if self.refuse_act("be-discarded", thing) is not None:
            return
        owner = self.owner(thing)
        self.tell(DISCARDED, owner, self.zones.face[thing])
        if self.is_trophy(thing):
            holder = self.holder(thing)
            self.lay_down(thing, (POINTS if self.face(thing).starred else GONE) + holder)
            return
        self.lay_down(thing, (SITE_DISCARD if self.face(thing).kind == "site" else DISCARD) + owner)

    # Trophies (chapter 18)

    def is_trophy(self, thing: int) -> bool:
        """Whether the card is a defeated creature that a character keeps."""
        return self.face(thing).category == "kill" and self.on[thing] != NO_THING

    def is_item(self, thing: int) -> bool:
        """A trophy is a minor item. ME-18.13"""
        return self.face(thing).kind == "item" or self.is_trophy(thing)

    def trophy_bonus(self, character: int) -> tuple[int, int]:
        """Direct influence and prowess, by the points on the trophies. ME-18.18 to ME-18.22"""
        points = sum([self.face(card).points for card in self.cards_on(character) if self.is_trophy(card)])
        return min(2, (points + 1) // 2), min(2, points // 2)

    def eliminate(self, thing: int) -> None:
        """A character is removed from the game, or lies with its owner's points if it gives negative ones. ME-13.36"""
        owner = self.owner(thing)
        worth: int = getattr(self.face(thing).record, "mp_if_eliminated", 0)
        if self.face(thing).is_avatar() and self.under[thing] == GENERAL:
            from mathom.games.meccg.avatars import lose_avatar

            lose_avatar(self, thing)
        self.lay_down(thing, (POINTS if worth < 0 else GONE) + owner)

    def settle(self) -> bool:
        """The Ring at its end ends the game, by standard rules the end of an avatar too; effects of one moment come one
        after the other. ME-27.3, ME-28.8, C-34"""
        if 1 in self.lost or (
            MINION in self.alignments and not RINGS.isdisjoint([self.zones.face[thing] for thing in self.in_play()])
        ):
            from mathom.games.meccg.council.ring_victory import ends_the_game

            if ends_the_game(self):
                return True
        if len(self.due) > 1:
            from mathom.games.meccg.cards.together import line_up

            if self.clear_away() or line_up(self):
                return True
        return super().settle()

    def to_hand(self, thing: int) -> None:
        """A card in play returns to its owner's hand."""
        self.lay_down(thing, HAND + self.owner(thing))

    # For effects

    def script(self, card: int) -> Script:
        return script_of(card)

    def carry(self, seat: int, card: int, text: int) -> Carry:
        return Telling(seat, card, text)

    def is_in_play(self, zone: int) -> bool:
        return is_at(zone, PLAY) or is_at(zone, LAND)

    def owner(self, thing: int) -> int:
        seat = 0
        while self.first[seat + 1] <= thing:
            seat += 1
        return seat

    def holder(self, thing: int) -> int:
        zone = self.zones.where[thing]
        return seat_in(zone) if zone < len(self.zones.content) - 1 else self.owner(thing)

    def bearer(self, thing: int) -> int:
        return self.on[thing]

    def printed(self, stat: str, thing: int) -> int:
        face = self.face(thing)
        if face.kind == "character" and face.race in ("orc", "troll") and stat in ("prowess", "di"):
            influence, prowess = self.trophy_bonus(thing)
            return face.influence + influence if stat == "di" else face.prowess + prowess
        return face.printed(stat)

    def has_mind(self, thing: int) -> bool:
        return self.face(thing).mind != NO_NUMBER

    def blank(self, entry: Entry) -> bool:
        """Items of the other alignment, and those of a Ringwraith, have no effect; nor what only a player's own
        Ringwraith can do, for one that follows. ME-14.11, ME-17.12, ME-17.15, ME-21.2, ME-21.12"""
        face = FACES[entry.card]
        if face.is_avatar():
            return self.under[entry.source] != GENERAL
        if face.kind == "event":
            return face.hazard and not face.resource and self.spares_fights(entry)
        if face.kind != "item" or self.on[entry.source] == NO_THING:
            return False
        return self.is_foreign_item(entry.card, entry.seat) or self.face(self.on[entry.source]).race == "ringwraith"

    def is_foreign_item(self, face: int, seat: int) -> bool:
        """Whether an item (its face) is of the other alignment. ME-17.12"""
        return {HERO: MINION, MINION: HERO}.get(FACES[face].alignment) == self.alignments[seat]

    def spares_fights(self, entry: Entry) -> bool:
        """What a hazard does to those who fight does nothing while companies fight each other. ME-14.11"""
        text = self.text(entry)
        if not isinstance(text, Modify) or text.stat not in ("prowess", "body"):
            return False
        from mathom.games.meccg.combat.attack import fights

        return fights(self)

    def rank(self, entry: Entry) -> int:
        """A resource prevails over a hazard that says the opposite. ME-1.8"""
        return 0 if FACES[entry.card].hazard else 1

    def put_away(self, thing: int) -> None:
        self.discard(thing)

    # What is secret beside faces

    def secret_numbers(self) -> Secrets:
        return self.plans

    def possible(self, secret: int, seat: int | None) -> list[int]:
        from mathom.games.meccg.companies.march import possible_plans

        return possible_plans(self, secret)
