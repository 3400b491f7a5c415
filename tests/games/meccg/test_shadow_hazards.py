"""Hazards of the minion decks, a test for each clause."""

import pytest
from tests.games.meccg.printings import every_printing, printings
from tests.games.meccg.scene import Scene
from tests.games.meccg.tale import Tale, deck
from tests.games.meccg.test_events import GLORFINDEL, SAM, Rolls, on_the_way
from tests.games.meccg.test_hero_events import DOORS, GATES, lay

from mathom.games.meccg.cards.fetching import Fetching
from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.faces import FACES, face_of
from mathom.games.meccg.journey.keys import key_of, keys_for
from mathom.games.meccg.sites.automatic import attacks_at
from mathom.games.meccg.state import TAPPED, UNTAPPED, WOUNDED, Realm
from mathom.games.meccg.zones import DISCARD, GONE, PLAY
from mathom.testing import part, rule

NAMELESS, WISP, DOUSER, BARROW_WIGHT = "dm-109", "dm-113", "dm-106", "tw-14"
BALIN, ORI = "tw-123", "tw-173"
BARROW_DOWNS = "tw-375"
RUINS = [(BARROW_DOWNS, True), ("tw-401", True), ("tw-395", False)]
WIN: Rolls = {"strike": [[6, 6]] * 9, "body": [[1, 1]] * 9}


def attacked(
    creature: str, rolls: Rolls | None = None, heroes: tuple[str, ...] = (GLORFINDEL, SAM), **foe: int
) -> Tale:
    """The creature may be declared against heroes on a way through all kinds of regions."""
    hazards = {creature: 1, **{card.replace("_", "-"): number for card, number in foe.items()}}
    tale = on_the_way({}, hazards, rolls, heroes)
    tale.s.journey.types = ["wilderness"] * 3 + ["border-land", "free-domain", "shadow-land"]
    tale.s.journey.limit = 9
    tale.s.ask_again()
    return tale


def declare(tale: Tale, card: str) -> Tale:
    """The card is declared, keyed to the first that fits."""
    tale.when(f"declare:{card}.0")
    while tale.kind == "target":
        tale.choose(tale.offers()[0])
    return tale


def numbers(tale: Tale) -> list[tuple[int, int]]:
    """Strikes and prowess of all attacks."""
    return [(attack["strikes"], attack["prowess"]) for attack in tale.told("attacked")]


def an_attack(tale: Tale, race: str, strikes: int = 2, prowess: int = 9) -> Attack:
    """An attack on the first company, by itself."""
    attack = Attack(0, "event")
    attack.race, attack.strikes, attack.prowess = race, strikes, prowess
    tale.s.push(attack)
    return attack


# Races, strikes, keys


@pytest.mark.parametrize(
    ("card", "race"), [("le-98", "wolf"), ("tw-114", "wolf"), ("le-99", "animal"), *printings("le-90", "slayer")]
)
def test_of_which_race_a_creature_is(card: str, race: str) -> None:
    tale = declare(attacked(card, WIN), card).until("enter")
    assert {attack["race"] for attack in tale.told("attacked")} == {race}


@part("CR-351", "CR-352")
@rule("ME-16.10")
@every_printing("tw-20", 2)
def test_the_cave_drake_is_a_dragon_and_not_unique(card: str) -> None:
    tale = declare(attacked(card, WIN), card).until("enter")
    assert (tale.told("attacked")[0]["race"], FACES[face_of(card)].unique) == ("dragon", False)


@rule("ME-13.8")
@pytest.mark.parametrize("card", [*printings("tw-20", clauses=(1,)), "le-59", *printings("le-90", clauses=(1,))])
def test_the_attacker_chooses_the_defenders(card: str) -> None:
    tale = declare(attacked(card, WIN, (GLORFINDEL, SAM, BALIN)), card).quietly()
    assert (tale.kind, tale.seat) == ("assign-strike", 1)


@part("le-99.1")
@rule("ME-13.12")
def test_the_watcher_strikes_at_everybody() -> None:
    tale = declare(attacked("le-99", WIN, (GLORFINDEL, SAM, BALIN)), "le-99").until("next-strike")
    attack = tale.s.innermost(Attack)
    assert attack is not None
    assert len(attack.targets) == 3


def keys(s: Realm, card: str) -> list[str]:
    return [key_of(key) for key in keys_for(s, s.zones.face.index(face_of(card)))]


