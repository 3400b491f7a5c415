"""Chapter 10: when a card can be played, and what carries it out. What it does stands in `scripts`."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mathom.effects import Carry, Play, Program, Script
from mathom.games.risk.box import (
    ADVENTURE,
    ADVENTURES,
    EVENT,
    FACES,
    PARTY_SIDE,
    SIZE,
    adventure,
    card_name,
    party_name,
    type_of,
)
from mathom.games.risk.codes import NO, YES
from mathom.games.risk.control import military_victory
from mathom.games.risk.event_kinds import Said
from mathom.games.risk.state import (
    ADVENTURE_DISCARD,
    DRAWN,
    HAND,
    PLAYED,
    TERRITORY_DISCARD,
    Realm,
)
from mathom.kernel import EventKind, Frame, Reason

CARD_PLAYED: Final = EventKind("card-played", ("party", "card"), ("RI-10.6", "RI-10.20"), (party_name, card_name))

NOT_HELD: Final = Reason("the-party-does-not-hold-that-card", "RI-17.3")
NOT_NOW: Final = Reason("that-card-is-for-another-moment", "RI-10.32")
NOT_OFFERED: Final = Reason("the-card-does-not-say-that", "RI-10.36")

SCRIPTS: Final[dict[int, Any]] = {}


def script_of(face: int) -> Script:
    """What the card says. All are read when the first is asked for: their words need all chapters."""
    if not SCRIPTS:
        from mathom.games.risk.cards.scripts import ALL_SCRIPTS

        SCRIPTS.update(ALL_SCRIPTS)
    script: Script = SCRIPTS[face]
    return script


def text_for(face: int, window: str) -> int:
    """The number of the card's text for a window; -1 if it has none."""
    for number, text in enumerate(script_of(face).texts):
        if isinstance(text, Play) and text.window == window:
            return number
    return -1


class CardText(Carry):
    """A text of a card being carried out for a `party`."""

    __slots__ = ("party",)
    shows: ClassVar[tuple[str, ...]] = ("step", "party", "card", "text", "at", "stage", "notes", "registers", "loops")

    def __init__(
        self, party: int = 0, card: int = 0, text: int = 0, seat: int = 0, like: CardText | None = None
    ) -> None:
        super().__init__(seat, card, text, like)
        self.party: int = party if like is None else like.party

    def clone(self) -> CardText:
        return CardText(like=self)

    def program(self) -> Program:
        return script_of(self.card).programs[self.text]

    def yes(self) -> int:
        return YES

    def no(self) -> int:
        return NO

    def about(self, s: Realm) -> Said:
        return [("card", card_name(self.card)), ("party", party_name(self.party))]

    def refuse(self, s: Any, seat: int, code: int) -> Reason | None:
        reason = super().refuse(s, seat, code)
        offered = s.ask is not None and code in s.ask.options_of(seat)
        return reason if reason is not None or offered else NOT_OFFERED


def refuse_text(s: Realm, party: int, face: int, window: str) -> Reason | None:
    """Why the party could not play such a card in this window, if it had one: open things alone count.

    RI-10.32, RI-10.36
    """
    text = text_for(face, window)
    if text < 0:
        return NOT_NOW
    play = script_of(face).texts[text]
    assert isinstance(play, Play)
    return None if play.needs is None else play.needs.refuse(s, CardText(party, face, text))


def refuse_card(s: Realm, party: int, face: int, window: str) -> Reason | None:
    if not 0 <= face < FACES or s.card_in(HAND + party, face) < 0:
        return NOT_HELD
    return refuse_text(s, party, face, window)


def playable_in(s: Realm, party: int, window: str) -> list[int]:
    """The cards in the party's hand that it may play in this window."""
    return [face for face in s.faces_in(HAND + party) if refuse_card(s, party, face, window) is None]


def is_at_large(s: Realm, face: int) -> bool:
    """Whether, as far as everybody can see, somebody may hold such an adventure card."""
    seen = 0
    for zone in (ADVENTURE_DISCARD, DRAWN, *range(PLAYED, PLAYED + SIZE)):
        seen += len([thing for thing in s.zones.content[zone] if s.face(thing) == face])
    return seen < adventure(face).copies


def might_play(s: Realm, party: int, window: str) -> bool:
    """Whether the party may be able to play something, as far as everybody else can tell. RI-10.33"""
    if not s.adventures_held(party):
        return False
    return any(is_at_large(s, face) and refuse_text(s, party, face, window) is None for face in POWERS_IN[window])


POWERS_IN: Final[dict[str, list[int]]] = {
    window: [ADVENTURE + i for i, card in enumerate(ADVENTURES) if window in card.windows and card.type != EVENT]
    for window in ("T0", "M0", "M1", "M2", "B0", "B1", "B2", "C0")
}


def score(s: Realm, party: int, face: int) -> None:
    """The points of a played card, which are never lost. RI-10.20, RI-14.8"""
    points = s.card_points[:]
    points[PARTY_SIDE[party]] += adventure(face).points[PARTY_SIDE[party]]
    s.card_points = points


class PlayCard(Frame):
    """A party plays a card from its hand, and it is carried out. `window` is the moment. RI-10.16, RI-10.20, RI-14.9"""

    __slots__ = ("face", "party", "window")
    shows: ClassVar[tuple[str, ...]] = ("step", "face", "party", "window")

    def __init__(self, party: int = 0, face: int = 0, window: str = "M1") -> None:
        super().__init__("lay_down")
        self.party = party
        self.face = face
        self.window = window

    def clone(self) -> PlayCard:
        other = PlayCard(self.party, self.face, self.window)
        other.step = self.step
        return other

    def lay_down(self, s: Realm) -> None:
        thing = s.card_in(HAND + self.party, self.face)
        s.tell(CARD_PLAYED, self.party, self.face)
        self.step = "carry_out"
        if self.face < ADVENTURE:
            s.zones.move(thing, TERRITORY_DISCARD)
        elif type_of(self.face) == EVENT:
            s.zones.move(thing, ADVENTURE_DISCARD)
        else:
            s.zones.move(thing, PLAYED + self.party)
            score(s, self.party, self.face)
            military_victory(s)

    def carry_out(self, s: Realm) -> None:
        text = text_for(self.face, self.window)
        s.pop()
        s.push(CardText(self.party, self.face, text, s.seat_of[self.party]))
