"""Chapter 27: a player loses the own avatar."""

from __future__ import annotations

from mathom.games.meccg.state import Realm
from mathom.games.meccg.zones import PLAY


def lose_avatar(s: Realm, avatar: int) -> None:
    """In a tournament the game goes on, but what is for him alone is discarded. ME-27.6 to ME-27.8"""
    seat, title = s.owner(avatar), s.face(avatar).title
    s.lost = [1 if player == seat else before for player, before in enumerate(s.lost)]
    for card in [other for other in s.at(PLAY, seat) if s.face(other).record.avatar_specific == title]:
        s.discard(card)
