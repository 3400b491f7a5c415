"""How a battle would end: fought many times in imagination, both sides played by the scripted player.

Every battle is fought in a world that the asking seat imagines anew, so that nothing counts but what it knows.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any, Final

from mathom.games.wotr.armies.forces import force_at, units_of
from mathom.games.wotr.battle.attack import NO_WAY, fighters, origin_place, refuse_attack_way, target_place
from mathom.games.wotr.battle.battle import CONTINUE, FIGHT, STAY, Battle
from mathom.games.wotr.battle.siege import is_siege_battle, is_sortie
from mathom.games.wotr.box import ELITES, FREE_PEOPLES, MEMBERS, SHADOW, SIDES, UNIT_KINDS, UNITS_OF, enemy_of
from mathom.games.wotr.codes import COUNT, MOST_OF_A_KIND, WAY, count_in, member_in, origin_in, target_in
from mathom.games.wotr.map import GARRISON_AT, NO_GARRISON, REGIONS, REINFORCEMENTS
from mathom.games.wotr.state import COUNTED_UNITS, War
from mathom.kernel import Frame, Game, Perspective, Reason
from mathom.players.wotr.scripted import Scripted

# What to ask about the battle that is being fought; an attack is asked about by the key of its way.
UNDER_WAY: Final = "battle"
NO_BATTLE: Final = Reason("no-battle-is-being-fought", "WR-11.1")
NO_SUCH_PART: Final = Reason("so-many-are-not-in-the-army", "WR-11.8", "WR-11.9")
OVER: Final = "the battle is over"
# Who is asked whether the battle goes on wants to know how it would.
FIGHT_ON: Final = {"ground": FIGHT, "cease": CONTINUE, "retreat": STAY}
# No seat.
NOBODY: Final = -1
# No battle comes near this.
TOO_LONG: Final = 1000
# Regions and the insides of Strongholds.
ON_MAP: Final = range(REINFORCEMENTS)


class Aftermath(Frame):
    """Below the battle instead of the rest of the game: here the simulation ends."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("rest")

    def clone(self) -> Aftermath:
        return Aftermath()

    def rest(self, w: War) -> None:
        w.ask_one(0, OVER, [0], then="rest")


class Fight:
    """A battle at the moment when it is asked about: the places, and how strong both sides are on the whole map."""

    __slots__ = ("forces", "origin", "side", "strong", "target", "world")

    def __init__(self, world: War, battle: Battle, forces: list[list[int]]) -> None:
        self.world = world
        self.side = battle.side
        self.origin = battle.origin
        self.target = battle.target
        self.strong = [strength(world, side) for side in (FREE_PEOPLES, SHADOW)]
        self.forces = [weight(force) for force in forces]

    def kind(self) -> str:
        if is_siege_battle(self.target):
            return "siege"
        return "sortie" if is_sortie(self.origin) else "field"


class Odds:
    """What the battles of one question have come to, summed up."""

    __slots__ = ("besieged", "gone", "kind", "losses", "side", "sims", "won")

    def __init__(self) -> None:
        self.sims = 0
        self.kind = ""
        self.side = FREE_PEOPLES
        self.won = 0
        self.besieged = 0
        self.losses = [0, 0]
        self.gone = [0, 0]

    def count(self, fight: Fight) -> None:
        """One more battle that has been fought to its end."""
        after = fight.world
        self.sims += 1
        self.kind, self.side = fight.kind(), fight.side
        defenders = after.figures.counts[COUNTED_UNITS + enemy_of(fight.side)]
        inside = GARRISON_AT[fight.target] if fight.target < REGIONS else NO_GARRISON
        if not defenders[fight.target]:
            self.won += 1
        if inside != NO_GARRISON and defenders[inside]:
            self.besieged += 1
        for side in (FREE_PEOPLES, SHADOW):
            lost = max(0, fight.strong[side] - strength(after, side))
            self.losses[side] += lost
            if lost >= fight.forces[side]:
                self.gone[side] += 1

    def plain(self) -> dict[str, Any]:
        """In names. Losses are hits: an Elite takes two (WR-11.52)."""
        sides = (FREE_PEOPLES, SHADOW)
        return {
            "sims": self.sims,
            "kind": self.kind,
            "attacker": SIDES[self.side],
            "won": round(self.won / self.sims, 3),
            "besieged": round(self.besieged / self.sims, 3),
            "losses": {SIDES[side]: round(self.losses[side] / self.sims, 2) for side in sides},
            "gone": {SIDES[side]: round(self.gone[side] / self.sims, 3) for side in sides},
        }


