"""Decision points of the Fellowship and the Hunt (appendix B.7, DP-71)."""

import pytest
from tests.games.wotr.events import take
from tests.games.wotr.helpers import at, bare, lay, next_tiles, put, script
from tests.games.wotr.plain_box import CHARACTER_NAMES
from tests.games.wotr.playing import FIRST, SECOND, asked, choose, names, question, why_not
from tests.games.wotr.quest import (
    AXE,
    BALROG,
    HORN,
    MITHRIL,
    STAFF,
    WORN,
    company,
    found,
    hunted,
    in_fellowship,
    lies,
    position,
    road,
    start,
)

from mathom.games.wotr.box import character_name
from mathom.games.wotr.fellowship.reveal import Declare, Reveal
from mathom.games.wotr.hunt.roll import DrawTile, HuntRoll
from mathom.games.wotr.map import REGION_NAMES
from mathom.games.wotr.state import War
from mathom.testing import part, rule

AROUND_HOLLIN = ["fords_of_bruinen", "hollin", "moria", "north_dunland", "south_downs", "trollshaws"]
COMPANIONS = CHARACTER_NAMES[:7]


def regions(*places: str) -> list[str]:
    return [f"region:{place}" for place in places]


def where(w: War, name: str) -> str:
    return REGION_NAMES[w.character_at[CHARACTER_NAMES.index(name)]]


def alone() -> War:
    """Nobody but Gollum is with the Ring-bearers."""
    return company(bare())


# DP-51 and DP-52: rolling again, and cards in play


@part("DP-51")
@rule("WR-16.24", "WR-16.21", "WR-16.22", "WR-16.23")
def test_failed_dice_of_the_hunt_are_rolled_again_as_far_as_allowed_and_nobody_is_asked() -> None:
    w = road("moria")
    w.hunt_box = [0, 5]
    put(w, "moria", sauron_regular=1, nazgul=1)
    script(w, hunt=[[2, 2, 2, 2, 2]], hunt_again=[[1, 2, 3]])
    start(HuntRoll(), w, where="moria")
    assert (w.ask, w.stack) == (None, [])
    w = road("hollin")
    w.hunt_box = [0, 2]
    script(w, hunt=[[1, 2]])
    assert start(HuntRoll(), w, where="hollin").ask is None


@part("DP-52", "fp_char_08.event", "fp_char_08.discard")
@rule("WR-16.33")
def test_before_a_tile_is_drawn_the_free_peoples_may_use_the_staff() -> None:
    for answer, drawn, kept in ((f"card:{STAFF}", False, False), ("none", True, True)):
        w = bare()
        lay(w, STAFF, MITHRIL)
        hunted(w, "std_1_1")
        assert question(w) == (FIRST, "prevent-tile", [f"card:{STAFF}", "none"])
        told = choose(w, answer)
        assert (("tile-drawn" in names(told)), lies(w, STAFF)) == (drawn, kept)
        assert (w.ask is not None) is drawn


@part("DP-52")
@rule("WR-16.33")
def test_after_a_tile_is_drawn_one_applicable_card_or_none_may_be_used() -> None:
    w = bare()
    lay(w, MITHRIL, AXE, HORN)
    hunted(w, "std_2_1")
    cards = [f"card:{card}" for card in (MITHRIL, AXE, HORN)]
    assert question(w) == (FIRST, "hunt-card", [*cards, "none"])
    choose(w, f"card:{HORN}")
    assert (asked(w), lies(w, HORN), lies(w, AXE)) == ((FIRST, "casualty"), False, True)
    w = bare()
    lay(w, MITHRIL, AXE, HORN)
    hunted(w, "std_0_reveal_1", where="hollin")
    assert question(w) == (FIRST, "hunt-card", [f"card:{MITHRIL}", "none"])
    assert why_not(w, f"card:{AXE}") == ("WR-16.33",)


@part("DP-52")
@rule("WR-16.33")
def test_without_a_card_that_applies_nobody_is_asked() -> None:
    w = bare()
    lay(w, AXE, HORN)
    hunted(w, "std_0_reveal_1")
    assert (w.ask, lies(w, AXE)) == (None, True)


# DP-53: the Guide


