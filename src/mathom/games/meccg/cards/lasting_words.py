"""Words for cards that stay in play: on whom they lie, how long, and what they do to a company."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Condition, Effect, Selector, Verb
from mathom.games.meccg.companies.influence import is_leader
from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.reasons import NOT_IN_PLAY
from mathom.games.meccg.state import Realm
from mathom.games.meccg.zones import PLAY
from mathom.kernel import Reason

CAME_NOW: Final = Reason("it-came-into-play-in-this-turn")


# Selectors


@dataclass(frozen=True)
class YourAvatar(Selector):
    """The avatar of the player whose card it is, in a company; one that is just coming, with `coming`."""

    coming: bool = False

    def things(self, s: Realm, f: Carry) -> list[int]:
        if self.coming:
            return [thing for thing in s.at(PLAY, f.seat) if s.face(thing).is_avatar()]
        avatar = s.avatar(f.seat)
        return [] if avatar == NO_THING else [avatar]


@dataclass(frozen=True)
class Leaders(Selector):
    """The leaders of the player whose card it is."""

    def things(self, s: Realm, f: Carry) -> list[int]:
        return [who for who in s.characters(f.seat) if is_leader(s, who)]


@dataclass(frozen=True)
class CardsOn(Selector):
    """What lies with those listed: cards with this keyword, of this kind, hazards."""

    who: Selector
    keyword: str = ""
    kind: str = ""
    hazard: bool = False

    def things(self, s: Realm, f: Carry) -> list[int]:
        found = [card for who in self.who.things(s, f) for card in s.cards_on(who)]
        named = [card for card in found if not self.keyword or self.keyword in s.face(card).keywords]
        kept = [card for card in named if not self.kind or s.face(card).kind == self.kind]
        return [card for card in kept if s.face(card).hazard or not self.hazard]


# Conditions


@dataclass(frozen=True)
class YouHave(Condition):
    """The player whose card it is has another card of this title in play; a copy of this one, without a title."""

    title: str = ""

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        wanted = self.title or s.face(f.source).title
        cards = [thing for thing in s.at(PLAY, f.seat) if thing != f.source and s.face(thing).title == wanted]
        return None if cards else NOT_IN_PLAY


@dataclass(frozen=True)
class FromEarlier(Condition):
    """The card has been in play since an earlier turn."""

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        return None if s.since[f.source] < s.turn else CAME_NOW


@dataclass(frozen=True)
class LastsStill(Condition):
    """What a card of one of these titles has begun in this turn lasts still."""

    titles: tuple[str, ...]

    def refuse(self, s: Realm, f: Carry) -> Reason | None:
        begun = [FACES[entry.card].title for entry in s.in_force.until("turn")]
        return None if any(title in self.titles for title in begun) else NOT_IN_PLAY


# Verbs


@dataclass(frozen=True)
class LieWith(Verb):
    """The card lies with the first thing listed from now on."""

    what: Selector

    def do(self, s: Realm, f: Carry) -> None:
        for thing in self.what.things(s, f)[:1]:
            s.lay_on(f.source, thing)


WORDS: Final[list[type[Effect]]] = [
    YourAvatar,
    Leaders,
    CardsOn,
    YouHave,
    FromEarlier,
    LastsStill,
    LieWith,
]
