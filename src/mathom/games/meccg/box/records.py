"""The records of all kinds of cards, as they are printed."""
# mypyc: skip

from __future__ import annotations

from msgspec import Struct

from mathom.games.meccg.box.parts import (
    Attack,
    AutomaticAttack,
    HandBonus,
    HavenPath,
    InfluenceBonus,
    ItemBonus,
    Keys,
    LeaderControl,
    Modification,
    Passage,
    Playable,
    PlayedAttack,
    Points,
    ProwessBonus,
    SiteFilter,
    SiteRule,
    Stored,
)
from mathom.games.meccg.box.titles import title_of


class Card(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="type"):
    """What every card has. `id` is set and number: ``tw-117``.

    `alignment` is whose deck it is made for: hero, minion, fallen-wizard, balrog, dual (hero and minion), hazard, or
    neutral for regions. Cards with `avatar_specific` are for one avatar only.
    """

    id: str
    alignment: str
    rarity: str
    subtypes: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    unique: bool = False
    promo: bool = False
    marshalling_points: Points | None = None
    kill_marshalling_points: Points | None = None
    stage_points: int = 0
    duplication_limit: str = ""
    manifestation_of: str = ""
    avatar_specific: str = ""
    excluded_from: tuple[str, ...] = ()
    alternate_art_of: str = ""

    @property
    def title(self) -> str:
        """The English title, by which cards name each other."""
        return title_of(self.id, "en")

    @property
    def set(self) -> str:
        return self.id.partition("-")[0]

    @property
    def number(self) -> int:
        return int(self.id.partition("-")[2])

    @property
    def type(self) -> str:
        return str(self.__struct_config__.tag)


class Person(Card, frozen=True):
    """A character, an avatar or an agent. Avatars have no mind (None)."""

    race: str
    prowess: int
    body: int
    direct_influence: int
    mind: int | None = None
    skills: tuple[str, ...] = ()
    home_sites: tuple[SiteFilter, ...] = ()
    corruption_check_modifier: int = 0
    faction_influence_check_modifier: int = 0
    direct_influence_bonuses: tuple[InfluenceBonus, ...] = ()
    prowess_bonuses: tuple[ProwessBonus, ...] = ()
    discard_on_body_check: tuple[int, ...] = ()
    magic: tuple[str, ...] = ()
    hand_size_bonus: HandBonus | None = None
    mp_if_eliminated: int = 0
    home_site_only_after_start: bool = False
    not_starting: bool = False

    @property
    def agent(self) -> bool:
        return "agent" in self.keywords


class Character(Person, frozen=True, tag="character"):
    """A character; some are agents too."""


class Agent(Person, frozen=True, tag="agent"):
    """An agent that is a hazard only (ME-2.21)."""


class Avatar(Person, frozen=True, tag="avatar"):
    """A Wizard, Ringwraith, Fallen-wizard or The Balrog. `mode_modifiers` are those of a Ringwraith in a mode."""

    general_influence: int | None = None
    mode_modifiers: dict[str, dict[str, int]] = {}


class Item(Card, frozen=True, tag="item"):
    """An item of a class: minor, major, greater, gold-ring or special."""

    item_class: str
    equipment: str = ""
    hoard_item: bool = False
    corruption_points: int = 0
    corruption_points_alternate: int | None = None
    bonuses: tuple[ItemBonus, ...] = ()
    ability_requires_skill: tuple[str, ...] = ()
    bearer_race: tuple[str, ...] = ()
    bearer_title: str = ""
    bearer_min_prowess: int | None = None
    bearer_check_each_untap: bool = False
    playable_at: tuple[SiteFilter, ...] = ()
    not_playable_at_site_types: tuple[str, ...] = ()
    ring_kind: str = ""
    ring_test: dict[str, dict[str, int]] = {}
    requires_ring_test: bool = False
    may_search_for_lesser_ring: bool = False
    palantir: bool = False
    stored: tuple[Stored, ...] = ()
    cannot_be_stored: bool = False
    cannot_be_transferred: bool = False
    not_starting: bool = False
    attack_when_played: Attack | None = None


