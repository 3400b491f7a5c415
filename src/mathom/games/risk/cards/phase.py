"""Chapter 10: phase d, drawing and playing cards. A hand has no limit (RI-10.7)."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.risk.box import ADVENTURE, HERO, LOCAL_UPRISING, PARTY_SIDE, card_name, is_enemy_card, party_name
from mathom.games.risk.cards.draw import DrawAdventure, DrawTerritory, ShowTerritories
from mathom.games.risk.cards.placing import Muster, place
from mathom.games.risk.cards.play import NOT_HELD, PlayCard, playable_in, refuse_card
from mathom.games.risk.cards.windows import DiscardCard, discard, is_card
from mathom.games.risk.codes import CARD, DISCARD, DONE, DRAW, NONE, SPACE
from mathom.games.risk.control import aftermath
from mathom.games.risk.event_kinds import Said
from mathom.games.risk.map import SITE, TERRITORIES
from mathom.games.risk.state import ASIDE, HAND, MOVED, NOTHING, RETREATED, TERRITORY_DISCARD, Realm
from mathom.kernel import EventKind, Frame, Reason

UPRISING: Final = EventKind("uprising", ("party", "card"), ("RI-10.36",), (party_name, card_name))

NO_HERO_THERE: Final = Reason("a-hero-is-placed-with-own-troops", "RI-4.6", "RI-4.13", "RI-4.17")
NO_UPRISING: Final = Reason("no-uprising-can-be-called", "RI-10.36")

UPRISING_WORTH: Final = 4


def gained(s: Realm, party: int, held: list[int]) -> bool:
    """Whether the party controls a territory that its side did not control when the turn began. RI-10.2"""
    for territory in range(TERRITORIES):
        if s.holder[territory] == party:
            before = held[territory]
            if before < 0 or PARTY_SIDE[before] != PARTY_SIDE[party]:
                return True
    return False


def visited(s: Realm, territory: int) -> bool:
    """Whether a hero of the active party stands there who entered it in this turn. RI-10.3, RI-10.17, RI-10.31

    A hero who went on foot through the combat has moved; a retreat or a card is no movement. RI-10.30, RI-4.18
    """
    if not s.number(s.active, HERO, territory):
        return False
    return any(flags & (MOVED | RETREATED) == MOVED for _, flags, _ in s.columns(territory, HERO))


def hero_homes(s: Realm, party: int) -> list[int]:
    """Where a hero can be placed: with own troops, and where no other own hero stands. RI-4.6, RI-4.8, RI-4.13"""
    if s.heroes_on_board(party) > 1 or not s.in_supply(party, HERO):
        return NOTHING
    return [t for t in s.territories_with(party) if s.troops(party, t) and not s.number(party, HERO, t)]


class CardPhase(Frame):
    """Phase d of a party. `held` is who controlled what when its turn began, `had_hero` whether it had a hero then.

    RI-10.21
    """

    __slots__ = ("had_hero", "held", "party")
    shows: ClassVar[tuple[str, ...]] = ("step", "party")
    discreet: ClassVar[tuple[str, ...]] = ("choose_card",)

    def __init__(self, party: int = 0, held: list[int] = NOTHING, had_hero: bool = True) -> None:
        super().__init__("free_hero")
        self.party = party
        self.held = held
        self.had_hero = had_hero

    def clone(self) -> CardPhase:
        other = CardPhase(self.party, self.held, self.had_hero)
        other.step = self.step
        return other

    # The free hero (DP-23)

    def free_hero(self, s: Realm) -> None:
        """Who had no hero in the whole turn up to now gets one. RI-4.6, RI-4.17"""
        homes = [] if self.had_hero or s.heroes_on_board(self.party) else hero_homes(s, self.party)
        if not homes:
            self.step = "territory_draw"
            return
        s.ask_or_take(s.seat_of[self.party], "free-hero", [SPACE + t for t in homes], then="hero_placed")

    def hero_placed(self, s: Realm) -> None:
        place(s, self.party, HERO, s.reply - SPACE)
        self.step = "territory_draw"

    # Draws (DP-24, DP-25)

    def territory_draw(self, s: Realm) -> None:
        """One card, if a territory was gained. RI-10.1, RI-10.2"""
        if gained(s, self.party, self.held):
            s.ask_one(s.seat_of[self.party], "draw-territory", [DRAW, NONE], then="territory_drawn")
        else:
            self.step = "adventure_draw"

    def territory_drawn(self, s: Realm) -> None:
        self.step = "adventure_draw"
        if s.reply == DRAW:
            s.push(DrawTerritory(self.party))

    def adventure_draw(self, s: Realm) -> None:
        """One card, if a hero came to a Site of Power. RI-10.3"""
        if any(SITE[t] and visited(s, t) for t in range(TERRITORIES)):
            s.ask_one(s.seat_of[self.party], "draw-adventure", [DRAW, NONE], then="adventure_drawn")
        else:
            self.step = "choose_card"

    def adventure_drawn(self, s: Realm) -> None:
        self.step = "choose_card"
        if s.reply == DRAW:
            s.push(DrawAdventure(self.party))

    # Playing (DP-27)

    def choose_card(self, s: Realm) -> None:
        """Asked whenever the party holds cards: which ones is nobody's business. RI-10.5"""
        if not s.hand(self.party) and not s.zones.content[ASIDE + self.party]:
            s.pop()
            return
        options = [CARD + face for face in playable_in(s, self.party, "D")]
        if self.refuse_uprising(s) is None:
            options.append(CARD + LOCAL_UPRISING)
        if s.hand(self.party):
            options.append(DISCARD)
        s.ask_one(s.seat_of[self.party], "cards", [*options, DONE], then="card_chosen")

    def card_chosen(self, s: Realm) -> None:
        if s.reply == DONE:
            s.pop()
            return
        self.step = "choose_card"
        if s.reply == DISCARD:
            s.push(DiscardCard(self.party))
        elif s.reply == CARD + LOCAL_UPRISING:
            self.rise_up(s)
        else:
            self.step = "card_played"
            s.push(PlayCard(self.party, s.reply - CARD, "D"))

    def card_played(self, s: Realm) -> None:
        self.step = "choose_card"
        aftermath(s)

    # A card set aside by Local Uprising

    def refuse_uprising(self, s: Realm) -> Reason | None:
        """The party must control the territory of the card set aside."""
        aside = [s.face(thing) for thing in s.zones.content[ASIDE + self.party]]
        return None if any(s.holder[face] == self.party for face in aside) else NO_UPRISING

    def rise_up(self, s: Realm) -> None:
        """The card is revealed and discarded, and figures appear in its territory."""
        for thing in s.zones.content[ASIDE + self.party]:
            face = s.face(thing)
            if s.holder[face] == self.party:
                s.zones.move(thing, TERRITORY_DISCARD)
                s.tell(UPRISING, self.party, face)
                s.push(Muster(self.party, UPRISING_WORTH, [face]))
                return

    def about(self, s: Realm) -> Said:
        return [("party", party_name(self.party))]

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if self.step == "free_hero":
            return None if code - SPACE in hero_homes(s, self.party) else NO_HERO_THERE
        if self.step in ("territory_draw", "adventure_draw"):
            return None if code in (DRAW, NONE) else NOT_HELD
        if code == DONE or (code == DISCARD and s.hand(self.party)):
            return None
        if code == CARD + LOCAL_UPRISING:
            return self.refuse_uprising(s)
        return refuse_card(s, self.party, code - CARD, "D") if is_card(code) else NOT_HELD


class OwedCards(Frame):
    """After phase f: the territory cards that missions bring; they cannot be played in this turn. RI-10.29, RI-15.35"""

    __slots__ = ("party",)
    shows: ClassVar[tuple[str, ...]] = ("step", "party")

    def __init__(self, party: int = 0) -> None:
        super().__init__("draw")
        self.party = party

    def clone(self) -> OwedCards:
        other = OwedCards(self.party)
        other.step = self.step
        return other

    def draw(self, s: Realm) -> None:
        if not s.owed:
            s.pop()
            return
        s.owed -= 1
        self.step = "drawn"
        s.push(ShowTerritories(1, HAND + self.party, self.party))

    def drawn(self, s: Realm) -> None:
        """One of the enemy side is discarded at once. RI-10.13"""
        self.step = "draw"
        for face in s.faces_in(HAND + self.party):
            if face < ADVENTURE and is_enemy_card(face, PARTY_SIDE[self.party]):
                discard(s, self.party, face)
