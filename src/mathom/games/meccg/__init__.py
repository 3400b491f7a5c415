"""Middle-earth CCG, for two players with hero or minion decks.

At the door: `box` (the cards), `decks` (deck files and their check), `alignments` (what differs between kinds of
players), `faces` (cards as the engine numbers them), `zones` and `state`, `company`, `places`, `uniqueness`,
`corruption`, `codes` (what options are called inside) and `event_kinds` (what a log tells). By chapters of the rules:

* `start`: what the seats bring, the draft, the first hands
* `round`: the whole game, a turn with its phases, hands, decks, sideboard
* `companies`: influence, the organisation phase
* `journey`: movement, the movement/hazard phase, keying
* `combat`: attacks, strikes, body checks
* `sites`: the site phase: automatic-attacks, items, allies, factions
* `council`: the end, the points
* `cards`: the chain of effects, and what the cards do
* `edge`: what a seat sees, imagines and may choose
"""
