"""The state of the war: where everything is and who may see it."""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.board import FELLOWSHIP, GARRISON_AT, NO_GARRISON, NOWHERE
from mathom.games.wotr.components import COMPANIONS, FREE_PEOPLES, GANDALF_THE_GREY, NO_SIDE, SHADOW, UNITS_OF, enemy_of
from mathom.kernel import Heaps, State

# Zones of cards. Those marked (seat) are one for each of up to four seats, those marked (side) one for each side.
DECK: Final = 0  # DECK + deck; the top card is the last
HAND: Final = 4  # (seat)
COMBAT: Final = 8  # (seat) a combat card face down: everybody sees its back, its owner knows it (INF-16)
FACE_DOWN: Final = 12  # (seat) discarded face down: known to who discarded it (INF-15)
DISCARDED: Final = 16  # (side) played and discarded, face up (INF-8)
IN_PLAY: Final = 18  # (side)
CARDS_OUT: Final = 20  # removed from the game; a pile for display only (AMB-13)

# Zones of hunt tiles
POOL: Final = 21  # the next tile is the last (INF-17)
DRAWN: Final = 22
TILES_ASIDE: Final = 23  # special tiles not in play
TILES_WAITING: Final = 24  # special tiles in play, until the Fellowship enters Mordor (WR-16.8)
TILES_OUT: Final = 25  # removed from the game by a card
ZONES: Final = 26

MOST_SEATS: Final = 4
TILE_BACK: Final = 4  # the backs of the cards are the numbers of their decks

# The kinds of a side's units lie side by side.
FIRST_UNIT: Final[list[int]] = [own[0] for own in UNITS_OF]
LAST_UNIT: Final[list[int]] = [own[-1] + 1 for own in UNITS_OF]

OFF_TRACK: Final = -1
NO_CARD: Final = -1

# Readings of the rules other than the recommended one, to be agreed on before the game: bits of `War.house`.
NO_OVERSTACKING: Final = 1 << 0  # AMB-17: a move or recruit beyond ten units is illegal
ARMY_MOVES_WHOLE: Final = 1 << 1  # AMB-18: the parts of one army do not both move with one Army die
PLACING_ACTIVATES: Final = 1 << 2  # AMB-28: a Companion who is placed or replaced activates too
TILE_FOR_EACH_STRONGHOLD: Final = 1 << 3  # AMB-53: one tile for every Shadow Stronghold that a reveal touches
GOLLUM_COVERS_NUMBERS: Final = 1 << 4  # AMB-61: Eye tiles reveal even with Gollum as Guide
GOLLUM_DECLARES: Final = 1 << 5  # AMB-62: Gollum's ability is a declaration
REVEALED_IN_CONQUERED: Final = 1 << 6  # AMB-89: a reveal may end in a Shadow settlement that the Free Peoples hold
ANY_GANDALF: Final = 1 << 7  # AMB-90: Servant of the Secret Fire works for Gandalf the White
GROND_MAY_STOP: Final = 1 << 8  # AMB-95: the attacker may stop before the third round
NO_SEPARATION_IN_MORDOR: Final = 1 << 9  # AMB-96: what separates Companions cannot be used on the Mordor track
OUTSIDE_ONLY: Final = 1 << 10  # AMB-97: only Companions outside the Fellowship count on cards
NAME_THE_WAY: Final = 1 << 11  # AMB-54: the way of the Fellowship's figure is chosen region by region

# Shared and never changed.
NOTHING: Final[list[int]] = []
NO_POOLS: Final[list[list[int]]] = []
NO_FLAGS: Final[list[bool]] = []
NO_FIGURES: Final = Heaps()


