"""The round and the turn: set-up, phases, buying, deploying, income, handing over (chapters 2 to 4, 11, 12)."""
