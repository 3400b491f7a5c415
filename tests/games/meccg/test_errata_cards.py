"""Cards that an unofficial erratum is about, a test for each clause; and what the erratum changes (chapter 29).

Long because eleven cards have three to six clauses each.
"""

from __future__ import annotations

import pytest
from tests.games.meccg.scene import Cards, Rolls, Scene
from tests.games.meccg.test_captures import on_the_way
from tests.games.meccg.test_fights import BREE, MINION_BREE
from tests.games.meccg.test_hero_fights import attacked
from tests.games.meccg.test_hero_roads import hazard
from tests.games.meccg.test_hero_sites import visiting
from tests.games.meccg.test_unofficial_errata import ride, with_erratum

from mathom.effects import COMPLETE
from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.combat.companies import CompanyAttack
from mathom.games.meccg.companies.influence import direct_influence, mode_of
from mathom.games.meccg.decks.allowed import resource_rule
from mathom.games.meccg.faces import FACES, face_of
from mathom.games.meccg.journey.keys import key_of, keys_for
from mathom.games.meccg.journey.ways import ways
from mathom.games.meccg.sites.persuasion import targets
from mathom.games.meccg.state import TAPPED, UNTAPPED, WOUNDED
from mathom.games.meccg.status import status_of
from mathom.games.meccg.terms import USUAL, Terms
from mathom.games.meccg.uniqueness import out_already
from mathom.games.meccg.zones import DISCARD, GUARD, PLAY, POINTS
from mathom.testing import part, rule

ARAGORN, STRIDER, SAM, GLORFINDEL, ELROND, GANDALF, BALIN = (
    *("tw-120", "ba-1", "tw-180", "tw-161", "tw-145", "tw-156", "tw-123"),
)
LURE, ATHELAS, LORE, BEARS, WRATH, BEORN = "tw-60", "tw-195", "dm-139", "ba-10", "le-69", "tw-126"
KHAMUL, DWAR, WITCH_KING, LUITPRAND, EASTERLING = "le-55", "le-52", "le-58", "le-23", "tw-47"
BLACK_RIDER, FELL_RIDER, UNLEASHED, SPIDERS = "le-170", "le-183", "le-182", "dm-58"
MORGUL, GULDUR, BARAD_DUR, SHELOBS_LAIR, MORIA = "le-390", "le-367", "le-352", "le-402", "tw-413"
DOORS, GATES = "tw-28", "tw-243"
ARMY, PATHS, DUNHARROW, ERECH, BLACKBOLE = "tw-193", "tw-302", "tw-389", "tw-434", "le-152"
DESPAIR_OF_HEART = "tw-27"


@pytest.mark.parametrize(
    "card", [ATHELAS, LORE, BEARS, WRATH, KHAMUL, BLACK_RIDER, UNLEASHED, SPIDERS, ARMY, PATHS, BLACKBOLE]
)
def test_the_whole_card_works(card: str) -> None:
    assert status_of(card) == (COMPLETE, ())


# Athelas


@part("tw-195.1", "tw-195.4", "CR-036")
@pytest.mark.parametrize(("bearer", "works"), [(ARAGORN, True), (STRIDER, True), (GLORFINDEL, False)])
def test_athelas_heals_at_the_hands_of_a_dunadan(bearer: str, works: bool) -> None:
    scene = Scene([bearer, ATHELAS], SAM).make(WOUNDED, SAM)
    offered = scene.offering(f"declare:{ATHELAS}")
    assert bool(offered) == works
    if works:
        scene.choose(*offered).quietly()
        assert (scene.status(bearer, SAM), scene.cards(DISCARD)) == ([TAPPED, TAPPED], [ATHELAS])


@part("tw-195.1")
def test_athelas_heals_nobody_of_another_company() -> None:
    scene = Scene([ARAGORN, ATHELAS], more=[SAM])
    scene.company(0, [SAM], "tw-408")
    assert not scene.make(WOUNDED, SAM).offering(f"declare:{ATHELAS}")


