"""Chapter 15: what single cards do that no other does, as procedures."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.risk.box import (
    ENT,
    EVIL,
    GOOD,
    HERO,
    NO_PARTY,
    PARTY_SIDE,
    PRICE,
    UNIT_COUNT,
    VALUE,
    kind_of,
    parties_from,
    party_in,
    party_name,
    unit_in,
    unit_name,
)
from mathom.games.risk.cards.conditions import allies_in, exchangeable, tunnel_mouths, tunnels, turncoats
from mathom.games.risk.cards.placing import Losses, place
from mathom.games.risk.codes import (
    DONE,
    FIGURE,
    PARTY,
    SPACE,
    UNIT,
    WOUNDED,
    count_code,
    count_in,
)
from mathom.games.risk.control import lone_heroes_fall, update_control
from mathom.games.risk.event_kinds import FELL, Said, force_names
from mathom.games.risk.map import FANGORN, NOWHERE, TERRITORIES, space_name
from mathom.games.risk.state import DELVED, MOVED, NOTHING, SAILED, STOPPED, Realm
from mathom.kernel import EventKind, Frame, Reason

CHANGED_SIDES: Final = EventKind(
    "changed-sides",
    ("party", "unit", "heir", "territory"),
    ("RI-15.10",),
    (party_name, unit_name, party_name, space_name),
)
DELVED_UNDER: Final = EventKind(
    "delved",
    ("party", "territory", "goal", "force"),
    ("RI-15.16",),
    (party_name, space_name, space_name, force_names),
)

NOT_FOR_THE_CARD: Final = Reason("the-card-does-not-reach-that", "RI-10.36")


def change_sides(s: Realm, kind: int, heir: int, territory: int) -> None:
    """A figure is exchanged for one of another colour. RI-15.10, RI-15.23"""
    party, unit = party_in(kind), unit_in(kind)
    s.lose(party, unit, 1, territory)
    s.put(heir, unit, 1, territory)
    s.tell(CHANGED_SIDES, party, unit, heir, territory)


class Turncoats(Frame):
    """Enemy troops worth at most `gold` join the attacker (Gríma Wormtongue); they fight on his side at once."""

    __slots__ = ("gold", "party", "territory")
    shows: ClassVar[tuple[str, ...]] = ("step", "gold", "party", "territory")

    def __init__(self, party: int = 0, territory: int = 0, gold: int = 0) -> None:
        super().__init__("choose_figure")
        self.party = party
        self.territory = territory
        self.gold = gold

    def clone(self) -> Turncoats:
        other = Turncoats(self.party, self.territory, self.gold)
        other.step = self.step
        return other

    def choose_figure(self, s: Realm) -> None:
        kinds = turncoats(s, self.party, self.territory, self.gold)
        if not kinds:
            update_control(s, self.territory)
            s.pop()
            return
        s.ask_one(s.seat_of[self.party], "turncoat", [*[FIGURE + kind for kind in kinds], DONE], then="turned")

    def turned(self, s: Realm) -> None:
        if s.reply == DONE:
            self.gold = 0
        else:
            kind = s.reply - FIGURE
            change_sides(s, kind, self.party, self.territory)
            self.gold -= PRICE[unit_in(kind)]
        self.step = "choose_figure"

    def about(self, s: Realm) -> Said:
        return [("party", party_name(self.party)), ("territory", space_name(self.territory)), ("gold", self.gold)]

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        kinds = turncoats(s, self.party, self.territory, self.gold)
        own = FIGURE <= code < WOUNDED and code - FIGURE in kinds
        return None if code == DONE or own else NOT_FOR_THE_CARD


class Alliance(Frame):
    """Up to `left` troops of one allied party in one territory are exchanged for own ones. RI-15.10, RI-15.23"""

    __slots__ = ("ally", "left", "party", "territory")
    shows: ClassVar[tuple[str, ...]] = ("step", "ally", "left", "party", "territory")

    def __init__(self, party: int = 0, left: int = 5) -> None:
        super().__init__("choose_territory")
        self.party = party
        self.left = left
        self.territory = NOWHERE
        self.ally = NO_PARTY

    def clone(self) -> Alliance:
        other = Alliance(self.party, self.left)
        other.step = self.step
        other.territory = self.territory
        other.ally = self.ally
        return other

    def places(self, s: Realm) -> list[int]:
        return [t for t in range(TERRITORIES) if s.figures.totals[t] and allies_in(s, self.party, t)]

    def choose_territory(self, s: Realm) -> None:
        s.ask_or_take(s.seat_of[self.party], "card-where", [SPACE + t for t in self.places(s)], then="choose_ally")

    def choose_ally(self, s: Realm) -> None:
        self.territory = s.reply - SPACE
        self.step = "ask_ally"

    def ask_ally(self, s: Realm) -> None:
        options = [PARTY + ally for ally in allies_in(s, self.party, self.territory)]
        s.ask_or_take(s.seat_of[self.party], "which-ally", options, then="ally_chosen")

    def ally_chosen(self, s: Realm) -> None:
        self.ally = s.reply - PARTY
        self.step = "choose_unit"

    def units(self, s: Realm) -> list[int]:
        if not self.left:
            return NOTHING
        return [u for u in range(HERO) if exchangeable(s, self.party, self.ally, self.territory, u)]

    def choose_unit(self, s: Realm) -> None:
        options = [UNIT + unit for unit in self.units(s)]
        s.ask_or_take(s.seat_of[self.party], "exchange", [*options, DONE], then="exchanged")

    def exchanged(self, s: Realm) -> None:
        if s.reply == DONE:
            update_control(s, self.territory)
            s.pop()
            return
        change_sides(s, kind_of(self.ally, s.reply - UNIT), self.party, self.territory)
        self.left -= 1
        self.step = "choose_unit"

    def about(self, s: Realm) -> Said:
        return [("party", party_name(self.party)), ("territory", space_name(self.territory)), ("count", self.left)]

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if self.step == "choose_territory":
            return None if code - SPACE in self.places(s) else NOT_FOR_THE_CARD
        if self.step == "ask_ally":
            return None if code - PARTY in allies_in(s, self.party, self.territory) else NOT_FOR_THE_CARD
        return None if code == DONE or code - UNIT in self.units(s) else NOT_FOR_THE_CARD


class Delve(Frame):
    """Figures that have not moved go from one territory to another at the same mountain range, and nowhere else.

    RI-15.16, RI-15.17, RI-15.30
    """

    __slots__ = ("asked", "force", "origin", "party", "to")
    shows: ClassVar[tuple[str, ...]] = ("step", "asked", "force", "origin", "party", "to")

    def __init__(self, party: int = 0) -> None:
        super().__init__("choose_origin")
        self.party = party
        self.origin = NOWHERE
        self.to = NOWHERE
        self.asked = 0
        self.force: list[int] = [0] * UNIT_COUNT

    def clone(self) -> Delve:
        other = Delve(self.party)
        other.step = self.step
        other.origin = self.origin
        other.to = self.to
        other.asked = self.asked
        other.force = self.force
        return other

    def choose_origin(self, s: Realm) -> None:
        s.ask_or_take(s.seat_of[self.party], "delve-from", [SPACE + t for t in tunnel_mouths(s)], then="origin_chosen")

    def origin_chosen(self, s: Realm) -> None:
        self.origin = s.reply - SPACE
        self.step = "choose_goal"

    def choose_goal(self, s: Realm) -> None:
        options = [SPACE + t for t in tunnels(s, self.origin)]
        s.ask_or_take(s.seat_of[self.party], "delve-to", options, then="goal_chosen")

    def goal_chosen(self, s: Realm) -> None:
        self.to = s.reply - SPACE
        self.step = "choose_number"

    def most(self, s: Realm, unit: int) -> int:
        """How many of a unit can go; two heroes of a party cannot come together there. RI-4.13"""
        idle = sum([count for _, flags, count in s.columns(self.origin, unit) if flags == 0])
        if unit == HERO:
            return min(idle, 1 - min(1, s.number(self.party, HERO, self.to)))
        return idle

    def choose_number(self, s: Realm) -> None:
        while self.asked < UNIT_COUNT and not self.most(s, self.asked):
            self.asked += 1
        if self.asked == UNIT_COUNT:
            self.step = "go"
            return
        options = [count_code(self.asked, 0, n) for n in range(self.most(s, self.asked) + 1)]
        s.ask_one(s.seat_of[self.party], "delve-many", options, then="number_chosen")

    def number_chosen(self, s: Realm) -> None:
        self.force = [count_in(s.reply) if unit == self.asked else n for unit, n in enumerate(self.force)]
        self.asked += 1
        self.step = "choose_number"

    def go(self, s: Realm) -> None:
        for unit, count in enumerate(self.force):
            for left, flags, n in s.columns(self.origin, unit):
                going = min(count, n) if flags == 0 else 0
                s.note(self.origin, unit, left, flags, -going)
                s.figures.move(kind_of(self.party, unit), going, self.origin, self.to)
                s.note(self.to, unit, 0, MOVED | DELVED | STOPPED, going)
                count -= going
        s.tell(DELVED_UNDER, self.party, self.origin, self.to, self.force)
        lone_heroes_fall(s, self.origin)
        lone_heroes_fall(s, self.to)
        s.pop()

    def about(self, s: Realm) -> Said:
        said: Said = [("party", party_name(self.party)), ("unit", unit_name(min(self.asked, HERO)))]
        return [*said, ("territory", space_name(self.origin)), ("goal", space_name(self.to))]

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        if self.step == "choose_origin":
            return None if code - SPACE in tunnel_mouths(s) else NOT_FOR_THE_CARD
        if self.step == "choose_goal":
            return None if code - SPACE in tunnels(s, self.origin) else NOT_FOR_THE_CARD
        counts = [count_code(self.asked, 0, n) for n in range(self.most(s, self.asked) + 1)]
        return None if code in counts else NOT_FOR_THE_CARD


class Storm(Frame):
    """Up to `left` troops that came by sea are destroyed; their owner chooses (Violent Storms, DP-7)."""

    __slots__ = ("territory",)
    shows: ClassVar[tuple[str, ...]] = ("step", "territory")

    def __init__(self, territory: int = 0) -> None:
        super().__init__("strike")
        self.territory = territory

    def clone(self) -> Storm:
        other = Storm(self.territory)
        other.step = self.step
        return other

    def strike(self, s: Realm) -> None:
        self.step = "calm"
        s.push(DrownedTroops(s.active, self.territory, 3))

    def calm(self, s: Realm) -> None:
        update_control(s, self.territory)
        s.pop()


class DrownedTroops(Losses):
    """Losses of those who came by sea, of whom none need survive."""

    __slots__ = ()

    def __init__(self, party: int = 0, territory: int = 0, count: int = 0) -> None:
        super().__init__(party, territory, 0, count, SAILED)

    def clone(self) -> DrownedTroops:
        other = DrownedTroops(self.party, self.territory, self.count)
        other.step = self.step
        return other

    def keep(self, s: Realm) -> int:
        return 0


# Wolves


class Halve(Frame):
    """Of every party's troops of a type half remain, rounded down; if nobody would, one of the cheapest stays.

    Heroes are neither halved nor counted. The survivor belongs to the controlling party, if it had that type, and its
    owner chooses among equally cheap ones (DP-26). RI-15.3, RI-15.26, A-42
    """

    __slots__ = ("territory",)
    shows: ClassVar[tuple[str, ...]] = ("step", "territory")

    def __init__(self, territory: int = 0) -> None:
        super().__init__("choose_survivor")
        self.territory = territory

    def clone(self) -> Halve:
        other = Halve(self.territory)
        other.step = self.step
        return other

    def troops(self, s: Realm) -> list[int]:
        """The kinds of troops there."""
        heap = s.figures.content[self.territory]
        return [kind for kind, count in enumerate(heap) if count and unit_in(kind) != HERO]

    def survivors(self, s: Realm) -> list[int]:
        """Of which kinds one may be spared, if half of everything is nothing."""
        kinds = self.troops(s)
        if not kinds or any(s.figures.content[self.territory][kind] > 1 for kind in kinds):
            return NOTHING
        cheapest = min([VALUE[unit_in(kind)] for kind in kinds])
        kinds = [kind for kind in kinds if VALUE[unit_in(kind)] == cheapest]
        held = [kind for kind in kinds if party_in(kind) == s.holder[self.territory]]
        return held or [kind for kind in kinds if party_in(kind) == party_in(kinds[0])]

    def choose_survivor(self, s: Realm) -> None:
        kinds = self.survivors(s)
        if kinds:
            s.ask_or_take(s.seat_of[party_in(kinds[0])], "survivor", [FIGURE + k for k in kinds], then="fall")
        else:
            self.step = "fall"

    def fall(self, s: Realm) -> None:
        spared = s.reply - FIGURE if self.survivors(s) else NOWHERE
        for kind in self.troops(s):
            count = s.figures.content[self.territory][kind]
            lost = count - count // 2 - (1 if kind == spared else 0)
            if lost:
                s.lose(party_in(kind), unit_in(kind), lost, self.territory)
                s.tell(FELL, party_in(kind), unit_in(kind), lost, self.territory)
        update_control(s, self.territory)
        s.pop()

    def about(self, s: Realm) -> Said:
        return [("territory", space_name(self.territory))]

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        return None if FIGURE <= code < WOUNDED and code - FIGURE in self.survivors(s) else NOT_FOR_THE_CARD


# The Entmoot


def ents_for(s: Realm, drawer: int) -> int:
    """The party that gets the Ents: a good drawer, else the next good party that is in the game. RI-15.8, RI-15.33"""
    for party in parties_from(drawer):
        if PARTY_SIDE[party] == GOOD and not s.out[party]:
            return party
    return NO_PARTY


def entmoot(s: Realm, drawer: int) -> None:
    """Two Ents appear, or the evil party in Fangorn loses troops. RI-4.10, RI-15.8, RI-15.32, A-43"""
    holder = s.holder[FANGORN]
    if holder != NO_PARTY and PARTY_SIDE[holder] == EVIL:
        s.push(Losses(holder, FANGORN, 2))
        return
    party = ents_for(s, drawer)
    if party != NO_PARTY:
        for _ in range(min(2, s.in_supply(party, ENT))):
            place(s, party, ENT, FANGORN)
