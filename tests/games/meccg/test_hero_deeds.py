"""Wizards and companies in need: who joins a fight, goes back by the road, sails on; a test for each clause."""

import pytest
from tests.games.meccg.scene import Scene
from tests.games.meccg.test_burdens import DAGGER
from tests.games.meccg.test_events import BALIN, GLORFINDEL, SAM
from tests.games.meccg.test_hero_fights import attacked
from tests.games.meccg.test_hero_journeys import ALATAR, MORIA, draws, moving

from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.companies.influence import unused_direct, unused_influence
from mathom.games.meccg.corruption import CorruptionCheck, check_modifier, corruption_points
from mathom.games.meccg.faces import FACES, face_of
from mathom.games.meccg.round.hand import throw_away
from mathom.games.meccg.sites.persuasion import Persuasion
from mathom.games.meccg.state import PLAYER, TAPPED, UNTAPPED, WOUNDED
from mathom.games.meccg.zones import DISCARD, PLAY, SITES
from mathom.testing import part, rule

RIVENDELL, LORIEN = "tw-421", "tw-408"
PALLANDO, GOLDBERRY, HARP, QUICKBEAM = "tw-175", "tw-245", "td-130", "tw-307"
ORC_GUARD, DOORS, SNOW, WINTER = "tw-72", "tw-28", "tw-91", "tw-49"
WINS = {"strike": [[6, 6]] * 9, "body": [[1, 1]] * 9, "check": [[6, 6]] * 9}


# Alatar


def apart(*alatar: str, rolls: dict[str, list[list[int]]] | None = None) -> Scene:
    """Alatar is at Rivendell, Sam and Glorfindel are at Moria, and a creature attacks them."""
    scene = Scene([ALATAR, *alatar], more=[SAM, GLORFINDEL], sites=[MORIA], rolls=rolls or WINS)
    number = scene.company(0, [SAM, GLORFINDEL], MORIA)
    attack = Attack(number, "creature")
    attack.race, attack.strikes, attack.prowess, attack.attacker = "orc", 1, 3, 1
    scene.meanwhile(attack)
    return scene


@part("tw-117.2", "tw-117.3", "tw-117.4", "CR-007", "CR-009", "CR-012")
def test_alatar_joins_a_fight_and_has_the_first_strike() -> None:
    scene = apart(DAGGER)
    scene.when(f"declare:{ALATAR}").until("organise")
    assert sorted(scene.members()[0]) == sorted([SAM, GLORFINDEL, ALATAR])
    assert [told["card"] for told in scene.told("struck")] == [ALATAR]
    assert scene.status(ALATAR, SAM, GLORFINDEL) == [TAPPED, UNTAPPED, UNTAPPED]
    assert [told["card"] for told in scene.told("checked")] == [ALATAR]
    assert RIVENDELL in scene.cards(SITES)


@part("tw-117.4", "CR-007")
def test_alatar_taps_after_the_fight_even_if_he_stays_untapped_in_it() -> None:
    scene = apart(DAGGER)
    scene.when(f"declare:{ALATAR}").until("defend").choose("stay-untapped")
    assert scene.status(ALATAR) == [UNTAPPED]
    scene.until("organise")
    assert (scene.status(ALATAR), len(scene.told("checked"))) == ([TAPPED], 1)


@part("tw-117.2", "CR-008", "CR-010")
@pytest.mark.parametrize("state", [TAPPED, WOUNDED])
def test_alatar_comes_weary_and_without_allies(state: int) -> None:
    scene = apart(QUICKBEAM)
    scene.make(state, ALATAR)
    scene.when(f"declare:{ALATAR}").until("organise")
    assert (scene.status(ALATAR), scene.cards(DISCARD)) == ([state], [QUICKBEAM])


@part("tw-117.2")
def test_alatar_joins_from_a_haven_and_others_only() -> None:
    assert not attacked(Scene(ALATAR, SAM), "orc").offering(f"declare:{ALATAR}")
    far = Scene(ALATAR, at="tw-394", more=[SAM], sites=[MORIA])
    attack = Attack(far.company(0, [SAM], MORIA), "creature")
    attack.strikes, attack.attacker = 1, 1
    assert not far.meanwhile(attack).offering(f"declare:{ALATAR}")


@part("tw-117.2")
def test_alatar_helps_no_company_of_the_opponent() -> None:
    scene = Scene(SAM, GLORFINDEL, at=MORIA, foe=[ALATAR], foes_hand=[ORC_GUARD], rolls=WINS)
    attack = Attack(0, "creature")
    attack.race, attack.strikes, attack.prowess, attack.attacker = "orc", 1, 3, 1
    scene.meanwhile(attack)
    while scene.kind == "react":
        assert not scene.offering(f"declare:{ALATAR}")
        scene.choose("pass")
    assert scene.members(1) == [[ALATAR]]


