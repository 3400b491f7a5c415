"""Decision points of event texts: choices about the Fellowship, nations and dice (appendix B.8, DP-63 to DP-70)."""

import pytest
from tests.games.wotr.events import at_war, event, hand, nation, over, take, where
from tests.games.wotr.helpers import FP, SH, at, bare, figures, lay, next_tiles, put, script, send
from tests.games.wotr.plain_box import CHARACTER_NAMES
from tests.games.wotr.playing import FIRST, SECOND, asked, choose, keys, names, position, question, why_not
from tests.games.wotr.quest import company, found, in_fellowship, road

from mathom.games.wotr.box import FACES
from mathom.games.wotr.map import FELLOWSHIP, OUT
from mathom.games.wotr.state import War
from mathom.testing import part, rule

COMPANIONS = CHARACTER_NAMES[:7]


def regions(*places: str) -> list[str]:
    return [f"region:{place}" for place in places]


def people(*who: str) -> list[str]:
    return [f"character:{name}" for name in who]


# DP-63: Companions on their way by card


@part("DP-63")
@rule("WR-15.49", "WR-7.17")
@pytest.mark.parametrize("card", ["fp_char_15", "fp_char_16"])
def test_a_card_separates_a_group_or_moves_one_on_the_map(card: str) -> None:
    w = road()
    send(w, "gimli", "erebor")
    send(w, "legolas", "erebor")
    event(w, card)
    assert question(w) == (FIRST, "group", ["separate", "move-companions"])
    choose(w, "move-companions")
    assert question(w) == (FIRST, "companion", people("legolas", "gimli"))
    choose(w, "character:gimli")
    assert question(w) == (FIRST, "company", [*people("legolas"), "done"])
    choose(w, "character:legolas")
    assert asked(w) == (FIRST, "companion-goal")
    choose(w, "region:erebor")
    assert over(w)
    w = event(road(), card)
    assert question(w) == (FIRST, "separate", people(*COMPANIONS))


@part("DP-63")
@rule("WR-15.52", "WR-15.53")
@pytest.mark.parametrize(("card", "far"), [("fp_char_11", 2), ("fp_char_17", 2), ("fp_char_16", 3), ("fp_char_15", 4)])
def test_the_destination_is_as_far_as_the_card_says(card: str, far: int) -> None:
    """Along the only road from Barad-dûr: Gorgoroth, Morannon, Dagorlad, the Noman-lands."""
    w = road("barad_dur")
    hold_gates(w)
    event(w, card)
    choose(w, "character:meriadoc", "done")
    assert asked(w) == (FIRST, "separated-goal")
    way = ["gorgoroth", "morannon", "dagorlad", "noman_lands"]
    assert [f"region:{place}" in keys(w) for place in way] == [step <= far for step in range(1, 5)]


def hold_gates(w: War) -> None:
    """The Free Peoples hold what stands on the road, so that Companions need not stop."""
    w.held = [FP] * len(w.held)


# DP-64: alternatives


@part("DP-64")
@rule("WR-6.13", "WR-6.14")
@pytest.mark.parametrize(("hidden", "way"), [(True, "move-fellowship"), (False, "hide")])
def test_with_gollum_the_other_way_may_be_taken_or_not(hidden: bool, way: str) -> None:
    for answer in (way, "none"):
        w = company(road(corruption=3))
        w.hidden = hidden
        event(w, "fp_char_10")
        assert question(w) == (FIRST, "another-way", [way, "none"])
        choose(w, answer)
        assert (w.hidden, w.progress, w.corruption, over(w)) == (
            hidden or answer == "hide",
            int(answer == "move-fellowship"),
            2,
            True,
        )
    assert over(event(road(), "fp_char_10"))


@part("DP-64")
@rule("WR-6.13")
def test_nazgul_who_find_the_fellowship_take_a_card_in_play_or_hunt_or_do_nothing() -> None:
    def strike(*cards: str) -> War:
        w = road(progress=1)
        put(w, "hollin", nazgul=1)
        lay(w, *cards)
        event(w, "sh_char_11")
        choose(w, "done")
        return w

    w = strike("fp_char_05", "fp_char_06", "fp_str_02")
    assert question(w) == (SECOND, "nazgul-strike", ["remove-card", "hunt-roll", "none"])
    choose(w, "remove-card")
    assert question(w) == (SECOND, "table-card", ["card:fp_char_05", "card:fp_char_06"])
    w = strike("fp_str_02")
    assert question(w) == (SECOND, "nazgul-strike", ["hunt-roll", "none"])
    choose(w, "none")
    assert over(w)


