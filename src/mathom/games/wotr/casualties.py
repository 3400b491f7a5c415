"""Chapter 11, step 4, and the hits of event cards: how an army loses figures.

For every hit the owner removes a Regular (FIGURE) or replaces an Elite by a Regular (REDUCE), or he removes an Elite
for two hits (FIGURE). Where no Regular can take its place, an Elite falls to a single hit.
"""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.armies import remove_lone_leaders
from mathom.games.wotr.board import CASUALTIES, OUT, REINFORCEMENTS, region_of
from mathom.games.wotr.codes import FIGURE, MEMBERS, REDUCE, word
from mathom.games.wotr.components import (
    FREE_PEOPLES,
    KINDS,
    SARUMAN,
    UNIT_KINDS,
    character_name,
    kind_name,
    side_name,
)
from mathom.games.wotr.conquest import settle_siege
from mathom.games.wotr.forces import characters_of, force_at, units_of
from mathom.games.wotr.happenings import place_name
from mathom.games.wotr.table_cards import PALANTIR, WORMTONGUE, leave_table
from mathom.games.wotr.war import NOTHING, War
from mathom.kernel import EventKind, Frame, Reason

UNITS_LOST: Final = EventKind(
    "units-lost", ("region", "kind", "count"), ("WR-11.52", "WR-11.58", "WR-11.59"), (place_name, kind_name, None)
)
ELITE_REDUCED: Final = EventKind(
    "elite-reduced", ("region", "kind"), ("WR-11.52", "WR-11.55", "WR-11.56"), (place_name, kind_name)
)
LEADERS_FELL: Final = EventKind(
    "leaders-fell", ("region", "kind", "count"), ("WR-11.61", "WR-11.62"), (place_name, kind_name, None)
)
CHARACTER_FELL: Final = EventKind(
    "character-fell", ("region", "character"), ("WR-11.61", "WR-11.63"), (place_name, character_name)
)
HITS_BY_CARD: Final = EventKind("hits-by-card", ("side", "region", "hits"), ("WR-6.25",), (side_name, place_name, None))

FROM_CASUALTIES: Final = word("casualties")
FROM_REINFORCEMENTS: Final = word("reinforcements")

NO_LOSSES: Final[list[int]] = [0] * UNIT_KINDS

NOT_IN_ARMY: Final = Reason("no-such-unit-is-in-the-army", "WR-11.54", "WR-11.79")
NO_REGULAR: Final = Reason("no-regular-can-replace-the-elite", "WR-11.57", "WR-12.17")
ONE_HIT_LEFT: Final = Reason("an-elite-is-removed-for-two-hits", "WR-11.53")
NO_ELITE: Final = Reason("only-an-elite-can-be-replaced", "WR-11.52")
NO_SOURCE: Final = Reason("no-regular-is-there", "WR-11.55")


def spent(force: list[int], member: int, count: int) -> list[int]:
    """The force with `count` figures less."""
    left = force[:]
    left[member] -= count
    return left


# One figure


def fate_of(side: int) -> int:
    """Where the fallen go: the Free Peoples' are out of the game, the Shadow's are reinforcements again.

    WR-11.58, WR-11.59, WR-11.62
    """
    return CASUALTIES + side if side == FREE_PEOPLES else REINFORCEMENTS + side


def strike_character(w: War, character: int) -> None:
    """The Character is out of the game; the cards in play that need Saruman go with him. WR-11.63, WR-6.18, AMB-11"""
    w.tell(CHARACTER_FELL, w.character_at[character], character)
    w.put_character(character, OUT)
    if character == SARUMAN:
        leave_table(w, PALANTIR)
        leave_table(w, WORMTONGUE)


def strike_leader(w: War, side: int, place: int, kind: int, count: int = 1) -> None:
    """Leaders or Nazgûl fall. WR-11.62"""
    w.figures.move(kind, count, place, fate_of(side))
    w.tell(LEADERS_FELL, place, kind, count)


def lose_units(w: War, side: int, place: int, kind: int, count: int) -> None:
    """WR-11.58, WR-11.59"""
    w.figures.move(kind, count, place, fate_of(side))
    w.tell(UNITS_LOST, place, kind, count)


def strike_followers(w: War, side: int, place: int, force: list[int]) -> list[int]:
    """Leaders and Characters fall with their army; what is left of the force (no one). WR-11.61 to WR-11.63"""
    for kind in range(UNIT_KINDS, KINDS):
        if force[kind]:
            strike_leader(w, side, place, kind, force[kind])
    for character in characters_of(force):
        strike_character(w, character)
    return [0] * MEMBERS