@rule("ME-29.7")
@part("tw-195.2", "tw-195.3", "tw-195.4", "CR-037")
@pytest.mark.parametrize(
    ("bearer", "works"), [(ARAGORN, [True, True]), (STRIDER, [False, True]), ("tw-116", [False, False])]
)
def test_athelas_frees_of_a_corruption_card(bearer: str, works: list[bool]) -> None:
    found = []
    for terms in with_erratum("ME-29.7"):
        scene = Scene([bearer, ATHELAS], SAM, foes_more=[LURE], terms=terms)
        scene.bear(LURE, SAM, 1, 0)
        texts = scene.again().offering(f"declare:{ATHELAS}")
        found.append(bool(texts))
        if texts:
            scene.choose(*texts).quietly()
            assert scene.status(bearer) == [TAPPED]
            assert (scene.cards(DISCARD), scene.cards(DISCARD, 1)) == ([ATHELAS], [LURE])
    assert found == works


# Hobbit-lore


@rule("ME-29.16")
@part("dm-139.1", "dm-139.2", "CR-348")
@pytest.mark.parametrize(("site", "works"), [("tw-421", [True, True]), (BREE, [False, True])])
def test_hobbit_lore_is_learnt_at_a_haven(site: str, works: list[bool]) -> None:
    found = []
    for terms in with_erratum("ME-29.16"):
        scene = Scene(GANDALF, SAM, at=site, hand=[LORE], terms=terms)
        offered = scene.offering(f"declare:{LORE}")
        found.append(bool(offered))
        if offered:
            scene.choose(*offered).quietly()
            assert (scene.s.on[scene.thing(LORE)], scene.status(GANDALF)) == (scene.thing(GANDALF), [TAPPED])
    assert found == works
    assert not Scene(ELROND, hand=[LORE]).offering(f"declare:{LORE}")


@part("dm-139.3")
def test_hobbit_lore_gives_influence_with_hobbits() -> None:
    scene = Scene([GANDALF, LORE], SAM, BALIN, more=["tw-258"])
    army = scene.score("tw-258")
    about = [0, scene.thing(SAM) + 1, scene.thing(BALIN) + 1, army + 1]
    assert scene.s.face(army).race == "hobbit"
    assert [direct_influence(scene.s, scene.thing(GANDALF), what) - 10 for what in about] == [0, 2, 0, 2]


# Khamûl


@part("le-55.1")
def test_khamul_and_his_nazgul_are_one() -> None:
    scene = Scene(LUITPRAND, side="minion", hand=[KHAMUL], foe=[], foes_more=[EASTERLING])
    scene.s.come_into_play(scene.find(EASTERLING, 1), 1)
    assert (out_already(scene.s, face_of(KHAMUL)), out_already(scene.s, face_of(DWAR))) == (True, False)


@part("le-55.2", "le-55.3")
def test_khamul_has_sorcery_and_changes_with_his_modes() -> None:
    scene = Scene(KHAMUL, side="minion")
    assert scene.s.face(scene.thing(KHAMUL)).record.magic == ("sorcery",)
    found = []
    for mode in (FELL_RIDER, "le-190"):
        scene = Scene([KHAMUL, mode], side="minion")
        khamul = scene.thing(KHAMUL)
        plain = {FELL_RIDER: (2, -3), "le-190": (0, 0)}[mode]
        stats = [scene.s.stat("prowess", khamul) - 9 - plain[0], scene.s.stat("di", khamul) - 4 - plain[1]]
        found.append((mode_of(scene.s, 0), stats))
    assert found == [("fell-rider", [1, 0]), ("heralded-lord", [0, -2])]


@part("le-55.5")
def test_khamul_has_one_follower_for_nothing() -> None:
    scene = Scene(KHAMUL, side="minion", hand=[DWAR, WITCH_KING])
    scene.choose(f"play:{DWAR}", "company:company-0").until("organise")
    khamul = scene.thing(KHAMUL)
    assert (scene.s.under[scene.thing(DWAR)], scene.s.value("ringwraith_follower", khamul, 1)) == (khamul, 0)
    scene.next_organisation()
    assert not scene.offering(f"play:{WITCH_KING}")


