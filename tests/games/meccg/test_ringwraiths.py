"""Chapter 21: Ringwraiths: followers, modes, where they go, what hurts them."""

import pytest
from tests.games.meccg.scene import Scene

from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.companies.influence import unused_direct
from mathom.games.meccg.corruption import check_modifier, never_checks
from mathom.games.meccg.faces import face_of
from mathom.games.meccg.journey.ways import ways
from mathom.games.meccg.sites.persuasion import Persuasion
from mathom.games.meccg.state import LEADERLESS
from mathom.games.meccg.zones import DISCARD, GONE, HAND, SITES
from mathom.testing import part, rule

WITCH_KING, KHAMUL, DWAR, UVATHA, LUITPRAND, ASTERNAK = "le-58", "le-55", "le-52", "le-57", "le-23", "le-1"
MORGUL, GULDUR, CARN_DUM, BARAD_DUR, MOUNT_DOOM, UNGOL = "le-390", "le-367", "le-359", "le-352", "le-393", "le-362"
FELL_RIDER, NAZGUL_DWAR, MACE = "le-183", "tw-31", "le-299"
MORIA, MINION_MORIA, POISONOUS_DESPAIR = "tw-413", "le-392", "le-219"
ADUNAPHEL, WOLVES = "le-50", "tw-114"


@rule("ME-5.14", "ME-21.1", "ME-5.58")
def test_the_witch_king_brings_in_followers_one_a_turn() -> None:
    tale = Scene(WITCH_KING, side="minion", hand=[DWAR, KHAMUL, LUITPRAND])
    assert f"play:{DWAR}" in tale.offers()
    tale.choose(f"play:{DWAR}", "company:company-0").until("organise")
    assert tale.s.under[tale.thing(DWAR)] == tale.thing(WITCH_KING)
    assert tale.offering("play:") == []


@rule("ME-5.14")
def test_a_ringwraith_without_such_a_power_has_no_followers() -> None:
    assert Scene(UVATHA, side="minion", hand=[DWAR]).offering("play:") == []


@rule("ME-8.10")
@pytest.mark.parametrize(("leader", "free"), [(WITCH_KING, 3), (UVATHA, 4)])
def test_a_follower_costs_one_point_unless_the_card_says_none(leader: str, free: int) -> None:
    tale = Scene(leader, DWAR, side="minion")
    tale.follow(DWAR, leader)
    assert unused_direct(tale.s, tale.thing(leader)) == free


@rule("ME-5.15", "ME-21.4")
def test_a_follower_takes_the_place_of_his_nazgul_form() -> None:
    tale = Scene(WITCH_KING, side="minion", hand=[DWAR], foes_more=[NAZGUL_DWAR])
    tale.s.come_into_play(tale.find(NAZGUL_DWAR, 1), 1)
    tale.again().choose(f"play:{DWAR}", "company:company-0").until("organise")
    assert (tale.cards(DISCARD, 1), tale.members()) == ([NAZGUL_DWAR], [[WITCH_KING, DWAR]])


@rule("ME-21.2")
def test_a_follower_has_none_of_his_own_powers() -> None:
    tale = Scene(UVATHA, WITCH_KING, side="minion", hand=[DWAR])
    tale.follow(WITCH_KING, UVATHA)
    assert tale.again().offering("play:") == []


@rule("ME-21.2")
@pytest.mark.parametrize(("follower", "works"), [(WITCH_KING, True), (DWAR, False)])
def test_a_follower_may_use_his_magic(follower: str, works: bool) -> None:
    """Poisonous Despair takes spirit-magic in the company of who is influenced."""
    tale = Scene(
        "tw-161",
        at=MORIA,
        foe=[KHAMUL, follower, LUITPRAND],
        foe_at=MINION_MORIA,
        foes_side="minion",
        foes_hand=[POISONOUS_DESPAIR],
    )
    tale.follow(follower, KHAMUL, 1)
    tale.meanwhile(Persuasion(tale.thing("tw-161"), tale.thing(LUITPRAND, 1)))
    while tale.kind == "react" and tale.seat == 0:
        tale.choose("pass")
    offered = tale.kind == "react" and bool(tale.offering(f"declare:{POISONOUS_DESPAIR}"))
    assert offered == works


