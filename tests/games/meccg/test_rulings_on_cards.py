"""Rulings about single cards of the six decks, one after another."""

import pytest
from tests.games.meccg.dark import MAN
from tests.games.meccg.scene import Scene
from tests.games.meccg.test_events import BALIN, GLORFINDEL, SAM
from tests.games.meccg.test_hero_events import DOORS, GATES
from tests.games.meccg.test_hero_fights import attacked
from tests.games.meccg.test_hero_journeys import moving
from tests.games.meccg.test_hero_sites import visiting

from mathom.effects import Entry
from mathom.games.meccg.cards.fetching import Fetching
from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.companies.bequest import Bequest
from mathom.games.meccg.companies.stores import Handing
from mathom.games.meccg.faces import FACES, face_of
from mathom.games.meccg.journey.keys import key_named, keys_for
from mathom.games.meccg.journey.ways import special_ways
from mathom.games.meccg.state import A_COMPANY, TAPPED, UNTAPPED, WOUNDED
from mathom.games.meccg.zones import CHAIN, DECK, DISCARD, GUARD, POINTS
from mathom.testing import part, rule

MORIA, BARROWS, DAGGER, STIR, ORC_GUARD, RIVENDELL = "tw-413", "tw-375", "tw-206", "tw-61", "tw-72", "tw-421"
RIVER, RANGER, QUARRELS, ALIGN, ORTHANC, SARUMAN = "tw-84", "tw-120", "tw-207", "tw-190", "tw-300", "tw-181"


# What is discarded, stored and taken back


@part("CR-035")
def test_the_arkenstone_leaves_the_followers_of_a_dwarf() -> None:
    scene = Scene([MAN, "le-418"], at="le-353", side="minion", foe=[BALIN, SAM], foe_at=BARROWS)
    scene.follow(SAM, BALIN, 1)
    scene.again().when("declare:le-418").until("organise")
    assert (scene.members(1), BALIN in scene.cards(DISCARD, 1)) == ([[SAM]], True)


@part("CR-514")
def test_what_aligned_a_stored_palantir_goes_with_it() -> None:
    scene = Scene([SAM, ORTHANC], more=[ALIGN], rolls={"check": [[6, 6]]})
    scene.bear(ALIGN, ORTHANC)
    palantir = scene.thing(ORTHANC)
    scene.meanwhile(Handing(palantir)).until("organise")
    assert scene.cards(POINTS) == sorted([ORTHANC, ALIGN])
    scene.s.discard(palantir)
    assert (scene.cards(POINTS), scene.cards(DISCARD)) == ([], sorted([ORTHANC, ALIGN]))


@part("CR-562")
def test_a_wounded_companion_may_take_what_is_left_behind() -> None:
    scene = Scene([SAM, DAGGER], GLORFINDEL).make(WOUNDED, GLORFINDEL)
    scene.meanwhile(Bequest(scene.thing(SAM))).choose(f"take:{DAGGER}")
    assert (scene.hand(), scene.s.on[scene.thing(DAGGER)]) == ([SAM], scene.thing(GLORFINDEL))


@rule("ME-17.16")
@part("CR-562")
def test_nothing_is_left_behind_to_who_cannot_bear_it() -> None:
    """A Whip is for Orcs and Trolls."""
    orc, whip = "le-39", "le-348"
    scene = Scene([orc, whip], MAN, at="le-353", side="minion").again()
    scene.meanwhile(Bequest(scene.thing(orc)))
    assert scene.kind != "salvage"
    assert (scene.hand(), scene.cards(DISCARD)) == ([orc], [whip])


@part("tw-181.2")
@pytest.mark.parametrize("lies", [True, False])
def test_saruman_is_not_asked_to_tap_for_a_spell_that_is_not_there(lies: bool) -> None:
    spell = next(f.id for f in FACES if "spell" in f.keywords and f.alignment == "hero")
    scene = Scene(SARUMAN, SAM, hand=["tw-204"], more=[spell])
    if lies:
        scene.s.zones.move(scene.find(spell), DISCARD)
    scene.again().reach("end")
    assert bool(scene.offering(f"declare:{SARUMAN}")) == lies