def wraith_in_bree(*foe: str, leader: str = KHAMUL, terms: Terms = USUAL, rolls: Rolls | None = None) -> Scene:
    """Khamûl, alone or as a follower, attacks a company in Bree."""
    people = [leader] if leader == KHAMUL else [leader, KHAMUL]
    scene = Scene(
        *people,
        foe=list(foe),
        at=MINION_BREE,
        foe_at=BREE,
        side="minion",
        foes_side="hero",
        hand=["le-23"],
        rolls=rolls,
        terms=terms,
    )
    if leader != KHAMUL:
        scene.follow(KHAMUL, leader)
    return scene


def duel(scene: Scene, other: str) -> Scene:
    """Khamûl strikes the other."""
    scene.meanwhile(CompanyAttack(12, 0)).until("who-faces").choose(f"assign:{other}")
    if scene.kind == "face-whom":
        scene.choose(f"strike:{KHAMUL}")
    return scene


@part("le-55.4")
@pytest.mark.parametrize(
    ("other", "leader", "less"), [(ELROND, KHAMUL, 2), (ARAGORN, KHAMUL, 0), (ELROND, WITCH_KING, 0)]
)
def test_khamul_strikes_elves_worse(other: str, leader: str, less: int) -> None:
    rolls: Rolls = {"duel": [[6, 6, 1, 1]] * 2, "body": [[1, 1]] * 2}
    scene = wraith_in_bree(other, leader=leader, rolls=rolls)
    body = scene.s.stat("body", scene.thing(other, 1))
    duel(scene, other)
    while not scene.told("body-check"):
        scene.decline()
    assert scene.told("body-check")[0]["body"] == body - less


@rule("ME-29.18")
@part("C-15", "le-55.6", "CR-383")
@pytest.mark.parametrize(("leader", "more"), [(KHAMUL, 2), (WITCH_KING, 0)])
def test_who_fails_to_strike_khamul_is_broken_sooner(leader: str, more: int) -> None:
    """A strike that is ineffectual leads to no body check."""
    found = []
    for terms in with_erratum("ME-29.18"):
        for roll in ([6, 6], [4, 4]):
            people = [leader] if leader == KHAMUL else [leader, KHAMUL]
            scene = Scene(*people, side="minion", rolls={"strike": [roll], "body": [[3, 3]]}, terms=terms)
            if leader != KHAMUL:
                scene.follow(KHAMUL, leader)
            attacked(scene, "man", prowess=17)
            while scene.kind != "organise":
                scene.choose(f"assign:{KHAMUL}") if scene.offered(f"assign:{KHAMUL}") else scene.decline()
            found.append([check["roll"] for check in scene.told("body-check")])
    assert found == [[6], [], [6 + more], []]


@part("C-15", "le-55.6")
def test_a_character_who_fails_to_strike_khamul_is_checked_with_two_more() -> None:
    found = []
    for terms in with_erratum("ME-29.18"):
        scene = Scene(
            ARAGORN,
            foe=[KHAMUL],
            at=BREE,
            foe_at=MINION_BREE,
            foes_side="minion",
            hand=["tw-28"],
            rolls={"duel": [[1, 1, 6, 6]], "body": [[3, 3]]},
            terms=terms,
        )
        scene.meanwhile(CompanyAttack(12, 0))
        while not scene.told("body-check"):
            scene.decline()
        found.append(scene.told("body-check")[0]["roll"])
    assert found == [6, 8]


# Elf-lord Revealed in Wrath


@rule("ME-29.10")
@part("le-69.3", "le-69.4", "CR-167")
@pytest.mark.parametrize(("card", "works"), [("", [True, False]), (DOORS, [False, False]), (GATES, [True, True])])
def test_an_elf_lord_comes_to_shadow_lands(card: str, works: list[bool]) -> None:
    found = []
    for terms in with_erratum("ME-29.10"):
        scene = Scene(SAM, foes_hand=[WRATH], more=[card] if card else None, terms=terms).stay()
        if card:
            scene.s.come_into_play(scene.find(card), 0)
        scene.s.journey.types = ["shadow-land"]
        found.append([key_of(key) for key in keys_for(scene.s, scene.find(WRATH, 1))])
        scene.s.journey.types = ["wilderness", "wilderness"]
        assert [key_of(key) for key in keys_for(scene.s, scene.find(WRATH, 1))] == ["region-type:wilderness"]
    assert found == [["region-type:shadow-land"] if fits else [] for fits in works]


