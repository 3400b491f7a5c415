"""What is in the box of every war, without what a supplement adds; the numbers are those of the whole tables."""

from mathom.games.wotr import box

CARDS = box.CARDS[: box.PLAIN_CARDS]
CARD_NAMES = box.CARD_NAMES[: box.PLAIN_CARDS]
CHARACTERS = box.CHARACTERS[: box.PLAIN_CHARACTERS]
CHARACTER_NAMES = box.CHARACTER_NAMES[: box.PLAIN_CHARACTERS]
COMPANIONS = [c for c in box.COMPANIONS if c < box.PLAIN_CHARACTERS]
MINIONS = [c for c in box.MINIONS if c < box.PLAIN_CHARACTERS]
TILES = box.TILES[: box.PLAIN_TILES]
TILE_NAMES = box.TILE_NAMES[: box.PLAIN_TILES]
