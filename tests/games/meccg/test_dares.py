"""Searches in dark places, flowers for a crown, warnings in time, fumes and what is roused; a test for each clause."""

import pytest
from tests.games.meccg.scene import Scene
from tests.games.meccg.test_events import BALIN, GLORFINDEL, SAM
from tests.games.meccg.test_hero_events import DOORS
from tests.games.meccg.test_hero_fights import attacked
from tests.games.meccg.test_hero_sites import visiting

from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.combat.dragons import homes
from mathom.games.meccg.combat.strike import Strike
from mathom.games.meccg.companies.stores import Handing
from mathom.games.meccg.council.scoring import worth
from mathom.games.meccg.decks.allowed import hazard_rule
from mathom.games.meccg.faces import FACES, face_of
from mathom.games.meccg.journey.keys import GATES_OF_MORNING, is_in_play
from mathom.games.meccg.places import site_type
from mathom.games.meccg.sites.automatic import attacks_at
from mathom.games.meccg.state import TAPPED, UNTAPPED, WOUNDED
from mathom.games.meccg.uniqueness import is_doubled
from mathom.games.meccg.zones import DECK, DISCARD, HAND, PLAY, POINTS, SITES
from mathom.testing import part, rule

MORIA, RIVENDELL, EDORAS = "tw-413", "tw-421", "tw-394"
SEARCH, CROWN, WARNING, WINDLORD = "tw-269", "dm-121", "dm-132", "dm-164"
SWORD, DAGGER, RING, CRAM, ALATAR = "tw-244", "tw-206", "tw-347", "td-105", "tw-117"
WINS = {"strike": [[6, 6]] * 9, "body": [[1, 1]] * 9, "check": [[6, 6]] * 9}


# Lucky Search


def searching(deck: list[str], strike: list[int], at: str = MORIA, tapped: bool = False) -> Scene:
    """Sam searches; the top of his play deck is the first of these cards."""
    rolls = {"strike": [strike], "body": [[1, 1]], "deck.0": [[0] * 9]}
    scene = Scene(SAM, at=at, hand=[SEARCH, *deck], rolls=rolls)
    s = scene.s
    for card in reversed(deck):
        s.zones.move(s.with_face(HAND, 0, face_of(card)), DECK)
    if tapped:
        s.tap(s.companies[0].site)
    return visiting(scene)


@part("tw-269.1", "tw-269.2", "tw-269.3", "CR-207", "CR-208", "CR-209", "CR-211")
@pytest.mark.parametrize("tapped", [True, False])
def test_a_scout_searches_until_he_finds_something(tapped: bool) -> None:
    scene = searching(["tw-204", RING, SWORD, DAGGER], [6, 6], tapped=tapped)
    site = scene.s.companies[0].site
    scene.choose(f"declare:{SEARCH}.0").until("organise")
    assert scene.told("turned-up") == [{"seat": 0, "cards": ["tw-204", RING, SWORD]}]
    [attack] = scene.told("attacked")
    assert (attack["strikes"], attack["prowess"]) == (1, 6)
    assert scene.s.on[scene.thing(SWORD)] == scene.thing(SAM)
    assert (scene.status(SAM), scene.s.status[site]) == ([TAPPED], TAPPED if tapped else UNTAPPED)
    assert scene.cards(DECK) == sorted(["tw-204", RING, DAGGER])


@part("tw-269.4", "CR-205", "CR-206")
def test_a_wounded_scout_loses_what_he_has_found() -> None:
    scene = searching(["tw-204", DAGGER], [1, 1]).choose(f"declare:{SEARCH}.0").until("organise")
    assert (scene.status(SAM), DAGGER in scene.cards(DISCARD)) == ([WOUNDED], True)
    assert scene.cards(DECK) == ["tw-204"]


@part("tw-269.2", "CR-207")
def test_without_an_item_the_whole_deck_is_searched_and_not_exhausted() -> None:
    scene = searching(["tw-204", "tw-209"], [6, 6])
    before = scene.s.exhausted
    scene.choose(f"declare:{SEARCH}.0").until("organise")
    assert (scene.told("attacked")[0]["prowess"], scene.cards(DECK)) == (5, ["tw-204", "tw-209"])
    assert scene.s.exhausted == before


