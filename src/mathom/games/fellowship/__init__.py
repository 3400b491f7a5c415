"""Die Gefährten, a card game by Reiner Knizia (Ravensburger 2001), for two to four players.

Read it in this order: `components` (what is in the box), `geometry` (the grid), `table` (the state), `journey` (the
whole game), `turn`, with `combinations`, `rings` and `slots` (what may be laid where), `scoring` (points, rings, the
next location, the end). `seeing`, `options` and `arranging` are for those who look on: views, keys, scenarios.
"""

from mathom.games.fellowship.game import GAME

__all__ = ["GAME"]
