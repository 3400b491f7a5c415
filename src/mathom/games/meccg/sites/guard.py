"""Chapter 10: on-guard cards that are revealed in the site phase, at once and before whatever goes on."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from mathom.effects import Carry, CountsAs, Effect, Forbid, Modify, Play, declaration, words_in
from mathom.effects.declare import NOT_HERE, TEXTS, Declared, Terms
from mathom.games.meccg.cards.chain import EventChain
from mathom.games.meccg.cards.scripts import script_of
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.reasons import ONE_COPY
from mathom.games.meccg.state import NOTHING, Realm
from mathom.games.meccg.uniqueness import is_doubled, refuse_unique
from mathom.games.meccg.zones import CHAIN, GUARD
from mathom.kernel import Reason

# What the revealed card must be about (ME-10.15 to ME-10.17).
ATTACKS: Final = "attacks"
DEEDS: Final = "deeds"
INFLUENCE: Final = "influence"
# An attempt that could tap the site: what is for deeds, and what is for influence.
ATTEMPT: Final = "attempt"

# The rules that say which cards are for a moment.
MOMENTS: Final[dict[str, tuple[str, ...]]] = {
    ATTACKS: ("ME-10.15",),
    DEEDS: ("ME-10.16",),
    INFLUENCE: ("ME-10.17",),
    ATTEMPT: ("ME-10.16", "ME-10.17"),
}
HIDDEN: Final = "that-card-cannot-be-revealed-now"

ATTACK_NUMBERS: Final = ("strikes", "attack_prowess", "attack_body")
INFLUENCE_NUMBERS: Final = ("influence_check", "di")
ATTACK_TRAITS: Final = ("attacks-again", "twice:")


@cache
def barred_words() -> dict[str, tuple[type[Effect], ...]]:
    """What sends back, taps, or takes somebody away, by the rule that bars it. ME-10.20 to ME-10.22, ME-10.24"""
    # Words of cards look at visits, which look at on-guard cards.
    from mathom.games.meccg.cards.attack_words import Tap
    from mathom.games.meccg.cards.ring_words import TapSite
    from mathom.games.meccg.cards.road_words import SendBack
    from mathom.games.meccg.cards.strike_words import Strip
    from mathom.games.meccg.cards.verbs import ToHand

    return {"ME-10.20": (SendBack,), "ME-10.21": (TapSite,), "ME-10.22": (ToHand, Strip), "ME-10.24": (Tap,)}


@cache
def people_words() -> tuple[type[Effect], ...]:
    """What lists characters of the company, or the company."""
    from mathom.games.meccg.cards.attack_words import TheCompany
    from mathom.games.meccg.cards.selectors import Characters, CompanyOf

    return Characters, TheCompany, CompanyOf


def barred_by(play: Play) -> str:
    """The rule that forbids to reveal it: it would send the company back, tap the site or a character, take one away,
    or forbid all deeds at the site. Empty if there is none. ME-10.20 to ME-10.24"""
    from mathom.games.meccg.cards.verbs import Discard

    words = words_in(play.do)
    for number, kinds in barred_words().items():
        if any(isinstance(word, kinds) for word in words):
            return number
    if any(isinstance(word, Forbid) and word.act == "site-phase" for word in words):
        return "ME-10.23"
    takes_away = any(isinstance(word, Discard) for word in words) and targets_people(play)
    return "ME-10.22" if takes_away else ""


def is_barred(play: Play) -> bool:
    return barred_by(play) != ""


@cache
def taps_site(card: int, text: int) -> bool:
    """Whether this play of a card (its face) taps the site, when it is paid for or when it works. ME-7.22"""
    from mathom.games.meccg.cards.groups import SiteOf
    from mathom.games.meccg.cards.ring_words import TapSite
    from mathom.games.meccg.cards.verbs import TapCost

    play = script_of(card).texts[text]
    assert isinstance(play, Play)
    paid = any(isinstance(cost, TapCost) and isinstance(cost.who, SiteOf) for cost in play.cost)
    return paid or any(isinstance(word, TapSite) for word in words_in(play.do))


def targets_people(play: Play) -> bool:
    """Its targets are characters, or a company; or it tempts who bears the item that it picks. ME-10.16"""
    from mathom.games.meccg.cards.journey_words import HolderOf
    from mathom.games.meccg.cards.verbs import Check

    checks = [word.who for word in words_in(play.do) if isinstance(word, Check)]
    return any(isinstance(on, people_words()) for on in play.on) or any(isinstance(who, HolderOf) for who in checks)


def is_about(card: int, play: Play, what: str, site: str = "") -> bool:
    """Whether this play of a card (its face) fits the moment, at the site of that title. ME-10.15 to ME-10.17"""
    from mathom.games.meccg.cards.verbs import ComeIn

    words = words_in(play.do)
    stays = any(isinstance(word, ComeIn) for word in words)
    texts = script_of(card).texts
    words += [word for text in texts if stays and not isinstance(text, Play) for word in words_in(text)]
    numbers = [word.stat for word in words if isinstance(word, Modify)]
    if what == ATTACKS:
        resident: Any = getattr(FACES[card].record, "site_attack", None)
        traits = [word.trait for word in words if isinstance(word, CountsAs)]
        more = any(trait.startswith(ATTACK_TRAITS) for trait in traits)
        return more or any(n in ATTACK_NUMBERS for n in numbers) or (resident is not None and resident.site == site)
    if what != DEEDS and any(number in INFLUENCE_NUMBERS for number in numbers):
        return True
    return what != INFLUENCE and targets_people(play)


class GuardChain(EventChain):
    """The hazard player may reveal what lies on-guard at `site`; it works at once. `new` came into play too late to be
    aimed at. ME-10.12, ME-10.13, ME-10.18, ME-25.20"""

    __slots__ = ("new", "site", "what")

    def __init__(
        self,
        order: list[int] | None = None,
        what: str = "",
        site: int = 0,
        new: list[int] | None = None,
        like: GuardChain | None = None,
    ) -> None:
        super().__init__(order, "mh", None, like)
        self.what: str = what if like is None else like.what
        self.site: int = site if like is None else like.site
        self.new: list[int] = (NOTHING if new is None else new) if like is None else like.new

    def clone(self) -> GuardChain:
        return GuardChain(like=self)

    def kind(self) -> str:
        return "reveal"

    def playable(self, s: Realm, seat: int) -> list[int]:
        return [card for card in s.at(GUARD, seat) if s.on[card] == self.site]

    def candidates(self, s: Realm, seat: int) -> list[int]:
        found: list[int] = []
        for thing in self.playable(s, seat):
            texts = s.script(s.zones.face[thing]).texts
            for number, text in enumerate(texts):
                if not isinstance(text, Play) or text.window != "mh" or s.face(thing).kind != "event":
                    continue
                if not is_barred(text) and is_about(s.zones.face[thing], text, self.what, s.face(self.site).title):
                    found.append(declaration(thing, number))
        return found

    def refuse_code(self, s: Any, seat: int, code: int) -> Reason | None:
        """Of a card that lies there and is not for this moment it is said why. ME-10.12, ME-10.15 to ME-10.17"""
        against = super().refuse_code(s, seat, code)
        source = code // TEXTS
        if against is not NOT_HERE or source not in self.playable(s, seat):
            return against
        texts = [text for text in s.script(s.zones.face[source]).texts if isinstance(text, Play)]
        plays = [text for text in texts if text.window == "mh" and s.face(source).kind == "event"]
        if not plays:
            return Reason(HIDDEN, "ME-10.12")
        return Reason(HIDDEN, *(dict.fromkeys(filter(None, map(barred_by, plays))) or MOMENTS[self.what]))

    def reactions(self, s: Realm, seat: int) -> list[int]:
        return [code for code in self.candidates(s, seat) if self.refuse_candidate(s, seat, code) is None]

    def refuse_more(self, s: Realm, seat: int, source: int, text: int) -> Reason | None:
        face = s.face(source)
        taken = refuse_unique(s, face.number)
        if taken is not None:
            return taken
        return ONE_COPY if is_doubled(s, face) else None

    def refuse_picks(self, s: Realm, terms: Terms, f: Carry) -> Reason | None:
        if f.targets and f.targets[-1] in self.new:
            return NOT_HERE
        return super().refuse_picks(s, terms, f)

    def counts(self, s: Realm, seat: int, source: int, text: int) -> bool:
        return False

    def asks_anyway(self, s: Realm, seat: int) -> bool:
        return bool(self.playable(s, seat))

    def leave_hand(self, s: Realm, source: int) -> int:
        s.zones.reveal(source, -1)
        s.zones.move(source, CHAIN)
        return source

    def reacted(self, s: Realm) -> None:
        """Nobody answers: it works at once. ME-10.18"""
        super().reacted(s)
        if self.links:
            self.step = "close"


def revealing(s: Realm, what: str, site: int, new: list[int]) -> GuardChain | None:
    """The chance to reveal something, if anything lies there."""
    seat = s.hazard_seat()
    if not any(s.on[card] == site for card in s.at(GUARD, seat)):
        return None
    return GuardChain([seat], what, site, new)


def lurk(s: Realm, what: str, site: int, new: list[int]) -> bool:
    """The hazard player may reveal a card that lies there, before what was announced; whether one lies there.

    ME-7.13, ME-10.18
    """
    chain = revealing(s, what, site, new)
    if chain is not None:
        s.push(chain)
    return chain is not None


class SiteChain(EventChain):
    """Events at `site`, begun by the active player: before one that taps the site a card may be revealed. `new` came
    into play too late to be aimed at. ME-7.13, ME-7.22, ME-10.16"""

    __slots__ = ("new", "site")

    def __init__(
        self,
        order: list[int] | None = None,
        site: int = 0,
        new: list[int] | None = None,
        like: SiteChain | None = None,
    ) -> None:
        super().__init__(order, "site", None, like)
        self.site: int = site if like is None else like.site
        self.new: list[int] = (NOTHING if new is None else new) if like is None else like.new

    def clone(self) -> SiteChain:
        return SiteChain(like=self)

    def declared(self, s: Realm, link: Declared) -> None:
        """What is revealed works before the chain. ME-10.18"""
        super().declared(s, link)
        if self.was_played(s, link) and taps_site(link.card, link.text) and not s.face(self.site).never_taps:
            lurk(s, DEEDS, self.site, self.new)


def at_site(s: Realm, site: int, new: list[int]) -> SiteChain:
    """A chain that the active player may begin at the site."""
    chain = SiteChain([s.hazard_seat(), s.active], site, new)
    chain.at = 1
    chain.opening = True
    return chain
