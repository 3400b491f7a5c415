"""Chapter 27: which cards may be used at the council."""

# mypyc: skip

from __future__ import annotations

from typing import Any, Final

from mathom.effects import Modify, This, words_in
from mathom.games.meccg.cards.ring_words import Test
from mathom.games.meccg.cards.verbs import ComeIn, Discard, DiscardCost
from mathom.games.meccg.council.council import Council
from mathom.games.meccg.state import Realm

ABOUT_CORRUPTION: Final = ("cp", "corruption_check")
# Texts that are for a check, or for what is declared during one.
ON_A_CHECK: Final = ("check", "response")


def at_council(s: Realm) -> bool:
    return s.innermost(Council) is not None


def is_of_use(s: Realm, window: str, source: int, text: int) -> bool:
    """At the council, what affects corruption, before the checks and during one; elsewhere everything. ME-27.18"""
    said = getattr(s.script(s.zones.face[source]).texts[text], "window", "")
    return (window == "check" and said in ON_A_CHECK) or not at_council(s) or eases(s, source, text)


def may_remove(s: Realm, hazard: int) -> bool:
    """At the council one is rid of what tempts only. ME-27.21"""
    return not at_council(s) or tempts(s, hazard)


def changes_corruption(texts: tuple[Any, ...]) -> bool:
    """Whether a text changes corruption points or checks."""
    return any(isinstance(word, Modify) and word.stat in ABOUT_CORRUPTION for word in words_in(texts))


def eases(s: Realm, source: int, text: int) -> bool:
    """Whether what a card can do affects corruption points or checks: also by its own going, by a ring test, or by
    being rid of another card. ME-27.18 to ME-27.21, ME-27.51, ME-27.52"""
    texts = tuple(s.script(s.zones.face[source]).texts)
    done = words_in(getattr(texts[text], "do", ()))
    if changes_corruption((getattr(texts[text], "do", ()),)) or any(isinstance(word, Test | Discard) for word in done):
        return True
    if any(isinstance(word, ComeIn) for word in done) and changes_corruption(texts):
        return True
    gives_itself = any(
        isinstance(cost, DiscardCost) and cost.what == This() for cost in getattr(texts[text], "cost", ())
    )
    return gives_itself and s.stat("cp", source) > 0


def tempts(s: Realm, thing: int) -> bool:
    """A corruption card, or one that changes corruption. ME-27.21"""
    face = s.face(thing)
    return "corruption" in face.keywords or changes_corruption(tuple(s.script(face.number).texts))
