"""What the records of cards are made of: points, places where a card may be played, attacks, keys, bonuses.

A word in quotes in the tables (`"warrior"`, `"ruins-and-lairs"`) is the rulebook's word in lower case with hyphens.
Sites, regions and other cards are named by their English titles, because that is how cards name each other: a title
means every version of it.
"""
# mypyc: skip

from __future__ import annotations

from msgspec import Struct


class Part(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A piece of a record. What is not printed has its default and is not in the tables."""


class Points(Part, frozen=True):
    """Marshalling points; `alternate` is the number in brackets, `star` marks points that not everybody gets."""

    value: int
    category: str
    alternate: int | None = None
    star: bool = False


class SiteFilter(Part, frozen=True):
    """Sites at which something is possible: all that is given must hold. Several filters in a list are alternatives.

    A filter with `sites` names them; a home site so given is one by name (ME-7.9).
    """

    sites: tuple[str, ...] = ()
    site_types: tuple[str, ...] = ()
    regions: tuple[str, ...] = ()
    region_types: tuple[str, ...] = ()
    except_sites: tuple[str, ...] = ()
    exclude_site_types: tuple[str, ...] = ()
    under_deeps: bool | None = None
    automatic_attack_race: str = ""
    haven_kind: str = ""
    wizardhaven: bool = False
    protected: bool = False
    hoard: bool = False
    exclude_hoard_lairs: bool = False
    tapped_ok: bool = False
    condition: str = ""


class Attack(Part, frozen=True):
    """The numbers of an attack. `strikes` is a number, or whom each strike is for; `body` None: no body check.

    `regions` are those that a Dragon ahunt roams, `site` the one where it lives.
    """

    prowess: int
    strikes: int | str
    attacks: int = 1
    body: int | None = None
    race: str = ""
    same_target: bool = False
    attacker_chooses_defenders: bool = False
    cannot_be_canceled: bool = False
    weapons_do_not_help: bool = False
    detainment: bool = False
    detainment_against: tuple[str, ...] = ()
    only_against: tuple[str, ...] = ()
    wounded_are_eliminated: bool = False
    wounded_corruption_check: int | None = None
    site: str = ""
    unless_in_play: str = ""
    regions: tuple[str, ...] = ()
    extra_regions_with_doors_of_night: tuple[str, ...] = ()
    extra_region_types_with_doors_of_night: tuple[str, ...] = ()


class AutomaticAttack(Attack, frozen=True, tag="attack", tag_field="kind"):
    """An automatic-attack printed on a site."""


class PlayedAttack(Part, frozen=True, tag="opponent-plays-creature", tag_field="kind"):
    """In place of an automatic-attack the opponent may play a creature that could normally be keyed to one of these."""

    normally_keyed_to_any: tuple[str, ...]
    non_unique: bool = False


class Keys(Part, frozen=True):
    """Where a creature may be keyed (ME-11.2 ff.): any one of what is given.

    `region_types` says how often each is needed. `further` are other keys, each with its own condition or form.
    """

    region_types: dict[str, int] = {}
    site_types: tuple[str, ...] = ()
    regions: tuple[str, ...] = ()
    sites: tuple[str, ...] = ()
    sites_in_regions: tuple[SiteFilter, ...] = ()
    sites_adjacent_to: tuple[str, ...] = ()
    under_deeps: str = ""
    route_between: tuple[str, ...] = ()
    site_path_requires_any: tuple[dict[str, int], ...] = ()
    condition: str = ""
    further: tuple[Keys, ...] = ()


class InfluenceBonus(Part, frozen=True):
    """Direct influence that a character has besides, `against` what."""

    value: int
    against: str
    titles: tuple[str, ...] = ()
    characters: tuple[str, ...] = ()
    factions: tuple[str, ...] = ()
    characters_with_home_site: str = ""
    factions_playable_in_regions: tuple[str, ...] = ()
    site: str = ""
    only: bool = False


class ProwessBonus(Part, frozen=True):
    """Prowess of a character against these races."""

    value: int
    against: tuple[str, ...]
    halve_strike_body: str = ""


class HandBonus(Part, frozen=True):
    """Cards that the player may hold besides, while the character is in play, or at a place."""

    value: int
    while_at: str = ""
    as_avatar: bool = False


class Against(Part, frozen=True):
    """Whom an item's bonus is against."""

    races: tuple[str, ...] = ()
    factions: str = ""
    characters: str = ""
    characters_with_home_site: str = ""
    one_character: str = ""
    attacks: str = ""


class ItemBonus(Part, frozen=True):
    """What an item adds to a stat of its bearer, up to `max`. One that `replaces` stands for the one before it."""

    stat: str
    value: int | str
    max: int | str | None = None
    min: int | None = None
    against: Against | None = None
    when: str = ""
    replaces: bool = False
    requires_skill: str = ""


class Stored(Part, frozen=True):
    """Where an item may be stored for these points."""

    at: str
    marshalling_points: int


class Modification(Part, frozen=True):
    """A standard modification of a faction's influence check."""

    value: int
    influencer: str = ""
    influencer_race: str = ""
    influencer_has: str = ""
    influencer_keyword: str = ""
    influencer_discards: str = ""
    influencer_home_site_in_regions: tuple[str, ...] = ()
    faction_in_play: str = ""
    any_other_faction_of_race_in_play: str = ""
    own_avatar: str = ""
    unless: str = ""
    once: bool = False


class LeaderControl(Part, frozen=True):
    """A faction that a leader of these races may control."""

    races: tuple[str, ...]
    does_not_tap_site: bool = False
    bonus_mp_for_three: int = 0


class Playable(Part, frozen=True):
    """What may be played at a site: classes of items, information, and what is said besides about a class."""

    items: tuple[str, ...] = ()
    information: bool = False
    restrictions: dict[str, str] = {}


class HavenPath(Part, frozen=True):
    """The site path between two havens."""

    origin: str
    path: tuple[str, ...]


class Passage(Part, frozen=True):
    """A site that is adjacent under the earth, and the roll that the way there needs."""

    site: str
    roll: int


class SiteRule(Part, frozen=True):
    """What a site card says besides, by a tag and what the tag needs."""

    tag: str
    value: int = 0
    modifier: int = 0
    roll: int = 0
    races: tuple[str, ...] = ()
    except_races: tuple[str, ...] = ()
    titles: tuple[str, ...] = ()
    except_titles: tuple[str, ...] = ()
    normally_keyed_to: tuple[str, ...] = ()
    choose: str = ""
    who: str = ""
    company: str = ""
    covert_only: bool = False
    condition: str = ""
    makes: str = ""
    hoard_items_allowed: bool = False
    site_type: str = ""
    site_path_from: str = ""
    stored_marshalling_points: int = 0
    min_stage_points_exclusive: int = 0
    avatar: str = ""
