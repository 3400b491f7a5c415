"""Appendix A.4, first part: rulings on declaring, on the phase of the Fellowship and on its Companions' route."""

import pytest
from tests.games.wotr.helpers import FP, SH, asked, at, bare, choose, lay, next_tiles, offers, told
from tests.games.wotr.playing import asked as asked_side
from tests.games.wotr.playing import choose as play
from tests.games.wotr.playing import keys
from tests.games.wotr.playing import position as arranged
from tests.games.wotr.quest import BALROG, names, position, refused, start

from mathom.games.wotr.box import STRIDER
from mathom.games.wotr.codes import REGION
from mathom.games.wotr.fellowship.members import Separate
from mathom.games.wotr.fellowship.moves import FellowshipPhase
from mathom.games.wotr.fellowship.reveal import Reveal
from mathom.games.wotr.map import ADJACENT, REGION_NAMES, REGIONS, is_city_or_stronghold
from mathom.testing import part, rule

REFUGES = [REGION_NAMES[r] for r in range(REGIONS) if bare().held[r] == FP and is_city_or_stronghold(r)]


# Declaring


@part("AMB-48")
@rule("WR-15.29")
def test_in_a_whole_round_the_fellowship_is_asked_for_once_and_only_in_phase_2() -> None:
    """Every other question of the round is answered without looking; declaring is never among the options."""
    dice = {"dice.free_peoples": [[0, 2, 3, 5]], "dice.shadow": [[0, 1, 2, 3, 4, 5, 0]]}
    w = arranged(phase="fellowship", fellowship={"region": "hollin", "progress": 2}, chance=dice, clear=True)
    asks = []
    while w.turn == 1 or asked_side(w)[1] != "declare":
        asks.append(asked_side(w))
        if asks[-1][1] == "declare":
            play(w, "region:trollshaws")
            continue
        assert [key for key in keys(w) if "declare" in key] == []
        play(w, "skip" if "skip" in keys(w) else keys(w)[0])
    assert (asks.count(("free_peoples", "declare")), asks[0]) == (1, ("free_peoples", "declare"))
    assert [who for who, kind in asks if kind == "turn"].count("free_peoples") == 4
    assert (w.turn, REGION_NAMES[w.ring_bearers]) == (2, "trollshaws")


@part("AMB-49")
@rule("WR-15.34")
def test_healing_is_not_asked_for() -> None:
    w = arranged(phase="fellowship", fellowship={"region": "dimrill_dale", "progress": 1, "corruption": 4})
    assert asked_side(w) == ("free_peoples", "declare")
    play(w, "region:lorien")
    assert (w.corruption, asked_side(w)) == (3, ("free_peoples", "guide"))
    w = arranged(phase="fellowship", fellowship={"region": "lorien", "corruption": 4})
    play(w, "no")
    assert w.corruption == 4


@part("AMB-50")
@rule("WR-4.8", "WR-4.10", "WR-4.11", "WR-17.2")
def test_a_declaration_is_resolved_with_all_its_tiles_then_comes_mordor_then_the_guide() -> None:
    """The Balrog wakes on the way to the Black Gate: his tile is taken before the Fellowship may enter Mordor."""
    w = bare()
    lay(w, BALROG)
    next_tiles(w, "std_1_1")
    start(FellowshipPhase(), w, where="moria", progress=12)
    found = [asked(w)]
    for answer in ("morannon", BALROG, "none", "enter-mordor", "strider"):
        choose(w, answer)
        found.append(asked(w))
    assert found == [
        (FP, "declare"),
        (SH, "journey"),
        (FP, "casualty"),
        (FP, "enter-mordor"),
        (FP, "guide"),
        None,
    ]
    assert (w.mordor, w.corruption, w.stack) == (0, 1, [])


@part("AMB-50")
@rule("WR-4.10", "WR-4.11", "WR-17.21")
@pytest.mark.parametrize("hidden", [True, False])
def test_each_of_the_three_may_be_left_and_the_order_stays(hidden: bool) -> None:
    w = bare()
    w.hidden = hidden
    start(FellowshipPhase(), w, where="minas_morgul")
    found = []
    while w.ask is not None:
        found.append(asked(w))
        choose(w, "no" if "no" in offers(w) else "gandalf_the_grey")
    assert found == [(FP, "declare")] * hidden + [(FP, "enter-mordor"), (FP, "guide")]


# Companions on their way


@part("AMB-51")
@rule("WR-15.52", "WR-7.17")
def test_distances_are_the_most_that_companions_may_go() -> None:
    """Gimli and Meriadoc separated in Dale with progress 1: nothing, one, two or three regions."""
    w = start(Separate(FP), where="dale", progress=1)
    choose(w, "gimli", "meriadoc", "done")
    reached = [{"dale"}]
    for _ in range(3):
        reached.append(reached[-1] | {name for region in reached[-1] for name in names(ADJACENT[at(region)])})
    assert set(offers(w)) == reached[3]
    choose(w, "dale", "gandalf_the_grey")
    assert told(w)[0] == ("separated", ["gimli", "meriadoc"], "dale")


@part("AMB-51")
@rule("WR-7.17")
def test_a_moving_companion_may_go_less_far_than_his_level_or_stay() -> None:
    w = arranged(clear=True, characters=["strider dale"], rolled={"free_peoples": ["character", "event"]})
    play(w, "die:character", "move-companions")
    assert keys(w) == ["character:strider", "done"]
    stays = w.clone()
    play(stays, "done")
    play(w, "character:strider", "region:erebor")
    assert [REGION_NAMES[war.character_at[STRIDER]] for war in (stays, w)] == ["dale", "erebor"]


# Revealed in a refuge


@part("AMB-52")
@rule("WR-15.32", "WR-15.41")
@pytest.mark.parametrize("refuge", REFUGES)
def test_revealed_in_a_refuge_it_stays_without_progress_and_leaves_with_any(refuge: str) -> None:
    """From every City and Stronghold of the Free Peoples some legal region is next door."""
    stays = start(Reveal(), where=refuge, progress=0)
    assert (position(stays), stays.stack) == ((refuge, 0, False, 0), [])
    w = start(Reveal(), where=refuge, progress=1)
    legal = [name for name in sorted(names(ADJACENT[at(refuge)])) if name not in REFUGES]
    assert (asked(w), offers(w)) == ((FP, "found"), legal)
    assert refused(w, REGION + at(refuge)) == "a-revealed-fellowship-does-not-stop-in-a-city-or-stronghold"


@part("AMB-52")
@rule("WR-15.41")
def test_if_no_legal_region_can_be_reached_it_stays_in_its_refuge(monkeypatch: pytest.MonkeyPatch) -> None:
    """No such place is on the map, so Edoras is cut off from it by hand."""
    from mathom.games.wotr.fellowship import route

    far = [[0 if a == b else 99 for b in range(REGIONS)] for a in range(REGIONS)]
    monkeypatch.setattr(route, "DISTANCES", far)
    w = start(Reveal(), where="edoras", progress=3)
    assert (position(w), w.stack) == (("edoras", 0, False, 0), [])
