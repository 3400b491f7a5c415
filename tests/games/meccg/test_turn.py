"""Chapters 4 and 26: the phases, hands, the sideboard, exhausted decks."""

from tests.games.meccg.scene import Scene
from tests.games.meccg.tale import Deck, Tale, deck

from mathom.games.meccg.state import TAPPED, UNTAPPED, WOUNDED
from mathom.games.meccg.zones import DECK, DISCARD, SIDEBOARD
from mathom.testing import rule

CARDS = {"tw-204": 14}


def play(**sections: dict[str, int]) -> Tale:
    """A game in its first organisation phase, Glorfindel in Rivendell against nobody."""
    mine: Deck = deck("hero", **{"pool": {"tw-161": 1, "tw-180": 1}, "resources": CARDS, **sections})
    return Tale(mine, deck(resources=CARDS)).draft("tw-161", "tw-180").until("organise")


def next_turn(tale: Tale) -> Tale:
    """On to the organisation phase of seat 0 in its next turn."""
    tale.choose("move")
    for _ in range(2):
        tale.until("organise")
        if tale.s.active == 0:
            return tale
        tale.choose("move")
    return tale


@rule("ME-4.1", "ME-4.2")
def test_a_turn_has_six_phases_and_turns_alternate() -> None:
    tale = next_turn(play())
    phases = ["untap", "organisation", "long-event", "movement", "site", "end"]
    told = [(event["seat"], event["phase"]) for event in tale.told("phase")]
    assert told[:12] == [(0, phase) for phase in phases] + [(1, phase) for phase in phases]
    assert [event["seat"] for event in tale.told("turn")] == [0, 1, 0]


@rule("ME-4.6", "ME-4.7", "ME-24.9")
def test_tapped_characters_untap_and_the_wounded_heal_at_a_haven() -> None:
    tale = play()
    tale.s.set_status(tale.thing("tw-161"), TAPPED)
    tale.s.set_status(tale.thing("tw-180"), WOUNDED)
    next_turn(tale)
    assert [tale.s.status[tale.thing(card)] for card in ("tw-161", "tw-180")] == [UNTAPPED, TAPPED]


@rule("ME-4.8")
def test_tapped_items_untap() -> None:
    tale = Tale(deck(pool={"tw-161": 1, "tw-259": 1}, resources=CARDS), deck()).draft("tw-161").choose("stop", "done")
    tale.choose("give:tw-259", "give:tw-161").until("organise")
    tale.s.set_status(tale.thing("tw-259"), TAPPED)
    assert next_turn(tale).s.status[tale.thing("tw-259")] == UNTAPPED


@rule("ME-4.21", "ME-4.22")
def test_at_the_end_of_the_turn_a_card_may_go_and_hands_are_filled() -> None:
    tale = play().choose("move").until("discard")
    before = tale.cards(DISCARD)
    tale.choose("discard:tw-204")
    assert (len(before), tale.cards(DISCARD)) == (0, ["tw-204"])
    tale.until("organise")
    assert (len(tale.hand(0)), len(tale.hand(1))) == (8, 8)


@rule("ME-4.10", "ME-4.12", "ME-4.25", "ME-26.5")
def test_against_an_avatar_hazards_come_from_the_sideboard_and_the_limit_is_halved() -> None:
    mine = deck(pool={"tw-161": 1}, characters={"tw-181": 1}, resources={"tw-204": 7})
    foe = deck(resources=CARDS, sideboard={"tw-72": 2, "tw-244": 1})
    tale = Tale(mine, foe).draft("tw-161").until("organise").choose("play:tw-181", "company:company-0", "under", "move")
    tale.until("organise").choose("move").until("sideboard")
    assert (tale.seat, tale.offers()) == (1, ["to-discard-pile", "to-play-deck", "none"])
    tale.choose("to-discard-pile", "fetch:tw-72", "done")
    assert (tale.cards(DISCARD, 1), tale.cards(SIDEBOARD, 1)) == (["tw-72"], ["tw-244", "tw-72"])
    assert tale.s.halved


@rule("ME-4.11", "ME-26.7")
def test_a_small_play_deck_takes_no_card_of_the_sideboard() -> None:
    mine = deck(pool={"tw-161": 1}, characters={"tw-181": 1}, resources={"tw-204": 7}, sideboard={"tw-244": 1})
    tale = Tale(mine, deck()).draft("tw-161").until("organise")
    tale.choose("play:tw-181", "company:company-0", "under", "sideboard")
    assert len(tale.cards(DECK)) < 5
    assert tale.offers() == ["to-discard-pile"]


@rule("ME-5.38", "ME-26.3")
def test_a_tapped_avatar_brings_resources_and_characters() -> None:
    side = {"tw-244": 1, "tw-72": 1, "tw-123": 1}
    mine = deck(pool={"tw-161": 1}, characters={"tw-181": 1}, resources={"tw-204": 7}, sideboard=side)
    tale = Tale(mine, deck()).draft("tw-161").until("organise")
    tale.choose("play:tw-181", "company:company-0", "under", "sideboard", "to-discard-pile")
    assert tale.offers() == ["fetch:tw-123", "fetch:tw-244"]
    tale.choose("fetch:tw-123", "fetch:tw-244", "done")
    assert tale.s.status[tale.thing("tw-181")] == TAPPED
    assert tale.offers().count("sideboard") == 0


@rule("ME-5.38")
def test_it_brings_five_to_the_discard_pile_or_one_to_the_play_deck() -> None:
    many = {"tw-204": 6, "tw-244": 1}
    tale = Scene("tw-156", hand=["tw-204"] * 13, sideboard=many).choose("sideboard", "to-discard-pile")
    tale.choose(*["fetch:tw-204"] * 5)
    assert (tale.kind, tale.cards(SIDEBOARD)) == ("organise", ["tw-204", "tw-244"])
    one = Scene("tw-156", hand=["tw-204"] * 13, sideboard=many).choose("sideboard", "to-play-deck", "fetch:tw-244")
    assert (one.kind, one.cards(SIDEBOARD)) == ("organise", ["tw-204"] * 6)


@rule("ME-26.1", "ME-26.9", "ME-26.12")
def test_an_exhausted_deck_is_made_of_the_discard_pile_after_an_exchange() -> None:
    mine = deck(pool={"tw-161": 1}, resources={"tw-204": 9}, sideboard={"tw-244": 1})
    tale = Tale(mine, deck(resources=CARDS)).draft("tw-161").until("organise")
    assert (len(tale.hand()), len(tale.cards(DECK))) == (8, 1)
    tale.choose("move").until("discard").choose("discard:tw-204").until("exchange")
    tale.choose("exchange:tw-204", "fetch:tw-244", "done")
    assert (tale.s.exhausted, tale.cards(DECK), tale.cards(SIDEBOARD)) == ([1, 0], ["tw-244"], ["tw-204"])
    assert tale.told("exchanged") == [{"seat": 0, "count": 1}]
