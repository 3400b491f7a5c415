"""Single rules of many chapters: what cards are, where they go, what taps a site, what a chain allows."""

import pytest
from tests.games.meccg.scene import Scene

from mathom.effects import Play
from mathom.games.meccg.cards.scripts import script_of
from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.council.scoring import raw_points
from mathom.games.meccg.faces import FACES, face_of
from mathom.games.meccg.sites.playing import refuse_here
from mathom.games.meccg.state import TAPPED, UNTAPPED
from mathom.games.meccg.uniqueness import out_already
from mathom.games.meccg.zones import ASIDE, DISCARD, PLAY
from mathom.testing import rule

GLORFINDEL, SAM, BALIN, HALDIR, GORBAG, ASTERNAK = "tw-161", "tw-180", "tw-123", "tw-164", "le-11", "le-1"
MORIA, BREE, RIVENDELL, GATES_SITE, LEAS, LORIEN = "tw-413", "tw-378", "tw-421", "dm-38", "dm-40", "tw-408"
GLAMDRING, CRAM, HORN, ORCRIST, BOOK = "tw-244", "td-105", "tw-259", "tw-295", "tw-201"
GATES, DOORS, STIR, TWILIGHT, ORC_GUARD, AHUNT = "tw-243", "tw-28", "tw-61", "tw-106", "tw-72", "td-70"
WIN = {"strike": [[6, 6]] * 12, "body": [[6, 6]] * 12}


def at_site(site: str, *hand: str, people: tuple[str, ...] = (GLORFINDEL, SAM, BALIN)) -> Scene:
    """The company has entered and faced what is there without tapping."""
    tale = Scene(*people, at=site, hand=list(hand), rolls=WIN).choose("move").until("enter").choose("enter")
    while tale.kind != "at-site":
        tale.choose("stay-untapped" if "stay-untapped" in tale.offers() else tale.offers()[0])
    return tale


@rule("ME-1.4")
def test_a_roll_is_the_sum_of_two_dice() -> None:
    tale = Scene(GLORFINDEL, rolls={"strike": [[2, 5]]})
    attack = Attack(0, "event")
    attack.attacker, attack.race, attack.strikes, attack.prowess = 1, "orc", 1, 10
    tale.meanwhile(attack).choose("done")
    assert tale.told("struck")[0]["roll"] == 7


@rule("ME-6.19", "ME-6.22")
def test_hazards_of_all_kinds_are_played_in_the_phase() -> None:
    hand = [ORC_GUARD, STIR, DOORS, TWILIGHT]
    tale = Scene(GLORFINDEL, foes_hand=hand, sites=[MORIA], more=[GATES]).choose("move", f"move:{MORIA}").until("way")
    tale.s.come_into_play(tale.find(GATES), 0)
    tale.choose("way:number-0").hazards()
    found = {key.partition(".")[0] for key in tale.offering("declare:")}
    assert found == {f"declare:{card}" for card in hand}


@rule("ME-6.37")
def test_after_the_last_company_nobody_plays_cards_before_the_site_phase() -> None:
    tale = Scene(GLORFINDEL, foes_hand=[DOORS] * 3, hand=[GATES]).stay()
    while tale.kind == "react":
        tale.choose("pass")
    assert (tale.kind, [event["phase"] for event in tale.told("phase")][-1]) == ("at-site", "site")


@rule("ME-7.1")
def test_every_company_has_its_own_site_phase() -> None:
    tale = Scene(GLORFINDEL, at=BREE, more=[SAM], hand=["tw-204"])
    tale.company(0, [SAM], LORIEN)
    tale.again().choose("move", "stay", "stay").reach("site")
    entered = 0
    while tale.kind in ("next-company", "enter", "at-site"):
        entered += tale.kind != "next-company"
        tale.decline()
    assert entered == 2


@rule("ME-17.1", "ME-17.10")
def test_items_are_minor_major_greater_special_or_gold_rings_of_both_alignments() -> None:
    items = [face for face in FACES if face.kind == "item"]
    assert {face.item_class for face in items} == {"minor", "major", "greater", "special", "gold-ring"}
    assert {"hero", "minion"} <= {face.alignment for face in items}


@rule("ME-17.13", "ME-17.12")
def test_an_item_of_the_other_alignment_does_nothing_but_keeps_its_conditions() -> None:
    tale = Scene([ASTERNAK, GLAMDRING], side="minion", at="le-392")
    assert tale.s.stat("prowess", tale.thing(ASTERNAK)) == 5
    assert refuse_here(tale.s, face_of("td-102"), tale.s.companies[0].site) is not None


@rule("ME-25.11", "ME-25.12")
def test_the_actions_of_one_card_follow_each_other_without_a_question() -> None:
    tale = Scene(GLORFINDEL, hand=[GATES], foes_more=[DOORS])
    tale.s.come_into_play(tale.find(DOORS, 1), 1)
    tale.again().choose(f"declare:{GATES}.0")
    assert (tale.cards(DISCARD, 1), GATES in tale.cards(PLAY)) == ([DOORS], True)
    names = [(event["event"], event.get("card")) for event in tale.news if event["event"] in ("declared", "discarded")]
    assert names[-2:] == [("declared", GATES), ("discarded", DOORS)]


@rule("ME-25.16")
def test_a_card_that_may_attack_at_once_begins_its_chain() -> None:
    dragons = [
        face for face in FACES if face.kind == "event" and (face.record.roaming_attack or face.record.site_attack)
    ]
    plays = [text for face in dragons for text in script_of(face.number).texts if isinstance(text, Play)]
    assert [play.first for play in plays] == [True] * len(dragons)
    tale = Scene(GLORFINDEL, hand=[GATES], foes_hand=[AHUNT, "td-21", TWILIGHT]).stay().choose(f"declare:{GATES}.0")
    assert (tale.seat, tale.offers()) == (1, [f"declare:{TWILIGHT}.1", "pass"])


@rule("ME-25.26", "ME-10.7")
def test_a_hazard_beyond_the_limit_when_its_turn_comes_has_no_effect() -> None:
    tale = Scene(GLORFINDEL, hand=[GATES], foes_hand=[STIR, TWILIGHT]).stay().hazards().choose(f"declare:{STIR}.0")
    tale.s.journey.limit = 0
    while not tale.told("fizzled"):
        tale.choose("pass")
    assert (tale.told("fizzled"), tale.cards(DISCARD, 1)) == ([{"seat": 1, "card": STIR}], [STIR])


@rule("ME-25.21", "ME-25.22")
def test_what_lies_off_to_the_side_is_unique_but_nobodys_target() -> None:
    tale = Scene(GLORFINDEL, SAM, more=[GLAMDRING])
    tale.s.zones.move(tale.find(GLAMDRING), ASIDE)
    assert (out_already(tale.s, face_of(GLAMDRING)), tale.find(GLAMDRING) in tale.s.in_play()) == (True, False)
    assert raw_points(tale.s, 0)[2] == 0


@rule("ME-17.3", "ME-7.14")
@pytest.mark.parametrize("state", [UNTAPPED, TAPPED])
def test_a_tapped_site_gives_no_more_items(state: int) -> None:
    tale = at_site(MORIA, GLAMDRING)
    tale.s.set_status(tale.s.companies[0].site, state)
    assert (f"play:{GLAMDRING}" in tale.again().offers()) == (state == UNTAPPED)
