"""Statements of cards beside those that all games share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mathom.effects import Action, Condition, Effect, Selector, Statement


@dataclass(frozen=True, kw_only=True)
class Uncounted(Statement):
    """The card does not count against the hazard limit; with a `window`, only what is played in that one."""

    window: str = ""


@dataclass(frozen=True)
class Offered(Action):
    """What the other player can do with a card, in a window; declared like the play of a card."""


@dataclass(frozen=True)
class Barred(Statement):
    """The card cannot be declared while this holds, whatever its other texts allow."""

    when: Condition


@dataclass(frozen=True, kw_only=True)
class PlayedBy(Statement):
    """At a site the card is played only by one of these (`who`), and only while `needs` holds. A faction that joins
    `surely` does so without an influence check."""

    who: Selector | None = None
    needs: Condition | None = None
    surely: bool = False


@dataclass(frozen=True, kw_only=True)
class Answers(Statement):
    """From on-guard the card may be revealed in the site phase, to answer a card that was declared, and for nothing
    else."""


@dataclass(frozen=True)
class NewAttack(Statement):
    """Lying with a site the card makes an automatic-attack in place of the printed ones: one strike for each character,
    which cannot be cancelled."""

    race: str
    prowess: int


@dataclass(frozen=True)
class ComesWith(Statement):
    """The character may be played besides the one of the turn, in a turn in which one of these has come."""

    titles: tuple[str, ...]


@dataclass(frozen=True)
class ComesAfter(Statement):
    """The creature may also be played, without a key, on a company that has faced an attack by one of these races, with
    one of these keys, in this turn."""

    races: tuple[str, ...]
    keys: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Persuades(Statement):
    """As a hazard the agent may try to influence away a character, ally or faction."""


@dataclass(frozen=True)
class RescueAttack(Statement):
    """What the opponent faces who comes to free the prisoners of the card; several are faced one after another."""

    race: str
    strikes: int
    prowess: int


@dataclass(frozen=True)
class Corrects(Statement):
    """Where the table plays with this unofficial erratum, named by the number of its rule, a fact about the card is
    this one and not the printed one, wherever it lies: its ``race``, how it counts for the deck (``creature``),
    whether it asks in the next turn where the company came from (``ride``), or whether who finds a way past it finds it
    past all of its kind (``helpers``). ME-29.1"""

    rule: str
    fact: str
    value: str


STATEMENTS: Final[list[type[Effect]]] = [
    Uncounted,
    Offered,
    Barred,
    PlayedBy,
    Answers,
    NewAttack,
    ComesWith,
    ComesAfter,
    Persuades,
    RescueAttack,
    Corrects,
]
