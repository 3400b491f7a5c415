"""Chapter 3: the draft of the starting companies, and all that comes before the first turn."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.meccg.alignments import LIGHT
from mathom.games.meccg.cards.groups import head_of
from mathom.games.meccg.cards.scripts import script_of
from mathom.games.meccg.codes import DONE, act_of, deed, face_in, faces, thing_in, things, with_face
from mathom.games.meccg.companies.arrive import take_site
from mathom.games.meccg.event_kinds import (
    ALIGNMENTS,
    BEGINS,
    DRAFTED,
    SHUFFLED_IN,
    STARTING_ITEM,
    STOPPED_DRAFTING,
)
from mathom.games.meccg.event_kinds import (
    SET_ASIDE as WAS_SET_ASIDE,
)
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.reasons import NOT_YOURS
from mathom.games.meccg.round.hand import HAND_SIZE, Draw
from mathom.games.meccg.sites.playing import is_doubled_in, may_bear
from mathom.games.meccg.state import NOTHING, Realm
from mathom.games.meccg.zones import DECK, HAND, POOL, SET_ASIDE, SITES, UNUSED
from mathom.kernel import BOTTOM, Frame, Reason, shuffle_sizes

DRAFT_LIMIT: Final = 20
MOST_IN_DECK: Final = 10
STARTING_ITEMS: Final = 2

DRAFT: Final = deed("draft")
STOP: Final = deed("stop")
PLACE: Final = deed("place")
SHUFFLE_IN: Final = deed("shuffle-in")
GIVE: Final = deed("give")

NOT_IN_POOL: Final = Reason("that-card-is-not-in-your-pool")
TOO_MANY: Final = Reason("no-more-characters-may-be-drafted", "ME-3.11", "ME-3.12")
TOO_MUCH_MIND: Final = Reason("the-drafted-characters-would-need-more-than-twenty", "ME-3.9")
NOT_STARTING: Final = Reason("that-character-may-not-be-drafted")
NO_SUCH_START: Final = Reason("companies-do-not-start-there", "ME-3.15", "ME-3.16")
DECK_IS_FULL: Final = Reason("the-play-deck-holds-ten-characters-already", "ME-3.20")
NO_AGENTS: Final = Reason("agents-do-not-start", "ME-12.2")
ITEMS_GIVEN: Final = Reason("two-starting-items-are-given-already", "ME-3.21")
NO_STARTING_ITEM: Final = Reason("that-is-no-starting-item", "ME-2.17")
NOT_FOR_THEM: Final = Reason("that-starting-item-is-not-for-them", "ME-1.7")
OTHER_FORM: Final = Reason("you-have-drafted-another-form-of-that-character", "ME-16.1")


def gathered(s: Realm, seat: int) -> list[int]:
    """The characters of the starting companies, also those in hand that are not revealed yet. ME-28.3"""
    return s.characters(seat) + s.at(HAND, seat)


def drafted_mind(s: Realm, seat: int) -> int:
    """Printed mind alone counts. ME-3.9, ME-3.10, C-38"""
    return sum([max(0, s.face(c).mind) for c in gathered(s, seat)])


def refuse_draft(s: Realm, seat: int, face: int) -> Reason | None:
    """ME-3.9, ME-3.11, ME-3.12, ME-12.2, ME-16.1"""
    if face not in s.faces_at(POOL, seat) or FACES[face].kind != "character":
        return NOT_IN_POOL
    if FACES[face].record.not_starting:
        return NOT_STARTING
    if FACES[face].agent:
        return NO_AGENTS
    if FACES[face].unique and any(s.face(c).identity == FACES[face].identity for c in gathered(s, seat)):
        return OTHER_FORM
    if len(gathered(s, seat)) >= s.profile(seat).drafted:
        return TOO_MANY
    return TOO_MUCH_MIND if drafted_mind(s, seat) + FACES[face].mind > DRAFT_LIMIT else None


def is_for_the_start(face: int) -> bool:
    """Whether the card may be given to a starting company; an event only if it works."""
    card = FACES[face]
    if card.kind == "event":
        return card.record.may_start_in_lieu_of_minor_item and bool(script_of(face).plays)
    return card.kind == "item" and not card.record.not_starting


def starts_of(s: Realm, seat: int) -> list[int]:
    """The sites (faces) where the seat's companies may begin: those in the site deck, or with a company already."""
    titles = s.profile(seat).starts
    here = [s.zones.face[s.companies[number].site] for number in s.companies_of(seat)]
    return sorted({site for site in [*here, *s.faces_at(SITES, seat)] if FACES[site].title in titles})


