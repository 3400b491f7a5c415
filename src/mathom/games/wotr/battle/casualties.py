"""Chapter 11, step 4, and the hits of event cards: how an army loses figures.

For every hit the owner removes a Regular (FIGURE) or replaces an Elite by a Regular (REDUCE), or he removes an Elite
for two hits (FIGURE). Where no Regular can take its place, an Elite falls to a single hit too (FALL, or FIGURE for the
last hit). Characters fall with the army (WR-11.65).
"""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.wotr.armies.armies import remove_lone_leaders
from mathom.games.wotr.armies.forces import characters_of, elites_of, force_at, units_of
from mathom.games.wotr.battle.conquest import settle_siege
from mathom.games.wotr.box import (
    FREE_PEOPLES,
    KINDS,
    MEMBERS,
    NO_KIND,
    PER_HIT,
    REPLACED_BY,
    UNIT_KINDS,
    character_name,
    kind_name,
    side_name,
)
from mathom.games.wotr.codes import FALL, REDUCE, figure_code, figure_in, is_fall, is_figure, is_reduce, word
from mathom.games.wotr.event_kinds import Said, place_name
from mathom.games.wotr.events import in_play
from mathom.games.wotr.map import CASUALTIES, OUT, REINFORCEMENTS, region_of
from mathom.games.wotr.state import NOTHING, War
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

# Units of which a hit removes several.
BRITTLE: Final[list[int]] = [kind for kind in range(UNIT_KINDS) if PER_HIT[kind] > 1]

NO_LOSSES: Final[list[int]] = [0] * UNIT_KINDS

NOT_IN_ARMY: Final = Reason("no-such-unit-is-in-the-army", "WR-11.54", "WR-11.79")
NO_REGULAR: Final = Reason("no-regular-can-replace-the-elite", "WR-11.57", "WR-12.17")
ONE_HIT_LEFT: Final = Reason("an-elite-is-removed-for-two-hits", "WR-11.53")
REPLACEABLE: Final = Reason("a-regular-can-replace-the-elite", "WR-11.52", "WR-11.57")
LAST_HIT: Final = Reason("the-last-hit-removes-the-elite", "WR-11.57")
NO_ELITE: Final = Reason("only-an-elite-can-be-replaced", "WR-11.52")
NO_REGULAR_THERE: Final = Reason("no-regular-is-there", "WR-11.55")


class Losses:
    """The `force` that is left of an army, the Regulars `lost` that can replace Elites, and the `hits` it has taken."""

    __slots__ = ("force", "hits", "lost")

    def __init__(self, force: list[int], lost: list[int], hits: int) -> None:
        self.force = force
        self.lost = lost
        self.hits = hits


def spent(force: list[int], member: int, count: int) -> list[int]:
    """The force with `count` figures less."""
    left = force[:]
    left[member] -= count
    return left


# One figure


def fate_of(side: int) -> int:
    """Where the fallen go: the Free Peoples' are out of the game, the Shadow's are reinforcements again.

    WR-11.58, WR-11.59, WR-11.62, WR-9.13, WR-9.14
    """
    return CASUALTIES + side if side == FREE_PEOPLES else REINFORCEMENTS + side


def character_falls(w: War, character: int) -> None:
    """The Character is out of the game. WR-11.63, WR-6.18, AMB-11, WR-9.14"""
    w.tell(CHARACTER_FELL, w.character_at[character], character)
    w.put_character(character, OUT)
    w.happen(in_play.WHEN_FALLEN, character)


def leaders_fall(w: War, side: int, place: int, kind: int, count: int = 1) -> None:
    """Leaders or Nazgûl fall. WR-11.62"""
    w.figures.move(kind, count, place, fate_of(side))
    w.tell(LEADERS_FELL, place, kind, count)


def lose_units(w: War, side: int, place: int, kind: int, count: int) -> None:
    """Units fall: those of the Free Peoples are out of the game, the Shadow's are reinforcements again.

    WR-11.58, WR-11.59
    """
    w.figures.move(kind, count, place, fate_of(side))
    w.tell(UNITS_LOST, place, kind, count)


def followers_fall(w: War, side: int, place: int, force: list[int]) -> list[int]:
    """Leaders and Characters fall with their army; what is left of the force (no one). WR-11.61 to WR-11.63"""
    for kind in range(UNIT_KINDS, KINDS):
        if force[kind]:
            leaders_fall(w, side, place, kind, force[kind])
    for character in characters_of(force):
        character_falls(w, character)
    return [0] * MEMBERS


# Elites


def refuse_reduce(w: War, side: int, kind: int, lost: list[int]) -> Reason | None:
    """Why no Regular of its nation can take the place of an Elite: neither reinforcements nor losses have one.

    `lost` are the units lost in this battle; the Shadow's are reinforcements anyway. WR-11.55, WR-11.57, AMB-40
    """
    regular = REPLACED_BY[kind]
    return None if lost[regular] or w.figures.content[REINFORCEMENTS + side][regular] else NO_REGULAR


