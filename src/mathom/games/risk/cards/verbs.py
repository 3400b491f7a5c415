"""Words of cards about figures, territories and combats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mathom.effects import Carry, Effect, Selector, Verb
from mathom.games.risk.battle.retreat import withdraw
from mathom.games.risk.box import GOOD, HERO, NO_PARTY, PARTY_SIDE, RANGE, UNITS_OF, kind_of
from mathom.games.risk.cards.conditions import ambushes, bearable, combat_of, havens, way_out
from mathom.games.risk.cards.draw import ShowTerritories, clear_shown, shown_territories
from mathom.games.risk.cards.phase import hero_homes
from mathom.games.risk.cards.placing import NO_LIMIT, Losses, Muster, place
from mathom.games.risk.cards.procedures import Alliance, Delve, Halve, Storm, Turncoats, entmoot
from mathom.games.risk.cards.sea import landings
from mathom.games.risk.cards.territory import TerritoryFigures
from mathom.games.risk.control import update_control
from mathom.games.risk.map import BRIDGES, NOWHERE, TERRITORIES, TERRITORIES_OF
from mathom.games.risk.state import ASIDE, Realm


def combat_territory(s: Realm) -> int:
    combat = combat_of(s)
    return NOWHERE if combat is None else combat.territory


# Selectors


@dataclass(frozen=True)
class HeroHomes(Selector):
    """Where the party can place a hero: with own troops, without another own hero; nowhere if it has two."""

    def things(self, s: Realm, f: Any) -> list[int]:
        return hero_homes(s, f.party)


@dataclass(frozen=True)
class Shown(Selector):
    """The territories on the cards that lie open."""

    def things(self, s: Realm, f: Any) -> list[int]:
        return shown_territories(s)


@dataclass(frozen=True)
class Bridges(Selector):
    """All bridges."""

    def things(self, s: Realm, f: Any) -> list[int]:
        return list(range(len(BRIDGES)))


@dataclass(frozen=True)
class OwnTerritories(Selector):
    """Where the party has figures: next to enemies with `at_the_front`, and not yet sent out by night with `rested`."""

    at_the_front: bool = False
    rested: bool = False

    def things(self, s: Realm, f: Any) -> list[int]:
        found = ambushes(s, f.party) if self.at_the_front else s.territories_with(f.party)
        return [t for t in found if not self.rested or not any(entry[0] == t for entry in s.marched)]


@dataclass(frozen=True)
class WaysOut(Selector):
    """Where the party's figures can withdraw from the combat, by land or bridge."""

    def things(self, s: Realm, f: Any) -> list[int]:
        return way_out(s, f.party, combat_territory(s))


@dataclass(frozen=True)
class OwnHeroes(Selector):
    """The territories with an own hero."""

    def things(self, s: Realm, f: Any) -> list[int]:
        return bearable(s, f.party)


@dataclass(frozen=True)
class Havens(Selector):
    """The territories that the party controls and where it has no hero."""

    def things(self, s: Realm, f: Any) -> list[int]:
        return havens(s, f.party)


@dataclass(frozen=True)
class Landings(Selector):
    """Where an enemy came by sea and the party has figures."""

    def things(self, s: Realm, f: Any) -> list[int]:
        return [t for t in landings(s) if s.present(f.party, t)]


# Verbs about cards and territories


@dataclass(frozen=True)
class PlaceHero(Verb):
    """A hero appears in the territory at hand. RI-4.7"""

    def do(self, s: Realm, f: Any) -> None:
        place(s, f.party, HERO, f.it())


@dataclass(frozen=True)
class ShowCards(Verb):
    """So many territory cards are drawn openly; jokers are replaced."""

    count: int

    def do(self, s: Realm, f: Carry) -> None:
        s.push(ShowTerritories(self.count))


@dataclass(frozen=True)
class ClearCards(Verb):
    """The open territory cards are discarded."""

    def do(self, s: Realm, f: Carry) -> None:
        clear_shown(s)


