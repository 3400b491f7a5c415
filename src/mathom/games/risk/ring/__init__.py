"""The Ring-bearer: his hidden course, his move, the search for him (chapters 6 and 8)."""