def sources(w: War, side: int, kind: int, lost: list[int]) -> list[int]:
    """Where the Regular can come from. WR-11.55, AMB-41"""
    found: list[int] = []
    if lost[REPLACED_BY[kind]]:
        found.append(FROM_CASUALTIES)
    if w.figures.content[REINFORCEMENTS + side][REPLACED_BY[kind]]:
        found.append(FROM_REINFORCEMENTS)
    return found


def reduce(w: War, side: int, place: int, kind: int, source: int) -> None:
    """An Elite is replaced by a Regular of its nation. WR-11.52, WR-11.55, WR-11.56"""
    w.figures.move(kind, 1, place, fate_of(side))
    origin = CASUALTIES + side if source == FROM_CASUALTIES else REINFORCEMENTS + side
    w.figures.move(REPLACED_BY[kind], 1, origin, place)
    w.tell(ELITE_REDUCED, place, kind)


class Reduce(Frame):
    """An Elite of `force` is replaced; its owner says where the Regular comes from if there is a choice (DP-76).

    Returns its `Losses`.
    """

    __slots__ = ("force", "kind", "lost", "place", "side")
    shows: ClassVar[tuple[str, ...]] = ("step", "force", "kind", "lost", "place", "side")

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
        w.ask_or_take(w.commander(self.side, self.place), "source", options, then="replace")

    def replace(self, w: War) -> None:
        kind, regular = self.kind, REPLACED_BY[self.kind]
        lost = self.lost
        if w.reply == FROM_CASUALTIES:
            lost = spent(lost, regular, 1)
        reduce(w, self.side, self.place, kind, w.reply)
        force = spent(self.force, kind, 1)
        force[regular] += 1
        w.pop(Losses(force, lost, 1))

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        return None if code in sources(s, self.side, self.kind, self.lost) else NO_REGULAR_THERE


# An army


def endurance(force: list[int]) -> int:
    """How many hits the force can take: one for a Regular, two for an Elite. WR-11.52, WR-11.53, WR-11.60

    Of units that fall in pairs the odd one takes a hit as well.
    """
    spared = 0
    for kind in BRITTLE:
        spared += force[kind] // PER_HIT[kind]
    return units_of(force) + elites_of(force) - spared


def deadly_hits(w: War, side: int, force: list[int], lost: list[int]) -> int:
    """How many hits leave nobody of the force, whatever its owner chooses.

    The last hit that it can take is spared where nobody could survive it as a Regular: an Elite that no Regular can
    replace falls to a single hit. WR-11.53, WR-11.57, AMB-41
    """
    for kind in range(UNIT_KINDS):
        if force[kind] and (REPLACED_BY[kind] == NO_KIND or refuse_reduce(w, side, kind, lost) is None):
            return endurance(force)
    return endurance(force) - 1