class Draft(Frame):
    """All draft at once, one character a round, until nobody wants or can any more. ME-3.3 to ME-3.8

    `drafting` are the seats that still do; `joining` pairs each seat with the character that waits for a place.
    """

    __slots__ = ("drafting", "joining")
    discreet: ClassVar[tuple[str, ...]] = ("choose", "place")
    question: ClassVar[str] = "draft"
    act: ClassVar[int] = DRAFT

    def __init__(
        self, drafting: list[int] | None = None, joining: list[int] | None = None, step: str = "disclose"
    ) -> None:
        super().__init__(step)
        self.drafting: list[int] = NOTHING if drafting is None else drafting
        self.joining: list[int] = NOTHING if joining is None else joining

    def clone(self) -> Draft:
        return Draft(self.drafting, self.joining, self.step)

    def disclose(self, s: Realm) -> None:
        """ME-3.1"""
        s.tell(ALIGNMENTS, s.alignments)
        self.drafting = list(range(s.seats))
        self.step = "choose"

    def choices(self, s: Realm, seat: int) -> list[int]:
        pool = sorted(set(s.faces_at(POOL, seat)))
        return [with_face(self.act, face) for face in pool if refuse_draft(s, seat, face) is None] + [STOP]

    def choose(self, s: Realm) -> None:
        """Everybody is asked who has not stopped: whoever must stop says so as well. ME-3.3, ME-3.8, ME-3.9"""
        if not self.drafting:
            s.pop()
        elif len(self.drafting) == 1:
            s.ask_one(self.drafting[0], self.question, self.choices(s, self.drafting[0]), "reveal")
        else:
            s.ask_sealed(self.drafting, self.question, [self.choices(s, seat) for seat in self.drafting], "reveal")

    def take_out(self, s: Realm, place: int) -> list[tuple[int, int]]:
        """Whoever was chosen lies in this place: the seats that go on, each with its card. The others have stopped."""
        found: list[tuple[int, int]] = []
        for seat, code in zip(self.drafting, s.replies, strict=True):
            if act_of(code) == self.act:
                found.append((seat, s.zones.slip(s.with_face(POOL, seat, face_in(code)), place + seat)))
            else:
                s.tell(STOPPED_DRAFTING, seat)
        self.drafting = [seat for seat, _ in found]
        return found

    def reveal(self, s: Realm) -> None:
        """The same character is nobody's; one that another has already cannot join.

        ME-3.4, ME-3.5, ME-3.27, C-60, C-61
        """
        revealed = self.take_out(s, SET_ASIDE)
        names = [s.face(card).identity for _, card in revealed]
        self.joining = NOTHING
        for seat, card in revealed:
            face = s.zones.face[card]
            if names.count(FACES[face].identity) > 1 or self.is_taken(s, seat, face):
                s.tell(WAS_SET_ASIDE, seat, face)
            else:
                self.let_join(s, seat, card)
        self.step = "place"

    def let_join(self, s: Realm, seat: int, card: int) -> None:
        s.tell(DRAFTED, seat, s.zones.face[card])
        self.joining = [*self.joining, seat, card]

    def is_taken(self, s: Realm, seat: int, face: int) -> bool:
        others = [c for other in range(s.seats) if other != seat for c in s.characters(other)]
        return FACES[face].unique and any(s.face(c).identity == FACES[face].identity for c in others)

    def place(self, s: Realm) -> None:
        """ME-3.6, ME-3.15, ME-3.16"""
        if not self.joining:
            self.step = "choose"
            return
        seat = self.joining[0]
        options = faces(PLACE, starts_of(s, seat))
        if len(s.profile(seat).starts) == 1:
            s.ask_or_take(seat, "start-at", options, "placed")
        else:
            s.ask_one(seat, "start-at", options, "placed")

    def about(self, s: Realm) -> list[tuple[str, object]]:
        """Who is to be placed: everybody has seen the character."""
        return [("card", s.face(self.joining[1]).id)] if self.step == "place" and self.joining else []

    def placed(self, s: Realm) -> None:
        seat, card = self.joining[:2]
        site = face_in(s.reply)
        s.come_into_play(card, seat)
        there = [n for n in s.companies_of(seat) if s.zones.face[s.companies[n].site] == site]
        if there:
            s.add_member(there[0], card)
        else:
            s.found_company(seat, [card], take_site(s, seat, site))
        self.joining = self.joining[2:]
        self.step = "place"

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if self.step == "place":
            return None if code in faces(PLACE, starts_of(s, seat)) else NO_SUCH_START
        if code == STOP:
            return None
        return refuse_draft(s, seat, face_in(code)) if act_of(code) == self.act else NOT_IN_POOL


