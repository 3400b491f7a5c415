"""Chapters 4 and 26: the turn and its phases, hands and decks."""