@dataclass(frozen=True)
class SetAside(Verb):
    """A territory card is drawn and kept aside in secret; a joker is replaced."""

    def do(self, s: Realm, f: Any) -> None:
        s.push(ShowTerritories(1, ASIDE + f.party, f.party))


@dataclass(frozen=True)
class Close(Verb):
    """Nobody enters or leaves the territory at hand until the party's next turn; placing goes on. RI-15.18, RI-15.25"""

    def do(self, s: Realm, f: Any) -> None:
        s.closed = sorted([*s.closed, [f.it(), f.party]])


@dataclass(frozen=True)
class BlockBridge(Verb):
    """Nobody crosses the bridge at hand without a hero or wings until the party's next turn."""

    def do(self, s: Realm, f: Any) -> None:
        s.blocked = sorted([*s.blocked, [f.it(), f.party]])


@dataclass(frozen=True)
class Raid(Verb):
    """Until the party's next turn landings lose figures."""

    def do(self, s: Realm, f: Any) -> None:
        s.corsairs = sorted([*s.corsairs, f.party])


@dataclass(frozen=True)
class HalveTroops(Verb):
    """Half of all troops in the territory at hand fall."""

    def do(self, s: Realm, f: Carry) -> None:
        s.push(Halve(f.it()))


# Figures


@dataclass(frozen=True)
class MusterAt(Verb):
    """The party, or with `holder` the controller, places figures worth `gold` in a territory (-1: the one at hand).

    Where nobody is in control nothing comes. RI-15.6, RI-15.34
    """

    gold: int
    territory: int = -1
    holder: bool = False

    def do(self, s: Realm, f: Any) -> None:
        territory = f.it() if self.territory < 0 else self.territory
        party = s.holder[territory] if self.holder else f.party
        if party != NO_PARTY:
            s.push(Muster(party, self.gold, [territory]))


@dataclass(frozen=True)
class MusterHere(Verb):
    """The party places figures worth `gold` in the contested territory."""

    gold: int

    def do(self, s: Realm, f: Any) -> None:
        s.push(Muster(f.party, self.gold, [combat_territory(s)]))


@dataclass(frozen=True)
class MusterIn(Verb):
    """The party places figures worth `good` or `evil` gold in a region, or with -1 anywhere, where it has figures."""

    good: int
    evil: int
    region: int = -1

    def do(self, s: Realm, f: Any) -> None:
        gold = self.good if PARTY_SIDE[f.party] == GOOD else self.evil
        s.push(Muster(f.party, gold, list(range(TERRITORIES)) if self.region < 0 else TERRITORIES_OF[self.region]))


@dataclass(frozen=True)
class Reward(Verb):
    """The party places figures worth `good` or `evil` gold in a territory."""

    good: int
    evil: int
    territory: int

    def do(self, s: Realm, f: Any) -> None:
        gold = self.good if PARTY_SIDE[f.party] == GOOD else self.evil
        s.push(Muster(f.party, gold, [self.territory]))


@dataclass(frozen=True)
class OweCard(Verb):
    """The party draws a territory card after its income."""

    def do(self, s: Realm, f: Carry) -> None:
        s.owed += 1


@dataclass(frozen=True)
class Siege(Verb):
    """A side in control of a territory gets figures, worth `gold` or `count` of them; its enemy there loses some.

    The loss is worth 2 gold, or 2 figures where figures are counted. RI-15.15, RI-15.34
    """

    territory: int
    friend: int
    gold: int = NO_LIMIT
    count: int = NO_LIMIT

    def do(self, s: Realm, f: Carry) -> None:
        holder = s.holder[self.territory]
        if holder == NO_PARTY:
            return
        if PARTY_SIDE[holder] == self.friend:
            s.push(Muster(holder, self.gold, [self.territory], self.count))
        elif self.count == NO_LIMIT:
            s.push(Losses(holder, self.territory, 2))
        else:
            s.push(Losses(holder, self.territory, 0, 2))


