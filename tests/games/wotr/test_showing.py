"""Chapter 15: declaring the Fellowship, and being revealed."""

from itertools import pairwise

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
from tests.games.wotr.plain_box import CHARACTER_NAMES
from tests.games.wotr.quest import (
    BALROG,
    CREBAIN,
    LAST_BATTLE,
    WORN,
    lies,
    names,
    position,
    refused,
    start,
)

from mathom.games.wotr.battle.conquest import conquer
from mathom.games.wotr.codes import DONE, NO, NONE, REGION
from mathom.games.wotr.edge.see import see
from mathom.games.wotr.fellowship.moves import (
    FellowshipPhase,
    MoveFellowship,
)
from mathom.games.wotr.fellowship.reveal import Declare, Reveal, refuse_declare
from mathom.games.wotr.fellowship.route import DISTANCES, in_reach, route_to
from mathom.games.wotr.map import ADJACENT
from mathom.games.wotr.state import (
    DRAWN,
    NAME_THE_WAY,
    REVEALED_IN_CONQUERED,
    TILE_FOR_EACH_STRONGHOLD,
    War,
)
from mathom.kernel import Frame
from mathom.testing import part, rule

DWARVES, ELVES, GONDOR, NORTH, ROHAN, ISENGARD, SAURON, SOUTHRONS = range(8)
MERIADOC, PEREGRIN = CHARACTER_NAMES.index("meriadoc"), CHARACTER_NAMES.index("peregrin")


# Declaring


@part("AMB-49")
@rule("WR-15.29", "WR-15.30", "WR-15.31", "WR-15.34", "WR-15.36", "WR-4.8")
def test_ex_1_declared_in_lorien() -> None:
    w = start(FellowshipPhase(), progress=5, corruption=2)
    assert (asked(w), "lorien" in offers(w)) == ((FP, "declare"), True)
    choose(w, "lorien")
    assert (position(w), tiles_in(w, DRAWN)) == (("lorien", 0, True, 1), [])
    assert told(w)[0] == (
        "declared",
        "lorien",
        ["rivendell", "fords_of_bruinen", "hollin", "moria", "dimrill_dale", "lorien"],
    )


@rule("WR-15.34", "WR-15.8")
def test_corruption_does_not_fall_below_0() -> None:
    w = start(Declare(), where="lorien")
    choose(w, "lorien")
    assert position(w) == ("lorien", 0, True, 0)


@rule("WR-15.30")
def test_any_region_up_to_the_progress_can_be_declared() -> None:
    w = start(Declare(), where="hollin", progress=2)
    near = {"hollin"} | names(ADJACENT[at("hollin")])
    far = {name for region in near for name in names(ADJACENT[at(region)])}
    assert set(offers(w)) - {"no"} == near | far
    assert refused(w, REGION + at("minas_tirith")) == "the-fellowship-has-not-come-so-far"
    assert refused(w, REGION + at("moria")) is None


@rule("WR-15.29", "WR-15.30")
def test_declaring_can_be_left() -> None:
    w = start(Declare(), where="hollin", progress=2)
    assert refused(w, NO) is None
    choose(w, "no")
    assert (position(w), told(w)) == (("hollin", 2, True, 0), [])


@rule("WR-15.29", "WR-15.42")
def test_a_revealed_fellowship_is_not_declared() -> None:
    w = bare()
    w.hidden = False
    start(Declare(), w, progress=0)
    assert (asked(w), key(refuse_declare(w))) == (None, "the-fellowship-is-revealed")


@rule("WR-15.32")
def test_without_progress_the_figure_stays() -> None:
    w = start(Declare(), where="hollin")
    assert offers(w) == ["hollin", "no"]


@rule("WR-15.33", "WR-4.9", "WR-14.8")
def test_declaring_in_a_city_or_stronghold_activates_its_nation() -> None:
    w = start(Declare(), where="iron_hills", progress=1)
    choose(w, "dale")
    assert w.active[NORTH]


