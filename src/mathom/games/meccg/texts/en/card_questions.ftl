# Middle-earth CCG, English: questions of single cards.

meccg-ask-raise = Which creature comes back from your discard pile and attacks?
meccg-ask-tap-one = Who taps?
meccg-deed-tap = tap
meccg-ask-take-the-road = Return by the Great-road to the Haven where the turn began?
meccg-ask-sail-on = Tap somebody to cancel the hazard?
meccg-ask-cancel-return = Tap Goldberry, so that her company is not sent back?
