"""Chapter 11: a special attack of a combat card. Dice out of turn, whose casualties are removed at once."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.wotr.battle.casualties import NO_LOSSES, Losses, TakeHits
from mathom.games.wotr.battle.numbers import hits_in
from mathom.games.wotr.box import DIE_SIDES, enemy_of, side_name
from mathom.games.wotr.state import NOTHING, War
from mathom.kernel import EventKind, Frame

STRUCK: Final = EventKind(
    "special-attack", ("side", "dice", "needed", "hits"), ("WR-11.35",), (side_name, None, None, None)
)

STRIKE_STREAMS: Final = ["combat.fp.strike", "combat.sh.strike"]


class Struck:
    """What came of a special attack: its hits, and what the enemy has lost to them."""

    __slots__ = ("hits", "losses")

    def __init__(self, hits: int, losses: Losses) -> None:
        self.hits = hits
        self.losses = losses


class SpecialAttack(Frame):
    """`side` rolls `dice` that hit on `needed`, and the enemy's `force` at `place` takes the hits. Returns a `Struck`.

    `lost` are the Regulars lost so far in the battle (see `TakeHits`). WR-11.35 to WR-11.39
    """

    __slots__ = ("dice", "force", "hits", "lost", "needed", "place", "side")
    shows: ClassVar[tuple[str, ...]] = ("step", "side", "dice", "needed", "hits")

    def __init__(
        self,
        side: int = 0,
        dice: int = 0,
        needed: int = 0,
        place: int = 0,
        force: list[int] = NOTHING,
        lost: list[int] = NO_LOSSES,
    ) -> None:
        super().__init__("roll")
        self.side = side
        self.dice = dice
        self.needed = needed
        self.place = place
        self.force = force
        self.lost = lost
        self.hits = 0

    def clone(self) -> SpecialAttack:
        other = SpecialAttack(self.side, self.dice, self.needed, self.place, self.force, self.lost)
        other.step = self.step
        other.hits = self.hits
        return other

    def roll(self, w: War) -> None:
        """No card modifies these dice, and they are not re-rolled. WR-11.37, WR-11.38"""
        self.step = "count_hits"
        w.throw(STRIKE_STREAMS[self.side], [DIE_SIDES] * self.dice)

    def count_hits(self, w: War) -> None:
        """The casualties are removed at once. WR-11.39"""
        self.hits = hits_in(w.outcome, 0, self.needed)
        if not w.quiet:
            w.tell(STRUCK, self.side, [die + 1 for die in w.outcome], self.needed, self.hits)
        self.step = "finish"
        w.push(TakeHits(enemy_of(self.side), self.place, self.force, self.hits, self.lost))

    def finish(self, w: War) -> None:
        w.pop(Struck(self.hits, w.returned))
