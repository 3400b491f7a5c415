"""What the fact tables say about a card becomes statements here, field by field; no card is named."""

from __future__ import annotations

from typing import Any, Final

from mathom.effects import All, Bearer, Condition, CountsAs, Modify, Play, Statement, This
from mathom.games.meccg.cards.conditions import AttackBy, BearerIs, Concerns, InMode, InPlay
from mathom.games.meccg.cards.selectors import Keyed, You
from mathom.games.meccg.cards.verbs import Assail
from mathom.games.meccg.faces import Face

STATS: Final = {
    "prowess": "prowess",
    "body": "body",
    "direct_influence": "di",
    "mind": "mind",
    "corruption_check": "corruption_check",
}
# Stats of which one item for each slot counts (ME-13.16, ME-13.38).
SLOTTED: Final = ("prowess", "body")


def statements(face: Face) -> list[Statement]:
    """All that the fact tables give."""
    if face.kind == "creature":
        return [Play("mh", Assail(), on=(Keyed(),), first=True)]
    if face.is_person():
        return person(face.record)
    if face.kind == "item":
        return item(face.record)
    return []


def person(record: Any) -> list[Statement]:
    """Prowess against races, direct influence for some, cards in hand."""
    found: list[Statement] = [
        Modify("prowess", bonus.value, of=This(), needs=AttackBy(tuple(bonus.against)))
        for bonus in record.prowess_bonuses
    ]
    for bonus in record.direct_influence_bonuses:
        needs = concerns(bonus)
        if needs is not None:
            found.append(Modify("di", bonus.value, of=This(), needs=needs))
    for mode, changes in getattr(record, "mode_modifiers", {}).items():
        found += [Modify(STATS[stat], by, of=This(), needs=InMode(mode)) for stat, by in changes.items()]
    more = record.hand_size_bonus
    if more is not None and not more.while_at and not more.as_avatar:
        found.append(Modify("hand_size", more.value, of=You()))
    return found


def concerns(bonus: Any) -> Concerns | None:
    """What direct influence is for; None for what no rule here knows."""
    if bonus.against == "any-faction":
        return Concerns(any_faction=True)
    if bonus.against == "factions-playable-at":
        return Concerns(site=bonus.site)
    if bonus.against in ("race", "faction", "character", "mixed"):
        factions = tuple(bonus.factions)
        named = (*bonus.titles, *(factions if bonus.against == "faction" else ()))
        return Concerns(tuple(bonus.characters), factions, named)
    return None


def item(record: Any) -> list[Statement]:
    """Bonuses of the bearer, one for each slot, up to their caps. ME-13.16, ME-13.17"""
    found: list[Statement] = []
    for bonus in record.bonuses:
        if bonus.stat in ("skill", "magic"):
            found.append(CountsAs(str(bonus.value), of=Bearer()))
        elif is_carried_out(bonus):
            needs = item_condition(bonus) or All(())
            found.append(
                Modify(
                    STATS[bonus.stat],
                    bonus.value,
                    slot=record.equipment if bonus.stat in SLOTTED else "",
                    cap=bonus.max,
                    instead_of=len(found) if bonus.replaces else 0,
                    of=Bearer(),
                    needs=needs if needs.of else None,
                )
            )
    return found


def is_carried_out(bonus: Any) -> bool:
    """Whether a rule here knows what an item's bonus is for."""
    if bonus.stat in ("skill", "magic"):
        return True
    fixed = isinstance(bonus.value, int) and not isinstance(bonus.max, str)
    return fixed and bonus.stat in STATS and item_condition(bonus) is not None


def item_condition(bonus: Any) -> All | None:
    """When an item's bonus counts; None if no rule here knows that."""
    needs: list[Condition] = []
    if bonus.requires_skill:
        needs.append(BearerIs(skill=bonus.requires_skill))
    if bonus.against is not None:
        if bonus.against.races and bonus.stat == "prowess":
            needs.append(AttackBy(tuple(bonus.against.races)))
        elif bonus.against.factions == "any":
            needs.append(Concerns(any_faction=True))
        else:
            return None
    when: str = bonus.when
    if when.startswith("bearer is ") and not when.startswith("bearer is not "):
        needs.append(BearerIs((when.removeprefix("bearer is "),)))
    elif when.startswith("against "):
        needs.append(AttackBy(tuple(when.removeprefix("against ").split(" or "))))
    elif when.endswith(" in play"):
        needs.append(InPlay(when.removesuffix(" in play")))
    elif when:
        return None
    return All(tuple(needs))
