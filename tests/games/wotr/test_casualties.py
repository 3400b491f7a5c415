"""Chapter 11, step 4: casualties; chapter 6: hits of event cards."""

import pytest
from tests.games.wotr.battles import FP, SH, attack, field, keys, left, pick, question, roll, use_up, war
from tests.games.wotr.helpers import at, figures, key, put, result_of, send, told
from tests.games.wotr.plain_box import CHARACTER_NAMES

from mathom.games.wotr.armies.forces import force_at
from mathom.games.wotr.battle.casualties import CardHits, TakeHits
from mathom.games.wotr.box import MEMBERS, kind_named
from mathom.games.wotr.codes import FALL, FIGURE, REDUCE
from mathom.games.wotr.map import CASUALTIES, OUT, REINFORCEMENTS
from mathom.games.wotr.state import War
from mathom.testing import part, rule

GONDOR_ELITE, GONDOR_REGULAR = kind_named("gondor-elite"), kind_named("gondor-regular")
SAURON_ELITE, SAURON_REGULAR = kind_named("sauron-elite"), kind_named("sauron-regular")


def hit(hits: int, side: int = FP, **army: int) -> War:
    """An army in the Trollshaws takes hits."""
    w = war(trollshaws=army)
    w.push(TakeHits(side, at("trollshaws"), force_at(w, side, at("trollshaws")), hits))
    w.run()
    return w


@rule("WR-11.52", "WR-11.53", "WR-11.54")
def test_the_owner_chooses_among_regulars_and_elites_of_all_nations() -> None:
    w = hit(2, gondor_regular=2, gondor_elite=1, north_regular=1)
    assert keys(w) == ["figure:gondor-regular", "reduce:gondor-elite", "figure:gondor-elite", "figure:north-regular"]
    pick(w, "figure:north-regular")
    assert keys(w) == ["figure:gondor-regular", "reduce:gondor-elite"]


@rule("WR-11.52", "WR-11.53")
@pytest.mark.parametrize(
    ("answers", "army"),
    [
        (["figure:gondor-regular", "figure:gondor-regular"], {"gondor-elite": 2}),
        (["reduce:gondor-elite", "reduce:gondor-elite"], {"gondor-regular": 4}),
        (["figure:gondor-regular", "reduce:gondor-elite", "casualties"], {"gondor-regular": 2, "gondor-elite": 1}),
        (["figure:gondor-elite"], {"gondor-regular": 2, "gondor-elite": 1}),
    ],
)
def test_two_hits_can_be_taken_in_four_ways(answers: list[str], army: dict[str, int]) -> None:
    """EX-8"""
    w = hit(2, gondor_regular=2, gondor_elite=2)
    pick(w, *answers)
    assert (left(w, "trollshaws", FP), w.ask, w.stack) == (army, None, [])


@rule("WR-11.53")
def test_an_elite_is_not_removed_outright_for_one_hit() -> None:
    w = hit(1, gondor_regular=1, gondor_elite=1)
    assert keys(w) == ["figure:gondor-regular", "reduce:gondor-elite"]
    assert key(w.stack[-1].refuse(w, FP, FIGURE + GONDOR_ELITE)) == "an-elite-is-removed-for-two-hits"
    assert key(w.stack[-1].refuse(w, FP, REDUCE + GONDOR_REGULAR)) == "only-an-elite-can-be-replaced"
    assert key(w.stack[-1].refuse(w, FP, FIGURE)) == "no-such-unit-is-in-the-army"
    assert w.stack[-1].refuse(w, FP, REDUCE + GONDOR_ELITE) is None


@rule("WR-11.52", "WR-11.53", "WR-11.54")
def test_the_reasons_are_the_same_for_the_first_nation_and_a_leader_is_no_unit() -> None:
    w = hit(1, dwarves_regular=1, dwarves_elite=1, dwarves_leader=1)
    regular, elite, leader = [kind_named(f"dwarves-{rank}") for rank in ("regular", "elite", "leader")]
    codes = [REDUCE + regular, FIGURE + elite, FIGURE + leader]
    assert [key(w.stack[-1].refuse(w, FP, code)) for code in codes] == [
        "only-an-elite-can-be-replaced",
        "an-elite-is-removed-for-two-hits",
        "no-such-unit-is-in-the-army",
    ]


