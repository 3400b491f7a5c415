"""Chapter 15, and the end of chapter 25: characters that are carried off, and cards that lie off to the side."""
