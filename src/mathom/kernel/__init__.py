"""The kernel: what all games share and no game's word in it.

Start with `frames` (how a procedure of a rulebook is written), then `state`, `ask`, `chance`, `zones`, `events` (what it
works on), `game` (the contract and the verbs), `windows` (reactions and chains), `record`, `match` and `scenario` (files).
"""
# mypyc: skip

from mathom.kernel.ask import CHANCE_SEAT, UNANSWERED, Ask, Option, Reason, Text
from mathom.kernel.chance import Chance, commitment, new_seed
from mathom.kernel.errors import (
    BadChance,
    BadRecord,
    BadScenario,
    BadState,
    BadVariant,
    DamagedRecord,
    GameIsOver,
    IllegalChoice,
    MathomError,
    OtherVersion,
    RefusedChoice,
    ScenarioFailed,
    StaleChoice,
    UnknownGame,
    WrongSeat,
)
from mathom.kernel.events import Event, EventKind
from mathom.kernel.frames import Frame
from mathom.kernel.game import (
    Game,
    Perspective,
    Setting,
    Variant,
    VariantSchema,
    apply,
    apply_macro,
    explain,
    game,
    games,
    option_key,
    option_keyed,
)
from mathom.kernel.state import Result, State
from mathom.kernel.zones import EVERYONE, NOBODY, ZoneKinds, Zones, set_up, shuffle_sizes

__all__ = [
    "CHANCE_SEAT",
    "EVERYONE",
    "NOBODY",
    "UNANSWERED",
    "Ask",
    "BadChance",
    "BadRecord",
    "BadScenario",
    "BadState",
    "BadVariant",
    "Chance",
    "DamagedRecord",
    "Event",
    "EventKind",
    "Frame",
    "Game",
    "GameIsOver",
    "IllegalChoice",
    "MathomError",
    "Option",
    "OtherVersion",
    "Perspective",
    "Reason",
    "RefusedChoice",
    "Result",
    "ScenarioFailed",
    "Setting",
    "StaleChoice",
    "State",
    "Text",
    "UnknownGame",
    "Variant",
    "VariantSchema",
    "WrongSeat",
    "ZoneKinds",
    "Zones",
    "apply",
    "apply_macro",
    "commitment",
    "explain",
    "game",
    "games",
    "new_seed",
    "option_key",
    "option_keyed",
    "set_up",
    "shuffle_sizes",
]