@rule("WR-15.33", "WR-15.34", "WR-4.9")
@pytest.mark.parametrize(("region", "corruption", "active"), [("dale", 4, False), ("erebor", 3, True)])
def test_where_the_shadow_holds_the_settlement_nothing_is_gained(region: str, corruption: int, active: bool) -> None:
    w = bare()
    w.active = [False] * 8
    conquer(w, SH, at("dale"))
    start(Declare(), w, where="iron_hills" if region == "dale" else "dale", progress=1, corruption=4)
    choose(w, region)
    assert (w.corruption, any(w.active)) == (corruption, active)


@rule("WR-15.34")
@pytest.mark.parametrize("region", ["bree", "hollin", "moria"])
def test_towns_and_other_places_heal_nothing(region: str) -> None:
    w = start(Declare(), where=region, corruption=4)
    choose(w, region)
    assert w.corruption == 4


@rule("WR-15.35")
def test_staying_it_may_be_declared_again_every_round_and_heals_each_time() -> None:
    w = start(FellowshipPhase(), corruption=5)
    choose(w, "rivendell", "strider")
    start(FellowshipPhase(), w, corruption=w.corruption)
    choose(w, "rivendell", "strider")
    assert position(w) == ("rivendell", 0, True, 3)


@part("AMB-48")
@rule("WR-15.29")
def test_it_is_declared_once_a_round() -> None:
    w = start(FellowshipPhase(), corruption=5)
    choose(w, "rivendell")
    assert asked(w) == (FP, "guide")


@rule("WR-15.36", "WR-15.60")
def test_declaring_in_a_shadow_stronghold_draws_no_tile() -> None:
    w = start(Declare(), where="hollin", progress=2)
    choose(w, "dimrill_dale")
    start(Declare(), w, where="hollin", progress=1)
    choose(w, "moria")
    assert tiles_in(w, DRAWN) == []


def balrog_on_the_way(to: str, tile: str, progress: int, shadow_holds: bool = False) -> War:
    w = bare()
    lay(w, BALROG)
    if shadow_holds:
        conquer(w, SH, at("lorien"))
    next_tiles(w, tile)
    start(Declare(), w, where="hollin", progress=progress, corruption=3)
    choose(w, to)
    return w


@part("AMB-88")
@rule("WR-15.36", "WR-15.37")
def test_the_balrog_draws_a_tile_for_a_declaration_and_its_icon_is_ignored_in_a_city_or_stronghold() -> None:
    w = balrog_on_the_way("lorien", "std_1_reveal_1", 3)
    assert (asked(w), offers(w)) == ((SH, "journey"), [BALROG, "none"])
    choose(w, BALROG, "none")
    assert (position(w), lies(w, BALROG)) == (("lorien", 0, True, 3), False)


@part("AMB-88")
@rule("WR-15.37")
@pytest.mark.parametrize(("to", "progress", "held"), [("dimrill_dale", 2, False), ("lorien", 3, True)])
def test_elsewhere_and_where_the_shadow_holds_it_the_icon_of_that_tile_counts(
    to: str, progress: int, held: bool
) -> None:
    w = balrog_on_the_way(to, "std_1_reveal_1", progress, held)
    choose(w, BALROG, "none")
    assert position(w) == (to, 0, False, 4)


@rule("WR-15.36")
def test_the_shadow_may_keep_the_balrog_and_an_eye_does_nothing() -> None:
    kept = balrog_on_the_way("lorien", "std_1_1", 3)
    choose(kept, "none")
    used = balrog_on_the_way("lorien", "std_eye_reveal_1", 3)
    choose(used, BALROG)
    assert (lies(kept, BALROG), kept.corruption, tiles_in(kept, DRAWN)) == (True, 2, [])
    assert (position(used), tiles_in(used, DRAWN)) == (("lorien", 0, True, 2), ["std_eye_reveal_1"])


@rule("WR-15.36")
def test_an_eye_of_the_balrog_does_not_reveal_either() -> None:
    w = balrog_on_the_way("dimrill_dale", "std_eye_reveal_1", 2)
    assert (refused(w, NONE), refused(w, REGION)) == (None, "that-card-cannot-be-used-so")
    choose(w, BALROG)
    assert position(w) == ("dimrill_dale", 0, True, 3)


@rule("WR-15.30", "WR-15.36")
def test_the_way_of_a_declaration_is_the_short_one_through_strongholds() -> None:
    w = start(Declare(), where="hollin", progress=12)
    choose(w, "dimrill_dale")
    assert told(w) == [("declared", "dimrill_dale", ["hollin", "moria", "dimrill_dale"])]


