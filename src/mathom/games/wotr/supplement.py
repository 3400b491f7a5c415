"""What a supplement changes: the places at which the chapters ask whether there is one, and what a war without says.

A `Supplement` is what an expansion remembers during a game, and its methods are its rules. It is replaced, never
changed once a state has it, so that copies can share it. The chapters know these methods only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mathom.games.wotr.event_kinds import CHARACTER_ENTERED
from mathom.games.wotr.map import ADJACENT
from mathom.kernel import EventKind, Frame, Reason

if TYPE_CHECKING:
    from mathom.games.wotr.battle.battle import Battle
    from mathom.games.wotr.battle.numbers import CombatNumbers
    from mathom.games.wotr.state import War

NO_SUCH_ACTION: Final = Reason("the-die-does-not-allow-that-action", "WR-4.21")

# Shared and never changed.
NO_CODES: Final[list[int]] = []


class Supplement:
    """A war without any."""

    __slots__ = ()

    def is_used(self) -> bool:
        return False

    # Actions

    def actions(self, side: int, die: int) -> list[int]:
        """The actions more that a face of a die may allow."""
        return NO_CODES

    def refuse_action(self, w: War, seat: int, side: int, die: int, code: int) -> Reason | None:
        """Why one of them cannot be taken now."""
        return NO_SUCH_ACTION

    def begin(self, w: War, seat: int, side: int, code: int) -> None:
        """Carry one of them out."""
        raise NotImplementedError

    def action_begun(self, w: War, code: int) -> None:
        """An action has begun that the game knows without the supplement."""

    def die_spent(self, w: War, side: int, die: int) -> None:
        """The action of a die is over."""

    def after_action(self, w: War) -> None:
        """What the board demands after every action, beside what it always does."""

    # Characters

    def level(self, w: War, character: int) -> int:
        """The level of a Character whose level varies."""
        return 0

    def entries(self, w: War, character: int) -> list[int]:
        """The regions where a Character may enter whom the supplement adds."""
        return NO_CODES

    def refuse_condition(self, w: War, character: int) -> Reason:
        """Why such a Character cannot enter."""
        return NO_SUCH_ACTION

    def entry(self, character: int) -> EventKind:
        """How it is told that a Character enters play."""
        return CHARACTER_ENTERED

    def entered(self, w: War, seat: int, character: int) -> None:
        """A Character has entered play. A step calls it last."""

    def card_left(self, w: War, face: int) -> None:
        """A card in play was discarded."""

    # Armies

    def roads(self, w: War, side: int) -> list[list[int]]:
        """Region by region, where an army of the side can go from there in one move."""
        return ADJACENT

    def fleets(self, w: War, seat: int, side: int) -> list[int]:
        """What the player can move beside armies, as codes."""
        return NO_CODES

    def refuse_fleet(self, w: War, seat: int, code: int) -> Reason | None:
        """Why the player cannot move that beside armies."""
        return None

    def sail(self, w: War, seat: int, code: int) -> None:
        """One of these moves."""
        raise NotImplementedError

    def musters_inside(self, w: War, nation: int, region: int) -> bool:
        """Whether a die recruits figures of the nation in its besieged Stronghold."""
        return False

    def conquered(self, w: War, side: int, region: int) -> None:
        """The side has taken the settlement of the region."""

    def units_left(self, w: War, region: int) -> None:
        """Units in the region have become fewer, and sieges there are settled."""

    # Battles

    def battle_flags(self, w: War, side: int, origin: int, target: int) -> int:
        """What is special about an attack."""
        return 0

    def before_round(self, w: War, battle: Battle) -> bool:
        """Whether something is asked first before a combat round: then it is pushed."""
        return False

    def set_numbers(self, w: War, battle: Battle, numbers: CombatNumbers) -> None:
        """A combat round is about to begin."""

    def extensions(self, w: War, battle: Battle, options: list[int]) -> list[int]:
        """How a siege battle may go on after the rounds that it has anyway."""
        return options

    def extended(self, w: War, battle: Battle, code: int) -> bool:
        """Whether the answer is one of the supplement's; then it is paid for."""
        return False

    def beaten(self, w: War, battle: Battle, side: int) -> None:
        """The army of a side is destroyed, or has retreated."""

    # The Fellowship and the Hunt

    def drawn(self, w: War, tile: int, kept: int) -> Frame | None:
        """What is asked about a tile before it does anything: returns the tile that counts, or none."""
        return None

    def returning(self, w: War, tiles: list[int]) -> list[int]:
        """Which tiles go back to the pool when the game would put these there."""
        return tiles

    def is_owed(self, tile: int) -> bool:
        """Whether a drawn tile goes back to the pool later, and not with others."""
        return False

    def hunt_rerolls(self, w: War, nazgul: int) -> int:
        """How many dice the Nazgûl let the Shadow roll again; without a supplement it is `nazgul`."""
        return nazgul

    def travelled(self, w: War, way: list[int], declared: bool) -> None:
        """The Ring-bearers have come along the way. A step calls it last."""

    def rested(self, w: War, region: int) -> None:
        """The Fellowship has declared itself in the region, and what follows from that has happened."""

    def leaving(self, w: War, group: list[int]) -> list[int]:
        """Who of a group that leaves the Fellowship goes somewhere."""
        return group

    def lost(self, w: War, character: int) -> None:
        """A Companion in the Fellowship is out of the game."""

    def others_left(self, w: War) -> None:
        """Somebody has left the Fellowship; a Guide is named next."""

    # What everybody sees

    def see(self, w: War) -> dict[str, Any]:
        return {}

    def arrange(self, w: War, entries: Any) -> None:
        """A position, as a scenario describes it."""

    def census(self) -> list[int]:
        """The number of its pieces, the same at every moment."""
        return NO_CODES


NO_SUPPLEMENT: Final = Supplement()
