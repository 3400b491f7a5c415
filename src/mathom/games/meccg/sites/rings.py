"""Chapter 17: a gold ring is tested, and another ring may take its place."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mathom.games.meccg.alignments import DARK
from mathom.games.meccg.codes import NONE, deed, face_in, faces
from mathom.games.meccg.companies.havens import is_haven
from mathom.games.meccg.companies.influence import is_ringwraith
from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.event_kinds import PLAYED, RING_TESTED
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.sites.playing import may_bear
from mathom.games.meccg.state import NOTHING, Realm
from mathom.games.meccg.uniqueness import out_already
from mathom.games.meccg.zones import DECK, DISCARD, HAND, PLAY, is_at
from mathom.kernel import Frame, Reason, shuffle_sizes

GOLD_RING: Final = "gold-ring"
BY_ITSELF: Final = -2
LESSER: Final = "lesser-ring"
THE_ONE: Final = "the-one-ring"
TAKE: Final = deed("play")

NOT_ALLOWED: Final = Reason("the-test-does-not-allow-that-ring", "ME-17.28", "ME-17.32")


def is_gold_ring(s: Realm, thing: int) -> bool:
    return s.face(thing).item_class == GOLD_RING


def allowed_kinds(s: Realm, ring: int, total: int) -> list[str]:
    """The kinds of rings that a result allows. ME-17.32"""
    found: list[str] = []
    for kind, bounds in s.face(ring).record.ring_test.items():
        if bounds.get("min", total) <= total <= bounds.get("max", total):
            found.append(kind)
    return found


def kinds_without_a_test(s: Realm, ring: int) -> list[str]:
    """The kinds of rings that any test of it could allow, but for The One Ring."""
    return [kind for kind in s.face(ring).record.ring_test if kind != THE_ONE]


def rings_tested_in_the_end(s: Realm, seat: int) -> list[int]:
    """A minion player's gold rings in the company of his Ringwraith, or at a haven.

    ME-4.18, ME-4.24, ME-17.36, ME-17.42, ME-21.17
    """
    if s.profile(seat).side != DARK:
        return NOTHING
    found: list[int] = []
    avatar = s.avatar(seat)
    for number in s.companies_of(seat):
        company = s.companies[number]
        with_him = avatar in company.members and is_ringwraith(s, avatar)
        if with_him or is_haven(s, company.site, seat):
            found += [card for member in company.members for card in s.cards_on(member) if is_gold_ring(s, card)]
    return found


class RingTest(Frame):
    """`ring` is tested, with a modifier; without a roll, if it is `sure` of any result. Whether or not another ring
    takes its place, it is discarded.

    The new ring goes to the same bearer, and nobody taps for it. ME-17.30 to ME-17.35, ME-17.43
    """

    __slots__ = ("modifier", "ring", "sure", "total")
    discreet: ClassVar[tuple[str, ...]] = ("replace",)

    def __init__(
        self, ring: int = 0, modifier: int = 0, total: int = 0, step: str = "begin", sure: bool = False
    ) -> None:
        super().__init__(step)
        self.ring = ring
        self.modifier = modifier
        self.total = total
        self.sure = sure

    def clone(self) -> RingTest:
        return RingTest(self.ring, self.modifier, self.total, self.step, self.sure)

    def about(self, s: Realm) -> list[tuple[str, Any]]:
        return [("card", s.face(self.ring).id), ("points", None if self.sure else self.total)]

    def begin(self, s: Realm) -> None:
        self.step = "replace" if self.sure else "roll"

    def roll(self, s: Realm) -> None:
        self.step = "compare"
        s.throw("ring", [6, 6])

    def compare(self, s: Realm) -> None:
        rolled = sum(s.outcome) + 2
        self.total = s.value("ring_test", self.ring, rolled + self.modifier)
        seat = s.holder(self.ring)
        s.tell(RING_TESTED, seat, s.zones.face[self.ring], rolled, self.total - rolled)
        self.step = "replace"

    def fitting(self, s: Realm) -> list[int]:
        """The rings in hand (faces) that may take its place. ME-17.32, ME-17.34"""
        seat, bearer = s.holder(self.ring), s.on[self.ring]
        kinds = kinds_without_a_test(s, self.ring) if self.sure else allowed_kinds(s, self.ring, self.total)
        hand = [face for face in s.faces_at(HAND, seat) if FACES[face].kind == "item"]
        rings = [face for face in hand if FACES[face].record.ring_kind in kinds]
        rings = sorted({*rings, *self.searched(s)})
        return [face for face in rings if may_bear(s, bearer, face) and not out_already(s, face)]

    def searched(self, s: Realm) -> list[int]:
        """The lesser rings (faces) of play deck and discard pile, where the ring's card lets them be searched."""
        seat = s.holder(self.ring)
        if self.sure or not s.face(self.ring).record.may_search_for_lesser_ring:
            return NOTHING
        items = [f for place in (DISCARD, DECK) for f in s.faces_at(place, seat) if FACES[f].kind == "item"]
        return [face for face in items if FACES[face].record.ring_kind == LESSER]

    def replace(self, s: Realm) -> None:
        """Asked whatever the player holds."""
        seat = s.holder(self.ring)
        if not (s.at(HAND, seat) or self.searched(s)) or s.on[self.ring] == NO_THING:
            self.step = "vanish"
        else:
            s.ask_one(seat, "new-ring", [*faces(TAKE, self.fitting(s)), NONE], "replaced")

    def replaced(self, s: Realm) -> None:
        self.step = "vanish"
        if s.reply == NONE:
            return
        seat, bearer, face = s.holder(self.ring), s.on[self.ring], face_in(s.reply)
        place = next(place for place in (HAND, DISCARD, DECK) if face in s.faces_at(place, seat))
        new = s.zones.slip(s.with_face(place, seat, face), HAND + seat)
        s.discard(self.ring)
        s.tell(PLAYED, seat, face, s.zones.face[bearer])
        s.come_into_play(new, seat, bearer)
        s.happen("gained", new)
        if place == DECK:
            self.step = "shuffle"
            s.throw(f"deck.{seat}", shuffle_sizes(len(s.at(DECK, seat))))

    def shuffle(self, s: Realm) -> None:
        """A play deck that was searched is shuffled."""
        s.zones.shuffle(DECK + s.owner(self.ring), s.outcome)
        self.step = "vanish"

    def vanish(self, s: Realm) -> None:
        s.pop()
        if is_at(s.zones.where[self.ring], PLAY):
            s.discard(self.ring)

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        return None if code == NONE or code in faces(TAKE, self.fitting(s)) else NOT_ALLOWED


class LastTests(Frame):
    """At the beginning of the end-of-turn phase some gold rings are tested by themselves, with -2. ME-4.18, ME-4.24"""

    __slots__ = ("tested",)

    def __init__(self, tested: list[int] | None = None, step: str = "test") -> None:
        super().__init__(step)
        self.tested: list[int] = NOTHING if tested is None else tested

    def clone(self) -> LastTests:
        return LastTests(self.tested, self.step)

    def test(self, s: Realm) -> None:
        left = [ring for ring in rings_tested_in_the_end(s, s.active) if ring not in self.tested]
        if not left:
            s.pop()
        else:
            self.tested = [*self.tested, left[0]]
            s.push(RingTest(left[0], BY_ITSELF))