@part("AMB-41")
@rule("WR-11.55")
def test_the_regular_comes_from_the_losses_of_the_battle_or_from_the_reinforcements() -> None:
    """DP-76, AMB-41: a Regular that fell to an earlier hit of the same batch will do."""
    w = hit(2, gondor_regular=1, gondor_elite=2)
    pick(w, "figure:gondor-regular")
    assert (question(w), keys(w)) == ("source", ["casualties", "reinforcements"])
    stock = w.figures.count(GONDOR_REGULAR, REINFORCEMENTS + FP)
    other = w.clone()
    pick(w, "casualties")
    pick(other, "reinforcements")
    for copy, spent in ((w, 0), (other, 1)):
        assert left(copy, "trollshaws", FP) == {"gondor-regular": 1, "gondor-elite": 1}
        assert stock - copy.figures.count(GONDOR_REGULAR, REINFORCEMENTS + FP) == spent
        assert copy.figures.count(GONDOR_REGULAR, CASUALTIES + FP) == spent


@part("AMB-41")
@rule("WR-11.55", "WR-11.57")
def test_the_armys_own_regular_saves_an_elite_once_it_has_fallen() -> None:
    w = war(trollshaws={"gondor_regular": 1, "gondor_elite": 1})
    use_up(w, GONDOR_REGULAR, FP)
    w.push(TakeHits(FP, at("trollshaws"), force_at(w, FP, at("trollshaws")), 2))
    w.run()
    assert keys(w) == ["figure:gondor-regular", "figure:gondor-elite", "fall:gondor-elite"]
    pick(w, "figure:gondor-regular")
    assert left(w, "trollshaws", FP) == {"gondor-regular": 1}


@part("AMB-40")
@rule("WR-11.55")
def test_losses_of_other_battles_and_regulars_of_other_nations_do_not_replace() -> None:
    """AMB-40"""
    w = war(trollshaws={"gondor_elite": 2})
    w.figures.move(GONDOR_REGULAR, 15, REINFORCEMENTS + FP, CASUALTIES + FP)
    w.push(TakeHits(FP, at("trollshaws"), force_at(w, FP, at("trollshaws")), 1))
    w.run()
    assert left(w, "trollshaws", FP) == {"gondor-elite": 1}


@part("AMB-40")
@rule("WR-11.55")
def test_losses_of_an_earlier_round_of_the_battle_do_replace() -> None:
    w = field({"sauron_regular": 5}, {"gondor_regular": 1, "gondor_elite": 4})
    use_up(w, GONDOR_REGULAR, FP)
    roll(w, sh=[6, 2, 2, 2, 2], fp=[2] * 5)
    attack(w)
    pick(w, "figure:gondor-regular")
    roll(w, sh=[6, 2, 2, 2, 2], fp=[2] * 4)
    pick(w, "continue", "stay")
    assert keys(w) == ["continue", "cease"]
    assert left(w, "trollshaws", FP) == {"gondor-regular": 1, "gondor-elite": 3}


@rule("WR-11.56", "WR-11.58")
def test_losses_of_the_free_peoples_and_replaced_elites_are_out_of_the_game() -> None:
    w = hit(2, gondor_regular=1, gondor_elite=2)
    pick(w, "figure:gondor-regular", "reinforcements")
    assert [w.figures.count(kind, CASUALTIES + FP) for kind in (GONDOR_REGULAR, GONDOR_ELITE)] == [1, 1]
    assert w.figures.count(GONDOR_ELITE, REINFORCEMENTS + FP) == 3


