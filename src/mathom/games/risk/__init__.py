"""Der Ringkrieg 2: rules by Channing and Whitney Jones for The Lord of the Rings Risk, for two to five players.

Rooms follow the rulebook. At the door: `box` (what is in it), `map` (territories, mountains, the Ring-bearer's path),
`state`, `control` (who holds what, elimination, victory), `codes` (what options are called inside) and `event_kinds`
(what a log tells). Then

* `round`: set-up, the round, a turn with its phases: buying, deploying, income, handing over troops
* `march`: how far a figure has come, where it may go, the moves
* `ring`: the Ring-bearer's hidden course, his move, the search for him
* `battle`: combat, its numbers, losses, retreat and pursuit
* `cards`: drawing, playing, the windows of action cards, what every card does
* `edge`: what a seat sees, is asked and may choose; positions of scenarios
"""
