"""Chapter 13: the words that only the cards of the expansion use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Carry, Condition, Effect, Selector, Verb
from mathom.effects.control import NOT_OFFERED
from mathom.games.wotr.armies.armies import army_place
from mathom.games.wotr.armies.forces import force_at, nazgul_leadership
from mathom.games.wotr.armies.recruit import recruit, refuse_recruit
from mathom.games.wotr.battle.card_strikes import attack_specially, has_struck
from mathom.games.wotr.battle.card_verbs import NO_REROLL
from mathom.games.wotr.battle.combat_round import combat_numbers
from mathom.games.wotr.battle.numbers import raised
from mathom.games.wotr.box import (
    ELVEN_RINGS,
    FREE_PEOPLES,
    GANDALF_THE_GREY,
    GANDALF_THE_WHITE,
    GONDOR,
    ISENGARD,
    REGULAR,
    SAURON,
    SHADOW,
    enemy_of,
    kind_of,
)
from mathom.games.wotr.cards.conditions import whereabouts
from mathom.games.wotr.cards.verbs import hits_in, throw_dice
from mathom.games.wotr.codes import NATION, NONE, card_code, face_in, is_card
from mathom.games.wotr.events.in_play import leave_table
from mathom.games.wotr.fellowship.reveal import DrawTile
from mathom.games.wotr.fellowship.route import is_shadow_stronghold
from mathom.games.wotr.map import GARRISON_AT, NATION_AT, NO_GARRISON, REGIONS, STRONGHOLDS, region_of
from mathom.games.wotr.state import DISCARDED, HAND, IN_PLAY, War, side_of
from mathom.games.wotr.third_age.chief_and_balrog import is_free_stronghold, nazgul_in
from mathom.games.wotr.third_age.engines import in_battle
from mathom.games.wotr.third_age.ents import EntsAwake
from mathom.games.wotr.third_age.factions import room_for
from mathom.games.wotr.third_age.memory import age, changed, faction_is, lose_engines
from mathom.games.wotr.third_age.pieces import (
    BALROG,
    DUNLENDING,
    FELL_ENGINE,
    GET_IT,
    GET_IT_LOST,
    GONE,
    HAND_ROBBED,
    HAND_SEEN,
    LOOK,
    ON_THE_TABLE,
    RINGS_BACK,
    SHIPS_LOST,
)
from mathom.games.wotr.third_age.raids import CorsairRaid, MoveOrAttack, Raging, Rangers, Trenches
from mathom.kernel import Reason

FACTION_AWAY: Final = Reason("the-card-needs-a-faction-in-play", "TA-13.9")
NO_ENGINE: Final = Reason("no-siege-engine-of-yours-is-in-the-battle", "TA-12.29")
NO_NAZGUL_HERE: Final = Reason("no-nazgul-is-in-dol-guldur", "TA-13.25")
GANDALF_ELSEWHERE: Final = Reason("gandalf-is-not-with-the-balrog", "TA-13.15", "TA-13.36")
NO_REROLL_HIT: Final = Reason("the-leader-re-roll-has-not-hit", "TA-13.27")

GONDOR_COAST_HIT: Final = 4
RING_DICE: Final = 3
RING_NEEDED: Final = 4
MOST_ORCS: Final = 5
SAURON_REGULAR: Final = kind_of(SAURON, REGULAR)

# Conditions and selectors


@dataclass(frozen=True)
class FactionInPlay(Condition):
    """The faction is in play."""

    faction: int

    def refuse(self, s: War, f: Carry) -> Reason | None:
        return None if faction_is(s, self.faction) else FACTION_AWAY


@dataclass(frozen=True)
class NazgulIn(Condition):
    """A Nazgûl, or one of their lords, is in the region."""

    region: int

    def refuse(self, s: War, f: Carry) -> Reason | None:
        return None if nazgul_in(s, self.region) else NO_NAZGUL_HERE


@dataclass(frozen=True)
class GandalfMeetsBalrog(Condition):
    """Gandalf, the Grey or the White, is in the region of the Balrog."""

    def refuse(self, s: War, f: Carry) -> Reason | None:
        here = region_of(s.character_at[BALROG])
        there = [whereabouts(s, gandalf) for gandalf in (GANDALF_THE_GREY, GANDALF_THE_WHITE)]
        return None if here >= 0 and here in there else GANDALF_ELSEWHERE


@dataclass(frozen=True)
class HasEngine(Condition):
    """A siege engine of the player is in the battle."""

    def refuse(self, s: War, f: Carry) -> Reason | None:
        return None if in_battle(s, side_of(f), combat_numbers(s).target) else NO_ENGINE


@dataclass(frozen=True)
class RerollHit(Condition):
    """The leader re-roll of the player has scored a hit."""

    def refuse(self, s: War, f: Carry) -> Reason | None:
        return None if combat_numbers(s).reroll_hits[side_of(f)] else NO_REROLL_HIT


@dataclass(frozen=True)
class ShadowStrongholds(Selector):
    """The Strongholds of Shadow nations that the Shadow still holds."""

    def things(self, s: War, f: Carry) -> list[int]:
        """TA-13.38"""
        return [region for region in range(REGIONS) if is_shadow_stronghold(s, region)]


@dataclass(frozen=True)
class FreeStrongholds(Selector):
    """The Strongholds of free nations that the Free Peoples hold."""

    def things(self, s: War, f: Carry) -> list[int]:
        """TA-13.20"""
        return [region for region in STRONGHOLDS if is_free_stronghold(s, region)]


# Procedures


@dataclass(frozen=True)
class ActivateEnts(Verb):
    """Two Ents come to Fangorn, then the Ents may move and attack."""

    def do(self, s: War, f: Carry) -> None:
        """TA-13.2"""
        s.push(EntsAwake(f.seat, f.card))


@dataclass(frozen=True)
class SendRangers(Verb):
    """Three dice against a Shadow army in or next to the North, then a unit and a Leader of the North beside it."""

    def do(self, s: War, f: Carry) -> None:
        s.push(Rangers(f.seat, f.card))


@dataclass(frozen=True)
class RaidCoast(Verb):
    """Ships may sail, an army may be carried, and may then move or attack."""

    def do(self, s: War, f: Carry) -> None:
        s.push(CorsairRaid(f.seat))


@dataclass(frozen=True)
class RaiseDunland(Verb):
    """Up to four Dunlendings join a Shadow army in Dunland, which may then move or attack."""

    def do(self, s: War, f: Carry) -> None:
        s.push(Raging(f.seat))


@dataclass(frozen=True)
class DigTrenches(Verb):
    """Up to two Siege Towers are built, or up to two Catapults destroyed, where the Shadow besieges."""

    def do(self, s: War, f: Carry) -> None:
        s.push(Trenches(f.seat))


@dataclass(frozen=True)
class NameCaptain(Verb):
    """The die that plays the card is not one of those that the card sends to the Hunt box."""

    def do(self, s: War, f: Carry) -> None:
        changed(s).new_captain = True


@dataclass(frozen=True)
class CloseGates(Verb):
    """A hunt tile is drawn and resolved like a successful Hunt; an Eye does nothing, and no tile reveals."""

    def do(self, s: War, f: Carry) -> None:
        """TA-13.17, TA-13.37"""
        s.push(DrawTile(ignore_reveal=True))


@dataclass(frozen=True)
class GatherOrcs(Verb):
    """Sauron Regulars are recruited in the region, as many as the Nazgûl leadership there; the army may move or attack.

    At most five come, and no more than fit in.
    """

    region: int

    def do(self, s: War, f: Carry) -> None:
        """TA-13.25, TA-13.26"""
        inside = GARRISON_AT[self.region]
        places = [self.region] if inside == NO_GARRISON else [self.region, inside]
        points = sum([nazgul_leadership(force_at(s, SHADOW, place)) for place in places])
        for _ in range(min(MOST_ORCS, points, room_for(s, self.region))):
            if refuse_recruit(s, SAURON_REGULAR, self.region, True) is None:
                recruit(s, SAURON_REGULAR, self.region)
        if s.has_units(SHADOW, army_place(s, SHADOW, self.region)):
            s.push(MoveOrAttack(f.seat, self.region))


@dataclass(frozen=True)
class SinkShips(Verb):
    """A die for every ship in a region of Gondor, one after another: 4 or more removes it."""

    def do(self, s: War, f: Carry) -> None:
        """TA-13.13"""
        ships = [region for region in age(s).ships if NATION_AT[region] == GONDOR]
        if ships:
            throw_dice(s, f, len(ships))

    def take(self, s: War, f: Carry) -> None:
        ships = [region for region in age(s).ships if NATION_AT[region] == GONDOR]
        struck = [region for region, die in zip(ships, s.outcome, strict=True) if die + 1 >= GONDOR_COAST_HIT]
        hits_in(s, f, GONDOR_COAST_HIT)
        memory = changed(s)
        left = memory.ships[:]
        for region in struck:
            left.remove(region)
        memory.ships = left
        for region in sorted(set(struck)):
            s.tell(SHIPS_LOST, region, struck.count(region))


@dataclass(frozen=True)
class TakeBackRings(Verb):
    """Three dice: each 4 or more gives back a used Elven Ring, first those out of the game, then the Shadow's."""

    def do(self, s: War, f: Carry) -> None:
        throw_dice(s, f, RING_DICE)

    def take(self, s: War, f: Carry) -> None:
        """TA-13.12, TA-13.32"""
        wanted = hits_in(s, f, RING_NEEDED)
        rings = s.rings[:]
        lost = min(wanted, ELVEN_RINGS - sum(rings))
        taken = min(wanted - lost, rings[SHADOW])
        rings[FREE_PEOPLES] += lost + taken
        rings[SHADOW] -= taken
        s.rings = rings
        s.tell(RINGS_BACK, lost + taken)


