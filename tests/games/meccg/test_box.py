"""The tables of cards fit together."""

import json
from collections import Counter

import pytest

from mathom.games.meccg.box import (
    SETS,
    Agent,
    Avatar,
    Character,
    Creature,
    Item,
    Region,
    Site,
    UnknownCard,
    all_cards,
    all_ids,
    card,
    card_set,
    clause_texts,
    clauses_of,
    neighbours,
    passage_roll,
    places,
    region_paths,
    regions,
    surface_sites,
    the,
    title_of,
    titled,
    titles,
)
from mathom.games.meccg.box.library import SIZES
from mathom.games.meccg.box.parts import AutomaticAttack, SiteFilter
from mathom.games.meccg.box.titles import HOME
from mathom.rulebook import rules
from mathom.testing import rule

REGION_TYPES = {"wilderness", "border-land", "free-domain", "shadow-land", "dark-domain", "coastal-sea"}
SITE_TYPES = {"haven", "free-hold", "border-hold", "ruins-and-lairs", "shadow-hold", "dark-hold"}


def test_every_set_has_its_cards_under_the_numbers_printed_on_them() -> None:
    assert {name: len(card_set(name)) for name in SETS} == SIZES
    assert [found.id for found in all_cards()] == all_ids()
    assert len(all_ids()) == len(set(all_ids())) == 1683
    assert {found.set for found in all_cards()} == set(SETS)
    assert all(found.id == f"{found.set}-{found.number}" for found in all_cards())


def test_the_kinds_of_cards_are_as_many_as_were_printed() -> None:
    assert Counter(found.type for found in all_cards()) == {
        "event": 756,
        "site": 220,
        "character": 174,
        "item": 168,
        "creature": 158,
        "faction": 98,
        "region": 52,
        "ally": 35,
        "avatar": 20,
        "agent": 2,
    }


def test_a_card_is_found_by_its_id_and_only_its_set_is_read() -> None:
    card_set.cache_clear()
    alatar = the(Avatar, "tw-117")
    assert (alatar.title, alatar.race, alatar.mind, alatar.prowess, alatar.body) == ("Alatar", "wizard", None, 6, 9)
    assert card_set.cache_info().currsize == 1
    with pytest.raises(UnknownCard):
        card("tw-501")
    with pytest.raises(UnknownCard):
        card("../secret-1")
    with pytest.raises(TypeError):
        the(Item, "tw-117")


def test_every_card_has_a_title_in_both_languages() -> None:
    assert list(titles("de")) == list(titles("en")) == all_ids()
    assert all(title.strip() == title != "" for lang in ("de", "en") for title in titles(lang).values())


def test_a_title_finds_every_version_in_either_language_and_however_it_is_typed() -> None:
    assert titled("Grabunhold") == titled("barrow wight") == ("tw-14", "tw-15", "le-61")
    assert titled("Bert (Burat)") == ("tw-16",)
    assert titled("beorns house") == titled("Beorn’s House") == ("tw-376", "le-354")
    assert titled("Die Pûckel-Tiefen") == titled("The Pûkel-deeps")
    assert titled("Dunharrows") == ()
    assert all(found.id in titled(title_of(found.id, lang)) for found in all_cards() for lang in ("de", "en"))


def test_regions_are_neighbours_of_each_other() -> None:
    known = regions()
    assert len(known) == 52
    assert {region.region_type for region in known.values()} == REGION_TYPES
    for name, region in known.items():
        assert all(name in known[other].adjacent for other in region.adjacent)
        for alignment, others in region.adjacent_for.items():
            assert all(name in known[other].adjacent_for[alignment] for other in others)


@rule("ME-9.15")
def test_udun_and_dagorlad_are_adjacent_for_minion_and_balrog_players_only() -> None:
    found = {who: "Dagorlad" in neighbours("Udûn", who) for who in ("hero", "minion", "fallen-wizard", "balrog")}
    assert found == {"hero": False, "minion": True, "fallen-wizard": False, "balrog": True}


@rule("ME-9.11", "ME-9.12", "ME-9.13")
def test_a_path_of_regions_crosses_at_most_four_that_touch_and_none_twice() -> None:
    assert region_paths("Rhudaur", "Redhorn Gate", "hero") == [
        ("Rhudaur", "Hollin", "Redhorn Gate"),
        ("Rhudaur", "Cardolan", "Hollin", "Redhorn Gate"),
    ]
    assert region_paths("Lindon", "Gorgoroth", "hero") == []
    assert region_paths("Rhudaur", "Rhudaur", "hero") == [("Rhudaur",)]
    assert len(region_paths("Rhudaur", "Redhorn Gate", "hero", most=6)) > 2