@part("tw-2.3", "CR-004")
@pytest.mark.parametrize("status", [UNTAPPED, TAPPED])
def test_adunaphel_taps_only_who_is_untapped(status: int) -> None:
    scene = Scene(SAM, foes_more=["tw-2"]).make(status, SAM)
    scene.s.come_into_play(scene.find("tw-2", 1), 1)
    scene.again().stay()
    while scene.seat != 1:
        scene.decline()
    assert bool(scene.offering("declare:tw-2")) == (status == UNTAPPED)


@part("CR-110")
def test_cram_is_not_eaten_by_who_is_not_tapped() -> None:
    scene = Scene([SAM, "td-105"])
    assert not scene.offering("declare:td-105#") or not any(
        key.endswith(".0") for key in scene.offering("declare:td-105")
    )
    scene.make(TAPPED, SAM)
    assert any(key.endswith(".0") for key in scene.offering("declare:td-105"))


@part("CR-050")
@pytest.mark.parametrize(("card", "found"), [("td-37", True), ("td-57", True), ("tw-72", False)])
def test_dragons_of_any_form_come_from_the_pits(card: str, found: bool) -> None:
    """Factions of Dragons too."""
    scene = Scene(SAM)
    assert Fetching(0, "dragons-and-drakes").fits(scene.s, face_of(card)) == found
    factions = [face.number for face in FACES if face.kind == "faction" and face.race == "dragon"]
    assert factions
    assert all(Fetching(0, "dragons").fits(scene.s, face) for face in factions)


@part("CR-524", "CR-525", "CR-818", "G-16")
def test_smoke_rings_bring_back_no_hazards_and_no_resources_of_the_others() -> None:
    scene = Scene(SAM, hand=["dm-159"], sideboard={"tw-106": 1, "tw-104": 1, "le-183": 1, "le-1": 1, "tw-244": 1})
    scene.choose("declare:dm-159.0").until("fetch-any")
    assert sorted(scene.offering("fetch:")) == ["fetch:le-1", "fetch:tw-244"]


@part("CR-508", "CR-509", "CR-743")
@pytest.mark.parametrize("what", ["anything", "resources"])
def test_what_is_fetched_from_the_discard_pile_is_not_shown(what: str) -> None:
    """The other player learns that a card was taken, not which; the site cards of the pile lie elsewhere."""
    scene = Scene(SAM, more=["tw-244", DAGGER], sites=[MORIA])
    s = scene.s
    for card in ("tw-244", DAGGER):
        s.zones.move(scene.find(card), DISCARD)
    s.discard(scene.site(MORIA))
    scene.meanwhile(Fetching(0, what, 1, "play-deck"))
    assert sorted(scene.offers()) == ["done", f"fetch:{DAGGER}", "fetch:tw-244"]
    scene.choose("fetch:tw-244")
    assert (scene.cards(DECK), s.zones.knows(1, s.at(DECK, 0)[0])) == (["tw-244"], False)
    assert scene.told("fetched") == [{"seat": 0, "count": 1, "place": "play-deck"}]


# On the way


def at_the_river(*heroes: str, rivers: int = 1, more: str = DAGGER) -> Scene:
    """Everybody has come to the Barrow-downs, where rivers bar the way."""
    scene = Scene(*heroes, at=BARROWS, more=[more], foes_hand=[RIVER] * rivers)
    s = scene.s
    for number in s.companies_of(0):
        arrived = s.companies[number].copy()
        arrived.moved = True
        s.set_company(number, arrived)
    for _ in range(rivers):
        for text in (1, 2):
            s.enter(
                Entry(
                    1, face_of(RIVER), text, scene.find(RIVER, 1), [s.companies[0].site], "turn", order=s.in_force.begun
                )
            )
    return scene


