"""Chapter 10: on-guard cards that are revealed in the site phase, at once and before whatever goes on."""

# Chains of effects belong to the cards, which are not compiled.
# mypyc: skip

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, Final

from mathom.effects import Carry, Forbid, Modify, Play, declaration
from mathom.effects.declare import NOT_HERE, Terms
from mathom.games.meccg.cards.chain import ONE_COPY, OUT_ALREADY, EventChain, is_doubled
from mathom.games.meccg.state import NOTHING, Realm
from mathom.games.meccg.uniqueness import out_already
from mathom.games.meccg.zones import CHAIN, GUARD
from mathom.kernel import Reason

# What the revealed card must be about (ME-10.15 to ME-10.17).
ATTACKS: Final = "attacks"
DEEDS: Final = "deeds"
INFLUENCE: Final = "influence"

ATTACK_NUMBERS: Final = ("strikes", "attack_prowess", "attack_body")

# What no revealed card may do (ME-10.20 to ME-10.24), by the words for it.
FORBIDDEN_WORDS: Final = ("SendBack", "ToHand", "Tap", "TapSite")


def words_in(value: object) -> list[object]:
    """All effects that an effect is made of, itself included."""
    if isinstance(value, tuple):
        return [word for each in value for word in words_in(each)]
    if not is_dataclass(value):
        return []
    return [value, *[word for field in fields(value) for word in words_in(getattr(value, field.name))]]


def is_barred(play: Play) -> bool:
    """It would send the company back, tap the site or a character, take one away, or forbid deeds.

    ME-10.20 to ME-10.24
    """
    words = words_in(play.do)
    takes_away = any(type(word).__name__ == "Discard" for word in words) and targets_people(play)
    forbids = any(isinstance(word, Forbid) for word in words)
    return forbids or takes_away or any(type(word).__name__ in FORBIDDEN_WORDS for word in words)


def targets_people(play: Play) -> bool:
    """Its targets are characters, or a company."""
    return any(type(on).__name__ in ("Characters", "TheCompany", "CompanyOf") for on in play.on)


def is_about(texts: tuple[Any, ...], play: Play, what: str) -> bool:
    """Whether a card fits the moment. ME-10.15 to ME-10.17"""
    numbers = [word.stat for text in texts for word in words_in(text) if isinstance(word, Modify)]
    if what == ATTACKS:
        return any(number in ATTACK_NUMBERS for number in numbers)
    if what == INFLUENCE and "influence_check" in numbers:
        return True
    return targets_people(play)


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
                if not is_barred(text) and is_about(tuple(texts), text, self.what):
                    found.append(declaration(thing, number))
        return found

    def reactions(self, s: Realm, seat: int) -> list[int]:
        return [code for code in self.candidates(s, seat) if self.refuse_candidate(s, seat, code) is None]

    def refuse_more(self, s: Realm, seat: int, source: int, text: int) -> Reason | None:
        face = s.face(source)
        if out_already(s, face.number):
            return OUT_ALREADY
        return ONE_COPY if is_doubled(s, face) else None

    def refuse_picks(self, s: Realm, terms: Terms, f: Carry) -> Reason | None:
        if f.targets and f.targets[-1] in self.new:
            return NOT_HERE
        return super().refuse_picks(s, terms, f)

    def counts(self, s: Realm, seat: int, source: int) -> bool:
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
