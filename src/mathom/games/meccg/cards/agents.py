"""What agents can do as hazards beside what chapter 12 gives to all of them."""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.effects import Script
from mathom.games.meccg.cards.statements import Persuades

AGENTS: Final = (
    # Golodhros
    Script("dm-14", Persuades(clause=(1,))),
)
