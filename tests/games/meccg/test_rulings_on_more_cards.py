"""Further rulings about single cards: burdens, influence, sites and hands."""

import pytest
from tests.games.meccg.dark import MAN
from tests.games.meccg.scene import Scene
from tests.games.meccg.test_burdens import SIX, burdened, checks
from tests.games.meccg.test_events import BALIN, GLORFINDEL, SAM, on_the_way
from tests.games.meccg.test_guard import GLAMDRING, guarded, on
from tests.games.meccg.test_hero_sites import visiting

from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.combat.creature import CreatureAttack
from mathom.games.meccg.combat.dragons import roamers
from mathom.games.meccg.corruption import CorruptionCheck
from mathom.games.meccg.faces import FACES, face_of
from mathom.games.meccg.round.hand import HAND_SIZE, Adjust, hand_size
from mathom.games.meccg.sites.persuasion import Persuasion
from mathom.games.meccg.sites.playing import item_fits
from mathom.games.meccg.state import TAPPED, UNTAPPED
from mathom.games.meccg.uniqueness import out_already
from mathom.games.meccg.zones import CHAIN, DECK, DISCARD, POINTS
from mathom.testing import part

MORIA, BARROWS, DAGGER, ORC_GUARD, EXPEDIENCE, NATURE = "tw-413", "tw-375", "tw-206", "tw-72", "le-122", "le-123"
SCOUT, SAGE, MARVELS, MALICE, CAVE_DRAKE, SLAYER, HUNTER = (
    "le-12",
    "tw-181",
    "td-134",
    "le-250",
    "tw-20",
    "le-90",
    "td-37",
)


# Burdens


@part("CR-727", "CR-728")
def test_expedience_lures_with_rings_and_with_gifts() -> None:
    """A ring that takes the place of a tested one is gained like any item, and so is one that is handed over."""
    scene = Scene([SAM, DAGGER], GLORFINDEL, foes_more=[EXPEDIENCE], rolls={"check": [[6, 6]] * 4})
    scene.bear(EXPEDIENCE, GLORFINDEL, seat=1, whose=0)
    scene.again().choose(f"transfer:{DAGGER}").until("organise")
    assert [told["card"] for told in scene.told("checked")] == [SAM, GLORFINDEL]
    scene = Scene(
        [SAM, "tw-306"], SAGE, GLORFINDEL, hand=["tw-266", "tw-156"], foes_more=[EXPEDIENCE], rolls={"ring": [[3, 3]]}
    )
    scene.bear(EXPEDIENCE, GLORFINDEL, seat=1, whose=0)
    from mathom.games.meccg.sites.rings import RingTest

    scene.meanwhile(RingTest(scene.thing("tw-306"))).choose("play:tw-266").until("organise")
    assert [told["card"] for told in scene.told("checked")] == [GLORFINDEL]


@part("CR-729")
def test_expedience_from_on_guard_lures_with_the_item_that_is_being_played() -> None:
    scene = on(guarded(EXPEDIENCE, hand=[GLAMDRING])).choose(f"play:{GLAMDRING}", f"give:{GLORFINDEL}")
    assert (scene.kind, scene.seat) == ("reveal", 1)
    scene.choose(scene.offers()[0])
    while scene.kind == "target":
        scene.choose(next(key for key in scene.offers() if key.startswith(f"on:{GLORFINDEL}")))
    while not scene.told("checked"):
        scene.decline()
    assert [told["card"] for told in scene.told("checked")] == [GLORFINDEL]


@part("CR-678", "CR-730")
@pytest.mark.parametrize("card", ["le-112", EXPEDIENCE])
def test_who_bears_a_burden_taps_himself_to_be_rid_of_it(card: str) -> None:
    scene = Scene(GLORFINDEL, BALIN, foes_more=[card], rolls={"removal": [[6, 6]]})
    scene.bear(card, GLORFINDEL, seat=1, whose=0)
    scene.make(TAPPED, GLORFINDEL)
    assert not scene.offering(f"remove:{card}")
    scene.make(UNTAPPED, GLORFINDEL).choose(f"remove:{card}").until("organise")
    assert (scene.status(GLORFINDEL, BALIN), scene.cards(DISCARD, 1)) == ([TAPPED, UNTAPPED], [card])


