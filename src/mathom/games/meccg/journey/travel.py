"""Chapter 6: the movement/hazard phase of one company."""

from __future__ import annotations

from typing import Final

from mathom.effects import Entry
from mathom.effects.standing import TRAIT
from mathom.games.meccg.captures.prisoners import lay_out
from mathom.games.meccg.cards.chain import EventChain
from mathom.games.meccg.cards.scripts import correction
from mathom.games.meccg.cards.together import EFFECT
from mathom.games.meccg.codes import NO, YES, deed, number_in, thing_in, things, with_number
from mathom.games.meccg.combat.dragons import EventAttack, roamers
from mathom.games.meccg.companies.havens import is_haven
from mathom.games.meccg.companies.influence import company_size, mind
from mathom.games.meccg.companies.march import Plans, destination_of
from mathom.games.meccg.companies.vacated import clear_site, guards_at, take_guard_back
from mathom.games.meccg.company import FROM_AFAR, NO_THING, STAYS
from mathom.games.meccg.event_kinds import ARRIVED, DEEPS_ROLL, LIMIT, MOVES, SITE_SHOWN, STAYED
from mathom.games.meccg.journey.journey import Journey
from mathom.games.meccg.journey.ways import Way, ways
from mathom.games.meccg.places import rule_of
from mathom.games.meccg.round.hand import Adjust, Draw
from mathom.games.meccg.state import A_COMPANY, NOTHING, PLAYER, Realm
from mathom.games.meccg.zones import LAND, MARCH, is_at
from mathom.kernel import EVERYONE, Frame, Reason, seats_from

LEAST_LIMIT: Final = 2
MIND_TO_DRAW: Final = 3

WAY: Final = deed("way")
DRAW: Final = deed("draw")
STOP: Final = deed("stop")

NO_SUCH_WAY: Final = Reason("there-is-no-such-way")


