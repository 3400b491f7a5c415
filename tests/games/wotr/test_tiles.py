"""Chapter 16: what the Fellowship does about a tile, and what cards change."""

import pytest
from tests.games.wotr.helpers import (
    FP,
    SH,
    asked,
    at,
    bare,
    choose,
    key,
    lay,
    next_tiles,
    offers,
    script,
    tiles_in,
    told,
)
from tests.games.wotr.plain_box import CARD_NAMES, CHARACTER_NAMES
from tests.games.wotr.quest import (
    AXE,
    HORN,
    MITHRIL,
    NORMAL,
    STAFF,
    WORN,
    company,
    drain,
    hunted,
    in_fellowship,
    lies,
    position,
    start,
)

from mathom.games.wotr.box import GOLLUM, card_name
from mathom.games.wotr.codes import CARD, NONE, word
from mathom.games.wotr.fellowship.moves import MoveFellowship
from mathom.games.wotr.hunt.roll import DrawTile, bring_tile
from mathom.games.wotr.map import OUT
from mathom.games.wotr.state import (
    DECK,
    DISCARDED,
    DRAWN,
    GOLLUM_COVERS_NUMBERS,
    GOLLUM_DECLARES,
    HAND,
    POOL,
    War,
)
from mathom.testing import part, rule

MERIADOC, PEREGRIN = CHARACTER_NAMES.index("meriadoc"), CHARACTER_NAMES.index("peregrin")
ALL_FIVE = ["gandalf_the_grey", "strider", "boromir", "legolas", "gimli"]


# First, a card in play


@rule("WR-16.33")
@pytest.mark.parametrize("card", [AXE, HORN])
def test_axe_and_bow_and_the_horn_take_one_damage(card: str) -> None:
    w = bare()
    lay(w, card)
    hunted(w, "std_3_1")
    assert (asked(w), offers(w)) == ((FP, "hunt-card"), [card, "none"])
    choose(w, card, "none")
    assert (w.corruption, lies(w, card), ("card-shielded", card, 2) in told(w)) == (2, False, True)


@rule("WR-16.33")
@pytest.mark.parametrize("card", [AXE, HORN])
def test_they_take_the_last_damage_too(card: str) -> None:
    w = bare()
    lay(w, card)
    hunted(w, "std_1_1")
    choose(w, card)
    assert (w.stack, w.corruption, ("card-shielded", card, 0) in told(w)) == ([], 0, True)


@part("AMB-58")
@rule("WR-16.33")
def test_one_card_for_one_tile_before_the_guide() -> None:
    w = company(bare(), "boromir", "gimli", "meriadoc")
    lay(w, AXE, HORN)
    hunted(w, "std_3_1")
    choose(w, AXE)
    assert (asked(w), lies(w, HORN)) == ((FP, "casualty"), True)
    assert key(w.stack[-1].refuse(w, FP, word("separate"))) == "no-casualty-can-be-taken-that-way"


@rule("WR-16.33")
def test_cards_that_do_not_apply_are_not_offered() -> None:
    w = bare()
    lay(w, AXE, HORN)
    hunted(w, "std_0_reveal_1")
    assert (w.stack, w.hidden) == ([], False)
    lay(w, MITHRIL)
    w.hidden = True
    hunted(w, "std_0_reveal_2")
    assert offers(w) == [MITHRIL, "none"]
    assert key(w.stack[-1].refuse(w, FP, CARD + CARD_NAMES.index(AXE))) == "that-card-does-not-apply-to-this-tile"
    assert w.stack[-1].refuse(w, FP, NONE) is None
    assert w.stack[-1].refuse(w, FP, CARD + CARD_NAMES.index(MITHRIL)) is None


@rule("WR-16.33", "WR-16.2")
def test_mithril_coat_draws_another_tile_and_the_first_goes_back() -> None:
    w = bare()
    lay(w, MITHRIL)
    next_tiles(w, "std_3_1", "std_1_1")
    start(DrawTile(), w, where="hollin")
    choose(w, MITHRIL, "none")
    assert (w.corruption, tiles_in(w, DRAWN), lies(w, MITHRIL)) == (1, ["std_1_1"], False)
    assert "std_3_1" in tiles_in(w, POOL)
    assert all(w.zones.known[thing] == 0 for thing in w.zones.content[POOL])


