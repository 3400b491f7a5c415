"""Chapters 13, 18 and 24: detainment by keys, attacks at havens, allies in combat."""

import pytest
from tests.games.meccg.scene import Scene

from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.combat.creature import CreatureAttack
from mathom.games.meccg.journey.keys import is_detainment
from mathom.games.meccg.state import TAPPED, UNTAPPED, WOUNDED
from mathom.games.meccg.zones import CHAIN, DISCARD, PLAY, POINTS
from mathom.testing import rule

GLORFINDEL, SAM, BALIN, TREEBEARD, GOLDBERRY = "tw-161", "tw-180", "tw-123", "tw-353", "tw-245"
ASTERNAK, GORBAG, THARBAD, ORC_GUARD, ORC_WATCH = "le-1", "le-11", "le-407", "tw-72", "tw-78"
ADUNAPHEL = "tw-2"


def keyed(scene: Scene, key: str, race: str) -> bool:
    return is_detainment(scene.s, key, race, scene.s.companies[0].site)


@rule("ME-13.57", "ME-13.58", "ME-13.59", "ME-13.60", "ME-13.63")
@pytest.mark.parametrize(
    ("key", "race", "detains"),
    [
        ("region-type:dark-domain", "wolf", True),
        ("site-type:dark-hold", "wolf", True),
        ("site-type:shadow-hold", "animal", True),
        ("site-type:haven", "animal", True),
        ("region-type:shadow-land", "orc", True),
        ("region-type:shadow-land", "troll", True),
        ("region-type:shadow-land", "undead", True),
        ("region-type:shadow-land", "man", True),
        ("region-type:shadow-land", "wolf", False),
        ("region-type:wilderness", "orc", False),
        ("region-type:wilderness", "nazgul", True),
        ("region:Gorgoroth", "wolf", True),
        ("region:Dagorlad", "orc", True),
    ],
)
def test_against_minions_the_key_makes_an_attack_detainment(key: str, race: str, detains: bool) -> None:
    assert keyed(Scene(ASTERNAK, side="minion"), key, race) == detains
    assert not keyed(Scene(GLORFINDEL), key, race)


@rule("ME-13.57", "ME-13.62")
@pytest.mark.parametrize(("automatic", "detains"), [(False, True), (True, False)])
def test_a_nazgul_detains_minions_without_any_key(automatic: bool, detains: bool) -> None:
    """But not as an automatic-attack, of which the site does not say so."""
    scene = Scene(ASTERNAK, side="minion", foes_hand=[ADUNAPHEL])
    attack = CreatureAttack(scene.find(ADUNAPHEL, 1), 0, automatic=automatic)
    assert attack.is_detainment(scene.s) == detains


@rule("ME-13.60")
@pytest.mark.parametrize(("site", "detains"), [("le-392", True), ("le-356", False), ("as-155", False)])
def test_a_site_by_its_name_stands_for_its_type(site: str, detains: bool) -> None:
    """Lórien is a haven of the other side only."""
    scene = Scene(ASTERNAK, at=site, side="minion")
    assert keyed(scene, f"site:{scene.at()[0]}", "wolf") == detains


@rule("ME-13.60")
def test_a_site_by_its_name_stands_for_its_type_of_now() -> None:
    scene = Scene(ASTERNAK, at="le-392", side="minion", more=["dm-155"])
    assert keyed(scene, "site:Moria", "wolf")
    scene.bear("dm-155", scene.s.companies[0].site)
    assert not keyed(scene, "site:Moria", "wolf")


def assailed(card: str, key: str, *rolls: list[int]) -> Scene:
    tale = Scene(
        ASTERNAK, at=THARBAD, side="minion", foes_more=[card], rolls={"strike": list(rolls), "body": [[6, 6]] * 4}
    )
    creature = tale.find(card, 1)
    tale.s.zones.move(creature, CHAIN)
    tale.meanwhile(CreatureAttack(creature, 0, key))
    while tale.kind != "organise":
        tale.choose("done") if "done" in tale.offers() else tale.decline()
    return tale


