"""The kernel: what all games share and no game's word in it.

Start with `frames` (how a procedure of a rulebook is written), then `state`, `ask`, `chance`, `zones`, `heaps`,
`events` (what it works on), `game` (the contract and the verbs), `windows` (reactions and chains), `record`, `match`
and `scenario` (files).
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
    Detail,
    GameIsOver,
    IllegalChoice,
    MathomError,
    NotARecord,
    NothingToUndo,
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
from mathom.kernel.heaps import Heaps
from mathom.kernel.match import Match
from mathom.kernel.playout import play_at_random
from mathom.kernel.record import Recording, append_to, lines_of
from mathom.kernel.scenario import Scenario, run_scenario
from mathom.kernel.state import Result, State
from mathom.kernel.windows import PASS, Chain, Link, Window, innermost_chain, seats_from
from mathom.kernel.zones import EVERYONE, NOBODY, ZoneKinds, Zones, set_up, shuffle_sizes

__all__ = [
    "CHANCE_SEAT",
    "EVERYONE",
    "NOBODY",
    "PASS",
    "UNANSWERED",
    "Ask",
    "BadChance",
    "BadRecord",
    "BadScenario",
    "BadState",
    "BadVariant",
    "Chain",
    "Chance",
    "DamagedRecord",
    "Detail",
    "Event",
    "EventKind",
    "Frame",
    "Game",
    "GameIsOver",
    "Heaps",
    "IllegalChoice",
    "Link",
    "Match",
    "MathomError",
    "NotARecord",
    "NothingToUndo",
    "Option",
    "OtherVersion",
    "Perspective",
    "Reason",
    "Recording",
    "RefusedChoice",
    "Result",
    "Scenario",
    "ScenarioFailed",
    "Setting",
    "StaleChoice",
    "State",
    "Text",
    "UnknownGame",
    "Variant",
    "VariantSchema",
    "Window",
    "WrongSeat",
    "ZoneKinds",
    "Zones",
    "append_to",
    "apply",
    "apply_macro",
    "commitment",
    "explain",
    "game",
    "games",
    "innermost_chain",
    "lines_of",
    "new_seed",
    "option_key",
    "option_keyed",
    "play_at_random",
    "run_scenario",
    "seats_from",
    "set_up",
    "shuffle_sizes",
]