@rule("WR-16.33")
def test_the_second_tile_is_a_tile_of_its_own() -> None:
    w = bare()
    lay(w, MITHRIL, AXE)
    next_tiles(w, "std_3_1", "std_2_1")
    start(DrawTile(), w, where="hollin")
    choose(w, MITHRIL)
    assert offers(w) == [AXE, "none"]


@rule("WR-16.33", "WR-16.3")
def test_the_tile_that_mithril_coat_replaces_is_not_drawn_again_from_a_pool_filled_anew() -> None:
    w = bare()
    lay(w, MITHRIL)
    drain(w, "std_3_1")
    start(DrawTile(), w, where="hollin")
    choose(w, MITHRIL)
    while w.ask is not None:
        choose(w, offers(w)[-1])
    assert ("pool-refilled", 15) in told(w)
    assert (len(tiles_in(w, DRAWN)), "std_3_1" in tiles_in(w, POOL)) == (1, True)


@part("AMB-58")
@rule("WR-16.33")
def test_the_wizards_staff_prevents_a_tile_before_it_is_seen() -> None:
    w = bare()
    lay(w, STAFF)
    start(DrawTile(), w, where="hollin")
    assert (asked(w), tiles_in(w, DRAWN)) == ((FP, "prevent-tile"), [])
    assert key(w.stack[-1].refuse(w, FP, CARD)) == "that-card-does-not-apply-to-this-tile"
    choose(w, STAFF)
    assert (w.stack, tiles_in(w, DRAWN), lies(w, STAFF)) == ([], [], False)


@rule("WR-16.33")
def test_the_staff_may_be_kept_and_stop_the_second_tile_of_mithril_coat() -> None:
    w = bare()
    lay(w, STAFF, MITHRIL)
    next_tiles(w, "std_2_reveal")
    start(DrawTile(), w, where="hollin")
    choose(w, "none", MITHRIL, STAFF)
    assert (w.stack, position(w), tiles_in(w, POOL)) == ([], ("hollin", 0, True, 0), NORMAL)


# Second, the Guide


@part("AMB-60")
@rule("WR-16.34", "WR-16.38", "WR-7.47")
def test_hobbits_as_guides_leave_one_after_the_other_for_one_damage_each() -> None:
    w = company(bare(), "meriadoc", "peregrin")
    w.progress = 1
    next_tiles(w, "std_3_1")
    start(DrawTile(), w, where="hollin", progress=1)
    assert (asked(w), offers(w)) == ((FP, "guide-ability"), ["separate", "none"])
    assert w.stack[-1].refuse(w, FP, word("separate")) is None
    assert key(w.stack[-1].refuse(w, FP, word("reveal"))) == "the-guide-cannot-do-that-now"
    choose(w, "separate", "rivendell")
    assert (asked(w), CHARACTER_NAMES[w.guide]) == ((FP, "guide-ability"), "peregrin")
    choose(w, "separate", "hollin")
    assert (asked(w), w.guide) == ((FP, "guide-ability"), GOLLUM)
    choose(w, "reveal", "hollin")
    assert (position(w), in_fellowship(w)) == (("hollin", 0, False, 0), [])
    assert [event[1:] for event in told(w) if event[0] == "guide-shielded"] == [
        ("meriadoc", 2),
        ("peregrin", 1),
        ("gollum", 0),
    ]
    assert [w.character_at[CHARACTER_NAMES.index(c)] for c in ("meriadoc", "peregrin")] == [
        at("rivendell"),
        at("hollin"),
    ]


@rule("WR-16.34", "WR-16.35")
def test_the_guide_is_asked_once_then_a_casualty_can_be_taken() -> None:
    w = company(bare(), "meriadoc", "peregrin")
    hunted(w, "std_2_1")
    questions = [asked(w)]
    choose(w, "none")
    questions.append(asked(w))
    choose(w, "none")
    assert (questions, w.corruption) == ([(FP, "guide-ability"), (FP, "casualty")], 2)