# Elites


def refuse_reduce(w: War, side: int, kind: int, lost: list[int]) -> Reason | None:
    """Why no Regular of its nation can take the place of an Elite: neither reinforcements nor losses have one.

    `lost` are the units lost in this battle; the Shadow's are reinforcements anyway. WR-11.55, WR-11.57, AMB-40
    """
    return None if lost[kind - 1] or w.figures.content[REINFORCEMENTS + side][kind - 1] else NO_REGULAR


def sources(w: War, side: int, kind: int, lost: list[int]) -> list[int]:
    """Where the Regular can come from. WR-11.55, AMB-41"""
    found: list[int] = []
    if lost[kind - 1]:
        found.append(FROM_CASUALTIES)
    if w.figures.content[REINFORCEMENTS + side][kind - 1]:
        found.append(FROM_REINFORCEMENTS)
    return found


def reduce(w: War, side: int, place: int, kind: int, source: int) -> None:
    """An Elite is replaced by a Regular of its nation. WR-11.52, WR-11.55, WR-11.56"""
    w.figures.move(kind, 1, place, fate_of(side))
    origin = CASUALTIES + side if source == FROM_CASUALTIES else REINFORCEMENTS + side
    w.figures.move(kind - 1, 1, origin, place)
    w.tell(ELITE_REDUCED, place, kind)


class Reduce(Frame):
    """An Elite of `force` is replaced; its owner says where the Regular comes from if there is a choice (DP-76).

    Leaves the force and the losses of the battle in `picked`, one after the other.
    """

    __slots__ = ("force", "kind", "lost", "place", "side")

    def __init__(
        self, side: int = 0, place: int = 0, kind: int = 0, force: list[int] = NOTHING, lost: list[int] = NO_LOSSES
    ) -> None:
        super().__init__("choose_source")
        self.side = side
        self.place = place
        self.kind = kind
        self.force = force
        self.lost = lost

    def clone(self) -> Reduce:
        other = Reduce(self.side, self.place, self.kind, self.force, self.lost)
        other.step = self.step
        return other

    def choose_source(self, w: War) -> None:
        options = sources(w, self.side, self.kind, self.lost)
        if len(options) == 1:
            w.reply = options[0]
            self.step = "replace"
        else:
            w.ask_one(w.commander(self.side, self.place), "source", options, then="replace")

    def replace(self, w: War) -> None:
        kind = self.kind
        lost = self.lost
        if w.reply == FROM_CASUALTIES:
            lost = spent(lost, kind - 1, 1)
        reduce(w, self.side, self.place, kind, w.reply)
        force = spent(self.force, kind, 1)
        force[kind - 1] += 1
        w.picked = force + lost
        w.pop()

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        return None if code in sources(s, self.side, self.kind, self.lost) else NO_SOURCE


# An army


def endurance(w: War, side: int, force: list[int], lost: list[int]) -> int:
    """How many hits the force can take: two for an Elite, but one if no Regular can ever take its place.

    The force's own Regulars can, once they have fallen. WR-11.52, WR-11.57, WR-11.60, AMB-41
    """
    hits = units_of(force)
    for kind in range(1, UNIT_KINDS, 2):
        if force[kind] and (force[kind - 1] or refuse_reduce(w, side, kind, lost) is None):
            hits += force[kind]
    return hits


