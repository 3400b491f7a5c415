"""Chapter 19: influence attempts against the opponent."""

import pytest
from tests.games.meccg.tale import Tale, deck

from mathom.games.meccg.companies.arrive import take_site
from mathom.games.meccg.faces import face_of
from mathom.games.meccg.state import TAPPED
from mathom.games.meccg.zones import DISCARD
from mathom.testing import rule

GLORFINDEL, SAM, HALDIR = "tw-161", "tw-180", "tw-164"
FOES = (HALDIR, "tw-123", "tw-182", "tw-116")  # with 17 points of mind together


def meeting(rolls: list[list[int]], turns: int = 1) -> Tale:
    """Glorfindel and Haldir of the opponent are both in Moria, in the site phase of Glorfindel's player."""
    mine = deck(pool={GLORFINDEL: 1, SAM: 1}, sites={"tw-413": 1})
    foe = deck(pool=dict.fromkeys(FOES, 1), sites={"tw-413": 1})
    tale = Tale(mine, foe, rolls={"influence": rolls, "strike": [[6, 6]] * 20})
    for first, second in ((GLORFINDEL, FOES[0]), (SAM, FOES[1])):
        tale.choose(f"draft:{first}", seat=0).choose(f"draft:{second}", seat=1)
    tale.choose("stop", seat=0)
    for second in FOES[2:]:
        tale.choose(f"draft:{second}", seat=1) if tale.offered(f"draft:{second}") else tale.choose("stop", seat=1)
    tale.until("organise")
    for seat in (0, 1):
        number = tale.s.companies_of(seat)[0]
        there = take_site(tale.s, seat, face_of("tw-413"))
        tale.s.set_company(number, tale.s.companies[number].at_site(there))
    for _ in range(turns):
        tale.choose("move").until("organise").choose("move").until("organise")
    tale.choose("move").until("enter").choose("enter")
    while tale.kind in ("defend", "excess", "next-strike", "assign", "react", "assign-strike"):
        offers = tale.offers()
        tale.choose("stay-untapped" if "stay-untapped" in offers else offers[0])
    return tale


@rule("ME-19.1", "ME-19.6", "ME-19.7", "ME-19.8", "ME-19.9", "ME-19.10", "ME-19.12", "ME-19.13", "ME-19.14")
@pytest.mark.parametrize(("rolls", "won"), [([3, 3, 1, 1], True), ([3, 2, 1, 1], False)])
def test_both_roll_and_what_is_above_zero_wins(rolls: list[int], won: bool) -> None:
    """Haldir (mind 3) and 3 points of unused influence against Glorfindel, who has 3 for Elves."""
    tale = meeting([rolls])
    key = next(offer for offer in tale.offers() if offer.startswith(f"influence:{HALDIR}"))
    tale.choose(key, f"give:{GLORFINDEL}")
    told = tale.told("persuaded")[0]
    assert (told["modifier"], told["other"], told["points"]) == (3, 2, 3 + 3)
    assert (told["outcome"], tale.cards(DISCARD, 1)) == (("discarded", [HALDIR]) if won else ("lost", []))
    assert tale.s.status[tale.thing(GLORFINDEL)] == TAPPED
    assert not any(offer.startswith("influence") for offer in tale.offers())


@rule("ME-19.2")
def test_there_is_no_attempt_in_the_first_turn() -> None:
    tale = meeting([], turns=0)
    assert not any(offer.startswith("influence") for offer in tale.offers())
