"""Chapter 8: armies and stacking."""

import pytest
from tests.games.wotr.helpers import FP, SH, at, bare, figures, key, new, put, send, told

from mathom.games.wotr.armies.armies import characters, elites, leaders, limit, nations, surplus, units
from mathom.games.wotr.armies.stacking import Surplus
from mathom.games.wotr.box import GONDOR, NATIONS, ROHAN, character_name, kind_name, kind_named
from mathom.games.wotr.codes import FIGURE
from mathom.games.wotr.map import CASUALTIES, GARRISON_AT, REINFORCEMENTS, STRONGHOLDS
from mathom.games.wotr.state import War
from mathom.testing import rule


def army(w: War, side: int, where: str) -> tuple[int, int, list[str]]:
    place = at(where)
    return units(w, side, place), leaders(w, side, place), [character_name(c) for c in characters(w, side, place)]


@rule("WR-8.1", "WR-1.41")
def test_an_army_is_all_of_a_side_in_a_region() -> None:
    w = bare()
    put(w, "dale", north_regular=2, north_elite=1, north_leader=1, nazgul=2)
    send(w, "gimli", "dale")
    send(w, "strider", "erebor")
    send(w, "witch_king", "dale")
    assert army(w, FP, "dale") == (3, 1, ["gimli"])
    assert army(w, SH, "dale") == (0, 2, ["witch_king"])
    assert (w.has_units(FP, at("dale")), w.has_units(SH, at("dale"))) == (True, False)


@rule("WR-8.1")
def test_companions_in_the_fellowship_belong_to_no_army() -> None:
    w = new()
    assert army(w, FP, "rivendell") == (2, 1, [])


@rule("WR-8.2")
def test_nations_of_a_side_mix_in_an_army() -> None:
    w = bare()
    put(w, "dale", north_regular=2, dwarves_elite=1, elves_leader=1, gondor_elite=2)
    assert (units(w, FP, at("dale")), elites(w, FP, at("dale"))) == (5, 3)
    assert [NATIONS[n] for n in nations(w, FP, at("dale"))] == ["dwarves", "gondor", "north"]


@rule("WR-8.1")
def test_the_besieged_and_the_besiegers_are_two_armies() -> None:
    w = bare()
    put(w, "in:erebor", dwarves_regular=2, dwarves_leader=1)
    put(w, "erebor", sauron_regular=4)
    send(w, "gimli", "in:erebor")
    assert [army(w, FP, "in:erebor"), army(w, FP, "erebor"), army(w, SH, "erebor")] == [
        (2, 1, ["gimli"]),
        (0, 0, []),
        (4, 0, []),
    ]
    assert (w.is_besieged(at("erebor")), w.besieger(at("erebor"))) == (True, SH)
    assert (w.is_besieged(at("dale")), w.besieger(at("moria"))) == (False, -1)


@rule("WR-8.5")
@pytest.mark.parametrize(("count", "over"), [(10, 0), (11, 1), (13, 3)])
def test_a_region_holds_ten_units_and_any_number_of_leaders(count: int, over: int) -> None:
    w = bare()
    put(w, "dale", gondor_regular=count, gondor_leader=4, north_leader=4)
    send(w, "gimli", "dale")
    assert surplus(w, FP, at("dale")) == over


@rule("WR-8.5")
def test_the_limit_is_for_each_side() -> None:
    w = bare()
    put(w, "erebor", sauron_regular=10)
    put(w, "in:erebor", dwarves_regular=5)
    assert [surplus(w, SH, at("erebor")), surplus(w, FP, at("in:erebor"))] == [0, 0]


@rule("WR-8.6")
def test_a_besieged_stronghold_holds_five_units() -> None:
    w = bare()
    put(w, "in:erebor", gondor_regular=7, gondor_leader=4)
    assert (limit(at("in:erebor")), surplus(w, FP, at("in:erebor"))) == (5, 2)
    assert [limit(GARRISON_AT[region]) for region in STRONGHOLDS] == [5] * len(STRONGHOLDS)


@rule("WR-8.7", "WR-8.8", "WR-8.9")
def test_the_owner_chooses_the_surplus_units_and_they_return_to_the_reinforcements() -> None:
    w = bare()
    put(w, "dale", gondor_regular=9, gondor_elite=1, rohan_elite=2, gondor_leader=1)
    before = w.figures.census()
    w.take_news()
    w.push(Surplus(FP, at("dale")))
    w.run()

    assert w.ask is not None
    assert (w.ask.seats, [kind_name(k - FIGURE) for k in w.ask.options_of(0)]) == (
        [0],
        ["gondor-regular", "gondor-elite", "rohan-elite"],
    )
    w.play(0, FIGURE + kind_named("rohan-elite"))
    w.play(0, FIGURE + kind_named("gondor-elite"))

    assert not w.stack
    assert figures(w, "dale") == {"gondor-regular": 9, "rohan-elite": 1, "gondor-leader": 1}
    home = w.figures.content[REINFORCEMENTS + FP]
    assert [home[kind_named(kind)] for kind in ("rohan-elite", "gondor-elite")] == [4, 5]
    assert not any(w.figures.content[CASUALTIES + FP])
    assert (w.figures.census(), told(w)) == (
        before,
        [("surplus", "dale", "rohan-elite"), ("surplus", "dale", "gondor-elite")],
    )


@rule("WR-8.8")
def test_surplus_units_of_the_shadow_return_to_its_own_reinforcements() -> None:
    w = bare()
    put(w, "moria", sauron_regular=11)
    w.push(Surplus(SH, at("moria")))
    w.run()
    w.play(1, FIGURE + kind_named("sauron-regular"))
    assert (figures(w, "moria"), w.figures.count(kind_named("sauron-regular"), REINFORCEMENTS + SH)) == (
        {"sauron-regular": 10},
        26,
    )


def test_what_is_not_there_cannot_be_removed() -> None:
    w = bare()
    put(w, "dale", gondor_regular=11)
    frame = Surplus(FP, at("dale"))
    w.push(frame)
    w.run()
    kinds = (kind_named("gondor-regular"), kind_named("gondor-leader"), 999)
    asked = [key(frame.refuse(w, 0, FIGURE + kind)) for kind in kinds]
    assert asked == [None, "no-such-unit-of-yours-is-there", "no-such-unit-of-yours-is-there"]
    assert frame not in w.clone().stack


# Two players of a side


def test_the_player_with_more_units_then_more_elites_then_the_lead_player_commands_an_army_of_both() -> None:
    w = bare(4)
    gondor, rohan = w.seat_of_nation[GONDOR], w.seat_of_nation[ROHAN]
    assert gondor != rohan
    lead = w.lead[FP]
    other = next(seat for seat in w.seats_of(FP) if seat != lead)
    nations = {w.seat_of_nation[n]: name for n, name in ((GONDOR, "gondor"), (ROHAN, "rohan"))}
    mine, theirs = nations[lead], nations[other]
    assert w.seats_of(FP) == [lead, other]
    assert w.commander(FP, at("folde")) == lead
    put(w, "folde", **{f"{theirs}_regular": 2, f"{mine}_regular": 1})
    assert w.commander(FP, at("folde")) == other
    put(w, "folde", **{f"{mine}_regular": 1})
    assert w.commander(FP, at("folde")) == lead
    put(w, "folde", **{f"{theirs}_elite": 1, f"{mine}_regular": 1})
    assert w.commander(FP, at("folde")) == other
    put(w, "folde", **{f"{mine}_leader": 3})
    assert w.commander(FP, at("folde")) == other
    assert w.commander(SH, at("folde")) == w.lead[SH]
