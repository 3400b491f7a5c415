# Middle-earth CCG, English: how corruption cards are removed.

meccg-deed-remove-untapped = remove without tapping
meccg-outcome-removed = removed
meccg-outcome-remains = remains
meccg-event-cleansed =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $who) } tries to be rid of { NAME("meccg-card", $card) }: { $roll }, more than { $points } needed: { NAME("meccg-outcome", $outcome) }.
reason-that-card-cannot-be-removed-so = That card cannot be removed by a roll
reason-only-an-untapped-character-taps-for-it = Only an untapped character can tap for it
reason-without-tapping-there-is-one-attempt = Without tapping there is one attempt on a card in this phase, before or after which there is no other
reason-the-ringwraith-is-not-in-that-mode = The Ringwraith is not in that mode
