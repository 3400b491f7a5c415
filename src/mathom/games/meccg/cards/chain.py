"""Chapter 25: the chain of effects: cards are declared, answered and resolved. Also the card that is laid on-guard."""

from __future__ import annotations

from typing import Any, Final

from mathom.effects import CardChain, Carry, Declared, Entry, Play, declaration
from mathom.effects.declare import MUST_BE_FIRST, NO_TARGET, NOT_HERE, TEXTS, Terms
from mathom.effects.standing import WINDOW
from mathom.games.meccg.agents.agents import NOT_AN_AGENT, agents_of
from mathom.games.meccg.agents.deeds import (
    SHOW,
    agent_options,
    do_agent_deed,
    is_agent_deed,
    refuse_agent_deed,
)
from mathom.games.meccg.captures.aside import reserved
from mathom.games.meccg.cards.chain_words import aims_at, needs_skill
from mathom.games.meccg.cards.gates import asks_secretly, breaks_in, could_act, open_needs
from mathom.games.meccg.cards.refusals import closed_palantir, in_vain, tempted, why_first, why_no_target, why_not_here
from mathom.games.meccg.cards.statements import Answers, Barred, Offered, Uncounted
from mathom.games.meccg.codes import act_of, deed, face_in, faces, things
from mathom.games.meccg.combat.attack import faces_automatic, fights
from mathom.games.meccg.combat.strike import Strike
from mathom.games.meccg.company import NO_COMPANY, NO_THING
from mathom.games.meccg.event_kinds import DECLARED, FIZZLED
from mathom.games.meccg.event_kinds import ON_GUARD as LAID_ON_GUARD
from mathom.games.meccg.faces import Face, card_name
from mathom.games.meccg.journey.keys import tell_picked
from mathom.games.meccg.reasons import NOT_THE_BEARER, ONE_COPY
from mathom.games.meccg.state import A_COMPANY, Realm
from mathom.games.meccg.uniqueness import is_doubled, refuse_unique
from mathom.games.meccg.zones import AGENTS, ASIDE, CHAIN, DISCARD, GUARD, HAND, POINTS, is_at
from mathom.kernel import EVERYONE, PASS, Link, Reason
from mathom.kernel.native import mypyc_attr

ON_GUARD: Final = deed("on-guard")

# The skill that a card lying on-guard may look out for.
WATCHED: Final = "scout"
# The windows of phases: what is played or used in them is for the player whose turn it is. ME-4.4
OWN_TURN: Final = ("org", "org-end", "long", "site", "end")
# Those that there are at the council. ME-27.18
COUNCIL: Final = ("council", "check")

LIMIT_USED: Final = Reason("the-hazard-limit-is-used-up", "ME-10.8", "C-35")
NOT_YOUR_SIDE: Final = Reason("hazards-are-played-against-the-active-player", "ME-6.20", "ME-4.4")
ONE_SKILL: Final = Reason("one-resource-with-a-skill-for-each-strike", "ME-13.25", "ME-14.17", "ME-14.22")
NO_HAZARDS: Final = Reason("no-hazards-between-companies", "ME-14.11")
DECLARED_ALREADY: Final = Reason("that-is-declared-already")
BARRED: Final = Reason("its-own-text-forbids-that-now")
NOTHING_AT_COUNCIL: Final = Reason("at-the-council-only-what-affects-corruption", "ME-27.18")
ONE_ON_GUARD: Final = Reason("one-card-is-laid-on-guard-in-a-phase", "ME-10.10")


def opening(s: Realm, window: str) -> EventChain:
    """A chain that the active player may begin, from a question of the phase itself."""
    chain = EventChain([s.hazard_seat(), s.active], window)
    chain.at = 1
    chain.opening = True
    return chain


def begin_chain(s: Realm, window: str, code: int) -> None:
    """The active player has declared a card; the step that asked comes next after the chain."""
    chain = opening(s, window)
    chain.react(s, s.active, code)
    s.push(chain)


