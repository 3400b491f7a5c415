"""What the fact tables say about a card becomes statements here, field by field; no card is named."""

from __future__ import annotations

from typing import Any, Final

from mathom.effects import (
    Action,
    All,
    Bearer,
    Condition,
    Count,
    CountsAs,
    Each,
    Forbid,
    It,
    Leaves,
    Modify,
    Not,
    Play,
    Replace,
    Stat,
    Statement,
    Target,
    This,
    Trigger,
)
from mathom.games.meccg.cards.attack_words import LimitCost
from mathom.games.meccg.cards.company_words import AtHaven, OwnAvatar
from mathom.games.meccg.cards.conditions import (
    AttackBy,
    AttackOf,
    BearerIs,
    BearerStruck,
    Concerns,
    Facing,
    InMode,
    InPlay,
    SiteIs,
)
from mathom.games.meccg.cards.groups import CompaniesAt, PlayerOf, SiteOf
from mathom.games.meccg.cards.journey_words import HazardsAside
from mathom.games.meccg.cards.numbers import Times
from mathom.games.meccg.cards.ring_words import GoldRingsAt, PeopleAt, Test
from mathom.games.meccg.cards.selectors import Characters, CompanyOf, FoeOf, Keyed, TheAttack, You
from mathom.games.meccg.cards.verbs import Assail, Check, ComeIn, DiscardCost, TakeHazards, TapCost
from mathom.games.meccg.faces import Face

STATS: Final = {
    "prowess": "prowess",
    "body": "body",
    "direct_influence": "di",
    "mind": "mind",
    "corruption_check": "corruption_check",
}
TWICE_PRINTED: Final = Times(2, Stat("prowess", Bearer(), printed=True))
# Stats of which one item for each slot counts (ME-13.16, ME-13.38).
SLOTTED: Final = ("prowess", "body")


def statements(face: Face) -> list[Statement]:
    """All that the fact tables give."""
    if face.kind == "creature":
        return creature(face.record)
    if face.kind == "event" and (face.record.roaming_attack or face.record.site_attack):
        return [Play("mh", ComeIn(), first=True)]
    if face.is_person():
        return person(face.record)
    if face.kind == "item":
        return item(face.record)
    if face.kind == "ally":
        return ally(face.record)
    return site(face.record) if face.kind == "site" else []


def creature(record: Any) -> list[Statement]:
    """It attacks, keyed to something; what its wounds bring about, and what rangers do to it."""
    found: list[Statement] = [Play("mh", Assail(), on=(Keyed(),), first=True)]
    if record.nazgul_rank is not None:
        # As a permanent-event it may be given up for hazards of the sideboard (ME-11.14, ME-11.19).
        found.append(Play("mh", ComeIn()))
        found.append(Action("mh", TakeHazards(), needs=HazardsAside(), cost=(DiscardCost(This()), LimitCost(1))))
    found += wounds(record.attack)
    less: int = record.body_modifier_per_defending_ranger
    if less:
        rangers = Count(Characters(skills=("ranger",), here=True))
        found.append(Modify("attack_body", Times(less, rangers), of=TheAttack(), needs=AttackOf(This())))
    return found


def wounds(attack: Any) -> list[Statement]:
    """Who is wounded by the attack makes a corruption check."""
    modifier: int | None = getattr(attack, "wounded_corruption_check", None)
    return [] if modifier is None else [Trigger("wounded", Check(It(), modifier), needs=AttackOf(This()))]


def site(record: Any) -> list[Statement]:
    """What wounds of the automatic-attacks bring about (all of a site's are alike in that), and what else it says."""
    found = [text for attack in record.automatic_attacks[:1] for text in wounds(attack)]
    for special in record.special:
        if special.tag == "site-always-returns-to-location-deck":
            found.append(CountsAs("never-discarded", of=This()))
        elif special.tag == "healing-affects-all-characters-at-site":
            found.append(CountsAs("heals-site", of=CompaniesAt(This())))
        else:
            found += ring_rules(special)
    return found


def ring_rules(rule: Any) -> list[Statement]:
    """What a site does to gold rings: they are tested there, by themselves or by a sage. ME-17.30"""
    rings = GoldRingsAt(This())
    if rule.tag == "stored-gold-ring-tested":
        return [Replace("store", Test(It(), rule.modifier), of=rings)]
    if rule.tag == "gold-rings-tested-in-site-phase":
        return [Trigger("phase:site", Each(rings, Test(It())), of=You())]
    if rule.tag == "ring-test-modifier":
        return [Modify("ring_test", rule.value, of=rings)]
    if rule.tag == "sage-taps-to-test-ring":
        sage = TapCost(PeopleAt(This(), ("sage",), "untapped"))
        return [Action("any", Test(Target(), rule.modifier), on=(rings,), cost=(sage,))]
    return []


