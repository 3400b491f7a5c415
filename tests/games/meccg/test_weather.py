"""Weather that turns companies back and closes sites, a test for each clause."""

import pytest
from tests.games.meccg.printings import every_printing, printings
from tests.games.meccg.scene import Scene

from mathom.games.meccg.state import TAPPED, UNTAPPED
from mathom.games.meccg.zones import PLAY
from mathom.testing import part, rule

GIMLI, BALIN, SAM = "tw-159", "tw-123", "tw-180"  # Sam is a ranger
MORIA, BREE, EDORAS = "tw-413", "tw-378", "tw-394"
WINTER, SNOW, MORGUL_NIGHT, DOORS, GATES = "tw-49", "tw-91", "tw-62", "tw-28", "tw-243"
WINS = {"strike": [[6, 6]] * 9, "body": [[6, 6]] * 9}


def setting_out(scene: Scene, *weather: str) -> Scene:
    """The company sets out for Moria when the weather has come."""
    comes(scene.choose("move").until("plan").choose(f"move:{MORIA}").until("way"), *weather)
    return scene.choose(scene.offers()[0])


def on_the_way(scene: Scene, to: str = MORIA) -> Scene:
    """The company is under way, and the hazard player is asked first."""
    scene.choose("move").until("plan").choose(f"move:{to}")
    while scene.kind != "react" or scene.seat == 0:
        scene.choose(scene.offers()[0]) if scene.kind == "way" else scene.decline()
    return scene


def comes(scene: Scene, *cards: str) -> Scene:
    """Hazards of the opponent come into play; one for long must not come before the long-event phase."""
    for card in cards:
        scene.s.come_into_play(scene.find(card, 1), 1)
    return scene.again()


def site_states(scene: Scene, seat: int = 0) -> dict[str, int]:
    """The sites of the companies of a seat, and whether they are tapped."""
    sites = [scene.s.companies[number].site for number in scene.s.companies_of(seat)]
    return {scene.s.face(site).title: scene.s.status[site] for site in sites}


@rule("ME-6.28", "ME-6.29")
@every_printing(WINTER, 1)
@pytest.mark.parametrize(("people", "arrives"), [((GIMLI, BALIN), False), ((GIMLI, SAM), True)])
@pytest.mark.parametrize("early", [True, False])
def test_in_a_long_winter_only_rangers_cross_the_wild(
    card: str, people: tuple[str, ...], arrives: bool, early: bool
) -> None:
    """Whether it came before the company set out, or comes when it is on its way."""
    if early:
        scene = setting_out(Scene(*people, sites=[MORIA], foes_more=[card], rolls=WINS), card)
    else:
        scene = on_the_way(Scene(*people, sites=[MORIA], foes_hand=[card], rolls=WINS)).choose(f"declare:{card}.0")
    scene.reach("site")
    assert (scene.at(), len(scene.told("arrived"))) == (["Moria"] if arrives else ["Rivendell"], int(arrives))
    assert scene.cards(PLAY, 1) == [card]


@every_printing(WINTER, 1)
def test_a_long_winter_leaves_short_ways_open(card: str) -> None:
    """One Wilderness is on the way to Bree."""
    scene = on_the_way(Scene(GIMLI, sites=[BREE], foes_hand=[card]), BREE)
    scene.s.journey.types = ["wilderness", "border-land"]
    assert scene.again().choose(f"declare:{card}.0").reach("site").at() == ["Bree"]


def snowed_up(card: str, *first: str) -> Scene:
    """Companies at Moria, Edoras and Rivendell; these hazards are in play already, and a hazard can be played."""
    scene = Scene(GIMLI, at=MORIA, more=[SAM, BALIN], sites=[EDORAS], foes_hand=[card, DOORS], rolls=WINS)
    scene.company(0, [SAM], EDORAS)
    scene.company(0, [BALIN], "tw-421")
    scene.stay().hazards()
    scene.s.journey.limit = 9
    return comes(scene, *first)