@dataclass(frozen=True)
class Entmoot(Verb):
    """Two Ents appear in Fangorn; if an evil party controls it, that party loses figures worth 2 gold instead."""

    def do(self, s: Realm, f: Any) -> None:
        entmoot(s, f.party)


@dataclass(frozen=True)
class FiguresOf(Verb):
    """The figures of a territory card or joker."""

    face: int

    def do(self, s: Realm, f: Any) -> None:
        s.push(TerritoryFigures(f.party, self.face))


# Moves


@dataclass(frozen=True)
class DoubleRange(Verb):
    """The party's figures in the territory at hand have double range in this turn, heroes too. RI-15.24"""

    def do(self, s: Realm, f: Any) -> None:
        for unit in UNITS_OF[f.party]:
            fresh = sum([c[2] for c in s.columns(f.it(), unit) if c[0] == RANGE[unit] and not c[1]])
            s.note(f.it(), unit, 2 * RANGE[unit], 0, fresh)


@dataclass(frozen=True)
class WayUnder(Verb):
    """Figures that have not moved go to another territory at the same mountain range."""

    def do(self, s: Realm, f: Any) -> None:
        s.push(Delve(f.party))


@dataclass(frozen=True)
class TakeOver(Verb):
    """Up to so many troops of an ally in one territory become own ones."""

    count: int

    def do(self, s: Realm, f: Any) -> None:
        s.push(Alliance(f.party, self.count))


@dataclass(frozen=True)
class LiftHero(Verb):
    """The hero in the territory at hand is the one to be borne away."""

    def do(self, s: Realm, f: Any) -> None:
        f.store(0, f.it())


@dataclass(frozen=True)
class SetHeroDown(Verb):
    """He stands in the territory at hand, with his whole range; that is no movement."""

    def do(self, s: Realm, f: Any) -> None:
        s.figures.move(kind_of(f.party, HERO), 1, f.value(0), f.it())
        update_control(s, f.value(0))
        update_control(s, f.it())


# Combats


@dataclass(frozen=True)
class TurnTroops(Verb):
    """Enemy troops in the combat worth at most `gold` join the party."""

    gold: int

    def do(self, s: Realm, f: Any) -> None:
        s.push(Turncoats(f.party, combat_territory(s), self.gold))


@dataclass(frozen=True)
class WallsDown(Verb):
    """The defender has no stronghold bonus in this combat, to its end. RI-15.12"""

    def do(self, s: Realm, f: Carry) -> None:
        combat = combat_of(s)
        assert combat is not None
        combat.walls_down = True


@dataclass(frozen=True)
class BlackSails(Verb):
    """All attackers of this combat have +1 on their hit numbers."""

    def do(self, s: Realm, f: Carry) -> None:
        combat = combat_of(s)
        assert combat is not None
        combat.sails += 1


@dataclass(frozen=True)
class Withdraw(Verb):
    """All figures of the party leave the combat for the territory at hand; nobody pursues."""

    def do(self, s: Realm, f: Any) -> None:
        withdraw(s, f.party, combat_territory(s), f.it(), False)


@dataclass(frozen=True)
class Drown(Verb):
    """Up to three figures that came by sea to the territory at hand are destroyed."""

    def do(self, s: Realm, f: Carry) -> None:
        s.push(Storm(f.it()))


SELECTORS: Final[list[type[Effect]]] = [
    HeroHomes,
    Shown,
    Bridges,
    OwnTerritories,
    WaysOut,
    OwnHeroes,
    Havens,
    Landings,
]
VERBS: Final[list[type[Effect]]] = [
    PlaceHero,
    ShowCards,
    ClearCards,
    SetAside,
    Close,
    BlockBridge,
    Raid,
    HalveTroops,
    MusterAt,
    MusterHere,
    MusterIn,
    Reward,
    OweCard,
    Siege,
    Entmoot,
    FiguresOf,
    DoubleRange,
    WayUnder,
    TakeOver,
    LiftHero,
    SetHeroDown,
    TurnTroops,
    WallsDown,
    BlackSails,
    Withdraw,
    Drown,
]