@rule("ME-13.64", "ME-13.65", "ME-13.66", "ME-13.68")
@pytest.mark.parametrize("roll", [[1, 1], [6, 6]])
def test_detainment_only_taps_and_the_creature_gives_nothing(roll: list[int]) -> None:
    tale = assailed(ORC_WATCH, "site-type:shadow-hold", *[roll] * 5)
    assert (tale.status(ASTERNAK), tale.told("body-check")) == ([TAPPED], [])
    assert (tale.cards(DISCARD, 1), tale.cards(POINTS)) == ([ORC_WATCH], [])


@rule("ME-13.61", "ME-13.62")
def test_automatic_attacks_have_no_key_and_detain_only_if_the_site_says_so() -> None:
    found = []
    for site in ("le-392", "as-152"):
        tale = Scene(ASTERNAK, at=site, side="minion", rolls={"strike": [[6, 6]] * 9})
        tale.choose("move").until("enter").choose("enter")
        found.append(tale.told("attacked")[0]["detainment"])
    assert found == [False, True]


@rule("ME-13.56")
def test_a_card_may_say_that_it_detains() -> None:
    tale = Scene("tw-161", foes_more=["le-60"], rolls={"strike": [[1, 1]]})
    creature = tale.find("le-60", 1)
    tale.s.zones.move(creature, CHAIN)
    tale.meanwhile(CreatureAttack(creature, 0, "region:Rhudaur"))
    assert tale.told("attacked")[0]["detainment"]


@rule("ME-24.17")
def test_attacks_at_a_darkhaven_are_cancelled() -> None:
    tale = Scene(ASTERNAK, side="minion", foes_more=[ORC_GUARD])
    creature = tale.find(ORC_GUARD, 1)
    tale.s.zones.move(creature, CHAIN)
    tale.meanwhile(CreatureAttack(creature, 0, ""))
    assert (tale.told("attacked"), tale.cards(DISCARD, 1)) == ([], [ORC_GUARD])


def attacked(
    *people: str | list[str], prowess: int = 10, strikes: int = 1, origin: str = "event", **more: object
) -> Scene:
    rolls = more.get("rolls")
    assert rolls is None or isinstance(rolls, dict)
    tale = Scene(*people, rolls=rolls)
    attack = Attack(0, origin)
    attack.attacker, attack.race, attack.strikes, attack.prowess = 1, "orc", strikes, prowess
    return tale.meanwhile(attack)


@rule("ME-13.3", "ME-18.5", "ME-18.26")
def test_an_ally_with_prowess_fights_like_a_character() -> None:
    tale = attacked([GLORFINDEL, TREEBEARD], strikes=2)
    attack = tale.s.innermost(Attack)
    assert attack is not None
    assert attack.targets == [tale.thing(GLORFINDEL), tale.thing(TREEBEARD)]
    assert tale.members() == [[GLORFINDEL]]


@rule("ME-13.4")
def test_treebeard_is_left_out_where_his_card_says_so() -> None:
    tale = attacked([GLORFINDEL, TREEBEARD], strikes=2, origin="automatic")
    attack = tale.s.innermost(Attack)
    assert attack is not None
    assert attack.targets == [tale.thing(GLORFINDEL)]


@rule("ME-18.6", "ME-18.25", "ME-13.24")
def test_an_ally_without_prowess_faces_no_strike_but_supports() -> None:
    tale = attacked([GLORFINDEL, GOLDBERRY], strikes=1, rolls={"strike": [[1, 2]]})
    attack = tale.s.innermost(Attack)
    assert attack is not None
    assert attack.targets == [tale.thing(GLORFINDEL)]
    tale.choose(f"support:{GOLDBERRY}", "done")
    assert (tale.told("struck")[0]["own"], tale.status(GOLDBERRY)) == (9, [TAPPED])


@rule("ME-18.3")
def test_an_ally_goes_with_its_character() -> None:
    tale = Scene([GLORFINDEL, TREEBEARD])
    tale.s.discard(tale.thing(GLORFINDEL))
    assert tale.cards(DISCARD) == sorted([GLORFINDEL, TREEBEARD])


