"""Cards beyond the six decks by which the rules explain what cards can do, a test for each clause."""

import pytest
from tests.games.meccg.scene import Scene
from tests.games.meccg.test_hero_fights import attacked, current

from mathom.games.meccg.state import TAPPED, UNTAPPED
from mathom.games.meccg.zones import DECK, DISCARD, PLAY
from mathom.testing import part

GIMLI, BALIN, SAM, ELROND, ASTERNAK = "tw-159", "tw-123", "tw-180", "tw-145", "le-1"
RIVENDELL, MORIA, BREE, DIMRILL_DALE, GROTTOS, LEAS = "tw-421", "tw-413", "tw-378", "tw-385", "dm-39", "dm-40"
HUNGER, REACH, GREAT_SHIP, MIGHT, SWORDMASTER = "le-128", "dm-82", "tw-248", "td-56", "tw-498"
DAGGER, MINION_EDORAS = "tw-206", "le-372"
WINS = {"strike": [[6, 6]] * 9, "body": [[1, 1]] * 9}
DEEP = {**WINS, "deeps": [[6, 6]] * 9}


# Nothing to Eat or Drink


def staying(scene: Scene) -> Scene:
    """The company stays, and the hazard player may play what he likes."""
    scene.stay().hazards()
    scene.s.journey.limit = 9
    return scene.again()


def strength(scene: Scene, *people: str) -> list[tuple[int, int]]:
    s = scene.s
    return [(s.stat("prowess", scene.thing(who)), s.stat("body", scene.thing(who))) for who in people]


@part("le-128.1", "le-128.2")
@pytest.mark.parametrize(
    ("side", "people", "site", "hostile"),
    [
        *[("hero", (GIMLI, BALIN), MORIA, True), ("hero", (GIMLI, BALIN), BREE, False)],
        *[("minion", (ASTERNAK, "le-46"), MINION_EDORAS, True), ("minion", (ASTERNAK, "le-46"), "le-392", False)],
    ],
)
def test_there_is_nothing_to_eat_where_one_is_no_friend(
    side: str, people: tuple[str, ...], site: str, hostile: bool
) -> None:
    """Moria is a Shadow-hold for both, Bree a Border-hold, Edoras a Free-hold."""
    scene = staying(Scene(*people, at=site, side=side, foes_hand=[HUNGER], rolls=WINS))
    before = strength(scene, *people)
    assert bool(scene.offering(f"declare:{HUNGER}")) is hostile
    if hostile:
        scene.choose(f"declare:{HUNGER}.0").reach("site")
        assert strength(scene, *people) == [(prowess - 1, body - 1) for prowess, body in before]


@part("le-128.1")
def test_who_goes_to_a_hostile_place_is_hungry_too() -> None:
    """The company is at a haven before it sets out, but that was not meant."""
    scene = Scene(GIMLI, sites=[MORIA], foes_hand=[HUNGER], rolls=WINS)
    before = strength(scene, GIMLI)
    scene.choose("move").until("plan").choose(f"move:{MORIA}").until("way").choose("way:number-0").hazards()
    scene.choose(f"declare:{HUNGER}.0").reach("site")
    assert (scene.at(), scene.cards(PLAY, 1)) == (["Moria"], [HUNGER])
    assert strength(scene, GIMLI) == [(before[0][0] - 1, before[0][1] - 1)]


@part("le-128.3")
@pytest.mark.parametrize(("site", "ends"), [(RIVENDELL, True), (MORIA, False)])
def test_at_a_haven_hunger_ends_when_its_player_organises_again(site: str, ends: bool) -> None:
    scene = Scene(GIMLI, BALIN, at=site, foes_more=[HUNGER], rolls=WINS)
    scene.bear(HUNGER, GIMLI, 1, whose=0)
    scene.again().choose("move").until("plan").choose("stay")
    while scene.s.active == 0:
        scene.decline()
    assert (scene.told("phase")[-1], scene.cards(PLAY, 1)) == ({"seat": 1, "phase": "organisation"}, [HUNGER])
    while scene.s.active == 1:
        scene.decline()
    assert scene.told("phase")[-1] == {"seat": 0, "phase": "organisation"}
    assert (scene.cards(PLAY, 1), scene.cards(DISCARD, 1)) == (([], [HUNGER]) if ends else ([HUNGER], []))


@part("le-128.4")
def test_a_company_is_hungry_once() -> None:
    scene = Scene(GIMLI, BALIN, at=MORIA, foes_hand=[HUNGER, HUNGER], rolls=WINS)
    before = strength(scene, GIMLI, BALIN)
    staying(scene).choose(f"declare:{HUNGER}.0")
    while scene.cards(PLAY, 1) != [HUNGER]:
        scene.decline()
    assert not scene.hazards().offering(f"declare:{HUNGER}")
    scene.reach("site")
    assert strength(scene, GIMLI, BALIN) == [(prowess - 1, body - 1) for prowess, body in before]


# The Reach of Ulmo


@part("dm-82.4")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_reach_of_ulmo_ends_with_a_play_deck(seat: int) -> None:
    scene = Scene(GIMLI, more=[DAGGER], foes_more=[REACH, DAGGER])
    for whose in (0, 1):
        scene.s.zones.move(scene.find(DAGGER, whose), DISCARD + whose)
    scene.s.come_into_play(scene.find(REACH, 1), 1)
    scene.again()
    scene.s.zones.move(scene.find(DAGGER, seat), DECK + seat)
    while not scene.told("exhausted"):
        assert scene.cards(PLAY, 1) == [REACH]
        scene.decline()
    assert (scene.told("exhausted")[0]["seat"], scene.cards(PLAY, 1)) == (seat, [])