# Pallando


@part("tw-175.2", "CR-494")
@pytest.mark.parametrize("watched", [True, False])
def test_before_pallando_cards_are_discarded_openly(watched: bool) -> None:
    scene = Scene(PALLANDO if watched else ALATAR, foes_hand=[DAGGER], foe=[SAM])
    throw_away(scene.s, 1, face_of(DAGGER))
    top = scene.s.at(DISCARD, 1)[-1]
    assert scene.s.zones.knows(0, top) == watched
    scene.again()
    assert [told["card"] for told in scene.told("discarded-own")] == [DAGGER]
    assert (scene.told("discarded-hidden") == []) == watched


# Goldberry, and rangers who find the way


def snowed_in(*people: str | list[str]) -> Scene:
    """A company is under way through the wild, and a snowstorm comes into play."""
    scene = Scene(*people, foes_hand=[SNOW], foes_more=[DOORS], sites=[MORIA], rolls=WINS)
    scene.s.come_into_play(scene.find(DOORS, 1), 1)
    scene.choose("move").until("plan").choose(f"move:{MORIA}")
    while scene.kind != "react" or scene.seat != 1:
        scene.choose(scene.offers()[0]) if scene.kind == "way" else scene.decline()
    return scene


@rule("ME-6.28", "ME-6.29")
@part("tw-91.2")
def test_a_snowstorm_sends_a_company_back() -> None:
    scene = snowed_in(SAM).choose(f"declare:{SNOW}.0").until("organise")
    assert scene.at() == ["Rivendell"]
    assert scene.told("arrived") == []


@part("tw-245.3", "CR-286", "CR-287")
@pytest.mark.parametrize("taps", [True, False])
def test_goldberry_keeps_her_company_on_its_way(taps: bool) -> None:
    scene = snowed_in([SAM, GOLDBERRY]).choose(f"declare:{SNOW}.0").until("cancel-return")
    assert scene.seat == 0
    scene.choose("yes" if taps else "no")
    assert scene.status(GOLDBERRY) == [TAPPED if taps else UNTAPPED]
    while scene.s.journey.company == 0:
        scene.decline()
    assert scene.at() == ["Moria" if taps else "Rivendell"]


@part("tw-245.3")
def test_goldberry_helps_no_more_when_she_is_tapped() -> None:
    scene = snowed_in([SAM, GOLDBERRY]).make(TAPPED, GOLDBERRY)
    scene.choose(f"declare:{SNOW}.0")
    while scene.s.journey.company == 0:
        assert scene.kind != "cancel-return"
        scene.decline()
    assert scene.at() == ["Rivendell"]


@part("wh-34.2", "wh-47.2")
@pytest.mark.parametrize("event", ["wh-34", "wh-47"])
def test_a_ranger_is_not_turned_back(event: str) -> None:
    scene = snowed_in([SAM, event, DAGGER])
    scene.s.set_status(scene.thing(SAM), UNTAPPED)
    scene.next_organisation().when(f"declare:{event}#").quietly().hazards()
    assert (scene.status(SAM), [told["card"] for told in scene.told("checked")]) == ([TAPPED], [SAM])
    scene.choose(f"declare:{SNOW}.0")
    while scene.s.journey.company == 0:
        scene.decline()
    assert scene.at() == ["Moria"]


@part("wh-34.2", "wh-47.2", "G-12")
@pytest.mark.parametrize(("event", "used"), [("wh-34", True), ("wh-47", True), ("wh-34", False)])
def test_a_ranger_keeps_his_site_open_in_winter(event: str, used: bool) -> None:
    scene = Scene([SAM, event], at=MORIA, foes_more=[WINTER, DOORS], rolls=WINS)
    site = scene.s.companies[0].site
    scene.s.zones.face[site] = face_of("tw-424")
    assert list(scene.s.face(site).record.site_path).count("wilderness") >= 2
    if used:
        scene.when(f"declare:{event}#").until("organise")
    for card in (DOORS, WINTER):
        scene.s.come_into_play(scene.find(card, 1), 1)
    scene.again().choose("move")
    assert scene.s.status[site] == (UNTAPPED if used else TAPPED)


@part("wh-47.1", "wh-47.3")
def test_one_ranger_of_a_minion_company_pierces_the_shadows() -> None:
    ranger = next(f.id for f in FACES if f.kind == "character" and f.alignment == "minion" and "ranger" in f.skills)
    scene = Scene(ranger, "le-18", side="minion", hand=["wh-47", "wh-47"]).choose("declare:wh-47.0").quietly()
    assert scene.s.on[scene.thing("wh-47")] == scene.thing(ranger)
    assert not scene.offering("declare:wh-47.")
    assert not Scene("le-18", side="minion", hand=["wh-47"]).offering("declare:wh-47")


