"""Verbs of cards: who controls whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Effect, Selector, Verb
from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.state import GENERAL, Realm


@dataclass(frozen=True)
class Release(Verb):
    """Who follows somebody is under general influence, and needs none of it before the next organisation phase."""

    who: Selector

    def do(self, s: Realm, f: Carry) -> None:
        for who in self.who.things(s, f):
            if who != NO_THING and s.under[who] != GENERAL:
                s.set_loose(who)


CONTROL: Final[list[type[Effect]]] = [Release]
