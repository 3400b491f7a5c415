"""Who rolls with which number, counted figure by figure and compared with the game, in many mixed armies."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.risk.helpers import FIELD, HC, HI, LC, LI, battle, choose, named, position, with_homes

from mathom.games.risk.battle.combat import Combat
from mathom.games.risk.battle.dice import all_volleys
from mathom.games.risk.box import HIT_NUMBERS, PARTIES, SIDES, UNITS
from mathom.games.risk.map import SPACE_NAMES
from mathom.games.risk.state import DELVED, MOVED, STOPPED, Realm
from mathom.testing import part, rule

BEATS = {LI: LC, HI: HC, LC: HI, HC: LI}
COLOURS = {"good": ("elves", "rohan", "gondor"), "evil": ("saruman", "sauron")}
# Whom the party has in its box, as far as hit numbers can differ.
TYPES = (LI, HI, LC, HC, "troll", "eagle", "mumakil", "ent")
Rolls = list[tuple[str, str, int, bool]]


def expected(
    forces: dict[str, dict[str, int]],
    active: str,
    castle: bool,
    heroes: dict[str, int],
    tired: dict[str, int],
    chosen: dict[str, int],
    walls: dict[str, int],
    charging: bool,
    sails: int,
) -> Rolls:
    """Party, unit, hit number and target of every die, from the words of the rules."""
    found: Rolls = []
    attacker = "good" if active in COLOURS["good"] else "evil"
    for side, colours in COLOURS.items():
        enemies = COLOURS["evil" if side == "good" else "good"]
        for unit in TYPES:
            attacks = side == attacker
            number = HIT_NUMBERS[2 * castle + (not attacks)][UNITS.index(unit)]
            if unit == HC and attacks and charging and not castle:
                number = 5
            number += min(1, heroes[side]) + (sails if attacks else 0)
            own = sum(forces[colour].get(unit, 0) for colour in colours)
            other = sum(forces[colour].get(BEATS[unit], 0) for colour in enemies) if unit in BEATS else 0
            bonus = 0 if castle else min(own, other)
            lucky_tired = chosen.get(unit, 0) if attacks else 0
            lucky = bonus - lucky_tired
            for colour in colours:
                breaking = walls.get(colour, 0) if unit == "ent" else 0
                weak = tired.get(unit, 0) if colour == active else 0
                for figure in range(forces[colour].get(unit, 0)):
                    is_weak, breaks = figure < weak, figure < breaking
                    extra = 0
                    if is_weak and lucky_tired and not breaks:
                        extra, lucky_tired = 1, lucky_tired - 1
                    elif not is_weak and lucky and not breaks:
                        extra, lucky = 1, lucky - 1
                    found.append((colour, unit, number + extra - is_weak, breaks))
    return sorted(found)


def rolled(s: Realm, combat: Combat) -> Rolls:
    found: Rolls = []
    for colour, unit, count, number, walls in all_volleys(s, combat):
        found += [(PARTIES[colour], UNITS[unit], number, bool(walls))] * count
    return sorted(found)


@rule(
    "RI-7.20",
    "RI-7.24",
    "RI-7.25",
    "RI-7.26",
    "RI-7.30",
    "RI-7.34",
    "RI-7.38",
    "RI-7.39",
    "RI-7.40",
    "RI-7.41",
    "RI-15.17",
)
@part("risk.DP-18", "risk.DP-19")
@pytest.mark.parametrize("seed", range(60))
def test_every_figure_rolls_one_die_with_its_own_number(seed: int) -> None:
    rng = Random(seed)
    active = rng.choice(["elves", "rohan", "sauron", "saruman"])
    castle = seed % 3 == 0
    forces: dict[str, dict[str, int]] = {colour: {} for side in COLOURS.values() for colour in side}
    limits = {"eagle": ("elves",), "ent": ("elves", "rohan"), "troll": ("sauron",), "mumakil": ("sauron",)}
    for colour, force in forces.items():
        for unit in TYPES:
            if colour in limits.get(unit, (colour,)) and rng.random() < 0.6:
                force[unit] = rng.randint(1, 3)
    forces[active].setdefault(HI, 1)
    heroes = {side: rng.randint(0, 1) for side in SIDES}
    where = "minas_morgul" if castle else FIELD
    standing = {c: {**force, "hero": heroes["good" if c in COLOURS["good"] else "evil"]} for c, force in forces.items()}
    there = {c: force if c in ("gondor", "sauron") else forces[c] for c, force in standing.items()}
    s = position(5, {"weapon_bonus": True}, turn_of=active, phase="move", forces=with_homes(**{where: there}))
    tired = {unit: rng.randint(0, n) for unit, n in forces[active].items()}
    space = SPACE_NAMES.index(where)
    for unit, n in tired.items():
        s.note(space, UNITS.index(unit), 0, MOVED | DELVED | STOPPED, n)
    attacker = SIDES.index("good" if active in COLOURS["good"] else "evil")
    combat = Combat(space, attacker)
    combat.round, combat.sails = rng.randint(0, 1), rng.randint(0, 1)
    walls = {c: rng.randint(0, forces[c].get("ent", 0)) for c in COLOURS["good"]} if castle and not attacker else {}
    combat.ents = [walls.get(colour, 0) for colour in PARTIES]
    chosen = {UNITS[unit]: rng.choice(found) for unit in range(len(UNITS)) if (found := combat.favours(s, unit))}
    combat.chosen = [chosen.get(unit, 0) for unit in UNITS]
    assert rolled(s, combat) == expected(
        forces, active, castle, heroes, tired, chosen, walls, combat.round == 0, combat.sails
    )


@rule("RI-7.20", "RI-7.15")
def test_dice_have_six_sides() -> None:
    """Where nothing is scripted: every number from one to six comes, and no other."""
    s = battle({HC: 6, LC: 6, HI: 8, LI: 8}, {HC: 6, LC: 6, HI: 8, LI: 8})
    choose(s, "stay")
    fought = named(choose(s, "stay"), "combat-dice")
    assert {die for roll in fought for die in roll["dice"]} == {1, 2, 3, 4, 5, 6}
    chased = battle({HI: 8, "hero": 1}, {HC: 6, LC: 10}, more={"khand": {"sauron": {HI: 1}}})
    choose(chased, "territory:lorien")
    [pursued] = named(choose(chased, "pursue"), "pursued")
    assert len(pursued["dice"]) == 16
    assert set(pursued["dice"]) == {1, 2, 3, 4, 5, 6}
