"""Every question offers what its own refusals let pass, and says which rule stands against the rest."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.risk.helpers import (
    HC,
    HI,
    LI,
    asked,
    battle,
    choose,
    dice,
    fresh,
    kind,
    position,
    quest,
    step,
    weapon_question,
    why_not,
    with_homes,
)

from mathom.games.risk.codes import END, PLACE, SPACE
from mathom.games.risk.game import GAME
from mathom.games.risk.state import Realm
from mathom.kernel import play_at_random
from mathom.testing import rule

# All things, and of the large families, which join two of them, every seventh.
THINGS = [*range(SPACE, PLACE), *range(PLACE, END, 7)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_offered_is_what_is_not_refused(seats: int) -> None:
    s, rng = fresh(seats), Random(seats)
    while s.ask is not None:
        for seat in s.ask.waiting():
            offered, frame = set(s.ask.options_of(seat)), s.stack[-1]
            assert [code for code in offered if frame.refuse(s, seat, code) is not None] == []
            passed = {code for code in THINGS if frame.refuse(s, seat, code) is None}
            assert passed == offered & set(THINGS), s.ask.kind
        play_at_random(s, rng, 1)


def about(s: Realm) -> dict[str, object]:
    """What the question says of itself, as the asked seat sees it."""
    said = GAME.view(s, asked(s))["ask"]["about"]
    return {name: value for name, value in said.items() if value is not None}


def test_the_march_says_from_where_to_where_and_who() -> None:
    s = position(turn_of="gondor", phase="move", forces=with_homes(lebennin={"gondor": {HI: 2, LI: 1}}))
    assert about(s) == {"party": "gondor"}
    choose(s, "territory:lebennin")
    assert about(s) == {"party": "gondor", "territory": "lebennin"}
    choose(s, "territory:minas_tirith")
    assert about(s) == {"party": "gondor", "territory": "lebennin", "goal": "minas_tirith"}
    choose(s, "split")
    assert about(s) == {"party": "gondor", "territory": "lebennin", "goal": "minas_tirith", "unit": LI, "left": 1}


def test_the_questions_of_a_combat_say_where_it_is_and_how_far() -> None:
    s = two_combats()
    assert (kind(s), about(s)) == ("combat", {"party": "rohan"})
    choose(s, "territory:fangorn")
    assert (kind(s), about(s)) == ("retreat", {"territory": "fangorn", "party": "rohan", "round": 0})
    choose(s, "stay")
    assert (kind(s), about(s)) == ("retreat", {"territory": "fangorn", "party": "saruman", "round": 0})
    choose(s, "stay")
    assert (kind(s), about(s)) == ("walls", {"party": "rohan", "territory": "fangorn", "round": 1, "unit": "ent"})
    dice(s, "combat", [6, 6, 6, 6, 6])
    choose(s, "number:0")
    assert (kind(s), about(s)) == ("retreat", {"territory": "fangorn", "party": "rohan", "round": 1})


def test_the_question_for_the_weapon_bonus_names_the_unit() -> None:
    s = weapon_question()
    assert about(s) == {"party": "sauron", "territory": "eregion", "round": 1, "unit": HC}
    assert why_not(s, "number:2") == "not so many get the weapon bonus (RI-7.63)"


def test_who_may_pursue_is_told_who_retreats() -> None:
    s = battle({HI: 3}, {HC: 2}, "the_wold")
    choose(s, "territory:lorien")
    assert (kind(s), about(s)) == ("pursue", {"territory": "the_wold", "party": "sauron", "round": 0})
    assert why_not(s, "territory:lorien") == "nobody can retreat there (RI-7.5, RI-7.6, RI-7.8)"


def two_combats() -> Realm:
    fights = {"fangorn": {"rohan": {"ent": 2}, "saruman": {HI: 3}}, "the_wold": {"rohan": {HI: 1}, "saruman": {HI: 1}}}
    held = {"fangorn": "saruman", "the_wold": "saruman"}
    return position(turn_of="rohan", phase="combat", forces=with_homes(**fights), held=held)


@rule("RI-7.66", "RI-7.1", "RI-8.1", "RI-3.5")
def test_reasons_when_a_combat_is_chosen() -> None:
    s = two_combats()
    assert why_not(s, "done") == "every combat must be fought (RI-7.66)"
    assert why_not(s, "territory:khand") == "no combat is to be fought there (RI-7.1)"
    assert why_not(s, "search:fangorn") == "only the evil side searches (RI-8.1)"
    assert why_not(s, "unit:troll") == "that is no combat and no search (RI-3.5)"


@rule("RI-5.24", "RI-15.18", "RI-5.8", "RI-5.4", "RI-5.5")
def test_reasons_in_the_march() -> None:
    forces = with_homes(ithilien={"gondor": {HI: 1}}, minas_tirith={"gondor": {HI: 1}}, lebennin={"gondor": {HI: 1}})
    s = position(turn_of="gondor", phase="move", closed={"ithilien": "sauron"}, forces=forces)
    assert why_not(s, "territory:ithilien") == "winter storms close the territory (RI-15.18)"
    assert why_not(s, "territory:khand") == "only the partys own figures move (RI-5.24)"
    assert why_not(s, "card:balrog") == "that card cannot be played now (RI-10.32)"
    step(s, "lebennin", "belfalas")
    assert why_not(s, "territory:belfalas") == "nobody there can go further (RI-5.1, RI-5.8)"
    choose(s, "territory:minas_tirith")
    assert why_not(s, "territory:ithilien") == "winter storms close the territory (RI-15.18)"
    assert why_not(s, "territory:khand") == "that is not next to it (RI-5.4, RI-5.5, RI-5.6)"
    only_eagles = "only an eagle gets there (RI-5.5, RI-5.6, RI-5.28)"
    assert why_not(s, "mountains:white_mountains") == only_eagles
    choose(s, "territory:lebennin")
    assert kind(s) == "march"


def test_more_figures_than_there_are_cannot_go() -> None:
    s = position(turn_of="gondor", phase="move", forces=with_homes(lebennin={"gondor": {HI: 2}}))
    choose(s, "territory:lebennin", "territory:minas_tirith", "split")
    assert why_not(s, f"count:{HI}.1:3") == "not so many can go (RI-5.1)"
    assert why_not(s, f"count:{HI}.1:0") == "somebody must go (RI-5.3)"
    assert why_not(s, f"count:{LI}.1:1") == "not so many can go (RI-5.1)"


@rule("RI-6.28", "RI-6.16", "RI-6.36", "RI-6.18", "RI-6.19")
def test_reasons_on_the_ring_bearers_way() -> None:
    assert why_not(quest(shown=True), "use-the-ring") == "who is revealed cannot use the ring (RI-6.28)"
    assert why_not(quest("rhudaur", pass_closed=True), "territory:carrock") == "the pass is closed (RI-6.16)"
    wearing = quest()
    choose(wearing, "use-the-ring")
    assert why_not(wearing, "stay") == "who used the ring must try a step (RI-6.36)"
    no_march, not_now = "no forced march is left (RI-6.18, RI-6.19)", "the ring bearer cannot do that now"
    tired = quest(marches=0)
    assert why_not(tired, "route:buckland>old_forest") == no_march
    assert why_not(tired, "territory:old_forest").startswith(not_now)
    second = quest("rhudaur", marches=0)
    dice(second, "ring-bearer", [3])
    choose(second, "territory:carrock")
    assert why_not(second, "territory:eregion") == no_march
    assert why_not(second, "stay").startswith(not_now)
    assert why_not(quest(marches=2), "territory:old_forest").startswith(not_now)
