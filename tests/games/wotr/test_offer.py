"""Chapter 6: cards in play that offer something, whichever chapter asks."""

from __future__ import annotations

from tests.games.wotr.helpers import FP, SH, asked, at, bare, choose, key, lay, offers

from mathom.games.wotr.codes import CARD, NONE, PASS
from mathom.games.wotr.events.in_play import HUNT_CARD, HUNT_ROLL, JOURNEY
from mathom.games.wotr.events.offer import OfferCards, offer_cards
from mathom.testing import part, rule

COAT, AXE, HORN = "fp_char_05", "fp_char_06", "fp_char_07"
CREBAIN, BALROG = "sh_char_16", "sh_char_17"


@part("DP-20")
@rule("WR-6.16")
def test_nobody_is_asked_where_no_card_in_play_offers_anything() -> None:
    w = bare()
    lay(w, BALROG)
    w.stack = []
    offer_cards(w, HUNT_ROLL, SH)
    offer_cards(w, JOURNEY, SH, at("lorien"))
    unasked = len(w.stack)
    offer_cards(w, JOURNEY, SH, at("moria"))
    w.run()
    assert (unasked, asked(w), offers(w)) == (0, (SH, "journey"), [BALROG, "none"])


def test_an_offer_whose_card_has_gone_ends() -> None:
    w = bare()
    w.stack = []
    w.push(OfferCards(HUNT_ROLL, SH))
    w.run()
    assert (w.ask, w.stack) == (None, [])


@part("DP-52")
@rule("WR-16.33")
def test_one_of_several_cards_is_used_and_the_others_stay() -> None:
    w = bare()
    lay(w, COAT, AXE, HORN)
    w.stack = []
    w.push(OfferCards(HUNT_CARD, FP, use=1))
    w.run()
    found = offers(w)
    frame = w.stack[-1]
    assert [key(frame.refuse(w, FP, code)) for code in (CARD, NONE, PASS)] == [
        "that-card-does-not-apply-to-this-tile",
        None,
        "that-card-does-not-apply-to-this-tile",
    ]
    choose(w, "none")
    assert (found, w.stack) == ([COAT, AXE, HORN, "none"], [])


@rule("WR-16.33")
def test_what_weakens_a_tile_is_not_offered_where_it_does_no_damage() -> None:
    w = bare()
    lay(w, COAT, AXE, HORN)
    w.stack = []
    w.push(OfferCards(HUNT_CARD, FP, use=0))
    w.run()
    assert offers(w) == [COAT, "none"]
