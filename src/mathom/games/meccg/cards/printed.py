"""Which clauses only say again what the fact table has: its fields, in the order in which cards state them.

The rules and the adapters read these fields. A clause is known by its kind and by its place among those of its kind; no
field is here that nothing reads.
"""

# mypyc: skip

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from msgspec.structs import replace

from mathom.effects import Effect
from mathom.games.meccg.box import clauses_of
from mathom.games.meccg.cards.adapters import concerns, is_carried_out
from mathom.games.meccg.cards.printed_attacks import HAZARD_FIELDS
from mathom.games.meccg.cards.printed_fields import FIELDS
from mathom.games.meccg.cards.written import WRITTEN, told_of
from mathom.games.meccg.faces import Face

WHOLE: Final = -1

# What a field without a default is like on a card that does not say it.
UNPRINTED: Final[dict[str, Any]] = {"races": (), "strikes": 1, "alignment": "", "site_type": ""}

# Items whose bonuses are not stated in one clause each: for each bonus its clause, 0 if one that says more than that.
BONUS_CLAUSES: Final[dict[str, tuple[str | int, ...]]] = {
    "le-299": (1, 1),
    "le-313": (1, 1, 2),
    "td-172": (0, 1, 1),
    "tw-212": (1, 2),
}

# The limits of duplication that are kept.
LIMITS: Final = ("global", "character", "company", "minion", "site")

# Characters with a clause that is no pattern: its number, and the field and entry that carry it out.
PERSON_FIELDS: Final = {"tw-145": (2, "mp_if_eliminated", WHOLE), "tw-176": (3, "prowess_bonuses", 0)}


@dataclass(frozen=True)
class Printed(Effect):
    """A field of a card's record, or of a part of it (``attack.strikes``); of a list, one entry."""

    field: str
    entry: int = WHOLE


def without(record: Any, fields: tuple[Printed, ...]) -> Any:
    """The record as if these were not printed."""
    defaults = {
        **UNPRINTED,
        **dict(zip(record.__struct_fields__[::-1], record.__struct_defaults__[::-1], strict=False)),
    }
    for one in {each.field for each in fields}:
        part, _, inner = one.partition(".")
        if inner:
            record = replace(record, **{part: without(getattr(record, part), (Printed(inner),))})
            continue
        entries = {each.entry for each in fields if each.field == one}
        left: Any = defaults[one]
        if WHOLE not in entries:
            left = tuple(value for n, value in enumerate(getattr(record, one)) if n not in entries)
        record = replace(record, **{one: left})
    return record


def printed_clauses(face: Face) -> dict[str, tuple[Printed, ...]]:
    """The clauses that fields of the record carry out, and these."""
    numbered = by_number(face)
    taken = {field for fields in numbered.values() for field in fields}
    return {**{clause: by for clause, by in by_kind(face).items() if not taken & set(by)}, **numbered}


def by_number(face: Face) -> dict[str, tuple[Printed, ...]]:
    """Those whose number tells which field they repeat."""
    found: dict[str, tuple[Printed, ...]] = {}
    for number, field in told_of(FIELDS, face.id):
        name, _, entry = field.rpartition(".")
        clause = f"{face.id}.{number}"
        printed = Printed(name, int(entry)) if entry.isdecimal() else Printed(field)
        found[clause] = (*found.get(clause, ()), printed)
    return found


def by_kind(face: Face) -> dict[str, tuple[Printed, ...]]:
    """Those whose kind, and place among those of their kind, tells it."""
    if face.is_person():
        found = Stated(face).pair(person(face.record))
        if face.id in PERSON_FIELDS:
            number, field, entry = PERSON_FIELDS[face.id]
            found[f"{face.id}.{number}"] = (Printed(field, entry),)
        return found
    if face.kind == "item":
        return Stated(face).pair(item(face.id, face.record))
    if face.kind == "faction":
        return Stated(face).pair(faction(face.record))
    if face.kind == "ally":
        return Stated(face).pair(ally(face.record))
    if face.kind == "site":
        return Stated(face).pair(site(face.record))
    return hazard(face)


def hazard(face: Face) -> dict[str, tuple[Printed, ...]]:
    """What is said of its attack and its points; how many there may be of an event, and how it is got rid of."""
    found: dict[str, tuple[Printed, ...]] = {}
    for number, field in told_of(HAZARD_FIELDS, face.id):
        clause = f"{face.id}.{number}"
        found[clause] = (*found.get(clause, ()), Printed(field))
    if face.id not in WRITTEN:
        return found
    limits = [clause.id for clause in clauses_of(face.id) if clause.kind == "limit"]
    if limits and face.record.duplication_limit in LIMITS:
        found[limits[-1]] = (Printed("duplication_limit"),)
    tried = [clause.id for clause in clauses_of(face.id) if clause.kind == "activated"]
    if tried and getattr(face.record, "removal_roll_greater_than", None) is not None:
        found[tried[-1]] = (Printed("removal_roll_greater_than"),)
    return found


