"""Chapters 6, 9, 10 and 11: movement, the movement/hazard phase, the hazard limit and keying."""