@rule("WR-7.47", "WR-16.34")
def test_without_damage_a_hobbit_guide_has_nothing_to_do() -> None:
    w = company(bare(), "meriadoc", "peregrin")
    hunted(w, "std_0_reveal_1")
    assert w.stack == []


@rule("WR-16.38", "WR-16.39")
def test_the_new_guide_of_a_fallen_one_may_act_at_once() -> None:
    w = company(bare(), "gimli", "meriadoc")
    hunted(w, "std_3_1")
    choose(w, "guide")
    assert (asked(w), CHARACTER_NAMES[w.guide]) == ((FP, "guide-ability"), "meriadoc")
    choose(w, "separate", "hollin")
    assert (w.corruption, w.guide) == (0, GOLLUM)


@part("AMB-61")
@rule("WR-15.17")
@pytest.mark.parametrize(
    ("tile", "house", "hidden"),
    [
        ("std_0_reveal_1", 0, True),
        ("std_eye_reveal_1", 0, True),
        ("std_0_reveal_1", GOLLUM_COVERS_NUMBERS, True),
        ("std_eye_reveal_1", GOLLUM_COVERS_NUMBERS, False),
    ],
)
def test_gollum_hides_the_fellowship_from_normal_tiles(tile: str, house: int, hidden: bool) -> None:
    w = company(bare())
    w.house = house
    next_tiles(w, tile)
    start(DrawTile(), w, where="hollin")
    assert w.hidden == hidden


@part("AMB-61")
@rule("WR-15.17")
def test_tiles_of_the_shadow_reveal_even_gollum() -> None:
    w = company(bare())
    w.mordor = 0
    bring_tile(w, "sh_give_it_to_us")
    w.run()
    hunted(w, "sh_give_it_to_us")
    assert (w.hidden, w.corruption, asked(w)) == (False, 1, None)


@rule("WR-15.17", "WR-16.30")
def test_a_gollum_who_joins_during_the_hunt_covers_its_icon() -> None:
    w = company(bare(), "boromir")
    hunted(w, "std_2_reveal")
    choose(w, "guide")
    assert (w.hidden, w.guide, w.corruption) == (True, GOLLUM, 0)


@part("AMB-62")
@rule("WR-15.18", "WR-15.60")
def test_gollum_may_show_the_fellowship_for_one_damage_and_no_stronghold_tile_follows() -> None:
    w = company(bare())
    next_tiles(w, "std_1_1")
    start(DrawTile(), w, where="hollin", progress=1)
    choose(w, "reveal", "moria")
    assert (position(w), tiles_in(w, DRAWN), w.stack) == (("moria", 0, False, 0), ["std_1_1"], [])


@rule("WR-15.18")
def test_gollum_may_also_keep_it_hidden() -> None:
    w = company(bare())
    hunted(w, "std_2_reveal")
    choose(w, "none")
    assert (w.hidden, w.corruption) == (True, 2)


@rule("WR-15.18")
def test_gollum_has_nothing_to_offer_without_damage_or_when_revealed() -> None:
    w = company(bare())
    hunted(w, "std_0_reveal_1")
    w.hidden = False
    hunted(w, "std_1_1")
    assert (w.stack, w.corruption) == ([], 1)


@part("AMB-62")
@rule("WR-15.18")
def test_by_agreement_gollums_ability_is_a_declaration() -> None:
    w = company(bare())
    w.house = GOLLUM_DECLARES
    next_tiles(w, "std_1_1")
    start(DrawTile(), w, where="dimrill_dale", progress=1, corruption=3)
    choose(w, "reveal", "lorien")
    assert position(w) == ("lorien", 0, True, 3)
    hunted(w, "std_2_1", where="hollin")
    choose(w, "reveal")
    assert (w.stack, position(w)) == ([], ("hollin", 0, True, 1))
    w.mordor = 1
    hunted(w, "std_1_2")
    assert w.stack == []


# Casualties


