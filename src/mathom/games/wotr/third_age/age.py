"""The expansion at the places where the game asks for one: each answer is a line of chapter 18.

What TA-14.1 to TA-14.8 repeat of the second edition the base game plays as it is.
"""

from __future__ import annotations

from typing import Any, Final

from mathom.games.wotr.battle.battle import Battle
from mathom.games.wotr.battle.numbers import CombatNumbers
from mathom.games.wotr.box import CHARACTER_FACE, ELVES, FREE_PEOPLES, SHADOW
from mathom.games.wotr.characters import in_play
from mathom.games.wotr.codes import ADDED_ACTIONS
from mathom.games.wotr.event_kinds import CHARACTER_ENTERED
from mathom.games.wotr.map import ADJACENT, OUT, region_of
from mathom.games.wotr.state import IN_PLAY, NO_CARD, War
from mathom.games.wotr.third_age import chief_and_balrog, engines, factions, ships, smeagol
from mathom.games.wotr.third_age.memory import Age, age, changed, counted
from mathom.games.wotr.third_age.pieces import (
    BALROG,
    BALROG_CARD,
    BALROG_GONE,
    BLACK_SHIPS,
    CAPTAIN_CARD,
    CHIEF,
    DESPAIR,
    ENTERED,
    FACTIONS,
    GALADRIEL,
    LORIEN,
    MORIA,
    ON_THE_TABLE,
    SMEAGOL,
)
from mathom.games.wotr.third_age.placing import arrange
from mathom.games.wotr.third_age.raids import forget_voyage
from mathom.kernel import EventKind, Frame, Reason

NO_ACTIONS: Final[list[int]] = []
STATES: Final = ["aside", "in_play", "over"]


