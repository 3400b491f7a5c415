"""Chapter 6: the texts of a card, and what carries them out. WR-6.11 to WR-6.14, WR-6.18, WR-6.29"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mathom.effects import Carry, Play, Program
from mathom.effects.control import NOT_OFFERED
from mathom.games.wotr.armies.command import NOT_YOUR_NATION
from mathom.games.wotr.box import CARD_NAMES, CARDS, DECK_SIDE, NATION_SIDE, NATIONS, enemy_of
from mathom.games.wotr.codes import NATION, NO, YES
from mathom.games.wotr.event_kinds import Said
from mathom.games.wotr.state import War
from mathom.games.wotr.team import DUEL
from mathom.kernel import Reason

if TYPE_CHECKING:
    from mathom.games.wotr.cards.scripts import Script

SCRIPTS: Final[dict[int, Any]] = {}

NOT_SAID: Final = Reason(NOT_OFFERED.key, "WR-6.13")
NOT_WRITTEN: Final = Reason("the-combat-half-is-not-written-yet", "WR-6.21")

EVENT_TEXT: Final = 0  # the number of a card's event among its texts


def script_of(face: int) -> Script:
    """What the card says; nothing, if nobody has written it yet.

    The decks are read when the first card is asked for: their words need all chapters.
    """
    if not SCRIPTS:
        from mathom.games.wotr.cards.decks import ALL_SCRIPTS
        from mathom.games.wotr.cards.scripts import Script

        SCRIPTS.update({number: Script(name) for number, name in enumerate(CARD_NAMES)})
        SCRIPTS.update({written.face: written for written in ALL_SCRIPTS})
    script: Script = SCRIPTS[face]
    return script


class CardText(Carry):
    """A text of a card being carried out, its event or its combat half; `card` is its face. WR-6.13, WR-6.14"""

    __slots__ = ()
    shows: ClassVar[tuple[str, ...]] = ("step", "seat", "card", "text", "at", "stage", "notes", "registers", "loops")

    def __init__(self, seat: int = 0, card: int = 0, text: int = EVENT_TEXT, like: Carry | None = None) -> None:
        super().__init__(seat, card, text, like)

    def clone(self) -> CardText:
        return CardText(like=self)

    def program(self) -> Program:
        return script_of(self.card).programs[self.text]

    def rival(self, s: Any) -> int:
        lead: int = s.lead[enemy_of(DECK_SIDE[CARDS[self.card].deck])]
        return lead

    def yes(self) -> int:
        return YES

    def no(self) -> int:
        return NO

    def about(self, s: War) -> Said:
        return [("card", CARD_NAMES[self.card])]

    def refuse(self, s: Any, seat: int, code: int) -> Reason | None:
        reason = super().refuse(s, seat, code)
        if reason is not None and reason is not NOT_OFFERED:
            return reason
        return None if s.offers(seat, code) else refuse_mates(s, seat, code) or NOT_SAID


def refuse_mates(w: War, seat: int, code: int) -> Reason | None:
    """Why a card does nothing for what was chosen: its nation is a team-mate's. WR-19.20, WR-19.21"""
    nation = code - NATION
    if w.seats == DUEL or not 0 <= nation < len(NATIONS):
        return None
    own = NATION_SIDE[nation] == w.side_of_seat[seat]
    return NOT_YOUR_NATION if own and w.seat_of_nation[nation] != seat else None


def refuse_text(w: War, seat: int, face: int, text: int) -> Reason | None:
    """Why the condition of the text does not hold for the player."""
    play = script_of(face).texts[text]
    assert isinstance(play, Play)
    return None if play.needs is None else play.needs.refuse(w, CardText(seat, face, text))


def refuse_event(w: War, seat: int, face: int) -> Reason | None:
    """Why the printed condition of the card does not hold for the player. WR-6.11, WR-6.14"""
    return refuse_text(w, seat, face, EVENT_TEXT)


def refuse_combat(w: War, seat: int, face: int) -> Reason | None:
    """Why the player cannot use the combat half of the card. WR-6.21, WR-11.32"""
    return refuse_text(w, seat, face, combat_text(face, 0)) if script_of(face).combat else NOT_WRITTEN


def combat_text(face: int, index: int) -> int:
    """The number of a combat half's text for one of its initiatives, among the texts of the card."""
    return script_of(face).combat[index]
