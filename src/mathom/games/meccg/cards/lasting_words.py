"""Words for cards that stay in play: on whom they lie, how long, and what they do to a company."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mathom.effects import Carry, Condition, Effect, Selector, Verb
from mathom.games.meccg.cards.company_words import company_with
from mathom.games.meccg.companies.influence import is_leader, mind
from mathom.games.meccg.company import NO_COMPANY, NO_THING
from mathom.games.meccg.event_kinds import ROLLED
from mathom.games.meccg.zones import PLAY
from mathom.kernel import Reason

NOT_ABOUT_THAT: Final = Reason("it-is-not-for-that")
HAS_ONE: Final = Reason("you-have-such-a-card-in-play")
HAS_NONE: Final = Reason("the-card-it-needs-is-not-in-play")
CAME_NOW: Final = Reason("it-came-into-play-in-this-turn")
STRONGER: Final = Reason("somebody-there-has-a-greater-mind")


# Selectors


@dataclass(frozen=True)
class YourAvatar(Selector):
    """The avatar of the player whose card it is, in a company; one that is just coming, with `coming`."""

    coming: bool = False

    def things(self, s: Any, f: Carry) -> list[int]:
        if self.coming:
            return [thing for thing in s.at(PLAY, f.seat) if s.face(thing).is_avatar()]
        avatar = s.avatar(f.seat)
        return [] if avatar == NO_THING else [avatar]


@dataclass(frozen=True)
class Leaders(Selector):
    """The leaders of the player whose card it is."""

    def things(self, s: Any, f: Carry) -> list[int]:
        return [who for who in s.characters(f.seat) if is_leader(s, who)]


@dataclass(frozen=True)
class CardsOn(Selector):
    """What lies with those listed: cards with this keyword, or of this kind."""

    who: Selector
    keyword: str = ""
    kind: str = ""

    def things(self, s: Any, f: Carry) -> list[int]:
        found = [card for who in self.who.things(s, f) for card in s.cards_on(who)]
        named = [card for card in found if not self.keyword or self.keyword in s.face(card).keywords]
        return [card for card in named if not self.kind or s.face(card).kind == self.kind]


@dataclass(frozen=True)
class WraithFollowers(Selector):
    """The Ringwraiths in the company of the first thing listed that are followers."""

    of: Selector

    def things(self, s: Any, f: Carry) -> list[int]:
        company = company_with(s, self.of.things(s, f))
        members = [] if company == NO_COMPANY else s.companies[company].members
        return [who for who in members if s.face(who).race == "ringwraith" and who != s.avatar(s.owner(who))]


# Conditions


@dataclass(frozen=True)
class YouHave(Condition):
    """The player whose card it is has another card of this title in play; a copy of this one, without a title."""

    title: str = ""

    def refuse(self, s: Any, f: Carry) -> Reason | None:
        wanted = self.title or s.face(f.source).title
        cards = [thing for thing in s.at(PLAY, f.seat) if thing != f.source and s.face(thing).title == wanted]
        return None if cards else HAS_NONE


@dataclass(frozen=True)
class StrongestMind(Condition):
    """Nobody in the company of the first thing listed has a greater mind."""

    who: Selector

    def refuse(self, s: Any, f: Carry) -> Reason | None:
        found = self.who.things(s, f)
        company = company_with(s, found)
        if company == NO_COMPANY:
            return STRONGER
        others = [who for who in s.companies[company].members if s.has_mind(who)]
        return STRONGER if any(mind(s, other) > mind(s, found[0]) for other in others) else None


@dataclass(frozen=True)
class ConcernsMate(Condition):
    """Influence is used for somebody in the company of the one who has it."""

    who: Selector

    def refuse(self, s: Any, f: Carry) -> Reason | None:
        company = company_with(s, self.who.things(s, f))
        members = [] if company == NO_COMPANY else s.companies[company].members
        return None if f.use > 0 and f.use - 1 in members else NOT_ABOUT_THAT


@dataclass(frozen=True)
class FromEarlier(Condition):
    """The card has been in play since an earlier turn."""

    def refuse(self, s: Any, f: Carry) -> Reason | None:
        return None if s.since[f.source] < s.turn else CAME_NOW


# Verbs


@dataclass(frozen=True)
class LieWith(Verb):
    """The card lies with the first thing listed from now on."""

    what: Selector

    def do(self, s: Any, f: Carry) -> None:
        for thing in self.what.things(s, f)[:1]:
            s.lay_on(f.source, thing)


@dataclass(frozen=True)
class RollFor(Verb):
    """Somebody rolls; at this total or above, this is done."""

    least: int
    do_it: Verb

    def do(self, s: Any, f: Carry) -> None:
        f.throw(s, "event", [6, 6])

    def take(self, s: Any, f: Carry) -> None:
        rolled = sum(s.outcome) + 2
        s.tell(ROLLED, s.hazard_seat(), f.card, rolled, 0, self.least)
        if rolled >= self.least:
            self.do_it.do(s, f)


WORDS: Final[list[type[Effect]]] = [
    YourAvatar,
    Leaders,
    CardsOn,
    WraithFollowers,
    YouHave,
    StrongestMind,
    ConcernsMate,
    FromEarlier,
    LieWith,
    RollFor,
]
