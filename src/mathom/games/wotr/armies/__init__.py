"""Armies: their figures, limits, recruiting and marching (chapters 8 to 10)."""
