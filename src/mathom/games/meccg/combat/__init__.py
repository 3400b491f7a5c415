"""Chapter 13: attacks, strikes and body checks."""