@part("le-69.1", "le-69.2")
@pytest.mark.parametrize(
    ("who", "side", "prowess", "detained"),
    [(SAM, "hero", 15, True), (LUITPRAND, "minion", 15, False), (DWAR, "minion", 19, False)],
)
def test_an_elf_lord_strikes_ringwraiths_harder(who: str, side: str, prowess: int, detained: bool) -> None:
    scene = Scene(who, side=side, foes_hand=[WRATH], rolls={"strike": [[1, 1]], "body": [[1, 1]]})
    hazard(scene, "wilderness", "wilderness").when(f"declare:{WRATH}")
    while scene.s.innermost(Attack) is None:
        scene.decline()
    attack = scene.s.innermost(Attack)
    assert attack is not None
    assert attack.detainment == detained
    while not scene.told("struck"):
        scene.decline()
    assert scene.told("struck")[0]["prowess"] == prowess


# Black Rider


@part("le-170.1", "le-170.4")
def test_the_black_rider_sets_out_from_a_darkhaven_once() -> None:
    scene = Scene(DWAR, side="minion", hand=[BLACK_RIDER] * 2)
    scene.choose(*scene.offering(f"declare:{BLACK_RIDER}")).quietly()
    assert scene.s.on[scene.thing(BLACK_RIDER)] == scene.thing(DWAR)
    assert not scene.until("organise").offering(f"declare:{BLACK_RIDER}")
    assert not Scene(DWAR, at=BARAD_DUR, side="minion", hand=[BLACK_RIDER]).offering(f"declare:{BLACK_RIDER}")
    assert not Scene(LUITPRAND, side="minion", hand=[BLACK_RIDER]).offering(f"declare:{BLACK_RIDER}")


@part("le-170.2")
def test_the_black_rider_goes_beyond_darkhavens() -> None:
    people: list[str | Cards] = [DWAR, [DWAR, BLACK_RIDER]]
    found = [ways(Scene(who, side="minion").s, 0, face_of(MORGUL), face_of(BARAD_DUR)) for who in people]
    assert [[way.kind for way in some] for some in found] == [[], ["starter"]]


@part("le-170.5")
def test_the_balrog_has_no_black_rider() -> None:
    record = FACES[face_of(BLACK_RIDER)].record
    assert [resource_rule(record, one, "") for one in ("minion", "balrog")] == ["", "ME-2.37"]


@rule("ME-29.22")
@part("le-170.3", "CR-606", "CR-607")
@pytest.mark.parametrize(
    ("origin", "moved", "stays"), [(SHELOBS_LAIR, True, False), (GULDUR, True, True), (SHELOBS_LAIR, False, True)]
)
def test_the_black_riders_part_at_a_darkhaven(origin: str, moved: bool, stays: bool) -> None:
    found = []
    for terms in with_erratum("ME-29.22"):
        scene = Scene([DWAR, BLACK_RIDER], KHAMUL, side="minion", sites=[SHELOBS_LAIR], terms=terms)
        scene.follow(KHAMUL, DWAR)
        ride(scene.s, origin, moved)
        scene.s.settle()
        scene.again().until("organise")
        found.append((BLACK_RIDER in scene.cards(PLAY), scene.members()))
    both, alone = (True, [[DWAR, KHAMUL]]), (False, [[DWAR]])
    assert found == [alone, both if stays else alone]


# Dwar Unleashed


@rule("ME-29.9")
@part("le-182.1", "le-182.2", "CR-133", "CR-134")
@pytest.mark.parametrize(("mode", "works"), [(FELL_RIDER, [True, True]), ("", [False, True])])
def test_dwar_unleashed_crosses_regions(mode: str, works: list[bool]) -> None:
    """Without a mode he goes no further than to Darkhavens, whichever way. ME-21.10"""
    found = []
    for terms in with_erratum("ME-29.9"):
        scene = Scene([DWAR, mode] if mode else DWAR, side="minion", hand=[UNLEASHED], terms=terms)
        before = {way.kind for way in ways(scene.s, 0, face_of(MORGUL), face_of(BARAD_DUR))}
        offered = scene.offering(f"declare:{UNLEASHED}")
        found.append(bool(offered))
        if offered:
            scene.choose(*offered).quietly()
            after = {way.kind for way in ways(scene.s, 0, face_of(MORGUL), face_of(BARAD_DUR))}
            assert (before, after) == (({"starter"}, {"starter", "region"}) if mode else (set(), set()))
    assert found == works