@part("tw-269.2", "CR-207")
def test_what_is_in_play_is_not_found_again() -> None:
    twin = Scene([BALIN, SWORD], SAM, at=MORIA, hand=[SEARCH, SWORD, DAGGER], rolls={**WINS, "deck.0": [[0] * 9]})
    for card in (DAGGER, SWORD):
        twin.s.zones.move(twin.s.with_face(HAND, 0, face_of(card)), DECK)
    visiting(twin).choose(f"declare:{SEARCH}.0").until("organise")
    assert twin.told("turned-up")[0]["cards"] == [SWORD, DAGGER]


@part("tw-269.1")
def test_the_search_takes_a_scout_in_a_dark_place() -> None:
    assert not searching([DAGGER], [6, 6], at=EDORAS).offering(f"declare:{SEARCH}")
    assert not visiting(Scene(BALIN, at=MORIA, hand=[SEARCH])).offering(f"declare:{SEARCH}")


@part("tw-269.3", "td-114.1", "CR-210", "CR-564", "CR-565")
@pytest.mark.parametrize("shielded", [True, False])
def test_nobody_cancels_what_the_searcher_meets(shielded: bool) -> None:
    """Not by hiding, and not with a friend: but a shield makes the strike ineffectual."""
    shield, warrior, fatty = "td-114", "tw-120", "tw-495"
    rolls = {**WINS, "deck.0": [[0] * 9]}
    scene = Scene([warrior, shield], fatty, at=MORIA, hand=[SEARCH, DAGGER, "tw-204"], rolls=rolls)
    scene.s.zones.move(scene.s.with_face(HAND, 0, face_of(DAGGER)), DECK)
    visiting(scene).choose(f"declare:{SEARCH}.0").choose(f"on:{warrior}")
    while scene.s.innermost(Strike) is None:
        assert not scene.offering("declare:tw-204")
        scene.decline()
    assert not scene.offering(f"declare:{fatty}")
    if shielded:
        scene.when(f"declare:{shield}")
    scene.until("organise")
    assert [told["card"] for told in scene.told("struck")] == ([] if shielded else [warrior])
    assert [told["outcome"] for told in scene.told("attack-over")] == ["endured" if shielded else "defeated"]


# Crown of Flowers

COCK, QUARRELS = "tw-342", "tw-207"


@part("dm-121.1", "CR-089")
def test_a_crown_of_flowers_comes_alone() -> None:
    scene = Scene(SAM, hand=[CROWN]).choose(f"declare:{CROWN}.0").quietly()
    assert scene.cards(PLAY) == sorted([CROWN, SAM])


@part("dm-121.2", "dm-121.3")
@pytest.mark.parametrize("doors", [True, False])
def test_for_one_resource_it_is_morning(doors: bool) -> None:
    """The Cock Crows discards a hazard permanent-event while Gates of Morning is in play."""
    scene = Scene(SAM, hand=[COCK, COCK, CROWN], foes_more=["tw-27", DOORS])
    s = scene.s
    s.come_into_play(scene.find("tw-27", 1), 1, scene.thing(SAM))
    if doors:
        s.come_into_play(scene.find(DOORS, 1), 1)
    assert not scene.again().offering(f"declare:{COCK}")
    scene.choose(f"declare:{CROWN}.0").quietly()
    assert scene.offering(f"declare:{COCK}.1")
    scene.when(f"declare:{COCK}.1")
    if scene.kind == "target":
        scene.choose("on:tw-27")
    scene.quietly()
    assert "tw-27" in scene.cards(DISCARD, 1)
    assert sorted(scene.cards(DISCARD)) == sorted([COCK, CROWN])
    assert not scene.offering(f"declare:{COCK}")


@part("dm-121.2")
def test_the_crown_is_for_its_own_player() -> None:
    scene = Scene(SAM, more=[CROWN], foes_hand=[COCK], foe=[BALIN])
    s = scene.s
    s.come_into_play(scene.find(CROWN), 0)
    askers = (-1, scene.find(COCK, 1), scene.find(CROWN))
    assert [is_in_play(s, GATES_OF_MORNING, asker) for asker in askers] == [False] * 3


