"""Chapter 19: a character tries to influence away a character, ally, item or faction of the opponent."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mathom.games.meccg.cards.chain import EventChain
from mathom.games.meccg.codes import NO, NONE, YES, deed, face_in, faces, with_thing
from mathom.games.meccg.companies.havens import is_haven
from mathom.games.meccg.companies.influence import (
    can_control,
    general_influence,
    may_be_together,
    mind,
    unused_direct,
    unused_influence,
    used_influence,
)
from mathom.games.meccg.company import NO_COMPANY, NO_THING
from mathom.games.meccg.event_kinds import COPY_SHOWN, PERSUADED, PLAYED
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.places import fits_now
from mathom.games.meccg.sites.attempt import Attempt
from mathom.games.meccg.sites.faction import printed_terms
from mathom.games.meccg.sites.playing import may_bear
from mathom.games.meccg.state import GENERAL, UNTAPPED, Realm
from mathom.games.meccg.zones import CHAIN, DISCARD, HAND, POINTS, is_at
from mathom.kernel import Reason

OTHER_SIDE: Final = 5

REVEAL: Final = deed("reveal")
UNDER: Final = deed("under")

ONCE_A_TURN: Final = Reason("one-attempt-against-the-opponent-a-turn", "ME-19.1", "ME-12.62")
NOT_FIRST_TURN: Final = Reason("no-attempt-in-the-first-turn", "ME-19.2")
HAS_FOUGHT: Final = Reason("who-has-attacked-a-company-makes-no-attempt", "ME-19.4")
NOT_THE_SAME: Final = Reason("that-is-not-the-same-card", "ME-19.15", "ME-19.23")
NO_TARGET: Final = Reason("that-cannot-be-influenced-here", "ME-19.1", "ME-19.7")
NOT_HIS: Final = Reason("an-avatar-and-what-he-controls-cannot-be-influenced", "ME-19.5")
NOT_PLAYABLE_HERE: Final = Reason("that-faction-is-not-playable-here", "ME-19.18")
NO_COPY: Final = Reason("an-item-needs-the-same-card-in-hand-and-nothing-on-it", "ME-19.23")
NOBODY_TO_TRY: Final = Reason("nobody-untapped-can-make-the-attempt", "ME-19.3", "ME-19.6")


def targets(s: Realm, company: int) -> list[int]:
    """What opponents have at this site, and their factions, as far as it can be influenced. ME-19.7, ME-19.18"""
    here = s.face(s.companies[company].site).title
    found: list[int] = []
    for seat in range(s.seats):
        if seat == s.active:
            continue
        near = [s.companies[n] for n in s.companies_of(seat) if s.face(s.companies[n].site).title == here]
        found += [thing for other in near for member in other.members for thing in belongings(s, member)]
        found += s.at(POINTS, seat)
    return [thing for thing in found if refuse_target(s, company, thing) is None]


def is_open_faction(s: Realm, card: int) -> bool:
    """Whether what lies among a player's points is a faction whose text lets opponents influence it."""
    face = s.face(card)
    return face.kind == "faction" and not face.record.cannot_be_influenced_by_opponent


def refuse_faction(s: Realm, card: int, site: int) -> Reason | None:
    """Why what lies among a player's points is no faction that can be influenced at this site. ME-19.18"""
    if not is_open_faction(s, card):
        return NO_TARGET
    return None if fits_now(s, s.face(card).record.playable_at, site) else NOT_PLAYABLE_HERE


def belongings(s: Realm, member: int) -> list[int]:
    """A character, its allies and its items."""
    cards = s.cards_on(member)
    allies, items = [[card for card in cards if s.face(card).kind == kind] for kind in ("ally", "item")]
    return [member, *allies, *items]


def refuse_influence(s: Realm, member: int, thing: int, seat: int) -> Reason | None:
    """Why the seat cannot influence a character, or what lies with it: an avatar controls it himself; of an item the
    seat holds no copy, or something lies on it. What an avatar's followers have is theirs. ME-19.5, ME-19.23"""
    if is_sheltered_by_avatar(s, thing):
        return NOT_HIS
    if s.face(thing).kind == "item":
        return None if not s.cards_on(thing) and copies(s, seat, thing) else NO_COPY
    return None if thing == member or s.face(thing).kind == "ally" else NO_TARGET


def is_sheltered_by_avatar(s: Realm, thing: int) -> bool:
    """Whether it is an avatar, follows one, or lies on one. ME-19.5"""
    if not s.face(thing).is_person():
        return not s.has_mind(s.on[thing])
    leader = s.under[thing]
    return not s.has_mind(thing) or (leader != GENERAL and not s.has_mind(leader))


def copies(s: Realm, seat: int, target: int) -> list[int]:
    """What the seat holds (faces) of the same card, in whichever alignment. ME-19.15, ME-19.26"""
    face = s.face(target)
    hand = sorted(set(s.faces_at(HAND, seat)))
    return [f for f in hand if FACES[f].identity == face.identity and FACES[f].kind == face.kind]