# The kind of the clause, or the number of the clause itself, and the field; no field for what nothing carries out yet.
Statement = tuple[str | int, Printed | None]


class Stated:
    """The clauses of a card by their kinds, handed out one after the other."""

    def __init__(self, face: Face) -> None:
        self.card = face.id
        self.open: defaultdict[str, list[str]] = defaultdict(list)
        for clause in clauses_of(face.id):
            self.open[clause.kind].append(clause.id)

    def pair(self, statements: Iterator[Statement]) -> dict[str, tuple[Printed, ...]]:
        found: dict[str, tuple[Printed, ...]] = {}
        for where, field in statements:
            clause = self.clause(where)
            if clause and field is not None:
                found[clause] = (*found.get(clause, ()), field)
        return found

    def clause(self, where: str | int) -> str:
        if isinstance(where, int):
            return f"{self.card}.{where}" if where else ""
        kind = next((kind for kind in where.split("/") if self.open[kind]), "")
        return self.open[kind].pop(0) if kind else ""


def person(record: Any) -> Iterator[Statement]:
    if record.discard_on_body_check:
        yield "trigger/static", Printed("discard_on_body_check")
    if record.home_site_only_after_start:
        yield "play", Printed("home_site_only_after_start")
    for n, bonus in enumerate(record.direct_influence_bonuses):
        yield "static", Printed("direct_influence_bonuses", n) if concerns(bonus) is not None else None
    for n in range(len(record.prowess_bonuses)):
        yield "static", Printed("prowess_bonuses", n)
    if record.corruption_check_modifier:
        yield "static", Printed("corruption_check_modifier")
    if record.faction_influence_check_modifier:
        yield "static", Printed("faction_influence_check_modifier")
    more = record.hand_size_bonus
    if more is not None:
        yield "static", Printed("hand_size_bonus") if not more.as_avatar else None


def item(card: str, record: Any) -> Iterator[Statement]:
    if record.playable_at:
        # A gold ring needs a site that has gold rings besides, which nobody looks at yet.
        yield "play", Printed("playable_at") if record.item_class != "gold-ring" else None
    elif record.not_playable_at_site_types:
        yield "play", Printed("not_playable_at_site_types")
    told: tuple[str | int, ...] = BONUS_CLAUSES.get(card, ("static",) * len(record.bonuses))
    for n, where in enumerate(told):
        yield where, Printed("bonuses", n) if is_carried_out(record.bonuses[n]) else None
    if record.corruption_points_alternate is not None and told and isinstance(told[-1], int):
        yield told[-1], Printed("corruption_points_alternate")
    if record.stored:
        yield "static", Printed("stored")
    if record.duplication_limit == "character":
        yield "limit", Printed("duplication_limit")


def faction(record: Any) -> Iterator[Statement]:
    if record.playable_at:
        yield "play", Printed("playable_at")
    if record.standard_modifications:
        yield "static", Printed("standard_modifications")


def ally(record: Any) -> Iterator[Statement]:
    if record.playable_at:
        yield "play", Printed("playable_at")
    if record.no_strikes_at_sites:
        yield "static", Printed("no_strikes_at_sites")
        yield "activated", Printed("no_strikes_at_sites")
    if record.cannot_be_attacked:
        yield "static", Printed("cannot_be_attacked")
    if record.must_stay_in_regions:
        yield "discard", Printed("must_stay_in_regions")


# What sites say besides, as far as it is carried out.
SPECIAL: Final = ("site-always-returns-to-location-deck", "healing-affects-all-characters-at-site")
# The same for sites that say nothing else: a clause may tell several things.
ALONE: Final = ("hazard-limit-modifier", "creatures-keyable")


def site(record: Any) -> Iterator[Statement]:
    for n, special in enumerate(record.special):
        if special.tag in SPECIAL or (special.tag in ALONE and len(record.special) == 1):
            yield "static", Printed("special", n)
    if record.playable.restrictions:
        yield "play", Printed("playable.restrictions")
    for n, attack in enumerate(record.automatic_attacks):
        if getattr(attack, "wounded_corruption_check", None) is not None:
            yield "attack", Printed("automatic_attacks", n)