@part("dm-121.3")
def test_what_was_played_with_the_crown_goes_with_it() -> None:
    choose, heavy = (
        "dm-133",
        next(f.id for f in FACES if f.kind == "item" and f.alignment == "hero" and f.corruption == 3),
    )
    scene = Scene([SAM, heavy], hand=[choose, CROWN])
    s = scene.s
    scene.choose(f"declare:{CROWN}.0").quietly()
    scene.when(f"declare:{choose}").quietly()
    assert s.on[scene.thing(CROWN)] == scene.thing(choose)
    s.discard(scene.thing(CROWN))
    scene.again()
    assert sorted(scene.cards(DISCARD)) == sorted([choose, CROWN])


# Forewarned Is Forearmed


def several() -> str:
    """A hero site with two automatic-attacks that is no Dragon's home."""
    sites = [f for f in FACES if f.kind == "site" and f.alignment == "hero" and len(f.record.automatic_attacks) > 1]
    return next(f.id for f in sites if f.title not in homes() and not f.record.under_deeps)


@part("dm-132.1", "dm-132.4", "CR-527")
@pytest.mark.parametrize("warned", [True, False])
def test_who_is_forewarned_meets_one_attack(warned: bool) -> None:
    site = several()
    scene = Scene(GLORFINDEL, SAM, at=site, more=[WARNING], rolls={"strike": [[6, 6]] * 99, "body": [[6, 6]] * 99})
    s = scene.s
    printed = FACES[face_of(site)].record.automatic_attacks
    if warned:
        s.come_into_play(scene.find(WARNING), 0)
    visiting(scene, "arrive").choose("enter")
    if warned:
        assert (scene.kind, scene.seat, len(scene.offers())) == ("single-out", 1, len(printed))
        scene.choose(scene.offers()[1])
    scene.until("organise")
    met = [(told["race"], told["prowess"]) for told in scene.told("attacked")]
    all_of_them = [(attack.race, attack.prowess) for attack in printed]
    assert met == (all_of_them[1:2] if warned else all_of_them)
    assert [told["outcome"] for told in scene.told("attack-over")] == ["defeated"] * len(met)
    assert (WARNING in scene.cards(DISCARD)) == warned


@part("dm-132.1", "dm-132.2")
def test_what_is_singled_out_cannot_be_cancelled() -> None:
    site = several()
    scene = Scene(SAM, at=site, more=[WARNING], hand=["tw-204"], rolls={"strike": [[6, 6]] * 9, "body": [[1, 1]] * 9})
    scene.s.come_into_play(scene.find(WARNING), 0)
    visiting(scene, "arrive").choose("enter").choose(scene.offers()[0])
    while scene.s.innermost(Attack) is None:
        scene.decline()
    assert not scene.offering("declare:tw-204")
    assert scene.why_not("declare:tw-204.0") == ("ME-25.8",)
    scene.until("organise")
    assert [told["outcome"] for told in scene.told("attack-over")] == ["defeated"]


@part("dm-132.1", "CR-529")
def test_lairs_and_sites_of_others_keep_their_attacks() -> None:
    lair = next(f.id for f in FACES if f.kind == "site" and f.alignment == "hero" and f.title == "The Lonely Mountain")
    own = several()
    dark = [f for f in FACES if f.kind == "site" and f.alignment == "minion"]
    minion = next(f.id for f in dark if len(f.record.automatic_attacks) > 1)
    scene = Scene(SAM, at=own, more=[WARNING, BALIN], sites=[lair], foe=["le-46"], foes_side="minion", foe_at=minion)
    s = scene.s
    s.come_into_play(scene.find(WARNING), 0)
    scene.company(0, [BALIN], lair)
    sites = [s.site_of(scene.thing(SAM)), s.site_of(scene.thing(BALIN)), s.site_of(scene.thing("le-46", 1))]
    assert [s.counts_as("one-attack", site) for site in sites] == [True, False, False]