@part("CR-226")
@pytest.mark.parametrize("moved", [True, False])
def test_a_ranger_of_another_company_finds_the_way(moved: bool) -> None:
    """If that has moved to the same site."""
    scene = at_the_river(GLORFINDEL, more=RANGER)
    number = scene.company(0, [RANGER], BARROWS, fresh=False)
    other = scene.s.companies[number].copy()
    other.moved = moved
    scene.s.set_company(number, other)
    visiting(scene, "arrive")
    assert (scene.kind == "find-a-way") == moved
    if moved:
        scene.choose(f"cancel:{RANGER}")
        assert (scene.kind, scene.status(RANGER)) == ("enter", [TAPPED])


@part("CR-227")
@pytest.mark.parametrize("rangers", [1, 2])
def test_each_river_needs_a_ranger_of_its_own(rangers: int) -> None:
    heroes = (RANGER, "tw-118")[:rangers]
    scene = visiting(at_the_river(*heroes, rivers=2), "arrive")
    crossed = 0
    while scene.kind == "find-a-way":
        scene.choose(scene.offering("cancel:")[0])
        crossed += 1
    assert (crossed, scene.kind == "enter") == (rangers, rangers == 2)


@part("CR-224")
def test_a_river_is_no_card_in_play() -> None:
    """It is discarded when it has worked, and works on to the end of the turn."""
    scene = Scene(GLORFINDEL, sites=[BARROWS], foes_hand=[RIVER])
    scene.choose("move").until("plan").choose(f"move:{BARROWS}").hazards().choose(f"declare:{RIVER}.0")
    while RIVER not in scene.cards(DISCARD, 1):
        scene.decline()
    seen: list[str] = []
    while scene.s.active == 0:
        seen.append(scene.kind)
        scene.decline()
    assert ("enter" in seen, scene.s.refuse_act("site-phase", A_COMPANY)) == (False, None)


@part("CR-252", "CR-665")
@pytest.mark.parametrize(("card", "side", "who"), [("td-132", "hero", RANGER), ("le-179", "minion", "le-6")])
def test_a_hazard_is_stopped_by_a_lower_limit(card: str, side: str, who: str) -> None:
    """What was declared comes to nothing; what was just laid on-guard returns to hand."""
    scene = Scene(who, side=side, hand=[card], more=[GATES] if side == "hero" else [], foes_hand=[STIR, ORC_GUARD])
    text = 1 if side == "hero" else 3
    s = scene.s
    if side == "hero":
        scene.enter(GATES)
    scene.stay().hazards()
    s.journey.limit = 1
    if side == "minion":
        s.journey.way = "region"
    scene.again().choose(f"on-guard:{STIR}")
    assert scene.cards(GUARD, 1) == [STIR]
    scene.when(f"declare:{card}.{text}")
    while scene.cards(GUARD, 1):
        scene.decline()
    assert sorted(scene.hand(1)) == sorted([STIR, ORC_GUARD])


@part("CR-312")
def test_the_great_ship_sails_to_the_end_of_the_turn() -> None:
    scene = Scene(SAM, BALIN, hand=["tw-248"]).choose("declare:tw-248.0")
    scene.until("organise")
    assert len(scene.s.in_force.until("turn")) == 1
    scene.s.expire("travel")
    assert len(scene.s.in_force.until("turn")) == 1


@part("CR-390")
@pytest.mark.parametrize(
    "region",
    ["Old Pûkel-land", "Andrast", "Anfalas", "Belfalas", "Cardolan", "Enedhwaith", "Harondor", "Lebennin"],
)
def test_corsairs_come_to_every_coast(region: str) -> None:
    scene = moving(Scene(SAM, foes_hand=["tw-24"]))
    scene.s.journey.regions = [region]
    assert key_named(f"region:{region}") in keys_for(scene.s, scene.find("tw-24", 1))


