"""Chapter 3: the draft, the starting companies, the first hands."""

import pytest
from tests.games.meccg.tale import Tale, deck

from mathom.games.meccg.game import GAME
from mathom.games.meccg.start.bring import PLAYED, brought_deck
from mathom.games.meccg.zones import DECK, UNUSED
from mathom.kernel import BadBrought
from mathom.testing import rule

HEROES = {"tw-161": 1, "tw-180": 1, "tw-123": 1, "tw-116": 1}  # Glorfindel 8, Sam 4, Balin 5, Adrazar 3
FILLER = {"tw-204": 12}


@rule("ME-3.1", "ME-3.3", "ME-3.4", "ME-3.15")
def test_characters_drafted_in_secret_join_their_companies_in_rivendell() -> None:
    tale = Tale(deck(pool=HEROES), deck(pool={"tw-164": 1}))
    assert tale.told("alignments") == [{"alignments": ["hero", "hero"]}]
    tale.choose("draft:tw-161", seat=0)
    assert tale.members(0) == []
    tale.choose("draft:tw-164", seat=1)
    assert (tale.members(0), tale.members(1)) == ([["tw-161"]], [["tw-164"]])
    assert tale.at(0) == ["Rivendell"]


@rule("ME-3.5")
def test_the_same_character_is_nobodys() -> None:
    tale = Tale(deck(pool=HEROES), deck(pool=HEROES))
    tale.choose("draft:tw-161", seat=0).choose("draft:tw-161", seat=1)
    assert (tale.members(0), tale.members(1)) == ([], [])
    assert tale.told("set-aside") == [{"seat": 0, "card": "tw-161"}, {"seat": 1, "card": "tw-161"}]


@rule("ME-3.27")
def test_a_unique_character_that_the_other_has_cannot_join() -> None:
    tale = Tale(deck(pool=HEROES), deck(pool=HEROES))
    tale.choose("draft:tw-161", seat=0).choose("draft:tw-180", seat=1)
    tale.choose("draft:tw-180", seat=0).choose("draft:tw-123", seat=1)
    assert (tale.members(0), tale.members(1)) == ([["tw-161"]], [["tw-180", "tw-123"]])


@rule("ME-3.7", "ME-3.8")
def test_who_has_stopped_is_not_asked_again_while_the_other_goes_on() -> None:
    tale = Tale(deck(pool=HEROES), deck(pool=HEROES))
    tale.choose("stop", seat=1).choose("draft:tw-161", seat=0)
    assert tale.s.ask is not None
    assert (tale.kind, tale.s.ask.waiting()) == ("draft", [0])
    tale.choose("draft:tw-180")
    assert tale.members(0) == [["tw-161", "tw-180"]]


@rule("ME-3.9", "ME-3.10")
def test_nobody_drafts_more_than_twenty_points_of_mind() -> None:
    tale = Tale(deck(pool=HEROES), deck()).draft("tw-161", "tw-180", "tw-123")
    assert tale.offers(0) == ["draft:tw-116", "stop"]
    over = Tale(deck(pool={**HEROES, "tw-182": 1}), deck()).draft("tw-161", "tw-180", "tw-123")
    assert over.offers(0) == ["draft:tw-116", "stop"]


@rule("ME-3.11")
def test_five_heroes_at_most() -> None:
    hobbits = {"tw-180": 1, "tw-495": 1, "tw-116": 1, "tw-118": 1, "td-93": 1, "tw-176": 1}
    tale = Tale(deck(pool=hobbits), deck()).draft("tw-495", "tw-116", "tw-118", "td-93", "tw-176")
    assert tale.offers(0) == ["stop"]


@rule("ME-3.6", "ME-3.12", "ME-3.16")
def test_minions_start_in_minas_morgul_or_dol_guldur() -> None:
    tale = Tale(deck("minion", pool={"le-1": 1, "le-3": 1}), deck()).draft("le-1")
    assert (tale.kind, tale.offers()) == ("start-at", ["place:le-367", "place:le-390"])
    tale.choose("place:le-390", "draft:le-3", "place:le-367")
    assert tale.at(0) == ["Minas Morgul", "Dol Guldur"]
    assert tale.s.profile(0).drafted == 6


@rule("ME-3.19", "ME-3.20")
def test_characters_left_over_go_into_the_play_deck_or_leave_the_game() -> None:
    tale = Tale(deck(pool=HEROES, resources=FILLER), deck(resources=FILLER)).draft("tw-161")
    tale.choose("stop").choose("shuffle-in:tw-180", "done", "done")
    assert "tw-180" in tale.cards(DECK) + tale.hand()
    assert tale.cards(UNUSED) == ["tw-116", "tw-123"]


@rule("ME-3.20")
def test_the_play_deck_takes_ten_characters_at_most() -> None:
    ten = {f"tw-{n}": 1 for n in (119, 120, 121, 122, 124, 125, 126, 127, 128, 129)}
    tale = Tale(deck(pool=HEROES, characters=ten), deck()).draft("tw-161").choose("stop")
    assert (tale.kind, tale.offers()) == ("leftover", ["done"])


@rule("ME-3.21")
def test_two_items_are_given_to_characters() -> None:
    pool = {**HEROES, "td-105": 1, "tw-259": 1}
    tale = Tale(deck(pool=pool), deck()).draft("tw-161").choose("stop", "done")
    assert tale.offers() == ["give:tw-259", "give:td-105", "done"]
    tale.choose("give:td-105", "give:tw-161")
    assert tale.told("starting-item") == [{"seat": 0, "card": "td-105", "who": "tw-161"}]
    assert tale.s.on[tale.thing("td-105")] == tale.thing("tw-161")


@rule("ME-3.22", "ME-3.23", "ME-3.25")
def test_eight_cards_each_and_the_higher_roll_begins() -> None:
    tale = Tale(deck(resources=FILLER), deck(resources=FILLER), first=1).until("organise")
    assert (len(tale.hand(0)), len(tale.hand(1)), tale.s.active) == (8, 8, 1)
    assert tale.told("begins") == [{"seat": 1, "rolls": [2, 12]}]


@rule("ME-3.26")
def test_equal_rolls_are_thrown_again() -> None:
    tale = Tale(deck(), deck(), rolls={"first": [[3, 3, 2, 4], [1, 1, 6, 6]]}).until("organise")
    assert tale.told("begins") == [{"seat": 1, "rolls": [2, 12]}]


def test_programs_bring_any_of_the_decks_and_nobody_can_tell_which() -> None:
    brought = {seed: [GAME.suggest({}, 2, seat, seed) for seat in range(2)] for seed in map(str, range(60))}
    titles = {deck["title"] for pair in brought.values() for deck in pair}
    assert titles == {brought_deck(name)["title"] for name in PLAYED}
    assert brought["7"] == [GAME.suggest({}, 2, seat, "7") for seat in range(2)]
    assert {pair[0]["alignment"] + pair[1]["alignment"] for pair in brought.values()} >= {"herominion", "minionhero"}


@pytest.mark.parametrize("deck", ["challenge-p", "balrog-1"])
def test_a_deck_of_who_is_not_played_yet_is_refused_when_it_is_brought(deck: str) -> None:
    with pytest.raises(BadBrought, match="not played yet"):
        GAME.read_brought({}, 2, 0, deck)