@part("dm-132.2", "dm-132.4", "CR-528")
@pytest.mark.parametrize("warned", [True, False])
def test_a_creature_attacks_the_forewarned_once(warned: bool) -> None:
    slayer = "le-90"
    assert FACES[face_of(slayer)].record.attack.attacks == 2
    rolls = {"strike": [[6, 6]] * 9, "body": [[6, 6]] * 9}
    scene = Scene(GLORFINDEL, SAM, more=[WARNING], foes_hand=[slayer], sites=[MORIA], rolls=rolls)
    if warned:
        scene.s.come_into_play(scene.find(WARNING), 0)
    scene.choose("move").until("plan").choose(f"move:{MORIA}")
    while scene.kind != "react" or scene.seat != 1:
        scene.choose(scene.offers()[0]) if scene.kind == "way" else scene.decline()
    scene.s.journey.types = ["wilderness", "border-land", "free-domain", "shadow-land"]
    scene.again().when(f"declare:{slayer}").until("enter")
    assert len(scene.told("attacked")) == (1 if warned else 2)
    assert (WARNING in scene.cards(DISCARD)) == warned


def slain(*hand: str, warned: bool) -> Scene:
    """Slayer, who makes two attacks of which one can be cancelled by a tap, attacks; it is the defender's turn."""
    rolls = {"strike": [[6, 6]] * 9, "body": [[6, 6]] * 9}
    scene = Scene(GLORFINDEL, SAM, more=[WARNING], hand=list(hand), foes_hand=["le-90"], sites=[MORIA], rolls=rolls)
    if warned:
        scene.s.come_into_play(scene.find(WARNING), 0)
    scene.choose("move").until("plan").choose(f"move:{MORIA}")
    while scene.kind != "react" or scene.seat != 1:
        scene.choose(scene.offers()[0]) if scene.kind == "way" else scene.decline()
    scene.s.journey.types = ["wilderness", "border-land", "free-domain", "shadow-land"]
    scene.again().when("declare:le-90")
    while scene.s.innermost(Attack) is None:
        scene.decline()
    return scene


@rule("ME-25.8")
@part("dm-132.2", "le-90.3")
@pytest.mark.parametrize("warned", [True, False])
def test_nobody_is_offered_to_cancel_what_cannot_be_cancelled(warned: bool) -> None:
    """Escape, Concealment, the creature's own text: not even for the wound or the tap."""
    scene = slain("tw-204", "tw-229", warned=warned)
    offered = [start for start in ("declare:tw-204", "declare:tw-229", "declare:le-90") if scene.offering(start)]
    assert offered == ([] if warned else ["declare:tw-204", "declare:tw-229", "declare:le-90"])
    rules = {scene.why_not(key) for key in ("declare:tw-204.0", "declare:tw-229.0")}
    assert rules == ({("ME-25.8",)} if warned else {()})


@rule("ME-25.8", "ME-25.10")
@part("dm-132.2", "CR-528")
def test_a_warning_in_answer_keeps_the_attack_from_being_cancelled() -> None:
    """It is declared last and comes first; who wanted to hide has tapped for nothing."""
    scene = slain("tw-204", WARNING, warned=False)
    scene.choose("declare:tw-204.0").until("react")
    while scene.seat != 0 or not scene.offering(f"declare:{WARNING}"):
        scene.decline()
    scene.choose(f"declare:{WARNING}.0")
    while scene.s.innermost(Attack) is not None:
        scene.decline()
    assert scene.told("fizzled") == [{"seat": 0, "card": "tw-204"}]
    assert (scene.status(SAM), [told["outcome"] for told in scene.told("attack-over")]) == ([TAPPED], ["defeated"])
    scene.until("enter")
    assert (len(scene.told("attacked")), WARNING in scene.cards(DISCARD)) == (1, True)


@part("dm-132.2", "CR-528")
def test_nobody_is_forewarned_once_strikes_are_assigned() -> None:
    scene = attacked(Scene(GLORFINDEL, SAM, hand=[WARNING]), "orc", strikes=1)
    assert scene.offering(f"declare:{WARNING}")
    scene.until("assign").choose(f"assign:{SAM}")
    while scene.s.innermost(Attack) is not None:
        assert not scene.offering(f"declare:{WARNING}")
        scene.decline()


@part("dm-132.3")
def test_one_warning_is_enough() -> None:
    scene = Scene(SAM, hand=[WARNING, WARNING]).choose(f"declare:{WARNING}.0").quietly()
    assert is_doubled(scene.s, FACES[face_of(WARNING)])
    assert not scene.offering(f"declare:{WARNING}")


