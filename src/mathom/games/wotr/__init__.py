"""Der Ringkrieg, second edition (War of the Ring), for two to four players.

Rooms follow the rulebook. At the door: `box` (what is in it), `map` (regions and places), `state`, `politics`,
`characters`, `minions`, `victory`, `codes` (what options are called inside) and `event_kinds` (what a log tells). Then

* `round`: set-up, the six phases, a turn with its action die, Elven Rings, what follows every action
* `armies`: figures and limits, recruiting, marching; who commands them where two players share a side
* `battle`: attack, battle, combat round, casualties, retreat, advance, siege, conquest, the combat halves of the cards
* `fellowship`: its members, moves, route, declaring and revealing, Mordor
* `hunt`: the roll, the pool, the tile
* `events`: cards in hand, played, in play, dismissed; `cards` are the events of all 96
* `edge`: what a seat sees, is asked and may choose; positions of scenarios
"""
