"""A number, with everything in force that changes it, layer by layer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.effects.carry import Carry
from mathom.effects.in_force import Entry
from mathom.effects.standing import BOUNDS, GEAR, OTHERS, SET, Modify

if TYPE_CHECKING:
    from mathom.effects.card_state import CardState

# How many things of a slot count, as a number that effects can change: SLOT + "weapon", one by rule.
SLOT: Final = "slot:"

Live = tuple[Entry, Modify, Carry]


def modified(s: CardState, found: list[Entry], of: int, base: int, situation: int, use: int) -> int:
    """See `Modify` for the layers."""
    live = in_effect(s, found, of, use)
    if not live:
        return base + situation
    total = layer(s, live, SET, base)
    total = gear(s, live, of, total, use)
    total = layer(s, live, OTHERS, total)
    return layer(s, live, BOUNDS, total + situation)


def in_effect(s: CardState, found: list[Entry], of: int, use: int) -> list[Live]:
    """Those about the thing now, without what another text of the same card takes the place of."""
    live: list[Live] = []
    off: set[tuple[int, int, int]] = set()
    for entry in found:
        effect = s.text(entry)
        if effect.misses(entry.source, of) or s.blank(entry):
            continue
        f = s.context(entry, of, use)
        if isinstance(effect, Modify) and effect.about(s, f, of):
            live.append((entry, effect, f))
            if effect.instead_of:
                off.add((entry.source, entry.card, effect.instead_of - 1))
    if not off:
        return live
    return [one for one in live if (one[0].source, one[0].card, one[0].text) not in off]


def layer(s: CardState, live: list[Live], which: int, total: int) -> int:
    for _, effect, f in live:
        if effect.layer() == which:
            total = effect.apply(s, f, total)
    return total


def gear(s: CardState, live: list[Live], of: int, total: int, use: int) -> int:
    """Of each slot as many as may count: those that give the most, one after the other."""
    slots: dict[str, list[Live]] = {}
    for one in live:
        if one[1].layer() == GEAR:
            slots.setdefault(one[1].slot, []).append(one)
    for slot, worn in slots.items():
        for _ in range(min(s.value(SLOT + slot, of, 1, use=use), len(worn))):
            results = [effect.apply(s, f, total) for _, effect, f in worn]
            best = results.index(max(results))
            total = results[best]
            del worn[best]
    return total
