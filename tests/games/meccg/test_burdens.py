"""Hazards that lie on a character, a test for each clause."""

import pytest
from tests.games.meccg.printings import every_printing, printings
from tests.games.meccg.scene import Scene
from tests.games.meccg.tale import Tale
from tests.games.meccg.test_events import BALIN, GLORFINDEL, SAM, on_the_way
from tests.games.meccg.test_hero_events import at_home

from mathom.games.meccg.companies.regroup import leaders_for, refuse_follow
from mathom.games.meccg.corruption import check_modifier, corruption_points
from mathom.games.meccg.faces import face_of
from mathom.games.meccg.sites.faction import FactionAttempt
from mathom.games.meccg.state import GENERAL, PLAYER, TAPPED, UNTAPPED
from mathom.games.meccg.zones import DISCARD
from mathom.testing import part, rule

SIX = {"check": [[6, 6]] * 9}
DAGGER, ADRAZAR, ORCS = "tw-206", "tw-116", "tw-72"


def burdened(tale: Tale, card: str, who: str) -> int:
    """The opponent's card lies on somebody."""
    s = tale.s
    found = s.zones.face.index(face_of(card))
    s.come_into_play(found, 1, tale.thing(who))
    s.ask_again()
    return found


def bearing(tale: Tale, item: str, who: str) -> int:
    found = tale.s.zones.face.index(face_of(item))
    tale.s.come_into_play(found, 0, tale.thing(who))
    tale.s.ask_again()
    return found


@rule("ME-20.3")
@pytest.mark.parametrize(
    ("card", "meant", "spared"),
    [
        *printings("as-24", GLORFINDEL, "tw-117", clauses=(1,)),
        *printings("le-122", GLORFINDEL, SAM, clauses=(1,)),
        *printings("le-123", GLORFINDEL, BALIN, clauses=(1,)),
        *printings("tw-27", BALIN, SAM, clauses=(1,)),
        *printings("le-112", SAM, None, clauses=(1,)),
        *printings("le-132", SAM, GLORFINDEL, clauses=(1,)),
    ],
)
def test_a_burden_is_laid_on_some(card: str, meant: str, spared: str | None) -> None:
    wizard = {"tw-117": 1} if spared == "tw-117" else {}
    heroes = (meant,) if spared in (None, "tw-117") else (meant, spared)
    tale = on_the_way(wizard, {card: 1}, heroes=heroes)
    if wizard:
        avatar = tale.s.zones.face.index(face_of("tw-117"))
        tale.s.come_into_play(avatar, 0)
        tale.s.add_member(0, avatar)
        tale.s.ask_again()
    tale.when(f"declare:{card}")
    assert tale.kind != "target"
    tale.until("enter")
    assert tale.s.on[tale.thing(card, 1)] == tale.thing(meant)


@part("as-24.1")
def test_alone_and_unadvised_is_for_three_at_most() -> None:
    tale = on_the_way({}, {"as-24": 1}, heroes=(GLORFINDEL, SAM, BALIN, "tw-495"))
    assert not any(offer.startswith("declare:as-24") for offer in tale.offers())


@pytest.mark.parametrize(
    "card",
    [
        *printings("as-24", clauses=(6,)),
        *printings("le-122", clauses=(5,)),
        *printings("le-123", clauses=(5,)),
        *printings("tw-27", clauses=(4,)),
        *printings("le-112", clauses=(4,)),
        *printings("le-132", clauses=(4,)),
    ],
)
def test_nobody_bears_a_burden_twice(card: str) -> None:
    tale = on_the_way({}, {card: 2}, heroes=(ADRAZAR,))
    assert any(offer.startswith(f"declare:{card}") for offer in tale.offers())
    burdened(tale, card, ADRAZAR)
    assert not any(offer.startswith(f"declare:{card}") for offer in tale.offers())


