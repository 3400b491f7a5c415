"""Chapter 16: uniqueness, forms of one person, Dragons and hoards; trophies (chapter 18)."""

import pytest
from tests.games.meccg.scene import Scene

from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.combat.creature import CreatureAttack
from mathom.games.meccg.combat.dragons import has_hoard, homes, slain_in
from mathom.games.meccg.council.scoring import raw_points
from mathom.games.meccg.faces import face_of
from mathom.games.meccg.sites.playing import refuse_here
from mathom.games.meccg.state import UNTAPPED
from mathom.games.meccg.uniqueness import out_already
from mathom.games.meccg.zones import CHAIN, DISCARD, GONE, PLAY, POINTS
from mathom.testing import part, rule

GLORFINDEL, SAM, GLAMDRING = "tw-161", "tw-180", "tw-244"
SMAUG, AHUNT, AT_HOME, ROUSED, LONELY_MOUNTAIN, CAVE_DRAKE = "tw-90", "td-70", "td-71", "le-285", "tw-428", "tw-20"
GOLLUM, STINKER, MY_PRECIOUS = "tw-246", "le-154", "dm-29"
GORBAG, SNAGA, HALF_ORC, ASTERNAK = "le-11", "le-41", "wh-5", "le-1"
RANGERS, ORC_GUARD, THARBAD = "le-60", "tw-72", "le-407"
WIN = {"strike": [[6, 6]] * 9, "body": [[6, 6]] * 9}
ENDURED = {"strike": [[1, 1]] * 9, "body": [[1, 1]] * 9}


@rule("ME-16.1", "ME-16.4")
def test_a_unique_card_is_in_play_once_for_all_players_and_alignments() -> None:
    tale = Scene([GLORFINDEL, GLAMDRING])
    assert [out_already(tale.s, face_of(card)) for card in (GLAMDRING, "tw-295", "tw-204")] == [True, False, False]
    scrolls = Scene([GLORFINDEL, "tw-323"])
    assert out_already(scrolls.s, face_of("le-343"))


@rule("ME-16.1", "ME-13.37")
@pytest.mark.parametrize("other", [STINKER, MY_PRECIOUS])
def test_all_forms_of_one_person_are_one(other: str) -> None:
    tale = Scene(GLORFINDEL, more=[GOLLUM])
    assert not out_already(tale.s, face_of(other))
    tale.bear(GOLLUM, GLORFINDEL)
    assert out_already(tale.s, face_of(other))
    tale.s.zones.move(tale.find(GOLLUM), GONE)
    assert out_already(tale.s, face_of(other))


@rule("ME-16.5")
def test_a_stored_unique_item_is_not_played_again() -> None:
    tale = Scene(GLORFINDEL, more=[GLAMDRING])
    tale.score(GLAMDRING)
    assert out_already(tale.s, face_of(GLAMDRING))


@rule("ME-16.9")
def test_nine_dragons_have_their_homes() -> None:
    assert homes() == {
        "Caves of Ûlund": "Agburanar",
        "Ovir Hollow": "Bairanax",
        "Dancing Spire": "Daelomin",
        "Isle of the Ulond": "Eärcaraxë",
        "Gold Hill": "Itangast",
        "Irerock": "Leucaruth",
        "Gondmaeglom": "Scatha",
        "Zarak Dûm": "Scorba",
        "The Lonely Mountain": "Smaug",
    }


@rule("ME-16.2", "ME-16.12", "ME-16.13")
def test_forms_of_a_dragon_are_in_play_together() -> None:
    tale = Scene(GLORFINDEL, foes_more=[AHUNT, AT_HOME])
    for card in (AHUNT, AT_HOME):
        assert not out_already(tale.s, face_of(card))
        tale.s.come_into_play(tale.find(card, 1), 1)
    assert [out_already(tale.s, face_of(card)) for card in (AHUNT, AT_HOME, SMAUG, ROUSED)] == [
        True,
        True,
        False,
        False,
    ]


def killed(tale: Scene, card: str, company: int = 0, key: str = "") -> Scene:
    """The creature attacks and is defeated."""
    creature = tale.find(card, 1)
    tale.s.zones.move(creature, CHAIN)
    tale.meanwhile(CreatureAttack(creature, company, key))
    while tale.kind in ("defend", "react", "assign", "next-strike", "excess", "assign-strike"):
        tale.choose("done") if "done" in tale.offers() else tale.decline()
    return tale