@part("DP-64")
@rule("WR-6.13", "WR-6.14")
def test_after_their_flight_armies_with_nazgul_may_move_or_attack() -> None:
    def fly(**outside: int) -> War:
        w = bare()
        at_war(w, "sauron")
        put(w, "moria", sauron_regular=1, nazgul=1)
        put(w, "hollin", **outside)
        event(w, "sh_char_23")
        choose(w, "done")
        return w

    w = fly(gondor_regular=1)
    assert question(w) == (SECOND, "ride", ["move-army", "attack", "none"])
    choose(w, "none")
    assert over(w)
    w = fly()
    assert question(w) == (SECOND, "ride", ["move-army", "none"])
    choose(w, "move-army")
    assert question(w) == (
        SECOND,
        "card-march",
        ["way:moria>dimrill_dale", "way:moria>hollin", "way:moria>north_dunland", "done"],
    )


@part("DP-64")
@rule("WR-6.13")
def test_the_black_captain_recruits_or_flies_and_then_may_ride() -> None:
    w = bare()
    at_war(w, "sauron")
    put(w, "moria", sauron_regular=1)
    put(w, "hollin", gondor_regular=1)
    send(w, "witch_king", "moria")
    event(w, "sh_char_24")
    assert question(w) == (SECOND, "black-captain", ["recruit-nazgul", "fly"])
    choose(w, "recruit-nazgul")
    assert figures(w, "moria") == {"sauron-regular": 1, "nazgul": 2}
    assert question(w) == (SECOND, "ride", ["move-army", "attack", "none"])
    send(w, "witch_king", "bree")
    put(w, "bree", north_regular=1)
    event(w, "sh_char_24")
    assert asked(w) == (SECOND, "minion-mover")


# DP-65 and DP-66: nations and figures


@part("DP-65")
@rule("WR-6.26")
def test_elrond_counsels_any_nation_of_the_free_peoples_that_is_not_at_war() -> None:
    w = bare()
    at_war(w, "elves", "rohan")
    event(w, "fp_str_08")
    assert question(w) == (FIRST, "elrond", ["nation:dwarves", "nation:gondor", "nation:north"])
    choose(w, "nation:north")
    assert (nation(w, "north"), over(w)) == ((2, True), True)


@part("DP-65", "DP-66", "DP-17")
@rule("WR-6.26", "WR-6.13")
def test_stormcrow_the_shadow_names_a_visited_nation_and_the_free_peoples_lose_a_figure_of_it() -> None:
    w = bare()
    w.ring_bearers = at("rivendell")
    w.steps = [1] * 8
    send(w, "gimli", "dale")
    send(w, "legolas", "edoras")
    send(w, "boromir", "hollin")
    put(w, "dale", north_regular=1, north_leader=1, gondor_regular=1)
    put(w, "in:erebor", north_elite=1)
    put(w, "erebor", sauron_regular=1)
    event(w, "sh_str_06")
    assert question(w) == (SECOND, "stormcrow", ["nation:elves", "nation:north", "nation:rohan"])
    choose(w, "nation:north")
    fallen = ["figure:north-regular@dale", "figure:north-leader@dale", "figure:north-elite@erebor"]
    assert question(w) == (FIRST, "stormcrow-loss", fallen)
    choose(w, "figure:north-leader@dale")
    assert (figures(w, "dale"), nation(w, "north")[0]) == ({"gondor-regular": 1, "north-regular": 1}, 2)


@part("DP-66")
@rule("WR-6.26")
def test_the_breaking_of_the_fellowship_lets_the_free_peoples_choose_who_leaves() -> None:
    w = company(found(), "strider", "legolas", "gimli", "meriadoc")
    next_tiles(w, "std_2_1")
    event(w, "sh_char_14")
    assert question(w) == (FIRST, "breaking", people("strider", "legolas", "gimli"))
    choose(w, "character:legolas")
    assert question(w) == (FIRST, "breaking", people("gimli", "meriadoc"))
    choose(w, "character:meriadoc")
    assert (in_fellowship(w), over(w)) == (["strider", "gimli"], True)
    w = company(found(), "legolas", "gimli")
    next_tiles(w, "std_2_1")
    assert (over(event(w, "sh_char_14")), in_fellowship(w)) == (True, [])


@part("DP-66")
@rule("WR-6.26")
def test_the_shadow_picks_the_leader_who_falls_to_denethors_folly() -> None:
    def siege(**leaders: int) -> War:
        w = bare()
        put(w, "in:minas_tirith", gondor_regular=1, **leaders)
        put(w, "minas_tirith", sauron_regular=1)
        return event(w, "sh_str_03")

    w = siege(gondor_leader=2, rohan_leader=1)
    assert question(w) == (SECOND, "folly", ["figure:gondor-leader", "figure:rohan-leader"])
    choose(w, "figure:rohan-leader")
    assert figures(w, "in:minas_tirith") == {"gondor-regular": 1, "gondor-leader": 2}
    w = siege(gondor_leader=2)
    assert (over(w), figures(w, "in:minas_tirith")) == (True, {"gondor-regular": 1, "gondor-leader": 1})