# The Windlord Found Me


@part("dm-164.5", "CR-337", "CR-338")
@pytest.mark.parametrize("place", [DECK, DISCARD])
@pytest.mark.parametrize("comes", [True, False])
def test_the_windlord_brings_a_wizard(place: int, comes: bool) -> None:
    rolls = {"check": [[6, 6]], "deck.0": [[0] * 9]}
    scene = Scene([SAM, WINDLORD], hand=[ALATAR], rolls=rolls)
    s = scene.s
    s.zones.move(s.at(HAND, 0)[0], place)
    s.characters_played = 1
    scene.meanwhile(Handing(scene.thing(WINDLORD))).until("fetch-any")
    assert scene.offers() == [f"fetch:{ALATAR}", "done"]
    scene.choose(f"fetch:{ALATAR}").until("welcome")
    scene.choose(f"play:{ALATAR}" if comes else "no")
    assert scene.members() == ([[SAM, ALATAR]] if comes else [[SAM]])
    assert (s.characters_played, WINDLORD in scene.cards(POINTS)) == (1, True)


@part("dm-164.5")
def test_who_has_a_wizard_gets_no_other() -> None:
    scene = Scene([SAM, WINDLORD], ALATAR, hand=["tw-181"], rolls={"check": [[6, 6]], "deck.0": [[0] * 9]})
    scene.s.zones.move(scene.s.at(HAND, 0)[0], DISCARD)
    scene.meanwhile(Handing(scene.thing(WINDLORD)))
    while scene.kind != "organise":
        assert scene.kind != "fetch-any"
        scene.decline()


# Vile Fumes

FUMES, SHADOW_HOLD = "wh-54", "le-402"
BORDER_HOLD = next(
    f.id for f in FACES if f.kind == "site" and f.alignment == "minion" and f.record.site_type == "border-hold"
)


@part("wh-54.2", "CR-881")
@pytest.mark.parametrize(("site", "works"), [(BORDER_HOLD, True), (SHADOW_HOLD, True), ("le-415", False)])
def test_fumes_lay_a_site_waste(site: str, works: bool) -> None:
    scene = Scene(["le-46", FUMES], side="minion", at=site, foe=["le-18"], foes_side="minion", foe_at=site)
    s = scene.s
    here, there = s.companies[0].site, s.site_of(scene.thing("le-18", 1))
    before = worth(s, scene.thing(FUMES), 0)
    visiting(scene)
    assert bool(scene.offering(f"declare:{FUMES}")) == works
    if works:
        scene.when(f"declare:{FUMES}").until("organise")
        assert (s.on[scene.thing(FUMES)], worth(s, scene.thing(FUMES), 0), before) == (here, 0, 1)
        assert [site_type(s, one) for one in (here, there)] == ["ruins-and-lairs"] * 2
        assert s.face(here).record.site_type != "ruins-and-lairs"


@part("wh-54.2")
def test_whoever_comes_meets_the_gas() -> None:
    scene = Scene("le-46", "le-18", side="minion", at=BORDER_HOLD, more=[FUMES], hand=["le-160"], rolls=WINS)
    s = scene.s
    assert attacks_at(s, 0, s.companies[0].site) != [1 << 10]
    scene.bear(FUMES, s.companies[0].site)
    visiting(scene, "arrive").choose("enter").until("organise")
    [attack] = scene.told("attacked")
    assert (attack["race"], attack["strikes"], attack["prowess"]) == ("gas", 2, 7)
    assert len(scene.told("struck")) == 2


@part("wh-54.3")
def test_fumes_go_with_the_site() -> None:
    scene = Scene(["le-46", FUMES], side="minion", at=BORDER_HOLD)
    visiting(scene).when(f"declare:{FUMES}").until("organise")
    scene.s.lay_down(scene.s.companies[0].site, SITES)
    assert FUMES in scene.cards(DISCARD)


@part("le-235.4")
@rule("ME-2.38")
def test_heroes_may_bring_a_sudden_call_among_their_hazards() -> None:
    assert hazard_rule(FACES[face_of("le-235")].record, "hero", "") == ""