@dataclass(frozen=True)
class BlowAway(Verb):
    """A card of the Shadow in play is discarded; without one the player may look at a hand and discard from it."""

    def lying(self, w: War) -> list[int]:
        cards = sorted([card_code(w.face(thing)) for thing in w.zones.content[IN_PLAY + SHADOW]])
        return [*cards, GET_IT] if age(w).get_it == ON_THE_TABLE else cards

    def looks(self, w: War) -> list[int]:
        """One hand is simply looked at; of two, the nation of its player says which."""
        hands = [seat for seat in w.seats_of(SHADOW) if w.hand(seat)]
        if len(hands) == 1:
            return [LOOK]
        return [NATION + nation for nation in (SAURON, ISENGARD) if hands and w.hand(w.seat_of_nation[nation])]

    def do(self, s: War, f: Carry) -> None:
        """TA-13.11, TA-13.30, TA-13.31, TA-4.37"""
        if f.stage:
            owner = f.notes[0]
            cards = sorted([card_code(s.face(thing)) for thing in s.hand(owner)])
            f.ask_one(s, f.seat, "blow-away-hand", cards)
            return
        lying = self.lying(s)
        if lying:
            f.ask_one(s, f.seat, "blow-away", lying)
        elif self.looks(s):
            f.ask_one(s, f.seat, "look-at-hand", [*self.looks(s), NONE])

    def take(self, s: War, f: Carry) -> None:
        if f.stage:
            owner = f.notes[0]
            thing = s.card_in(HAND + owner, face_in(s.reply))
            s.tell(HAND_ROBBED, face_in(s.reply))
            s.zones.move(thing, DISCARDED + SHADOW)
        elif is_card(s.reply):
            leave_table(s, face_in(s.reply))
        elif s.reply == GET_IT:
            changed(s).get_it = GONE
            s.tell(GET_IT_LOST)
        elif s.reply != NONE:
            nations = [SAURON, ISENGARD] if s.reply == LOOK else [s.reply - NATION]
            owner = next(seat for seat in [s.seat_of_nation[nation] for nation in nations] if s.hand(seat))
            viewers = sum([1 << seat for seat in s.seats_of(FREE_PEOPLES)])
            for thing in s.hand(owner):
                s.zones.reveal(thing, viewers)
            s.tell(HAND_SEEN, len(s.hand(owner)))
            f.again(1, [owner])

    def refuse(self, s: War, f: Carry, code: int) -> Reason | None:
        return None if s.offers(f.seat, code) else NOT_OFFERED