@part("CR-731", "CR-733")
def test_nature_lures_when_no_other_hazard_can_come() -> None:
    """Only answers to what is played for the check."""
    tale = on_the_way({}, {NATURE: 1, ORC_GUARD: 2}, SIX)
    burdened(tale, NATURE, GLORFINDEL)
    tale.s.journey.types = ["wilderness"]
    tale.s.ask_again()
    assert tale.offered(f"declare:{ORC_GUARD}.0")
    assert checks(tale, GLORFINDEL) == []
    while not checks(tale, GLORFINDEL):
        tale.decline()
        assert tale.s.innermost(Attack) is None
        if tale.s.innermost(CorruptionCheck) is not None:
            assert not any(key.startswith((f"declare:{ORC_GUARD}", "on-guard")) for key in tale.offers())
    assert tale.told("attacked") == []


# Creatures


@part("CR-353")
def test_another_cave_drake_comes_after_one_was_slain() -> None:
    scene = Scene(SAM, foes_more=[CAVE_DRAKE])
    scene.s.zones.move(scene.find(CAVE_DRAKE, 1), POINTS)
    assert not out_already(scene.s, face_of(CAVE_DRAKE))


@part("CR-683")
def test_who_is_attacked_by_the_slayer_may_tap_himself() -> None:
    scene = Scene(SAM, GLORFINDEL, foes_more=[SLAYER], rolls={"strike": [[6, 6]] * 2})
    slayer = scene.find(SLAYER, 1)
    scene.s.zones.move(slayer, CHAIN)
    scene.s.begin(slayer)
    scene.meanwhile(CreatureAttack(slayer, 0, "region-type:border-land")).until("assign-strike").choose(f"assign:{SAM}")
    scene.when(f"declare:{SLAYER}").choose(f"on:{SAM}").until("organise")
    assert scene.status(SAM, GLORFINDEL) == [TAPPED, UNTAPPED]
    assert [told["outcome"] for told in scene.told("attack-over")].count("cancelled") == 1


@part("CR-637", "CR-704")
@pytest.mark.parametrize(("card", "side", "who"), [("le-231", "minion", SCOUT), ("tw-332", "hero", SAM)])
def test_who_sneaks_still_meets_what_roams(card: str, side: str, who: str) -> None:
    """No creature comes, but a Dragon that is out hunting does."""
    scene = Scene(who, side=side, hand=[card, card], foes_more=[HUNTER, ORC_GUARD], sites=[])
    s = scene.s
    if side == "hero":
        scene.choose("move").until("plan").choose("stay")
    scene.when(f"declare:{card}")
    while s.zones.content[CHAIN]:
        scene.decline()
    assert s.refuse_act("creatures", 1 << 17) is not None
    s.come_into_play(scene.find(HUNTER, 1), 1)
    s.journey.company, s.journey.way, s.journey.limit = 0, "region", 2
    s.journey.regions = [FACES[face_of(HUNTER)].record.roaming_attack.regions[0]]
    assert roamers(s) == [scene.thing(HUNTER, 1)]


@part("CR-636")
def test_who_sneaks_does_so_in_a_company_that_grows() -> None:
    scene = Scene(SCOUT, MAN, side="minion", hand=["le-231"], more=["le-1", "le-11"])
    scene.choose("declare:le-231.0").until("organise")
    for card in ("le-1", "le-11"):
        scene.s.add_member(0, scene.enter(card))
    scene.again()
    assert len(scene.members()[0]) == 4
    assert scene.s.refuse_act("creatures", 1 << 17) is not None


@part("CR-609")
@pytest.mark.parametrize("stays", [True, False])
def test_who_stays_untapped_behind_the_sable_shield_stays_so(stays: bool) -> None:
    scene = Scene([MAN, "le-341"], side="minion", rolls={"strike": [[1, 1]], "event": [[1, 1]]})
    attack = Attack(0, "creature")
    attack.race, attack.strikes, attack.prowess, attack.attacker = "wolf", 1, 20, 1
    scene.meanwhile(attack).until("defend")
    if stays:
        scene.choose("stay-untapped")
    scene.until("organise")
    assert scene.status(MAN) == [UNTAPPED if stays else TAPPED]


# At sites


