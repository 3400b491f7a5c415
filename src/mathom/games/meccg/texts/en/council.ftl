# Middle-earth CCG, English: the end of the game and its council.

reason-the-end-is-called-already = The end of the game is called already
reason-it-calls-minions-only = That calls minion players only
reason-the-end-cannot-be-called-yet = The end of the game cannot be called yet
reason-the-one-ring-is-not-at-mount-doom = The One Ring is not at Mount Doom, or somebody else is missing there
reason-at-the-council-only-what-affects-corruption = At the council only what affects corruption may be done
meccg-event-defeated =
    { $you ->
        [yes] You have lost your avatar, and so the game.
       *[no] { $seat } has lost the avatar, and so the game.
    }

## The council

meccg-view-council-draw = A draw
meccg-view-ended-called = { $name } called the end of the game, and the last turn is over.
meccg-view-ended-exhausted = All play decks are exhausted; the last turn is over.
meccg-view-verdict-6 = at least twice the points
meccg-view-verdict-5 = at least one and a half times the points
meccg-view-verdict-4 = the higher total wins
meccg-view-verdict-3 = equal totals are a draw
meccg-view-verdict-ring = ring victory
meccg-view-verdict-avatar = avatar lost
meccg-view-tournament = { $first } : { $second } tournament points
meccg-view-step-sum = Sum of six
meccg-view-step-doubled = Doubled
meccg-view-step-capped = Half at most
meccg-view-step-held = In the other’s hand
meccg-view-step-avatar = Avatar lost
meccg-view-step-total = Final
meccg-view-checks-of = Corruption checks: { $name }
meccg-view-no-checks = Nobody had corruption points, so nobody had to roll.
meccg-view-check-rule-hero = Equal to the points or one less: discarded. Lower still: eliminated.
meccg-view-check-rule-minion = Equal to the points or one less: a minion only taps. Lower still: eliminated.