@mypyc_attr(allow_interpreted_subclasses=True)
class EventChain(CardChain):
    """The seats of `order` declare cards in turn; `window` is what goes on: org, mh, attack, council ...

    It ends with whether anything was done: in the movement/hazard phase another chain follows then. That costs are paid
    with the declaration, that players answer in turn and that the last link comes first is in `CardChain` and the
    kernel's `Chain`; that a text is carried out to its end is in `Carry`.
    ME-25.1 to ME-25.5, ME-25.7, ME-25.11, ME-25.12
    """

    __slots__ = ("begun", "opening")

    def __init__(
        self,
        order: list[int] | None = None,
        window: str = "",
        links: list[Link] | None = None,
        like: EventChain | None = None,
    ) -> None:
        super().__init__(order, window, links, like)
        self.begun: bool = False if like is None else like.begun
        self.opening: bool = False if like is None else like.opening

    def clone(self) -> EventChain:
        return EventChain(like=self)

    def about(self, s: Realm) -> list[tuple[str, Any]]:
        """Also the card that is being declared, of which only its player is asked, and the one that may be answered."""
        top = self.links[-1] if self.links else None
        return [
            ("window", self.window),
            ("declares", s.face(self.source).id if self.step == "pick" else None),
            ("answers", card_name(top.card) if isinstance(top, Declared) else None),
        ]

    # What may be declared

    def playable(self, s: Realm, seat: int) -> list[int]:
        """The cards in hand, one of each kind; what lies in reserve."""
        things: list[int] = []
        held: set[int] = set()
        for thing in s.at(HAND, seat):
            face = s.zones.face[thing]
            if face not in held:
                held.add(face)
                things.append(thing)
        things += [card for card in self.lurking(s, seat) if self.answers(s, card)]
        return things + reserved(s, seat) if self.window == "mh" else things

    def lurking(self, s: Realm, seat: int) -> list[int]:
        """What lies on-guard where a company is in its site phase, and could be revealed to answer a declared card."""
        if seat == s.active or not self.links:
            return []
        watched = [link for link in self.links if isinstance(link, Declared) and needs_skill(link.card, WATCHED)]
        if not watched:
            return []
        from mathom.games.meccg.sites.visit import Visit

        visit = s.innermost(Visit)
        if visit is None:
            return []
        return [card for card in s.at(GUARD, seat) if s.on[card] == visit.site(s)]

    def answers(self, s: Realm, card: int) -> bool:
        return bool(s.script(s.zones.face[card]).of_kind(Answers))

    def subject(self, s: Realm) -> int:
        """The company that it is about."""
        return A_COMPANY + s.journey.company if s.journey.company != NO_COMPANY else NO_THING

    def windows(self, s: Realm, seat: int) -> list[str]:
        """Whose texts may be declared now: those of what goes on; at any time in the own turn, or in either player's;
        answers to what was declared; resources against an attempt of the opponent. Between companies only what is for
        the attack or the strike, and answers. ME-4.4, ME-13.51, ME-14.9, ME-14.10, ME-25.3"""
        if fights(s):
            return [self.window, "response"] if self.links else [self.window]
        own = seat == s.active
        found = [self.window] if own or self.window not in OWN_TURN else []
        calm = own and not faces_automatic(s)
        if calm:
            found.append("any")
        if self.links:
            found.append("response")
        if self.window == ("agent-influence" if own else "influence"):
            found.append("opposing")
        if (calm or bool(self.links)) if own else breaks_in(s, self.window):
            found.append("either")
        return found

    def candidates(self, s: Realm, seat: int) -> list[int]:
        found: list[int] = []
        windows = self.windows(s, seat)
        for thing in self.playable(s, seat):
            for number, window in s.script(s.zones.face[thing]).plays:
                if window in windows:
                    found.append(declaration(thing, number))
        for window in windows:
            entries = s.in_force.at(WINDOW + window)
            found += [declaration(e.source, e.text) for e in entries if self.is_for(s, e, seat)]
        return found

    def is_for(self, s: Realm, entry: Entry, seat: int) -> bool:
        """Whether what a card in play offers is offered to the seat."""
        if s.blank(entry):
            return False
        return (entry.seat != seat) if isinstance(s.text(entry), Offered) else (entry.seat == seat)

    def barred(self, s: Realm, seat: int, source: int) -> Reason | None:
        """Why the card's own text keeps it from being declared now."""
        script = s.script(s.zones.face[source])
        for number in script.of_kind(Barred):
            text = script.texts[number]
            assert isinstance(text, Barred)
            if text.when.holds(s, self.frame(s, seat, source, number, [], [])):
                return BARRED
        return None

    def is_held(self, s: Realm, seat: int, source: int) -> bool:
        """Whether the card comes from outside the table: from hand, or from what lies in reserve."""
        return s.zones.where[source] == HAND + seat or source in reserved(s, seat)

    def refuse_seat(self, s: Realm, seat: int, source: int, terms: Terms) -> Reason | None:
        """Resources are for the active player, hazards for the other; between companies both play resources.

        ME-4.4, ME-6.20, ME-14.11
        """
        if not self.is_held(s, seat, source):
            return None
        face = s.face(source)
        if fights(s):
            return None if face.resource else NO_HAZARDS
        if seat == s.active:
            return NOT_YOUR_SIDE if face.hazard and not face.resource else None
        if terms.window in ("opposing", "either"):
            return None
        beside = s.journey.company == NO_COMPANY
        return NOT_YOUR_SIDE if beside or (face.resource and not face.hazard) else None

    def refuse_more(self, s: Realm, seat: int, source: int, text: int) -> Reason | None:
        """ME-16.3, ME-10.8, ME-20.3, ME-25.15, ME-27.18, C-35"""
        if self.window in COUNCIL:
            from mathom.games.meccg.cards.council_play import is_of_use

            if not is_of_use(s, self.window, source, text):
                return NOTHING_AT_COUNCIL
        if is_at(s.zones.where[source], GUARD):
            return None if getattr(s.script(s.zones.face[source]).texts[text], "window", "") == "response" else NOT_HERE
        if not self.is_held(s, seat, source):
            if closed_palantir(s, source):
                return NOT_THE_BEARER
            return DECLARED_ALREADY if self.waits_for_free(source, text) else None
        face = s.face(source)
        if self.needs_skill(s, face) and seat in self.skilled(s):
            return ONE_SKILL
        if fights(s):
            return self.refuse_in_fight(s, face) or self.barred(s, seat, source)
        if getattr(s.script(face.number).texts[text], "window", "") == "opposing":
            return refuse_unique(s, face.number)
        if "corruption" in face.keywords and self.links:
            return MUST_BE_FIRST
        taken = refuse_unique(s, face.number)
        if taken is not None:
            return taken
        if is_doubled(s, face):
            return ONE_COPY
        if s.journey.count >= s.hazard_limit() and self.counts(s, seat, source, text):
            return LIMIT_USED
        return self.barred(s, seat, source)

    def refuse_candidate(self, s: Any, seat: int, code: int) -> Reason | None:
        """Also what could not be carried out if it were its turn now. ME-25.8"""
        source, text = code // TEXTS, code % TEXTS
        against = super().refuse_candidate(s, seat, code)
        terms = self.terms(s, source, text)
        if against is not None or terms is None:
            return against
        return in_vain(terms.do, s, self.frame(s, seat, source, text, [], []))

    def waits_for_free(self, source: int, text: int) -> bool:
        """Whether that text of a card in play is on the chain already and has cost nothing: it could go on for ever."""
        declared = [link for link in self.links if isinstance(link, Declared) and not link.paid]
        return any(link.source == source and link.text == text for link in declared)

    def refuse_code(self, s: Any, seat: int, code: int) -> Reason | None:
        """With the rule that decides. ME-11.11, ME-17.12, ME-17.15, ME-20.2 to ME-20.4, ME-25.15"""
        against = super().refuse_code(s, seat, code)
        source = code // TEXTS
        if against is NOT_HERE:
            return why_not_here(s, seat, source)
        if against is MUST_BE_FIRST:
            return why_first(s.zones.face[source])
        if against is not NO_TARGET:
            return against
        f = self.frame(s, seat, source, code % TEXTS, [], [])
        terms = self.terms(s, source, code % TEXTS)
        found = terms.on[0].things(s, f) if terms is not None and terms.on else []
        return why_no_target(s, source, against, any(not self.may_aim(s, source, target) for target in found))

    def refuse_picks(self, s: Realm, terms: Terms, f: Carry) -> Reason | None:
        if f.targets and not self.may_aim(s, f.source, f.targets[-1]):
            return NO_TARGET
        return super().refuse_picks(s, terms, f)

    def may_aim(self, s: Realm, source: int, target: int) -> bool:
        """A corruption card is not for a Ringwraith, and one for each character in a phase; at the council one is rid
        of what tempts. ME-20.2, ME-20.4, ME-27.21, C-46"""
        if self.window in COUNCIL and target < len(s.zones.face) and s.face(target).hazard:
            from mathom.games.meccg.cards.council_play import may_remove

            return may_remove(s, target)
        if "corruption" not in s.face(source).keywords or target >= len(s.zones.face):
            return True
        who = tempted(s, target)
        return s.face(who).race != "ringwraith" and who not in s.journey.corrupted

    def refuse_in_fight(self, s: Realm, face: Face) -> Reason | None:
        taken = refuse_unique(s, face.number)
        if taken is not None:
            return taken
        return ONE_COPY if is_doubled(s, face) else None

    def needs_skill(self, s: Realm, face: Face) -> bool:
        """Whether it is one of the resources of which each plays one for each strike. ME-13.25, ME-14.17, ME-14.22"""
        return self.window == "strike" and face.kind == "event" and bool(face.record.skill_required)

    def skilled(self, s: Realm) -> list[int]:
        """The seats that have played a resource with a skill on the strike of now."""
        strike = s.innermost(Strike)
        return [] if strike is None else strike.skilled

    def counts(self, s: Realm, seat: int, source: int, text: int) -> bool:
        """Whether the play of that text counts against the hazard limit."""
        if seat == s.active or s.journey.company == NO_COMPANY or not s.face(source).hazard:
            return False
        script = s.script(s.zones.face[source])
        window = getattr(script.texts[text], "window", "")
        free = [getattr(script.texts[number], "window", "") for number in script.of_kind(Uncounted)]
        return "" not in free and window not in free and not s.counts_as("uncounted", source)

    # On-guard cards (ME-10.10, ME-10.11)

    def may_guard(self, s: Realm, seat: int) -> Reason | None:
        if self.window not in ("mh", "guard") or seat == s.active or self.links:
            return NOT_HERE
        if s.journey.guarded:
            return ONE_ON_GUARD
        return LIMIT_USED if s.journey.count >= s.hazard_limit() else None

    def reactions(self, s: Realm, seat: int) -> list[int]:
        found = super().reactions(s, seat)
        if self.may_guard(s, seat) is None:
            found += faces(ON_GUARD, s.faces_at(HAND, seat))
        if self.may_use_agents(s, seat):
            found += agent_options(s, seat, s.journey.count < s.hazard_limit())
        elif self.may_show_agents(s, seat):
            found += things(SHOW, s.at(AGENTS, seat))
        return found

    def may_use_agents(self, s: Realm, seat: int) -> bool:
        """Agents act where a chain could begin (chapter 12)."""
        return self.window == "mh" and seat != s.active and not self.links

    def why_no_deed(self, s: Realm, seat: int, code: int) -> Reason:
        """Why an agent cannot do this: it is not the time, it cannot, or the limit is used up. ME-10.8, ME-12.21"""
        against = refuse_agent_deed(s, seat, code) if self.may_use_agents(s, seat) else NOT_AN_AGENT
        full = against is None and s.journey.count >= s.hazard_limit()
        return LIMIT_USED if full else against or NOT_AN_AGENT

    def may_show_agents(self, s: Realm, seat: int) -> bool:
        """Face-down ones are turned face up between hazards, in answer to a card and in attacks. ME-12.10"""
        return self.window in ("mh", "attack") and s.journey.company != NO_COMPANY and seat != s.active

    def react(self, s: Realm, seat: int, code: int) -> None:
        self.begun = True
        if act_of(code) == ON_GUARD:
            site = s.destination()
            card = s.zones.slip(s.with_face(HAND, seat, face_in(code)), GUARD + seat)
            s.lay_on(card, site)
            s.journey.count += 1
            s.journey.guarded = s.journey.count
            s.tell(LAID_ON_GUARD, seat, s.zones.face[site])
        elif is_agent_deed(code):
            do_agent_deed(s, seat, code)
        else:
            super().react(s, seat, code)

    def asks_anyway(self, s: Realm, seat: int) -> bool:
        """By what all can see: agents, a hand, and whether any card of the game could be declared here."""
        if self.may_use_agents(s, seat) and agents_of(s, seat):
            return True
        if self.may_show_agents(s, seat) and s.at(AGENTS, seat):
            return True
        if self.lurking(s, seat):
            return True
        if not s.at(HAND, seat):
            return False
        if self.may_guard(s, seat) is None or could_act(s, self.window, seat, bool(self.links)):
            return True
        return self.could_use(s, seat)

    def could_use(self, s: Realm, seat: int) -> bool:
        """Whether a card in play might let the seat do something with what only the seat can see."""
        for window in self.windows(s, seat):
            for entry in s.in_force.at(WINDOW + window):
                if (
                    asks_secretly(entry.card, entry.text)
                    and self.is_for(s, entry, seat)
                    and self.is_open(s, seat, entry)
                ):
                    return True
        return False

    def is_open(self, s: Realm, seat: int, entry: Entry) -> bool:
        """Whether nothing that all can see speaks against the use of that text of a card in play."""
        terms = self.terms(s, entry.source, entry.text)
        if (
            terms is None
            or (terms.first and self.links)
            or self.refuse_more(s, seat, entry.source, entry.text) is not None
        ):
            return False
        needs = open_needs(entry.card, entry.text)
        f = self.frame(s, seat, entry.source, entry.text, [], [])
        if needs is not None and not needs.holds(s, f):
            return False
        return all(cost.is_secret() or cost.ways(s, f) for cost in terms.cost)

    def withdraw(self, s: Realm) -> None:
        """A chain that was begun from another question is not there yet."""
        if self.opening:
            s.pop()

    # Declaring and resolving

    def leave_hand(self, s: Realm, source: int) -> int:
        if is_at(s.zones.where[source], ASIDE):
            s.zones.move(source, CHAIN)
            return source
        if is_at(s.zones.where[source], GUARD):
            s.zones.reveal(source, EVERYONE)
            s.zones.move(source, CHAIN)
            s.lay_on(source, NO_THING)
            return source
        return s.zones.slip(source, CHAIN)

    def declared(self, s: Realm, link: Declared) -> None:
        """A hazard remembers the how manieth it is. ME-10.8, C-35"""
        if self.was_played(s, link) and self.counts(s, link.seat, link.source, link.text):
            s.journey.count += 1
            link.values = [s.journey.count]
        if self.was_played(s, link) and self.aims_here(s, link):
            s.happen("aimed", A_COMPANY + s.journey.company)
        if self.was_played(s, link) and "corruption" in s.face(link.source).keywords:
            s.journey.corrupted = [*s.journey.corrupted, *[tempted(s, target) for target in link.targets]]
        if self.was_played(s, link) and self.needs_skill(s, s.face(link.source)):
            self.remember_skill(s, link.seat)
        if self.was_played(s, link):
            s.happen("declared", link.source)
        s.tell(DECLARED, link.seat, link.card, [self.told(s, target) for target in link.targets])
        tell_picked(s, link)

    def aims_here(self, s: Realm, link: Declared) -> bool:
        """Whether it is a hazard against the company under way, or against something of it."""
        if s.journey.company == NO_COMPANY or not s.face(link.source).hazard:
            return False
        here = [A_COMPANY + s.journey.company, *s.companies[s.journey.company].members]
        return aims_at(s, link, here)

    def remember_skill(self, s: Realm, seat: int) -> None:
        strike = s.innermost(Strike)
        if strike is not None:
            strike.skilled = [*strike.skilled, seat]

    def was_played(self, s: Realm, link: Declared) -> bool:
        """Whether it is the play of a card, not the use of one that is there already."""
        return isinstance(s.script(link.card).texts[link.text], Play)

    def told(self, s: Realm, target: int) -> Any:
        return s.face(target).id if target < len(s.zones.face) else target

    def valid(self, s: Realm, link: Link) -> bool:
        """ME-10.7, ME-25.8, ME-25.26"""
        if link.values and link.values[0] > s.hazard_limit():
            return False
        assert isinstance(link, Declared)
        terms = self.terms_of(s, link.card, link.text)
        assert terms is not None
        return super().valid(s, link) and in_vain(terms.do, s, self.link_frame(s, link)) is None

    def is_there(self, s: Realm, target: int) -> bool:
        """A faction in play lies with the points of its player."""
        if target >= len(s.zones.face):
            return True
        zone = s.zones.where[target]
        return s.is_in_play(zone) or (s.face(target).kind == "faction" and is_at(zone, POINTS))

    def settled(self, s: Realm, link: Link) -> None:
        self.clean_up(s, link)

    def fizzled(self, s: Realm, link: Link) -> None:
        """ME-25.9, ME-25.10"""
        assert isinstance(link, Declared)
        s.tell(FIZZLED, link.seat, link.card)
        self.clean_up(s, link)

    def clean_up(self, s: Realm, link: Link) -> None:
        """A card that was played and that nothing has put elsewhere is discarded. ME-25.14"""
        assert isinstance(link, Declared)
        if self.was_played(s, link) and s.zones.where[link.source] == CHAIN:
            s.lay_on(link.source, NO_THING)
            s.zones.move(link.source, DISCARD + s.owner(link.source))
            for card in s.cards_on(link.source):
                s.discard(card)

    def resolve(self, s: Realm) -> None:
        """At the end it says whether anything was done."""
        if self.links:
            super().resolve(s)
        elif not s.settle():
            s.pop(self.begun)

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if code != PASS and act_of(code) == ON_GUARD and self.step != "pick":
            return self.may_guard(s, seat) or (None if face_in(code) in s.faces_at(HAND, seat) else NOT_HERE)
        if code != PASS and is_agent_deed(code) and self.step != "pick":
            return None if code in self.reactions(s, seat) else self.why_no_deed(s, seat, code)
        return super().refuse(s, seat, code)