# Combat halves


@dataclass(frozen=True)
class FellEngine(Verb):
    """The player may remove a siege engine of the enemy in the battle."""

    def do(self, s: War, f: Carry) -> None:
        """TA-13.7, TA-13.27"""
        if in_battle(s, enemy_of(side_of(f)), combat_numbers(s).target):
            f.ask_one(s, f.seat, "fell-engine", [FELL_ENGINE, NONE])

    def take(self, s: War, f: Carry) -> None:
        if s.reply == FELL_ENGINE:
            lose_engines(s, enemy_of(side_of(f)), combat_numbers(s).region(), 1)


@dataclass(frozen=True)
class EnginesFight(Verb):
    """The siege engines of the player in the battle add to the strength of his army."""

    def do(self, s: War, f: Carry) -> None:
        """TA-13.28"""
        r, side = combat_numbers(s), side_of(f)
        r.more_strength = raised(r.more_strength, side, in_battle(s, side, r.target))


@dataclass(frozen=True)
class Dishearten(Verb):
    """The enemy has no leader re-roll."""

    def do(self, s: War, f: Carry) -> None:
        """TA-13.29"""
        r, enemy = combat_numbers(s), enemy_of(side_of(f))
        r.no_reroll = raised(r.no_reroll, enemy, 1)
        s.tell(NO_REROLL, enemy)


@dataclass(frozen=True)
class StrikeOfHatred(Verb):
    """A special attack with a die for each Dunlending in the battle."""

    def do(self, s: War, f: Carry) -> None:
        """TA-13.42"""
        r, side = combat_numbers(s), side_of(f)
        attack_specially(s, f, r.forces[side][DUNLENDING], r.hit_number(side))

    def take(self, s: War, f: Carry) -> None:
        has_struck(s, f)


WORDS: Final[list[type[Effect]]] = [
    FactionInPlay,
    NazgulIn,
    GandalfMeetsBalrog,
    HasEngine,
    RerollHit,
    ShadowStrongholds,
    FreeStrongholds,
    ActivateEnts,
    SendRangers,
    RaidCoast,
    RaiseDunland,
    DigTrenches,
    NameCaptain,
    CloseGates,
    GatherOrcs,
    SinkShips,
    TakeBackRings,
    BlowAway,
    FellEngine,
    EnginesFight,
    Dishearten,
    StrikeOfHatred,
]