class ThirdAge(Age):
    """Das Ende des Dritten Zeitalters: what is not answered here is as in the second edition. TA-1.4, TA-2.1"""

    __slots__ = ()

    def fresh(self) -> ThirdAge:
        return ThirdAge()

    # Actions

    def actions(self, side: int, die: int) -> list[int]:
        """TA-3.7 to TA-3.10"""
        return [action.code for action in ADDED_ACTIONS if action.side == side and die in action.faces]

    def refuse_action(self, w: War, seat: int, side: int, die: int, code: int) -> Reason | None:
        return factions.refuse_action(w, seat, code)

    def begin(self, w: War, seat: int, side: int, code: int) -> None:
        factions.begin(w, seat, code)

    def action_begun(self, w: War, code: int) -> None:
        """The Voice of Saruman. TA-11.2"""
        factions.treebeard(w)

    def die_spent(self, w: War, side: int, die: int) -> None:
        """Captain of Despair: the die goes to the Hunt box as an Eye, unless its action cost the Witch-king.

        TA-3.11, TA-13.19, TA-13.20, TA-13.39
        """
        if side != SHADOW or die != CHARACTER_FACE:
            return
        w.clear_away()
        if w.card_in(IN_PLAY + SHADOW, CAPTAIN_CARD) != NO_CARD and not age(w).new_captain:
            w.hunt_box = [w.hunt_box[FREE_PEOPLES], w.hunt_box[SHADOW] + 1]
            w.tell(DESPAIR)

    def after_action(self, w: War) -> None:
        forget_voyage(w)
        if age(w).new_captain:
            changed(w).new_captain = False

    # Characters

    def level(self, w: War, character: int) -> int:
        return smeagol.smeagol_level(w) if character == SMEAGOL else chief_and_balrog.balrog_level(w)

    def entries(self, w: War, character: int) -> list[int]:
        return chief_and_balrog.entry_regions(w, character)

    def refuse_condition(self, w: War, character: int) -> Reason:
        return chief_and_balrog.refuse_character(w, character) or super().refuse_condition(w, character)

    def entry(self, character: int) -> EventKind:
        return ENTERED.get(character, CHARACTER_ENTERED)

    def entered(self, w: War, seat: int, character: int) -> None:
        if character == BALROG:
            w.push(chief_and_balrog.BalrogRises(seat))

    def card_left(self, w: War, face: int) -> None:
        """Without his card the Balrog is lost outside Moria, for good. TA-7.20, TA-13.16"""
        if face == BALROG_CARD and in_play(w, BALROG) and region_of(w.character_at[BALROG]) != MORIA:
            w.put_character(BALROG, OUT)
            w.tell(BALROG_GONE)

    # Armies

    def roads(self, w: War, side: int) -> list[list[int]]:
        """For moves and attacks with a die, never for retreats. TA-10.16"""
        return ships.sea_roads(w) if side == SHADOW and self.ships else ADJACENT

    def fleets(self, w: War, seat: int, side: int) -> list[int]:
        """Who plays the Southrons sails the ships of Umbar, as one of the moves of an Army die. TA-1.9, TA-10.30"""
        sails = side == SHADOW and bool(self.ships) and factions.refuse_owner(w, seat, BLACK_SHIPS) is None
        return ships.fleets(w) if sails else NO_ACTIONS

    def refuse_fleet(self, w: War, seat: int, code: int) -> Reason | None:
        return factions.refuse_owner(w, seat, BLACK_SHIPS)

    def sail(self, w: War, seat: int, code: int) -> None:
        ships.sail(w, seat, code)

    def musters_inside(self, w: War, nation: int, region: int) -> bool:
        """Valour of the Elves; all else that mustering asks for stays. TA-5.11, TA-5.12, TA-5.21"""
        besieged = region == LORIEN and w.held[LORIEN] == FREE_PEOPLES and w.is_besieged(LORIEN)
        return besieged and nation == ELVES and in_play(w, GALADRIEL)

    def conquered(self, w: War, side: int, region: int) -> None:
        chief_and_balrog.lorien_taken(w)
        engines.prune(w, region)

    def units_left(self, w: War, region: int) -> None:
        engines.prune(w, region)

    # Battles

    def battle_flags(self, w: War, side: int, origin: int, target: int) -> int:
        return ships.flags(side, origin, target)

    def before_round(self, w: War, battle: Battle) -> bool:
        return engines.before_round(w, battle)

    def set_numbers(self, w: War, battle: Battle, numbers: CombatNumbers) -> None:
        engines.set_numbers(w, battle, numbers)

    def extensions(self, w: War, battle: Battle, options: list[int]) -> list[int]:
        return engines.extensions(w, battle, options)

    def extended(self, w: War, battle: Battle, code: int) -> bool:
        return engines.extended(battle, code)

    def beaten(self, w: War, battle: Battle, side: int) -> None:
        ships.beaten(w, battle, side)

    # The Fellowship and the Hunt

    def drawn(self, w: War, tile: int, kept: int) -> Frame | None:
        return smeagol.reading(w, tile, kept)

    def returning(self, w: War, tiles: list[int]) -> list[int]:
        return smeagol.returning(w, tiles)

    def is_owed(self, tile: int) -> bool:
        return tile in self.owed_tiles

    def hunt_rerolls(self, w: War, nazgul: int) -> int:
        """Shadow of Despair. TA-6.7, TA-6.9, TA-6.14"""
        return chief_and_balrog.nazgul_in(w, w.ring_bearers) if in_play(w, CHIEF) else nazgul

    def travelled(self, w: War, way: list[int], declared: bool) -> None:
        chief_and_balrog.travelled(w, way, declared)

    def rested(self, w: War, region: int) -> None:
        smeagol.declared_in(w, region)

    def leaving(self, w: War, group: list[int]) -> list[int]:
        return smeagol.without_him(w, group)

    def lost(self, w: War, character: int) -> None:
        if character == SMEAGOL:
            smeagol.leave(w)

    def others_left(self, w: War) -> None:
        smeagol.alone(w)

    # Everybody sees all of it (TA-INF-1 to TA-INF-4)

    def see(self, w: War) -> dict[str, Any]:
        return {
            "supplement": {
                "factions": {name: STATES[self.factions[n]] for n, name in enumerate(FACTIONS)},
                "ships": counted(self.ships),
                "ents": counted(self.ents),
                "ents_left": self.ents_left,
                "ents_cards_played": len(self.awake),
                "siege_towers": counted(self.towers),
                "catapults": counted(self.catapults),
                "superior": engines.superior_side(w),
                "we_shall_get_it": self.get_it == ON_THE_TABLE,
            }
        }

    def arrange(self, w: War, entries: Any) -> None:
        arrange(w, entries)


# What is played with when the setting is on. TA-1.1
SUPPLEMENT: Final = ThirdAge
REMEMBERED: Final = [Age, ThirdAge]
