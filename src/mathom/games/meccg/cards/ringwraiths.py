"""What Ringwraiths can do besides, as a player's own Ringwraith (ME-21.2)."""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.effects import Modify, Script, This


def with_followers(card: str, number: int, clause: int) -> Script:
    """Other Ringwraiths may follow him, and use up none of his influence."""
    return Script(
        card,
        Modify("ringwraith_followers", number, of=This(), clause=(clause,)),
        Modify("ringwraith_follower", 0, op="set", of=This(), clause=(clause,)),
    )


RINGWRAITHS: Final = [
    with_followers("le-55", 1, 5),  # Khamûl the Ringwraith
    with_followers("le-58", 2, 4),  # The Witch-king
]
