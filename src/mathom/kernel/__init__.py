"""The kernel: what all games share and no game's word in it.

Start with `frames` (how a procedure of a rulebook is written), then `state`, `ask`, `chance`, `zones`, `heaps`,
`events` (what it works on), `game` (the contract and the verbs), `library` (which games there are), `windows`
(reactions and chains), `record`, `match` and `scenario` (files).
"""
# mypyc: skip

from mathom.kernel.ask import CHANCE_SEAT, UNANSWERED, Ask, Option, Reason, Text
from mathom.kernel.brought import Sealed, seal
from mathom.kernel.chance import Chance, commitment, new_seed
from mathom.kernel.errors import (
    BadBrought,
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
    OtherRules,
    OtherVersion,
    RefusedChoice,
    ScenarioFailed,
    StaleChoice,
    UnknownGame,
    WrongSeat,
)
from mathom.kernel.events import Event, EventKind
from mathom.kernel.frames import NOTHING_SAID, Frame, frames_in
from mathom.kernel.game import (
    Game,
    Perspective,
    Setting,
    Variant,
    VariantSchema,
    apply,
    apply_macro,
    explain,
    knowledge,
    opens,
    option_key,
    option_keyed,
    taught,
)
from mathom.kernel.heaps import Heaps
from mathom.kernel.library import game, games, registered, unboxed
from mathom.kernel.lid import Lid, lid_of
from mathom.kernel.lines import append_to, lines_of
from mathom.kernel.match import Adopted, Match, branched
from mathom.kernel.playout import play_at_random
from mathom.kernel.record import Recording
from mathom.kernel.scenario import Scenario, run_scenario
from mathom.kernel.secrets import UNKNOWN, Secrets
from mathom.kernel.state import Result, State
from mathom.kernel.windows import PASS, Chain, Link, Window, seats_from
from mathom.kernel.written import Written
from mathom.kernel.zones import BOTTOM, EVERYONE, NOBODY, TOP, ZoneKinds, Zones, numbered, set_up, shuffle_sizes

__all__ = [
    "BOTTOM",
    "CHANCE_SEAT",
    "EVERYONE",
    "NOBODY",
    "NOTHING_SAID",
    "PASS",
    "TOP",
    "UNANSWERED",
    "UNKNOWN",
    "Adopted",
    "Ask",
    "BadBrought",
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
    "Lid",
    "Link",
    "Match",
    "MathomError",
    "NotARecord",
    "NothingToUndo",
    "Option",
    "OtherRules",
    "OtherVersion",
    "Perspective",
    "Reason",
    "Recording",
    "RefusedChoice",
    "Result",
    "Scenario",
    "ScenarioFailed",
    "Sealed",
    "Secrets",
    "Setting",
    "StaleChoice",
    "State",
    "Text",
    "UnknownGame",
    "Variant",
    "VariantSchema",
    "Window",
    "Written",
    "WrongSeat",
    "ZoneKinds",
    "Zones",
    "append_to",
    "apply",
    "apply_macro",
    "branched",
    "commitment",
    "explain",
    "frames_in",
    "game",
    "games",
    "knowledge",
    "lid_of",
    "lines_of",
    "new_seed",
    "numbered",
    "opens",
    "option_key",
    "option_keyed",
    "play_at_random",
    "registered",
    "run_scenario",
    "seal",
    "seats_from",
    "set_up",
    "shuffle_sizes",
    "taught",
    "unboxed",
]