class TakeHits(Frame):
    """The owner of `force`, a part of the figures at `place`, takes hits one after the other (DP-45).

    `lost` are the Regulars that the side has lost before in the same battle, or to the same card. Leaves in `picked`
    the surviving force, then the losses of the battle, then the number of hits taken. Leaders and Characters of an army
    without units are not its business. WR-11.52 to WR-11.60
    """

    __slots__ = ("force", "hits", "lost", "place", "side", "taken")

    def __init__(
        self,
        side: int = 0,
        place: int = 0,
        force: list[int] = NOTHING,
        hits: int = 0,
        lost: list[int] = NO_LOSSES,
    ) -> None:
        super().__init__("choose_loss")
        self.side = side
        self.place = place
        self.force = force
        self.hits = hits
        self.lost = lost
        self.taken = 0

    def clone(self) -> TakeHits:
        other = TakeHits(self.side, self.place, self.force, self.hits, self.lost)
        other.step = self.step
        other.taken = self.taken
        return other

    def choose_loss(self, w: War) -> None:
        """WR-11.52, WR-11.53, WR-11.60"""
        most = endurance(w, self.side, self.force, self.lost)
        if self.hits >= most:
            self.lose_all(w, most)
        if not self.hits:
            w.picked = [*self.force, *self.lost, self.taken]
            w.pop()
            return
        options = self.losses(w)
        if len(options) > 1:
            w.ask_one(w.commander(self.side, self.place), "loss", options, then="take")
        elif options[0] >= REDUCE:
            w.reply = options[0]
            self.step = "take"
        else:
            # One kind only, each of which falls to a hit: they take all hits, which are fewer than they are.
            self.lose(w, options[0] - FIGURE, self.hits)
            self.taken += self.hits
            self.hits = 0

    def losses(self, w: War) -> list[int]:
        """Every way to take the next hit, or the next two."""
        options: list[int] = []
        force = self.force
        for kind in range(UNIT_KINDS):
            if force[kind]:
                if kind & 1 == 0 or refuse_reduce(w, self.side, kind, self.lost) is not None:
                    options.append(FIGURE + kind)
                else:
                    options.append(REDUCE + kind)
                    if self.hits > 1:
                        options.append(FIGURE + kind)
        return options

    def take(self, w: War) -> None:
        code = w.reply
        if code >= REDUCE:
            self.step = "reduced"
            w.push(Reduce(self.side, self.place, code - REDUCE, self.force, self.lost))
            return
        kind = code - FIGURE
        cost = 1
        if kind & 1 and refuse_reduce(w, self.side, kind, self.lost) is None:
            cost = 2
        self.lose(w, kind, 1)
        self.hits -= cost
        self.taken += cost
        self.step = "choose_loss"

    def reduced(self, w: War) -> None:
        self.force = w.picked[:MEMBERS]
        self.lost = w.picked[MEMBERS:]
        w.picked = NOTHING
        self.hits -= 1
        self.taken += 1
        self.step = "choose_loss"

    def lose(self, w: War, kind: int, count: int) -> None:
        lose_units(w, self.side, self.place, kind, count)
        self.force = spent(self.force, kind, count)
        if self.side == FREE_PEOPLES:
            self.lost = spent(self.lost, kind, -count)

    def lose_all(self, w: War, most: int) -> None:
        """There are hits enough for everybody: nothing is left to choose, and what is left has no effect. WR-11.60"""
        self.taken += most
        self.hits = 0
        for kind in range(UNIT_KINDS):
            if self.force[kind]:
                self.lose(w, kind, self.force[kind])

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        """WR-11.52, WR-11.53, WR-11.57, WR-11.79"""
        if code in self.losses(s):
            return None
        kind = code - REDUCE if code >= REDUCE else code - FIGURE
        if not 0 <= kind < UNIT_KINDS or not self.force[kind]:
            return NOT_IN_ARMY
        if code >= REDUCE:
            return NO_REGULAR if kind & 1 else NO_ELITE
        return ONE_HIT_LEFT


class CardHits(Frame):
    """An event card hits the army of `side` at `place`, outside a battle.

    Leaders of the Free Peoples without units fall. Nazgûl and Characters stay, unless the card is `deadly`: then they
    fall with the army. A Stronghold that has lost its defenders is conquered. `lost` are the Regulars lost to the card
    before; with `report` those lost by now are left in `picked`, for a card that hits several armies.
    WR-6.19, WR-6.20, WR-6.25, AMB-44, AMB-99
    """

    __slots__ = ("deadly", "hits", "lost", "place", "report", "side")

    def __init__(
        self,
        side: int = 0,
        place: int = 0,
        hits: int = 0,
        deadly: bool = False,
        lost: list[int] = NO_LOSSES,
        report: bool = False,
    ) -> None:
        super().__init__("take_hits")
        self.side = side
        self.place = place
        self.hits = hits
        self.deadly = deadly
        self.lost = lost
        self.report = report

    def clone(self) -> CardHits:
        other = CardHits(self.side, self.place, self.hits, self.deadly, self.lost, self.report)
        other.step = self.step
        return other

    def take_hits(self, w: War) -> None:
        w.tell(HITS_BY_CARD, self.side, self.place, self.hits)
        self.step = "settle"
        w.push(TakeHits(self.side, self.place, force_at(w, self.side, self.place), self.hits, self.lost))

    def settle(self, w: War) -> None:
        force = w.picked[:MEMBERS]
        w.picked = w.picked[MEMBERS : MEMBERS + UNIT_KINDS] if self.report else NOTHING
        if not units_of(force):
            if self.deadly:
                strike_followers(w, self.side, self.place, force)
            else:
                remove_lone_leaders(w, self.place)
        settle_siege(w, region_of(self.place))
        w.pop()