@rule("ME-16.15", "ME-16.20")
def test_with_one_form_all_others_go_for_good() -> None:
    tale = Scene(GLORFINDEL, foes_more=[SMAUG, AHUNT, AT_HOME], rolls=WIN)
    for card in (AHUNT, AT_HOME):
        tale.s.come_into_play(tale.find(card, 1), 1)
    killed(tale, SMAUG)
    assert (tale.cards(POINTS), tale.cards(DISCARD, 1)) == ([SMAUG], sorted([AHUNT, AT_HOME]))
    assert all(out_already(tale.s, face_of(card)) for card in (SMAUG, AHUNT, AT_HOME, ROUSED))


@rule("ME-16.16", "ME-13.55", "ME-16.19")
def test_the_home_of_a_dead_dragon_has_no_attack_and_from_the_next_turn_no_hoard() -> None:
    tale = Scene(GLORFINDEL, at=LONELY_MOUNTAIN, foes_more=[SMAUG], rolls=WIN)
    site = tale.s.companies[0].site
    assert has_hoard(tale.s, site)
    killed(tale, SMAUG)
    assert (slain_in(tale.s, "Smaug"), has_hoard(tale.s, site)) == (tale.s.turn, True)
    tale.s.turn += 1
    assert not has_hoard(tale.s, site)
    tale.s.set_status(tale.thing(GLORFINDEL), UNTAPPED)
    before = len(tale.told("attacked"))
    tale.again().choose("move").until("enter").choose("enter").reach("end")
    assert len(tale.told("attacked")) == before


@rule("ME-16.11", "ME-16.17", "ME-16.18")
def test_a_site_with_a_dragon_has_a_hoard() -> None:
    tale = Scene(GLORFINDEL, at=LONELY_MOUNTAIN, sites=["tw-413"])
    attacks = tale.s.face(tale.s.companies[0].site).record.automatic_attacks
    assert [attack.race for attack in attacks] == ["dragon"]
    bow = face_of("td-102")
    assert refuse_here(tale.s, bow, tale.s.companies[0].site) is None
    assert refuse_here(tale.s, bow, tale.site("tw-413")) is not None


@rule("ME-16.7", "ME-16.8", "ME-16.10")
def test_drakes_are_not_unique_but_the_cave_drake_is_of_the_dragons_race() -> None:
    tale = Scene(GLORFINDEL, foes_more=[CAVE_DRAKE, SMAUG, "td-57"])
    faces = [tale.s.face(tale.find(card, 1)) for card in (CAVE_DRAKE, SMAUG, "td-57")]
    assert [(face.race, face.unique) for face in faces] == [("dragon", False), ("dragon", True), ("drake", False)]


@rule("ME-6.18", "ME-16.14", "ME-11.9")
def test_a_dragon_ahunt_attacks_who_crosses_its_regions_once_and_can_be_killed() -> None:
    tale = Scene(GLORFINDEL, foes_more=[AHUNT], at="tw-406", sites=["tw-403"], rolls=WIN)
    tale.choose("move", "move:tw-403").until("way")
    tale.s.come_into_play(tale.find(AHUNT, 1), 1)
    tale.until("defend")
    attack = tale.s.innermost(Attack)
    assert attack is not None
    assert (attack.origin, attack.key, attack.race, attack.prowess) == ("creature", "", "dragon", 15)
    while tale.kind not in ("enter", "organise"):
        tale.decline()
    assert (len(tale.told("attacked")), tale.cards(POINTS)) == (1, [AHUNT])
    assert raw_points(tale.s, 0)[-1] == 5
    alive = Scene(GLORFINDEL, foes_more=[AHUNT], at="tw-406", sites=["tw-403"], rolls=ENDURED)
    alive.choose("move", "move:tw-403").until("way")
    alive.s.come_into_play(alive.find(AHUNT, 1), 1)
    alive.until("enter")
    assert (len(alive.told("attacked")), alive.cards(PLAY, 1)) == (1, [AHUNT])


@rule("ME-6.18")
def test_it_leaves_those_alone_who_go_elsewhere() -> None:
    tale = Scene(GLORFINDEL, SAM, foes_more=[AHUNT], sites=["tw-413"])
    tale.choose("move", "move:tw-413").until("way")
    tale.s.come_into_play(tale.find(AHUNT, 1), 1)
    tale.until("enter")
    assert tale.told("attacked") == []


@rule("ME-16.12", "ME-13.46")
def test_a_dragon_at_home_adds_an_attack_to_its_site() -> None:
    tale = Scene(GLORFINDEL, SAM, at=LONELY_MOUNTAIN, foes_more=[AT_HOME, AHUNT], rolls=WIN)
    tale.s.come_into_play(tale.find(AT_HOME, 1), 1)
    tale.again().choose("move").until("enter").choose("enter").reach("end")
    assert [(attack["card"], attack["prowess"]) for attack in tale.told("attacked")] == [
        (LONELY_MOUNTAIN, 14),
        (AT_HOME, 18),
    ]


