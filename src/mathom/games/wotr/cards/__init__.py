"""The events of the 96 cards: one module per deck, and what the decks are written with.

Read it in this order: `fp_strategy` (what a deck looks like), `verbs`, `army_verbs`, `table_words` (for cards in play),
`conditions`, `selectors` (its words), `scripts` (a card), `events.play` (how it is played). Cards that stand alone are
procedures, in `lone_cards` and `ents_and_dead`, the Shadow's in `sh_attacks`, `sh_hunting` and `sh_muster`; `journeys`
has the moves that cards allow. The combat halves are in `halves`, their words in `battle.card_*`; `decks` has it all.
"""
# mypyc: skip
