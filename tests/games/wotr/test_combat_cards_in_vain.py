"""Combat cards that should not be there, or cannot be paid: they do no harm. AMB-12"""

import pytest
from tests.games.wotr.battles import (
    FP,
    SH,
    war,
)
from tests.games.wotr.card_battles import (
    carriers,
    carry_out,
    plain,
    round_of,
    side_of,
)
from tests.games.wotr.plain_box import CARD_NAMES

from mathom.games.wotr.battle.combat_round import CombatRound
from mathom.games.wotr.map import NOWHERE
from mathom.games.wotr.state import COMBAT, DISCARDED, NO_CARD
from mathom.testing import part, rule


@part("AMB-12")
@rule("WR-11.32")
@pytest.mark.parametrize("card", CARD_NAMES)
def test_a_card_whose_text_has_become_impossible_does_no_harm(card: str) -> None:
    """AMB-12; in an imagined world every card may turn up, whether its condition holds or not."""
    w = war(north_rhun={"sauron_regular": 3}, vale_of_the_carnen={"north_regular": 3})
    w.ring_bearers = NOWHERE
    r = CombatRound(round_of(w, FP, "vale_of_the_carnen", "north_rhun"))
    face = CARD_NAMES.index(card)
    thing = w.zones.face.index(face)
    side = side_of(card)
    w.zones.move(thing, COMBAT + side)
    r.cards = [thing if side == FP else NO_CARD, thing if side == SH else NO_CARD]
    r.step = "reveal"
    w.push(r)
    w.run()
    while w.ask is not None:
        w.play(w.ask.seats[0], w.ask.options[0][-1])
    assert (w.stack, w.card_in(DISCARDED + side, face)) == ([], thing)
    assert sum(map(sum, w.figures.content)) == 193


@rule("WR-11.34")
@pytest.mark.parametrize("card", carriers("Cruel as Death") + carriers("They Are Terrible"))
def test_what_cannot_be_paid_has_no_effect(card: str) -> None:
    w = plain()
    r = round_of(w, SH, "hollin", "trollshaws")
    carry_out(w, card, r)
    assert (r.roll_bonus, r.reroll_bonus, r.nazgul_spent) == ([0, 0], [0, 0], 0)
