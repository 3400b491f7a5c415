"""Chapters 5 and 8: characters, influence, companies, and the organisation phase."""
