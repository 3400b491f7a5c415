"""Which clauses of hazards only say again what the fact table has about races, strikes and keys."""

# mypyc: skip

from __future__ import annotations

from typing import Final

CHOOSES: Final = "attack.attacker_chooses_defenders"
SAME: Final = "attack.same_target"

# For each card the numbers of its clauses, and the field that says it.
HAZARD_FIELDS: Final[dict[str, dict[int, str]]] = {
    "ba-10": {1: "playable_against"},
    "dm-108": {1: "body_modifier_per_defending_ranger"},
    "le-107": {2: "corruption_points"},
    "le-109": {2: "corruption_points"},
    "le-122": {2: "corruption_points"},
    "le-123": {2: "corruption_points"},
    "le-59": {1: CHOOSES},
    "le-69": {1: "detainment_against", 3: "keyed_to.further", 4: "keyed_to.further"},
    "le-90": {1: SAME, 2: CHOOSES, 4: SAME, 5: "races"},
    "le-95": {1: "keyed_to"},
    "le-98": {1: "races"},
    "le-99": {1: "attack.strikes", 2: "races"},
    "le-145": {3: "alignment"},
    "td-21": {1: "roaming_attack.regions", 2: "roaming_attack.extra_regions_with_doors_of_night"},
    "td-25": {3: "removal_roll_greater_than"},
    "td-57": {1: "keyed_to"},
    "td-59": {1: "keyed_to"},
    "tw-14": {2: "keyed_to.further"},
    "tw-20": {1: CHOOSES, 2: "races"},
    "tw-24": {1: "keyed_to"},
    "tw-109": {1: "races"},
    "tw-110": {1: "attack.strikes", 2: "keyed_to.sites"},
    "tw-493": {1: "attack.strikes"},
    "tw-114": {1: "races"},
}