@part("td-57.1", "CR-530")
@pytest.mark.parametrize(("ruins", "waits"), RUINS)
def test_the_rain_drake_waits_in_ruins_far_in_the_wild(ruins: str, waits: bool) -> None:
    tale = on_the_way({}, {"td-57": 1})
    tale.s.zones.face[tale.s.destination()] = face_of(ruins)
    tale.s.journey.types = []
    assert keys(tale.s, "td-57") == (["site-type:ruins-and-lairs"] if waits else [])


@part("le-95.1")
def test_the_true_fire_drake_needs_less_wilderness_at_night() -> None:
    tale = on_the_way({}, {"le-95": 1, DOORS: 1})
    tale.s.journey.types = ["wilderness"] * 2
    assert keys(tale.s, "le-95") == []
    lay(tale, DOORS, 1)
    assert keys(tale.s, "le-95") == ["region-type:wilderness"]


@part("td-59.1")
def test_the_sand_drake_knows_its_regions() -> None:
    tale = on_the_way({}, {"td-59": 1, DOORS: 1})
    tale.s.journey.regions = ["Khand", "Ithilien"]
    assert keys(tale.s, "td-59") == ["region:Khand"]
    lay(tale, DOORS, 1)
    assert sorted(keys(tale.s, "td-59")) == ["region:Ithilien", "region:Khand"]


# Creatures


@part("CR-681")
@rule("ME-13.2")
@every_printing("le-90", 1, 2)
def test_both_attacks_of_the_slayer_are_for_one_character(card: str) -> None:
    tale = declare(attacked(card, WIN), card).when(f"assign:{SAM}").until("enter")
    assert [strike["card"] for strike in tale.told("struck")] == [SAM, SAM]


@every_printing("le-90", 3)
@pytest.mark.parametrize("window", ["attack", "strike"])
def test_one_attack_of_the_slayer_is_cancelled_by_tapping(card: str, window: str) -> None:
    tale = declare(attacked(card, WIN, (GLORFINDEL, SAM, BALIN)), card)
    if window == "strike":
        tale.when(f"assign:{SAM}")
    tale.when(f"declare:{card}").choose(f"on:{BALIN}")
    tale.until("enter")
    results = [over["outcome"] for over in tale.told("attack-over")]
    assert (results.count("cancelled"), tale.s.status[tale.thing(BALIN)]) == (1, TAPPED)
    assert not [fizzled for fizzled in tale.told("fizzled") if fizzled["card"] == card]


@part("CR-682")
@every_printing("le-90", 4)
def test_more_strikes_of_the_slayer_are_excess(card: str) -> None:
    tale = attacked(card, WIN)
    tale.choose(f"declare:{card}.0")
    while tale.kind == "target":
        tale.choose(tale.offers()[0])
    while tale.s.innermost(Attack) is None:
        tale.decline()
    attack = tale.s.innermost(Attack)
    assert attack is not None
    attack.strikes = 3
    tale.when(f"assign:{SAM}")
    attack = tale.s.innermost(Attack)
    assert attack is not None
    assert (len(attack.targets), attack.excess) == (1, [2])


@part("dm-109.1", "CR-466")
def test_one_attack_of_the_nameless_thing_is_cancelled_by_tapping() -> None:
    tale = attacked(NAMELESS, WIN, (GLORFINDEL, SAM, BALIN), tw_28=1)
    lay(tale, DOORS, 1)
    tale.s.journey.types = ["coastal-sea"]
    tale.s.ask_again()
    declare(tale, NAMELESS).when(f"declare:{NAMELESS}").choose(f"on:{BALIN}").until("enter")
    results = [over["outcome"] for over in tale.told("attack-over")]
    assert (len(results), results.count("cancelled")) == (3, 1)


def test_nobody_cancels_a_second_attack_of_the_nameless_thing() -> None:
    tale = attacked(NAMELESS, WIN, (GLORFINDEL, SAM, BALIN), tw_28=1)
    lay(tale, DOORS, 1)
    tale.s.journey.types = ["coastal-sea"]
    tale.s.ask_again()
    declare(tale, NAMELESS).when(f"declare:{NAMELESS}").choose(f"on:{BALIN}").quietly()
    asked: list[str] = []
    while tale.kind != "enter":
        asked += tale.offers()
        tale.decline()
    assert not [key for key in asked if key.startswith(f"declare:{NAMELESS}")]


@part("le-75.1")
@pytest.mark.parametrize(("roll", "place"), [([4, 5], DISCARD), ([4, 4], PLAY), ([5, 5], GONE)])
def test_giant_spiders_carry_off_whom_they_barely_hurt(roll: list[int], place: int) -> None:
    rolls = {"strike": [[1, 1]], "body": [roll]}
    tale = declare(attacked("le-75", rolls, (GLORFINDEL,)), "le-75")
    while not tale.told("body-check"):
        tale.decline()
    assert GLORFINDEL in tale.cards(place)


