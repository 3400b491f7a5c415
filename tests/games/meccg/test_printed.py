"""Clauses that only say again what the fact tables have; the numbers here are those that the cards print."""

from operator import attrgetter

import pytest
from tests.games.meccg.tale import Tale, deck

from mathom.games.meccg.cards.clauses import clause_map, drop_clause
from mathom.games.meccg.cards.printed import Printed
from mathom.games.meccg.cards.scripts import forget
from mathom.games.meccg.combat.attack import AUTOMATIC, Attack
from mathom.games.meccg.combat.strike import Strike
from mathom.games.meccg.companies.arrive import take_site
from mathom.games.meccg.companies.influence import direct_influence, unused_direct
from mathom.games.meccg.companies.recruit import welcomes
from mathom.games.meccg.corruption import check_modifier
from mathom.games.meccg.faces import FACES, face_of, reprint
from mathom.games.meccg.round.hand import HAND_SIZE, hand_size
from mathom.games.meccg.sites.faction import FactionAttempt, standard_modification
from mathom.games.meccg.sites.playing import plays_at_tapped, refuse_here
from mathom.games.meccg.state import Realm
from mathom.games.meccg.zones import PLAY, POINTS
from mathom.testing import part, rule

ORI, GLORFINDEL, SAM, ADRAZAR, THEODEN = "tw-173", "tw-161", "tw-180", "tw-116", "tw-182"
GORBAG, OLD_TROLL = "le-11", "le-29"
RIVENDELL, BAG_END, MORIA = "tw-421", "tw-372", "tw-413"


def realm(*cards: str, sites: tuple[str, ...] = (), alignment: str = "hero") -> Realm:
    """A game in which these cards are somewhere."""
    own = deck(alignment, resources=dict.fromkeys(cards, 1), sites=dict.fromkeys(sites, 1))
    return Tale(own, deck()).s


def thing(s: Realm, card: str) -> int:
    return s.zones.face.index(face_of(card))


def in_play(s: Realm, card: str, bearer: int = -1) -> int:
    found = thing(s, card)
    s.come_into_play(found, 0, bearer) if bearer >= 0 else s.move(found, PLAY + 0)
    return found


def attacked_by(s: Realm, race: str) -> None:
    attack = Attack(0, "event")
    attack.race = race
    s.push(attack)


@pytest.mark.parametrize(
    ("card", "race", "more"),
    [
        *[(card, "dwarf", 1) for card in ("as-1", "as-5", "as-6")],
        *[
            (card, "orc", 1)
            for card in ("tw-132", "tw-141", "tw-143", "tw-144", "tw-150", "tw-160", "tw-167", "tw-172")
        ],
        *[("tw-123", "orc", 2), ("tw-158", "orc", 2), ("tw-183", "orc", 3)],
        *[("tw-176", "nazgul", 5), ("tw-176", "ringwraith", 5)],
    ],
)
def test_prowess_against_some(card: str, race: str, more: int) -> None:
    s = realm(card)
    who = in_play(s, card)
    attacked_by(s, "giant")
    plain = s.stat("prowess", who)
    attacked_by(s, race)
    assert s.stat("prowess", who) - plain == more