class Travel(Frame):
    """One company moves, or stays, and meets hazards; what is known of its journey is `Realm.journey`.

    `drawing` are the seats that may draw, each with how many cards it still may; `drew` is whether the first of them
    has drawn already. `roamed` are the cards in play that have attacked it. `again` is whether it will move once more.
    ME-6.3 to ME-6.36
    """

    __slots__ = ("again", "company", "drawing", "drew", "roamed")

    def __init__(self, company: int = 0, like: Travel | None = None) -> None:
        super().__init__("reveal" if like is None else like.step)
        self.company: int = company if like is None else like.company
        self.drawing: list[int] = NOTHING if like is None else like.drawing
        self.again: bool = False if like is None else like.again
        self.drew: bool = False if like is None else like.drew
        self.roamed: list[int] = NOTHING if like is None else like.roamed

    def clone(self) -> Travel:
        return Travel(like=self)

    def scope(self) -> str:
        return "travel"

    def undivided(self) -> bool:
        """The effects whose order is asked for wait."""
        return self.step == "order"

    def about(self, s: Realm) -> list[tuple[str, object]]:
        who = [s.face(member).id for member in s.companies[self.company].members]
        left, allowed = (self.drawing[1], self.allowed(s)) if self.drawing else (0, 0)
        return [("who", who), ("left", left), ("of", allowed)]

    # Step 1 (ME-6.3 to ME-6.7)

    def reveal(self, s: Realm) -> None:
        """The new site is shown, also if its card lies face down beside another company that goes there. It lies beside
        the company until it arrives. Who of the company was tempted on a journey before can be tempted again.
        ME-6.3, ME-6.4, ME-20.2"""
        tempted = s.journey.corrupted
        s.journey = Journey(self.company)
        s.journey.corrupted = [who for who in tempted if who not in s.companies[self.company].members]
        s.journey.began = s.in_force.begun
        company = s.companies[self.company]
        site = destination_of(s, self.company)
        self.step = "find_way"
        if site != NO_THING and is_at(s.zones.where[site], MARCH):
            s.zones.move(site, LAND + s.active)
            s.set_status(site, 0)
            s.begin(site)
        if site != NO_THING:
            lay_out(s, site)
            s.tell(SITE_SHOWN, s.active, s.zones.face[site])
            s.plans.choose(self.company, NO_THING, EVERYONE)
            s.set_company(self.company, company.planning(company.plan, site))

    def found(self, s: Realm) -> list[Way]:
        company = s.companies[self.company]
        if company.going == NO_THING or not company.members:
            return []
        return ways(s, self.company, s.zones.face[company.site], s.zones.face[company.going])

    def find_way(self, s: Realm) -> None:
        """The site path is fixed. ME-6.5, ME-6.6"""
        found = self.found(s)
        if not found:
            self.step = "stay"
        else:
            s.ask_or_take(s.active, "way", [with_number(WAY, i) for i in range(len(found))], "set_out")

    def set_out(self, s: Realm) -> None:
        way = self.found(s)[number_in(s.reply)]
        company = s.companies[self.company]
        s.journey.way, s.journey.types, s.journey.regions = way.kind, way.types, way.regions
        faces = [s.zones.face[member] for member in company.members]
        s.tell(MOVES, s.active, faces, s.zones.face[company.going], way.kind, way.types, way.regions)
        s.happen("moves", A_COMPANY + self.company)
        if way.roll:
            self.step = "roll"
            s.journey.limit = self.limit(s)
            s.push(EventChain([s.hazard_seat()], "deeps"))
        else:
            self.step = "set_limit"

    def roll(self, s: Realm) -> None:
        """Before it no hazard is played but one that says so. ME-9.22, ME-9.26"""
        self.step = "go_below"
        s.throw("deeps", [6, 6])

    def go_below(self, s: Realm) -> None:
        """Leaving an Under-deeps site takes a roll, which cards change only if the way stays below.

        ME-6.7, ME-9.22 to ME-9.24, ME-9.28, C-9, C-52
        """
        company = s.companies[self.company]
        needed = next(way.roll for way in self.found(s) if way.kind == s.journey.way)
        rolled = sum(s.outcome) + 2
        if s.face(company.going).record.under_deeps:
            rolled = s.value("deeps_roll", A_COMPANY + self.company, rolled)
        s.tell(DEEPS_ROLL, s.active, rolled, needed)
        self.step = "set_limit"
        if rolled < needed:
            s.journey.way = ""
            self.give_back(s)

    def stay(self, s: Realm) -> None:
        company = s.companies[self.company]
        if company.going != NO_THING:
            self.give_back(s)
        s.tell(STAYED, s.active, [s.zones.face[member] for member in company.members])
        self.step = "set_limit"

    def give_back(self, s: Realm) -> None:
        """A site card that the company cannot reach goes back, unless another one is there or goes there."""
        company = s.companies[self.company]
        s.set_company(self.company, company.planning(STAYS))
        clear_site(s, company.going)

    # Steps 2 and 3 (ME-6.9 to ME-6.14)

    def set_limit(self, s: Realm) -> None:
        """The company's size, at least two, halved if the sideboard was used.

        ME-4.12, ME-4.13, ME-10.1, ME-10.2, C-21
        """
        s.journey.limit = self.limit(s) + self.added_by_site(s)
        s.tell(LIMIT, s.active, s.hazard_limit())
        self.drawing = self.draws(s) if s.journey.way else NOTHING
        self.step = "draw"

    def limit(self, s: Realm) -> int:
        base = max(LEAST_LIMIT, company_size(s, s.companies[self.company].members))
        return -(-base // 2) if s.halved else base

    def added_by_site(self, s: Realm) -> int:
        """What the site that the company moves to adds to the limit. ME-10.4"""
        rule = rule_of(s.face(s.destination()).record, "hazard-limit-modifier") if s.journey.way else None
        return 0 if rule is None else int(rule.value)

    def draws(self, s: Realm) -> list[int]:
        """Seat and number for everybody who may draw. ME-6.10, ME-6.12, ME-6.13, C-24"""
        company = s.companies[self.company]
        there = s.face(company.going).record
        site = s.face(company.site).record if there.haven_kind in s.profile(s.active).havens else there
        found: list[int] = []
        if any(not s.has_mind(member) or mind(s, member) >= MIND_TO_DRAW for member in company.members):
            found += [s.active, s.value("draw", PLAYER + s.active, site.draw_resource)]
        return [*found, s.hazard_seat(), s.value("draw", PLAYER + s.hazard_seat(), site.draw_hazard)]

    def allowed(self, s: Realm) -> int:
        """How many cards the seat that draws now may draw in all."""
        draws = self.draws(s)
        return dict(zip(draws[::2], draws[1::2], strict=True)).get(self.drawing[0], 0)

    def draw(self, s: Realm) -> None:
        """One card at a time: the first must be drawn, after it everybody may stop. ME-6.10, ME-6.11"""
        if not self.drawing:
            self.step = "begin_effects"
        elif self.drawing[1] <= 0:
            self.drawing, self.drew = self.drawing[2:], False
        elif self.drew:
            s.ask_one(self.drawing[0], "draw-more", [DRAW, STOP], "drawn")
        else:
            self.take(s)

    def take(self, s: Realm) -> None:
        seat, number = self.drawing[:2]
        self.drawing = [seat, number - 1, *self.drawing[2:]]
        self.drew = True
        self.step = "draw"
        s.push(Draw(seat, 1))

    def drawn(self, s: Realm) -> None:
        self.step = "draw"
        if s.reply == DRAW:
            self.take(s)
        else:
            self.drawing, self.drew = self.drawing[2:], False

    # Step 4 (ME-6.15)

    def begin_effects(self, s: Realm) -> None:
        """What events in play do to a company that sets out."""
        self.step = "order"
        if s.journey.way:
            s.happen("under-way", A_COMPANY + self.company)

    def waiting(self, s: Realm) -> list[int]:
        """The events whose effects are still to come."""
        return sorted({due.entry.source for due in s.due})

    def order(self, s: Realm) -> None:
        """The hazard player says which comes first. ME-6.15"""
        waiting = self.waiting(s)
        if len(waiting) > 1:
            s.ask_one(s.hazard_seat(), "order-effects", things(EFFECT, waiting), "ordered")
        elif not s.settle():
            self.step = "meet_roamers"

    def ordered(self, s: Realm) -> None:
        first = thing_in(s.reply)
        chosen = [due for due in s.due if due.entry.source == first]
        s.due = [*chosen, *[due for due in s.due if due.entry.source != first]]
        self.step = "order"
        s.settle()

    # Steps 5 and 6 (ME-6.18 to ME-6.27)

    def meet_roamers(self, s: Realm) -> None:
        """What is in play already and hunts on the way attacks once. ME-6.18, ME-6.19"""
        left = [card for card in roamers(s) if card not in self.roamed]
        if not left or not s.companies[self.company].members or s.journey.sent_back:
            self.step = "meet_hazards"
        else:
            self.roamed = [*self.roamed, left[0]]
            s.push(EventAttack(left[0], self.company))

    def meet_hazards(self, s: Realm) -> None:
        """Chain after chain, until both pass in succession. ME-6.20, ME-6.27, C-70"""
        if s.journey.sent_back:
            self.step = "finish"
            return
        if not s.companies[self.company].members:
            # Only a card may still be laid on-guard (ME-6.32).
            self.step = "finish"
            s.push(EventChain([s.hazard_seat()], "guard"))
            return
        self.step = "go_on"
        s.push(EventChain([s.active, s.hazard_seat()], "mh"))

    def go_on(self, s: Realm) -> None:
        """`returned` is whether anything was done: a new card may hunt at once. ME-25.16"""
        self.take_back_guard(s)
        self.step = "meet_roamers" if s.returned else "finish"

    def take_back_guard(self, s: Realm) -> None:
        """A card laid on-guard as the last hazard, for which the limit was lowered too far, returns to hand. C-35"""
        if s.journey.guarded != s.journey.count or s.journey.guarded <= s.hazard_limit():
            return
        take_guard_back(s, guards_at(s, s.destination()))
        s.journey.guarded = 0

    # The end of the phase (ME-6.28 to ME-6.36)

    def finish(self, s: Realm) -> None:
        """Who was sent back has no site path any more. ME-6.28"""
        if not s.journey.sent_back:
            s.happen("journey-over", A_COMPANY + self.company)
        self.step = "settle"

    def settle(self, s: Realm) -> None:
        """What the end of the journey sets off comes before the company arrives."""
        if not s.settle():
            self.step = "arrive"

    def arrive(self, s: Realm) -> None:
        """Who was tempted on the way is remembered against cards on-guard.
        ME-6.28, ME-6.29, ME-6.31, ME-6.33, ME-6.49, ME-10.12, ME-20.2"""
        company = s.companies[self.company].copy()
        company.has_travelled = True
        self.step = "announce"
        if s.journey.sent_back:
            company.idle = True
        elif company.going != NO_THING and s.journey.way:
            company.origin, company.site = company.site, company.going
            company.moved = True
            if remembers_ride(s, company.members) and not is_haven(s, company.origin, s.active):
                company = company.having_met(FROM_AFAR)
            if company.members:
                s.tell(ARRIVED, s.active, [s.zones.face[m] for m in company.members], s.zones.face[company.site])
        left_behind = company.going
        company.going = NO_THING
        company.plan = STAYS
        s.set_company(self.company, company)
        if s.journey.sent_back and left_behind != NO_THING:
            clear_site(s, left_behind)
        tempted = s.journey.corrupted
        s.journey = Journey()
        s.journey.corrupted = tempted
        if company.moved and not company.idle:
            s.happen("arrived", A_COMPANY + self.company)

    def further(self, s: Realm) -> list[Entry]:
        """What allows the company to move again, where it has arrived."""
        company = s.companies[self.company]
        if not company.members or not company.moved or company.idle:
            return []
        return s.about(TRAIT + "moves-again", A_COMPANY + self.company, 0)

    def announce(self, s: Realm) -> None:
        """A company that may move again says so on reaching its destination. ME-6.34"""
        if self.further(s):
            s.ask_one(s.active, "move-again", [YES, NO], "announced")
        else:
            self.step = "adjust"

    def announced(self, s: Realm) -> None:
        self.step = "adjust"
        if s.reply == YES:
            s.end(self.further(s)[:1])
            self.again = True

    def adjust(self, s: Realm) -> None:
        """ME-6.36"""
        self.step = "over"
        s.push(Adjust(seats_from(s.active, s.seats)))

    def over(self, s: Realm) -> None:
        """The next movement/hazard phase of a company that moves again follows directly. ME-6.34, C-66"""
        s.expire("travel")
        s.pop()
        if self.again and s.companies[self.company].members:
            s.push(Travel(self.company))
            s.push(Plans([self.company], "plan"))

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if self.step == "order":
            return None if code in things(EFFECT, self.waiting(s)) else NO_SUCH_WAY
        if self.step == "find_way":
            return None if code in [with_number(WAY, i) for i in range(len(self.found(s)))] else NO_SUCH_WAY
        return None if code in ((YES, NO) if self.step == "announce" else (DRAW, STOP)) else NO_SUCH_WAY


def remembers_ride(s: Realm, members: list[int]) -> bool:
    """Whether a card with one of them wants to know in the next turn where they came from, by an unofficial erratum.
    ME-29.15, ME-29.22"""
    if not s.terms.errata:
        return False
    cards = [card for member in members for card in s.cards_on(member)]
    return any(correction(s.zones.face[card], "ride", s.terms) for card in cards)
