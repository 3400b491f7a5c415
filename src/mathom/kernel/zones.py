"""Where every thing is and who knows it: one mutator, so that nothing can vanish, double or leak.

A *thing* is a physical piece or card, numbered from 0; a *face* is what is printed on it; a *back* is what everybody
sees of it; a *zone* is a place. What a viewer is told of a hidden thing is its number, which says nothing about its
face: shuffling deals the faces of a zone anew over its things and forgets who knew them. In a *mixed* zone (a hand)
the others cannot follow the single thing either, so they are told a count, never numbers.

Sets of seats are bit masks; `EVERYONE` has all bits.
"""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

EVERYONE: Final = -1
NOBODY: Final = 0

# Places in a zone count from the bottom; things are taken from the top, which is the end.
BOTTOM: Final = 0
TOP: Final = -1


class ZoneKinds:
    """What never changes during a game: for every zone who sees faces there and whether it is mixed; the backs."""

    __slots__ = ("back", "mixed", "sight")

    def __init__(
        self, sight: list[int] | None = None, mixed: list[bool] | None = None, back: list[int] | None = None
    ) -> None:
        self.sight: list[int] = [] if sight is None else sight
        self.mixed: list[bool] = [] if mixed is None else mixed
        self.back: list[int] = [] if back is None else back


# Shared and never changed.
NO_KINDS: Final = ZoneKinds()
NO_THINGS: Final[list[int]] = []
NO_CONTENT: Final[list[list[int]]] = []