# Great-road and Great Ship


@part("tw-249.1", "tw-249.2", "CR-305")
def test_on_the_great_road_the_opponent_may_draw_twice_as_many() -> None:
    scene = Scene(SAM, GLORFINDEL, sites=[MORIA], hand=["tw-249"])
    plain = draws(moving(Scene(SAM, GLORFINDEL, sites=[MORIA]), "wilderness"))
    scene.choose("move").until("plan").choose(f"move:{MORIA}")
    scene.choose("declare:tw-249.0")
    while not scene.s.in_force.until("turn"):
        scene.decline()
    s = scene.s
    s.journey.company, s.journey.way = 0, "region"
    assert s.value("draw", PLAYER + 1, 3) == 6
    assert s.value("draw", PLAYER + 0, 3) == 3
    s.journey.company = 1
    assert s.value("draw", PLAYER + 1, 3) == 3
    assert plain[3] == 3


@part("tw-249.1")
def test_the_great_road_begins_at_a_haven() -> None:
    scene = Scene(SAM, at=MORIA, hand=["tw-249"]).choose("move")
    while scene.kind != "enter":
        assert not scene.offering("declare:tw-249")
        scene.decline()


@part("tw-249.3", "CR-306", "CR-307", "CR-308", "G-4")
@pytest.mark.parametrize("back", [True, False])
def test_a_company_returns_by_the_great_road(back: bool) -> None:
    scene = Scene(SAM, sites=[MORIA], hand=["tw-249"], more=[BALIN], rolls=WINS)
    scene.company(0, [BALIN], RIVENDELL)
    scene.again().choose("move").until("plan").choose(f"move:{MORIA}")
    scene.when("declare:tw-249.0")
    while scene.kind != "take-the-road":
        scene.choose(scene.offers()[0]) if scene.kind in ("way", "target") else scene.decline()
    assert scene.s.face(scene.s.site_of(scene.thing(SAM))).title == "Moria"
    scene.choose("yes" if back else "no")
    assert scene.s.face(scene.s.site_of(scene.thing(SAM))).title == ("Rivendell" if back else "Moria")
    assert len(scene.s.companies_of(0)) == 2
    assert (MORIA in scene.cards(SITES)) == back


def sailing(*types: str, foe: str = ORC_GUARD) -> Scene:
    """Sam and Balin have the Great Ship, and are under way; the opponent holds a hazard."""
    scene = Scene(SAM, [BALIN, "tw-244"], GLORFINDEL, hand=["tw-248"], foes_hand=[foe], sites=[MORIA], rolls=WINS)
    scene.when("declare:tw-248.0").choose(f"on:{SAM}").until("organise")
    assert scene.status(SAM, BALIN) == [TAPPED, UNTAPPED]
    scene.choose("move").until("plan").choose(f"move:{MORIA}")
    while scene.kind != "react" or scene.seat != 1:
        scene.choose(scene.offers()[0]) if scene.kind == "way" else scene.decline()
    scene.s.journey.types = list(types)
    return scene.again()


@rule("ME-25.18")
@part("tw-248.1", "tw-248.2", "CR-309", "CR-310")
@pytest.mark.parametrize("foe", [ORC_GUARD, "td-18"])
def test_on_the_great_ship_somebody_taps_against_a_hazard(foe: str) -> None:
    scene = sailing("wilderness", "coastal-sea", "wilderness", foe=foe)
    scene.when(f"declare:{foe}").until("sail-on").choose(f"tap:{BALIN}").until("enter")
    assert (scene.told("attacked"), scene.told("checked"), scene.status(BALIN)) == ([], [], [TAPPED])


@rule("ME-25.18")
@part("tw-248.2", "CR-310", "CR-311")
@pytest.mark.parametrize(
    ("types", "foe"),
    [
        (("wilderness", "wilderness", "coastal-sea"), ORC_GUARD),
        (("wilderness",), ORC_GUARD),
        (("coastal-sea", "wilderness"), DOORS),
    ],
)
def test_the_great_ship_needs_the_sea_and_a_hazard_for_the_company(types: tuple[str, ...], foe: str) -> None:
    scene = sailing(*types, foe=foe).when(f"declare:{foe}")
    while scene.kind != "enter":
        assert scene.kind != "sail-on"
        scene.decline()


# Magical Harp


def harping(*people: str | list[str], rolls: dict[str, list[list[int]]] | None = None) -> Scene:
    return Scene(["tw-120", HARP], *people, rolls=rolls)


