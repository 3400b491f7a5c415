"""Chapters 2 and 3: the decks as they are brought, the draft and the first hands."""
