"""The state of the war: where everything is and who may see it.

The tracks and boxes of the board are fields of it: WR-2.22 to WR-2.29, WR-14.1, WR-15.1, WR-15.2. Companions in the
Fellowship have no place of their own, so they are where the Ring-bearers are (WR-15.3, WR-15.4), and so is Gollum
(WR-1.40). Every side has one pool of dice, whoever acts (WR-5.1, WR-19.16).
"""

from __future__ import annotations

from typing import Any, Final

from mathom.effects import CardState, Carry, Script
from mathom.games.wotr.box import (
    CARDS,
    CHARACTERS,
    COMPANIONS,
    DECK_SIDE,
    DECKS,
    ELITE,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    KIND_NATION,
    KIND_RANK,
    KIND_SIDE,
    LEADERS,
    NAZGUL,
    NO_SIDE,
    SHADOW,
    SIDES,
    UNIT_KINDS,
    enemy_of,
)
from mathom.games.wotr.event_kinds import CARD_LEFT_PLAY
from mathom.games.wotr.map import FELLOWSHIP, GARRISON_AT, NO_GARRISON, NOWHERE
from mathom.games.wotr.supplement import NO_SUPPLEMENT, Supplement
from mathom.games.wotr.team import DUEL, NO_TEAM, Team
from mathom.kernel import Heaps

# Zones of cards. Those marked (seat) are one for each of up to four seats, those marked (side) one for each side.
MOST_SEATS: Final = 4
DECK: Final = 0  # DECK + deck; the top card is the last
HAND: Final[int] = DECK + len(DECKS)  # (seat)
COMBAT: Final[int] = HAND + MOST_SEATS  # (seat) a combat card: everybody sees its back, its owner knows it (INF-16)
FACE_DOWN: Final[int] = COMBAT + MOST_SEATS  # (seat) discarded face down: known to who discarded it (INF-15)
DISCARDED: Final[int] = FACE_DOWN + MOST_SEATS  # (side) played and discarded, face up (INF-8)
IN_PLAY: Final[int] = DISCARDED + len(SIDES)  # (side)
CARDS_OUT: Final[int] = IN_PLAY + len(SIDES)  # removed from the game; a pile for display only (AMB-13)

# Zones of hunt tiles
POOL: Final[int] = CARDS_OUT + 1  # the next tile is the last (INF-17)
DRAWN: Final[int] = POOL + 1
TILES_ASIDE: Final[int] = DRAWN + 1  # special tiles not in play
TILES_WAITING: Final[int] = TILES_ASIDE + 1  # special tiles in play, until the Fellowship enters Mordor (WR-16.8)
TILES_OUT: Final[int] = TILES_WAITING + 1  # removed from the game by a card
ZONES: Final[int] = TILES_OUT + 1

TILE_BACK: Final[int] = len(DECKS)  # the backs of the cards are the numbers of their decks

# Groups of figures that are counted where they move: each side's units and Leaders (the Shadow's are the Nazgûl).
COUNTED_UNITS: Final = 0  # (side)
COUNTED_LEADERS: Final = 2  # (side)
COUNTED: Final[list[int]] = [
    (COUNTED_UNITS if kind < LEADERS else COUNTED_LEADERS) + side for kind, side in enumerate(KIND_SIDE)
]

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


def side_of(f: Carry) -> int:
    """The side whose card it is."""
    return DECK_SIDE[CARDS[f.card].deck]