@rule("WR-16.17", "WR-16.39", "WR-16.40", "WR-16.42", "WR-16.43", "WR-16.45")
def test_ex_13_gimli_falls() -> None:
    w = company(bare(), *ALL_FIVE)
    w.hunt_box = [1, 3]
    next_tiles(w, "std_3_1")
    script(w, hunt=[[2, 5, 6]], hunt_casualty=[[5]])
    start(MoveFellowship(), w, where="goblins_gate", progress=1)
    assert (asked(w), offers(w)) == ((FP, "casualty"), ["guide", "random", "none"])
    choose(w, "random", "gandalf_the_grey")
    assert (position(w), w.hunt_box) == (("goblins_gate", 2, True, 1), [2, 3])
    assert w.character_at[CHARACTER_NAMES.index("gimli")] == OUT
    assert told(w) == [
        ("fellowship-moved", 2),
        ("hunt-rolled", [2, 5, 6], 1, 2),
        ("tile-drawn", "std_3_1"),
        ("hunt-damage", "std_3_1", 3),
        ("marker-drawn",),
        ("casualty", "gimli", 2, 1),
        ("companion-lost", "gimli"),
        ("corruption", 1, 1),
        ("die-to-hunt-box", 2),
    ]


@rule("WR-16.39", "WR-16.41", "WR-16.44", "WR-15.13")
def test_a_guide_whose_level_exceeds_the_damage_dies_all_the_same() -> None:
    w = company(bare(), "strider", "gimli")
    hunted(w, "std_1_1")
    choose(w, "guide")
    assert (w.corruption, in_fellowship(w), CHARACTER_NAMES[w.guide]) == (0, ["gimli"], "gimli")
    assert w.character_at[CHARACTER_NAMES.index("strider")] == OUT


@rule("WR-16.48")
def test_the_random_companion_may_be_the_guide() -> None:
    w = company(bare(), *ALL_FIVE)
    script(w, hunt_casualty=[[1]])
    hunted(w, "std_3_1")
    choose(w, "random")
    assert w.character_at[CHARACTER_NAMES.index("gandalf_the_grey")] == OUT
    assert w.chance.counters["hunt.casualty"] == 1


@part("AMB-59")
@rule("WR-16.35")
def test_only_one_casualty_a_tile_and_only_for_damage() -> None:
    w = company(bare(), "gimli", "boromir")
    hunted(w, "std_3_1")
    choose(w, "guide")
    assert (w.stack, w.corruption, in_fellowship(w)) == ([], 1, ["boromir"] if w.guide == 2 else ["gimli"])
    w.hidden = False
    hunted(w, "std_0_reveal_1")
    assert w.stack == []


@rule("WR-16.46", "WR-15.63")
def test_gollum_and_the_ring_bearers_are_no_casualties() -> None:
    w = company(bare())
    w.hidden = False
    hunted(w, "std_3_1")
    assert (w.stack, w.corruption, w.guide) == ([], 3, GOLLUM)


@rule("WR-7.48", "WR-16.41")
def test_a_hobbit_taken_as_casualty_takes_damage_and_is_separated() -> None:
    w = company(bare(), "gimli", "meriadoc")
    script(w, hunt_casualty=[[2]])
    hunted(w, "std_3_1")
    choose(w, "random")
    assert asked(w) == (FP, "separated-goal")
    choose(w, "trollshaws")
    assert (w.corruption, w.character_at[CHARACTER_NAMES.index("meriadoc")]) == (2, at("trollshaws"))


# What cards change


@rule("WR-16.29")
def test_a_tile_that_a_card_discards_does_nothing_at_all() -> None:
    w = bare()
    lay(w, MITHRIL)
    hunted(w, "std_eye_reveal_1", discard_eye_and_fp=True)
    assert (w.stack, position(w), tiles_in(w, DRAWN)) == ([], ("hollin", 0, True, 0), ["std_eye_reveal_1"])


@rule("WR-16.10")
def test_such_a_card_discards_the_special_tiles_of_the_free_peoples_too() -> None:
    w = bare()
    w.mordor = 0
    bring_tile(w, "fp_phial")
    w.run()
    hunted(w, "fp_phial", corruption=5, discard_eye_and_fp=True)
    assert (w.corruption, tiles_in(w, DRAWN)) == (5, ["fp_phial"])


