"""What minion players do at sites, with rings and companies; a test for each clause."""

import pytest
from tests.games.meccg.scene import Scene
from tests.games.meccg.test_hero_fights import attacked, current
from tests.games.meccg.test_hero_sites import visiting

from mathom.games.meccg.box import card
from mathom.games.meccg.cards.ring_words import TapSite
from mathom.games.meccg.companies.influence import may_be_together
from mathom.games.meccg.companies.late_stores import LateStores
from mathom.games.meccg.corruption import check_modifier
from mathom.games.meccg.decks.allowed import resource_rule
from mathom.games.meccg.faces import FACES, face_of
from mathom.games.meccg.game import GAME
from mathom.games.meccg.sites.afar import Embassy
from mathom.games.meccg.sites.persuasion import Persuasion
from mathom.games.meccg.sites.rings import RingTest
from mathom.games.meccg.state import PLAYER, TAPPED, UNTAPPED
from mathom.games.meccg.zones import DECK, DISCARD, HAND, PLAY, POINTS
from mathom.testing import part, rule
from mathom.texts import Texts

MAN, ORC, SCOUT_ORC, SAGE, DWARF, MAGICIAN = "le-46", "le-18", "le-12", "le-8", "le-3", "le-6"
ADUNAPHEL, DWAR, MINAS_MORGUL, SHADOW_HOLD = "le-50", "le-52", "le-390", "le-402"
GOLD_RING, LESSER_RING, BLAZON, RATIONS = "le-311", "le-324", "le-302", "le-345"
WINS = {"strike": [[6, 6]] * 9, "body": [[1, 1]] * 9, "check": [[6, 6]] * 9}


@part("as-94.6", "dm-164.1", "le-167.7", "le-174.5", "le-183.6", "td-169.2")
@rule("ME-2.34", "ME-2.37")
@pytest.mark.parametrize(
    ("excluded", "alignment"),
    [
        *[(one, "balrog") for one in ("as-94", "le-167", "le-174", "le-183")],
        *[(one, "fallen-wizard") for one in ("dm-164", "td-169")],
    ],
)
def test_some_cards_are_not_for_every_deck(excluded: str, alignment: str) -> None:
    against = "ME-2.34" if alignment == "fallen-wizard" else "ME-2.37"
    own = card(excluded).alignment
    record = FACES[face_of(excluded)].record
    assert [resource_rule(record, one, "Alatar") for one in (own, alignment)] == ["", against]


@part("as-101.1")
def test_minions_show_tokens_at_the_end_of_the_turn() -> None:
    scene = Scene([MAN, BLAZON], side="minion", more=["as-101"], rolls=WINS)
    s = scene.s
    assert LateStores().storable(s) == []
    s.come_into_play(scene.find("as-101"), 0)
    assert LateStores().storable(s) == [scene.thing(BLAZON)]
    heroes = Scene(["tw-161", "tw-259"], more=["as-101"])
    heroes.s.come_into_play(heroes.find("as-101"), 0)
    assert LateStores().storable(heroes.s) == []


@part("as-101.2")
def test_tokens_are_shown_once() -> None:
    scene = Scene(MAN, side="minion", hand=["as-101", "as-101"])
    scene.choose("declare:as-101.0").quietly()
    assert not scene.offering("declare:as-101")


@part("as-101.3", "le-141.2")
@pytest.mark.parametrize("event", ["as-101", "le-141"])
def test_some_events_go_when_a_deck_is_exhausted(event: str) -> None:
    scene = Scene(MAN, side="minion", more=[event])
    scene.s.come_into_play(scene.find(event), 0)
    scene.s.happen("exhausted", PLAYER + 1)
    assert event in scene.cards(DISCARD)


# Orders from Lugbúrz


TROLL, CAPTAIN = "le-28", "le-31"


def led(*people: str) -> Scene:
    return Scene(*people, side="minion", at=SHADOW_HOLD, more=["as-94"])