@rule("ME-21.3")
def test_who_has_no_ringwraith_yet_may_take_one_that_follows_the_other() -> None:
    tale = Scene(LUITPRAND, side="minion", hand=[DWAR], foe=[WITCH_KING, DWAR], foes_side="minion")
    assert tale.offering("play:") == []
    tale.follow(DWAR, WITCH_KING, 1)
    tale.again().choose(f"play:{DWAR}", "company:company-0").until("organise")
    assert (tale.members(), tale.members(1), tale.cards(DISCARD, 1)) == ([[LUITPRAND, DWAR]], [[WITCH_KING]], [DWAR])
    again = Scene(LUITPRAND, side="minion", hand=[DWAR], foe=[WITCH_KING, DWAR], foes_side="minion")
    again.follow(DWAR, WITCH_KING, 1)
    again.s.avatars = [face_of(KHAMUL), -1]
    assert again.again().offering("play:") == []


@rule("ME-21.5")
def test_followers_without_their_ringwraith_go_in_the_next_organisation_phase() -> None:
    tale = Scene(WITCH_KING, DWAR, side="minion")
    tale.follow(DWAR, WITCH_KING)
    tale.s.to_hand(tale.thing(WITCH_KING))
    assert (tale.members(), tale.s.under[tale.thing(DWAR)]) == ([[DWAR]], LEADERLESS)
    tale.again().choose("move").reach("long-event")
    assert (tale.members(), tale.cards(DISCARD)) == ([], [DWAR])


@rule("ME-21.6", "ME-21.15")
def test_they_stay_if_he_is_played_again_where_they_are() -> None:
    tale = Scene(WITCH_KING, DWAR, side="minion")
    tale.follow(DWAR, WITCH_KING)
    tale.s.to_hand(tale.thing(WITCH_KING))
    tale.again().choose(f"play:{WITCH_KING}", "company:company-0").until("organise")
    tale.choose("move").reach("long-event")
    assert (tale.members(), tale.s.under[tale.thing(DWAR)]) == ([[DWAR, WITCH_KING]], tale.thing(WITCH_KING))


@rule("ME-21.16")
def test_a_ringwraith_in_the_hand_of_his_player_is_not_the_others() -> None:
    tale = Scene(LUITPRAND, side="minion", hand=[DWAR], foe=["le-7"], foes_side="minion")
    assert f"play:{DWAR}" in tale.offers()
    tale.s.avatars = [-1, face_of(DWAR)]
    assert tale.again().offering("play:") == []


@rule("ME-21.9", "ME-21.10")
def test_in_a_mode_a_ringwraith_goes_elsewhere_by_starter_movement() -> None:
    tale = Scene([WITCH_KING, FELL_RIDER], side="minion", sites=[BARAD_DUR])
    found = ways(tale.s, 0, face_of(MORGUL), face_of(BARAD_DUR))
    assert [way.kind for way in found] == ["starter"]
    without = Scene(WITCH_KING, side="minion", sites=[BARAD_DUR])
    assert ways(without.s, 0, face_of(MORGUL), face_of(BARAD_DUR)) == []


@rule("ME-21.8")
def test_to_a_darkhaven_a_ringwraith_goes_in_any_way() -> None:
    tale = Scene(WITCH_KING, side="minion")
    kinds = {way.kind for way in ways(tale.s, 0, face_of(MORGUL), face_of(GULDUR))}
    assert kinds == {"starter", "region"}


@rule("ME-5.60", "ME-21.8", "ME-21.9", "ME-21.10")
@pytest.mark.parametrize("borne", [[], [FELL_RIDER]])
@pytest.mark.parametrize(("above", "below"), [(GULDUR, "as-161"), (CARN_DUM, "as-152")])
def test_below_the_earth_a_ringwraith_goes_up_to_a_darkhaven_and_nowhere_else(
    borne: list[str], above: str, below: str
) -> None:
    """Not even in a mode: the way is no starter movement. Another goes down without ado."""
    tale = Scene([WITCH_KING, *borne], side="minion", more=[LUITPRAND], sites=[below, above])
    man = tale.company(0, [LUITPRAND], above)
    down = [[way.kind for way in ways(tale.s, n, face_of(above), face_of(below))] for n in (0, man)]
    up = [way.kind for way in ways(tale.s, 0, face_of(below), face_of(above))]
    assert (down, up) == ([[], ["under-deeps"]], ["under-deeps"])


