"""Chapter 28: standard rules instead of those of a tournament."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.meccg.scene import Scene
from tests.games.meccg.tale import Tale, deck
from tests.games.meccg.test_deck_check import changed

from mathom.games.meccg.companies.influence import general_influence, unused_influence
from mathom.games.meccg.council.council import Council
from mathom.games.meccg.decks import Deck, check
from mathom.games.meccg.faces import FACES, face_of
from mathom.games.meccg.game import GAME
from mathom.games.meccg.journey.ways import Reach, ways
from mathom.games.meccg.state import Realm
from mathom.games.meccg.terms import Terms
from mathom.games.meccg.zones import DECK, HAND, SET_ASIDE
from mathom.kernel import Perspective, play_at_random
from mathom.testing import part, rule

STANDARD = Terms("standard")
GLORFINDEL, SAM, BALIN, ADRAZAR = "tw-161", "tw-180", "tw-123", "tw-116"
HEROES = {GLORFINDEL: 1, SAM: 1, BALIN: 1, ADRAZAR: 1}
ELROND, GANDALF = "tw-145", "tw-156"
LUITPRAND = "le-23"
LORIEN, MOUNT_DOOM = "tw-408", "tw-414"
FILLER = {"tw-204": 12}


def fixed(*decks: dict[str, Any]) -> Tale:
    return Tale(*decks, terms=STANDARD)


# Decks


@rule("ME-28.2")
def test_a_deck_may_have_twenty_five_resources_and_hazards() -> None:
    for copies, faults in ((25, []), (24, ["ME-28.2"])):
        small = halved(copies)
        assert (sum(small.resources.values()), sum(small.hazards.values())) == (copies, copies)
        assert [fault.rule for fault in check(small, terms=STANDARD)] == faults
        assert [fault.rule for fault in check(small)] == ["ME-2.26"]


def halved(copies: int) -> Deck:
    """A built-in deck with so many resources and hazards; 24 or 25, of 30 each."""
    resources = {"tw-332": 0, "tw-204": 1, "tw-207": 2 + copies - 25}
    return changed("challenge-a", resources=resources, hazards={"tw-61": 0, "tw-28": 1, "tw-106": 2 + copies - 25})


# The start


@rule("ME-28.3")
def test_all_choose_their_companies_at_once_and_nobody_sees_whom_before_all_are_revealed() -> None:
    tale = fixed(deck(pool=HEROES), deck(pool={ELROND: 1, ADRAZAR: 1}))
    assert (tale.kind, tale.offers(0)) == (
        "starting-company",
        [*(f"start-with:{card}" for card in (ADRAZAR, BALIN, GLORFINDEL, SAM)), "stop"],
    )
    tale.choose(f"start-with:{GLORFINDEL}", seat=0).choose(f"start-with:{ELROND}", seat=1)
    assert (tale.members(0), tale.members(1)) == ([], [])
    hands = [GAME.view(tale.s, 1)["players"][seat]["hand"] for seat in (0, 1)]
    assert hands == [{"count": 1, "cards": []}, {"count": 1, "cards": [ELROND]}]
    assert tale.told("drafted") == []
    tale.choose(f"start-with:{SAM}", seat=0).choose("stop", seat=1)
    assert (tale.told("drafted"), tale.s.ask is not None and tale.s.ask.waiting()) == ([], [0])
    tale.choose("stop")
    assert (tale.members(0), tale.members(1)) == ([[GLORFINDEL, SAM]], [[ELROND]])
    assert tale.told("drafted") == [
        {"seat": 0, "card": GLORFINDEL},
        {"seat": 0, "card": SAM},
        {"seat": 1, "card": ELROND},
    ]
    assert tale.kind == "leftover"


@rule("ME-28.3")
def test_five_heroes_and_a_mind_of_twenty_are_the_most() -> None:
    tale = fixed(deck(pool=HEROES), deck())
    tale.choose("stop", seat=1)
    tale.choose(*(f"start-with:{card}" for card in (GLORFINDEL, SAM, BALIN)))
    assert tale.offers(0) == [f"start-with:{ADRAZAR}", "stop"]
    small = {SAM: 1, "tw-495": 1, ADRAZAR: 1, "tw-118": 1, "td-93": 1, "tw-176": 1}
    tale = fixed(deck(pool=small), deck())
    tale.choose("stop", seat=1)
    tale.choose(*(f"start-with:{card}" for card in ("tw-495", ADRAZAR, "tw-118", "td-93", "tw-176")))
    assert tale.offers(0) == ["stop"]
    assert GAME.parse(tale.s, 0, f"start-with:{SAM}") >= 0


@rule("ME-28.3")
def test_minions_say_where_they_start_after_all_are_revealed() -> None:
    tale = fixed(deck("minion", pool={"le-1": 1, "le-3": 1}), deck())
    tale.choose("stop", seat=1).choose("start-with:le-1", "start-with:le-3", "stop")
    assert (tale.kind, tale.offers()) == ("start-at", ["place:le-367", "place:le-390"])
    tale.choose("place:le-390", "place:le-367")
    assert tale.at(0) == ["Minas Morgul", "Dol Guldur"]


@rule("ME-28.4")
@part("C-60")
def test_whom_both_have_chosen_goes_into_the_play_decks() -> None:
    tale = fixed(deck(pool=HEROES, resources=FILLER), deck(pool={**HEROES, ELROND: 1}, resources=FILLER))
    tale.choose(f"start-with:{GLORFINDEL}", seat=0).choose(f"start-with:{ELROND}", seat=1)
    tale.choose(f"start-with:{SAM}", seat=0).choose(f"start-with:{GLORFINDEL}", seat=1)
    tale.choose("stop", seat=0).choose("stop", seat=1)
    assert (tale.members(0), tale.members(1)) == ([[SAM]], [[ELROND]])
    assert tale.told("clashed") == [{"seat": 0, "card": GLORFINDEL}, {"seat": 1, "card": GLORFINDEL}]
    assert [GLORFINDEL in tale.cards(DECK, seat) for seat in (0, 1)] == [True, True]
    assert [tale.cards(SET_ASIDE, seat) for seat in (0, 1)] == [[], []]
    tale.s.chance.script = {}
    tale.until("organise")
    known = [tale.s.zones.knows(1, card) for card in tale.s.at(DECK, 0)]
    assert not any(known)


def test_who_imagines_the_others_choice_imagines_characters_of_a_pool() -> None:
    s = GAME.new({"rules": "standard"}, 2, "imagined")
    assert s.ask is not None
    for _ in range(2):
        for seat in (0, 1):
            s.play(seat, s.ask.options_of(seat)[0])
            assert s.ask is not None
    for seed in range(20):
        world = Perspective(GAME, s, 0).imagine(Random(seed))
        assert isinstance(world, Realm)
        assert GAME.view(world, 0) == GAME.view(s, 0)
        assert {FACES[face].kind for face in world.faces_at(HAND, 1)} == {"character"}
    play_at_random(world, Random(1))
    assert world.result is not None


# Influence and movement


@rule("ME-28.6")
def test_minions_have_no_more_influence_than_others() -> None:
    found = []
    for terms in (Terms(), STANDARD):
        tale = Scene(LUITPRAND, side="minion", terms=terms)
        found.append((general_influence(tale.s, 0), unused_influence(tale.s, 0)))
    assert found == [(20, 24), (20, 19)]


@rule("ME-28.7")
def test_starter_movement_leads_into_udun_and_gorgoroth() -> None:
    found = []
    for terms in (Terms(), STANDARD):
        tale = Scene(SAM, at=LORIEN, sites=[MOUNT_DOOM], terms=terms)
        company = tale.number(SAM)
        kinds = [way.kind for way in ways(tale.s, company, face_of(LORIEN), face_of(MOUNT_DOOM))]
        found.append((kinds, Reach(tale.s, company).has(tale.s, face_of(MOUNT_DOOM))))
    assert found == [([], False), (["starter"], True)]


# Avatars


@rule("ME-28.8", "ME-27.6")
def test_who_loses_the_avatar_loses_the_game_at_once() -> None:
    for terms, result in ((Terms(), None), (STANDARD, ([1], "avatar"))):
        tale = Scene(GLORFINDEL, GANDALF, foe=[SAM], terms=terms)
        tale.s.eliminate(tale.thing(GANDALF))
        tale.again()
        found = tale.s.result
        assert (None if found is None else (found.winners, found.how)) == result
        assert tale.told("defeated") == ([] if result is None else [{"seat": 0}])


@rule("ME-28.8")
def test_an_avatar_lost_at_the_council_decides_as_well() -> None:
    tale = Scene(GLORFINDEL, GANDALF, foe=[SAM], terms=STANDARD)
    tale.s.ask = None
    tale.s.eliminate(tale.thing(GANDALF))
    tale.s.stack = [Council([], [], "count")]
    tale.s.run()
    assert tale.s.result is not None
    assert (tale.s.result.winners, tale.s.result.how) == ([1], "avatar")


@rule("ME-28.8")
def test_where_both_lose_theirs_nobody_wins_alone() -> None:
    tale = Scene(GANDALF, foe=["tw-181"], terms=STANDARD)
    for seat, card in ((0, GANDALF), (1, "tw-181")):
        tale.s.eliminate(tale.thing(card, seat))
    tale.again()
    assert tale.s.result is not None
    assert tale.s.result.winners == [0, 1]
