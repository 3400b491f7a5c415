"""Chapter 15: a company at the rescue site faces the rescue-attack, and frees the prisoners."""

from __future__ import annotations

from typing import Final

from mathom.games.meccg.captures.prisoners import close, prisoners_of, set_free
from mathom.games.meccg.cards.statements import RescueAttack
from mathom.games.meccg.codes import NONE, deed, thing_in, things
from mathom.games.meccg.combat.attack import EVENT, Attack
from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.state import Realm
from mathom.kernel import Frame, Reason

FREE: Final = deed("free")

CANNOT_FREE: Final = Reason("only-an-untapped-companion-frees-prisoners", "ME-15.23")


class Rescue(Frame):
    """The company faces the rescue-attacks of the prisoner card `host`, then somebody may tap to free its prisoners.
    It ends with who has, NO_THING if nobody. `faced` counts the attacks. ME-15.22 to ME-15.24"""

    __slots__ = ("company", "faced", "host")

    def __init__(self, host: int = 0, company: int = 0, faced: int = 0, step: str = "attack") -> None:
        super().__init__(step)
        self.host = host
        self.company = company
        self.faced = faced

    def clone(self) -> Rescue:
        return Rescue(self.host, self.company, self.faced, self.step)

    def about(self, s: Realm) -> list[tuple[str, object]]:
        captives = [s.face(thing).id for thing in prisoners_of(s, self.host)]
        return [("card", s.face(self.host).id), ("who", captives)]

    def attack(self, s: Realm) -> None:
        found = [text for text in s.script(s.zones.face[self.host]).texts if isinstance(text, RescueAttack)]
        if self.faced == len(found) or not s.companies[self.company].members:
            self.step = "offer"
            return
        text = found[self.faced]
        attack = Attack(self.company, EVENT)
        attack.source = self.host
        attack.attacker = s.holder(self.host)
        attack.race, attack.strikes, attack.prowess = text.race, text.strikes, text.prowess
        self.faced += 1
        s.push(attack)

    def rescuers(self, s: Realm) -> list[int]:
        return [who for who in s.companies[self.company].members if s.is_untapped(who)]

    def offer(self, s: Realm) -> None:
        if not prisoners_of(s, self.host) or not self.rescuers(s):
            s.pop(NO_THING)
        else:
            s.ask_one(s.active, "free-prisoners", [*things(FREE, self.rescuers(s)), NONE], "freed")

    def freed(self, s: Realm) -> None:
        """ME-15.23, ME-15.24"""
        if s.reply == NONE:
            s.pop(NO_THING)
            return
        who = thing_in(s.reply)
        s.tap(who)
        set_free(s, prisoners_of(s, self.host), self.company)
        close(s, self.host)
        s.tap(s.companies[self.company].site)
        s.pop(who)

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        return None if code == NONE or code in things(FREE, self.rescuers(s)) else CANNOT_FREE