@part("AMB-40")
@rule("WR-11.59")
def test_losses_of_the_shadow_are_reinforcements_again() -> None:
    w = hit(2, SH, sauron_regular=1, sauron_elite=2)
    pick(w, "figure:sauron-regular")
    assert left(w, "trollshaws", SH) == {"sauron-regular": 1, "sauron-elite": 1}
    assert [w.figures.count(kind, REINFORCEMENTS + SH) for kind in (SAURON_REGULAR, SAURON_ELITE)] == [35, 5]
    assert sum(w.figures.content[CASUALTIES + SH]) == 0


@part("AMB-40")
@rule("WR-11.57")
def test_without_a_regular_an_elite_falls_to_a_single_hit() -> None:
    w = war(trollshaws={"sauron_elite": 3, "southrons_easterlings_regular": 1})
    use_up(w, SAURON_REGULAR, SH)
    w.push(TakeHits(SH, at("trollshaws"), force_at(w, SH, at("trollshaws")), 2))
    w.run()
    assert keys(w) == ["figure:sauron-elite", "fall:sauron-elite", "figure:southrons_easterlings-regular"]
    assert key(w.stack[-1].refuse(w, SH, REDUCE + SAURON_ELITE)) == "no-regular-can-replace-the-elite"
    pick(w, "fall:sauron-elite")
    assert keys(w) == ["figure:sauron-elite", "figure:southrons_easterlings-regular"]
    assert key(w.stack[-1].refuse(w, SH, FALL + SAURON_ELITE)) == "the-last-hit-removes-the-elite"
    pick(w, "figure:sauron-elite")
    assert left(w, "trollshaws", SH) == {"sauron-elite": 1, "southrons_easterlings-regular": 1}


def unreplaceable(elites: int, hits: int, **others: int) -> War:
    """Elites of Gondor without a Regular anywhere take hits."""
    w = war(trollshaws={"gondor_elite": elites, **others})
    use_up(w, GONDOR_REGULAR, FP)
    told(w)
    w.push(TakeHits(FP, at("trollshaws"), force_at(w, FP, at("trollshaws")), hits))
    w.run()
    return w


@rule("WR-11.53", "WR-11.57")
def test_for_two_hits_one_elite_is_removed_outright_even_if_no_regular_can_replace_it() -> None:
    w = unreplaceable(2, 2)
    assert keys(w) == ["figure:gondor-elite", "fall:gondor-elite"]
    other = w.clone()
    pick(w, "figure:gondor-elite")
    assert (left(w, "trollshaws", FP), w.stack) == ({"gondor-elite": 1}, [])
    pick(other, "fall:gondor-elite")
    assert (left(other, "trollshaws", FP), other.stack) == ({}, [])


@rule("WR-11.53")
def test_an_elite_that_takes_two_hits_saves_a_regular_of_another_nation() -> None:
    w = unreplaceable(1, 2, north_regular=1)
    pick(w, "figure:gondor-elite")
    assert left(w, "trollshaws", FP) == {"north-regular": 1}


@rule("WR-11.52", "WR-11.57")
def test_an_elite_does_not_fall_to_a_single_hit_while_a_regular_can_replace_it() -> None:
    w = hit(2, gondor_regular=2, gondor_elite=1)
    codes = [FALL + GONDOR_ELITE, FALL + GONDOR_REGULAR, FALL + SAURON_ELITE]
    assert [key(w.stack[-1].refuse(w, FP, code)) for code in codes] == [
        "a-regular-can-replace-the-elite",
        "only-an-elite-can-be-replaced",
        "no-such-unit-is-in-the-army",
    ]


@rule("WR-11.53", "WR-11.57", "WR-11.60")
@pytest.mark.parametrize(("hits", "fallen", "taken"), [(1, 1, 1), (5, 3, 5), (6, 3, 6), (9, 3, 6)])
def test_elites_that_nobody_can_replace_are_not_asked_about_where_there_is_no_choice(
    hits: int, fallen: int, taken: int
) -> None:
    w = unreplaceable(3, 0)
    losses = result_of(w, TakeHits(FP, at("trollshaws"), force_at(w, FP, at("trollshaws")), hits))
    assert (w.ask, losses.force[GONDOR_ELITE], losses.hits) == (None, 3 - fallen, taken)
    assert told(w) == [("units-lost", "trollshaws", "gondor-elite", fallen)]


