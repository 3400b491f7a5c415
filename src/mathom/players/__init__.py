"""Players that are programs. They see a game through a `Perspective` only: what their seat may see, and imagination.

A player is made by name: ``random``, ``scripted``, ``montecarlo:200``. Another package adds players through the
entry-point group ``mathom.players``: a name and a factory like those in `registry`.
"""

from mathom.players.registry import UnknownPlayer, known_players, make_player, player_names
from mathom.players.roles import BadBudget, Player

__all__ = ["BadBudget", "Player", "UnknownPlayer", "known_players", "make_player", "player_names"]