@rule("ME-5.34", "ME-20.6")
@pytest.mark.parametrize(
    ("card", "number"),
    [
        *printings("as-24", 6, clauses=(4,)),
        *printings("le-107", 5, clauses=(4,)),
        *printings("le-112", 7, clauses=(3,)),
        *printings("le-122", 5, clauses=(4,)),
        *printings("le-123", 4, clauses=(4,)),
        *printings("tw-27", 4, clauses=(3,)),
    ],
)
@pytest.mark.parametrize("more", [0, 1])
def test_who_taps_may_get_rid_of_a_burden(card: str, number: int, more: int) -> None:
    total = number + more
    tale = at_home({}, {card: 1})
    tale.s.chance.script["removal"] = [[total // 2 - 1, total - total // 2 - 1]]
    burdened(tale, card, SAM)
    tale.when(f"remove:{card}").quietly()
    assert tale.told("cleansed")[0]["points"] == number
    assert (tale.s.status[tale.thing(SAM)], tale.cards(DISCARD, 1)) == (TAPPED, [card] if more else [])


@part("le-132.3")
@rule("ME-5.34", "ME-5.35")
@pytest.mark.parametrize(("roll", "gone"), [([3, 4], False), ([4, 4], True)])
def test_rebel_talk_is_tried_once_a_turn_without_tapping(roll: list[int], gone: bool) -> None:
    tale = at_home({}, {"le-132": 1})
    tale.s.chance.script["removal"] = [[one - 1 for one in roll]]
    burdened(tale, "le-132", SAM)
    offers = [offer for offer in tale.offers() if offer.startswith("remove")]
    assert [offer.partition(":")[0] for offer in offers] == ["remove-untapped"]
    tale.choose(offers[0])
    assert (tale.s.status[tale.thing(SAM)], tale.cards(DISCARD, 1)) == (UNTAPPED, ["le-132"] if gone else [])
    assert not any(offer.startswith("remove") for offer in tale.offers())


@rule("ME-5.36")
@pytest.mark.parametrize(
    ("card", "ways"), [*printings("le-112", ["remove"]), *printings("tw-27", ["remove", "remove-untapped"])]
)
def test_only_corruption_goes_without_tapping(card: str, ways: list[str]) -> None:
    tale = at_home({}, {card: 1})
    burdened(tale, card, SAM)
    assert [offer.partition(":")[0] for offer in tale.offers() if offer.startswith("remove")] == ways


@part("le-132.2", "CR-526")
@rule("ME-8.8")
def test_a_rebel_follows_nobody() -> None:
    scene = Scene(SAM, "tw-181", hand=["tw-204"], foes_hand=["le-132"])
    s, sam = scene.s, scene.thing(SAM)
    scene.follow(SAM, "tw-181")
    scene.stay().hazards()
    assert (s.under[sam], leaders_for(s, sam)) == (scene.thing("tw-181"), [scene.thing("tw-181")])
    scene.choose("declare:le-132.0").until("at-site")
    assert (s.under[sam], sam in s.unled) == (GENERAL, True)
    assert leaders_for(s, sam) == []
    assert refuse_follow(s, 0, sam, []) is not None


@every_printing("le-112", 2)
def test_foolish_words_spoil_influence(card: str) -> None:
    tale = at_home({"tw-276": 1}, {card: 1})
    attempt = FactionAttempt(tale.thing(SAM), tale.s.zones.face.index(face_of("tw-276")))
    before = attempt.modifier(tale.s)
    burdened(tale, card, SAM)
    assert attempt.modifier(tale.s) == before - 4


@pytest.mark.parametrize(
    ("card", "points"),
    [
        *printings("le-107", 1, clauses=(2,)),
        *printings("le-122", 2, clauses=(2,)),
        *printings("le-123", 2, clauses=(2,)),
        *printings("tw-27", 2),
    ],
)
def test_the_corruption_points_of_a_burden(card: str, points: int) -> None:
    tale = at_home({}, {card: 1})
    burdened(tale, card, SAM)
    assert corruption_points(tale.s, tale.thing(SAM)) == points


def checks(tale: Tale, who: str) -> list[int]:
    """The modifiers of the checks of somebody."""
    return [event["modifier"] for event in tale.told("checked") if event["card"] == who]


@part("as-24.2", "as-24.3")
def test_who_is_alone_checks_for_each_region_and_counts_his_companions() -> None:
    tale = on_the_way({}, {"as-24": 1, ORCS: 1}, SIX)
    burdened(tale, "as-24", GLORFINDEL)
    regions = len(tale.s.journey.types)
    assert (check_modifier(tale.s, tale.thing(GLORFINDEL)), regions > 1) == (2, True)
    tale.until("enter")
    assert checks(tale, GLORFINDEL) == [2] * regions


@every_printing("le-123", 3)
def test_nature_lures_for_each_wilderness(card: str) -> None:
    tale = on_the_way({}, {card: 1, ORCS: 1}, SIX)
    burdened(tale, card, GLORFINDEL)
    tale.s.journey.types = ["wilderness", "shadow-land", "wilderness"]
    tale.until("enter")
    assert checks(tale, GLORFINDEL) == [0, 0]


@part("CR-732")
@every_printing("le-123", 3)
def test_nature_does_not_lure_who_is_sent_back(card: str) -> None:
    tale = on_the_way({}, {card: 1, ORCS: 1}, SIX)
    burdened(tale, card, GLORFINDEL)
    tale.s.journey.types = ["wilderness"]
    tale.s.journey.sent_back = True
    tale.until("organise")
    assert checks(tale, GLORFINDEL) == []


@part("as-24.5")
def test_in_a_company_of_four_nobody_is_alone() -> None:
    tale = on_the_way({}, {"as-24": 1}, heroes=(GLORFINDEL, SAM, BALIN, "tw-495"))
    burdened(tale, "as-24", SAM)
    tale.until("enter")
    assert tale.cards(DISCARD, 1) == ["as-24"]


@part("CR-740")
@every_printing("tw-27", 2)
def test_despair_comes_with_wounds_in_the_company(card: str) -> None:
    rolls = {"strike": [[1, 1]], "body": [[1, 1]], **SIX}
    tale = on_the_way({}, {card: 1, "tw-16": 1}, rolls)
    burdened(tale, card, GLORFINDEL)
    tale.when("declare:tw-16").when(f"assign:{SAM}").until("enter")
    assert checks(tale, GLORFINDEL) == [0]
    order = [event["event"] for event in tale.news if event["event"] in ("checked", "body-check")]
    assert order == ["checked", "body-check"]


@every_printing("le-122", 3)
def test_expedience_lures_when_the_company_gains_an_item(card: str) -> None:
    tale = on_the_way({DAGGER: 1}, {card: 1, ORCS: 1}, SIX)
    burdened(tale, card, GLORFINDEL)
    item = bearing(tale, DAGGER, SAM)
    tale.s.happen("gained", item)
    tale.until("enter")
    assert checks(tale, GLORFINDEL) == [0]


@part("le-107.1")
def test_covetous_thoughts_are_for_minions() -> None:
    tale = on_the_way({}, {"le-107": 1})
    assert not any(offer.startswith("declare:le-107") for offer in tale.offers())
    tale.s.alignments = ["minion", "hero"]
    tale.s.ask_again()
    tale.when("declare:le-107").when(f"on:{SAM}")
    tale.until("enter")
    assert tale.s.on[tale.thing("le-107", 1)] == tale.thing(SAM)


@part("le-107.3")
def test_covetous_thoughts_look_at_what_the_others_bear() -> None:
    tale = on_the_way({DAGGER: 1, "tw-244": 1}, {"le-107": 1, ORCS: 1}, SIX)
    burdened(tale, "le-107", SAM)
    bearing(tale, DAGGER, SAM)
    sword = bearing(tale, "tw-244", GLORFINDEL)
    tale.s.happen("phase:end", PLAYER + 1)
    tale.s.happen("phase:end", PLAYER + 0)
    tale.until("enter")
    assert checks(tale, SAM) == [3 - tale.s.stat("cp", sword)]


@part("le-107.5")
def test_nobody_covets_twice() -> None:
    tale = on_the_way({}, {"le-107": 2}, heroes=(SAM,))
    tale.s.alignments = ["minion", "hero"]
    tale.s.ask_again()
    assert any(offer.startswith("declare:le-107") for offer in tale.offers())
    burdened(tale, "le-107", SAM)
    assert not any(offer.startswith("declare:le-107") for offer in tale.offers())
