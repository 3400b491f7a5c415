"""Clauses that only say again what a field has, and whose kind does not tell which field that is."""

# mypyc: skip

from __future__ import annotations

from typing import Final

FORM: Final = "manifestation_of"
LATE: Final = "not_starting"
ONCE: Final = "duplication_limit"
CHECKED: Final = "bearer_check_each_untap"
TESTED: Final = "requires_ring_test"
NIGHTLY: Final = "roaming_attack.extra_regions_with_doors_of_night"
OVERT: Final = "makes_company_overt"
EXCLUDED: Final = "excluded_from"
RESISTS: Final = "in_play_influence_number"
TYPE: Final = "site_type"

# For each card the numbers of its clauses, and the field that says it.
# Of a list, one entry: ``special.0``.
FIELDS: Final[dict[str, dict[int, str]]] = {
    "as-1": {1: FORM, 2: LATE},
    "as-5": {1: FORM, 2: LATE},
    "as-6": {1: FORM, 2: LATE},
    "as-75": {2: FORM, 3: OVERT, 5: "unique"},
    "as-76": {2: OVERT, 3: "cannot_be_attacked", 6: ONCE},
    "as-94": {6: EXCLUDED},
    "as-123": {1: TESTED, 2: "corruption_points_alternate"},
    "as-124": {1: TESTED, 2: "corruption_points_alternate"},
    "as-130": {1: LATE, 4: ONCE},
    "le-6": {1: "magic"},
    "le-22": {1: FORM},
    "le-50": {1: FORM, 2: "magic", 3: "mode_modifiers"},
    "le-52": {1: FORM, 2: "magic", 3: "mode_modifiers"},
    "le-55": {1: FORM, 2: "magic", 3: "mode_modifiers"},
    "le-170": {2: "keywords.0", 5: EXCLUDED},
    "le-53": {1: FORM, 2: "magic", 3: "mode_modifiers", 4: "hand_size_bonus"},
    "dm-164": {1: EXCLUDED},
    "le-152": {1: "no_strikes_at_sites", 2: "no_strikes_at_sites"},
    "tw-193": {3: "cannot_be_influenced_by_opponent"},
    "le-154": {1: FORM},
    "le-167": {7: EXCLUDED},
    "le-174": {5: EXCLUDED},
    "le-183": {6: EXCLUDED},
    "le-235": {4: "also_playable_as"},
    "le-265": {2: RESISTS},
    "le-266": {2: RESISTS},
    "le-270": {2: RESISTS},
    "le-276": {2: RESISTS},
    "le-277": {2: RESISTS},
    "le-278": {2: RESISTS},
    "le-286": {1: "playable_at", 2: "playable_at", 3: RESISTS},
    "le-343": {2: "stored"},
    "le-311": {1: "playable_at", 2: CHECKED, 3: "ring_test", 4: "may_search_for_lesser_ring"},
    "le-315": {1: CHECKED, 2: "ring_test"},
    "le-324": {1: TESTED},
    "le-352": {1: "special.0", 2: "special.1", 3: "special.2"},
    "le-355": {1: TYPE},
    "le-359": {1: "special.2", 2: "special.0", 3: "haven_kind"},
    "le-364": {1: "special.0"},
    "le-367": {1: "special.0", 2: "haven_kind"},
    "le-378": {1: "special.0"},
    "le-383": {1: TYPE},
    "le-390": {1: "special.0", 2: "haven_kind"},
    "le-392": {1: "special.0"},
    "le-393": {1: "special.0"},
    "le-402": {1: "hoard", 2: "special.1", 3: "automatic_attacks.1"},
    "le-415": {1: "special.0"},
    "td-21": {1: "roaming_attack", 2: NIGHTLY},
    "td-169": {2: EXCLUDED},
    "td-37": {1: "roaming_attack", 2: NIGHTLY},
    "tw-377": {1: TYPE},
    "tw-403": {1: TYPE},
    "wh-10": {2: "mind"},
}
