"""Rulings about single cards that no clause of theirs says by itself."""

import pytest
from tests.games.meccg.dark import MAN, declare, lay, offered, outcomes, under_way
from tests.games.meccg.scene import Scene
from tests.games.meccg.test_events import BALIN, GLORFINDEL, SAM, on_the_way
from tests.games.meccg.test_hero_events import DOORS, GATES
from tests.games.meccg.test_hero_fights import attacked

from mathom.effects import Entry, Play
from mathom.games.meccg.cards.scripts import script_of
from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.companies.influence import direct_influence, is_overt
from mathom.games.meccg.faces import FACES, face_of
from mathom.games.meccg.round.hand import Adjust
from mathom.games.meccg.sites.guard import ATTACKS, DEEDS, INFLUENCE, is_about, is_barred
from mathom.games.meccg.state import TAPPED
from mathom.games.meccg.uniqueness import is_doubled
from mathom.games.meccg.zones import DECK, DISCARD, GUARD, HAND
from mathom.testing import part

MORIA, DAGGER, ORC_GUARD, CONCEALMENT = "tw-413", "tw-206", "tw-72", "tw-204"
SMOKE_RINGS = "dm-159"


@part("CR-016")
def test_the_old_thrush_is_silent_between_companies() -> None:
    assert not attacked(Scene(SAM, hand=["tw-346"]), "man", prowess=14, origin="company").offering("declare:tw-346")
    assert attacked(Scene(SAM, hand=["tw-346"]), "man", prowess=14).offering("declare:tw-346")


@part("CR-043", "CR-225", "CR-561")
@pytest.mark.parametrize("card", ["tw-67", "tw-84", "tw-18"])
def test_some_cards_are_never_revealed_from_on_guard(card: str) -> None:
    texts = script_of(face_of(card)).texts
    plays = [text for text in texts if isinstance(text, Play)]
    assert plays
    for play in plays:
        assert is_barred(play) or not any(is_about(face_of(card), play, what) for what in (ATTACKS, DEEDS, INFLUENCE))


@part("CR-638", "CR-705", "G-10")
@pytest.mark.parametrize("sneaks", [True, False])
def test_no_creature_comes_out_against_who_sneaks(sneaks: bool) -> None:
    """Nor from on-guard, while Stealth lasts."""
    creature = "tw-78"
    scene = Scene(GLORFINDEL, SAM, BALIN, at=MORIA, foes_hand=[creature])
    s = scene.s
    thing = scene.find(creature, 1)
    s.zones.move(thing, GUARD + 1)
    s.lay_on(thing, s.companies[0].site)
    if sneaks:
        s.enter(Entry(0, face_of("tw-332"), 1, scene.thing(SAM), [scene.thing(SAM)], "turn", order=s.in_force.begun))
    scene.again().choose("move").until("enter").choose("enter")
    assert scene.kind == "reveal"
    assert (scene.offers() == ["none"]) == sneaks


@part("CR-251", "CR-317", "CR-479", "CR-650", "G-1")
@pytest.mark.parametrize(
    ("card", "race", "origin"),
    [
        ("tw-207", "orc", "creature"),
        ("td-132", "wolf", "creature"),
        ("tw-342", "troll", "creature"),
        ("td-143", "troll", "automatic"),
    ],
)
def test_what_the_morning_gives_is_a_choice(card: str, race: str, origin: str) -> None:
    """The attack may be cancelled as ever."""
    scene = Scene(SAM, "tw-120", hand=[card], more=[GATES])
    scene.s.come_into_play(scene.find(GATES), 0)
    attacked(scene, race, origin=origin).choose(f"declare:{card}.0").until("organise")
    assert [told["outcome"] for told in scene.told("attack-over")] == ["cancelled"]


@part("CR-350", "CR-531", "G-15")
@pytest.mark.parametrize(("ally", "overt"), [("as-75", True), ("as-76", True), ("le-157", False)])
def test_some_allies_make_a_company_overt(ally: str, overt: bool) -> None:
    scene = Scene([MAN, ally], side="minion")
    assert is_overt(scene.s, 0) == overt


