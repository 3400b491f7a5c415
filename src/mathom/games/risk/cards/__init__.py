"""Cards (chapters 10 and 15)."""
