"""The Hunt for the Ring: the roll, the pool of tiles, and what a tile does."""