@part("DP-53")
@rule("WR-16.34", "WR-16.38", "WR-7.47")
def test_a_hobbit_guide_may_leave_for_one_damage_and_so_may_the_next() -> None:
    w = company(bare(), "meriadoc", "peregrin")
    hunted(w, "std_3_1")
    assert question(w) == (FIRST, "guide-ability", ["separate", "none"])
    choose(w, "separate")
    assert question(w) == (FIRST, "separated-goal", regions(*AROUND_HOLLIN))
    choose(w, "region:trollshaws")
    assert (where(w, "meriadoc"), character_name(w.guide)) == ("trollshaws", "peregrin")
    assert question(w) == (FIRST, "guide-ability", ["separate", "none"])
    choose(w, "none")
    assert question(w) == (FIRST, "casualty", ["guide", "none"])


@part("DP-53")
@rule("WR-15.18", "WR-16.34")
@pytest.mark.parametrize(("answer", "after"), [("reveal", (False, 1)), ("none", (True, 2))])
def test_gollum_may_reveal_the_fellowship_for_one_damage(answer: str, after: tuple[bool, int]) -> None:
    w = hunted(alone(), "std_2_1")
    assert question(w) == (FIRST, "guide-ability", ["reveal", "none"])
    choose(w, answer)
    assert (w.hidden, w.corruption, w.ask) == (*after, None)


@part("DP-53")
@rule("WR-16.34")
def test_without_damage_or_without_such_a_guide_there_is_no_ability_to_ask_for() -> None:
    assert hunted(company(bare(), "meriadoc"), "std_0_reveal_1").ask is None
    assert asked(hunted(company(bare(), "legolas", "meriadoc"), "std_1_1")) == (FIRST, "casualty")
    w = alone()
    w.hidden = False
    assert hunted(w, "std_2_1").ask is None


# DP-54, DP-55 and DP-57: a casualty


@part("DP-54")
@rule("WR-16.35", "WR-16.39", "WR-16.45")
def test_with_damage_the_free_peoples_may_lose_the_guide_or_a_random_companion_or_nobody() -> None:
    w = hunted(bare(), "std_3_1")
    assert question(w) == (FIRST, "casualty", ["guide", "random", "none"])
    choose(w, "none")
    assert (in_fellowship(w), w.corruption) == (COMPANIONS, 3)
    w = hunted(bare(), "std_3_1")
    choose(w, "guide")
    assert (in_fellowship(w), w.corruption, w.ask) == (COMPANIONS[1:], 0, None)


@part("DP-54")
@rule("WR-16.35", "WR-16.46")
def test_one_companion_is_guide_and_random_at_once_and_without_one_nobody_is_asked() -> None:
    w = hunted(company(bare(), "legolas"), "std_1_1")
    assert question(w) == (FIRST, "casualty", ["guide", "none"])
    assert hunted(bare(), "std_0_reveal_1").ask is None
    w = hunted(alone(), "std_0_reveal_1")
    assert (w.ask, character_name(w.guide)) == (None, "gollum")


@part("DP-55")
@rule("WR-16.40", "WR-16.48")
@pytest.mark.parametrize(("marker", "fallen"), [(1, "gandalf_the_grey"), (4, "legolas")])
def test_which_marker_the_shadow_picks_is_chance_among_all_companions(marker: int, fallen: str) -> None:
    w = hunted(bare(), "std_1_1")
    script(w, hunt_casualty=[[marker]])
    told = choose(w, "random")
    assert in_fellowship(w) == [name for name in COMPANIONS if name != fallen]
    assert "marker-drawn" in names(told)


@part("DP-57")
@rule("WR-7.48")
def test_a_hobbit_who_falls_in_the_fellowship_returns_where_his_owner_says() -> None:
    w = hunted(company(bare(), "legolas", "peregrin"), "std_1_1")
    script(w, hunt_casualty=[[2]])
    choose(w, "random")
    assert question(w) == (FIRST, "separated-goal", regions(*AROUND_HOLLIN))
    choose(w, "region:hollin")
    assert (where(w, "peregrin"), w.corruption, w.ask) == ("hollin", 0, None)


@part("DP-57")
@rule("WR-7.48")
def test_on_the_mordor_track_he_does_not_return() -> None:
    w = company(bare(), "legolas", "peregrin")
    w.mordor = 1
    next_tiles(w, "std_1_1")
    w.ring_bearers = -1
    w.stack = [DrawTile()]
    w.run()
    script(w, hunt_casualty=[[2]])
    choose(w, "random")
    assert (in_fellowship(w), w.ask) == (["legolas"], None)


