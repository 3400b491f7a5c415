"""Battles and sieges from the declared attack to the capture of the region, with the combat halves of the cards."""