class War(CardState):
    """Everything on the table. All lists are replaced, never changed in place, so that copies can share them.

    Figures
        `figures` counts units, Leaders and Nazgûl at every place (see `map`), each side's together as well (COUNTED).
        `character_at` is the place of every Character: a region, inside a besieged Stronghold, FELLOWSHIP, ASIDE (not
        in play yet) or OUT (for good).
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
        A side may have two players. `side_of_seat` and `seat_of_nation` say whose is what, `lead` is the lead player of
        each side, who decides about the Fellowship and the Hunt (WR-19.12, WR-19.13, WR-19.24). Who acts for a side is
        its `actor`, who decides for an army its `commander`; with one player for a side both are that player. `team`
        is what three and four players need beside that.

    Agreements
        `house` are the readings of the rules that the table agreed on, as bits (see the constants above). `extra` is
        the supplement that is played with.
    """

    __slots__ = (
        "active",
        "character_at",
        "corruption",
        "dice",
        "extra",
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
        "progress",
        "ring_bearers",
        "ring_used",
        "rings",
        "rolled",
        "seat_of_nation",
        "side_of_seat",
        "steps",
        "team",
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
            self.team: Team = NO_TEAM
            self.extra: Supplement = NO_SUPPLEMENT
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
            self.team = like.team
            self.extra = like.extra

    def clone(self) -> War:
        return War(self)

    def census(self) -> list[list[int]]:
        return [*super().census(), self.figures.census(), self.extra.census()]

    def dump(self) -> dict[str, Any]:
        """Without what is not in its box."""
        from mathom.games.wotr.edge.saved import as_plain

        data = super().dump()
        return data if self.extra.is_used() else as_plain(data)

    # Players

    def seats_of(self, side: int) -> list[int]:
        """The players of a side, the lead player first. AMB-75"""
        lead = self.lead[side]
        return [lead] + [seat for seat, own in enumerate(self.side_of_seat) if own == side and seat != lead]

    def is_divided(self, side: int) -> bool:
        """Whether two players share the side. WR-1.4, WR-1.5"""
        return self.seats > DUEL and self.side_of_seat.count(side) > 1

    def actor(self, side: int) -> int:
        """The seat that takes the next action of a side, or is taking it. WR-19.15"""
        return self.lead[side] if self.seats == DUEL else self.team.actors[side]

    def commander(self, side: int, place: int) -> int:
        """The seat that decides for the army of a side at a place, which may belong to two players.

        Of two armies kept separate only one can act, that of the player whose turn it is (WR-19.30). Else it is who has
        more units there, then who has more Elites, then the lead player. WR-19.34, WR-19.36
        """
        best: int = self.lead[side]
        if self.seats > DUEL and self.is_divided(side):
            if side == self.team.acting and place not in self.team.mixed and self.is_shared(side, place):
                return self.actor(side)
            most = self.contribution(best, place)
            for seat in self.seats_of(side)[1:]:
                if self.contribution(seat, place) > most:
                    best = seat
        return best

    def contribution(self, seat: int, place: int) -> tuple[int, int]:
        """The units that a player has at a place, and how many of them are Elites."""
        heap = self.figures.content[place]
        own = [kind for kind in range(UNIT_KINDS) if self.seat_of_nation[KIND_NATION[kind]] == seat]
        return sum([heap[kind] for kind in own]), sum([heap[kind] for kind in own if KIND_RANK[kind] == ELITE])

    def is_shared(self, side: int, place: int) -> bool:
        """Whether units or Leaders of both players are there; the Nazgûl serve both. WR-19.28, WR-19.29"""
        heap = self.figures.content[place]
        owners = {self.seat_of_nation[KIND_NATION[k]] for k in range(NAZGUL) if heap[k] and KIND_SIDE[k] == side}
        return len(owners) > 1

    def set_mixed(self, place: int, mixed: bool) -> None:
        """The army at a place is a mixed one from now on, or is none any more. WR-19.32"""
        if (place in self.team.mixed) != mixed:
            team = self.team.clone()
            others = [other for other in team.mixed if other != place]
            team.mixed = sorted([*others, place]) if mixed else others
            self.team = team

    def offers(self, seat: int, code: int) -> bool:
        """Whether the question now has this option for the seat."""
        return self.ask is not None and code in self.ask.options_of(seat)

    def reads(self, reading: int) -> bool:
        """Whether the table agreed on this reading of the rules."""
        return self.house & reading != 0

    # Figures and Characters

    def has_units(self, side: int, place: int) -> bool:
        """Whether there is an army: Leaders and Characters alone are none (AMB-19)."""
        return self.figures.counts[COUNTED_UNITS + side][place] > 0

    def put_character(self, character: int, place: int) -> None:
        places = self.character_at[:]
        places[character] = place
        self.character_at = places

    def level(self, character: int) -> int:
        """The level of a Character. WR-1.15"""
        level = CHARACTERS[character].level
        return level if level >= 0 else self.extra.level(self, character)

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
        """Whether the nation's marker is in the last box. WR-14.2"""
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

    # Cards in play (see `CardState`)

    def script(self, card: int) -> Script:
        # The words of the cards need the chapters, and these need the state.
        from mathom.games.wotr.events.card_text import script_of

        return script_of(card)

    def carry(self, seat: int, card: int, text: int) -> Carry:
        from mathom.games.wotr.events.card_text import CardText

        return CardText(seat, card, text)

    def is_in_play(self, zone: int) -> bool:
        return zone == IN_PLAY + FREE_PEOPLES or zone == IN_PLAY + SHADOW

    def owner(self, thing: int) -> int:
        return self.lead[DECK_SIDE[self.back(thing)]]

    def printed(self, stat: str, thing: int) -> int:
        return self.corruption if stat == "corruption" else 0

    def put_away(self, thing: int) -> None:
        """A card in play is discarded. WR-6.16, WR-6.18"""
        self.move(thing, DISCARDED + DECK_SIDE[self.back(thing)])
        self.tell(CARD_LEFT_PLAY, self.face(thing))
        self.extra.card_left(self, self.face(thing))

    def back(self, thing: int) -> int:
        return self.zones.kinds.back[thing]
