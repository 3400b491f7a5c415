"""Chapter 5: a card on a company that is split stays with one of the two."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from mathom.effects import Play, words_in
from mathom.games.meccg.cards.scripts import script_of
from mathom.games.meccg.codes import company_in, deed, with_company
from mathom.games.meccg.state import NOTHING, Realm
from mathom.games.meccg.zones import PLAY, is_at
from mathom.kernel import Frame, Reason

COMPANY: Final = deed("company")

NOT_OF_THOSE: Final = Reason("it-stays-with-one-of-the-two-companies", "ME-5.27", "ME-5.28")


@cache
def lies_on_companies(card: int) -> bool:
    """Whether the card (its face) is played on a company, where it lies with one of its characters."""
    # Words of cards look at companies.
    from mathom.games.meccg.cards.attack_words import TheCompany
    from mathom.games.meccg.cards.groups import OwnCompanies
    from mathom.games.meccg.cards.verbs import ComeIn

    plays = [text for text in script_of(card).texts if isinstance(text, Play)]
    stays = [play for play in plays if any(isinstance(word, ComeIn) for word in words_in(play.do))]
    return any(isinstance(on, (OwnCompanies, TheCompany)) for play in stays for on in play.on)


def cards_on_company(s: Realm, members: list[int]) -> list[int]:
    cards = [card for member in members for card in s.cards_on(member)]
    return [card for card in cards if lies_on_companies(s.zones.face[card])]


class Dividing(Frame):
    """For each of the `cards` its player chooses with which of the two companies it stays. ME-5.27, ME-5.28"""

    __slots__ = ("cards", "one", "other")

    def __init__(self, cards: list[int] | None = None, one: int = 0, other: int = 0, step: str = "choose") -> None:
        super().__init__(step)
        self.cards: list[int] = NOTHING if cards is None else cards
        self.one = one
        self.other = other

    def clone(self) -> Dividing:
        return Dividing(self.cards, self.one, self.other, self.step)

    def about(self, s: Realm) -> list[tuple[str, Any]]:
        return [("card", s.face(self.cards[0]).id)] if self.cards else []

    def options(self) -> list[int]:
        return [with_company(COMPANY, number) for number in (self.one, self.other)]

    def choose(self, s: Realm) -> None:
        """The hazard player says it of hazards, the other of resources."""
        self.cards = [card for card in self.cards if is_at(s.zones.where[card], PLAY)]
        if not self.cards:
            s.pop()
            return
        seat = s.hazard_seat() if s.face(self.cards[0]).hazard else s.active
        s.ask_one(seat, "card-stays", self.options(), "chosen")

    def chosen(self, s: Realm) -> None:
        from mathom.games.meccg.cards.groups import head_of

        card, self.cards = self.cards[0], self.cards[1:]
        company = company_in(s.reply)
        if s.on[card] not in s.companies[company].members:
            s.lay_on(card, head_of(s, company))
        self.step = "choose"

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        return None if code in self.options() else NOT_OF_THOSE