@part("le-182.1")
def test_nobody_but_dwar_is_unleashed() -> None:
    assert not Scene([KHAMUL, FELL_RIDER], side="minion", hand=[UNLEASHED]).offering(f"declare:{UNLEASHED}")
    follower = Scene([KHAMUL, BLACK_RIDER], DWAR, side="minion", hand=[UNLEASHED])
    follower.follow(DWAR, KHAMUL)
    follower.s.avatars = [face_of(KHAMUL), -1]
    assert not follower.again().offering(f"declare:{UNLEASHED}")


# Beorning Skin-changers


@part("ba-10.1", "ba-10.2")
@pytest.mark.parametrize(("side", "who", "texts"), [("hero", SAM, [1]), ("minion", LUITPRAND, [0])])
def test_bears_fight_minions_and_turn_heroes_back(side: str, who: str, texts: list[int]) -> None:
    scene = hazard(Scene(who, side=side, foes_hand=[BEARS]), "wilderness", "wilderness")
    assert scene.offering(f"declare:{BEARS}") == [f"declare:{BEARS}.{text}" for text in texts]


@part("ba-10.2")
@pytest.mark.parametrize(
    ("people", "tapped", "back"),
    [
        ((SAM,), "", True),
        ((SAM, GLORFINDEL), "", False),
        ((SAM, GLORFINDEL), GLORFINDEL, True),
        ((SAM, BEORN), BEORN, False),
    ],
)
def test_bears_respect_beorn_and_strong_warriors(people: tuple[str, ...], tapped: str, back: bool) -> None:
    scene = hazard(Scene(*people, foes_hand=[BEARS]), "wilderness", "wilderness")
    if tapped:
        scene.make(TAPPED, tapped)
    scene.when(f"declare:{BEARS}")
    while scene.kind == "react" and scene.s.journey.count and not scene.cards(DISCARD, 1):
        scene.decline()
    assert (scene.s.journey.sent_back, scene.cards(DISCARD, 1)) == (back, [BEARS])


@rule("ME-29.8")
@part("ba-10.3", "CR-822")
@pytest.mark.parametrize(
    ("types", "regions", "works"),
    [
        (["wilderness", "wilderness"], ["Rhudaur"], [True, True]),
        (["wilderness"], ["Rhudaur"], [True, False]),
        (["border-land"], ["Anduin Vales"], [True, True]),
    ],
)
def test_bears_turn_heroes_back_in_their_own_lands(types: list[str], regions: list[str], works: list[bool]) -> None:
    found = []
    for terms in with_erratum("ME-29.8"):
        scene = hazard(Scene(SAM, foes_hand=[BEARS], terms=terms), *types)
        scene.s.journey.regions = regions
        found.append(bool(scene.again().offering(f"declare:{BEARS}")))
    assert found == works


# Flies and Spiders


@rule("ME-29.11")
@part("dm-58.1", "dm-58.2", "CR-217")
def test_flies_and_spiders_wait_for_the_strike() -> None:
    found = []
    for terms in with_erratum("ME-29.11"):
        scene = on_the_way(SPIDERS, GLORFINDEL, SAM, terms=terms)
        attacked(scene, "spider", prowess=20)
        before = offers_until(scene, "assign")
        scene.choose(f"assign:{SAM}")
        after = offers_until(scene, "defend")
        found.append((before, after))
    assert found == [([f"declare:{SPIDERS}.0"], []), ([], [f"declare:{SPIDERS}.1"])]


