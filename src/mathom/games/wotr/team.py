"""Chapter 19: what three and four players need to remember, beside what two do.

All else is as with two (WR-19.3, WR-19.43): both players of a side use its dice, move and hide the Fellowship, or
hunt it (WR-19.22, WR-19.27).
"""

from __future__ import annotations

from typing import Final

from mathom.games.wotr.box import NO_SIDE

DUEL: Final = 2  # so many players need no team
NO_SEAT: Final = -1  # no seat

# Shared and never changed.
NO_PLACES: Final[list[int]] = []
NO_DEEDS: Final[list[list[int]]] = []


class Team:
    """A `Team` is replaced, never changed once a state has it, so that copies can share it.

    Turns
        `actors` has the seat that takes the next action of each side, or is taking it (WR-19.15, WR-19.19); `acting` is
        the side whose turn it is, NO_SIDE before phase 5.

    Armies
        `mixed` are the places of mixed armies, in ascending order (WR-19.32); `gathered` the places to which figures
        have come in this action, where their owners may form one (WR-19.29). `commands` are pairs of a mixed army's
        place and the seat that was last told to command it (WR-19.34).

    The end
        `credit` has for every region the seat whose army conquered its settlement (AMB-82), NO_SEAT if none did.

    Three players
        `deeds` are what the single player of the Free Peoples has done in this action, `last_deeds` in the one before:
        a nation, the place of the army that acted (NOWHERE: none did), and 1 if that was mixed (WR-19.46, AMB-77).
    """

    __slots__ = ("acting", "actors", "commands", "credit", "deeds", "gathered", "last_deeds", "mixed")

    def __init__(self, like: Team | None = None) -> None:
        if like is None:
            self.acting = NO_SIDE
            self.actors: list[int] = NO_PLACES
            self.mixed: list[int] = NO_PLACES
            self.gathered: list[int] = NO_PLACES
            self.commands: list[list[int]] = NO_DEEDS
            self.credit: list[int] = NO_PLACES
            self.deeds: list[list[int]] = NO_DEEDS
            self.last_deeds: list[list[int]] = NO_DEEDS
        else:
            self.acting = like.acting
            self.actors = like.actors
            self.mixed = like.mixed
            self.gathered = like.gathered
            self.commands = like.commands
            self.credit = like.credit
            self.deeds = like.deeds
            self.last_deeds = like.last_deeds

    def clone(self) -> Team:
        return Team(self)


# Two players have none.
NO_TEAM: Final = Team()