@part("dm-82.4")
@pytest.mark.parametrize(("site", "to", "ends"), [(GROTTOS, LEAS, True), ("dm-38", MORIA, False)])
def test_the_reach_of_ulmo_ends_when_somebody_comes_through_below(site: str, to: str, ends: bool) -> None:
    """Not when he comes up from there."""
    scene = Scene(GIMLI, at=site, sites=[to], foes_more=[REACH], rolls=DEEP)
    scene.s.come_into_play(scene.find(REACH, 1), 1)
    scene.again().choose("move").until("plan").choose(f"move:{to}").reach("site")
    assert (len(scene.told("arrived")), scene.cards(PLAY, 1)) == (1, [] if ends else [REACH])
    assert scene.cards(DISCARD, 1) == ([REACH] if ends else [])


@part("dm-82.4")
def test_who_does_not_get_through_leaves_the_reach_of_ulmo_as_it_is() -> None:
    scene = Scene(GIMLI, at=GROTTOS, sites=[LEAS], foes_more=[REACH], rolls={**WINS, "deeps": [[1, 1]]})
    scene.s.come_into_play(scene.find(REACH, 1), 1)
    scene.again().choose("move").until("plan").choose(f"move:{LEAS}").reach("site")
    assert (scene.told("arrived"), scene.cards(PLAY, 1)) == ([], [REACH])


@part("dm-82.4")
@pytest.mark.parametrize("sails", [True, False])
def test_the_reach_of_ulmo_ends_with_the_turn_of_a_great_ship(sails: bool) -> None:
    scene = Scene(GIMLI, SAM, hand=[GREAT_SHIP], foes_more=[REACH])
    scene.s.come_into_play(scene.find(REACH, 1), 1)
    scene.again()
    if sails:
        scene.when(f"declare:{GREAT_SHIP}").until("organise")
    while scene.s.active == 0 and scene.told("phase")[-1]["phase"] != "end":
        assert scene.cards(PLAY, 1) == [REACH]
        scene.decline()
    assert scene.cards(PLAY, 1) == ([] if sails else [REACH])


@part("dm-82.5")
def test_ulmo_reaches_out_once() -> None:
    scene = staying(Scene(GIMLI, foes_hand=[REACH, REACH])).choose(f"declare:{REACH}.1")
    while scene.cards(PLAY, 1) != [REACH]:
        scene.decline()
    assert not scene.hazards().offering(f"declare:{REACH}")


# Prowess of Might


@part("td-56.1")
@pytest.mark.parametrize(("race", "more"), [("dragon", 1), ("drake", 0)])
def test_a_dragon_is_mightier(race: str, more: int) -> None:
    scene = attacked(staying(Scene(GIMLI, SAM, foes_hand=[MIGHT])), race, prowess=12)
    if more:
        scene.when(f"declare:{MIGHT}")
        while scene.cards(DISCARD, 1) != [MIGHT]:
            scene.decline()
    else:
        while scene.kind == "react":
            assert not scene.offering(f"declare:{MIGHT}")
            scene.decline()
    attack = current(scene)
    assert (attack.strength(scene.s), attack.toughness(scene.s)) == (12 + more, 8 + more)


# Swordmaster


def at_dimrill_dale(*cards: str | list[str]) -> Scene:
    """Information is playable there; the company has beaten what is there without tapping."""
    scene = Scene(*cards, at=DIMRILL_DALE, hand=[SWORDMASTER, SWORDMASTER], rolls=WINS)
    scene.choose("move").until("enter").choose("enter")
    while scene.kind != "at-site":
        scene.choose("stay-untapped" if "stay-untapped" in scene.offers() else scene.offers()[-1])
    return scene


@part("tw-498.1", "tw-498.2")
def test_a_sage_becomes_a_swordmaster_where_there_is_information() -> None:
    scene = at_dimrill_dale(ELROND, GIMLI).choose(f"declare:{SWORDMASTER}.0").reach("end")
    card, site = scene.thing(SWORDMASTER), scene.s.companies[0].site
    assert (scene.s.on[card], scene.status(ELROND, GIMLI)) == (scene.thing(ELROND), [TAPPED, UNTAPPED])
    assert scene.s.status[site] == TAPPED


@part("tw-498.1")
@pytest.mark.parametrize("hindrance", ["no sage", "tapped sage", "tapped site"])
def test_without_a_sage_or_an_open_site_there_is_no_swordmaster(hindrance: str) -> None:
    scene = at_dimrill_dale(*([GIMLI] if hindrance == "no sage" else [ELROND]))
    if hindrance == "tapped sage":
        scene.make(TAPPED, ELROND)
    if hindrance == "tapped site":
        scene.s.set_status(scene.s.companies[0].site, TAPPED)
        scene.again()
    assert not scene.offering(f"declare:{SWORDMASTER}")


@part("tw-498.3")
def test_nobody_is_a_swordmaster_twice() -> None:
    assert not at_dimrill_dale([ELROND, SWORDMASTER]).offering(f"declare:{SWORDMASTER}")
    scene = at_dimrill_dale([ELROND, SWORDMASTER], BALIN)
    first = scene.thing(SWORDMASTER)
    scene.choose(f"declare:{SWORDMASTER}.0").reach("end")
    bearers = {scene.s.on[card] for card in scene.s.at(PLAY, 0) if scene.s.face(card).id == SWORDMASTER}
    assert (bearers, scene.s.on[first]) == ({scene.thing(ELROND), scene.thing(BALIN)}, scene.thing(ELROND))
