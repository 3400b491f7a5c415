"""Chapter 1: the kinds of players. What the rules tag [H], [M], [F] or [B] is data of a `Profile`. C-1"""

from __future__ import annotations

from typing import Final

HERO: Final = "hero"
MINION: Final = "minion"
FALLEN_WIZARD: Final = "fallen-wizard"
BALROG: Final = "balrog"

# The two sides of the war: influence against the other one is harder (ME-19.11), companies may fight it (ME-14.2).
LIGHT: Final = 0
DARK: Final = 1


class Profile:
    """What differs between the kinds of players.

    `havens` are the kinds of havens that are the player's own (ME-1.10). `drafted` is how many characters may be
    drafted, at `starts`: any of these sites, each by its title. Starter movement leads to no site in the regions of
    `closed`.
    """

    __slots__ = (
        "avatar_sites",
        "closed",
        "drafted",
        "havens",
        "name",
        "side",
        "spare_influence",
        "starter_movement",
        "starts",
    )

    def __init__(self, name: str, side: int) -> None:
        self.name = name
        self.side = side
        self.drafted = 5
        self.havens: list[str] = []
        self.starts: list[str] = []
        self.avatar_sites: list[str] = []
        self.starter_movement = True
        self.closed: list[str] = []
        self.spare_influence = 0


def hero() -> Profile:
    """ME-3.11, ME-3.15, ME-5.4, ME-9.9, C-7"""
    p = Profile(HERO, LIGHT)
    p.havens = ["haven"]
    p.closed = ["Udûn", "Gorgoroth"]
    p.starts = p.avatar_sites = ["Rivendell"]
    return p


def minion() -> Profile:
    """ME-3.12, ME-3.16, ME-5.5, ME-8.2"""
    p = Profile(MINION, DARK)
    p.drafted = 6
    p.havens = ["darkhaven"]
    p.starts = p.avatar_sites = ["Minas Morgul", "Dol Guldur"]
    p.spare_influence = 5
    return p


PROFILES: Final[dict[str, Profile]] = {profile.name: profile for profile in (hero(), minion())}