def leaders() -> list[str]:
    """A Troll leader and two other leaders."""
    found = [f for f in FACES if f.kind == "character" and f.alignment == "minion" and "leader" in f.keywords]
    trolls = [f.id for f in found if f.race == "troll"]
    return [trolls[0], *[f.id for f in found if f.race == "orc"][:2]]


@part("as-94.1", "as-94.2")
def test_a_troll_leads_besides_another() -> None:
    troll, first, second = leaders()
    scene = Scene(first, troll, second, side="minion", at=SHADOW_HOLD, hand=["as-94"])
    s = scene.s
    who = [scene.thing(one) for one in (first, troll, second)]
    assert not may_be_together(s, who[:2], at_haven=False)
    scene.choose("declare:as-94.0").quietly()
    assert s.on[scene.thing("as-94")] == who[0]
    assert [may_be_together(s, some, at_haven=False) for some in (who[:2], who, [who[0], who[2]])] == [
        True,
        False,
        False,
    ]


@part("as-94.3", "CR-064")
def test_followers_of_a_troll_leader_are_steadier() -> None:
    troll = leaders()[0]
    scene = Scene(troll, MAN, ORC, side="minion", more=["as-94"])
    s = scene.s
    plain = check_modifier(s, scene.thing(MAN))
    scene.follow(MAN, troll)
    scene.bear("as-94", troll)
    assert check_modifier(s, scene.thing(MAN)) - plain == 1
    assert check_modifier(s, scene.thing(ORC)) == FACES[face_of(ORC)].check_modifier


@part("as-94.4")
def test_orders_go_with_a_leader_who_leaves() -> None:
    troll, first, _ = leaders()
    for leaver, stays in ((first, False), (MAN, True)):
        scene = Scene(troll, first, MAN, side="minion", more=["as-94"])
        scene.bear("as-94", troll)
        scene.s.remove_member(scene.thing(leaver))
        assert ("as-94" in scene.cards(PLAY)) == stays


@part("as-94.4")
def test_ren_gives_no_such_orders() -> None:
    ren = next(f.id for f in FACES if f.title == "Ren the Ringwraith")
    for avatar, stays in ((ren, False), (DWAR, True)):
        scene = Scene(MAN, avatar, side="minion", hand=["as-94"])
        assert bool(scene.offering("declare:as-94")) == stays
        scene.s.come_into_play(scene.find("as-94"), 0, scene.thing(MAN))
        scene.s.settle()
        assert ("as-94" in scene.cards(PLAY)) == stays


@part("as-94.5", "le-237.4")
@pytest.mark.parametrize("event", ["as-94", "le-237"])
def test_a_company_has_one_copy(event: str) -> None:
    scene = Scene(ORC, SCOUT_ORC, side="minion", hand=[event, event])
    scene.choose(f"declare:{event}.0").quietly()
    assert not scene.offering(f"declare:{event}.0")


# Swarm of Bats


@part("le-237.1")
@pytest.mark.parametrize(
    ("people", "site", "works"),
    [
        ((ORC, SCOUT_ORC), MINAS_MORGUL, True),
        ((ORC, SCOUT_ORC), SHADOW_HOLD, True),
        ((ORC, MAN), MINAS_MORGUL, False),
        ((ORC, SCOUT_ORC), "le-415", False),
    ],
)
def test_bats_swarm_about_orcs(people: tuple[str, ...], site: str, works: bool) -> None:
    scene = Scene(*people, side="minion", at=site, hand=["le-237"])
    assert bool(scene.offering("declare:le-237")) == works


@part("le-237.2")
def test_bats_hinder_attacks_on_the_company() -> None:
    scene = Scene([ORC, "le-237"], SCOUT_ORC, side="minion")
    attack = current(attacked(scene, "man", prowess=9))
    assert (attack.strength(scene.s), attack.toughness(scene.s)) == (8, 7)
    other = Scene(ORC, side="minion", more=["le-237", MAN])
    other.company(0, [[MAN, "le-237"]], MINAS_MORGUL)
    assert current(attacked(other, "man", prowess=9)).strength(other.s) == 9


