"""Chapter 18: a faction is influenced from another site than its own, where a card permits it."""

from __future__ import annotations

from functools import cache
from typing import Final

from mathom.games.meccg.box import places, region_paths
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.places import fits_any
from mathom.games.meccg.sites.faction import FactionAttempt
from mathom.games.meccg.state import Realm
from mathom.kernel import Frame

MOST_REGIONS: Final = 12


@cache
def regions_between(origin: str, destination: str, alignment: str) -> int:
    """How many regions a way from one to the other has, both counted; the shortest way."""
    for most in range(1, MOST_REGIONS + 1):
        if region_paths(origin, destination, alignment, most):
            return most
    return MOST_REGIONS


@cache
def regions_of(faction: int) -> tuple[str, ...]:
    """The regions with a site at which the faction (its face) is playable."""
    cards = [card for versions in places().values() for card in versions.values() if card.region]
    numbers = {face.id: face.number for face in FACES if face.kind == "site"}
    fits = [card.region for card in cards if fits_any(FACES[faction].record.playable_at, numbers[card.id])]
    return tuple(sorted(set(fits)))


def distance(s: Realm, character: int, faction: int) -> int:
    """The regions from the character's site to the nearest one of the faction (its face)."""
    origin: str = s.face(s.site_of(character)).record.region
    alignment = s.alignments[s.owner(character)]
    return min([regions_between(origin, region, alignment) for region in regions_of(faction)], default=MOST_REGIONS)


class FarAttempt(FactionAttempt):
    """The attempt with a deduction for the distance."""

    __slots__ = ("deduction",)

    def __init__(self, character: int = 0, faction: int = 0, deduction: int = 0, step: str = "announce") -> None:
        super().__init__(character, faction, step)
        self.deduction = deduction

    def clone(self) -> FarAttempt:
        return FarAttempt(self.character, self.faction, self.deduction, self.step)

    def modifier(self, s: Realm) -> int:
        return super().modifier(s) - self.deduction


class Embassy(Frame):
    """`character` speaks to `faction`, which lies on the chain, from afar: success taps his site, failure costs him.

    ME-18.11
    """

    __slots__ = ("character", "deduction", "faction")

    def __init__(self, character: int = 0, faction: int = 0, deduction: int = 0, step: str = "speak") -> None:
        super().__init__(step)
        self.character = character
        self.faction = faction
        self.deduction = deduction

    def clone(self) -> Embassy:
        return Embassy(self.character, self.faction, self.deduction, self.step)

    def speak(self, s: Realm) -> None:
        self.step = "return_home"
        s.push(FarAttempt(self.character, self.faction, self.deduction))

    def return_home(self, s: Realm) -> None:
        if s.returned:
            s.tap(s.site_of(self.character))
        elif self.character in s.characters(s.active):
            s.discard(self.character)
        s.pop()