@rule("ME-21.9")
@part("le-182.1")
def test_who_may_cross_regions_goes_no_other_way_for_that() -> None:
    tale = Scene([DWAR, FELL_RIDER], side="minion", at=GULDUR, hand=["le-182"], sites=["as-161"])
    tale.when("declare:le-182").until("organise")
    kinds = {way.kind for way in ways(tale.s, 0, face_of(GULDUR), face_of(UNGOL))}
    assert (kinds, ways(tale.s, 0, face_of(GULDUR), face_of("as-161"))) == ({"region"}, [])


@rule("ME-9.18", "ME-21.11")
def test_a_ringwraith_crosses_no_sea() -> None:
    tale = Scene(LUITPRAND, side="minion", more=[WITCH_KING])
    wraith = tale.company(0, [WITCH_KING], MORGUL)
    geann = face_of("le-374")
    by_sea = [
        [way for way in ways(tale.s, n, face_of("le-386"), geann) if "coastal-sea" in way.types] for n in (0, wraith)
    ]
    assert (len(by_sea[0]) > 0, by_sea[1]) == (True, [])


@rule("ME-17.15", "ME-21.12")
def test_items_do_nothing_for_a_ringwraith() -> None:
    bare, armed = Scene(WITCH_KING, side="minion"), Scene([WITCH_KING, MACE], side="minion")
    prowess = [tale.s.stat("prowess", tale.thing(WITCH_KING)) for tale in (bare, armed)]
    assert prowess == [9, 9]
    strong = Scene([ASTERNAK, MACE], side="minion")
    assert strong.s.stat("prowess", strong.thing(ASTERNAK)) > 5


@rule("ME-13.42", "ME-21.13", "ME-21.14")
@pytest.mark.parametrize(("roll", "home"), [([3, 4], True), ([4, 4], True), ([3, 3], False)])
def test_a_body_check_of_seven_or_eight_sends_a_ringwraith_to_hand(roll: list[int], home: bool) -> None:
    tale = Scene(UVATHA, side="minion", rolls={"strike": [[1, 1]], "body": [roll]})
    attack = Attack(0, "event")
    attack.attacker, attack.race, attack.strikes, attack.prowess = 1, "man", 1, 20
    tale.meanwhile(attack).until("organise")
    assert (tale.cards(HAND) == [UVATHA], tale.s.lost) == (home, [0, 0])


@rule("ME-20.14")
def test_a_ringwraith_helps_his_company_against_corruption() -> None:
    tale = Scene(UVATHA, LUITPRAND, side="minion")
    assert check_modifier(tale.s, tale.thing(LUITPRAND)) == 2


@rule("ME-20.15", "ME-21.18")
def test_a_ringwraith_makes_no_corruption_checks() -> None:
    tale = Scene([UVATHA, MACE], LUITPRAND, side="minion")
    assert [never_checks(tale.s, tale.thing(card)) for card in (UVATHA, LUITPRAND)] == [True, False]
    tale.choose(f"transfer:{MACE}", f"under:{LUITPRAND}")
    assert (tale.told("checked"), tale.s.on[tale.thing(MACE)]) == ([], tale.thing(LUITPRAND))


@rule("ME-8.29")
def test_beside_others_at_home_somebody_must_go() -> None:
    tale = Scene(LUITPRAND, at=UNGOL, side="minion", hand=[WITCH_KING])
    tale.choose(f"play:{WITCH_KING}", f"place:{UNGOL}")
    assert (tale.members(), tale.at()) == ([[LUITPRAND], [WITCH_KING]], ["Cirith Ungol", "Cirith Ungol"])
    tale.choose("move", "stay")
    assert "stay" not in tale.offers()
    for site in tale.s.at(SITES, 0):
        tale.s.zones.move(site, GONE)
    tale.again().choose("stay").reach("site")
    assert (tale.members(), tale.cards(DISCARD)) == ([[WITCH_KING]], [LUITPRAND])


@part("le-50.4")
def test_adunaphel_helps_no_company_of_the_opponent() -> None:
    tale = Scene(LUITPRAND, side="minion", foe=[ADUNAPHEL], foes_side="minion", foes_hand=[WOLVES])
    attack = Attack(0, "creature")
    attack.race, attack.strikes, attack.prowess, attack.attacker = "wolf", 1, 3, 1
    tale.meanwhile(attack)
    while tale.kind == "react":
        assert not tale.offering(f"declare:{ADUNAPHEL}")
        tale.choose("pass")
