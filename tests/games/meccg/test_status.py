"""Every card says how much of it works."""

from collections import Counter

from mathom.effects import COMPLETE, MISSING, PARTIAL
from mathom.games.meccg.box import all_ids, clauses_of
from mathom.games.meccg.cards.clauses import clause_map, other_clauses
from mathom.games.meccg.status import Status, status_of


def test_a_card_is_as_complete_as_its_clauses() -> None:
    for card in all_ids():
        known = clause_map() if card in clause_map().clauses else other_clauses()
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


def test_a_card_of_no_built_in_deck_has_the_status_of_its_clauses() -> None:
    """Spells of the Barrow-wights; of Flies and Spiders one clause is for an option that is not played."""
    assert status_of("dm-90") == Status(COMPLETE, ())
    assert status_of("dm-58") == Status(PARTIAL, ("dm-58.2",))
