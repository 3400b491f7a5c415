"""Appendix C for programs: what a seat may see, as the numbers that the game itself counts with.

Nothing is put into words and nothing is copied, so that a look costs next to nothing. Like `see`, it lists what is
open (INF-1 to INF-12) and the seat's own hand, and nothing else.
"""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.box import FREE_PEOPLES, KIND_NATION, NO_SIDE, SHADOW, UNITS_OF
from mathom.games.wotr.map import GARRISON_AT, NO_GARRISON, NOWHERE, REINFORCEMENTS
from mathom.games.wotr.state import HAND, IN_PLAY, NOTHING, OFF_TRACK, War

NOBODY_FIGHTS: Final[list[list[int]]] = [NOTHING, NOTHING]


class Glance:
    """The table from one seat. The fields are those of `War`; lists belong to the state, so nobody may change them.

    Figures
        `figures` are the numbers of every kind by place, `totals` those of all kinds together, `units` those of units
        by side and place.

    The question
        `kind` and `options`, as the frame asks them.

    Cards
        `hand` are the faces of the seat's own cards, `hands` the number of cards in every hand, `in_play` the faces of
        the cards on the table.

    Supplements
        `extra` is what a supplement remembers. All of it lies open.

    Teams
        `divided` is whether the seat shares its side, `seat_of_nation` who plays which nation, `followed` the places
        of mixed armies that the seat does not command.

    What is going on
        A battle or attack: `attacker` is its side (NO_SIDE if there is none), `origin` and `target` its places,
        `forces` the armies in it, `battle_round` its number. A march, an advance or a way of the Fellowship:
        `origin` and `target`. `damage` is what a hunt tile still does.
    """

    __slots__ = (
        "active",
        "attacker",
        "battle_round",
        "character_at",
        "corruption",
        "damage",
        "dice",
        "divided",
        "extra",
        "figures",
        "followed",
        "forces",
        "guide",
        "hand",
        "hands",
        "held",
        "hidden",
        "hunt_box",
        "hunted",
        "in_play",
        "kind",
        "minion_seen",
        "mordor",
        "options",
        "origin",
        "progress",
        "ring_bearers",
        "ring_used",
        "rings",
        "rolled",
        "seat",
        "seat_of_nation",
        "side",
        "steps",
        "target",
        "totals",
        "tried",
        "turn",
        "units",
    )

    def __init__(self, w: War, seat: int) -> None:
        zones = w.zones
        face = zones.face
        self.seat = seat
        self.side: int = w.side_of_seat[seat]
        self.kind = "" if w.ask is None else w.ask.kind
        self.options: list[int] = NOTHING if w.ask is None else w.ask.options_of(seat)
        self.turn = w.turn
        self.figures: list[list[int]] = w.figures.content
        self.totals: list[int] = w.figures.totals
        self.units: list[list[int]] = w.figures.counts
        self.character_at = w.character_at
        self.held = w.held
        self.steps = w.steps
        self.active = w.active
        self.ring_bearers = w.ring_bearers
        self.progress = w.progress
        self.hidden = w.hidden
        self.corruption = w.corruption
        self.mordor = w.mordor
        self.guide = w.guide
        self.tried = w.tried
        self.hunted = w.hunted
        self.minion_seen = w.minion_seen
        self.dice = w.dice
        self.rolled = w.rolled
        self.hunt_box = w.hunt_box
        self.rings = w.rings
        self.ring_used = w.ring_used
        self.hand: list[int] = sorted([face[thing] for thing in zones.content[HAND + seat]])
        self.hands: list[int] = [len(zones.content[HAND + other]) for other in range(w.seats)]
        self.in_play: list[int] = sorted(
            [face[t] for side in (FREE_PEOPLES, SHADOW) for t in zones.content[IN_PLAY + side]]
        )
        self.seat_of_nation = w.seat_of_nation
        self.divided = w.is_divided(self.side)
        self.followed: list[int] = [p for p in w.team.mixed if w.commander(self.side, p) != seat]
        self.attacker = NO_SIDE
        self.origin = NOWHERE
        self.target = NOWHERE
        self.forces: list[list[int]] = NOBODY_FIGHTS
        self.battle_round = 0
        self.damage = 0
        self.extra = w.extra
        self.look_at_frames(w)

    def look_at_frames(self, w: War) -> None:
        """The innermost battle, march or tile."""
        for frame in reversed(w.stack):
            if frame.brief(self):
                return

    def goes(self, origin: int, target: int) -> None:
        """Somebody is on his way."""
        self.origin = origin
        self.target = target

    # Teams

    def plays(self, nation: int) -> bool:
        """Whether the seat plays the nation."""
        return self.seat_of_nation[nation] == self.seat

    def leads(self, place: int) -> bool:
        """Whether the seat has an army of its own at the place, or commands the mixed one there."""
        if not self.divided:
            return True
        heap = self.figures[place]
        own = any(heap[kind] and self.plays(KIND_NATION[kind]) for kind in UNITS_OF[self.side])
        return own and place not in self.followed

    # Questions about the table

    def in_mordor(self) -> bool:
        return self.mordor != OFF_TRACK

    def at_war(self, nation: int) -> bool:
        return self.steps[nation] == 0

    def is_besieged(self, region: int) -> bool:
        place = GARRISON_AT[region]
        return place != NO_GARRISON and self.totals[place] > 0

    def on_map(self, character: int) -> bool:
        return self.character_at[character] < REINFORCEMENTS