@pytest.mark.parametrize(
    ("card", "about", "more"),
    [
        *[(card, faction, 2) for card in ("as-3", "le-1") for faction in ("le-292", "as-120")],
        *[("as-4", "le-263", 3), ("le-27", "le-264", 2), ("le-46", "le-264", 1), ("le-19", "le-271", 2)],
        *[(card, "le-276", 3) for card in ("le-11", "le-22", "le-31")],
        *[(card, "le-12", 3) for card in ("le-11", "le-22", "le-31")],
        *[("le-22", OLD_TROLL, 3), ("le-39", "le-276", 4), ("le-39", "le-12", 4)],
        *[("tw-116", "tw-276", 1), ("tw-118", "tw-280", 2), ("tw-128", "tw-311", 2), ("tw-134", "tw-277", 2)],
        *[("tw-123", ORI, 1), ("tw-123", "tw-261", 1), ("tw-136", "tw-153", 5), ("tw-148", "tw-317", 2)],
        *[("tw-160", "tw-200", 3), ("tw-160", ORI, 1), ("tw-160", "tw-261", 1), ("tw-161", "tw-144", 1)],
        *[("tw-176", "tw-211", 4), ("tw-182", "tw-317", 2)],
        *[("tw-183", "tw-200", 4), ("tw-183", ORI, 2), ("tw-183", "tw-261", 2)],
    ],
)
def test_direct_influence_for_some(card: str, about: str, more: int) -> None:
    s = realm(card, about, "tw-278")
    who = in_play(s, card)
    assert direct_influence(s, who, thing(s, about) + 1) - direct_influence(s, who) == more
    if card != "tw-116":
        assert direct_influence(s, who, thing(s, "tw-278") + 1) - direct_influence(s, who) == (card == "le-19") * 2


DWARVES_AND_ELVES = ("tw-132", "tw-141", "tw-150", "tw-164", "tw-167", "tw-174")


@rule("ME-20.11")
@pytest.mark.parametrize(
    ("card", "modifier"),
    [
        *[(card, -1) for card in ("le-34", "le-35", "le-46", "le-7", "tw-134", "tw-172", *DWARVES_AND_ELVES)],
        *[("tw-178", 1), ("tw-180", 3), ("tw-495", 1)],
    ],
)
def test_corruption_checks_of_some(card: str, modifier: int) -> None:
    s = realm(card)
    assert check_modifier(s, in_play(s, card)) == modifier


@pytest.mark.parametrize("card", DWARVES_AND_ELVES)
def test_some_are_worse_at_influencing_factions(card: str) -> None:
    s = realm(card, "tw-276")
    who, faction = in_play(s, card), thing(s, "tw-276")
    assert FactionAttempt(who, faction).modifier(s) == unused_direct(s, who, faction + 1) - 1


@rule("ME-13.39", "ME-13.41")
@pytest.mark.parametrize(
    ("card", "rolls"),
    [
        *[(card, [8]) for card in ("as-1", "as-5", "as-6", "le-12", "le-18", "le-25", "le-31", "le-35", "le-38")],
        *[(card, [9]) for card in ("le-11", "le-22", "le-39", "wh-10", "wh-5")],
        *[("le-34", [7, 8]), ("le-48", [8]), ("wh-6", [8])],
    ],
)
def test_a_body_check_discards_at_these_numbers(card: str, rolls: list[int]) -> None:
    s = realm(card)
    who = in_play(s, card)
    body = s.face(who).body
    found = [roll for roll in range(2, 13) if Strike(who).fate(s, roll, body) == "discarded"]
    shifted = [roll for roll in range(2, 13) if Strike(who).fate(s, roll, body - 1) == "discarded"]
    assert (found, shifted) == (rolls, [roll - 1 for roll in rolls])


@part("tw-175.1")
def test_pallando_holds_one_card_more() -> None:
    s = realm("tw-175")
    in_play(s, "tw-175")
    assert (hand_size(s, 0), hand_size(s, 1)) == (HAND_SIZE + 1, HAND_SIZE)


@rule("ME-5.16")
@pytest.mark.parametrize("card", ["tw-180", "tw-495"])
def test_some_hobbits_are_played_at_home_only(card: str) -> None:
    s = realm(card)
    assert [welcomes(s, 0, face_of(card), face_of(site)) for site in (BAG_END, RIVENDELL)] == [True, False]