class Zones:
    """The places of all things. Read the lists freely; change them only through the methods.

    `face` and every list in `content` are replaced, never changed in place, so that copies can share them. `where`,
    `known` and `content` itself are `shared` after copying, until one of the two changes something.
    """

    __slots__ = ("content", "face", "kinds", "known", "shared", "where")
    unsaved: ClassVar[tuple[str, ...]] = ("shared",)

    def __init__(
        self,
        kinds: ZoneKinds = NO_KINDS,
        face: list[int] = NO_THINGS,
        where: list[int] = NO_THINGS,
        known: list[int] = NO_THINGS,
        content: list[list[int]] = NO_CONTENT,
    ) -> None:
        self.kinds = kinds
        self.face = face
        self.where = where
        self.known = known
        self.content = content
        self.shared = False

    def clone(self) -> Zones:
        other = Zones(self.kinds, self.face, self.where, self.known, self.content)
        self.shared = other.shared = True
        return other

    def _own(self) -> None:
        """To be called before anything changes."""
        if self.shared:
            self.where = self.where[:]
            self.known = self.known[:]
            self.content = self.content[:]
            self.shared = False

    def move(self, thing: int, to: int, place: int = TOP) -> None:
        """Move `thing` to the top of zone `to`, to the bottom or so far above it. Who can see faces there learns its
        face and keeps knowing it.

        Out of a mixed zone, viewers cannot tell which thing it was. Who cannot see the new place either no longer
        knows it, nor what exactly stayed behind. Who can, but knew of another thing with the same face, must take it
        for that one.
        """
        self._own()
        origin = self.where[thing]
        here = self.content[origin][:]
        here.remove(thing)
        self.content[origin] = here
        # Compiled, [*list, thing] takes twice as long.
        there = self.content[to][:]
        if place == TOP:
            there.append(thing)
        else:
            there.insert(place, thing)
        self.content[to] = there
        self.where[thing] = to
        sight = self.kinds.sight[to]
        if self.kinds.mixed[origin]:
            keep = sight | self.kinds.sight[origin]
            mistaken = sight & ~self.known[thing]
            self.known[thing] &= keep
            for other in here:
                self.known[other] &= keep
                if self.face[other] == self.face[thing]:
                    took = self.known[other] & mistaken
                    self.known[other] ^= took
                    mistaken ^= took
        self.known[thing] |= sight

    def slip(self, thing: int, to: int, place: int = TOP) -> int:
        """Like `move`, but the number that comes out tells nobody which thing it was; returns that number.

        For what leaves a mixed zone face down and can be followed from then on. It is always the number of the last
        thing in the zone with that back: the two change faces, and with them who knows these.
        """
        self._own()
        back = self.kinds.back
        last = [other for other in self.content[self.where[thing]] if back[other] == back[thing]][-1]
        if last != thing:
            face = self.face[:]
            face[thing], face[last] = face[last], face[thing]
            self.face = face
            self.known[thing], self.known[last] = self.known[last], self.known[thing]
        self.move(last, to, place)
        return last

    def reveal(self, thing: int, seats: int) -> None:
        """Show the face of `thing` to `seats`, wherever it is."""
        self._own()
        self.known[thing] |= seats

    def forget(self, thing: int) -> None:
        """Nobody knows the face of `thing` any more."""
        self._own()
        self.known[thing] = NOBODY

    def shuffle(self, zone: int, outcome: list[int]) -> None:
        """Shuffle a zone by a chance outcome with sizes n, n-1, ..., 2 (see `shuffle_sizes`).

        What was known of it is forgotten, except by those who see faces there. All things in it have the same back.
        """
        things = self.content[zone]
        if len({self.kinds.back[thing] for thing in things}) > 1:
            raise ValueError("things with different backs cannot be shuffled together")
        self._own()
        face = self.face[:]
        for i, pick in enumerate(outcome):
            a, b = things[i], things[i + pick]
            face[a], face[b] = face[b], face[a]
        self.face = face
        for thing in things:
            self.known[thing] = self.kinds.sight[zone]

    def top(self, zone: int, count: int) -> list[int]:
        """The topmost things of a zone, or all if there are fewer; the very top comes last."""
        things = self.content[zone]
        return things[max(0, len(things) - count) :]

    def arrange(self, things: list[int], order: list[int], seats: int) -> None:
        """Lay `things` in the order in which `order` names them, where they are.

        Only `seats` see which goes where. The numbers stay, as in a shuffle, and the faces change places: so who is not
        among them no longer knows any of these things.
        """
        if sorted(things) != sorted(order):
            raise ValueError("an arrangement has the same things in another order")
        if len({self.kinds.back[thing] for thing in things}) > 1:
            raise ValueError("things with different backs cannot be arranged unseen")
        self._own()
        face = self.face[:]
        known = self.known[:]
        for i, thing in enumerate(things):
            face[thing] = self.face[order[i]]
            known[thing] = self.known[order[i]] & seats
        self.face = face
        self.known = known

    def knows(self, seat: int | None, thing: int) -> bool:
        """Whether the seat (None: a spectator) knows the face of `thing`."""
        known = self.known[thing]
        return known == EVERYONE if seat is None else bool(known >> seat & 1)

    def deal_anew(self, seat: int | None, rng: Random) -> None:
        """Deal all faces that `seat` does not know anew among things of the same back.

        The result depends on what the seat knows and on `rng` only: the unknown faces are sorted first.
        """
        unknown: dict[int, list[int]] = {}
        for thing, back in enumerate(self.kinds.back):
            if not self.knows(seat, thing):
                unknown.setdefault(back, []).append(thing)
        dealt = self.face[:]
        for things in unknown.values():
            faces = sorted([dealt[t] for t in things])
            rng.shuffle(faces)
            for i, thing in enumerate(things):
                dealt[thing] = faces[i]
        self.face = dealt

    def imagine(self, things: list[int], faces: list[int]) -> None:
        """In somebody's imagination these things have these faces. Who knows them stays as it is."""
        dealt = self.face[:]
        for thing, face in zip(things, faces, strict=True):
            dealt[thing] = face
        self.face = dealt

    def imagine_secrecy(self, seat: int | None) -> None:
        """In `seat`'s imagination only those know a hidden thing in a mixed zone who see faces there.

        What others have shown each other of a hand, and so which of its things they know, is as hidden as the faces.
        """
        self._own()
        for zone, things in enumerate(self.content):
            if self.kinds.mixed[zone]:
                for thing in things:
                    if not self.knows(seat, thing):
                        self.known[thing] &= self.kinds.sight[zone]

    def census(self) -> list[int]:
        """All faces in play, sorted; the same at every moment of a game. Raises if a thing is not in one place."""
        places = sorted([thing for things in self.content for thing in things])
        if places != list(range(len(self.face))):
            raise AssertionError("a thing is in no zone or in two")
        for zone, things in enumerate(self.content):
            for thing in things:
                if self.where[thing] != zone:
                    raise AssertionError(f"thing {thing} is not where it is said to be")
        return sorted(self.face)


def set_up(kinds: ZoneKinds, faces: list[int], places: list[int]) -> Zones:
    """All things at the start of the game: the i-th has the i-th face, back and zone."""
    known = [kinds.sight[zone] for zone in places]
    content = [[t for t, place in enumerate(places) if place == zone] for zone in range(len(kinds.sight))]
    return Zones(kinds, faces, places, known, content)


def numbered(cards: list[str]) -> tuple[list[str], list[int]]:
    """The faces of one table: the names of the different cards on it, sorted, and for each card the number of its name.

    So a table costs what lies on it, however many cards a game has.
    """
    names = sorted(set(cards))
    numbers = {name: number for number, name in enumerate(names)}
    return names, [numbers[card] for card in cards]


def shuffle_sizes(n: int) -> list[int]:
    """The sizes of the chance outcome that shuffles `n` things."""
    return list(range(n, 1, -1))
