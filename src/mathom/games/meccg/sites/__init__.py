"""Chapters 7 and 17 to 19: what companies do at their sites."""