def ally(record: Any) -> list[Statement]:
    """Where it must stay, and whether it can be attacked at all. ME-18.4, ME-18.6"""
    found: list[Statement] = []
    if record.must_stay_in_regions:
        outside = Not(SiteIs(SiteOf(CompanyOf(Bearer())), regions=tuple(record.must_stay_in_regions)))
        found.append(Leaves("arrived", of=CompanyOf(Bearer()), needs=outside))
    if record.cannot_be_attacked:
        found.append(Forbid("be-assigned", of=This()))
    return found


def person(record: Any) -> list[Statement]:
    """Prowess against races, direct influence for some, cards in hand."""
    found: list[Statement] = [
        Modify("prowess", bonus.value, of=This(), needs=AttackBy(tuple(bonus.against)))
        for bonus in record.prowess_bonuses
    ]
    for bonus in record.prowess_bonuses:
        if bonus.halve_strike_body:
            by = AttackBy(tuple(bonus.against))
            found.append(Modify("attack_body", op="half", of=TheAttack(), needs=All((by, Facing(This())))))
            found.append(Modify("body", op="half", of=FoeOf(This()), needs=by))
    for bonus in record.direct_influence_bonuses:
        about = concerns(bonus)
        if about is not None:
            found.append(Modify("di", bonus.value, of=This(), needs=about))
    for mode, changes in getattr(record, "mode_modifiers", {}).items():
        found += [Modify(STATS[stat], by, of=This(), needs=InMode(mode)) for stat, by in changes.items()]
    if record.hand_size_bonus is not None:
        found.append(hand_bonus(record.hand_size_bonus))
    return found


def hand_bonus(more: Any) -> Statement:
    """Cards in hand besides: always, at a place, or at home as the player's own avatar. ME-21.2"""
    there: Condition | None = SiteIs(SiteOf(This()), titles=(more.while_at,)) if more.while_at else None
    if more.as_avatar:
        there = All((OwnAvatar(), AtHaven(This())))
    return Modify("hand_size", more.value, of=You(), needs=there)


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
        elif bonus.stat == "target_body" and is_carried_out(bonus):
            needs = All((BearerStruck(), *(item_condition(bonus) or All(())).of))
            found.append(Modify("attack_body", bonus.value, of=TheAttack(), needs=needs))
        elif is_carried_out(bonus):
            needs = item_condition(bonus) or All(())
            found.append(
                Modify(
                    STATS[bonus.stat],
                    bonus.value,
                    slot=record.equipment if bonus.stat in SLOTTED else "",
                    cap=TWICE_PRINTED if bonus.max == "2x-base" else bonus.max,
                    instead_of=len(found) if bonus.replaces else 0,
                    of=Bearer(),
                    needs=needs if needs.of else None,
                )
            )
            if bonus.replaces and needs.of:
                found += alternates(record, needs)
    if record.ring_kind == "dwarven-ring":
        found += alternates(record, BearerIs(("dwarf",)))
    if record.bearer_check_each_untap:
        found.append(Trigger("untapped", Check(Bearer()), of=PlayerOf(Bearer())))
    return found


def alternates(record: Any, needs: Condition) -> list[Statement]:
    """The numbers in brackets, for a bearer who gets more of the item."""
    found: list[Statement] = []
    if record.corruption_points_alternate is not None:
        found.append(Modify("cp", record.corruption_points_alternate, op="set", of=This(), needs=needs))
        points = record.marshalling_points
        if points is not None and points.alternate is not None:
            found.append(Modify("mp", points.alternate, op="set", of=This(), needs=needs))
    return found


def is_carried_out(bonus: Any) -> bool:
    """Whether a rule here knows what an item's bonus is for."""
    if bonus.stat in ("skill", "magic"):
        return True
    return (
        isinstance(bonus.value, int)
        and (bonus.stat in STATS or bonus.stat == "target_body")
        and item_condition(bonus) is not None
    )


def item_condition(bonus: Any) -> All | None:
    """When an item's bonus counts; None if no rule here knows that."""
    needs: list[Condition] = []
    if bonus.requires_skill:
        needs.append(BearerIs(skill=bonus.requires_skill))
    if bonus.against is not None:
        if bonus.against.races and bonus.stat == "prowess":
            needs.append(AttackBy(tuple(bonus.against.races)))
        elif bonus.against.races and bonus.stat == "direct_influence":
            needs.append(Concerns(tuple(bonus.against.races), tuple(bonus.against.races)))
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