def weight(force: list[int]) -> int:
    """How many hits its units can take. WR-11.52"""
    return sum(force[:UNIT_KINDS]) + sum([force[kind] for kind in ELITES])


def strength(w: War, side: int) -> int:
    """How many hits all units of a side on the map could take."""
    units = w.figures.counts[COUNTED_UNITS + side]
    content = w.figures.content
    elites = [kind for kind in ELITES if kind in UNITS_OF[side]]
    return sum([units[place] + sum([content[place][kind] for kind in elites]) for place in ON_MAP if units[place]])


def forecast(perspective: Perspective, about: str, rng: Random, sims: int, seconds: float) -> dict[str, Any] | Reason:
    """The odds of an attack (`about` is the key of its way) or of the battle that is being fought (``battle``).

    An own attack may be made by a part of the army: the keys of how many of each follow (``way:edoras>folde
    count:rohan-regular:2``). As many battles as asked for, unless time is up before; or why there is nothing to be
    fought. Who asks about a battle while they can end it are told what comes of fighting on.
    """
    end = time.perf_counter() + seconds
    odds = Odds()
    companions = [Scripted(perspective.game, "", rng) for _ in range(perspective.imagine(rng).seats)]
    while odds.sims < sims and (not odds.sims or time.perf_counter() < end):
        world = perspective.imagine(rng)
        assert isinstance(world, War)
        fight = going_on(world) if about == UNDER_WAY else attack(perspective, world, about)
        if isinstance(fight, Reason):
            return fight
        stubborn = perspective.seat if about == UNDER_WAY and can_end(world, perspective.seat) else NOBODY
        play_on(perspective.game, world, companions, stubborn)
        odds.count(fight)
    return odds.plain()


def can_end(world: War, seat: int) -> bool:
    """Whether the seat is asked just now if the battle is to go on."""
    return world.ask is not None and world.ask.kind in FIGHT_ON and seat in world.ask.waiting()


def going_on(world: War) -> Fight | Reason:
    """The battle that is being fought, without anything that comes after it."""
    battle = world.innermost(Battle)
    if battle is None:
        return NO_BATTLE
    world.stack = [Aftermath(), *world.stack[world.stack.index(battle) :]]
    return Fight(world, battle, battle.forces)


def attack(perspective: Perspective, world: War, about: str) -> Fight | Reason:
    """An attack of everybody who can, begun now, whoever's turn it is: one's own, or one that is to be feared.

    If `about` says how many of each take part in an own attack, the others are the rearguard.
    """
    key, *part = about.split() or [""]
    code = perspective.game.parse(world, perspective.seat, key)
    if not WAY <= code < WAY + REGIONS * REGIONS:
        return NO_WAY
    origin, target = origin_in(code), target_in(code)
    own = world.side_of_seat[perspective.seat]
    side = own
    refused = refuse_attack_way(world, own, origin, target)
    if refused is not None:
        side = enemy_of(own)
        if refuse_attack_way(world, side, origin, target) is not None:
            return refused
    start, goal = origin_place(world, side, origin, target), target_place(world, side, origin, target)
    force = fighters(world, force_at(world, side, start))
    if part and side == own:
        codes = [perspective.game.parse(world, perspective.seat, count) for count in part]
        chosen = part_of(force, codes)
        if chosen is None:
            return NO_SUCH_PART
        force = chosen
    battle = Battle(side, start, goal, force)
    defenders = force_at(world, enemy_of(side), goal)
    fight = Fight(world, battle, [force, defenders] if side == FREE_PEOPLES else [defenders, force])
    world.ask = None
    world.stack = [Aftermath(), battle]
    world.run()
    return fight


def part_of(force: list[int], counts: list[int]) -> list[int] | None:
    """So many of each member of a force as the codes say, if there are so many and a unit is among them."""
    part = [0] * len(force)
    for code in counts:
        if not COUNT <= code < COUNT + MEMBERS * MOST_OF_A_KIND or count_in(code) > force[member_in(code)]:
            return None
        part[member_in(code)] = count_in(code)
    return part if units_of(part) else None


def play_on(game: Game, world: War, companions: list[Scripted], stubborn: int) -> None:
    """To the end of the battle, which one seat may be too stubborn to end."""
    for _ in range(TOO_LONG):
        if world.ask is None or world.ask.kind == OVER:
            return
        seat = world.ask.waiting()[0]
        kind = world.ask.kind
        stays = seat == stubborn and kind in FIGHT_ON
        world.play(seat, FIGHT_ON[kind] if stays else companions[seat].choose(Perspective(game, world, seat)))
