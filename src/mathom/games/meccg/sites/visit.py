"""Chapter 7: the site phase of one company."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mathom.games.meccg.agents.agents import agents_of, is_there
from mathom.games.meccg.agents.attack import AgentComes
from mathom.games.meccg.captures.prisoners import hosts_at, prisoners_of
from mathom.games.meccg.captures.rescue import Rescue
from mathom.games.meccg.cards.chain import EventChain
from mathom.games.meccg.codes import (
    DONE,
    NONE,
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
)
from mathom.games.meccg.combat.companies import FIGHT, CompanyAttack, opponents_here, refuse_fight
from mathom.games.meccg.combat.creature import is_sheltered
from mathom.games.meccg.companies.havens import is_haven
from mathom.games.meccg.companies.vacated import guards_at, take_guard_back
from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.event_kinds import ENTERED, PLAYED
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.sites.automatic import attacks_at
from mathom.games.meccg.sites.barred import Barred
from mathom.games.meccg.sites.facing import AutomaticAttacks
from mathom.games.meccg.sites.faction import FactionAttempt
from mathom.games.meccg.sites.guard import ATTEMPT, SiteChain, at_site, lurk
from mathom.games.meccg.sites.guard import DEEDS as OF_DEEDS
from mathom.games.meccg.sites.guard import INFLUENCE as OF_INFLUENCE
from mathom.games.meccg.sites.persuasion import Persuasion, influencers, refuse_attempt, targets
from mathom.games.meccg.sites.playing import (
    KINDS,
    NOT_HERE,
    ONE_MORE,
    TAPPED_SITE,
    joins_surely,
    players_of,
    refuse_play,
)
from mathom.games.meccg.state import A_COMPANY, NOTHING, TAPPED, Realm
from mathom.games.meccg.zones import AGENTS, CHAIN, DISCARD, HAND, POINTS
from mathom.kernel import Frame, Reason

ENTER: Final = deed("enter")
PLAY_IT: Final = deed("play")
BY: Final = deed("give")
INFLUENCE: Final = deed("influence")

AMBUSH: Final = deed("agent-attack")
RESCUE: Final = deed("rescue")

NOT_THERE: Final = Reason("no-such-agent-is-there", "ME-12.43", "ME-12.47")
NO_PRISONERS: Final = Reason("no-prisoners-of-yours-are-held-here", "ME-15.20", "ME-15.22")
NOT_OFFERED: Final = Reason("that-is-nothing-to-be-done-at-the-site")


class Visit(Frame):
    """A company at its site: it enters or not, faces what is there, and plays resources.

    `card` is the resource being played; `by` who has just tapped the site with one, so that another may play one more
    item (`extra`; only a `minor` one after a rescue). `attacked` are the agents and prisoner cards that have attacked,
    `new` is what came into play here. ME-7.2, ME-7.3, ME-7.10 to ME-7.17
    """

    __slots__ = ("attacked", "by", "card", "company", "extra", "minor", "new")
    shows: ClassVar[tuple[str, ...]] = ("company", "extra")
    discreet: ClassVar[tuple[str, ...]] = ("agents", "act", "choose", "speak")

    def __init__(self, company: int = 0, like: Visit | None = None) -> None:
        super().__init__("arrive" if like is None else like.step)
        self.company: int = company if like is None else like.company
        self.card: int = NO_THING if like is None else like.card
        self.by: int = NO_THING if like is None else like.by
        self.extra: bool = False if like is None else like.extra
        self.minor: bool = False if like is None else like.minor
        self.attacked: list[int] = NOTHING if like is None else like.attacked
        self.new: list[int] = NOTHING if like is None else like.new

    def clone(self) -> Visit:
        return Visit(like=self)

    def scope(self) -> str:
        return "visit"

    def about(self, s: Realm) -> list[tuple[str, Any]]:
        company = s.companies[self.company]
        told: list[tuple[str, Any]] = [
            ("who", [s.face(member).id for member in company.members]),
            ("site", s.face(company.site).id),
            ("extra", self.extra),
        ]
        if self.step == "choose":
            told.append(("card", FACES[self.card].id))
        if self.step == "speak":
            told += [("card", s.face(self.card).id), ("influence", True)]
        return told

    def site(self, s: Realm) -> int:
        return s.companies[self.company].site

    # S1: entering (ME-7.2, ME-7.3)

    def arrive(self, s: Realm) -> None:
        """Not where a card keeps the company from doing anything; a haven where nothing waits is entered unasked."""
        if s.refuse_act("site-phase", A_COMPANY + self.company) is not None:
            self.step = "barred"
            s.push(Barred(self.company))
        elif self.is_at_rest(s):
            self.step = "seek"
        else:
            s.ask_one(s.active, "enter", [ENTER, NONE], "entered")

    def is_at_rest(self, s: Realm) -> bool:
        """Whether entering has no price, as all can see: at a haven without attacks, cards on-guard and agents.
        ME-7.2, ME-7.4, ME-7.10"""
        site = self.site(s)
        if not is_haven(s, site, s.active) or guards_at(s, site) or attacks_at(s, self.company, site):
            return False
        return is_sheltered(s, self.company) or not (s.at(AGENTS, s.hazard_seat()) or self.ambushers(s))

    def barred(self, s: Realm) -> None:
        """One card may be out of the way now, and another bar it still. ME-7.3"""
        self.step = "arrive" if s.returned else "leave"

    def entered(self, s: Realm) -> None:
        if s.reply == NONE:
            self.step = "leave"
            return
        s.tell(ENTERED, s.active, s.zones.face[self.site(s)])
        self.step = "agents"
        s.push(AutomaticAttacks(self.company))

    # S5: agents (ME-7.10, ME-12.43 to ME-12.47)

    def ambushers(self, s: Realm) -> list[int]:
        """The opponent's agents that are here and have not attacked yet."""
        found = [agent for agent in agents_of(s, s.hazard_seat()) if agent not in self.attacked]
        return [agent for agent in found if is_there(s, agent, self.site(s))]

    def agents(self, s: Realm) -> None:
        """Asked where an agent could be, as far as all can see."""
        hidden = [agent for agent in s.at(AGENTS, s.hazard_seat()) if agent not in self.attacked]
        sheltered = is_sheltered(s, self.company) or not s.companies[self.company].members
        if sheltered or not (hidden or self.ambushers(s)):
            self.step = "seek"
        else:
            s.ask_one(s.hazard_seat(), "agent-attack", [*things(AMBUSH, self.ambushers(s)), NONE], "ambushed")

    def ambushed(self, s: Realm) -> None:
        if s.reply == NONE:
            self.step = "seek"
            return
        self.step = "agents"
        self.attacked = [*self.attacked, thing_in(s.reply)]
        s.push(AgentComes(thing_in(s.reply), self.company, self.site(s)))

    # S6: prisoners (ME-15.22 to ME-15.25, C-30, C-31)

    def captors(self, s: Realm) -> list[int]:
        """The prisoner cards whose rescue-attack the company may still face here."""
        return [host for host in hosts_at(s, self.site(s), s.active) if host not in self.attacked]

    def seek(self, s: Realm) -> None:
        captors = self.captors(s) if s.companies[self.company].members else []
        if captors:
            s.ask_one(s.active, "rescue", [*things(RESCUE, captors), NONE], "sought")
        else:
            self.step = "open"

    def sought(self, s: Realm) -> None:
        if s.reply == NONE:
            self.step = "open"
            return
        self.attacked = [*self.attacked, thing_in(s.reply)]
        self.new = [*self.new, *prisoners_of(s, thing_in(s.reply))]
        self.step = "rescued"
        s.push(Rescue(thing_in(s.reply), self.company))

    def rescued(self, s: Realm) -> None:
        """Somebody else may play a minor item then. ME-15.25"""
        self.step = "seek"
        if s.returned != NO_THING:
            self.by = s.returned
            self.extra = self.minor = True

    # S7: resources (ME-7.12 to ME-7.17)

    def open(self, s: Realm) -> None:
        self.step = "act"

    def refuse_card(self, s: Realm, face: int) -> Reason | None:
        """After a play that has tapped the site, and the item more, of a minor item it is said that there was one."""
        against = refuse_play(s, self.company, face, self.extra, self.by, self.minor)
        over = not self.extra and self.by != NO_THING and s.status[self.site(s)] == TAPPED
        if over and against in (NOT_HERE, TAPPED_SITE) and FACES[face].item_class == "minor":
            return ONE_MORE
        return against

    def playable(self, s: Realm) -> list[int]:
        hand = sorted(set(s.faces_at(HAND, s.active)))
        found = [face for face in hand if FACES[face].kind in KINDS]
        return [face for face in found if self.refuse_card(s, face) is None]

    def refuse_influence(self, s: Realm, target: int) -> Reason | None:
        """Nobody tries between a play and the item more that it allows. ME-7.15, ME-7.18"""
        return refuse_attempt(s, self.company, target) or (NOT_OFFERED if self.extra else None)

    def persuadable(self, s: Realm) -> list[int]:
        """What of the opponent's may be influenced now (chapter 19)."""
        return [t for t in targets(s, self.company) if self.refuse_influence(s, t) is None]

    def events(self, s: Realm) -> SiteChain:
        """The chain that the player may begin here."""
        return at_site(s, self.site(s), self.new)

    def act(self, s: Realm) -> None:
        """Asked if the player holds cards or sees something to influence or to use; events need nobody untapped."""
        found = [*things(INFLUENCE, self.persuadable(s)), *self.events(s).reactions(s, s.active)]
        if not s.companies[self.company].members or not (found or s.at(HAND, s.active)):
            self.step = "skip_extra" if self.extra else "fight"
        else:
            s.ask_one(s.active, "at-site", [*faces(PLAY_IT, self.playable(s)), *found, DONE], "acted")

    def acted(self, s: Realm) -> None:
        if s.reply == DONE:
            self.step = "skip_extra" if self.extra else "fight"
            return
        if act_of(s.reply) == INFLUENCE:
            self.card = thing_in(s.reply)
            self.step = "speak"
            return
        if s.reply < SPAN:
            self.step = "act" if s.status[self.site(s)] == TAPPED else "reckon"
            chain = self.events(s)
            chain.react(s, s.active, s.reply)
            s.push(chain)
            return
        self.card = face_in(s.reply)
        self.step = "choose"

    def reckon(self, s: Realm) -> None:
        """An event that has tapped the site allows one more item, too. ME-7.22, ME-7.24"""
        if s.status[self.site(s)] == TAPPED:
            self.extra, self.by = True, NO_THING
        self.step = "act"

    def speak(self, s: Realm) -> None:
        """Who tries to influence the opponent's card? ME-19.6"""
        s.ask_one(s.active, "who-plays", things(BY, influencers(s, self.company)), "spoken")

    def spoken(self, s: Realm) -> None:
        target, self.card = self.card, NO_THING
        s.tap(thing_in(s.reply))
        s.persuaded = [*s.persuaded, s.active]
        self.step = "act"
        s.push(Persuasion(thing_in(s.reply), target))
        lurk(s, OF_INFLUENCE, self.site(s), self.new)

    def skip_extra(self, s: Realm) -> None:
        self.extra = self.minor = False
        self.step = "act"

    def choose(self, s: Realm) -> None:
        who = players_of(s, self.company, self.card, self.by if self.extra else NO_THING)
        s.ask_one(s.active, "who-plays", things(BY, who), "play")

    def play(self, s: Realm) -> None:
        """The character taps. ME-17.3, ME-18.1, ME-18.8"""
        who = thing_in(s.reply)
        face, self.card = self.card, NO_THING
        s.tap(who)
        card = s.zones.slip(s.with_face(HAND, s.active, face), CHAIN)
        s.tell(PLAYED, s.active, face, s.zones.face[who])
        self.by = who
        if FACES[face].kind == "faction" and not joins_surely(s, face):
            self.step = "influenced"
            s.push(FactionAttempt(who, card))
            lurk(s, ATTEMPT if self.could_tap(s) else OF_INFLUENCE, self.site(s), self.new)
            return
        self.card = card
        self.step = "receive"
        if self.could_tap(s) and lurk(s, OF_DEEDS, self.site(s), self.new):
            self.step = "respond"

    def respond(self, s: Realm) -> None:
        """If a card was revealed, the player may answer it before the play is carried out. ME-10.19"""
        self.step = "receive"
        if s.returned:
            s.push(EventChain([s.active, s.hazard_seat()], "revealed"))

    def could_tap(self, s: Realm) -> bool:
        """Whether a play here could tap the site: only then cards for the company are revealed. ME-7.13, ME-10.16"""
        return s.is_untapped(self.site(s)) and not s.face(self.site(s)).never_taps

    def receive(self, s: Realm) -> None:
        """Who has announced it gets it, if still there; a faction that needs no check joins. ME-17.3, ME-18.1"""
        card, self.card = self.card, NO_THING
        if self.by not in s.companies[self.company].members:
            s.move(card, DISCARD + s.active)
            self.step = "act"
            return
        if s.face(card).kind == "faction":
            s.move(card, POINTS + s.active)
        else:
            s.come_into_play(card, s.active, self.by)
            self.new = [*self.new, card]
            s.expire("bounty")
        s.happen("gained" if s.face(card).kind == "item" else "played", card)
        self.tap_site(s)

    def influenced(self, s: Realm) -> None:
        """ME-7.14, ME-7.23"""
        self.step = "act"
        if s.returned:
            self.tap_site(s)

    def tap_site(self, s: Realm) -> None:
        """What taps the site allows one more item; that item does not. ME-7.14, ME-7.15, ME-17.8"""
        site = self.site(s)
        before = s.status[site]
        s.tap(site)
        self.extra = not self.extra and s.status[site] != before
        self.minor = False
        self.step = "act"

    # S8: company versus company combat (ME-7.20, C-72)

    def enemies(self, s: Realm) -> list[int]:
        if not s.companies[self.company].members:
            return []
        return [n for n in opponents_here(s, self.company) if refuse_fight(s, self.company, n) is None]

    def fight(self, s: Realm) -> None:
        """Asked where an opposing company is."""
        enemies = self.enemies(s)
        if not enemies:
            self.step = "leave"
        else:
            s.ask_one(s.active, "fight", [*[with_company(FIGHT, n) for n in enemies], NONE], "fought")

    def fought(self, s: Realm) -> None:
        self.step = "leave"
        if s.reply != NONE:
            s.push(CompanyAttack(company_in(s.reply), self.company))

    # S9 (ME-10.25)

    def leave(self, s: Realm) -> None:
        take_guard_back(s, guards_at(s, self.site(s)))
        company = s.companies[self.company].copy()
        company.has_visited = True
        s.set_company(self.company, company)
        s.expire("visit")
        s.expire("bounty")
        s.pop()

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if self.step == "arrive":
            return None if code in (ENTER, NONE) else NOT_OFFERED
        if self.step == "seek":
            return None if code == NONE or code in things(RESCUE, self.captors(s)) else NO_PRISONERS
        if self.step == "agents":
            return None if code == NONE or code in things(AMBUSH, self.ambushers(s)) else NOT_THERE
        if self.step == "fight":
            return None if code == NONE else refuse_fight(s, self.company, company_in(code))
        if self.step == "speak":
            return None if code in things(BY, influencers(s, self.company)) else NOT_OFFERED
        if self.step == "choose":
            who = players_of(s, self.company, self.card, self.by if self.extra else NO_THING)
            return None if code in things(BY, who) else NOT_OFFERED
        if code == DONE:
            return None
        if code < SPAN:
            return self.events(s).refuse_code(s, seat, code)
        if act_of(code) == INFLUENCE and names_thing(code):
            return self.refuse_influence(s, thing_in(code))
        if act_of(code) != PLAY_IT or face_in(code) not in s.faces_at(HAND, seat):
            return NOT_OFFERED
        return self.refuse_card(s, face_in(code))

    def forget(self, s: Realm, seat: int | None) -> None:
        if self.step in ("choose", "speak") and seat != s.active:
            self.card = NO_THING
            self.step = "act"