@part("G-22", "CR-792")
@pytest.mark.parametrize(("site", "works"), [("tw-375", True), ("dm-30", False), ("tw-413", False)])
def test_eagles_and_shadows_do_not_reach_below_the_earth(site: str, works: bool) -> None:
    scene = Scene(SAM, at=site, foes_hand=["tw-21"], foes_more=[DOORS], more=["tw-220"])
    s = scene.s
    scene.s.come_into_play(scene.find(DOORS, 1), 1)
    s.enter(Entry(0, face_of("tw-220"), 1, scene.thing(SAM), [scene.thing(SAM)], "turn", order=s.in_force.begun))
    assert bool(special_ways(s, 0, face_of(site))) == works
    scene.stay().hazards()
    assert ("declare:tw-21.2" in scene.offers()) == (
        works and s.face(s.companies[0].site).record.site_type == "ruins-and-lairs"
    )


@part("CR-791")
def test_choking_shadows_may_always_strengthen_the_attack() -> None:
    """By night that is a choice."""
    scene = Scene(SAM, at=BARROWS, foes_hand=["tw-21"], foes_more=[DOORS])
    scene.s.come_into_play(scene.find(DOORS, 1), 1)
    offers = scene.stay().hazards().offers()
    assert ("declare:tw-21.0" in offers, "declare:tw-21.2" in offers) == (True, True)


# In attacks


@part("CR-062", "CR-063", "CR-218", "CR-219")
@pytest.mark.parametrize("ent", ["tw-353", "tw-307"])
def test_ents_are_left_out_at_every_site_but_lend_a_hand(ent: str) -> None:
    """Of attacks at the site, not of those on the way."""
    for origin, key, hit in (("automatic", "", False), ("creature", "site-type:ruins-and-lairs", False)):
        scene = attacked(Scene([GLORFINDEL, ent], at=BARROWS), "orc", strikes=2, origin=origin, key=key)
        attack = scene.s.innermost(Attack)
        assert attack is not None
        while not attack.targets:
            scene.decline()
        assert (scene.thing(ent) in attack.targets) == hit
        assert f"support:{ent}#{scene.thing(ent)}" in scene.until("defend").offers()
    scene = attacked(Scene([GLORFINDEL, ent], at=BARROWS), "orc", strikes=2, key="region-type:wilderness")
    attack = scene.s.innermost(Attack)
    assert attack is not None
    while not attack.targets:
        scene.decline()
    assert scene.thing(ent) in attack.targets


@part("CR-289")
@pytest.mark.parametrize(("key", "works"), [("region-type:wilderness", True), ("region:Arthedain", False)])
def test_goldberry_knows_the_wilderness_not_every_region_by_its_name(key: str, works: bool) -> None:
    scene = attacked(Scene([SAM, "tw-245"]), "wolf", key=key)
    assert bool(scene.offering("declare:tw-245")) == works


@part("CR-651", "CR-652")
def test_dark_quarrels_halve_one_attack_once() -> None:
    """Four strikes become two; a second copy is of no use, and the next attack has four again."""
    scene = Scene(SAM, BALIN, GLORFINDEL, "tw-128", hand=[QUARRELS, QUARRELS], more=[GATES])
    scene.enter(GATES)
    attacked(scene, "animal", strikes=4).choose(f"declare:{QUARRELS}.1")
    while scene.s.zones.content[CHAIN]:
        scene.decline()
    assert f"declare:{QUARRELS}.1" not in scene.offers()
    attack = scene.s.innermost(Attack)
    assert attack is not None
    assert attack.number_of_strikes(scene.s) == 2
    scene.until("organise")
    attacked(scene, "animal", strikes=4)
    attack = scene.s.innermost(Attack)
    assert attack is not None
    assert (attack.number_of_strikes(scene.s), f"declare:{QUARRELS}.1" in scene.offers()) == (4, True)