@rule("ME-13.16", "ME-13.17")
@pytest.mark.parametrize(
    ("item", "bearer", "race", "stat", "number"),
    [
        # Glorfindel 8 9, Ori 2 7, Sam 1 9, Adrazar 3 6, Gorbag 6 9 (prowess and body)
        *[("le-299", GORBAG, "", "prowess", 9), ("le-299", GORBAG, "elf", "prowess", 10)],
        *[("le-313", "le-46", "", "body", 8), ("le-313", "le-46", "", "prowess", 6), ("le-313", "le-46", "", "di", 2)],
        *[("le-324", GORBAG, "", "di", 2), ("tw-212", SAM, "", "prowess", 3), ("tw-212", GLORFINDEL, "", "prowess", 9)],
        *[("tw-244", THEODEN, "", "prowess", 8), ("tw-244", SAM, "", "prowess", 4)],
        *[("tw-244", GLORFINDEL, "orc", "prowess", 9), ("tw-244", GLORFINDEL, "man", "prowess", 8)],
        *[("tw-295", SAM, "", "prowess", 4), ("tw-295", SAM, "orc", "prowess", 5)],
        *[("tw-295", GLORFINDEL, "", "prowess", 9), ("tw-295", GLORFINDEL, "orc", "prowess", 10)],
        *[("tw-250", ORI, "", "body", 9), ("tw-250", ADRAZAR, "", "body", 8), ("tw-327", ADRAZAR, "", "body", 7)],
        *[("tw-254", ORI, "", "body", 9), ("tw-254", ADRAZAR, "", "body", 6)],
        *[("tw-336", ORI, "", "prowess", 4), ("tw-336", SAM, "", "prowess", 1)],
    ],
)
def test_what_an_item_gives_its_bearer(item: str, bearer: str, race: str, stat: str, number: int) -> None:
    s = realm(item, bearer, alignment="minion" if item.startswith("le") else "hero")
    who = in_play(s, bearer)
    in_play(s, item, who)
    if race:
        attacked_by(s, race)
    assert s.stat(stat, who) == number


@pytest.mark.parametrize(("item", "bearer"), [("le-302", GORBAG), ("tw-259", SAM)])
def test_an_item_that_impresses_factions(item: str, bearer: str) -> None:
    s = realm(item, bearer, "tw-276", GLORFINDEL, alignment="minion" if item.startswith("le") else "hero")
    who = in_play(s, bearer)
    in_play(s, item, who)
    assert [direct_influence(s, who, thing(s, about) + 1) for about in ("tw-276", GLORFINDEL)] == [2, 0]


@rule("ME-17.2", "ME-18.1", "ME-18.8")
@pytest.mark.parametrize(
    ("card", "site"),
    [
        *[("tw-200", "tw-377"), ("tw-261", "tw-403"), ("tw-263", "tw-386"), ("tw-276", "tw-407"), ("tw-277", "tw-412")],
        *[("tw-278", "tw-425"), ("tw-280", "tw-419"), ("tw-310", "tw-400"), ("tw-311", "tw-378"), ("tw-317", "tw-394")],
        *[("tw-201", MORIA), ("tw-300", "tw-404"), ("tw-245", "tw-417"), ("tw-246", "tw-398"), ("tw-246", MORIA)],
        *[("tw-307", "tw-437"), ("tw-353", "tw-437"), ("wh-51", "le-383"), ("wh-54", "le-383")],
        *[("wh-51", "le-352"), ("wh-54", "le-352"), ("wh-51", "le-392"), ("wh-54", "le-392")],
    ],
)
def test_where_a_card_is_played(card: str, site: str) -> None:
    elsewhere = "le-356" if site.startswith("le") else "tw-372"
    s = realm(card, sites=(site, elsewhere))
    places = [take_site(s, 0, face_of(one)) for one in (site, elsewhere)]
    assert [refuse_here(s, face_of(card), place) is None for place in places] == [True, False]


@part("tw-322.1")
def test_the_sapling_is_not_found_where_the_enemy_is_strong() -> None:
    s = realm("tw-322", sites=("tw-375", "tw-374", MORIA))
    places = [take_site(s, 0, face_of(site)) for site in ("tw-375", "tw-374", MORIA)]
    assert [refuse_here(s, face_of("tw-322"), place) is None for place in places] == [True, False, False]


