"""Chapter 27: the end of the game, the council and the marshalling points."""