class Ally(Card, frozen=True, tag="ally"):
    """An ally. One without body cannot be attacked."""

    mind: int
    skills: tuple[str, ...] = ()
    prowess: int | None = None
    body: int | None = None
    direct_influence: int = 0
    playable_at: tuple[SiteFilter, ...] = ()
    cannot_be_attacked: bool = False
    no_strikes_at_sites: bool = False
    must_stay_in_regions: tuple[str, ...] = ()
    must_stay_sites: tuple[str, ...] = ()
    makes_company_overt: bool = False


class Faction(Card, frozen=True, tag="faction"):
    """A faction. The influence check must be greater than `influence_check_greater_than`."""

    race: str
    influence_check_greater_than: int | None = None
    playable_at: tuple[SiteFilter, ...] = ()
    standard_modifications: tuple[Modification, ...] = ()
    in_play_influence_number: int | None = None
    leader_control: LeaderControl | None = None
    roaming_attack: Attack | None = None
    cannot_be_influenced_by_opponent: bool = False
    muster_has_no_effect: bool = False


class Event(Card, frozen=True, tag="event"):
    """An event, of a resource or a hazard (`alignment`). `also_playable_as` is the other of the two."""

    durations: tuple[str, ...] = ()
    skill_required: tuple[str, ...] = ()
    race_required: tuple[str, ...] = ()
    requires_in_play: tuple[str, ...] = ()
    playable_at: tuple[SiteFilter, ...] = ()
    corruption_points: int = 0
    removal_roll_greater_than: int | None = None
    roaming_attack: Attack | None = None
    site_attack: Attack | None = None
    attacks_created: tuple[Attack, ...] = ()
    also_playable_as: str = ""
    may_start_in_lieu_of_minor_item: bool = False
    acts_as_avatar: bool = False
    general_influence: int | None = None
    stage_points_alternate: int | None = None
    printed_prowess: str = ""
    printed_body: str = ""
    printed_direct_influence: str = ""


class Creature(Card, frozen=True, tag="creature"):
    """A hazard creature. One with `durations` may be played as an event instead."""

    races: tuple[str, ...]
    attack: Attack
    keyed_to: Keys | None = None
    durations: tuple[str, ...] = ()
    timing_condition: str = ""
    detainment_against: tuple[str, ...] = ()
    playable_against: tuple[str, ...] = ()
    no_effect_on: tuple[str, ...] = ()
    prowess_modifier_against: dict[str, int] = {}
    strikes_against: dict[str, int] = {}
    body_modifier_per_defending_ranger: int = 0
    not_against_company_with_home_site: str = ""
    nazgul_rank: int | None = None
    roaming_attack: Attack | None = None


class Site(Card, frozen=True, tag="site"):
    """A site of one alignment. Under-deeps sites have no region, but most lie below one (`surface_region`)."""

    site_type: str
    draw_resource: int
    draw_hazard: int
    haven_kind: str = ""
    region: str = ""
    surface_region: str = ""
    under_deeps: bool = False
    no_surface_site: bool = False
    nearest_haven: str = ""
    site_path: tuple[str, ...] = ()
    haven_paths: tuple[HavenPath, ...] = ()
    playable: Playable = Playable()
    automatic_attacks: tuple[AutomaticAttack | PlayedAttack, ...] = ()
    hoard: bool = False
    adjacent: tuple[Passage, ...] = ()
    special: tuple[SiteRule, ...] = ()

    @property
    def haven(self) -> bool:
        return self.site_type == "haven"


class Region(Card, frozen=True, tag="region"):
    """A region with its neighbours; `adjacent_for` are those for players of some alignments only (ME-9.15)."""

    region_type: str
    adjacent: tuple[str, ...]
    adjacent_for: dict[str, tuple[str, ...]] = {}


AnyCard = Character | Agent | Avatar | Item | Ally | Faction | Event | Creature | Site | Region