# DP-56: being revealed, and DP-20 for the Balrog


@part("DP-56")
@rule("WR-15.40", "WR-15.41")
def test_revealed_it_is_found_anywhere_within_its_progress_but_in_no_refuge() -> None:
    w = start(Reveal(), where="fords_of_bruinen", progress=1)
    assert question(w) == (FIRST, "found", regions("fords_of_bruinen", "high_pass", "hollin", "trollshaws"))
    assert why_not(w, "region:rivendell") == ("WR-15.41",)
    assert why_not(w, "region:moria") == ("WR-15.30", "WR-15.40")
    choose(w, "region:fords_of_bruinen")
    assert position(w) == ("fords_of_bruinen", 0, False, 0)


@part("DP-56")
@rule("WR-15.40", "WR-15.42", "WR-17.4")
def test_without_progress_or_on_the_mordor_track_nobody_is_asked_where_it_is_found() -> None:
    w = start(Reveal(), where="rivendell")
    assert (w.ask, position(w)) == (None, ("rivendell", 0, False, 0))
    w = found()
    assert start(Reveal(), w, where="hollin", progress=2).ask is None
    w = bare()
    w.mordor = 2
    w.ring_bearers = -1
    w.stack = [Reveal()]
    w.run()
    assert (w.ask, w.hidden, w.mordor) == (None, False, 2)


@part("DP-20")
@rule("WR-6.16")
@pytest.mark.parametrize(("answer", "left"), [("card:sh_char_17", False), ("none", True)])
def test_when_the_fellowship_goes_through_moria_the_shadow_may_wake_the_balrog(answer: str, left: bool) -> None:
    w = bare()
    lay(w, BALROG)
    next_tiles(w, "std_eye_reveal_1")
    start(Declare(), w, where="hollin", progress=1)
    choose(w, "region:moria")
    assert question(w) == (SECOND, "journey", ["card:sh_char_17", "none"])
    choose(w, answer)
    assert (lies(w, BALROG), w.ring_bearers, w.ask) == (left, at("moria"), None)


@part("DP-20")
@rule("WR-6.16")
def test_away_from_moria_the_balrog_is_not_asked_about() -> None:
    w = bare()
    lay(w, BALROG)
    start(Declare(), w, where="hollin", progress=1)
    choose(w, "region:trollshaws")
    assert (w.ask, lies(w, BALROG)) == (None, True)


# DP-71: Worn with Sorrow and Toil


@part("DP-71", "sh_char_15.event")
@rule("WR-6.16")
def test_for_a_casualty_the_shadow_takes_a_random_character_card_of_the_hand_or_one_in_play_or_nothing() -> None:
    def fallen() -> War:
        w = bare()
        lay(w, WORN, MITHRIL, STAFF, "fp_str_02")
        take(w, "fp_char_01", "fp_char_02", "fp_str_05")
        hunted(w, "std_3_1")
        choose(w, "none", "none")
        script(w, hunt_casualty=[[3]])
        choose(w, "random")
        choose(w, "character:gandalf_the_grey")
        return w

    w = fallen()
    assert question(w) == (SECOND, "strip-card", ["random-card", f"card:{MITHRIL}", f"card:{STAFF}", "none"])
    assert why_not(w, "card:fp_str_02") == ("WR-6.16",)
    choose(w, f"card:{STAFF}")
    assert (lies(w, STAFF), lies(w, MITHRIL), len(w.hand(0))) == (False, True, 3)
    w = fallen()
    script(w, hunt_card=[[2]])
    choose(w, "random-card")
    assert (lies(w, STAFF), len(w.hand(0))) == (True, 2)
    w = fallen()
    choose(w, "none")
    assert (lies(w, STAFF), len(w.hand(0)), w.ask) == (True, 3, None)


@part("DP-71")
@rule("WR-6.16")
def test_without_a_casualty_or_anything_to_take_the_shadow_is_not_asked() -> None:
    w = bare()
    lay(w, WORN)
    take(w, "fp_char_01")
    hunted(w, "std_1_1")
    choose(w, "none")
    assert w.ask is None
    w = bare()
    lay(w, WORN, "fp_str_02")
    take(w, "fp_str_05")
    hunted(w, "std_3_1")
    choose(w, "guide")
    assert w.ask is None
