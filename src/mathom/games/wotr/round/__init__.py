"""The round and a player's turn: set-up, the six phases, action dice, Elven Rings, and what follows every action."""