@part("dm-58.2")
def test_flies_and_spiders_take_who_faces_the_strike() -> None:
    scene = on_the_way(SPIDERS, GLORFINDEL, SAM, terms=Terms(errata=["ME-29.11"]))
    attacked(scene, "spider", prowess=20).until("assign").choose(f"assign:{SAM}").when(f"declare:{SPIDERS}")
    assert scene.kind != "target"
    assert scene.s.on[scene.thing(SPIDERS, 1)] == scene.thing(SAM)
    assert scene.until("rescue-site").status(SAM) == [TAPPED]


def offers_until(scene: Scene, kind: str) -> list[str]:
    """All plays of the card that are offered before the question."""
    found: list[str] = []
    while scene.kind != kind:
        found += scene.offering(f"declare:{SPIDERS}")
        scene.decline()
    return sorted(set(found))


# Paths of the Dead, Army of the Dead


def at_dunharrow(*people: str, hand: Cards | None = None, foes: Cards | None = None, terms: Terms = USUAL) -> Scene:
    """The end of the organisation phase, at Dunharrow, with the Vale of Erech ahead."""
    held = [PATHS] if hand is None else hand
    scene = Scene(
        *people,
        at=DUNHARROW,
        sites=[ERECH],
        hand=held,
        foes_hand=foes,
        terms=terms,
        rolls={"strike": [[6, 6]] * 9, "body": [[6, 6]] * 9},
    )
    return scene.choose("move", f"move:{ERECH}").until("events")


def to_erech(scene: Scene, played: bool, way: str) -> Scene:
    """They go to the Vale of Erech in this way; Paths of the Dead is played before, or not."""
    if played:
        scene.choose(*scene.offering(f"declare:{PATHS}")).until("way")
        kinds = [each.kind for each in ways(scene.s, 0, face_of(DUNHARROW), face_of(ERECH))]
        scene.choose(f"way:number-{kinds.index(way)}")
    return scene


@part("tw-302.1", "tw-302.2", "CR-516")
def test_the_paths_of_the_dead_lead_from_dunharrow_to_erech() -> None:
    scene = at_dunharrow(ARAGORN, SAM)
    assert "special" not in [way.kind for way in ways(scene.s, 0, face_of(DUNHARROW), face_of(ERECH))]
    scene.choose(*scene.offering(f"declare:{PATHS}")).until("way")
    found = [[way.kind for way in ways(scene.s, 0, face_of(DUNHARROW), face_of(site))] for site in (ERECH, MORIA)]
    assert ("special" in found[0], "special" in found[1]) == (True, False)


@part("tw-302.1")
def test_the_paths_of_the_dead_are_for_aragorn_at_dunharrow() -> None:
    elsewhere = Scene(ARAGORN, hand=[PATHS], sites=[ERECH]).choose("move", "stay").until("events")
    for scene in (at_dunharrow(STRIDER), elsewhere):
        assert not scene.offering(f"declare:{PATHS}")
    early = Scene(ARAGORN, at=DUNHARROW, hand=[PATHS])
    assert not early.offering(f"declare:{PATHS}")


@part("tw-302.3")
def test_on_the_paths_of_the_dead_none_but_undead_come_and_all_of_them() -> None:
    """Orc-guard could be keyed to what they pass, Barrow-wight to nothing of it."""
    found = []
    for played in (True, False):
        scene = at_dunharrow(ARAGORN, foes=["tw-14", "tw-73"])
        to_erech(scene, played, "special")
        while scene.kind != "react" or scene.seat != 1:
            scene.decline()
        scene.s.journey.types = ["wilderness"] * 4
        scene.s.journey.limit = 9
        keys = [[key_of(key) for key in keys_for(scene.s, scene.find(card, 1))] for card in ("tw-14", "tw-73")]
        found.append(keys)
    assert found[0] == [["none:card"], []]
    assert (found[1][0], bool(found[1][1])) == ([], True)


def site_phase(scene: Scene) -> Scene:
    scene.until("enter").choose("enter")
    while scene.kind != "at-site":
        scene.choose("stay-untapped") if "stay-untapped" in scene.offers() else scene.decline()
    return scene