class War(State):
    """Everything on the table. All lists are replaced, never changed in place, so that copies can share them.

    Figures
        `figures` counts units, Leaders and Nazgûl at every place (see `board`). `character_at` is the place of every
        Character: a region, inside a besieged Stronghold, FELLOWSHIP, ASIDE (not in play yet) or OUT (for good).
        A Stronghold is besieged if, and only if, units are inside it: nothing else remembers a siege. The garrison is
        of the side that holds the Stronghold, the besiegers are the enemy's units in its region.

    Settlements and nations
        `held` is the side that holds the settlement of a region, NO_SIDE where there is none; a control marker lies
        where that is not the owner, and victory points follow from it. `steps` are the boxes that each nation's marker
        is away from At War, `active` its side.

    The Fellowship
        `ring_bearers` is the region of the figure, NOWHERE on the Mordor track, where `mordor` is the box (OFF_TRACK
        before). `guide` is a Character.

        `tried` is whether it tried to move or hide in this round (WR-17.15), `hunted` whether a die of the Free Peoples
        lay in the Hunt box at the end of the last round (WR-4.13).

    Dice and rings
        `dice` is the size of each side's pool, `rolled` the faces of its dice that are rolled and unused, `hunt_box`
        how many of its dice lie in the Hunt box. `rings` are the Elven Rings that each side owns, `ring_used` whether
        it used one in this round. `mouth_used` is whether the Mouth of Sauron lent a Muster die this round (WR-7.55),
        `minion_seen` whether a Minion is or was in play (WR-7.3).

    Players
        `side_of_seat`, `seat_of_nation`, and `lead`: the seat that decides for a side (with one player for a side, that
        player).

    Between frames
        `picked` is the force that the last frame has picked or left over (see `forces`); empty at every question.
        `house` are the readings of the rules that the table agreed on, as bits (see the constants below).
    """

    __slots__ = (
        "active",
        "character_at",
        "corruption",
        "dice",
        "figures",
        "guide",
        "held",
        "hidden",
        "house",
        "hunt_box",
        "hunted",
        "lead",
        "minion_seen",
        "mordor",
        "mouth_used",
        "picked",
        "progress",
        "ring_bearers",
        "ring_used",
        "rings",
        "rolled",
        "seat_of_nation",
        "side_of_seat",
        "steps",
        "tried",
    )

    def __init__(self, like: War | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.figures: Heaps = NO_FIGURES
            self.character_at: list[int] = NOTHING
            self.held: list[int] = NOTHING
            self.steps: list[int] = NOTHING
            self.active: list[bool] = NO_FLAGS
            self.ring_bearers = NOWHERE
            self.progress = 0
            self.hidden = True
            self.corruption = 0
            self.mordor = OFF_TRACK
            self.guide: int = GANDALF_THE_GREY
            self.dice: list[int] = NOTHING
            self.rolled: list[list[int]] = NO_POOLS
            self.hunt_box: list[int] = NOTHING
            self.rings: list[int] = NOTHING
            self.side_of_seat: list[int] = NOTHING
            self.seat_of_nation: list[int] = NOTHING
            self.lead: list[int] = NOTHING
            self.ring_used: list[bool] = NO_FLAGS
            self.tried = False
            self.hunted = False
            self.mouth_used = False
            self.minion_seen = False
            self.house = 0
            self.picked: list[int] = NOTHING
        else:
            self.figures = like.figures.clone()
            self.character_at = like.character_at
            self.held = like.held
            self.steps = like.steps
            self.active = like.active
            self.ring_bearers = like.ring_bearers
            self.progress = like.progress
            self.hidden = like.hidden
            self.corruption = like.corruption
            self.mordor = like.mordor
            self.guide = like.guide
            self.dice = like.dice
            self.rolled = like.rolled
            self.hunt_box = like.hunt_box
            self.rings = like.rings
            self.side_of_seat = like.side_of_seat
            self.seat_of_nation = like.seat_of_nation
            self.lead = like.lead
            self.ring_used = like.ring_used
            self.tried = like.tried
            self.hunted = like.hunted
            self.mouth_used = like.mouth_used
            self.minion_seen = like.minion_seen
            self.house = like.house
            self.picked = like.picked

    def clone(self) -> War:
        return War(self)

    def census(self) -> list[list[int]]:
        return [self.zones.census(), self.figures.census()]

    # Players

    def seats_of(self, side: int) -> list[int]:
        return [seat for seat, own in enumerate(self.side_of_seat) if own == side]

    def commander(self, side: int, place: int) -> int:
        """The seat that decides for the army of a side at a place. Mixed armies (WR-19.34) are not told apart yet."""
        return self.lead[side]

    def offers(self, seat: int, code: int) -> bool:
        """Whether the question now has this option for the seat."""
        return self.ask is not None and code in self.ask.options_of(seat)

    def reads(self, reading: int) -> bool:
        """Whether the table agreed on this reading of the rules."""
        return self.house & reading != 0

    # Figures and Characters

    def has_units(self, side: int, place: int) -> bool:
        """Whether there is an army: Leaders and Characters alone are none (AMB-19)."""
        figures = self.figures
        return figures.totals[place] > 0 and any(figures.content[place][FIRST_UNIT[side] : LAST_UNIT[side]])

    def put_character(self, character: int, place: int) -> None:
        places = self.character_at[:]
        places[character] = place
        self.character_at = places

    def companions_in_fellowship(self) -> list[int]:
        """Gollum is not one of them (WR-15.63)."""
        return [c for c in COMPANIONS if self.character_at[c] == FELLOWSHIP]

    # Settlements

    def is_besieged(self, region: int) -> bool:
        """Whether the region has a Stronghold with an army shut in."""
        place = GARRISON_AT[region]
        return place != NO_GARRISON and self.has_units(self.held[region], place)

    def besieger(self, region: int) -> int:
        """The side that besieges the Stronghold of the region, NO_SIDE if nobody does."""
        return enemy_of(self.held[region]) if self.is_besieged(region) else NO_SIDE

    def at_war(self, nation: int) -> bool:
        """WR-14.2"""
        return self.steps[nation] == 0

    # Cards

    def hand(self, seat: int) -> list[int]:
        return self.zones.content[HAND + seat]

    def face(self, thing: int) -> int:
        return self.zones.face[thing]

    def card_in(self, zone: int, face: int) -> int:
        """The thing with this face in a zone; NO_CARD if it is not there."""
        faces = self.zones.face
        for thing in self.zones.content[zone]:
            if faces[thing] == face:
                return thing
        return NO_CARD

    def on_table(self, face: int) -> bool:
        """Whether the card is in play, whoever played it."""
        return self.card_in(IN_PLAY + FREE_PEOPLES, face) != NO_CARD or self.card_in(IN_PLAY + SHADOW, face) != NO_CARD

    def back(self, thing: int) -> int:
        return self.zones.kinds.back[thing]