@part("dm-106.1")
@pytest.mark.parametrize("defeated", [True, False])
def test_the_chill_douser_strengthens_later_undead(defeated: bool) -> None:
    rolls = WIN if defeated else {"strike": [[1, 1]] * 9, "body": [[1, 1]] * 9}
    tale = on_the_way({}, {DOUSER: 1, BARROW_WIGHT: 1}, rolls, (GLORFINDEL, SAM, BALIN))
    tale.s.journey.limit = 9
    declare(tale, DOUSER).until("react")
    while tale.told("attack-over") == []:
        tale.decline()
    declare(tale, BARROW_WIGHT)
    while len(tale.told("attacked")) < 2:
        tale.decline()
    assert numbers(tale) == [(3, 8), (2, 13)]


@part("dm-106.1")
def test_a_cancelled_chill_douser_helps_nobody_and_no_other_company_is_chilled() -> None:
    tale = on_the_way({"tw-204": 1}, {DOUSER: 1, BARROW_WIGHT: 1}, WIN)
    declare(tale, DOUSER).when("declare:tw-204")
    while tale.told("attack-over") == []:
        tale.decline()
    declare(tale, BARROW_WIGHT)
    while len(tale.told("attacked")) < 2:
        tale.decline()
    assert numbers(tale)[1] == (1, 12)


@part("dm-113.1")
@pytest.mark.parametrize(("hero", "state"), [(SAM, TAPPED), (GLORFINDEL, UNTAPPED)])
def test_the_wisp_taps_weak_minds(hero: str, state: int) -> None:
    tale = declare(attacked(WISP, WIN, (hero,)), WISP)
    tale.when("stay-untapped").until("enter")
    assert tale.s.status[tale.thing(hero)] == state


@pytest.mark.parametrize(("card", "modifier"), [*printings("tw-14", -2, clauses=(1,)), ("le-72", -1)])
def test_whom_it_wounds_is_tempted(card: str, modifier: int) -> None:
    rolls = {"strike": [[1, 1]] * 3, "body": [[1, 1]] * 3, "check": [[6, 6]] * 3}
    tale = on_the_way({"tw-254": 1}, {card: 1}, rolls, (ORI,))
    s = tale.s
    s.come_into_play(s.zones.face.index(face_of("tw-254")), 0, tale.thing(ORI))
    s.ask_again()
    declare(tale, card).until("enter")
    assert s.status[tale.thing(ORI)] == WOUNDED
    assert tale.told("checked")[0]["modifier"] == modifier - 1  # a Dwarf


# What strengthens attacks


@pytest.mark.parametrize(
    ("card", "race", "by_day", "at_night"),
    [
        ("as-30", "spider", (2, 11), (2, 11)),
        ("as-30", "animal", (2, 11), (2, 11)),
        ("as-30", "wolf", (2, 9), (2, 9)),
        *printings("tw-108", "wolf", (3, 10), (4, 11), clauses=(1,)),
        *printings("tw-108", "spider", (3, 10), (3, 10), clauses=(1,)),
        *printings("tw-108", "animal", (3, 10), (3, 10), clauses=(1,)),
        *printings("tw-108", "orc", (2, 9), (2, 9), clauses=(1,)),
        *printings("le-130", "undead", (2, 10), (4, 10), clauses=(1,)),
        *printings("le-130", "orc", (2, 9), (2, 9), clauses=(1,)),
        ("dm-71", "undead", (3, 10), (3, 10)),
        ("dm-71", "orc", (2, 9), (2, 9)),
    ],
)
def test_what_strengthens_attacks(card: str, race: str, by_day: tuple[int, int], at_night: tuple[int, int]) -> None:
    tale = on_the_way({}, {card: 1, DOORS: 1}).when(f"declare:{card}.0")
    while card not in tale.cards(PLAY, 1):
        tale.decline()
    attack = an_attack(tale, race)
    assert (attack.number_of_strikes(tale.s), attack.strength(tale.s)) == by_day
    lay(tale, DOORS, 1)
    assert (attack.number_of_strikes(tale.s), attack.strength(tale.s)) == at_night