@rule("WR-11.60")
@pytest.mark.parametrize("hits", [5, 9])
def test_surplus_hits_have_no_effect_and_nothing_is_asked_when_all_fall(hits: int) -> None:
    w = war(trollshaws={"gondor_regular": 2, "gondor_elite": 1, "north_regular": 1})
    losses = result_of(w, TakeHits(FP, at("trollshaws"), force_at(w, FP, at("trollshaws")), hits))
    assert (w.ask, w.stack, left(w, "trollshaws", FP)) == (None, [], {})
    assert (losses.force, losses.hits) == ([0] * MEMBERS, 5)


@rule("WR-11.54")
def test_nothing_is_asked_where_there_is_one_way() -> None:
    w = hit(2, gondor_regular=3)
    assert (w.ask, left(w, "trollshaws", FP)) == (None, {"gondor-regular": 1})


@rule("WR-11.51", "WR-11.54")
def test_the_attacker_decides_his_losses_first_each_for_his_own() -> None:
    w = field({"sauron_regular": 2, "sauron_elite": 2}, {"north_regular": 2, "north_elite": 2})
    roll(w, sh=[6, 2, 2, 2], fp=[6, 2, 2, 2])
    attack(w)
    assert (w.ask is not None and w.ask.seats, keys(w)) == ([SH], ["figure:sauron-regular", "reduce:sauron-elite"])
    pick(w, "figure:sauron-regular")
    assert (w.ask is not None and w.ask.seats, keys(w)) == ([FP], ["figure:north-regular", "reduce:north-elite"])


@rule("WR-11.79")
def test_only_those_in_the_battle_are_offered() -> None:
    w = war(trollshaws={"gondor_regular": 2, "north_regular": 2})
    force = force_at(w, FP, at("trollshaws"))
    force[kind_named("north-regular")] = 0
    w.push(TakeHits(FP, at("trollshaws"), force, 9))
    w.run()
    assert figures(w, "trollshaws") == {"north-regular": 2}


# Event cards


def card_hits(w: War, side: int, place: str, hits: int, deadly: bool = False) -> None:
    w.push(CardHits(side, at(place), hits, deadly))
    w.run()


@part("AMB-99")
@rule("WR-6.25")
def test_hits_of_a_card_are_taken_as_in_battle() -> None:
    """DP-18, AMB-99"""
    w = war(trollshaws={"gondor_regular": 1, "gondor_elite": 2})
    card_hits(w, FP, "trollshaws", 2)
    assert w.ask is not None
    assert (w.ask.seats, keys(w)) == (
        [FP],
        ["figure:gondor-regular", "reduce:gondor-elite", "figure:gondor-elite"],
    )
    pick(w, "figure:gondor-regular", "casualties")
    assert (left(w, "trollshaws", FP), w.stack) == ({"gondor-regular": 1, "gondor-elite": 1}, [])


@part("AMB-14")
@rule("WR-6.19", "WR-6.20")
def test_leaders_without_units_fall_but_nazgul_and_characters_stay() -> None:
    w = war(trollshaws={"gondor_regular": 1, "gondor_leader": 1}, hollin={"sauron_regular": 1, "nazgul": 2})
    send(w, "gimli", "trollshaws")
    send(w, "witch_king", "hollin")
    card_hits(w, FP, "trollshaws", 1)
    card_hits(w, SH, "hollin", 3)
    assert left(w, "trollshaws", FP) == {"gimli": 1}
    assert left(w, "hollin", SH) == {"nazgul": 2, "witch_king": 1}
    assert w.figures.count(kind_named("gondor-leader"), CASUALTIES + FP) == 1