@part("le-237.3")
def test_bats_go_when_somebody_leaves() -> None:
    scene = Scene([ORC, "le-237"], SCOUT_ORC, MAN, side="minion")
    scene.s.remove_member(scene.thing(MAN))
    assert "le-237" in scene.cards(DISCARD)


# Burning Rick, Cot, and Tree

BREE_LIKE = next(
    f.id for f in FACES if f.kind == "site" and f.alignment == "minion" and f.record.site_type == "border-hold"
)


def burning(*people: str, tapped: bool = True, copies: int = 1, more: tuple[str, ...] = ()) -> Scene:
    scene = Scene(*people, side="minion", at=BREE_LIKE, hand=["le-173"] * copies, more=list(more), rolls=WINS)
    for faction in more:
        scene.score(faction)
    if tapped:
        scene.s.tap(scene.s.companies[0].site)
    return visiting(scene)


@part("le-173.1", "le-173.2", "le-173.3")
@pytest.mark.parametrize("kept", [True, False])
def test_a_tapped_border_hold_is_burnt(kept: bool) -> None:
    assert not burning(MAN, tapped=False).offering("declare:le-173")
    scene = burning(MAN, ORC, SCOUT_ORC, SAGE, DWARF, MAGICIAN).choose("declare:le-173.0").until("take-up")
    told = [(attack["race"], attack["strikes"], attack["prowess"]) for attack in scene.told("attacked")]
    assert told == [("man", 4, 7), ("man", 1, 9)]
    who = scene.offering("give:")[0]
    scene.choose(who if kept else "no")
    assert ("le-173" in scene.cards(POINTS), "le-173" in scene.cards(DISCARD)) == (kept, not kept)


@part("le-173.3")
def test_without_anybody_untapped_nothing_is_kept() -> None:
    scene = burning(MAN).choose("declare:le-173.0").until("organise")
    assert "le-173" in scene.cards(DISCARD)


@part("le-173.4")
def test_factions_of_a_burnt_site_are_lost() -> None:
    title, other = FACES[face_of(BREE_LIKE)].title, "le-265"
    here = next(f.id for f in FACES if f.kind == "faction" and any(title in w.sites for w in f.record.playable_at))
    scene = burning(MAN, ORC, SCOUT_ORC, SAGE, DWARF, MAGICIAN, more=(here, other))
    scene.choose("declare:le-173.0").until("take-up")
    assert (scene.cards(POINTS), scene.cards(DISCARD)) == ([other], [here])


@part("le-173.5")
def test_a_site_is_burnt_once() -> None:
    scene = burning(MAN, ORC, SCOUT_ORC, SAGE, DWARF, MAGICIAN, copies=2)
    scene.choose("declare:le-173.0").until("take-up").choose("no")
    assert not scene.offering("declare:le-173")
    scene.s.zones.face[scene.s.companies[0].site] = face_of(
        [f.id for f in FACES if f.kind == "site" and f.alignment == "minion" and f.record.site_type == "border-hold"][1]
    )
    assert scene.again().offering("declare:le-173")


# Rings


@part("as-123.3", "as-123.4", "as-124.3", "as-124.4", "CR-814", "CR-815")
@pytest.mark.parametrize("ring", ["as-123", "as-124"])
def test_a_dwarf_finds_minor_items_with_his_ring(ring: str) -> None:
    rolls = {"check": [[6, 6]], "deck.0": [[0] * 9]}
    scene = Scene([DWARF, ring], [MAN, BLAZON], side="minion", hand=[RATIONS, RATIONS, GOLD_RING], rolls=rolls)
    s = scene.s
    for place in (DECK, DISCARD, DECK):
        s.zones.move(s.at(HAND, 0)[0], place)
    scene.again().when(f"declare:{ring}").until("fetch-any")
    assert scene.offers() == [f"fetch:{RATIONS}", "done"]
    scene.choose(f"fetch:{RATIONS}", f"fetch:{RATIONS}").until("organise")
    assert (scene.hand(), scene.status(DWARF)) == ([RATIONS, RATIONS], [TAPPED])
    assert [told["modifier"] for told in scene.told("checked")] == [2 + FACES[face_of(DWARF)].check_modifier]


