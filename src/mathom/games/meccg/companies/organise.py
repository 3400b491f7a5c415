"""Chapter 5: the organisation phase."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.meccg.cards.chain import begin_chain, opening
from mathom.games.meccg.codes import (
    SPAN,
    act_of,
    company_in,
    deed,
    face_in,
    faces,
    names_thing,
    thing_in,
    things,
    with_company,
    with_thing,
)
from mathom.games.meccg.companies.arrive import bring_in
from mathom.games.meccg.companies.cleansing import Cleansing, attempt, refuse_removal, removable
from mathom.games.meccg.companies.divide import Dividing, cards_on_company
from mathom.games.meccg.companies.influence import control_cost, general_influence, release_surplus, used_influence
from mathom.games.meccg.companies.march import Plans
from mathom.games.meccg.companies.recruit import (
    NOWHERE,
    companies_open_to,
    controllers,
    refuse_dismissal,
    refuse_play,
    sites_open_to,
    sites_shared_by,
)
from mathom.games.meccg.companies.regroup import (
    JOIN,
    NO_LEADER,
    NOWHERE_TO,
    SPLIT,
    join,
    leader_to_part,
    leaders_for,
    neighbours_of,
    refuse_follow,
    refuse_join,
    refuse_release,
    refuse_split,
    split,
)
from mathom.games.meccg.companies.stores import NOBODY_THERE, Handing, receivers, refuse_store, refuse_transfer
from mathom.games.meccg.company import NO_COMPANY, NO_THING
from mathom.games.meccg.event_kinds import CONTROLLED, DISMISSED, RETURNED_TO_HAND, UNCONTROLLED
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.round.events import EventPhase
from mathom.games.meccg.round.sideboard import Access
from mathom.games.meccg.state import GENERAL, LEADERLESS, NOTHING, Realm
from mathom.games.meccg.zones import HAND, LAND, PLAY
from mathom.kernel import Frame, Reason

PLAY_IT: Final = deed("play")
UNDER: Final = deed("under")
COMPANY: Final = deed("company")
TAKE_SITE: Final = deed("place")
DISMISS: Final = deed("dismiss")
FOLLOW: Final = deed("follow")
RELEASE: Final = deed("lead")
TRANSFER: Final = deed("transfer")
STORE: Final = deed("store")
REMOVE: Final = deed("remove")
REMOVE_UNTAPPED: Final = deed("remove-untapped")
SIDEBOARD: Final = deed("sideboard")
MOVE_ON: Final = deed("move")

# Characters and companies are arranged in one go (ME-5.26): not yet begun, going on, over.
NOT_BEGUN: Final = 0
BEGUN: Final = 1
CLOSED: Final = 2
ARRANGING: Final = (PLAY_IT, DISMISS, FOLLOW, RELEASE, SPLIT, JOIN)
OTHER_DEEDS: Final = (TRANSFER, STORE, REMOVE, REMOVE_UNTAPPED, SIDEBOARD)
# Deeds of two picks, with the step that asks for the second.
PICKS: Final[dict[int, str]] = {PLAY_IT: "place", FOLLOW: "lead", JOIN: "join", TRANSFER: "hand_over"}
PICKED: Final = ("place", "control", "lead", "join", "hand_over")
WITHOUT_THING: Final = (PLAY_IT, SIDEBOARD)

IN_ONE_GO: Final = Reason("companies-are-arranged-in-one-go", "ME-5.26")
NOT_NOW: Final = Reason("that-is-not-possible-in-the-organisation-phase")
NOT_IN_PLAY: Final = Reason("no-such-card-of-yours-is-in-play")
NO_AVATAR: Final = Reason("only-an-untapped-avatar-gives-access-to-the-sideboard", "ME-5.38")
ENOUGH: Final = Reason("only-characters-under-general-influence-are-discarded", "ME-5.56")
NOT_SO: Final = Reason("nobody-there-can-control-it-so", "ME-5.10", "ME-8.4")
# What else is answered to a question, by the step that asks it.
REFUSED: Final[dict[str, Reason]] = {
    "place": NOWHERE,
    "control": NOT_SO,
    "lead": NO_LEADER,
    "join": NOWHERE_TO,
    "hand_over": NOBODY_THERE,
    "give_up": ENOUGH,
}


class Organisation(Frame):
    """The active player organises, declares where the companies go, and has the influence for all characters.

    `played` is the character that came into play in this phase, `released` those taken under general influence, each
    with who controlled it before; `regrouped` those that changed their company. `tried` are the attempts to be rid of
    corruption cards. `arranged` is how far characters and companies are arranged. `chosen` is the card that a question
    is about. ME-5.1
    """

    __slots__ = ("arranged", "chosen", "played", "regrouped", "released", "tried", "where")
    discreet: ClassVar[tuple[str, ...]] = ("organise", *PICKED)

    def __init__(self, like: Organisation | None = None) -> None:
        super().__init__("begin" if like is None else like.step)
        self.chosen: int = NO_THING if like is None else like.chosen
        self.where: int = NO_COMPANY if like is None else like.where
        self.played: int = NO_THING if like is None else like.played
        self.released: list[int] = NOTHING if like is None else like.released
        self.regrouped: list[int] = NOTHING if like is None else like.regrouped
        self.arranged: int = NOT_BEGUN if like is None else like.arranged
        self.tried: list[int] = NOTHING if like is None else like.tried

    def clone(self) -> Organisation:
        return Organisation(self)

    def begin(self, s: Realm) -> None:
        """Those that lost their controller count again from now on. ME-8.8"""
        s.unled = [c for c in s.unled if s.owner(c) != s.active]
        self.step = "organise"

    # O1: anything, in any order

    def organise(self, s: Realm) -> None:
        options = [code for code in self.deeds(s) if self.refuse_deed(s, s.active, code) is None]
        options += opening(s, "org").reactions(s, s.active)
        s.ask_one(s.active, "organise", [*options, MOVE_ON], "act")

    def deeds(self, s: Realm) -> list[int]:
        """Everything that could be meant; what gives somebody up comes last."""
        seat = s.active
        people = s.characters(seat)
        cards = [thing for thing in s.at(PLAY, seat) if s.on[thing] != NO_THING]
        found = faces(PLAY_IT, s.faces_at(HAND, seat))
        for act in (FOLLOW, RELEASE, SPLIT, JOIN):
            found += things(act, people)
        found += things(TRANSFER, cards) + things(STORE, cards)
        for act in (REMOVE, REMOVE_UNTAPPED):
            found += things(act, removable(s, seat))
        return [*found, SIDEBOARD, *things(DISMISS, people)]

    def refuse_deed(self, s: Realm, seat: int, code: int) -> Reason | None:
        """What could never be done is refused for that, not because arranging is over. ME-5.26"""
        against = self.refuse_anyway(s, seat, code)
        closed = self.arranged == CLOSED and act_of(code) in ARRANGING
        return IN_ONE_GO if against is None and closed else against

    def refuse_anyway(self, s: Realm, seat: int, code: int) -> Reason | None:
        act = act_of(code)
        thing = thing_in(code)
        if (
            not (names_thing(code) and thing < len(s.zones.face))
            and (act in ARRANGING or act in OTHER_DEEDS)
            and act not in WITHOUT_THING
        ):
            return NOT_IN_PLAY
        if act == PLAY_IT:
            return refuse_play(s, seat, face_in(code)) if face_in(code) in s.faces_at(HAND, seat) else NOT_NOW
        if act == DISMISS:
            return refuse_dismissal(s, seat, thing)
        if act == FOLLOW:
            return refuse_follow(s, seat, thing, self.released)
        if act == RELEASE:
            return refuse_release(s, seat, thing, self.released)
        if act == SPLIT:
            return refuse_split(s, seat, thing, self.regrouped)
        if act == JOIN:
            return refuse_join(s, seat, thing, self.regrouped)
        if act == TRANSFER:
            return refuse_transfer(s, seat, thing)
        if act == STORE:
            return refuse_store(s, seat, thing)
        if act in (REMOVE, REMOVE_UNTAPPED):
            return refuse_removal(s, seat, thing, act == REMOVE, self.tried)
        if code == SIDEBOARD:
            avatar = s.avatar(seat)
            return None if avatar != NO_THING and s.is_untapped(avatar) and s.at_sideboard(seat) else NO_AVATAR
        return NOT_NOW

    def act(self, s: Realm) -> None:
        code = s.reply
        act = act_of(code)
        self.step = "organise"
        if code == MOVE_ON:
            self.step = "part"
        elif code < SPAN:
            begin_chain(s, "org", code)
        elif act in PICKS:
            self.pick(act, code)
        else:
            self.remember(act)
            self.carry_out(s, act, code)

    def pick(self, act: int, code: int) -> None:
        """The first half of a deed, of which nobody else hears: it counts when it is done."""
        self.chosen = face_in(code) if act == PLAY_IT else thing_in(code)
        self.step = PICKS[act]

    def carry_out(self, s: Realm, act: int, code: int) -> None:
        if act == DISMISS:
            s.characters_played += 1
            s.tell(DISMISSED, s.active, s.zones.face[thing_in(code)])
            s.discard(thing_in(code))
        elif act == RELEASE:
            self.release(s, thing_in(code))
        elif act == SPLIT:
            self.split(s, thing_in(code))
        elif act == STORE:
            s.push(Handing(thing_in(code)))
        elif act in (REMOVE, REMOVE_UNTAPPED):
            self.tried = [*self.tried, attempt(thing_in(code), act == REMOVE)]
            s.push(Cleansing(thing_in(code), tapping=act == REMOVE))
        else:
            s.tap(s.avatar(s.active))
            s.push(Access(s.active, may_decline=False))

    def about(self, s: Realm) -> list[tuple[str, object]]:
        if self.step in ("place", "control"):
            return [("card", FACES[self.chosen].id)]
        return [("card", s.face(self.chosen).id)] if self.step in ("lead", "join", "hand_over") else []

    def remember(self, act: int) -> None:
        """Characters and companies are arranged in one go: another deed of the phase ends it. ME-5.26"""
        if act in ARRANGING:
            self.arranged = BEGUN
        elif act in OTHER_DEEDS and self.arranged == BEGUN:
            self.arranged = CLOSED

    # A character comes into play (ME-5.4 to ME-5.16)

    def places(self, s: Realm) -> list[int]:
        found = [with_company(COMPANY, c) for c in companies_open_to(s, s.active, self.chosen)]
        found += things(TAKE_SITE, sites_shared_by(s, s.active, self.chosen))
        return found + faces(TAKE_SITE, sites_open_to(s, s.active, self.chosen))

    def place(self, s: Realm) -> None:
        s.ask_one(s.active, "place-character", self.offered(s), "placed")

    def placed(self, s: Realm) -> None:
        if act_of(s.reply) == COMPANY:
            self.where = company_in(s.reply)
            self.step = "control"
            return
        self.step = "organise"
        self.remember(PLAY_IT)
        if s.reply in things(TAKE_SITE, s.at(LAND, s.active)):
            self.where = s.found_company(s.active, [], thing_in(s.reply))
            self.played = bring_in(s, s.active, self.chosen, self.where, NO_THING, GENERAL)
        else:
            self.played = bring_in(s, s.active, self.chosen, NO_COMPANY, face_in(s.reply), GENERAL)

    def controlling(self, s: Realm) -> list[int]:
        found = controllers(s, s.active, self.chosen, self.where)
        return [UNDER if who == GENERAL else with_thing(UNDER, who) for who in found]

    def control(self, s: Realm) -> None:
        s.ask_one(s.active, "control", self.offered(s), "controlled")

    def controlled(self, s: Realm) -> None:
        controller = GENERAL if s.reply == UNDER else thing_in(s.reply)
        self.played = bring_in(s, s.active, self.chosen, self.where, NO_THING, controller)
        self.step = "organise"
        self.remember(PLAY_IT)

    # Control and companies (ME-5.24 to ME-5.29)

    def release(self, s: Realm, character: int) -> None:
        self.released = [*self.released, character, s.under[character]]
        s.set_under(character, GENERAL)
        s.tell(UNCONTROLLED, s.active, s.zones.face[character])

    def split(self, s: Realm, character: int) -> None:
        """What lies on the company stays with one of the two. ME-5.25, ME-5.27, ME-5.28"""
        before = s.company_of(character)
        cards = cards_on_company(s, s.companies[before].members)
        self.regrouped = [*self.regrouped, *split(s, character)]
        if cards:
            s.push(Dividing(cards, before, s.company_of(character)))

    def part(self, s: Realm) -> None:
        """Leaders who are together outside a haven part before companies go anywhere. ME-8.31"""
        leader = leader_to_part(s, s.active)
        if leader == NO_THING:
            self.step = "last_cards"
            s.push(Plans())
            return
        if s.under[leader] != GENERAL:
            s.set_loose(leader)
        self.split(s, leader)

    def lead(self, s: Realm) -> None:
        s.ask_one(s.active, "control", self.offered(s), "led")

    def led(self, s: Realm) -> None:
        leader = thing_in(s.reply)
        self.released = [*self.released, self.chosen, GENERAL]
        s.set_under(self.chosen, leader)
        s.tell(CONTROLLED, s.active, s.zones.face[self.chosen], s.zones.face[leader])
        self.step = "organise"
        self.remember(FOLLOW)

    def join(self, s: Realm) -> None:
        s.ask_one(s.active, "join-company", self.offered(s), "joined")

    def joined(self, s: Realm) -> None:
        self.regrouped = [*self.regrouped, *join(s, self.chosen, company_in(s.reply))]
        self.step = "organise"
        self.remember(JOIN)

    # Items (ME-5.30 to ME-5.32)

    def hand_over(self, s: Realm) -> None:
        s.ask_one(s.active, "receiver", self.offered(s), "handed")

    def handed(self, s: Realm) -> None:
        self.step = "organise"
        self.remember(TRANSFER)
        s.push(Handing(self.chosen, thing_in(s.reply)))

    # O4: cards at the end of the phase (C-69)

    def last_cards(self, s: Realm) -> None:
        self.step = "settle_influence"
        s.push(EventPhase("org-end"))

    # O5: the closing check (ME-5.53 to ME-5.56)

    def settle_influence(self, s: Realm) -> None:
        """Ringwraiths without the one they followed go; so do those for whom there is no influence. ME-21.5"""
        for wraith in [c for c in s.characters(s.active) if s.under[c] == LEADERLESS]:
            s.discard(wraith)
        release_surplus(s, s.active)
        s.unled = [c for c in s.unled if s.owner(c) != s.active]
        self.fit_influence(s)

    def go_on_settling(self, s: Realm) -> None:
        """Who followed somebody that was given up costs nothing until the next organisation phase. ME-8.7, ME-8.8"""
        release_surplus(s, s.active)
        self.fit_influence(s)

    def fit_influence(self, s: Realm) -> None:
        """The phase is over if the influence suffices; else one thing is undone, or somebody must be given up.

        ME-5.12, ME-5.53 to ME-5.56
        """
        if used_influence(s, s.active) <= general_influence(s, s.active):
            s.pop()
            return
        while self.released:
            character, leader = self.released[-2:]
            self.released = self.released[:-2]
            if leader != GENERAL and s.under[character] == GENERAL and leader in leaders_for(s, character):
                s.set_under(character, leader)
                return
        if self.newcomer(s) != NO_THING:
            s.tell(RETURNED_TO_HAND, s.active, s.zones.face[self.played])
            s.to_hand(self.played)
            self.played = NO_THING
            return
        self.step = "give_up"

    def surplus(self, s: Realm) -> int:
        """Who would go back to hand if the phase ended now, for lack of influence: the one that came in it, NO_THING if
        all can stay or somebody else must go. ME-5.12, ME-5.55"""
        back = [
            character
            for character, leader in zip(self.released[::2], self.released[1::2], strict=True)
            if leader != GENERAL and s.under[character] == GENERAL and leader in leaders_for(s, character)
        ]
        needed = used_influence(s, s.active) - sum([control_cost(s, character) for character in back])
        new = self.newcomer(s)
        return new if new not in back and needed > general_influence(s, s.active) else NO_THING

    def newcomer(self, s: Realm) -> int:
        """Who was played in this phase and needs general influence, as no avatar does. ME-5.55, ME-8.9"""
        new = self.played if self.played in s.characters(s.active) else NO_THING
        return new if new != NO_THING and s.under[new] == GENERAL and s.has_mind(new) else NO_THING

    def give_up(self, s: Realm) -> None:
        s.ask_one(s.active, "give-up", self.offered(s), "gave_up")

    def gave_up(self, s: Realm) -> None:
        s.tell(DISMISSED, s.active, s.zones.face[thing_in(s.reply)])
        s.discard(thing_in(s.reply))
        self.step = "go_on_settling"

    # What is offered

    def offered(self, s: Realm) -> list[int]:
        """The options of the step that asks now, but for the first."""
        if self.step == "place":
            return self.places(s)
        if self.step == "control":
            return self.controlling(s)
        if self.step == "lead":
            return things(UNDER, leaders_for(s, self.chosen))
        if self.step == "join":
            return [with_company(COMPANY, c) for c in neighbours_of(s, self.chosen)]
        if self.step == "hand_over":
            return things(UNDER, receivers(s, self.chosen))
        return things(DISMISS, [c for c in s.characters(s.active) if s.under[c] == GENERAL and s.has_mind(c)])

    def expected(self, s: Realm, seat: int) -> list[int]:
        """What could be arranged if another deed had not ended it. ME-5.26"""
        if self.step != "organise" or self.arranged != CLOSED:
            return []
        before = self.clone()
        before.arranged = BEGUN
        return [c for c in self.deeds(s) if act_of(c) in ARRANGING and before.refuse_deed(s, seat, c) is None]

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if self.step == "organise":
            if code < SPAN:
                return opening(s, "org").refuse_code(s, seat, code)
            return None if code == MOVE_ON else self.refuse_deed(s, seat, code)
        if code in self.offered(s):
            return None
        return REFUSED.get(self.step, NOT_NOW)

    def forget(self, s: Realm, seat: int | None) -> None:
        """What the player has picked, but not done yet, is nobody else's business: not even that organising is over,
        before the plan of a company is announced."""
        if seat == s.active:
            return
        self.chosen, self.where = NO_THING, NO_COMPANY
        if self.is_over_unheard(s):
            s.stack = s.stack[:-1]
            self.step = "organise"
        if self.step in PICKED:
            self.step = "organise"

    def is_over_unheard(self, s: Realm) -> bool:
        """Whether no company has a plan yet, or there is none to have one."""
        top = s.stack[-1]
        if isinstance(top, Plans):
            return top.left == s.companies_of(s.active)
        return isinstance(top, EventPhase) and self.step == "settle_influence" and not s.companies_of(s.active)
