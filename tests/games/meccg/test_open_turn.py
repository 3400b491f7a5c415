"""Appendix C on what the rulebook leaves open about the phases of a turn."""

from __future__ import annotations

import pytest
from tests.games.meccg.scene import Scene

from mathom.games.meccg.round.hand import Draw
from mathom.games.meccg.sites.visit import Visit
from mathom.games.meccg.state import TAPPED, UNTAPPED, WOUNDED
from mathom.games.meccg.zones import DECK, DISCARD, HAND, SIDEBOARD
from mathom.testing import part

GLORFINDEL, SAM, BALIN, GANDALF = "tw-161", "tw-180", "tw-123", "tw-156"
MORIA, LORIEN, GATES_BELOW, LEAS = "tw-413", "tw-408", "dm-38", "dm-40"
FILL, STEALTH = "tw-204", "tw-332"


@part("C-10")
def test_the_wounded_heal_in_the_untap_phase_after_the_others_have_untapped() -> None:
    """Once, to tapped: in the untap phase before this organisation phase, and not in it."""
    tale = Scene(GLORFINDEL, SAM).make(WOUNDED, GLORFINDEL).make(TAPPED, SAM)
    tale.next_organisation()
    assert tale.status(GLORFINDEL, SAM) == [TAPPED, UNTAPPED]
    tale.choose("move").reach("end")
    assert tale.status(GLORFINDEL) == [TAPPED]


@part("C-22")
@pytest.mark.parametrize("whose", [0, 1])
def test_the_avatar_of_who_untaps_opens_the_sideboard_of_the_opponent(whose: int) -> None:
    """It is the turn of seat 1; seat 0 has hazards in the sideboard."""
    mine, yours = (GANDALF, BALIN) if whose == 0 else (BALIN, GANDALF)
    tale = Scene(mine, foe=[yours], sideboard={"tw-72": 1}).choose("move")
    asked = set()
    while tale.s.active == 0 or tale.kind != "organise":
        asked.add((tale.kind, tale.seat, tale.s.active))
        tale.decline()
    assert (("sideboard", 0, 1) in asked) == (whose == 1)


@part("C-25")
def test_who_draws_the_last_card_goes_on_from_the_new_deck() -> None:
    tale = Scene(GLORFINDEL, hand=[FILL] * 12, rolls={"deck.0": [[0] * 11, [0] * 3]})
    for card in list(tale.s.at(HAND, 0))[:4]:
        tale.s.zones.move(card, DISCARD)
    for card in list(tale.s.at(DECK, 0))[1:]:
        tale.s.zones.move(card, HAND)
    before = len(tale.hand())
    tale.meanwhile(Draw(0, 3))
    assert (tale.s.exhausted, len(tale.hand()) - before) == ([1, 0], 3)
    assert (len(tale.cards(DECK)), tale.cards(DISCARD)) == (2, [])


@part("C-42")
def test_the_player_chooses_which_company_has_its_site_phase_first() -> None:
    bree = "tw-378"
    tale = Scene(GLORFINDEL, more=[SAM], at=MORIA, sites=[bree])
    number = tale.company(0, [SAM], bree)
    tale.again().choose("move").reach("site").until("next-company")
    assert tale.offers() == ["company:company-0", f"company:company-{number}"]
    tale.choose(f"company:company-{number}")
    visit = tale.s.innermost(Visit)
    assert visit is not None
    assert visit.company == number


@part("C-52")
def test_a_roll_is_made_where_a_company_leaves_the_under_deeps() -> None:
    down = Scene(GLORFINDEL, at=MORIA, sites=[GATES_BELOW]).choose("move", f"move:{GATES_BELOW}").until("organise")
    assert (down.at(), down.told("deeps-roll")) == (["The Under-gates"], [])
    rolls = {"deeps": [[3, 3]]}
    on = Scene(GLORFINDEL, at=GATES_BELOW, sites=[LEAS], rolls=rolls).choose("move", f"move:{LEAS}").until("organise")
    assert (on.at(), on.told("deeps-roll")) == (["The Under-leas"], [{"seat": 0, "roll": 6, "needed": 6}])


@part("C-64")
def test_one_to_five_cards_come_from_the_sideboard() -> None:
    tale = Scene(GANDALF, sideboard={FILL: 7}).choose("sideboard", "to-discard-pile")
    assert tale.offers() == [f"fetch:{FILL}"]
    tale.choose(f"fetch:{FILL}")
    assert tale.offers() == [f"fetch:{FILL}", "done"]
    tale.choose(*[f"fetch:{FILL}"] * 4)
    assert (tale.kind, len(tale.cards(DISCARD)), len(tale.cards(SIDEBOARD))) == ("organise", 5, 2)
    few = Scene(GANDALF, sideboard={FILL: 7}).choose("sideboard", "to-discard-pile", f"fetch:{FILL}", "done")
    assert (few.kind, len(few.cards(DISCARD))) == ("organise", 1)


@part("C-69")
def test_cards_for_the_end_of_the_organisation_phase_come_when_all_movement_is_declared() -> None:
    tale = Scene(SAM, hand=[STEALTH], more=[BALIN])
    tale.company(0, [BALIN], LORIEN)
    assert tale.again().offering(f"declare:{STEALTH}") == []
    tale.choose("move")
    assert (tale.kind, tale.offering(f"declare:{STEALTH}")) == ("plan", [])
    tale.choose("stay", "stay")
    assert (tale.kind, tale.seat) == ("events", 0)
    tale.when(f"declare:{STEALTH}")
    asked = set()
    while tale.told("phase")[-1]["phase"] == "organisation":
        asked.add(tale.kind)
        tale.decline()
    assert (asked & {"organise", "plan"}, tale.status(SAM)) == (set(), [TAPPED])