def test_a_site_path_can_be_walked_from_its_haven() -> None:
    """The printed region types of a path are those of some way over the map between the two regions."""
    known = regions()
    for site in (found for found in all_cards() if isinstance(found, Site) and found.site_path and found.region):
        haven = places()[site.nearest_haven][site.alignment]
        ways = region_paths(haven.region, site.region, site.alignment, most=len(site.site_path))
        walked = [tuple(known[region].region_type for region in way) for way in ways]
        assert site.site_path in walked, site.id


def test_every_place_that_a_card_names_is_there() -> None:
    sites, lands = set(places()), set(regions())
    assert len(sites) == 103

    def named(filters: tuple[SiteFilter, ...]) -> None:
        for one in filters:
            assert set(one.sites) | set(one.except_sites) <= sites
            assert set(one.regions) <= lands
            assert set(one.site_types) | set(one.exclude_site_types) <= SITE_TYPES
            assert set(one.region_types) <= REGION_TYPES

    for found in all_cards():
        named(getattr(found, "home_sites", ()))
        named(getattr(found, "playable_at", ()))
        if isinstance(found, Creature) and found.keyed_to:
            for keys in (found.keyed_to, *found.keyed_to.further):
                assert set(keys.sites) <= sites, found.id
                assert set(keys.regions) <= lands, found.id
                assert set(keys.region_types) <= REGION_TYPES
                assert set(keys.site_types) <= SITE_TYPES
                named(keys.sites_in_regions)
        if isinstance(found, Site):
            assert found.region in lands or (found.under_deeps and not found.region), found.id
            assert not found.nearest_haven or places()[found.nearest_haven][found.alignment].haven


def test_cards_that_name_another_name_one_that_exists() -> None:
    """But for one Orc, who was given another form and never a card of his own."""
    named = {name for found in all_cards() for name in found.manifestation_of.split(" and ") if name}
    assert {name for name in named if not titled(name)} == {"Gorfaur the Lame"}
    assert len(named) > 50
    for found in all_cards():
        if found.alternate_art_of:
            assert card(found.alternate_art_of).title == found.title


@rule("ME-9.21", "ME-9.23", "ME-24.23")
def test_ways_under_the_earth_lead_there_and_back_by_the_same_roll() -> None:
    known = places()
    deeps = [site for versions in known.values() for site in versions.values() if site.under_deeps]
    assert len({site.title for site in deeps}) == 16
    for site in deeps:
        for passage in site.adjacent:
            other = known.get(passage.site, {}).get(site.alignment)
            if other is not None and other.under_deeps:
                assert passage_roll(other, site.title) == passage.roll, (site.id, passage.site)
    for version in known["The Under-galleries"].values():
        assert (surface_sites(version), passage_roll(version, "Cirith Gorgor")) == (("Cirith Gorgor",), 0)
    gates = known["The Under-gates"]["hero"]
    assert (surface_sites(gates), passage_roll(gates, "Moria"), passage_roll(gates, "Bree")) == (("Moria",), 0, None)


@rule("ME-2.21")
def test_two_agents_are_hazards_only() -> None:
    assert sorted(found.title for found in all_cards() if isinstance(found, Agent)) == [
        "Lobelia Sackville-Baggins",
        "My Precious",
    ]
    assert len([found for found in all_cards() if isinstance(found, Character) and found.agent]) == 30


def test_records_have_what_is_printed() -> None:
    moria = the(Site, "tw-413")
    assert (moria.site_type, moria.region, moria.nearest_haven) == ("shadow-hold", "Redhorn Gate", "Lórien")
    assert moria.automatic_attacks == (AutomaticAttack(race="orc", strikes=4, prowess=7),)
    assert moria.playable.items == ("minor", "major", "greater", "gold-ring")
    wight = the(Creature, "tw-15")
    assert wight.keyed_to is not None
    assert (wight.attack.strikes, wight.attack.prowess, wight.races) == (1, 12, ("undead",))
    assert the(Region, "tw-440").region_type == "wilderness"


def test_clauses_are_told_in_both_languages_and_cite_rules_that_exist() -> None:
    facts = json.loads((HOME / "data" / "clauses.json").read_text("utf-8"))
    assert set(facts) <= set(all_ids())
    known = {found.id for found in rules("meccg")}
    total = 0
    for card_id in all_ids():
        clauses = clauses_of(card_id)
        total += len(clauses)
        for lang in ("de", "en"):
            told = clause_texts(card_id, lang)
            assert len(told) == len(clauses), card_id
            assert all(text.strip() for text in told), card_id
        for clause in clauses:
            assert {ruling for ruling in clause.rulings if ruling.startswith("ME-")} <= known, clause.id
    assert total == 3704