@pytest.mark.parametrize(
    "card", ["as-30", *printings("tw-108", clauses=(2,)), *printings("le-130", clauses=(2,)), "dm-71"]
)
def test_a_second_copy_has_no_effect(card: str) -> None:
    tale = on_the_way({}, {card: 2})
    assert tale.offered(f"declare:{card}.0")
    lay(tale, card, 1)
    assert not tale.offered(f"declare:{card}.0")


@part("as-30.2", "dm-71.4")
@pytest.mark.parametrize(
    ("card", "race", "result", "stays"),
    [
        *[("as-30", "spider", "defeated", False), ("as-30", "wolf", "defeated", True)],
        *[("as-30", "animal", "defeated", False), ("as-30", "spider", "endured", True)],
        *[("dm-71", "undead", "defeated", False), ("dm-71", "undead", "cancelled", True)],
        ("dm-71", "orc", "defeated", True),
    ],
)
def test_what_goes_when_such_an_attack_is_defeated(card: str, race: str, result: str, stays: bool) -> None:
    tale = on_the_way({}, {card: 1})
    lay(tale, card, 1)
    an_attack(tale, race)
    tale.s.happen(f"attack:{result}", -1)
    assert (card in tale.cards(PLAY, 1)) == stays


@part("dm-71.2", "CR-446")
def test_under_a_dead_moon_undead_at_sites_are_faced_twice() -> None:
    scene = Scene(SAM, at=BARROW_DOWNS, foes_more=["dm-71"])
    site = scene.s.companies[0].site
    assert attacks_at(scene.s, 0, site) == [0]
    scene.s.come_into_play(scene.find("dm-71", 1), 1)
    assert attacks_at(scene.s, 0, site) == [0, 0]


# Power Built by Waiting, Twilight


@part("as-34.1", "as-34.2", "as-34.3")
def test_power_built_by_waiting_raises_the_hazard_limit() -> None:
    tale = on_the_way({}, {"as-34": 1, "tw-28": 1})
    lay(tale, "as-34", 1)
    s, power = tale.s, tale.thing("as-34", 1)
    limit = s.hazard_limit()
    tale.when("declare:as-34")
    assert s.status[power] == TAPPED
    while s.hazard_limit() == limit or tale.seat != 1:
        tale.decline()
    assert (s.hazard_limit(), s.journey.count) == (limit + 1, 0)
    tale.when("declare:as-34")
    while s.status[power] == TAPPED:
        tale.decline()
    assert s.journey.count == 2
    s.set_status(power, TAPPED)
    tale.until("enter").until("organise")
    assert (s.active, s.status[power]) == (1, TAPPED)


@part("as-34.3")
def test_who_has_not_two_left_does_not_untap_it() -> None:
    tale = on_the_way({}, {"as-34": 1, "tw-28": 1})
    lay(tale, "as-34", 1)
    tale.s.set_status(tale.thing("as-34", 1), TAPPED)
    tale.s.journey.count = tale.s.hazard_limit() - 1
    tale.s.ask_again()
    assert not [key for key in tale.offers() if key.startswith("declare:as-34")]


@part("le-145.1", "le-145.2", "CR-817")
def test_twilight_as_a_hazard_and_as_a_resource() -> None:
    tale = on_the_way({GATES: 1}, {"le-145": 1})
    lay(tale, GATES, 0)
    tale.when("declare:le-145.0")
    assert tale.s.journey.count == 0
    tale.until("enter")
    assert tale.cards(DISCARD) == [GATES]
    own = deck(pool={GLORFINDEL: 1}, hazards={"le-145": 1})
    mine = Tale(own, deck(hazards={DOORS: 1})).draft(GLORFINDEL).until("organise")
    lay(mine, DOORS, 1)
    mine.choose("declare:le-145.0").quietly()
    assert mine.cards(DISCARD, 1) == [DOORS]


@part("le-145.2")
def test_twilight_cancels_what_was_declared() -> None:
    own = deck(pool={GLORFINDEL: 1}, hazards={"le-145": 1})
    tale = Tale(own, deck(hazards={DOORS: 1})).draft(GLORFINDEL).until("organise")
    tale.choose("move").until("plan").choose("stay").until("react")
    tale.when(f"declare:{DOORS}.0").when("declare:le-145.1").until("organise")
    assert (tale.cards(PLAY, 1), tale.told("fizzled")) == ([], [{"seat": 1, "card": DOORS}])


@part("le-145.3")
def test_twilight_is_a_hazard_for_all_else() -> None:
    tale = on_the_way({}, {"le-145": 1})
    found = [Fetching(1, what).fits(tale.s, face_of("le-145")) for what in ("hazards", "resources")]
    assert found == [True, False]
