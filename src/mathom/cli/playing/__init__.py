"""A game in the terminal: people at one keyboard, programs at the other seats."""
