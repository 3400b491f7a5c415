"""Chapter 7: a combat, round by round."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.risk.battle.dice import COUNT_AT, NUMBER_AT, PARTY_AT, UNIT_AT, WALLS_AT, all_volleys
from mathom.games.risk.battle.losses import UNHURT, TakeHits, Wounded
from mathom.games.risk.battle.numbers import delved, favoured
from mathom.games.risk.battle.retreat import Retreats
from mathom.games.risk.box import (
    ENT,
    EVIL,
    GOOD,
    MUMAKIL,
    PARTIES_OF,
    PARTY_SIDE,
    SIZE,
    UNITS,
    UNITS_OF,
    parties_from,
    party_name,
    side_name,
    unit_name,
)
from mathom.games.risk.cards.windows import CardWindow
from mathom.games.risk.codes import NUMBER
from mathom.games.risk.control import aftermath, is_contested, speaker, update_control
from mathom.games.risk.event_kinds import Said
from mathom.games.risk.map import STRONGHOLD, space_name
from mathom.games.risk.state import FOUGHT, NO_LISTS, Realm
from mathom.kernel import EventKind, Frame, Reason

COMBAT_BEGAN: Final = EventKind("combat-began", ("territory", "side"), ("RI-7.1", "RI-7.2"), (space_name, side_name))
ROUND_FOUGHT: Final = EventKind("combat-round", ("territory", "round"), ("RI-7.20",), (space_name, None))
DICE: Final = EventKind(
    "combat-dice",
    ("party", "unit", "number", "dice", "hits"),
    ("RI-7.20", "RI-7.29"),
    (party_name, unit_name, None, None, None),
)
WALLS_FELL: Final = EventKind("walls-fell", ("territory",), ("RI-7.35",), (space_name,))
COMBAT_OVER: Final = EventKind("combat-over", ("territory", "party"), ("RI-7.37", "RI-7.50"), (space_name, party_name))

NOT_SO_MANY_ENTS: Final = Reason("not-so-many-ents-are-there", "RI-7.34")
NOT_SO_MANY_FAVOURED: Final = Reason("not-so-many-get-the-weapon-bonus", "RI-7.63")

NO_ENTS: Final[list[int]] = [0] * SIZE
NO_FAVOUR: Final[list[int]] = [0] * len(UNITS)


class Combat(Frame):
    """A combat in a territory. `attacker` is the side of the active party, `round` how many rounds were fought.

    `wounds` are the two-hit figures that have taken a hit, by kind (RI-7.32). `walls_down` is whether the defender has
    no stronghold bonus, `sails` what a card adds to the attackers' hit numbers. `ents` are those that attack the walls
    in this round, by party; `chosen` how many of the figures that came under the mountains get the weapon-type bonus,
    by unit; `asked` how far these questions have come. `volleys` are the dice of the round, `hits` those that each side
    must still take, `mighty` the hits of each party's mûmakil.
    RI-7.2, RI-7.3, RI-7.20 to RI-7.22, RI-7.48
    """

    __slots__ = (
        "asked",
        "attacker",
        "chosen",
        "ents",
        "hits",
        "mighty",
        "round",
        "sails",
        "territory",
        "volleys",
        "walls_down",
        "wounds",
    )
    shows: ClassVar[tuple[str, ...]] = (
        "step",
        "attacker",
        "ents",
        "hits",
        "round",
        "sails",
        "territory",
        "volleys",
        "walls_down",
        "wounds",
    )

    def __init__(self, territory: int = 0, attacker: int = 0) -> None:
        super().__init__("begin")
        self.territory = territory
        self.attacker = attacker
        self.round = 0
        self.walls_down = False
        self.sails = 0
        self.wounds: list[int] = UNHURT
        self.ents: list[int] = NO_ENTS
        self.chosen: list[int] = NO_FAVOUR
        self.asked = 0
        self.volleys: list[list[int]] = NO_LISTS
        self.hits: list[int] = [0, 0]
        self.mighty: list[int] = NO_ENTS

    def clone(self) -> Combat:
        other = Combat(self.territory, self.attacker)
        other.step = self.step
        other.round = self.round
        other.walls_down = self.walls_down
        other.sails = self.sails
        other.wounds = self.wounds
        other.ents = self.ents
        other.chosen = self.chosen
        other.asked = self.asked
        other.volleys = self.volleys
        other.hits = self.hits
        other.mighty = self.mighty
        return other

    def begin(self, s: Realm) -> None:
        """Whoever of the active party stands here has fought in this turn. RI-8.11, RI-5.13"""
        s.tell(COMBAT_BEGAN, self.territory, self.attacker)
        for unit in UNITS_OF[s.active]:
            for left, flags, n in s.columns(self.territory, unit) if s.number(s.active, unit, self.territory) else []:
                s.note(self.territory, unit, left, flags, -n)
                s.note(self.territory, unit, left, flags | FOUGHT, n)
        here = [party for party in parties_from(s.active) if s.present(party, self.territory)]
        self.step = "retreat_window"
        s.push(CardWindow(here, "C0"))

    def retreat_window(self, s: Realm) -> None:
        """Before the first round and after every one. RI-7.4, RI-7.48, RI-7.50"""
        if not is_contested(s, self.territory):
            self.step = "finish"
            return
        self.step = "next_round"
        s.push(Retreats(self.territory, self.attacker, self.round, self.walls_down, self.wounds))

    def next_round(self, s: Realm) -> None:
        """Who has left takes his wounds along."""
        here = s.figures.content[self.territory]
        self.wounds = [min(wounds, count) for wounds, count in zip(self.wounds, here, strict=True)]
        self.ents = NO_ENTS
        self.chosen = NO_FAVOUR
        self.asked = 0
        self.step = "ask_walls" if is_contested(s, self.territory) else "finish"

    # Ents against the walls (DP-18)

    def breakers(self, s: Realm, party: int) -> int:
        """How many Ents of the party may attack the walls, each with its usual number. RI-7.34, RI-7.65"""
        bonus_left = STRONGHOLD[self.territory] and not self.walls_down and PARTY_SIDE[party] == self.attacker
        return s.number(party, ENT, self.territory) if bonus_left else 0

    def ask_walls(self, s: Realm) -> None:
        while self.asked < SIZE and not self.breakers(s, self.asked):
            self.asked += 1
        if self.asked == SIZE:
            self.asked = 0
            self.step = "ask_favour"
            return
        options = [NUMBER + n for n in range(self.breakers(s, self.asked) + 1)]
        s.ask_one(s.seat_of[self.asked], "walls", options, then="walls_chosen")

    def walls_chosen(self, s: Realm) -> None:
        ents = self.ents[:]
        ents[self.asked] = s.reply - NUMBER
        self.ents = ents
        self.asked += 1
        self.step = "ask_walls"

    # The weapon-type bonus, if figures of a unit differ (DP-19)

    def favours(self, s: Realm, unit: int) -> list[int]:
        """How many of the unit's figures that came under the mountains may get the bonus. RI-7.63"""
        side = PARTY_SIDE[s.active]
        total = favoured(s, side, unit, self.territory)
        tired = delved(s, s.active, unit, self.territory)
        others = sum([s.number(party, unit, self.territory) for party in PARTIES_OF[side]]) - tired
        return list(range(max(0, total - others), min(total, tired) + 1))

    def ask_favour(self, s: Realm) -> None:
        while self.asked < len(UNITS) and len(self.favours(s, self.asked)) < 2:
            least = self.favours(s, self.asked)[0]
            self.chosen = [least if unit == self.asked else n for unit, n in enumerate(self.chosen)]
            self.asked += 1
        if self.asked == len(UNITS):
            self.step = "throw_dice"
            return
        options = [NUMBER + n for n in self.favours(s, self.asked)]
        s.ask_one(s.seat_of[s.active], "weapon-bonus", options, then="favour_chosen")

    def favour_chosen(self, s: Realm) -> None:
        self.chosen = [s.reply - NUMBER if unit == self.asked else n for unit, n in enumerate(self.chosen)]
        self.asked += 1
        self.step = "ask_favour"

    # The dice

    def throw_dice(self, s: Realm) -> None:
        """Every troop figure of both sides rolls one die. RI-7.20, RI-7.30"""
        self.volleys = all_volleys(s, self)
        self.step = "count_hits"
        s.throw("combat", [6] * sum([volley[COUNT_AT] for volley in self.volleys]))

    def count_hits(self, s: Realm) -> None:
        """RI-7.20, RI-7.29, RI-7.33, RI-7.35"""
        s.tell(ROUND_FOUGHT, self.territory, self.round + 1)
        hits, mighty, at, breached = [0, 0], NO_ENTS[:], 0, False
        for volley in self.volleys:
            dice = [die + 1 for die in s.outcome[at : at + volley[COUNT_AT]]]
            at += volley[COUNT_AT]
            scored = len([die for die in dice if die <= volley[NUMBER_AT]])
            s.tell(DICE, volley[PARTY_AT], volley[UNIT_AT], volley[NUMBER_AT], dice, scored)
            if volley[WALLS_AT]:
                breached = breached or scored > 0
            elif volley[UNIT_AT] == MUMAKIL:
                mighty[volley[PARTY_AT]] += scored
            else:
                hits[1 - PARTY_SIDE[volley[PARTY_AT]]] += scored
        self.hits, self.mighty = hits, mighty
        self.volleys = NO_LISTS
        if breached:
            self.walls_down = True
            s.tell(WALLS_FELL, self.territory)
        self.asked = 0
        self.step = "direct_hits"

    # Losses

    def direct_hits(self, s: Realm) -> None:
        """A mûmakil's owner may choose who takes its hits (DP-20). RI-7.33, RI-7.59"""
        while self.asked < SIZE and not self.mighty[self.asked]:
            self.asked += 1
        if self.asked == SIZE:
            self.asked = 0
            self.step = "suffer"
            return
        self.step = "directed"
        losses = TakeHits(self.asked, GOOD, self.territory, self.mighty[self.asked], self.wounds)
        losses.directed = True
        s.push(losses)

    def directed(self, s: Realm) -> None:
        result: Wounded = s.returned
        self.wounds = result.wounds
        self.hits = [self.hits[GOOD] + result.left, self.hits[EVIL]]
        self.asked += 1
        self.step = "direct_hits"

    def suffer(self, s: Realm) -> None:
        """Each side assigns the other hits that it takes (DP-21), the attacker first. RI-7.21, RI-7.23"""
        if self.asked == 2:
            self.step = "after_losses"
            return
        side = self.attacker if self.asked == 0 else 1 - self.attacker
        self.step = "suffered"
        s.push(TakeHits(speaker(s, side, self.territory), side, self.territory, self.hits[side], self.wounds))

    def suffered(self, s: Realm) -> None:
        result: Wounded = s.returned
        self.wounds = result.wounds
        self.asked += 1
        self.step = "suffer"

    def after_losses(self, s: Realm) -> None:
        """RI-7.22, RI-7.44, RI-7.61"""
        self.hits = [0, 0]
        self.round += 1
        self.step = "retreat_window"

    def finish(self, s: Realm) -> None:
        """One side is left, or none; wounds heal. RI-7.32, RI-7.37, RI-7.50, RI-7.61, RI-9.7"""
        update_control(s, self.territory)
        s.tell(COMBAT_OVER, self.territory, s.holder[self.territory])
        s.pop()
        aftermath(s, self.territory)

    def about(self, s: Realm) -> Said:
        said: Said = [("territory", space_name(self.territory)), ("round", self.round + 1)]
        if self.step in ("ask_walls", "ask_favour"):
            unit = ENT if self.step == "ask_walls" else min(self.asked, len(UNITS) - 1)
            said.append(("unit", unit_name(unit)))
        return said

    def refuse(self, s: Realm, seat: int, code: int) -> Reason | None:
        n = code - NUMBER
        if self.step == "ask_walls":
            return None if 0 <= n <= self.breakers(s, self.asked) else NOT_SO_MANY_ENTS
        return None if n in self.favours(s, self.asked) else NOT_SO_MANY_FAVOURED
