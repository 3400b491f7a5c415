"""Battles with combat cards, for the tests of the combat halves."""

from typing import Any

import pytest
from tests.games.wotr.battles import (
    FP,
    SH,
    asked,
    attack,
    field,
    hold,
    keys,
    pick,
    question,
)
from tests.games.wotr.helpers import at, send, told
from tests.games.wotr.plain_box import CARD_NAMES, CARDS

from mathom.games.wotr.armies.forces import force_at
from mathom.games.wotr.battle.combat_round import CombatRound
from mathom.games.wotr.battle.numbers import CombatNumbers
from mathom.games.wotr.box import DECK_SIDE, FACTS
from mathom.games.wotr.events.card_text import CardText, combat_text
from mathom.games.wotr.state import War

PRINTED = FACTS.table("event_cards")["cards"]
TITLES = {entry["id"]: entry["combat_title_en"] for entry in PRINTED}


def carriers(title: str) -> list[str]:
    """The ids of the cards with this combat half, from the fact table."""
    found = [card for card, printed in TITLES.items() if printed == title]
    assert found, title
    return found


def texts(title: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("card", carriers(title))


def side_of(card: str) -> int:
    return DECK_SIDE[CARDS[CARD_NAMES.index(card)].deck]


def answer(w: War) -> None:
    """Answers that do not matter here, up to a combat card or a question of interest."""
    while w.ask is not None and question(w) in ("ground", "sorcery", "white-rider"):
        pick(w, {"ground": "fight-in-the-field", "sorcery": "no", "white-rider": "no"}[question(w) or ""])


def fight(w: War, *cards: str, way: str = "hollin>trollshaws", side: int = SH) -> None:
    """An attack in which these cards are played in the first round."""
    for card in cards:
        hold(w, side_of(card), card)
    told(w)
    attack(w, way, side=side)
    answer(w)
    while w.ask is not None and w.ask.kind == "combat-card":
        seat = w.ask.seats[0]
        mine = [f"card:{card}" for card in cards if side_of(card) == seat and f"card:{card}" in keys(w)]
        pick(w, mine[0] if mine else "none")
        answer(w)


def rolls(w: War) -> list[Any]:
    """Side, modifier and hits of the rolls and re-rolls so far."""
    return [
        (event[0].removeprefix("combat-").removeprefix("leader-"), event[1], *event[3:])
        for event in told(w)
        if event[0] in ("combat-roll", "leader-reroll")
    ]


def offered(w: War, card: str, way: str = "hollin>trollshaws", side: int = SH) -> bool:
    """Whether the card may be played in the first round of an attack."""
    hold(w, side_of(card), card)
    attack(w, way, side=side)
    answer(w)
    while w.ask is not None and w.ask.kind == "combat-card" and w.ask.seats[0] != side_of(card):
        pick(w, "none")
    assert asked(w) == (side_of(card), "combat-card")
    return f"card:{card}" in keys(w)


def plain() -> War:
    """Five against five, nobody leads."""
    return field({"sauron_regular": 5}, {"gondor_regular": 5})


def led() -> War:
    """Five and two Nazgûl against five and a Leader."""
    return field({"sauron_regular": 5, "nazgul": 2}, {"gondor_regular": 5, "gondor_leader": 1})


def companions(*names: str) -> War:
    """Five and two Nazgûl against five with Companions."""
    w = field({"sauron_regular": 5, "nazgul": 2}, {"gondor_regular": 5})
    for name in names:
        send(w, name, "trollshaws")
    return w


def round_of(w: War, side: int, origin: str, target: str) -> CombatNumbers:
    """What counts in a combat round of two whole armies, not under way."""
    own, other = force_at(w, side, at(origin)), force_at(w, 1 - side, at(target))
    return CombatNumbers(side, at(origin), at(target), forces=[own, other] if side == FP else [other, own])


BLANK = [2, 2, 2, 2, 2]


def carry_out(w: War, card: str, numbers: CombatNumbers) -> None:
    """The text of the card's combat half, in a combat round that goes no further."""
    face = CARD_NAMES.index(card)
    w.push(CombatRound(numbers))
    w.push(CardText(side_of(card), face, combat_text(face, 0)))
    while w.stack and isinstance(w.stack[-1], CardText) and w.ask is None:
        getattr(w.stack[-1], w.stack[-1].step)(w)