@rule("ME-13.32", "ME-13.45")
def test_wound_body_check_and_elimination_come_in_one_moment() -> None:
    tale = attacked(GLORFINDEL, prowess=20, rolls={"strike": [[1, 1]], "body": [[6, 6]]}).choose("done")
    names = [event["event"] for event in tale.news]
    struck = names.index("struck")
    assert names[struck : struck + 3] == ["struck", "body-check", "attack-over"]
    assert tale.members() == []
    heir = Scene([GLORFINDEL, "tw-259"], SAM, hand=["tw-319"], rolls={"strike": [[1, 1]], "body": [[6, 6]]})
    attack = Attack(0, "event")
    attack.attacker, attack.race, attack.strikes, attack.prowess = 1, "orc", 1, 20
    heir.meanwhile(attack).until("assign").choose(f"assign:{GLORFINDEL}").until("defend").choose("done")
    assert (heir.kind, heir.s.zones.where[heir.find(GLORFINDEL)]) == ("salvage", PLAY)


@rule("ME-13.15", "ME-13.13")
def test_before_a_strike_both_may_play_cards_on_it_but_none_on_its_number() -> None:
    tale = Scene(GLORFINDEL, SAM, hand=["tw-319", "tw-207"], rolls={"strike": [[1, 2]] * 3})
    attack = Attack(0, "event")
    attack.attacker, attack.race, attack.strikes, attack.prowess = 1, "orc", 1, 10
    tale.meanwhile(attack)
    assert "declare:tw-207.0" in tale.offers()
    tale.choose("pass").choose(f"assign:{GLORFINDEL}")
    assert tale.offers() == ["declare:tw-319.0", "pass"]


@rule("ME-13.40", "ME-13.39", "ME-13.41")
def test_a_wound_before_worsens_the_roll_and_not_the_number_of_an_orc() -> None:
    rolls = {"strike": [[1, 1]], "body": [[4, 3]]}
    tale = Scene("le-18", at=THARBAD, side="minion", rolls=rolls)
    assert tale.s.face(tale.thing("le-18")).record.discard_on_body_check == (8,)
    tale.make(WOUNDED, "le-18")
    attack = Attack(0, "event")
    attack.attacker, attack.race, attack.strikes, attack.prowess = 1, "man", 1, 20
    tale.meanwhile(attack).until("organise")
    assert (tale.told("body-check")[0]["roll"], tale.cards(DISCARD)) == (8, ["le-18"])


@rule("ME-13.39")
@pytest.mark.parametrize(("roll", "stays"), [([4, 4], True), ([4, 5], False)])
def test_a_shield_shifts_the_number_of_an_orc(roll: list[int], stays: bool) -> None:
    """Lagduf has body 8 and is discarded by 8; with the shield by 9."""
    tale = Scene(["le-18", "le-300"], at=THARBAD, side="minion", rolls={"strike": [[1, 1]], "body": [roll]})
    attack = Attack(0, "event")
    attack.attacker, attack.race, attack.strikes, attack.prowess = 1, "man", 1, 20
    tale.meanwhile(attack).until("organise")
    assert (tale.told("body-check")[0]["outcome"], tale.members()) == (
        ("wounded", [["le-18"]]) if stays else ("discarded", [])
    )


@rule("ME-7.9")
def test_somebody_at_home_taps_to_cancel_an_automatic_attack() -> None:
    tale = Scene("le-3", ASTERNAK, at="le-392", side="minion").choose("move").until("enter").choose("enter")
    assert (tale.kind, tale.offers()[-1]) == ("cancel-automatic", "none")
    tale.choose("cancel:le-3")
    assert (tale.status("le-3", ASTERNAK), tale.told("attacked")) == ([TAPPED, UNTAPPED], [])
    tired = Scene("le-3", ASTERNAK, at="le-392", side="minion").choose("move").until("enter").make(TAPPED, "le-3")
    assert tired.choose("enter").kind != "cancel-automatic"


@rule("ME-1.11", "ME-1.12")
def test_a_character_is_untapped_tapped_or_wounded() -> None:
    tale = Scene(GLORFINDEL)
    found = []
    for status in (UNTAPPED, TAPPED, WOUNDED):
        tale.make(status, GLORFINDEL)
        tale.s.tap(tale.thing(GLORFINDEL))
        found += tale.status(GLORFINDEL)
    assert found == [TAPPED, TAPPED, WOUNDED]