@rule("WR-16.10")
@pytest.mark.parametrize(("corruption", "news"), [(5, [("healed", 2, 3)]), (1, [("healed", 1, 0)]), (0, [])])
def test_a_tile_that_heals_does_no_damage_and_tells_what_it_healed(corruption: int, news: list[object]) -> None:
    w = bare()
    w.mordor = 0
    bring_tile(w, "fp_phial")
    w.run()
    hunted(w, "fp_phial", corruption=corruption)
    assert told(w)[1:] == [("hunt-damage", "fp_phial", 0), *news]
    assert w.corruption == max(0, corruption - 2)


def test_damage_that_cannot_be_reduced() -> None:
    w = company(bare(), "meriadoc", "peregrin")
    lay(w, MITHRIL)
    hunted(w, "std_2_reveal", no_reduction=True)
    assert (w.stack, position(w), in_fellowship(w)) == ([], ("hollin", 0, False, 2), ["meriadoc", "peregrin"])


def test_damage_that_costs_a_companion() -> None:
    w = company(bare(), "gandalf_the_grey", "boromir", "gimli")
    lay(w, HORN)
    script(w, hunt_casualty=[[3]])
    hunted(w, "std_3_1", forced_casualty=True)
    choose(w, "none")
    assert (w.corruption, in_fellowship(w)) == (1, ["gandalf_the_grey", "boromir"])


def test_without_damage_no_companion_is_lost() -> None:
    w = company(bare(), "boromir", "gimli")
    hunted(w, "std_0_reveal_1", forced_casualty=True)
    assert in_fellowship(w) == ["boromir", "gimli"]


@rule("WR-15.37")
def test_an_icon_that_is_ignored() -> None:
    w = hunted(bare(), "std_0_reveal_1", ignore_reveal=True)
    assert (w.hidden, w.stack) == (True, [])


# Worn with Sorrow and Toil


def worn(w: War) -> War:
    lay(w, WORN, MITHRIL, "fp_str_02")
    script(w, hunt_casualty=[[5]])
    hunted(company(w, *ALL_FIVE), "std_3_1")
    choose(w, "none", "random", "gandalf_the_grey")
    return w


@rule("WR-6.16")
def test_worn_with_sorrow_takes_a_card_from_the_table() -> None:
    w = worn(bare())
    assert (asked(w), offers(w)) == ((SH, "strip-card"), [MITHRIL, "none"])
    assert key(w.stack[-1].refuse(w, SH, CARD)) == "there-is-no-such-card-to-take"
    choose(w, MITHRIL)
    assert (lies(w, MITHRIL), lies(w, WORN), w.corruption) == (False, True, 1)


@rule("WR-6.16")
def test_worn_with_sorrow_takes_a_random_character_card_from_the_hand() -> None:
    w = bare()
    for deck in (0, 1, 0, 1):
        w.zones.move(w.zones.content[DECK + deck][-1], HAND + FP)
    cards = [card_name(w.face(thing)) for thing in w.hand(FP) if card_name(w.face(thing)).startswith("fp_char")]
    script(w, hunt_card=[[2]])
    worn(w)
    w.chance.logging = True
    choose(w, "random-card")
    assert [draw.plain() for draw in w.chance.take_log()] == [{"chance": "hunt.card", "of": [2], "got": [1]}]
    assert [card_name(w.face(thing)) for thing in w.zones.content[DISCARDED + FP]] == [cards[1]]
    assert (len(w.hand(FP)), w.corruption) == (3, 1)


@rule("WR-6.16")
def test_the_shadow_may_take_nothing_and_is_asked_for_casualties_only() -> None:
    w = worn(bare())
    choose(w, "none")
    assert (w.stack, lies(w, MITHRIL)) == ([], True)
    hunted(w, "std_1_1")
    choose(w, "none", "none")
    assert (w.stack, w.corruption) == ([], 2 - 1)
