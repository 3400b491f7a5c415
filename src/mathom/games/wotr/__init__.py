"""Der Ringkrieg, second edition (War of the Ring): under construction, not announced as a game and not playable yet.

What exists are the components, the map, the state, setup, and the rules of armies, politics, conquest and victory as
functions; there is no turn loop.

Read it in this order: `components` (what is in the box), `board` (the map and its places), `war` (the state), `setup`,
`armies` and `stacking`, `politics`, `conquest`, `victory`. `seeing` lists what a seat may see, `happenings` what a log
tells.
"""
