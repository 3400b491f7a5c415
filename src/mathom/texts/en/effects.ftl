# Card effects: why something is not possible, in English.

reason-that-is-not-possible-now = That is not possible now
reason-the-card-does-not-offer-that = The card does not offer that
reason-a-card-in-play-forbids-it = A card in play forbids that
reason-there-is-nothing-to-aim-at = There is nothing that it could be aimed at
reason-the-cost-cannot-be-paid = The cost cannot be paid
reason-that-must-begin-a-chain = That must be the first thing declared
reason-the-card-cannot-be-declared-here = The card cannot be declared now: its text says when it is played