@part("CR-679", "CR-753", "CR-759", "CR-783")
@pytest.mark.parametrize(
    ("card", "races"),
    [("le-90", ["slayer"]), ("tw-110", ["animal"]), ("tw-109", ["wolf"]), ("le-98", ["wolf"]), ("tw-114", ["wolf"])],
)
def test_creatures_are_of_their_races(card: str, races: list[str]) -> None:
    assert races == [race for race in FACES[face_of(card)].record.races if race in races]


@part("CR-680")
def test_a_slayer_is_worth_two_points() -> None:
    assert FACES[face_of("le-90")].points == 2


@part("CR-282", "CR-663")
@pytest.mark.parametrize(
    ("who", "about", "more"), [("tw-183", "tw-200", 4), ("tw-160", "tw-200", 3), ("tw-160", BALIN, 1)]
)
def test_what_dwarves_have_for_dwarves(who: str, about: str, more: int) -> None:
    """Thorin, and Glóin, who has 1 for every Dwarf and 2 more for the Blue Mountain Dwarves alone."""
    scene = Scene(who, more=[about])
    character = scene.thing(who)
    found = direct_influence(scene.s, character, scene.find(about) + 1)
    assert found - direct_influence(scene.s, character) == more


@part("CR-171", "CR-495", "G-6")
@pytest.mark.parametrize(("who", "at"), [("tw-145", "tw-421"), ("tw-175", "tw-421")])
def test_the_larger_hand_is_filled(who: str, at: str) -> None:
    scene = Scene(who, at=at, hand=[DAGGER] * 12)
    s = scene.s
    for card in s.at(HAND, 0)[5:]:
        s.zones.move(card, DECK)
    scene.meanwhile(Adjust([0])).until("organise")
    assert len(s.at(HAND, 0)) == 9


@part("CR-445", "CR-677")
def test_there_is_one_dead_moon_and_one_such_word_on_a_character() -> None:
    scene = Scene(SAM, foes_hand=["dm-71"], foes_more=["le-112"])
    moon = FACES[face_of("dm-71")]
    assert not is_doubled(scene.s, moon)
    scene.s.come_into_play(scene.find("dm-71", 1), 1)
    assert is_doubled(scene.s, moon)
    assert FACES[face_of("le-112")].record.duplication_limit == "character"


@part("CR-077")
def test_the_opponent_chooses_which_ring_betrays() -> None:
    rings = [f.id for f in FACES if f.kind == "item" and f.alignment == "hero" and f.item_class == "gold-ring"][:2]
    scene = Scene([SAM, rings[0]], [BALIN, rings[1]], foes_hand=["tw-99"], rolls={"check": [[6, 6]]})
    scene.stay().hazards().choose("declare:tw-99.0")
    assert (scene.kind, scene.seat, len(scene.offers())) == ("target", 1, 2)


@part("CR-410")
def test_candles_that_are_cancelled_tempt_nobody() -> None:
    tale = on_the_way({DAGGER: 1, CONCEALMENT: 1}, {"tw-23": 1, ORC_GUARD: 1})
    s = tale.s
    s.come_into_play(next(t for t in s.at(HAND, 0) if s.face(t).id == DAGGER), 0, tale.thing(SAM))
    s.journey.types = ["shadow-land"]
    s.ask_again()
    tale.when("declare:tw-23").when(f"declare:{CONCEALMENT}").until("enter")
    assert (tale.told("checked"), tale.told("attack-over")[0]["outcome"]) == ([], "cancelled")


@part("CR-368")
def test_healing_that_spreads_untaps_nobody() -> None:
    scene = Scene(SAM, GLORFINDEL, "td-93", hand=["tw-253"]).make(TAPPED, SAM, GLORFINDEL)
    scene.choose("declare:tw-253.0").quietly()
    assert scene.status(GLORFINDEL) == [TAPPED]


@part("CR-532")
def test_crows_drive_a_hunting_dragon_back_to_hand() -> None:
    crows, hunter = "as-76", "td-37"
    tale = under_way((MAN,), {crows: 1}, {hunter: 1})
    s = tale.s
    lay(tale, crows, tale.thing(MAN))
    s.journey.regions = [FACES[face_of(hunter)].record.roaming_attack.regions[0]]
    s.ask_again()
    declare(tale, hunter)
    assert offered(tale, crows)
    declare(tale, crows)
    while not outcomes(tale):
        tale.decline()
    while tale.kind != "enter":
        tale.decline()
    assert (outcomes(tale), tale.hand(1)) == (["cancelled"], [hunter])