@part("CR-403", "G-12")
@every_printing(WINTER, 2)
@pytest.mark.parametrize("first", [0, 1])
def test_on_a_winters_night_sites_far_in_the_wild_are_closed(card: str, first: int) -> None:
    """As soon as both are there, whichever came first; no haven, and none that is reached by gentler ways."""
    early, late = ((card, DOORS), (DOORS, card))[first]
    scene = snowed_up(card, early)
    before = {"Moria": UNTAPPED, "Edoras": UNTAPPED, "Rivendell": UNTAPPED}
    assert site_states(scene) == before
    scene.choose(f"declare:{late}.0")
    while len(scene.cards(PLAY, 1)) == 1:
        scene.decline()
    assert site_states(scene) == {**before, "Moria": TAPPED}


@every_printing(WINTER, 2)
def test_by_day_no_site_is_closed(card: str) -> None:
    scene = snowed_up(card)
    scene.choose(f"declare:{card}.0").reach("site")
    assert (scene.cards(PLAY, 1), set(site_states(scene).values())) == ([card], {UNTAPPED})


@every_printing(WINTER, 2)
def test_who_comes_through_the_snow_finds_the_site_closed(card: str) -> None:
    scene = Scene(GIMLI, SAM, sites=[MORIA], foes_more=[card, DOORS], rolls=WINS)
    assert site_states(setting_out(scene, card, DOORS).reach("site")) == {"Moria": TAPPED}


@part("CR-404", "G-12")
@every_printing(WINTER, 2)
def test_a_closed_site_can_be_opened_until_the_next_turn(card: str) -> None:
    """It was opened, and nobody who arrives elsewhere closes it again; the next turn does."""
    scene = Scene(GIMLI, at=MORIA, more=[SAM], sites=[BREE], foes_more=[card, DOORS], rolls=WINS)
    scene.company(0, [SAM], "tw-421")
    scene.again().choose("move").until("plan").choose("stay").until("plan").choose(f"move:{BREE}")
    comes(scene, card, DOORS)
    moria = scene.s.companies[scene.number(GIMLI)].site
    assert scene.s.status[moria] == TAPPED
    scene.s.set_status(moria, UNTAPPED)
    scene.again().reach("site")
    assert (sorted(scene.at()), scene.s.status[moria]) == (["Bree", "Moria"], UNTAPPED)
    while scene.s.active == 0:
        scene.decline()
    assert scene.s.status[moria] == TAPPED


@pytest.mark.parametrize(
    "card", [*printings(WINTER, clauses=(3,)), *printings(SNOW, clauses=(3,)), *printings(MORGUL_NIGHT, clauses=(3,))]
)
def test_the_weather_is_not_bad_twice(card: str) -> None:
    scene = comes(Scene(GIMLI, at=MORIA, foes_hand=[card, card], foes_more=[DOORS]), DOORS).stay().hazards()
    scene.s.journey.limit = 9
    scene.again().choose(f"declare:{card}.0")
    while card not in scene.cards(PLAY, 1):
        assert not scene.offering(f"declare:{card}"), "nor while the first is declared"
        scene.decline()
    assert not scene.hazards().offering(f"declare:{card}")


@pytest.mark.parametrize("card", [*printings(SNOW, clauses=(1,)), *printings(MORGUL_NIGHT, clauses=(1,))])
def test_some_weather_comes_at_night_only(card: str) -> None:
    scene = on_the_way(Scene(GIMLI, SAM, sites=[MORIA], foes_hand=[card], foes_more=[DOORS]))
    assert not scene.offering(f"declare:{card}")
    comes(scene, DOORS).choose(f"declare:{card}.0").reach("site")
    assert scene.cards(PLAY, 1) == sorted([card, DOORS])


@part("tw-62.1", "CR-453")
def test_morgul_night_outlasts_the_doors_of_night() -> None:
    scene = comes(Scene(GIMLI, hand=[GATES], foes_more=[DOORS, MORGUL_NIGHT]), DOORS, MORGUL_NIGHT)
    scene.s.discard(scene.thing(DOORS, 1))
    assert scene.again().cards(PLAY, 1) == [MORGUL_NIGHT]