@rule("ME-18.12", "ME-18.17", "ME-13.47")
def test_an_orc_may_keep_a_defeated_creature() -> None:
    tale = killed(Scene(GORBAG, ASTERNAK, at=THARBAD, side="minion", foes_more=[RANGERS], rolls=WIN), RANGERS)
    assert [key.partition("#")[0] for key in tale.offers()] == [f"take:{GORBAG}", "none"]
    before = raw_points(tale.s, 0)
    tale.choose(f"take:{GORBAG}")
    assert (tale.s.on[tale.thing(RANGERS)], raw_points(tale.s, 0)) == (tale.thing(GORBAG), before)


@rule("ME-13.47")
@pytest.mark.parametrize(("first", "pile"), [([6, 6], POINTS), ([1, 1], DISCARD + 1)])
def test_a_creature_is_defeated_with_all_its_attacks(first: list[int], pile: int) -> None:
    """A Slayer attacks twice."""
    tale = killed(Scene(GLORFINDEL, foes_more=["tw-89"], rolls={"strike": [first, [6, 6]], "body": [[1, 1]]}), "tw-89")
    assert (len(tale.told("attacked")), tale.s.zones.where[tale.find("tw-89", 1)]) == (2, pile)


@rule("ME-18.16", "ME-18.12")
def test_half_orcs_men_and_heroes_have_no_trophies() -> None:
    half = killed(Scene(HALF_ORC, "le-29", at=THARBAD, side="minion", foes_more=[RANGERS], rolls=WIN), RANGERS)
    assert [key.partition("#")[0] for key in half.offers()] == ["take:le-29", "none"]
    heroes = killed(Scene(GLORFINDEL, foes_more=[ORC_GUARD], rolls=WIN), ORC_GUARD)
    assert (heroes.cards(POINTS), heroes.kind) == ([ORC_GUARD], "organise")


@rule("ME-18.18", "ME-18.19", "ME-18.20", "ME-18.21", "ME-18.22")
def test_trophies_give_influence_and_prowess_by_their_points() -> None:
    creatures = ["tw-72", "tw-73", "tw-76", "tw-78", "tw-109"]
    tale = Scene(SNAGA, side="minion", foes_more=creatures)
    orc = tale.thing(SNAGA)
    found = []
    for creature in ["", *creatures]:
        if creature:
            tale.s.come_into_play(tale.find(creature, 1), 0, orc)
        found.append((tale.s.stat("di", orc), tale.s.stat("prowess", orc) - 5))
    assert found == [(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (2, 2)]


@rule("ME-18.13", "ME-18.14")
def test_a_trophy_is_an_item_without_corruption_that_stays_with_its_bearer() -> None:
    tale = Scene(GORBAG, ASTERNAK, side="minion", foes_more=[RANGERS])
    trophy = tale.find(RANGERS, 1)
    tale.s.come_into_play(trophy, 0, tale.thing(GORBAG))
    assert (tale.s.is_item(trophy), tale.s.stat("cp", trophy)) == (True, 0)
    assert (tale.again().offering("transfer:"), tale.offering("store:")) == ([], [])


@rule("ME-18.15")
@part("C-40")
@pytest.mark.parametrize(("card", "place"), [(RANGERS, POINTS), (ORC_GUARD, GONE)])
def test_a_discarded_trophy_goes_to_the_points_or_out_of_the_game(card: str, place: int) -> None:
    tale = Scene(GORBAG, side="minion", foes_more=[card])
    tale.s.come_into_play(tale.find(card, 1), 0, tale.thing(GORBAG))
    tale.s.discard(tale.thing(GORBAG))
    assert tale.cards(place) == [card]


@rule("ME-18.23")
def test_a_dragon_ahunt_can_be_a_trophy() -> None:
    tale = Scene(GORBAG, side="minion", foes_more=[AHUNT], at="le-385", sites=["le-383"], rolls=WIN)
    tale.choose("move", "move:le-383").until("way")
    tale.s.come_into_play(tale.find(AHUNT, 1), 1)
    tale.until("trophy").choose(f"take:{GORBAG}")
    assert (tale.s.on[tale.thing(AHUNT)], slain_in(tale.s, "Smaug")) == (tale.thing(GORBAG), tale.s.turn)