def influencers(s: Realm, company: int) -> list[int]:
    """Untapped characters; no avatar in the turn in which it came. ME-19.3, ME-19.6"""
    members = s.companies[company].members
    return [m for m in members if s.status[m] == UNTAPPED and (s.has_mind(m) or s.since[m] != s.turn)]


def refuse_attempt(s: Realm, company: int, target: int) -> Reason | None:
    """ME-19.1 to ME-19.6"""
    if s.active in s.persuaded:
        return ONCE_A_TURN
    if s.turns[s.active] < 2:
        return NOT_FIRST_TURN
    if s.fought:
        return HAS_FOUGHT
    against = refuse_target(s, company, target)
    return against if against is not None or influencers(s, company) else NOBODY_TO_TRY


def refuse_target(s: Realm, company: int, target: int) -> Reason | None:
    """Why it is none of the `targets`. ME-19.5, ME-19.7, ME-19.18, ME-19.23"""
    if not 0 <= target < len(s.zones.face):
        return NO_TARGET
    site = s.companies[company].site
    if is_at(s.zones.where[target], POINTS):
        return NO_TARGET if target in s.at(POINTS, s.active) else refuse_faction(s, target, site)
    who = target if s.face(target).is_person() else s.on[target]
    there = s.company_of(who) if who >= 0 else NO_COMPANY
    if there == NO_COMPANY or there in s.companies_of(s.active):
        return NO_TARGET
    if s.face(s.companies[there].site).title != s.face(site).title:
        return NO_TARGET
    return refuse_influence(s, who, target, s.active)


