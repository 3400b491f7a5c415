"""Chapter 3: a turn and its phases."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.risk.battle.phase import CombatPhase
from mathom.games.risk.box import GOOD, NO_PARTY, PARTY_SIDE
from mathom.games.risk.cards.phase import CardPhase, OwedCards
from mathom.games.risk.cards.sea import Corsairs, storm_windows
from mathom.games.risk.cards.windows import OwnCards
from mathom.games.risk.control import aftermath, update_all_control
from mathom.games.risk.event_kinds import TURN_BEGAN, Said
from mathom.games.risk.march.march import March
from mathom.games.risk.ring.bearer import RingMove
from mathom.games.risk.round.buy import Buy
from mathom.games.risk.round.deploy import Deploy
from mathom.games.risk.round.income import receive_income
from mathom.games.risk.round.transfer import Transfer
from mathom.games.risk.state import NO_LISTS, NOTHING, Realm
from mathom.kernel import Frame

# The phases, as a view names them, by the step that follows.
PHASES: Final[dict[str, str]] = {
    "buy": "start",
    "before_moving": "buy",
    "march": "move",
    "losses_at_sea": "move",
    "storms": "move",
    "settle_moves": "move",
    "ring_bearer": "move",
    "combat": "ring",
    "cards": "combat",
    "deploy": "cards",
    "income": "deploy",
    "owed_cards": "income",
    "hand_over": "income",
    "end_turn": "transfer",
}


class Turn(Frame):
    """The turn of a party, which carries out every phase alone. RI-3.4, RI-3.10

    `held` is who controlled each territory when it began (RI-10.2, RI-11.1), `had_hero` whether the party had a hero on
    the board then (RI-4.6), and `cut_short` whether the turn ends early, since the party was eliminated (RI-13.10).
    """

    __slots__ = ("cut_short", "had_hero", "held", "party")
    shows: ClassVar[tuple[str, ...]] = ("step", "party")

    def __init__(self, party: int = 0) -> None:
        super().__init__("begin")
        self.party = party
        self.held: list[int] = NOTHING
        self.had_hero = False
        self.cut_short = False

    def clone(self) -> Turn:
        other = Turn(self.party)
        other.step = self.step
        other.held = self.held
        other.had_hero = self.had_hero
        other.cut_short = self.cut_short
        return other

    def begin(self, s: Realm) -> None:
        """An eliminated good party moves the Ring-bearer only. RI-3.3, RI-3.7, RI-13.4"""
        s.turn += 1
        s.active = self.party
        s.marched = NO_LISTS
        s.owed = 0
        s.tell(TURN_BEGAN, self.party)
        if s.out[self.party]:
            self.cut_short = True
            self.step = "end_turn"
            s.push(RingMove(self.party))
            return
        self.held = s.holder
        self.had_hero = s.heroes_on_board(self.party) > 0
        self.step = "buy"
        s.push(OwnCards(self.party, "T0"))

    # a) buy

    def buy(self, s: Realm) -> None:
        self.step = "before_moving"
        s.push(Buy(self.party))

    # b) move

    def before_moving(self, s: Realm) -> None:
        self.step = "march"
        s.push(OwnCards(self.party, "M0"))

    def march(self, s: Realm) -> None:
        self.step = "losses_at_sea"
        s.push(March())

    def losses_at_sea(self, s: Realm) -> None:
        self.step = "storms"
        s.push(Corsairs())

    def storms(self, s: Realm) -> None:
        self.step = "settle_moves"
        storm_windows(s)

    def settle_moves(self, s: Realm) -> None:
        """What the moves conquered and vacated. RI-9.7, RI-13.8, RI-14.9"""
        self.step = "ring_bearer"
        update_all_control(s)
        aftermath(s)

    def ring_bearer(self, s: Realm) -> None:
        """His move is the last action of phase b. RI-6.2"""
        self.step = "combat"
        if PARTY_SIDE[self.party] == GOOD:
            s.push(RingMove(self.party))

    # c) combat and search

    def combat(self, s: Realm) -> None:
        self.step = "cards"
        s.push(CombatPhase(self.party))

    # d) cards

    def cards(self, s: Realm) -> None:
        self.step = "deploy"
        s.push(CardPhase(self.party, self.held, self.had_hero))

    # e) deploy

    def deploy(self, s: Realm) -> None:
        self.step = "income"
        s.push(Deploy(self.party, self.held))

    # f) income

    def income(self, s: Realm) -> None:
        self.step = "owed_cards"
        receive_income(s, self.party)

    def owed_cards(self, s: Realm) -> None:
        """Territory cards that missions bring. RI-10.29"""
        self.step = "hand_over"
        s.push(OwedCards(self.party))

    def hand_over(self, s: Realm) -> None:
        """The last action of a good party's turn. RI-5.13, RI-5.31"""
        self.step = "end_turn"
        if PARTY_SIDE[self.party] == GOOD:
            s.push(Transfer(self.party))

    def end_turn(self, s: Realm) -> None:
        s.active = NO_PARTY
        s.marched = NO_LISTS
        s.pop()

    def about(self, s: Realm) -> Said:
        from mathom.games.risk.box import party_name

        return [("party", party_name(self.party))]

    def phase(self) -> str:
        return PHASES.get(self.step, "start")