class Leftovers(Frame):
    """A player shuffles characters that were not drafted into the play deck, and gives away the starting items.

    ME-3.19 to ME-3.21, C-62
    """

    __slots__ = ("given", "item", "seat", "shuffled")
    discreet: ClassVar[tuple[str, ...]] = ("pick", "give", "bear")

    def __init__(self, seat: int = 0, shuffled: int = 0, given: int = 0, item: int = 0, step: str = "pick") -> None:
        super().__init__(step)
        self.seat = seat
        self.shuffled = shuffled
        self.given = given
        self.item = item

    def clone(self) -> Leftovers:
        return Leftovers(self.seat, self.shuffled, self.given, self.item, self.step)

    def spare(self, s: Realm) -> list[int]:
        """The characters that were set aside or never revealed, by their faces."""
        both = s.faces_at(POOL, self.seat) + s.faces_at(SET_ASIDE, self.seat)
        return [face for face in both if FACES[face].kind == "character"]

    def room(self, s: Realm) -> bool:
        """ME-3.20; avatars do not count, nor do agents where they are hazards. ME-2.19, ME-2.44, C-2"""
        people = [FACES[face] for face in s.faces_at(DECK, self.seat) if FACES[face].kind == "character"]
        hazards = [one for one in people if one.agent and s.profile(self.seat).side == LIGHT]
        return len(people) - len(hazards) < MOST_IN_DECK

    def items(self, s: Realm) -> list[int]:
        pool = s.faces_at(POOL, self.seat)
        return [face for face in pool if self.refuse_item(s, with_face(GIVE, face)) is None]

    def bearers(self, s: Realm, item: int) -> list[int]:
        """Any character, unless the card says who bears it or how many; an event lies with one of each company.

        ME-3.21, ME-1.7
        """
        if FACES[item].kind == "event":
            return [head_of(s, n) for n in s.companies_of(self.seat) if not is_doubled_in(s, n, item)]
        return [who for who in s.characters(self.seat) if may_bear(s, who, item)]

    def pick(self, s: Realm) -> None:
        options = [code for code in faces(SHUFFLE_IN, self.spare(s)) if self.refuse_spare(s, code) is None]
        s.ask_one(self.seat, "leftover", [*options, DONE], "picked")

    def refuse_spare(self, s: Realm, code: int) -> Reason | None:
        """ME-3.19, ME-3.20"""
        if code not in faces(SHUFFLE_IN, self.spare(s)):
            return NOT_IN_POOL
        return None if self.room(s) else DECK_IS_FULL

    def picked(self, s: Realm) -> None:
        if s.reply == DONE:
            if self.shuffled:
                s.tell(SHUFFLED_IN, self.seat, self.shuffled)
            self.step = "give"
            return
        face = face_in(s.reply)
        place = POOL if face in s.faces_at(POOL, self.seat) else SET_ASIDE
        s.zones.slip(s.with_face(place, self.seat, face), DECK + self.seat, BOTTOM)
        self.shuffled += 1
        self.step = "pick"

    def give(self, s: Realm) -> None:
        """ME-3.21"""
        s.ask_one(self.seat, "starting-item", [*faces(GIVE, self.items(s)), DONE], "given_item")

    def given_item(self, s: Realm) -> None:
        if s.reply == DONE:
            self.step = "put_rest_away"
            return
        self.item = face_in(s.reply)
        self.step = "bear"

    def about(self, s: Realm) -> list[tuple[str, object]]:
        return [("card", FACES[self.item].id)] if self.step == "bear" else []

    def bear(self, s: Realm) -> None:
        s.ask_one(self.seat, "item-bearer", things(GIVE, self.bearers(s, self.item)), "borne")

    def borne(self, s: Realm) -> None:
        who = thing_in(s.reply)
        item = s.zones.slip(s.with_face(POOL, self.seat, self.item), POOL + self.seat)
        s.come_into_play(item, self.seat, who)
        s.tell(STARTING_ITEM, self.seat, self.item, s.zones.face[who])
        self.given += 1
        self.item = 0
        self.step = "give"

    def refuse_item(self, s: Realm, code: int) -> Reason | None:
        """Also an event starts whose card says that it does in place of a minor item. ME-1.7, ME-2.17, ME-3.21"""
        if code not in faces(GIVE, s.faces_at(POOL, self.seat)):
            return NOT_IN_POOL
        if self.given == STARTING_ITEMS:
            return ITEMS_GIVEN
        if not is_for_the_start(face_in(code)):
            return NO_STARTING_ITEM
        return None if self.bearers(s, face_in(code)) else NOT_FOR_THEM

    def put_rest_away(self, s: Realm) -> None:
        for place in (POOL, SET_ASIDE):
            for card in s.at(place, self.seat):
                s.zones.move(card, UNUSED + self.seat)
        s.pop()

    def forget(self, s: Realm, seat: int | None) -> None:
        if self.step == "bear" and seat != self.seat:
            self.item = 0
            self.step = "give"

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if self.step == "bear":
            if code in things(GIVE, self.bearers(s, self.item)):
                return None
            return NOT_FOR_THEM if code in things(GIVE, s.characters(seat)) else NOT_YOURS
        if code == DONE:
            return None
        return self.refuse_item(s, code) if self.step == "give" else self.refuse_spare(s, code)