@part("as-123.3", "as-124.3")
@pytest.mark.parametrize("ring", ["as-123", "as-124"])
def test_it_takes_a_dwarf_to_use_his_ring(ring: str) -> None:
    assert not Scene([MAN, ring], side="minion", hand=[RATIONS]).offering(f"declare:{ring}")


@part("le-311.4")
@pytest.mark.parametrize("place", [DECK, DISCARD])
def test_a_lesser_ring_is_searched_for(place: int) -> None:
    rolls = {"ring": [[4, 3]], "deck.0": [[0] * 9]}
    scene = Scene([MAN, GOLD_RING], side="minion", hand=[LESSER_RING], rolls=rolls)
    s = scene.s
    s.zones.move(s.at(HAND, 0)[0], place)
    scene.meanwhile(RingTest(scene.thing(GOLD_RING)))
    assert scene.offers() == [f"play:{LESSER_RING}", "none"]
    scene.choose(f"play:{LESSER_RING}")
    assert (s.on[scene.thing(LESSER_RING)], scene.cards(DISCARD)) == (scene.thing(MAN), [GOLD_RING])


INFORMED = next(
    f.id
    for f in FACES
    if f.kind == "site" and f.alignment == "minion" and f.record.playable.information and not f.record.haven
)


@part("le-226.1", "le-226.2", "le-226.3")
def test_a_sage_knows_the_secrets_of_the_rings() -> None:
    scene = visiting(Scene(SAGE, [MAN, GOLD_RING], side="minion", at=INFORMED, hand=["le-226", LESSER_RING, "tw-347"]))
    s = scene.s
    scene.choose("declare:le-226.0").until("new-ring")
    assert scene.offers() == [f"play:{LESSER_RING}", "none"]
    asked = [Texts(lang, strict=True).say("meccg-ask-new-ring", **GAME.about(s, 0)) for lang in ("de", "en")]
    told = ["Glitzernder Goldring wird nicht geprüft", "Gleaming Gold Ring is not tested"]
    assert [words.partition(":")[0] for words in asked] == told
    scene.choose(f"play:{LESSER_RING}")
    assert (scene.status(SAGE), s.status[s.companies[0].site]) == ([TAPPED], TAPPED)
    assert s.on[scene.thing(LESSER_RING)] == scene.thing(MAN)
    assert scene.cards(DISCARD) == sorted([GOLD_RING, "le-226"])


@part("le-226.1")
@pytest.mark.parametrize(
    ("people", "site", "tapped"),
    [
        ((MAN, [ORC, GOLD_RING]), INFORMED, False),
        ((SAGE, MAN), INFORMED, False),
        ((SAGE, [MAN, GOLD_RING]), SHADOW_HOLD, False),
        ((SAGE, [MAN, GOLD_RING]), INFORMED, True),
    ],
)
def test_secrets_take_a_sage_a_ring_and_information(
    people: tuple[str | list[str], ...], site: str, tapped: bool
) -> None:
    scene = Scene(*people, side="minion", at=site, hand=["le-226"])
    if tapped:
        scene.s.tap(scene.s.companies[0].site)
    assert not visiting(scene).offering("declare:le-226")


# Poisonous Despair

WRAITH_FACTION = "le-286"
PLAIN_WRAITH = next(f.id for f in FACES if f.race == "ringwraith" and f.is_avatar() and "spirit-magic" not in f.skills)


