"""The game from outside: what a seat sees, is asked and may choose, positions of scenarios, and what must be proven."""