class Deal(Frame):
    """Play decks are shuffled, everybody draws eight cards, and the higher roll begins. ME-3.22 to ME-3.26"""

    __slots__ = ("seat",)

    def __init__(self, seat: int = 0, step: str = "cut") -> None:
        super().__init__(step)
        self.seat = seat

    def clone(self) -> Deal:
        return Deal(self.seat, self.step)

    def cut(self, s: Realm) -> None:
        if self.seat == s.seats:
            self.step = "roll"
            return
        self.step = "shuffle"
        s.throw(f"deck.{self.seat}", shuffle_sizes(len(s.at(DECK, self.seat))))

    def shuffle(self, s: Realm) -> None:
        s.zones.shuffle(DECK + self.seat, s.outcome)
        self.seat += 1
        self.step = "cut"
        s.push(Draw(self.seat - 1, HAND_SIZE))

    def roll(self, s: Realm) -> None:
        self.step = "begin"
        s.throw("first", [6] * (2 * s.seats))

    def begin(self, s: Realm) -> None:
        rolls = [s.outcome[2 * seat] + s.outcome[2 * seat + 1] + 2 for seat in range(s.seats)]
        if rolls.count(max(rolls)) > 1:
            self.step = "roll"
            return
        s.active = rolls.index(max(rolls))
        s.tell(BEGINS, s.active, rolls)
        s.pop()