@part("td-130.1")
def test_the_harp_keeps_somebody_from_being_discarded() -> None:
    scene = harping(SAM, BALIN, rolls={"check": [[6, 6]]})
    scene.when(f"declare:{HARP}").choose(f"on:{SAM}").until("organise")
    assert (scene.status(HARP), [told["card"] for told in scene.told("checked")]) == ([TAPPED], ["tw-120"])
    for who in (SAM, BALIN):
        scene.s.discard(scene.thing(who))
    assert scene.cards(DISCARD) == [BALIN]
    scene.s.expire("turn")
    scene.s.discard(scene.thing(SAM))
    assert SAM in scene.cards(DISCARD)


@part("td-130.1", "CR-424")
@pytest.mark.parametrize("played", [True, False])
def test_the_harp_is_played_against_an_attempt(played: bool) -> None:
    rolls = {"influence": [[6, 6, 1, 1]], "check": [[6, 6]]}
    scene = Scene(GLORFINDEL, foe=[["tw-120", HARP], SAM], rolls=rolls)
    scene.meanwhile(Persuasion(scene.thing(GLORFINDEL), scene.thing(SAM, 1)))
    if played:
        scene.when(f"declare:{HARP}").choose(f"on:{SAM}")
    scene.until("organise")
    assert (SAM in scene.cards(DISCARD, 1)) != played


@part("td-130.1", "td-130.2", "CR-425", "CR-426")
@pytest.mark.parametrize("who", [SAM, ALATAR])
@pytest.mark.parametrize("played", [True, False])
def test_the_harp_is_played_at_the_council(who: str, played: bool) -> None:
    """A check that fails by just so much that others would be discarded, and a Wizard would fall."""
    scene = harping([who, "tw-300"], rolls={"check": [[6, 6], [1, 1]] if played else [[1, 1]]})
    bearer = scene.thing(who)
    check = CorruptionCheck(bearer, corruption_points(scene.s, bearer) - 2 - check_modifier(scene.s, bearer))
    scene.meanwhile(check)
    if played:
        scene.when(f"declare:{HARP}").choose(f"on:{who}")
    scene.until("organise")
    assert (bearer in scene.s.characters(0)) == played


# Stay Her Appetite

# With so much mind that little general influence is left.
COUNCIL = (GLORFINDEL, "tw-123", "tw-182", "tw-116")


def appetite(ally: str, roll: list[int], strike: list[int]) -> Scene:
    """An ally of Sam is played upon; its prowess is its own and 6."""
    rolls = {"event": [roll, [3, 3]], "strike": [strike], "body": [[1, 1]]}
    scene = Scene([SAM, ally], *COUNCIL, foes_side="minion", foes_hand=["le-140"], rolls=rolls).stay().hazards()
    scene.choose("declare:le-140.0")
    while scene.s.journey.company == 0:
        scene.decline()
    return scene


@part("le-140.1", "le-140.3", "le-140.4")
@pytest.mark.parametrize(("strike", "outcome"), [([1, 1], "successful"), ([6, 6], "failed")])
def test_an_ally_turns_on_its_controller(strike: list[int], outcome: str) -> None:
    """Against heroes it only detains, and what detains is never defeated."""
    scene = appetite(QUICKBEAM, [6, 6], strike)
    [attack] = scene.told("attacked")
    assert (attack["strikes"], attack["prowess"]) == (1, FACES[face_of(QUICKBEAM)].prowess + 6)
    assert attack["detainment"]
    assert [(told["card"], told["outcome"]) for told in scene.told("struck")] == [(SAM, outcome)]
    assert QUICKBEAM in scene.cards(DISCARD)


@part("le-140.2", "CR-356")
@pytest.mark.parametrize(("short", "attacks"), [(0, True), (1, False)])
def test_influence_holds_an_ally(short: int, attacks: bool) -> None:
    """Roll and mind must exceed unused influence by more than five."""
    plain = Scene([SAM, QUICKBEAM], *COUNCIL, foes_hand=["le-140"]).stay().hazards()
    held = unused_influence(plain.s, 0) + unused_direct(plain.s, plain.thing(SAM))
    needed = held + 6 - FACES[face_of(QUICKBEAM)].mind - short
    scene = appetite(QUICKBEAM, [needed // 2, needed - needed // 2], [6, 6])
    assert (scene.told("attacked") != []) == attacks
    assert (scene.told("rolled")[0]["points"], QUICKBEAM in scene.cards(PLAY)) == (held + 6, not attacks)


@part("le-140.3", "le-140.4", "CR-357")
@pytest.mark.parametrize(("roll", "goes"), [([6, 6], True), ([1, 1], False)])
def test_an_ally_without_prowess_does_not_attack_but_goes(roll: list[int], goes: bool) -> None:
    scene = appetite(GOLDBERRY, roll, [6, 6])
    assert (len(scene.told("rolled")), scene.told("attacked"), GOLDBERRY in scene.cards(PLAY)) == (1, [], not goes)
