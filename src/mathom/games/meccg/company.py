"""Chapter 8: a company, as plain data."""

from __future__ import annotations

from typing import Final

NO_THING: Final = -1
NO_COMPANY: Final = -1

# What a company does in the movement/hazard phase, as far as everybody can see (ME-5.45 to ME-5.48).
STAYS: Final = 0
TO_CARD: Final = 1  # a site card lies face down beside it
TO_SITE_IN_PLAY: Final = 2  # its player has said so, and not which one

COMPANIES_PER_SEAT: Final = 12

# Shared and never changed.
NOBODY: Final[list[int]] = []
NO_DEEDS: Final[list[str]] = []

# Among what a company has met: it comes from a site that is no haven of its player; it did so in the last turn.
FROM_AFAR: Final = "from-afar"
CAME_FROM_AFAR: Final = "came-from-afar"


class Company:
    """The characters of a company at a site card. Never changed once made: the methods give changed copies.

    `plan` is how it will move, `going` the site card that lies face down beside it (later: its new site). `moved` is
    whether it moved in this turn, from the site card `origin`; one that was put back is there again, and has not moved.
    One that was sent or put back does nothing in the site phase (`idle`, ME-6.29). `has_travelled` says that its
    movement/hazard phase of this turn is over, `has_visited` that its site phase is. `met` is what happened to it in
    this turn (`Happened`), each word once.
    """

    __slots__ = ("going", "has_travelled", "has_visited", "idle", "members", "met", "moved", "origin", "plan", "site")

    def __init__(self, members: list[int] | None = None, site: int = NO_THING) -> None:
        self.members: list[int] = NOBODY if members is None else members
        self.site = site
        self.plan = STAYS
        self.going = NO_THING
        self.origin = NO_THING
        self.moved = False
        self.idle = False
        self.has_travelled = False
        self.has_visited = False
        self.met: list[str] = NO_DEEDS

    def copy(self) -> Company:
        other = Company(self.members, self.site)
        other.plan = self.plan
        other.going = self.going
        other.origin = self.origin
        other.moved = self.moved
        other.idle = self.idle
        other.has_travelled = self.has_travelled
        other.has_visited = self.has_visited
        other.met = self.met
        return other

    def with_members(self, members: list[int]) -> Company:
        """With these characters; without any it is no company any more, but its place stays until that is cleared."""
        other = self.copy()
        other.members = members
        return other

    def at_site(self, site: int) -> Company:
        other = self.copy()
        other.site = site
        return other

    def planning(self, plan: int, going: int = NO_THING) -> Company:
        other = self.copy()
        other.plan = plan
        other.going = going
        return other

    def having_met(self, what: str) -> Company:
        if what in self.met:
            return self
        other = self.copy()
        other.met = [*self.met, what]
        return other

    def fresh(self) -> Company:
        """At the beginning of a turn of its player. Where it came from in the last one may still matter. ME-29.15"""
        other = Company(self.members, self.site)
        if FROM_AFAR in self.met:
            other.met = [CAME_FROM_AFAR]
        return other


# Shared and never changed.
NO_COMPANIES: Final[list[Company]] = []


class Roster:
    """Who is where, worked out from the list of all companies, which is `made_from`.

    For every seat `numbers` has those of its companies and `people` its characters, company by company; `company_of`
    has the company of each character.
    """

    __slots__ = ("company_of", "made_from", "numbers", "people")

    def __init__(self, companies: list[Company] = NO_COMPANIES) -> None:
        self.made_from = companies
        self.numbers: list[list[int]] = []
        self.people: list[list[int]] = []
        self.company_of: dict[int, int] = {}
        for first in range(0, len(companies), COMPANIES_PER_SEAT):
            numbers = [n for n in range(first, first + COMPANIES_PER_SEAT) if companies[n].members]
            self.numbers.append(numbers)
            people: list[int] = []
            for number in numbers:
                for member in companies[number].members:
                    self.company_of[member] = number
                people += companies[number].members
            self.people.append(people)


NO_ROSTER: Final = Roster()