@part("le-219.1", "le-219.2", "le-219.3")
@pytest.mark.parametrize(("magician", "answers"), [("le-8", False), ("spirit", True)])
def test_despair_poisons_an_attempt(magician: str, answers: bool) -> None:
    found = next(
        f.id for f in FACES if f.kind == "character" and f.alignment == "minion" and "spirit-magic" in f.skills
    )
    who = found if answers else magician
    rolls = {"influence": [[6, 6, 1, 1]], "check": [[6, 6]]}
    scene = Scene("tw-161", foe=[[who, BLAZON], MAN], foes_side="minion", foes_hand=["le-219"], rolls=rolls)
    scene.meanwhile(Persuasion(scene.thing("tw-161"), scene.thing(MAN, 1)))
    if answers:
        scene.when("declare:le-219")
    scene.until("organise")
    assert (scene.told("persuaded") == []) == answers
    assert [told["card"] for told in scene.told("checked")] == ([who] if answers else [])
    if answers:
        assert scene.told("checked")[0]["modifier"] == -3 + FACES[face_of(who)].check_modifier


@part("le-219.2", "le-219.3")
@pytest.mark.parametrize(("avatar", "answers"), [(ADUNAPHEL, True), (PLAIN_WRAITH, False)])
def test_a_ringwraith_keeps_a_faction_from_an_attempt(avatar: str, answers: bool) -> None:
    rolls = {"influence": [[6, 6, 1, 1]]}
    scene = Scene(
        "tw-161", foe=[avatar, MAN], foes_side="minion", foes_hand=["le-219"], foes_more=[WRAITH_FACTION], rolls=rolls
    )
    target = scene.score(WRAITH_FACTION, 1)
    scene.meanwhile(Persuasion(scene.thing("tw-161"), target))
    while scene.kind != "organise" and not scene.offering("declare:le-219"):
        scene.decline()
    assert bool(scene.offering("declare:le-219")) == answers
    if answers:
        scene.when("declare:le-219").until("organise")
        assert (scene.told("persuaded"), scene.told("checked"), scene.cards(POINTS, 1)) == ([], [], [WRAITH_FACTION])


# Stench of Mordor


@part("le-141.1", "CR-268")
@pytest.mark.parametrize(
    ("site", "doors", "taps"),
    [
        ("le-393", False, True),
        ("le-393", True, True),
        (SHADOW_HOLD, False, False),
        (SHADOW_HOLD, True, True),
        ("le-378", True, False),
    ],
)
def test_the_stench_of_mordor_wearies(site: str, doors: bool, taps: bool) -> None:
    scene = Scene(MAN, ORC, side="minion", at=site, foes_side="minion", foes_more=["le-141", "tw-28"])
    for event in ("le-141", "tw-28") if doors else ("le-141",):
        scene.s.come_into_play(scene.find(event, 1), 1)
    scene.choose("move")
    while scene.kind not in ("tap-one", "enter"):
        scene.decline()
    assert (scene.kind, scene.seat) == (("tap-one", 0) if taps else ("enter", 0))
    if taps:
        scene.choose(f"tap:{ORC}")
        assert scene.status(MAN, ORC) == [UNTAPPED, TAPPED]


@part("le-141.3")
def test_there_is_one_stench() -> None:
    scene = Scene(MAN, side="minion", foes_side="minion", foes_hand=["le-141", "le-141"]).stay().hazards()
    scene.choose("declare:le-141.0").hazards()
    assert not scene.offering("declare:le-141")


@part("le-415.1")
@rule("ME-18.11")
@pytest.mark.parametrize(("site", "state"), [("le-415", UNTAPPED), (SHADOW_HOLD, TAPPED)])
@pytest.mark.parametrize("way", ["card", "embassy"])
def test_no_other_deed_taps_the_worthy_hills(site: str, state: int, way: str) -> None:
    scene = visiting(Scene(MAN, side="minion", at=site, hand=[GOLD_RING]))
    s = scene.s
    if way == "card":
        TapSite().do(s, s.carry(0, face_of("le-246"), 0))
    else:
        embassy = Embassy(scene.thing(MAN), step="return_home")
        s.push(embassy)
        s.returned = True
        embassy.return_home(s)
    assert s.status[s.companies[0].site] == state
