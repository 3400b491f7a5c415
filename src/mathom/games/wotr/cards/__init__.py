"""The events of the 96 cards: one module per deck, and what the decks are written with.

Read it in this order: `fp_strategy` (what a deck looks like), `verbs`, `conditions`, `selectors` (its words), `scripts`
(a card), `playing` (how it is played). Cards that stand alone are procedures, in their deck's module or in `lone_cards`
and `ents_and_dead`; `journeys` has the moves that cards allow. The combat halves are in `combat_cards`.
"""
# mypyc: skip