class Persuasion(Attempt):
    """`character` has tapped to influence `target` away. `shown` is the same card, shown from hand. An attempt that is
    `cancelled` comes to nothing.

    ME-19.8 to ME-19.33
    """

    __slots__ = ("cancelled", "shown", "target")
    discreet: ClassVar[tuple[str, ...]] = ("reveal",)

    def __init__(self, character: int = 0, target: int = 0, shown: int = NO_THING, step: str = "reveal") -> None:
        super().__init__(character, step)
        self.target = target
        self.shown = shown
        self.cancelled = False

    def clone(self) -> Persuasion:
        other = Persuasion(self.character, self.target, self.shown, self.step)
        other.cancelled = self.cancelled
        return other

    def about(self, s: Realm) -> list[tuple[str, Any]]:
        return [("card", s.face(self.target).id), ("points", self.resistance(s))]

    def player(self, s: Realm) -> int:
        """Whose attempt it is."""
        return s.active

    # A copy from hand (ME-19.15, ME-19.23, ME-19.33)

    def showable(self, s: Realm) -> list[int]:
        found = faces(REVEAL, copies(s, self.player(s), self.target))
        return found if s.face(self.target).kind == "item" else [*found, NONE]

    def reveal(self, s: Realm) -> None:
        """Asked whoever holds cards; for an item it must be done."""
        if self.is_gone(s):
            self.step = "fail"
        elif s.at(HAND, self.player(s)):
            s.ask_one(self.player(s), "reveal-copy", self.showable(s), "revealed")
        else:
            self.step = "announce"

    def revealed(self, s: Realm) -> None:
        self.step = "announce"
        if s.reply != NONE:
            seat = self.player(s)
            self.shown = s.zones.slip(s.with_face(HAND, seat, face_in(s.reply)), CHAIN)
            s.tell(COPY_SHOWN, seat, s.zones.face[self.shown])

    def announce(self, s: Realm) -> None:
        self.step = "roll"
        s.push(EventChain([s.active, s.hazard_seat()], "influence"))

    def resistance(self, s: Realm) -> int:
        return sum([value for _, value in self.obstacles(s)])

    def obstacles(self, s: Realm) -> list[tuple[str, int]]:
        """The unused influence of the other player, the other side, mind or number of the target, and the unused
        influence of its controller.

        ME-19.10, ME-19.11, ME-19.13, ME-19.19, ME-19.21, ME-19.24, ME-19.27, ME-19.31, ME-19.32
        """
        seat = s.holder(self.target)
        face = s.face(self.target)
        foreign = s.profile(seat).side != s.profile(self.player(s)).side
        found = [("general", unused_influence(s, seat)), ("side", OTHER_SIDE if foreign else 0)]
        if face.kind == "faction":
            printed: int = face.record.influence_check_greater_than or 0
            in_play: int | None = face.record.in_play_influence_number
            number = printed if in_play is None else in_play
            return [*found, ("number", 0 if self.shown != NO_THING or self.is_kin(s) else number)]
        if face.kind == "item":
            bearer = s.on[self.target]
            return [*found, ("mind", mind(s, bearer)), ("controller", unused_direct(s, bearer))]
        controller = s.on[self.target] if face.kind == "ally" else s.under[self.target]
        help_of_controller = unused_direct(s, controller) if controller >= 0 else 0
        return [*found, ("mind", self.own_mind(s)), ("controller", help_of_controller)]

    def own_mind(self, s: Realm) -> int:
        """ME-12.67, ME-19.13, ME-19.15, ME-19.21, ME-19.33"""
        return 0 if self.shown != NO_THING or self.is_kin(s) else mind(s, self.target)

    def is_kin(self, s: Realm) -> bool:
        """Whether the target cannot resist because it has the home of who tries: only an agent has such a bond."""
        return False

    def terms(self, s: Realm) -> list[tuple[str, int]]:
        """The unused direct influence of who tries, and against a faction what both cards say. ME-19.8, ME-19.27"""
        found = [("influence", unused_direct(s, self.character, self.target + 1))]
        return [*found, *printed_terms(s, self.character, self.target)]

    def modifier(self, s: Realm) -> int:
        """The terms, and what cards add. ME-19.8"""
        base = sum([value for _, value in self.terms(s)])
        return s.value("influence_check", self.character, base, 0, self.target + 1)

    def roll(self, s: Realm) -> None:
        if self.cancelled or self.is_gone(s):
            self.step = "fail"
            return
        self.step = "compare"
        s.throw("influence", [6, 6, 6, 6])

    def compare(self, s: Realm) -> None:
        """Both roll; above 0 the target is discarded. ME-19.8, ME-19.9, ME-19.12, ME-19.14"""
        own, theirs = s.outcome[0] + s.outcome[1] + 2, s.outcome[2] + s.outcome[3] + 2
        modifier, against = self.modifier(s), self.resistance(s)
        won = own + modifier - theirs - against > 0
        face = s.zones.face[self.target]
        s.tell(PERSUADED, self.player(s), face, own, modifier, theirs, against, "discarded" if won else "lost")
        if won and s.face(self.target).kind == "faction":
            s.move(self.target, DISCARD + s.owner(self.target))
        elif won:
            s.discard(self.target)
        if not won:
            self.step = "fail"
        elif self.shown == NO_THING:
            s.pop(True)
        else:
            self.step = "offer"

    def fail(self, s: Realm) -> None:
        """ME-19.30"""
        if self.shown != NO_THING:
            s.move(self.shown, DISCARD + self.player(s))
        s.pop(False)

    # The copy comes into play (ME-19.16, ME-19.20, ME-19.22, ME-19.25)

    def ways(self, s: Realm) -> list[int]:
        """How the copy can come: under general influence or under the influencer, or simply so. ME-19.16"""
        face = s.face(self.shown)
        if face.is_person():
            members = s.companies[s.company_of(self.character)].members
            haven = is_haven(s, s.site_of(self.character), s.active)
            if face.alignment != s.alignments[s.active] or not may_be_together(s, [*members, self.shown], haven):
                return []
            free = general_influence(s, s.active) - used_influence(s, s.active)
            found = [UNDER] if mind(s, self.shown) <= free else []
            return [*found, with_thing(UNDER, self.character)] if can_control(s, self.character, self.shown) else found
        if face.kind == "item" and not may_bear(s, self.character, face.number):
            return []
        return [YES] if face.alignment in (s.alignments[s.active], "dual") or face.kind == "item" else []

    def offer(self, s: Realm) -> None:
        if not self.ways(s):
            self.step = "take_back"
        else:
            s.ask_one(s.active, "play-revealed", [*self.ways(s), NO], "offered")

    def offered(self, s: Realm) -> None:
        """Neither the site taps nor anybody else; cards on-guard cannot be aimed at who comes. ME-10.13, ME-19.29"""
        from mathom.games.meccg.sites.visit import Visit

        self.step = "take_back"
        if s.reply == NO:
            return
        visit = s.innermost(Visit)
        if visit is not None:
            visit.new = [*visit.new, self.shown]
        face = s.face(self.shown)
        s.tell(PLAYED, s.active, face.number, s.zones.face[self.character])
        if face.is_person():
            s.come_into_play(self.shown, s.active)
            s.set_under(self.shown, GENERAL if s.reply == UNDER else self.character)
            s.add_member(s.company_of(self.character), self.shown)
        elif face.kind == "faction":
            s.move(self.shown, POINTS + s.active)
        else:
            s.come_into_play(self.shown, s.active, self.character)
        s.happen("gained" if face.kind == "item" else "played", self.shown)

    def take_back(self, s: Realm) -> None:
        """What was shown and not played returns to hand."""
        if s.zones.where[self.shown] == CHAIN:
            s.zones.slip(self.shown, HAND + self.player(s))
        s.pop(True)

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if self.step == "reveal":
            return None if code in self.showable(s) else NOT_THE_SAME
        return None if code == NO or code in self.ways(s) else NOT_THE_SAME