@rule("ME-7.17")
@pytest.mark.parametrize(("card", "site"), [("as-76", "le-349"), ("le-157", "le-392"), ("le-286", "le-392")])
def test_what_is_played_at_a_tapped_site(card: str, site: str) -> None:
    s = realm(card, sites=(site, "le-352"))
    place, elsewhere = (take_site(s, 0, face_of(one)) for one in (site, "le-352"))
    assert refuse_here(s, face_of(card), place) is None
    assert [plays_at_tapped(s, face_of(card), one) for one in (place, elsewhere)] == [True, False]


@rule("ME-18.9")
@pytest.mark.parametrize(
    ("faction", "influencer", "more"),
    [
        *[(faction, GLORFINDEL, -2) for faction in ("tw-200", "tw-261")],
        *[(faction, ORI, 2) for faction in ("tw-200", "tw-261")],
        *[(card, ADRAZAR, 1) for card in ("tw-263", "tw-276", "tw-277", "tw-280", "tw-310", "tw-311", "tw-317")],
        *[("tw-278", THEODEN, 1), ("tw-317", SAM, 1), ("tw-317", ORI, 0)],
    ],
)
def test_factions_look_at_who_comes(faction: str, influencer: str, more: int) -> None:
    s = realm(faction, influencer)
    assert standard_modification(s, thing(s, faction), in_play(s, influencer)) == more


@rule("ME-18.9")
@pytest.mark.parametrize(
    ("faction", "others", "more"),
    [
        *[("le-265", ["le-266"], 2), ("le-266", ["le-276"], 2), ("le-266", ["le-276", "le-265"], 4)],
        *[("le-270", ["le-293"], 2), ("le-276", ["le-266"], 2), ("le-276", ["le-274"], -2)],
        *[("le-277", ["le-281"], -2), ("le-277", ["le-275"], 2), ("le-278", ["le-265"], 2), ("le-278", ["as-121"], -2)],
    ],
)
def test_factions_look_at_who_is_there(faction: str, others: list[str], more: int) -> None:
    s = realm(faction, GORBAG, *others, alignment="minion")
    who = in_play(s, GORBAG)
    assert standard_modification(s, thing(s, faction), who) == 0
    for other in others:
        s.move(thing(s, other), POINTS + 0)
    assert standard_modification(s, thing(s, faction), who) == more


@rule("ME-13.4")
@pytest.mark.parametrize("ent", ["tw-307", "tw-353"])
def test_ents_are_not_struck_at_sites(ent: str) -> None:
    s = realm(ent, SAM)
    ally = in_play(s, ent, in_play(s, SAM))
    keyed = Attack(0, "creature")
    keyed.key = "site-type:ruins-and-lairs"
    found = [Attack(0, AUTOMATIC).can_strike(s, ally), keyed.can_strike(s, ally), Attack(0).can_strike(s, ally)]
    assert found == [False, False, True]


def test_dropping_a_printed_clause_takes_its_field_off_the_card() -> None:
    """One bonus of several goes, the others stay."""
    face = face_of("tw-183")
    before = FACES[face].record
    try:
        drop_clause("tw-183.2")
        forget(face)
        assert [bonus.against for bonus in FACES[face].record.direct_influence_bonuses] == ["faction"]
        assert FACES[face].record.prowess_bonuses == before.prowess_bonuses
    finally:
        reprint(face, before)
        forget(face)


def test_every_printed_clause_names_a_field_that_the_card_has() -> None:
    for clause, by in clause_map().carried_out.items():
        record = FACES[face_of(clause.partition(".")[0])].record
        for one in [each for each in by if isinstance(each, Printed)]:
            said = attrgetter(one.field)(record)
            assert said or isinstance(said, int), (clause, one)