@part("AMB-54")
@rule("WR-15.30")
def test_the_way_leads_past_the_balrog_if_it_can() -> None:
    w = bare()
    lay(w, BALROG)
    start(Declare(), w, where="hollin", progress=12)
    choose(w, "dimrill_dale")
    assert (asked(w), position(w)) == (None, ("dimrill_dale", 0, True, 0))


@part("AMB-102")
def test_staying_in_moria_does_not_wake_the_balrog() -> None:
    w = bare()
    lay(w, BALROG)
    start(Declare(), w, where="moria", progress=1)
    choose(w, "moria")
    stayed = asked(w)
    start(Declare(), w, where="moria", progress=1)
    choose(w, "hollin")
    assert (stayed, asked(w)) == (None, (SH, "journey"))


@part("AMB-54", "DP-20")
@rule("WR-6.16")
def test_who_passes_moria_twice_meets_its_card_once() -> None:
    w = bare()
    w.house |= NAME_THE_WAY
    lay(w, BALROG)
    start(Declare(), w, where="hollin", progress=4)
    choose(w, "hollin", "moria", "hollin", "moria")
    met = asked(w)
    choose(w, "none")
    assert (met, w.stack) == ((SH, "journey"), [])


@part("sh_char_15.discard", "sh_char_16.discard")
@rule("WR-6.16")
def test_cards_of_the_shadow_leave_play_when_it_is_declared_in_a_refuge() -> None:
    """Neither a Town nor a City that the Shadow holds is one."""
    found = []
    for region in ("hollin", "bree", "edoras", "rivendell"):
        w = bare()
        conquer(w, SH, at("edoras"))
        lay(w, CREBAIN, WORN, LAST_BATTLE)
        start(Declare(), w, where=region)
        choose(w, region)
        found.append([lies(w, card) for card in (CREBAIN, WORN, LAST_BATTLE)])
    assert found == [[True, True, False]] * 3 + [[False, False, False]]


# Being revealed


@rule("WR-15.38", "WR-15.39", "WR-15.40", "WR-15.44", "WR-15.45")
@pytest.mark.parametrize(
    ("to", "tiles"),
    [("goblins_gate", ["std_0_reveal_1"]), ("moria", ["std_0_reveal_1", "std_2_1"])],
)
def test_ex_2_revealed_with_progress_3_in_rivendell(to: str, tiles: list[str]) -> None:
    w = bare()
    w.hunt_box = [0, 1]
    next_tiles(w, "std_0_reveal_1", "std_2_1")
    script(w, hunt=[[6]])
    start(MoveFellowship(), w, progress=2)
    assert asked(w) == (FP, "found")
    choose(w, to)
    if to == "moria":
        choose(w, "none")
    assert (position(w), tiles_in(w, DRAWN)) == ((to, 0, False, 2 if to == "moria" else 0), tiles)


@part("AMB-52")
@rule("WR-15.41", "WR-15.32")
def test_it_does_not_end_in_a_refuge_and_must_leave_one_if_it_can() -> None:
    w = start(Reveal(), progress=1)
    assert set(offers(w)) == names(ADJACENT[at("rivendell")])
    assert refused(w, REGION + at("rivendell")) == "a-revealed-fellowship-does-not-stop-in-a-city-or-stronghold"
    assert refused(w, REGION + at("moria")) == "the-fellowship-has-not-come-so-far"
    stays = start(Reveal(), progress=0)
    assert position(stays) == ("rivendell", 0, False, 0)


@part("AMB-89")
@rule("WR-15.41")
def test_settlements_that_the_shadow_holds_are_no_refuge_but_conquered_ones_are() -> None:
    w = bare()
    conquer(w, SH, at("lorien"))
    conquer(w, FP, at("moria"))
    start(Reveal(), w, where="dimrill_dale", progress=1)
    strict = offers(w)
    other = bare()
    other.house = REVEALED_IN_CONQUERED
    conquer(other, FP, at("moria"))
    start(Reveal(), other, where="dimrill_dale", progress=1)
    assert ["lorien" in strict, "moria" in strict] == [True, False]
    assert ["lorien" in offers(other), "moria" in offers(other)] == [False, True]


