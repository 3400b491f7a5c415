"""What Ringwraiths can do besides, as a player's own Ringwraith (ME-21.2)."""

# mypyc: skip

from __future__ import annotations

from typing import Final

from mathom.effects import All, It, Modify, Script, Statement, This
from mathom.games.meccg.cards.company_words import OwnAvatar
from mathom.games.meccg.cards.conditions import AttackOf, Corrected, Facing
from mathom.games.meccg.cards.selectors import Characters
from mathom.games.meccg.terms import KHAMUL


def with_followers(card: str, number: int, clause: int, *more: Statement) -> Script:
    """Other Ringwraiths may follow him, and use up none of his influence."""
    return Script(
        card,
        Modify("ringwraith_followers", number, of=This(), clause=(clause,)),
        Modify("ringwraith_follower", 0, op="set", of=This(), clause=(clause,)),
        *more,
    )


RINGWRAITHS: Final = [
    # Khamûl the Ringwraith
    with_followers(
        "le-55",
        1,
        5,
        Modify(
            "body",
            -2,
            of=Characters(races=("elf",), both=True),
            needs=All((OwnAvatar(), AttackOf(This()), Facing(It()))),
            clause=(4,),
        ),
        Modify("strike_check", 2, of=This(), needs=All((OwnAvatar(), Corrected(KHAMUL))), clause=(6,)),
    ),
    # The Witch-king
    with_followers("le-58", 2, 4),
]
