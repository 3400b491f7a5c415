"""What a question is about, in names: the way, the battle, the hits, the card. The messages say it with the question.

All of it is open to everybody (INF-11); a view shows it to those who are asked.
"""

from __future__ import annotations

from typing import Any, Final

from mathom.games.wotr.advancing import Advance
from mathom.games.wotr.armies import surplus
from mathom.games.wotr.battle import Attack, Battle
from mathom.games.wotr.board import NOWHERE
from mathom.games.wotr.cards.ents_and_dead import DeadMen
from mathom.games.wotr.cards.fp_strategy import WosesMarch
from mathom.games.wotr.cards.journeys import CardMarch, GroupMove
from mathom.games.wotr.cards.playing import CardEvent
from mathom.games.wotr.cards.sh_attacks import UMBAR, CardAttack, Corsairs
from mathom.games.wotr.cards.sh_hunting import Breaking
from mathom.games.wotr.casualties import TakeHits
from mathom.games.wotr.characters import NAZGUL_MOVES, Entry, Gather, MoveCompanions, MoveMinions
from mathom.games.wotr.company import Depart, Separate
from mathom.games.wotr.components import CARD_NAMES, face_name
from mathom.games.wotr.happenings import character_names, place_name
from mathom.games.wotr.marching import March
from mathom.games.wotr.stacking import Surplus
from mathom.games.wotr.tiles import TakeTile
from mathom.games.wotr.turn import Turn
from mathom.games.wotr.war import War
from mathom.games.wotr.ways import TakeWay
from mathom.kernel import Frame

NAMES: Final = ("card", "characters", "count", "damage", "die", "hits", "origin", "region", "round", "target")

Said = list[tuple[str, Any]]


def about(w: War) -> dict[str, Any]:
    """What the procedures under way are about, the innermost before the others; None for what none of them knows."""
    told: dict[str, Any] = {}
    for i in range(len(w.stack) - 1, -1, -1):
        frame = w.stack[i]
        asked = i == len(w.stack) - 1
        for name, value in [*of_quest(frame), *of_war(w, frame, asked)]:
            told.setdefault(name, value)
    return {**dict.fromkeys(NAMES), **told, "progress": w.progress}


def of_quest(frame: Frame) -> Said:
    """The die, the card, the Hunt, and Characters on their way."""
    if isinstance(frame, Turn):
        return [("die", face_name(frame.die))] if frame.step == "choose_action" else []
    if isinstance(frame, CardEvent):
        return [("card", CARD_NAMES[frame.card])]
    if isinstance(frame, TakeWay):
        return way(frame.path[-1], frame.to) if frame.path else []
    if isinstance(frame, TakeTile):
        return [("damage", frame.damage)]
    if isinstance(frame, Breaking):
        return [("count", frame.count - len(frame.group))]
    if isinstance(frame, (Gather, MoveCompanions, GroupMove, DeadMen, Depart, Separate)):
        return [("characters", character_names(frame.group) or None)]
    if isinstance(frame, Entry):
        return [("characters", None if frame.character == NOWHERE else character_names([frame.character]))]
    if isinstance(frame, MoveMinions) and frame.step == "choose_goal":
        mover = None if frame.mover == NAZGUL_MOVES else character_names([frame.mover])
        return [("characters", mover), ("region", place_name(frame.origin))]
    return []


def of_war(w: War, frame: Frame, asked: bool) -> Said:
    """Armies on their way, battles and losses. Who asks for a way knows of none yet."""
    if isinstance(frame, Battle):
        return [*way(frame.origin, frame.target), ("region", place_name(frame.target)), ("round", frame.number)]
    if isinstance(frame, TakeHits):
        return [("region", place_name(frame.place)), ("hits", frame.hits)]
    if isinstance(frame, Surplus):
        return [("region", place_name(frame.place)), ("count", surplus(w, frame.side, frame.place))]
    if isinstance(frame, Advance):
        return way(frame.origin, frame.target)
    if isinstance(frame, CardMarch):
        return [*way(frame.path[0], frame.path[-1]), ("region", place_name(frame.path[-1]))] if frame.path else []
    if isinstance(frame, CardAttack):
        return [] if frame.step == "choose_way" else way(frame.origin, frame.target)
    if asked:
        return []
    if isinstance(frame, March):
        return way(frame.origin, frame.to)
    if isinstance(frame, Attack):
        return way(frame.origin, frame.target)
    if isinstance(frame, Corsairs):
        return way(UMBAR, frame.to)
    return way(frame.place, frame.to) if isinstance(frame, WosesMarch) else []


def way(origin: int, target: int) -> Said:
    """From where to where; in a siege battle or a sortie nobody goes anywhere."""
    start, end = place_name(origin), place_name(target)
    return [("origin", None if start == end else start), ("target", end)]