@rule("WR-6.20")
def test_a_card_that_says_so_takes_nazgul_and_minions_too() -> None:
    w = war(orthanc={"isengard_regular": 1, "nazgul": 2})
    send(w, "saruman", "orthanc")
    card_hits(w, SH, "orthanc", 3, deadly=True)
    assert (left(w, "orthanc", SH), w.character_at[CHARACTER_NAMES.index("saruman")]) == ({}, OUT)
    assert w.figures.count(kind_named("nazgul"), REINFORCEMENTS + SH) == 8

    w = war(orthanc={"isengard_regular": 2, "nazgul": 2})
    card_hits(w, SH, "orthanc", 1, deadly=True)
    assert left(w, "orthanc", SH) == {"isengard-regular": 1, "nazgul": 2}


@part("AMB-44")
@rule("WR-6.20", "WR-13.3")
def test_a_garrison_that_falls_to_a_card_loses_the_stronghold() -> None:
    """AMB-44"""
    w = war(**{"in:erebor": {"dwarves_regular": 1, "dwarves_leader": 1}, "erebor": {"sauron_regular": 2}})
    send(w, "gimli", "in:erebor")
    card_hits(w, FP, "in:erebor", 2)
    assert (w.held[at("erebor")], left(w, "erebor", FP), left(w, "in:erebor", FP)) == (SH, {"gimli": 1}, {})


@rule("WR-12.10")
def test_besiegers_who_fall_to_a_card_end_the_siege() -> None:
    w = war(**{"in:erebor": {"dwarves_regular": 2}, "erebor": {"sauron_regular": 1}})
    card_hits(w, SH, "erebor", 1)
    assert (w.held[at("erebor")], left(w, "erebor", FP), w.is_besieged(at("erebor"))) == (
        FP,
        {"dwarves-regular": 2},
        False,
    )


def test_the_log_tells_hits_and_losses() -> None:
    w = war(trollshaws={"gondor_regular": 2, "gondor_elite": 1})
    told(w)
    card_hits(w, FP, "trollshaws", 2)
    pick(w, "reduce:gondor-elite")
    assert told(w) == [
        ("hits-by-card", "free_peoples", "trollshaws", 2),
        ("elite-reduced", "trollshaws", "gondor-elite"),
        ("units-lost", "trollshaws", "gondor-regular", 1),
    ]


@rule("WR-6.20", "WR-11.62", "WR-11.63")
def test_the_log_tells_how_many_followers_fall_with_their_army() -> None:
    w = war(orthanc={"isengard_regular": 1, "nazgul": 2})
    send(w, "saruman", "orthanc")
    told(w)
    card_hits(w, SH, "orthanc", 3, deadly=True)
    assert told(w) == [
        ("hits-by-card", "shadow", "orthanc", 3),
        ("units-lost", "orthanc", "isengard-regular", 1),
        ("leaders-fell", "orthanc", "nazgul", 2),
        ("character-fell", "orthanc", "saruman"),
    ]


def test_casualties_survive_copying_in_the_middle() -> None:
    w = hit(3, gondor_regular=2, gondor_elite=2)
    pick(w, "figure:gondor-regular")
    twin = w.clone()
    for copy in (w, twin):
        pick(copy, "reduce:gondor-elite", "casualties", "figure:gondor-regular")
    assert (w.digest(), left(w, "trollshaws", FP)) == (twin.digest(), {"gondor-regular": 1, "gondor-elite": 1})


def test_the_source_must_exist() -> None:
    w = war(trollshaws={"gondor_regular": 1, "gondor_elite": 2})
    put(w, "forlindon", north_regular=1)
    w.push(TakeHits(FP, at("trollshaws"), force_at(w, FP, at("trollshaws")), 2))
    w.run()
    pick(w, "figure:gondor-regular")
    assert key(w.stack[-1].refuse(w, FP, 0)) == "no-regular-is-there"