@part("CR-078")
def test_the_bounty_of_a_hoard_is_what_the_site_does_not_list() -> None:
    """Framsburg lists minor items alone."""
    scene = visiting(Scene(SAM, GLORFINDEL, at="td-175", hand=["td-101", GLAMDRING]))
    scene.s.tap(scene.s.companies[0].site)
    scene.again().choose("declare:td-101.0").quietly()
    assert scene.offering("play:") == [f"play:{GLAMDRING}"]


@part("CR-667")
@pytest.mark.parametrize(
    ("site", "card", "works"),
    [("tw-433", "tw-323", True), ("tw-433", "tw-295", False), ("tw-433", DAGGER, True), ("tw-433", GLAMDRING, True)],
)
def test_the_scroll_is_the_one_great_thing_on_tolfalas(site: str, card: str, works: bool) -> None:
    scene = Scene(SAM, at=site)
    assert item_fits(scene.s, face_of(card), scene.s.companies[0].site) == works


@part("CR-769")
def test_a_town_is_rebuilt_after_the_automatic_attacks() -> None:
    scene = Scene(SAM, GLORFINDEL, at=BARROWS, hand=["dm-155"], rolls={"strike": [[6, 6]] * 4})
    scene.choose("move").until("plan").choose("stay").until("enter").choose("enter")
    while scene.kind != "at-site":
        assert not scene.offering("declare:dm-155")
        scene.decline()
    assert (len(scene.told("attack-over")), bool(scene.offering("declare:dm-155"))) == (1, True)


@part("CR-093", "CR-787")
@pytest.mark.parametrize(
    ("card", "side", "sage", "other"), [(MARVELS, "hero", SAGE, SAM), (MALICE, "minion", "le-6", MAN)]
)
def test_a_sage_at_a_site_helps_another_company(card: str, side: str, sage: str, other: str) -> None:
    site = {"hero": BARROWS, "minion": "le-353"}[side]
    scene = Scene(sage, at=site, side=side, hand=[card], more=[other], foes_more=["le-112"], rolls={"check": [[6, 6]]})
    scene.company(0, [other], {"hero": "tw-408", "minion": "le-367"}[side])
    scene.bear("le-112", other, seat=1, whose=0)
    visiting(scene).choose(f"declare:{card}.0").quietly()
    assert scene.cards(DISCARD, 1) == ["le-112"]


@part("CR-324")
def test_muster_helps_against_a_faction_of_the_opponent() -> None:
    """For that one attempt."""
    told: list[int] = []
    for mustered in (True, False):
        scene = Scene(GLORFINDEL, hand=["tw-288"], foes_more=["tw-276"])
        scene.meanwhile(Persuasion(scene.thing(GLORFINDEL), scene.score("tw-276", 1)))
        if mustered:
            scene.when("declare:tw-288")
        scene.until("organise")
        told.append(scene.told("persuaded")[0]["modifier"])
        assert scene.s.in_force.until("check") == []
    assert told[0] == told[1] + 5


# Hands


@part("CR-642")
def test_the_extra_card_of_the_lieutenant_must_be_drawn() -> None:
    scene = Scene("le-22", side="minion", hand=[MAN] * 12)
    s = scene.s
    assert hand_size(s, 0) == HAND_SIZE + 1
    scene.meanwhile(Adjust([0]))
    assert (len(scene.hand()), len(s.at(DECK, 0))) == (HAND_SIZE + 1, 3)


@part("CR-742")
def test_vilya_is_for_elrond_alone_once_in_a_turn() -> None:
    scene = Scene(SAM, hand=["tw-358"])
    assert not scene.offering("declare:tw-358")
    scene = Scene(
        ["tw-145", "td-105"], hand=["tw-358", "tw-358"], rolls={"check": [[6, 6]]}, more=["tw-244", DAGGER, "tw-306"]
    )
    s, elrond = scene.s, scene.thing("tw-145")
    before = [s.stat(stat, elrond) for stat in ("prowess", "body", "di")]
    scene.choose("declare:tw-358.0").until("organise")
    after = [s.stat(stat, elrond) for stat in ("prowess", "body", "di")]
    assert [b - a for a, b in zip(before, after, strict=True)] == [4, 2, 2]
    assert [told["modifier"] for told in scene.told("checked")] == [-3]
    assert not scene.offering("declare:tw-358")