@rule("WR-15.43")
def test_the_state_is_open_to_cards() -> None:
    w = start(Reveal(), where="hollin")
    assert see(w, SH)["fellowship"]["hidden"] is False


@part("AMB-54")
@rule("WR-15.44")
@pytest.mark.parametrize(
    ("origin", "progress", "to", "tiles"),
    [
        ("moria", 0, "moria", 1),
        ("moria", 1, "hollin", 1),
        ("hollin", 1, "moria", 1),
        ("hollin", 2, "dimrill_dale", 1),
        ("hollin", 12, "dimrill_dale", 0),
        ("hollin", 1, "hollin", 0),
    ],
)
def test_a_shadow_stronghold_on_the_way_draws_one_tile(origin: str, progress: int, to: str, tiles: int) -> None:
    w = bare()
    next_tiles(w, "std_eye_reveal_1")
    start(Reveal(), w, where=origin, progress=progress)
    if progress:
        choose(w, to)
    assert (position(w), len(tiles_in(w, DRAWN))) == ((to, 0, False, 0), tiles)


@rule("WR-15.44")
def test_only_strongholds_of_the_shadow_that_it_still_holds_count() -> None:
    w = bare()
    conquer(w, FP, at("moria"))
    conquer(w, SH, at("lorien"))
    start(Reveal(), w, where="hollin", progress=3)
    choose(w, "lorien")
    assert (position(w), tiles_in(w, DRAWN)) == (("lorien", 0, False, 0), [])


@part("AMB-53")
@rule("WR-15.44")
@pytest.mark.parametrize(("house", "tiles"), [(0, 1), (TILE_FOR_EACH_STRONGHOLD, 2)])
def test_two_strongholds_on_the_way_draw_one_tile_or_by_agreement_two(house: int, tiles: int) -> None:
    w = bare()
    w.house = house
    next_tiles(w, "std_eye_reveal_1", "std_eye_reveal_2")
    start(Reveal(), w, where="minas_morgul", progress=DISTANCES[at("minas_morgul")][at("morannon")])
    choose(w, "morannon")
    assert len(tiles_in(w, DRAWN)) == tiles


@rule("WR-15.60")
def test_a_reveal_of_the_own_will_draws_no_stronghold_tile() -> None:
    w = start(Reveal(by_shadow=False), where="moria")
    assert (position(w), tiles_in(w, DRAWN)) == (("moria", 0, False, 0), [])


@rule("WR-15.62")
def test_a_reveal_by_card_is_carried_out_in_full() -> None:
    w = bare()
    next_tiles(w, "std_2_1")
    start(Reveal(), w, where="hollin", progress=1)
    choose(w, "moria", "none")
    assert position(w) == ("moria", 0, False, 2)
    assert [event[0] for event in told(w)][:4] == ["revealed", "found", "stronghold-tile", "tile-drawn"]


@rule("WR-15.39")
def test_revealed_twice_is_revealed_once() -> None:
    w = bare()
    w.hidden = False
    start(Reveal(), w, where="moria", progress=0)
    assert (told(w), tiles_in(w, DRAWN)) == ([], [])


def naming(frame: Frame, where: str, progress: int) -> War:
    """A table that has agreed to name the way."""
    w = bare()
    w.house = NAME_THE_WAY
    next_tiles(w, "std_1_1")
    return start(frame, w, where=where, progress=progress)


@part("AMB-54", "DP-56")
@rule("WR-15.40", "WR-15.44")
def test_by_agreement_the_way_is_named_region_by_region_even_through_a_stronghold_and_back() -> None:
    w = naming(Reveal(), "hollin", 2)
    choose(w, "hollin")
    assert (asked(w), offers(w)[0]) == ((FP, "way"), "done")
    assert {*offers(w)[1:]} == names(ADJACENT[at("hollin")])
    assert refused(w, REGION + at("dimrill_dale")) == "the-fellowship-goes-from-region-to-adjacent-region"
    assert refused(w, NO) == "that-is-not-the-question-now"
    choose(w, "moria")
    assert (tiles_in(w, DRAWN), told(w)[1]) == (["std_1_1"], ("found", "hollin", ["hollin", "moria", "hollin"]))


