"""Chapter 11: what a creature may be keyed to, and when such an attack is detainment."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from mathom.effects import Declared
from mathom.games.meccg.agents.agents import may_lure
from mathom.games.meccg.alignments import DARK
from mathom.games.meccg.box import passage_roll, passages, regions
from mathom.games.meccg.box import places as all_places
from mathom.games.meccg.cards.statements import ComesAfter
from mathom.games.meccg.companies.influence import is_overt
from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.event_kinds import ATTACK_PICKED
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.journey.ways import REGION
from mathom.games.meccg.places import SITE_TYPES, fits_any, leads_below, rule_of, site_type
from mathom.games.meccg.state import A_COMPANY, A_KEY, Realm
from mathom.games.meccg.uniqueness import race_of
from mathom.kernel import Reason

REGION_TYPES: Final = ("wilderness", "border-land", "free-domain", "shadow-land", "dark-domain", "coastal-sea")

# All that something can be keyed to, in a fixed order: a key is its number in here.
RACES: Final = (
    "animal",
    "awakened-plant",
    "balrog",
    "dragon",
    "drake",
    "dunadan",
    "dwarf",
    "elf",
    "giant",
    "maia",
    "man",
    "nazgul",
    "orc",
    "pukel-creature",
    "slayer",
    "spider",
    "troll",
    "undead",
    "wolf",
)
KEYS: Final[list[str]] = [
    "agent:site",  # an agent has made the creature playable, and it has no key (ME-12.42)
    *[f"region-type:{name}" for name in REGION_TYPES],
    *[f"site-type:{name}" for name in SITE_TYPES],
    *[f"region:{name}" for name in sorted(regions())],
    *[f"site:{name}" for name in sorted(all_places())],
    *[f"race:{name}" for name in RACES],
    "none:card",  # the creature's own text lets it come, and it has no key (ME-11.10)
    *[f"automatic:{number}" for number in range(4)],  # an automatic-attack that a site prints, to pick one of several
]

NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(KEYS)}

NOT_AGAINST_THEM: Final = Reason("that-creature-cannot-be-played-on-the-company")
TOO_RARE: Final = Reason("the-path-has-that-region-type-too-rarely", "ME-11.4")
NO_KEY: Final = Reason("neither-path-nor-site-fits-the-creature", "ME-11.3", "ME-11.6", "ME-11.7")

AUTOMATIC: Final = "automatic:"
LURED: Final = "agent:site"
BY_TEXT: Final = "none:card"
HAUNTED: Final = "haunted"
UNKEYED: Final = (LURED, BY_TEXT)
FACED_THIS_TURN: Final = "company-faced-this-turn:"
ERRATUM: Final = "erratum:"
NO_ERRATUM: Final = "no-erratum:"
AND: Final = " and "
DOORS_OF_NIGHT: Final = "Doors of Night"
# How a key says that it holds under Doors of Night only.
DOORS_IN_PLAY: Final = "doors-of-night-in-play"
GATES_OF_MORNING: Final = "Gates of Morning"


def key_named(name: str) -> int:
    """The number that stands for a key among the targets of a card."""
    return A_KEY + NUMBERS[name]


def key_of(number: int) -> str:
    return KEYS[number - A_KEY]


def picked_attack(targets: list[int]) -> int | None:
    """The number of the automatic-attack that was picked among these targets."""
    keys = [key_of(target) for target in targets if A_KEY <= target < A_KEY + len(KEYS)]
    return next((int(key.removeprefix(AUTOMATIC)) for key in keys if key.startswith(AUTOMATIC)), None)


def printed_attack(s: Realm, site: int, number: int) -> tuple[str, int, int]:
    """The race, strikes (0: one for each character) and prowess (0: of a creature that is played) of an
    automatic-attack as the site prints them."""
    attack = s.face(site).record.automatic_attacks[number]
    strikes = getattr(attack, "strikes", 0)
    return getattr(attack, "race", ""), strikes if isinstance(strikes, int) else 0, getattr(attack, "prowess", 0)


def tell_picked(s: Realm, link: Declared) -> None:
    """Everybody learns which automatic-attack of the site was picked."""
    number = picked_attack(link.targets)
    if number is not None:
        race, strikes, prowess = printed_attack(s, link.targets[0], number)
        site = s.zones.face[link.targets[0]]
        s.tell(ATTACK_PICKED, link.seat, link.card, site, race or None, strikes, prowess)


def attack_key(number: int) -> str:
    """What the attack of a creature that was declared so is keyed to: nothing, if it comes without a key. ME-11.10"""
    return "" if key_of(number) in UNKEYED else key_of(number)


def is_in_play(s: Realm, title: str, asker: int = NO_THING) -> bool:
    """Whether a card of this title counts as in play, for the card that asks."""
    found = any(s.face(thing).title == title for thing in s.in_play())
    return s.counts_as("in-play:" + title, asker, found)


def keys_for(s: Realm, creature: int) -> list[int]:
    """All that the creature can be keyed to now. ME-11.2 to ME-11.8"""
    if not may_meet(s, creature, s.journey.company):
        return []
    found: list[str] = []
    fitting = keyings(s, s.zones.face[creature], s.journey.company)
    if fitting:
        site = s.destination()
        kind = site_type(s, site)
        for keys in fitting:
            found += way_keys(s, keys)
            found += keys_of_site(s, keys, site, kind)
            if goes_between(s, keys.route_between):
                found.append(BY_TEXT)
    found += keys_by_site(s, creature, s.destination())
    if may_lure(s, creature):
        found.append(LURED)
    if comes_by_text(s, creature) or s.counts_as(HAUNTED, A_COMPANY + s.journey.company):
        found.append(BY_TEXT)
    return sorted({key_named(name) for name in found})


def why_no_key(s: Realm, creature: int) -> Reason:
    """Why nothing that the company passes or comes to fits the creature. ME-11.3 to ME-11.8"""
    if not may_meet(s, creature, s.journey.company):
        return NOT_AGAINST_THEM
    for keys in keyings(s, s.zones.face[creature], s.journey.company):
        if any(0 < s.journey.types.count(kind) < times for kind, times in keys.region_types.items()):
            return TOO_RARE
    return NO_KEY


def site_keys(s: Realm, creature: int, company: int, site: int) -> list[str]:
    """What a card can be keyed to of a site alone, if it is a creature that may come against the company there.

    ME-10.14, ME-11.6 to ME-11.8
    """
    if s.face(creature).kind != "creature" or not may_meet(s, creature, company):
        return []
    kind = site_type(s, site)
    fitting = keyings(s, s.zones.face[creature], company)
    found = [key for keys in fitting for key in keys_of_site(s, keys, site, kind)]
    return [*found, *keys_by_site(s, creature, site)]


def keys_by_site(s: Realm, creature: int, site: int) -> list[str]:
    """The site by its name, if its own text lets such creatures come. ME-11.6, ME-11.7"""
    rule = rule_of(s.face(site).record, "creatures-keyable")
    if rule is None or s.face(creature).title in rule.except_titles:
        return []
    if rule.races and race_of(s, s.face(creature)) not in rule.races:
        return []
    keyed_to = s.face(creature).record.keyed_to
    usual = [] if keyed_to is None else [keyed_to, *keyed_to.further]
    wanted = rule.normally_keyed_to
    if wanted and not any(is_keyed(keys, name) for keys in usual for name in wanted):
        return []
    return [f"site:{s.face(site).title}"]


def is_keyed(keys: Any, wanted: str) -> bool:
    """``site:shadow-hold``, ``region:coastal-sea``, ``region:wilderness(single)``: one such region is enough for it."""
    kind, _, name = wanted.partition(":")
    if kind == "site":
        return name in keys.site_types
    plain = name.removesuffix("(single)")
    return plain in keys.region_types and (plain == name or keys.region_types[plain] == 1)


def may_meet(s: Realm, creature: int, company: int) -> bool:
    """Whether the creature may be played against the company at all; on some ways none but Undead, and these without a
    key."""
    fits = is_playable_against(s, company, s.face(creature).record.playable_against)
    if s.journey.company == company and s.counts_as(HAUNTED, A_COMPANY + company):
        fits = fits and race_of(s, s.face(creature)) == "undead"
    return fits and s.refuse_act("creatures", A_COMPANY + company) is None


def keyings(s: Realm, creature: int, company: int) -> list[Any]:
    """The ways to key the creature (its face) whose conditions hold, for an attack on the company."""
    keyed_to = FACES[creature].record.keyed_to
    found = [] if keyed_to is None else [keyed_to, *keyed_to.further]
    return [keys for keys in found if condition_holds(s, keys.condition, company)]


def comes_by_text(s: Realm, creature: int) -> bool:
    """Whether its own text lets it come after what the company has faced in this turn. ME-11.10"""
    met = s.companies[s.journey.company].met
    script = s.script(s.zones.face[creature])
    texts = [script.texts[number] for number in script.of_kind(ComesAfter)] if met else []
    wanted = [text for text in texts if isinstance(text, ComesAfter)]
    return any(f"keyed:{race}:{key}" in met for text in wanted for race in text.races for key in text.keys)


def goes_between(s: Realm, ends: tuple[str, ...]) -> bool:
    """Whether the company under way goes from one of the two places to the other, whatever its path."""
    company = s.companies[s.journey.company]
    if not ends or company.going == NO_THING or not s.journey.way:
        return False
    return sorted(ends) == sorted([s.face(company.site).title, s.face(company.going).title])


def is_playable_against(s: Realm, company: int, kinds: tuple[str, ...]) -> bool:
    if not kinds:
        return True
    name = s.profile(s.active).name
    return name in kinds or (is_overt(s, company) and f"overt-{name}" in kinds)


def condition_holds(s: Realm, condition: str, company: int) -> bool:
    """Of several, all must hold. Conditions that no rule here knows do not. ME-29.10, ME-29.14, ME-29.20"""
    if AND in condition:
        return all(condition_holds(s, part, company) for part in condition.split(AND))
    if condition == DOORS_IN_PLAY:
        return is_in_play(s, DOORS_OF_NIGHT)
    if condition == "doors-of-night-not-in-play":
        return not is_in_play(s, DOORS_OF_NIGHT)
    if condition == "gates-of-morning-in-play":
        return is_in_play(s, GATES_OF_MORNING)
    if condition.startswith(NO_ERRATUM):
        return not s.terms.has(condition.removeprefix(NO_ERRATUM))
    if condition.startswith(ERRATUM):
        return s.terms.has(condition.removeprefix(ERRATUM))
    if condition.startswith(FACED_THIS_TURN):
        return f"faced:{condition.removeprefix(FACED_THIS_TURN)}" in s.companies[company].met
    return not condition


def way_keys(s: Realm, keys: Any) -> list[str]:
    """The keys that fit the way of the company that moves. ME-11.3 to ME-11.5, ME-9.20"""
    found = [f"region-type:{kind}" for kind, times in keys.region_types.items() if s.journey.types.count(kind) >= times]
    return [*found, *[f"region:{name}" for name in s.journey.regions if name in keys.regions]]


def keys_of_site(s: Realm, keys: Any, site: int, kind: str) -> list[str]:
    """The keys that fit the site, by its type as it is now (`kind`) or by its name. ME-11.6 to ME-11.8, ME-24.22"""
    there = s.face(site).record
    typed = kind in keys.site_types and path_fits(there.site_path, keys.site_path_requires_any)
    named = s.face(site).title in keys.sites or fits_any(keys.sites_in_regions, s.zones.face[site], kind)
    below = is_below(there, keys.under_deeps) or is_beside(there.title, keys.sites_adjacent_to)
    named = named or (below and leads_below(s, site))
    return [*([f"site-type:{kind}"] if typed else []), *([f"site:{s.face(site).title}"] if named else [])]


def is_below(site: Any, wanted: str) -> bool:
    """Whether the site is one of the Under-deeps (``any``), or a surface site of one (``any-or-surface``, as well as
    ``any-or-adjacent``)."""
    if not wanted:
        return False
    return bool(site.under_deeps) or (wanted != "any" and site.title in beside_the_deeps())


@cache
def beside_the_deeps() -> frozenset[str]:
    """The titles of all sites that are adjacent to one of the Under-deeps."""
    deeps = [found for versions in all_places().values() for found in versions.values() if found.under_deeps]
    return frozenset(passage.site for site in deeps for passage in passages(site))


def is_beside(title: str, others: tuple[str, ...]) -> bool:
    """Whether one of these sites of the Under-deeps is adjacent to the site. ME-24.23"""
    found = [place for other in others for place in all_places()[other].values()]
    return any(passage_roll(place, title) is not None for place in found)


def path_fits(path: tuple[str, ...], wanted: tuple[dict[str, int], ...]) -> bool:
    """Whether the printed site path has all region types of one of these, as often."""
    fits = [all(path.count(kind) >= times for kind, times in each.items()) for each in wanted]
    return not fits or any(fits)


def region_type(s: Realm, name: str) -> str:
    """The type of a region of the site path, as cards have changed it; where the path names none, the printed one."""
    if s.journey.way == REGION and name in s.journey.regions:
        return s.journey.types[s.journey.regions.index(name)]
    return regions()[name].region_type


def is_detainment(s: Realm, key: str, race: str, site: int) -> bool:
    """Against minions, by what the attack is keyed to; that to a site by name is one to its type.

    ME-13.57 to ME-13.60, ME-13.63
    """
    if s.profile(s.active).side != DARK:
        return False
    if race == "nazgul":
        return True
    kind, _, name = key.partition(":")
    if kind == "region":
        name = region_type(s, name)
    elif kind == "site":
        name = site_type(s, site)
    if name in ("dark-domain", "dark-hold", "shadow-hold", "haven"):
        return True
    return name == "shadow-land" and race in ("orc", "troll", "undead", "man")