@rule("ME-29.21")
@part("tw-193.1", "tw-193.2", "CR-580", "CR-581")
@pytest.mark.parametrize(
    ("played", "way", "works"),
    [(True, "special", [True, True]), (True, "region", [True, False]), (False, "region", [False, False])],
)
def test_the_army_of_the_dead_comes_for_who_has_called_it(played: bool, way: str, works: list[bool]) -> None:
    found = []
    for terms in with_erratum("ME-29.21"):
        scene = at_dunharrow(ARAGORN, SAM, hand=[PATHS, ARMY], terms=terms)
        site_phase(to_erech(scene, played, way))
        found.append(f"play:{ARMY}" in scene.offers())
        if found[-1]:
            scene.choose(f"play:{ARMY}")
            assert [key.partition("#")[0] for key in scene.offers()] == [f"give:{ARAGORN}"]
            scene.choose(f"give:{ARAGORN}")
            site = scene.s.companies[scene.number(ARAGORN)].site
            assert (scene.cards(POINTS), scene.status(ARAGORN), scene.s.status[site]) == ([ARMY], [TAPPED], TAPPED)
            assert (scene.told("influenced"), scene.status(SAM)) == ([], [UNTAPPED])
    assert found == works


@rule("ME-7.13", "ME-10.16")
def test_a_faction_that_needs_no_check_is_announced_too() -> None:
    """By the erratum the Army of the Dead joins Aragorn II for sure; its site is tapped by that."""
    scene = at_dunharrow(ARAGORN, SAM, hand=[PATHS, ARMY], foes=[DESPAIR_OF_HEART], terms=with_erratum("ME-29.21")[0])
    to_erech(scene, True, "special")
    card = scene.find(DESPAIR_OF_HEART, 1)
    scene.s.zones.move(card, GUARD + 1)
    site_phase(scene)
    scene.s.lay_on(card, scene.s.companies[scene.number(ARAGORN)].site)
    scene.choose(f"play:{ARMY}", f"give:{ARAGORN}")
    assert (scene.kind, scene.seat, scene.cards(POINTS)) == ("reveal", 1, [])
    scene.choose(scene.offers()[0])
    assert (scene.s.zones.where[card], scene.cards(POINTS)) == (PLAY + 1, [ARMY])


@part("tw-193.3", "CR-579")
def test_the_army_of_the_dead_follows_nobody_else() -> None:
    scene = Scene(GLORFINDEL, at=ERECH, foe=[ARAGORN], foes_more=[ARMY])
    scene.score(ARMY, 1)
    assert targets(scene.s, 0) == []


# Blackbole


@rule("ME-29.23")
@part("le-152.3", "CR-615")
@pytest.mark.parametrize(
    ("site", "works"),
    [("le-414", [True, True]), ("wh-57", [True, False]), (GULDUR, [False, False]), (MINION_BREE, [False, False])],
)
def test_blackbole_is_found_in_mirkwood(site: str, works: list[bool]) -> None:
    """Woodmen-town; Rhosgobel as a Wizardhaven; at Dol Guldur it never is."""
    found = []
    for terms in with_erratum("ME-29.23"):
        scene = visiting(Scene(LUITPRAND, at=site, side="minion", hand=[BLACKBOLE], terms=terms))
        found.append(f"play:{BLACKBOLE}" in scene.offers())
    assert found == works


@part("le-152.1", "le-152.2", "CR-613", "CR-614")
def test_blackbole_faces_no_strike_at_a_site_but_attacks_there() -> None:
    scene = Scene([LUITPRAND, BLACKBOLE], side="minion", at=MINION_BREE, foe=[SAM], foe_at=BREE, foes_side="hero")
    ally, sam = scene.thing(BLACKBOLE), scene.thing(SAM, 1)
    road, automatic = Attack(0), Attack(0, "automatic")
    assert [ally in attack.defenders(scene.s) for attack in (road, automatic)] == [True, False]
    scene.s.active = 1
    defending, attacking = CompanyAttack(0, 12), CompanyAttack(12, 0)
    assert defending.defenders(scene.s) == [scene.thing(LUITPRAND)]
    assert (attacking.attackers(scene.s), attacking.defenders(scene.s)) == ([scene.thing(LUITPRAND), ally], [sam])