@part("AMB-54")
@rule("WR-15.26", "WR-15.30")
@pytest.mark.parametrize(
    ("picks", "way"),
    [
        (["done"], ["hollin", "moria", "dimrill_dale"]),
        (["parth_celebrant"], ["hollin", "moria", "dimrill_dale", "parth_celebrant", "dimrill_dale"]),
    ],
)
def test_a_named_way_is_no_longer_than_the_progress_and_ends_where_it_was_to_end(
    picks: list[str], way: list[str]
) -> None:
    w = naming(Declare(), "hollin", 4)
    choose(w, "dimrill_dale")
    assert (asked(w), set(offers(w))) == ((FP, "way"), names(ADJACENT[at("hollin")]))
    assert refused(w, DONE) == "the-fellowship-is-not-there-yet"
    choose(w, "moria")
    assert refused(w, REGION + at("moria")) == "the-fellowship-goes-from-region-to-adjacent-region"
    choose(w, "dimrill_dale", *picks)
    assert (told(w)[0], position(w)) == (("declared", "dimrill_dale", way), ("dimrill_dale", 0, True, 0))


@part("AMB-54")
@rule("WR-15.30")
def test_a_named_way_that_is_too_long_is_refused_and_the_only_way_is_taken_unasked() -> None:
    w = naming(Declare(), "hollin", 3)
    choose(w, "dimrill_dale")
    assert offers(w) == ["moria", "north_dunland"]
    assert refused(w, REGION + at("fords_of_bruinen")) == "the-progress-does-not-suffice-for-that-way"
    other = naming(Declare(), "hollin", 2)
    choose(other, "dimrill_dale")
    assert told(other)[0] == ("declared", "dimrill_dale", ["hollin", "moria", "dimrill_dale"])


@part("AMB-54")
@rule("WR-15.40", "WR-15.44")
@pytest.mark.parametrize("each", [0, TILE_FOR_EACH_STRONGHOLD])
def test_every_step_of_a_named_way_counts_and_a_stronghold_that_it_touches_twice_counts_once(each: int) -> None:
    w = bare()
    w.house = NAME_THE_WAY | each
    next_tiles(w, "std_0_reveal_1")
    start(Reveal(), w, where="hollin", progress=3)
    choose(w, "moria", "moria", "hollin")
    assert (w.stack, tiles_in(w, DRAWN)) == ([], ["std_0_reveal_1"])
    assert told(w)[1] == ("found", "moria", ["hollin", "moria", "hollin", "moria"])


@part("AMB-54")
@rule("WR-15.40")
@pytest.mark.parametrize(
    ("origin", "goal"),
    [("ash_mountains", "dimrill_dale"), ("ash_mountains", "rhosgobel"), ("south_dunland", "northern_rhovanion")],
)
def test_a_way_round_dol_guldur_is_found_that_is_as_short_as_the_way_through_it(origin: str, goal: str) -> None:
    w = bare()
    w.ring_bearers = at(origin)
    w.progress = DISTANCES[at(origin)][at(goal)]
    way = route_to(w, at(goal), True)
    assert (way[0], way[-1], len(way), at("dol_guldur") in way) == (at(origin), at(goal), w.progress + 1, False)


def test_the_way_is_as_long_as_the_progress_allows_and_no_longer() -> None:
    w = bare()
    lay(w, BALROG)
    for progress in range(1, 8):
        w.progress = progress
        for origin in ("hollin", "moria", "minas_morgul", "lorien"):
            w.ring_bearers = at(origin)
            for to in in_reach(w):
                for revealed in (True, False):
                    way = route_to(w, to, revealed)
                    assert (way[0], way[-1]) == (at(origin), to)
                    assert len(way) <= progress + 1
                    assert all(b in ADJACENT[a] for a, b in pairwise(way))


def test_the_balrog_is_offered_or_not_to_a_revealed_fellowship() -> None:
    w = bare()
    lay(w, BALROG)
    start(Reveal(), w, where="hollin", progress=1)
    choose(w, "moria")
    assert (asked(w), refused(w, NONE), refused(w, REGION)) == ((SH, "journey"), None, "that-card-cannot-be-used-so")
