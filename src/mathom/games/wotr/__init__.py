"""Der Ringkrieg, second edition (War of the Ring), for two players.

Read it in the order of the rulebook: `components` (what is in the box), `board` (the map and its places), `war` (the state),
`setup`, `round` (the six phases), `turn` and `actions` (a die and what it does), `events` and `playing` (cards), `characters`,
`forces`, `armies` and `stacking`, `recruiting`, `marching`, `battle` with `rounds`, `combat`, `casualties`, `siege`, `retreats` and
`advancing`, `combat_cards` with `combat_effects` and `combat_strikes`, `conquest`, `politics`, `fellowship` with `company` and `showing`,
`hunt` with `pool` and `tiles`, `mordor`, `victory`. `aftermath` is what follows every action; `cards` has the events of all 96 cards. `codes`
and `options` are what a player chooses from, `seeing` lists what a seat may see, `happenings` what a log tells.
"""
