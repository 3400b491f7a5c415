"""Every card says how much of it works."""

from collections import Counter

import pytest

from mathom.effects import COMPLETE, MISSING, PARTIAL
from mathom.games.meccg.box import all_ids, clauses_of
from mathom.games.meccg.cards.clauses import map_with
from mathom.games.meccg.status import Status, status_of


def test_a_card_is_as_complete_as_its_clauses() -> None:
    for card in all_ids():
        known = map_with(card)
        status, missing = status_of(card)
        clauses = [clause.id for clause in clauses_of(card)]
        assert set(missing) <= set(clauses)
        if card not in known.clauses:
            assert (status, list(missing)) == (MISSING, clauses)
        else:
            carried = [clause for clause in clauses if clause in known.carried_out]
            assert list(missing) == [clause for clause in clauses if clause not in carried]
            assert status == (COMPLETE if not missing else PARTIAL if carried else MISSING)


def test_some_cards_work_and_the_others_say_that_they_do_not() -> None:
    counted = Counter(status_of(card).status for card in all_ids())
    assert counted[COMPLETE] >= 60
    assert counted[MISSING] > 0


@pytest.mark.parametrize("card", ["tw-119", "tw-122", "tw-38", "tw-372", "tw-197", "tw-289"])
def test_a_card_that_needs_nothing_written_works(card: str) -> None:
    """Annalena, Arwen, Ghouls, Bag End, the Beornings, Narsil: facts say all of them."""
    assert status_of(card) == Status(COMPLETE, ())


@pytest.mark.parametrize("card", ["tw-308", "wh-86"])
def test_a_card_of_which_facts_say_too_little_does_not_work_yet(card: str) -> None:
    """Quickbeam can do more than his fields say; the Greater Half-orcs are for players who cannot play yet."""
    assert status_of(card).status == MISSING


@pytest.mark.parametrize("card", ["td-146", "dm-10", "dm-24", "dm-27", "ba-80"])
def test_a_card_of_which_no_rule_reads_a_fact_does_not_work_yet(card: str) -> None:
    """Returned Exiles, Firiel, Súrion, Wormtongue, A Few Recruits: where they are played, whom they win over."""
    assert status_of(card).status == MISSING


def test_a_card_of_no_built_in_deck_has_the_status_of_its_clauses() -> None:
    """Flies and Spiders; of Prowess of Might one clause is not carried out."""
    assert status_of("dm-58") == Status(COMPLETE, ())
    assert status_of("td-56") == Status(PARTIAL, ("td-56.2",))
