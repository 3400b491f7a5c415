"""Der Ringkrieg, second edition (War of the Ring), for two players.

Read it in the order of the rulebook: `components` (what is in the box), `board` (the map and its places), `war` (the
state), `setup`, `round` (the six phases), `turn` and `actions` (a die and what it does), `events`, `playing` and
`dismissing` (cards), `characters`, `armies`, `forces` and `stacking`, `recruiting`, `marching`; battles: `battle`,
`rounds`, `combat`, `casualties`, `siege`, `retreats`, `advancing`, and `combat_cards` with what they do; `conquest`,
`politics`; the Fellowship: `fellowship`, `company`, `showing`; the Hunt: `hunt`, `pool`, `tiles`, `mordor`; `victory`.

`aftermath` is what follows every action, `table_cards` what cards in play change, `cards` the events of all 96 cards.
`codes` and `options` are what a player chooses from, `seeing` lists what a seat may see, `happenings` what a log tells.
"""