@part("CR-788", "CR-094", "G-13")
def test_what_is_removed_does_not_weigh_on_the_check_for_it() -> None:
    burden, sage = "tw-27", "tw-181"
    scene = Scene([sage, DAGGER], hand=["td-134"], foes_more=[burden], rolls={"check": [[6, 6]]})
    scene.bear(burden, sage, seat=1, whose=0)
    before = scene.told("checked")
    scene.when("declare:td-134").until("organise")
    assert (before, scene.cards(DISCARD, 1)) == ([], [burden])
    assert [(told["card"], told["points"]) for told in scene.told("checked")] == [(sage, 1)]


@part("CR-011")
def test_alatar_may_leave_the_opponent_without_a_card() -> None:
    scene = Scene("tw-117", SAM)
    s = scene.s
    s.journey.company, s.journey.way = 0, "region"
    assert s.value("draw", (1 << 16) + 1, 1) == 0


@part("CR-158")
def test_a_second_chill_douser_is_colder() -> None:
    douser = "dm-106"
    rolls = {"strike": [[6, 6]] * 9, "body": [[1, 1]] * 9}
    tale = on_the_way({}, {douser: 2}, rolls, (GLORFINDEL, SAM, BALIN))
    tale.s.journey.limit = 9
    for number in (1, 2):
        while not tale.offered(f"declare:{douser}.0"):
            tale.decline()
        declare(tale, douser)
        while len(tale.told("attack-over")) < number:
            tale.decline()
    told = [(attack["strikes"], attack["prowess"]) for attack in tale.told("attacked")]
    assert told[1] == (told[0][0] + 1, told[0][1] + 1)


@part("CR-672")
def test_doors_do_not_open_when_strikes_are_assigned() -> None:
    tale = on_the_way({}, {ORC_GUARD: 1, DOORS: 1, "tw-61": 1}, {"strike": [[6, 6]] * 9, "body": [[1, 1]] * 9})
    tale.s.journey.limit = 9
    tale.choose(f"declare:{ORC_GUARD}.0")
    asked = 0
    while tale.told("attack-over") == []:
        attack = tale.s.innermost(Attack)
        if tale.seat == 1 and attack is not None and attack.faced:
            asked += 1
            assert not tale.offered(f"declare:{DOORS}.0")
        tale.decline()
    assert asked > 0


@part("CR-816", "tw-106.1", "le-145.1")
@pytest.mark.parametrize("card", ["tw-106", "le-145"])
def test_twilight_falls_in_the_organisation_phase_of_the_opponent(card: str) -> None:
    """On what he has just declared, as well as on what is in play while he declares something else."""
    scene = Scene(GLORFINDEL, hand=[GATES], foes_hand=[card]).choose(f"declare:{GATES}.0")
    assert (scene.seat, scene.offers()) == (1, [f"declare:{card}.1", "pass"])
    scene.choose(f"declare:{card}.1").until("organise")
    assert (scene.cards(DISCARD), scene.cards(DISCARD, 1)) == ([GATES], [card])
    scene = Scene(GLORFINDEL, hand=[SMOKE_RINGS], more=[GATES], foes_hand=[card])
    scene.enter(GATES)
    scene.again().choose(f"declare:{SMOKE_RINGS}.0")
    assert (scene.seat, f"declare:{card}.0" in scene.offers()) == (1, True)
    scene.choose(f"declare:{card}.0")
    while scene.kind == "target":
        scene.choose(next(key for key in scene.offers() if GATES in key))
    scene.until("organise")
    assert GATES in scene.cards(DISCARD)


@part("CR-816", "G-16")
def test_nobody_is_asked_for_twilight_where_no_environment_is() -> None:
    """Nor does the question betray who holds it."""
    for card in ("tw-106", ORC_GUARD):
        scene = Scene(GLORFINDEL, hand=[SMOKE_RINGS], foes_hand=[card]).choose(f"declare:{SMOKE_RINGS}.0")
        assert scene.seat == 0
        scene = Scene(GLORFINDEL, hand=[GATES], foes_hand=[card]).choose(f"declare:{GATES}.0")
        assert (scene.seat, scene.kind) == (1, "react")