class TakeHits(Frame):
    """The owner of `force`, a part of the figures at `place`, takes hits one after the other (DP-45).

    `lost` are the Regulars that the side has lost before in the same battle, or to the same card. Returns its `Losses`.
    Leaders and Characters of an army without units are not its business. `own` are hits that it takes on purpose.
    WR-11.52 to WR-11.60
    """

    __slots__ = ("force", "hits", "lost", "own", "place", "side", "taken")
    shows: ClassVar[tuple[str, ...]] = ("step", "force", "hits", "lost", "place", "side", "taken")

    def __init__(
        self,
        side: int = 0,
        place: int = 0,
        force: list[int] = NOTHING,
        hits: int = 0,
        lost: list[int] = NO_LOSSES,
        own: bool = False,
    ) -> None:
        super().__init__("choose_loss")
        self.own = own
        self.side = side
        self.place = place
        self.force = force
        self.hits = hits
        self.lost = lost
        self.taken = 0

    def clone(self) -> TakeHits:
        other = TakeHits(self.side, self.place, self.force, self.hits, self.lost, self.own)
        other.step = self.step
        other.taken = self.taken
        return other

    def choose_loss(self, w: War) -> None:
        """Ask for the next loss, as long as there is a choice. WR-11.52, WR-11.53, WR-11.60"""
        if self.hits >= self.deadly_hits(w):
            self.lose_all(w)
        if not self.hits:
            w.pop(Losses(self.force, self.lost, self.taken))
            return
        options = self.losses(w)
        if len(options) == 1 and is_figure(options[0]):
            # One kind only, each of which falls to a hit: they take all hits, which are fewer than they are.
            kind = figure_in(options[0])
            self.lose(w, kind, min(self.force[kind], self.hits * self.per_hit(kind)))
            self.taken += self.hits
            self.hits = 0
        else:
            w.ask_or_take(w.commander(self.side, self.place), "loss", options, then="take")

    def per_hit(self, kind: int) -> int:
        """How many figures a hit removes; who gives them up himself gives up single ones."""
        return 1 if self.own else PER_HIT[kind]

    def deadly_hits(self, w: War) -> int:
        if self.own:
            return units_of(self.force) + elites_of(self.force)
        return deadly_hits(w, self.side, self.force, self.lost)

    def losses(self, w: War) -> list[int]:
        """Every way to take the next hit, or the next two; Leaders and Characters take none. WR-1.43, WR-11.54"""
        options: list[int] = []
        force = self.force
        for kind in range(UNIT_KINDS):
            if force[kind]:
                if PER_HIT[kind] > 1 and not self.own:
                    if force[kind] >= PER_HIT[kind] or force[kind] == units_of(force):
                        options.append(figure_code(kind))
                elif REPLACED_BY[kind] == NO_KIND:
                    options.append(figure_code(kind))
                elif refuse_reduce(w, self.side, kind, self.lost) is None:
                    options.append(REDUCE + kind)
                    if self.hits > 1:
                        options.append(figure_code(kind))
                else:
                    options.append(figure_code(kind))
                    if self.hits > 1:
                        options.append(FALL + kind)
        return options

    def take(self, w: War) -> None:
        code = w.reply
        if is_reduce(code):
            self.step = "reduced"
            w.push(Reduce(self.side, self.place, code - REDUCE, self.force, self.lost))
            return
        falls = is_fall(code)
        kind = code - FALL if falls else figure_in(code)
        cost = 2 if REPLACED_BY[kind] != NO_KIND and not falls and self.hits > 1 else 1
        self.lose(w, kind, 1 if falls else min(self.force[kind], self.per_hit(kind)))
        self.hits -= cost
        self.taken += cost
        self.step = "choose_loss"

    def reduced(self, w: War) -> None:
        losses: Losses = w.returned
        self.force = losses.force
        self.lost = losses.lost
        self.hits -= losses.hits
        self.taken += losses.hits
        self.step = "choose_loss"

    def lose(self, w: War, kind: int, count: int) -> None:
        lose_units(w, self.side, self.place, kind, count)
        self.force = spent(self.force, kind, count)
        if self.side == FREE_PEOPLES:
            self.lost = spent(self.lost, kind, -count)

    def lose_all(self, w: War) -> None:
        """There are hits enough for everybody: nothing is left to choose, and what is left has no effect. WR-11.60"""
        self.taken += min(self.hits, endurance(self.force))
        self.hits = 0
        for kind in range(UNIT_KINDS):
            if self.force[kind]:
                self.lose(w, kind, self.force[kind])

    def about(self, s: War) -> Said:
        return [("region", place_name(self.place)), ("hits", self.hits)]

    def refuse(self, s: War, seat: int, code: int) -> Reason | None:
        """Why a hit cannot be taken in this way. WR-11.52, WR-11.53, WR-11.57, WR-11.79"""
        if code in self.losses(s):
            return None
        kind = code - FALL if is_fall(code) else code - REDUCE if is_reduce(code) else figure_in(code)
        if not 0 <= kind < UNIT_KINDS or not self.force[kind]:
            return NOT_IN_ARMY
        if is_fall(code):
            if REPLACED_BY[kind] == NO_KIND:
                return NO_ELITE
            return REPLACEABLE if refuse_reduce(s, self.side, kind, self.lost) is None else LAST_HIT
        if is_reduce(code):
            return NO_ELITE if REPLACED_BY[kind] == NO_KIND else NO_REGULAR
        return ONE_HIT_LEFT


class CardHits(Frame):
    """An event card hits the army of `side` at `place`, outside a battle.

    Leaders of the Free Peoples without units fall. Nazgûl and Characters stay, unless the card is `deadly`: then they
    fall with the army. A Stronghold that has lost its defenders is conquered. `lost` are the Regulars lost to the card
    before; it returns those lost by now, for a card that hits several armies.
    WR-6.19, WR-6.20, WR-6.25, AMB-44, AMB-99
    """

    __slots__ = ("deadly", "hits", "lost", "place", "side")
    shows: ClassVar[tuple[str, ...]] = ("step", "deadly", "hits", "lost", "place", "side")

    def __init__(
        self,
        side: int = 0,
        place: int = 0,
        hits: int = 0,
        deadly: bool = False,
        lost: list[int] = NO_LOSSES,
    ) -> None:
        super().__init__("take_hits")
        self.side = side
        self.place = place
        self.hits = hits
        self.deadly = deadly
        self.lost = lost

    def clone(self) -> CardHits:
        other = CardHits(self.side, self.place, self.hits, self.deadly, self.lost)
        other.step = self.step
        return other

    def take_hits(self, w: War) -> None:
        w.tell(HITS_BY_CARD, self.side, self.place, self.hits)
        self.step = "settle"
        w.push(TakeHits(self.side, self.place, force_at(w, self.side, self.place), self.hits, self.lost))

    def settle(self, w: War) -> None:
        losses: Losses = w.returned
        if not units_of(losses.force):
            if self.deadly:
                followers_fall(w, self.side, self.place, losses.force)
            else:
                remove_lone_leaders(w, self.place)
        settle_siege(w, region_of(self.place))
        w.pop(losses.lost)
