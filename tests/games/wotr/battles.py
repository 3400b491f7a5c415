"""Battles made by hand. Options are named by their keys: ``way:hollin>trollshaws``, ``reduce:gondor-elite``."""

from __future__ import annotations

from tests.games.wotr.helpers import FP, SH, agrees, at, bare, key, put, script
from tests.games.wotr.plain_box import CARD_NAMES, CHARACTERS

from mathom.games.wotr.armies.forces import force_at
from mathom.games.wotr.battle.attack import Attack, attack_ways, refuse_attack_way
from mathom.games.wotr.battle.battle import Battle
from mathom.games.wotr.battle.numbers import CombatNumbers
from mathom.games.wotr.box import KINDS, kind_name
from mathom.games.wotr.codes import way_code
from mathom.games.wotr.edge.options import describe
from mathom.games.wotr.event_kinds import member_name
from mathom.games.wotr.map import REINFORCEMENTS, region_named
from mathom.games.wotr.state import HAND, War

HIT, MISS = 6, 2


def war(**figures: dict[str, int]) -> War:
    """All nations are At War; figures at places: ``war(hollin={"sauron_regular": 2})``."""
    w = bare()
    w.steps = [0] * 8
    w.active = [True] * 8
    for where, army in figures.items():
        put(w, where, **army)
    return w


def field(shadow: dict[str, int], free: dict[str, int]) -> War:
    """The Shadow in Hollin, the Free Peoples in the Trollshaws: two empty lands side by side."""
    return war(hollin=shadow, trollshaws=free)


def hold(w: War, seat: int, *cards: str) -> None:
    """Cards are in the hand of a seat, wherever they were."""
    for card in cards:
        w.zones.move(w.zones.face.index(CARD_NAMES.index(card)), HAND + seat)


def attack(w: War, way: str = "hollin>trollshaws", leader: bool = False, flags: int = 0, side: int = SH) -> None:
    """An attack with everybody who can."""
    origin, _, target = way.partition(">")
    code = way_code(region_named(origin), region_named(target))
    w.push(Attack(w.lead[side], side, leader, [code], flags))
    w.run()
    if w.ask is not None and w.ask.kind == "attackers":
        pick(w, "all" if "all" in keys(w) else "split")


def storm(w: War, origin: str, target: str, side: int = SH, flags: int = 0) -> None:
    """A battle at once, with the whole army at a place."""
    w.push(Battle(side, at(origin), at(target), force_at(w, side, at(origin)), flags))
    w.run()


def keys(w: War) -> list[str]:
    """The options of the question now."""
    assert w.ask is not None
    return [describe(w, code).key for code in w.ask.options[0]]


def pick(w: War, *names: str) -> None:
    """Answer question after question."""
    for name in names:
        assert w.ask is not None, f"nobody is asked, so nobody answers {name}"
        found = keys(w)
        assert name in found, f"{name} is not offered by {w.ask.kind}: {found}"
        agrees(w)
        w.play(w.ask.seats[0], w.ask.options[0][found.index(name)])


def question(w: War) -> str | None:
    return None if w.ask is None else w.ask.kind


def asked(w: War) -> tuple[int, str] | None:
    return None if w.ask is None else (w.ask.seats[0], w.ask.kind)


def roll(
    w: War,
    sh: list[int] | None = None,
    fp: list[int] | None = None,
    sh_again: list[int] | None = None,
    fp_again: list[int] | None = None,
    sh_strike: list[int] | None = None,
    fp_strike: list[int] | None = None,
) -> None:
    """The dice of the next combat round; a roll of another size is an error of the test or of the game."""
    rolls = {
        "combat_sh": sh,
        "combat_fp": fp,
        "combat_sh_reroll": sh_again,
        "combat_fp_reroll": fp_again,
        "combat_sh_strike": sh_strike,
        "combat_fp_strike": fp_strike,
    }
    script(w, **{stream: [dice] for stream, dice in rolls.items() if dice is not None})


def left(w: War, place: str, side: int) -> dict[str, int]:
    """The army of a side at a place."""
    force = force_at(w, side, at(place))
    army = {kind_name(kind): n for kind, n in enumerate(force[:KINDS]) if n}
    return army | {CHARACTERS[c].id: 1 for c, n in enumerate(force[KINDS:]) if n}


def rolled(news: list[tuple[object, ...]], name: str = "combat-roll") -> list[tuple[object, ...]]:
    """What was rolled, as the log tells it, without the event's name."""
    return [event[1:] for event in news if event[0] == name]


def use_up(w: War, kind: int, side: int) -> None:
    """No figure of a kind is left in the reinforcements: all stand far away."""
    count = w.figures.count(kind, REINFORCEMENTS + side)
    w.figures.move(kind, count, REINFORCEMENTS + side, at("far_harad" if side == SH else "forlindon"))


__all__ = [
    "FP",
    "HIT",
    "MISS",
    "SH",
    "asked",
    "attack",
    "field",
    "hold",
    "keys",
    "left",
    "pick",
    "question",
    "roll",
    "rolled",
    "storm",
    "use_up",
    "war",
]


def ways(w: War, side: int, leader: bool = False) -> list[str]:
    return [describe(w, code).key for code in attack_ways(w, side, leader)]


def why_not(w: War, side: int, way: str, leader: bool = False) -> str | None:
    origin, _, target = way.partition(">")
    return key(refuse_attack_way(w, side, at(origin), at(target), leader))


def combat(w: War, side: int = SH, origin: str = "hollin", target: str = "trollshaws") -> CombatNumbers:
    """What counts in a combat round of the two whole armies, not under way."""
    armies = {side: force_at(w, side, at(origin)), 1 - side: force_at(w, 1 - side, at(target))}
    return CombatNumbers(side, at(origin), at(target), forces=[armies[FP], armies[SH]])


def army(w: War, side: int) -> dict[str, int]:
    """Who fights in the battle under way."""
    battle = w.stack[0]
    assert isinstance(battle, Battle)
    return {member_name(member): n for member, n in enumerate(battle.forces[side]) if n}