# DP-67 to DP-70


@part("DP-67", "DP-55")
@rule("WR-6.13")
@pytest.mark.parametrize(("answer", "corruption", "place"), [("corruption", 2, FELLOWSHIP), ("eliminate", 0, OUT)])
def test_the_lure_of_the_ring_costs_corruption_or_the_companion(answer: str, corruption: int, place: int) -> None:
    w = company(found(), "strider", "gimli")
    script(w, card_companion=[[2]])
    event(w, "sh_char_13")
    assert question(w) == (FIRST, "lure", ["corruption", "eliminate"])
    choose(w, answer)
    assert (w.corruption, where(w, "gimli"), over(w)) == (corruption, place, True)


def faces(w: War, side: int) -> list[str]:
    return [FACES[face] for face in w.rolled[side]]


@part("DP-68")
@rule("WR-6.13")
def test_the_lidless_eye_turns_up_to_three_unused_dice_of_the_shadow() -> None:
    def eye() -> War:
        w = position(rolled={SECOND: ["character", "army", "army", "muster", "event"]}, hands={SECOND: ["sh_char_18"]})
        choose(w, "die:character", "play-event", "card:sh_char_18")
        return w

    w = eye()
    assert question(w) == (SECOND, "lidless-eye", ["die:army", "die:muster", "die:event", "done"])
    choose(w, "die:army")
    assert question(w) == (SECOND, "lidless-eye", ["die:army", "die:muster", "die:event", "done"])
    choose(w, "die:army")
    assert question(w) == (SECOND, "lidless-eye", ["die:muster", "die:event", "done"])
    choose(w, "die:event")
    assert (faces(w, SH), w.hunt_box, asked(w)) == (["muster"], [0, 3], (SECOND, "turn"))
    w = eye()
    choose(w, "done")
    assert (faces(w, SH), w.hunt_box) == (["army", "army", "muster", "event"], [0, 0])


@part("DP-68")
@rule("WR-6.13", "WR-6.14")
@pytest.mark.parametrize(
    ("dice", "after"),
    [(["character", "character", "event"], ["character", "event", "will_of_the_west"]), (["event"], ["event"])],
)
def test_the_mirror_of_galadriel_turns_one_character_die_if_there_is_one(dice: list[str], after: list[str]) -> None:
    rolled = {FIRST: ["character", *dice], SECOND: ["event"]}
    w = position(rolled=rolled, hands={FIRST: ["fp_char_13"]})
    choose(w, "die:character", "play-event", "card:fp_char_13")
    assert (sorted(faces(w, FP)), asked(w)) == (after, (SECOND, "turn"))


@part("DP-69")
@rule("WR-6.11")
def test_after_the_ents_another_character_card_may_be_played_without_a_die() -> None:
    def awake(place: str, *cards: str) -> War:
        w = bare()
        send(w, "gandalf_the_white", place)
        send(w, "gimli", "fangorn")
        take(w, *cards)
        return event(w, "fp_char_19")

    for place in ("fangorn", "edoras"):
        w = awake(place, "fp_char_12", "fp_char_14", "fp_str_08")
        assert question(w) == (FIRST, "event-card", ["card:fp_char_12", "no"])
    assert why_not(w, "card:fp_str_08") == ("WR-6.8",)
    choose(w, "no")
    assert (hand(w, FP), over(w)) == (["fp_char_12", "fp_char_14", "fp_str_08"], True)
    w = awake("fangorn", "fp_char_12")
    w.corruption = 3
    told = choose(w, "card:fp_char_12")
    assert (names(told), w.corruption, over(w)) == (["played", "healed"], 2, True)
    assert question(awake("fangorn", "fp_str_08")) == (FIRST, "event-card", ["no"])
    assert over(awake("fangorn"))
    assert over(awake("lorien", "fp_char_12"))


@part("DP-70")
@rule("WR-2.3", "WR-15.26")
def test_cruel_weather_drives_the_figure_to_an_adjacent_region_of_the_shadows_choice() -> None:
    w = event(road("rivendell", progress=2), "sh_char_10")
    assert question(w) == (SECOND, "cruel-weather", regions("fords_of_bruinen", "trollshaws"))
    choose(w, "region:trollshaws")
    assert (w.ring_bearers, w.progress, w.hidden, over(w)) == (at("trollshaws"), 2, True, True)
    w = event(road("barad_dur", progress=2), "sh_char_10")
    assert (w.ring_bearers, over(w)) == (at("gorgoroth"), True)
