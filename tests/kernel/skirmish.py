"""Skirmish: a miniature game for testing sealed choices, initiative, dice, casualties, retreat and siege.

Rules, our own. Seat 0 attacks seat 1. Each side has regulars (one hit kills) and elites (a hit makes a regular of one),
and a hand of three tactics out of five. In every round both sides choose a tactic or none, in secret, and show them at
once. Tactics take effect in order of their initiative, the defender first in a tie:

1. *ambush*: one hit before the dice. 2. *charge*: +1 on every die. 3. *shields*: one hit less against you.

Both roll a die for each unit, at most five; a five or more hits. Each side takes its hits one by one, the attacker
first. Used tactics are out of the game. Then the attacker ceases (and loses) or goes on; then the defender stands,
retreats (and loses), or, once, withdraws into the keep, if there is one. Against a keep only sixes hit and no
tactics are used, and after two rounds the siege fails, unless each time an elite is worn down to a regular.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mathom.kernel import (
    EVERYONE,
    NOBODY,
    UNANSWERED,
    Chance,
    EventKind,
    Frame,
    Game,
    Option,
    Reason,
    Result,
    Setting,
    State,
    Text,
    Variant,
    VariantSchema,
    ZoneKinds,
    set_up,
    shuffle_sizes,
)

ATTACKER, DEFENDER = 0, 1
AMBUSH, CHARGE, SHIELDS = range(3)
NAMES: Final = ["ambush", "charge", "shields"]
COUNTS: Final = [2, 2, 1]
NO_TACTIC: Final = 9

# Zones, one of each for each seat.
DECK, HAND, PLAYED = 0, 2, 4

CHOICES: Final = {
    "tactic": [*NAMES, "none"],
    "loss": ["regular", "elite"],
    "go-on": ["cease", "continue"],
    "stand": ["stand", "retreat", "withdraw"],
    "press": ["stop", "wear-down"],
}

SHOWN: Final = EventKind("shown", ("tactics",))
ROLLED: Final = EventKind("rolled", ("seat", "dice", "bonus", "needed", "shielded", "hits"))
LOST: Final = EventKind("lost", ("seat", "unit"))
DECIDED: Final = EventKind("decided", ("seat", "what"))
DEALT: Final = EventKind("dealt", ("seat", "tactics"))

NOT_HELD: Final = Reason("you-do-not-hold-that-tactic")
NO_SUCH_UNIT: Final = Reason("you-have-no-such-unit")
NO_KEEP: Final = Reason("there-is-no-keep-to-withdraw-into")


class Field(State):
    """The units of both sides, and whether there is a keep and the defender is in it."""

    __slots__ = ("elites", "inside", "keep", "regulars")

    def __init__(self, like: Field | None = None) -> None:
        super().__init__(like)
        self.regulars: list[int] = [4, 3] if like is None else like.regulars[:]
        self.elites: list[int] = [1, 1] if like is None else like.elites[:]
        self.keep: bool = True if like is None else like.keep
        self.inside: bool = False if like is None else like.inside

    def clone(self) -> Field:
        return Field(self)

    def units(self, seat: int) -> int:
        return self.regulars[seat] + self.elites[seat]

    def held(self, seat: int) -> list[int]:
        return sorted({self.zones.face[card] for card in self.zones.content[HAND + seat]})

    def end(self, winner: int, how: str) -> None:
        self.finish(Result([winner], [self.units(0), self.units(1)], how))


class Battle(Frame):
    """The battle. `tactics` of this round and `hits` against each side; `rounds` are those left of the siege."""

    __slots__ = ("hits", "rounds", "side", "tactics")

    def __init__(self, like: Battle | None = None) -> None:
        super().__init__("muster" if like is None else like.step)
        self.side: int = 0 if like is None else like.side
        self.rounds: int = 2 if like is None else like.rounds
        self.tactics: list[int] = [NO_TACTIC] * 2 if like is None else like.tactics[:]
        self.hits: list[int] = [0, 0] if like is None else like.hits[:]

    def clone(self) -> Battle:
        return Battle(self)

    def muster(self, s: Field) -> None:
        """Each side draws three tactics at random."""
        self.step = "draw"
        s.throw(f"tactics.{self.side}", shuffle_sizes(len(s.zones.content[DECK + self.side])))

    def draw(self, s: Field) -> None:
        s.zones.shuffle(DECK + self.side, s.outcome)
        for card in s.zones.content[DECK + self.side][:3]:
            s.zones.move(card, HAND + self.side)
        s.tell_to(1 << self.side, DEALT, self.side, [NAMES[face] for face in s.held(self.side)])
        self.step = "muster" if self.side == ATTACKER else "choose_tactics"
        self.side = DEFENDER

    def choose_tactics(self, s: Field) -> None:
        s.ask_sealed([ATTACKER, DEFENDER], "tactic", [[*s.held(0), NO_TACTIC], [*s.held(1), NO_TACTIC]], "show_tactics")

    def show_tactics(self, s: Field) -> None:
        s.turn += 1
        self.tactics = s.replies
        self.step = "ambush"
        for seat, tactic in enumerate(self.tactics):
            if tactic != NO_TACTIC:
                card = next(c for c in s.zones.content[HAND + seat] if s.zones.face[c] == tactic)
                s.zones.move(card, PLAYED + seat)
        order = sorted((DEFENDER, ATTACKER), key=lambda seat: (self.tactics[seat], -seat))
        s.tell(SHOWN, [[seat, name(self.tactics[seat])] for seat in order])

    def ambush(self, s: Field) -> None:
        """The one tactic before the dice."""
        self.hits = [int(self.tactics[1 - seat] == AMBUSH) for seat in (0, 1)]
        self.step = "roll"
        s.push(Casualties(self.hits))

    def roll(self, s: Field) -> None:
        if not self.over(s):
            self.step = "count_hits"
            s.throw("battle", [6] * (min(5, s.units(0)) + min(5, s.units(1))))

    def count_hits(self, s: Field) -> None:
        at = 0
        for seat in (0, 1):
            number = min(5, s.units(seat))
            dice = [got + 1 for got in s.outcome[at : at + number]]
            at += number
            bonus = int(self.tactics[seat] == CHARGE)
            needed = 6 if s.inside and seat == ATTACKER else 5
            shielded = int(self.tactics[1 - seat] == SHIELDS)
            hits = max(0, sum(die + bonus >= needed for die in dice) - shielded)
            self.hits[1 - seat] = hits
            s.tell(ROLLED, seat, dice, bonus, needed, shielded, hits)
        self.tactics = [NO_TACTIC] * 2
        self.step = "after_round"
        s.push(Casualties(self.hits))

    def after_round(self, s: Field) -> None:
        if not self.over(s):
            self.rounds -= s.inside
            self.step = "besiege" if s.inside else "go_on"

    def over(self, s: Field) -> bool:
        for seat in (DEFENDER, ATTACKER):
            if s.units(seat) == 0:
                s.end(1 - seat, "wiped-out")
                return True
        return False

    def go_on(self, s: Field) -> None:
        s.ask_one(ATTACKER, "go-on", [0, 1], "ceased_or_not")

    def ceased_or_not(self, s: Field) -> None:
        self.decide(s, ATTACKER, "go-on")
        if s.reply == 0:
            s.end(DEFENDER, "ceased")
        self.step = "stand"

    def stand(self, s: Field) -> None:
        s.ask_one(DEFENDER, "stand", [0, 1, 2] if s.keep else [0, 1], "stood_or_not")

    def stood_or_not(self, s: Field) -> None:
        self.decide(s, DEFENDER, "stand")
        self.step = "choose_tactics"
        if s.reply == 1:
            s.end(ATTACKER, "retreated")
        elif s.reply == 2:
            s.inside = True
            self.step = "roll"

    def besiege(self, s: Field) -> None:
        if self.rounds:
            self.step = "roll"
        else:
            s.ask_one(ATTACKER, "press", [0, 1] if s.elites[0] else [0], "pressed_or_not")

    def pressed_or_not(self, s: Field) -> None:
        self.decide(s, ATTACKER, "press")
        if s.reply == 0:
            s.end(DEFENDER, "siege-lifted")
            return
        s.elites[0] -= 1
        s.regulars[0] += 1
        self.rounds = 1
        self.step = "roll"

    def decide(self, s: Field, seat: int, kind: str) -> None:
        s.tell(DECIDED, seat, CHOICES[kind][s.reply])

    def refuse(self, s: Field, seat: int, code: int) -> Reason | None:
        if self.step == "choose_tactics":
            return None if code in (*s.held(seat), NO_TACTIC) else NOT_HELD
        if self.step == "besiege" and code == 1 and not s.elites[0]:
            return NO_SUCH_UNIT
        return NO_KEEP if self.step == "stand" and code == 2 and not s.keep else None


class Casualties(Frame):
    """Hits taken one by one, each as its owner likes, the attacker first."""

    __slots__ = ("hits",)

    def __init__(self, hits: list[int] | None = None) -> None:
        super().__init__("choose_loss")
        self.hits: list[int] = [0, 0] if hits is None else hits[:]

    def clone(self) -> Casualties:
        other = Casualties(self.hits)
        other.step = self.step
        return other

    def choose_loss(self, s: Field) -> None:
        for seat in (ATTACKER, DEFENDER):
            if self.hits[seat] and s.units(seat):
                options = [code for code in (0, 1) if self.refuse(s, seat, code) is None]
                s.ask_one(seat, "loss", options, "lose")
                return
        s.pop()

    def lose(self, s: Field) -> None:
        seat = ATTACKER if self.hits[ATTACKER] and s.units(ATTACKER) else DEFENDER
        self.hits[seat] -= 1
        if s.reply == 1:
            s.elites[seat] -= 1
            s.regulars[seat] += 1
        else:
            s.regulars[seat] -= 1
        s.tell(LOST, seat, CHOICES["loss"][s.reply])
        self.step = "choose_loss"

    def refuse(self, s: Field, seat: int, code: int) -> Reason | None:
        return None if (s.elites if code == 1 else s.regulars)[seat] else NO_SUCH_UNIT


def name(tactic: int) -> str:
    return "none" if tactic == NO_TACTIC else NAMES[tactic]


class Skirmish(Game):
    def __init__(self) -> None:
        self.id = "skirmish"
        self.version = 1
        self.home = Path(__file__).parent

    def variants(self) -> VariantSchema:
        return VariantSchema([2], [Setting("keep", [True, False])])

    def start(self, variant: Variant, seats: int, chance: Chance) -> State:
        faces = [face for face, count in enumerate(COUNTS) for _ in range(count)]
        sight = [NOBODY, NOBODY, 1, 2, EVERYONE, EVERYONE]
        mixed = [False, False, True, True, False, False]
        s = Field()
        s.zones = set_up(ZoneKinds(sight, mixed, [0] * 5 + [1] * 5), faces * 2, [DECK] * 5 + [DECK + 1] * 5)
        s.chance = chance
        s.keep = variant["keep"]
        s.push(Battle())
        return s

    def see(self, state: Field, seat: int | None) -> dict[str, Any]:
        zones = state.zones
        return {
            "regulars": state.regulars,
            "elites": state.elites,
            "inside": state.inside,
            "in_hand": [len(zones.content[HAND + side]) for side in (0, 1)],
            "hand": None if seat is None else sorted([NAMES[zones.face[card]] for card in zones.content[HAND + seat]]),
            "played": [[NAMES[zones.face[card]] for card in zones.content[PLAYED + side]] for side in (0, 1)],
        }

    def describe(self, state: Field, seat: int, code: int) -> Option:
        assert state.ask is not None
        kind = state.ask.kind
        word = name(code) if kind == "tactic" else CHOICES[kind][code]
        return Option(code, f"{kind}:{word}", Text(f"skirmish-{kind}", choice=word), [])

    def parse(self, state: Field, seat: int, key: str) -> int:
        assert state.ask is not None
        kind, _, word = key.partition(":")
        if kind != state.ask.kind or word not in CHOICES[kind]:
            return UNANSWERED
        return NO_TACTIC if (kind, word) == ("tactic", "none") else CHOICES[kind].index(word)

    def classes(self) -> list[type]:
        return [Field, Battle, Casualties]


GAME: Final = Skirmish()
